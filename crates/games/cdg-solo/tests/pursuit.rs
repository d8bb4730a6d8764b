//! Pursuit of Glory, rule by rule. Allied Powers are side 1, Central Powers side 2 (their cards end in b).

use crate::common::*;
use cdg_solo::{Face, Options, Role, Scenario, Sheet};

/// Only a CP card is set aside; AP is about to roll in round 1 of turn 1.
fn war() -> Desk {
    let mut desk = desk(Sheet::Pursuit);
    desk.play("no, take 12b");
    desk
}

/// The set-aside card has been played, all slots are known, no combat card is face-up; AP is about to roll in round 2.
fn quiet() -> Desk {
    let mut desk = war();
    desk.lay("1A 2, 1B 3, 1C -, 1D 7, 1E 8, 2A 2b, 2B 3b, 2C -, 2D 7b, 2E 8b");
    desk.play("automatic, beside 12b sr");
    assert_eq!((desk.state.active(), desk.remaining()), (First, (7, 6)));
    desk
}

#[test]
fn pg_1_the_assault_may_be_played_in_round_one_without_a_roll() {
    let mut desk = desk(Sheet::Pursuit);
    desk.play("yes, random");
    assert!(desk.may("beside 1 event") && desk.may("roll") && !desk.may("beside 1 ops"));
    let before = desk.shown(0);
    desk.play("beside 1 event").go_on();
    assert_eq!(desk.remaining(), (6, 7));
    assert_eq!(desk.shown(0), before, "no slot is vacated");
}

#[test]
fn pg_1_unused_it_fills_the_first_vacated_slot_and_its_event_is_over() {
    let mut desk = desk(Sheet::Pursuit);
    desk.play("yes, random").roll(Face::Ab).play("play 1A sr").go_on();
    assert_eq!(desk.at("1A"), "1");
    desk.play("automatic").go_on();
    desk.roll(Face::Ab);
    assert!(desk.may("play 1A ops") && !desk.may("play 1A event"));
    let mut desk = crate::common::desk(Sheet::Pursuit);
    desk.play("yes, random").roll(Face::Cde).play("play 1C sr").go_on();
    assert_eq!(desk.at("1C"), "1", "on top of the deck where card C was played");
}

#[test]
fn pg_2_a_card_of_four_operations_waits_for_the_first_cp_turn() {
    let desk = {
        let mut desk = desk(Sheet::Pursuit);
        desk.play("no");
        assert_eq!(desk.acts_of("take"), ["take 1b", "take 12b", "take 13b", "take 14b"]);
        desk.play("take 13b, automatic");
        desk
    };
    assert!(desk.may("beside 13b event") && desk.may("beside 13b ops"));
    let mut desk = war();
    desk.play("automatic").roll(Face::De).play("play 2D sr").go_on();
    assert_eq!(desk.at("2D"), "12b", "unused, it fills the first vacated slot face-up");
}

#[test]
fn pg_3_eight_cards() {
    let mut desk = desk_with(Options { playsheet: Sheet::Pursuit, eight_cards: true, ..Options::default() });
    desk.play("no, random");
    assert_eq!(desk.remaining(), (8, 8));
}

/// Both sides take automatic operations until the end of the turn.
fn idle(desk: &mut Desk) {
    while desk.may("automatic") {
        desk.play("automatic");
    }
}

#[test]
fn pg_4_the_draw_phase_discards_combat_cards_and_fills_face_down() {
    let mut desk = quiet();
    desk.lay("1A 4, 1C 9");
    for _ in 0..10 {
        desk.play("automatic").play("done");
    }
    assert_eq!(desk.question(), "draw-discard");
    assert_eq!(desk.acts(), ["done", "pick 1A"], "combat cards only");
    desk.play("pick 1A");
    assert_eq!(desk.at("1A"), "-", "the open top of the deck comes face-down");
    assert_eq!(desk.state.lie(pos("1A")).card(), card("9"));
    assert_eq!(desk.remaining(), (7, 7));
}

