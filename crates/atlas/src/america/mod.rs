//! The board of Manifest Destiny: North and Central America in territories, overseas places in frames.
//!
//! The game has its own table of territories; this module only draws them. A code consists of two capital letters and finds a place on the
//! map (`map().place("QC")`). Its name is `territory-QC` and, for labels, `territory-short-QC` in [`crate::TEXTS`].

mod drawing;

pub use drawing::map;
