//! Records: created, appended to, cut and loaded, with their snapshots and wishes.

use kernel::record::{ActRecord, Record, SealRecord};
use kernel::{Ending, Seat, SeatSet, UndoWish};
use serde::Deserialize;

use super::{former, hold, hold_at, leaving, room, seats, teams};
use crate::clocks::Times;
use crate::error::{Entity, Result, StoreError};
use crate::ids::{PersonId, TableId, Token};
use crate::limits::{self, MAX_HEAD, MAX_STATE};
use crate::retention::OwnedTable;
use crate::room::{Quotas, Room};
use crate::sql::{Arg, Row, SqlTransaction, args};
use crate::table::{
    ChangeKind, Created, Holder, Meta, Millis, NewTable, Since, Snapshot, Stored, Successor, Summary,
};

const FIRST_VERSION: u64 = 1;

pub(crate) fn bits(seats: SeatSet) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

pub(crate) fn seat_set(bits: i64) -> SeatSet {
    (0..kernel::MAX_SEATS as u8).map(Seat).filter(|seat| bits >> seat.0 & 1 == 1).collect()
}

/// A summary in the order of the columns: updated, ended, headline, deciding, winners, times. `due` is used only in searches. `Deserialize`
/// is needed for the journals that older versions left.
#[derive(Deserialize)]
pub(crate) struct Columns {
    pub updated: i64,
    pub ended: Option<i64>,
    pub headline: String,
    pub deciding: i64,
    pub winners: i64,
    #[serde(default)]
    pub times: Option<String>,
    #[serde(default)]
    pub due: Option<i64>,
}

impl Columns {
    pub fn of(summary: &Summary) -> Result<Columns> {
        Ok(Columns {
            updated: summary.updated.0,
            ended: summary.over.then_some(summary.updated.0),
            headline: limits::json("headline", &summary.headline, MAX_HEAD)?,
            deciding: bits(summary.deciding),
            winners: bits(summary.winners),
            times: summary.times.as_ref().map(|times| limits::json("times", times, MAX_HEAD)).transpose()?,
            due: summary.times.as_ref().and_then(|times| times.due).map(|due| due.0),
        })
    }
}

pub(crate) fn read_summary(row: &mut Row) -> Result<Summary> {
    let updated = Millis(row.int()?);
    let over = row.maybe_int()?.is_some();
    Ok(Summary {
        updated,
        over,
        headline: row.json()?,
        deciding: seat_set(row.int()?),
        winners: seat_set(row.int()?),
        times: row.maybe_json()?,
    })
}

/// Who decided on an act, as stored. `None` for most acts.
pub(crate) fn decided_by(act: &ActRecord) -> Option<String> {
    act.by
        .as_ref()
        .map(|by| serde_json::to_string(by).expect("a player is plain data and can always be written"))
}

/// The chance of an act, as stored. `None` for most acts.
pub(crate) fn chance(act: &ActRecord) -> Option<String> {
    (!act.chance.is_empty())
        .then(|| serde_json::to_string(&act.chance).expect("chance is plain data and can always be written"))
}

/// Bytes that an act adds to its host's storage.
pub(crate) fn bytes_of(act: &ActRecord) -> usize {
    let optional = chance(act).map_or(0, |text| text.len()) + decided_by(act).map_or(0, |text| text.len());
    act.act.len() + act.hash.len() + optional
}

