//! Tables in play. Each is in memory once, is changed only under its lock, and is written to disk before anybody hears of the change.

mod accepted;
mod bot_turns;
mod live;
mod loaded;
mod offers;
mod opening;
mod overdue;
mod prerender;
mod presence;
mod rematch;
mod seats;
#[cfg(test)]
mod tests;
pub mod timing;

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use store::{Change, Millis, Store, StoreError, TableId};
use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;
use tokio::task::JoinHandle;

pub(crate) use bot_turns::BRIEF;
pub use live::{Act, LESSON_HEADLINE, Live, Stamp, Steer, TableGuard};
pub use offers::SeedOffers;
pub use opening::{Chosen, Draft, Opened};
pub use prerender::{Draw, Prerender};
pub use presence::Attendance;
pub use seats::Next;

use bot_turns::{BotTurns, StalledBots};
use loaded::LoadedTables;
use overdue::Attempts;

use crate::clock::{self, ClockJumps, TurnTime};
use crate::heavy::HeavyWork;
use crate::http_error::HttpError;
use crate::identity::Key;
use crate::webhook::Hooks;

/// Tables that nobody has looked at for this long are dropped from memory. They remain on disk.
const IDLE: Duration = Duration::from_secs(2 * 60);
/// The same for tables where memory holds more than the disk: links that were made, and who brings which dice.
const IDLE_WITH_MORE: Duration = Duration::from_secs(6 * 60 * 60);
/// How often overdue turns are looked for, and how many tables are fetched at once.
const CALL_TIME: Duration = Duration::from_secs(1);
const CALLS: u32 = 50;
/// Maximum number of tables in memory, not counting those that somebody watches
/// or waits for. Of the largest tables this many take about a gigabyte.
const MOST: usize = 2_000;
/// When there are more, tables are dropped until this many are left.
const FEWER: usize = 1_500;
const SWEEP: Duration = Duration::from_secs(20);
/// How often the server looks for tables where a bot has to act but none does.
const RESUME_BOTS: Duration = Duration::from_secs(3);
/// How often tables are looked for where a bot has to act although nobody has them open; for the first time at the start.
const WAKE_TABLES: Duration = Duration::from_secs(5 * 60);
/// How many games are set up at once, and how many more may wait for that.
const SET_UP_AT_ONCE: usize = 1;
const SET_UP_WAITING: usize = 40;
/// How many tables are reloaded, called for time, or left at once.
pub const TABLES_AT_ONCE: usize = 8;

pub struct Hall {
    store: Arc<dyn Store>,
    hooks: Arc<Hooks>,
    time: TurnTime,
    offers: SeedOffers,
    key: Key,
    bots: Arc<BotTurns>,
    openings: Arc<HeavyWork>,
    /// Tables whose time is being called right now.
    called: Mutex<HashSet<TableId>>,
    calls: Arc<Semaphore>,
    live: Mutex<LoadedTables>,
}

impl Hall {
    pub fn new(store: Arc<dyn Store>, hooks: Hooks, time: TurnTime, key: Key) -> Arc<Hall> {
        let offers = SeedOffers::new();
        let live = Mutex::new(LoadedTables::new(MOST, FEWER));
        let openings = Arc::new(HeavyWork::new(SET_UP_AT_ONCE, SET_UP_WAITING));
        let (bots, called) = (Arc::default(), Mutex::default());
        let calls = Arc::new(Semaphore::new(TABLES_AT_ONCE));
        Arc::new(Hall {
            store,
            hooks: Arc::new(hooks),
            time,
            offers,
            key,
            bots,
            openings,
            called,
            calls,
            live,
        })
    }

    pub fn offers(&self) -> &SeedOffers {
        &self.offers
    }

