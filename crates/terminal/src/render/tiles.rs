//! Maps of the atlas as tiles of equal size, so that north is up on a terminal too.

use super::board::Entry;
use super::{Lines, View};
use crate::layout;

/// Where the tiles of a map lie: rows of place ids, a dot where there is none.
fn tiles_of(map: &str) -> Option<&'static str> {
    match map {
        "us-states" => Some(include_str!("../../maps/us-states.txt")),
        _ => None,
    }
}

/// `OH* 18` above `D+12`.
const TILE: usize = 6;
const GAP: usize = 1;

/// The map, where it is known, has a tile for every place, and fits the screen.
pub(super) fn draw(view: &View, map: &str, entries: &[Entry]) -> Option<Lines> {
    let rows: Vec<Vec<&str>> = tiles_of(map)?.lines().map(|line| line.split_whitespace().collect()).collect();
    let across = rows.iter().map(Vec::len).max()?;
    let on_map = |id: &str| rows.iter().flatten().any(|tile| *tile == id);
    if across * (TILE + GAP) > view.width + GAP || !entries.iter().all(|entry| on_map(&entry.id)) {
        return None;
    }
    let fits = |entry: &Entry| {
        layout::width(&entry.held) <= TILE
            && layout::width(&entry.id) + layout::width(&entry.signs) + layout::width(&entry.worth) <= TILE
    };
    if !entries.iter().all(fits) {
        return None;
    }
    let mut lines = Lines::new();
    for row in rows {
        let (mut above, mut below) = (String::new(), String::new());
        for id in row {
            match entries.iter().find(|entry| entry.id == id) {
                Some(entry) => {
                    let name = format!("{}{}", entry.id, entry.signs);
                    let room = TILE - layout::width(&name);
                    above.push_str(&view.paint.with(entry.id_ink(), &name));
                    above.push_str(&layout::pad_left(&entry.worth, room));
                    below.push_str(&view.paint.with(entry.held_ink(), &entry.held));
                    below.push_str(&" ".repeat(TILE - layout::width(&entry.held)));
                }
                None => {
                    above.push_str(&" ".repeat(TILE));
                    below.push_str(&" ".repeat(TILE));
                }
            }
            above.push_str(&" ".repeat(GAP));
            below.push_str(&" ".repeat(GAP));
        }
        lines.push(above.trim_end().to_owned());
        lines.push(below.trim_end().to_owned());
    }
    Some(lines)
}
