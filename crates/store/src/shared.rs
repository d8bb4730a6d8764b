//! The store on top of either database engine: all input is checked here, once, and every method becomes one transaction.

use async_trait::async_trait;
use futures_util::future::BoxFuture;
use kernel::record::{ActRecord, SealRecord};
use kernel::{Ending, Seat, UndoWish};
use serde_json::Value;
use tokio::sync::broadcast;

use crate::error::Result;
use crate::latency::Latency;
use crate::limits;
use crate::query::tables::{Append, Columns};
use crate::query::{ageing, decks, leaving, lists, people, room, seats, secrets, tables, talk, teams};
use crate::sql::{Job, SqlTransaction};
use crate::{
    Account, AccountChange, AgingTable, Change, ChatLine, Created, Deck, DeckId, Holder, Listing, Login,
    Millis, NewChatLine, NewTable, Overdue, Page, Person, PersonId, Quotas, RetentionAction, RetentionPolicy,
    Room, SeatOccupant, Since, Snapshot, Store, Stored, Successor, Summary, TableId, TableList, Times, Token,
};

/// How many changes a follower may lag behind before it must reload what it shows.
pub(crate) const FOLLOWERS_LAG: usize = 4_096;

/// A database that runs transactions.
#[async_trait]
pub(crate) trait Engine: Send + Sync + 'static {
    /// Runs a job that sees one consistent state of the database throughout.
    async fn read<T: Send + 'static>(&self, job: Job<T>) -> Result<T>;

    /// Returns when the job is on disk, and finishes it even if nobody waits. A job that fails leaves no trace.
    async fn write<T: Send + 'static>(&self, job: Job<T>) -> Result<T>;

    /// Appends acts. This is the one write that must be fast.
    async fn append(&self, append: Append) -> Result<u64>;

    fn changes(&self) -> &broadcast::Sender<Change>;

    async fn close(&self);
}

/// An engine, its latency counters, and the limits per person.
pub(crate) struct Shared<E>(E, Latency, Quotas);

impl<E: Engine> Shared<E> {
    pub fn new(engine: E, quotas: Quotas) -> Shared<E> {
        Shared(engine, Latency::default(), quotas)
    }

    async fn read<T, F>(&self, job: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'w> FnOnce(&'w mut dyn SqlTransaction) -> BoxFuture<'w, Result<T>> + Send + 'static,
    {
        self.1.reads.time(self.0.read(Box::new(job))).await
    }

    async fn write<T, F>(&self, job: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'w> FnOnce(&'w mut dyn SqlTransaction) -> BoxFuture<'w, Result<T>> + Send + 'static,
    {
        self.1.writes.time(self.0.write(Box::new(job))).await
    }
}

#[async_trait]
impl<E: Engine> Store for Shared<E> {
    async fn create_table(&self, new: NewTable) -> Result<Created> {
        limits::new_table(&new)?;
        let quotas = self.2;
        self.write(move |w| Box::pin(async move { tables::create(w, &new, quotas).await })).await
    }

    async fn load(&self, table: TableId) -> Result<Stored> {
        self.read(move |w| Box::pin(tables::load(w, table))).await
    }

    async fn load_since(&self, table: TableId, known: u64) -> Result<Since> {
        self.read(move |w| Box::pin(tables::load_since(w, table, known))).await
    }

    async fn append(
        &self,
        table: TableId,
        expected: u64,
        acts: &[ActRecord],
        summary: &Summary,
    ) -> Result<u64> {
        limits::acts(acts)?;
        let summary = Columns::of(summary)?;
        let append = Append { table, expected, acts: acts.to_vec(), summary };
        self.1.writes.time(self.0.append(append)).await
    }

    async fn cut(
        &self,
        table: TableId,
        expected: u64,
        to: usize,
        seals: &[SealRecord],
        summary: &Summary,
    ) -> Result<u64> {
        let (seals, summary) = (seals.to_vec(), summary.clone());
        self.write(move |w| {
            Box::pin(async move { tables::cut(w, table, expected, to, &seals, &summary).await })
        })
        .await
    }

