//! Rulings on tokens, cities and markers, homes, collaboration and research: MD-Q29 to MD-Q59.

use kernel::Seat;
use kernel::chance::Given;
use manifest::{Deed, Phase, Product, Territories, piles};
use serde_json::json;

use crate::common::*;

const TWENTY: &str = "QC LB MR ON SO MB SK EN NY NJ PA OH MI IN IL WI MN IA MD VA";

/// Card Play of an era in which nobody can answer; the first seat holds these cards.
fn holding(era: u8, cards: &[u64]) -> Desk {
    let mut desk = desk(5);
    desk.nobody_answers().era_begun(era).hold(0, cards);
    desk
}

fn steps(desk: &Desk, seat: u8, deed: Deed) -> u8 {
    desk.player(seat).steps[deed.index()]
}

/// Leaders are on other seats' tables; the first seat can make an offer.
fn with_leaders(leaders: &[(u8, &[u64])]) -> Desk {
    let mut desk = desk(5);
    desk.nobody_answers();
    for (seat, cards) in leaders {
        desk.table(*seat, cards);
    }
    desk.to_investment();
    desk
}

#[test]
fn md_q29_an_empty_stock_sells_no_tokens() {
    let mut desk = investment(5);
    desk.left_in_stock(0, 0);
    assert_eq!(desk.refused("tokens 1"), ("MD-Q29", "md-no-stock-tokens"));
}

#[test]
fn md_q29_city_and_card_are_paid_from_the_pool_all_the_same() {
    let mut desk = investment(5);
    desk.pool(0, 3).left_in_stock(0, 0).era_deck(1, &[22, 29]).play("city PA");
    desk.play_given("card", Given::default().pile(piles::ERAS[0], [22]));
    assert_eq!(desk.player(0).boxes, [1, 0, 1]);
    assert_eq!(desk.refused("pioneer"), ("MD-F20", "md-no-mat-token"));
}

#[test]
fn md_q30_with_an_empty_stock_a_card_places_no_token() {
    let mut purchase = holding(1, &[2]);
    purchase.pool(0, 3).left_in_stock(0, 0).play("play 2");
    assert_eq!((purchase.player(0).cash, purchase.player(0).held), (70, places("PA")), "#2 pays $10 instead");
    let mut homestead = holding(2, &[32]);
    homestead.left_in_stock(0, 0).deeds(0, "westward-ho").play("play 32 event");
    assert_eq!((homestead.player(0).cash, homestead.player(0).held), (70, places("PA")));
    let mut maine = holding(2, &[41]);
    maine.left_in_stock(0, 0).play("play 41 event");
    assert_eq!(maine.player(0).held, places("PA"));
}

#[test]
fn md_q30_not_even_what_immigrants_must_take() {
    let mut desk = holding(2, &[7]);
    desk.presence(1, "VA EN").cities("EN").left_in_stock(0, 0).play("play 7");
    assert_eq!(desk.player(1).held, places("VA EN"));
    assert_eq!(desk.player(1).cash, 60 + 25, "the Textiles are paid");
}

#[test]
fn md_q30_an_own_new_presence_needs_no_token_from_stock() {
    let mut desk = holding(2, &[32, 34]);
    desk.deeds(0, "westward-ho").presence(0, "PA NE*").left_in_stock(0, 0).play("play 32 event");
    assert_eq!(desk.refused("place KS new"), ("MD-Q30", "md-no-stock"));
    desk.play("place NE established");
    assert_eq!(desk.player(0).established(), places("PA NE"));
}

#[test]
fn md_q31_a_free_pioneer_is_lost_without_token_or_room() {
    let mut no_token = holding(1, &[20, 22]);
    no_token.left_in_stock(0, 0).play("play 20");
    assert_eq!(no_token.player(0).pioneers, 0);
    let mut no_room = holding(1, &[20, 22]);
    no_room.pioneers(0, 2).play("play 20");
    assert_eq!(no_room.player(0).pioneers, 2);
}

#[test]
fn md_q31_a_second_free_pioneer_of_the_turn_is_lost() {
    let mut desk = holding(2, &[9, 44, 34]);
    desk.play("play 44, play 9");
    assert_eq!((desk.player(0).pioneers, desk.player(0).cash), (1, 80));
}

