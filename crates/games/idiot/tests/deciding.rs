//! What players see about a choice before they make it, and which choices are shown first.

use crate::common::*;
use scene::{Choice, Effect, Item, Prominence, Scene};

fn choice<'a>(scene: &'a Scene, act: &str) -> &'a Choice {
    scene.prompt.choices.iter().find(|choice| choice.act == act).unwrap_or_else(|| panic!("{act} is offered"))
}

fn items(scene: &Scene) -> impl Iterator<Item = &Item> {
    scene.areas.iter().flat_map(|area| &area.items)
}

/// The first seat's own number is 5.
#[test]
fn fip_11_dice_are_turned_and_all_of_a_number_placed_in_one_act() {
    let (mut steps, mut once) = (desk(), desk());
    for desk in [&mut steps, &mut once] {
        desk.groups([0; 6]);
        desk.play_given("roll", kernel::chance::Given::dice([5, 5, 2, 2, 1, 6]));
    }
    assert_eq!(
        once.choices("all"),
        [
            "2",
            "5",
            "1 turning 1",
            "2 turning 1",
            "6 turning 1",
            "1 turning 2",
            "2 turning 2",
            "3 turning 2",
            "4 turning 2",
            "6 turning 2",
        ]
    );
    assert_eq!(once.refused("all 3 turning 1"), ("FIP-12", "fip-no-single"));
    assert_eq!(once.refused("all 5 turning 1"), ("FIP-11", "fip-no-side"));
    assert_eq!(once.refused("all 2 turning 3"), ("FIP-11", "fip-no-so-many"));
    assert_eq!(once.refused("all 2 turning 0"), ("FIP-11", "fip-no-so-many"));
    steps.play("turn 5 2, turn 5 2, all 2");
    once.play("all 2 turning 2");
    assert_eq!(once.state, steps.state);
    assert_eq!(once.state.groups(), [0, 4, 0, 0, 0, 0]);
    assert_eq!(once.log(1).len(), steps.log(1).len(), "every die that is turned is told");
}

#[test]
fn fip_13_with_one_place_left_nothing_is_turned_for_several() {
    let mut desk = desk();
    desk.groups([5, 5, 5, 4, 0, 0]);
    desk.play_given("roll", kernel::chance::Given::dice([5, 5, 2, 2, 1]));
    assert!(desk.choices("all").is_empty());
    assert_eq!(desk.refused("all 2 turning 1"), ("FIP-13", "fip-no-room"));
}

#[test]
fn choices_of_dice_name_the_headlines_that_they_serve() {
    let mut desk = desk();
    let seven = headline("7x4");
    desk.groups([0, 0, 0, 2, 0, 0]).hold(0, &[seven]);
    desk.play_given("roll", kernel::chance::Given::dice([4, 4, 5, 2, 1, 6]));
    let scene = desk.picture(0);
    let title = format!("fip-headline-{seven}");
    let names = |act: &str| serde_json::to_string(&choice(&scene, act).detail).unwrap().contains(&title);
    assert!(names("all 4") && names("all 4 turning 1") && names("place 4") && !names("place 2"));
    // Two 4s are on the group, and the seat's cards add two more. With two more dice it has six of seven.
    let told = said(choice(&scene, "all 4").detail.as_ref().unwrap());
    assert!(told.contains("6 of 7"), "{told}");
    let dice = choice(&scene, "all 4 turning 1").effects.iter().find_map(|effect| match effect {
        Effect::Dice(dice) => Some((dice.bin.0.as_str(), dice.value, dice.count)),
        _ => None,
    });
    assert_eq!(dice, Some(("group:4", 4, 3)));
    let bins = items(&scene).find_map(|item| match item {
        Item::Bins(bins) => Some(bins),
        _ => None,
    });
    let four = &bins.unwrap().bins[3];
    assert!(bins.unwrap().focus, "the groups are the stage");
    assert_eq!((four.own, four.goals.len(), four.goals[0].count, four.goals[0].met), (2, 1, 7, false));
}

