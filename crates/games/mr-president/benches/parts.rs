//! Cost of single steps of the game.

#[path = "../../../../bench/parts.rs"]
mod parts;

use kernel::chance::{Given, Seed};
use kernel::{Game, Player, Table};
use mr_president::{Difficulty, MrPresident, Options};

type Played = MrPresident;

const LATE: usize = 200;

fn main() {
    divan::main();
}

fn open() -> Table<MrPresident> {
    let options = Options { difficulty: Difficulty::Easier, ..Options::default() };
    let game = MrPresident::new(&options, 1).expect("the options are allowed");
    let players = vec![Player::Person("A".into())];
    Table::open(game, players, Some(Seed::from_number(1)), Given::default()).expect("the seed deals")
}