pub(crate) async fn create(w: &mut dyn SqlTransaction, new: &NewTable, quotas: Quotas) -> Result<Created> {
    let table = TableId::random();
    let Record { resolute, game, rules, options, seats: players, seals, opening, ending, acts } = &new.record;
    let summary = Columns::of(&new.summary)?;
    let bytes = new.bytes();
    if let Some(host) = new.host {
        let tables = u64::from(summary.ended.is_none());
        room::take(w, host, quotas, Room { tables, bytes, decks: 0 }).await?;
    }
    w.run(
        "INSERT INTO tables (id, version, acts, format, game, rules, options, seals, opening, opening_hash, host, is_public, \
         free_seats, created, updated, ended, headline, deciding, winners, times, due, clock, ending, is_trial, bytes) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 0, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)",
        args![
            &table,
            FIRST_VERSION,
            acts.len(),
            *resolute,
            game,
            *rules,
            limits::json("options", options, MAX_HEAD)?,
            limits::json("seals", seals, MAX_HEAD)?,
            limits::json("opening", opening, MAX_STATE)?,
            &opening.hash,
            new.host.map(|host| host.to_string()),
            new.public,
            new.created.0,
            summary.updated,
            summary.ended,
            summary.headline,
            summary.deciding,
            summary.winners,
            summary.times,
            summary.due,
            new.clock.map(|clock| limits::json("clock", &clock, MAX_HEAD)).transpose()?,
            ending.map(|ending| limits::json("ending", &ending, MAX_HEAD)).transpose()?,
            opening.state.is_some(),
            bytes,
        ],
    )
    .await?;
    let mut invitations = Vec::new();
    for ((n, player), &holder) in (0u8..).zip(players).zip(&new.holders) {
        let token = (holder == Holder::Invited).then(Token::random);
        seats::put(w, table, Seat(n), player, holder, token.as_ref()).await?;
        invitations.extend(token.map(|token| (Seat(n), token)));
    }
    seats::count_free(w, table).await?;
    for (nth, member) in (0i64..).zip(&new.members) {
        teams::put(w, table, member, Millis(new.created.0 + nth)).await?;
    }
    add(w, table, 0, FIRST_VERSION, acts).await?;
    w.tell(table, FIRST_VERSION, ChangeKind::Seats);
    Ok(Created { table, version: FIRST_VERSION, invitations })
}

async fn add(
    w: &mut dyn SqlTransaction,
    table: TableId,
    after: usize,
    version: u64,
    acts: &[ActRecord],
) -> Result<()> {
    for (n, act) in (after + 1..).zip(acts) {
        w.run(
            "INSERT INTO acts (table_id, n, version, seat, act, chance, hash, decided_by) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            args![&table, n, version, act.seat.0, &act.act, chance(act), &act.hash, decided_by(act)],
        )
        .await?;
    }
    Ok(())
}

/// Acts to be added to a table. `Deserialize` is needed for the journals that older versions left.
#[derive(Deserialize)]
pub(crate) struct Append {
    pub table: TableId,
    pub expected: u64,
    pub acts: Vec<ActRecord>,
    pub summary: Columns,
}

pub(crate) async fn append(w: &mut dyn SqlTransaction, append: &Append) -> Result<u64> {
    let Append { table, expected, acts, summary } = append;
    let row = w
        .row(
            "UPDATE tables SET version = version + 1, acts = acts + $3, wish = NULL, updated = $4, ended = $5, headline = $6, \
             deciding = $7, winners = $8, times = $9, due = $10, ending = NULL, put_away = NULL, bytes = bytes + $11 \
             WHERE id = $1 AND version = $2 RETURNING version, acts",
            args![
                table,
                *expected,
                acts.len(),
                summary.updated,
                summary.ended,
                &summary.headline,
                summary.deciding,
                summary.winners,
                summary.times.clone(),
                summary.due,
                acts.iter().map(bytes_of).sum::<usize>()
            ],
        )
        .await?;
    let Some(mut row) = row else { return Err(missed(w, *table).await?) };
    let (version, now) = (row.int()?, row.int::<usize>()?);
    add(w, *table, now - acts.len(), version, acts).await?;
    w.tell(*table, version, ChangeKind::Acts);
    Ok(version)
}

/// Why a conditional write found no row: a conflict, or the table is gone.
pub(crate) async fn missed(w: &mut dyn SqlTransaction, table: TableId) -> Result<StoreError> {
    Ok(match w.row("SELECT version FROM tables WHERE id = $1", args![&table]).await? {
        Some(mut row) => StoreError::Conflict { version: row.int()? },
        None => StoreError::NotFound(Entity::Table),
    })
}

