//! Whole pages and their parts: pure functions from what a viewer may know to HTML.
//!
//! Everything works without scripts: what changes something is a form, what shows something else is a link. Scripts only make it faster. No
//! script or style is inline, so a strict content security policy can be used.

mod about;
mod account;
mod calculator;
mod cards;
mod coach;
mod decks;
mod ending;
mod entries;
mod guide;
mod join;
mod layout;
mod lettering;
mod lobby;
mod new_table;
mod own_results;
mod picture;
mod pixels;
mod player;
mod problem;
mod room;
mod rules;
mod table;
#[cfg(test)]
mod tests;
mod times;
mod together;

pub use about::about;
pub use account::{account, name, sign_in};
pub use calculator::{
    CalculatorView, calculator, outlook as calculator_outlook, picture as calculator_picture,
    raster as calculator_raster,
};
pub use cards::cards;
pub use decks::{deck, deck_form, decks};
pub use guide::{guide, guide_part};
pub use join::join;
pub use layout::{Page, layout};
pub use lobby::lobby;
pub use new_table::{new_table, opening_needs, opening_ready};
pub use picture::{Picture, picture};
pub use pixels::png;
pub use problem::problem;
pub use room::{delete_person, delete_table, tables};
pub use rules::{rule_part, rules};
pub use table::{log, notice, table, table_part};