    async fn set_wish(
        &self,
        table: TableId,
        expected: u64,
        known: Option<UndoWish>,
        wish: Option<UndoWish>,
    ) -> Result<()> {
        self.write(move |w| Box::pin(tables::set_wish(w, table, expected, known, wish))).await
    }

    async fn end(&self, table: TableId, expected: u64, ending: Ending, summary: &Summary) -> Result<u64> {
        let summary = summary.clone();
        self.write(move |w| Box::pin(async move { tables::end(w, table, expected, ending, &summary).await }))
            .await
    }

    async fn set_times(&self, table: TableId, expected: u64, times: &Times) -> Result<()> {
        let times = times.clone();
        self.write(move |w| Box::pin(async move { tables::set_times(w, table, expected, &times).await }))
            .await
    }

    async fn overdue(&self, now: Millis, after: Option<Overdue>, limit: u32) -> Result<Vec<Overdue>> {
        self.read(move |w| Box::pin(lists::overdue(w, now, after, limit))).await
    }

    async fn create_successor(&self, of: TableId, new: NewTable, by: &str) -> Result<Successor> {
        limits::new_table(&new)?;
        limits::name("name", by)?;
        let (by, quotas) = (by.to_owned(), self.2);
        self.write(move |w| Box::pin(async move { tables::create_successor(w, of, &new, &by, quotas).await }))
            .await
    }

    async fn archive(&self, table: TableId, person: PersonId, away: bool) -> Result<()> {
        self.write(move |w| Box::pin(lists::archive(w, table, person, away))).await
    }

    async fn put_snapshot(&self, table: TableId, snapshot: &Snapshot) -> Result<()> {
        limits::text("snapshot", &snapshot.state, limits::MAX_STATE)?;
        limits::text("hash", &snapshot.hash, kernel::record::MAX_NAME)?;
        let snapshot = snapshot.clone();
        self.write(move |w| Box::pin(async move { tables::put_snapshot(w, table, &snapshot).await })).await
    }

    async fn snapshot(&self, table: TableId, at_most: usize) -> Result<Option<Snapshot>> {
        self.read(move |w| Box::pin(tables::snapshot(w, table, at_most))).await
    }

    async fn may_delete(&self, table: TableId, by: PersonId, now: Millis) -> Result<bool> {
        self.read(move |w| Box::pin(tables::may_delete(w, table, by, now))).await
    }

    async fn delete_table(&self, table: TableId, by: PersonId, now: Millis) -> Result<()> {
        self.write(move |w| Box::pin(tables::delete(w, table, by, now))).await
    }

    async fn touch(&self, table: TableId, by: PersonId, now: Millis) -> Result<()> {
        self.write(move |w| Box::pin(ageing::touch(w, table, by, now))).await
    }

    async fn aging(&self, after: Option<TableId>, limit: u32) -> Result<Vec<AgingTable>> {
        self.read(move |w| Box::pin(ageing::part(w, after, limit))).await
    }

    async fn age(
        &self,
        table: TableId,
        keeping: RetentionPolicy,
        now: Millis,
    ) -> Result<Option<RetentionAction>> {
        self.write(move |w| Box::pin(ageing::age(w, table, keeping, now))).await
    }

    async fn set_public(&self, table: TableId, public: bool) -> Result<()> {
        self.write(move |w| Box::pin(tables::set_public(w, table, public))).await
    }

    async fn list(&self, shelf: TableList, page: Page) -> Result<Listing> {
        self.read(move |w| Box::pin(lists::list(w, shelf, page))).await
    }

    async fn claim_seat(&self, table: TableId, seat: Seat, person: PersonId) -> Result<()> {
        self.write(move |w| Box::pin(seats::claim(w, table, seat, person))).await
    }

    async fn accept_invitation(&self, token: &Token, person: PersonId) -> Result<(TableId, Seat)> {
        let token = token.clone();
        self.write(move |w| Box::pin(async move { seats::accept(w, &token, person).await })).await
    }

    async fn invitation(&self, token: &Token) -> Result<(TableId, Seat, Holder)> {
        let token = token.clone();
        self.read(move |w| Box::pin(async move { seats::invitation(w, &token).await })).await
    }

