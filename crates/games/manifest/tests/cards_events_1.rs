//! Event cards from Yankee Ingenuity to Sabotage (MD-C16 to MD-C33).

use manifest::{Deed, Frame, Options};

use crate::card_desk::*;
use crate::common::*;

#[test]
fn md_c16_yankee_ingenuity_takes_a_state_and_a_pioneer() {
    let mut desk = playing(5, 1, &[16]);
    assert_eq!(desk.refused("play 16 event"), ("MD-R11", "md-no-condition"), "no Pioneer");
    desk.pioneers(0, 1);
    assert!(desk.may("play 16 event"));
    desk.presence(0, "ON EN*");
    assert_eq!(desk.refused("play 16 event"), ("MD-R11", "md-no-condition"), "New England is only New");
    assert!(desk.may("play 16 payout") && desk.may("play 16 news"));
    for far in ["ON HI", "ON AK"] {
        desk.presence(0, far);
        assert!(desk.may("play 16 event"), "{far}");
    }
}

#[test]
fn md_c16_places_a_step_that_sabotage_cannot_remove() {
    let mut desk = playing(5, 2, &[16, 33]);
    desk.pioneers(0, 1).deeds(1, "turnpike").play("play 16 event");
    assert!(desk.choices("step turnpike").is_empty(), "it is claimed");
    desk.play("step electricity 3, play 33 event");
    let electricity = Deed::Electricity.index();
    assert_eq!((desk.player(0).steps[electricity], desk.player(0).rolled[electricity]), (0b100, 0));
    assert_ne!(desk.at().frame(), Frame::Name, "Sabotage finds nothing");
}

#[test]
fn md_c16_pays_technology_in_all_eras() {
    assert_eq!(payout_of(16, 1, "technology"), 10);
    assert_eq!(eras_of(16), [1, 2, 3]);
}

#[test]
fn md_c17_spy_steals_a_random_card_of_another() {
    let mut desk = playing(5, 1, &[17, 22]);
    desk.hold(1, &[20, 21]).play("play 17 event");
    assert_eq!(desk.acts(), ["target 1"], "not oneself, and nobody without cards");
    assert_eq!(desk.refused("target 0"), ("MD-F7", "md-name-asked"));
    desk.play("target 1");
    assert_eq!(desk.asks(), [1], "only the target is asked");
    desk.play_given("1: pass", spied(20));
    let hand = |seat: u8| desk.player(seat).hand.iter().collect::<Vec<u8>>();
    assert_eq!((hand(0), hand(1)), (vec![20, 22], vec![21]));
    desk.play("play 20");
    assert_eq!(desk.player(0).pioneers, 1, "it may be played at once");
}

#[test]
fn md_c17_president_turns_it_round() {
    let mut desk = playing(5, 1, &[17, 22]);
    desk.hold(1, &[63, 20]).hold(2, &[29]).play("play 17 event, target 1, 1: answer 63");
    assert_eq!(desk.asks(), [0, 2], "anybody else may hold the Court");
    desk.play("0: pass").play_given("2: pass", spied(22));
    let hand = |seat: u8| desk.player(seat).hand.iter().collect::<Vec<u8>>();
    assert_eq!((hand(0), hand(1)), (vec![], vec![20, 22]));
    assert!(
        desk.player(0).table.contains(17) && desk.player(1).table.contains(63),
        "both keep their numbers"
    );
}

#[test]
fn md_c17_with_an_empty_hand_nothing_is_lost_to_president() {
    let mut desk = playing(5, 1, &[17]);
    desk.hold(1, &[63, 20]).play("play 17 event, target 1, 1: answer 63");
    assert_eq!(desk.player(1).hand.iter().collect::<Vec<u8>>(), [20]);
    assert_eq!(desk.seat().0, 1, "it is over, and Virginia plays");
}

#[test]
fn md_c17_the_court_of_anybody_overrules_president() {
    let mut desk = playing(5, 1, &[17]);
    desk.hold(1, &[63, 20]).hold(3, &[64]).play("play 17 event, target 1, 1: answer 63");
    desk.play_given("3: answer 64", spied(20));
    assert_eq!(desk.player(0).hand.iter().collect::<Vec<u8>>(), [20], "Spy remains effective");
    assert!(desk.player(1).hand.is_empty());
    assert!([(0, 17), (1, 63), (3, 64)].iter().all(|&(seat, card)| desk.player(seat).table.contains(card)));
}

