//! What the screen shows of the game is true and complete.

#[path = "screen_parts/charts.rs"]
mod charts;
mod common;
