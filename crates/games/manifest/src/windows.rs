//! Windows in which seats can answer a card: Supreme Court, President, Lincoln (MD-W1 to MD-W9).
//!
//! Every asked seat gives a sealed answer of its own, so nobody sees who holds which card.

use kernel::{Audience, Log, Seat, SeatSet};

use crate::Manifest;
use crate::act::Act;
use crate::cardset::CardSet;
use crate::event::Event;
use crate::printed::{Effect, number, printed};
use crate::state::{Frame, Orders, State, WindowKind};

/// The sealed answer that plays no card.
const PASS: u8 = 0;

impl WindowKind {
    /// The cards that can answer.
    pub fn cards(self) -> CardSet {
        match self {
            WindowKind::Court | WindowKind::CourtOnPresident => CardSet::one(number::COURT),
            WindowKind::President | WindowKind::Bounced => CardSet::one(number::PRESIDENT),
            WindowKind::CivilWar => CardSet::one(number::LINCOLN) | CardSet::one(number::PRESIDENT),
        }
    }

    /// The rule that opens this window.
    pub fn rule(self) -> &'static str {
        match self {
            WindowKind::Court => "MD-W2",
            WindowKind::President => "MD-W3",
            WindowKind::CivilWar | WindowKind::Bounced => "MD-W4",
            WindowKind::CourtOnPresident => "MD-W5",
        }
    }
}

impl State {
    /// Opens a window, unless there is a publicly visible reason to skip it (MD-W7).
    pub(crate) fn open_window(&mut self, kind: WindowKind, seats: SeatSet, log: &mut impl Log<Event>) {
        let playable = self.playable();
        if kind.cards().iter().all(|card| self.is_public(card) || !playable.contains(card)) {
            return;
        }
        let with_cards: SeatSet = seats.iter().filter(|&seat| !self.player(seat).hand.is_empty()).collect();
        if with_cards.is_empty() {
            return;
        }
        let card = self.play.card;
        log.tell(Audience::All, || Event::WindowOpens { kind, card });
        self.ask(with_cards);
        for seat in with_cards
            .iter()
            .filter(|&seat| self.player(seat).orders != Orders::Ask)
            .collect::<SeatSet>()
            .iter()
        {
            self.seal(seat, PASS);
        }
        if self.asked.is_empty() {
            self.unseal();
        } else {
            self.frames.push(Frame::Window(kind));
        }
    }

    /// Cards with which the seat can answer in this window.
    pub(crate) fn answers(&self, seat: Seat, kind: WindowKind) -> CardSet {
        self.player(seat).hand & kind.cards() & self.playable()
    }
}

impl Manifest {
    pub(crate) fn answer(
        &self,
        at: &mut State,
        seat: Seat,
        act: Act,
        kind: WindowKind,
        log: &mut impl Log<Event>,
    ) {
        let answer = match act {
            Act::Answer(card) => card,
            Act::Pass(orders) => {
                at.player_mut(seat).orders = orders;
                PASS
            }
            _ => PASS,
        };
        at.seal(seat, answer);
        if !at.asked.is_empty() {
            return;
        }
        let played = at
            .all_seats()
            .find_map(|seat| at.sealed[seat.index()].filter(|&card| card != PASS).map(|card| (seat, card)));
        at.unseal();
        at.frames.pop();
        let Some((seat, card)) = played else {
            if kind == WindowKind::CourtOnPresident {
                self.president_stands(at, log);
            }
            return;
        };
        let to = match kind {
            WindowKind::CourtOnPresident => number::PRESIDENT,
            WindowKind::Bounced => number::LINCOLN,
            _ => at.play.card,
        };
        at.lay_open(seat, card);
        log.tell(Audience::All, || Event::Reacted { seat, card, to });
        match card {
            number::COURT if kind == WindowKind::Court => at.play.overruled = true,
            // MD-Q60: a President that was overruled protects nobody.
            number::COURT => {
                at.play.blocked = None;
                log.tell(Audience::All, || Event::Overruled { card: number::PRESIDENT });
            }
            number::LINCOLN => {
                at.play.bounced = true;
                let victim = at.play.seat.0;
                log.tell(Audience::All, || Event::Bounced { seat: victim, card: at.play.card });
                at.open_window(WindowKind::Bounced, victim.alone(), log);
            }
            _ => {
                at.play.blocked = Some(seat);
                let others = SeatSet::first_n(at.seats).without(seat);
                let before = at.frames;
                at.open_window(WindowKind::CourtOnPresident, others, log);
                if at.frames == before {
                    self.president_stands(at, log);
                }
            }
        }
    }

    /// MD-Q60, MD-C63: President takes effect because nobody overruled it.
    fn president_stands(&self, at: &mut State, log: &mut impl Log<Event>) {
        let Some(seat) = at.play.blocked else { return };
        at.player_mut(seat).this_turn.shielded = true;
        at.play.turned = matches!(printed().effect(at.play.card), Some(Effect::Spy));
        let card = at.play.card;
        log.tell(Audience::All, || Event::Blocked { seat, card });
    }
}
