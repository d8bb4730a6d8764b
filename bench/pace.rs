//! How fast random games are, shared by the games' benchmarks: rounds of one run, alternating, and their medians.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// Games between two looks at the clock.
const GAMES: u64 = 50;

/// A round of games.
pub struct Round {
    /// Decisions a second.
    pub speed: f64,
    /// Decisions a game.
    pub length: f64,
}

/// Plays games by their numbers for so long; each says how many decisions it took.
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

/// `cargo test` runs benchmarks too, to see that they start; it has no use for figures.
pub fn is_only_a_test() -> bool {
    std::env::args().any(|arg| arg == "--test")
}
