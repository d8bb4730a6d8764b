//! Every text that a game can show exists in every language.

use std::collections::BTreeSet;

use bots::Level;
use idiot::{Idiot, printed};
use kernel::laws::Lawful;
use kernel::{FastRng, Game, NoLog, Turn, Viewer};
use scene::laws;
use scene::{Lang, Shown, Text, Texts};

/// Collects the keys of a text and of all texts inside it.
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
    for number in 0..50 {
        let mut rng = FastRng::of_game(5, number);
        let (options, seats) = Idiot::some_options(&mut rng);
        let game = Idiot::new(&options, seats).unwrap();
        // Every other game is played by greedy bots, which reach rarer situations.
        let level = [Level::Random, Level::Greedy][number as usize % 2];
        let found =
            laws::whatever_happens_can_be_said(&game, &texts, &mut rng, 20, |game, state, seat, rng| {
                bots::choose(level, game, state, seat, rng).unwrap()
            });
        found.iter().for_each(|text| keys_of(text, &mut said));
    }
    // Play covers nearly all texts; tests of single rules and of hints cover the rest.
    let own =
        include_str!("../texts/en.ftl").lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let unsaid: Vec<_> = own
        .filter(|key| {
            key.starts_with("fip-")
                && !key.starts_with("fip-pile")
                && !key.starts_with("fip-why")
                && !said.contains(*key)
        })
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

/// All text printed on cards exists, even for cards that no random game came across.
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

#[test]
fn fip_31_every_class_of_a_hey_honey_can_be_looked_up() {
    use atlas::states::StateSet;
    let texts = scene::Texts::new(Idiot::text_files()).unwrap();
    let classes = Idiot::place_classes();
    let honeys = &idiot::printed().honeys;
    assert_eq!(classes.len(), honeys.len());
    for (class, card) in classes.iter().zip(honeys) {
        let states: StateSet = class.places.iter().map(|place| place.spot.id().parse().unwrap()).collect();
        assert_eq!(states, card.states, "{}", card.number);
        for lang in scene::Lang::ALL {
            assert_eq!(texts.say(lang, &class.name), card.class.get(lang));
            assert!(texts.try_say(lang, &class.listed()).is_ok());
        }
    }
    let game = Idiot::new(&Default::default(), 3).unwrap();
    let Ok(state) = game.start(&mut FastRng::new(1), &mut kernel::NoLog);
    let scene = game.picture(&state, kernel::Viewer::Spectator);
    let listed = scene.areas.iter().flat_map(|area| &area.items).find_map(|item| match item {
        scene::Item::Classes(listed) => Some(&listed.classes),
        _ => None,
    });
    assert_eq!(listed, Some(&classes), "beside the map");
}

/// Dice are rolled, turned and placed; cards are drawn and discarded. The texts of either language must not mix this up.
#[test]
fn no_text_calls_dice_cards() {
    const OF_DICE: [&str; 24] = [
        "fip-ask-roll",
        "fip-ask-lying",
        "fip-ask-one",
        "fip-ask-second",
        "fip-ask-turn",
        "fip-asked-lying",
        "fip-asked-second",
        "fip-stake-dice",
        "fip-do-roll",
        "fip-do-all",
        "fip-do-place",
        "fip-do-turn",
        "fip-group-t",
        "fip-no-own",
        "fip-no-die",
        "fip-no-side",
        "fip-no-turn",
        "fip-no-all",
        "fip-no-room",
        "fip-no-single",
        "fip-log-dice",
        "fip-log-rolled",
        "fip-log-placed",
        "coach-fip-ask-roll",
    ];
    for lang in Lang::ALL {
        let card = match lang {
            Lang::En => "card",
            Lang::De => "karte",
        };
        let mut about_dice = 0;
        let mut key = "";
        for line in Idiot::text_files().iter().filter(|file| file.0 == lang).flat_map(|file| file.1.lines()) {
            // Indented lines continue the text of the previous key.
            if let Some((next, _)) = line.split_once(" = ").filter(|_| !line.starts_with(' ')) {
                key = next;
            }
            if OF_DICE.iter().any(|start| key.starts_with(start)) {
                about_dice += 1;
                assert!(!line.to_lowercase().contains(card), "{lang}: {line}");
            }
        }
        assert!(about_dice > 30, "{lang}: {about_dice}");
    }
}

/// "Two dice or all of one number" was once translated as if cards were placed.
#[test]
fn dice_that_are_rolled_turned_and_placed_are_never_called_cards() {
    let texts = Texts::new(Idiot::text_files()).unwrap();
    let mut met = BTreeSet::new();
    for number in 0..20 {
        let mut rng = FastRng::of_game(6, number);
        let (options, seats) = Idiot::some_options(&mut rng);
        let game = Idiot::new(&options, seats).unwrap();
        let Ok(mut state) = game.start(&mut rng, &mut NoLog);
        while let Turn::Decide(deciding) = game.turn(&state) {
            let seat = deciding.first().unwrap();
            let prompt = game.picture(&state, Viewer::Seat(seat)).prompt;
            let verbs: BTreeSet<&str> =
                prompt.choices.iter().filter_map(|choice| choice.act.split(' ').next()).collect();
            if verbs.iter().all(|verb| ["roll", "turn", "place", "all"].contains(verb)) {
                met.extend(verbs.iter().map(|verb| (*verb).to_owned()));
                let choices =
                    prompt.choices.iter().flat_map(|choice| [Some(&choice.label), choice.detail.as_ref()]);
                for text in
                    [Some(&prompt.question), prompt.detail.as_ref()].into_iter().chain(choices).flatten()
                {
                    for (lang, card) in [(Lang::En, "card"), (Lang::De, "karte")] {
                        let said = without_titles(&texts.try_say(lang, text).unwrap());
                        assert!(!said.to_lowercase().contains(card), "{said}");
                    }
                }
            }
            let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
        }
    }
    assert_eq!(met.into_iter().collect::<Vec<_>>(), ["all", "place", "roll", "turn"]);
}

/// Removes headlines: they are in quotes and may be about anything.
fn without_titles(said: &str) -> String {
    let mut depth = 0;
    let outside = |letter: &char| {
        match letter {
            '“' if depth > 0 => depth = 0,
            '„' | '“' => depth = 1,
            '”' => depth = 0,
            _ => return depth == 0,
        }
        false
    };
    said.chars().filter(outside).collect()
}
