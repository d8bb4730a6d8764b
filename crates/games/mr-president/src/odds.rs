//! Possible results of an act: the roll that it leads to, and the chance of each row.

use kernel::{Chance, Die, Members, NoLog, Text};
use scene::Outcome;

use crate::act::Act;
use crate::lang::{Effect, Roll, Row};
use crate::machine::{Machine, row_hit};
use crate::program;
use crate::state::{State, Wait};
use crate::words;
use crate::worth;

/// Stops at the first die or draw.
pub(crate) struct Stopper;

impl Chance for Stopper {
    type Stop = ();

    fn die(&mut self, _: Die) -> Result<u8, ()> {
        Err(())
    }

    fn draw(&mut self, _: &'static str, _: impl Members) -> Result<u16, ()> {
        Err(())
    }
}

/// The state with the roll that the act leads to directly, prepared but not thrown; None if there is none. A die that is thrown only after
/// the asking procedure has ended does not depend on the answer, so it does not count.
pub(crate) fn prepared(state: &State, act: Act) -> Option<State> {
    let mut ahead = state.clone();
    ahead.roll = Default::default();
    let is_stopped = Machine::new(&mut ahead, &mut Stopper, &mut NoLog).decide(act).is_err();
    let asking = state.stack.as_slice();
    let is_within =
        ahead.stack.as_slice().get(..asking.len()).is_some_and(|still| {
            still.iter().map(|frame| frame.proc).eq(asking.iter().map(|frame| frame.proc))
        });
    (is_stopped && is_within && ahead.roll.roll.is_some()).then_some(ahead)
}

/// For each row of a prepared roll, or of the die that lies there: the first face that hits it and how many do; None if no face does. A
/// highest face with an effect of its own belongs to no row.
pub(crate) fn faces(state: &State) -> Vec<Option<(u8, u8)>> {
    let p = program();
    let (Some(number), Some(frame)) = (state.roll.roll, state.stack.top()) else { return Vec::new() };
    let roll = &p.rolls[usize::from(number)];
    let mut faces = vec![None; roll.rows.len()];
    for face in 1..=roll.sides - u8::from(words::highest_face(roll).is_some()) {
        let total = i32::from(face) + i32::from(state.roll.bonus);
        let (_, count) = faces[row_hit(p, state, roll, &frame.locals, total)].get_or_insert((face, 0));
        *count += 1;
    }
    faces
}

/// The outcomes of a prepared roll, or of rerolling the current die, in the order of the chart's rows.
pub(crate) fn outcomes(state: &State) -> Vec<Outcome> {
    let Some(number) = state.roll.roll else { return Vec::new() };
    let roll = &program().rolls[usize::from(number)];
    let column = usize::from(state.roll.column);
    let tones = tones(state);
    // While a rolled die waits, its chart is shown too, so rows are named by their numbers.
    let is_seen = state.wait == Wait::Reroll;
    let hit = faces(state).into_iter().enumerate().filter_map(|(row, faces)| Some((row, faces?.1)));
    let rows = hit.map(|(row, count)| Outcome {
        text: if is_seen && !roll.check {
            words::range(roll, row, &state.roll.shown_ends())
        } else {
            words::cell(roll, row, column)
        },
        odds: u16::from(count) * 1000 / u16::from(roll.sides),
        tone: tones[row],
    });
    let highest = words::highest_face(roll).map(|what| Outcome {
        text: Text::new("mrp-natural-does").text("natural", words::natural(roll.sides)).text("what", what),
        odds: 1000 / u16::from(roll.sides),
        tone: -1,
    });
    rows.chain(highest).collect()
}

/// Whether the die that lies there shows a highest face with an effect of its own.
pub(crate) fn is_highest(state: &State) -> bool {
    let roll = state.roll.roll.map(|number| &program().rolls[usize::from(number)]);
    roll.is_some_and(|roll| state.roll.natural == roll.sides && words::highest_face(roll).is_some())
}

/// Differences of worth below this count as none.
pub(crate) const SMALL: f32 = 0.02;

/// Whether each row of a prepared roll, or of the die that lies there, is good or bad for the president, by what it changes. If nothing
/// that is weighed changes in any row, the order of the rows says it for the president's own rolls.
pub(crate) fn tones(state: &State) -> Vec<i8> {
    tones_of(state, &worth::rows(state))
}

/// The same, given what each row changes.
pub(crate) fn tones_of(state: &State, rows: &[Option<f32>]) -> Vec<i8> {
    let p = program();
    let Some(number) = state.roll.roll else { return Vec::new() };
    let roll = &p.rolls[usize::from(number)];
    let tone = |worth: f32| if worth.abs() < SMALL { 0 } else { worth.signum() as i8 };
    let judged: Vec<i8> = rows.iter().map(|worth| worth.map_or(0, tone)).collect();
    let is_own = roll.newcomer || roll.check || state.in_action && !p.procs[usize::from(roll.proc)].others;
    if is_own && judged.iter().all(|tone| *tone == 0) {
        return by_order(roll, state.roll.column.into());
    }
    judged
}

/// Whether a row says that nothing happens.
pub(crate) fn is_empty(row: &Row, column: usize) -> bool {
    let effects = row.effects.get(column).or(row.effects.first());
    effects.is_none_or(|list| list.iter().all(|effect| *effect == Effect::Nothing))
}

/// Rows before one without effect are good, rows after it are bad.
pub(crate) fn by_order(roll: &Roll, column: usize) -> Vec<i8> {
    let first = roll.rows.iter().position(|row| is_empty(row, column));
    let last = roll.rows.iter().rposition(|row| is_empty(row, column));
    (0..roll.rows.len())
        .map(|n| match (first, last) {
            (Some(first), _) if n < first => 1,
            (_, Some(last)) if n > last => -1,
            (Some(_), _) => 0,
            _ if n == 0 => 1,
            _ if n + 1 == roll.rows.len() => -1,
            _ => 0,
        })
        .collect()
}

/// The chance that a roll turns out well, in thousandths.
pub(crate) fn chance(outcomes: &[Outcome]) -> Option<u16> {
    let is_judged = outcomes.iter().any(|outcome| outcome.tone != 0);
    is_judged.then(|| outcomes.iter().filter(|outcome| outcome.tone > 0).map(|outcome| outcome.odds).sum())
}
