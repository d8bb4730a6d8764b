//! How wide the screen is, found out without a library.

use std::fs::File;
use std::process::{Command, Stdio};

/// Where nothing else is known.
const USUAL: usize = 80;
/// Narrower screens are written beyond their edge; wider ones are not filled.
const BOUNDS: (usize, usize) = (24, 240);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    Fixed(usize),
    /// Measured anew before each answer, since windows are resized.
    Terminal,
}

impl Window {
    /// `COLUMNS` if it is set, else the terminal where there is one, else 80.
    pub fn find(interactive: bool) -> Window {
        let set = std::env::var("COLUMNS").ok().and_then(|columns| columns.trim().parse().ok());
        match set {
            Some(columns) if columns > 0 => Window::Fixed(columns),
            _ if interactive => Window::Terminal,
            _ => Window::Fixed(USUAL),
        }
    }

    pub fn width(self) -> usize {
        let width = match self {
            Window::Fixed(width) => width,
            Window::Terminal => ask_terminal().unwrap_or(USUAL),
        };
        width.clamp(BOUNDS.0, BOUNDS.1)
    }
}

/// Without `unsafe` the system cannot be asked directly, but `stty` can.
fn ask_terminal() -> Option<usize> {
    let terminal = File::open("/dev/tty").ok()?;
    let answer = Command::new("stty").arg("size").stdin(terminal).stderr(Stdio::null()).output().ok()?;
    let words = String::from_utf8(answer.stdout).ok()?;
    words.split_whitespace().nth(1)?.parse().ok().filter(|&columns| columns > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_stay_within_reason() {
        assert_eq!(Window::Fixed(1).width(), 24);
        assert_eq!(Window::Fixed(80).width(), 80);
        assert_eq!(Window::Fixed(100_000).width(), 240);
    }
}
