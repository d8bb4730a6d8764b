//! The chart shown after a roll, and what is shown before it.

use std::collections::BTreeMap;

use kernel::{Arg, FastRng, Game, NoLog, Seat, Told, Turn, Viewer};
use mr_president::{Act, Difficulty, Event, MrPresident, Options, RollView, Scenario, State, program};
use scene::{Chart, Choice, Item, Lang, Prompt, Shown};

use crate::common::{Desk, FirstDie};
use crate::kit::{english, say, scene};

fn charts(game: &MrPresident, state: &State) -> Vec<Chart> {
    let scene = game.picture(state, Viewer::Seat(Seat(0)));
    let items = scene.areas.into_iter().flat_map(|area| area.items);
    items
        .filter_map(|item| match item {
            Item::Chart(chart) => Some(chart),
            _ => None,
        })
        .collect()
}

/// The ranges of a chart as written; the row that was hit has a star.
fn ranges(chart: &Chart) -> Vec<String> {
    let word = |row: &scene::ChartRow| match &row.range.args[0].1 {
        Arg::Word(word) => format!("{word}{}", if row.hit { "*" } else { "" }),
        other => panic!("{other:?}"),
    };
    chart.rows.iter().map(word).collect()
}

/// Whether a range as written ("≤3", "4–5", "6", "7+", "—") contains this number.
fn has(range: &str, number: i32) -> bool {
    let parse = |text: &str| text.parse::<i32>().unwrap_or_else(|_| panic!("a range: {range}"));
    if range == "—" {
        false
    } else if let Some(high) = range.strip_prefix('≤') {
        number <= parse(high)
    } else if let Some(low) = range.strip_suffix('+') {
        number >= parse(low)
    } else if let Some((low, high)) = range.split_once('–') {
        (parse(low)..=parse(high)).contains(&number)
    } else {
        number == parse(range)
    }
}

/// The sum of a chart's modifiers that apply: within its cap, and the new player's modifier added after that.
fn bonus(chart: &Chart, state: &State) -> i32 {
    let roll = &program().rolls[usize::from(state.roll.roll.expect("it was rolled on"))];
    assert_eq!(chart.cap, roll.cap_up.map(i32::from));
    let applying = chart.modifiers.iter().filter(|modifier| modifier.applies);
    let (newcomer, others): (Vec<_>, Vec<_>) =
        applying.partition(|modifier| modifier.name.key == "mrp-newcomer");
    let mut sum: i32 = others.iter().map(|modifier| modifier.value).sum();
    sum = sum.min(chart.cap.unwrap_or(sum));
    sum = sum.max(roll.cap_down.map_or(sum, i32::from));
    sum + newcomer.iter().map(|modifier| modifier.value).sum::<i32>()
}

