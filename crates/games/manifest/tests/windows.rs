//! Windows in which a card can be answered: who is asked, in which order, and that nothing is revealed.

use kernel::{Game, Seat, Viewer};
use manifest::{Deed, Frame, Phase, Product, WindowKind};
use serde_json::json;

use crate::common::*;

/// Leaders that cannot answer anything, one for each seat.
const FILLERS: [u64; 5] = [15, 20, 22, 23, 29];

/// Everybody holds a card that cannot answer anything; the first seat also holds these cards.
fn held(seats: u8, era: u8, cards: &[u64]) -> Desk {
    let mut desk = bare(seats);
    desk.in_era(era);
    for seat in 1..seats {
        desk.hold(seat, &[FILLERS[usize::from(seat)]]);
    }
    desk.hold(0, &[&[FILLERS[0]], cards].concat());
    desk
}

fn window(desk: &Desk) -> Option<WindowKind> {
    match desk.at().frame() {
        Frame::Window(kind) => Some(kind),
        _ => None,
    }
}

/// The text key of the question to a seat, and its rule.
fn question(desk: &Desk, seat: u8) -> (String, Option<&'static str>) {
    let prompt = desk.game.picture(desk.at(), Viewer::Seat(Seat(seat))).prompt;
    (prompt.question.key.into_owned(), prompt.rule)
}

/// Everybody who is asked passes once.
fn all_pass(desk: &mut Desk) {
    for seat in desk.asked() {
        desk.play(&format!("{seat}: pass"));
    }
}

// MD-W1: when a window opens.

#[test]
fn md_w1_trustbusters_are_answered_when_both_products_are_named() {
    let mut desk = held(4, 2, &[8]);
    desk.presence(1, "VA MD NC").play("play 8, product tobacco");
    assert_eq!((window(&desk), desk.asked()), (None, vec![0]));
    desk.play("product fur");
    assert_eq!((window(&desk), desk.asked()), (Some(WindowKind::Court), vec![1, 2, 3]));
    assert_eq!(desk.player(1).held, places("VA MD NC"), "nothing is carried out yet");
}

#[test]
fn md_w1_lawyer_is_answered_when_the_die_is_rolled() {
    let mut desk = held(4, 3, &[52]);
    desk.presence(1, "VA MD NC").play_given("play 52 event, product tobacco", dice(&[2]));
    assert_eq!((window(&desk), desk.at().play.die), (Some(WindowKind::Court), 2));
    assert_eq!(desk.player(1).held, places("VA MD NC"));
}

#[test]
fn md_w1_tea_party_is_answered_when_the_die_is_rolled() {
    let mut desk = held(4, 1, &[18]);
    desk.play_given("play 18 event, target 2", dice(&[3]));
    assert_eq!((window(&desk), desk.at().play.die), (Some(WindowKind::President), 3));
    assert_eq!(desk.player(2).cash, 60);
}

#[test]
fn md_w1_world_war_is_answered_after_the_ten_dollars() {
    let mut desk = held(4, 2, &[61]);
    desk.play("play 61 event");
    assert_eq!((window(&desk), desk.player(0).cash), (Some(WindowKind::President), 70));
    assert_eq!(desk.player(1).cash, 60);
}

#[test]
fn md_w1_what_was_named_is_final() {
    let mut desk = held(4, 1, &[18]);
    desk.play_given("play 18 event, target 2", dice(&[3]));
    assert!(!desk.may("0: target 1") && !desk.may("0: done"));
    desk.play("2: pass");
    assert_eq!((desk.player(1).cash, desk.player(2).cash), (60, 30));
}

#[test]
fn md_w1_those_who_are_struck_choose_after_the_window() {
    let mut desk = held(4, 3, &[49]);
    desk.presence(1, "VA MD NC SC").play("play 49 event, region south");
    assert_eq!(window(&desk), Some(WindowKind::President));
    assert!(!desk.may("1: lose MD"));
    desk.play("1: pass");
    assert!(desk.may("1: lose MD"));
}

// MD-W2: Supreme Court.

#[test]
fn md_w2_the_court_is_asked_after_congress_and_president_as_the_event() {
    for card in [62, 63] {
        let mut desk = held(5, 1, &[card]);
        desk.play(&format!("play {card} event"));
        assert_eq!((window(&desk), desk.asked()), (Some(WindowKind::Court), vec![1, 2, 3, 4]), "#{card}");
    }
}

#[test]
fn md_w2_news_and_payouts_are_not_answered() {
    for (era, card) in [(3, 52), (1, 62), (1, 63)] {
        for used in ["payout", "news"] {
            let mut desk = held(4, era, &[card]);
            desk.play(&format!("play {card} {used}"));
            assert_eq!((window(&desk), desk.asked()), (None, vec![0]), "#{card} {used}");
        }
    }
}

