//! HTTP, live updates and pages: scenes rendered as HTML and SVG.

pub mod assets;
mod clock;
mod entering;
mod entries;
mod guard;
mod hall;
mod identity;
mod limits;
mod lines;
pub mod pages;
mod proxies;
mod render;
mod routes;
mod serving;
mod sessions;
pub mod texts;
mod trouble;
pub mod view;
mod webhook;

pub use proxies::{Network, NoNetwork};
pub use serving::{Config, Failure, serve};
pub use webhook::Policy as WebhookPolicy;

/// Scenes with everything that a large table and a board of territories have, made up for pictures and tests.
#[cfg(test)]
#[path = "../examples/gallery/destiny.rs"]
mod destiny;
#[cfg(test)]
#[path = "../examples/gallery/presidency.rs"]
mod presidency;
#[cfg(test)]
#[path = "../examples/gallery/sample.rs"]
mod sample;
