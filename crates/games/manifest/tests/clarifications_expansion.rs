//! Clarifications on Expansion: what can be reached, in which ways, and how competition works.

use kernel::Seat;
use manifest::{Mode, Phase};
use serde_json::json;

use crate::common::*;

/// A game in Expansion. The first seat has these tokens, and another seat is still to expand.
fn expanding(seats: u8, pool: u64) -> Desk {
    let mut desk = bare(seats);
    desk.pool(0, pool).pool(1, 1).to_expansion();
    desk
}

fn reaches(desk: &Desk, seat: u8, code: &str) -> Option<Mode> {
    desk.at().reach(Seat(seat)).mode(place(code))
}

// Access.

#[test]
fn md_f9_accessible_is_what_the_seat_could_expand_into() {
    let mut desk = bare(4);
    desk.presence(0, "PA OH");
    let accessible = |desk: &Desk| desk.at().reach(Seat(0)).for_divestiture();
    assert_eq!(accessible(&desk), places("NY NJ MD VA KY IN MI"));
    desk.deeds(0, "telegraph");
    assert!(accessible(&desk).contains(place("IL")), "with the progressions it owns");
    desk.deeds(0, "railroads");
    assert!(accessible(&desk).contains(place("MN")), "and with its breakthroughs");
    assert!(!accessible(&desk).contains(place("DK")), "but not without Westward Ho");
}

#[test]
fn md_f9_accessible_follows_the_present_position() {
    let mut desk = bare(4);
    desk.presence(0, "PA OH*");
    let accessible = |desk: &Desk| desk.at().reach(Seat(0)).for_divestiture();
    assert!(!accessible(&desk).contains(place("IN")), "a New Presence is no base");
    desk.presence(0, "PA OH");
    assert!(accessible(&desk).contains(place("IN")));
}

#[test]
fn md_f29_a_seat_expands_from_a_home_that_it_lost() {
    let mut desk = expanding(4, 3);
    desk.presence(0, "").presence(1, "VA PA");
    for code in ["NY", "NJ", "MD", "OH"] {
        assert_eq!(reaches(&desk, 0, code), Some(Mode::Neighbour), "{code}");
    }
    desk.play("expand OH");
    assert_eq!(desk.player(0).new, places("OH"));
}

#[test]
fn md_f29_telegraph_railroads_and_steamships_work_from_a_lost_home() {
    let mut desk = expanding(4, 3);
    desk.presence(0, "").presence(1, "VA PA");
    desk.deeds(0, "telegraph");
    assert_eq!(reaches(&desk, 0, "IN"), Some(Mode::Telegraph));
    desk.deeds(0, "railroads");
    assert_eq!(reaches(&desk, 0, "IA"), Some(Mode::Railroads));
    desk.deeds(0, "steamships");
    assert_eq!(reaches(&desk, 0, "EU"), Some(Mode::Steamships));
}

#[test]
fn md_f29_airplanes_do_not_fly_from_a_city_that_another_holds() {
    let mut desk = expanding(4, 3);
    desk.cities("PA").deeds(0, "airplanes");
    assert_eq!(reaches(&desk, 0, "EU"), Some(Mode::Airplanes));
    desk.presence(0, "").presence(1, "VA PA");
    assert_eq!(reaches(&desk, 0, "EU"), None);
    assert_eq!(desk.refused("expand EU"), ("MD-R40", "md-too-far-overseas"));
}

#[test]
fn md_f31_telegraph_passes_new_presences() {
    let mut desk = expanding(4, 3);
    desk.deeds(0, "telegraph").presence(1, "VA OH*");
    assert_eq!(reaches(&desk, 0, "IN"), Some(Mode::Telegraph));
}

#[test]
fn md_f31_telegraph_does_not_pass_natives() {
    let mut desk = expanding(4, 3);
    desk.deeds(0, "telegraph");
    assert_eq!(reaches(&desk, 0, "IN"), Some(Mode::Telegraph));
    desk.natives("OH");
    assert_eq!(reaches(&desk, 0, "IN"), None);
    assert_eq!(desk.refused("expand IN"), ("MD-R40", "md-too-far"));
}

