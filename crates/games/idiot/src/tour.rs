//! Phase 4: the mover goes from state to state (FIP-20 to FIP-27).

use atlas::states::{StateSet, UsState};
use kernel::{Audience, Log, Seat};

use crate::Idiot;
use crate::event::Event;
use crate::kit::kit;
use crate::state::{Leg, State, Walk};

/// The states where a seat can take cubes back (FIP-26: before its first move, while its supply is below its allowance), go (if it can
/// pay), and fly (FIP-24: any empty state except the mover's, once per turn).
#[derive(Clone, Copy)]
pub(crate) struct Moves {
    pub take: StateSet,
    pub go: StateSet,
    pub fly: StateSet,
}

impl Moves {
    #[inline]
    fn is_empty(self) -> bool {
        (self.take | self.go | self.fly).is_empty()
    }
}

impl Idiot {
    /// Gives the seat in turn its whole allowance. The previous movement stays visible on the map until somebody moves.
    pub(crate) fn begin_movement(&self, at: &mut State) {
        at.moved = false;
        at.flown = false;
        at.left = if at.turn < at.seats { at.allowance[at.seat_in_turn().index()] } else { 0 };
    }

    /// FIP-20: how many cubes the seat can still spend.
    #[inline]
    pub(crate) fn budget(&self, at: &State) -> u8 {
        at.left.min(at.supply[at.seat_in_turn().index()])
    }

    /// FIP-21 to FIP-23.
    #[inline]
    pub(crate) fn cost(&self, at: &State, seat: Seat, state: UsState) -> u8 {
        if at.held[seat.index()].contains(state) { 1 } else { at.cubes[state.index()] + 1 }
    }

    /// Everything the seat in turn can do except stop.
    #[inline]
    pub(crate) fn moves(&self, at: &State) -> Moves {
        let seat = at.seat_in_turn().index();
        let (own, supply) = (at.held[seat], at.supply[seat]);
        let short = !at.moved && supply < at.allowance[seat];
        let take = if short { own } else { StateSet::EMPTY };
        let budget = at.left.min(supply);
        if budget == 0 {
            return Moves { take, go: StateSet::EMPTY, fly: StateSet::EMPTY };
        }
        let empty = at.empty();
        let near = kit().near(at.mover);
        let mut go = near & (own | empty);
        if budget > 1 {
            for state in near - go {
                if at.cubes[state.index()] < budget {
                    go.insert(state);
                }
            }
        }
        let fly = if at.flown { StateSet::EMPTY } else { empty - at.mover.into() };
        Moves { take, go, fly }
    }

    pub(crate) fn take_back(&self, at: &mut State, seat: Seat, state: UsState, log: &mut impl Log<Event>) {
        self.lift(at, seat, state);
        let left = at.cubes[state.index()];
        log.tell(Audience::All, || Event::TookBack { seat, state, left });
    }

    /// Returns one cube to the supply. A state without cubes becomes empty.
    pub(crate) fn lift(&self, at: &mut State, seat: Seat, state: UsState) {
        at.cubes[state.index()] -= 1;
        at.supply[seat.index()] += 1;
        if at.cubes[state.index()] == 0 {
            at.held[seat.index()].remove(state);
        }
    }

    /// FIP-21 to FIP-24: moves the mover, places the cubes, sends others' cubes home, and possibly earns a bonus card (FIP-28).
    pub(crate) fn enter(
        &self,
        at: &mut State,
        seat: Seat,
        state: UsState,
        flight: bool,
        log: &mut impl Log<Event>,
    ) {
        if !at.moved {
            at.walk = Walk::from(at.mover);
            at.moved = true;
        }
        let cost = self.cost(at, seat, state);
        let own = at.held[seat.index()].contains(state);
        let there = at.cubes[state.index()];
        let outbid = if own || there == 0 { None } else { at.holder(state).map(|other| (other, there)) };
        if let Some((other, cubes)) = outbid {
            at.held[other.index()].remove(state);
            at.supply[other.index()] += cubes;
        }
        at.held[seat.index()].insert(state);
        at.cubes[state.index()] = if own { there + 1 } else { cost };
        at.supply[seat.index()] -= cost;
        at.left -= cost;
        at.mover = state;
        at.flown |= flight;
        at.walk.push(Leg { to: state, cost, flight });
        let earned = &mut at.earned[seat.index()];
        earned[0] += u8::from(kit().crowd.contains(state));
        earned[1] += u8::from(kit().dollar.contains(state));
        log.tell(Audience::All, || Event::Entered { seat, state, cubes: cost, flight, own, outbid });
    }

    /// FIP-20: a seat that can only stop is not asked.
    pub(crate) fn end_movements(&self, at: &mut State, log: &mut impl Log<Event>) {
        while at.turn < at.seats && self.moves(at).is_empty() {
            self.stop(at, log);
        }
    }

    /// FIP-20, FIP-25: ends the movement; the rest of the allowance is lost.
    pub(crate) fn stop(&self, at: &mut State, log: &mut impl Log<Event>) {
        let (seat, lost) = (at.seat_in_turn(), at.left);
        log.tell(Audience::All, || Event::Stopped { seat, lost });
        at.turn += 1;
        self.begin_movement(at);
    }
}
