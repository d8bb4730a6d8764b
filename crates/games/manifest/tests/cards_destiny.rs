//! The Destiny cards, which combine event and payout (MD-C1 to MD-C14).

use manifest::{Frame, Options};
use serde_json::json;

use crate::card_desk::*;
use crate::common::*;

#[test]
fn md_c1_independence_gives_five_profit_and_then_pays_tobacco() {
    let mut desk = playing(5, 1, &[1]);
    desk.play("play 1, profit");
    assert_eq!(desk.profits(), [35, 30, 30, 30, 30]);
    assert_eq!(desk.cashes(), [60, 65, 60, 60, 60]);
}

#[test]
fn md_c1_the_free_token_is_outside_the_maximum() {
    let mut desk = playing(5, 1, &[1]);
    desk.play("play 1, token");
    assert_eq!((desk.player(0).pool, desk.player(0).stock, desk.player(0).profit), (1, 23, 30));
    assert_eq!(desk.refused("tokens 4"), ("MD-F17", "md-no-tokens"));
    desk.play("tokens 3");
    assert_eq!((desk.player(0).pool, desk.player(0).cash), (4, 45));
}

#[test]
fn md_c1_an_unused_token_returns_to_stock() {
    let mut desk = playing(5, 1, &[1]);
    desk.play("play 1, token").turn(2);
    assert_eq!((desk.player(0).pool, desk.player(0).stock), (0, 24));
}

#[test]
fn md_c1_with_an_empty_stock_there_is_no_token() {
    let mut desk = playing(5, 1, &[1]);
    desk.pool(0, 24).play("play 1");
    assert_eq!((desk.player(0).pool, desk.player(0).profit), (24, 35));
}

#[test]
fn md_c1_belongs_to_era_1() {
    assert_eq!(eras_of(1), [1]);
}

#[test]
fn md_c2_louisiana_purchase_names_vacant_territories_anywhere() {
    let mut desk = playing(5, 1, &[2]);
    desk.presence(1, "VA MN").presence(2, "QC IA*").play("play 2");
    assert_eq!(desk.choices("place"), ["AR new", "MO new", "AR established", "MO established"]);
    assert_eq!(desk.refused("place MN new"), ("MD-F8", "md-no-named-place"));
    assert_eq!(desk.refused("place OK new"), ("MD-F8", "md-no-named-place"));
}

#[test]
fn md_c2_the_west_takes_westward_ho() {
    let mut desk = playing(5, 1, &[2]);
    desk.deeds(0, "westward-ho").play("play 2");
    let named: Vec<String> = desk.choices("place").iter().map(|choice| choice[..2].to_owned()).collect();
    assert_eq!(places(&named.join(" ")), places("AR MO IA MN NE DK KS OK MT"));
}

#[test]
fn md_c2_the_payout_of_fur_comes_after_the_token() {
    let mut desk = playing(5, 1, &[2]);
    desk.play("play 2, place MO established");
    assert_eq!(desk.cashes(), [65, 60, 65, 60, 60], "Missouri and Quebec make Fur");
    assert_eq!((desk.player(0).stock, desk.player(0).established()), (23, places("PA MO")));
}

#[test]
fn md_c2_as_new_presence_it_is_not_paid() {
    let mut desk = playing(5, 1, &[2]);
    desk.play("play 2, place MO new");
    assert_eq!((desk.player(0).cash, desk.player(0).new), (60, places("MO")));
}

#[test]
fn md_c2_who_places_none_collects_10() {
    let mut desk = playing(5, 1, &[2]);
    desk.play("play 2, decline");
    assert_eq!(desk.cashes(), [70, 60, 65, 60, 60]);
    assert_eq!(desk.held(0), places("PA"));

    let mut desk = playing(5, 1, &[2]);
    desk.pool(0, 24).play("play 2");
    assert_eq!((desk.player(0).cash, desk.held(0)), (70, places("PA")), "an empty stock places none");
}

#[test]
fn md_c2_closed_territories_are_not_among_them() {
    let mut desk = playing(3, 1, &[2]);
    desk.play("play 2");
    assert_eq!(
        desk.refused("place AR new"),
        ("MD-F8", "md-no-named-place"),
        "Arkansas is closed with Louisiana"
    );
    assert!(desk.may("place MO new"));
}

#[test]
fn md_c2_belongs_to_era_1() {
    assert_eq!(eras_of(2), [1]);
}

