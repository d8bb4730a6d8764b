//! Sessions: opened, recognized, extended by use, ended.
//!
//! Players send many requests a minute, so sessions that were looked up a moment ago are cached. A change made by this server
//! removes the person's sessions from the cache at once and notifies live streams. A change made by another server of the same
//! database is noticed after [`FRESH`], and by streams after [`RECHECK`] more.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use store::{Millis, Person, PersonId, Store, StoreError, Token};
use tokio::sync::watch;

use crate::clock::{SteadyClock, TurnTime};

const FRESH: Duration = Duration::from_secs(10);
/// How often a live stream checks whether its session is still open.
const RECHECK: Duration = Duration::from_secs(15);
/// A session ends when it was not used for this long.
pub const LIFE: Duration = Duration::from_secs(365 * DAY.as_secs());
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// Maximum number of cached sessions. When it is reached the cache is cleared; entries are used for no longer than [`FRESH`] anyway.
const MOST: usize = 4_000;

pub struct Sessions {
    clock: SteadyClock,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    known: HashMap<String, (Person, Instant)>,
    /// Sessions that were found to have ended. None ever opens again, so that their cookies cost no further lookup.
    ended: HashSet<String>,
    /// Counts how often something was forgotten. The result of a lookup that was under way at such a moment is not cached.
    forgotten: u64,
    /// People with a live stream.
    watched: HashMap<PersonId, watch::Sender<()>>,
    /// When there are this many entries, those that nobody watches any more are removed.
    tidy_at: usize,
}

/// Whose session it is.
#[derive(Debug)]
pub struct Recognized {
    pub person: Person,
    /// Whether the session was extended, so that the cookie should be extended too.
    pub extended: bool,
}

impl Sessions {
    pub fn new(time: TurnTime) -> Sessions {
        Sessions { clock: SteadyClock::new(time), inner: Mutex::default() }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub async fn open(&self, store: &dyn Store, person: PersonId) -> Result<Token, StoreError> {
        store.open_session(person, self.expiry()).await
    }

    /// When a session that is opened or used now expires.
    pub fn expiry(&self) -> Millis {
        self.clock.after(LIFE)
    }

    /// A session for somebody who has given the password with this hash.
    pub async fn sign_in(&self, store: &dyn Store, person: PersonId, phc: &str) -> Result<Token, StoreError> {
        store.sign_in(person, phc, self.expiry()).await
    }

    /// Whose session it is, if it exists. The session is extended at most once a day.
    pub async fn find(&self, store: &dyn Store, token: &Token) -> Result<Option<Recognized>, StoreError> {
        let before = {
            let inner = self.inner();
            match inner.known.get(token.reveal()) {
                Some((person, at)) if at.elapsed() < FRESH => {
                    return Ok(Some(Recognized { person: person.clone(), extended: false }));
                }
                _ if inner.ended.contains(token.reveal()) => return Ok(None),
                _ => inner.forgotten,
            }
        };
        let now = self.clock.now();
        let (person, expires) = match store.session(token, now).await {
            Ok(found) => found,
            Err(StoreError::NotFound(_)) => {
                let mut inner = self.inner();
                if inner.ended.len() >= MOST {
                    inner.ended.clear();
                }
                inner.ended.insert(token.reveal().to_owned());
                return Ok(None);
            }
            Err(error) => return Err(error),
        };
        let extended = needs_new_expiry(expires, now) && self.extend(store, token).await;
        let mut inner = self.inner();
        if inner.forgotten == before {
            if inner.known.len() >= MOST {
                inner.known.clear();
            }
            inner.known.insert(token.reveal().to_owned(), (person.clone(), Instant::now()));
        }
        Ok(Some(Recognized { person, extended }))
    }

    /// If this fails it is tried again with a later request.
    async fn extend(&self, store: &dyn Store, token: &Token) -> bool {
        match store.extend_session(token, self.expiry()).await {
            Ok(()) => true,
            Err(error) => {
                tracing::warn!(%error, "a session could not be extended");
                false
            }
        }
    }

    /// Whether the session is open and still this person's. A database that does not answer does not end a session.
    pub async fn is_open(&self, store: &dyn Store, token: &Token, person: PersonId) -> bool {
        match self.find(store, token).await {
            Ok(found) => found.is_some_and(|found| found.person.id == person),
            Err(_) => true,
        }
    }

    /// Must be called when something about the person has changed or one of their sessions has ended.
    pub fn forget(&self, person: PersonId) {
        let mut inner = self.inner();
        inner.forgotten += 1;
        inner.known.retain(|_, (known, _)| known.id != person);
        if let Some(sender) = inner.watched.get(&person) {
            sender.send_replace(());
        }
    }

    /// Changes when something about the person has changed.
    pub fn watch(&self, person: PersonId) -> watch::Receiver<()> {
        let mut inner = self.inner();
        if inner.watched.len() >= inner.tidy_at {
            inner.watched.retain(|_, sender| sender.receiver_count() > 0);
            inner.tidy_at = 2 * inner.watched.len() + 64;
        }
        inner.watched.entry(person).or_default().subscribe()
    }

    /// The current time. None while the clock is not trusted and nothing may be deleted.
    pub fn trusted_now(&self) -> Option<Millis> {
        self.clock.is_trusted().then(|| self.clock.now())
    }
}

/// True once a day. Also true if the session would last longer than allowed, because it was opened while the clock was wrong.
fn needs_new_expiry(expires: Millis, now: Millis) -> bool {
    let left = expires.0.saturating_sub(now.0);
    let [life, day] = [LIFE, DAY].map(|duration| duration.as_millis() as i64);
    left < life - day || left > life + day
}

/// The session of a live stream.
pub struct Watched {
    token: Token,
    person: PersonId,
    changed: watch::Receiver<()>,
    checked: Instant,
    doubtful: bool,
}

impl Watched {
    pub fn new(sessions: &Sessions, token: Token, person: PersonId) -> Watched {
        let changed = sessions.watch(person);
        // Changes before this subscription were missed, so the session must be checked first.
        Watched { token, person, changed, checked: Instant::now(), doubtful: true }
    }

