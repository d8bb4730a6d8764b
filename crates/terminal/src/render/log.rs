//! The log, line by line, with the number of the act and the rule.

use catalogue::LogLine;

use super::{Lines, View};
use crate::layout::Strip;
use crate::paint::Ink;

impl View<'_> {
    pub fn log(&self, entries: &[LogLine]) -> Lines {
        let mut lines = Lines::new();
        let mut last = None;
        let mut cited = None;
        let has_headings = entries.iter().any(|entry| entry.line.heading);
        for LogLine { after, by, line } in entries {
            // An act may have several lines. Its number is shown on the first.
            let number = if last == Some(*after) { String::new() } else { format!("#{after}") };
            last = Some(*after);
            let lead = Strip::new().and(Ink::Faint, format!("{number:>5} "));
            let ink = if line.heading { Ink::Strong } else { line.seat.map_or(Ink::Plain, Ink::Of) };
            let words = self.words.say(&line.text);
            // On a large table many lines of an act follow from the same rule, so it is not repeated.
            let is_new = cited.replace(line.rule) != Some(line.rule) || !number.is_empty() || !has_headings;
            let rule = line.rule.filter(|_| is_new).map(|rule| format!(" [{rule}]")).unwrap_or_default();
            let by = by.as_ref().map(|by| format!(" ({})", by.name())).unwrap_or_default();
            lines.extend(self.beside(&lead, &format!("{words}{by}{rule}"), ink));
        }
        lines
    }
}
