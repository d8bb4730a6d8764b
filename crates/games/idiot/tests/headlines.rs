//! Phase 3: FIP-15 to FIP-19, FIP-29; and the deck of headlines.

use crate::common::*;
use bots::Level;
use idiot::{BigKind, Event, Frame, Idiot, Join, Need, Options, Phase, odds, printed};
use kernel::chance::Given;
use kernel::{FastRng, Game, NoLog, Seat, Told, Turn};
use scene::{CardView, Item};

/// All dice except the last are placed as in the rulebook's example; the last seat places the rest.
fn example(desk: &mut Desk) -> &mut Desk {
    desk.groups([5, 3, 3, 2, 1, 5])
}

/// 19 dice; one is still to come.
const FOUR_FOURS: [u8; 6] = [5, 3, 1, 4, 1, 5];

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
    // There are four 4s. Attribute 4 and type 4 make six, a small bonus 4 makes seven.
    let mut desk = desk();
    desk.groups(FOUR_FOURS).hold(0, &[headline("7x4")]).front(0, "small", &[10]);
    finish(&mut desk);
    assert_eq!(desk.allowance(0), 1 + 2);
    let mut desk = crate::common::desk();
    desk.groups(FOUR_FOURS).hold(0, &[headline("7x4")]);
    finish(&mut desk);
    assert_eq!(desk.allowance(0), 1, "six are not seven");
}

