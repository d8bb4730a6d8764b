//! Colours, used only if the terminal supports them. Everything that a colour says is also said by a letter or number.

use kernel::Seat;

/// The role of a piece of text, which determines its colour.
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
    /// A tile held by a seat, filled with the seat's colour.
    Fill(Seat),
    /// Such a tile that can be chosen now.
    FillChoice(Seat),
}

/// Blue and red for the two parties, followed by the colours of other seats.
const SEATS: [&str; 6] = ["94", "91", "92", "95", "96", "97"];
/// The same as backgrounds, each with a readable text colour.
const FILLS: [&str; 6] = ["97;44", "97;41", "30;42", "97;45", "30;46", "30;47"];
const FILLED_CHOICES: [&str; 6] =
    ["1;4;97;44", "1;4;97;41", "1;4;30;42", "1;4;97;45", "1;4;30;46", "1;4;30;47"];

impl Ink {
    fn code(self) -> Option<&'static str> {
        match self {
            Ink::Plain => None,
            Ink::Strong => Some("1"),
            Ink::Faint => Some("2"),
            Ink::Of(seat) => Some(SEATS[seat.index() % SEATS.len()]),
            Ink::Choice => Some("33"),
            Ink::Fill(seat) => Some(FILLS[seat.index() % FILLS.len()]),
            Ink::FillChoice(seat) => Some(FILLED_CHOICES[seat.index() % FILLED_CHOICES.len()]),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_tile_is_filled_and_plain_where_there_are_no_colours() {
        assert_eq!(Paint { colour: true }.with(Ink::Fill(Seat(1)), "OH"), "\u{1b}[97;41mOH\u{1b}[0m");
        assert_eq!(Paint { colour: false }.with(Ink::Fill(Seat(1)), "OH"), "OH");
    }
}
