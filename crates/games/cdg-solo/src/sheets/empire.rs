//! Empire of the Sun and its family: offensives, Future Offensives, passes, reactions, mandatory cards (section 6.3, ES-1 to ES-20).

use kernel::{Chance, Log};
use serde::{Deserialize, Serialize};

use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::cards::{After, Kind, Stage, Tag};
use crate::event::Event;
use crate::face::{Also, Cell};
use crate::frame::{Frame, Phase, Question, Step};
use crate::offer::Offer;
use crate::options::{Opening, Scenario};
use crate::run::Run;
use crate::sheet::Side;
use crate::state::{Card, Leaves, Lie, Numbers, Play, Pos, Role, SLOT_C, State, each_pos};

const JAPAN: Side = Side::First;
const ALLIES: Side = Side::Second;
/// ES-1.
const LEFT: (u8, u8) = (4, 7);
/// ES-20: more were never seen.
const PASSES_MAX: u8 = 4;
/// ES-12.
const REACTIONS_MAX: u8 = 3;
/// ES-13.
const DRAWS_MAX: u8 = 3;
/// G-23: ties are Japan's up to this turn.
const JAPAN_TIES: u8 = 4;
/// ES-14: JP #43 from 1944 on.
const TOJO_TURN: u8 = 8;
/// Where a scenario does not say its turns.
const SHORT: (u8, u8) = (1, 3);

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Offensives {
    pub(crate) passes: [u8; 2],
    draws: [u8; 2],
    /// ES-9: designated in this game turn.
    designated: [bool; 2],
    /// ES-15: a reshuffle at the end of the turn.
    pending: [bool; 2],
    /// ES-14: JP #43 was resolved as event.
    pub(crate) tojo: bool,
    /// ES-15: Japan holds an Aleutian hex; asked once in a turn.
    aleutians: bool,
    aleutians_asked: bool,
    reactions: u8,
}

impl Solo {
    /// First and last game turn with cards (ES-2).
    pub(crate) fn es_turns(&self) -> (u8, u8) {
        let options = &self.0.options;
        match options.scenario {
            Scenario::Midway => (2, 4),
            Scenario::Cartwheel => (5, 7),
            Scenario::Leyte => (8, 10),
            Scenario::SouthPacific | Scenario::PlanOrange | Scenario::Burma => {
                if options.last_turn > 0 {
                    (options.first_turn.max(1), options.last_turn)
                } else {
                    SHORT
                }
            }
            _ => (2, 12),
        }
    }

    /// ES-3 to ES-5: cards that lie open at the start.
    fn es_named(&self) -> Vec<(Card, usize)> {
        let options = &self.0.options;
        let find = |deck: usize, tag: Tag| {
            self.cards()
                .that(deck, |brief| brief.is(tag))
                .iter()
                .map(|n| Card::new(deck, n))
                .collect::<Vec<_>>()
        };
        let mut named = Vec::new();
        let open = matches!(
            options.scenario,
            Scenario::Standard | Scenario::Campaign | Scenario::Midway | Scenario::Shortened
        );
        let japanese = matches!(options.opening, Opening::Japanese | Opening::Both);
        if open && matches!(options.opening, Opening::Arcadia | Opening::Both) {
            named.extend(find(1, Tag::Kept).into_iter().map(|card| (card, SLOT_C)));
        }
        if open && japanese {
            named.extend(find(0, Tag::OpeningA).into_iter().map(|card| (card, 0)));
            named.extend(find(0, Tag::OpeningB).into_iter().map(|card| (card, 1)));
        }
        if open && (japanese || options.opening == Opening::Singapore) {
            named.extend(find(0, Tag::OpeningC).into_iter().map(|card| (card, SLOT_C)));
        }
        if options.scenario == Scenario::SouthPacific {
            named.extend(find(0, Tag::SouthPacific).into_iter().map(|card| (card, SLOT_C)));
        }
        named
    }

    fn es_future(&self, at: &State, side: Side) -> Option<Card> {
        at.beside(side).iter().find(|aside| aside.role == Role::Future).map(|aside| aside.card)
    }

    /// ES-9: not in the turn of its designation, and not as the last card of the phase.
    fn es_future_ready(&self, at: &State, side: Side) -> Option<Card> {
        let ready = !at.es().designated[side.index()] && at.track(side).left > 0;
        self.es_future(at, side).filter(|_| ready)
    }

