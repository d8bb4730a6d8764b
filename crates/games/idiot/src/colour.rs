//! The colours of the seats (FIP-1) and the names of states.

use atlas::states::UsState;
use kernel::{Seat, Text};

use crate::state::{SEATS_MAX, State};

const COLOURS: [(&str, &str); SEATS_MAX] =
    [("Y", "fip-yellow"), ("R", "fip-red"), ("G", "fip-green"), ("B", "fip-blue"), ("K", "fip-black")];

pub(crate) fn letter(seat: Seat) -> &'static str {
    COLOURS[seat.index()].0
}

/// "Yellow".
pub(crate) fn colour(seat: Seat) -> Text {
    Text::new(COLOURS[seat.index()].1)
}

/// "Yellow, Jeff Pesos", once it is known who that is.
pub(crate) fn side(at: &State, seat: Seat) -> Text {
    match at.person(seat).character {
        0 => colour(seat),
        character => Text::new("fip-side")
            .text("colour", colour(seat))
            .text("character", Text::new(format!("fip-character-{character}"))),
    }
}

/// A state's name in words.
pub(crate) fn name(state: UsState) -> Text {
    Text::new(state.text_key())
}