#[test]
fn md_q31_a_lost_one_does_not_count_as_acquired() {
    let mut desk = holding(1, &[20]);
    desk.pioneers(0, 2).steps(0, "turnpike", &[1, 2], true).play("play 20").to_trade().pool(0, 1);
    assert_eq!(desk.refused("pioneer"), ("MD-R20", "md-pioneer-limit"));
    desk.play("claim turnpike, pioneer");
    assert_eq!(desk.player(0).pioneers, 2);
}

#[test]
fn md_q32_without_a_token_in_stock_nobody_takes_a_divested_territory() {
    for (stock, takers) in [(0, 0), (1, 1)] {
        let mut desk = holding(2, &[8]);
        desk.presence(1, "VA KY NC MD").presence(0, "PA").left_in_stock(0, stock);
        desk.play("play 8, product tobacco, product oil, divest MD");
        assert_eq!(desk.choices("to").len(), takers, "{stock} in stock");
    }
}

#[test]
fn md_q33_congress_gives_what_the_stock_has() {
    for (stock, given) in [(5, 2), (1, 1), (0, 0)] {
        let mut desk = holding(1, &[62]);
        desk.left_in_stock(0, stock).play("play 62 event");
        assert_eq!(desk.player(0).pool, given, "{stock} in stock");
        assert_eq!(u64::from(desk.player(0).stock), stock - u64::from(given));
    }
}

#[test]
fn md_q33_tokens_of_congress_are_no_bought_ones_and_return_unused() {
    let mut desk = holding(1, &[62]);
    desk.play("play 62 event").to_trade().play("tokens 3");
    assert_eq!((desk.player(0).pool, desk.player(0).this_turn.bought), (5, 3));
    desk.next_turn();
    assert_eq!((desk.player(0).pool, desk.player(0).stock), (0, 24));
}

#[test]
fn md_q34_tokens_given_back_are_for_the_next_turn() {
    let mut desk = investment(5);
    desk.in_boxes(1, [1, 0, 0]).pool(0, 3).left_in_stock(0, 0).play("city PA");
    assert_eq!((desk.player(0).returned, desk.player(0).pool), (1, 1));
    assert_eq!(desk.refused("tokens 1"), ("MD-Q29", "md-no-stock-tokens"));
    assert_eq!(desk.refused("pioneer"), ("MD-F20", "md-no-mat-token"));
}

#[test]
fn md_q34_for_priority_they_count_as_stock() {
    let mut desk = investment(5);
    desk.tokens_in(0, "returned", 2).left_in_stock(0, 0).left_in_stock(1, 0).next_turn();
    assert_eq!(desk.who(), [0, 2, 3, 4]);
}

#[test]
fn md_q35_a_seat_whose_tokens_are_all_bound_plays_on() {
    let mut desk = holding(1, &[27, 22]);
    desk.left_in_stock(0, 0).play("play 27 payout").to_trade();
    assert_eq!(desk.who(), [0]);
    assert_eq!(desk.refused("tokens 1"), ("MD-Q29", "md-no-stock-tokens"));
    assert!(desk.may("progress telegraph"));
    desk.next_turn();
    assert_eq!(desk.player(0).stock, 0, "nothing comes free by itself");
}

#[test]
fn md_q35_losses_and_wireless_free_tokens() {
    let mut desk = investment(5);
    desk.tokens_in(0, "losses", 1).left_in_stock(0, 0).deeds(0, "telegraph telephone").presence(0, "PA");
    desk.play("progress wireless, lift PA, done");
    assert_eq!(desk.player(0).wireless, 1);
    desk.next_turn();
    assert_eq!(desk.player(0).stock, 2);
}

#[test]
fn md_q36_wireless_lifts_new_and_established_tokens_and_the_home() {
    let mut desk = investment(5);
    desk.deeds(0, "telegraph telephone").presence(0, "PA OH NJ*").cities("OH");
    desk.play("progress wireless, lift PA, lift OH, lift NJ");
    assert_eq!((desk.player(0).held, desk.player(0).wireless), (Territories::EMPTY, 3));
    assert_eq!(desk.at().holder(place("OH")), None, "vacant at once");
    assert_eq!(desk.at().cities, places("OH"), "the city stays");
}

