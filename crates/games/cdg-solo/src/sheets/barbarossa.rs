//! WW2: Barbarossa to Berlin: one short turn, then turns of six Action Rounds (section 6.8, BB-1 to BB-14).

use kernel::{Chance, Log};
use serde::{Deserialize, Serialize};

use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::cards::{Kind, Stage, Tag};
use crate::event::Event;
use crate::face::{A, B};
use crate::frame::{Frame, Phase, Question};
use crate::offer::Offer;
use crate::pile::Numbers;
use crate::run::Run;
use crate::sheet::Side;
use crate::state::{Card, Leaves, Lie, Outcome, Pos, Role, State, each_pos};

const AXIS: Side = Side::First;
const ALLIED: Side = Side::Second;
const ROUNDS: u8 = 6;
/// Turn number of Summer 1945.
const LAST_TURN: u8 = 18;
/// BB-5: normal hand size.
const HAND: u8 = 7;
pub(super) const HANDS: (u8, u8) = (5, 8);
const AXIS_LATE_MIN: u8 = 2;
const AXIS_LATE_TURN: u8 = 16;
/// BB-7: Total War begins this many turns after US entry.
const TOTAL_WAR_AFTER: u8 = 3;
/// BB-11: Industrial Evacuation takes effect this many turns after it was played.
const EVACUATION_AFTER: u8 = 8;
/// BB-4: the last turn in which the exchange is possible, and the minimum operations value of the card given for it.
pub(super) const EXCHANGE_UNTIL: u8 = 2;
pub(super) const EXCHANGE_OPS: u8 = 3;
/// The card received in the exchange: Allied #24.
pub(super) const EXCHANGED: Card = Card::new(1, 24);

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Fronts {
    /// The turn of US entry; 0 if it has not happened yet.
    pub(crate) entry: u8,
    pub(crate) total: bool,
    /// BB-5: hand size by current resources (`base`), and the change for the next draw only (`once`).
    pub(super) base: [u8; 2],
    once: [i8; 2],
    /// BB-11: #28 was played this turn, which #29 cancels (`bombed`); #52 (`surge`).
    bombed: bool,
    surge: bool,
    /// BB-11: the turn in which #7 was played; 0 if it was not.
    evacuated: u8,
    /// BB-8: how many cards may still be discarded.
    budget: u8,
    /// BB-7: the cards chosen for slot A.
    picked: [Card; 2],
}

impl Solo {
    /// BB-3: on turn 1 the Axis does not roll; it plays the card it set aside.
    pub(crate) fn bb_may_roll(&self, at: &State) -> bool {
        !(at.turn == 1 && at.active == AXIS)
    }

    pub(crate) fn bb_before_roll(&self, at: &State, offer: &mut Offer) {
        if !self.bb_may_roll(at) {
            for aside in at.beside(AXIS).iter().filter(|aside| aside.role == Role::SetAside) {
                offer.beside(aside.card, Use::Event.bit());
            }
            return;
        }
        self.bb_without_card(at, offer);
    }

    /// BB-6: acts without a card, available before and after the roll. These are all that remains when no cards are left.
    fn bb_without_card(&self, at: &State, offer: &mut Offer) {
        offer.deed(Deed::Automatic);
        if at.active == ALLIED {
            offer.deed(Deed::Partisans);
        }
    }

    pub(crate) fn bb_choose(&self, at: &State, offer: &mut Offer) {
        self.bb_without_card(at, offer);
        let waits = at.beside(ALLIED).iter().any(|aside| aside.card == EXCHANGED);
        if at.active == ALLIED && at.turn <= EXCHANGE_UNTIL && waits {
            let worthy = |pos: &Pos| self.cards().brief(at.lie(*pos).card()).value >= Some(EXCHANGE_OPS);
            let places = each_pos(offer.playable()).filter(worthy).fold(0, |set, pos| set | pos.bit());
            offer.play(Use::Exchange, places);
        }
    }

    pub(crate) fn bb_uses(&self, at: &State, card: Card) -> u64 {
        let uses = self.war_uses(at, card);
        if at.turn == 1 { uses & !Use::Rp.bit() } else { uses }
    }

    /// BB-4: the exchange is allowed in turns 1 and 2 despite the other restrictions of turn 1. An option forbids the event until turn 2.
    fn bb_exchange_uses(&self, at: &State) -> u64 {
        let uses = self.bb_uses(at, EXCHANGED);
        if self.0.options.reinforce_later { uses } else { uses | Use::Event.bit() }
    }

    /// BB-3: events that are not allowed on turn 1.
    pub(crate) fn bb_banned(&self, at: &State, card: Card) -> bool {
        let brief = self.cards().brief(card);
        at.turn == 1 && (brief.kind == Kind::Reinforcement || brief.is(Tag::NotRoundSix))
    }

