//! What happened, as entries for the log.

use atlas::states::UsState;

use crate::team::{ByTeam, Team};

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// TPG-4: rolls for who begins, including equal ones.
    FirstRoll {
        rolls: ByTeam<u8>,
    },
    First {
        team: Team,
    },
    Week {
        week: u8,
        of: u8,
    },
    Campaigns {
        team: Team,
    },
    Fundraises {
        team: Team,
        state: UsState,
    },
    Announced {
        team: Team,
        state: UsState,
    },
    /// Unused dice are 0.
    Rolled {
        team: Team,
        dice: [u8; 3],
    },
    /// Visible to the team itself only.
    Drew {
        team: Team,
        card: u8,
    },
    /// Visible to all others.
    DrewHidden {
        team: Team,
    },
    DeckEmpty {
        team: Team,
    },
    Kept {
        team: Team,
    },
    Used {
        team: Team,
        card: u8,
        immediate: bool,
    },
    NoEffect {
        card: u8,
    },
    CardRoll {
        team: Team,
        roll: u8,
    },
    /// How chips moved: opposing ones removed, own ones placed, and votes wasted because the supply was empty.
    Votes {
        team: Team,
        state: UsState,
        /// Whether the votes are the pips of one die.
        by_die: bool,
        removed: u8,
        placed: u8,
        wasted: u8,
        net: i16,
    },
    /// Chips that a card takes off the board.
    Lifted {
        owner: Team,
        state: UsState,
        count: u8,
        net: i16,
    },
    /// TPG-8.
    Turned {
        state: UsState,
        from: Option<Team>,
        to: Option<Team>,
        electoral: u8,
    },
    Scored {
        gained: ByTeam<u16>,
        lost: ByTeam<u16>,
        total: ByTeam<u16>,
    },
    Election {
        neutral: u8,
    },
    /// TPG-21: every pair of rolls, including equal ones.
    RollOff {
        state: UsState,
        rolls: ByTeam<u8>,
    },
    House {
        delegations: ByTeam<u8>,
    },
    Shown {
        team: Team,
        cards: Vec<u8>,
    },
    Over {
        winner: Option<Team>,
        total: ByTeam<u16>,
        by_house: bool,
    },
}
