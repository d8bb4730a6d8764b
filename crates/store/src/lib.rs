//! Durable tables behind one interface, stored in SQLite (embedded, the default) or PostgreSQL (several servers on one database).
//!
//! The store knows records, seats and people. It knows no rules, no clock and no HTTP. Everything it has acknowledged is on disk.

mod clocks;
mod decks;
mod error;
mod housekeeping;
mod ids;
pub mod latency;
pub mod limits;
mod migrations;
mod people;
mod postgres;
mod query;
mod retention;
mod room;
mod shared;
mod sql;
mod sqlite;
mod table;
#[cfg(feature = "testing")]
pub mod testing;

use std::sync::Arc;

use async_trait::async_trait;
use kernel::record::{ActRecord, SealRecord};
use kernel::{Ending, Seat, UndoWish};
use serde_json::Value;
use tokio::sync::broadcast;

use latency::Latency;

pub use clocks::{AtZero, Clock, Overdue, SeatTime, Times};
pub use decks::Deck;
pub use error::{Entity, Result, StoreError, Unfit};
pub use housekeeping::{CleanupOptions, CleanupReport, clean_up};
pub use ids::{DeckId, NoId, PersonId, TableId, Token};
pub use people::{Account, AccountChange, Login, Person};
pub use retention::{AgingTable, RetentionAction, RetentionPolicy, SILENT_DAYS};
pub use room::{Full, Quotas, Room};
pub use sqlite::{Copied, ServerLock, Vacuumed, backup, restore, sqlite_file, vacuum};
pub use table::{
    Card, Change, ChangeKind, ChatLine, Created, Cursor, Holder, Listing, Member, Meta, Millis, NewChatLine,
    NewTable, Page, SeatOccupant, Since, Snapshot, Stored, Successor, Summary, TableList,
};

/// Opens `sqlite:PATH` or `postgres://USER@HOST/NAME`, and migrates it to this program's schema.
///
/// Other processes may read a SQLite file at the same time, but only followers in the writing process hear of changes. Several servers
/// therefore need PostgreSQL, and a server takes `lock_for_server` first.
pub async fn open(url: &str) -> Result<Arc<dyn Store>> {
    open_with(url, Quotas::default()).await
}

/// Like `open`, with limits on what one person may store.
pub async fn open_with(url: &str, quotas: Quotas) -> Result<Arc<dyn Store>> {
    if let Some(path) = sqlite_file(url) {
        return Ok(Arc::new(shared::Shared::new(sqlite::Sqlite::open(path).await?, quotas)));
    }
    if url.starts_with("postgres:") || url.starts_with("postgresql:") {
        let engine = postgres::Postgres::open(url, Default::default()).await?;
        return Ok(Arc::new(shared::Shared::new(engine, quotas)));
    }
    Err(StoreError::Address(url.split_once(':').map_or(url, |(scheme, _)| scheme).to_owned()))
}

/// Makes this process the only server of a SQLite file, for as long as the lock is held. `None` on PostgreSQL, which several servers may
/// share.
pub fn lock_for_server(url: &str) -> Result<Option<ServerLock>> {
    let Some(path) = sqlite_file(url) else { return Ok(None) };
    sqlite::check_name(path)?;
    ServerLock::take(path).map(Some)
}

/// Everything that is stored. A write is on disk when the call returns. A write that has begun is finished even if the caller stops
/// waiting.
#[async_trait]
pub trait Store: Send + Sync {
    // Tables

    /// Fails with `Full` if the host has reached a limit.
    async fn create_table(&self, new: NewTable) -> Result<Created>;

    async fn load(&self, table: TableId) -> Result<Stored>;

    /// What a follower who knows the table at version `known` must change to be up to date. Version 0 means that the follower knows
    /// nothing.
    async fn load_since(&self, table: TableId, known: u64) -> Result<Since>;

    /// Adds acts if the table is still at the expected version, and returns the new version. A pending wish to take acts back ends with it.
    async fn append(
        &self,
        table: TableId,
        expected: u64,
        acts: &[ActRecord],
        summary: &Summary,
    ) -> Result<u64>;

    /// Takes back all acts after the first `to`, and deletes the snapshots taken after that point. `seals` are the table's seals after the
    /// cut.
    async fn cut(
        &self,
        table: TableId,
        expected: u64,
        to: usize,
        seals: &[SealRecord],
        summary: &Summary,
    ) -> Result<u64>;

    /// Stores or clears a wish to take acts back, if the table is at the expected version and its current wish is `known`. Of two
    /// simultaneous answers one therefore gets a conflict and must look again. The version does not change, because no act is decided on
    /// the basis of a wish.
    async fn set_wish(
        &self,
        table: TableId,
        expected: u64,
        known: Option<UndoWish>,
        wish: Option<UndoWish>,
    ) -> Result<()>;

