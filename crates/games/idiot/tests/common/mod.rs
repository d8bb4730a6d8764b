//! Positions and turns in one line, so that a test reads like an example from the rulebook.
#![allow(dead_code)]

use std::sync::OnceLock;

use atlas::states::UsState;
use idiot::{Act, CUBES, Event, Idiot, Options, Start, State, piles, printed};
use kernel::chance::{Given, Tabled};
use kernel::laws::Lawful;
use kernel::{Game, Refusal, Seat, SeatSet, Told, Turn, Verdict, Viewer};
use scene::{Lang, Scene, Shown, Text, Texts};
use serde_json::{Value, json};

pub struct Desk {
    pub game: Idiot,
    pub state: State,
    pub told: Vec<Told<Event>>,
}

/// The open cards and Hey-Honeys as they are dealt, from the first seat on.
pub struct Deal {
    pub characters: [u16; 5],
    pub attributes: [u16; 5],
    pub types: [u16; 5],
    pub honeys: [u16; 5],
}

/// The first seat is Jeff Pesos with two 4s; nobody else has a 4 or a 6.
pub const DEAL: Deal = Deal {
    characters: [5, 1, 2, 3, 4],
    attributes: [7, 1, 3, 5, 9],
    types: [7, 2, 4, 6, 10],
    honeys: [1, 2, 3, 4, 5],
};

/// Three seats and four rounds; the first seat begins.
pub fn desk() -> Desk {
    desk_of(3)
}

pub fn desk_of(seats: u8) -> Desk {
    desk_with(Options::default(), seats, &DEAL)
}

/// One round only.
pub fn short(seats: u8) -> Desk {
    desk_with(Options { rounds: 1, ..Options::default() }, seats, &DEAL)
}

/// One round only, with these Hey-Honeys.
pub fn honeys(cards: &[u16]) -> Desk {
    let mut deal = Deal { ..DEAL };
    deal.honeys[..cards.len()].copy_from_slice(cards);
    desk_with(Options { rounds: 1, ..Options::default() }, cards.len() as u8, &deal)
}

pub fn desk_with(options: Options, seats: u8, deal: &Deal) -> Desk {
    let options = Options { start: Start::First, ..options };
    let game = Idiot::new(&options, seats).unwrap();
    let mut told = Vec::new();
    let first = |cards: &[u16; 5]| cards[..usize::from(seats)].to_vec();
    let mut given = Given::default();
    if options.cards == idiot::Cards::Dealt {
        given = given
            .pile(piles::CHARACTERS, first(&deal.characters))
            .pile(piles::ATTRIBUTES, first(&deal.attributes))
            .pile(piles::TYPES, first(&deal.types))
            .pile(piles::HONEYS, first(&deal.honeys));
    }
    let state = game.start(&mut Tabled::live(&mut given, None), &mut told).unwrap();
    assert!(given.is_empty());
    Desk { game, state, told }
}

pub fn state(code: &str) -> UsState {
    code.parse().unwrap()
}

/// The number of the headline with these conditions: `0x1 or 0x2`.
pub fn headline(needs: &str) -> u8 {
    let said = |card: &&idiot::Headline| {
        let words: Vec<_> = card.needs.iter().map(|need| written(*need)).collect();
        let join = if card.join == idiot::Join::Or { " or " } else { " and " };
        words.join(join) == needs
    };
    printed().headlines.iter().find(said).unwrap_or_else(|| panic!("no headline {needs}")).number
}

fn written(need: idiot::Need) -> String {
    match need {
        idiot::Need::Least { count, number } => format!("{count}x{number}"),
        idiot::Need::AnyOne { count } => format!("{count}x?"),
        idiot::Need::Exactly { count, number } => format!("={count}x{number}"),
        idiot::Need::None { number } => format!("0x{number}"),
    }
}

fn texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    TEXTS.get_or_init(|| Texts::new(Idiot::text_files()).unwrap())
}

fn say(text: &Text) {
    for lang in Lang::ALL {
        texts().try_say(lang, text).unwrap_or_else(|e| panic!("{e}: {text}"));
    }
}

