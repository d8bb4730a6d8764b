//! Options on which the players agree before the start (FIP-37).

use kernel::{OptionSpec, Refusal, Text};
use serde::{Deserialize, Serialize};

/// FIP-37.
pub const ROUNDS: std::ops::RangeInclusive<u8> = 1..=4;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// FIP-7: how characters, attributes and types are dealt.
    pub cards: Cards,
    /// FIP-8: who starts with the starting player card.
    pub start: Start,
    /// FIP-37: number of rounds.
    pub rounds: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cards {
    Dealt,
    Chosen,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    Random,
    First,
}

impl Default for Options {
    fn default() -> Options {
        Options { cards: Cards::Dealt, start: Start::Random, rounds: *ROUNDS.end() }
    }
}

impl Options {
    pub(crate) fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::choice("cards", &["dealt", "chosen"], "FIP-7"),
            OptionSpec::choice("start", &["random", "first"], "FIP-8"),
            OptionSpec::number("rounds", ROUNDS, *ROUNDS.end(), "FIP-37"),
        ]
    }

    pub(crate) fn check(&self) -> Result<(), Refusal> {
        if ROUNDS.contains(&self.rounds) {
            return Ok(());
        }
        Err(Refusal::new("FIP-37", Text::new("fip-no-rounds").number("rounds", self.rounds)))
    }
}
