//! Phase 5, Adjustments: Profit, presences, income, tokens, draws.

use kernel::chance::Given;
use manifest::{Territories, piles};
use serde_json::json;

use crate::common::*;

/// The Profit of the first seat after Adjustments.
#[track_caller]
fn adjusted(profit: i64, presence: &str, lost: u8) -> i32 {
    let mut desk = investment(5);
    desk.profit(0, profit).presence(0, presence).this_turn(0, "lost", json!(lost)).next_turn();
    desk.player(0).profit
}

#[test]
fn md_r35_profit_rises_by_five_for_each_new_presence() {
    assert_eq!(adjusted(30, "PA OH", 0), 30);
    assert_eq!(adjusted(30, "PA OH* NJ*", 0), 40);
}

#[test]
fn md_r35_and_falls_by_five_for_each_established_presence_lost() {
    assert_eq!(adjusted(40, "PA", 1), 35);
    assert_eq!(adjusted(40, "PA OH*", 3), 30);
}

#[test]
fn md_r35_the_rise_comes_before_the_fall_and_20_is_the_floor() {
    // The example of the clarifications: three New Presences and one loss, starting from 20.
    assert_eq!(adjusted(20, "PA OH* NJ* MD*", 1), 30);
    assert_eq!(adjusted(20, "PA OH*", 4), 20);
    assert_eq!(adjusted(25, "PA", 4), 20);
}

#[test]
fn md_r35_a_presence_lost_in_an_attack_counts() {
    let mut desk = expansion(5, 2);
    // It is the last token, so Adjustments follow: five draws and one for the most New Presences.
    let drawn = cards_of_deck(&desk, 6);
    desk.presence(1, "VA OH").play_given("expand OH", dice(&[6, 5, 1]).pile(piles::ERAS[0], drawn));
    assert_eq!([0, 1].map(|seat| desk.player(seat).profit), [35, 25]);
}

/// The next cards of the first deck.
fn cards_of_deck(desk: &Desk, count: usize) -> Vec<u16> {
    desk.at().decks[0].iter().take(count).map(u16::from).collect()
}

#[test]
fn md_r35_a_presence_lost_to_a_card_counts() {
    let mut desk = desk(5);
    desk.nobody_answers().hold(0, &[19]).presence(1, "VA KY NC*");
    desk.play("play 19 event, name KY, done").next_turn();
    assert_eq!(desk.player(1).profit, 30 + 5 - 5);
}

#[test]
fn md_r35_a_divested_presence_counts() {
    let mut desk = desk(5);
    desk.nobody_answers().era_begun(2).hold(0, &[8]).presence(1, "VA KY NC");
    desk.play("play 8, product tobacco, product oil, divest KY")
        .until(|at| at.phase == manifest::Phase::Investment);
    assert_eq!(desk.player(1).held.len(), 2);
    desk.next_turn();
    assert_eq!(desk.player(1).profit, 25);
}

#[test]
fn md_r35_a_presence_lifted_by_wireless_counts() {
    let mut desk = investment(5);
    desk.deeds(0, "telegraph telephone").presence(0, "PA OH NJ*");
    desk.play("progress wireless, lift OH, lift NJ, done").next_turn();
    assert_eq!(desk.player(0).profit, 25, "the New one costs nothing");
}

#[test]
fn md_r36_new_presences_become_established() {
    let mut desk = investment(5);
    desk.presence(0, "PA OH* NJ*").next_turn();
    assert_eq!((desk.player(0).new, desk.player(0).established()), (Territories::EMPTY, places("PA OH NJ")));
}

#[test]
fn md_r36_most_cities_are_counted_anew() {
    let mut desk = investment(5);
    desk.presence(0, "PA OH*").cities("OH");
    assert_eq!(desk.points(0), 0);
    desk.next_turn();
    assert_eq!(desk.points(0), 2);
}

#[test]
fn md_r36_nobody_wins_here() {
    let mut desk = investment(5);
    desk.deeds(0, TWO_SHORT).presence(0, "PA OH*").cities("OH").next_turn();
    assert_eq!(desk.points(0), 30);
    assert!(!desk.is_over());
}

