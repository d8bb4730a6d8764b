//! What each playsheet adds to the engine: its sequence of play, its questions, its cards. Every hook of the engine is here, once.

mod wilderness;

use kernel::frames::Stack;
use kernel::{Chance, Log, Text};
use serde::{Deserialize, Serialize};

use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::cards::{Stage, Tag};
use crate::event::Event;
use crate::face::{Cell, Face};
use crate::frame::{Frame, Phase, Question};
use crate::offer::Offer;
use crate::run::Run;
use crate::sheet::{Sheet, Side};
use crate::state::{Card, DISPLAYS, Deck, Display, Leaves, Numbers, Play, Pos, SLOTS, State, Track};

/// What only one playsheet keeps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Own {
    Wilderness(wilderness::Seasons),
}

/// Access to the part of the state that a playsheet's own code keeps; other code never asks for it.
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

impl State {
    /// Before anything is dealt.
    pub(crate) fn new(game: &Solo) -> State {
        let own = match game.sheet() {
            _ => Own::Wilderness(wilderness::Seasons::default()),
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
    /// Cards that only a playsheet's own part keeps: stacks, boxes.
    pub(crate) fn elsewhere(&self, _: usize) -> Numbers {
        Numbers::default()
    }
}

impl Solo {
    /// The name of a side in texts: in Commands & Colors the scenario's.
    pub(crate) fn side_key(&self, side: Side) -> &'static str {
        self.sheet().facts().sides[side.index()]
    }

    /// CM-8: whether a side's turns are counted on its track.
    pub(crate) fn counts_turns(&self, _: Side) -> bool {
        false
    }

    pub(crate) fn headline(&self, at: &State) -> Text {
        if at.outcome.is_some() {
            return Text::new("solo-headline-over").text("sheet", self.sheet().name());
        }
        let text = match self.sheet() {
            Sheet::Wilderness => {
                let (year, season) = self.ww_year(at);
                let season = ["solo-season-early", "solo-season-late"][usize::from(season)];
                Text::new("solo-headline-season").number("year", year).text("season", Text::new(season))
            }
            _ => Text::new("solo-headline-turn").number("turn", at.turn).number("round", at.round),
        };
        text.text("sheet", self.sheet().name())
    }

    /// What comes next, in a line or two.
    pub(crate) fn coming(&self, _: &State) -> Vec<Text> {
        Vec::new()
    }

    /// Short facts of a side beyond the markers on its display.
    pub(crate) fn side_facts(&self, _: &State, _: Side) -> Vec<Text> {
        Vec::new()
    }

    /// What may be done instead of rolling (G-25).
    #[inline]
    pub(crate) fn before_roll(&self, at: &State, offer: &mut Offer) {
        match self.sheet() {
            Sheet::Wilderness => self.ww_may_pass(at, offer),
            _ => {}
        }
    }

    /// What may be done after the roll besides the cards of the face.
    #[inline]
    pub(crate) fn choose(&self, at: &State, _: &Cell, offer: &mut Offer) {
        match self.sheet() {
            Sheet::Wilderness => self.ww_may_pass(at, offer),
            _ => {}
        }
    }

    /// G-28: what a card may be played for.
    #[inline]
    pub(crate) fn uses(&self, at: &State, _: Pos, card: Card) -> u64 {
        match self.sheet() {
            Sheet::Wilderness => {
                let plain = Use::Activate.bit() | Use::Construct.bit();
                if self.event_offered(at, card) { plain | Use::Event.bit() } else { plain }
            }
            _ => 0,
        }
    }

    /// Cards whose event may not be played now although it is the side's own.
    #[inline]
    pub(crate) fn banned(&self, _: &State, card: Card) -> bool {
        self.cards().brief(card).is(Tag::NoEvent)
    }

    /// CC-11.
    pub(crate) fn cc_lowest(&self, _: &State, among: u64) -> u64 {
        among
    }

    /// What may be answered.
    #[inline]
    pub(crate) fn asked(&self, at: &State, question: Question, about: u8, offer: &mut Offer) {
        match question {
            Question::Result => offer.deeds(&[Deed::First, Deed::Second, Deed::Neither]),
            Question::Removed => offer.deeds(&[Deed::Yes, Deed::No]),
            Question::GameOver => offer.deeds(&[Deed::First, Deed::Second, Deed::No]),
            _ => match self.sheet() {
                Sheet::Wilderness => self.ww_asked(at, question, about, offer),
                _ => {}
            },
        }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    pub fn set_up(&mut self) -> Result<(), C::Stop> {
        match self.sheet() {
            Sheet::Wilderness => self.ww_set_up(),
            _ => Ok(()),
        }
    }

    /// What comes next when nothing is going on.
    #[inline]
    pub fn next(&mut self) -> Result<(), C::Stop> {
        match self.sheet() {
            Sheet::Wilderness => self.ww_next(),
            _ => Ok(()),
        }
    }

    /// The die has fallen; nothing is flipped yet.
    #[inline]
    pub fn rolled(&mut self, _: Face) -> Result<(), C::Stop> {
        Ok(())
    }

    /// All is flipped; what may be played follows.
    #[inline]
    pub fn flipped(&mut self) -> Result<(), C::Stop> {
        Ok(())
    }

    /// Something is done instead of playing a card.
    pub fn deed(&mut self, deed: Deed) -> Result<(), C::Stop> {
        match self.sheet() {
            Sheet::Wilderness => self.ww_deed(deed),
            _ => Ok(()),
        }
    }

    /// A card from beside the display is played.
    pub fn play_beside(&mut self, _: Card, _: Use) -> Result<(), C::Stop> {
        Ok(())
    }

    /// A card was chosen and paid for: what it does, and which windows open.
    #[inline]
    pub fn played(&mut self) -> Result<(), C::Stop> {
        match self.sheet() {
            Sheet::Wilderness => self.ww_played(),
            _ => Ok(()),
        }
    }

    /// T-5 where the playsheet has exceptions (2.5).
    #[inline]
    pub fn refill_after_play(&mut self, pos: Pos) -> Result<(), C::Stop> {
        self.refill(pos)
    }

    /// A card went to the discard pile or out of the game.
    #[inline]
    pub fn left_the_display(&mut self, card: Card) {
        if self.sheet() == Sheet::Wilderness && self.brief(card).is(Tag::Shuffles) {
            self.at.ww_mut().surrender = true;
        }
    }

    /// The card turn is over.
    #[inline]
    pub fn turn_over(&mut self) -> Result<(), C::Stop> {
        match self.sheet() {
            Sheet::Wilderness => self.ww_turn_over(),
            _ => {}
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
            _ => match self.sheet() {
                Sheet::Wilderness => self.ww_answer(question, about, act)?,
                _ => {}
            },
        }
        Ok(())
    }

    pub fn pg_cap(&mut self, _: Side) {}

    /// The deck as a scenario begins with it.
    fn begin_deck(&mut self, deck: usize, numbers: Numbers) {
        self.at.decks[deck].pool = numbers;
        self.at.decks[deck].boxed = Numbers(self.game.cards().numbers[deck].0 & !numbers.0);
    }

    /// Cards of a stage.
    fn of_stage(&self, deck: usize, stage: Stage) -> Numbers {
        self.game.cards().that(deck, |brief| brief.stage == stage)
    }

    /// G-11, G-13: all slots of both displays, then A and B face-up.
    fn deal_displays(&mut self) -> Result<(), C::Stop> {
        for slot in 0..SLOTS {
            for display in 0..DISPLAYS {
                self.fill(display, slot);
            }
        }
        self.tell(|| Event::Dealt);
        for slot in 0..2 {
            for display in 0..DISPLAYS {
                let pos = Pos::new(display, slot, 0);
                if self.at.lie(pos).is_laid() {
                    self.flip(pos, false)?;
                }
            }
        }
        Ok(())
    }

    /// G-10.
    fn set_hands(&mut self, hands: [u8; 2]) {
        for side in Side::BOTH {
            let hand = hands[side.index()];
            self.at.tracks[side.index()] = Track { hand, left: hand };
        }
    }
}
