//! What the players agree on before the start.

use kernel::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

use crate::printed::printed;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// MD-R3: homes that nobody took are closed, with the land around them.
    pub closed_homes: ClosedHomes,
    /// MD-Q2: recycled cards join a deck that is already in use.
    pub late_recycling: bool,
    /// MD-C25, MD-Q98: the re-roll of Star-Spangled Banner is for attacks only.
    pub banner_attack_only: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClosedHomes {
    /// With three seats only.
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
        let closed = ["by_seats", "closed", "open"].as_slice();
        let default = Options::default();
        vec![
            OptionSpec {
                name: "closed_homes",
                kind: OptionKind::Choice { values: closed, default: closed[0] },
                rule: "MD-R3",
            },
            OptionSpec {
                name: "late_recycling",
                kind: OptionKind::Flag { default: default.late_recycling },
                rule: "MD-Q2",
            },
            OptionSpec {
                name: "banner_attack_only",
                kind: OptionKind::Flag { default: default.banner_attack_only },
                rule: "MD-Q98",
            },
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
