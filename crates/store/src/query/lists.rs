//! Lists of tables, without replaying any game.

use super::{hold, seats, tables, teams};
use crate::clocks::Overdue;
use crate::error::Result;
use crate::ids::{PersonId, TableId};
use crate::limits::MAX_PAGE;
use crate::sql::{Row, SqlTransaction, args};
use crate::table::{Card, Cursor, Listing, Millis, Page, TableList};

/// One row for each seat. `t.sorted` is the sort key. $1 and $2 are the cursor, $3 is the limit, $4 the person.
macro_rules! listing {
    (sorted by $sorted:literal, $filter:literal) => {
        concat!(
            "SELECT t.sorted, t.id, t.version, t.game, t.rules, t.acts, t.host, t.is_public, t.created, t.updated, t.ended, \
             t.headline, t.deciding, t.winners, t.times, t.is_trial, t.put_away, s.kind, s.name, s.person_id \
             FROM (SELECT ",
            $sorted,
            " AS sorted, tables.* FROM tables WHERE (",
            $sorted,
            ", id) < ($1, $2) AND ",
            $filter,
            " ORDER BY ",
            $sorted,
            " DESC, id DESC LIMIT $3) t JOIN seats s ON s.table_id = t.id ORDER BY t.sorted DESC, t.id DESC, s.seat"
        )
    };
}

/// Sorts after every id.
const LAST: &str = "~";

pub(crate) async fn list(w: &mut dyn SqlTransaction, shelf: TableList, page: Page) -> Result<Listing> {
    let limit = page.limit.clamp(1, MAX_PAGE);
    let (at, id) = match &page.after {
        Some(cursor) => (cursor.sorted.0, cursor.table.as_str()),
        None => (i64::MAX, LAST),
    };
    // Ask for one more than wanted to learn whether there is another page.
    let wanted = limit + 1;
    let mine = |sql, person| (sql, Some(person));
    let (sql, person) = match shelf {
        TableList::Mine(person) => mine(
            listing!(sorted by "updated",
                "ended IS NULL AND id IN (SELECT table_id FROM seats WHERE person_id = $4 \
                 UNION SELECT table_id FROM members WHERE person_id = $4) \
                 AND put_away IS NULL AND id NOT IN (SELECT table_id FROM archived WHERE person_id = $4)"),
            person,
        ),
        TableList::MyTurn(person) => mine(
            listing!(sorted by "updated",
                "ended IS NULL AND id IN (SELECT table_id FROM seats WHERE person_id = $4 \
                 AND (tables.deciding >> CAST(seats.seat AS INTEGER)) & 1 = 1 \
                 UNION SELECT table_id FROM members WHERE person_id = $4 \
                 AND (tables.deciding >> CAST(members.seat AS INTEGER)) & 1 = 1) \
                 AND put_away IS NULL AND id NOT IN (SELECT table_id FROM archived WHERE person_id = $4)"),
            person,
        ),
        TableList::MyFinished(person) => mine(
            listing!(sorted by "ended",
                "ended IS NOT NULL AND id IN (SELECT table_id FROM seats WHERE person_id = $4 \
                 UNION SELECT table_id FROM members WHERE person_id = $4) \
                 AND put_away IS NULL AND id NOT IN (SELECT table_id FROM archived WHERE person_id = $4)"),
            person,
        ),
        TableList::Archived(person) => mine(
            listing!(sorted by "updated",
                "(id IN (SELECT table_id FROM archived WHERE person_id = $4) OR put_away IS NOT NULL AND id IN \
                 (SELECT table_id FROM seats WHERE person_id = $4 UNION SELECT table_id FROM members WHERE person_id = $4))"),
            person,
        ),
        TableList::Hosted(person) => mine(listing!(sorted by "updated", "host = $4"), person),
        TableList::Open => (
            listing!(sorted by "created", "is_public = 1 AND ended IS NULL AND free_seats > 0 AND put_away IS NULL"),
            None,
        ),
        TableList::Finished => {
            (listing!(sorted by "ended", "is_public = 1 AND ended IS NOT NULL AND put_away IS NULL"), None)
        }
        TableList::All => (listing!(sorted by "created", "1 = 1"), None),
    };
    let rows = match &person {
        Some(person) => w.rows(sql, args![at, id, wanted, person]).await?,
        None => w.rows(sql, args![at, id, wanted]).await?,
    };
    let mut cards: Vec<(Millis, Card)> = Vec::new();
    for mut row in rows {
        let (sorted, mut card) = read_card(&mut row)?;
        match cards.last_mut() {
            Some((_, last)) if last.table == card.table => last.chairs.append(&mut card.chairs),
            _ => cards.push((sorted, card)),
        }
    }
    let more = cards.len() > limit as usize;
    cards.truncate(limit as usize);
    let next =
        cards.last().filter(|_| more).map(|(sorted, card)| Cursor { sorted: *sorted, table: card.table });
    let mut cards: Vec<Card> = cards.into_iter().map(|(_, card)| card).collect();
    // Teams are shown only on people's own lists.
    if person.is_some() {
        for card in &mut cards {
            card.members = teams::members(w, card.table).await?;
        }
    }
    Ok(Listing { cards, next })
}

