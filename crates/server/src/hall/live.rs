//! One table in play.

use std::collections::HashMap;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Deref;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;
use std::time::Instant;

use catalogue::{Hosted, Problem};
use futures_util::poll;
use kernel::chance::{Given, Own};
use kernel::record::SealRecord;
use kernel::{Seat, SeatSet, Text, Turn, UndoAnswer};
use store::{
    Holder, Kind, Line, Meta, NewLine, PersonId, Since, Store, StoreError, Stored, Summary, TableId, Token,
};
use tokio::sync::{RwLock, RwLockReadGuard, watch};

use super::eyes::{Draw, Eye, Eyes};
use crate::clock;
use crate::trouble::Trouble;
use crate::webhook::{Call, Hooks, Wanted};

/// Bots that never hand over to a person are stopped here; no game of the house has so many acts.
const BOT_ACTS: usize = 20_000;
/// So much of the talk stands on the page.
const CHAT_LINES: u32 = 100;

/// What a page of the table shows is as old as this. Equal stamps, equal table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    pub version: u64,
    pub chat: u64,
    /// Who sits where, the same on every server and after a new start.
    pub seats: u64,
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.version, self.chat, self.seats)
    }
}

/// An act that a person wants to play.
#[derive(Clone, Debug)]
pub struct Act {
    pub person: PersonId,
    pub seat: Seat,
    pub word: String,
    /// The version of the page it was chosen on.
    pub version: Option<u64>,
    /// Which dice and cards the person brings.
    pub own: Own,
    /// Results that the person has rolled and drawn.
    pub given: Given,
}

/// The table while its lock is held.
pub struct Looking<'a> {
    inner: Held<'a>,
}

enum Held<'a> {
    Shared(RwLockReadGuard<'a, Inner>),
    /// By whoever changes it.
    Alone(&'a Inner),
}

impl Deref for Held<'_> {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        match self {
            Held::Shared(guard) => guard,
            Held::Alone(inner) => inner,
        }
    }
}

struct Inner {
    table: Box<dyn Hosted>,
    version: u64,
    meta: Meta,
    chat: Vec<Line>,
}

pub struct Live {
    id: TableId,
    store: Arc<dyn Store>,
    inner: RwLock<Inner>,
    stamp: watch::Sender<Stamp>,
    used: Mutex<Instant>,
    /// What the bots decide by where acts are equal.
    salt: u64,
    /// Links for friends, as long as this server remembers them.
    links: Mutex<Vec<(Seat, Token)>>,
    /// Private notes of those who look, so that nobody needs to ask for theirs with every act.
    notes: Mutex<HashMap<PersonId, String>>,
    /// Who has changed, since the table was opened, which dice and cards they bring.
    own: Mutex<HashMap<PersonId, Own>>,
    /// Who has the table open, on how many pages.
    present: Mutex<HashMap<PersonId, usize>>,
    eyes: Eyes,
    hooks: Arc<Hooks>,
}

impl Looking<'_> {
    pub fn table(&self) -> &dyn Hosted {
        &*self.inner.table
    }

    pub fn meta(&self) -> &Meta {
        &self.inner.meta
    }

    pub fn chat(&self) -> &[Line] {
        &self.inner.chat
    }

    pub fn version(&self) -> u64 {
        self.inner.version
    }

    pub fn stamp(&self) -> Stamp {
        self.inner.stamp()
    }

    /// All seats that a person plays.
    pub fn seats_of(&self, person: Option<PersonId>) -> Vec<Seat> {
        let mine = |holder: &Holder| person.is_some_and(|person| *holder == Holder::Person(person));
        (0u8..)
            .zip(&self.inner.meta.holders)
            .filter(|(_, holder)| mine(holder))
            .map(|(n, _)| Seat(n))
            .collect()
    }
}

impl Inner {
    fn stamp(&self) -> Stamp {
        let mut seats = DefaultHasher::new();
        for holder in &self.meta.holders {
            match holder {
                Holder::Bot => 0.hash(&mut seats),
                Holder::Open => 1.hash(&mut seats),
                Holder::Invited => 2.hash(&mut seats),
                Holder::Person(person) => person.hash(&mut seats),
            }
        }
        let chat = self.chat.last().map_or(0, |line| line.id);
        Stamp { version: self.version, chat, seats: seats.finish() }
    }