    async fn set_seat(
        &self,
        table: TableId,
        seat: Seat,
        was: Holder,
        now: SeatOccupant,
    ) -> Result<Option<Token>> {
        limits::chair(&now.player, now.holder)?;
        self.write(move |w| Box::pin(async move { seats::set(w, table, seat, was, &now).await })).await
    }

    async fn open_team(&self, table: TableId, seat: Seat, handovers: u64, link: &Token) -> Result<()> {
        let link = link.clone();
        self.write(move |w| Box::pin(async move { teams::open(w, table, seat, handovers, &link).await }))
            .await
    }

    async fn team(&self, link: &Token) -> Result<(TableId, Seat)> {
        let link = link.clone();
        self.read(move |w| Box::pin(async move { teams::find(w, &link).await })).await
    }

    async fn join_team(&self, link: &Token, person: PersonId, now: Millis) -> Result<(TableId, Seat)> {
        let link = link.clone();
        self.write(move |w| Box::pin(async move { teams::join(w, &link, person, now).await })).await
    }

    async fn leave_seat(
        &self,
        table: TableId,
        seat: Seat,
        person: PersonId,
        then: SeatOccupant,
    ) -> Result<Option<Token>> {
        limits::chair(&then.player, then.holder)?;
        self.write(move |w| Box::pin(async move { teams::leave(w, table, seat, person, &then).await })).await
    }

    async fn say(&self, table: TableId, line: NewChatLine) -> Result<ChatLine> {
        limits::chat(&line.text)?;
        let quotas = self.2;
        self.write(move |w| Box::pin(async move { talk::say(w, table, &line, quotas).await })).await
    }

    async fn chat(&self, table: TableId, after: u64, limit: u32) -> Result<Vec<ChatLine>> {
        self.read(move |w| Box::pin(talk::chat(w, table, after, limit))).await
    }

    async fn put_note(&self, table: TableId, person: PersonId, text: &str) -> Result<()> {
        limits::text("note", text, limits::MAX_NOTE)?;
        let (text, quotas) = (text.to_owned(), self.2);
        self.write(move |w| Box::pin(async move { talk::put_note(w, table, person, &text, quotas).await }))
            .await
    }

    async fn note(&self, table: TableId, person: PersonId) -> Result<String> {
        self.read(move |w| Box::pin(talk::note(w, table, person))).await
    }

    async fn create_person(&self, name: &str, now: Millis) -> Result<PersonId> {
        limits::name("name", name)?;
        let name = name.to_owned();
        self.write(move |w| Box::pin(async move { people::create(w, &name, now).await })).await
    }

    async fn person(&self, person: PersonId) -> Result<Person> {
        self.read(move |w| Box::pin(people::person(w, person))).await
    }

    async fn rename(&self, person: PersonId, name: &str) -> Result<()> {
        limits::name("name", name)?;
        let name = name.to_owned();
        self.write(move |w| Box::pin(async move { people::rename(w, person, &name).await })).await
    }

    async fn set_preferences(&self, person: PersonId, preferences: &Value) -> Result<()> {
        let preferences = limits::json("preferences", preferences, limits::MAX_PREFERENCES)?;
        self.write(move |w| Box::pin(async move { people::set_preferences(w, person, &preferences).await }))
            .await
    }

    async fn open_session(&self, person: PersonId, expires: Millis) -> Result<Token> {
        self.write(move |w| Box::pin(people::open_session(w, person, expires))).await
    }

    async fn sign_in(&self, person: PersonId, phc: &str, expires: Millis) -> Result<Token> {
        let phc = phc.to_owned();
        self.write(move |w| Box::pin(async move { people::sign_in(w, person, &phc, expires).await })).await
    }

    async fn session(&self, token: &Token, now: Millis) -> Result<(Person, Millis)> {
        let token = token.clone();
        self.read(move |w| Box::pin(async move { people::session(w, &token, now).await })).await
    }

    async fn extend_session(&self, token: &Token, expires: Millis) -> Result<()> {
        let token = token.clone();
        self.write(move |w| Box::pin(async move { people::extend_session(w, &token, expires).await })).await
    }

