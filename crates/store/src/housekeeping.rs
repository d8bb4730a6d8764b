//! What is done to a database from time to time: the rule of ageing is carried out, and guests of whom nothing is left are forgotten.

use std::time::Duration;

use crate::error::Result;
use crate::retention::{AgingTable, RetentionAction, RetentionPolicy};
use crate::table::Millis;
use crate::{PersonId, Store, TableId};

/// Tables or people that are looked at together.
const PART: u32 = 200;

/// A guest is not forgotten on the first day: whoever has just come has nothing yet.
const YOUNG: i64 = 24 * 60 * 60 * 1_000;

/// What was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CleanupReport {
    pub put_away: u64,
    pub removed: u64,
    pub guests: u64,
}

/// How it is done.
#[derive(Clone, Copy, Debug, Default)]
pub struct CleanupOptions {
    /// Nothing is changed, only told.
    pub is_trial: bool,
    /// Between two changes and two parts, so that others are not held up.
    pub pause: Duration,
}

/// Goes through all tables and people once, in small parts, each change a transaction of its own. Tells of every table that is put away or removed.
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
                // Another server was faster, or somebody came back.
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
