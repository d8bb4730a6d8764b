//! What happened, as entries for the log.

use atlas::states::UsState;
use kernel::{Seat, SeatSet};

use crate::cards::{BigKind, Count};
use crate::state::{Open, Person, ROLL};

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// FIP-8.
    Starts {
        seat: Seat,
    },
    /// FIP-7: the open cards of a seat are known.
    Dealt {
        seat: Seat,
        person: Person,
    },
    Chose {
        seat: Seat,
        open: Open,
        card: u8,
    },
    /// Visible to the owner only.
    Honey {
        seat: Seat,
        card: u8,
    },
    HoneysDealt,
    Round {
        round: u8,
        of: u8,
    },
    /// Visible to the drawing seat only.
    Drew {
        seat: Seat,
        card: u8,
    },
    /// Visible to all other seats.
    DrewHidden {
        seat: Seat,
        level: u8,
    },
    Refilled {
        level: u8,
    },
    /// Unused places are 0.
    Rolled {
        seat: Seat,
        dice: [u8; ROLL],
    },
    Turned {
        seat: Seat,
        from: u8,
        to: u8,
    },
    Placed {
        seat: Seat,
        number: u8,
        count: u8,
    },
    DiceDone {
        groups: Count,
    },
    Named {
        seat: Seat,
        number: u8,
    },
    Checked {
        seat: Seat,
        card: u8,
        met: bool,
        /// Number of cubes it gives.
        cubes: u8,
    },
    Allowed {
        seat: Seat,
        round: u8,
        cubes: u8,
    },
    TookBack {
        seat: Seat,
        state: UsState,
        left: u8,
    },
    Entered {
        seat: Seat,
        state: UsState,
        cubes: u8,
        flight: bool,
        /// Whether the seat already had cubes there.
        own: bool,
        /// The seat whose cubes were sent home, and how many.
        outbid: Option<(Seat, u8)>,
    },
    Stopped {
        seat: Seat,
        /// The part of the allowance that is lost.
        lost: u8,
    },
    SmallBonus {
        seat: Seat,
        card: u8,
        die: u8,
    },
    BigBonus {
        seat: Seat,
        card: u8,
        kind: BigKind,
    },
    /// FIP-28: cards that are not drawn because the seat would have more than three.
    NoBonus {
        seat: Seat,
        big: bool,
        count: u8,
    },
    Discarded,
    CardPasses {
        seat: Seat,
    },
    HoneyShown {
        seat: Seat,
        card: u8,
    },
    HoneyPlaced {
        seat: Seat,
        state: UsState,
        from: Option<UsState>,
    },
    HoneyRemoved {
        seat: Seat,
        state: UsState,
        owner: Seat,
    },
    HoneyConverted {
        seat: Seat,
        state: UsState,
        owner: Seat,
        from: Option<UsState>,
    },
    HoneySwapped {
        seat: Seat,
        states: [UsState; 2],
    },
    HoneyDoubled {
        seat: Seat,
        state: UsState,
        delegates: u8,
    },
    HoneyLapsed {
        seat: Seat,
        card: u8,
    },
    Counted {
        seat: Seat,
        delegates: u16,
    },
    Over {
        winners: SeatSet,
        how: &'static str,
    },
}
