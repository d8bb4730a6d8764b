//! Event cards from Civil War to World War (MD-C35 to MD-C61).

use manifest::Frame;

use crate::card_desk::*;
use crate::common::*;

#[test]
fn md_c35_civil_war_costs_10_profit_two_presences_and_the_right_to_buy_a_city() {
    let mut desk = playing(5, 2, &[35]);
    desk.presence(1, "VA KY NC TN*").pool(1, 2).play("play 35 event");
    assert_eq!(desk.choices("target"), ["0", "1", "2", "3", "4"]);
    desk.play("target 1");
    assert_eq!(desk.acts(), ["lose NC", "lose KY"], "Established ones, not the home");
    assert_eq!(desk.refused("lose VA"), ("MD-C35", "md-no-loss"));
    desk.play("lose KY, lose NC");
    assert_eq!((desk.player(1).profit, desk.held(1), desk.player(1).losses), (20, places("VA TN"), 2));
    desk.trade_of(1);
    assert_eq!(desk.refused("city VA"), ("MD-C35", "md-civil-war-city"));
}

#[test]
fn md_c35_the_victim_chooses_what_it_removes() {
    let mut desk = playing(5, 2, &[35]);
    desk.presence(1, "VA KY NC TN GA").play("play 35 event, target 1, lose GA, lose TN");
    assert_eq!(desk.held(1), places("VA KY NC"));
}

#[test]
fn md_c35_who_has_fewer_removes_those_there_are() {
    let mut desk = playing(5, 2, &[35]);
    desk.presence(1, "VA KY").play("play 35 event, target 1, lose KY");
    assert_eq!((desk.held(1), desk.at().frame()), (places("VA"), Frame::Trade));
}

#[test]
fn md_c35_a_free_city_of_electricity_stays_allowed() {
    let mut desk = playing(5, 2, &[35]);
    desk.deeds(1, "electricity").play("play 35 event, target 1").trade_of(1).play("city VA");
    assert_eq!(desk.at().cities, places("VA"));
}

#[test]
fn md_c35_the_ban_on_cities_ends_with_the_turn() {
    let mut desk = playing(5, 2, &[35]);
    desk.play("play 35 event, target 1").turn(2).pool(1, 2).trade_of(1).play("city VA");
    assert_eq!(desk.at().cities, places("VA"));
}

#[test]
fn md_c35_oneself_may_be_named() {
    let mut desk = playing(5, 2, &[35]);
    desk.presence(0, "PA OH").play("play 35 event, target 0, lose OH");
    assert_eq!((desk.player(0).profit, desk.held(0)), (20, places("PA")));
}

#[test]
fn md_c35_president_blocks_it() {
    let mut desk = playing(5, 2, &[35]);
    desk.presence(1, "VA KY NC").pool(1, 2).hold(1, &[63]).play("play 35 event, target 1, 1: answer 63");
    assert_eq!((desk.player(1).profit, desk.held(1)), (30, places("VA KY NC")));
    desk.trade_of(1).play("city VA");
}

#[test]
fn md_c35_the_court_overrules_president_and_there_is_no_second_answer() {
    let mut desk = playing(5, 2, &[35]);
    desk.presence(1, "VA KY NC").hold(1, &[63, 36]).hold(4, &[64]);
    desk.play("play 35 event, target 1, 1: answer 63, 4: answer 64");
    assert_eq!(desk.acts(), ["lose NC", "lose KY"], "Lincoln cannot answer any more");
    desk.play("lose NC, lose KY");
    assert_eq!(desk.player(1).profit, 20);
    assert!([(0, 35), (1, 63), (4, 64)].iter().all(|&(seat, card)| desk.player(seat).table.contains(card)));
}

#[test]
fn md_c35_sent_back_by_lincoln_president_may_still_block_it() {
    let bounced = || {
        let mut desk = playing(5, 2, &[35, 63]);
        desk.presence(0, "PA OH NJ")
            .hold(1, &[36])
            .hold(2, &[64])
            .play("play 35 event, target 1, 1: answer 36");
        assert_eq!(desk.asks(), [0], "the player of Civil War");
        desk.play("0: answer 63");
        assert_eq!(desk.asks(), [2]);
        desk
    };
    let mut desk = bounced();
    desk.play("2: pass");
    assert_eq!((desk.profits(), desk.held(0)), (vec![30; 5], places("PA OH NJ")));
    let mut desk = bounced();
    desk.play("2: answer 64, lose OH, lose NJ");
    assert_eq!((desk.player(0).profit, desk.player(1).profit), (20, 30), "the Court overrules it again");
}

