//! What each playsheet adds to the engine: its sequence of play, questions and cards. Every hook of the engine dispatches here, in one
//! place.

mod ancients;
mod barbarossa;
mod colors;
mod combat;
mod correct;
mod counter;
mod debates;
mod elsewhere;
mod empire;
mod epic;
mod facts;
mod medieval;
mod muster;
mod napoleonics;
mod offensive;
mod orders;
mod president;
mod pursuit;
mod reasons;
mod strategy;
mod unlisted;
mod wilderness;

pub(crate) use correct::CORRECTIONS_MAX;
pub(crate) use reasons::Reason;
pub use strategy::{Shift, issue_shift};
pub(crate) use unlisted::{reacting, to_ask};

use kernel::frames::Stack;
use kernel::{Chance, Log};
use serde::{Deserialize, Serialize};

use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::cards::{Stage, Tag};
use crate::event::Event;
use crate::face::{Cell, Face};
use crate::frame::{Frame, Phase, Question};
use crate::offer::Offer;
use crate::pile::{Deck, Numbers};
use crate::run::Run;
use crate::sheet::{Sheet, Side};
use crate::state::{Card, DISPLAYS, Display, Leaves, Play, Pos, SLOTS, State, Track};

/// State that only one playsheet needs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Own {
    Wilderness(wilderness::Seasons),
    Pursuit(pursuit::Levels),
    Barbarossa(barbarossa::Fronts),
    Empire(empire::Offensives),
    President(president::Race),
    Colors(colors::Field),
}

/// Defines accessors for the state of one playsheet. They panic if another playsheet's code calls them.
macro_rules! own {
    ($get:ident, $get_mut:ident, $variant:ident, $kept:ty) => {
        impl State {
            #[inline]
            pub(crate) fn $get(&self) -> &$kept {
                match &self.own {
                    Own::$variant(kept) => kept,
                    #[allow(unreachable_patterns)]
                    _ => unreachable!("only this playsheet's code asks for it"),
                }
            }

            #[inline]
            pub(crate) fn $get_mut(&mut self) -> &mut $kept {
                match &mut self.own {
                    Own::$variant(kept) => kept,
                    #[allow(unreachable_patterns)]
                    _ => unreachable!("only this playsheet's code asks for it"),
                }
            }
        }
    };
}

own!(ww, ww_mut, Wilderness, wilderness::Seasons);
own!(pg, pg_mut, Pursuit, pursuit::Levels);
own!(bb, bb_mut, Barbarossa, barbarossa::Fronts);
own!(es, es_mut, Empire, empire::Offensives);
own!(mp, mp_mut, President, president::Race);
own!(cc, cc_mut, Colors, colors::Field);

impl State {
    /// The state before anything is dealt.
    pub(crate) fn new(game: &Solo) -> State {
        let own = match game.sheet() {
            Sheet::Pursuit => Own::Pursuit(pursuit::Levels::default()),
            Sheet::Barbarossa => Own::Barbarossa(barbarossa::Fronts::default()),
            Sheet::Empire => Own::Empire(empire::Offensives::default()),
            Sheet::President => Own::President(president::Race::default()),
            Sheet::Wilderness => Own::Wilderness(wilderness::Seasons::default()),
            _ => Own::Colors(colors::Field::default()),
        };
        let mut displays = [Display::default(); DISPLAYS];
        for display in &mut displays[..2] {
            display.want = [1; SLOTS];
        }
        let mut frames = Stack::default();
        frames.push(Frame::Sequence);
        State {
            frames,
            phase: Phase::Setup,
            active: Side::First,
            focus: 0,
            turn: 0,
            round: 0,
            fought: 0,
            corrections: 0,
            latest: Card::NONE,
            face: None,
            displays,
            tracks: [Track::default(); DISPLAYS],
            decks: [Deck::default(); 2],
            beside: [Stack::default(); 2],
            play: Play::default(),
            own,
            outcome: None,
        }
    }
}

