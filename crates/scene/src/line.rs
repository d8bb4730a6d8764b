//! How a line of the log is put together, piece by piece.

use kernel::{Seat, Text};

use crate::{Line, Spot};

impl Line {
    pub fn new(rule: &'static str, text: Text) -> Line {
        Line { text, rule: Some(rule), seat: None, spots: Vec::new(), heading: false }
    }

    /// Whose doing it is.
    #[must_use]
    pub fn by(mut self, seat: Seat) -> Line {
        self.seat = Some(seat);
        self
    }

    /// A place or a thing that the line speaks of.
    #[must_use]
    pub fn at(mut self, spot: Spot) -> Line {
        self.spots.push(spot);
        self
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: Text) -> Line {
        self.text = self.text.text(name, value);
        self
    }

    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Line {
        self.text = self.text.number(name, value);
        self
    }

    #[must_use]
    pub fn word(mut self, name: &'static str, value: impl Into<String>) -> Line {
        self.text = self.text.word(name, value);
        self
    }

    #[must_use]
    pub fn list(mut self, name: &'static str, values: impl IntoIterator<Item = Text>) -> Line {
        self.text = self.text.list(name, values);
        self
    }
}
