//! Periodic clean-up: applies the retention rule to tables, and deletes guests who have nothing left.

use std::time::Duration;

use crate::error::Result;
use crate::retention::{AgingTable, RetentionAction, RetentionPolicy};
use crate::table::Millis;
use crate::{PersonId, Store, TableId};

/// Number of tables or people loaded at a time.
const PART: u32 = 200;

/// Minimum age of a guest before deletion. Somebody who has just arrived naturally has nothing yet.
const YOUNG: i64 = 24 * 60 * 60 * 1_000;

/// What a clean-up did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CleanupReport {
    pub put_away: u64,
    pub removed: u64,
    pub guests: u64,
}

/// How to run a clean-up.
#[derive(Clone, Copy, Debug, Default)]
pub struct CleanupOptions {
    /// Dry run: report what would be done and change nothing.
    pub is_trial: bool,
    /// Pause after each change and after each batch, so that other users of the database are not held up.
    pub pause: Duration,
}

/// Goes through all tables and people once, in small batches. Each change is a transaction of its own. Calls `tell` for every table that is
/// put away or removed.
pub async fn clean_up(
    store: &dyn Store,
    keeping: RetentionPolicy,
    now: Millis,
    manner: CleanupOptions,
    mut tell: impl FnMut(&AgingTable, RetentionAction) + Send,
) -> Result<CleanupReport> {
    let mut tidied = CleanupReport::default();
    let mut last: Option<TableId> = None;
    while keeping.is_on() {
        let part = store.aging(last, PART).await?;
        let Some(end) = part.last() else { break };
        last = Some(end.table);
        for table in &part {
            let fate = match keeping.action(table, now) {
                None => continue,
                fate if manner.is_trial => fate,
                Some(_) => store.age(table.table, keeping, now).await?,
            };
            match fate {
                Some(RetentionAction::PutAway) => tidied.put_away += 1,
                Some(RetentionAction::Remove) => tidied.removed += 1,
                // Another server was faster, or somebody has used the table again.
                None => continue,
            }
            fate.into_iter().for_each(|fate| tell(table, fate));
            rest(manner).await;
        }
        rest(manner).await;
    }
    let before = Millis(now.0.saturating_sub(YOUNG));
    let mut last: Option<PersonId> = None;
    loop {
        let part = store.guests(last, before, PART).await?;
        let Some((end, _)) = part.last() else { break };
        last = Some(*end);
        for (guest, _) in part.iter().filter(|(_, abandoned)| *abandoned) {
            if manner.is_trial || store.forget_guest(*guest, before).await? {
                tidied.guests += 1;
            }
            rest(manner).await;
        }
        rest(manner).await;
    }
    Ok(tidied)
}

async fn rest(manner: CleanupOptions) {
    if !manner.is_trial && !manner.pause.is_zero() {
        tokio::time::sleep(manner.pause).await;
    }
}
