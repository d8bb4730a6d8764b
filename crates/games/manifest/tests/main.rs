//! Tests are named after the rules they show.

mod common;
mod bots;
mod laws;
mod recorded;
mod setup;
