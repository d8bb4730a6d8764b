//! What a person can do or report. An act is written as words: `roll`, `play 1B event`, `take 47`.

use std::fmt;
use std::str::FromStr;

use kernel::{Unreadable, from_words};
use serde::{Deserialize, Serialize};

use crate::sheet::Side;
use crate::state::{Card, Pos};

/// Defines an enum in which every variant has a word.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$note:meta])* $member:ident $word:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum $name { $($(#[$note])* #[serde(rename = $word)] $member,)* }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$member,)*];

            pub fn word(self) -> &'static str {
                match self { $($name::$member => $word,)* }
            }

            pub fn of_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|member| member.word() == word)
            }
        }
    };
}
pub(crate) use words;

words! {
    /// G-28: what a card can be played for.
    Use {
        Event "event",
        /// Wilderness War.
        Activate "activate",
        Construct "construct",
        Discard "discard",
        /// Pursuit of Glory and Barbarossa to Berlin.
        Ops "ops",
        Sr "sr",
        Rp "rp",
        Combat "combat",
        /// Empire of the Sun.
        Oc "oc",
        Ec "ec",
        Fo "fo",
        /// 1960: campaign points; `sealed` is the same but spends two momentum so that the card is placed face-down (MP-3).
        Points "cp",
        Sealed "sealed",
        /// Commands & Colors.
        Order "order",
        /// BB-4: discard the permitted card and use #24 instead.
        Exchange "exchange",
        /// CN-3: dissolve the square that this card stands for.
        Dissolve "dissolve",
        /// A play out of turn, or one in addition to the main card: WW-4, WW-5, ES-12, CC-9.
        Response "response",
        /// MP-7.
        Debate "debate",
    }
}

words! {
    /// Acts that consist of a single word.
    Deed {
        Roll "roll",
        Pass "pass",
        Done "done",
        Yes "yes",
        No "no",
        First "first",
        Second "second",
        Neither "neither",
        Automatic "automatic",
        Partisans "partisans",
        Battle "battle",
        /// WW-6: another battle in the same turn, after fate blocked one.
        AnotherBattle "another-battle",
        Combat "combat",
        Candidate "candidate",
        Random "random",
        Left "left",
        Center "center",
        Right "right",
        Token "token",
        Square "square",
        None "none",
        Tactician "tactician",
        TacticianUsed "tactician-used",
        /// CN-14: the side that is attacked out of turn forms a square of its own.
        OwnSquare "own-square",
        /// CN-5.
        Guerrilla "guerrilla",
        Mass "mass",
        IronWill "iron-will",
        Defense "defense",
        Economy "economy",
        CivilRights "civil-rights",
        /// PG-12.
        Points "vp",
        Unit "unit",
        Section "section",
        Troop "troop",
        Leadership "leadership",
        Tactic "tactic",
        Army "army",
        Field "field",
        Reaction "reaction",
        /// Enter by hand what changed on the board.
        Correct "correct",
        /// G-28: move a card that was already put away to another place.
        Card "card",
        Discarded "discarded",
        FaceDown "face-down",
        Removed "removed",
        Marker "marker",
        Box "box",
    }
}

words! {
    /// Counts that can be corrected by hand (G-30).
    Count {
        /// G-5: Cards Remaining, Max Hand Size or Command, and in La Grande the hand of the corps.
        Left "left",
        Hand "hand",
        Corps "corps",
        /// WW-3: the marker for a pass in the previous season.
        Held "held",
        /// PG-14: how many stages of cards have been added to the deck.
        Stage "stage",
        /// BB-5: hand size by current resources; BB-7: the turn of US entry.
        Resources "resources",
        Entry "entry",
        /// ES-20, ES-13, ES-14.
        Passes "passes",
        Draws "draws",
        Tojo "tojo",
        /// MP-1, MP-9.
        Momentum "momentum",
        Candidate "candidate",
        /// Commands & Colors.
        Banners "banners",
        Tokens "tokens",
        Tacticians "tacticians",
        /// CN-5.
        Guerrilla "guerrilla",
        Mass "mass",
        IronWill "iron-will",
    }
}

impl Count {
    /// Packs a count and its side into one number below 64.
    #[inline]
    pub(crate) fn of_side(self, side: Side) -> u8 {
        self as u8 * 2 + side as u8
    }

    #[inline]
    pub(crate) fn and_side(index: u8) -> (Count, Side) {
        (Count::ALL[usize::from(index / 2)], Side::BOTH[usize::from(index % 2)])
    }
}

impl Use {
    #[inline]
    pub(crate) fn bit(self) -> u64 {
        1 << self as u64
    }
}

impl Deed {
    #[inline]
    pub(crate) fn bit(self) -> u64 {
        1 << self as u64
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    Deed(Deed),
    /// F-2: flip this face-down card, which the person chose.
    Flip(Pos),
    /// T-3.
    Play(Pos, Use),
    /// Play a card that lies beside a display.
    Beside(Card, Use),
    /// Name a card of a display in answer to a question.
    Pick(Pos),
    /// Name a card of a discard pile or a list in answer to a question.
    Take(Card),
    Number(u8),
    /// Which count of which side to correct.
    Count(Count, Side),
    /// MP-1: an event gave a side a momentum marker, or took one away (`Lose`).
    Gain(Side),
    Lose(Side),
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Deed(deed) => f.write_str(deed.word()),
            Act::Flip(pos) => write!(f, "flip {pos}"),
            Act::Play(pos, used) => write!(f, "play {pos} {}", used.word()),
            Act::Beside(card, used) => write!(f, "beside {card} {}", used.word()),
            Act::Pick(pos) => write!(f, "pick {pos}"),
            Act::Take(card) => write!(f, "take {card}"),
            Act::Number(number) => write!(f, "number {number}"),
            Act::Count(count, side) => write!(f, "count {} {}", count.word(), side.index() + 1),
            Act::Gain(side) => write!(f, "gain {}", side.index() + 1),
            Act::Lose(side) => write!(f, "lose {}", side.index() + 1),
        }
    }
}

/// Parses a side from its number.
fn side_of(word: &str) -> Option<Side> {
    match word {
        "1" => Some(Side::First),
        "2" => Some(Side::Second),
        _ => None,
    }
}

impl FromStr for Act {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Act, Unreadable> {
        from_words(text, |words| {
            Some(match *words {
                [word] => Act::Deed(Deed::of_word(word)?),
                ["flip", pos] => Act::Flip(pos.parse().ok()?),
                ["play", pos, used] => Act::Play(pos.parse().ok()?, Use::of_word(used)?),
                ["beside", card, used] => Act::Beside(card.parse().ok()?, Use::of_word(used)?),
                ["pick", pos] => Act::Pick(pos.parse().ok()?),
                ["take", card] => Act::Take(card.parse().ok()?),
                ["number", number] => Act::Number(number.parse().ok()?),
                ["count", count, side] => Act::Count(Count::of_word(count)?, side_of(side)?),
                ["gain", side] => Act::Gain(side_of(side)?),
                ["lose", side] => Act::Lose(side_of(side)?),
                _ => return None,
            })
        })
    }
}
