//! Pursuit of Glory: turns of six Action Rounds, war status, the draw phase (section 6.2, PG-1 to PG-15).

use kernel::{Chance, Log};
use serde::{Deserialize, Serialize};

use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::cards::{Kind, Stage, Tag};
use crate::event::Event;
use crate::frame::{Frame, Phase, Question, Step};
use crate::offer::Offer;
use crate::options::Scenario;
use crate::run::Run;
use crate::sheet::Side;
use crate::state::{Card, Leaves, Lie, Play, Pos, Role, SLOT_C, SLOTS, State, each_pos};

const AP: Side = Side::First;
const CP: Side = Side::Second;
const ROUNDS: u8 = 6;
/// Turn number of Fall 1918.
const LAST_TURN: u8 = 17;
/// Turn number of Winter 1916, where the scenario of that year begins unless the person chooses another turn.
const TURN_1916: u8 = 6;
const HAND: u8 = 7;
const HAND_EIGHT: u8 = 8;
/// PG-5: limit of CR when no cards are left to draw.
const CAP: u8 = 4;
/// PG-1: AP #1 Russo-British Assault.
pub(super) const ASSAULT: Card = Card::new(0, 1);
/// The stages that are added to a deck after the first.
const STAGES: [Stage; 2] = [Stage::Limited, Stage::Total];

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Levels {
    /// PG-14: how many stages were added to each deck.
    pub(crate) level: [u8; 2],
    /// PG-1: the event of AP #1 can no longer be played.
    barred: bool,
    /// PG-11: the AP repeats its turn.
    again: bool,
    /// PG-4: how many cards may still be discarded.
    budget: u8,
    /// G-28: what each side's last card was used for.
    pub(super) last: [Option<Use>; 2],
}

impl Solo {
    pub(crate) fn pg_first_turn(&self) -> u8 {
        match (self.0.options.scenario, self.0.options.first_turn) {
            (Scenario::Later, 0) => TURN_1916,
            (Scenario::Later, turn) => turn.min(LAST_TURN),
            _ => 1,
        }
    }

    fn pg_hand(&self) -> u8 {
        if self.0.options.eight_cards { HAND_EIGHT } else { HAND }
    }

    /// PG-1, PG-2, PG-15: acts that are possible instead of rolling.
    pub(crate) fn pg_before_roll(&self, at: &State, offer: &mut Offer) {
        offer.deed(Deed::Automatic);
        if at.turn == 1 && at.round == 1 && at.track(at.active).left > 0 {
            for aside in at.beside(at.active).iter().filter(|aside| aside.role == Role::SetAside) {
                let uses =
                    if aside.card == ASSAULT { Use::Event.bit() } else { self.war_uses(at, aside.card) };
                offer.beside(aside.card, uses);
            }
        }
    }

    /// G-28: operations, strategic redeployment, replacements; and the event if it is offered.
    pub(crate) fn war_uses(&self, at: &State, card: Card) -> u64 {
        let plain = Use::Ops.bit() | Use::Sr.bit() | Use::Rp.bit();
        if self.event_offered(at, card) { plain | Use::Event.bit() } else { plain }
    }

    pub(crate) fn pg_banned(&self, at: &State, card: Card) -> bool {
        card == ASSAULT && (at.pg().barred || at.turn > 1 || at.round > 1)
    }

    pub(crate) fn pg_asked(&self, at: &State, question: Question, about: u8, offer: &mut Offer) {
        match question {
            Question::PgAside | Question::PgRises | Question::PgCancel => offer.deeds(&[Deed::Yes, Deed::No]),
            Question::PgChoice => offer.deeds(&[Deed::Points, Deed::Unit]),
            Question::PgFour => {
                offer.deed(Deed::Random);
                offer.take(CP.index(), self.pg_fours().0);
            }
            Question::DrawDiscard => {
                offer.deed(Deed::Done);
                if at.pg().budget > 0 {
                    offer.picks = at.places(usize::from(about), |lie| {
                        lie.is_up() && self.cards().brief(lie.card()).kind == Kind::Combat
                    });
                }
            }
            _ => self.combat_asked(at, question, offer),
        }
    }

