//! Whole pages and their parts: pure functions from what a viewer may know to HTML.
//!
//! Everything works without scripts: what changes something is a form, what looks elsewhere is a link. Scripts only make it quicker.
//! Nothing is inline, so that a strict content policy holds.

mod about;
mod account;
mod calculator;
mod cards;
mod decks;
mod enter;
mod entries;
mod guide;
mod layout;
mod lobby;
mod new_table;
mod problem;
mod rules;
mod table;
#[cfg(test)]
mod tests;

pub use about::about;
pub use account::{account, join, name, sign_in};
pub use calculator::calculator;
pub use cards::cards;
pub use decks::{deck, deck_form, decks};
pub use guide::guide;
pub use layout::{Page, layout};
pub use lobby::lobby;
pub use new_table::{new_table, opening_needs, opening_ready};
pub use problem::problem;
pub use rules::rules;
pub use table::{log, notice, table, table_part};
