//! G-28: after use a card goes where its deck says. The person can then move it elsewhere: out of the game or back, onto the discard pile,
//! beside a display as a marker, or into a box of 1960.

use kernel::{Chance, Log};

use crate::Solo;
use crate::act::{Act, Deed};
use crate::event::Event;
use crate::frame::{Frame, Question};
use crate::offer::Offer;
use crate::run::Run;
use crate::sheet::{Mode, Sheet, Side};
use crate::state::{Card, Role, State};

/// Maximum number of markers beside a display; the remaining room is needed for cards in play.
const MARKERS_MAX: usize = 6;

/// Where a card is that was put away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lies {
    Discarded,
    FaceDown,
    Removed,
    Box,
    Marker(Side),
    /// The card put away last was shuffled back into the deck, and nobody has seen it since.
    Deck,
}

impl Solo {
    fn lies(&self, at: &State, card: Card) -> Option<Lies> {
        let deck = &at.decks[card.deck()];
        let number = card.number();
        let marker = |side: &Side| {
            at.beside(*side).iter().any(|aside| aside.card == card && aside.role == Role::Marker)
        };
        if deck.pile.set.contains(number) {
            Some(if deck.pile.is_down(number) { Lies::FaceDown } else { Lies::Discarded })
        } else if deck.removed.contains(number) {
            Some(Lies::Removed)
        } else if self.sheet() == Sheet::President && at.mp().event_box.contains(number) {
            Some(Lies::Box)
        } else if let Some(side) = Side::BOTH.into_iter().find(marker) {
            Some(Lies::Marker(side))
        } else {
            (card == at.latest && deck.pool.contains(number) && deck.left() > 0).then_some(Lies::Deck)
        }
    }

    /// All cards that were put away.
    pub(super) fn cards_put_away(&self, at: &State, deck: usize) -> u128 {
        let piles = &at.decks[deck];
        let mut cards = piles.pile.set.0 | piles.removed.0;
        if deck == 0 && self.sheet() == Sheet::President {
            cards |= at.mp().event_box.0;
        }
        for aside in Side::BOTH.iter().flat_map(|&side| at.beside(side)) {
            if aside.role == Role::Marker && aside.card.deck() == deck {
                cards |= aside.card.bit();
            }
        }
        let latest = at.latest;
        if !latest.is_none() && latest.deck() == deck && self.lies(at, latest).is_some() {
            cards |= latest.bit();
        }
        cards
    }

    pub(super) fn elsewhere_asked(&self, at: &State, card: Card, offer: &mut Offer) {
        offer.deed(Deed::Done);
        let lies = self.lies(at, card);
        let faces = self.sheet() == Sheet::President;
        let room =
            at.beside(self.marker_side(at, card)).iter().filter(|aside| aside.role == Role::Marker).count();
        let places = [
            (Deed::Discarded, lies != Some(Lies::Discarded)),
            (Deed::FaceDown, faces && lies != Some(Lies::FaceDown)),
            (Deed::Removed, lies != Some(Lies::Removed)),
            (Deed::Box, faces && self.is_boxed(card) && lies != Some(Lies::Box)),
            (Deed::Marker, !matches!(lies, Some(Lies::Marker(_))) && room < MARKERS_MAX),
        ];
        for (deed, may) in places {
            if may {
                offer.deed(deed);
            }
        }
    }

    /// A marker belongs to the side of its deck. With a shared deck it belongs to the side that moved last.
    fn marker_side(&self, at: &State, card: Card) -> Side {
        match self.sheet().mode() {
            Mode::Dual => Side::BOTH[card.deck()],
            Mode::Single => at.active.other(),
        }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    pub(super) fn elsewhere_answer(&mut self, question: Question, about: u8, act: Act) {
        match (question, act) {
            (Question::CorrectCard, Act::Take(card)) => {
                self.wait(Frame::Ask(Question::CorrectGoes, card.0));
            }
            (Question::CorrectGoes, Act::Deed(deed)) if deed != Deed::Done => {
                self.lay_elsewhere(Card(about), deed)
            }
            _ => {}
        }
    }

    fn lay_elsewhere(&mut self, card: Card, deed: Deed) {
        let side = self.game.marker_side(self.at, card);
        let Some(lies) = self.game.lies(self.at, card) else { return };
        let deck = &mut self.at.decks[card.deck()];
        match lies {
            Lies::Discarded | Lies::FaceDown => deck.pile.remove(card.number()),
            Lies::Removed => deck.removed.0 &= !card.bit(),
            Lies::Deck => deck.pool.0 &= !card.bit(),
            Lies::Box => self.at.mp_mut().event_box.0 &= !card.bit(),
            Lies::Marker(side) => {
                self.take_beside(side, card);
            }
        }
        let deck = &mut self.at.decks[card.deck()];
        match deed {
            Deed::Removed => {
                deck.removed.0 |= card.bit();
                self.tell(|| Event::Removed { card });
            }
            Deed::Box => self.lay_in_box(card),
            Deed::Marker => self.lay_beside(side, card, Role::Marker, "G-28"),
            _ => {
                let down = deed == Deed::FaceDown;
                deck.pile.push(card.number(), down);
                self.tell(|| Event::Discarded { card, down });
                if self.sheet().mode() == Mode::Dual {
                    // PG-13, BB-9: if the deck is empty, it is renewed as soon as there is a discard.
                    self.next_top(Side::BOTH[card.deck()]);
                }
            }
        }
    }
}
