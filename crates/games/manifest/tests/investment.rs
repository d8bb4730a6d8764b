//! Phase 3, Investment: partners, tokens, purchases, progressions, research, claims.

use kernel::chance::Given;
use manifest::{Deed, Phase, piles};
use serde_json::json;

use crate::common::*;

fn steps(desk: &Desk, seat: u8, deed: Deed) -> u8 {
    desk.player(seat).steps[deed.index()]
}

/// The first seat can license leaders that are on other seats' tables.
fn with_leaders(leaders: &[(u8, &[u64])]) -> Desk {
    let mut desk = desk(5);
    desk.nobody_answers();
    for (seat, cards) in leaders {
        desk.table(*seat, cards);
    }
    desk.to_investment();
    desk
}

/// The second seat has Washington and Jefferson on its table and licenses them to the first.
fn licensed() -> Desk {
    let mut desk = with_leaders(&[(1, &[20, 22])]);
    desk.play("offer 1, licence 20, licence 22, send, accept");
    desk
}

/// The first two seats together can complete Turnpike.
fn with_joint_steps() -> Desk {
    let mut desk = desk(5);
    desk.nobody_answers().steps(0, "turnpike", &[1], true).steps(1, "turnpike", &[2], true);
    desk.pioneers(0, 1).pioneers(1, 1).to_investment();
    desk
}

#[test]
fn md_r13_each_seat_invests_in_turn_order() {
    let mut desk = investment(3);
    assert_eq!(desk.who(), [0]);
    assert_eq!(desk.refused("1: tokens 1"), ("MD-R8", "md-no-turn"));
    desk.play("done");
    assert_eq!(desk.who(), [1]);
    desk.play("done");
    assert_eq!(desk.who(), [2]);
}

#[test]
fn md_r13_trade_goes_in_any_order_and_mixture() {
    let mut desk = investment(5);
    desk.play("tokens 1, progress telegraph, city PA, tokens 1, progress unity, pioneer, tokens 1");
    desk.play_given("card", Given::default().pile(piles::ERAS[0], first_card(&desk)));
    let player = desk.player(0);
    assert_eq!((player.pool, player.pioneers, player.boxes), (0, 1, [1, 1, 1]));
    assert!(player.owns(Deed::Telegraph) && player.owns(Deed::Unity));
}

fn first_card(desk: &Desk) -> [u16; 1] {
    [desk.at().decks[0].iter().next().unwrap().into()]
}

#[test]
fn md_r13_collaboration_is_over_when_trade_begins() {
    let mut desk = with_leaders(&[(1, &[22])]);
    desk.play("done");
    assert_eq!(desk.who(), [1], "the later seat may offer now");
    desk.play("done");
    assert_eq!(desk.refused("offer 1"), ("MD-R13", "md-not-now"));
}

#[test]
fn md_r13_research_is_the_last_thing_but_claims() {
    let mut desk = investment(5);
    desk.pioneers(0, 2).steps(0, "turnpike", &[1], true).play_given("research turnpike", dice(&[2, 2]));
    assert_eq!(desk.refused("tokens 1"), ("MD-R23", "md-only-claims"));
    assert_eq!(desk.refused("research mechanization"), ("MD-F27", "md-no-second-research"));
    desk.play("claim turnpike");
    assert_eq!(desk.who(), [1], "nothing is left to do");
}

#[test]
fn md_r13_claims_come_at_any_time_of_the_turn() {
    let mut desk = investment(5);
    desk.pioneers(0, 2).steps(0, "turnpike", &[1, 2], true).steps(0, "mechanization", &[1, 2], true);
    desk.play("claim turnpike, tokens 2, claim mechanization, city PA");
    assert_eq!(desk.points(0), 1 + 1 + 2);
}

