//! Unlisted cards are described by the person: as a copy of a listed card, or by kind, section and printed orders (G-31).

use crate::common::*;
use cdg_solo::{Card, Face, Kind, Options, Scenario, Sheet};
use kernel::{Game, Viewer};
use scene::{Lang, Texts, laws};

/// The nth unlisted card of the deck with exactly this title.
fn unlisted(desk: &Desk, title: &str, nth: usize) -> u8 {
    let cards = desk.game.cards();
    let fits =
        |n: &u8| cards.brief(Card::new(0, *n)).kind == Kind::Blank && cards.title(Card::new(0, *n)) == title;
    cards.numbers[0].iter().filter(fits).nth(nth).unwrap()
}

/// Epic Ancients with the incomplete deck: three unlisted cards are face-up in A, B and C.
fn epic() -> Desk {
    let mut desk = desk_with(Options { playsheet: Sheet::Ancients, ..Options::default() });
    let [a, b, c] = [0, 1, 2].map(|n| unlisted(&desk, "Unlisted card", n));
    desk.lay(&format!("1A {a}, 1B {b}, 1C {c}, 1D -, 1E -, 2A 7, 2B 8, 2C -, 2D -, 2E -"));
    desk
}

#[test]
fn g_31_kind_section_and_value_are_asked_at_the_first_flip_and_remembered() {
    let mut desk = epic();
    desk.roll(Face::Ab);
    assert_eq!(desk.question(), "cc-blank");
    desk.play("section");
    assert_eq!(desk.question(), "cc-printed");
    desk.play("left");
    assert_eq!(desk.question(), "cc-orders");
    desk.play("number 2");
    assert_eq!(desk.question(), "cc-category");
    desk.play("field");
    assert_eq!(desk.question(), "cc-blank", "then the next card");
    desk.play("tactic");
    assert_eq!(desk.question(), "cc-category", "a Tactic card has no printed orders to tell");
    desk.play("army, troop, number 0, army");
    assert!(desk.may("play 1A order"));
    // The picture shows what the person entered.
    let scene = serde_json::to_string(&desk.game.picture(&desk.state, Viewer::Seat(PERSON))).unwrap();
    assert!(scene.contains("solo-kind-section") && scene.contains("solo-kind-troop"));
    assert!(!scene.contains("solo-kind-blank"));
}

#[test]
fn ea_3_copies_are_those_with_the_same_section_and_value_as_told() {
    let mut desk = epic();
    desk.roll(Face::Abc);
    desk.play(
        "section, left, number 2, field, section, left, number 2, field, section, left, number 3, field",
    );
    desk.play("play 1A order");
    assert_eq!(desk.question(), "cc-inspired", "B is told to be the same card");
    desk.play("yes");
    assert_eq!((desk.at("1A"), desk.at("1B")), (".".into(), ".".into()));
    assert_ne!(desk.at("1C"), ".", "three units are another card");
}

#[test]
fn ea_3_a_told_card_is_a_copy_of_a_listed_one() {
    let mut desk = epic();
    // #4 is Order Two Units Left.
    desk.lay("1D 4").roll(Face::Abc);
    desk.play("take 4, section, left, number 2, field, tactic, army");
    desk.play("play 1B order");
    assert_eq!(desk.question(), "cc-inspired");
    let scene = serde_json::to_string(&desk.game.picture(&desk.state, Viewer::Seat(PERSON))).unwrap();
    assert!(scene.matches("Order Two Units Left").count() >= 2, "A bears the title of #4");
}

#[test]
fn ea_6_a_card_told_as_order_one_unit_is_replaced_face_up() {
    let mut desk = epic();
    desk.roll(Face::Ab).play("section, center, number 1, field, tactic, army, tactic, army");
    desk.play("play 1A order, no").finish();
    assert!(desk.is_up("1A"));
}

