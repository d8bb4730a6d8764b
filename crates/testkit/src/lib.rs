//! What the tests of every game share: a desk on which a position and a turn take one line each, and the trial of the laws.
//!
//! Nothing that ships depends on this crate.

mod desk;
mod trial;

pub use desk::{Desk, Refused, said, texts};
pub use trial::{check_laws, number_from_env};
