//! 1960: The Making of the President: card turns, momentum, strategy stacks (section 6.9, MP-1 to MP-15). Debates and Election Day are in
//! `debates`.

use kernel::{Chance, Log};
use serde::{Deserialize, Serialize};

use super::correct::CORRECTIONS_MAX;
use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::cards::{Kind, Tag};
use crate::event::Event;
use crate::face::{Also, Cell, Face};
use crate::frame::{Frame, Phase, Question, Step};
use crate::offer::Offer;
use crate::pile::Numbers;
use crate::run::Run;
use crate::sheet::Side;
use crate::state::{Card, Leaves, Lie, Play, Pos, SLOTS, State};

pub(super) const KENNEDY: Side = Side::First;
pub(super) const NIXON: Side = Side::Second;
const PLAYS: u8 = 5;
const MOMENTUM: u8 = 2;
pub(super) const MOMENTUM_MAX: u8 = 20;
/// MP-3: momentum spent to play a card sealed.
pub(super) const SEAL: u8 = 2;
pub(super) const DEBATES: u8 = 6;
const ELECTION: u8 = 9;
/// MP-14: how many exchanges the event allows.
const CAPITAL: u8 = 2;
/// MP-16: how many cards are revealed.
const REVEALED: u8 = 2;
/// Flag in a question about retrieving a card: only a listed card may be taken.
const LISTED: u8 = 1;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Race {
    pub(crate) momentum: [u8; 2],
    /// MP-9: whether each side's Candidate card is ready, i.e. not exhausted.
    pub(crate) ready: [bool; 2],
    pub(crate) plays: [u8; 2],
    /// G-23: the side that won this turn's initiative.
    pub(crate) initiative: Option<Side>,
    /// MP-5: the strategy stacks, and how many cards are still to be added in this phase.
    pub(crate) stack: [Numbers; 2],
    pub(super) due: u8,
    /// Debate, Election Day and prevention events that were played; they stay in boxes on the board.
    pub(crate) event_box: Numbers,
    /// MP-2: discards that cannot be triggered now.
    pub(super) skipped: Numbers,
    /// MP-11: a card retrieved by a triggered event, waiting for the slot of the next play.
    pub(crate) waiting: Card,
    /// MP-16: the card revealed now, and how many are still to come.
    pub(crate) revealed: Card,
    revealing: u8,
    /// MP-1: an event was carried out since the last roll, so momentum from it can be reported.
    pub(super) eventful: bool,
    /// MP-12, MP-13.
    pub(crate) shave: bool,
    pub(super) sealed: bool,
    /// MP-10, MP-14: how many more cards can be exchanged.
    pub(super) budget: u8,
    /// MP-4: media and leaders, as far as the person has entered them.
    pub(super) media: Option<Side>,
    pub(super) leaders: [Option<Side>; 3],
    /// MP-7.
    pub(crate) rows: [[Card; SLOTS]; 2],
    pub(crate) spent: Numbers,
    pub(crate) rounds: u8,
    /// Issues already won, and issues of the cards in this play, as bits.
    pub(super) won: u8,
    pub(super) at_issue: u8,
    /// The issue of #89 as read by the person: 1 to 3; 0 if not entered.
    pub(crate) unsure: u8,
    pub(crate) resolved: Numbers,
}

impl Solo {
    pub(crate) fn mp_choose(&self, at: &State, cell: &Cell, offer: &mut Offer) {
        let candidate = matches!(cell.also, Also::Candidate | Also::Trigger);
        if candidate && at.mp().ready[at.active.index()] {
            offer.deed(Deed::Candidate);
        }
        self.mp_gains(at, offer);
    }

    /// MP-1: offers to report one momentum that an event gave or took.
    pub(crate) fn mp_gains(&self, at: &State, offer: &mut Offer) {
        if !at.mp().eventful || at.corrections >= CORRECTIONS_MAX {
            return;
        }
        for side in Side::BOTH {
            let momentum = at.mp().momentum[side.index()];
            if momentum < MOMENTUM_MAX {
                offer.gain(side);
            }
            if momentum > 0 {
                offer.lose(side);
            }
        }
    }

