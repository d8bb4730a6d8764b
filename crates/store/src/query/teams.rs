//! Several people at one seat: who joins, and who remains when somebody leaves.

use kernel::{Seat, SeatSet};

use super::{former, hold, room, seats};
use crate::error::{Entity, Result, StoreError};
use crate::ids::{PersonId, TableId, Token};
use crate::limits::MAX_MEMBERS;
use crate::sql::{SqlTransaction, args};
use crate::table::{ChangeKind, Holder, Member, Millis, SeatOccupant};

pub(crate) async fn open(
    w: &mut dyn SqlTransaction,
    table: TableId,
    seat: Seat,
    handovers: u64,
    link: &Token,
) -> Result<()> {
    let version = hold(w, table).await?;
    let row = w
        .row(
            "SELECT handovers FROM seats WHERE table_id = $1 AND seat = $2 AND kind = 'person'",
            args![&table, seat.0],
        )
        .await?;
    if row.ok_or(StoreError::NotFound(Entity::Seat))?.int::<u64>()? != handovers {
        return Err(StoreError::Taken(Entity::Seat));
    }
    w.run(
        "UPDATE seats SET team_hash = $3 WHERE table_id = $1 AND seat = $2",
        args![&table, seat.0, link.hash()],
    )
    .await?;
    w.tell(table, version, ChangeKind::Seats);
    Ok(())
}

pub(crate) async fn find(w: &mut dyn SqlTransaction, link: &Token) -> Result<(TableId, Seat)> {
    let row = w.row("SELECT table_id, seat FROM seats WHERE team_hash = $1", args![link.hash()]).await?;
    let mut row = row.ok_or(StoreError::NotFound(Entity::Invitation))?;
    Ok((row.id()?, Seat(row.int()?)))
}

pub(super) async fn members(w: &mut dyn SqlTransaction, table: TableId) -> Result<Vec<Member>> {
    let rows = w
        .rows(
            "SELECT seat, person_id, name FROM members WHERE table_id = $1 ORDER BY joined, person_id",
            args![&table],
        )
        .await?;
    rows.into_iter()
        .map(|mut row| Ok(Member { seat: Seat(row.int()?), person: row.id()?, name: row.text()? }))
        .collect()
}

/// The seats that more people may join, and how often each seat has changed hands.
pub(super) async fn open_seats(w: &mut dyn SqlTransaction, table: TableId) -> Result<(SeatSet, Vec<u64>)> {
    let rows = w
        .rows("SELECT seat, team_hash, handovers FROM seats WHERE table_id = $1 ORDER BY seat", args![&table])
        .await?;
    let (mut open, mut handovers) = (SeatSet::EMPTY, Vec::new());
    for mut row in rows {
        let seat = Seat(row.int()?);
        if row.maybe_text()?.is_some() {
            open.insert(seat);
        }
        handovers.push(row.int()?);
    }
    Ok((open, handovers))
}

pub(super) async fn put(
    w: &mut dyn SqlTransaction,
    table: TableId,
    member: &Member,
    joined: Millis,
) -> Result<()> {
    w.run(
        "INSERT INTO members (table_id, seat, person_id, name, joined) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        args![&table, member.seat.0, &member.person, &member.name, joined.0],
    )
    .await?;
    Ok(())
}

pub(super) async fn remove(
    w: &mut dyn SqlTransaction,
    table: TableId,
    seat: Seat,
    person: PersonId,
) -> Result<()> {
    w.run(
        "DELETE FROM members WHERE table_id = $1 AND seat = $2 AND person_id = $3",
        args![&table, seat.0, &person],
    )
    .await
    .map(drop)
}

/// Removes the team of a seat that gets another holder.
pub(super) async fn dissolve(w: &mut dyn SqlTransaction, table: TableId, seat: Seat) -> Result<()> {
    former::remember_members(w, table, seat).await?;
    w.run("DELETE FROM members WHERE table_id = $1 AND seat = $2", args![&table, seat.0]).await?;
    w.run("UPDATE seats SET team_hash = NULL WHERE table_id = $1 AND seat = $2", args![&table, seat.0])
        .await?;
    Ok(())
}

pub(crate) async fn join(
    w: &mut dyn SqlTransaction,
    link: &Token,
    person: PersonId,
    now: Millis,
) -> Result<(TableId, Seat)> {
    let (table, _) = find(w, link).await?;
    let version = hold(w, table).await?;
    // Read again, now that the table is locked and nobody else can change it.
    let (table, seat) = find(w, link).await?;
    let chairs = seats::of(w, table).await?;
    let team = members(w, table).await?;
    let holds = |chair: &SeatOccupant| chair.holder == Holder::Person(person);
    let mine = team.iter().filter(|member| member.person == person).map(|member| member.seat.index());
    let mut mine: Vec<usize> = mine.collect();
    mine.extend(chairs.iter().enumerate().filter(|(_, chair)| holds(chair)).map(|(n, _)| n));
    if mine.contains(&seat.index()) {
        return Ok((table, seat));
    }
    let full = team.iter().filter(|member| member.seat == seat).count() >= MAX_MEMBERS;
    match chairs.get(seat.index()).map(|chair| chair.holder) {
        Some(Holder::Person(_)) if mine.is_empty() && !full => {}
        _ => return Err(StoreError::Taken(Entity::Invitation)),
    }
    former::may_take(w, table, seat, person).await?;
    let added = w
        .run(
            "INSERT INTO members (table_id, seat, person_id, name, joined) \
             SELECT $1, $2, $3, people.name, $4 FROM people WHERE people.id = $3",
            args![&table, seat.0, &person, now.0],
        )
        .await?;
    if added == 0 {
        return Err(StoreError::NotFound(Entity::Person));
    }
    w.tell(table, version, ChangeKind::Seats);
    Ok((table, seat))
}

pub(crate) async fn leave(
    w: &mut dyn SqlTransaction,
    table: TableId,
    seat: Seat,
    person: PersonId,
    then: &SeatOccupant,
) -> Result<Option<Token>> {
    room::hold_person(w, person).await?;
    let version = hold(w, table).await?;
    let mut token = None;
    let mut team = members(w, table).await?;
    team.retain(|member| member.seat == seat);
    if let Some(me) = team.iter().find(|member| member.person == person) {
        remove(w, table, seat, person).await?;
        former::remember(w, table, seat, person, &me.name).await?;
    } else {
        let chairs = seats::of(w, table).await?;
        let chair = chairs.get(seat.index()).ok_or(StoreError::NotFound(Entity::Seat))?;
        if chair.holder != Holder::Person(person) {
            return Err(StoreError::Taken(Entity::Seat));
        }
        former::remember(w, table, seat, person, chair.player.name()).await?;
        match team.into_iter().next() {
            Some(next) => {
                remove(w, table, seat, next.person).await?;
                seats::hand_to(w, table, seat, &next).await?;
            }
            None => {
                token = (then.holder == Holder::Invited).then(Token::random);
                seats::put(w, table, seat, &then.player, then.holder, token.as_ref()).await?;
                dissolve(w, table, seat).await?;
            }
        }
    }
    seats::count_free(w, table).await?;
    w.tell(table, version, ChangeKind::Seats);
    Ok(token)
}
