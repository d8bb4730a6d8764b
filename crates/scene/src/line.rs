//! Builds a line of the log.

use kernel::{Seat, Text};

use crate::{Line, LineDie, Spot};

impl Line {
    pub fn new(rule: &'static str, text: Text) -> Line {
        Line { text, rule: Some(rule), seat: None, spots: Vec::new(), heading: false, dice: Vec::new() }
    }

    /// Adds rolled dice with this many sides. A value of 0 means that there is no die.
    #[must_use]
    pub fn rolled(mut self, sides: u8, values: impl IntoIterator<Item = u8>) -> Line {
        let die = |value| LineDie { sides, value, face: None, placed: false };
        self.dice.extend(values.into_iter().filter(|value| *value != 0).map(die));
        self
    }

    /// Adds a rolled die that shows this text instead of a number.
    #[must_use]
    pub fn rolled_face(mut self, sides: u8, value: u8, face: Text) -> Line {
        self.dice.push(LineDie { sides, value, face: Some(face), placed: false });
        self
    }

    /// Adds dice that were rolled earlier and are placed now.
    #[must_use]
    pub fn placed(mut self, value: u8, count: u8) -> Line {
        let die = LineDie { sides: 6, value, face: None, placed: true };
        self.dice.extend(std::iter::repeat_n(die, count.into()));
        self
    }

    /// Sets the seat that acted.
    #[must_use]
    pub fn by(mut self, seat: Seat) -> Line {
        self.seat = Some(seat);
        self
    }

    /// Adds a place or a thing that the line mentions.
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
