//! Options on which the players agree before the start.

use kernel::OptionSpec;
use serde::{Deserialize, Serialize};

use crate::printed::printed;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// MD-R3: whether homes that nobody took are closed, together with the land around them.
    pub closed_homes: ClosedHomes,
    /// MD-Q2: whether recycled cards join a deck that is already in use.
    pub late_recycling: bool,
    /// MD-C25, MD-Q98: whether the reroll of Star-Spangled Banner is only for attacks.
    pub banner_attack_only: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClosedHomes {
    /// Closed only in games of three seats.
    BySeats,
    Closed,
    Open,
}

impl Default for Options {
    fn default() -> Options {
        Options { closed_homes: ClosedHomes::BySeats, late_recycling: true, banner_attack_only: false }
    }
}

impl Options {
    pub(crate) fn specs() -> Vec<OptionSpec> {
        let default = Options::default();
        vec![
            OptionSpec::choice("closed_homes", &["by_seats", "closed", "open"], "MD-R3"),
            OptionSpec::flag("late_recycling", default.late_recycling, "MD-Q2"),
            OptionSpec::flag("banner_attack_only", default.banner_attack_only, "MD-Q98"),
        ]
    }

    pub(crate) fn closes_homes(&self, seats: u8) -> bool {
        match self.closed_homes {
            ClosedHomes::BySeats => printed().by_seats(seats).closed_homes,
            ClosedHomes::Closed => true,
            ClosedHomes::Open => false,
        }
    }
}
