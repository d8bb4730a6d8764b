//! The board of Manifest Destiny: North and Central America in territories, overseas places in frames.
//!
//! The game has its own table of territories; here they are only drawn. A code is two capital letters, by
//! which the map finds a place (`map().place("QC")`); names are `territory-QC` and, for labels,
//! `territory-short-QC` in [`crate::TEXTS`].

mod drawing;

pub use drawing::map;
