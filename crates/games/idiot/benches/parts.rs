//! Cost of single steps of the game.

#[path = "../../../../bench/parts.rs"]
mod parts;

use idiot::{Idiot, Options};
use kernel::chance::{Given, Seed};
use kernel::{Game, Player, Table};

type Played = Idiot;

const LATE: usize = 150;

fn main() {
    divan::main();
}

fn open() -> Table<Idiot> {
    let game = Idiot::new(&Options::default(), 5).expect("the options are allowed");
    let players = ["A", "B", "C", "D", "E"].map(|name| Player::Person(name.into())).into();
    Table::open(game, players, Some(Seed::from_number(1)), Given::default()).expect("the seed deals")
}
