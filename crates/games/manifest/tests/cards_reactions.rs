//! Congress, President and Supreme Court (MD-C62 to MD-C64).

use manifest::Frame;

use crate::card_desk::*;
use crate::common::*;

#[test]
fn md_c62_congress_gives_two_tokens_outside_the_maximum() {
    let mut desk = playing(5, 1, &[62]);
    desk.play("play 62 event");
    assert_eq!((desk.player(0).pool, desk.player(0).stock, desk.player(0).cash), (2, 22, 60));
    assert_eq!(desk.refused("tokens 4"), ("MD-F17", "md-no-tokens"));
    desk.play("tokens 3");
    assert_eq!(desk.player(0).pool, 5);
}

#[test]
fn md_c62_only_what_is_in_stock_when_it_is_played() {
    for (pool, gained) in [(23, 1), (24, 0)] {
        let mut desk = playing(5, 1, &[62]);
        desk.pool(0, pool).play("play 62 event");
        assert_eq!(u64::from(desk.player(0).pool), pool + gained);
    }
}

#[test]
fn md_c62_the_court_nullifies_it_and_both_keep_their_numbers() {
    let mut desk = playing(5, 1, &[62]);
    desk.hold(2, &[64]).play("play 62 event");
    assert_eq!(desk.asks(), [2]);
    desk.play("2: answer 64");
    assert_eq!((desk.player(0).pool, desk.player(0).stock), (0, 24));
    assert!(desk.player(0).table.contains(62) && desk.player(2).table.contains(64));
    desk.until(|at| at.turn == 2 && at.frame() == Frame::Positions);
    assert_eq!(desk.asks(), [2], "64 chooses before 62");
    desk.play("position 5");
    assert_eq!(desk.asks(), [0]);
}

#[test]
fn md_c62_unused_tokens_return_to_stock() {
    let mut desk = playing(5, 1, &[62]);
    desk.play("play 62 event").turn(2);
    assert_eq!((desk.player(0).pool, desk.player(0).stock), (0, 24));
    assert_eq!(payout_of(62, 1, "tobacco"), 5);
    assert_eq!(eras_of(62), [1, 2, 3]);
}

#[test]
fn md_c63_played_ahead_as_event_or_news_it_keeps_spy_away() {
    for (used, answer) in [("event", "1: pass, "), ("news", "")] {
        let mut desk = playing(5, 1, &[63, 20]);
        desk.hold(1, &[17]).play(&format!("play 63 {used}, {answer}0: done"));
        assert_eq!(desk.refused("1: play 17 event"), ("MD-Q64", "md-no-spy"), "{used}");
    }
}

#[test]
fn md_c63_as_technology_payout_it_does_not() {
    let mut desk = playing(5, 1, &[63, 20]);
    desk.hold(1, &[17]).play("play 63 payout, done").play_given("1: play 17 event, target 0", spied(20));
    assert!(desk.player(1).hand.contains(20));
}

#[test]
fn md_c63_the_cover_ends_with_the_turn() {
    let mut desk = playing(5, 1, &[63, 20]);
    desk.hold(1, &[17]).play("play 63 news, done, 1: done").turn(2);
    desk.hold(0, &[20]).hold(1, &[17]).until(|at| at.mover().0 == 1 && at.frame() == Frame::Cards);
    assert!(desk.may("1: play 17 event"));
}

#[test]
fn md_c63_the_court_must_answer_at_once() {
    let mut desk = playing(5, 1, &[63, 20]);
    desk.hold(1, &[17, 64]).play("play 63 event, 1: answer 64, 0: done");
    assert!(desk.may("1: play 17 event"), "overruled, it covers nobody");

    let mut desk = playing(5, 1, &[63, 20]);
    desk.hold(1, &[17, 64]).play("play 63 event, 1: pass, 0: done");
    assert_eq!(desk.refused("1: play 64 event"), ("MD-Q63", "md-no-court"), "not later in the turn");
    assert_eq!(desk.refused("1: play 17 event"), ("MD-Q64", "md-no-spy"));
}

#[test]
fn md_c63_news_cannot_be_overruled() {
    let mut desk = playing(5, 1, &[63, 20]);
    desk.hold(1, &[64]).play("play 63 news");
    assert_eq!((desk.at().frame(), desk.asks()), (Frame::Cards, vec![0]));
}

#[test]
fn md_c63_others_still_suffer_the_event() {
    let mut desk = playing(5, 3, &[61]);
    desk.hold(1, &[63]).play("play 61 event, 1: answer 63");
    assert_eq!(desk.cashes(), [0, 60, 0, 0, 0]);
}

