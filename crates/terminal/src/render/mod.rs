//! Scenes as text: every kind of item, for any game, in any width.

mod board;
mod brief;
mod cards;
mod deeds;
mod gauges;
mod grid;
mod log;
mod lookup;
mod plaques;
mod prompt;
mod roster;
mod steps;
mod tabs;
mod territories;
mod tiles;
mod track;

use catalogue::Title;
use kernel::{Player, Seat};
use scene::{Area, Classes, Item, Lang, Place, PlaceClass, Scene, SeatView, Sheet, Text};

use crate::clean::clean;
use crate::layout::{self, Strip};
use crate::paint::{Ink, Paint};
use crate::window::Window;
use crate::words::Words;

/// Maximum width of prose, because longer lines are hard to read.
const PROSE: usize = 100;

/// A scene with everything needed to render it.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub words: Words,
    pub paint: Paint,
    pub width: usize,
    pub players: &'a [Player],
    pub scene: &'a Scene,
}

/// Lines to print.
pub type Lines = Vec<String>;

/// Everything on the table and the question, without colours, in the width of the screen.
pub fn scene_text(title: &'static dyn Title, players: &[Player], lang: Lang, scene: &Scene) -> Lines {
    let words = Words { lang, game: title.texts() };
    let width = Window::find(false).width();
    let view = View { words, paint: Paint { colour: false }, width, players, scene };
    let mut lines = vec![view.headline()];
    lines.extend(view.whole());
    lines.extend(view.question());
    lines
}

impl<'a> View<'a> {
    pub fn headline(&self) -> String {
        self.words.say(&self.scene.headline)
    }

    /// The state of the game and who is asked, without naming the side twice.
    pub fn headline_for(&self, seat: Seat) -> String {
        let (headline, side) = (self.headline(), self.side(seat));
        match headline.strip_suffix(&side) {
            Some(front) => format!("{front}{}", self.who(seat)),
            None => format!("{headline} · {}", self.who(seat)),
        }
    }

    fn items(&self) -> impl Iterator<Item = (&'a Area, &'a Item)> {
        self.scene.areas.iter().flat_map(|area| area.items.iter().map(move |item| (area, item)))
    }

    fn item(&self, item: &Item) -> Lines {
        match item {
            Item::Board(board) => self.board(board),
            Item::Track(track) => self.track(track),
            Item::Cards(cards) => self.cards(cards),
            Item::Display(display) => self.display(display),
            Item::Dice(dice) => self.dice(dice),
            Item::Bins(bins) => self.bins(bins),
            Item::Grid(grid) => self.grid(grid),
            Item::Roster(roster) => self.roster(roster),
            Item::Sheet(sheet) => self.sheet(sheet),
            Item::Steps(steps) => self.steps(steps),
            Item::Gauges(gauges) => self.gauges(gauges),
            Item::Chart(chart) => self.lookup(chart),
            Item::Deeds(deeds) => self.deeds(deeds),
            Item::Classes(classes) => self.classes(classes),
        }
    }

    /// The areas in these places, without their headings.
    pub fn areas(&self, places: &[Place]) -> Lines {
        self.items()
            .filter(|(area, _)| places.contains(&area.place))
            .flat_map(|(_, item)| self.item(item))
            .collect()
    }

    /// Everything on the table, area by area.
    pub fn whole(&self) -> Lines {
        let mut lines = Lines::new();
        for area in self.scene.areas.iter().filter(|area| !area.items.is_empty()) {
            lines.push(self.rule_off(&self.words.say(&area.name)));
            lines.extend(area.items.iter().flat_map(|item| self.item(item)));
        }
        lines
    }

    pub fn maps(&self) -> Lines {
        self.pick(|item| matches!(item, Item::Board(_)))
    }

    /// The boards as lists of places with full names, and explanations of gauges and deeds.
    pub fn lists(&self) -> Lines {
        self.items()
            .filter_map(|(_, item)| match item {
                Item::Board(board) => Some(self.board_as_list(board)),
                Item::Gauges(gauges) => Some(self.gauges_explained(gauges)),
                Item::Deeds(deeds) => Some(self.deeds_explained(deeds)),
                Item::Classes(classes) => Some(self.classes(classes)),
                _ => None,
            })
            .flatten()
            .collect()
    }

    /// Tracks, seats, score cards and property.
    pub fn score(&self) -> Lines {
        let mut lines = self.race();
        lines.extend(self.items().flat_map(|(_, item)| match item {
            Item::Roster(roster) => self.roster_explained(roster),
            _ => Lines::new(),
        }));
        lines.extend(self.pick(|item| matches!(item, Item::Grid(_) | Item::Deeds(_))));
        lines
    }