#[test]
fn md_w2_a_seat_that_is_not_affected_may_overrule() {
    let mut desk = held(4, 3, &[52]);
    desk.presence(1, "VA MD NC").hold(3, &[64]).play_given("play 52 event, product tobacco", dice(&[1]));
    desk.play("1: pass, 2: pass, 3: answer 64");
    assert_eq!((window(&desk), desk.player(1).held), (None, places("VA MD NC")));
}

#[test]
fn md_w2_the_player_of_the_card_is_not_asked() {
    let mut desk = held(4, 1, &[62, 64]);
    desk.play("play 62 event");
    assert!(!desk.asked().contains(&0));
    assert_eq!(desk.refused("0: answer 64"), ("MD-W6", "md-no-answered"));
}

#[test]
fn md_w2_the_player_of_spy_may_overrule_the_targets_president() {
    let mut desk = held(4, 1, &[17, 64]);
    desk.hold(2, &[63, 22]).play("play 17 event, target 2, 2: answer 63");
    assert_eq!((window(&desk), desk.asked()), (Some(WindowKind::CourtOnPresident), vec![0, 1, 3]));
    desk.play("1: pass, 3: pass").play_given("0: answer 64", stolen(22));
    assert_eq!(desk.player(0).hand, [15, 22].into_iter().collect());
    assert!(desk.player(2).hand.is_empty());
}

#[test]
fn md_w2_the_court_on_congress_leaves_both_cards_in_play_and_no_tokens() {
    let mut desk = held(4, 1, &[62]);
    desk.hold(3, &[64, 29]).play("play 62 event, 1: pass, 2: pass, 3: answer 64");
    assert_eq!((desk.player(0).pool, desk.player(0).stock), (0, 24));
    assert!(desk.player(0).table.contains(62) && desk.player(3).table.contains(64));
}

// MD-W3: President.

/// The first seat plays a card with these acts. Returns the seats that are asked for President.
fn president_asked(mut desk: Desk, acts: &str, rolls: &[u16]) -> Vec<u8> {
    desk.play_given(acts, dice(rolls));
    if window(&desk) == Some(WindowKind::Court) {
        all_pass(&mut desk);
    }
    if window(&desk) == Some(WindowKind::President) { desk.asked() } else { Vec::new() }
}

#[test]
fn md_w3_native_sovereignty_strikes_those_who_lose_profit() {
    let mut desk = held(5, 2, &[6]);
    desk.presence(0, "PA UT").presence(1, "VA DK").presence(2, "QC NE").profit(2, 20).presence(3, "LA TE");
    assert_eq!(president_asked(desk, "play 6, done", &[]), [0, 1]);
}

#[test]
fn md_w3_immigrants_strike_the_holder_of_the_city() {
    let mut desk = held(5, 2, &[7]);
    desk.presence(1, "VA NC").presence(2, "QC EN").cities("NC EN");
    assert_eq!(president_asked(desk, "play 7, place NC new", &[]), [1]);
    let mut desk = held(5, 2, &[7]);
    desk.cities("NC");
    assert_eq!(president_asked(desk, "play 7, place NC new", &[]), [0u8; 0], "nobody held it");
}

#[test]
fn md_w3_remember_the_maine_strikes_the_holder_of_the_territory() {
    let mut desk = held(5, 2, &[41]);
    desk.presence(1, "VA CU").presence(2, "QC SE");
    assert_eq!(president_asked(desk, "play 41 event, place CU new", &[]), [1]);
}

#[test]
fn md_w3_trustbusters_strike_those_above_the_limit() {
    let mut desk = held(5, 2, &[8]);
    desk.presence(1, "VA MD NC").presence(2, "QC LB ON").presence(3, "LA KY JA");
    assert_eq!(president_asked(desk, "play 8, product tobacco, product fur", &[]), [1, 2]);
}

#[test]
fn md_w3_lawyer_strikes_those_above_the_die() {
    let position = || {
        let mut desk = held(5, 3, &[52]);
        desk.presence(1, "VA MD NC").presence(3, "LA KY JA");
        desk
    };
    assert_eq!(president_asked(position(), "play 52 event, product tobacco", &[1]), [1, 3]);
    assert_eq!(president_asked(position(), "play 52 event, product tobacco", &[2]), [1]);
    assert_eq!(president_asked(position(), "play 52 event, product tobacco", &[3]), [0u8; 0]);
}

#[test]
fn md_w3_prohibition_strikes_established_producers_its_player_too() {
    let mut desk = held(5, 3, &[10]);
    desk.presence(0, "PA IN").presence(1, "VA IA*").presence(2, "QC SO");
    assert_eq!(president_asked(desk, "play 10, product grain", &[]), [0, 2]);
}

#[test]
fn md_w3_who_blocks_prohibition_or_surplus_is_paid_as_if_it_were_not_there() {
    let mut desk = held(5, 3, &[10]);
    desk.presence(1, "VA IN IA").presence(2, "QC SO").hold(1, &[63]);
    desk.play("play 10, product grain, 2: pass, 1: answer 63");
    all_pass(&mut desk);
    assert_eq!((desk.player(1).cash, desk.player(2).cash), (60 + 15, 60));
    let mut desk = held(5, 3, &[30]);
    desk.presence(1, "VA IN IA").presence(2, "QC SO MB").hold(1, &[63]);
    desk.play("play 30 event, product grain, 2: pass, 1: answer 63");
    all_pass(&mut desk);
    let level = |seat| desk.at().payout_level(Seat(seat), Product::Grain);
    assert_eq!((level(1), level(2)), (2, 1));
}