#[test]
fn md_f31_railroads_passes_natives_within_a_region() {
    let mut desk = expanding(4, 3);
    desk.deeds(0, "railroads").natives("OH NY NJ");
    for code in ["IN", "MI", "IL", "WI", "MN", "IA", "EN"] {
        assert_eq!(reaches(&desk, 0, code), Some(Mode::Railroads), "{code}");
    }
    assert_eq!(reaches(&desk, 0, "KY"), None, "in another region");
}

#[test]
fn md_f31_neither_crosses_water() {
    let mut desk = expanding(4, 3);
    desk.deeds(0, "telegraph railroads westward-ho").presence(0, "PA CS WA FL");
    for code in ["HI", "AK", "CU"] {
        assert_eq!(reaches(&desk, 0, code), None, "{code}");
    }
    desk.presence(0, "SO").deeds(0, "telegraph");
    assert_eq!(reaches(&desk, 0, "WI"), None, "Telegraph does not begin with the ferry to Michigan");
}

#[test]
fn md_f32_airplanes_ecommerce_and_wireless_reach_every_place_overseas() {
    let overseas = ["HI", "AK", "CU", "SE", "SW"];
    let mut desk = expanding(4, 3);
    for code in overseas {
        assert_eq!(reaches(&desk, 0, code), None, "{code}");
    }
    desk.cities("PA").deeds(0, "westward-ho airplanes");
    for code in overseas {
        assert_eq!(reaches(&desk, 0, code), Some(Mode::Airplanes), "{code}");
    }
    desk.deeds(0, "e-commerce");
    for code in overseas {
        assert_eq!(reaches(&desk, 0, code), Some(Mode::ECommerce), "{code}");
    }
    desk.deeds(0, "").set(0, "wireless", json!(3));
    for code in overseas {
        assert_eq!(reaches(&desk, 0, code), Some(Mode::Wireless), "{code}");
    }
}

#[test]
fn md_f33_airplanes_need_a_city_in_an_established_coastal_presence() {
    let mut desk = expanding(4, 3);
    desk.deeds(0, "airplanes").presence(0, "PA OH MD*");
    assert_eq!(reaches(&desk, 0, "EU"), None, "no city");
    desk.cities("OH");
    assert_eq!(reaches(&desk, 0, "EU"), None, "a city inland");
    desk.cities("MD");
    assert_eq!(reaches(&desk, 0, "EU"), None, "a city in a New Presence");
    desk.cities("NJ");
    assert_eq!(reaches(&desk, 0, "EU"), None, "a city of nobody");
    desk.cities("PA");
    assert_eq!(reaches(&desk, 0, "EU"), Some(Mode::Airplanes));
    desk.presence(0, "CU").cities("CU");
    assert_eq!(reaches(&desk, 0, "EU"), Some(Mode::Airplanes), "overseas will do");
}

#[test]
fn md_f34_quebec_does_not_reach_michigan_by_telegraph() {
    let mut desk = bare(4);
    desk.deeds(2, "telegraph").pool(2, 3).to_expansion();
    assert_eq!(desk.seat(), Seat(2));
    assert_eq!(reaches(&desk, 2, "MN"), Some(Mode::Telegraph), "by way of Ontario over land");
    assert_eq!(desk.refused("expand MI"), ("MD-R40", "md-too-far"));
}

#[test]
fn md_f34_the_ferry_is_the_way_from_ontario_to_michigan() {
    let mut desk = bare(4);
    desk.presence(2, "QC ON");
    assert_eq!(reaches(&desk, 2, "MI"), Some(Mode::Neighbour));
    // Telegraph does not reach beyond it.
    desk.deeds(2, "telegraph");
    assert_eq!(reaches(&desk, 2, "IN"), None);
}