#[test]
fn md_q36_lifted_and_replaced_tokens_bring_no_profit() {
    let mut desk = investment(5);
    desk.deeds(0, "telegraph telephone").presence(0, "PA OH");
    desk.play("progress wireless, lift OH, done, tokens 2").to_expansion().play("expand OH").next_turn();
    assert_eq!(desk.player(0).profit, 30, "-5 and +5");
}

#[test]
fn md_q36_unspent_lifted_tokens_go_to_stock_after_expansion() {
    let mut desk = investment(5);
    desk.deeds(0, "telegraph telephone")
        .presence(0, "PA OH NJ")
        .play("progress wireless, lift OH, lift NJ, done");
    desk.next_turn();
    assert_eq!((desk.player(0).wireless, desk.player(0).stock), (0, 24));
}

#[test]
fn md_q37_lost_tokens_lie_in_the_losses_box_and_only_established_ones_cost_profit() {
    let mut desk = desk(5);
    desk.nobody_answers().hold(0, &[19]).presence(1, "VA KY").presence(2, "QC LB*");
    desk.play("play 19 event, name KY, name LB");
    assert_eq!([1, 2].map(|seat| desk.player(seat).losses), [1, 1]);
    assert_eq!([1, 2].map(|seat| desk.player(seat).stock), [23, 23], "not back yet");
    desk.next_turn();
    assert_eq!([1, 2].map(|seat| desk.player(seat).stock), [24, 24]);
    assert_eq!([1, 2].map(|seat| desk.player(seat).profit), [25, 30]);
}

#[test]
fn md_q38_with_20_cities_on_the_map_no_more_can_be_had() {
    let mut desk = investment(5);
    desk.presence(0, "PA KY").pool(0, 3).cities(TWENTY);
    assert_eq!(desk.refused("city KY"), ("MD-Q38", "md-no-city-left"));
    desk.deeds(0, "electricity");
    assert_eq!(desk.refused("city KY"), ("MD-Q38", "md-no-city-left"), "not from Electricity either");
    let nineteen = TWENTY.strip_suffix(" VA").unwrap();
    assert!(desk.cities(nineteen).may("city KY"), "until one is destroyed");
}

#[test]
fn md_q39_a_city_without_a_presence_counts_for_nobody() {
    let mut desk = investment(5);
    desk.presence(0, "PA").cities("OH PA");
    assert_eq!(desk.at().cities_of(Seat(0)), 1);
    desk.presence(0, "");
    assert_eq!((desk.at().most_cities(), desk.points(0)), (None, 0));
}

#[test]
fn md_q39_it_adds_no_die_and_serves_whoever_takes_the_territory() {
    let mut desk = expansion(5, 6);
    desk.cities("OH").play("expand OH");
    assert_eq!(desk.player(0).pool, 4, "nobody defends it");
    desk.next_turn();
    assert_eq!(desk.points(0), 2);
}

#[test]
fn md_q39_it_may_be_destroyed_without_payment() {
    let mut desk = holding(2, &[46, 34]);
    desk.presence(1, "VA KY").cities("OH KY").play("play 46 event, name OH, name KY");
    assert!(desk.at().cities.is_empty());
    assert_eq!(
        [0, 1, 2, 3, 4].map(|seat| desk.player(seat).cash),
        [60, 50, 60, 60, 60],
        "Virginia pays for Kentucky only"
    );
}

#[test]
fn md_q39_it_may_be_taken_by_immigrants_without_a_loser() {
    let mut desk = holding(2, &[7, 34]);
    desk.cities("OH").play("play 7, place OH established");
    assert_eq!(desk.player(0).established(), places("PA OH"));
    assert!((0..5).all(|seat| desk.player(seat).losses == 0));
}

#[test]
fn md_q40_only_as_many_natives_as_the_supply_has() {
    let mut desk = holding(2, &[6, 34]);
    desk.natives("KS NE UT").play("play 6, name NV, name ID");
    assert_eq!(desk.at().natives, places("KS NE UT NV ID"), "nothing more is asked");
    assert_eq!(desk.who(), [0]);
    assert!(desk.may("play 34"));
}

#[test]
fn md_q40_beaten_natives_return_to_the_supply() {
    let mut desk = expansion(5, 6);
    desk.presence(0, "PA MO").deeds(0, "westward-ho").natives("KS NE UT NV ID").cities("KS");
    desk.play_given("expand KS", dice(&[4, 1, 3]));
    assert_eq!(desk.at().natives.len(), 4, "one die, city or not");
    assert_eq!(desk.at().fight_dice(Seat(0), place("NE")), (2, 1));
}

