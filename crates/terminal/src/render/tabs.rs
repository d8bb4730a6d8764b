//! The other sides of a large table, each shown by typing its letter.

use scene::{Area, Place, Text};

use super::{Lines, View};

fn key(area: &Area) -> Option<char> {
    match area.place {
        Place::Tab(key) => Some(key.to_ascii_uppercase()),
        _ => None,
    }
}

impl View<'_> {
    /// The side with this letter, or no lines.
    pub fn tab(&self, letter: &str) -> Lines {
        let wanted = letter.to_uppercase();
        let mut lines = Lines::new();
        for area in &self.scene.areas {
            if key(area).is_some_and(|key| wanted.chars().eq([key])) {
                lines.push(self.rule_off(&self.words.say(&area.name)));
                lines.extend(area.items.iter().flat_map(|item| self.item(item)));
            }
        }
        lines
    }

    /// Each side as its letter and name.
    pub(super) fn tab_letters(&self) -> Vec<String> {
        let mut named: Vec<(char, String)> = Vec::new();
        for area in &self.scene.areas {
            if let Some(key) = key(area).filter(|key| named.iter().all(|(other, _)| other != key)) {
                named.push((key, self.words.say(&area.name)));
            }
        }
        named.iter().map(|(key, name)| format!("{key} {name}")).collect()
    }

    /// The letters of all sides with their names.
    pub fn tabs(&self) -> Lines {
        let tabs = self.tab_letters();
        if tabs.is_empty() {
            return Lines::new();
        }
        self.faint(&self.words.say(&Text::new("terminal-tabs").word("tabs", tabs.join(", "))))
    }
}