    /// Ends a game early, before its rules do. Raises the version.
    async fn end(&self, table: TableId, expected: u64, ending: Ending, summary: &Summary) -> Result<u64>;

    /// Stores the times of the seats if the table is still at the expected version. The version does not change.
    async fn set_times(&self, table: TableId, expected: u64, times: &Times) -> Result<()>;

    /// The next running tables after `after` where a seat has run out of time at `now`, longest overdue first.
    async fn overdue(&self, now: Millis, after: Option<Overdue>, limit: u32) -> Result<Vec<Overdue>>;

    /// The rematch of a table. The first caller creates it; later callers get the same one.
    async fn create_successor(&self, of: TableId, new: NewTable, by: &str) -> Result<Successor>;

    /// Hides a table from this person's lists (`away`), or shows it again.
    async fn archive(&self, table: TableId, person: PersonId, away: bool) -> Result<()>;

    /// Stores a snapshot. Fails with a conflict if the log has no such state at that point, because acts were taken back in the meantime.
    async fn put_snapshot(&self, table: TableId, snapshot: &Snapshot) -> Result<()>;

    /// The latest snapshot that covers no more than `at_most` acts.
    async fn snapshot(&self, table: TableId, at_most: usize) -> Result<Option<Snapshot>>;

    /// Whether this person owns the table and may delete it: at once if nobody else sits there, a week after the game's end, or if nobody
    /// else has been active for `SILENT_DAYS`.
    async fn may_delete(&self, table: TableId, by: PersonId, now: Millis) -> Result<bool>;

    /// Deletes a table with everything that belongs to it, if `may_delete` allows it. Fails with `Taken` otherwise.
    async fn delete_table(&self, table: TableId, by: PersonId, now: Millis) -> Result<()>;

    /// Marks a table as used by this person. If they take part in it, it counts as touched now and appears on the lists again.
    async fn touch(&self, table: TableId, by: PersonId, now: Millis) -> Result<()>;

    /// The next tables after this one, ordered by id, for the retention rule.
    async fn aging(&self, after: Option<TableId>, limit: u32) -> Result<Vec<AgingTable>>;

    /// Applies the retention rule to a table and returns what was done. If several servers try at once, only one of them acts.
    async fn age(
        &self,
        table: TableId,
        keeping: RetentionPolicy,
        now: Millis,
    ) -> Result<Option<RetentionAction>>;

    async fn set_public(&self, table: TableId, public: bool) -> Result<()>;

    async fn list(&self, shelf: TableList, page: Page) -> Result<Listing>;

    // Seats

    /// Takes a seat that is open to all. If several people try, one gets it. Taking one's own seat again is not an error. Anyone who has
    /// left another seat of the table knows that seat's hand, and cannot take this one by any means.
    async fn claim_seat(&self, table: TableId, seat: Seat, person: PersonId) -> Result<()>;

    /// Takes the seat of an invitation. If several people try, one gets it. Using one's own link again is not an error.
    async fn accept_invitation(&self, token: &Token, person: PersonId) -> Result<(TableId, Seat)>;

    /// The table, seat and current holder behind an invitation, whether it was used or not.
    async fn invitation(&self, token: &Token) -> Result<(TableId, Seat, Holder)>;

    /// Gives a seat to another holder if its holder is still `was`: a bot takes over, a seat is opened, or a new link is made (which voids
    /// the old one). Returns the token for `Holder::Invited`.
    async fn set_seat(
        &self,
        table: TableId,
        seat: Seat,
        was: Holder,
        now: SeatOccupant,
    ) -> Result<Option<Token>>;

    /// Opens a seat to more people: anyone with this link may join the seat's team until the seat changes hands. Voids an older link. Fails
    /// with `Taken` if the seat has changed hands more often than `handovers` says.
    async fn open_team(&self, table: TableId, seat: Seat, handovers: u64, link: &Token) -> Result<()>;

    /// The table and seat behind a team link.
    async fn team(&self, link: &Token) -> Result<(TableId, Seat)>;

    /// Joins the team of a seat, or takes the seat if it is free. Using the link again is not an error. Somebody who plays another seat
    /// stays there.
    async fn join_team(&self, link: &Token, person: PersonId, now: Millis) -> Result<(TableId, Seat)>;

    /// A person leaves a seat. If others are in the team they keep the seat; otherwise the seat gets the holder `then`. Returns the token
    /// for `Holder::Invited`.
    async fn leave_seat(
        &self,
        table: TableId,
        seat: Seat,
        person: PersonId,
        then: SeatOccupant,
    ) -> Result<Option<Token>>;

    // Talk

    /// Fails with `Full` if the person has reached a limit. The same applies to `put_note`.
    async fn say(&self, table: TableId, line: NewChatLine) -> Result<ChatLine>;

