//! A map as a table of its places, grouped by holder, most valuable first.

use kernel::Seat;
use scene::{Board, Mark, PlaceView, Spot, Text};

use super::plaques::has_plaques;
use super::territories::has_territories;
use super::{Lines, View, tiles};
use crate::layout::{self, GAP, Strip};
use crate::paint::Ink;

/// Minimum width for names of places. Shorter stumps are useless.
const LEAST_NAME: usize = 10;
/// Names are shown only if at least this many columns remain, because several columns are easier to read.
const COLUMNS_WITH_NAMES: usize = 2;

fn sign(mark: Mark) -> (char, &'static str) {
    match mark {
        Mark::Announced => ('*', "terminal-mark-announced"),
        Mark::Changed => ('!', "terminal-mark-changed"),
        Mark::Drawn => ('~', "terminal-mark-drawn"),
        Mark::Doubled => ('2', "terminal-mark-doubled"),
    }
}

/// Marks the place of the shared pawn.
const PAWN: char = '@';

/// The signs after a place's name: the pawn, what is printed there, what happened to it.
fn signs(board: &Board, place: &PlaceView) -> String {
    let here = board.pawn.as_ref().filter(|pawn| pawn.at == place.id).map(|_| PAWN);
    let emblem = place.emblem.as_ref().map_or("", |emblem| emblem.sign);
    here.into_iter().chain(emblem.chars()).chain(place.marks.iter().map(|mark| sign(*mark).0)).collect()
}

/// A place with the texts of its columns.
pub(super) struct Entry {
    pub id: String,
    pub signs: String,
    pub name: String,
    pub worth: String,
    /// Who holds it and how firmly: `D+5`.
    pub held: String,
    pub owner: Option<Seat>,
    pub choice: bool,
}

impl Entry {
    pub fn id_ink(&self) -> Ink {
        match (self.choice, self.owner) {
            (true, _) => Ink::Choice,
            (false, Some(seat)) => Ink::Of(seat),
            (false, None) => Ink::Plain,
        }
    }

    /// The colour of a whole tile: filled with the holder's colour.
    pub fn tile_ink(&self) -> Ink {
        match (self.choice, self.owner) {
            (true, Some(seat)) => Ink::FillChoice(seat),
            (false, Some(seat)) => Ink::Fill(seat),
            (true, None) => Ink::Choice,
            (false, None) => Ink::Plain,
        }
    }

    pub fn held_ink(&self) -> Ink {
        self.owner.map_or(Ink::Faint, Ink::Of)
    }
}

/// The maximum width of each column of a list.
#[derive(Default)]
struct Widths {
    id: usize,
    name: usize,
    worth: usize,
    held: usize,
}