    /// ES-14: whether a mandatory card's pre-condition holds.
    fn es_binding(&self, at: &State, card: Card) -> bool {
        let brief = self.cards().brief(card);
        if !brief.is(Tag::Mandatory) {
            return false;
        }
        if brief.is(Tag::MayDiscard) {
            return at.es().aleutians;
        }
        if card.deck() == JAPAN.index() { at.turn >= TOJO_TURN } else { at.es().tojo }
    }

    /// Face-up cards of a side that bind it now.
    fn es_mandatory(&self, at: &State, side: Side) -> u64 {
        at.places(side.index(), |lie| lie.is_up() && self.es_binding(at, lie.card()))
    }

    /// ES-14: with one card left and a mandatory card open, there is no roll.
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
                    offer.plays[used as usize] |= pos.bit();
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
            let reaction = self.cards().brief(card).kind == Kind::Reaction;
            offer.beside(card, Use::Oc.bit() | if reaction { 0 } else { Use::Ec.bit() });
        }
    }

    pub(crate) fn es_uses(&self, at: &State, card: Card) -> u64 {
        let brief = self.cards().brief(card);
        // Before Tojo resigned US #79 serves for operations only (ES-14).
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

    /// ES-12: what the inactive side could react with.
    fn es_reactions(&self, at: &State) -> (u64, Option<Card>) {
        let side = at.active.other();
        let need = if self.es_mandatory(at, side) != 0 { 2 } else { 1 };
        if at.es().reactions >= REACTIONS_MAX || at.track(side).left < need {
            return (0, None);
        }
        let reacts = |card: Card| self.cards().brief(card).kind == Kind::Reaction;
        let places = at.places(side.index(), |lie| lie.is_up() && reacts(lie.card()));
        (places, self.es_future_ready(at, side).filter(|&card| reacts(card)))
    }

    pub(crate) fn es_asked(&self, at: &State, question: Question, about: u8, offer: &mut Offer) {
        match question {
            Question::EsLeft => offer.numbers(LEFT.0, LEFT.1),
            Question::EsPasses => offer.numbers(0, PASSES_MAX),
            Question::EsInitiative | Question::EsLoss | Question::EsAleutians => {
                offer.deeds(&[Deed::Yes, Deed::No]);
            }
            Question::EsBurma => {
                offer.take(JAPAN.index(), self.cards().that(0, |brief| brief.is(Tag::Burma)).0);
            }
            Question::EsReact => {
                offer.deed(Deed::Done);
                let (places, future) = self.es_reactions(at);
                offer.picks = places;
                if let Some(card) = future {
                    offer.beside(card, Use::Ec.bit());
                }
            }
            Question::EsSwap => {
                offer.deed(Deed::Done);
                let up = at.face_up(at.active.index());
                offer.picks = if up != 0 { up } else { at.places(at.active.index(), Lie::is_down) };
            }
            Question::EsSwapFor => {
                let deck = Pos(about).side().index();
                offer.take(deck, at.decks[deck].pile.set.0);
            }
            _ => {}
        }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    pub fn es_set_up(&mut self) -> Result<(), C::Stop> {
        for deck in 0..2 {
            let cards = self.game.cards().that(deck, |brief| brief.stage != Stage::December);
            self.begin_deck(deck, cards);
        }
        for (card, slot) in self.game.es_named() {
            self.take_out(card);
            *self.at.lie_mut(Pos::new(card.deck(), slot, 0)) = Lie::up(card);
        }
        self.at.turn = self.game.es_turns().0 - 1;
        self.at.phase = Phase::Begin;
        if self.game.0.options.scenario == Scenario::Burma {
            self.at.phase = Phase::Setup;
            self.wait(Frame::Ask(Question::EsBurma, 0));
            return Ok(());
        }
        self.deal_displays()
    }

    pub fn es_next(&mut self) -> Result<(), C::Stop> {
        match self.at.phase {
            Phase::Setup => {
                self.at.phase = Phase::Begin;
                self.deal_displays()?;
            }
            Phase::Begin => self.es_deal(),
            Phase::Draw => self.es_initiative(),
            Phase::Actions => {
                let side = self.at.active;
                let may = |at: &State, side: Side| at.track(side).left > 0;
                let side = if may(self.at, side) { side } else { side.other() };
                if may(self.at, side) {
                    self.begin_turn(side, side.index());
                    self.es_ask_aleutians(side);
                } else {
                    self.at.phase = Phase::Close;
                }
            }
            _ => self.es_close()?,
        }
        Ok(())
    }

    /// 4.14: CR and passes of both sides are entered, unless the scenario says.
    fn es_deal(&mut self) {
        self.at.turn += 1;
        self.at.phase = Phase::Draw;
        let kept = self.at.es_mut();
        kept.draws = [0; 2];
        kept.designated = [false; 2];
        kept.aleutians_asked = false;
        let (first, last) = self.game.es_turns();
        let (a, b) = (self.at.turn.into(), last.into());
        self.tell(|| Event::Stage { key: "solo-log-turn", rule: "ES-1", a, b });
        let opening = self.at.turn == first;
        let scenario = self.game.0.options.scenario;
        for side in [ALLIES, JAPAN] {
            let given = match (scenario, side) {
                (Scenario::PlanOrange, JAPAN) if opening => Some(1),
                (Scenario::PlanOrange, ALLIES) if opening => Some(2),
                (Scenario::Burma, JAPAN) if opening => Some(3),
                _ => None,
            };
            self.wait(Frame::Ask(Question::EsPasses, side as u8));
            match given {
                Some(left) => self.set_left(side, left),
                None => self.wait(Frame::Ask(Question::EsLeft, side as u8)),
            }
        }
    }

    /// G-23, ES-11.
    fn es_initiative(&mut self) {
        self.at.phase = Phase::Actions;
        let [japan, allies] = Side::BOTH.map(|side| self.at.track(side).left);
        let orange = self.game.0.options.scenario == Scenario::PlanOrange;
        let opening = self.at.turn == self.game.es_turns().0;
        self.at.active = if japan == allies {
            if self.at.turn <= JAPAN_TIES { JAPAN } else { ALLIES }
        } else if japan > allies && !(orange && opening) {
            JAPAN
        } else {
            ALLIES
        };
        let fewer = if japan < allies { JAPAN } else { ALLIES };
        if japan != allies && self.game.es_future_ready(self.at, fewer).is_some() {
            self.wait(Frame::Ask(Question::EsInitiative, fewer as u8));
        }
    }

    /// US #30 open: whether it binds, asked once in a turn.
    fn es_ask_aleutians(&mut self, side: Side) {
        let waits = self.at.places(side.index(), |lie| {
            lie.is_up()
                && self.brief(lie.card()).is(Tag::Mandatory)
                && self.brief(lie.card()).is(Tag::MayDiscard)
        });
        if side == ALLIES && waits != 0 && !self.at.es().aleutians_asked {
            self.at.es_mut().aleutians_asked = true;
            self.wait(Frame::Ask(Question::EsAleutians, 0));
        }
    }

    fn es_close(&mut self) -> Result<(), C::Stop> {
        // ES-15: US #30 does not stay beyond the turn while it binds.
        let late = self.at.places(ALLIES.index(), |lie| {
            lie.is_up()
                && self.brief(lie.card()).is(Tag::MayDiscard)
                && self.game.es_binding(self.at, lie.card())
        });
        for pos in each_pos(late) {
            self.discard_from(pos)?;
        }
        for side in Side::BOTH {
            if std::mem::take(&mut self.at.es_mut().pending[side.index()]) {
                self.es_reshuffle(side);
            }
        }
        self.at.es_mut().passes = [0; 2];
        self.at.phase = Phase::Begin;
        let over = self.at.turn >= self.game.es_turns().1;
        self.wait(Frame::Ask(if over { Question::Result } else { Question::GameOver }, 0));
        Ok(())
    }

    /// ES-18: face-up cards stay, also on top of the deck; all others are shuffled.
    fn es_reshuffle(&mut self, side: Side) {
        let deck = side.index();
        self.collect(deck, Lie::is_down);
        let pile: Numbers = self.at.decks[deck].pile.take_all();
        self.at.decks[deck].pool.0 |= pile.0;
        self.tell(|| Event::Reshuffled { deck: deck as u8, rule: "ES-18" });
        self.fill_vacancies(&[deck]);
    }

    pub fn es_deed(&mut self) {
        let side = self.at.active;
        self.at.es_mut().passes[side.index()] -= 1;
        self.tell(|| Event::Did { side, key: "solo-log-passed", rule: "ES-8" });
        self.at.frames.turn_into(Frame::Turn(Step::End));
    }

    /// ES-10: the Future Offensive is the whole turn; CR is unchanged.
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

    /// What follows from a card played as EC or OC: its effects on cards, and the reactions to the offensive.
    fn es_carry_out(&mut self) {
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
        if brief.is(Tag::Draw) {
            self.es_draw(side);
        }
        if brief.is(Tag::JapanLoses) {
            self.wait(Frame::Ask(Question::EsLoss, 0));
        }
        if brief.is(Tag::Swap) && !self.at.decks[side.index()].pile.set.is_empty() {
            self.wait(Frame::Ask(Question::EsSwap, 0));
        }
    }

    /// ES-13: the play costs nothing, at most three times in a phase. A Future Offensive had cost nothing, so it brings one.
    fn es_draw(&mut self, side: Side) {
        if self.at.es().draws[side.index()] < DRAWS_MAX {
            self.at.es_mut().draws[side.index()] += 1;
            let left = self.at.track(side).left;
            self.set_left(side, left + 1);
        }
    }

    fn es_open_reactions(&mut self) {
        let (places, future) = self.game.es_reactions(self.at);
        if places != 0 || future.is_some() {
            self.wait(Frame::Ask(Question::EsReact, 0));
        }
    }

    pub fn es_answer(&mut self, question: Question, about: u8, act: Act) -> Result<(), C::Stop> {
        let side = Side::BOTH[usize::from(about) % 2];
        let inactive = self.at.active.other();
        let yes = act == Act::Deed(Deed::Yes);
        match (question, act) {
            (Question::EsLeft, Act::Number(left)) => self.set_left(side, left),
            (Question::EsPasses, Act::Number(passes)) => self.at.es_mut().passes[side.index()] = passes,
            (Question::EsBurma, Act::Take(card)) => {
                self.take_out(card);
                self.lay_beside(JAPAN, card, Role::Future, "ES-7");
            }
            (Question::EsInitiative, _) if yes => {
                self.begin_turn(side, side.index());
                if let Some(card) = self.game.es_future_ready(self.at, side) {
                    self.es_play_future(card, Use::Ec)?;
                }
            }
            (Question::EsAleutians, _) => self.at.es_mut().aleutians = yes,
            (Question::EsLoss, _) if yes => self.spend(JAPAN),
            (Question::EsSwap, Act::Pick(pos)) => {
                self.flip(pos, false)?;
                self.wait(Frame::Ask(Question::EsSwapFor, pos.0));
            }
            (Question::EsSwapFor, Act::Take(card)) => {
                let pos = Pos(about);
                let given = self.at.lie(pos).card();
                self.at.decks[card.deck()].pile.remove(card.number());
                *self.at.lie_mut(pos) = Lie::up(card);
                self.discard(given, false);
                self.tell(|| Event::Chosen { pos, card, rule: "ES-16" });
            }
            (Question::EsReact, Act::Pick(pos)) => {
                let card = self.lift(pos).card();
                self.es_react(inactive, card, false);
                self.refill_from_top(pos);
                self.es_react_on(card);
            }
            (Question::EsReact, Act::Beside(card, _)) => {
                self.take_beside(inactive, card);
                self.es_react(inactive, card, true);
                self.es_react_on(card);
            }
            _ => {}
        }
        Ok(())
    }

    /// ES-12, ES-13.
    fn es_react(&mut self, side: Side, card: Card, future: bool) {
        self.tell(|| Event::Played { side, card, used: Use::Ec });
        self.at.es_mut().reactions += 1;
        if !future {
            self.spend(side);
        }
        if self.brief(card).is(Tag::Draw) {
            self.es_draw(side);
        }
        if self.brief(card).after == After::Remove {
            self.remove(card);
        } else {
            self.discard(card, false);
        }
        self.next_top(side);
    }

    /// Weather ends the window.
    fn es_react_on(&mut self, card: Card) {
        if !self.brief(card).is(Tag::Weather) {
            self.es_open_reactions();
        }
    }
}
