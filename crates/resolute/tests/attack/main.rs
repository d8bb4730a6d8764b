//! Attacks the real server while two honest people play there: nothing breaks, nobody waits long, nothing hidden is seen, and nothing that
//! was refused takes effect. Each attack takes a moment in `cargo test`, and as long as asked for in `cargo xtask attack`.

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
