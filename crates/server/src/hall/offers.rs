//! Seeds that are fixed before a table is opened: the form for a new table shows the commitment, and the host may add a word to it.
//!
//! A seed is derived from a secret of this process and the offer id in the form, so nothing is stored for forms that are never sent. A used
//! offer is remembered for as long as it could be sent again: by then its game may be over and the seed known.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use kernel::chance::Seed;

use super::live::random;
use crate::view::SeedOffer;

/// How long a form stays valid.
const VALID: Duration = Duration::from_secs(6 * 60 * 60);

/// When the offer was made, in seconds since the process started, and a random number.
type Offer = (u64, u64);

pub struct SeedOffers {
    /// Never shared or stored: another process, or this one after a restart, does not know which offers were used here.
    secret: Seed,
    began: Instant,
    used: Mutex<BTreeSet<Offer>>,
}

impl SeedOffers {
    pub fn new() -> SeedOffers {
        let secret = catalogue::fresh_seed().expect("the system has a random source");
        SeedOffers { secret, began: Instant::now(), used: Mutex::default() }
    }

    fn age(&self) -> u64 {
        if catalogue::is_repeatable() { 0 } else { self.began.elapsed().as_secs() }
    }

    pub fn make(&self) -> SeedOffer {
        self.shown((self.age(), random()))
    }

    fn shown(&self, offer: Offer) -> SeedOffer {
        SeedOffer {
            id: format!("{:x}-{:016x}", offer.0, offer.1),
            commitment: self.seed_of(offer).commitment(),
        }
    }

    fn seed_of(&self, (at, number): Offer) -> Seed {
        self.secret.with_word(&format!("offer {at} {number}"))
    }

    fn read(&self, id: &str) -> Option<Offer> {
        let (at, number) = id.split_once('-')?;
        let offer = (u64::from_str_radix(at, 16).ok()?, u64::from_str_radix(number, 16).ok()?);
        let now = self.age();
        let is_valid = offer.0 <= now && now - offer.0 < VALID.as_secs();
        let used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        Some(offer).filter(|offer| is_valid && !used.contains(offer))
    }

    /// The same offer again if it can still be used, otherwise a new one.
    pub fn again(&self, id: Option<&str>) -> SeedOffer {
        id.and_then(|id| self.read(id)).map_or_else(|| self.make(), |offer| self.shown(offer))
    }

    /// The seed of an offer, for trying an opening without using the offer up.
    pub fn seed(&self, id: &str) -> Option<Seed> {
        self.read(id).map(|offer| self.seed_of(offer))
    }

    /// Uses up an offer. Returns true only for the first caller.
    pub fn claim(&self, id: &str) -> bool {
        let Some(offer) = self.read(id) else { return false };
        let oldest = self.age().saturating_sub(VALID.as_secs());
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        *used = used.split_off(&(oldest, 0));
        used.insert(offer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offer_gives_one_seed_once() {
        let offers = SeedOffers::new();
        let offer = offers.make();
        let seed = offers.seed(&offer.id).expect("just made");
        assert_eq!(seed.commitment(), offer.commitment);
        assert_eq!(offers.again(Some(&offer.id)).commitment, offer.commitment, "the form shown again");
        assert!(offers.claim(&offer.id));
        assert!(!offers.claim(&offer.id), "a game with this seed may be over");
        assert_eq!(offers.seed(&offer.id), None);
        assert_ne!(offers.again(Some(&offer.id)).commitment, offer.commitment);
    }

    #[test]
    fn what_was_not_offered_here_is_no_offer() {
        let offers = SeedOffers::new();
        let restarted = SeedOffers::new();
        let offer = offers.make();
        assert_ne!(offers.seed(&offer.id), restarted.seed(&offer.id), "another process, other seeds");
        for id in ["", "-", "0", "0-", "x-1", "0-zz", "ffff-1", "1-2-3"] {
            assert_eq!(offers.seed(id), None, "{id:?}");
            assert!(!offers.claim(id), "{id:?}");
        }
    }
}
