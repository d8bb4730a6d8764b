//! Rulings on divestiture, events and money (MD-Q67 to MD-Q69, MD-Q82 to MD-Q93).

use kernel::{FastRng, Game, Seat, Viewer};
use manifest::Frame;

use crate::card_desk::*;
use crate::common::*;

#[test]
fn md_q67_taken_as_established_it_is_paid_at_once_and_brings_no_profit() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH MN").play("play 8, product ore, product fur, divest OH, to 1, take established");
    assert_eq!(desk.player(1).cash, 70, "the Ore of Trustbusters");
    desk.turn(2);
    assert_eq!(desk.player(1).profit, 30);
}

#[test]
fn md_q67_taken_as_new_it_brings_profit_and_no_payout() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH MN").play("play 8, product ore, product fur, divest OH, to 1, take new");
    assert_eq!(desk.player(1).cash, 60);
    desk.turn(2);
    assert_eq!((desk.player(1).profit, desk.player(0).profit), (35, 25));
}

#[test]
fn md_q68_a_territory_with_both_products_is_handled_under_each() {
    let both = || {
        let mut desk = playing(5, 2, &[8]);
        desk.presence(0, "PA IN IL IA NJ NM").play("play 8, product grain, product technology");
        assert_eq!(desk.choices("divest"), ["IN", "IL", "IA"]);
        desk
    };
    let mut desk = both();
    desk.play("divest IA");
    assert_eq!(desk.choices("divest"), ["NJ", "IL", "NM"], "Illinois is Technology too");
    let mut desk = both();
    desk.play("divest IL");
    assert_eq!(
        (desk.held(0), desk.at().frame()),
        (places("PA IN IA NJ NM"), Frame::Trade),
        "it has left for both"
    );
}

#[test]
fn md_q69_the_player_of_the_card_divests_and_receives() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA IA")
        .presence(1, "VA OH AL MN")
        .play("play 8, product ore, product fur, 1: divest MN");
    assert_eq!(desk.acts_of(1), ["to 0"]);
    desk.play("1: to 0, 0: take established");
    assert_eq!(desk.held(0), places("PA IA MN"));

    let mut desk = playing(5, 3, &[52]);
    desk.presence(0, "PA OH")
        .play_given("play 52 event, product ore", dice(&[1]))
        .play("0: divest OH, to 1, take new");
    assert_eq!(desk.held(0), places("PA"));
}

#[test]
fn md_q82_several_losses_in_one_event_are_one_sum() {
    let mut desk = playing(5, 2, &[46]);
    desk.presence(1, "VA KY").cities("VA KY").cash(1, 15).play("play 46 event, name VA, name KY");
    assert_eq!((desk.player(1).cash, desk.at().bank), (0, 45 + 15), "15 of 20");
}

#[test]
fn md_q82_each_pays_another_what_there_is() {
    let mut desk = playing(5, 3, &[12]);
    desk.presence(4, "MX VZ").cash(0, 5).cash(1, 0).cash(2, 100).play("play 12");
    assert_eq!(desk.cashes(), [0, 0, 80, 40, 60 + 5 + 20 + 20 + 10]);
}

#[test]
fn md_q83_oil_in_a_cold_market_is_oil_but_not_most() {
    let mut desk = playing(5, 3, &[53, 12]);
    desk.presence(1, "VA ME").presence(2, "QC WY*").presence(4, "MX VZ");
    desk.play("play 53 event, name ME, done, play 12");
    assert_eq!(
        desk.cashes(),
        [40, 60, 40, 40, 60 + 60 + 10],
        "Virginia does not pay; Quebec's New Oil is none"
    );
}

#[test]
fn md_q83_with_all_at_nothing_nobody_leads() {
    let mut desk = playing(5, 3, &[53, 12]);
    desk.presence(1, "VA ME").play("play 53 event, name ME, done, play 12");
    assert_eq!(desk.cashes(), [60; 5]);
}

