//! The clarifications on single cards, each with its example.

use kernel::Seat;
use manifest::{Deed, Frame, Mode, Phase, Product};
use serde_json::json;

use crate::common::*;

fn cash(desk: &Desk) -> Vec<i32> {
    (0..desk.seats()).map(|seat| desk.player(seat).cash).collect()
}

fn reaches(desk: &Desk, seat: u8, code: &str) -> Option<Mode> {
    desk.at().reach(Seat(seat)).mode(place(code))
}

// Destiny cards.

#[test]
fn md_c3_the_discount_needs_control_in_the_own_investment_turn() {
    let mut desk = bare(5);
    // Mexico has no territory of the United States when the card is played, but it has one in its own turn.
    desk.hold(0, &[3]).play("play 3").until(|at| at.phase == Phase::Investment && at.mover() == Seat(4));
    let price = |desk: &Desk| desk.at().price_of(Seat(4), Deed::Unity).total();
    assert_eq!(price(&desk), 40);
    desk.presence(4, "MX HI*");
    assert_eq!(price(&desk), 40, "a New Presence is no control");
    for code in ["HI", "AK", "TE"] {
        desk.presence(4, &format!("MX {code}"));
        assert_eq!(price(&desk), 30, "{code}");
    }
    desk.presence(4, "MX BC AB");
    assert_eq!(price(&desk), 40, "not in the United States");
}

#[test]
fn md_c5_all_owners_of_westward_ho_may_enter_california_this_turn() {
    let mut desk = bare(4);
    desk.deeds(0, "westward-ho").deeds(2, "westward-ho").pool(2, 6).hold(0, &[5]).play("play 5");
    for seat in [0, 2] {
        for code in ["CN", "CS"] {
            assert_eq!(reaches(&desk, seat, code), Some(Mode::Permission), "{seat} {code}");
        }
    }
    assert_eq!(reaches(&desk, 1, "CN"), None);
    desk.to_expansion().play("expand CN");
    assert_eq!(desk.player(2).pool, 3, "the usual tokens");
    desk.until(|at| at.turn == 2);
    assert_eq!(reaches(&desk, 0, "CN"), None, "that turn only");
}

#[test]
fn md_c5_westward_ho_bought_after_the_card_does_not_help() {
    let mut desk = bare(4);
    desk.hold(0, &[5]).play("play 5").until(|at| at.frame() == Frame::Trade).play("progress westward-ho");
    assert_eq!(reaches(&desk, 0, "CN"), None);
}

#[test]
fn md_c6_none_to_five_natives_in_vacant_places_of_the_area() {
    let mut desk = bare(4);
    desk.in_era(2).presence(1, "VA UT").hold(0, &[6]).play("play 6");
    let area = desk.choices("name");
    assert_eq!(area, ["AB", "ID", "MT", "WY", "DK", "NE", "HI", "NV", "AZ", "NM", "CO", "KS", "OK", "TW"]);
    assert!(desk.may("done"), "none");
    desk.play("name HI, name AB, name NV, name ID, name MT");
    assert_eq!(desk.at().natives, places("HI AB NV ID MT"));
    assert_ne!(desk.at().frame(), Frame::Name, "a sixth is not asked for");
}

#[test]
fn md_c6_where_all_is_occupied_no_natives_are_placed() {
    let mut desk = bare(4);
    desk.in_era(2)
        .presence(1, "VA AB ID MT WY DK NE HI NV UT AZ NM CO KS OK TW")
        .hold(0, &[6])
        .play("play 6");
    assert!(desk.at().natives.is_empty());
    assert_eq!(desk.player(1).profit, 20, "but Profit is lost: 40 for 15 territories, down to the least");
}

#[test]
fn md_c7_a_city_outside_all_homes_must_be_taken() {
    let mut desk = bare(4);
    desk.in_era(2).presence(0, "PA OH").presence(1, "VA NC").presence(2, "QC EU").cities("PA OH VA NC EU");
    desk.hold(0, &[7]).play("play 7");
    let choices = ["NC new", "EU new", "NC established", "EU established"];
    assert_eq!(desk.choices("place"), choices, "anywhere, reached or not, but not in a home");
    assert_eq!(desk.refused("decline"), ("MD-F7", "md-must-place"));
    desk.play("place EU established");
    assert_eq!((desk.player(0).established(), desk.player(2).losses), (places("PA OH EU"), 1));
    assert!(desk.at().cities.contains(place("EU")), "the city remains");
}

