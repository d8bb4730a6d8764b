//! Viewers of a table, and what they will see next.
//!
//! Viewers hear of an act only when it is on disk. While the disk works, the new parts of their pages are already drawn, compared with what
//! the pages show, and held back. If the act does not reach the disk, they are thrown away.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use store::PersonId;

use super::live::{Stamp, TableGuard};
use crate::delta::Shown;

/// Draws what one viewer sees of a table. None if that cannot be done without waiting.
pub type Draw = Box<dyn Fn(&TableGuard) -> Option<String> + Send + Sync>;

pub struct Prerender {
    /// Who watches. None for a spectator without a session.
    person: Option<PersonId>,
    draw: Draw,
    page: Mutex<WatchedPage>,
}

/// What one page shows, and the next update that is ready for it.
#[derive(Default)]
struct WatchedPage {
    shown: Shown,
    /// Computed as a change from `shown`, so it is dropped when `shown` changes.
    ahead: Option<(Stamp, PartChange)>,
}

/// The change from one part to the next.
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

    /// The change to what was drawn ahead, if the table now has the stamp that it was drawn for.
    pub fn take(&self, stamp: Stamp) -> Option<String> {
        let mut page = self.page();
        let (_, change) = page.ahead.take().filter(|(of, _)| *of == stamp)?;
        Some(page.become_changed(change))
    }

    /// The change from what the page shows to this part.
    pub fn tell(&self, part: &str) -> String {
        let mut page = self.page();
        let change = page.change_to(part);
        page.become_changed(change)
    }

    pub fn draw(&self, looking: &TableGuard) -> Option<String> {
        (self.draw)(looking)
    }
}

/// All viewers of one table.
#[derive(Default)]
pub struct Prerenders(Mutex<Vec<Weak<Prerender>>>);

impl Prerenders {
    /// Registers a viewer of the table, for as long as the returned value is kept.
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

    /// All viewers except the person who acts.
    pub fn of_others(&self, actor: Option<PersonId>) -> Vec<Arc<Prerender>> {
        let mut all = self.all();
        all.retain(|prerender| prerender.person.is_none() || prerender.person != actor);
        all
    }

    /// Throws away everything that was drawn ahead.
    pub fn forget(&self) {
        for prerender in self.all() {
            prerender.page().ahead = None;
        }
    }
}
