//! Clarifications on cards and eras: how long cards act, what they ask for, and in which order they are carried out.

use kernel::Seat;
use manifest::{Deed, Frame, Phase, Product};
use serde_json::json;

use crate::common::*;

fn card_set(cards: &[u8]) -> manifest::CardSet {
    cards.iter().copied().collect()
}

// How long cards act, and where they go afterwards.

#[test]
fn md_f1_played_cards_lie_open_until_the_next_turn_order_phase() {
    let mut desk = bare(4);
    desk.hold(0, &[18, 30]).play("play 18 news, play 30 event, product grain");
    desk.until(|at| at.phase == Phase::Investment);
    assert_eq!(desk.player(0).table, card_set(&[18, 30]));
    desk.until(|at| at.turn == 2);
    assert_eq!(desk.at().phase, Phase::TurnOrder);
    assert!(desk.player(0).table.is_empty());
    assert!(desk.at().out.contains(18), "listed for no later era: out of play");
    assert!(desk.at().aside[1].contains(30), "listed for the next era: kept for its deck");
}

#[test]
fn md_f1_a_card_acts_only_in_the_turn_in_which_it_was_played() {
    let mut desk = bare(4);
    desk.presence(0, "PA IN IA").hold(0, &[30]).play("play 30 event, product grain");
    assert_eq!(desk.at().payout_level(Seat(0), Product::Grain), 1);
    desk.until(|at| at.turn == 2);
    assert_eq!(desk.at().payout_level(Seat(0), Product::Grain), 2);
}

#[test]
fn md_f2_recycling_cards_join_the_deck_only_after_everybody_drew() {
    let mut desk = bare(4);
    desk.deck_is(1, &[24, 25, 26]).deck_is(2, &[33, 34, 43, 44]).deeds(3, "think-tank").hold(0, &[32]);
    desk.play("play 32 news, done, done, done");
    // The last seat looks at its card. The third draw used up the Era 1 deck, so the Era 2 deck was prepared without Homestead Act.
    desk.play_given("done", drawn(1, &[24, 25, 26]).pile(manifest::piles::ERAS[1], [33]));
    assert_eq!((desk.at().frame(), desk.at().prepared, desk.at().era), (Frame::ThinkTank, 2, 2));
    assert!(desk.player(0).table.contains(32) && !desk.at().decks[1].contains(32));
    desk.play("keep");
    assert_eq!((desk.at().phase, desk.at().turn), (Phase::TurnOrder, 2));
    assert_eq!(desk.at().decks[1], card_set(&[32, 34, 43, 44]));
}

#[test]
fn md_f3_the_next_deck_is_prepared_when_the_last_card_is_drawn() {
    let mut desk = bare(4);
    desk.deck_is(1, &[24]).deck_is(2, &[33, 34]).pool(0, 1);
    desk.edit(|at| {
        at["decks"][1] = json!([34]);
        at["aside"][1] = json!([33]);
    });
    desk.to_investment().play_given("card", drawn(1, &[24]));
    assert_eq!(desk.at().prepared, 2);
    assert_eq!((desk.at().decks[1], desk.at().aside[1]), (card_set(&[33, 34]), card_set(&[])));
    assert_eq!(desk.at().era, 1, "nothing was drawn from it yet");
}

#[test]
fn md_f3_an_era_begins_with_the_first_card_from_its_deck() {
    let mut desk = bare(4);
    desk.deck_is(1, &[24]).deck_is(2, &[33, 34]).pool(0, 1).pool(1, 2);
    desk.to_investment().play_given("card", drawn(1, &[24]));
    assert_eq!((desk.at().era, desk.at().transition), (1, false));
    desk.play("done").play_given("card", drawn(2, &[34]));
    assert_eq!((desk.at().era, desk.at().transition), (2, true));
}

#[test]
fn md_f4_cards_of_both_eras_are_playable_in_a_transition_turn() {
    let mut desk = bare(4);
    desk.in_transition(2).hold(0, &[18, 33, 50]);
    assert!(desk.may("play 18 news"), "of the era that ends");
    assert!(desk.may("play 33 news"), "of the era that begins");
    assert_eq!(desk.refused("play 50"), ("MD-R9", "md-no-era"));
}

#[test]
fn md_f4_the_pioneer_limit_of_the_new_era_holds_in_the_transition_turn() {
    let mut desk = bare(4);
    desk.in_transition(2).pioneers(0, 2).hold(0, &[20]).play("play 20");
    assert_eq!(desk.player(0).pioneers, 3);
    let mut desk = bare(4);
    desk.pioneers(0, 2).hold(0, &[20]).play("play 20");
    assert_eq!(desk.player(0).pioneers, 2, "in Era 1 the mat is full");
}