#[test]
fn md_c7_without_such_a_city_nothing_is_taken() {
    let mut desk = bare(4);
    desk.in_era(2).cities("PA VA QC").hold(0, &[7]).play("play 7");
    assert_eq!(desk.player(0).held, places("PA"));
    assert_ne!(desk.at().frame(), Frame::Name);
}

#[test]
fn md_c9_a_player_with_the_lowest_profit_gets_twenty_dollars_and_one_pioneer() {
    let mut desk = bare(4);
    desk.in_era(2).profit(0, 20).hold(0, &[9]).play("play 9");
    assert_eq!((desk.player(0).cash, desk.player(0).pioneers), (80, 1));
    assert_eq!((desk.player(1).cash, desk.player(1).pioneers), (60, 0));
}

#[test]
fn md_c12_tied_for_most_oil_nobody_pays() {
    let mut desk = bare(4);
    desk.in_era(3).presence(0, "PA OK").presence(1, "VA AB").cities("OK").hold(0, &[12]).play("play 12");
    // The city does not give Pennsylvania the lead; it only raises the payout.
    assert_eq!(cash(&desk), [60 + 30, 60 + 10, 60, 60]);
}

#[test]
fn md_c12_the_middle_east_counts_two_unless_cold_war_named_it() {
    let mut desk = bare(4);
    desk.in_era(3).presence(1, "VA ME").presence(2, "QC AB").hold(0, &[12]).play("play 12");
    assert_eq!(cash(&desk), [40, 60 + 40 + 30, 60 + 10, 40]);
    let mut desk = bare(4);
    desk.in_era(3).presence(1, "VA ME").presence(2, "QC AB").hold(0, &[53, 12]);
    desk.play("play 53 event, name ME, done, play 12");
    assert_eq!(
        cash(&desk),
        [40, 60, 60 + 40 + 10, 40],
        "Quebec leads; the Middle East is Oil, but pays nothing"
    );
}

// Events of the first era.

#[test]
fn md_c16_yankee_ingenuity_needs_control_and_a_pioneer() {
    let mut desk = bare(4);
    desk.hold(0, &[16]);
    assert_eq!(desk.refused("play 16 event"), ("MD-R11", "md-no-condition"));
    desk.pioneers(0, 1);
    assert!(desk.may("play 16 event"));
    desk.presence(0, "QC");
    assert_eq!(desk.refused("play 16 event"), ("MD-R11", "md-no-condition"));
    desk.presence(0, "HI");
    assert!(desk.may("play 16 event"));
}

#[test]
fn md_c19_none_one_or_two_players_lose_a_token_in_the_first_turn() {
    let position = || {
        let mut desk = bare(4);
        assert_eq!(desk.at().turn, 1);
        desk.presence(1, "VA NC").presence(2, "QC ON").hold(0, &[19]).play("play 19 event");
        desk
    };
    let mut desk = position();
    desk.play("done");
    assert_eq!((desk.player(1).losses, desk.player(2).losses), (0, 0));
    let mut desk = position();
    desk.play("name NC");
    assert_eq!(desk.choices("name"), ["QC", "ON", "PA", "LA"], "the second is another player");
    desk.play("name QC");
    assert_eq!((desk.player(1).held, desk.player(2).held), (places("VA"), places("ON")));
}

#[test]
fn md_c19_a_home_with_unity_or_a_city_is_safe() {
    let mut desk = bare(4);
    desk.deeds(1, "unity").cities("QC").hold(0, &[19]).play("play 19 event");
    assert_eq!(desk.choices("name"), ["PA", "LA"]);
    assert_eq!(desk.refused("name VA"), ("MD-F8", "md-no-named-place"));
}