#[test]
fn md_c35_pays_textiles_in_era_2() {
    assert_eq!(payout_of(35, 2, "textiles"), 10);
    assert_eq!(eras_of(35), [2]);
}

#[test]
fn md_c37_reconstruction_is_an_event_only_after_civil_war() {
    let mut desk = playing(5, 2, &[35, 37]);
    assert_eq!(desk.refused("play 37 event"), ("MD-R11", "md-no-condition"));
    desk.play("play 35 event, target 1, play 37 event");
    assert_eq!(desk.cashes(), [80, 80, 60, 60, 60]);
    assert_eq!(desk.profits(), [35, 20, 30, 30, 30]);
}

#[test]
fn md_c37_civil_war_as_payout_or_news_does_not_count() {
    for used in ["payout", "news"] {
        let mut desk = playing(5, 2, &[35, 37]);
        desk.play(&format!("play 35 {used}"));
        assert_eq!(desk.refused("play 37 event"), ("MD-R11", "md-no-condition"), "{used}");
    }
}

#[test]
fn md_c37_a_later_turn_will_do() {
    let mut desk = playing(5, 2, &[35]);
    desk.play("play 35 event, target 1").turn(2).hold(0, &[37]);
    assert!(desk.may("play 37 event"));
}

#[test]
fn md_c37_pays_the_seat_that_suffered_after_lincoln() {
    let mut desk = playing(5, 2, &[35, 37]);
    desk.hold(1, &[36]).play("play 35 event, target 1, 1: answer 36, 0: pass, play 37 event");
    assert_eq!(desk.cashes(), [100, 60, 60, 60, 60], "Pennsylvania is both");
    assert!(!desk.player(1).this_turn.no_city && desk.player(0).this_turn.no_city);
}

#[test]
fn md_c37_pays_timber_at_any_time_in_era_2() {
    assert_eq!(payout_of(37, 2, "timber"), 5);
    assert_eq!(eras_of(37), [2]);
}

#[test]
fn md_c38_sewards_folly_opens_alaska_with_westward_ho() {
    let mut desk = playing(5, 2, &[38]);
    desk.deeds(0, "westward-ho").pool(0, 3).play("play 38 event").expansion_of(0).play("expand AK");
    assert_eq!((desk.player(0).new, desk.player(0).pool), (places("AK"), 1));
    let mut desk = playing(5, 2, &[38]);
    desk.pool(0, 3).play("play 38 event").expansion_of(0);
    assert_eq!(desk.refused("expand AK"), ("MD-R40", "md-needs-westward-ho"));
    let mut desk = playing(5, 2, &[38]);
    desk.pool(0, 3).play("play 38 event").trade_of(0).play("progress westward-ho").expansion_of(0);
    assert_eq!(
        desk.refused("expand AK"),
        ("MD-R40", "md-too-far-overseas"),
        "bought after the card was played"
    );
}

#[test]
fn md_c38_alaska_of_another_must_be_won() {
    let mut desk = playing(5, 2, &[38]);
    desk.deeds(0, "westward-ho").presence(2, "QC AK").pool(0, 3).play("play 38 event").expansion_of(0);
    desk.play_given("expand AK", dice(&[2, 1, 3]));
    assert_eq!((desk.held(0), desk.held(2)), (places("PA"), places("QC AK")));
    assert_eq!(payout_of(38, 2, "oil"), 10);
    assert_eq!(eras_of(38), [2]);
}

#[test]
fn md_c40_roosevelt_places_up_to_three_tourist_markers() {
    let mut desk = playing(5, 2, &[40]);
    desk.play("play 40 event");
    assert_eq!(places(&desk.choices("name").join(" ")), places("ID MT WY DK NE NV UT AZ NM CO KS OK TW"));
    assert_eq!(
        desk.refused("name AB"),
        ("MD-F8", "md-no-named-place"),
        "Alberta is not in the United States"
    );
    desk.play("name MT");
    assert_eq!(desk.refused("name MT"), ("MD-F8", "md-no-named-place"), "one in each");
    desk.play("name WY, name AZ");
    assert_eq!(desk.at().tourist_markers, places("MT WY AZ"));
    assert_eq!(desk.at().frame(), Frame::Trade, "three are all");
}

