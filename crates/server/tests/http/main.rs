//! The house as visitors meet it: over HTTP, on a real database.

mod abuse;
mod clocks;
mod copies;
mod curtain;
mod decks;
mod fairness;
mod guarding;
mod hidden;
mod house;
mod imports;
mod leaks;
mod lessons;
mod live;
mod lobby;
mod many;
mod operating;
mod own;
mod own_cards;
mod people;
mod sessions;
mod shared;
mod slow;
mod stale;
mod together;
mod visitor;
mod webhooks;