pub(crate) async fn cut(
    w: &mut dyn SqlTransaction,
    table: TableId,
    expected: u64,
    to: usize,
    seals: &[SealRecord],
    summary: &Summary,
) -> Result<u64> {
    hold_at(w, table, expected).await?;
    let summary = Columns::of(summary)?;
    let version = expected + 1;
    let changed = w
        .run(
            "UPDATE tables SET version = $2, acts = $3, seals = $4, wish = NULL, updated = $5, ended = $6, headline = $7, deciding = $8, \
             winners = $9, times = $10, due = $11, ending = NULL, put_away = NULL, bytes = bytes - (SELECT COALESCE(SUM( \
             OCTET_LENGTH(act) + COALESCE(OCTET_LENGTH(chance), 0) + OCTET_LENGTH(hash) + COALESCE(OCTET_LENGTH(decided_by), 0)), 0) \
             FROM acts WHERE table_id = $1 AND n > $3) WHERE id = $1 AND acts >= $3",
            args![
                &table,
                version,
                to,
                limits::json("seals", &seals, MAX_HEAD)?,
                summary.updated,
                summary.ended,
                summary.headline,
                summary.deciding,
                summary.winners,
                summary.times,
                summary.due
            ],
        )
        .await?;
    if changed == 0 {
        return Err(limits::contradiction("cut"));
    }
    w.run("DELETE FROM acts WHERE table_id = $1 AND n > $2", args![&table, to]).await?;
    w.run("DELETE FROM snapshots WHERE table_id = $1 AND after_acts > $2", args![&table, to]).await?;
    w.tell(table, version, ChangeKind::Acts);
    Ok(version)
}

fn written_wish(wish: Option<UndoWish>) -> Result<Option<String>> {
    wish.map(|wish| limits::json("wish", &(wish.by, wish.to, wish.waiting), MAX_HEAD)).transpose()
}

pub(crate) async fn set_wish(
    w: &mut dyn SqlTransaction,
    table: TableId,
    expected: u64,
    known: Option<UndoWish>,
    wish: Option<UndoWish>,
) -> Result<()> {
    hold_at(w, table, expected).await?;
    let changed = w
        .run(
            "UPDATE tables SET wish = $3 WHERE id = $1 AND wish IS NOT DISTINCT FROM $2",
            args![&table, written_wish(known)?, written_wish(wish)?],
        )
        .await?;
    if changed == 0 {
        return Err(StoreError::Conflict { version: expected });
    }
    w.tell(table, expected, ChangeKind::Wish);
    Ok(())
}

pub(crate) async fn end(
    w: &mut dyn SqlTransaction,
    table: TableId,
    expected: u64,
    ending: Ending,
    summary: &Summary,
) -> Result<u64> {
    hold_at(w, table, expected).await?;
    let summary = Columns::of(summary)?;
    let version = expected + 1;
    w.run(
        "UPDATE tables SET version = $2, wish = NULL, updated = $3, ended = $4, headline = $5, deciding = $6, winners = $7, \
         times = $8, due = $9, ending = $10, put_away = NULL WHERE id = $1",
        args![
            &table,
            version,
            summary.updated,
            summary.ended,
            summary.headline,
            summary.deciding,
            summary.winners,
            summary.times,
            summary.due,
            limits::json("ending", &ending, MAX_HEAD)?,
        ],
    )
    .await?;
    w.tell(table, version, ChangeKind::Acts);
    Ok(version)
}

pub(crate) async fn set_times(
    w: &mut dyn SqlTransaction,
    table: TableId,
    expected: u64,
    times: &Times,
) -> Result<()> {
    hold_at(w, table, expected).await?;
    let due = times.due.map(|due| due.0);
    let times = limits::json("times", times, MAX_HEAD)?;
    w.run("UPDATE tables SET times = $2, due = $3 WHERE id = $1", args![&table, times, due]).await?;
    w.tell(table, expected, ChangeKind::Seats);
    Ok(())
}

/// The row of the old table is locked, so of several simultaneous callers the first creates the new table.
pub(crate) async fn create_successor(
    w: &mut dyn SqlTransaction,
    of: TableId,
    new: &NewTable,
    by: &str,
    quotas: Quotas,
) -> Result<Successor> {
    // Lock the person before the table, in the same order as the deletion of a person does.
    if let Some(host) = new.host.filter(|_| !quotas.is_off()) {
        room::hold_person(w, host).await?;
    }
    let version = hold(w, of).await?;
    let row = w.row("SELECT successor FROM tables WHERE id = $1", args![&of]).await?;
    if let Some(known) = row.ok_or(StoreError::NotFound(Entity::Table))?.maybe_json()? {
        return Ok(known);
    }
    let successor = Successor { table: create(w, new, quotas).await?.table, by: by.to_owned() };
    let written = limits::json("successor", &successor, MAX_HEAD)?;
    w.run("UPDATE tables SET successor = $2 WHERE id = $1", args![&of, written]).await?;
    w.tell(of, version, ChangeKind::Seats);
    Ok(successor)
}

