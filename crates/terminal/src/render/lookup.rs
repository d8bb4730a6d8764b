//! Charts that a die is rolled on, with a sign at the row that was hit.

use scene::Chart;

use super::{Lines, View};

impl View<'_> {
    pub(super) fn lookup(&self, chart: &Chart) -> Lines {
        let mut lines = vec![self.title(&chart.name)];
        for row in &chart.rows {
            let cells: Vec<_> = row.cells.iter().map(|cell| self.words.say(cell)).collect();
            let sign = if row.hit { '>' } else { ' ' };
            lines.push(format!("{sign} {}  {}", self.words.say(&row.range), cells.join("  ")));
        }
        lines
    }
}
