//! Components, set-up and options: FIP-1 to FIP-8, FIP-37, FIP-38.

use crate::common::*;
use atlas::states::{StateSet, UsState};
use idiot::{
    BIG_FOUR, Cards, Emblem, Idiot, LAND, Options, Start, borders, delegates, emblem, piles, printed,
};
use kernel::chance::{Given, RecordedChance};
use kernel::{Audience, Game, NoLog, Seat};
use scene::{Lang, Shown};

#[test]
fn fip_1_three_to_five_players_with_30_cubes_each_and_24_dice() {
    for seats in [0, 1, 2, 6] {
        assert_eq!(Idiot::new(&Options::default(), seats).unwrap_err().rule, "FIP-1");
    }
    for seats in 3..=5 {
        let desk = desk_of(seats);
        assert!((0..seats).all(|seat| desk.supply(seat) == 30));
    }
    assert_eq!((idiot::DICE, idiot::CUBES), (24, 30));
    let letters: Vec<_> = match &desk_of(5).picture(0).areas[0].items[0] {
        scene::Item::Roster(roster) => roster.seats.iter().map(|seat| seat.letter).collect(),
        other => panic!("{other:?}"),
    };
    assert_eq!(letters, ["B", "R", "G", "Y", "K"]);
}

#[test]
fn fip_2_ninety_headlines_thirty_of_each_level() {
    let cards = &printed().headlines;
    assert_eq!(cards.len(), 90);
    for level in 1..=3 {
        assert_eq!(cards.iter().filter(|card| card.level == level).count(), 30);
    }
    assert!(cards.iter().zip(1..).all(|(card, number)| card.number == number));
    assert!(desk().state.piles().iter().all(|pile| pile.count_ones() == 30));
}

#[test]
fn fip_3_the_other_cards_and_two_attributes_and_types_of_each_number() {
    let cards = printed();
    assert_eq!((cards.small.len(), cards.big.len()), (18, 18));
    assert_eq!((cards.characters.len(), cards.honeys.len()), (6, 12));
    for list in [&cards.attributes, &cards.types] {
        assert_eq!(list.len(), 12);
        assert!(list.iter().zip(1..).all(|(card, number)| card.number == number));
        for die in 1..=6 {
            assert_eq!(list.iter().filter(|card| card.die == die).count(), 2, "{die}");
        }
    }
}

#[test]
fn fip_4_voter_groups_and_characters_keep_their_names_and_numbers() {
    let cards = printed();
    let names = |lang: Lang| cards.groups.iter().map(|g| g.name.get(lang).to_owned()).collect::<Vec<_>>();
    assert_eq!(
        names(Lang::En),
        ["Protesters", "Frequent Flyers", "Obese", "Under-Insured", "Tax Evaders", "Sober Ones"]
    );
    assert_eq!(
        names(Lang::De),
        [
            "Demonstranten",
            "Flugreisende",
            "Übergewichtige",
            "Unterversicherte",
            "Steuerhinterzieher",
            "Nüchterne"
        ]
    );
    let people: Vec<_> =
        cards.characters.iter().map(|c| c.name.get(Lang::En).replace(['"', '“', '”'], "")).collect();
    assert_eq!(
        people,
        [
            "Amtaham Anti",
            "Kim Jong Journey",
            "Ken Tucky McKing",
            "Billy Hill",
            "Jeff Pesos",
            "Barra Cudovich"
        ]
    );
    for lang in Lang::ALL {
        let titles: std::collections::BTreeSet<_> =
            cards.headlines.iter().map(|c| c.title.get(lang)).collect();
        assert_eq!(titles.len(), 90, "{lang}: all headlines are different");
    }
    let german = include_str!("../texts/de.ftl");
    for term in [
        "Schlagzeilenkarte",
        "einfache Bonuskarte",
        "starke Bonuskarte",
        "Hey-Schatz-Karte",
        "Wahlmann",
        "Spielstein",
        "Spielfigur",
    ] {
        assert!(german.contains(term), "{term}");
    }
}