#[test]
fn md_w3_oil_crisis_strikes_those_who_would_pay() {
    let mut desk = held(5, 3, &[12]);
    desk.presence(0, "PA TE OK").presence(1, "VA WY").presence(2, "QC AB*").cash(4, 0);
    assert_eq!(
        president_asked(desk, "play 12", &[]),
        [2, 3],
        "not the leader, not who has Oil, not who has no cash"
    );
    let mut desk = held(5, 3, &[12]);
    desk.presence(0, "PA TE").presence(1, "VA WY");
    assert_eq!(president_asked(desk, "play 12", &[]), [0u8; 0], "a tie: nobody pays");
}

#[test]
fn md_w3_spy_and_tea_party_strike_their_target() {
    assert_eq!(president_asked(held(5, 1, &[17]), "play 17 event, target 3", &[]), [3]);
    assert_eq!(president_asked(held(5, 1, &[18]), "play 18 event, target 4", &[1]), [4]);
    assert_eq!(
        president_asked(held(5, 1, &[18]), "play 18 event, target 0", &[1]),
        [0],
        "its player, if named"
    );
}

#[test]
fn md_w3_president_turns_spy_round() {
    let mut desk = held(4, 1, &[17]);
    desk.hold(2, &[63, 22]).play("play 17 event, target 2, 2: answer 63");
    desk.play("0: pass, 1: pass").play_given("3: pass", stolen(15));
    assert_eq!(desk.player(2).hand, [15, 22].into_iter().collect());
    assert!(desk.player(0).hand.is_empty());
}

#[test]
fn md_w3_president_takes_nothing_from_a_spy_without_cards() {
    let mut desk = held(4, 1, &[]);
    desk.hold(0, &[17]).hold(2, &[63, 22]).play("play 17 event, target 2, 2: answer 63, 1: pass, 3: pass");
    assert_eq!(desk.player(2).hand, [22].into_iter().collect());
}

#[test]
fn md_w3_revolutionary_war_strikes_the_owners_of_the_tokens() {
    let mut desk = held(5, 1, &[19]);
    desk.presence(1, "VA NC").presence(2, "QC ON").presence(3, "LA MS");
    assert_eq!(president_asked(desk, "play 19 event, name NC, name MS", &[]), [1, 3]);
}

#[test]
fn md_w3_sabotage_strikes_the_owner_of_the_step() {
    let mut desk = held(5, 2, &[33]);
    desk.steps(1, "turnpike", &[1], true).steps(2, "turnpike", &[2], true);
    assert_eq!(president_asked(desk, "play 33 event, sabotage 2 turnpike 2", &[]), [2]);
}

#[test]
fn md_w3_great_fire_strikes_the_owners_of_the_cities() {
    let mut desk = held(5, 2, &[46]);
    desk.presence(1, "VA NC").presence(2, "QC ON").cities("NC QC");
    assert_eq!(president_asked(desk, "play 46 event, name NC, name QC", &[]), [1, 2]);
}

#[test]
fn md_w3_depression_strikes_the_owners_of_territories_to_be_lost() {
    let mut desk = held(5, 3, &[49]);
    desk.presence(1, "VA MD NC").presence(3, "LA MS");
    assert_eq!(president_asked(desk, "play 49 event, region south", &[]), [1]);
}

#[test]
fn md_w3_black_friday_strikes_those_who_lose_money() {
    let mut desk = held(5, 2, &[48]);
    desk.profit(1, 50).profit(2, 40).cash(2, 0).profit(3, 40);
    assert_eq!(president_asked(desk, "play 48 event", &[]), [1, 3], "who has no cash loses none");
}

#[test]
fn md_w3_president_blocks_all_penalties_of_world_war() {
    let mut desk = held(4, 2, &[61]);
    desk.cash(1, 100).profit(1, 50).deeds(1, "unity").cash(2, 100).hold(1, &[63]);
    desk.play("play 61 event");
    assert_eq!(desk.asked(), [1, 2]);
    desk.play("2: pass, 1: answer 63");
    all_pass(&mut desk);
    assert_eq!((desk.player(1).cash, desk.player(2).cash), (100, 80), "the other one still pays");
}

#[test]
fn md_w3_cold_war_strikes_those_established_in_a_named_market() {
    let mut desk = held(5, 3, &[53]);
    desk.presence(1, "VA EU").presence(2, "QC AS").presence(3, "LA ME*");
    assert_eq!(president_asked(desk, "play 53 event, name EU, name ME, done", &[]), [1]);
}

