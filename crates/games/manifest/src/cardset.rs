//! A set of cards by number, 1 to 64, serialized as a list.

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The highest card number.
pub const CARDS: u8 = 64;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSet(u128);

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);

    #[inline]
    pub const fn one(card: u8) -> CardSet {
        CardSet(1 << card)
    }

    /// As bits for the kernel's lists of acts and for draws: bit N is card N.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    #[inline]
    pub const fn contains(self, card: u8) -> bool {
        card <= CARDS && self.0 >> card & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    pub fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    pub fn highest(self) -> Option<u8> {
        (self.0 != 0).then(|| 127 - self.0.leading_zeros() as u8)
    }

    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(card)
        })
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set | CardSet::one(card))
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        *self = *self | other;
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: CardSet) {
        *self = *self - other;
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let cards = Vec::<u8>::deserialize(deserializer)?;
        if let Some(card) = cards.iter().find(|&&card| !(1..=CARDS).contains(&card)) {
            return Err(serde::de::Error::custom(format!("there is no card {card}")));
        }
        Ok(cards.into_iter().collect())
    }
}
