//! People's own dice and cards in every game: what is asked and with which words, what nobody is asked for, and how many inputs a turn
//! needs.

use std::collections::BTreeMap;

use catalogue::{Hosted, NewTable, Problem, Title, title, titles};
use kernel::chance::{Ask, ChanceResult, Own, Seed};
use kernel::{FastRng, OptionKind, Player, Seat, Turn};
use scene::{Lang, Need};
use serde_json::{Map, Value};

const ME: Seat = Seat(0);

fn people(title: &dyn Title) -> Vec<Player> {
    (0..*title.seats().start()).map(|n| Player::Person(format!("Ada {n}"))).collect()
}

/// The options with which a game draws from other piles: each value of its first choice.
fn variants(title: &dyn Title) -> Vec<Map<String, Value>> {
    for spec in title.option_specs() {
        if let OptionKind::Choice { values, .. } = spec.kind {
            return values
                .iter()
                .map(|&value| Map::from_iter([(spec.name.to_owned(), value.into())]))
                .collect();
        }
    }
    vec![Map::new()]
}

/// A person with a real die and real cards, who types the results.
struct Owner {
    table: Box<dyn Hosted>,
    rng: FastRng,
    lang: Lang,
    /// The number of inputs in each turn so far, and the acts of the turn.
    turns: Vec<(usize, Vec<String>)>,
    questions: BTreeMap<String, usize>,
}

impl Owner {
    fn sits_down(game: &str, options: &[(&str, &str)], own: Own, lang: Lang, seed: u64) -> Owner {
        let title = title(game).unwrap();
        let options: Map<String, Value> =
            options.iter().map(|(name, value)| ((*name).to_owned(), Value::from(*value))).collect();
        let mut rng = FastRng::new(seed);
        let mut questions = BTreeMap::new();
        let mut new = NewTable {
            options,
            players: people(title),
            seed: Some(Seed::from_number(seed)),
            own,
            ..NewTable::default()
        };
        let table = loop {
            match title.open(new.clone()) {
                Ok(table) => break table,
                Err(Problem { need: Some(need), .. }) => {
                    let results = typed(title, lang, &need, &mut rng, &mut questions);
                    new.given.piles.entry(need.of.clone().into()).or_default().extend(results);
                }
                Err(problem) => panic!("{problem:?}"),
            }
        };
        Owner { table, rng, lang, turns: Vec::new(), questions }
    }

    /// Plays one act with everything it needs. A line with several cards is one input, and so is a face typed instead of the roll.
    fn act(&mut self, act: &str) {
        if act == "roll" {
            self.turns.push((0, Vec::new()));
        }
        let mut inputs = 1;
        loop {
            match self.table.act(ME, act) {
                Ok(_) => break,
                Err(Problem { need: Some(need), .. }) => {
                    let title = self.table.title();
                    let results = typed(title, self.lang, &need, &mut self.rng, &mut self.questions);
                    let given = self.table.given_mut();
                    match need.is_die {
                        true => given.dice.extend(results),
                        false => given.piles.entry(need.of.clone().into()).or_default().extend(results),
                    }
                    inputs += usize::from(!(need.is_die && act == "roll"));
                }
                Err(problem) => panic!("{act}: {problem:?}"),
            }
        }
        if let Some((all, acts)) = self.turns.last_mut() {
            *all += inputs;
            acts.push(act.to_owned());
            if inputs > 1 && act.starts_with("play") {
                acts.push("an event that rolls or draws".to_owned());
            }
        }
    }

    /// A random act, except those that correct something by hand.
    fn any_act(&mut self) -> Option<String> {
        if matches!(self.table.turn(), Turn::Over(_)) {
            return None;
        }
        let mut acts = self.table.choices(ME);
        acts.retain(|act| !act.starts_with("correct") && act != "concede");
        let n = self.rng.below(acts.len() as u32) as usize;
        Some(acts.swap_remove(n))
    }

