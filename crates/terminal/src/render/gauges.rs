//! Rows of boxes, each in one line.

use scene::Gauges;

use super::{Lines, View};

impl View<'_> {
    pub(super) fn gauges(&self, gauges: &Gauges) -> Lines {
        let mut lines = vec![self.title(&gauges.name)];
        for gauge in &gauges.gauges {
            let here = gauge.boxes.get(gauge.at).map(|text| self.words.say(text)).unwrap_or_default();
            lines.push(format!("{} {here}", self.words.say(&gauge.name)));
        }
        lines
    }
}