    /// PG-2: CP cards with four operations.
    fn pg_fours(&self) -> crate::Numbers {
        self.cards().that(CP.index(), crate::cards::is_opening_four)
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    pub fn pg_set_up(&mut self) -> Result<(), C::Stop> {
        let later = self.game.0.options.scenario == Scenario::Later;
        for deck in 0..2 {
            let cards = if later {
                self.game.cards().that(deck, |brief| brief.is(Tag::In1916) || brief.stage == Stage::Total)
            } else {
                self.of_stage(deck, Stage::Mobilization)
            };
            self.begin_deck(deck, cards);
        }
        let hand = self.game.pg_hand();
        self.set_hands([hand; 2]);
        self.at.turn = self.game.pg_first_turn() - 1;
        if later {
            self.at.pg_mut().level = [2; 2];
            self.at.phase = Phase::Begin;
            return self.deal_displays();
        }
        self.wait(Frame::Ask(Question::PgFour, 0));
        self.wait(Frame::Ask(Question::PgAside, 0));
        Ok(())
    }

    pub fn pg_next(&mut self) -> Result<(), C::Stop> {
        match self.at.phase {
            Phase::Setup => {
                self.at.phase = Phase::Begin;
                self.deal_displays()?;
            }
            Phase::Begin => {
                self.at.turn += 1;
                self.at.round = 1;
                self.at.active = AP;
                self.at.pg_mut().last = [None; 2];
                self.at.phase = Phase::Actions;
                let a = self.at.turn.into();
                self.tell(|| Event::Stage { key: "solo-log-turn", rule: "G-30", a, b: LAST_TURN.into() });
            }
            Phase::Actions if self.at.round <= ROUNDS => {
                let side = self.at.active;
                self.at.fought = 0;
                self.begin_turn(side, side.index());
            }
            Phase::Actions => self.at.phase = Phase::Interval,
            Phase::Interval => {
                self.at.phase = Phase::Draw;
                if self.at.turn > 1 {
                    // Questions are asked from the top of the stack: first whether the game is over, then the levels. So these are pushed
                    // first.
                    for side in [CP, AP] {
                        if self.at.pg().level[side.index()] < 2 {
                            self.wait(Frame::Ask(Question::PgRises, side as u8));
                        }
                    }
                    self.wait(Frame::Ask(Question::GameOver, 0));
                }
            }
            Phase::Draw => {
                self.at.phase = Phase::Close;
                self.drop_retained();
                self.pg_draw(AP);
            }
            _ => {
                self.at.phase = Phase::Begin;
                if self.at.turn >= LAST_TURN {
                    self.wait(Frame::Ask(Question::Result, 0));
                }
            }
        }
        Ok(())
    }

    /// PG-4: a side may discard face-up combat cards, at most as many as its CR. Asked only if there is one.
    fn pg_draw(&mut self, side: Side) {
        self.at.pg_mut().budget = self.at.track(side).left;
        self.pg_draw_on(side);
    }

    fn pg_draw_on(&mut self, side: Side) {
        let mut offer = Offer::new();
        self.game.pg_asked(self.at, Question::DrawDiscard, side as u8, &mut offer);
        if offer.picks != 0 {
            self.wait(Frame::Ask(Question::DrawDiscard, side as u8));
            return;
        }
        self.pg_reset(side);
        if side == AP {
            self.pg_draw(CP);
        }
    }

    fn pg_reset(&mut self, side: Side) {
        let hand = self.game.pg_hand();
        self.set_left(side, hand);
        for slot in (0..SLOTS).filter(|&slot| slot != SLOT_C) {
            let pos = Pos::new(side.index(), slot, 0);
            if self.vacancy(side.index(), slot).is_some() {
                self.refill_from_top(pos);
                // Section 5, 11: face-down, even if the top card was face-up.
                let lie = self.at.lie(pos);
                if lie.is_up() {
                    *self.at.lie_mut(pos) = lie.turned_down();
                }
            }
        }
        self.pg_cap(side);
    }

    /// PG-5: CR is at most four while deck and discard pile are empty.
    pub fn pg_cap(&mut self, side: Side) {
        let deck = &self.at.decks[side.index()];
        let top = self.at.lie(Pos::new(side.index(), SLOT_C, 0)).is_laid();
        if !top && deck.left() == 0 && deck.pile.set.is_empty() && self.at.track(side).left > CAP {
            self.set_left(side, CAP);
        }
    }

    /// PG-15: one operation without using a card.
    pub fn automatic(&mut self, key: &'static str, rule: &'static str) {
        let side = self.at.active;
        self.tell(|| Event::Did { side, key, rule });
        self.at.play = Play { used: Use::Ops, ..Play::default() };
        self.at.frames.turn_into(Frame::Turn(Step::End));
        self.open_combat();
    }

    /// Plays a card that was set aside. It costs a play as usual, but no slot becomes empty (PG-1, PG-2, BB-3).
    pub fn play_set_aside(&mut self, card: Card, used: Use) -> Result<(), C::Stop> {
        let side = self.at.active;
        self.take_beside(side, card);
        self.at.play = Play { card, used, ..Play::default() };
        self.at.frames.turn_into(Frame::Turn(Step::Discard));
        self.tell(|| Event::Played { side, card, used });
        self.spend(side);
        self.played()
    }

    pub fn pg_turn_over(&mut self) {
        if std::mem::take(&mut self.at.pg_mut().again) {
            return;
        }
        if self.at.active == CP {
            self.at.round += 1;
            self.refresh_retained();
        }
        self.at.active = self.at.active.other();
    }

    pub fn pg_played(&mut self) -> Result<(), C::Stop> {
        let (side, used, card) = (self.at.active, self.at.play.used, self.at.play.card);
        let last = self.at.pg_mut().last[side.index()].replace(used);
        if matches!(used, Use::Sr | Use::Rp) && last == Some(used) {
            self.tell(|| Event::Warned { key: "solo-warn-twice", rule: "G-28" });
        }
        if matches!(used, Use::Ops | Use::Event) {
            self.open_combat();
        }
        if used != Use::Event {
            return Ok(());
        }
        let brief = *self.brief(card);
        if brief.is(Tag::NoLook) {
            self.tell(|| Event::Warned { key: "solo-note-no-look", rule: "PG-9" });
        }
        if brief.is(Tag::OtherChooses) {
            self.wait(Frame::Ask(Question::PgChoice, side.other() as u8));
        }
        if brief.is(Tag::FlipOther) {
            let display = side.other().index();
            for pos in each_pos(self.at.places(display, Lie::is_down)) {
                self.flip(pos, false)?;
            }
        }
        if brief.is(Tag::Cancelled) && self.at.track(CP).left > 0 && self.pg_constantine().is_some() {
            self.wait(Frame::Ask(Question::PgCancel, 0));
        }
        Ok(())
    }

    /// PG-11: CP #16, if it is face-up.
    fn pg_constantine(&self) -> Option<Pos> {
        let up = self.at.face_up(CP.index());
        each_pos(up).find(|&pos| self.brief(self.at.lie(pos).card()).is(Tag::Reaction))
    }

    pub fn pg_answer(&mut self, question: Question, about: u8, act: Act) -> Result<(), C::Stop> {
        let yes = act == Act::Deed(Deed::Yes);
        let side = Side::BOTH[usize::from(about) % 2];
        match (question, act) {
            (Question::PgAside, _) if yes => {
                self.take_out(ASSAULT);
                self.lay_beside(AP, ASSAULT, Role::SetAside, "PG-1");
            }
            (Question::PgFour, Act::Take(card)) => self.pg_set_four(card),
            (Question::PgFour, _) => {
                let fours = self.game.pg_fours();
                let number = self.chance.draw(self.sheet().pile(CP.index()), fours.0)?;
                self.pg_set_four(Card::new(CP.index(), number as u8));
            }
            (Question::PgCancel, _) if yes => {
                if let Some(pos) = self.pg_constantine() {
                    self.spend(CP);
                    self.discard_from(pos)?;
                    self.at.play.leaves = Some(Leaves::Discarded);
                    self.at.pg_mut().again = true;
                    // Close the response window of the cancelled card too.
                    if self.at.frame() == Frame::Ask(Question::Window, 0) {
                        self.at.frames.pop();
                    }
                }
            }
            (Question::PgRises, _) if yes => self.pg_rise(side)?,
            (Question::DrawDiscard, Act::Pick(pos)) => {
                let card = self.lift(pos).card();
                self.discard(card, false);
                if pos.slot() == SLOT_C {
                    self.next_top(side);
                }
                self.at.pg_mut().budget -= 1;
                self.pg_draw_on(side);
            }
            (Question::DrawDiscard, _) => {
                self.at.pg_mut().budget = 0;
                self.pg_draw_on(side);
            }
            (Question::PgAside | Question::PgCancel | Question::PgRises | Question::PgChoice, _) => {}
            _ => self.combat_answer(question, about, act)?,
        }
        Ok(())
    }

    fn pg_set_four(&mut self, card: Card) {
        self.take_out(card);
        self.lay_beside(CP, card, Role::SetAside, "PG-2");
    }

    /// PG-14: shuffles all cards of that side together with the new stage and deals as at the start. CR does not change.
    pub(super) fn pg_rise(&mut self, side: Side) -> Result<(), C::Stop> {
        let deck = side.index();
        self.refresh_retained();
        while let Some(aside) = self.take_aside(side, |aside| aside.role == Role::Retained) {
            self.at.decks[deck].pool.0 |= aside.card.bit();
        }
        self.at.displays[deck].want = [1; SLOTS];
        self.collect(deck, |_| true);
        let pile = self.at.decks[deck].pile.take_all();
        let level = usize::from(self.at.pg().level[deck]);
        let fresh = self.of_stage(deck, STAGES[level]);
        let state = &mut self.at.decks[deck];
        state.pool.0 |= pile.0 | fresh.0;
        state.boxed.0 &= !fresh.0;
        self.at.pg_mut().level[deck] += 1;
        self.tell(|| Event::Reshuffled { deck: deck as u8, rule: "PG-14" });
        self.deal(deck);
        self.flip_slots(deck, crate::face::A | crate::face::B, false)
    }

    /// PG-1, PG-2: a card that was set aside but not played fills the first emptied slot, face-up, or goes on top of the deck.
    pub fn pg_refill(&mut self, pos: Pos) -> Result<(), C::Stop> {
        let side = pos.side();
        let Some(aside) = self.take_aside(side, |aside| aside.role == Role::SetAside) else {
            return self.refill(pos);
        };
        if aside.card == ASSAULT {
            self.at.pg_mut().barred = true;
        }
        if pos.slot() == SLOT_C {
            let c = Pos::new(side.index(), SLOT_C, 0);
            if self.at.lie(c).is_laid() {
                self.at.decks[side.index()].laid -= 1;
            }
            *self.at.lie_mut(c) = Lie::up(aside.card);
            self.tell(|| Event::Refilled { pos: c, card: aside.card });
        } else {
            self.lay_up(pos, aside.card);
        }
        Ok(())
    }
}
