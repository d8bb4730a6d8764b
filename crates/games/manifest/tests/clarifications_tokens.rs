//! Clarifications on tokens: how many exist and can be bought, what they pay for, Pioneers, cities, Wireless.

use kernel::Seat;
use manifest::{Frame, Phase, Player, Purchase};
use serde_json::json;

use crate::common::*;

/// A game in Investment; the first seat has these tokens in its pool.
fn investing(seats: u8, pool: u64) -> Desk {
    let mut desk = bare(seats);
    desk.pool(0, pool).to_investment();
    desk
}

/// Number of tokens of a seat in all places together.
fn tokens(player: &Player) -> usize {
    let boxes: u8 = player.boxes.iter().sum();
    let loose = player.stock + player.pool + player.wireless + player.returned + player.losses;
    usize::from(loose + boxes + player.pioneers + player.chart) + player.held.len()
}

/// Sets the tokens in stock; all others are put on the chart.
fn stock(desk: &mut Desk, seat: u8, count: u8) {
    let player = desk.player(seat);
    let chart = player.chart + player.stock - count;
    desk.set(seat, "stock", json!(count)).set(seat, "chart", json!(chart));
}

// How many there are, and how many may be bought.

#[test]
fn md_f16_all_uses_together_take_25_tokens() {
    let mut desk = bare(4);
    desk.pool(1, 1).to_investment().play("tokens 3, city PA, pioneer, done");
    let player = desk.player(0);
    assert_eq!((player.stock, player.pool, player.pioneers), (20, 1, 1));
    assert_eq!((player.boxes[Purchase::City.index()], player.boxes[Purchase::Pioneer.index()]), (1, 1));
    assert_eq!(tokens(player), 25);
    desk.to_expansion();
    // A territory with control number 1 uses the paid token itself; no other token marks it as New.
    desk.presence(0, "PA OH").play("expand IN");
    assert_eq!((desk.player(0).new, tokens(desk.player(0))), (places("IN"), 25));
}

#[test]
fn md_f16_there_is_no_26th_token() {
    let mut desk = bare(4);
    stock(&mut desk, 0, 0);
    desk.to_investment();
    assert!(desk.choices("tokens").is_empty());
    assert_eq!(desk.refused("tokens 1"), ("MD-Q29", "md-no-stock-tokens"));
}

#[test]
fn md_f17_the_maximum_follows_the_turn_order() {
    for (seats, limits) in [(5, vec![3, 5, 7, 9, 11]), (4, vec![3, 5, 7, 9]), (3, vec![4, 6, 8])] {
        let desk = bare(seats);
        let allowed: Vec<u8> = (0..seats).map(|seat| desk.at().tokens_allowed(Seat(seat))).collect();
        assert_eq!(allowed, limits, "{seats} seats");
    }
}

#[test]
fn md_f17_the_maximum_belongs_to_the_position_not_to_the_seat() {
    let mut desk = bare(5);
    desk.edit(|at| at["order"] = json!([4, 3, 2, 1, 0])).cash(4, 200).to_investment();
    assert_eq!(desk.seat(), Seat(4));
    assert!(desk.may("tokens 3"));
    assert_eq!(desk.refused("tokens 4"), ("MD-F17", "md-no-tokens"));
}

#[test]
fn md_f17_tolerance_adds_two_tokens() {
    let mut desk = bare(5);
    desk.cash(0, 200).deeds(0, "tolerance").to_investment();
    assert_eq!(desk.choices("tokens"), ["1", "2", "3", "4", "5"]);
    assert_eq!(desk.refused("tokens 6"), ("MD-F17", "md-no-tokens"));
}

#[test]
fn md_f17_the_maximum_counts_for_the_whole_turn() {
    let mut desk = investing(5, 0);
    desk.play("tokens 2");
    assert_eq!(desk.choices("tokens"), ["1"]);
    assert_eq!(desk.refused("tokens 2"), ("MD-F17", "md-no-tokens"));
}

#[test]
fn md_f18_unused_tokens_do_not_carry_over() {
    let mut desk = investing(4, 0);
    desk.pool(1, 1).play("tokens 3, done").to_expansion();
    assert_eq!((desk.player(0).pool, desk.player(0).stock), (3, 21));
    desk.play("done");
    assert_eq!((desk.player(0).pool, desk.player(0).stock), (0, 24));
    desk.until(|at| at.turn == 2 && at.phase == Phase::Investment);
    assert_eq!(desk.player(0).pool, 0);
}

// Paying for cities and cards.

