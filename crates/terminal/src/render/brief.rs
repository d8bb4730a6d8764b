//! A scene in few lines, for screens that are redrawn before every question: the score, and each part of the board in full and shortened.

use scene::{Board, CardView, Cards, Display, Gauges, Item, Place, Roster, Text, Track};

use super::plaques::has_plaques;
use super::territories::has_territories;
use super::{Lines, View, tiles};
use crate::frame::Block;
use crate::layout::{self, GAP, Strip};
use crate::paint::Ink;

/// Maximum number of score lines for gauges.
const GAUGE_LINES: usize = 2;
/// Maximum number of lines of prose beside the question.
const SHEET_LINES: usize = 3;
/// Stands for a space at which the line must not be broken.
const GLUE: char = '\u{e000}';
/// Two displays are put side by side if each has at least this many columns.
const LEAST_DISPLAY: usize = 34;

/// The order of importance when there is little room: items with a higher rank are dropped first. A board without choices is dropped before
/// cards.
fn rank(item: &Item, can_choose: bool) -> u8 {
    match item {
        Item::Steps(_) => 0,
        Item::Dice(_) => 1,
        Item::Chart(_) => 2,
        Item::Display(_) => 3,
        Item::Board(_) if can_choose => 4,
        Item::Bins(_) => 5,
        Item::Cards(_) => 6,
        Item::Board(_) => 7,
        Item::Sheet(_) => 8,
        _ => 9,
    }
}