#[test]
fn md_c40_fewer_are_allowed_and_they_stay_for_the_game() {
    let mut desk = playing(5, 2, &[40]);
    desk.presence(2, "QC MT").play("play 40 event, name MT, done").turn(2).era(3).hold(0, &[60]);
    let before = desk.cashes();
    desk.play("play 60 payout");
    assert_eq!((desk.at().tourist_markers, desk.player(2).cash - before[2]), (places("MT"), 10));
}

#[test]
fn md_c40_is_an_event_and_cannot_be_licensed() {
    let mut desk = playing(5, 2, &[40]);
    desk.play("play 40 event, done");
    assert_eq!(desk.at().frame(), Frame::Trade, "nobody has anything to offer");
    assert_eq!(payout_of(40, 2, "tourists"), 10);
    assert_eq!(eras_of(40), [2]);
}

#[test]
fn md_c41_remember_the_maine_takes_a_territory_without_a_city() {
    let mut desk = playing(5, 2, &[41]);
    desk.presence(1, "VA CU").presence(4, "MX CE").cities("CE").play("play 41 event");
    let named: Vec<String> = desk.choices("place").iter().map(|choice| choice[..2].to_owned()).collect();
    assert_eq!(places(&named.join(" ")), places("CU SE SW"), "no access is needed");
    assert_eq!(desk.refused("place CE new"), ("MD-F8", "md-no-named-place"), "a city");
    assert_eq!(desk.refused("place YU new"), ("MD-F8", "md-no-named-place"), "the region of Mexico");
    desk.play("place CU established");
    assert_eq!((desk.player(0).established(), desk.held(1)), (places("PA CU"), places("VA")));
    assert_eq!((desk.player(1).losses, desk.player(0).stock), (1, 23));
}

#[test]
fn md_c41_as_new_presence_in_a_vacant_one() {
    let mut desk = playing(5, 2, &[41]);
    desk.play("play 41 event, place SE new");
    assert_eq!(desk.player(0).new, places("SE"));
}

#[test]
fn md_c41_with_an_empty_stock_nothing_is_placed() {
    let mut desk = playing(5, 2, &[41]);
    desk.pool(0, 24).play("play 41 event");
    assert_eq!((desk.held(0), desk.at().frame()), (places("PA"), Frame::Trade));
}

#[test]
fn md_c41_the_holder_may_answer_with_president() {
    let mut desk = playing(5, 2, &[41]);
    desk.presence(1, "VA CU").hold(1, &[63]).play("play 41 event, place CU new, 1: answer 63");
    assert_eq!((desk.held(0), desk.held(1), desk.player(0).stock), (places("PA"), places("VA CU"), 24));
    assert_eq!(payout_of(41, 2, "tobacco"), 5);
    assert_eq!(eras_of(41), [2]);
}

#[test]
fn md_c42_the_panama_canal_joins_the_oceans_for_all() {
    let mut desk = playing(5, 2, &[42]);
    desk.deeds(0, "westward-ho steamships").deeds(1, "westward-ho steamships").pool(0, 3).pool(1, 3);
    let mut without = playing(5, 2, &[42]);
    without.deeds(0, "westward-ho steamships").pool(0, 3).play("play 42 payout").expansion_of(0);
    assert_eq!(
        without.refused("expand HI"),
        ("MD-R40", "md-too-far-overseas"),
        "the Pacific from Pennsylvania"
    );
    desk.play("play 42 event");
    assert_eq!(desk.player(0).cash, 80);
    assert!(desk.expansion_of(0).may("expand HI"));
    assert!(desk.expansion_of(1).may("expand HI"));
    assert!(desk.turn(2).pool(1, 3).expansion_of(1).may("expand HI"), "for the rest of the game");
    assert_eq!(payout_of(42, 2, "fruit"), 10);
    assert_eq!(eras_of(42), [2]);
}

