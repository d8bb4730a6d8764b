//! Wars, the combat table, the conflict tracks, the allies and the rogues.

mod common;

use common::{Desk, of};
use mr_president::{Event, State, program};

// ---- Setting up positions and comparing changes ----

/// The conflict track of a war.
fn track_of(kind: &str) -> Option<&'static str> {
    Some(match kind {
        "india_china" => "track1",
        "india_pakistan" => "track2",
        "us_ukraine" | "ukraine_russia" => "track4",
        "us_dprk" => "track6",
        "israel_iran" => "track7",
        "israel_hezbollah" | "israel_hamas" | "israel_both" | "israel_egypt" => "track8",
        "gulf_iran" => "track9",
        "us_iran" => "track10",
        _ => return None,
    })
}

/// A desk for wars: no US units anywhere, and US capabilities that give no modifiers.
fn field() -> Desk {
    let mut desk = Desk::blank();
    desk.fill("unit_at", 0);
    put(&mut desk, "cap[us,air]=3; cap[us,ground]=3; mr=8; rwc=8");
    desk
}

/// Sets up a position: `rc[euro]=2; group euro 2 0; rogue mideast 1; draw wslot w1; war us_rs mideast combined 1 10 5 0`.
/// A war has kind, region, type, side of the first-named party (1 attacks, 2 defends), strengths of attacker and defender, status.
fn put(desk: &mut Desk, position: &str) {
    for item in position.split(';').map(str::trim).filter(|item| !item.is_empty()) {
        let words: Vec<&str> = item.split_whitespace().collect();
        let number = |n: usize| words[n].parse::<i16>().unwrap();
        match words[0] {
            "group" => {
                desk.group(words[1], number(2), number(3));
            }
            "rogue" => {
                desk.rogue(words[1], number(2));
            }
            "draw" => {
                desk.draws(words[1], &words[2..]);
            }
            "war" => {
                let slot =
                    (0..5).find(|slot| desk.get1("war_kind", &slot.to_string()) < 0).unwrap().to_string();
                let (kind, side) = (words[1], number(4));
                let us = i16::from(kind.starts_with("us_"));
                let rogue = kind.ends_with("_rs");
                let sets = [
                    ("war_kind", of(kind)),
                    ("war_at", of(words[2])),
                    ("war_type", of(words[3])),
                    ("war_named", side),
                    ("war_us", side * us),
                    ("war_friend", side * i16::from(kind != "russia_rs")),
                    ("war_att", number(5)),
                    ("war_def", number(6)),
                    ("war_status", number(7)),
                    ("war_rs", if rogue { 0 } else { -1 }),
                    ("war_first", 0),
                    ("war_surprise", 0),
                ];
                for (var, value) in sets {
                    desk.set1(var, &slot, value);
                }
                if let Some(track) = track_of(kind) {
                    desk.set1("status", track, if track == "track8" { 4 } else { 5 });
                }
            }
            _ => {
                let (what, value) = item.split_once('=').unwrap_or_else(|| panic!("{item}"));
                let value = of(value.trim());
                let (var, index) =
                    what.trim().trim_end_matches(']').split_once('[').unwrap_or((what.trim(), ""));
                match index.split(',').map(str::trim).collect::<Vec<_>>()[..] {
                    [""] => desk.set(var, value),
                    [one] => desk.set1(var, one, value),
                    [one, two] => desk.set2(var, one, two, value),
                    _ => panic!("{item}"),
                };
            }
        }
    }
}

fn word(domain: &str, member: i16) -> &'static str {
    let domain = program().domain(domain);
    domain.words[(member - domain.lo) as usize]
}

/// A war as it is: kind, type, side of the first-named party, strengths, status.
fn war(desk: &Desk, slot: &str) -> String {
    let get = |var| desk.get1(var, slot);
    let kind = word("warkind", get("war_kind"));
    let ty = word("wartype", get("war_type"));
    format!("{kind} {ty} {} {}:{} {}", get("war_named"), get("war_att"), get("war_def"), get("war_status"))
}

/// All changes on the board: `pa -2; rc[euro] +1; soe[us] better; ft +1; war[w1] ends`.
fn since(desk: &Desk, before: &State) -> Vec<String> {
    let p = program();
    let quiet = ["rs_at", "rs_wmd", "uns_iran", "war_type", "war_named", "war_us"];
    let cell = |state: &State, at: usize| state.cells[at];
    let mut out = Vec::new();
    // Wars that begin or end are listed as a whole.
    let kinds = p.var("war_kind");
    let mut whole = Vec::new();
    for n in 0..5u16 {
        let at = usize::from(kinds.base + n);
        let (from, to) = (cell(before, at), cell(&desk.state, at));
        let name = word("wslot", n as i16);
        if from >= 0 && to < 0 {
            out.push(format!("war[{name}] ends"));
        } else if from != to {
            out.push(format!("war[{name}] {}", war(desk, name)));
        }
        if from != to {
            whole.push(n);
        }
    }
    let mut focus = 0;
    for var in p.vars.iter().filter(|var| !var.quiet || quiet.contains(&var.name)) {
        for n in 0..var.len {
            if var.name.starts_with("war_") && whole.contains(&n) {
                continue;
            }
            let mut members = Vec::new();
            let mut left = n;
            for domain in var.domains.iter().rev() {
                let domain = &p.domains[usize::from(*domain)];
                members.insert(0, domain.words[usize::from(left) % domain.words.len()]);
                left /= domain.words.len() as u16;
            }
            let name = if members.is_empty() {
                var.name.into()
            } else {
                format!("{}[{}]", var.name, members.join(","))
            };
            let by = |base: u16| {
                let at = usize::from(base + n);
                cell(&desk.state, at) - cell(before, at)
            };
            if var.name == "ft_on" {
                focus += by(var.base);
                continue;
            }
            match by(var.base) {
                0 => {}
                by => out.push(format!("{name} {by:+}")),
            }
            match var.trend.map_or(0, by) {
                0 => {}
                1 => out.push(format!("{name} better")),
                -1 => out.push(format!("{name} worse")),
                by => out.push(format!("{name} trend {by:+}")),
            }
        }
    }
    if focus != 0 {
        out.push(format!("ft {focus:+}"));
    }
    out.sort();
    out
}

/// Expects exactly these changes, that the procedure has ended, and that all dice are used.
fn expect(what: &str, desk: &Desk, before: &State, want: &str) {
    let mut want: Vec<String> =
        want.split(';').map(|item| item.trim().to_owned()).filter(|item| !item.is_empty()).collect();
    want.sort();
    assert_eq!(since(desk, before), want, "{what}");
    assert!(desk.done(), "{what}: somebody must decide {:?}", desk.choices());
    assert!(desk.given.is_empty(), "{what}: left over {:?}", desk.given);
}

/// The rolls on a chart so far: the sum of the modifiers within the cap, and the total.
fn rolls(desk: &Desk, chart: &str) -> Vec<(i16, i16)> {
    let of_chart = |told: &kernel::Told<Event>| match &told.event {
        Event::Rolled(view) => {
            let roll = &program().rolls[usize::from(view.roll.unwrap())];
            let name = program().procs[usize::from(roll.proc)].name;
            (name == chart).then_some((i16::from(view.bonus), view.total))
        }
        _ => None,
    };
    desk.told.iter().filter_map(of_chart).collect()
}

/// An example: position, dice, decisions, the total of the chart's first roll, and the changes.
type Case = (&'static str, &'static [u16], &'static [&'static str], i16, &'static str);

/// Runs a chart for each example.
fn table(chart: &str, cases: &[Case]) {
    for (position, dice, acts, total, want) in cases {
        let what = format!("{chart}: {position} | {dice:?} {acts:?}");
        let mut desk = field();
        put(&mut desk, position);
        let before = desk.state.clone();
        desk.dice(dice).run(chart, &[]);
        for act in *acts {
            desk.act(act);
        }
        assert_eq!(rolls(&desk, chart)[0].1, *total, "{what}: total");
        expect(&what, &desk, &before, want);
    }
}

// ---- WCT1: the combat table ----

/// WCT1 as published. Rows 1 or less, 2-4, 5-7, 8 or more; for each Combined, Air/Missile, Guerilla; columns <1:2 to 4:1.
const WCT1: [[&str; 3]; 4] = [
    [
        "0 A1 / 0 B1 / L1 D1 / L1 D2 / L2 D2 / L2 D3",
        "0 A1 / 0 * / L1 D1 / L1 D1 / L1 D1 / L2 D2",
        "0 B1 / 0 B1 / L1 B1 / L1 D1 / L1 D1 / L2 D2",
    ],
    [
        "R1 A1*** / 0 A1 / 0 B1 / L1 D1 / L1 D2 / L2 D2",
        "R1 B1* / 0 * / 0 / L1 D1 / L1 D1 / L2 D1",
        "R1 B1* / 0 B1* / 0 B1 / L1 B1 / L1 D1 / L1 D2",
    ],
    [
        "R1 A2** / R1 B1*** / 0 A1** / 0 B1* / L1 D1* / L1 D2*",
        "R1 A1 / R1 / 0 / 0 / L1 D1 / L1 D1",
        "R1 A1 / R1 B1 / 0 B1 / 0 B1 / L1 B1* / L1 D1",
    ],
    [
        "R2 A2* / R1 A2* / R1 B1*** / 0 A1** / 0 B1** / L1 B1**",
        "R1 A2 / R1 A1 / R1 A1 / 0 / 0 / L1 D1*",
        "R1 A2 / R1 B1 / R1 B1* / 0 B1* / 0 B1 / L1 B1",
    ],
];
const TYPES: [&str; 3] = ["combined", "air_missile", "guerilla"];
/// Strengths of attacker and defender that lead to the six columns.
const ODDS: [(i16, i16); 6] = [(20, 50), (20, 30), (20, 20), (40, 20), (60, 20), (60, 15)];

/// Parses a cell: boxes toward the attacker's win, losses of attacker and defender, number of stars.
fn cell(text: &str) -> (i16, i16, i16, usize) {
    let stars = text.matches('*').count();
    let (mut moves, mut attacker, mut defender) = (0, 0, 0);
    for word in text.trim_matches('*').split([' ', '*']).filter(|word| !word.is_empty()) {
        let n: i16 = word[word.len() - 1..].parse().unwrap();
        match &word[..1] {
            "L" => moves = n,
            "R" => moves = -n,
            "A" => attacker = n,
            "D" => defender = n,
            "B" => (attacker, defender) = (n, n),
            _ => {}
        }
    }
    (moves, attacker, defender, stars)
}

/// Pakistan attacks India: there are no modifiers, except in Guerilla, where 3 Influence (-2) offset the +2.
fn frontier(ty: &str, strengths: (i16, i16), status: i16) -> Desk {
    let mut desk = field();
    put(&mut desk, &format!("war india_pakistan casia {ty} 2 {} {} {status}", strengths.0, strengths.1));
    if ty == "guerilla" {
        put(&mut desk, "counters[russia,casia]=3");
    }
    desk
}

#[test]
fn mrp_wct1_mrp_r70_all_72_cells() {
    let mut cells = 0;
    for (row, dice) in [[1, 1], [2, 4], [5, 7], [8, 10]].into_iter().enumerate() {
        for (ty, texts) in TYPES.into_iter().zip(WCT1[row]) {
            for (column, text) in texts.split(" / ").enumerate() {
                cells += 1;
                for die in dice {
                    let what = format!("row {} {ty} column {} ({text}), die {die}", row + 1, column + 1);
                    let (moves, attacker, defender, stars) = cell(text);
                    let (att, def) = ODDS[column];
                    let step = if ty == "combined" { 2 } else { 1 };
                    let start = if moves.abs() == 2 { -2 * moves.signum() } else { 0 };
                    let status = start + step * moves;
                    // As the first roll: a single star is ignored.
                    let mut desk = frontier(ty, (att, def), start);
                    desk.set1("war_first", "w1", 1).dice(&[die]).run("war_progress", &["w1"]);
                    let (a, d) = (att - attacker, def - defender);
                    let want = match stars {
                        3 => format!("india_pakistan {ty} 1 {d}:{a} {}", -status),
                        2 => format!("india_pakistan guerilla 2 {a}:{d} {status}"),
                        _ => format!("india_pakistan {ty} 2 {a}:{d} {status}"),
                    };
                    assert_eq!(war(&desk, "w1"), want, "{what}");
                    // Later, a single star brings peace.
                    let mut desk = frontier(ty, (att, def), start);
                    desk.dice(&[die]).run("war_progress", &["w1"]);
                    assert_eq!(desk.get1("war_kind", "w1") < 0, stars == 1, "{what}: peace");
                }
            }
        }
    }
    assert_eq!(cells, 72);
}

#[test]
fn mrp_wct1_the_rules_say_the_same_table() {
    let rules = include_str!("../data/rules.toml");
    let text = rules.split("id = \"MRP-WCT1\"").nth(1).unwrap().split("text = ").nth(1).unwrap();
    let text = text.split("de = \"").next().unwrap();
    for (row, head) in ["1 or less, ", "2-4 ", "5-7 ", "8 or more, "].into_iter().enumerate() {
        let [cg, am, gw] = WCT1[row];
        let line = format!("{head}Combined: {cg}; Air/Missile: {am}; Guerilla: {gw}.");
        assert!(text.contains(&line), "{line}");
    }
}

/// The sum of WCT1's modifiers, with the US or an ally attacking (column 4:1) or defending (column <1:2).
fn modifiers(position: &str) -> i16 {
    let mut desk = field();
    put(&mut desk, position);
    let ty = desk.get1("war_type", "w1");
    let chart = ["WCT1_CG", "WCT1_AM", "WCT1_GW"][ty as usize];
    desk.set("war_odds", if desk.get1("war_named", "w1") == 1 { 5 } else { 0 });
    desk.dice(&[6, 1, 1, 1, 1]).run(chart, &["w1"]);
    rolls(&desk, chart)[0].0
}

#[test]
fn mrp_wct1_modifiers_of_combined_wars() {
    // India against Pakistan is a war without modifiers. The US, alone in the Middle East, has -1 / +1 as a great power.
    let ally = "war india_pakistan casia combined";
    let us = "war us_rs mideast combined";
    let iran = "war gulf_iran mideast combined";
    let cases: &[(&str, &str, i16, i16)] = &[
        (ally, "", 0, 0),
        (us, "rogue mideast 1", -1, 1),
        (ally, "fni[casia]=1", -1, 1),
        (ally, "war_surprise[w1]=-1", -1, -1),
        (ally, "war_surprise[w1]=-2", -2, -2),
        ("war israel_hamas mideast combined", "", -1, 1),
        ("war ukraine_russia east combined", "", 1, -1),
        ("war india_china casia combined", "", 1, -1),
        ("war us_taiwan apac combined", "", 0, 0),
        (us, "unit_at[b_mideast,heavy]=2", -2, 2),
        (us, "unit_at[b_mideast,usaf]=2", -2, 2),
        (us, "unit_at[b_mideast,transit]=2", -1, 1),
        (ally, "unit_at[b_casia,heavy]=2; unit_at[b_casia,usaf]=1; cap[us,air]=7; cap[us,ground]=7", 0, 0),
        (us, "cap[us,ground]=4", -2, 2),
        (us, "cap[us,air]=4", -2, 2),
        (ally, "counters[russia,casia]=1", 1, -1),
        (ally, "counters[russia,casia]=1; counters[china,casia]=1", 1, -1),
        (ally, "counters[russia,casia]=2; counters[china,casia]=1", 2, -2),
        (ally, "base[china,casia]=1", 2, -2),
        (iran, "align[mideast]=5", 0, 0),
        (iran, "align[mideast]=6", -1, 1),
        (iran, "align[mideast]=7", -1, 1),
        (iran, "align[mideast]=8", -2, 2),
        ("war us_dprk apac combined", "align[apac]=8", -3, 3),
        ("war us_dprk apac combined", "unit_at[b_rok,heavy]=1", -2, 2),
        ("war india_china casia combined", "align[casia]=6", 0, 0),
        ("war ukraine_russia east combined", "align[east]=6", 0, 0),
        (ally, "align[casia]=8", 0, 0),
        // Cap 4 both ways.
        (
            us,
            "unit_at[b_mideast,heavy]=1; unit_at[b_mideast,usaf]=1; cap[us,air]=4; cap[us,ground]=4; fni[mideast]=1",
            -4,
            4,
        ),
        // Pre-war intelligence counts only on the first roll of the attack.
        (us, "prewar[mideast]=1", -1, 1),
        (us, "prewar[mideast]=1; war_first[w1]=1", -2, 1),
    ];
    for (war, position, attacking, defending) in cases {
        for (side, want) in [(1, attacking), (2, defending)] {
            let position = format!("{war} {side} 30 30 0; {position}");
            assert_eq!(modifiers(&position), *want, "{position}");
        }
    }
}

#[test]
fn mrp_wct1_modifiers_of_air_and_missile_wars() {
    let ally = "war gulf_iran mideast air_missile";
    let us = "war us_iran mideast air_missile";
    let cases: &[(&str, &str, i16, i16)] = &[
        (ally, "", 0, 0),
        (us, "", 0, 0),
        (ally, "war_surprise[w1]=-1", -1, -1),
        (ally, "fni[mideast]=1", -1, 1),
        (us, "unit_at[b_mideast,usaf]=1", -1, 1),
        (us, "unit_at[b_mideast,usaf]=2", -2, 2),
        (us, "unit_at[b_mideast,usaf]=5", -3, 3),
        (ally, "unit_at[b_mideast,usaf]=2; cap[us,air]=7", 0, 0),
        ("war israel_iran mideast air_missile", "", -2, 2),
        ("war israel_iran mideast air_missile", "war_surprise[w1]=-1; fni[mideast]=1", -3, 2),
        (ally, "counters[russia,mideast]=5", 0, 0),
        (ally, "base[russia,mideast]=1", 1, -1),
        (ally, "base[russia,mideast]=1; base[china,mideast]=1", 1, -1),
        (us, "cap[us,air]=4", -1, 1),
        (us, "cap[us,ground]=7; unit_at[b_mideast,heavy]=3; align[mideast]=8", 0, 0),
        (us, "prewar[mideast]=1; war_first[w1]=1", -1, 0),
    ];
    for (war, position, attacking, defending) in cases {
        for (side, want) in [(1, attacking), (2, defending)] {
            let position = format!("{war} {side} 30 30 0; {position}");
            assert_eq!(modifiers(&position), *want, "{position}");
        }
    }
}

#[test]
fn mrp_wct1_modifiers_of_guerilla_wars() {
    let ally = "war india_pakistan casia guerilla";
    let us = "war us_rs mideast guerilla";
    let cases: &[(&str, &str, i16, i16)] = &[
        (ally, "", 2, 2),
        (us, "", 2, 2),
        (ally, "fni[casia]=1", 1, 3),
        (us, "unit_at[b_mideast,sof]=1", 2, 2),
        (us, "unit_at[b_mideast,sof]=1; unit_at[b_mideast,intel]=2", 1, 3),
        (us, "unit_at[b_mideast,light]=1", 2, 2),
        (us, "unit_at[b_mideast,light]=3; unit_at[b_mideast,usaf]=1", 1, 3),
        (us, "unit_at[b_mideast,heavy]=3; cap[us,air]=7; cap[us,ground]=7", 2, 2),
        (ally, "counters[china,casia]=2", 3, 1),
        (ally, "counters[china,casia]=3", 3, 0),
        // Cap 3: +2 with +1 and +1.
        (us, "fni[mideast]=1; unit_at[b_mideast,sof]=1; unit_at[b_mideast,intel]=1", 0, 3),
    ];
    for (war, position, attacking, defending) in cases {
        for (side, want) in [(1, attacking), (2, defending)] {
            let position = format!("{war} {side} 30 30 0; {position}");
            assert_eq!(modifiers(&position), *want, "{position}");
        }
    }
}

#[test]
fn mrp_wct1_new_players_have_a_better_row_outside_of_the_cap() {
    // Ruling 25: -1 while the US attacks, +1 while it defends, nothing in wars of others.
    for (kind, side, die, row) in [
        ("us_serbia", 1, 6, 2),
        ("us_serbia", 2, 5, 3),
        ("us_serbia", 2, 4, 3),
        ("india_pakistan", 1, 5, 3),
        ("india_pakistan", 1, 4, 2),
    ] {
        let mut desk = field();
        put(&mut desk, &format!("war {kind} east combined {side} 30 30 0; newcomer=1; war_odds=2"));
        desk.dice(&[die, 1, 1]).run("WCT1_CG", &["w1"]);
        let view = desk.told.iter().find_map(|told| match &told.event {
            Event::Rolled(view) => Some(view.row + 1),
            _ => None,
        });
        assert_eq!(view, Some(row), "{kind} side {side} die {die}");
    }
}

#[test]
fn mrp_wct1_a_natural_1_destroys_the_weapon() {
    let mut desk = field();
    put(&mut desk, "rogue casia 3; rs_wmd[rs1]=1; war india_rs casia combined 1 20 20 0");
    let before = desk.state.clone();
    desk.dice(&[1]).run("war_progress", &["w1"]);
    expect("natural 1", &desk, &before, "rs_wmd[rs1] -1; rc[casia] +1; war_def[w1] -1; war_status[w1] +2");
    // A 2 that counts as 1 does not, and a failed try is not a weapon.
    for (wmd, die) in [(1, 2), (-1, 1)] {
        let mut desk = field();
        put(&mut desk, "rogue casia 3; fni[casia]=1; war india_rs casia combined 1 20 20 0");
        desk.set1("rs_wmd", "rs1", wmd).dice(&[die]).run("war_progress", &["w1"]);
        assert_eq!(desk.get1("rs_wmd", "rs1"), wmd);
    }
}

#[test]
fn mrp_loss_11_mrp_wct1_a_natural_10_against_the_us() {
    for (kind, wmd, die, ended) in [
        ("us_rs", 1, 10, Some("loss-11")),
        ("us_rs", 1, 9, None),
        ("us_rs", 0, 10, None),
        ("us_rs", -1, 10, None),
        ("india_rs", 1, 10, None),
    ] {
        for side in [1, 2] {
            let mut desk = field();
            put(
                &mut desk,
                &format!("rogue mideast 3; fni[mideast]=1; war {kind} mideast combined {side} 30 30 0"),
            );
            desk.set1("rs_wmd", "rs1", wmd).dice(&[die, 1, 1, 1, 1, 1]).run("WCT1_CG", &["w1"]);
            assert_eq!(desk.ended(), ended, "{kind} side {side} weapon {wmd} die {die}");
        }
    }
}