#[test]
fn md_c3_manifest_destiny_takes_10_off_for_whoever_controls_a_state() {
    let mut desk = playing(5, 1, &[3]);
    desk.presence(4, "MX HI").play("play 3");
    for seat in [0, 1, 3, 4] {
        desk.trade_of(seat).play("progress storytelling");
        assert_eq!(desk.player(seat).cash, 40, "seat {seat}: $20 instead of $30, Hawaii counts");
    }
    let mut desk = playing(5, 1, &[3]);
    desk.presence(4, "MX AK").play("play 3").trade_of(4).play("progress storytelling");
    assert_eq!(desk.player(4).cash, 40, "Alaska counts");
}

#[test]
fn md_c3_a_new_presence_in_the_united_states_is_not_enough() {
    let mut desk = playing(5, 1, &[3]);
    desk.presence(2, "QC EN*").play("play 3").trade_of(2).play("progress storytelling");
    assert_eq!(desk.player(2).cash, 30);
}

#[test]
fn md_c3_pays_grain_and_holds_for_the_turn() {
    let mut desk = playing(5, 1, &[3]);
    desk.presence(2, "QC SO").play("play 3");
    assert_eq!(desk.cashes(), [60, 60, 65, 60, 60]);
    desk.turn(2).trade_of(0);
    let before = desk.player(0).cash;
    desk.play("progress storytelling");
    assert_eq!(before - desk.player(0).cash, 30);
}

#[test]
fn md_c3_adds_to_credits() {
    let mut desk = playing(5, 1, &[3, 15]);
    desk.play("play 3, play 15").trade_of(0).play("progress innovation, progress storytelling");
    assert_eq!(desk.player(0).cash, 60 - 10 - 10, "40 - 20 - 10, and 30 - 10 - 10");
}

#[test]
fn md_c3_belongs_to_eras_1_and_2() {
    assert_eq!(eras_of(3), [1, 2]);
}

#[test]
fn md_c4_mexican_war_wins_ties_in_southwest_and_mexico_only() {
    let mut desk = playing(5, 1, &[4]);
    desk.presence(0, "PA OH VZ").presence(1, "VA KY").presence(4, "MX NL").pool(0, 4);
    desk.play("play 4").expansion_of(0);
    desk.play_given("expand NL", dice(&[4, 3, 4]));
    assert!(desk.held(0).contains(place("NL")));
    desk.play_given("expand KY", dice(&[4, 3, 4]));
    assert!(desk.held(1).contains(place("KY")), "a tie in the South goes to the defender");

    let mut desk = playing(5, 1, &[4]);
    desk.presence(0, "PA VZ TE").presence(4, "MX TW").pool(0, 2).deeds(0, "westward-ho");
    desk.play("play 4").expansion_of(0).play_given("expand TW", dice(&[2, 2, 2]));
    assert!(desk.held(0).contains(place("TW")), "West Texas lies in the Southwest");
}

#[test]
fn md_c4_east_texas_is_open_without_westward_ho() {
    let mut desk = playing(5, 1, &[4]);
    desk.presence(0, "PA AR").pool(0, 3).play("play 4").expansion_of(0);
    assert_eq!(desk.refused("expand OK"), ("MD-R40", "md-needs-westward-ho"));
    desk.play("expand TE");
    assert!(desk.player(0).new.contains(place("TE")));
}

#[test]
fn md_c4_east_texas_must_be_within_reach() {
    let mut desk = playing(5, 1, &[4]);
    desk.pool(0, 2).pool(3, 2).play("play 4").expansion_of(0);
    assert_eq!(desk.refused("expand TE"), ("MD-R40", "md-too-far"));
    desk.expansion_of(3);
    assert_eq!(
        desk.refused("expand TE"),
        ("MD-R40", "md-needs-westward-ho"),
        "it is open for its player only"
    );
}

#[test]
fn md_c4_pays_textiles() {
    let mut desk = playing(5, 1, &[4]);
    desk.play("play 4");
    assert_eq!(desk.cashes(), [60, 60, 60, 70, 60]);
    assert_eq!(eras_of(4), [1]);
}