#[test]
fn md_f19_one_token_goes_into_the_box_and_the_others_return() {
    let mut desk = investing(4, 4);
    desk.edit(|at| {
        at["players"][1]["boxes"] = json!([1, 0, 1]);
        at["players"][2]["boxes"] = json!([0, 0, 1]);
        at["players"][1]["stock"] = json!(22);
        at["players"][2]["stock"] = json!(23);
    });
    desk.play("city PA");
    assert_eq!((desk.player(0).pool, desk.player(0).boxes, desk.player(0).returned), (2, [1, 0, 0], 1));
    desk.pool(0, 3).play_given("card", drawn(1, &[64]));
    assert_eq!((desk.player(0).pool, desk.player(0).boxes, desk.player(0).returned), (0, [1, 0, 1], 3));
}

/// The clarifications' worked example: 6 tokens in stock, 7 may be bought, a city costs 2.
#[test]
fn md_f19_with_6_tokens_in_stock_the_one_returned_by_a_city_is_not_bought_as_the_seventh() {
    let mut desk = bare(5);
    desk.edit(|at| at["order"] = json!([1, 2, 0, 3, 4])).cash(0, 200).pool(1, 1);
    stock(&mut desk, 0, 6);
    desk.to_investment().play("city VA, done").until(|at| at.mover() == Seat(0));
    assert_eq!(desk.at().tokens_allowed(Seat(0)), 7);
    assert_eq!(desk.refused("tokens 7"), ("MD-Q29", "md-no-stock-tokens"));
    desk.play("tokens 6, city PA");
    let player = desk.player(0);
    assert_eq!((player.pool, player.returned, player.stock), (4, 1, 0), "the city cost 2");
    assert_eq!(desk.at().tokens_allowed(Seat(0)), 1, "one more would be allowed");
    assert_eq!(desk.refused("tokens 1"), ("MD-Q29", "md-no-stock-tokens"));
}

#[test]
fn md_f19_a_returned_token_serves_for_priority() {
    let asked = |returned: u8| {
        let mut desk = bare(4);
        stock(&mut desk, 0, 0);
        // Either the last token is a returned one, or it is on the chart like all others.
        desk.set(0, "returned", json!(returned));
        let chart = desk.player(0).chart;
        desk.set(0, "chart", json!(chart - returned));
        desk.until(|at| at.frame() == Frame::Priority);
        desk.asked()
    };
    assert_eq!(asked(1), [0, 1, 2, 3]);
    assert_eq!(asked(0), [1, 2, 3]);
}

// Pioneers.

#[test]
fn md_f20_a_pioneer_for_one_token_takes_the_mat_token_from_stock() {
    let mut desk = investing(4, 1);
    let before = desk.player(0).stock;
    desk.play("pioneer");
    let player = desk.player(0);
    assert_eq!((player.pool, player.boxes[Purchase::Pioneer.index()], player.pioneers), (0, 1, 1));
    assert_eq!((player.stock, player.returned), (before - 1, 0));
}

#[test]
fn md_f20_who_bought_the_last_token_lacks_the_one_for_the_mat() {
    let mut desk = bare(4);
    stock(&mut desk, 0, 3);
    desk.to_investment().play("tokens 3");
    assert_eq!(desk.refused("pioneer"), ("MD-F20", "md-no-mat-token"));
    // If it buys one token less, it can have the Pioneer.
    let mut desk = bare(4);
    stock(&mut desk, 0, 3);
    desk.to_investment().play("tokens 2, pioneer");
    assert_eq!((desk.player(0).pioneers, desk.player(0).stock), (1, 0));
}

#[test]
fn md_f20_a_pioneer_for_three_tokens_puts_one_in_the_box_one_on_the_mat_and_one_back() {
    let mut desk = investing(4, 3);
    for seat in [1, 2] {
        desk.set(seat, "boxes", json!([0, 1, 0])).set(seat, "stock", json!(23));
    }
    stock(&mut desk, 0, 0);
    desk.play("pioneer");
    let player = desk.player(0);
    assert_eq!((player.pool, player.boxes[Purchase::Pioneer.index()], player.pioneers), (0, 1, 1));
    assert_eq!((player.stock, player.returned), (0, 1), "the rest is for the next turn");
}

#[test]
fn md_f20_wireless_gives_the_mat_token_where_stock_is_empty() {
    let mut desk = bare(4);
    desk.presence(0, "PA OH NJ").deeds(0, "telephone").cash(0, 130).pool(0, 1);
    stock(&mut desk, 0, 0);
    desk.to_investment();
    assert_eq!(desk.refused("pioneer"), ("MD-F20", "md-no-mat-token"));
    desk.play("progress wireless, lift OH, done, pioneer");
    let player = desk.player(0);
    assert_eq!((player.pioneers, player.pool, player.wireless), (1, 0, 0));
}

