//! Tests are named after the rules they show.

mod clarifications_cards;
mod clarifications_expansion;
mod clarifications_progress;
mod clarifications_tokens;
mod common;
mod laws;
mod setup;
