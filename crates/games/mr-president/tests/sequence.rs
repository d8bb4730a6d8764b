//! Set-up, scenarios, the sequence of play, chits and decks, action segments, the year end, elections and legacy.

mod common;

#[path = "sequence_parts/begin.rs"]
mod begin;
#[path = "sequence_parts/chits.rs"]
mod chits;
#[path = "sequence_parts/elections.rs"]
mod elections;
#[path = "sequence_parts/kit.rs"]
mod kit;
#[path = "sequence_parts/newcomer.rs"]
mod newcomer;
#[path = "sequence_parts/order.rs"]
mod order;
#[path = "sequence_parts/scenarios.rs"]
mod scenarios;
#[path = "sequence_parts/segments.rs"]
mod segments;
#[path = "sequence_parts/setup.rs"]
mod setup;
#[path = "sequence_parts/terms.rs"]
mod terms;
#[path = "sequence_parts/year_end.rs"]
mod year_end;
