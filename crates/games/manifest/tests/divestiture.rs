//! Divestiture after Trustbusters and Lawyer.

use kernel::Seat;
use serde_json::json;

use crate::common::*;

/// The first seat is about to play Trustbusters; nobody else holds a card.
fn trust() -> Desk {
    let mut desk = bare(5);
    desk.in_era(2).hold(0, &[8]);
    desk
}

/// The first seat plays Lawyer on a product, with this roll.
fn lawyer(desk: &mut Desk, product: &str, die: u16) {
    desk.in_era(3).hold(0, &[52]).play_given(&format!("play 52 event, product {product}"), dice(&[die]));
}

fn codes(list: &[&str]) -> Vec<String> {
    list.iter().map(|&code| code.to_owned()).collect()
}

// What is counted, and in which order.

#[test]
fn md_d1_products_are_divested_in_the_order_named() {
    let mut desk = trust();
    desk.presence(1, "VA MD NC").presence(2, "QC LB ON").play("play 8, product fur, product tobacco");
    assert_eq!((desk.asked(), desk.choices("divest")), (vec![2], codes(&["QC", "LB", "ON"])));
    let mut desk = trust();
    desk.presence(1, "VA MD NC").presence(2, "QC LB ON").play("play 8, product tobacco, product fur");
    assert_eq!((desk.asked(), desk.choices("divest")), (vec![1], codes(&["MD", "VA", "NC"])));
}

#[test]
fn md_d1_a_territory_that_makes_the_product_twice_weighs_two() {
    let mut desk = trust();
    desk.presence(4, "MX CE OA").play("play 8, product fruit, product gold");
    assert_eq!((desk.asked(), desk.choices("divest")), (vec![4], codes(&["OA", "CE"])), "2 and 1 are over 2");
    let mut desk = trust();
    desk.presence(4, "MX CE").play("play 8, product fruit, product gold");
    assert!(desk.choices("divest").is_empty(), "Central America alone is not");
}

#[test]
fn md_d1_cities_do_not_count() {
    let mut desk = trust();
    desk.presence(1, "VA MD").cities("VA MD").play("play 8, product tobacco, product fur");
    assert!(desk.choices("divest").is_empty());
    assert_eq!(desk.player(1).held, places("VA MD"));
}

#[test]
fn md_d1_new_presences_count_like_established_ones() {
    let mut desk = trust();
    desk.presence(1, "VA MD* NC*").play("play 8, product tobacco, product fur");
    assert_eq!((desk.asked(), desk.choices("divest")), (vec![1], codes(&["MD", "VA", "NC"])));
}

#[test]
fn md_d1_an_overruled_card_divests_nothing_and_still_pays_ore() {
    let mut desk = trust();
    desk.presence(1, "VA MD NC").hold(2, &[64]);
    desk.play("play 8, product tobacco, product fur, 2: answer 64");
    assert_eq!(desk.player(1).held, places("VA MD NC"));
    assert_eq!(desk.player(0).cash, 70, "Pennsylvania's Ore");
}

#[test]
fn md_d2_trustbusters_leave_two() {
    let mut desk = trust();
    desk.presence(1, "VA MD NC KY").play("play 8, product tobacco, product fur, divest KY, divest NC");
    assert_eq!(desk.player(1).held, places("VA MD"));
}

#[test]
fn md_d2_lawyer_leaves_what_the_die_shows() {
    let mut desk = bare(5);
    desk.presence(1, "VA MD NC KY");
    lawyer(&mut desk, "tobacco", 3);
    assert_eq!(desk.asked(), [1]);
    desk.play("divest KY");
    assert_eq!(desk.player(1).held, places("VA MD NC"));
    let mut desk = bare(5);
    desk.presence(1, "VA MD NC KY");
    lawyer(&mut desk, "tobacco", 4);
    assert!(desk.choices("divest").is_empty());
}

