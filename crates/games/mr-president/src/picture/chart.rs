//! The chart of the last roll: its rows, the row that was hit, and each modifier with its reason.

use kernel::Text;
use scene::{Chart, ChartRow, Modifier};

use super::Look;
use crate::words::{self, Amount};

pub(super) fn last(look: &Look) -> Option<Chart> {
    let view = look.s.roll;
    let roll = &look.p.rolls[usize::from(view.roll?)];
    let proc = &look.p.procs[usize::from(roll.chart.unwrap_or(roll.proc))];
    let shown: Vec<usize> = match roll.column {
        Some(_) => (0..roll.columns.len()).collect(),
        None => vec![0],
    };
    // A roll in a procedure without a chart has no rows to show.
    let is_worded = |row: usize| shown.iter().any(|&column| words::cell_is_worded(roll, row, column));
    if !(0..roll.rows.len()).any(is_worded) {
        return None;
    }
    let highest = words::highest_face(roll);
    let is_highest = highest.is_some() && view.natural == roll.sides;
    let ends = view.shown_ends();
    let rows = (0..roll.rows.len()).map(|n| ChartRow {
        range: words::range(roll, n, &ends),
        cells: shown.iter().map(|&column| words::cell(roll, n, column)).collect(),
        hit: !is_highest && n == usize::from(view.row),
        odds: None,
    });
    let highest = highest.map(|what| ChartRow {
        range: words::natural(roll.sides),
        cells: vec![what],
        hit: is_highest,
        odds: None,
    });
    Some(Chart {
        name: words::roll_name(roll),
        rule: if proc.rule.is_empty() { "MRP-SEQ-81" } else { proc.rule },
        origin: Text::new(format!(
            "mrp-origin-{}",
            if proc.origin.is_empty() { "house" } else { proc.origin }
        )),
        sides: roll.sides,
        modifiers: modifiers(look),
        cap: roll.cap_up.map(i32::from),
        columns: roll.columns.iter().map(|&key| Text::new(look.p.key(key).to_owned())).collect(),
        column: roll.column.map(|_| view.column.into()),
        rows: rows.chain(highest).collect(),
        roll: Some((view.natural, view.shown_total().into())),
    })
}

fn modifiers(look: &Look) -> Vec<Modifier> {
    let view = look.s.roll;
    let Some(roll) = view.roll.map(|number| &look.p.rolls[usize::from(number)]) else { return Vec::new() };
    let mut out: Vec<Modifier> = roll
        .mods
        .iter()
        .zip(view.mods)
        .map(|((key, _), value)| Modifier {
            name: Text::new(look.p.key(*key).to_owned()),
            value: value.into(),
            applies: value != 0,
        })
        .collect();
    let newcomer = match roll.newcomer && look.one("newcomer") == 1 {
        true => -1,
        false => i32::from(view.in_rows.0),
    };
    if newcomer != 0 {
        out.push(Modifier { name: Text::new("mrp-newcomer"), value: newcomer, applies: true });
    }
    out
}

/// The modifiers that apply to a roll, in one line: "World Opinion −1, ally +2 (together at most 4)".
pub(super) fn modifier_words(look: &Look) -> Option<Text> {
    let roll = &look.p.rolls[usize::from(look.s.roll.roll?)];
    let counting: Vec<Modifier> = modifiers(look).into_iter().filter(|modifier| modifier.applies).collect();
    let sum: i32 = counting.iter().map(|modifier| modifier.value).sum();
    let list: Vec<Text> = counting
        .into_iter()
        .map(|modifier| {
            Text::new("mrp-modifier").text("name", modifier.name).word("value", words::signed(modifier.value))
        })
        .collect();
    let text = match roll.cap_up.map(i32::from) {
        Some(cap) if sum > cap => Text::new("mrp-modifiers-capped").amount("cap", cap),
        _ => Text::new("mrp-modifiers"),
    };
    (!list.is_empty()).then(|| text.list("list", list))
}
