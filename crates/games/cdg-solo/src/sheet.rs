//! The nine playsheets and their fixed facts, as data.

use kernel::Text;
use serde::{Deserialize, Serialize};

use crate::act::{Count, Use};

/// The playsheets, in the order of the columns of `face::TABLE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sheet {
    #[serde(rename = "ancients-epic")]
    Ancients,
    #[serde(rename = "napoleonics")]
    Napoleonics,
    #[serde(rename = "napoleonics-epic")]
    Epic,
    #[serde(rename = "medieval")]
    Medieval,
    #[serde(rename = "wilderness")]
    Wilderness,
    #[serde(rename = "1960")]
    President,
    #[serde(rename = "pursuit")]
    Pursuit,
    #[serde(rename = "barbarossa")]
    Barbarossa,
    #[serde(rename = "empire")]
    Empire,
}

/// G-11, G-12: one shared deck beside the displays, or one deck per side in the side's slot C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Single,
    Dual,
}

/// One of the two sides a person plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    #[default]
    First,
    Second,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    #[inline]
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// The heading of a playsheet and the names it uses.
#[derive(Debug)]
pub struct Facts {
    /// Name in options and files.
    pub name: &'static str,
    pub mode: Mode,
    /// The sides as named in decks and texts; the first one is dealt first (section 5, 1).
    pub sides: [&'static str; 2],
    /// G-28: the uses of a card that are logged.
    pub uses: &'static [Use],
    /// G-22: the authors of the playsheet.
    pub authors: &'static str,
    /// Whether Cards Remaining are counted (G-14).
    pub counts: bool,
    /// G-30: the counts of each side that can be corrected by hand.
    pub kept: &'static [Count],
}

use Mode::{Dual, Single};
use Use::{Activate, Combat, Construct, Discard, Ec, Event, Fo, Oc, Ops, Order, Points, Rp, Sealed, Sr};

const FACTS: [Facts; 9] = [
    Facts {
        name: "ancients-epic",
        mode: Single,
        sides: ["side-1", "side-2"],
        uses: &[Order],
        authors: "Luc Boyer, Ken Kuhn",
        counts: false,
        kept: &[Count::Banners, Count::Hand],
    },
    Facts {
        name: "napoleonics",
        mode: Single,
        sides: ["side-1", "side-2"],
        uses: &[Order],
        authors: "Chris Crane",
        counts: false,
        kept: &[
            Count::Banners,
            Count::Hand,
            Count::Tacticians,
            Count::Guerrilla,
            Count::Mass,
            Count::IronWill,
        ],
    },
    Facts {
        name: "napoleonics-epic",
        mode: Single,
        sides: ["side-1", "side-2"],
        uses: &[Order],
        authors: "Luc Boyer, Ken Kuhn",
        counts: false,
        kept: &[
            Count::Banners,
            Count::Hand,
            Count::Corps,
            Count::Tacticians,
            Count::Guerrilla,
            Count::Mass,
            Count::IronWill,
        ],
    },
    Facts {
        name: "medieval",
        mode: Single,
        sides: ["side-1", "side-2"],
        uses: &[Order],
        authors: "Ken Kuhn",
        counts: false,
        kept: &[Count::Banners, Count::Hand, Count::Tokens, Count::Left],
    },
    Facts {
        name: "wilderness",
        mode: Single,
        sides: ["french", "british"],
        uses: &[Event, Activate, Construct, Discard],
        authors: "Chris Crane",
        counts: true,
        kept: &[Count::Left, Count::Hand, Count::Held],
    },
    Facts {
        name: "1960",
        mode: Single,
        sides: ["kennedy", "nixon"],
        uses: &[Event, Points, Sealed],
        authors: "Ken Kuhn",
        counts: false,
        kept: &[Count::Momentum, Count::Candidate],
    },
    Facts {
        name: "pursuit",
        mode: Dual,
        sides: ["allied", "central"],
        uses: &[Event, Ops, Sr, Rp],
        authors: "Ken Kuhn",
        counts: true,
        kept: &[Count::Left, Count::Stage],
    },
    Facts {
        name: "barbarossa",
        mode: Dual,
        sides: ["axis", "allied"],
        uses: &[Event, Ops, Sr, Rp, Combat],
        authors: "Ken Kuhn",
        counts: true,
        kept: &[Count::Left, Count::Resources, Count::Entry],
    },
    Facts {
        name: "empire",
        mode: Dual,
        sides: ["japan", "allies"],
        uses: &[Ec, Oc, Fo, Discard],
        authors: "Chris Crane",
        counts: true,
        kept: &[Count::Left, Count::Passes, Count::Draws, Count::Tojo],
    },
];

impl Sheet {
    pub const ALL: [Sheet; 9] = [
        Sheet::Ancients,
        Sheet::Napoleonics,
        Sheet::Epic,
        Sheet::Medieval,
        Sheet::Wilderness,
        Sheet::President,
        Sheet::Pursuit,
        Sheet::Barbarossa,
        Sheet::Empire,
    ];

    #[inline]
    pub fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }

    #[inline]
    pub fn mode(self) -> Mode {
        self.facts().mode
    }

    pub fn name(self) -> Text {
        Text::new(format!("solo-sheet-{}", self.facts().name))
    }

    /// Whether it is one of the four Commands & Colors sheets.
    #[inline]
    pub fn is_colors(self) -> bool {
        matches!(self, Sheet::Ancients | Sheet::Napoleonics | Sheet::Epic | Sheet::Medieval)
    }

    /// Which deck a side draws from.
    #[inline]
    pub fn deck_of(self, side: Side) -> usize {
        match self.mode() {
            Single => 0,
            Dual => side.index(),
        }
    }

    /// The name of the pile from which a deck's cards are drawn; a person with real cards sees it when entering them.
    #[inline]
    pub fn pile(self, deck: usize) -> &'static str {
        match self.mode() {
            Single => "deck",
            Dual => self.facts().sides[deck],
        }
    }
}
