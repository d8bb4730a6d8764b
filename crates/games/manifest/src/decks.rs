//! Decks and eras: drawing, Think Tank, recycling (MD-F1 to MD-F5, MD-F45, MD-F47, MD-R5).

use kernel::{Audience, Chance, Log, Seat};

use crate::Manifest;
use crate::cardset::CardSet;
use crate::event::Event;
use crate::names::Deed;
use crate::printed::{number, printed};
use crate::state::{ERAS, Frame, Phase, State};

/// Names of piles, used in records and for cards that people draw themselves.
pub mod piles {
    pub const DESTINY: &str = "md-destiny";
    pub const ERAS: [&str; 3] = ["md-era-a", "md-era-b", "md-era-c"];
    pub const SPY: &str = "md-spy";
    pub const LOT: &str = "md-lot";
}

impl State {
    /// The deck from which the next card is drawn, as its era.
    pub fn next_deck(&self) -> Option<u8> {
        (1..=ERAS as u8).find(|&era| era <= self.prepared && !self.decks[usize::from(era) - 1].is_empty())
    }

    pub fn deck_size(&self) -> usize {
        self.next_deck().map_or(0, |era| self.decks[usize::from(era) - 1].len())
    }

    /// Takes a card from the next deck; None if all decks are used up (MD-Q72).
    fn take_card<C: Chance>(
        &mut self,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<Option<(u8, u8)>, C::Stop> {
        let Some(era) = self.next_deck() else { return Ok(None) };
        let index = usize::from(era) - 1;
        let card = chance.draw(piles::ERAS[index], self.decks[index].bits())? as u8;
        self.decks[index].remove(card);
        if era > self.era {
            self.era = era;
            self.transition = true;
            log.tell(Audience::All, || Event::Era { era });
        }
        if self.decks[index].is_empty() {
            self.use_up(era, log);
        }
        Ok(Some((card, era)))
    }

    /// MD-F3, MD-F45: prepares the next deck at once, or fixes the end of the game.
    fn use_up(&mut self, era: u8, log: &mut impl Log<Event>) {
        if usize::from(era) < ERAS {
            let next = usize::from(era);
            if self.prepared == era {
                self.prepared = era + 1;
                let aside = std::mem::take(&mut self.aside[next]);
                self.enter_deck(aside, next);
            }
        } else if self.last_turn == 0 {
            self.last_turn = if self.phase == Phase::Adjustments { self.turn + 1 } else { self.turn };
            log.tell(Audience::All, || Event::LastCard);
        }
    }

    fn enter_deck(&mut self, cards: CardSet, index: usize) {
        for deck in &mut self.dealt_from {
            *deck -= cards;
        }
        self.dealt_from[index] |= cards;
        self.decks[index] |= cards;
    }

    /// Draws a card into a hand. With Think Tank the seat sees it first and may reject it.
    pub(crate) fn draw_card<C: Chance>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let Some((card, _)) = self.take_card(chance, log)? else { return Ok(()) };
        if self.player(seat).owns(Deed::ThinkTank) && self.next_deck().is_some() {
            self.drawn = card;
            self.frames.push(Frame::ThinkTank);
            return Ok(());
        }
        self.receive(seat, card, log);
        Ok(())
    }

    pub(crate) fn receive(&mut self, seat: Seat, card: u8, log: &mut impl Log<Event>) {
        self.player_mut(seat).hand.insert(card);
        log.tell(Audience::Only(seat), || Event::Drew { seat, card });
        log.tell(Audience::AllBut(seat), || Event::DrewHidden { seat });
    }

    /// MD-F47: draws the replacement first; then the rejected card joins the deck that the replacement came from.
    pub(crate) fn reject<C: Chance>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let rejected = std::mem::take(&mut self.drawn);
        log.tell(Audience::Only(seat), || Event::Rejected { seat, card: rejected });
        log.tell(Audience::AllBut(seat), || Event::RejectedHidden { seat });
        match self.take_card(chance, log)? {
            Some((card, era)) => {
                self.enter_deck(CardSet::one(rejected), usize::from(era) - 1);
                self.receive(seat, card, log);
            }
            None => self.receive(seat, rejected, log),
        }
        Ok(())
    }

    /// The era in which a card on the table was played (MD-R5).
    fn era_of_play(&self, card: u8) -> u8 {
        if card == number::WORLD_WAR && self.war_era != 0 {
            return self.war_era;
        }
        if printed().card(card).is_listed_for(self.play_era) { self.play_era } else { self.play_era - 1 }
    }
}

impl Manifest {
    /// MD-R5: removes the cards of the last turn from the table.
    pub(crate) fn clear_table(&self, at: &mut State, log: &mut impl Log<Event>) {
        let (mut recycled, mut aside, mut out) = (CardSet::EMPTY, CardSet::EMPTY, CardSet::EMPTY);
        for card in at.on_table().iter() {
            let next = at.era_of_play(card) + 1;
            let index = usize::from(next) - 1;
            let recycles = usize::from(next) <= ERAS && printed().card(card).is_listed_for(next);
            let used_up = next <= at.prepared && at.decks.get(index).is_some_and(|deck| deck.is_empty());
            if !recycles || used_up || at.last_turn != 0 {
                out.insert(card);
            } else if next > at.prepared {
                aside.insert(card);
                at.aside[index].insert(card);
            } else if self.0.options.late_recycling {
                recycled.insert(card);
                at.enter_deck(CardSet::one(card), index);
            } else {
                out.insert(card);
            }
        }
        at.out |= out;
        for player in &mut at.players {
            player.table = CardSet::EMPTY;
        }
        at.war_era = 0;
        if !(recycled | aside | out).is_empty() {
            log.tell(Audience::All, || Event::CardsLeave { recycled, aside, out });
        }
    }
}
