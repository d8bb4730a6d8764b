//! SQLite: one file, one writer, several readers.

mod file;
mod journal;
mod log;
mod session;
mod writer;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use async_trait::async_trait;
use tokio::sync::{Semaphore, broadcast, mpsc, oneshot};

use self::file::{prepare, reader};
use self::journal::Journal;
use self::session::{Session, at_once};
use self::writer::{Order, Waiting, Writer};
use crate::error::{Result, StoreError, closed};
use crate::migrations::SQLITE;
use crate::query::tables::{self, Append};
use crate::shared::{Engine, FOLLOWERS_LAG};
use crate::sql::Job;
use crate::table::Change;

/// Writers that wait for the thread; more of them wait for a place here.
const QUEUE: usize = 4_096;

const READERS: usize = 4;

pub(crate) struct Sqlite {
    orders: mpsc::Sender<Order>,
    readers: Arc<Readers>,
    changes: broadcast::Sender<Change>,
}

impl Sqlite {
    pub async fn open(path: &str) -> Result<Sqlite> {
        let path = PathBuf::from(path);
        blocking(move || Sqlite::open_now(&path)).await
    }

    fn open_now(path: &Path) -> Result<Sqlite> {
        if path.as_os_str().is_empty() || path.as_os_str().as_encoded_bytes().starts_with(b":") {
            return Err(StoreError::Address(format!("sqlite:{}", path.display())));
        }
        let mut session = Session::new(prepare(path, SQLITE)?);
        let journal = recover(path, &mut session)?;
        let readers = (0..READERS).map(|_| reader(path)).collect::<Result<Vec<_>>>()?;
        let (changes, _) = broadcast::channel(FOLLOWERS_LAG);
        let (orders, queue) = mpsc::channel(QUEUE);
        Writer::start(path.to_owned(), session, journal, changes.clone(), queue)?;
        let readers = Arc::new(Readers { permits: Semaphore::new(READERS), idle: Mutex::new(readers) });
        Ok(Sqlite { orders, readers, changes })
    }

    async fn order<T: Send + 'static>(&self, job: Job<T>, acts: Option<Arc<Append>>) -> Result<T> {
        let (order, answer) = Waiting::order(job, acts);
        self.orders.send(order).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

/// Adds the acts that only a journal has, as one transaction that keeps out another process which starts at the same time.
fn recover(path: &Path, session: &mut Session) -> Result<Option<Journal>> {
    session.order("BEGIN IMMEDIATE")?;
    let journal = Journal::recover(path, session)?;
    session.order("COMMIT")?;
    let Some(mut journal) = journal else { return Ok(None) };
    // What the database had already may not have been on the disk.
    session.touch()?;
    journal.spread()?;
    Ok(Some(journal))
}

fn thread(name: &str, life: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>> {
    let thread = std::thread::Builder::new().name(name.to_owned()).spawn(life);
    thread.map_err(|e| StoreError::Unavailable(e.to_string()))
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
    match tokio::task::spawn_blocking(work).await {
        Ok(result) => result,
        Err(e) => Err(StoreError::Unavailable(e.to_string())),
    }
}

/// Connections that only read; each sees the last commit, and none waits for the writer.
struct Readers {
    permits: Semaphore,
    idle: Mutex<Vec<Session>>,
}

impl Readers {
    fn idle(&self) -> MutexGuard<'_, Vec<Session>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Engine for Sqlite {
    async fn read<T: Send + 'static>(&self, job: Job<T>) -> Result<T> {
        let permit = self.readers.permits.acquire().await.map_err(|_| closed())?;
        let mut session = self.readers.idle().pop().ok_or_else(closed)?;
        let readers = self.readers.clone();
        permit.forget();
        blocking(move || {
            let result = catch_unwind(AssertUnwindSafe(|| {
                session.order("BEGIN")?;
                at_once(job(&mut session))
            }));
            // Fails only where BEGIN has.
            let _ = session.order("COMMIT");
            readers.idle().push(session);
            readers.permits.add_permits(1);
            result.unwrap_or_else(|_| Err(StoreError::Unavailable("a fault in the store".to_owned())))
        })
        .await
    }

    async fn write<T: Send + 'static>(&self, job: Job<T>) -> Result<T> {
        self.order(job, None).await
    }

    async fn append(&self, append: Append) -> Result<u64> {
        let acts = Arc::new(append);
        let append = acts.clone();
        let job: Job<u64> = Box::new(move |w| Box::pin(async move { tables::append(w, &append).await }));
        self.order(job, Some(acts)).await
    }

    fn changes(&self) -> &broadcast::Sender<Change> {
        &self.changes
    }

    async fn close(&self) {
        let _ = self.readers.permits.acquire_many(READERS as u32).await;
        self.readers.permits.close();
        self.readers.idle().clear();
        let (done, closed) = oneshot::channel();
        if self.orders.send(Order::Close(done)).await.is_ok() {
            let _ = closed.await;
        }
    }
}
