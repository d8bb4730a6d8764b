//! Phase 2, Card Play: the uses of a card, and how a card is carried out step by step (MD-R8 to MD-R12).

use kernel::frames::Flow;
use kernel::{Audience, Chance, Die, Log, Seat, SeatSet};

use crate::Manifest;
use crate::act::Act;
use crate::cardset::CardSet;
use crate::event::{Event, Source};
use crate::names::{Deed, Product, Use};
use crate::printed::{CardKind, Effect, printed};
use crate::state::{Frame, Orders, Play, Seat0, Stage, State, WindowKind};

/// Label of the die rolled for Tea Party and Lawyer.
const EVENT_DIE: &str = "md-die-event";

impl State {
    /// Cards that the seat can play now in at least one use: Destiny cards and leaders as a whole, event cards at least as News.
    pub(crate) fn playable_by(&self, seat: Seat) -> CardSet {
        let player = self.player(seat);
        let cards = player.hand & self.playable();
        if player.this_turn.destiny_played { cards - printed().destiny } else { cards }
    }

    /// MD-R11, MD-Q63: whether an event card can be played as the event.
    pub(crate) fn event_is_legal(&self, seat: Seat, card: u8) -> bool {
        match printed().effect(card) {
            Some(Effect::Court) | None => false,
            Some(Effect::Spy) => !self.spy_targets(seat).is_empty(),
            Some(Effect::Reconstruction { .. }) => self.civil_war,
            Some(Effect::Step { ingenuity: true }) => {
                let player = self.player(seat);
                player.pioneers > 0 && !(player.established() & printed().us).is_empty()
            }
            Some(_) => true,
        }
    }

    /// MD-Q64: other seats that have cards in hand and are not shielded.
    pub(crate) fn spy_targets(&self, seat: Seat) -> SeatSet {
        let named = |other: &Seat| {
            let player = self.player(*other);
            *other != seat && !player.hand.is_empty() && !player.this_turn.shielded
        };
        self.all_seats().filter(named).collect()
    }

    /// Moves a card from the hand to the table, visible to all.
    pub(crate) fn lay_open(&mut self, seat: Seat, card: u8) {
        let player = self.player_mut(seat);
        player.hand.remove(card);
        player.table.insert(card);
        self.forget(card);
    }
}

impl Manifest {
    pub(crate) fn card_act(&self, at: &mut State, seat: Seat, act: Act, log: &mut impl Log<Event>) {
        match act {
            Act::Play { card, used } => self.play_card(at, seat, card, used, log),
            Act::Ask => at.player_mut(seat).orders = Orders::Ask,
            _ => {
                let player = at.player(seat);
                if player.owns(Deed::Storytelling) && !player.hand.is_empty() {
                    at.frames.push(Frame::Discard);
                } else {
                    self.end_card_turn(at, log);
                }
            }
        }
    }

    fn play_card(&self, at: &mut State, seat: Seat, card: u8, used: Use, log: &mut impl Log<Event>) {
        at.lay_open(seat, card);
        log.tell(Audience::All, || Event::Played { seat, card, used });
        let print = printed().card(card);
        match (used, print.kind) {
            (Use::Payout, _) => {
                if let Some(product) = print.product {
                    self.pay_out(at, product, log);
                }
            }
            (Use::News, _) => {
                // MD-C63: against Spy, News protects like the event. Nothing can overrule it.
                if print.effect == Some(Effect::President) {
                    at.player_mut(seat).this_turn.shielded = true;
                }
            }
            (_, CardKind::Leader) => self.give_leader(at, seat, card, log),
            (_, kind) => {
                at.player_mut(seat).this_turn.destiny_played |= kind == CardKind::Destiny;
                at.play = Play { card, seat: Seat0(seat), ..Play::default() };
                at.frames.push(Frame::Resolve);
            }
        }
    }

    /// MD-R10, MD-R16: gives what a leader gives at once.
    pub(crate) fn give_leader(&self, at: &mut State, seat: Seat, card: u8, log: &mut impl Log<Event>) {
        let Some(leader) = &printed().card(card).leader else { return };
        at.gain(seat, leader.cash, Source::Card(card), log);
        if leader.pioneer {
            at.free_pioneer(seat, log);
        }
        let fits: Vec<Deed> = at.leader_deeds(seat, card).collect();
        match fits[..] {
            [] => {}
            [deed] => self.place_leader_steps(at, seat, card, deed, log),
            _ => at.frames.push(Frame::LeaderSteps { card }),
        }
    }

    pub(crate) fn place_leader_steps(
        &self,
        at: &mut State,
        seat: Seat,
        card: u8,
        deed: Deed,
        log: &mut impl Log<Event>,
    ) {
        let Some(leader) = &printed().card(card).leader else { return };
        for &step in &leader.steps {
            at.place_step(seat, deed, step, false, log);
        }
    }

