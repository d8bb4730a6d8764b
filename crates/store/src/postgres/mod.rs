//! PostgreSQL: several servers on one database. A write notifies the other servers in its own transaction.
//!
//! Every call has a timeout. If the confirmation of a write is lost, its outcome is looked up: callers are told the truth, or that it is
//! not known.

mod address;
mod append_batcher;
mod notify_listener;
mod outage;
mod pool;
mod schema;
mod tls;

use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;
use tokio_postgres::error::SqlState;

use crate::error::{Entity, Result, StoreError};
use crate::ids::PersonId;
use crate::migrations::POSTGRES;
use crate::query::tables::Append;
use crate::shared::{Engine, FOLLOWERS_LAG};
use crate::sql::{Job, SqlTransaction, args};
use crate::table::{Change, ChangeKind};
use address::Address;
use append_batcher::AppendBatcher;
use outage::no_answer;
use pool::{Connection, Pool};

/// The NOTIFY channel on which servers tell each other what changed.
const CHANNEL: &str = "resolute";

/// Interval between attempts to look up a write whose confirmation was lost.
const LOOK_UP: Duration = Duration::from_millis(100);

/// Number of connections, and timeouts for everything.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    pub connections: usize,
    /// For connecting, including TLS and the PostgreSQL handshake.
    pub connect: Duration,
    /// For waiting until a connection is free.
    pub wait: Duration,
    /// A connection unused for this long is checked before it is used again.
    pub idle: Duration,
    /// For the answer to one statement, COMMIT included.
    pub statement: Duration,
    /// For finding out what became of a write whose confirmation was lost.
    pub confirm: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            connections: 8,
            connect: Duration::from_secs(3),
            wait: Duration::from_secs(3),
            idle: Duration::from_secs(10),
            statement: Duration::from_secs(5),
            confirm: Duration::from_secs(3),
        }
    }
}

pub(crate) struct Postgres {
    base: Arc<Base>,
    batcher: AppendBatcher,
    listener: AbortHandle,
}

/// State shared by all parts.
struct Base {
    pool: Pool,
    timeouts: Timeouts,
    changes: broadcast::Sender<Change>,
    /// Identifies this server among the others, so that it recognises its own messages.
    origin: String,
}

/// Whether a transaction only reads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Read,
    Write,
}

