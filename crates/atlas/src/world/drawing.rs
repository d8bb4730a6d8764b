//! The drawn areas and their borders, both from the committed file that `cargo xtask atlas` writes.

use std::sync::OnceLock;

use super::WorldArea;
use crate::map::{Map, Place};

const TEXT: &str = include_str!("../../data/world.txt");

/// The map of the world. Its places are ordered by index: `map().places[area.index()]`.
pub fn map() -> &'static Map {
    static MAP: OnceLock<Map> = OnceLock::new();
    MAP.get_or_init(|| Map::parse(TEXT).expect("the committed map can be read; a test reads it"))
}

impl WorldArea {
    /// Outline and label on [`map`].
    pub fn place(self) -> &'static Place {
        &map().places[self.index()]
    }

    /// The areas with which it has a land border, in order.
    pub fn borders(self) -> &'static [WorldArea] {
        static BORDERS: OnceLock<[Vec<WorldArea>; WorldArea::COUNT]> = OnceLock::new();
        let borders = BORDERS.get_or_init(|| {
            WorldArea::ALL.map(|area| {
                let codes = area.place().borders.iter();
                codes.map(|code| code.parse().expect("borders name areas; a test reads them")).collect()
            })
        });
        &borders[self.index()]
    }
}
