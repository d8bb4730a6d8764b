//! SQLite: one file, one writer, several readers.

mod checkpoint;
mod connection;
mod file;
mod lock;
mod maintenance;
mod old_journal;
mod writer;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread::JoinHandle;

use async_trait::async_trait;
use tokio::sync::{Semaphore, broadcast, oneshot};

use self::checkpoint::Checkpointer;
use self::connection::{SqlConnection, poll_once};
use self::file::{open_reader, prepare};
use self::writer::{Request, Writer};
use crate::error::{Result, StoreError, closed};
use crate::migrations::SQLITE;
use crate::query::tables::{self, Append};
use crate::shared::{Engine, FOLLOWERS_LAG};
use crate::sql::Job;
use crate::table::Change;

pub use self::lock::ServerLock;
pub use self::maintenance::{Copied, Vacuumed, backup, restore, vacuum};

/// Maximum number of writes waiting for the thread. Further callers wait until there is room.
const QUEUE: usize = 4_096;

const READERS: usize = 4;

pub(crate) struct Sqlite {
    requests: mpsc::Sender<Request>,
    places: Arc<Semaphore>,
    readers: Arc<Readers>,
    changes: broadcast::Sender<Change>,
}

/// The file that an address names. `None` if it is not a SQLite address.
pub fn sqlite_file(url: &str) -> Option<&Path> {
    let path = url.strip_prefix("sqlite:")?;
    Some(Path::new(path.strip_prefix("//").unwrap_or(path)))
}

/// Refuses an empty name, and names that have a special meaning for SQLite.
pub(crate) fn check_name(path: &Path) -> Result<()> {
    if path.as_os_str().is_empty() || path.as_os_str().as_encoded_bytes().starts_with(b":") {
        return Err(StoreError::Address(format!("sqlite:{}", path.display())));
    }
    Ok(())
}

impl Sqlite {
    pub async fn open(path: &Path) -> Result<Sqlite> {
        let path = path.to_owned();
        blocking(move || Sqlite::open_now(&path)).await
    }

    fn open_now(path: &Path) -> Result<Sqlite> {
        check_name(path)?;
        let mut connection = SqlConnection::new(prepare(path, SQLITE)?);
        old_journal::read_once(path, &mut connection)?;
        let readers = (0..READERS).map(|_| open_reader(path)).collect::<Result<Vec<_>>>()?;
        let (changes, _) = broadcast::channel(FOLLOWERS_LAG);
        let (requests, queue) = mpsc::channel();
        Writer::start(connection, Checkpointer::start(path)?, changes.clone(), queue)?;
        let readers = Arc::new(Readers { permits: Semaphore::new(READERS), idle: Mutex::new(readers) });
        Ok(Sqlite { requests, places: Arc::new(Semaphore::new(QUEUE)), readers, changes })
    }
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

/// Connections that only read. Each sees the last commit, and none waits for the writer.
struct Readers {
    permits: Semaphore,
    idle: Mutex<Vec<SqlConnection>>,
}

impl Readers {
    fn idle(&self) -> MutexGuard<'_, Vec<SqlConnection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Engine for Sqlite {
    async fn read<T: Send + 'static>(&self, job: Job<T>) -> Result<T> {
        let permit = self.readers.permits.acquire().await.map_err(|_| closed())?;
        let mut connection = self.readers.idle().pop().ok_or_else(closed)?;
        let readers = self.readers.clone();
        permit.forget();
        blocking(move || {
            let result = catch_unwind(AssertUnwindSafe(|| {
                connection.execute("BEGIN")?;
                poll_once(job(&mut connection))
            }));
            // Fails only if BEGIN has failed.
            let _ = connection.execute("COMMIT");
            readers.idle().push(connection);
            readers.permits.add_permits(1);
            result.unwrap_or_else(|_| Err(StoreError::Unavailable("a fault in the store".to_owned())))
        })
        .await
    }

    async fn write<T: Send + 'static>(&self, job: Job<T>) -> Result<T> {
        let place = self.places.clone().acquire_owned().await.map_err(|_| closed())?;
        let (request, answer) = Request::write(job, place);
        self.requests.send(request).map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    async fn append(&self, append: Append) -> Result<u64> {
        self.write(Box::new(move |w| Box::pin(async move { tables::append(w, &append).await }))).await
    }

    fn changes(&self) -> &broadcast::Sender<Change> {
        &self.changes
    }