impl State {
    /// Cards that only a playsheet's own state holds: stacks and boxes.
    pub(crate) fn elsewhere(&self, _: usize) -> Numbers {
        match &self.own {
            Own::President(race) => {
                let rows = race.rows.iter().flatten().chain([&race.waiting, &race.revealed]);
                let rows = rows.filter(|card| !card.is_none()).fold(0, |set, card| set | card.bit());
                Numbers(race.stack[0].0 | race.stack[1].0 | race.event_box.0 | race.spent.0 | rows)
            }
            Own::Colors(field) => {
                let rack = field.courier.rack.iter().filter(|card| !card.is_none());
                Numbers(rack.fold(0, |set, card| set | card.bit()))
            }
            _ => Numbers::default(),
        }
    }
}

impl Solo {
    /// Acts that are possible instead of rolling (G-25).
    #[inline]
    pub(crate) fn before_roll(&self, at: &State, offer: &mut Offer) {
        match self.sheet() {
            Sheet::Wilderness => self.ww_may_pass(at, offer),
            Sheet::Pursuit => self.pg_before_roll(at, offer),
            Sheet::Barbarossa => self.bb_before_roll(at, offer),
            Sheet::Empire => self.es_before_roll(at, offer),
            Sheet::Ancients => self.ea_before_roll(at, offer),
            Sheet::President => self.mp_gains(at, offer),
            _ => {}
        }
    }

    /// T-1: whether the side can roll now.
    #[inline]
    pub(crate) fn may_roll(&self, at: &State) -> bool {
        match self.sheet() {
            Sheet::Barbarossa => at.track(at.active).left > 0 && self.bb_may_roll(at),
            Sheet::Empire => self.es_may_roll(at),
            sheet => !sheet.facts().counts || at.track(at.active).left > 0,
        }
    }

    /// Acts that are possible after the roll, besides playing a card that the face allows.
    #[inline]
    pub(crate) fn choose(&self, at: &State, cell: &Cell, offer: &mut Offer) {
        match self.sheet() {
            Sheet::Wilderness => self.ww_may_pass(at, offer),
            Sheet::Pursuit => offer.deed(Deed::Automatic),
            Sheet::Barbarossa => self.bb_choose(at, offer),
            Sheet::Empire => self.es_choose(at, cell, offer),
            Sheet::President => self.mp_choose(at, cell, offer),
            _ => self.cc_choose(offer),
        }
    }

    /// G-28: the uses for which a card can be played.
    #[inline]
    pub(crate) fn uses(&self, at: &State, pos: Pos, card: Card) -> u64 {
        match self.sheet() {
            Sheet::Wilderness => {
                let plain = Use::Activate.bit() | Use::Construct.bit() | Use::Discard.bit();
                if self.event_offered(at, card) { plain | Use::Event.bit() } else { plain }
            }
            Sheet::Pursuit => self.war_uses(at, card),
            Sheet::Barbarossa => self.bb_uses(at, card),
            Sheet::Empire => self.es_uses(at, card),
            Sheet::President => self.mp_uses(at, card),
            _ => self.cc_uses(at, pos, card),
        }
    }

    /// Whether a card's event cannot be played now, although it belongs to the side.
    #[inline]
    pub(crate) fn banned(&self, at: &State, card: Card) -> bool {
        self.cards().brief(card).is(Tag::NoEvent)
            || match self.sheet() {
                Sheet::Pursuit => self.pg_banned(at, card),
                Sheet::Barbarossa => self.bb_banned(at, card),
                Sheet::President => self.mp_banned(at, card),
                Sheet::Empire => self.es_idle_mandatory(at, card),
                _ => false,
            }
    }

