//! The colours of the seats (FIP-1) and the names of states.

use atlas::states::UsState;
use kernel::{Seat, Text};

use crate::state::{SEATS_MAX, State};

/// Indexed by seat.
const COLOURS: [(&str, &str); SEATS_MAX] =
    [("B", "fip-blue"), ("R", "fip-red"), ("G", "fip-green"), ("Y", "fip-yellow"), ("K", "fip-black")];

pub(crate) fn letter(seat: Seat) -> &'static str {
    COLOURS[seat.index()].0
}

/// The name of a seat's colour, such as "Blue".
pub(crate) fn colour(seat: Seat) -> Text {
    Text::new(COLOURS[seat.index()].1)
}

/// Colour and character such as "Blue, Jeff Pesos"; only the colour while the character is not known yet.
pub(crate) fn side(at: &State, seat: Seat) -> Text {
    match at.person(seat).character {
        0 => colour(seat),
        character => Text::new("fip-side")
            .text("colour", colour(seat))
            .text("character", Text::new(format!("fip-character-{character}"))),
    }
}

/// The name of a state.
pub(crate) fn name(state: UsState) -> Text {
    Text::new(state.text_key())
}