#[test]
fn md_w3_who_blocks_cold_war_is_paid_by_the_market() {
    let mut desk = held(4, 3, &[53]);
    desk.presence(1, "VA ME").presence(2, "QC EU").hold(1, &[63]);
    desk.play("play 53 event, name ME, name EU, done, 2: pass, 1: answer 63");
    all_pass(&mut desk);
    let level = |seat, product| desk.at().payout_level(Seat(seat), product);
    assert_eq!((level(1, Product::Oil), level(2, Product::Technology)), (2, 0));
}

#[test]
fn md_w3_other_events_have_no_window_for_president() {
    for (era, card, acts) in [
        (1, 3, "play 3"),
        (1, 5, "play 5"),
        (2, 9, "play 9"),
        (3, 14, "play 14"),
        (1, 27, "play 27 event"),
        (1, 31, "play 31 event"),
        (2, 40, "play 40 event, done"),
        (2, 42, "play 42 event"),
        (3, 57, "play 57 event"),
    ] {
        let mut desk = held(4, era, &[card]);
        desk.play(acts);
        assert_eq!((window(&desk), desk.asked()), (None, vec![0]), "#{card}");
    }
}

#[test]
fn md_w3_others_still_suffer_an_event_that_one_has_blocked() {
    let mut desk = held(5, 1, &[19]);
    desk.presence(1, "VA NC").presence(3, "LA MS").hold(1, &[63]).play("play 19 event, name NC, name MS");
    desk.play("3: pass, 1: answer 63");
    all_pass(&mut desk);
    assert_eq!((desk.player(1).held, desk.player(3).held), (places("VA NC"), places("LA")));
}

#[test]
fn md_w3_nobody_is_protected_by_the_president_of_another() {
    let mut desk = held(4, 1, &[18]);
    desk.hold(3, &[63]).play_given("play 18 event, target 2", dice(&[2]));
    assert_eq!(desk.asked(), [2]);
    assert_eq!(desk.refused("3: answer 63"), ("MD-W6", "md-no-answered"));
}

#[test]
fn md_w3_who_is_struck_by_the_own_card_is_asked_about_it_as_such() {
    let mut desk = held(4, 1, &[18]);
    desk.play_given("play 18 event, target 0", dice(&[1]));
    assert_eq!((window(&desk), desk.asked()), (Some(WindowKind::President), vec![0]));
    assert_eq!(question(&desk, 0), ("md-q-own-card".to_owned(), Some("MD-W3")));
    let mut desk = held(4, 1, &[18]);
    desk.play_given("play 18 event, target 2", dice(&[1]));
    assert_eq!(question(&desk, 2), ("md-q-president".to_owned(), Some("MD-W3")));
    let mut desk = held(4, 2, &[35]);
    desk.presence(0, "PA OH NJ").play("play 35 event, target 0");
    assert_eq!(question(&desk, 0), ("md-q-own-card".to_owned(), Some("MD-W4")));
}

#[test]
fn md_w6_what_does_not_fit_a_window_is_refused_by_the_rule_that_opened_it() {
    let mut court = held(4, 1, &[62]);
    court.play("play 62 event");
    assert_eq!(court.refused("1: done"), ("MD-W2", "md-not-now"));
    let mut president = held(4, 1, &[18]);
    president.play_given("play 18 event, target 2", dice(&[1]));
    assert_eq!(president.refused("2: done"), ("MD-W3", "md-not-now"));
    assert_eq!(civil_war(&[], &[36]).refused("2: done"), ("MD-W4", "md-not-now"));
    let mut bounced = civil_war(&[], &[36]);
    bounced.play("answer 36");
    assert_eq!(bounced.refused("0: done"), ("MD-W4", "md-not-now"));
    let mut overruled = civil_war(&[], &[63]);
    overruled.play("answer 63");
    assert_eq!(overruled.refused("1: done"), ("MD-W5", "md-not-now"));
}

// MD-W4: Civil War.

/// The first seat has played Civil War against the third.
fn civil_war(first: &[u64], target: &[u64]) -> Desk {
    let mut desk = held(4, 2, &[&[35], first].concat());
    desk.presence(0, "PA OH NJ").presence(2, "QC ON LB").hold(2, target).play("play 35 event, target 2");
    desk
}

#[test]
fn md_w4_only_the_target_answers_civil_war() {
    let desk = civil_war(&[], &[36, 63]);
    assert_eq!((window(&desk), desk.asked()), (Some(WindowKind::CivilWar), vec![2]));
    assert_eq!(desk.acts_of(2), ["answer 36", "answer 63", "pass", "pass turn", "pass always"]);
}

#[test]
fn md_w4_not_answered_it_strikes_the_target() {
    let mut desk = civil_war(&[], &[22]);
    desk.play("pass, lose ON, lose LB");
    assert_eq!((desk.player(2).held, desk.player(2).profit), (places("QC"), 20));
    assert!(desk.player(2).this_turn.no_city);
}