#[test]
fn fip_5_fifty_states_with_118_delegates_crowds_dollars_borders_and_ferries() {
    assert_eq!((LAND.len(), LAND.contains(UsState::DC)), (50, false));
    assert_eq!(LAND.iter().map(|s| u32::from(delegates(s))).sum::<u32>(), 118);
    let with = |n: u8| LAND.iter().filter(|&s| delegates(s) == n).collect::<StateSet>();
    let set = |codes: &str| codes.split(' ').map(state).collect::<StateSet>();
    assert_eq!(with(6), set("CA TX"));
    assert_eq!(with(5), set("FL NY"));
    assert_eq!(with(4), set("GA IL MI NC NJ OH PA VA"));
    assert_eq!(with(3), set("AZ IN MA MD MN MO TN WA WI"));
    assert_eq!(with(2), set("AL CO CT KY LA OK OR SC"));
    assert_eq!(with(1).len(), 21);
    let marked = |wanted| LAND.iter().filter(|&s| emblem(s) == Some(wanted)).collect::<StateSet>();
    assert_eq!(marked(Emblem::Crowd), with(1), "every one-delegate state and no other");
    assert!(marked(Emblem::Crowd).contains(state("IA")) && marked(Emblem::Crowd).contains(state("NM")));
    assert_eq!(marked(Emblem::Dollar), set("MA MN WA OK SC"));
    assert_eq!(BIG_FOUR, [UsState::CA, UsState::TX, UsState::FL, UsState::NY]);
    let pairs: usize = LAND.iter().map(|s| borders(s).len()).sum();
    assert_eq!(pairs / 2, 105 + 2, "105 borders and two ferries");
    assert!(LAND.iter().all(|s| borders(s).iter().all(|t| borders(t).contains(s) && LAND.contains(t))));
    assert!(!borders(state("AZ")).contains(state("CO")) && !borders(state("MI")).contains(state("MN")));
    assert_eq!(borders(state("AK")), set("WA"));
    assert_eq!(borders(state("HI")), set("CA"));
}

#[test]
fn fip_6_all_dice_on_mount_rushmore_the_states_empty_and_the_mover_in_new_york() {
    let desk = desk();
    assert_eq!(desk.state.groups(), [0; 6]);
    assert_eq!(desk.state.empty(), LAND);
    assert_eq!(desk.state.mover(), UsState::NY);
    let written = desk.written();
    assert_eq!(written["small_pile"].as_array().unwrap().len(), 18);
    assert_eq!(written["big_pile"].as_array().unwrap().len(), 18);
}

#[test]
fn fip_7_three_open_cards_and_a_hey_honey_that_only_its_owner_sees() {
    let desk = desk();
    let person = desk.state.person(Seat(0));
    assert_eq!((person.character, person.attribute, person.kind, person.honey), (5, 7, 7, 1));
    let honeys: Vec<_> = desk
        .told
        .iter()
        .filter_map(|told| match told.event {
            idiot::Event::Honey { seat, card } => Some((told.to, seat, card)),
            _ => None,
        })
        .collect();
    let only = |n: u8| (Audience::Only(Seat(n)), Seat(n), n + 1);
    assert_eq!(honeys, [only(0), only(1), only(2)]);
    let sees = |seat| serde_json::to_string(&desk.picture(seat)).unwrap().contains("fip-honey-1-flavour");
    assert_eq!((sees(0), sees(1), sees(2)), (true, false, false));
}

#[test]
fn fip_7_cards_are_chosen_in_turn_order_characters_first_then_attributes_then_types() {
    let mut desk = desk_with(Options { cards: Cards::Chosen, ..Options::default() }, 3, &DEAL);
    assert_eq!((desk.seat(), desk.acts().len()), (Seat(0), 6));
    assert_eq!(desk.refused("attribute 1").rule, "FIP-35");
    desk.play("character 5");
    assert_eq!(desk.refused("character 5"), ("FIP-7", "fip-no-card"));
    assert_eq!(desk.refused("0: character 1").rule, "FIP-35");
    desk.play("character 1, character 6");
    assert_eq!((desk.seat(), desk.acts().len()), (Seat(0), 12));
    desk.play("attribute 8, attribute 1, attribute 2, type 7, type 12");
    let last = Given::default().pile(piles::HONEYS, [12, 3, 7]);
    desk.play_given("type 1", last);
    assert_eq!([0, 1, 2].map(|n| desk.state.person(Seat(n)).honey), [12, 3, 7]);
    assert_eq!([0, 1, 2].map(|n| desk.state.person(Seat(n)).character), [5, 1, 6]);
    assert_eq!(desk.deciding().len(), 3, "phase 1 has begun");
}

