//! Rulings on decks and eras, the end and ties: MD-Q70 to MD-Q81.

use std::collections::BTreeSet;

use kernel::chance::Given;
use kernel::{FastRng, Game, NoLog, Seat, Turn, Viewer, pick};
use manifest::{Event, Frame, Manifest, Options, Phase, piles};
use serde_json::json;

use crate::common::*;

/// Cards of an era in the order in which they are drawn.
fn draws(era: usize, cards: &[u16]) -> Given {
    Given::default().pile(piles::ERAS[era - 1], cards.iter().copied())
}

/// Three seats; the next act ends the turn, so that three cards are drawn.
fn before_the_draws() -> Desk {
    let mut desk = investment(3);
    desk.hold(0, &[]).hold(1, &[]).hold(2, &[]).play("done, done");
    desk
}

fn hand(desk: &Desk, seat: u8) -> Vec<u8> {
    desk.player(seat).hand.iter().collect()
}

/// Card Play of an era in which nobody can answer; the first seat holds these cards.
fn holding(era: u8, cards: &[u64]) -> Desk {
    let mut desk = desk(5);
    desk.nobody_answers().era_begun(era).hold(0, cards);
    desk
}

#[test]
fn md_q70_draws_go_on_from_the_next_deck() {
    let mut desk = before_the_draws();
    desk.era_deck(1, &[22]).play_given("done", draws(1, &[22]).pile(piles::ERAS[1], [34, 39]));
    assert_eq!([0, 1, 2].map(|seat| hand(&desk, seat)), [[22], [34], [39]]);
    assert_eq!((desk.at().era, desk.at().prepared), (2, 2));
    let era = desk.told.iter().position(|told| matches!(told.event.event, Event::Era { era: 2 })).unwrap();
    let drew = |seat: u8| {
        desk.told
            .iter()
            .position(|told| matches!(told.event.event, Event::DrewHidden { seat: Seat(of) } if of == seat))
            .unwrap()
    };
    assert!(drew(0) < era && era < drew(1), "the era changes with the first card of the new deck");
}

#[test]
fn md_q71_the_old_era_goes_on_until_a_card_of_the_next_is_drawn() {
    let mut desk = before_the_draws();
    desk.era_deck(1, &[22, 29, 15]).next_turn();
    assert_eq!((desk.at().era, desk.at().prepared, desk.at().transition), (1, 2, false));
    desk.until(|at| at.phase == Phase::CardPlay).hold(0, &[18, 34]);
    assert!(desk.may("play 18 news"));
    assert_eq!(desk.refused("play 34"), ("MD-R9", "md-no-era"));
}

#[test]
fn md_q72_draws_from_an_empty_last_deck_are_lost() {
    let mut desk = before_the_draws();
    desk.era_begun(3).era_deck(3, &[50]).play_given("done", draws(3, &[50]));
    assert_eq!([0, 1, 2].map(|seat| hand(&desk, seat).len()), [1, 0, 0]);
    desk.to_trade().pool(0, 1);
    assert_eq!(desk.refused("card"), ("MD-Q72", "md-no-deck"));
}

#[test]
fn md_q72_a_card_put_back_may_still_be_drawn() {
    let mut desk = before_the_draws();
    desk.era_begun(3).deeds(0, "think-tank").era_deck(3, &[50, 54]);
    desk.play_given("done", draws(3, &[50])).play_given("reject", draws(3, &[54, 50]));
    assert_eq!([0, 1].map(|seat| hand(&desk, seat)), [[54], [50]]);
    assert!(hand(&desk, 2).is_empty());
    assert_eq!(desk.at().last_turn, 2);
    assert_eq!(
        desk.events().filter(|event| matches!(event, Event::LastCard)).count(),
        1,
        "no further effect on the end"
    );
}

#[test]
fn md_q73_after_the_last_draw_comes_one_more_turn_without_expansion() {
    let mut desk = before_the_draws();
    desk.era_begun(3).era_deck(3, &[50, 51, 54]).next_turn();
    assert_eq!(desk.at().phase, Phase::TurnOrder);
    desk.until(|at| at.phase == Phase::CardPlay)
        .to_trade()
        .play("tokens 3")
        .until(|at| at.frame() == Frame::Over);
    assert_eq!((desk.at().turn, desk.at().phase), (2, Phase::Investment));
    assert_eq!(desk.player(0).pool, 3, "there is no Expansion");
}