#[test]
fn md_c17_the_player_of_spy_may_have_the_court() {
    let mut desk = playing(5, 1, &[17, 64]);
    desk.hold(1, &[63, 20])
        .play("play 17 event, target 1, 1: answer 63")
        .play_given("0: answer 64", spied(20));
    assert_eq!(desk.player(0).hand.iter().collect::<Vec<u8>>(), [20]);
}

#[test]
fn md_c17_nobody_else_may_protect_the_target() {
    let mut desk = playing(5, 1, &[17]);
    desk.hold(1, &[20]).hold(2, &[63]).play("play 17 event, target 1");
    assert_eq!(desk.refused("2: answer 63"), ("MD-W6", "md-no-answered"));
}

#[test]
fn md_c17_without_a_target_it_is_no_event() {
    let desk = playing(5, 1, &[17]);
    assert_eq!(desk.refused("play 17 event"), ("MD-Q64", "md-no-spy"));
    assert!(desk.may("play 17 payout") && desk.may("play 17 news"));
}

#[test]
fn md_c17_pays_fur_in_all_eras() {
    assert_eq!(payout_of(17, 1, "fur"), 5);
    assert_eq!(eras_of(17), [1, 2, 3]);
}

#[test]
fn md_c18_tea_party_costs_10_for_each_pip() {
    let mut desk = playing(5, 1, &[18]);
    desk.play_given("play 18 event, target 1", dice(&[2]));
    assert_eq!(desk.cashes(), [60, 40, 60, 60, 60]);
}

#[test]
fn md_c18_at_most_half_of_the_cash_rounded_up() {
    for (cash, die, left) in [(60, 5, 30), (65, 6, 30), (65, 3, 35), (5, 1, 0), (0, 6, 0)] {
        let mut desk = playing(5, 1, &[18]);
        desk.cash(1, cash).play_given("play 18 event, target 1", dice(&[die]));
        assert_eq!(desk.player(1).cash, left, "{cash} and a {die}");
    }
}

#[test]
fn md_c18_oneself_may_be_chosen() {
    let mut desk = playing(5, 1, &[18]);
    desk.play_given("play 18 event, target 0", dice(&[1]));
    assert_eq!(desk.player(0).cash, 50);
}

#[test]
fn md_c18_president_answers_after_the_roll() {
    let mut desk = playing(5, 1, &[18]);
    desk.hold(1, &[63]).play_given("play 18 event, target 1", dice(&[6]));
    assert_eq!(desk.asks(), [1]);
    desk.play("1: answer 63");
    assert_eq!(desk.player(1).cash, 60);
    assert_eq!(payout_of(18, 1, "fruit"), 10);
    assert_eq!(eras_of(18), [1]);
}

#[test]
fn md_c19_revolutionary_war_strikes_none_one_or_two_players() {
    let mut desk = playing(5, 1, &[19]);
    assert_eq!(desk.at().turn, 1, "it may be played in the first turn");
    desk.play("play 19 event, done");
    assert!((0..5).all(|seat| desk.player(seat).losses == 0));

    let mut desk = playing(5, 1, &[19]);
    desk.presence(1, "VA KY").play("play 19 event, name KY, done");
    assert_eq!((desk.held(1), desk.player(1).losses), (places("VA"), 1));

    let mut desk = playing(5, 1, &[19]);
    desk.presence(1, "VA KY*").presence(2, "QC ON").play("play 19 event, name KY");
    assert_eq!(desk.refused("name VA"), ("MD-F8", "md-no-named-place"), "two different players");
    desk.play("name ON");
    assert_eq!(
        (desk.held(1), desk.held(2)),
        (places("VA"), places("QC")),
        "a New Presence counts as a token"
    );
    assert_eq!(desk.at().frame(), Frame::Trade, "nothing more is asked");
}

#[test]
fn md_c19_a_home_is_safe_with_unity_or_a_city() {
    let mut desk = playing(5, 1, &[19]);
    desk.presence(1, "VA KY").deeds(1, "unity").presence(3, "LA AR").cities("LA AR").play("play 19 event");
    assert_eq!(desk.choices("name"), ["QC", "PA", "KY", "MX"]);
    assert_eq!(desk.refused("name VA"), ("MD-F8", "md-no-named-place"), "Unity");
    assert_eq!(desk.refused("name LA"), ("MD-F8", "md-no-named-place"), "a city");
    desk.play("name QC, name MX");
    assert!(desk.held(2).is_empty() && desk.held(4).is_empty(), "other homes may be struck");
}

