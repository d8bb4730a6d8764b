//! Live updates: every change of a table, as its viewer may see it, by server-sent events.
//!
//! The id of an event is the stamp of what it shows. It says how the part of the page that changes is put together from the one before
//! ([`crate::delta`]); the first one brings it whole, unless the page has shown that it has the one before. Who comes back after a lost connection says which stamp was seen last and gets the newest part if
//! that is another one: no act is missed and none is shown twice.
//!
//! A stream ends with the session it was opened with: the page is told to load anew, as whoever it belongs to then. It ends with its table, too,
//! and the page that is loaded anew says that nothing is there any more.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream;
use store::PersonId;
use tokio::sync::watch::error::RecvError;
use tokio::sync::{Semaphore, SemaphorePermit, watch};
use tokio::time::timeout;

use super::table::{Look, find, with_view};
use super::together;
use super::{App, OrPage, Page, RequestContext};
use crate::delta::fingerprint;
use crate::event_gzip::compressed_if_accepted;
use crate::hall::{Attendance, BRIEF, Draw, Live, Prerender, Stamp, Steer, TableGuard};
use crate::limits::{By, What};
use crate::metrics::OpenStream;
use crate::pages;
use crate::sessions::Watched;
use crate::streams::StreamPermit;
use crate::view::TableView;

const KEEP_ALIVE: Duration = Duration::from_secs(20);
/// Whoever only looks on gets no more than one part in this time, so that many who look on cost those who play little.
const SPECTATORS_PAUSE: Duration = Duration::from_millis(250);
/// Whoever is here is told who comes and goes at most once in this time.
const PRESENCE_PAUSE: Duration = Duration::from_millis(500);
/// So often a part is drawn again because notes were saved meanwhile.
const NOTE_ATTEMPTS: usize = 50;
/// Whoever plays may have so many pages open that are told at once.
const PLAYERS_PAGES: usize = 6;

struct Watcher {
    app: App,
    live: Arc<Live>,
    /// Whose note stands on the page.
    me: Option<PersonId>,
    prerender: Arc<Prerender>,
    changes: watch::Receiver<Stamp>,
    steered: watch::Receiver<Option<Steer>>,
    /// Whether the table was deleted.
    gone: watch::Receiver<bool>,
    /// Who comes and goes, where the page wants to know.
    presence: Option<watch::Receiver<u64>>,
    /// What the page shows already.
    seen: Option<String>,
    /// When the last part was told.
    told: Option<Instant>,
    /// Not before this moment it is told again who is here.
    presence_from: tokio::time::Instant,
    /// Of a visitor who has one.
    session: Option<Watched>,
    /// The page was told that its session has ended, or that the table is gone.
    is_over: bool,
    /// Whoever watches is not away.
    _here: Attendance,
    _counted: OpenStream,
    _permit: StreamPermit,
}

pub async fn live(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(look): Query<Look>,
    headers: HeaderMap,
    context: RequestContext,
) -> Page {
    app.limits.count(What::Watch, By::Address(context.address)).or_page(&context)?;
    let permit = app.streams.take(context.address, context.id()).or_page(&context)?;
    let live = find(&app, &context, &table).await.or_page(&context)?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).map(str::to_owned);
    // A page that was just loaded says what it has; after a lost connection it has nothing that is sure.
    let has = look.has.filter(|_| last.is_none());
    let seen = last.or_else(|| look.stamp.clone());
    let (changes, mut steered) = (live.watch(), live.steered());
    // Whoever comes in the middle of a great moment sees it as the others do.
    if steered.borrow().is_some() {
        steered.mark_changed();
    }
    let me = context.id();
    let session = me.zip(context.session.clone()).map(|(me, token)| Watched::new(&app.sessions, token, me));
    let here = live.attend(me);
    if let Some(me) = me
        && let Err(trouble) = live.arrive(me).await
    {
        tracing::warn!(table = %live.id(), ?trouble, "clocks could not be started");
    }
    let mut presence = look.presence.map(|_| live.presence().watch());
    // The page was made before anybody could see that it is open.
    presence.iter_mut().for_each(watch::Receiver::mark_changed);
    let context = Arc::new(context);
    let as_page = has.map(|has| (has, draw_for(&live, &context, Look { is_page: true, ..look.clone() })));
    let prerender = live.prerender(me, draw_for(&live, &context, look));
    let mut watcher = Watcher {
        me,
        prerender,
        changes,
        steered,
        gone: live.watch_end(),
        presence,
        seen,
        told: None,
        presence_from: tokio::time::Instant::now(),
        session,
        is_over: false,
        _here: here,
        _counted: app.metrics.open_stream(),
        _permit: permit,
        live,
        app,
    };
    if let Some((has, draw)) = as_page {
        watcher.begin_with(has, draw).await;
    }
    let events = stream::unfold(watcher, |mut watcher| async move {
        let event = watcher.next().await?;
        Some((Ok::<_, Infallible>(event), watcher))
    });
    let plain = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response();
    Ok(compressed_if_accepted(&headers, plain))
}