#[test]
fn md_q74_one_rejection_for_a_bought_card() {
    let mut desk = investment(3);
    desk.deeds(0, "think-tank").hold(0, &[]).era_deck(1, &[15, 22, 29]).pool(0, 2);
    desk.play_given("card", draws(1, &[22])).play_given("reject", draws(1, &[29]));
    assert_eq!(hand(&desk, 0), [29], "the replacement is kept");
    assert!(desk.may("tokens 1"), "nothing more is asked");
}

#[test]
fn md_q74_one_rejection_for_the_draw_of_adjustments() {
    let mut desk = before_the_draws();
    desk.deeds(1, "think-tank").era_deck(1, &[15, 20, 21, 22, 29]).play_given("done", draws(1, &[15, 22]));
    assert_eq!(desk.who(), [1]);
    desk.play_given("reject", draws(1, &[29, 22]));
    assert_eq!([0, 1, 2].map(|seat| hand(&desk, seat)), [[15], [29], [22]]);
}

#[test]
fn md_q74_one_rejection_for_the_card_of_most_new_presences() {
    let mut desk = before_the_draws();
    desk.deeds(1, "think-tank").presence(1, "VA NC*").era_deck(1, &[15, 20, 21, 22, 29]);
    desk.play_given("done", draws(1, &[15, 22])).play_given("keep", draws(1, &[20, 21]));
    assert_eq!(desk.who(), [1]);
    desk.play_given("reject", draws(1, &[29]));
    assert_eq!(hand(&desk, 1), [22, 29]);
    assert!(desk.at().decks[0].contains(21));
}

#[test]
fn md_q74_not_for_a_card_taken_by_spy() {
    let mut desk = holding(1, &[17, 15]);
    desk.deeds(0, "think-tank").hold(1, &[29, 22]).play("play 17 event");
    desk.play_given("target 1", Given::default().pile(piles::SPY, [29]));
    assert_eq!(hand(&desk, 0), [15, 29]);
    assert!(desk.may("play 29"), "it may be played at once");
}

#[test]
fn md_q74_with_no_card_left_there_is_no_rejection() {
    let mut desk = investment(3);
    desk.deeds(0, "think-tank").hold(0, &[]).era_begun(3).era_deck(3, &[50]).pool(0, 2);
    desk.play_given("card", draws(3, &[50]));
    assert_eq!(hand(&desk, 0), [50]);
    assert!(desk.may("tokens 1"));
}

#[test]
fn md_q75_a_dead_card_is_never_played() {
    let mut desk = holding(3, &[18, 35, 50]);
    for act in ["play 18 event", "play 18 payout", "play 18 news", "play 35 news"] {
        assert_eq!(desk.refused(act), ("MD-R9", "md-no-era"));
    }
    assert!(desk.may("play 50"));
    desk.transition_to(3);
    assert!(desk.may("play 35 news"), "only its last era counts");
}

#[test]
fn md_q75_a_dead_card_counts_for_the_hand() {
    let mut desk = holding(3, &[18, 19, 20, 50]);
    desk.play("done");
    assert_eq!(desk.player(0).profit, 25);
}

#[test]
fn md_q75_a_dead_card_can_be_discarded_or_stolen() {
    let mut discard = holding(3, &[18]);
    discard.deeds(0, "storytelling").play("done, discard 18");
    assert!(discard.at().out.contains(18));
    let mut spy = holding(3, &[17, 50]);
    spy.hold(1, &[18]).play("play 17 event").play_given("target 1", Given::default().pile(piles::SPY, [18]));
    assert_eq!(hand(&spy, 0), [18, 50]);
}

#[test]
fn md_q76_the_limit_of_an_era_takes_no_pioneers_away() {
    let mut desk = investment(5);
    desk.pool(0, 1).pioneers(0, 3);
    assert_eq!(desk.refused("pioneer"), ("MD-R20", "md-pioneer-limit"));
    desk.play_given("research television", dice(&[1, 2, 3]));
    assert_eq!(desk.player(0).pioneers, 3, "all of them roll");
    desk.next_turn();
    assert_eq!(desk.player(0).pioneers, 3);
}

