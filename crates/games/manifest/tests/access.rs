//! MD-R40: every way to reach a territory, what it requires, and which one is used if several apply.

use serde_json::json;

use crate::common::*;

/// The first seat can expand, with these presences and deeds.
fn from(presence: &str, deeds: &str) -> Desk {
    let mut desk = expansion(5, 8);
    desk.presence(0, presence).deeds(0, deeds);
    desk
}

/// The only way to reach a territory, after checking that it is also the one used.
#[track_caller]
fn goes(desk: &mut Desk, code: &str) -> char {
    let way = desk.way(0, code).expect("it is within reach");
    desk.play(&format!("expand {code}"));
    assert_eq!(desk.way_taken(), Some(way));
    assert!(desk.player(0).new.contains(place(code)));
    way
}

#[test]
fn md_r40_a_the_own_home_is_always_within_reach() {
    let mut desk = from("CU", "");
    assert_eq!(goes(&mut desk, "PA"), 'a');
}

#[test]
fn md_r40_a_the_home_of_another_seat_is_not() {
    let mut desk = from("CU", "");
    desk.presence(4, "");
    assert_eq!(desk.refused("expand MX"), ("MD-R40", "md-too-far"));
}

#[test]
fn md_r40_b_neighbours_by_land_of_a_base() {
    let mut desk = from("PA TN", "");
    assert_eq!(goes(&mut desk, "OH"), 'b');
    assert_eq!(desk.way(0, "AL"), Some('b'));
    assert_eq!(desk.refused("expand IN"), ("MD-R40", "md-too-far"));
}

#[test]
fn md_r40_b_neighbours_by_ferry() {
    assert_eq!(goes(&mut from("PA ON", ""), "MI"), 'b');
    assert_eq!(goes(&mut from("PA SO", ""), "MI"), 'b');
    let mut desk = from("SO", "");
    desk.set(0, "home", json!("CU"));
    assert_eq!(goes(&mut desk, "NY"), 'b');
    desk.presence(0, "EN");
    assert_eq!(desk.way(0, "SO"), None, "New England has no ferry");
}

#[test]
fn md_r40_b_a_new_presence_is_no_base() {
    assert_eq!(from("PA OH*", "").refused("expand IN"), ("MD-R40", "md-too-far"));
    assert!(from("PA OH", "").may("expand IN"));
}

#[test]
fn md_r40_b_the_home_is_a_base_whoever_holds_it() {
    let mut desk = from("CU", "");
    assert_eq!(desk.way(0, "OH"), Some('b'), "vacant");
    desk.presence(1, "VA PA");
    assert_eq!(goes(&mut desk, "OH"), 'b');
}

#[test]
fn md_r40_b_south_america_is_joined_by_land_and_central_america_is_not() {
    let mut desk = from("SE", "");
    assert_eq!(goes(&mut desk, "SW"), 'b');
    assert_eq!(desk.refused("expand CE"), ("MD-R40", "md-too-far"));
}

#[test]
fn md_r40_c_telegraph_goes_over_a_middle_territory() {
    assert_eq!(goes(&mut from("PA", "telegraph"), "IN"), 'c');
    assert_eq!(from("PA", "").refused("expand IN"), ("MD-R40", "md-too-far"));
    assert_eq!(from("PA", "telegraph").refused("expand IL"), ("MD-R40", "md-too-far"), "three steps");
}

#[test]
fn md_r40_c_not_over_an_established_presence_of_another_seat() {
    // Labrador can be reached from its only neighbour Quebec; Manitoba only through Ontario.
    let mut desk = from("QC", "telegraph");
    desk.presence(2, "ON").set(0, "home", json!("QC")).set(2, "home", json!("PA"));
    assert_eq!(desk.refused("expand MB"), ("MD-R40", "md-too-far"));
    desk.presence(2, "ON*");
    assert_eq!(goes(&mut desk, "MB"), 'c');
}

#[test]
fn md_r40_c_not_over_natives() {
    let mut desk = from("PA IA", "telegraph westward-ho");
    desk.presence(1, "VA MO MN");
    assert_eq!(desk.way(0, "CO"), Some('c'), "over Nebraska");
    desk.natives("NE");
    assert_eq!(desk.refused("expand CO"), ("MD-R40", "md-too-far"));
}

#[test]
fn md_r40_c_over_own_new_presences() {
    assert_eq!(goes(&mut from("PA OH*", "telegraph"), "IN"), 'c');
}

#[test]
fn md_r40_c_never_by_ferry() {
    let mut desk = from("QC", "telegraph");
    desk.set(0, "home", json!("QC")).presence(2, "").set(2, "home", json!("PA"));
    assert_eq!(desk.refused("expand MI"), ("MD-R40", "md-too-far"), "Quebec, Ontario, ferry");
    desk.presence(0, "QC OH*");
    assert_eq!(desk.way(0, "MI"), None);
}

