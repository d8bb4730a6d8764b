//! Checks for every game: laws, texts, recorded games.

mod common;

use std::collections::BTreeMap;

use bots::Level;
use kernel::laws::{Lawful, Trial, comes_to_an_end};
use kernel::{FastRng, Game, NoLog, Seat, Turn};
use mr_president::lang::CHINA_COPY;
use mr_president::{
    Act, Difficulty, Ending, Event, MrPresident, Options, State, cell_is_worded, program, roll_name,
};
use scene::{Cell, Item, Lang, Shown, Texts};
use testkit::{check_laws, number_from_env};

#[test]
fn the_laws_hold() {
    check_laws::<MrPresident>(Trial { seed: 1789, games: 16, every: 40 });
}

/// Each counter is in one place: what the audit says of a candidate who is nowhere or twice in office, and of a number that stands twice on
/// a list or belongs to a Landmark bill.
#[test]
fn the_audit_counts_candidates_and_priority_counters() {
    let p = program();
    let desk = common::Desk::normal();
    assert_eq!(desk.game.audit(&desk.state), Ok(()));
    let with = |sets: &[(&str, u16, i16)]| {
        let mut state = desk.state.clone();
        for (var, n, value) in sets {
            state.cells[usize::from(p.var(var).base + n)] = *value;
        }
        desk.game.audit(&state)
    };
    let cell = |var: &str, n: u16| desk.state.cells[usize::from(p.var(var).base + n)];
    let (vp, cos) = (cell("official", 0), cell("official", 1));
    let bill = |n: i16| n as u16 - 1;
    let (public, admin, promise) = (cell("public_list", 0), cell("admin_list", 0), cell("admin_list", 3));
    for (fault, sets) in [
        ("in the cup and in office", &[("cand_used", vp as u16, 0)][..]),
        ("in no office and not in the cup", &[("official", 0, -1)]),
        ("in two offices", &[("official", 1, vp), ("cand_used", cos as u16, 0)]),
        ("twice on the Public list", &[("public_list", 1, public)]),
        ("twice on the Administration list", &[("admin_list", 1, admin)]),
        ("a priority and the promise", &[("admin_list", 3, admin)]),
        ("a Landmark on the Public list", &[("bill_at", bill(public), 4)]),
        ("a Landmark on the Administration list", &[("bill_at", bill(admin), 4)]),
        ("a counter that has left the game", &[("admin_out", bill(admin), 1)]),
    ] {
        assert!(with(sets).is_err(), "{fault}");
    }
    // The promise stays where it is, even if it has become a Landmark; here it is not on the Public list.
    let public_promise = (0..5).any(|slot| cell("public_list", slot) == promise);
    assert_eq!(with(&[("bill_at", bill(promise), 4)]).is_ok(), !public_promise);
}

/// Number of random terms of each difficulty per run; `cargo xtask fuzz --terms 20000` plays more.
const TERMS: u64 = 600;

#[test]
fn laws_of_random_terms_come_to_an_end_on_every_difficulty() {
    let terms = number_from_env("RESOLUTE_LAW_GAMES", TERMS);
    let seed = number_from_env("RESOLUTE_LAW_SEED", 1776);
    for difficulty in [Difficulty::Easier, Difficulty::Normal, Difficulty::Harder] {
        let game = MrPresident::new(&Options { difficulty, ..Options::default() }, 1).unwrap();
        let mut ends = BTreeMap::<&str, u64>::new();
        let (mut acts, mut longest) = (0, 0);
        for number in 0..terms {
            let place = format!("{difficulty:?} seed {seed} term {number}");
            let ended = comes_to_an_end(&game, &mut FastRng::of_game(seed, number), &place);
            *ends.entry(ended.verdict.how).or_default() += 1;
            acts += ended.acts;
            longest = longest.max(ended.acts);
        }
        println!("{difficulty:?}: {terms} terms, {acts} acts, {longest} in the longest, ends: {ends:?}");
        assert!(ends.len() >= 5, "{difficulty:?}: {ends:?}");
    }
}

#[test]
fn both_languages_have_the_same_keys() {
    scene::laws::both_languages_have_the_same_keys::<MrPresident>();
}

#[test]
fn every_option_and_its_values_are_explained() {
    scene::laws::every_option_and_its_values_are_explained::<MrPresident>();
}

