//! A connection as queries see it.

use std::collections::HashMap;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use async_trait::async_trait;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ToSql};

use super::file::{APPLICATION, fault};
use crate::error::{Result, StoreError};
use crate::sql::{Arg, Cell, Row, SqlTransaction};
use crate::table::Change;

/// A connection, its statements translated for SQLite, and what the running job wants followers to know.
pub(super) struct SqlConnection {
    pub connection: Connection,
    translated: HashMap<&'static str, String>,
    pub changes: Vec<Change>,
}

impl SqlConnection {
    pub fn new(connection: Connection) -> SqlConnection {
        SqlConnection { connection, translated: HashMap::new(), changes: Vec::new() }
    }

    /// Runs a statement without arguments and rows. It is prepared only once.
    pub fn execute(&self, sql: &'static str) -> Result<()> {
        let mut statement = self.connection.prepare_cached(sql).map_err(fault)?;
        statement.execute([]).map(drop).map_err(fault)
    }

    /// Whether no transaction is open.
    pub fn is_idle(&self) -> bool {
        self.connection.is_autocommit()
    }

    /// A write that changes nothing. It takes the next place in the log, and thereby flushes everything before it to disk.
    pub fn write_nothing(&self) -> Result<()> {
        self.connection.pragma_update(None, "application_id", APPLICATION).map_err(fault)
    }

    fn statement(&mut self, sql: &'static str) -> Result<rusqlite::CachedStatement<'_>> {
        let sql = self.translated.entry(sql).or_insert_with(|| translate(sql));
        self.connection.prepare_cached(sql).map_err(fault)
    }
}

/// SQLite numbers its arguments with `?`, and locks the whole file instead of single rows.
fn translate(sql: &str) -> String {
    sql.replace('$', "?").replace(" FOR NO KEY UPDATE", "").replace(" FOR UPDATE", "")
}

impl ToSql for Arg<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Arg::Int(n) => n.to_sql(),
            Arg::Text(text) => Ok(text.as_deref().map_or(ToSqlOutput::Borrowed(ValueRef::Null), |text| {
                ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes()))
            })),
        }
    }
}

fn read_row(row: &rusqlite::Row<'_>, columns: usize) -> Result<Row> {
    let cells = (0..columns).map(|n| match row.get_ref(n).map_err(fault)? {
        ValueRef::Null => Ok(Cell::Null),
        ValueRef::Integer(n) => Ok(Cell::Int(n)),
        ValueRef::Text(text) => String::from_utf8(text.to_vec())
            .map(Cell::Text)
            .map_err(|_| StoreError::Broken("a text that is no UTF-8".to_owned())),
        ValueRef::Real(_) | ValueRef::Blob(_) => {
            Err(StoreError::Broken("a column of unknown type".to_owned()))
        }
    });
    Ok(Row(cells.collect::<Result<Vec<_>>>()?.into_iter()))
}

#[async_trait]
impl SqlTransaction for SqlConnection {
    async fn rows(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<Row>> {
        let mut statement = self.statement(sql)?;
        let columns = statement.column_count();
        let mut rows = statement.query(rusqlite::params_from_iter(args)).map_err(fault)?;
        let mut found = Vec::new();
        while let Some(row) = rows.next().map_err(fault)? {
            found.push(read_row(row, columns)?);
        }
        Ok(found)
    }

    async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64> {
        let changed = self.statement(sql)?.execute(rusqlite::params_from_iter(args)).map_err(fault)?;
        Ok(changed as u64)
    }

    fn changes(&mut self) -> &mut Vec<Change> {
        &mut self.changes
    }
}

/// Jobs on a SQLite connection never wait, so their future is ready when it is first polled.
pub(super) fn poll_once<T>(job: impl Future<Output = T>) -> T {
    match pin!(job).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(result) => result,
        Poll::Pending => unreachable!("SQLite answers at once"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::file::prepare;
    use super::*;
    use crate::migrations::SQLITE;

    #[test]
    fn a_write_of_nothing_is_a_write() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let connection = SqlConnection::new(prepare(&path, SQLITE).unwrap());
        let log = || std::fs::metadata(folder.path().join("a.db-wal")).unwrap().len();
        let before = log();
        connection.write_nothing().unwrap();
        assert!(log() > before, "SQLite waits for the disk only where it has written");
    }
}
