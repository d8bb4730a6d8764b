//! The only source of secrets: the random numbers of the operating system.

use std::io;

use kernel::chance::Seed;

/// 256 unguessable bits.
pub fn fresh_seed() -> io::Result<Seed> {
    #[cfg(feature = "testing")]
    if let Some(seed) = repeatable::next() {
        return Ok(seed);
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(Seed::new(bytes))
}

/// Whether a test asked for the same seeds in every run.
pub fn is_repeatable() -> bool {
    #[cfg(feature = "testing")]
    return repeatable::first().is_some();
    #[cfg(not(feature = "testing"))]
    false
}

/// Repeatable seeds for tests. The released program is built without this feature.
#[cfg(feature = "testing")]
mod repeatable {
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicU64, Ordering};

    use kernel::chance::Seed;

    /// A number. The first seed is derived from it, the next seed from the following number, and so on.
    const VARIABLE: &str = "RESOLUTE_TEST_SEED";

    pub fn first() -> Option<u64> {
        static FIRST: OnceLock<Option<u64>> = OnceLock::new();
        *FIRST.get_or_init(|| std::env::var(VARIABLE).ok()?.parse().ok())
    }

    pub fn next() -> Option<Seed> {
        static MADE: AtomicU64 = AtomicU64::new(0);
        first().map(|first| Seed::from_number(first.wrapping_add(MADE.fetch_add(1, Ordering::Relaxed))))
    }
}
