//! What an act is worth, for hints and the greedy bot: a card does more, the higher its value, and most as an event.
//!
//! The board is not known here, so this is no more than a sensible order.

use kernel::{Insight, Seat};

use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::state::State;

const EVENT: f32 = 1.5;

impl Insight for Solo {
    fn worth(&self, at: &State, _: Seat, act: Act) -> f32 {
        let value = |card| f32::from(self.cards().brief(card).value.unwrap_or(1));
        match act {
            Act::Play(pos, used) => value(at.lie(pos).card()) + use_worth(used),
            Act::Beside(card, used) => value(card) + use_worth(used),
            Act::Pick(pos) => value(at.lie(pos).card()) / 2.0,
            Act::Take(card) => value(card),
            Act::Number(_) | Act::Flip(_) | Act::Count(..) => 0.0,
            // Only the board knows what an event brought.
            Act::Gain(_) | Act::Lose(_) => -1.0,
            Act::Deed(deed) => match deed {
                Deed::Roll => 1.0,
                Deed::Done | Deed::No => 0.5,
                // Only the board knows what is wrong.
                Deed::Correct => -1.0,
                _ => 0.0,
            },
        }
    }
}

fn use_worth(used: Use) -> f32 {
    match used {
        Use::Event | Use::Ec => EVENT,
        Use::Discard | Use::Sealed => -2.0,
        Use::Construct | Use::Sr | Use::Rp | Use::Fo => -0.5,
        _ => 0.0,
    }
}
