//! How long seats may think. The store keeps it and counts nothing: it has no clock.

use serde::{Deserialize, Serialize};

use crate::ids::TableId;
use crate::table::Millis;

/// The clock of a table, as it was chosen when the table was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Milliseconds for each turn.
    pub turn: i64,
    /// Milliseconds for the whole game, from which longer turns are taken.
    pub bank: i64,
    pub at_zero: AtZero,
}

/// What happens when a seat has no time left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// A bot plays the turn to its end.
    Bot,
    /// The table's owner takes the seat.
    Owner,
    /// The seat has lost.
    Loss,
}

impl AtZero {
    pub const ALL: [AtZero; 3] = [AtZero::Bot, AtZero::Owner, AtZero::Loss];

    pub fn word(self) -> &'static str {
        match self {
            AtZero::Bot => "bot",
            AtZero::Owner => "owner",
            AtZero::Loss => "loss",
        }
    }

    pub fn of_word(word: &str) -> Option<AtZero> {
        AtZero::ALL.into_iter().find(|one| one.word() == word)
    }
}

/// The time of every seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times {
    pub seats: Vec<SeatTime>,
    /// When the first of the seats that think has nothing left; none while no clock runs.
    pub due: Option<Millis>,
}

/// The time of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatTime {
    /// Milliseconds left in the bank.
    pub bank: i64,
    /// Milliseconds of this turn that were used before the clock was last stopped.
    pub used: i64,
    /// Since when the clock has been running; none while it stands.
    pub since: Option<Millis>,
    /// Milliseconds that the turn before took, for the case that its end is taken back.
    #[serde(default)]
    pub last: i64,
    /// The table was made for the people of this seat, and none of them has come yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unseen: bool,
}

/// A running table where a seat has no time left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overdue {
    pub table: TableId,
    /// Since when.
    pub due: Millis,
}
