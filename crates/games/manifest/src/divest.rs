//! Divestiture after Trustbusters and Lawyer (MD-D1 to MD-D5).

use kernel::frames::Flow;
use kernel::{Audience, Log, Seat, SeatSet};

use crate::Manifest;
use crate::act::Act;
use crate::event::Event;
use crate::names::{Deed, Product};
use crate::printed::Effect;
use crate::state::{Divestiture, Frame, State};
use crate::territory::{Territories, Territory};

impl State {
    pub(crate) fn divest_limit(&self, effect: &Effect) -> u8 {
        match effect {
            Effect::Divest { limit: Some(limit), .. } => *limit,
            _ => self.play.die,
        }
    }

    /// The product being divested.
    pub(crate) fn divest_product(&self) -> Option<Product> {
        self.play.products.get(usize::from(self.divestiture.product)).copied().flatten()
    }

    /// MD-D5: territories with the product that the seat can give up.
    pub(crate) fn divestable(&self, seat: Seat) -> Territories {
        let Some(product) = self.divest_product() else { return Territories::EMPTY };
        let player = self.player(seat);
        let safe =
            player.home.filter(|_| player.owns(Deed::Unity)).map_or(Territories::EMPTY, Territory::alone);
        (player.held & self.makers(product)) - safe
    }

    /// MD-D3: seats to which the chosen territory can be offered.
    pub(crate) fn divest_takers(&self) -> SeatSet {
        let Divestiture { seat, place, limit, declined, .. } = self.divestiture;
        let (Some(seat), Some(place), Some(product)) = (seat, place, self.divest_product()) else {
            return SeatSet::EMPTY;
        };
        let adds = self.count_product(product, place.alone());
        let takes = |other: &Seat| {
            *other != seat
                && !declined.contains(*other)
                && self.play.blocked != Some(*other)
                && self.player(*other).stock > 0
                && self.weight(*other, product) + adds <= limit
                && self.reach(*other).for_divestiture().contains(place)
        };
        self.all_seats().filter(takes).collect()
    }
}

impl Manifest {
    /// Finds the next seat over the limit: greatest weight first, ties in turn order. If there is none, goes on to the next product.
    pub(crate) fn divest_next(&self, at: &mut State, _log: &mut impl Log<Event>) -> Flow {
        let Some(product) = at.divest_product() else {
            at.divestiture = Divestiture::default();
            at.frames.pop();
            return Flow::On;
        };
        let limit = at.divestiture.limit;
        let over = |seat: Seat| {
            at.play.blocked != Some(seat)
                && at.weight(seat, product) > limit
                && !at.divestable(seat).is_empty()
        };
        // A seat finishes before the next one begins.
        let current = at.divestiture.seat.filter(|&seat| over(seat));
        let heaviest = || {
            let mut best = None;
            for seat in at.in_order().filter(|&seat| over(seat)) {
                if best.is_none_or(|other| at.weight(seat, product) > at.weight(other, product)) {
                    best = Some(seat);
                }
            }
            best
        };
        match current.or_else(heaviest) {
            Some(seat) => {
                at.divestiture.seat = Some(seat);
                at.frames.push(Frame::Divest);
            }
            None => {
                at.divestiture.seat = None;
                at.divestiture.product += 1;
            }
        }
        Flow::On
    }

    pub(crate) fn divest_act(&self, at: &mut State, seat: Seat, act: Act, log: &mut impl Log<Event>) {
        match act {
            Act::Divest(place) => {
                if let Some(product) = at.divest_product() {
                    log.tell(Audience::All, || Event::Divested { seat, place, product });
                }
                at.divestiture.place = Some(place);
                at.divestiture.declined = SeatSet::EMPTY;
                at.frames.turn_into(Frame::DivestTo);
            }
            Act::To(to) => {
                at.divestiture.to = Some(to);
                if let Some(place) = at.divestiture.place {
                    log.tell(Audience::All, || Event::DivestOffered { seat, to, place });
                }
                at.frames.turn_into(Frame::DivestAnswer);
            }
            Act::Take { new } => {
                let Divestiture { seat: Some(from), place: Some(place), .. } = at.divestiture else { return };
                log.tell(Audience::All, || Event::DivestTaken { seat, place, new });
                at.lose_presence(from, place, log);
                at.player_mut(seat).stock -= 1;
                at.settle(seat, place, new);
                self.divested(at);
            }
            _ => {
                if let Some(place) = at.divestiture.place {
                    log.tell(Audience::All, || Event::DivestDeclined { seat, place });
                }
                at.divestiture.declined.insert(seat);
                at.frames.turn_into(Frame::DivestTo);
            }
        }
    }

    /// MD-D3: if nobody can or will take the territory, it is left vacant.
    pub(crate) fn divest_to_next(&self, at: &mut State, log: &mut impl Log<Event>) -> Flow {
        if !at.divest_takers().is_empty() {
            return Flow::Wait;
        }
        if let Divestiture { seat: Some(seat), place: Some(place), .. } = at.divestiture {
            log.tell(Audience::All, || Event::LeftVacant { place });
            at.lose_presence(seat, place, log);
        }
        self.divested(at);
        Flow::On
    }

    fn divested(&self, at: &mut State) {
        at.divestiture.place = None;
        at.divestiture.to = None;
        at.divestiture.declined = SeatSet::EMPTY;
        at.frames.pop();
    }
}
