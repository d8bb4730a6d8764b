//! All writes, one group after another.
//!
//! The writer takes whatever waits and has the clerk run it as one transaction, with a savepoint for each job: the disk is waited for
//! once for many acts, and a job that fails harms no other. Acts are written to the journal meanwhile, and the writer answers when both
//! are done. Any other group is answered when SQLite has it on the disk.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc as channel;

use tokio::sync::{broadcast, mpsc, oneshot};

use super::journal::Journal;
use super::log::Log;
use super::session::{Session, at_once};
use super::thread;
use crate::error::{Result, StoreError, closed};
use crate::query::tables::Append;
use crate::sql::Job;
use crate::table::Change;

/// Jobs that wait together become one transaction, up to so many.
const GROUP: usize = 256;

/// After so many groups of acts a journal is worth its file.
const WORTH_A_JOURNAL: usize = 8;

/// A job in the queue: run inside the transaction, answered after the commit.
pub(super) trait Writing: Send {
    /// Whether what it wrote is to be kept.
    fn run(&mut self, session: &mut Session) -> bool;

    fn answer(self: Box<Self>, commit: Result<()>);

    /// What the journal can hold of it.
    fn acts(&self) -> Option<&Append>;
}

pub(super) struct Waiting<T> {
    job: Option<Job<T>>,
    acts: Option<Arc<Append>>,
    result: Option<Result<T>>,
    caller: oneshot::Sender<Result<T>>,
}

impl<T: Send + 'static> Waiting<T> {
    /// With the acts that the job appends, if it does nothing else; and where its answer will be.
    pub fn order(job: Job<T>, acts: Option<Arc<Append>>) -> (Order, oneshot::Receiver<Result<T>>) {
        let (caller, answer) = oneshot::channel();
        (Order::Write(Box::new(Waiting { job: Some(job), acts, result: None, caller })), answer)
    }
}

impl<T: Send> Writing for Waiting<T> {
    fn run(&mut self, session: &mut Session) -> bool {
        self.result = self.job.take().map(|job| at_once(job(session)));
        matches!(self.result, Some(Ok(_)))
    }

    fn answer(self: Box<Self>, commit: Result<()>) {
        let Waiting { result, caller, .. } = *self;
        let fault = || Err(StoreError::Unavailable("a fault in the store".to_owned()));
        // Nobody waits any more: what was written stays.
        let _ = caller.send(commit.and_then(|()| result.unwrap_or_else(fault)));
    }

    fn acts(&self) -> Option<&Append> {
        self.acts.as_deref()
    }
}

pub(super) enum Order {
    Write(Box<dyn Writing>),
    Close(oneshot::Sender<()>),
}

type Group = Vec<Box<dyn Writing>>;

/// A group for the clerk; on the disk when it comes back, or only in SQLite's hands.
struct Task {
    group: Group,
    lasting: bool,
}

/// The same group, when it has been run.
struct Done {
    group: Group,
    changes: Vec<Change>,
    committed: Result<()>,
    /// One of its jobs was not kept.
    refused: bool,
}

/// Whether acts go to a journal.
enum Keeping {
    /// Not yet, after so many groups of acts.
    Waits(usize),
    In(Journal),
    /// Another process has the journal.
    Without,
    /// It holds what must not be added and cannot be cleared: nothing may be written after that.
    Broken(StoreError),
}

pub(super) struct Writer {
    database: PathBuf,
    keeping: Keeping,
    told: broadcast::Sender<Change>,
    clerk: Office,
}

/// The way to the clerk and back.
struct Office {
    tasks: channel::Sender<Task>,
    done: channel::Receiver<Done>,
}

impl Office {
    /// None where the clerk is gone; whoever waits finds the store closed.
    fn run(&self, group: Group) -> Option<Done> {
        self.tasks.send(Task { group, lasting: true }).ok()?;
        self.done.recv().ok()
    }

    /// Everything that the clerk has written so far is on the disk when this returns.
    fn make_lasting(&self) -> Result<()> {
        self.run(Vec::new()).ok_or_else(closed)?.committed
    }
}

impl Writer {
    /// Starts both threads.
    pub fn start(
        database: PathBuf,
        session: Session,
        journal: Option<Journal>,
        told: broadcast::Sender<Change>,
        queue: mpsc::Receiver<Order>,
    ) -> Result<()> {
        let log = Log::start(&database)?;
        let (tasks, for_clerk) = channel::channel();
        let (from_clerk, done) = channel::channel();
        let clerk = thread("sqlite-clerk", move || Clerk { session, log }.life(&for_clerk, &from_clerk))?;
        let keeping = journal.map_or(Keeping::Waits(0), Keeping::In);
        let writer = Writer { database, keeping, told, clerk: Office { tasks, done } };
        thread("sqlite-writer", move || {
            let (closing, journal) = writer.life(queue);
            // The last connection brings home what is left, and only the one file remains.
            let _ = clerk.join();
            if let Some(journal) = journal {
                journal.end();
            }
            if let Some(done) = closing {
                let _ = done.send(());
            }
        })?;
        Ok(())
    }

