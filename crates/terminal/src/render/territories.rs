//! A board of territories: a short line for each, region by region, and on request how each can be reached.

use scene::{Board, PlaceView, Territory, Text};

use super::{Lines, View};
use crate::clean::clean;
use crate::layout::{self, GAP, Strip};
use crate::paint::Ink;

/// The regions of a map: the key of each with the ids of its places.
fn regions_of(map: &str) -> &'static str {
    match map {
        "america" => include_str!("../../maps/america.txt"),
        _ => "",
    }
}

/// Preferred number of columns, used unless names would get shorter than `LEAST_NAME`.
const COLUMNS: usize = 2;
const LEAST_NAME: usize = 8;
/// Maximum width of region names when each region has one line.
const BRIEF_REGION: usize = 12;

pub(super) fn has_territories(board: &Board) -> bool {
    board.places.iter().any(|place| place.territory.is_some())
}

/// A territory with the texts of its columns.
struct Entry<'a> {
    place: &'a PlaceView,
    name: String,
    products: String,
    held: String,
    signs: String,
}

/// The maximum width of each column.
struct Widths {
    id: usize,
    name: usize,
    control: usize,
    products: usize,
    held: usize,
    signs: usize,
}

impl Widths {
    fn of(entries: &[Entry]) -> Widths {
        let most = |words: fn(&Entry) -> usize| entries.iter().map(words).max().unwrap_or(0);
        Widths {
            id: most(|entry| layout::width(&entry.place.id)),
            name: most(|entry| layout::width(&entry.name)),
            control: most(|entry| control(entry.place).len()),
            products: most(|entry| layout::width(&entry.products)),
            held: most(|entry| layout::width(&entry.held)),
            signs: most(|entry| entry.signs.len()),
        }
    }

    /// The width of all columns except the name, with the gaps between them.
    fn others(&self) -> usize {
        self.id + self.control + self.products + self.held + self.signs + 5
    }
}

fn control(place: &PlaceView) -> String {
    place.worth.map(|number| number.to_string()).unwrap_or_default()
}

/// Signs for a city, Natives, a home, and a place that nobody may enter.
fn signs(territory: &Territory) -> String {
    let signs = [
        (territory.city, 'c'),
        (territory.natives, 'n'),
        (territory.home.is_some(), 'h'),
        (territory.closed, 'x'),
    ];
    signs.iter().filter(|(is, _)| *is).map(|(_, sign)| sign).collect()
}

