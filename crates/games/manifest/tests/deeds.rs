//! The 15 progressions and 10 breakthroughs: their costs, points and effects.

use kernel::Seat;
use kernel::chance::Given;
use manifest::{Deed, piles};
use serde_json::json;

use crate::common::*;

/// Cash paid and points gained in a purchase by a seat that owns these deeds.
#[track_caller]
fn bought(owned: &str, deed: &str) -> (i32, i32) {
    let mut desk = investment(5);
    desk.deeds(0, owned);
    let before = desk.points(0);
    desk.play(&format!("progress {deed}"));
    (500 - desk.player(0).cash, desk.points(0) - before)
}

/// A progression that requires another one, with its cost and points if the seat owns that.
#[track_caller]
fn needs(need: &str, deed: &str) -> (i32, i32) {
    assert_eq!(investment(5).refused(&format!("progress {deed}")), ("MD-R22", "md-needs"));
    bought(need, deed)
}

/// A seat with a Pioneer and these steps of a breakthrough.
fn with_steps(deed: &str, steps: &[u8]) -> Desk {
    let mut desk = investment(5);
    desk.pioneers(0, 1).steps(0, deed, steps, true);
    desk
}

/// The points for a claim that needs exactly this many steps.
#[track_caller]
fn claimed(deed: &str, steps: u8, anybody_has: &str) -> i32 {
    let all: Vec<u8> = (1..=steps).collect();
    let mut lacking = with_steps(deed, &all[1..]);
    lacking.deeds(4, anybody_has);
    assert_eq!(lacking.refused(&format!("claim {deed}")), ("MD-F28", "md-steps-lack"));
    let mut desk = with_steps(deed, &all);
    desk.deeds(4, anybody_has).play(&format!("claim {deed}"));
    desk.points(0)
}

/// The cash that the first seat gets in Adjustments in addition to its Profit.
#[track_caller]
fn collects(deed: &str, position: impl FnOnce(&mut Desk)) -> i32 {
    let mut desk = investment(5);
    desk.deeds(0, deed);
    position(&mut desk);
    desk.next_turn();
    desk.player(0).cash - 500 - desk.player(0).profit
}

/// The payout that the first seat gets for a product.
fn paid(deed: &str, presence: &str, cities: &str, card: u64) -> i32 {
    let mut desk = desk(5);
    desk.nobody_answers().hold(0, &[card]).presence(0, presence).cities(cities).deeds(0, deed);
    desk.play(&format!("play {card} payout"));
    desk.player(0).cash - 60
}

#[test]
fn md_p1_westward_ho_opens_the_west() {
    assert_eq!(bought("", "westward-ho"), (50, 1));
    let mut desk = expansion(5, 5);
    desk.presence(0, "PA MO");
    for code in ["NE", "KS", "OK"] {
        assert_eq!(desk.refused(&format!("expand {code}")), ("MD-R40", "md-needs-westward-ho"));
    }
    desk.deeds(0, "westward-ho").play("expand NE, expand OK");
}

#[test]
fn md_p1_westward_ho_is_the_condition_of_cards_that_lead_west() {
    let mut desk = desk(5);
    desk.nobody_answers().hold(0, &[2]).play("play 2");
    assert!(desk.may("place IA new") && desk.may("place AR established"));
    assert_eq!(desk.refused("place NE new"), ("MD-F8", "md-no-named-place"));
    assert!(desk.deeds(0, "westward-ho").may("place NE new"));
    for (card, code) in [(28, "OR"), (5, "CN")] {
        let used = if card == 5 { "play 5" } else { "play 28 event" };
        for (deeds, way) in [("", None), ("westward-ho", Some('g'))] {
            let mut desk = crate::common::desk(5);
            desk.nobody_answers().hold(0, &[card]).deeds(0, deeds).play(used);
            assert_eq!(desk.way(0, code), way, "#{card} with {deeds}");
        }
    }
}

