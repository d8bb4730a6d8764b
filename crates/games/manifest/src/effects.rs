//! The events of the cards: what the player names, whom they affect, what they do (MD-C1 to MD-C64).

use kernel::{Audience, Chance, Log, Seat, SeatSet};

use crate::Manifest;
use crate::act::Act;
use crate::decks::piles;
use crate::event::{Event, Source};
use crate::names::{Deed, Product, Region};
use crate::printed::{Counted, Effect, printed};
use crate::state::{Discounts, Divestiture, Frame, Seat0, State, StruckProduct};
use crate::territory::{Territories, Territory};

/// What the player of a card must name next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    ProfitOrToken,
    /// Place a token as New or Established Presence. Own New Presences (`own_new`) may be made Established.
    Place {
        places: Territories,
        own_new: Territories,
        decline: bool,
    },
    /// Name territories one by one.
    Names {
        places: Territories,
        done: bool,
    },
    /// Choose a product; bits are product indexes.
    Products(u64),
    /// Choose a region; bits are region indexes.
    Regions(u64),
    Targets(SeatSet),
    /// Choose this era or the one before.
    Era(u8),
    Step,
    Sabotage,
}

const TOKEN: u8 = 2;
const PROFIT: u8 = 1;

fn product_bits(products: impl IntoIterator<Item = Product>) -> u64 {
    products.into_iter().fold(0, |set, product| set | 1 << product.index())
}

impl State {
    /// Territories without tokens and Natives that are not closed.
    pub fn vacant(&self) -> Territories {
        !(self.occupied() | self.natives | self.closed)
    }

    /// MD-C6: Northwest and Southwest territories that are not on a coast, and Hawaii.
    pub fn native_area(&self) -> Territories {
        let print = printed();
        (print.west - print.seaside) | (print.region(Region::Southwest) & print.overseas)
    }

    /// MD-C32, MD-C40: the same, but only mainland territories of the United States.
    pub fn inland_west(&self) -> Territories {
        let print = printed();
        (print.west - print.seaside) & print.us
    }

    /// What the player of the card must name now; None if everything is named.
    pub fn asking(&self) -> Option<Asking> {
        let play = &self.play;
        if play.named {
            return None;
        }
        let print = printed();
        let Seat0(seat) = play.seat;
        let player = self.player(seat);
        let with_token = |places: Territories| if player.stock > 0 { places } else { Territories::EMPTY };
        let place = |places: Territories, own_new: Territories, decline: bool| {
            let places = with_token(places);
            (!(places | own_new).is_empty()).then_some(Asking::Place { places, own_new, decline })
        };
        let names = |places: Territories, most: u8, done: bool| {
            let left = play.places.len() < usize::from(most) && !(places - play.places).is_empty();
            left.then_some(Asking::Names { places: places - play.places, done })
        };
        match print.effect(play.card)? {
            Effect::ProfitOrToken { .. } => (player.stock > 0).then_some(Asking::ProfitOrToken),
            Effect::Settle { among, .. } => {
                let west = if player.owns(Deed::WestwardHo) { Territories::EMPTY } else { print.west };
                place((*among & self.vacant()) - west, Territories::EMPTY, true)
            }
            Effect::Natives { most, .. } => {
                let supply = print.constants.natives - self.natives.len() as u8;
                names(self.native_area() & self.vacant(), (*most).min(supply), true)
            }
            // MD-F54: only a won competition or Homestead Act removes Natives.
            Effect::Immigrants => {
                place(self.cities - player.held - self.homes() - self.natives, Territories::EMPTY, false)
            }
            Effect::Divest { products, .. } => {
                let named = play.products.iter().flatten();
                let missing = named.clone().count() < usize::from(*products);
                let left = product_bits(Product::ALL) & !product_bits(named.copied());
                missing.then_some(Asking::Products(left))
            }
            Effect::Ban { among, .. } => Some(Asking::Products(product_bits(among.iter().copied()))),
            Effect::Surplus => Some(Asking::Products(product_bits(Product::ALL))),
            Effect::Step { .. } => {
                let fits = |&deed: &Deed| self.lacking_steps(seat, deed) != 0;
                print.breakthroughs.iter().any(fits).then_some(Asking::Step)
            }
            Effect::Spy => Some(Asking::Targets(self.spy_targets(seat))),
            Effect::Tax { .. } | Effect::CivilWar { .. } => {
                Some(Asking::Targets(SeatSet::first_n(self.seats)))
            }
            Effect::Revolution { most } => {
                let named: SeatSet = play.places.iter().filter_map(|place| self.holder(place)).collect();
                let of = |other: Seat| {
                    let owner = self.player(other);
                    let safe = owner
                        .home
                        .filter(|_| owner.owns(Deed::Unity))
                        .map_or(Territories::EMPTY, Territory::alone);
                    owner.held - self.cities - safe
                };
                let open = self.all_seats().filter(|&other| !named.contains(other));
                names(open.fold(Territories::EMPTY, |all, other| all | of(other)), *most, true)
            }
            Effect::Homestead { .. } if player.owns(Deed::WestwardHo) => {
                let area = self.inland_west() - self.closed;
                place(area - self.occupied(), area & player.new, true)
            }
            Effect::Sabotage => {
                let rolled = |deed: &Deed| {
                    self.is_unclaimed(*deed)
                        && self.players.iter().any(|player| player.rolled[deed.index()] != 0)
                };
                print.breakthroughs.iter().any(rolled).then_some(Asking::Sabotage)
            }
            Effect::TouristMarkers { most } => {
                let left = print.constants.tourist_markers - self.tourist_markers.len() as u8;
                names(self.inland_west() - self.tourist_markers - self.closed, (*most).min(left), true)
            }
            Effect::Occupy { regions } => {
                let area = print.regions(regions) - self.cities - self.closed;
                place(area - player.held, area & player.new, true)
            }
            Effect::Fire { most, .. } => names(self.cities, *most, !play.places.is_empty()),
            Effect::Depression { .. } => {
                let all = Region::ALL.into_iter().filter(|&region| region != Region::Foreign);
                Some(Asking::Regions(all.fold(0, |set, region| set | 1 << region.index())))
            }
            Effect::ColdWar { most } => names(print.foreign, *most, true),
            Effect::WorldWar { .. } => {
                let both = self.transition
                    && print.card(play.card).is_listed_for(self.play_era)
                    && print.card(play.card).is_listed_for(self.play_era - 1);
                both.then_some(Asking::Era(self.play_era))
            }
            _ => None,
        }
    }

