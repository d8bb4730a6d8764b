//! Carrying out cards (TPG-26).

use atlas::states::{StateSet, UsState};
use kernel::{Audience, Chance, Die, Log};

use crate::Presidential;
use crate::cards::{Card, Effect};
use crate::event::Event;
use crate::state::{Frame, State};
use crate::team::Team;
use crate::votes::at_least_one;

impl Presidential {
    /// TPG-16 to TPG-19: takes the card from the hand, shows it, puts it at the bottom of the deck and starts its effect.
    pub(crate) fn use_card<C: Chance>(
        &self,
        at: &mut State,
        team: Team,
        card: u8,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let immediate = self.card(card).immediate;
        log.tell(Audience::All, || Event::Used { team, card, immediate });
        at.hands[team] &= !(1 << card);
        if at.fresh == card {
            at.fresh = 0;
        }
        at.deck.put_below(card);
        at.card_used = true;
        at.shown = card;
        at.shown_by = Some(team);
        let choices = self.choices(card);
        if choices == 0 {
            return self.carry_out(at, team, card, chance, log);
        }
        at.frames.push(Frame::Card { card, left: choices, picked: StateSet::EMPTY });
        Ok(())
    }

    /// Number of states that the team chooses for a card.
    fn choices(&self, card: u8) -> u8 {
        match self.card(card).effect {
            Effect::AddOneOf { .. }
            | Effect::RollOneOf { .. }
            | Effect::TakeOneOf { .. }
            | Effect::Contest { .. }
            | Effect::Open { .. }
            | Effect::CatchUp { .. }
            | Effect::LoseOneOf { .. }
            | Effect::LoseMost { .. } => 1,
            Effect::Move { .. } => 2,
            Effect::Spread { votes, .. } => votes,
            _ => 0,
        }
    }

    /// TPG-26: the states that can be chosen next, i.e. those where the card has an effect.
    pub(crate) fn targets(&self, at: &State, team: Team, card: u8, picked: StateSet) -> StateSet {
        let card = self.card(card);
        let among = card.among - picked;
        match card.effect {
            Effect::AddOneOf { .. }
            | Effect::RollOneOf { .. }
            | Effect::Spread { .. }
            | Effect::CatchUp { .. } => among & self.can_add(at, team),
            Effect::TakeOneOf { .. } => among & at_least_one(at, team.other()),
            Effect::LoseOneOf { .. } => among & at_least_one(at, team),
            Effect::LoseMost { .. } => where_most(at, team),
            Effect::Contest { .. } => among & at.held[team.other()] & self.can_add(at, team),
            Effect::Open { .. } => among & at.neutral() & self.can_add(at, team),
            Effect::Move { .. } if picked.is_empty() => among & at_least_one(at, team),
            // Any state will do, because the chips that are moved come from the board.
            Effect::Move { .. } => among,
            _ => StateSet::EMPTY,
        }
    }

    /// Applies a choice for the topmost card.
    pub(crate) fn picked<C: Chance>(
        &self,
        at: &mut State,
        team: Team,
        state: UsState,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let Frame::Card { card, left, mut picked } = at.frame() else {
            unreachable!("only a card that is being carried out asks for a choice");
        };
        at.frames.pop();
        match self.card(card).effect {
            Effect::AddOneOf { votes, .. } | Effect::Contest { votes, .. } | Effect::Open { votes, .. } => {
                self.add(at, team, state, votes, log);
            }
            Effect::CatchUp { votes, extra, .. } => {
                let behind = at.totals[team] < at.totals[team.other()];
                self.add(at, team, state, votes + if behind { extra } else { 0 }, log);
            }
            Effect::Spread { .. } => self.add(at, team, state, 1, log),
            Effect::RollOneOf { .. } => self.roll_and_add(at, team, state, chance, log)?,
            Effect::TakeOneOf { votes, .. } => {
                self.lift(at, team.other(), state, votes, log);
            }
            Effect::LoseOneOf { votes, .. } | Effect::LoseMost { votes } => {
                self.lift(at, team, state, votes, log);
            }
            Effect::Move { .. } => {
                if let Some(from) = picked.first() {
                    at.frames.push(Frame::Moving { card, from, to: state });
                }
            }
            _ => {}
        }
        picked.insert(state);
        if left > 1 {
            at.frames.push(Frame::Card { card, left: left - 1, picked });
        }
        Ok(())
    }

