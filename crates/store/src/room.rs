//! How much storage a person may use, and uses.

use crate::limits::MAX_DECKS;

/// Limits per person. 0 means no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Quotas {
    /// Maximum number of running tables that the person has opened.
    pub tables: u64,
    /// Maximum bytes of all records of the tables that the person has opened, and of their decks, notes and lines of chat.
    pub bytes: u64,
}

/// What one person uses, counted in the same way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    pub tables: u64,
    pub decks: u64,
    pub bytes: u64,
}

/// Which limit the person has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    Tables { most: u64 },
    Decks { most: u64 },
    Bytes { most: u64 },
}

impl Quotas {
    /// Whether tables need not be counted because there is no limit.
    pub(crate) fn is_off(self) -> bool {
        self == Quotas::default()
    }

    /// Checks whether somebody who uses `has` may use `more` in addition.
    pub(crate) fn check(self, has: Room, more: Room) -> Result<(), Full> {
        let exceeds =
            |has: u64, more: u64, most: u64| more > 0 && most > 0 && has.saturating_add(more) > most;
        let decks = MAX_DECKS as u64;
        if exceeds(has.tables, more.tables, self.tables) {
            return Err(Full::Tables { most: self.tables });
        }
        if exceeds(has.decks, more.decks, decks) {
            return Err(Full::Decks { most: decks });
        }
        if exceeds(has.bytes, more.bytes, self.bytes) {
            return Err(Full::Bytes { most: self.bytes });
        }
        Ok(())
    }
}
