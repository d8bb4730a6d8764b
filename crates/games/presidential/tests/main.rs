//! All tests of the crate in one program, which is compiled once.

mod bots;
mod cards;
mod common;
mod deciding;
mod laws;
mod recorded;
mod rules;
mod sentences;
mod texts;
