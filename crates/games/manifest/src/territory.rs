//! Territories and sets of territories.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};
use std::str::FromStr;

use kernel::{Text, Unreadable};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A territory as its index in the fixed order of the data. It is displayed and parsed as its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Territory(u8);

const CODES: [&str; Territory::COUNT] = [
    "QC", "LB", "MR", "ON", "SO", "MB", "SK", "EN", "NY", "NJ", "PA", "OH", "MI", "IN", "IL", "WI", "MN",
    "IA", "MD", "VA", "NC", "SC", "GA", "FL", "KY", "TN", "AL", "MS", "LA", "AR", "MO", "AK", "BC", "AB",
    "WA", "OR", "ID", "MT", "WY", "DK", "NE", "HI", "CN", "CS", "NV", "UT", "AZ", "NM", "CO", "KS", "OK",
    "TE", "TW", "MX", "BJ", "SR", "CH", "NL", "JA", "VZ", "GU", "OA", "YU", "CE", "CU", "SE", "SW", "EU",
    "ME", "AS", "OC",
];

impl Territory {
    pub const COUNT: usize = 71;

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn code(self) -> &'static str {
        CODES[self.0 as usize]
    }

    /// From its index, such as a bit of a set.
    pub const fn nth(index: u16) -> Territory {
        assert!((index as usize) < Territory::COUNT);
        Territory(index as u8)
    }

    pub fn all() -> impl Iterator<Item = Territory> {
        (0..Territory::COUNT as u8).map(Territory)
    }

    /// The displayed name.
    pub fn text(self) -> Text {
        Text::new(format!("territory-{}", self.code()))
    }

    pub const fn alone(self) -> Territories {
        Territories(1 << self.0)
    }
}

impl fmt::Display for Territory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Territory {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Territory, Unreadable> {
        let found = CODES.iter().position(|code| code.eq_ignore_ascii_case(text));
        found.map(|index| Territory(index as u8)).ok_or_else(|| Unreadable(text.chars().take(80).collect()))
    }
}

impl Serialize for Territory {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Territory {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Territory, D::Error> {
        let code = std::borrow::Cow::<str>::deserialize(deserializer)?;
        code.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of territories, serialized as a list of codes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Territories(u128);

impl Territories {
    pub const EMPTY: Territories = Territories(0);
    pub const ALL: Territories = Territories((1 << Territory::COUNT) - 1);

    /// As bits for the kernel's lists of acts and for draws.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    #[inline]
    pub const fn contains(self, one: Territory) -> bool {
        self.0 >> one.0 & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn insert(&mut self, one: Territory) {
        self.0 |= 1 << one.0;
    }

    pub const fn remove(&mut self, one: Territory) {
        self.0 &= !(1 << one.0);
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Territory> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(Territory(index))
        })
    }

    pub fn first(self) -> Option<Territory> {
        (self.0 != 0).then(|| Territory(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Territory> for Territories {
    fn from_iter<I: IntoIterator<Item = Territory>>(list: I) -> Territories {
        list.into_iter().fold(Territories::EMPTY, |set, one| set | one.alone())
    }
}

impl BitOr for Territories {
    type Output = Territories;
    #[inline]
    fn bitor(self, other: Territories) -> Territories {
        Territories(self.0 | other.0)
    }
}

impl BitAnd for Territories {
    type Output = Territories;
    #[inline]
    fn bitand(self, other: Territories) -> Territories {
        Territories(self.0 & other.0)
    }
}

impl Sub for Territories {
    type Output = Territories;
    #[inline]
    fn sub(self, other: Territories) -> Territories {
        Territories(self.0 & !other.0)
    }
}

impl Not for Territories {
    type Output = Territories;
    #[inline]
    fn not(self) -> Territories {
        Territories::ALL - self
    }
}

impl BitOrAssign for Territories {
    fn bitor_assign(&mut self, other: Territories) {
        *self = *self | other;
    }
}

impl BitAndAssign for Territories {
    fn bitand_assign(&mut self, other: Territories) {
        *self = *self & other;
    }
}

impl SubAssign for Territories {
    fn sub_assign(&mut self, other: Territories) {
        *self = *self - other;
    }
}

impl Serialize for Territories {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Territories {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Territories, D::Error> {
        Ok(Vec::<Territory>::deserialize(deserializer)?.into_iter().collect())
    }
}