    async fn close(&self) {
        let _ = self.readers.permits.acquire_many(READERS as u32).await;
        self.readers.permits.close();
        self.readers.idle().clear();
        let (done, closed) = oneshot::channel();
        if self.requests.send(Request::Close(done)).is_ok() {
            let _ = closed.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;
    use kernel::record::{ActRecord, Opening, Record};

    use super::*;
    use crate::query::tables::Columns;
    use crate::{Millis, NewTable, Summary, TableId};

    fn act(n: u64) -> ActRecord {
        let act = format!("announce {n} {}", "x".repeat(400));
        ActRecord { seat: Seat(0), act, chance: Vec::new(), by: None, hash: format!("{n:016x}") }
    }

    fn summary() -> Summary {
        Summary {
            headline: None,
            deciding: kernel::SeatSet::EMPTY,
            over: false,
            winners: kernel::SeatSet::EMPTY,
            updated: Millis(7),
            times: None,
        }
    }

    async fn new_table(store: &Sqlite) -> TableId {
        let record = Record {
            resolute: 1,
            game: "presidential".to_owned(),
            rules: 1,
            options: kernel::RawJson::of(&()),
            seats: Vec::new(),
            seals: Vec::new(),
            opening: Opening {
                state: None,
                own: kernel::chance::Own::None,
                lesson: false,
                chance: Vec::new(),
                hash: "0".to_owned(),
            },
            ending: None,
            acts: Vec::new(),
        };
        let new = NewTable {
            record,
            holders: Vec::new(),
            public: false,
            host: None,
            created: Millis(7),
            summary: summary(),
            members: Vec::new(),
            clock: None,
        };
        let created = store.write(Box::new(move |w| {
            Box::pin(async move { tables::create(w, &new, Default::default()).await })
        }));
        created.await.unwrap().table
    }

    async fn append(store: &Sqlite, table: TableId, expected: u64) -> Result<u64> {
        let summary = Columns::of(&summary()).unwrap();
        store.append(Append { table, expected, acts: vec![act(expected)], summary }).await
    }

    async fn acts(store: &Sqlite, table: TableId) -> Vec<ActRecord> {
        let loaded = store.read(Box::new(move |w| Box::pin(tables::load(w, table)))).await.unwrap();
        assert_eq!(loaded.version, loaded.record.acts.len() as u64 + 1);
        loaded.record.acts
    }

    /// Makes SQLite find no room for another page, as on a full disk, or gives it room again.
    async fn fill_disk(store: &Sqlite, is_full: bool) {
        let sql = if is_full { "PRAGMA max_page_count = 1" } else { "PRAGMA max_page_count = 1000000" };
        store
            .write(Box::new(move |w| Box::pin(async move { w.rows(sql, &[]).await.map(drop) })))
            .await
            .unwrap();
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_full_disk_refuses_acts_without_a_trace_and_the_next_works_when_there_is_room() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let store = Arc::new(Sqlite::open(&path).await.unwrap());
        let table = new_table(&store).await;
        let mut told = store.changes().subscribe();
        fill_disk(&store, true).await;
        let mut version = 1;
        let refused = loop {
            match append(&store, table, version).await {
                Ok(next) => version = next,
                Err(error) => break error,
            }
        };
        assert_eq!(refused, StoreError::Unavailable("the disk is full".to_owned()));
        for _ in 1..version {
            told.recv().await.unwrap();
        }
        assert!(told.try_recv().is_err(), "nobody hears of what was refused");
        let known: Vec<_> = (1..version).map(act).collect();
        assert_eq!(acts(&store, table).await, known);
        fill_disk(&store, false).await;
        assert_eq!(append(&store, table, version).await, Ok(version + 1), "without a new start");
        assert_eq!(acts(&store, table).await.len() as u64, version);
        store.close().await;
        let again = Sqlite::open(&path).await.unwrap();
        assert_eq!(acts(&again, table).await.len() as u64, version);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn of_a_group_on_a_full_disk_exactly_what_was_acknowledged_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let store = Arc::new(Sqlite::open(&path).await.unwrap());
        let mut tables = Vec::new();
        for _ in 0..40 {
            tables.push(new_table(&store).await);
        }
        let mut refusals = 0;
        for round in 0..6 {
            fill_disk(&store, round % 2 == 0).await;
            let mut writers = tokio::task::JoinSet::new();
            for &table in &tables {
                let store = store.clone();
                writers.spawn(async move {
                    let known = acts(&store, table).await.len() as u64;
                    let mut version = known + 1;
                    let mut refused = 0;
                    for _ in 0..4 {
                        match append(&store, table, version).await {
                            Ok(next) => version = next,
                            Err(error) => {
                                assert_eq!(error, StoreError::Unavailable("the disk is full".to_owned()));
                                refused += 1;
                            }
                        }
                    }
                    (table, version, refused)
                });
            }
            for (table, version, refused) in writers.join_all().await {
                assert_eq!(acts(&store, table).await, (1..version).map(act).collect::<Vec<_>>());
                assert!(round % 2 == 0 || refused == 0, "there is room again");
                refusals += refused;
            }
        }
        assert!(refusals > 0, "the disk was never full");
        store.close().await;
    }
}
