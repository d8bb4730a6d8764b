//! 1960: the issue shift of the Momentum Phase and the Campaign Strategy Phase (MP-4 to MP-6).

use kernel::{Chance, Log, Members};

use super::president::{KENNEDY, NIXON};
use crate::cards::Tag;
use crate::event::Event;
use crate::frame::{Frame, Question};
use crate::run::Run;
use crate::sheet::Side;
use crate::state::{Pos, SLOTS, each_pos};

/// MP-5: from this turn on, two cards per turn go to the strategy stack.
const TWO_CARDS: u8 = 7;

/// MP-4: how the issues are shifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shift {
    None,
    /// The issue in this position, counted from 0, moves one position to the left or to the right.
    Left(usize),
    Right(usize),
}

/// MP-4: computes the shift from the leaders of the positions (left to right), the opponent's support there, and who has more media cubes.
pub fn issue_shift(leaders: [Option<Side>; 3], support: [u8; 3], media: Option<Side>) -> Shift {
    let Some(side) = media else { return Shift::None };
    let led = leaders.iter().position(|&leader| leader == Some(side));
    match led {
        Some(place @ 1..) => Shift::Left(place),
        Some(_) | None => {
            let theirs = (0..2).filter(|&place| leaders[place] == Some(side.other()));
            // The issue with most support; on a tie the leftmost.
            theirs.max_by_key(|&place| (support[place], 2 - place)).map_or(Shift::None, Shift::Right)
        }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// Leaders are asked from left to right. Support is asked only if it makes a difference.
    pub(super) fn mp_leads(&mut self, place: usize, leader: Option<Side>) {
        self.at.mp_mut().leaders[place] = leader;
        let kept = self.at.mp();
        // The third position matters only if the side leads neither of the first two.
        let decided = place == 1 && kept.leaders[..2].contains(&kept.media);
        if place < 2 && !decided {
            self.wait(Frame::Ask(Question::MpLeads, place as u8 + 1));
            return;
        }
        let theirs = kept.media.map(Side::other);
        let mine_elsewhere = kept.leaders[0] != kept.media && kept.leaders.contains(&kept.media);
        if !mine_elsewhere && kept.leaders[0] == theirs && kept.leaders[1] == theirs {
            self.wait(Frame::Ask(Question::MpMore, 0));
        } else {
            self.mp_shift([0; 3]);
        }
    }

    pub(super) fn mp_shift(&mut self, support: [u8; 3]) {
        let kept = self.at.mp_mut();
        let shift = issue_shift(kept.leaders, support, kept.media);
        (kept.leaders, kept.media) = ([None; 3], None);
        let (key, a) = match shift {
            Shift::None => ("solo-log-shift-none", 0),
            Shift::Left(place) => ("solo-log-shift-left", place as u16 + 1),
            Shift::Right(place) => ("solo-log-shift-right", place as u16 + 1),
        };
        self.tell(|| Event::Stage { key, rule: "MP-4", a, b: 0 });
    }

    /// MP-5: cards for the strategy stack.
    pub(super) fn mp_strategy(&mut self, side: Side) -> Result<(), C::Stop> {
        self.at.mp_mut().due = if self.at.turn >= TWO_CARDS { 2 } else { 1 };
        self.mp_strategy_on(side)
    }

    pub(super) fn mp_strategy_on(&mut self, side: Side) -> Result<(), C::Stop> {
        let open = self.game.mp_strategic(self.at, side);
        let due = self.at.mp().due;
        if due > 0 && open.count_ones() > u32::from(due) {
            self.wait(Frame::Ask(Question::MpStrategy, side as u8));
            return Ok(());
        }
        if due > 0 {
            // There is no choice: take all face-up cards and refill their slots; the die determines what is still missing.
            for pos in each_pos(open) {
                self.mp_stack(side, pos);
                self.refill(pos)?;
            }
            self.mp_reveal(side)?;
        }
        for slot in 0..SLOTS {
            if self.vacancy(side.index(), slot).is_some() {
                self.refill(Pos::new(side.index(), slot, 0))?;
            }
        }
        if side == KENNEDY { self.mp_strategy(NIXON) } else { Ok(()) }
    }

    pub(super) fn mp_stack(&mut self, side: Side, pos: Pos) {
        let card = self.lift(pos).card();
        let kept = self.at.mp_mut();
        kept.stack[side.index()].0 |= card.bit();
        kept.due = kept.due.saturating_sub(1);
        self.tell(|| Event::LaidBeside { side, card, rule: "MP-5" });
    }

    pub(super) fn mp_to_stack(&mut self, side: Side, pos: Pos) -> Result<(), C::Stop> {
        self.mp_stack(side, pos);
        self.mp_strategy_on(side)
    }

    /// MP-5, MP-6: picks slots by the last row of the chart. If Gathering Momentum turns up, roll again; it is turned face-down at the end.
    pub(super) fn mp_reveal(&mut self, side: Side) -> Result<(), C::Stop> {
        let mut shown = 0u64;
        while self.at.mp().due > 0 {
            let hits = self
                .at
                .places(side.index(), |lie| !lie.is_up() || !self.brief(lie.card()).is(Tag::Gathering));
            if hits == 0 {
                break;
            }
            let roll = usize::from(self.d6("solo-die-chart")?);
            let pos = Pos::new(side.index(), (roll - 1) % SLOTS, 0);
            if roll > SLOTS || !hits.has(pos.0.into()) {
                continue;
            }
            let card = self.flip(pos, false)?;
            if self.brief(card).is(Tag::Gathering) {
                shown |= pos.bit();
            } else {
                self.mp_stack(side, pos);
            }
        }
        self.turn_down(shown);
        Ok(())
    }
}