#[test]
fn md_c19_who_lost_the_home_expands_from_it_and_rolls_an_extra_die_there() {
    let mut desk = bare(4);
    desk.hold(0, &[19]).pool(1, 4).pool(0, 2).pool(2, 1).play("play 19 event, name VA, done");
    assert!(desk.player(1).held.is_empty());
    desk.to_expansion().play("expand VA");
    assert_eq!((desk.player(0).new, desk.seat()), (places("VA"), Seat(1)));
    assert_eq!(reaches(&desk, 1, "KY"), Some(Mode::Neighbour));
    desk.play_given("expand VA", dice(&[1, 2, 6, 5]));
    assert_eq!((desk.player(1).new, desk.player(0).held), (places("VA"), places("PA")));
}

#[test]
fn md_c24_ties_and_three_discounts_in_the_north_and_canada() {
    let mut desk = bare(4);
    desk.presence(2, "QC OH").presence(3, "LA MD").pool(0, 5).pool(1, 1).hold(0, &[24]);
    desk.play("play 24 event").to_expansion();
    let price = |desk: &Desk, code| desk.at().expansion_price(Seat(0), place(code), false);
    assert_eq!((price(&desk, "OH"), price(&desk, "MD")), (1, 2), "Maryland lies in the South");
    // The first attack fails. The second one has the same discount, and a tie is enough to win.
    desk.play_given("expand OH", dice(&[1, 2, 5])).play_given("expand OH", dice(&[5, 2, 5]));
    assert_eq!((desk.player(0).new, desk.player(0).pool), (places("OH"), 3));
    desk.play_given("expand MD", dice(&[5, 2, 5]));
    assert_eq!((desk.player(0).pool, desk.player(3).held), (1, places("LA MD")), "no tie is won there");
}

#[test]
fn md_c26_ties_and_discounts_in_mexico_and_central_and_south_america() {
    let mut desk = bare(5);
    desk.presence(4, "MX NL CE").presence(3, "LA OA").pool(3, 3).pool(4, 1);
    desk.edit(|at| at["order"] = json!([3, 0, 1, 2, 4])).hold(3, &[26]).play("play 26 event").to_expansion();
    let price = |code| desk.at().expansion_price(Seat(3), place(code), false);
    assert_eq!((price("CE"), price("MX"), price("PA")), (1, 1, 2));
    desk.play_given("expand CE", dice(&[4, 4, 4]));
    assert_eq!((desk.player(3).new, desk.player(3).pool), (places("CE"), 2));
}

#[test]
fn md_c25_all_own_dice_are_rolled_again_after_both_have_rolled() {
    let mut desk = bare(4);
    desk.presence(2, "QC OH").pool(0, 2).pool(1, 1).hold(0, &[25]).play("play 25 event").to_expansion();
    desk.play_given("expand OH", dice(&[4, 2, 5]));
    assert_eq!(desk.asked(), [0]);
    desk.play_given("reroll", dice(&[6, 1]));
    assert_eq!(desk.player(0).new, places("OH"), "6 against the 5 that stood");
}

#[test]
fn md_c25_the_defender_may_use_it_too_but_not_in_tournaments() {
    let attacked = |options: manifest::Options| {
        let mut desk = desk_with(options, 4);
        for seat in 0..4 {
            desk.hold(seat, &[]);
        }
        desk.presence(2, "QC OH")
            .pool(0, 2)
            .pool(1, 1)
            .hold(2, &[25])
            .play("done, play 25 event")
            .to_expansion();
        desk.play_given("expand OH", dice(&[6, 2, 5]));
        desk
    };
    let mut desk = attacked(manifest::Options::default());
    assert_eq!(desk.asked(), [2]);
    desk.play_given("reroll", dice(&[6]));
    assert_eq!(desk.player(2).held, places("QC OH"));
    let desk = attacked(manifest::Options { banner_attack_only: true, ..manifest::Options::default() });
    assert_eq!(desk.player(2).held, places("QC"), "in e-mail tournaments for attacks only");
}

#[test]
fn md_c28_oregon_trail_leads_its_player_to_oregon_for_the_usual_tokens() {
    let mut desk = bare(4);
    desk.deeds(0, "westward-ho")
        .deeds(1, "westward-ho")
        .pool(0, 2)
        .pool(1, 1)
        .hold(0, &[28])
        .play("play 28 event");
    assert_eq!((reaches(&desk, 0, "OR"), reaches(&desk, 1, "OR")), (Some(Mode::Permission), None));
    desk.to_expansion().play("expand OR");
    assert_eq!((desk.player(0).new, desk.player(0).pool), (places("OR"), 1));
    let mut desk = bare(4);
    desk.hold(0, &[28]).play("play 28 event");
    assert_eq!(reaches(&desk, 0, "OR"), None, "not without Westward Ho");
}

