//! Phases 1 and 2: FIP-9 to FIP-14.

use crate::common::*;
use idiot::{Frame, Phase, piles};
use kernel::chance::Given;
use kernel::laws::Lawful;
use kernel::{Audience, FastRng, Game, Seat, Viewer};
use serde_json::json;

#[test]
fn fip_9_two_headline_cards_each_from_any_pile_one_by_one_all_at_the_same_time() {
    let mut desk = desk();
    assert_eq!(desk.deciding().len(), 3);
    assert_eq!(desk.acts_of(2), ["draw 1", "draw 2", "draw 3"]);
    desk.draw(2, 61).draw(0, 1).draw(2, 5);
    assert_eq!(desk.deciding().iter().collect::<Vec<_>>(), [Seat(0), Seat(1)], "seat 2 is through");
    assert_eq!(desk.refused("2: draw 1").rule, "FIP-35");
    assert_eq!(desk.refused("1: draw 4"), ("FIP-9", "fip-no-pile"));
    assert_eq!(desk.state.hand(Seat(2)), 1 << 61 | 1 << 5);
    desk.draw(1, 31).draw(1, 32);
    assert_eq!(desk.state.frame(), Frame::Phase(Phase::Draw), "all must be drawn");
    desk.draw(0, 2);
    assert_eq!(desk.state.frame(), Frame::Phase(Phase::Dice));
}

#[test]
fn fip_9_one_more_card_for_each_bonus_and_bonuses_add_up() {
    let mut desk = desk();
    desk.front(1, "big", &[13, 14, 15]).front(2, "big", &[7, 16]);
    desk.tour("NY", &[1, 1, 1]).play("stop, stop, stop");
    assert_eq!(desk.written()["due"], json!([2, 5, 3]));
}

#[test]
fn fip_9_the_face_is_for_the_drawer_and_the_level_for_all() {
    let mut desk = desk();
    desk.draw(1, 61);
    let told: Vec<_> = desk.told.iter().rev().take(2).map(|told| told.to).collect();
    assert_eq!(told, [Audience::AllBut(Seat(1)), Audience::Only(Seat(1))]);
    let title = "fip-headline-61";
    let shows = |seat| serde_json::to_string(&desk.picture(seat)).unwrap().contains(title);
    assert_eq!((shows(0), shows(1), shows(2)), (false, true, false));
    assert!(desk.log(0).last().unwrap().contains("level 3"));
}

#[test]
fn fip_9_an_empty_pile_is_refilled_from_the_discards_of_its_level() {
    let mut desk = desk();
    desk.edit(|at| {
        let pile = at["piles"][1].as_array_mut().unwrap();
        let last = pile.pop().unwrap();
        at["discards"][1] = json!(std::mem::replace(pile, vec![last]));
    });
    desk.draw(0, 60);
    assert_eq!(desk.written()["piles"][1], json!([]));
    desk.draw(1, 40);
    let written = desk.written();
    assert_eq!(written["discards"][1], json!([]));
    assert_eq!(written["piles"][1].as_array().unwrap().len(), 28);
    assert_eq!(written["earlier"], json!([60]), "all know that 60 came from the old pile");
    assert!(desk.log(2).iter().any(|line| line.contains("shuffled")));
}

/// If a seat draws the last card of a pile, everybody knows that this card is not one of the refill.
#[test]
fn fip_34_a_card_drawn_before_the_refill_is_imagined_as_one_of_the_old_pile() {
    let mut desk = desk();
    desk.edit(|at| {
        let pile = at["piles"][1].as_array_mut().unwrap();
        let last = pile.split_off(28);
        at["discards"][1] = json!(std::mem::replace(pile, last));
    });
    desk.draw(0, 60).draw(1, 59).draw(1, 40);
    let mut seen = [std::collections::BTreeSet::new(), std::collections::BTreeSet::new()];
    let mut rng = FastRng::new(1);
    for _ in 0..200 {
        let imagined = desk.game.imagine(&desk.state, Viewer::Seat(Seat(2)), &mut rng);
        desk.game.audit(&imagined).unwrap();
        seen[0].insert(imagined.hand(Seat(0)));
        seen[1].insert(imagined.hand(Seat(1)) & !(1 << 59 | 1 << 60));
    }
    assert_eq!(seen[0], [1 << 59, 1 << 60].into(), "one of the last two of the old pile");
    assert!(seen[1].len() > 20 && !seen[1].contains(&0), "and one of the refill");
}

