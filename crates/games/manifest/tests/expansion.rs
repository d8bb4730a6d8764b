//! Phase 4, Expansion: targets, prices, competition.

use kernel::Seat;
use manifest::{Phase, Territories};
use serde_json::json;

use crate::common::*;

/// The first seat attacks Kentucky, held by Virginia, from Ohio; the attack costs 1.
fn attacking() -> Desk {
    let mut desk = expansion(5, 6);
    desk.presence(0, "PA OH").presence(1, "VA KY");
    desk
}

#[test]
fn md_r26_in_turn_order_each_seat_spends_its_pools() {
    let mut desk = desk(3);
    desk.pool(0, 2).pool(1, 1).pool(2, 3).to_expansion();
    assert_eq!(desk.who(), [0]);
    assert_eq!(desk.refused("1: expand NC"), ("MD-R8", "md-no-turn"));
    desk.play("expand OH");
    assert_eq!(desk.who(), [1], "nothing is left to spend");
    desk.play("expand NC");
    assert_eq!(desk.who(), [2]);
}

#[test]
fn md_r26_what_is_left_goes_to_stock() {
    let mut desk = desk(3);
    desk.pool(0, 5).tokens_in(0, "wireless", 2).pool(1, 1).to_expansion().play("expand OH, done");
    let player = desk.player(0);
    assert_eq!((player.pool, player.wireless, player.stock, player.held.len()), (0, 0, 23, 2));
}

#[test]
fn md_r27_a_target_must_be_accessible_when_it_is_paid() {
    let mut desk = expansion(5, 6);
    assert_eq!(desk.refused("expand IN"), ("MD-R40", "md-too-far"));
    assert_eq!(desk.refused("expand EU"), ("MD-R40", "md-too-far-overseas"));
    assert_eq!(desk.refused("expand PA"), ("MD-R40", "md-own-place"));
    desk.play("expand OH");
    assert_eq!(desk.refused("expand IN"), ("MD-R40", "md-too-far"), "a New Presence is no base");
}

#[test]
fn md_r27_wireless_alone_reaches_what_other_tokens_do_not() {
    let mut desk = expansion(5, 6);
    desk.tokens_in(0, "wireless", 2);
    assert_eq!(desk.refused("expand AS"), ("MD-R28", "md-no-tokens-left"), "Asia costs 3");
    desk.play("expand TE");
    assert_eq!((desk.player(0).wireless, desk.player(0).pool), (0, 6), "every token was a Wireless token");
}

#[test]
fn md_r27_other_payments_may_mix() {
    let mut desk = expansion(5, 1);
    desk.tokens_in(0, "wireless", 1).pool(1, 1).play("expand OH");
    assert!(desk.player(0).new.contains(place("OH")), "one bought, one lifted");
    assert_eq!(desk.way_taken(), Some('b'));
}

#[test]
fn md_r28_vacant_territories_cost_their_control_number() {
    for (code, control) in [("MD", 2), ("NY", 3), ("OH", 2)] {
        let mut desk = expansion(5, 5);
        desk.play(&format!("expand {code}"));
        let player = desk.player(0);
        assert_eq!((player.pool, player.stock), (5 - control, 19 + control - 1), "{code}");
        assert_eq!(player.new, places(code));
    }
}

#[test]
fn md_r28_too_few_tokens_are_refused() {
    let desk = expansion(5, 2);
    assert_eq!(desk.refused("expand NY"), ("MD-R28", "md-no-tokens-left"));
    assert!(desk.may("expand MD"));
}

#[test]
fn md_r29_presences_of_others_are_attacked_for_the_control_number() {
    for presence in ["VA OH", "VA OH*"] {
        let mut desk = expansion(5, 5);
        desk.presence(1, presence).play_given("expand OH", dice(&[6, 1, 3]));
        assert_eq!(desk.player(0).pool, 3, "{presence}");
        assert!(desk.player(0).new.contains(place("OH")), "{presence}");
    }
}

#[test]
fn md_r29_natives_are_beaten_in_competition() {
    let mut desk = expansion(5, 5);
    desk.presence(0, "PA IA").deeds(0, "westward-ho").natives("NE DK");
    desk.play_given("expand NE", dice(&[5, 1, 3]));
    assert_eq!((desk.at().natives, desk.player(0).pool), (places("DK"), 4));
    desk.play_given("expand DK", dice(&[2, 3, 3]));
    assert_eq!(desk.at().natives, places("DK"));
}

#[test]
fn md_r29_a_marketing_discount_takes_one_token_off_down_to_one() {
    let mut desk = desk(5);
    desk.nobody_answers().hold(0, &[24]).play("play 24 event").pool(0, 6).to_expansion();
    desk.presence(0, "PA IN").presence(1, "VA NY MI OH");
    desk.play_given("expand NY", dice(&[6, 6, 1])).play_given("expand MI", dice(&[6, 6, 1]));
    assert_eq!(desk.player(0).pool, 6 - 2 - 1);
    desk.play_given("expand OH", dice(&[6, 6, 1]));
    assert_eq!(desk.player(0).pool, 2);
}

#[test]
fn md_r30_two_dice_against_one() {
    assert_eq!(attacking().at().fight_dice(Seat(0), place("KY")), (2, 1));
    let mut desk = attacking();
    desk.play_given("expand KY", dice(&[1, 5, 4]));
    assert!(desk.player(0).new.contains(place("KY")), "the highest die counts");
}

#[test]
fn md_r30_a_city_adds_a_die_to_the_defence() {
    let mut desk = attacking();
    desk.cities("KY").play_given("expand KY", dice(&[5, 5, 1, 6]));
    assert!(desk.player(1).held.contains(place("KY")));
}

