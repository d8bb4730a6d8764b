//! Phase 3, Investment: tokens, cities, Pioneers, cards, progressions, claims, Wireless (MD-R17 to MD-R24).

use kernel::{Audience, Chance, Log, Seat, SeatSet};

use crate::Manifest;
use crate::act::Act;
use crate::event::Event;
use crate::names::{Deed, Purchase};
use crate::printed::printed;
use crate::state::{DeedSet, Frame, State};
use crate::territory::Territories;

/// The current price of a progression for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    pub cost: i32,
    /// Credits from leaders, and the discount of Manifest Destiny.
    pub credit: i32,
    /// Paid to the owners of licensed leaders.
    pub fees: i32,
}

impl Price {
    /// MD-Q19: never less than zero.
    pub fn to_bank(self) -> i32 {
        (self.cost - self.credit).max(0)
    }

    pub fn total(self) -> i32 {
        self.to_bank() + self.fees
    }
}

/// The amount by which a leader reduces the price of a progression.
fn credit_of(card: u8, deed: Deed) -> i32 {
    let leader = printed().card(card).leader.as_ref();
    leader.and_then(|leader| leader.credits.get(&deed)).copied().unwrap_or(0)
}

impl State {
    /// MD-F17, MD-F48: how many tokens the seat can still buy or lift this turn; the limit depends on turn order.
    pub fn tokens_allowed(&self, seat: Seat) -> u8 {
        let limits = &printed().by_seats(self.seats).token_limits;
        let player = self.player(seat);
        let tolerance = if player.owns(Deed::Tolerance) { printed().constants.tolerance_tokens } else { 0 };
        let most = limits[usize::from(self.position_of(seat))] + tolerance;
        most.saturating_sub(player.this_turn.bought + player.this_turn.lifted)
    }

    /// The cost of `count` tokens in addition to those already bought.
    pub fn token_cost(&self, seat: Seat, count: u8) -> i32 {
        let constants = &printed().constants;
        let bought = self.player(seat).this_turn.bought;
        let price = |n: u8| {
            if n < constants.tokens_at_price { constants.token_price } else { constants.token_price_beyond }
        };
        (bought..bought + count).map(|n| i32::from(price(n))).sum()
    }

    /// Maximum number of tokens that the seat can buy now.
    pub fn tokens_buyable(&self, seat: Seat) -> u8 {
        let most = self.tokens_allowed(seat).min(self.player(seat).stock);
        (0..=most).rev().find(|&n| self.token_cost(seat, n) <= self.player(seat).cash).unwrap_or(0)
    }

    /// MD-R18: price in tokens of a city, Pioneer or card.
    pub fn purchase_price(&self, seat: Seat, purchase: Purchase) -> u8 {
        let player = self.player(seat);
        let discount = match purchase {
            Purchase::City => 0,
            Purchase::Pioneer => u8::from(player.owns(Deed::PublicSchools)),
            Purchase::Card => u8::from(player.owns(Deed::Telephone)),
        };
        (self.in_box(purchase) + 1 - discount).max(1)
    }

    /// MD-R19: where the seat can build a city now.
    pub fn city_places(&self, seat: Seat) -> Territories {
        let player = self.player(seat);
        let left = self.cities.len() < printed().constants.cities.into();
        if player.this_turn.acquired[Purchase::City.index()] || !left {
            return Territories::EMPTY;
        }
        let free = player.owns(Deed::Electricity);
        let bought = !player.this_turn.no_city && self.can_pay(seat, Purchase::City);
        if free || bought { player.established() - self.cities } else { Territories::EMPTY }
    }

    fn can_pay(&self, seat: Seat, purchase: Purchase) -> bool {
        self.player(seat).spendable() >= self.purchase_price(seat, purchase)
    }

    /// MD-R20, MD-F20: this also needs a token for the mat.
    pub fn may_buy_pioneer(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let price = self.purchase_price(seat, Purchase::Pioneer);
        let after = player.spendable().saturating_sub(price);
        let for_mat = price >= 2 || player.stock > 0 || after.min(player.wireless) > 0;
        self.may_have_pioneer(seat) && player.spendable() >= price && for_mat
    }

