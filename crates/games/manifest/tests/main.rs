//! Tests are named after the rules they show.

mod bots;
mod common;
mod laws;
mod recorded;
mod setup;
mod words;