#[test]
fn md_d2_the_one_with_most_divests_first_and_finishes_before_the_next() {
    let mut desk = trust();
    desk.presence(1, "VA MD NC").presence(3, "LA KY JA YU CU").play("play 8, product tobacco, product fur");
    assert_eq!(desk.asked(), [3]);
    // After the first one both seats have three left, but the same seat continues.
    desk.play("divest CU");
    assert_eq!(desk.asked(), [3]);
    desk.play("divest YU");
    assert_eq!(desk.asked(), [1], "two are left to Louisiana");
}

#[test]
fn md_d2_ties_divest_in_turn_order() {
    let mut desk = trust();
    desk.edit(|at| at["order"] = json!([0, 3, 2, 1, 4]));
    desk.presence(1, "VA MD NC").presence(3, "LA KY JA YU").play("play 8, product tobacco, product fur");
    assert_eq!(desk.asked(), [3], "the earlier one");
    desk.play("divest YU");
    assert_eq!(desk.asked(), [1]);
}

#[test]
fn md_d2_weight_decides_who_has_most() {
    let mut desk = trust();
    // Three territories with a weight of 3, against two with a weight of 4 including the Middle East.
    desk.presence(1, "VA OK TW TE").presence(3, "LA ME WY VZ").play("play 8, product oil, product fur");
    assert_eq!(desk.asked(), [3]);
}

// To whom it is offered.

#[test]
fn md_d3_a_taker_must_reach_the_territory_and_stay_within_the_limit() {
    let mut desk = trust();
    // North Carolina borders on Virginia, Tennessee, South Carolina and Georgia.
    desk.presence(1, "VA MD NC").presence(2, "QC SC").presence(3, "LA GA KY JA").presence(4, "MX");
    desk.play("play 8, product tobacco, product fur, divest NC");
    assert_eq!((desk.asked(), desk.choices("to")), (vec![1], codes(&["2"])));
    assert_eq!(desk.refused("to 3"), ("MD-D3", "md-no-taker"), "it has two of Tobacco");
    assert_eq!(desk.refused("to 4"), ("MD-D3", "md-no-taker"), "it is out of reach");
}

/// The clarifications' worked example: a seat with one Established and one New Presence of the product is at the limit.
#[test]
fn md_d3_one_established_and_one_new_presence_may_not_accept() {
    let mut desk = trust();
    desk.presence(1, "VA MD NC").presence(2, "QC SC KY JA*");
    desk.play("play 8, product tobacco, product fur").play("divest NC");
    // Nobody could take it, so nobody was asked.
    assert_eq!((desk.player(1).held, desk.at().holder(place("NC"))), (places("VA MD"), None));
    let mut desk = trust();
    desk.presence(1, "VA MD NC").presence(2, "QC SC KY");
    desk.play("play 8, product tobacco, product fur, divest NC");
    assert_eq!(desk.choices("to"), ["2"], "with one of them it could");
}

#[test]
fn md_d3_a_territory_of_weight_two_does_not_fit_beside_another() {
    let mut desk = trust();
    // Mexico, with one Fruit, cannot take Central America; Louisiana, without Fruit, can.
    desk.presence(1, "VA CE GA").presence(4, "MX OA").presence(3, "LA YU");
    desk.play("play 8, product fruit, product fur, divest CE");
    assert_eq!(desk.choices("to"), ["3"]);
}

#[test]
fn md_d3_the_receiver_takes_it_as_new_or_established() {
    let taken = |how: &str| {
        let mut desk = trust();
        desk.presence(1, "VA MD NC")
            .presence(2, "QC SC")
            .play("play 8, product tobacco, product fur, divest NC, to 2");
        assert_eq!(
            (desk.asked(), desk.acts()),
            (vec![2], codes(&["take new", "take established", "decline"]))
        );
        desk.play(how);
        (desk.player(2).new, desk.player(2).established())
    };
    assert_eq!(taken("take new"), (places("NC"), places("QC SC")));
    assert_eq!(taken("take established"), (places(""), places("QC SC NC")));
}