#[test]
fn md_c5_all_with_westward_ho_may_enter_the_californias() {
    let mut desk = playing(5, 1, &[5]);
    for seat in 0..4 {
        desk.pool(seat, 3);
    }
    desk.deeds(0, "westward-ho").deeds(1, "westward-ho").play("play 5");
    desk.trade_of(2).play("progress westward-ho").expansion_of(0);
    assert!(desk.may("expand CS"));
    desk.play("expand CN");
    assert_eq!((desk.player(0).new, desk.player(0).pool), (places("CN"), 0), "three tokens, as printed");
    assert!(desk.expansion_of(1).may("expand CS"));
    desk.expansion_of(2);
    assert_eq!(desk.refused("expand CS"), ("MD-R40", "md-too-far"), "bought after the card was played");
    desk.expansion_of(3);
    assert_eq!(desk.refused("expand CS"), ("MD-R40", "md-needs-westward-ho"));
}

#[test]
fn md_c5_a_california_of_another_must_be_won() {
    let mut desk = playing(5, 1, &[5]);
    desk.presence(4, "MX CN").pool(0, 4).deeds(0, "westward-ho").play("play 5").expansion_of(0);
    desk.play_given("expand CN", dice(&[5, 2, 4]));
    assert_eq!((desk.held(0), desk.player(4).losses), (places("PA CN"), 1));
}

#[test]
fn md_c5_holds_for_one_turn() {
    let mut desk = playing(5, 1, &[5]);
    desk.deeds(0, "westward-ho").play("play 5").turn(2).pool(0, 3).expansion_of(0);
    assert_eq!(desk.refused("expand CN"), ("MD-R40", "md-too-far"));
}

#[test]
fn md_c5_pays_gold() {
    let mut desk = playing(5, 1, &[5]);
    desk.play("play 5");
    assert_eq!(desk.cashes(), [60, 60, 60, 60, 70]);
    assert_eq!(eras_of(5), [1]);
}

/// The territories affected by Native Sovereignty.
const NATIVE_AREA: &str = "AB ID MT WY DK NE HI NV UT AZ NM CO KS OK TW";

#[test]
fn md_c6_natives_go_to_the_inland_west_and_hawaii() {
    let mut desk = playing(5, 2, &[6]);
    desk.play("play 6");
    assert_eq!(places(&desk.choices("name").join(" ")), places(NATIVE_AREA));
    for coastal in ["WA", "OR", "BC", "CN", "CS", "TE", "AK"] {
        assert_eq!(desk.refused(&format!("name {coastal}")), ("MD-F8", "md-no-named-place"));
    }
}

#[test]
fn md_c6_places_none_to_five() {
    let mut desk = playing(5, 2, &[6]);
    desk.play("play 6, done");
    assert!(desk.at().natives.is_empty());
    let mut desk = playing(5, 2, &[6]);
    desk.play("play 6, name AB, name HI, done");
    assert_eq!(desk.at().natives, places("AB HI"));
    let mut desk = playing(5, 2, &[6]);
    desk.play("play 6, name AB, name HI, name UT, name KS, name OK");
    assert_eq!(desk.at().natives, places("AB HI UT KS OK"), "after the fifth nothing is asked");
    assert_eq!(desk.at().frame(), Frame::Trade);
}

#[test]
fn md_c6_only_vacant_territories_take_natives() {
    let mut desk = playing(5, 2, &[6]);
    desk.presence(0, "PA NE").presence(1, "VA KS*").play("play 6");
    assert_eq!(desk.refused("name NE"), ("MD-F8", "md-no-named-place"));
    assert_eq!(desk.refused("name KS"), ("MD-F8", "md-no-named-place"));
    let mut desk = playing(5, 2, &[6]);
    desk.presence(1, &format!("VA {NATIVE_AREA}")).profit(1, 90).play("play 6");
    assert!(desk.at().natives.is_empty());
    assert_eq!(desk.player(1).profit, 50, "15 territories: eight times 5");
}

#[test]
fn md_c6_two_territories_cost_five_profit_and_an_odd_one_counts_as_two() {
    let mut desk = playing(5, 2, &[6]);
    for seat in 0..5 {
        desk.profit(seat, 60);
    }
    desk.presence(0, "PA AB")
        .presence(1, "VA NE NV")
        .presence(2, "QC UT AZ NM")
        .presence(3, "LA CO KS OK TW");
    desk.presence(4, "MX HI ID MT WY DK").play("play 6, done");
    assert_eq!(desk.profits(), [55, 55, 50, 50, 45]);
    let mut desk = playing(5, 2, &[6]);
    desk.presence(0, "PA HI ID MT WY DK NE").profit(0, 60).play("play 6, done");
    assert_eq!(desk.player(0).profit, 45);
}