#[test]
fn md_r14_a_seat_without_a_possible_offer_is_not_asked() {
    assert!(investment(5).may("tokens 1"), "no leader lies open: trade at once");
    assert!(with_leaders(&[(1, &[22])]).may("offer 1"));
    // The seat already owns everything that the leader gives credit for.
    let mut desk = desk(5);
    desk.nobody_answers().table(1, &[22]).deeds(0, "westward-ho").to_investment();
    assert!(desk.may("tokens 1"));
}

#[test]
fn md_r14_one_offer_to_each_later_seat() {
    let mut desk = with_leaders(&[(1, &[22]), (3, &[29])]);
    assert_eq!(desk.choices("offer"), ["1", "3"]);
    desk.play("offer 1, licence 22, send");
    assert_eq!(desk.who(), [1]);
    desk.play("decline");
    assert_eq!(desk.refused("offer 1"), ("MD-Q48", "md-no-second-offer"));
    desk.play("offer 3, licence 29, send, accept");
    assert_eq!(desk.player(0).this_turn.partner.map(|seat| seat.0), Some(3));
    assert_eq!(desk.player(3).this_turn.partner.map(|seat| seat.0), Some(0));
}

#[test]
fn md_r14_then_later_seats_may_each_make_an_offer_in_turn_order() {
    let mut desk = with_leaders(&[(1, &[22]), (3, &[29])]);
    desk.play("done");
    assert_eq!(desk.who(), [1]);
    assert_eq!(desk.choices("offer"), ["0"]);
    desk.play("offer 0, licence 22, send");
    assert_eq!(desk.who(), [0]);
    desk.play("decline");
    assert_eq!(desk.who(), [3]);
    desk.play("offer 0, licence 29, send, accept");
    assert!(desk.may("progress telegraph"));
    assert_eq!(desk.player(0).this_turn.partner.map(|seat| seat.0), Some(3));
}

#[test]
fn md_r14_the_first_yes_closes_the_window() {
    let mut desk = with_leaders(&[(1, &[22]), (3, &[29])]);
    desk.play("offer 1, licence 22, send, accept");
    assert_eq!(desk.who(), [0]);
    assert_eq!(desk.refused("offer 3"), ("MD-R13", "md-not-now"));
    desk.play("done");
    assert_eq!(desk.who(), [1]);
    assert!(desk.may("tokens 1"), "a partner is not asked for another one");
}

#[test]
fn md_r14_offers_go_to_later_seats_only() {
    let mut desk = with_leaders(&[(0, &[22]), (4, &[29])]);
    desk.until(|at| at.position == 1);
    assert_eq!(desk.choices("offer"), ["4"], "the first seat has had its turn");
    assert_eq!(desk.refused("offer 0"), ("MD-R14", "md-no-earlier-offer"));
}

#[test]
fn md_r14_nobody_has_two_partners() {
    let mut desk = with_leaders(&[(3, &[22]), (4, &[29])]);
    desk.play("offer 3, licence 22, send, accept, done");
    assert_eq!(desk.who(), [1]);
    assert_eq!(desk.refused("offer 3"), ("MD-F25", "md-has-partner"));
    assert_eq!(desk.choices("offer"), ["4"]);
}

#[test]
fn md_r14_civil_disobedience_keeps_everybody_apart() {
    let mut desk = desk(5);
    desk.nobody_answers().era_begun(3).hold(0, &[57]).table(1, &[50]).deeds(0, "westward-ho steamships");
    desk.play("play 57 event").to_investment();
    assert!(desk.may("tokens 1"));
    assert_eq!(desk.refused("offer 1"), ("MD-R13", "md-not-now"));
}

#[test]
fn md_r15_an_offer_contains_a_joint_claim_or_licences_or_both() {
    let mut desk = with_joint_steps();
    desk.play("offer 1");
    assert_eq!(desk.refused("send"), ("MD-R15", "md-not-now"), "an empty offer");
    assert_eq!(desk.acts(), ["joint turnpike"]);
    desk.play("joint turnpike");
    assert_eq!(desk.acts(), ["send"]);
}

