//! All tests of the crate in one program, so that it is compiled and linked only once.

mod ancients;
mod barbarossa;
mod colors;
mod common;
mod correct;
mod decks;
mod empire;
mod engine;
mod laws;
mod napoleonics;
mod options;
mod president;
mod pursuit;
mod recorded;
mod table;
mod texts;
mod unlisted;
mod wilderness;