#[test]
fn pg_5_with_deck_and_discards_empty_cards_remaining_fall_to_four() {
    let mut desk = quiet();
    // All other AP cards have left the game.
    desk.edit(|written| {
        let deck = &mut written["decks"][0];
        let gone = deck["pool"].as_array().unwrap().clone();
        deck["removed"].as_array_mut().unwrap().extend(gone);
        deck["pool"] = serde_json::json!([]);
        deck["laid"] = 0.into();
        written["displays"][0]["slots"][2][0] = serde_json::json!([0, 0]);
    });
    desk.audit();
    desk.roll(Face::De).play("play 1D event").go_on();
    assert_eq!(desk.at("1D"), ".", "removed after its event: nothing to refill with");
    assert_eq!(desk.remaining().0, 4);
}

#[test]
fn pg_6_a_roll_without_a_card_is_an_automatic_operation() {
    let mut desk = quiet();
    desk.edit(|written| {
        let deck = &mut written["decks"][0];
        let gone = deck["pool"].as_array().unwrap().clone();
        deck["removed"].as_array_mut().unwrap().extend(gone);
        deck["removed"].as_array_mut().unwrap().extend([7, 8].map(serde_json::Value::from));
        deck["pool"] = serde_json::json!([]);
        deck["laid"] = 0.into();
        for slot in [2, 3, 4] {
            written["displays"][0]["slots"][slot][0] = serde_json::json!([0, 0]);
        }
    });
    desk.roll(Face::De);
    assert_eq!(desk.choices(), ["automatic"]);
}

#[test]
fn pg_7_combat_cards_attacker_first_then_defender_and_the_winner_may_keep_his() {
    let mut desk = quiet();
    desk.lay("1B 4, 1E 6, 2B 5b").roll(Face::Ab).play("play 1A ops, combat");
    assert_eq!(
        (desk.question().as_str(), desk.acts_of("pick")),
        ("attack", vec!["pick 1B".into(), "pick 1E".into()])
    );
    desk.play("pick 1B, pick 1E");
    assert_eq!(desk.remaining(), (4, 6), "one card each");
    assert_eq!(desk.question(), "defend", "the attacker has no more");
    desk.play("pick 2B");
    assert_eq!(desk.question(), "winner");
    desk.play("first");
    assert_eq!(desk.question(), "retain");
    desk.play("yes");
    assert_eq!(desk.discards(1).last(), Some(&5), "the loser's card");
    desk.go_on();
    assert_eq!(desk.at("1B"), ".", "the slot of a retained card stays empty");
    assert_ne!(desk.at("1E"), ".", "a starred card left the game, its slot is refilled");
    assert_eq!(desk.state.beside(First).len(), 1);
    // Already used in this Action Round; usable again in the next one.
    desk.play("automatic");
    assert!(!desk.may("combat"));
    desk.play("automatic");
    desk.play("combat");
    assert_eq!(desk.acts_of("beside"), ["beside 4 combat"]);
    desk.play("beside 4 combat, neither");
    assert_eq!(desk.discards(0).last(), Some(&4), "a tie loses it");
    assert_ne!(desk.at("1B"), ".", "then its slot is refilled");
}

#[test]
fn pg_7_combat_cards_may_be_free() {
    let mut desk = desk_with(Options { playsheet: Sheet::Pursuit, combat_free: true, ..Options::default() });
    desk.play("no, random").lay("1A 2, 1B 4").roll(Face::Ab).play("play 1A ops, combat, pick 1B");
    assert_eq!(desk.remaining().0, 6);
}

#[test]
fn pg_8_no_prisoners_goes_to_the_central_powers_and_then_to_the_ap_discards() {
    let mut desk = quiet();
    desk.lay("1B 21").roll(Face::Ab).play("play 1A ops, combat, pick 1B, first").go_on();
    assert_eq!(desk.state.beside(Second).last().unwrap().role(), Role::Passed);
    let left = desk.remaining().1;
    desk.play("automatic, combat, beside 21 combat, second");
    assert_eq!(desk.remaining().1, left, "no change of cards remaining");
    assert_eq!(desk.discards(0).last(), Some(&21));
}

