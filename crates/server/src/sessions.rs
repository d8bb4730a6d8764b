//! Sessions that were asked for a moment ago: whoever plays asks many times a minute.
//!
//! What this server changes itself is forgotten at once; what another server of the same database changes is known after `FRESH`.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use store::{Person, PersonId, Store, StoreError, Token};

use crate::clock;

const FRESH: Duration = Duration::from_secs(30);
/// More are thrown away and asked for again.
const MOST: usize = 20_000;

#[derive(Default)]
pub struct Sessions {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    known: HashMap<String, (Person, Instant)>,
    /// How often something was forgotten: an answer that was on its way meanwhile is not kept.
    forgotten: u64,
}

impl Sessions {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose session it is, if there is one.
    pub async fn find(&self, store: &dyn Store, token: &Token) -> Result<Option<Person>, StoreError> {
        let before = {
            let inner = self.inner();
            match inner.known.get(token.reveal()) {
                Some((person, at)) if at.elapsed() < FRESH => return Ok(Some(person.clone())),
                _ => inner.forgotten,
            }
        };
        match store.session(token, clock::now()).await {
            Ok(person) => {
                let mut inner = self.inner();
                if inner.forgotten == before {
                    if inner.known.len() >= MOST {
                        inner.known.clear();
                    }
                    inner.known.insert(token.reveal().to_owned(), (person.clone(), Instant::now()));
                }
                Ok(Some(person))
            }
            Err(StoreError::NotFound(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Something about the person has changed, or a session of theirs has ended.
    pub fn forget(&self, person: PersonId) {
        let mut inner = self.inner();
        inner.forgotten += 1;
        inner.known.retain(|_, (known, _)| known.id != person);
    }
}
