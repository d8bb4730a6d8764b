//! Texts for what the charts refer to: members, cells, rows, chances. Only keys; the words are in `texts`.

use std::collections::HashSet;
use std::sync::OnceLock;

use kernel::Text;

use crate::event::Change;
use crate::lang::{Bound, CHINA_COPY, Effect, Pick, ProcKind, Roll, Var};
use crate::state::{RollView, RowEnds};
use crate::{OWN_TEXTS, program};

/// Whether there is a text for a key.
pub(crate) fn has(key: &str) -> bool {
    static KEYS: OnceLock<HashSet<&'static str>> = OnceLock::new();
    let keys = KEYS.get_or_init(|| {
        let english = OWN_TEXTS.iter().filter(|(lang, _)| *lang == scene::Lang::En);
        english
            .flat_map(|(_, file)| file.lines())
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .collect()
    });
    keys.contains(key)
}

/// The question of a pick.
pub(crate) fn question(pick: &Pick) -> Text {
    Text::new(pick.ask.map_or("mrp-ask-pick", |key| program().key(key)).to_owned())
}

/// The name of a member of a domain.
pub(crate) fn member(domain: u16, member: i16) -> Text {
    let domain = &program().domains[usize::from(domain)];
    let at = member - domain.lo;
    if !(0..domain.len() as i16).contains(&at) {
        return Text::new("mrp-nobody");
    }
    Text::new(format!("{}{}", domain.prefix, program().key(domain.key(member))))
}

pub(crate) fn member_of(domain: &str, number: i16) -> Text {
    let at = program().domains.iter().position(|d| d.name == domain).expect("a domain of the game");
    member(at as u16, number)
}

/// The name of a var, for these members.
pub(crate) fn var(var: &Var, members: [Option<i16>; 2]) -> Text {
    let mut text = Text::new(format!("mrp-v-{}", var.name.replace('_', "-")));
    for ((name, at), domain) in [("a", members[0]), ("b", members[1])].into_iter().zip(&var.domains) {
        if let Some(at) = at {
            text = text.text(name, member(*domain, at));
        }
    }
    text
}

/// What a box of Approval is worth.
pub(crate) const PERCENT_OF_BOX: i16 = 2;

/// Approval in percent: boxes of 2, beginning with 18.
pub(crate) fn percent(pa: i16) -> i16 {
    18 + PERCENT_OF_BOX * pa
}

/// A value as shown to people.
pub(crate) fn value(var: &Var, value: i16) -> Text {
    match var.name {
        "pa" => Text::new("mrp-percent").amount("n", percent(value)),
        "level" | "control" | "trade" | "scandal" | "court_state" | "bc" => {
            Text::new(format!("mrp-{}-{value}", var.name.replace('_', "-")))
        }
        _ if (var.min, var.max) == (0, 1) => Text::new(if value == 1 { "mrp-yes" } else { "mrp-no" }),
        _ => Text::new("mrp-number").amount("n", value),
    }
}

/// Whether its trend counters mean pro-US and anti-US; on other tracks they mean improving and worsening.
fn leans(var: &Var) -> bool {
    matches!(var.name, "align" | "rel")
}

