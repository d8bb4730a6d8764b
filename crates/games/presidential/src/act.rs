//! What a team can do. An act is written in words: `announce OH`, `allot 6 PA`.

use std::fmt;
use std::str::FromStr;

use atlas::states::UsState;
use kernel::Unreadable;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// TPG-10, TPG-11.
    Campaign,
    /// TPG-13.
    Fundraise(UsState),
    Announce(UsState),
    Roll,
    /// TPG-12: a die's pips to a state.
    Allot {
        pips: u8,
        state: UsState,
    },
    /// TPG-14: one vote.
    Vote(UsState),
    /// TPG-16: a card by its number.
    Use(u8),
    Keep,
    /// TPG-25: no card at the end of this turn.
    Done,
    /// TPG-26: the state that a card's choice falls on.
    Pick(UsState),
    /// TPG-21: election night begins.
    Count,
    /// TPG-21: the neutral state that is rolled for next.
    Decide(UsState),
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Campaign => f.write_str("campaign"),
            Act::Fundraise(state) => write!(f, "fundraise {state}"),
            Act::Announce(state) => write!(f, "announce {state}"),
            Act::Roll => f.write_str("roll"),
            Act::Allot { pips, state } => write!(f, "allot {pips} {state}"),
            Act::Vote(state) => write!(f, "vote {state}"),
            Act::Use(card) => write!(f, "use {card}"),
            Act::Keep => f.write_str("keep"),
            Act::Done => f.write_str("done"),
            Act::Pick(state) => write!(f, "pick {state}"),
            Act::Count => f.write_str("count"),
            Act::Decide(state) => write!(f, "decide {state}"),
        }
    }
}

impl FromStr for Act {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Act, Unreadable> {
        let bad = || Unreadable(text.chars().take(80).collect());
        let state = |word: &str| word.parse::<UsState>().map_err(|_| bad());
        let number = |word: &str| word.parse::<u8>().map_err(|_| bad());
        let words: Vec<&str> = text.split_ascii_whitespace().take(4).collect();
        Ok(match words[..] {
            ["campaign"] => Act::Campaign,
            ["fundraise", s] => Act::Fundraise(state(s)?),
            ["announce", s] => Act::Announce(state(s)?),
            ["roll"] => Act::Roll,
            ["allot", pips, s] => Act::Allot { pips: number(pips)?, state: state(s)? },
            ["vote", s] => Act::Vote(state(s)?),
            ["use", card] => Act::Use(number(card)?),
            ["keep"] => Act::Keep,
            ["done"] => Act::Done,
            ["pick", s] => Act::Pick(state(s)?),
            ["count"] => Act::Count,
            ["decide", s] => Act::Decide(state(s)?),
            _ => return Err(bad()),
        })
    }
}
