//! One table in play.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::{Deref, Range};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;
use std::time::Instant;

use catalogue::story::Story;
use catalogue::{ActChanges, Hosted, Problem, lesson};
use futures_util::{FutureExt, poll};
use kernel::chance::{Given, Own};
use kernel::record::SealRecord;
use kernel::{Ending, Player, Seat, SeatSet, Text, Turn, UndoAnswer, UndoWish, Viewer};
use serde::Serialize;
use store::{
    ChangeKind, ChatLine, Holder, Meta, Millis, NewChatLine, PersonId, Since, Store, StoreError, Stored,
    Summary, TableId, Token,
};
use tokio::sync::{RwLock, RwLockReadGuard, watch};

use super::accepted::{Accepted, request};
use super::bot_turns::{BotTurns, is_bots_turn};
use super::opening::fresh_seed;
use super::prerender::{Draw, Prerender, Prerenders};
use super::presence::{Attendance, Presence};
use super::timing;
use crate::clock::{self, TurnTime};
use crate::heavy::HeavyWork;
use crate::http_error::HttpError;
use crate::identity::Key;
use crate::webhook::{Call, Hooks, Wanted};

/// Number of chat lines shown on the page.
const CHAT_LINES: u32 = 100;
/// Maximum number of acts that are listed as what others did since the seat's last turn.
const RECENT_ACTS: usize = 24;
/// How often a seat may ask to take something back before the game goes on.
const WISHES: u32 = 3;

/// Says how old the content of a table's page is. Equal stamps mean equal tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    pub version: u64,
    pub chat: u64,
    /// Hash of who sits where, their names, their times, the rematch, and what others
    /// are asked to take back. It is the same on every server and after a restart.
    pub seats: u64,
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.version, self.chat, self.seats)
    }
}

/// How a great moment (a stage) is played back, as set by somebody who sits at the table.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Steer {
    /// The act that the moment belongs to.
    pub act: usize,
    pub pace: f32,
    pub paused: bool,
    /// How many steps the person who set this has seen. Viewers who are behind catch up.
    pub step: u32,
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
pub struct TableGuard<'a> {
    inner: Held<'a>,
}