#[test]
fn more_dice_than_a_headline_needs_are_not_counted() {
    let mut desk = desk();
    // The 3s are still missing, so three 2s do not fulfill the card.
    let card = headline("2x2 and 2x3");
    desk.groups([0; 6]).hold(0, &[card]);
    desk.play_given("roll", kernel::chance::Given::dice([2, 2, 2, 1, 1, 6]));
    let told = said(choice(&desk.picture(0), "all 2").detail.as_ref().unwrap());
    assert!(told.contains("2 of 2") && !told.contains("3 of 2"), "{told}");
}

#[test]
fn a_roll_is_labelled_with_whose_it_is_and_an_old_one_as_such() {
    let mut desk = desk();
    desk.groups([0; 6]);
    let roll = |scene: &Scene| {
        items(scene).find_map(|item| match item {
            Item::Dice(dice) => Some((
                dice.name.key.to_string(),
                dice.owner.map(|seat| seat.0),
                dice.dice.iter().all(|die| die.used),
            )),
            _ => None,
        })
    };
    assert_eq!(roll(&desk.picture(1)), Some(("fip-dice-none".into(), None, true)), "nothing was rolled");
    desk.play_given("roll", kernel::chance::Given::dice([4, 4, 5, 2, 1, 6]));
    assert_eq!(roll(&desk.picture(1)), Some(("fip-dice".into(), Some(0), false)));
    desk.play("all 4");
    assert_eq!(
        roll(&desk.picture(1)),
        Some(("fip-dice-last".into(), Some(0), true)),
        "what is left is nobody's to place"
    );
}

#[test]
fn fip_24_steps_come_first_flights_second_and_flights_to_neighbours_when_asked_for() {
    let mut desk = desk();
    desk.tour("NY", &[4, 1, 1]);
    let scene = desk.picture(0);
    let of = |act: &str| choice(&scene, act).prominence;
    assert_eq!(
        (of("go PA"), of("fly TX"), of("fly PA")),
        (Prominence::First, Prominence::Second, Prominence::Folded)
    );
    let first: Vec<_> =
        scene.prompt.choices.iter().map(|choice| choice.act.split(' ').next().unwrap()).collect();
    assert!(first.windows(2).all(|pair| !(pair[0] == "fly" && pair[1] == "go")), "{first:?}");
}

#[test]
fn fip_23_to_go_back_to_an_own_state_wins_no_delegates_again() {
    let mut desk = desk();
    desk.board("PA 0:1").tour("NY", &[4, 1, 1]);
    let scene = desk.picture(0);
    let back = choice(&scene, "go PA");
    assert_eq!(back.place_effect().map(|effect| (effect.gain, effect.count)), Some((0, 2)));
    let told = said(back.detail.as_ref().unwrap());
    assert!(!told.contains("delegate") && told.contains("yours already"), "{told}");
    let new = choice(&scene, "go NJ").place_effect().unwrap();
    assert_eq!(new.gain, i32::from(idiot::delegates(state("NJ"))));
}

/// The dice of the last roll are shown under the name of whoever rolled them, so that nobody takes them for own dice.
#[test]
fn fip_12_the_last_roll_bears_the_name_of_whoever_rolled_it() {
    let mut desk = desk();
    desk.groups([0; 6]);
    desk.play_given("roll", kernel::chance::Given::dice([5, 5, 2, 2, 1, 6]));
    desk.play("all 2");
    let scene = desk.picture(1);
    let dice = items(&scene).find_map(|item| match item {
        Item::Dice(dice) => Some(dice),
        _ => None,
    });
    let dice = dice.expect("the dice lie on the table");
    assert_eq!((dice.name.key.as_ref(), dice.owner), ("fip-dice-last", Some(kernel::Seat(0))));
    assert!(dice.dice.iter().all(|die| die.note.is_none()), "nothing is offered with them");
}