#[test]
fn cc_9_a_card_told_as_first_strike_reacts() {
    let mut desk = epic();
    desk.names_all = true;
    let strike = unlisted(&desk, "Unlisted card", 5);
    desk.lay(&format!("1A 1, 1B 2, 1C 3, 2A {strike}")).roll(Face::Ab);
    assert_eq!(desk.question(), "cc-blank", "the other side's open cards are asked for too");
    // #13 is First Strike.
    desk.play("take 13, play 1A order");
    assert!(desk.may("pick 2A"));
}

#[test]
fn cc_7_a_card_told_to_be_a_section_card_is_in_question_for_the_lowest() {
    let mut desk = epic();
    desk.roll(Face::ELow)
        .play("section, left, number 2, field, section, right, number 3, field, tactic, army");
    assert_eq!(desk.question(), "cc-nothing");
    assert_eq!(desk.acts(), ["done", "pick 1A", "pick 1B"], "not the Tactic card");
    desk.play("done, pick 1B, done");
    assert_eq!(desk.acts_of("play"), ["play 1B order", "play 1C order"], "the lowest, and the Tactic card");
}

#[test]
fn cn_10_the_opening_of_vitoria_counts_printed_orders_as_told() {
    let mut desk = desk_with(Options {
        playsheet: Sheet::Napoleonics,
        scenario: Scenario::Vitoria,
        ..Options::default()
    });
    let blank = unlisted(&desk, "Unlisted section card", 0);
    desk.lay_titles("1B Rally, 2A Probe Left, 2B Attack Left").lay(&format!("1A {blank}"));
    desk.roll(Face::Ab);
    assert_eq!(desk.question(), "cc-blank");
    assert_eq!(desk.acts_of("troop"), Vec::<String>::new(), "it is known to be a section card");
    desk.play("section, left, number 1");
    desk.roll(Face::Ab);
    assert_eq!(desk.state.active(), First, "one unit against two");
    assert_eq!(desk.acts_of("play"), ["play 1A order"]);
}

#[test]
fn g_31_plan_orange_asks_value_and_kind_and_compares_the_values() {
    let mut desk = scenario(Sheet::Empire, Scenario::PlanOrange);
    desk.play("number 0, number 0");
    for value in [3, 1, 2, 2] {
        desk.play(&format!("number {value}, no"));
    }
    // The US moves first; the first questions were about Japan's two face-up cards.
    assert_eq!(desk.state.active(), Second);
    desk.roll(Face::ELow);
    let other: Vec<String> = desk.acts_of("play").into_iter().filter(|act| act.ends_with("oc")).collect();
    assert_eq!(other, ["play 2A oc", "play 2B oc"], "both are the lowest");
}

#[test]
fn g_31_a_choice_names_a_told_card_by_the_title_it_copies() {
    let mut desk = epic();
    desk.roll(Face::Ab).play("take 4, tactic, army, tactic, army");
    let scene = desk.game.picture(&desk.state, Viewer::Seat(PERSON));
    let choice = scene.prompt.choices.iter().find(|choice| choice.act == "play 1A order").unwrap();
    assert!(serde_json::to_string(&choice.label).unwrap().contains("Order Two Units Left"));
}

/// The current question in a language.
fn asked(desk: &Desk, lang: Lang) -> String {
    let texts = Texts::new(<cdg_solo::Solo as scene::Shown>::text_files()).unwrap();
    let prompt = desk.game.picture(&desk.state, Viewer::Seat(PERSON)).prompt;
    texts.say(lang, &prompt.question)
}

#[test]
fn g_31_the_question_says_whose_card_it_is_and_where_it_lies() {
    let mut desk = epic();
    desk.names_all = true;
    let other = unlisted(&desk, "Unlisted card", 5);
    desk.lay(&format!("2A {other}")).roll(Face::Ab);
    assert_eq!(asked(&desk, Lang::En), "Side 1 A: What card is it?");
    assert_eq!(asked(&desk, Lang::De), "Seite 1 A: Welche Karte ist es?");
    desk.play("section");
    assert_eq!(asked(&desk, Lang::En), "Side 1 A: Which section is printed on it?");
    desk.play("left, number 2");
    assert!(asked(&desk, Lang::En).starts_with("Side 1 A: "), "{:?}", asked(&desk, Lang::En));
    desk.play("field, tactic, army, tactic, army");
    assert_eq!(asked(&desk, Lang::En), "Side 2 A: What card is it?");
}