    pub fn hooks(&self) -> &Hooks {
        &self.hooks
    }

    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// A table, from memory or from the store.
    pub async fn table(&self, id: TableId) -> Result<Arc<Live>, HttpError> {
        if let Some(live) = self.known(id) {
            return Ok(live);
        }
        let loaded = self.load(id).await?;
        let live = self.admit(loaded).await;
        if live.is_gone() {
            self.forget(id);
            return Err(HttpError::NotFound);
        }
        Ok(live)
    }

    async fn load(&self, id: TableId) -> Result<Arc<Live>, HttpError> {
        let stored = self.store.load(id).await?;
        let (store, hooks) = (self.store.clone(), self.hooks.clone());
        let work = (self.bots.clone(), self.openings.clone());
        Ok(Arc::new(Live::load(store, hooks, work, self.time.clone(), self.key.clone(), stored).await?))
    }

    /// Adds a loaded table, which then hears of changes. If two callers loaded it at once, the first one's stays.
    async fn admit(&self, loaded: Arc<Live>) -> Arc<Live> {
        let live = self.loaded().add(loaded.clone());
        if Arc::ptr_eq(&live, &loaded) {
            // Changes written while it was being loaded were not announced to it.
            live.reload().await;
            if live.waits_for_bot().await
                && let Err(trouble) = live.settle().await
            {
                tracing::error!(table = %live.id(), ?trouble, "the bots cannot act");
            }
        }
        live
    }