#[test]
fn mrp_wct1_a_natural_10_against_russia() {
    let start = "rogue casia 2; rs_wmd[rs1]=1; counters[russia,casia]=1; war russia_rs casia combined 1 20 20 0; war_odds=2";
    let cases: &[(&str, u16, &str)] = &[
        (
            "",
            9,
            "war[w1] ends; rs_at[rs1] -6; rs_level[rs1] -2; rs_wmd[rs1] -1; tg[casia,tg2] +1; counters[russia,casia] +1; posture[russia] +1",
        ),
        (
            "posture[russia]=2",
            1,
            "war[w1] ends; rs_at[rs1] -6; rs_level[rs1] -2; rs_wmd[rs1] -1; tg[casia,tg2] +1; counters[russia,casia] +1; apc[russia] +2",
        ),
        ("", 10, "war[w1] ends; counters[russia,casia] -1; apc[russia] -1"),
    ];
    for (position, die, want) in cases {
        let mut desk = field();
        put(&mut desk, start);
        put(&mut desk, position);
        let before = desk.state.clone();
        desk.dice(&[10, *die]).run("WCT1_CG", &["w1"]);
        expect(&format!("{position} d10 {die}"), &desk, &before, want);
    }
}

#[test]
fn mrp_r110_one_move_is_two_steps_in_a_combined_war_and_one_otherwise() {
    for (ty, die, steps) in [("combined", 1, 2), ("air_missile", 1, 1), ("guerilla", 1, 1)] {
        // L1 at 1:1.
        let mut desk = frontier(ty, (20, 20), 0);
        desk.dice(&[die]).run("war_progress", &["w1"]);
        assert_eq!(desk.get1("war_status", "w1"), steps, "{ty}");
    }
}

#[test]
fn mrp_r110_a_side_is_winning_from_two_steps_on() {
    // Israel against Iran, when peace is made: winning +1 PA and +1 AP; losing -1 PA, -1 level, -1 AP. 1 step is a stalemate.
    let winning = "war[w1] ends; pa +1; apc[israel] +1; status[track7] -2; edge[track7] -1";
    let losing = "war[w1] ends; pa -1; level[israel] -1; apc[israel] -1; apc[iran] +1; status[track7] -2; edge[track7] +1";
    let even = "war[w1] ends; status[track7] -2";
    for (status, want) in
        [(3, winning), (2, winning), (1, even), (0, even), (-1, even), (-2, losing), (-3, losing)]
    {
        for side in [1, 2] {
            let seen = if side == 1 { status } else { -status };
            let mut desk = field();
            put(&mut desk, &format!("war israel_iran mideast air_missile {side} 6 4 {seen}"));
            let before = desk.state.clone();
            desk.run("war_end_peace", &["w1"]);
            expect(&format!("status {seen}, side {side}"), &desk, &before, want);
        }
    }
}

#[test]
fn mrp_r69_us_losses_cost_no_units() {
    // Serbia wins a round (0 A1 at 1:2): instead of units and strength this costs approval and two checks, one of which fails.
    let mut desk = field();
    put(&mut desk, "mr=5; rwc=5; unit_at[b_east,light]=1; ap=2; war us_serbia east combined 1 8 15 0");
    let before = desk.state.clone();
    // Strength 8 + 2 against 15; 4 - 1 (the US attacks) = 3; Media 6 fails, Congress 5 passes; 2 AP, economy 6 fails.
    desk.dice(&[4, 6, 5, 6]).run("war_progress", &["w1"]).act("choose war-pay");
    expect("losses", &desk, &before, "rc[east] +1; footprint[east] +1; pa -2; mr -1; ap -2; war_att[w1] +1");
}

#[test]
fn mrp_r69_there_are_three_types_of_war() {
    let mut words = program().domain("wartype").words.clone();
    words.sort_unstable();
    assert_eq!(words, ["air_missile", "combined", "guerilla"]);
}

// ---- WM5: the start of a war ----

/// War, place, strength of the first-named side (and in Air/Missile), of the other side (and in Air/Missile), adversaries on that side.
const FORCES: [(&str, &str, i16, i16, i16, i16, i16); 23] = [
    ("us_rs", "mideast", 0, 0, 5, 5, 1), // an RS2
    ("us_iran", "mideast", 0, 0, 6, 3, 1),
    ("us_dprk", "apac", 6, 6, 6, 6, 1),
    ("us_serbia", "east", 8, 5, 3, 2, 1),
    ("us_taiwan", "apac", 3, 3, 10, 10, 1),
    ("us_ukraine", "east", 5 + 8, 5 + 5, 10, 10, 1),
    ("us_balkans", "east", 4 + 8, 4 + 5, 3 + 10, 2 + 10, 2),
    ("india_china", "casia", 7, 7, 10, 10, 1),
    ("india_pakistan", "casia", 7, 7, 5, 5, 1),
    ("ukraine_russia", "east", 5, 5, 10, 10, 1),
    ("israel_iran", "mideast", 8, 6, 6, 3, 1),
    ("israel_hezbollah", "mideast", 8, 6, 3, 3, 1),
    ("israel_hamas", "mideast", 8, 6, 2, 2, 1),
    ("israel_both", "mideast", 8, 6, 5, 5, 2),
    ("israel_egypt", "mideast", 8, 6, 5, 5, 1),
    ("gulf_iran", "mideast", 5, 5, 6, 3, 1),
    ("gulf_yemen", "mideast", 5, 5, 3, 3, 1),
    ("india_rs", "casia", 7, 7, 5, 5, 1),
    ("taiwan_china", "apac", 3, 3, 10, 10, 1),
    ("balkans_serbia", "east", 4, 4, 13, 12, 2),
    ("russia_rs", "casia", 10, 10, 5, 5, 1),
    ("us_insurgents", "mideast", 0, 0, 4, 4, 1),
    ("us_taliban", "casia", 0, 0, 6, 6, 1),
];

/// The box in which Relative Strength is equal.
const EQUAL: [(&str, i16); 10] = [
    ("track1", 3),
    ("track2", 2),
    ("track3", 2),
    ("track4", 4),
    ("track5", 3),
    ("track6", 2),
    ("track7", 2),
    ("track8", 3),
    ("track9", 2),
    ("track10", 4),
];

/// Sets up a war without making its first roll.
fn made(position: &str, kind: &str, place: &str, ty: &str, side: &str) -> Desk {
    let mut desk = field();
    for (track, equal) in EQUAL {
        desk.set1("edge", track, equal);
    }
    put(&mut desk, position);
    if kind.ends_with("_rs") && kind != "us_rs" {
        desk.draws("rslot", &["rs1"]);
    }
    desk.run("war_make", &[kind, place, ty, side]);
    desk
}

#[test]
fn mrp_wm5_strength_of_every_side_on_every_difficulty() {
    for (kind, place, ours, ours_air, theirs, theirs_air, adversaries) in FORCES {
        for (difficulty, extra) in [(0, 0), (1, 1), (2, 3)] {
            for (ty, our, their) in [("combined", ours, theirs), ("air_missile", ours_air, theirs_air)] {
                // Russia is a peer when it is the first-named side, too.
                let our = our + if kind == "russia_rs" { extra } else { 0 };
                let their = their + adversaries * extra;
                let position = format!("rogue {place} 2; difficulty={difficulty}");
                let attacks = made(&position, kind, place, ty, "1");
                assert_eq!(
                    war(&attacks, "w1"),
                    format!("{kind} {ty} 1 {our}:{their} 0"),
                    "difficulty {difficulty}"
                );
                let defends = made(&position, kind, place, ty, "2");
                assert_eq!(
                    war(&defends, "w1"),
                    format!("{kind} {ty} 2 {their}:{our} 0"),
                    "difficulty {difficulty}"
                );
                assert_eq!(defends.get1("war_at", "w1"), of(place), "{kind}");
                let us = i16::from(kind.starts_with("us_"));
                assert_eq!(
                    (attacks.get1("war_us", "w1"), defends.get1("war_us", "w1")),
                    (us, 2 * us),
                    "{kind}"
                );
            }
        }
    }
}

#[test]
fn mrp_wm5_strength_of_rogue_states_peers_and_hezbollah() {
    for (position, kind, place, want) in [
        ("rogue mideast 1", "us_rs", "mideast", "us_rs combined 1 0:5 0"),
        ("rogue mideast 3", "us_rs", "mideast", "us_rs combined 1 0:7 0"),
        ("rogue mideast 4", "us_rs", "mideast", "us_rs combined 1 0:8 0"),
        // +2 per own Influence in the region; a Base counts as three.
        (
            "counters[china,apac]=2; counters[russia,apac]=3",
            "taiwan_china",
            "apac",
            "taiwan_china combined 1 3:15 0",
        ),
        ("base[russia,east]=1", "ukraine_russia", "east", "ukraine_russia combined 1 5:17 0"),
        ("rogue casia 1; counters[russia,casia]=2", "russia_rs", "casia", "russia_rs combined 1 15:5 0"),
        ("counters[russia,east]=1", "balkans_serbia", "east", "balkans_serbia combined 1 4:17 0"),
        // Hezbollah: +1 per Iran Influence near Israel.
        ("iran_israel=3", "israel_hezbollah", "mideast", "israel_hezbollah combined 1 8:7 0"),
        ("iran_israel=3", "israel_both", "mideast", "israel_both combined 1 8:10 0"),
        ("iran_israel=3", "israel_hamas", "mideast", "israel_hamas combined 1 8:3 0"),
    ] {
        assert_eq!(war(&made(position, kind, place, "combined", "1"), "w1"), want, "{position}");
    }
}

#[test]
fn mrp_wm5_iran_influence_beside_israel_helps_hezbollah_only() {
    for (kind, place, ..) in FORCES {
        let theirs = |iran: i16| {
            let position = format!("rogue {place} 2; iran_israel={iran}");
            made(&position, kind, place, "combined", "1").get1("war_def", "w1")
        };
        let hezbollah = ["israel_hezbollah", "israel_both"].contains(&kind);
        assert_eq!(theirs(2) - theirs(0), if hezbollah { 2 } else { 0 }, "{kind}");
    }
}

#[test]
fn mrp_wct1_the_great_powers_of_every_war() {
    // US, Russia, China or Israel: -1 as attacker, +1 as defender; if on both sides, both.
    let powers = |kind: &str| {
        let ours = kind.starts_with("us_") || kind.starts_with("israel_") || kind == "russia_rs";
        let theirs = kind.ends_with("_china")
            || kind.ends_with("_russia")
            || ["us_taiwan", "us_ukraine", "us_balkans", "balkans_serbia"].contains(&kind);
        (i16::from(ours), i16::from(theirs))
    };
    for (kind, place, ..) in FORCES {
        let (ours, theirs) = powers(kind);
        let place = format!("rogue {place} 2; war {kind} {place} combined");
        assert_eq!(modifiers(&format!("{place} 1 30 30 0")), theirs - ours, "{kind}: ours attack");
        assert_eq!(modifiers(&format!("{place} 2 30 30 0")), ours - theirs, "{kind}: ours defend");
    }
}

#[test]
fn mrp_wm5_relative_strength_is_added_to_the_favoured_side() {
    for (kind, place, track, edge, ours, theirs) in [
        ("india_china", "casia", "track1", 0, 7, 11 + 3),
        ("india_china", "casia", "track1", 4, 7 + 1, 11),
        ("india_pakistan", "casia", "track2", 0, 7 + 2, 6),
        ("india_pakistan", "casia", "track2", 4, 7, 6 + 2),
        ("ukraine_russia", "east", "track4", 0, 5, 11 + 4),
        ("us_ukraine", "east", "track4", 1, 13, 11 + 3),
        ("us_dprk", "apac", "track6", 0, 6, 7 + 2),
        ("us_dprk", "apac", "track6", 3, 6 + 1, 7),
        ("israel_iran", "mideast", "track7", 1, 8 + 1, 7),
        ("israel_egypt", "mideast", "track8", 0, 8 + 3, 6),
        ("israel_egypt", "mideast", "track8", 4, 8, 6 + 1),
        ("gulf_iran", "mideast", "track9", 1, 5, 7 + 1),
        ("gulf_iran", "mideast", "track9", 4, 5 + 2, 7),
        ("us_iran", "mideast", "track10", 0, 4, 7),
    ] {
        let desk = made(&format!("edge[{track}]={edge}"), kind, place, "combined", "1");
        assert_eq!(war(&desk, "w1"), format!("{kind} combined 1 {ours}:{theirs} 0"), "{track} box {edge}");
        assert_eq!(desk.get1("status", track), if track == "track8" { 4 } else { 5 }, "{kind} stands at War");
    }
}

#[test]
fn mrp_wm5_the_first_roll_comes_at_once_with_surprise_and_without_peace() {
    // India 7 + 1 against Pakistan 5 + 1: 1:1. 6 - 2 = 4: 0 B1.
    let mut desk = field();
    let before = desk.state.clone();
    desk.dice(&[6]).run("war_begin", &["india_pakistan", "casia", "combined", "2"]);
    expect(
        "surprise -2",
        &desk,
        &before,
        "rc[casia] +1; status[track2] +3; war[w1] india_pakistan combined 1 7:5 0",
    );
    assert_eq!(rolls(&desk, "WCT1_CG"), [(-2, 4)]);
    // The next roll has no surprise.
    desk.dice(&[1]).run("war_progress", &["w1"]);
    assert_eq!(rolls(&desk, "WCT1_CG"), [(-2, 4), (0, 1)]);
    // It also applies a single star: 14:5 is 2:1, 5: 0 B1*.
    put(&mut desk, "war_att[w1]=14; war_def[w1]=5");
    desk.dice(&[5]).run("war_progress", &["w1"]);
    assert_eq!(desk.get1("war_kind", "w1"), -1, "peace");
    // A single star of the first roll is ignored.
    let mut desk = field();
    let before = desk.state.clone();
    // Israel 8 + 2 against Hamas 2 + 1: 3:1; 6 - 1 = 5: L1 D1*.
    desk.dice(&[6]).run("war_begin", &["israel_hamas", "mideast", "combined", "0"]);
    expect(
        "a star at 3:1",
        &desk,
        &before,
        "rc[mideast] +1; status[track8] +2; war[w1] israel_hamas combined 1 10:2 2",
    );
}

#[test]
fn mrp_wm5_the_attacker_is_random_unless_given() {
    for (die, side) in [(5, 1), (6, 2)] {
        let mut desk = field();
        desk.dice(&[die, 3]).run("war_begin_random", &["gulf_yemen", "mideast", "combined"]);
        assert_eq!(desk.get1("war_named", "w1"), side, "d10 {die}");
        // A conflict track that reaches War does not determine who attacks.
        let mut desk = field();
        put(&mut desk, "status[track2]=4");
        desk.dice(&[die, 4]).run("wor_track_up", &["track2"]);
        assert_eq!(desk.get1("war_named", "w1"), side, "track 2, d10 {die}");
    }
    let mut desk = field();
    desk.dice(&[3]).run("war_begin_against", &["gulf_yemen", "mideast", "combined", "0"]);
    assert_eq!(desk.get1("war_named", "w1"), 2, "Yemen attacks");
    let mut desk = field();
    desk.dice(&[5]).run("war_begin", &["gulf_yemen", "mideast", "combined", "0"]);
    assert_eq!(desk.get1("war_named", "w1"), 1, "the Gulf States attack");
}

#[test]
fn mrp_wm5_the_us_picks_its_rogue_state_others_fight_a_random_one() {
    let mut desk = field();
    put(&mut desk, "rogue mideast 1; rogue mideast 3; rogue africa 2");
    desk.dice(&[1, 1, 1, 1, 1]).run("war_begin", &["us_rs", "mideast", "combined", "0"]);
    assert_eq!(desk.choices(), ["pick 1", "pick 2"]);
    desk.act("pick 2");
    assert_eq!(desk.get1("war_rs", "w1"), of("rs2"));
    let mut desk = field();
    put(&mut desk, "rogue casia 1; rogue casia 3; draw rslot rs2");
    desk.dice(&[5]).run("war_begin", &["india_rs", "casia", "combined", "0"]);
    assert_eq!(desk.get1("war_rs", "w1"), of("rs2"));
    // A Rogue State that is already at war is not attacked again.
    desk.draws("rslot", &["rs1"]).dice(&[5]).run("war_begin", &["india_rs", "casia", "combined", "0"]);
    assert_eq!(desk.get1("war_rs", "w2"), of("rs1"));
}

#[test]
fn mrp_wm5_the_same_war_again_strengthens_the_attacker() {
    let mut desk = field();
    put(&mut desk, "war israel_hezbollah mideast combined 1 10 4 0");
    let before = desk.state.clone();
    desk.run("war_begin_against", &["israel_both", "mideast", "combined", "0"]);
    expect("a second war on track 8", &desk, &before, "war_def[w1] +1");
    desk.run("war_begin", &["israel_hamas", "mideast", "combined", "1"]);
    expect("and a third", &desk, &before, "war_def[w1] +1; war_att[w1] +1");
}

#[test]
fn mrp_wm5_a_new_war_takes_a_free_place() {
    let mut desk = field();
    put(&mut desk, "rogue mideast 1; war us_rs mideast combined 1 9 9 0");
    let before = desk.state.clone();
    desk.dice(&[3]).run("war_begin", &["gulf_yemen", "mideast", "combined", "0"]);
    expect("two wars", &desk, &before, "rc[mideast] +1; war[w2] gulf_yemen combined 1 4:3 0");
}

#[test]
fn mrp_loss_14_a_sixth_war() {
    let wars = [
        "gulf_yemen mideast",
        "us_serbia east",
        "india_pakistan casia",
        "taiwan_china apac",
        "israel_hamas mideast",
    ];
    for n in [4, 5] {
        let mut desk = field();
        for war in &wars[..n] {
            put(&mut desk, &format!("war {war} combined 1 10 10 0"));
        }
        desk.dice(&[5, 5, 5]).run("war_begin", &["ukraine_russia", "east", "combined", "0"]);
        assert_eq!(desk.ended(), (n == 5).then_some("loss-14"), "{n} wars before");
    }
}

#[test]
fn mrp_loss_5_israel_and_a_nuclear_iran() {
    for (nuclear, ended) in [(4, None), (5, Some("loss-5"))] {
        let mut desk = field();
        put(&mut desk, &format!("nuke[iran]={nuclear}; status[track7]=4"));
        desk.dice(&[1, 5]).run("wor_track_up", &["track7"]);
        assert_eq!(desk.ended(), ended, "the track reaches War at nuclear {nuclear}");
    }
    // Iran reaches box 5 while the war is going on.
    let mut desk = field();
    put(&mut desk, "nuke[iran]=4; war israel_iran mideast combined 1 9 7 0; draw wslot w1");
    desk.dice(&[10]).run("WA_iran_war", &[]);
    assert_eq!(desk.ended(), Some("loss-5"), "10 - 1 without Tensions: nuclear +1");
    // A war of the Gulf States does not count.
    let mut desk = field();
    put(&mut desk, "nuke[iran]=5; status[track9]=4");
    desk.dice(&[1, 5]).run("wor_track_up", &["track9"]);
    assert_eq!(desk.ended(), None);
}

#[test]
fn mrp_loss_6_korea_and_a_nuclear_north() {
    for (nuclear, ended) in [(4, None), (5, Some("loss-6"))] {
        let mut desk = field();
        put(&mut desk, &format!("nuke[nk]={nuclear}; status[track6]=4"));
        desk.dice(&[1, 1, 1, 1]).run("wor_track_up", &["track6"]);
        assert_eq!(desk.ended(), ended, "the track reaches War at nuclear {nuclear}");
    }
    // North Korea reaches box 5 while the war is going on, from any cause.
    let mut desk = field();
    put(&mut desk, "nuke[nk]=4; war us_dprk apac combined 1 9 7 0");
    desk.run("nk_arms", &[]);
    assert_eq!(desk.ended(), Some("loss-6"));
    // Box 5 itself raises the track, here to War.
    let mut desk = field();
    put(&mut desk, "nuke[nk]=4; status[track6]=4");
    desk.dice(&[1]).run("nk_arms", &[]);
    assert_eq!(desk.ended(), Some("loss-6"));
}

#[test]
fn mrp_loss_16_escalation_in_ukraine() {
    for (kind, die, ended) in
        [("us_ukraine", 8, None), ("us_ukraine", 9, Some("loss-16")), ("us_ukraine", 10, Some("loss-16"))]
    {
        let mut desk = field();
        put(&mut desk, &format!("war {kind} east combined 1 20 20 0"));
        desk.dice(&[9, 3, die, 1, 1, 1]).run("war_progress", &["w1"]).act("choose war-cyber-none");
        assert_eq!(desk.ended(), ended, "d10 {die}");
    }
    // In a war without the US this die is not rolled.
    let mut desk = field();
    put(&mut desk, "war ukraine_russia east combined 1 20 20 0");
    desk.dice(&[9, 3]).run("war_progress", &["w1"]);
    assert!(rolls(&desk, "WM5_ESCALATION").is_empty() && desk.done());
}

#[test]
fn mrp_wm5_a_war_of_a_scenario_stands_as_it_is() {
    let mut desk = field();
    let before = desk.state.clone();
    desk.run("war_place", &["us_taliban", "casia", "guerilla", "0"]);
    expect("no roll", &desk, &before, "war[w1] us_taliban guerilla 1 0:7 0");
    assert_eq!(desk.get1("war_first", "w1"), 0, "its next roll is not the first");
    desk.run("war_place", &["us_insurgents", "mideast", "guerilla", "2"]);
    assert_eq!(war(&desk, "w2"), "us_insurgents guerilla 1 0:5 2");
    assert_eq!((desk.get1("us_war_year", "mideast"), desk.get1("us_war_year", "africa")), (1, 0));
}

#[test]
fn mrp_wm5_no_war_with_iran_out_of_the_game() {
    for track in ["track7", "track9", "track10"] {
        let mut desk = field();
        put(&mut desk, &format!("iran_out=1; status[{track}]=4"));
        let before = desk.state.clone();
        desk.run("wor_track_up", &[track]);
        expect(track, &desk, &before, "");
    }
    let mut desk = field();
    put(&mut desk, "iran_out=1");
    let before = desk.state.clone();
    desk.run("war_begin", &["israel_iran", "mideast", "air_missile", "1"]);
    expect("Israel", &desk, &before, "");
}

// ---- WM5: progress ----

