//! Tests are named after the rules they show.

mod bots;
mod clarifications_cards;
mod clarifications_expansion;
mod clarifications_named_cards;
mod clarifications_progress;
mod clarifications_score;
mod clarifications_tokens;
mod common;
mod divestiture;
mod laws;
mod map;
mod recorded;
mod setup;
mod windows;
mod words;