#[test]
fn md_r15_licences_go_both_ways_in_one_offer() {
    let mut desk = with_leaders(&[(0, &[22]), (1, &[29])]);
    desk.play("offer 1, licence 22, licence 29, send, accept");
    assert!(desk.player(0).this_turn.licences.contains(29));
    assert!(desk.player(1).this_turn.licences.contains(22));
}

#[test]
fn md_r15_a_joint_claim_gives_both_the_deed_and_costs_both_a_pioneer() {
    let mut desk = with_joint_steps();
    desk.play("offer 1, joint turnpike, send, accept");
    for seat in 0..2 {
        let player = desk.player(seat);
        assert!(player.owns(Deed::Turnpike));
        assert_eq!((desk.points(seat), player.pioneers, player.chart), (1, 0, 1));
        assert_eq!(steps(&desk, seat, Deed::Turnpike), 0);
    }
}

#[test]
fn md_r15_a_joint_claim_needs_all_steps_and_a_pioneer_of_each_now() {
    let mut lacking = desk(5);
    lacking.steps(0, "turnpike", &[1], true).pioneers(0, 1).pioneers(1, 1).to_investment();
    assert!(lacking.may("tokens 1"), "a step is missing");
    let mut alone = desk(5);
    alone.steps(0, "turnpike", &[1], true).steps(1, "turnpike", &[2], true).pioneers(0, 1).to_investment();
    assert!(alone.may("tokens 1"), "the second seat has no Pioneer");
}

#[test]
fn md_r16_the_licensee_uses_the_credit_and_pays_half_of_it() {
    let mut desk = licensed();
    desk.play("progress westward-ho");
    assert_eq!((desk.player(0).cash, desk.player(1).cash), (60 - 30 - 10, 70));
}

#[test]
fn md_r16_with_the_first_purchase_come_steps_and_pioneer() {
    let mut desk = licensed();
    desk.cash(0, 200).play("progress westward-ho");
    assert_eq!(desk.player(0).pioneers, 0, "Washington's progression is another");
    desk.play("progress unity");
    assert_eq!((desk.player(0).pioneers, desk.player(1).cash), (1, 60 + 10 + 10));
    let mut fulton = with_leaders(&[(1, &[23])]);
    fulton.cash(0, 200).deeds(0, "westward-ho").play("offer 1, licence 23, send, accept");
    assert_eq!(steps(&fulton, 0, Deed::Turnpike), 0);
    fulton.play("progress steamships");
    assert_eq!(steps(&fulton, 0, Deed::Turnpike), 0b1);
}

#[test]
fn md_r16_price_and_fee_must_both_be_paid() {
    let mut desk = licensed();
    desk.cash(0, 35);
    assert_eq!(desk.refused("progress westward-ho"), ("MD-R22", "md-no-cash-deed"));
    assert!(desk.cash(0, 40).may("progress westward-ho"));
}

#[test]
fn md_r16_who_buys_nothing_pays_and_gains_nothing() {
    let mut desk = licensed();
    desk.play("done");
    assert_eq!((desk.player(0).cash, desk.player(0).pioneers, desk.player(1).cash), (60, 0, 60));
}

#[test]
fn md_r16_a_later_partner_uses_the_licence_in_his_own_turn() {
    let mut desk = with_leaders(&[(0, &[22])]);
    desk.play("offer 1, licence 22, send, accept, done, progress westward-ho");
    assert_eq!((desk.player(1).cash, desk.player(0).cash), (20, 70));
}

#[test]
fn md_r16_elvis_is_not_licensed() {
    let mut desk = desk(5);
    desk.nobody_answers().era_begun(3).table(1, &[55]).table(2, &[50]).to_investment();
    assert_eq!(desk.choices("offer"), ["2"]);
    assert_eq!(desk.refused("offer 1"), ("MD-R15", "md-nothing-to-offer"));
}

