//! The two teams, and values with one entry per team.

use std::fmt;
use std::ops::{Index, IndexMut};

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Team {
    Democrats,
    Republicans,
}

impl Team {
    pub const BOTH: [Team; 2] = [Team::Democrats, Team::Republicans];

    #[inline]
    pub const fn other(self) -> Team {
        match self {
            Team::Democrats => Team::Republicans,
            Team::Republicans => Team::Democrats,
        }
    }

    /// TPG-1: each team has one seat.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Votes of Democrats are positive, votes of Republicans negative.
    #[inline]
    pub const fn sign(self) -> i16 {
        1 - 2 * self as i16
    }

    pub const fn letter(self) -> &'static str {
        match self {
            Team::Democrats => "D",
            Team::Republicans => "R",
        }
    }

    pub fn text(self) -> Text {
        Text::new(match self {
            Team::Democrats => "tpg-democrats",
            Team::Republicans => "tpg-republicans",
        })
    }
}

impl Team {
    /// The name after a preposition, in languages where it changes.
    pub fn dative(self) -> Text {
        Text::new(match self {
            Team::Democrats => "tpg-democrats-dative",
            Team::Republicans => "tpg-republicans-dative",
        })
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

/// One value for each team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByTeam<T>(pub [T; 2]);

impl<T> Index<Team> for ByTeam<T> {
    type Output = T;

    #[inline]
    fn index(&self, team: Team) -> &T {
        &self.0[team as usize]
    }
}

impl<T> IndexMut<Team> for ByTeam<T> {
    #[inline]
    fn index_mut(&mut self, team: Team) -> &mut T {
        &mut self.0[team as usize]
    }
}