#[test]
fn md_d3_a_declined_territory_is_offered_to_the_others_in_the_order_chosen() {
    let mut desk = trust();
    desk.presence(1, "VA MD NC").presence(2, "QC SC").presence(3, "LA GA").presence(4, "MX TN");
    desk.play("play 8, product tobacco, product fur, divest NC");
    assert_eq!(desk.choices("to"), ["2", "3", "4"]);
    desk.play("to 4, decline");
    assert_eq!(
        (desk.asked(), desk.acts()),
        (vec![1], codes(&["to 2", "to 3"])),
        "it cannot be left vacant yet"
    );
    desk.play("to 2, decline, to 3, take new");
    assert_eq!(desk.at().holder(place("NC")), Some(Seat(3)));
}

#[test]
fn md_d3_declined_by_all_it_is_left_vacant_and_its_city_stays() {
    let mut desk = trust();
    desk.presence(1, "VA MD NC").presence(2, "QC SC").cities("NC");
    desk.play("play 8, product tobacco, product fur, divest NC, to 2, decline");
    assert_eq!((desk.at().holder(place("NC")), desk.at().cities), (None, places("NC")));
}

#[test]
fn md_d3_a_city_stays_for_the_new_owner() {
    let mut desk = trust();
    desk.presence(1, "VA MD NC").presence(2, "QC SC").cities("NC");
    desk.play("play 8, product tobacco, product fur, divest NC, to 2, take established");
    assert_eq!((desk.at().cities, desk.at().cities_of(Seat(2))), (places("NC"), 1));
}

#[test]
fn md_d3_the_receiver_needs_a_token_in_stock() {
    let mut desk = trust();
    desk.presence(1, "VA MD NC").presence(2, "QC SC").pool(2, 23);
    assert_eq!(desk.player(2).stock, 0);
    desk.play("play 8, product tobacco, product fur, divest NC");
    assert_eq!(desk.at().holder(place("NC")), None, "left vacant, nobody could take it");
}

#[test]
fn md_d3_only_territories_of_the_product_are_divested() {
    let mut desk = trust();
    desk.presence(1, "VA MD NC TN").play("play 8, product tobacco, product fur");
    assert_eq!(desk.refused("divest TN"), ("MD-D3", "md-no-divest"));
}

#[test]
fn md_f9_a_permission_of_a_card_makes_nothing_accessible_for_a_divestiture() {
    let mut desk = trust();
    desk.presence(1, "VA CN MT NV").deeds(2, "westward-ho").presence(2, "QC");
    desk.edit(|at| at["players"][2]["this_turn"]["permitted"] = json!(["CN", "CS"]));
    desk.play("play 8, product gold, product fur, divest CN");
    assert_eq!(desk.at().holder(place("CN")), None);
    let mut desk = trust();
    desk.presence(1, "VA CN MT NV").deeds(2, "westward-ho").presence(2, "QC OR");
    desk.play("play 8, product gold, product fur, divest CN");
    assert_eq!(desk.choices("to"), ["2"], "from Oregon it is");
}

// Losses.

#[test]
fn md_d4_the_token_goes_to_the_losses_box_and_counts_as_lost() {
    let mut desk = trust();
    desk.presence(1, "VA MD NC").presence(2, "QC SC");
    desk.play("play 8, product tobacco, product fur, divest NC, to 2, take new");
    assert_eq!((desk.player(1).losses, desk.player(1).this_turn.lost), (1, 1));
    desk.until(|at| at.turn == 2);
    assert_eq!((desk.player(1).profit, desk.player(2).profit), (25, 35));
}

#[test]
fn md_d4_a_divested_new_presence_costs_no_profit() {
    let mut desk = trust();
    desk.presence(1, "VA MD NC*").play("play 8, product tobacco, product fur, divest NC");
    assert_eq!((desk.player(1).losses, desk.player(1).this_turn.lost), (1, 0));
    desk.until(|at| at.turn == 2);
    assert_eq!(desk.player(1).profit, 30);
}