#[test]
fn md_p1_without_westward_ho_homestead_act_and_sewards_folly_lead_nowhere() {
    let mut desk = desk(5);
    desk.nobody_answers().hold(0, &[32, 22]).play("play 32 event");
    assert!(desk.may("play 22"), "no territory is asked for");
    assert_eq!(desk.player(0).cash, 70);
    for (deeds, way) in [("", None), ("westward-ho", Some('g'))] {
        let mut desk = crate::common::desk(5);
        desk.nobody_answers().era_begun(2).hold(0, &[38]).deeds(0, deeds).play("play 38 event");
        assert_eq!(desk.way(0, "AK"), way);
    }
}

#[test]
fn md_p2_steamships_sail_from_coasts_and_from_the_home() {
    assert_eq!(needs("westward-ho", "steamships"), (80, 2));
    let mut desk = expansion(5, 8);
    desk.deeds(0, "westward-ho steamships").presence(0, "").presence(1, "VA PA");
    assert_eq!(desk.way(0, "EU"), Some('e'), "the home is lost, yet a port");
    assert_eq!(desk.way(0, "OC"), None);
    desk.edit(|at| at["canal"] = json!(true));
    assert_eq!(desk.way(0, "OC"), Some('e'));
}

#[test]
fn md_p3_airplanes_fly_from_a_city_that_the_player_holds() {
    assert_eq!(needs("westward-ho steamships", "airplanes"), (120, 3));
    let mut desk = expansion(5, 8);
    desk.deeds(0, "airplanes").cities("PA").play("expand AS");
    desk.presence(0, "OH").presence(1, "VA PA");
    assert_eq!(
        desk.refused("expand OC"),
        ("MD-R40", "md-too-far-overseas"),
        "the city of a lost home does not serve"
    );
}

#[test]
fn md_p4_telegraph_goes_two_steps_by_land() {
    assert_eq!(bought("", "telegraph"), (40, 1));
    let mut desk = expansion(5, 8);
    desk.deeds(0, "telegraph").presence(1, "VA OH*");
    assert_eq!(desk.way(0, "IN"), Some('c'), "past a New Presence");
    desk.presence(1, "VA OH");
    assert_eq!(desk.way(0, "IN"), None, "not past an Established one");
    assert_eq!(desk.way(0, "SO"), None, "New York has only a ferry there");
}

#[test]
fn md_p5_telephone_makes_cards_cheaper() {
    assert_eq!(needs("telegraph", "telephone"), (80, 2));
    for (deeds, left) in [("", 0), ("telephone", 1)] {
        let mut desk = investment(5);
        desk.in_boxes(1, [0, 0, 1]).deeds(0, deeds).pool(0, 2).era_deck(1, &[22, 29]);
        desk.play_given("card", Given::default().pile(piles::ERAS[0], [22]));
        assert_eq!(desk.player(0).pool, left, "{deeds}");
    }
    let mut desk = investment(5);
    desk.deeds(0, "telephone");
    assert_eq!(desk.refused("card"), ("MD-R18", "md-no-pool"), "the first still costs 1");
}

#[test]
fn md_p6_wireless_lifts_tokens_within_the_maximum() {
    assert_eq!(needs("telegraph telephone", "wireless"), (130, 3));
    let mut desk = investment(5);
    desk.deeds(0, "telegraph telephone").presence(0, "PA OH NJ MD NY").play("tokens 1, progress wireless");
    desk.play("lift OH, lift NJ");
    assert!(desk.may("city MD"), "three are the maximum of the first position");
    assert_eq!((desk.player(0).wireless, desk.player(0).held), (2, places("PA MD NY")));
}

