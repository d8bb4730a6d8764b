//! The value of an act, for hints and the greedy bot: the higher a card's number the better, and best as an event.
//!
//! The board is not known here, so this is only a plausible order.

use kernel::{Insight, Seat};

use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::frame::{Frame, Question};
use crate::state::{Card, Pos, State};

const EVENT: f32 = 1.5;
const LATER: f32 = -0.5;
/// MP-3: a sealed play spends two momentum.
const SEALED: f32 = -2.0;
/// Assumed value of a card without a number.
const UNNUMBERED: u8 = 1;

impl Insight for Solo {
    fn worth(&self, at: &State, _: Seat, act: Act) -> f32 {
        let value = |card| f32::from(self.weight(at, card));
        let lying = |pos| f32::from(self.weight_at(at, pos));
        match act {
            Act::Play(pos, Use::Discard) => -lying(pos),
            Act::Beside(card, Use::Discard) => -value(card),
            Act::Play(pos, used) => lying(pos) + use_worth(used),
            Act::Beside(card, used) => value(card) + use_worth(used),
            Act::Pick(pos) if loses(at) => -lying(pos) / 2.0,
            Act::Pick(pos) => lying(pos) / 2.0,
            Act::Take(card) => value(card),
            Act::Number(_) | Act::Flip(_) | Act::Count(..) => 0.0,
            // Only the person can see on the board what an event gave, so never suggest it.
            Act::Gain(_) | Act::Lose(_) => -1.0,
            Act::Deed(deed) => match deed {
                Deed::Roll => 1.0,
                Deed::Yes if is_free(at) => 1.0,
                Deed::Done | Deed::No => 0.5,
                // Only the person can see what is wrong, so never suggest it.
                Deed::Correct => -1.0,
                _ => 0.0,
            },
        }
    }
}

impl Solo {
    /// The number by which a card is weighed, as printed or as entered by the person.
    pub(crate) fn number_of(&self, at: &State, card: Card) -> Option<u8> {
        if card.is_none() {
            None
        } else if self.sheet().is_colors() {
            self.cc_orders(at, card)
        } else {
            self.value(at, card)
        }
    }

    pub(crate) fn weight(&self, at: &State, card: Card) -> u8 {
        self.number_of(at, card).unwrap_or(UNNUMBERED)
    }

    /// The same for a card on a display, which may count as the Command of that display (CN-13). A face-down card has a default weight.
    pub(crate) fn weight_at(&self, at: &State, pos: Pos) -> u8 {
        let lie = at.lie(pos);
        if !lie.is_up() {
            return UNNUMBERED;
        }
        self.number_of(at, lie.card()).or_else(|| self.by_command(at, pos)).unwrap_or(UNNUMBERED)
    }
}

/// Whether the current question is about a card to lose, so that low cards should be picked.
pub(crate) fn loses(at: &State) -> bool {
    matches!(
        at.frame(),
        Frame::Ask(Question::DrawDiscard | Question::MpRedraw | Question::EsSwap | Question::CcLose, _)
    )
}

/// PG-1, PG-7, BB-10: questions for which "yes" costs nothing.
pub(crate) fn is_free(at: &State) -> bool {
    matches!(at.frame(), Frame::Ask(Question::PgAside | Question::Retain, _))
}

fn use_worth(used: Use) -> f32 {
    match used {
        Use::Event | Use::Ec => EVENT,
        Use::Sealed => SEALED,
        Use::Construct | Use::Sr | Use::Rp | Use::Fo => LATER,
        _ => 0.0,
    }
}
