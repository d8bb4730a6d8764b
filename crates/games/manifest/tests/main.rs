//! Tests are named after the rules they show.

mod access;
mod adjustments;
mod bots;
mod card_play;
mod common;
mod deeds;
mod ending;
mod expansion;
mod investment;
mod knowledge;
mod laws;
mod recorded;
mod rulings_decks;
mod rulings_pieces;
mod setup;
mod turn_order;
mod words;
