//! Length and seed of a trial: short in `cargo test`, and as long as asked for in `cargo xtask attack`, `faults` and `powercut`, which set
//! these variables.

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The length of each test in seconds.
const SECONDS: &str = "RESOLUTE_TRIAL_SECONDS";
/// The seed: the same number makes the same choices.
const SEED: &str = "RESOLUTE_TRIAL_SEED";
/// Names of missing programs whose tests are skipped.
const SKIP: &str = "RESOLUTE_SKIP";

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

/// Runs for as long as asked for, otherwise for the usual time in `cargo test`.
pub struct Trial {
    began: Instant,
    length: Duration,
    pub choices: Choices,
}

impl Trial {
    pub fn of(usual: Duration) -> Trial {
        let seed = number(SEED).unwrap_or_else(|| getrandom::u64().unwrap() >> 16);
        println!("{SEED}={seed}");
        let length = number(SECONDS).map_or(usual, Duration::from_secs);
        Trial { began: Instant::now(), length, choices: Choices(seed) }
    }

    pub fn goes_on(&self) -> bool {
        self.began.elapsed() < self.length
    }

    pub fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }
}

/// SplitMix64, which is good enough for choosing.
pub struct Choices(pub u64);

impl Choices {
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, end: usize) -> usize {
        (self.number() % end.max(1) as u64) as usize
    }

    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    pub fn between(&mut self, least: Duration, most: Duration) -> Duration {
        least + Duration::from_micros(self.number() % ((most - least).as_micros() as u64).max(1))
    }
}

/// Reports a skipped test on stderr, because the test harness captures what is printed.
pub fn skipped(what: &str, why: &str) {
    let _ = writeln!(std::io::stderr(), "SKIPPED: {what}: {why}");
}

/// Whether a program of a Debian package is installed. If it is not, the test fails unless `RESOLUTE_SKIP` contains its name.
pub fn has(program: &str, argument: &str, package: &str) -> bool {
    let mut asked = Command::new(program);
    let found = asked.arg(argument).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    let may_skip = std::env::var(SKIP).is_ok_and(|skip| skip.split(',').any(|name| name == program));
    assert!(found || may_skip, "{program} is not there: apt-get install {package}, or set {SKIP}={program}");
    if !found {
        skipped(&format!("a test with {program}"), "it is not installed");
    }
    found
}
