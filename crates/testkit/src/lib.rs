//! Shared by the tests of all games: a desk on which a position and a turn take one line each, and the test of the laws.
//!
//! Nothing that is released depends on this crate.

mod desk;
mod trial;

pub use desk::{Desk, Refused, said, texts};
pub use trial::{check_laws, number_from_env};