#[test]
fn md_q41_markers_stay_and_serve_whoever_is_established_there() {
    let mut desk = holding(2, &[40, 34]);
    desk.presence(0, "PA").play("play 40 event, name KS, name NE, done").next_turn();
    assert_eq!(desk.at().tourist_markers, places("KS NE"));
    desk.presence(1, "VA KS NE*");
    assert_eq!(desk.at().payout_level(Seat(1), Product::Tourists), 1, "New does not count");
    desk.presence(1, "VA").presence(2, "QC KS NE");
    assert_eq!([1, 2].map(|seat| desk.at().payout_level(Seat(seat), Product::Tourists)), [0, 2]);
}

#[test]
fn md_q41_one_marker_of_a_kind_per_territory_and_three_in_all() {
    let mut desk = holding(2, &[40, 34]);
    desk.edit(|at| at["tourist_markers"] = json!(["KS", "NE"])).play("play 40 event");
    assert_eq!(desk.refused("name KS"), ("MD-F8", "md-no-named-place"));
    desk.play("name UT");
    assert!(desk.may("play 34"), "no marker is left");
}

#[test]
fn md_q41_without_a_marker_the_event_has_no_effect() {
    let mut desk = holding(2, &[40, 34]);
    desk.edit(|at| at["tourist_markers"] = json!(["KS", "NE", "UT"])).play("play 40 event");
    assert_eq!(desk.at().tourist_markers, places("KS NE UT"));
    assert!(desk.may("play 34"));
}

#[test]
fn md_q42_a_level_of_0_after_surplus_pays_nothing() {
    for (presence, cash) in [("PA", 0), ("PA OH", 10)] {
        let mut desk = holding(1, &[27, 30]);
        desk.presence(0, presence).play("play 30 event, product ore, play 27 payout");
        assert_eq!(desk.player(0).cash, 60 + cash, "{presence}");
    }
}

#[test]
fn md_q42_surplus_and_prohibition_last_until_the_end_of_the_turn() {
    let mut desk = holding(3, &[30, 10]);
    desk.presence(0, "PA NC IN GA").play("play 30 event, product ore, play 10, product tobacco");
    let levels = |desk: &Desk| {
        [Product::Ore, Product::Tobacco].map(|product| desk.at().payout_level(Seat(0), product))
    };
    assert_eq!(levels(&desk), [0, 0]);
    desk.until(|at| at.phase == Phase::Investment);
    assert_eq!(levels(&desk), [0, 0]);
    desk.next_turn();
    assert_eq!(levels(&desk), [1, 1]);
}

#[test]
fn md_q42_the_city_must_stand_in_an_established_producer() {
    for (presence, cities, cash) in
        [("PA OH", "OH", 45), ("PA OH", "VA", 25), ("PA OH KY", "KY", 25), ("PA OH*", "OH", 10)]
    {
        let mut desk = holding(1, &[27]);
        desk.presence(0, presence).cities(cities).play("play 27 payout");
        assert_eq!(desk.player(0).cash, 60 + cash, "{presence}, city {cities}");
    }
}

#[test]
fn md_q43_without_a_city_nobody_has_most_cities() {
    let desk = investment(5);
    assert_eq!(desk.at().most_cities(), None);
    assert!((0..5).all(|seat| desk.points(seat) == 0));
}

#[test]
fn md_q43_it_is_counted_anew_after_every_change() {
    let mut desk = investment(5);
    desk.pool(0, 1).pool(1, 2).play("city PA");
    assert_eq!([0, 1].map(|seat| desk.points(seat)), [2, 0]);
    desk.play("done, city VA");
    assert_eq!([0, 1].map(|seat| desk.points(seat)), [0, 0]);
    let mut fire = holding(2, &[46, 34]);
    fire.presence(0, "PA OH").cities("PA OH VA");
    assert_eq!(fire.points(0), 2);
    fire.play("play 46 event, name PA, name OH");
    assert_eq!([0, 1].map(|seat| fire.points(seat)), [0, 2]);
    let mut attack = expansion(5, 6);
    attack.presence(1, "VA OH").cities("OH");
    assert_eq!(attack.points(1), 2);
    attack.play_given("expand OH", dice(&[6, 6, 1, 1]));
    assert_eq!([0, 1].map(|seat| attack.points(seat)), [0, 0]);
}

