//! What is legal, as a list and as a judgement that names the rule; the two are the same law.

use atlas::states::UsState;
use kernel::{Acts, Members, Refusal, Seat, Text};

use crate::Idiot;
use crate::act::Act;
use crate::cards::{GROUPS, LEVELS};
use crate::colour::{colour, name};
use crate::kit::{LAND, kit};
use crate::lying::Lying;
use crate::sequence::numbers;
use crate::state::{Frame, Open, Phase, State};

#[inline]
fn at(index: u16) -> UsState {
    UsState::ALL[usize::from(index)]
}

fn refuse(rule: &'static str, text: Text) -> Result<(), Refusal> {
    Err(Refusal::new(rule, text))
}

fn open_card(open: Open, card: u8) -> Act {
    match open {
        Open::Character => Act::Character(card),
        Open::Attribute => Act::Attribute(card),
        Open::Type => Act::Type(card),
    }
}

impl Idiot {
    #[inline]
    pub(crate) fn legal(&self, state: &State, seat: Seat, out: &mut impl Acts<Act>) {
        if !state.deciding().contains(seat) {
            return;
        }
        match state.frame() {
            Frame::Choosing(open) => {
                out.each(self.on_offer(state, open), |card| open_card(open, card as u8));
            }
            Frame::Phase(Phase::Draw) => out.each(numbers(LEVELS), |level| Act::Draw(level as u8)),
            Frame::Phase(Phase::Dice) => out.one(Act::Roll),
            Frame::Lying => {
                let from = state.person(seat).character;
                if state.lying.of(from) > 0 {
                    let others = numbers(GROUPS as u8) & !(1 << from);
                    out.each(others, |to| Act::Turn { from, to: to as u8 });
                }
                out.each(state.lying.any(), |bit| Act::Place(Lying::number(bit)));
                out.each(self.all_of(state), |bit| Act::All(Lying::number(bit)));
            }
            Frame::Second => out.each(state.lying.any(), |bit| Act::Place(Lying::number(bit))),
            Frame::Phase(Phase::Headlines) => {
                out.each(numbers(GROUPS as u8), |number| Act::Any(number as u8));
            }
            Frame::Phase(Phase::States) => {
                let moves = self.moves(state);
                out.each(moves.take.bits(), |s| Act::Take(at(s)));
                out.each(moves.go.bits(), |s| Act::Go(at(s)));
                out.each(moves.fly.bits(), |s| Act::Fly(at(s)));
                out.one(Act::Stop);
            }
            Frame::Honey { picked } => {
                out.each(self.honey_targets(state, picked).bits(), |s| Act::Pick(at(s)));
            }
            Frame::Phase(Phase::Bonus | Phase::Discard) | Frame::Honeys | Frame::Over => {}
        }
    }

