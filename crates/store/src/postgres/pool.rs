//! A few connections shared by many callers. A connection whose work was interrupted is closed, and the database rolls back.

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Object, PoolError, RecyclingMethod, Runtime, TimeoutType,
};
use tokio_postgres::types::{IsNull, ToSql, Type, private::BytesMut, to_sql_checked};
use tokio_postgres::{SimpleQueryMessage, Statement};

use super::address::Address;
use super::outage::{Outage, no_answer};
use super::{CHANNEL, Timeouts, fault};
use crate::error::{Result, StoreError, closed};
use crate::sql::{Arg, Cell, Row, SqlTransaction};
use crate::table::Change;

/// How long `close` waits for work in progress.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(10);

/// Commits must wait for the disk. The timeouts end work that the client gave up on long ago.
const SETTINGS: &str = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'; \
     SET statement_timeout = '15s'; SET idle_in_transaction_session_timeout = '30s'; SET client_encoding = 'UTF8'";

pub(super) struct Pool {
    connections: deadpool_postgres::Pool,
    timeouts: Timeouts,
    pub outage: Arc<Outage>,
}

impl Pool {
    pub fn new(address: &Address, timeouts: Timeouts) -> Result<Pool> {
        let config = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(address.config.clone(), address.tls.clone(), config);
        let settings = Hook::async_fn(|client: &mut deadpool_postgres::ClientWrapper, _| {
            Box::pin(async { client.batch_execute(SETTINGS).await.map_err(HookError::Backend) })
        });
        let still_lives = Hook::async_fn(move |client: &mut deadpool_postgres::ClientWrapper, metrics| {
            Box::pin(async move {
                if metrics.last_used() < timeouts.idle {
                    return Ok(());
                }
                client.batch_execute("").await.map_err(HookError::Backend)
            })
        });
        let connections = deadpool_postgres::Pool::builder(manager)
            .max_size(timeouts.connections)
            .wait_timeout(Some(timeouts.wait))
            .create_timeout(Some(timeouts.connect))
            .recycle_timeout(Some(timeouts.connect))
            .runtime(Runtime::Tokio1)
            .post_create(settings)
            .pre_recycle(still_lives)
            .build()
            .map_err(|e| StoreError::Unavailable(e.to_string()))?;
        Ok(Pool { connections, timeouts, outage: Outage::new(address.clone(), timeouts) })
    }

    pub async fn take(&self) -> Result<Connection> {
        self.outage.check()?;
        // The pool's own timeouts do not cover its hooks, which also query the database.
        let within = self.timeouts.wait + self.timeouts.connect;
        let Ok(found) = tokio::time::timeout(within, self.connections.get()).await else {
            self.outage.begin();
            return Err(no_answer());
        };
        match found {
            Ok(client) => Ok(Connection {
                client: Some(client),
                changes: Vec::new(),
                within: self.timeouts.statement,
                outage: self.outage.clone(),
            }),
            Err(PoolError::Timeout(TimeoutType::Wait)) => {
                let most = self.timeouts.connections;
                let why = format!("all {most} connections are in use, and none became free in time");
                Err(StoreError::Unavailable(why))
            }
            Err(PoolError::Timeout(TimeoutType::Create | TimeoutType::Recycle)) => {
                self.outage.begin();
                Err(no_answer())
            }
            Err(PoolError::Backend(e) | PoolError::PostCreateHook(HookError::Backend(e))) => Err(fault(e)),
            Err(PoolError::Closed) => Err(closed()),
            Err(other) => Err(StoreError::Unavailable(other.to_string())),
        }
    }

    /// Waits for work in progress, then closes.
    pub async fn close(&self) {
        let began = Instant::now();
        let is_busy = || {
            let status = self.connections.status();
            status.waiting > 0 || status.available < status.size
        };
        while is_busy() && began.elapsed() < CLOSE_TIMEOUT {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        self.connections.close();
    }
}

/// Why a call to the database failed.
pub(super) enum CallError {
    /// The database reported an error, and the transaction is rolled back.
    Refused(StoreError),
    /// No answer came: the request may have been carried out.
    Lost(StoreError),
}

impl From<CallError> for StoreError {
    fn from(error: CallError) -> StoreError {
        match error {
            CallError::Refused(why) | CallError::Lost(why) => why,
        }
    }
}

/// A connection in use. It returns to the pool only through `give_back`.
pub(super) struct Connection {
    client: Option<Object>,
    pub changes: Vec<Change>,
    within: Duration,
    outage: Arc<Outage>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            // Removed from the pool and closed: it may be inside a transaction, or no longer respond.
            drop(Object::take(client));
        }
    }
}