#[test]
fn md_c31_ties_and_discounts_in_three_territories_of_ones_choice() {
    let mut desk = bare(4);
    desk.presence(2, "QC OH").presence(3, "LA MD").pool(0, 5).pool(1, 1).hold(0, &[31]);
    desk.play("play 31 event").to_expansion();
    // The player can keep a discount for later.
    desk.play_given("expand OH full", dice(&[5, 1, 5]));
    assert_eq!((desk.player(0).pool, desk.player(0).new), (3, places("OH")));
    desk.play_given("expand MD", dice(&[5, 1, 5]));
    assert_eq!((desk.player(0).pool, desk.player(0).new), (2, places("OH MD")));
}

#[test]
fn md_c32_homestead_act_gives_ten_dollars_and_with_westward_ho_a_territory() {
    let mut desk = bare(4);
    desk.hold(0, &[32]).play("play 32 event");
    assert_eq!((desk.player(0).cash, desk.player(0).held), (70, places("PA")));
    let mut desk = bare(4);
    desk.deeds(0, "westward-ho").presence(1, "VA NV").presence(2, "QC UT*").natives("KS").hold(0, &[32]);
    desk.play("play 32 event");
    let places_new: Vec<String> =
        desk.choices("place").into_iter().filter(|to| to.ends_with("new")).collect();
    let open = ["ID", "MT", "WY", "DK", "NE", "AZ", "NM", "CO", "KS", "OK", "TW"];
    assert_eq!(places_new, open.map(|code| format!("{code} new")), "no coast, not Alberta, nobody else's");
    desk.play("place KS established");
    assert_eq!((desk.player(0).cash, desk.player(0).established()), (70, places("PA KS")));
    assert!(desk.at().natives.is_empty());
}

// Events of the second era.

#[test]
fn md_c33_sabotage_removes_a_rolled_step_of_an_uncompleted_breakthrough() {
    let mut desk = bare(4);
    desk.in_era(2).steps(1, "turnpike", &[1], true).steps(1, "railroads", &[1, 2], false).hold(0, &[33]);
    desk.play("play 33 event");
    assert_eq!(desk.choices("sabotage"), ["1 turnpike 1"], "not the steps that a card gave");
    desk.play("sabotage 1 turnpike 1");
    assert_eq!(desk.player(1).steps[Deed::Turnpike.index()], 0);
}

#[test]
fn md_c35_electricity_still_gives_a_free_city() {
    let position = |deeds: &str| {
        let mut desk = bare(4);
        desk.in_era(2).deeds(1, deeds).pool(1, 2).hold(0, &[35]).play("play 35 event, target 1");
        desk.until(|at| at.phase == Phase::Investment && at.mover() == Seat(1));
        desk
    };
    assert_eq!(position("unity").refused("city VA"), ("MD-C35", "md-civil-war-city"));
    let mut desk = position("electricity");
    desk.play("city VA");
    assert_eq!((desk.at().cities, desk.player(1).pool), (places("VA"), 2));
}

#[test]
fn md_c37_reconstruction_follows_civil_war_but_pays_timber_any_time() {
    let mut desk = bare(4);
    desk.in_era(2).presence(1, "VA TN").hold(0, &[37]);
    assert_eq!(desk.refused("play 37 event"), ("MD-R11", "md-no-condition"));
    desk.play("play 37 payout");
    assert_eq!(desk.player(1).cash, 65);
    let mut desk = bare(4);
    desk.in_era(2).hold(0, &[35, 37]).play("play 35 event, target 1, play 37 event");
    assert_eq!(cash(&desk), [80, 80, 60, 60]);
}

#[test]
fn md_c38_sewards_folly_leads_its_player_to_alaska_for_the_usual_tokens() {
    let mut desk = bare(4);
    desk.in_era(2)
        .deeds(0, "westward-ho")
        .pool(0, 3)
        .pool(1, 1)
        .hold(0, &[38])
        .play("play 38 event")
        .to_expansion();
    desk.play("expand AK");
    assert_eq!((desk.player(0).new, desk.player(0).pool), (places("AK"), 1));
    let mut desk = bare(4);
    desk.in_era(2).hold(0, &[38]).play("play 38 event");
    assert_eq!(reaches(&desk, 0, "AK"), None);
}

