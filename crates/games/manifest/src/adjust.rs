//! Phase 5, Adjustments: Profit, presences, income, draws (MD-R35 to MD-R39).

use kernel::frames::Flow;
use kernel::{Audience, Chance, Log, Seat};

use crate::Manifest;
use crate::event::{Event, Source};
use crate::names::{Deed, Product, Purchase, Region};
use crate::printed::printed;
use crate::score::alone_with_most;
use crate::state::State;
use crate::territory::Territories;

impl Manifest {
    pub(crate) fn adjust(&self, at: &mut State, log: &mut impl Log<Event>) {
        let constants = &printed().constants;
        let new = |at: &State, seat: Seat| at.player(seat).new.len() as i32;
        at.most_new = alone_with_most(at.all_seats().map(|seat| (seat, new(at, seat))));
        for seat in at.in_order() {
            let player = at.player_mut(seat);
            let (gained, lost) = (player.new.len() as u8, std::mem::take(&mut player.this_turn.lost));
            let up = player.profit + constants.profit_step * i32::from(gained);
            player.profit = (up - constants.profit_step * i32::from(lost)).max(constants.least_profit);
            player.new = Territories::EMPTY;
            let profit = player.profit;
            log.tell(Audience::All, || Event::Adjusted { seat, gained, lost, profit });
        }
        for seat in at.in_order() {
            let parts = at.income(seat);
            let sum: i32 = parts.iter().flatten().map(|(_, cash)| cash).sum();
            at.player_mut(seat).cash += sum;
            at.bank -= sum;
            log.tell(Audience::All, || Event::Income { seat, parts: parts.into_iter().flatten().collect() });
        }
        for player in &mut at.players {
            player.stock += player.losses + player.returned + player.boxes.iter().sum::<u8>();
            player.losses = 0;
            player.returned = 0;
            player.boxes = [0; Purchase::COUNT];
        }
        at.draws = 0;
    }

    /// MD-R39: each seat draws one card in turn order; then one more for the seat with the most New Presences.
    pub(crate) fn draw_next<C: Chance>(
        &self,
        at: &mut State,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<Flow, C::Stop> {
        let n = at.draws;
        at.draws += 1;
        if n < at.seats {
            at.draw_card(at.order[usize::from(n)], chance, log)?;
        } else if n == at.seats {
            if let Some(seat) = at.most_new {
                log.tell(Audience::All, || Event::MostNew { seat });
                at.draw_card(seat, chance, log)?;
            }
        } else {
            at.draws = 0;
            at.most_new = None;
            self.next_turn(at, log);
        }
        Ok(Flow::On)
    }
}

impl State {
    /// The seat that is drawing while Think Tank is asked.
    pub(crate) fn drawer(&self) -> Seat {
        match self.phase {
            crate::Phase::Adjustments if self.draws > self.seats => self.most_new.unwrap_or(self.order[0]),
            crate::Phase::Adjustments => self.order[usize::from(self.draws.max(1)) - 1],
            _ => self.mover(),
        }
    }

    /// MD-R37: the income of a seat, by source.
    pub fn income(&self, seat: Seat) -> [Option<(Source, i32)>; 7] {
        let constants = &printed().constants;
        let player = self.player(seat);
        let established = player.established();
        let regions_with = |places: Territories| {
            let met =
                Region::ALL.into_iter().filter(|&region| !(printed().region(region) & places).is_empty());
            met.count() as i32
        };
        let with =
            |deed: Deed, cash: i32| (player.owns(deed) && cash > 0).then_some((Source::Deed(deed), cash));
        let circus = constants.circus;
        let sports = constants.pro_sports;
        let pictures = constants.motion_pictures;
        let tourists = (self.makers(Product::Tourists) & established).len() as i32;
        let richer =
            self.all_seats().filter(|&other| self.player(other).profit > player.profit).count() as i32;
        let television = (constants.television.cash * richer).max(constants.television.least);
        let cities = (established & (self.cities - self.cold_for(seat))).len() as i32;
        [
            Some((Source::Profit, player.profit)),
            with(Deed::SafetyNet, self.safety_net(seat)),
            with(Deed::Circus, (circus.cash * regions_with(established)).min(circus.most)),
            with(Deed::ProSports, (sports.cash * regions_with(established & self.cities)).min(sports.most)),
            with(Deed::MotionPictures, (pictures.cash * tourists).min(pictures.most)),
            with(Deed::Television, television),
            with(Deed::UrbanRenaissance, constants.urban_renaissance * cities),
        ]
    }

    /// MD-F46: the amount depends on how many seats have less Profit, whether or not those own Safety Net: the first amount if none has
    /// less, the second for one, the third for two (tied or not), nothing for more. This also pays tied seats as the rule says.
    pub fn safety_net(&self, seat: Seat) -> i32 {
        let profit = self.player(seat).profit;
        let below = self.all_seats().filter(|&other| self.player(other).profit < profit).count();
        printed().constants.safety_net.get(below).copied().unwrap_or(0)
    }
}