#[test]
fn md_p6_wireless_lifts_five_at_most_and_only_when_it_is_bought() {
    let mut desk = investment(5);
    desk.play("done, done, done, done")
        .cash(4, 500)
        .deeds(4, "telegraph telephone")
        .presence(4, "MX NL JA VZ GU OA YU");
    desk.play("progress wireless, lift NL, lift JA, lift VZ, lift GU, lift OA");
    assert_eq!(desk.refused("lift YU"), ("MD-R13", "md-not-now"), "five are the most");
    assert_eq!(desk.choices("tokens").last().map(String::as_str), Some("6"), "eleven in all");
}

#[test]
fn md_p7_storytelling_holds_four_cards_and_discards_one() {
    assert_eq!(bought("", "storytelling"), (30, 1));
    for (hand, acts, profit) in [
        (&[1, 2, 3, 4][..], "done, done", 30),
        (&[1, 2, 3, 4, 5], "done, done", 25),
        (&[1, 2, 3, 4, 5], "done, discard 5", 30),
    ] {
        let mut desk = desk(5);
        desk.hold(0, hand).deeds(0, "storytelling").play(acts);
        assert_eq!(desk.player(0).profit, profit, "{hand:?} {acts}");
    }
}

#[test]
fn md_p8_circus_collects_five_per_region_up_to_20() {
    assert_eq!(needs("storytelling", "circus"), (70, 2));
    for (presence, cash) in
        [("PA OH", 5), ("PA KY", 10), ("PA KY JA ON", 20), ("PA KY JA ON NE", 20), ("", 0)]
    {
        assert_eq!(collects("circus", |desk| _ = desk.presence(0, presence)), cash, "{presence}");
    }
}

#[test]
fn md_p9_pro_sports_collect_ten_per_region_with_a_city_up_to_30() {
    assert_eq!(needs("storytelling circus", "pro-sports"), (120, 3));
    for (cities, cash) in [("PA", 10), ("PA OH", 10), ("PA KY", 20), ("PA KY JA ON", 30), ("VA", 0)] {
        let position = |desk: &mut Desk| _ = desk.presence(0, "PA OH KY JA ON").cities(cities);
        assert_eq!(collects("pro-sports", position), cash, "{cities}");
    }
}

#[test]
fn md_p10_unity_keeps_the_token_at_home() {
    assert_eq!(bought("", "unity"), (40, 1));
    let mut desk = desk(5);
    desk.nobody_answers().hold(0, &[19]).presence(1, "VA KY").play("play 19 event");
    assert!(desk.may("name VA"));
    desk.deeds(1, "unity");
    assert_eq!(desk.refused("name VA"), ("MD-F8", "md-no-named-place"));
    assert!(desk.may("name KY"), "another territory is not protected");
}

#[test]
fn md_p10_unity_keeps_it_from_other_cards_too() {
    let mut depression = desk(5);
    depression.nobody_answers().era_begun(3).hold(0, &[49]).deeds(1, "unity").presence(1, "VA KY TN NC");
    depression.play("play 49 event, region south");
    assert_eq!(depression.choices("lose"), ["NC", "KY", "TN"]);
    let mut trust = desk(5);
    trust.nobody_answers().era_begun(2).hold(0, &[8]).deeds(1, "unity").presence(1, "VA KY NC");
    trust.play("play 8, product tobacco, product oil");
    assert_eq!(trust.choices("divest"), ["NC", "KY"]);
}

#[test]
fn md_p11_tolerance_raises_the_maximum_by_two() {
    assert_eq!(needs("unity", "tolerance"), (70, 2));
    let mut desk = investment(5);
    assert_eq!(desk.choices("tokens").len(), 3);
    desk.deeds(0, "tolerance");
    assert_eq!(desk.choices("tokens").len(), 5);
}

