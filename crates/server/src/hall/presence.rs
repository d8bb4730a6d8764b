//! Who has a table open at the moment, on this server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::PersonId;
use tokio::sync::watch;

#[derive(Default)]
pub struct Presence {
    open: Mutex<Open>,
    /// Counts the changes.
    changes: watch::Sender<u64>,
}

/// How many pages are open.
#[derive(Default)]
struct Open {
    people: HashMap<PersonId, usize>,
    /// Pages of visitors who are not known yet.
    strangers: usize,
}

/// An open page. As long as its person has one, they do not count as away.
pub struct Attendance {
    presence: Arc<Presence>,
    person: Option<PersonId>,
}

impl Presence {
    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a page as open until the guard is dropped.
    pub fn enter(self: &Arc<Presence>, person: Option<PersonId>) -> Attendance {
        {
            let mut open = self.open();
            match person {
                Some(person) => *open.people.entry(person).or_insert(0) += 1,
                None => open.strangers += 1,
            }
        }
        self.changes.send_modify(|count| *count += 1);
        Attendance { presence: self.clone(), person }
    }

    pub fn is_here(&self, person: PersonId) -> bool {
        self.open().people.contains_key(&person)
    }

    /// How many pages of the table this person has open.
    pub fn pages_of(&self, person: PersonId) -> usize {
        self.open().people.get(&person).copied().unwrap_or(0)
    }

    /// How many people watch without playing. `plays` says who plays.
    pub fn count_watchers(&self, plays: impl Fn(PersonId) -> bool) -> usize {
        let open = self.open();
        open.strangers + open.people.keys().filter(|person| !plays(**person)).count()
    }

    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        {
            let mut open = self.presence.open();
            match self.person {
                None => open.strangers = open.strangers.saturating_sub(1),
                Some(person) => {
                    if let Some(pages) = open.people.get_mut(&person) {
                        *pages -= 1;
                        if *pages == 0 {
                            open.people.remove(&person);
                        }
                    }
                }
            }
        }
        self.presence.changes.send_modify(|count| *count += 1);
    }
}