#[test]
fn md_r30_the_own_home_adds_a_die_on_either_side() {
    let mut desk = attacking();
    desk.cities("VA");
    assert_eq!(desk.at().fight_dice(Seat(0), place("VA")), (2, 3), "home and city of the defender");
    desk.presence(0, "OH").presence(1, "VA PA");
    assert_eq!(desk.at().fight_dice(Seat(0), place("PA")), (3, 1), "home of the attacker");
    desk.play_given("expand PA", dice(&[1, 2, 6, 5]));
    assert!(desk.player(0).new.contains(place("PA")));
}

#[test]
fn md_r30_natives_roll_one_die_even_in_a_city() {
    let mut desk = attacking();
    desk.presence(0, "PA IA").deeds(0, "westward-ho").natives("NE").cities("NE");
    assert_eq!(desk.at().fight_dice(Seat(0), place("NE")), (2, 1));
}

#[test]
fn md_r30_a_tie_goes_to_the_defender() {
    let mut desk = attacking();
    desk.play_given("expand KY", dice(&[4, 2, 4]));
    assert!(desk.player(1).held.contains(place("KY")));
}

#[test]
fn md_r30_unless_the_attacker_wins_ties_there() {
    let mut desk = attacking();
    desk.this_turn(0, "ties", json!(["KY"])).play_given("expand KY", dice(&[4, 2, 4]));
    assert!(desk.player(0).new.contains(place("KY")));
}

#[test]
fn md_r31_re_rolls_come_in_their_order() {
    let mut desk = attacking();
    desk.deeds(0, "rock-n-roll").this_turn(0, "banner", json!(true)).this_turn(1, "banner", json!(true));
    desk.play_given("expand KY", dice(&[1, 2, 4]));
    assert_eq!(desk.who(), [0], "the attacker's Star-Spangled Banner");
    desk.play_given("reroll", dice(&[1, 3]));
    assert_eq!(desk.who(), [0], "his Rock 'n Roll");
    desk.play_given("reroll", dice(&[5, 5]));
    assert_eq!(desk.who(), [1], "the defender's Star-Spangled Banner");
    desk.play_given("reroll", dice(&[6]));
    assert_eq!(desk.who(), [0]);
    assert!(desk.player(1).held.contains(place("KY")), "new dice stand");
}

#[test]
fn md_r31_each_re_roll_is_used_once_per_competition() {
    let mut desk = attacking();
    desk.this_turn(0, "banner", json!(true)).play_given("expand KY", dice(&[1, 2, 4]));
    desk.play_given("reroll", dice(&[1, 3]));
    assert!(desk.player(1).held.contains(place("KY")), "it is over");
    desk.play_given("expand KY", dice(&[1, 2, 4])).play_given("reroll", dice(&[5, 3]));
    assert!(desk.player(0).held.contains(place("KY")), "the next competition has its own");
}

#[test]
fn md_r31_the_dice_may_be_kept() {
    let mut desk = attacking();
    desk.deeds(0, "rock-n-roll").play_given("expand KY", dice(&[1, 2, 4]));
    desk.play("keep");
    assert!(desk.player(1).held.contains(place("KY")));
}

#[test]
fn md_r32_won_one_token_stays_and_the_loser_goes_to_the_losses_box() {
    let mut desk = expansion(5, 6);
    desk.presence(1, "VA NY").cities("NY").play_given("expand NY", dice(&[6, 1, 3, 3]));
    let (winner, loser) = (desk.player(0), desk.player(1));
    assert_eq!((winner.pool, winner.stock, winner.new), (3, 18 + 2, places("NY")));
    assert_eq!((loser.losses, loser.this_turn.lost, loser.held), (1, 1, places("VA")));
    assert_eq!(desk.at().cities, places("NY"), "the city stays");
}

#[test]
fn md_r32_lost_all_tokens_paid_go_to_stock() {
    let mut desk = expansion(5, 6);
    desk.presence(1, "VA NY").play_given("expand NY", dice(&[2, 1, 3]));
    let player = desk.player(0);
    assert_eq!((player.pool, player.stock, player.losses), (3, 18 + 3, 0));
    assert_eq!(desk.player(1).held, places("VA NY"));
}

#[test]
fn md_r33_a_territory_is_attacked_twice_at_most_and_each_attack_is_paid() {
    let mut desk = attacking();
    desk.play_given("expand KY", dice(&[1, 1, 4])).play_given("expand KY", dice(&[1, 1, 4]));
    assert_eq!(desk.player(0).pool, 4);
    assert_eq!(desk.refused("expand KY"), ("MD-R33", "md-attacked-twice"));
    assert!(desk.may("expand VA"), "another territory may be attacked");
}

#[test]
fn md_r33_every_seat_has_its_own_two_attacks() {
    let mut desk = desk(5);
    desk.pool(0, 6).pool(2, 3).to_expansion().presence(0, "PA OH").presence(1, "VA KY").presence(2, "QC IN");
    desk.play_given("expand KY", dice(&[1, 1, 4])).play_given("expand KY", dice(&[1, 1, 4])).play("done");
    assert_eq!(desk.who(), [2]);
    desk.play_given("expand KY", dice(&[1, 1, 4])).play_given("expand KY", dice(&[1, 5, 4]));
    assert_eq!(desk.at().holder(place("KY")), Some(Seat(2)));
}

#[test]
fn md_r34_the_phase_ends_with_the_check_for_30_points() {
    let mut desk = desk(3);
    desk.pool(0, 3).pool(1, 1).to_expansion().deeds(0, PROGRESSIONS).play("done");
    assert!(!desk.is_over(), "the second seat still expands");
    desk.play("done");
    assert!(desk.is_over());
    assert_eq!((desk.at().phase, desk.verdict().how), (Phase::Expansion, "points"));
    assert_eq!(desk.at().attacked, Territories::EMPTY);
}
