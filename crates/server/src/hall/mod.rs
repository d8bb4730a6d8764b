//! Tables in play: each in memory once, changed only under its lock, and on disk before anybody hears of it.

mod eyes;
mod live;
mod opening;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::{Change, Store, TableId};
use tokio::sync::broadcast::error::RecvError;

pub use eyes::Eye;
pub use live::{Act, Attendance, Live, Looking, Stamp};
pub use opening::{Chosen, Draft, Opened};

use crate::clock;
use crate::trouble::Trouble;
use crate::webhook::Hooks;

/// Tables that nobody has looked at for so long leave the memory; they are on disk.
const IDLE: Duration = Duration::from_secs(15 * 60);
const SWEEP: Duration = Duration::from_secs(60);
/// How often sessions that have expired are forgotten.
const SESSIONS: Duration = Duration::from_secs(60 * 60);

pub struct Hall {
    store: Arc<dyn Store>,
    hooks: Arc<Hooks>,
    live: Mutex<HashMap<TableId, Arc<Live>>>,
}

impl Hall {
    pub fn new(store: Arc<dyn Store>, hooks: Hooks) -> Arc<Hall> {
        Arc::new(Hall { store, hooks: Arc::new(hooks), live: Mutex::new(HashMap::new()) })
    }

    pub fn hooks(&self) -> &Hooks {
        &self.hooks
    }

    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// A table, from memory or from the store.
    pub async fn table(&self, id: TableId) -> Result<Arc<Live>, Trouble> {
        if let Some(live) = self.known(id) {
            return Ok(live);
        }
        let loaded = self.load(id).await?;
        Ok(self.admit(loaded).await)
    }

    async fn load(&self, id: TableId) -> Result<Arc<Live>, Trouble> {
        let stored = self.store.load(id).await?;
        Ok(Arc::new(Live::load(self.store.clone(), self.hooks.clone(), stored).await?))
    }

    /// From now on it hears of changes. Of two who loaded it at once, the first one's stays.
    async fn admit(&self, loaded: Arc<Live>) -> Arc<Live> {
        let live = {
            let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
            all.entry(loaded.id()).or_insert(loaded.clone()).clone()
        };
        if Arc::ptr_eq(&live, &loaded) {
            // What was written while it was loaded was told to nobody.
            live.reload().await;
        }
        live
    }

    fn known(&self, id: TableId) -> Option<Arc<Live>> {
        let all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let live = all.get(&id)?;
        live.touch();
        Some(live.clone())
    }

    fn all(&self) -> Vec<Arc<Live>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    fn forget(&self, id: TableId) {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }

    /// Follows what others write to the same database, and lets idle tables and old sessions go, until the task is ended.
    pub async fn follow(self: Arc<Hall>) {
        let mut changes = self.store.subscribe();
        let mut sweep = tokio::time::interval(SWEEP);
        let mut sessions = tokio::time::interval(SESSIONS);
        loop {
            tokio::select! {
                change = changes.recv() => match change {
                    Ok(Change::At { table, version, kind }) => {
                        if kind == store::Kind::Gone {
                            self.forget(table);
                        } else if let Some(live) = self.known(table) {
                            live.catch_up(version, kind).await;
                        }
                    }
                    Ok(Change::Resync) | Err(RecvError::Lagged(_)) => {
                        for live in self.all() {
                            live.reload().await;
                        }
                    }
                    Err(RecvError::Closed) => return,
                },
                _ = sessions.tick() => {
                    if let Err(error) = self.store.sweep_sessions(clock::now()).await {
                        eprintln!("resolute: old sessions could not be forgotten: {error}");
                    }
                }
                _ = sweep.tick() => {
                    let now = Instant::now();
                    let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
                    all.retain(|_, live| live.is_watched() || now.duration_since(live.last_used()) < IDLE);
                }
            }
        }
    }
}
