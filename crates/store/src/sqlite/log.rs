//! SQLite's own log on its way into the file.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rusqlite::Connection;

use super::file::{beside, fault, reader};
use super::thread;
use crate::error::Result;

/// After so many jobs, or so long after the last, the log of the writer is brought home into the file.
const HOMEWORK: (usize, Duration) = (4_000, Duration::from_secs(30));

/// So often what nobody waits for is sent to the disk: little by little, for a large write would stand in the way of the journal's.
const TRICKLE: Duration = Duration::from_millis(25);

/// The log that the writer appends to, on its way into the file.
///
/// Another thread copies it while the writer goes on. What was added meanwhile the writer copies itself, little and between two groups:
/// then all of it is home, and the log begins anew in its old place on the disk, which is written a third faster than its growing end.
pub(super) struct Log {
    state: Arc<LogState>,
    thread: JoinHandle<()>,
}

#[derive(Default)]
struct LogState {
    /// Jobs since the other thread last looked.
    jobs: AtomicUsize,
    /// Some of them may not be on the disk yet.
    loose: AtomicBool,
    /// The other thread has copied all that it found.
    nearly_home: AtomicBool,
    ended: AtomicBool,
}

impl Log {
    pub fn start(database: &Path) -> Result<Log> {
        let home = reader(database)?.connection;
        home.pragma_update(None, "query_only", false).map_err(fault)?;
        // Without it the log is sent to the disk when it is brought home.
        let file = File::open(beside(database, "-wal")).ok();
        let state = Arc::new(LogState::default());
        let seen = state.clone();
        Ok(Log { thread: thread("sqlite-log", move || bring_home(&home, file.as_ref(), &seen))?, state })
    }

    /// The other thread is woken by the first job, to wait for more of them, and when they are enough.
    pub fn add(&self, jobs: usize, loose: bool) {
        if loose {
            self.state.loose.store(true, Ordering::Relaxed);
        }
        let before = self.state.jobs.fetch_add(jobs, Ordering::Relaxed);
        let (enough, _) = HOMEWORK;
        if before == 0 || (before < enough && before + jobs >= enough) {
            self.thread.thread().unpark();
        }
    }

    /// The writer's part, between two groups.
    pub fn finish(&self, writer: &Connection) {
        if self.state.nearly_home.swap(false, Ordering::Relaxed) {
            // Where a reader is in the way, the log goes on and the next time brings it home.
            let _ = checkpoint(writer);
        }
    }

    pub fn end(self) {
        self.state.ended.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
        let _ = self.thread.join();
    }
}

/// Copies the log into the file as far as nobody still reads from it, and waits for nobody.
fn checkpoint(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
}

/// The life of the thread that copies the log while the writer goes on writing.
fn bring_home(home: &Connection, file: Option<&File>, log: &LogState) {
    let (enough, patience) = HOMEWORK;
    let has_ended = || log.ended.load(Ordering::Relaxed);
    let jobs = || log.jobs.load(Ordering::Relaxed);
    while !has_ended() {
        if jobs() == 0 {
            std::thread::park();
            continue;
        }
        let began = Instant::now();
        while jobs() < enough
            && !has_ended()
            && let Some(left) = patience.checked_sub(began.elapsed())
        {
            std::thread::park_timeout(left.min(TRICKLE));
            if log.loose.swap(false, Ordering::Relaxed)
                && let Some(file) = file
            {
                // Nobody relies on it: the journal has what is loose.
                let _ = file.sync_data();
            }
        }
        log.jobs.store(0, Ordering::Relaxed);
        if checkpoint(home).is_ok() {
            log.nearly_home.store(true, Ordering::Relaxed);
        }
    }
}