/// All keys used in the charts have texts, and every cell of every chart and inline table can be put into words.
#[test]
fn everything_in_the_charts_has_words() {
    let texts = Texts::new(MrPresident::text_files()).unwrap();
    let p = program();
    let mut missing: Vec<String> = Vec::new();
    let mut want = |key: &str| {
        for lang in Lang::ALL {
            if !texts.has(lang, key) {
                missing.push(format!("{lang}: {key}"));
            }
        }
    };
    for domain in &p.domains {
        want(domain.pile);
        for &key in &domain.keys {
            want(&format!("{}{}", domain.prefix, p.key(key)));
        }
    }
    for pick in p.picks.iter().filter_map(|pick| pick.ask) {
        want(p.key(pick));
    }
    for choose in &p.chooses {
        want(p.key(choose.ask));
        choose.options.iter().for_each(|option| want(&option.text));
    }
    p.spends.iter().for_each(|spend| want(p.key(spend.ask)));
    p.says.iter().for_each(|say| want(p.key(say.key)));
    for action in &p.actions {
        want(&format!("mrp-act-{}", p.key(action.key)));
        want(&format!("mrp-act-{}-text", p.key(action.key)));
        action.needs.iter().for_each(|(key, _)| want(p.key(*key)));
    }
    for card in &p.cards {
        want(&format!("mrp-card-{}", card.id));
        for part in 1..=card.parts.len() {
            let suffix = if part > 1 { part.to_string() } else { String::new() };
            want(&format!("mrp-card-{}-story{suffix}", card.id));
            want(&format!("mrp-card-{}-effect{suffix}", card.id));
        }
    }
    for var in p.vars.iter().filter(|var| !var.quiet) {
        want(&format!("mrp-v-{}", var.name.replace('_', "-")));
    }
    for roll in &p.rolls {
        roll.mods.iter().for_each(|(key, _)| want(p.key(*key)));
        roll.columns.iter().for_each(|key| want(p.key(*key)));
    }
    for proc in p.procs.iter().filter(|proc| proc.roll.is_some()) {
        want(&format!("mrp-chart-{}", proc.name.trim_end_matches(CHINA_COPY).replace('_', "-")));
    }
    for step in &p.steps {
        let key = step.key.replace('_', "-");
        match key.strip_prefix("consequence-") {
            Some(number) => want(&format!("mrp-consequence-{number}")),
            None => want(&format!("mrp-step-{key}")),
        }
        want(&format!("mrp-phase-{}", step.phase.strip_prefix('p').unwrap_or(step.phase)));
    }
    for roll in p.rolls.iter().filter(|roll| !roll.check) {
        let proc = &p.procs[usize::from(roll.chart.unwrap_or(roll.proc))];
        let place = match roll.chart {
            Some(_) => proc.name.to_owned(),
            None => format!("die {} of {}", roll.nth, proc.name),
        };
        for row in 0..roll.rows.len() {
            for column in 0..roll.columns.len().max(1) {
                if !cell_is_worded(roll, row, column) {
                    missing.push(format!("{place} row {} column {}", row + 1, column + 1));
                }
            }
        }
        for lang in Lang::ALL.into_iter().filter(|lang| !texts.has(*lang, &roll_name(roll).key)) {
            missing.push(format!("{lang}: {}", roll_name(roll).key));
        }
    }
    missing.sort();
    missing.dedup();
    assert!(missing.is_empty(), "{} without words:\n{}", missing.len(), missing.join("\n"));
}

