//! Deleting a person: what was theirs alone is deleted, and what they share with others stays without their name.

use std::collections::BTreeSet;

use kernel::{Player, Seat, SeatSet};

use super::{former, hold, seats, tables, teams};
use crate::error::{Entity, Result, StoreError};
use crate::ids::{PersonId, TableId};
use crate::limits::{self, MAX_HEAD};
use crate::people::NOBODY;
use crate::sql::{SqlTransaction, args};
use crate::table::{ChangeKind, Holder, Successor};

/// Tables that a person has opened or plays at.
macro_rules! tables_of {
    () => {
        "SELECT id FROM tables WHERE host = $1 UNION SELECT table_id FROM seats WHERE person_id = $1 \
         UNION SELECT table_id FROM members WHERE person_id = $1"
    };
}

/// Another person to whom the table matters: somebody who holds a seat, is in a team, or has opened the table.
pub(super) async fn others(
    w: &mut dyn SqlTransaction,
    table: TableId,
    but: PersonId,
) -> Result<Option<PersonId>> {
    let row = w
        .row(
            "SELECT person_id FROM (SELECT person_id, seat, 0 AS nth FROM seats WHERE table_id = $1 AND person_id <> $2 \
             UNION ALL SELECT person_id, seat, 1 AS nth FROM members WHERE table_id = $1 AND person_id <> $2 \
             UNION ALL SELECT host, 0, 2 AS nth FROM tables WHERE id = $1 AND host <> $2) o \
             ORDER BY nth, seat, person_id LIMIT 1",
            args![&table, &but],
        )
        .await?;
    row.map(|mut row| row.id()).transpose()
}

/// Running tables where this person plays with or hosts others. They must be left before the person is deleted.
pub(crate) async fn company(w: &mut dyn SqlTransaction, person: PersonId) -> Result<Vec<TableId>> {
    let all = concat!("SELECT id FROM tables WHERE ended IS NULL AND id IN (", tables_of!(), ") ORDER BY id");
    let mut found = Vec::new();
    for mut row in w.rows(all, args![&person]).await? {
        let table = row.id()?;
        if others(w, table, person).await?.is_some() {
            found.push(table);
        }
    }
    Ok(found)
}

/// Deletes a person. `gone` replaces their name wherever others still need one.
pub(crate) async fn forget(w: &mut dyn SqlTransaction, person: PersonId, gone: &str) -> Result<()> {
    let held = w.row("SELECT name FROM people WHERE id = $1 FOR UPDATE", args![&person]).await?;
    let name = held.ok_or(StoreError::NotFound(Entity::Person))?.text()?;
    // Includes tables that they left earlier, because acts there are signed with their name.
    let all = concat!(
        "SELECT id, CASE WHEN id IN (",
        tables_of!(),
        ") THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END FROM tables WHERE id IN (",
        tables_of!(),
        " UNION SELECT table_id FROM former WHERE person_id = $1) ORDER BY id"
    );
    for mut row in w.rows(all, args![&person]).await? {
        let (table, takes_part) = (row.id()?, row.yes()?);
        let version = match hold(w, table).await {
            Ok(version) => version,
            // Deleted by somebody else in the meantime.
            Err(StoreError::NotFound(_)) => continue,
            Err(error) => return Err(error),
        };
        let next_host = others(w, table, person).await?;
        if takes_part && next_host.is_none() {
            tables::remove(w, table, version).await?;
            continue;
        }
        let version = leave(w, table, version, person, &name, gone).await?;
        w.run(
            "UPDATE tables SET host = $3 WHERE id = $1 AND host = $2",
            args![&table, &person, next_host.map(|host| host.to_string())],
        )
        .await?;
        w.tell(table, version, ChangeKind::Seats);
    }
    let said = "SELECT DISTINCT c.table_id, t.version FROM chat c JOIN tables t ON t.id = c.table_id WHERE c.person_id = $1";
    for mut row in w.rows(said, args![&person]).await? {
        w.tell(row.id()?, row.int()?, ChangeKind::Chat);
    }
    w.run("UPDATE chat SET person_id = $2, name = $3 WHERE person_id = $1", args![&person, &NOBODY, gone])
        .await?;
    // Cascades to account, sessions, decks, notes, preferences, and the list of tables they had put away.
    w.run("DELETE FROM people WHERE id = $1", args![&person]).await.map(drop)
}