    /// MD-R21.
    pub fn may_buy_card(&self, seat: Seat) -> bool {
        !self.player(seat).this_turn.acquired[Purchase::Card.index()]
            && self.next_deck().is_some()
            && self.can_pay(seat, Purchase::Card)
    }

    /// MD-R22: the price of the progression for the seat, with all credits.
    pub fn price_of(&self, seat: Seat, deed: Deed) -> Price {
        let player = self.player(seat);
        let own: i32 = (player.table & printed().leaders).iter().map(|card| credit_of(card, deed)).sum();
        let licensed: i32 = player.this_turn.licences.iter().map(|card| credit_of(card, deed)).sum();
        Price {
            cost: printed().deed(deed).cost.unwrap_or(0),
            credit: own + licensed + self.discount_for(seat),
            fees: licensed / 2,
        }
    }

    /// MD-C3: the discount of the seat on every progression.
    pub(crate) fn discount_for(&self, seat: Seat) -> i32 {
        let at_home = !(self.player(seat).established() & printed().us).is_empty();
        if at_home { self.discount } else { 0 }
    }

    /// MD-R22: the own and licensed leaders that reduce the price of the progression, with their credits.
    pub(crate) fn credits_on(&self, seat: Seat, deed: Deed) -> impl Iterator<Item = (u8, i32)> + use<> {
        let player = self.player(seat);
        let leaders = (player.table & printed().leaders) | player.this_turn.licences;
        leaders.iter().map(move |card| (card, credit_of(card, deed))).filter(|(_, credit)| *credit > 0)
    }

    /// Progressions that the seat does not own and meets the requirements for.
    pub fn open_progressions(&self, seat: Seat) -> DeedSet {
        let player = self.player(seat);
        let open = |deed: &Deed| {
            !player.owns(*deed) && printed().deed(*deed).own.is_none_or(|need| player.owns(need))
        };
        printed().progressions.iter().copied().filter(open).collect()
    }

    /// Open progressions that the seat can pay for now.
    pub fn affordable_progressions(&self, seat: Seat) -> DeedSet {
        let cash = self.player(seat).cash;
        self.open_progressions(seat)
            .iter()
            .filter(|&deed| self.price_of(seat, deed).total() <= cash)
            .collect()
    }

    /// MD-R24.
    pub fn claimable(&self, seat: Seat) -> DeedSet {
        let player = self.player(seat);
        if player.pioneers == 0 {
            return DeedSet::EMPTY;
        }
        let claimable = |deed: &Deed| {
            player.steps[deed.index()] == printed().all_steps(*deed)
                && self.is_unclaimed(*deed)
                && self.needs_are_met(seat, *deed)
        };
        printed().breakthroughs.iter().copied().filter(claimable).collect()
    }

    /// MD-R23.
    pub fn researchable(&self, seat: Seat) -> DeedSet {
        let player = self.player(seat);
        if player.pioneers == 0 || player.this_turn.researched {
            return DeedSet::EMPTY;
        }
        printed().breakthroughs.iter().copied().filter(|&deed| self.is_unclaimed(deed)).collect()
    }

    /// MD-F48: tokens that can be lifted now.
    pub fn liftable(&self, seat: Seat) -> Territories {
        let player = self.player(seat);
        let most = printed().constants.wireless_most;
        if player.this_turn.lifted < most && self.tokens_allowed(seat) > 0 {
            player.held
        } else {
            Territories::EMPTY
        }
    }

    /// Spends tokens of the pool, and only then those lifted by Wireless (MD-R18).
    pub(crate) fn spend(&mut self, seat: Seat, count: u8) {
        let player = self.player_mut(seat);
        let bought = count.min(player.pool);
        player.pool -= bought;
        player.wireless -= count - bought;
    }

    /// One of the paid tokens goes into the box, the others are returned for the next turn (MD-F19).
    fn buy(&mut self, seat: Seat, purchase: Purchase, price: u8) {
        self.spend(seat, price);
        let player = self.player_mut(seat);
        player.boxes[purchase.index()] += 1;
        player.returned += price - 1;
        player.this_turn.acquired[purchase.index()] = true;
    }
}