    /// Whether it makes a difference which state is chosen next. It makes none in a spread over all remaining states, unless the supply is
    /// too small for all of them (TPG-2).
    pub(crate) fn choice_matters(
        &self,
        at: &State,
        team: Team,
        card: u8,
        left: u8,
        targets: StateSet,
    ) -> bool {
        if !matches!(self.card(card).effect, Effect::Spread { .. }) {
            return targets.len() > 1;
        }
        let need_a_chip = (targets - at_least_one(at, team.other())).len();
        targets.len() > usize::from(left) || (1..need_a_chip).contains(&usize::from(at.supply[team]))
    }

    /// TPG-26: maximum number of votes that a card can move from a state.
    pub(crate) fn most_to_move(&self, at: &State, team: Team, card: u8, from: UsState) -> u8 {
        at.net(team, from).clamp(0, self.card(card).effect.votes().into()) as u8
    }

    /// TPG-26: moves votes as chosen for the topmost card.
    pub(crate) fn moved(&self, at: &mut State, team: Team, votes: u8, log: &mut impl Log<Event>) {
        let Frame::Moving { from, to, .. } = at.frame() else {
            unreachable!("only a card that moves votes asks how many");
        };
        at.frames.pop();
        let moved = self.lift(at, team, from, votes, log);
        self.add(at, team, to, moved, log);
    }

    fn roll_and_add<C: Chance>(
        &self,
        at: &mut State,
        team: Team,
        state: UsState,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let roll = chance.die(Die { sides: 6, seat: Some(team.seat()), why: "tpg-die-card" })?;
        log.tell(Audience::All, || Event::CardRoll { team, roll });
        self.add_die(at, team, state, roll, log);
        Ok(())
    }

    /// Carries out a card that needs no choice. TPG-2: states are handled by descending electoral votes, then by postal code.
    fn carry_out<C: Chance>(
        &self,
        at: &mut State,
        team: Team,
        card: u8,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let other = team.other();
        let Card { effect, among, .. } = self.card(card);
        let named: StateSet = effect.named().iter().copied().collect();
        let mut something = true;
        match *effect {
            Effect::Add { votes, .. } => {
                for state in self.in_order(named) {
                    self.add(at, team, state, votes, log);
                }
            }
            Effect::Roll { states: [state] } => self.roll_and_add(at, team, state, chance, log)?,
            Effect::Take { votes, .. } => {
                something = self.lift_all(at, other, named, votes, log);
            }
            Effect::Swing { votes, .. } => {
                for state in self.in_order(named) {
                    self.lift(at, other, state, votes, log);
                    self.add(at, team, state, 1, log);
                }
            }
            Effect::ShoreUp { votes, .. } => {
                let held = *among & at.held[team];
                something = !held.is_empty();
                for state in self.in_order(held) {
                    self.add(at, team, state, votes, log);
                }
            }
            Effect::Lose { votes, .. } => {
                something = self.lift_all(at, team, named, votes, log);
            }
            Effect::LoseEach { votes, .. } => {
                let held = *among & at.held[team];
                something = self.lift_all(at, team, held, votes, log);
            }
            _ => unreachable!("the other kinds ask for a choice"),
        }
        if !something {
            log.tell(Audience::All, || Event::NoEffect { card });
        }
        Ok(())
    }

    fn lift_all(
        &self,
        at: &mut State,
        owner: Team,
        states: StateSet,
        votes: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        let mut lifted = 0;
        for state in self.in_order(states) {
            lifted += u16::from(self.lift(at, owner, state, votes, log));
        }
        lifted > 0
    }
}

/// The states where the team has the most chips; empty if it has none.
fn where_most(at: &State, team: Team) -> StateSet {
    let most = UsState::ALL.into_iter().map(|state| at.net(team, state)).max().unwrap_or(0);
    UsState::ALL.into_iter().filter(|&state| most > 0 && at.net(team, state) == most).collect()
}
