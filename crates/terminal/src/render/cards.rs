//! Cards and dice on the table.

use scene::{Bins, CardList, CardView, Cards, Dice, DieView, Display, Goal, Layout};

use super::{Lines, View};
use crate::layout::Strip;
use crate::paint::Ink;

impl View<'_> {
    pub(super) fn cards(&self, cards: &Cards) -> Lines {
        let name = self.words.say(&cards.name);
        let ink = cards.owner.map_or(Ink::Strong, Ink::Of);
        let count = self.count("terminal-cards", cards.count.into());
        let mut lines = vec![Strip::new().and(ink, name).plain(": ").plain(count).paint(self.paint)];
        for card in &cards.faces {
            lines.extend(self.card(card));
        }
        lines
    }

    /// Cards for reading, wherever they are.
    pub fn card_list(&self, list: &CardList) -> Lines {
        let (name, faces) = (list.name.clone(), list.cards.clone());
        self.cards(&Cards { name, layout: Layout::Pile, owner: None, count: faces.len() as u32, faces })
    }

    fn card(&self, card: &CardView) -> Lines {
        let ink = if self.can_choose(&card.spot) { Ink::Choice } else { Ink::Plain };
        let number = if card.number > 0 { card.number.to_string() } else { "-".to_owned() };
        let lead = Strip::new().and(ink, format!("{number:>4}  "));
        let mut title = self.words.say(&card.title);
        if let Some(value) = card.value {
            title = format!("({value}) {title}");
        }
        for tag in &card.tags {
            title.push_str(&format!(" [{}]", self.words.say(tag)));
        }
        let mut lines = self.beside(&lead, &title, Ink::Strong);
        let indent = lead.width();
        if card.goals.is_empty() {
            lines.extend(self.prose(&self.words.say(&card.text), indent));
        } else {
            lines.extend(self.prose(&self.goals(card), indent));
        }
        // The short names of a class's places, so that the sentence can be followed on the map.
        for class in &card.classes {
            let places: Vec<_> = class.places.iter().map(|place| place.spot.id()).collect();
            let words = format!("{}: {}", self.words.say(&class.name), places.join(" "));
            lines.extend(self.prose(&words, indent));
        }
        if let Some(flavour) = &card.flavour {
            let flavour = self.prose(&self.words.say(flavour), indent);
            lines.extend(flavour.iter().map(|line| self.paint.with(Ink::Faint, line)));
        }
        lines
    }

    /// “4 × 6 (3), 2 × 1 (2 ✓) · 62 %”.
    pub(super) fn goals(&self, card: &CardView) -> String {
        let goal = |goal: &Goal| {
            let met = if goal.met { " ✓" } else { "" };
            format!("{} ({}{met})", self.words.say(&goal.text), goal.have)
        };
        let goals: Vec<_> = card.goals.iter().map(goal).collect();
        let odds = card.odds.map_or(String::new(), |odds| format!(" · {} %", (odds + 5) / 10));
        format!("{}{odds}", goals.join(", "))
    }

    /// Dice that were already placed are in brackets.
    pub(super) fn dice(&self, dice: &Dice) -> Lines {
        let ink = dice.owner.map_or(Ink::Plain, Ink::Of);
        let mut strip = Strip::new().and(Ink::Strong, self.words.say(&dice.name)).plain(":");
        for die in &dice.dice {
            strip = strip.plain(" ").and(if die.used { Ink::Faint } else { ink }, self.die(die));
        }
        if dice.dice.is_empty() {
            strip = strip.plain(" -");
        }
        vec![strip.paint(self.paint)]
    }

    fn die(&self, die: &DieView) -> String {
        let shown = die.face.as_ref().map_or_else(|| die.value.to_string(), |face| self.words.say(face));
        if die.used { format!("({shown})") } else { format!("[{shown}]") }
    }

    /// One line per bin with its dice.
    pub(super) fn bins(&self, bins: &Bins) -> Lines {
        let mut lines = vec![self.title(&bins.name)];
        for bin in &bins.bins {
            let ink = if self.can_choose(&bin.spot) { Ink::Choice } else { Ink::Plain };
            let mut strip = Strip::new().plain("  ").and(ink, self.words.say(&bin.name)).plain(":");
            for die in &bin.dice {
                strip = strip.plain(" ").plain(self.die(die));
            }
            if let Some(note) = &bin.note {
                strip = strip.plain(" ").and(Ink::Faint, self.words.say(note));
            }
            lines.push(strip.paint(self.paint));
        }
        lines
    }

    /// One line per slot with its cards.
    pub(super) fn display(&self, display: &Display) -> Lines {
        let ink = display.owner.map_or(Ink::Strong, Ink::Of);
        let mut head = Strip::new().and(ink, self.words.say(&display.name));
        for fact in &display.facts {
            head = head.plain(" · ").plain(self.words.say(fact));
        }
        let mut lines = vec![head.paint(self.paint)];
        for slot in &display.slots {
            let ink = if self.can_choose(&slot.spot) { Ink::Choice } else { Ink::Strong };
            lines.push(Strip::new().plain("  ").and(ink, self.words.say(&slot.name)).paint(self.paint));
            lines.extend(slot.cards.iter().flat_map(|card| self.card(card)));
        }
        lines
    }
}
