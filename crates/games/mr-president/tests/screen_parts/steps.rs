//! The turn track and the briefings.

use std::collections::BTreeSet;

use kernel::{FastRng, Game, NoLog, Seat, Text, Turn, Viewer};
use mr_president::{Difficulty, MrPresident, Options, State, program};
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
