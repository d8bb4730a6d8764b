//! Those who watch a table, and what they will see next.
//!
//! An act is heard of when it is on disk. While the disk works the parts of the watchers' pages are drawn already and compared with what
//! their pages show, and wait; if the act does not get there, they are thrown away.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use store::PersonId;

use super::live::{Stamp, TableGuard};
use crate::delta::Shown;

/// Draws what one watcher sees of a table; nothing where that cannot be said at once.
pub type Draw = Box<dyn Fn(&TableGuard) -> Option<String> + Send + Sync>;

pub struct Prerender {
    /// Who watches; nobody who is known for a spectator without a session.
    person: Option<PersonId>,
    draw: Draw,
    page: Mutex<WatchedPage>,
}

/// What one page shows, and the next thing it may be told.
#[derive(Default)]
struct WatchedPage {
    shown: Shown,
    /// Told from `shown`, so it goes when that changes.
    ahead: Option<(Stamp, PartChange)>,
}

/// How a page comes from one part to the next.
struct PartChange {
    /// The steps, as JSON.
    told: String,
    shown: Shown,
}

impl WatchedPage {
    fn change_to(&self, part: &str) -> PartChange {
        let (ops, shown) = self.shown.change_to(part);
        PartChange { told: serde_json::to_string(&ops).expect("words and numbers"), shown }
    }

    fn become_changed(&mut self, change: PartChange) -> String {
        *self = WatchedPage { shown: change.shown, ahead: None };
        change.told
    }
}

impl Prerender {
    fn page(&self) -> MutexGuard<'_, WatchedPage> {
        self.page.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Draws ahead what will be seen when the act is on disk.
    pub fn draw_ahead(&self, looking: &TableGuard) {
        let part = (self.draw)(looking);
        let mut page = self.page();
        page.ahead = part.map(|part| (looking.stamp(), page.change_to(&part)));
    }

    /// How the page comes to what was drawn ahead, if that is what is to be seen now.
    pub fn take(&self, stamp: Stamp) -> Option<String> {
        let mut page = self.page();
        let (_, change) = page.ahead.take().filter(|(of, _)| *of == stamp)?;
        Some(page.become_changed(change))
    }

    /// How the page comes to this part.
    pub fn tell(&self, part: &str) -> String {
        let mut page = self.page();
        let change = page.change_to(part);
        page.become_changed(change)
    }

    pub fn draw(&self, looking: &TableGuard) -> Option<String> {
        (self.draw)(looking)
    }
}

/// Of all viewers of one table.
#[derive(Default)]
pub struct Prerenders(Mutex<Vec<Weak<Prerender>>>);

impl Prerenders {
    /// A viewer of the table for as long as somebody keeps it.
    pub fn open(&self, person: Option<PersonId>, draw: Draw) -> Arc<Prerender> {
        let prerender = Arc::new(Prerender { person, draw, page: Mutex::default() });
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|other| other.strong_count() > 0);
        all.push(Arc::downgrade(&prerender));
        prerender
    }

    pub fn all(&self) -> Vec<Arc<Prerender>> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.iter().filter_map(Weak::upgrade).collect()
    }

    /// Those who wait for the act of this person.
    pub fn of_others(&self, actor: Option<PersonId>) -> Vec<Arc<Prerender>> {
        let mut all = self.all();
        all.retain(|prerender| prerender.person.is_none() || prerender.person != actor);
        all
    }

    /// Throws away what was drawn ahead.
    pub fn forget(&self) {
        for prerender in self.all() {
            prerender.page().ahead = None;
        }
    }
}
