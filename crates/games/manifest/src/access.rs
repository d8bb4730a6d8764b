//! MD-R40: what a seat can reach, and by which means.

use kernel::Seat;

use crate::names::{Deed, Region};
use crate::printed::printed;
use crate::state::State;
use crate::territory::{Territories, Territory};

/// The means by which a territory is reached, in the order in which they are tried.
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

/// What a seat can reach, by means.
#[derive(Clone, Copy, Debug)]
pub struct Reach([Territories; 9]);

impl Reach {
    #[inline]
    pub fn by(&self, mode: Mode) -> Territories {
        self.0[mode as usize]
    }

    /// The first means that fits.
    pub fn mode(&self, place: Territory) -> Option<Mode> {
        Mode::ALL.into_iter().find(|&mode| self.by(mode).contains(place))
    }

    /// Reached by means that any token will do for.
    #[inline]
    pub fn ordinary(&self) -> Territories {
        let by_wireless = self.0.len() - 1;
        self.0[..by_wireless].iter().fold(Territories::EMPTY, |all, &set| all | set)
    }

    /// MD-F9: as MD-D3 understands it, without permissions of cards and without Wireless.
    pub fn for_divestiture(&self) -> Territories {
        let modes = Mode::ALL.into_iter().filter(|mode| !matches!(mode, Mode::Permission | Mode::Wireless));
        modes.fold(Territories::EMPTY, |all, mode| all | self.by(mode))
    }
}

impl State {
    /// MD-R40: Established Presences and the home, whoever holds it.
    pub fn bases(&self, seat: Seat) -> Territories {
        let player = self.player(seat);
        player.established() | player.home.map_or(Territories::EMPTY, Territory::alone)
    }

    /// The west, as far as the seat needs Westward Ho for it and has it not.
    pub fn shut_west(&self, seat: Seat) -> Territories {
        let player = self.player(seat);
        if player.owns(Deed::WestwardHo) {
            Territories::EMPTY
        } else {
            printed().west - player.this_turn.opened
        }
    }

    /// Territories that Telegraph may pass (MD-F31, MD-Q16).
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
