//! C&C Napoleonics: squares, excess cards, Medellin, Vitoria, Krasnoi (CN-1 to CN-14). Epic battles also use the squares.

use kernel::{Chance, Log};
use serde::{Deserialize, Serialize};

use super::muster::doubled;
use super::unlisted::SECTIONS;
use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::cards::Kind;
use crate::event::Event;
use crate::face::{Allow, Face, cell_of};
use crate::frame::{Frame, Phase, Question, Step};
use crate::offer::{Offer, in_slots};
use crate::options::Scenario;
use crate::run::Run;
use crate::sheet::Side;
use crate::state::{Aside, Card, Lie, Pos, Role, SLOTS, State, each_pos};

const FRENCH: Side = Side::First;
const OTHERS: Side = Side::Second;
/// CN-9: banners 1 to 3 add a card to A, B and D.
const MEDELLIN: [usize; 3] = [0, 1, 3];
/// Maximum number of a side's square cards, on the track or waiting to return.
const SQUARES_MAX: usize = 10;
/// CN-5: no scenario hands out more than this.
pub(super) const COUNTERS_MAX: u8 = 20;
const COUNTERS: [Deed; 3] = [Deed::Guerrilla, Deed::Mass, Deed::IronWill];
const GUERRILLA: usize = 0;
/// CN-10: no order card was found.
const NO_ORDERS: u8 = u8::MAX;

/// CN-10: the rolls before the first turns.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Opening {
    faces: [Option<Face>; 2],
    /// The lowest printed orders that each side found on its roll.
    orders: [u8; 2],
    /// The side whose first turn must use a card with these orders.
    bound: Option<Side>,
}

fn squares(at: &State, side: Side) -> impl Iterator<Item = &Aside> {
    at.beside(side).iter().filter(|aside| aside.role == Role::Square)
}

impl Solo {
    /// CN-10: the printed orders of an order card. "Equal to command" counts as the MHS marker (CN-13).
    fn cn_printed(&self, at: &State, card: Card, side: Side) -> Option<u8> {
        let orders = matches!(self.cc_kind(at, card), Some(Kind::Section | Kind::Troop | Kind::Leadership));
        orders.then(|| self.cc_orders(at, card).unwrap_or(at.track(side).hand))
    }

    /// CN-10: in Vitoria a side's first play must be a card with the orders found in its opening roll.
    pub(crate) fn cn_allowed(&self, at: &State, card: Card) -> bool {
        let opening = &at.cc().opening;
        if opening.bound != Some(at.active) {
            return true;
        }
        let orders = opening.orders[at.active.index()];
        orders == NO_ORDERS || self.cn_printed(at, card, at.active) == Some(orders)
    }

    /// CN-6: whether the Tactician deck is used.
    pub(crate) fn has_tacticians(&self) -> bool {
        self.0.options.tacticians_1 + self.0.options.tacticians_2 > 0
    }

    /// CN-8: whether Guerrilla counters are in use: in the scenario with the Spanish, or if there are any, from the start or by correction.
    pub(super) fn has_guerrillas(&self, at: &State) -> bool {
        let spanish = self.0.options.scenario == Scenario::Medellin;
        spanish || self.0.options.guerrilla > 0 || at.cc().counters[GUERRILLA] > 0
    }

    pub(crate) fn cn_window(&self, at: &State, offer: &mut Offer) {
        let may = |side: Side| {
            let held = at.beside(side).iter().filter(|aside| aside.role != Role::Marker).count();
            at.track(side).hand > 1 && held < SQUARES_MAX
        };
        if may(at.active.other()) {
            offer.deed(Deed::Square);
        }
        // The attacked side forms the square. After First Strike that is the side whose turn it is.
        if at.cc().turn.struck && may(at.active) {
            offer.deed(Deed::OwnSquare);
        }
        for (deed, held) in COUNTERS.into_iter().zip(at.cc().counters) {
            if held > 0 {
                offer.deed(deed);
            }
        }
        for side in Side::BOTH {
            for aside in squares(at, side) {
                offer.beside(aside.card, Use::Dissolve.bit());
            }
        }
        if self.0.options.scenario == Scenario::Krasnoi {
            offer.deed(Deed::Random);
        }
        if self.has_tacticians() {
            offer.deed(Deed::Tactician);
            if at.cc().tacticians != [0; 2] {
                offer.deed(Deed::TacticianUsed);
            }
        }
    }

