//! The world as seen by a president: eight regions of many countries, the powers (the United States, Russia, China) on their own, and
//! Canada, so that the map has no hole.

mod area;
mod drawing;

pub use area::{UnknownArea, WorldArea};
pub use drawing::map;