/// A table without its acts.
struct Head {
    version: u64,
    acts: usize,
    record: Record,
    meta: Meta,
}

async fn head(w: &mut dyn SqlTransaction, table: TableId) -> Result<Head> {
    let mut row = w
        .row(
            "SELECT version, acts, format, game, rules, options, seals, opening, host, is_public, created, wish, \
             updated, ended, headline, deciding, winners, times, ending, successor, clock, ended FROM tables WHERE id = $1",
            args![&table],
        )
        .await?
        .ok_or(StoreError::NotFound(Entity::Table))?;
    let (version, acts) = (row.int()?, row.int()?);
    let mut record = Record {
        resolute: row.int()?,
        game: row.text()?,
        rules: row.int()?,
        options: row.json()?,
        seals: row.json()?,
        opening: row.json()?,
        ending: None,
        seats: Vec::new(),
        acts: Vec::new(),
    };
    let host = row.maybe_id()?;
    let public = row.yes()?;
    let created = Millis(row.int()?);
    let wish = row.maybe_text()?;
    let wish = wish
        .map(|text| serde_json::from_str(&text).map_err(|e| StoreError::Broken(e.to_string())))
        .transpose()?
        .map(|(by, to, waiting)| UndoWish { by, to, waiting });
    let summary = read_summary(&mut row)?;
    record.ending = row.maybe_json()?;
    let (successor, clock) = (row.maybe_json()?, row.maybe_json()?);
    let ended = row.maybe_int()?.map(Millis);
    let members = teams::members(w, table).await?;
    let former = former::of(w, table).await?;
    let (teams, handovers) = teams::open_seats(w, table).await?;
    let chairs = seats::of(w, table).await?;
    let holders = chairs.iter().map(|chair| chair.holder).collect();
    record.seats = chairs.into_iter().map(|chair| chair.player).collect();
    let meta = Meta {
        host,
        public,
        created,
        ended,
        summary,
        holders,
        wish,
        members,
        teams,
        handovers,
        former,
        successor,
        clock,
    };
    Ok(Head { version, acts, record, meta })
}

