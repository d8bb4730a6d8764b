//! Tests are named after the rules they show.

mod common;
mod laws;
mod setup;
mod words;
