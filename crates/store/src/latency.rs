//! Counts how long transactions take, in buckets for the operator's metrics.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Upper bounds of the buckets in microseconds. One more bucket holds everything slower.
pub const BOUNDS: [u64; 11] =
    [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 50_000, 250_000, 1_000_000, 5_000_000];

/// Durations by bucket.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

/// What the store has done since it was opened. Includes the wait for a connection or for the writer, and includes failed calls.
#[derive(Debug, Default)]
pub struct Latency {
    pub reads: Histogram,
    pub writes: Histogram,
}

impl Histogram {
    pub(crate) fn add(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bucket = BOUNDS.partition_point(|bound| *bound < micros);
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    pub(crate) async fn time<T>(&self, work: impl Future<Output = T>) -> T {
        let start = Instant::now();
        let done = work.await;
        self.add(start.elapsed());
        done
    }

    /// For each bound, how many took at most that long. The last entry is the total.
    pub fn cumulative(&self) -> [u64; BOUNDS.len() + 1] {
        let mut sum = 0;
        self.buckets.each_ref().map(|bucket| {
            sum += bucket.load(Ordering::Relaxed);
            sum
        })
    }

    pub fn total(&self) -> Duration {
        Duration::from_micros(self.micros.load(Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_duration_counts_in_its_bucket_and_all_above() {
        let histogram = Histogram::default();
        for micros in [100, 101, 9_000_000] {
            histogram.add(Duration::from_micros(micros));
        }
        let counts = histogram.cumulative();
        assert_eq!((counts[0], counts[1], counts[10], counts[11]), (1, 2, 2, 3));
        assert_eq!(histogram.total(), Duration::from_micros(9_000_201));
    }
}
