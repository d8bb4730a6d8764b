//! Bots that act after a person, or when no person has to decide. A game that only bots play on can take seconds. It is played in short
//! slices, off the threads that answer requests, so that no table waits for the bots of another one.

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

/// How long bots may play without a pause while a person waits for them: after an act, or when a table is opened.
pub(super) const ANSWER: Duration = Duration::from_millis(200);
/// The same when nobody waits for these bots, but other tables may be waiting.
pub(super) const SLICE: Duration = Duration::from_millis(25);
/// How long an answer is delayed for bots that are still playing.
const TIMEOUT: Duration = Duration::from_secs(2);
/// How long the holder of a scarce permit waits for a table that is in use, before giving the permit back.
pub(crate) const BRIEF: Duration = Duration::from_millis(50);
/// Maximum number of bot acts in a row. It stops bots that never hand over to a person; no game has this many acts.
pub(super) const BOT_ACTS: usize = 20_000;

/// Limits how many tables have bots playing at the same time.
pub struct BotTurns {
    answering: Semaphore,
    settling: Semaphore,
}

impl Default for BotTurns {
    /// With several cores, bots that a person waits for leave one core free. The slices of the other bots are too short to be noticed.
    fn default() -> BotTurns {
        let cores = available_parallelism().map_or(1, usize::from);
        BotTurns { answering: Semaphore::new((cores - 1).max(1)), settling: Semaphore::new(1) }
    }
}

/// Tables where a bot has to act but none does, because a write failed
/// or the server that ran the bots has ended. They are found by polling.
#[derive(Default)]
pub(super) struct StalledBots(HashMap<TableId, Stall>);

struct Stall {
    version: u64,
    /// The bots are started again after this many rounds.
    left: u32,
    /// Length of the current wait, in rounds. It doubles after each attempt,
    /// so that a table where restarting fails is tried less and less often.
    wait: u32,
}

/// In rounds.
const LONGEST_WAIT: u32 = 100;

impl StalledBots {
    /// Takes the stalled tables, each with the version at which its bots stopped,
    /// and returns those whose bots are to be started again in this round.
    pub fn due(&mut self, stalled: impl IntoIterator<Item = (TableId, u64)>) -> Vec<TableId> {
        let before = std::mem::take(&mut self.0);
        let mut due = Vec::new();
        for (id, version) in stalled {
            // A table that was not in the previous round may only be between two slices.
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

/// Lets bots act until a person must decide, but not for much longer than
/// `time`. The chance source is always the server: bots bring no dice.
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
    /// Lets bots act immediately after a person's act, while the lock on the table is held.
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

    /// The version of the table if a bot has to act and nothing is being done about it.
    pub(super) fn stalled_at(&self) -> Option<u64> {
        let is_playing = self.settling.try_lock().is_err();
        let inner = self.inner.try_read().ok()?;
        (!is_playing && is_bots_turn(&*inner.table)).then_some(inner.version)
    }

    /// Lets bots act where they have to, and waits a moment for them to finish. The caller must not hold the lock on the table.
    pub(super) async fn follow_with_bots(self: &Arc<Live>) -> Result<(), HttpError> {
        if !self.waits_for_bot().await {
            return Ok(());
        }
        let live = self.clone();
        let playing = detached(self.clone(), async move { live.play_bots().await });
        match timeout(TIMEOUT, playing).await {
            Ok(done) => done,
            // The bots keep playing in the background.
            Err(_) => Ok(()),
        }
    }

    /// Plays in slices. Each slice is stored and announced before the next one.
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
                // Nothing was left to play, the bots have played for too long, or another server plays them.
                Ok(()) | Err(HttpError::Stale) => return Ok(()),
                Err(trouble) => {
                    tracing::error!(table = %self.id(), ?trouble, "the bots cannot act");
                    return Err(trouble);
                }
            }
        }
        Ok(())
    }

    /// Waits for a permit to play and for the table. The permit is given
    /// back if the table is in use, so that nobody holds one while waiting.
    pub(super) async fn turn_to_play(&self) -> Option<(SemaphorePermit<'_>, RwLockWriteGuard<'_, Inner>)> {
        let permit = self.bots.settling.acquire().await.ok()?;
        if let Ok(inner) = timeout(BRIEF, self.inner.write()).await {
            return Some((permit, inner));
        }
        drop(permit);
        drop(self.inner.write().await);
        None
    }

    /// Stores the acts that bots have played after the first `before` acts.
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
