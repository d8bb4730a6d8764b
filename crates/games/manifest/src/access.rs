//! MD-R40: which territories a seat can reach, and how.

use kernel::Seat;

use crate::names::{Deed, Region};
use crate::printed::printed;
use crate::state::State;
use crate::territory::{Territories, Territory};

/// The ways to reach a territory, in the order in which they are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Home,
    Neighbour,
    Telegraph,
    Railroads,
    Steamships,
    Airplanes,
    Permission,
    ECommerce,
    Wireless,
}

impl Mode {
    pub const ALL: [Mode; 9] = [
        Mode::Home,
        Mode::Neighbour,
        Mode::Telegraph,
        Mode::Railroads,
        Mode::Steamships,
        Mode::Airplanes,
        Mode::Permission,
        Mode::ECommerce,
        Mode::Wireless,
    ];
}

/// The territories that a seat can reach, for each way.
#[derive(Clone, Copy, Debug)]
pub struct Reach([Territories; 9]);

impl Reach {
    #[inline]
    pub fn by(&self, mode: Mode) -> Territories {
        self.0[mode as usize]
    }

    /// The first way that applies.
    pub fn mode(&self, place: Territory) -> Option<Mode> {
        Mode::ALL.into_iter().find(|&mode| self.by(mode).contains(place))
    }

    /// Territories reached by ways for which any token can be used, i.e. all except Wireless.
    #[inline]
    pub fn ordinary(&self) -> Territories {
        let by_wireless = self.0.len() - 1;
        self.0[..by_wireless].iter().fold(Territories::EMPTY, |all, &set| all | set)
    }

    /// MD-F9: reach in the sense of MD-D3, without permissions from cards and without Wireless.
    pub fn for_divestiture(&self) -> Territories {
        let modes = Mode::ALL.into_iter().filter(|mode| !matches!(mode, Mode::Permission | Mode::Wireless));
        modes.fold(Territories::EMPTY, |all, mode| all | self.by(mode))
    }
}

impl State {
    /// MD-R40: the seat's Established Presences and its home, no matter who holds the home.
    pub fn bases(&self, seat: Seat) -> Territories {
        let player = self.player(seat);
        player.established() | player.home.map_or(Territories::EMPTY, Territory::alone)
    }

    /// Territories of the west that the seat cannot enter because it lacks Westward Ho.
    pub fn shut_west(&self, seat: Seat) -> Territories {
        let player = self.player(seat);
        if player.owns(Deed::WestwardHo) {
            Territories::EMPTY
        } else {
            printed().west - player.this_turn.opened
        }
    }

    /// Territories through which Telegraph may pass (MD-F31, MD-Q16).
    pub fn passable(&self, seat: Seat) -> Territories {
        !(self.natives | self.others_established(seat) | self.closed | self.shut_west(seat))
    }

    pub fn reach(&self, seat: Seat) -> Reach {
        let print = printed();
        let player = self.player(seat);
        let enterable = !(player.held | self.closed);
        let ordinary = enterable - self.shut_west(seat);
        let bases = self.bases(seat);
        let mut reach = [Territories::EMPTY; 9];
        let mut set = |mode: Mode, places: Territories| reach[mode as usize] = places;

        set(Mode::Home, player.home.map_or(Territories::EMPTY, Territory::alone) & enterable);
        let neighbours =
            |of: Territories| of.iter().fold(Territories::EMPTY, |all, one| all | print.land(one));
        let next = neighbours(bases);
        let ferries = bases.iter().fold(Territories::EMPTY, |all, one| all | print.ferry(one));
        set(Mode::Neighbour, (next | ferries) & ordinary);
        if player.owns(Deed::Telegraph) {
            set(Mode::Telegraph, neighbours(next & self.passable(seat)) & ordinary);
        }
        if player.owns(Deed::Railroads) {
            let land = !print.overseas;
            let regions = Region::ALL.into_iter().map(|region| print.region(region) & land);
            let served = regions.filter(|&region| !(region & bases).is_empty());
            set(Mode::Railroads, served.fold(Territories::EMPTY, |all, region| all | region) & ordinary);
        }
        if player.owns(Deed::Steamships) {
            let ports = bases & print.seaside;
            let oceans = [print.atlantic, print.pacific];
            let sailed = oceans.into_iter().filter(|&ocean| !(ports & ocean).is_empty());
            let open = sailed.fold(Territories::EMPTY, |all, ocean| all | ocean);
            let open = if self.canal && !ports.is_empty() { print.seaside } else { open };
            set(Mode::Steamships, open & ordinary);
        }
        if player.owns(Deed::Airplanes) && !(player.established() & self.cities & print.seaside).is_empty() {
            set(Mode::Airplanes, print.seaside & ordinary);
        }
        set(Mode::Permission, player.this_turn.permitted & enterable);
        if player.owns(Deed::ECommerce)
            && player.this_turn.ecommerce_used < print.constants.ecommerce_expansions
        {
            set(Mode::ECommerce, enterable);
        }
        if player.wireless > 0 {
            set(Mode::Wireless, enterable);
        }
        Reach(reach)
    }
}
