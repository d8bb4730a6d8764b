//! Helpers for hands, decks and eras, for tests in which only the given cards matter.

use kernel::Viewer;
use kernel::chance::Given;
use manifest::{Event, piles};
use serde_json::json;

use super::{Desk, desk, numbers, take_cards};

/// A game after its set-up in which nobody holds a card, so that all questions come from what the test deals.
pub fn bare(seats: u8) -> Desk {
    let mut desk = desk(seats);
    for seat in 0..seats {
        desk.hold(seat, &[]);
    }
    desk
}

/// Cards in the order in which they are drawn from the deck of an era.
pub fn drawn(era: usize, cards: &[u16]) -> Given {
    Given::default().pile(piles::ERAS[era - 1], cards.iter().copied())
}

/// The card that Spy takes.
pub fn stolen(card: u16) -> Given {
    Given::default().pile(piles::SPY, [card])
}

impl Desk {
    /// Sets the deck of an era; its other cards are put where nobody sees them.
    pub fn deck_is(&mut self, era: usize, cards: &[u64]) -> &mut Desk {
        self.edit(|at| {
            take_cards(at, cards);
            let mut removed = numbers(&at["removed"][era - 1]);
            removed.extend(numbers(&at["decks"][era - 1]));
            at["removed"][era - 1] = json!(removed);
            at["decks"][era - 1] = json!(cards);
            for deck in at["dealt_from"].as_array_mut().unwrap() {
                let left: Vec<u64> = numbers(deck).into_iter().filter(|card| !cards.contains(card)).collect();
                *deck = json!(left);
            }
            let mut from = numbers(&at["dealt_from"][era - 1]);
            from.extend(cards);
            at["dealt_from"][era - 1] = json!(from);
        })
    }

    /// Sets the era; the decks before it are used up.
    pub fn in_era(&mut self, era: u8) -> &mut Desk {
        self.era(era);
        for earlier in 1..usize::from(era) {
            self.deck_is(earlier, &[]);
        }
        self
    }

    /// Sets the first Card Play phase of this era.
    pub fn in_transition(&mut self, era: u8) -> &mut Desk {
        self.in_era(era).edit(|at| at["transition"] = json!(true))
    }

    /// The seats that must decide now.
    pub fn asked(&self) -> Vec<u8> {
        self.deciding().iter().map(|seat| seat.0).collect()
    }

    /// The events that a viewer was told.
    pub fn heard(&self, viewer: Viewer) -> Vec<&Event> {
        self.told.iter().filter(|told| told.to.includes(viewer)).map(|told| &told.event.event).collect()
    }
}