#[test]
fn md_c6_new_presences_and_coasts_do_not_count_and_profit_stays_at_20() {
    let mut desk = playing(5, 2, &[6]);
    desk.presence(0, "PA AB* WA CN TE AK").presence(1, "VA NE NV UT").profit(1, 25).play("play 6, done");
    assert_eq!(desk.profits(), [30, 20, 30, 30, 30]);
}

#[test]
fn md_c6_natives_must_be_beaten() {
    let mut desk = playing(5, 2, &[6]);
    desk.presence(0, "PA IA").deeds(0, "westward-ho").pool(0, 3);
    desk.play("play 6, name NE, done").expansion_of(0);
    desk.play_given("expand NE", dice(&[3, 2, 3]));
    assert_eq!((desk.held(0), desk.at().natives), (places("PA IA"), places("NE")), "they win ties");
    desk.play_given("expand NE", dice(&[4, 2, 3]));
    assert_eq!((desk.player(0).new, desk.at().natives.len()), (places("NE"), 0));
}

#[test]
fn md_c6_telegraph_stops_at_natives_and_railroads_does_not() {
    let mut desk = playing(5, 2, &[6]);
    desk.presence(0, "PA IA").deeds(0, "westward-ho telegraph").pool(0, 2);
    desk.play("play 6, name NE, done").expansion_of(0);
    assert_eq!(desk.refused("expand CO"), ("MD-R40", "md-too-far"));

    let mut desk = playing(5, 2, &[6]);
    desk.presence(0, "PA NE").deeds(0, "westward-ho railroads").pool(0, 2);
    desk.play("play 6, name DK, name WY, done").expansion_of(0);
    assert!(desk.may("expand ID"), "past the Natives within the Northwest");
    assert!(!desk.may("expand AK"), "not over water");
}

#[test]
fn md_c6_president_keeps_the_profit_of_his_player() {
    let mut desk = playing(5, 2, &[6]);
    desk.presence(1, "VA NE").presence(2, "QC KS").hold(1, &[63]).hold(3, &[64]);
    desk.play("play 6, name UT, done");
    assert_eq!(desk.asks(), [1], "Quebec has no card, Louisiana loses nothing");
    desk.play("1: answer 63");
    assert_eq!(desk.asks(), [3], "the Court may overrule President");
    desk.play("3: pass");
    assert_eq!(desk.profits(), [30, 30, 25, 30, 30]);
    assert_eq!(desk.at().natives, places("UT"));
}

#[test]
fn md_c6_pays_timber_afterwards() {
    let mut desk = playing(5, 2, &[6]);
    desk.presence(2, "QC MR").play("play 6, done");
    assert_eq!(desk.cashes(), [60, 60, 65, 60, 60]);
    assert_eq!(eras_of(6), [2]);
}

#[test]
fn md_c7_immigrants_must_take_a_city_outside_the_homes() {
    let mut desk = playing(5, 2, &[7]);
    desk.presence(0, "PA OH").presence(1, "VA KY").presence(2, "QC MI").cities("OH VA KY MI").play("play 7");
    assert_eq!(desk.choices("place"), ["MI new", "KY new", "MI established", "KY established"]);
    assert_eq!(desk.refused("decline"), ("MD-F7", "md-must-place"));
    assert_eq!(desk.refused("place VA new"), ("MD-F8", "md-no-named-place"), "a home");
    assert_eq!(desk.refused("place OH new"), ("MD-F8", "md-no-named-place"), "an own city");
    desk.play("place MI established");
    assert_eq!((desk.held(0), desk.held(2)), (places("PA OH MI"), places("QC")));
    assert_eq!((desk.player(2).losses, desk.player(0).stock), (1, 22));
    assert_eq!(desk.at().cities, places("OH VA KY MI"), "the city remains");
}

#[test]
fn md_c7_anywhere_as_new_presence() {
    let mut desk = playing(5, 2, &[7]);
    desk.presence(4, "MX AS").cities("AS").play("play 7, place AS new");
    assert_eq!((desk.player(0).new, desk.held(4)), (places("AS"), places("MX")));
    assert_eq!(desk.points(0), 0, "the city does not count yet");
    assert_eq!(desk.player(0).cash, 60, "Textiles of a New Presence are not paid");
}

#[test]
fn md_c7_without_such_a_city_only_the_payout_is_left() {
    let mut desk = playing(5, 2, &[7]);
    desk.cities("VA").play("play 7");
    assert_eq!(desk.cashes(), [60, 60, 60, 70, 60]);
    assert_eq!(desk.held(0), places("PA"));
}

