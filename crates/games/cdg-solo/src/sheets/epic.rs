//! C&C Napoleonics Epic and La Grande Battles: the courier rack, and two displays per side (NE-1 to NE-9).

use kernel::{Chance, Log};
use serde::{Deserialize, Serialize};

use super::counter::OF_RACK;
use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::cards::Tag;
use crate::event::Event;
use crate::frame::{Frame, Question};
use crate::offer::Offer;
use crate::options::RACK_MAX;
use crate::run::Run;
use crate::sheet::Side;
use crate::state::{Card, State};

const FIELDS: [Deed; 3] = [Deed::Left, Deed::Center, Deed::Right];
const ALL_FIELDS: u8 = 0b111;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Courier {
    pub(crate) rack: [Card; RACK_MAX as usize],
    /// Stage of the turn: card from the display, from the rack, from the corps' display.
    stage: u8,
    /// A rack card is being played; the turn continues once it has been carried out.
    pub(super) taken: bool,
    /// Battlefields or sections that already got a card this turn, as bits.
    fields: u8,
    /// The battlefield of the last card, as a bit.
    last: u8,
    /// NE-6: in La Grande, the number of each side's Tacticians per battlefield.
    pub(crate) tacticians: [[u8; 3]; 2],
}

impl Courier {
    pub fn begin(&mut self) {
        (self.stage, self.fields) = (0, 0);
    }
}

impl Solo {
    /// NE-1: any rack card. NE-3: in La Grande only those that can go to a different battlefield than the first card.
    fn ne_rack(&self, at: &State) -> u128 {
        let courier = &at.cc().courier;
        let free = |card: &&Card| {
            !card.is_none() && self.section_of(at, **card).is_none_or(|section| courier.fields & section == 0)
        };
        courier.rack.iter().filter(free).fold(0, |set, card| set | card.bit())
    }

    pub(crate) fn ne_asked(&self, at: &State, question: Question, _: u8, offer: &mut Offer) {
        match question {
            Question::CcRack => {
                offer.deed(Deed::Done);
                offer.take(0, self.ne_rack(at));
            }
            Question::CcField => {
                for (n, deed) in FIELDS.into_iter().enumerate() {
                    if at.cc().courier.fields >> n & 1 == 0 {
                        offer.deed(deed);
                    }
                }
            }
            _ => {}
        }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// NE-1: refills the rack with face-up cards, available to both sides.
    pub fn ne_fill_rack(&mut self) -> Result<(), C::Stop> {
        for n in 0..usize::from(self.game.0.options.rack) {
            if self.at.cc().courier.rack[n].is_none() {
                if self.at.decks[0].left() == 0 {
                    self.reshuffle_shared();
                }
                if self.at.decks[0].left() == 0 {
                    return Ok(());
                }
                self.at.cc_mut().courier.rack[n] = self.draw_open()?;
            }
        }
        Ok(())
    }

    /// NE-3: a section card goes to its own battlefield, and a third card to the one left over. For other cards the person is asked.
    pub(super) fn ne_field(&mut self, card: Card) {
        // NE-1: other Epic battles do not have this limit.
        if self.game.ranks() < 2 {
            return;
        }
        let used = self.at.cc().courier.fields;
        let free = ALL_FIELDS & !used;
        // NE-8: for a copy the person says where it is played.
        let own = card != self.at.cc().turn.copied;
        let section = self.game.section_of(self.at, card).filter(|section| own && free & section != 0);
        let only = (free.count_ones() == 1).then_some(free);
        match section.or(only) {
            Some(field) => self.ne_mark(field),
            None => self.wait(Frame::Ask(Question::CcField, card.number())),
        }
    }

    fn ne_mark(&mut self, field: u8) {
        let courier = &mut self.at.cc_mut().courier;
        courier.fields |= field;
        courier.last = field;
    }

    /// NE-6: the person assigns each Tactician held at the start.
    pub fn ne_assign_tacticians(&mut self) {
        if self.game.ranks() < 2 {
            return;
        }
        let left = |at: &State, side: Side| {
            let placed: u8 = at.cc().courier.tacticians[side.index()].iter().sum();
            at.cc().tacticians[side.index()] > placed
        };
        if let Some(side) = Side::BOTH.into_iter().find(|&side| left(self.at, side)) {
            self.wait(Frame::Ask(Question::CcAssign, side as u8));
        }
    }

    /// NE-6: a new Tactician goes to the battlefield of the card that granted it.
    pub fn ne_tactician(&mut self, side: Side) {
        let courier = &mut self.at.cc_mut().courier;
        if courier.last > 0 {
            courier.tacticians[side.index()][courier.last.trailing_zeros() as usize] += 1;
        }
    }

    /// One card of the turn is finished: continue with the rack, then with the corps.
    pub fn ne_card_over(&mut self) -> Result<(), C::Stop> {
        let stage = self.at.cc().courier.stage;
        self.at.cc_mut().courier.stage += 1;
        if stage == 0 && self.game.ne_rack(self.at) != 0 {
            self.wait(Frame::Ask(Question::CcRack, 0));
            return Ok(());
        }
        self.ne_after_rack()
    }

    pub(super) fn ne_after_rack(&mut self) -> Result<(), C::Stop> {
        let courier = &mut self.at.cc_mut().courier;
        let corps = courier.stage <= 1;
        courier.stage = 2;
        if corps && self.game.ranks() == 2 {
            let side = self.at.active;
            self.cc_begin_roll(side, side.index() + 2);
            return Ok(());
        }
        if self.game.0.options.rack_late {
            self.ne_fill_rack()?;
        }
        self.cc_finish();
        Ok(())
    }

    pub fn ne_answer(&mut self, question: Question, _: u8, act: Act) -> Result<(), C::Stop> {
        match (question, act) {
            (Question::CcRack, Act::Take(card)) => {
                let side = self.at.active;
                self.tell(|| Event::Played { side, card, used: Use::Order });
                for held in &mut self.at.cc_mut().courier.rack {
                    if *held == card {
                        *held = Card::NONE;
                    }
                }
                self.discard(card, false);
                if !self.game.0.options.rack_late {
                    self.ne_fill_rack()?;
                }
                self.at.cc_mut().courier.taken = true;
                self.cc_open_window();
                if self.game.cc_brief(self.at, card).is(Tag::Shuffles) {
                    self.wait(Frame::Ask(Question::CcReshuffle, 0));
                }
                if !self.cc_ask_copy(card, OF_RACK) {
                    self.ne_field(card);
                }
            }
            (Question::CcRack, _) => self.ne_after_rack()?,
            (Question::CcField, Act::Deed(deed)) => {
                let field = FIELDS.iter().position(|&d| d == deed).map_or(0, |n| 1u8 << n);
                self.ne_mark(field);
            }
            _ => {}
        }
        Ok(())
    }
}
