//! One state: a number from 0 to 50 that knows its code and its name.

use std::{error::Error, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{
    Region,
    table::{COUNT, ROWS},
};

/// A state or the District of Columbia, ordered by postal code. Displayed, parsed and serialised as that
/// code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UsState(u8);

impl UsState {
    pub const COUNT: usize = COUNT;

    /// Every state, in order of postal code.
    pub const ALL: [UsState; COUNT] = {
        let mut all = [UsState(0); COUNT];
        let mut index = 0;
        while index < COUNT {
            all[index] = UsState(index as u8);
            index += 1;
        }
        all
    };

    pub(super) const fn at(index: u8) -> UsState {
        assert!((index as usize) < COUNT);
        UsState(index)
    }

    /// From 0 to 50: the index in every array of 51 states.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn from_index(index: usize) -> Option<UsState> {
        if index < COUNT { Some(UsState(index as u8)) } else { None }
    }

    /// The postal code: two capital letters.
    pub fn code(self) -> &'static str {
        ROWS[self.index()].code
    }

    /// The English name. Texts for people come from [`crate::TEXTS`] with the key [`UsState::text_key`].
    pub fn name(self) -> &'static str {
        ROWS[self.index()].name
    }

    /// The key of the state's name in [`crate::TEXTS`].
    pub fn text_key(self) -> String {
        format!("state-{}", self.code())
    }

    /// The census region.
    pub fn region(self) -> Region {
        ROWS[self.index()].region
    }
}

impl fmt::Display for UsState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl fmt::Debug for UsState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// There is no state with this code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownState(pub String);

impl fmt::Display for UnknownState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no state has the postal code \"{}\"", self.0)
    }
}

impl Error for UnknownState {}

impl FromStr for UsState {
    type Err = UnknownState;

    fn from_str(text: &str) -> Result<UsState, UnknownState> {
        UsState::ALL
            .into_iter()
            .find(|state| state.code().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownState(text.to_owned()))
    }
}

impl Serialize for UsState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for UsState {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<UsState, D::Error> {
        deserializer.deserialize_str(CodeVisitor)
    }
}

/// Parses the code from borrowed or owned text without copying.
struct CodeVisitor;

impl de::Visitor<'_> for CodeVisitor {
    type Value = UsState;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the postal code of a state")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<UsState, E> {
        text.parse().map_err(E::custom)
    }
}
