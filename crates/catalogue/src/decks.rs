//! Lists that people write for a game, as options of a table.

use kernel::Player;
use kernel::chance::Seed;
use scene::Blank;
use serde_json::{Map, Value};

use crate::{NewTable, Problem, Title};

/// The options of a table that uses a deck.
pub fn deck_options(blank: &Blank, text: &str) -> Map<String, Value> {
    let lines: Value = text.lines().collect();
    let pair = [(blank.with, blank.kind.into()), (blank.option, lines)];
    pair.into_iter().map(|(name, value): (&str, Value)| (name.to_owned(), value)).collect()
}

/// Checks whether a deck can be played by opening a table with it, so that the game itself decides.
pub fn check_deck(title: &dyn Title, blank: &Blank, text: &str) -> Result<(), Problem> {
    let players = vec![Player::Person("-".to_owned()); usize::from(*title.seats().start())];
    let seed = Some(Seed::new([0; 32]));
    let options = deck_options(blank, text);
    title.open(NewTable { options, players, seed, ..NewTable::default() }).map(drop)
}
