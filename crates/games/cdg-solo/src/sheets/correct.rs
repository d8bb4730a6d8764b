//! Manual corrections before a roll: when an event on the board changes something, the person enters it here, one count or card at a time
//! (G-28, G-30). Which counts a playsheet has is in its facts; this file has their ranges, current values and how they are set.

use kernel::{Chance, Log};

use super::colors::TOKENS_MAX;
use super::empire::PASSES_MAX;
use super::napoleonics::COUNTERS_MAX;
use super::offensive::DRAWS_MAX;
use super::president::MOMENTUM_MAX;
use super::{barbarossa, wilderness};
use crate::Solo;
use crate::act::{Act, Count, Deed};
use crate::event::Event;
use crate::frame::{Frame, Question, Step};
use crate::offer::Offer;
use crate::run::Run;
use crate::sheet::{Sheet, Side};
use crate::state::{Role, State, TRACK_MAX};

/// Maximum number of corrections per session: more than anybody needs, but it guarantees that every session ends.
pub(crate) const CORRECTIONS_MAX: u16 = 500;
/// CN-6: no battle deals more than this.
const TACTICIANS_MAX: u8 = 30;

impl Count {
    /// The rule that defines this count.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Count::Left => "G-15",
            Count::Hand => "G-14",
            Count::Corps => "NE-2",
            Count::Held => "WW-3",
            Count::Stage => "PG-14",
            Count::Resources => "BB-5",
            Count::Entry => "BB-7",
            Count::Passes => "ES-20",
            Count::Draws => "ES-13",
            Count::Tojo => "ES-14",
            Count::Momentum => "MP-1",
            Count::Candidate => "MP-9",
            Count::Banners => "G-30",
            Count::Tokens => "CM-9",
            Count::Tacticians => "CN-6",
            Count::Guerrilla | Count::Mass | Count::IronWill => "CN-5",
        }
    }
}

impl Solo {
    /// The minimum and maximum of a count; None if the session does not keep it.
    fn count_range(&self, at: &State, count: Count, side: Side) -> Option<(u8, u8)> {
        let options = &self.0.options;
        Some(match count {
            // CM-8: the battle is over at 0, so the minimum is 1.
            Count::Left if self.sheet() == Sheet::Medieval => {
                return self.counts_turns(side).then_some((1, TRACK_MAX));
            }
            Count::Left => (0, TRACK_MAX),
            Count::Hand if self.sheet() == Sheet::Wilderness => wilderness::HAND,
            Count::Hand => {
                // CN-3: dissolving a square adds 1 to the Command, so leave room for every square.
                let squares = at.beside(side).iter().filter(|aside| aside.role == Role::Square).count();
                (1, TRACK_MAX - squares as u8)
            }
            Count::Corps => return (self.ranks() == 2).then_some((1, TRACK_MAX)),
            Count::Held | Count::Candidate => (0, 1),
            // A new level adds its cards to the deck, so it can only be taken back by undo.
            Count::Stage => {
                return (at.pg().level[side.index()] < 2).then_some((at.pg().level[side.index()], 2));
            }
            Count::Resources => barbarossa::HANDS,
            Count::Entry => return (side == Side::First && !at.bb().total).then_some((0, at.turn)),
            Count::Passes => (0, PASSES_MAX),
            Count::Draws => (0, DRAWS_MAX),
            Count::Tojo => return (side == Side::First).then_some((0, 1)),
            Count::Momentum => (0, MOMENTUM_MAX),
            Count::Banners => (0, options.banners - 1),
            Count::Tokens => (0, TOKENS_MAX),
            Count::Tacticians => return self.has_tacticians().then_some((0, TACTICIANS_MAX)),
            // CN-5: only the side that is not French has these counters.
            Count::Guerrilla | Count::Mass | Count::IronWill => {
                return (side == Side::Second).then_some((0, COUNTERS_MAX));
            }
        })
    }

    pub(crate) fn count_now(&self, at: &State, count: Count, side: Side) -> u8 {
        let n = side.index();
        match count {
            Count::Left => at.tracks[n].left,
            Count::Hand => at.tracks[n].hand,
            Count::Corps => at.tracks[n + 2].hand,
            Count::Held => at.ww().held[n].into(),
            Count::Stage => at.pg().level[n],
            Count::Resources => at.bb().base[n],
            Count::Entry => at.bb().entry,
            Count::Passes => at.es().passes[n],
            Count::Draws => at.es().draws[n],
            Count::Tojo => at.es().tojo.into(),
            Count::Momentum => at.mp().momentum[n],
            Count::Candidate => at.mp().ready[n].into(),
            Count::Banners => at.cc().banners[n],
            Count::Tokens => at.cc().tokens[n],
            Count::Tacticians => at.cc().tacticians[n],
            Count::Guerrilla => at.cc().counters[0],
            Count::Mass => at.cc().counters[1],
            Count::IronWill => at.cc().counters[2],
        }
    }