    /// Profit that the seat loses by Native Sovereignty (MD-F52: rounded against the seat).
    fn native_loss(&self, seat: Seat, profit: i32, per: u8) -> i32 {
        let count = (self.player(seat).established() & self.native_area()).len();
        profit * count.div_ceil(per.into()) as i32
    }

    /// MD-C12: the only seat with the most of a product, not counting closed markets; None on a tie.
    fn leads_in(&self, product: Product) -> Option<Seat> {
        let count = |seat: Seat| {
            self.count_product(product, self.player(seat).established() - self.cold_for(seat)).into()
        };
        crate::score::alone_with_most(self.all_seats().map(|seat| (seat, count(seat))))
    }

    /// The cash that each seat would lose by an event that strikes whoever has the most.
    fn cash_losses(&self, effect: &Effect) -> [i32; crate::state::SEATS_MAX] {
        let mut losses = [0; crate::state::SEATS_MAX];
        let profit = |seat: Seat| self.player(seat).profit;
        let mut strike = |amount: i32, rank: &dyn Fn(Seat) -> i32, among: &dyn Fn(Seat) -> bool| {
            let seats = || self.all_seats().filter(|&seat| among(seat));
            let most = seats().map(rank).max();
            let tied: SeatSet = seats().filter(|&seat| Some(rank(seat)) == most).collect();
            tied.iter().for_each(|seat| losses[seat.index()] += amount);
            tied.len()
        };
        match effect {
            Effect::BlackFriday { highest, second } => {
                let alone = strike(*highest, &profit, &|_| true) == 1;
                if alone {
                    let most = self.all_seats().map(profit).max();
                    strike(*second, &profit, &|seat| Some(profit(seat)) != most);
                }
            }
            Effect::WorldWar { losses: by_era, .. } => {
                let amount = by_era[usize::from(self.war_era_now()) - 1];
                strike(amount, &|seat| self.player(seat).cash, &|_| true);
                strike(amount, &|seat| self.points(seat), &|_| true);
                strike(amount, &profit, &|_| true);
            }
            _ => {}
        }
        losses
    }

    /// MD-C61: the announced era, or else the only possible one.
    fn war_era_now(&self) -> u8 {
        if self.war_era != 0 { self.war_era } else { self.play_era }
    }

