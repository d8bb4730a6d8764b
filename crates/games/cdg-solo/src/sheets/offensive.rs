//! Empire of the Sun: uses of a card, Future Offensives, mandatory cards and reactions (ES-8 to ES-15).

use kernel::{Chance, Log};

use super::empire::{ALLIES, JAPAN};
use crate::Solo;
use crate::act::{Deed, Use};
use crate::cards::{After, Kind, Tag};
use crate::event::Event;
use crate::face::{Also, Cell};
use crate::frame::{Frame, Question, Step};
use crate::offer::Offer;
use crate::run::Run;
use crate::sheet::Side;
use crate::state::{Card, Leaves, Play, Role, State, each_pos};

/// ES-12: maximum reactions to an offensive.
const REACTIONS_MAX: u8 = 3;
/// ES-13: maximum draws per phase.
pub(super) const DRAWS_MAX: u8 = 3;
/// Flag in the number of a draw question: continue with reactions after it.
const REACTING: u8 = 2;
/// ES-14: JP #43 is mandatory from 1944 on.
const TOJO_TURN: u8 = 8;

impl Solo {
    pub(super) fn es_future(&self, at: &State, side: Side) -> Option<Card> {
        at.beside(side).iter().find(|aside| aside.role == Role::Future).map(|aside| aside.card)
    }

    /// ES-9: a Future Offensive cannot be used in the turn of its designation, nor when no play is left in the phase.
    pub(super) fn es_future_ready(&self, at: &State, side: Side) -> Option<Card> {
        let ready = !at.es().designated[side.index()] && at.track(side).left > 0;
        self.es_future(at, side).filter(|_| ready)
    }

    /// ES-14: whether the condition of a mandatory card holds.
    pub(super) fn es_binding(&self, at: &State, card: Card) -> bool {
        let brief = self.cards().brief(card);
        if !brief.is(Tag::Mandatory) {
            return false;
        }
        if brief.is(Tag::MayDiscard) {
            return at.es().aleutians;
        }
        if card.deck() == JAPAN.index() { at.turn >= TOJO_TURN } else { at.es().tojo }
    }

    /// Face-up cards of a side that are mandatory now.
    pub(super) fn es_mandatory(&self, at: &State, side: Side) -> u64 {
        at.places(side.index(), |lie| lie.is_up() && self.es_binding(at, lie.card()))
    }

    /// ES-14: if only one card is left and a mandatory card is face-up, there is no roll.
    pub(crate) fn es_may_roll(&self, at: &State) -> bool {
        at.track(at.active).left > 1 || self.es_mandatory(at, at.active) == 0
    }

    pub(crate) fn es_before_roll(&self, at: &State, offer: &mut Offer) {
        let binding = self.es_mandatory(at, at.active);
        for pos in each_pos(binding) {
            let card = at.lie(pos).card();
            let discards = self.cards().brief(card).is(Tag::MayDiscard);
            let uses = if !self.es_may_roll(at) {
                let all = self.es_uses(at, card);
                if discards { all & (Use::Ec.bit() | Use::Discard.bit()) } else { all & !Use::Fo.bit() }
            } else if discards {
                Use::Discard.bit()
            } else {
                0
            };
            for used in [Use::Ec, Use::Oc, Use::Discard] {
                if uses & used.bit() != 0 {
                    offer.play(used, pos.bit());
                }
            }
        }
    }

    pub(crate) fn es_choose(&self, at: &State, cell: &Cell, offer: &mut Offer) {
        if at.es().passes[at.active.index()] > 0 {
            offer.deed(Deed::Pass);
        }
        if cell.also == Also::Future
            && let Some(card) = self.es_future_ready(at, at.active)
        {
            let reaction = self.is_reaction(at, card);
            offer.beside(card, Use::Oc.bit() | if reaction { 0 } else { Use::Ec.bit() });
        }
    }

    pub(crate) fn es_uses(&self, at: &State, card: Card) -> u64 {
        let brief = self.cards().brief(card);
        // ES-14: before Tojo has resigned, US #79 can be used only for operations.
        if self.es_idle_mandatory(at, card) {
            return Use::Oc.bit();
        }
        let mut uses = Use::Oc.bit() | Use::Discard.bit();
        if self.event_offered(at, card) {
            uses |= Use::Ec.bit();
        }
        let free = self.es_future(at, at.active).is_none() && !at.es().designated[at.active.index()];
        if free && !brief.is(Tag::NoFo) {
            uses |= Use::Fo.bit();
        }
        uses
    }

    pub(crate) fn es_idle_mandatory(&self, at: &State, card: Card) -> bool {
        let brief = self.cards().brief(card);
        brief.is(Tag::Mandatory)
            && !brief.is(Tag::MayDiscard)
            && card.deck() == ALLIES.index()
            && !self.es_binding(at, card)
    }