impl Postgres {
    pub async fn open(url: &str, timeouts: Timeouts) -> Result<Postgres> {
        let address = Address::parse(url)?;
        let pool = Pool::new(&address, timeouts)?;
        let mut connection = pool.take().await?;
        schema::migrate(&mut connection, POSTGRES).await?;
        // This connection was given other timeouts, so it is not reused.
        drop(connection);
        let (changes, _) = broadcast::channel(FOLLOWERS_LAG);
        let origin = PersonId::random().to_string();
        let listener =
            notify_listener::start(pool.outage.clone(), timeouts, changes.clone(), origin.clone()).await?;
        let base = Arc::new(Base { pool, timeouts, changes, origin });
        Ok(Postgres { batcher: AppendBatcher::start(&base), base, listener })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

impl Base {
    /// The text of the notification to other servers.
    fn message(&self, change: &Change) -> String {
        let Change::At { table, version, kind } = change else { return self.origin.clone() };
        let (_, word) = ChangeKind::ALL.iter().find(|(k, _)| k == kind).expect("every kind has its word");
        format!("{} {table} {version} {word}", self.origin)
    }

    /// Tells followers on this server directly, so they need not wait for the round trip through the database.
    fn tell(&self, changes: Vec<Change>) {
        for change in changes {
            // Sending fails only if there are no followers.
            let _ = self.changes.send(change);
        }
    }

    async fn transact<T: Send + 'static>(self: &Arc<Self>, mode: Mode, job: Job<T>) -> Result<T> {
        let mut connection = self.pool.take().await?;
        let number = match mode {
            Mode::Read => {
                connection.batch("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
                None
            }
            Mode::Write => Some(connection.begin_numbered().await?),
        };
        match self.work(&mut connection, job).await {
            Ok(result) => {
                let changes = std::mem::take(&mut connection.changes);
                match (connection.batch("COMMIT").await, number) {
                    (Ok(()), _) => connection.give_back(),
                    // For a read it does not matter whether COMMIT was confirmed: the result is valid either way.
                    (Err(_), None) => {}
                    (Err(why), Some(number)) => {
                        drop(connection);
                        self.confirm(number, why.into(), &changes).await?;
                    }
                }
                self.tell(changes);
                Ok(result)
            }
            Err(why) => {
                connection.changes.clear();
                if connection.batch("ROLLBACK").await.is_ok() {
                    connection.give_back();
                }
                Err(why)
            }
        }
    }

    async fn work<T>(&self, connection: &mut Connection, job: Job<T>) -> Result<T> {
        let result = job(connection).await?;
        for n in 0..connection.changes.len() {
            let message = self.message(&connection.changes[n]);
            connection.notify(&message).await?;
        }
        Ok(result)
    }

    /// COMMIT was not answered: looks up what became of the transaction. If that takes too long, the caller gets `Uncertain`, and followers
    /// are told as soon as the outcome is known.
    async fn confirm(self: &Arc<Self>, number: i64, why: StoreError, changes: &[Change]) -> Result<()> {
        let began = Instant::now();
        while began.elapsed() < self.timeouts.confirm {
            match self.is_committed(number).await {
                Ok(Some(true)) => return Ok(()),
                Ok(Some(false)) => return Err(why),
                Ok(None) | Err(_) => tokio::time::sleep(LOOK_UP).await,
            }
        }
        let (base, changes) = (Arc::downgrade(self), changes.to_vec());
        tokio::spawn(async move {
            // Stops when the store is dropped.
            while let Some(base) = base.upgrade() {
                match base.is_committed(number).await {
                    Ok(Some(true)) => return base.tell(changes),
                    Ok(Some(false)) => return,
                    Ok(None) | Err(_) => tokio::time::sleep(LOOK_UP * 10).await,
                }
            }
        });
        Err(StoreError::Uncertain)
    }

    /// `None` while the transaction is still in progress: the database may still be reading from its old connection.
    async fn is_committed(&self, number: i64) -> Result<Option<bool>> {
        let mut connection = self.pool.take().await?;
        let mut rows = connection.rows("SELECT txid_status($1)", args![number]).await?;
        connection.give_back();
        let status = rows.pop().ok_or_else(no_answer)?.maybe_text()?;
        Ok(match status.as_deref() {
            Some("committed") => Some(true),
            Some("aborted") => Some(false),
            _ => None,
        })
    }
}

/// Finishes work that has begun, even if the caller goes away.
async fn finish<T: Send + 'static>(work: impl Future<Output = Result<T>> + Send + 'static) -> Result<T> {
    match tokio::spawn(work).await {
        Ok(result) => result,
        Err(e) => Err(StoreError::Unavailable(e.to_string())),
    }
}

#[async_trait]
impl Engine for Postgres {
    async fn read<T: Send + 'static>(&self, job: Job<T>) -> Result<T> {
        let base = self.base.clone();
        finish(async move { base.transact(Mode::Read, job).await }).await
    }

    async fn write<T: Send + 'static>(&self, job: Job<T>) -> Result<T> {
        let base = self.base.clone();
        finish(async move { base.transact(Mode::Write, job).await }).await
    }

    async fn append(&self, append: Append) -> Result<u64> {
        self.batcher.append(append).await
    }

    fn changes(&self) -> &broadcast::Sender<Change> {
        &self.base.changes
    }

    async fn close(&self) {
        self.batcher.close().await;
        self.base.pool.close().await;
        self.listener.abort();
    }
}

fn fault(e: tokio_postgres::Error) -> StoreError {
    match e.code() {
        // The only rows that a statement references without locking them are people.
        Some(&SqlState::FOREIGN_KEY_VIOLATION) => StoreError::NotFound(Entity::Person),
        Some(_) => {
            StoreError::Unavailable(e.as_db_error().map_or_else(|| e.to_string(), ToString::to_string))
        }
        None => {
            let cause = std::error::Error::source(&e).map(|why| format!(": {why}")).unwrap_or_default();
            StoreError::Unavailable(format!("{e}{cause}"))
        }
    }
}
