//! Tests are named after the rules they show.

mod access;
mod adjustments;
mod bots;
mod card_play;
mod clarifications_cards;
mod clarifications_expansion;
mod clarifications_named_cards;
mod clarifications_progress;
mod clarifications_score;
mod clarifications_tokens;
mod common;
mod deeds;
mod divestiture;
mod ending;
mod expansion;
mod investment;
mod knowledge;
mod laws;
mod map;
mod recorded;
mod rulings_decks;
mod rulings_pieces;
mod setup;
mod turn_order;
mod windows;
mod words;
