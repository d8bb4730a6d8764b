//! Manual corrections: every count of every playsheet, and where a card lies (G-28, G-30).

use crate::common::*;
use cdg_solo::{Face, Options, Scenario, Sheet};
use serde_json::Value;

/// A desk of any playsheet at its first roll.
fn at_first_roll(sheet: Sheet) -> Desk {
    let mut desk = desk(sheet);
    match sheet {
        Sheet::Pursuit => desk.play("no, take 12b"),
        Sheet::Barbarossa => desk.play("take 1"),
        Sheet::Empire => desk.play("number 7, number 0, number 7, number 0"),
        Sheet::President => desk.play("first, first"),
        _ => &mut desk,
    };
    desk
}

fn counts(desk: &mut Desk) -> Vec<String> {
    desk.play("correct");
    let counts = desk.acts_of("count").iter().map(|act| act["count ".len()..].to_owned()).collect();
    desk.play("done");
    counts
}

fn written(desk: &Desk) -> Value {
    serde_json::to_value(&desk.state).unwrap()
}

#[test]
fn g_30_each_playsheet_lets_put_right_what_it_counts() {
    let both = |names: &[&str]| -> Vec<String> {
        names.iter().flat_map(|name| [format!("{name} 1"), format!("{name} 2")]).collect()
    };
    let mut war = both(&["left", "resources"]);
    war.push("entry 1".into());
    let mut pacific = both(&["left", "passes", "draws"]);
    pacific.push("tojo 1".into());
    let mut field = both(&["hand", "banners"]);
    field.extend(["guerrilla 2", "mass 2", "iron-will 2"].map(String::from));
    let expected = [
        (Sheet::Wilderness, both(&["left", "hand", "held"])),
        (Sheet::Pursuit, both(&["left", "stage"])),
        (Sheet::Barbarossa, war),
        (Sheet::Empire, pacific),
        (Sheet::President, both(&["momentum", "candidate"])),
        (Sheet::Ancients, both(&["hand", "banners"])),
        (Sheet::Medieval, both(&["hand", "banners", "tokens"])),
        (Sheet::Napoleonics, field.clone()),
        (Sheet::Epic, field),
    ];
    for (sheet, expected) in expected {
        assert_eq!(counts(&mut at_first_roll(sheet)), expected, "{sheet:?}");
    }
}

#[test]
fn g_15_cards_remaining_are_put_right_up_and_down_from_0_to_12() {
    let mut desk = at_first_roll(Sheet::Wilderness);
    desk.play("correct, count left 2");
    assert_eq!(desk.acts().len(), 13);
    desk.play("number 12").set("left 1", 3);
    assert_eq!(desk.remaining(), (3, 12));
    assert!(desk.may("roll"), "nothing else has happened");
}

#[test]
fn g_16_a_side_put_right_to_no_cards_has_no_turn() {
    let mut desk = at_first_roll(Sheet::Wilderness);
    desk.set("left 1", 0);
    assert_eq!(desk.state.active(), Second);
    let mut desk = at_first_roll(Sheet::Empire);
    desk.set("left 1", 0);
    assert_eq!(desk.state.active(), Second);
    // In Pursuit of Glory the rounds still have to be played (PG-15).
    let mut desk = at_first_roll(Sheet::Pursuit);
    desk.set("left 1", 0);
    assert_eq!((desk.state.active(), desk.choices()), (First, vec!["automatic".to_owned()]));
}

#[test]
fn ww_8_the_hand_is_put_right_within_7_to_9_and_counts_next_season() {
    let mut desk = at_first_roll(Sheet::Wilderness);
    desk.play("correct, count hand 1");
    assert_eq!(desk.acts(), ["number 7", "number 8", "number 9"]);
    desk.play("number 7");
    assert_eq!((desk.state.track(First).hand, desk.remaining().0), (7, 9));
}

#[test]
fn ww_3_the_held_marker_is_put_right() {
    let mut desk = at_first_roll(Sheet::Wilderness);
    desk.left(1, 9);
    assert!(desk.may("pass"));
    desk.set("held 1", 1);
    assert!(!desk.may("pass"), "no pass in the season after one");
}

#[test]
fn pg_14_a_stage_put_right_brings_its_cards() {
    let mut desk = at_first_roll(Sheet::Pursuit);
    let before = desk.state.deck(0).left();
    desk.set("stage 1", 1);
    assert_eq!(desk.state.deck(0).left(), before + 20, "the twenty cards of Limited War");
    assert_eq!(desk.remaining(), (7, 7));
    desk.play("correct, count stage 1");
    assert_eq!(desk.acts(), ["number 1", "number 2"], "a level is not given back");
}

#[test]
fn bb_5_and_7_resources_and_us_entry_are_put_right() {
    let mut desk = at_first_roll(Sheet::Barbarossa);
    desk.set("resources 2", 6).set("entry 1", 1);
    assert_eq!((desk.state.track(Second).hand, desk.remaining().1), (6, 7), "the marker at once, CR later");
    assert_eq!(written(&desk)["own"]["barbarossa"]["entry"], 1);
}