#[test]
fn g_31_a_card_of_the_rack_is_asked_for_as_that() {
    let mut desk = desk_with(Options { playsheet: Sheet::Epic, ..Options::default() });
    desk.names_all = true;
    desk.lay_titles("1A Probe Left, 1B Attack Center, 2A Probe Right, 2B Attack Left");
    let blank = unlisted(&desk, "Unlisted section card", 0);
    desk.edit(|written| {
        let rack = written["own"]["colors"]["courier"]["rack"].as_array().unwrap().clone();
        let listed = rack[0].clone();
        let deck = &mut written["decks"][0];
        let pool = deck["pool"].as_array_mut().unwrap();
        pool.retain(|n| n.as_u64() != Some(blank.into()));
        if !rack.iter().any(|n| n.as_u64() == Some(blank.into())) {
            pool.push(listed);
            written["own"]["colors"]["courier"]["rack"][0] = blank.into();
        }
    });
    desk.roll(Face::Ab);
    assert_eq!(asked(&desk, Lang::En), "Courier rack: What card is it?");
    assert_eq!(asked(&desk, Lang::De), "Kurierablage: Welche Karte ist es?");
}

#[test]
fn g_31_unlisted_cards_have_german_titles() {
    for sheet in [Sheet::Ancients, Sheet::Medieval, Sheet::Napoleonics, Sheet::Epic] {
        let mut desk = desk_with(Options { playsheet: sheet, ..Options::default() });
        desk.names_all = true;
        let cards = desk.game.cards();
        let blanks: Vec<u8> =
            cards.numbers[0].iter().filter(|n| cards.brief(Card::new(0, *n)).kind == Kind::Blank).collect();
        let texts = Texts::new(<cdg_solo::Solo as scene::Shown>::text_files()).unwrap();
        for blank in [blanks[0], blanks[blanks.len() / 2], blanks[blanks.len() - 1]] {
            desk.lay(&format!("1A {blank}"));
            let scene = desk.game.picture(&desk.state, Viewer::Seat(PERSON));
            let mut said = Vec::new();
            laws::texts_in(&serde_json::to_value(&scene).unwrap(), &mut said);
            let said: Vec<String> = said.iter().map(|text| texts.say(Lang::De, text)).collect();
            assert!(!said.iter().any(|said| said.contains("Unlisted")), "{sheet:?}: {said:?}");
            assert!(said.iter().any(|said| said.contains("Unbekannte")), "{sheet:?}: {said:?}");
        }
    }
}

#[test]
fn g_31_a_card_is_answered_only_as_what_its_list_leaves_open() {
    let mut desk = desk_with(Options { playsheet: Sheet::Medieval, ..Options::default() });
    desk.names_all = true;
    let orders = unlisted(&desk, "Unlisted section, troop or leadership card", 0);
    desk.lay_titles("1B Rally, 2A Rally, 2B Clash").lay(&format!("1A {orders}")).roll(Face::Ab);
    assert_eq!(desk.question(), "cc-blank");
    for word in ["section", "troop", "leadership"] {
        assert!(desk.may(word), "{word}");
    }
    assert!(!desk.may("tactic"));
    let cards = desk.game.cards();
    let kinds = desk.acts_of("take").into_iter().map(|act| cards.brief(card(&act["take ".len()..])).kind);
    let kinds: Vec<Kind> = kinds.collect();
    assert!(kinds.contains(&Kind::Section) && !kinds.contains(&Kind::Tactic), "{kinds:?}");
}
