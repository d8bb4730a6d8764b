//! How much storage people use. It is counted in the same transaction that adds more, while the person's row is locked. Simultaneous
//! additions are therefore counted one after the other, even on several servers.

use crate::error::{Entity, Result, StoreError};
use crate::ids::PersonId;
use crate::room::{Quotas, Room};
use crate::sql::{SqlTransaction, args};

/// Locks the person for this transaction. Transactions that also lock tables lock the person first.
pub(super) async fn hold_person(w: &mut dyn SqlTransaction, person: PersonId) -> Result<()> {
    let held = w.row("SELECT name FROM people WHERE id = $1 FOR NO KEY UPDATE", args![&person]).await?;
    held.map(drop).ok_or(StoreError::NotFound(Entity::Person))
}

pub(crate) async fn of(w: &mut dyn SqlTransaction, person: PersonId) -> Result<Room> {
    let row = w
        .row(
            "SELECT (SELECT COUNT(*) FROM tables WHERE host = $1 AND ended IS NULL), \
             (SELECT COUNT(*) FROM decks WHERE person_id = $1), \
             CAST((SELECT COALESCE(SUM(bytes), 0) FROM tables WHERE host = $1) AS BIGINT) \
             + (SELECT COALESCE(SUM(OCTET_LENGTH(content)), 0) FROM decks WHERE person_id = $1) \
             + (SELECT COALESCE(SUM(OCTET_LENGTH(note)), 0) FROM notes WHERE person_id = $1) \
             + (SELECT COALESCE(SUM(OCTET_LENGTH(line)), 0) FROM chat WHERE person_id = $1)",
            args![&person],
        )
        .await?;
    let mut row = row.ok_or(StoreError::NotFound(Entity::Person))?;
    Ok(Room { tables: row.int()?, decks: row.int()?, bytes: row.int()? })
}

/// Checks that the person may use this much more, and adds it in this transaction.
pub(super) async fn take(
    w: &mut dyn SqlTransaction,
    person: PersonId,
    quotas: Quotas,
    more: Room,
) -> Result<()> {
    if quotas.is_off() && more.decks == 0 {
        return Ok(());
    }
    hold_person(w, person).await?;
    quotas.check(of(w, person).await?, more).map_err(StoreError::Full)
}
