//! Many states: a set in one machine word.

use std::{
    fmt,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign},
};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::UsState;

/// A set of states; bit `n` stands for the state with index `n`. Serialised as a list of postal codes.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StateSet(u64);

impl StateSet {
    pub const EMPTY: StateSet = StateSet(0);
    pub const ALL: StateSet = StateSet((1 << UsState::COUNT) - 1);

    pub const fn of(states: &[UsState]) -> StateSet {
        let mut bits = 0;
        let mut index = 0;
        while index < states.len() {
            bits |= 1 << states[index].index();
            index += 1;
        }
        StateSet(bits)
    }

    pub const fn bits(self) -> u64 {
        self.0
    }

    /// A set from bits. Bits beyond the last state are ignored.
    pub const fn from_bits(bits: u64) -> StateSet {
        StateSet(bits & StateSet::ALL.0)
    }

    /// Adds a state. Returns whether it was new to the set.
    pub const fn insert(&mut self, state: UsState) -> bool {
        let new = !self.contains(state);
        self.0 |= 1 << state.index();
        new
    }

    /// Removes a state. Returns whether it was in the set.
    pub const fn remove(&mut self, state: UsState) -> bool {
        let present = self.contains(state);
        self.0 &= !(1 << state.index());
        present
    }

    pub const fn contains(self, state: UsState) -> bool {
        self.0 >> state.index() & 1 == 1
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn union(self, other: StateSet) -> StateSet {
        StateSet(self.0 | other.0)
    }

    pub const fn intersection(self, other: StateSet) -> StateSet {
        StateSet(self.0 & other.0)
    }

    pub const fn difference(self, other: StateSet) -> StateSet {
        StateSet(self.0 & !other.0)
    }

    pub const fn first(self) -> Option<UsState> {
        if self.0 == 0 { None } else { UsState::from_index(self.0.trailing_zeros() as usize) }
    }

    /// The member with `n` members before it. Takes the same few steps for every set, because drawing a random state is on the hot path of
    /// simulations.
    pub const fn nth(self, n: usize) -> Option<UsState> {
        const LOW: u64 = 0x0101_0101_0101_0101;
        const HIGH: u64 = 0x8080_8080_8080_8080;

        // Byte i of `up_to` counts the members in bytes 0..=i.
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        let up_to = bytes.wrapping_mul(LOW);
        if n >= (up_to >> 56) as usize {
            return None;
        }

        // The high bit of a byte survives the subtraction if the member is beyond that byte.
        let beyond = (((n as u64 * LOW) | HIGH) - up_to) & HIGH;
        let byte = (beyond >> 7).wrapping_mul(LOW) >> 56;
        let shift = byte * 8;
        let before = (up_to << 8) >> shift & 0xff;
        let within = SELECT[(self.0 >> shift & 0xff) as usize][n - before as usize];
        UsState::from_index(shift as usize + within as usize)
    }

    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }
}

/// `SELECT[byte][n]`: the place of the nth set bit of a byte.
static SELECT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        let mut n = 0;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// The members of a [`StateSet`] in order of postal code.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = UsState;

    fn next(&mut self) -> Option<UsState> {
        let state = StateSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(state)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = StateSet(self.0).len();
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for StateSet {
    type Item = UsState;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<UsState> for StateSet {
    fn from_iter<I: IntoIterator<Item = UsState>>(states: I) -> StateSet {
        let mut set = StateSet::EMPTY;
        set.extend(states);
        set
    }
}

impl Extend<UsState> for StateSet {
    fn extend<I: IntoIterator<Item = UsState>>(&mut self, states: I) {
        for state in states {
            self.insert(state);
        }
    }
}

impl From<UsState> for StateSet {
    fn from(state: UsState) -> StateSet {
        StateSet::of(&[state])
    }
}

impl BitOr for StateSet {
    type Output = StateSet;

    fn bitor(self, other: StateSet) -> StateSet {
        self.union(other)
    }
}

impl BitAnd for StateSet {
    type Output = StateSet;

    fn bitand(self, other: StateSet) -> StateSet {
        self.intersection(other)
    }
}

impl Sub for StateSet {
    type Output = StateSet;

    fn sub(self, other: StateSet) -> StateSet {
        self.difference(other)
    }
}

impl Not for StateSet {
    type Output = StateSet;

    fn not(self) -> StateSet {
        StateSet::ALL.difference(self)
    }
}

impl BitOrAssign for StateSet {
    fn bitor_assign(&mut self, other: StateSet) {
        *self = *self | other;
    }
}

impl BitAndAssign for StateSet {
    fn bitand_assign(&mut self, other: StateSet) {
        *self = *self & other;
    }
}

impl SubAssign for StateSet {
    fn sub_assign(&mut self, other: StateSet) {
        *self = *self - other;
    }
}

impl fmt::Debug for StateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for StateSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for StateSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StateSet, D::Error> {
        Ok(Vec::<UsState>::deserialize(deserializer)?.into_iter().collect())
    }
}
