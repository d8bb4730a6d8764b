//! PostgreSQL: several servers on one database. Writes tell the other servers in their own transaction.

mod lanes;
mod listener;
mod pool;
mod schema;

use std::sync::Arc;

use async_trait::async_trait;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;
use tokio_postgres::error::SqlState;

use crate::error::{Result, StoreError, Thing};
use crate::ids::PersonId;
use crate::migrations::POSTGRES;
use crate::query::tables::Append;
use crate::shared::{Engine, FOLLOWERS_LAG};
use crate::sql::Job;
use crate::table::{Change, Kind};
use lanes::Lanes;
use pool::Pool;

/// Where servers tell each other what changed.
const CHANNEL: &str = "resolute";

pub(crate) struct Postgres {
    base: Arc<Base>,
    lanes: Lanes,
    listener: AbortHandle,
}

/// What all parts share.
struct Base {
    pool: Pool,
    changes: broadcast::Sender<Change>,
    /// This server among others, to know its own messages.
    origin: String,
}

impl Postgres {
    pub async fn open(url: &str) -> Result<Postgres> {
        let config = pool::configure(url)?;
        let pool = Pool::new(config.clone());
        let mut connection = pool.take().await?;
        schema::migrate(&mut connection, POSTGRES).await?;
        connection.give_back();
        let (changes, _) = broadcast::channel(FOLLOWERS_LAG);
        let origin = PersonId::random().to_string();
        let base = Arc::new(Base { pool, changes: changes.clone(), origin: origin.clone() });
        let listener = listener::start(config, changes, origin).await?;
        Ok(Postgres { lanes: Lanes::start(&base), base, listener })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

impl Base {
    /// As it is told to other servers.
    fn message(&self, change: &Change) -> String {
        let Change::At { table, version, kind } = change else { return self.origin.clone() };
        let (_, word) = Kind::ALL.iter().find(|(k, _)| k == kind).expect("every kind has its word");
        format!("{} {table} {version} {word}", self.origin)
    }

    /// Followers on this server need not wait for the round through the database.
    fn tell(&self, changes: Vec<Change>) {
        for change in changes {
            // Nobody follows: nobody is told.
            let _ = self.changes.send(change);
        }
    }

    async fn transact<T: Send + 'static>(&self, begin: &str, job: Job<T>) -> Result<T> {
        let mut connection = self.pool.take().await?;
        connection.batch(begin).await?;
        match job(&mut *connection).await {
            Ok(result) => {
                let changes = std::mem::take(&mut connection.changes);
                for change in &changes {
                    connection.notify(&self.message(change)).await?;
                }
                connection.batch("COMMIT").await?;
                connection.give_back();
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
}

/// What was begun is finished even if the caller goes away.
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
        finish(async move { base.transact("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", job).await })
            .await
    }

    async fn write<T: Send + 'static>(&self, job: Job<T>) -> Result<T> {
        let base = self.base.clone();
        finish(async move { base.transact("BEGIN", job).await }).await
    }

    async fn append(&self, append: Append) -> Result<u64> {
        self.lanes.append(append).await
    }

    fn changes(&self) -> &broadcast::Sender<Change> {
        &self.base.changes
    }

    async fn close(&self) {
        self.lanes.close().await;
        self.base.pool.close().await;
        self.listener.abort();
    }
}

fn fault(e: tokio_postgres::Error) -> StoreError {
    match e.code() {
        // The only rows that a statement points at without holding them are people.
        Some(&SqlState::FOREIGN_KEY_VIOLATION) => StoreError::NotFound(Thing::Person),
        Some(_) => {
            StoreError::Unavailable(e.as_db_error().map_or_else(|| e.to_string(), ToString::to_string))
        }
        None => {
            let cause = std::error::Error::source(&e).map(|why| format!(": {why}")).unwrap_or_default();
            StoreError::Unavailable(format!("{e}{cause}"))
        }
    }
}
