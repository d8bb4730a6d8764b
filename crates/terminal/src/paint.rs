//! Colours, only where the terminal has them. What a colour says, a letter or number always says too.

use kernel::Seat;

/// What a piece of text is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    #[default]
    Plain,
    Strong,
    Faint,
    /// Belongs to a seat.
    Of(Seat),
    /// Can be chosen now.
    Choice,
}

/// Blue and red for the two parties; other seats follow.
const SEATS: [&str; 6] = ["94", "91", "92", "95", "96", "97"];

impl Ink {
    fn code(self) -> Option<&'static str> {
        match self {
            Ink::Plain => None,
            Ink::Strong => Some("1"),
            Ink::Faint => Some("2"),
            Ink::Of(seat) => Some(SEATS[seat.index() % SEATS.len()]),
            Ink::Choice => Some("33"),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Paint {
    pub colour: bool,
}

impl Paint {
    pub fn with(self, ink: Ink, words: &str) -> String {
        match ink.code() {
            Some(code) if self.colour && !words.is_empty() => format!("\u{1b}[{code}m{words}\u{1b}[0m"),
            _ => words.to_owned(),
        }
    }
}