#[test]
fn md_c40_tourists_go_to_the_united_states_only() {
    let mut desk = bare(4);
    desk.in_era(2).hold(0, &[40]).play("play 40 event");
    assert_eq!(desk.refused("name AB"), ("MD-F8", "md-no-named-place"));
    desk.play("name UT, name WY, name AZ");
    assert_eq!(desk.at().tourist_markers, places("UT WY AZ"));
    desk.presence(0, "PA UT");
    assert_eq!(desk.at().payout_level(Seat(0), Product::Tourists), 1);
}

#[test]
fn md_c41_a_territory_with_a_city_is_not_taken() {
    let mut desk = bare(4);
    desk.in_era(2)
        .presence(1, "VA CU")
        .presence(2, "QC SE")
        .cities("CU")
        .hold(0, &[41])
        .play("play 41 event");
    assert_eq!(
        desk.choices("place"),
        ["CE new", "SE new", "SW new", "CE established", "SE established", "SW established"]
    );
    desk.play("place SE new");
    assert_eq!((desk.player(0).new, desk.player(2).losses), (places("SE"), 1));
}

#[test]
fn md_c45_sales_catalogue_and_trading_post_make_six_discounts() {
    let mut desk = bare(4);
    // Seven territories with control number 2 or 3 that belong to others.
    desk.in_transition(2).presence(0, "PA OH IN SC").presence(2, "NY NJ MD IL EN").presence(3, "LA GA FL");
    desk.pool(0, 16).pool(1, 1).hold(0, &[31, 45]).play("play 31 event, play 45 event").to_expansion();
    desk.deeds(0, "railroads telegraph");
    for (code, paid) in [("NY", 2), ("NJ", 1), ("MD", 1), ("IL", 1), ("EN", 1), ("GA", 1)] {
        let before = desk.player(0).pool;
        desk.play_given(&format!("expand {code}"), dice(&[6, 1, 5]));
        assert_eq!(before - desk.player(0).pool, paid, "{code}");
    }
    assert_eq!(desk.at().expansion_price(Seat(0), place("FL"), false), 2, "the seventh has none");
}

#[test]
fn md_c48_tied_for_highest_profit_all_lose_thirty_and_nobody_ten() {
    let mut desk = bare(4);
    desk.in_era(2).profit(1, 50).profit(2, 50).profit(3, 40).hold(0, &[48]).play("play 48 event");
    assert_eq!(cash(&desk), [60, 30, 30, 60]);
}

#[test]
fn md_c48_tied_for_second_highest_each_loses_ten() {
    let mut desk = bare(4);
    desk.in_era(2).profit(1, 50).profit(2, 40).profit(3, 40).hold(0, &[48]).play("play 48 event");
    assert_eq!(cash(&desk), [60, 30, 50, 50]);
}

// Events of the third era.

#[test]
fn md_c49_foreign_markets_are_not_hit() {
    let mut desk = bare(4);
    desk.in_era(3).presence(1, "VA EU ME AS").hold(0, &[49]).play("play 49 event");
    assert_eq!(desk.refused("region foreign"), ("MD-F7", "md-name-asked"));
    let regions = ["canada", "north", "south", "northwest", "southwest", "mexico", "central-south"];
    assert_eq!(desk.choices("region"), regions);
}

#[test]
fn md_c52_the_court_nullifies_after_the_die() {
    let mut desk = bare(4);
    desk.in_era(3).presence(1, "VA MD NC").hold(0, &[52]).hold(2, &[64]);
    desk.play_given("play 52 event, product tobacco", dice(&[1])).play("2: answer 64");
    assert_eq!(desk.player(1).held, places("VA MD NC"));
}

