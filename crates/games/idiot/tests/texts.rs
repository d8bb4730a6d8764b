//! Every word that a game can say exists in every language.

use std::collections::BTreeSet;

use bots::Level;
use idiot::{Event, Idiot, printed};
use kernel::laws::Lawful;
use kernel::{Fast, Game, Seat, Told, Turn, Viewer};
use scene::laws::{self, texts_in};
use scene::{Lang, Shown, Text, Texts};

/// The keys of a text and of all texts in it.
fn keys_of(text: &Text, out: &mut BTreeSet<String>) {
    out.insert(text.key.to_string());
    for (_, arg) in &text.args {
        match arg {
            scene::Arg::Text(text) => keys_of(text, out),
            scene::Arg::List(list) => list.iter().for_each(|text| keys_of(text, out)),
            scene::Arg::Number(_) | scene::Arg::Word(_) => {}
        }
    }
}

#[test]
fn whatever_happens_can_be_said_in_every_language() {
    let texts = Texts::new(Idiot::text_files()).unwrap();
    let mut said = BTreeSet::new();
    for number in 0..40 {
        let mut rng = Fast::of_game(5, number);
        let (options, seats) = Idiot::some_options(&mut rng);
        let game = Idiot::new(&options, seats).unwrap();
        let viewers: Vec<_> = (0..seats).map(|n| Viewer::Seat(Seat(n))).chain([Viewer::Spectator]).collect();
        let mut told: Vec<Told<Event>> = Vec::new();
        let Ok(mut state) = game.start(&mut rng, &mut told);
        let mut found = Vec::new();
        while let Turn::Decide(deciding) = game.turn(&state) {
            let seat = deciding.first().unwrap();
            // Every other game is played by bots that know what they want, and so come to rarer places.
            let level = [Level::Random, Level::Greedy][number as usize % 2];
            let act = bots::choose(level, &game, &state, seat, &mut rng).unwrap();
            for &viewer in &viewers {
                if rng.below(20) == 0 {
                    texts_in(&serde_json::to_value(game.picture(&state, viewer)).unwrap(), &mut found);
                }
            }
            for seat in (0..seats).map(Seat) {
                if let Err(refusal) = game.check(&state, seat, game.some_act(&mut rng)) {
                    assert!(Idiot::rulebook().rule(&refusal.rule).is_some(), "{refusal}");
                    found.push(refusal.text);
                }
            }
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut told);
        }
        texts_in(&serde_json::to_value(game.picture(&state, Viewer::Spectator)).unwrap(), &mut found);
        for told in &told {
            let line = game.line(&told.event);
            let rule = line.rule.expect("every line has its rule");
            assert!(Idiot::rulebook().rule(rule).is_some(), "{rule}");
            found.push(line.text);
        }
        for text in found {
            for lang in Lang::ALL {
                texts.try_say(lang, &text).unwrap_or_else(|e| panic!("{e}: {text}"));
            }
            keys_of(&text, &mut said);
        }
    }
    // Play meets nearly all of them; tests of single rules say the rest.
    let own =
        include_str!("../texts/en.ftl").lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let unsaid: Vec<_> = own
        .filter(|key| key.starts_with("fip-") && !key.starts_with("fip-pile") && !said.contains(*key))
        .collect();
    assert!(unsaid.len() < 25, "{unsaid:?}");
}

#[test]
fn both_languages_have_the_same_keys() {
    laws::both_languages_have_the_same_keys::<Idiot>();
}

#[test]
fn every_option_and_its_values_are_explained() {
    laws::every_option_and_its_values_are_explained::<Idiot>();
}

/// Whatever is printed on a card is said, also where no random game came across it.
#[test]
fn every_card_has_its_words() {
    let texts = Texts::new(Idiot::text_files()).unwrap();
    let cards = printed();
    let mut keys: Vec<String> =
        cards.headlines.iter().map(|c| format!("fip-headline-{}", c.number)).collect();
    for card in &cards.honeys {
        keys.extend(["", "-flavour", "-class"].map(|part| format!("fip-honey-{}{part}", card.number)));
    }
    for (kind, count) in [("character", 6), ("attribute", 12), ("type", 12), ("group", 6)] {
        for number in 1..=count {
            keys.extend(["", "-flavour"].map(|part| format!("fip-{kind}-{number}{part}")));
        }
    }
    for key in keys {
        for lang in Lang::ALL {
            assert!(texts.has(lang, &key), "{lang}: {key}");
        }
    }
    for card in &cards.headlines {
        for lang in Lang::ALL {
            texts.try_say(lang, &card.text()).unwrap();
        }
    }
}
