//! The few database operations that queries need. Queries are written once, in SQL that both databases understand, with `$1` for arguments.

use std::borrow::Cow;

use async_trait::async_trait;
use futures_util::future::BoxFuture;

use crate::error::{Result, StoreError};
use crate::table::{Change, ChangeKind};
use crate::{DeckId, PersonId, TableId};

/// One transaction.
#[async_trait]
pub(crate) trait SqlTransaction: Send {
    /// Runs a statement and returns its rows.
    async fn rows(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<Row>>;

    /// Runs a statement and returns how many rows it changed.
    async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64>;

    /// What followers will be told when the transaction succeeds.
    fn changes(&mut self) -> &mut Vec<Change>;
}

impl dyn SqlTransaction + '_ {
    pub async fn row(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<Option<Row>> {
        Ok(self.rows(sql, args).await?.into_iter().next())
    }

    pub fn tell(&mut self, table: TableId, version: u64, kind: ChangeKind) {
        self.changes().push(Change::At { table, version, kind });
    }
}

/// Work to be done in one transaction.
pub(crate) type Job<T> =
    Box<dyn for<'w> FnOnce(&'w mut dyn SqlTransaction) -> BoxFuture<'w, Result<T>> + Send>;

/// An argument of a statement. Its type is known even if it is null.
#[derive(Clone, Debug)]
pub(crate) enum Arg<'a> {
    Int(Option<i64>),
    Text(Option<Cow<'a, str>>),
}

macro_rules! args {
    ($($arg:expr),* $(,)?) => { &[$($crate::sql::Arg::from($arg)),*] };
}
pub(crate) use args;

macro_rules! from_number {
    ($($t:ty),*) => { $(
        impl From<$t> for Arg<'_> {
            fn from(n: $t) -> Self {
                Arg::Int(Some(i64::try_from(n).unwrap_or(i64::MAX)))
            }
        }
    )* };
}
from_number!(i64, u64, u32, u8, usize);

impl From<bool> for Arg<'_> {
    fn from(yes: bool) -> Self {
        Arg::Int(Some(i64::from(yes)))
    }
}

impl From<Option<i64>> for Arg<'_> {
    fn from(n: Option<i64>) -> Self {
        Arg::Int(n)
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(Some(text.into()))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(Some(text.as_str().into()))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Some(text.into()))
    }
}

impl From<Option<String>> for Arg<'_> {
    fn from(text: Option<String>) -> Self {
        Arg::Text(text.map(Cow::from))
    }
}

macro_rules! from_id {
    ($($id:ty),+) => {$(
        impl<'a> From<&'a $id> for Arg<'a> {
            fn from(id: &'a $id) -> Self {
                id.as_str().into()
            }
        }
    )+};
}

from_id!(TableId, PersonId, DeckId);

/// A value of a row.
pub(crate) enum Cell {
    Null,
    Int(i64),
    Text(String),
}

/// A row, read column by column in the order of the statement.
pub(crate) struct Row(pub std::vec::IntoIter<Cell>);

impl Row {
    fn next(&mut self, wanted: &str) -> Result<Cell> {
        self.0.next().ok_or_else(|| StoreError::Broken(format!("a column with {wanted} is missing")))
    }

    pub fn maybe_int(&mut self) -> Result<Option<i64>> {
        match self.next("a number")? {
            Cell::Null => Ok(None),
            Cell::Int(n) => Ok(Some(n)),
            Cell::Text(text) => Err(broken("a number", &text)),
        }
    }

    pub fn maybe_text(&mut self) -> Result<Option<String>> {
        match self.next("a text")? {
            Cell::Null => Ok(None),
            Cell::Int(n) => Err(broken("a text", &n.to_string())),
            Cell::Text(text) => Ok(Some(text)),
        }
    }

    pub fn text(&mut self) -> Result<String> {
        self.maybe_text()?.ok_or_else(|| broken("a text", "nothing"))
    }

    /// Reads a number of the wanted type.
    pub fn int<T: TryFrom<i64>>(&mut self) -> Result<T> {
        let n = self.maybe_int()?.ok_or_else(|| broken("a number", "nothing"))?;
        T::try_from(n).map_err(|_| broken("a smaller number", &n.to_string()))
    }

    pub fn yes(&mut self) -> Result<bool> {
        Ok(self.int::<i64>()? != 0)
    }

    pub fn json<T: serde::de::DeserializeOwned>(&mut self) -> Result<T> {
        let text = self.text()?;
        serde_json::from_str(&text).map_err(|e| broken(&e.to_string(), &text))
    }

    /// Reads JSON from a column that may be empty.
    pub fn maybe_json<T: serde::de::DeserializeOwned>(&mut self) -> Result<Option<T>> {
        let text = self.maybe_text()?;
        text.map(|text| serde_json::from_str(&text).map_err(|e| StoreError::Broken(e.to_string())))
            .transpose()
    }

    pub fn id<T: std::str::FromStr>(&mut self) -> Result<T> {
        let text = self.text()?;
        text.parse().map_err(|_| broken("an id", &text))
    }

    pub fn maybe_id<T: std::str::FromStr>(&mut self) -> Result<Option<T>> {
        let text = self.maybe_text()?;
        text.map(|text| text.parse().map_err(|_| broken("an id", &text))).transpose()
    }
}

/// The value may be next to a secret, so the error shows only its beginning.
fn broken(wanted: &str, found: &str) -> StoreError {
    StoreError::Broken(format!("{wanted} wanted, found {:?}", found.chars().take(8).collect::<String>()))
}