#[test]
fn md_r40_c_a_middle_in_the_west_needs_westward_ho_too() {
    // From Mexico to Arkansas: Nuevo Leon, East Texas, Arkansas. The one in the middle is in the Southwest.
    let mut desk = from("NL", "telegraph");
    desk.set(0, "home", json!("MX")).presence(3, "");
    assert_eq!(desk.refused("expand AR"), ("MD-R40", "md-too-far"));
    desk.deeds(0, "telegraph westward-ho");
    assert_eq!(goes(&mut desk, "AR"), 'c');
}

#[test]
fn md_r40_d_railroads_reach_the_land_of_a_region_with_a_base() {
    assert_eq!(goes(&mut from("PA", "railroads"), "MN"), 'd');
    assert_eq!(from("PA", "").refused("expand MN"), ("MD-R40", "md-too-far"));
    assert_eq!(from("PA", "railroads").refused("expand TN"), ("MD-R40", "md-too-far"), "another region");
    assert_eq!(from("PA TN*", "railroads").refused("expand GA"), ("MD-R40", "md-too-far"), "New is no base");
}

#[test]
fn md_r40_d_past_natives_and_opponents() {
    let mut desk = from("PA CO", "railroads westward-ho");
    desk.natives("UT NM").presence(1, "VA NV AZ");
    assert_eq!(goes(&mut desk, "CN"), 'd');
}

#[test]
fn md_r40_d_never_to_or_from_overseas() {
    let desk = from("PA WA CE", "railroads westward-ho");
    assert_eq!(desk.refused("expand AK"), ("MD-R40", "md-too-far-overseas"));
    assert_eq!(desk.refused("expand CU"), ("MD-R40", "md-too-far-overseas"));
    let desk = from("PA CU", "railroads");
    assert_eq!(desk.refused("expand CE"), ("MD-R40", "md-too-far"));
}

#[test]
fn md_r40_d_from_the_home_even_if_it_is_lost() {
    let mut desk = from("CU", "railroads");
    desk.presence(1, "VA PA");
    assert_eq!(goes(&mut desk, "WI"), 'd');
}

#[test]
fn md_r40_e_steamships_sail_on_one_ocean() {
    for code in ["EU", "ME", "CU", "SE", "FL", "YU", "CE"] {
        assert_eq!(goes(&mut from("PA", "steamships"), code), 'e', "{code}");
    }
    assert_eq!(from("PA", "").refused("expand EU"), ("MD-R40", "md-too-far-overseas"));
    let desk = from("PA", "steamships");
    assert_eq!(desk.refused("expand AS"), ("MD-R40", "md-too-far-overseas"), "the Pacific");
    assert_eq!(desk.refused("expand KY"), ("MD-R40", "md-too-far"), "inland");
}

#[test]
fn md_r40_e_central_america_lies_on_both_oceans() {
    let mut desk = from("CE", "steamships");
    assert_eq!(goes(&mut desk, "OC"), 'e');
    assert_eq!(goes(&mut desk, "EU"), 'e');
}

#[test]
fn md_r40_e_an_inland_base_is_no_port() {
    let mut desk = from("MX", "steamships");
    desk.set(0, "home", json!("MX")).presence(4, "");
    assert_eq!(desk.refused("expand EU"), ("MD-R40", "md-too-far-overseas"));
    assert_eq!(from("PA SR*", "steamships").refused("expand OC"), ("MD-R40", "md-too-far-overseas"), "New");
    assert!(from("PA SR", "steamships").may("expand OC"));
}

#[test]
fn md_r40_e_the_panama_canal_joins_the_oceans() {
    let mut desk = from("PA", "steamships westward-ho");
    desk.edit(|at| at["canal"] = json!(true));
    assert_eq!(goes(&mut desk, "AS"), 'e');
    assert_eq!(goes(&mut desk, "HI"), 'e');
    desk.set(0, "home", json!("MX")).presence(0, "KY");
    assert_eq!(desk.way(0, "AS"), None, "without a port there is no ship");
}

#[test]
fn md_r40_f_airplanes_reach_every_coast_from_a_city_on_a_coast() {
    for code in ["AS", "OC", "EU", "SW", "JA"] {
        let mut desk = from("PA", "airplanes");
        desk.cities("PA");
        assert_eq!(goes(&mut desk, code), 'f', "{code}");
    }
    let mut overseas = from("CU", "airplanes");
    overseas.cities("CU");
    assert_eq!(goes(&mut overseas, "AS"), 'f', "from an overseas city");
}