#[test]
fn md_c19_a_lost_home_is_still_a_base_and_gives_a_die() {
    let mut desk = playing(5, 1, &[19]);
    desk.pool(0, 4).pool(1, 6).play("play 19 event, name VA, done").expansion_of(0).play("expand VA");
    assert_eq!(desk.held(0), places("PA VA"));
    desk.expansion_of(1);
    assert!(desk.may("expand KY"), "a neighbour of the lost home");
    desk.play_given("expand VA", dice(&[1, 2, 5, 4]));
    assert_eq!(desk.held(1), places("VA"), "three dice in the own home against one");
}

#[test]
fn md_c19_president_saves_the_token_of_his_player() {
    let mut desk = playing(5, 1, &[19]);
    desk.hold(1, &[63]).play("play 19 event, name VA, name QC, 1: answer 63");
    assert_eq!((desk.held(1), desk.player(2).losses), (places("VA"), 1));
    assert_eq!(payout_of(19, 1, "tobacco"), 5);
    assert_eq!(eras_of(19), [1]);
}

#[test]
fn md_c24_war_of_1812_wins_ties_and_saves_a_token_in_north_and_canada() {
    let mut desk = playing(5, 1, &[24]);
    desk.presence(0, "PA IN")
        .presence(1, "VA NJ OH MD")
        .presence(2, "QC NY")
        .presence(3, "LA IL")
        .pool(0, 12);
    desk.play("play 24 event").expansion_of(0);
    desk.play_given("expand NY", dice(&[1, 1, 6]));
    assert_eq!(desk.player(0).pool, 10, "2 instead of 3");
    desk.play_given("expand NY", dice(&[6, 1, 6]));
    assert_eq!((desk.player(0).pool, desk.held(2)), (8, places("QC")), "again 2, and the tie wins");
    desk.play_given("expand NJ, expand OH", dice(&[3, 1, 3, 2, 2, 2]));
    assert_eq!((desk.player(0).pool, desk.held(1)), (6, places("VA MD")), "1 instead of 2, twice");
    desk.play_given("expand IL", dice(&[4, 2, 4]));
    assert_eq!(
        (desk.player(0).pool, desk.held(3)),
        (4, places("LA")),
        "a fourth costs 2, and still wins ties"
    );
    desk.play_given("expand MD", dice(&[4, 2, 4]));
    assert_eq!((desk.player(0).pool, desk.held(1)), (2, places("VA MD")), "Maryland lies in the South");
}

#[test]
fn md_c24_canada_too_and_never_less_than_one_token() {
    let mut desk = playing(5, 1, &[24]);
    desk.presence(0, "PA MN").presence(2, "QC MB SO ON").pool(0, 5).play("play 24 event").expansion_of(0);
    desk.play_given("expand MB, expand ON", dice(&[2, 2, 2, 1, 1, 1]));
    assert_eq!((desk.player(0).pool, desk.held(2)), (3, places("QC SO")), "control number 1 stays 1");
    assert_eq!(desk.at().marketing.iter().map(|card| card.left).sum::<u8>(), 3, "and uses up no discount");
}

#[test]
fn md_c24_pays_fur_in_era_1() {
    assert_eq!(payout_of(24, 1, "fur"), 5);
    assert_eq!(eras_of(24), [1]);
}

#[test]
fn md_c25_the_banner_re_rolls_all_own_dice_of_the_attacker() {
    let mut desk = playing(5, 1, &[25]);
    desk.presence(1, "VA NJ").pool(0, 7).play("play 25 event").expansion_of(0);
    desk.play_given("expand NJ", dice(&[1, 2, 5]));
    assert_eq!(desk.acts(), ["reroll", "keep"]);
    desk.play("keep");
    assert_eq!(desk.held(1), places("VA NJ"));
    desk.play_given("expand NJ, reroll", dice(&[1, 2, 5, 6, 1]));
    assert_eq!((desk.held(0), desk.held(1)), (places("PA NJ"), places("VA")), "the defender's 5 stands");
}

#[test]
fn md_c25_once_in_each_competition() {
    let mut desk = playing(5, 1, &[25]);
    desk.presence(1, "VA NJ MD").pool(0, 7).play("play 25 event").expansion_of(0);
    desk.play_given("expand NJ, reroll", dice(&[1, 2, 5, 3, 4]));
    assert_eq!((desk.at().frame(), desk.held(1)), (Frame::Expand, places("VA NJ MD")), "the new dice stand");
    desk.play_given("expand MD, reroll", dice(&[1, 1, 2, 3, 1]));
    assert_eq!(desk.held(0), places("PA MD"), "and again in the next one");
}