    /// MP-11: the cards that an event may take from the discard pile.
    fn mp_retrievable(&self, at: &State, listed: bool) -> u128 {
        let pile = at.decks[0].pile.set.0;
        if listed { pile & self.cards().that(0, |brief| brief.is(Tag::RetrievedBy29)).0 } else { pile }
    }

    pub(crate) fn mp_uses(&self, at: &State, card: Card) -> u64 {
        let mut uses = Use::Points.bit();
        if at.mp().momentum[at.active.index()] >= SEAL {
            uses |= Use::Sealed.bit();
        }
        if self.event_offered(at, card) { uses | Use::Event.bit() } else { uses }
    }

    /// MP-2: events that stay in a box on the board after they were played.
    pub(crate) fn is_boxed(&self, card: Card) -> bool {
        matches!(self.cards().brief(card).kind, Kind::Debate | Kind::ElectionDay | Kind::Prevention)
    }

    /// MP-7: debate events cannot be played after the debates.
    pub(crate) fn mp_banned(&self, at: &State, card: Card) -> bool {
        at.turn > DEBATES && self.cards().brief(card).kind == Kind::Debate
    }

    /// MP-2: the topmost face-up discard with the side's icon.
    fn mp_eligible(&self, at: &State, side: Side) -> Option<Card> {
        let pile = &at.decks[0].pile;
        let fits = |number: &&u8| {
            let card = Card::new(0, **number);
            !pile.is_down(**number)
                && !at.mp().skipped.contains(**number)
                && self.cards().brief(card).belongs_to(side)
                && !self.mp_banned(at, card)
        };
        pile.numbers().iter().rev().find(fits).map(|&number| Card::new(0, number))
    }

    pub(super) fn mp_strategic(&self, at: &State, side: Side) -> u64 {
        at.places(side.index(), |lie| lie.is_up() && !self.cards().brief(lie.card()).is(Tag::Gathering))
    }

