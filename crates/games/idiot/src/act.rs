//! What a player can do. An act is written as words: `draw 2`, `turn 5 1`, `go IA`.

use std::fmt;
use std::str::FromStr;

use atlas::states::UsState;
use kernel::{Unreadable, from_words};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// FIP-7: an open card by its number, if players choose their cards.
    Character(u8),
    Attribute(u8),
    Type(u8),
    /// FIP-9: draw a headline card from the pile of this level.
    Draw(u8),
    /// FIP-10.
    Roll,
    /// FIP-11: turn one die of the seat's own number to another side.
    Turn {
        from: u8,
        to: u8,
    },
    /// FIP-12: place one of two dice; FIP-13: or the only one.
    Place(u8),
    /// FIP-12: place all dice of a number.
    All(u8),
    /// FIP-11, FIP-12: place all dice of a number after turning this many dice of the own number to it.
    AllTurning {
        number: u8,
        turned: u8,
    },
    /// FIP-29: choose the number of one "any dice" card.
    Any(u8),
    /// FIP-26: take one of the own cubes back into the supply.
    Take(UsState),
    /// FIP-21.
    Go(UsState),
    /// FIP-24.
    Fly(UsState),
    /// FIP-20.
    Stop,
    /// FIP-31: choose a state for the seat's Hey-Honey card.
    Pick(UsState),
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Character(card) => write!(f, "character {card}"),
            Act::Attribute(card) => write!(f, "attribute {card}"),
            Act::Type(card) => write!(f, "type {card}"),
            Act::Draw(level) => write!(f, "draw {level}"),
            Act::Roll => f.write_str("roll"),
            Act::Turn { from, to } => write!(f, "turn {from} {to}"),
            Act::Place(number) => write!(f, "place {number}"),
            Act::All(number) => write!(f, "all {number}"),
            Act::AllTurning { number, turned } => write!(f, "all {number} turning {turned}"),
            Act::Any(number) => write!(f, "any {number}"),
            Act::Take(state) => write!(f, "take {state}"),
            Act::Go(state) => write!(f, "go {state}"),
            Act::Fly(state) => write!(f, "fly {state}"),
            Act::Stop => f.write_str("stop"),
            Act::Pick(state) => write!(f, "pick {state}"),
        }
    }
}

impl FromStr for Act {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Act, Unreadable> {
        from_words(text, |words| {
            Some(match *words {
                ["character", card] => Act::Character(card.parse().ok()?),
                ["attribute", card] => Act::Attribute(card.parse().ok()?),
                ["type", card] => Act::Type(card.parse().ok()?),
                ["draw", level] => Act::Draw(level.parse().ok()?),
                ["roll"] => Act::Roll,
                ["turn", from, to] => Act::Turn { from: from.parse().ok()?, to: to.parse().ok()? },
                ["place", number] => Act::Place(number.parse().ok()?),
                ["all", number] => Act::All(number.parse().ok()?),
                ["all", number, "turning", turned] => {
                    Act::AllTurning { number: number.parse().ok()?, turned: turned.parse().ok()? }
                }
                ["any", number] => Act::Any(number.parse().ok()?),
                ["take", state] => Act::Take(state.parse().ok()?),
                ["go", state] => Act::Go(state.parse().ok()?),
                ["fly", state] => Act::Fly(state.parse().ok()?),
                ["stop"] => Act::Stop,
                ["pick", state] => Act::Pick(state.parse().ok()?),
                _ => return None,
            })
        })
    }
}
