//! The 50 states and the District of Columbia.
//!
//! A [`UsState`] is a number in order of postal code, and so the place in every array of 51; a [`StateSet`]
//! is one machine word. What is known of a state stands in one table ([`UsState::name`], [`Region`],
//! [`Apportionment`]) and one generated file ([`UsState::borders`], [`map`]).

mod drawing;
mod region;
mod set;
mod state;
mod table;
mod votes;

pub use drawing::map;
pub use region::{Region, UnknownRegion};
pub use set::{Iter, StateSet};
pub use state::{UnknownState, UsState};
pub use votes::{Apportionment, UnknownApportionment};
