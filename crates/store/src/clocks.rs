//! Time limits of seats. The store keeps the times but never counts them down: it has no clock.

use serde::{Deserialize, Serialize};

use crate::ids::TableId;
use crate::table::Millis;

/// The clock of a table, as chosen when the table was created.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Milliseconds for each turn.
    pub turn: i64,
    /// Milliseconds for the whole game. Turns that take longer than `turn` draw on it.
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
    /// When the first of the thinking seats runs out of time. `None` while no clock runs.
    pub due: Option<Millis>,
}

/// The time of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatTime {
    /// Milliseconds left in the bank.
    pub bank: i64,
    /// Milliseconds of this turn used up before the clock was last stopped.
    pub used: i64,
    /// When the clock started running. `None` while it is stopped.
    pub since: Option<Millis>,
    /// Milliseconds that the previous turn took, needed if the end of that turn is taken back.
    #[serde(default)]
    pub last: i64,
    /// The table was created for the people of this seat, and none of them has opened it yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unseen: bool,
}

/// A running table where a seat has run out of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overdue {
    pub table: TableId,
    /// When the time ran out.
    pub due: Millis,
}