#[test]
fn fip_9_beginners_are_told_to_take_two_of_level_1() {
    let prompt = desk().picture(0).prompt;
    assert!(said(&prompt.detail.unwrap()).contains("level 1"));
    assert_eq!(prompt.rule, Some("FIP-9"));
}

#[test]
fn fip_10_clockwise_from_the_starting_player_six_dice_rolled_once() {
    let mut desk = desk();
    desk.groups([0; 6]);
    assert_eq!((desk.seat(), desk.acts()), (Seat(0), vec!["roll".to_owned()]));
    desk.roll(&[1, 2, 3, 4, 6, 6], "place 1, place 6");
    assert_eq!(desk.state.groups(), [1, 0, 0, 0, 0, 1]);
    assert_eq!((desk.seat(), desk.acts()), (Seat(1), vec!["roll".to_owned()]));
    desk.roll(&[3, 3, 3, 4, 6, 6], "all 3").roll(&[3, 3, 3, 4, 6, 6], "place 3, place 3");
    assert_eq!((desk.seat(), desk.state.groups()), (Seat(0), [1, 0, 5, 0, 0, 1]));
}

#[test]
fn fip_11_each_die_of_the_own_number_to_any_side_by_itself() {
    let mut desk = desk();
    desk.groups([0; 6]).play_given("roll", Given::dice([5, 5, 5, 1, 2, 6]));
    let turns: Vec<_> = desk.acts().into_iter().filter(|act| act.starts_with("turn")).collect();
    assert_eq!(turns, ["turn 5 1", "turn 5 2", "turn 5 3", "turn 5 4", "turn 5 6"]);
    assert_eq!(desk.refused("turn 1 5"), ("FIP-11", "fip-no-own"));
    assert_eq!(desk.refused("turn 5 5"), ("FIP-11", "fip-no-side"));
    assert_eq!(desk.refused("turn 5 7").rule, "FIP-11");
    desk.play("turn 5 1, turn 5 6");
    assert_eq!(desk.state.dice(), [1, 6, 5, 1, 2, 6]);
    // c = 2 dice of number 6 and w = 1 turnable die left: "all of 6" can place two or three.
    desk.play("turn 5 6");
    assert_eq!(desk.refused("turn 5 1"), ("FIP-11", "fip-no-die"), "no die is turned twice");
    desk.play("all 6");
    assert_eq!(desk.state.groups(), [0, 0, 0, 0, 0, 3]);
}

#[test]
fn fip_11_turning_comes_before_placing() {
    let mut desk = desk();
    desk.groups([0; 6]).play_given("roll, place 1", Given::dice([5, 5, 5, 1, 2, 6]));
    assert_eq!(desk.refused("turn 5 1"), ("FIP-11", "fip-no-turn-second"));
    assert_eq!(desk.acts(), ["place 2", "place 5", "place 6"]);
}

#[test]
fn fip_12_two_of_any_numbers_or_all_of_one_never_a_single_die_nor_three_of_four() {
    let mut desk = desk();
    desk.groups([0; 6]).play_given("roll", Given::dice([2, 2, 2, 2, 4, 6]));
    assert_eq!(desk.acts(), ["place 2", "place 4", "place 6", "all 2"]);
    assert_eq!(desk.refused("all 4"), ("FIP-12", "fip-no-single"));
    assert_eq!(desk.refused("all 1"), ("FIP-12", "fip-no-die"));
    assert_eq!(desk.refused("stop").rule, "FIP-35", "placing is mandatory");
    desk.play("place 2");
    assert_eq!(desk.refused("all 2"), ("FIP-12", "fip-no-all-second"));
    desk.play("place 2");
    assert_eq!((desk.state.groups(), desk.seat()), ([0, 2, 0, 0, 0, 0], Seat(1)), "two of four, not three");
    desk.roll(&[2, 2, 2, 2, 4, 6], "all 2");
    assert_eq!(desk.state.groups(), [0, 6, 0, 0, 0, 0]);
}

#[test]
fn fip_13_with_19_lying_five_dice_are_rolled_and_exactly_one_is_placed() {
    let mut desk = desk();
    desk.groups([4, 4, 4, 4, 3, 0]).play_given("roll", Given::dice([5, 6, 6, 6, 1]));
    assert_eq!(desk.state.dice(), [5, 6, 6, 6, 1, 0]);
    assert_eq!(desk.refused("all 6"), ("FIP-13", "fip-no-room"));
    assert!(desk.may("turn 5 2"), "he may turn");
    desk.play("turn 5 2, place 2");
    assert_eq!((desk.state.groups(), desk.state.frame()), ([4, 5, 4, 4, 3, 0], Frame::Phase(Phase::States)));
}

