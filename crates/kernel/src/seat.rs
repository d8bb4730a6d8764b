//! Seats at a table, sets of seats, and viewers.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Maximum number of seats in any game.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0 in the game's own order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn alone(self) -> SeatSet {
        SeatSet(1 << self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    pub const fn first_n(n: u8) -> SeatSet {
        SeatSet(((1u16 << n) - 1) as u8)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        (seat.0 as usize) < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&s| self.contains(s))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// Reads a value for each seat from a list in a file, whose length must be the number of seats. Seats that do not exist get `none`.
pub fn by_seat<T: Copy, W, const N: usize>(
    list: &[W],
    seats: usize,
    none: T,
    read: impl Fn(&W) -> Result<T, String>,
) -> Result<[T; N], String> {
    if list.len() != seats || seats > N {
        return Err("a list is not as long as there are seats".to_owned());
    }
    let mut all = [none; N];
    for (place, one) in all.iter_mut().zip(list) {
        *place = read(one)?;
    }
    Ok(all)
}

/// For whom a picture is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
