//! The house as visitors meet it: over HTTP, on a real database.

mod copies;
mod curtain;
mod decks;
mod guarding;
mod hidden;
mod house;
mod live;
mod lobby;
mod own;
mod own_cards;
mod people;
mod shared;
mod stale;
mod visitor;
mod webhooks;
