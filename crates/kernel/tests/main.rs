//! All tests of the crate in one program, which is compiled once.

mod common;
mod laws;
mod record;
mod table;
