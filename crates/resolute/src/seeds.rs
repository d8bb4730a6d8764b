//! The source of a table's randomness: a fresh secret, a number or seed that a person chose, or people's own dice and cards.

use std::io;

use kernel::chance::Seed;

/// Every JSON parser reads integers of this many bits exactly.
const EXACT_BITS: u32 = 53;

/// The source that a person asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum Deal {
    /// A fresh secret that nobody knows.
    Secret,
    /// A chosen seed, which repeats the same table.
    Chosen(Seed),
    /// All dice and cards are supplied by the people.
    Own,
}

impl Deal {
    /// Parses a number, or the 64 digits of a whole seed.
    pub fn read(word: &str) -> Option<Deal> {
        match word.parse::<u64>() {
            Ok(number) => Some(Deal::Chosen(Seed::from_number(number))),
            Err(_) => word.parse().ok().map(Deal::Chosen),
        }
    }

    /// The seed of the table, if there is one, and the salt of its bots.
    pub fn settle(self) -> io::Result<(Option<Seed>, u64)> {
        let seed = match self {
            Deal::Secret => catalogue::fresh_seed()?,
            Deal::Chosen(seed) => seed,
            Deal::Own => return Ok((None, fresh_number()?)),
        };
        let salt = seed.number();
        Ok((Some(seed), salt))
    }
}

/// A number for a series of games. It is printed, so that the series can be repeated.
pub fn fresh_number() -> io::Result<u64> {
    Ok(getrandom::u64().map_err(io::Error::other)? >> (u64::BITS - EXACT_BITS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_read() {
        assert_eq!(Deal::read("7"), Some(Deal::Chosen(Seed::from_number(7))));
        let hex = "ab".repeat(32);
        assert_eq!(Deal::read(&hex), Some(Deal::Chosen(hex.parse().unwrap())));
        for word in ["", "-1", "x", "1.5", "abc", &"g".repeat(64), &"1".repeat(63)] {
            assert_eq!(Deal::read(word), None, "{word:?}");
        }
    }

    #[test]
    fn a_seed_of_64_decimal_digits_is_a_whole_seed() {
        let digits = "1".repeat(64);
        assert_eq!(Deal::read(&digits), Some(Deal::Chosen(digits.parse().unwrap())));
    }

    #[test]
    fn chance_is_fresh_or_the_same_again() {
        let (seed, salt) = Deal::Secret.settle().unwrap();
        let (other, _) = Deal::Secret.settle().unwrap();
        assert_ne!(seed, other);
        assert_eq!(Deal::Chosen(seed.clone().unwrap()).settle().unwrap(), (seed, salt));
        assert_eq!(Deal::Own.settle().unwrap().0, None);
        assert!(fresh_number().unwrap() < 1 << EXACT_BITS);
    }
}