    /// MD-D2: how much of the product the seat holds, including New Presences.
    pub(crate) fn weight(&self, seat: Seat, product: Product) -> u8 {
        self.count_product(product, self.player(seat).held)
    }

    /// Number of presences that the seat must give up to the event (MD-C35, MD-C49).
    pub(crate) fn must_lose(&self, seat: Seat) -> u8 {
        match printed().effect(self.play.card) {
            Some(Effect::CivilWar { presences, .. }) => (self.may_lose(seat).len() as u8).min(*presences),
            Some(Effect::Depression { keep }) => {
                let region = self.play.region.map_or(Territories::EMPTY, |region| printed().region(region));
                ((self.player(seat).held & region).len() as u8).saturating_sub(*keep)
            }
            _ => 0,
        }
    }

    /// Presences among which the seat can choose its losses (MD-Q84, MD-Q85).
    pub(crate) fn may_lose(&self, seat: Seat) -> Territories {
        let player = self.player(seat);
        let home = player.home.map_or(Territories::EMPTY, Territory::alone);
        match printed().effect(self.play.card) {
            Some(Effect::CivilWar { .. }) => player.established() - home,
            Some(Effect::Depression { .. }) => {
                let region = self.play.region.map_or(Territories::EMPTY, |region| printed().region(region));
                let safe = if player.owns(Deed::Unity) { home } else { Territories::EMPTY };
                (player.held & region) - safe
            }
            _ => Territories::EMPTY,
        }
    }
}

impl Manifest {
    /// Records what the player of the card named.
    pub(crate) fn name(&self, at: &mut State, act: Act, log: &mut impl Log<Event>) {
        let Seat0(seat) = at.play.seat;
        let play = &mut at.play;
        match act {
            Act::Profit => (play.choice, play.named) = (PROFIT, true),
            Act::Token => (play.choice, play.named) = (TOKEN, true),
            Act::Place { place, new } => {
                (play.places, play.as_new, play.named) = (place.alone(), new, true);
                log.tell(Audience::All, || Event::NamedPlace { seat, place });
            }
            Act::Name(place) => {
                play.places.insert(place);
                log.tell(Audience::All, || Event::NamedPlace { seat, place });
            }
            Act::Product(product) => {
                let several = matches!(printed().effect(play.card), Some(Effect::Divest { .. }));
                let place = usize::from(play.products[0].is_some());
                play.products[place] = Some(product);
                play.named = !several;
                log.tell(Audience::All, || Event::NamedProduct { seat, product });
            }
            Act::Region(region) => {
                (play.region, play.named) = (Some(region), true);
                log.tell(Audience::All, || Event::NamedRegion { seat, region });
            }
            Act::Target(target) => {
                (play.target, play.named) = (Some(target), true);
                log.tell(Audience::All, || Event::NamedTarget { seat, target });
            }
            Act::Era(era) => {
                play.named = true;
                at.war_era = era;
                log.tell(Audience::All, || Event::NamedEra { seat, era });
            }
            Act::Step { deed, step } => (play.deed, play.step, play.named) = (Some(deed), step, true),
            Act::Sabotage { seat: target, deed, step } => {
                (play.target, play.deed, play.step, play.named) = (Some(target), Some(deed), step, true);
                log.tell(Audience::All, || Event::NamedTarget { seat, target });
            }
            _ => play.named = true,
        }
        at.frames.pop();
    }

