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

/// So much of the talk stands on the page.
const CHAT_LINES: u32 = 100;
/// At most so many acts are told as what others did since one's last turn.
const RECENT_ACTS: usize = 24;
/// So often may a seat ask to take something back before the table goes on.
const WISHES: u32 = 3;

/// What a page of the table shows is as old as this. Equal stamps, equal table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    pub version: u64,
    pub chat: u64,
    /// Who sits where, how they are called, their times, the rematch, and what others are asked to take back: the same on every server and after a new start.
    pub seats: u64,
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.version, self.chat, self.seats)
    }
}

/// How a great moment is watched, as somebody who sits at the table has set it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Steer {
    /// The act whose moment it is.
    pub act: usize,
    pub pace: f32,
    pub paused: bool,
    /// How many steps whoever set it has seen: those who are behind catch up.
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
    /// Becomes true when the table was deleted.
    gone: watch::Sender<bool>,
    used: Mutex<Instant>,
    /// What the bots decide by where acts are equal.
    pub(super) salt: u64,
    pub(super) bots: Arc<BotTurns>,
    /// Held while bots act without a person between: once for a table.
    pub(super) settling: tokio::sync::Mutex<()>,
    /// Where games are set up.
    pub(super) openings: Arc<HeavyWork>,
    /// By which turns are counted.
    pub(super) time: TurnTime,
    /// The links of teams are made with it.
    key: Key,
    /// Links for friends with who made them, as long as this server remembers them.
    links: Mutex<Vec<(Seat, Token, Option<PersonId>)>>,
    notes: Mutex<KnownNotes>,
    missed: Mutex<Option<Missed>>,
    /// Who has changed, since the table was opened, which dice and cards they bring.
    own: Mutex<HashMap<PersonId, Own>>,
    /// Kinds of questions that people have met or closed since the table was opened, so that pages drawn ahead know of them too.
    coached: Mutex<HashMap<PersonId, HashSet<String>>>,
    presence: Arc<Presence>,
    accepted: Accepted,
    prerenders: Prerenders,
    hooks: Arc<Hooks>,
    steer: watch::Sender<Option<Steer>>,
    /// What others did since the last turn of each seat.
    since: Mutex<HashMap<Seat, SinceLastTurn>>,
    /// How the game went.
    story: Mutex<Option<(ToldOf, Arc<Story>)>>,
}

/// Private notes of those who look, so that nobody needs to ask for theirs with every act.
#[derive(Default)]
struct KnownNotes {
    known: HashMap<PersonId, String>,
    /// How often one was saved, here or elsewhere: what was read before is old then.
    saved: u64,
}

/// What was written to the table and is not read yet.
struct Missed {
    version: u64,
    /// Not only acts.
    more: bool,
}

/// What was found out for these acts; another hash after them means that they were taken back and others played.
struct SinceLastTurn {
    acts: Range<usize>,
    hash: String,
    changes: Arc<Vec<ActChanges>>,
}

/// What a story was told of. The version alone is not enough: an act that was drawn ahead and did not get to the disk had the same one.
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

    /// All seats that a person plays.
    pub fn seats_of(&self, person: Option<PersonId>) -> Vec<Seat> {
        let Some(person) = person else { return Vec::new() };
        let all = (0u8..).zip(&self.inner.meta.holders).map(|(n, _)| Seat(n));
        all.filter(|seat| self.inner.meta.plays(person, *seat)).collect()
    }

    /// Whether a person plays here or has opened the table.
    pub fn takes_part(&self, person: PersonId) -> bool {
        let meta = &self.inner.meta;
        meta.host == Some(person) || (0..meta.holders.len() as u8).any(|n| meta.plays(person, Seat(n)))
    }

    /// Whether all seats that are no bots are this person's, and nobody shares them.
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
        // Lines of somebody who was forgotten stay, under another name.
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

    /// The name to be told with an act, where the seat has several people.
    fn signature(&self, person: PersonId, seat: Seat) -> Option<Player> {
        let member = self.meta.members.iter().filter(|member| member.seat == seat);
        let own = member.clone().find(|member| member.person == person).map(|member| member.name.clone());
        let is_team = member.count() > 0;
        let name = own.unwrap_or_else(|| self.table.players()[seat.index()].name().to_owned());
        is_team.then_some(Player::Person(name))
    }

    /// Whether the table stands as it did on the page, where that is said.
    fn is_still(&self, version: Option<u64>) -> Result<(), HttpError> {
        if version.is_none_or(|version| version == self.version) { Ok(()) } else { Err(HttpError::Stale) }
    }

    /// One wish at a time, and only a few of one seat before the game goes on: whoever has said no is not asked for ever.
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

