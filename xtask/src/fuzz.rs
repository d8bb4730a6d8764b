//! `cargo xtask fuzz`: laws and fuzz tests for as long as one likes.

use std::path::Path;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::cargo;

/// Tests are known by these words in their names.
const KINDS: &[&str] = &["law", "fuzz"];

pub fn run(root: &Path, minutes: f64, games: u64, seconds: u64) -> Result<(), String> {
    let time = Duration::try_from_secs_f64(minutes * 60.0)
        .map_err(|_| format!("--minutes takes a number of minutes, not {minutes}"))?;
    cargo::run(root, &["test", "--workspace", "--locked", "--no-run"], &[])?;
    let begun = Instant::now();
    // Every run begins elsewhere; the values printed repeat a round.
    let first = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |now| now.as_secs());
    let mut rounds = 0;
    while rounds == 0 || begun.elapsed() < time {
        let variables = [
            ("RESOLUTE_LAW_SEED", (first + rounds).to_string()),
            ("RESOLUTE_LAW_GAMES", games.to_string()),
            ("RESOLUTE_FUZZ_SECONDS", seconds.to_string()),
        ];
        println!("\n=== round {} after {:.1} minutes", rounds + 1, begun.elapsed().as_secs_f64() / 60.0);
        let test = ["test", "--workspace", "--locked", "--quiet", "--", "--test-threads", "1"];
        cargo::run(root, &[&test, KINDS].concat(), &variables)?;
        rounds += 1;
    }
    println!("\n{rounds} rounds in {:.1} minutes, nothing found.", begun.elapsed().as_secs_f64() / 60.0);
    Ok(())
}