    fn loaded(&self) -> MutexGuard<'_, LoadedTables> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn known(&self, id: TableId) -> Option<Arc<Live>> {
        let all = self.loaded();
        let live = all.by_id.get(&id).filter(|live| !live.is_gone())?;
        live.touch();
        Some(live.clone())
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.loaded().by_id.len()
    }

    fn all(&self) -> Vec<Arc<Live>> {
        self.loaded().by_id.values().cloned().collect()
    }

    fn forget(&self, id: TableId) {
        let live = self.loaded().by_id.remove(&id);
        live.iter().for_each(|live| live.vanish());
    }

    /// The wall clock of turns, which is also used for the age of tables.
    pub fn now(&self) -> Millis {
        self.time.now()
    }

    /// Restarts bots that have stalled. If the write fails again, or another server runs them, they are tried again later.
    fn resume_bots(&self, stalled: &mut StalledBots) {
        let all = self.all();
        let standing = all.iter().filter_map(|live| Some((live.id(), live.stalled_at()?)));
        let due = stalled.due(standing);
        let due = all.into_iter().filter(move |live| due.contains(&live.id()));
        tokio::spawn(stream::iter(due.collect::<Vec<_>>()).for_each_concurrent(
            TABLES_AT_ONCE,
            |live| async move {
                drop(live.follow_with_bots().await);
            },
        ));
    }

    /// Loads the tables where a bot has to act, which lets it act: the server that ran it may have ended in the middle of its turn. Tables
    /// that nobody opens are not in memory, so `resume_bots` does not find them.
    async fn wake_tables(self: Arc<Hall>) {
        let mut last = None;
        loop {
            let found = match self.store.waiting_for_bots(last, CALLS).await {
                Ok(found) => found,
                Err(error) => return tracing::warn!(%error, "it is not known where bots have to act"),
            };
            let load = |id: TableId| {
                let hall = self.clone();
                async move {
                    match hall.table(id).await {
                        Ok(_) => {}
                        // A table of other rules, which is found again in every round.
                        Err(HttpError::Refused(_)) => {
                            tracing::debug!(table = %id, "its bots cannot play here")
                        }
                        Err(trouble) => tracing::warn!(table = %id, ?trouble, "the bots cannot be woken"),
                    }
                }
            };
            stream::iter(found.iter().copied()).for_each_concurrent(TABLES_AT_ONCE, load).await;
            last = found.last().copied();
            if found.len() < CALLS as usize {
                return;
            }
        }
    }

    /// Follows what other servers write to the same database, drops idle tables and restarts stalled bots, until the task is ended.
    pub async fn follow(self: Arc<Hall>) {
        let mut changes = self.store.subscribe();
        let mut sweep = tokio::time::interval(SWEEP);
        let mut resume = tokio::time::interval(RESUME_BOTS);
        resume.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut stalled = StalledBots::default();
        let mut waking: Option<JoinHandle<()>> = None;
        let mut wake = tokio::time::interval(WAKE_TABLES);
        wake.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                change = changes.recv() => match change {
                    Ok(Change::At { table, version, kind }) => {
                        if kind == store::ChangeKind::Gone {
                            self.forget(table);
                        } else if let Some(live) = self.known(table) {
                            live.catch_up(version, kind);
                        }
                    }
                    // Reloads the tables concurrently, so that none waits for another one that is in use.
                    Ok(Change::Resync) | Err(RecvError::Lagged(_)) => {
                        let all = stream::iter(self.all());
                        tokio::spawn(all.for_each_concurrent(TABLES_AT_ONCE, |live| async move { live.reload().await }));
                    }
                    Err(RecvError::Closed) => return,
                },
                _ = resume.tick() => self.resume_bots(&mut stalled),
                // A round that takes longer than the time between two is not started twice.
                _ = wake.tick(), if waking.as_ref().is_none_or(JoinHandle::is_finished) => {
                    waking = Some(tokio::spawn(self.clone().wake_tables()));
                }
                _ = sweep.tick() => {
                    let now = Instant::now();
                    self.loaded().sweep(now, IDLE, IDLE_WITH_MORE);
                }
            }
        }
    }

    /// Calls time where somebody has none left, until the task is ended. Whatever became due while no server ran is handled at once.
    pub async fn keep_time(self: Arc<Hall>) {
        let mut tick = tokio::time::interval(CALL_TIME);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut attempts = Attempts::default();
        let mut jumps = ClockJumps::new();
        for round in 0.. {
            tick.tick().await;
            if jumps.is_unsettled(clock::now(), Instant::now()) {
                continue;
            }
            match self.call_all_times(&mut attempts, round).await {
                Ok(()) => attempts.keep(round),
                Err(error) => tracing::error!(%error, "it is not known whose time is up"),
            }
        }
    }

    /// Goes through all overdue tables. Those where calling fails, such as tables with rules
    /// that this build does not play, are tried again later and do not hold up the others.
    async fn call_all_times(self: &Arc<Hall>, attempts: &mut Attempts, round: u64) -> Result<(), StoreError> {
        let mut last = None;
        loop {
            let late = self.store.overdue(self.time.now(), last, CALLS).await?;
            for table in &late {
                if attempts.is_turn(table, round, Instant::now())
                    && let Some(call) = self.begin_to_call(table.table)
                {
                    // After a night without a server thousands of tables may be overdue. The
                    // semaphore limits how many are loaded, and how many ask the store, at once.
                    let place = self.calls.clone().acquire_owned().await;
                    tokio::spawn(async move {
                        call.call_time().await;
                        drop(place);
                    });
                }
            }
            last = late.last().copied();
            if late.len() < CALLS as usize {
                return Ok(());
            }
        }
    }

    /// None if the time of this table is being called already.
    fn begin_to_call(self: &Arc<Hall>, table: TableId) -> Option<TimeCall> {
        let is_new = self.called.lock().unwrap_or_else(PoisonError::into_inner).insert(table);
        is_new.then(|| TimeCall { hall: self.clone(), table })
    }
}

/// Marks a table as being called for time, until this is dropped.
struct TimeCall {
    hall: Arc<Hall>,
    table: TableId,
}

impl TimeCall {
    async fn call_time(&self) {
        let called = async { self.hall.table(self.table).await?.call_time().await };
        match called.await {
            // Another server was faster.
            Ok(()) | Err(HttpError::Stale | HttpError::Taken) => {}
            Err(trouble) => tracing::error!(table = %self.table, ?trouble, "time cannot be called"),
        }
    }
}

impl Drop for TimeCall {
    fn drop(&mut self) {
        self.hall.called.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.table);
    }
}
