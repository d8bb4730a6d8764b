//! Phase 2, Card Play: turns, eras, uses, conditions, the hand.

use manifest::{Event, Phase};
use serde_json::json;

use crate::common::*;

/// Nobody can answer; the first seat holds these cards.
fn holding(cards: &[u64]) -> Desk {
    let mut desk = desk(5);
    desk.nobody_answers().hold(0, cards);
    desk
}

#[test]
fn md_r8_each_seat_takes_one_turn_in_turn_order() {
    let mut desk = desk(3);
    desk.edit(|at| at["order"] = json!([2, 0, 1, 3, 4]));
    assert_eq!(desk.who(), [2]);
    assert_eq!(desk.refused("0: done"), ("MD-R8", "md-no-turn"));
    desk.play("done");
    assert_eq!(desk.who(), [0]);
    desk.play("done");
    assert_eq!(desk.who(), [1]);
    desk.play("done");
    assert_eq!(desk.at().phase, Phase::Investment);
}

#[test]
fn md_r8_any_number_of_progress_cards_but_one_destiny_card() {
    let mut desk = holding(&[1, 2, 15, 22, 29]);
    desk.play("play 15, play 22, play 1, profit");
    assert_eq!(desk.refused("play 2"), ("MD-R8", "md-no-second-destiny"));
    desk.play("play 29, done");
    assert_eq!(desk.who(), [1]);
    assert_eq!(desk.player(0).table.iter().collect::<Vec<_>>(), [1, 15, 22, 29]);
}

#[test]
fn md_r8_a_card_is_resolved_before_the_next_one() {
    let mut desk = holding(&[18, 22]);
    desk.play("play 18 event");
    assert_eq!(desk.refused("play 22"), ("MD-F7", "md-name-asked"));
    desk.play_given("target 1", dice(&[1]));
    desk.play("play 22");
}

#[test]
fn md_r8_a_card_that_is_not_in_hand_cannot_be_played() {
    assert_eq!(holding(&[18]).refused("play 22"), ("MD-R8", "md-no-card"));
}

#[test]
fn md_r8_cards_played_out_of_turn_count_against_nothing() {
    let mut desk = desk(3);
    desk.hold(0, &[18]).hold(1, &[1, 22, 63]).put_out_of_play(&[64]);
    desk.play("play 18 event");
    desk.play_given("target 1", dice(&[6]));
    desk.play("1: answer 63");
    assert_eq!(desk.who(), [1], "the hand of the first seat is empty");
    desk.play("play 1, profit, play 22");
    assert_eq!(desk.player(1).table.iter().collect::<Vec<_>>(), [1, 22, 63]);
}

#[test]
fn md_r9_only_cards_of_the_current_era_are_played() {
    let mut desk = holding(&[18, 17, 34, 50]);
    assert_eq!(desk.refused("play 34"), ("MD-R9", "md-no-era"));
    assert_eq!(desk.refused("play 50"), ("MD-R9", "md-no-era"));
    assert!(desk.may("play 18 news") && desk.may("play 17 news"));
    desk.era_begun(2);
    assert_eq!(desk.refused("play 18 news"), ("MD-R9", "md-no-era"));
    assert!(desk.may("play 34") && desk.may("play 17 payout"));
}

#[test]
fn md_r9_in_the_transition_turn_cards_of_the_era_before_are_played_too() {
    let mut desk = holding(&[18, 34, 50]);
    desk.transition_to(2);
    assert!(desk.may("play 18 event") && desk.may("play 34"));
    assert_eq!(desk.refused("play 50"), ("MD-R9", "md-no-era"));
}

#[test]
fn md_r9_the_transition_turn_is_the_first_card_play_after_the_era_has_begun() {
    let mut desk = holding(&[18, 34]);
    // The fifth draw of the first turn is the first card of the second era.
    desk.era_deck(1, &[19, 20, 21, 22]).next_turn();
    assert_eq!(desk.at().era, 2);
    desk.until(|at| at.phase == Phase::CardPlay);
    assert!(desk.may("play 18 news") && desk.may("play 34"));
    desk.next_turn().until(|at| at.phase == Phase::CardPlay);
    assert_eq!(desk.refused("play 18 news"), ("MD-R9", "md-no-era"));
    assert!(desk.may("play 34"));
}

#[test]
fn md_r10_a_destiny_card_is_event_and_payout_and_nothing_else() {
    let mut desk = holding(&[1]);
    assert_eq!(desk.refused("play 1 payout"), ("MD-R10", "md-no-other-use"));
    assert_eq!(desk.refused("play 1 news"), ("MD-R10", "md-no-other-use"));
    desk.play("play 1, profit");
    assert_eq!((desk.player(0).profit, desk.player(1).cash), (35, 65), "Tobacco is paid to Virginia");
}

