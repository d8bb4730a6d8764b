//! Rounds of acts between looks at the disk: a disk that others use too stalls now and then, and whoever waits for it waits longer.

use std::time::Duration;

use crate::figures::{Rounds, Times};

/// A disk is quiet where by itself it takes no more than half of what an act may: of the bars for p50 and p99, in milliseconds.
const QUIET: (f64, f64) = (0.5, 2.5);

/// Some acts, and a look at the disk after them.
pub struct Round {
    pub acts: Vec<Duration>,
    pub disk: Vec<Duration>,
}

fn is_quiet(disk: &[Duration]) -> bool {
    let times = Times::of(disk);
    times.p50_ms <= QUIET.0 && times.p99_ms <= QUIET.1
}

/// The first one is a look only.
pub fn of(rounds: &[Round]) -> Rounds {
    let whole_disk: Vec<Duration> = rounds.iter().flat_map(|round| &round.disk).copied().collect();
    let (mut acts, mut disk, mut quiet) = (Vec::new(), Vec::new(), 0);
    for pair in rounds.windows(2) {
        let [before, round] = pair else { continue };
        if is_quiet(&before.disk) && is_quiet(&round.disk) {
            quiet += 1;
            acts.extend_from_slice(&round.acts);
            disk.extend(before.disk.iter().chain(&round.disk));
        }
    }
    Rounds {
        rounds: rounds.len().saturating_sub(1),
        quiet,
        acts: Times::of(&acts),
        disk: Times::of(&disk),
        whole_disk: Times::of(&whole_disk),
    }
}
