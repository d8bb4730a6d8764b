//! HTTP, live updates and pages: scenes rendered as HTML and SVG.

pub mod assets;
mod clock;
mod connections;
mod csv;
mod delta;
mod device;
mod entries;
mod event_gzip;
#[cfg(feature = "fuzzing")]
pub mod fuzzing;
mod guard;
mod hall;
mod health;
mod heavy;
mod hosts;
mod housekeeping;
mod http_error;
mod identity;
mod limits;
mod metrics;
mod own_results;
pub mod pages;
mod proxies;
mod render;
mod request_log;
mod routes;
mod serving;
mod sessions;
mod streams;
pub mod texts;
pub mod view;
mod webhook;

pub use clock::TurnTime;
pub use connections::{ConnectionPolicy, Timeouts};
pub use proxies::{Network, NoNetwork};
pub use serving::{Config, StartError, serve};
pub use webhook::Policy as WebhookPolicy;

/// A made-up scene with everything that a large table and a board of territories can have, for pictures and tests.
#[cfg(test)]
#[path = "../examples/gallery/destiny.rs"]
mod destiny;
#[cfg(test)]
#[path = "../examples/gallery/presidency.rs"]
mod presidency;
#[cfg(test)]
#[path = "../examples/gallery/sample.rs"]
mod sample;
