//! All writes: one thread with one connection, and one transaction for whatever waits.
//!
//! The disk is waited for once for many jobs. Each has a savepoint, so that one that fails harms no other. A job is answered when the
//! transaction is on the disk; where that fails, all of them are refused and nothing of them is left.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, broadcast, oneshot};

use super::checkpoint::Checkpointer;
use super::connection::{SqlConnection, poll_once};
use super::thread;
use crate::error::{Result, StoreError};
use crate::sql::Job;
use crate::table::Change;

/// Jobs that wait together become one transaction, up to so many.
const MAX_GROUP: usize = 256;

/// After so many jobs the log is copied into the file.
const CHECKPOINT_JOBS: usize = 1_000;

/// After so long without a job it is copied too, so that a quiet server has everything in the main file.
const CHECKPOINT_IDLE: Duration = Duration::from_secs(1);

/// A job in the queue: run inside the transaction, answered after the commit.
pub(super) trait QueuedWrite: Send {
    /// What it wrote is kept where this succeeds.
    fn run(&mut self, connection: &mut SqlConnection) -> Result<()>;

    fn answer(self: Box<Self>, commit: Result<()>);
}

struct Pending<T> {
    job: Option<Job<T>>,
    result: Option<Result<T>>,
    caller: oneshot::Sender<Result<T>>,
    /// Its place in the queue, free again when it is answered.
    _place: OwnedSemaphorePermit,
}

impl<T: Send> QueuedWrite for Pending<T> {
    fn run(&mut self, connection: &mut SqlConnection) -> Result<()> {
        let Some(job) = self.job.take() else { return Err(internal_fault()) };
        let result = poll_once(job(connection));
        let outcome = result.as_ref().map(drop).map_err(Clone::clone);
        self.result = Some(result);
        outcome
    }

    fn answer(self: Box<Self>, commit: Result<()>) {
        let Pending { result, caller, .. } = *self;
        // Nobody waits any more: what was written stays.
        let _ = caller.send(commit.and_then(|()| result.unwrap_or_else(|| Err(internal_fault()))));
    }
}

fn internal_fault() -> StoreError {
    StoreError::Unavailable("a fault in the store".to_owned())
}

pub(super) enum Request {
    Write(Box<dyn QueuedWrite>),
    Close(oneshot::Sender<()>),
}

impl Request {
    /// With where its answer will be.
    pub fn write<T: Send + 'static>(
        job: Job<T>,
        place: OwnedSemaphorePermit,
    ) -> (Request, oneshot::Receiver<Result<T>>) {
        let (caller, answer) = oneshot::channel();
        (Request::Write(Box::new(Pending { job: Some(job), result: None, caller, _place: place })), answer)
    }
}

pub(super) struct Writer {
    connection: SqlConnection,
    checkpointer: Checkpointer,
    changes: broadcast::Sender<Change>,
    /// Jobs since the log was last to be copied.
    jobs: usize,
}

impl Writer {
    pub fn start(
        connection: SqlConnection,
        checkpointer: Checkpointer,
        changes: broadcast::Sender<Change>,
        queue: Receiver<Request>,
    ) -> Result<()> {
        let writer = Writer { connection, checkpointer, changes, jobs: 0 };
        thread("sqlite-writer", move || writer.run(queue)).map(drop)
    }

    /// Until the store is closed or dropped.
    fn run(mut self, queue: Receiver<Request>) {
        let mut closing = None;
        while closing.is_none()
            && let Some(first) = self.next(&queue)
        {
            let mut group = Vec::new();
            let mut next = Some(first);
            while let Some(request) = next {
                match request {
                    Request::Write(write) => group.push(write),
                    Request::Close(done) => closing = Some(done),
                }
                let has_room = closing.is_none() && group.len() < MAX_GROUP;
                next = if has_room { queue.try_recv().ok() } else { None };
            }
            if !group.is_empty() {
                self.write(group);
            }
        }
        // Whoever still waits in the queue finds the store closed.
        drop(queue);
        self.checkpointer.end();
        // The last connection copies the rest of the log, and only the one file remains.
        drop(self.connection);
        if let Some(done) = closing {
            let _ = done.send(());
        }
    }

