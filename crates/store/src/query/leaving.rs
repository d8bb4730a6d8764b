//! A person is forgotten: what was theirs alone goes with them, and what they share with others stays without their name.

use kernel::{Player, Seat};

use super::{hold, seats, tables, teams};
use crate::error::{Result, StoreError, Thing};
use crate::ids::{PersonId, TableId};
use crate::limits::{self, MAX_HEAD};
use crate::people::NOBODY;
use crate::sql::{Work, args};
use crate::table::{Holder, Kind, Successor};

/// Tables that a person has opened or plays at.
macro_rules! tables_of {
    () => {
        "SELECT id FROM tables WHERE host = $1 UNION SELECT table_id FROM seats WHERE person_id = $1 \
         UNION SELECT table_id FROM members WHERE person_id = $1"
    };
}

/// Somebody else to whom the table matters: who holds a seat there, who is in a team, or who has opened it.
pub(super) async fn others(w: &mut dyn Work, table: TableId, but: PersonId) -> Result<Option<PersonId>> {
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

/// Running tables where this person plays with or for others, who are to be left before the person is forgotten.
pub(crate) async fn company(w: &mut dyn Work, person: PersonId) -> Result<Vec<TableId>> {
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

/// `gone` is what they are called from now on, wherever others need a name.
pub(crate) async fn forget(w: &mut dyn Work, person: PersonId, gone: &str) -> Result<()> {
    let held = w.row("SELECT name FROM people WHERE id = $1 FOR UPDATE", args![&person]).await?;
    let name = held.ok_or(StoreError::NotFound(Thing::Person))?.text()?;
    let all = concat!("SELECT id FROM tables WHERE id IN (", tables_of!(), ") ORDER BY id");
    for mut row in w.rows(all, args![&person]).await? {
        let table = row.id()?;
        let version = match hold(w, table).await {
            Ok(version) => version,
            // Deleted by somebody else in the meantime.
            Err(StoreError::NotFound(_)) => continue,
            Err(error) => return Err(error),
        };
        match others(w, table, person).await? {
            None => tables::remove(w, table, version).await?,
            Some(next_host) => {
                leave(w, table, person, &name, gone).await?;
                w.run(
                    "UPDATE tables SET host = $3 WHERE id = $1 AND host = $2",
                    args![&table, &person, &next_host],
                )
                .await?;
                w.tell(table, version, Kind::Seats);
            }
        }
    }
    let said = "SELECT DISTINCT c.table_id, t.version FROM chat c JOIN tables t ON t.id = c.table_id WHERE c.person_id = $1";
    for mut row in w.rows(said, args![&person]).await? {
        w.tell(row.id()?, row.int()?, Kind::Chat);
    }
    w.run("UPDATE chat SET person_id = $2, name = $3 WHERE person_id = $1", args![&person, &NOBODY, gone])
        .await?;
    // With account, sessions, decks, notes, preferences, and what they had put away.
    w.run("DELETE FROM people WHERE id = $1", args![&person]).await.map(drop)
}

/// The seats go to the team, or wait for whom the others invite; the name is taken from what stays.
async fn leave(w: &mut dyn Work, table: TableId, person: PersonId, name: &str, gone: &str) -> Result<()> {
    let mut names = vec![name.to_owned()];
    let team = teams::members(w, table).await?;
    names.extend(team.iter().filter(|member| member.person == person).map(|member| member.name.clone()));
    w.run("DELETE FROM members WHERE table_id = $1 AND person_id = $2", args![&table, &person]).await?;
    for (seat, chair) in (0u8..).map(Seat).zip(seats::of(w, table).await?) {
        if chair.holder != Holder::Person(person) {
            continue;
        }
        names.push(chair.player.name().to_owned());
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
    let written = |name: &str| limits::json("name", &Player::Person(name.to_owned()), MAX_HEAD);
    for name in names {
        w.run(
            "UPDATE acts SET decided_by = $3 WHERE table_id = $1 AND decided_by = $2",
            args![&table, written(&name)?, written(gone)?],
        )
        .await?;
        let row = w.row("SELECT successor FROM tables WHERE id = $1", args![&table]).await?;
        let successor: Option<Successor> = row.map_or(Ok(None), |mut row| row.maybe_json())?;
        if let Some(successor) = successor.filter(|successor| successor.by == name) {
            let now = Successor { by: gone.to_owned(), ..successor };
            let now = limits::json("successor", &now, MAX_HEAD)?;
            w.run("UPDATE tables SET successor = $2 WHERE id = $1", args![&table, now]).await?;
        }
    }
    Ok(())
}
