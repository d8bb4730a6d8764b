//! What is legal, why something is not, and what a click means.

use atlas::states::UsState;
use kernel::{Acts, Refusal, Seat, Text};

use crate::Idiot;
use crate::act::Act;
use crate::cards::{GROUPS, LEVELS};
use crate::colour::{colour, name};
use crate::kit::{LAND, kit};
use crate::lying::Lying;
use crate::sequence::numbers;
use crate::state::{Frame, Open, Phase, State};

#[inline]
fn state_at(index: u16) -> UsState {
    UsState::ALL[usize::from(index)]
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
                for turned in 1..=state.lying.of(from) {
                    let numbers = self.all_turning(state, from, turned);
                    out.each(numbers, |number| Act::AllTurning { number: number as u8, turned });
                }
            }
            Frame::Second => out.each(state.lying.any(), |bit| Act::Place(Lying::number(bit))),
            Frame::Phase(Phase::Headlines) => {
                out.each(numbers(GROUPS as u8), |number| Act::Any(number as u8));
            }
            Frame::Phase(Phase::States) => {
                let moves = self.moves(state);
                out.each(moves.take.bits(), |s| Act::Take(state_at(s)));
                out.each(moves.go.bits(), |s| Act::Go(state_at(s)));
                out.each(moves.fly.bits(), |s| Act::Fly(state_at(s)));
                out.one(Act::Stop);
            }
            Frame::Honey { picked } => {
                out.each(self.honey_targets(state, picked).bits(), |s| Act::Pick(state_at(s)));
            }
            Frame::Phase(Phase::Bonus | Phase::Discard) | Frame::Honeys | Frame::Over => {}
        }
    }

    /// Why an act that is not listed is not legal.
    pub(crate) fn reason(&self, at: &State, seat: Seat, act: Act) -> Refusal {
        let frame = at.frame();
        let (rule, text) = match (frame, act) {
            (Frame::Over, _) => ("FIP-32", Text::new("fip-no-over")),
            _ if !at.deciding().contains(seat) => ("FIP-35", not_your_turn(at)),
            (_, Act::Go(s) | Act::Fly(s) | Act::Take(s) | Act::Pick(s)) if !LAND.contains(s) => {
                ("FIP-5", in_state("fip-no-state", s))
            }
            (Frame::Choosing(open), Act::Character(card) | Act::Attribute(card) | Act::Type(card))
                if open_card(open, card) == act =>
            {
                ("FIP-7", Text::new("fip-no-card").number("card", card))
            }
            (Frame::Phase(Phase::Draw), Act::Draw(level)) if !(1..=LEVELS).contains(&level) => {
                ("FIP-9", Text::new("fip-no-pile").number("level", level))
            }
            (Frame::Lying | Frame::Second, act) => self.why_not_place(at, seat, act),
            (Frame::Phase(Phase::Headlines), Act::Any(number)) if !(1..=GROUPS).contains(&number.into()) => {
                ("FIP-29", Text::new("fip-no-number").number("number", number))
            }
            (Frame::Phase(Phase::States), act) => self.why_not_move(at, seat, act),
            (Frame::Honey { .. }, Act::Pick(s)) => ("FIP-31", in_state("fip-no-honey", s)),
            _ => not_now(frame),
        };
        Refusal::new(rule, text)
    }

    /// FIP-11 to FIP-13: why dice cannot be placed like this.
    fn why_not_place(&self, at: &State, seat: Seat, act: Act) -> (&'static str, Text) {
        let own = at.person(seat).character;
        let of_number = |key: &'static str, number: u8| Text::new(key).number("number", number);
        match act {
            Act::Turn { .. } | Act::AllTurning { .. } if at.frame() == Frame::Second => {
                ("FIP-11", Text::new("fip-no-turn-second"))
            }
            Act::All(_) if at.frame() == Frame::Second => ("FIP-12", Text::new("fip-no-all-second")),
            Act::Turn { from, .. } if from != own => {
                ("FIP-11", of_number("fip-no-own", from).number("own", own))
            }
            Act::Turn { from, .. } if at.lying.of(from) == 0 => ("FIP-11", of_number("fip-no-die", from)),
            Act::Turn { from, to } if to == from || !(1..=GROUPS).contains(&to.into()) => {
                ("FIP-11", of_number("fip-no-side", to))
            }
            Act::Place(number) | Act::All(number) if at.lying.of(number) == 0 => {
                ("FIP-12", of_number("fip-no-die", number))
            }
            Act::AllTurning { number, .. } if number == own || !(1..=GROUPS).contains(&number.into()) => {
                ("FIP-11", of_number("fip-no-side", number))
            }
            Act::AllTurning { turned, .. } if turned == 0 || turned > at.lying.of(own) => {
                ("FIP-11", of_number("fip-no-so-many", own).number("count", at.lying.of(own)))
            }
            Act::All(_) | Act::AllTurning { .. } if at.room() == 1 => ("FIP-13", Text::new("fip-no-room")),
            Act::All(number) | Act::AllTurning { number, .. } if at.lying.of(number) <= 1 => {
                ("FIP-12", of_number("fip-no-single", number))
            }
            _ => not_now(at.frame()),
        }
    }

    /// FIP-20 to FIP-26: why a movement is not possible.
    fn why_not_move(&self, at: &State, seat: Seat, act: Act) -> (&'static str, Text) {
        let budget = self.budget(at);
        let too_dear =
            |s, cost: u8| in_state("fip-no-cubes", s).number("cost", cost).number("budget", budget);
        match act {
            Act::Go(s) if s == at.mover => {
                (if at.moved { "FIP-21" } else { "FIP-25" }, in_state("fip-no-stay", s))
            }
            Act::Go(s) if !kit().near(at.mover).contains(s) => {
                ("FIP-21", in_state("fip-no-border", s).text("from", name(at.mover)))
            }
            Act::Go(s) if self.cost(at, seat, s) > budget => {
                let cost = self.cost(at, seat, s);
                (if cost == 1 { "FIP-20" } else { "FIP-22" }, too_dear(s, cost))
            }
            Act::Fly(_) if at.empty().is_empty() => ("FIP-24", Text::new("fip-no-empty")),
            Act::Fly(_) if at.flown => ("FIP-24", Text::new("fip-no-second-flight")),
            Act::Fly(s) if s == at.mover => ("FIP-24", in_state("fip-no-stay", s)),
            Act::Fly(s) if !at.empty().contains(s) => ("FIP-24", in_state("fip-no-landing", s)),
            Act::Fly(s) if budget == 0 => ("FIP-20", too_dear(s, 1)),
            Act::Take(_) if at.moved => ("FIP-26", Text::new("fip-no-take-later")),
            Act::Take(_) if at.supply(seat) >= at.allowance(seat) => ("FIP-26", Text::new("fip-no-take")),
            Act::Take(s) if !at.held(seat).contains(s) => ("FIP-26", in_state("fip-no-own-cube", s)),
            _ => not_now(at.frame()),
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
            // If no die shows the number, a die of the own number could be turned to it.
            "group" if state.lying.of(number) > 0 => Act::All(number),
            "group" if state.lying.of(own) > 0 => Act::Turn { from: own, to: number },
            "group" => Act::All(number),
            _ => return None,
        })
    }

    /// FIP-24: a click on an adjacent state is a step; on any other empty state it is a flight.
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

fn in_state(key: &'static str, s: UsState) -> Text {
    Text::new(key).text("state", name(s))
}

fn not_your_turn(at: &State) -> Text {
    match at.frame() {
        frame @ Frame::Phase(Phase::Draw | Phase::Headlines) => {
            Text::new("fip-no-wait").text("asked", asked(frame))
        }
        _ => Text::new("fip-no-turn").text("seat", colour(at.seat_in_turn())),
    }
}

fn not_now(frame: Frame) -> (&'static str, Text) {
    ("FIP-35", Text::new("fip-not-now").text("asked", asked(frame)))
}

/// What the game is waiting for, in a few words.
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
