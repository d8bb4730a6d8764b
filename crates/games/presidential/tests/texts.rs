//! Every word that a game can say exists in every language.

use std::collections::BTreeSet;

use kernel::laws::Lawful;
use kernel::{Fast, Game, Seat, Told, Turn, Viewer};
use presidential::{Event, Options, Presidential};
use scene::{Lang, Shown, Text, Texts};
use serde_json::Value;

/// All texts in a written scene or line.
fn texts_in(value: &Value, out: &mut Vec<Text>) {
    if value.is_object()
        && let Ok(text) = serde_json::from_value::<Text>(value.clone())
    {
        out.push(text);
        return;
    }
    match value {
        Value::Array(list) => list.iter().for_each(|v| texts_in(v, out)),
        Value::Object(map) => map.values().for_each(|v| texts_in(v, out)),
        _ => {}
    }
}

#[test]
fn whatever_happens_can_be_said_in_every_language() {
    let texts = Texts::new(Presidential::text_files()).unwrap();
    let mut said = BTreeSet::new();
    for number in 0..30 {
        let mut rng = Fast::of_game(5, number);
        let (options, seats) = Presidential::some_options(&mut rng);
        let game = Presidential::new(&options, seats).unwrap();
        let mut told: Vec<Told<Event>> = Vec::new();
        let Ok(mut state) = game.start(&mut rng, &mut told);
        let mut found = Vec::new();
        while let Turn::Decide(deciding) = game.turn(&state) {
            let seat = deciding.first().unwrap();
            let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
                if rng.below(20) == 0 {
                    texts_in(&serde_json::to_value(game.picture(&state, viewer)).unwrap(), &mut found);
                }
            }
            for seat in [Seat(0), Seat(1)] {
                if let Err(refusal) = game.check(&state, seat, game.some_act(&mut rng)) {
                    assert!(Presidential::rulebook().rule(&refusal.rule).is_some(), "{refusal}");
                    found.push(refusal.text);
                }
            }
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut told);
        }
        texts_in(&serde_json::to_value(game.picture(&state, Viewer::Spectator)).unwrap(), &mut found);
        for told in &told {
            let line = game.line(&told.event);
            let rule = line.rule.expect("every line has its rule");
            assert!(Presidential::rulebook().rule(rule).is_some(), "{rule}");
            found.push(line.text);
        }
        for text in found {
            for lang in Lang::ALL {
                texts.try_say(lang, &text).unwrap_or_else(|e| panic!("{e}: {text}"));
            }
            said.insert(text.key.to_string());
        }
    }
    // Random play meets nearly all of them.
    assert!(said.len() > 150, "{}", said.len());
}

#[test]
fn both_languages_have_the_same_keys() {
    let keys = |lang: Lang| -> BTreeSet<String> {
        let files = Presidential::text_files().iter().filter(|(l, _)| *l == lang);
        files
            .flat_map(|(_, file)| file.lines())
            .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()))
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned()))
            .collect()
    };
    assert_eq!(keys(Lang::En), keys(Lang::De));
}

#[test]
fn every_option_and_its_values_are_explained() {
    let texts = Texts::new(Presidential::text_files()).unwrap();
    for spec in Presidential::option_specs() {
        assert!(Presidential::rulebook().rule(spec.rule).is_some(), "{}", spec.rule);
        let mut keys = vec![
            format!("option-presidential-{}", spec.name),
            format!("option-presidential-{}-help", spec.name),
        ];
        if let kernel::OptionKind::Choice { values, .. } = spec.kind {
            keys.extend(values.iter().map(|value| format!("option-presidential-{}-{value}", spec.name)));
        }
        for key in keys {
            for lang in Lang::ALL {
                assert!(texts.has(lang, &key), "{lang}: {key}");
            }
        }
    }
    let written = serde_json::to_value(Options::default()).unwrap();
    let specs: BTreeSet<_> = Presidential::option_specs().iter().map(|spec| spec.name.to_owned()).collect();
    assert_eq!(written.as_object().unwrap().keys().cloned().collect::<BTreeSet<_>>(), specs);
}
