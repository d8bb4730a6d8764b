//! All tests of the crate in one program, which is compiled once.

mod bots;
mod common;
mod deciding;
mod dice;
mod end;
mod headlines;
mod laws;
mod recorded;
mod setup;
mod texts;
mod tour;
