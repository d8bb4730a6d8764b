//! Every word that a session can say exists in every language, and every rule that is cited exists.

use std::collections::BTreeSet;

use cdg_solo::{Event, Question, Sheet, Solo};
use kernel::laws::Lawful;
use kernel::{Fast, Game, Seat, Told, Turn, Viewer};
use scene::laws::{self, texts_in};
use scene::{Lang, Shown, Text, Texts};
use serde_json::Value;

fn rules_in(value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|v| rules_in(v, out)),
        Value::Object(map) => {
            if let Some(rule) = map.get("rule").and_then(Value::as_str) {
                out.insert(rule.to_owned());
            }
            map.values().for_each(|v| rules_in(v, out));
        }
        _ => {}
    }
}

#[test]
fn g_22_whatever_happens_can_be_said_in_every_language() {
    let texts = Texts::new(Solo::text_files()).unwrap();
    let mut said = BTreeSet::new();
    for number in 0..90 {
        let mut rng = Fast::of_game(5, number);
        let sheet = Sheet::ALL[number as usize % 9];
        let options = Solo::options_for(sheet, &mut rng);
        let game = Solo::new(&options, 1).unwrap();
        let mut told: Vec<Told<Event>> = Vec::new();
        let Ok(mut state) = game.start(&mut rng, &mut told);
        let mut found = Vec::new();
        let mut rules = BTreeSet::new();
        let mut look = |game: &Solo, state: &_, found: &mut Vec<Text>| {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                let written = serde_json::to_value(game.picture(state, viewer)).unwrap();
                texts_in(&written, found);
                rules_in(&written, &mut rules);
            }
        };
        while let Turn::Decide(deciding) = game.turn(&state) {
            let seat = deciding.first().unwrap();
            let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
            if rng.below(4) == 0 {
                look(&game, &state, &mut found);
            }
            if let Err(refusal) = game.check(&state, seat, game.some_act(&mut rng)) {
                assert!(Solo::rulebook().rule(&refusal.rule).is_some(), "{refusal}");
                found.push(refusal.text);
            }
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut told);
        }
        look(&game, &state, &mut found);
        for told in &told {
            let line = game.line(&told.event);
            let rule = line.rule.expect("every line has its rule");
            assert!(Solo::rulebook().rule(rule).is_some(), "{rule}");
            found.push(line.text);
        }
        for rule in rules {
            assert!(Solo::rulebook().rule(&rule).is_some(), "{rule}");
        }
        for text in found {
            for lang in Lang::ALL {
                texts.try_say(lang, &text).unwrap_or_else(|e| panic!("{e}: {text}"));
            }
            said.insert(text.key.to_string());
        }
    }
    assert!(said.len() > 120, "{}", said.len());
}

#[test]
fn every_question_has_words_and_a_rule() {
    let texts = Texts::new(Solo::text_files()).unwrap();
    for question in Question::ALL {
        assert!(Solo::rulebook().rule(question.rule()).is_some(), "{question:?}");
        for lang in Lang::ALL {
            for key in [format!("solo-ask-{}", question.word()), format!("solo-ask-{}-help", question.word())]
            {
                assert!(texts.has(lang, &key), "{lang}: {key}");
            }
        }
    }
}

#[test]
fn every_fault_of_a_deck_has_words() {
    let texts = Texts::new(Solo::text_files()).unwrap();
    let faults = [
        "header", "missing", "columns", "quote", "number", "twice", "title", "side", "deck", "value", "kind",
        "stage", "after", "copies", "few", "long",
    ];
    for fault in faults {
        for lang in Lang::ALL {
            assert!(texts.has(lang, &format!("solo-deck-{fault}")), "{lang}: {fault}");
        }
    }
}

#[test]
fn both_languages_have_the_same_keys() {
    laws::both_languages_have_the_same_keys::<Solo>();
}

#[test]
fn every_option_and_its_values_are_explained() {
    laws::every_option_and_its_values_are_explained::<Solo>();
}
