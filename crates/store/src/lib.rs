//! Tables that survive: one interface, kept in SQLite (embedded, the default) or PostgreSQL (several servers on one database).
//!
//! The store knows records, seats and people; it knows no rules, no clock and no HTTP. Whatever it has acknowledged is on disk.

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
pub use people::{Account, Login, Person};
pub use retention::{AgingTable, RetentionAction, RetentionPolicy, SILENT_DAYS};
pub use room::{Full, Quotas, Room};
pub use sqlite::{Copied, ServerLock, Vacuumed, backup, restore, sqlite_file, vacuum};
pub use table::{
    Card, Change, ChangeKind, ChatLine, Created, Cursor, Holder, Listing, Member, Meta, Millis, NewChatLine,
    NewTable, Page, SeatOccupant, Since, Snapshot, Stored, Successor, Summary, TableList,
};

/// Opens, and brings to this program's schema, `sqlite:PATH` or `postgres://USER@HOST/NAME`.
///
/// A SQLite file may be read by another process meanwhile, but only followers in the process that writes hear of changes: several servers
/// need PostgreSQL, and a server takes `lock_for_server` first.
pub async fn open(url: &str) -> Result<Arc<dyn Store>> {
    open_with(url, Quotas::default()).await
}

/// The same, where one person may have only so much.
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

/// Makes this process the only server of a SQLite file, as long as the lock is held. None on PostgreSQL, which several servers share.
pub fn lock_for_server(url: &str) -> Result<Option<ServerLock>> {
    let Some(path) = sqlite_file(url) else { return Ok(None) };
    sqlite::check_name(path)?;
    ServerLock::take(path).map(Some)
}

/// Everything that is kept. Writes are on disk when they return; a write that has begun is finished even if nobody waits for it.
#[async_trait]
pub trait Store: Send + Sync {
    // Tables

    /// Refused as full where its host has as much as one person may have.
    async fn create_table(&self, new: NewTable) -> Result<Created>;

    async fn load(&self, table: TableId) -> Result<Stored>;

    /// What a follower who knows the table as of a version must do to know it as it is; 0 knows nothing.
    async fn load_since(&self, table: TableId, known: u64) -> Result<Since>;

    /// Adds acts if the table is still at the expected version, and says the new one. A wish to take back ends with it.
    async fn append(
        &self,
        table: TableId,
        expected: u64,
        acts: &[ActRecord],
        summary: &Summary,
    ) -> Result<u64>;

    /// Takes back all acts after the first `to`, with the snapshots beyond. The seals are those of the table after it.
    async fn cut(
        &self,
        table: TableId,
        expected: u64,
        to: usize,
        seals: &[SealRecord],
        summary: &Summary,
    ) -> Result<u64>;

    /// Keeps or ends a wish to take acts back, if the table is at the expected version and its wish is the one that the writer knows: of two
    /// answers at once one must look again. The version stays, for a wish changes nothing that an act is decided on.
    async fn set_wish(
        &self,
        table: TableId,
        expected: u64,
        known: Option<UndoWish>,
        wish: Option<UndoWish>,
    ) -> Result<()>;

    /// Ends a game before its rules do. It raises the version.
    async fn end(&self, table: TableId, expected: u64, ending: Ending, summary: &Summary) -> Result<u64>;

    /// Keeps the times of the seats if the table is still at the expected version, which stays.
    async fn set_times(&self, table: TableId, expected: u64, times: &Times) -> Result<()>;

    /// The next running tables after this one where a seat has no time left at this moment, the longest overdue first.
    async fn overdue(&self, now: Millis, after: Option<Overdue>, limit: u32) -> Result<Vec<Overdue>>;

    /// The rematch of a table: made by the first who asks, found by all others.
    async fn create_successor(&self, of: TableId, new: NewTable, by: &str) -> Result<Successor>;

    /// Puts a table away from this person's lists, or back.
    async fn archive(&self, table: TableId, person: PersonId, away: bool) -> Result<()>;

