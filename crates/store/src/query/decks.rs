//! Decks that people wrote.

use super::room;
use crate::decks::Deck;
use crate::error::{Entity, Result, StoreError};
use crate::ids::{DeckId, PersonId};
use crate::room::{Quotas, Room};
use crate::sql::{Row, SqlTransaction, args};
use crate::table::Millis;

pub(crate) async fn add(w: &mut dyn SqlTransaction, new: &Deck, quotas: Quotas) -> Result<DeckId> {
    let more = Room { decks: 1, bytes: new.text.len() as u64, ..Room::default() };
    room::take(w, new.person, quotas, more).await?;
    let id = DeckId::random();
    w.run(
        "INSERT INTO decks (id, person_id, game, kind, name, content, updated) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        args![&id, &new.person, &new.game, &new.kind, &new.name, &new.text, new.updated.0],
    )
    .await?;
    Ok(id)
}

pub(crate) async fn change(w: &mut dyn SqlTransaction, id: DeckId, new: &Deck, quotas: Quotas) -> Result<()> {
    let before = w
        .row(
            "SELECT OCTET_LENGTH(content) + CAST(0 AS BIGINT) FROM decks WHERE id = $1 AND person_id = $2",
            args![&id, &new.person],
        )
        .await?;
    let before: u64 = before.ok_or(StoreError::NotFound(Entity::Deck))?.int()?;
    let more = Room { bytes: (new.text.len() as u64).saturating_sub(before), ..Room::default() };
    room::take(w, new.person, quotas, more).await?;
    let changed = w
        .run(
            "UPDATE decks SET name = $3, content = $4, updated = $5 WHERE id = $1 AND person_id = $2",
            args![&id, &new.person, &new.name, &new.text, new.updated.0],
        )
        .await?;
    found(changed)
}

pub(crate) async fn forget(w: &mut dyn SqlTransaction, id: DeckId, person: PersonId) -> Result<()> {
    found(w.run("DELETE FROM decks WHERE id = $1 AND person_id = $2", args![&id, &person]).await?)
}

/// Somebody else's deck is reported as not found.
fn found(changed: u64) -> Result<()> {
    if changed == 0 { Err(StoreError::NotFound(Entity::Deck)) } else { Ok(()) }
}

pub(crate) async fn deck(w: &mut dyn SqlTransaction, id: DeckId) -> Result<Deck> {
    let row = w
        .row("SELECT id, person_id, game, kind, name, content, updated FROM decks WHERE id = $1", args![&id])
        .await?;
    read(row.ok_or(StoreError::NotFound(Entity::Deck))?).map(|(_, deck)| deck)
}

/// All decks of a person, most recently changed first.
pub(crate) async fn of(w: &mut dyn SqlTransaction, person: PersonId) -> Result<Vec<(DeckId, Deck)>> {
    w.rows(
        "SELECT id, person_id, game, kind, name, content, updated FROM decks WHERE person_id = $1 \
         ORDER BY updated DESC, id",
        args![&person],
    )
    .await?
    .into_iter()
    .map(read)
    .collect()
}

fn read(mut row: Row) -> Result<(DeckId, Deck)> {
    let id = row.id()?;
    let deck = Deck {
        person: row.id()?,
        game: row.text()?,
        kind: row.text()?,
        name: row.text()?,
        text: row.text()?,
        updated: Millis(row.int()?),
    };
    Ok((id, deck))
}