pub fn said(text: &Text) -> String {
    texts().try_say(Lang::En, text).unwrap()
}

/// Everything in a written scene.
fn say_all(value: &Value) {
    if value.is_object()
        && let Ok(text) = serde_json::from_value::<Text>(value.clone())
    {
        return say(&text);
    }
    match value {
        Value::Array(list) => list.iter().for_each(say_all),
        Value::Object(map) => map.values().for_each(say_all),
        _ => {}
    }
}

impl Desk {
    pub fn deciding(&self) -> SeatSet {
        match self.game.turn(&self.state) {
            Turn::Decide(seats) => seats,
            Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Who decides first.
    pub fn seat(&self) -> Seat {
        self.deciding().first().expect("it is over")
    }

    pub fn acts(&self) -> Vec<String> {
        self.acts_of(self.seat().0)
    }

    pub fn acts_of(&self, seat: u8) -> Vec<String> {
        let mut acts = Vec::new();
        self.game.acts(&self.state, Seat(seat), &mut acts);
        acts.iter().map(ToString::to_string).collect()
    }

    pub fn may(&self, act: &str) -> bool {
        self.acts().iter().any(|a| a == act)
    }

    /// Why an act is not allowed: the rule and the key of the words.
    pub fn refused(&self, act: &str) -> (String, String) {
        self.refused_to(self.seat().0, act)
    }

    pub fn refused_to(&self, seat: u8, act: &str) -> (String, String) {
        let act: Act = act.parse().unwrap();
        let Refusal { rule, text } = kernel::check(&self.game, &self.state, Seat(seat), act).unwrap_err();
        say(&text);
        (rule.into_owned(), text.key.into_owned())
    }

    /// What a click of the seat on a spot means, in words.
    pub fn meant(&self, seat: u8, spot: &str) -> Option<String> {
        self.game.meant(&self.state, Seat(seat), spot).map(|act| act.to_string())
    }

    /// Plays acts, separated by commas, with these dice and cards. `1: draw 2` is the act of seat 1.
    pub fn play_given(&mut self, acts: &str, mut given: Given) -> &mut Desk {
        for word in acts.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            let (seat, word) = match word.split_once(": ") {
                Some((seat, word)) => (Seat(seat.parse().unwrap()), word),
                None => (self.seat(), word),
            };
            let act: Act = word.parse().unwrap();
            kernel::check(&self.game, &self.state, seat, act).unwrap_or_else(|e| panic!("{word}: {e}"));
            let mut chance = Tabled::live(&mut given, None);
            self.game
                .play(&mut self.state, seat, act, &mut chance, &mut self.told)
                .unwrap_or_else(|e| panic!("{word}: {e}"));
            self.game.audit(&self.state).unwrap_or_else(|e| panic!("{word}: {e}"));
            self.told.iter().for_each(|told| say(&self.game.line(&told.event).text));
            for viewer in (0..self.game.seats()).map(|n| Viewer::Seat(Seat(n))).chain([Viewer::Spectator]) {
                say_all(&serde_json::to_value(self.game.picture(&self.state, viewer)).unwrap());
            }
        }
        assert!(given.is_empty(), "dice or cards are left: {given:?}");
        self
    }

    pub fn play(&mut self, acts: &str) -> &mut Desk {
        self.play_given(acts, Given::default())
    }

    /// A roll, and what is done with it.
    pub fn roll(&mut self, dice: &[u16], acts: &str) -> &mut Desk {
        self.play_given(&format!("roll, {acts}"), Given::dice(dice.iter().copied()))
    }

    /// A headline card for a seat.
    pub fn draw(&mut self, seat: u8, card: u8) -> &mut Desk {
        let level = printed().headlines[usize::from(card) - 1].level;
        let given = Given::default().pile(piles::LEVELS[usize::from(level) - 1], [card.into()]);
        self.play_given(&format!("{seat}: draw {level}"), given)
    }

    /// Changes the position by hand, through its written form.
    pub fn edit(&mut self, change: impl FnOnce(&mut Value)) -> &mut Desk {
        let mut written = serde_json::to_value(&self.state).unwrap();
        change(&mut written);
        self.state = serde_json::from_value(written).unwrap();
        self
    }

    /// Dice on the voter groups, and a seat about to roll.
    pub fn groups(&mut self, groups: [u8; 6]) -> &mut Desk {
        self.edit(|at| {
            at["groups"] = json!(groups);
            at["frames"] = json!([{"phase": "dice"}]);
            let seats = at["due"].as_array().unwrap().len();
            at["due"] = json!(vec![0; seats]);
        })
    }

    /// Cards in a hand, taken from the piles.
    pub fn hold(&mut self, seat: u8, cards: &[u8]) -> &mut Desk {
        self.edit(|at| {
            for pile in at["piles"].as_array_mut().unwrap() {
                pile.as_array_mut().unwrap().retain(|card| !cards.contains(&(card.as_u64().unwrap() as u8)));
            }
            at["hands"][usize::from(seat)] = json!(cards);
        })
    }

    /// Bonus cards in front of a seat, taken from their pile.
    pub fn front(&mut self, seat: u8, size: &str, cards: &[u8]) -> &mut Desk {
        self.edit(|at| {
            let pile = at[format!("{size}_pile")].as_array_mut().unwrap();
            pile.retain(|card| !cards.contains(&(card.as_u64().unwrap() as u8)));
            at[size][usize::from(seat)] = json!(cards);
        })
    }

    /// Cubes on the map: `IA 1:2` two of seat 1 in Iowa.
    pub fn board(&mut self, cubes: &str) -> &mut Desk {
        self.edit(|at| {
            let mut board = serde_json::Map::new();
            let mut supply = vec![CUBES; at["supply"].as_array().unwrap().len()];
            for cube in cubes.split(',').map(str::trim).filter(|cube| !cube.is_empty()) {
                let (code, cubes) = cube.split_once(' ').unwrap();
                let (seat, count) = cubes.split_once(':').unwrap();
                let (seat, count): (usize, u8) = (seat.parse().unwrap(), count.parse().unwrap());
                supply[seat] -= count;
                board.insert(code.to_owned(), json!([seat, count]));
            }
            at["board"] = board.into();
            at["supply"] = json!(supply);
        })
    }

    /// Phase 4 begins, the mover here, these cubes allowed.
    pub fn tour(&mut self, mover: &str, allowance: &[u8]) -> &mut Desk {
        self.groups([5, 3, 3, 2, 1, 6]).edit(|at| {
            at["frames"] = json!([{"phase": "states"}]);
            at["mover"] = json!(mover);
            at["from"] = json!(mover);
            at["allowance"] = json!(allowance);
            at["left"] = json!(allowance[at["first"].as_u64().unwrap() as usize]);
        })
    }

    pub fn cubes(&self, code: &str) -> (Option<u8>, u8) {
        (self.state.holder(state(code)).map(|seat| seat.0), self.state.cubes(state(code)))
    }

    pub fn supply(&self, seat: u8) -> u8 {
        self.state.supply(Seat(seat))
    }

    pub fn allowance(&self, seat: u8) -> u8 {
        self.state.allowance(Seat(seat))
    }

    pub fn delegates(&self, seat: u8) -> u16 {
        self.state.delegates(Seat(seat))
    }

    pub fn verdict(&self) -> Verdict {
        match self.game.turn(&self.state) {
            Turn::Over(verdict) => verdict,
            Turn::Decide(_) => panic!("it is not over"),
        }
    }

    pub fn picture(&self, seat: u8) -> Scene {
        self.game.picture(&self.state, Viewer::Seat(Seat(seat)))
    }

    pub fn written(&self) -> Value {
        serde_json::to_value(&self.state).unwrap()
    }

    /// What was told to all and to the seat, in English.
    pub fn log(&self, seat: u8) -> Vec<String> {
        let heard = self.told.iter().filter(|told| told.to.includes(Viewer::Seat(Seat(seat))));
        heard.map(|told| said(&self.game.line(&told.event).text)).collect()
    }
}