#[test]
fn md_w4_lincoln_throws_it_back_on_its_player() {
    let mut desk = civil_war(&[], &[36]);
    desk.play("answer 36");
    assert_eq!((window(&desk), desk.asked()), (Some(WindowKind::Bounced), vec![0]));
    desk.play("pass, lose OH, lose NJ");
    assert_eq!((desk.player(0).held, desk.player(0).profit), (places("PA"), 20));
    assert!(desk.player(0).this_turn.no_city);
    assert_eq!((desk.player(2).held, desk.player(2).profit), (places("QC ON LB"), 30));
    assert!(!desk.player(2).this_turn.no_city);
}

#[test]
fn md_w4_president_blocks_it() {
    let mut desk = civil_war(&[], &[63]);
    desk.play("answer 63");
    assert_eq!((window(&desk), desk.asked()), (Some(WindowKind::CourtOnPresident), vec![0, 1, 3]));
    all_pass(&mut desk);
    assert_eq!((window(&desk), desk.at().frame()), (None, Frame::Cards));
    assert_eq!((desk.player(2).held, desk.player(2).profit), (places("QC ON LB"), 30));
}

#[test]
fn md_w4_after_the_court_on_the_targets_president_civil_war_stands_without_a_second_answer() {
    let mut desk = civil_war(&[64], &[36, 63]);
    desk.play("answer 63, 1: pass, 3: pass, 0: answer 64");
    // Lincoln is still in hand, but it is too late to play him.
    assert_eq!((desk.at().frame(), desk.asked()), (Frame::Lose, vec![2]));
    assert_eq!(desk.player(2).profit, 20);
    assert!(desk.player(2).hand.contains(36));
}

#[test]
fn md_w4_the_player_of_civil_war_blocks_what_lincoln_sent_back() {
    let mut desk = civil_war(&[63], &[36]);
    desk.play("answer 36, answer 63");
    assert_eq!(
        (window(&desk), desk.asked()),
        (Some(WindowKind::CourtOnPresident), vec![1, 3]),
        "who has a card"
    );
    all_pass(&mut desk);
    for (seat, held) in [(0, "PA OH NJ"), (2, "QC ON LB")] {
        assert_eq!((desk.player(seat).held, desk.player(seat).profit), (places(held), 30));
    }
}

// MD-W5: the order of answers.

#[test]
fn md_w5_the_court_comes_before_president() {
    let mut desk = held(4, 2, &[8]);
    desk.presence(1, "VA MD NC").play("play 8, product tobacco, product fur");
    assert_eq!(window(&desk), Some(WindowKind::Court));
    all_pass(&mut desk);
    assert_eq!((window(&desk), desk.asked()), (Some(WindowKind::President), vec![1]));
    all_pass(&mut desk);
    assert_eq!((desk.at().frame(), desk.asked()), (Frame::Divest, vec![1]));
}

#[test]
fn md_w5_an_overruled_event_needs_no_president() {
    let mut desk = held(4, 2, &[8]);
    desk.presence(1, "VA MD NC").hold(3, &[64]).play("play 8, product tobacco, product fur");
    desk.play("1: pass, 2: pass, 3: answer 64");
    assert_eq!((window(&desk), desk.asked()), (None, vec![0]));
}

#[test]
fn md_w5_an_overruled_president_does_not_protect() {
    let mut desk = held(4, 1, &[18]);
    desk.hold(1, &[64]).hold(2, &[63, 22]).play_given("play 18 event, target 2", dice(&[3]));
    desk.play("2: answer 63, 0: pass, 3: pass, 1: answer 64");
    assert_eq!(desk.player(2).cash, 30);
    assert!(!desk.player(2).this_turn.shielded, "it does not keep Spy off either");
}

#[test]
fn md_w5_in_a_window_only_its_own_card_answers() {
    let mut desk = held(4, 1, &[18]);
    desk.hold(2, &[64, 62]).play_given("play 18 event, target 2", dice(&[3]));
    assert_eq!(desk.refused("2: answer 64"), ("MD-W5", "md-no-answer"));
    assert_eq!(desk.refused("2: answer 62"), ("MD-W5", "md-no-answer"));
}

#[test]
fn md_w5_nothing_answers_the_court() {
    let mut desk = held(4, 1, &[62]);
    desk.hold(3, &[64]).hold(1, &[63]).play("play 62 event, 1: pass, 2: pass, 3: answer 64");
    assert_eq!((window(&desk), desk.at().frame(), desk.asked()), (None, Frame::Cards, vec![0]));
}

#[test]
fn md_w5_the_longest_chain_has_four_cards() {
    let mut desk = civil_war(&[63], &[36]);
    desk.hold(3, &[64, 29]);
    desk.play("answer 36, answer 63, 1: pass, 3: answer 64");
    // Civil War was sent back by Lincoln, and in the end not blocked.
    assert_eq!((desk.at().frame(), desk.asked(), desk.player(0).profit), (Frame::Lose, vec![0], 20));
    assert_eq!(desk.at().on_table(), [35, 36, 63, 64].into_iter().collect());
}

// MD-W6: sealed answers.