impl View<'_> {
    /// Drawn as tiles if the map's layout is known and there is room, otherwise as a list.
    pub(super) fn board(&self, board: &Board) -> Lines {
        if has_plaques(board) {
            return self.plaques(board);
        }
        if has_territories(board) {
            return self.territories(board);
        }
        let entries = self.entries(board);
        let Some(mut lines) = tiles::draw(self, board.map, &entries) else {
            return self.board_as_list(board);
        };
        lines.extend(self.faint(&self.words.own("terminal-legend-tiles")));
        lines.extend(self.legend(board));
        lines
    }

    pub(super) fn board_as_list(&self, board: &Board) -> Lines {
        if has_plaques(board) {
            return self.plaques_explained(board);
        }
        if has_territories(board) {
            return self.territories_explained(board);
        }
        let entries = self.entries(board);
        let mut widths = Widths::default();
        for entry in &entries {
            widths.id = widths.id.max(layout::width(&entry.id) + layout::width(&entry.signs));
            widths.name = widths.name.max(layout::width(&entry.name));
            widths.worth = widths.worth.max(layout::width(&entry.worth));
            widths.held = widths.held.max(layout::width(&entry.held));
        }
        widths.name = self.room_for_names(&widths);
        let mut owners: Vec<Option<Seat>> = board.places.iter().map(|place| place.owner).collect();
        owners.sort_by_key(|owner| (owner.is_none(), *owner));
        owners.dedup();
        let mut lines = Lines::new();
        for owner in owners {
            let mut group: Vec<(&PlaceView, &Entry)> =
                board.places.iter().zip(&entries).filter(|(place, _)| place.owner == owner).collect();
            group.sort_by(|(a, _), (b, _)| b.worth.cmp(&a.worth).then_with(|| a.id.cmp(&b.id)));
            lines.push(self.group_title(owner, &group));
            let strips: Vec<_> = group.iter().map(|(_, entry)| row(entry, &widths)).collect();
            lines.extend(layout::columns(&strips, self.width, self.paint));
        }
        lines.extend(self.legend(board));
        lines
    }

    fn group_title(&self, owner: Option<Seat>, group: &[(&PlaceView, &Entry)]) -> String {
        let side = match owner {
            Some(seat) => format!("{} {}", self.letter(seat), self.side(seat)),
            None => self.words.own("terminal-nobody"),
        };
        let worth: i32 = group.iter().filter_map(|(place, _)| place.worth).sum();
        let text = Text::new("terminal-places")
            .word("side", side)
            .number("count", group.len() as i64)
            .number("worth", worth);
        let ink = owner.map_or(Ink::Strong, Ink::Of);
        self.paint.with(ink, &self.words.say(&text))
    }

    /// Maximum width of names so that the list keeps its columns. 0 if names would be too short to be useful.
    fn room_for_names(&self, widths: &Widths) -> usize {
        let others = widths.id + widths.worth + widths.held + 3;
        // Take as many columns as complete names allow. The names then share the remaining room.
        let across = ((self.width + GAP) / (others + widths.name + GAP)).max(COLUMNS_WITH_NAMES);
        let one_more = self.column(across + 1).saturating_sub(others);
        let fitting = self.column(across).saturating_sub(others);
        if one_more * 5 >= widths.name * 3 {
            one_more.min(widths.name)
        } else if fitting >= LEAST_NAME {
            fitting.min(widths.name)
        } else {
            0
        }
    }

    /// The width of each of this many columns.
    fn column(&self, across: usize) -> usize {
        (self.width + GAP) / across - GAP.min((self.width + GAP) / across)
    }

    pub(super) fn entries(&self, board: &Board) -> Vec<Entry> {
        let kinds = {
            let mut kinds: Vec<_> = board.places.iter().flat_map(|p| &p.pieces).map(|p| p.kind).collect();
            kinds.sort_unstable();
            kinds.dedup();
            kinds.len()
        };
        board
            .places
            .iter()
            .map(|place| Entry {
                id: crate::clean::clean(&place.id),
                signs: signs(board, place),
                name: self.words.say(&place.name),
                worth: place.worth.map(|worth| worth.to_string()).unwrap_or_default(),
                held: self.held(place, kinds > 1),
                owner: place.owner,
                choice: self.can_choose(&place.spot),
            })
            .collect()
    }

    fn held(&self, place: &PlaceView, with_kinds: bool) -> String {
        let mut held = place.owner.map(|seat| self.letter(seat)).unwrap_or_default();
        for piece in place.pieces.iter().filter(|piece| piece.count != 0) {
            let kind = if with_kinds { self.kind(piece.kind) } else { String::new() };
            if piece.owner == place.owner && !with_kinds && piece.owner.is_some() {
                held.push_str(&format!("+{}", piece.count));
                continue;
            }
            if !held.is_empty() {
                held.push(' ');
            }
            let owner = piece.owner.map(|seat| self.letter(seat)).unwrap_or_default();
            let gap = if kind.is_empty() { "" } else { " " };
            held.push_str(&format!("{owner}{}{gap}{kind}", piece.count));
        }
        if held.is_empty() { "-".to_owned() } else { held }
    }

    fn kind(&self, kind: &'static str) -> String {
        let key = format!("piece-{kind}");
        if self.words.has(&key) { self.words.say(&Text::new(key)) } else { kind.to_owned() }
    }

    pub(super) fn can_choose(&self, spot: &Spot) -> bool {
        self.scene.prompt.choices.iter().any(|choice| choice.spot.as_ref() == Some(spot))
    }

    /// Explains the signs that occur.
    fn legend(&self, board: &Board) -> Lines {
        let mut parts = Vec::new();
        for mark in [Mark::Announced, Mark::Changed, Mark::Drawn, Mark::Doubled] {
            if board.places.iter().any(|place| place.marks.contains(&mark)) {
                let (sign, key) = sign(mark);
                parts.push(format!("{sign} {}", self.words.own(key)));
            }
        }
        let mut emblems: Vec<_> = board.places.iter().filter_map(|place| place.emblem.as_ref()).collect();
        emblems.sort_by_key(|emblem| emblem.sign);
        emblems.dedup_by_key(|emblem| emblem.sign);
        parts
            .extend(emblems.iter().map(|emblem| format!("{} {}", emblem.sign, self.words.say(&emblem.name))));
        parts.extend(board.pawn.iter().map(|pawn| format!("{PAWN} {}", self.words.say(&pawn.name))));
        let mut lines = if parts.is_empty() { Lines::new() } else { self.faint(&parts.join(", ")) };
        lines.extend(self.way(board));
        lines
    }

    /// The pawn's path in this turn: “NY -1-> MA ~1~> TX”.
    fn way(&self, board: &Board) -> Lines {
        let Some(first) = board.path.first() else { return Lines::new() };
        let mut way = first.from.to_string();
        for leg in &board.path {
            let line = if leg.leap { '~' } else { '-' };
            way.push_str(&format!(" {line}{}{line}> {}", leg.cost, leg.to));
        }
        self.faint(&self.words.say(&Text::new("terminal-way").word("way", way)))
    }
}

fn row(entry: &Entry, widths: &Widths) -> Strip {
    let id = format!("{}{}", entry.id, entry.signs);
    let mut strip = Strip::new().and(entry.id_ink(), layout::pad(&id, widths.id));
    if widths.name > 0 {
        strip = strip.plain(" ").plain(layout::pad(&entry.name, widths.name));
    }
    strip
        .plain(" ")
        .plain(layout::pad_left(&entry.worth, widths.worth))
        .plain(" ")
        .and(entry.held_ink(), entry.held.as_str())
        .plain(" ".repeat(widths.held - layout::width(&entry.held)))
}
