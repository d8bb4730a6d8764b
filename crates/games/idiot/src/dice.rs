//! Phase 2: rolling, turning and placing dice (FIP-10 to FIP-14).

use kernel::{Audience, Chance, Die, Log, Seat};

use crate::Idiot;
use crate::cards::GROUPS;
use crate::event::Event;
use crate::kit::total;
use crate::lying::Lying;
use crate::state::{DICE, Frame, ROLL, State};

/// FIP-12: place two dice of any numbers, or all dice of one number if there are at least two.
const TWO: u8 = 2;

impl Idiot {
    /// FIP-10, FIP-13: rolls six dice from Mount Rushmore, or five if no more are left.
    pub(crate) fn roll<C: Chance>(
        &self,
        at: &mut State,
        seat: Seat,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let rolled = usize::from(DICE - total(&at.groups)).min(ROLL);
        at.dice = [0; ROLL];
        at.lying = Lying::default();
        chance.announce(0..rolled as u16);
        for die in &mut at.dice[..rolled] {
            *die = chance.die(Die { sides: 6, seat: Some(seat), why: "fip-die-voters" })?;
            at.lying.put(*die);
        }
        let dice = at.dice;
        log.tell(Audience::All, || Event::Rolled { seat, dice });
        at.frames.push(Frame::Lying);
        Ok(())
    }

    /// FIP-11: a turned die no longer shows the own number, so no die can be turned twice.
    pub(crate) fn turn_die(&self, at: &mut State, seat: Seat, from: u8, to: u8, log: &mut impl Log<Event>) {
        if let Some(die) = at.dice.iter_mut().find(|die| **die == from) {
            *die = to;
            at.lying.take(from, 1);
            at.lying.put(to);
        }
        log.tell(Audience::All, || Event::Turned { seat, from, to });
    }

    /// FIP-12: places the first or second of two dice; FIP-13: or the only one if one place is left.
    pub(crate) fn place(&self, at: &mut State, seat: Seat, number: u8, log: &mut impl Log<Event>) {
        let first_of_two = at.frame() == Frame::Lying && at.room() >= TWO;
        self.put(at, seat, number, 1, log);
        if first_of_two {
            at.frames.turn_into(Frame::Second);
        } else {
            self.end_roll(at);
        }
    }

    /// FIP-12, FIP-13: places all dice of a number, as far as there is room.
    pub(crate) fn place_all(&self, at: &mut State, seat: Seat, number: u8, log: &mut impl Log<Event>) {
        let count = at.lying.of(number).min(at.room());
        self.put(at, seat, number, count, log);
        self.end_roll(at);
    }

    fn put(&self, at: &mut State, seat: Seat, number: u8, count: u8, log: &mut impl Log<Event>) {
        at.lying.take(number, count);
        at.groups[usize::from(number) - 1] += count;
        log.tell(Audience::All, || Event::Placed { seat, number, count });
    }

    /// FIP-10: dice that were not placed return at once, and the next seat clockwise rolls.
    fn end_roll(&self, at: &mut State) {
        at.frames.pop();
        at.turn = if at.turn + 1 == at.seats { 0 } else { at.turn + 1 };
    }

    /// FIP-11, FIP-12: turns this many dice of the own number to another number and places all dice of that number.
    pub(crate) fn turn_and_place_all(
        &self,
        at: &mut State,
        seat: Seat,
        (number, turned): (u8, u8),
        log: &mut impl Log<Event>,
    ) {
        let own = at.person(seat).character;
        for _ in 0..turned {
            self.turn_die(at, seat, own, number, log);
        }
        self.place_all(at, seat, number, log);
    }

    /// FIP-11, FIP-12: numbers of which all dice can be placed after turning `turned` own dice to them. Bits are by number.
    #[inline]
    pub(crate) fn all_turning(&self, at: &State, own: u8, turned: u8) -> u64 {
        if at.room() < TWO {
            return 0;
        }
        let enough = |number: &u8| *number != own && at.lying.of(*number) + turned >= TWO;
        (1..=GROUPS as u8).filter(enough).fold(0, |set, number| set | 1 << number)
    }

    /// FIP-12, FIP-13: numbers of which all dice can be placed. This needs at least two dice, and room for two.
    #[inline]
    pub(crate) fn all_of(&self, at: &State) -> u64 {
        if at.room() < TWO { 0 } else { at.lying.several() }
    }
}