    /// The number of inputs in ordinary turns: a roll, a play and “nothing else”, with this many cards that the person turns up (e<).
    /// Battles, responses and questions of events do not count as ordinary.
    fn ordinary(&self, flips: usize) -> Vec<usize> {
        let is_ordinary = |acts: &Vec<String>| {
            let count = |word: &str| acts.iter().filter(|act| act.starts_with(word)).count();
            let (rolls, plays, done) = (count("roll"), count("play"), count("done"));
            count("flip") == flips && plays == 1 && done <= 1 && rolls + plays + done + flips == acts.len()
        };
        self.turns.iter().filter(|(_, acts)| is_ordinary(acts)).map(|(inputs, _)| *inputs).collect()
    }
}

/// What the owner types: faces and cards by the names that the question understands, all slots on one line.
fn typed(
    title: &dyn Title,
    lang: Lang,
    need: &Need,
    rng: &mut FastRng,
    questions: &mut BTreeMap<String, usize>,
) -> Vec<u16> {
    let texts = title.texts();
    *questions.entry(texts.say(lang, &need.question)).or_default() += 1;
    let mut left: Vec<_> = need.possible.iter().collect();
    let mut words = Vec::new();
    let mut wanted = Vec::new();
    for _ in 0..need.count() {
        let n = rng.below(left.len() as u32) as usize;
        let possible = if need.is_die { left[n] } else { left.swap_remove(n) };
        wanted.push(possible.result);
        words.push(match &possible.name {
            Some(name) if need.is_die || !need.numbered => texts.say(lang, name),
            _ => possible.result.to_string(),
        });
    }
    let line = words.join(", ");
    let read = need.read(texts, lang, &line);
    let read = read.unwrap_or_else(|misread| panic!("{line:?} at {:?}: {misread:?}", need.question));
    if need.numbered || need.is_die {
        assert_eq!(read, wanted, "{line:?}");
    }
    read
}

/// Keys and internal names of piles and dice must not appear in texts for people.
fn assert_is_for_people(said: &str) {
    let is_key = |word: &str| ["solo-", "pile-", "[", "{", "d6"].iter().any(|sign| word.starts_with(sign));
    assert!(!said.split_whitespace().any(is_key), "{said}");
}

#[test]
fn point_6_every_pile_that_a_game_draws_from_is_known_and_has_words() {
    for title in titles() {
        let piles = title.piles();
        for pile in &piles {
            for lang in Lang::ALL {
                assert!(title.texts().has(lang, pile), "{} has no {lang:?} words for {pile}", title.id());
            }
        }
        for (n, options) in variants(title.as_ref()).into_iter().enumerate() {
            let seed = Some(Seed::from_number(n as u64));
            let players = people(title.as_ref());
            let mut table = title.open(NewTable { options, players, seed, ..NewTable::default() }).unwrap();
            let mut rng = FastRng::new(n as u64);
            for _ in 0..400 {
                let Turn::Decide(seats) = table.turn() else { break };
                let seat = seats.first().unwrap();
                let acts = table.choices(seat);
                let act = &acts[rng.below(acts.len() as u32) as usize];
                table.act(seat, act).unwrap();
            }
            let record = table.record(true);
            let falls = record.acts.iter().flat_map(|act| &act.chance).chain(&record.opening.chance);
            for ChanceResult { of, .. } in falls {
                if let Ask::Draw { pile } = of {
                    assert!(piles.contains(&&**pile), "{} draws from {pile}", title.id());
                }
            }
        }
    }
}