#[test]
fn md_c25_the_defender_re_rolls_too() {
    let mut desk = playing(5, 1, &[25]);
    desk.presence(0, "PA NJ")
        .presence(1, "VA MD")
        .cities("NJ")
        .pool(1, 5)
        .play("play 25 event")
        .expansion_of(1);
    desk.play_given("expand NJ", dice(&[5, 1, 3, 4]));
    assert_eq!((desk.at().frame(), desk.asks()), (Frame::DefenceBanner, vec![0]));
    desk.play_given("0: reroll", dice(&[2, 5]));
    assert_eq!(desk.held(0), places("PA NJ"), "both dice anew, and the tie is the defender's");
}

#[test]
fn md_c25_the_option_leaves_it_to_attackers() {
    let options = Options { banner_attack_only: true, ..Options::default() };
    let mut desk = playing_on(desk_with(options, 5), 1, &[25]);
    desk.presence(0, "PA NJ").presence(1, "VA MD").pool(1, 5).play("play 25 event").expansion_of(1);
    desk.play_given("expand NJ", dice(&[5, 1, 3]));
    assert_eq!(desk.held(1), places("VA MD NJ"), "the defender is not asked");
}

#[test]
fn md_c25_pays_textiles_in_era_1() {
    assert_eq!(payout_of(25, 1, "textiles"), 10);
    assert_eq!(eras_of(25), [1]);
}

#[test]
fn md_c26_monroe_doctrine_works_in_mexico_and_central_and_south_america() {
    let mut desk = playing(5, 1, &[26]);
    desk.presence(0, "PA OA").presence(1, "VA MD").presence(4, "MX VZ CE").pool(0, 8);
    desk.play("play 26 event").expansion_of(0);
    desk.play_given("expand CE", dice(&[1, 1, 2]));
    desk.play_given("expand CE", dice(&[3, 1, 3]));
    assert_eq!((desk.player(0).pool, desk.held(0)), (6, places("PA OA CE")), "1 instead of 2, both times");
    desk.play_given("expand VZ", dice(&[4, 4, 4]));
    assert_eq!((desk.player(0).pool, desk.held(4)), (5, places("MX")));
    desk.play_given("expand MD", dice(&[4, 4, 4]));
    assert_eq!((desk.player(0).pool, desk.held(1)), (3, places("VA MD")), "not in the South");
    assert_eq!(payout_of(26, 1, "gold"), 10);
    assert_eq!(eras_of(26), [1]);
}

#[test]
fn md_c27_erie_canal_pays_10_for_two_presences() {
    let cases = [
        ("PA", 0),
        ("PA OH", 10),
        ("PA OH LB", 10),
        ("PA OH LB MR", 20),
        ("PA OH LB MR*", 10),
        ("PA OH LB MR IN IL", 30),
        ("PA OH LB MR IN IL WI MN", 30),
        ("PA MD NC SC GA", 0),
    ];
    for (held, cash) in cases {
        let mut desk = playing(5, 1, &[27]);
        desk.presence(0, held).play("play 27 event");
        assert_eq!(desk.player(0).cash, 60 + cash, "{held}");
    }
    assert_eq!(payout_of(27, 1, "ore"), 10);
    assert_eq!(eras_of(27), [1]);
}

#[test]
fn md_c28_oregon_trail_opens_oregon_with_westward_ho() {
    let mut desk = playing(5, 1, &[28]);
    desk.deeds(0, "westward-ho").deeds(1, "westward-ho").pool(0, 2).pool(1, 2);
    desk.play("play 28 event").expansion_of(0);
    assert_eq!(desk.refused("expand CN"), ("MD-R40", "md-too-far"));
    desk.play("expand OR");
    assert_eq!((desk.player(0).new, desk.player(0).pool), (places("OR"), 1));
    desk.expansion_of(1);
    assert_eq!(desk.refused("expand OR"), ("MD-R40", "md-too-far"), "for its player only");
}

