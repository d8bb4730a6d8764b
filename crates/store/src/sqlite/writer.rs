//! All writes: one thread with one connection, and one transaction for all waiting jobs.
//!
//! Many jobs share one wait for the disk. Each has a savepoint, so a failing job does not affect the others. A job is answered when the
//! transaction is on disk. If that fails, all of its jobs fail and leave no trace.

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

/// Maximum number of waiting jobs that share one transaction.
const MAX_GROUP: usize = 256;

/// The log is copied into the file after this many jobs.
const CHECKPOINT_JOBS: usize = 1_000;

/// The log is also copied after this long without a job, so that a quiet server has everything in the main file.
const CHECKPOINT_IDLE: Duration = Duration::from_secs(1);

/// A job in the queue: run inside the transaction, answered after the commit.
pub(super) trait QueuedWrite: Send {
    /// Does the work. It is kept only if this succeeds.
    fn run(&mut self, connection: &mut SqlConnection) -> Result<()>;

    fn answer(self: Box<Self>, commit: Result<()>);
}

struct Pending<T> {
    job: Option<Job<T>>,
    result: Option<Result<T>>,
    caller: oneshot::Sender<Result<T>>,
    /// Its place in the queue, freed when the job is answered.
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
        // Sending fails if the caller is gone. What was written stays.
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
    /// Returns the request and the receiver of its answer.
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
    /// Number of jobs since a copy of the log was last requested.
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

    /// Runs until the store is closed or dropped.
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
        // Callers still waiting in the queue are told that the store is closed.
        drop(queue);
        self.checkpointer.end();
        // Closing the last connection copies the rest of the log, so only the one file remains.
        drop(self.connection);
        if let Some(done) = closing {
            let _ = done.send(());
        }
    }

    /// `None` if nobody can send requests any more.
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
                    // Sending fails only if there are no followers.
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

/// Runs a group as one transaction and returns what followers must be told. If it fails, nothing of the group remains.
fn write_group(connection: &mut SqlConnection, group: &mut [Box<dyn QueuedWrite>]) -> Result<Vec<Change>> {
    connection.execute("BEGIN IMMEDIATE")?;
    let changes = match group {
        [one] => run_alone(connection, &mut **one),
        many => run_with_savepoints(connection, many),
    };
    let committed = changes.and_then(|changes| commit(connection).map(|()| changes));
    if committed.is_err() && !connection.is_idle() {
        // SQLite usually has rolled back by itself already.
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
        // If only the flush failed, the refused transaction is still complete at the end of the log, and a restart would read it. The next
        // write overwrites it, so write something at once.
        let _ = connection.write_nothing();
    })
}

/// Needs no savepoint: the transaction belongs to this job alone.
fn run_alone(connection: &mut SqlConnection, write: &mut dyn QueuedWrite) -> Result<Vec<Change>> {
    connection.changes.clear();
    match run_safely(write, connection) {
        Ok(()) if connection.is_idle() => Err(internal_fault()),
        Ok(()) => Ok(std::mem::take(&mut connection.changes)),
        // The job has its own error. That its transaction was rolled back is no disk failure.
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
        // On a full disk SQLite may have rolled back the whole transaction. Then the work of all jobs is lost.
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

/// A panic must not end the thread that everybody waits for.
fn run_safely(write: &mut dyn QueuedWrite, connection: &mut SqlConnection) -> Result<()> {
    catch_unwind(AssertUnwindSafe(|| write.run(connection))).unwrap_or_else(|_| Err(internal_fault()))
}
