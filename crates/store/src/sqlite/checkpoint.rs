//! Copies SQLite's write-ahead log into the main file.
//!
//! A thread copies while the writer goes on writing, so that no act waits for the copy. What was added meanwhile the writer copies itself:
//! that is little, and happens between two groups. Then everything is in the file, and the log starts over instead of growing.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::JoinHandle;

use rusqlite::Connection;

use super::file::open_checkpointer;
use super::thread;
use crate::error::Result;

pub(super) struct Checkpointer {
    requests: SyncSender<()>,
    /// Set by the thread when it has copied everything it found.
    has_copied: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Checkpointer {
    pub fn start(database: &Path) -> Result<Checkpointer> {
        let connection = open_checkpointer(database)?;
        let (requests, waiting) = sync_channel(1);
        let has_copied = Arc::new(AtomicBool::new(false));
        let done = has_copied.clone();
        let thread = thread("sqlite-checkpoint", move || {
            for () in waiting {
                if checkpoint(&connection).is_ok() {
                    done.store(true, Ordering::Relaxed);
                }
            }
        })?;
        Ok(Checkpointer { requests, has_copied, thread })
    }

    pub fn request(&self) {
        // If a copy is already requested, that is enough.
        let _ = self.requests.try_send(());
    }

    /// The writer's part of the copy, done between two groups.
    pub fn finish(&self, writer: &super::connection::SqlConnection) {
        if self.has_copied.swap(false, Ordering::Relaxed) {
            // If a reader is in the way, the log keeps growing and the next checkpoint copies it.
            let _ = checkpoint(&writer.connection);
        }
    }

    pub fn end(self) {
        drop(self.requests);
        let _ = self.thread.join();
    }
}

/// Copies as much of the log into the file as readers allow, and waits for nobody.
fn checkpoint(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
}
