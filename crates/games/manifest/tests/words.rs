//! The log in words: every line exists in both languages and cites a rule, and no log text is unused.

use std::collections::BTreeSet;

use kernel::laws::Lawful;
use kernel::{FastRng, Game, Seat, SeatSet, Text, Told, Turn, pick};
use manifest::{
    Deed, Entry, Event, Manifest, Mode, Options, Product, Source, State, Territories, Use, WindowKind,
};
use scene::{Arg, Lang, Line, Shown, Texts};

use crate::common::place;

/// Number of games for each number of seats.
const GAMES: u64 = 20;

fn keys_of(text: &Text, out: &mut BTreeSet<String>) {
    out.insert(text.key.to_string());
    for (_, arg) in &text.args {
        match arg {
            Arg::Text(text) => keys_of(text, out),
            Arg::List(list) => list.iter().for_each(|text| keys_of(text, out)),
            Arg::Number(_) | Arg::Word(_) => {}
        }
    }
}

/// The events of a game of random acts, and its final state.
fn random_game(game: &Manifest, rng: &mut FastRng) -> (Vec<Told<Entry>>, State) {
    let mut told = Vec::new();
    let Ok(mut state) = game.start(rng, &mut told);
    while let Turn::Decide(deciding) = game.turn(&state) {
        let seat = deciding.first().unwrap();
        let act = pick(game, &state, seat, rng).unwrap();
        let Ok(()) = game.play(&mut state, seat, act, rng, &mut told);
    }
    (told, state)
}

/// Events that are too rare in random games to be relied on.
fn rare_events() -> Vec<Event> {
    let (seat, other, ohio) = (Seat(0), Seat(1), place("OH"));
    let windows = [
        WindowKind::Court,
        WindowKind::President,
        WindowKind::CivilWar,
        WindowKind::Bounced,
        WindowKind::CourtOnPresident,
    ];
    let (civil_war, spy, congress, president) = (35, 17, 62, 63);
    let mut events: Vec<Event> =
        windows.into_iter().map(|kind| Event::WindowOpens { kind, card: civil_war }).collect();
    events.extend(Mode::ALL.map(|mode| Event::Expanded { seat, place: ohio, paid: 2, mode }));
    events.extend([civil_war, spy, president].map(|card| Event::Blocked { seat, card }));
    events.extend(["points", "last-card"].map(|how| Event::Over {
        winners: SeatSet::first_n(2),
        how,
        points: vec![(seat, 30), (other, 30)],
    }));
    events.extend([true, false].map(|deed| Event::FightRerolled { seat, dice: [6, 1, 0], deed }));
    events.extend([
        Event::NamedTarget { seat, target: seat },
        Event::NamedEra { seat, era: 2 },
        Event::Reacted { seat, card: president, to: civil_war },
        Event::Overruled { card: congress },
        Event::Bounced { seat, card: civil_war },
        Event::CityDestroyed { place: ohio, owner: None },
        Event::CityDestroyed { place: ohio, owner: Some(other) },
        Event::Cold { places: Territories::EMPTY },
        Event::PioneerLost { seat },
        Event::Divested { seat, place: ohio, product: Product::Ore },
        Event::DivestOffered { seat, to: other, place: ohio },
        Event::DivestDeclined { seat: other, place: ohio },
        Event::LeftVacant { place: ohio },
        Event::LastCard,
        Event::MostCities { seat: Some(seat), was: Some(other) },
        Event::MostCities { seat: None, was: Some(other) },
    ]);
    events.extend([true, false].map(|new| Event::DivestTaken { seat: other, place: ohio, new }));
    events
}

/// The line in every language, after checking that its rule is in the rulebook.
fn said(line: &Line, texts: &Texts) -> Vec<String> {
    let rule = line.rule.expect("every line cites a rule");
    assert!(Manifest::rulebook().rule(rule).is_some(), "{rule}: {}", line.text);
    let say =
        |lang: Lang| texts.try_say(lang, &line.text).unwrap_or_else(|what| panic!("{what}: {}", line.text));
    Lang::ALL.map(say).into()
}