#[test]
fn md_c28_westward_ho_must_be_there_when_it_is_played() {
    let mut desk = playing(5, 1, &[28]);
    desk.pool(0, 2).play("play 28 event").trade_of(0).play("progress westward-ho").expansion_of(0);
    assert_eq!(desk.refused("expand OR"), ("MD-R40", "md-too-far"));
    let mut desk = playing(5, 1, &[28]);
    desk.deeds(0, "westward-ho").presence(1, "VA OR").pool(0, 2).play("play 28 event").expansion_of(0);
    desk.play_given("expand OR", dice(&[6, 1, 5]));
    assert_eq!(desk.held(1), places("VA"), "held by another it must be won");
    assert_eq!(payout_of(28, 1, "timber"), 5);
    assert_eq!(eras_of(28), [1]);
}

#[test]
fn md_c30_surplus_lowers_a_product_by_one_level() {
    let mut desk = playing(5, 1, &[30, 62]);
    desk.presence(2, "QC KY NC").play("play 30 event");
    assert_eq!(desk.choices("product").len(), 11);
    desk.play("product tobacco, play 62 payout");
    assert_eq!(desk.cashes(), [60, 60, 65, 60, 60], "Virginia's level 1 falls to 0, Quebec's 2 to 1");
}

#[test]
fn md_c30_surplus_ends_with_the_turn() {
    let mut desk = playing(5, 1, &[30]);
    desk.play("play 30 event, product tobacco").turn(2).hold(0, &[62]);
    let before = desk.cashes();
    desk.play("play 62 payout");
    assert_eq!(desk.player(1).cash - before[1], 5);
}

#[test]
fn md_c30_president_is_paid_as_if_there_were_no_surplus() {
    let mut desk = playing(5, 1, &[30, 62]);
    desk.presence(2, "QC KY").hold(1, &[63]).hold(3, &[20]).play("play 30 event, product tobacco");
    assert_eq!(desk.asks(), [1], "Quebec has no card, Louisiana no Tobacco");
    desk.play("1: answer 63, 0: pass, 3: pass, play 62 payout");
    assert_eq!(desk.cashes(), [60, 65, 60, 60, 60]);
    assert_eq!(payout_of(30, 1, "grain"), 5);
    assert_eq!(eras_of(30), [1, 2, 3]);
}

#[test]
fn md_c31_trading_post_works_everywhere_in_three_territories() {
    let mut desk = playing(5, 1, &[31]);
    desk.presence(0, "PA IN").presence(1, "VA NJ MD OH").presence(3, "LA IL").pool(0, 8);
    desk.play("play 31 event").expansion_of(0);
    desk.play_given("expand NJ, expand MD, expand OH", dice(&[3, 1, 3, 3, 1, 3, 3, 1, 3]));
    assert_eq!(
        (desk.player(0).pool, desk.held(1)),
        (5, places("VA")),
        "ties win, 1 instead of 2, three times"
    );
    desk.play_given("expand IL", dice(&[3, 1, 3]));
    assert_eq!(
        (desk.player(0).pool, desk.held(3)),
        (3, places("LA")),
        "the fourth costs 2; ties win everywhere"
    );
}

#[test]
fn md_c31_the_discount_holds_for_a_second_attack() {
    let mut desk = playing(5, 1, &[31]);
    desk.presence(2, "QC NY").pool(0, 6).play("play 31 event").expansion_of(0);
    desk.play_given("expand NY", dice(&[1, 1, 6]));
    desk.play_given("expand NY", dice(&[1, 1, 6]));
    assert_eq!(desk.player(0).pool, 2, "twice 2 instead of 3");
    assert_eq!(desk.refused("expand NY"), ("MD-R33", "md-attacked-twice"));
    assert_eq!(desk.at().marketing.iter().map(|card| card.left).sum::<u8>(), 2);
}

#[test]
fn md_c31_ties_against_natives_are_won() {
    let mut desk = playing(5, 1, &[31]);
    desk.presence(0, "PA IA").deeds(0, "westward-ho").natives("NE").pool(0, 2);
    desk.play("play 31 event").expansion_of(0).play_given("expand NE", dice(&[3, 1, 3]));
    assert!(desk.held(0).contains(place("NE")) && desk.at().natives.is_empty());
}

#[test]
fn md_c31_only_where_the_player_can_expand() {
    let mut desk = playing(5, 1, &[31]);
    desk.presence(4, "MX NL").pool(0, 3).play("play 31 event").expansion_of(0);
    assert_eq!(desk.refused("expand NL"), ("MD-R40", "md-too-far"));
    assert_eq!(payout_of(31, 1, "fur"), 5);
    assert_eq!(eras_of(31), [1]);
}

