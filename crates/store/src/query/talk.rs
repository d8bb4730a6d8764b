//! Chat at a table, and private notes.

use kernel::Seat;

use super::{hold, room};
use crate::error::{Entity, Result, StoreError};
use crate::ids::{PersonId, TableId};
use crate::limits::{MAX_LINES, MAX_PAGE};
use crate::room::{Quotas, Room};
use crate::sql::{SqlTransaction, args};
use crate::table::{ChangeKind, ChatLine, Millis, NewChatLine};

pub(crate) async fn say(
    w: &mut dyn SqlTransaction,
    table: TableId,
    line: &NewChatLine,
    quotas: Quotas,
) -> Result<ChatLine> {
    let more = Room { bytes: line.text.len() as u64, ..Room::default() };
    room::take(w, line.person, quotas, more).await?;
    let version = hold(w, table).await?;
    let row = w
        .row(
            "INSERT INTO chat (table_id, id, person_id, name, seat, line, at) \
             SELECT $1, (SELECT COALESCE(MAX(id), 0) + 1 FROM chat WHERE table_id = $1), $2, people.name, $3, $4, $5 \
             FROM people WHERE people.id = $2 RETURNING id, name",
            args![&table, &line.person, line.seat.map(|seat| i64::from(seat.0)), &line.text, line.at.0],
        )
        .await?;
    let mut row = row.ok_or(StoreError::NotFound(Entity::Person))?;
    let (id, name): (u64, String) = (row.int()?, row.text()?);
    let oldest = id.saturating_sub(MAX_LINES);
    w.run("DELETE FROM chat WHERE table_id = $1 AND id <= $2", args![&table, oldest]).await?;
    w.run("UPDATE tables SET put_away = NULL WHERE id = $1 AND put_away IS NOT NULL", args![&table]).await?;
    w.tell(table, version, ChangeKind::Chat);
    Ok(ChatLine { id, name, person: line.person, seat: line.seat, text: line.text.clone(), at: line.at })
}

pub(crate) async fn chat(
    w: &mut dyn SqlTransaction,
    table: TableId,
    after: u64,
    limit: u32,
) -> Result<Vec<ChatLine>> {
    w.rows(
        "SELECT id, person_id, name, seat, line, at FROM chat WHERE table_id = $1 AND id > $2 ORDER BY id LIMIT $3",
        args![&table, after, limit.min(MAX_PAGE)],
    )
    .await?
    .into_iter()
    .map(|mut row| {
        Ok(ChatLine {
            id: row.int()?,
            person: row.id()?,
            name: row.text()?,
            seat: row.maybe_int()?.map(|seat| Seat(seat as u8)),
            text: row.text()?,
            at: Millis(row.int()?),
        })
    })
    .collect()
}

pub(crate) async fn put_note(
    w: &mut dyn SqlTransaction,
    table: TableId,
    person: PersonId,
    text: &str,
    quotas: Quotas,
) -> Result<()> {
    let before = note(w, table, person).await?.len();
    let more = Room { bytes: text.len().saturating_sub(before) as u64, ..Room::default() };
    room::take(w, person, quotas, more).await?;
    let version = hold(w, table).await?;
    w.tell(table, version, ChangeKind::Note);
    if text.is_empty() {
        w.run("DELETE FROM notes WHERE table_id = $1 AND person_id = $2", args![&table, &person]).await?;
        return Ok(());
    }
    w.run(
        "INSERT INTO notes (table_id, person_id, note) VALUES ($1, $2, $3) \
         ON CONFLICT (table_id, person_id) DO UPDATE SET note = excluded.note",
        args![&table, &person, text],
    )
    .await?;
    Ok(())
}

pub(crate) async fn note(w: &mut dyn SqlTransaction, table: TableId, person: PersonId) -> Result<String> {
    let row = w
        .row("SELECT note FROM notes WHERE table_id = $1 AND person_id = $2", args![&table, &person])
        .await?;
    row.map_or(Ok(String::new()), |mut row| row.text())
}
