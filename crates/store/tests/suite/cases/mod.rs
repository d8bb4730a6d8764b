//! The test cases by subject. Each gets an empty database.

pub mod decks;
pub mod following;
pub mod leaving;
pub mod lists;
pub mod people;
pub mod room;
pub mod seats;
pub mod tables;
pub mod talk;
pub mod together;