#[test]
fn md_q84_depression_and_homes() {
    let mut desk = playing(5, 3, &[49]);
    desk.presence(1, "VA KY NC").cities("VA KY NC").play("play 49 event, region south");
    assert_eq!(desk.acts(), ["lose VA", "lose NC", "lose KY"], "homes and cities are kept or not");
    desk.play("lose VA");
    assert_eq!((desk.held(1), desk.at().cities), (places("KY NC"), places("VA KY NC")), "the city stays");
}

#[test]
fn md_q84_a_home_under_unity_is_one_of_the_two_kept() {
    let mut desk = playing(5, 3, &[49]);
    desk.presence(1, "VA KY NC").deeds(1, "unity").play("play 49 event, region south");
    assert_eq!(desk.acts(), ["lose NC", "lose KY"]);
    assert_eq!(desk.refused("lose VA"), ("MD-Q84", "md-no-loss"));
    desk.play("lose NC");
    assert_eq!(desk.held(1), places("VA KY"));
}

#[test]
fn md_q85_civil_war_takes_what_there_is_and_leaves_free_cities() {
    let mut desk = playing(5, 2, &[35]);
    desk.presence(1, "VA KY* NC").deeds(1, "electricity").play("play 35 event, target 1");
    assert_eq!(desk.acts(), ["lose NC"], "a New Presence is not asked for");
    desk.play("lose NC").trade_of(1).play("city VA");
    assert_eq!((desk.held(1), desk.at().cities), (places("VA KY"), places("VA")));
    let mut desk = playing(5, 2, &[35]);
    desk.play("play 35 event, target 1");
    assert_eq!(
        (desk.held(1), desk.at().frame()),
        (places("VA"), Frame::Trade),
        "only the home: nothing is asked"
    );
}

#[test]
fn md_q86_reconstruction_pays_who_really_suffered() {
    let mut desk = playing(5, 2, &[35, 37]);
    desk.hold(1, &[63]).play("play 35 event, target 1, 1: answer 63, 0: pass, play 37 event");
    assert_eq!(desk.cashes(), [80, 60, 60, 60, 60], "blocked: there is no victim");
    let mut desk = playing(5, 2, &[35, 37]);
    desk.play("play 35 event, target 3, play 37 event");
    assert_eq!(desk.cashes(), [80, 60, 60, 80, 60]);
}

#[test]
fn md_q87_the_discount_of_manifest_destiny_is_asked_at_each_purchase() {
    let mut desk = playing(5, 1, &[3, 15]);
    desk.cash(0, 100).play("play 3, play 15").trade_of(0).play("progress storytelling");
    assert_eq!(desk.player(0).cash, 90, "30 less 10 and 10");
    desk.presence(0, "ON").play("progress innovation");
    assert_eq!(desk.player(0).cash, 70, "40 less Franklin's 20: no state is left");
}

#[test]
fn md_q88_tourists_come_to_any_inland_state_of_the_west() {
    let mut desk = playing(5, 2, &[40]);
    desk.presence(1, "VA MT")
        .presence(2, "QC UT*")
        .natives("KS")
        .play("play 40 event, name MT, name UT, name KS");
    assert_eq!(desk.at().tourist_markers, places("MT UT KS"), "whoever holds them");
}

#[test]
fn md_q89_homestead_act_and_tokens_there() {
    let mut desk = playing(5, 1, &[32]);
    desk.deeds(0, "westward-ho").presence(0, "PA CO* KS").presence(1, "VA UT*").play("play 32 event");
    assert_eq!(desk.refused("place UT new"), ("MD-F8", "md-no-named-place"), "another's New Presence");
    assert_eq!(desk.refused("place CO new"), ("MD-F8", "md-no-named-place"), "it is New already");
    assert_eq!(
        desk.refused("place KS established"),
        ("MD-F8", "md-no-named-place"),
        "it is Established already"
    );
    desk.play("place CO established");
    assert_eq!(
        (desk.player(0).established(), desk.player(0).stock),
        (places("PA CO KS"), 22),
        "no further token"
    );
}