#[test]
fn md_c45_sales_catalogue_works_like_trading_post() {
    let mut desk = playing(5, 2, &[45]);
    desk.presence(1, "VA NJ MD").presence(2, "QC NY EN").presence(0, "PA MR").presence(3, "LA OH").pool(0, 9);
    desk.play("play 45 event").expansion_of(0);
    desk.play_given("expand NJ, expand MD, expand NY", dice(&[3, 1, 3, 3, 1, 3, 3, 1, 3]));
    assert_eq!((desk.player(0).pool, desk.held(1)), (5, places("VA")), "1, 1 and 2 tokens, and ties win");
    desk.play_given("expand OH", dice(&[3, 1, 3]));
    assert_eq!((desk.player(0).pool, desk.held(3)), (3, places("LA")), "the fourth at its full 2");
}

#[test]
fn md_c45_with_trading_post_six_territories_are_cheaper() {
    let mut desk = playing_in_transition(5, 2, &[31, 45]);
    desk.presence(0, "PA IN TN").presence(1, "VA NJ MD OH GA").presence(2, "QC NY").presence(3, "LA IL MO");
    desk.pool(0, 10).play("play 31 event, play 45 event").expansion_of(0);
    let lost: Vec<u16> = [1, 1, 6].repeat(6);
    desk.play_given("expand NY, expand NJ, expand MD, expand OH, expand IL, expand MO", dice(&lost));
    assert_eq!(desk.player(0).pool, 10 - 7, "New York for 2, never for 1; the five others for 1");
    desk.play_given("expand GA", dice(&[1, 1, 6]));
    assert_eq!(desk.player(0).pool, 1, "the seventh costs 2");
    assert_eq!(payout_of(45, 2, "textiles"), 10);
    assert_eq!(eras_of(45), [2]);
}

#[test]
fn md_c46_great_fire_destroys_one_or_two_cities() {
    let mut desk = playing(5, 2, &[46]);
    desk.presence(1, "VA KY").presence(2, "QC ON").cities("VA KY ON PA").play("play 46 event");
    assert_eq!(desk.choices("name"), ["ON", "PA", "VA", "KY"], "anywhere, homes and own ones too");
    assert_eq!(desk.refused("done"), ("MD-F7", "md-name-asked"), "at least one");
    desk.play("name VA, name KY");
    assert_eq!((desk.at().cities, desk.cashes()), (places("ON PA"), vec![60, 40, 60, 60, 60]));
    assert_eq!(desk.held(1), places("VA KY"), "the presences remain");
}

#[test]
fn md_c46_one_is_enough_and_nobody_pays_more_than_there_is() {
    let mut desk = playing(5, 2, &[46]);
    desk.cities("VA QC").cash(1, 5).play("play 46 event, name VA, done");
    assert_eq!((desk.at().cities, desk.player(1).cash), (places("QC"), 0));
    let mut desk = playing(5, 2, &[46]);
    desk.cities("CU").play("play 46 event, name CU");
    assert_eq!((desk.at().cities.len(), desk.cashes()), (0, vec![60; 5]), "a city without owner");
}

#[test]
fn md_c46_president_saves_the_cities_of_his_player() {
    let mut desk = playing(5, 2, &[46]);
    desk.cities("VA QC").hold(1, &[63]).play("play 46 event, name VA, name QC, 1: answer 63");
    assert_eq!((desk.at().cities, desk.cashes()), (places("VA"), vec![60, 60, 50, 60, 60]));
    assert_eq!(payout_of(46, 2, "timber"), 5);
    assert_eq!(eras_of(46), [2, 3]);
}

/// The cash of five seats with $60 and these Profits, after Black Friday.
fn black_friday(profits: [i64; 5]) -> Vec<i32> {
    let mut desk = playing(5, 2, &[48]);
    for (seat, profit) in (0..5).zip(profits) {
        desk.profit(seat, profit);
    }
    desk.play("play 48 event").cashes()
}

#[test]
fn md_c48_black_friday_costs_the_highest_30_and_the_second_10() {
    assert_eq!(black_friday([30, 50, 40, 20, 35]), [60, 30, 50, 60, 60]);
}

#[test]
fn md_c48_tied_for_highest_nobody_loses_10() {
    assert_eq!(black_friday([30, 50, 50, 40, 35]), [60, 30, 30, 60, 60]);
    assert_eq!(black_friday([50, 50, 50, 40, 35]), [30, 30, 30, 60, 60]);
}