    /// MD-W3: the seats that the event would affect, determined before anybody answers.
    pub(crate) fn struck(&self, at: &State, effect: &Effect) -> SeatSet {
        let play = &at.play;
        let seats = |strikes: &dyn Fn(Seat) -> bool| at.all_seats().filter(|&seat| strikes(seat)).collect();
        let least = printed().constants.least_profit;
        let holders = || play.places.iter().filter_map(|place| at.holder(place)).collect();
        let established = |seat: Seat| at.player(seat).established();
        match effect {
            Effect::Natives { profit, per, .. } => {
                seats(&|seat| at.native_loss(seat, *profit, *per) > 0 && at.player(seat).profit > least)
            }
            Effect::Immigrants | Effect::Occupy { .. } => {
                let holders: SeatSet = holders();
                holders.without(play.seat.0)
            }
            Effect::Revolution { .. } | Effect::Fire { .. } => holders(),
            Effect::Divest { .. } => seats(&|seat| {
                play.products
                    .iter()
                    .flatten()
                    .any(|&product| at.weight(seat, product) > at.divest_limit(effect))
            }),
            Effect::Ban { .. } | Effect::Surplus => seats(&|seat| {
                play.products[0].is_some_and(|product| !(established(seat) & at.makers(product)).is_empty())
            }),
            Effect::OilCrisis { product, .. } => match at.leads_in(*product) {
                None => SeatSet::EMPTY,
                Some(_) => seats(&|seat| {
                    at.count_product(*product, established(seat)) == 0 && at.player(seat).cash > 0
                }),
            },
            Effect::Spy | Effect::Tax { .. } | Effect::CivilWar { .. } | Effect::Sabotage => {
                play.target.map_or(SeatSet::EMPTY, Seat::alone)
            }
            Effect::Depression { .. } => seats(&|seat| at.must_lose(seat) > 0),
            Effect::BlackFriday { .. } | Effect::WorldWar { .. } => {
                let losses = at.cash_losses(effect);
                seats(&|seat| losses[seat.index()] > 0 && at.player(seat).cash > 0)
            }
            Effect::ColdWar { .. } => seats(&|seat| !(established(seat) & play.places).is_empty()),
            _ => SeatSet::EMPTY,
        }
    }

