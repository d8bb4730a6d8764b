//! The value of an act, for hints and the aide.
//!
//! An act is tried a few times on a copy with different dice. Questions that arise are answered by a quick look, and the resulting
//! position is rated.

mod weights;

use std::convert::Infallible;

use kernel::{Chance, Die, FastRng, Insight, Members, NoLog, Seat};

use crate::act::Act;
use crate::event::Change;
use crate::game::{MrPresident, legal};
use crate::lang::ProcKind;
use crate::machine::Machine;
use crate::machine::menu::POTUS;
use crate::odds;
use crate::program;
use crate::state::{Frame, State, Wait};
use crate::words;

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
            (Wait::Pick(_), _) if let Some(planned) = planned(state, act) => suits_plan(state, planned),
            _ => mean_worth(state, act, DEPTH),
        }
    }
}

/// What an act picks, where its use shows only much later, so that no look ahead would find it.
#[derive(Clone, Copy)]
pub(crate) enum Planned {
    Candidate(i16),
    /// A bill that is promised, put on the list or introduced.
    Bill(i16),
    Focus(i16),
}

/// Questions for bills that are planned.
const PLANS: [&str; 5] = [
    "mrp-ask-year-admin",
    "mrp-ask-year-promise",
    "mrp-ask-year-first-bill",
    "mrp-ask-dom-new-bill",
    "mrp-ask-dom-introduce",
];

pub(crate) fn planned(state: &State, act: Act) -> Option<Planned> {
    let (Wait::Pick(number), Act::Pick(key)) = (state.wait, act) else { return None };
    let p = program();
    let pick = &p.picks[usize::from(number)];
    let domain = &p.domains[usize::from(pick.domain)];
    let at = domain.keys.iter().position(|&known| known == key.0)?;
    let member = at as i16 + domain.lo;
    match domain.name {
        "candidate" => Some(Planned::Candidate(member)),
        "bill" | "numbered" => {
            pick.ask.is_some_and(|ask| PLANS.contains(&p.key(ask))).then_some(Planned::Bill(member))
        }
        "focus_area" => Some(Planned::Focus(member)),
        _ => None,
    }
}

fn suits_plan(state: &State, planned: Planned) -> f32 {
    match planned {
        Planned::Candidate(candidate) => suits(state, candidate),
        Planned::Bill(bill) => signed(state, bill),
        Planned::Focus(area) => run_alone(state, "focus_success", area) - judge(state),
    }
}

/// What a bill is worth when it is signed: the awards for its rank, and its good effects.
fn signed(state: &State, bill: i16) -> f32 {
    let p = program();
    if bill > p.domain("numbered").len() as i16 {
        return f32::from(p.constant("gsi_lp_good", 1));
    }
    let rank = |list: &str, ranks: i16| {
        let base = p.var(list).base;
        (1..=ranks).find(|rank| state.cells.get(base + *rank as u16 - 1) == bill)
    };
    let mut awards = 0.0;
    if let Some(rank) = rank("public_list", 5) {
        awards += f32::from(p.constant("public_lp", rank)) + 0.4 * f32::from(p.constant("public_pa", rank));
    }
    if let Some(rank) = rank("admin_list", 3) {
        awards += f32::from(p.constant("admin_lp", rank)) + 0.3 * f32::from(p.constant("admin_ap", rank));
    }
    if rank("admin_list", 4).is_some() {
        awards += 3.0;
    }
    awards + run_alone(state, "law_good", bill) - judge(state)
}