impl Manifest {
    pub(crate) fn trade_act<C: Chance>(
        &self,
        at: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        match act {
            Act::Tokens(count) => {
                let cash = at.token_cost(seat, count);
                at.pay(seat, cash);
                let player = at.player_mut(seat);
                player.stock -= count;
                player.pool += count;
                player.this_turn.bought += count;
                log.tell(Audience::All, || Event::Bought { seat, count, cash });
            }
            Act::City(place) => {
                let mut tokens = 0;
                if at.player(seat).owns(Deed::Electricity) {
                    at.player_mut(seat).this_turn.acquired[Purchase::City.index()] = true;
                } else {
                    tokens = at.purchase_price(seat, Purchase::City);
                    at.buy(seat, Purchase::City, tokens);
                }
                at.cities.insert(place);
                log.tell(Audience::All, || Event::CityBuilt { seat, place, tokens });
            }
            Act::Pioneer => {
                let tokens = at.purchase_price(seat, Purchase::Pioneer);
                at.buy(seat, Purchase::Pioneer, tokens);
                let player = at.player_mut(seat);
                player.pioneers += 1;
                // MD-F20: the token for the mat is one of those paid if possible, else one from stock, else one lifted by Wireless.
                if tokens >= 2 {
                    player.returned -= 1;
                } else if player.stock > 0 {
                    player.stock -= 1;
                } else {
                    player.wireless -= 1;
                }
                log.tell(Audience::All, || Event::Pioneer { seat, tokens });
            }
            Act::Card => {
                let tokens = at.purchase_price(seat, Purchase::Card);
                at.buy(seat, Purchase::Card, tokens);
                log.tell(Audience::All, || Event::CardBought { seat, tokens });
                at.draw_card(seat, chance, log)?;
            }
            Act::Progress(deed) => self.buy_progression(at, seat, deed, log),
            Act::Lift(place) => {
                at.take_off(seat, place);
                let player = at.player_mut(seat);
                player.wireless += 1;
                player.this_turn.lifted += 1;
                log.tell(Audience::All, || Event::Lifted { seat, place });
            }
            Act::Research(deed) => self.research(at, seat, deed, chance, log)?,
            Act::Claim(deed) => self.claim(at, seat.alone(), deed, log),
            _ if at.frame() == Frame::Lift => {
                at.frames.pop();
            }
            _ => self.end_investment_turn(at, log),
        }
        Ok(())
    }

    fn buy_progression(&self, at: &mut State, seat: Seat, deed: Deed, log: &mut impl Log<Event>) {
        let price = at.price_of(seat, deed);
        at.pay(seat, price.to_bank());
        at.player_mut(seat).deeds.insert(deed);
        log.tell(Audience::All, || Event::Acquired {
            seat,
            deed,
            price: price.to_bank(),
            credit: price.credit.min(price.cost),
        });
        if deed == Deed::Wireless {
            at.frames.push(Frame::Lift);
        }
        for card in at.player(seat).this_turn.licences.iter() {
            let leader = printed().card(card).leader.as_ref().expect("only leaders are licensed");
            let Some(credit) = leader.credits.get(&deed) else { continue };
            let cash = credit / 2;
            if let Some(to) = at.player(seat).this_turn.partner {
                at.player_mut(seat).cash -= cash;
                at.player_mut(to).cash += cash;
                log.tell(Audience::All, || Event::Fee { seat, to, cash, card });
            }
            // MD-R16: the first purchase with a licence also gives the leader's steps and Pioneer.
            if !at.player(seat).this_turn.licences_begun.contains(card) {
                at.player_mut(seat).this_turn.licences_begun.insert(card);
                self.give_leader(at, seat, card, log);
            }
        }
    }

    /// MD-R24, MD-R15: the seats get the deed with its points; the Pioneer's token stays on the chart; all step tokens on it return.
    pub(crate) fn claim(&self, at: &mut State, seats: SeatSet, deed: Deed, log: &mut impl Log<Event>) {
        for seat in seats.iter() {
            let player = at.player_mut(seat);
            player.deeds.insert(deed);
            player.pioneers -= 1;
            player.chart += 1;
        }
        for player in &mut at.players {
            player.steps[deed.index()] = 0;
            player.rolled[deed.index()] = 0;
        }
        log.tell(Audience::All, || Event::Claimed { seats, deed });
    }
}
