//! The machine's clock jumps while people play. `libfaketime` between the server and the system simulates that.

use std::process::Command;
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::real::pair::{Pair, times};
use crate::real::served::{PROGRAM, serve, url};
use crate::real::trial::{Trial, has};
use crate::real::visitor::Visitor;

const USUAL: Duration = Duration::from_secs(5);
const CLIENTS: usize = 3;
const DAY: i64 = 24 * 60 * 60;
/// By how many seconds the clock is ahead or behind.
const JUMPS: [i64; 8] = [3_600, -3_600, DAY, -DAY, 400 * DAY, -400 * DAY, 20 * 365 * DAY, -10 * 365 * DAY];
const ANSWERED: Duration = Duration::from_secs(3);

fn library() -> String {
    let folders = std::fs::read_dir("/usr/lib").unwrap().flatten();
    let mut files = folders.map(|folder| folder.path().join("faketime/libfaketimeMT.so.1"));
    files.find(|file| file.exists()).expect("Debian's package has it here").display().to_string()
}

/// The year in the date of the server's answers.
async fn year(visitor: &mut Visitor) -> i64 {
    let answer = visitor.get("/healthz").await.unwrap().is(200);
    let date = answer.header("date").expect("answers are dated");
    date.split(' ').nth(3).and_then(|year| year.parse().ok()).unwrap_or_else(|| panic!("{date}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_jumps_ends_no_session_and_loses_no_act() {
    if !has("faketime", "--version", "faketime") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (file, clock) = (folder.path().join("house.sqlite"), folder.path().join("clock"));
    let set = |seconds: i64| {
        // Replace the file in one step, because the server may read it at any time.
        let new = clock.with_extension("new");
        std::fs::write(&new, format!("{seconds:+}")).unwrap();
        std::fs::rename(&new, &clock).unwrap();
    };
    set(0);
    let mut command = Command::new(PROGRAM);
    command.env("LD_PRELOAD", library()).env("FAKETIME_TIMESTAMP_FILE", &clock);
    // The monotonic clock goes on as usual, as on a real machine.
    command.env("FAKETIME_NO_CACHE", "1").env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    let mut served = serve(command, &url(&file));
    let mut visitor = Visitor::new(served.address);
    let now = year(&mut visitor).await;
    let (stop, stopped) = watch::channel(false);
    let mut playing = Vec::new();
    for _ in 0..CLIENTS {
        let pair = Pair::sit_down(served.address).await;
        playing.push(tokio::spawn(pair.play_until(Some(stopped.clone()))));
    }
    let (mut trial, mut jumps, mut is_seen) = (Trial::of(USUAL), 0, false);
    while trial.goes_on() || jumps < JUMPS.len() {
        let ahead = JUMPS[jumps % JUMPS.len()];
        set(ahead);
        jumps += 1;
        tokio::time::sleep(trial.choices.between(Duration::from_millis(300), Duration::from_millis(600)))
            .await;
        // The clock for dating answers is read once a second and never turned back, so only forward jumps are visible there.
        if ahead > 2 * 365 * DAY {
            let began = Instant::now();
            while year(&mut visitor).await <= now {
                assert!(began.elapsed() < Duration::from_secs(5), "the server does not see the jump");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            is_seen = true;
        }
    }
    stop.send(true).unwrap();
    let mut pairs = Vec::new();
    for pair in playing {
        pairs.push(pair.await.unwrap());
    }
    let mut all: Vec<Duration> = pairs.iter().flat_map(|pair| pair.times.clone()).collect();
    let acts: usize = pairs.iter().map(Pair::count).sum();
    println!("clock jumps: {jumps} under load, {acts} acts acknowledged, none lost; {}", times(&mut all));
    assert!(is_seen && jumps >= JUMPS.len() && acts > CLIENTS * 10, "{jumps} jumps, {acts} acts");
    assert!(all.last().is_some_and(|slowest| *slowest < ANSWERED));
    served.kill();
    let store = store::open(&url(&file)).await.unwrap();
    for pair in &mut pairs {
        pair.compare(&*store).await;
    }
    store.close().await;
}
