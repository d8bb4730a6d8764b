//! What one viewer sees of a table, neutral to any renderer: boards, tracks, cards, dice, prompts; words as keys.
//!
//! One vocabulary serves every game and every renderer. A new card or game needs no new page code.

pub mod laws;
mod rulebook;
mod texts;
mod vocabulary;

pub use kernel::{Arg, Text};
pub use rulebook::{Origin, Rule, Rulebook, Section, Words};
pub use texts::{Lang, Texts, files_of};
pub use vocabulary::*;

use kernel::{Game, Seat};

/// A game that can be shown to people.
pub trait Shown: Game<View = Scene> {
    /// What happened, in words, with the rule and the places it speaks of.
    fn line(&self, event: &Self::Event) -> Line;

    /// The act that a click on this spot would mean now, legal or not, so that it can be said why it is not.
    fn meant(&self, state: &Self::State, seat: Seat, spot: &str) -> Option<Self::Act>;

    /// Its text files, by language.
    fn text_files() -> &'static [(Lang, &'static str)];

    fn rulebook() -> &'static Rulebook;

    /// Roughly how many minutes a game takes people.
    const MINUTES: (u16, u16);
}