#[test]
fn es_20_13_and_14_passes_draws_and_tojo_are_put_right() {
    let mut desk = at_first_roll(Sheet::Empire);
    desk.set("passes 1", 1).set("draws 2", 3).set("tojo 1", 1).roll(Face::Ab);
    assert!(desk.may("pass"));
    assert_eq!(written(&desk)["own"]["empire"]["draws"], serde_json::json!([0, 3]));
    assert_eq!(written(&desk)["own"]["empire"]["tojo"], true);
}

#[test]
fn mp_9_the_candidate_is_put_right_both_ways() {
    let mut desk = at_first_roll(Sheet::President);
    desk.set("candidate 1", 0).roll(Face::Ab);
    assert!(!desk.may("candidate"));
    let mut desk = at_first_roll(Sheet::President);
    desk.set("candidate 1", 0).set("candidate 1", 1).roll(Face::Ab);
    assert!(desk.may("candidate"));
}

#[test]
fn g_30_banners_are_put_right_below_the_winning_number() {
    let mut desk = desk_with(Options { playsheet: Sheet::Medieval, banners: 4, ..Options::default() });
    desk.play("correct, count banners 2");
    assert_eq!(desk.acts(), ["number 0", "number 1", "number 2", "number 3"]);
    desk.play("number 3");
    assert!(!desk.is_over());
    assert_eq!(written(&desk)["own"]["colors"]["banners"], serde_json::json!([0, 3]));
}

#[test]
fn cn_2_a_command_put_right_doubles_slots_anew() {
    let mut desk = at_first_roll(Sheet::Napoleonics);
    desk.set("hand 1", 7);
    let double =
        |desk: &Desk| ["1A2", "1B2", "1D2", "1E2"].map(|place| desk.state.lie(pos(place)).is_laid()).to_vec();
    assert_eq!(double(&desk), [true, false, true, false], "two more than 5: A and D");
}

#[test]
fn ne_2_the_corps_hand_is_put_right_and_doubles_its_own_display() {
    let mut desk = desk_with(Options {
        playsheet: Sheet::Epic,
        la_grande: true,
        corps_1: 4,
        corps_2: 4,
        ..Options::default()
    });
    desk.set("corps 2", 5);
    assert!(desk.state.lie(pos("4A2")).is_laid());
    assert!(!desk.state.lie(pos("2A2")).is_laid());
}

#[test]
fn ne_6_tacticians_put_right_are_assigned_anew() {
    let mut desk =
        desk_with(Options { playsheet: Sheet::Epic, la_grande: true, tacticians_1: 1, ..Options::default() });
    desk.play("left").set("tacticians 1", 2);
    assert_eq!(desk.question(), "cc-assign");
    desk.play("center, right");
    assert_eq!(written(&desk)["own"]["colors"]["courier"]["tacticians"][0], serde_json::json!([0, 1, 1]));
}

#[test]
fn cm_8_the_byzantine_track_of_solachon_is_put_right() {
    let mut desk = scenario(Sheet::Medieval, Scenario::Solachon);
    assert!(counts(&mut desk).contains(&"left 1".to_owned()));
    desk.set("left 1", 6);
    assert_eq!(desk.remaining().0, 6);
}

fn removed(desk: &Desk, deck: usize) -> Vec<u64> {
    written(desk)["decks"][deck]["removed"].as_array().unwrap().iter().filter_map(Value::as_u64).collect()
}

/// Wilderness War: the French use #55 for construction. Only its event would remove the card from the game.
fn constructed() -> Desk {
    let mut desk = at_first_roll(Sheet::Wilderness);
    desk.lay("1A 55, 1B 5, 1C 28, 1D 29, 1E 33, 2A 2, 2B 34, 2C 41, 2D 42, 2E 43");
    desk.roll(Face::Ab).play("play 1A construct").go_on();
    assert_eq!((desk.discards(0), removed(&desk, 0)), (vec![55], vec![]));
    desk
}

#[test]
fn g_28_the_card_just_used_may_be_sent_out_of_the_game_and_back() {
    let mut desk = constructed();
    desk.play("correct, card");
    assert_eq!(desk.acts(), ["done", "take 55"]);
    desk.play("take 55");
    assert_eq!(desk.acts(), ["done", "removed", "marker"], "where it does not lie already");
    desk.play("removed");
    assert_eq!((desk.discards(0), removed(&desk, 0)), (vec![], vec![55]));
    desk.play("correct, card, take 55, discarded");
    assert_eq!((desk.discards(0), removed(&desk, 0)), (vec![55], vec![]));
    assert!(desk.may("roll"), "nothing else has happened");
}

#[test]
fn g_28_a_card_may_lie_beside_the_display_as_a_marker() {
    let mut desk = constructed();
    desk.play("correct, card, take 55, marker");
    let aside = desk.state.beside(First)[0];
    assert_eq!((aside.card(), aside.role()), (card("55"), cdg_solo::Role::Marker));
    desk.play("correct, card, take 55, removed");
    assert!(desk.state.beside(First).is_empty());
    assert_eq!(removed(&desk, 0), [55]);
}

