//! Rulings on reaction cards and their windows (MD-Q60 to MD-Q66).

use manifest::{Frame, WindowKind};

use crate::card_desk::*;
use crate::common::*;

#[test]
fn md_q60_president_as_event_news_or_reaction_keeps_spy_away() {
    let spied_after = |first: &str| {
        let mut desk = playing(5, 1, &[63, 20]);
        desk.hold(1, &[17, 22]).play(first).play("0: done");
        desk.may("1: play 17 event")
    };
    assert!(!spied_after("play 63 event, 1: pass"));
    assert!(!spied_after("play 63 news"));
    assert!(spied_after("play 63 payout"));

    let mut desk = playing(5, 1, &[18, 17]);
    desk.hold(1, &[63, 20]).hold(2, &[22]).play_given("play 18 event, target 1", dice(&[2]));
    desk.play("1: answer 63, 0: pass, 2: pass, play 17 event");
    assert_eq!(desk.acts(), ["target 2"], "Virginia cannot be named after its reaction");
}

#[test]
fn md_q60_a_nullified_president_keeps_nobody_away() {
    let mut desk = playing(5, 1, &[18, 17]);
    desk.hold(1, &[63, 20]).hold(2, &[64]).play_given("play 18 event, target 1", dice(&[2]));
    desk.play("1: answer 63, 0: pass, 2: answer 64");
    assert_eq!(desk.player(1).cash, 40);
    desk.play("play 17 event");
    assert_eq!(desk.acts(), ["target 1"]);
}

#[test]
fn md_q60_played_ahead_it_blocks_nothing_else() {
    let mut desk = playing(5, 1, &[63, 20]);
    desk.hold(1, &[18]).play("play 63 event, 1: pass, 0: done");
    desk.play_given("1: play 18 event, target 0", dice(&[2]));
    assert_eq!(desk.player(0).cash, 40);
}

#[test]
fn md_q61_president_blocks_all_parts_of_one_event_and_not_the_next() {
    let mut desk = playing(5, 2, &[35, 61]);
    desk.presence(1, "VA KY NC").cash(1, 100).profit(1, 50).deeds(1, "westward-ho").hold(1, &[63, 20]);
    desk.play("play 35 event, target 1, 1: answer 63, 0: pass");
    assert_eq!((desk.player(1).profit, desk.held(1)), (50, places("VA KY NC")));
    assert!(!desk.player(1).this_turn.no_city);
    desk.play("play 61 event");
    assert_eq!(desk.player(1).cash, 40, "the second event strikes: three times $20");
}

#[test]
fn md_q62_the_court_cannot_be_played_on_an_own_card() {
    let mut desk = playing(5, 2, &[8, 64]);
    desk.presence(0, "PA OH MN").play("play 8, product ore, product fur");
    assert_eq!(
        desk.at().frame(),
        Frame::Window(WindowKind::President),
        "nobody else has a card for the Court"
    );
    assert_eq!(desk.refused("0: answer 64"), ("MD-W5", "md-no-answer"));
}

#[test]
fn md_q62_news_and_payouts_open_no_window() {
    for used in ["news", "payout"] {
        for card in [62, 63] {
            let mut desk = playing(5, 1, &[card, 20]);
            desk.hold(3, &[64]).play(&format!("play {card} {used}"));
            assert_eq!((desk.at().frame(), desk.asks()), (Frame::Cards, vec![0]), "{card} {used}");
        }
    }
}

#[test]
fn md_q62_later_is_too_late() {
    let mut desk = playing(5, 1, &[62, 20]);
    desk.hold(3, &[64]).play("play 62 event, 3: pass");
    assert_eq!(desk.refused("3: answer 64"), ("MD-R8", "md-no-turn"));
    desk.play("0: done");
    assert_eq!(desk.refused("3: play 64 event"), ("MD-Q63", "md-no-court"));
    assert_eq!(desk.player(0).pool, 2);
}

#[test]
fn md_q63_court_and_lincoln_in_the_own_turn() {
    let mut desk = playing(5, 2, &[36, 64]);
    assert_eq!(desk.choices("play 64"), ["payout", "news"]);
    assert_eq!(desk.refused("play 64 event"), ("MD-Q63", "md-no-court"));
    desk.play("play 64 payout");
    assert_eq!(desk.player(4).cash, 70, "Gold");
    desk.play("play 36").trade_of(0).play("progress unity");
    assert_eq!(desk.player(0).cash, 30, "an ordinary leader");
}

