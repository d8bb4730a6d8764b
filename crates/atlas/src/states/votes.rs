//! Electoral votes: how many each state casts, by the census that apportioned them.

use std::{error::Error, fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{
    StateSet, UsState,
    table::{COUNT, ROWS_AT_COMPILE_TIME},
};

/// A distribution of the 538 electoral votes, named after the elections for which it was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Apportionment {
    /// For maps of past elections. No game uses it.
    #[serde(rename = "1992-2000", skip_deserializing)]
    Census1990,
    /// Likewise.
    #[serde(rename = "2004-2008", skip_deserializing)]
    Census2000,
    #[serde(rename = "2012-2020")]
    Census2010,
    #[serde(rename = "2024-2028")]
    Census2020,
}

/// One column of the table, indexed by state.
macro_rules! column {
    ($votes:ident) => {{
        let mut votes = [0; COUNT];
        let mut index = 0;
        while index < COUNT {
            votes[index] = ROWS_AT_COMPILE_TIME[index].$votes;
            index += 1;
        }
        votes
    }};
}

static VOTES_1992: [u8; COUNT] = column!(votes_1992);
static VOTES_2004: [u8; COUNT] = column!(votes_2004);
static VOTES_2012: [u8; COUNT] = column!(votes_2012);
static VOTES_2024: [u8; COUNT] = column!(votes_2024);

impl Apportionment {
    pub const ALL: [Apportionment; 4] = [
        Apportionment::Census1990,
        Apportionment::Census2000,
        Apportionment::Census2010,
        Apportionment::Census2020,
    ];

    /// The apportionments that games use.
    pub const IN_GAMES: [Apportionment; 2] = [Apportionment::Census2010, Apportionment::Census2020];

    /// Total number of electoral votes.
    pub const TOTAL: u16 = 538;
    /// Number of votes that elect a president.
    pub const MAJORITY: u16 = 270;

    /// The votes of every state, by index.
    pub fn votes(self) -> &'static [u8; COUNT] {
        match self {
            Apportionment::Census1990 => &VOTES_1992,
            Apportionment::Census2000 => &VOTES_2004,
            Apportionment::Census2010 => &VOTES_2012,
            Apportionment::Census2020 => &VOTES_2024,
        }
    }

    pub fn of(self, state: UsState) -> u8 {
        self.votes()[state.index()]
    }

    /// The total votes of several states.
    pub fn sum(self, states: StateSet) -> u16 {
        states.iter().map(|state| u16::from(self.of(state))).sum()
    }

    /// The elections for which it was used, as in "2012-2020".
    pub const fn code(self) -> &'static str {
        match self {
            Apportionment::Census1990 => "1992-2000",
            Apportionment::Census2000 => "2004-2008",
            Apportionment::Census2010 => "2012-2020",
            Apportionment::Census2020 => "2024-2028",
        }
    }
}

impl fmt::Display for Apportionment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// There is no apportionment with this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownApportionment(pub String);

impl fmt::Display for UnknownApportionment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Apportionment::ALL.map(Apportionment::code).join(", ");
        write!(f, "no electoral votes are known for \"{}\"; use one of {known}", self.0)
    }
}

impl Error for UnknownApportionment {}

impl FromStr for Apportionment {
    type Err = UnknownApportionment;

    fn from_str(text: &str) -> Result<Apportionment, UnknownApportionment> {
        Apportionment::ALL
            .into_iter()
            .find(|apportionment| apportionment.code() == text)
            .ok_or_else(|| UnknownApportionment(text.to_owned()))
    }
}
