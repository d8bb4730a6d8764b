//! People who have played a seat and left it. They know its hidden information, and acts are signed with their names.

use kernel::{Player, Seat};

use crate::error::{Result, StoreError};
use crate::ids::{PersonId, TableId};
use crate::limits::{self, MAX_HEAD};
use crate::sql::{SqlTransaction, args};
use crate::table::Member;

pub(super) async fn remember(
    w: &mut dyn SqlTransaction,
    table: TableId,
    seat: Seat,
    person: PersonId,
    name: &str,
) -> Result<()> {
    let known = w
        .row(
            "SELECT name FROM former WHERE table_id = $1 AND seat = $2 AND person_id = $3 LIMIT 1",
            args![&table, seat.0, &person],
        )
        .await?;
    // One row says that the person knows the seat. Further names only matter if acts are signed with them.
    if known.is_some() && !is_signed(w, table, seat, name).await? {
        return Ok(());
    }
    w.run(
        "INSERT INTO former (table_id, seat, person_id, name) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        args![&table, seat.0, &person, name],
    )
    .await
    .map(drop)
}

/// Maximum number of names that a person may have signed acts of one seat with.
const MOST_NAMES: i64 = 20;

/// Records the old name of somebody who keeps the seat, if acts are signed with it. Otherwise nobody would know whose acts they are.
pub(super) async fn remember_name(
    w: &mut dyn SqlTransaction,
    table: TableId,
    seat: Seat,
    person: PersonId,
    name: &str,
) -> Result<()> {
    if !is_signed(w, table, seat, name).await? {
        return Ok(());
    }
    let names = w
        .row(
            "SELECT COUNT(*) FROM former WHERE table_id = $1 AND seat = $2 AND person_id = $3 AND name <> $4",
            args![&table, seat.0, &person, name],
        )
        .await?;
    if names.map_or(Ok(0), |mut row| row.int::<i64>())? >= MOST_NAMES {
        return Err(StoreError::TooManyNames);
    }
    remember(w, table, seat, person, name).await
}

async fn is_signed(w: &mut dyn SqlTransaction, table: TableId, seat: Seat, name: &str) -> Result<bool> {
    let act = w
        .row(
            "SELECT n FROM acts WHERE table_id = $1 AND seat = $2 AND decided_by = $3 LIMIT 1",
            args![&table, seat.0, signature(name)?],
        )
        .await?;
    Ok(act.is_some())
}

/// How acts are signed with a name.
pub(super) fn signature(name: &str) -> Result<String> {
    limits::json("name", &Player::Person(name.to_owned()), MAX_HEAD)
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