#[test]
fn md_c7_a_home_stays_a_home_whoever_holds_it() {
    let mut desk = playing(5, 2, &[7]);
    desk.presence(1, "KY").presence(2, "QC VA").cities("VA").play("play 7");
    assert_eq!((desk.held(0), desk.held(2)), (places("PA"), places("QC VA")));
    assert_eq!(desk.player(3).cash, 70, "nothing is asked before the payout");
}

#[test]
fn md_c7_is_not_acquiring_a_city() {
    let mut desk = playing(5, 2, &[7]);
    desk.presence(1, "VA KY").cities("KY").pool(0, 1).play("play 7, place KY established").trade_of(0);
    desk.play("city PA");
    assert_eq!(desk.at().cities, places("KY PA"));
}

#[test]
fn md_c7_with_an_empty_stock_nothing_is_taken() {
    let mut desk = playing(5, 2, &[7]);
    desk.presence(1, "VA KY").cities("KY").pool(0, 24).play("play 7");
    assert_eq!((desk.held(1), desk.player(3).cash), (places("VA KY"), 70));
}

#[test]
fn md_c7_a_city_without_owner_may_be_taken() {
    let mut desk = playing(5, 2, &[7]);
    desk.cities("CU").play("play 7, place CU established");
    assert_eq!(desk.held(0), places("PA CU"));
    assert!((0..5).all(|seat| desk.player(seat).losses == 0));
}

#[test]
fn md_c7_a_city_of_natives_is_not_available() {
    let mut desk = playing(5, 2, &[7]);
    desk.natives("NE").cities("NE").play("play 7");
    assert_eq!((desk.held(0), desk.at().natives), (places("PA"), places("NE")), "only #32 removes Natives");
    assert_eq!(desk.player(3).cash, 70, "nothing is asked before the payout");
}

#[test]
fn md_c7_president_keeps_the_city() {
    let mut desk = playing(5, 2, &[7]);
    desk.presence(1, "VA KY").cities("KY").hold(1, &[63]).play("play 7, place KY new, 1: answer 63");
    assert_eq!((desk.held(0), desk.held(1)), (places("PA"), places("VA KY")));
    assert_eq!(eras_of(7), [2]);
}

#[test]
fn md_c8_trustbusters_divests_down_to_two_of_each_product() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH MN").play("play 8, product ore, product fur");
    assert_eq!(desk.choices("divest"), ["PA", "OH", "MN"]);
    desk.play("divest OH");
    assert_eq!(desk.refused("to 2"), ("MD-D3", "md-no-taker"), "Ohio is out of Quebec's reach");
    desk.play("to 1, take established");
    assert_eq!((desk.held(0), desk.held(1)), (places("PA MN"), places("VA OH")));
    assert_eq!((desk.player(0).losses, desk.player(1).stock), (1, 23));
    assert_eq!(desk.cashes(), [85, 70, 60, 60, 60], "then Ore: two make $25, Virginia's one $10");
}

#[test]
fn md_c8_the_first_product_comes_before_the_second() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH MN").presence(2, "QC LB ON").play("play 8, product fur, product ore");
    assert_eq!(desk.asks(), [2]);
    desk.play("divest ON, to 0, decline");
    assert_eq!(desk.asks(), [0], "now Ore");
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH MN").presence(2, "QC LB ON").play("play 8, product ore, product fur");
    assert_eq!(desk.asks(), [0]);
    assert_eq!(desk.refused("product gold"), ("MD-D3", "md-not-now"));
}

#[test]
fn md_c8_the_greatest_holder_divests_first_and_ties_go_in_turn_order() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH MN").presence(1, "VA AL ID UT AZ").play("play 8, product ore, product fur");
    assert_eq!(desk.asks(), [1]);
    desk.play("divest AZ");
    assert_eq!(desk.asks(), [1], "each finishes before the next begins");
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH MN").presence(1, "VA AL ID UT").play("play 8, product ore, product fur");
    assert_eq!(desk.asks(), [0], "equal numbers: turn order");
}

#[test]
fn md_c8_one_established_and_one_new_presence_leave_no_room() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH MN").presence(1, "VA AL ID*").play("play 8, product ore, product fur, divest OH");
    assert_eq!(desk.at().holder(place("OH")), None, "nobody may take it: left vacant");
    assert_eq!(desk.held(1), places("VA AL ID"));
}

