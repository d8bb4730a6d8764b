//! What can be bought or claimed, column by column, with who has it.

use scene::Deeds;

use super::{Lines, View};

impl View<'_> {
    pub(super) fn deeds(&self, deeds: &Deeds) -> Lines {
        let mut lines = vec![self.title(&deeds.name)];
        for column in &deeds.columns {
            lines.push(self.words.say(&column.name));
            lines.extend(column.deeds.iter().flat_map(|deed| self.prose(&self.words.say(&deed.name), 2)));
        }
        lines
    }
}
