//! Tests are named after the rules they show.

mod card_desk;
mod cards_destiny;
mod cards_events_1;
mod cards_leaders;
mod common;
mod laws;
mod setup;