#[test]
fn md_p12_safety_net_pays_the_three_lowest_profits() {
    assert_eq!(needs("unity tolerance", "safety-net"), (120, 3));
    for (profits, cash) in [
        ([20, 25, 30, 35, 40], 30),
        ([25, 20, 30, 35, 40], 20),
        ([30, 20, 25, 35, 40], 10),
        ([35, 20, 25, 30, 40], 0),
    ] {
        let position = |desk: &mut Desk| {
            for (seat, profit) in (0..).zip(profits) {
                desk.profit(seat, profit);
            }
        };
        assert_eq!(collects("safety-net", position), cash, "{profits:?}");
        assert_eq!(collects("", position), 0, "owners only");
    }
}

#[test]
fn md_p13_innovation_re_rolls_one_die_hit_or_miss() {
    assert_eq!(bought("", "innovation"), (40, 1));
    for (re_rolled, steps) in [("reroll 1", 0b11), ("reroll 2", 0b10)] {
        let mut desk = investment(5);
        desk.pioneers(0, 2).deeds(0, "innovation").play_given("research turnpike", dice(&[5, 1]));
        desk.play_given(re_rolled, dice(&[2]));
        assert_eq!(desk.player(0).steps[Deed::Turnpike.index()], steps, "{re_rolled}");
    }
    let mut desk = investment(5);
    desk.pioneers(0, 1).deeds(0, "innovation").play_given("research turnpike", dice(&[1])).play("keep");
    assert_eq!(desk.player(0).steps[Deed::Turnpike.index()], 0b01, "it may stay unused");
}

#[test]
fn md_p14_think_tank_rejects_a_card_for_another() {
    assert_eq!(needs("innovation", "think-tank"), (70, 2));
    let mut desk = investment(5);
    desk.deeds(0, "think-tank").hold(0, &[]).era_deck(1, &[22, 29]).pool(0, 1);
    desk.play_given("card", Given::default().pile(piles::ERAS[0], [22]));
    assert_eq!(desk.acts(), ["keep", "reject"]);
    desk.play_given("reject", Given::default().pile(piles::ERAS[0], [29]));
    assert_eq!(desk.player(0).hand.iter().collect::<Vec<_>>(), [29]);
    assert_eq!(desk.at().decks[0].iter().collect::<Vec<_>>(), [22], "shuffled back afterwards");
}

#[test]
fn md_p15_computers_add_a_die_and_open_e_commerce() {
    assert_eq!(needs("innovation think-tank", "computers"), (120, 3));
    let mut desk = with_steps("e-commerce", &[1, 2, 3, 4]);
    assert_eq!(desk.refused("claim e-commerce"), ("MD-R24", "md-needs"));
    assert!(desk.deeds(0, "computers").may("claim e-commerce"));
    assert_eq!(desk.at().research_dice(Seat(0)), 2);
    assert_eq!(desk.deeds(0, "").at().research_dice(Seat(0)), 1);
}

#[test]
fn md_b1_turnpike_makes_the_first_vacant_territory_cheaper() {
    assert_eq!(claimed("turnpike", 2, ""), 1);
    let mut desk = expansion(5, 8);
    desk.deeds(0, "turnpike").play("expand NY");
    assert_eq!(desk.player(0).pool, 6, "3 tokens less 1");
    desk.play("expand OH");
    assert_eq!(desk.player(0).pool, 4, "only the first");
}

#[test]
fn md_b1_turnpike_does_not_help_an_attack() {
    let mut desk = expansion(5, 8);
    desk.deeds(0, "turnpike").presence(1, "VA OH").play_given("expand OH", dice(&[6, 6, 1]));
    assert_eq!(desk.player(0).pool, 6);
    desk.play("expand MD");
    assert_eq!(desk.player(0).pool, 5, "the first vacant one is cheaper still");
}

#[test]
fn md_b2_mechanization_raises_grain_textiles_and_ore() {
    assert_eq!(claimed("mechanization", 2, ""), 1);
    assert_eq!((paid("", "PA", "", 27), paid("mechanization", "PA", "", 27)), (10, 25), "Ore");
    assert_eq!((paid("", "IN", "", 30), paid("mechanization", "IN", "", 30)), (5, 15), "Grain");
    assert_eq!((paid("", "EN", "", 25), paid("mechanization", "EN", "", 25)), (10, 25), "Textiles");
    assert_eq!(paid("mechanization", "KY", "", 19), 5, "not Tobacco");
}

