//! What the disk takes without anything else: no act can be quicker.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// Four pages of the log, about what one act writes.
const BYTES: usize = 4 * 4_120;
/// The log is written again and again in the same place, and so is this file.
const PLACES: usize = 128;

pub struct Probe {
    file: File,
    next: usize,
}

impl Probe {
    pub fn prepare(folder: &Path) -> Probe {
        let mut file = File::create(folder.join("disk")).expect("a file");
        file.write_all(&vec![7; BYTES * PLACES]).expect("room on the disk");
        file.sync_all().expect("room on the disk");
        Probe { file, next: 0 }
    }

    /// Writes and waits, at the pace of the acts.
    pub async fn alone(&mut self, pace: f64, time: Duration) -> Vec<Duration> {
        let mut times = Vec::new();
        let mut tick = tokio::time::interval(Duration::from_secs_f64(1.0 / pace));
        let began = Instant::now();
        while began.elapsed() < time {
            tick.tick().await;
            let place = (self.next % PLACES * BYTES) as u64;
            self.next += 1;
            let began = Instant::now();
            self.file.seek(SeekFrom::Start(place)).expect("a file can be gone through");
            self.file.write_all(&[self.next as u8; BYTES]).expect("room on the disk");
            self.file.sync_data().expect("room on the disk");
            times.push(began.elapsed());
        }
        times
    }
}
