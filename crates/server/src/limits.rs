//! Rate limits: how often something may be requested, counted by address, person and account.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use store::limits::MAX_DECKS;
use store::{PersonId, Quotas};

use crate::http_error::HttpError;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    Page,
    /// A page, requested with a session.
    KnownPage,
    /// A picture as pixels.
    Pixels,
    Act,
    Talk,
    Name,
    SignIn,
    NewTable,
    Import,
    Deck,
    Watch,
    /// Pictures of several acts in one request.
    Frames,
    /// Anything that somebody without a seat does at a table. Counted separately,
    /// so that people who only have the link cannot use up the players' limits.
    Spectator,
    /// A webhook call that tells somebody it is their turn.
    Call,
    /// Stored data: tables, decks, and the bytes of both, of chat and of notes.
    Table,
    KeptDeck,
    Bytes,
}

/// By whom it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    Address(IpAddr),
    Person(PersonId),
    /// Password guesses for one account from one address. Names that do not exist are counted in the same way.
    Guess(IpAddr, KeyHash),
    /// Requests with one session.
    Session(KeyHash),
    /// What a person may still do when others have used up what their address may do.
    PersonReserve(PersonId),
    /// What all reserves of one address may do together, because guests cost nothing.
    AddressReserve(IpAddr),
    /// A device on which the owner of an account has signed in before.
    KnownDevice(KeyHash),
}

/// Hash of the name of an account, whether or not it exists, or of the secret of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeyHash(u64);

impl KeyHash {
    pub fn of(key: &str) -> KeyHash {
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        KeyHash(hasher.finish())
    }
}

#[derive(Clone, Copy)]
struct Limit {
    what: What,
    /// How many are allowed at once.
    burst: f64,
    /// How many more are allowed per second.
    rate: f64,
}

/// Per address.
const ADDRESS: [Limit; 13] = [
    Limit { what: What::Page, burst: 400.0, rate: 80.0 },
    Limit { what: What::KnownPage, burst: 1_600.0, rate: 320.0 },
    Limit { what: What::Pixels, burst: 60.0, rate: 2.0 },
    Limit { what: What::Act, burst: 400.0, rate: 80.0 },
    Limit { what: What::Talk, burst: 60.0, rate: 4.0 },
    Limit { what: What::Name, burst: 40.0, rate: 0.5 },
    Limit { what: What::SignIn, burst: 20.0, rate: 0.2 },
    Limit { what: What::NewTable, burst: 60.0, rate: 1.0 },
    Limit { what: What::Import, burst: 10.0, rate: 0.2 },
    Limit { what: What::Deck, burst: 40.0, rate: 1.0 },
    Limit { what: What::Watch, burst: 200.0, rate: 20.0 },
    Limit { what: What::Frames, burst: 120.0, rate: 10.0 },
    Limit { what: What::Spectator, burst: 60.0, rate: 2.0 },
];

/// Per person. No count is shared by all players of a table, because one of them could use it up.
const PERSON: [Limit; 8] = [
    // Changes of an account by who knows its password.
    Limit { what: What::SignIn, burst: 10.0, rate: 0.05 },
    Limit { what: What::KnownPage, burst: 400.0, rate: 80.0 },
    Limit { what: What::Act, burst: 120.0, rate: 20.0 },
    Limit { what: What::Frames, burst: 60.0, rate: 5.0 },
    Limit { what: What::Talk, burst: 20.0, rate: 1.0 },
    Limit { what: What::Call, burst: 30.0, rate: 0.2 },
    Limit { what: What::Watch, burst: 60.0, rate: 5.0 },
    Limit { what: What::Spectator, burst: 30.0, rate: 1.0 },
];

/// Per person, as long as the count of their address is used up. Enough to play on.
const PERSON_RESERVE: [Limit; 5] = [
    Limit { what: What::KnownPage, burst: 120.0, rate: 4.0 },
    Limit { what: What::Act, burst: 40.0, rate: 2.0 },
    Limit { what: What::Frames, burst: 20.0, rate: 0.5 },
    Limit { what: What::Talk, burst: 10.0, rate: 0.2 },
    Limit { what: What::Spectator, burst: 5.0, rate: 0.1 },
];