#[test]
fn md_d4_nobody_divests_more_than_needed() {
    let mut desk = trust();
    desk.presence(1, "VA MD NC KY").play("play 8, product tobacco, product fur, divest KY");
    assert_eq!(desk.asked(), [1], "three are still one too many");
    desk.play("divest NC");
    assert!(desk.choices("divest").is_empty());
    assert_eq!(desk.player(1).held, places("VA MD"));
}

// Exceptions.

#[test]
fn md_d5_a_territory_that_outweighs_the_limit_must_go() {
    let mut desk = bare(5);
    desk.presence(4, "MX CE");
    lawyer(&mut desk, "fruit", 1);
    assert_eq!((desk.asked(), desk.choices("divest")), (vec![4], codes(&["CE"])));
    desk.play("divest CE");
    assert_eq!(desk.player(4).held, places("MX"));
    let mut desk = bare(5);
    desk.presence(4, "MX CE OA");
    lawyer(&mut desk, "fruit", 1);
    desk.play("divest OA");
    assert_eq!(desk.choices("divest"), ["CE"], "its weight alone is over the limit");
}

#[test]
fn md_d5_unity_exempts_the_home() {
    let mut desk = trust();
    desk.deeds(1, "unity").presence(1, "VA MD NC").play("play 8, product tobacco, product fur");
    assert_eq!(desk.choices("divest"), ["MD", "NC"]);
    assert_eq!(desk.refused("divest VA"), ("MD-D3", "md-no-divest"));
}

#[test]
fn md_d5_a_seat_behind_president_neither_divests_nor_receives() {
    let mut desk = trust();
    desk.presence(1, "VA MD NC").presence(3, "LA KY JA YU").hold(1, &[63]);
    desk.play("play 8, product tobacco, product textiles");
    // First Supreme Court is asked for, then President.
    desk.play("1: pass, 1: answer 63");
    // Only Louisiana divests. Kentucky borders on Virginia, which may not take it.
    assert_eq!(desk.asked(), [3]);
    desk.play("divest KY");
    assert_eq!((desk.player(1).held, desk.player(3).held), (places("VA MD NC"), places("LA JA YU")));
    assert_eq!(desk.at().holder(place("KY")), None);
}

#[test]
fn md_d5_a_seat_behind_president_receives_nothing_of_the_other_product() {
    let mut desk = trust();
    // Virginia is over the limit only with Tobacco; it could take Quebec's Fur through Illinois.
    desk.presence(1, "VA MD NC IL").presence(2, "QC LB WI").hold(1, &[63]).deeds(1, "telegraph");
    desk.play("play 8, product tobacco, product fur, 1: pass, 1: answer 63");
    assert_eq!((desk.asked(), desk.choices("divest")), (vec![2], codes(&["QC", "LB", "WI"])));
    desk.play("divest WI");
    assert_eq!(desk.at().holder(place("WI")), None);
    assert!(desk.at().reach(Seat(1)).mode(place("WI")).is_some());
}

// The clarifications on Trustbusters and Lawyer.

#[test]
fn md_c8_the_ore_payout_follows_the_divestiture() {
    let mut desk = trust();
    desk.presence(1, "VA OH AL MN")
        .presence(3, "LA MS")
        .play("play 8, product ore, product fur, divest AL, to 3");
    desk.play("take established");
    assert_eq!([0, 1, 3].map(|seat| desk.player(seat).cash), [70, 60 + 25, 70]);
}

#[test]
fn md_c52_the_divestiture_goes_as_after_trustbusters() {
    let mut desk = bare(5);
    desk.presence(1, "VA MD NC").presence(2, "QC SC");
    lawyer(&mut desk, "tobacco", 2);
    desk.play("divest NC, to 2, take established");
    assert_eq!((desk.player(1).held, desk.player(2).established()), (places("VA MD"), places("QC SC NC")));
}
