//! Options: which playsheets know which, and decks of one's own to begin from.

use cdg_solo::{Options, Sheet, Solo};
use kernel::{Fast, Game, Mute, OptionKind, Seat, Turn, Viewer};
use scene::Shown;
use serde_json::{Value, json};

/// What is seen after some acts of a session, chosen by chance.
fn after_some_acts(options: &Options) -> String {
    let game = Solo::new(options, 1).unwrap();
    let mut rng = Fast::of_game(5, 1);
    let Ok(mut state) = game.start(&mut rng, &mut Mute);
    for _ in 0..60 {
        let Turn::Decide(seats) = game.turn(&state) else { break };
        let seat = seats.first().unwrap();
        let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
        let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut Mute);
    }
    serde_json::to_string(&game.picture(&state, Viewer::Seat(Seat(0)))).unwrap()
}

fn with(options: &Options, name: &str, value: Value) -> Options {
    let mut all = serde_json::to_value(options).unwrap();
    all[name] = value;
    serde_json::from_value(all).unwrap()
}

#[test]
fn g_2_an_option_that_a_playsheet_does_not_know_changes_nothing_there() {
    let mut tried = 0;
    for sheet in Sheet::ALL {
        let standard = Options { playsheet: sheet, ..Options::default() };
        let plain = after_some_acts(&standard);
        for spec in Solo::option_specs() {
            let only = Solo::only_with(spec.name, None);
            let Some((by, _)) = only.filter(|(_, sheets)| !sheets.contains(&sheet.facts().name)) else {
                continue;
            };
            assert_eq!(by, "playsheet");
            let values = match spec.kind {
                OptionKind::Number { min, max, .. } => vec![json!(min), json!(max)],
                OptionKind::Flag { default } => vec![json!(!default)],
                OptionKind::Choice { values, .. } if spec.name != "scenario" => {
                    values.iter().map(|value| json!(value)).collect()
                }
                _ => continue,
            };
            for value in values {
                let changed = with(&standard, spec.name, value.clone());
                // Turns that contradict each other are refused everywhere.
                if Solo::new(&changed, 1).is_ok() {
                    assert!(after_some_acts(&changed) == plain, "{sheet:?}: {} = {value}", spec.name);
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 200, "{tried}");
}

#[test]
fn g_30_a_scenario_is_offered_where_it_can_be_played() {
    let spec = Solo::option_specs().into_iter().find(|spec| spec.name == "scenario").unwrap();
    let OptionKind::Choice { values, .. } = spec.kind else { panic!("a choice") };
    for sheet in Sheet::ALL {
        let standard = Options { playsheet: sheet, ..Options::default() };
        for value in values {
            let can = Solo::new(&with(&standard, "scenario", json!(value)), 1).is_ok();
            let only = Solo::only_with("scenario", Some(value));
            let offered = only.is_none_or(|(_, sheets)| sheets.contains(&sheet.facts().name));
            assert_eq!(offered, can, "{sheet:?} {value}");
        }
    }
}

#[test]
fn g_31_every_playsheet_has_a_deck_to_begin_from_that_can_be_played_as_ones_own() {
    let blanks = Solo::blanks();
    assert_eq!(blanks.len(), Sheet::ALL.len());
    for blank in blanks {
        let options = json!({
            blank.with: blank.kind,
            blank.option: blank.text.lines().collect::<Vec<_>>(),
        });
        let options: Options = serde_json::from_value(options).unwrap();
        Solo::new(&options, 1).unwrap_or_else(|e| panic!("{}: {e:?}", blank.kind));
        let rows = (blank.rows)(blank.text);
        assert_eq!(rows[0], cdg_solo::COLUMNS);
        assert!(rows.len() > 10 && rows.iter().all(|row| row.len() == rows[0].len()), "{}", blank.kind);
    }
}