/// The same for all people at one address: to use this up takes dozens of them.
const ADDRESS_RESERVE: [Limit; 5] = [
    Limit { what: What::KnownPage, burst: 1_600.0, rate: 160.0 },
    Limit { what: What::Act, burst: 400.0, rate: 40.0 },
    Limit { what: What::Frames, burst: 120.0, rate: 5.0 },
    Limit { what: What::Talk, burst: 60.0, rate: 2.0 },
    Limit { what: What::Spectator, burst: 20.0, rate: 0.5 },
];

/// Password attempts for one account.
const GUESSES: [Limit; 1] = [Limit { what: What::SignIn, burst: 10.0, rate: 0.05 }];

/// Per session. `KnownPage` limits how often a session is looked up that may have ended.
const SESSION: [Limit; 2] = [GUESSES[0], Limit { what: What::KnownPage, burst: 400.0, rate: 80.0 }];

/// Maximum number of buckets. When there are more, full buckets are dropped. If that is not enough, so is the half that has most left.
const BUCKETS: usize = 100_000;

struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// What is left now.
    fn left(&self, limit: &Limit, now: Instant) -> f64 {
        let earned = now.duration_since(self.at).as_secs_f64() * limit.rate;
        (self.left + earned).min(limit.burst)
    }
}

/// Per day an address may store as much as this many people may have in total, enough for a family or a club. This is counted by each
/// server and forgotten when it stops; what a person has is counted in the database.
const PEOPLE_OF_ADDRESS: f64 = 4.0;
const DAY: f64 = 24.0 * 60.0 * 60.0;

fn daily(what: What, most: u64) -> Option<Limit> {
    let burst = most as f64 * PEOPLE_OF_ADDRESS;
    (most > 0).then_some(Limit { what, burst, rate: burst / DAY })
}

fn limit(what: What, by: By, quotas: Quotas) -> Option<Limit> {
    match what {
        What::Table => return daily(what, quotas.tables),
        What::KeptDeck => return daily(what, MAX_DECKS as u64),
        What::Bytes => return daily(what, quotas.bytes),
        _ => {}
    }
    let list: &[Limit] = match by {
        By::Address(_) => &ADDRESS,
        By::Person(_) => &PERSON,
        By::PersonReserve(_) => &PERSON_RESERVE,
        By::AddressReserve(_) => &ADDRESS_RESERVE,
        By::Session(_) => &SESSION,
        By::Guess(..) | By::KnownDevice(_) => &GUESSES,
    };
    list.iter().find(|limit| limit.what == what).copied()
}

/// Whoever has one IPv6 address usually has its whole /64 network, so all addresses of the network count as one.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(ip) => Ipv6Addr::from_bits(ip.to_bits() >> 64 << 64).into(),
        ip => ip,
    }
}

/// All counts of one server.
pub struct Limits {
    on: bool,
    quotas: Quotas,
    buckets: Mutex<HashMap<(What, By), Bucket>>,
}

impl Limits {
    /// `on` is false only for measurements.
    pub fn new(on: bool, quotas: Quotas) -> Limits {
        Limits { on, quotas, buckets: Mutex::new(HashMap::new()) }
    }

    pub fn count(&self, what: What, by: By) -> Result<(), HttpError> {
        if self.spend(what, by, 1) { Ok(()) } else { Err(HttpError::TooMany) }
    }

    /// Counts what a known person does: by person first, so that whoever does it too often uses up nothing of the others at their address.
    /// If the others have used it up, the person's own reserve counts.
    pub fn count_person(&self, what: What, person: PersonId, address: IpAddr) -> Result<(), HttpError> {
        self.count(what, By::Person(person))?;
        self.count(what, By::Address(address)).or_else(|_| {
            self.count(what, By::PersonReserve(person))?;
            self.count(what, By::AddressReserve(address))
        })
    }