/// The row marked as hit is the only one whose range contains the total, regardless of changes since the roll. The total is the die plus
/// the modifiers shown. A face with a special effect has a row of its own, which takes precedence.
#[test]
fn the_total_lies_in_the_row_that_is_marked() {
    let sandbox = |difficulty, newcomer| Options { difficulty, newcomer, ..Options::default() };
    let tables = [
        sandbox(Difficulty::Easier, false),
        sandbox(Difficulty::Easier, true),
        sandbox(Difficulty::Harder, false),
        Options { scenario: Scenario::Y2017, ..Options::default() },
    ];
    let (mut seen, mut faults) = (0, Vec::new());
    for (number, options) in tables.iter().enumerate() {
        let game = MrPresident::new(options, 1).unwrap();
        for round in 0..12 {
            let mut rng = FastRng::of_game(1861 + number as u64, round);
            let Ok(mut state) = game.start(&mut rng, &mut NoLog);
            while let Turn::Decide(_) = game.turn(&state) {
                for mut chart in charts(&game, &state) {
                    let (natural, total) = chart.roll.expect("it was rolled on");
                    seen += 1;
                    if i32::from(natural) + bonus(&chart, &state) != total {
                        faults.push(format!("{}: {natural} with modifiers is {total}", chart.name.key));
                    }
                    if chart.rows.last().is_some_and(|row| row.range.key == "mrp-natural") {
                        let highest = chart.rows.pop().expect("there is a last one");
                        assert_eq!(highest.hit, natural == chart.sides, "{}", chart.name.key);
                        if highest.hit {
                            assert!(chart.rows.iter().all(|row| !row.hit), "{}", chart.name.key);
                            continue;
                        }
                    }
                    let is_true =
                        |range: &String| has(range.trim_end_matches('*'), total) == range.ends_with('*');
                    if !ranges(&chart).iter().all(is_true) {
                        faults.push(format!("{}: {total} in {:?}", chart.name.key, ranges(&chart)));
                    }
                }
                let act = kernel::pick(&game, &state, Seat(0), &mut rng).expect("somebody decides");
                let Ok(()) = game.play(&mut state, Seat(0), act, &mut rng, &mut NoLog);
            }
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(seen > 1000, "{seen} charts");
}

/// The first priority succeeds with up to 4, the sixth never.
#[test]
fn the_chart_of_the_focus_shows_the_range_of_its_priority() {
    let mut desk = Desk::blank();
    desk.set1("focus_rank", "f_economy", 1).dice(&[5]).run("D1", &["f_economy"]);
    let chart = &charts(&desk.game, &desk.state)[0];
    assert_eq!(ranges(chart), ["≤4", "5+*"]);
}

/// Ruling 25: in a US war the new player's modifier has a sign of its own and stands outside of the cap. It is listed with the others, and
/// the ranges are those of the rule; chart, log and question of a re-roll tell the same total.
#[test]
fn the_combat_chart_of_a_new_player_lists_the_modifier_and_keeps_its_ranges() {
    for (chart, ty) in [("WCT1_CG", "combined"), ("WCT1_AM", "air_missile"), ("WCT1_GW", "guerilla")] {
        for (us, newcomer, want) in [(1, 1, -1), (2, 1, 1), (1, 0, 0), (0, 1, 0)] {
            let mut desk = Desk::blank();
            desk.set("newcomer", newcomer).fill("unit_at", 0).fill("cap", 3).fill("war_first", 0);
            let kind = if us == 0 { "india_pakistan" } else { "us_insurgents" };
            desk.set1("war_kind", "w1", crate::common::of(kind))
                .set1("war_at", "w1", 3)
                .set1("war_us", "w1", us);
            desk.set1("war_type", "w1", crate::common::of(ty)).set1("war_named", "w1", us.max(1));
            desk.set1("war_att", "w1", 6).set1("war_def", "w1", 6);
            desk.dice(&[5, 5, 5, 5]).run(chart, &["w1"]);
            let rolled =
                desk.told.iter().find(|told| matches!(told.event, Event::Rolled(_))).expect("a roll");
            let Event::Rolled(view) = &rolled.event else { unreachable!() };
            let state = State { roll: **view, ..desk.state.clone() };
            let shown = charts(&desk.game, &state).into_iter().find(|chart| chart.columns.len() == 6);
            let shown = shown.unwrap_or_else(|| panic!("{chart} is shown"));
            let of_newcomer: Vec<i32> = shown
                .modifiers
                .iter()
                .filter(|modifier| modifier.name.key == "mrp-newcomer" && modifier.applies)
                .map(|modifier| modifier.value)
                .collect();
            assert_eq!(of_newcomer.iter().sum::<i32>(), want, "{chart}, US side {us}");
            assert_eq!(of_newcomer.len(), usize::from(want != 0), "{chart}, US side {us}");
            let plain: Vec<String> = ranges(&shown).iter().map(|range| range.replace('*', "")).collect();
            assert_eq!(plain, ["≤1", "2–4", "5–7", "8+"], "{chart}, US side {us}");
            let total = shown.roll.expect("it was rolled on").1;
            assert_eq!(total, 5 + bonus(&shown, &state), "{chart}, US side {us}");
            let hit = shown.rows.iter().position(|row| row.hit).expect("a row is hit");
            assert!(has(&plain[hit], total), "{chart}, US side {us}: {total} in {plain:?}");
            let line = english(&desk.game.line(&rolled.event).text);
            assert!(total == 5 || line.contains(&format!(" = {total}")), "{chart}, US side {us}: {line}");
        }
    }
}

/// A chart says where its numbers come from: the flipbook, another published part of the game, or our own design.
#[test]
fn a_chart_shows_its_origin() {
    for (name, args, origin, en, de) in [
        ("MIDTERMS", &[][..], "flipbook", "flipbook", "Flipbook"),
        ("D2", &[], "published", "published", "veröffentlicht"),
        ("SPLIT_HOUSE", &[], "house", "house", "Hausregel"),
    ] {
        let proc = program().procs.iter().find(|proc| proc.name == name).expect("a chart");
        assert_eq!(proc.origin, origin, "{name}");
        let mut desk = Desk::blank();
        desk.run_through(name, args, 3);
        let rolled = desk.told.iter().find_map(|told| match &told.event {
            Event::Rolled(view) if program().rolls[usize::from(view.roll?)].chart.is_some() => Some(**view),
            _ => None,
        });
        let state = State { roll: rolled.expect("it was rolled on"), ..desk.state.clone() };
        let shown = charts(&desk.game, &state).pop().expect("the chart is shown");
        assert_eq!(shown.origin.key, format!("mrp-origin-{origin}"), "{name}");
        assert_eq!(
            (say(Lang::En, &shown.origin), say(Lang::De, &shown.origin)),
            (en.to_owned(), de.to_owned())
        );
    }
    // No chart is without one.
    for roll in program().rolls.iter().filter(|roll| roll.chart.is_some()) {
        let proc = &program().procs[usize::from(roll.chart.expect("a chart"))];
        assert!(
            ["flipbook", "published", "house"].contains(&proc.origin),
            "{}: {:?}",
            proc.name,
            proc.origin
        );
    }
}

/// Effects of the roll itself do not move the rows.
#[test]
fn a_change_after_the_roll_leaves_the_rows_where_they_were() {
    let mut desk = Desk::blank();
    desk.set1("soe", "russia", 5).dice(&[2]).run("PEER_BUILD", &["russia", "0"]);
    let before = ranges(&charts(&desk.game, &desk.state)[0]);
    desk.set1("soe", "russia", 3);
    assert_eq!(ranges(&charts(&desk.game, &desk.state)[0]), before);
    assert_eq!(before, ["≤4*", "5+"]);
}

/// The modifiers of the roll that a choice leads to are shown before the roll, in the words of the chart.
#[test]
fn modifiers_are_shown_before_the_roll() {
    let (mut seen, mut with) = (0, 0);
    let game = MrPresident::new(&Options::default(), 1).unwrap();
    for round in 0..3 {
        let mut rng = FastRng::of_game(1933, round);
        let Ok(mut state) = game.start(&mut rng, &mut NoLog);
        while let Turn::Decide(_) = game.turn(&state) {
            let desk = Desk { game, state: state.clone(), told: Vec::new(), given: Default::default() };
            let act = kernel::pick(&game, &state, Seat(0), &mut rng).expect("somebody decides");
            let ahead = scene(&desk).prompt.choices.into_iter().find(|choice| choice.act == act.to_string());
            let ahead = ahead.expect("it may be chosen");
            let rolls = !ahead.outcomes.is_empty();
            let before = ahead.detail.filter(|_| rolls).map(|detail| english(&detail)).unwrap_or_default();
            let mut log: Vec<kernel::Told<mr_president::Event>> = Vec::new();
            let Ok(()) = game.play(&mut state, Seat(0), act, &mut rng, &mut log);
            let first = log.iter().find_map(|told| match &told.event {
                mr_president::Event::Rolled(view) => Some(**view),
                _ => None,
            });
            if let (true, Some(view), true) = (rolls, first, act != mr_president::Act::Reroll) {
                let p = mr_president::program();
                let roll = &p.rolls[usize::from(view.roll.unwrap())];
                seen += 1;
                for ((key, _), value) in roll.mods.iter().zip(view.mods).filter(|(_, value)| *value != 0) {
                    with += 1;
                    let name = english(&kernel::Text::new(p.key(*key).to_owned()));
                    let value = if value < 0 { format!("−{}", -value) } else { format!("+{value}") };
                    assert!(before.contains(&format!("{name} {value}")), "{act}: {name} {value} in {before}");
                }
            }
        }
    }
    assert!(seen > 50 && with > 50, "{seen} rolls, {with} modifiers");
}

/// Plays random games and calls `see` with each question before it is answered.
fn asked_at_random(seed: u64, rounds: u64, mut see: impl FnMut(&MrPresident, &State, &Prompt)) {
    for round in 0..rounds {
        let difficulty = [Difficulty::Easier, Difficulty::Normal, Difficulty::Harder][round as usize % 3];
        let game = MrPresident::new(&Options { difficulty, ..Options::default() }, 1).unwrap();
        let mut rng = FastRng::of_game(seed, round);
        let Ok(mut state) = game.start(&mut rng, &mut NoLog);
        while let Turn::Decide(_) = game.turn(&state) {
            see(&game, &state, &game.picture(&state, Viewer::Seat(Seat(0))).prompt);
            let act = kernel::pick(&game, &state, Seat(0), &mut rng).expect("somebody decides");
            let Ok(()) = game.play(&mut state, Seat(0), act, &mut rng, &mut NoLog);
        }
    }
}

/// The first roll that an answer leads to, if its die shows this face.
fn first_roll(game: &MrPresident, state: &State, choice: &Choice, face: u8) -> Option<RollView> {
    let act: Act = choice.act.parse().expect("it may be chosen");
    let mut chance = FirstDie { shows: Some(face), then: FastRng::new(1) };
    let mut log: Vec<Told<Event>> = Vec::new();
    let Ok(()) = game.play(&mut state.clone(), Seat(0), act, &mut chance, &mut log);
    log.iter().find_map(|told| match &told.event {
        Event::Rolled(view) => Some(**view),
        _ => None,
    })
}

/// A die that is rolled only after the question is finished does not depend on the answer, so no chances are shown: signing a bill without
/// a die of its own, placing focused intelligence, the focus on the press, introducing a bill.
#[test]
fn an_answer_without_a_die_of_its_own_shows_no_chances() {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    asked_at_random(1969, 12, |game, state, prompt| {
        let key = prompt.question.key.to_string();
        for choice in &prompt.choices {
            let place = format!("{key}: {}", choice.act);
            let without = match &*key {
                // Some bills roll for their consequences.
                "mrp-ask-dom-sign" if choice.act == "choose dom-sign" && !choice.outcomes.is_empty() => {
                    let roll = first_roll(game, state, choice, 1).expect("it was foretold").roll.unwrap();
                    let proc = program().procs[usize::from(program().rolls[usize::from(roll)].proc)].name;
                    assert!(["law_good", "D5_health"].contains(&proc), "{place} shows {proc}");
                    false
                }
                "mrp-ask-dom-sign"
                | "mrp-ask-wor-fni-place"
                | "mrp-ask-dom-press"
                | "mrp-ask-dom-introduce" => true,
                _ => false,
            };
            if without {
                assert!(
                    choice.outcomes.is_empty() && choice.odds.is_none(),
                    "{place}: {:?}",
                    choice.outcomes
                );
                *seen.entry(place.split(" pick ").next().unwrap_or_default().to_owned()).or_default() += 1;
            }
        }
    });
    for key in ["mrp-ask-dom-sign: choose dom-sign", "mrp-ask-dom-sign: choose dom-veto"] {
        assert!(seen.contains_key(key), "no {key} in {seen:?}");
    }
    for key in ["mrp-ask-dom-press: choose dom-press-pa", "mrp-ask-wor-fni-place:", "mrp-ask-dom-introduce:"]
    {
        assert!(seen.contains_key(key), "no {key} in {seen:?}");
    }
}

/// The chances shown before a roll match what the faces of its die do.
#[test]
fn the_chances_are_those_of_the_die() {
    let (mut seen, mut charts) = (0, BTreeMap::<String, usize>::new());
    asked_at_random(1979, 9, |game, state, prompt| {
        for choice in prompt.choices.iter().filter(|one| !one.outcomes.is_empty() && one.act != "reroll") {
            let roll = |face| first_roll(game, state, choice, face).expect("it was foretold");
            let number = roll(1).roll.expect("a roll");
            // A few samples of each chart are enough.
            let times = charts.entry(format!("{number}")).or_default();
            *times += 1;
            if *times > 12 {
                continue;
            }
            seen += 1;
            let sides = program().rolls[usize::from(number)].sides;
            let last = choice.outcomes.last().filter(|outcome| outcome.text.key == "mrp-natural-does");
            let mut rows: BTreeMap<u8, u16> = BTreeMap::new();
            for face in 1..=sides - u8::from(last.is_some()) {
                let view = roll(face);
                assert_eq!((view.roll, view.natural), (Some(number), face), "{}", choice.act);
                *rows.entry(view.row).or_default() += 1;
            }
            let mut want: Vec<u16> = rows.values().map(|faces| faces * 1000 / u16::from(sides)).collect();
            want.extend(last.map(|_| 1000 / u16::from(sides)));
            let shown: Vec<u16> = choice.outcomes.iter().map(|outcome| outcome.odds).collect();
            assert_eq!(shown, want, "{:?}: {}", prompt.question, choice.act);
        }
    });
    assert!(seen > 100 && charts.len() > 20, "{seen} choices, {} charts", charts.len());
}

/// Improving Alignment and travelling there: a natural 10 is Trending Anti-US, whether or not the check passes.
#[test]
fn a_natural_10_is_an_outcome_and_a_row_of_its_own() {
    for (action, highest, align) in [
        ("alignment", "mrp-highest-alignment", 5),
        ("alignment", "mrp-highest-alignment", 8),
        ("trip", "mrp-highest-trip", 5),
    ] {
        let mut desk = Desk::blank();
        desk.set1("align", "africa", align)
            .set("pp", 9)
            .set_trend("align", Some("africa"), 0)
            .run(action, &[]);
        let choice = scene(&desk).prompt.choices.into_iter().find(|choice| choice.act == "pick africa");
        let outcomes = choice.expect("Africa may be picked").outcomes;
        let last = outcomes.last().expect("it is a roll");
        assert!(format!("{:?}", last.text).contains(highest), "{last:?}");
        assert_eq!((last.odds, last.tone), (100, -1));
        assert_eq!(english(&last.text), "natural 10: Trending Anti-US");
        assert_eq!(outcomes.iter().map(|outcome| outcome.odds).sum::<u16>(), 1000);
        desk.dice(&[10]).act("pick africa");
        assert_eq!((desk.get1("align", "africa"), desk.trend("align", Some("africa"))), (align, -1));
        let chart = charts(&desk.game, &desk.state).pop().expect("the check is shown");
        let hit: Vec<_> = chart.rows.iter().filter(|row| row.hit).collect();
        assert_eq!((hit.len(), english(&hit[0].range)), (1, "natural 10".to_owned()));
        assert_eq!(english(&hit[0].cells[0]), "Trending Anti-US");
    }
}
