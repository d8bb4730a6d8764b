//! The chart language: docs/chart-language.md describes it.

mod compile;
mod program;
mod source;

pub use compile::{LOCALS, compile};
pub use program::*;
pub use source::SourceError;
