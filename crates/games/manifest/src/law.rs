//! What is legal now, and why other acts are not.

use kernel::{Acts, Refusal, Seat, SeatSet, Text};

use crate::Manifest;
use crate::act::Act;
use crate::effects::Asking;
use crate::names::{Deed, Product, Purchase, Region, Use};
use crate::picture::rule_of_question;
use crate::printed::{CardKind, Effect, printed};
use crate::state::{Frame, Orders, State};
use crate::territory::{Territories, Territory};

#[inline]
fn deed_at(index: u16) -> Deed {
    Deed::ALL[usize::from(index)]
}

fn seat_bits(seats: SeatSet) -> u64 {
    seats.iter().fold(0, |set, seat| set | 1 << seat.0)
}

/// The numbers 1 to `most` as bits.
fn up_to(most: u8) -> u64 {
    ((1u64 << most) - 1) << 1
}

impl State {
    /// The seats that must decide now.
    pub(crate) fn deciding(&self) -> SeatSet {
        match self.frame() {
            Frame::Bids | Frame::Priority | Frame::Window(_) => self.asked,
            Frame::Homes | Frame::Positions => self.choosers[usize::from(self.chooser)].alone(),
            Frame::Name => self.play.seat.0.alone(),
            Frame::Lose => self.loser().alone(),
            Frame::Divest | Frame::DivestTo => self.divestiture.seat.map_or(SeatSet::EMPTY, Seat::alone),
            Frame::DivestAnswer => self.divestiture.to.map_or(SeatSet::EMPTY, Seat::alone),
            Frame::LaterOffers | Frame::Compose => self.offer.from.alone(),
            Frame::Answer => self.offer.to.alone(),
            Frame::ThinkTank => self.drawer().alone(),
            Frame::DefenceBanner => self.fight.defender.map_or(SeatSet::EMPTY, Seat::alone),
            Frame::Over | Frame::Resolve | Frame::Divesting | Frame::PlaceSteps | Frame::Draws => {
                SeatSet::EMPTY
            }
            _ => self.mover().alone(),
        }
    }
}