#[test]
fn md_f34_southern_ontario_and_new_york_are_joined_by_ferry_only() {
    let mut desk = bare(4);
    desk.presence(2, "SO").deeds(2, "telegraph").edit(|at| at["players"][2]["home"] = json!("MX"));
    assert_eq!(reaches(&desk, 2, "NY"), Some(Mode::Neighbour));
    assert_eq!(reaches(&desk, 2, "NJ"), None);
    assert_eq!(reaches(&desk, 2, "EN"), Some(Mode::Telegraph), "by way of Quebec over land");
}

#[test]
fn md_f49_the_united_states_are_fifty_states_with_alaska_in_the_northwest_and_hawaii_in_the_southwest() {
    use manifest::{Region, printed};
    let print = printed();
    assert!(print.region(Region::Northwest).contains(place("AK")));
    assert!(print.region(Region::Southwest).contains(place("HI")));
    assert!(print.us.contains(place("AK")) && print.us.contains(place("HI")));
    for code in ["BC", "AB"] {
        assert!(
            print.region(Region::Northwest).contains(place(code)) && !print.us.contains(place(code)),
            "{code}"
        );
    }
    let abroad = [Region::Canada, Region::Mexico, Region::CentralSouth, Region::Foreign];
    assert!((print.us & print.regions(&abroad)).is_empty());
    let states = [Region::North, Region::South, Region::Northwest, Region::Southwest];
    assert_eq!(print.regions(&states) - print.us, places("BC AB"));
}

#[test]
fn md_f50_central_america_is_reached_from_yucatan_and_oaxaca() {
    for code in ["YU", "OA"] {
        let mut desk = bare(5);
        desk.presence(0, &format!("PA {code}"));
        assert_eq!(reaches(&desk, 0, "CE"), Some(Mode::Neighbour), "{code}");
    }
}

#[test]
fn md_f50_mexico_and_guerrero_reach_central_america_by_telegraph() {
    let mut desk = bare(5);
    assert_eq!(reaches(&desk, 4, "CE"), None);
    desk.deeds(4, "telegraph");
    assert_eq!(reaches(&desk, 4, "CE"), Some(Mode::Telegraph));
    desk.presence(0, "PA GU");
    assert_eq!(reaches(&desk, 0, "CE"), None);
    desk.deeds(0, "telegraph");
    assert_eq!(reaches(&desk, 0, "CE"), Some(Mode::Telegraph));
}

#[test]
fn md_f30_south_america_is_two_neighbours_and_central_america_is_neither() {
    let mut desk = bare(4);
    desk.presence(0, "PA SE");
    assert_eq!(reaches(&desk, 0, "SW"), Some(Mode::Neighbour));
    assert_eq!(reaches(&desk, 0, "CE"), None);
    desk.presence(0, "PA CE").deeds(0, "telegraph");
    assert_eq!((reaches(&desk, 0, "SE"), reaches(&desk, 0, "SW")), (None, None));
    desk.presence(0, "PA EU ME AS OC");
    for code in ["SE", "SW", "CU", "HI", "AK"] {
        assert_eq!(reaches(&desk, 0, code), None, "a Foreign Market is adjacent to nothing, {code}");
    }
}

#[test]
fn md_f54_a_territory_with_natives_is_not_vacant() {
    let mut desk = bare(4);
    desk.natives("MO").hold(0, &[2]).play("play 2");
    assert_eq!(desk.refused("place MO new"), ("MD-F8", "md-no-named-place"));
}

#[test]
fn md_f54_natives_are_beaten_in_a_competition() {
    let mut desk = expanding(4, 4);
    desk.natives("OH").play_given("expand OH", dice(&[3, 2, 3]));
    assert_eq!((desk.at().natives, desk.player(0).new), (places("OH"), places("")), "a tie does not do");
    desk.play_given("expand OH", dice(&[3, 4, 3]));
    assert_eq!((desk.at().natives, desk.player(0).new), (places(""), places("OH")));
}

#[test]
fn md_f54_homestead_act_removes_natives() {
    let mut desk = bare(4);
    desk.natives("UT").deeds(0, "westward-ho").hold(0, &[32]).play("play 32 event, place UT established");
    assert_eq!((desk.at().natives, desk.player(0).established()), (places(""), places("PA UT")));
}

