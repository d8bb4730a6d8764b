//! The result as a text chart: a bar for each share with its margin of error.

use std::fmt::Write;

use crate::Interval;

/// One share to draw.
#[derive(Clone, Debug)]
pub struct Bar {
    pub label: String,
    pub share: f64,
    pub interval: Interval,
}

/// Minimum useful width of a bar.
const LEAST_WIDTH: usize = 10;

/// Surely reached, probably reached, possibly reached, not reached.
const SHADES: [char; 4] = ['█', '▓', '░', ' '];

/// Bars of the given width above a percentage scale: solid up to the lower bound of the interval, then shaded up to the share, and light
/// beyond it. The caller provides the text after each bar, in the reader's language.
pub fn chart(bars: &[Bar], width: usize, figures: impl Fn(&Bar) -> String) -> String {
    let width = width.max(LEAST_WIDTH);
    let column = bars.iter().map(|bar| bar.label.chars().count()).max().unwrap_or(0);
    let mut out = String::new();
    for bar in bars {
        let ends = [bar.interval.low, bar.share, bar.interval.high, 1.0];
        let drawn: String = (0..width)
            .map(|cell| {
                let middle = (cell as f64 + 0.5) / width as f64;
                SHADES[ends.iter().position(|end| middle < *end).unwrap_or(SHADES.len() - 1)]
            })
            .collect();
        let _ = writeln!(out, "{:column$} │{drawn}│ {}", bar.label, figures(bar));
    }
    let half = width / 2;
    let _ = writeln!(out, "{:column$} 0{:>half$}{:>rest$} %", "", "50", "100", rest = width - half);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_solid_shaded_and_light() {
        let bars = [
            Bar { label: "Democrats".into(), share: 0.5, interval: Interval { low: 0.4, high: 0.6 } },
            Bar { label: "Ties".into(), share: 0.0, interval: Interval { low: 0.0, high: 0.1 } },
        ];
        assert_eq!(
            chart(&bars, 20, |bar| format!("{:5.1} %", bar.share * 100.0)),
            "Democrats │████████▓▓░░        │  50.0 %\n\
             Ties      │░░                  │   0.0 %\n\
             \u{20}         0        50       100 %\n"
        );
    }
}