#[test]
fn md_c48_tied_for_second_all_of_them_lose_10() {
    assert_eq!(black_friday([40, 50, 40, 40, 35]), [50, 30, 50, 50, 60]);
}

#[test]
fn md_c48_nobody_loses_more_than_there_is_and_nobody_moves_up_behind_president() {
    let mut desk = playing(5, 2, &[48]);
    desk.profit(1, 50)
        .profit(2, 40)
        .profit(3, 35)
        .cash(2, 5)
        .hold(1, &[63])
        .play("play 48 event, 1: answer 63");
    assert_eq!(desk.cashes(), [60, 60, 0, 60, 60], "Quebec stays second");
    assert_eq!(payout_of(48, 2, "gold"), 10);
    assert_eq!(eras_of(48), [2]);
}

#[test]
fn md_c49_depression_leaves_two_presences_in_a_region() {
    let mut desk = playing(5, 3, &[49]);
    desk.presence(0, "PA OH MI IN*").presence(1, "VA IL WI MN").presence(2, "QC NY EN").play("play 49 event");
    assert_eq!(
        desk.choices("region"),
        ["canada", "north", "south", "northwest", "southwest", "mexico", "central-south"]
    );
    assert_eq!(desk.refused("region foreign"), ("MD-F7", "md-name-asked"), "Foreign Markets are safe");
    desk.play("region north");
    assert_eq!(desk.asks(), [0], "the player of the card is struck too");
    desk.play("lose PA, lose MI");
    assert_eq!(desk.asks(), [1]);
    assert_eq!(desk.refused("lose VA"), ("MD-Q84", "md-no-loss"), "another region");
    desk.play("lose IL");
    assert_eq!((desk.held(0), desk.held(1)), (places("OH IN"), places("VA WI MN")));
    assert_eq!((desk.player(0).losses, desk.player(1).losses, desk.held(2)), (2, 1, places("QC NY EN")));
}

#[test]
fn md_c49_president_keeps_all_of_his_players_presences() {
    let mut desk = playing(5, 3, &[49]);
    desk.presence(1, "VA IL WI MN").presence(2, "QC NY EN NJ").hold(1, &[63]);
    desk.play("play 49 event, region north, 1: answer 63, lose NJ");
    assert_eq!((desk.held(1), desk.held(2)), (places("VA IL WI MN"), places("QC NY EN")));
    assert_eq!(payout_of(49, 3, "ore"), 10);
    assert_eq!(eras_of(49), [3]);
}

#[test]
fn md_c52_lawyer_limits_a_product_by_a_die() {
    let mut desk = playing(5, 3, &[52]);
    desk.presence(0, "PA OH MN").play_given("play 52 event, product ore", dice(&[2]));
    assert_eq!(desk.acts(), ["divest PA", "divest OH", "divest MN"]);
    desk.play("divest OH, to 1, take new");
    assert_eq!((desk.held(0), desk.player(1).new), (places("PA MN"), places("OH")));
    assert_eq!(desk.cashes(), [60; 5], "as the event it pays nothing");

    let mut desk = playing(5, 3, &[52]);
    desk.presence(0, "PA OH MN").play_given("play 52 event, product ore", dice(&[3]));
    assert_eq!((desk.held(0), desk.at().frame()), (places("PA OH MN"), Frame::Trade), "three are within 3");
}

#[test]
fn md_c52_with_a_1_a_double_producer_must_go() {
    let mut desk = playing(5, 3, &[52]);
    desk.presence(4, "MX CE").play_given("play 52 event, product fruit", dice(&[1]));
    assert_eq!(desk.acts(), ["divest CE"]);
    desk.play("divest CE");
    assert_eq!(desk.at().holder(place("CE")), None, "nobody can own two of it either");
}

#[test]
fn md_c52_the_court_nullifies_after_the_roll() {
    let mut desk = playing(5, 3, &[52]);
    desk.presence(0, "PA OH MN").hold(3, &[64]).play_given("play 52 event, product ore", dice(&[1]));
    assert_eq!(desk.asks(), [3]);
    desk.play("3: answer 64");
    assert_eq!((desk.held(0), desk.cashes()), (places("PA OH MN"), vec![60; 5]));
}

