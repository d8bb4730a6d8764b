//! The value of an act, for hints and the aide.
//!
//! An act is tried a few times on a copy with different dice. Questions that arise are answered by a quick look, and the resulting
//! position is rated.

mod weights;

use std::convert::Infallible;

use kernel::{Chance, Die, FastRng, Insight, Members, NoLog, Seat, Told};

use crate::act::Act;
use crate::event::{Change, Event};
use crate::game::{MrPresident, legal};
use crate::machine::Machine;
use crate::machine::menu::POTUS;
use crate::odds;
use crate::program;
use crate::state::{State, Wait};

/// Number of times an act is tried.
const TRIES: u8 = 3;
/// Depth to which follow-up questions are examined.
const DEPTH: u8 = 1;
/// Maximum number of answers examined for one question.
const BREADTH: usize = 10;

/// The first die is low, middling and high in turn, so that few tries are enough; all others are random.
struct Sampled {
    first: Option<u8>,
    rng: FastRng,
}

impl Sampled {
    fn new(number: u8) -> Sampled {
        Sampled { first: Some(number), rng: FastRng::new(number.into()) }
    }
}

impl Chance for Sampled {
    type Stop = Infallible;

    fn die(&mut self, die: Die) -> Result<u8, Infallible> {
        match self.first.take() {
            Some(number) => Ok(1 + (2 * number + 1) * die.sides / (2 * TRIES)),
            None => self.rng.die(die),
        }
    }

    fn draw(&mut self, pile: &'static str, pool: impl Members) -> Result<u16, Infallible> {
        self.rng.draw(pile, pool)
    }
}

impl Insight for MrPresident {
    fn worth(&self, state: &State, _: Seat, act: Act) -> f32 {
        match (state.wait, act) {
            // The segment itself: compares the current value of an AP with what the best action would give.
            (Wait::Menu, Act::Forgo) => weights::weigh(state) + weights::ap_worth(state),
            (Wait::Menu, Act::Done) => weights::weigh(state),
            (Wait::Menu, Act::Buy) => weights::weigh(state) + weights::bought(state),
            (Wait::Reroll, _) => reroll(state, act),
            (Wait::Pick(_), _) if let Some(candidate) = candidate(state, act) => suits(state, candidate),
            _ => mean_worth(state, act, DEPTH),
        }
    }
}

/// The candidate for an office that an act picks; None if it picks something else.
pub(crate) fn candidate(state: &State, act: Act) -> Option<i16> {
    let (Wait::Pick(number), Act::Pick(key)) = (state.wait, act) else { return None };
    let p = program();
    let domain = &p.domains[usize::from(p.picks[usize::from(number)].domain)];
    let at = domain.keys.iter().position(|&known| known == key.0)?;
    (domain.name == "candidate").then_some(at as i16 + domain.lo)
}

/// How well a candidate fits the office: all ratings count, those of the office's own field the most. Officials pay off only over years,
/// so rating the next position would not show it.
fn suits(state: &State, candidate: i16) -> f32 {
    let p = program();
    let Wait::Pick(number) = state.wait else { return 0.0 };
    let ask = p.picks[usize::from(number)].ask.map_or("", |key| p.key(key));
    let rating = |kind: &str| f32::from(p.constant(&format!("novice_{kind}"), candidate));
    let (domestic, diplomatic, military) = (rating("dom"), rating("dip"), rating("mil"));
    let own = match ask {
        ask if ask.ends_with("state") => diplomatic,
        ask if ask.ends_with("defense") || ask.ends_with("secdef") => military,
        ask if ask.ends_with("cos") => domestic,
        _ => 0.0,
    };
    domestic + diplomatic + military + 3.0 * own + 1.5 * rating("plus")
}

/// A copy on which an act can be tried. In a segment it gets an additional action, so that the segment does not end with this one.
fn copy_to_try(state: &State) -> State {
    let mut ahead = state.clone();
    if ahead.wait == Wait::Menu {
        ahead.menu.left += 1;
        ahead.menu.actors[POTUS] += 1;
        ahead.menu.used[POTUS] -= 1;
    }
    ahead
}

