//! Every question to the database and every change of it, once for both. A write takes the row of its table first, so writes to one table
//! follow one another and never wait in a circle.

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

/// Holds the table for this transaction and says its version.
async fn hold(w: &mut dyn SqlTransaction, table: TableId) -> Result<u64> {
    let row = w.row("SELECT version FROM tables WHERE id = $1 FOR NO KEY UPDATE", args![&table]).await?;
    row.ok_or(StoreError::NotFound(Entity::Table))?.int()
}

/// The same, if it is the version that the writer knows.
async fn hold_at(w: &mut dyn SqlTransaction, table: TableId, expected: u64) -> Result<()> {
    match hold(w, table).await? {
        version if version == expected => Ok(()),
        version => Err(StoreError::Conflict { version }),
    }
}
