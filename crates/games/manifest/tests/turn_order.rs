//! Phase 1, Turn Order: cards leave the table, Priority, positions.

use kernel::Seat;
use manifest::{Event, Phase};
use serde_json::json;

use crate::common::*;

fn order(desk: &Desk) -> Vec<u8> {
    desk.at().in_order().map(|seat| seat.0).collect()
}

fn choosers(desk: &Desk) -> Vec<u8> {
    desk.at().choosers.iter().map(|seat| seat.0).collect()
}

#[test]
fn md_r5_a_card_of_one_era_goes_out_of_play() {
    let mut desk = desk(5);
    desk.table(0, &[18]).next_turn();
    assert!(desk.player(0).table.is_empty());
    assert!(desk.at().out.contains(18));
}

#[test]
fn md_r5_a_card_of_the_next_era_lies_aside_until_its_deck_is_prepared() {
    let mut desk = desk(5);
    desk.table(0, &[17, 62]).next_turn();
    assert!(desk.at().aside[1].contains(17) && desk.at().aside[1].contains(62));
    assert!(!desk.at().decks[1].contains(17));
    // Five cards are left for five draws; the last draw prepares the second deck.
    desk.era_deck(1, &[18, 19, 20, 21, 22]).next_turn();
    assert!(desk.at().aside[1].is_empty());
    assert!(desk.at().decks[1].contains(17) && desk.at().decks[1].contains(62));
}

#[test]
fn md_r5_a_card_is_shuffled_into_the_deck_of_the_next_era_if_that_is_in_use() {
    let mut desk = desk(5);
    desk.era_deck(1, &[18, 19, 20, 21, 22]).table(0, &[17]).next_turn();
    assert_eq!(desk.at().prepared, 2);
    assert!(desk.at().decks[1].contains(17));
    assert!(desk.at().aside[1].is_empty());
}

#[test]
fn md_r5_a_card_of_both_eras_played_in_the_transition_turn_counts_for_the_new_one() {
    let mut desk = desk(5);
    desk.transition_to(2).table(0, &[32]).table(1, &[62]).next_turn();
    assert!(desk.at().out.contains(32), "Homestead Act has no third era");
    assert!(desk.at().aside[2].contains(62), "Congress skips the second deck");
}

#[test]
fn md_r5_world_war_counts_for_the_era_that_was_announced() {
    for (era, recycles) in [(2, true), (3, false)] {
        let mut desk = desk(5);
        desk.nobody_answers().transition_to(3).hold(0, &[61]);
        desk.play(&format!("play 61 event, era {era}")).next_turn();
        assert_eq!(desk.at().decks[2].contains(61), recycles, "era {era}");
        assert_eq!(desk.at().out.contains(61), !recycles, "era {era}");
    }
}

#[test]
fn md_r5_nothing_returns_to_a_deck_that_is_used_up() {
    let mut desk = desk(5);
    desk.era_begun(3).era_deck(3, &[]).edit(|at| at["play_era"] = json!(2));
    desk.table(0, &[17]).next_turn();
    assert!(desk.at().decks[2].is_empty());
    assert!(desk.at().out.contains(17));
}

#[test]
fn md_r5_nothing_recycles_once_the_end_is_fixed() {
    let mut desk = desk(5);
    desk.era_begun(3).table(0, &[17]).edit(|at| {
        at["play_era"] = json!(2);
        at["last_turn"] = json!(9);
    });
    desk.next_turn();
    assert!(!desk.at().decks[2].is_empty());
    assert!(desk.at().out.contains(17));
}

#[test]
fn md_r5_all_see_where_the_cards_go() {
    let mut desk = desk(5);
    desk.table(0, &[18]).table(1, &[17]).next_turn();
    for seat in 0..5 {
        let leave = |event: &&Event| matches!(event, Event::CardsLeave { aside, out, .. } if aside.contains(17) && out.contains(18));
        assert!(desk.told_to(seat).iter().any(leave), "seat {seat}");
    }
}

#[test]
fn md_r6_everybody_who_has_priority_and_a_token_in_stock_is_asked() {
    let mut desk = desk(5);
    desk.left_in_stock(1, 0).set(3, "priority", json!(false)).next_turn();
    assert_eq!(desk.at().phase, Phase::TurnOrder);
    assert_eq!(desk.who(), [0, 2, 4]);
    assert_eq!(desk.acts_of(0), ["priority yes", "priority no"]);
}

#[test]
fn md_r6_answers_are_sealed_and_every_yes_uses_it_up() {
    let mut desk = desk(3);
    desk.next_turn().play("1: priority yes");
    assert!(desk.player(1).priority, "not opened yet");
    assert_eq!(desk.refused("1: priority no"), ("MD-W6", "md-no-answered"));
    desk.play("0: priority no, 2: priority yes");
    assert_eq!([0, 1, 2].map(|seat| desk.player(seat).priority), [true, false, false]);
    desk.next_turn();
    assert_eq!(desk.who(), [0], "once per game");
}

#[test]
fn md_r7_the_highest_card_on_the_table_chooses_first() {
    let mut desk = desk(5);
    desk.table(0, &[17]).table(1, &[15, 62]).table(4, &[40, 1]).next_turn();
    assert_eq!(choosers(&desk), [1, 4, 0, 2, 3], "62, 40, 17; the others in the previous order");
    desk.play("0: priority no, 1: priority no, 2: priority no, 3: priority no, 4: priority no");
    assert_eq!(desk.who(), [1]);
    desk.play("position 5, position 2");
    assert_eq!(desk.refused("position 2"), ("MD-R7", "md-no-position"));
    desk.play("position 1, position 4");
    assert_eq!(order(&desk), [0, 4, 3, 2, 1]);
}

#[test]
fn md_r7_users_of_priority_choose_before_the_others() {
    let mut desk = desk(5);
    desk.table(0, &[17]).table(1, &[62]).table(4, &[40]).next_turn();
    desk.play("0: priority yes, 1: priority no, 2: priority no, 3: priority yes, 4: priority no");
    assert_eq!(choosers(&desk), [0, 3, 1, 4, 2]);
}

#[test]
fn md_r7_seats_without_cards_keep_their_previous_order() {
    let mut desk = desk(5);
    desk.edit(|at| at["order"] = json!([3, 1, 4, 0, 2]));
    desk.table(4, &[17]).next_turn();
    assert_eq!(choosers(&desk), [4, 3, 1, 0, 2]);
}

#[test]
fn md_r7_news_payouts_and_reactions_count_for_their_numbers() {
    let mut desk = desk(3);
    desk.hold(0, &[19, 18]).hold(1, &[63]).hold(2, &[30]);
    desk.play("play 18 event");
    desk.play_given("target 1", dice(&[1]));
    desk.play("1: answer 63, 0: pass, 2: pass, play 19 payout, play 30 news");
    assert_eq!([0, 1, 2].map(|seat| desk.player(seat).table.highest()), [Some(19), Some(63), Some(30)]);
    desk.next_turn();
    assert_eq!(desk.at().choosers[..3], [1, 2, 0].map(Seat));
}