#[test]
fn md_q44_a_seat_without_tokens_on_the_map_takes_part_in_all_phases() {
    let mut desk = holding(1, &[22]);
    desk.presence(0, "").profit(0, 20).play("play 22").to_trade().play("tokens 3, done");
    desk.to_expansion().play("expand OH");
    assert_eq!(desk.player(0).held, places("OH"), "from its home");
    desk.next_turn();
    assert_eq!(
        (desk.player(0).profit, desk.player(0).hand.len()),
        (25, 2),
        "a card, and one for most New Presences"
    );
}

#[test]
fn md_q45_the_vacant_home_costs_its_control_number() {
    let mut desk = expansion(5, 5);
    desk.presence(0, "").play("expand PA");
    assert_eq!((desk.player(0).pool, desk.player(0).new), (3, places("PA")));
}

#[test]
fn md_q45_a_home_that_another_holds_is_attacked_with_three_dice() {
    let mut desk = expansion(5, 5);
    desk.presence(0, "").presence(2, "QC PA").play_given("expand PA", dice(&[1, 1, 5, 4]));
    assert_eq!(desk.player(0).new, places("PA"));
}

#[test]
fn md_q46_immigrants_spare_the_homes_of_seats_whoever_holds_them() {
    let mut desk = holding(2, &[7, 34]);
    desk.presence(1, "").presence(2, "QC VA LB").cities("VA QC LB").play("play 7");
    assert_eq!(desk.choices("place"), ["LB new", "LB established"]);
}

#[test]
fn md_q46_a_home_that_nobody_chose_is_ordinary() {
    let mut desk = desk(4);
    desk.nobody_answers().era_begun(2).hold(0, &[7]).presence(1, "VA MX").cities("MX VA").play("play 7");
    assert_eq!(desk.choices("place"), ["MX new", "MX established"]);
    assert_eq!(desk.at().fight_dice(Seat(0), place("MX")), (2, 2), "a city, no home");
}

#[test]
fn md_q46_a_home_gives_its_die_to_its_owner_only() {
    let mut desk = expansion(5, 5);
    desk.presence(1, "VA QC").presence(2, "");
    assert_eq!(desk.at().fight_dice(Seat(0), place("QC")), (2, 1), "the occupant has none");
    assert_eq!(desk.at().fight_dice(Seat(2), place("QC")), (3, 1));
}

#[test]
fn md_q47_a_home_lost_and_retaken_is_minus_and_plus_five() {
    let mut desk = desk(5);
    desk.pool(0, 3).pool(1, 4).edit(|at| at["order"] = json!([1, 0, 2, 3, 4])).to_expansion();
    desk.play_given("expand PA", dice(&[5, 1, 2, 3])).play("done");
    assert_eq!(desk.player(0).this_turn.lost, 1);
    desk.play_given("expand PA", dice(&[1, 1, 6, 2]));
    desk.next_turn();
    assert_eq!([0, 1].map(|seat| desk.player(seat).profit), [30, 30]);
}

#[test]
fn md_q47_unity_protects_the_own_token_only_while_it_is_there() {
    let mut desk = holding(1, &[19]);
    desk.deeds(1, "unity").presence(1, "KY").presence(2, "QC VA").play("play 19 event");
    assert!(desk.may("name VA"), "another seat's token in the home of a seat with Unity");
    desk.presence(2, "QC").presence(1, "VA KY");
    assert_eq!(desk.refused("name VA"), ("MD-F8", "md-no-named-place"));
}

#[test]
fn md_q48_a_refused_offer_has_no_effect_and_another_seat_may_be_asked() {
    let mut desk = with_leaders(&[(1, &[22]), (2, &[29])]);
    desk.play("offer 1, licence 22, send, decline");
    assert_eq!(desk.player(0).this_turn.partner, None);
    assert!(desk.player(0).this_turn.licences.is_empty());
    assert!(desk.may("offer 2"));
}

#[test]
fn md_q48_nobody_is_asked_twice_by_the_same_seat() {
    let mut desk = with_leaders(&[(1, &[22]), (2, &[29])]);
    desk.play("offer 1, licence 22, send, decline");
    assert_eq!(desk.refused("offer 1"), ("MD-Q48", "md-no-second-offer"));
}