#[test]
fn md_f5_a_card_of_a_past_era_is_dead_after_the_transition_turn() {
    let mut desk = bare(4);
    desk.in_transition(2).hold(0, &[18]);
    assert!(desk.may("play 18 event"));
    desk.play("done").until(|at| at.turn == 2 && at.phase == Phase::CardPlay && at.mover() == Seat(0));
    desk.hold(0, &[18]);
    for used in ["event", "payout", "news"] {
        assert_eq!(desk.refused(&format!("play 18 {used}")), ("MD-R9", "md-no-era"));
    }
    assert_eq!(desk.acts(), ["done"]);
}

#[test]
fn md_f5_a_dead_card_stays_in_hand_for_good() {
    let mut desk = bare(4);
    desk.in_era(2).hold(0, &[18]).play("done");
    desk.until(|at| at.turn == 4);
    assert!(desk.player(0).hand.contains(18));
}

#[test]
fn md_f5_storytelling_discards_a_dead_card() {
    let mut desk = bare(4);
    desk.in_era(2).deeds(0, "storytelling").hold(0, &[18]).play("done, discard 18");
    assert!(desk.player(0).hand.is_empty() && desk.at().out.contains(18));
}

#[test]
fn md_f5_spy_steals_a_dead_card() {
    let mut desk = bare(4);
    desk.in_era(2).hold(0, &[17]).hold(1, &[18]);
    // The seat asked for President holds only a card that cannot be played any more.
    desk.play("play 17 event, target 1").play_given("1: pass", stolen(18));
    assert!(desk.player(0).hand.contains(18) && desk.player(1).hand.is_empty());
}

// What cards give and ask for.

#[test]
fn md_f6_a_free_pioneer_above_the_limit_is_lost() {
    let mut desk = bare(4);
    desk.pioneers(0, 2).steps(0, "turnpike", &[1, 2], true).hold(0, &[20]).play("play 20");
    assert_eq!((desk.player(0).pioneers, desk.player(0).stock), (2, 22));
    // There is room later in the turn, but the Pioneer of the card is lost.
    desk.until(|at| at.frame() == Frame::Trade).play("claim turnpike");
    assert_eq!((desk.player(0).pioneers, desk.player(0).stock), (1, 22));
}

#[test]
fn md_f6_free_tokens_that_are_not_in_stock_are_lost() {
    let mut desk = bare(4);
    desk.pool(0, 23).hold(0, &[62]).play("play 62 event");
    assert_eq!((desk.player(0).stock, desk.player(0).pool), (0, 24), "one of two");
    desk.until(|at| at.phase == Phase::Expansion).play("expand NJ");
    assert_eq!(desk.player(0).stock, 1, "the token left over is not claimed later");
}

#[test]
fn md_f7_a_destiny_card_pays_after_its_event() {
    let mut desk = bare(4);
    desk.in_era(2).presence(1, "VA SC").cities("SC").hold(0, &[7]);
    desk.play("play 7, place SC established");
    // South Carolina, level 2 with its city, now pays Textiles to its new holder.
    assert_eq!((desk.player(0).cash, desk.player(1).cash), (60 + 25, 60));
}

#[test]
fn md_f7_internet_pays_before_its_markers_are_placed() {
    let mut desk = bare(4);
    desk.in_era(3).hold(0, &[13, 16]).play("play 13");
    assert_eq!(desk.player(1).cash, 60, "Virginia made no Technology yet");
    assert_eq!(desk.at().technology_markers, places("VA WA"));
    desk.play("play 16 payout");
    assert_eq!(desk.player(1).cash, 70);
}

#[test]
fn md_f8_a_card_gives_territories_that_are_not_accessible() {
    let mut desk = bare(4);
    desk.presence(2, "QC").edit(|at| at["order"] = json!([2, 1, 0, 3, 4]));
    desk.hold(2, &[2]);
    assert_eq!(desk.at().reach(Seat(2)).mode(place("MO")), None);
    desk.play("play 2, place MO new");
    assert!(desk.player(2).held.contains(place("MO")));
}

#[test]
fn md_f8_the_prerequisite_printed_on_the_card_holds() {
    let mut desk = bare(4);
    desk.hold(0, &[2]).play("play 2");
    assert_eq!(desk.refused("place KS new"), ("MD-F8", "md-no-named-place"));
    desk.deeds(0, "westward-ho");
    assert!(desk.may("place KS new"));
}

#[test]
fn md_f8_remember_the_maine_needs_no_steamships() {
    let mut desk = bare(4);
    desk.in_era(2).hold(0, &[41]).play("play 41 event, place SW established");
    assert!(desk.player(0).established().contains(place("SW")));
}