    pub(crate) fn judge(&self, state: &State, seat: Seat, act: Act) -> Result<(), Refusal> {
        let frame = state.frame();
        if frame == Frame::Over {
            return refuse("FIP-32", Text::new("fip-no-over"));
        }
        if !state.deciding().contains(seat) {
            return match frame {
                Frame::Phase(Phase::Draw | Phase::Headlines) => {
                    refuse("FIP-35", Text::new("fip-no-wait").text("asked", asked(frame)))
                }
                _ => refuse("FIP-35", Text::new("fip-no-turn").text("seat", colour(state.seat_in_turn()))),
            };
        }
        if let Act::Go(s) | Act::Fly(s) | Act::Take(s) | Act::Pick(s) = act
            && !LAND.contains(s)
        {
            return refuse("FIP-5", Text::new("fip-no-state").text("state", name(s)));
        }
        match (frame, act) {
            (Frame::Choosing(open), Act::Character(card) | Act::Attribute(card) | Act::Type(card))
                if open_card(open, card) == act =>
            {
                if self.on_offer(state, open).has(card.into()) {
                    return Ok(());
                }
                refuse("FIP-7", Text::new("fip-no-card").number("card", card))
            }
            (Frame::Phase(Phase::Draw), Act::Draw(1..=LEVELS)) => Ok(()),
            (Frame::Phase(Phase::Draw), Act::Draw(level)) => {
                refuse("FIP-9", Text::new("fip-no-pile").number("level", level))
            }
            (Frame::Phase(Phase::Dice), Act::Roll) => Ok(()),
            (Frame::Lying, Act::Turn { from, to }) => self.judge_turning(state, seat, from, to),
            (Frame::Lying | Frame::Second, Act::Place(number)) => {
                if state.lying.of(number) > 0 {
                    return Ok(());
                }
                refuse("FIP-12", Text::new("fip-no-die").number("number", number))
            }
            (Frame::Lying, Act::All(number)) => self.judge_all(state, number),
            (Frame::Second, Act::All(_)) => refuse("FIP-12", Text::new("fip-no-all-second")),
            (Frame::Second, Act::Turn { .. }) => refuse("FIP-11", Text::new("fip-no-turn-second")),
            (Frame::Phase(Phase::Headlines), Act::Any(number)) => {
                if (1..=GROUPS).contains(&number.into()) {
                    return Ok(());
                }
                refuse("FIP-29", Text::new("fip-no-number").number("number", number))
            }
            (Frame::Phase(Phase::States), act) => self.judge_moving(state, seat, act),
            (Frame::Honey { picked }, Act::Pick(s)) => {
                if self.honey_targets(state, picked).contains(s) {
                    return Ok(());
                }
                refuse("FIP-31", Text::new("fip-no-honey").text("state", name(s)))
            }
            _ => not_now(frame),
        }
    }

    /// FIP-11.
    fn judge_turning(&self, state: &State, seat: Seat, from: u8, to: u8) -> Result<(), Refusal> {
        let own = state.person(seat).character;
        if from != own {
            let text = Text::new("fip-no-own").number("number", from).number("own", own);
            return refuse("FIP-11", text);
        }
        if state.lying.of(from) == 0 {
            return refuse("FIP-11", Text::new("fip-no-die").number("number", from));
        }
        if to == from || !(1..=GROUPS).contains(&to.into()) {
            return refuse("FIP-11", Text::new("fip-no-side").number("number", to));
        }
        Ok(())
    }

    /// FIP-12, FIP-13.
    fn judge_all(&self, state: &State, number: u8) -> Result<(), Refusal> {
        if state.lying.of(number) == 0 {
            return refuse("FIP-12", Text::new("fip-no-die").number("number", number));
        }
        if state.room() == 1 {
            return refuse("FIP-13", Text::new("fip-no-room"));
        }
        if state.lying.of(number) == 1 {
            return refuse("FIP-12", Text::new("fip-no-single").number("number", number));
        }
        Ok(())
    }

    /// FIP-20 to FIP-26.
    fn judge_moving(&self, state: &State, seat: Seat, act: Act) -> Result<(), Refusal> {
        let at_state = |key: &'static str, s: UsState| Text::new(key).text("state", name(s));
        let (budget, too_dear) = (self.budget(state), |s: UsState, cost: u8| {
            at_state("fip-no-cubes", s).number("cost", cost).number("budget", self.budget(state))
        });
        match act {
            Act::Stop => Ok(()),
            Act::Go(s) if s == state.mover => {
                let rule = if state.moved { "FIP-21" } else { "FIP-25" };
                refuse(rule, at_state("fip-no-stay", s))
            }
            Act::Go(s) if !kit().near(state.mover).contains(s) => {
                let text = at_state("fip-no-border", s).text("from", name(state.mover));
                refuse("FIP-21", text)
            }
            Act::Go(s) => {
                let cost = self.cost(state, seat, s);
                if cost <= budget {
                    return Ok(());
                }
                let rule = if cost == 1 { "FIP-20" } else { "FIP-22" };
                refuse(rule, too_dear(s, cost))
            }
            Act::Fly(_) if state.empty().is_empty() => refuse("FIP-24", Text::new("fip-no-empty")),
            Act::Fly(_) if state.flown => refuse("FIP-24", Text::new("fip-no-second-flight")),
            Act::Fly(s) if s == state.mover => refuse("FIP-24", at_state("fip-no-stay", s)),
            Act::Fly(s) if !state.empty().contains(s) => refuse("FIP-24", at_state("fip-no-landing", s)),
            Act::Fly(s) if budget == 0 => refuse("FIP-20", too_dear(s, 1)),
            Act::Fly(_) => Ok(()),
            Act::Take(_) if state.moved => refuse("FIP-26", Text::new("fip-no-take-later")),
            Act::Take(_) if state.supply(seat) >= state.allowance(seat) => {
                refuse("FIP-26", Text::new("fip-no-take"))
            }
            Act::Take(s) if !state.held(seat).contains(s) => refuse("FIP-26", at_state("fip-no-own-cube", s)),
            Act::Take(_) => Ok(()),
            _ => not_now(state.frame()),
        }
    }