    /// None where nobody can ask any more.
    fn next(&mut self, queue: &Receiver<Request>) -> Option<Request> {
        if self.jobs > 0 {
            match queue.recv_timeout(CHECKPOINT_IDLE) {
                Ok(request) => return Some(request),
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => self.checkpoint(),
            }
        }
        queue.recv().ok()
    }

    fn write(&mut self, mut group: Vec<Box<dyn QueuedWrite>>) {
        let jobs = group.len();
        let written = write_group(&mut self.connection, &mut group);
        let committed = match written {
            Ok(changes) => {
                for change in changes {
                    // Nobody follows: nobody is told.
                    let _ = self.changes.send(change);
                }
                Ok(())
            }
            Err(error) => Err(error),
        };
        for write in group {
            write.answer(committed.clone());
        }
        self.checkpointer.finish(&self.connection);
        self.jobs += jobs;
        if self.jobs >= CHECKPOINT_JOBS {
            self.checkpoint();
        }
    }

    fn checkpoint(&mut self) {
        self.checkpointer.request();
        self.jobs = 0;
    }
}

/// Runs a group as one transaction and says what followers must be told. Where it fails nothing of the group is left.
fn write_group(connection: &mut SqlConnection, group: &mut [Box<dyn QueuedWrite>]) -> Result<Vec<Change>> {
    connection.execute("BEGIN IMMEDIATE")?;
    let changes = match group {
        [one] => run_alone(connection, &mut **one),
        many => run_with_savepoints(connection, many),
    };
    let committed = changes.and_then(|changes| commit(connection).map(|()| changes));
    if committed.is_err() && !connection.is_idle() {
        // SQLite has mostly done this by itself.
        let _ = connection.execute("ROLLBACK");
    }
    committed
}

fn commit(connection: &SqlConnection) -> Result<()> {
    if connection.is_idle() {
        return Ok(());
    }
    connection.execute("COMMIT").inspect_err(|_| {
        if !connection.is_idle() {
            let _ = connection.execute("ROLLBACK");
        }
        // Where only the flush has failed, the refused transaction stands whole at the end of the log, and a new start would read it.
        // The next write takes its place; this one does so at once.
        let _ = connection.write_nothing();
    })
}

/// Without a savepoint: the transaction is the job's own.
fn run_alone(connection: &mut SqlConnection, write: &mut dyn QueuedWrite) -> Result<Vec<Change>> {
    connection.changes.clear();
    match run_safely(write, connection) {
        Ok(()) if connection.is_idle() => Err(internal_fault()),
        Ok(()) => Ok(std::mem::take(&mut connection.changes)),
        // The job has its own answer; that the transaction is undone is no failure of the disk.
        Err(_) if connection.is_idle() => Ok(Vec::new()),
        Err(_) => connection.execute("ROLLBACK").map(|()| Vec::new()),
    }
}

fn run_with_savepoints(
    connection: &mut SqlConnection,
    group: &mut [Box<dyn QueuedWrite>],
) -> Result<Vec<Change>> {
    let mut changes = Vec::new();
    for write in group {
        connection.changes.clear();
        connection.execute("SAVEPOINT job")?;
        let done = run_safely(&mut **write, connection);
        // After a full disk SQLite may have rolled back all of the transaction: then nobody's job is there any more.
        if connection.is_idle() {
            return Err(done.err().unwrap_or_else(internal_fault));
        }
        match done {
            Ok(()) => changes.append(&mut connection.changes),
            Err(_) => connection.execute("ROLLBACK TO job")?,
        }
        connection.execute("RELEASE job")?;
    }
    Ok(changes)
}

/// A fault in this program must not end the thread that everybody waits for.
fn run_safely(write: &mut dyn QueuedWrite, connection: &mut SqlConnection) -> Result<()> {
    catch_unwind(AssertUnwindSafe(|| write.run(connection))).unwrap_or_else(|_| Err(internal_fault()))
}
