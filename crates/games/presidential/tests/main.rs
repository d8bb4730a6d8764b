//! All tests of the crate in one program, so that it is compiled and linked only once.

mod bots;
mod cards;
mod common;
mod deciding;
mod laws;
mod recorded;
mod rules;
mod sentences;
mod texts;