    pub(crate) fn mp_asked(&self, at: &State, question: Question, about: u8, offer: &mut Offer) {
        let mine = at.active.index();
        match question {
            Question::MpInitiative | Question::MpFirst => offer.deeds(&[Deed::First, Deed::Second]),
            Question::MpTriggered | Question::MpVouched | Question::MpRefresh | Question::MpRevealed => {
                offer.deeds(&[Deed::Yes, Deed::No]);
            }
            Question::MpMomentum => offer.numbers(0, MOMENTUM_MAX),
            Question::MpRedraw => {
                offer.deed(Deed::Done);
                // Only cards to the right of the last one, because they are taken from left to right.
                offer.picks = at.face_up(mine) & !((1u64 << about) - 1);
            }
            Question::MpRetrieve => {
                offer.deed(Deed::Done);
                offer.take(0, self.mp_retrievable(at, about == LISTED));
            }
            Question::MpCapital => {
                offer.deed(Deed::Done);
                offer.picks = at.face_up(NIXON.index());
            }
            Question::MpCubes | Question::MpLeads => {
                offer.deeds(&[Deed::First, Deed::Second, Deed::Neither]);
            }
            Question::MpMore => offer.deeds(&[Deed::Left, Deed::Center, Deed::Neither]),
            Question::MpStrategy => {
                offer.deed(Deed::Random);
                offer.picks = self.mp_strategic(at, Side::BOTH[usize::from(about)]);
            }
            _ => self.debate_asked(at, question, about, offer),
        }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    pub fn mp_set_up(&mut self) -> Result<(), C::Stop> {
        let all = self.game.cards().numbers[0];
        self.begin_deck(0, all);
        let kept = self.at.mp_mut();
        kept.momentum = [MOMENTUM; 2];
        kept.ready = [true; 2];
        self.at.phase = Phase::Begin;
        self.deal_displays()
    }

    pub fn mp_next(&mut self) -> Result<(), C::Stop> {
        match self.at.phase {
            Phase::Begin => {
                self.at.turn += 1;
                let kept = self.at.mp_mut();
                kept.plays = [0; 2];
                kept.sealed = false;
                kept.initiative = None;
                let a = self.at.turn.into();
                self.tell(|| Event::Stage { key: "solo-log-turn", rule: "MP-1", a, b: ELECTION.into() });
                match self.at.turn {
                    DEBATES => {
                        self.at.phase = Phase::Debates;
                        self.wait(Frame::Ask(Question::MpInitiative, 0));
                    }
                    ELECTION => self.at.phase = Phase::Election,
                    _ => {
                        self.at.phase = Phase::Actions;
                        self.wait(Frame::Ask(Question::MpInitiative, 0));
                    }
                }
            }
            Phase::Actions => {
                let side = self.at.active;
                if self.at.mp().plays == [PLAYS; 2] {
                    self.at.phase = Phase::Interval;
                } else {
                    self.begin_turn(side, side.index());
                }
            }
            Phase::Interval => self.mp_momentum(),
            Phase::Draw => {
                self.at.phase = Phase::Close;
                self.mp_strategy(KENNEDY)?;
            }
            Phase::Close | Phase::Setup => self.at.phase = Phase::Begin,
            Phase::Debates => self.debate_next()?,
            Phase::Election => self.election_next()?,
        }
        Ok(())
    }

    /// Halves momentum and shifts issues. The awards that follow from this come next, and candidates are refreshed.
    fn mp_momentum(&mut self) {
        self.at.phase = Phase::Draw;
        for side in [NIXON, KENNEDY] {
            self.at.mp_mut().momentum[side.index()] /= 2;
            self.mp_ask_counts(side);
        }
        self.wait(Frame::Ask(Question::MpCubes, 0));
    }

    /// MP-1: reported by hand, so it counts as a correction.
    pub fn mp_gain(&mut self, side: Side, gained: bool) {
        self.at.corrections += 1;
        let momentum = &mut self.at.mp_mut().momentum[side.index()];
        *momentum = if gained { *momentum + 1 } else { *momentum - 1 };
        let now = *momentum;
        self.tell(|| Event::Momentum { side, now });
    }

    /// MP-16: reveals cards from the deck one at a time. If a card has Kennedy's icon, the person says whether its event takes effect.
    fn mp_high_hopes(&mut self) -> Result<(), C::Stop> {
        while self.at.mp().revealing > 0 {
            self.at.mp_mut().revealing -= 1;
            if self.at.decks[0].left() == 0 {
                self.reshuffle_shared();
            }
            if self.at.decks[0].left() == 0 {
                break;
            }
            let card = self.draw_open()?;
            self.tell(|| Event::Revealed { card, rule: "MP-16" });
            if self.brief(card).belongs_to(KENNEDY) && !self.game.mp_banned(self.at, card) {
                self.at.mp_mut().revealed = card;
                self.wait(Frame::Ask(Question::MpRevealed, card.number()));
                return Ok(());
            }
            self.discard(card, false);
        }
        Ok(())
    }

    fn mp_revealed(&mut self, takes_effect: bool) -> Result<(), C::Stop> {
        let card = std::mem::take(&mut self.at.mp_mut().revealed);
        if takes_effect {
            self.tell(|| Event::Played { side: KENNEDY, card, used: Use::Event });
        }
        if takes_effect && self.game.is_boxed(card) {
            self.lay_in_box(card);
        } else {
            self.discard(card, false);
        }
        // Push the questions of the second card first: those of the first card then lie on top of the stack and are asked first.
        self.mp_high_hopes()?;
        if takes_effect { self.mp_event(card) } else { Ok(()) }
    }

    /// Asks for momentum, and whether an exhausted candidate is ready again.
    fn mp_ask_counts(&mut self, side: Side) {
        if !self.at.mp().ready[side.index()] {
            self.wait(Frame::Ask(Question::MpRefresh, side as u8));
        }
        self.wait(Frame::Ask(Question::MpMomentum, side as u8));
    }

    /// MP-2: !! is resolved before the card play, no matter what is played.
    pub fn mp_flipped(&mut self) {
        if self.at.face == Some(Face::CLow) {
            self.at.mp_mut().skipped = Numbers::default();
            self.mp_ask_trigger();
        }
    }

    fn mp_ask_trigger(&mut self) {
        let side = self.at.active;
        if self.at.mp().momentum[side.index()] > 0
            && let Some(card) = self.game.mp_eligible(self.at, side)
        {
            self.wait(Frame::Ask(Question::MpTriggered, card.number()));
        }
    }

    fn mp_trigger(&mut self, card: Card) -> Result<(), C::Stop> {
        let side = self.at.active;
        self.at.mp_mut().momentum[side.index()] -= 1;
        self.at.decks[0].pile.remove(card.number());
        self.tell(|| Event::Played { side, card, used: Use::Event });
        if self.game.is_boxed(card) {
            self.lay_in_box(card);
        } else {
            self.at.decks[0].pile.push_bottom(card.number());
        }
        self.mp_event(card)
    }

    pub fn lay_in_box(&mut self, card: Card) {
        self.at.mp_mut().event_box.0 |= card.bit();
        let kind = self.brief(card).kind;
        self.tell(|| Event::Boxed { card, kind });
    }

    /// Applies an event's effects on cards.
    fn mp_event(&mut self, card: Card) -> Result<(), C::Stop> {
        let brief = *self.brief(card);
        self.at.mp_mut().eventful = true;
        if brief.is(Tag::Reveals) {
            self.at.mp_mut().revealing = REVEALED;
            self.mp_high_hopes()?;
        }
        if brief.is(Tag::DebateChoice) {
            self.at.mp_mut().shave = true;
        }
        if brief.is(Tag::KennedyDown) {
            self.at.mp_mut().sealed = true;
        }
        if brief.is(Tag::Redraw) && self.at.face_up(self.at.active.index()) != 0 {
            self.wait(Frame::Ask(Question::MpRedraw, 0));
        }
        if brief.is(Tag::Retrieve) && !self.at.decks[0].pile.set.is_empty() {
            self.wait(Frame::Ask(Question::MpRetrieve, 0));
        }
        if brief.is(Tag::RetrieveListed) && self.game.mp_retrievable(self.at, true) != 0 {
            self.wait(Frame::Ask(Question::MpRetrieve, LISTED));
        }
        if brief.is(Tag::FlipNixon) {
            self.flip_all(self.at.places(NIXON.index(), Lie::is_down), false)?;
            self.at.mp_mut().budget = CAPITAL;
            self.wait(Frame::Ask(Question::MpCapital, 0));
        }
        Ok(())
    }

    pub fn mp_played(&mut self) -> Result<(), C::Stop> {
        let Play { card, used, .. } = self.at.play;
        let side = self.at.active;
        if self.at.mp().sealed && side == KENNEDY {
            self.at.play.leaves = Some(Leaves::DiscardedDown);
        }
        match used {
            Use::Sealed => {
                self.at.mp_mut().momentum[side.index()] -= SEAL;
                self.at.play.leaves = Some(Leaves::DiscardedDown);
            }
            Use::Event => {
                if self.game.is_boxed(card) {
                    self.lay_in_box(card);
                    self.at.play.card = Card::NONE;
                }
                self.mp_event(card)?;
            }
            _ => {
                let theirs = side.other();
                let open = self.game.0.options.both_triggers
                    && self.brief(card).belongs_to(theirs)
                    && self.at.mp().momentum[theirs.index()] > 0;
                if open {
                    self.wait(Frame::Ask(Question::MpVouched, theirs as u8));
                }
            }
        }
        let waiting = std::mem::take(&mut self.at.mp_mut().waiting);
        if !waiting.is_none() {
            self.at.play.fetched = waiting;
        }
        Ok(())
    }

    /// MP-9: plays the Candidate card.
    pub fn mp_candidate(&mut self) {
        let side = self.at.active;
        self.at.mp_mut().ready[side.index()] = false;
        self.tell(|| Event::Did { side, key: "solo-log-candidate", rule: "MP-9" });
        self.at.frames.turn_into(Frame::Turn(Step::End));
    }

    pub fn mp_turn_over(&mut self) {
        let side = self.at.active;
        self.at.mp_mut().plays[side.index()] += 1;
        self.at.active = side.other();
    }

    pub fn mp_answer(&mut self, question: Question, about: u8, act: Act) -> Result<(), C::Stop> {
        let side = Side::BOTH[usize::from(about) % 2];
        let told = match act {
            Act::Deed(Deed::First) => Some(Side::First),
            Act::Deed(Deed::Second) => Some(Side::Second),
            _ => None,
        };
        let yes = act == Act::Deed(Deed::Yes);
        match (question, act) {
            (Question::MpInitiative, _) => {
                self.at.mp_mut().initiative = told;
                if self.at.phase == Phase::Actions {
                    self.wait(Frame::Ask(Question::MpFirst, told.unwrap_or_default() as u8));
                } else {
                    self.debates_begin()?;
                }
            }
            (Question::MpFirst, _) => self.at.active = told.unwrap_or_default(),
            (Question::MpTriggered, _) if yes => self.mp_trigger(Card::new(0, about))?,
            (Question::MpTriggered, _) => {
                self.at.mp_mut().skipped.0 |= 1 << about;
                self.mp_ask_trigger();
            }
            (Question::MpVouched, _) if yes => self.at.mp_mut().momentum[side.index()] -= 1,
            (Question::MpMomentum, Act::Number(n)) => self.at.mp_mut().momentum[side.index()] = n,
            (Question::MpRevealed, _) => self.mp_revealed(yes)?,
            (Question::MpRefresh, _) => self.at.mp_mut().ready[side.index()] = yes,
            (Question::MpRedraw, Act::Pick(pos)) => {
                let card = self.lift(pos).card();
                self.discard(card, false);
                self.refill_from_shared(pos, true)?;
                let next = Pos::new(pos.display(), pos.slot(), 0).0 + 3;
                if self.at.face_up(pos.display()) >> next != 0 {
                    self.wait(Frame::Ask(Question::MpRedraw, next));
                }
            }
            (Question::MpRetrieve, Act::Take(card)) => {
                self.at.decks[0].pile.remove(card.number());
                // If the event was triggered by !!, the card waits for the slot of the following play.
                if self.at.play.pos == Pos::NOWHERE {
                    let earlier = std::mem::replace(&mut self.at.mp_mut().waiting, card);
                    if !earlier.is_none() {
                        self.discard(earlier, false);
                    }
                } else if self.at.play.fetched.is_none() {
                    self.at.play.fetched = card;
                } else {
                    self.at.mp_mut().waiting = card;
                }
            }
            (Question::MpCapital, Act::Pick(pos)) => {
                self.discard_from(pos)?;
                self.at.mp_mut().budget -= 1;
                if self.at.mp().budget > 0 && self.at.face_up(NIXON.index()) != 0 {
                    self.wait(Frame::Ask(Question::MpCapital, 0));
                }
            }
            (Question::MpCubes, _) => {
                self.at.mp_mut().media = told;
                if told.is_some() {
                    self.wait(Frame::Ask(Question::MpLeads, 0));
                } else {
                    self.mp_shift([0; 3]);
                }
            }
            (Question::MpLeads, _) => self.mp_leads(about.into(), told),
            (Question::MpMore, act) => {
                let support = match act {
                    Act::Deed(Deed::Left) => [1, 0, 0],
                    Act::Deed(Deed::Center) => [0, 1, 0],
                    _ => [0; 3],
                };
                self.mp_shift(support);
            }
            (Question::MpStrategy, Act::Pick(pos)) => self.mp_to_stack(side, pos)?,
            (Question::MpStrategy, _) => {
                let among = self.game.mp_strategic(self.at, side);
                if let Some(pos) = self.random(among)? {
                    self.mp_to_stack(side, pos)?;
                }
            }
            (Question::MpRedraw | Question::MpRetrieve | Question::MpCapital | Question::MpVouched, _) => {}
            _ => self.debate_answer(question, about, act)?,
        }
        Ok(())
    }
}
