//! Who sits where, and how a seat changes hands.

use kernel::{Player, Seat};

use super::{former, hold, room, teams};
use crate::error::{Entity, Result, StoreError};
use crate::ids::{PersonId, TableId, Token};
use crate::sql::{Row, SqlTransaction, args};
use crate::table::{ChangeKind, Holder, Member, SeatOccupant};

const BOT: &str = "bot";
const PERSON: &str = "person";
const OPEN: &str = "open";
const INVITED: &str = "invited";

fn kind(holder: Holder) -> &'static str {
    match holder {
        Holder::Bot => BOT,
        Holder::Person(_) => PERSON,
        Holder::Open => OPEN,
        Holder::Invited => INVITED,
    }
}

fn person(holder: Holder) -> Option<String> {
    match holder {
        Holder::Person(person) => Some(person.to_string()),
        _ => None,
    }
}

/// The columns kind, name, person_id.
pub(super) fn read_chair(row: &mut Row) -> Result<SeatOccupant> {
    let (kind, name, person) = (row.text()?, row.text()?, row.maybe_id()?);
    let holder = match (kind.as_str(), person) {
        (BOT, _) => Holder::Bot,
        (PERSON, Some(person)) => Holder::Person(person),
        (OPEN, _) => Holder::Open,
        (INVITED, _) => Holder::Invited,
        _ => return Err(StoreError::Broken(format!("a seat of kind {kind:?}"))),
    };
    let player = if holder == Holder::Bot { Player::Bot(name) } else { Player::Person(name) };
    Ok(SeatOccupant { player, holder })
}

pub(super) async fn put(
    w: &mut dyn SqlTransaction,
    table: TableId,
    seat: Seat,
    player: &Player,
    holder: Holder,
    token: Option<&Token>,
) -> Result<()> {
    w.run(
        "INSERT INTO seats (table_id, seat, kind, name, person_id, token_hash) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name, \
         person_id = excluded.person_id, token_hash = excluded.token_hash, handovers = seats.handovers + 1",
        args![&table, seat.0, kind(holder), player.name(), person(holder), token.map(Token::hash)],
    )
    .await?;
    Ok(())
}

/// Makes a team member the holder of the seat. The invitation link that the last holder knows becomes void.
pub(super) async fn hand_to(
    w: &mut dyn SqlTransaction,
    table: TableId,
    seat: Seat,
    next: &Member,
) -> Result<()> {
    w.run(
        "UPDATE seats SET person_id = $3, name = $4, team_hash = NULL, handovers = handovers + 1 \
         WHERE table_id = $1 AND seat = $2",
        args![&table, seat.0, &next.person, &next.name],
    )
    .await?;
    Ok(())
}

/// Keeps the count of open seats up to date: the list of open tables only looks at tables that have some.
pub(super) async fn count_free(w: &mut dyn SqlTransaction, table: TableId) -> Result<()> {
    w.run(
        "UPDATE tables SET free_seats = (SELECT COUNT(*) FROM seats WHERE table_id = $1 AND kind = 'open') WHERE id = $1",
        args![&table],
    )
    .await?;
    Ok(())
}

pub(super) async fn of(w: &mut dyn SqlTransaction, table: TableId) -> Result<Vec<SeatOccupant>> {
    let rows = w
        .rows("SELECT kind, name, person_id FROM seats WHERE table_id = $1 ORDER BY seat", args![&table])
        .await?;
    rows.into_iter().map(|mut row| read_chair(&mut row)).collect()
}

async fn chair(w: &mut dyn SqlTransaction, table: TableId, seat: Seat) -> Result<SeatOccupant> {
    let row = w
        .row(
            "SELECT kind, name, person_id FROM seats WHERE table_id = $1 AND seat = $2",
            args![&table, seat.0],
        )
        .await?;
    read_chair(&mut row.ok_or(StoreError::NotFound(Entity::Seat))?)
}

