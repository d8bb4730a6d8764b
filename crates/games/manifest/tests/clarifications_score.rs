//! Clarifications on Profit, money, Safety Net, Most Cities and the end of the game.

use kernel::{FastRng, Game, Seat, Told, Turn};
use manifest::{Entry, Frame, Manifest, Options, Phase, State};
use scene::Shown;
use serde_json::json;

use crate::common::*;

/// Plays on until the Adjustments of this turn are done.
fn adjusted(desk: &mut Desk) {
    let turn = desk.at().turn;
    desk.until(|at| at.turn > turn);
}

fn profits(desk: &Desk) -> Vec<i32> {
    (0..desk.seats()).map(|seat| desk.player(seat).profit).collect()
}

// Profit.

#[test]
fn md_f39_new_presences_still_on_the_map_raise_profit() {
    let mut desk = bare(4);
    desk.presence(0, "PA NJ* MD*").presence(1, "VA NC*");
    adjusted(&mut desk);
    assert_eq!(profits(&desk), [40, 35, 30, 30]);
    assert!(desk.player(0).new.is_empty());
}

#[test]
fn md_f39_a_new_presence_that_was_lost_again_is_not_counted() {
    let mut desk = bare(4);
    desk.pool(0, 2).pool(1, 2).pool(3, 1).to_expansion();
    desk.play("expand MD").play_given("expand MD", dice(&[6, 1, 2]));
    assert_eq!((desk.player(0).new, desk.player(1).new), (places(""), places("MD")));
    adjusted(&mut desk);
    assert_eq!(profits(&desk), [30, 35, 30, 30]);
}

#[test]
fn md_f39_the_one_with_most_new_presences_gets_a_card() {
    let mut desk = bare(4);
    desk.presence(0, "PA NJ* MD*").presence(1, "VA NC*");
    adjusted(&mut desk);
    assert_eq!([0, 1, 2, 3].map(|seat| desk.player(seat).hand.len()), [2, 1, 1, 1]);
}

#[test]
fn md_f39_a_tie_for_most_new_presences_brings_no_card() {
    let mut desk = bare(4);
    desk.presence(0, "PA NJ*").presence(1, "VA NC*");
    adjusted(&mut desk);
    assert_eq!([0, 1, 2, 3].map(|seat| desk.player(seat).hand.len()), [1, 1, 1, 1]);
}

/// The clarifications' worked example: Profit 20, three New Presences, one Established Presence lost.
#[test]
fn md_f41_at_20_three_gained_and_one_lost_are_two_spaces_up() {
    let mut desk = bare(4);
    desk.presence(0, "PA NJ* MD* OH*").profit(0, 20).edit(|at| {
        at["players"][0]["this_turn"]["lost"] = json!(1);
        at["players"][0]["losses"] = json!(1);
        at["players"][0]["stock"] = json!(20);
    });
    adjusted(&mut desk);
    assert_eq!(desk.player(0).profit, 30, "two spaces of 5");
}

#[test]
fn md_f41_profit_does_not_fall_below_20() {
    let mut desk = bare(4);
    desk.presence(0, "PA NJ").profit(0, 20).hold(1, &[19]);
    desk.play("done, play 19 event, name NJ, done");
    adjusted(&mut desk);
    assert_eq!(desk.player(0).profit, 20);
}

#[test]
fn md_f41_a_card_does_not_take_profit_below_20() {
    let mut desk = bare(4);
    desk.in_era(2).profit(1, 25).hold(0, &[35]).play("play 35 event, target 1");
    assert_eq!(desk.player(1).profit, 20);
}

#[test]
fn md_f41_profit_goes_beyond_100() {
    let mut desk = bare(4);
    desk.profit(0, 100).presence(0, "PA NJ*");
    adjusted(&mut desk);
    assert_eq!((desk.player(0).profit, desk.player(0).cash), (105, 60 + 105));
}

// Money.

#[test]
fn md_f42_nobody_loses_more_than_he_holds() {
    let mut desk = bare(4);
    desk.in_era(2).profit(1, 50).cash(1, 10).hold(0, &[48]).play("play 48 event");
    assert_eq!(desk.player(1).cash, 0);
}

#[test]
fn md_f42_money_received_later_is_free_of_the_loss() {
    let mut desk = bare(4);
    desk.in_era(2).profit(1, 50).cash(1, 10).presence(1, "VA NC").hold(0, &[48, 41]);
    desk.play("play 48 event, 0: pass, play 41 payout");
    assert_eq!(desk.player(1).cash, 15, "two of Tobacco, nothing taken for the 20 forgiven");
}

#[test]
fn md_f52_a_loss_is_rounded_up_and_a_gain_down() {
    // #6: 5 Profit for every two territories, where an odd one counts as two.
    let mut desk = bare(4);
    desk.in_era(2).presence(0, "PA UT").presence(1, "VA NE DK WY").hold(0, &[6]).play("play 6, done");
    assert_eq!(profits(&desk), [25, 20, 30, 30]);
    // #27: $10 for every two Established Presences in North and Canada, where an odd one does not count.
    let mut desk = bare(4);
    desk.presence(0, "PA NY NJ").hold(0, &[27]).play("play 27 event");
    assert_eq!(desk.player(0).cash, 70);
}