#[test]
fn every_line_can_be_said_and_no_text_of_the_log_is_left_over() {
    let texts = Texts::new(Manifest::text_files()).unwrap();
    let mut keys = BTreeSet::new();
    let mut hear = |game: &Manifest, entry: &Entry| {
        let line = game.line(entry);
        said(&line, &texts);
        keys_of(&line.text, &mut keys);
    };
    for seats in Manifest::SEATS {
        for number in 0..GAMES {
            let mut rng = FastRng::of_game(seats.into(), number);
            let (options, _) = Manifest::some_options(&mut rng);
            let game = Manifest::new(&options, seats).unwrap();
            let (told, _) = random_game(&game, &mut rng);
            told.iter().for_each(|told| hear(&game, &told.event));
        }
    }
    let game = Manifest::new(&Options::default(), 3).unwrap();
    let homes = ["PA", "VA", "QC", "LA", "MX"].map(|home| Some(place(home)));
    rare_events().into_iter().for_each(|event| hear(&game, &Entry { homes, event }));

    for file in [include_str!("../texts/log.en.ftl"), include_str!("../texts/log.de.ftl")] {
        let own =
            file.lines().filter(|line| line.starts_with("md-")).filter_map(|line| line.split_once(" ="));
        let unsaid: Vec<_> = own.map(|(key, _)| key).filter(|key| !keys.contains(*key)).collect();
        assert!(unsaid.is_empty(), "{unsaid:?}");
    }
}

/// Headings are exactly the turns and their phases.
#[test]
fn turns_and_phases_are_the_headings() {
    let game = Manifest::new(&Options::default(), 4).unwrap();
    let (told, state) = random_game(&game, &mut FastRng::of_game(9, 1));
    let turns = told.iter().filter(|told| matches!(told.event.event, Event::Turn { .. })).count();
    assert_eq!(turns, usize::from(state.turn));
    for told in &told {
        let opens = matches!(told.event.event, Event::Turn { .. } | Event::Begins { .. });
        assert_eq!(game.line(&told.event).heading, opens, "{:?}", told.event);
    }
}

#[test]
fn seats_are_called_by_their_homes_and_titles_stand_in_quotation_marks() {
    let texts = Texts::new(Manifest::text_files()).unwrap();
    let game = Manifest::new(&Options::default(), 3).unwrap();
    let homes = ["PA", "VA", "QC", "LA", "MX"].map(|home| Some(place(home)));
    let words = |event: Event| said(&game.line(&Entry { homes, event }), &texts);
    let (seat, place) = (Seat(1), place("OH"));
    let played = |card| Event::Played { seat, card, used: Use::Event };
    assert_eq!(words(played(17)), ["Virginia plays Spy.", "Virginia spielt „Spion“."]);
    assert_eq!(
        words(Event::Attacked { seat, place, defender: Some(Seat(0)), paid: 1, mode: Mode::Neighbour }),
        [
            "Virginia attacks Pennsylvania in Ohio from next door (a token).",
            "Virginia greift Pennsylvania von nebenan an: Ohio (ein Kontrollstein)."
        ]
    );
    assert_eq!(
        words(Event::FightRolled { seat, attack: [5, 2, 0], defence: [4, 0, 0] }),
        ["The dice: 5 2 against 4.", "Die Würfel: 5 2 gegen 4."]
    );
    assert_eq!(
        words(Event::Payout { product: Product::Ore, paid: vec![(Seat(0), 2, 25), (seat, 1, 10)] }),
        [
            "Payout of Ore: Pennsylvania $25 (level 2) and Virginia $10 (level 1).",
            "Ausschüttung für Erz: Pennsylvania 25 $ (Wert 2) und Virginia 10 $ (Wert 1)."
        ]
    );
    let circus = Source::Deed(Deed::Circus);
    assert_eq!(
        words(Event::Income { seat, parts: vec![(Source::Profit, 35), (circus, 10)] }),
        [
            "Virginia collects $45: $35 Profit and $10 from Circus.",
            "Virginia nimmt 45 $ ein: 35 $ Gewinn und 10 $ durch „Zirkus“."
        ]
    );
}
