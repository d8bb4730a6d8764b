//! A builder for a line of the log.

use kernel::{Seat, Text};
use scene::{Line, Spot};

use crate::Homes;
use crate::card_name;
use crate::cardset::CardSet;
use crate::names::Deed;
use crate::picture::{card_spot, deed_spot, place_spot};
use crate::printed::{CardKind, printed};
use crate::territory::{Territories, Territory};

pub(super) struct Draft<'a> {
    homes: &'a Homes,
    line: Line,
}

/// The name of a card or deed as a title, which German puts in quotation marks.
fn titled(name: Text) -> Text {
    Text::new("md-log-titled").text("name", name)
}

/// The name of a card; leaders are people and get no quotation marks.
pub(super) fn card_title(card: u8) -> Text {
    match printed().card(card).kind {
        CardKind::Leader => card_name(card),
        CardKind::Destiny | CardKind::Event => titled(card_name(card)),
    }
}

pub(super) fn deed_title(deed: Deed) -> Text {
    titled(deed.text())
}

impl<'a> Draft<'a> {
    pub fn new(homes: &'a Homes, rule: &'static str, key: &'static str) -> Draft<'a> {
        Draft::of(homes, rule, Text::new(key))
    }

    pub fn of(homes: &'a Homes, rule: &'static str, text: Text) -> Draft<'a> {
        Draft { homes, line: Line::new(rule, text) }
    }

    pub fn line(self) -> Line {
        self.line
    }

    pub fn heading(mut self) -> Self {
        self.line.heading = true;
        self
    }

    /// The seat that acted.
    pub fn by(mut self, seat: Seat) -> Self {
        self.line.seat = Some(seat);
        self.seat("seat", seat)
    }

    pub fn text(mut self, name: &'static str, value: Text) -> Self {
        self.line.text = self.line.text.text(name, value);
        self
    }

    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.line.text = self.line.text.number(name, value);
        self
    }

    pub fn list(mut self, name: &'static str, values: impl IntoIterator<Item = Text>) -> Self {
        self.line.text = self.line.text.list(name, values);
        self
    }

    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        let called = crate::seat_name(self.homes, seat);
        self.text(name, called)
    }

    pub fn seats(self, name: &'static str, seats: impl IntoIterator<Item = Seat>) -> Self {
        let homes = self.homes;
        self.list(name, seats.into_iter().map(|seat| crate::seat_name(homes, seat)))
    }

    /// A list of seats, each with its own numbers in a small text.
    pub fn each(
        self,
        name: &'static str,
        key: &'static str,
        seats: impl IntoIterator<Item = (Seat, Vec<(&'static str, i64)>)>,
    ) -> Self {
        let homes = self.homes;
        self.list(
            name,
            seats.into_iter().map(|(seat, numbers)| {
                let called = Text::new(key).text("seat", crate::seat_name(homes, seat));
                numbers.into_iter().fold(called, |text, (name, number)| text.number(name, number))
            }),
        )
    }

    /// What the line points at.
    pub fn spots(mut self, spots: impl IntoIterator<Item = Spot>) -> Self {
        self.line.spots.extend(spots);
        self
    }

    pub fn place(self, place: Territory) -> Self {
        self.spots([place_spot(place)]).text("place", place.text())
    }

    pub fn places(self, places: Territories) -> Self {
        self.spots(places.iter().map(place_spot)).list("places", places.iter().map(Territory::text))
    }

    pub fn card(self, card: u8) -> Self {
        self.spots([card_spot(card)]).text("card", card_title(card))
    }

    /// A list of cards, and its length for choosing the grammatical number.
    pub fn cards(self, name: &'static str, count: &'static str, cards: CardSet) -> Self {
        self.spots(cards.iter().map(card_spot))
            .list(name, cards.iter().map(card_title))
            .number(count, cards.len() as i64)
    }

    pub fn deed(self, deed: Deed) -> Self {
        self.spots([deed_spot(deed)]).text("deed", deed_title(deed))
    }

    /// The rolled dice, such as "5 2".
    pub fn dice(mut self, name: &'static str, dice: &[u8]) -> Self {
        let rolled: Vec<String> = dice.iter().filter(|&&die| die != 0).map(ToString::to_string).collect();
        self.line = self.line.word(name, rolled.join(" ")).rolled(6, dice.iter().copied());
        self
    }

    /// One die that was rolled.
    pub fn die(mut self, name: &'static str, die: u8) -> Self {
        self.line = self.line.number(name, die).rolled(6, [die]);
        self
    }
}
