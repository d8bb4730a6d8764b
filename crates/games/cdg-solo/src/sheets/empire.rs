//! Empire of the Sun and its family: offensives, Future Offensives, passes, reactions, mandatory cards (section 6.3, ES-1 to ES-20).

use kernel::{Chance, Log};
use serde::{Deserialize, Serialize};

use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::cards::{Kind, Stage, Tag};
use crate::event::Event;
use crate::frame::{Frame, Phase, Question};
use crate::offer::Offer;
use crate::options::{Opening, Scenario};
use crate::pile::Numbers;
use crate::run::Run;
use crate::sheet::{Sheet, Side};
use crate::state::{Card, Lie, Pos, Role, SLOT_C, State, each_pos};

pub(super) const JAPAN: Side = Side::First;
pub(super) const ALLIES: Side = Side::Second;
/// ES-1: minimum and maximum of Cards Remaining that can be entered.
const LEFT: (u8, u8) = (4, 7);
/// G-31: the highest possible value of a card without a list.
const VALUES: usize = 4;
/// ES-20: maximum number of passes that can be entered.
pub(super) const PASSES_MAX: u8 = 4;
/// ES-20: a side gets one pass for each card below its full number, at most `PASSES_LOST`.
const JAPAN_FULL: u8 = 7;
const PASSES_LOST: u8 = 2;
/// For the Allies: last turn of the period, full number of cards, and passes they get even without losses.
const ALLIES_BY_TURN: [(u8, u8, u8); 3] = [(2, 5, 2), (3, 6, 1), (u8::MAX, 7, 0)];
/// G-23: Japan wins ties up to and including this turn.
const JAPAN_TIES: u8 = 4;
/// ES-6: Plan Orange: the two cards of Japan that are played before the deal.
const PLAYED_FIRST: [u8; 2] = [1, 2];
/// First and last turn if neither the scenario nor the options say.
const SHORT: (u8, u8) = (1, 3);

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Offensives {
    pub(crate) passes: [u8; 2],
    pub(super) draws: [u8; 2],
    /// ES-9: which side designated its Future Offensive in this game turn.
    pub(super) designated: [bool; 2],
    /// ES-15: which deck is reshuffled at the end of the turn.
    pub(super) pending: [bool; 2],
    /// ES-14: JP #43 was played as an event.
    pub(crate) tojo: bool,
    /// ES-15: Japan holds an Aleutian hex (`aleutians`). This is asked once per turn.
    pub(super) aleutians: bool,
    pub(super) aleutians_asked: bool,
    pub(super) reactions: u8,
    /// G-31: the values 1 to 4 and the Reactions that the person entered for cards without a list, by deck.
    pub(super) values: [[Numbers; 2]; VALUES],
    pub(super) reacting: [Numbers; 2],
}

impl Solo {
    /// G-31: the value that the person entered for a card without a list.
    pub(crate) fn es_told(&self, at: &State, card: Card) -> Option<u8> {
        let told = |cards: &[Numbers; 2]| cards[card.deck()].contains(card.number());
        at.es().values.iter().position(told).map(|n| n as u8 + 1)
    }

    /// Whether a card is a Reaction, as printed or, for a blank card, as entered by the person.
    #[inline]
    pub(crate) fn is_reaction(&self, at: &State, card: Card) -> bool {
        match self.cards().brief(card).kind {
            Kind::Reaction => true,
            Kind::Blank if self.sheet() == Sheet::Empire => {
                at.es().reacting[card.deck()].contains(card.number())
            }
            _ => false,
        }
    }

    /// ES-20: the passes that the rule gives for the cards of this turn; None in scenarios with numbers of their own.
    pub(crate) fn es_passes_due(&self, at: &State, side: Side) -> Option<u8> {
        if matches!(self.0.options.scenario, Scenario::SouthPacific | Scenario::PlanOrange | Scenario::Burma)
        {
            return None;
        }
        let left = at.track(side).left;
        if side == JAPAN {
            return Some(JAPAN_FULL.saturating_sub(left).min(PASSES_LOST));
        }
        let (_, full, passes) = ALLIES_BY_TURN.into_iter().find(|(turn, ..)| at.turn <= *turn)?;
        Some(passes + full.saturating_sub(left).min(PASSES_LOST))
    }

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