impl View<'_> {
    /// The score in a few lines: tracks, seats, gauges.
    pub fn score_in_brief(&self) -> Lines {
        let mut lines = Lines::new();
        for (area, item) in self.items() {
            if !matches!(area.place, Place::Bar | Place::Stage) {
                continue;
            }
            match item {
                Item::Track(track) => lines.push(self.track_in_brief(track)),
                Item::Roster(roster) => lines.extend(self.roster_in_brief(roster)),
                Item::Gauges(gauges) => lines.extend(self.gauges_in_brief(gauges)),
                _ => {}
            }
        }
        lines
    }

    /// “Electoral votes (270): Democrats 0 · Republicans 122”.
    fn track_in_brief(&self, track: &Track) -> String {
        let mut strip = Strip::new().and(Ink::Strong, self.words.say(&track.name));
        if let Some(line) = track.line {
            strip = strip.plain(format!(" ({line})"));
        }
        strip = strip.plain(":");
        let room = self.width.saturating_sub(strip.width());
        let counters: Vec<_> = track
            .counters
            .iter()
            .map(|counter| (self.words.say(&counter.name), counter.value.to_string(), counter.owner))
            .collect();
        let wanted: usize =
            counters.iter().map(|(name, value, _)| layout::width(name) + value.len() + 4).sum();
        // Long names share the remaining room.
        let cut = wanted.saturating_sub(room).div_ceil(counters.len().max(1));
        for (n, (name, value, owner)) in counters.iter().enumerate() {
            let most = layout::width(name).saturating_sub(cut).max(4);
            let ink = owner.map_or(Ink::Plain, Ink::Of);
            let dot = if n == 0 { " " } else { " · " };
            strip = strip.plain(dot).and(ink, format!("{} {value}", layout::cut(name, most)));
        }
        strip.paint(self.paint)
    }

    /// One line per seat, cut at the edge.
    fn roster_in_brief(&self, roster: &Roster) -> Lines {
        let mut lines = Lines::new();
        for seat in &roster.seats {
            let mut view = self.seat_line(seat);
            let lead = format!("{} {} ", if seat.to_act { ">" } else { " " }, seat.letter);
            let room = self.width.saturating_sub(layout::width(&lead));
            let who = self.who(seat.seat);
            let name = layout::cut(&who, room);
            let rest = room.saturating_sub(layout::width(&name));
            if !view.is_empty() {
                view = format!(": {view}");
            }
            let strip =
                Strip::new().plain(lead).and(Ink::Of(seat.seat), name).plain(layout::cut(&view, rest));
            lines.push(strip.paint(self.paint));
        }
        lines
    }

    /// “Approval 40 % · Congress 5”.
    fn gauges_in_brief(&self, gauges: &Gauges) -> Lines {
        let one = |gauge: &scene::Gauge| {
            let at = gauge.boxes.get(gauge.at).map(|words| self.words.say(words)).unwrap_or_default();
            let trend = match gauge.trend {
                1.. => "^",
                0 => "",
                _ => "v",
            };
            format!("{} {at}{trend}", self.words.say(&gauge.name)).replace(' ', &GLUE.to_string())
        };
        let all: Vec<_> = gauges.gauges.iter().map(one).collect();
        let lines = layout::wrap(&all.join(" · "), self.width, 0);
        lines.into_iter().take(GAUGE_LINES).map(|line| line.replace(GLUE, " ")).collect()
    }

    /// Everything on the table except the score, each part in full and shortened, most important first.
    pub fn blocks(&self) -> Vec<Block> {
        let here = |place| matches!(place, Place::Bar | Place::Stage | Place::Desk | Place::Hand);
        let mut items: Vec<(Place, &Item)> = self
            .items()
            .filter(|(area, _)| here(area.place))
            .filter(|(_, item)| !matches!(item, Item::Track(_) | Item::Roster(_) | Item::Gauges(_)))
            .map(|(area, item)| (area.place, item))
            .collect();
        items.sort_by_key(|(place, item)| {
            let on_board = match item {
                Item::Board(board) => board.places.iter().any(|place| self.can_choose(&place.spot)),
                _ => false,
            };
            // The viewer's own hand comes before what is on the table.
            (rank(item, on_board), *place != Place::Hand)
        });
        let mut blocks = Vec::new();
        let mut displays = Vec::new();
        for (place, item) in items {
            match item {
                Item::Display(display) => displays.push(display),
                _ => blocks.push(Block { whole: self.item(item), brief: self.item_in_brief(place, item) }),
            }
        }
        if !displays.is_empty() {
            let at = blocks.iter().take_while(|block| block.brief.len() <= 1).count().min(1);
            blocks.insert(at.min(blocks.len()), self.displays(&displays));
        }
        blocks
    }

    fn item_in_brief(&self, place: Place, item: &Item) -> Lines {
        match item {
            Item::Board(board) => self.board_in_brief(board),
            Item::Cards(cards) => self.cards_in_brief(cards),
            Item::Bins(bins) => {
                let said = bins.bins.iter().map(|bin| {
                    let dice = if bin.dice.is_empty() { "-".to_owned() } else { bin.dice.len().to_string() };
                    let note = bin.note.iter().map(|note| format!(" ({})", self.words.say(note)));
                    format!("{} {dice}{}", self.words.say(&bin.name), note.collect::<String>())
                });
                let all: Vec<_> = said.map(|words| words.replace(' ', &GLUE.to_string())).collect();
                let words = format!("{}: {}", self.words.say(&bins.name), all.join(" · "));
                self.prose(&words, 0).into_iter().map(|line| line.replace(GLUE, " ")).collect()
            }
            Item::Sheet(sheet) if place == Place::Desk => {
                self.sheet(sheet).into_iter().take(SHEET_LINES).collect()
            }
            Item::Steps(steps) => self.steps(steps).into_iter().rev().take(1).collect(),
            Item::Dice(dice) => self.dice(dice),
            Item::Chart(chart) if place == Place::Desk => self.lookup(chart),
            // Reference material such as score cards, deeds and explanations is shown by a command instead.
            _ => Lines::new(),
        }
    }

    fn board_in_brief(&self, board: &Board) -> Lines {
        if has_plaques(board) {
            return self.plaques_without_legend(board);
        }
        if has_territories(board) {
            return self.territories_in_brief(board);
        }
        let entries = self.entries(board);
        match tiles::draw_low(self, board.map, &entries) {
            Some(lines) => lines,
            None => self.board_as_list(board),
        }
    }

    /// The name of the pile or hand, followed by one line per card.
    fn cards_in_brief(&self, cards: &Cards) -> Lines {
        let ink = cards.owner.map_or(Ink::Strong, Ink::Of);
        let count = self.count("terminal-cards", cards.count.into());
        let head = Strip::new().and(ink, self.words.say(&cards.name)).plain(": ").plain(count);
        let open: Vec<_> = cards.faces.iter().filter(|card| !card.face_down).collect();
        let mut lines = vec![head.paint(self.paint)];
        lines.extend(open.iter().map(|card| self.card_in_brief(card, "", self.width)));
        lines
    }

    fn card_in_brief(&self, card: &CardView, slot: &str, width: usize) -> String {
        let ink = if self.can_choose(&card.spot) { Ink::Choice } else { Ink::Plain };
        let number = if card.number > 0 { card.number.to_string() } else { "-".to_owned() };
        let mut title = self.words.say(&card.title);
        if let Some(value) = card.value {
            title = format!("({value}) {title}");
        }
        let words = if card.goals.is_empty() { self.words.say(&card.text) } else { self.goals(card) };
        let tags: String = card.tags.iter().map(|tag| format!(" [{}]", self.words.say(tag))).collect();
        let lead = format!("{slot}{number:>4} ");
        let room = width.saturating_sub(layout::width(&lead));
        let title = layout::cut(&title, room);
        let behind = if card.face_down || words.is_empty() { tags } else { format!("{tags}: {words}") };
        let behind = layout::cut(&behind, room.saturating_sub(layout::width(&title)));
        Strip::new().and(ink, lead).and(Ink::Strong, title).plain(behind).paint(self.paint)
    }

    /// Displays with one line per card, side by side if there is room.
    fn displays(&self, displays: &[&Display]) -> Block {
        let across = if self.width >= 2 * LEAST_DISPLAY + GAP { 2 } else { 1 };
        let width = (self.width + GAP) / across - GAP;
        let drawn: Vec<Lines> =
            displays.iter().map(|display| self.display_in_brief(display, width)).collect();
        let mut brief = Lines::new();
        for row in drawn.chunks(across) {
            let tall = row.iter().map(Vec::len).max().unwrap_or(0);
            for n in 0..tall {
                let mut line = String::new();
                for (column, lines) in row.iter().enumerate() {
                    let cell = lines.get(n).map_or("", String::as_str);
                    line.push_str(cell);
                    if column + 1 < row.len() {
                        let shown = layout::width(&crate::clean::clean(cell));
                        line.push_str(&" ".repeat(width.saturating_sub(shown) + GAP));
                    }
                }
                line.truncate(line.trim_end().len());
                brief.push(line);
            }
        }
        Block { whole: displays.iter().flat_map(|display| self.display(display)).collect(), brief }
    }

    fn display_in_brief(&self, display: &Display, width: usize) -> Lines {
        let ink = display.owner.map_or(Ink::Strong, Ink::Of);
        let name = self.words.say(&display.name);
        let arrow = if display.active { "> " } else { "" };
        let facts: String = display.facts.iter().map(|fact| format!(" · {}", self.words.say(fact))).collect();
        let name = layout::cut(&format!("{arrow}{name}"), width);
        let facts = layout::cut(&facts, width.saturating_sub(layout::width(&name)));
        let mut lines = vec![Strip::new().and(ink, name).plain(facts).paint(self.paint)];
        for slot in &display.slots {
            let slot_name = layout::cut(&self.words.say(&slot.name), width / 3);
            if slot.cards.is_empty() {
                let below = if slot.below > 0 { format!(" +{}", slot.below) } else { String::new() };
                lines.push(layout::cut(&format!("{slot_name}{below}"), width));
            }
            for card in &slot.cards {
                lines.push(self.card_in_brief(card, &slot_name, width));
            }
        }
        lines
    }

    /// One line with the letters of the table's other sides, and how to see the rest.
    pub fn more_board(&self) -> String {
        let tabs = self.tab_letters();
        let key = if tabs.is_empty() { "terminal-more-board" } else { "terminal-more-board-tabs" };
        let words = self.words.say(&Text::new(key).word("tabs", tabs.join(", ")));
        self.paint.with(Ink::Faint, &layout::cut(&words, self.width))
    }
}
