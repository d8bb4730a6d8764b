//! What the screen shows of the game is correct and complete.

mod common;

#[path = "screen_parts/advice.rs"]
mod advice;
#[path = "screen_parts/charts.rs"]
mod charts;
#[path = "screen_parts/kit.rs"]
mod kit;
#[path = "screen_parts/steps.rs"]
mod steps;
#[path = "screen_parts/tables.rs"]
mod tables;
#[path = "screen_parts/words.rs"]
mod words;