#[test]
fn point_14_a_season_of_wilderness_war_with_own_die_and_cards() {
    for (lang, first) in [
        (Lang::En, "French A, British A, French B and British B: which cards?"),
        (Lang::De, "Franzosen A, Briten A, Franzosen B und Briten B: Welche Karten?"),
    ] {
        let mut owner = Owner::sits_down("cdg-solo", &[("playsheet", "wilderness")], Own::Both, lang, 3);
        assert!(owner.questions.contains_key(first), "{:?}", owner.questions);
        let season = |owner: &Owner| owner.table.state()["turn"].as_u64().unwrap();
        let begin = season(&owner);
        while season(&owner) == begin {
            let act = owner.any_act().expect("the season goes on");
            owner.act(&act);
        }
        let ordinary = owner.ordinary(0);
        assert!(ordinary.len() >= 5 && ordinary.iter().all(|inputs| *inputs <= 4), "{:?}", owner.turns);
        // Each freely chosen card (e<) needs two more inputs: which one, and what it is.
        assert!(owner.ordinary(1).iter().all(|inputs| *inputs <= 5), "{:?}", owner.turns);
        for question in owner.questions.keys() {
            assert_is_for_people(question);
            assert!(
                question.contains("French") || question.contains("British") || lang == Lang::De,
                "{question}"
            );
        }
        let faces = if lang == Lang::En {
            "French: which face does the fate die show?"
        } else {
            "Franzosen: Welche Seite zeigt der Schicksalswürfel?"
        };
        assert!(owner.questions.contains_key(faces), "{:?}", owner.questions);
        let record = owner.table.record(true);
        assert!(record.acts.iter().flat_map(|act| &act.chance).all(|fall| fall.own), "nothing was dealt");
        title("cdg-solo").unwrap().reopen(&record).expect("the record is proved");
    }
}

#[test]
fn point_14_an_ordinary_turn_costs_three_inputs_where_the_program_deals() {
    let mut owner = Owner::sits_down("cdg-solo", &[("playsheet", "wilderness")], Own::None, Lang::En, 5);
    for _ in 0..300 {
        let Some(act) = owner.any_act() else { break };
        owner.act(&act);
    }
    let ordinary = owner.ordinary(0);
    assert!(ordinary.len() > 20 && ordinary.iter().all(|inputs| *inputs <= 3), "{:?}", owner.turns);
    assert!(owner.ordinary(1).iter().all(|inputs| *inputs <= 4), "{:?}", owner.turns);
    assert!(owner.questions.is_empty(), "nothing is asked");
}

#[test]
fn point_14_a_whole_1960_with_own_die_and_cards() {
    let mut owner = Owner::sits_down("cdg-solo", &[("playsheet", "1960")], Own::Both, Lang::En, 7);
    let mut inputs = 0;
    while let Some(act) = owner.any_act() {
        owner.act(&act);
        inputs += 1;
        assert!(inputs < 3_000, "it comes to an end");
    }
    let ordinary = owner.ordinary(0);
    assert!(ordinary.len() > 10 && ordinary.iter().all(|inputs| *inputs <= 4), "{:?}", owner.turns);
    for question in owner.questions.keys() {
        assert_is_for_people(question);
    }
    assert!(
        owner.questions.keys().any(|question| question.contains("debate row A")),
        "{:?}",
        owner.questions
    );
    let record = owner.table.record(true);
    assert!(record.acts.iter().flat_map(|act| &act.chance).all(|fall| fall.own), "nothing was dealt");
}

#[test]
fn point_14_who_brings_only_dice_or_only_cards_is_asked_for_those() {
    for (own, die) in [(Own::Dice, true), (Own::Cards, false)] {
        let mut owner = Owner::sits_down("cdg-solo", &[("playsheet", "wilderness")], own, Lang::En, 9);
        for _ in 0..120 {
            let Some(act) = owner.any_act() else { break };
            owner.act(&act);
        }
        let record = owner.table.record(true);
        assert_eq!(record.opening.own, own, "a table that is taken up again goes on so");
        let falls: Vec<_> = record.acts.iter().flat_map(|act| &act.chance).collect();
        assert!(falls.iter().any(|fall| fall.own) && falls.iter().any(|fall| !fall.own));
        for fall in falls {
            assert_eq!(fall.own, matches!(fall.of, Ask::Die { .. }) == die, "{fall}");
        }
        let again = title("cdg-solo").unwrap().resume(&record, Seed::from_number(1)).unwrap();
        assert_eq!(again.own(), own);
    }
}

