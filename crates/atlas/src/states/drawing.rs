//! The drawn states and their borders, both from the committed file that `cargo xtask atlas` writes.

use std::sync::OnceLock;

use super::{StateSet, UsState};
use crate::map::{Map, Place};

const TEXT: &str = include_str!("../../data/states.txt");

/// The map of the states. Its places are ordered by index: `map().places[state.index()]`.
pub fn map() -> &'static Map {
    static MAP: OnceLock<Map> = OnceLock::new();
    MAP.get_or_init(|| Map::parse(TEXT).expect("the committed map can be read; a test reads it"))
}

impl UsState {
    /// Outline, label and callout on [`map`].
    pub fn place(self) -> &'static Place {
        &map().places[self.index()]
    }

    /// The states with which it has a land or river border. Meeting in one point does not count (Arizona and Colorado), nor does a border
    /// in a Great Lake (Michigan and Minnesota).
    pub fn borders(self) -> StateSet {
        static BORDERS: OnceLock<[StateSet; UsState::COUNT]> = OnceLock::new();
        let borders = BORDERS.get_or_init(|| {
            UsState::ALL.map(|state| {
                let codes = state.place().borders.iter();
                codes
                    .map(|code| code.parse::<UsState>().expect("borders name states; a test reads them"))
                    .collect()
            })
        });
        borders[self.index()]
    }
}