#[test]
fn mrp_wm5_progress_a_war_that_begins_in_the_segment_rolls_once() {
    // The US cyberattack on Iran: 10 - 1, no effect. Iran reacts (8): track 7 reaches War, Israel attacks (5) and rolls 5.
    let mut desk = field();
    put(&mut desk, "status[track7]=4; unit_at[b_mideast,heavy]=5; war us_iran mideast combined 1 9 20 0");
    desk.dice(&[10, 8, 1, 5, 5, 1, 5, 8, 8, 8]).run("war_progress_all", &[]).act("choose war-cyber-infra");
    assert_eq!(desk.get1("war_kind", "w2"), of("israel_iran"));
    assert_eq!(rolls(&desk, "WCT1_CG").len(), 2, "each war once");
}

#[test]
fn mrp_wm5_progress_step_1_a_peer_attacks_by_cyber() {
    // Strength +3 / +2 / +1 / 0 for the side of the peer, whichever side it is on.
    for (die, gain) in [(3, 3), (4, 2), (6, 2), (7, 1), (8, 1), (9, 0)] {
        for (war, peer) in [
            ("ukraine_russia east combined 1 20 20 0", "war_def"),
            ("ukraine_russia east combined 2 20 20 0", "war_att"),
            ("india_china casia combined 1 20 20 0", "war_def"),
            ("russia_rs casia combined 1 20 20 0", "war_att"),
            ("russia_rs casia combined 2 20 20 0", "war_def"),
        ] {
            let mut desk = field();
            put(&mut desk, &format!("rogue casia 1; war {war}"));
            desk.dice(&[die]).run("war_peer_cyber", &["w1"]);
            assert_eq!(desk.get1(peer, "w1"), 20 + gain, "{war} d10 {die}");
            assert_eq!(desk.get1("war_att", "w1") + desk.get1("war_def", "w1"), 40 + gain, "{war} d10 {die}");
            assert_eq!(
                desk.get1("war_named", "w1"),
                of(war.split(' ').nth(3).unwrap()),
                "{war}: nobody swaps"
            );
        }
    }
    // War Progress starts with it.
    let mut desk = field();
    put(&mut desk, "war ukraine_russia east combined 1 20 20 0");
    desk.dice(&[1, 3]).run("war_progress", &["w1"]);
    assert_eq!(
        (rolls(&desk, "WM3_war").len(), desk.get1("war_def", "w1")),
        (1, 23),
        "20:23 is 1:2, 3 - 0: 0 A1"
    );
}

#[test]
fn mrp_wm5_progress_step_2_one_free_us_cyberattack_per_target_and_phase() {
    for (war, choices) in [
        (
            "us_iran mideast",
            &["choose war-cyber-nuclear", "choose war-cyber-infra", "choose war-cyber-none"][..],
        ),
        (
            "us_dprk apac",
            &["choose war-cyber-nuclear", "choose war-cyber-infra", "choose war-cyber-none"][..],
        ),
        ("us_rs mideast", &["choose war-cyber-rogue", "choose war-cyber-none"][..]),
        (
            "us_ukraine east",
            &["choose war-cyber-infra", "choose war-cyber-economy", "choose war-cyber-none"][..],
        ),
        ("us_taiwan apac", &["choose war-cyber-infra", "choose war-cyber-none"][..]),
    ] {
        let mut desk = field();
        put(&mut desk, &format!("rogue mideast 1; war {war} combined 1 20 20 0"));
        desk.run("war_us_cyber", &["w1"]);
        assert_eq!(desk.choices(), choices, "{war}");
        // The attack has been used for this phase.
        desk.dice(&[9, 1]).act(choices[0]).given.dice.clear();
        desk.run("war_us_cyber", &["w1"]);
        assert!(desk.done(), "{war}: once per phase");
    }
    // North Korea's infrastructure in the war: strength -2.
    let mut desk = field();
    put(&mut desk, "war us_dprk apac combined 1 20 20 0");
    let before = desk.state.clone();
    desk.dice(&[4, 1]).run("war_us_cyber", &["w1"]).act("choose war-cyber-infra");
    expect("4 - 1", &desk, &before, "war_def[w1] -2");
    // Serbia and the insurgents are no possible targets; neither are the wars of others.
    for war in ["us_serbia east", "us_insurgents mideast"] {
        let mut desk = field();
        put(&mut desk, &format!("war {war} combined 1 20 20 0"));
        desk.run("war_us_cyber", &["w1"]);
        assert!(desk.done(), "{war}");
    }
    let mut desk = field();
    put(&mut desk, "war gulf_iran mideast combined 1 20 20 0");
    desk.dice(&[5]).run("war_progress", &["w1"]);
    assert!(desk.done());
}

#[test]
fn mrp_wm5_progress_step_3_the_strength_of_the_us() {
    let combined: &[(&str, &str, i16)] = &[
        ("mideast", "", 4),
        ("euro", "", 4),
        ("east", "", 0),
        ("casia", "", 0),
        ("mideast", "unit_at[b_mideast,heavy]=2", 4 + 8),
        ("mideast", "unit_at[b_mideast,light]=2", 4 + 4),
        ("mideast", "unit_at[b_mideast,usmc]=1", 4 + 3),
        ("mideast", "unit_at[b_mideast,usaf]=2", 4 + 6),
        ("mideast", "unit_at[b_mideast,sof]=2", 4 + 2),
        ("mideast", "unit_at[b_mideast,intel]=5", 4),
        ("mideast", "unit_at[b_mideast,transit]=3", 4),
        ("mideast", "un_troops[mideast]=1", 4 + 2),
        ("mideast", "unit_at[z_med,carrier]=2", 4 + 6),
        ("mideast", "unit_at[z_indian,usmc]=2", 4 + 4),
        ("mideast", "unit_at[z_wpacific,carrier]=5; unit_at[b_africa,heavy]=3; unit_at[b_assets,heavy]=2", 4),
        ("apac", "unit_at[b_rok,heavy]=1", 4),
        // House B7: the units in and around the Middle East.
        (
            "mideast",
            "unit_at[b_mideast,light]=1; unit_at[b_mideast,usaf]=1; unit_at[b_mideast,sof]=1; unit_at[b_mideast,intel]=1; \
             unit_at[z_med,carrier]=1; unit_at[z_indian,carrier]=1; unit_at[z_med,usmc]=1",
            18,
        ),
    ];
    let all = "unit_at[b_mideast,heavy]=1; unit_at[b_mideast,light]=1; unit_at[b_mideast,usmc]=1; unit_at[b_mideast,usaf]=1; \
               unit_at[b_mideast,sof]=1; un_troops[mideast]=1; unit_at[z_med,carrier]=1; unit_at[z_med,usmc]=1";
    let strength = |position: &str, place: &str, ty: &str, korea: &str| {
        let mut desk = field();
        put(&mut desk, position);
        desk.run("us_strength", &[place, ty, korea, "0"]);
        desk.get("found")
    };
    for (place, position, want) in combined {
        assert_eq!(strength(position, place, "combined", "0"), *want, "{place}: {position}");
    }
    assert_eq!(strength("unit_at[b_rok,heavy]=1", "apac", "combined", "1"), 8, "the ROK box fights in Korea");
    assert_eq!(strength(all, "mideast", "combined", "0"), 4 + 4 + 2 + 3 + 3 + 1 + 2 + 3 + 2);
    assert_eq!(strength(all, "mideast", "air_missile", "0"), 3 + 3, "Air Force and Carriers");
    // Guerilla: no submarines, Heavy counts 3 on NORMAL and HARDER.
    for (difficulty, heavy) in [(0, 4), (1, 3), (2, 3)] {
        let position = format!("difficulty={difficulty}; {all}");
        assert_eq!(
            strength(&position, "mideast", "guerilla", "0"),
            heavy + 2 + 3 + 3 + 1 + 2 + 3 + 2,
            "{difficulty}"
        );
    }
    // It is added to the US side, whether it attacks or defends.
    for (side, odds) in [(1, (12, 10)), (2, (10, 12))] {
        let mut desk = field();
        put(&mut desk, &format!("unit_at[b_mideast,heavy]=2; war us_iran mideast combined {side} 0 0 0"));
        desk.set1("war_att", "w1", odds.0 - if side == 1 { 12 } else { 0 });
        desk.set1("war_def", "w1", odds.1 - if side == 2 { 12 } else { 0 });
        desk.run("war_count", &["w1"]);
        assert_eq!((desk.get("war_a"), desk.get("war_d")), odds, "side {side}");
    }
}

#[test]
fn mrp_wm5_progress_carrier_zones_reach_these_regions() {
    let regions = ["euro", "east", "camerica", "samerica", "mideast", "casia", "africa", "apac"];
    for (zone, reached) in [
        ("z_natlantic", &["euro", "camerica"][..]),
        ("z_med", &["euro", "east", "mideast", "africa"][..]),
        ("z_indian", &["mideast", "casia", "africa"][..]),
        ("z_wpacific", &["apac"][..]),
        ("z_satlantic", &["samerica", "africa"][..]),
    ] {
        for region in regions {
            let mut desk = field();
            desk.set2("unit_at", zone, "carrier", 1).run("us_strength", &[region, "air_missile", "0", "0"]);
            assert_eq!(desk.get("found"), if reached.contains(&region) { 3 } else { 0 }, "{zone} {region}");
        }
    }
}

#[test]
fn mrp_wm5_progress_naval_reach_is_limited_without_enough_naval() {
    // Unlimited on EASIER, with Naval 4 or more on NORMAL, with 5 or more on HARDER.
    for (difficulty, naval, limited) in
        [(0, 1, false), (1, 4, false), (1, 3, true), (2, 5, false), (2, 4, true)]
    {
        let mut desk = field();
        put(
            &mut desk,
            "rogue africa 1; war us_iran mideast combined 1 9 9 0; war us_rs africa combined 1 9 9 0",
        );
        put(&mut desk, "unit_at[z_med,carrier]=1; unit_at[z_indian,usmc]=1; unit_at[z_wpacific,carrier]=2");
        desk.set("difficulty", difficulty).set2("cap", "us", "naval", naval).run("naval_assign", &[]);
        if limited {
            assert_eq!(desk.choices(), ["pick middle-east", "pick africa"]);
            desk.act("pick africa").act("pick middle-east");
        }
        assert!(desk.done(), "difficulty {difficulty} Naval {naval}");
        let mut strength = |place: &str, first: &str| {
            desk.run("us_strength", &[place, "combined", "0", first]);
            desk.get("found")
        };
        let want = if limited { (4 + 2, 4 + 3) } else { (4 + 3 + 2, 4 + 3 + 2) };
        assert_eq!(
            (strength("mideast", "0"), strength("africa", "0")),
            want,
            "difficulty {difficulty} Naval {naval}"
        );
        // The first roll of a new war is not part of a War Progress segment.
        assert_eq!(strength("mideast", "1"), 9);
    }
    // The segment starts with the assignment; afterwards the limit no longer applies. A zone with only one war region offers no choice.
    let mut desk = field();
    put(
        &mut desk,
        "cap[us,naval]=3; war us_insurgents mideast air_missile 1 0 9 0; war us_taliban casia air_missile 1 0 9 0",
    );
    put(&mut desk, "unit_at[z_med,carrier]=1; unit_at[z_indian,carrier]=2");
    desk.dice(&[5; 8]).run("war_progress_all", &[]);
    assert_eq!(
        desk.choices(),
        ["pick middle-east", "pick central-south-asia"],
        "the first Carrier of the Indian Ocean"
    );
    desk.act("pick middle-east").act("pick middle-east");
    // 9 against 9 in the Middle East, 5: no effect. No Carrier for Central/South Asia: the US loses at once.
    assert_eq!(rolls(&desk, "WCT1_AM").len(), 1);
    assert_eq!(
        (desk.get1("war_status", "w1"), desk.get1("war_kind", "w2"), desk.get("naval_short")),
        (0, -1, 0)
    );
}

#[test]
fn mrp_wm5_progress_step_4_a_crisis_and_a_footprint() {
    // 5 at 1:1 Air/Missile: no effect except step 4.
    let mut desk = field();
    put(&mut desk, "war gulf_yemen mideast air_missile 1 10 10 0");
    let before = desk.state.clone();
    desk.dice(&[5]).run("war_progress", &["w1"]);
    expect("others", &desk, &before, "rc[mideast] +1");
    let mut desk = field();
    put(&mut desk, "war us_insurgents mideast air_missile 1 10 10 0");
    let before = desk.state.clone();
    // No AP: PA -2, FT +1; the economy does not change.
    desk.dice(&[5, 5]).run("war_progress", &["w1"]);
    expect("the US", &desk, &before, "rc[mideast] +1; footprint[mideast] +1; pa -2; ft +1");
}

#[test]
fn mrp_wm5_progress_a_side_at_strength_0_loses_at_once() {
    // Checked before the roll: no die is rolled.
    let mut desk = field();
    put(&mut desk, "level[gulf]=2; war gulf_yemen mideast combined 1 5 0 0");
    let before = desk.state.clone();
    desk.run("war_progress", &["w1"]);
    expect(
        "Yemen has nothing left",
        &desk,
        &before,
        "war[w1] ends; rc[mideast] +1; pa +1; lp +1; apc[gulf] +1",
    );
    // The US has neither a unit nor submarines.
    let mut desk = field();
    put(&mut desk, "war us_taliban casia guerilla 1 0 7 0");
    let before = desk.state.clone();
    desk.run("war_progress", &["w1"]);
    let loss = "pa -6; rwc -1; mr -1; pr -1; pp -1; align[casia] -1; level[india] -1";
    expect(
        "no US troops",
        &desk,
        &before,
        &format!("war[w1] ends; rc[casia] +1; footprint[casia] +1; {loss}"),
    );
    // Caused by the losses of the roll: 1:1 4: 0 B1.
    let mut desk = field();
    put(&mut desk, "level[gulf]=2; war gulf_yemen mideast combined 1 1 1 0; edge[track9]=1");
    let before = desk.state.clone();
    desk.dice(&[4]).run("war_progress", &["w1"]);
    expect("both at 0: peace", &desk, &before, "war[w1] ends; rc[mideast] +1");
    let mut desk = field();
    put(&mut desk, "level[gulf]=2; war gulf_yemen mideast combined 1 2 1 0");
    let before = desk.state.clone();
    desk.dice(&[4]).run("war_progress", &["w1"]);
    expect("2:1 L1 D1", &desk, &before, "war[w1] ends; rc[mideast] +1; pa +1; lp +1; apc[gulf] +1");
}

#[test]
fn mrp_wm5_progress_step_5_odds() {
    for (attacker, defender, column) in [
        (4, 9, 0),
        (1, 50, 0),
        (5, 10, 1),
        (9, 10, 1),
        (10, 10, 2),
        (19, 10, 2),
        (20, 10, 3),
        (29, 10, 3),
        (30, 10, 4),
        (39, 10, 4),
        (40, 10, 5),
        (60, 1, 5),
    ] {
        let mut desk = field();
        put(
            &mut desk,
            &format!("war gulf_yemen mideast combined 1 {attacker} {defender} 0; war_first[w1]=1"),
        );
        desk.dice(&[4]).run("war_progress", &["w1"]);
        assert_eq!(desk.state.roll.column, column, "{attacker}:{defender}");
    }
}

#[test]
fn mrp_wm5_progress_step_6_losses_of_the_us() {
    // 2-4 at 1:1 Combined: both lose 1. The Serbs lose strength, the US loses approval.
    for (dice, want) in [
        (&[5, 8, 8][..], "pa -2; war_def[w1] -1"),
        (&[5, 9, 8][..], "pa -2; mr -1; war_def[w1] -1"),
        (&[5, 8, 9][..], "pa -2; rwc -1; war_def[w1] -1"),
        (&[5, 9, 9][..], "pa -2; mr -1; rwc -1; war_def[w1] -1"),
    ] {
        let mut desk = field();
        put(&mut desk, "war us_serbia east combined 1 10 10 0; war_odds=2");
        let before = desk.state.clone();
        desk.dice(dice).run("WCT1_CG", &["w1"]);
        expect(&format!("{dice:?}"), &desk, &before, want);
    }
    // The same on the defending side. Two losses cost no more than one.
    let mut desk = field();
    put(&mut desk, "war us_serbia east combined 2 10 10 0; war_odds=4");
    let before = desk.state.clone();
    desk.dice(&[3, 1, 1]).run("WCT1_CG", &["w1"]);
    expect("3 + 1: L1 D2", &desk, &before, "pa -2; war_status[w1] +2");
}

#[test]
fn mrp_wm5_progress_step_8_stars_in_a_us_war() {
    // A star is an offer to the US: 5-7 at 2:1: 0 B1*.
    let start = "war us_serbia east combined 1 20 10 0; war_odds=3";
    for (act, want) in [
        ("choose war-accept", "war[w1] ends; pa -2"),
        ("choose war-refuse", "pa -2; pa -2; wo -1; war_def[w1] -1"),
    ] {
        let mut desk = field();
        put(&mut desk, start);
        let before = desk.state.clone();
        desk.dice(&[7, 1, 1]).run("WCT1_CG", &["w1"]).act(act);
        expect(act, &desk, &before, &want.replace("pa -2; pa -2", "pa -4"));
    }
    // Three stars at 1:1: R1 B1, then Serbia attacks from +2.
    let mut desk = field();
    put(&mut desk, "war us_serbia east combined 1 20 18 0; war_odds=2");
    desk.dice(&[9, 1, 1]).run("WCT1_CG", &["w1"]);
    assert_eq!(war(&desk, "w1"), "us_serbia combined 2 17:20 2");
    assert_eq!((desk.get1("war_us", "w1"), desk.get1("war_friend", "w1")), (2, 2));
    // Two stars: Guerilla.
    let mut desk = field();
    put(&mut desk, "war us_serbia east combined 1 20 18 0; war_odds=2");
    desk.dice(&[8, 1, 1]).run("WCT1_CG", &["w1"]);
    assert_eq!(war(&desk, "w1"), "us_serbia guerilla 1 20:18 0");
}

#[test]
fn mrp_wm5_progress_step_9_the_effort_of_a_us_war() {
    for (side, dice, act, want) in [
        (1, 5, "choose war-pay", "ap -2; war_att[w1] +1; soe[us] better"),
        (2, 5, "choose war-pay", "ap -2; war_def[w1] +1; soe[us] better"),
        (1, 6, "choose war-pay", "ap -2; war_att[w1] +1"),
        (1, 5, "choose war-no-pay", "pa -2; ft +1"),
        (1, 6, "choose war-no-pay", "pa -2; ft +1; soe[us] worse"),
    ] {
        let mut desk = field();
        put(&mut desk, &format!("ap=2; war us_serbia east combined {side} 20 20 0"));
        let before = desk.state.clone();
        desk.dice(&[dice]).run("war_effort", &["w1"]).act(act);
        expect(&format!("{act}, side {side}, check {dice}"), &desk, &before, want);
    }
    // 1 AP is too little. After a war has ended nothing is asked.
    let mut desk = field();
    put(&mut desk, "ap=1; war us_serbia east combined 1 20 20 0");
    desk.dice(&[5]).run("war_effort", &["w1"]);
    assert!(desk.done() && desk.get("ap") == 1);
    let mut desk = field();
    put(&mut desk, "ap=5; war us_serbia east combined 1 60 10 2");
    desk.dice(&[4]).run("war_progress", &["w1"]);
    assert!(desk.done() && desk.get1("war_kind", "w1") < 0 && desk.get("ap") == 5);
}

#[test]
fn mrp_wm5_progress_mrp_r100_a_major_crisis_of_step_4_waits_for_the_combat_roll() {
    let mut desk = field();
    put(&mut desk, "rc[mideast]=3; war gulf_yemen mideast air_missile 1 10 10 0");
    let before = desk.state.clone();
    // The war, 5: no effect. The crisis: -2 PA, 2 with +2 for the war: a TG1 and Influence (d10 4: Russia).
    desk.dice(&[5, 2, 4]).run("war_progress", &["w1"]);
    expect(
        "crisis",
        &desk,
        &before,
        "pa -2; rc[mideast] -1; tg[mideast,tg1] +1; counters[russia,mideast] +1",
    );
}

// ---- WM5: the end of a war ----

/// Ends a war with a win of a side (1 attacker, 2 defender), and expects these changes.
fn won(position: &str, side: &str, dice: &[u16], acts: &[&str], want: &str) {
    let mut desk = field();
    put(&mut desk, position);
    let before = desk.state.clone();
    desk.dice(dice).run("war_won", &["w1", side]);
    for act in acts {
        desk.act(act);
    }
    expect(&format!("{position} | won by {side} {dice:?} {acts:?}"), &desk, &before, want);
}

const US_WIN: &str = "pa +2; mr +1; pr +1";
const US_LOSS: &str = "pa -6; rwc -1; mr -1; pr -1; pp -1";

#[test]
fn mrp_wm5_ends_a_rogue_state_wins() {
    for (level, up) in [(1, "rs_level[rs1] +1; "), (3, "rs_level[rs1] +1; "), (4, "")] {
        let want = format!(
            "war[w1] ends; {up}uns[mideast] +2; {US_LOSS}; align[mideast] -1; level[israel] -1; level[gulf] -1"
        );
        won(&format!("rogue mideast {level}; war us_rs mideast combined 1 0 8 -2"), "2", &[], &[], &want);
        won(&format!("rogue mideast {level}; war us_rs mideast combined 2 8 0 2"), "1", &[], &[], &want);
    }
    won(
        "rogue casia 2; war india_rs casia combined 1 5 8 -2",
        "2",
        &[],
        &[],
        "war[w1] ends; rs_level[rs1] +1; uns[casia] +2; pa -3; level[india] -1; apc[india] -1",
    );
    won(
        "rogue casia 2; counters[russia,casia]=1; war russia_rs casia combined 1 5 8 -2",
        "2",
        &[],
        &[],
        "war[w1] ends; rs_level[rs1] +1; uns[casia] +2; counters[russia,casia] -1; apc[russia] -1",
    );
}