impl Manifest {
    #[inline]
    pub(crate) fn legal(&self, at: &State, seat: Seat, out: &mut impl Acts<Act>) {
        if !at.deciding().contains(seat) {
            return;
        }
        let place = Territory::nth;
        match at.frame() {
            Frame::Bids => {
                let step = printed().constants.bid_step;
                let most = at.player(seat).cash / i32::from(step);
                for n in 0..=most as u8 {
                    out.one(Act::Bid(n * step));
                }
            }
            Frame::Homes => out.each((printed().homes - at.homes()).bits(), |n| Act::Home(place(n))),
            Frame::Positions => {
                for n in (0..at.seats).filter(|&n| at.positions[usize::from(n)].is_none()) {
                    out.one(Act::Position(n + 1));
                }
            }
            Frame::Priority => {
                out.one(Act::Priority(true));
                out.one(Act::Priority(false));
            }
            Frame::Cards => self.legal_cards(at, seat, out),
            Frame::Discard => {
                out.each(at.player(seat).hand.bits(), |card| Act::Discard(card as u8));
                out.one(Act::Done);
            }
            Frame::Name => {
                if let Some(asking) = at.asking() {
                    self.legal_names(at, seat, asking, out);
                }
            }
            Frame::Window(kind) => {
                out.each(at.answers(seat, kind).bits(), |card| Act::Answer(card as u8));
                for orders in [Orders::Ask, Orders::PassThisTurn, Orders::PassAlways] {
                    out.one(Act::Pass(orders));
                }
            }
            Frame::LeaderSteps { card } => {
                at.leader_deeds(seat, card).for_each(|deed| out.one(Act::Deed(deed)))
            }
            Frame::MoveStep { deed, .. } => {
                for &other in printed().breakthroughs.iter().filter(|&&other| other != deed) {
                    let steps = u64::from(at.player(seat).steps[other.index()]) << 1;
                    out.each(steps, |step| Act::Move { deed: other, step: step as u8 });
                }
                out.one(Act::Forgo);
            }
            Frame::Lose => out.each(at.may_lose(seat).bits(), |n| Act::Lose(place(n))),
            Frame::Divest => out.each(at.divestable(seat).bits(), |n| Act::Divest(place(n))),
            Frame::DivestTo => out.each(seat_bits(at.divest_takers()), |n| Act::To(Seat(n as u8))),
            Frame::DivestAnswer => {
                out.one(Act::Take { new: true });
                out.one(Act::Take { new: false });
                out.one(Act::Decline);
            }
            Frame::Offers => {
                out.each(seat_bits(at.possible_offers()), |n| Act::Offer(Seat(n as u8)));
                out.one(Act::Done);
            }
            Frame::LaterOffers => {
                out.one(Act::Offer(at.mover()));
                out.one(Act::Done);
            }
            Frame::Compose => {
                let offer = &at.offer;
                if offer.joint.is_none() {
                    out.each(at.joint_claims(offer.from, offer.to).bits(), |n| Act::Joint(deed_at(n)));
                }
                let licences = at.licences_between(offer.from, offer.to) - offer.licences;
                out.each(licences.bits(), |card| Act::Licence(card as u8));
                if offer.joint.is_some() || !offer.licences.is_empty() {
                    out.one(Act::Send);
                }
            }
            Frame::Answer => {
                out.one(Act::Accept);
                out.one(Act::Decline);
            }
            Frame::Trade => self.legal_trade(at, seat, out),
            Frame::Lift => {
                out.each(at.liftable(seat).bits(), |n| Act::Lift(place(n)));
                out.one(Act::Done);
            }
            Frame::Researched => {
                out.each(at.claimable(seat).bits(), |n| Act::Claim(deed_at(n)));
                out.one(Act::Done);
            }
            Frame::ResearchReroll => {
                out.each(up_to(at.research_dice(seat)), |n| Act::RerollDie(n as u8));
                out.one(Act::Keep);
            }
            Frame::CallSix => out.each(up_to(6), |n| Act::Call(n as u8)),
            Frame::ThinkTank => {
                out.one(Act::Keep);
                out.one(Act::Reject);
            }
            Frame::Expand => {
                let targets = at.expansion_targets(seat);
                out.each(targets.places.bits(), |n| Act::Expand { place: place(n), full: false });
                out.each(targets.full.bits(), |n| Act::Expand { place: place(n), full: true });
                out.one(Act::Done);
            }
            Frame::AttackBanner | Frame::AttackRock | Frame::DefenceBanner => {
                out.one(Act::Reroll);
                out.one(Act::Keep);
            }
            Frame::Over | Frame::Resolve | Frame::Divesting | Frame::PlaceSteps | Frame::Draws => {}
        }
    }

    fn legal_cards(&self, at: &State, seat: Seat, out: &mut impl Acts<Act>) {
        for card in at.playable_by(seat).iter() {
            let play = |used| Act::Play { card, used };
            let print = printed().card(card);
            if print.kind != CardKind::Event {
                out.one(play(Use::Whole));
                continue;
            }
            if at.event_is_legal(seat, card) {
                out.one(play(Use::Event));
            }
            out.one(play(Use::Payout));
            out.one(play(Use::News));
        }
        if at.player(seat).orders != Orders::Ask {
            out.one(Act::Ask);
        }
        out.one(Act::Done);
    }

    fn legal_names(&self, at: &State, seat: Seat, asking: Asking, out: &mut impl Acts<Act>) {
        let place = Territory::nth;
        match asking {
            Asking::ProfitOrToken => {
                out.one(Act::Profit);
                out.one(Act::Token);
            }
            Asking::Place { places, own_new, decline } => {
                out.each(places.bits(), |n| Act::Place { place: place(n), new: true });
                out.each((places | own_new).bits(), |n| Act::Place { place: place(n), new: false });
                if decline {
                    out.one(Act::Decline);
                }
            }
            Asking::Names { places, done } => {
                out.each(places.bits(), |n| Act::Name(place(n)));
                if done {
                    out.one(Act::Done);
                }
            }
            Asking::Products(products) => {
                out.each(products, |n| Act::Product(Product::ALL[usize::from(n)]));
            }
            Asking::Regions(regions) => out.each(regions, |n| Act::Region(Region::ALL[usize::from(n)])),
            Asking::Targets(seats) => out.each(seat_bits(seats), |n| Act::Target(Seat(n as u8))),
            Asking::Era(era) => {
                out.one(Act::Era(era - 1));
                out.one(Act::Era(era));
            }
            Asking::Step => {
                for &deed in &printed().breakthroughs {
                    let steps = u64::from(at.lacking_steps(seat, deed)) << 1;
                    out.each(steps, |step| Act::Step { deed, step: step as u8 });
                }
            }
            Asking::Sabotage => {
                for other in at.all_seats() {
                    for &deed in printed().breakthroughs.iter().filter(|&&deed| at.is_unclaimed(deed)) {
                        let steps = u64::from(at.player(other).rolled[deed.index()]) << 1;
                        out.each(steps, |step| Act::Sabotage { seat: other, deed, step: step as u8 });
                    }
                }
            }
        }
    }