#[test]
fn fip_8_the_starting_player_is_drawn_or_the_first_seat_and_settled_before_the_cards() {
    let game = Idiot::new(&Options { cards: Cards::Chosen, ..Options::default() }, 4).unwrap();
    let mut given = Given::default().pile(piles::START, [3]);
    let state = game.start(&mut RecordedChance::live(&mut given, None), &mut NoLog).unwrap();
    assert_eq!((state.first(), state.seat_in_turn()), (Seat(2), Seat(2)), "who starts chooses first");
    let game = Idiot::new(&Options { cards: Cards::Chosen, start: Start::First, rounds: 4 }, 4).unwrap();
    let state = game.start(&mut RecordedChance::live(&mut Given::default(), None), &mut NoLog).unwrap();
    assert_eq!(state.first(), Seat(0));
}

#[test]
fn fip_8_clockwise_is_the_order_of_seats() {
    let mut desk = desk_of(4);
    desk.edit(|at| at["first"] = 2.into()).groups([0; 6]);
    for seat in [2, 3, 0, 1, 2] {
        assert_eq!(desk.seat(), Seat(seat));
        desk.roll(&[1, 2, 3, 4, 6, 6], "place 1, place 2");
    }
}

#[test]
fn fip_37_one_to_four_rounds_dealt_or_chosen_cards_and_the_starting_player_are_options() {
    let default = Options::default();
    assert_eq!((default.cards, default.start, default.rounds), (Cards::Dealt, Start::Random, 4));
    for rounds in [0, 5, 255] {
        let refusal = Idiot::new(&Options { rounds, ..Options::default() }, 3).unwrap_err();
        assert_eq!(refusal.rule, "FIP-37");
    }
    assert_eq!(Idiot::option_specs().len(), 3);
    // A short game has only round 1, with one cube each, followed by the Hey-Honeys.
    let mut desk = short(3);
    desk.tour("NY", &[1, 1, 1]).play("stop, stop, stop");
    assert!(matches!(desk.state.frame(), idiot::Frame::Honey { .. } | idiot::Frame::Over));
}

#[test]
fn fip_38_where_the_two_languages_of_the_rulebook_differ() {
    let book = Idiot::rulebook();
    let rule = book.rule("FIP-38").unwrap();
    assert!(rule.text.en.len() > 100 && rule.text.de.len() > 100);
    // "At least two" dice (from the English rules).
    let mut desk = desk();
    desk.groups([0; 6]);
    desk.play_given("roll", Given::dice([1, 2, 3, 4, 6, 6]));
    assert_eq!(desk.refused("all 1"), ("FIP-12", "fip-no-single"));
    // Additional headline cards add up (from the German rules): two of them mean four cards.
    let mut desk = desk_of(3);
    desk.front(0, "big", &[13, 14]).tour("NY", &[1, 1, 1]).play("stop, stop, stop");
    assert_eq!(desk.written()["due"], serde_json::json!([4, 2, 2]));
    // "Any dice": a number must be chosen (from the German rules).
    let mut desk = desk_of(3);
    desk.front(0, "big", &[1]).groups([4, 4, 4, 4, 2, 0]).roll(&[1, 1, 2, 3, 4, 5], "place 1, place 1");
    assert_eq!(desk.acts(), ["any 1", "any 2", "any 3", "any 4", "any 5", "any 6"]);
}

#[test]
fn every_rule_is_in_the_rulebook_in_both_languages() {
    let book = Idiot::rulebook();
    assert_eq!(book.rules.len(), 40);
    for number in 1..=40 {
        let rule = book.rule(&format!("FIP-{number}")).unwrap();
        assert!(!rule.text.en.is_empty() && !rule.text.de.is_empty());
    }
}
