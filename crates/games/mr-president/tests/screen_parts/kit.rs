//! Accessors for a scene: its items, and their words in both languages.

use kernel::{Game, Seat, Text, Viewer};
use mr_president::MrPresident;
use scene::{Cell, Gauge, Grid, Item, Lang, Scene, Shown, Texts};

use crate::common::Desk;

pub fn scene(desk: &Desk) -> Scene {
    desk.game.picture(&desk.state, Viewer::Seat(Seat(0)))
}

fn items(desk: &Desk) -> Vec<Item> {
    scene(desk).areas.into_iter().flat_map(|area| area.items).collect()
}

/// The table with this name.
pub fn grid(desk: &Desk, name: &str) -> Grid {
    let grids = items(desk).into_iter().filter_map(|item| match item {
        Item::Grid(grid) => Some(grid),
        _ => None,
    });
    grids.into_iter().find(|grid| grid.name.key == name).unwrap_or_else(|| panic!("no table {name}"))
}

/// All gauges shown.
pub fn gauges(desk: &Desk) -> Vec<Gauge> {
    let gauges = items(desk).into_iter().filter_map(|item| match item {
        Item::Gauges(gauges) => Some(gauges.gauges),
        _ => None,
    });
    gauges.flatten().collect()
}

/// The gauge with this name.
pub fn gauge(desk: &Desk, name: &str) -> Gauge {
    gauges(desk).into_iter().find(|gauge| gauge.name.key == name).unwrap_or_else(|| panic!("no gauge {name}"))
}

pub fn say(lang: Lang, text: &Text) -> String {
    thread_local! {
        static TEXTS: Texts = Texts::new(MrPresident::text_files()).unwrap();
    }
    TEXTS.with(|texts| texts.try_say(lang, text)).unwrap_or_else(|e| panic!("{text:?}: {e}"))
}

pub fn english(text: &Text) -> String {
    say(Lang::En, text)
}

/// A row of a table in English, cell by cell.
pub fn row(row: &[Cell]) -> Vec<String> {
    row.iter()
        .map(|cell| match cell {
            Cell::Empty => String::new(),
            Cell::Number(n) | Cell::Signed(n) => n.to_string(),
            Cell::Text(text) | Cell::Marked(text) => english(text),
        })
        .collect()
}