#[test]
fn md_f10_white_or_coloured_is_new_or_established() {
    let mut desk = bare(4);
    desk.hold(0, &[2]).play("play 2, place AR new");
    assert_eq!((desk.player(0).new, desk.player(0).established()), (places("AR"), places("PA")));
    let mut desk = bare(4);
    desk.hold(0, &[2]).play("play 2, place AR established");
    assert_eq!((desk.player(0).new, desk.player(0).established()), (places(""), places("PA AR")));
}

#[test]
fn md_f11_a_bad_card_may_be_played_on_oneself() {
    let mut desk = bare(4);
    desk.hold(0, &[18]).play_given("play 18 event, target 0", dice(&[2]));
    assert_eq!(desk.player(0).cash, 40);
}

#[test]
fn md_f11_spy_names_another_player() {
    let mut desk = bare(4);
    desk.hold(0, &[17, 15]).hold(1, &[22]).hold(2, &[29]).play("play 17 event");
    assert_eq!(desk.choices("target"), ["1", "2"]);
    assert_eq!(desk.refused("target 0"), ("MD-F7", "md-name-asked"));
}

// The hand.

#[test]
fn md_f12_more_than_three_cards_cost_five_profit() {
    let mut desk = bare(4);
    desk.hold(0, &[15, 16, 17]).hold(1, &[18, 19, 20, 21]).hold(2, &[22, 23, 24, 25, 26, 27]);
    desk.play("done, done, done");
    assert_eq!([0, 1, 2].map(|seat| desk.player(seat).profit), [30, 25, 25], "once, not per card");
}

#[test]
fn md_f12_the_hand_is_checked_at_the_end_of_the_own_card_play_turn() {
    let mut desk = bare(4);
    desk.hold(0, &[15, 16, 17, 18]).hold(1, &[19, 20, 21, 22]);
    assert_eq!(desk.player(0).profit, 30);
    desk.play("done");
    // The phase is not over: it is the second seat's turn.
    assert_eq!((desk.at().phase, desk.seat()), (Phase::CardPlay, Seat(1)));
    assert_eq!((desk.player(0).profit, desk.player(1).profit), (25, 30));
    desk.play("play 19 news, done");
    assert_eq!(desk.player(1).profit, 30, "a card played in time does not count");
}

#[test]
fn md_f12_storytelling_allows_a_fourth_card() {
    let mut desk = bare(4);
    desk.deeds(0, "storytelling").deeds(1, "storytelling");
    desk.hold(0, &[15, 16, 17, 18]).hold(1, &[19, 20, 21, 22, 23]);
    desk.play("done, done, done, done");
    assert_eq!((desk.player(0).profit, desk.player(1).profit), (30, 25));
}

// Payouts.

#[test]
fn md_f13_a_city_raises_the_payout_of_its_product_by_one_level() {
    let mut desk = bare(4);
    desk.presence(0, "PA OH MN").cities("PA").hold(1, &[27]);
    desk.play("done, play 27 payout");
    assert_eq!(desk.player(0).cash, 60 + 75, "three of Ore at level 4");
}

#[test]
fn md_f13_several_cities_raise_a_product_by_one_level_in_all() {
    let mut desk = bare(4);
    desk.presence(0, "PA OH MN").cities("PA OH MN").hold(1, &[27]);
    desk.play("done, play 27 payout");
    assert_eq!(desk.player(0).cash, 60 + 75);
}

#[test]
fn md_f13_a_city_raises_only_what_its_territory_makes() {
    let mut desk = bare(4);
    desk.presence(0, "PA OH IN").cities("IN").hold(1, &[27]);
    desk.play("done, play 27 payout");
    assert_eq!(desk.player(0).cash, 60 + 25, "a Grain city does not help Ore");
}

#[test]
fn md_f14_nullified_cards_keep_their_number_for_the_turn_order() {
    let mut desk = bare(4);
    desk.hold(2, &[62]).hold(3, &[64, 15]);
    desk.play("done, play 62 event, 3: answer 64, done");
    assert_eq!(desk.player(2).pool, 0, "Congress was overruled");
    desk.until(|at| at.frame() == Frame::Positions);
    // The order is 64, then 62, then the seats without a card.
    assert_eq!(desk.at().choosers[..4], [Seat(3), Seat(2), Seat(0), Seat(1)]);
}

#[test]
fn md_f15_an_event_card_has_three_uses() {
    let mut desk = bare(4);
    desk.hold(0, &[18]);
    assert_eq!(desk.choices("play"), ["18 event", "18 payout", "18 news"]);
}

