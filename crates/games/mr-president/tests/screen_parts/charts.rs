//! The chart that is shown after a roll, and what is shown before it.

use kernel::{Arg, Fast, Game, Mute, Seat, Turn, Viewer};
use mr_president::{Difficulty, MrPresident, Options, Scenario, State};
use scene::{Chart, Item};

use crate::common::Desk;
use crate::kit::{english, scene};

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

/// The ranges of a chart as they are written, the one that was hit with a star.
fn ranges(chart: &Chart) -> Vec<String> {
    let word = |row: &scene::ChartRow| match &row.range.args[0].1 {
        Arg::Word(word) => format!("{word}{}", if row.hit { "*" } else { "" }),
        other => panic!("{other:?}"),
    };
    chart.rows.iter().map(word).collect()
}

/// Whether a range as it is written ("≤3", "4–5", "6", "7+", "—") has this number in it.
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

/// The row that is marked as hit is the only one whose range has the total in it, whatever happened since the die fell.
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
            let mut rng = Fast::of_game(1861 + number as u64, round);
            let Ok(mut state) = game.start(&mut rng, &mut Mute);
            while let Turn::Decide(_) = game.turn(&state) {
                for chart in charts(&game, &state) {
                    let total = chart.roll.expect("it was rolled on").1;
                    seen += 1;
                    let is_true =
                        |range: &String| has(range.trim_end_matches('*'), total) == range.ends_with('*');
                    if !ranges(&chart).iter().all(is_true) {
                        faults.push(format!("{}: {total} in {:?}", chart.name.key, ranges(&chart)));
                    }
                }
                let act = kernel::pick(&game, &state, Seat(0), &mut rng).expect("somebody decides");
                let Ok(()) = game.play(&mut state, Seat(0), act, &mut rng, &mut Mute);
            }
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(seen > 1000, "{seen} charts");
}

/// The first priority succeeds up to 4, the sixth not at all.
#[test]
fn the_chart_of_the_focus_shows_the_range_of_its_priority() {
    let mut desk = Desk::blank();
    desk.set1("focus_rank", "f_economy", 1).dice(&[5]).run("D1", &["f_economy"]);
    let chart = &charts(&desk.game, &desk.state)[0];
    assert_eq!(ranges(chart), ["≤4", "5+*"]);
}

/// What the die did itself does not move the rows.
#[test]
fn a_change_after_the_roll_leaves_the_rows_where_they_were() {
    let mut desk = Desk::blank();
    desk.set1("soe", "russia", 5).dice(&[2]).run("PEER_BUILD", &["russia", "0"]);
    let before = ranges(&charts(&desk.game, &desk.state)[0]);
    desk.set1("soe", "russia", 3);
    assert_eq!(ranges(&charts(&desk.game, &desk.state)[0]), before);
    assert_eq!(before, ["≤4*", "5+"]);
}

/// What counts in the roll that a choice leads to is told before it, in the words of the chart.
#[test]
fn modifiers_are_shown_before_the_roll() {
    let (mut seen, mut with) = (0, 0);
    let game = MrPresident::new(&Options::default(), 1).unwrap();
    for round in 0..3 {
        let mut rng = Fast::of_game(1933, round);
        let Ok(mut state) = game.start(&mut rng, &mut Mute);
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