/// The improvements by an act if the first die falls well, most valuable first; used in hints.
pub(crate) fn gains(state: &State, act: Act) -> Vec<Change> {
    let mut ahead = copy_to_try(state);
    let mut told: Vec<Told<Event>> = Vec::new();
    let mut chance = Sampled::new(0);
    let Ok(()) = Machine::alone(&mut ahead, &mut chance, &mut told).decide(act);
    for _ in 0..BREADTH {
        if matches!(ahead.wait, Wait::Nothing | Wait::Over | Wait::Menu) {
            break;
        }
        let mut acts: Vec<Act> = Vec::new();
        legal(&ahead, &mut acts);
        acts.truncate(BREADTH);
        let worths = acts.iter().map(|&act| {
            if ahead.wait == Wait::Reroll { reroll(&ahead, act) } else { mean_worth(&ahead, act, 0) }
        });
        let best = acts.iter().copied().zip(worths).max_by(|a, b| a.1.total_cmp(&b.1));
        let Some((best, _)) = best else { break };
        let Ok(()) = Machine::alone(&mut ahead, &mut chance, &mut told).decide(best);
    }
    let changes = told.iter().filter_map(|told| match &told.event {
        Event::Changed { changes, .. } => Some(changes),
        _ => None,
    });
    let now = weights::weigh(&ahead);
    let gain = |change: &Change| {
        let mut without = ahead.clone();
        without.cells[usize::from(change.cell)] = change.from;
        now - weights::weigh(&without)
    };
    let mut all: Vec<(f32, Change)> = changes.flatten().map(|change| (gain(change), *change)).collect();
    all.retain(|(gain, _)| *gain > 0.0);
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.into_iter().map(|(_, change)| change).collect()
}

/// A reroll is worth an AP if the die fell badly and most results are better.
fn reroll(state: &State, act: Act) -> f32 {
    let roll = &program().rolls[usize::from(state.roll.roll.expect("a die lies there"))];
    let tone = odds::tones(roll, state.roll.column.into())[usize::from(state.roll.row)];
    let good = f32::from(odds::chance(&odds::outcomes(state)).unwrap_or(0)) / 1000.0;
    let gain = match tone {
        1 => -1.0,
        0 => 1.6 * good - weights::ap_worth(state),
        _ => 1.2 + 1.6 * good - weights::ap_worth(state),
    };
    if act == Act::Reroll { gain } else { 0.0 }
}

/// The average over a few tries.
fn mean_worth(state: &State, act: Act, depth: u8) -> f32 {
    let sum: f32 = (0..TRIES).map(|number| try_once(state, act, &mut Sampled::new(number), depth)).sum();
    sum / f32::from(TRIES)
}

/// One try: the act, with the best answers to follow-up questions.
fn try_once(state: &State, act: Act, chance: &mut Sampled, depth: u8) -> f32 {
    let mut ahead = copy_to_try(state);
    let Ok(()) = Machine::alone(&mut ahead, chance, &mut NoLog).decide(act);
    for _ in 0..BREADTH {
        match ahead.wait {
            Wait::Nothing | Wait::Over | Wait::Menu => break,
            Wait::Reroll => {
                let again = if reroll(&ahead, Act::Reroll) > 0.0 { Act::Reroll } else { Act::Keep };
                let Ok(()) = Machine::alone(&mut ahead, chance, &mut NoLog).decide(again);
            }
            _ => {
                let mut acts: Vec<Act> = Vec::new();
                legal(&ahead, &mut acts);
                acts.truncate(BREADTH);
                let first = chance.first;
                if depth == 0 {
                    let Ok(()) = Machine::alone(&mut ahead, chance, &mut NoLog).decide(acts[0]);
                    continue;
                }
                let seed = chance.rng.below(u32::MAX);
                let best = acts.into_iter().map(|act| {
                    let mut chance = Sampled { first, rng: FastRng::new(seed.into()) };
                    try_once(&ahead, act, &mut chance, depth - 1)
                });
                return best.fold(f32::NEG_INFINITY, f32::max);
            }
        }
    }
    weights::weigh(&ahead)
}