#[test]
fn md_b2_mechanization_and_a_city_raise_once() {
    assert_eq!(paid("", "PA", "PA", 27), 25);
    assert_eq!(paid("mechanization", "PA", "PA", 27), 25);
    assert_eq!(paid("mechanization", "KY", "", 27), 0, "nothing without a producer");
}

#[test]
fn md_b3_public_schools_raise_the_limit_and_make_pioneers_cheaper() {
    assert_eq!(claimed("public-schools", 2, ""), 1);
    let mut desk = investment(5);
    desk.in_boxes(1, [0, 1, 0]).pioneers(0, 2).pool(0, 1);
    assert_eq!(desk.refused("pioneer"), ("MD-R20", "md-pioneer-limit"));
    desk.deeds(0, "public-schools").play("pioneer");
    assert_eq!((desk.player(0).pioneers, desk.player(0).pool), (3, 0), "1 token instead of 2");
}

#[test]
fn md_b4_railroads_serve_regions_with_a_base() {
    assert_eq!(with_steps("railroads", &[1, 2, 3, 4]).refused("claim railroads"), ("MD-R24", "md-needs"));
    assert_eq!(claimed("railroads", 4, "turnpike"), 2);
    let mut desk = expansion(5, 8);
    desk.deeds(0, "railroads").presence(1, "VA OH MI IL").presence(0, "");
    assert_eq!(desk.way(0, "IA"), Some('d'), "past opponents, from a home without a token");
    assert_eq!(desk.way(0, "KY"), None, "another region");
}

#[test]
fn md_b5_electricity_gives_a_free_city_instead_of_a_bought_one() {
    assert_eq!(with_steps("electricity", &[1, 2, 3, 4]).refused("claim electricity"), ("MD-R24", "md-needs"));
    assert_eq!(claimed("electricity", 4, "mechanization"), 2);
    let mut desk = investment(5);
    desk.deeds(0, "electricity").presence(0, "PA OH").this_turn(0, "no_city", json!(true)).play("city PA");
    assert_eq!((desk.player(0).stock, desk.player(0).boxes), (23, [0, 0, 0]), "not stopped by Civil War");
    desk.pool(0, 3);
    assert_eq!(desk.refused("city OH"), ("MD-F22", "md-one-city"));
    desk.pool(0, 0).next_turn().until(|at| at.phase == manifest::Phase::Investment);
    assert!(desk.may("city OH"), "one in each turn");
}

#[test]
fn md_b6_motion_pictures_collect_ten_per_tourists_up_to_30() {
    assert_eq!(claimed("motion-pictures", 4, ""), 2);
    for (presence, cash) in [("PA", 0), ("PA NY", 10), ("PA NY FL YU", 30), ("PA NY FL YU CU", 30)] {
        assert_eq!(collects("motion-pictures", |desk| _ = desk.presence(0, presence)), cash, "{presence}");
    }
}

#[test]
fn md_b7_rock_n_roll_re_rolls_the_first_failed_attack_on_each_territory() {
    assert_eq!(
        with_steps("rock-n-roll", &[1, 2, 3, 4, 5]).refused("claim rock-n-roll"),
        ("MD-R24", "md-needs")
    );
    assert_eq!(claimed("rock-n-roll", 5, "motion-pictures"), 2);
    let mut desk = expansion(5, 8);
    desk.deeds(0, "rock-n-roll").presence(0, "PA").presence(1, "VA OH MD");
    desk.play_given("expand OH", dice(&[1, 1, 3])).play_given("reroll", dice(&[2, 2]));
    assert_eq!(desk.at().holder(place("OH")), Some(Seat(1)));
    desk.play_given("expand OH", dice(&[1, 1, 3]));
    assert!(desk.may("expand MD"), "not asked again for Ohio");
    desk.play_given("expand MD", dice(&[1, 1, 3])).play_given("reroll", dice(&[4, 2]));
    assert_eq!(desk.at().holder(place("MD")), Some(Seat(0)), "the defender's dice stand");
}

