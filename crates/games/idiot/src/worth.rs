//! The value of an act for a seat, for hints and the greedy bot, measured in delegates expected at the end of the game.

use atlas::states::{StateSet, UsState};
use kernel::sets::members;
use kernel::{Game, Insight, NoLog, Seat};

use crate::Idiot;
use crate::act::Act;
use crate::cards::{Count, GROUPS};
use crate::kit::kit;
use crate::odds::{self, Outlook};
use crate::state::{BONUS_MAX, Frame, Phase, State};

/// Delegates that a spendable cube is worth.
const CUBE: f32 = 1.6;
/// Cubes that a small bonus card gives in each coming round (`SMALL`), and a big one (`BIG`).
const SMALL: f32 = 0.22;
const BIG: f32 = 0.85;
/// Value of a delegate that a rival loses, relative to an own delegate.
const RIVAL: f32 = 0.35;
/// The chance that one rival's movement takes a state with a single cube. More cubes lower it.
const THREAT: f32 = 0.11;
/// Number of steps looked ahead.
const AHEAD: u8 = 3;
/// Minimum gain for which a die is turned.
const LEAST: f32 = 1e-4;

impl Insight for Idiot {
    fn worth(&self, at: &State, seat: Seat, act: Act) -> f32 {
        let eye = Eye { game: self, at, seat };
        match act {
            Act::Attribute(card) => eye.symbol(kit().attribute(card)),
            Act::Type(card) => eye.symbol(kit().kind(card)),
            Act::Draw(level) => eye.pile(level),
            Act::Turn { from, to } => eye.turned(from, to),
            Act::Place(number) if at.frame() == Frame::Second => eye.hand(&plus(&at.groups, number, 1)),
            Act::Place(number) if at.room() == 1 => eye.hand(&plus(&at.groups, number, 1)),
            Act::Place(number) => eye.first_of_two(&at.lying.count(), number),
            Act::All(number) => {
                let count = at.lying.of(number).min(at.room());
                eye.hand(&plus(&at.groups, number, count))
            }
            Act::AllTurning { number, turned } => {
                let count = (at.lying.of(number) + turned).min(at.room());
                eye.hand(&plus(&at.groups, number, count))
            }
            Act::Any(number) => eye.named(number),
            Act::Take(state) => eye.taken_back(state),
            Act::Go(state) => eye.entered(state, false),
            Act::Fly(state) => eye.entered(state, true),
            // All characters are equally good, and stopping gains nothing.
            Act::Character(_) | Act::Roll | Act::Stop => 0.0,
            Act::Pick(state) => self.pick_gain(at, seat, state),
        }
    }
}

pub(crate) fn plus(groups: &Count, number: u8, count: u8) -> Count {
    let mut groups = *groups;
    groups[usize::from(number) - 1] += count;
    groups
}

/// The table from the point of view of one seat.
pub(crate) struct Eye<'a> {
    pub game: &'a Idiot,
    pub at: &'a State,
    pub seat: Seat,
}

