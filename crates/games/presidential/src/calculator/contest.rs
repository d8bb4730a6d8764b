//! A unit in which electoral votes are decided: a state, or a congressional district of Maine or Nebraska.

use std::{fmt, str::FromStr};

use atlas::states::UsState;
use kernel::Unreadable;

/// A state or a district, as its index in [`Contest::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Contest(u8);

/// In these states two electoral votes go to the winner of the state and one to the winner of each district.
const DISTRICTS: [(UsState, u8, &str); Contest::DISTRICTS] = [
    (UsState::ME, 1, "ME-1"),
    (UsState::ME, 2, "ME-2"),
    (UsState::NE, 1, "NE-1"),
    (UsState::NE, 2, "NE-2"),
    (UsState::NE, 3, "NE-3"),
];

impl Contest {
    pub const DISTRICTS: usize = 5;
    pub const COUNT: usize = UsState::COUNT + Contest::DISTRICTS;

    /// The states in order of postal code, then the districts.
    pub const ALL: [Contest; Contest::COUNT] = {
        let mut all = [Contest(0); Contest::COUNT];
        let mut index = 0;
        while index < Contest::COUNT {
            all[index] = Contest(index as u8);
            index += 1;
        }
        all
    };

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn state(self) -> UsState {
        match UsState::from_index(self.index()) {
            Some(state) => state,
            None => DISTRICTS[self.index() - UsState::COUNT].0,
        }
    }

    /// The number of the district; None for a state.
    pub fn district(self) -> Option<u8> {
        Some(DISTRICTS.get(self.index().checked_sub(UsState::COUNT)?)?.1)
    }

    /// The code, such as "NE" or "NE-2".
    pub fn code(self) -> &'static str {
        match UsState::from_index(self.index()) {
            Some(state) => state.code(),
            None => DISTRICTS[self.index() - UsState::COUNT].2,
        }
    }

    /// Whether districts of this state choose their own electors.
    pub fn is_divisible(state: UsState) -> bool {
        DISTRICTS.iter().any(|(of, _, _)| *of == state)
    }
}

impl From<UsState> for Contest {
    fn from(state: UsState) -> Contest {
        Contest::ALL[state.index()]
    }
}

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Contest {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Contest, Unreadable> {
        Contest::ALL.into_iter().find(|contest| contest.code() == text).ok_or_else(|| Unreadable::new(text))
    }
}