/// Such as "approval 46 % to 44 %".
pub(crate) fn change(change: &Change) -> Option<Text> {
    let p = program();
    let var_of = &p.vars[usize::from(p.var_of_cell[usize::from(change.cell)])];
    let trend = var_of.trend.filter(|&base| (base..base + var_of.len).contains(&change.cell));
    let offset = change.cell - trend.unwrap_or(var_of.base);
    let members = match var_of.domains[..] {
        [] => [None; 2],
        [one] => [Some(offset as i16 + p.domains[usize::from(one)].lo), None],
        [one, two, ..] => {
            let len = p.domains[usize::from(two)].len() as u16;
            [
                Some((offset / len) as i16 + p.domains[usize::from(one)].lo),
                Some((offset % len) as i16 + p.domains[usize::from(two)].lo),
            ]
        }
    };
    let what = var(var_of, members);
    if !has(&what.key) {
        return None;
    }
    if trend.is_some() {
        let key = match (change.to, leans(var_of)) {
            (1, true) => "mrp-change-pro",
            (-1, true) => "mrp-change-anti",
            (1, false) => "mrp-change-better",
            (-1, false) => "mrp-change-worse",
            _ => "mrp-change-steady",
        };
        return Some(Text::new(key).text("what", what));
    }
    // For something that is either there or not, say only that it came or went.
    if (var_of.min, var_of.max) == (0, 1) {
        return Some(
            Text::new(if change.to == 1 { "mrp-change-new" } else { "mrp-change-gone" }).text("what", what),
        );
    }
    Some(
        Text::new("mrp-change")
            .text("what", what)
            .text("from", value(var_of, change.from))
            .text("to", value(var_of, change.to)),
    )
}