#[test]
fn md_b8_television_collects_ten_per_richer_opponent_and_ten_at_least() {
    assert_eq!(claimed("television", 5, ""), 2);
    for (profit, cash) in [(20, 40), (30, 10), (50, 10)] {
        assert_eq!(collects("television", |desk| _ = desk.profit(0, profit)), cash, "Profit {profit}");
    }
    assert_eq!(collects("television", |desk| _ = desk.profit(1, 35).profit(3, 40)), 20);
}

#[test]
fn md_b9_urban_renaissance_collects_ten_per_city_but_not_in_cold_markets() {
    assert_eq!(claimed("urban-renaissance", 5, ""), 2);
    let cities = |desk: &mut Desk| _ = desk.presence(0, "PA OH EU ME").cities("PA EU ME VA");
    assert_eq!(collects("urban-renaissance", cities), 30);
    let cold = |desk: &mut Desk| {
        cities(desk);
        desk.edit(|at| at["cold"] = json!(["EU"]));
    };
    assert_eq!(collects("urban-renaissance", cold), 20);
}

#[test]
fn md_b10_e_commerce_needs_own_computers() {
    let mut desk = with_steps("e-commerce", &[1, 2, 3, 4]);
    desk.deeds(3, "computers");
    assert_eq!(desk.refused("claim e-commerce"), ("MD-R24", "md-needs"), "those of another do not do");
    desk.deeds(0, "computers").play("claim e-commerce");
    assert_eq!(desk.points(0), 3 + 2);
}

#[test]
fn md_b10_a_joint_claim_needs_computers_of_both() {
    for (second, offered) in [("", false), ("computers", true)] {
        let mut desk = desk(5);
        desk.nobody_answers().deeds(0, "computers").deeds(1, second).pioneers(0, 1).pioneers(1, 1);
        desk.steps(0, "e-commerce", &[1, 2], true).steps(1, "e-commerce", &[3, 4], true).to_investment();
        assert_eq!(desk.may("offer 1"), offered, "{second}");
    }
}

#[test]
fn md_b10_two_expansions_a_turn_ignore_access_and_westward_ho() {
    let mut desk = expansion(5, 9);
    desk.deeds(0, "e-commerce").play("expand HI, expand UT");
    assert_eq!(desk.refused("expand NV"), ("MD-R40", "md-needs-westward-ho"));
    desk.next_turn();
    assert_eq!(desk.player(0).this_turn.ecommerce_used, 0, "two in each turn");
}

#[test]
fn md_r22_every_credit_on_a_price_is_told() {
    let mut desk = desk(3);
    desk.table(0, &[3, 29]).edit(|at| at["discount"] = serde_json::json!(10));
    desk.to_investment();
    let scene = desk.picture(0);
    let deeds = scene.areas.iter().flat_map(|area| &area.items).find_map(|item| match item {
        scene::Item::Deeds(deeds) => Some(deeds),
        _ => None,
    });
    let mut all = deeds.unwrap().columns.iter().flat_map(|column| &column.deeds);
    let telegraph = all.find(|deed| deed.spot.0 == "deed:telegraph").unwrap();
    let help = serde_json::to_string(&telegraph.help).unwrap();
    let told = |words: &str| help.contains(words);
    assert!(told("\"card-md-29\"") && told("\"card-md-3\""), "Samuel Morse and Manifest Destiny");
    assert_eq!(desk.at().price_of(kernel::Seat(0), manifest::Deed::Telegraph).total(), 40 - 20 - 10);
}