#[test]
fn md_r37_everybody_collects_his_profit() {
    let mut desk = investment(5);
    desk.cash(0, 60).profit(1, 45).presence(2, "QC LB*").next_turn();
    assert_eq!(
        [0, 1, 2].map(|seat| desk.player(seat).cash),
        [90, 105, 95],
        "by the Profit after its changes"
    );
}

#[test]
fn md_r37_and_what_his_deeds_bring() {
    let mut desk = investment(5);
    desk.profit(0, 20).presence(0, "PA NY FL").cities("NY");
    desk.deeds(0, "safety-net circus pro-sports motion-pictures television urban-renaissance").next_turn();
    // Profit 20, lowest Profit 30, two regions 10, one region with a city 10, two Tourists 20, four richer seats 40, one city 10.
    assert_eq!(desk.player(0).cash, 500 + 20 + 30 + 10 + 10 + 20 + 40 + 10);
}

#[test]
fn md_r37_safety_net_goes_by_the_profit_after_its_changes() {
    let mut desk = investment(5);
    desk.profit(0, 20).presence(0, "PA OH* NJ* MD*").deeds(0, "safety-net").next_turn();
    assert_eq!(desk.player(0).cash, 500 + 35, "he has most now");
}

#[test]
fn md_r38_lost_and_spent_tokens_return_to_stock() {
    let mut desk = investment(5);
    desk.tokens_in(0, "losses", 2).tokens_in(0, "returned", 1).in_boxes(0, [1, 0, 1]).next_turn();
    let player = desk.player(0);
    assert_eq!((player.stock, player.losses, player.returned, player.boxes), (24, 0, 0, [0, 0, 0]));
}

#[test]
fn md_r39_in_turn_order_each_draws_a_card() {
    let mut desk = investment(3);
    desk.edit(|at| at["order"] = json!([2, 0, 1, 3, 4])).hold(0, &[]).hold(1, &[]).hold(2, &[]);
    let drawn = cards_of_deck(&desk, 3);
    desk.play("done, done").play_given("done", Given::default().pile(piles::ERAS[0], drawn.clone()));
    for (seat, card) in [2, 0, 1].into_iter().zip(drawn) {
        assert_eq!(desk.player(seat).hand.iter().collect::<Vec<_>>(), [card as u8], "seat {seat}");
    }
}

#[test]
fn md_r39_the_seat_alone_with_most_new_presences_draws_another() {
    for (presence, cards) in [
        (["PA OH*", "VA NC*", "QC"], [1, 1, 1]),
        (["PA OH* NJ*", "VA NC*", "QC"], [2, 1, 1]),
        (["PA", "VA", "QC"], [1, 1, 1]),
    ] {
        let mut desk = investment(3);
        for (seat, presence) in (0..).zip(presence) {
            desk.hold(seat, &[]).presence(seat, presence);
        }
        desk.next_turn();
        assert_eq!([0, 1, 2].map(|seat| desk.player(seat).hand.len()), cards, "{presence:?}");
    }
}

#[test]
fn md_r39_effects_of_the_turn_end() {
    let mut desk = investment(5);
    desk.edit(|at| {
        at["surplus"] = json!({ "product": "ore", "exempt": null });
        at["banned"] = json!({ "product": "grain", "exempt": null });
        at["discount"] = json!(10);
        at["disobedience"] = json!(true);
        at["cold"] = json!(["EU"]);
    });
    desk.this_turn(0, "ties", json!(["OH"])).this_turn(0, "permitted", json!(["OR"])).this_turn(
        0,
        "no_city",
        json!(true),
    );
    desk.next_turn();
    let at = desk.at();
    assert_eq!((at.surplus.product, at.banned.product, at.discount, at.disobedience), (None, None, 0, false));
    assert!(at.cold.is_empty());
    assert_eq!(desk.player(0).this_turn, manifest::Player::default().this_turn);
}