    /// Keeps a state. It is refused as a conflict where the log has no such state at that point, because acts were taken back meanwhile.
    async fn put_snapshot(&self, table: TableId, snapshot: &Snapshot) -> Result<()>;

    /// The last snapshot after at most so many acts.
    async fn snapshot(&self, table: TableId, at_most: usize) -> Result<Option<Snapshot>>;

    /// Whether this person has opened the table and may delete it: at once where nobody else sits there, a week after its end, or when
    /// nobody else has been heard of for `SILENT_DAYS`.
    async fn may_delete(&self, table: TableId, by: PersonId, now: Millis) -> Result<bool>;

    /// Forgets a table with all that belongs to it, if `may_delete` says so; taken otherwise.
    async fn delete_table(&self, table: TableId, by: PersonId, now: Millis) -> Result<()>;

    /// A person cares for the table: if they take part in it, it counts as touched now, and is on the lists again.
    async fn touch(&self, table: TableId, by: PersonId, now: Millis) -> Result<()>;

    /// The next tables after this one, in the order of their ids, for the rule of ageing.
    async fn aging(&self, after: Option<TableId>, limit: u32) -> Result<Vec<AgingTable>>;

    /// Does what the rule says about a table now, and says what it was. Of several who try, one does it.
    async fn age(
        &self,
        table: TableId,
        keeping: RetentionPolicy,
        now: Millis,
    ) -> Result<Option<RetentionAction>>;

    async fn set_public(&self, table: TableId, public: bool) -> Result<()>;

    async fn list(&self, shelf: TableList, page: Page) -> Result<Listing>;

    // Seats

    /// Takes a seat that is open to all; of many who try, one gets it. To take one's own seat again is no fault. Whoever has left another
    /// seat of the table knows its hand, and gets no seat here, by whatever way.
    async fn claim_seat(&self, table: TableId, seat: Seat, person: PersonId) -> Result<()>;

    /// Takes the seat of an invitation; of many who try, one gets it. To use one's own link again is no fault.
    async fn accept_invitation(&self, token: &Token, person: PersonId) -> Result<(TableId, Seat)>;

    /// Where an invitation leads, used or not.
    async fn invitation(&self, token: &Token) -> Result<(TableId, Seat, Holder)>;

    /// Gives a seat to another holder if it is still held as `was` says: a bot takes over, a seat is opened, a new link is made (the old
    /// one is void). The token comes back for `Holder::Invited`.
    async fn set_seat(
        &self,
        table: TableId,
        seat: Seat,
        was: Holder,
        now: SeatOccupant,
    ) -> Result<Option<Token>>;

    /// Opens a seat to more people: whoever has this link may join its holder, until the seat changes hands. An older link is void. Taken
    /// where the seat has changed hands more often than the writer knows.
    async fn open_team(&self, table: TableId, seat: Seat, handovers: u64, link: &Token) -> Result<()>;

    /// Where the link of a team leads.
    async fn team(&self, link: &Token) -> Result<(TableId, Seat)>;

    /// Joins the holder of a seat, or sits down where nobody does. To use the link again is no fault; who plays another seat stays there.
    async fn join_team(&self, link: &Token, person: PersonId, now: Millis) -> Result<(TableId, Seat)>;

    /// A person gets up. Others of the team keep the seat; where there are none it is held as `then` says. The token comes back for
    /// `Holder::Invited`.
    async fn leave_seat(
        &self,
        table: TableId,
        seat: Seat,
        person: PersonId,
        then: SeatOccupant,
    ) -> Result<Option<Token>>;

    // Talk

    /// Refused as full where the person has as much as one may have; so is `put_note`.
    async fn say(&self, table: TableId, line: NewChatLine) -> Result<ChatLine>;

    /// Lines after this id, the oldest first; 0 begins at the beginning.
    async fn chat(&self, table: TableId, after: u64, limit: u32) -> Result<Vec<ChatLine>>;