    /// Lines with an id greater than `after`, oldest first. 0 starts at the beginning.
    async fn chat(&self, table: TableId, after: u64, limit: u32) -> Result<Vec<ChatLine>>;

    /// A person's private note on a table, visible to nobody else. An empty note is deleted.
    async fn put_note(&self, table: TableId, person: PersonId, text: &str) -> Result<()>;

    async fn note(&self, table: TableId, person: PersonId) -> Result<String>;

    // People

    async fn create_person(&self, name: &str, now: Millis) -> Result<PersonId>;

    async fn person(&self, person: PersonId) -> Result<Person>;

    /// Changes the name for future tables. Tables where the person already sits keep the old name.
    async fn rename(&self, person: PersonId, name: &str) -> Result<()>;

    async fn set_preferences(&self, person: PersonId, preferences: &Value) -> Result<()>;

    async fn open_session(&self, person: PersonId, expires: Millis) -> Result<Token>;

    /// Opens a session for somebody who has given the password with this hash. Fails with [`StoreError::AccountChanged`] if the password
    /// has been changed in the meantime.
    async fn sign_in(&self, person: PersonId, phc: &str, expires: Millis) -> Result<Token>;

    /// The person whose session this is and when it expires. Fails if it has already expired.
    async fn session(&self, token: &Token, now: Millis) -> Result<(Person, Millis)>;

    async fn extend_session(&self, token: &Token, expires: Millis) -> Result<()>;

    async fn close_session(&self, token: &Token) -> Result<()>;

    /// Deletes expired sessions and returns how many there were.
    async fn sweep_sessions(&self, now: Millis) -> Result<u64>;

    /// Gives a person an account, or changes the login name or password of their account. Fails with [`StoreError::AccountChanged`] if the
    /// password has been changed in the meantime. A new password signs the person out on every device, because somebody else may know the
    /// old one or have the guest's cookie, and opens a session for the device that changed it.
    async fn change_account(&self, person: PersonId, change: AccountChange) -> Result<Option<Token>>;

    async fn account(&self, login: &Login) -> Result<Account>;

    /// Merges a guest into an existing person: seats, notes, lines and decks become that person's, and the guest and its sessions are
    /// deleted. A person with an account is never absorbed. Fails with [`StoreError::Full`] and changes nothing if the two together exceed
    /// one person's limits.
    async fn absorb_guest(&self, guest: PersonId, into: PersonId) -> Result<()>;

    /// How much storage a person uses.
    async fn room_of(&self, person: PersonId) -> Result<Room>;

    /// Running tables where this person plays with others.
    async fn company(&self, person: PersonId) -> Result<Vec<TableId>>;

    /// Running tables where a bot has to act, by id. Their bots may have stalled because the server that ran them has ended.
    async fn waiting_for_bots(&self, after: Option<TableId>, limit: u32) -> Result<Vec<TableId>>;

    /// Deletes a person and everything that was theirs alone: account, sessions, decks, notes, and the tables where nobody else plays. At
    /// other tables their seats go to the team or wait for somebody new; what they said and decided stays, under the name `gone`.
    async fn forget_person(&self, person: PersonId, gone: &str) -> Result<()>;

    /// The next people after this one, ordered by id. The flag says whether they are guests created before `before` who have no session,
    /// table or deck.
    async fn guests(
        &self,
        after: Option<PersonId>,
        before: Millis,
        limit: u32,
    ) -> Result<Vec<(PersonId, bool)>>;

    /// Deletes such a guest. Returns `false` if the person is no longer such a guest.
    async fn forget_guest(&self, guest: PersonId, before: Millis) -> Result<bool>;

    // Decks

    /// Fails with `Full` if the person has reached a limit. The same applies to `change_deck`.
    async fn add_deck(&self, deck: Deck) -> Result<DeckId>;

    /// Changes the name and text of this person's deck. Its game and kind do not change.
    async fn change_deck(&self, deck: DeckId, now: Deck) -> Result<()>;

    async fn delete_deck(&self, deck: DeckId, person: PersonId) -> Result<()>;

    /// A deck, for anyone who knows its id.
    async fn deck(&self, deck: DeckId) -> Result<Deck>;

    /// All decks of a person, most recently changed first.
    async fn decks_of(&self, person: PersonId) -> Result<Vec<(DeckId, Deck)>>;

    // Keys

    /// A secret key shared by all servers of one database. Created when it is first asked for.
    async fn secret(&self, name: &'static str) -> Result<[u8; 32]>;

    // Following

    /// Whether the database answers.
    async fn ready(&self) -> Result<()>;

    fn latency(&self) -> &Latency;

    /// Changes from now on, including those made by other servers on the same database.
    fn subscribe(&self) -> broadcast::Receiver<Change>;

    /// Finishes work in progress and closes the database. Later calls fail with `Unavailable`.
    async fn close(&self);
}