// Competition.

#[test]
fn md_f35_a_new_presence_is_attacked_like_an_established_one() {
    let mut desk = expanding(4, 2);
    desk.presence(2, "QC OH*").play_given("expand OH", dice(&[5, 1, 4]));
    assert_eq!((desk.player(0).new, desk.player(2).held), (places("OH"), places("QC")));
    assert_eq!((desk.player(2).losses, desk.player(2).this_turn.lost), (1, 0));
}

#[test]
fn md_f36_the_defender_of_a_home_rolls_an_extra_die() {
    let mut desk = expanding(4, 2);
    desk.play_given("expand VA", dice(&[5, 3, 2, 5]));
    assert_eq!(desk.player(1).held, places("VA"));
    assert_eq!(desk.at().fight_dice(Seat(0), place("VA")), (2, 2));
}

#[test]
fn md_f36_the_attacker_of_the_own_home_rolls_an_extra_die() {
    let mut desk = expanding(4, 2);
    desk.presence(0, "OH").presence(1, "VA PA");
    assert_eq!(desk.at().fight_dice(Seat(0), place("PA")), (3, 1), "the occupant has no die for it");
    desk.play_given("expand PA", dice(&[1, 1, 6, 5]));
    assert_eq!((desk.player(0).new, desk.player(1).held), (places("PA"), places("VA")));
}

#[test]
fn md_f37_the_higher_die_wins() {
    let mut desk = expanding(4, 4);
    desk.presence(2, "QC OH").play_given("expand OH", dice(&[2, 4, 5]));
    assert_eq!(desk.player(0).held, places("PA"));
    desk.play_given("expand OH", dice(&[2, 6, 5]));
    assert_eq!(desk.player(0).held, places("PA OH"));
}

#[test]
fn md_f37_ties_go_to_the_defender() {
    let mut desk = expanding(4, 2);
    desk.presence(2, "QC OH").play_given("expand OH", dice(&[5, 5, 5])).to_expansion();
    assert_eq!((desk.player(0).held, desk.player(2).held), (places("PA"), places("QC OH")));
}

#[test]
fn md_f37_the_attacker_wins_ties_with_a_marketing_advantage() {
    for card in [24, 31, 45] {
        let mut desk = bare(4);
        desk.in_transition(2).presence(2, "QC OH").pool(0, 2).pool(1, 1).hold(0, &[card]);
        desk.play(&format!("play {card} event")).to_expansion().play_given("expand OH", dice(&[5, 5, 5]));
        assert_eq!(desk.player(0).new, places("OH"), "#{card}");
    }
}

#[test]
fn md_f37_a_marketing_advantage_holds_in_the_regions_of_the_card() {
    let mut desk = bare(4);
    desk.presence(2, "QC OH").pool(0, 2).pool(1, 1).hold(0, &[26]);
    desk.play("play 26 event").to_expansion().play_given("expand OH", dice(&[5, 5, 5]));
    assert_eq!(desk.player(2).held, places("QC OH"), "Ohio is not in Mexico or Central & South America");
}

#[test]
fn md_f38_a_territory_is_attacked_a_second_time_for_a_new_payment() {
    let mut desk = expanding(4, 7);
    desk.presence(2, "QC OH").play_given("expand OH", dice(&[1, 1, 5]));
    assert_eq!(desk.player(0).pool, 5);
    desk.play_given("expand OH", dice(&[1, 1, 5]));
    assert_eq!(desk.player(0).pool, 3);
    assert_eq!(desk.refused("expand OH"), ("MD-R33", "md-attacked-twice"));
}

#[test]
fn md_f38_a_discount_is_per_territory_and_holds_for_the_second_attack() {
    let mut desk = bare(4);
    desk.presence(2, "QC OH").pool(0, 4).pool(1, 1).hold(0, &[31]);
    desk.play("play 31 event").to_expansion().play_given("expand OH", dice(&[1, 1, 5]));
    assert_eq!((desk.player(0).pool, desk.at().marketing.map(|card| card.left)), (3, [0, 0, 2, 0]));
    desk.play_given("expand OH", dice(&[1, 6, 5]));
    assert_eq!((desk.player(0).pool, desk.at().marketing.map(|card| card.left)), (2, [0, 0, 2, 0]));
}

