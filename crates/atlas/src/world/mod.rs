//! The world as a presidency sees it: eight regions of many countries, the powers (the United States, Russia,
//! China) by themselves, and Canada, so that the map has no hole.

mod area;
mod drawing;

pub use area::{UnknownArea, WorldArea};
pub use drawing::map;
