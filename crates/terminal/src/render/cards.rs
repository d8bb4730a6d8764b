//! Cards and dice as they lie.

use scene::{CardView, Cards, Dice};

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

    fn card(&self, card: &CardView) -> Lines {
        let ink = if self.can_choose(&card.spot) { Ink::Choice } else { Ink::Plain };
        let lead = Strip::new().and(ink, format!("{:>4}  ", card.number));
        let mut title = self.words.say(&card.title);
        for tag in &card.tags {
            title.push_str(&format!(" [{}]", self.words.say(tag)));
        }
        let mut lines = self.beside(&lead, &title, Ink::Strong);
        let indent = lead.width();
        lines.extend(self.prose(&self.words.say(&card.text), indent));
        if let Some(flavour) = &card.flavour {
            let flavour = self.prose(&self.words.say(flavour), indent);
            lines.extend(flavour.iter().map(|line| self.paint.with(Ink::Faint, line)));
        }
        lines
    }

    /// Dice that went somewhere stand in brackets.
    pub(super) fn dice(&self, dice: &Dice) -> Lines {
        let ink = dice.owner.map_or(Ink::Plain, Ink::Of);
        let mut strip = Strip::new().and(Ink::Strong, self.words.say(&dice.name)).plain(":");
        for die in &dice.dice {
            let shown = if die.used { format!("({})", die.value) } else { format!("[{}]", die.value) };
            strip = strip.plain(" ").and(if die.used { Ink::Faint } else { ink }, shown);
        }
        if dice.dice.is_empty() {
            strip = strip.plain(" -");
        }
        vec![strip.paint(self.paint)]
    }
}