#[test]
fn md_q90_remember_the_maine_on_an_own_presence() {
    let mut desk = playing(5, 2, &[41]);
    desk.presence(0, "PA CU* SE").play("play 41 event");
    assert_eq!(desk.refused("place CU new"), ("MD-F8", "md-no-named-place"));
    assert_eq!(desk.refused("place SE established"), ("MD-F8", "md-no-named-place"));
    desk.play("place CU established");
    assert_eq!((desk.player(0).established(), desk.player(0).stock), (places("PA CU SE"), 22));
}

#[test]
fn md_q90_immigrants_take_no_own_city() {
    let mut desk = playing(5, 2, &[7]);
    desk.presence(0, "PA OH NJ*").cities("OH NJ").play("play 7");
    assert_eq!((desk.held(0), desk.player(3).cash), (places("PA OH NJ"), 70), "only the payout is left");
}

#[test]
fn md_q91_placed_as_new_it_brings_profit_and_counts_for_most_new_presences() {
    let mut desk = playing(5, 1, &[2]);
    desk.play("play 2, place MO new").turn(2);
    assert_eq!((desk.player(0).profit, desk.player(0).hand.len()), (35, 2), "one draw and one for most");
    assert_eq!(desk.player(0).cash, 60 + 35, "no Fur");
}

#[test]
fn md_q91_placed_as_established_it_counts_at_once() {
    let mut desk = playing(5, 2, &[41]);
    desk.presence(0, "PA MX").presence(4, "").cities("").play("play 41 event, place CE established");
    desk.pool(0, 3).pool(4, 3).edit(|at| at["cities"] = serde_json::json!(["CE"]));
    assert_eq!(desk.points(0), 2, "Most Cities");
    assert!(desk.expansion_of(0).may("expand YU"), "a base");
    desk.turn(2);
    assert_eq!((desk.player(0).profit, desk.player(0).hand.len()), (30, 1), "no Profit, no card");
}

/// What the first seat's choice says about the products, in English.
#[track_caller]
fn said_of(desk: &Desk, act: &str) -> String {
    let scene = desk.picture(0);
    let choice = scene.prompt.choices.iter().find(|choice| choice.act == act).expect("it is a choice");
    testkit::said::<manifest::Manifest>(choice.detail.as_ref().expect("it says what comes of it"))
}

#[test]
fn md_q91_the_choice_says_when_a_presence_pays() {
    // Wisconsin and Missouri make Fur. Wisconsin is New, so it does not pay this turn.
    let mut desk = playing(5, 1, &[2]);
    desk.presence(0, "PA WI*").play("play 2");
    assert_eq!(said_of(&desk, "place MO established"), "Fur 0 → 1");
    assert_eq!(said_of(&desk, "place MO new"), "Fur 1 → 2 from the next turn on");
    desk.play("place MO established");
    assert_eq!(desk.player(0).cash, 65, "one Fur is paid");
    // A New Presence of the seat itself becomes Established.
    let mut desk = playing(5, 1, &[32]);
    desk.deeds(0, "westward-ho").presence(0, "PA CO*").play("play 32 event");
    assert_eq!(said_of(&desk, "place CO established"), "Gold 0 → 1");
    // Everything taken in Expansion is New.
    let mut desk = expansion(5, 9);
    desk.presence(0, "PA MI");
    let said = said_of(&desk, "expand WI");
    assert!(said.contains("Fur 0 → 1 from the next turn on"), "{said}");
}

#[test]
fn md_q92_cash_is_open() {
    let mut desk = playing(5, 1, &[20]);
    desk.cash(1, 85).cash(3, 5);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
        let imagined = desk.game.imagine(desk.at(), viewer, &mut FastRng::new(3));
        let cash: Vec<i32> = imagined.players.iter().map(|player| player.cash).collect();
        assert_eq!(cash, [60, 85, 60, 5, 60]);
    }
    let mut desk = playing(5, 2, &[61]);
    desk.play("play 61 event");
    assert_eq!(desk.at().frame(), Frame::Trade, "nobody has to reveal anything");
}

#[test]
fn md_q93_the_bank_never_runs_out() {
    let mut desk = playing(5, 1, &[20]);
    assert_eq!(desk.at().bank, 0);
    desk.profit(0, 500).play("done").turn(2);
    assert_eq!((desk.player(0).cash, desk.at().bank), (560, -620));
}