#[test]
fn md_q49_a_joint_claim_is_not_offered_unless_both_can() {
    for (pioneers, deeds, possible) in [(1, "turnpike", true), (0, "turnpike", false), (1, "", false)] {
        let mut desk = desk(5);
        desk.nobody_answers().steps(0, "railroads", &[1, 2], true).steps(1, "railroads", &[3, 4], true);
        desk.pioneers(0, 1).pioneers(1, pioneers).deeds(4, deeds).to_investment();
        assert_eq!(desk.may("offer 1"), possible, "{pioneers} Pioneers, {deeds}");
    }
}

#[test]
fn md_q49_after_it_no_third_seat_gets_the_breakthrough() {
    let mut desk = desk(5);
    desk.nobody_answers().steps(0, "turnpike", &[1], true).steps(1, "turnpike", &[2], true);
    desk.steps(2, "turnpike", &[1, 2], true).pioneers(0, 1).pioneers(1, 1).pioneers(2, 1).to_investment();
    desk.play("offer 1, joint turnpike, send, accept, done, done");
    assert_eq!(desk.who(), [2]);
    assert_eq!(desk.refused("claim turnpike"), ("MD-R24", "md-is-claimed"));
    assert_eq!(steps(&desk, 2, Deed::Turnpike), 0);
}

#[test]
fn md_q50_whoever_has_all_steps_may_still_offer_a_joint_claim() {
    let mut desk = desk(5);
    desk.nobody_answers().steps(0, "turnpike", &[1, 2], true).pioneers(0, 1).pioneers(3, 1).to_investment();
    desk.play("offer 3, joint turnpike, send, accept");
    assert_eq!([0, 3].map(|seat| desk.points(seat)), [1, 1]);
}

#[test]
fn md_q50_after_a_single_claim_the_second_deed_stays_in_the_box() {
    let mut desk = investment(5);
    desk.steps(0, "turnpike", &[1, 2], true).pioneers(0, 1).pioneers(1, 1).play("claim turnpike, done");
    assert_eq!(desk.refused("research turnpike"), ("MD-R23", "md-is-claimed"));
    desk.steps(1, "turnpike", &[1, 2], true);
    assert_eq!(desk.refused("claim turnpike"), ("MD-R24", "md-is-claimed"));
}

#[test]
fn md_q51_own_offers_come_before_those_of_later_seats() {
    let mut desk = with_leaders(&[(2, &[22]), (4, &[29])]);
    assert_eq!(desk.who(), [0]);
    desk.play("done");
    assert_eq!(desk.who(), [2], "then in turn order");
    desk.play("done");
    assert_eq!(desk.who(), [4]);
}

#[test]
fn md_q52_a_licence_binds_the_pair_even_if_nothing_is_bought() {
    let mut desk = with_leaders(&[(1, &[22]), (2, &[29])]);
    desk.play("offer 1, licence 22, send, accept, done");
    assert_eq!(desk.who(), [1]);
    assert!(desk.may("tokens 1"), "the owner finds no other partner");
    assert_eq!([0, 1].map(|seat| desk.player(seat).cash), [60, 60], "no fee");
}

#[test]
fn md_q53_owner_and_licensee_both_use_the_whole_credit() {
    let mut desk = with_leaders(&[(1, &[22])]);
    desk.play("offer 1, licence 22, send, accept, progress westward-ho, done, progress westward-ho");
    assert_eq!([0, 1].map(|seat| desk.player(seat).cash), [60 - 30 - 10, 60 + 10 - 30]);
}

#[test]
fn md_q54_after_civil_disobedience_nobody_collaborates() {
    for (used, apart) in [("event", true), ("payout", false), ("news", false)] {
        let mut desk = holding(3, &[57]);
        desk.table(2, &[50]).play(&format!("play 57 {used}"));
        desk.steps(0, "turnpike", &[1], true).steps(1, "turnpike", &[2], true).pioneers(0, 1).pioneers(1, 1);
        desk.to_investment();
        assert_eq!(desk.may("offer 1"), !apart, "joint claim, #57 as {used}");
        assert_eq!(desk.may("offer 2"), !apart, "licence, #57 as {used}");
        assert_eq!(desk.may("tokens 1"), apart, "#57 as {used}");
    }
}