enum Held<'a> {
    Shared(RwLockReadGuard<'a, Inner>),
    /// Held by the code that changes the table and already has the write lock.
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

pub(super) struct Inner {
    pub(super) table: Box<dyn Hosted>,
    pub(super) version: u64,
    pub(super) meta: Meta,
    chat: Vec<ChatLine>,
    /// How often each seat has asked to take something back at this version.
    wishes: HashMap<Seat, (u64, u32)>,
}

pub struct Live {
    pub(super) id: TableId,
    pub(super) store: Arc<dyn Store>,
    pub(super) inner: RwLock<Inner>,
    stamp: watch::Sender<Stamp>,
    /// Becomes true when the table is deleted.
    gone: watch::Sender<bool>,
    used: Mutex<Instant>,
    /// Breaks ties between acts that a bot finds equally good.
    pub(super) salt: u64,
    pub(super) bots: Arc<BotTurns>,
    /// Held while bots act on their own, so that this runs only once per table.
    pub(super) settling: tokio::sync::Mutex<()>,
    /// Limits how many games are set up at once.
    pub(super) openings: Arc<HeavyWork>,
    /// The clock by which turns are timed.
    pub(super) time: TurnTime,
    /// The links of teams are derived from it.
    key: Key,
    /// Links for friends, each with the person who made it. They are kept in memory only.
    links: Mutex<Vec<(Seat, Token, Option<PersonId>)>>,
    notes: Mutex<KnownNotes>,
    missed: Mutex<Option<Missed>>,
    /// Which dice and cards people bring, if they have changed that since the table was loaded.
    own: Mutex<HashMap<PersonId, Own>>,
    /// Kinds of questions that people have met or closed since the table was loaded. Kept here so that pages drawn ahead know of them too.
    coached: Mutex<HashMap<PersonId, HashSet<String>>>,
    presence: Arc<Presence>,
    accepted: Accepted,
    prerenders: Prerenders,
    hooks: Arc<Hooks>,
    steer: watch::Sender<Option<Steer>>,
    /// What others did since the last turn of each seat.
    since: Mutex<HashMap<Seat, SinceLastTurn>>,
    /// How the game went, cached.
    story: Mutex<Option<(ToldOf, Arc<Story>)>>,
}

/// Private notes of the people who look at the table, cached so that the store is not asked for them after every act.
#[derive(Default)]
struct KnownNotes {
    known: HashMap<PersonId, String>,
    /// Counts how often a note was saved, here or on another server. A note that was read before the latest save is outdated.
    saved: u64,
}

/// A change that was written to the table but is not read yet.
struct Missed {
    version: u64,
    /// Whether something other than acts has changed.
    more: bool,
}

/// A cached result for these acts. A different hash after them means that they were taken back and others were played.
struct SinceLastTurn {
    acts: Range<usize>,
    hash: String,
    changes: Arc<Vec<ActChanges>>,
}

/// The state that a story was told for. The version alone is not enough: an
/// act that was drawn ahead but never reached the disk had the same version.
#[derive(PartialEq)]
struct ToldOf {
    version: u64,
    acts: usize,
    hash: Option<String>,
    ending: Option<Ending>,
}

impl TableGuard<'_> {
    pub fn table(&self) -> &dyn Hosted {
        &*self.inner.table
    }

    pub fn meta(&self) -> &Meta {
        &self.inner.meta
    }

    pub fn chat(&self) -> &[ChatLine] {
        &self.inner.chat
    }

    pub fn version(&self) -> u64 {
        self.inner.version
    }

    pub fn stamp(&self) -> Stamp {
        self.inner.stamp()
    }

    /// All seats that the person plays.
    pub fn seats_of(&self, person: Option<PersonId>) -> Vec<Seat> {
        let Some(person) = person else { return Vec::new() };
        let all = (0u8..).zip(&self.inner.meta.holders).map(|(n, _)| Seat(n));
        all.filter(|seat| self.inner.meta.plays(person, *seat)).collect()
    }

    /// Whether the person plays here or has opened the table.
    pub fn takes_part(&self, person: PersonId) -> bool {
        let meta = &self.inner.meta;
        meta.host == Some(person) || (0..meta.holders.len() as u8).any(|n| meta.plays(person, Seat(n)))
    }

    /// Whether every seat that is not a bot belongs to this person, and nobody shares it.
    pub fn is_alone(&self, person: Option<PersonId>) -> bool {
        let Meta { holders, members, .. } = &self.inner.meta;
        let Some(me) = person.map(Holder::Person) else { return false };
        members.is_empty()
            && holders.contains(&me)
            && holders.iter().all(|holder| *holder == Holder::Bot || *holder == me)
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
        for member in &self.meta.members {
            (member.seat, member.person, &member.name).hash(&mut seats);
        }
        self.table.players().iter().for_each(|player| player.name().hash(&mut seats));
        for time in self.meta.summary.times.iter().flat_map(|times| &times.seats) {
            (time.bank, time.used, time.since, time.unseen).hash(&mut seats);
        }
        self.meta.teams.hash(&mut seats);
        if let Some(wish) = self.meta.wish {
            (wish.by, wish.to).hash(&mut seats);
            wish.waiting.iter().for_each(|seat| seat.hash(&mut seats));
        }
        self.meta.successor.as_ref().map(|successor| (successor.table, &successor.by)).hash(&mut seats);
        // When somebody is deleted, their lines stay but lose their author, so the authors count too.
        self.chat.iter().for_each(|line| line.person.hash(&mut seats));
        let chat = self.chat.last().map_or(0, |line| line.id);
        Stamp { version: self.version, chat, seats: seats.finish() }
    }

    pub(super) fn may_act(&self, person: PersonId, seat: Seat) -> Result<(), HttpError> {
        if self.meta.plays(person, seat) {
            Ok(())
        } else {
            Err(HttpError::Forbidden("trouble-not-your-seat"))
        }
    }

    pub(super) fn is_running(&self) -> Result<(), HttpError> {
        match self.table.turn() {
            Turn::Decide(_) => Ok(()),
            Turn::Over(_) => Err(Problem::new("bad-state", Text::new("table-over")).into()),
        }
    }

    /// The name to be shown with an act if the seat is played by several people.
    fn signature(&self, person: PersonId, seat: Seat) -> Option<Player> {
        let member = self.meta.members.iter().filter(|member| member.seat == seat);
        let own = member.clone().find(|member| member.person == person).map(|member| member.name.clone());
        let is_team = member.count() > 0;
        let name = own.unwrap_or_else(|| self.table.players()[seat.index()].name().to_owned());
        is_team.then_some(Player::Person(name))
    }

    /// Whether the table is still at the version that the page showed. True if the page did not say one.
    fn is_still(&self, version: Option<u64>) -> Result<(), HttpError> {
        if version.is_none_or(|version| version == self.version) { Ok(()) } else { Err(HttpError::Stale) }
    }

    /// Allows one wish at a time, and only a few per seat before the game goes on, so that somebody who has said no is not asked for ever.
    fn may_wish(&mut self, seat: Seat, open: Option<UndoWish>) -> Result<(), HttpError> {
        let refused = |key: &'static str| Err(Problem::new("bad-state", Text::new(key)).into());
        if open.is_some() {
            return refused("trouble-wish-open");
        }
        let (version, count) = self.wishes.entry(seat).or_default();
        if *version != self.version {
            (*version, *count) = (self.version, 0);
        }
        if *count >= WISHES {
            return refused("trouble-wishes");
        }
        *count += 1;
        Ok(())
    }

    fn seals(&self) -> Vec<SealRecord> {
        self.table.seals()
    }
}

