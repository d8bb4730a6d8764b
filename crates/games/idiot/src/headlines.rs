//! Phase 3: numbers for "any dice" cards, then the headlines (FIP-15 to FIP-19, FIP-29).

use kernel::sets::members;
use kernel::{Audience, Log, Seat};

use crate::Idiot;
use crate::event::Event;
use crate::kit::kit;
use crate::state::State;

impl Idiot {
    /// FIP-29: a number is chosen for each card separately and holds for the whole round.
    pub(crate) fn name_number(&self, at: &mut State, seat: Seat, number: u8, log: &mut impl Log<Event>) {
        if let Some(free) = at.named[seat.index()].iter_mut().find(|named| **named == 0) {
            *free = number;
        }
        at.set_due(seat, at.due[seat.index()] - 1);
        log.tell(Audience::All, || Event::Named { seat, number });
    }

    /// FIP-15, FIP-18: checks every card in every hand. A fulfilled one gives its level, plus one for each +1. The round adds its number.
    pub(crate) fn check_headlines(&self, at: &mut State, log: &mut impl Log<Event>) {
        for seat in at.in_order() {
            let adds = at.adds(seat);
            let plus = at.bigs(seat, |kit| kit.plus_one);
            let mut cubes = at.round;
            for card in members(at.hands[seat.index()]) {
                let check = kit().check(card);
                let met = check.met(&at.groups, &adds);
                let gives = if met { check.level + plus } else { 0 };
                at.met |= u128::from(met) << card;
                cubes += gives;
                log.tell(Audience::All, || Event::Checked { seat, card, met, cubes: gives });
            }
            at.allowance[seat.index()] = cubes;
            let round = at.round;
            log.tell(Audience::All, || Event::Allowed { seat, round, cubes });
        }
    }
}
