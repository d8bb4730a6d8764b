//! The drawn territories, from the committed file that `cargo xtask atlas` writes.

use std::sync::OnceLock;

use crate::map::Map;

const TEXT: &str = include_str!("../../data/america.txt");

/// The board. Two places are neighbours if the game has a land border or a ferry between them.
pub fn map() -> &'static Map {
    static MAP: OnceLock<Map> = OnceLock::new();
    MAP.get_or_init(|| Map::parse(TEXT).expect("the committed map can be read; a test reads it"))
}
