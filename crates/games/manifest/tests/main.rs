//! Tests are named after the rules they show.

mod access;
mod card_play;
mod common;
mod expansion;
mod investment;
mod laws;
mod setup;
mod turn_order;
