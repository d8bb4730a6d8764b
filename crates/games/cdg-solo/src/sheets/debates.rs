//! 1960: the debates of turn 6 and Election Day (MP-7, MP-8, MP-12).

use kernel::{Chance, Log};

use super::president::{DEBATES, KENNEDY};
use crate::Solo;
use crate::act::{Act, Deed};
use crate::cards::{Kind, Tag};
use crate::event::Event;
use crate::frame::{Frame, Phase, Question};
use crate::need::{place_in_order, place_of};
use crate::offer::Offer;
use crate::pile::Numbers;
use crate::run::Run;
use crate::sheet::Side;
use crate::state::{Card, Pos, SLOTS, State};

/// MP-7: maximum number of plays.
const ROUNDS: u8 = 5;
const ISSUES: [(Deed, Tag); 3] =
    [(Deed::Defense, Tag::Defense), (Deed::Economy, Tag::Economy), (Deed::CivilRights, Tag::CivilRights)];

impl Solo {
    /// The issue printed on a card, as an answer; None if there is none or the print is unclear.
    pub(crate) fn printed_issue(&self, card: Card) -> Option<Deed> {
        let brief = self.cards().brief(card);
        let printed = |(_, tag): &&(Deed, Tag)| brief.is(*tag) && !brief.is(Tag::IssueUnsure);
        ISSUES.iter().find(printed).map(|(deed, _)| *deed)
    }

    /// The issue of a debate card, 1 to 3; 0 if it has none.
    fn issue_of(&self, at: &State, card: Card) -> u8 {
        let brief = self.cards().brief(card);
        if brief.is(Tag::IssueUnsure) && at.mp().unsure > 0 {
            return at.mp().unsure;
        }
        ISSUES.iter().position(|(_, tag)| brief.is(*tag)).map_or(0, |n| n as u8 + 1)
    }

    /// MP-7: the issues of the cards just played that are not won yet, as bits.
    pub(crate) fn issues_open(&self, at: &State) -> u8 {
        at.mp().at_issue & !at.mp().won
    }

    pub(crate) fn debate_asked(&self, at: &State, question: Question, _: u8, offer: &mut Offer) {
        match question {
            Question::MpIssue => offer.deeds(&ISSUES.map(|(deed, _)| deed)),
            Question::MpDebate => {
                offer.deed(Deed::None);
                // An issue can be won only once, and only by a card that names it.
                for (n, (deed, _)) in ISSUES.into_iter().enumerate() {
                    if self.issues_open(at) >> n & 1 == 1 {
                        offer.deed(deed);
                    }
                }
            }
            Question::MpShave => {
                offer.deed(Deed::Done);
                let row = at.mp().rows[KENNEDY.index()];
                offer
                    .take(0, row.iter().filter(|card| !card.is_none()).fold(0, |set, card| set | card.bit()));
            }
            Question::MpElection => offer.deed(Deed::Done),
            _ => {}
        }
    }
}

fn count(row: &[Card; SLOTS]) -> usize {
    row.iter().filter(|card| !card.is_none()).count()
}