#[test]
fn md_f20_lost_tokens_give_the_mat_token_after_they_have_come_back() {
    let mut desk = bare(4);
    desk.presence(0, "PA OH").presence(1, "VA").pool(0, 1).hold(1, &[19]);
    stock(&mut desk, 0, 0);
    desk.play("done, play 19 event, name OH, done").until(|at| at.phase == Phase::Investment);
    assert_eq!((desk.player(0).losses, desk.player(0).stock), (1, 0));
    assert_eq!(desk.refused("pioneer"), ("MD-F20", "md-no-mat-token"));
    desk.until(|at| at.turn == 2 && at.phase == Phase::Investment && at.mover() == Seat(0));
    desk.play("tokens 1");
    assert_eq!(desk.player(0).stock, 1, "the lost one and the unused one came back; one of them was bought");
    assert!(desk.may("pioneer"));
}

#[test]
fn md_f21_a_pioneer_leaves_the_mat_only_for_a_claim() {
    let mut desk = bare(4);
    desk.presence(0, "PA OH").pioneers(0, 2).deeds(0, "telephone").cash(0, 130);
    desk.steps(0, "turnpike", &[1, 2], true).to_investment().play("progress wireless");
    // Wireless lifts tokens from territories, not from the mat.
    assert_eq!(desk.choices("lift"), ["PA", "OH"]);
    desk.play("lift OH, done").play("claim turnpike");
    assert_eq!((desk.player(0).pioneers, desk.player(0).chart), (1, 1));
    desk.until(|at| at.turn == 3);
    assert_eq!((desk.player(0).pioneers, desk.player(0).chart), (1, 1));
}

#[test]
fn md_f22_a_second_pioneer_is_not_acquired_in_a_turn() {
    let mut desk = bare(4);
    desk.pool(0, 3).to_investment().play("pioneer");
    assert_eq!(desk.refused("pioneer"), ("MD-F22", "md-one-pioneer"));
}

#[test]
fn md_f22_a_free_pioneer_excludes_a_bought_one() {
    let mut desk = bare(4);
    desk.pool(0, 3).hold(0, &[20]).play("play 20").until(|at| at.frame() == Frame::Trade);
    assert_eq!(desk.player(0).pioneers, 1);
    assert_eq!(desk.refused("pioneer"), ("MD-F22", "md-one-pioneer"));
}

#[test]
fn md_f22_electricity_and_a_bought_city_exclude_each_other() {
    let mut desk = bare(4);
    desk.presence(0, "PA OH").deeds(0, "electricity").pool(0, 3).to_investment().play("city PA");
    assert_eq!(desk.player(0).pool, 3, "it was free");
    assert_eq!(desk.refused("city OH"), ("MD-F22", "md-one-city"));
}

#[test]
fn md_f22_taking_a_territory_with_a_city_is_not_acquiring_one() {
    let mut desk = bare(4);
    desk.in_era(2)
        .presence(1, "VA NC")
        .cities("NC")
        .pool(0, 1)
        .hold(0, &[7])
        .play("play 7, place NC established");
    desk.until(|at| at.phase == Phase::Investment).play("city PA");
    assert_eq!(desk.at().cities, places("NC PA"));
}

#[test]
fn md_f23_a_territory_has_one_city() {
    let mut desk = bare(4);
    desk.presence(0, "PA OH").cities("PA").pool(0, 3).to_investment();
    assert_eq!(desk.choices("city"), ["OH"]);
    assert_eq!(desk.refused("city PA"), ("MD-F23", "md-city-there"));
}

#[test]
fn md_f24_lost_tokens_lie_in_the_losses_box_until_adjustments() {
    let mut desk = bare(4);
    desk.presence(1, "VA NC").pool(0, 1).hold(0, &[19]).play("play 19 event, name NC, done");
    assert_eq!((desk.player(1).losses, desk.player(1).stock), (1, 23));
    desk.until(|at| at.phase == Phase::Expansion);
    assert_eq!((desk.player(1).losses, desk.player(1).stock), (1, 23));
    desk.until(|at| at.turn == 2);
    assert_eq!((desk.player(1).losses, desk.player(1).stock), (0, 24));
}

// Wireless.