    /// Counts something that is about to be stored for somebody at this address.
    pub fn store(&self, what: What, by: IpAddr, bytes: u64) -> Result<(), HttpError> {
        let by = By::Address(by);
        let fits = self.spend(what, by, 1) && self.spend(What::Bytes, by, bytes);
        if fits { Ok(()) } else { Err(HttpError::AddressFull) }
    }

    /// Counts bytes of chat or notes that are about to be stored for somebody at this address.
    pub fn store_words(&self, by: IpAddr, bytes: u64) -> Result<(), HttpError> {
        if self.spend(What::Bytes, By::Address(by), bytes) { Ok(()) } else { Err(HttpError::AddressFull) }
    }

    fn spend(&self, what: What, by: By, amount: u64) -> bool {
        let amount = amount as f64;
        let by = match by {
            By::Address(address) => By::Address(household(address)),
            By::AddressReserve(address) => By::AddressReserve(household(address)),
            By::Guess(address, account) => By::Guess(household(address), account),
            other => other,
        };
        let Some(limit) = limit(what, by, self.quotas).filter(|_| self.on) else { return true };
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > BUCKETS {
            tidy(&mut buckets, now, self.quotas);
        }
        let bucket = buckets.entry((what, by)).or_insert(Bucket { left: limit.burst, at: now });
        bucket.left = bucket.left(&limit, now);
        bucket.at = now;
        if bucket.left < amount {
            return false;
        }
        bucket.left -= amount;
        true
    }
}