    fn legal_trade(&self, at: &State, seat: Seat, out: &mut impl Acts<Act>) {
        out.each(at.affordable_progressions(seat).bits(), |n| Act::Progress(deed_at(n)));
        out.each(at.claimable(seat).bits(), |n| Act::Claim(deed_at(n)));
        out.each(up_to(at.tokens_buyable(seat)), |n| Act::Tokens(n as u8));
        out.each(at.city_places(seat).bits(), |n| Act::City(Territory::nth(n)));
        if at.may_buy_pioneer(seat) {
            out.one(Act::Pioneer);
        }
        if at.may_buy_card(seat) {
            out.one(Act::Card);
        }
        out.each(at.researchable(seat).bits(), |n| Act::Research(deed_at(n)));
        out.one(Act::Done);
    }

    /// Why an act that is not listed is not legal.
    pub(crate) fn reason(&self, at: &State, seat: Seat, act: Act) -> Refusal {
        let no = |rule: &'static str, text: Text| Refusal::new(rule, text);
        let frame = at.frame();
        if frame == Frame::Over {
            return no("MD-R43", Text::new("md-no-over"));
        }
        if !at.deciding().contains(seat) {
            return match frame {
                Frame::Bids | Frame::Priority | Frame::Window(_) => no("MD-W6", Text::new("md-no-answered")),
                _ => {
                    let asked = at.deciding().iter().map(|seat| at.seat_name(seat));
                    no("MD-R8", Text::new("md-no-turn").list("seats", asked.collect::<Vec<_>>()))
                }
            };
        }
        match (frame, act) {
            (Frame::Bids, Act::Bid(_)) => {
                no("MD-R3", Text::new("md-no-bid").number("cash", at.player(seat).cash))
            }
            (Frame::Homes, Act::Home(home)) => {
                no("MD-R3", Text::new("md-no-home").text("place", home.text()))
            }
            (Frame::Positions, Act::Position(n)) => {
                no("MD-R7", Text::new("md-no-position").number("position", n))
            }
            (Frame::Cards, Act::Play { card, used }) => self.no_play(at, seat, card, used),
            (Frame::Discard, Act::Discard(card)) => {
                no("MD-R12", Text::new("md-no-card").number("card", card))
            }
            (Frame::Window(_), Act::Answer(card)) if at.player(seat).hand.contains(card) => {
                no("MD-W5", Text::new("md-no-answer").text("card", crate::card_name(card)))
            }
            (Frame::Window(_), Act::Answer(card)) => {
                no("MD-W6", Text::new("md-no-card").number("card", card))
            }
            (Frame::Name, act) => self.no_name(at, seat, act),
            (Frame::Lose, Act::Lose(place)) => {
                let civil_war = matches!(printed().effect(at.play.card), Some(Effect::CivilWar { .. }));
                let rule = if civil_war { "MD-C35" } else { "MD-Q84" };
                no(rule, Text::new("md-no-loss").text("place", place.text()))
            }
            (Frame::Divest, Act::Divest(place)) => {
                no("MD-D3", Text::new("md-no-divest").text("place", place.text()))
            }
            (Frame::DivestTo, Act::To(to)) if to.0 < at.seats => {
                no("MD-D3", Text::new("md-no-taker").text("seat", at.seat_name(to)))
            }
            (Frame::Offers, Act::Offer(to)) if to.0 < at.seats => self.no_offer(at, seat, to),
            (Frame::Trade, act) => self.no_trade(at, seat, act),
            (Frame::Researched, Act::Claim(deed)) => self.no_claim(at, seat, deed),
            (Frame::Researched, Act::Research(_)) => no("MD-F27", Text::new("md-no-second-research")),
            (Frame::Researched, _) => no("MD-R23", Text::new("md-only-claims")),
            (Frame::Lift, Act::Lift(place)) if at.player(seat).held.contains(place) => {
                no("MD-F48", Text::new("md-no-lift"))
            }
            (Frame::Expand, Act::Expand { place, full }) => self.no_expansion(at, seat, place, full),
            _ => no(rule_of_question(at, seat), Text::new("md-not-now").text("asked", asked(frame))),
        }
    }

