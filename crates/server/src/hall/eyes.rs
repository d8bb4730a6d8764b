//! Those who watch a table, and what they will see next.
//!
//! An act is heard of when it is on disk. While the disk works the parts of the watchers' pages are drawn already, and wait;
//! if the act does not get there, they are thrown away.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use super::live::{Looking, Stamp};

/// Draws what one watcher sees of a table; nothing where that cannot be said at once.
pub type Draw = Box<dyn Fn(&Looking) -> Option<String> + Send + Sync>;

pub struct Eye {
    draw: Draw,
    drawn: Mutex<Option<(Stamp, String)>>,
}

impl Eye {
    /// Draws ahead what will be seen when the act is on disk.
    pub fn rehearse(&self, looking: &Looking) {
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

/// All eyes on one table.
#[derive(Default)]
pub struct Eyes(Mutex<Vec<Weak<Eye>>>);

impl Eyes {
    /// An eye on the table for as long as somebody keeps it.
    pub fn open(&self, draw: Draw) -> Arc<Eye> {
        let eye = Arc::new(Eye { draw, drawn: Mutex::new(None) });
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|other| other.strong_count() > 0);
        all.push(Arc::downgrade(&eye));
        eye
    }

    pub fn all(&self) -> Vec<Arc<Eye>> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.iter().filter_map(Weak::upgrade).collect()
    }

    /// Throws away what was drawn ahead.
    pub fn forget(&self) {
        for eye in self.all() {
            eye.drawn.lock().unwrap_or_else(PoisonError::into_inner).take();
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;
    use kernel::chance::Given;
    use store::Person;

    use super::*;
    use crate::hall::{Act, Chosen, Hall, Live};
    use crate::trouble::Trouble;
    use crate::webhook::{Hooks, Policy};

    fn eye_on(live: &Live) -> Arc<Eye> {
        live.open_eye(Box::new(|looking| Some(format!("{} acts", looking.table().len()))))
    }

    async fn act(live: &Arc<Live>, host: &Person) -> Result<(), Trouble> {
        // Who begins is rolled for.
        let first = |seat, looking: &crate::hall::Looking| {
            looking.table().choices(seat).into_iter().next().map(|word| (seat, word))
        };
        let looking = live.look().await;
        let (seat, word) = [Seat(0), Seat(1)].into_iter().find_map(|seat| first(seat, &looking)).unwrap();
        drop(looking);
        let act = Act { person: host.id, seat, word, version: None, given: Given::default() };
        live.clone().act(act).await
    }

    /// One table as two servers have it, neither of which hears of the other.
    async fn two_servers(folder: &tempfile::TempDir) -> (Person, [Arc<Live>; 2]) {
        let store = store::open(&format!("sqlite:{}", folder.path().join("a").display())).await.unwrap();
        let host = store.create_person("Anna", crate::clock::now()).await.unwrap();
        let host = store.person(host).await.unwrap();
        let halls = [(); 2].map(|()| Hall::new(store.clone(), Hooks::start(Policy::default())));
        let title = catalogue::title("presidential").unwrap();
        let seats = [Chosen::Me, Chosen::Me];
        let opened = halls[0].open(title, Default::default(), &seats, &host, "-").await.unwrap();
        let [one, two] = &halls;
        (host, [one.table(opened.table).await.unwrap(), two.table(opened.table).await.unwrap()])
    }

    #[tokio::test]
    async fn what_was_drawn_ahead_is_what_is_seen() {
        let folder = tempfile::tempdir().unwrap();
        let (host, [live, _]) = two_servers(&folder).await;
        let eye = eye_on(&live);
        act(&live, &host).await.unwrap();
        let now = live.look().await.stamp();
        assert_eq!(eye.take(now).as_deref(), Some("1 acts"));
        assert_eq!(eye.take(now), None);
    }

    #[tokio::test]
    async fn what_did_not_happen_is_never_seen() {
        let folder = tempfile::tempdir().unwrap();
        let (host, [one, two]) = two_servers(&folder).await;
        let eye = eye_on(&two);
        act(&one, &host).await.unwrap();
        act(&two, &host).await.unwrap_err();
        let now = two.look().await.stamp();
        assert_eq!(now, one.look().await.stamp(), "the second follows the first");
        assert_eq!(eye.take(now), None);
    }
}