#[test]
fn md_f38_an_attack_costs_at_least_one_token() {
    let mut desk = bare(4);
    desk.presence(0, "PA OH").presence(2, "QC IN").pool(0, 2).pool(1, 1).hold(0, &[31]);
    desk.play("play 31 event").to_expansion().play_given("expand IN", dice(&[6, 1, 5]));
    assert_eq!(desk.player(0).pool, 1);
    assert_eq!(desk.at().marketing.map(|card| card.left), [0, 0, 3, 0], "nothing was saved, nothing is used");
}

#[test]
fn md_f38_discounts_end_after_three_territories() {
    let mut desk = bare(4);
    desk.presence(0, "PA OH").presence(2, "QC NY NJ MD").pool(0, 8).pool(1, 1).hold(0, &[31]);
    desk.play("play 31 event").to_expansion();
    desk.play_given("expand NY", dice(&[6, 1, 5])).play_given("expand NJ", dice(&[6, 1, 5]));
    desk.play_given("expand MD", dice(&[6, 1, 5]));
    assert_eq!(desk.player(0).pool, 8 - 2 - 1 - 1);
    assert_eq!(desk.at().expansion_price(Seat(0), place("VA"), false), 2);
}

#[test]
fn md_f40_the_attacker_rolls_all_dice_at_once() {
    let mut desk = expanding(4, 3);
    desk.presence(2, "QC OH").play_given("expand OH", dice(&[1, 2, 5]));
    // One act rolled all three dice, and no other seat was asked to roll.
    assert_eq!((desk.asked(), desk.at().phase), (vec![0], Phase::Expansion));
}

// Rock 'n Roll.

/// The first seat owns Rock 'n Roll and fails to take Ohio.
fn rocking(defence: u16) -> Desk {
    let mut desk = expanding(4, 7);
    desk.deeds(0, "rock-n-roll").presence(2, "QC OH").play_given("expand OH", dice(&[2, 3, defence]));
    desk
}

#[test]
fn md_f51_after_a_first_failed_attack_only_the_attack_dice_are_rolled_again() {
    let mut desk = rocking(4);
    assert_eq!((desk.asked(), desk.acts()), (vec![0], vec!["reroll".to_owned(), "keep".to_owned()]));
    desk.play_given("reroll", dice(&[1, 5]));
    assert_eq!((desk.player(0).new, desk.player(0).pool), (places("OH"), 5), "5 against the 4 that stands");
}

#[test]
fn md_f51_the_defence_stands() {
    let mut desk = rocking(4);
    desk.play_given("reroll", dice(&[4, 4]));
    assert_eq!(desk.player(2).held, places("QC OH"), "the 4 still holds");
}

#[test]
fn md_f51_only_the_first_attack_on_a_territory_is_repeated() {
    let mut desk = rocking(4);
    desk.play("keep").play_given("expand OH", dice(&[1, 1, 4]));
    assert_eq!(desk.acts().iter().filter(|act| *act == "reroll").count(), 0);
    // In another territory this is again a first attack.
    desk.presence(3, "LA NJ").play_given("expand NJ", dice(&[1, 1, 4]));
    assert!(desk.may("reroll"));
}

#[test]
fn md_f51_a_six_of_the_defender_is_not_beaten_without_winning_ties() {
    let desk = rocking(6);
    assert!(!desk.may("reroll"), "it could not help");
    let mut desk = bare(4);
    desk.deeds(0, "rock-n-roll").presence(2, "QC OH").pool(0, 3).pool(1, 1).hold(0, &[31]);
    desk.play("play 31 event").to_expansion().play_given("expand OH", dice(&[2, 3, 6]));
    desk.play_given("reroll", dice(&[1, 6]));
    assert_eq!(desk.player(0).new, places("OH"));
}