#[test]
fn md_r17_the_first_five_tokens_cost_5_each_and_further_ones_10() {
    let mut desk = investment(5);
    desk.cash(4, 100).play("done, done, done, done, tokens 3");
    assert_eq!((desk.player(4).cash, desk.player(4).pool), (85, 3));
    desk.play("tokens 3");
    assert_eq!((desk.player(4).cash, desk.player(4).pool, desk.player(4).stock), (65, 6, 18));
    desk.play("tokens 5");
    assert_eq!(desk.player(4).cash, 15, "eleven tokens are $85");
}

#[test]
fn md_r17_the_maximum_goes_by_turn_order() {
    let mut desk = investment(5);
    desk.play("tokens 2");
    assert_eq!(desk.refused("tokens 2"), ("MD-F17", "md-no-tokens"));
    desk.play("tokens 1");
    assert_eq!(desk.refused("tokens 1"), ("MD-F17", "md-no-tokens"));
    desk.play("done");
    assert_eq!(desk.choices("tokens"), ["1", "2", "3", "4", "5"]);
}

#[test]
fn md_r17_tolerance_counts_from_its_purchase_on() {
    let mut desk = investment(5);
    desk.deeds(0, "unity").play("tokens 3");
    assert_eq!(desk.refused("tokens 1"), ("MD-F17", "md-no-tokens"));
    desk.play("progress tolerance");
    assert_eq!(desk.choices("tokens"), ["1", "2"]);
}

#[test]
fn md_r17_tokens_given_back_are_not_bought_again() {
    let mut desk = investment(5);
    desk.in_boxes(1, [1, 0, 0]).in_boxes(2, [1, 0, 0]).left_in_stock(0, 3).play("tokens 3, city PA");
    assert_eq!((desk.player(0).returned, desk.player(0).stock), (2, 0));
    desk.deeds(0, "tolerance");
    assert_eq!(desk.refused("tokens 1"), ("MD-Q29", "md-no-stock-tokens"));
    assert_eq!(desk.refused("pioneer"), ("MD-R18", "md-no-pool"));
}

#[test]
fn md_r17_tokens_are_paid_in_cash() {
    let mut desk = investment(5);
    desk.cash(0, 10);
    assert_eq!(desk.refused("tokens 3"), ("MD-R17", "md-no-cash"));
    assert!(desk.may("tokens 2"));
}

#[test]
fn md_r18_each_purchase_of_a_kind_costs_one_token_more() {
    let mut desk = investment(5);
    desk.cash(1, 100).cash(2, 100);
    desk.play("tokens 2, city PA, pioneer, done, tokens 5, city VA");
    assert_eq!((desk.player(1).pool, desk.player(1).returned, desk.player(1).boxes[0]), (3, 1, 1));
    desk.play("done, tokens 2");
    assert_eq!(desk.refused("city QC"), ("MD-R18", "md-no-pool"), "the third city costs 3");
    desk.play("pioneer");
    assert_eq!(desk.player(2).pool, 0, "the second Pioneer costs 2");
}

#[test]
fn md_r18_free_ones_leave_the_boxes_alone() {
    let mut desk = investment(5);
    desk.deeds(0, "electricity").play("city PA, done, tokens 1, city VA");
    assert_eq!(desk.player(1).boxes[0], 1);
}

#[test]
fn md_r18_wireless_tokens_are_spent_last() {
    let mut desk = investment(5);
    desk.pool(0, 1).tokens_in(0, "wireless", 2).play("city PA");
    assert_eq!((desk.player(0).pool, desk.player(0).wireless), (0, 2));
    desk.play("pioneer");
    assert_eq!((desk.player(0).pool, desk.player(0).wireless), (0, 1));
}