#[test]
fn md_w6_who_holds_no_fitting_card_can_only_pass() {
    let mut desk = held(4, 1, &[62]);
    desk.hold(1, &[63]).play("play 62 event");
    for seat in 1..4 {
        assert_eq!(desk.acts_of(seat), ["pass", "pass turn", "pass always"], "seat {seat}");
    }
    assert_eq!(desk.refused("2: answer 64"), ("MD-W6", "md-no-card"));
}

#[test]
fn md_w6_answers_are_opened_when_all_are_in() {
    let mut desk = held(4, 1, &[62]);
    desk.hold(1, &[64]).play("play 62 event, 1: answer 64");
    assert_eq!(desk.asked(), [2, 3]);
    assert!(desk.player(1).hand.contains(64) && !desk.player(1).table.contains(64), "still sealed");
    desk.play("2: pass");
    assert!(!desk.player(1).table.contains(64));
    desk.play("3: pass");
    assert!(desk.player(1).table.contains(64));
    assert_eq!(desk.player(0).pool, 0);
}

#[test]
fn md_w6_nobody_answers_twice() {
    let mut desk = held(4, 1, &[62]);
    desk.hold(1, &[64]).play("play 62 event, 1: pass");
    assert_eq!(desk.refused("1: answer 64"), ("MD-W6", "md-no-answered"));
}

#[test]
fn md_w6_a_seat_without_cards_is_not_asked() {
    let mut desk = held(4, 1, &[62]);
    desk.hold(2, &[]).play("play 62 event");
    assert_eq!(desk.asked(), [1, 3]);
}

/// Checks that seats outside this list, and spectators, see and were told the same in both positions.
fn same_to_others(one: &Desk, other: &Desk, inside: &[u8], place: &str) {
    assert_eq!(one.deciding(), other.deciding(), "{place}: asked are others");
    let seats = (0..one.seats()).filter(|seat| !inside.contains(seat)).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in seats.chain([Viewer::Spectator]) {
        assert_eq!(one.picture_for(viewer), other.picture_for(viewer), "{place}: {viewer:?} sees it");
        assert_eq!(one.heard(viewer), other.heard(viewer), "{place}: {viewer:?} hears of it");
        if let Viewer::Seat(seat) = viewer {
            assert_eq!(
                one.acts_of(seat.0),
                other.acts_of(seat.0),
                "{place}: seat {seat} may do something else"
            );
        }
    }
}

/// Plays the same acts in both positions and compares them after each act.
fn never_differ(one: &mut Desk, other: &mut Desk, inside: &[u8], acts: &[&str], rolls: &[u16]) {
    same_to_others(one, other, inside, "before");
    let (mut first, mut second) = (dice(rolls), dice(rolls));
    for act in acts {
        one.play_by(act, &mut kernel::chance::RecordedChance::live(&mut first, None));
        other.play_by(act, &mut kernel::chance::RecordedChance::live(&mut second, None));
        same_to_others(one, other, inside, act);
    }
}

/// The second seat holds Supreme Court in one position, the third seat in the other. Everything else is the same.
fn court_with_one_or_the_other(era: u8, card: u64) -> [Desk; 2] {
    let position = |second: u64, third: u64| {
        let mut desk = held(4, era, &[card]);
        desk.presence(3, "LA KY JA YU").presence(1, "VA MD").hold(1, &[16, second]).hold(2, &[21, third]);
        desk
    };
    [position(64, 26), position(26, 64)]
}

#[test]
fn md_w6_nobody_sees_who_holds_the_court_after_congress() {
    let [mut one, mut other] = court_with_one_or_the_other(1, 62);
    let acts = ["play 62 event", "2: pass", "1: pass", "3: pass", "done"];
    never_differ(&mut one, &mut other, &[1, 2], &acts, &[]);
}

#[test]
fn md_w6_nobody_sees_who_holds_the_court_after_trustbusters() {
    let [mut one, mut other] = court_with_one_or_the_other(2, 8);
    let acts =
        ["play 8", "product tobacco", "product fur", "1: pass", "3: pass", "2: pass", "3: pass", "divest YU"];
    never_differ(&mut one, &mut other, &[1, 2], &acts, &[]);
}

#[test]
fn md_w6_nobody_sees_who_holds_the_court_after_lawyer() {
    let [mut one, mut other] = court_with_one_or_the_other(3, 52);
    let acts = ["play 52 event", "product tobacco", "1: pass", "3: pass", "2: pass", "3: pass", "divest YU"];
    never_differ(&mut one, &mut other, &[1, 2], &acts, &[2]);
}

#[test]
fn md_w6_nobody_sees_who_holds_the_court_after_president() {
    let [mut one, mut other] = court_with_one_or_the_other(1, 63);
    never_differ(
        &mut one,
        &mut other,
        &[1, 2],
        &["play 63 event", "3: pass", "2: pass", "1: pass", "done"],
        &[],
    );
}

