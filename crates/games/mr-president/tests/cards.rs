//! The cards: what each of them does in every case, where it goes afterwards, and what its text says.

mod common;

#[path = "cards_parts/cascading.rs"]
mod cascading;
#[path = "cards_parts/disasters.rs"]
mod disasters;
#[path = "cards_parts/events_1.rs"]
mod events_1;
#[path = "cards_parts/events_2.rs"]
mod events_2;
#[path = "cards_parts/events_3.rs"]
mod events_3;
#[path = "cards_parts/events_4.rs"]
mod events_4;
#[path = "cards_parts/kit.rs"]
mod kit;
#[path = "cards_parts/piles.rs"]
mod piles;
#[path = "cards_parts/terrorism.rs"]
mod terrorism;
#[path = "cards_parts/words.rs"]
mod words;