#[test]
fn md_r10_an_event_card_is_event_or_payout_or_news() {
    assert_eq!(holding(&[27]).refused("play 27"), ("MD-R10", "md-no-use"));
    for (used, cash) in [("event", 10), ("payout", 25), ("news", 0)] {
        let mut desk = holding(&[27]);
        desk.presence(0, "PA OH");
        desk.play(&format!("play 27 {used}"));
        assert_eq!(desk.player(0).cash, 60 + cash, "{used}");
        assert!(desk.player(0).table.contains(27));
    }
}

#[test]
fn md_r10_a_leader_gives_steps_and_pioneer_at_once_and_credits_in_investment() {
    let mut desk = holding(&[20, 23]);
    desk.play("play 23");
    assert_eq!(desk.player(0).steps[manifest::Deed::Turnpike.index()], 0b1);
    desk.play("play 20");
    assert_eq!((desk.player(0).pioneers, desk.player(0).stock), (1, 23));
    desk.to_trade().play("progress unity");
    assert_eq!(desk.player(0).cash, 40, "$40 less $20");
}

#[test]
fn md_r10_a_leader_that_gives_nothing_may_be_laid_open_for_his_number() {
    let mut desk = holding(&[22]);
    desk.deeds(0, "westward-ho").play("play 22");
    assert_eq!(desk.player(0).table.highest(), Some(22));
}

#[test]
fn md_r11_an_event_whose_condition_fails_is_played_otherwise_only() {
    let mut desk = holding(&[16, 37]);
    desk.era_begun(2);
    assert_eq!(desk.refused("play 16 event"), ("MD-R11", "md-no-condition"));
    assert_eq!(desk.refused("play 37 event"), ("MD-R11", "md-no-condition"));
    assert!(desk.may("play 16 payout") && desk.may("play 37 payout") && desk.may("play 37 news"));
    desk.pioneers(0, 1).edit(|at| at["civil_war"] = json!(true));
    assert!(desk.may("play 16 event") && desk.may("play 37 event"));
}

#[test]
fn md_r11_spy_needs_somebody_to_name() {
    let mut desk = holding(&[17]);
    for seat in 1..5 {
        desk.hold(seat, &[]);
    }
    assert_eq!(desk.refused("play 17 event"), ("MD-Q64", "md-no-spy"));
    assert!(desk.may("play 17 payout"));
    desk.hold(3, &[22]);
    assert!(desk.may("play 17 event"));
}

#[test]
fn md_r11_an_event_that_finds_nothing_to_do_is_legal() {
    let mut desk = holding(&[46]);
    desk.era_begun(2).play("play 46 event");
    assert!(desk.player(0).table.contains(46));
    assert_eq!(desk.who(), [1]);
}

#[test]
fn md_r12_more_than_three_cards_cost_five_profit_once() {
    for (hand, profit) in [(vec![1, 2, 3], 30), (vec![1, 2, 3, 4], 25), (vec![1, 2, 3, 4, 5, 15], 25)] {
        let mut desk = holding(&hand);
        desk.play("done");
        assert_eq!(desk.player(0).profit, profit, "{hand:?}");
    }
}

#[test]
fn md_r12_the_penalty_does_not_go_below_20() {
    let mut desk = holding(&[1, 2, 3, 4]);
    desk.profit(0, 20).play("done");
    assert_eq!(desk.player(0).profit, 20);
}

#[test]
fn md_r12_with_storytelling_one_card_may_be_discarded_before_the_count() {
    let mut desk = holding(&[1, 2, 3, 4, 22]);
    desk.deeds(0, "storytelling").play("done");
    assert_eq!(desk.who(), [0]);
    assert_eq!(desk.refused("discard 5"), ("MD-R12", "md-no-card"));
    desk.play("discard 22");
    assert!(desk.at().out.contains(22));
    assert_eq!((desk.player(0).hand.len(), desk.player(0).profit), (4, 30));
    assert!(
        desk.told_to(3).iter().any(|event| matches!(event, Event::Discarded { card: 22, .. })),
        "face up"
    );
    assert_eq!(desk.who(), [1]);
}

#[test]
fn md_r12_whoever_keeps_five_cards_with_storytelling_pays() {
    let mut desk = holding(&[1, 2, 3, 4, 22]);
    desk.deeds(0, "storytelling").play("done, done");
    assert_eq!((desk.player(0).hand.len(), desk.player(0).profit), (5, 25));
}

#[test]
fn md_r12_without_storytelling_nothing_is_discarded() {
    let mut desk = holding(&[1, 2, 3, 4, 22]);
    desk.play("done");
    assert_eq!(desk.who(), [1]);
    assert_eq!(desk.player(0).hand.len(), 5);
}