    /// Returns when the session should be checked again.
    pub async fn doubt(&mut self) {
        tokio::select! {
            _ = self.changed.changed() => {}
            () = tokio::time::sleep_until((self.checked + RECHECK).into()) => {}
        }
        self.doubtful = true;
    }

    /// Whether the session is still open. Looks it up only if something may have changed.
    pub async fn goes_on(&mut self, sessions: &Sessions, store: &dyn Store) -> bool {
        if !self.doubtful && !self.changed.has_changed().unwrap_or(true) {
            return true;
        }
        self.changed.mark_unchanged();
        self.doubtful = false;
        self.checked = Instant::now();
        sessions.is_open(store, &self.token, self.person).await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    const YEAR: Duration = Duration::from_secs(365 * DAY.as_secs());

    async fn house() -> (tempfile::TempDir, Arc<dyn Store>, PersonId) {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("house.sqlite").display());
        let store = store::open(&url).await.unwrap();
        let person = store.create_person("Ada", Millis(0)).await.unwrap();
        (folder, store, person)
    }

    #[tokio::test]
    async fn use_extends_a_session_once_a_day() {
        let (_folder, store, person) = house().await;
        let time = TurnTime::default();
        let token = Sessions::new(time.clone()).open(&*store, person).await.unwrap();
        // Each use is on a new server, which has no cache and trusts its clock.
        let used = async || Sessions::new(time.clone()).find(&*store, &token).await.unwrap();
        assert!(!used().await.unwrap().extended, "it is new");
        for _ in 0..4 {
            time.turn_forward(DAY * 300);
            assert!(used().await.unwrap().extended);
            assert!(!used().await.unwrap().extended, "once a day is enough");
        }
        time.turn_forward(DAY * 366);
        assert!(used().await.is_none(), "a year without use ends it");
    }

    #[tokio::test]
    async fn a_clock_that_jumps_ends_no_session() {
        let (_folder, store, person) = house().await;
        let time = TurnTime::default();
        let sessions = Sessions::new(time.clone());
        let token = sessions.open(&*store, person).await.unwrap();
        time.turn_forward(YEAR * 10);
        assert!(sessions.find(&*store, &token).await.unwrap().is_some());
        assert!(!sessions.clock.is_trusted(), "nothing is deleted by this clock");
        // A session that is opened in the meantime does not last ten years longer.
        let meanwhile = sessions.open(&*store, person).await.unwrap();
        // A server that starts with a wrong clock recognizes nobody, but deletes nothing.
        let wrong = Sessions::new(time.clone());
        assert!(wrong.find(&*store, &token).await.unwrap().is_none() && !wrong.clock.is_trusted());
        let far = wrong.open(&*store, person).await.unwrap();
        time.turn_back(YEAR * 10);
        let right = Sessions::new(time);
        assert!(right.find(&*store, &token).await.unwrap().is_some());
        assert!(!right.find(&*store, &meanwhile).await.unwrap().unwrap().extended);
        assert!(right.find(&*store, &far).await.unwrap().unwrap().extended, "cut to what others have");
        let (_, expires) = store.session(&far, Millis(0)).await.unwrap();
        assert!(!needs_new_expiry(expires, right.clock.now()));
    }

    #[tokio::test]
    async fn a_stream_hears_that_its_session_has_ended() {
        let (_folder, store, person) = house().await;
        let sessions = Sessions::new(TurnTime::default());
        let token = sessions.open(&*store, person).await.unwrap();
        let mut watched = Watched::new(&sessions, token.clone(), person);
        assert!(watched.goes_on(&sessions, &*store).await);
        // A change that does not end the session.
        sessions.forget(person);
        watched.doubt().await;
        assert!(watched.goes_on(&sessions, &*store).await);
        store.close_session(&token).await.unwrap();
        sessions.forget(person);
        assert!(!watched.goes_on(&sessions, &*store).await, "also if it was not waited for");
    }
}