    /// What a click on a spot would mean now.
    pub(crate) fn spot_means(&self, state: &State, seat: Seat, spot: &str) -> Option<Act> {
        let (kind, id) = spot.split_once(':')?;
        if kind == "state" {
            let s: UsState = id.parse().ok().filter(|&s| LAND.contains(s))?;
            return Some(self.state_means(state, seat, s));
        }
        let number: u8 = id.parse().ok()?;
        let own = state.person(seat).character;
        Some(match kind {
            "character" => Act::Character(number),
            "attribute" => Act::Attribute(number),
            "type" => Act::Type(number),
            "pile" => Act::Draw(number),
            "die" => {
                let face = *state.dice.get(usize::from(number)).filter(|&&face| face != 0)?;
                Act::Place(face)
            }
            "group" if state.frame() == Frame::Phase(Phase::Headlines) => Act::Any(number),
            "group" if state.frame() == Frame::Second || state.room() == 1 => Act::Place(number),
            // Where no die of the number lies, one of the own number could be turned to it.
            "group" if state.lying.of(number) > 0 => Act::All(number),
            "group" if state.lying.of(own) > 0 => Act::Turn { from: own, to: number },
            "group" => Act::All(number),
            _ => return None,
        })
    }

    /// FIP-24: a click on a neighbour is a step, on any other empty state a flight.
    fn state_means(&self, state: &State, seat: Seat, s: UsState) -> Act {
        match state.frame() {
            Frame::Honey { .. } => Act::Pick(s),
            _ if self.moves(state).go.contains(s) => Act::Go(s),
            _ if state.phase() == Some(Phase::States)
                && seat == state.seat_in_turn()
                && self.moves(state).take.contains(s) =>
            {
                Act::Take(s)
            }
            _ if !kit().near(state.mover).contains(s) && state.empty().contains(s) => Act::Fly(s),
            _ => Act::Go(s),
        }
    }
}

fn not_now(frame: Frame) -> Result<(), Refusal> {
    refuse("FIP-35", Text::new("fip-not-now").text("asked", asked(frame)))
}

/// What the game waits for, in a few words.
pub(crate) fn asked(frame: Frame) -> Text {
    Text::new(match frame {
        Frame::Choosing(Open::Character) => "fip-asked-character",
        Frame::Choosing(Open::Attribute) => "fip-asked-attribute",
        Frame::Choosing(Open::Type) => "fip-asked-type",
        Frame::Phase(Phase::Draw) => "fip-asked-draw",
        Frame::Phase(Phase::Dice) => "fip-asked-roll",
        Frame::Lying => "fip-asked-lying",
        Frame::Second => "fip-asked-second",
        Frame::Phase(Phase::Headlines) => "fip-asked-any",
        Frame::Phase(Phase::States) => "fip-asked-move",
        Frame::Honeys | Frame::Honey { .. } => "fip-asked-honey",
        Frame::Phase(Phase::Bonus | Phase::Discard) | Frame::Over => "fip-asked-over",
    })
}