/// Drops full buckets, which carry no information. If there are still too many, those with the most left go first, so that a crowd of other
/// addresses cannot erase the count of somebody who is being limited.
fn tidy(buckets: &mut HashMap<(What, By), Bucket>, now: Instant, quotas: Quotas) {
    buckets.retain(|(what, by), bucket| {
        limit(*what, *by, quotas).is_some_and(|limit| bucket.left(&limit, now) < limit.burst)
    });
    if buckets.len() <= BUCKETS {
        return;
    }
    let share_left = |(what, by): &(What, By), bucket: &Bucket| {
        limit(*what, *by, quotas).map_or(1.0, |limit| bucket.left(&limit, now) / limit.burst)
    };
    let mut all: Vec<_> = buckets.drain().collect();
    let half = all.len() / 2;
    all.select_nth_unstable_by(half, |(one, has), (other, had)| {
        share_left(one, has).total_cmp(&share_left(other, had))
    });
    buckets.extend(all.into_iter().take(half));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_the_burst_it_is_too_many_for_this_one_and_not_for_others() {
        let limits = Limits::new(true, Quotas::default());
        let [a, b] = [1, 2].map(|n| By::Address(IpAddr::from([10, 0, 0, n])));
        for _ in 0..20 {
            limits.count(What::SignIn, a).unwrap();
        }
        assert!(matches!(limits.count(What::SignIn, a), Err(HttpError::TooMany)));
        assert!(limits.count(What::SignIn, b).is_ok());
        assert!(limits.count(What::Act, a).is_ok());
        assert!((0..100).all(|_| Limits::new(false, Quotas::default()).count(What::SignIn, a).is_ok()));
    }

    /// Whoever has sent little plays on although others have used up what their address may do, and guests without end do not add up.
    #[test]
    fn a_person_has_a_reserve_and_all_reserves_of_an_address_have_a_bound() {
        let limits = Limits::new(true, Quotas::default());
        let here = IpAddr::from([10, 0, 0, 1]);
        let frames = |person| limits.count_person(What::Frames, person, here).is_ok();
        let all_of = |person| (0..1_000).take_while(|_| frames(person)).count();
        let granted: Vec<usize> = (0..20).map(|_| all_of(PersonId::random())).collect();
        assert_eq!(granted[..3], [60, 60, 20], "{granted:?}");
        assert!(granted.iter().sum::<usize>() < 300, "{granted:?}");
        assert!(limits.count_person(What::Frames, PersonId::random(), IpAddr::from([10, 0, 0, 2])).is_ok());
    }

    #[test]
    fn all_addresses_of_one_household_are_one() {
        let limits = Limits::new(true, Quotas::default());
        let count = |address: &str| limits.count(What::SignIn, By::Address(address.parse().unwrap()));
        for n in 0..20 {
            count(&format!("2001:db8:1:2::{n:x}")).unwrap();
        }
        assert!(count("2001:db8:1:2:ffff::1").is_err());
        assert!(count("2001:db8:1:3::1").is_ok(), "a neighbour");
        for _ in 0..20 {
            count("::ffff:10.0.0.1").unwrap();
        }
        assert!(count("10.0.0.1").is_err(), "the same address, written otherwise");
        assert!(count("::ffff:10.0.0.2").is_ok());
    }

    #[test]
    fn a_crowd_does_not_wash_away_who_was_counted() {
        let limits = Limits::new(true, Quotas::default());
        let address = |n: u32| By::Address(IpAddr::from(n.to_be_bytes()));
        while limits.count(What::SignIn, address(0)).is_ok() {}
        // These were counted long ago, so their buckets are full again.
        let now = Instant::now();
        let mut buckets = limits.buckets.lock().unwrap();
        let full = |n: u32| ((What::Page, address(n)), Bucket { left: 400.0, at: now });
        buckets.extend((1..=BUCKETS as u32).map(full));
        drop(buckets);
        assert!(limits.count(What::SignIn, address(0)).is_err());
        assert!(limits.buckets.lock().unwrap().len() < 10);
    }

    #[test]
    fn a_crowd_that_was_counted_a_moment_ago_goes_before_who_has_nothing_left() {
        let limits = Limits::new(true, Quotas::default());
        let address = |n: u32| By::Address(IpAddr::from(n.to_be_bytes()));
        while limits.count(What::SignIn, address(0)).is_ok() {}
        let now = Instant::now();
        let mut buckets = limits.buckets.lock().unwrap();
        let touched = |n: u32| ((What::SignIn, address(n)), Bucket { left: 1.0, at: now });
        buckets.extend((1..=BUCKETS as u32).map(touched));
        drop(buckets);
        assert!(limits.count(What::SignIn, address(0)).is_err());
        assert!(limits.buckets.lock().unwrap().len() < BUCKETS);
    }

    #[test]
    fn of_a_crowd_with_nothing_left_half_stays_counted() {
        let limits = Limits::new(true, Quotas::default());
        let now = Instant::now();
        let mut buckets = limits.buckets.lock().unwrap();
        let spent = |n: u32| {
            let address = By::Address(IpAddr::from(n.to_be_bytes()));
            ((What::SignIn, address), Bucket { left: 0.0, at: now })
        };
        buckets.extend((0..=BUCKETS as u32).map(spent));
        drop(buckets);
        limits.count(What::Page, By::Address(IpAddr::from([10, 0, 0, 1]))).unwrap();
        let kept = limits.buckets.lock().unwrap().len();
        assert!((BUCKETS / 2..BUCKETS).contains(&kept), "{kept}");
    }

    #[test]
    fn an_address_stores_as_much_in_a_day_as_a_family_may_have() {
        let limits = Limits::new(true, Quotas { tables: 5, bytes: 1_000 });
        let [here, there] = [1, 2].map(|n| IpAddr::from([10, 0, 0, n]));
        for _ in 0..20 {
            limits.store(What::Table, here, 10).unwrap();
        }
        assert!(matches!(limits.store(What::Table, here, 10), Err(HttpError::AddressFull)));
        assert!(limits.store(What::KeptDeck, here, 3_700).is_ok(), "decks are counted apart");
        assert!(
            matches!(limits.store(What::KeptDeck, here, 200), Err(HttpError::AddressFull)),
            "bytes together"
        );
        assert!(limits.store(What::Table, there, 4_000).is_ok());
        let boundless = Limits::new(true, Quotas::default());
        assert!((0..1_000).all(|_| boundless.store(What::Table, here, 1 << 20).is_ok()));
    }
}
