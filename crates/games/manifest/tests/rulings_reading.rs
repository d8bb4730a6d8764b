//! How the official clarifications are interpreted where they leave something open (MD-Q1 to MD-Q27).

use kernel::Seat;
use kernel::chance::Given;
use manifest::{Category, Deed, Frame, Options, Source, piles, printed};
use serde_json::json;

use crate::card_desk::*;
use crate::common::*;

#[test]
fn md_q1_news_has_no_effect_but_its_number() {
    let mut desk = playing(5, 1, &[20]);
    desk.hold(2, &[64]).hold(3, &[62]).play("play 20, 2: done, 3: play 62 news");
    assert_eq!(
        (desk.player(3).pool, desk.cashes()),
        (0, vec![60; 5]),
        "neither tokens nor Tobacco, and no window"
    );
    assert!(desk.player(3).hand.is_empty());
    desk.until(|at| at.frame() == Frame::Positions);
    assert_eq!(desk.asks(), [3], "62 chooses before 20");
}

/// A card played in Era 1 is on the table when this turn's draws start Era 2.
fn era_2_begins(options: Options) -> Desk {
    let mut desk = playing_on(desk_with(options, 5), 1, &[16]);
    desk.play("play 16 news").left_in_deck(1, &[1]).turn(2);
    assert_eq!((desk.at().era, desk.at().prepared), (2, 2));
    desk
}

#[test]
fn md_q2_recycled_cards_join_the_new_deck_late() {
    let desk = era_2_begins(Options::default());
    assert!(desk.at().decks[1].contains(16));
}

#[test]
fn md_q2_with_the_option_off_they_miss_it() {
    let desk = era_2_begins(Options { late_recycling: false, ..Options::default() });
    assert!(desk.at().out.contains(16));
}

#[test]
fn md_q2_played_in_the_transition_turn_a_card_skips_the_new_deck() {
    let mut desk = playing_in_transition(5, 2, &[3, 16]);
    desk.play("play 3, play 16 news").turn(2);
    assert!(desk.at().out.contains(3), "listed for Eras 1 and 2");
    assert!(desk.at().aside[2].contains(16), "the next deck for it is that of Era 3");
}

#[test]
fn md_q3_an_era_begun_in_investment_makes_the_next_card_play_the_transition_turn() {
    let mut desk = playing(5, 1, &[]);
    desk.hold(0, &[30]).play("play 30 news").left_in_deck(1, &[22]);
    desk.pool(0, 1).pool(1, 2).pool(2, 1).pioneers(2, 2);
    desk.play_given("card", Given::default().pile(piles::ERAS[0], [22]));
    assert_eq!((desk.at().era, desk.at().prepared), (1, 2), "the deck of Era 2 is prepared");
    desk.trade_of(1).play_given("card", Given::default().pile(piles::ERAS[1], [6]));
    assert_eq!((desk.at().era, desk.at().play_era), (2, 1));
    desk.trade_of(2).play("pioneer");
    assert_eq!(desk.player(2).pioneers, 3, "the limit of Era 2 holds at once");
    desk.turn(2).hold(0, &[22, 6]);
    assert!(desk.may("play 22") && desk.may("play 6"), "both eras");
    desk.turn(3).hold(0, &[22, 6]);
    assert_eq!(desk.refused("play 22"), ("MD-R9", "md-no-era"));
}

#[test]
fn md_q4_priority_takes_a_token_in_stock_and_leaves_it_there() {
    let mut desk = playing(5, 1, &[20]);
    desk.pioneers(1, 24).play("play 20").until(|at| at.frame() == Frame::Priority);
    assert_eq!(desk.asks(), [0, 2, 3, 4], "Virginia's stock is empty");
    let stock = desk.player(4).stock;
    desk.play("0: priority no, 2: priority no, 3: priority no, 4: priority yes");
    assert_eq!(
        (desk.asks(), desk.player(4).stock),
        (vec![4], stock),
        "first, although 20 was played by another"
    );
    desk.until(|at| at.turn == 3 && at.frame() == Frame::Priority);
    assert_eq!(desk.asks(), [0, 2, 3], "once per game");
}