    fn no_play(&self, at: &State, seat: Seat, card: u8, used: Use) -> Refusal {
        let no = |rule: &'static str, key: &'static str| {
            Refusal::new(rule, Text::new(key).text("card", crate::card_name(card)))
        };
        if !at.player(seat).hand.contains(card) {
            return Refusal::new("MD-R8", Text::new("md-no-card").number("card", card));
        }
        if !at.playable().contains(card) {
            return no("MD-R9", "md-no-era");
        }
        let print = printed().card(card);
        if print.kind == CardKind::Destiny && at.player(seat).this_turn.destiny_played {
            return no("MD-R8", "md-no-second-destiny");
        }
        match (print.kind, used) {
            (CardKind::Event, Use::Event) => match card {
                crate::printed::number::COURT => no("MD-Q63", "md-no-court"),
                _ if matches!(print.effect, Some(crate::printed::Effect::Spy)) => no("MD-Q64", "md-no-spy"),
                _ => no("MD-R11", "md-no-condition"),
            },
            (CardKind::Event, _) => no("MD-R10", "md-no-use"),
            _ => no("MD-R10", "md-no-other-use"),
        }
    }

    fn no_name(&self, at: &State, seat: Seat, act: Act) -> Refusal {
        let card = at.play.card;
        let no =
            |key: &'static str| Refusal::new("MD-F7", Text::new(key).text("card", crate::card_name(card)));
        let place = |key: &'static str, place: Territory| {
            let text = Text::new(key).text("card", crate::card_name(card)).text("place", place.text());
            Refusal::new("MD-F8", text)
        };
        match (at.asking(), act) {
            (Some(Asking::Place { .. }), Act::Place { .. }) if at.player(seat).stock == 0 => {
                Refusal::new("MD-Q30", Text::new("md-no-stock"))
            }
            (Some(Asking::Place { .. }), Act::Place { place: named, .. })
            | (Some(Asking::Names { .. }), Act::Name(named)) => place("md-no-named-place", named),
            (Some(Asking::Place { decline: false, .. }), Act::Decline) => no("md-must-place"),
            _ => no("md-name-asked"),
        }
    }

    fn no_offer(&self, at: &State, seat: Seat, to: Seat) -> Refusal {
        let no = |rule: &'static str, key: &'static str| {
            Refusal::new(rule, Text::new(key).text("seat", at.seat_name(to)))
        };
        if at.offer.done.contains(to) {
            return no("MD-Q48", "md-no-second-offer");
        }
        if at.position_of(to) <= at.position_of(seat) {
            return no("MD-R14", "md-no-earlier-offer");
        }
        if at.player(to).this_turn.partner.is_some() {
            return no("MD-F25", "md-has-partner");
        }
        no("MD-R15", "md-nothing-to-offer")
    }

    fn no_trade(&self, at: &State, seat: Seat, act: Act) -> Refusal {
        let no = |rule: &'static str, text: Text| Refusal::new(rule, text);
        let player = at.player(seat);
        match act {
            Act::Tokens(count) if count > at.tokens_allowed(seat) => {
                no("MD-F17", Text::new("md-no-tokens").number("most", at.tokens_allowed(seat)))
            }
            Act::Tokens(count) if count > player.stock => {
                no("MD-Q29", Text::new("md-no-stock-tokens").number("stock", player.stock))
            }
            Act::Tokens(count) if count > 0 => {
                let cost = at.token_cost(seat, count);
                no("MD-R17", Text::new("md-no-cash").number("cost", cost).number("cash", player.cash))
            }
            Act::City(place) => self.no_city(at, seat, place),
            Act::Pioneer => {
                if player.this_turn.acquired[Purchase::Pioneer.index()] {
                    no("MD-F22", Text::new("md-one-pioneer"))
                } else if player.pioneers >= at.pioneer_limit(seat) {
                    no("MD-R20", Text::new("md-pioneer-limit").number("most", at.pioneer_limit(seat)))
                } else {
                    self.no_pool(at, seat, Purchase::Pioneer)
                        .unwrap_or_else(|| no("MD-F20", Text::new("md-no-mat-token")))
                }
            }
            Act::Card => {
                if player.this_turn.acquired[Purchase::Card.index()] {
                    no("MD-R21", Text::new("md-one-card"))
                } else if at.next_deck().is_none() {
                    no("MD-Q72", Text::new("md-no-deck"))
                } else {
                    self.no_pool(at, seat, Purchase::Card)
                        .unwrap_or_else(|| no("MD-R21", Text::new("md-one-card")))
                }
            }
            Act::Progress(deed) => self.no_progression(at, seat, deed),
            Act::Claim(deed) => self.no_claim(at, seat, deed),
            Act::Research(deed) => {
                let name = || Text::new("md-is-claimed").text("deed", deed.text());
                if printed().deed(deed).steps.is_none() {
                    no("MD-R22", Text::new("md-is-bought").text("deed", deed.text()))
                } else if !at.is_unclaimed(deed) {
                    no("MD-R23", name())
                } else {
                    no("MD-R23", Text::new("md-no-pioneer"))
                }
            }
            _ => no("MD-R13", Text::new("md-not-now").text("asked", asked(Frame::Trade))),
        }
    }

    fn no_city(&self, at: &State, seat: Seat, place: Territory) -> Refusal {
        let no = |rule: &'static str, key: &'static str| {
            Refusal::new(rule, Text::new(key).text("place", place.text()))
        };
        let player = at.player(seat);
        if player.this_turn.acquired[Purchase::City.index()] {
            return no("MD-F22", "md-one-city");
        }
        if at.cities.contains(place) {
            return no("MD-F23", "md-city-there");
        }
        if !player.established().contains(place) {
            return no("MD-R19", "md-not-established");
        }
        if at.cities.len() >= printed().constants.cities.into() {
            return no("MD-Q38", "md-no-city-left");
        }
        if player.this_turn.no_city && !player.owns(Deed::Electricity) {
            return no("MD-C35", "md-civil-war-city");
        }
        self.no_pool(at, seat, Purchase::City).unwrap_or_else(|| no("MD-R19", "md-not-established"))
    }

    fn no_pool(&self, at: &State, seat: Seat, purchase: Purchase) -> Option<Refusal> {
        let (price, pool) = (at.purchase_price(seat, purchase), at.player(seat).spendable());
        (pool < price).then(|| {
            let text = Text::new("md-no-pool").number("price", price).number("pool", pool);
            Refusal::new("MD-R18", text.text("purchase", purchase.text()))
        })
    }

    fn no_progression(&self, at: &State, seat: Seat, deed: Deed) -> Refusal {
        let no = |rule: &'static str, text: Text| Refusal::new(rule, text.text("deed", deed.text()));
        let player = at.player(seat);
        let print = printed().deed(deed);
        if print.cost.is_none() {
            return no("MD-R23", Text::new("md-is-researched"));
        }
        if player.owns(deed) {
            return no("MD-R22", Text::new("md-is-owned"));
        }
        if let Some(need) = print.own.filter(|&need| !player.owns(need)) {
            return no("MD-R22", Text::new("md-needs").text("need", need.text()));
        }
        let cost = at.price_of(seat, deed).total();
        no("MD-R22", Text::new("md-no-cash-deed").number("cost", cost).number("cash", player.cash))
    }

    fn no_claim(&self, at: &State, seat: Seat, deed: Deed) -> Refusal {
        let no = |rule: &'static str, text: Text| Refusal::new(rule, text.text("deed", deed.text()));
        let print = printed().deed(deed);
        let player = at.player(seat);
        if print.steps.is_none() {
            return no("MD-R22", Text::new("md-is-bought"));
        }
        if !at.is_unclaimed(deed) {
            return no("MD-R24", Text::new("md-is-claimed"));
        }
        if player.steps[deed.index()] != printed().all_steps(deed) {
            return no("MD-F28", Text::new("md-steps-lack"));
        }
        if player.pioneers == 0 {
            return no("MD-F28", Text::new("md-no-pioneer"));
        }
        let need = print.own.or(print.claimed).unwrap_or(deed);
        no("MD-R24", Text::new("md-needs").text("need", need.text()))
    }

    fn no_expansion(&self, at: &State, seat: Seat, place: Territory, full: bool) -> Refusal {
        let no = |rule: &'static str, text: Text| Refusal::new(rule, text.text("place", place.text()));
        let player = at.player(seat);
        if player.held.contains(place) {
            return no("MD-R40", Text::new("md-own-place"));
        }
        if let Some(text) = at.why_unreachable(seat, place) {
            return no("MD-R40", text);
        }
        if at.attacked_again.contains(place) && at.contested(seat).contains(place) {
            return no("MD-R33", Text::new("md-attacked-twice"));
        }
        let targets = at.expansion_targets(seat);
        if full && targets.places.contains(place) && !targets.full.contains(place) {
            return no("MD-Q94", Text::new("md-no-discount"));
        }
        let price = at.expansion_price(seat, place, full);
        let by_wireless = !at.reach(seat).ordinary().contains(place);
        let tokens = if by_wireless { player.wireless } else { player.spendable() };
        no("MD-R28", Text::new("md-no-tokens-left").number("price", price).number("tokens", tokens))
    }
}

