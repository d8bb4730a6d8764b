//! Tests are named after the rules they show.

mod access;
mod adjustments;
mod card_play;
mod common;
mod deeds;
mod ending;
mod expansion;
mod investment;
mod knowledge;
mod laws;
mod rulings_decks;
mod rulings_pieces;
mod setup;
mod turn_order;