#[test]
fn md_r18_a_discount_does_not_go_below_one() {
    let mut desk = investment(5);
    desk.deeds(0, "public-schools");
    assert_eq!(desk.refused("pioneer"), ("MD-R18", "md-no-pool"), "the first still costs 1");
    desk.play("tokens 1, pioneer");
    assert_eq!(desk.player(0).pool, 0);
}

#[test]
fn md_r19_one_city_a_turn_in_an_established_presence_without_one() {
    let mut desk = investment(5);
    desk.presence(0, "PA OH NJ*").cities("OH").pool(0, 5);
    assert_eq!(desk.refused("city OH"), ("MD-F23", "md-city-there"));
    assert_eq!(desk.refused("city NJ"), ("MD-R19", "md-not-established"));
    assert_eq!(desk.refused("city NY"), ("MD-R19", "md-not-established"));
    desk.presence(0, "PA OH NJ").play("city PA");
    assert_eq!(desk.at().cities, places("PA OH"));
    assert_eq!(desk.refused("city NJ"), ("MD-F22", "md-one-city"));
}

#[test]
fn md_r19_overseas_and_in_foreign_markets_too() {
    let mut desk = investment(5);
    desk.presence(0, "PA AK CU EU").pool(0, 5);
    assert_eq!(desk.choices("city"), ["PA", "AK", "CU", "EU"]);
}

#[test]
fn md_r19_not_bought_under_civil_war_but_had_from_electricity() {
    let mut desk = investment(5);
    desk.pool(0, 5).this_turn(0, "no_city", json!(true));
    assert_eq!(desk.refused("city PA"), ("MD-C35", "md-civil-war-city"));
    desk.deeds(0, "electricity").play("city PA");
    assert_eq!((desk.at().cities, desk.player(0).pool), (places("PA"), 5));
}

#[test]
fn md_r19_no_marker_no_city() {
    let mut desk = investment(5);
    desk.pool(0, 5).cities("QC LB MR ON SO MB SK EN NY NJ OH MI IN IL WI MN IA MD VA NC");
    assert_eq!(desk.refused("city PA"), ("MD-Q38", "md-no-city-left"));
}

#[test]
fn md_r20_one_pioneer_a_turn() {
    let mut desk = investment(5);
    desk.play("tokens 3, pioneer");
    assert_eq!(desk.refused("pioneer"), ("MD-F22", "md-one-pioneer"));
}

#[test]
fn md_r20_the_mat_has_room_for_the_limit_of_the_era() {
    for (era, most) in [(1, 2), (2, 3), (3, 4)] {
        let mut desk = investment(5);
        desk.era_begun(era).pool(0, 5).pioneers(0, most);
        assert_eq!(desk.refused("pioneer"), ("MD-R20", "md-pioneer-limit"), "era {era}");
        assert!(desk.pioneers(0, most - 1).may("pioneer"), "era {era}");
        assert!(desk.pioneers(0, most).deeds(0, "public-schools").may("pioneer"), "era {era}");
    }
}

#[test]
fn md_r20_a_pioneer_for_one_token_needs_another_from_stock_for_the_mat() {
    let mut desk = investment(5);
    desk.pool(0, 3).left_in_stock(0, 0);
    assert_eq!(desk.refused("pioneer"), ("MD-F20", "md-no-mat-token"));
    desk.left_in_stock(0, 1).play("pioneer");
    let player = desk.player(0);
    assert_eq!((player.pool, player.stock, player.pioneers, player.boxes[1]), (2, 0, 1, 1));
}

#[test]
fn md_r20_with_an_empty_stock_a_wireless_token_goes_on_the_mat() {
    let mut desk = investment(5);
    desk.tokens_in(0, "wireless", 2).left_in_stock(0, 0).play("pioneer");
    let player = desk.player(0);
    assert_eq!((player.wireless, player.pioneers, player.boxes[1]), (0, 1, 1));
}

