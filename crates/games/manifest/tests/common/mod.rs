//! Helpers that set up positions and play turns in one line, so that a test reads like an example from the rulebook.
#![allow(dead_code, clippy::wrong_self_convention)]

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use kernel::chance::Given;
use kernel::{FastRng, Game, Seat, Told};
use manifest::{Entry, Manifest, Options, State, Territories, Territory};
use serde_json::{Value, json};

mod decks;
mod positions;

pub use decks::*;
pub use positions::*;

testkit::desk!(Manifest);

/// The homes of the seats, beginning with the first.
pub const HOMES: [&str; 5] = ["PA", "VA", "QC", "LA", "MX"];

/// A game after its set-up: nobody has paid a bid, homes as above, seats in turn order, the first Card Play turn begins.
pub fn desk(seats: u8) -> Desk {
    desk_with(Options::default(), seats)
}

/// The state after the set-up, and the events so far.
type Opened = (State, Vec<Told<Entry>>);

pub fn desk_with(options: Options, seats: u8) -> Desk {
    // The set-up takes longer than most tests, so it is played once per combination of options and seats.
    static OPENED: Mutex<BTreeMap<String, Opened>> = Mutex::new(BTreeMap::new());
    let mut desk = Desk(testkit::Desk::shuffled(&options, seats, 1));
    let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    let (state, told) = opened.entry(format!("{options:?} {seats}")).or_insert_with(|| {
        let desk = open(&options, seats).0;
        (desk.state, desk.told)
    });
    desk.0.state.clone_from(state);
    desk.0.told.clone_from(told);
    desk
}

fn open(options: &Options, seats: u8) -> Desk {
    let mut desk = Desk(testkit::Desk::shuffled(options, seats, 1));
    let bids: Vec<String> = (0..seats).map(|seat| format!("{seat}: bid {}", 60 - 5 * seat)).collect();
    desk.play(&bids.join(", "));
    for home in &HOMES[..usize::from(seats).min(4)] {
        desk.play(&format!("home {home}"));
    }
    for position in 1..seats {
        desk.play(&format!("position {position}"));
    }
    // Undo the bids: everybody has the starting cash again.
    desk.edit(|at| {
        for player in at["players"].as_array_mut().unwrap().iter_mut().take(seats.into()) {
            player["cash"] = json!(60);
        }
        at["bank"] = json!(0);
    });
    desk
}

pub fn place(code: &str) -> Territory {
    code.parse().unwrap()
}

pub fn places(codes: &str) -> Territories {
    codes.split_whitespace().map(place).collect()
}

/// Dice in the order in which they are rolled.
pub fn dice(dice: &[u16]) -> Given {
    Given::dice(dice.iter().copied())
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
}

/// Removes cards from every place of a serialized state.
fn take_cards(at: &mut Value, cards: &[u64]) {
    let strip = |list: &mut Value| {
        let left: Vec<u64> = numbers(list).into_iter().filter(|card| !cards.contains(card)).collect();
        *list = json!(left);
    };
    for pile in ["decks", "aside", "removed"] {
        at[pile].as_array_mut().unwrap().iter_mut().for_each(strip);
    }
    strip(&mut at["out"]);
    for player in at["players"].as_array_mut().unwrap() {
        strip(&mut player["hand"]);
        strip(&mut player["table"]);
    }
}

impl Desk {
    pub fn at(&self) -> &State {
        &self.0.state
    }

    /// Sets the cards in a hand. Its previous cards return to the deck of their first era.
    pub fn hold(&mut self, seat: u8, cards: &[u64]) -> &mut Desk {
        self.edit(|at| {
            let before = numbers(&at["players"][usize::from(seat)]["hand"]);
            take_cards(at, cards);
            for card in before.into_iter().filter(|card| !cards.contains(card)) {
                let era = manifest::printed().card(card as u8).eras[0] - 1;
                let deck = at["decks"][usize::from(era)].as_array_mut().unwrap();
                if !deck.contains(&json!(card)) {
                    deck.push(json!(card));
                }
            }
            at["players"][usize::from(seat)]["hand"] = json!(cards);
        })
    }

    /// Puts cards on the table of a seat.
    pub fn table(&mut self, seat: u8, cards: &[u64]) -> &mut Desk {
        self.edit(|at| {
            take_cards(at, cards);
            at["players"][usize::from(seat)]["table"] = json!(cards);
        })
    }

    /// Sets the presences of a seat; all others are removed. A star marks a New Presence. Tokens come from stock.
    pub fn presence(&mut self, seat: u8, codes: &str) -> &mut Desk {
        self.edit(|at| {
            let player = &mut at["players"][usize::from(seat)];
            let before = player["held"].as_array().unwrap().len() as u64;
            let all: Vec<&str> = codes.split_whitespace().map(|code| code.trim_end_matches('*')).collect();
            let new: Vec<&str> = codes.split_whitespace().filter_map(|code| code.strip_suffix('*')).collect();
            let stock = player["stock"].as_u64().unwrap() + before - all.len() as u64;
            player["held"] = json!(all);
            player["new"] = json!(new);
            player["stock"] = json!(stock);
        })
    }