    pub(crate) fn cn_asked(&self, at: &State, question: Question, about: u8, offer: &mut Offer) {
        match question {
            Question::CcExcess => {
                offer.deed(Deed::Done);
                let display = Pos(about).display();
                offer.picks = at.places(display, |_| true) & in_slots(display, at.displays[display].excess);
            }
            Question::CcUses => {
                offer.deed(Deed::Done);
                for (side, deed) in Side::BOTH.into_iter().zip([Deed::First, Deed::Second]) {
                    if at.cc().tacticians[side.index()] > 0 {
                        offer.deed(deed);
                    }
                }
            }
            Question::CcUsesAt => {
                let held = at.cc().courier.tacticians[usize::from(about) % 2];
                for (deed, held) in SECTIONS.into_iter().zip(held) {
                    if held > 0 {
                        offer.deed(deed);
                    }
                }
            }
            _ => {}
        }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// CN-1 to CN-4, CN-6, CN-11: carries out what the person reports.
    pub fn cn_happens(&mut self, act: Act) -> Result<(), C::Stop> {
        match act {
            Act::Deed(Deed::Square) => self.cn_square(self.at.active.other()),
            Act::Deed(Deed::OwnSquare) => self.cn_square(self.at.active),
            Act::Beside(card, _) => {
                self.cn_dissolve(card);
                Ok(())
            }
            Act::Deed(Deed::Random) => match self.random_slot(OTHERS.index())? {
                Some(pos) => {
                    let card = self.flip(pos, false)?;
                    self.tell(|| Event::Chosen { pos, card, rule: "CN-11" });
                    self.discard_from(pos).map(drop)
                }
                None => Ok(()),
            },
            Act::Deed(deed) if COUNTERS.contains(&deed) => {
                let counter = COUNTERS.iter().position(|&counter| counter == deed).unwrap_or(GUERRILLA);
                self.at.cc_mut().counters[counter] -= 1;
                self.tell(|| Event::Did { side: OTHERS, key: "solo-log-counter", rule: "CN-5" });
                Ok(())
            }
            _ => {
                let side = self.at.active;
                self.at.cc_mut().tacticians[side.index()] += 1;
                if self.game.ranks() == 2 {
                    self.ne_tactician(side);
                }
                self.tell(|| Event::Did { side, key: "solo-log-tactician", rule: "CN-6" });
                Ok(())
            }
        }
    }

    /// CN-8: a Guerrilla counter gained with a Scout.
    pub fn cn_gain_guerrilla(&mut self) {
        let held = &mut self.at.cc_mut().counters[GUERRILLA];
        *held = (*held + 1).min(COUNTERS_MAX);
    }

    /// CN-6: uses a Tactician; in La Grande one of the given battlefield (NE-6).
    fn cn_use_tactician(&mut self, side: Side, battlefield: Option<usize>) {
        let grande = self.game.ranks() == 2;
        if grande && battlefield.is_none() {
            self.wait(Frame::Ask(Question::CcUsesAt, side as u8));
            return;
        }
        let kept = self.at.cc_mut();
        kept.tacticians[side.index()] -= 1;
        if let Some(place) = battlefield {
            kept.courier.tacticians[side.index()][place] -= 1;
        }
        self.tell(|| Event::Did { side, key: "solo-log-tactician-used", rule: "CN-6" });
        self.cc_open_window();
    }

    /// CN-14: MHS-1, a random card goes to the track, its slot is refilled face-down, and CC-2 is applied again.
    fn cn_square(&mut self, side: Side) -> Result<(), C::Stop> {
        let hand = self.at.track(side).hand - 1;
        self.set_hand(side, hand);
        if let Some(pos) = self.random_slot(side.index())? {
            let card = self.flip(pos, false)?;
            self.lift(pos);
            self.lay_beside(side, card, Role::Square, "CN-1");
            self.refill(pos)?;
        }
        self.cn_double(0);
        Ok(())
    }

    /// CN-3: the card now waits to fill the next empty slot.
    fn cn_dissolve(&mut self, card: Card) {
        let Some(side) = Side::BOTH.into_iter().find(|&side| squares(self.at, side).any(|a| a.card == card))
        else {
            return;
        };
        self.change_beside(side, |aside| {
            if aside.card == card {
                aside.role = Role::Returning;
            }
        });
        let hand = self.at.track(side).hand + 1;
        self.set_hand(side, hand);
        self.tell(|| Event::Did { side, key: "solo-log-dissolved", rule: "CN-3" });
        self.cn_double(0);
    }

    /// CN-2, CN-14: recomputes second cards from the current Commands. Slots with one card too many are marked as excess.
    pub(super) fn cn_double(&mut self, rank: usize) {
        let [a, b] = Side::BOTH.map(|side| self.at.tracks[side.index() + 2 * rank].hand);
        for side in Side::BOTH {
            let n = side.index() + 2 * rank;
            let more = if side == Side::First { a.saturating_sub(b) } else { b.saturating_sub(a) };
            let slots = doubled(more);
            for slot in 0..SLOTS {
                let plus = if rank == 0 { self.at.cc().plus[side.index()][slot] } else { 0 };
                let base = 1 + plus;
                let display = &mut self.at.displays[n];
                let doubled = slots >> slot & 1 == 1;
                let has = display.want[slot] > base;
                let excess = display.excess >> slot & 1 == 1;
                match (doubled, has) {
                    (true, true) if excess => display.excess &= !(1 << slot),
                    (true, false) => self.add_card(n, slot, "CC-2", more),
                    (false, true) if !excess => display.excess |= 1 << slot,
                    _ => {}
                }
            }
        }
    }

    /// 2.5: refills first from a returned square card, then from an excess card, then from the deck.
    pub fn cn_refill(&mut self, pos: Pos, up: bool) -> Result<(), C::Stop> {
        let (side, display) = (pos.side(), pos.display());
        if self.at.displays[display].excess >> pos.slot() & 1 == 1 {
            // CN-14: this slot had a card too many, so it is not refilled.
            self.at.displays[display].excess &= !(1 << pos.slot());
            self.at.displays[display].want[pos.slot()] -= 1;
            return Ok(());
        }
        let own_display = display == side.index();
        if own_display && let Some(aside) = self.take_aside(side, |aside| aside.role == Role::Returning) {
            self.lay_up(pos, aside.card);
            return Ok(());
        }
        self.at.cc_mut().turn.scouted = up;
        if self.at.displays[display].excess != 0 {
            self.wait(Frame::Ask(Question::CcExcess, pos.0));
            return Ok(());
        }
        self.cn_draw(pos)
    }

    fn cn_draw(&mut self, pos: Pos) -> Result<(), C::Stop> {
        let up = std::mem::take(&mut self.at.cc_mut().turn.scouted);
        self.refill_from_shared(pos, up).map(drop)
    }

    pub fn cn_answer(&mut self, question: Question, about: u8, act: Act) -> Result<(), C::Stop> {
        match (question, act) {
            (Question::CcExcess, _) => {}
            (Question::CcUses, Act::Deed(Deed::First)) => {
                self.cn_use_tactician(Side::First, None);
                return Ok(());
            }
            (Question::CcUses, Act::Deed(Deed::Second)) => {
                self.cn_use_tactician(Side::Second, None);
                return Ok(());
            }
            (Question::CcUsesAt, act) => {
                let place = SECTIONS.iter().position(|&deed| act == Act::Deed(deed));
                self.cn_use_tactician(Side::BOTH[usize::from(about) % 2], place);
                return Ok(());
            }
            (Question::CcUses, _) => {
                self.cc_open_window();
                return Ok(());
            }
            _ => return Ok(()),
        }
        let to = Pos(about);
        let free = self.vacancy(to.display(), to.slot());
        let (Act::Pick(from), Some(free)) = (act, free) else { return self.cn_draw(to) };
        let lie = self.lift(from);
        let display = &mut self.at.displays[from.display()];
        display.excess &= !(1 << from.slot());
        display.want[from.slot()] -= 1;
        self.at.cc_mut().turn.scouted = false;
        *self.at.lie_mut(free) = lie;
        let card = if lie.is_up() { lie.card() } else { Card::NONE };
        self.tell(|| Event::Refilled { pos: free, card });
        Ok(())
    }

    /// CN-9: in Medellin each French banner permanently adds a card.
    pub fn cn_banner_taken(&mut self, winner: Side) {
        if self.game.0.options.scenario != Scenario::Medellin || winner != FRENCH {
            return;
        }
        let banner = usize::from(self.at.cc().banners[FRENCH.index()]) - 1;
        // If a banner was corrected by hand and is taken again, it adds no second card.
        let fresh = |slot: &&usize| self.at.cc().plus[FRENCH.index()][**slot] == 0;
        if let Some(&slot) = MEDELLIN.get(banner).filter(fresh) {
            self.at.cc_mut().plus[FRENCH.index()][slot] += 1;
            self.add_card(FRENCH.index(), slot, "CN-9", banner as u8 + 1);
        }
    }

    /// CN-10: each side rolls once, which decides who begins.
    pub fn cn_opening(&mut self) -> Result<(), C::Stop> {
        let faces = self.at.cc().opening.faces;
        if let Some(side) = Side::BOTH.into_iter().find(|side| faces[side.index()].is_none()) {
            self.cc_begin_roll(side, side.index());
            return Ok(());
        }
        let [french, british] = self.at.cc().opening.orders;
        // If a side found none, or on a tie, the British begin.
        self.at.active = if french != NO_ORDERS && french < british { FRENCH } else { OTHERS };
        self.at.phase = Phase::Actions;
        Ok(())
    }

    /// A side's roll before its first turn: the flips stay, and the lowest printed orders are recorded.
    pub fn cn_opening_rolled(&mut self) {
        let side = self.at.active;
        let display = side.index();
        let Some(face) = self.at.face else { return };
        let slots = match cell_of(face, self.sheet()).allow {
            Allow::Named(slots) => slots,
            _ => !0,
        };
        let places = self.at.face_up(display) & in_slots(display, slots);
        let printed =
            each_pos(places).filter_map(|pos| self.game.cn_printed(self.at, self.at.lie(pos).card(), side));
        let orders = printed.min().unwrap_or(NO_ORDERS);
        let opening = &mut self.at.cc_mut().opening;
        opening.faces[display] = Some(face);
        opening.orders[display] = orders;
        self.at.face = None;
        self.at.frames.pop();
    }

    /// CC-5: after a reroll the first play is no longer restricted.
    pub(super) fn cn_release(&mut self) {
        self.at.cc_mut().opening.bound = None;
    }

    /// Each side's first turn uses its opening roll.
    pub fn cn_first_turn(&mut self) {
        let side = self.at.active;
        let kept = self.at.cc_mut();
        let Some(face) = kept.opening.faces[side.index()].filter(|_| kept.turns[side.index()] == 1) else {
            kept.opening.bound = None;
            return;
        };
        kept.opening.bound = Some(side);
        self.at.face = Some(face);
        self.at.frames.turn_into(Frame::Turn(Step::Choose));
        // The printed orders already determined what is lowest.
        self.at.cc_mut().lowest = self.at.places(side.index(), Lie::is_up);
    }
}