/// The table of the clarifications on Native Sovereignty.
#[test]
fn md_f52_native_sovereignty_costs_5_for_one_or_two_10_for_three_or_four_15_for_five_or_six() {
    let west = ["NE", "DK", "WY", "MT", "ID", "UT"];
    for (count, loss) in [(1, 5), (2, 5), (3, 10), (4, 10), (5, 15), (6, 15)] {
        let mut desk = bare(4);
        desk.in_era(2).profit(0, 60).presence(0, &format!("PA {}", west[..count].join(" ")));
        desk.hold(0, &[6]).play("play 6, done");
        assert_eq!(desk.player(0).profit, 60 - loss, "{count} territories");
    }
}

// Safety Net.

/// What each seat gets from Safety Net with these Profits, if all own it.
fn safety_net(profits: &[i64]) -> Vec<i32> {
    let mut desk = bare(profits.len() as u8);
    for (seat, &profit) in profits.iter().enumerate() {
        desk.profit(seat as u8, profit).deeds(seat as u8, "safety-net");
    }
    let at = desk.at();
    (0..profits.len() as u8).map(|seat| at.income(Seat(seat))[1].map_or(0, |(_, cash)| cash)).collect()
}

#[test]
fn md_f46_without_ties_the_three_lowest_are_paid() {
    assert_eq!(safety_net(&[60, 20, 40, 30, 50]), [0, 30, 10, 20, 0]);
}

#[test]
fn md_f46_three_or_more_tied_for_lowest_take_all() {
    assert_eq!(safety_net(&[30, 20, 20, 20, 25]), [0, 30, 30, 30, 0]);
    assert_eq!(safety_net(&[20, 20, 20, 20, 25]), [30, 30, 30, 30, 0]);
}

#[test]
fn md_f46_after_two_tied_for_lowest_the_next_get_ten() {
    assert_eq!(safety_net(&[20, 20, 25, 30, 35]), [30, 30, 10, 0, 0]);
    assert_eq!(safety_net(&[20, 20, 25, 25, 35]), [30, 30, 10, 10, 0]);
}

#[test]
fn md_f46_those_tied_for_second_get_twenty_and_nobody_above() {
    assert_eq!(safety_net(&[20, 25, 25, 30, 35]), [30, 20, 20, 0, 0]);
    assert_eq!(safety_net(&[20, 25, 25, 25, 35]), [30, 20, 20, 20, 0]);
}

#[test]
fn md_f46_those_tied_for_third_get_ten_and_nobody_above() {
    assert_eq!(safety_net(&[20, 25, 30, 30, 35]), [30, 20, 10, 10, 0]);
    assert_eq!(safety_net(&[20, 25, 30, 30, 30]), [30, 20, 10, 10, 10]);
}

#[test]
fn md_f46_only_owners_are_paid_but_all_are_ranked() {
    let mut desk = bare(5);
    for (seat, profit) in [20, 25, 30, 35, 40].into_iter().enumerate() {
        desk.profit(seat as u8, profit);
    }
    desk.deeds(1, "safety-net").deeds(2, "safety-net").deeds(3, "safety-net");
    adjusted(&mut desk);
    // The lowest does not own it, but the second lowest still counts as second.
    let expected = [60 + 20, 60 + 25 + 20, 60 + 30 + 10, 60 + 35, 60 + 40];
    assert_eq!([0, 1, 2, 3, 4].map(|seat| desk.player(seat).cash), expected);
}

#[test]
fn md_f46_the_profit_after_adjustments_decides() {
    let mut desk = bare(4);
    desk.deeds(0, "safety-net").profit(0, 25).presence(0, "PA NJ* MD*");
    adjusted(&mut desk);
    assert_eq!(desk.player(0).cash, 60 + 35, "from 25 it rose to 35 and is the highest");
}

// Most Cities.

#[test]
fn md_f43_one_alone_with_most_cities_has_two_points_more() {
    let mut desk = bare(4);
    desk.presence(0, "PA OH").presence(1, "VA NC").cities("PA OH VA");
    assert_eq!([0, 1, 2, 3].map(|seat| desk.points(seat)), [2, 0, 0, 0]);
    desk.cities("PA OH VA NC");
    assert_eq!([0, 1, 2, 3].map(|seat| desk.points(seat)), [0, 0, 0, 0], "tied");
}

#[test]
fn md_f43_the_points_come_and_go() {
    let mut desk = bare(4);
    desk.presence(0, "PA OH").presence(1, "VA").cities("PA").pool(1, 1).to_investment();
    assert_eq!((desk.points(0), desk.points(1)), (2, 0));
    desk.play("done, city VA");
    assert_eq!((desk.points(0), desk.points(1)), (0, 0), "at once, in the middle of the phase");
}