    /// Carries out the event, after nobody can answer it any more.
    pub(crate) fn carry_out<C: Chance>(
        &self,
        at: &mut State,
        effect: &Effect,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let card = at.play.card;
        let Seat0(seat) = at.play.seat;
        let blocked = at.play.blocked;
        let suffers = |other: Seat| blocked != Some(other);
        let source = Source::Card(card);
        match effect {
            Effect::ProfitOrToken { profit, tokens } => {
                if at.play.choice == TOKEN {
                    at.free_tokens(seat, *tokens, log);
                } else {
                    at.change_profit(seat, *profit, source, log);
                }
            }
            Effect::Settle { otherwise, .. } => {
                if at.play.places.is_empty() {
                    at.gain(seat, *otherwise, source, log);
                } else {
                    self.occupy(at, seat, log);
                }
            }
            Effect::Discount { cash } => {
                at.discount = *cash;
                log.tell(Audience::All, || Event::Discount { cash: *cash, card });
            }
            Effect::MexicanWar { regions, opens } => {
                let this_turn = &mut at.player_mut(seat).this_turn;
                this_turn.ties |= printed().regions(regions);
                this_turn.opened |= *opens;
                log.tell(Audience::All, || Event::MarketedIn { seat, card });
            }
            Effect::Rush { to, everybody } => {
                for other in at.all_seats().filter(|&other| *everybody || other == seat) {
                    if at.player(other).owns(Deed::WestwardHo) {
                        at.player_mut(other).this_turn.permitted |= *to;
                        log.tell(Audience::All, || Event::Permitted { seat: other, places: *to, card });
                    }
                }
            }
            Effect::Natives { profit, per, .. } => {
                let places = at.play.places;
                at.natives |= places;
                if !places.is_empty() {
                    log.tell(Audience::All, || Event::NativesPlaced { places });
                }
                for other in at.in_order().filter(|&other| suffers(other)) {
                    at.change_profit(other, -at.native_loss(other, *profit, *per), source, log);
                }
            }
            Effect::Immigrants | Effect::Occupy { .. } | Effect::Homestead { .. } => {
                if let Effect::Homestead { cash } = effect {
                    at.gain(seat, *cash, source, log);
                }
                if let Some(place) = at.play.places.first() {
                    match at.holder(place).filter(|&holder| holder != seat) {
                        Some(holder) if suffers(holder) => at.lose_presence(holder, place, log),
                        Some(_) => return Ok(()),
                        None => {}
                    }
                    self.occupy(at, seat, log);
                }
            }
            Effect::Divest { .. } => {
                at.divestiture = Divestiture { limit: at.divest_limit(effect), ..Divestiture::default() };
                at.frames.push(Frame::Divesting);
            }
            Effect::Suffrage { cash } => {
                at.gain(seat, *cash, source, log);
                let lowest = at.all_seats().map(|other| at.player(other).profit).min();
                let lowest: SeatSet =
                    at.all_seats().filter(|&other| Some(at.player(other).profit) == lowest).collect();
                at.free_pioneer(seat, log);
                for other in at.in_order().filter(|&other| lowest.contains(other)) {
                    at.gain(other, *cash, source, log);
                    if other != seat {
                        at.free_pioneer(other, log);
                    }
                }
            }
            Effect::Ban { cash, .. } => {
                at.banned = StruckProduct { product: at.play.products[0], exempt: blocked };
                self.tell_struck(at, log);
                at.gain(seat, *cash, source, log);
            }
            Effect::Surplus => {
                at.surplus = StruckProduct { product: at.play.products[0], exempt: blocked };
                self.tell_struck(at, log);
            }
            Effect::Step { .. } => {
                if let Some(deed) = at.play.deed {
                    at.place_step(seat, deed, at.play.step, false, log);
                }
            }
            Effect::OilCrisis { product, cash } => {
                if let Some(leader) = at.leads_in(*product) {
                    for payer in at.in_order().filter(|&other| suffers(other)) {
                        if at.count_product(*product, at.player(payer).established()) == 0 {
                            at.pay_to(payer, leader, *cash, source, log);
                        }
                    }
                } else {
                    log.tell(Audience::All, || Event::NoEffect { card });
                }
            }
            Effect::TechnologyMarkers { at: places } => {
                let left = usize::from(printed().constants.technology_markers) - at.technology_markers.len();
                let places: Territories = (*places - at.technology_markers).iter().take(left).collect();
                at.technology_markers |= places;
                if !places.is_empty() {
                    log.tell(Audience::All, || Event::Markers { product: Product::Technology, places });
                }
            }
            Effect::Collect { cash, per, most, of, everybody } => {
                for other in at.in_order().filter(|&other| *everybody || other == seat) {
                    let area = match of {
                        Counted::Regions(regions) => printed().regions(regions),
                        Counted::Product(product) => at.makers(*product),
                    };
                    let count = (at.player(other).established() & area).len() as i32 / i32::from(*per);
                    at.gain(other, (count * cash).min(most.unwrap_or(i32::MAX)), source, log);
                }
            }
            Effect::Spy => self.steal(at, chance, log)?,
            Effect::Tax { cash } => {
                if let Some(target) = at.play.target.filter(|&target| suffers(target)) {
                    // At most half of the cash, rounded up to a multiple of five.
                    let half = (at.player(target).cash + 9) / 10 * 5;
                    at.lose_cash(target, (cash * i32::from(at.play.die)).min(half), source, log);
                }
            }
            Effect::Revolution { .. } => {
                for place in at.play.places.iter() {
                    if let Some(owner) = at.holder(place).filter(|&owner| suffers(owner)) {
                        at.lose_presence(owner, place, log);
                    }
                }
            }
            Effect::Marketing { regions, discounts } => {
                let area = if regions.is_empty() { Territories::ALL } else { printed().regions(regions) };
                at.player_mut(seat).this_turn.ties |= area;
                let slot = printed().marketing.iter().position(|&other| other == card);
                at.marketing[slot.expect("a marketing card")] =
                    Discounts { seat: Some(seat), left: *discounts };
                log.tell(Audience::All, || Event::MarketedIn { seat, card });
            }
            Effect::Banner => {
                at.player_mut(seat).this_turn.banner = true;
                log.tell(Audience::All, || Event::MarketedIn { seat, card });
            }
            Effect::Sabotage => {
                if let (Some(target), Some(deed)) = (at.play.target, at.play.deed)
                    && suffers(target)
                {
                    let step = at.play.step;
                    at.remove_step(target, deed, step);
                    log.tell(Audience::All, || Event::StepLost { seat: target, deed, step });
                }
            }
            Effect::CivilWar { profit, .. } => {
                let victim = if at.play.bounced { Some(seat) } else { at.play.target };
                if let Some(victim) = victim.filter(|&victim| suffers(victim)) {
                    at.civil_war_victim = Some(victim);
                    at.player_mut(victim).this_turn.no_city = true;
                    at.change_profit(victim, -profit, source, log);
                    at.play.losing = victim.alone();
                    at.play.to_lose = at.must_lose(victim);
                }
            }
            Effect::Reconstruction { cash, profit } => {
                at.gain(seat, *cash, source, log);
                if let Some(victim) = at.civil_war_victim {
                    at.gain(victim, *cash, source, log);
                }
                at.change_profit(seat, *profit, source, log);
            }
            Effect::TouristMarkers { .. } => {
                let places = at.play.places;
                at.tourist_markers |= places;
                if !places.is_empty() {
                    log.tell(Audience::All, || Event::Markers { product: Product::Tourists, places });
                }
            }
            Effect::Canal { cash } => {
                at.canal = true;
                log.tell(Audience::All, || Event::Canal);
                at.gain(seat, *cash, source, log);
            }
            Effect::Fire { cash, .. } => {
                let mut owed = [0; crate::state::SEATS_MAX];
                for place in at.play.places.iter() {
                    let owner = at.holder(place);
                    if owner.is_some_and(|owner| !suffers(owner)) {
                        continue;
                    }
                    at.cities.remove(place);
                    log.tell(Audience::All, || Event::CityDestroyed { place, owner });
                    if let Some(owner) = owner {
                        owed[owner.index()] += cash;
                    }
                }
                self.charge(at, owed, log);
            }
            Effect::BlackFriday { .. } | Effect::WorldWar { .. } => {
                let mut losses = at.cash_losses(effect);
                if let Some(blocked) = blocked {
                    losses[blocked.index()] = 0;
                }
                self.charge(at, losses, log);
            }
            Effect::Depression { .. } => {
                let struck = at.all_seats().filter(|&other| suffers(other) && at.must_lose(other) > 0);
                at.play.losing = struck.collect();
                at.play.to_lose = at.must_lose(at.loser());
            }
            Effect::ColdWar { .. } => {
                at.cold = at.play.places;
                at.cold_exempt = blocked;
                let places = at.cold;
                log.tell(Audience::All, || Event::Cold { places });
            }
            Effect::Disobedience => {
                at.disobedience = true;
                log.tell(Audience::All, || Event::NoCollaboration { card });
            }
            Effect::Congress { tokens } => at.free_tokens(seat, *tokens, log),
            Effect::President => {
                at.player_mut(seat).this_turn.shielded = true;
                log.tell(Audience::All, || Event::Blocked { seat, card });
            }
            Effect::Court => {}
        }
        Ok(())
    }

