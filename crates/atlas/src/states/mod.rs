//! The 50 states and the District of Columbia.
//!
//! A [`UsState`] is a number ordered by postal code, and therefore the index in every array of 51. A [`StateSet`] is one machine word.
//! Facts about states are in one table ([`UsState::name`], [`Region`], [`Apportionment`]) and one generated file ([`UsState::borders`],
//! [`map`]).

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