#[test]
fn md_c8_new_presences_must_be_divested_too() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH* MN*").play("play 8, product ore, product fur, divest OH, to 1, take new");
    assert_eq!((desk.held(0), desk.player(1).new), (places("PA MN"), places("OH")));
    assert_eq!(desk.player(0).this_turn.lost, 0, "a lost New Presence costs no Profit");
}

#[test]
fn md_c8_who_declines_leaves_it_to_all_others_who_may_take_it() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH MN").presence(2, "QC IN").cities("OH");
    desk.play("play 8, product ore, product fur, divest OH");
    assert_eq!(desk.choices("to"), ["1", "2"]);
    desk.play("to 1, decline");
    assert_eq!(desk.acts(), ["to 2"], "it must be offered to Quebec");
    desk.play("to 2, decline");
    assert_eq!((desk.at().holder(place("OH")), desk.player(0).losses), (None, 1));
    assert_eq!(desk.at().cities, places("OH"), "the city remains in the vacant territory");
}

#[test]
fn md_c8_double_producers_count_twice_and_cities_not_at_all() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH")
        .cities("PA OH")
        .presence(4, "MX CE OA")
        .play("play 8, product ore, product fruit");
    assert_eq!(desk.asks(), [4], "two Ore with cities are two; Central America and Oaxaca are three Fruit");
    desk.play("divest OA");
    assert_eq!(desk.held(4), places("MX CE"));
}

#[test]
fn md_c8_a_city_goes_with_its_territory() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH MN").cities("OH");
    desk.play("play 8, product ore, product fur, divest OH, to 1, take established");
    assert_eq!(desk.at().cities, places("OH"));
    assert_eq!((desk.points(0), desk.points(1)), (0, 2), "it counts for its new owner");
    assert_eq!(desk.player(1).cash, 85, "and raises the payout: one Ore with a city, level 2");
}

#[test]
fn md_c8_a_receiver_needs_a_token_in_stock() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH MN").pool(1, 24).play("play 8, product ore, product fur, divest OH");
    assert_eq!(desk.at().holder(place("OH")), None);
}

#[test]
fn md_c8_a_home_under_unity_is_not_divested() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH MN").deeds(0, "unity").play("play 8, product ore, product fur");
    assert_eq!(desk.refused("divest PA"), ("MD-D3", "md-no-divest"));
    assert_eq!(desk.choices("divest"), ["OH", "MN"]);
}

#[test]
fn md_c8_the_court_stops_the_divestiture_but_not_the_ore() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH MN").hold(3, &[64]).play("play 8, product ore, product fur");
    assert_eq!(desk.asks(), [3], "after both products are named, affected or not");
    desk.play("3: answer 64");
    assert_eq!(desk.held(0), places("PA OH MN"));
    assert_eq!(desk.cashes(), [105, 60, 60, 60, 60], "three Ore pay $45");
}

#[test]
fn md_c8_behind_president_a_seat_neither_divests_nor_receives() {
    let mut desk = playing(5, 2, &[8]);
    desk.presence(0, "PA OH MN").presence(1, "VA AL ID UT").hold(1, &[63]);
    desk.play("play 8, product ore, product fur, 1: pass, 1: answer 63");
    assert_eq!(desk.asks(), [0]);
    desk.play("divest OH");
    assert_eq!(desk.at().holder(place("OH")), None, "Virginia may not take it");
    assert_eq!(desk.held(1), places("VA AL ID UT"));
    assert_eq!(eras_of(8), [2]);
}

#[test]
fn md_c9_suffrage_for_player_and_lowest_profit() {
    let mut desk = playing(5, 2, &[9]);
    desk.profit(1, 25).presence(2, "QC GA").play("play 9");
    assert_eq!(desk.cashes(), [70, 70, 70, 60, 60], "Quebec's $10 is the payout of Fruit");
    let pioneers: Vec<u8> = (0..5).map(|seat| desk.player(seat).pioneers).collect();
    assert_eq!(pioneers, [1, 1, 0, 0, 0]);
}

#[test]
fn md_c9_who_is_both_collects_20_and_one_pioneer() {
    let mut desk = playing(5, 2, &[9]);
    desk.profit(0, 25).play("play 9");
    assert_eq!((desk.cashes(), desk.player(0).pioneers), (vec![80, 60, 60, 60, 60], 1));
}

