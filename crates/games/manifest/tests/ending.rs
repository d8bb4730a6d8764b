//! How a game ends, and who wins.

use kernel::Seat;
use kernel::chance::Given;
use manifest::{Phase, piles};
use serde_json::json;

use crate::common::*;

/// A game of three seats that ends with this Investment phase; only the last seat is still to invest.
fn last_turn() -> Desk {
    let mut desk = investment(3);
    desk.edit(|at| at["last_turn"] = json!(1)).cash(0, 60).play("done, done");
    desk
}

fn winners(desk: &mut Desk) -> Vec<u8> {
    desk.play("done");
    desk.verdict().winners.iter().map(|seat| seat.0).collect()
}

#[test]
fn md_r41_thirty_points_at_the_end_of_investment_end_the_game() {
    let mut desk = investment(3);
    desk.deeds(1, PROGRESSIONS).play("done, done");
    assert!(!desk.is_over(), "the phase is not over");
    assert_eq!(winners(&mut desk), [1]);
    assert_eq!(desk.verdict().how, "points");
}

#[test]
fn md_r41_thirty_points_at_the_end_of_expansion_end_the_game() {
    let mut desk = expansion(3, 3);
    // The first seat keeps its city, and the only rival with a city loses one.
    desk.deeds(0, TWO_SHORT).presence(0, "PA").presence(1, "VA OH").cities("PA OH");
    assert_eq!(desk.points(0), 28);
    desk.play_given("expand OH", dice(&[6, 6, 1, 1])).play("done");
    assert_eq!((desk.at().phase, desk.points(0)), (Phase::Expansion, 30));
    assert!(desk.is_over());
}

#[test]
fn md_r41_most_cities_count_as_they_stand_at_the_end_of_the_phase() {
    let mut desk = investment(3);
    desk.deeds(0, TWO_SHORT).pool(0, 1).pool(1, 2).play("city PA");
    assert_eq!(desk.points(0), 30);
    desk.play("done, city VA, done");
    assert_eq!(desk.points(0), 28);
    desk.next_turn();
    assert!(!desk.is_over());
}

#[test]
fn md_r41_twenty_nine_points_are_not_enough() {
    let mut desk = investment(3);
    desk.deeds(0, &PROGRESSIONS.replace("innovation", "")).next_turn();
    assert_eq!(desk.points(0), 29);
    assert!(!desk.is_over());
}

#[test]
fn md_r42_the_last_card_bought_in_investment_ends_the_game_after_that_phase() {
    let mut desk = investment(3);
    desk.era_begun(3).era_deck(3, &[50]).play("tokens 2");
    desk.play_given("card", Given::default().pile(piles::ERAS[2], [50]));
    assert!(!desk.is_over());
    desk.play("done, done, done");
    assert_eq!((desk.verdict().how, desk.at().turn), ("last-card", 1));
}

#[test]
fn md_r42_the_last_card_drawn_in_adjustments_ends_the_game_after_the_next_investment() {
    let mut desk = investment(3);
    desk.era_begun(3).era_deck(3, &[50, 51, 54]).next_turn();
    assert_eq!(desk.at().last_turn, 2);
    desk.until(|at| at.frame() == manifest::Frame::Over);
    assert_eq!((desk.at().turn, desk.at().phase), (2, Phase::Investment));
}

#[test]
fn md_r43_most_points_win() {
    let mut desk = last_turn();
    desk.deeds(1, "unity").cash(0, 100);
    assert_eq!(winners(&mut desk), [1]);
    assert_eq!(desk.verdict().scores[..3], [0, 1, 0]);
}

#[test]
fn md_r43_then_most_cash() {
    let mut desk = last_turn();
    desk.cash(2, 65).profit(0, 50).presence(0, "PA OH");
    assert_eq!(winners(&mut desk), [2]);
}

#[test]
fn md_r43_then_the_highest_profit() {
    let mut desk = last_turn();
    desk.profit(1, 35);
    assert_eq!(winners(&mut desk), [1]);
}

#[test]
fn md_r43_then_most_cities() {
    let mut desk = last_turn();
    // Two seats tie for most cities, so nobody gets points for them. One of the two has less Profit.
    desk.presence(0, "PA OH").presence(1, "VA KY").presence(2, "QC").cities("PA OH VA KY QC").profit(1, 25);
    assert_eq!((desk.at().most_cities(), desk.at().cities_of(Seat(2))), (None, 1));
    assert_eq!(winners(&mut desk), [0]);
}

#[test]
fn md_r43_then_the_victory_is_shared() {
    let mut desk = last_turn();
    desk.cash(1, 55);
    assert_eq!(winners(&mut desk), [0, 2]);
}

#[test]
fn md_r43_nothing_is_played_after_the_end() {
    let mut desk = last_turn();
    desk.play("done");
    assert_eq!(desk.refused("0: done"), ("MD-R43", "md-no-over"));
}