#[test]
fn md_q5_three_progressions_and_two_breakthroughs_in_each_category() {
    for category in Category::ALL {
        let of = |bought: bool| {
            let deeds = Deed::ALL.into_iter().map(|deed| printed().deed(deed));
            deeds.filter(|deed| deed.category == category && deed.cost.is_some() == bought).count()
        };
        assert_eq!((of(true), of(false)), (3, 2), "{category}");
    }
    let mut desk = playing(5, 1, &[20]);
    desk.cash(0, 900).pioneers(0, 1).play("done").trade_of(0);
    for deed in ["railroads", "urban-renaissance", "television"] {
        assert_eq!(desk.refused(&format!("progress {deed}")), ("MD-R23", "md-is-researched"));
    }
    for deed in ["airplanes", "innovation", "think-tank", "circus", "pro-sports"] {
        assert_eq!(desk.refused(&format!("research {deed}")), ("MD-R22", "md-is-bought"));
    }
}

#[test]
fn md_q6_public_schools_is_the_twenty_fifth() {
    assert_eq!(Deed::COUNT, 25);
    let mut desk = playing(5, 1, &[20]);
    desk.pioneers(0, 1).steps(0, "public-schools", &[1, 2], true).play("done").trade_of(0);
    desk.play("claim public-schools");
    assert_eq!(desk.points(0), 1);
}

#[test]
fn md_q7_a_net_of_two_is_ten_profit() {
    let mut desk = playing(5, 1, &[19]);
    desk.presence(0, "PA KY OH* MI* IN*").profit(0, 20).play("play 19 event, name KY, done").turn(2);
    assert_eq!(desk.player(0).profit, 30, "three gained, one lost");
}

#[test]
fn md_q8_a_lost_new_presence_costs_nothing() {
    let mut desk = playing(5, 1, &[19]);
    desk.presence(0, "PA KY* OH*").play("play 19 event, name KY, done").turn(2);
    assert_eq!(desk.player(0).profit, 35, "Ohio's 5, and nothing for Kentucky");
}

#[test]
fn md_q9_whoever_has_more_divests_down_to_two() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA ID UT AZ").presence(1, "VA AL MN").play("play 8, product ore, product fur");
    desk.play("divest ID, divest UT");
    assert_eq!((desk.held(0), desk.held(1)), (places("PA AZ"), places("VA AL MN")), "no further");
    assert_eq!(desk.player(0).losses, 2);
}

#[test]
fn md_q10_suffrage_gives_both_the_player_and_the_lowest_a_pioneer() {
    let mut desk = playing(5, 2, &[9]);
    desk.profit(3, 20).play("play 9");
    let got = |seat: u8| (desk.player(seat).cash, desk.player(seat).pioneers);
    assert_eq!([got(0), got(1), got(3)], [(70, 1), (60, 0), (70, 1)]);
}

#[test]
fn md_q11_each_without_oil_pays_20() {
    let mut desk = playing(5, 3, &[12]);
    desk.presence(4, "MX VZ").play("play 12");
    assert_eq!(desk.cashes(), [40, 40, 40, 40, 60 + 80 + 10]);
}

#[test]
fn md_q12_world_war_costs_cash_and_civil_war_profit_and_presences() {
    let mut desk = playing(5, 2, &[61, 35]);
    desk.profit(1, 50).deeds(1, "westward-ho").cash(1, 100).presence(1, "VA KY NC");
    desk.play("play 61 event");
    assert_eq!((desk.player(1).cash, desk.player(1).profit), (40, 50), "three times $20, no Profit");
    desk.play("play 35 event, target 1, lose KY, lose NC");
    assert_eq!((desk.player(1).cash, desk.player(1).profit, desk.held(1)), (40, 40, places("VA")));
}

#[test]
fn md_q13_alberta_belongs_to_native_sovereignty_only() {
    let mut desk = playing(5, 2, &[6, 32, 40]);
    desk.deeds(0, "westward-ho").presence(1, "VA AB").play("play 6, done");
    assert_eq!(desk.player(1).profit, 25, "it is controlled in the area");
    desk.presence(1, "VA").play("play 32 event");
    assert_eq!(desk.refused("place AB new"), ("MD-F8", "md-no-named-place"));
    desk.play("decline, play 40 event");
    assert_eq!(desk.refused("name AB"), ("MD-F8", "md-no-named-place"));
    let mut desk = playing(5, 2, &[6]);
    desk.play("play 6, name AB, done");
    assert_eq!(desk.at().natives, places("AB"));
}

#[test]
fn md_q14_the_owner_of_an_occupied_home_rolls_three_dice_and_the_occupant_one() {
    let mut desk = playing(5, 1, &[20]);
    desk.presence(0, "PA VA")
        .presence(1, "")
        .pool(1, 5)
        .pool(2, 9)
        .presence(2, "QC MD")
        .play("done")
        .expansion_of(1);
    assert!(desk.may("expand NC"), "it is still a base");
    desk.play_given("expand VA", dice(&[1, 2, 3, 3]));
    assert_eq!(desk.held(0), places("PA VA"), "three dice against one; the tie is the defender's");
    desk.expansion_of(2).play_given("expand VA", dice(&[5, 1, 4]));
    assert_eq!(desk.held(2), places("QC MD VA"), "one die against a third seat, too");
}

