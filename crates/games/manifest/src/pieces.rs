//! Basic operations on tokens, cash and Profit, from which everything else is built.

use kernel::{Audience, Log, Seat};

use crate::event::{Event, Source};
use crate::names::{Deed, Purchase};
use crate::printed::printed;
use crate::state::{Frame, State};
use crate::territory::Territory;

impl State {
    /// Pays cash from the bank to a seat.
    pub(crate) fn gain(&mut self, seat: Seat, amount: i32, source: Source, log: &mut impl Log<Event>) {
        if amount == 0 {
            return;
        }
        self.player_mut(seat).cash += amount;
        self.bank -= amount;
        log.tell(Audience::All, || Event::Cash { seat, amount, source });
    }

    /// Takes cash for the bank. Nobody loses more than he has (MD-F42).
    pub(crate) fn lose_cash(&mut self, seat: Seat, amount: i32, source: Source, log: &mut impl Log<Event>) {
        let amount = amount.min(self.player(seat).cash);
        self.player_mut(seat).cash -= amount;
        self.bank += amount;
        log.tell(Audience::All, || Event::Cash { seat, amount: -amount, source });
    }

    /// Pays a price that the seat can afford.
    pub(crate) fn pay(&mut self, seat: Seat, amount: i32) {
        self.player_mut(seat).cash -= amount;
        self.bank += amount;
    }

    /// Moves cash between seats. Nobody pays more than he has.
    pub(crate) fn pay_to(
        &mut self,
        from: Seat,
        to: Seat,
        amount: i32,
        source: Source,
        log: &mut impl Log<Event>,
    ) {
        let amount = amount.min(self.player(from).cash);
        self.player_mut(from).cash -= amount;
        self.player_mut(to).cash += amount;
        log.tell(Audience::All, || Event::CashTo { from, to, amount, source });
    }

    /// MD-F41: Profit never falls below its minimum.
    pub(crate) fn change_profit(&mut self, seat: Seat, by: i32, source: Source, log: &mut impl Log<Event>) {
        let least = printed().constants.least_profit;
        let player = self.player_mut(seat);
        let before = player.profit;
        player.profit = (before + by).max(least);
        let by = player.profit - before;
        if by != 0 {
            log.tell(Audience::All, || Event::ProfitChanged { seat, by, source });
        }
    }

    /// Places a token from stock on the map.
    pub(crate) fn place_from_stock(
        &mut self,
        seat: Seat,
        place: Territory,
        new: bool,
        log: &mut impl Log<Event>,
    ) {
        self.player_mut(seat).stock -= 1;
        self.settle(seat, place, new);
        log.tell(Audience::All, || Event::Placed { seat, place, new });
    }

    /// Adds a presence, or changes it to New or Established. The caller accounts for the token.
    pub(crate) fn settle(&mut self, seat: Seat, place: Territory, new: bool) {
        let player = self.player_mut(seat);
        player.held.insert(place);
        if new {
            player.new.insert(place);
        } else {
            player.new.remove(place);
        }
    }

    /// MD-F24, MD-R35: moves the token to the Losses Box. An Established Presence will cost Profit in Adjustments.
    pub(crate) fn lose_presence(&mut self, seat: Seat, place: Territory, log: &mut impl Log<Event>) {
        self.take_off(seat, place);
        self.player_mut(seat).losses += 1;
        log.tell(Audience::All, || Event::Lost { seat, place });
    }

    /// Removes a presence from the map. The caller decides where the token goes.
    pub(crate) fn take_off(&mut self, seat: Seat, place: Territory) {
        let player = self.player_mut(seat);
        if !player.new.contains(place) {
            player.this_turn.lost += 1;
        }
        player.held.remove(place);
        player.new.remove(place);
    }

    /// MD-R20: maximum number of Pioneers on the mat.
    pub fn pioneer_limit(&self, seat: Seat) -> u8 {
        let constants = &printed().constants;
        let schools = self.player(seat).owns(Deed::PublicSchools);
        constants.pioneer_limits[usize::from(self.era) - 1]
            + if schools { constants.public_schools_pioneers } else { 0 }
    }

    /// MD-F22, MD-Q31: whether the mat has room and the seat acquired no Pioneer this turn.
    pub(crate) fn may_have_pioneer(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.this_turn.acquired[Purchase::Pioneer.index()] && player.pioneers < self.pioneer_limit(seat)
    }

    /// MD-F6, MD-Q31: gives a free Pioneer; it is lost if the seat cannot have it.
    pub(crate) fn free_pioneer(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if !self.may_have_pioneer(seat) || self.player(seat).stock == 0 {
            log.tell(Audience::All, || Event::PioneerLost { seat });
            return;
        }
        let player = self.player_mut(seat);
        player.stock -= 1;
        player.pioneers += 1;
        player.this_turn.acquired[Purchase::Pioneer.index()] = true;
        log.tell(Audience::All, || Event::Pioneer { seat, tokens: 0 });
    }

    /// Adds free tokens to the pool, limited by the stock (MD-Q33).
    pub(crate) fn free_tokens(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let count = count.min(player.stock);
        player.stock -= count;
        player.pool += count;
        let card = self.play.card;
        log.tell(Audience::All, || Event::FreeTokens { seat, count, card });
    }

    /// Steps of a breakthrough that the seat still needs, as bits; 0 if it is claimed.
    pub fn lacking_steps(&self, seat: Seat, deed: Deed) -> u8 {
        if !self.is_unclaimed(deed) {
            return 0;
        }
        printed().all_steps(deed) & !self.player(seat).steps[deed.index()]
    }

    /// MD-F27: a step must be placed if it is still needed. If all tokens are in use, the seat may move one (MD-Q56).
    pub(crate) fn place_step(
        &mut self,
        seat: Seat,
        deed: Deed,
        step: u8,
        rolled: bool,
        log: &mut impl Log<Event>,
    ) {
        if self.lacking_steps(seat, deed) >> (step - 1) & 1 == 0 {
            return;
        }
        if self.player(seat).step_tokens_used() >= printed().constants.step_tokens {
            self.frames.push(Frame::MoveStep { deed, step, rolled });
            return;
        }
        self.put_step(seat, deed, step, rolled, log);
    }

    pub(crate) fn put_step(
        &mut self,
        seat: Seat,
        deed: Deed,
        step: u8,
        rolled: bool,
        log: &mut impl Log<Event>,
    ) {
        let player = self.player_mut(seat);
        player.steps[deed.index()] |= 1 << (step - 1);
        if rolled {
            player.rolled[deed.index()] |= 1 << (step - 1);
        }
        log.tell(Audience::All, || Event::StepPlaced { seat, deed, step });
    }

    pub(crate) fn remove_step(&mut self, seat: Seat, deed: Deed, step: u8) {
        let player = self.player_mut(seat);
        player.steps[deed.index()] &= !(1 << (step - 1));
        player.rolled[deed.index()] &= !(1 << (step - 1));
    }
}
