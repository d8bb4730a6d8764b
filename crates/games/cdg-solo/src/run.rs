//! Operations on the table: flip, lay, discard, reshuffle. They have access to chance and to the log.

use kernel::{Audience, Chance, Die, Log, Members, Seat};

use crate::Solo;
use crate::cards::Brief;
use crate::event::Event;
use crate::face::{Flip, Slots};
use crate::frame::{Frame, Step};
use crate::need::place_of;
use crate::pile::AGES;
use crate::sheet::{Mode, Sheet, Side};
use crate::state::{
    Aside, Card, DISPLAYS, LAYERS, Lie, Pos, Role, SLOT_C, SLOTS, State, TRACK_MAX, each_pos,
};

/// F-2: cards are flipped until this many are face-up.
const FACE_UP: u32 = 2;

/// A game and its state, with the source of chance and the log.
pub(crate) struct Run<'a, C, L> {
    pub game: &'a Solo,
    pub at: &'a mut State,
    pub chance: &'a mut C,
    pub log: &'a mut L,
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        let (game, at) = (self.game, &*self.at);
        self.log.tell(Audience::All, || event().naming(|card| game.as_told(at, card)));
    }

    #[inline]
    pub fn sheet(&self) -> Sheet {
        self.game.sheet()
    }

    #[inline]
    pub fn brief(&self, card: Card) -> &Brief {
        self.game.cards().brief(card)
    }

    #[inline]
    pub fn d6(&mut self, why: &'static str) -> Result<u8, C::Stop> {
        self.chance.die(Die { sides: 6, seat: Some(Seat(0)), why })
    }

    #[inline]
    pub fn wait(&mut self, frame: Frame) {
        self.at.frames.push(frame);
    }

    /// G-13: deals a whole display, face-down.
    pub fn deal(&mut self, display: usize) {
        for slot in 0..SLOTS {
            self.fill(display, slot);
        }
    }

    /// Lays face-down cards until the slot holds its number of cards. If the deck runs out, the rest stays empty.
    pub fn fill(&mut self, display: usize, slot: usize) {
        let deck = self.sheet().deck_of(Side::BOTH[display % 2]);
        while let Some(pos) = self.vacancy(display, slot) {
            if self.at.decks[deck].left() == 0 {
                return;
            }
            *self.at.lie_mut(pos) = Lie::UNSEEN;
            self.at.decks[deck].laid += 1;
        }
    }

    /// The first free place of a slot that holds fewer cards than it should.
    #[inline]
    pub fn vacancy(&self, display: usize, slot: usize) -> Option<Pos> {
        let cards = &self.at.displays[display].slots[slot];
        let held = cards.iter().filter(|lie| lie.is_laid()).count();
        (held < usize::from(self.at.displays[display].want[slot])).then(|| Pos::new(display, slot, held))
    }

    /// G-29: a card that nobody has seen is given its identity only when it is flipped.
    #[inline]
    pub fn flip(&mut self, pos: Pos, peek: bool) -> Result<Card, C::Stop> {
        self.announce_flips(std::iter::once(pos));
        self.turn_up(pos, peek)
    }

    /// Flips cards of a display in order from A to E.
    pub fn flip_all(&mut self, places: u64, peek: bool) -> Result<(), C::Stop> {
        self.flip_each(each_pos(places), peek)
    }

    /// Flips cards one after the other. A person with real cards is asked for all of them at once.
    pub fn flip_each(
        &mut self,
        mut places: impl Iterator<Item = Pos> + Clone,
        peek: bool,
    ) -> Result<(), C::Stop> {
        self.announce_flips(places.clone());
        places.try_for_each(|pos| self.turn_up(pos, peek).map(drop))
    }

    fn announce_flips(&mut self, places: impl Iterator<Item = Pos>) {
        let at = &*self.at;
        self.chance.announce(places.filter(|pos| at.lie(*pos).is_unseen()).map(place_of));
    }

    #[inline]
    fn turn_up(&mut self, pos: Pos, peek: bool) -> Result<Card, C::Stop> {
        let lie = self.at.lie(pos);
        if lie.is_up() {
            return Ok(lie.card());
        }
        let card = if lie.is_unseen() { self.identify(pos, lie)? } else { lie.card() };
        *self.at.lie_mut(pos) = lie.turned_up(card, peek);
        self.tell(|| Event::Flipped { pos, card });
        Ok(card)
    }

    fn identify(&mut self, pos: Pos, lie: Lie) -> Result<Card, C::Stop> {
        let deck = self.sheet().deck_of(pos.side());
        let pool = *self.at.decks[deck].unseen(lie.age());
        let number = self.chance.draw(self.sheet().pile(deck), pool.0)? as u8;
        let card = Card::new(deck, number);
        let deck = &mut self.at.decks[deck];
        deck.unseen(lie.age()).0 &= !card.bit();
        if lie.age() == 0 {
            deck.laid -= 1;
        }
        Ok(card)
    }

    /// F-1 to F-6: flips the cards that a face turns up on a display. Returns true if the person has to choose (F-2).
    #[inline]
    pub fn flip_by(&mut self, display: usize, flip: Flip, peek: bool) -> Result<bool, C::Stop> {
        match flip {
            Flip::Slots(slots) => {
                self.flip_slots(display, slots, peek)?;
                Ok(false)
            }
            Flip::ToTwo => {
                let up = self.at.face_up(display).count_ones();
                let down = self.at.places(display, Lie::is_down);
                if up >= FACE_UP || down == 0 {
                    return Ok(false);
                }
                if down.count_ones() > FACE_UP - up {
                    return Ok(true);
                }
                self.flip_all(down, peek)?;
                Ok(false)
            }
        }
    }

    pub fn flip_slots(&mut self, display: usize, slots: Slots, peek: bool) -> Result<(), C::Stop> {
        let down = self.at.places(display, Lie::is_down);
        let named = |pos: &Pos| slots >> pos.slot() & 1 == 1;
        self.flip_all(each_pos(down).filter(named).fold(0, |set, pos| set | pos.bit()), peek)
    }

    /// Takes a card from its place; the others of the slot move up.
    #[inline]
    pub fn lift(&mut self, pos: Pos) -> Lie {
        let lie = self.at.lie(pos).kept();
        let slot = &mut self.at.displays[pos.display()].slots[pos.slot()];
        for layer in pos.layer()..LAYERS {
            slot[layer] = if layer + 1 < LAYERS { slot[layer + 1] } else { Lie::EMPTY };
        }
        lie
    }

    /// G-15: never below zero, never off the track.
    #[inline]
    pub fn set_left(&mut self, side: Side, left: u8) {
        let left = left.min(TRACK_MAX);
        if self.at.tracks[side.index()].left != left {
            self.at.tracks[side.index()].left = left;
            self.tell(|| Event::Left { side, left });
        }
    }

    #[inline]
    pub fn spend(&mut self, side: Side) {
        let left = self.at.track(side).left;
        self.set_left(side, left.saturating_sub(1));
    }

    pub fn set_hand(&mut self, side: Side, hand: u8) {
        self.at.tracks[side.index()].hand = hand;
        self.tell(|| Event::Hand { side, hand });
    }

    /// T-4.
    #[inline]
    pub fn discard(&mut self, card: Card, down: bool) {
        self.at.decks[card.deck()].pile.push(card.number(), down);
        self.at.latest = card;
        self.tell(|| Event::Discarded { card, down });
        self.left_the_display(card);
    }

    pub fn remove(&mut self, card: Card) {
        self.at.decks[card.deck()].removed.0 |= card.bit();
        self.at.latest = card;
        self.tell(|| Event::Removed { card });
        self.left_the_display(card);
    }

    /// A card that lies face-up or is chosen leaves its display for the discard pile, and the place is refilled (G-26).
    pub fn discard_from(&mut self, pos: Pos) -> Result<Card, C::Stop> {
        let card = self.flip(pos, false)?;
        self.lift(pos);
        self.discard(card, false);
        self.refill(pos)?;
        Ok(card)
    }

    /// T-5: one function for both kinds of deck (G-18 to G-20).
    #[inline]
    pub fn refill(&mut self, pos: Pos) -> Result<(), C::Stop> {
        match self.sheet().mode() {
            Mode::Single => self.refill_from_shared(pos, false).map(drop),
            Mode::Dual => {
                self.refill_from_top(pos);
                Ok(())
            }
        }
    }

    /// G-18. If the deck is empty, the reshuffle comes first (T-4); it also fills this slot.
    pub fn refill_from_shared(&mut self, pos: Pos, up: bool) -> Result<Card, C::Stop> {
        let (display, slot) = (pos.display(), pos.slot());
        if self.at.decks[0].left() == 0 {
            self.reshuffle_shared();
        }
        self.fill(display, slot);
        let held = self.at.displays[display].slots[slot].iter().filter(|lie| lie.is_laid()).count();
        let Some(last) = held.checked_sub(1).map(|layer| Pos::new(display, slot, layer)) else {
            self.tell(|| Event::NotRefilled { pos });
            return Ok(Card::NONE);
        };
        if up {
            return self.flip(last, false);
        }
        self.tell(|| Event::Refilled { pos: last, card: Card::NONE });
        Ok(Card::NONE)
    }

    /// G-19, G-20: the top card, in slot C, moves to the empty slot and keeps its facing. The next top card is laid face-down.
    #[inline]
    pub fn refill_from_top(&mut self, pos: Pos) {
        let (display, slot) = (pos.display(), pos.slot());
        let side = pos.side();
        if slot != SLOT_C && self.vacancy(display, slot).is_some() {
            let c = Pos::new(display, SLOT_C, 0);
            let top = self.at.lie(c);
            if top.is_laid() {
                *self.at.lie_mut(c) = Lie::EMPTY;
                *self.at.lie_mut(Pos::new(display, slot, 0)) = top;
                let card = if top.is_up() { top.card() } else { Card::NONE };
                self.tell(|| Event::Refilled { pos, card });
            } else {
                self.tell(|| Event::NotRefilled { pos });
                if self.sheet() == Sheet::Pursuit {
                    self.pg_cap(side);
                }
            }
        }
        self.next_top(side);
    }

    /// The next card of a side's deck becomes card C, face-down. An empty deck is first renewed from the discards (BB-9, ES-19, PG-13).
    #[inline]
    pub fn next_top(&mut self, side: Side) {
        let display = side.index();
        if self.at.lie(Pos::new(display, SLOT_C, 0)).is_laid() {
            return;
        }
        let deck = self.sheet().deck_of(side);
        if self.at.decks[deck].left() == 0 && !self.at.decks[deck].pile.set.is_empty() {
            self.renew(side);
        }
        self.fill(display, SLOT_C);
    }

    /// Renews a side's own deck when it is exhausted.
    fn renew(&mut self, side: Side) {
        let (display, deck) = (side.index(), side.index());
        if self.sheet() == Sheet::Pursuit {
            self.collect(display, Lie::is_down);
            let pile = self.at.decks[deck].pile.take_all();
            self.at.decks[deck].pool.0 |= pile.0;
            self.tell(|| Event::Reshuffled { deck: deck as u8, rule: "PG-13" });
            self.fill_vacancies(&[display]);
            return;
        }
        // All cards stay where they are. Those lying face-down belong to the previous shuffle from now on (G-29).
        let free = self.at.decks[deck].old.iter().position(|older| older.is_empty());
        let older = free.expect("no more shuffles have cards on a display than it has slots");
        for pos in each_pos(self.at.places(display, |lie| lie.is_unseen() && lie.age() == 0)) {
            let lie = self.at.lie_mut(pos);
            *lie = lie.grown_old(older + 1);
        }
        let pile = self.at.decks[deck].pile.take_all();
        let deck_state = &mut self.at.decks[deck];
        deck_state.old[older] = deck_state.pool;
        deck_state.pool = pile;
        deck_state.laid = 0;
        let rule = if self.sheet() == Sheet::Empire { "ES-19" } else { "BB-9" };
        self.tell(|| Event::Reshuffled { deck: deck as u8, rule });
    }

    /// 2.6 for a shared deck: all face-down cards on the displays return to the deck, the discards are added, and empty slots are filled.
    pub fn reshuffle_shared(&mut self) {
        for display in 0..DISPLAYS {
            self.collect(display, Lie::is_down);
        }
        let pile = self.at.decks[0].pile.take_all();
        self.at.decks[0].pool.0 |= pile.0;
        let rule = match self.sheet() {
            Sheet::Wilderness => "WW-11",
            Sheet::President => "MP-15",
            Sheet::Ancients => "EA-7",
            _ => "CC-10",
        };
        self.tell(|| Event::Reshuffled { deck: 0, rule });
        let [a, b] = [self.at.active, self.at.active.other()].map(Side::index);
        self.fill_vacancies(&[a, b, a + 2, b + 2]);
    }

    /// Returns the cards of a display for which `test` is true to their deck.
    pub fn collect(&mut self, display: usize, test: impl Fn(Lie) -> bool) {
        let deck = self.sheet().deck_of(Side::BOTH[display % 2]);
        for slot in 0..SLOTS {
            for layer in (0..LAYERS).rev() {
                let lie = self.at.displays[display].slots[slot][layer];
                if !lie.is_laid() || !test(lie) {
                    continue;
                }
                self.lift(Pos::new(display, slot, layer));
                let deck = &mut self.at.decks[deck];
                if lie.is_unseen() && lie.age() == 0 {
                    deck.laid -= 1;
                } else if !lie.is_unseen() {
                    deck.pool.0 |= lie.card().bit();
                }
            }
        }
        // Unseen cards of an older shuffle cannot be told apart. Their whole set returns once none of them lies on the display any more.
        for older in 0..AGES {
            let mut lies = self.at.displays[display].slots.iter().flatten();
            if !lies.any(|lie| lie.is_unseen() && lie.age() == older + 1) {
                let deck = &mut self.at.decks[deck];
                deck.pool.0 |= std::mem::take(&mut deck.old[older]).0;
            }
        }
    }

    /// Section 5, 30: fills empty slots from A to E, alternating between the displays; but not the slot whose card is still being played.
    pub fn fill_vacancies(&mut self, displays: &[usize]) {
        for slot in 0..SLOTS {
            for &display in displays {
                // CC-6: while a playable card is being looked for, the slot is not filled.
                let sought = self.at.frame() == Frame::Turn(Step::Choose);
                let playing = (sought || !self.at.play.card.is_none())
                    && self.at.play.pos != Pos::NOWHERE
                    && (self.at.play.pos.display(), self.at.play.pos.slot()) == (display, slot);
                if !playing {
                    self.fill(display, slot);
                }
            }
        }
    }

    /// G-24: picks one of these places by the Random Card Selection Chart, counted from left to right.
    pub fn random(&mut self, among: u64) -> Result<Option<Pos>, C::Stop> {
        let n = among.count_ones() as u8;
        let index = match n {
            0 => return Ok(None),
            1 => 0,
            2 | 3 => (self.d6("solo-die-chart")? - 1) / (6 / n),
            _ => loop {
                let roll = self.d6("solo-die-chart")?;
                if roll <= n {
                    break roll - 1;
                }
            },
        };
        Ok(Some(Pos(among.nth(index.into()) as u8)))
    }

    /// G-24 in Commands & Colors: first picks a slot, then rolls again within a slot that holds several cards.
    pub fn random_slot(&mut self, display: usize) -> Result<Option<Pos>, C::Stop> {
        let first = |at: &State, test: fn(Lie) -> bool| {
            (0..SLOTS)
                .filter(|&slot| {
                    at.displays[display].slots[slot].iter().any(|&lie| lie.is_laid() && test(lie))
                })
                .fold(0u64, |set, slot| set | Pos::new(display, slot, 0).bit())
        };
        let up = first(self.at, Lie::is_up);
        let slot = if up != 0 {
            self.random(up)?.map(Pos::slot)
        } else {
            // If no card is face-up: use the row for five and reroll on empty slots.
            let held = first(self.at, Lie::is_laid);
            if held == 0 {
                return Ok(None);
            }
            loop {
                let roll = usize::from(self.d6("solo-die-chart")?);
                if roll <= SLOTS && held & Pos::new(display, roll - 1, 0).bit() != 0 {
                    break Some(roll - 1);
                }
            }
        };
        let Some(slot) = slot else { return Ok(None) };
        let within = (0..LAYERS)
            .map(|layer| Pos::new(display, slot, layer))
            .filter(|&pos| self.at.lie(pos).is_laid())
            .fold(0, |set, pos| set | pos.bit());
        self.random(within)
    }

    pub fn lay_beside(&mut self, side: Side, card: Card, role: Role, rule: &'static str) {
        self.at.beside[side.index()].push(Aside { card, role, slot: 0 });
        self.tell(|| Event::LaidBeside { side, card, rule });
    }

    /// Removes a card that lies beside a display.
    pub fn take_beside(&mut self, side: Side, card: Card) -> Option<Aside> {
        self.take_aside(side, |aside| aside.card == card)
    }

    pub fn take_aside(&mut self, side: Side, test: impl Fn(&Aside) -> bool) -> Option<Aside> {
        let mut kept = kernel::frames::Stack::default();
        let mut found = None;
        for &aside in self.at.beside[side.index()].as_slice() {
            if found.is_none() && test(&aside) {
                found = Some(aside);
            } else {
                kept.push(aside);
            }
        }
        if found.is_some() {
            self.at.beside[side.index()] = kept;
        }
        found
    }

    pub fn change_beside(&mut self, side: Side, change: impl Fn(&mut Aside)) {
        let mut changed = kernel::frames::Stack::default();
        for &aside in self.at.beside[side.index()].as_slice() {
            let mut aside = aside;
            change(&mut aside);
            changed.push(aside);
        }
        self.at.beside[side.index()] = changed;
    }

    /// Takes a specific card out of a deck, without drawing it.
    pub fn take_out(&mut self, card: Card) {
        self.at.decks[card.deck()].pool.0 &= !card.bit();
    }
}
