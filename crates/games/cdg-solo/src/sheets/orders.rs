//! Which card would order the fewest units, and what happens if nothing can be played (CC-5 to CC-8, CC-11).

use kernel::{Chance, Log};

use crate::Solo;
use crate::act::Use;
use crate::cards::Kind;
use crate::event::Event;
use crate::face::{ABDE, Allow, cell_of};
use crate::frame::{Frame, Question, Step};
use crate::offer::in_slots;
use crate::run::Run;
use crate::sheet::Sheet;
use crate::state::{Card, Lie, Play, Pos, State, each_pos};

impl Solo {
    #[inline]
    pub(super) fn counts_orders(&self, at: &State, card: Card) -> bool {
        matches!(self.cc_kind(at, card), Some(Kind::Section | Kind::Troop | Kind::Leadership))
    }

    /// CC-7: those of the given cards that would order the fewest units now, as marked by the person.
    #[inline]
    pub(crate) fn cc_lowest(&self, at: &State, among: u64) -> u64 {
        let scope = self.cc_scope(at, among);
        if scope.count_ones() > 1 { scope & at.cc().lowest } else { scope }
    }

    /// Face-up Section, Troop and Leadership cards that would order at least one unit.
    pub(super) fn cc_scope(&self, at: &State, among: u64) -> u64 {
        // CC-11: cards found unplayable would order nothing.
        let none = if self.0.options.zero_is_lowest { 0 } else { at.cc().unplayable };
        each_pos(among & !at.cc().nothing & !none)
            .filter(|&pos| self.counts_orders(at, at.lie(pos).card()))
            .fold(0, |set, pos| set | pos.bit())
    }

    /// The cards among which the current face looks for the lowest.
    pub(super) fn cc_in_question(&self, at: &State) -> u64 {
        let display = usize::from(at.focus);
        let up = at.face_up(display);
        match at.face.map(|face| cell_of(face, self.sheet()).allow) {
            Some(Allow::COrLowest) => up & in_slots(display, ABDE),
            Some(Allow::TacticOrLowest) => up,
            _ => 0,
        }
    }

    /// Whether a question has become pointless. CC-11: it is asked only while two or more cards are possible.
    #[inline]
    pub(crate) fn is_moot(&self, at: &State, question: Question) -> bool {
        let scope = || self.cc_scope(at, self.cc_in_question(at));
        match question {
            Question::CcNothing => scope().count_ones() < 2,
            Question::CcLowest => scope().count_ones() < 2 || scope() & !at.cc().lowest == 0,
            Question::MpDebate => self.issues_open(at) == 0,
            _ => false,
        }
    }

    pub(crate) fn cc_uses(&self, at: &State, pos: Pos, card: Card) -> u64 {
        if self.found_unplayable(at, pos) {
            return 0;
        }
        let allowed = match self.sheet() {
            Sheet::Ancients => self.ea_allowed(at, card),
            Sheet::Napoleonics => self.cn_allowed(at, card),
            _ => true,
        };
        if allowed { Use::Order.bit() } else { 0 }
    }

    /// CC-5, CC-11: whether the person said that this card cannot be played now.
    pub(crate) fn found_unplayable(&self, at: &State, pos: Pos) -> bool {
        (at.cc().nothing | at.cc().unplayable) & pos.bit() != 0
    }

    /// CC-5: whether the die is rolled again if none of the offered cards can be played.
    pub(crate) fn cc_rolls_again(&self, at: &State) -> bool {
        let display = usize::from(at.focus);
        let offered = self.offer(at).playable();
        let playable = |pos: Pos| self.cc_uses(at, pos, at.lie(pos).card()) != 0;
        at.places(display, Lie::is_down) != 0 || each_pos(at.face_up(display) & !offered).any(playable)
    }

    /// CC-6: whether every card of the display is face-up and unplayable.
    fn cc_none_playable(&self, at: &State) -> bool {
        let display = usize::from(at.focus);
        at.places(display, Lie::is_down) == 0
            && each_pos(at.face_up(display)).all(|pos| self.cc_uses(at, pos, at.lie(pos).card()) == 0)
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// CC-11: asks for the lowest card, but only if the face needs it and several cards are possible.
    pub(super) fn cc_ask_lowest(&mut self) {
        if self.game.cc_in_question(self.at).count_ones() > 1 {
            self.wait(Frame::Ask(Question::CcLowest, 0));
            if !self.game.0.options.zero_is_lowest {
                self.wait(Frame::Ask(Question::CcNothing, 0));
            }
        }
    }

    /// CC-5, CC-6: none of the offered cards can be played, or none is offered.
    pub fn cc_unplayable(&mut self) -> Result<(), C::Stop> {
        let display = usize::from(self.at.focus);
        let side = self.at.active;
        let offered = self.game.offer(self.at).playable();
        let kept = self.at.cc_mut();
        kept.unplayable |= offered | kept.nothing;
        if !self.game.cc_none_playable(self.at) {
            self.cn_release();
            self.tell(|| Event::Did { side, key: "solo-log-unplayable", rule: "CC-5" });
            self.at.frames.turn_into(Frame::Turn(Step::Roll));
            return Ok(());
        }
        self.tell(|| Event::Did { side, key: "solo-log-all-unplayable", rule: "CC-6" });
        if self.at.cc().turn.has_field() {
            // EA-10: if a Field Command was already played, the turn simply ends.
            self.at.frames.pop();
            return self.ea_end();
        }
        if self.at.lie(Pos::new(display, 0, 1)).is_laid() {
            self.wait(Frame::Ask(Question::CcLose, 0));
            return Ok(());
        }
        self.cc_lose(Pos::new(display, 0, 0))
    }

    /// CC-6: discards the card in slot A, then reveals cards from the deck until one can be played.
    pub(super) fn cc_lose(&mut self, pos: Pos) -> Result<(), C::Stop> {
        self.at.play = Play { used: Use::Order, ..Play::default() };
        if self.at.lie(pos).is_laid() {
            let card = self.lift(pos).card();
            self.discard(card, false);
            self.at.play.pos = pos;
        }
        self.cc_reveal()
    }

    pub(super) fn cc_reveal(&mut self) -> Result<(), C::Stop> {
        if self.at.decks[0].left() == 0 && !self.at.cc().renewed {
            // Only once: rejected cards are shuffled back in, so otherwise this could go on forever.
            self.at.cc_mut().renewed = true;
            self.reshuffle_shared();
        }
        if self.at.decks[0].left() == 0 {
            // Neither the deck nor the discards gave a card: the turn is skipped and slot A is refilled.
            self.at.frames.turn_into(Frame::Turn(Step::Refill));
            return Ok(());
        }
        let card = self.draw_open()?;
        self.tell(|| Event::Revealed { card, rule: "CC-6" });
        self.at.play.card = card;
        self.wait(Frame::Ask(Question::CcReveal, card.number()));
        self.cc_ask_card(card);
        Ok(())
    }
}
