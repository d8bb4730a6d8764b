//! The dice of a roll that are not placed yet, counted by number. Each count takes four bits, so that legal choices need no loop.

use crate::cards::{Count, GROUPS};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lying(u32);

/// The lowest bit of each number's count.
const LOWEST: u32 = 0x0111_1110;

impl Lying {
    #[inline]
    pub fn put(&mut self, number: u8) {
        self.0 += 1 << (4 * number);
    }

    #[inline]
    pub fn take(&mut self, number: u8, count: u8) {
        self.0 -= u32::from(count) << (4 * number);
    }

    #[inline]
    pub fn of(self, number: u8) -> u8 {
        if (1..=GROUPS as u8).contains(&number) { (self.0 >> (4 * number) & 0xF) as u8 } else { 0 }
    }

    /// Numbers with at least one die, as bits for [`Lying::number`].
    #[inline]
    pub fn any(self) -> u64 {
        ((self.0 | self.0 >> 1 | self.0 >> 2) & LOWEST).into()
    }

    /// Numbers with at least two dice.
    #[inline]
    pub fn several(self) -> u64 {
        ((self.0 >> 1 | self.0 >> 2) & LOWEST).into()
    }

    #[inline]
    pub fn number(bit: u16) -> u8 {
        (bit / 4) as u8
    }

    pub fn count(self) -> Count {
        std::array::from_fn(|n| self.of(n as u8 + 1))
    }
}

impl From<Count> for Lying {
    fn from(count: Count) -> Lying {
        let mut lying = Lying::default();
        for (&count, number) in count.iter().zip(1..) {
            (0..count).for_each(|_| lying.put(number));
        }
        lying
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Members;

    #[test]
    fn counts_and_sets_agree() {
        let lying = Lying::from([0, 1, 2, 0, 0, 6]);
        assert_eq!(lying.count(), [0, 1, 2, 0, 0, 6]);
        let numbers = |set: u64| (0..set.size()).map(|n| Lying::number(set.nth(n))).collect::<Vec<_>>();
        assert_eq!((numbers(lying.any()), numbers(lying.several())), (vec![2, 3, 6], vec![3, 6]));
        assert_eq!((lying.of(0), lying.of(7), lying.of(255)), (0, 0, 0));
    }
}
