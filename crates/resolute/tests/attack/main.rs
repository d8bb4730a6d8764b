//! The real server under attack while two honest people play there: nothing breaks, nobody waits for long, nothing hidden is seen, and what
//! was refused has not happened. Each attack goes on for a moment within `cargo test`, and for as long as one likes by `cargo xtask attack`.

mod bombs;
mod fields;
mod hidden;
mod html;
mod intruders;
mod paths;
#[path = "../real/mod.rs"]
mod real;
mod routes;
mod siege;
mod slow;