    pub(crate) fn bb_asked(&self, at: &State, question: Question, about: u8, offer: &mut Offer) {
        match question {
            Question::BbAside => {
                let opening = self.cards().that(AXIS.index(), |brief| brief.is(Tag::Opening));
                offer.take(AXIS.index(), opening.0);
            }
            Question::BbExchange => offer.beside(EXCHANGED, self.bb_exchange_uses(at)),
            Question::BbResources => offer.numbers(HANDS.0, HANDS.1),
            Question::BbTotal => {
                offer.deed(Deed::Done);
                offer.take(about.into(), self.bb_total_picks(at, Side::BOTH[usize::from(about)]).0);
            }
            Question::DrawDiscard => {
                offer.deed(Deed::Done);
                if at.bb().budget > 0 {
                    offer.picks = at.face_up(about.into());
                }
            }
            _ => self.combat_asked(at, question, offer),
        }
    }

    /// BB-7: the cards to choose from: Axis #26, or any Blitzkrieg card of the Allies that has not left the game.
    fn bb_total_picks(&self, at: &State, side: Side) -> Numbers {
        let deck = &at.decks[side.index()];
        if side == AXIS {
            return self.cards().that(side.index(), |brief| brief.is(Tag::TotalWarPick));
        }
        let blitzkrieg = self.cards().that(side.index(), |brief| brief.stage == Stage::Blitzkrieg);
        let beside = at.beside(side).iter().fold(0, |set, aside| set | aside.card.bit());
        Numbers(blitzkrieg.0 & !deck.removed.0 & !beside)
    }