/// Closes gaps by moving cards to the left.
fn slide(row: &mut [Card; SLOTS]) {
    row.sort_by_key(|card| card.is_none());
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// Shuffles each stack and lays it face-up on slots A to E, over the display.
    pub fn debates_begin(&mut self) -> Result<(), C::Stop> {
        for side in Side::BOTH {
            let mut stack = std::mem::take(&mut self.at.mp_mut().stack[side.index()]);
            let laid = stack.len().min(SLOTS);
            self.chance.announce((0..laid).map(|slot| place_of(Pos::new(side.index(), slot, 0))));
            for slot in 0..laid {
                let card = Card::new(0, self.chance.draw("strategy", stack.0)? as u8);
                stack.0 &= !card.bit();
                self.at.mp_mut().rows[side.index()][slot] = card;
                self.tell(|| Event::LaidBeside { side, card, rule: "MP-7" });
                if self.brief(card).is(Tag::IssueUnsure) {
                    self.wait(Frame::Ask(Question::MpIssue, card.number()));
                }
            }
            // At most five cards are laid; the rest counts as spent.
            self.at.mp_mut().spent.0 |= stack.0;
        }
        let kept = self.at.mp_mut();
        (kept.rounds, kept.won) = (0, 0);
        Ok(())
    }

    pub fn debate_next(&mut self) -> Result<(), C::Stop> {
        let most = self.at.mp().rows.iter().map(count).max().unwrap_or(0);
        if most == 0 || self.at.mp().rounds >= ROUNDS {
            return self.debates_end();
        }
        self.at.mp_mut().rounds += 1;
        // The side with more cards determines the row of the chart.
        let rolled = self.chart(most as u8)?;
        self.at.mp_mut().at_issue = 0;
        self.wait(Frame::Ask(Question::MpDebate, 0));
        for side in Side::BOTH {
            let row = self.at.mp().rows[side.index()];
            let held = count(&row);
            if held == 0 {
                continue;
            }
            let slot = usize::from(rolled).min(held - 1);
            self.debate_play(side, row[slot]);
        }
        Ok(())
    }

    /// G-24: picks a random index below `n`.
    fn chart(&mut self, n: u8) -> Result<u8, C::Stop> {
        let places = (0..n).fold(0u64, |set, slot| set | 1 << (slot * 3));
        Ok(self.random(places)?.map_or(0, |pos| pos.slot() as u8))
    }

    fn debate_play(&mut self, side: Side, card: Card) {
        let others = count(&self.at.mp().rows[side.index()]) > 1;
        if side == KENNEDY && self.at.mp().shave && others {
            self.wait(Frame::Ask(Question::MpShave, card.number()));
        } else {
            self.debate_spend(side, card);
        }
    }

    fn debate_spend(&mut self, side: Side, card: Card) {
        let issue = self.game.issue_of(self.at, card);
        let kept = self.at.mp_mut();
        if issue > 0 {
            kept.at_issue |= 1 << (issue - 1);
        }
        let row = &mut kept.rows[side.index()];
        if let Some(place) = row.iter_mut().find(|held| **held == card) {
            *place = Card::NONE;
        }
        slide(row);
        kept.spent.0 |= card.bit();
        self.tell(|| Event::Played { side, card, used: crate::Use::Debate });
    }

    pub fn debate_answer(&mut self, question: Question, about: u8, act: Act) -> Result<(), C::Stop> {
        let issue = match act {
            Act::Deed(deed) => ISSUES.iter().position(|(d, _)| *d == deed).map_or(0, |n| n as u8 + 1),
            _ => 0,
        };
        match (question, act) {
            (Question::MpIssue, _) => self.at.mp_mut().unsure = issue,
            (Question::MpShave, Act::Take(card)) => {
                // MP-12: only once in the debates, so using it ends it.
                if card.number() != about {
                    self.at.mp_mut().shave = false;
                }
                self.debate_spend(KENNEDY, card);
            }
            (Question::MpShave, _) => self.debate_spend(KENNEDY, Card::new(0, about)),
            (Question::MpDebate, _) if issue > 0 => {
                for side in Side::BOTH {
                    let mut row = self.at.mp().rows[side.index()];
                    for held in row.iter_mut().filter(|held| !held.is_none()) {
                        if self.game.issue_of(self.at, *held) == issue {
                            let card = std::mem::take(held);
                            self.at.mp_mut().spent.0 |= card.bit();
                            self.tell(|| Event::IssueLost { side, card });
                        }
                    }
                    slide(&mut row);
                    self.at.mp_mut().rows[side.index()] = row;
                }
                self.at.mp_mut().won |= 1 << (issue - 1);
                // Ask again, because the other card of this play may decide another issue.
                self.wait(Frame::Ask(Question::MpDebate, 0));
            }
            _ => {}
        }
        Ok(())
    }

    /// Shuffles all debate cards onto the discard pile, face-up. The displays below stay as they were.
    fn debates_end(&mut self) -> Result<(), C::Stop> {
        let kept = self.at.mp_mut();
        let rows = std::mem::take(&mut kept.rows);
        let mut cards = std::mem::take(&mut kept.spent);
        kept.shave = false;
        for card in rows.iter().flatten().filter(|card| !card.is_none()) {
            cards.0 |= card.bit();
        }
        self.chance.announce((1..=cards.len()).map(place_in_order));
        while !cards.is_empty() {
            let card = Card::new(0, self.chance.draw("debate", cards.0)? as u8);
            cards.0 &= !card.bit();
            self.discard(card, false);
        }
        debug_assert_eq!(self.at.turn, DEBATES);
        self.at.phase = Phase::Begin;
        Ok(())
    }

    /// MP-8: resolves Election Day events in random order, one at a time; then the person says who won.
    pub fn election_next(&mut self) -> Result<(), C::Stop> {
        let day = self.game.cards().that(0, |brief| brief.kind == Kind::ElectionDay);
        let waiting = Numbers(self.at.mp().event_box.0 & day.0 & !self.at.mp().resolved.0);
        if waiting.is_empty() {
            self.wait(Frame::Ask(Question::Result, 0));
            return Ok(());
        }
        let number = self.chance.draw("election", waiting.0)? as u8;
        self.at.mp_mut().resolved.0 |= 1 << number;
        self.wait(Frame::Ask(Question::MpElection, number));
        Ok(())
    }
}
