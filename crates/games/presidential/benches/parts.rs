//! Cost of single steps of the game.

#[path = "../../../../bench/parts.rs"]
mod parts;

use kernel::chance::{Given, Seed};
use kernel::{Game, Player, Table};
use presidential::{Options, Presidential};

type Played = Presidential;

const LATE: usize = 350;

fn main() {
    divan::main();
}

fn open() -> Table<Presidential> {
    let game =
        Presidential::new(&Options { weeks: 30, ..Options::default() }, 2).expect("the options are allowed");
    let players = ["A", "B"].map(|name| Player::Person(name.into())).into();
    Table::open(game, players, Some(Seed::from_number(1)), Given::default()).expect("the seed deals")
}
