//! What the player can do. An act is written as words: `action relief`, `pick middle-east`, `choose ally-intel`, `spend 2`.

use std::fmt;
use std::str::FromStr;

use kernel::{Unreadable, from_words};

use crate::program;

/// A word of the charts, as its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(pub u16);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Take a master action.
    Action(Key),
    /// Give up an action for an AP.
    Forgo,
    /// Buy one more action.
    Buy,
    /// End the segment and give up what is left of it.
    Done,
    /// Pick a region, a country, a bill, ...
    Pick(Key),
    /// Pick nothing.
    Decline,
    Choose(Key),
    /// Spend this many AP.
    Spend(u8),
    /// Keep the die as it is.
    Keep,
    Reroll,
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |key: Key| program().key(key.0);
        match *self {
            Act::Action(key) => write!(f, "action {}", word(key)),
            Act::Forgo => f.write_str("forgo"),
            Act::Buy => f.write_str("buy"),
            Act::Done => f.write_str("done"),
            Act::Pick(key) => write!(f, "pick {}", word(key)),
            Act::Decline => f.write_str("decline"),
            Act::Choose(key) => write!(f, "choose {}", word(key)),
            Act::Spend(amount) => write!(f, "spend {amount}"),
            Act::Keep => f.write_str("keep"),
            Act::Reroll => f.write_str("reroll"),
        }
    }
}

impl FromStr for Act {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Act, Unreadable> {
        let key = |word: &str| program().key_of.get(word).map(|&key| Key(key));
        from_words(text, |words| {
            Some(match *words {
                ["action", word] => Act::Action(key(word)?),
                ["forgo"] => Act::Forgo,
                ["buy"] => Act::Buy,
                ["done"] => Act::Done,
                ["pick", word] => Act::Pick(key(word)?),
                ["decline"] => Act::Decline,
                ["choose", word] => Act::Choose(key(word)?),
                ["spend", amount] => Act::Spend(amount.parse().ok()?),
                ["keep"] => Act::Keep,
                ["reroll"] => Act::Reroll,
                _ => return None,
            })
        })
    }
}
