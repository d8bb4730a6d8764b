//! Small sets of numbered things (cards, places) as bits, with the one operation that random play needs: the nth member.

/// A set whose members are numbers. Draws are made from it, and lists of acts are built with it.
pub trait Members: Copy {
    fn size(self) -> u32;
    /// The member that has `n` smaller ones in the set. `n` must be below `size`.
    fn nth(self, n: u32) -> u16;
    fn has(self, number: u16) -> bool;
}

impl Members for u64 {
    #[inline]
    fn size(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn nth(self, n: u32) -> u16 {
        // In a run of ones from bit 0, as in a full set, no search is needed.
        if n < self.trailing_ones() {
            return n as u16;
        }
        let (mut bits, mut n, mut base) = (self, n, 0u16);
        for half in [32u16, 16, 8, 4, 2, 1] {
            let low = (bits & ((1u64 << half) - 1)).count_ones();
            if n >= low {
                n -= low;
                bits >>= half;
                base += half;
            }
        }
        base
    }

    #[inline]
    fn has(self, number: u16) -> bool {
        number < 64 && self >> number & 1 == 1
    }
}

impl Members for u128 {
    #[inline]
    fn size(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn nth(self, n: u32) -> u16 {
        let low = self as u64;
        let below = low.count_ones();
        if n < below { low.nth(n) } else { 64 + ((self >> 64) as u64).nth(n - below) }
    }

    #[inline]
    fn has(self, number: u16) -> bool {
        number < 128 && self >> number & 1 == 1
    }
}

/// All numbers from 0 up to, but not including, this one.
#[derive(Clone, Copy, Debug)]
pub struct Numbers(pub u16);

impl Members for Numbers {
    fn size(self) -> u32 {
        u32::from(self.0)
    }

    fn nth(self, n: u32) -> u16 {
        n as u16
    }

    fn has(self, number: u16) -> bool {
        number < self.0
    }
}

/// The members of a set of bits, in ascending order.
#[inline]
pub fn members(set: impl Into<u128>) -> impl Iterator<Item = u8> {
    let mut set = set.into();
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let next = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(next)
    })
}

/// The members as a list, the form used in files, logs and pictures.
pub fn list(set: impl Into<u128>) -> Vec<u8> {
    members(set).collect()
}

/// A set of bits from its list in a file. Members must be from 1 to `most`.
pub fn from_list(list: &[u8], most: u8) -> Result<u128, String> {
    list.iter().try_fold(0, |set, &member| {
        if (1..=most).contains(&member) {
            Ok(set | 1 << member)
        } else {
            Err(format!("there is no {member}"))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_is_the_inverse_of_counting() {
        let mut x = 0x9E37_79B9_7F4A_7C15u64;
        for _ in 0..2000 {
            x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let wide = (u128::from(x) << 64) | u128::from(x.rotate_left(29) & x.rotate_left(7));
            for n in 0..wide.size() {
                let found = wide.nth(n);
                assert!(wide.has(found));
                assert_eq!((wide & ((1u128 << found) - 1)).count_ones(), n);
            }
        }
        assert_eq!(u64::MAX.nth(63), 63);
        assert_eq!((1u64 << 63).nth(0), 63);
        assert!(!1u64.has(64));
        assert!(!1u128.has(128));
    }

    #[test]
    fn sets_survive_as_lists() {
        let set = 1u128 << 1 | 1 << 64 | 1 << 90;
        assert_eq!(list(set), [1, 64, 90]);
        assert_eq!(from_list(&[90, 1, 64], 90), Ok(set));
        assert_eq!(list(0b101u32), [0, 2]);
        for (wrong, most) in [(0, 90), (91, 90)] {
            assert_eq!(from_list(&[5, wrong], most), Err(format!("there is no {wrong}")));
        }
    }
}