#[test]
fn md_q15_a_ferry_is_for_ordinary_steps() {
    let mut desk = playing(5, 1, &[20]);
    desk.pool(0, 5).presence(0, "PA ON").pool(2, 5).deeds(2, "telegraph railroads").presence(2, "QC");
    desk.play("done").expansion_of(0);
    assert!(desk.may("expand MI"), "from Ontario by ferry");
    desk.play("done");
    assert_eq!(
        desk.refused("2: expand MI"),
        ("MD-R40", "md-too-far"),
        "not by Telegraph or Railroads from Quebec"
    );
    let mut desk = playing(5, 1, &[20]);
    desk.pool(0, 5).deeds(0, "telegraph railroads").presence(0, "PA NY").play("done").expansion_of(0);
    assert!(desk.may("expand SO"), "New York's ferry");
    assert_eq!(desk.refused("expand ON"), ("MD-R40", "md-too-far"), "not beyond it");
}

#[test]
fn md_q16_telegraph_does_not_pass_established_presences_of_others() {
    for (held, passes) in [("VA OH", false), ("VA OH*", true), ("VA", true)] {
        let mut desk = playing(5, 1, &[20]);
        desk.pool(0, 5).deeds(0, "telegraph").presence(1, held).play("done").expansion_of(0);
        assert_eq!(desk.may("expand IN"), passes, "through Ohio of {held}");
    }
}

#[test]
fn md_q17_new_presences_are_not_paid_and_placed_established_ones_are() {
    let mut desk = playing(5, 2, &[41, 62]);
    desk.presence(1, "VA KY*").play("play 41 event, place CU established, play 62 payout");
    assert_eq!(desk.cashes(), [65, 65, 60, 60, 60]);
}

#[test]
fn md_q18_a_leader_has_no_product() {
    assert!(printed().cards().iter().all(|card| card.leader.is_none() || card.product.is_none()));
    let desk = playing(5, 1, &[22]);
    assert_eq!(desk.refused("play 22 payout"), ("MD-R10", "md-no-other-use"));
    assert_eq!(desk.refused("play 22 news"), ("MD-R10", "md-no-other-use"));
}

#[test]
fn md_q19_credits_add_up_to_a_price_of_nothing() {
    let mut desk = playing(5, 3, &[57]);
    desk.table(0, &[34, 36, 56]).deeds(0, "unity").play("play 57 news").trade_of(0);
    desk.edit(|at| at["discount"] = json!(10)).play("progress tolerance");
    assert_eq!(desk.player(0).cash, 60, "70 less 20, 20, 30 and 10 is not below 0");
}

#[test]
fn md_q19_the_fee_is_half_the_printed_credit_even_if_the_price_is_nothing() {
    let mut desk = playing(5, 3, &[57]);
    desk.table(0, &[34, 36, 56]).deeds(1, "unity").play("play 57 news");
    desk.play("offer 1, licence 34, licence 36, licence 56, send, accept").trade_of(1);
    desk.edit(|at| at["discount"] = json!(10)).play("progress tolerance");
    assert_eq!((desk.player(0).cash, desk.player(1).cash), (60 + 35, 60 - 35), "10, 10 and 15");
}

#[test]
fn md_q20_partners_share_steps_and_both_get_everything() {
    let mut desk = playing(5, 1, &[20]);
    desk.pioneers(0, 1).pioneers(1, 2).steps(0, "turnpike", &[1], true).steps(1, "turnpike", &[1, 2], true);
    desk.play("done").until(|at| at.frame() == Frame::Offers);
    desk.play("offer 1, joint turnpike, send, accept");
    for (seat, pioneers) in [(0, 0), (1, 1)] {
        let player = desk.player(seat);
        assert_eq!((player.pioneers, player.chart, player.step_tokens_used()), (pioneers, 1, 0));
        assert!(player.owns(Deed::Turnpike));
        assert_eq!(desk.points(seat), 1, "the full point");
    }
}

#[test]
fn md_q21_congress_tokens_wait_for_nobody() {
    let mut desk = playing(5, 1, &[62]);
    desk.pool(0, 23).play("play 62 event");
    assert_eq!((desk.player(0).pool, desk.player(0).stock), (24, 0), "one of the two is lost");
    let mut desk = playing(5, 1, &[62]);
    desk.play("play 62 event").turn(2);
    assert_eq!((desk.player(0).pool, desk.player(0).stock), (0, 24));
}

