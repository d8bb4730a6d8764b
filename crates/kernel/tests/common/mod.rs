//! Two toy games for the kernel's tests, and helpers to set up a table.

#![allow(dead_code, reason = "every test file takes the part it needs")]

pub mod council;
pub mod duel;

use std::str::FromStr;

use kernel::chance::{Given, Seed};
use kernel::laws::Trial;
use kernel::{FastRng, Game, Player, Seat, Table, Turn, pick};

pub const FIRST: Seat = Seat(0);
pub const SECOND: Seat = Seat(1);
pub const THIRD: Seat = Seat(2);

pub fn person(name: &str) -> Player {
    Player::Person(name.to_owned())
}

pub fn bot() -> Player {
    Player::Bot("random".to_owned())
}

pub fn persons(count: usize) -> Vec<Player> {
    ["Ada", "Ben", "Cleo"][..count].iter().map(|name| person(name)).collect()
}

/// A table that deals from a publicly known seed.
pub fn seeded<G: Game>(game: G, players: Vec<Player>, seed: u64) -> Table<G> {
    Table::open(game, players, Some(Seed::from_number(seed)), Given::default()).expect("the seed deals")
}

/// A seed for undo. It deals only if the game was over.
pub fn fresh() -> Seed {
    Seed::from_number(99)
}

pub fn read<A: FromStr>(word: &str) -> A {
    word.parse().unwrap_or_else(|_| panic!("{word:?} is no act"))
}

/// Plays acts given in words. Each must be legal.
pub fn play<G: Game>(table: &mut Table<G>, seat: Seat, words: &[&str]) {
    for word in words {
        table.act(seat, read(word)).unwrap_or_else(|e| panic!("{word}: {e:?}"));
    }
}

/// Plays up to this many random acts, and returns how many there were.
pub fn play_on<G: Game>(table: &mut Table<G>, rng: &mut FastRng, most: usize) -> usize {
    for n in 0..most {
        let Turn::Decide(deciding) = table.turn() else { return n };
        let which = rng.below(deciding.len() as u32) as usize;
        let seat = deciding.iter().nth(which).expect("below the count");
        let act = pick(table.game(), table.state(), seat, rng).expect("who decides has an act");
        table.act(seat, act).unwrap_or_else(|e| panic!("{act}: {e:?}"));
    }
    most
}

/// How thoroughly honest games are tested. `cargo xtask fuzz` asks for other seeds and more games.
pub fn trial(games: u64, every: usize) -> Trial {
    Trial {
        seed: asked("RESOLUTE_LAW_SEED").unwrap_or(1),
        games: asked("RESOLUTE_LAW_GAMES").unwrap_or(games),
        every,
    }
}

pub fn asked(name: &str) -> Option<u64> {
    let value = std::env::var(name).ok()?;
    Some(value.parse().unwrap_or_else(|_| panic!("{name} takes a whole number, not {value:?}")))
}
