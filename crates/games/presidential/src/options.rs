//! What the teams agree on before the start.

use atlas::states::Apportionment;
use kernel::{OptionKind, OptionSpec, Refusal, Text};
use serde::{Deserialize, Serialize};

use crate::cards::{OWN_MAX, OwnCard};

/// TPG-3.
pub const WEEKS: std::ops::RangeInclusive<u8> = 1..=30;
const WEEKS_DEFAULT: u8 = 15;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// TPG-3: how many weeks until the election.
    pub weeks: u8,
    /// TPG-5: how many electoral votes a state has.
    pub apportionment: Apportionment,
    /// TPG-23: what 269 to 269 means.
    pub tie: Tie,
    /// TPG-21: in which order neutral states are rolled for.
    pub neutral: Neutral,
    /// TPG-29: whether there are Politics Cards at all.
    pub cards: bool,
    /// TPG-20: cards that the teams wrote.
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
        let weeks = OptionKind::Number {
            min: (*WEEKS.start()).into(),
            max: (*WEEKS.end()).into(),
            default: WEEKS_DEFAULT.into(),
        };
        let choice = |values: &'static [&'static str]| OptionKind::Choice { values, default: values[0] };
        vec![
            OptionSpec { name: "weeks", kind: weeks, rule: "TPG-3" },
            OptionSpec { name: "apportionment", kind: choice(&["2012-2020", "2024-2028"]), rule: "TPG-5" },
            OptionSpec { name: "tie", kind: choice(&["tie", "house"]), rule: "TPG-23" },
            OptionSpec { name: "neutral", kind: choice(&["fixed", "chosen"]), rule: "TPG-21" },
            OptionSpec { name: "cards", kind: OptionKind::Flag { default: true }, rule: "TPG-29" },
            OptionSpec { name: "own_cards", kind: OptionKind::List { max: OWN_MAX }, rule: "TPG-20" },
        ]
    }

    pub(crate) fn check(&self) -> Result<(), Refusal> {
        if !WEEKS.contains(&self.weeks) {
            let text = Text::new("tpg-no-weeks").number("weeks", self.weeks);
            return Err(Refusal::new("TPG-3", text));
        }
        if self.own_cards.len() > OWN_MAX {
            let text = Text::new("tpg-own-many").number("most", OWN_MAX as i64);
            return Err(Refusal::new("TPG-20", text));
        }
        if !self.cards && !self.own_cards.is_empty() {
            return Err(Refusal::new("TPG-29", Text::new("tpg-own-without-cards")));
        }
        self.own_cards.iter().enumerate().try_for_each(|(n, card)| card.check(n + 1))
    }
}
