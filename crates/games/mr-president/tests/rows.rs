//! Every row of every chart: its range is reached by some total, the total leads to its entry, and what its words say happens.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use common::{Desk, FirstDie, of};
use kernel::{FastRng, Told};
use mr_president::lang::{Bound, CHINA_COPY, Effect, Roll};
use mr_president::{Event, RollView, State, probe, program};

/// The names of the parameters of each chart, as written.
fn parameters() -> BTreeMap<String, Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/charts");
    let mut out = BTreeMap::new();
    for file in std::fs::read_dir(folder).expect("there are charts") {
        let text = std::fs::read_to_string(file.expect("it can be read").path()).expect("it is text");
        for line in text.lines().filter_map(|line| line.strip_prefix("chart ")) {
            let name = line.split([' ', '(']).next().unwrap_or_default();
            let list = line[name.len()..].strip_prefix('(').and_then(|rest| rest.split(')').next());
            let list = list.unwrap_or_default().split(',').map(str::trim).filter(|word| !word.is_empty());
            out.insert(name.to_owned(), list.map(str::to_owned).collect());
        }
    }
    out
}

/// A fitting argument for a parameter, by its name and its chart.
fn argument(chart: &str, parameter: &str) -> i16 {
    of(match (chart, parameter) {
        ("EXPERIENCE", _) => "cos",
        ("D14" | "D13_attempt", "x") => "potus",
        ("D1", _) => "f_economy",
        ("WM6" | "WM6_darpa" | "PEER_D" | "WPC_E" | "PEER_C", "c") => "air",
        (_, "p") => "russia",
        (_, "q") => "china",
        (_, "r") => "mideast",
        (_, "x") | ("WD3_sanctions" | "WD3_arms" | "WPR_H7", "n") => "iran",
        (_, "i") => "track10",
        (_, "b") => "bill5",
        (_, "g") => "tg2f",
        (_, "sd") => "1",
        (_, "lv") => "2",
        _ => "0",
    })
}

/// A position to roll in.
type World = fn() -> Desk;

/// Nothing that makes a roll worse, and something that makes it better.
fn calm() -> Desk {
    let mut desk = Desk::blank();
    desk.fill("status", 1).fill("stab", 8).fill("level", 2).set1("signed_ever", "bill12", 1);
    desk
}

/// Average tracks; in the Middle East wars, a Rogue State, terror groups and a civil war.
fn troubled() -> Desk {
    let mut desk = Desk::blank();
    desk.rogue("mideast", 2).group("mideast", 2, 3).group("mideast", 1, 0);
    desk.set1("uns", "mideast", 1).set2("cwn", "mideast", "cw", 1).set1("t", "iran", 3).set("ap", 9);
    for (var, value) in [
        ("war_kind", of("us_rs")),
        ("war_at", of("mideast")),
        ("war_rs", 0),
        ("war_us", 1),
        ("war_named", 1),
        ("war_friend", 1),
        ("war_att", 6),
        ("war_def", 6),
    ] {
        desk.set1(var, "w1", value).set1(var, "w2", value);
    }
    desk.set1("war_kind", "w2", of("us_iran")).set1("war_rs", "w2", -1);
    desk
}

/// Charts are rolled on with each total from here to there.
const TOTALS: std::ops::RangeInclusive<u8> = 0..=30;

/// The position after a chart was rolled on with this number, and the roll; None if another die comes first.
fn rolled(world: World, number: usize, args: &[i16], shows: u8) -> Option<(State, State, RollView)> {
    let p = program();
    let proc = p.rolls[number].chart.expect("a chart");
    let mut desk = world();
    let before = desk.state.clone();
    let mut chance = FirstDie { shows: Some(shows), then: FastRng::new(7) };
    let mut told: Vec<Told<Event>> = Vec::new();
    let name = p.procs[usize::from(proc)].name;
    let Ok(()) = probe::call(&mut desk.state, name, args, &mut chance, &mut told);
    // What is asked before the roll is answered with the first choice.
    while !desk.done() && !told.iter().any(|told| matches!(told.event, Event::Rolled(_))) {
        let act = desk.choices()[0].parse().expect("an act");
        let Ok(()) = probe::decide(&mut desk.state, act, &mut chance, &mut told);
    }
    let view = told.iter().find_map(|told| match &told.event {
        Event::Rolled(view) => Some(**view),
        _ => None,
    })?;
    (view.roll == Some(number as u16) && view.natural == shows).then_some((before, desk.state, view))
}

/// What a row does, if it only consists of simple changes of fixed cells: each cell with its change, and trends as they are worded.
fn simple(effects: &[Effect]) -> Option<Vec<(u16, i16)>> {
    let p = program();
    let mut out: Vec<(u16, i16)> = Vec::new();
    for effect in effects {
        match *effect {
            Effect::Nothing => {}
            Effect::Change { var, members, by } => {
                let var = &p.vars[usize::from(var)];
                let mut offset = 0;
                for (n, domain) in var.domains.iter().enumerate() {
                    let domain = &p.domains[usize::from(*domain)];
                    offset = offset * domain.len() as i16 + members[n]? - domain.lo;
                }
                let cell = var.base + offset as u16;
                match out.iter_mut().find(|(known, _)| *known == cell) {
                    Some((_, sum)) => *sum += by,
                    None => out.push((cell, by)),
                }
            }
            Effect::Trend { .. } | Effect::Other => return None,
        }
    }
    Some(out)
}