#[test]
fn md_q55_tokens_of_others_do_not_block_a_step() {
    let mut desk = investment(5);
    desk.steps(1, "turnpike", &[1], true).pioneers(0, 1).play_given("research turnpike", dice(&[1]));
    assert_eq!([0, 1].map(|seat| steps(&desk, seat, Deed::Turnpike)), [0b1, 0b1]);
}

/// All seven step tokens are in use: four on Television, three on Railroads.
fn seven_placed() -> Desk {
    let mut desk = investment(5);
    desk.steps(0, "television", &[1, 2, 3, 4], true).steps(0, "railroads", &[1, 2, 3], true).pioneers(0, 1);
    desk
}

#[test]
fn md_q56_with_all_tokens_placed_one_may_be_moved_from_another_breakthrough() {
    let mut desk = seven_placed();
    desk.play_given("research television", dice(&[5]));
    assert_eq!(desk.acts(), ["move railroads 1", "move railroads 2", "move railroads 3", "forgo"]);
    desk.play("move railroads 2");
    assert_eq!((steps(&desk, 0, Deed::Television), steps(&desk, 0, Deed::Railroads)), (0b11111, 0b101));
}

#[test]
fn md_q56_or_the_step_is_forgone() {
    let mut desk = seven_placed();
    desk.play_given("research television", dice(&[5])).play("forgo");
    assert_eq!((steps(&desk, 0, Deed::Television), steps(&desk, 0, Deed::Railroads)), (0b1111, 0b111));
}

#[test]
fn md_q56_so_with_a_step_from_a_card() {
    let mut desk = holding(1, &[23, 22]);
    desk.steps(0, "television", &[1, 2, 3, 4], true).steps(0, "railroads", &[1, 2, 3], true).play("play 23");
    assert_eq!(desk.choices("move").len(), 7);
    desk.play("move television 4");
    assert_eq!((steps(&desk, 0, Deed::Turnpike), steps(&desk, 0, Deed::Television)), (0b1, 0b111));
    assert_eq!(desk.player(0).rolled[Deed::Turnpike.index()], 0, "given by a card");
}

#[test]
fn md_q57_steps_on_what_another_claims_return_unpaid() {
    let mut desk = investment(5);
    desk.steps(0, "turnpike", &[1, 2], true)
        .pioneers(0, 1)
        .steps(1, "turnpike", &[2], true)
        .play("claim turnpike");
    assert_eq!((desk.player(1).step_tokens_used(), desk.player(1).cash), (0, 60));
}

#[test]
fn md_q58_leader_steps_on_a_claimed_breakthrough_are_lost() {
    let mut desk = holding(1, &[23, 22]);
    desk.deeds(3, "turnpike").play("play 23");
    assert_eq!(steps(&desk, 0, Deed::Turnpike), 0);
}

#[test]
fn md_q58_leader_steps_that_are_owned_are_lost() {
    let mut desk = holding(1, &[23, 22]);
    desk.steps(0, "turnpike", &[1], true).play("play 23");
    assert_eq!(desk.player(0).step_tokens_used(), 1);
}

#[test]
fn md_q58_edison_chooses_where_a_step_fits() {
    let mut both = holding(2, &[39, 34]);
    both.play("play 39");
    assert_eq!(both.choices("deed"), ["electricity", "motion-pictures"]);
    both.play("deed motion-pictures");
    assert_eq!(steps(&both, 0, Deed::MotionPictures), 0b11);
    let mut one = holding(2, &[39, 34]);
    one.steps(0, "electricity", &[1, 2], true).steps(0, "motion-pictures", &[1], true).play("play 39");
    assert_eq!(steps(&one, 0, Deed::MotionPictures), 0b11, "only there one fits");
    let mut none = holding(2, &[39, 34]);
    none.deeds(1, "electricity motion-pictures").play("play 39");
    assert_eq!(none.player(0).step_tokens_used(), 0);
}

#[test]
fn md_q59_a_pioneer_spent_for_a_claim_does_not_roll() {
    let mut desk = investment(5);
    desk.pioneers(0, 2).steps(0, "turnpike", &[1, 2], true).play("claim turnpike");
    desk.play_given("research mechanization", dice(&[2]));
    assert_eq!(steps(&desk, 0, Deed::Mechanization), 0b10);
}