    fn tell_struck(&self, at: &State, log: &mut impl Log<Event>) {
        if let Some(product) = at.play.products[0] {
            let card = at.play.card;
            log.tell(Audience::All, || Event::Struck { product, card });
        }
    }

    /// Gives the named territory to the player of the card.
    fn occupy(&self, at: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        let Some(place) = at.play.places.first() else { return };
        let new = at.play.as_new;
        if at.player(seat).held.contains(place) {
            at.settle(seat, place, false);
            log.tell(Audience::All, || Event::Placed { seat, place, new: false });
            return;
        }
        if at.natives.contains(place) {
            at.natives.remove(place);
            log.tell(Audience::All, || Event::NativesGone { place });
        }
        at.place_from_stock(seat, place, new, log);
    }

    /// MD-Q82: all losses of a seat in one event are charged as one sum.
    fn charge(&self, at: &mut State, owed: [i32; crate::state::SEATS_MAX], log: &mut impl Log<Event>) {
        let source = Source::Card(at.play.card);
        for seat in at.in_order().filter(|seat| owed[seat.index()] > 0) {
            at.lose_cash(seat, owed[seat.index()], source, log);
        }
    }

    /// MD-C17: steals a random card. If President turned the Spy around, the target steals from the player.
    fn steal<C: Chance>(
        &self,
        at: &mut State,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let Seat0(seat) = at.play.seat;
        let Some(target) = at.play.target else { return Ok(()) };
        let (thief, victim) = if at.play.turned { (target, seat) } else { (seat, target) };
        let hand = at.player(victim).hand;
        if hand.is_empty() {
            let card = at.play.card;
            log.tell(Audience::All, || Event::NoEffect { card });
            return Ok(());
        }
        let card = chance.draw(piles::SPY, hand.bits())? as u8;
        // Other seats that knew cards of this hand cannot tell which card is gone, so they no longer know any of them.
        for other in at.all_seats().filter(|&other| other != thief && other != victim) {
            at.player_mut(other).known -= hand;
        }
        at.player_mut(thief).known.remove(card);
        at.player_mut(thief).hand.insert(card);
        let loser = at.player_mut(victim);
        loser.hand.remove(card);
        loser.known.insert(card);
        log.tell(Audience::All, || Event::StolenHidden { thief, victim });
        for knows in [thief, victim] {
            log.tell(Audience::Only(knows), || Event::Stolen { thief, victim, card });
        }
        Ok(())
    }
}