#[test]
fn md_r40_f_without_airplanes_a_city_helps_nobody() {
    let mut desk = from("PA", "");
    desk.cities("PA");
    assert_eq!(desk.refused("expand AS"), ("MD-R40", "md-too-far-overseas"));
}

#[test]
fn md_r40_f_the_city_must_be_established_and_on_a_coast() {
    for (presence, cities) in [("PA OH", "OH"), ("PA NJ*", "NJ"), ("PA", ""), ("OH", "PA"), ("PA", "VA")] {
        let mut desk = from(presence, "airplanes");
        desk.cities(cities);
        assert_eq!(desk.refused("expand AS"), ("MD-R40", "md-too-far-overseas"), "{presence}, city {cities}");
    }
}

#[test]
fn md_r40_f_not_to_inland_territories() {
    let mut desk = from("PA", "airplanes westward-ho");
    desk.cities("PA");
    assert_eq!(desk.refused("expand MN"), ("MD-R40", "md-too-far"));
    assert_eq!(desk.refused("expand CO"), ("MD-R40", "md-too-far"));
}

#[test]
fn md_r40_g_a_card_of_this_turn_lets_its_player_in() {
    let mut desk = desk(5);
    desk.nobody_answers()
        .hold(0, &[28])
        .deeds(0, "westward-ho")
        .play("play 28 event")
        .pool(0, 8)
        .to_expansion();
    assert_eq!(desk.refused("expand WA"), ("MD-R40", "md-too-far"));
    assert_eq!(goes(&mut desk, "OR"), 'g');
    // The same without the card.
    assert_eq!(from("PA", "westward-ho").refused("expand OR"), ("MD-R40", "md-too-far"));
}

#[test]
fn md_r40_g_california_gold_rush_lets_in_all_who_own_westward_ho() {
    let mut desk = desk(5);
    desk.nobody_answers()
        .hold(1, &[5])
        .deeds(0, "westward-ho")
        .play("done, play 5")
        .pool(0, 8)
        .to_expansion();
    assert_eq!(goes(&mut desk, "CS"), 'g');
    assert_eq!(desk.way(0, "CN"), Some('g'));
    assert_eq!(desk.way(1, "CN"), None, "its player has no Westward Ho");
}

#[test]
fn md_r40_g_the_permission_ends_with_the_turn() {
    let mut desk = desk(5);
    desk.nobody_answers().hold(0, &[28]).deeds(0, "westward-ho").play("play 28 event").next_turn();
    assert_eq!(desk.way(0, "OR"), None);
}

#[test]
fn md_r40_h_e_commerce_goes_anywhere_twice_a_turn() {
    let mut desk = from("PA", "e-commerce");
    assert_eq!(goes(&mut desk, "AS"), 'h');
    assert_eq!(goes(&mut desk, "CO"), 'h', "the west without Westward Ho");
    assert_eq!(desk.refused("expand KS"), ("MD-R40", "md-needs-westward-ho"));
    assert_eq!(desk.refused("expand TN"), ("MD-R40", "md-too-far"));
    assert_eq!(from("PA", "").refused("expand AS"), ("MD-R40", "md-too-far-overseas"));
}

#[test]
fn md_r40_h_is_counted_only_when_no_other_way_fits() {
    let mut desk = from("PA", "e-commerce telegraph");
    assert_eq!(goes(&mut desk, "OH"), 'b');
    assert_eq!(goes(&mut desk, "IN"), 'c');
    assert_eq!(desk.player(0).this_turn.ecommerce_used, 0);
    assert_eq!(goes(&mut desk, "MN"), 'h');
    assert_eq!(desk.player(0).this_turn.ecommerce_used, 1);
}

#[test]
fn md_r40_h_an_attack_counts_even_if_it_fails() {
    let mut desk = from("PA", "e-commerce");
    desk.presence(4, "MX GU")
        .play_given("expand GU", dice(&[1, 1, 6]))
        .play_given("expand GU", dice(&[1, 1, 6]));
    assert_eq!(desk.player(0).this_turn.ecommerce_used, 2);
    assert_eq!(desk.refused("expand TN"), ("MD-R40", "md-too-far"));
}

#[test]
fn md_r40_i_wireless_tokens_go_anywhere() {
    let mut desk = from("PA", "");
    desk.tokens_in(0, "wireless", 4);
    assert_eq!(goes(&mut desk, "AS"), 'i');
    assert_eq!(goes(&mut desk, "KS"), 'i', "the west without Westward Ho");
    assert_eq!(desk.player(0).pool, 8);
    assert_eq!(desk.refused("expand TN"), ("MD-R40", "md-too-far"), "no Wireless token is left");
}

#[test]
fn md_r40_i_bought_tokens_do_not_pay_for_it() {
    let mut desk = from("PA", "");
    desk.tokens_in(0, "wireless", 1);
    assert_eq!(desk.refused("expand SE"), ("MD-R28", "md-no-tokens-left"));
    assert!(desk.may("expand TN"));
}