    fn may_act(&self, person: PersonId, seat: Seat) -> Result<(), Trouble> {
        match self.meta.holders.get(seat.index()) {
            Some(Holder::Person(holder)) if *holder == person => Ok(()),
            _ => Err(Trouble::Forbidden("trouble-not-your-seat")),
        }
    }

    /// Whether the table stands as it did on the page, where that is said.
    fn is_still(&self, version: Option<u64>) -> Result<(), Trouble> {
        if version.is_none_or(|version| version == self.version) { Ok(()) } else { Err(Trouble::Stale) }
    }

    fn seals(&self) -> Vec<SealRecord> {
        self.table.record(true).seals
    }
}

/// A page that is open; while there is one, its person is not away.
pub struct Attendance {
    live: Arc<Live>,
    person: PersonId,
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let mut present = self.live.present.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(pages) = present.get_mut(&self.person) {
            *pages -= 1;
            if *pages == 0 {
                present.remove(&self.person);
            }
        }
    }
}

/// What lists show of the table now.
pub fn summary(table: &dyn Hosted) -> Summary {
    let (deciding, over, winners) = match table.turn() {
        Turn::Decide(seats) => (seats, false, SeatSet::EMPTY),
        Turn::Over(verdict) => (SeatSet::EMPTY, true, verdict.winners),
    };
    let headline = Some(table.headline());
    Summary { headline, deciding, over, winners, updated: clock::now() }
}

/// Lets bots act until a person must decide.
pub fn run_bots(table: &mut dyn Hosted, salt: u64) -> Result<(), Problem> {
    for _ in 0..BOT_ACTS {
        match table.bot_act(salt) {
            None => break,
            Some(done) => done.map(drop)?,
        }
    }
    Ok(())
}

impl Live {
    pub async fn load(store: Arc<dyn Store>, hooks: Arc<Hooks>, stored: Stored) -> Result<Live, Trouble> {
        let title = catalogue::title(&stored.record.game)?;
        let mut table = title.reopen(&stored.record)?;
        table.set_undo_wish(stored.meta.wish);
        let mut chat = Vec::new();
        listen(&*store, stored.table, &mut chat).await?;
        let inner = Inner { table, version: stored.version, meta: stored.meta, chat };
        Ok(Live {
            id: stored.table,
            store,
            stamp: watch::Sender::new(inner.stamp()),
            inner: RwLock::new(inner),
            used: Mutex::new(Instant::now()),
            salt: random(),
            links: Mutex::new(Vec::new()),
            notes: Mutex::new(HashMap::new()),
            own: Mutex::new(HashMap::new()),
            present: Mutex::new(HashMap::new()),
            eyes: Eyes::default(),
            hooks,
        })
    }

    /// Keeps the link to a seat, in the place of an older one.
    pub fn keep_link(&self, seat: Seat, token: Token) {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.retain(|(other, _)| *other != seat);
        links.push((seat, token));
    }

    /// Where friends can sit down, for each seat that still waits for one; none where the link is not remembered.
    pub fn links(&self, holders: &[Holder]) -> Vec<(Seat, Option<String>)> {
        let links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        let link = |seat: Seat| {
            let known = links.iter().find(|(other, _)| *other == seat);
            known.map(|(_, token)| format!("/join/{}", token.reveal()))
        };
        let waits = (0u8..).zip(holders).filter(|(_, holder)| **holder == Holder::Invited);
        waits.map(|(n, _)| (Seat(n), link(Seat(n)))).collect()
    }

    pub fn id(&self) -> TableId {
        self.id
    }

    fn notes(&self) -> MutexGuard<'_, HashMap<PersonId, String>> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The private note of a person; `again` asks the store even where it is known, for another server may have changed it.
    pub async fn note(&self, person: PersonId, again: bool) -> Result<String, Trouble> {
        if !again && let Some(note) = self.known_note(person) {
            return Ok(note);
        }
        let note = self.store.note(self.id, person).await?;
        self.notes().insert(person, note.clone());
        Ok(note)
    }