/// Non-coastal territories of the United States in Northwest and Southwest.
const INLAND_WEST: &str = "ID MT WY DK NE NV UT AZ NM CO KS OK TW";

#[test]
fn md_c32_homestead_act_pays_10_and_with_westward_ho_gives_land() {
    let mut desk = playing(5, 1, &[32]);
    desk.play("play 32 event");
    assert_eq!((desk.player(0).cash, desk.held(0)), (70, places("PA")), "without Westward Ho");
    let mut desk = playing(5, 1, &[32]);
    desk.deeds(0, "westward-ho").play("play 32 event");
    let named: Vec<String> = desk.choices("place").iter().map(|choice| choice[..2].to_owned()).collect();
    assert_eq!(places(&named.join(" ")), places(INLAND_WEST), "not Alberta, not Hawaii, no coast");
    desk.play("place CO established");
    assert_eq!((desk.player(0).cash, desk.player(0).established()), (70, places("PA CO")));
    assert_eq!(desk.player(0).stock, 23);
}

#[test]
fn md_c32_as_new_presence_or_not_at_all() {
    let mut desk = playing(5, 1, &[32]);
    desk.deeds(0, "westward-ho").play("play 32 event, place UT new");
    assert_eq!(desk.player(0).new, places("UT"));
    let mut desk = playing(5, 1, &[32]);
    desk.deeds(0, "westward-ho").play("play 32 event, decline");
    assert_eq!((desk.player(0).cash, desk.held(0)), (70, places("PA")));
}

#[test]
fn md_c32_removes_natives() {
    let mut desk = playing(5, 1, &[32]);
    desk.deeds(0, "westward-ho").natives("CO KS").play("play 32 event, place CO new");
    assert_eq!((desk.at().natives, desk.player(0).new), (places("KS"), places("CO")));
}

#[test]
fn md_c32_not_where_another_has_a_token() {
    let mut desk = playing(5, 1, &[32]);
    desk.deeds(0, "westward-ho").presence(1, "VA CO").presence(2, "QC KS*").play("play 32 event");
    assert_eq!(desk.refused("place CO new"), ("MD-F8", "md-no-named-place"));
    assert_eq!(desk.refused("place KS established"), ("MD-F8", "md-no-named-place"));
}

#[test]
fn md_c32_with_an_empty_stock_only_the_money() {
    let mut desk = playing(5, 1, &[32]);
    desk.deeds(0, "westward-ho").pool(0, 24).play("play 32 event");
    assert_eq!((desk.player(0).cash, desk.held(0)), (70, places("PA")));
    assert_eq!(payout_of(32, 1, "grain"), 5);
    assert_eq!(eras_of(32), [1, 2]);
}

#[test]
fn md_c33_sabotage_removes_a_rolled_step() {
    let mut desk = playing(5, 2, &[33]);
    desk.steps(1, "electricity", &[2, 3], true).steps(2, "turnpike", &[1], false).play("play 33 event");
    assert_eq!(
        desk.choices("sabotage"),
        ["1 electricity 2", "1 electricity 3"],
        "Quebec's step came from a card"
    );
    assert_eq!(desk.refused("sabotage 2 turnpike 1"), ("MD-F7", "md-name-asked"));
    desk.play("sabotage 1 electricity 3");
    let electricity = Deed::Electricity.index();
    assert_eq!((desk.player(1).steps[electricity], desk.player(1).rolled[electricity]), (0b10, 0b10));
}

#[test]
fn md_c33_not_on_a_claimed_breakthrough() {
    let mut desk = playing(5, 2, &[33]);
    desk.steps(1, "turnpike", &[1], true).deeds(2, "turnpike").steps(3, "television", &[5], true);
    desk.play("play 33 event");
    assert_eq!(desk.choices("sabotage"), ["3 television 5"]);
}

#[test]
fn md_c33_the_owner_may_answer_with_president() {
    let mut desk = playing(5, 2, &[33]);
    desk.steps(1, "turnpike", &[2], true).hold(1, &[63]).play("play 33 event, sabotage 1 turnpike 2");
    assert_eq!(desk.asks(), [1]);
    desk.play("1: answer 63");
    assert_eq!(desk.player(1).steps[Deed::Turnpike.index()], 0b10);
    assert_eq!(payout_of(33, 2, "ore"), 10);
    assert_eq!(eras_of(33), [2, 3]);
}