    /// ES-3 to ES-5: cards that are face-up at the start, each with its slot.
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
        let japanese = matches!(options.opening, Opening::Japanese | Opening::Both);
        if matches!(options.opening, Opening::Arcadia | Opening::Both) {
            named.extend(find(1, Tag::Kept).into_iter().map(|card| (card, SLOT_C)));
        }
        if japanese {
            named.extend(find(0, Tag::OpeningA).into_iter().map(|card| (card, 0)));
            named.extend(find(0, Tag::OpeningB).into_iter().map(|card| (card, 1)));
        }
        if japanese || options.opening == Opening::Singapore {
            named.extend(find(0, Tag::OpeningC).into_iter().map(|card| (card, SLOT_C)));
        }
        if options.scenario == Scenario::SouthPacific {
            named.extend(find(0, Tag::SouthPacific).into_iter().map(|card| (card, SLOT_C)));
        }
        named
    }

    pub(crate) fn es_asked(&self, at: &State, question: Question, about: u8, offer: &mut Offer) {
        match question {
            Question::EsLeft => offer.numbers(LEFT.0, LEFT.1),
            Question::EsPasses => offer.numbers(0, PASSES_MAX),
            Question::EsInitiative | Question::EsLoss | Question::EsAleutians | Question::EsDraw => {
                offer.deeds(&[Deed::Yes, Deed::No]);
            }
            Question::EsBlank => offer.numbers(1, VALUES as u8),
            Question::EsBlankKind => offer.deeds(&[Deed::Yes, Deed::No]),
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
        if self.game.0.options.scenario == Scenario::PlanOrange {
            self.es_play_orange();
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

    /// ES-6: Japan's #1 and #2 are played before the deal and do not go into the deck.
    fn es_play_orange(&mut self) {
        for number in PLAYED_FIRST {
            let card = Card::new(JAPAN.index(), number);
            let deck = &mut self.at.decks[JAPAN.index()];
            if !deck.pool.contains(number) && !deck.boxed.contains(number) {
                continue;
            }
            deck.pool.0 &= !card.bit();
            deck.boxed.0 &= !card.bit();
            self.tell(|| Event::Played { side: JAPAN, card, used: Use::Ec });
            self.remove(card);
        }
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
                    self.es_ask_blank();
                } else {
                    self.at.phase = Phase::Close;
                }
            }
            _ => self.es_close()?,
        }
        Ok(())
    }

    /// 4.14: CR and passes of both sides are entered by the person, unless the scenario gives them.
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

    /// ES-20: the person may enter another number than the rule gives; the difference is logged.
    fn es_set_passes(&mut self, side: Side, passes: u8) {
        self.at.es_mut().passes[side.index()] = passes;
        if let Some(due) = self.game.es_passes_due(self.at, side)
            && due != passes
        {
            let (a, b) = (passes.into(), due.into());
            self.tell(|| Event::Stage { key: "solo-log-es-passes", rule: "ES-20", a, b });
        }
    }

    /// G-23, ES-11: which side moves first.
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
        // It would be played as an event card, so it cannot be a Reaction.
        let event = |card: &Card| !self.game.is_reaction(self.at, *card);
        if japan != allies && self.game.es_future_ready(self.at, fewer).filter(event).is_some() {
            self.wait(Frame::Ask(Question::EsInitiative, fewer as u8));
        }
    }

    /// G-31: asks once about a face-up card without a list.
    pub fn es_ask_blank(&mut self) {
        let unknown = |at: &State, display| {
            at.places(display, |lie| {
                lie.is_up()
                    && self.brief(lie.card()).kind == Kind::Blank
                    && self.game.es_told(at, lie.card()).is_none()
            })
        };
        if let Some(pos) = each_pos(unknown(self.at, 0) | unknown(self.at, 1)).next() {
            let card = self.at.lie(pos).card();
            self.wait(Frame::Ask(Question::EsBlank, card.0));
        }
    }

    /// If US #30 is face-up: asks whether it is binding, once per turn.
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
        // ES-15: while US #30 is binding, it does not stay beyond the turn.
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

    /// ES-18: face-up cards stay, even on top of the deck; all others are shuffled.
    fn es_reshuffle(&mut self, side: Side) {
        let deck = side.index();
        self.collect(deck, Lie::is_down);
        let pile: Numbers = self.at.decks[deck].pile.take_all();
        self.at.decks[deck].pool.0 |= pile.0;
        self.tell(|| Event::Reshuffled { deck: deck as u8, rule: "ES-18" });
        self.fill_vacancies(&[deck]);
    }

    pub fn es_answer(&mut self, question: Question, about: u8, act: Act) -> Result<(), C::Stop> {
        let side = Side::BOTH[usize::from(about) % 2];
        let inactive = self.at.active.other();
        let yes = act == Act::Deed(Deed::Yes);
        match (question, act) {
            (Question::EsLeft, Act::Number(left)) => self.set_left(side, left),
            (Question::EsPasses, Act::Number(passes)) => self.es_set_passes(side, passes),
            (Question::EsDraw, _) => self.es_drawn(about, yes),
            (Question::EsBurma, Act::Take(card)) => {
                self.take_out(card);
                self.lay_beside(JAPAN, card, Role::Future, "ES-7");
            }
            (Question::EsBlank, Act::Number(value)) => {
                let card = Card(about);
                self.at.es_mut().values[usize::from(value) - 1][card.deck()].0 |= card.bit();
                self.wait(Frame::Ask(Question::EsBlankKind, about));
            }
            (Question::EsBlankKind, _) => {
                let card = Card(about);
                if yes {
                    self.at.es_mut().reacting[card.deck()].0 |= card.bit();
                }
                self.es_ask_blank();
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
}