fn read_card(row: &mut Row) -> Result<(Millis, Card)> {
    let sorted = Millis(row.int()?);
    let card = Card {
        table: row.id()?,
        version: row.int()?,
        game: row.text()?,
        rules: row.int()?,
        acts: row.int()?,
        host: row.maybe_id()?,
        public: row.yes()?,
        created: Millis(row.int()?),
        summary: tables::read_summary(row)?,
        is_trial: row.yes()?,
        put_away: row.maybe_int()?.map(Millis),
        members: Vec::new(),
        chairs: vec![seats::read_chair(row)?],
    };
    Ok((sorted, card))
}

pub(crate) async fn overdue(
    w: &mut dyn SqlTransaction,
    now: Millis,
    after: Option<Overdue>,
    limit: u32,
) -> Result<Vec<Overdue>> {
    let (due, id) = after.map_or((i64::MIN, String::new()), |last| (last.due.0, last.table.to_string()));
    let rows = w
        .rows(
            "SELECT id, due FROM tables WHERE due IS NOT NULL AND due <= $1 AND ended IS NULL AND (due, id) > ($2, $3) \
             ORDER BY due, id LIMIT $4",
            args![now.0, due, id, limit.min(MAX_PAGE)],
        )
        .await?;
    rows.into_iter().map(|mut row| Ok(Overdue { table: row.id()?, due: Millis(row.int()?) })).collect()
}

pub(crate) async fn waiting_for_bots(
    w: &mut dyn SqlTransaction,
    after: Option<TableId>,
    limit: u32,
) -> Result<Vec<TableId>> {
    let rows = w
        .rows(
            "SELECT id FROM tables WHERE ended IS NULL AND put_away IS NULL AND deciding > 0 AND id > $1 AND EXISTS \
             (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'bot' \
             AND (tables.deciding >> CAST(seats.seat AS INTEGER)) & 1 = 1) ORDER BY id LIMIT $2",
            args![after.map_or(String::new(), |last| last.to_string()), limit.min(MAX_PAGE)],
        )
        .await?;
    rows.into_iter().map(|mut row| row.id()).collect()
}

pub(crate) async fn archive(
    w: &mut dyn SqlTransaction,
    table: TableId,
    person: PersonId,
    away: bool,
) -> Result<()> {
    hold(w, table).await?;
    let sql = match away {
        true => "INSERT INTO archived (person_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        false => "DELETE FROM archived WHERE person_id = $1 AND table_id = $2",
    };
    w.run(sql, args![&person, &table]).await.map(drop)
}
