//! All database queries and changes, written once for both databases. A write locks the row of its table first, so writes to one table run
//! one after another and cannot deadlock.

pub(crate) mod ageing;
pub(crate) mod decks;
mod former;
pub(crate) mod leaving;
pub(crate) mod lists;
pub(crate) mod people;
pub(crate) mod room;
pub(crate) mod seats;
pub(crate) mod secrets;
pub(crate) mod tables;
pub(crate) mod talk;
pub(crate) mod teams;

use crate::error::{Entity, Result, StoreError};
use crate::ids::TableId;
use crate::sql::{SqlTransaction, args};

/// Locks the table for this transaction and returns its version.
async fn hold(w: &mut dyn SqlTransaction, table: TableId) -> Result<u64> {
    let row = w.row("SELECT version FROM tables WHERE id = $1 FOR NO KEY UPDATE", args![&table]).await?;
    row.ok_or(StoreError::NotFound(Entity::Table))?.int()
}

/// Like `hold`, but fails with a conflict if the version is not the expected one.
async fn hold_at(w: &mut dyn SqlTransaction, table: TableId, expected: u64) -> Result<()> {
    match hold(w, table).await? {
        version if version == expected => Ok(()),
        version => Err(StoreError::Conflict { version }),
    }
}
