//! People who have played a seat and left it. They know its hidden information, and acts are signed with their names.

use kernel::Seat;

use crate::error::{Result, StoreError};
use crate::ids::{PersonId, TableId};
use crate::sql::{SqlTransaction, args};
use crate::table::Member;

pub(super) async fn remember(
    w: &mut dyn SqlTransaction,
    table: TableId,
    seat: Seat,
    person: PersonId,
    name: &str,
) -> Result<()> {
    w.run(
        "INSERT INTO former (table_id, seat, person_id, name) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        args![&table, seat.0, &person, name],
    )
    .await
    .map(drop)
}

/// Records everyone who shares the seat with its holder.
pub(super) async fn remember_members(w: &mut dyn SqlTransaction, table: TableId, seat: Seat) -> Result<()> {
    w.run(
        "INSERT INTO former (table_id, seat, person_id, name) SELECT table_id, seat, person_id, name FROM members \
         WHERE table_id = $1 AND seat = $2 ON CONFLICT DO NOTHING",
        args![&table, seat.0],
    )
    .await
    .map(drop)
}

pub(super) async fn of(w: &mut dyn SqlTransaction, table: TableId) -> Result<Vec<Member>> {
    let rows = w
        .rows(
            "SELECT seat, person_id, name FROM former WHERE table_id = $1 ORDER BY seat, person_id, name",
            args![&table],
        )
        .await?;
    rows.into_iter()
        .map(|mut row| Ok(Member { seat: Seat(row.int()?), person: row.id()?, name: row.text()? }))
        .collect()
}

/// Refuses a person who has played another seat of the table: nobody may see two hands, not even one after the other.
pub(super) async fn may_take(
    w: &mut dyn SqlTransaction,
    table: TableId,
    seat: Seat,
    person: PersonId,
) -> Result<()> {
    let other = w
        .row(
            "SELECT seat FROM former WHERE table_id = $1 AND person_id = $2 AND seat <> $3 LIMIT 1",
            args![&table, &person, seat.0],
        )
        .await?;
    if other.is_some() { Err(StoreError::KnowsAnotherHand) } else { Ok(()) }
}
