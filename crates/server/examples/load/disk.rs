//! What the disk takes without anything else: no act can be quicker.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// Four pages of the log, about what one act writes.
const BYTES: usize = 4 * 4_120;

/// Appends and waits, at the pace of the acts.
pub async fn alone(folder: &Path, pace: f64, time: Duration) -> Vec<Duration> {
    let mut file = File::create(folder.join("disk")).expect("a file");
    let mut times = Vec::new();
    let mut tick = tokio::time::interval(Duration::from_secs_f64(1.0 / pace));
    let began = Instant::now();
    while began.elapsed() < time {
        tick.tick().await;
        let began = Instant::now();
        file.write_all(&[7; BYTES]).expect("room on the disk");
        file.sync_data().expect("room on the disk");
        times.push(began.elapsed());
    }
    times
}