#[test]
fn pg_8_jafar_pasha_passes_on_one_to_three() {
    for (roll, passes) in [(3, true), (4, false)] {
        let mut desk = quiet();
        desk.lay("2B 20b").play("automatic, combat");
        desk.play("pick 2B").play_with("second", &[roll], &[]);
        assert_eq!(desk.state.beside(First).len(), usize::from(passes));
        assert_eq!(desk.discards(1).contains(&20), !passes);
    }
}

#[test]
fn pg_9_the_look_at_the_hand_is_ignored_and_the_rest_takes_effect() {
    let mut desk = quiet();
    desk.lay("1D -, 1E -").play("automatic").roll(Face::Ab);
    let (before, left) = (desk.shown(0), desk.remaining());
    desk.play("play 2B event").go_on();
    assert_eq!(desk.shown(0), before, "no card of the Allied Powers is turned up");
    assert_eq!(desk.remaining(), (left.0, left.1 - 1), "it is a play like any other");
    let brief = desk.game.cards().brief(card("3b"));
    let gone = brief.after == cdg_solo::After::Remove;
    assert_eq!(desk.discards(1).contains(&3), !gone, "and goes where its deck says");
    assert_ne!(desk.at("2B"), "3b");
}

#[test]
fn pg_10_lawrence_flips_the_other_display_and_its_deck_top() {
    let mut desk = quiet();
    desk.lay("1A 18, 2D -, 2E -").roll(Face::Ab).play("play 1A event");
    assert!(["2A", "2B", "2C", "2D", "2E"].iter().all(|place| desk.is_up(place)));
}

#[test]
fn pg_11_king_constantine_cancels_greece_and_the_ap_turn_is_repeated() {
    let mut desk = quiet();
    desk.lay("1A 45, 2B 16b").roll(Face::Ab).play("play 1A event");
    assert_eq!(desk.question(), "pg-cancel");
    desk.play("yes");
    assert_eq!(desk.remaining(), (6, 5));
    assert_eq!(
        (desk.discards(0), desk.discards(1)),
        (vec![45], vec![12, 16]),
        "the event was not carried out"
    );
    assert_eq!(desk.state.active(), First);
    assert!(desk.may("roll"));
}

#[test]
fn pg_12_the_person_decides_for_the_inactive_side() {
    for number in [31, 32, 48, 50] {
        let mut desk = quiet();
        desk.lay(&format!("2A {number}b")).play("automatic").roll(Face::Ab);
        let left = desk.remaining();
        desk.play("play 2A event");
        assert_eq!((desk.question().as_str(), desk.acts()), ("pg-choice", vec!["vp".into(), "unit".into()]));
        desk.play("unit").go_on();
        assert_eq!(desk.remaining(), (left.0, left.1 - 1), "#{number}: the choice costs no card");
        let told: Vec<String> = desk.told.iter().map(|told| format!("{:?}", told.event)).collect();
        assert!(
            told.iter().any(|line| line.contains("PgChoice") && line.contains("Unit")),
            "it is in the log"
        );
        // If the card is used for something else, there is nothing to decide.
        let mut desk = quiet();
        desk.lay(&format!("2A {number}b")).play("automatic").roll(Face::Ab).play("play 2A sr");
        assert_ne!(desk.question(), "pg-choice");
    }
}

#[test]
fn pg_13_exhaustion_takes_the_face_down_cards_in() {
    let mut desk = quiet();
    desk.lay("1D -");
    let held = [2, 3, 8];
    let pool: Vec<u8> = (1..=14).filter(|n| !held.contains(n)).collect();
    // Two cards remain unseen: slot D and the top of the deck.
    desk.pile(0, &pool[2..]);
    assert_eq!(desk.state.deck(0).left(), 0);
    desk.roll(Face::Ab).play("play 1A sr").go_on();
    assert!(desk.discards(0).is_empty());
    assert_eq!(desk.shown(0), "- 3 - - 8");
}

