//! Bots that act after a person, or where no person has to decide. A game that only bots play on takes seconds: it is played in slices, beside
//! the threads that answer, and no table waits for the bots of another one.

use std::collections::HashMap;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use catalogue::{Hosted, Problem, lesson};
use kernel::Turn;
use kernel::chance::Own;
use store::TableId;
use tokio::sync::{RwLockWriteGuard, Semaphore, SemaphorePermit};
use tokio::time::timeout;

use super::live::{Inner, Live, detached};
use crate::heavy::in_place;
use crate::http_error::HttpError;

/// How long bots play without a pause where a person waits for them: after an act, or when a table is opened.
pub(super) const ANSWER: Duration = Duration::from_millis(200);
/// The same where nobody waits, and other tables may.
pub(super) const SLICE: Duration = Duration::from_millis(25);
/// How long an answer is held back for bots that are not done.
const TIMEOUT: Duration = Duration::from_secs(2);
/// How long somebody who has a place that others want waits for a table in use.
pub(crate) const BRIEF: Duration = Duration::from_millis(50);
/// Bots that never hand over to a person are stopped here; no game of the house has so many acts.
pub(super) const BOT_ACTS: usize = 20_000;

/// How many tables have bots that play at the same time.
pub struct BotTurns {
    answering: Semaphore,
    settling: Semaphore,
}

impl Default for BotTurns {
    /// Where there are several cores, bots that a person waits for leave one free. The slices of the others are too short to be noticed.
    fn default() -> BotTurns {
        let cores = available_parallelism().map_or(1, usize::from);
        BotTurns { answering: Semaphore::new((cores - 1).max(1)), settling: Semaphore::new(1) }
    }
}

/// Tables where a bot has to act and none does: a write failed, or the server that let it play has ended. Found by looking again and again.
#[derive(Default)]
pub(super) struct StalledBots(HashMap<TableId, Stall>);

struct Stall {
    version: u64,
    /// In so many rounds the bots are started again.
    left: u32,
    /// So many rounds after that once more: a table where it cannot be done is tried less and less often.
    wait: u32,
}

/// Of rounds.
const LONGEST_WAIT: u32 = 100;

impl StalledBots {
    /// Those of the tables, each with the version at which its bots stand, whose bots are to be started again in this round.
    pub fn due(&mut self, stalled: impl IntoIterator<Item = (TableId, u64)>) -> Vec<TableId> {
        let before = std::mem::take(&mut self.0);
        let mut due = Vec::new();
        for (id, version) in stalled {
            // A table that was not seen standing before may only be between two slices.
            let stall = match before.get(&id).filter(|known| known.version == version) {
                None => Stall { version, left: 1, wait: 1 },
                Some(known) if known.left > 1 => Stall { left: known.left - 1, ..*known },
                Some(known) => {
                    due.push(id);
                    let wait = (known.wait * 2).min(LONGEST_WAIT);
                    Stall { version, left: wait, wait }
                }
            };
            self.0.insert(id, stall);
        }
        due
    }
}

/// Whether a bot has to act.
pub(super) fn is_bots_turn(table: &dyn Hosted) -> bool {
    let Turn::Decide(seats) = table.turn() else { return false };
    seats.iter().any(|seat| !table.players()[seat.index()].is_person())
}

/// Lets bots act until a person must decide, but not for much longer than this. They bring no dice.
pub(super) fn run_bots(table: &mut dyn Hosted, salt: u64, time: Duration) -> Result<(), Problem> {
    let own = table.own();
    table.set_own(Own::None);
    let begun = Instant::now();
    let mut played = Ok(());
    for _ in 0..BOT_ACTS {
        match lesson::bot_act(table, salt) {
            Some(Ok(_)) if begun.elapsed() < time => {}
            Some(done) => {
                played = done.map(drop);
                break;
            }
            None => break,
        }
    }
    table.set_own(own);
    played
}

