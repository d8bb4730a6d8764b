//! The only crate that names all games. It hosts their tables behind type-erased interfaces for terminal, protocol, laboratory and server.

mod chance;
mod changes;
mod decks;
mod hosting;
mod laws;
pub mod lesson;
mod options;
mod problem;
mod rules_version;
pub mod story;

pub use chance::{fresh_seed, is_repeatable};
pub use changes::{ActChanges, PlaceChange};
pub use decks::{check_deck, deck_options};
pub use hosting::{Done, Hint, Hosted, LogLine, Match, NewTable, Title, UndoState};
pub use laws::{AnyGame, Games, play_script};
pub use options::{entry_problems, read_option, read_options};
pub use problem::{Problem, shown};

/// The electoral map calculator of The Presidential Game, which has a page of its own.
pub mod calculator {
    pub use presidential::Team;
    pub use presidential::calculator::*;
}

use std::sync::OnceLock;

/// Visits each game, in display order.
pub fn for_each_game(games: &mut impl Games) {
    games.game::<presidential::Presidential>();
    games.game::<idiot::Idiot>();
    games.game::<mr_president::MrPresident>();
    games.game::<manifest::Manifest>();
    games.game::<cdg_solo::Solo>();
}

/// All games, in display order.
pub fn titles() -> &'static [Box<dyn Title>] {
    struct Titles(Vec<Box<dyn Title>>);
    impl Games for Titles {
        fn game<G: AnyGame>(&mut self) {
            self.0.push(hosting::title::<G>());
        }
    }
    static TITLES: OnceLock<Vec<Box<dyn Title>>> = OnceLock::new();
    TITLES.get_or_init(|| {
        let mut titles = Titles(Vec::new());
        for_each_game(&mut titles);
        titles.0
    })
}

/// A game by its id.
pub fn title(id: &str) -> Result<&'static dyn Title, Problem> {
    titles()
        .iter()
        .find(|title| title.id() == id)
        .map(|title| &**title)
        .ok_or_else(|| Problem::unknown_game(id))
}