    async fn close_session(&self, token: &Token) -> Result<()> {
        let token = token.clone();
        self.write(move |w| Box::pin(async move { people::close_session(w, &token).await })).await
    }

    async fn add_deck(&self, deck: Deck) -> Result<DeckId> {
        limits::deck(&deck)?;
        let quotas = self.2;
        self.write(move |w| Box::pin(async move { decks::add(w, &deck, quotas).await })).await
    }

    async fn change_deck(&self, deck: DeckId, now: Deck) -> Result<()> {
        limits::deck(&now)?;
        let quotas = self.2;
        self.write(move |w| Box::pin(async move { decks::change(w, deck, &now, quotas).await })).await
    }

    async fn delete_deck(&self, deck: DeckId, person: PersonId) -> Result<()> {
        self.write(move |w| Box::pin(decks::forget(w, deck, person))).await
    }

    async fn deck(&self, deck: DeckId) -> Result<Deck> {
        self.read(move |w| Box::pin(decks::deck(w, deck))).await
    }

    async fn decks_of(&self, person: PersonId) -> Result<Vec<(DeckId, Deck)>> {
        self.read(move |w| Box::pin(decks::of(w, person))).await
    }

    async fn secret(&self, name: &'static str) -> Result<[u8; 32]> {
        let mut fresh = [0; 32];
        getrandom::fill(&mut fresh).expect("the system has a random source");
        let fresh: String = fresh.iter().map(|byte| format!("{byte:02x}")).collect();
        self.write(move |w| Box::pin(async move { secrets::secret(w, name, &fresh).await })).await
    }

    async fn sweep_sessions(&self, now: Millis) -> Result<u64> {
        self.write(move |w| Box::pin(people::sweep_sessions(w, now))).await
    }

    async fn change_account(&self, person: PersonId, change: AccountChange) -> Result<Option<Token>> {
        limits::text("password", &change.phc, limits::MAX_PREFERENCES)?;
        if let Some(name) = &change.name {
            limits::name("name", name)?;
        }
        self.write(move |w| Box::pin(async move { people::change_account(w, person, &change).await })).await
    }

    async fn account(&self, login: &Login) -> Result<Account> {
        let login = login.clone();
        self.read(move |w| Box::pin(async move { people::account(w, &login).await })).await
    }

    async fn absorb_guest(&self, guest: PersonId, into: PersonId) -> Result<()> {
        let quotas = self.2;
        self.write(move |w| Box::pin(people::absorb_guest(w, guest, into, quotas))).await
    }

    async fn room_of(&self, person: PersonId) -> Result<Room> {
        self.read(move |w| Box::pin(room::of(w, person))).await
    }

    async fn company(&self, person: PersonId) -> Result<Vec<TableId>> {
        self.read(move |w| Box::pin(leaving::company(w, person))).await
    }

    async fn waiting_for_bots(&self, after: Option<TableId>, limit: u32) -> Result<Vec<TableId>> {
        self.read(move |w| Box::pin(lists::waiting_for_bots(w, after, limit))).await
    }

    async fn forget_person(&self, person: PersonId, gone: &str) -> Result<()> {
        limits::name("name", gone)?;
        let gone = gone.to_owned();
        self.write(move |w| Box::pin(async move { leaving::forget(w, person, &gone).await })).await
    }

    async fn guests(
        &self,
        after: Option<PersonId>,
        before: Millis,
        limit: u32,
    ) -> Result<Vec<(PersonId, bool)>> {
        self.read(move |w| Box::pin(ageing::guests(w, after, before, limit))).await
    }

    async fn forget_guest(&self, guest: PersonId, before: Millis) -> Result<bool> {
        self.write(move |w| Box::pin(ageing::forget_guest(w, guest, before))).await
    }

    async fn ready(&self) -> Result<()> {
        self.read(|w| {
            Box::pin(async { w.rows("SELECT COUNT(*) FROM people WHERE id = ''", &[]).await.map(drop) })
        })
        .await
    }

    fn latency(&self) -> &Latency {
        &self.1
    }

    fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.0.changes().subscribe()
    }

    async fn close(&self) {
        self.0.close().await;
    }
}