#[test]
fn md_r40_the_west_needs_westward_ho() {
    // (b) Nebraska from Iowa, (c) Wyoming through Nebraska, (d) within the region, (e) Hawaii by ship, (f) by plane.
    let cases = [
        ("PA IA", "", "", "NE"),
        ("PA IA", "telegraph", "", "WY"),
        ("PA WA", "railroads", "", "NE"),
        ("PA JA", "steamships", "", "HI"),
        ("PA", "airplanes", "PA", "AK"),
    ];
    for (presence, deeds, cities, code) in cases {
        let mut desk = from(presence, deeds);
        desk.cities(cities);
        assert_eq!(desk.refused(&format!("expand {code}")), ("MD-R40", "md-needs-westward-ho"), "{code}");
        desk.deeds(0, &format!("{deeds} westward-ho"));
        goes(&mut desk, code);
    }
}

#[test]
fn md_r40_mexican_war_opens_east_texas_within_reach() {
    let mut desk = desk(5);
    desk.nobody_answers().hold(3, &[4]);
    desk.play("done, done, done, play 4").pool(3, 4).to_expansion();
    assert_eq!(desk.who(), [3]);
    assert_eq!(desk.way(3, "TE"), Some('b'), "Louisiana borders it");
    assert_eq!(desk.way(3, "OK"), None, "only East Texas is opened");
    desk.presence(3, "GA").set(3, "home", json!("GA"));
    assert_eq!(desk.refused("expand TE"), ("MD-R40", "md-too-far"));
}

#[test]
fn md_r40_a_territory_with_an_own_token_is_no_target() {
    let desk = from("PA OH*", "e-commerce");
    assert_eq!(desk.refused("expand OH"), ("MD-R40", "md-own-place"));
    assert_eq!(desk.refused("expand PA"), ("MD-R40", "md-own-place"));
}

/// If all these ways apply, the first one in the list is used.
#[track_caller]
fn first_of(presence: &str, deeds: &str, code: &str, ways: &str) {
    let mut desk = from(presence, deeds);
    desk.cities("NJ").this_turn(0, "permitted", json!(["CN", "CS", "NY"])).tokens_in(0, "wireless", 3);
    let fits = |way: char| {
        let mode = manifest::Mode::ALL[usize::from(way as u8 - b'a')];
        desk.at().reach(kernel::Seat(0)).by(mode).contains(place(code))
    };
    let fitting: String = ('a'..='i').filter(|&way| fits(way)).collect();
    assert_eq!(fitting, ways, "{code}");
    assert_eq!(Some(goes(&mut desk, code)), ways.chars().next());
}

#[test]
fn md_r40_the_first_way_that_fits_is_used() {
    let all = "westward-ho telegraph railroads steamships airplanes e-commerce";
    first_of("NJ OH", all, "PA", "abcdefhi");
    first_of("PA NJ", all, "NY", "bcdefghi");
    first_of("PA NJ", all, "EN", "cdefhi");
    first_of("PA NJ", "westward-ho railroads steamships airplanes e-commerce", "EN", "defhi");
    first_of("PA NJ", "westward-ho steamships airplanes e-commerce", "EU", "efhi");
    first_of("PA NJ", "westward-ho steamships airplanes e-commerce", "CN", "fghi");
    first_of("PA NJ", "westward-ho steamships e-commerce", "CN", "ghi");
    first_of("PA NJ", "e-commerce", "AS", "hi");
    first_of("PA NJ", "", "AS", "i");
}

/// The second seat must give up Oregon. Returns the seats to which it can be offered.
fn offered_oregon(change: impl FnOnce(&mut Desk)) -> Vec<u8> {
    let mut desk = desk(5);
    desk.nobody_answers().era_begun(2).hold(0, &[8]).presence(1, "AK OR MO VA").presence(2, "");
    change(&mut desk);
    desk.play("play 8, product fur, product oil, divest OR");
    let offers = desk.choices("to");
    offers.iter().map(|seat| seat.parse().unwrap()).collect()
}

#[test]
fn md_r40_divestiture_knows_neither_permissions_nor_wireless() {
    assert!(offered_oregon(|_| {}).is_empty());
    assert!(offered_oregon(|desk| _ = desk.this_turn(0, "permitted", json!(["OR"]))).is_empty());
    assert!(offered_oregon(|desk| _ = desk.tokens_in(3, "wireless", 3)).is_empty());
    assert_eq!(offered_oregon(|desk| _ = desk.deeds(4, "e-commerce")), [4]);
    assert_eq!(offered_oregon(|desk| _ = desk.presence(0, "PA CN").deeds(0, "westward-ho")), [0]);
}