impl View<'_> {
    /// `QC Quebec  2 Fu  Q  ch`.
    pub(super) fn territories(&self, board: &Board) -> Lines {
        let groups = self.regions(board);
        let entries: Vec<Vec<Entry>> = groups
            .iter()
            .map(|(_, places)| places.iter().filter_map(|place| self.entry(place)).collect())
            .collect();
        let widths = {
            let all: Vec<Entry> = board.places.iter().filter_map(|place| self.entry(place)).collect();
            let widest = Widths::of(&all);
            let column = ((self.width + GAP) / COLUMNS).saturating_sub(GAP + widest.others());
            let room = if column >= LEAST_NAME { column } else { self.width.saturating_sub(widest.others()) };
            Widths { name: widest.name.min(room), ..widest }
        };
        let mut lines = Lines::new();
        for ((name, _), entries) in groups.iter().zip(&entries) {
            lines.extend(name.as_ref().map(|name| self.paint.with(Ink::Strong, name)));
            let strips: Vec<_> = entries.iter().map(|entry| self.line(entry, &widths)).collect();
            lines.extend(layout::columns(&strips, self.width, self.paint));
        }
        lines.extend(self.faint(&self.words.own("terminal-legend-territories")));
        lines
    }

    /// One or two lines per region: code, control number, holder and signs of every territory, filled with its holder's colour.
    pub(super) fn territories_in_brief(&self, board: &Board) -> Lines {
        let groups = self.regions(board);
        let named = groups.iter().flat_map(|(name, _)| name).map(|name| layout::width(name));
        let lead = named.max().unwrap_or(0).min(BRIEF_REGION);
        let mut lines = Lines::new();
        for (name, places) in &groups {
            let name = layout::pad(name.as_deref().unwrap_or_default(), lead);
            let mut line = Strip::new().and(Ink::Strong, name);
            for entry in places.iter().filter_map(|place| self.entry(place)) {
                let held = if entry.place.owner.is_some() { entry.held.as_str() } else { "" };
                let words =
                    format!("{}{}{held}{}", clean(&entry.place.id), control(entry.place), entry.signs);
                if line.width() + 1 + layout::width(&words) > self.width {
                    let next = Strip::new().plain(" ".repeat(lead));
                    lines.push(std::mem::replace(&mut line, next).paint(self.paint));
                }
                let ink = match (self.can_choose(&entry.place.spot), entry.place.owner) {
                    (true, Some(seat)) => Ink::FillChoice(seat),
                    (false, Some(seat)) => Ink::Fill(seat),
                    (true, None) => Ink::Choice,
                    (false, None) => Ink::Plain,
                };
                line = line.plain(" ").and(ink, words);
            }
            lines.push(line.paint(self.paint));
        }
        lines
    }

    /// Every territory in words, and how it can be reached.
    pub(super) fn territories_explained(&self, board: &Board) -> Lines {
        let mut lines = Lines::new();
        for (name, places) in self.regions(board) {
            lines.extend(name.map(|name| self.rule_off(&name)));
            for place in places {
                let Some(territory) = &place.territory else { continue };
                let ink = if self.can_choose(&place.spot) { Ink::Choice } else { Ink::Strong };
                let title = format!("{} {}", clean(&place.id), self.words.say(&place.name));
                lines.push(self.paint.with(ink, &layout::cut(&title, self.width)));
                lines.extend(self.prose(&self.facts(place, territory).join(" · "), 2));
                lines.extend(territory.notes.iter().flat_map(|note| self.prose(&self.words.say(note), 2)));
            }
        }
        lines
    }

    /// The places by region. Those without a region come last.
    fn regions<'b>(&self, board: &'b Board) -> Vec<(Option<String>, Vec<&'b PlaceView>)> {
        let mut rest: Vec<&PlaceView> = board.places.iter().collect();
        let mut groups = Vec::new();
        for line in regions_of(board.map).lines() {
            let mut words = line.split_whitespace();
            let key = words.next().unwrap_or_default();
            let ids: Vec<&str> = words.collect();
            let (here, others) = rest.into_iter().partition(|place| ids.contains(&&*place.id));
            rest = others;
            let name = self.words.has(key).then(|| self.words.say(&Text::new(key)));
            groups.push((name, here));
        }
        groups.push((None, rest));
        groups.retain(|(_, places)| !places.is_empty());
        groups
    }

    fn entry<'b>(&self, place: &'b PlaceView) -> Option<Entry<'b>> {
        let territory = place.territory.as_ref()?;
        let key = format!("territory-short-{}", place.id);
        let name = if self.words.has(&key) { Text::new(key) } else { place.name.clone() };
        let products = territory.products.iter().map(|product| {
            let sign = if product.added { "+" } else { "" };
            format!("{}{sign}", self.words.say(&product.short))
        });
        let held = match place.owner {
            Some(seat) => format!("{}{}", self.letter(seat), if territory.new { "*" } else { "" }),
            None => "-".to_owned(),
        };
        Some(Entry {
            place,
            name: self.words.say(&name),
            products: products.collect::<Vec<_>>().join(" "),
            held,
            signs: signs(territory),
        })
    }

    fn line(&self, entry: &Entry, widths: &Widths) -> Strip {
        let owner = entry.place.owner;
        let ink = match (self.can_choose(&entry.place.spot), owner) {
            (true, _) => Ink::Choice,
            (false, Some(seat)) => Ink::Of(seat),
            (false, None) => Ink::Plain,
        };
        Strip::new()
            .and(ink, layout::pad(&clean(&entry.place.id), widths.id))
            .plain(" ")
            .plain(layout::pad(&entry.name, widths.name))
            .plain(" ")
            .plain(layout::pad_left(&control(entry.place), widths.control))
            .plain(" ")
            .plain(layout::pad(&entry.products, widths.products))
            .plain(" ")
            .and(owner.map_or(Ink::Faint, Ink::Of), entry.held.as_str())
            .plain(" ".repeat(widths.held - layout::width(&entry.held) + 1))
            .plain(layout::pad(&entry.signs, widths.signs))
    }

    fn facts(&self, place: &PlaceView, territory: &Territory) -> Vec<String> {
        let said = |key: &'static str, side| self.words.say(&Text::new(key).word("side", self.side(side)));
        let control = place
            .worth
            .map(|number| self.words.say(&Text::new("terminal-territory-control").number("number", number)));
        let products = territory.products.iter().map(|product| {
            let name = self.words.say(&product.name);
            if product.added {
                self.words.say(&Text::new("terminal-territory-added").word("product", name))
            } else {
                name
            }
        });
        let holder = match place.owner {
            Some(seat) if territory.new => said("terminal-territory-new", seat),
            Some(seat) => self.side(seat),
            None => self.words.own("terminal-territory-vacant"),
        };
        let own = |is: bool, key: &'static str| is.then(|| self.words.own(key));
        control
            .into_iter()
            .chain(products)
            .chain([holder])
            .chain(own(territory.city, "terminal-territory-city"))
            .chain(own(territory.natives, "terminal-territory-natives"))
            .chain(territory.home.map(|seat| said("terminal-territory-home", seat)))
            .chain(own(territory.closed, "terminal-territory-closed"))
            .collect()
    }
}
