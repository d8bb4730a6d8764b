//! Cost of single steps of the game.

#[path = "../../../../bench/parts.rs"]
mod parts;

use kernel::chance::{Given, Seed};
use kernel::{Game, Player, Table};
use manifest::{Manifest, Options};

type Played = Manifest;

const LATE: usize = 200;

fn main() {
    divan::main();
}

fn open() -> Table<Manifest> {
    let game = Manifest::new(&Options::default(), 5).expect("the options are allowed");
    let players = (0..5).map(|n| Player::Bot(format!("bot {n}"))).collect();
    Table::open(game, players, Some(Seed::from_number(1)), Given::default()).expect("the seed deals")
}