    pub(crate) fn correct_asked(&self, at: &State, question: Question, about: u8, offer: &mut Offer) {
        if question == Question::CorrectCount {
            let (count, side) = Count::and_side(about);
            if let Some((least, most)) = self.count_range(at, count, side) {
                offer.numbers(least, most);
            }
            return;
        }
        offer.deed(Deed::Done);
        if self.cards_put_away(at, 0) | self.cards_put_away(at, 1) != 0 {
            offer.deed(Deed::Card);
        }
        for &count in self.sheet().facts().kept {
            for side in Side::BOTH {
                if self.count_range(at, count, side).is_some() {
                    offer.count(count, side);
                }
            }
        }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    pub fn correct(&mut self) {
        self.at.corrections += 1;
        self.wait(Frame::Ask(Question::Correct, 0));
    }

    pub(super) fn correct_answer(&mut self, about: u8, act: Act) -> Result<(), C::Stop> {
        match act {
            Act::Count(count, side) => self.wait(Frame::Ask(Question::CorrectCount, count.of_side(side))),
            Act::Number(number) => {
                let (count, side) = Count::and_side(about);
                self.set_count(count, side, number)?;
            }
            Act::Deed(Deed::Card) => self.wait(Frame::Ask(Question::CorrectCard, 0)),
            _ => {}
        }
        Ok(())
    }

    fn set_count(&mut self, count: Count, side: Side, number: u8) -> Result<(), C::Stop> {
        let n = side.index();
        match count {
            Count::Left => self.correct_left(side, number),
            Count::Hand | Count::Corps => {
                let rank = usize::from(count == Count::Corps);
                self.at.tracks[n + 2 * rank].hand = number;
                if rank == 0 {
                    self.tell(|| Event::Hand { side, hand: number });
                }
                // NE-2, CN-2: the number of second cards depends on the Commands.
                if matches!(self.sheet(), Sheet::Napoleonics | Sheet::Epic) {
                    self.cn_double(rank);
                }
            }
            Count::Held => self.at.ww_mut().held[n] = number == 1,
            Count::Stage => {
                while self.at.pg().level[n] < number {
                    self.pg_rise(side)?;
                }
            }
            Count::Resources => self.bb_resources(side, number),
            Count::Entry => self.at.bb_mut().entry = number,
            Count::Passes => self.at.es_mut().passes[n] = number,
            Count::Draws => self.at.es_mut().draws[n] = number,
            Count::Tojo => self.at.es_mut().tojo = number == 1,
            Count::Momentum => self.at.mp_mut().momentum[n] = number,
            Count::Candidate => self.at.mp_mut().ready[n] = number == 1,
            Count::Banners => self.at.cc_mut().banners[n] = number,
            Count::Tokens => self.at.cc_mut().tokens[n] = number,
            Count::Guerrilla => self.at.cc_mut().counters[0] = number,
            Count::Mass => self.at.cc_mut().counters[1] = number,
            Count::IronWill => self.at.cc_mut().counters[2] = number,
            Count::Tacticians => {
                self.at.cc_mut().tacticians[n] = number;
                // NE-6: each Tactician belongs to a battlefield, so all of them are assigned again.
                self.at.cc_mut().courier.tacticians[n] = [0; 3];
                self.ne_assign_tacticians();
            }
        }
        Ok(())
    }

    fn correct_left(&mut self, side: Side, left: u8) {
        self.set_left(side, left);
        match self.sheet() {
            Sheet::Pursuit => self.pg_cap(side),
            // G-16: a side without cards left loses the turn it was about to roll for.
            Sheet::Wilderness | Sheet::Empire
                if side == self.at.active && left == 0 && self.at.frame() == Frame::Turn(Step::Roll) =>
            {
                self.at.frames.pop();
            }
            _ => {}
        }
    }

    /// BB-5: the marker moves at once, but CR changes only at the next draw.
    fn bb_resources(&mut self, side: Side, base: u8) {
        self.at.bb_mut().base[side.index()] = base;
        let hand = self.game.bb_hand(self.at, side);
        self.set_hand(side, hand);
    }
}