    /// A person's own note on a table, for nobody else's eyes; an empty one is forgotten.
    async fn put_note(&self, table: TableId, person: PersonId, text: &str) -> Result<()>;

    async fn note(&self, table: TableId, person: PersonId) -> Result<String>;

    // People

    async fn create_person(&self, name: &str, now: Millis) -> Result<PersonId>;

    async fn person(&self, person: PersonId) -> Result<Person>;

    /// For the tables to come; at those where the person sits the old name stays.
    async fn rename(&self, person: PersonId, name: &str) -> Result<()>;

    async fn set_preferences(&self, person: PersonId, preferences: &Value) -> Result<()>;

    async fn open_session(&self, person: PersonId, expires: Millis) -> Result<Token>;

    /// Whose session it is, if it has not expired, and when it will.
    async fn session(&self, token: &Token, now: Millis) -> Result<(Person, Millis)>;

    async fn extend_session(&self, token: &Token, expires: Millis) -> Result<()>;

    async fn close_session(&self, token: &Token) -> Result<()>;

    /// Every device is signed out.
    async fn close_sessions_of(&self, person: PersonId) -> Result<()>;

    /// Forgets sessions that have expired and says how many.
    async fn sweep_sessions(&self, now: Millis) -> Result<u64>;

    /// Gives a person an account, or their account another name or password.
    async fn attach_account(&self, person: PersonId, login: &Login, phc: &str) -> Result<()>;

    async fn account(&self, login: &Login) -> Result<Account>;

    /// A guest turns out to be somebody known: seats, notes, lines and decks become theirs, the guest and its sessions are forgotten. A person
    /// with an account is never absorbed. [`StoreError::Full`] where both together have more than one person may; then nothing is changed.
    async fn absorb_guest(&self, guest: PersonId, into: PersonId) -> Result<()>;

    /// How much room a person takes.
    async fn room_of(&self, person: PersonId) -> Result<Room>;

    /// Running tables where this person plays with others.
    async fn company(&self, person: PersonId) -> Result<Vec<TableId>>;

    /// Forgets a person with all that was theirs alone: account, sessions, decks, notes, and the tables where nobody else plays. At other
    /// tables their seats go to the team or wait for somebody new, and what they said and decided stays under the name `gone`.
    async fn forget_person(&self, person: PersonId, gone: &str) -> Result<()>;

    /// The next people after this one, in the order of their ids, each with whether they are guests from before a time who have nothing:
    /// no session, table or deck.
    async fn guests(
        &self,
        after: Option<PersonId>,
        before: Millis,
        limit: u32,
    ) -> Result<Vec<(PersonId, bool)>>;

    /// Forgets such a guest, and says whether it still was one.
    async fn forget_guest(&self, guest: PersonId, before: Millis) -> Result<bool>;

    // Decks

    /// Refused as full where the person has as much as one may have; so is `change_deck`.
    async fn add_deck(&self, deck: Deck) -> Result<DeckId>;

    /// Gives a deck of this person another name and text; what it is a deck of stays.
    async fn change_deck(&self, deck: DeckId, now: Deck) -> Result<()>;

    async fn delete_deck(&self, deck: DeckId, person: PersonId) -> Result<()>;

    /// A deck, for whoever knows its id.
    async fn deck(&self, deck: DeckId) -> Result<Deck>;

    /// All decks of a person, the one changed last first.
    async fn decks_of(&self, person: PersonId) -> Result<Vec<(DeckId, Deck)>>;

    // Keys

    /// A secret key that all servers of one database share; made when it is first asked for.
    async fn secret(&self, name: &'static str) -> Result<[u8; 32]>;

    // Following

    /// Whether the database answers.
    async fn ready(&self) -> Result<()>;

    fn latency(&self) -> &Latency;

    /// Changes from now on, those of other servers on the same database included.
    fn subscribe(&self) -> broadcast::Receiver<Change>;

    /// Finishes what has begun and lets go of the database. Later calls find it unavailable.
    async fn close(&self);
}