/// The first seat has five territories besides its home and is about to buy Wireless, with a maximum of 3.
fn before_wireless() -> Desk {
    let mut desk = bare(5);
    desk.presence(0, "PA NY NJ MD OH IN").deeds(0, "telephone").cash(0, 300).to_investment();
    desk
}

#[test]
fn md_f48_with_a_maximum_of_3_one_lifted_leaves_two_to_buy() {
    let mut desk = before_wireless();
    desk.play("progress wireless, lift NY, done");
    assert_eq!(desk.choices("tokens"), ["1", "2"]);
    assert_eq!(desk.refused("tokens 3"), ("MD-F17", "md-no-tokens"));
    desk.play("tokens 2");
    assert_eq!((desk.player(0).wireless, desk.player(0).pool), (1, 2));
}

#[test]
fn md_f48_with_a_maximum_of_3_two_lifted_leave_one_to_buy() {
    let mut desk = before_wireless();
    desk.play("progress wireless, lift NY, lift NJ, done");
    assert_eq!(desk.choices("tokens"), ["1"]);
}

#[test]
fn md_f48_with_a_maximum_of_3_a_fourth_token_is_not_lifted() {
    let mut desk = before_wireless();
    desk.play("progress wireless, lift NY, lift NJ, lift MD");
    assert_eq!(desk.at().frame(), Frame::Trade, "nothing is left to lift");
    assert!(desk.choices("tokens").is_empty());
    assert_eq!(desk.player(0).held, places("PA OH IN"));
}

#[test]
fn md_f48_tokens_bought_before_count_against_what_is_lifted() {
    let mut desk = before_wireless();
    desk.play("tokens 2, progress wireless, lift NY");
    assert_eq!((desk.at().frame(), desk.player(0).wireless), (Frame::Trade, 1));
}

#[test]
fn md_f48_tolerance_counts_for_the_maximum() {
    let mut desk = before_wireless();
    desk.deeds(0, "telephone tolerance")
        .play("progress wireless, lift NY, lift NJ, lift MD, lift OH, lift IN");
    assert_eq!((desk.player(0).wireless, desk.at().frame()), (5, Frame::Trade));
}

#[test]
fn md_f48_at_most_five_are_lifted_whatever_the_maximum() {
    let mut desk = bare(5);
    desk.edit(|at| at["order"] = json!([1, 2, 3, 4, 0])).cash(0, 300);
    desk.presence(0, "PA NY NJ MD OH IN").deeds(0, "telephone").to_investment();
    desk.until(|at| at.mover() == Seat(0));
    desk.play("progress wireless, lift NY, lift NJ, lift MD, lift OH, lift IN");
    assert_eq!((desk.player(0).held, desk.at().frame()), (places("PA"), Frame::Trade));
    // The maximum is 11, so six more can be bought.
    assert_eq!(desk.choices("tokens"), ["1", "2", "3", "4", "5", "6"]);
}

#[test]
fn md_f48_tokens_are_lifted_only_when_wireless_is_bought() {
    let mut desk = before_wireless();
    desk.play("progress wireless, lift NY, done");
    assert_eq!(desk.refused("lift NJ"), ("MD-R13", "md-not-now"));
    desk.until(|at| at.turn == 2 && at.phase == Phase::Investment && at.mover() == Seat(0));
    assert!(desk.choices("lift").is_empty());
}

#[test]
fn md_f48_bought_tokens_are_spent_before_lifted_ones() {
    let mut desk = before_wireless();
    desk.play("progress wireless, lift NY, lift NJ, done, tokens 1, city PA");
    assert_eq!((desk.player(0).pool, desk.player(0).wireless), (0, 2));
    // Lifted tokens can also be used in Investment.
    desk.play_given("card", drawn(1, &[64]));
    assert_eq!((desk.player(0).pool, desk.player(0).wireless), (0, 1));
}

#[test]
fn md_f48_lifted_tokens_go_anywhere_and_bought_ones_do_not() {
    let mut desk = before_wireless();
    desk.play("progress wireless, lift NY, lift NJ, done, tokens 1, done").to_expansion();
    // Overseas, Cuba has control number 2 and Europe 3, so only the two lifted tokens can be used.
    assert!(desk.may("expand CU"));
    assert_eq!(desk.refused("expand EU"), ("MD-R28", "md-no-tokens-left"));
    desk.play("expand CU");
    assert_eq!((desk.player(0).pool, desk.player(0).wireless), (1, 0));
    assert_eq!(desk.refused("expand AB"), ("MD-R40", "md-needs-westward-ho"));
    assert_eq!(desk.refused("expand SC"), ("MD-R40", "md-too-far"));
}
