//! Phase 3: FIP-15 to FIP-19, FIP-29; and the deck of headlines.

use crate::common::*;
use idiot::{BigKind, Event, Frame, Join, Need, Phase, odds, printed};
use kernel::Seat;
use scene::Item;

/// All dice but the last are placed as in the rulebook's example; the last seat places the rest.
fn example(desk: &mut Desk) -> &mut Desk {
    desk.groups([5, 3, 3, 2, 1, 5])
}

fn finish(desk: &mut Desk) -> &mut Desk {
    desk.roll(&[6, 1, 2, 3, 4], "place 6")
}

/// FIP-19: type 4, attribute 4, small bonus 6, big bonus additional card; round 2.
#[test]
fn fip_19_example_three_headlines_worth_five_cubes() {
    let cards = [headline("7x?"), headline("0x1 or 0x2"), headline("4x1 and 4x6")];
    let levels = cards.map(|card| printed().headlines[usize::from(card) - 1].level);
    assert_eq!(levels, [2, 3, 1]);
    let mut desk = desk();
    desk.edit(|at| at["round"] = 2.into());
    example(&mut desk).hold(0, &cards).front(0, "small", &[16]).front(0, "big", &[13]);
    finish(&mut desk);
    assert_eq!(desk.state.groups(), [5, 3, 3, 2, 1, 6]);
    let met: Vec<_> = desk
        .told
        .iter()
        .filter_map(|told| match told.event {
            Event::Checked { seat: Seat(0), card, met, cubes } => Some((card, met, cubes)),
            _ => None,
        })
        .collect();
    assert_eq!(met, [(cards[2], true, 1), (cards[0], true, 2), (cards[1], false, 0)]);
    assert_eq!(desk.allowance(0), 2 + 1 + 2);
    assert_eq!(desk.supply(0), 30, "the cubes stay in the supply until they are placed");
}

#[test]
fn fip_15_dice_plus_one_for_each_small_bonus_attribute_and_type() {
    // Two 4s lie; attribute 4 and type 4 make four, a small bonus 4 makes five.
    let mut desk = desk();
    example(&mut desk).hold(0, &[headline("5x4")]).front(0, "small", &[10]);
    finish(&mut desk);
    assert_eq!(desk.allowance(0), 1 + 2);
    let mut desk = crate::common::desk();
    example(&mut desk).hold(0, &[headline("5x4")]);
    finish(&mut desk);
    assert_eq!(desk.allowance(0), 1, "four are not five");
}

#[test]
fn fip_15_all_are_counted_again_in_full_for_every_card_and_the_character_adds_nothing() {
    let mut desk = desk();
    // One 5 lies, and the character's 5 is not counted.
    example(&mut desk).hold(0, &[headline("3x4"), headline("3x4 and 2x3"), headline("2x5 and 2x6")]);
    finish(&mut desk);
    assert_eq!(desk.allowance(0), 1 + 1 + 1);
}

#[test]
fn fip_15_all_hands_are_laid_open_after_the_numbers_are_chosen() {
    let mut desk = desk();
    example(&mut desk).hold(0, &[4]).hold(1, &[5]).hold(2, &[6]).front(1, "big", &[1]);
    finish(&mut desk);
    let sees = |desk: &Desk, card: u8| {
        serde_json::to_string(&desk.picture(0)).unwrap().contains(&format!("\"fip-headline-{card}\""))
    };
    assert!(sees(&desk, 4) && !sees(&desk, 5) && !sees(&desk, 6));
    desk.play("1: any 3");
    assert!(sees(&desk, 4) && sees(&desk, 5) && sees(&desk, 6));
}

#[test]
fn fip_16_with_exactly_or_none_the_whole_card_counts_only_the_dice() {
    // "no 1 or no 6 or 7 x ?": the small bonus 6 does not make the seventh 6 here.
    let mut desk = desk();
    example(&mut desk).hold(0, &[headline("0x1 or 0x6 or 7x?")]).front(0, "small", &[16]);
    finish(&mut desk);
    assert_eq!(desk.allowance(0), 1);
    // Exactly three 2s lie; cards with a 2 change nothing.
    let mut desk = crate::common::desk();
    example(&mut desk).hold(0, &[headline("=3x1 or =3x2 or 7x?")]).front(0, "small", &[4]);
    finish(&mut desk);
    assert_eq!(desk.allowance(0), 2);
    // "Exactly 3 x 2 and 6 x ?": six 6s lie.
    let mut desk = crate::common::desk();
    example(&mut desk).hold(0, &[headline("=3x2 and 6x?")]);
    finish(&mut desk);
    assert_eq!(desk.allowance(0), 4);
}

#[test]
fn fip_17_one_to_three_conditions_of_four_kinds_joined_by_and_or_by_or() {
    let cards = &printed().headlines;
    let mut kinds = [0; 4];
    let mut joins = [0; 2];
    for card in cards {
        assert!((1..=3).contains(&card.needs.len()), "{}", card.number);
        let any = card.needs.iter().filter(|need| matches!(need, Need::AnyOne { .. })).count();
        assert!(any <= 1, "{}: at most one of any number", card.number);
        for need in &card.needs {
            kinds[match need {
                Need::Least { .. } => 0,
                Need::AnyOne { .. } => 1,
                Need::Exactly { .. } => 2,
                Need::None { .. } => 3,
            }] += 1;
        }
        joins[usize::from(card.join == Join::Or)] += usize::from(card.needs.len() > 1);
        let same = |other: &&idiot::Headline| other.needs == card.needs && other.join == card.join;
        assert_eq!(cards.iter().filter(same).count(), 1, "{}: no two are alike", card.number);
    }
    assert!(kinds.iter().chain(&joins).all(|&count| count > 0), "{kinds:?} {joins:?}");
}

