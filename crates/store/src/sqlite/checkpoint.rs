//! SQLite's log on its way into the file.
//!
//! A thread copies it while the writer goes on writing, so that no act waits for the copy. What was added meanwhile the writer copies
//! itself, little and between two groups: then all of it is in the file, and the log begins anew instead of growing.

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
    /// The thread has copied all that it found.
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
        // One that is requested already will do.
        let _ = self.requests.try_send(());
    }

    /// The writer's part, between two groups.
    pub fn finish(&self, writer: &super::connection::SqlConnection) {
        if self.has_copied.swap(false, Ordering::Relaxed) {
            // Where a reader is in the way, the log goes on and the next time copies it.
            let _ = checkpoint(&writer.connection);
        }
    }

    pub fn end(self) {
        drop(self.requests);
        let _ = self.thread.join();
    }
}

/// Copies the log into the file as far as nobody still reads from it, and waits for nobody.
fn checkpoint(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
}
