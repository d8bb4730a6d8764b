//! What players see of a choice before they make it: what it would do, and why a hint recommends it.

use crate::common::*;
use kernel::{Game, Insight, Seat, Viewer};
use scene::{Effect, Item, PlaceView, Scene, Shown};

/// The announced effects on a place and on the electoral votes of both teams.
fn drawn(scene: &Scene, code: &str) -> (Option<Seat>, u8, i32, Vec<i32>) {
    let items = || scene.areas.iter().flat_map(|area| &area.items);
    let place: &PlaceView = items()
        .find_map(|item| match item {
            Item::Board(board) => board.places.iter().find(|place| place.id == code),
            _ => None,
        })
        .unwrap();
    let counters = items().find_map(|item| match item {
        Item::Track(track) => Some(track.counters.iter().map(|counter| counter.value).collect()),
        _ => None,
    });
    let count = place.pieces.first().map_or(0, |piece| piece.count);
    (place.owner, place.strength, count, counters.unwrap())
}

/// TPG-12: for each die and each state, the announced effect is what then happens.
#[test]
fn tpg_12_what_a_die_would_do_is_drawn_as_it_happens() {
    let mut desk = desk();
    desk.board("FL -5, OH -3, VA 2");
    desk.play_with("announce FL, announce OH, announce VA, roll", &[6, 5, 3], &[]);
    let seat = desk.team().seat();
    let scene = desk.game.picture(&desk.state, Viewer::Seat(seat));
    assert_eq!(scene.prompt.choices.len(), 9);
    for choice in &scene.prompt.choices {
        let code = choice.spot.as_ref().unwrap().id();
        assert!(choice.using.as_ref().is_some_and(|spot| spot.0.starts_with("die:")), "{choice:?}");
        let place = choice.place_effect().unwrap();
        let value = |effect: &Effect| match effect {
            Effect::Counter(counter) => Some(counter.value),
            _ => None,
        };
        let counters: Vec<_> = choice.effects.iter().filter_map(value).collect();
        let mut after = desk.state.clone();
        let act = choice.act.parse().unwrap();
        let Ok(()) = desk.game.play(&mut after, seat, act, &mut kernel::FastRng::new(1), &mut kernel::NoLog);
        let seen = drawn(&desk.game.picture(&after, Viewer::Seat(seat)), code);
        assert_eq!(seen, (place.owner, place.strength, place.count, counters), "{}", choice.act);
    }
    let gain = |act: &str| {
        scene.prompt.choices.iter().find(|choice| choice.act == act).unwrap().place_effect().unwrap().gain
    };
    assert_eq!((gain("allot 6 FL"), gain("allot 5 FL"), gain("allot 6 VA")), (29, 0, 0));
}

/// The die shown for a choice has the right value and is not allotted yet.
#[test]
fn tpg_12_of_equal_dice_the_first_that_is_left_is_taken() {
    let mut desk = desk();
    desk.play_with("announce FL, announce OH, announce VA, roll, allot 4 FL", &[4, 2, 4], &[]);
    let scene = desk.picture(desk.team().seat().0);
    let die = |act: &str| {
        let choice = scene.prompt.choices.iter().find(|choice| choice.act == act).unwrap();
        choice.using.clone().unwrap().0
    };
    assert_eq!((die("allot 4 OH"), die("allot 2 OH")), ("die:0".into(), "die:1".into()));
}

/// A click on the map means campaigning there, even where funds can be raised.
#[test]
fn tpg_13_funds_are_raised_at_the_desk() {
    let desk = desk();
    let scene = desk.picture(desk.team().seat().0);
    for choice in &scene.prompt.choices {
        assert_eq!(choice.spot.is_some(), choice.act.starts_with("announce "), "{}", choice.act);
    }
}

#[test]
fn hints_give_a_reason_and_defend_a_small_chance_beside_a_good_one() {
    let mut desk = desk();
    desk.board("CA -5, DE -1");
    let seat = desk.team().seat();
    let why = |act: &str| {
        testkit::said::<presidential::Presidential>(
            &desk.game.reason(&desk.state, seat, act.parse().unwrap()).unwrap(),
        )
    };
    let long = why("announce CA");
    assert!(long.contains("17") && long.contains("55") && long.contains("100"), "{long}");
    let mut acts = Vec::new();
    desk.game.acts(&desk.state, seat, &mut acts);
    for act in acts {
        assert!(desk.game.reason(&desk.state, seat, act).is_some(), "{act}");
    }
    // The best first state is worth as much as the whole campaign, so a hint names it at once.
    let worth = |act: &str| desk.game.worth(&desk.state, seat, act.parse().unwrap());
    let best = ["announce TX", "announce NY", "announce FL", "announce CA"]
        .map(worth)
        .into_iter()
        .fold(0.0, f32::max);
    assert!(best > worth("campaign") && worth("announce WY") < worth("campaign"));
}