/// Hands the person's seats to their teams, or reopens them by invitation, and removes the name from what stays. Returns the table's
/// version afterwards.
async fn leave(
    w: &mut dyn SqlTransaction,
    table: TableId,
    version: u64,
    person: PersonId,
    name: &str,
    gone: &str,
) -> Result<u64> {
    let mut names = BTreeSet::from([name.to_owned()]);
    let mut played = SeatSet::EMPTY;
    // Who played the same seat under the same name keeps their signatures.
    let mut kept = BTreeSet::new();
    let team = teams::members(w, table).await?;
    let former = former::of(w, table).await?;
    for member in team.iter().chain(&former) {
        if member.person == person {
            names.insert(member.name.clone());
            played.insert(member.seat);
        } else {
            kept.insert((member.seat, member.name.clone()));
        }
    }
    w.run("DELETE FROM members WHERE table_id = $1 AND person_id = $2", args![&table, &person]).await?;
    for (seat, chair) in (0u8..).map(Seat).zip(seats::of(w, table).await?) {
        if chair.holder != Holder::Person(person) {
            if matches!(chair.holder, Holder::Person(_)) {
                kept.insert((seat, chair.player.name().to_owned()));
            }
            continue;
        }
        names.insert(chair.player.name().to_owned());
        played.insert(seat);
        let mut heirs = team.iter().filter(|member| member.seat == seat && member.person != person);
        match heirs.next() {
            Some(next) => {
                teams::remove(w, table, seat, next.person).await?;
                seats::hand_to(w, table, seat, next).await?;
            }
            None => {
                let player = Player::Person(gone.to_owned());
                seats::put(w, table, seat, &player, Holder::Invited, None).await?;
                teams::dissolve(w, table, seat).await?;
            }
        }
    }
    seats::count_free(w, table).await?;
    let row = w.row("SELECT successor FROM tables WHERE id = $1", args![&table]).await?;
    let successor: Option<Successor> = row.map_or(Ok(None), |mut row| row.maybe_json())?;
    if let Some(successor) = successor.filter(|successor| names.contains(&successor.by)) {
        let now = Successor { by: gone.to_owned(), ..successor };
        let now = limits::json("successor", &now, MAX_HEAD)?;
        w.run("UPDATE tables SET successor = $2 WHERE id = $1", args![&table, now]).await?;
    }
    let signed = played.iter().flat_map(|seat| names.iter().map(move |name| (seat, name.clone())));
    let signed = signed.filter(|signed| !kept.contains(signed)).collect();
    sign_otherwise(w, table, version, signed, gone).await
}

/// Re-signs the acts of each seat that are signed with the name beside it. These acts and all later ones get a new version, so that servers
/// with the table in memory read them again.
async fn sign_otherwise(
    w: &mut dyn SqlTransaction,
    table: TableId,
    version: u64,
    signed: Vec<(Seat, String)>,
    gone: &str,
) -> Result<u64> {
    let now = former::signature(gone)?;
    let (mut first, mut more_bytes) = (None, 0);
    for (seat, name) in signed {
        let was = former::signature(&name)?;
        let signed = w
            .rows(
                "UPDATE acts SET decided_by = $4 WHERE table_id = $1 AND seat = $2 AND decided_by = $3 RETURNING n",
                args![&table, seat.0, &was, &now],
            )
            .await?;
        more_bytes += (now.len() as i64 - was.len() as i64) * signed.len() as i64;
        for mut row in signed {
            let n: u64 = row.int()?;
            first = Some(first.map_or(n, |first: u64| first.min(n)));
        }
    }
    let Some(first) = first else { return Ok(version) };
    let version = version + 1;
    w.run("UPDATE acts SET version = $3 WHERE table_id = $1 AND n >= $2", args![&table, first, version])
        .await?;
    w.run(
        "UPDATE tables SET version = $2, bytes = bytes + $3 WHERE id = $1",
        args![&table, version, more_bytes],
    )
    .await?;
    Ok(version)
}