impl Watcher {
    /// The next part that differs from what was seen, or who is here now.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.is_over {
                return None;
            }
            if let Some(session) = &mut self.session
                && !session.goes_on(&self.app.sessions, &**self.app.hall.store()).await
            {
                self.is_over = true;
                // An event without data is none.
                return Some(Event::default().event("signed-out").data("1"));
            }
            if *self.gone.borrow_and_update() {
                self.is_over = true;
                return Some(Event::default().event("gone").data("1"));
            }
            let stamp = self.changes.borrow_and_update().to_string();
            if self.seen.as_ref() != Some(&stamp) {
                match self.pause().await {
                    Some(pause) => {
                        tokio::time::sleep(pause).await;
                        // Much may have ended meanwhile.
                        continue;
                    }
                    None => return self.part().await,
                }
            }
            let mut stopping = self.app.stopping.clone();
            let came_or_went = tokio::select! {
                steered = self.steered.changed() => {
                    steered.ok()?;
                    let steer = *self.steered.borrow_and_update();
                    return Event::default().event("stage").json_data(steer?).ok();
                }
                changed = self.changes.changed() => changed.map(|()| false).ok()?,
                changed = self.gone.changed() => changed.map(|()| false).ok()?,
                changed = came_or_went(&mut self.presence, self.presence_from) => changed.map(|()| true).ok()?,
                () = doubt(&mut self.session) => false,
                _ = stopping.wait_for(|stop| *stop) => return None,
            };
            if came_or_went {
                self.presence_from = tokio::time::Instant::now() + PRESENCE_PAUSE;
                let now = together::presence(&self.live.look().await, &self.live);
                return Some(Event::default().event("presence").data(now.to_string()));
            }
        }
    }

    /// How long the next part has to wait.
    async fn pause(&self) -> Option<Duration> {
        let pause = SPECTATORS_PAUSE.checked_sub(self.told?.elapsed())?;
        (!self.plays().await && !pause.is_zero()).then_some(pause)
    }

    /// Whether it is somebody who plays here, with few pages.
    async fn plays(&self) -> bool {
        match self.me {
            Some(me) if self.live.presence().pages_of(me) <= PLAYERS_PAGES => {
                !self.live.look().await.seats_of(Some(me)).is_empty()
            }
            _ => false,
        }
    }

    /// Goes on from the part that came with the page, where it is the one that `draw` would draw now.
    async fn begin_with(&mut self, has: u32, draw: Draw) {
        let is_newest = |stamp: Stamp| self.seen == Some(stamp.to_string());
        if !is_newest(*self.changes.borrow()) {
            return;
        }
        if let Some((stamp, part)) = self.drawn_now(None, |guard| draw(guard)).await
            && is_newest(stamp)
            && fingerprint(&part) == has
        {
            self.prerender.tell(&part);
        }
    }

    async fn part(&mut self) -> Option<Event> {
        let ahead = *self.changes.borrow();
        let (stamp, told) = match self.prerender.take(ahead) {
            Some(told) => (ahead, told),
            None => {
                // Those who look on are drawn for one after the other, whatever their number.
                let places = if self.plays().await { None } else { Some(&self.app.spectators) };
                let (stamp, part) = self.drawn_now(places, |guard| self.prerender.draw(guard)).await?;
                (stamp, self.prerender.tell(&part))
            }
        };
        let stamp = stamp.to_string();
        self.seen = Some(stamp.clone());
        self.told = Some(Instant::now());
        Some(Event::default().event("part").id(stamp).data(told))
    }

    /// Where there are only so many places, one of them is taken for the drawing.
    async fn drawn_now(
        &self,
        places: Option<&Semaphore>,
        draw: impl Fn(&TableGuard) -> Option<String>,
    ) -> Option<(Stamp, String)> {
        for _ in 0..NOTE_ATTEMPTS {
            if let Some(me) = self.me {
                // Then it is known; without it there is no part.
                self.live.note(me, false).await.ok()?;
            }
            let (_place, guard) = self.look(places).await;
            if let Some(part) = draw(&guard) {
                return Some((guard.stamp(), part));
            }
            // Somebody has saved a note in between, and all are read again.
        }
        None
    }

    /// The table, with a place. Nobody waits with a place for a table that is in use.
    async fn look<'a>(
        &'a self,
        places: Option<&'a Semaphore>,
    ) -> (Option<SemaphorePermit<'a>>, TableGuard<'a>) {
        let Some(places) = places else { return (None, self.live.look().await) };
        loop {
            let place = places.acquire().await.ok();
            if let Ok(guard) = timeout(BRIEF, self.live.look()).await {
                return (place, guard);
            }
            drop(place);
            drop(self.live.look().await);
        }
    }
}

/// Not before this moment; never, where the page does not want to know.
async fn came_or_went(
    presence: &mut Option<watch::Receiver<u64>>,
    earliest: tokio::time::Instant,
) -> Result<(), RecvError> {
    match presence {
        Some(presence) => {
            tokio::time::sleep_until(earliest).await;
            presence.changed().await
        }
        None => std::future::pending().await,
    }
}

/// Never, where there is no session to doubt.
async fn doubt(session: &mut Option<Watched>) {
    match session {
        Some(session) => session.doubt().await,
        None => std::future::pending().await,
    }
}

fn draw_for(live: &Arc<Live>, context: &Arc<RequestContext>, look: Look) -> Draw {
    // The table does not keep it, and it does not keep its table: whoever watches keeps both.
    let table = Arc::downgrade(live);
    let context = context.clone();
    Box::new(move |looking| {
        let live = table.upgrade()?;
        let notes = match &context.visitor.person {
            Some(person) => live.known_note(person.id)?,
            None => String::new(),
        };
        let draw = |view: &TableView| pages::table_part(view).into_string();
        with_view(looking, &live, &context, &look, &notes, None, draw).ok()
    })
}