    /// The possible answers to a question.
    #[inline]
    pub(crate) fn asked(&self, at: &State, question: Question, about: u8, offer: &mut Offer) {
        match question {
            Question::Result => offer.deeds(&[Deed::First, Deed::Second, Deed::Neither]),
            Question::Removed => offer.deeds(&[Deed::Yes, Deed::No]),
            Question::GameOver => offer.deeds(&[Deed::First, Deed::Second, Deed::No]),
            Question::Correct | Question::CorrectCount => self.correct_asked(at, question, about, offer),
            Question::CorrectCard => {
                offer.deed(Deed::Done);
                for deck in 0..2 {
                    offer.take(deck, self.cards_put_away(at, deck));
                }
            }
            Question::CorrectGoes => self.elsewhere_asked(at, Card(about), offer),
            _ => match self.sheet() {
                Sheet::Wilderness => self.ww_asked(at, question, about, offer),
                Sheet::Pursuit => self.pg_asked(at, question, about, offer),
                Sheet::Barbarossa => self.bb_asked(at, question, about, offer),
                Sheet::Empire => self.es_asked(at, question, about, offer),
                Sheet::President => self.mp_asked(at, question, about, offer),
                _ => self.cc_asked(at, question, about, offer),
            },
        }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    pub fn set_up(&mut self) -> Result<(), C::Stop> {
        match self.sheet() {
            Sheet::Wilderness => self.ww_set_up(),
            Sheet::Pursuit => self.pg_set_up(),
            Sheet::Barbarossa => self.bb_set_up(),
            Sheet::Empire => self.es_set_up(),
            Sheet::President => self.mp_set_up(),
            _ => self.cc_set_up(),
        }
    }

    /// Continues with the playsheet's sequence when nothing else is in progress.
    #[inline]
    pub fn next(&mut self) -> Result<(), C::Stop> {
        match self.sheet() {
            Sheet::Wilderness => self.ww_next(),
            Sheet::Pursuit => self.pg_next(),
            Sheet::Barbarossa => self.bb_next(),
            Sheet::Empire => self.es_next(),
            Sheet::President => self.mp_next(),
            _ => self.cc_next(),
        }
    }

    /// Called after the roll and its flips, but before the person chooses cards to flip or to play.
    #[inline]
    pub fn rolled(&mut self, face: Face) {
        match self.sheet() {
            Sheet::President => self.at.mp_mut().eventful = false,
            sheet if sheet.is_colors() => self.cc_rolled(face),
            _ => {}
        }
    }

    /// Called when all flips of a roll are done and the play is chosen next.
    #[inline]
    pub fn flipped(&mut self) {
        match self.sheet() {
            Sheet::President => self.mp_flipped(),
            Sheet::Empire => self.es_ask_blank(),
            sheet if sheet.is_colors() => self.cc_flipped(),
            _ => {}
        }
    }

    /// Does something else instead of playing a card.
    pub fn deed(&mut self, deed: Deed) -> Result<(), C::Stop> {
        match (self.sheet(), deed) {
            (Sheet::Wilderness, _) => self.ww_deed(deed)?,
            (Sheet::Pursuit, _) => self.automatic("solo-log-automatic", "PG-15"),
            (Sheet::Barbarossa, Deed::Partisans) => self.automatic("solo-log-partisans", "BB-6"),
            (Sheet::Barbarossa, _) => self.automatic("solo-log-automatic", "BB-6"),
            (Sheet::Empire, _) => self.es_deed(),
            (Sheet::President, _) => self.mp_candidate(),
            (_, Deed::None) => self.cc_unplayable()?,
            _ => {
                self.at.frames.pop();
                self.ea_end()?;
            }
        }
        Ok(())
    }

    /// Plays a card that lies beside the display.
    pub fn play_beside(&mut self, card: Card, used: Use) -> Result<(), C::Stop> {
        match self.sheet() {
            Sheet::Pursuit | Sheet::Barbarossa => self.play_set_aside(card, used),
            Sheet::Empire => self.es_play_future(card, used),
            _ => Ok(()),
        }
    }

    /// Called when a card was chosen and paid for: applies its effects and opens response windows.
    #[inline]
    pub fn played(&mut self) -> Result<(), C::Stop> {
        match self.sheet() {
            Sheet::Wilderness => self.ww_played(),
            Sheet::Pursuit => self.pg_played(),
            Sheet::Barbarossa => self.bb_played(),
            Sheet::Empire => {
                self.es_played();
                Ok(())
            }
            Sheet::President => self.mp_played(),
            _ => self.cc_played(),
        }
    }

    /// T-5, with the playsheet's exceptions (2.5).
    #[inline]
    pub fn refill_after_play(&mut self, pos: Pos) -> Result<(), C::Stop> {
        match self.sheet() {
            Sheet::Pursuit => self.pg_refill(pos),
            sheet if sheet.is_colors() => self.cc_refill(pos),
            _ => self.refill(pos),
        }
    }

    /// Called when a card has gone to the discard pile or out of the game.
    #[inline]
    pub fn left_the_display(&mut self, card: Card) {
        if self.sheet() == Sheet::Wilderness && self.brief(card).is(Tag::Shuffles) {
            self.at.ww_mut().surrender = true;
        }
    }

    /// Called at the end of a card turn.
    #[inline]
    pub fn turn_over(&mut self) -> Result<(), C::Stop> {
        match self.sheet() {
            Sheet::Wilderness => self.ww_turn_over(),
            Sheet::Pursuit => self.pg_turn_over(),
            Sheet::Barbarossa => self.bb_turn_over(),
            Sheet::Empire => self.at.active = self.at.active.other(),
            Sheet::President => self.mp_turn_over(),
            _ => self.cc_turn_over()?,
        }
        Ok(())
    }

    pub fn answer(&mut self, question: Question, about: u8, act: Act) -> Result<(), C::Stop> {
        match question {
            Question::Result => self.end_by(act),
            Question::Removed => {
                let gone = act == Act::Deed(Deed::Yes);
                self.at.play.leaves = Some(if gone { Leaves::Removed } else { Leaves::Discarded });
            }
            Question::GameOver if act != Act::Deed(Deed::No) => self.end_by(act),
            Question::GameOver => {}
            Question::Correct | Question::CorrectCount => self.correct_answer(about, act)?,
            Question::CorrectCard | Question::CorrectGoes => self.elsewhere_answer(question, about, act),
            _ => match self.sheet() {
                Sheet::Wilderness => self.ww_answer(question, about, act)?,
                Sheet::Pursuit => self.pg_answer(question, about, act)?,
                Sheet::Barbarossa => self.bb_answer(question, about, act)?,
                Sheet::Empire => self.es_answer(question, about, act)?,
                Sheet::President => self.mp_answer(question, about, act)?,
                _ => self.cc_answer(question, about, act)?,
            },
        }
        Ok(())
    }

    /// Sets a deck to the cards with which the scenario begins; all others are boxed.
    fn begin_deck(&mut self, deck: usize, numbers: Numbers) {
        self.at.decks[deck].pool = numbers;
        self.at.decks[deck].boxed = Numbers(self.game.cards().numbers[deck].0 & !numbers.0);
    }

    /// The cards of a deck that belong to a stage.
    fn of_stage(&self, deck: usize, stage: Stage) -> Numbers {
        self.game.cards().that(deck, |brief| brief.stage == stage)
    }

    /// G-11, G-13: fills all slots of the displays, then flips A and B face-up.
    fn deal_displays(&mut self) -> Result<(), C::Stop> {
        for slot in 0..SLOTS {
            for display in 0..DISPLAYS {
                self.fill(display, slot);
            }
        }
        self.tell(|| Event::Dealt);
        let mut dealt = 0;
        let first = |slot| (0..DISPLAYS).map(move |display| Pos::new(display, slot, 0));
        for pos in first(0).chain(first(1)).filter(|&pos| self.at.lie(pos).is_laid()) {
            dealt |= pos.bit();
        }
        let laid = move |pos: &Pos| dealt & pos.bit() != 0;
        self.flip_each(first(0).chain(first(1)).filter(laid), false)
    }

    /// G-10: hand sizes.
    fn set_hands(&mut self, hands: [u8; 2]) {
        for side in Side::BOTH {
            let hand = hands[side.index()];
            self.at.tracks[side.index()] = Track { hand, left: hand };
        }
    }
}
