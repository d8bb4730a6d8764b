//! The turn track and the briefings.

use std::collections::BTreeSet;

use kernel::{FastRng, Game, NoLog, Seat, Text, Turn, Viewer};
use mr_president::{Difficulty, Ending, Event, MrPresident, Options, Scenario, State, program};
use scene::{Item, Lang, Shown, Steps, Texts, When};

use crate::common::Desk;

fn track(game: &MrPresident, state: &State) -> Steps {
    let areas = game.picture(state, Viewer::Seat(Seat(0))).areas;
    let found = areas.into_iter().flat_map(|area| area.items).find_map(|item| match item {
        Item::Steps(steps) => Some(steps),
        _ => None,
    });
    found.expect("there is a turn track")
}

/// The name of the current step.
fn name_of_step(state: &State) -> Text {
    let key = program().steps[usize::from(state.step)].key.replace('_', "-");
    match key.strip_prefix("consequence-") {
        Some(number) => Text::new(format!("mrp-consequence-{number}")),
        None => Text::new(format!("mrp-step-{key}")),
    }
}

/// Skipped steps are shown as skipped, and played ones as done: in year 1 there is no State of the Union and no impact of the economy,
/// and a further chit is drawn only after one with a plus.
#[test]
fn steps_that_were_passed_over_are_not_shown_as_done() {
    let p = program();
    let (mut done, mut skipped) = (BTreeSet::new(), BTreeSet::new());
    for round in 0..12 {
        let easier = Options { difficulty: Difficulty::Easier, ..Options::default() };
        let game = MrPresident::new(&easier, 1).unwrap();
        let mut rng = FastRng::of_game(1901, round);
        let Ok(mut state) = game.start(&mut rng, &mut NoLog);
        let mut begun: BTreeSet<usize> = BTreeSet::new();
        while let Turn::Decide(_) = game.turn(&state) {
            let shown = track(&game, &state);
            let now: Vec<_> = shown
                .groups
                .iter()
                .flat_map(|group| &group.steps)
                .filter(|view| view.when == When::Now)
                .collect();
            assert_eq!(now.len(), 1, "at {}", state.step);
            assert_eq!(now[0].name, name_of_step(&state), "the step that is played");
            if usize::from(state.step) >= p.year {
                let views = shown.groups.iter().flat_map(|group| &group.steps);
                for (n, view) in (p.year..).zip(views) {
                    if n < usize::from(state.step) {
                        let want = if begun.contains(&n) { When::Done } else { When::Skipped };
                        assert_eq!(view.when, want, "{} at {}", p.steps[n].key, state.step);
                        match want {
                            When::Done => done.insert(p.steps[n].key),
                            _ => skipped.insert(p.steps[n].key),
                        };
                    }
                }
            }
            let act = kernel::pick(&game, &state, Seat(0), &mut rng).expect("somebody decides");
            let mut log: Vec<kernel::Told<mr_president::Event>> = Vec::new();
            let Ok(()) = game.play(&mut state, Seat(0), act, &mut rng, &mut log);
            for told in log {
                if let mr_president::Event::Step { step, .. } = told.event {
                    if usize::from(step) == p.year {
                        begun.clear();
                    }
                    begun.insert(usize::from(step));
                }
            }
        }
    }
    for key in ["sotu", "economy", "chit_again", "chit_third"] {
        assert!(skipped.contains(key), "{key} was never passed over: {skipped:?}");
    }
    assert!(done.contains("chit_again") && done.contains("sotu"), "{done:?}");
}

/// Drawn only after a chit with a plus.
const FURTHER_CHITS: [&str; 2] = ["mrp-step-chit-again", "mrp-step-chit-third"];

/// A number of a var without index.
fn cell(var: &str) -> usize {
    usize::from(program().var(var).base)
}

/// At the end of a year: what keeps the president in office, and is too little for an automatic victory.
fn keep_in_office(state: &mut State) {
    for (var, value) in [("pa", 18), ("rwc", 6), ("mr", 6), ("hs", 6), ("pr", 6), ("dc", 0), ("ldi", 0)] {
        state.cells[cell(var)] = value;
    }
}