/// Lists recognise a lesson by this key.
pub const LESSON_HEADLINE: &str = "lesson-headline";

/// What lists show of the table at this moment.
pub fn summary(table: &dyn Hosted, now: Millis) -> Summary {
    let (deciding, over, winners) = match table.turn() {
        Turn::Decide(seats) => (seats, false, SeatSet::EMPTY),
        Turn::Over(verdict) => (SeatSet::EMPTY, true, verdict.winners),
    };
    let headline = table.headline();
    let headline =
        if lesson::leads(table) { Text::new(LESSON_HEADLINE).text("headline", headline) } else { headline };
    let headline = Some(headline);
    Summary { headline, deciding, over, winners, updated: now, times: None }
}

impl Live {
    pub async fn load(
        store: Arc<dyn Store>,
        hooks: Arc<Hooks>,
        (bots, openings): (Arc<BotTurns>, Arc<HeavyWork>),
        time: TurnTime,
        key: Key,
        stored: Stored,
    ) -> Result<Live, HttpError> {
        let title = catalogue::title(&stored.record.game)?;
        let (found, known) = (stored.record.rules, title.rules());
        if found != known {
            let text = Text::new("trouble-rules").number("found", found).number("known", known);
            return Err(Problem::new("other-rules", text).into());
        }
        let mut table = title.reopen(&stored.record)?;
        table.set_undo_wish(stored.meta.wish);
        let mut chat = Vec::new();
        listen(&*store, stored.table, &mut chat).await?;
        let wishes = HashMap::new();
        let inner = Inner { table, version: stored.version, meta: stored.meta, chat, wishes };
        Ok(Live {
            id: stored.table,
            store,
            stamp: watch::Sender::new(inner.stamp()),
            inner: RwLock::new(inner),
            gone: watch::Sender::new(false),
            used: Mutex::new(Instant::now()),
            salt: random(),
            bots,
            settling: tokio::sync::Mutex::default(),
            openings,
            time,
            key,
            links: Mutex::new(Vec::new()),
            notes: Mutex::default(),
            missed: Mutex::default(),
            own: Mutex::new(HashMap::new()),
            coached: Mutex::new(HashMap::new()),
            presence: Arc::default(),
            accepted: Accepted::default(),
            prerenders: Prerenders::default(),
            hooks,
            steer: watch::Sender::new(None),
            since: Mutex::default(),
            story: Mutex::new(None),
        })
    }

    /// Keeps the link to a seat, replacing an older one. It is shown to the table's owner and to the person who made it.
    pub fn keep_link(&self, seat: Seat, token: Token, by: Option<PersonId>) {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.retain(|(other, ..)| *other != seat);
        links.push((seat, token, by));
    }

    /// The seats that still wait for a friend, each with its link, as far as this person may
    /// know them. The owner sees all of these seats; the link is None if it is not remembered.
    pub fn links(&self, meta: &Meta, person: Option<PersonId>) -> Vec<(Seat, Option<String>)> {
        let links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        let is_host = person.is_some() && meta.host == person;
        let waits = (0u8..).zip(&meta.holders).filter(|(_, holder)| **holder == Holder::Invited);
        let link = |n: u8| {
            let known = links.iter().find(|(other, ..)| *other == Seat(n));
            let mine = known.is_some_and(|(.., by)| person.is_some() && *by == person);
            let path = known.map(|(_, token, _)| format!("/join/{}", token.reveal()));
            (is_host || mine).then_some((Seat(n), path))
        };
        waits.filter_map(|(n, _)| link(n)).collect()
    }