#[test]
fn point_14_nobody_is_asked_for_cards_that_exist_only_in_this_program() {
    for (game, asked) in [
        ("presidential", &[][..]),
        ("manifest", &[]),
        ("idiot", &["fip-pile-small", "fip-pile-big", "fip-pile-character"]),
    ] {
        let title = title(game).unwrap();
        let mut new = NewTable {
            players: people(title),
            seed: Some(Seed::from_number(4)),
            own: Own::Cards,
            ..NewTable::default()
        };
        let mut rng = FastRng::new(2);
        let mut given = |need: &Need| {
            assert!(asked.contains(&need.of.as_str()), "{game} asks for {}", need.of);
            typed(title, Lang::De, need, &mut rng, &mut BTreeMap::new())
        };
        let mut table = loop {
            match title.open(new.clone()) {
                Ok(table) => break table,
                Err(problem) => {
                    let need = problem.need.expect("a card is needed");
                    new.given.piles.entry(need.of.clone().into()).or_default().extend(given(&need));
                }
            }
        };
        let mut any = FastRng::new(3);
        for _ in 0..300 {
            let Turn::Decide(seats) = table.turn() else { break };
            let seat = seats.first().unwrap();
            let acts = table.choices(seat);
            let act = acts[any.below(acts.len() as u32) as usize].clone();
            while let Err(problem) = table.act(seat, &act) {
                let need = problem.need.expect("a card is needed");
                table.given_mut().piles.entry(need.of.clone().into()).or_default().extend(given(&need));
            }
        }
    }
}

#[test]
fn point_14_the_fate_die_is_told_by_its_faces() {
    let owner = Owner::sits_down("cdg-solo", &[("playsheet", "wilderness")], Own::Dice, Lang::En, 1);
    let need = owner.table.need(ME, "roll").expect("the die is the person's own");
    let texts = owner.table.title().texts();
    for (typed, result) in [
        ("c<", 1),
        ("C<!!", 1),
        ("e<", 2),
        ("E<", 2),
        ("abc", 3),
        ("ABC", 3),
        ("ab", 4),
        ("cde", 5),
        ("de", 6),
    ] {
        assert_eq!(need.read(texts, Lang::En, typed), Ok(vec![result]), "{typed}");
    }
    assert!(need.read(texts, Lang::En, "abd").is_err());
    let message = texts.say(Lang::De, &need.question);
    assert!(message.contains("Schicksalswürfel") && message.contains("Franzosen"), "{message}");
}

#[test]
fn point_14_a_card_is_told_by_number_name_or_both() {
    let mut owner = Owner::sits_down("cdg-solo", &[("playsheet", "wilderness")], Own::Cards, Lang::En, 1);
    let need = std::iter::from_fn(|| {
        let act = owner.any_act()?;
        let need = owner.table.need(ME, &act);
        if need.is_none() {
            owner.act(&act);
        }
        Some(need)
    });
    let need = need.take(200).flatten().next().expect("a card is flipped");
    let texts = title("cdg-solo").unwrap().texts();
    let read = |typed: &str| need.read(texts, Lang::En, typed);
    let alone = |wanted: &scene::Possible| {
        let name = |possible: &scene::Possible| texts.say(Lang::En, possible.name.as_ref().unwrap());
        need.possible.iter().filter(|possible| name(possible) == name(wanted)).count() == 1
    };
    for possible in &need.possible {
        let (name, number) = (texts.say(Lang::En, possible.name.as_ref().unwrap()), possible.result);
        assert_eq!(read(&number.to_string()), Ok(vec![number]));
        assert_eq!(
            need.read_parts(texts, Lang::En, &[&format!("{number} {name}")]),
            Ok(vec![number]),
            "{name}"
        );
        let by_name = need.read_parts(texts, Lang::En, &[&name]);
        assert_eq!(
            by_name.is_ok(),
            alone(possible),
            "cards of one name are told apart by their number: {name}"
        );
    }
}

#[test]
fn point_14_cards_without_numbers_are_told_by_their_names() {
    let owner = Owner::sits_down("cdg-solo", &[("playsheet", "napoleonics")], Own::Cards, Lang::En, 1);
    for question in owner.questions.keys() {
        assert_is_for_people(question);
    }
}