fn name_of(roll: &Roll) -> &'static str {
    program().procs[usize::from(roll.chart.expect("a chart"))].name
}

/// The rolls of all charts, with arguments, and the positions in which there is what they are about.
fn charts() -> Vec<(usize, Vec<i16>, Vec<World>)> {
    let parameters = parameters();
    let rolls = program().rolls.iter().enumerate().filter(|(_, roll)| roll.chart.is_some());
    rolls
        .map(|(number, roll)| {
            let name = name_of(roll).trim_end_matches(CHINA_COPY);
            let is_copy = name_of(roll) != name;
            let args = parameters[name].iter().map(|parameter| match (is_copy, parameter.as_str()) {
                (true, "p") => of("china"),
                (true, "q") => of("russia"),
                _ => argument(name, parameter),
            });
            let needs_trouble =
                parameters[name].iter().any(|parameter| ["w", "s", "g", "k"].contains(&&**parameter))
                    || name == "WA_iran_war";
            let mut worlds: Vec<World> = vec![troubled];
            if !needs_trouble {
                worlds.push(calm);
            }
            (number, args.collect(), worlds)
        })
        .collect()
}

/// Rows are listed in rising order without gaps, and the first that a total does not exceed is hit: this one, by this total.
fn wanted(roll: &Roll, view: &RollView) -> usize {
    let ends = roll.rows.iter().enumerate().map(|(n, row)| match row.high {
        Bound::Number(end) => end,
        Bound::Computed(_) => view.ends.0[n].expect("it was computed").into(),
        Bound::Open => i32::MAX,
    });
    ends.into_iter().position(|end| i32::from(view.total) <= end).expect("the last row is open")
}

/// Every total leads to its row, every row is hit by one, and the simple changes that it is worded with happen.
#[test]
fn every_row_of_every_chart_is_hit_by_its_totals_and_does_what_it_says() {
    let p = program();
    let (mut faults, mut missed) = (BTreeSet::new(), Vec::new());
    let (mut rows, mut simple_rows) = (0, 0);
    for (number, args, worlds) in charts() {
        let roll = &p.rolls[number];
        let mut hit = BTreeSet::new();
        for (world, shows) in worlds.iter().flat_map(|world| TOTALS.map(move |shows| (*world, shows))) {
            let Some((before, after, view)) = rolled(world, number, &args, shows) else {
                faults.insert(format!("{}: it was not rolled on with {shows}", name_of(roll)));
                continue;
            };
            let row = usize::from(view.row);
            if row != wanted(roll, &view) {
                faults.insert(format!("{}: total {} leads to row {}", name_of(roll), view.total, row + 1));
            }
            let is_new = hit.insert(row);
            let effects = &roll.rows[row].effects;
            let effects = effects.get(usize::from(view.column)).unwrap_or(&effects[0]);
            let Some(changes) = simple(effects) else { continue };
            simple_rows += usize::from(is_new);
            for (cell, by) in changes {
                let var = &p.vars[usize::from(p.var_of_cell[usize::from(cell)])];
                let (from, to) = (before.cells[usize::from(cell)], after.cells[usize::from(cell)]);
                if to != (from + by).clamp(var.min, var.max) {
                    let place = format!("{} row {}", name_of(roll), row + 1);
                    faults.insert(format!("{place}: {} {by:+} leads from {from} to {to}", var.name));
                }
            }
        }
        rows += hit.len();
        let others = (0..roll.rows.len()).filter(|row| !hit.contains(row));
        missed.extend(others.map(|row| format!("{} row {}", name_of(roll), row + 1)));
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(missed.is_empty(), "no total leads to {missed:?}");
    assert!(rows > 650 && simple_rows > 140, "{rows} rows, {simple_rows} of them simple");
}

/// No row lies outside of what its die and its modifiers can add up to, as far as the chart says how much that is: by its cap, or because
/// it has no modifiers.
#[test]
fn no_row_of_a_chart_lies_beyond_its_die_and_its_cap() {
    let (mut faults, mut rows) = (Vec::new(), 0);
    for roll in program().rolls.iter().filter(|roll| roll.chart.is_some() && !roll.check) {
        let none = roll.mods.is_empty().then_some(0);
        let least = roll.cap_down.or(none).map(|cap| 1 + i32::from(cap) - i32::from(roll.newcomer));
        let most = roll.cap_up.or(none).map(|cap| i32::from(roll.sides) + i32::from(cap));
        let mut before = i32::MIN;
        for (n, row) in roll.rows.iter().enumerate() {
            let Bound::Number(end) = row.high else {
                if row.high == Bound::Open && most.is_some_and(|most| before >= most) {
                    faults.push(format!("{} row {} is never reached", name_of(roll), n + 1));
                }
                continue;
            };
            rows += 1;
            if least.is_some_and(|least| end < least)
                || most.is_some_and(|most| before >= most)
                || end <= before
            {
                faults.push(format!("{} row {} is never reached", name_of(roll), n + 1));
            }
            before = end;
        }
    }
    assert!(faults.is_empty(), "{faults:?}");
    assert!(rows > 400, "{rows} rows");
}