    /// The link by which more people join a seat. It becomes invalid when the seat changes hands.
    pub fn team_link(&self, meta: &Meta, seat: Seat) -> Token {
        self.key.team_link(self.id, seat, meta.handovers_of(seat))
    }

    pub fn id(&self) -> TableId {
        self.id
    }

    fn notes(&self) -> MutexGuard<'_, KnownNotes> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The private note of a person. With `again` the store is asked even if the note is cached.
    pub async fn note(&self, person: PersonId, again: bool) -> Result<String, HttpError> {
        if !again && let Some(note) = self.known_note(person) {
            return Ok(note);
        }
        let saved = self.notes().saved;
        let note = self.store.note(self.id, person).await?;
        let mut notes = self.notes();
        if notes.saved == saved {
            notes.known.insert(person, note.clone());
        }
        Ok(note)
    }

    pub async fn save_note(&self, person: PersonId, text: &str) -> Result<(), HttpError> {
        let saved = self.store.put_note(self.id, person, text).await;
        // Even if saving failed the stored note may have changed, so it is read again when it is next needed.
        self.forget_notes();
        Ok(saved?)
    }

    fn forget_notes(&self) {
        let mut notes = self.notes();
        notes.known.clear();
        notes.saved += 1;
    }

    /// Which dice and cards the person brings: what they chose last, or else what the table was
    /// opened with. None if others sit at the table, because they could not check the results.
    pub fn own_of(&self, person: PersonId, looking: &TableGuard) -> Own {
        let changed = self.own.lock().unwrap_or_else(PoisonError::into_inner).get(&person).copied();
        let alone = looking.is_alone(Some(person));
        if alone { changed.unwrap_or_else(|| looking.table().own()) } else { Own::None }
    }

    pub fn set_own(&self, person: PersonId, own: Own) {
        self.own.lock().unwrap_or_else(PoisonError::into_inner).insert(person, own);
    }

    /// Sets pace and pause for everybody who watches a great moment here. This is not stored.
    pub fn steer(&self, steer: Steer) {
        self.steer.send_replace(Some(steer));
    }

    pub fn steered(&self) -> watch::Receiver<Option<Steer>> {
        self.steer.subscribe()
    }

    /// How the game went. It is cached, because telling it replays all acts.
    pub fn story(&self, looking: &TableGuard) -> Arc<Story> {
        let table = looking.table();
        let acts = table.len();
        let hash = table.hash_after(acts).map(|hash| hash.to_string());
        let now = ToldOf { version: looking.version(), acts, hash, ending: table.ending() };
        let mut told = self.story.lock().unwrap_or_else(PoisonError::into_inner);
        match &*told {
            Some((of, story)) if *of == now => story.clone(),
            _ => {
                let story = Arc::new(table.story());
                *told = Some((now, story.clone()));
                story
            }
        }
    }

    /// What others did since the last turn of a seat. This does not change while the seat decides, so it is computed once per turn.
    pub fn since_last_turn(&self, looking: &TableGuard, seat: Seat) -> Arc<Vec<ActChanges>> {
        let table = looking.table();
        let others = table.last_acts_of_others(seat);
        let acts = others.start.max(others.end.saturating_sub(RECENT_ACTS))..others.end;
        let hash = table.hash_after(acts.end).unwrap_or_default();
        let mut known = self.since.lock().unwrap_or_else(PoisonError::into_inner);
        match known.get(&seat) {
            Some(since) if since.acts == acts && since.hash == hash => since.changes.clone(),
            _ => {
                let changes = Arc::new(table.changes(Viewer::Seat(seat), acts.start, acts.end));
                let since = SinceLastTurn { acts, hash: hash.to_owned(), changes: changes.clone() };
                known.insert(seat, since);
                changes
            }
        }
    }

