//! The card turn that all playsheets share, T-1 to T-5, and how an act advances the session.

use kernel::frames::{self, Flow};
use kernel::{Chance, Log};

use crate::act::{Act, Deed, Use};
use crate::cards::After;
use crate::event::Event;
use crate::face::{Face, cell_of};
use crate::frame::{Frame, Question, Step};
use crate::run::Run;
use crate::sheet::{Mode, Side};
use crate::state::{Card, Leaves, Lie, Outcome, Play, Pos, SLOT_C, each_pos};

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// Carries out an act that `check` allowed, and everything that follows until the person must decide again.
    #[inline]
    pub fn advance(&mut self, act: Act) -> Result<(), C::Stop> {
        match (self.at.frame(), act) {
            (Frame::Turn(Step::Roll), Act::Deed(Deed::Roll)) => self.roll()?,
            (Frame::Flip { display, peek }, Act::Flip(pos)) => {
                self.flip(pos, peek)?;
                self.at.frames.pop();
                self.flip_on(display.into(), peek)?;
            }
            (Frame::Turn(_), Act::Play(pos, used)) => self.play_card(pos, used)?,
            (Frame::Turn(_), Act::Beside(card, used)) => self.play_beside(card, used)?,
            (Frame::Turn(_), Act::Deed(Deed::Correct)) => self.correct(),
            (Frame::Turn(_), Act::Gain(side)) => self.mp_gain(side, true),
            (Frame::Turn(_), Act::Lose(side)) => self.mp_gain(side, false),
            (Frame::Turn(_), Act::Deed(deed)) => self.deed(deed)?,
            (Frame::Ask(question, about), act) => {
                self.at.frames.pop();
                let window = (question == Question::WwWindow).then(|| self.game.ww_window(self.at));
                self.tell(|| Event::Answered { question, about, act, window });
                self.answer(question, about, act)?;
            }
            _ => {}
        }
        self.go_on()
    }

    pub fn go_on(&mut self) -> Result<(), C::Stop> {
        while self.step()? == Flow::On {}
        Ok(())
    }

    /// One step of the topmost frame.
    #[inline]
    fn step(&mut self) -> Result<frames::Flow, C::Stop> {
        match self.at.frame() {
            Frame::Over | Frame::Flip { .. } | Frame::Turn(Step::Roll) => return Ok(Flow::Wait),
            Frame::Ask(question, _) if self.game.is_moot(self.at, question) => {
                self.at.frames.pop();
            }
            Frame::Ask(..) => return Ok(Flow::Wait),
            Frame::Sequence => self.next()?,
            Frame::Turn(Step::Choose) => {
                if !self.game.offer(self.at).is_empty() {
                    return Ok(Flow::Wait);
                }
                if self.sheet().is_colors() {
                    self.cc_unplayable()?;
                } else {
                    // Section 5, 6: if nothing can be played, the die is rolled again.
                    self.tell(|| Event::NoOption);
                    self.at.frames.turn_into(Frame::Turn(Step::Roll));
                }
            }
            Frame::Turn(Step::Discard) => {
                self.at.frames.turn_into(Frame::Turn(Step::Refill));
                self.put_away();
            }
            Frame::Turn(Step::Refill) => {
                self.at.frames.turn_into(Frame::Turn(Step::End));
                self.refill_played()?;
            }
            Frame::Turn(Step::End) => {
                self.at.frames.pop();
                self.at.play = Play::default();
                self.turn_over()?;
            }
        }
        Ok(Flow::On)
    }

    /// Starts a side's card turn.
    pub fn begin_turn(&mut self, side: Side, display: usize) {
        self.at.active = side;
        self.at.focus = display as u8;
        self.at.face = None;
        self.at.play = Play::default();
        self.wait(Frame::Turn(Step::Roll));
    }

    /// T-1, T-2: rolls the fate die and flips what it turns up.
    fn roll(&mut self) -> Result<(), C::Stop> {
        let (side, display) = (self.at.active, self.at.focus);
        let face = self.fate(side)?;
        self.at.face = Some(face);
        self.at.frames.turn_into(Frame::Turn(Step::Choose));
        let flip = cell_of(face, self.sheet()).flip;
        if self.flip_by(display.into(), flip, false)? {
            self.wait(Frame::Flip { display, peek: false });
        } else {
            self.flipped();
        }
        self.rolled(face);
        Ok(())
    }

    /// Rolls the fate die, without any flips.
    pub fn fate(&mut self, side: Side) -> Result<Face, C::Stop> {
        self.chance.announce([crate::need::place_of_side(side)]);
        let face = Face::of(self.d6("solo-die-fate")?);
        let display = self.at.focus;
        self.tell(|| Event::Rolled { side, face, pos: display });
        Ok(face)
    }

    /// F-2: continues until two cards are face-up or nothing is left to choose.
    fn flip_on(&mut self, display: usize, peek: bool) -> Result<(), C::Stop> {
        if self.flip_by(display, crate::face::Flip::ToTwo, peek)? {
            self.wait(Frame::Flip { display: display as u8, peek });
        } else if !peek {
            self.flipped();
        }
        Ok(())
    }

    /// T-3: the card leaves its slot and lies on the table until T-4.
    pub fn play_card(&mut self, pos: Pos, used: Use) -> Result<(), C::Stop> {
        let side = self.at.active;
        let card = self.lift(pos).card();
        self.at.play = Play { card, pos, used, ..Play::default() };
        self.at.frames.turn_into(Frame::Turn(Step::Discard));
        self.tell(|| Event::Played { side, card, used });
        if self.sheet().mode() == Mode::Dual && pos.slot() == SLOT_C {
            // G-20: the next card of the deck is laid there at once, face-down.
            self.fill(pos.display(), SLOT_C);
        }
        if self.sheet().facts().counts {
            self.spend(side);
        }
        self.played()
    }

    /// For certain cards the person must say whether they leave the game (G-28).
    pub fn ask_removed(&mut self) {
        let play = self.at.play;
        let as_event = matches!(play.used, Use::Event | Use::Ec);
        if as_event && self.brief(play.card).after == After::Conditional {
            self.wait(Frame::Ask(Question::Removed, 0));
        }
    }

    /// T-4: puts the played card away.
    fn put_away(&mut self) {
        let Play { card, used, leaves, .. } = self.at.play;
        if card.is_none() {
            return;
        }
        let as_event = matches!(used, Use::Event | Use::Ec);
        let leaves = leaves.unwrap_or_else(|| {
            if as_event && self.brief(card).after == After::Remove {
                Leaves::Removed
            } else {
                Leaves::Discarded
            }
        });
        match leaves {
            Leaves::Discarded => self.discard(card, false),
            Leaves::DiscardedDown => self.discard(card, true),
            Leaves::Removed => self.remove(card),
            Leaves::Elsewhere => {}
        }
        if self.sheet().is_colors() {
            self.cc_put_away();
        }
        self.at.play.card = Card::NONE;
    }

    /// T-5: refills the slot of the played card.
    fn refill_played(&mut self) -> Result<(), C::Stop> {
        let Play { pos, fetched, .. } = self.at.play;
        if pos == Pos::NOWHERE {
            return Ok(());
        }
        if !fetched.is_none() {
            self.at.play.fetched = Card::NONE;
            self.lay_up(pos, fetched);
            return Ok(());
        }
        self.refill_after_play(pos)
    }

    /// Lays a known card face-up into a slot, or discards it if there is no room.
    pub fn lay_up(&mut self, pos: Pos, card: Card) {
        if let Some(free) = self.vacancy(pos.display(), pos.slot()) {
            *self.at.lie_mut(free) = Lie::up(card);
            self.tell(|| Event::Refilled { pos: free, card });
        } else {
            self.discard(card, false);
        }
    }

    /// Turns these places face-down again. Their cards stay known (G-29).
    pub fn turn_down(&mut self, places: u64) {
        for pos in each_pos(places) {
            let lie = self.at.lie_mut(pos);
            *lie = lie.turned_down();
            let card = lie.card();
            self.tell(|| Event::TurnedDown { pos, card });
        }
    }

    /// Ends the session.
    pub fn end(&mut self, outcome: Outcome) {
        self.at.outcome = Some(outcome);
        self.at.frames = kernel::frames::Stack::default();
        self.at.frames.push(Frame::Over);
        self.tell(|| Event::Over { outcome });
    }

    /// Ends the session according to the answer to "who won?".
    pub fn end_by(&mut self, act: Act) {
        self.end(match act {
            Act::Deed(Deed::First) => Outcome::Won(Side::First),
            Act::Deed(Deed::Second) => Outcome::Won(Side::Second),
            _ => Outcome::Drawn,
        });
    }
}
