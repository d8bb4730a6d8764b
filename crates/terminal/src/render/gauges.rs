//! Rows of boxes, each in one line: `Approval  [.. 44 <46> 48 ..] ^ improving  value 4`.

use scene::{Gauge, Gauges};

use super::{Lines, View};
use crate::layout::{self, Strip};
use crate::paint::Ink;

/// Rows with up to `WHOLE` boxes are shown completely; of longer ones, `BESIDE` boxes on each side of the counter.
const WHOLE: usize = 8;
const BESIDE: usize = 2;
/// Below this width fewer boxes are shown.
const NARROW: usize = 60;
const LEAST_BESIDE: usize = 1;
/// Minimum room for a note after the boxes.
const LEAST_NOTE: usize = 16;

impl View<'_> {
    pub(super) fn gauges(&self, gauges: &Gauges) -> Lines {
        let names: Vec<_> = gauges.gauges.iter().map(|gauge| self.words.say(&gauge.name)).collect();
        let rows: Vec<_> = gauges.gauges.iter().map(|gauge| self.boxes(gauge)).collect();
        let widest = |words: &[String]| words.iter().map(|word| layout::width(word)).max().unwrap_or(0);
        let name_width = widest(&names).min(self.width / 3);
        let row_width = widest(&rows).min(self.width / 2);
        let mut lines = vec![self.title(&gauges.name)];
        for ((gauge, name), row) in gauges.gauges.iter().zip(names).zip(rows) {
            let can_choose = gauge.spot.as_ref().is_some_and(|spot| self.can_choose(spot));
            let ink = if can_choose { Ink::Choice } else { Ink::Plain };
            let lead = Strip::new()
                .and(ink, layout::pad(&name, name_width))
                .plain(" ")
                .plain(layout::pad(&row, row_width));
            let trend = match gauge.trend {
                1.. => format!("^ {}", self.words.own("terminal-trend-up")),
                0 => String::new(),
                _ => format!("v {}", self.words.own("terminal-trend-down")),
            };
            let note = gauge.note.as_ref().map(|note| self.words.say(note)).unwrap_or_default();
            let behind: Vec<_> = [trend, note].into_iter().filter(|words| !words.is_empty()).collect();
            let behind = behind.join("; ");
            let room = self.width.saturating_sub(lead.width() + 2);
            if room >= LEAST_NOTE.max(layout::width(&behind).min(2 * LEAST_NOTE)) {
                let note = layout::cut(&behind, room);
                lines.push(lead.plain("  ").and(Ink::Faint, note).paint(self.paint).trim_end().to_owned());
            } else {
                lines.push(lead.paint(self.paint).trim_end().to_owned());
                lines.extend(
                    self.prose(&behind, 4)
                        .iter()
                        .filter(|line| !line.trim().is_empty())
                        .map(|line| self.paint.with(Ink::Faint, line)),
                );
            }
        }
        lines
    }

    pub(super) fn gauges_explained(&self, gauges: &Gauges) -> Lines {
        let mut lines = vec![self.title(&gauges.name)];
        for gauge in &gauges.gauges {
            let lead = Strip::new().plain(format!("  {}: ", self.words.say(&gauge.name)));
            lines.extend(self.beside(&lead, &self.words.say(&gauge.help), Ink::Plain));
        }
        lines
    }

    /// `[.. 44 <46> 48 ..]`.
    fn boxes(&self, gauge: &Gauge) -> String {
        let count = gauge.boxes.len();
        let (whole, beside) =
            if self.width < NARROW { (2 * LEAST_BESIDE + 3, LEAST_BESIDE) } else { (WHOLE, BESIDE) };
        let (from, to) = if count <= whole {
            (0, count)
        } else {
            let from = gauge.at.saturating_sub(beside).min(count - (2 * beside + 1));
            (from, from + 2 * beside + 1)
        };
        let said = (from..to).map(|n| {
            let words = self.words.say(&gauge.boxes[n]);
            if n == gauge.at { format!("<{words}>") } else { words }
        });
        let mut parts: Vec<_> = said.collect();
        if from > 0 {
            parts.insert(0, "..".to_owned());
        }
        if to < count {
            parts.push("..".to_owned());
        }
        format!("[{}]", parts.join(" "))
    }
}