#[test]
fn md_c52_behind_president_a_seat_neither_divests_nor_receives() {
    let mut desk = playing(5, 3, &[52]);
    desk.presence(0, "PA OH").presence(1, "VA AL MN").hold(1, &[63]);
    desk.play_given("play 52 event, product ore", dice(&[1])).play("1: pass, 1: answer 63, divest OH");
    assert_eq!((desk.held(0), desk.held(1)), (places("PA"), places("VA AL MN")));
    assert_eq!(payout_of(52, 3, "gold"), 10);
    assert_eq!(eras_of(52), [3]);
}

#[test]
fn md_c53_cold_war_stops_payouts_of_up_to_three_markets() {
    let mut desk = playing(5, 3, &[53, 60]);
    desk.presence(0, "PA EU OC").presence(1, "VA AS").play("play 53 event");
    assert_eq!(desk.choices("name"), ["EU", "ME", "AS", "OC"]);
    desk.play("name EU, name AS, done, pass, play 60 payout");
    assert_eq!(desk.player(0).cash, 70, "Oceania's Tourists, not Europe's");
    let mut desk = playing(5, 3, &[53]);
    desk.play("play 53 event, name EU, name AS, name ME");
    assert_eq!((desk.at().cold, desk.at().frame()), (places("EU AS ME"), Frame::Trade), "three are all");
}

#[test]
fn md_c53_cities_there_bring_no_urban_renaissance_but_count_for_most_cities() {
    let mut desk = playing(5, 3, &[53]);
    desk.presence(1, "VA EU KY").cities("EU KY").deeds(1, "urban-renaissance");
    desk.play("play 53 event, name EU, done");
    assert_eq!(desk.points(1), 4, "two for the deed, two for Most Cities");
    desk.turn(2);
    assert_eq!(desk.player(1).cash, 60 + 30 + 10, "Profit and Kentucky's city");
}

#[test]
fn md_c53_the_middle_east_is_no_oil_for_a_later_crisis() {
    let mut desk = playing(5, 3, &[53]);
    desk.presence(1, "VA ME").presence(2, "QC WY").hold(2, &[12]);
    desk.play("play 53 event, name ME, done, 2: play 12");
    assert_eq!(desk.cashes(), [40, 60, 60 + 60 + 10, 40, 40], "Quebec has most with its one Oil");
}

#[test]
fn md_c53_president_keeps_his_players_markets_open() {
    let mut desk = playing(5, 3, &[53, 60]);
    desk.presence(1, "VA EU").presence(2, "QC OC").hold(1, &[63]).hold(3, &[20]);
    desk.play("play 53 event, name EU, name OC, done");
    assert_eq!(desk.asks(), [1], "those established there");
    desk.play("1: answer 63, 0: pass, 3: pass, play 60 payout");
    assert_eq!(desk.cashes(), [60, 70, 60, 60, 60]);
    assert_eq!(payout_of(53, 3, "oil"), 10);
    assert_eq!(eras_of(53), [3]);
}

#[test]
fn md_c57_civil_disobedience_forbids_licences_and_joint_claims() {
    let joint = |used: &str| {
        let mut desk = playing(5, 3, &[54, 57]);
        desk.steps(0, "turnpike", &[1], true).steps(1, "turnpike", &[2], true).pioneers(0, 1).pioneers(1, 1);
        desk.play(&format!("play 54, play 57 {used}"));
        desk
    };
    let mut desk = joint("news");
    desk.play("offer 1");
    assert_eq!(desk.acts(), ["joint turnpike", "licence 54"]);
    let mut desk = joint("event");
    assert_eq!(desk.at().frame(), Frame::Trade, "nobody may offer anything");
    desk.trade_of(1);
    assert!(desk.refused("offer 2") == ("MD-R13", "md-not-now"));
}

#[test]
fn md_c57_no_president_lifts_it() {
    let mut desk = playing(5, 3, &[57]);
    desk.hold(1, &[63]).play("play 57 event");
    assert_eq!(desk.at().frame(), Frame::Cards, "there is no window");
    assert_eq!(desk.asks(), [1]);
    assert_eq!(payout_of(57, 3, "fruit"), 10);
    assert_eq!(eras_of(57), [3]);
}