#[test]
fn md_c9_all_with_the_lowest_profit_get_it() {
    let mut desk = playing(5, 2, &[9]);
    desk.profit(1, 25).profit(2, 25).play("play 9");
    assert_eq!(desk.cashes(), [70, 70, 70, 60, 60]);
    assert_eq!((desk.player(1).pioneers, desk.player(2).pioneers), (1, 1));
}

#[test]
fn md_c9_no_second_pioneer_in_the_turn() {
    let mut desk = playing(5, 2, &[9]);
    desk.pool(0, 3).play("play 9").trade_of(0);
    assert_eq!(desk.refused("pioneer"), ("MD-F22", "md-one-pioneer"));
}

#[test]
fn md_c9_the_pioneer_is_lost_on_a_full_mat_or_with_an_empty_stock() {
    let mut desk = playing(5, 2, &[9]);
    desk.profit(1, 25).pioneers(0, 3).pool(1, 24).play("play 9");
    assert_eq!((desk.player(0).pioneers, desk.player(1).pioneers), (3, 0));
    assert_eq!(desk.cashes(), [70, 70, 60, 60, 60], "the money comes all the same");
    assert_eq!(eras_of(9), [2]);
}

#[test]
fn md_c10_prohibition_bans_grain_fruit_or_tobacco() {
    let mut desk = playing(5, 3, &[10]);
    desk.presence(2, "QC SO").play("play 10");
    assert_eq!(desk.acts(), ["product grain", "product tobacco", "product fruit"]);
    desk.play("product fruit");
    assert_eq!(desk.cashes(), [70, 60, 65, 60, 60], "$10, and Grain pays");
}

#[test]
fn md_c10_banned_grain_does_not_pay() {
    let mut desk = playing(5, 3, &[10]);
    desk.presence(2, "QC SO").play("play 10, product grain");
    assert_eq!(desk.cashes(), [70, 60, 60, 60, 60]);
}

#[test]
fn md_c10_the_ban_lasts_until_the_turn_ends() {
    let mut desk = playing(5, 3, &[10]);
    desk.hold(1, &[62]).play("play 10, product tobacco, pass, play 62 payout");
    assert_eq!(desk.player(1).cash, 60, "Virginia's Tobacco pays nothing");
    desk.turn(2).hold(1, &[62]).play("1: play 62 payout");
    assert_eq!(desk.player(1).cash, 60 + 30 + 5, "income, and Tobacco again");
}

#[test]
fn md_c10_president_exempts_his_player() {
    let mut desk = playing(5, 3, &[10, 62]);
    desk.presence(2, "QC KY").hold(1, &[63]).play("play 10, product tobacco");
    assert_eq!(desk.asks(), [1]);
    desk.play("1: answer 63, 0: pass, play 62 payout");
    assert_eq!(desk.cashes(), [70, 65, 60, 60, 60], "Virginia is paid, Quebec's Kentucky is not");
    assert_eq!(eras_of(10), [3]);
}

#[test]
fn md_c11_moon_landing_places_any_step() {
    let mut desk = playing(5, 3, &[11]);
    desk.presence(0, "PA NJ").steps(0, "turnpike", &[1], true).deeds(1, "mechanization").play("play 11");
    assert_eq!(desk.choices("step turnpike"), ["2"]);
    assert!(desk.choices("step mechanization").is_empty(), "it is claimed");
    desk.play("step television 5");
    let television = manifest::Deed::Television.index();
    assert_eq!(desk.player(0).steps[television], 0b10000);
    assert_eq!(desk.player(0).rolled[television], 0, "from a card, so that Sabotage cannot remove it");
    assert_eq!(desk.player(0).cash, 70, "then Technology");
}

#[test]
fn md_c11_with_seven_steps_one_is_moved_or_the_step_forgone() {
    let seven = || {
        let mut desk = playing(5, 3, &[11]);
        desk.steps(0, "turnpike", &[1, 2], true).steps(0, "television", &[1, 2, 3, 4, 5], true);
        desk.play("play 11, step railroads 1");
        desk
    };
    let (turnpike, railroads) = (manifest::Deed::Turnpike.index(), manifest::Deed::Railroads.index());
    let mut desk = seven();
    desk.play("move turnpike 2");
    assert_eq!((desk.player(0).steps[turnpike], desk.player(0).steps[railroads]), (1, 1));
    let mut desk = seven();
    desk.play("forgo");
    assert_eq!((desk.player(0).steps[turnpike], desk.player(0).steps[railroads]), (3, 0));
    assert_eq!(eras_of(11), [3]);
}

