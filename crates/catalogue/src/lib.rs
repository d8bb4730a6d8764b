//! The only place that names all games, and type-erased hosting of their tables for terminal, protocol, laboratory and server.

mod chance;
mod changes;
mod hosting;
pub mod lesson;
mod options;
mod problem;
pub mod story;

pub use chance::{fresh_seed, is_repeatable};
pub use changes::{ActChanges, PlaceChange};
pub use hosting::{Done, Hint, Hosted, LogLine, Match, NewTable, Title, UndoState};
pub use options::{entry_problems, read_option, read_options};
pub use problem::{Problem, shown};

/// The electoral map calculator of The Presidential Game, which has a page of its own.
pub mod calculator {
    pub use presidential::Team;
    pub use presidential::calculator::*;
}

use std::sync::OnceLock;

/// All games of the house, in the order in which they are shown.
pub fn titles() -> &'static [Box<dyn Title>] {
    static TITLES: OnceLock<Vec<Box<dyn Title>>> = OnceLock::new();
    TITLES.get_or_init(|| {
        vec![
            hosting::title::<presidential::Presidential>(),
            hosting::title::<idiot::Idiot>(),
            hosting::title::<mr_president::MrPresident>(),
            hosting::title::<manifest::Manifest>(),
            hosting::title::<cdg_solo::Solo>(),
        ]
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