#[test]
fn md_q64_spy_names_a_seat_with_a_card_and_without_cover() {
    let mut desk = playing(5, 1, &[17, 22]);
    assert_eq!(desk.refused("play 17 event"), ("MD-Q64", "md-no-spy"), "nobody else has a card");
    desk.hold(1, &[20]).hold(2, &[21]).edit(|at| at["players"][1]["this_turn"]["shielded"] = true.into());
    desk.play("play 17 event");
    assert_eq!(desk.acts(), ["target 2"]);
}

#[test]
fn md_q64_president_leaves_the_hand_before_the_draw() {
    let mut desk = playing(5, 1, &[17]);
    desk.hold(1, &[63]).hold(2, &[64]).play("play 17 event, target 1, 1: answer 63, 2: answer 64");
    assert!(desk.player(0).hand.is_empty(), "the only card of the target was President");
    assert!(desk.player(1).table.contains(63));

    let mut desk = playing(5, 1, &[17, 64]);
    desk.hold(1, &[63, 20]).play("play 17 event, target 1, 1: answer 63");
    desk.play_given("0: answer 64", spied(20));
    assert_eq!(desk.player(0).hand.iter().collect::<Vec<u8>>(), [20]);
}

#[test]
fn md_q64_the_stolen_card_may_be_played_at_once() {
    let mut desk = playing(5, 1, &[17]);
    desk.hold(1, &[22, 21]).play("play 17 event, target 1").play_given("1: pass", spied(22));
    desk.play("0: play 22");
    assert!(desk.player(0).table.contains(22));
}

#[test]
fn md_q65_a_reaction_may_empty_the_hand_after_the_own_turn() {
    let mut desk = playing(5, 1, &[63]);
    desk.hold(1, &[18]).play("0: done").play_given("1: play 18 event, target 0", dice(&[2]));
    desk.play("0: answer 63");
    assert_eq!((desk.player(0).cash, desk.player(0).hand.len()), (60, 0));
}

#[test]
fn md_q65_the_hand_is_not_checked_again() {
    let mut desk = playing(5, 1, &[63, 20, 21, 22]);
    desk.hold(1, &[18]).play("0: done");
    assert_eq!(desk.player(0).profit, 25, "four cards");
    desk.play_given("1: play 18 event, target 0", dice(&[2])).play("0: answer 63");
    desk.until(|at| at.frame() == Frame::Trade);
    assert_eq!(
        (desk.player(0).profit, desk.player(0).hand.len()),
        (25, 3),
        "neither given back nor taken again"
    );

    let mut desk = playing(5, 1, &[20, 21, 22, 63]);
    desk.deeds(0, "storytelling").hold(1, &[17, 29, 15]).play("0: done, 0: done");
    desk.play("1: play 17 event, target 0, 0: answer 63").play_given("1: pass", spied(29));
    desk.until(|at| at.frame() == Frame::Trade);
    assert_eq!((desk.player(0).hand.len(), desk.player(0).profit), (4, 30));
}

#[test]
fn md_q66_nobody_takes_the_place_of_a_protected_seat() {
    let mut desk = playing(5, 2, &[48]);
    desk.profit(1, 50).profit(2, 40).profit(3, 35).hold(2, &[63]).play("play 48 event, 2: answer 63");
    assert_eq!(desk.cashes(), [60, 30, 60, 60, 60], "Louisiana does not become second");

    let mut desk = playing(5, 3, &[61]);
    desk.cash(1, 100)
        .cash(2, 90)
        .profit(1, 40)
        .deeds(1, "unity")
        .hold(1, &[63])
        .play("play 61 event, 1: answer 63");
    assert_eq!(desk.cashes(), [70, 100, 90, 60, 60]);

    let mut desk = playing(5, 3, &[12]);
    desk.presence(4, "MX VZ").hold(0, &[12]).hold(3, &[63]).play("play 12, 3: answer 63");
    assert_eq!(desk.cashes(), [40, 40, 40, 60, 60 + 60 + 10]);
}
