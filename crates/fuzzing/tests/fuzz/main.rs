//! What nobody would send on purpose, for as long as `RESOLUTE_FUZZ_SECONDS` says (5 for each test where it is not set); and every input
//! that the guided fuzzer has kept, once more.

mod corpus;
mod leaks;
mod mutation;
mod protocol;
mod records;

use std::time::{Duration, Instant};

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, TestCaseError, TestRunner};

const USUAL_SECONDS: u64 = 5;

/// Cases between two looks at the clock.
const CASES: u32 = 16;

/// How long a test looks for something new.
pub fn time() -> Duration {
    let told = std::env::var("RESOLUTE_FUZZ_SECONDS").ok().and_then(|seconds| seconds.parse().ok());
    Duration::from_secs(told.unwrap_or(USUAL_SECONDS))
}

/// Tries the body on ever new cases until the time is over.
pub fn for_a_while<S: Strategy>(cases: S, body: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let end = Instant::now() + time();
    let config = Config { cases: CASES, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new(config);
    while Instant::now() < end {
        runner.run(&cases, &body).unwrap_or_else(|failure| panic!("{failure}"));
    }
}