    /// BB-5: hand size for the next draw.
    pub(super) fn bb_hand(&self, at: &State, side: Side) -> u8 {
        let kept = at.bb();
        if side == AXIS && kept.surge {
            return HAND;
        }
        let later = kept.evacuated > 0 && at.turn >= kept.evacuated + EVACUATION_AFTER;
        let more = i8::from(side == ALLIED && later);
        let hand = kept.base[side.index()] as i8 + kept.once[side.index()] + more;
        let least = if side == AXIS && at.turn >= AXIS_LATE_TURN { AXIS_LATE_MIN } else { HANDS.0 };
        hand.clamp(least as i8, HANDS.1 as i8) as u8
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    pub fn bb_set_up(&mut self) -> Result<(), C::Stop> {
        for deck in 0..2 {
            let cards = self.of_stage(deck, Stage::Blitzkrieg);
            self.begin_deck(deck, cards);
        }
        self.set_hands([HAND; 2]);
        self.at.bb_mut().base = [HAND; 2];
        self.take_out(EXCHANGED);
        self.lay_beside(ALLIED, EXCHANGED, Role::SetAside, "BB-2");
        self.wait(Frame::Ask(Question::BbAside, 0));
        Ok(())
    }

    pub fn bb_next(&mut self) -> Result<(), C::Stop> {
        match self.at.phase {
            Phase::Setup => {
                self.at.phase = Phase::Begin;
                self.deal_displays()?;
            }
            Phase::Begin => {
                self.at.turn += 1;
                self.at.round = 1;
                self.at.active = AXIS;
                self.at.phase = Phase::Actions;
                let a = self.at.turn.into();
                self.tell(|| Event::Stage { key: "solo-log-turn", rule: "G-30", a, b: LAST_TURN.into() });
            }
            Phase::Actions => {
                let rounds = if self.at.turn == 1 { 1 } else { ROUNDS };
                if self.at.round > rounds {
                    self.at.phase = Phase::Draw;
                    return Ok(());
                }
                let side = self.at.active;
                self.at.fought = 0;
                self.begin_turn(side, side.index());
            }
            Phase::Draw => {
                self.at.phase = Phase::Interval;
                self.drop_retained();
                if self.at.turn == EXCHANGE_UNTIL {
                    self.discard_beside(ALLIED, EXCHANGED);
                }
                self.bb_draw(AXIS);
            }
            Phase::Interval => {
                self.at.phase = Phase::Close;
                let kept = self.at.bb();
                if kept.entry > 0 && !kept.total && self.at.turn >= kept.entry + TOTAL_WAR_AFTER {
                    self.at.bb_mut().total = true;
                    self.wait(Frame::Ask(Question::BbTotal, ALLIED as u8));
                    self.wait(Frame::Ask(Question::BbTotal, AXIS as u8));
                }
                self.wait(Frame::Ask(Question::BbResources, ALLIED as u8));
                self.wait(Frame::Ask(Question::BbResources, AXIS as u8));
            }
            Phase::Close => {
                self.bb_reset();
                self.at.phase = if self.at.turn < LAST_TURN { Phase::Begin } else { Phase::Election };
                self.wait(Frame::Ask(Question::GameOver, 0));
            }
            // If the last turn is over, the Axis has held out and wins.
            Phase::Election | Phase::Debates => self.end(Outcome::Won(AXIS)),
        }
        Ok(())
    }

    /// BB-5: sets CR to the hand size, which then returns to what resources give.
    fn bb_reset(&mut self) {
        for side in Side::BOTH {
            let hand = self.game.bb_hand(self.at, side);
            self.set_hand(side, hand);
            self.set_left(side, hand);
        }
        let kept = self.at.bb_mut();
        kept.once = [0; 2];
        kept.bombed = false;
        kept.surge = false;
    }

    fn bb_draw(&mut self, side: Side) {
        self.at.bb_mut().budget = self.at.track(side).left;
        self.bb_draw_on(side);
    }

    fn bb_draw_on(&mut self, side: Side) {
        if self.at.bb().budget > 0 && self.at.face_up(side.index()) != 0 {
            self.wait(Frame::Ask(Question::DrawDiscard, side as u8));
        } else if side == AXIS {
            self.bb_draw(ALLIED);
        }
    }

    pub fn bb_turn_over(&mut self) {
        if self.at.active == ALLIED {
            self.at.round += 1;
            self.refresh_retained();
        }
        self.at.active = self.at.active.other();
    }

    pub fn bb_played(&mut self) -> Result<(), C::Stop> {
        match self.at.play.used {
            Use::Exchange => {
                self.at.play.leaves = Some(Leaves::Discarded);
                self.wait(Frame::Ask(Question::BbExchange, 0));
            }
            Use::Ops => self.open_combat(),
            Use::Event => {
                self.open_combat();
                self.bb_event(self.at.play.card)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn bb_event(&mut self, card: Card) -> Result<(), C::Stop> {
        let brief = *self.brief(card);
        let turn = self.at.turn;
        let kept = self.at.bb_mut();
        if brief.is(Tag::UsEntry) && kept.entry == 0 {
            kept.entry = turn;
        }
        if brief.is(Tag::AxisLess) {
            kept.once[AXIS.index()] -= 2;
            kept.bombed |= card.number() == 28;
        }
        if brief.is(Tag::Cancels28) && kept.bombed {
            kept.once[AXIS.index()] += 2;
            kept.bombed = false;
        }
        if brief.is(Tag::AxisSeven) {
            kept.surge = true;
        }
        if brief.is(Tag::AlliedLess) {
            kept.once[ALLIED.index()] -= 2;
        }
        if brief.is(Tag::AlliedLater) {
            kept.evacuated = turn;
        }
        for side in Side::BOTH {
            let hand = self.game.bb_hand(self.at, side);
            if hand != self.at.track(side).hand {
                self.set_hand(side, hand);
            }
        }
        if brief.is(Tag::RandomDiscard) {
            // BB-13, BB-14.
            let rule = if card.number() == 44 { "BB-14" } else { "BB-13" };
            match self.random(self.at.face_up(AXIS.index()))? {
                Some(pos) => {
                    let lost = self.at.lie(pos).card();
                    self.tell(|| Event::Chosen { pos, card: lost, rule });
                    self.spend(AXIS);
                    self.discard_from(pos)?;
                }
                None => self.tell(|| Event::NoEffect { card, rule }),
            }
        }
        Ok(())
    }

    pub fn bb_answer(&mut self, question: Question, about: u8, act: Act) -> Result<(), C::Stop> {
        let side = Side::BOTH[usize::from(about) % 2];
        match (question, act) {
            (Question::BbAside, Act::Take(card)) => {
                self.take_out(card);
                self.lay_beside(AXIS, card, Role::SetAside, "BB-1");
            }
            (Question::BbExchange, Act::Beside(card, used)) => {
                self.take_beside(ALLIED, card);
                self.tell(|| Event::Played { side: ALLIED, card, used });
                if used == Use::Event {
                    self.remove(card);
                    self.bb_event(card)?;
                } else {
                    self.discard(card, false);
                }
                if matches!(used, Use::Event | Use::Ops) {
                    self.open_combat();
                }
            }
            (Question::BbResources, Act::Number(hand)) => self.at.bb_mut().base[side.index()] = hand,
            (Question::BbTotal, act) => {
                if let Act::Take(card) = act {
                    self.at.bb_mut().picked[side.index()] = card;
                }
                self.bb_total_war(side)?;
            }
            (Question::DrawDiscard, Act::Pick(pos)) => {
                self.discard_from(pos)?;
                self.at.bb_mut().budget -= 1;
                self.bb_draw_on(side);
            }
            (Question::DrawDiscard, _) => {
                self.at.bb_mut().budget = 0;
                self.bb_draw_on(side);
            }
            _ => self.combat_answer(question, about, act)?,
        }
        Ok(())
    }

    /// BB-7: shuffles all cards of a side together with its Total War cards. The chosen card lies face-up in slot A.
    fn bb_total_war(&mut self, side: Side) -> Result<(), C::Stop> {
        let deck = side.index();
        self.collect(deck, |_| true);
        let pile = self.at.decks[deck].pile.take_all();
        let fresh = self.of_stage(deck, Stage::Total);
        let state = &mut self.at.decks[deck];
        state.pool.0 |= pile.0 | fresh.0;
        state.boxed.0 &= !fresh.0;
        self.tell(|| Event::Reshuffled { deck: deck as u8, rule: "BB-7" });
        let picked = std::mem::take(&mut self.at.bb_mut().picked[deck]);
        if !picked.is_none() {
            self.take_out(picked);
            *self.at.lie_mut(Pos::new(deck, 0, 0)) = Lie::up(picked);
        }
        self.deal(deck);
        self.flip_slots(deck, A | B, false)
    }
}