#[test]
fn md_q77_any_card_may_be_removed_and_nobody_learns_which() {
    let given = Given::default()
        .pile(piles::DESTINY, [1, 2, 3, 4])
        .pile(piles::ERAS[0], [15, 16, 17, 18, 19, 20, 21, 22, 63, 64])
        .pile(piles::ERAS[1], [6, 7])
        .pile(piles::ERAS[2], [10, 11]);
    let desk = Desk(testkit::Desk::open(&Options::default(), 4, given));
    assert_eq!(desk.at().removed[0].iter().collect::<Vec<_>>(), [63, 64]);
    for viewer in (0..4).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]) {
        let imagined = |seed| desk.game.imagine(desk.at(), viewer, &mut FastRng::new(seed)).removed[0].bits();
        assert!((0..20).map(imagined).collect::<BTreeSet<u128>>().len() > 5);
    }
    let named = |event: &Event| matches!(event, Event::Dealt { card: 63 | 64, .. });
    assert!(!desk.events().any(named));
}

#[test]
fn md_q78_thirty_points_in_card_play_count_at_the_end_of_investment() {
    let mut desk = holding(2, &[7]);
    desk.deeds(0, TWO_SHORT).presence(1, "VA OH").cities("OH").play("play 7, place OH established");
    assert_eq!(desk.points(0), 30);
    assert!(!desk.is_over());
    desk.until(|at| at.frame() == Frame::Over);
    assert_eq!((desk.at().turn, desk.at().phase), (1, Phase::Investment));
}

#[test]
fn md_q78_only_if_they_are_still_there() {
    let mut desk = holding(2, &[7]);
    desk.deeds(0, TWO_SHORT)
        .presence(1, "VA OH")
        .cities("OH")
        .play("play 7, place OH established")
        .to_trade();
    desk.pool(1, 1).play("done, city VA").next_turn();
    assert!(!desk.is_over());
}

#[test]
fn md_q78_thirty_points_in_adjustments_wait_for_the_next_investment() {
    let mut desk = investment(3);
    desk.deeds(0, TWO_SHORT).presence(0, "PA OH*").cities("OH").next_turn();
    assert_eq!((desk.points(0), desk.is_over()), (30, false));
    desk.until(|at| at.frame() == Frame::Over);
    assert_eq!((desk.at().turn, desk.at().phase), (2, Phase::Investment));
}

#[test]
fn md_q79_the_first_to_30_has_no_advantage() {
    let mut desk = investment(3);
    desk.deeds(0, PROGRESSIONS).deeds(1, &format!("{PROGRESSIONS} turnpike")).play("done, done, done");
    let verdict = desk.verdict();
    assert_eq!(verdict.winners, Seat(1).alone());
    assert_eq!(verdict.scores[..3], [30, 31, 0]);
}

#[test]
fn md_q79_both_ends_at_once_are_decided_by_points() {
    let mut desk = investment(3);
    desk.edit(|at| at["last_turn"] = json!(1)).deeds(2, PROGRESSIONS).play("done, done, done");
    assert_eq!((desk.verdict().winners, desk.verdict().how), (Seat(2).alone(), "points"));
}

#[test]
fn md_q80_random_play_ends_within_its_bound() {
    for (seats, most) in [(3, 22), (4, 17), (5, 15)] {
        let game = Manifest::new(&Options::default(), seats).unwrap();
        for number in 0..20 {
            let mut rng = FastRng::of_game(u64::from(seats), number);
            let Ok(mut state) = game.start(&mut rng, &mut NoLog);
            while let Turn::Decide(deciding) = game.turn(&state) {
                assert!(state.turn <= most, "{seats} seats, game {number}: turn {}", state.turn);
                let seat = deciding.first().unwrap();
                let act = pick(&game, &state, seat, &mut rng).unwrap();
                let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
            }
        }
    }
}

