//! The size of the screen.

/// Used if nothing else is known.
const USUAL: Size = Size { columns: 80, rows: 24 };
/// Limits for the width. Output is at least this wide even on narrower screens, and wider screens are not filled.
const BOUNDS: (usize, usize) = (24, 240);
/// Minimum height. On lower screens the top of the table scrolls away.
const LOWEST: usize = 10;

/// A screen in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    pub columns: usize,
    pub rows: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    Fixed(Size),
    /// Measured before each answer, because windows can be resized.
    Terminal,
}

impl Window {
    /// `COLUMNS` if it is set, otherwise the terminal's size if there is one, otherwise 80.
    pub fn find(interactive: bool) -> Window {
        let set = |name| std::env::var(name).ok().and_then(|n| n.trim().parse::<usize>().ok());
        match set("COLUMNS").filter(|columns| *columns > 0) {
            Some(columns) if !interactive => Window::Fixed(Size { columns, ..USUAL }),
            _ if interactive => Window::Terminal,
            _ => Window::Fixed(USUAL),
        }
    }

    pub fn size(self) -> Size {
        let Size { columns, rows } = match self {
            Window::Fixed(size) => size,
            Window::Terminal => terminal_size::terminal_size()
                .map_or(USUAL, |(columns, rows)| Size { columns: columns.0.into(), rows: rows.0.into() }),
        };
        // Some terminals do not know their size and report 0.
        let known = |n: usize, usual: usize| if n == 0 { usual } else { n };
        Size {
            columns: known(columns, USUAL.columns).clamp(BOUNDS.0, BOUNDS.1),
            rows: known(rows, USUAL.rows).max(LOWEST),
        }
    }

    pub fn width(self) -> usize {
        self.size().columns
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_stay_within_reason() {
        let width = |columns| Window::Fixed(Size { columns, rows: 24 }).width();
        assert_eq!(width(1), 24);
        assert_eq!(width(80), 80);
        assert_eq!(width(100_000), 240);
        assert_eq!(Window::Fixed(Size { columns: 0, rows: 0 }).size(), USUAL);
    }
}
