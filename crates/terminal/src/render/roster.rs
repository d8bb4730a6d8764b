//! The seats with what all may know of each.

use scene::Roster;

use super::{Lines, View};
use crate::layout::Strip;
use crate::paint::Ink;

impl View<'_> {
    pub(super) fn roster(&self, roster: &Roster) -> Lines {
        let mut lines = Lines::new();
        for view in &roster.seats {
            let arrow = if view.to_act { ">" } else { " " };
            let lead = Strip::new()
                .plain(arrow)
                .plain(" ")
                .and(Ink::Of(view.seat), format!("{} {}", view.letter, self.who(view.seat)))
                .plain(": ");
            let facts: Vec<_> = view.facts.iter().map(|fact| self.words.say(fact)).collect();
            lines.extend(self.beside(&lead, &facts.join("; "), Ink::Plain));
        }
        lines
    }
}