impl Eye<'_> {
    fn plus_one(&self) -> f32 {
        f32::from(self.at.bigs(self.seat, |kit| kit.plus_one))
    }

    /// Prefer a number of which the seat already has a card: two of the same number are worth more than one each of two numbers.
    fn symbol(&self, die: u8) -> f32 {
        f32::from(self.at.symbols[self.seat.index()][usize::from(die) - 1])
    }

    /// The value of an average card of the pile.
    pub fn pile(&self, level: u8) -> f32 {
        odds::of_pile(self.at, self.seat, level) * (f32::from(level) + self.plus_one())
    }

    /// Expected cubes from the hand with these dice on the groups, after the seat has placed. Each card is rated as if it were played for
    /// alone.
    fn hand(&self, groups: &Count) -> f32 {
        let outlook = Outlook::after_placing(self.at, self.seat);
        let plus = self.plus_one();
        members(self.at.hand(self.seat))
            .map(|card| {
                let check = kit().check(card);
                (f32::from(check.level) + plus) * outlook.chance(check, groups)
            })
            .sum()
    }

    /// The value of the best placing of these dice.
    fn best_placing(&self, lying: &Count) -> f32 {
        let room = self.at.room();
        let numbers = (1..=GROUPS as u8).filter(|&n| lying[usize::from(n) - 1] > 0);
        let mut best = f32::MIN;
        for number in numbers {
            let count = lying[usize::from(number) - 1];
            let worth = if room == 1 {
                self.hand(&plus(&self.at.groups, number, 1))
            } else {
                let two = self.first_of_two(lying, number);
                if count > 2 {
                    two.max(self.hand(&plus(&self.at.groups, number, count.min(room))))
                } else {
                    two
                }
            };
            best = best.max(worth);
        }
        best
    }

    /// The value of a first die with the best second one.
    fn first_of_two(&self, lying: &Count, number: u8) -> f32 {
        let first = plus(&self.at.groups, number, 1);
        let mut rest = *lying;
        rest[usize::from(number) - 1] -= 1;
        (1..=GROUPS as u8)
            .filter(|&second| rest[usize::from(second) - 1] > 0)
            .map(|second| self.hand(&plus(&first, second, 1)))
            .fold(f32::MIN, f32::max)
    }

    /// The value of turning one or several dice of the own number to another number.
    fn turned(&self, from: u8, to: u8) -> f32 {
        let mut lying = self.at.lying.count();
        let mut best = f32::MIN;
        for _ in 0..lying[usize::from(from) - 1] {
            lying[usize::from(from) - 1] -= 1;
            lying[usize::from(to) - 1] += 1;
            best = best.max(self.best_placing(&lying));
        }
        best - LEAST
    }

    /// The value of a number for one "any dice" card, with the best numbers for those still to be chosen.
    fn named(&self, number: u8) -> f32 {
        let mut adds = self.at.adds(self.seat);
        adds[usize::from(number) - 1] += 1;
        let lying = self.at.groups[usize::from(number) - 1] + adds[usize::from(number) - 1];
        // If numbers are equally good, prefer the one with the most dice.
        self.best_numbers(&mut adds, self.at.due[self.seat.index()].saturating_sub(1))
            + f32::from(lying) * LEAST
    }

    /// Cubes from the hand after the 20th die is placed, with `left` more numbers to choose.
    fn best_numbers(&self, adds: &mut Count, left: u8) -> f32 {
        if left == 0 {
            let plus = self.plus_one();
            let checks = members(self.at.hand(self.seat)).map(|card| kit().check(card));
            let met = checks.filter(|check| check.met(&self.at.groups, adds));
            return met.map(|check| f32::from(check.level) + plus).sum();
        }
        let mut best = 0.0f32;
        for n in 0..GROUPS {
            adds[n] += 1;
            best = best.max(self.best_numbers(adds, left - 1));
            adds[n] -= 1;
        }
        best
    }

    /// Number of rivals' movements from now until the end of the game.
    fn threats(&self) -> f32 {
        let rounds = f32::from(self.game.options().rounds - self.at.round);
        let behind = if self.at.phase() == Some(Phase::States) {
            f32::from(self.at.seats.saturating_sub(self.at.turn + 1))
        } else {
            0.0
        };
        rounds * f32::from(self.at.seats - 1) + behind
    }

    /// The chance of still holding a state with this many cubes at the end.
    fn hold(&self, state: UsState, cubes: u8, threats: f32) -> f32 {
        let wanted = 0.6 + 0.2 * f32::from(kit().delegates(state));
        let lost = THREAT * wanted / f32::from(cubes).powf(1.5);
        (1.0 - lost.min(0.9)).powf(threats)
    }

    /// The value of the bonus card of a state: what it gives in the coming rounds, if the seat has room for it.
    fn bonus(&self, state: UsState, earned: [u8; 2]) -> f32 {
        let rounds = f32::from(self.game.options().rounds - self.at.round);
        let n = self.seat.index();
        let room = |cards: u32, earned: u8| cards.count_ones() as u8 + earned < BONUS_MAX;
        if kit().crowd.contains(state) && room(self.at.small[n], earned[0]) {
            SMALL * CUBE * rounds
        } else if kit().dollar.contains(state) && room(self.at.big[n], earned[1]) {
            BIG * CUBE * rounds
        } else {
            0.0
        }
    }

    /// The value of entering a state once.
    fn entry(&self, state: UsState, threats: f32, earned: [u8; 2]) -> f32 {
        let delegates = f32::from(kit().delegates(state));
        let there = self.at.cubes(state);
        let own = self.at.held(self.seat).contains(state);
        let gain = if own {
            delegates * (self.hold(state, there + 1, threats) - self.hold(state, there, threats))
        } else {
            let taken = if there > 0 { RIVAL * delegates } else { 0.0 };
            delegates * self.hold(state, there + 1, threats) + taken
        };
        gain + self.bonus(state, earned)
    }

    /// The value of an entry and the best steps after it with the remaining budget.
    fn entered(&self, state: UsState, flight: bool) -> f32 {
        let threats = self.threats();
        let earned = self.at.earned[self.seat.index()];
        let budget = self.game.budget(self.at) - self.game.cost(self.at, self.seat, state);
        let mut flying = 0.0f32;
        if !flight && !self.at.flown && budget > 0 {
            let best = |s: UsState| self.entry(s, threats, earned) + 0.5 * self.around(s, threats, earned);
            flying = (self.at.empty() - state.into()).iter().map(best).fold(0.0, f32::max);
        }
        let mut visited = StateSet::from(state);
        let on = self.onward(state, budget, AHEAD, flying, &mut visited, (threats, earned));
        // Slightly prefer a step to a flight to the same state.
        let waste = if flight && kit().near(self.at.mover).contains(state) { LEAST } else { 0.0 };
        self.entry(state, threats, earned) + on - waste
    }

    /// The value of the best single step from a state.
    fn around(&self, state: UsState, threats: f32, earned: [u8; 2]) -> f32 {
        let near = kit().near(state).iter().filter(|&s| self.at.cubes(s) == 0);
        near.map(|s| self.entry(s, threats, earned)).fold(0.0, f32::max)
    }

    fn onward(
        &self,
        from: UsState,
        budget: u8,
        depth: u8,
        flying: f32,
        visited: &mut StateSet,
        eye: (f32, [u8; 2]),
    ) -> f32 {
        if budget == 0 {
            return 0.0;
        }
        if depth == 0 {
            // Beyond the look-ahead, count every cube with its average value.
            return f32::from(budget) * CUBE * 0.8 + flying * 0.1;
        }
        let mut best = 0.0f32;
        for state in kit().near(from) - *visited {
            let cost = self.game.cost(self.at, self.seat, state);
            if cost <= budget {
                visited.insert(state);
                let on = self.onward(state, budget - cost, depth - 1, flying, visited, eye);
                visited.remove(state);
                best = best.max(self.entry(state, eye.0, eye.1) + on);
            }
        }
        if flying > 0.0 {
            // What follows after a flight is only estimated, not searched.
            best = best.max(flying + f32::from(budget - 1) * CUBE * 0.6);
        }
        best
    }

    /// The value of taking back a cube: one less in this state, one more to spend.
    fn taken_back(&self, state: UsState) -> f32 {
        let threats = self.threats();
        let delegates = f32::from(kit().delegates(state));
        let there = self.at.cubes(state);
        let after = if there > 1 { self.hold(state, there - 1, threats) } else { 0.0 };
        // If this gains anything, it should come before everything else.
        let gain = CUBE - delegates * (self.hold(state, there, threats) - after);
        if gain > 0.0 { 1000.0 + gain } else { gain }
    }
}

impl Idiot {
    /// Own delegates compared with those of the rivals, after this choice for a Hey-Honey and the best one that follows it.
    fn pick_gain(&self, at: &State, seat: Seat, state: UsState) -> f32 {
        let mut after = at.clone();
        self.picked(&mut after, state, &mut NoLog);
        let standing = |at: &State| {
            let rivals: f32 = (0..at.seats)
                .map(Seat)
                .filter(|&other| other != seat)
                .map(|other| f32::from(at.delegates(other)))
                .fold(0.0, |worst, rival| worst.max(rival) + 0.01 * rival);
            f32::from(at.delegates(seat)) - 0.5 * rivals
        };
        if let Frame::Honey { picked: picked @ Some(_) } = after.frame()
            && after.turn == at.turn
        {
            let targets = self.honey_targets(&after, picked);
            return targets
                .iter()
                .map(|next| {
                    let mut end = after.clone();
                    self.picked(&mut end, next, &mut NoLog);
                    standing(&end)
                })
                .fold(f32::MIN, f32::max);
        }
        standing(&after)
    }
}