    /// ES-12: the cards with which the inactive side can react.
    pub(super) fn es_reactions(&self, at: &State) -> (u64, Option<Card>) {
        let side = at.active.other();
        let need = if self.es_mandatory(at, side) != 0 { 2 } else { 1 };
        if at.es().reactions >= REACTIONS_MAX || at.track(side).left < need {
            return (0, None);
        }
        let reacts = |card: Card| self.is_reaction(at, card);
        let places = at.places(side.index(), |lie| lie.is_up() && reacts(lie.card()));
        (places, self.es_future_ready(at, side).filter(|&card| reacts(card)))
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    pub fn es_deed(&mut self) {
        let side = self.at.active;
        self.at.es_mut().passes[side.index()] -= 1;
        self.tell(|| Event::Did { side, key: "solo-log-passed", rule: "ES-8" });
        self.at.frames.turn_into(Frame::Turn(Step::End));
    }

    /// ES-10: the Future Offensive is the whole turn, and CR does not change.
    pub fn es_play_future(&mut self, card: Card, used: Use) -> Result<(), C::Stop> {
        let side = self.at.active;
        self.take_beside(side, card);
        self.at.play = Play { card, used, ..Play::default() };
        self.at.frames.turn_into(Frame::Turn(Step::Discard));
        self.tell(|| Event::Played { side, card, used });
        self.es_carry_out();
        Ok(())
    }

    pub fn es_played(&mut self) {
        let Play { card, used, .. } = self.at.play;
        let side = self.at.active;
        if used == Use::Fo {
            self.at.es_mut().designated[side.index()] = true;
            self.at.play.leaves = Some(Leaves::Elsewhere);
            self.lay_beside(side, card, Role::Future, "ES-9");
            self.at.play.card = Card::NONE;
            return;
        }
        if self.brief(card).is(Tag::Shuffles) && used != Use::Ec {
            self.at.es_mut().pending[side.index()] = true;
        }
        if self.brief(card).is(Tag::Shuffles) && used == Use::Ec && card.deck() == JAPAN.index() {
            self.at.es_mut().tojo = true;
        }
        self.es_carry_out();
    }

    /// Applies a card played as EC or OC: its effects on cards, and the reactions to the offensive.
    pub(super) fn es_carry_out(&mut self) {
        let Play { card, used, .. } = self.at.play;
        if used == Use::Discard {
            return;
        }
        self.at.es_mut().reactions = 0;
        self.es_open_reactions();
        if used != Use::Ec {
            return;
        }
        let side = self.at.active;
        let brief = *self.brief(card);
        self.ask_removed();
        self.es_ask_draw(side, card, false);
        if brief.is(Tag::JapanLoses) {
            self.wait(Frame::Ask(Question::EsLoss, 0));
        }
        if brief.is(Tag::Swap) && !self.at.decks[side.index()].pile.set.is_empty() {
            self.wait(Frame::Ask(Question::EsSwap, 0));
        }
    }

    /// ES-13: asks whether a card was drawn, at most three times per phase. Also asked for unlisted cards, because their effects are
    /// unknown.
    fn es_ask_draw(&mut self, side: Side, card: Card, reacting: bool) -> bool {
        let brief = self.brief(card);
        let draws = brief.is(Tag::Draw) || brief.kind == Kind::Blank;
        let asks = draws && self.at.es().draws[side.index()] < DRAWS_MAX;
        if asks {
            let on = reacting && !brief.is(Tag::Weather);
            self.wait(Frame::Ask(Question::EsDraw, side as u8 | if on { REACTING } else { 0 }));
        }
        asks
    }

    /// ES-13: a draw makes the play free, so CR goes up by one. A Future Offensive cost nothing, so there it is a gain.
    pub(super) fn es_drawn(&mut self, about: u8, taken: bool) {
        let side = Side::BOTH[usize::from(about & 1)];
        if taken {
            self.at.es_mut().draws[side.index()] += 1;
            let left = self.at.track(side).left;
            self.set_left(side, left + 1);
        }
        if about & REACTING != 0 {
            self.es_open_reactions();
        }
    }

    pub(super) fn es_open_reactions(&mut self) {
        let (places, future) = self.game.es_reactions(self.at);
        if places != 0 || future.is_some() {
            self.wait(Frame::Ask(Question::EsReact, 0));
        }
    }

    /// ES-12, ES-13.
    pub(super) fn es_react(&mut self, side: Side, card: Card, future: bool) {
        self.tell(|| Event::Played { side, card, used: Use::Response });
        self.at.es_mut().reactions += 1;
        if !future {
            self.spend(side);
        }
        if self.brief(card).after == After::Remove {
            self.remove(card);
        } else {
            self.discard(card, false);
        }
        self.next_top(side);
    }

    /// Asks for a draw first. After a weather card the window closes; otherwise reactions continue.
    pub(super) fn es_react_on(&mut self, card: Card) {
        let side = self.at.active.other();
        if !self.es_ask_draw(side, card, true) && !self.brief(card).is(Tag::Weather) {
            self.es_open_reactions();
        }
    }
}