#[test]
fn fip_15_all_are_counted_again_in_full_for_every_card_and_the_character_adds_nothing() {
    let mut desk = desk();
    // There is one 5, and the character's 5 is not counted.
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
    // "Exactly 3 x 2 and 7 x ?": here the small bonus 6 does not count as the seventh 6.
    let mut desk = desk();
    example(&mut desk).hold(0, &[headline("=3x2 and 7x?")]).front(0, "small", &[16]);
    finish(&mut desk);
    assert_eq!(desk.allowance(0), 1);
    // "No 3 or 5 x 4": there are two 4s, and three cards with a 4 do not count.
    let mut desk = crate::common::desk();
    example(&mut desk).hold(0, &[headline("0x3 or 5x4")]).front(0, "small", &[10]);
    finish(&mut desk);
    assert_eq!(desk.allowance(0), 1);
    // There are exactly three 2s; cards with a 2 do not count.
    let mut desk = crate::common::desk();
    example(&mut desk).hold(0, &[headline("=3x1 or =3x2")]).front(0, "small", &[4]);
    finish(&mut desk);
    assert_eq!(desk.allowance(0), 2);
    // Seven 6s on the groups do count.
    let mut desk = crate::common::desk();
    desk.groups([5, 3, 3, 1, 1, 6]).hold(0, &[headline("=3x2 and 7x?")]);
    finish(&mut desk);
    assert_eq!(desk.allowance(0), 1 + 3);
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

/// The chance for a player who plays for the card, averaged over three to five seats.
fn chance(card: &idiot::Headline) -> f32 {
    let seats = [3, 4, 5].map(|seats| odds::at_the_start(card, seats));
    seats.iter().sum::<f32>() / 3.0
}

/// FIP-19 gives their levels. Judged by its chance alone, "7 x ?" would be level 1.
const FROM_THE_EXAMPLE: [&str; 3] = ["4x1 and 4x6", "7x?", "0x1 or 0x2"];

/// The hardest card of a level may be at most this much easier than the easiest card of the next level.
const OVERLAP: f32 = 0.02;
/// Maximum ratio between what tries at two levels pay.
const PAYS: f32 = 1.15;

#[test]
fn fip_17_levels_do_not_overlap_and_pay_about_equally() {
    let seven_of_any = headline(FROM_THE_EXAMPLE[1]);
    let mut table = String::new();
    let mut ranges = [(1.0f32, 0.0f32); 3];
    let mut means = [0.0; 3];
    for card in &printed().headlines {
        let chance = chance(card);
        let level = usize::from(card.level) - 1;
        means[level] += chance / 30.0;
        if card.number != seven_of_any {
            ranges[level] = (ranges[level].0.min(chance), ranges[level].1.max(chance));
        }
        table += &format!(
            "{:>2}  level {}  {:>3.0} %  {}\n",
            card.number,
            card.level,
            chance * 100.0,
            said(&card.text())
        );
    }
    let cubes: Vec<f32> = (1u8..).zip(means).map(|(level, mean)| f32::from(level) * mean).collect();
    for (n, (least, most)) in ranges.into_iter().enumerate() {
        table += &format!(
            "level {}: {:.0} to {:.0} %, {:.0} % on average, {:.2} cubes a try\n",
            n + 1,
            least * 100.0,
            most * 100.0,
            means[n] * 100.0,
            cubes[n]
        );
    }
    println!("{table}");
    for pair in ranges.windows(2) {
        assert!(pair[1].1 <= pair[0].0 + OVERLAP, "{ranges:?}");
    }
    let best = cubes.iter().copied().fold(0.0, f32::max);
    assert!(cubes.iter().all(|&cubes| cubes * PAYS >= best), "{cubes:?}");
    insta::assert_snapshot!("chances", table);
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

fn own_card(desk: &Desk) -> CardView {
    let areas = desk.picture(0).areas;
    let hand = areas.into_iter().flat_map(|area| area.items).find_map(|item| match item {
        Item::Cards(cards) if cards.name.key == "fip-hand" => Some(cards.faces),
        _ => None,
    });
    hand.unwrap().remove(0)
}

/// One die is still to come and one more 4 is needed; the seat's character can turn a 5.
#[test]
fn goals_and_odds_are_shown_on_the_own_cards() {
    let mut desk = desk();
    desk.groups(FOUR_FOURS).hold(0, &[headline("7x4")]);
    let card = own_card(&desk);
    assert_eq!(
        (card.value, card.goals[0].have, card.goals[0].need, card.goals[0].met),
        (Some(2), 6, 7, false)
    );
    let one_of_five_dice = 1.0 - (4.0f32 / 6.0).powi(5);
    assert_eq!(card.odds, Some((one_of_five_dice * 1000.0).round() as u16), "the own roll");
    desk.edit(|at| at["turn"] = 1.into());
    let odds = own_card(&desk).odds.unwrap();
    assert!(
        (120..167).contains(&odds),
        "somebody else rolls, and rather places a number that nobody collects: {odds}"
    );
}

#[test]
fn odds_are_those_of_the_dice_that_lie_there() {
    for (dice, odds) in [([6, 1, 2, 3, 3], 0), ([6, 1, 2, 3, 4], 1000), ([6, 1, 2, 3, 5], 1000)] {
        let mut desk = desk();
        desk.groups(FOUR_FOURS).hold(0, &[headline("7x4")]).play_given("roll", Given::dice(dice));
        assert_eq!(own_card(&desk).odds, Some(odds), "{dice:?}");
    }
    // Two dice have room and one is placed. After that, either the 4 that lies there is the last one missing, or two are missing.
    for (first, odds) in [("place 4", 1000), ("place 6", 1000), ("place 6, place 1", 0)] {
        let mut desk = desk();
        desk.groups([5, 3, 1, 4, 1, 4]).hold(0, &[headline("7x4")]).hold(1, &[headline("7x5")]);
        desk.roll(&[6, 1, 2, 3, 3, 4], first);
        if odds > 0 {
            assert_eq!(own_card(&desk).odds, Some(odds), "{first}");
        } else {
            assert_eq!(desk.allowance(0), 1);
        }
    }
}

#[test]
fn fip_29_odds_count_any_dice_whose_number_is_still_to_be_chosen() {
    let mut desk = desk();
    desk.groups(FOUR_FOURS).hold(0, &[headline("7x4")]).front(0, "big", &[1]);
    assert_eq!(own_card(&desk).odds, Some(1000));
    // FIP-16: it does not count for a card that says "exactly" or "none".
    let mut desk = crate::common::desk();
    desk.groups([5, 3, 1, 4, 1, 5]).hold(0, &[headline("0x3 or 5x4")]).front(0, "big", &[1]);
    let one_of_five_dice = 1.0 - (4.0f32 / 6.0).powi(5);
    assert_eq!(own_card(&desk).odds, Some((one_of_five_dice * 1000.0).round() as u16));
}

/// Cards of one level: how many were fulfilled, and how many were expected.
#[derive(Clone, Copy, Debug, Default)]
struct Measured {
    cards: f32,
    met: f32,
    expected: f32,
}

/// One seat plays for one headline in the real game, against greedy players with headlines of their own. RESOLUTE_BOT_GAMES sets more
/// games.
#[test]
fn fip_17_chances_are_what_a_player_achieves_who_plays_for_the_headline() {
    let tries = testkit::number_from_env("RESOLUTE_BOT_GAMES", 4);
    let mut levels = [Measured::default(); 3];
    for seats in Idiot::SEATS {
        let game = Idiot::new(&Options { rounds: 1, ..Options::default() }, seats).unwrap();
        for number in 0..tries * u64::from(idiot::HEADLINES) {
            let card = (number % u64::from(idiot::HEADLINES)) as u8 + 1;
            let mut rng = FastRng::of_game(17, number);
            let Ok(mut state) = game.start(&mut rng, &mut NoLog);
            let mut play = |state: &mut idiot::State, until: Phase| {
                while state.phase() != Some(until) {
                    let Turn::Decide(deciding) = game.turn(state) else { break };
                    let seat = deciding.first().unwrap();
                    let act = bots::choose(Level::Greedy, &game, state, seat, &mut rng).unwrap();
                    let Ok(()) = game.play(state, seat, act, &mut rng, &mut NoLog);
                }
            };
            play(&mut state, Phase::Dice);
            let others = (1..seats).fold(0, |all, seat| all | state.hand(Seat(seat)));
            if others >> card & 1 == 1 {
                continue;
            }
            let mut written = serde_json::to_value(&state).unwrap();
            written["hands"][0] = serde_json::json!([card]);
            let mut state: idiot::State = serde_json::from_value(written).unwrap();
            let level = &mut levels[usize::from(printed().headlines[usize::from(card) - 1].level) - 1];
            level.cards += 1.0;
            level.expected += odds::now(&state, Seat(0), card);
            play(&mut state, Phase::States);
            level.met += f32::from(u8::from(state.allowance(Seat(0)) > 1));
        }
    }
    println!("{levels:?}");
    for (level, Measured { cards, met, expected }) in (1..).zip(levels) {
        let (met, expected) = (met / cards, expected / cards);
        println!("level {level}: {:.1} % expected, {:.1} % fulfilled", expected * 100.0, met * 100.0);
        assert!((met - expected).abs() < 0.08, "level {level}: {expected} expected, {met} fulfilled");
    }
}

/// Players behave as `data/odds.toml` says. RESOLUTE_BOT_GAMES sets more games.
#[test]
fn fip_12_the_habit_that_chances_rest_on_is_what_players_do() {
    let mut tally = odds::HabitTally::default();
    for seats in Idiot::SEATS {
        let game = Idiot::new(&Options::default(), seats).unwrap();
        for number in 0..testkit::number_from_env("RESOLUTE_BOT_GAMES", 20) {
            let mut rng = FastRng::of_game(12, number);
            let mut told: Vec<Told<Event>> = Vec::new();
            let Ok(mut state) = game.start(&mut rng, &mut told);
            while let Turn::Decide(deciding) = game.turn(&state) {
                let seat = deciding.first().unwrap();
                let act = bots::choose(Level::Greedy, &game, &state, seat, &mut rng).unwrap();
                let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut told);
            }
            told.iter().for_each(|told| tally.add(&told.event));
        }
    }
    let (measured, kept) = (tally.habit(), odds::Habit::measured());
    println!("{measured:?}, kept: {kept:?}");
    assert!((measured.different - kept.different).abs() < 0.05);
    for (measured, kept) in measured.equal.iter().zip(kept.equal) {
        assert!((measured - kept).abs() < 0.04, "{measured} {kept}");
    }
}
