//! Charts on which a die is rolled: the roll, the modifiers that counted, and a mark at the resulting row.

use scene::{Chart, ChartRow, Modifier, Text};

use super::prompt::percent;
use super::{Lines, View};
use crate::layout::{self, Strip};
use crate::paint::Ink;

const GAP: usize = 2;

impl View<'_> {
    pub(super) fn lookup(&self, chart: &Chart) -> Lines {
        let mut lines = self.prose(&self.chart_title(chart), 0);
        if let Some(first) = lines.first_mut() {
            *first = self.paint.with(Ink::Strong, first);
        }
        lines.extend(self.modifiers(chart));
        lines.extend(self.chart_rows(chart));
        lines
    }

    /// "Crisis relief (player aid, TPG-11), d10: rolled 7, -1 = 6".
    fn chart_title(&self, chart: &Chart) -> String {
        let rule = if chart.rule.is_empty() { String::new() } else { format!(", {}", chart.rule) };
        let mut words = format!(
            "{} ({}{rule}), d{}",
            self.words.say(&chart.name),
            self.words.say(&chart.origin),
            chart.sides
        );
        if let Some((fell, total)) = chart.roll {
            let by = total - i32::from(fell);
            let text = if by == 0 {
                Text::new("terminal-rolled")
            } else {
                Text::new("terminal-rolled-by").word("by", format!("{by:+}")).number("total", total)
            };
            words.push_str(&format!(": {}", self.words.say(&text.number("roll", fell))));
        }
        words
    }

    /// Modifiers that count have a star, the others are in brackets.
    fn modifiers(&self, chart: &Chart) -> Lines {
        let one = |modifier: &Modifier| {
            let name = self.words.say(&modifier.name);
            match (modifier.applies, modifier.value) {
                (true, value) => format!("* {value:+} {name}"),
                // A modifier without effect has no number.
                (false, 0) => format!("({name})"),
                (false, value) => format!("({value:+} {name})"),
            }
        };
        let mut parts: Vec<_> = chart.modifiers.iter().map(one).collect();
        if parts.is_empty() {
            return Lines::new();
        }
        parts.extend(chart.cap.map(|cap| self.words.say(&Text::new("terminal-cap").number("cap", cap))));
        self.prose(&parts.join("; "), 2)
    }

    fn chart_rows(&self, chart: &Chart) -> Lines {
        let ranges: Vec<_> = chart.rows.iter().map(|row| self.words.say(&row.range)).collect();
        let range_width = ranges.iter().map(|range| layout::width(range)).max().unwrap_or(0);
        let lead = |row: Option<(&ChartRow, &String)>| {
            let (sign, range) =
                row.map_or((' ', ""), |(row, range)| (if row.hit { '>' } else { ' ' }, range));
            format!("{sign} {}  ", layout::pad(range, range_width))
        };
        let columns = self.shown_columns(chart, range_width);
        let mut lines = Lines::new();
        if chart.columns.len() > 1 {
            let heads: Vec<_> =
                columns.iter().map(|(n, width)| layout::pad(&self.head(chart, *n), *width)).collect();
            let line = format!("{}{}", lead(None), heads.join(&" ".repeat(GAP)));
            lines.push(self.paint.with(Ink::Faint, line.trim_end()));
        }
        for (row, range) in chart.rows.iter().zip(&ranges) {
            let ink = if row.hit { Ink::Strong } else { Ink::Plain };
            let mut cells: Vec<String> = columns
                .iter()
                .map(|(n, width)| {
                    let words = row.cells.get(*n).map(|cell| self.words.say(cell)).unwrap_or_default();
                    // The only column may continue on the next line.
                    if columns.len() == 1 { words } else { layout::pad(&words, *width) }
                })
                .collect();
            cells.extend(row.odds.map(percent));
            let words = cells.join(&" ".repeat(GAP));
            let strip = Strip::new().and(ink, lead(Some((row, range))));
            if columns.len() == 1 {
                lines.extend(self.beside(&strip, &cells.join(", "), ink));
            } else {
                lines.push(
                    (strip.paint(self.paint) + &self.paint.with(ink, words.trim_end())).trim_end().to_owned(),
                );
            }
        }
        lines
    }

    /// The heading of a column, with a star if it is the one that counts.
    fn head(&self, chart: &Chart, n: usize) -> String {
        let name = chart.columns.get(n).map(|column| self.words.say(column)).unwrap_or_default();
        if chart.column == Some(n) { format!("{name}*") } else { name }
    }

    /// All columns with their widths if there is room, otherwise only the one that counts.
    fn shown_columns(&self, chart: &Chart, range_width: usize) -> Vec<(usize, usize)> {
        let across = chart.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let width = |n: usize| {
            let cells = chart
                .rows
                .iter()
                .filter_map(|row| row.cells.get(n))
                .map(|cell| layout::width(&self.words.say(cell)));
            cells.chain([layout::width(&self.head(chart, n))]).max().unwrap_or(0)
        };
        let all: Vec<_> = (0..across).map(|n| (n, width(n))).collect();
        let odds = if chart.rows.iter().any(|row| row.odds.is_some()) { 5 + GAP } else { 0 };
        let needed = all.iter().map(|(_, width)| width + GAP).sum::<usize>() + range_width + 4 + odds;
        match chart.column {
            Some(counts) if needed > self.width => vec![(counts, width(counts))],
            _ => {
                // If no column counts in particular, all shrink alike.
                let room = self.width.saturating_sub(range_width + 4 + odds) / across.max(1);
                let most = |width: usize| {
                    if needed > self.width { width.min(room.saturating_sub(GAP)) } else { width }
                };
                all.into_iter().map(|(n, width)| (n, most(width))).collect()
            }
        }
    }
}
