//! Deletes in the background: expired sessions, guests who have nothing left, and tables
//! that have reached their maximum age. Nothing is deleted while the clock is not trusted.

use std::sync::Arc;
use std::time::Duration;

use store::{CleanupOptions, Millis, RetentionAction, RetentionPolicy, Store, clean_up};

use crate::sessions::Sessions;

/// How often expired sessions are deleted.
const SWEEP: Duration = Duration::from_secs(60 * 60);
/// All tables and people are checked in every 24th round, which is once a day.
const DAILY: u32 = 24;
/// Pause between two changes, so that players never wait behind them.
const PAUSE: Duration = Duration::from_millis(20);

/// Runs until the task is ended.
pub async fn keep_house(sessions: Arc<Sessions>, store: Arc<dyn Store>, keeping: RetentionPolicy) {
    let mut times = 0;
    loop {
        tokio::time::sleep(SWEEP).await;
        times += u32::from(clear_up_once(&sessions, &*store, keeping, times % DAILY == 0).await);
    }
}

/// Does nothing and returns false while the clock is not trusted.
async fn clear_up_once(
    sessions: &Sessions,
    store: &dyn Store,
    keeping: RetentionPolicy,
    is_daily: bool,
) -> bool {
    let Some(now) = sessions.trusted_now() else { return false };
    clear_up(store, keeping, now, is_daily).await;
    true
}

async fn clear_up(store: &dyn Store, keeping: RetentionPolicy, now: Millis, is_daily: bool) {
    match store.sweep_sessions(now).await {
        Ok(0) => {}
        Ok(count) => tracing::info!(count, "expired sessions deleted"),
        Err(error) => tracing::warn!(%error, "expired sessions could not be deleted"),
    }
    if !is_daily {
        return;
    }
    let manner = CleanupOptions { pause: PAUSE, is_trial: false };
    let tell = |table: &store::AgingTable, fate: RetentionAction| match fate {
        RetentionAction::PutAway => tracing::info!(table = %table.table, "put away: nobody touched it"),
        RetentionAction::Remove => tracing::info!(table = %table.table, "removed: nobody touched it"),
    };
    match clean_up(store, keeping, now, manner, tell).await {
        Ok(done) if done.guests > 0 => tracing::info!(count = done.guests, "guests forgotten"),
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "old tables could not be cleared up"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TurnTime;

    #[tokio::test]
    async fn once_a_day_guests_go_whose_session_has_expired() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("house.sqlite").display());
        let store = store::open(&url).await.unwrap();
        let guest = store.create_person("Ada", Millis(0)).await.unwrap();
        store.open_session(guest, Millis(1_000)).await.unwrap();
        let later = Millis(1_000_000_000);
        clear_up(&*store, RetentionPolicy::default(), later, false).await;
        assert!(store.person(guest).await.is_ok(), "not every hour");
        clear_up(&*store, RetentionPolicy::default(), later, true).await;
        assert!(store.person(guest).await.is_err());
    }

    #[tokio::test]
    async fn nothing_is_cleared_up_by_a_clock_that_has_jumped() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("house.sqlite").display());
        let store = store::open(&url).await.unwrap();
        let time = TurnTime::default();
        let sessions = Sessions::new(time.clone());
        let guest = store.create_person("Ada", time.now()).await.unwrap();
        sessions.open(&*store, guest).await.unwrap();
        time.turn_forward(Duration::from_secs(10 * 366 * 24 * 60 * 60));
        assert!(!clear_up_once(&sessions, &*store, RetentionPolicy::default(), true).await);
        assert!(store.person(guest).await.is_ok());
    }
}
