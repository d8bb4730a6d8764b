//! What happened, as entries for the log.

use crate::act::Key;
use crate::state::{Ending, RollView};

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A step of the sequence begins; `turn` is the year.
    Step {
        step: u8,
        turn: i16,
    },
    /// A master action is taken; in a cabinet segment by this actor.
    Action {
        action: u8,
        actor: Option<u8>,
    },
    Forgone,
    Bought,
    /// A roll on a chart, on a table or for a check.
    Rolled(Box<RollView>),
    /// A single die that selects something.
    Die {
        proc: u16,
        sides: u8,
        value: u8,
    },
    /// An AP was spent to roll again.
    Reroll,
    /// The roll is kept.
    Kept,
    /// Cells that changed, with their values before and after.
    Changed {
        proc: u16,
        changes: Vec<Change>,
    },
    /// Chance or a rule picked this member.
    Fell {
        proc: u16,
        domain: u16,
        member: i16,
    },
    /// Decisions of the player: picked or declined, chose, paid.
    Picked {
        proc: u16,
        pick: u16,
        member: Option<i16>,
    },
    Chose {
        proc: u16,
        choose: u16,
        key: Key,
    },
    Spent {
        proc: u16,
        spend: u16,
        amount: u8,
    },
    Said {
        proc: u16,
        say: u16,
        values: [i16; 4],
    },
    /// This part of a card comes into play.
    Card {
        card: u16,
        part: u8,
    },
    Over(Ending),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub cell: u16,
    pub from: i16,
    pub to: i16,
}
