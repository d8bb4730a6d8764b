//! Maps of the atlas as tiles of equal size, so that north is up on a terminal too.

use super::board::Entry;
use super::{Lines, View};
use crate::layout;

/// The tile layout of a map: rows of place ids, with a dot for no tile.
fn tiles_of(map: &str) -> Option<&'static str> {
    match map {
        "us-states" => Some(include_str!("../../maps/us-states.txt")),
        _ => None,
    }
}

/// Width of a tile: `OH* 18` above `D+12`.
const TILE: usize = 6;
const GAP: usize = 1;

/// The tiles of a map by rows. `None` unless the layout is known, has a tile for every place, and fits the screen.
fn grid(view: &View, map: &str, entries: &[Entry]) -> Option<Vec<Vec<&'static str>>> {
    let rows: Vec<Vec<&str>> = tiles_of(map)?.lines().map(|line| line.split_whitespace().collect()).collect();
    let across = rows.iter().map(Vec::len).max()?;
    let on_map = |id: &str| rows.iter().flatten().any(|tile| *tile == id);
    let fits = across * (TILE + GAP) <= view.width + GAP && entries.iter().all(|entry| on_map(&entry.id));
    fits.then_some(rows)
}

/// The map with two lines per row.
pub(super) fn draw(view: &View, map: &str, entries: &[Entry]) -> Option<Lines> {
    let fits = |entry: &Entry| {
        layout::width(&entry.held) <= TILE
            && layout::width(&entry.id) + layout::width(&entry.signs) + layout::width(&entry.worth) <= TILE
    };
    let rows = grid(view, map, entries).filter(|_| entries.iter().all(fits))?;
    let above = |entry: &Entry| {
        let name = format!("{}{}", entry.id, entry.signs);
        let room = TILE - layout::width(&name);
        name + &layout::pad_left(&entry.worth, room)
    };
    let below = |entry: &Entry| layout::pad(&entry.held, TILE);
    Some(
        rows.iter()
            .flat_map(|row| [line(view, row, entries, above), line(view, row, entries, below)])
            .collect(),
    )
}

/// The map with one line per row: a place's holder and margin, or its worth if nobody holds it.
pub(super) fn draw_low(view: &View, map: &str, entries: &[Entry]) -> Option<Lines> {
    let cell = |entry: &Entry| {
        let (name, held) = (format!("{}{}", entry.id, entry.signs), short(&entry.held));
        let what = if entry.held == "-" { entry.worth.clone() } else { held };
        let room = TILE.checked_sub(layout::width(&name)).filter(|room| layout::width(&what) <= *room)?;
        Some(name + &layout::pad_left(&what, room))
    };
    let rows = grid(view, map, entries).filter(|_| entries.iter().all(|entry| cell(entry).is_some()))?;
    let cell = |entry: &Entry| cell(entry).unwrap_or_default();
    Some(rows.iter().map(|row| line(view, row, entries, cell)).collect())
}

/// `D12` for `D+12`.
fn short(held: &str) -> String {
    held.replacen('+', "", 1)
}

fn line(view: &View, row: &[&str], entries: &[Entry], cell: impl Fn(&Entry) -> String) -> String {
    let mut line = String::new();
    for id in row {
        match entries.iter().find(|entry| entry.id == *id) {
            Some(entry) => line.push_str(&view.paint.with(entry.tile_ink(), &cell(entry))),
            None => line.push_str(&" ".repeat(TILE)),
        }
        line.push_str(&" ".repeat(GAP));
    }
    line.truncate(line.trim_end().len());
    line
}