    pub fn cities(&mut self, codes: &str) -> &mut Desk {
        let codes: Vec<&str> = codes.split_whitespace().collect();
        self.edit(|at| at["cities"] = json!(codes))
    }

    pub fn natives(&mut self, codes: &str) -> &mut Desk {
        let codes: Vec<&str> = codes.split_whitespace().collect();
        self.edit(|at| at["natives"] = json!(codes))
    }

    /// Sets the progressions and breakthroughs of a seat.
    pub fn deeds(&mut self, seat: u8, names: &str) -> &mut Desk {
        let names: Vec<&str> = names.split_whitespace().collect();
        self.set(seat, "deeds", json!(names))
    }

    pub fn cash(&mut self, seat: u8, cash: i64) -> &mut Desk {
        self.edit(|at| {
            let before = at["players"][usize::from(seat)]["cash"].as_i64().unwrap();
            at["bank"] = json!(at["bank"].as_i64().unwrap() + before - cash);
            at["players"][usize::from(seat)]["cash"] = json!(cash);
        })
    }

    pub fn profit(&mut self, seat: u8, profit: i64) -> &mut Desk {
        self.set(seat, "profit", json!(profit))
    }

    /// Sets the Pioneers on the mat, taken from stock.
    pub fn pioneers(&mut self, seat: u8, count: u64) -> &mut Desk {
        self.edit(|at| {
            let player = &mut at["players"][usize::from(seat)];
            let before = player["pioneers"].as_u64().unwrap();
            player["stock"] = json!(player["stock"].as_u64().unwrap() + before - count);
            player["pioneers"] = json!(count);
        })
    }

    /// Sets the tokens in the pool, taken from stock.
    pub fn pool(&mut self, seat: u8, count: u64) -> &mut Desk {
        self.edit(|at| {
            let player = &mut at["players"][usize::from(seat)];
            let before = player["pool"].as_u64().unwrap();
            player["stock"] = json!(player["stock"].as_u64().unwrap() + before - count);
            player["pool"] = json!(count);
        })
    }

    /// Sets the steps of a breakthrough, given as numbers; `rolled` says whether they count as rolled.
    pub fn steps(&mut self, seat: u8, deed: &str, steps: &[u8], rolled: bool) -> &mut Desk {
        let deed: manifest::Deed = deed.parse().unwrap();
        let bits = steps.iter().fold(0u8, |set, step| set | 1 << (step - 1));
        self.edit(|at| {
            let player = &mut at["players"][usize::from(seat)];
            player["steps"][deed.index()] = json!(bits);
            player["rolled"][deed.index()] = json!(if rolled { bits } else { 0 });
        })
    }

    /// Sets one field of a seat.
    pub fn set(&mut self, seat: u8, field: &str, value: Value) -> &mut Desk {
        self.edit(|at| at["players"][usize::from(seat)][field] = value)
    }

    /// Sets the era.
    pub fn era(&mut self, era: u8) -> &mut Desk {
        self.edit(|at| {
            at["era"] = json!(era);
            at["play_era"] = json!(era);
            at["prepared"] = json!(era);
        })
    }

    /// Everybody ends the Card Play turn; Investment begins with the first seat.
    pub fn to_investment(&mut self) -> &mut Desk {
        self.until(|at| at.phase == manifest::Phase::Investment)
    }

    /// Nobody invests; Expansion begins with the first seat that has tokens.
    pub fn to_expansion(&mut self) -> &mut Desk {
        self.until(|at| at.phase == manifest::Phase::Expansion)
    }

    /// Passes, declines or ends every question until the position is reached.
    pub fn until(&mut self, reached: impl Fn(&State) -> bool) -> &mut Desk {
        let mut rng = FastRng::new(7);
        while !reached(&self.0.state) {
            let acts = self.acts();
            let idle = ["done", "pass", "decline", "keep", "forgo", "priority no"];
            let act = idle.iter().find(|idle| acts.iter().any(|act| act == **idle)).map(ToString::to_string);
            let act = act.unwrap_or_else(|| acts[0].clone());
            self.0.play_by(&act, &mut rng);
        }
        self
    }

    pub fn player(&self, seat: u8) -> &manifest::Player {
        self.0.state.player(Seat(seat))
    }

    pub fn points(&self, seat: u8) -> i32 {
        self.0.state.points(Seat(seat))
    }

    pub fn seats(&self) -> u8 {
        self.0.game.seats()
    }
}
