//! What happened, as entries for the log.

use crate::act::{Act, Use};
use crate::cards::Kind;
use crate::face::Face;
use crate::frame::Question;
use crate::sheet::Side;
use crate::state::{Card, Outcome, Pos};

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// G-10 to G-13.
    Dealt,
    /// Start of a season, a game turn or a round: a text key with two numbers.
    Stage {
        key: &'static str,
        rule: &'static str,
        a: u16,
        b: u16,
    },
    /// T-1.
    Rolled {
        side: Side,
        face: Face,
        pos: u8,
    },
    /// A roll of an ordinary die, and its purpose.
    Die {
        why: &'static str,
        rule: &'static str,
        roll: u8,
    },
    /// T-2.
    Flipped {
        pos: Pos,
        card: Card,
    },
    /// WW-6, MP-6: a card is turned face-down again.
    TurnedDown {
        pos: Pos,
        card: Card,
    },
    /// T-3.
    Played {
        side: Side,
        card: Card,
        used: Use,
    },
    /// Something done without a card, named by its word.
    Did {
        side: Side,
        key: &'static str,
        rule: &'static str,
    },
    /// EA-8, NE-8.
    Copied {
        side: Side,
        card: Card,
        rule: &'static str,
    },
    /// T-4.
    Discarded {
        card: Card,
        down: bool,
    },
    Removed {
        card: Card,
    },
    /// 1960: a card goes into the box of its kind.
    Boxed {
        card: Card,
        kind: Kind,
    },
    LaidBeside {
        side: Side,
        card: Card,
        rule: &'static str,
    },
    /// T-5: a slot is refilled. `card` is `Card::NONE` if the new card lies face-down.
    Refilled {
        pos: Pos,
        card: Card,
    },
    NotRefilled {
        pos: Pos,
    },
    /// From now on a slot holds one card more: the rule for it, and the number that the rule depends on.
    Added {
        pos: Pos,
        rule: &'static str,
        number: u8,
    },
    /// G-15.
    Left {
        side: Side,
        left: u8,
    },
    Hand {
        side: Side,
        hand: u8,
    },
    Reshuffled {
        deck: u8,
        rule: &'static str,
    },
    /// A card was named openly, and by which rule.
    Chosen {
        pos: Pos,
        card: Card,
        rule: &'static str,
    },
    NoEffect {
        card: Card,
        rule: &'static str,
    },
    /// WW-5: fate blocks the response.
    Blocked {
        side: Side,
        card: Card,
    },
    /// A card from the deck is revealed.
    Revealed {
        card: Card,
        rule: &'static str,
    },
    /// MP-1.
    Momentum {
        side: Side,
        now: u8,
    },
    /// MP-7: a debate card is removed because its issue has been won.
    IssueLost {
        side: Side,
        card: Card,
    },
    /// Section 5, 6.
    NoOption,
    Answered {
        question: Question,
        about: u8,
        act: Act,
        /// WW-12: for a response window, the text key of what it was for.
        window: Option<&'static str>,
    },
    Warned {
        key: &'static str,
        rule: &'static str,
    },
    Over {
        outcome: Outcome,
    },
}

impl Event {
    /// The same event, with its card replaced by the listed card that the person declared it to be a copy of.
    pub(crate) fn naming(mut self, as_told: impl Fn(Card) -> Card) -> Event {
        use Event::*;
        match &mut self {
            Flipped { card, .. }
            | TurnedDown { card, .. }
            | Played { card, .. }
            | Copied { card, .. }
            | Discarded { card, .. }
            | Removed { card }
            | Boxed { card, .. }
            | LaidBeside { card, .. }
            | Refilled { card, .. }
            | Chosen { card, .. }
            | Blocked { card, .. }
            | Revealed { card, .. }
            | IssueLost { card, .. }
            | NoEffect { card, .. } => *card = as_told(*card),
            Dealt
            | Stage { .. }
            | Rolled { .. }
            | Die { .. }
            | Did { .. }
            | NotRefilled { .. }
            | Added { .. }
            | Left { .. }
            | Hand { .. }
            | Reshuffled { .. }
            | Momentum { .. }
            | NoOption
            | Answered { .. }
            | Warned { .. }
            | Over { .. } => {}
        }
        self
    }
}