impl Connection {
    /// Returns the connection to the pool. Allowed only between transactions.
    pub fn give_back(mut self) {
        drop(self.client.take());
    }

    pub fn client(&self) -> &Object {
        self.client.as_ref().expect("it is there until it is given back")
    }

    /// Every call goes through here. If no answer comes in time, an outage begins.
    pub async fn call<T>(
        &self,
        call: impl Future<Output = std::result::Result<T, tokio_postgres::Error>>,
    ) -> Result<T, CallError> {
        match tokio::time::timeout(self.within, call).await {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(e)) if is_refusal(&e) => Err(CallError::Refused(fault(e))),
            Ok(Err(e)) => Err(CallError::Lost(fault(e))),
            Err(_) => {
                self.outage.begin();
                Err(CallError::Lost(no_answer()))
            }
        }
    }

    /// Runs statements without arguments and rows.
    pub async fn batch(&self, sql: &str) -> Result<(), CallError> {
        self.call(self.client().batch_execute(sql)).await
    }

    /// Begins a write transaction and returns its number. The number lets us ask later what became of it.
    pub async fn begin_numbered(&self) -> Result<i64> {
        let answer = self.call(self.client().simple_query("BEGIN; SELECT txid_current()")).await?;
        let number = answer.iter().find_map(|message| match message {
            SimpleQueryMessage::Row(row) => row.get(0)?.parse().ok(),
            _ => None,
        });
        number.ok_or_else(|| StoreError::Broken("a transaction without a number".to_owned()))
    }

    pub async fn prepare(&self, sql: &'static str, types: &[Type]) -> Result<Statement, CallError> {
        self.call(self.client().prepare_typed_cached(sql, types)).await
    }

    async fn prepare_for(&self, sql: &'static str, args: &[Arg<'_>]) -> Result<Statement, CallError> {
        let types: Vec<Type> = args
            .iter()
            .map(|arg| match arg {
                Arg::Int(_) => Type::INT8,
                Arg::Text(_) => Type::TEXT,
            })
            .collect();
        self.prepare(sql, &types).await
    }

    /// Notifies the other servers when the transaction is committed.
    pub async fn notify(&mut self, message: &str) -> Result<()> {
        self.run("SELECT pg_notify($1, $2)", &[CHANNEL.into(), message.into()]).await.map(drop)
    }

    /// Raises the timeout for work that may take long, such as migrations.
    pub fn allow(&mut self, within: Duration) {
        self.within = within;
    }
}

/// An ordinary statement error keeps the connection usable and rolls back. A fatal error, or one that is not from the database at all, says
/// nothing about the outcome.
fn is_refusal(e: &tokio_postgres::Error) -> bool {
    e.as_db_error().is_some_and(|error| !matches!(error.severity(), "FATAL" | "PANIC"))
}

impl ToSql for Arg<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Arg::Int(n) => n.to_sql(kind, out),
            Arg::Text(text) => text.as_deref().to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        matches!(*kind, Type::INT8 | Type::TEXT)
    }

    to_sql_checked!();
}

fn read_row(row: &tokio_postgres::Row) -> Result<Row> {
    let cell = |n: usize| {
        Ok(match *row.columns()[n].type_() {
            Type::INT8 => row.try_get::<_, Option<i64>>(n)?.map_or(Cell::Null, Cell::Int),
            _ => row.try_get::<_, Option<String>>(n)?.map_or(Cell::Null, Cell::Text),
        })
    };
    let cells: std::result::Result<Vec<Cell>, tokio_postgres::Error> = (0..row.len()).map(cell).collect();
    cells.map(|cells| Row(cells.into_iter())).map_err(|e| StoreError::Broken(e.to_string()))
}

fn parameters<'a>(args: &'a [Arg<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    args.iter().map(|arg| arg as &(dyn ToSql + Sync)).collect()
}

#[async_trait]
impl SqlTransaction for Connection {
    async fn rows(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<Row>> {
        let statement = self.prepare_for(sql, args).await?;
        let rows = self.call(self.client().query(&statement, &parameters(args))).await?;
        rows.iter().map(read_row).collect()
    }

    async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64> {
        let statement = self.prepare_for(sql, args).await?;
        Ok(self.call(self.client().execute(&statement, &parameters(args))).await?)
    }

    fn changes(&mut self) -> &mut Vec<Change> {
        &mut self.changes
    }
}