#[test]
fn md_c53_named_markets_pay_nothing_for_the_rest_of_the_turn() {
    let mut desk = bare(4);
    desk.in_era(3).presence(1, "VA EU AS").cities("EU AS").deeds(1, "urban-renaissance").hold(0, &[53]);
    desk.play("play 53 event, name EU, done");
    let at = desk.at();
    assert_eq!(at.payout_level(Seat(1), Product::Tourists), 0);
    assert_eq!(at.payout_level(Seat(1), Product::Technology), 2, "Asia with its city");
    assert_eq!(at.income(Seat(1))[6].map(|(_, cash)| cash), Some(10), "Urban Renaissance for Asia only");
    assert_eq!((at.cities_of(Seat(1)), at.most_cities()), (2, Some(Seat(1))), "the city count is the same");
    desk.until(|at| at.turn == 2);
    assert_eq!(desk.at().payout_level(Seat(1), Product::Tourists), 2);
}

#[test]
fn md_c53_at_most_three_markets_are_named() {
    let mut desk = bare(4);
    desk.in_era(3).hold(0, &[53, 50]).play("play 53 event, name EU, name AS, name OC");
    assert_eq!((desk.at().frame(), desk.at().cold), (Frame::Cards, places("EU AS OC")));
}

#[test]
fn md_c61_all_penalties_are_found_before_anything_is_paid() {
    let mut desk = bare(4);
    // Virginia has the most cash, the most points and the highest Profit. After one penalty Quebec would have the most cash.
    desk.in_era(3)
        .cash(1, 100)
        .profit(1, 50)
        .deeds(1, "unity")
        .cash(2, 90)
        .hold(0, &[61])
        .play("play 61 event");
    assert_eq!(cash(&desk), [70, 10, 90, 60]);
}

#[test]
fn md_c61_the_ten_dollars_come_before_most_cash_is_found() {
    let mut desk = bare(4);
    desk.in_era(2)
        .cash(0, 60)
        .cash(1, 65)
        .profit(2, 50)
        .deeds(3, "unity")
        .hold(0, &[61])
        .play("play 61 event");
    // The seat that played the card has the most cash, 70. The others lose for Profit and for points.
    assert_eq!(cash(&desk), [50, 65, 40, 40]);
}

#[test]
fn md_c61_in_a_transition_turn_the_era_is_announced() {
    for (era, loss) in [(2, 20), (3, 30)] {
        let mut desk = bare(4);
        desk.in_transition(3)
            .cash(1, 100)
            .profit(2, 50)
            .deeds(3, "unity")
            .hold(0, &[61])
            .play("play 61 event");
        assert_eq!(desk.choices("era"), ["2", "3"]);
        assert_eq!(desk.player(0).cash, 60, "before anything else");
        desk.play(&format!("era {era}"));
        assert_eq!(desk.player(1).cash, 100 - loss);
    }
}

// Cards of all eras.

#[test]
fn md_c62_the_two_tokens_do_not_count_against_the_maximum() {
    let mut desk = bare(5);
    desk.hold(0, &[62]).play("play 62 event");
    assert_eq!((desk.player(0).pool, desk.player(0).stock), (2, 22));
    desk.until(|at| at.frame() == Frame::Trade).play("tokens 3");
    assert_eq!(desk.player(0).pool, 5);
}

#[test]
fn md_c63_played_as_the_event_earlier_in_the_turn_it_keeps_spy_off() {
    let mut desk = bare(4);
    desk.hold(0, &[63, 15]).hold(1, &[17, 64]).hold(2, &[22]).play("play 63 event, 1: pass, 2: pass, done");
    // It is too late for Supreme Court: the seat is not asked again.
    desk.play("play 17 event");
    assert_eq!(desk.choices("target"), ["2"]);
}

#[test]
fn md_c63_overruled_at_once_it_does_not_keep_spy_off() {
    let mut desk = bare(4);
    desk.hold(0, &[63, 15])
        .hold(1, &[17, 64])
        .hold(2, &[22])
        .play("play 63 event, 2: pass, 1: answer 64, done");
    desk.play("play 17 event");
    assert_eq!(desk.choices("target"), ["0", "2"]);
}

#[test]
fn md_c64_it_is_not_played_as_the_event_without_something_to_overrule() {
    let mut desk = bare(4);
    desk.hold(0, &[64]);
    assert_eq!(desk.refused("play 64 event"), ("MD-Q63", "md-no-court"));
    assert_eq!(desk.choices("play"), ["64 payout", "64 news"]);
}