/// Under this key lists tell a lesson from other tables.
pub const LESSON_HEADLINE: &str = "lesson-headline";

/// What lists show of the table now.
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

    /// Keeps the link to a seat, in the place of an older one; for the table's owner, and for who made it.
    pub fn keep_link(&self, seat: Seat, token: Token, by: Option<PersonId>) {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.retain(|(other, ..)| *other != seat);
        links.push((seat, token, by));
    }

    /// Where friends can sit down, for each seat that still waits for one, as far as this person may know; for the owner also those whose
    /// link is not remembered.
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

    /// The link by which more people join a seat, as it is held now.
    pub fn team_link(&self, meta: &Meta, seat: Seat) -> Token {
        self.key.team_link(self.id, seat, meta.handovers_of(seat))
    }

    pub fn id(&self) -> TableId {
        self.id
    }

    fn notes(&self) -> MutexGuard<'_, KnownNotes> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The private note of a person; `again` asks the store even where it is known.
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
        // What stands there now, also after a failure, is asked for when it is wanted.
        self.forget_notes();
        Ok(saved?)
    }

    fn forget_notes(&self) {
        let mut notes = self.notes();
        notes.known.clear();
        notes.saved += 1;
    }

    /// Which dice and cards the person brings: as the table was opened, or as they have said since.
    /// Nothing where others sit at the table: they could not check the results.
    pub fn own_of(&self, person: PersonId, looking: &TableGuard) -> Own {
        let changed = self.own.lock().unwrap_or_else(PoisonError::into_inner).get(&person).copied();
        let alone = looking.is_alone(Some(person));
        if alone { changed.unwrap_or_else(|| looking.table().own()) } else { Own::None }
    }

    pub fn set_own(&self, person: PersonId, own: Own) {
        self.own.lock().unwrap_or_else(PoisonError::into_inner).insert(person, own);
    }

    /// Sets pace and pause for all who watch a great moment here. It is not kept.
    pub fn steer(&self, steer: Steer) {
        self.steer.send_replace(Some(steer));
    }

    pub fn steered(&self) -> watch::Receiver<Option<Steer>> {
        self.steer.subscribe()
    }

    /// How the game went: told once, for all acts are played again for it.
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

    /// What others did since the last turn of a seat. It stays the same while the seat decides, so it is found out once for a turn.
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

    /// Whether something would be forgotten if the table left the memory.
    pub fn knows_more_than_disk(&self) -> bool {
        let links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        let own = self.own.lock().unwrap_or_else(PoisonError::into_inner);
        !links.is_empty() || !own.is_empty()
    }

    pub fn is_watched(&self) -> bool {
        self.stamp.receiver_count() > 0
    }

    /// The table was deleted: whoever watches is told.
    pub(super) fn vanish(&self) {
        self.gone.send_replace(true);
    }

    pub fn is_gone(&self) -> bool {
        *self.gone.borrow()
    }

    /// Tells whoever watches that the table was deleted.
    pub fn watch_end(&self) -> watch::Receiver<bool> {
        self.gone.subscribe()
    }

    /// Tells whoever watches that there is something new.
    pub fn watch(&self) -> watch::Receiver<Stamp> {
        self.stamp.subscribe()
    }

    /// A viewer of the table, for whom the next part is drawn ahead.
    pub fn prerender(&self, person: Option<PersonId>, draw: Draw) -> Arc<Prerender> {
        self.prerenders.open(person, draw)
    }

    /// The note of a person, where it is known without asking the store.
    pub fn known_note(&self, person: PersonId) -> Option<String> {
        self.notes().known.get(&person).cloned()
    }

    pub async fn look(&self) -> TableGuard<'_> {
        TableGuard { inner: Held::Shared(self.inner.read().await) }
    }

    pub(super) fn announce(&self, inner: &Inner) {
        self.stamp.send_replace(inner.stamp());
    }

    /// Plays an act and those of the bots that follow. It goes on to the end even if the visitor goes away.
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
                // The act is kept, whatever becomes of theirs.
                drop(self.follow_with_bots().await);
            }
            Ok(())
        })
        .await
    }

    /// Tells those whose turn it is now and who do not have the table open, if they asked for it.
    /// Whoever was waited for already has been told.
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

    /// Somebody has the table open, until the guard is dropped.
    pub fn attend(&self, person: Option<PersonId>) -> Attendance {
        self.presence.enter(person)
    }

    pub fn presence(&self) -> &Presence {
        &self.presence
    }

    pub fn time(&self) -> &TurnTime {
        &self.time
    }

    /// What lists show of the table now that these seats have acted, with the times that follow.
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

    /// Writes the acts after the first so many; if that fails they have not happened.
    pub(super) async fn keep(
        &self,
        inner: &mut Inner,
        before: usize,
        actor: Option<PersonId>,
    ) -> Result<(), HttpError> {
        let acts = inner.table.acts_since(before);
        let summary = self.summary_after(inner, acts.iter().map(|act| act.seat).collect());
        let append = self.store.append(self.id, inner.version, &acts, &summary);
        // As it will be; nobody can look before it is on disk.
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
                // What another server wrote in its place has the same number.
                self.prerenders.forget();
                self.after_failure(inner, error).await
            }
        }
    }

    /// Draws for those who watch, one after the other, for as long as the writing takes. Whoever acted knows of it already: they are drawn for
    /// afterwards, so that nobody waits for that.
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
            // Where both share a core, the writer begins first.
            std::thread::yield_now();
            // An act does not fail because somebody cannot be shown it.
            let drawing =
                AssertUnwindSafe(|| prerender.draw_ahead(&TableGuard { inner: Held::Alone(inner) }));
            drop(catch_unwind(drawing));
        }
        writing.await
    }

    /// Another server was faster, or the database is away: what stands there counts.
    pub(super) async fn after_failure(&self, inner: &mut Inner, error: StoreError) -> Result<(), HttpError> {
        match error {
            StoreError::Conflict { .. } | StoreError::Unavailable(_) => self.refresh(inner).await?,
            // That the table cannot be read either says less than that nobody knows what became of the act.
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
            // Those who pass one screen around ask each other across the table, not through it.
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
            // A wish may be repeated after a no; the version is still the same then.
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
            // The wish that was read may have ended, and another stand in its place.
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
                // Another server may have taken a no in the meantime: then this ends here.
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

    /// The game goes on without the coach, with dice of a fresh seed.
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
            // Nothing is taken back: only the seals are written anew.
            let all = UndoAnswer::Done { to: inner.table.len() };
            self.keep_undo(&mut inner, all, old).await.map(drop)
        })
        .await
    }

    /// Kinds of questions of which this person needs no coach line at this table any more.
    pub fn coached(&self, person: PersonId) -> HashSet<String> {
        let coached = self.coached.lock().unwrap_or_else(PoisonError::into_inner);
        coached.get(&person).cloned().unwrap_or_default()
    }

    /// Remembers a kind of question, or forgets it again.
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
                // Others spoke at another server.
                listen(&*self.store, self.id, &mut inner.chat).await?;
            }
            self.announce(&inner);
            Ok(())
        })
        .await
    }

    /// Something was written to the table, here or by another server. It is read as soon as the table is free, and nobody waits for that.
    pub fn catch_up(self: &Arc<Self>, version: u64, kind: ChangeKind) {
        if kind == ChangeKind::Note {
            return self.forget_notes();
        }
        // Most changes are our own.
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

    /// Whoever was changing the table has panicked in the middle of it: what stands in the store counts.
    async fn recover(&self) {
        self.prerenders.forget();
        let mut inner = self.inner.write().await;
        // Older than all that is stored, so that all of it is read again.
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
        // After an early end nothing is added: where something was, there is no end any more.
        if kept < inner.table.len() || !acts.is_empty() {
            inner.table.set_ending(None);
        }
        // Sealed anew at another server: a lesson was left, or acts were taken back after the end. Acts that are only signed otherwise are
        // followed, too, but from where they begin a seed may deal that stood later before.
        let commitment = seals.last().map(|seal| seal.commitment.clone());
        if inner.table.commitment() != commitment
            || inner.table.follow(kept, &acts).is_err()
            || inner.table.seals() != seals
        {
            // The way there is lost, so the whole table is read again.
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
        // Lines that are known may have lost the name of somebody who is gone.
        let known = inner.chat.first().map_or(0, |line| line.id.saturating_sub(1));
        inner.chat = heard_after(&*self.store, self.id, known).await?;
        if inner.stamp() != before {
            self.announce(inner);
        }
        Ok(())
    }
}

/// What was said after a line, as much as stands on the page.
async fn heard_after(store: &dyn Store, table: TableId, line: u64) -> Result<Vec<ChatLine>, StoreError> {
    let mut heard = store.chat(table, line, CHAT_LINES).await?;
    if heard.len() == CHAT_LINES as usize {
        listen(store, table, &mut heard).await?;
    }
    Ok(heard)
}

/// Adds what was said since the last line that is known, and keeps what stands on the page.
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

/// A random number for what needs no secret.
pub fn random() -> u64 {
    catalogue::fresh_seed().map_or(0, |seed| seed.number())
}

/// Work on a table that must not be broken off when the visitor goes away.
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