#[test]
fn md_c60_theme_park_pays_10_for_each_tourist_territory() {
    let cases =
        [("PA", 0), ("PA NY", 10), ("PA NY FL*", 10), ("PA NY FL HI CS", 40), ("PA NY FL HI CS YU", 40)];
    for (held, cash) in cases {
        let mut desk = playing(5, 3, &[60]);
        desk.presence(0, held).play("play 60 event");
        assert_eq!(desk.player(0).cash, 60 + cash, "{held}");
    }
    let mut desk = playing(5, 3, &[40, 60]);
    desk.edit(|at| at["tourist_markers"] = serde_json::json!(["MT"]));
    desk.presence(0, "PA MT").play("play 60 event");
    assert_eq!(desk.player(0).cash, 70, "a marker counts");
    assert_eq!(payout_of(60, 3, "tourists"), 10);
    assert_eq!(eras_of(60), [3]);
}

#[test]
fn md_c61_world_war_penalises_cash_points_and_profit() {
    let mut desk = playing(5, 3, &[61]);
    desk.cash(1, 100).deeds(2, "westward-ho").profit(3, 40).play("play 61 event");
    assert_eq!(desk.cashes(), [70, 70, 30, 30, 60], "$10 first, then $30 each in Era 3");
    let mut desk = playing(5, 2, &[61]);
    desk.cash(1, 100).deeds(2, "westward-ho").profit(3, 40).play("play 61 event");
    assert_eq!(desk.cashes(), [70, 80, 40, 40, 60], "$20 each in Era 2");
}

#[test]
fn md_c61_one_player_may_suffer_all_three_at_once() {
    let mut desk = playing(5, 3, &[61]);
    desk.cash(1, 100).cash(2, 95).deeds(1, "westward-ho").profit(1, 40).play("play 61 event");
    assert_eq!(desk.cashes(), [70, 10, 95, 60, 60], "found before anything is paid");
}

#[test]
fn md_c61_the_10_dollars_come_before_the_penalties() {
    let mut desk = playing(5, 3, &[61]);
    desk.cash(1, 65).deeds(2, "westward-ho").profit(3, 40).play("play 61 event");
    assert_eq!(desk.cashes(), [40, 65, 30, 30, 60], "Pennsylvania has most with $70");
}

#[test]
fn md_c61_all_tied_suffer_and_nobody_loses_more_than_there_is() {
    let mut desk = playing(5, 3, &[61]);
    desk.play("play 61 event");
    assert_eq!(
        desk.cashes(),
        [0, 0, 0, 0, 0],
        "points and Profit are tied; Pennsylvania would owe 90 of its 70"
    );
}

#[test]
fn md_c61_in_a_transition_turn_the_era_is_announced() {
    let war = |era: &str| {
        let mut desk = playing_in_transition(5, 3, &[61]);
        desk.cash(1, 100).deeds(2, "westward-ho").profit(3, 40).play("play 61 event");
        assert_eq!(desk.acts(), ["era 2", "era 3"]);
        desk.play(era);
        desk
    };
    let mut desk = war("era 2");
    assert_eq!(desk.cashes(), [70, 80, 40, 40, 60]);
    desk.turn(2);
    assert!(desk.at().decks[2].contains(61), "played for Era 2 it returns in Era 3");
    let mut desk = war("era 3");
    assert_eq!(desk.cashes(), [70, 70, 30, 30, 60]);
    assert!(desk.turn(2).at().out.contains(61));
}

#[test]
fn md_c61_from_era_1_to_2_there_is_nothing_to_announce() {
    let mut desk = playing_in_transition(5, 2, &[61]);
    desk.cash(1, 100).deeds(1, "westward-ho").profit(1, 40).play("play 61 event");
    assert_eq!(desk.player(1).cash, 40);
}

#[test]
fn md_c61_president_blocks_all_penalties_of_his_player() {
    let mut desk = playing(5, 3, &[61]);
    desk.cash(1, 100).deeds(1, "westward-ho").profit(1, 40).profit(2, 40).hold(1, &[63]);
    desk.play("play 61 event, 1: answer 63");
    assert_eq!(desk.cashes(), [70, 100, 30, 60, 60], "the others still suffer, and nobody moves up");
    assert_eq!(payout_of(61, 2, "ore"), 10);
    assert_eq!(eras_of(61), [2, 3]);
}
