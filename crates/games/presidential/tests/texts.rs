//! Every word that a game can say exists in every language.

use std::collections::BTreeSet;

use kernel::laws::Lawful;
use kernel::{Fast, Game, Seat, Told, Turn, Viewer};
use presidential::{Event, Presidential};
use scene::laws::{self, texts_in};
use scene::{Lang, Shown, Texts};

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
    laws::both_languages_have_the_same_keys::<Presidential>();
}

#[test]
fn every_option_and_its_values_are_explained() {
    laws::every_option_and_its_values_are_explained::<Presidential>();
}
