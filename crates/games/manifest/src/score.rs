//! Victory points, payout levels, and how a game ends (MD-F43, MD-R41 to MD-R43).

use kernel::{Audience, Chance, Log, MAX_SEATS, Seat, SeatSet, Verdict};

use crate::Manifest;
use crate::act::Act;
use crate::event::Event;
use crate::names::{Deed, Product};
use crate::printed::printed;
use crate::state::{Frame, Player, State};
use crate::territory::Territories;

impl Manifest {
    /// MD-F43: many acts move cities and presences and so change the points for most cities; this is logged. At the end all points are
    /// logged.
    pub(crate) fn advance_and_score<C: Chance, L: Log<Event>>(
        &self,
        at: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Stop> {
        let before = L::LISTENS.then(|| at.most_cities());
        self.advance(at, seat, act, chance, log)?;
        let now = || at.most_cities();
        if let Some(was) = before.filter(|was| *was != now() && at.frame() != Frame::Over) {
            log.tell(Audience::All, || Event::MostCities { seat: now(), was });
        }
        Ok(())
    }
}

impl State {
    /// MD-F43: cities in Established Presences.
    pub fn cities_of(&self, seat: Seat) -> u8 {
        (self.player(seat).established() & self.cities).len() as u8
    }

    /// MD-F43, MD-Q43: the seat that alone has the most cities; None on a tie.
    pub fn most_cities(&self) -> Option<Seat> {
        alone_with_most(self.all_seats().map(|seat| (seat, i32::from(self.cities_of(seat)))))
    }

    pub fn deed_points(&self, seat: Seat) -> i32 {
        self.player(seat).deeds.iter().map(|deed| printed().deed(deed).points).sum()
    }

    pub fn points(&self, seat: Seat) -> i32 {
        let cities =
            if self.most_cities() == Some(seat) { printed().constants.most_cities_points } else { 0 };
        self.deed_points(seat) + cities
    }

    /// The level at which the seat is paid for a product, including Surplus and closed markets (MD-F13, MD-Q42).
    pub fn payout_level(&self, seat: Seat, product: Product) -> u8 {
        let player = self.player(seat);
        let within = player.established() - self.cold_for(seat);
        let count = self.count_product(product, within);
        if count == 0 || self.banned.strikes(seat, product) {
            return 0;
        }
        let city = !(self.makers(product) & within & self.cities).is_empty();
        let mechanized = product.is_mechanized() && player.owns(Deed::Mechanization);
        let level = count + u8::from(city || mechanized);
        level - u8::from(self.surplus.strikes(seat, product))
    }

    /// MD-C53: markets that do not count for the seat in this turn.
    pub fn cold_for(&self, seat: Seat) -> Territories {
        if self.cold_exempt == Some(seat) { Territories::EMPTY } else { self.cold }
    }

    /// MD-R41.
    pub(crate) fn goal_is_reached(&self) -> bool {
        self.all_seats().any(|seat| self.points(seat) >= printed().constants.goal)
    }

    /// MD-R43: compares points, then cash, then Profit, then cities. If still tied, the victory is shared.
    pub(crate) fn verdict(&self) -> Verdict {
        let rank = |seat: Seat| {
            let Player { cash, profit, .. } = *self.player(seat);
            (self.points(seat), cash, profit, self.cities_of(seat))
        };
        let best = self.all_seats().map(rank).max();
        let winners: SeatSet = self.all_seats().filter(|&seat| Some(rank(seat)) == best).collect();
        let mut scores = [0; MAX_SEATS];
        for seat in self.all_seats() {
            scores[seat.index()] = self.points(seat);
        }
        let how = if self.goal_is_reached() { "points" } else { "last-card" };
        Verdict { winners, scores, how }
    }
}

/// The only seat with the greatest number; None on a tie or if all numbers are 0.
pub(crate) fn alone_with_most(numbers: impl Iterator<Item = (Seat, i32)>) -> Option<Seat> {
    let mut best = (0, None);
    for (seat, number) in numbers {
        if number > best.0 {
            best = (number, Some(seat));
        } else if number == best.0 {
            best.1 = None;
        }
    }
    best.1
}
