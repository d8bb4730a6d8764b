//! Speed of random games, shared by the games' benchmarks: alternating rounds of one run, and their medians.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// Number of games between two checks of the time.
const GAMES: u64 = 50;

/// A round of games.
pub struct Round {
    /// Decisions per second.
    pub speed: f64,
    /// Decisions per game.
    pub length: f64,
}

/// Plays games with consecutive numbers for this long. `play` returns how many decisions a game took.
pub fn round(time: Duration, mut play: impl FnMut(u64) -> u64) -> Round {
    let start = Instant::now();
    let (mut decisions, mut games) = (0, 0);
    while start.elapsed() < time {
        for _ in 0..GAMES {
            decisions += black_box(play(games));
            games += 1;
        }
    }
    let speed = decisions as f64 / start.elapsed().as_secs_f64();
    Round { speed, length: decisions as f64 / games as f64 }
}

pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// `cargo test` also starts benchmarks to see that they work, but needs no measurements.
pub fn is_only_a_test() -> bool {
    std::env::args().any(|arg| arg == "--test")
}
