//! `cargo xtask attack`, `faults` and `powercut`: the tests of the same names, for as long as wanted.

use std::path::Path;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::cargo;
use crate::needs;

/// Tests of `resolute` that drive the real program over HTTP.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Trial {
    Attack,
    Faults,
    PowerCut,
}

impl Trial {
    /// The test program, and the arguments that select its tests.
    fn tests(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Trial::Attack => ("attack", &[]),
            Trial::Faults => ("crash", &["--skip", "power_cut"]),
            Trial::PowerCut => ("crash", &["power_cut"]),
        }
    }
}

/// Runs the tests one after the other, each for this many seconds, repeatedly with other random choices.
pub fn run(root: &Path, trial: Trial, minutes: f64, seconds: u64) -> Result<(), String> {
    let time = Duration::try_from_secs_f64(minutes * 60.0)
        .map_err(|_| format!("--minutes takes a number of minutes, not {minutes}"))?;
    let missing: Vec<&str> = needs::provide().iter().flat_map(|need| [need.program, need.package]).collect();
    let (program, filter) = trial.tests();
    let build = ["test", "-p", "resolute", "--locked", "--test", program, "--no-run"];
    cargo::run(root, &build, &[])?;
    let begun = Instant::now();
    // Every run starts with another seed. The printed values repeat a round.
    let first = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |now| now.as_secs());
    let mut rounds = 0;
    while rounds == 0 || begun.elapsed() < time {
        let variables = [
            ("RESOLUTE_TRIAL_SEED", (first + rounds).to_string()),
            ("RESOLUTE_TRIAL_SECONDS", seconds.to_string()),
            ("RESOLUTE_SKIP", missing.join(",")),
            // Log lines of the server would be mixed with the results.
            ("RESOLUTE_LOG", "off".to_owned()),
        ];
        println!("\n=== round {} after {:.1} minutes", rounds + 1, begun.elapsed().as_secs_f64() / 60.0);
        let test = ["test", "-p", "resolute", "--locked", "--quiet", "--test", program, "--"];
        let harness = ["--test-threads", "1", "--nocapture"];
        cargo::run(root, &[&test[..], filter, &harness].concat(), &variables)?;
        rounds += 1;
    }
    println!("\n{rounds} rounds in {:.1} minutes, nothing found.", begun.elapsed().as_secs_f64() / 60.0);
    Ok(())
}
