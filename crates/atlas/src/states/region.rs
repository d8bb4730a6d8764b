//! The four regions of the Census Bureau.

use std::{error::Error, fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{
    StateSet, UsState,
    table::{COUNT, ROWS_AT_COMPILE_TIME},
};

/// A census region. Every state is in one; the District of Columbia belongs to the South.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Region {
    Northeast,
    Midwest,
    South,
    West,
}

static STATES: [StateSet; 4] = {
    let mut sets = [StateSet::EMPTY; 4];
    let mut index = 0;
    while index < COUNT {
        sets[ROWS_AT_COMPILE_TIME[index].region as usize].insert(UsState::ALL[index]);
        index += 1;
    }
    sets
};

impl Region {
    pub const ALL: [Region; 4] = [Region::Northeast, Region::Midwest, Region::South, Region::West];

    pub fn states(self) -> StateSet {
        STATES[self as usize]
    }

    pub const fn code(self) -> &'static str {
        match self {
            Region::Northeast => "northeast",
            Region::Midwest => "midwest",
            Region::South => "south",
            Region::West => "west",
        }
    }

    /// The key of the region's name in [`crate::TEXTS`].
    pub fn text_key(self) -> String {
        format!("region-{}", self.code())
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// There is no region with this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRegion(pub String);

impl fmt::Display for UnknownRegion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no region is called \"{}\"; use northeast, midwest, south or west", self.0)
    }
}

impl Error for UnknownRegion {}

impl FromStr for Region {
    type Err = UnknownRegion;

    fn from_str(text: &str) -> Result<Region, UnknownRegion> {
        Region::ALL
            .into_iter()
            .find(|region| region.code() == text)
            .ok_or_else(|| UnknownRegion(text.to_owned()))
    }
}
