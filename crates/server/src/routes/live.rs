//! Live updates: every change of a table, as its viewer may see it, by server-sent events.
//!
//! An event carries the whole part of the page that changes, and its id is the stamp of what it shows. Who comes back after a lost
//! connection says which stamp was seen last and gets the newest part if that is another one: no act is missed and none is shown twice.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream;
use store::PersonId;
use tokio::sync::watch;

use super::table::{Look, find, with_view};
use super::{App, Asked, OrPage, Page};
use crate::hall::{Attendance, Eye, Live, Stamp};
use crate::limits::{By, What};
use crate::pages;
use crate::view::TableView;

const KEEP_ALIVE: Duration = Duration::from_secs(20);

struct Watcher {
    house: App,
    live: Arc<Live>,
    /// Whose note stands on the page.
    me: Option<PersonId>,
    eye: Arc<Eye>,
    changes: watch::Receiver<Stamp>,
    /// What the page shows already.
    seen: Option<String>,
    /// Whoever watches is not away.
    _here: Option<Attendance>,
}

pub async fn live(
    State(house): State<App>,
    Path(table): Path<String>,
    Query(look): Query<Look>,
    headers: HeaderMap,
    asked: Asked,
) -> Page {
    house.limits.count(What::Watch, By::Address(asked.address)).or_page(&asked)?;
    let live = find(&house, &asked, &table).await.or_page(&asked)?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).map(str::to_owned);
    let seen = last.or_else(|| look.stamp.clone());
    let changes = live.watch();
    let me = asked.id();
    let here = me.map(|me| live.attend(me));
    let eye = open_eye(&live, asked, look);
    let watcher = Watcher { house, live, me, eye, changes, seen, _here: here };
    let events = stream::unfold(watcher, |mut watcher| async move {
        let event = watcher.next().await?;
        Some((Ok::<_, Infallible>(event), watcher))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response())
}

impl Watcher {
    /// The next part that differs from what was seen.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let stamp = self.changes.borrow_and_update().to_string();
            if self.seen.as_ref() != Some(&stamp) {
                return self.part().await;
            }
            let mut stopping = self.house.stopping.clone();
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                _ = stopping.wait_for(|stop| *stop) => return None,
            }
        }
    }

    async fn part(&mut self) -> Option<Event> {
        let ahead = *self.changes.borrow();
        let (stamp, part) = match self.eye.take(ahead) {
            Some(part) => (ahead, part),
            None => self.part_now().await?,
        };
        let stamp = stamp.to_string();
        self.seen = Some(stamp.clone());
        Some(Event::default().event("part").id(stamp).data(part))
    }

    async fn part_now(&self) -> Option<(Stamp, String)> {
        if let Some(me) = self.me {
            // Then it is known; without it there is no part.
            self.live.note(me, false).await.ok()?;
        }
        let looking = self.live.look().await;
        Some((looking.stamp(), self.eye.draw(&looking)?))
    }
}

fn open_eye(live: &Arc<Live>, asked: Asked, look: Look) -> Arc<Eye> {
    // The table keeps no eye, and an eye does not keep its table: whoever watches keeps both.
    let table = Arc::downgrade(live);
    live.open_eye(Box::new(move |looking| {
        let live = table.upgrade()?;
        let notes = match &asked.visitor.person {
            Some(person) => live.known_note(person.id)?,
            None => String::new(),
        };
        let draw = |view: &TableView| pages::table_part(view).into_string();
        with_view(looking, &live, &asked, &look, &notes, None, draw).ok()
    }))
}
