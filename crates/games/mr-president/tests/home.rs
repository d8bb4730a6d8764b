//! The domestic charts, Congress and the actions at home.

mod common;

#[path = "home_parts/actions.rs"]
mod actions;
#[path = "home_parts/cabinet.rs"]
mod cabinet;
#[path = "home_parts/congress.rs"]
mod congress;
#[path = "home_parts/crises.rs"]
mod crises;
#[path = "home_parts/kit.rs"]
mod kit;
#[path = "home_parts/laws.rs"]
mod laws;
#[path = "home_parts/presidential.rs"]
mod presidential;
#[path = "home_parts/prologue.rs"]
mod prologue;
#[path = "home_parts/scandals.rs"]
mod scandals;
#[path = "home_parts/segments.rs"]
mod segments;
#[path = "home_parts/speech.rs"]
mod speech;
#[path = "home_parts/tracks.rs"]
mod tracks;
