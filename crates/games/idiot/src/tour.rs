//! Phase 4: the mover goes from state to state (FIP-20 to FIP-27).

use atlas::states::{StateSet, UsState};
use kernel::{Audience, Log, Seat};

use crate::Idiot;
use crate::event::Event;
use crate::kit::kit;
use crate::state::{Leg, State, Walk};

impl Idiot {
    /// The seat in turn has its whole allowance; the last movement stays on the map until somebody moves.
    pub(crate) fn begin_movement(&self, at: &mut State) {
        at.moved = false;
        at.flown = false;
        at.left = if at.turn < at.seats { at.allowance[at.seat_in_turn().index()] } else { 0 };
    }

    /// FIP-20: what the seat can still spend.
    #[inline]
    pub(crate) fn budget(&self, at: &State) -> u8 {
        at.left.min(at.supply[at.seat_in_turn().index()])
    }

    /// FIP-21 to FIP-23.
    #[inline]
    pub(crate) fn cost(&self, at: &State, seat: Seat, state: UsState) -> u8 {
        if at.held[seat.index()].contains(state) { 1 } else { at.cubes[state.index()] + 1 }
    }

    /// Neighbours that the seat can pay for.
    #[inline]
    pub(crate) fn steps(&self, at: &State) -> StateSet {
        let budget = self.budget(at);
        if budget == 0 {
            return StateSet::EMPTY;
        }
        let own = at.held[at.seat_in_turn().index()];
        let near = kit().near(at.mover);
        let mut steps = near & (own | at.empty());
        if budget > 1 {
            for state in near - steps {
                if at.cubes[state.index()] < budget {
                    steps.insert(state);
                }
            }
        }
        steps
    }

    /// FIP-24: any empty state but the one where the mover stands, once a turn.
    #[inline]
    pub(crate) fn flights(&self, at: &State) -> StateSet {
        if at.flown || self.budget(at) == 0 {
            return StateSet::EMPTY;
        }
        at.empty() - at.mover.into()
    }

    /// FIP-26: before the first move, as long as the supply is short of the allowance.
    #[inline]
    pub(crate) fn can_take_back(&self, at: &State) -> StateSet {
        let seat = at.seat_in_turn().index();
        if at.moved || at.supply[seat] >= at.allowance[seat] { StateSet::EMPTY } else { at.held[seat] }
    }

    /// FIP-20: whether there is anything to do but to stop.
    #[inline]
    pub(crate) fn can_move(&self, at: &State) -> bool {
        !self.flights(at).is_empty() || !self.steps(at).is_empty() || !self.can_take_back(at).is_empty()
    }

    pub(crate) fn take_back(&self, at: &mut State, seat: Seat, state: UsState, log: &mut impl Log<Event>) {
        self.lift(at, seat, state);
        let left = at.cubes[state.index()];
        log.tell(Audience::All, || Event::TookBack { seat, state, left });
    }

    /// One cube goes home; a state left without cubes is empty.
    pub(crate) fn lift(&self, at: &mut State, seat: Seat, state: UsState) {
        at.cubes[state.index()] -= 1;
        at.supply[seat.index()] += 1;
        if at.cubes[state.index()] == 0 {
            at.held[seat.index()].remove(state);
        }
    }

    /// FIP-21 to FIP-24: the mover goes there, the cubes are placed, others' go home, and a bonus card may be earned (FIP-28).
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
        log.tell(Audience::All, || Event::Entered { seat, state, cubes: cost, flight, outbid });
    }

    /// FIP-20: who can do nothing but stop, is not asked.
    pub(crate) fn end_movements(&self, at: &mut State, log: &mut impl Log<Event>) {
        while at.turn < at.seats && !self.can_move(at) {
            self.stop(at, log);
        }
    }

    /// FIP-20, FIP-25: the movement is over, and what is left of the allowance is lost.
    pub(crate) fn stop(&self, at: &mut State, log: &mut impl Log<Event>) {
        let (seat, lost) = (at.seat_in_turn(), at.left);
        log.tell(Audience::All, || Event::Stopped { seat, lost });
        at.turn += 1;
        self.begin_movement(at);
    }
}
