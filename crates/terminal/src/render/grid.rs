//! Score cards and charts as tables.

use scene::{Cell, Grid};

use super::{Lines, View};
use crate::layout;
use crate::paint::Ink;

const GAP: usize = 2;

impl View<'_> {
    pub(super) fn grid(&self, grid: &Grid) -> Lines {
        let heads: Vec<_> = grid.columns.iter().map(|column| self.words.say(column)).collect();
        let rows: Vec<Vec<String>> =
            grid.rows.iter().map(|row| row.iter().map(|cell| self.cell(cell)).collect()).collect();
        let across = rows.iter().map(Vec::len).chain([heads.len()]).max().unwrap_or(0);
        let widths = self.widths(across, rows.iter().chain([&heads]));
        let is_words =
            |column: usize| grid.rows.iter().any(|row| matches!(row.get(column), Some(Cell::Text(_))));
        let line = |row: &[String]| {
            let cells: Vec<_> = (0..across)
                .map(|column| {
                    let words = row.get(column).map_or("", String::as_str);
                    if is_words(column) {
                        layout::pad(words, widths[column])
                    } else {
                        layout::pad_left(words, widths[column])
                    }
                })
                .collect();
            cells.join(&" ".repeat(GAP)).trim_end().to_owned()
        };
        let mut lines = vec![self.title(&grid.name)];
        if heads.iter().any(|head| !head.is_empty()) {
            lines.push(self.paint.with(Ink::Faint, &line(&heads)));
        }
        lines.extend(rows.iter().map(|row| line(row)));
        lines
    }

    fn cell(&self, cell: &Cell) -> String {
        match cell {
            Cell::Empty => String::new(),
            Cell::Number(n) => n.to_string(),
            Cell::Signed(n) => format!("{n:+}"),
            Cell::Text(text) => self.words.say(text),
            Cell::Marked(text) => format!("[{}]", self.words.say(text)),
        }
    }

    /// The width of each column. If there is not enough room, the widest columns shrink.
    fn widths<'b>(&self, across: usize, rows: impl Iterator<Item = &'b Vec<String>>) -> Vec<usize> {
        let mut widths = vec![0; across];
        for row in rows {
            for (column, words) in row.iter().enumerate() {
                widths[column] = widths[column].max(layout::width(words));
            }
        }
        let room = self.width.saturating_sub(GAP * across.saturating_sub(1));
        while widths.iter().sum::<usize>() > room {
            match widths.iter_mut().max() {
                Some(widest) if *widest > 1 => *widest -= 1,
                _ => break,
            }
        }
        widths
    }
}
