//! Options on which the teams agree before the start.

use atlas::states::Apportionment;
use kernel::{OptionSpec, Refusal, Text};
use serde::{Deserialize, Serialize};

use crate::cards::{OWN_MAX, OwnCard};

/// TPG-3.
pub const WEEKS: std::ops::RangeInclusive<u8> = 1..=30;
pub(crate) const WEEKS_DEFAULT: u8 = 15;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// TPG-3: number of weeks until the election.
    pub weeks: u8,
    /// TPG-5: which apportionment of electoral votes is used.
    pub apportionment: Apportionment,
    /// TPG-23: what happens at 269 to 269.
    pub tie: Tie,
    /// TPG-21: the order in which neutral states are rolled for.
    pub neutral: Neutral,
    /// TPG-29: whether Politics Cards are used.
    pub cards: bool,
    /// TPG-20: custom cards written by the teams.
    pub own_cards: Vec<OwnCard>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    Tie,
    House,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Neutral {
    Fixed,
    Chosen,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            weeks: WEEKS_DEFAULT,
            apportionment: Apportionment::Census2010,
            tie: Tie::Tie,
            neutral: Neutral::Fixed,
            cards: true,
            own_cards: Vec::new(),
        }
    }
}

impl Options {
    pub(crate) fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::number("weeks", WEEKS, WEEKS_DEFAULT, "TPG-3"),
            OptionSpec::choice("apportionment", &["2012-2020", "2024-2028"], "TPG-5"),
            OptionSpec::choice("tie", &["tie", "house"], "TPG-23"),
            OptionSpec::choice("neutral", &["fixed", "chosen"], "TPG-21"),
            OptionSpec::flag("cards", true, "TPG-29"),
            OptionSpec::entries("own_cards", OWN_MAX, crate::own_cards::entry(), "TPG-20"),
        ]
    }

    pub(crate) fn check(&self) -> Result<(), Refusal> {
        if !WEEKS.contains(&self.weeks) {
            let text = Text::new("tpg-no-weeks").number("weeks", self.weeks);
            return Err(Refusal::new("TPG-3", text).at("weeks"));
        }
        if self.own_cards.len() > OWN_MAX {
            let text = Text::new("tpg-own-many").number("most", OWN_MAX as i64);
            return Err(Refusal::new("TPG-20", text).at("own_cards"));
        }
        if !self.cards && !self.own_cards.is_empty() {
            return Err(Refusal::new("TPG-29", Text::new("tpg-own-without-cards")).at("own_cards"));
        }
        self.own_cards.iter().enumerate().try_for_each(|(n, card)| card.check(n + 1))
    }
}
