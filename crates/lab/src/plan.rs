//! A series of games, played in parallel.

use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::{Level, Played};
use catalogue::{Match, Problem, Title};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde_json::{Map, Value};

use crate::Sums;

/// How many games a thread takes at a time: enough that taking them costs nothing, few enough that no thread is idle for long.
const CHUNK: u64 = 64;

/// After this many games their rows are handed out and dropped, so that memory does not grow with the series.
const WAVE: u64 = CHUNK * 1024;

/// Which games are to be played.
#[derive(Clone)]
pub struct Plan {
    pub title: &'static dyn Title,
    pub options: Map<String, Value>,
    /// One for each seat.
    pub bots: Vec<Level>,
    pub games: u64,
    pub seed: u64,
    /// Default: as many as the machine has.
    pub threads: Option<usize>,
}

/// One game of the series, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    pub game: u64,
    pub played: Played,
}

/// Receives the games one by one, ordered by their numbers.
pub type TakeRow<'a> = &'a mut dyn FnMut(&Row) -> io::Result<()>;

/// For observing and stopping a series.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Set by the caller to end the series: games in progress are finished and counted, no others are started.
    pub stop: &'a AtomicBool,
    /// Called from time to time, from any thread, with the number of finished games.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// The result of a series.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// Totals of the finished games: all of the plan, or fewer if it was stopped.
    pub sums: Sums,
    pub stopped: bool,
    pub threads: usize,
    pub took: Duration,
}

/// Why a series could not be played or reported.
#[derive(Debug)]
pub enum LabError {
    Problem(Problem),
    /// The threads could not be started.
    Threads(String),
    /// A row could not be written.
    Rows(io::Error),
}

/// Plays the series. `rows`, if given, receives every finished game.
pub fn run(plan: &Plan, watch: Watch, mut rows: Option<TakeRow>) -> Result<Outcome, LabError> {
    let series = plan.title.match_up(&plan.options, &plan.bots).map_err(LabError::Problem)?;
    let pool = pool(plan.threads)?;
    let start = Instant::now();
    let finished = AtomicU64::new(0);
    let work = Work { series: &*series, seed: plan.seed, watch, finished: &finished, keep: rows.is_some() };
    let mut sums = Sums::default();
    for wave in pieces(0..plan.games, WAVE) {
        if watch.stop.load(Ordering::Relaxed) {
            break;
        }
        let chunks: Vec<_> = pieces(wave, CHUNK).collect();
        let done: Vec<_> = pool.install(|| chunks.into_par_iter().map(|chunk| work.play(chunk)).collect());
        for (part, kept) in &done {
            sums = sums.with(part);
            if let Some(rows) = &mut rows {
                kept.iter().try_for_each(&mut *rows).map_err(LabError::Rows)?;
            }
        }
    }
    Ok(Outcome {
        sums,
        stopped: sums.games < plan.games,
        threads: pool.current_num_threads(),
        took: start.elapsed(),
    })
}

fn pool(threads: Option<usize>) -> Result<ThreadPool, LabError> {
    let builder = ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0));
    builder.build().map_err(|e| LabError::Threads(e.to_string()))
}

/// The range in pieces of the given length, the last one shorter.
fn pieces(range: Range<u64>, length: u64) -> impl Iterator<Item = Range<u64>> {
    let Range { start, end } = range;
    (0..(end - start).div_ceil(length)).map(move |n| {
        let from = start + n * length;
        from..end.min(from.saturating_add(length))
    })
}

struct Work<'a> {
    series: &'a dyn Match,
    seed: u64,
    watch: Watch<'a>,
    finished: &'a AtomicU64,
    keep: bool,
}

impl Work<'_> {
    fn play(&self, games: Range<u64>) -> (Sums, Vec<Row>) {
        let mut sums = Sums::default();
        let mut rows = Vec::new();
        for game in games {
            if self.watch.stop.load(Ordering::Relaxed) {
                break;
            }
            let played = self.series.play(self.seed, game);
            sums.add(&played);
            if self.keep {
                rows.push(Row { game, played });
            }
        }
        let before = self.finished.fetch_add(sums.games, Ordering::Relaxed);
        (self.watch.progress)(before + sums.games);
        (sums, rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static GO_ON: AtomicBool = AtomicBool::new(false);

    fn plan(games: u64, threads: usize) -> Plan {
        Plan {
            title: catalogue::titles().first().expect("the house has games").as_ref(),
            options: Map::new(),
            bots: vec![Level::Random; 2],
            games,
            seed: 7,
            threads: Some(threads),
        }
    }

    fn sums(plan: &Plan) -> Sums {
        run(plan, Watch { stop: &GO_ON, progress: &|_| () }, None).unwrap().sums
    }

    #[test]
    fn pieces_cover_the_range_once() {
        let all: Vec<_> = pieces(3..20, 8).collect();
        assert_eq!(all, [3..11, 11..19, 19..20]);
        assert_eq!(pieces(5..5, 8).count(), 0);
        assert_eq!(pieces(0..u64::MAX, WAVE).next(), Some(0..WAVE));
    }

    #[test]
    fn the_number_of_threads_does_not_matter() {
        let one = sums(&plan(1_000, 1));
        assert_eq!(one.games, 1_000);
        assert_eq!(one.wins.iter().sum::<u64>() + one.ties, 1_000);
        assert_eq!(one, sums(&plan(1_000, 2)));
        assert_eq!(one, sums(&plan(1_000, 5)));
        assert_ne!(one, sums(&Plan { seed: 8, ..plan(1_000, 2) }));
    }

    #[test]
    fn rows_come_in_order_and_add_up() {
        let mut again = Sums::default();
        let mut next = 0;
        let mut take = |row: &Row| {
            assert_eq!(row.game, next);
            next += 1;
            again.add(&row.played);
            Ok(())
        };
        let watch = Watch { stop: &GO_ON, progress: &|_| () };
        let outcome = run(&plan(300, 2), watch, Some(&mut take)).unwrap();
        assert_eq!(outcome.sums, again);
        assert!(!outcome.stopped);
    }

    #[test]
    fn a_stopped_series_tells_what_was_finished() {
        let stop = AtomicBool::new(false);
        let enough = |finished| {
            if finished >= 200 {
                stop.store(true, Ordering::Relaxed);
            }
        };
        let mut rows = 0;
        let mut take = |_: &Row| {
            rows += 1;
            Ok(())
        };
        let outcome =
            run(&plan(50_000, 2), Watch { stop: &stop, progress: &enough }, Some(&mut take)).unwrap();
        assert!(outcome.stopped);
        assert!((200..50_000).contains(&outcome.sums.games), "{}", outcome.sums.games);
        assert_eq!(outcome.sums.games, rows);
        assert_eq!(outcome.sums.wins.iter().sum::<u64>() + outcome.sums.ties, rows);
    }

    #[test]
    fn a_row_that_cannot_be_written_ends_it() {
        let mut full = |_: &Row| Err(io::Error::other("disk full"));
        let watch = Watch { stop: &GO_ON, progress: &|_| () };
        assert!(matches!(run(&plan(10, 1), watch, Some(&mut full)), Err(LabError::Rows(_))));
    }

    #[test]
    fn a_plan_that_does_not_fit_is_refused() {
        let one = Plan { bots: vec![Level::Random; 9], ..plan(10, 1) };
        let watch = Watch { stop: &GO_ON, progress: &|_| () };
        assert!(
            matches!(run(&one, watch, None), Err(LabError::Problem(problem)) if problem.code == "bad-seats")
        );
    }
}