#[test]
fn md_q81_equal_bids_are_drawn_by_lot() {
    let mut desk = Desk(testkit::Desk::shuffled(&Options::default(), 3, 1));
    desk.play("0: bid 10, 1: bid 10").play_given("2: bid 10", Given::default().pile(piles::LOT, [2, 0]));
    assert_eq!(desk.at().choosers[..3], [2, 0, 1].map(Seat));
}

#[test]
fn md_q81_seats_without_a_card_keep_their_order() {
    let mut desk = desk(3);
    desk.edit(|at| at["order"] = json!([2, 0, 1, 3, 4])).next_turn();
    assert_eq!(desk.at().choosers[..3], [2, 0, 1].map(Seat));
}

#[test]
fn md_q81_of_equal_divesters_the_earlier_in_turn_order_begins() {
    let mut desk = holding(2, &[8]);
    desk.presence(1, "VA KY NC").presence(3, "LA MD JA YU").edit(|at| at["order"] = json!([0, 3, 1, 2, 4]));
    desk.play("play 8, product tobacco, product oil");
    assert_eq!(desk.who(), [3]);
}

#[test]
fn md_q81_with_a_tie_for_most_oil_nobody_pays() {
    let mut desk = holding(3, &[12]);
    desk.presence(0, "PA OK").presence(1, "VA WY").play("play 12");
    assert_eq!([0, 1, 2, 3].map(|seat| desk.player(seat).cash), [70, 70, 60, 60], "only the Oil is paid");
}

#[test]
fn md_q81_all_with_the_lowest_profit_have_suffrage() {
    let mut desk = holding(2, &[9]);
    desk.profit(3, 35).profit(4, 40).play("play 9");
    assert_eq!([0, 1, 2, 3, 4].map(|seat| desk.player(seat).cash), [80, 70, 70, 60, 60]);
    assert_eq!([0, 1, 2, 3, 4].map(|seat| desk.player(seat).pioneers), [1, 1, 1, 0, 0]);
}

#[test]
fn md_q81_black_friday_strikes_all_who_tie() {
    for (profits, cash) in
        [([40, 40, 35, 35, 20], [30, 30, 60, 60, 60]), ([50, 40, 40, 35, 20], [30, 50, 50, 60, 60])]
    {
        let mut desk = holding(2, &[48]);
        for (seat, profit) in (0..).zip(profits) {
            desk.profit(seat, profit);
        }
        desk.play("play 48 event");
        assert_eq!([0, 1, 2, 3, 4].map(|seat| desk.player(seat).cash), cash, "{profits:?}");
    }
}

#[test]
fn md_q81_world_war_strikes_all_who_tie() {
    let mut desk = holding(2, &[61]);
    desk.cash(3, 70).profit(4, 50).play("play 61 event");
    // Most cash: the first and fourth seat with $70. Most points: all, with none. Highest Profit: the fifth.
    assert_eq!([0, 1, 2, 3, 4].map(|seat| desk.player(seat).cash), [30, 40, 40, 30, 20]);
}

#[test]
fn md_q81_a_tie_in_competition_goes_to_the_defender() {
    let mut desk = expansion(5, 4);
    desk.presence(1, "VA OH").play_given("expand OH", dice(&[3, 2, 3]));
    assert_eq!(desk.at().holder(place("OH")), Some(Seat(1)));
}

#[test]
fn md_q81_with_a_tie_for_most_new_presences_nobody_draws() {
    let mut desk = before_the_draws();
    desk.presence(0, "PA OH*").presence(1, "VA NC*").next_turn();
    assert_eq!([0, 1, 2].map(|seat| hand(&desk, seat).len()), [1, 1, 1]);
}

#[test]
fn md_q81_with_a_tie_for_most_cities_nobody_has_points() {
    let mut desk = investment(3);
    desk.cities("PA VA");
    assert_eq!([0, 1, 2].map(|seat| desk.points(seat)), [0, 0, 0]);
}

#[test]
fn md_q81_television_compares_strictly() {
    let mut desk = investment(5);
    desk.deeds(0, "television").profit(1, 35).profit(2, 35).next_turn();
    assert_eq!(desk.player(0).cash, 500 + 30 + 20, "seats with the same Profit are not higher");
}
