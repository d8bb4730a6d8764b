//! Tracks as bars of letters, with the line that matters.

use scene::Track;

use super::{Lines, View};
use crate::layout::{self, Strip};
use crate::paint::Ink;

/// Minimum length of a useful bar.
const LEAST_BAR: usize = 10;
const LONGEST_BAR: usize = 60;

impl View<'_> {
    pub(super) fn track(&self, track: &Track) -> Lines {
        let names: Vec<_> = track.counters.iter().map(|counter| self.words.say(&counter.name)).collect();
        let numbers: Vec<_> = track.counters.iter().map(|counter| counter.value.to_string()).collect();
        let name_width = names.iter().map(|name| layout::width(name)).max().unwrap_or(0);
        let number_width = numbers.iter().map(String::len).max().unwrap_or(0);
        let lead = name_width + 1 + number_width + 1;
        let bar = self.width.saturating_sub(lead).min(LONGEST_BAR);
        let line_at = track.line.map(|line| cells(track, line, bar));

        let mut heading = Strip::new().and(Ink::Strong, self.words.say(&track.name));
        if let (Some(line), Some(at)) = (track.line, line_at) {
            let label = line.to_string();
            let gap = (lead + at).saturating_sub(heading.width() + label.len() / 2).max(2);
            heading = heading.plain(" ".repeat(gap)).plain(label);
        }
        let mut lines = vec![heading.paint(self.paint)];
        for ((counter, name), number) in track.counters.iter().zip(names).zip(numbers) {
            let ink = counter.owner.map_or(Ink::Plain, Ink::Of);
            let mut strip = Strip::new()
                .and(ink, layout::pad(&name, name_width))
                .plain(" ")
                .and(ink, layout::pad_left(&number, number_width))
                .plain(" ");
            if bar >= LEAST_BAR {
                let letter = counter.owner.map_or_else(|| "#".to_owned(), |seat| self.letter(seat));
                let reached = track.line.is_some_and(|line| counter.value >= line);
                strip = draw(strip, bar, cells(track, counter.value, bar), line_at, &letter, ink, reached);
            }
            lines.push(strip.paint(self.paint));
        }
        lines
    }
}

/// How many cells of the bar a value fills.
fn cells(track: &Track, value: i32, bar: usize) -> usize {
    let length = i64::from(track.max) - i64::from(track.min);
    if length <= 0 {
        return 0;
    }
    let along = (i64::from(value) - i64::from(track.min)).clamp(0, length);
    (along * bar as i64 / length) as usize
}

fn draw(
    strip: Strip,
    bar: usize,
    filled: usize,
    line: Option<usize>,
    letter: &str,
    ink: Ink,
    reached: bool,
) -> Strip {
    let mut strip = strip;
    // Regardless of rounding, the letters stop before the line until the value has reached it, and then extend beyond it.
    let filled = match line {
        Some(line) if !reached => filled.min(line),
        Some(line) => filled.max(line + 2),
        None => filled,
    };
    for cell in 0..bar {
        strip = match (line == Some(cell), cell < filled) {
            (true, _) => strip.and(Ink::Strong, "|"),
            (false, true) => strip.and(ink, letter),
            (false, false) => strip.and(Ink::Faint, "."),
        };
    }
    strip
}