#[test]
fn mrp_wm5_ends_a_rogue_state_is_crippled() {
    // An L2 with only one box left: 1 or less at 4:1. The Middle East is at 4:1 from submarines alone.
    for (level, want) in [
        (1, "rs_at[rs1] -5; rs_level[rs1] -1"),
        (2, "rs_at[rs1] -5; rs_level[rs1] -2"),
        (3, "rs_level[rs1] -2"),
        (4, "rs_level[rs1] -2"),
    ] {
        let mut desk = field();
        put(
            &mut desk,
            &format!(
                "mr=5; rc[mideast]=2; rogue mideast {level}; war us_rs mideast combined 1 40 8 2; war_odds=5"
            ),
        );
        let before = desk.state.clone();
        desk.dice(&[2]).run("WCT1_CG", &["w1"]);
        let want = format!("war[w1] ends; rc[mideast] -1; {want}; {US_WIN}; lp +2; align[mideast] better");
        expect(&format!("RS{level}"), &desk, &before, &want);
    }
    // In an Air/Missile war a step is one box: an L2 from +3 cripples, one from +2 does not.
    for (status, rogues) in [(3, 1), (2, 2)] {
        let mut desk = field();
        put(&mut desk, &format!("rogue casia 4; war india_rs casia air_missile 1 40 8 {status}; war_odds=5"));
        desk.dice(&[1]).run("WCT1_AM", &["w1"]);
        assert_eq!(desk.get1("rs_level", "rs1"), 2, "RS4 falls to 2 either way");
        let left = (0..8i16).filter(|slot| desk.get1("rs_at", &slot.to_string()) >= 0).count();
        assert_eq!(left, rogues, "status {status}");
    }
}

#[test]
fn mrp_wm5_ends_a_rogue_state_that_attacks_can_be_crippled_too() {
    // 8 or more below 1:2: R2, with one box left to the defender's win. The US defends: 8 + 1.
    let mut desk = field();
    put(&mut desk, "mr=5; rogue mideast 2; war us_rs mideast combined 2 9 30 -2; war_odds=0");
    let before = desk.state.clone();
    desk.dice(&[8]).run("WCT1_CG", &["w1"]);
    let want =
        format!("war[w1] ends; rs_at[rs1] -5; rs_level[rs1] -2; {US_WIN}; lp +2; align[mideast] better");
    expect("R2", &desk, &before, &want);
}

#[test]
fn mrp_wm5_ends_a_rogue_state_3_or_4_breaks_up() {
    for (level, want) in [
        (3, "rs_level[rs1] -2; rs_at[rs2] +5; rs_level[rs2] +1"),
        (4, "rs_level[rs1] -2; rs_at[rs2] +5; rs_level[rs2] +1"),
    ] {
        let want =
            format!("war[w1] ends; rc[mideast] -1; {want}; {}; lp +1; align[mideast] better", "pa +2; pr +1");
        won(
            &format!("rc[mideast]=1; rogue mideast {level}; war us_rs mideast combined 1 40 8 2"),
            "1",
            &[],
            &[],
            &want,
        );
    }
}

#[test]
fn mrp_wm5_ends_the_last_strength_is_not_a_crippling_blow() {
    // 2:1, 4: L1 D1 removes the last strength of an RS3.
    let mut desk = field();
    put(&mut desk, "rogue casia 3; war india_rs casia combined 1 2 1 0");
    let before = desk.state.clone();
    desk.dice(&[4]).run("war_progress", &["w1"]);
    let want = "war[w1] ends; rs_level[rs1] -2; rs_at[rs2] +6; rs_level[rs2] +1; pa +1; level[india] +1; apc[india] +1";
    expect("RS3", &desk, &before, want);
}

#[test]
fn mrp_wm5_ends_a_rogue_state_1_or_2_goes_under_or_underground() {
    let us = "pa +2; pr +1; lp +1; align[mideast] better";
    // RS1: 8 - 2 = 6 is the end. It becomes a TG2, and there are two Intel rolls at -1, on two different groups.
    let start = "rc[mideast]=2; rogue mideast 1; war us_rs mideast combined 1 9 5 2; group africa 1 0";
    won(
        start,
        "1",
        &[8, 5, 6],
        &["pick africa"],
        &format!(
            "war[w1] ends; rc[mideast] -1; rs_at[rs1] -5; rs_level[rs1] -1; tg[mideast,tg2] +1; {us}; tg[africa,tg1] -1; tg[africa,tg1g] +1"
        ),
    );
    // RS2: 6. Also a TG2 in two random regions (8 Africa, 10 Asia/Pacific).
    won(
        "rc[mideast]=2; rogue mideast 2; war us_rs mideast combined 1 9 5 2",
        "1",
        &[6, 8, 10, 6, 6],
        &["pick middle-east", "pick africa"],
        &format!(
            "war[w1] ends; rc[mideast] -1; rs_at[rs1] -5; rs_level[rs1] -2; tg[mideast,tg2] +1; tg[africa,tg2] +1; tg[apac,tg2] +1; {us}"
        ),
    );
    // RS1 9 - 2 = 7, RS2 7: the war continues as Guerilla at +2; RS1 with 2 + 1, RS2 as RS1 with 4 + 1 on NORMAL.
    for (level, die, difficulty, strength) in
        [(1, 9, 0, 2), (1, 9, 1, 3), (1, 10, 2, 5), (2, 7, 0, 4), (2, 7, 1, 5), (2, 10, 2, 7)]
    {
        let mut desk = field();
        put(&mut desk, &format!("difficulty={difficulty}; rc[mideast]=2; rogue mideast {level}"));
        put(&mut desk, "war us_rs mideast combined 1 9 6 4");
        let pa = desk.get("pa");
        desk.dice(&[die]).run("war_won", &["w1", "1"]);
        assert_eq!(war(&desk, "w1"), format!("us_rs guerilla 1 9:{strength} 2"), "RS{level} d10 {die}");
        assert_eq!((desk.get1("rs_level", "rs1"), desk.get1("rc", "mideast"), desk.get("pa")), (1, 1, pa));
        assert_eq!(desk.get("lp"), 0, "no other end effects");
    }
    // A defender who wins continues as the attacker.
    let mut desk = field();
    put(&mut desk, "rogue mideast 2; war us_rs mideast combined 2 6 9 -4");
    desk.dice(&[7]).run("war_won", &["w1", "2"]);
    assert_eq!(war(&desk, "w1"), "us_rs guerilla 1 9:5 2");
    // A war of Russia: no Intel rolls for the US, +1 Influence and +1 AP for Russia.
    won(
        "rogue casia 1; war russia_rs casia combined 1 9 6 4",
        "1",
        &[5],
        &[],
        "war[w1] ends; rs_at[rs1] -6; rs_level[rs1] -1; tg[casia,tg2] +1; counters[russia,casia] +1; apc[russia] +1",
    );
}

#[test]
fn mrp_wm5_ends_the_us_wins_or_loses() {
    let win = "pa +2; mr +1; pr +1; rwc +1; lp +2";
    won(
        "mr=5; rwc=5; war us_serbia east combined 1 9 6 4",
        "1",
        &[],
        &[],
        &format!("war[w1] ends; {win}; align[east] better"),
    );
    // A free move with units of the region, which is optional.
    won(
        "mr=5; rwc=5; unit_at[b_east,light]=1; unit_at[b_mideast,light]=1; war us_serbia east combined 1 9 6 4",
        "1",
        &[],
        &["choose wor-deploy-yes", "pick africa"],
        &format!(
            "war[w1] ends; {win}; align[east] better; unit_at[b_east,light] -1; unit_at[b_africa,light] +1"
        ),
    );
    won(
        "mr=5; rwc=5; unit_at[b_east,light]=1; war us_serbia east combined 2 9 6 -4",
        "2",
        &[],
        &["choose wor-deploy-no"],
        &format!("war[w1] ends; {win}; align[east] better"),
    );
    // All home allies of the region lose a level.
    won(
        "war us_insurgents apac guerilla 1 9 6 -4",
        "2",
        &[],
        &[],
        &format!(
            "war[w1] ends; {US_LOSS}; align[apac] -1; level[japan] -1; level[rok] -1; level[australia] -1"
        ),
    );
}

#[test]
fn mrp_wm5_ends_an_ally_wins_or_loses() {
    won(
        "level[gulf]=2; war gulf_yemen mideast combined 1 9 6 4",
        "1",
        &[],
        &[],
        "war[w1] ends; apc[gulf] +1; pa +1; lp +1",
    );
    won(
        "war gulf_yemen mideast combined 1 9 6 4",
        "1",
        &[],
        &[],
        "war[w1] ends; apc[gulf] +1; pa +1; level[gulf] +1",
    );
    won(
        "level[gulf]=0; war gulf_yemen mideast combined 2 6 9 -4",
        "2",
        &[],
        &[],
        "war[w1] ends; apc[gulf] +1; pa +1; level[gulf] +1",
    );
    won(
        "level[gulf]=2; war gulf_yemen mideast combined 1 9 6 -4",
        "2",
        &[],
        &[],
        "war[w1] ends; apc[gulf] -1; pa -3; level[gulf] -2",
    );
    // Pakistan: track 2 two boxes below War, Relative Strength India +1 and one more for the winner.
    won(
        "edge[track2]=4; war india_pakistan casia combined 1 9 6 4",
        "1",
        &[],
        &[],
        "war[w1] ends; apc[india] +1; pa +1; level[india] +1; status[track2] -2; edge[track2] -4",
    );
    won(
        "war india_pakistan casia combined 1 9 6 -4",
        "2",
        &[],
        &[],
        "war[w1] ends; apc[india] -1; pa -3; level[india] -1; status[track2] -2; edge[track2] +1",
    );
    // Track 8 reaches War at 4, so it goes back to 2.
    won(
        "war israel_both mideast combined 1 9 6 4",
        "1",
        &[],
        &[],
        "war[w1] ends; apc[israel] +1; pa +1; level[israel] +1; status[track8] -2; edge[track8] -1",
    );
    // Taiwan and Ukraine are not allies, but supported by the US.
    won(
        "war taiwan_china apac combined 1 9 6 -4",
        "2",
        &[],
        &[],
        "war[w1] ends; pa -3; counters[china,apac] +1; apc[china] +1",
    );
}

#[test]
fn mrp_wm5_ends_a_peer_wins_or_loses() {
    won(
        "counters[russia,east]=2; war ukraine_russia east combined 1 9 6 4",
        "1",
        &[],
        &[],
        "war[w1] ends; pa +1; counters[russia,east] -1; apc[russia] -1; status[track4] -2; edge[track4] +1",
    );
    won(
        "war ukraine_russia east combined 2 9 6 4",
        "1",
        &[],
        &[],
        "war[w1] ends; pa -3; counters[russia,east] +1; apc[russia] +1; status[track4] -2; edge[track4] -1",
    );
    won(
        "war india_china casia combined 2 9 6 4",
        "1",
        &[],
        &[],
        "war[w1] ends; pa -3; level[india] -1; apc[india] -1; counters[china,casia] +1; apc[china] +1; status[track1] -2; edge[track1] -1",
    );
    won(
        "mr=5; rwc=5; war us_taiwan apac combined 2 9 6 -4",
        "2",
        &[],
        &[],
        "war[w1] ends; pa +2; mr +1; pr +1; rwc +1; lp +2; align[apac] better; apc[china] -1",
    );
    // Serbia and Russia (WT3-6) have results of their own.
    won(
        "counters[russia,east]=1; war balkans_serbia east combined 2 9 6 -4",
        "2",
        &[],
        &[],
        "war[w1] ends; pa +1; rel[russia] -1; stab[euro] +1; counters[russia,east] -1",
    );
    won(
        "war balkans_serbia east combined 2 9 6 4",
        "1",
        &[],
        &[],
        "war[w1] ends; pa -3; rel[russia] -1; stab[east] -1; counters[russia,east] +2",
    );
}

#[test]
fn mrp_wm5_ends_north_korea_and_iran() {
    won(
        "war us_dprk apac combined 2 9 6 4",
        "1",
        &[],
        &[],
        &format!(
            "war[w1] ends; {US_LOSS}; align[apac] -2; level[japan] -1; level[rok] -1; level[australia] -1; \
             counters[china,apac] +1; status[track6] -2; edge[track6] -1"
        ),
    );
    // Nuclear 4 to 2, box by box (ruling 66): box 3 takes T NK, ROK, Japan, China, box 2 takes NK, ROK.
    won(
        "mr=5; rwc=5; nuke[nk]=4; t[nk]=5; t[rok]=5; t[japan]=5; t[china]=5; war us_dprk apac combined 1 9 6 4",
        "1",
        &[],
        &[],
        "war[w1] ends; pa +2; mr +1; pr +1; rwc +1; lp +2; align[apac] better; apc[nk] -1; nuke[nk] -2; \
         t[nk] -2; t[rok] -2; t[japan] -1; t[china] -1; status[track6] -2; edge[track6] +1",
    );
    won(
        "war gulf_iran mideast combined 1 9 6 -4",
        "2",
        &[],
        &[],
        "war[w1] ends; pa -3; level[gulf] -1; apc[gulf] -1; iran_israel +1; status[track9] -2; edge[track9] -1",
    );
    won(
        "nuke[iran]=3; t[iran]=3; t[israel]=3; t[gulf]=3; iran_israel=2; war gulf_iran mideast combined 1 9 6 4",
        "1",
        &[],
        &[],
        "war[w1] ends; pa +1; level[gulf] +1; apc[gulf] +1; apc[iran] -1; nuke[iran] -2; t[iran] -1; t[israel] -1; \
         t[gulf] -1; iran_israel -1; status[track9] -2; edge[track9] +1",
    );
}

// ---- WM5: peace ----

fn peace(position: &str, want: &str) {
    let mut desk = field();
    put(&mut desk, position);
    let before = desk.state.clone();
    desk.run("war_end_peace", &["w1"]);
    expect(position, &desk, &before, want);
}

#[test]
fn mrp_wm5_peace_in_a_us_war_may_be_refused() {
    for (act, want) in [("choose war-accept", "war[w1] ends; pa +1"), ("choose war-refuse", "pa -2; wo -1")] {
        let mut desk = field();
        put(&mut desk, "war us_serbia east combined 1 9 6 2");
        let before = desk.state.clone();
        desk.run("war_peace_offered", &["w1"]).act(act);
        expect(act, &desk, &before, want);
    }
    // Nobody is asked about wars of others.
    let mut desk = field();
    put(&mut desk, "war gulf_yemen mideast combined 1 9 6 0");
    let before = desk.state.clone();
    desk.run("war_peace_offered", &["w1"]);
    expect("others", &desk, &before, "war[w1] ends");
}

#[test]
fn mrp_wm5_peace_by_who_is_winning() {
    peace("war us_serbia east combined 1 9 6 2", "war[w1] ends; pa +1");
    peace("war us_serbia east combined 1 9 6 0", "war[w1] ends");
    peace("war us_serbia east combined 1 9 6 -2", "war[w1] ends; pa -1");
    peace("war gulf_yemen mideast combined 2 9 6 -2", "war[w1] ends; pa +1; apc[gulf] +1");
    peace(
        "level[gulf]=2; war gulf_yemen mideast combined 2 9 6 2",
        "war[w1] ends; pa -1; level[gulf] -1; apc[gulf] -1",
    );
    peace("war taiwan_china apac combined 1 9 6 2", "war[w1] ends; pa +1");
    peace("war taiwan_china apac combined 1 9 6 -2", "war[w1] ends; pa -1; counters[china,apac] +1");
    peace("rogue casia 1; war russia_rs casia combined 1 9 6 2", "war[w1] ends; counters[russia,casia] +1");
    peace("rogue casia 1; war russia_rs casia combined 1 9 6 -2", "war[w1] ends; rs_ap[rs1] +1");
    peace("rogue casia 1; war us_rs casia combined 1 9 6 -2", "war[w1] ends; pa -1; rs_ap[rs1] +1");
    peace("rogue casia 1; war us_rs casia combined 1 9 6 2", "war[w1] ends; pa +1");
    peace("war balkans_serbia east combined 1 9 6 2", "war[w1] ends; pa +1; rel[russia] -1; rc[east] +1");
}

#[test]
fn mrp_wm5_peace_puts_the_conflict_track_back() {
    // Two boxes below War; Relative Strength returns to its start and then moves one toward the side that was winning.
    peace(
        "edge[track10]=4; war us_iran mideast combined 1 9 6 2",
        "war[w1] ends; pa +1; status[track10] -2; edge[track10] -4",
    );
    peace(
        "edge[track10]=4; war us_iran mideast combined 1 9 6 0",
        "war[w1] ends; status[track10] -2; edge[track10] -3",
    );
    peace(
        "war us_iran mideast combined 1 9 6 -2",
        "war[w1] ends; pa -1; apc[iran] +1; status[track10] -2; edge[track10] +1",
    );
    peace(
        "war us_dprk apac combined 1 9 6 -2",
        "war[w1] ends; pa -1; apc[nk] +1; status[track6] -2; edge[track6] -1",
    );
    peace("war israel_hamas mideast combined 1 9 6 0", "war[w1] ends; status[track8] -2");
    peace(
        "war ukraine_russia east combined 1 9 6 -2",
        "war[w1] ends; pa -1; counters[russia,east] +1; status[track4] -2; edge[track4] -1",
    );
}

// ---- The conflict tracks ----