impl Live {
    /// Bots act at once after a person's act, while the table is held.
    pub(super) async fn answer_with_bots(&self, table: &mut dyn Hosted) -> Result<(), Problem> {
        if !is_bots_turn(table) {
            return Ok(());
        }
        let _turn = self.bots.answering.acquire().await;
        in_place(|| run_bots(table, self.salt, ANSWER))
    }

    pub async fn waits_for_bot(&self) -> bool {
        is_bots_turn(&*self.inner.read().await.table)
    }

    /// The version at which a bot has to act and nothing is being done.
    pub(super) fn stalled_at(&self) -> Option<u64> {
        let is_playing = self.settling.try_lock().is_err();
        let inner = self.inner.try_read().ok()?;
        (!is_playing && is_bots_turn(&*inner.table)).then_some(inner.version)
    }

    /// Bots go on where they have to act, and whoever is here waits a moment for them. The table must not be held.
    pub(super) async fn follow_with_bots(self: &Arc<Live>) -> Result<(), HttpError> {
        if !self.waits_for_bot().await {
            return Ok(());
        }
        let live = self.clone();
        let playing = detached(self.clone(), async move { live.play_bots().await });
        match timeout(TIMEOUT, playing).await {
            Ok(done) => done,
            // They play on.
            Err(_) => Ok(()),
        }
    }

    /// Slice by slice, each of which is kept and seen.
    async fn play_bots(&self) -> Result<(), HttpError> {
        let _alone = self.settling.lock().await;
        let most = self.inner.read().await.table.len() + BOT_ACTS;
        while self.waits_for_bot().await {
            let Some((permit, mut inner)) = self.turn_to_play().await else { continue };
            let before = inner.table.len();
            let table = &mut *inner.table;
            let played = in_place(|| run_bots(table, self.salt, SLICE));
            drop(permit);
            match self.keep_bots(&mut inner, before, played).await {
                Ok(()) if (before + 1..most).contains(&inner.table.len()) => {}
                // Nothing was left to play, or it has gone on for too long, or another server plays on.
                Ok(()) | Err(HttpError::Stale) => return Ok(()),
                Err(trouble) => {
                    tracing::error!(table = %self.id(), ?trouble, "the bots cannot act");
                    return Err(trouble);
                }
            }
        }
        Ok(())
    }

    /// A place among those that play, and the table with it. Nobody waits with that place for a table that is in use.
    pub(super) async fn turn_to_play(&self) -> Option<(SemaphorePermit<'_>, RwLockWriteGuard<'_, Inner>)> {
        let permit = self.bots.settling.acquire().await.ok()?;
        if let Ok(inner) = timeout(BRIEF, self.inner.write()).await {
            return Some((permit, inner));
        }
        drop(permit);
        drop(self.inner.write().await);
        None
    }

    /// Keeps what bots have played after so many acts.
    pub(super) async fn keep_bots(
        &self,
        inner: &mut Inner,
        before: usize,
        played: Result<(), Problem>,
    ) -> Result<(), HttpError> {
        if let Err(problem) = played {
            inner.table.cut(before);
            return Err(HttpError::Broken(format!("a bot was refused: {}", problem.text)));
        }
        if inner.table.len() > before {
            let waited = inner.meta.summary.deciding;
            self.keep(inner, before, None).await?;
            self.call_the_absent(inner, None, waited);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_that_stand_still_are_started_again_less_and_less_often() {
        let mut stalled = StalledBots::default();
        let (slow, still) = (TableId::random(), TableId::random());
        let mut tried = Vec::new();
        for round in 0..300 {
            let due = stalled.due([(slow, round), (still, 7)]);
            assert!(!due.contains(&slow), "it has gone on since the last round");
            tried.extend(due.contains(&still).then_some(round));
        }
        assert_eq!(tried[..5], [1, 3, 7, 15, 31]);
        assert_eq!(tried.last().unwrap() - tried[tried.len() - 2], u64::from(LONGEST_WAIT));
        assert!(stalled.due([]).is_empty());
        assert!(stalled.due([(still, 7)]).is_empty(), "it was in use meanwhile");
    }
}
