//! Those who watch a table, and what they will see next.
//!
//! An act is heard of when it is on disk. While the disk works the parts of the watchers' pages are drawn already, and wait;
//! if the act does not get there, they are thrown away.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use store::PersonId;

use super::live::{Looking, Stamp};

/// Draws what one watcher sees of a table; nothing where that cannot be said at once.
pub type Draw = Box<dyn Fn(&Looking) -> Option<String> + Send + Sync>;

pub struct Prerender {
    /// Who watches; nobody who is known for a spectator without a session.
    person: Option<PersonId>,
    draw: Draw,
    drawn: Mutex<Option<(Stamp, String)>>,
}

impl Prerender {
    /// Draws ahead what will be seen when the act is on disk.
    pub fn draw_ahead(&self, looking: &Looking) {
        let part = (self.draw)(looking).map(|part| (looking.stamp(), part));
        *self.drawn.lock().unwrap_or_else(PoisonError::into_inner) = part;
    }

    /// What was drawn ahead, if it is what is to be seen now.
    pub fn take(&self, stamp: Stamp) -> Option<String> {
        let drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner).take();
        drawn.filter(|(of, _)| *of == stamp).map(|(_, part)| part)
    }

    pub fn draw(&self, looking: &Looking) -> Option<String> {
        (self.draw)(looking)
    }
}

/// Of all viewers of one table.
#[derive(Default)]
pub struct Prerenders(Mutex<Vec<Weak<Prerender>>>);

impl Prerenders {
    /// A viewer of the table for as long as somebody keeps it.
    pub fn open(&self, person: Option<PersonId>, draw: Draw) -> Arc<Prerender> {
        let prerender = Arc::new(Prerender { person, draw, drawn: Mutex::new(None) });
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|other| other.strong_count() > 0);
        all.push(Arc::downgrade(&prerender));
        prerender
    }

    pub fn all(&self) -> Vec<Arc<Prerender>> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.iter().filter_map(Weak::upgrade).collect()
    }

    /// In the order in which they are drawn after an act: whoever acted knows of it already, so the others come first.
    pub fn after_act_of(&self, actor: Option<PersonId>) -> Vec<Arc<Prerender>> {
        let mut all = self.all();
        all.sort_by_key(|prerender| prerender.person.is_some() && prerender.person == actor);
        all
    }

    /// Throws away what was drawn ahead.
    pub fn forget(&self) {
        for prerender in self.all() {
            prerender.drawn.lock().unwrap_or_else(PoisonError::into_inner).take();
        }
    }
}