#[test]
fn g_28_the_last_card_may_still_leave_the_game_when_it_was_shuffled_in_at_once() {
    // The deck is empty, so refilling the slot shuffles the discards, including the card just used.
    let mut desk = at_first_roll(Sheet::Wilderness);
    desk.lay("1A 55, 1B 5, 1C 28, 1D 29, 1E 33, 2A 2, 2B 34, 2C 41, 2D 42, 2E 43");
    let rest: Vec<u8> = (1..=62).filter(|n| ![55, 5, 28, 29, 33, 2, 34, 41, 42, 43].contains(n)).collect();
    desk.pile(0, &rest);
    desk.roll(Face::Ab).play("play 1A construct").go_on();
    assert!(desk.discards(0).is_empty(), "all is shuffled");
    let left = desk.state.deck(0).left();
    desk.play("correct, card, take 55, removed");
    assert_eq!(removed(&desk, 0), [55]);
    assert_eq!(desk.state.deck(0).left(), left - 1);
}

#[test]
fn g_28_in_1960_cards_go_to_their_box_and_lie_face_up_or_down() {
    let mut desk = at_first_roll(Sheet::President);
    let debate = (1..=97u8).find(|&n| {
        desk.game.cards().brief(cdg_solo::Card::new(0, n)).kind == cdg_solo::Kind::Debate
            && !(0..10)
                .any(|slot| desk.state.lie(cdg_solo::Pos::new(slot / 5, slot % 5, 0)).card().number() == n)
    });
    let debate = debate.unwrap();
    desk.pile(0, &[debate]);
    desk.play(&format!("correct, card, take {debate}"));
    assert_eq!(desk.acts(), ["done", "face-down", "removed", "marker", "box"]);
    desk.play("box");
    assert!(desk.discards(0).is_empty());
    assert_eq!(written(&desk)["own"]["president"]["event_box"], serde_json::json!([debate]));
    desk.play(&format!("correct, card, take {debate}, face-down"));
    assert!(desk.state.deck(0).discards().is_down(debate));
}

#[test]
fn g_28_with_two_decks_each_card_returns_to_its_own_pile() {
    let mut desk = at_first_roll(Sheet::Pursuit);
    desk.lay("1A 2, 1B 3").pile(1, &[2]);
    desk.roll(Face::Ab).play("play 1A sr").go_on();
    desk.play("correct, card");
    assert_eq!(desk.acts(), ["done", "take 2", "take 2b"]);
    desk.play("take 2b, removed");
    assert_eq!((desk.discards(0), desk.discards(1)), (vec![2], vec![]));
    assert_eq!(removed(&desk, 1), [2]);
}

#[test]
fn g_30_so_many_corrections_as_nobody_needs_end_with_a_word() {
    let mut desk = at_first_roll(Sheet::Wilderness);
    for n in 0..100 {
        assert!(desk.may("correct"), "{n}");
        desk.play("correct, done");
    }
    desk.edit(|written| written["corrections"] = 500.into());
    assert_eq!(desk.acts(), ["roll"]);
    let scene = kernel::Game::picture(&desk.game, &desk.state, kernel::Viewer::Seat(PERSON));
    assert_eq!(scene.prompt.detail.unwrap().key, "solo-cap-corrections");
}

#[test]
fn cn_9_a_banner_put_right_and_taken_again_brings_no_second_card() {
    let mut desk = scenario(Sheet::Napoleonics, Scenario::Medellin);
    let cards = |desk: &Desk| ["1A", "1A2", "1A3"].map(|place| desk.state.lie(pos(place)).is_laid());
    let take_banner = |desk: &mut Desk| {
        while desk.question() != "cc-banners" {
            let quiet =
                ["done", "no", "roll", "tactic", "section", "none"].into_iter().find(|word| desk.may(word));
            let act = quiet.map_or_else(|| desk.acts()[0].clone(), Into::into);
            desk.play(&act);
        }
        desk.play("first, done");
    };
    take_banner(&mut desk);
    assert_eq!(cards(&desk), [true, true, false], "the first French banner adds a card to A");
    desk.set("banners 1", 0);
    take_banner(&mut desk);
    assert_eq!(cards(&desk), [true, true, false]);
}

#[test]
fn g_28_a_card_put_back_onto_the_discards_renews_an_empty_deck() {
    // PG-5, PG-13: deck, discard pile and slot C are empty; all other cards have left the game.
    let mut desk = at_first_roll(Sheet::Pursuit);
    desk.lay("1A 2, 1B 3, 1C 4, 1D 7, 1E 8");
    desk.edit(|written| {
        written["displays"][0]["slots"][2][0] = serde_json::json!([0, 0]);
        let deck = &mut written["decks"][0];
        let mut removed: Vec<Value> = deck["pool"].as_array().unwrap().clone();
        removed.push(4.into());
        deck["pool"] = serde_json::json!([]);
        deck["removed"] = removed.into();
    });
    desk.audit();
    desk.play("correct, card, take 4, discarded");
    assert_eq!((desk.at("1C"), desk.discards(0)), ("-".into(), vec![]), "shuffled, and on top of the deck");
}
