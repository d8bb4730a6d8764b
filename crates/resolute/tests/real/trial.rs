//! How long a trial takes and by which seed: short within `cargo test`, as long as one likes by `cargo xtask attack`, `faults` and
//! `powercut`, which set these variables.

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How long each test goes on, in seconds.
const SECONDS: &str = "RESOLUTE_TRIAL_SECONDS";
/// Where its choices begin: the same number makes the same choices.
const SEED: &str = "RESOLUTE_TRIAL_SEED";
/// Programs that are not installed, and whose tests are left out.
const SKIP: &str = "RESOLUTE_SKIP";

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

/// For as long as asked for, and otherwise for as long as is usual in `cargo test`.
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

/// SplitMix64: enough to choose by.
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

/// What a test could not do here, past the test harness, which keeps what is printed to itself.
pub fn skipped(what: &str, why: &str) {
    let _ = writeln!(std::io::stderr(), "SKIPPED: {what}: {why}");
}

/// Whether a program of a Debian package is here. It is a failed test where it is not and `RESOLUTE_SKIP` does not have its name.
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
