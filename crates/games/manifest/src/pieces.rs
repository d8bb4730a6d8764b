//! Tokens, cash and Profit: the small moves that everything else is made of.

use kernel::{Audience, Log, Seat};

use crate::event::{Event, Source};
use crate::names::{Deed, Purchase};
use crate::printed::printed;
use crate::state::{Frame, State};
use crate::territory::Territory;

impl State {
    /// From the bank.
    pub(crate) fn gain(&mut self, seat: Seat, amount: i32, source: Source, log: &mut impl Log<Event>) {
        if amount == 0 {
            return;
        }
        self.player_mut(seat).cash += amount;
        self.bank -= amount;
        log.tell(Audience::All, || Event::Cash { seat, amount, source });
    }

    /// To the bank; nobody loses more than he holds (MD-F42).
    pub(crate) fn lose_cash(&mut self, seat: Seat, amount: i32, source: Source, log: &mut impl Log<Event>) {
        let amount = amount.min(self.player(seat).cash);
        self.player_mut(seat).cash -= amount;
        self.bank += amount;
        log.tell(Audience::All, || Event::Cash { seat, amount: -amount, source });
    }

    /// A price that the seat can pay.
    pub(crate) fn pay(&mut self, seat: Seat, amount: i32) {
        self.player_mut(seat).cash -= amount;
        self.bank += amount;
    }

    /// Between seats; nobody pays more than he holds.
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

    /// MD-F41: never below the least.
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

    /// A token of the stock onto the map.
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

    /// A presence of a token that was taken from somewhere else.
    pub(crate) fn settle(&mut self, seat: Seat, place: Territory, new: bool) {
        let player = self.player_mut(seat);
        player.held.insert(place);
        if new {
            player.new.insert(place);
        } else {
            player.new.remove(place);
        }
    }

    /// MD-F24, MD-R35: the token goes to the Losses Box; an Established one costs Profit later.
    pub(crate) fn lose_presence(&mut self, seat: Seat, place: Territory, log: &mut impl Log<Event>) {
        self.take_off(seat, place);
        self.player_mut(seat).losses += 1;
        log.tell(Audience::All, || Event::Lost { seat, place });
    }

    /// Off the map, the token to wherever the caller puts it.
    pub(crate) fn take_off(&mut self, seat: Seat, place: Territory) {
        let player = self.player_mut(seat);
        if !player.new.contains(place) {
            player.this_turn.lost += 1;
        }
        player.held.remove(place);
        player.new.remove(place);
    }

    /// MD-R20: how many Pioneers the mat may hold.
    pub fn pioneer_limit(&self, seat: Seat) -> u8 {
        let constants = &printed().constants;
        let schools = self.player(seat).owns(Deed::PublicSchools);
        constants.pioneer_limits[usize::from(self.era) - 1]
            + if schools { constants.public_schools_pioneers } else { 0 }
    }

    /// MD-F22, MD-Q31: room on the mat, and none acquired this turn.
    pub(crate) fn may_have_pioneer(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.this_turn.acquired[Purchase::Pioneer.index()] && player.pioneers < self.pioneer_limit(seat)
    }

    /// MD-F6, MD-Q31: lost where it cannot be had.
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

    /// Free tokens into the pool, as far as the stock goes (MD-Q33).
    pub(crate) fn free_tokens(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let count = count.min(player.stock);
        player.stock -= count;
        player.pool += count;
        let card = self.play.card;
        log.tell(Audience::All, || Event::FreeTokens { seat, count, card });
    }

    /// Steps of a breakthrough that the seat lacks, as bits; none where it is claimed.
    pub fn lacking_steps(&self, seat: Seat, deed: Deed) -> u8 {
        if !self.is_unclaimed(deed) {
            return 0;
        }
        printed().all_steps(deed) & !self.player(seat).steps[deed.index()]
    }

    /// MD-F27: mandatory where it fits; with all tokens placed the seat may move one (MD-Q56).
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