    pub fn race(&self) -> Lines {
        self.pick(|item| matches!(item, Item::Track(_)))
    }

    pub fn all_cards(&self) -> Lines {
        self.pick(|item| matches!(item, Item::Cards(_) | Item::Display(_)))
    }

    fn pick(&self, wanted: impl Fn(&Item) -> bool) -> Lines {
        self.items().filter(|(_, item)| wanted(item)).flat_map(|(_, item)| self.item(item)).collect()
    }

    fn sheet(&self, sheet: &Sheet) -> Lines {
        let mut lines = vec![self.title(&sheet.name)];
        for text in &sheet.lines {
            lines.extend(self.prose(&self.words.say(text), 2));
        }
        lines
    }

    /// Named classes of places, one paragraph each.
    fn classes(&self, classes: &Classes) -> Lines {
        let mut lines = vec![self.title(&classes.name)];
        lines.extend(classes.classes.iter().flat_map(|class| self.class(class)));
        lines
    }

    pub fn class(&self, class: &PlaceClass) -> Lines {
        self.prose(&format!("{}: {}", self.words.say(&class.name), self.words.say(&class.listed())), 2)
    }

    /// A horizontal line across the screen with words in it.
    pub fn rule_off(&self, words: &str) -> String {
        let words = layout::cut(words, self.width.saturating_sub(6));
        let rest = self.width.saturating_sub(layout::width(&words) + 5);
        self.paint.with(Ink::Strong, &format!("── {words} {}", "─".repeat(rest)))
    }

    fn title(&self, name: &Text) -> String {
        self.paint.with(Ink::Strong, &self.words.say(name))
    }

    /// Wrapped text indented by this many spaces.
    pub fn prose(&self, words: &str, indent: usize) -> Lines {
        let lead = " ".repeat(indent);
        layout::wrap(words, self.width.min(PROSE).saturating_sub(indent), 0)
            .into_iter()
            .map(|line| format!("{lead}{line}"))
            .collect()
    }

    fn faint(&self, words: &str) -> Lines {
        self.prose(words, 0).iter().map(|line| self.paint.with(Ink::Faint, line)).collect()
    }

    /// A strip with prose to its right that does not continue below the strip.
    fn beside(&self, strip: &Strip, words: &str, ink: Ink) -> Lines {
        let indent = strip.width();
        if indent > self.width / 2 {
            let mut lines = vec![strip.paint(self.paint).trim_end().to_owned()];
            lines.extend(self.prose(words, 4).iter().map(|line| self.paint.with(ink, line)));
            return lines;
        }
        let mut lines = Lines::new();
        for (n, part) in
            layout::wrap(words, self.width.min(PROSE).saturating_sub(indent), 0).iter().enumerate()
        {
            let lead = if n == 0 { strip.paint(self.paint) } else { " ".repeat(indent) };
            lines.push(lead + &self.paint.with(ink, part));
        }
        lines
    }

    fn seat_view(&self, seat: Seat) -> Option<&'a SeatView> {
        self.items().find_map(|(_, item)| match item {
            Item::Roster(roster) => roster.seats.iter().find(|view| view.seat == seat),
            _ => None,
        })
    }

    /// The letter that identifies a seat without colour.
    fn letter(&self, seat: Seat) -> String {
        match self.seat_view(seat) {
            Some(view) if !view.letter.is_empty() => view.letter.to_owned(),
            _ => (seat.0 + 1).to_string(),
        }
    }

    /// The side that a seat plays: “Democrats”.
    pub fn side(&self, seat: Seat) -> String {
        match self.seat_view(seat) {
            Some(view) => self.words.say(&view.side),
            None => self.words.say(&Text::new("terminal-seat").number("seat", seat.0 + 1)),
        }
    }

    /// The side and who plays it: “Democrats (Ada)”.
    pub fn who(&self, seat: Seat) -> String {
        let side = self.side(seat);
        match self.players.get(seat.index()) {
            Some(Player::Person(name)) => format!("{side} ({})", clean(name)),
            Some(Player::Bot(level)) => {
                let level = self.words.say(&Text::new("terminal-bot").word("level", level.as_str()));
                format!("{side} ({level})")
            }
            None => side,
        }
    }

    /// A count as shown after a name.
    fn count(&self, key: &'static str, count: i64) -> String {
        self.words.say(&Text::new(key).number("count", count))
    }
}

#[cfg(test)]
mod tests;