/// Every rule cited in the charts is in the rulebook.
#[test]
fn every_cited_rule_exists() {
    let book = MrPresident::rulebook();
    let p = program();
    let cited = p.procs.iter().map(|proc| (proc.name, proc.rule));
    let mut unknown: Vec<_> =
        cited.filter(|(_, rule)| !rule.is_empty() && book.rule(rule).is_none()).collect();
    unknown.dedup();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn whatever_happens_can_be_said() {
    let texts = Texts::new(MrPresident::text_files()).unwrap();
    for seed in 0..6 {
        let mut rng = FastRng::new(seed);
        let game = MrPresident::new(&Options::default(), 1).unwrap();
        scene::laws::whatever_happens_can_be_said(&game, &texts, &mut rng, 20, |game, state, seat, rng| {
            kernel::pick(game, state, seat, rng).unwrap()
        });
    }
}

/// Plays at random and calls `see` with every state and all events so far, each event with the number of acts before it.
fn told_at_random(
    seed: u64,
    most: usize,
    mut see: impl FnMut(&MrPresident, &State, usize, &[(usize, Event)]),
) {
    let mut rng = FastRng::new(seed);
    let game = MrPresident::new(&Options::default(), 1).unwrap();
    let mut told: Vec<(usize, Event)> = Vec::new();
    let mut log: Vec<kernel::Told<Event>> = Vec::new();
    let mut state = game.start(&mut rng, &mut log).unwrap();
    for acts in 0..most {
        told.extend(log.drain(..).map(|one| (acts, one.event)));
        see(&game, &state, acts, &told);
        if state.ending.is_some() {
            return;
        }
        let act = kernel::pick(&game, &state, Seat(0), &mut rng).unwrap();
        game.play(&mut state, Seat(0), act, &mut rng, &mut log).unwrap();
    }
}

/// The desk shows what happened since the last decision, reports every year and counts the legacy, with texts in both languages.
#[test]
fn the_desk_tells_what_happened() {
    let texts = Texts::new(MrPresident::text_files()).unwrap();
    let (mut news, mut reports) = (0, 0);
    for seed in 0..8 {
        told_at_random(seed, 600, |game, state, acts, told| {
            for item in game.recent(state, acts, told.iter().map(|(after, event)| (*after, event))) {
                let mut said = Vec::new();
                match &item {
                    Item::Sheet(sheet) => {
                        news += 1;
                        said.push(&sheet.name);
                        said.extend(&sheet.lines);
                        assert!(sheet.lines.len() <= 9, "short enough to read: {sheet:?}");
                    }
                    Item::Grid(grid) => {
                        reports += usize::from(grid.name.key == "mrp-report");
                        said.push(&grid.name);
                        said.extend(&grid.columns);
                        said.extend(grid.rows.iter().flatten().filter_map(|cell| match cell {
                            Cell::Text(text) => Some(text),
                            _ => None,
                        }));
                        if grid.name.key == "mrp-report" {
                            let points = |row: &Vec<Cell>| match row[1] {
                                Cell::Number(n) => n,
                                _ => panic!("{row:?}"),
                            };
                            let (sum, parts) = grid.rows.split_last().unwrap();
                            assert_eq!(parts.iter().map(points).sum::<i32>(), points(sum), "{grid:?}");
                            assert!(
                                parts[5..].iter().all(|row| points(row) <= 0),
                                "what is taken off: {grid:?}"
                            );
                        }
                    }
                    other => panic!("{other:?}"),
                }
                for lang in Lang::ALL {
                    said.iter().for_each(|text| assert!(!texts.say(lang, text).is_empty()));
                }
            }
        });
    }
    assert!(news > 100 && reports > 0, "{news} news, {reports} reports");
}

/// At the end the points are listed by source, and one line of the list of legacies is marked.
#[test]
fn the_legacy_is_told_by_its_sources() {
    let mut points = 0;
    for seed in 0..8 {
        told_at_random(seed, 600, |game, state, acts, told| {
            let over = State { ending: Some(Ending::Way(0)), ..state.clone() };
            let items = game.recent(&over, acts, told.iter().map(|(after, event)| (*after, event)));
            let [Item::Grid(sources), Item::Grid(list)] = &items[..] else { panic!("{items:?}") };
            let number = |row: &Vec<Cell>| match row[1] {
                Cell::Number(n) | Cell::Signed(n) => n,
                _ => panic!("{row:?}"),
            };
            let (sum, parts) = sources.rows.split_last().unwrap();
            assert_eq!(parts.iter().map(number).sum::<i32>(), number(sum), "{sources:?}");
            points += parts.len();
            let is_mine =
                |row: &&Vec<Cell>| matches!(&row[0], Cell::Text(text) if text.key == "mrp-legacy-you");
            assert_eq!((list.rows.len(), list.rows.iter().filter(is_mine).count()), (18, 1));
        });
    }
    assert!(points > 0, "some points were won or lost");
}

/// How many of these terms the aide gets through, to the count of the legacy or to an automatic victory, and how all of them ended.
fn aide_gets_through(difficulty: Difficulty, terms: u64) -> (u64, BTreeMap<&'static str, u64>) {
    let game = MrPresident::new(&Options { difficulty, ..Options::default() }, 1).unwrap();
    // Only one term is examined: when the president can stop and score, he does.
    let stop: Act = "choose year-stop".parse().unwrap();
    let mut ends = BTreeMap::<&str, u64>::new();
    for term in 0..terms {
        let mut rng = FastRng::of_game(1800, term);
        let Ok(mut state) = game.start(&mut rng, &mut NoLog);
        let verdict = loop {
            match game.turn(&state) {
                Turn::Over(verdict) => break verdict,
                Turn::Decide(_) => {
                    let may_stop = kernel::check(&game, &state, Seat(0), stop).is_ok();
                    let aide =
                        || bots::choose(Level::Greedy, &game, &state, Seat(0), &mut FastRng::new(term));
                    let act = if may_stop { Some(stop) } else { aide() };
                    let Ok(()) =
                        game.play(&mut state, Seat(0), act.expect("somebody decides"), &mut rng, &mut NoLog);
                }
            }
        };
        *ends.entry(verdict.how).or_default() += 1;
    }
    let lost: u64 = ends.iter().filter(|(how, _)| how.starts_with("loss")).map(|(_, count)| count).sum();
    (terms - lost, ends)
}

/// The shares of docs/mr-president-balance.md over many terms, tested loosely over few.
#[test]
fn the_aide_gets_through_most_easier_terms() {
    let (through, ends) = aide_gets_through(Difficulty::Easier, 12);
    assert!(through * 10 >= 12 * 7, "{ends:?}");
}

/// About half of the terms; random play gets through three in a thousand.
#[test]
fn the_aide_gets_through_about_half_of_the_normal_terms() {
    let (through, ends) = aide_gets_through(Difficulty::Normal, 16);
    assert!((5..=14).contains(&through), "{through} of 16: {ends:?}");
}

/// Fewer than on NORMAL, but not none. The terms that are lost end in different ways.
#[test]
fn the_aide_gets_through_some_harder_terms() {
    let (through, ends) = aide_gets_through(Difficulty::Harder, 24);
    assert!((1..=10).contains(&through), "{through} of 24: {ends:?}");
    assert!(ends.len() >= 4, "{ends:?}");
}
