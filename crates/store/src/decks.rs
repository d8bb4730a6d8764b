//! Lists that people write themselves: decks of cards, as text.

use crate::ids::PersonId;
use crate::table::Millis;

/// A deck as its person wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    pub person: PersonId,
    pub game: String,
    /// Which of the game's lists this deck is for.
    pub kind: String,
    pub name: String,
    pub text: String,
    pub updated: Millis,
}