#[test]
fn md_r20_a_pioneer_for_two_tokens_brings_his_own_for_the_mat() {
    let mut desk = investment(5);
    desk.in_boxes(1, [0, 1, 0]).pool(0, 2).left_in_stock(0, 0).play("pioneer");
    let player = desk.player(0);
    assert_eq!((player.pool, player.returned, player.pioneers, player.boxes[1]), (0, 0, 1, 1));
}

#[test]
fn md_r21_one_card_a_turn_drawn_at_once_and_played_later() {
    let mut desk = investment(5);
    desk.hold(0, &[]).era_deck(1, &[22, 29]).play("tokens 3");
    desk.play_given("card", Given::default().pile(piles::ERAS[0], [29]));
    assert!(desk.player(0).hand.contains(29));
    assert_eq!(desk.refused("card"), ("MD-R21", "md-one-card"));
    assert_eq!(desk.refused("play 29"), ("MD-R13", "md-not-now"));
}

#[test]
fn md_r21_no_card_is_bought_where_none_is_left() {
    let mut desk = investment(5);
    desk.era_begun(3).era_deck(3, &[]).play("tokens 3");
    assert_eq!(desk.refused("card"), ("MD-Q72", "md-no-deck"));
}

#[test]
fn md_r22_a_progression_needs_the_one_before_it() {
    let mut desk = investment(5);
    assert_eq!(desk.refused("progress telephone"), ("MD-R22", "md-needs"));
    desk.play("progress telegraph, progress telephone");
    assert_eq!((desk.points(0), desk.player(0).cash), (3, 380));
    assert_eq!(desk.refused("progress telephone"), ("MD-R22", "md-is-owned"));
    assert_eq!(desk.refused("progress turnpike"), ("MD-R23", "md-is-researched"));
}

#[test]
fn md_r22_credits_and_manifest_destiny_make_it_cheaper_down_to_nothing() {
    let mut desk = investment(5);
    desk.table(0, &[15]).cash(0, 20);
    assert!(desk.may("progress innovation"), "$40 less $20");
    desk.cash(0, 15);
    assert_eq!(desk.refused("progress innovation"), ("MD-R22", "md-no-cash-deed"));
    desk.edit(|at| at["discount"] = json!(10)).play("progress innovation");
    assert_eq!(desk.player(0).cash, 5);
    desk.table(0, &[15, 34]).play("progress storytelling");
    assert_eq!(desk.player(0).cash, 5, "$30 less $10, $10 and $10");
}

#[test]
fn md_r23_one_die_per_pioneer_and_each_missing_number_is_placed_once() {
    let mut desk = investment(5);
    desk.era_begun(3).pioneers(0, 4).steps(0, "television", &[5], true);
    desk.play_given("research television", dice(&[2, 2, 4, 5]));
    assert_eq!(steps(&desk, 0, Deed::Television), 0b11010);
    assert_eq!(desk.player(0).rolled[Deed::Television.index()], 0b11010);
}

#[test]
fn md_r23_numbers_without_a_step_miss() {
    let mut desk = investment(5);
    desk.pioneers(0, 2).play_given("research turnpike", dice(&[3, 5]));
    assert_eq!(steps(&desk, 0, Deed::Turnpike), 0);
}

#[test]
fn md_r23_computers_add_a_die() {
    let mut desk = investment(5);
    desk.pioneers(0, 1).deeds(0, "computers").play_given("research turnpike", dice(&[1, 2]));
    assert_eq!(desk.acts(), ["claim turnpike", "done"]);
}

#[test]
fn md_r23_first_the_re_roll_then_the_sixes_are_called() {
    let mut desk = investment(5);
    desk.pioneers(0, 2).deeds(0, "innovation").play_given("research television", dice(&[6, 3]));
    assert_eq!(desk.acts(), ["reroll 1", "reroll 2", "keep"]);
    desk.play_given("reroll 2", dice(&[6]));
    assert_eq!(desk.choices("call"), ["1", "2", "3", "4", "5", "6"]);
    desk.play("call 5, call 1");
    assert_eq!(steps(&desk, 0, Deed::Television), 0b10001);
}