#[test]
fn fip_17_every_number_is_asked_for_equally_often_at_each_level() {
    for level in 1..=3 {
        let mut counts = [0; 6];
        for card in printed().headlines.iter().filter(|card| card.level == level) {
            for need in &card.needs {
                if let Need::Least { number, .. } | Need::Exactly { number, .. } | Need::None { number } =
                    need
                {
                    counts[usize::from(*number) - 1] += 1;
                }
            }
        }
        assert!(counts.iter().all(|&count| count == counts[0]), "level {level}: {counts:?}");
    }
}

/// The chance of each headline with attribute and type of unlike numbers and no other card, over all numbers, before the first die.
#[test]
fn fip_17_the_levels_are_clearly_apart() {
    let pairs: Vec<[u8; 6]> = (0..6)
        .flat_map(|a| (0..6).filter(move |&b| b != a).map(move |b| (a, b)))
        .map(|(a, b)| {
            let mut adds = [0; 6];
            adds[a] += 1;
            adds[b] += 1;
            adds
        })
        .collect();
    let chance = |card: &idiot::Headline| {
        pairs.iter().map(|adds| f64::from(odds::of(card, &[0; 6], adds))).sum::<f64>() / pairs.len() as f64
    };
    let mut table = String::new();
    let mut means = [0.0; 3];
    for card in &printed().headlines {
        let chance = chance(card);
        means[usize::from(card.level) - 1] += chance / 30.0;
        table += &format!(
            "{:>2}  level {}  {:>3.0} %  {}\n",
            card.number,
            card.level,
            chance * 100.0,
            said(&card.text())
        );
    }
    for (level, mean) in (1..).zip(means) {
        table += &format!("level {level}: {:.0} % on average\n", mean * 100.0);
    }
    insta::assert_snapshot!("chances", table);
    assert!(means[0] > means[1] + 0.1 && means[1] > means[2] + 0.1, "{means:?}");
}

#[test]
fn fip_18_level_plus_one_for_every_plus_one_card_and_the_number_of_the_round() {
    let mut desk = desk();
    desk.edit(|at| at["round"] = 3.into());
    example(&mut desk).hold(0, &[headline("3x4"), headline("7x?")]).front(0, "big", &[7, 8]);
    desk.front(0, "small", &[16]);
    finish(&mut desk);
    assert_eq!(desk.allowance(0), (1 + 2) + (2 + 2) + 3);
    assert_eq!((desk.allowance(1), desk.allowance(2)), (3, 3), "so never none");
    let facts = match &desk.picture(2).areas[0].items[0] {
        Item::Roster(roster) => roster.seats[0].facts.iter().map(said).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert!(facts.contains(&"10 cubes allowed".to_owned()), "it is public: {facts:?}");
}

#[test]
fn fip_29_any_dice_count_a_number_chosen_anew_every_round_for_all_headlines() {
    let mut desk = desk();
    example(&mut desk).hold(0, &[headline("3x5"), headline("7x?")]).front(0, "big", &[1, 2]);
    finish(&mut desk);
    assert_eq!(desk.state.frame(), Frame::Phase(Phase::Headlines), "after the 20th die, before any headline");
    assert_eq!(desk.refused("any 7"), ("FIP-29", "fip-no-number"));
    desk.play("any 5");
    assert_eq!(desk.deciding(), Seat(0).alone(), "each card by itself");
    desk.play("any 5");
    assert_eq!(desk.allowance(0), 1 + 1, "three 5s; six 6s are no seven");
    desk.play("stop, stop, stop");
    assert_eq!(desk.written()["named"][0], serde_json::json!([0, 0, 0]), "anew in the next round");
}

#[test]
fn fip_29_all_owners_choose_at_the_same_time() {
    let mut desk = desk_of(4);
    example(&mut desk).front(0, "big", &[1]).front(2, "big", &[2, 3]);
    finish(&mut desk);
    assert_eq!(desk.deciding().iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    desk.play("2: any 1, 0: any 6, 2: any 1");
    assert_eq!(desk.state.frame(), Frame::Phase(Phase::States));
}

#[test]
fn fip_29_six_big_cards_of_each_type_and_three_small_ones_of_each_number() {
    for kind in [BigKind::AnyDice, BigKind::PlusOne, BigKind::ExtraHeadline] {
        assert_eq!(printed().big.iter().filter(|card| card.kind == kind).count(), 6);
    }
    for die in 1..=6 {
        assert_eq!(printed().small.iter().filter(|card| card.die == die).count(), 3);
    }
}

#[test]
fn goals_and_odds_are_shown_on_the_own_cards() {
    let mut desk = desk();
    example(&mut desk).hold(0, &[headline("5x4")]);
    let scene = desk.picture(0);
    let cards = scene.areas.iter().flat_map(|area| &area.items).find_map(|item| match item {
        Item::Cards(cards) if cards.name.key == "fip-hand" => Some(&cards.faces),
        _ => None,
    });
    let card = &cards.unwrap()[0];
    assert_eq!(
        (card.value, card.goals[0].have, card.goals[0].need, card.goals[0].met),
        (Some(2), 4, 5, false)
    );
    assert_eq!(card.odds, Some(167), "one die is to come");
}