    pub async fn save_note(&self, person: PersonId, text: &str) -> Result<(), Trouble> {
        let saved = self.store.put_note(self.id, person, text).await;
        // What stands there now, also after a failure, is asked for when it is wanted.
        self.notes().remove(&person);
        Ok(saved?)
    }

    /// Which dice and cards the person brings: as the table was opened, or as they have said since.
    /// Nothing where others sit at the table: they could not check the results.
    pub fn own_of(&self, person: PersonId, looking: &Looking) -> Own {
        let changed = self.own.lock().unwrap_or_else(PoisonError::into_inner).get(&person).copied();
        let seats = looking.seats_of(Some(person));
        let others = (0u8..)
            .zip(&looking.meta().holders)
            .any(|(n, holder)| *holder != Holder::Bot && !seats.contains(&Seat(n)));
        if others { Own::None } else { changed.unwrap_or_else(|| looking.table().own()) }
    }

    pub fn set_own(&self, person: PersonId, own: Own) {
        self.own.lock().unwrap_or_else(PoisonError::into_inner).insert(person, own);
    }

    pub fn touch(&self) {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    pub fn last_used(&self) -> Instant {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn is_watched(&self) -> bool {
        self.stamp.receiver_count() > 0
    }

    /// Tells whoever watches that there is something new.
    pub fn watch(&self) -> watch::Receiver<Stamp> {
        self.stamp.subscribe()
    }

    /// An eye on the table, for which its part is drawn ahead.
    pub fn open_eye(&self, draw: Draw) -> Arc<Eye> {
        self.eyes.open(draw)
    }

    /// The note of a person, where it is known without asking the store.
    pub fn known_note(&self, person: PersonId) -> Option<String> {
        self.notes().get(&person).cloned()
    }

    pub async fn look(&self) -> Looking<'_> {
        Looking { inner: Held::Shared(self.inner.read().await) }
    }

    fn announce(&self, inner: &Inner) {
        self.stamp.send_replace(inner.stamp());
    }

    /// Plays an act and those of the bots that follow. It goes on to the end even if the visitor goes away.
    pub async fn act(self: Arc<Self>, act: Act) -> Result<(), Trouble> {
        detached(async move {
            let mut inner = self.inner.write().await;
            inner.may_act(act.person, act.seat)?;
            inner.is_still(act.version)?;
            let before = inner.table.len();
            let opened_with = inner.table.own();
            *inner.table.given_mut() = act.given;
            inner.table.set_own(act.own);
            let done = inner.table.act(act.seat, &act.word);
            *inner.table.given_mut() = Given::default();
            // Bots bring no dice.
            inner.table.set_own(Own::None);
            let bots = done.map(|_| run_bots(&mut *inner.table, self.salt));
            inner.table.set_own(opened_with);
            if let Err(problem) = bots? {
                inner.table.cut(before);
                return Err(Trouble::Broken(format!("a bot was refused: {}", problem.text)));
            }
            let waited = inner.meta.summary.deciding;
            self.keep(&mut inner, before).await?;
            self.call_the_absent(&inner, act.person, waited);
            Ok(())
        })
        .await
    }

    /// Tells those whose turn it is now and who do not have the table open, if they asked for it.
    /// Whoever was waited for already has been told.
    fn call_the_absent(&self, inner: &Inner, but: PersonId, waited: SeatSet) {
        if !self.hooks.are_on() {
            return;
        }
        let present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        let waits = |seat: Seat| match inner.meta.holders.get(seat.index()) {
            Some(Holder::Person(person)) if *person != but && !present.contains_key(person) => Some(*person),
            _ => None,
        };
        let newly = inner.meta.summary.deciding.iter().filter(|seat| !waited.contains(*seat));
        let absent: Vec<PersonId> = newly.filter_map(waits).collect();
        let (store, hooks) = (self.store.clone(), self.hooks.clone());
        let (title, headline, table) = (inner.table.title(), inner.meta.summary.headline.clone(), self.id);
        tokio::spawn(async move {
            for id in absent {
                let Ok(person) = store.person(id).await else { continue };
                let Some(wish) = Wanted::by(&person) else { continue };
                let game = Text::new(format!("{}-name", title.id()));
                let headline = headline.as_ref().map(|text| title.texts().say(wish.lang, text));
                hooks.call(Call {
                    person: id,
                    address: wish.address,
                    game: title.texts().say(wish.lang, &game),
                    headline: headline.unwrap_or_default(),
                    table: table.to_string(),
                });
            }
        });
    }

    /// Somebody has the table open, until the guard is dropped.
    pub fn attend(self: &Arc<Self>, person: PersonId) -> Attendance {
        *self.present.lock().unwrap_or_else(PoisonError::into_inner).entry(person).or_insert(0) += 1;
        Attendance { live: self.clone(), person }
    }

    /// Writes the acts after the first so many; if that fails they have not happened.
    async fn keep(&self, inner: &mut Inner, before: usize) -> Result<(), Trouble> {
        let acts = inner.table.acts_since(before);
        let summary = summary(&*inner.table);
        let append = self.store.append(self.id, inner.version, &acts, &summary);
        // As it will be; nobody can look before it is on disk.
        let wish = inner.meta.wish.take();
        let old = std::mem::replace(&mut inner.meta.summary, summary.clone());
        inner.version += 1;
        match self.rehearse_during(append, inner).await {
            Ok(version) => {
                inner.version = version;
                self.announce(inner);
                Ok(())
            }
            Err(error) => {
                inner.version -= 1;
                inner.meta.summary = old;
                inner.meta.wish = wish;
                inner.table.cut(before);
                // What another server wrote in its place has the same number.
                self.eyes.forget();
                self.after_failure(inner, error).await
            }
        }
    }

    /// Draws for those who watch, one after the other, for as long as the writing takes.
    async fn rehearse_during<T>(&self, writing: impl Future<Output = T>, inner: &Inner) -> T {
        let mut writing = pin!(writing);
        for eye in self.eyes.all() {
            if let Poll::Ready(done) = poll!(writing.as_mut()) {
                return done;
            }
            // Where both share a core, the writer begins first.
            std::thread::yield_now();
            eye.rehearse(&Looking { inner: Held::Alone(inner) });
        }
        writing.await
    }

    /// Another server was faster, or the database is away: what stands there counts.
    async fn after_failure(&self, inner: &mut Inner, error: StoreError) -> Result<(), Trouble> {
        if matches!(error, StoreError::Conflict { .. } | StoreError::Unavailable(_)) {
            self.refresh(inner).await?;
        }
        Err(error.into())
    }

    pub async fn undo(
        self: Arc<Self>,
        person: PersonId,
        seat: Seat,
        version: Option<u64>,
    ) -> Result<UndoAnswer, Trouble> {
        detached(async move {
            let mut inner = self.inner.write().await;
            inner.may_act(person, seat)?;
            inner.is_still(version)?;
            let old = inner.table.record(true);
            let mut answer = inner.table.undo(seat)?;
            // Those who pass one screen around ask each other across the table, not through it.
            for (n, holder) in (0u8..).zip(&inner.meta.holders.clone()) {
                let asks = matches!(answer, UndoAnswer::Asked { waiting } if waiting.contains(Seat(n)));
                if asks && *holder == Holder::Person(person) {
                    answer = inner.table.answer_undo(Seat(n), true)?;
                }
            }
            self.keep_undo(&mut inner, answer, old).await
        })
        .await
    }

    pub async fn answer_undo(
        self: Arc<Self>,
        person: PersonId,
        seat: Seat,
        version: Option<u64>,
        yes: bool,
    ) -> Result<UndoAnswer, Trouble> {
        detached(async move {
            let mut inner = self.inner.write().await;
            inner.may_act(person, seat)?;
            // The wish that was read may have ended, and another stand in its place.
            inner.is_still(version)?;
            let old = inner.table.record(true);
            let answer = inner.table.answer_undo(seat, yes)?;
            self.keep_undo(&mut inner, answer, old).await
        })
        .await
    }

    async fn keep_undo(
        &self,
        inner: &mut Inner,
        answer: UndoAnswer,
        old: kernel::record::Record,
    ) -> Result<UndoAnswer, Trouble> {
        let summary = summary(&*inner.table);
        let wish = inner.table.undo_wish();
        let done = match answer {
            UndoAnswer::Done { to } => {
                let seals = inner.seals();
                self.store.cut(self.id, inner.version, to, &seals, &summary).await
            }
            UndoAnswer::Asked { .. } | UndoAnswer::Declined => {
                self.store.set_wish(self.id, inner.version, wish).await
            }
        };
        match done {
            Ok(version) => {
                inner.version = version;
                inner.meta.summary = summary;
                inner.meta.wish = wish;
                self.announce(inner);
                Ok(answer)
            }
            Err(error) => {
                inner.table = catalogue::title(&old.game)?.reopen(&old)?;
                inner.table.set_undo_wish(inner.meta.wish);
                self.after_failure(inner, error).await.map(|()| answer)
            }
        }
    }

    pub async fn say(self: Arc<Self>, person: PersonId, text: String) -> Result<(), Trouble> {
        detached(async move {
            let mut inner = self.inner.write().await;
            let looking = |holder: &Holder| *holder == Holder::Person(person);
            let seat = inner.meta.holders.iter().position(looking).map(|n| Seat(n as u8));
            let line = NewLine { person, seat, text, at: clock::now() };
            let line = self.store.say(self.id, line).await?;
            let known = inner.chat.last().map_or(0, |line| line.id);
            if line.id == known + 1 {
                inner.chat.push(line);
            } else {
                // Others spoke at another server.
                listen(&*self.store, self.id, &mut inner.chat).await?;
            }
            self.announce(&inner);
            Ok(())
        })
        .await
    }

    /// Something was written to the table, here or by another server.
    pub async fn catch_up(&self, version: u64, kind: Kind) {
        let is_known = |here: u64| matches!(kind, Kind::Acts | Kind::Wish) && version <= here;
        // Most changes are our own, and are not worth waiting for the table.
        if is_known(self.stamp.borrow().version) {
            return;
        }
        let mut inner = self.inner.write().await;
        if !is_known(inner.version)
            && let Err(trouble) = self.refresh(&mut inner).await
        {
            eprintln!("resolute: table {} could not be followed: {trouble:?}", self.id);
        }
    }

    pub async fn reload(&self) {
        let mut inner = self.inner.write().await;
        if let Err(trouble) = self.refresh(&mut inner).await {
            eprintln!("resolute: table {} could not be loaded again: {trouble:?}", self.id);
        }
    }

    async fn refresh(&self, inner: &mut Inner) -> Result<(), Trouble> {
        let before = inner.stamp();
        let Since { version, kept, acts, seals: _, meta, seats } =
            self.store.load_since(self.id, inner.version).await?;
        if inner.table.follow(kept, &acts).is_err() {
            // The way there is lost, so the whole table is read again.
            let stored = self.store.load(self.id).await?;
            inner.table = catalogue::title(&stored.record.game)?.reopen(&stored.record)?;
        }
        for (n, player) in (0u8..).zip(seats) {
            if inner.table.players()[usize::from(n)] != player {
                inner.table.set_player(Seat(n), player);
            }
        }
        inner.version = version;
        inner.meta = meta;
        inner.table.set_undo_wish(inner.meta.wish);
        listen(&*self.store, self.id, &mut inner.chat).await?;
        if inner.stamp() != before {
            self.announce(inner);
        }
        Ok(())
    }
}

/// Adds what was said since the last line that is known, and keeps what stands on the page.
async fn listen(store: &dyn Store, table: TableId, known: &mut Vec<Line>) -> Result<(), StoreError> {
    loop {
        let after = known.last().map_or(0, |line: &Line| line.id);
        let more = store.chat(table, after, CHAT_LINES).await?;
        let was_last = more.len() < CHAT_LINES as usize;
        known.extend(more);
        known.drain(..known.len().saturating_sub(CHAT_LINES as usize));
        if was_last {
            return Ok(());
        }
    }
}

/// A random number for what needs no secret.
pub fn random() -> u64 {
    getrandom::u64().unwrap_or_default()
}

/// Work that must not be broken off when the visitor goes away.
async fn detached<T: Send + 'static>(
    work: impl Future<Output = Result<T, Trouble>> + Send + 'static,
) -> Result<T, Trouble> {
    tokio::spawn(work).await.unwrap_or_else(|error| Err(Trouble::Broken(error.to_string())))
}
