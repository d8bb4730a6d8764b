//! A few connections for many callers. One that was not given back, because its work broke off, is closed, and the database rolls back.

use std::collections::HashMap;
use std::error::Error;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_postgres::types::{IsNull, ToSql, Type, private::BytesMut, to_sql_checked};
use tokio_postgres::{Client, Config, NoTls, Statement};

use super::{CHANNEL, fault};
use crate::error::{Result, StoreError, closed};
use crate::sql::{Arg, Cell, Row, Work};
use crate::table::Change;

const CONNECTIONS: usize = 8;

const CONNECT: Duration = Duration::from_secs(5);

/// How soon a dead network is noticed.
const KEEPALIVE: Duration = Duration::from_secs(15);

/// An act on disk means on disk; a server that hangs must not hold a table for ever.
const SETTINGS: &str = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'; \
     SET statement_timeout = '15s'; SET idle_in_transaction_session_timeout = '30s'; SET client_encoding = 'UTF8'";

pub(super) fn configure(url: &str) -> Result<Config> {
    let mut config: Config = url.parse().map_err(|e: tokio_postgres::Error| {
        let cause = e.source().map(|why| format!(": {why}")).unwrap_or_default();
        StoreError::Address(format!("postgres: {e}{cause}"))
    })?;
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(CONNECT);
    }
    if config.get_application_name().is_none() {
        config.application_name("resolute");
    }
    config.keepalives_idle(KEEPALIVE).tcp_user_timeout(KEEPALIVE * 2);
    Ok(config)
}

/// One connection with the statements it knows.
pub(super) struct Connection {
    pub client: Client,
    statements: HashMap<&'static str, Statement>,
    pub changes: Vec<Change>,
}

impl Connection {
    async fn open(config: &Config) -> Result<Connection> {
        let (client, link) = config.connect(NoTls).await.map_err(fault)?;
        // Ends when the client is dropped; how it ended is seen by the next statement.
        tokio::spawn(async move {
            let _ = link.await;
        });
        client.batch_execute(SETTINGS).await.map_err(fault)?;
        Ok(Connection { client, statements: HashMap::new(), changes: Vec::new() })
    }

    pub async fn batch(&self, sql: &str) -> Result<()> {
        self.client.batch_execute(sql).await.map_err(fault)
    }

    pub async fn prepare(&mut self, sql: &'static str, types: &[Type]) -> Result<Statement> {
        if let Some(statement) = self.statements.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare_typed(sql, types).await.map_err(fault)?;
        self.statements.insert(sql, statement.clone());
        Ok(statement)
    }

    async fn prepare_for(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<Statement> {
        let types: Vec<Type> = args
            .iter()
            .map(|arg| match arg {
                Arg::Int(_) => Type::INT8,
                Arg::Text(_) => Type::TEXT,
            })
            .collect();
        self.prepare(sql, &types).await
    }

    /// Other servers hear it when the transaction is committed.
    pub async fn notify(&mut self, message: &str) -> Result<()> {
        self.run("SELECT pg_notify($1, $2)", &[CHANNEL.into(), message.into()]).await.map(drop)
    }
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
impl Work for Connection {
    async fn rows(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<Row>> {
        let statement = self.prepare_for(sql, args).await?;
        let rows = self.client.query(&statement, &parameters(args)).await.map_err(fault)?;
        rows.iter().map(read_row).collect()
    }

    async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64> {
        let statement = self.prepare_for(sql, args).await?;
        self.client.execute(&statement, &parameters(args)).await.map_err(fault)
    }

    fn changes(&mut self) -> &mut Vec<Change> {
        &mut self.changes
    }
}

pub(super) struct Pool {
    config: Config,
    places: Arc<Semaphore>,
    idle: Arc<Mutex<Vec<Connection>>>,
}

/// A connection in use, with its place among the few.
pub(super) struct Taken {
    connection: Option<Connection>,
    idle: Arc<Mutex<Vec<Connection>>>,
    _place: OwnedSemaphorePermit,
}

fn locked(idle: &Mutex<Vec<Connection>>) -> MutexGuard<'_, Vec<Connection>> {
    idle.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Pool {
    pub fn new(config: Config) -> Pool {
        Pool { config, places: Arc::new(Semaphore::new(CONNECTIONS)), idle: Arc::new(Mutex::new(Vec::new())) }
    }

    pub async fn take(&self) -> Result<Taken> {
        let place = self.places.clone().acquire_owned().await.map_err(|_| closed())?;
        let idle = loop {
            let candidate = locked(&self.idle).pop();
            match candidate {
                Some(connection) if connection.client.is_closed() => {}
                other => break other,
            }
        };
        let connection = match idle {
            Some(connection) => connection,
            None => Connection::open(&self.config).await?,
        };
        Ok(Taken { connection: Some(connection), idle: self.idle.clone(), _place: place })
    }

    /// Waits for what is under way.
    pub async fn close(&self) {
        let _ = self.places.acquire_many(CONNECTIONS as u32).await;
        self.places.close();
        locked(&self.idle).clear();
    }
}

impl Taken {
    /// Only between transactions.
    pub fn give_back(mut self) {
        if let Some(connection) = self.connection.take() {
            locked(&self.idle).push(connection);
        }
    }
}

impl Deref for Taken {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.connection.as_ref().expect("it is there until it is given back")
    }
}

impl DerefMut for Taken {
    fn deref_mut(&mut self) -> &mut Connection {
        self.connection.as_mut().expect("it is there until it is given back")
    }
}
