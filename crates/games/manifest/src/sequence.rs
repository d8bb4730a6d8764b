//! The sequence of play: set-up, the five phases of a turn, and the end, as steps that run until somebody must decide.

use kernel::frames::{Flow, run};
use kernel::{Audience, Chance, Log, Seat, SeatSet};

use crate::Manifest;
use crate::act::Act;
use crate::decks::piles;
use crate::event::Event;
use crate::names::Deed;
use crate::printed::printed;
use crate::state::{
    BySeat, Discounts, Fight, Frame, Offer, Orders, Phase, Research, SEATS_MAX, State, StruckProduct,
    ThisTurn,
};
use crate::territory::Territories;

impl Manifest {
    /// MD-R1, MD-R2.
    pub(crate) fn set_up<C: Chance>(
        &self,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<State, C::Stop> {
        let constants = &printed().constants;
        let mut at = State::new(self.0.seats);
        let mut destiny = constants.start_destiny.iter().fold(0u128, |set, &card| set | 1 << card);
        let mut deal = |at: &mut State, seat: Seat, card: u8| {
            at.decks[0].remove(card);
            at.player_mut(seat).hand.insert(card);
            log.tell(Audience::Only(seat), || Event::Dealt { seat, card });
        };
        for seat in at.all_seats() {
            let card = chance.draw(piles::DESTINY, destiny)?;
            destiny &= !(1 << card);
            deal(&mut at, seat, card as u8);
        }
        for seat in at.all_seats() {
            for _ in 0..constants.start_cards {
                let card = chance.draw(piles::ERAS[0], at.decks[0].bits())?;
                deal(&mut at, seat, card as u8);
            }
        }
        let count = printed().by_seats(self.0.seats).removed;
        for (era, pile) in piles::ERAS.into_iter().enumerate() {
            for _ in 0..count {
                let card = chance.draw(pile, at.decks[era].bits())? as u8;
                at.decks[era].remove(card);
                at.removed[era].insert(card);
            }
        }
        if count > 0 {
            log.tell(Audience::All, || Event::Removed { count });
        }
        Ok(at)
    }

    pub(crate) fn advance<C: Chance>(
        &self,
        at: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        self.apply(at, seat, act, chance, log)?;
        run(at, |at| self.step(at, chance, log))
    }

    /// The direct effect of an act.
    fn apply<C: Chance>(
        &self,
        at: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        match at.frame() {
            Frame::Bids => {
                if let Act::Bid(cash) = act {
                    at.seal(seat, cash);
                }
                if at.asked.is_empty() {
                    self.open_bids(at, chance, log)?;
                }
            }
            Frame::Homes => {
                if let Act::Home(home) = act {
                    self.take_home(at, seat, home, log);
                }
            }
            Frame::Positions => {
                if let Act::Position(position) = act {
                    self.take_position(at, seat, position - 1, log);
                }
            }
            Frame::Priority => {
                at.seal(seat, u8::from(act == Act::Priority(true)));
                if at.asked.is_empty() {
                    self.open_priority(at, log);
                }
            }
            Frame::Cards => self.card_act(at, seat, act, log),
            Frame::Discard => {
                if let Act::Discard(card) = act {
                    at.player_mut(seat).hand.remove(card);
                    at.forget(card);
                    at.out.insert(card);
                    log.tell(Audience::All, || Event::Discarded { seat, card });
                }
                at.frames.pop();
                self.end_card_turn(at, log);
            }
            Frame::Name => self.name(at, act, log),
            Frame::Window(kind) => self.answer(at, seat, act, kind, log),
            Frame::LeaderSteps { card } => {
                at.frames.pop();
                if let Act::Deed(deed) = act {
                    self.place_leader_steps(at, seat, card, deed, log);
                }
            }
            Frame::MoveStep { deed, step, rolled } => {
                at.frames.pop();
                if let Act::Move { deed: from, step: old } = act {
                    at.remove_step(seat, from, old);
                    log.tell(Audience::All, || Event::StepLeft { seat, deed: from, step: old });
                    at.put_step(seat, deed, step, rolled, log);
                } else {
                    log.tell(Audience::All, || Event::StepForgone { seat, deed, step });
                }
            }
            Frame::Lose => {
                if let Act::Lose(place) = act {
                    at.lose_presence(seat, place, log);
                    at.play.to_lose -= 1;
                }
                at.frames.pop();
            }
            Frame::Divest | Frame::DivestTo | Frame::DivestAnswer => self.divest_act(at, seat, act, log),
            Frame::Offers | Frame::LaterOffers | Frame::Compose | Frame::Answer => {
                self.offer_act(at, seat, act, log);
            }
            Frame::Trade | Frame::Lift | Frame::Researched => self.trade_act(at, seat, act, chance, log)?,
            Frame::ResearchReroll | Frame::CallSix => self.research_act(at, seat, act, chance, log)?,
            Frame::ThinkTank => {
                at.frames.pop();
                if act == Act::Reject {
                    at.reject(seat, chance, log)?;
                } else {
                    let card = std::mem::take(&mut at.drawn);
                    at.receive(seat, card, log);
                }
            }
            Frame::Expand => self.expand_act(at, seat, act, chance, log)?,
            Frame::AttackBanner | Frame::AttackRock | Frame::DefenceBanner => {
                self.reroll_act(at, seat, act, chance, log)?;
            }
            Frame::Over | Frame::Resolve | Frame::Divesting | Frame::PlaceSteps | Frame::Draws => {}
        }
        Ok(())
    }

    /// One automatic step; waits if somebody must decide.
    fn step<C: Chance>(
        &self,
        at: &mut State,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<Flow, C::Stop> {
        Ok(match at.frame() {
            Frame::Homes => self.step_homes(at, log),
            Frame::Positions => self.step_positions(at, log),
            Frame::Cards if at.player(at.mover()).hand.is_empty() => {
                self.end_card_turn(at, log);
                Flow::On
            }
            Frame::Resolve => self.resolve(at, chance, log)?,
            Frame::Divesting => self.divest_next(at, log),
            Frame::DivestTo => self.divest_to_next(at, log),
            Frame::Offers if at.possible_offers().is_empty() => self.end_offers(at),
            Frame::LaterOffers if !at.may_offer(at.offer.from) => self.next_later_offer(at),
            Frame::PlaceSteps => self.place_rolled_steps(at, log),
            Frame::Researched if at.claimable(at.mover()).is_empty() => {
                self.end_investment_turn(at, log);
                Flow::On
            }
            Frame::Lift if at.liftable(at.mover()).is_empty() => {
                at.frames.pop();
                Flow::On
            }
            Frame::Expand if at.player(at.mover()).spendable() == 0 => {
                self.end_expansion_turn(at, log);
                Flow::On
            }
            Frame::Draws => self.draw_next(at, chance, log)?,
            _ => Flow::Wait,
        })
    }

    /// MD-R3: everybody pays his bid. Equal bids are ordered by lot.
    fn open_bids<C: Chance>(
        &self,
        at: &mut State,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let bids: Vec<(Seat, u8)> =
            at.all_seats().map(|seat| (seat, at.sealed[seat.index()].unwrap_or(0))).collect();
        let mut order = at.choosers;
        let mut left: Vec<(Seat, u8)> = bids.clone();
        for place in order.iter_mut().take(bids.len()) {
            let most = left.iter().map(|(_, cash)| *cash).max().unwrap_or(0);
            let tied = left.iter().filter(|(_, cash)| *cash == most);
            let lot = tied.clone().fold(0u64, |set, (seat, _)| set | 1 << seat.0);
            let next = if lot.count_ones() == 1 {
                lot.trailing_zeros() as u16
            } else {
                chance.draw(piles::LOT, lot)?
            };
            *place = Seat(next as u8);
            left.retain(|(seat, _)| seat.0 != next as u8);
        }
        for &(seat, cash) in &bids {
            at.pay(seat, cash.into());
        }
        let first: Vec<Seat> = order[..bids.len()].to_vec();
        log.tell(Audience::All, || Event::Bids { bids, first });
        at.unseal();
        at.choosers = order;
        at.chooser = 0;
        at.frames.turn_into(Frame::Homes);
        Ok(())
    }

    fn take_home(&self, at: &mut State, seat: Seat, home: crate::Territory, log: &mut impl Log<Event>) {
        let player = at.player_mut(seat);
        player.home = Some(home);
        player.stock -= 1;
        at.settle(seat, home, false);
        at.chooser += 1;
        log.tell(Audience::All, || Event::HomeTaken { seat, home });
    }

    fn step_homes(&self, at: &mut State, log: &mut impl Log<Event>) -> Flow {
        if at.chooser < at.seats {
            let free = printed().homes - at.homes();
            if let (1, Some(home)) = (free.len(), free.first()) {
                self.take_home(at, at.choosers[usize::from(at.chooser)], home, log);
                return Flow::On;
            }
            return Flow::Wait;
        }
        if self.0.options.closes_homes(at.seats) {
            let taken = at.homes();
            let near = |home| printed().land(home) | printed().ferry(home);
            let beside = taken.iter().fold(taken, |all, home| all | near(home));
            let untaken = printed().homes - taken;
            let closed = untaken.iter().fold(untaken, |all, home| all | (printed().land(home) - beside));
            at.closed = closed;
            if !closed.is_empty() {
                log.tell(Audience::All, || Event::Closed { places: closed });
            }
        }
        at.chooser = 0;
        at.frames.turn_into(Frame::Positions);
        Flow::On
    }

    fn take_position(&self, at: &mut State, seat: Seat, position: u8, log: &mut impl Log<Event>) {
        at.positions[usize::from(position)] = Some(seat);
        at.chooser += 1;
        log.tell(Audience::All, || Event::PositionTaken { seat, position: position + 1 });
    }

    fn step_positions(&self, at: &mut State, log: &mut impl Log<Event>) -> Flow {
        let seats = usize::from(at.seats);
        if usize::from(at.chooser) + 1 == seats {
            let free = at.positions[..seats].iter().position(Option::is_none).expect("one position is left");
            self.take_position(at, at.choosers[seats - 1], free as u8, log);
            return Flow::On;
        }
        if at.chooser < at.seats {
            return Flow::Wait;
        }
        for (place, taken) in at.order.iter_mut().zip(&mut at.positions) {
            if let Some(seat) = taken.take() {
                *place = seat;
            }
        }
        at.chooser = 0;
        if at.phase == Phase::SetUp {
            let turn = at.turn;
            log.tell(Audience::All, || Event::Turn { turn, era: 1 });
        }
        self.begin(at, Phase::CardPlay, log);
        at.play_era = at.era;
        at.frames.turn_into(Frame::Cards);
        Flow::On
    }

    pub(crate) fn begin(&self, at: &mut State, phase: Phase, log: &mut impl Log<Event>) {
        at.phase = phase;
        at.position = 0;
        log.tell(Audience::All, || Event::Begins { phase });
    }

    /// MD-R12, then continues with the next seat or phase.
    pub(crate) fn end_card_turn(&self, at: &mut State, log: &mut impl Log<Event>) {
        let seat = at.mover();
        let constants = &printed().constants;
        let player = at.player(seat);
        let free = at.free_hand(seat);
        if player.hand.len() > usize::from(free) {
            let before = player.profit;
            let profit = (before - constants.hand_penalty).max(constants.least_profit);
            at.player_mut(seat).profit = profit;
            log.tell(Audience::All, || Event::HandPenalty { seat, profit: profit - before });
        }
        at.position += 1;
        if at.position < at.seats {
            return;
        }
        at.transition = false;
        self.begin(at, Phase::Investment, log);
        at.frames.turn_into(Frame::Offers);
        self.begin_investment_turn(at);
    }

    pub(crate) fn begin_investment_turn(&self, at: &mut State) {
        at.offer = Offer { from: at.mover(), ..Offer::default() };
        at.research = Research::default();
    }

    /// MD-R25: the checks at the end of Investment, then continues with Expansion.
    pub(crate) fn end_investment_turn(&self, at: &mut State, log: &mut impl Log<Event>) {
        at.research = Research::default();
        at.position += 1;
        if at.position < at.seats {
            at.frames.turn_into(Frame::Offers);
            self.begin_investment_turn(at);
            return;
        }
        at.offer = Offer::default();
        if at.goal_is_reached() || at.last_turn == at.turn {
            self.end(at, log);
            return;
        }
        self.begin(at, Phase::Expansion, log);
        at.frames.turn_into(Frame::Expand);
    }

    /// MD-R26, MD-R34: unused tokens return to stock. After the last seat come the check and Adjustments.
    pub(crate) fn end_expansion_turn(&self, at: &mut State, log: &mut impl Log<Event>) {
        let player = at.player_mut(at.mover());
        player.stock += player.pool + player.wireless;
        player.pool = 0;
        player.wireless = 0;
        at.attacked = Territories::EMPTY;
        at.attacked_again = Territories::EMPTY;
        at.fight = Fight::default();
        at.position += 1;
        if at.position < at.seats {
            return;
        }
        if at.goal_is_reached() {
            self.end(at, log);
            return;
        }
        self.begin(at, Phase::Adjustments, log);
        self.adjust(at, log);
        at.frames.turn_into(Frame::Draws);
    }

    fn end(&self, at: &mut State, log: &mut impl Log<Event>) {
        at.frames.turn_into(Frame::Over);
        let verdict = at.verdict();
        let points = || at.all_seats().map(|seat| (seat, verdict.scores[seat.index()])).collect();
        log.tell(Audience::All, || Event::Over {
            winners: verdict.winners,
            how: verdict.how,
            points: points(),
        });
    }

    /// MD-R39: ends the effects of this turn. MD-R5, MD-R6: starts the next one.
    pub(crate) fn next_turn(&self, at: &mut State, log: &mut impl Log<Event>) {
        for player in &mut at.players {
            player.this_turn = ThisTurn::default();
            if player.orders == Orders::PassThisTurn {
                player.orders = Orders::Ask;
            }
        }
        at.discount = 0;
        at.banned = StruckProduct::default();
        at.surplus = StruckProduct::default();
        at.cold = Territories::EMPTY;
        at.cold_exempt = None;
        at.disobedience = false;
        at.marketing = [Discounts::default(); 4];
        at.turn += 1;
        let (turn, era) = (at.turn, at.era);
        log.tell(Audience::All, || Event::Turn { turn, era });
        self.begin(at, Phase::TurnOrder, log);
        let highest: BySeat<u8> = std::array::from_fn(|n| at.players[n].table.highest().unwrap_or(0));
        self.clear_table(at, log);
        // MD-R7: ordered by each seat's highest card number. Seats without cards keep their previous order.
        let mut choosers: Vec<Seat> = at.in_order().collect();
        choosers.sort_by_key(|seat| std::cmp::Reverse(highest[seat.index()]));
        at.choosers[..choosers.len()].copy_from_slice(&choosers);
        at.chooser = 0;
        at.positions = [None; SEATS_MAX];
        let may = |seat: &Seat| at.player(*seat).priority && at.player(*seat).stock > 0;
        let asked: SeatSet = at.all_seats().filter(may).collect();
        if asked.is_empty() {
            at.frames.turn_into(Frame::Positions);
        } else {
            at.ask(asked);
            at.frames.turn_into(Frame::Priority);
        }
    }

    /// MD-R6, MD-R7: seats that use Priority choose first.
    fn open_priority(&self, at: &mut State, log: &mut impl Log<Event>) {
        let used: SeatSet = at.all_seats().filter(|seat| at.sealed[seat.index()] == Some(1)).collect();
        at.unseal();
        if !used.is_empty() {
            log.tell(Audience::All, || Event::PriorityUsed { seats: used });
        }
        for seat in used.iter() {
            at.player_mut(seat).priority = false;
        }
        let seats = usize::from(at.seats);
        at.choosers[..seats].sort_by_key(|&seat| !used.contains(seat));
        at.frames.turn_into(Frame::Positions);
    }
}

impl State {
    /// MD-F12: number of cards that the seat may hold without a penalty.
    pub fn free_hand(&self, seat: Seat) -> u8 {
        let constants = &printed().constants;
        if self.player(seat).owns(Deed::Storytelling) {
            constants.hand_free_storytelling
        } else {
            constants.hand_free
        }
    }

    /// Asks several seats; each answers separately and sealed.
    pub(crate) fn ask(&mut self, seats: SeatSet) {
        self.asked = seats;
        self.sealed = [None; SEATS_MAX];
    }

    pub(crate) fn seal(&mut self, seat: Seat, answer: u8) {
        self.sealed[seat.index()] = Some(answer);
        self.asked = self.asked.without(seat);
    }

    pub(crate) fn unseal(&mut self) {
        self.sealed = [None; SEATS_MAX];
    }

    /// After a card has left a hand openly, it is no longer listed as known in a hand.
    pub(crate) fn forget(&mut self, card: u8) {
        for player in &mut self.players {
            player.known.remove(card);
        }
    }
}