    /// Pays all seats, no matter who played the card.
    pub(crate) fn pay_out(&self, at: &mut State, product: Product, log: &mut impl Log<Event>) {
        let mut paid = Vec::new();
        for seat in at.in_order() {
            let level = at.payout_level(seat, product);
            let cash = printed().payout(product, level);
            if cash > 0 {
                at.player_mut(seat).cash += cash;
                at.bank -= cash;
                if Self::listens(log) {
                    paid.push((seat, level, cash));
                }
            }
        }
        log.tell(Audience::All, || Event::Payout { product, paid });
    }

    fn listens<L: Log<Event>>(_: &L) -> bool {
        L::LISTENS
    }

    /// Carries out one stage of the current card.
    pub(crate) fn resolve<C: Chance>(
        &self,
        at: &mut State,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<Flow, C::Stop> {
        let card = at.play.card;
        let Seat0(seat) = at.play.seat;
        let effect = printed().effect(card).expect("only cards with an effect are carried out");
        match at.play.stage {
            Stage::Name => {
                if at.asking().is_some() {
                    at.frames.push(Frame::Name);
                    return Ok(Flow::On);
                }
                at.play.stage = Stage::Roll;
            }
            Stage::Roll => {
                if matches!(effect, Effect::Tax { .. } | Effect::Divest { limit: None, .. }) {
                    let die = chance.die(Die { sides: 6, seat: Some(seat), why: EVENT_DIE })?;
                    at.play.die = die;
                    log.tell(Audience::All, || Event::Rolled { seat, card, die });
                }
                if let Effect::WorldWar { cash, .. } = effect {
                    at.gain(seat, *cash, Source::Card(card), log);
                }
                if matches!(effect, Effect::TechnologyMarkers { .. }) {
                    // MD-F7, MD-C13: this payout comes before the event.
                    if let Some(product) = printed().card(card).product {
                        self.pay_out(at, product, log);
                    }
                }
                at.civil_war |= matches!(effect, Effect::CivilWar { .. });
                at.play.stage = Stage::Court;
            }
            Stage::Court => {
                at.play.stage = Stage::Strike;
                if matches!(effect, Effect::Divest { .. } | Effect::Congress { .. } | Effect::President) {
                    let others = SeatSet::first_n(at.seats).without(seat);
                    at.open_window(WindowKind::Court, others, log);
                }
            }
            Stage::Strike => {
                at.play.stage = Stage::Carry;
                if !at.play.overruled {
                    at.play.struck = self.struck(at, effect);
                    let kind = match effect {
                        Effect::CivilWar { .. } => WindowKind::CivilWar,
                        _ => WindowKind::President,
                    };
                    at.open_window(kind, at.play.struck, log);
                }
            }
            Stage::President => at.play.stage = Stage::Carry,
            Stage::Carry => {
                at.play.stage = Stage::Losses;
                if at.play.overruled {
                    log.tell(Audience::All, || Event::Overruled { card });
                } else {
                    self.carry_out(at, effect, chance, log)?;
                }
            }
            Stage::Losses => {
                if self.next_loss(at) {
                    return Ok(Flow::On);
                }
                at.play.stage = Stage::Payout;
            }
            Stage::Payout => {
                let print = printed().card(card);
                let paid_first = matches!(effect, Effect::TechnologyMarkers { .. });
                if let (CardKind::Destiny, Some(product), false) = (print.kind, print.product, paid_first) {
                    self.pay_out(at, product, log);
                }
                at.play.stage = Stage::Done;
            }
            Stage::Done => {
                at.play = Play::default();
                at.frames.pop();
            }
        }
        Ok(Flow::On)
    }

    /// MD-C35, MD-C49: finds the next seat that must choose its losses. Returns false if there is none.
    fn next_loss(&self, at: &mut State) -> bool {
        loop {
            let Some(seat) = at.in_order().find(|&seat| at.play.losing.contains(seat)) else { return false };
            if at.play.to_lose == 0 {
                at.play.losing = at.play.losing.without(seat);
                if let Some(next) = at.in_order().find(|&seat| at.play.losing.contains(seat)) {
                    at.play.to_lose = at.must_lose(next);
                }
                continue;
            }
            at.frames.push(Frame::Lose);
            return true;
        }
    }
}

impl State {
    /// The seat that is choosing its losses.
    pub(crate) fn loser(&self) -> Seat {
        self.in_order().find(|&seat| self.play.losing.contains(seat)).unwrap_or(self.play.seat.0)
    }

    /// Breakthroughs on which the seat can place at least one of the leader's steps (MD-Q58).
    pub(crate) fn leader_deeds(&self, seat: Seat, card: u8) -> impl Iterator<Item = Deed> + use<'_> {
        let leader = printed().card(card).leader.as_ref();
        leader.into_iter().flat_map(|leader| &leader.on).copied().filter(move |&deed| {
            let lacking = self.lacking_steps(seat, deed);
            let steps = &printed().card(card).leader.as_ref().expect("a leader").steps;
            steps.iter().any(|step| lacking >> (step - 1) & 1 == 1)
        })
    }
}