async fn acts_after(
    w: &mut dyn SqlTransaction,
    sql: &'static str,
    args: &[Arg<'_>],
) -> Result<Vec<ActRecord>> {
    w.rows(sql, args)
        .await?
        .into_iter()
        .map(|mut row| {
            Ok(ActRecord {
                seat: Seat(row.int()?),
                act: row.text()?,
                hash: row.text()?,
                chance: match row.maybe_text()? {
                    None => Vec::new(),
                    Some(chance) => {
                        serde_json::from_str(&chance).map_err(|e| StoreError::Broken(e.to_string()))?
                    }
                },
                by: row.maybe_json()?,
            })
        })
        .collect()
}

fn complete(found: usize, counted: usize) -> Result<()> {
    if found == counted {
        return Ok(());
    }
    Err(StoreError::Broken(format!("a table of {counted} acts has {found}")))
}

pub(crate) async fn load(w: &mut dyn SqlTransaction, table: TableId) -> Result<Stored> {
    let Head { version, acts, mut record, meta } = head(w, table).await?;
    record.acts = acts_after(
        w,
        "SELECT seat, act, hash, chance, decided_by FROM acts WHERE table_id = $1 ORDER BY n",
        args![&table],
    )
    .await?;
    complete(record.acts.len(), acts)?;
    Ok(Stored { table, version, record, meta })
}

pub(crate) async fn load_since(w: &mut dyn SqlTransaction, table: TableId, known: u64) -> Result<Since> {
    let Head { version, acts: counted, record, meta } = head(w, table).await?;
    // Versions of acts rise with their numbers, so the acts that existed at the known version come before all others.
    let acts = acts_after(
        w,
        "SELECT seat, act, hash, chance, decided_by FROM acts WHERE table_id = $1 AND n > \
         (SELECT COALESCE(MAX(n), 0) FROM acts WHERE table_id = $1 AND version <= $2) ORDER BY n",
        args![&table, known],
    )
    .await?;
    let kept = counted
        .checked_sub(acts.len())
        .ok_or_else(|| StoreError::Broken(format!("a table of {counted} acts has more")))?;
    Ok(Since { version, kept, acts, ending: record.ending, seals: record.seals, meta, seats: record.seats })
}

pub(crate) async fn put_snapshot(
    w: &mut dyn SqlTransaction,
    table: TableId,
    snapshot: &Snapshot,
) -> Result<()> {
    let version = hold(w, table).await?;
    let kept = w
        .run(
            "INSERT INTO snapshots (table_id, after_acts, hash, state) \
             SELECT $1, $2, $3, $4 FROM tables WHERE id = $1 AND $3 = COALESCE( \
             (SELECT hash FROM acts WHERE table_id = $1 AND n = $2), CASE WHEN $2 = 0 THEN opening_hash ELSE '' END) \
             ON CONFLICT (table_id, after_acts) DO UPDATE SET hash = excluded.hash, state = excluded.state",
            args![&table, snapshot.after, &snapshot.hash, &snapshot.state],
        )
        .await?;
    if kept == 0 { Err(StoreError::Conflict { version }) } else { Ok(()) }
}

pub(crate) async fn snapshot(
    w: &mut dyn SqlTransaction,
    table: TableId,
    at_most: usize,
) -> Result<Option<Snapshot>> {
    let row = w
        .row(
            "SELECT after_acts, hash, state FROM snapshots WHERE table_id = $1 AND after_acts <= $2 \
             ORDER BY after_acts DESC LIMIT 1",
            args![&table, at_most],
        )
        .await?;
    row.map(|mut row| Ok(Snapshot { after: row.int()?, hash: row.text()?, state: row.text()? })).transpose()
}

/// Whether the owner may delete the table, as far as that is fair to the others.
pub(crate) async fn may_delete(
    w: &mut dyn SqlTransaction,
    table: TableId,
    by: PersonId,
    now: Millis,
) -> Result<bool> {
    let row = w
        .row(
            "SELECT host, ended, updated, (SELECT MAX(at) FROM chat WHERE table_id = $1 AND person_id <> $2), due \
             FROM tables WHERE id = $1",
            args![&table, &by],
        )
        .await?;
    let mut row = row.ok_or(StoreError::NotFound(Entity::Table))?;
    let is_host = row.maybe_id()? == Some(by);
    let ended = row.maybe_int()?.map(Millis);
    let (updated, said): (i64, _) = (row.int()?, row.maybe_int()?);
    let heard = Millis(said.map_or(updated, |said| said.max(updated)));
    let clock_runs = row.maybe_int()?.is_some();
    let has_others = leaving::others(w, table, by).await?.is_some();
    Ok(is_host && OwnedTable { has_others, ended, heard, clock_runs }.may_delete(now))
}

pub(crate) async fn delete(
    w: &mut dyn SqlTransaction,
    table: TableId,
    by: PersonId,
    now: Millis,
) -> Result<()> {
    let version = hold(w, table).await?;
    if !may_delete(w, table, by, now).await? {
        return Err(StoreError::Taken(Entity::Table));
    }
    remove(w, table, version).await
}

/// Deletes the table with everything that belongs to it.
pub(super) async fn remove(w: &mut dyn SqlTransaction, table: TableId, version: u64) -> Result<()> {
    w.run("DELETE FROM tables WHERE id = $1", args![&table]).await?;
    w.tell(table, version, ChangeKind::Gone);
    Ok(())
}

pub(crate) async fn set_public(w: &mut dyn SqlTransaction, table: TableId, public: bool) -> Result<()> {
    let version = hold(w, table).await?;
    w.run("UPDATE tables SET is_public = $2 WHERE id = $1", args![&table, public]).await?;
    w.tell(table, version, ChangeKind::Seats);
    Ok(())
}