    /// Until the store is closed. The journal that comes back has nothing of its own.
    fn life(mut self, mut queue: mpsc::Receiver<Order>) -> (Option<oneshot::Sender<()>>, Option<Journal>) {
        let mut closing = None;
        while closing.is_none()
            && let Some(first) = queue.blocking_recv()
        {
            let mut group = Vec::new();
            let mut next = Some(first);
            while let Some(order) = next {
                match order {
                    Order::Write(write) => group.push(write),
                    Order::Close(done) => closing = Some(done),
                }
                next = if closing.is_none() && group.len() < GROUP { queue.try_recv().ok() } else { None };
            }
            if !group.is_empty() {
                self.write(group);
            }
        }
        queue.close();
        // What was not taken is dropped with the queue, and its callers find the store closed.
        drop(queue);
        let ends = matches!(self.keeping, Keeping::In(_)) && self.clerk.make_lasting().is_ok();
        match self.keeping {
            Keeping::In(journal) if ends => (closing, Some(journal)),
            _ => (closing, None),
        }
    }

    fn write(&mut self, group: Group) {
        let acts: Option<Vec<&Append>> = group.iter().map(|job| job.acts()).collect();
        match (&mut self.keeping, acts) {
            (Keeping::Broken(why), _) => {
                let why = why.clone();
                for job in group {
                    job.answer(Err(why.clone()));
                }
            }
            (Keeping::In(journal), Some(acts)) => {
                let mut has_room = journal.take(&acts);
                if !has_room && self.clerk.make_lasting().is_ok() {
                    journal.begin_anew();
                    has_room = journal.take(&acts);
                }
                if has_room { self.write_with_journal(group) } else { self.write_lasting(group) }
            }
            (Keeping::Waits(groups), Some(_)) => {
                *groups += 1;
                let enough = *groups >= WORTH_A_JOURNAL;
                self.write_lasting(group);
                if enough {
                    // It may lie there still, from a process that is gone: what that has written must last before it is emptied.
                    // Where there can be none, it goes as well without.
                    let journal = self.clerk.make_lasting().and_then(|()| Journal::create(&self.database));
                    let journal = journal.ok().flatten();
                    self.keeping = journal.map_or(Keeping::Without, Keeping::In);
                }
            }
            _ => self.write_lasting(group),
        }
    }

    fn write_lasting(&mut self, group: Group) {
        if let Some(done) = self.clerk.run(group) {
            self.answer(done);
        }
    }

    fn write_with_journal(&mut self, group: Group) {
        let Keeping::In(journal) = &mut self.keeping else { return };
        if self.clerk.tasks.send(Task { group, lasting: false }).is_err() {
            return;
        }
        let kept = journal.write();
        let Ok(mut done) = self.clerk.done.recv() else { return };
        if kept.is_err() || done.refused || done.committed.is_err() {
            done.committed = done.committed.and(self.clear_journal());
        }
        self.answer(done);
    }

    /// The journal holds an act that is not in the database, or not what it should: nothing in it may count, and so all that is in the
    /// database must be on the disk first.
    fn clear_journal(&mut self) -> Result<()> {
        let lasting = self.clerk.make_lasting();
        let Keeping::In(journal) = &mut self.keeping else { return lasting };
        let cleared = lasting.and_then(|()| journal.forget());
        if let Err(why) = &cleared {
            self.keeping = Keeping::Broken(why.clone());
        }
        cleared
    }

    fn answer(&self, done: Done) {
        if done.committed.is_ok() {
            for change in done.changes {
                // Nobody follows: nobody is told.
                let _ = self.told.send(change);
            }
        }
        for job in done.group {
            job.answer(done.committed.clone());
        }
    }
}

/// Has the connection that writes.
struct Clerk {
    session: Session,
    log: Log,
}

impl Clerk {
    fn life(mut self, tasks: &channel::Receiver<Task>, done: &channel::Sender<Done>) {
        let mut lasting = true;
        while let Ok(task) = tasks.recv() {
            let jobs = task.group.len();
            let switched =
                if lasting == task.lasting { Ok(()) } else { self.session.wait_for_disk(task.lasting) };
            if switched.is_ok() {
                lasting = task.lasting;
            }
            if done.send(self.run(task.group, switched)).is_err() {
                break;
            }
            if jobs > 0 {
                self.log.add(jobs, !lasting);
                self.log.finish(&self.session.connection);
            }
        }
        self.log.end();
    }

    fn run(&mut self, mut group: Group, switched: Result<()>) -> Done {
        let mut changes = Vec::new();
        let mut refused = false;
        let committed = switched.and_then(|()| match &mut group[..] {
            [] => self.session.touch(),
            jobs => write_jobs(&mut self.session, jobs, &mut changes, &mut refused),
        });
        if committed.is_err() {
            // Fails where nothing was begun, or where SQLite has rolled back by itself.
            let _ = self.session.order("ROLLBACK");
        }
        Done { group, changes, committed, refused }
    }
}

fn write_jobs(
    session: &mut Session,
    group: &mut [Box<dyn Writing>],
    changes: &mut Vec<Change>,
    refused: &mut bool,
) -> Result<()> {
    session.order("BEGIN IMMEDIATE")?;
    if let [job] = group {
        session.changes.clear();
        if !run_safely(&mut **job, session) {
            *refused = true;
            return session.order("ROLLBACK");
        }
        changes.append(&mut session.changes);
        return session.order("COMMIT");
    }
    for job in group {
        session.changes.clear();
        session.order("SAVEPOINT job")?;
        if run_safely(&mut **job, session) {
            changes.append(&mut session.changes);
        } else {
            *refused = true;
            session.order("ROLLBACK TO job")?;
        }
        session.order("RELEASE job")?;
    }
    session.order("COMMIT")
}

/// A fault in this program must not end the thread that everybody waits for.
fn run_safely(job: &mut dyn Writing, session: &mut Session) -> bool {
    catch_unwind(AssertUnwindSafe(|| job.run(session))).unwrap_or(false)
}
