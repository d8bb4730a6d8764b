//! Helpers that set up positions and play turns in one line, so that a test reads like an example from the rulebook.
#![allow(dead_code)]

use atlas::states::UsState;
use idiot::{CUBES, Idiot, Options, Start, piles, printed};
use kernel::Seat;
use kernel::chance::Given;
use serde_json::json;

testkit::desk!(Idiot);

/// The open cards and Hey-Honeys to deal, beginning with the first seat.
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

/// Three seats and four rounds; the first seat starts.
pub fn desk() -> Desk {
    desk_of(3)
}

pub fn desk_of(seats: u8) -> Desk {
    desk_with(Options::default(), seats, &DEAL)
}

/// A game of one round.
pub fn short(seats: u8) -> Desk {
    desk_with(Options { rounds: 1, ..Options::default() }, seats, &DEAL)
}

/// A game of one round with these Hey-Honeys.
pub fn honeys(cards: &[u16]) -> Desk {
    let mut deal = Deal { ..DEAL };
    deal.honeys[..cards.len()].copy_from_slice(cards);
    desk_with(Options { rounds: 1, ..Options::default() }, cards.len() as u8, &deal)
}

pub fn desk_with(options: Options, seats: u8, deal: &Deal) -> Desk {
    let options = Options { start: Start::First, ..options };
    let first = |cards: &[u16; 5]| cards[..usize::from(seats)].to_vec();
    let mut given = Given::default();
    if options.cards == idiot::Cards::Dealt {
        given = given
            .pile(piles::CHARACTERS, first(&deal.characters))
            .pile(piles::ATTRIBUTES, first(&deal.attributes))
            .pile(piles::TYPES, first(&deal.types))
            .pile(piles::HONEYS, first(&deal.honeys));
    }
    Desk(testkit::Desk::open(&options, seats, given))
}

pub fn state(code: &str) -> UsState {
    code.parse().unwrap()
}

pub fn said(text: &scene::Text) -> String {
    testkit::said::<Idiot>(text)
}

/// The number of the headline with these conditions, such as `0x1 or 0x2`.
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

impl Desk {
    /// Rolls these dice and then plays these acts.
    pub fn roll(&mut self, dice: &[u16], acts: &str) -> &mut Desk {
        self.play_given(&format!("roll, {acts}"), Given::dice(dice.iter().copied()))
    }

    /// A seat draws this headline card.
    pub fn draw(&mut self, seat: u8, card: u8) -> &mut Desk {
        let level = printed().headlines[usize::from(card) - 1].level;
        let given = Given::default().pile(piles::LEVELS[usize::from(level) - 1], [card.into()]);
        self.play_given(&format!("{seat}: draw {level}"), given)
    }

    /// Sets the dice on the voter groups; a seat is about to roll.
    pub fn groups(&mut self, groups: [u8; 6]) -> &mut Desk {
        self.edit(|at| {
            at["groups"] = json!(groups);
            at["frames"] = json!([{"phase": "dice"}]);
            let seats = at["due"].as_array().unwrap().len();
            at["due"] = json!(vec![0; seats]);
        })
    }

    /// Moves cards from the piles into a hand.
    pub fn hold(&mut self, seat: u8, cards: &[u8]) -> &mut Desk {
        self.edit(|at| {
            for pile in at["piles"].as_array_mut().unwrap() {
                pile.as_array_mut().unwrap().retain(|card| !cards.contains(&(card.as_u64().unwrap() as u8)));
            }
            at["hands"][usize::from(seat)] = json!(cards);
        })
    }

    /// Moves bonus cards from their pile to a seat.
    pub fn front(&mut self, seat: u8, size: &str, cards: &[u8]) -> &mut Desk {
        self.edit(|at| {
            let pile = at[format!("{size}_pile")].as_array_mut().unwrap();
            pile.retain(|card| !cards.contains(&(card.as_u64().unwrap() as u8)));
            at[size][usize::from(seat)] = json!(cards);
        })
    }

    /// Puts cubes on the map: `IA 1:2` means two cubes of seat 1 in Iowa.
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

    /// Starts phase 4 with the mover in this state and these allowances.
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
}
