//! What a person can do or tell. An act is written in words: `roll`, `play 1B event`, `take 47`.

use std::fmt;
use std::str::FromStr;

use kernel::Unreadable;
use serde::{Deserialize, Serialize};

use crate::state::{Card, Pos};

/// Makes an enum whose members have a word each.
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
    /// G-28: what a card is played for.
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
        /// 1960: campaign points, and the same with two momentum so that the card lies face-down (MP-3).
        Points "cp",
        Sealed "sealed",
        /// Commands & Colors.
        Order "order",
        /// BB-4: the permitted card is discarded and #24 used instead.
        Exchange "exchange",
    }
}

words! {
    /// What can be said in one word.
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
        Defense "defense",
        Economy "economy",
        CivilRights "civil-rights",
        Section "section",
        Troop "troop",
        Leadership "leadership",
        Tactic "tactic",
        Army "army",
        Field "field",
        /// What the board changed is put right.
        Correct "correct",
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
    /// F-2: a face-down card of choice.
    Flip(Pos),
    /// T-3.
    Play(Pos, Use),
    /// A card that lies beside a display.
    Beside(Card, Use),
    /// A card of a display, in answer to a question.
    Pick(Pos),
    /// A card of a discard pile or a list, in answer to a question.
    Take(Card),
    Number(u8),
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
        }
    }
}

impl FromStr for Act {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Act, Unreadable> {
        let bad = || Unreadable(text.chars().take(80).collect());
        let pos = |word: &str| word.parse::<Pos>().map_err(|_| bad());
        let card = |word: &str| word.parse::<Card>().map_err(|_| bad());
        let used = |word: &str| Use::of_word(word).ok_or_else(bad);
        let words: Vec<&str> = text.split_ascii_whitespace().take(4).collect();
        Ok(match words[..] {
            [word] => Act::Deed(Deed::of_word(word).ok_or_else(bad)?),
            ["flip", p] => Act::Flip(pos(p)?),
            ["play", p, u] => Act::Play(pos(p)?, used(u)?),
            ["beside", c, u] => Act::Beside(card(c)?, used(u)?),
            ["pick", p] => Act::Pick(pos(p)?),
            ["take", c] => Act::Take(card(c)?),
            ["number", n] => Act::Number(n.parse().map_err(|_| bad())?),
            _ => return Err(bad()),
        })
    }
}