impl State {
    /// Why the seat cannot reach a place that it does not hold; None if it can.
    pub fn why_unreachable(&self, seat: Seat, place: Territory) -> Option<Text> {
        if self.closed.contains(place) {
            return Some(Text::new("md-is-closed"));
        }
        let reach = self.reach(seat);
        if reach.mode(place).is_some() {
            return None;
        }
        if self.shut_west(seat).contains(place) {
            return Some(Text::new("md-needs-westward-ho"));
        }
        let overseas: Territories = printed().overseas;
        Some(Text::new(if overseas.contains(place) { "md-too-far-overseas" } else { "md-too-far" }))
    }
}

/// The use that a click on a card in the hand stands for.
pub(crate) fn first_use(card: u8) -> Use {
    if card <= crate::CARDS && printed().card(card).kind == CardKind::Event { Use::Event } else { Use::Whole }
}

/// What the game is waiting for, in a few words.
pub(crate) fn asked(frame: Frame) -> Text {
    Text::new(match frame {
        Frame::Bids => "md-ask-bid",
        Frame::Homes => "md-ask-home",
        Frame::Positions => "md-ask-position",
        Frame::Priority => "md-ask-priority",
        Frame::Cards => "md-ask-card",
        Frame::Discard => "md-ask-discard",
        Frame::Name | Frame::LeaderSteps { .. } => "md-ask-name",
        Frame::Window(_) => "md-ask-window",
        Frame::MoveStep { .. } => "md-ask-move-step",
        Frame::Lose => "md-ask-lose",
        Frame::Divest | Frame::DivestTo => "md-ask-divest",
        Frame::DivestAnswer => "md-ask-divest-answer",
        Frame::Offers | Frame::LaterOffers | Frame::Compose => "md-ask-offer",
        Frame::Answer => "md-ask-answer",
        Frame::Trade => "md-ask-trade",
        Frame::Lift => "md-ask-lift",
        Frame::ResearchReroll => "md-ask-reroll-die",
        Frame::CallSix => "md-ask-call",
        Frame::Researched => "md-ask-claim",
        Frame::ThinkTank => "md-ask-think-tank",
        Frame::Expand => "md-ask-expand",
        Frame::AttackBanner | Frame::AttackRock | Frame::DefenceBanner => "md-ask-reroll",
        Frame::Over | Frame::Resolve | Frame::Divesting | Frame::PlaceSteps | Frame::Draws => {
            "md-ask-nothing"
        }
    })
}
