//! Every text that a session can show exists in every language, and every cited rule exists.

use std::collections::BTreeSet;

use cdg_solo::{Options, Question, Scenario, Sheet, Solo};
use kernel::{FastRng, Game};
use scene::laws;
use scene::{Lang, Shown, Texts};
use serde_json::json;

use crate::common::{Desk, desk, scenario};

#[test]
fn g_22_whatever_happens_can_be_said_in_every_language() {
    let texts = Texts::new(Solo::text_files()).unwrap();
    let mut said = BTreeSet::new();
    for number in 0..90 {
        let mut rng = FastRng::of_game(5, number);
        let sheet = Sheet::ALL[number as usize % 9];
        let options = Solo::options_for(sheet, &mut rng);
        let game = Solo::new(&options, 1).unwrap();
        let found =
            laws::whatever_happens_can_be_said(&game, &texts, &mut rng, 4, |game, state, seat, rng| {
                kernel::pick(game, state, seat, rng).unwrap()
            });
        said.extend(found.into_iter().map(|text| text.key.to_string()));
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
        "stage", "after", "copies", "few", "long", "tag", "no-value", "no-stage", "no-issue",
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

#[test]
fn g_30_the_headline_of_a_session_that_is_over_says_who_won() {
    let texts = Texts::new(Solo::text_files()).unwrap();
    let mut desk = desk(Sheet::Wilderness);
    for (outcome, english, german) in [
        (json!({ "won": "second" }), "victory: British", "Sieg: Briten"),
        (json!("drawn"), "nobody won", "niemand hat gewonnen"),
        (json!("limit"), "over", "beendet"),
    ] {
        desk.edit(|written| written["outcome"] = outcome);
        let headline = desk.game.headline(&desk.state);
        for (lang, words) in [(Lang::En, english), (Lang::De, german)] {
            let said = texts.say(lang, &headline);
            assert!(said.ends_with(&format!(" · {words}")), "{said}");
        }
    }
}

/// The log and the current question in one language.
fn said(desk: &Desk, lang: Lang) -> String {
    let texts = Texts::new(Solo::text_files()).unwrap();
    let lines = desk.told.iter().map(|told| Shown::line(&desk.game, &told.event).text);
    lines.map(|text| texts.say(lang, &text)).collect::<Vec<_>>().join("\n")
}

#[test]
fn g_14_a_hand_size_is_a_command_only_in_commands_and_colors() {
    let texts = Texts::new(Solo::text_files()).unwrap();
    let event = cdg_solo::Event::Hand { side: cdg_solo::Side::First, hand: 7 };
    for playsheet in Sheet::ALL {
        let game = Solo::new(&Options { playsheet, ..Options::default() }, 1).unwrap();
        let text = Shown::line(&game, &event).text;
        let wanted = match playsheet.is_colors() {
            true => [": Command 7.", ": Befehl 7."],
            false => [": hand size 7.", ": Handgröße 7."],
        };
        for (lang, wanted) in [Lang::En, Lang::De].into_iter().zip(wanted) {
            let said = texts.say(lang, &text);
            assert!(said.ends_with(wanted), "{said}");
        }
    }
}

#[test]
fn mp_7_no_issue_is_keines_in_german() {
    let game = Solo::new(&Options { playsheet: Sheet::President, ..Options::default() }, 1).unwrap();
    let event = cdg_solo::Event::Answered {
        question: cdg_solo::Question::MpDebate,
        about: 0,
        act: cdg_solo::Act::Deed(cdg_solo::Deed::None),
        window: None,
    };
    let texts = Texts::new(Solo::text_files()).unwrap();
    let said = texts.say(Lang::De, &Shown::line(&game, &event).text);
    assert_eq!(said, "Wurde ein Thema gewonnen? Keines.");
}

#[test]
fn g_31_a_card_without_title_is_called_by_its_number() {
    let mut desk = scenario(Sheet::Empire, Scenario::PlanOrange);
    for _ in 0..40 {
        let acts = desk.choices();
        let played = acts.iter().find(|act| act.starts_with("play"));
        let act = played.or(acts.first()).unwrap().clone();
        desk.play(&act);
    }
    let told = said(&desk, Lang::En);
    assert!(told.contains("#"), "{told}");
    assert!(!told.contains("# ?") && told.lines().all(|line| !line.contains(" ? ")), "{told}");
}

/// Places are called "British B" as on the table, never "2B" as in acts, and never by slot alone.
#[test]
fn g_4_the_log_names_places_as_the_table_does() {
    let texts = Texts::new(Solo::text_files()).unwrap();
    for playsheet in Sheet::ALL {
        let mut named = 0;
        for number in 0..4 {
            let mut rng = FastRng::of_game(11, number);
            let options = Solo::options_for(playsheet, &mut rng);
            let game = Solo::new(&options, 1).unwrap();
            let mut told = Vec::new();
            let Ok(mut state) = game.start(&mut rng, &mut told);
            let names: Vec<String> = displays(&game, &state, &texts);
            for _ in 0..300 {
                let kernel::Turn::Decide(seats) = game.turn(&state) else { break };
                let seat = seats.first().unwrap();
                let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
                let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut told);
            }
            for event in told.iter().map(|told| &told.event) {
                let line = Shown::line(&game, event);
                let said = texts.say(Lang::En, &line.text);
                assert!(!said.split(|c: char| !c.is_alphanumeric()).any(is_written_place), "{said}");
                assert!(!said.to_lowercase().contains("slot ") || is_question(event), "{said}");
                let at = line.spots.iter().find_map(|spot| spot.0.strip_prefix("pos:"));
                if let Some(pos) = at.map(crate::common::pos) {
                    let letter = (b'A' + pos.slot() as u8) as char;
                    let place = format!("{} {letter}", names[pos.display()]);
                    assert!(said.contains(&place), "{said} is at {place}");
                    named += 1;
                }
            }
        }
        assert!(named > 20, "{playsheet:?}: {named}");
    }
}

/// Whether a word is a place as written in acts: display number, slot, and possibly a layer.
fn is_written_place(word: &str) -> bool {
    let word = word.as_bytes();
    matches!(word, [b'1'..=b'4', b'A'..=b'E'] | [b'1'..=b'4', b'A'..=b'E', b'1'..=b'3'])
}

/// Questions have texts of their own, which may mention a slot.
fn is_question(event: &cdg_solo::Event) -> bool {
    matches!(event, cdg_solo::Event::Answered { .. })
}

/// The names shown above the displays, in English.
fn displays(game: &Solo, state: &cdg_solo::State, texts: &Texts) -> Vec<String> {
    let scene = game.picture(state, kernel::Viewer::Spectator);
    let items = scene.areas.iter().flat_map(|area| &area.items);
    let named = items.filter_map(|item| match item {
        scene::Item::Display(display) => Some(texts.say(Lang::En, &display.name)),
        _ => None,
    });
    named.collect()
}
