//! Live updates: every change of a table, as its viewer may see it, by server-sent events.
//!
//! The id of an event is the stamp of the state that it shows. The data says how to build the changed part of
//! the page from the previous one ([`crate::delta`]). The first event contains the whole part, unless the page
//! has proved that it already has the previous one. After a lost connection the client sends the stamp that it
//! saw last, and gets the newest part if its stamp differs. So no act is missed and none is shown twice.
//!
//! A stream ends with the session it was opened with. The page is then told to reload, for whoever the browser belongs to by then. It also
//! ends when its table is deleted; the reloaded page says that the table does not exist any more.

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
/// Spectators get at most one part in this time, so that many spectators cost the players little.
const SPECTATORS_PAUSE: Duration = Duration::from_millis(250);
/// Viewers are told who comes and goes at most once in this time.
const PRESENCE_PAUSE: Duration = Duration::from_millis(500);
/// How often drawing a part is retried because notes were saved in the meantime.
const NOTE_ATTEMPTS: usize = 50;
/// A player with more open pages than this is treated as a spectator.
const PLAYERS_PAGES: usize = 6;

struct Watcher {
    app: App,
    live: Arc<Live>,
    /// Whose private note is shown on the page.
    me: Option<PersonId>,
    prerender: Arc<Prerender>,
    changes: watch::Receiver<Stamp>,
    steered: watch::Receiver<Option<Steer>>,
    /// Becomes true when the table is deleted.
    gone: watch::Receiver<bool>,
    /// Changes when people come and go. None if the page does not want to know.
    presence: Option<watch::Receiver<u64>>,
    /// The stamp of what the page already shows.
    seen: Option<String>,
    /// When the last part was sent.
    told: Option<Instant>,
    /// Presence is not sent again before this moment.
    presence_from: tokio::time::Instant,
    /// The visitor's session, if there is one.
    session: Option<Watched>,
    /// Whether the page was told that its session has ended or that the table is gone.
    is_over: bool,
    /// While this is held its person does not count as away.
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
    let whose = context.id().map_or(By::Address(context.address), By::Person);
    app.limits.count(What::Watch, whose).or_page(&context)?;
    let live = find(&app, &context, &table).await.or_page(&context)?;
    let plays = !live.look().await.seats_of(context.id()).is_empty();
    let permit = app.streams.take(context.address, context.id(), plays).or_page(&context)?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).map(str::to_owned);
    // A page that was just loaded says which part it has. After a lost connection it is not certain what it has.
    let has = look.has.filter(|_| last.is_none());
    let seen = last.or_else(|| look.stamp.clone());
    let (changes, mut steered) = (live.watch(), live.steered());
    // Somebody who joins in the middle of a great moment sees it at the pace that the others see.
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
    // The page was drawn before anybody could see that it is open, so presence counts as changed.
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
    /// The next event: a part that differs from what was seen, who is here now, or how a great moment is played back.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.is_over {
                return None;
            }
            if let Some(session) = &mut self.session
                && !session.goes_on(&self.app.sessions, &**self.app.hall.store()).await
            {
                self.is_over = true;
                // Browsers ignore an event without data.
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
                        // The session or the table may have ended during the pause.
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

    /// How long the next part has to wait. None if it can be sent now.
    async fn pause(&self) -> Option<Duration> {
        let pause = SPECTATORS_PAUSE.checked_sub(self.told?.elapsed())?;
        (!self.plays().await && !pause.is_zero()).then_some(pause)
    }

    /// Whether the viewer plays here and does not have too many pages open.
    async fn plays(&self) -> bool {
        match self.me {
            Some(me) if self.live.presence().pages_of(me) <= PLAYERS_PAGES => {
                !self.live.look().await.seats_of(Some(me)).is_empty()
            }
            _ => false,
        }
    }

    /// Continues from the part that came with the page, if it is the one that `draw` would draw now.
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
                // Parts for spectators are drawn one at a time, however many spectators there are.
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

    /// Draws the part. If `places` are given, one of them is held while drawing.
    async fn drawn_now(
        &self,
        places: Option<&Semaphore>,
        draw: impl Fn(&TableGuard) -> Option<String>,
    ) -> Option<(Stamp, String)> {
        for _ in 0..NOTE_ATTEMPTS {
            if let Some(me) = self.me {
                // This loads the note into the cache; drawing gives no part without it.
                self.live.note(me, false).await.ok()?;
            }
            let (_place, guard) = self.look(places).await;
            if let Some(part) = draw(&guard) {
                return Some((guard.stamp(), part));
            }
            // Somebody saved a note in between, which emptied the cache. Try again.
        }
        None
    }

    /// The table, and a place if places are limited. Nobody holds a place while waiting for a table that is in use.
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

/// Waits for the next change of presence, but not less than until `earliest`. Waits for ever if the page does not want to know.
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

/// Waits until the session has to be checked again. Waits for ever if there is no session.
async fn doubt(session: &mut Option<Watched>) {
    match session {
        Some(session) => session.doubt().await,
        None => std::future::pending().await,
    }
}

fn draw_for(live: &Arc<Live>, context: &Arc<RequestContext>, look: Look) -> Draw {
    // A weak reference, because the table holds the drawing function: only the watcher keeps both alive.
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