#[test]
fn pg_14_a_new_level_shuffles_everything_and_deals_anew() {
    let mut desk = war();
    idle(&mut desk);
    desk.go_on();
    idle(&mut desk);
    assert_eq!(desk.question(), "game-over", "the second turn");
    let left = desk.remaining();
    desk.play("no, yes");
    let shown = desk.shown(0);
    assert!(shown.split(' ').take(2).all(|slot| slot != "-") && shown.ends_with("- - -"), "{shown}");
    assert_eq!(desk.state.deck(0).left(), 34 - 5);
    assert_eq!(desk.remaining(), left);
    desk.play("no");
    assert_eq!(desk.state.deck(1).left() + 5 + desk.discards(1).len() + desk.state.beside(Second).len(), 14);
}

#[test]
fn pg_15_an_automatic_operation_before_or_after_the_roll_and_alone_without_cards() {
    let mut desk = quiet();
    assert!(desk.may("automatic"));
    desk.roll(Face::Ab);
    assert!(desk.may("automatic"));
    desk.play("automatic");
    assert_eq!((desk.remaining(), desk.state.active()), ((7, 6), Second));
    desk.left(7, 0);
    assert_eq!(desk.choices(), ["automatic"]);
}

#[test]
fn g_16_six_rounds_whatever_is_left_and_seventeen_turns() {
    let mut desk = scenario(Sheet::Pursuit, Scenario::Later);
    let mut turns = 0;
    while !desk.is_over() {
        let acts = desk.acts();
        let act =
            ["automatic", "no", "done", "neither"].into_iter().find(|w| acts.iter().any(|a| a == w)).unwrap();
        turns += usize::from(act == "automatic");
        desk.play(act);
    }
    assert_eq!(turns, 12 * 12, "turns 6 to 17 of the 1916 scenario");
}

#[test]
fn g_28_redeployment_twice_running_is_warned_of() {
    let mut desk = quiet();
    desk.lay("1A 2").roll(Face::Ab).play("play 1A sr, automatic").roll(Face::Ab);
    let scene = kernel::Game::picture(&desk.game, &desk.state, kernel::Viewer::Seat(PERSON));
    let choice = scene.prompt.choices.iter().find(|choice| choice.act == "play 1B sr").unwrap();
    assert_eq!(choice.detail.as_ref().unwrap().key, "solo-warn-twice");
    desk.play("play 1B sr");
    assert!(desk.told.iter().any(|told| format!("{:?}", told.event).contains("solo-warn-twice")));
}

#[test]
fn pg_7_a_turn_has_as_many_combats_as_a_person_could_fight() {
    let mut desk = quiet();
    let combat = (1..=55u8)
        .find(|&n| desk.game.cards().brief(cdg_solo::Card::new(0, n)).kind == cdg_solo::Kind::Combat)
        .unwrap();
    desk.lay(&format!("1B {combat}")).roll(Face::Ab).play("play 1A ops");
    for n in 0..20 {
        assert_eq!(desk.question(), "window", "combat {n}");
        desk.play("combat, done");
    }
    while desk.question() == "window" {
        desk.play("combat, done");
    }
    let told = desk.told.iter().any(|told| format!("{:?}", told.event).contains("solo-cap-combats"));
    assert!(told, "where the bound is met the log says so");
}

#[test]
fn pg_1_the_assault_played_late_is_refused_by_its_rule() {
    let mut desk = quiet();
    desk.lay("1A 1").roll(Face::Ab);
    assert_eq!(desk.refused("play 1A event"), "PG-1");
}

#[test]
fn pg_15_no_roll_is_prompted_without_cards_remaining() {
    let mut desk = quiet();
    desk.left(0, 5);
    assert!(!desk.may("roll"));
    assert_eq!(desk.prompt(), "solo-turn-no-cards");
    assert_eq!(desk.refused("roll"), "PG-15");
}

#[test]
fn pg_6_a_roll_without_a_playable_card_asks_for_no_card() {
    let mut desk = quiet();
    desk.roll(Face::Ab);
    assert_eq!(desk.prompt(), "solo-turn-choose");
    desk.edit(|written| {
        for slot in 0..2 {
            written["displays"][0]["slots"][slot][0] = serde_json::json!([0, 0]);
        }
    });
    assert_eq!(desk.prompt(), "solo-turn-no-card", "only the automatic operation is left");
}
