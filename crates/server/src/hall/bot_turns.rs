//! Bots that act after a person, or where no person has to decide. A game that only bots play on takes seconds: it is played in slices, beside
//! the threads that answer, and no table waits for the bots of another one.

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use catalogue::{Hosted, Problem, lesson};
use kernel::Turn;
use kernel::chance::Own;
use tokio::sync::{RwLockWriteGuard, Semaphore, SemaphorePermit};
use tokio::time::timeout;

use super::live::{Inner, Live, detached};
use crate::heavy::in_place;
use crate::http_error::HttpError;

/// So long bots play at once where a person waits for them: after an act, or when a table is opened.
pub(super) const ANSWER: Duration = Duration::from_millis(200);
/// So long at once where nobody does, and other tables may.
const SLICE: Duration = Duration::from_millis(25);
/// So long an answer is held back for bots that are not done.
const TIMEOUT: Duration = Duration::from_secs(2);
/// So long a table is waited for with a place that others want.
const BRIEF: Duration = Duration::from_millis(50);
/// Bots that never hand over to a person are stopped here; no game of the house has so many acts.
pub(super) const BOT_ACTS: usize = 20_000;

/// How many tables have bots that play at the same time.
pub struct BotTurns {
    answering: Semaphore,
    settling: Semaphore,
}

impl Default for BotTurns {
    /// A core is left to those who answer, where there are several.
    fn default() -> BotTurns {
        let cores = available_parallelism().map_or(1, usize::from);
        BotTurns { answering: Semaphore::new((cores - 1).max(1)), settling: Semaphore::new(1) }
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
