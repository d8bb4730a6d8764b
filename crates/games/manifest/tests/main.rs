//! Tests are named after the rules they show.

mod bots;
mod card_desk;
mod cards_destiny;
mod cards_events_1;
mod cards_events_2;
mod cards_leaders;
mod cards_reactions;
mod common;
mod laws;
mod recorded;
mod rulings_events;
mod rulings_expansion;
mod rulings_reactions;
mod rulings_reading;
mod setup;
mod words;