/// A number in a text, with a true minus sign if it is negative.
pub(crate) trait Amount {
    fn amount(self, name: &'static str, n: impl Into<i64>) -> Text;
}

impl Amount for Text {
    fn amount(self, name: &'static str, n: impl Into<i64>) -> Text {
        match n.into() {
            n @ 0.. => self.number(name, n),
            n => self.word(name, format!("\u{2212}{}", -n)),
        }
    }
}

/// With a sign, such as "+2" or "−2".
pub(crate) fn signed(n: i32) -> String {
    if n < 0 { format!("\u{2212}{}", -n) } else { format!("+{n}") }
}

/// A change of Approval by boxes, as percent with a sign; without one if nothing changes.
pub(crate) fn approval(boxes: i16) -> String {
    if boxes == 0 { "0".to_owned() } else { signed((PERCENT_OF_BOX * boxes).into()) }
}

fn effect(effect: &Effect) -> Option<Text> {
    let p = program();
    match *effect {
        Effect::Change { var: number, members, by } => {
            let changed = &p.vars[usize::from(number)];
            // Which area gets them depends on where they are already.
            let what = if changed.name == "ft_on" { Text::new("mrp-v-ft") } else { var(changed, members) };
            // Approval is told in percent, and a box is 2 %.
            let (key, by) = if changed.name == "pa" {
                ("mrp-effect-percent", PERCENT_OF_BOX * by)
            } else {
                ("mrp-effect", by)
            };
            Some(Text::new(key).text("what", what).word("by", signed(by.into())))
        }
        Effect::Trend { var: number, member, up } => {
            let trending = &p.vars[usize::from(number)];
            let what = var(trending, [member, None]);
            let key = match (up, leans(trending)) {
                (true, true) => "mrp-change-pro",
                (false, true) => "mrp-change-anti",
                (true, false) => "mrp-effect-better",
                (false, false) => "mrp-effect-worse",
            };
            Some(Text::new(key).text("what", what))
        }
        Effect::Nothing => Some(Text::new("mrp-effect-none")),
        Effect::Other => None,
    }
}

/// The name of a chart as used in text keys.
pub(crate) fn chart_key(name: &str) -> String {
    name.trim_end_matches(CHINA_COPY).replace(['_', '/'], "-")
}

/// The key under which a cell of a chart or inline table can have its own text.
fn row_key(roll: &Roll, row: usize, column: usize) -> String {
    let proc = chart_key(program().procs[usize::from(roll.chart.unwrap_or(roll.proc))].name);
    let row = row + 1;
    match roll.chart {
        Some(_) if roll.column.is_some() => format!("mrp-row-{proc}-{row}-{}", column + 1),
        Some(_) => format!("mrp-row-{proc}-{row}"),
        None => format!("mrp-row-{proc}-die{}-{row}", roll.nth),
    }
}

/// The special effect of the highest face of a check regardless of modifiers; None if it has none.
pub(crate) fn highest_face(roll: &Roll) -> Option<Text> {
    let key = format!("mrp-highest-{}", chart_key(program().procs[usize::from(roll.proc)].name));
    (roll.check && has(&key)).then(|| Text::new(key))
}

/// The text of a cell of a chart: its own, or one generated from its simple changes.
pub(crate) fn cell(roll: &Roll, row: usize, column: usize) -> Text {
    let key = row_key(roll, row, column);
    if has(&key) {
        return Text::new(key);
    }
    if roll.check && roll.rows[row].effects.is_empty() {
        return Text::new("mrp-effect-none");
    }
    let effects = roll.rows[row].effects.get(column).or(roll.rows[row].effects.first());
    let all: Option<Vec<Text>> = effects.and_then(|list| list.iter().map(effect).collect());
    match all {
        Some(list) if list.is_empty() => Text::new("mrp-effect-none"),
        Some(list) => Text::new("mrp-effects").list("list", list),
        None if roll.check => Text::new(if row == 0 { "mrp-check-pass" } else { "mrp-check-fail" }),
        None => Text::new("mrp-effect-other"),
    }
}

/// Whether a cell has a text of its own or needs none.
pub fn cell_is_worded(roll: &Roll, row: usize, column: usize) -> bool {
    cell(roll, row, column).key != "mrp-effect-other"
}

/// The result of a roll: the special effect of the highest face, or else its row.
pub(crate) fn result(view: &RollView) -> Text {
    let roll = &program().rolls[usize::from(view.roll.expect("a roll"))];
    let highest = highest_face(roll).filter(|_| view.natural == roll.sides);
    highest.unwrap_or_else(|| cell(roll, view.row.into(), view.column.into()))
}

/// Such as "natural 10".
pub(crate) fn natural(face: u8) -> Text {
    Text::new("mrp-natural").amount("n", face)
}

/// The range of a row: "3–5", "≤0", "9+", or "—" if nothing hits it. A row begins after the highest end of those before it, because
/// computed
/// ends can be in any order.
pub(crate) fn range(roll: &Roll, number: usize, ends: &RowEnds) -> Text {
    let end = |n: usize| match roll.rows[n].high {
        Bound::Number(end) => Some(end),
        Bound::Computed(_) => ends[n].map(i32::from),
        Bound::Open => None,
    };
    let low = (0..number).filter_map(end).max().map(|before| before + 1);
    let words = match (low, end(number)) {
        (None, Some(high)) => format!("\u{2264}{high}"),
        (Some(low), None) => format!("{low}+"),
        (Some(low), Some(high)) if low == high => low.to_string(),
        (Some(low), Some(high)) if low > high => "\u{2014}".to_owned(),
        (Some(low), Some(high)) => format!("{low}\u{2013}{high}"),
        (None, None) => "\u{2026}".to_owned(),
    };
    Text::new("mrp-word").word("w", words)
}

/// The displayed name of a chart, card or action; None for other procedures.
pub(crate) fn proc_name(number: u16) -> Option<Text> {
    let proc = &program().procs[usize::from(number)];
    let key = match proc.kind {
        ProcKind::Chart => format!("mrp-chart-{}", chart_key(proc.name)),
        ProcKind::Card => format!("mrp-card-{}", proc.name.split('/').next().unwrap_or_default()),
        ProcKind::Action => format!("mrp-act-{}", chart_key(proc.name)),
        ProcKind::Plain | ProcKind::Step => return None,
    };
    has(&key).then(|| Text::new(key))
}

/// The name of a roll: that of its chart, or of its own procedure.
pub fn roll_name(roll: &Roll) -> Text {
    let name = proc_name(roll.chart.unwrap_or(roll.proc));
    match name {
        Some(name) => name,
        None if roll.check => Text::new("mrp-check"),
        None => {
            let proc = chart_key(program().procs[usize::from(roll.proc)].name);
            Text::new(format!("mrp-roll-{proc}"))
        }
    }
}
