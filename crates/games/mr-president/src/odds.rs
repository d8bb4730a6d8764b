//! Possible results of an act: the roll that it leads to, and the chance of each row.

use kernel::{Chance, Die, Members, NoLog, Text};
use scene::Outcome;

use crate::act::Act;
use crate::lang::Effect;
use crate::machine::{Machine, row_hit};
use crate::program;
use crate::state::{State, Wait};
use crate::words;

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

/// The outcomes of a prepared roll, or of rerolling the current die, in the order of the chart's rows, which is best first.
pub(crate) fn outcomes(state: &State) -> Vec<Outcome> {
    let p = program();
    let Some(number) = state.roll.roll else { return Vec::new() };
    let Some(frame) = state.stack.top() else { return Vec::new() };
    let roll = &p.rolls[usize::from(number)];
    let mut counts = vec![0u32; roll.rows.len()];
    let highest = words::highest_face(roll);
    for face in 1..=i32::from(roll.sides) - i32::from(highest.is_some()) {
        let total = face + i32::from(state.roll.bonus);
        counts[row_hit(p, state, roll, &frame.locals, total)] += 1;
    }
    let column = usize::from(state.roll.column);
    // Rolls of others are good mainly for them, so the order of rows does not show which ones are good for the President.
    let is_own = roll.newcomer || roll.check || state.in_action && !p.procs[usize::from(roll.proc)].others;
    let tones = if is_own { tones(roll, column) } else { vec![0; roll.rows.len()] };
    // While a rolled die waits, its chart is shown too, so rows are named by their numbers.
    let is_seen = state.wait == Wait::Reroll;
    let hit = (0..roll.rows.len()).filter(|&row| counts[row] > 0);
    let rows = hit.map(|row| Outcome {
        text: if is_seen && !roll.check {
            words::range(roll, row, &state.roll.ends.0)
        } else {
            words::cell(roll, row, column)
        },
        odds: (counts[row] * 1000 / u32::from(roll.sides)) as u16,
        tone: tones[row],
    });
    let highest = highest.map(|what| Outcome {
        text: Text::new("mrp-natural-does").text("natural", words::natural(roll.sides)).text("what", what),
        odds: 1000 / u16::from(roll.sides),
        tone: -1,
    });
    rows.chain(highest).collect()
}

/// Whether each row is good or bad: rows before one without effect are good, rows after it are bad.
pub(crate) fn tones(roll: &crate::lang::Roll, column: usize) -> Vec<i8> {
    let empty = |row: &crate::lang::Row| {
        let effects = row.effects.get(column).or(row.effects.first());
        effects.is_none_or(|list| list.iter().all(|effect| *effect == Effect::Nothing))
    };
    let first = roll.rows.iter().position(empty);
    let last = roll.rows.iter().rposition(empty);
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