/// What the position is worth after a procedure, on average, with the best answers.
fn run_alone(state: &State, name: &str, member: i16) -> f32 {
    let proc = program().proc_of[name];
    let one = |number: u8| {
        let mut ahead = state.clone();
        ahead.stack = Default::default();
        (ahead.menu, ahead.queue, ahead.in_action) = (Default::default(), Default::default(), false);
        let mut chance = Sampled { first: None, rng: FastRng::new(number.into()) };
        let mut log = NoLog;
        let mut machine = Machine::within(1, &mut ahead, &mut chance, &mut log);
        let frame = machine.entered(proc, &[member]);
        machine.s.stack.push(frame);
        let Ok(()) = machine.run();
        judge(&answered(ahead, 1, &mut chance))
    };
    (0..TRIES).map(one).sum::<f32>() / f32::from(TRIES)
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

/// What an act itself brings: what it changes at once and by the roll that it leads to, but nothing that happens by itself afterwards.
#[derive(Default)]
pub(crate) struct Foreseen {
    /// Improvements, most valuable first.
    pub gains: Vec<Change>,
    /// It makes something worse, and nothing else is to come.
    pub harms: bool,
    /// If it leads to a roll: in how many percent of rolls it brings just this; 0 if no roll brings anything.
    pub percent: Option<u8>,
}

pub(crate) fn foreseen(state: &State, act: Act) -> Foreseen {
    let floor = floor(state);
    let start = copy_to_try(state);
    let (mut ahead, mut act, mut percent, mut is_open) = (start.clone(), act, None, false);
    for _ in 0..BREADTH {
        ahead.roll = Default::default();
        let stopped = Machine::within(floor, &mut ahead, &mut odds::Stopper, &mut NoLog).decide(act).is_err();
        if stopped && ahead.roll.roll.is_some() {
            let sides = program().rolls[usize::from(ahead.roll.roll.unwrap_or_default())].sides;
            let good = odds::faces(&ahead).into_iter().zip(rows(&ahead));
            let good =
                good.filter_map(|(faces, worth)| faces.zip(worth.filter(|worth| *worth > odds::SMALL)));
            // The likeliest of the good rows.
            let best = good.max_by_key(|((_, count), _)| *count).map(|(faces, _)| faces);
            percent = Some(best.map_or(0, |(_, count)| (u16::from(count) * 100 / u16::from(sides)) as u8));
            if let Some((face, _)) = best {
                ahead = at_once(&ahead, face);
            }
            break;
        }
        let is_asked = matches!(ahead.wait, Wait::Pick(_) | Wait::Choose(_) | Wait::Spend { .. });
        // Chance follows that is no roll, such as a counter that is drawn.
        is_open = stopped;
        let is_done = stopped || !is_asked || ahead.stack.as_slice().len() < floor;
        if is_done || !differences(&start, &ahead).is_empty() {
            break;
        }
        let mut acts: Vec<Act> = Vec::new();
        legal(&ahead, &mut acts);
        acts.truncate(BREADTH);
        let best =
            acts.into_iter().map(|act| (mean_worth(&ahead, act, 0), act)).max_by(|a, b| a.0.total_cmp(&b.0));
        let Some((_, best)) = best else { break };
        act = best;
    }
    let now = judge(&ahead);
    let gain = |change: &Change| {
        let mut without = ahead.clone();
        without.cells[usize::from(change.cell)] = change.from;
        now - judge(&without)
    };
    let mut all: Vec<(f32, Change)> =
        differences(&start, &ahead).into_iter().map(|change| (gain(&change), change)).collect();
    let harms = !is_open && all.iter().any(|(gain, _)| *gain < 0.0);
    all.retain(|(gain, _)| *gain > 0.0);
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    Foreseen { gains: all.into_iter().map(|(_, change)| change).collect(), harms, percent }
}

/// The height of the stack with the asking procedure, or with the chart, card or action around it.
fn floor(state: &State) -> usize {
    let frames = state.stack.as_slice();
    let is_matter = |frame: &Frame| {
        matches!(
            program().procs[usize::from(frame.proc)].kind,
            ProcKind::Chart | ProcKind::Card | ProcKind::Action
        )
    };
    frames.iter().rposition(is_matter).map_or(frames.len(), |at| at + 1)
}

/// All cells that differ, except those that nobody is told about.
fn differences(before: &State, after: &State) -> Vec<Change> {
    let p = program();
    let told =
        (0..p.cells as u16).filter(|&cell| !p.vars[usize::from(p.var_of_cell[usize::from(cell)])].quiet);
    let both = told.map(|cell| Change { cell, from: before.cells.get(cell), to: after.cells.get(cell) });
    both.filter(|change| change.from != change.to).collect()
}

/// The position after a prepared roll showed this face, until the next die or until its procedure has ended.
fn at_once(state: &State, face: u8) -> State {
    let mut ahead = state.clone();
    let floor = ahead.stack.as_slice().len();
    let mut stopped = Machine::within(floor, &mut ahead, &mut odds::Stopper, &mut NoLog).land(face).is_err();
    for _ in 0..BREADTH {
        let is_asked = matches!(ahead.wait, Wait::Pick(_) | Wait::Choose(_));
        if stopped || !is_asked || ahead.stack.as_slice().len() < floor {
            break;
        }
        let mut acts: Vec<Act> = Vec::new();
        legal(&ahead, &mut acts);
        acts.truncate(BREADTH);
        let tried = acts.into_iter().map(|act| {
            let mut next = ahead.clone();
            let stopped =
                Machine::within(floor, &mut next, &mut odds::Stopper, &mut NoLog).decide(act).is_err();
            (judge(&next), stopped, next)
        });
        let Some((_, ends, best)) = tried.max_by(|a, b| a.0.total_cmp(&b.0)) else { break };
        (stopped, ahead) = (ends, best);
    }
    ahead
}

/// What speaks for another die in place of the one that lies there.
pub(crate) struct Again {
    /// The percentage of rolls that are better than this one.
    pub better: u8,
    /// The chances that another roll is good, and that it is bad.
    good: f32,
    bad: f32,
    tone: i8,
}

pub(crate) fn again(state: &State) -> Again {
    let rows = rows(state);
    let tones = odds::tones_of(state, &rows);
    let worth = |row: usize| rows[row].unwrap_or(0.0);
    let now = usize::from(state.roll.row);
    again_by(state, &tones, &|row| worth(row) > worth(now) + odds::SMALL)
}

/// The same, given whether the rows are good, and which of two equally good ones is better.
fn again_by(state: &State, tones: &[i8], is_better: &dyn Fn(usize) -> bool) -> Again {
    let sides = f32::from(program().rolls[usize::from(state.roll.roll.expect("a die lies there"))].sides);
    let now = usize::from(state.roll.row);
    // A highest face with an effect of its own is a bad one.
    let is_highest = odds::is_highest(state);
    let share = |suits: &dyn Fn(usize) -> bool| {
        let faces = odds::faces(state).into_iter().enumerate();
        let count: u8 = faces.filter(|(row, _)| suits(*row)).filter_map(|(_, faces)| Some(faces?.1)).sum();
        f32::from(count) / sides
    };
    let better =
        |row: usize| is_highest || tones[row] > tones[now] || tones[row] == tones[now] && is_better(row);
    Again {
        better: (share(&better) * 100.0).round() as u8,
        good: share(&|row| tones[row] > 0),
        bad: share(&|row| tones[row] < 0),
        tone: if is_highest { -1 } else { tones[now] },
    }
}

/// Whether to roll again while looking ahead: by the order of the rows, which takes less time.
fn rolls_again(state: &State) -> bool {
    let roll = &program().rolls[usize::from(state.roll.roll.expect("a die lies there"))];
    let tones = odds::by_order(roll, state.roll.column.into());
    again_by(state, &tones, &|_| false).worth(state) > 0.0
}

/// A reroll is worth an AP if the die fell badly and many results are better.
fn reroll(state: &State, act: Act) -> f32 {
    if act != Act::Reroll {
        return 0.0;
    }
    again(state).worth(state)
}

impl Again {
    fn worth(&self, state: &State) -> f32 {
        match self.tone {
            1 => -1.0,
            0 => 1.6 * self.good - 1.2 * self.bad - weights::ap_worth(state),
            _ => 1.2 * (1.0 - self.bad) + 1.6 * self.good - weights::ap_worth(state),
        }
    }
}

/// The average over a few tries; over all rows of the roll that the act leads to directly.
fn mean_worth(state: &State, act: Act, depth: u8) -> f32 {
    if let Some(ahead) = odds::prepared(&copy_to_try(state), act) {
        return over_rows(&ahead, depth);
    }
    let sum: f32 = (0..TRIES).map(|number| try_once(state, act, &mut Sampled::new(number), depth)).sum();
    sum / f32::from(TRIES)
}

/// The average over the rows of a prepared roll by their chances. All see the same dice afterwards, so that only the roll makes a difference.
fn over_rows(state: &State, depth: u8) -> f32 {
    let land = |(face, count): (u8, u8)| {
        let one = |number: u8| {
            let (mut ahead, mut chance) =
                (state.clone(), Sampled { first: None, rng: FastRng::new(number.into()) });
            let Ok(()) = Machine::alone(&mut ahead, &mut chance, &mut NoLog).land(face);
            settle(ahead, &mut chance, depth)
        };
        let sum: f32 = (0..TRIES).map(one).sum();
        (f32::from(count), sum / f32::from(TRIES))
    };
    let mut rows: Vec<(f32, f32)> = odds::faces(state).into_iter().flatten().map(land).collect();
    let roll = &program().rolls[usize::from(state.roll.roll.expect("a roll was prepared"))];
    if words::highest_face(roll).is_some() {
        rows.push(land((roll.sides, 1)));
    }
    let mean = rows.iter().map(|(count, worth)| count * worth).sum::<f32>() / f32::from(roll.sides);
    let mut tried = state.clone();
    if !Machine::alone(&mut tried, &mut odds::Stopper, &mut NoLog).could_reroll() {
        return mean;
    }
    // A bad roll is made again.
    let again = mean - weights::ap_worth(state);
    rows.iter().map(|(count, worth)| count * worth.max(again)).sum::<f32>() / f32::from(roll.sides)
}

/// One try: the act, with the best answers to follow-up questions.
fn try_once(state: &State, act: Act, chance: &mut Sampled, depth: u8) -> f32 {
    let mut ahead = copy_to_try(state);
    let Ok(()) = Machine::alone(&mut ahead, chance, &mut NoLog).decide(act);
    settle(ahead, chance, depth)
}

/// Rates a position after the best answers to the questions that arise in it.
fn settle(mut ahead: State, chance: &mut Sampled, depth: u8) -> f32 {
    for _ in 0..BREADTH {
        match ahead.wait {
            Wait::Nothing | Wait::Over | Wait::Menu => break,
            Wait::Reroll => {
                let again = if rolls_again(&ahead) { Act::Reroll } else { Act::Keep };
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

/// What a position is worth, with what the aide does not weigh.
fn judge(state: &State) -> f32 {
    weights::weigh(state) + weights::besides(state)
}

/// What each row of a prepared roll changes for the president until the roll's procedure has ended; None if no face hits it.
pub(crate) fn rows(state: &State) -> Vec<Option<f32>> {
    let roll = &program().rolls[usize::from(state.roll.roll.expect("a roll was prepared"))];
    let land = |face: u8| {
        let one = |number: u8| {
            let mut chance = Sampled { first: None, rng: FastRng::new(number.into()) };
            judge(&landed(state, face, &mut chance))
        };
        (0..TRIES).map(one).sum::<f32>() / f32::from(TRIES)
    };
    let worths: Vec<Option<f32>> =
        odds::faces(state).into_iter().map(|faces| faces.map(|(face, _)| land(face))).collect();
    // What happens whatever is rolled counts for no row.
    let column = state.roll.column.into();
    let empty =
        worths.iter().zip(&roll.rows).find_map(|(worth, row)| worth.filter(|_| odds::is_empty(row, column)));
    let before = empty.unwrap_or_else(|| judge(state));
    worths.into_iter().map(|worth| worth.map(|worth| worth - before)).collect()
}

/// The position after a prepared roll showed this face, with the best answers to the questions of its row.
fn landed(state: &State, face: u8, chance: &mut Sampled) -> State {
    let mut ahead = state.clone();
    let floor = ahead.stack.as_slice().len();
    let Ok(()) = Machine::within(floor, &mut ahead, chance, &mut NoLog).land(face);
    answered(ahead, floor, chance)
}

/// The position after the best answers, until the stack is lower than this.
fn answered(mut ahead: State, floor: usize, chance: &mut Sampled) -> State {
    for _ in 0..BREADTH {
        let is_asked = matches!(ahead.wait, Wait::Pick(_) | Wait::Choose(_) | Wait::Spend { .. });
        if !is_asked || ahead.stack.as_slice().len() < floor {
            break;
        }
        let mut acts: Vec<Act> = Vec::new();
        legal(&ahead, &mut acts);
        acts.truncate(BREADTH);
        // Other dice at each question, so that no loop repeats for ever.
        let seed = chance.rng.below(u32::MAX);
        let tried = acts.into_iter().map(|act| {
            let mut next = ahead.clone();
            let mut chance = Sampled { first: None, rng: FastRng::new(seed.into()) };
            let Ok(()) = Machine::within(floor, &mut next, &mut chance, &mut NoLog).decide(act);
            (judge(&next), next)
        });
        let Some((_, best)) = tried.max_by(|a, b| a.0.total_cmp(&b.0)) else { break };
        ahead = best;
    }
    ahead
}