#[test]
fn md_c63_a_reaction_keeps_spy_away_as_well() {
    let mut desk = playing(5, 1, &[18, 17]);
    desk.hold(1, &[63, 20]).play_given("play 18 event, target 1", dice(&[1]));
    desk.play("1: answer 63, 0: pass");
    assert_eq!(desk.refused("play 17 event"), ("MD-Q64", "md-no-spy"));
}

#[test]
fn md_c63_nobody_is_protected_by_the_president_of_another() {
    let mut desk = playing(5, 1, &[18]);
    desk.hold(1, &[20]).hold(2, &[63]).play_given("play 18 event, target 1", dice(&[1]));
    assert_eq!(desk.asks(), [1]);
    assert_eq!(desk.refused("2: answer 63"), ("MD-W6", "md-no-answered"));
    desk.play("1: pass");
    assert_eq!(desk.player(1).cash, 50);
}

#[test]
fn md_c63_a_player_may_block_his_own_card() {
    let mut desk = playing(5, 3, &[61, 63]);
    desk.play("play 61 event, 0: answer 63");
    assert_eq!(desk.cashes(), [70, 0, 0, 0, 0]);
}

#[test]
fn md_c63_pays_technology_in_all_eras() {
    assert_eq!(payout_of(63, 1, "technology"), 10);
    assert_eq!(eras_of(63), [1, 2, 3]);
}

#[test]
fn md_c64_overrules_trustbusters_lawyer_congress_and_president() {
    let overruled = |era: u8, card: u64, acts: &str, given: &[u16]| {
        let mut desk = playing(5, era, &[card, 20]);
        desk.presence(0, "PA OH MN").hold(3, &[64]).play_given(acts, dice(given)).play("3: answer 64");
        desk
    };
    let desk = overruled(2, 8, "play 8, product ore, product fur", &[]);
    assert_eq!((desk.held(0), desk.player(0).cash), (places("PA OH MN"), 105), "Ore still pays");
    let desk = overruled(3, 52, "play 52 event, product ore", &[1]);
    assert_eq!((desk.held(0), desk.player(0).cash), (places("PA OH MN"), 60));
    let desk = overruled(1, 62, "play 62 event", &[]);
    assert_eq!(desk.player(0).pool, 0);
    let desk = overruled(1, 63, "play 63 event", &[]);
    assert!(!desk.player(0).this_turn.shielded);
}

#[test]
fn md_c64_no_other_card_is_answered_by_it() {
    for (card, acts) in [(27, "play 27 event"), (24, "play 24 event"), (28, "play 28 event")] {
        let mut desk = playing(5, 1, &[card, 20]);
        desk.hold(3, &[64]).play(acts);
        assert_eq!((desk.at().frame(), desk.asks()), (Frame::Cards, vec![0]), "{card}");
    }
}

#[test]
fn md_c64_in_the_own_turn_it_is_payout_or_news() {
    let desk = playing(5, 1, &[64]);
    assert_eq!(desk.refused("play 64 event"), ("MD-Q63", "md-no-court"));
    assert_eq!(desk.choices("play 64"), ["payout", "news"]);
}

#[test]
fn md_c64_not_against_an_own_card() {
    let mut desk = playing(5, 1, &[62, 64]);
    desk.hold(1, &[20]).play("play 62 event");
    assert_eq!(desk.asks(), [1]);
    assert_eq!(desk.refused("0: answer 64"), ("MD-W6", "md-no-answered"));
}

#[test]
fn md_c64_nothing_answers_the_court() {
    let mut desk = playing(5, 1, &[62, 63]);
    desk.hold(1, &[64]).play("play 62 event, 1: answer 64");
    assert_eq!((desk.at().frame(), desk.player(0).pool), (Frame::Cards, 0));
}

#[test]
fn md_c64_its_player_need_not_be_affected() {
    let mut desk = playing(5, 1, &[17]);
    desk.hold(1, &[63, 20]).hold(4, &[64]).play("play 17 event, target 1, 1: answer 63");
    desk.play_given("4: answer 64", spied(20));
    assert_eq!(desk.player(0).hand.len(), 1);
}

#[test]
fn md_c64_pays_gold_in_all_eras() {
    assert_eq!(payout_of(64, 1, "gold"), 10);
    assert_eq!(eras_of(64), [1, 2, 3]);
}