#[test]
fn md_q22_a_city_taken_in_an_attack_counts_after_adjustments() {
    let mut desk = playing(5, 1, &[20]);
    desk.presence(1, "VA MD").cities("MD").pool(0, 3).play("done");
    assert_eq!(desk.points(1), 2);
    desk.expansion_of(0).play_given("expand MD", dice(&[6, 1, 2, 3]));
    assert_eq!((desk.at().cities, desk.points(0), desk.points(1)), (places("MD"), 0, 0));
    desk.turn(2);
    assert_eq!(desk.points(0), 2);
}

#[test]
fn md_q23_token_maxima_with_three_four_and_five_players() {
    for (seats, maxima) in [(3, vec![4, 6, 8]), (4, vec![3, 5, 7, 9]), (5, vec![3, 5, 7, 9, 11])] {
        let mut desk = playing(seats, 1, &[20]);
        desk.play("done");
        for (seat, most) in (0..seats).zip(maxima) {
            desk.cash(seat, 200).trade_of(seat);
            assert_eq!(desk.choices("tokens").len(), most, "{seats} seats, position {}", seat + 1);
        }
    }
}

#[test]
fn md_q24_the_court_answers_lawyer_52_and_not_elvis_55() {
    let mut desk = playing(5, 3, &[55, 52]);
    desk.hold(3, &[64]).play("play 55");
    assert_eq!((desk.at().frame(), desk.asks()), (Frame::Cards, vec![0]));
    desk.play_given("play 52 event, product ore", dice(&[6]));
    assert_eq!(desk.asks(), [3]);
}

#[test]
fn md_q24_one_pioneer_per_turn_is_one_rule() {
    let mut desk = playing(5, 1, &[20]);
    desk.play("play 20").trade_of(0).pool(0, 3);
    assert_eq!(desk.refused("pioneer"), ("MD-F22", "md-one-pioneer"), "free, then bought");
}

#[test]
fn md_q25_safety_net_with_three_players() {
    let cases: [([i64; 3], [i32; 3]); 5] = [
        ([20, 30, 40], [30, 20, 10]),
        ([20, 20, 40], [30, 30, 10]),
        ([20, 30, 30], [30, 20, 20]),
        ([30, 30, 30], [30, 30, 30]),
        ([40, 30, 20], [10, 20, 30]),
    ];
    for (profits, paid) in cases {
        let mut desk = playing(3, 1, &[20]);
        for (seat, profit) in (0..3).zip(profits) {
            desk.profit(seat, profit).deeds(seat, "safety-net");
        }
        desk.play("done").turn(2);
        for seat in 0..3 {
            let n = usize::from(seat);
            assert_eq!(desk.player(seat).cash, 60 + profits[n] as i32 + paid[n], "{profits:?}, seat {seat}");
        }
        let net = desk.at().income(Seat(0))[1];
        assert_eq!(net, Some((Source::Deed(Deed::SafetyNet), paid[0])));
    }
}

#[test]
fn md_q26_the_owner_chooses_the_two_that_are_kept_new_ones_included() {
    let mut desk = playing(5, 3, &[49]);
    desk.presence(1, "VA KY* NC TN*").play("play 49 event, region south");
    assert_eq!(desk.acts(), ["lose VA", "lose NC", "lose KY", "lose TN"]);
    desk.play("lose VA, lose NC");
    assert_eq!((desk.held(1), desk.player(1).new), (places("KY TN"), places("KY TN")));
}

#[test]
fn md_q27_the_free_city_takes_no_place_in_the_box() {
    let mut desk = playing(5, 1, &[20]);
    desk.deeds(0, "electricity").pool(0, 3).presence(0, "PA OH").pool(1, 3).presence(1, "VA KY").play("done");
    desk.trade_of(0).play("city PA");
    assert_eq!((desk.player(0).pool, desk.player(0).boxes), (3, [0, 0, 0]));
    assert_eq!(desk.refused("city OH"), ("MD-F22", "md-one-city"), "instead of buying one");
    desk.trade_of(1).play("city KY");
    assert_eq!((desk.player(1).pool, desk.player(1).boxes), (2, [1, 0, 0]), "the next still costs 1");
    desk.turn(2).trade_of(0).play("city OH");
    assert_eq!(desk.at().cities, places("PA OH KY"), "one each turn");
}
