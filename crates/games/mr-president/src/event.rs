//! What happened, for the log.

use crate::act::Key;
use crate::state::{Ending, RollView};

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A step of the sequence begins, in this year.
    Step {
        step: u8,
        turn: i16,
    },
    /// A master action is taken, by this actor in a segment of the cabinet.
    Action {
        action: u8,
        actor: Option<u8>,
    },
    Forgone,
    Bought,
    /// A die on a chart, a table or a check.
    Rolled(Box<RollView>),
    /// A single die for a selection.
    Die {
        proc: u16,
        sides: u8,
        value: u8,
    },
    /// An AP for another roll.
    Reroll,
    /// The roll stands.
    Kept,
    /// Cells with their values before and after.
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
    /// The player picked, chose, declined or paid.
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
    /// A card comes into play, and which part of it.
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
