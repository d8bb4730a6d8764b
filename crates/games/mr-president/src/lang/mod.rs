//! The chart language, described in docs/chart-language.md.

mod compile;
mod program;
mod source;

pub use compile::{LOCALS, compile};
pub use program::*;
pub use source::SourceError;