/// Plays a year at random, year 1 by default, and compares what the turn track showed ahead with what came. Tells (step, whether it came)
/// of all steps that were shown ahead; None if the year was not played to its end.
fn year_played(options: &Options, year: Option<i16>, seed: u64) -> Option<BTreeSet<(String, bool)>> {
    let p = program();
    let game = MrPresident::new(options, 1).unwrap();
    let mut rng = FastRng::of_game(1908, seed);
    let Ok(mut state) = game.start(&mut rng, &mut NoLog);
    let mut year = year;
    let (mut foretold, mut begun) = (BTreeSet::new(), BTreeSet::new());
    while let Turn::Decide(_) = game.turn(&state) {
        if usize::from(state.step) >= p.year {
            if let Some(year) = year.take() {
                state.cells[cell("turn")] = year;
            }
            for group in track(&game, &state).groups {
                let ahead =
                    group.steps.iter().filter(|view| matches!(view.when, When::Ahead | When::Skipped));
                // Whether a further chit comes is open until the one before is drawn.
                let known = ahead.filter(|view| !FURTHER_CHITS.contains(&&*view.name.key));
                foretold.extend(
                    known.map(|view| {
                        (format!("{:?} {}", group.name, view.name.key), view.when == When::Ahead)
                    }),
                );
            }
        }
        if p.steps[usize::from(state.step)].key == "clean_up" {
            keep_in_office(&mut state);
        }
        let act = kernel::pick(&game, &state, Seat(0), &mut rng).expect("somebody decides");
        let mut log: Vec<kernel::Told<Event>> = Vec::new();
        let Ok(()) = game.play(&mut state, Seat(0), act, &mut rng, &mut log);
        let steps = log.iter().filter_map(|told| match told.event {
            Event::Step { step, .. } => Some(step),
            _ => None,
        });
        let mut is_over = matches!(state.ending, Some(Ending::Way(_)));
        for step in steps {
            // The next year begins.
            is_over |= usize::from(step) == p.year && !begun.is_empty();
            if !is_over || state.ending.is_some() {
                let phase = p.steps[usize::from(step)].phase;
                let phase = Text::new(format!("mrp-phase-{}", phase.strip_prefix('p').unwrap_or(phase)));
                let name = name_of_step(&State { step, ..state.clone() });
                begun.insert(format!("{phase:?} {}", name.key));
            }
        }
        if is_over {
            for (step, comes) in &foretold {
                assert_eq!(begun.contains(step), *comes, "{step}, seed {seed}");
            }
            return Some(foretold);
        }
    }
    None
}

/// A step ahead is shown as skipped only if it will be passed over, and as ahead only if it will come: the midterms in years 2 and 6,
/// re-election and legacy in year 4, the legacy in year 8.
#[test]
fn steps_ahead_are_those_that_will_come() {
    let easier = Options { difficulty: Difficulty::Easier, ..Options::default() };
    let votes = ["midterms", "re-election", "legacy"];
    for year in 1..=8 {
        let want = match year {
            2 | 6 => [true, false, false],
            4 => [false, true, true],
            8 => [false, false, true],
            _ => [false; 3],
        };
        let played: Vec<_> =
            (0..12).filter_map(|seed| year_played(&easier, Some(year), seed)).take(1).collect();
        assert_eq!(played.len(), 1, "year {year} was played to its end");
        for (vote, comes) in votes.iter().zip(want) {
            let is_shown = |comes| {
                played.iter().all(|steps| {
                    steps
                        .iter()
                        .any(|(step, said)| step.ends_with(&format!("mrp-step-{vote}")) && *said == comes)
                })
            };
            assert!(is_shown(comes) && !is_shown(!comes), "{vote} in year {year}");
        }
    }
    // One year, which ends with the election; its Legacy is not counted.
    let last = Options { scenario: Scenario::Y2020, ..Options::default() };
    let played = (0..20).find_map(|seed| year_played(&last, None, seed)).expect("it was played to its end");
    assert!(
        played.iter().any(|(step, comes)| step.ends_with("mrp-step-re-election") && *comes),
        "{played:?}"
    );
}

/// What clean_up decides is what the turn track says of the year.
#[test]
fn the_vote_ahead_is_the_one_that_the_clean_up_decides() {
    for turn in 1..=8 {
        let mut desk = Desk::normal();
        desk.set("turn", turn).run_through("clean_up", &[], 1);
        assert_eq!(desk.get("vote"), program().constant("vote_ahead", turn), "year {turn}");
    }
}

/// Every step of the year has three lines of briefing: what happens, what can be done, what the risks are.
#[test]
fn every_step_has_a_briefing() {
    let texts = Texts::new(MrPresident::text_files()).unwrap();
    let p = program();
    let mut missing = Vec::new();
    for (n, step) in p.steps.iter().enumerate() {
        let desk = Desk { state: State { step: n as u8, ..Desk::normal().state }, ..Desk::normal() };
        let areas = desk.game.picture(&desk.state, Viewer::Seat(Seat(0))).areas;
        let briefing = areas.into_iter().flat_map(|area| area.items).find_map(|item| match item {
            Item::Sheet(sheet) if sheet.name.key == "mrp-briefing" => Some(sheet.lines.len()),
            _ => None,
        });
        assert_eq!(briefing, Some(3), "{} is shown with its briefing", step.key);
        for part in ["what", "can", "threat"] {
            let key = format!("mrp-step-{}-{part}", step.key.replace('_', "-"));
            missing.extend(Lang::ALL.iter().filter(|lang| !texts.has(**lang, &key)).map(|_| key.clone()));
        }
    }
    missing.dedup();
    assert!(missing.is_empty(), "{missing:?}");
}