#[test]
fn md_r23_research_needs_a_pioneer_and_an_unclaimed_breakthrough() {
    let mut desk = investment(5);
    assert_eq!(desk.refused("research turnpike"), ("MD-R23", "md-no-pioneer"));
    desk.pioneers(0, 1).deeds(3, "turnpike");
    assert_eq!(desk.refused("research turnpike"), ("MD-R23", "md-is-claimed"));
    assert_eq!(desk.refused("research unity"), ("MD-R22", "md-is-bought"));
    assert!(desk.may("research mechanization"));
}

#[test]
fn md_r24_a_claim_takes_a_deed_its_points_and_a_pioneer() {
    let mut desk = investment(5);
    desk.pioneers(0, 1).steps(0, "motion-pictures", &[1, 2, 3, 4], true).steps(
        2,
        "motion-pictures",
        &[3],
        true,
    );
    desk.play("claim motion-pictures");
    let player = desk.player(0);
    assert_eq!((player.pioneers, player.chart, desk.points(0)), (0, 1, 2));
    assert_eq!([0, 2].map(|seat| desk.player(seat).step_tokens_used()), [0, 0], "all steps on it return");
    desk.next_turn();
    assert_eq!(desk.player(0).chart, 1, "the token stays on the chart");
}

#[test]
fn md_r24_a_claim_needs_all_steps_the_needs_and_a_pioneer() {
    let mut desk = investment(5);
    desk.pioneers(0, 1).steps(0, "railroads", &[1, 2, 3], true);
    assert_eq!(desk.refused("claim railroads"), ("MD-F28", "md-steps-lack"));
    desk.steps(0, "railroads", &[1, 2, 3, 4], true);
    assert_eq!(desk.refused("claim railroads"), ("MD-R24", "md-needs"), "nobody has Turnpike");
    desk.deeds(3, "turnpike");
    assert!(desk.may("claim railroads"));
    desk.pioneers(0, 0);
    assert_eq!(desk.refused("claim railroads"), ("MD-F28", "md-no-pioneer"));
    desk.pioneers(0, 1).deeds(2, "railroads");
    assert_eq!(desk.refused("claim railroads"), ("MD-R24", "md-is-claimed"));
    assert_eq!(desk.refused("claim unity"), ("MD-R22", "md-is-bought"));
}

#[test]
fn md_r24_a_claim_is_voluntary_and_each_costs_its_own_pioneer() {
    let mut desk = investment(5);
    desk.pioneers(0, 1).steps(0, "turnpike", &[1, 2], true).steps(0, "mechanization", &[1, 2], true);
    assert!(desk.may("done"));
    desk.play("claim turnpike");
    assert_eq!(desk.refused("claim mechanization"), ("MD-F28", "md-no-pioneer"));
}

#[test]
fn md_r25_the_phase_ends_with_the_check_for_30_points() {
    let mut desk = investment(3);
    desk.deeds(0, PROGRESSIONS).play("tokens 1, done, done");
    assert!(!desk.is_over(), "the last seat still invests");
    desk.play("done");
    assert!(desk.is_over());
}

#[test]
fn md_r25_the_phase_ends_with_the_check_for_the_last_card() {
    let mut desk = investment(3);
    desk.edit(|at| at["last_turn"] = json!(1)).play("tokens 1, done, done, done");
    assert_eq!(desk.verdict().how, "last-card");
}

#[test]
fn md_r25_tokens_in_the_pools_stay_for_expansion() {
    let mut desk = investment(3);
    desk.play("tokens 3, done, tokens 2, done, done");
    assert_eq!(desk.at().phase, Phase::Expansion);
    assert_eq!([0, 1, 2].map(|seat| desk.player(seat).pool), [3, 2, 0]);
}