#[test]
fn fip_13_with_18_lying_exactly_two_are_placed() {
    let mut desk = desk();
    desk.groups([4, 4, 4, 4, 2, 0]).play_given("roll", Given::dice([6, 6, 6, 1, 2, 3]));
    desk.play("all 6");
    assert_eq!(desk.state.groups(), [4, 4, 4, 4, 2, 2], "two of three equal ones");
    let mut desk = crate::common::desk();
    desk.groups([4, 4, 4, 4, 2, 0]).roll(&[6, 6, 6, 1, 2, 3], "place 6, place 1");
    assert_eq!(desk.state.groups(), [5, 4, 4, 4, 2, 1]);
}

#[test]
fn fip_13_with_17_lying_of_four_equal_ones_three_are_placed() {
    let mut desk = desk();
    desk.groups([4, 4, 4, 4, 1, 0]).play_given("roll", Given::dice([6, 6, 6, 6, 2, 3]));
    desk.play("all 6");
    assert_eq!((desk.state.groups()[5], desk.state.frame()), (3, Frame::Phase(Phase::States)));
    // After two dice of any number one place is left, for the next seat.
    let mut desk = crate::common::desk();
    desk.groups([4, 4, 4, 4, 1, 0]).roll(&[6, 6, 6, 6, 2, 3], "place 6, place 6");
    assert_eq!((desk.seat(), desk.acts()), (Seat(1), vec!["roll".to_owned()]));
    desk.roll(&[2, 2, 3, 3, 4], "place 3");
    assert_eq!(desk.state.groups(), [4, 4, 5, 4, 1, 2]);
}

#[test]
fn fip_13_the_phase_ends_in_the_middle_of_a_lap() {
    let mut desk = desk_of(5);
    desk.groups([4, 4, 4, 4, 0, 0]).roll(&[6, 6, 6, 6, 2, 3], "all 6");
    assert_eq!(
        (desk.state.groups().iter().sum::<u8>(), desk.state.frame()),
        (20, Frame::Phase(Phase::States))
    );
}

/// The first example of the rulebook: Jeff Pesos turns the 5 into a 1 and places three 1s.
#[test]
fn fip_14_jeff_pesos_turns_a_5_into_a_1_and_places_three() {
    let mut desk = desk();
    desk.groups([0; 6]).roll(&[5, 1, 1, 2, 3, 6], "turn 5 1, all 1");
    assert_eq!(desk.state.groups(), [3, 0, 0, 0, 0, 0]);
}

/// The second example: the 5 becomes a 4, and he places the 4 and one 6.
#[test]
fn fip_14_jeff_pesos_turns_a_5_into_a_4_and_places_it_with_a_6() {
    let mut desk = desk();
    desk.groups([0; 6]).roll(&[5, 6, 6, 1, 2, 3], "turn 5 4, place 4, place 6");
    assert_eq!(desk.state.groups(), [0, 0, 0, 1, 0, 1]);
}

#[test]
fn fip_11_a_click_on_a_die_or_a_group_means_what_it_says() {
    let mut desk = desk();
    desk.groups([0; 6]).play_given("roll", Given::dice([5, 5, 2, 2, 2, 6]));
    assert_eq!(desk.meant(0, "die:5").as_deref(), Some("place 6"));
    assert_eq!(desk.meant(0, "group:2").as_deref(), Some("all 2"));
    assert_eq!(desk.meant(0, "group:1").as_deref(), Some("turn 5 1"));
    assert_eq!(desk.meant(0, "die:9"), None);
    let spots: Vec<_> =
        desk.picture(0).prompt.choices.iter().filter_map(|c| c.spot.clone()).map(|s| s.0).collect();
    assert!(spots.contains(&"die:0".to_owned()) && spots.contains(&"group:2".to_owned()));
    assert!(desk.picture(1).prompt.choices.is_empty());
    // If there is neither a die of the number nor of the own number, the refusal names the number that was clicked.
    let mut none = crate::common::desk();
    none.groups([0; 6]).play_given("roll", Given::dice([1, 1, 2, 2, 2, 6]));
    assert_eq!(none.meant(0, "group:3").as_deref(), Some("all 3"));
    assert_eq!(none.refused("all 3"), ("FIP-12", "fip-no-die"));
    let fresh = crate::common::desk();
    assert_eq!(fresh.meant(1, "pile:2").as_deref(), Some("draw 2"));
    assert_eq!(piles::LEVELS.len(), 3);
}
