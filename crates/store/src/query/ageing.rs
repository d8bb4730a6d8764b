//! Tables that nobody uses any more, and guests who have nothing left. All tables are scanned in small batches, so no index on the time of
//! the last touch is needed.

use super::{hold, tables};
use crate::error::{Result, StoreError};
use crate::ids::{PersonId, TableId};
use crate::people::NOBODY;
use crate::retention::{AgingTable, RetentionAction, RetentionPolicy};
use crate::sql::{Row, SqlTransaction, args};
use crate::table::{ChangeKind, Millis};

/// The filter `$which` uses $1. $2 is the limit.
macro_rules! aging {
    ($which:literal) => {
        concat!(
            "SELECT t.id, t.game, t.updated, (SELECT MAX(at) FROM chat WHERE table_id = t.id), t.put_away, t.ended, t.due, \
             CASE WHEN EXISTS (SELECT 1 FROM accounts WHERE person_id = t.host) \
             OR EXISTS (SELECT 1 FROM seats s JOIN accounts a ON a.person_id = s.person_id WHERE s.table_id = t.id) \
             OR EXISTS (SELECT 1 FROM members m JOIN accounts a ON a.person_id = m.person_id WHERE m.table_id = t.id) \
             THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END \
             FROM (SELECT id, game, updated, put_away, ended, due, host FROM tables WHERE ",
            $which,
            " ORDER BY id LIMIT $2) t ORDER BY t.id"
        )
    };
}

fn read(mut row: Row) -> Result<AgingTable> {
    let (table, game) = (row.id()?, row.text()?);
    let updated: i64 = row.int()?;
    let said = row.maybe_int()?.unwrap_or(i64::MIN);
    let put_away = row.maybe_int()?.map(Millis);
    let over = row.maybe_int()?.is_some();
    let is_due = row.maybe_int()?.is_some();
    Ok(AgingTable {
        table,
        game,
        touched: Millis(updated.max(said)),
        put_away,
        over,
        clock_runs: is_due && !over,
        has_account: row.yes()?,
    })
}

/// The next tables after this one, ordered by id.
pub(crate) async fn part(
    w: &mut dyn SqlTransaction,
    after: Option<TableId>,
    limit: u32,
) -> Result<Vec<AgingTable>> {
    let after = after.map_or(String::new(), |table| table.to_string());
    w.rows(aging!("id > $1"), args![after, limit]).await?.into_iter().map(read).collect()
}

/// Applies the retention rule to one table. Returns `None` if there is nothing to do, for example because another server was faster.
pub(crate) async fn age(
    w: &mut dyn SqlTransaction,
    table: TableId,
    keeping: RetentionPolicy,
    now: Millis,
) -> Result<Option<RetentionAction>> {
    let version = match hold(w, table).await {
        Ok(version) => version,
        Err(StoreError::NotFound(_)) => return Ok(None),
        Err(error) => return Err(error),
    };
    let row = w.row(aging!("id = $1"), args![&table, 1u32]).await?;
    let fate = row.map(read).transpose()?.and_then(|found| keeping.action(&found, now));
    match fate {
        Some(RetentionAction::PutAway) => {
            w.run("UPDATE tables SET put_away = $2 WHERE id = $1", args![&table, now.0]).await?;
            w.tell(table, version, ChangeKind::Seats);
        }
        Some(RetentionAction::Remove) => tables::remove(w, table, version).await?,
        None => {}
    }
    Ok(fate)
}

/// If this person takes part in the table, it counts as touched now and is no longer put away.
pub(crate) async fn touch(
    w: &mut dyn SqlTransaction,
    table: TableId,
    by: PersonId,
    now: Millis,
) -> Result<()> {
    let version = hold(w, table).await?;
    let touched = w
        .run(
            "UPDATE tables SET updated = $2, put_away = NULL WHERE id = $1 AND (host = $3 \
             OR EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND person_id = $3) \
             OR EXISTS (SELECT 1 FROM members WHERE table_id = $1 AND person_id = $3))",
            args![&table, now.0, &by],
        )
        .await?;
    if touched > 0 {
        w.tell(table, version, ChangeKind::Seats);
    }
    Ok(())
}

/// A person with nothing but a name: nobody can sign in as them again, and no table or deck refers to them.
macro_rules! abandoned {
    ($before:literal, $after:literal) => {
        concat!(
            $before,
            "created < $2 AND NOT EXISTS (SELECT 1 FROM accounts WHERE person_id = p.id) \
             AND NOT EXISTS (SELECT 1 FROM sessions WHERE person_id = p.id) \
             AND NOT EXISTS (SELECT 1 FROM seats WHERE person_id = p.id) \
             AND NOT EXISTS (SELECT 1 FROM members WHERE person_id = p.id) \
             AND NOT EXISTS (SELECT 1 FROM tables WHERE host = p.id) \
             AND NOT EXISTS (SELECT 1 FROM decks WHERE person_id = p.id)",
            $after
        )
    };
}

/// The next people after this one, ordered by id. The flag says whether they are guests created before `before` who have nothing.
pub(crate) async fn guests(
    w: &mut dyn SqlTransaction,
    after: Option<PersonId>,
    before: Millis,
    limit: u32,
) -> Result<Vec<(PersonId, bool)>> {
    let after = after.map_or(String::new(), |person| person.to_string());
    w.rows(
        abandoned!(
            "SELECT p.id, CASE WHEN ",
            " THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END \
             FROM (SELECT id, created FROM people WHERE id > $1 ORDER BY id LIMIT $3) p ORDER BY p.id"
        ),
        args![after, before.0, limit],
    )
    .await?
    .into_iter()
    .map(|mut row| {
        let person = row.id()?;
        Ok((person, row.yes()? && person != NOBODY))
    })
    .collect()
}

/// Deletes such a guest, if they still are one. What they said stays, under the name they used then.
pub(crate) async fn forget_guest(
    w: &mut dyn SqlTransaction,
    guest: PersonId,
    before: Millis,
) -> Result<bool> {
    let found = abandoned!("SELECT p.id FROM people p WHERE p.id = $1 AND ", " FOR UPDATE");
    if guest == NOBODY || w.row(found, args![&guest, before.0]).await?.is_none() {
        return Ok(false);
    }
    w.run("UPDATE chat SET person_id = $2 WHERE person_id = $1", args![&guest, &NOBODY]).await?;
    w.run("DELETE FROM people WHERE id = $1", args![&guest]).await?;
    Ok(true)
}
