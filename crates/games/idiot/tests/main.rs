//! All tests of the crate in one program, so that it is compiled and linked only once.

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