    pub fn touch(&self) {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    pub fn last_used(&self) -> Instant {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether something would be lost if the table were dropped from memory.
    pub fn knows_more_than_disk(&self) -> bool {
        let links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        let own = self.own.lock().unwrap_or_else(PoisonError::into_inner);
        !links.is_empty() || !own.is_empty()
    }

    pub fn is_watched(&self) -> bool {
        self.stamp.receiver_count() > 0
    }

    /// Tells everybody who watches that the table was deleted.
    pub(super) fn vanish(&self) {
        self.gone.send_replace(true);
    }

    pub fn is_gone(&self) -> bool {
        *self.gone.borrow()
    }

    /// Changes when the table is deleted.
    pub fn watch_end(&self) -> watch::Receiver<bool> {
        self.gone.subscribe()
    }

    /// Changes whenever there is something new to show.
    pub fn watch(&self) -> watch::Receiver<Stamp> {
        self.stamp.subscribe()
    }

    /// Registers a viewer of the table, for whom the next part of the page is drawn ahead.
    pub fn prerender(&self, person: Option<PersonId>, draw: Draw) -> Arc<Prerender> {
        self.prerenders.open(person, draw)
    }

    /// The note of a person, if it is cached.
    pub fn known_note(&self, person: PersonId) -> Option<String> {
        self.notes().known.get(&person).cloned()
    }

    pub async fn look(&self) -> TableGuard<'_> {
        TableGuard { inner: Held::Shared(self.inner.read().await) }
    }

    pub(super) fn announce(&self, inner: &Inner) {
        self.stamp.send_replace(inner.stamp());
    }

    /// Plays an act and the bots' acts that follow. It runs to the end even if the client disconnects.
    pub async fn act(self: Arc<Self>, act: Act) -> Result<(), HttpError> {
        detached(self.clone(), async move {
            let mut inner = self.inner.write().await;
            inner.may_act(act.person, act.seat)?;
            let request = request(act.seat, &act.word, act.version);
            if self.accepted.is_repeat(act.person, request.as_ref()) {
                return Ok(());
            }
            inner.is_still(act.version)?;
            let before = inner.table.len();
            let opened_with = inner.table.own();
            let (given, own) = match inner.table.is_lesson() {
                true => (lesson::given(&*inner.table, act.seat, &act.word), Own::None),
                false => (act.given, act.own),
            };
            *inner.table.given_mut() = given;
            inner.table.set_own(own);
            let done = inner.table.act(act.seat, &act.word);
            if done.is_ok() {
                let by = inner.signature(act.person, act.seat);
                inner.table.sign_last(by);
            }
            *inner.table.given_mut() = Given::default();
            inner.table.set_own(opened_with);
            done?;
            if let Err(problem) = self.answer_with_bots(&mut *inner.table).await {
                inner.table.cut(before);
                return Err(HttpError::Broken(format!("a bot was refused: {}", problem.text)));
            }
            let waited = inner.meta.summary.deciding;
            self.keep(&mut inner, before, Some(act.person)).await?;
            self.accepted.keep(act.person, request);
            self.call_the_absent(&inner, Some(act.person), waited);
            if is_bots_turn(&*inner.table) {
                drop(inner);
                // The person's act is stored, whether or not the bots' acts fail.
                drop(self.follow_with_bots().await);
            }
            Ok(())
        })
        .await
    }

    /// Calls the webhooks of people whose turn it is now and who do not have the table
    /// open. Seats that were already being waited for (`waited`) were told before.
    pub(super) fn call_the_absent(&self, inner: &Inner, but: Option<PersonId>, waited: SeatSet) {
        if !self.hooks.are_on() {
            return;
        }
        let newly = inner.meta.summary.deciding.iter().filter(|seat| !waited.contains(*seat));
        let people = newly.flat_map(|seat| inner.meta.people_of(seat));
        let absent: Vec<PersonId> =
            people.filter(|person| Some(*person) != but && !self.presence.is_here(*person)).collect();
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

    /// Marks that somebody has the table open, until the guard is dropped.
    pub fn attend(&self, person: Option<PersonId>) -> Attendance {
        self.presence.enter(person)
    }

    pub fn presence(&self) -> &Presence {
        &self.presence
    }

    pub fn time(&self) -> &TurnTime {
        &self.time
    }

    /// What lists show of the table after these seats have acted, with the resulting times.
    pub(super) fn summary_after(&self, inner: &Inner, acted: SeatSet) -> Summary {
        self.summary_of_step(inner, acted, false)
    }

    fn summary_of_step(&self, inner: &Inner, acted: SeatSet, is_undo: bool) -> Summary {
        let now = self.time.now();
        let mut summary = summary(&*inner.table, now);
        let old = &inner.meta.summary;
        if let (Some(times), Some(clock)) = (&old.times, inner.meta.clock) {
            let (holders, before, after) = (&inner.meta.holders, old.deciding, summary.deciding);
            let step = timing::Step { clock, now, holders, before, acted, after, is_undo };
            summary.times = Some(timing::go_on(times, &step));
        }
        summary
    }

    /// Writes the acts after the first `before` acts. If that fails they are dropped, as if they had not happened.
    pub(super) async fn keep(
        &self,
        inner: &mut Inner,
        before: usize,
        actor: Option<PersonId>,
    ) -> Result<(), HttpError> {
        let acts = inner.table.acts_since(before);
        let summary = self.summary_after(inner, acts.iter().map(|act| act.seat).collect());
        let append = self.store.append(self.id, inner.version, &acts, &summary);
        // Set the new state already. The table is locked, so nobody can see it before it is on disk.
        let wish = inner.meta.wish.take();
        let old = std::mem::replace(&mut inner.meta.summary, summary.clone());
        inner.version += 1;
        match self.draw_ahead_during(append, inner, actor).await {
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
                inner.table.set_undo_wish(wish);
                // Another server may have written different acts under the same version number.
                self.prerenders.forget();
                self.after_failure(inner, error).await
            }
        }
    }

    /// While the write is running, draws the new part for the viewers, one after the other, and stops when the write is done. The person
    /// who acted is left out and drawn for afterwards, because nobody should wait for them: they know their act already.
    async fn draw_ahead_during<T>(
        &self,
        writing: impl Future<Output = T>,
        inner: &Inner,
        actor: Option<PersonId>,
    ) -> T {
        let mut writing = pin!(writing);
        for prerender in self.prerenders.of_others(actor) {
            if let Poll::Ready(done) = poll!(writing.as_mut()) {
                return done;
            }
            // If both share a core, let the writer begin first.
            std::thread::yield_now();
            // An act must not fail because drawing for a viewer panics.
            let drawing =
                AssertUnwindSafe(|| prerender.draw_ahead(&TableGuard { inner: Held::Alone(inner) }));
            drop(catch_unwind(drawing));
        }
        writing.await
    }

    /// Another server was faster, or the database is unavailable. What is stored counts, so the table is read again.
    pub(super) async fn after_failure(&self, inner: &mut Inner, error: StoreError) -> Result<(), HttpError> {
        match error {
            StoreError::Conflict { .. } | StoreError::Unavailable(_) => self.refresh(inner).await?,
            // "Uncertain" is more important to report than a failure to read the table: nobody knows whether the act was stored.
            StoreError::Uncertain => drop(self.refresh(inner).await),
            _ => {}
        }
        Err(error.into())
    }

    pub async fn undo(
        self: Arc<Self>,
        person: PersonId,
        seat: Seat,
        version: Option<u64>,
    ) -> Result<UndoAnswer, HttpError> {
        detached(self.clone(), async move {
            let mut inner = self.inner.write().await;
            inner.may_act(person, seat)?;
            let request = request(seat, "undo", version);
            if self.accepted.is_repeat(person, request.as_ref()) {
                return Ok(UndoAnswer::Done { to: inner.table.len() });
            }
            inner.is_still(version)?;
            let open = inner.table.undo_wish();
            if let Some(wish) = open.filter(|wish| wish.by == seat) {
                return Ok(UndoAnswer::Asked { waiting: wish.waiting });
            }
            let old = inner.table.record(true);
            let mut answer = inner.table.undo(seat)?;
            // Seats played by the same person agree at once: people who share one screen ask each other directly.
            for seat in (0..inner.meta.holders.len() as u8).map(Seat) {
                let asks = matches!(answer, UndoAnswer::Asked { waiting } if waiting.contains(seat));
                if asks && inner.meta.plays(person, seat) {
                    answer = inner.table.answer_undo(seat, true)?;
                }
            }
            if matches!(answer, UndoAnswer::Asked { .. })
                && let Err(trouble) = inner.may_wish(seat, open)
            {
                inner.table.set_undo_wish(open);
                return Err(trouble);
            }
            let answer = self.keep_undo(&mut inner, answer, old).await?;
            // Only an undo that was done counts as accepted. A wish may be repeated
            // after it was refused, and the version is still the same then.
            if matches!(answer, UndoAnswer::Done { .. }) {
                self.accepted.keep(person, request);
            }
            Ok(answer)
        })
        .await
    }

    pub async fn answer_undo(
        self: Arc<Self>,
        person: PersonId,
        seat: Seat,
        version: Option<u64>,
        by: Option<Seat>,
        yes: bool,
    ) -> Result<UndoAnswer, HttpError> {
        detached(self.clone(), async move {
            let mut inner = self.inner.write().await;
            inner.may_act(person, seat)?;
            // The wish that the person saw may have ended and another one may have taken its place.
            inner.is_still(version)?;
            let open = inner.table.undo_wish();
            if by.is_some() && by != open.map(|wish| wish.by) {
                return Err(HttpError::Stale);
            }
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
    ) -> Result<UndoAnswer, HttpError> {
        let is_undo = matches!(answer, UndoAnswer::Done { .. });
        let summary = self.summary_of_step(inner, SeatSet::EMPTY, is_undo);
        let wish = inner.table.undo_wish();
        let done = match answer {
            UndoAnswer::Done { to } => {
                let seals = inner.seals();
                // Another server may have stored a refusal in the meantime. Then this call fails and the undo is not done.
                let agreed = match inner.meta.wish {
                    Some(wish) => self.store.set_wish(self.id, inner.version, Some(wish), None).await,
                    None => Ok(()),
                };
                match agreed {
                    Ok(()) => self.store.cut(self.id, inner.version, to, &seals, &summary).await,
                    Err(error) => Err(error),
                }
            }
            UndoAnswer::Asked { .. } | UndoAnswer::Declined => {
                let kept = self.store.set_wish(self.id, inner.version, inner.meta.wish, wish).await;
                kept.map(|()| inner.version)
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

    /// Leaves the lesson: the game goes on without the coach, with a fresh seed.
    pub async fn leave_lesson(
        self: Arc<Self>,
        person: PersonId,
        seat: Seat,
        version: Option<u64>,
    ) -> Result<(), HttpError> {
        let fresh = fresh_seed()?;
        detached(self.clone(), async move {
            let mut inner = self.inner.write().await;
            inner.may_act(person, seat)?;
            inner.is_still(version)?;
            if !inner.table.is_lesson() {
                return Ok(());
            }
            let old = inner.table.record(true);
            inner.table.leave_lesson(fresh);
            // No act is taken back; only the seals are written again.
            let all = UndoAnswer::Done { to: inner.table.len() };
            self.keep_undo(&mut inner, all, old).await.map(drop)
        })
        .await
    }

    /// Kinds of questions for which this person no longer needs a coach line at this table.
    pub fn coached(&self, person: PersonId) -> HashSet<String> {
        let coached = self.coached.lock().unwrap_or_else(PoisonError::into_inner);
        coached.get(&person).cloned().unwrap_or_default()
    }

    /// Marks a kind of question as coached, or unmarks it.
    pub fn set_coached(&self, person: PersonId, kind: &str, is: bool) {
        let mut coached = self.coached.lock().unwrap_or_else(PoisonError::into_inner);
        let kinds = coached.entry(person).or_default();
        if is {
            kinds.insert(kind.to_owned())
        } else {
            kinds.remove(kind)
        };
    }

    pub async fn say(self: Arc<Self>, person: PersonId, text: String) -> Result<(), HttpError> {
        detached(self.clone(), async move {
            let mut inner = self.inner.write().await;
            let mut seats = (0..inner.meta.holders.len() as u8).map(Seat);
            let seat = seats.find(|seat| inner.meta.plays(person, *seat));
            let line = NewChatLine { person, seat, text, at: clock::now() };
            let line = self.store.say(self.id, line).await?;
            let known = inner.chat.last().map_or(0, |line| line.id);
            if line.id == known + 1 {
                inner.chat.push(line);
            } else {
                // People on other servers have spoken in between, so their lines are read too.
                listen(&*self.store, self.id, &mut inner.chat).await?;
            }
            self.announce(&inner);
            Ok(())
        })
        .await
    }

    /// Called when something was written to the table, here or by another server.
    /// The table is read again as soon as it is free; the caller does not wait.
    pub fn catch_up(self: &Arc<Self>, version: u64, kind: ChangeKind) {
        if kind == ChangeKind::Note {
            return self.forget_notes();
        }
        // Most changes were made by this server itself.
        if kind == ChangeKind::Acts && version <= self.stamp.borrow().version {
            return;
        }
        let missed = Missed { version, more: kind != ChangeKind::Acts };
        let mut known = self.missed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = &mut *known {
            known.version = known.version.max(missed.version);
            known.more |= missed.more;
            return;
        }
        *known = Some(missed);
        let live = self.clone();
        tokio::spawn(async move {
            let mut inner = live.inner.write().await;
            let missed = live.missed.lock().unwrap_or_else(PoisonError::into_inner).take();
            if missed.is_some_and(|missed| missed.more || missed.version > inner.version)
                && let Err(trouble) = live.refresh(&mut inner).await
                && !live.is_gone()
            {
                tracing::error!(table = %live.id, ?trouble, "a table could not be followed");
            }
        });
    }

    pub async fn reload(&self) {
        self.forget_notes();
        let mut inner = self.inner.write().await;
        if let Err(trouble) = self.refresh(&mut inner).await
            && !self.is_gone()
        {
            tracing::error!(table = %self.id, ?trouble, "a table could not be loaded again");
        }
    }

    /// Called after a panic in the middle of a change. What is in the store counts.
    async fn recover(&self) {
        self.prerenders.forget();
        let mut inner = self.inner.write().await;
        // Version 0 is older than anything stored, so everything is read again.
        inner.version = 0;
        if let Err(trouble) = self.refresh(&mut inner).await {
            tracing::error!(table = %self.id, ?trouble, "a table could not be recovered");
        }
    }

    pub(super) async fn refresh(&self, inner: &mut Inner) -> Result<(), HttpError> {
        let before = inner.stamp();
        let since = self.store.load_since(self.id, inner.version).await;
        if matches!(since, Err(StoreError::NotFound(_))) {
            self.vanish();
        }
        let Since { version, kept, acts, ending, seals, meta, seats } = since?;
        // No acts can follow an early end. If acts were added or taken back, the end was undone.
        if kept < inner.table.len() || !acts.is_empty() {
            inner.table.set_ending(None);
        }
        // Different seals mean that another server sealed the game again, because a lesson was left or
        // acts were taken back after the end. `follow` also accepts acts of which only the signature has
        // changed, but a seed may now deal from an earlier act than before, so the seals are compared too.
        let commitment = seals.last().map(|seal| seal.commitment.clone());
        if inner.table.commitment() != commitment
            || inner.table.follow(kept, &acts).is_err()
            || inner.table.seals() != seals
        {
            // The table cannot be updated step by step, so it is read again completely.
            let stored = self.store.load(self.id).await?;
            inner.table = catalogue::title(&stored.record.game)?.reopen(&stored.record)?;
        }
        for (n, player) in (0u8..).zip(seats) {
            if inner.table.players()[usize::from(n)] != player {
                inner.table.set_player(Seat(n), player);
            }
        }
        inner.table.set_ending(ending);
        inner.version = version;
        inner.meta = meta;
        inner.table.set_undo_wish(inner.meta.wish);
        // Lines that are known already may have lost their author, if that person was deleted.
        let known = inner.chat.first().map_or(0, |line| line.id.saturating_sub(1));
        inner.chat = heard_after(&*self.store, self.id, known).await?;
        if inner.stamp() != before {
            self.announce(inner);
        }
        Ok(())
    }
}

/// The chat lines after `line`, limited to what the page shows.
async fn heard_after(store: &dyn Store, table: TableId, line: u64) -> Result<Vec<ChatLine>, StoreError> {
    let mut heard = store.chat(table, line, CHAT_LINES).await?;
    if heard.len() == CHAT_LINES as usize {
        listen(store, table, &mut heard).await?;
    }
    Ok(heard)
}

/// Adds the chat lines after the last known one, and keeps only as many as the page shows.
async fn listen(store: &dyn Store, table: TableId, known: &mut Vec<ChatLine>) -> Result<(), StoreError> {
    loop {
        let after = known.last().map_or(0, |line: &ChatLine| line.id);
        let more = store.chat(table, after, CHAT_LINES).await?;
        let was_last = more.len() < CHAT_LINES as usize;
        known.extend(more);
        known.drain(..known.len().saturating_sub(CHAT_LINES as usize));
        if was_last {
            return Ok(());
        }
    }
}

/// A random number for purposes that need no secrecy.
pub fn random() -> u64 {
    catalogue::fresh_seed().map_or(0, |seed| seed.number())
}

/// Runs work on a table that must not be cancelled when the client disconnects.
pub(super) async fn detached<T: Send + 'static>(
    live: Arc<Live>,
    work: impl Future<Output = Result<T, HttpError>> + Send + 'static,
) -> Result<T, HttpError> {
    let work = async move {
        match AssertUnwindSafe(work).catch_unwind().await {
            Ok(done) => done,
            Err(_) => {
                live.recover().await;
                Err(HttpError::Broken("a table was read again after a panic".to_owned()))
            }
        }
    };
    tokio::spawn(work).await.unwrap_or_else(|error| Err(HttpError::Broken(error.to_string())))
}
