//! How often something may be asked for: one list, counted by address, person and table.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use store::{PersonId, TableId};

use crate::trouble::Trouble;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    Page,
    Act,
    Talk,
    Name,
    SignIn,
    NewTable,
    Import,
    Deck,
    Watch,
}

/// By whom it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    Address(IpAddr),
    Person(PersonId),
    Table(TableId),
}

struct Limit {
    what: What,
    /// So many at once...
    burst: f64,
    /// ... and so many a second after that.
    rate: f64,
}

/// Per address.
const ADDRESS: [Limit; 9] = [
    Limit { what: What::Page, burst: 400.0, rate: 80.0 },
    Limit { what: What::Act, burst: 400.0, rate: 80.0 },
    Limit { what: What::Talk, burst: 60.0, rate: 4.0 },
    Limit { what: What::Name, burst: 40.0, rate: 0.5 },
    Limit { what: What::SignIn, burst: 20.0, rate: 0.2 },
    Limit { what: What::NewTable, burst: 60.0, rate: 1.0 },
    Limit { what: What::Import, burst: 10.0, rate: 0.2 },
    Limit { what: What::Deck, burst: 40.0, rate: 1.0 },
    Limit { what: What::Watch, burst: 200.0, rate: 20.0 },
];

/// Per person and table.
const CLOSE: [Limit; 3] = [
    Limit { what: What::Act, burst: 120.0, rate: 20.0 },
    Limit { what: What::Talk, burst: 20.0, rate: 1.0 },
    Limit { what: What::SignIn, burst: 10.0, rate: 0.05 },
];

/// Buckets are thrown away when there are more; whoever was counted is counted anew.
const BUCKETS: usize = 100_000;

struct Bucket {
    left: f64,
    at: Instant,
}

/// All counts of one server.
pub struct Limits {
    on: bool,
    buckets: Mutex<HashMap<(What, By), Bucket>>,
}

impl Limits {
    /// Off only for measuring.
    pub fn new(on: bool) -> Limits {
        Limits { on, buckets: Mutex::new(HashMap::new()) }
    }

    pub fn count(&self, what: What, by: By) -> Result<(), Trouble> {
        let list: &[Limit] = match by {
            By::Address(_) => &ADDRESS,
            By::Person(_) | By::Table(_) => &CLOSE,
        };
        let Some(limit) = list.iter().find(|limit| limit.what == what).filter(|_| self.on) else {
            return Ok(());
        };
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > BUCKETS {
            buckets.clear();
        }
        let bucket = buckets.entry((what, by)).or_insert(Bucket { left: limit.burst, at: now });
        let earned = now.duration_since(bucket.at).as_secs_f64() * limit.rate;
        bucket.left = (bucket.left + earned).min(limit.burst);
        bucket.at = now;
        if bucket.left < 1.0 {
            return Err(Trouble::TooMany);
        }
        bucket.left -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_the_burst_it_is_too_many_for_this_one_and_not_for_others() {
        let limits = Limits::new(true);
        let [a, b] = [1, 2].map(|n| By::Address(IpAddr::from([10, 0, 0, n])));
        for _ in 0..20 {
            limits.count(What::SignIn, a).unwrap();
        }
        assert!(matches!(limits.count(What::SignIn, a), Err(Trouble::TooMany)));
        assert!(limits.count(What::SignIn, b).is_ok());
        assert!(limits.count(What::Act, a).is_ok());
        assert!((0..100).all(|_| Limits::new(false).count(What::SignIn, a).is_ok()));
    }
}