#[test]
fn md_f43_a_city_in_a_new_presence_counts_from_adjustments_on() {
    let mut desk = bare(4);
    desk.presence(2, "QC OH").cities("OH").pool(0, 2).pool(1, 1).to_expansion();
    assert_eq!((desk.points(0), desk.points(2)), (0, 2));
    desk.play_given("expand OH", dice(&[6, 1, 5, 2]));
    assert_eq!((desk.points(0), desk.points(2)), (0, 0));
    adjusted(&mut desk);
    assert_eq!((desk.points(0), desk.points(2)), (2, 0));
}

#[test]
fn md_f43_a_city_taken_as_new_by_a_card_counts_from_adjustments_on() {
    let mut desk = bare(4);
    desk.in_era(2).presence(1, "VA NC").cities("NC").hold(0, &[7]).play("play 7, place NC new");
    assert_eq!((desk.points(0), desk.points(1)), (0, 0));
    adjusted(&mut desk);
    assert_eq!(desk.points(0), 2);
}

// The end.

/// Deeds worth 28 points.
const POINTS_28: &str = "westward-ho steamships airplanes telegraph telephone wireless storytelling circus pro-sports unity tolerance \
                         safety-net innovation television turnpike";

#[test]
fn md_f44_thirty_points_by_most_cities_count_at_the_end_of_investment_only() {
    let mut desk = bare(4);
    desk.deeds(0, POINTS_28).presence(0, "PA").pool(0, 1).pool(1, 3).to_investment();
    assert_eq!(desk.points(0), 28);
    desk.play("city PA");
    assert_eq!(desk.points(0), 30);
    assert!(!desk.is_over(), "the phase goes on");
    desk.play("done, city VA");
    assert_eq!(desk.points(0), 28);
    desk.until(|at| at.frame() == Frame::Over || at.phase == Phase::Expansion);
    assert!(!desk.is_over(), "he no longer has most cities");
}

#[test]
fn md_f44_still_true_at_the_end_of_investment_it_ends_the_game() {
    let mut desk = bare(4);
    desk.deeds(0, POINTS_28).pool(0, 1).to_investment().play("city PA, done, done, done, done");
    assert!(desk.is_over());
    let verdict = desk.verdict();
    assert_eq!((verdict.winners, verdict.scores[0], verdict.how), (Seat(0).alone(), 30, "points"));
}

#[test]
fn md_f44_thirty_points_by_most_cities_count_at_the_end_of_expansion_only() {
    // One city each. Then the second seat loses its city to the first, so the third seat alone leads with two.
    let position = || {
        let mut desk = bare(4);
        desk.deeds(2, POINTS_28).presence(2, "QC EN").presence(1, "VA OH").presence(0, "PA");
        desk.cities("QC OH").pool(0, 4).pool(3, 1).to_expansion();
        assert_eq!(desk.points(2), 28);
        desk.play_given("expand OH", dice(&[6, 1, 5, 2]));
        assert_eq!(desk.points(2), 30, "alone with most cities now");
        assert!(!desk.is_over(), "the phase goes on");
        desk
    };
    let mut desk = position();
    desk.play("done, done");
    assert!(desk.is_over());
    assert_eq!((desk.at().phase, desk.verdict().winners), (Phase::Expansion, Seat(2).alone()));
    // A later seat takes the city before the phase ends.
    let mut desk = position();
    desk.presence(3, "LA NY").pool(3, 3);
    desk.play("done").play_given("expand QC", dice(&[6, 1, 5, 2, 3]));
    assert_eq!(desk.points(2), 28);
    adjusted(&mut desk);
    assert!(!desk.is_over());
}

#[test]
fn md_f43_points_for_most_cities_are_told_when_they_come_and_go() {
    let mut desk = bare(4);
    desk.to_investment().pool(0, 3).pool(1, 3);
    desk.play("city PA");
    assert_eq!(desk.log(0).last().unwrap(), "Pennsylvania alone has the most cities: 2 victory points.");
    desk.play("done, city VA");
    let gone = "Nobody has more cities than all others any more: Pennsylvania loses 2 victory points.";
    assert_eq!(desk.log(0).last().unwrap(), gone);
}

/// Every change of a score is logged in the act that causes it.
#[test]
fn md_f43_no_points_change_without_a_word() {
    let game = Manifest::new(&Options::default(), 4).unwrap();
    let mut changes = 0;
    for number in 0..6 {
        let mut rng = FastRng::of_game(5, number);
        let mut told: Vec<Told<Entry>> = Vec::new();
        let Ok(mut state) = game.start(&mut rng, &mut told);
        while let Turn::Decide(seats) = game.turn(&state) {
            let points = |state: &State| [0, 1, 2, 3].map(|seat| state.points(Seat(seat)));
            let before = points(&state);
            let seat = seats.first().unwrap();
            let act = bots::choose(bots::Level::Greedy, &game, &state, seat, &mut rng).unwrap();
            told.clear();
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut told);
            if points(&state) == before {
                continue;
            }
            changes += 1;
            let words: Vec<String> =
                told.iter().map(|told| testkit::said::<Manifest>(&game.line(&told.event).text)).collect();
            assert!(
                words.iter().any(|line| line.contains("oint")),
                "{act}: {before:?} to {:?}: {words:?}",
                points(&state)
            );
        }
    }
    assert!(changes > 50, "{changes}");
}
