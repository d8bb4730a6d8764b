//! Tests are named after the rules they show.

mod laws;
