//! What a team can do. An act is written as words: `announce OH`, `allot 6 PA`.

use std::fmt;
use std::str::FromStr;

use atlas::states::UsState;
use kernel::{Unreadable, from_words};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// TPG-10, TPG-11.
    Campaign,
    /// TPG-13.
    Fundraise(UsState),
    /// TPG-11: announce a state. The first one also implies that the team campaigns.
    Announce(UsState),
    Roll,
    /// TPG-12: allot the die with these pips to a state.
    Allot {
        pips: u8,
        state: UsState,
    },
    /// TPG-14: place one vote.
    Vote(UsState),
    /// TPG-16: use a card, by its number.
    Use(u8),
    Keep,
    /// TPG-25: use no card at the end of this turn.
    Done,
    /// TPG-26: choose a state for a card.
    Pick(UsState),
    /// TPG-26: how many votes a card moves.
    Move(u8),
    /// TPG-21: start election night.
    Count,
    /// TPG-21: the neutral state to roll for next.
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
            Act::Move(votes) => write!(f, "move {votes}"),
            Act::Count => f.write_str("count"),
            Act::Decide(state) => write!(f, "decide {state}"),
        }
    }
}

impl FromStr for Act {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Act, Unreadable> {
        from_words(text, |words| {
            Some(match *words {
                ["campaign"] => Act::Campaign,
                ["fundraise", state] => Act::Fundraise(state.parse().ok()?),
                ["announce", state] => Act::Announce(state.parse().ok()?),
                ["roll"] => Act::Roll,
                ["allot", pips, state] => Act::Allot { pips: pips.parse().ok()?, state: state.parse().ok()? },
                ["vote", state] => Act::Vote(state.parse().ok()?),
                ["use", card] => Act::Use(card.parse().ok()?),
                ["keep"] => Act::Keep,
                ["done"] => Act::Done,
                ["pick", state] => Act::Pick(state.parse().ok()?),
                ["move", votes] => Act::Move(votes.parse().ok()?),
                ["count"] => Act::Count,
                ["decide", state] => Act::Decide(state.parse().ok()?),
                _ => return None,
            })
        })
    }
}