#[test]
fn md_w6_nobody_sees_who_holds_the_court_against_a_president() {
    let [mut one, mut other] = court_with_one_or_the_other(1, 18);
    one.hold(3, &[63, 27]);
    other.hold(3, &[63, 27]);
    let acts = ["play 18 event", "target 3", "answer 63", "1: pass", "0: pass", "2: pass", "done"];
    never_differ(&mut one, &mut other, &[1, 2], &acts, &[4]);
}

#[test]
fn md_w6_nobody_sees_whether_the_court_is_in_a_hand_or_in_the_deck() {
    let position = |cards: &[u64], deck: &[u64]| {
        let mut desk = held(4, 1, &[62]);
        desk.hold(1, cards).deck_is(1, deck);
        desk
    };
    let mut one = position(&[16, 64], &[24, 25, 26]);
    let mut other = position(&[16, 26], &[24, 25, 64]);
    never_differ(
        &mut one,
        &mut other,
        &[1],
        &["play 62 event", "1: pass", "2: pass", "3: pass", "done"],
        &[],
    );
}

#[test]
fn md_w6_nobody_sees_whether_the_court_is_in_a_hand_or_was_removed() {
    let position = |card: u64, removed: u64| {
        let mut desk = held(4, 1, &[62]);
        desk.hold(1, &[16, card]).deck_is(1, &[24, 25, removed]).deck_is(1, &[24, 25]);
        desk
    };
    let mut one = position(64, 26);
    let mut other = position(26, 64);
    assert!(other.at().removed[0].contains(64));
    never_differ(
        &mut one,
        &mut other,
        &[1],
        &["play 62 event", "3: pass", "1: pass", "2: pass", "done"],
        &[],
    );
}

#[test]
fn md_w6_nobody_sees_whether_a_target_could_have_answered() {
    let position = |cards: &[u64]| {
        let mut desk = held(4, 2, &[35]);
        desk.presence(2, "QC ON LB").hold(2, cards).play("play 35 event");
        desk
    };
    let acts = ["target 2", "pass", "lose ON", "lose LB", "done"];
    for cards in [[36, 63], [36, 33], [33, 63]] {
        let mut holder = position(&cards);
        let mut other = position(&[33, 34]);
        never_differ(&mut holder, &mut other, &[2], &acts, &[]);
    }
}

#[test]
fn md_w6_a_sealed_answer_is_not_seen_before_all_are_in() {
    let position = |answer: &str| {
        let mut desk = held(4, 1, &[62]);
        desk.hold(1, &[64]).play("play 62 event").play(answer);
        desk
    };
    let (answered, passed) = (position("1: answer 64"), position("1: pass"));
    same_to_others(&answered, &passed, &[1], "sealed");
    assert_eq!(answered.asked(), [2, 3]);
}

// MD-W7: windows that are left out.

/// The first seat plays Congress. Returns whether a window opens.
fn congress_opens(mut desk: Desk) -> bool {
    desk.play("play 62 event");
    window(&desk) == Some(WindowKind::Court)
}

#[test]
fn md_w7_a_window_is_left_out_where_the_card_lies_open() {
    assert!(congress_opens(held(4, 1, &[62])));
    let mut desk = held(4, 1, &[62]);
    desk.table(2, &[64]);
    assert!(!congress_opens(desk), "on the table");
    for (pile, era) in [("aside", Some(1)), ("out", None)] {
        let mut desk = held(4, 1, &[62]);
        desk.table(2, &[64]).edit(|at| {
            at["players"][2]["table"] = json!([]);
            match era {
                Some(era) => at[pile][era] = json!([64]),
                None => at[pile] = json!([64]),
            }
        });
        assert!(!congress_opens(desk), "{pile}");
    }
}

#[test]
fn md_w7_a_card_that_was_removed_or_is_in_the_deck_leaves_no_window_out() {
    let mut desk = held(4, 1, &[62]);
    desk.deck_is(1, &[64, 24]).deck_is(1, &[24]);
    assert!(desk.at().removed[0].contains(64));
    assert!(congress_opens(desk), "removed, as nobody knows");
    let mut desk = held(4, 1, &[62]);
    desk.deck_is(1, &[64, 24]);
    assert!(congress_opens(desk), "in the deck, perhaps rejected with Think Tank");
}

#[test]
fn md_w7_a_window_is_left_out_where_all_hands_are_empty() {
    let mut desk = bare(4);
    desk.hold(0, &[62, 15]);
    assert!(!congress_opens(desk));
}

#[test]
fn md_w7_the_window_of_civil_war_needs_one_of_its_two_cards() {
    let opens = |out: &[u64]| {
        let mut desk = held(4, 2, &[35]);
        desk.table(1, out).edit(|at| {
            at["players"][1]["table"] = json!([]);
            at["out"] = json!(out);
        });
        desk.play("play 35 event, target 2");
        window(&desk) == Some(WindowKind::CivilWar)
    };
    assert!(opens(&[63]) && opens(&[36]));
    assert!(!opens(&[36, 63]));
}

