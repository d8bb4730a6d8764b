//! Formats text in lines and columns, measured as a terminal displays it.

use crate::paint::{Ink, Paint};

/// How many columns the text takes on a terminal.
pub fn width(words: &str) -> usize {
    words.chars().map(columns_of).sum()
}

/// Good enough for names in any script. A rare wrong width only shifts a column.
fn columns_of(c: char) -> usize {
    match u32::from(c) {
        0x300..=0x36f | 0xfe00..=0xfe0f | 0x20d0..=0x20ff => 0,
        0x1100..=0x115f
        | 0x2e80..=0xa4cf
        | 0xac00..=0xd7a3
        | 0xf900..=0xfaff
        | 0xfe30..=0xfe6f
        | 0xff00..=0xff60
        | 0xffe0..=0xffe6
        | 0x1f300..=0x1f64f
        | 0x1f680..=0x1f6ff
        | 0x1f900..=0x1f9ff
        | 0x20000..=0x3fffd => 2,
        _ => 1,
    }
}

/// The text, shortened if it is too long.
pub fn cut(words: &str, most: usize) -> String {
    if width(words) <= most {
        return words.to_owned();
    }
    let mut out = String::new();
    let mut room = most.saturating_sub(1);
    for c in words.chars() {
        if columns_of(c) > room {
            break;
        }
        room -= columns_of(c);
        out.push(c);
    }
    out.truncate(out.trim_end().len());
    if most > 0 {
        out.push('…');
    }
    out
}

/// The text, padded with spaces on the right.
pub fn pad(words: &str, to: usize) -> String {
    let words = cut(words, to);
    let gap = to.saturating_sub(width(&words));
    words + &" ".repeat(gap)
}

/// The text, padded with spaces on the left.
pub fn pad_left(words: &str, to: usize) -> String {
    let words = cut(words, to);
    " ".repeat(to.saturating_sub(width(&words))) + &words
}

/// Wraps text into lines of at most `most` columns. All lines except the first are indented by `indent` spaces.
pub fn wrap(words: &str, most: usize, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in words.split_whitespace() {
        let empty = line.trim().is_empty();
        if !empty && width(&line) + 1 + width(word) > most {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
        } else if !empty {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

/// A piece of a line with its colour.
#[derive(Clone, Debug)]
pub struct Span {
    pub words: String,
    pub ink: Ink,
}

/// A coloured line or part of one.
#[derive(Clone, Debug, Default)]
pub struct Strip(Vec<Span>);

impl Strip {
    pub fn new() -> Strip {
        Strip::default()
    }

    #[must_use]
    pub fn and(mut self, ink: Ink, words: impl Into<String>) -> Strip {
        self.0.push(Span { words: words.into(), ink });
        self
    }

    #[must_use]
    pub fn plain(self, words: impl Into<String>) -> Strip {
        self.and(Ink::Plain, words)
    }

    pub fn width(&self) -> usize {
        self.0.iter().map(|span| width(&span.words)).sum()
    }

    pub fn paint(&self, paint: Paint) -> String {
        self.0.iter().map(|span| paint.with(span.ink, &span.words)).collect()
    }
}

/// Gap between two columns.
pub const GAP: usize = 2;

/// Puts strips into as many columns as fit, filled column by column.
pub fn columns(strips: &[Strip], most: usize, paint: Paint) -> Vec<String> {
    let widest = strips.iter().map(Strip::width).max().unwrap_or(0);
    let across = ((most + GAP) / (widest + GAP)).clamp(1, strips.len().max(1));
    let down = strips.len().div_ceil(across);
    (0..down)
        .map(|row| {
            let mut line = String::new();
            let mut gap = 0;
            for strip in strips.iter().skip(row).step_by(down) {
                line.push_str(&" ".repeat(gap));
                line.push_str(&strip.paint(paint));
                gap = widest - strip.width() + GAP;
            }
            line.truncate(line.trim_end().len());
            line
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_measured_cut_and_padded() {
        assert_eq!(width("Müll 東"), 7);
        assert_eq!(cut("District of Columbia", 12), "District of…");
        assert_eq!(pad("Ohio", 6), "Ohio  ");
        assert_eq!(pad_left("18", 4), "  18");
        assert_eq!(cut("東京都", 4), "東…");
    }

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three four", 9, 2), ["one two", "  three", "  four"]);
        assert_eq!(wrap("unbreakable", 4, 0), ["unbreakable"]);
        assert_eq!(wrap("", 4, 0), [""]);
    }

    #[test]
    fn columns_are_read_downwards() {
        let strips: Vec<_> = ["a", "b", "c", "d", "e"].map(|word| Strip::new().plain(word)).into();
        let plain = Paint { colour: false };
        assert_eq!(columns(&strips, 6, plain), ["a  d", "b  e", "c"]);
        assert_eq!(columns(&strips, 1, plain).len(), 5);
        assert!(columns(&[], 80, plain).is_empty());
    }
}
