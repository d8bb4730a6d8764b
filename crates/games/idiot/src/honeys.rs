//! The Hey-Honeys, after the last round and before the count (FIP-31).

use atlas::states::{StateSet, UsState};
use kernel::frames::Flow;
use kernel::{Audience, Log, Seat};

use crate::Idiot;
use crate::cards::HoneyKind;
use crate::event::Event;
use crate::kit::kit;
use crate::state::{Frame, State};

impl Idiot {
    /// Reveals all cards at the same time.
    pub(crate) fn reveal_honeys(&self, at: &mut State, log: &mut impl Log<Event>) {
        at.turn = 0;
        at.frames.turn_into(Frame::Honeys);
        for seat in at.in_order() {
            let card = at.person(seat).honey;
            log.tell(Audience::All, || Event::HoneyShown { seat, card });
        }
    }

    /// Starts the next seat's card, beginning with the player who now has the starting player card. After the last card the game ends.
    pub(crate) fn next_honey(&self, at: &mut State, log: &mut impl Log<Event>) -> Flow {
        if at.turn < at.seats {
            at.frames.push(Frame::Honey { picked: None });
            return Flow::On;
        }
        at.turn = 0;
        at.frames.turn_into(Frame::Over);
        self.tell_result(at, log);
        Flow::Wait
    }

    /// The owner is asked only if there is more than one choice. If there is none, the card lapses.
    pub(crate) fn honey_step(
        &self,
        at: &mut State,
        picked: Option<UsState>,
        log: &mut impl Log<Event>,
    ) -> Flow {
        let targets = self.honey_targets(at, picked);
        match (targets.len(), targets.first()) {
            (1, Some(only)) => {
                self.picked(at, only, log);
                Flow::On
            }
            (0, _) => {
                let seat = at.seat_in_turn();
                let card = at.person(seat).honey;
                log.tell(Audience::All, || Event::HoneyLapsed { seat, card });
                self.end_honey(at);
                Flow::On
            }
            _ => Flow::Wait,
        }
    }

    fn end_honey(&self, at: &mut State) {
        at.frames.pop();
        at.turn += 1;
    }

    /// The states that can be chosen next for the card of the seat in turn.
    #[inline]
    pub(crate) fn honey_targets(&self, at: &State, picked: Option<UsState>) -> StateSet {
        let seat = at.seat_in_turn();
        let own = at.held[seat.index()];
        let (kind, class) = kit().honey(at.person(seat).honey);
        let one_cube =
            |states: StateSet| -> StateSet { states.iter().filter(|s| at.cubes[s.index()] == 1).collect() };
        // A placed cube comes from the supply, or from an own state with several cubes.
        let spare = || own - one_cube(own);
        let can_place = || at.supply[seat.index()] > 0 || !spare().is_empty();
        let rivals = || class - own - at.empty();
        match (kind, picked) {
            (HoneyKind::Place, None) if can_place() => class & at.empty(),
            (HoneyKind::Convert, None) if can_place() => one_cube(rivals()),
            (HoneyKind::Place | HoneyKind::Convert, None) => StateSet::EMPTY,
            (HoneyKind::Place | HoneyKind::Convert, Some(_)) => spare(),
            (HoneyKind::Remove, _) => one_cube(rivals()),
            (HoneyKind::Swap, None) => {
                let held = class - at.empty();
                held.iter().filter(|&s| !self.partners(at, class, s).is_empty()).collect()
            }
            (HoneyKind::Swap, Some(first)) => self.partners(at, class, first),
            (HoneyKind::Double, _) => (class & own) - at.doubled,
            (HoneyKind::DoubleTwo, picked) => {
                let states = (class & own & kit().crowd) - at.doubled;
                if picked.is_none() && states.len() < 2 { StateSet::EMPTY } else { states }
            }
        }
    }

    /// Adjacent states of the class that another player holds.
    fn partners(&self, at: &State, class: StateSet, state: UsState) -> StateSet {
        let holder = at.holder(state).map_or(StateSet::EMPTY, |seat| at.held[seat.index()]);
        (kit().near(state) & class) - at.empty() - holder
    }

    /// A state was chosen for the card of the seat in turn.
    pub(crate) fn picked(&self, at: &mut State, state: UsState, log: &mut impl Log<Event>) {
        let seat = at.seat_in_turn();
        let Frame::Honey { picked } = at.frame() else {
            unreachable!("only a Hey-Honey asks for a state");
        };
        let (kind, _) = kit().honey(at.person(seat).honey);
        let wait_for_second = |at: &mut State| at.frames.turn_into(Frame::Honey { picked: Some(state) });
        match (kind, picked) {
            (HoneyKind::Place | HoneyKind::Convert, None) if at.supply[seat.index()] == 0 => {
                return wait_for_second(at);
            }
            (HoneyKind::Place | HoneyKind::Convert, None) => self.settle(at, seat, state, None, log),
            (HoneyKind::Place | HoneyKind::Convert, Some(target)) => {
                self.settle(at, seat, target, Some(state), log);
            }
            (HoneyKind::Remove, _) => {
                if let Some(owner) = at.holder(state) {
                    self.lift(at, owner, state);
                    log.tell(Audience::All, || Event::HoneyRemoved { seat, state, owner });
                }
            }
            (HoneyKind::Swap, None) => return wait_for_second(at),
            (HoneyKind::Swap, Some(first)) => {
                let holders = [first, state].map(|s| at.holder(s));
                if let [Some(a), Some(b)] = holders {
                    at.held[a.index()].remove(first);
                    at.held[b.index()].remove(state);
                    at.held[a.index()].insert(state);
                    at.held[b.index()].insert(first);
                    at.cubes.swap(first.index(), state.index());
                }
                log.tell(Audience::All, || Event::HoneySwapped { seat, states: [first, state] });
            }
            (HoneyKind::Double | HoneyKind::DoubleTwo, picked) => {
                at.doubled.insert(state);
                let delegates = 2 * kit().delegates(state);
                log.tell(Audience::All, || Event::HoneyDoubled { seat, state, delegates });
                if kind == HoneyKind::DoubleTwo && picked.is_none() {
                    return wait_for_second(at);
                }
            }
        }
        self.end_honey(at);
    }

    /// Puts one own cube into a state. A rival's only cube there goes home.
    fn settle(
        &self,
        at: &mut State,
        seat: Seat,
        state: UsState,
        from: Option<UsState>,
        log: &mut impl Log<Event>,
    ) {
        if let Some(from) = from {
            self.lift(at, seat, from);
        }
        let owner = at.holder(state);
        if let Some(owner) = owner {
            self.lift(at, owner, state);
        }
        at.supply[seat.index()] -= 1;
        at.held[seat.index()].insert(state);
        at.cubes[state.index()] = 1;
        log.tell(Audience::All, || match owner {
            Some(owner) => Event::HoneyConverted { seat, state, owner, from },
            None => Event::HoneyPlaced { seat, state, from },
        });
    }
}