#[test]
fn md_w7_lincoln_answers_in_era_2_and_its_transition_turn_only() {
    let opens = |desk: &mut Desk| {
        desk.hold(0, &[35, 15]).hold(2, &[36, 16]).play("play 35 event, target 2");
        desk.may("2: answer 36")
    };
    assert!(opens(held(4, 1, &[]).in_era(2)));
    assert!(opens(held(4, 1, &[]).in_transition(3)));
    let mut desk = held(4, 3, &[]);
    desk.hold(2, &[36]);
    assert!(!desk.at().playable().contains(36));
}

// MD-W8: standing orders.

#[test]
fn md_w8_a_standing_order_passes_in_every_window() {
    let mut desk = held(4, 1, &[62, 63]);
    desk.hold(1, &[64]).play("play 62 event, 1: pass always, 2: pass, 3: pass, play 63 event");
    assert_eq!(desk.asked(), [2, 3]);
    desk.play("2: pass, 3: pass");
    assert!(desk.player(0).this_turn.shielded, "nobody overruled it");
}

#[test]
fn md_w8_an_order_for_the_turn_ends_with_it() {
    let ordered = |order: &str| {
        let mut desk = held(4, 1, &[62]);
        desk.play(&format!("play 62 event, 1: {order}, 2: pass, 3: pass"));
        desk.until(|at| at.turn == 2 && at.phase == Phase::CardPlay && at.mover() == Seat(0));
        for seat in 1..4 {
            desk.hold(seat, &[FILLERS[usize::from(seat)]]);
        }
        desk.hold(0, &[63]).play("play 63 event");
        desk.asked()
    };
    assert_eq!(ordered("pass turn"), [1, 2, 3]);
    assert_eq!(ordered("pass always"), [2, 3]);
}

#[test]
fn md_w8_an_order_can_be_revoked() {
    let mut desk = held(4, 1, &[62, 63]);
    desk.play("play 62 event, 1: pass always, 2: pass, 3: pass, done");
    assert_eq!(desk.seat(), Seat(1));
    desk.play("ask");
    assert!(!desk.may("ask"), "there is nothing to revoke any more");
    desk.play("done").hold(2, &[18, 22]).play_given("play 18 event, target 1", dice(&[1]));
    assert_eq!(desk.asked(), [1]);
}

#[test]
fn md_w8_where_all_have_ordered_a_pass_the_event_goes_on() {
    let mut desk = held(4, 1, &[62, 63]);
    desk.play("play 62 event, 1: pass always, 2: pass always, 3: pass turn, play 63 event");
    assert_eq!((window(&desk), desk.asked()), (None, vec![0]));
    assert!(desk.player(0).this_turn.shielded);
}

#[test]
fn md_w8_an_order_is_secret_and_acts_like_an_answer() {
    let position = |order: &str| {
        let mut desk = held(4, 1, &[62, 63]);
        desk.play(&format!("play 62 event, 1: {order}, 2: pass, 3: pass"));
        desk
    };
    let (mut ordered, mut answered) = (position("pass always"), position("pass"));
    same_to_others(&ordered, &answered, &[1], "ordered");
    ordered.play("play 63 event");
    answered.play("play 63 event, 1: pass");
    same_to_others(&ordered, &answered, &[1], "acting like an answer");
}

// MD-W9: what happens to an answer.

#[test]
fn md_w9_an_answer_lies_open_and_counts_for_its_number() {
    let mut desk = held(4, 1, &[18]);
    desk.hold(2, &[63]).play_given("play 18 event, target 2", dice(&[3]));
    desk.play("2: answer 63");
    all_pass(&mut desk);
    assert!(desk.player(2).table.contains(63));
    desk.until(|at| at.frame() == Frame::Positions);
    assert_eq!(desk.at().choosers[..2], [Seat(2), Seat(0)], "63 before 18");
}

#[test]
fn md_w9_an_answer_recycles() {
    let mut desk = held(4, 1, &[18]);
    desk.hold(2, &[63]).play_given("play 18 event, target 2", dice(&[3]));
    desk.play("2: answer 63");
    all_pass(&mut desk);
    desk.until(|at| at.turn == 2);
    assert!(desk.at().aside[1].contains(63));
}

#[test]
fn md_w9_the_credits_of_lincoln_hold_after_his_answer() {
    let mut desk = civil_war(&[], &[36]);
    desk.deeds(2, "unity").play("answer 36, pass, lose OH, lose NJ");
    desk.until(|at| at.phase == Phase::Investment && at.mover() == Seat(2) && at.frame() == Frame::Trade);
    assert_eq!(desk.at().price_of(Seat(2), Deed::Tolerance).total(), 50);
    desk.play("progress tolerance");
    assert_eq!(desk.player(2).cash, 10);
}

#[test]
fn a_reaction_does_not_use_up_the_own_card_play_turn() {
    let mut desk = held(4, 1, &[18]);
    desk.hold(2, &[63, 22]).play_given("play 18 event, target 2", dice(&[3]));
    desk.play("2: answer 63");
    all_pass(&mut desk);
    desk.play("done, done");
    assert_eq!(desk.seat(), Seat(2));
    assert!(desk.may("play 22"));
}
