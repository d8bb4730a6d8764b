//! Limits of open live streams per household and per person. Connections are
//! limited too, but behind a reverse proxy they do not tell whose they are.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::PersonId;

use crate::http_error::HttpError;
use crate::limits::household;

/// A whole school may be behind one address.
const OF_HOUSEHOLD: usize = 256;
/// The same for people at tables where they play. They are counted by themselves, so that those who look on cannot use up their places.
const OF_PLAYERS: usize = 1_024;
/// When half of these are taken, nobody gets more than this many, so that few people cannot take them all.
const OF_PLAYER_IN_CROWD: usize = 4;
/// Every open page of a table has a stream.
const OF_PERSON: usize = 32;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Whose {
    Household(IpAddr),
    Players(IpAddr),
    Person(PersonId),
}

/// All live streams of one server.
pub struct StreamLimit {
    /// Off only for measurements.
    on: bool,
    open: Mutex<HashMap<Whose, usize>>,
}

impl StreamLimit {
    pub fn new(on: bool) -> Arc<StreamLimit> {
        Arc::new(StreamLimit { on, open: Mutex::default() })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Whose, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// `plays` is whether the person plays at the table.
    pub fn take(
        self: &Arc<StreamLimit>,
        address: IpAddr,
        person: Option<PersonId>,
        plays: bool,
    ) -> Result<StreamPermit, HttpError> {
        let address = household(address);
        let household = if plays {
            (Whose::Players(address), OF_PLAYERS)
        } else {
            (Whose::Household(address), OF_HOUSEHOLD)
        };
        let person = person.map(|person| (Whose::Person(person), OF_PERSON));
        let mut open = self.open();
        let is_crowded = plays && open.get(&household.0).is_some_and(|count| *count >= OF_PLAYERS / 2);
        let person = person.map(|(whose, most)| (whose, if is_crowded { OF_PLAYER_IN_CROWD } else { most }));
        let mut all = [household].into_iter().chain(person);
        if self.on && all.any(|(whose, most)| open.get(&whose).is_some_and(|count| *count >= most)) {
            return Err(HttpError::TooMany);
        }
        let whose = [Some(household.0), person.map(|(whose, _)| whose)];
        for whose in whose.into_iter().flatten() {
            *open.entry(whose).or_default() += 1;
        }
        Ok(StreamPermit { limit: self.clone(), whose })
    }
}

/// Counts a stream until this is dropped.
pub struct StreamPermit {
    limit: Arc<StreamLimit>,
    whose: [Option<Whose>; 2],
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut open = self.limit.open();
        for whose in self.whose.into_iter().flatten() {
            if let Some(count) = open.get_mut(&whose) {
                *count -= 1;
                if *count == 0 {
                    open.remove(&whose);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_and_a_person_have_so_many_and_what_ends_is_free_again() {
        let limit = StreamLimit::new(true);
        let [here, there] = [1, 2].map(|n| IpAddr::from([10, 0, 0, n]));
        let [ada, bert] = [(); 2].map(|()| PersonId::random());
        let mut open: Vec<_> = (0..OF_PERSON).map(|_| limit.take(here, Some(ada), false).unwrap()).collect();
        assert!(matches!(limit.take(there, Some(ada), false), Err(HttpError::TooMany)), "wherever she is");
        open.extend((OF_PERSON..OF_HOUSEHOLD).map(|_| limit.take(here, None, false).unwrap()));
        assert!(matches!(limit.take(here, Some(bert), false), Err(HttpError::TooMany)));
        assert!(limit.take(there, Some(bert), false).is_ok());
        open.extend(
            (0..OF_PERSON).map(|_| limit.take(here, Some(bert), true).expect("who plays at the table")),
        );
        assert!(matches!(limit.take(here, Some(bert), true), Err(HttpError::TooMany)), "as any person");
        let cy = PersonId::random();
        let more =
            (OF_PERSON..OF_PLAYERS / 2).map(|_| limit.take(here, Some(PersonId::random()), true).unwrap());
        open.extend(more);
        open.extend((0..OF_PLAYER_IN_CROWD).map(|_| limit.take(here, Some(cy), true).expect("a new player")));
        assert!(matches!(limit.take(here, Some(cy), true), Err(HttpError::TooMany)), "it is crowded");
        let more = (OF_PLAYERS / 2 + OF_PLAYER_IN_CROWD..OF_PLAYERS)
            .map(|_| limit.take(here, Some(PersonId::random()), true).unwrap());
        open.extend(more);
        let next = limit.take(here, Some(PersonId::random()), true);
        assert!(matches!(next, Err(HttpError::TooMany)), "players have a bound, too");
        assert!(matches!(limit.take(here, None, false), Err(HttpError::TooMany)));
        open.remove(OF_PERSON);
        assert!(limit.take(here, None, false).is_ok(), "players take no place of those who look on");
        drop(open);
        assert!(limit.open().is_empty(), "nothing is remembered of those who have gone");
    }
}