/// Track, NORMAL start, Relative Strength of the first-named side in the five boxes, start box, war, region.
type Track = (&'static str, i16, [i16; 5], i16, &'static str, &'static str);
const TRACKS: [Track; 10] = [
    ("track1", 1, [-3, -2, -1, 0, 1], 2, "india_china", "casia"),
    ("track2", 2, [2, 1, 0, -1, -2], 1, "india_pakistan", "casia"),
    ("track3", 2, [2, 1, 0, -1, -2], 1, "", "euro"),
    ("track4", 3, [4, 3, 2, 1, 0], 1, "ukraine_russia", "east"),
    ("track5", 1, [3, 2, 1, 0, -1], 2, "", "apac"),
    ("track6", 2, [2, 1, 0, -1, -2], 2, "us_dprk", "apac"),
    ("track7", 2, [2, 1, 0, -1, -2], 1, "israel_iran", "mideast"),
    ("track8", 2, [3, 2, 1, 0, -1], 1, "", "mideast"),
    ("track9", 2, [-2, -1, 0, 1, 2], 1, "gulf_iran", "mideast"),
    ("track10", 1, [4, 3, 2, 1, 0], 1, "us_iran", "mideast"),
];

#[test]
fn mrp_conflict_the_ten_tracks_at_the_start() {
    let desk = Desk::normal();
    for (track, status, _, edge, _, _) in TRACKS {
        assert_eq!((desk.get1("status", track), desk.get1("edge", track)), (status, edge), "{track}");
    }
}

#[test]
fn mrp_conflict_relative_strength_moves_toward_a_side_and_stops_at_the_ends() {
    for (track, _, ladder, _, _, _) in TRACKS {
        for (side, sign) in [("0", 1), ("1", -1)] {
            for (n, lead) in ladder.into_iter().enumerate() {
                let mut desk = field();
                desk.set1("edge", track, n as i16).run("edge_toward", &[track, side]);
                let now = ladder[desk.get1("edge", track) as usize];
                let most = ladder.into_iter().map(|lead| lead * sign).max().unwrap();
                assert_eq!(now * sign, (lead * sign + 1).min(most), "{track} box {n} toward side {side}");
            }
        }
    }
}

#[test]
fn mrp_conflict_a_track_at_war_starts_a_combined_war() {
    for (track, _, _, _, kind, region) in TRACKS.into_iter().filter(|track| !track.4.is_empty()) {
        let mut desk = field();
        desk.set1("status", track, 3).dice(&[1, 3, 3, 1, 1, 1, 1]);
        desk.run("wor_track_up", &[track]);
        assert_eq!(desk.get1("war_kind", "w1"), -1, "{track} at 4 is no war");
        desk.run("wor_track_up", &[track]);
        assert_eq!(desk.get1("war_kind", "w1"), of(kind), "{track}");
        assert_eq!(
            (desk.get1("war_at", "w1"), desk.get1("war_type", "w1")),
            (of(region), of("combined")),
            "{track}"
        );
        // At War it stays there, and there is no second war.
        desk.given.dice.clear();
        let before = desk.state.clone();
        desk.run("wor_track_up", &[track]);
        assert_eq!(since(&desk, &before), Vec::<String>::new(), "{track}");
    }
}

#[test]
fn mrp_conflict_an_effect_may_name_the_type_and_the_attacker() {
    let mut desk = field();
    put(&mut desk, "status[track9]=4; edge[track9]=2");
    let before = desk.state.clone();
    desk.dice(&[3]).run("gulf_track", &[]);
    expect(
        "the Gulf States attack by air",
        &desk,
        &before,
        "status[track9] +1; rc[mideast] +1; war[w1] gulf_iran air_missile 1 5:4 0",
    );
    // The plan applies only to this war.
    let mut desk = field();
    put(&mut desk, "status[track9]=3");
    desk.run("gulf_track", &[]).dice(&[6, 3]).run("wor_track_up", &["track9"]);
    assert_eq!(war(&desk, "w1"), "gulf_iran combined 2 7:4 0", "Iran 7 + 1 and 5: 1:1, 0 B1");
}

#[test]
fn mrp_conflict_war_with_the_neighbors() {
    for (who, kind) in [(1, 11), (4, 11), (5, 12), (6, 12), (7, 13), (9, 13), (10, 14)] {
        for (how, ty) in [(1, "air_missile"), (4, "air_missile"), (5, "combined"), (10, "combined")] {
            let mut desk = field();
            desk.set1("status", "track8", 3).dice(&[who, how, 1, 4]).run("wor_track_up", &["track8"]);
            assert_eq!(desk.get1("war_kind", "w1"), kind, "d10 {who}");
            assert_eq!(desk.get1("war_type", "w1"), of(ty), "d10 {who}, d10 {how}");
            assert_eq!(desk.get1("status", "track8"), 4);
        }
    }
}

#[test]
fn mrp_conflict_tracks_3_and_5_are_lost_at_war() {
    for (track, ended) in [("track3", "loss-3"), ("track5", "loss-4")] {
        let mut desk = field();
        desk.set1("status", track, 3).run("wor_track_up", &[track]);
        assert_eq!(desk.ended(), None);
        desk.run("wor_track_up", &[track]);
        assert_eq!(desk.ended(), Some(ended));
    }
}

#[test]
fn mrp_conflict_sides_that_hold_tensions() {
    for (track, holders) in [
        ("track1", "t[india] -1; t[china] -1"),
        ("track2", "t[india] -1"),
        ("track3", "t[nato] -1; t[russia] -1"),
        ("track4", "t[russia] -1"),
        ("track5", "t[japan] -1; t[china] -1"),
        ("track6", "t[nk] -1; t[rok] -1"),
        ("track7", "t[israel] -1; t[iran] -1"),
        ("track8", "t[israel] -1"),
        ("track9", "t[gulf] -1; t[iran] -1"),
        ("track10", "t[iran] -1"),
    ] {
        let mut desk = field();
        desk.fill("t", 3);
        let before = desk.state.clone();
        desk.run("track_calms", &[track]);
        expect(track, &desk, &before, &format!("status[{track}] -1; {holders}"));
    }
}

// ---- War Progress and the year end ----

#[test]
fn mrp_seq_53_every_war_then_every_civil_war() {
    let mut desk = field();
    put(
        &mut desk,
        "war gulf_yemen mideast air_missile 1 10 10 0; war taiwan_china apac air_missile 1 10 10 0",
    );
    put(&mut desk, "cwn[africa,cw]=2; cwn[casia,cwc]=1");
    let before = desk.state.clone();
    // Yemen 5; China's cyber 9, Taiwan 5; the ceasefire 5, the two civil wars 5 and 8 (RC +1).
    desk.dice(&[5, 9, 5, 5, 5, 8]).run("war_progress_all", &[]);
    expect("all", &desk, &before, "rc[mideast] +1; rc[apac] +1; rc[africa] +1");
    assert_eq!((rolls(&desk, "WCT1_AM").len(), rolls(&desk, "WM4").len()), (2, 3));
    // It takes place in phases 2 and 4.
    let phases: Vec<&str> =
        program().steps.iter().filter(|step| step.key == "war_progress").map(|step| step.phase).collect();
    assert_eq!(phases, ["p2", "p4"]);
}

#[test]
fn mrp_seq_53_a_civil_war_rolls_once() {
    // A civil war that becomes a ceasefire is not rolled again.
    let mut desk = field();
    put(&mut desk, "rc[africa]=2; cwn[africa,cw]=1");
    let before = desk.state.clone();
    desk.dice(&[4]).run("war_progress_all", &[]);
    expect("4: ceasefire", &desk, &before, "rc[africa] -1; cwn[africa,cw] -1; cwn[africa,cwc] +1");
}

#[test]
fn mrp_r68_an_ap_for_each_civil_war() {
    for (spend, die, want) in [
        // 3 - 1 = 2: the starred result brings Goodwill.
        ("spend 1", 3, "ap -1; rc[africa] -1; cwn[africa,cw] -1; cwn[africa,cwc_pk] +1; goodwill +1"),
        ("spend 0", 2, "rc[africa] -1; cwn[africa,cw] -1; cwn[africa,cwc_pk] +1"),
        ("spend 1", 8, "ap -1"),
        ("spend 0", 8, "rc[africa] +1"),
    ] {
        let mut desk = field();
        put(&mut desk, "ap=3; rc[africa]=2; cwn[africa,cw]=1");
        let before = desk.state.clone();
        desk.dice(&[die]).run("war_progress_all", &[]);
        assert_eq!(desk.choices(), ["spend 0", "spend 1"]);
        desk.act(spend);
        expect(&format!("{spend}, {die}"), &desk, &before, want);
    }
    // One offer for each; it is rolled even if the UN has already rolled it in the same phase.
    let mut desk = field();
    put(&mut desk, "ap=3; rc[africa]=2; cwn[africa,cw]=1");
    desk.dice(&[6]).run("civil_war_roll", &["africa", "cw", "-1", "0"]);
    desk.dice(&[6]).run("war_progress_all", &[]).act("spend 1");
    assert_eq!(rolls(&desk, "WM4"), [(-1, 5), (-1, 5)]);
}

#[test]
fn mrp_r76_mrp_r110_year_end_step_4_looks_at_wars_with_us_units() {
    // Two US wars, neither won: -2 PA each; one Worsening counter each, two of them lower the economy.
    let two = "war us_serbia east combined 1 9 9 0; war us_insurgents mideast guerilla 1 9 9 1";
    for (position, want) in [
        (two, "pa -4; soe[us] -1"),
        ("war us_serbia east combined 1 9 9 2", "soe[us] worse"),
        ("war us_serbia east combined 2 9 9 -2", "soe[us] worse"),
        ("war us_serbia east combined 2 9 9 2", "soe[us] worse; pa -2"),
        ("war us_insurgents mideast guerilla 1 9 9 3", "soe[us] worse"),
        ("war us_insurgents mideast guerilla 1 9 9 1", "soe[us] worse; pa -2"),
        ("war gulf_yemen mideast combined 1 9 9 0", ""),
        ("cwn[africa,cw]=2; cwn[mideast,cw_iran]=1; cwn[casia,cwc]=1", "rc[africa] +2; rc[mideast] +1"),
    ] {
        let mut desk = field();
        put(&mut desk, position);
        desk.fill("unit_at", 0).set2("unit_at", "b_mideast", "sof", 1).set2("unit_at", "b_east", "light", 1);
        let before = desk.state.clone();
        desk.run("consequence_4", &[]);
        expect(position, &desk, &before, want);
    }
    // Committed: any unit in the region, or a Carrier or Marines in a zone that reaches it; in Korea also the ROK box.
    let serbia = "war us_serbia east combined 1 9 9 0";
    let korea = "war us_dprk apac combined 1 9 9 0";
    for (war, place, unit, counts) in [
        (serbia, "b_east", "intel", true),
        (serbia, "b_east", "transit", false),
        (serbia, "b_euro", "heavy", false),
        (serbia, "z_med", "carrier", true),
        (serbia, "z_med", "usmc", true),
        (serbia, "z_indian", "carrier", false),
        (serbia, "b_rok", "heavy", false),
        (korea, "b_rok", "heavy", true),
        (korea, "b_conus", "heavy", false),
    ] {
        let mut desk = field();
        put(&mut desk, war);
        desk.fill("unit_at", 0).set2("unit_at", place, unit, 1);
        let before = desk.state.clone();
        desk.run("consequence_4", &[]);
        let want = if counts { "soe[us] worse; pa -2" } else { "" };
        expect(&format!("{war}: {unit} in {place}"), &desk, &before, want);
    }
}

// ---- Allies: groups, activation, joint actions ----

#[test]
fn mrp_seq_23_the_four_groups() {
    // The first roll on each chart of the group shows who acts, in order.
    for (group, charts) in [
        ("group_a", &["WA_trend", "WA_eu", "WA_nato", "WA_rok", "WA_iran"][..]),
        ("group_b", &["WA_uk", "WA_japan", "WA_nk"][..]),
        ("group_c", &["WA_australia", "WA_israel", "WA_india", "WA_rs_b", "WA_rs_b"][..]),
        ("group_d", &["WA_canada", "WA_gulf", "WA_nk"][..]),
    ] {
        let mut desk = field();
        put(&mut desk, &format!("rogue africa 1; rogue camerica 1; draw group {group}; draw nation nk"));
        desk.fill("level", 0).dice(&[6; 12]);
        desk.run("ally_group_step", &[]);
        let told: Vec<&str> = desk
            .told
            .iter()
            .filter_map(|told| match &told.event {
                Event::Rolled(view) => {
                    let roll = &program().rolls[usize::from(view.roll.unwrap())];
                    Some(program().procs[usize::from(roll.proc)].name)
                }
                _ => None,
            })
            .collect();
        assert_eq!(told, charts, "{group}");
        assert_eq!(desk.get1("group_done", group), 1, "the chit stays on the track");
    }
}

#[test]
fn mrp_seq_23_mrp_wa_unstable_each_group_checks_two_regions() {
    for (group, regions) in [
        ("0", ["camerica", "samerica"]),
        ("1", ["euro", "east"]),
        ("2", ["mideast", "africa"]),
        ("3", ["casia", "apac"]),
    ] {
        let mut desk = field();
        desk.fill("uns", 2);
        let before = desk.state.clone();
        desk.dice(&[3, 3, 3, 3]).run("unstable_checks", &[group]);
        expect(group, &desk, &before, &format!("uns[{}] -2; uns[{}] -2", regions[0], regions[1]));
    }
}

#[test]
fn mrp_r13_each_group_acts_once_a_year() {
    let mut desk = field();
    desk.fill("level", 0).dice(&[6; 40]).draws("group", &["group_b", "group_d", "group_a", "group_c"]);
    desk.draws("nation", &["nk"]).draws("tensval", &["v0"; 20]);
    for done in 1..=4 {
        desk.run("ally_group_step", &[]);
        let acted: i16 = ["group_a", "group_b", "group_c", "group_d"]
            .iter()
            .map(|group| desk.get1("group_done", group))
            .sum();
        assert_eq!(acted, done);
    }
    // Nobody is left for a fifth draw; each phase has one draw.
    let dice = desk.given.dice.len();
    desk.run("ally_group_step", &[]);
    assert_eq!(desk.given.dice.len(), dice);
    let phases: Vec<&str> =
        program().steps.iter().filter(|step| step.key == "group").map(|step| step.phase).collect();
    assert_eq!(phases, ["p1", "p2", "p3", "p4"]);
}

#[test]
fn mrp_wa_joint_revealed_tensions_cost_levels() {
    for (values, level, loss) in [
        (&["v3", "v1"][..], 2, 0),
        (&["v3", "v2"][..], 2, 1),
        (&["v3", "v3", "v2"][..], 2, 1),
        (&["v3", "v3", "v3"][..], 2, 2),
        (&["v3", "v3", "v3", "v3"][..], 1, 1),
    ] {
        let mut desk = field();
        desk.set1("level", "australia", level)
            .set1("t", "australia", values.len() as i16)
            .draws("tensval", values);
        desk.dice(&[6; 9]).run("ally_activate", &["australia"]);
        assert_eq!(desk.get1("level", "australia"), level - loss, "{values:?}");
    }
}

#[test]
fn mrp_wa_joint_mrp_r118_number_of_joint_actions() {
    // 2 / 1 / 0 by level, adjusted by the AP counters, not below 0. The counters are removed.
    for (level, counters, actions) in [
        (2, 0, 2),
        (1, 0, 1),
        (0, 0, 0),
        (1, 1, 2),
        (0, 2, 2),
        (2, -1, 1),
        (1, -1, 0),
        (0, -1, 0),
        (1, -3, 0),
    ] {
        let mut desk = field();
        put(&mut desk, &format!("level[australia]={level}; apc[australia]={counters}; rc[africa]=3"));
        desk.dice(&[6; 9]).run("ally_activate", &["australia"]);
        let mut taken = 0;
        while !desk.done() {
            desk.act("choose ally-pass");
            taken += 1;
        }
        assert_eq!(taken, actions, "level {level} counters {counters}");
        assert_eq!(desk.get1("apc", "australia"), 0);
    }
}

#[test]
fn mrp_wa_joint_half_of_the_tensions_are_drawn_anew() {
    // Half of them, rounded down. Its own action is modified by what is left after the joint actions.
    for (tensions, left) in [(1, 0), (2, 1), (3, 1), (5, 2)] {
        let mut desk = field();
        desk.set1("level", "australia", 0).set1("t", "australia", tensions);
        desk.draws("tensval", &["v0"; 5][..tensions as usize])
            .dice(&[4])
            .run("ally_activate", &["australia"]);
        assert_eq!(desk.get1("t", "australia"), left, "{tensions} counters");
        assert_eq!(rolls(&desk, "WA_australia"), [(0, 4)], "counters of value 0: no -1");
    }
    // Values 2, 1, 0, of which two are removed by a joint action: the player picks which; the 0 stays.
    let mut desk = field();
    put(&mut desk, "t[australia]=3; draw tensval v1 v0 v2; rc[apac]=1");
    let before = desk.state.clone();
    desk.dice(&[4]).run("ally_activate", &["australia"]).act("choose ally-calm").act("pick 2").act("pick 1");
    assert_eq!(rolls(&desk, "WA_australia"), [(0, 4)]);
    expect("calm", &desk, &before, "t[australia] -3; rc[apac] -1");
    // If none are left: -1. If some are left: their total.
    let mut desk = field();
    put(&mut desk, "t[australia]=2; draw tensval v1 v2");
    desk.dice(&[4]).run("ally_activate", &["australia"]).act("choose ally-calm");
    assert!(desk.done(), "all go: nothing is asked");
    assert_eq!(rolls(&desk, "WA_australia"), [(-1, 3)]);
    let mut desk = field();
    put(&mut desk, "t[australia]=2; draw tensval v1 v2; level[australia]=0");
    desk.dice(&[4]).run("ally_activate", &["australia"]);
    assert_eq!(rolls(&desk, "WA_australia"), [(3, 7)]);
    // The sum is at most +4.
    let mut desk = field();
    put(&mut desk, "t[australia]=2; draw tensval v3 v3; level[australia]=0");
    desk.dice(&[4]).run("ally_activate", &["australia"]);
    assert_eq!(rolls(&desk, "WA_australia"), [(4, 8)]);
}

/// While the counters are revealed the player picks and may keep a high one, because a higher sum can be the better row.
#[test]
fn mrp_r102_the_player_picks_among_revealed_tensions() {
    for (picks, sum) in [(["pick 0", "pick 1"], 3), (["pick 3", "pick 1"], 0), (["pick 3", "pick 0"], 1)] {
        let mut desk = field();
        put(&mut desk, "t[australia]=3; draw tensval v1 v0 v3");
        desk.dice(&[4]).run("ally_activate", &["australia"]).act("choose ally-calm");
        assert_eq!(desk.choices(), ["pick 0", "pick 1", "pick 3"]);
        desk.act(picks[0]).act(picks[1]);
        assert_eq!(rolls(&desk, "WA_australia"), [(sum, 4 + sum)], "{picks:?}");
    }
}

/// A joint action, either the first one of an activation or a later one.
fn joint(ally: &str, position: &str, later: bool) -> Desk {
    let mut desk = field();
    put(&mut desk, position);
    desk.run("joint_reset", &[]);
    desk.set("joint_n", later.into()).run("joint_one", &[ally]);
    desk
}

#[test]
fn mrp_wa_joint_which_actions_an_ally_offers() {
    let all = "group euro 1 0; group euro 2 3; rc[africa]=1; t[nato]=1; war us_serbia east combined 1 9 9 0";
    let offered = |ally: &str, position: &str, later: bool| {
        let desk = joint(ally, position, later);
        let words: Vec<String> = desk
            .choices()
            .iter()
            .map(|choice| choice.trim_start_matches("choose ally-").to_owned())
            .collect();
        words.join(" ")
    };
    assert_eq!(offered("nato", all, false), "intel raid reinforce deescalate aid calm pass");
    assert_eq!(offered("nato", all, true), "intel raid stabilise reinforce deescalate aid calm pass");
    // The lists of the UK and Japan have no Reinforce; Israel does not stabilise.
    let uk = "group euro 1 0; group east 2 3; rc[africa]=1; t[uk]=1; war us_serbia east combined 1 9 9 0";
    assert_eq!(offered("uk", uk, true), "intel raid stabilise aid calm pass");
    let israel = "group mideast 1 0; group mideast 2 3; rc[africa]=1; t[israel]=1; war israel_egypt mideast combined 1 9 9 0";
    assert_eq!(offered("israel", israel, true), "intel raid reinforce deescalate aid calm pass");
    // Only where the ally acts (5.1): NATO and the UK in both Europes, Canada in the Eurozone and the Americas, the others at home.
    let regions = ["euro", "east", "camerica", "samerica", "mideast", "casia", "africa", "apac", "conus"];
    for (ally, acts_in) in [
        ("canada", &["euro", "camerica", "samerica"][..]),
        ("uk", &["euro", "east"][..]),
        ("nato", &["euro", "east"][..]),
        ("israel", &["mideast"][..]),
        ("gulf", &["mideast"][..]),
        ("india", &["casia"][..]),
        ("japan", &["apac"][..]),
        ("rok", &["apac"][..]),
        ("australia", &["apac"][..]),
    ] {
        for region in regions {
            let desk = joint(ally, &format!("group {region} 1 0; rc[africa]=1"), false);
            assert_eq!(desk.may("choose ally-intel"), acts_in.contains(&region), "{ally} in {region}");
        }
    }
    // De-escalate: its own tracks, unless at 1 or at War.
    for (ally, tracks) in [
        ("nato", &["track3"][..]),
        ("israel", &["track7", "track8"][..]),
        ("gulf", &["track9"][..]),
        ("india", &["track1", "track2"][..]),
        ("japan", &["track5"][..]),
        ("rok", &["track6"][..]),
        ("canada", &[][..]),
        ("uk", &[][..]),
        ("australia", &[][..]),
    ] {
        for track in TRACKS.map(|track| track.0) {
            for (status, calm) in [(1, true), (2, false), (5, true)] {
                let mut desk = field();
                put(&mut desk, "rc[africa]=1; joint_n=0");
                desk.fill("status", 1).set1("status", track, status).run("joint_one", &[ally]);
                let can = tracks.contains(&track) && !calm;
                assert_eq!(desk.may("choose ally-deescalate"), can, "{ally} {track} at {status}");
            }
        }
    }
    // If Iran is out of the game, so are its tracks.
    let mut desk = field();
    put(&mut desk, "rc[africa]=1; iran_out=1");
    desk.run("joint_one", &["gulf"]);
    assert!(!desk.may("choose ally-deescalate"));
}

#[test]
fn mrp_wa_joint_intelligence() {
    // NATO moves two different groups, without a roll.
    let mut desk = joint("nato", "group euro 1 0; group euro 3 2; group east 2 1; rc[africa]=1", false);
    let before = desk.state.clone();
    desk.act("choose ally-intel").act("pick eurozone").act("pick 3-locating").act("pick eastern-europe");
    expect(
        "two groups",
        &desk,
        &before,
        "tg[euro,tg3l] -1; tg[euro,tg3f] +1; tg[east,tg2g] -1; tg[east,tg2l] +1",
    );
    // The same group cannot be moved twice.
    let mut desk = joint("nato", "group euro 1 0; rc[africa]=1", false);
    let before = desk.state.clone();
    desk.act("choose ally-intel");
    expect("one group", &desk, &before, "tg[euro,tg1] -1; tg[euro,tg1g] +1");
    // Two groups for NATO, UK, Israel and Canada, one for the others.
    for (ally, region, moved) in [
        ("uk", "east", 2),
        ("israel", "mideast", 2),
        ("canada", "samerica", 2),
        ("gulf", "mideast", 1),
        ("india", "casia", 1),
        ("japan", "apac", 1),
        ("rok", "apac", 1),
        ("australia", "apac", 1),
    ] {
        let mut desk = joint(ally, &format!("group {region} 1 0; group {region} 1 0; rc[africa]=1"), false);
        desk.act("choose ally-intel");
        assert_eq!(desk.get2("tg", region, "tg1g"), moved, "{ally}");
        // Once per activation.
        desk.run("joint_one", &[ally]);
        assert!(!desk.may("choose ally-intel"), "{ally}");
    }
}

#[test]
fn mrp_wa_joint_must_choose_intelligence_after_card_t20() {
    let mut desk = joint("japan", "group apac 1 0; rc[africa]=1; must_intel[japan]=1", false);
    assert!(desk.done(), "nothing is asked");
    assert_eq!((desk.groups("apac"), desk.get1("must_intel", "japan")), (vec![(1, 1)], 0));
    // Without a group in its regions the ally is free; and only the first joint action is restricted.
    desk = joint("japan", "rc[africa]=1; must_intel[japan]=1", false);
    assert!(desk.may("choose ally-aid"));
    desk = joint("japan", "group apac 1 0; rc[africa]=1; must_intel[japan]=1", true);
    assert!(desk.may("choose ally-aid"));
}

#[test]
fn mrp_wa_joint_raid() {
    // WM2 with -2 in Europe and for Israel; no PA, no LP; at 2 or less Goodwill.
    for (ally, region, die, total, want) in [
        ("nato", "euro", 7, 5, "tg[euro,tg2f] -1; tg[euro,tg1g] +1"),
        ("israel", "mideast", 7, 5, "tg[mideast,tg2f] -1; tg[mideast,tg1g] +1"),
        ("japan", "apac", 7, 7, "tg[apac,tg2f] -1; tg[apac,tg1g] +1"),
        ("japan", "apac", 2, 2, "tg[apac,tg2f] -1; goodwill +1"),
        ("japan", "apac", 9, 9, "tg[apac,tg2f] -1; tg[apac,tg2g] +1"),
    ] {
        let mut desk = joint(ally, &format!("group {region} 2 3; rc[africa]=1"), false);
        let before = desk.state.clone();
        desk.dice(&[die]).act("choose ally-raid");
        assert_eq!(rolls(&desk, "WM2_raid")[0].1, total, "{ally}");
        expect(&format!("{ally} {die}"), &desk, &before, want);
    }
}

#[test]
fn mrp_wa_joint_stabilise_reinforce_deescalate_aid_and_calm() {
    for (ally, position, act, dice, want) in [
        ("japan", "rc[apac]=1", "stabilise", &[4][..], "stab[apac] +1"),
        ("japan", "rc[apac]=1", "stabilise", &[5][..], ""),
        ("japan", "rc[africa]=1", "stabilise", &[5][..], "stab[apac] +1"),
        ("japan", "rc[africa]=1", "stabilise", &[6][..], ""),
        (
            "gulf",
            "war gulf_yemen mideast combined 2 9 9 0; rc[africa]=1",
            "reinforce",
            &[7][..],
            "war_def[w1] +1",
        ),
        ("gulf", "war gulf_yemen mideast combined 1 9 9 0; rc[africa]=1", "reinforce", &[8][..], ""),
        // Candidate 5 as Secretary of Defense: military 2.
        (
            "gulf",
            "official[secdef]=4; war gulf_yemen mideast combined 1 9 9 0; rc[africa]=1",
            "reinforce",
            &[9][..],
            "war_att[w1] +1",
        ),
        (
            "gulf",
            "official[secdef]=4; war gulf_yemen mideast combined 1 9 9 0; rc[africa]=1",
            "reinforce",
            &[10][..],
            "",
        ),
        (
            "rok",
            "level[rok]=2; t[rok]=1; t[nk]=2; rc[africa]=1",
            "deescalate",
            &[7][..],
            "status[track6] -1; t[rok] -1; t[nk] -1",
        ),
        ("rok", "level[rok]=2; rc[africa]=1", "deescalate", &[8][..], ""),
        ("rok", "rc[africa]=1", "deescalate", &[5][..], "status[track6] -1"),
        ("rok", "rc[africa]=1", "deescalate", &[6][..], ""),
        ("japan", "rc[africa]=2", "aid", &[8][..], "rc[africa] -1"),
        ("japan", "rc[africa]=2", "aid", &[9][..], ""),
        ("japan", "rc[africa]=1; t[japan]=3", "calm", &[][..], "t[japan] -2"),
        ("japan", "rc[africa]=1; t[japan]=1", "calm", &[][..], "t[japan] -1"),
        ("japan", "rc[africa]=1", "pass", &[][..], ""),
    ] {
        let mut desk = joint(ally, position, true);
        let before = desk.state.clone();
        desk.dice(dice).act(&format!("choose ally-{act}"));
        expect(&format!("{ally} {act} {dice:?}: {position}"), &desk, &before, want);
        // Stabilise and aid only once per activation.
        if act == "stabilise" || act == "aid" {
            put(&mut desk, "rc[africa]=1");
            desk.run("joint_one", &[ally]);
            assert!(!desk.may(&format!("choose ally-{act}")), "{act} again");
        }
    }
}

#[test]
fn mrp_wa_joint_sanctions_upgrade() {
    // Australia 10 - 1 = 9. Depending on the targets (one, several, none): direct, a choice, another roll.
    for (position, dice, acts, want) in [
        ("uni[russia]=1", &[10][..], &[][..], "uni[russia] -1; multi[russia] +1"),
        ("uni[russia]=1; uni[iran]=1", &[10][..], &["pick iran"][..], "uni[iran] -1; multi[iran] +1"),
        ("uni[russia]=1; multi[russia]=1; un[nk]=1; rc[apac]=1", &[10, 10, 4][..], &[][..], "rc[apac] -1"),
        ("uni[iran]=1; iran_out=1; rc[apac]=1", &[10, 4][..], &[][..], "rc[apac] -1"),
    ] {
        let mut desk = field();
        put(&mut desk, position);
        let before = desk.state.clone();
        desk.dice(dice).run("ally_alone", &["australia"]);
        for act in acts {
            desk.act(act);
        }
        expect(position, &desk, &before, want);
    }
}

// ---- Allies: their own charts. Without Tensions the die has -1. ----

#[test]
fn mrp_wa_nato_every_row() {
    table(
        "WA_nato",
        &[
            ("status[track3]=1; t[russia]=2", &[1], &[], 1, "t[russia] -1"),
            ("", &[1], &[], 2, "status[track3] -1"),
            ("", &[2], &[], 3, "edge[track3] +1"),
            ("edge[track3]=3", &[3], &[], 4, "edge[track3] +1"),
            ("edge[track3]=4; group euro 2 0", &[3], &[], 4, "tg[euro,tg2] -1; tg[euro,tg1] +1"),
            ("group euro 2 0; group east 1 3", &[4], &["pick eastern-europe"], 5, "tg[east,tg1f] -1"),
            ("group euro 2 0; group euro 4 0", &[5], &["pick 4"], 6, "tg[euro,tg4] -1; tg[euro,tg3] +1"),
            ("", &[5], &[], 6, ""),
            ("counters[russia,east]=2", &[6], &[], 7, "counters[russia,east] -1"),
            ("base[russia,east]=1; counters[russia,euro]=1", &[7], &[], 8, "apc[russia] -1"),
            ("", &[8], &[], 9, "edge[track3] +1"),
            ("war us_serbia east combined 2 9 9 0", &[8], &[], 10, "war_def[w1] +2"),
            ("war gulf_yemen mideast combined 1 9 9 0", &[9], &[], 10, "edge[track3] +1"),
            (
                "war us_serbia east combined 1 9 9 0; war us_insurgents mideast combined 1 9 9 0",
                &[6],
                &["pick 2"],
                9,
                "war_att[w2] +2",
            ),
            ("counters[russia,euro]=1", &[10, 6], &["choose ally-track-down"], 11, "status[track3] -1"),
            (
                "counters[russia,euro]=1",
                &[10, 1],
                &["choose ally-influence-down"],
                11,
                "counters[russia,euro] -1",
            ),
            (
                "t[nato]=1; ally_sum=2; counters[russia,euro]=1; counters[russia,east]=1",
                &[7, 3],
                &["choose ally-influence-down", "pick eastern-europe"],
                11,
                "counters[russia,east] -1",
            ),
            ("", &[10, 7], &[], 11, "status[track3] +1"),
            // Joint cyberattacks, -1: infrastructure 5 - 1 = 4, economy 2 - 1 = 1; no reaction.
            ("t[nato]=1; ally_sum=2", &[8, 5, 5, 1], &[], 12, "edge[track3] +1; apc[russia] -1"),
            ("t[nato]=1; ally_sum=9", &[10, 6, 2, 1], &[], 14, "soe[russia] -1; apc[russia] -1"),
        ],
    );
}

#[test]
fn mrp_wa_nato_modifiers() {
    for (position, bonus) in [
        ("", 2 - 1),
        ("status[track3]=4", 3),
        ("t[nato]=1; ally_sum=0", 2),
        ("t[nato]=1; ally_sum=1", 3),
        ("war us_serbia east combined 1 9 9 0; war us_insurgents mideast combined 1 9 9 0", 3),
        ("war gulf_yemen mideast combined 1 9 9 0", 1),
        ("status[track3]=4; t[nato]=1; ally_sum=5", 4),
    ] {
        assert_eq!(ally_bonus("WA_nato", position), bonus, "{position}");
    }
}

/// The sum of a chart's modifiers, within its cap.
fn ally_bonus(chart: &str, position: &str) -> i16 {
    let mut desk = field();
    put(&mut desk, position);
    desk.dice(&[1; 6]).run(chart, &[]);
    rolls(&desk, chart)[0].0
}

#[test]
fn mrp_wa_rok_every_row() {
    table(
        "WA_rok",
        &[
            ("t[china]=1", &[1], &[], 1, "t[china] -1"),
            ("", &[2], &[], 2, "status[track6] -1"),
            ("", &[3], &[], 3, "status[track6] -1"),
            ("t[nk]=1", &[4], &[], 4, "t[nk] -1"),
            ("t[nk]=1", &[5], &[], 5, "t[nk] -1"),
            ("counters[china,apac]=1", &[6], &[], 6, "counters[china,apac] -1"),
            (
                "counters[china,apac]=1; counters[russia,apac]=1",
                &[7],
                &["pick russia"],
                7,
                "counters[russia,apac] -1",
            ),
            ("base[china,apac]=1", &[7], &[], 7, "align[apac] better"),
            ("uni[nk]=1", &[8], &[], 8, "uni[nk] -1; multi[nk] +1"),
            ("", &[9], &[], 9, "t[nk] +1; edge[track6] +1"),
            ("t[nk]=2", &[10], &[], 11, "t[nk] +1; edge[track6] +1"),
            // -2 (weak target, joint): 4 - 2 = 2, 5 - 2 = 3.
            ("t[rok]=1; ally_sum=3", &[8, 4, 1], &["choose ally-cyber-nuclear"], 12, "nuke[nk] -1"),
            ("t[rok]=1; ally_sum=3", &[8, 5, 1], &["choose ally-cyber-infra"], 12, "edge[track6] +1"),
            ("t[rok]=1; ally_sum=9", &[9], &[], 13, "status[track6] +1"),
            ("t[rok]=1; ally_sum=9", &[10], &[], 14, "status[track6] +1"),
        ],
    );
    for (position, bonus) in [
        ("", 1 - 1),
        ("status[track6]=3", 2 - 1),
        ("t[nk]=3", 1),
        ("t[nk]=4", 2),
        ("t[rok]=1; ally_sum=2", 3),
        ("t[rok]=1; ally_sum=2; t[nk]=9", 4),
    ] {
        assert_eq!(ally_bonus("WA_rok", position), bonus, "{position}");
    }
}

#[test]
fn mrp_wa_rok_at_war_with_north_korea() {
    let run = |status: i16, dice: &[u16], acts: &[&str], want: &str| {
        let mut desk = field();
        put(&mut desk, &format!("war us_dprk apac combined 1 9 9 {status}"));
        let before = desk.state.clone();
        desk.dice(dice).run("ally_alone", &["rok"]);
        for act in acts {
            desk.act(act);
        }
        expect(&format!("status {status} {dice:?} {acts:?}"), &desk, &before, want);
    };
    run(0, &[], &[], "war_att[w1] +1");
    run(2, &[], &[], "war_att[w1] +1");
    run(-2, &[4], &[], "");
    run(-2, &[3], &["choose war-refuse"], "pa -2; wo -1");
    let peace = "war[w1] ends; pa -1; apc[nk] +1; status[track6] -2; edge[track6] -1; align[apac] better";
    run(-2, &[3], &["choose war-accept"], peace);
}

#[test]
fn mrp_wa_uk_every_row() {
    table(
        "WA_uk",
        &[
            ("status[track3]=1; t[russia]=1", &[1], &[], 0, "t[russia] -1"),
            ("t[russia]=1", &[1], &[], 1, "t[russia] -1"),
            ("rc[euro]=1", &[2], &[], 2, "rc[euro] -1"),
            ("rc[euro]=1; rc[east]=1", &[3], &["pick eastern-europe"], 3, "rc[east] -1"),
            ("", &[4], &[], 4, "soe[euro_soe] better"),
            ("rc[euro]=1", &[4], &["choose ally-euro-economy"], 4, "soe[euro_soe] better"),
            ("rc[euro]=1", &[5], &["choose ally-less-crisis"], 5, "rc[euro] -1"),
            ("counters[russia,euro]=1", &[5], &[], 6, "counters[russia,euro] -1"),
            ("counters[russia,east]=1", &[7], &[], 7, "counters[russia,east] -1"),
            ("uni[china]=1", &[8], &[], 8, "uni[china] -1; multi[china] +1"),
            // Levels 1, 2, 3 in this order.
            ("group euro 2 0; group east 1 0", &[9], &[], 9, "tg[east,tg1] -1"),
            (
                "group euro 2 0; group east 2 3",
                &[10],
                &["pick eurozone"],
                10,
                "tg[euro,tg2] -1; tg[euro,tg1] +1",
            ),
            ("group east 4 0", &[9], &[], 9, ""),
            ("t[uk]=1; ally_sum=3", &[7], &[], 11, "edge[track3] +1"),
            (
                "t[uk]=1; ally_sum=3; war gulf_yemen mideast combined 2 9 9 0",
                &[7],
                &["choose ally-nato-edge"],
                11,
                "edge[track3] +1",
            ),
            (
                "t[uk]=1; ally_sum=3; war gulf_yemen mideast combined 2 9 9 0",
                &[7],
                &["choose ally-war-strength"],
                11,
                "war_def[w1] +2",
            ),
            (
                "t[uk]=1; ally_sum=3",
                &[8, 5, 1],
                &["choose ally-cyber-infra"],
                12,
                "edge[track3] +1; apc[russia] -1",
            ),
            (
                "t[uk]=1; ally_sum=3",
                &[10, 2, 1],
                &["choose ally-cyber-economy"],
                14,
                "soe[russia] -1; apc[russia] -1",
            ),
        ],
    );
    for (position, bonus) in [
        ("", 1 - 1),
        ("status[track3]=1", -1),
        ("status[track3]=4", 0),
        ("counters[russia,euro]=3", 1),
        ("base[russia,euro]=1", 1),
        ("counters[russia,east]=3", 0),
        ("group euro 3 0; group euro 4 2; group euro 2 0; group east 4 0", 2),
        ("war us_serbia east combined 1 9 9 0", 1),
        ("t[uk]=1; ally_sum=2", 3),
        ("group euro 3 0; group euro 4 2; counters[russia,euro]=3; t[uk]=1; ally_sum=2", 4),
    ] {
        assert_eq!(ally_bonus("WA_uk", position), bonus, "{position}");
    }
}

#[test]
fn mrp_wa_japan_every_row() {
    table(
        "WA_japan",
        &[
            ("t[china]=2", &[1], &[], 1, "status[track5] -1; t[china] -1"),
            ("status[track5]=1; t[china]=2", &[1], &[], 0, "t[china] -1"),
            ("t[russia]=1", &[2], &[], 2, "t[russia] -1"),
            ("t[russia]=1", &[3], &[], 3, "t[russia] -1"),
            ("t[china]=1", &[4], &[], 4, "t[china] -1"),
            ("rc[apac]=1; rc[euro]=1", &[5], &[], 5, "rc[apac] -1"),
            ("rc[apac]=1; rc[euro]=1", &[6], &["pick eurozone"], 6, "rc[euro] -1"),
            ("rc[africa]=1", &[7], &[], 7, "rc[africa] -1"),
            ("counters[china,apac]=1; counters[russia,apac]=1", &[8], &[], 8, "counters[china,apac] -1"),
            ("uni[iran]=1", &[9], &[], 9, "uni[iran] -1; multi[iran] +1"),
            ("", &[10], &[], 10, "edge[track5] +1"),
            // The random capability: d10 3 is Naval.
            ("t[japan]=1; ally_sum=3", &[7, 3], &[], 11, "edge[track5] +1; cap[us,naval] +1"),
            ("t[japan]=1; ally_sum=3", &[8, 4], &[], 12, "status[track5] -1"),
            ("t[japan]=1; ally_sum=3", &[8, 5], &[], 12, "status[track5] +1; edge[track5] +1"),
            // 5 - 1 = 4 and 6 - 1 = 5 on the infrastructure.
            (
                "t[japan]=1; ally_sum=3",
                &[9, 5, 1],
                &[],
                13,
                "edge[track5] +1; apc[china] -1; soe[china] worse",
            ),
            ("t[japan]=1; ally_sum=9", &[10, 6, 1], &[], 14, "soe[china] worse"),
        ],
    );
    // Tensions on both sides of track 5.
    table(
        "WA_japan",
        &[("status[track5]=1; t[japan]=1; t[china]=1", &[1], &[], 1, "t[japan] -1; t[china] -1")],
    );
    for (position, bonus) in
        [("", 0), ("status[track5]=1", -1), ("status[track5]=4", 1), ("status[track5]=3", 0)]
    {
        assert_eq!(ally_bonus("WA_japan", position), bonus, "{position}");
    }
    // If track 5 reaches War, the game is lost.
    let mut desk = field();
    put(&mut desk, "status[track5]=4; t[japan]=1; ally_sum=3");
    desk.dice(&[8, 5]).run("WA_japan", &[]);
    assert_eq!(desk.ended(), Some("loss-4"));
}

#[test]
fn mrp_wa_australia_every_row() {
    table(
        "WA_australia",
        &[
            ("t[china]=1", &[1], &[], 0, "t[china] -1"),
            ("t[china]=1", &[3], &[], 2, "t[china] -1"),
            ("rc[apac]=1", &[4], &[], 3, "rc[apac] -1"),
            ("rc[apac]=1", &[5], &[], 4, "rc[apac] -1"),
            ("counters[china,apac]=1; counters[russia,apac]=1", &[6], &[], 5, "counters[china,apac] -1"),
            ("counters[china,apac]=1", &[7], &[], 6, "counters[china,apac] -1"),
            // Levels 3, 2, 1 in this order; level 4 is not affected.
            ("group apac 2 0; group apac 1 0", &[8], &[], 7, "tg[apac,tg2] -1; tg[apac,tg1] +1"),
            ("t[australia]=1; group apac 4 0; group apac 1 2", &[7], &[], 8, "tg[apac,tg1l] -1"),
            ("uni[iran]=1", &[10], &[], 9, "uni[iran] -1; multi[iran] +1"),
            ("t[australia]=1; ally_sum=2", &[8], &[], 10, "align[apac] better"),
            (
                "t[australia]=1; ally_sum=2; war gulf_yemen mideast combined 2 9 9 0",
                &[10],
                &[],
                12,
                "war_def[w1] +1",
            ),
            (
                "t[australia]=1; war gulf_yemen mideast combined 2 9 9 0; war us_serbia east combined 1 9 9 0",
                &[9],
                &["pick 2"],
                10,
                "war_att[w2] +1",
            ),
            // In Russia's war against a Rogue State no side is ours.
            (
                "t[australia]=1; rogue casia 1; war russia_rs casia combined 1 9 9 0",
                &[10],
                &[],
                10,
                "align[apac] better",
            ),
        ],
    );
    for (position, bonus) in [
        ("", -1),
        ("group apac 3 0; group apac 4 0; group apac 2 0", 1),
        ("t[china]=2", -1),
        ("t[china]=3", 0),
        ("war us_serbia east combined 1 9 9 0", 0),
        ("t[australia]=1; ally_sum=9", 4),
    ] {
        assert_eq!(ally_bonus("WA_australia", position), bonus, "{position}");
    }
}

#[test]
fn mrp_wa_israel_every_row() {
    table(
        "WA_israel",
        &[
            ("t[iran]=2; status[track7]=1", &[1], &[], 1, "t[iran] -1; status[track8] -1"),
            ("t[iran]=2", &[1], &[], 2, "t[iran] -1; status[track8] -1"),
            ("", &[2], &["choose ally-edge-iran"], 3, "edge[track7] -1"),
            ("", &[3], &["choose ally-edge-neighbors"], 4, "edge[track8] -1"),
            ("edge[track7]=0", &[3], &[], 4, "edge[track8] -1"),
            ("group mideast 4 0", &[4], &[], 5, "tg[mideast,tg4] -1; tg[mideast,tg3] +1"),
            ("group mideast 1 0; group mideast 3 0", &[5], &["pick 1"], 6, "tg[mideast,tg1] -1"),
            ("", &[6], &[], 7, "t[iran] +1; t[israel] +1; status[track8] +1"),
            ("", &[7], &[], 8, "t[iran] +1; t[israel] +1; status[track8] +1"),
            ("iran_israel=2", &[6], &[], 9, "iran_israel -1"),
            (
                "iran_israel=1; cwn[mideast,cw_iran]=1",
                &[8],
                &["choose wor-iran-war"],
                10,
                "cwn[mideast,cw_iran] -1; cwn[mideast,cw] +1",
            ),
            // -3 (weak target, Israel): 6 - 3 = 3: Relative Strength on all three Iran tracks; 5 - 3 = 2: nuclear -1.
            ("", &[10, 6, 6, 1], &[], 11, "edge[track7] -1; edge[track9] +1; edge[track10] -1"),
            ("t[israel]=1", &[10, 7, 5, 1], &[], 12, "nuke[iran] -1"),
            // Israel 8 + 2; Combined, surprise -1, Israel attacks -1.
            (
                "t[israel]=1; ally_sum=2",
                &[9, 5, 5],
                &[],
                13,
                "status[track8] +2; rc[mideast] +1; war[w1] israel_hezbollah combined 1 10:3 2",
            ),
            (
                "t[israel]=1; ally_sum=2",
                &[9, 6, 5],
                &[],
                13,
                "status[track8] +2; rc[mideast] +1; war[w1] israel_hamas combined 1 10:1 2",
            ),
            (
                "t[israel]=1; ally_sum=2",
                &[9, 8, 5],
                &[],
                13,
                "status[track8] +2; rc[mideast] +1; war[w1] israel_both combined 1 9:6 0",
            ),
            // Israel 6 + 1 against Iran 3 + 1 in the air: 1:1, surprise -1, Israel -2.
            (
                "t[israel]=1; ally_sum=2",
                &[10, 7],
                &[],
                14,
                "nuke[iran] -1; status[track7] +3; rc[mideast] +3; align[mideast] -1; war[w1] israel_iran air_missile 1 7:4 0",
            ),
        ],
    );
}

#[test]
fn mrp_wa_israel_modifiers() {
    for (position, bonus) in [
        ("", 1 + 1 - 1),
        ("nuke[iran]=1; status[track7]=1", 1 - 1),
        ("nuke[iran]=3", 2 + 1 - 1),
        ("status[track7]=4", 1 + 2 - 1),
        ("iran_israel=2", 3),
        ("rogue mideast 1; rogue mideast 2", 2),
        ("rogue africa 1", 1),
        ("rogue mideast 3; rs_wmd[rs1]=1", 4),
        ("rogue mideast 3; rs_wmd[rs1]=-1", 2),
        ("war israel_hamas mideast combined 1 9 9 0", 3),
        ("war gulf_yemen mideast combined 1 9 9 0", 1),
        ("t[israel]=1; ally_sum=1", 3),
        ("iran_israel=4; nuke[iran]=5", 4),
        ("iran_out=1; nuke[iran]=5; status[track7]=4", -1),
    ] {
        assert_eq!(ally_bonus("WA_israel", position), bonus, "{position}");
    }
}

#[test]
fn mrp_wa_israel_at_war_fights_on() {
    // 7 to 14: +1 strength in one of its wars, at random; 1 to 6 as usual.
    let war = "war israel_hezbollah mideast combined 1 9 9 0; war israel_iran mideast air_missile 2 9 9 0; draw wslot w2";
    // One war is enough. Nuclear 1, track 7 at 2: 1, at war 2, Tensions 1: +5, capped at +4.
    for (die, total) in [(4, 8), (6, 10), (8, 12), (9, 13), (10, 14)] {
        let mut desk = field();
        put(&mut desk, "war israel_hamas mideast combined 1 9 9 0; draw wslot w1; t[israel]=1; ally_sum=1");
        let before = desk.state.clone();
        desk.dice(&[die]).run("WA_israel", &[]);
        assert_eq!(rolls(&desk, "WA_israel"), [(4, total)]);
        expect(&format!("{total}"), &desk, &before, "war_att[w1] +1");
    }
    // Nuclear 1, track 7 at War 2, at war 2, no Tensions -1: +4.
    for (die, total) in [(3, 7), (5, 9), (7, 11), (9, 13), (10, 14)] {
        let mut desk = field();
        put(&mut desk, war);
        let before = desk.state.clone();
        desk.dice(&[die]).run("WA_israel", &[]);
        assert_eq!(rolls(&desk, "WA_israel"), [(4, total)]);
        expect(&format!("{total}"), &desk, &before, "war_def[w2] +1");
    }
    table(
        "WA_israel",
        &[(
            "war israel_hezbollah mideast combined 1 9 9 0; t[iran]=1; group mideast 1 0",
            &[3],
            &[],
            6,
            "tg[mideast,tg1] -1",
        )],
    );
}

#[test]
fn mrp_wa_india_every_row() {
    table(
        "WA_india",
        &[
            ("t[china]=1", &[1], &[], 0, "t[china] -1"),
            ("t[india]=1; t[china]=1", &[1], &[], 1, "t[china] -1; t[india] -1"),
            ("t[india]=1", &[2], &[], 2, "status[track2] -1"),
            ("t[india]=1; counters[russia,casia]=1", &[3], &[], 3, "counters[russia,casia] -1"),
            (
                "t[india]=1; counters[russia,casia]=1; counters[china,casia]=1",
                &[4],
                &["pick china"],
                4,
                "counters[china,casia] -1",
            ),
            (
                "t[india]=1; counters[china,apac]=1; counters[china,casia]=1",
                &[5],
                &[],
                5,
                "counters[china,apac] -1",
            ),
            ("t[india]=1; group casia 2 0", &[6], &[], 6, "tg[casia,tg2] -1; tg[casia,tg1] +1"),
            ("t[india]=1; group mideast 3 0", &[7], &[], 7, "tg[mideast,tg3] -1; tg[mideast,tg2] +1"),
            ("t[india]=1", &[8], &[], 8, "counters[russia,casia] +1"),
            ("t[india]=1", &[9], &[], 9, "status[track1] +1"),
            ("t[india]=1", &[10], &[], 10, "status[track2] +1"),
            ("t[india]=1; ally_sum=1", &[10], &[], 11, "status[track2] +1"),
            ("t[india]=1; ally_sum=2", &[10, 4], &[], 12, "status[track1] -1"),
            ("t[india]=1; ally_sum=2", &[10, 5], &[], 12, "status[track1] +1"),
            ("t[india]=1; ally_sum=3", &[10, 7], &[], 13, "status[track2] +1"),
            // India 7 + 1 against Pakistan 5 + 1; 6 - 2 = 4: 0 B1
            (
                "t[india]=1; ally_sum=9",
                &[10, 8, 6],
                &[],
                14,
                "status[track2] +3; rc[casia] +2; war[w1] india_pakistan combined 1 7:5 0",
            ),
        ],
    );
    for (position, bonus) in [
        ("", -1),
        ("group casia 3 0; group casia 4 0; group casia 2 0; rogue casia 1; rogue casia 2", 3),
        ("rogue mideast 1", -1),
        ("status[track1]=3", 0),
        ("status[track2]=3", 0),
        ("status[track1]=4; status[track2]=4", 1),
        ("t[india]=1; ally_sum=9", 4),
    ] {
        assert_eq!(ally_bonus("WA_india", position), bonus, "{position}");
    }
}

#[test]
fn mrp_wa_india_at_war() {
    // With up to 5 a war ends: that with China first, then that with Pakistan. Both tracks are at War: +2, no Tensions -1.
    let both = "war india_pakistan casia combined 1 9 9 0; war india_china casia combined 1 9 9 0";
    let mut desk = field();
    put(&mut desk, both);
    let before = desk.state.clone();
    desk.dice(&[4]).run("WA_india", &[]);
    expect("5: China", &desk, &before, "war[w2] ends; status[track1] -2");
    let before = desk.state.clone();
    desk.dice(&[1]).run("WA_india", &[]);
    expect("then Pakistan", &desk, &before, "war[w1] ends; status[track2] -2");
    // 6 and 7 as usual; 8 and more: +1 strength.
    for (die, total, want) in [
        (6, 6, "tg[casia,tg1] -1"),
        (7, 7, "tg[mideast,tg1] -1"),
        (8, 8, "war_att[w1] +1"),
        (9, 9, "war_att[w1] +1"),
        (10, 10, "war_att[w1] +1"),
    ] {
        let mut desk = field();
        put(&mut desk, "war india_pakistan casia combined 1 9 9 0; group casia 1 0; group mideast 1 0");
        if total >= 8 {
            desk.draws("wslot", &["w1"]);
        }
        let before = desk.state.clone();
        desk.dice(&[die]).run("WA_india", &[]);
        assert_eq!(rolls(&desk, "WA_india"), [(0, total)]);
        expect(&format!("{total}"), &desk, &before, want);
    }
    for (sum, die) in [(2, 9), (3, 10)] {
        let mut desk = field();
        put(
            &mut desk,
            &format!("war india_pakistan casia combined 1 9 9 0; draw wslot w1; t[india]=1; ally_sum={sum}"),
        );
        let before = desk.state.clone();
        desk.dice(&[die]).run("WA_india", &[]);
        expect(&format!("{die} + 1 + {sum}"), &desk, &before, "war_att[w1] +1");
    }
}

#[test]
fn mrp_wa_joint_cyberattacks_of_allies_are_joint() {
    // Results die: joint -1 (Israel -2), and another -1 against North Korea and Iran.
    let none: &[&str] = &[];
    for (ally, dice, acts, chart, bonus) in [
        ("nato", &[10, 5, 9, 1][..], none, "WM3_russia", -1),
        ("nato", &[10, 6, 9, 1][..], none, "WM3_russia_economy", -1),
        ("uk", &[10, 9, 1][..], &["choose ally-cyber-infra"], "WM3_russia", -1),
        ("uk", &[10, 9, 1][..], &["choose ally-cyber-economy"], "WM3_russia_economy", -1),
        ("japan", &[10, 9, 1][..], none, "WM3_china", -1),
        ("rok", &[8, 10, 1][..], &["choose ally-cyber-infra"], "WM3_nk", -2),
        ("rok", &[8, 10, 1][..], &["choose ally-cyber-nuclear"], "WM3_nuclear", -2),
        ("israel", &[8, 6, 10, 1][..], none, "WM3_iran", -3),
        ("israel", &[8, 7, 10, 1][..], none, "WM3_nuclear", -3),
    ] {
        let mut desk = field();
        put(&mut desk, &format!("t[{ally}]=1; ally_sum=9"));
        desk.dice(dice).run(&format!("WA_{ally}"), &[]);
        for act in acts {
            desk.act(act);
        }
        assert_eq!(
            rolls(&desk, chart).iter().map(|roll| roll.0).collect::<Vec<_>>(),
            [bonus],
            "{ally} {acts:?}"
        );
    }
}

#[test]
fn mrp_wa_canada_every_row() {
    table(
        "WA_canada",
        &[
            ("t[russia]=1", &[1], &[], 1, "t[russia] -1"),
            ("status[track3]=1; t[russia]=1", &[1], &[], 0, "t[russia] -1"),
            ("rc[euro]=1; rc[samerica]=1; rc[africa]=1", &[2], &["pick south-america"], 2, "rc[samerica] -1"),
            ("rc[camerica]=1; dc=2", &[3], &["choose ally-less-crisis"], 3, "rc[camerica] -1"),
            ("rc[euro]=2", &[3], &[], 3, "rc[euro] -1"),
            ("rc[camerica]=1; dc=2", &[3], &["choose ally-less-domestic"], 3, "dc -1"),
            ("", &[4, 6], &[], 4, "soe[euro_soe] better"),
            ("", &[5, 7], &[], 5, "soe[us] better"),
            ("counters[russia,euro]=1", &[5], &[], 6, "counters[russia,euro] -1"),
            ("counters[russia,east]=1", &[6], &[], 6, "soe[euro_soe] better"),
            ("uni[nk]=1", &[7], &[], 7, "uni[nk] -1; multi[nk] +1"),
            ("uni[nk]=1", &[8], &[], 8, "uni[nk] -1; multi[nk] +1"),
            ("group conus 1 0; group samerica 2 0; group euro 1 0", &[9], &[], 9, "tg[conus,tg1] -1"),
            (
                "group camerica 2 0; group samerica 2 0",
                &[10],
                &["pick central-america"],
                10,
                "tg[camerica,tg2] -1; tg[camerica,tg1] +1",
            ),
            ("t[canada]=1; ally_sum=2", &[8], &[], 11, "edge[track3] +1; t[russia] +1"),
            ("t[canada]=1; ally_sum=9", &[10], &[], 14, "edge[track3] +1; t[russia] +1"),
            (
                "t[canada]=1; ally_sum=2; war taiwan_china apac combined 2 9 9 0",
                &[8],
                &[],
                11,
                "war_def[w1] +2",
            ),
            (
                "t[canada]=1; ally_sum=2; war taiwan_china apac combined 2 9 9 0; war us_serbia east combined 1 9 9 0",
                &[8],
                &["pick 2"],
                11,
                "war_att[w2] +2",
            ),
        ],
    );
    for (position, bonus) in [
        ("", 0),
        ("status[track3]=1", -1),
        ("counters[russia,euro]=2", 1),
        ("group conus 3 0; group conus 4 0; group conus 1 0; group camerica 4 0", 2),
        ("war us_serbia east combined 1 9 9 0", 0),
        ("t[canada]=1; ally_sum=9", 4),
    ] {
        assert_eq!(ally_bonus("WA_canada", position), bonus, "{position}");
    }
}

#[test]
fn mrp_wa_gulf_every_row() {
    table(
        "WA_gulf",
        &[
            ("t[iran]=2", &[1], &[], 1, "status[track9] -1; t[iran] -1"),
            ("status[track9]=1; t[iran]=2; t[gulf]=1", &[1], &[], 1, "t[gulf] -1; t[iran] -1"),
            ("t[iran]=2; t[gulf]=1", &[1], &[], 2, "t[gulf] -1; t[iran] -1"),
            ("t[iran]=2", &[3], &[], 3, "t[iran] -1"),
            ("rc[mideast]=1", &[4], &[], 4, "rc[mideast] -1"),
            ("", &[5], &[], 5, "soe[us] better; soe[euro_soe] better; soe[china] better; soe[russia] worse"),
            ("", &[6], &[], 6, "soe[us] better; soe[euro_soe] better; soe[china] better; soe[russia] worse"),
            ("", &[7], &[], 7, "t[gulf] +1; t[iran] +1; align[mideast] better"),
            (
                "counters[china,mideast]=1",
                &[7],
                &["choose ally-trend"],
                7,
                "t[gulf] +1; t[iran] +1; align[mideast] better",
            ),
            (
                "counters[china,mideast]=1",
                &[8],
                &["choose ally-china-down"],
                8,
                "t[gulf] +1; t[iran] +1; counters[china,mideast] -1",
            ),
            ("", &[9], &[], 9, "edge[track9] +1; status[track9] +1"),
            ("t[gulf]=1", &[10], &[], 11, "edge[track9] +1; status[track9] +1"),
            // War: Air/Missile, the Gulf States attack. Relative Strength is then equal: 5 against 3 + 1.
            (
                "status[track9]=4",
                &[9, 3],
                &[],
                10,
                "edge[track9] +1; status[track9] +1; rc[mideast] +1; war[w1] gulf_iran air_missile 1 5:4 0",
            ),
            (
                "t[gulf]=1; ally_sum=3",
                &[8, 3],
                &[],
                12,
                "t[gulf] +2; t[iran] +2; status[track9] +1; rc[mideast] +1; war[w1] gulf_yemen combined 1 4:3 0",
            ),
        ],
    );
    for (position, bonus) in [
        ("", 1 - 1),
        ("status[track9]=1", -1),
        ("status[track9]=4", 1),
        ("war gulf_yemen mideast combined 1 9 9 0", 2),
        ("t[gulf]=1; ally_sum=9", 4),
        ("iran_out=1; status[track9]=4", -1),
    ] {
        assert_eq!(ally_bonus("WA_gulf", position), bonus, "{position}");
    }
}

#[test]
fn mrp_wa_gulf_asks_for_help_in_yemen() {
    // Only if Very Close.
    let war = "rc[mideast] +1; war[w1] gulf_yemen combined 1 4:3 0";
    for level in [0, 1] {
        let mut desk = field();
        put(&mut desk, &format!("level[gulf]={level}; unit_at[z_med,carrier]=1"));
        let before = desk.state.clone();
        desk.dice(&[3]).run("gulf_yemen_war", &[]);
        expect("nobody asks", &desk, &before, war);
    }
    let ask = |position: &str, acts: &[&str], want: &str| {
        let mut desk = field();
        put(&mut desk, "level[gulf]=2; goodwill=2");
        put(&mut desk, position);
        let before = desk.state.clone();
        desk.dice(&[3]).run("gulf_yemen_war", &[]);
        for act in acts {
            desk.act(act);
        }
        expect(&format!("{position} {acts:?}"), &desk, &before, &want.replace("WAR", war));
    };
    let help = "goodwill -1; footprint[mideast] +1; rc[mideast] +1; war[w1] gulf_yemen combined 1 6:3 0";
    ask("unit_at[z_med,carrier]=1", &["choose ally-help-gulf"], help);
    ask("unit_at[z_indian,carrier]=1", &["choose ally-no-help"], "WAR; level[gulf] -1");
    ask("", &[], "WAR; level[gulf] -1");
    ask("unit_at[z_wpacific,carrier]=1", &["decline"], "WAR; level[gulf] -1");
    ask(
        "unit_at[z_wpacific,carrier]=1",
        &["pick western-pacific", "pick indian-ocean", "choose ally-help-gulf"],
        &format!("{help}; unit_at[z_wpacific,carrier] -1; unit_at[z_indian,carrier] +1"),
    );
    ask(
        "unit_at[b_conus,carrier]=1; unit_at[z_med,carrier]=1",
        &["pick conus", "pick mediterranean", "choose ally-no-help"],
        "WAR; level[gulf] -1; unit_at[b_conus,carrier] -1; unit_at[z_med,carrier] +1",
    );
    ask(
        "unit_at[z_natlantic,carrier]=1; unit_at[z_med,carrier]=1",
        &["decline", "choose ally-help-gulf"],
        help,
    );
}

#[test]
fn mrp_wa_gulf_at_war_fights_on() {
    // 9 and more: +1 strength instead; up to 8 as usual.
    for (die, total, want) in [
        (4, 6, "soe[us] better; soe[euro_soe] better; soe[china] better; soe[russia] worse"),
        (7, 9, "war_att[w1] +1"),
        (10, 12, "war_att[w1] +1"),
    ] {
        let mut desk = field();
        put(&mut desk, "war gulf_yemen mideast combined 1 9 9 0");
        if total >= 9 {
            desk.draws("wslot", &["w1"]);
        }
        let before = desk.state.clone();
        desk.dice(&[die]).run("WA_gulf", &[]);
        assert_eq!(rolls(&desk, "WA_gulf"), [(2, total)]);
        expect(&format!("{total}"), &desk, &before, want);
    }
}

#[test]
fn mrp_wa_eu_world_trend_and_eurozone() {
    let better = "soe[us] better; soe[euro_soe] better; soe[china] better; soe[russia] better";
    let worse = "soe[us] worse; soe[euro_soe] worse; soe[china] worse; soe[russia] worse";
    table(
        "WA_trend",
        &[
            ("", &[1], &[], 1, better),
            ("", &[4], &[], 4, better),
            ("", &[5], &[], 5, ""),
            ("", &[7], &[], 7, ""),
            ("", &[8], &[], 8, worse),
            ("", &[10], &[], 10, worse),
        ],
    );
    table(
        "WA_eu",
        &[
            ("rc[euro]=1", &[1], &[], 1, "soe[euro_soe] better; rc[euro] -1"),
            ("rc[euro]=1", &[3], &[], 3, "soe[euro_soe] better; rc[euro] -1"),
            ("rc[euro]=1; soe[euro_soe]=7", &[3], &[], 3, "stab[euro] +1; rc[euro] -1"),
            ("rc[euro]=1", &[4], &[], 4, "soe[euro_soe] better"),
            ("rc[euro]=1", &[5], &[], 5, "soe[euro_soe] better"),
            ("soe[euro_soe]=7", &[5], &[], 5, "stab[euro] +1"),
            ("rc[euro]=1", &[6], &[], 6, "rc[euro] -1"),
            ("rc[euro]=1", &[7], &[], 7, "rc[euro] -1"),
            ("", &[8], &[], 8, "rc[euro] +1"),
            ("", &[9], &[], 9, "rc[euro] +1"),
            ("", &[10], &[], 10, "soe[euro_soe] worse; rc[euro] +1"),
            ("stab[euro]=4", &[10], &[], 12, "soe[euro_soe] worse; rc[euro] +1"),
        ],
    );
    for (stability, bonus) in [(3, 2), (4, 2), (5, 0), (6, -1), (7, -2), (8, -2)] {
        assert_eq!(ally_bonus("WA_eu", &format!("stab[euro]={stability}")), bonus, "Stability {stability}");
    }
}

// ---- Iran, North Korea ----

#[test]
fn mrp_wa_iran_at_peace_every_row() {
    // Nuclear 2 to 3: Tensions on Iran, Israel and the Gulf States, and one Iran Influence near Israel.
    macro_rules! arms {
        ($more:literal) => {
            concat!("nuke[iran] +1; t[iran] +1; t[israel] +1; t[gulf] +1; iran_israel +1; ", $more)
        };
    }
    table(
        "WA_iran",
        &[
            (
                "uni[iran]=1; multi[iran]=1; un[iran]=1; uni[nk]=1",
                &[1],
                &[],
                0,
                "uni[iran] -1; multi[iran] -1; un[iran] -1",
            ),
            ("t[iran]=1; un[iran]=1", &[2], &[], 2, "un[iran] -1"),
            (
                "t[iran]=1; group mideast 2 2; group mideast 3 3; draw tgkind tg2l",
                &[3],
                &[],
                3,
                "tg[mideast,tg1] +1; tg[mideast,tg2l] -1; tg[mideast,tg2] +1",
            ),
            ("t[iran]=1", &[4], &[], 4, "counters[russia,mideast] +1"),
            ("t[iran]=1", &[5], &[], 5, "counters[china,mideast] +1; soe[china] better"),
            ("t[iran]=1", &[6], &[], 6, "soe[us] worse; soe[euro_soe] worse"),
            ("t[iran]=1", &[7], &[], 7, arms!("stab[mideast] -1")),
            ("t[iran]=1", &[8], &[], 8, arms!("stab[mideast] -1")),
            ("t[iran]=1; draw region africa", &[9], &[], 9, arms!("uns[africa] +1; status[track9] +1")),
            ("t[iran]=1", &[10], &[], 10, arms!("edge[track8] +1")),
            ("t[iran]=1; rogue_net=1", &[10], &[], 11, arms!("edge[track8] +1")),
        ],
    );
}

#[test]
fn mrp_wa_iran_row_7_arms_the_enemy_of_israel_then_the_us_then_the_gulf_states() {
    let israel = "war israel_hamas mideast combined 1 9 9 0";
    let us = "war us_serbia east combined 2 9 9 0";
    let gulf = "war gulf_yemen mideast combined 1 9 9 0";
    for (wars, slot, want) in [
        (format!("{gulf}; {us}; {israel}"), "w3", "war_def[w3] +1"),
        (format!("{gulf}; {us}"), "w2", "war_att[w2] +1"),
        (gulf.to_owned(), "w1", "war_def[w1] +1"),
    ] {
        let mut desk = field();
        put(&mut desk, &format!("{wars}; draw wslot {slot}"));
        let before = desk.state.clone();
        desk.run("iran_arms_enemy", &[]);
        expect(&wars, &desk, &before, want);
    }
}

#[test]
fn mrp_wa_iran_row_9_unrest() {
    // An Unstable State in the Middle East or Africa becomes a civil war; if there is none, an Unstable State is added.
    for (position, want) in [
        ("uns[africa]=1; draw region africa", "uns[africa] -1; cwn[africa,cw] +1"),
        (
            "uns[mideast]=1; uns_iran[mideast]=1; draw region mideast",
            "uns[mideast] -1; uns_iran[mideast] -1; cwn[mideast,cw_iran] +1",
        ),
        ("uns[casia]=1; draw region africa", "uns[africa] +1"),
    ] {
        let mut desk = field();
        put(&mut desk, position);
        let before = desk.state.clone();
        desk.run("iran_unrest", &[]);
        expect(position, &desk, &before, want);
    }
}

#[test]
fn mrp_wa_iran_rows_12_to_14_wars_on_israel() {
    let arms = "nuke[iran] +1; t[iran] +1; t[israel] +1; t[gulf] +1; iran_israel +1";
    for (net, dice, total, want) in [
        // 4 against 8 + 2: below 1:2. 3 + 1 (Israel defends) = 4: R1 A1, counterattack.
        (
            3,
            &[9, 6, 3][..],
            12,
            "status[track8] +2; rc[mideast] +1; war[w1] israel_hezbollah combined 1 10:3 2",
        ),
        // 7 against 10: 1:2; 4: 0 A1.
        (3, &[10, 7, 3][..], 13, "status[track8] +2; rc[mideast] +1; war[w1] israel_both combined 2 6:10 0"),
        // 4 against 6 + 1 in the air: 1:2; 3 + 2 = 5: R1.
        (9, &[10, 3][..], 14, "status[track7] +3; rc[mideast] +1; war[w1] israel_iran air_missile 2 4:7 -1"),
    ] {
        let mut desk = field();
        put(&mut desk, &format!("t[iran]=1; rogue_net={net}"));
        let before = desk.state.clone();
        desk.dice(dice).run("WA_iran", &[]);
        assert_eq!(rolls(&desk, "WA_iran")[0].1, total);
        expect(&format!("{total}"), &desk, &before, &format!("{want}; {arms}"));
    }
    let mut desk = field();
    put(&mut desk, "t[iran]=1; rogue_net=9; nuke[iran]=5");
    desk.dice(&[10, 3]).run("WA_iran", &[]);
    assert_eq!(desk.ended(), Some("loss-5"));
}

#[test]
fn mrp_wa_iran_modifiers() {
    for (chart, position, bonus) in [
        ("WA_iran", "", -1),
        ("WA_iran", "t[iran]=1", 0),
        ("WA_iran", "t[iran]=1; rogue_net=3", 3),
        ("WA_iran", "t[iran]=1; rogue_net=-5", -5),
        ("WA_iran", "t[iran]=1; rogue_net=8", 4),
        ("WA_iran", "t[iran]=1; war israel_hamas mideast combined 1 9 9 0", 2),
        ("WA_iran", "t[iran]=1; war israel_both mideast combined 1 9 9 0", 2),
        ("WA_iran", "t[iran]=1; war israel_egypt mideast combined 1 9 9 0", 0),
        ("WA_iran", "t[iran]=1; align[mideast]=6", 1),
        ("WA_iran_war", "draw wslot w1; war gulf_iran mideast combined 1 9 9 0", -1),
        ("WA_iran_war", "draw wslot w1; t[iran]=1; war gulf_iran mideast combined 1 9 9 2", -1),
        ("WA_iran_war", "draw wslot w1; t[iran]=1; war gulf_iran mideast combined 1 9 9 -2", 1),
        ("WA_iran_war", "draw wslot w1; t[iran]=1; war gulf_iran mideast air_missile 1 9 9 1", 0),
        ("WA_iran_war", "draw wslot w1; t[iran]=1; war us_iran mideast combined 1 9 9 0", -2),
        ("WA_iran_war", "draw wslot w1; t[iran]=1; war us_iran mideast guerilla 1 9 9 0", 0),
        (
            "WA_iran_war",
            "draw wslot w1; t[iran]=1; base[russia,mideast]=1; counters[china,mideast]=3; war gulf_iran mideast combined 1 9 9 0",
            2,
        ),
        (
            "WA_iran_war",
            "draw wslot w1; t[iran]=1; counters[russia,mideast]=2; war gulf_iran mideast combined 1 9 9 0",
            0,
        ),
        (
            "WA_iran_war",
            "draw wslot w1; t[iran]=1; align[mideast]=7; rogue_net=9; war gulf_iran mideast combined 1 9 9 0",
            4,
        ),
    ] {
        assert_eq!(ally_bonus(chart, position), bonus, "{chart} {position}");
    }
}

#[test]
fn mrp_wa_iran_at_war_every_row() {
    let oil = "soe[us] worse; soe[china] worse; soe[euro_soe] worse; soe[russia] better";
    let nuclear = "nuke[iran] +1; t[iran] +1; t[israel] +1; t[gulf] +1";
    for (position, dice, total, want) in [
        ("t[iran]=3; t[gulf]=3", 2, 2, "war[w1] ends; status[track9] -2; t[iran] -2; t[gulf] -2".to_owned()),
        ("t[iran]=1", 3, 3, "war_def[w1] +1".to_owned()),
        ("t[iran]=1", 4, 4, "war_def[w1] +1".to_owned()),
        ("t[iran]=1", 5, 5, format!("war_def[w1] +1; {oil}")),
        ("t[iran]=1", 8, 8, format!("war_def[w1] +1; {oil}")),
        ("t[iran]=1", 9, 9, format!("war_def[w1] +2; {nuclear}; {oil}")),
        ("t[iran]=1; rogue_net=1", 10, 11, format!("war_def[w1] +2; {nuclear}; {oil}")),
        (
            "t[iran]=1; rogue_net=4",
            8,
            12,
            format!("war_def[w1] +3; {nuclear}; soe[us] -1; soe[china] -1; soe[euro_soe] -1; soe[russia] +1"),
        ),
        // China is exempt with 3 Influence in both regions (which also helps Iran).
        (
            "t[iran]=1; counters[china,mideast]=3; base[china,casia]=1",
            5,
            6,
            "war_def[w1] +1; soe[us] worse; soe[euro_soe] worse; soe[russia] better".to_owned(),
        ),
        (
            "t[iran]=1; rogue_net=3; counters[china,mideast]=3; base[china,casia]=1",
            10,
            14,
            format!("war_def[w1] +3; {nuclear}; soe[us] -1; soe[euro_soe] -1; soe[russia] +1"),
        ),
    ] {
        let mut desk = field();
        put(&mut desk, &format!("war gulf_iran mideast combined 1 9 9 0; draw wslot w1; {position}"));
        let before = desk.state.clone();
        desk.dice(&[dice]).run("WA_iran_war", &[]);
        assert_eq!(rolls(&desk, "WA_iran_war")[0].1, total, "{position}");
        expect(&format!("{position}: {total}"), &desk, &before, &want);
    }
    // The US can refuse peace in its own war; then no Tensions are removed.
    let mut desk = field();
    put(&mut desk, "t[iran]=3; war us_iran mideast combined 1 9 9 0; draw wslot w1");
    let before = desk.state.clone();
    desk.dice(&[4]).run("WA_iran_war", &[]).act("choose war-refuse");
    expect("refused", &desk, &before, "pa -2; wo -1");
}

#[test]
fn mrp_wa_iran_mrp_wa_north_korea_tensions_and_sanctions_are_revealed_and_redrawn() {
    // Iran: counters 3 and 2, sanctions -1, -2 and -3: net -1.
    let mut desk = field();
    put(&mut desk, "t[iran]=2; uni[iran]=1; multi[iran]=1; un[iran]=1; draw tensval v3 v2 v1 v2 v3");
    let before = desk.state.clone();
    desk.dice(&[5]).run("rogue_nation", &["iran"]);
    assert_eq!(rolls(&desk, "WA_iran"), [(-1, 4)]);
    expect("half, rounded up", &desk, &before, "counters[russia,mideast] +1; t[iran] -1");
    for (tensions, left) in [(0, 0), (1, 1), (3, 2), (5, 3)] {
        let mut desk = field();
        desk.set1("t", "nk", tensions).draws("tensval", &["v0"; 5][..tensions as usize]);
        desk.dice(&[3]).run("rogue_nation", &["nk"]);
        assert_eq!(desk.get1("t", "nk"), left, "{tensions} counters");
    }
    // At war Iran uses the other chart; if out of the game it does nothing.
    let mut desk = field();
    put(&mut desk, "war gulf_iran mideast combined 1 9 9 0; draw wslot w1");
    desk.dice(&[4]).run("rogue_nation", &["iran"]);
    assert_eq!(rolls(&desk, "WA_iran_war").len(), 1);
    let mut desk = field();
    put(&mut desk, "t[iran]=4; iran_out=1");
    let before = desk.state.clone();
    desk.run("rogue_nation", &["iran"]);
    expect("out", &desk, &before, "");
}

#[test]
fn mrp_r118_ap_counters_on_iran_and_north_korea() {
    for (nation, chart) in [("iran", "WA_iran"), ("nk", "WA_nk")] {
        // -1: no roll, but Tensions are still redrawn. +1: a second roll. Either counter is removed.
        for (counters, dice) in [(-1, 0), (0, 1), (1, 2)] {
            let mut desk = field();
            desk.set1("t", nation, 3)
                .set1("apc", nation, counters)
                .draws("tensval", &["v0"; 3])
                .dice(&[1, 1]);
            desk.run("rogue_nation", &[nation]);
            assert_eq!(rolls(&desk, chart).len(), dice, "{nation} {counters}");
            assert_eq!((desk.get1("t", nation), desk.get1("apc", nation)), (2, 0), "{nation} {counters}");
        }
    }
}

#[test]
fn mrp_wa_north_korea_every_row() {
    macro_rules! arms {
        ($more:literal) => {
            concat!("nuke[nk] +1; ", $more)
        };
    }
    // Status 2: +1; with a net of -1 the total equals the die.
    table_nk(&[
        ("un[nk]=1; uni[nk]=1; uni[iran]=1", &[2], 2, "un[nk] -1; uni[nk] -1"),
        ("", &[3], 3, "counters[china,apac] +1"),
        ("group apac 2 0; draw tgkind tg2", &[4], 4, "tg[apac,tg2] -1; tg[apac,tg3] +1"),
        ("", &[5], 5, "tg[apac,tg1] +1"),
        ("", &[6], 6, "t[rok] +1; stab[apac] -1"),
        ("", &[7], 7, "t[rok] +1; stab[apac] -1"),
        ("", &[8, 5], 8, "rc[apac] +1; edge[track6] -1"),
        ("", &[9, 6, 3], 9, "rc[apac] +1; counters[china,apac] +1"),
        ("", &[9, 6, 8], 9, "rc[apac] +1; t[rok] +1; stab[apac] -1"),
        // Box 3: Tensions on North Korea, South Korea, Japan and China.
        ("", &[10], 10, arms!("t[japan] +2; t[rok] +2; t[nk] +1; t[china] +1")),
        ("rogue_net=0", &[10], 11, arms!("t[japan] +2; t[rok] +2; t[nk] +1; t[china] +1")),
        (
            "rogue_net=1",
            &[10],
            12,
            arms!("status[track6] +1; edge[track6] -1; t[japan] +1; t[rok] +1; t[nk] +1; t[china] +1"),
        ),
        (
            "rogue_net=2",
            &[10],
            13,
            arms!("status[track6] +1; edge[track6] -1; t[japan] +1; t[rok] +1; t[nk] +1; t[china] +1"),
        ),
        (
            "rogue_net=3",
            &[10],
            14,
            arms!("status[track6] +1; edge[track6] -1; t[japan] +1; t[rok] +1; t[nk] +1; t[china] +1"),
        ),
        (
            "rogue_net=6",
            &[10],
            17,
            arms!("status[track6] +1; edge[track6] -1; t[japan] +1; t[rok] +1; t[nk] +1; t[china] +1"),
        ),
    ]);
    for (position, bonus) in [
        ("", 1 - 1),
        ("t[nk]=1", 1),
        ("t[nk]=1; status[track6]=3", 2),
        ("t[nk]=1; edge[track6]=1", 1 + 2),
        ("t[nk]=1; edge[track6]=3", 1),
        ("t[nk]=1; rogue_net=-4", -3),
        // No cap is printed for this chart.
        ("t[nk]=1; rogue_net=7; edge[track6]=0", 10),
    ] {
        let mut desk = field();
        put(&mut desk, position);
        desk.dice(&[1]).run("WA_nk", &["0"]);
        // A high bonus can lead to a war; the example ends at its first question.
        assert_eq!(rolls(&desk, "WA_nk")[0].0, bonus, "{position}");
    }
}

fn table_nk(cases: &[(&str, &[u16], i16, &str)]) {
    for (position, dice, total, want) in cases {
        let mut desk = field();
        put(&mut desk, "t[nk]=1; rogue_net=-1");
        put(&mut desk, position);
        let before = desk.state.clone();
        desk.dice(dice).run("WA_nk", &["0"]);
        assert_eq!(rolls(&desk, "WA_nk")[0].1, *total, "{position}");
        expect(&format!("{position}: {dice:?}"), &desk, &before, want);
    }
}

#[test]
fn mrp_wa_north_korea_row_14_war() {
    // Relative Strength is in its favour: it attacks, with surprise at status 3 or less.
    for (status, surprise) in [(2, -1), (3, -1), (4, 0)] {
        let mut desk = field();
        put(&mut desk, "t[nk]=1; rogue_net=9; edge[track6]=1; cyber_used[nk]=1");
        desk.set1("status", "track6", status).dice(&[10, 3, 8, 8, 8]).run("WA_nk", &["0"]);
        // 6 + 1 + 1 against 6 and the submarines 4: 1:2; the US defends +1: 3 or 4: 0 A1.
        assert_eq!(war(&desk, "w1"), "us_dprk combined 2 7:6 0", "status {status}");
        assert_eq!(rolls(&desk, "WCT1_CG")[0].0, 1 + surprise, "status {status}");
        assert_eq!(desk.get1("nuke", "nk"), 3);
    }
    for edge in [2, 3] {
        let mut desk = field();
        put(&mut desk, &format!("t[nk]=1; rogue_net=9; edge[track6]={edge}"));
        desk.dice(&[10]).run("WA_nk", &["0"]);
        assert_eq!(desk.get1("war_kind", "w1"), -1, "box {edge} does not favour it");
    }
    let mut desk = field();
    put(&mut desk, "t[nk]=1; rogue_net=9; edge[track6]=1; nuke[nk]=5");
    desk.dice(&[10, 3]).run("WA_nk", &["0"]);
    assert_eq!(desk.ended(), Some("loss-6"));
}

#[test]
fn mrp_wa_north_korea_at_war() {
    for (status, dice, acts, want) in [
        // If it is losing: with 1-5 peace is offered, otherwise it reinforces.
        (2, &[5][..], &["choose war-accept"][..], "war[w1] ends; pa +1; status[track6] -2; edge[track6] +1"),
        (2, &[5][..], &["choose war-refuse"][..], "pa -2; wo -1"),
        (2, &[6, 3][..], &[][..], "war_def[w1] +2"),
        (0, &[3][..], &[][..], "war_def[w1] +2"),
        (0, &[4][..], &[][..], "war_def[w1] +1"),
        (-2, &[8][..], &[][..], "war_def[w1] +1"),
        (0, &[9][..], &[][..], ""),
    ] {
        let mut desk = field();
        put(&mut desk, &format!("war us_dprk apac combined 1 9 9 {status}"));
        let before = desk.state.clone();
        desk.dice(dice).run("nk_acts", &[]);
        for act in acts {
            desk.act(act);
        }
        expect(&format!("status {status} {dice:?} {acts:?}"), &desk, &before, want);
    }
}

// ---- Rogue States ----

fn rogue_acts(position: &str, dice: &[u16], want: &str) {
    let mut desk = field();
    put(&mut desk, position);
    let before = desk.state.clone();
    desk.dice(dice).run("rs_act", &["rs1"]);
    expect(&format!("{position} {dice:?}"), &desk, &before, want);
}

#[test]
fn mrp_wa_rogue_a_in_its_war() {
    let war = "war us_rs mideast guerilla 1 9 9 0";
    for (die, want) in [
        (1, "war_def[w1] +2"),
        (2, "war_def[w1] +2"),
        (3, "war_def[w1] +1"),
        (8, "war_def[w1] +1"),
        (9, ""),
        (10, ""),
    ] {
        rogue_acts(&format!("rogue mideast 2; {war}"), &[die], want);
    }
    // The -1 AP counter: +1 on the die. The counter stays until the year end.
    rogue_acts(&format!("rogue mideast 2; rs_ap[rs1]=-1; {war}"), &[2], "war_def[w1] +1");
    rogue_acts(&format!("rogue mideast 2; rs_ap[rs1]=-1; {war}"), &[8], "");
    // A Combined war that it is not winning can become Guerilla.
    for (side, status, rolls) in [(1, 0, true), (1, 2, true), (1, -2, false), (2, 2, false), (2, -2, true)] {
        let side_gains = if side == 1 { "war_def" } else { "war_att" };
        let position = format!("rogue mideast 1; war us_rs mideast combined {side} 9 9 {status}");
        if rolls {
            rogue_acts(&position, &[3, 5], &format!("{side_gains}[w1] +1; war_type[w1] +2"));
            rogue_acts(&position, &[3, 6], &format!("{side_gains}[w1] +1"));
        } else {
            rogue_acts(&position, &[3], &format!("{side_gains}[w1] +1"));
        }
    }
    // RS3-4 at war do both A and B.
    rogue_acts(
        &format!("rogue mideast 3; {war}"),
        &[3, 3],
        "war_def[w1] +1; align[mideast] worse; rc[mideast] +1",
    );
    rogue_acts(
        "rogue casia 4; war russia_rs casia guerilla 1 9 9 0",
        &[9, 4],
        "align[casia] worse; rc[casia] +1",
    );
}

#[test]
fn mrp_wa_rogue_b_at_peace() {
    let ta = "align[mideast] worse";
    for (level, wmd, dice, want) in [
        (1, 0, &[1][..], "tg[mideast,tg1] +1"),
        (1, 0, &[2][..], "tg[mideast,tg1] +1"),
        (1, 0, &[3][..], "rc[mideast] +1"),
        (1, 0, &[4][..], "rc[mideast] +1"),
        (1, 0, &[5][..], "tg[conus,tg1] +1; tg[euro,tg1] +1"),
        (1, 0, &[6][..], "tg[conus,tg1] +1; tg[euro,tg1] +1"),
        (1, 0, &[7][..], "rs_level[rs1] +1"),
        (4, 0, &[7][..], ""),
        // RS1-2 and an armed RS: row 7.
        (1, 0, &[8][..], "rs_level[rs1] +1"),
        (2, 0, &[9][..], "rs_level[rs1] +1"),
        (2, 0, &[10][..], "rs_level[rs1] +1"),
        (3, 1, &[8][..], "rs_level[rs1] +1"),
        // RS3-4: a try for WMD.
        (3, 0, &[8, 2][..], "rs_wmd[rs1] +1"),
        (3, 0, &[9, 3][..], "rs_wmd[rs1] -1"),
        (4, 0, &[10, 2][..], "rs_wmd[rs1] +1"),
        (4, 0, &[10, 3][..], "rs_wmd[rs1] -1"),
        (3, -1, &[8, 3][..], "rs_wmd[rs1] +2"),
        (3, -1, &[8, 4][..], ""),
    ] {
        rogue_acts(&format!("rogue mideast {level}; rs_wmd[rs1]={wmd}"), dice, &format!("{ta}; {want}"));
    }
    rogue_acts(
        "rogue mideast 1; group mideast 3 2; draw tgkind tg3l",
        &[2],
        &format!("{ta}; tg[mideast,tg3l] -1; tg[mideast,tg4l] +1"),
    );
    // The -1 AP counter: -2 on the die.
    rogue_acts("rogue mideast 1; rs_ap[rs1]=-1", &[5], &format!("{ta}; rc[mideast] +1"));
}

#[test]
fn mrp_loss_11_mrp_wa_rogue_an_armed_rogue_state_rolls_10() {
    for (level, wmd, die, ended) in [
        (3, 1, 10, Some("loss-11")),
        (4, 1, 10, Some("loss-11")),
        (3, 1, 9, None),
        (3, 0, 10, None),
        (3, -1, 10, None),
    ] {
        let mut desk = field();
        put(&mut desk, &format!("rogue mideast {level}; rs_wmd[rs1]={wmd}"));
        desk.dice(&[die, 9]).run("rs_act", &["rs1"]);
        assert_eq!(desk.ended(), ended, "RS{level} weapon {wmd} d10 {die}");
    }
}

#[test]
fn mrp_r118_ap_counters_on_rogue_states() {
    // +1: it acts twice, then the counter is removed.
    rogue_acts(
        "rogue mideast 1; rs_ap[rs1]=1",
        &[3, 7],
        "rs_ap[rs1] -1; align[mideast] -1; rc[mideast] +1; rs_level[rs1] +1",
    );
    // A +1 and a -1 cancel each other: peace with a winning Rogue State that has a -1.
    peace(
        "rogue casia 1; rs_ap[rs1]=-1; war us_rs casia combined 1 9 6 -2",
        "war[w1] ends; pa -1; rs_ap[rs1] +1",
    );
    // Allies: counters are added up.
    let mut desk = field();
    put(&mut desk, "apc[gulf]=-1; level[gulf]=2; war gulf_yemen mideast combined 1 9 6 4");
    desk.run("war_won", &["w1", "1"]);
    assert_eq!(desk.get1("apc", "gulf"), 0);
}

#[test]
fn mrp_wa_rogue_group_c_moves_every_rogue_state_of_the_start() {
    // During this, a group of level 4 becomes a new Rogue State; that one does not act.
    let mut desk = field();
    put(
        &mut desk,
        "rogue mideast 1; rogue africa 1; stab[euro]=5; group euro 4 0; group euro 1 0; group euro 1 0; group euro 1 0",
    );
    put(&mut desk, "draw tgkind tg4");
    let before = desk.state.clone();
    desk.dice(&[5, 3]).run("rs_all_act", &[]);
    expect(
        "two act",
        &desk,
        &before,
        "align[mideast] worse; tg[conus,tg1] +1; tg[euro,tg4] -1; rs_at[rs3] +1; rs_level[rs3] +1; align[africa] worse; rc[africa] +1",
    );
}

#[test]
fn mrp_wa_rogue_the_rogue_of_group_d() {
    for (position, dice, chart) in [
        ("rogue mideast 1; t[iran]=1; draw tensval v0; draw rslot rs1", &[5, 3][..], "WA_rs_b"),
        ("rogue mideast 1; t[iran]=1; draw tensval v0; draw nation iran", &[6, 4][..], "WA_iran"),
        ("t[iran]=1; draw tensval v0; draw nation iran", &[1, 4][..], "WA_iran"),
        ("t[iran]=1; t[nk]=2; draw tensval v0 v0; draw nation nk", &[6, 3][..], "WA_nk"),
        ("draw nation nk", &[6, 4][..], "WA_nk"),
        ("iran_out=1; t[iran]=5; draw nation nk", &[6, 4][..], "WA_nk"),
    ] {
        let mut desk = field();
        put(&mut desk, position);
        desk.dice(dice).run("rogue_pick", &[]);
        assert_eq!(rolls(&desk, chart).len(), 1, "{position}");
        let others: usize =
            ["WA_rs_b", "WA_iran", "WA_nk"].iter().map(|chart| rolls(&desk, chart).len()).sum();
        assert_eq!(others, 1, "{position}");
    }
    // The Rogue State with the highest level.
    let mut desk = field();
    put(&mut desk, "rogue mideast 1; rogue africa 3; rogue casia 2; draw rslot rs2");
    let before = desk.state.clone();
    desk.dice(&[5, 3]).run("rogue_pick", &[]);
    expect("RS3", &desk, &before, "align[africa] worse; rc[africa] +1");
}

// ---- Unstable States ----

#[test]
fn mrp_wa_unstable_every_row() {
    for (position, die, want) in [
        ("", 3, "uns[africa] -1"),
        ("", 4, ""),
        ("", 8, ""),
        ("", 9, "uns[africa] -1; cwn[africa,cw] +1"),
        ("", 10, "uns[africa] -1; cwn[africa,cw] +1"),
        ("cwn[africa,cw]=1; cwn[africa,cwc]=2", 9, ""),
        ("stab[africa]=4", 10, "uns[africa] -1; rs_at[rs1] +7; rs_level[rs1] +1"),
        ("stab[africa]=3", 2, "uns[africa] -1"),
        ("stab[africa]=4", 3, ""),
        ("stab[africa]=6", 4, "uns[africa] -1"),
        ("stab[africa]=6", 9, ""),
        ("stab[africa]=7", 5, "uns[africa] -1"),
        ("stab[africa]=7", 6, ""),
        ("stab[africa]=8", 6, "uns[africa] -1"),
        ("stab[africa]=8", 7, ""),
    ] {
        let mut desk = field();
        put(&mut desk, &format!("uns[africa]=1; {position}"));
        let before = desk.state.clone();
        desk.dice(&[die]).run("unstable_region", &["africa"]);
        expect(&format!("{position} {die}"), &desk, &before, want);
    }
    // Iran Influence: +1. It moves on to the civil war, and is removed with the state.
    for (die, want) in [
        (2, "uns[mideast] -1; uns_iran[mideast] -1"),
        (3, ""),
        (8, "uns[mideast] -1; uns_iran[mideast] -1; cwn[mideast,cw_iran] +1"),
        (10, "uns[mideast] -1; uns_iran[mideast] -1; rs_at[rs1] +5; rs_level[rs1] +1"),
    ] {
        let mut desk = field();
        put(&mut desk, "uns[mideast]=1; uns_iran[mideast]=1");
        let before = desk.state.clone();
        desk.dice(&[die]).run("unstable_region", &["mideast"]);
        expect(&format!("Iran Influence {die}"), &desk, &before, want);
    }
    // Each one rolls once; the one with Iran Influence first.
    let mut desk = field();
    put(&mut desk, "uns[mideast]=2; uns_iran[mideast]=1");
    let before = desk.state.clone();
    desk.dice(&[8, 8]).run("unstable_region", &["mideast"]);
    expect("two states", &desk, &before, "uns[mideast] -1; uns_iran[mideast] -1; cwn[mideast,cw_iran] +1");
}