/// Seats the person. The invitation's hash stays, so that its link is recognised later.
async fn sit(w: &mut dyn SqlTransaction, table: TableId, seat: Seat, person: PersonId) -> Result<()> {
    let changed = w
        .run(
            "UPDATE seats SET kind = 'person', person_id = $3, name = (SELECT name FROM people WHERE id = $3) \
             WHERE table_id = $1 AND seat = $2 AND EXISTS (SELECT 1 FROM people WHERE id = $3)",
            args![&table, seat.0, &person],
        )
        .await?;
    if changed == 0 {
        return Err(StoreError::NotFound(Entity::Person));
    }
    count_free(w, table).await
}

/// Whether this person already plays here. They may not take a second seat: at a table with others nobody sees two hands.
async fn plays(w: &mut dyn SqlTransaction, table: TableId, person: PersonId) -> Result<bool> {
    let found = w
        .row(
            "SELECT CAST(1 AS BIGINT) FROM seats WHERE table_id = $1 AND person_id = $2 \
             UNION ALL SELECT CAST(1 AS BIGINT) FROM members WHERE table_id = $1 AND person_id = $2",
            args![&table, &person],
        )
        .await?;
    Ok(found.is_some())
}

pub(crate) async fn claim(
    w: &mut dyn SqlTransaction,
    table: TableId,
    seat: Seat,
    person: PersonId,
) -> Result<()> {
    let version = hold(w, table).await?;
    match chair(w, table, seat).await?.holder {
        Holder::Person(holder) if holder == person => Ok(()),
        Holder::Open if !plays(w, table, person).await? => {
            former::may_take(w, table, seat, person).await?;
            sit(w, table, seat, person).await?;
            w.tell(table, version, ChangeKind::Seats);
            Ok(())
        }
        _ => Err(StoreError::Taken(Entity::Seat)),
    }
}

pub(crate) async fn invitation(w: &mut dyn SqlTransaction, token: &Token) -> Result<(TableId, Seat, Holder)> {
    let row = w
        .row(
            "SELECT table_id, seat, kind, name, person_id FROM seats WHERE token_hash = $1",
            args![token.hash()],
        )
        .await?;
    let mut row = row.ok_or(StoreError::NotFound(Entity::Invitation))?;
    Ok((row.id()?, Seat(row.int()?), read_chair(&mut row)?.holder))
}

pub(crate) async fn accept(
    w: &mut dyn SqlTransaction,
    token: &Token,
    person: PersonId,
) -> Result<(TableId, Seat)> {
    let (table, ..) = invitation(w, token).await?;
    let version = hold(w, table).await?;
    // Read again, now that the table is locked and nobody else can change it.
    let (table, seat, holder) = invitation(w, token).await?;
    match holder {
        Holder::Person(holder) if holder == person => {}
        Holder::Invited if !plays(w, table, person).await? => {
            former::may_take(w, table, seat, person).await?;
            sit(w, table, seat, person).await?;
            w.tell(table, version, ChangeKind::Seats);
        }
        _ => return Err(StoreError::Taken(Entity::Invitation)),
    }
    Ok((table, seat))
}

pub(crate) async fn set(
    w: &mut dyn SqlTransaction,
    table: TableId,
    seat: Seat,
    was: Holder,
    now: &SeatOccupant,
) -> Result<Option<Token>> {
    if let Holder::Person(person) = was {
        room::hold_person(w, person).await?;
    }
    let version = hold(w, table).await?;
    let old = chair(w, table, seat).await?;
    if old.holder != was {
        return Err(StoreError::Taken(Entity::Seat));
    }
    match was {
        Holder::Person(person) if now.holder != was => {
            former::remember(w, table, seat, person, old.player.name()).await?;
        }
        Holder::Person(person) if old != *now => {
            former::remember_name(w, table, seat, person, old.player.name()).await?;
        }
        _ => {}
    }
    let token = (now.holder == Holder::Invited).then(Token::random);
    if was == now.holder && token.is_none() {
        // Only the name changes: team and links stay as they are.
        w.run(
            "UPDATE seats SET name = $3 WHERE table_id = $1 AND seat = $2",
            args![&table, seat.0, now.player.name()],
        )
        .await?;
    } else {
        put(w, table, seat, &now.player, now.holder, token.as_ref()).await?;
        teams::dissolve(w, table, seat).await?;
        count_free(w, table).await?;
    }
    w.tell(table, version, ChangeKind::Seats);
    Ok(token)
}
