//! Fuzz tests that run for `RESOLUTE_FUZZ_SECONDS` (5 seconds per test by default), and a replay of every input that the guided fuzzer has
//! kept.

mod corpus;
mod leaks;
mod mutation;
mod protocol;
mod records;

use std::time::{Duration, Instant};

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, TestCaseError, TestRunner};

const USUAL_SECONDS: u64 = 5;

/// Number of cases between two checks of the time.
const CASES: u32 = 16;

/// How long a test searches.
pub fn time() -> Duration {
    let told = std::env::var("RESOLUTE_FUZZ_SECONDS").ok().and_then(|seconds| seconds.parse().ok());
    Duration::from_secs(told.unwrap_or(USUAL_SECONDS))
}

/// Tests the body with new cases until the time is over.
pub fn for_a_while<S: Strategy>(cases: S, body: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let end = Instant::now() + time();
    let config = Config { cases: CASES, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new(config);
    while Instant::now() < end {
        runner.run(&cases, &body).unwrap_or_else(|failure| panic!("{failure}"));
    }
}
