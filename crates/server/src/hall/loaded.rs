//! The tables that are in memory.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::TableId;

use super::live::Live;

pub(super) struct LoadedTables {
    pub by_id: HashMap<TableId, Arc<Live>>,
    /// When more unused tables than `most` are loaded, the longest unused are dropped until `fewer` are left.
    most: usize,
    fewer: usize,
    /// With this many tables, used or not, the unused ones are counted again.
    count_at: usize,
}

impl LoadedTables {
    pub fn new(most: usize, fewer: usize) -> LoadedTables {
        LoadedTables { by_id: HashMap::new(), most, fewer, count_at: most }
    }

    /// Adds a table, unless it is here already, and returns the one that is here.
    pub fn add(&mut self, live: Arc<Live>) -> Arc<Live> {
        if self.by_id.get(&live.id()).is_some_and(|known| known.is_gone()) {
            self.by_id.remove(&live.id());
        }
        if self.by_id.len() >= self.count_at {
            self.drop_unused();
        }
        self.by_id.entry(live.id()).or_insert(live).clone()
    }

    /// Drops first those that are completely on disk, and none that somebody waits for at the moment.
    fn drop_unused(&mut self) {
        let unwatched = self.count_unwatched();
        if unwatched < self.most {
            return;
        }
        let is_unused = |live: &&Arc<Live>| !live.is_watched() && Arc::strong_count(live) == 1;
        let age = |live: &Arc<Live>| (live.knows_more_than_disk(), live.last_used(), live.id());
        let mut unused: Vec<_> = self.by_id.values().filter(is_unused).map(age).collect();
        unused.sort_unstable();
        for (.., id) in unused.iter().take(unwatched - self.fewer) {
            self.by_id.remove(id);
        }
    }

    /// How many tables nobody watches. Also sets when they are counted again.
    fn count_unwatched(&mut self) -> usize {
        let watched = self.by_id.values().filter(|live| live.is_watched()).count();
        self.count_at = watched + self.most;
        self.by_id.len() - watched
    }

    /// Drops tables that are gone, and those that nobody has used for so long; longer for tables of which memory knows more than the disk.
    pub fn sweep(&mut self, now: Instant, idle: Duration, idle_with_more: Duration) {
        self.by_id.retain(|_, live| {
            let idle = if live.knows_more_than_disk() { idle_with_more } else { idle };
            !live.is_gone() && (live.is_watched() || now.duration_since(live.last_used()) < idle)
        });
        self.count_unwatched();
    }
}