#[test]
fn md_c12_oil_crisis_pays_the_one_with_most_oil() {
    let mut desk = playing(5, 3, &[12]);
    desk.presence(0, "PA WY").presence(1, "VA OK TW").presence(4, "MX VZ").play("play 12");
    assert_eq!(
        desk.cashes(),
        [70, 130, 40, 40, 70],
        "$20 each of two without Oil, then Oil pays 10, 30 and 10"
    );
}

#[test]
fn md_c12_new_presences_and_cities_do_not_count_and_the_middle_east_counts_two() {
    let mut desk = playing(5, 3, &[12]);
    desk.presence(0, "PA WY OK*").cities("WY").presence(1, "VA ME").play("play 12");
    assert_eq!(
        desk.cashes(),
        [60 + 30, 60 + 60 + 30, 40, 40, 40],
        "Virginia has two; Wyoming with a city pays level 2"
    );
}

#[test]
fn md_c12_tied_for_most_nobody_pays() {
    let mut desk = playing(5, 3, &[12]);
    desk.presence(0, "PA WY").presence(1, "VA OK").play("play 12");
    assert_eq!(desk.cashes(), [70, 70, 60, 60, 60]);
    let mut desk = playing(5, 3, &[12]);
    desk.play("play 12");
    assert_eq!(desk.cashes(), [60; 5], "nobody has Oil");
}

#[test]
fn md_c12_a_market_named_by_cold_war_before_does_not_count() {
    let mut desk = playing(5, 3, &[53, 12]);
    desk.presence(0, "PA WY").presence(1, "VA ME").play("play 53 event, name ME, done, play 12");
    assert_eq!(
        desk.cashes(),
        [60 + 60 + 10, 60, 40, 40, 40],
        "Wyoming leads; the Middle East neither pays nor owes"
    );
}

#[test]
fn md_c12_who_would_pay_may_answer_with_president() {
    let mut desk = playing(5, 3, &[12]);
    desk.presence(1, "VA OK TW").cash(3, 15).hold(2, &[63]).play("play 12, 2: answer 63");
    assert_eq!(desk.cashes(), [40, 60 + 20 + 15 + 20 + 30, 60, 0, 40], "and nobody pays more than there is");
    assert_eq!(eras_of(12), [3]);
}

#[test]
fn md_c13_internet_pays_before_the_markers_are_placed() {
    let mut desk = playing(5, 3, &[13, 63]);
    desk.presence(0, "PA NJ").presence(2, "QC WA").play("play 13");
    assert_eq!(desk.cashes(), [70, 60, 60, 60, 60]);
    assert_eq!(desk.at().technology_markers, places("VA WA"));
    desk.play("play 63 payout");
    assert_eq!(desk.cashes(), [80, 70, 70, 60, 60], "from now on both make Technology");
}

#[test]
fn md_c13_the_markers_stay_for_whoever_is_established() {
    let mut desk = playing(5, 3, &[13]);
    desk.play("play 13").turn(2).presence(1, "KY").presence(2, "QC VA").hold(0, &[63]);
    let before = desk.cashes();
    desk.play("play 63 payout");
    assert_eq!(desk.player(2).cash - before[2], 10);
    assert_eq!(desk.player(1).cash, before[1]);
    assert_eq!(eras_of(13), [3]);
}

#[test]
fn md_c14_globalization_pays_10_for_each_foreign_market() {
    let mut desk = playing(5, 3, &[14]);
    desk.presence(0, "PA EU AS*").presence(1, "VA ME OC").presence(2, "QC CU").play("play 14");
    assert_eq!(
        desk.cashes(),
        [60 + 10 + 10, 60 + 20 + 10, 60 + 10, 60, 60],
        "then Tourists: Europe, Oceania, Cuba"
    );
    assert_eq!(eras_of(14), [3]);
}

#[test]
fn md_c14_no_other_use_is_possible() {
    let mut desk = desk_with(Options::default(), 5);
    desk.era(3).hold(0, &[14]);
    assert_eq!(desk.refused("play 14 news"), ("MD-R10", "md-no-other-use"));
    desk.edit(|at| at["players"][0]["this_turn"]["destiny_played"] = json!(true));
    assert_eq!(desk.refused("play 14"), ("MD-R8", "md-no-second-destiny"));
}