#[test]
fn md_f15_president_as_news_keeps_spy_off_and_is_not_overruled() {
    let mut desk = bare(4);
    desk.hold(0, &[63, 15]).hold(1, &[17, 64]).hold(2, &[22]);
    desk.play("play 63 news, done");
    assert_eq!(
        (desk.at().frame(), desk.seat()),
        (Frame::Cards, Seat(1)),
        "nobody was asked for Supreme Court"
    );
    desk.play("play 17 event");
    assert_eq!(desk.choices("target"), ["2"]);
}

#[test]
fn md_f15_president_as_payout_does_not_keep_spy_off() {
    let mut desk = bare(4);
    desk.hold(0, &[63, 15]).hold(1, &[17]).hold(2, &[22]);
    desk.play("play 63 payout, done, play 17 event");
    assert_eq!(desk.choices("target"), ["0", "2"]);
}

// Control.

#[test]
fn md_f53_a_new_presence_is_not_counted_as_control() {
    let mut desk = bare(5);
    desk.presence(4, "MX TE*").presence(0, "PA OH*").presence(1, "VA NC");
    desk.cities("OH NC").deeds(0, "circus").deeds(4, "circus");
    desk.edit(|at| at["discount"] = json!(10));
    let at = desk.at();
    assert_eq!(at.price_of(Seat(4), Deed::Unity).total(), 40, "#3: no discount for a New Presence");
    assert_eq!(at.payout_level(Seat(0), Product::Ore), 1, "the payout of Ore, without the New city");
    assert_eq!(at.most_cities(), Some(Seat(1)));
    let circus = |seat| at.income(Seat(seat))[2].map(|(_, cash)| cash);
    assert_eq!((circus(0), circus(4)), (Some(5), Some(5)), "Circus: one region each");
    desk.presence(4, "MX TE").presence(0, "PA OH");
    let at = desk.at();
    assert_eq!(at.price_of(Seat(4), Deed::Unity).total(), 30);
    assert_eq!(at.payout_level(Seat(0), Product::Ore), 3);
    assert_eq!(at.most_cities(), None);
}

#[test]
fn md_f53_yankee_ingenuity_asks_for_an_established_presence_in_the_united_states() {
    let mut desk = bare(5);
    desk.edit(|at| at["order"] = json!([4, 0, 1, 2, 3]));
    desk.presence(4, "MX TE*").pioneers(4, 1).hold(4, &[16]);
    assert_eq!(desk.refused("play 16 event"), ("MD-R11", "md-no-condition"));
    desk.presence(4, "MX TE");
    assert!(desk.may("play 16 event"));
}

#[test]
fn md_f53_most_oil_counts_established_presences_only() {
    let mut desk = bare(4);
    desk.in_era(3).presence(0, "PA OK TW* TE*").presence(1, "VA AB WY").hold(0, &[12]).play("play 12");
    // Virginia leads 2 to 1. Quebec and Louisiana have no Oil and pay. Then Oil is paid out.
    assert_eq!([0, 1, 2, 3].map(|seat| desk.player(seat).cash), [60 + 10, 60 + 40 + 30, 40, 40]);
}

#[test]
fn md_f53_where_presences_are_meant_new_ones_count_too() {
    let mut desk = bare(4);
    desk.presence(1, "VA NC*").hold(0, &[19]).play("play 19 event");
    assert!(desk.choices("name").contains(&"NC".to_owned()), "#19 strikes tokens of either kind");
    let mut desk = bare(4);
    desk.in_era(3).presence(1, "VA NC* SC* GA").hold(0, &[49]).play("play 49 event, region south");
    assert_eq!(
        (desk.asked(), desk.choices("lose")),
        (vec![1], vec!["VA".into(), "NC".into(), "SC".into(), "GA".into()])
    );
    desk.play("lose NC, lose SC");
    assert_eq!(desk.player(1).held, places("VA GA"), "#49: two are left of four presences");
}

// Announcements.

#[test]
fn md_f55_nobody_answers_before_the_announcement() {
    let mut desk = bare(4);
    desk.hold(0, &[18]).hold(1, &[63]).play("play 18 event");
    assert_eq!(desk.asked(), [0]);
    assert_eq!(desk.refused("1: answer 63"), ("MD-R8", "md-no-turn"));
}

#[test]
fn md_f55_the_announcement_is_final() {
    let mut desk = bare(4);
    desk.hold(0, &[18, 15]).hold(1, &[63]).play_given("play 18 event, target 1", dice(&[3]));
    assert_eq!(desk.asked(), [1], "now the target may answer");
    assert!(!desk.may("0: target 2"));
    assert_eq!(desk.at().play.target, Some(Seat(1)));
    desk.play("1: pass");
    assert_eq!((desk.player(1).cash, desk.player(2).cash), (30, 60));
}
