//! Power cuts at any moment: whatever a visitor was told is done must be there afterwards.
//!
//! A real server plays under `strace`, which records every write and flush to the files of its database and every answer to a visitor. From
//! that the disk is reconstructed as it may be found after a cut at any line: with everything that was flushed, and any part of what was
//! not. Each such image is opened by the store, and every table compared with what its players were told. A control ignores flushes and
//! must lose acts, which proves that the check can fail.

mod disk;
mod trace;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use disk::{Disk, Flushes, LUCK, Luck};
use store::StoreError;
use tempfile::TempDir;
use tokio::sync::watch;
use trace::{Event, What};

use crate::real::pair::{Pair, id_of};
use crate::real::served::{PROGRAM, Served, serve, url};
use crate::real::trial::{Choices, Trial, has, skipped};

const USUAL: Duration = Duration::from_secs(6);
const CLIENTS: usize = 3;
/// Number of images from one recording.
const IMAGES: usize = 1_500;
/// Minimum number of images in a short trial.
const LEAST_IMAGES: usize = 250;
/// One in this many images is also replayed act by act.
const REPLAYED: usize = 8;
const FILE: &str = "house.sqlite";
/// Maximum length of strings in the trace. No write of the database is longer.
const LONGEST: &str = "4194304";

/// Games at several tables of a server that is killed and restarted, and everything that reached its disk.
struct Recording {
    events: Vec<Event>,
    /// All acts of each table, in order.
    acts: BTreeMap<String, Vec<(u8, String)>>,
    /// For each table: how many acts it had at its first, second, ... acknowledgement.
    acknowledged: BTreeMap<String, Vec<usize>>,
    /// The line with which the second run of the server begins, and how many acknowledgements of each table its players had heard until
    /// then. The kill may take away an answer that was sent already.
    restart: usize,
    heard_before: BTreeMap<String, usize>,
}

fn traced(folder: &Path, lines: &Path) -> Option<Served> {
    let mut strace = Command::new("strace");
    strace.args(["-f", "--seccomp-bpf", "-qq", "-y", "-xx", "-s", LONGEST, "-o"]).arg(lines);
    strace.args(["-e", &format!("trace={}", trace::CALLS), "-e", "signal=none", PROGRAM]);
    // Check first with a trivial program whether tracing is allowed here.
    let may = Command::new("strace").args(["-f", "-o", "/dev/null", "true"]).status();
    may.is_ok_and(|status| status.success()).then(|| serve(strace, &url(&folder.join(FILE))))
}

/// The process id of the program that strace runs.
fn process_of(served: &Served) -> String {
    let strace = served.child.id();
    let children = std::fs::read_to_string(format!("/proc/{strace}/task/{strace}/children")).unwrap();
    children.split_whitespace().next().expect("it runs").to_owned()
}

fn end(mut served: Served, signal: &str) {
    assert!(Command::new("kill").args([signal, &process_of(&served)]).status().unwrap().success());
    served.child.wait().unwrap();
}

async fn play_for(pairs: Vec<Pair>, time: Duration) -> Vec<Pair> {
    let (stop, stopped) = watch::channel(false);
    let playing: Vec<_> =
        pairs.into_iter().map(|pair| tokio::spawn(pair.play_until(Some(stopped.clone())))).collect();
    tokio::time::sleep(time).await;
    stop.send(true).unwrap();
    all(playing).await
}

async fn all(playing: Vec<tokio::task::JoinHandle<Pair>>) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for pair in playing {
        pairs.push(pair.await.unwrap());
    }
    pairs
}

async fn record(choices: &mut Choices) -> Option<Recording> {
    let folder = tempfile::tempdir().unwrap();
    // strace prints paths with links resolved.
    let database = folder.path().canonicalize().unwrap().join("data");
    std::fs::create_dir(&database).unwrap();
    let lines = [0, 1].map(|n| folder.path().join(format!("calls-{n}")));
    let served = traced(&database, &lines[0])?;
    let mut pairs = Vec::new();
    for _ in 0..CLIENTS {
        pairs.push(Pair::sit_down(served.address).await);
    }
    let playing: Vec<_> = pairs.into_iter().map(|pair| tokio::spawn(pair.play())).collect();
    tokio::time::sleep(choices.between(Duration::from_millis(400), Duration::from_millis(900))).await;
    end(served, "-KILL");
    pairs = all(playing).await;
    let mut heard_before = BTreeMap::new();
    for (path, _) in pairs.iter().flat_map(|pair| &pair.acknowledged) {
        *heard_before.entry(path.clone()).or_default() += 1;
    }
    let served = traced(&database, &lines[1])?;
    pairs = pairs.into_iter().map(|pair| pair.moved(served.address)).collect();
    pairs = play_for(pairs, choices.between(Duration::from_millis(200), Duration::from_millis(600))).await;
    // The log is copied into the file after one second without writes.
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    pairs = play_for(pairs, choices.between(Duration::from_millis(200), Duration::from_millis(600))).await;
    end(served, "-TERM");
    let texts = lines.map(|lines| std::fs::read_to_string(lines).unwrap());
    let restart = texts[0].lines().count();
    let text = texts.concat();
    let events = trace::read(&text, &database);
    let mut acts = BTreeMap::new();
    let mut acknowledged: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for pair in pairs {
        for (path, count) in pair.acknowledged {
            acknowledged.entry(path).or_default().push(count);
        }
        acts.extend(pair.finished);
        acts.insert(pair.path, pair.acts);
    }
    Some(Recording { events, acts, acknowledged, restart, heard_before })
}

#[derive(Debug, PartialEq)]
enum Verdict {
    Whole,
    /// Something that a visitor was told is missing.
    Lost(String),
    /// The database does not open, or contains acts that nobody played.
    Broken(String),
}

impl Recording {
    /// Opens an image and compares it with what was acknowledged: each table must have at least that many acts.
    async fn judge(&self, folder: &Path, told: &BTreeMap<String, usize>, replay: bool) -> Verdict {
        let store = match store::open(&url(&folder.join(FILE))).await {
            Ok(store) => store,
            Err(error) => return Verdict::Broken(format!("it does not open: {error}")),
        };
        let mut verdict = Verdict::Whole;
        for (path, count) in told {
            let record = match store.load(id_of(path)).await {
                Ok(stored) => stored.record,
                Err(StoreError::NotFound(_)) => {
                    verdict = Verdict::Lost(format!("{path} is gone"));
                    break;
                }
                Err(error) => {
                    verdict = Verdict::Broken(format!("{path}: {error}"));
                    break;
                }
            };
            let found: Vec<_> = record.acts.iter().map(|act| (act.seat.0, act.act.clone())).collect();
            let played = &self.acts[path];
            if found.len() > played.len() || found[..] != played[..found.len()] {
                verdict = Verdict::Broken(format!("nobody has played this at {path}: {found:?}"));
            } else if found.len() < *count {
                verdict = Verdict::Lost(format!("{path} has {} acts of {count}", found.len()));
            } else if replay && catalogue::title(&record.game).unwrap().reopen(&record).is_err() {
                verdict = Verdict::Broken(format!("{path} does not replay"));
            }
            if verdict != Verdict::Whole {
                break;
            }
        }
        store.close().await;
        verdict
    }

    /// Cuts the power at acknowledgements and at moments between, and judges each image.
    async fn cut(
        &self,
        flushes: Flushes,
        images: usize,
        choices: &mut Choices,
        mut found: impl FnMut(usize, Luck, Verdict) -> bool,
    ) -> Disk {
        let mut disk = Disk::new(flushes);
        let mut told: BTreeMap<String, usize> = BTreeMap::new();
        let mut heard: BTreeMap<&str, usize> = BTreeMap::new();
        let answers =
            self.events.iter().filter(|event| matches!(event.what, What::Acknowledge { .. })).count();
        // Half of the images are at acknowledgements.
        let chance = |many: usize| (images / 2).div_ceil(many.max(1)).max(1);
        let rare = |many: usize| (many / (images / 2).max(1)).max(1);
        for event in &self.events {
            disk.happen(event.at, &event.what);
            let many = match &event.what {
                What::Acknowledge { table } => {
                    let path = format!("/t/{table}");
                    // Ignore a table whose players never learned of its creation.
                    let before = self.heard_before.get(&path).copied().unwrap_or_default();
                    let reached = |n: usize| event.at >= self.restart || n < before;
                    if let Some((path, counts)) = self.acknowledged.get_key_value(&path)
                        && reached(heard.get(path.as_str()).copied().unwrap_or_default())
                    {
                        let n = heard.entry(path).or_default();
                        let count =
                            counts.get(*n).unwrap_or_else(|| panic!("{path} has answered once too often"));
                        told.insert(path.clone(), *count);
                        *n += 1;
                    }
                    if choices.one_in(rare(answers)) { chance(answers) } else { 0 }
                }
                _ => {
                    let others = self.events.len() - answers;
                    if choices.one_in(rare(others)) { chance(others) } else { 0 }
                }
            };
            for _ in 0..many {
                let luck = *choices.of(&LUCK);
                let folder = scratch();
                disk::write(&disk.image(luck, choices), folder.path());
                let verdict = self.judge(folder.path(), &told, choices.one_in(REPLAYED)).await;
                if !found(event.at, luck, verdict) {
                    return disk;
                }
            }
        }
        for (path, counts) in &self.acknowledged {
            assert_eq!(
                heard.get(path.as_str()),
                Some(&counts.len()),
                "every acknowledgement of {path} was seen"
            );
        }
        disk
    }
}

/// In memory if possible, because thousands of images are written.
fn scratch() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_power_cut_loses_an_acknowledged_act() {
    if !has("strace", "-V", "strace") {
        return;
    }
    let mut trial = Trial::of(USUAL);
    let (mut recordings, mut images, mut acts, mut looking) = (0, 0, 0, Duration::ZERO);
    let (mut writes, mut flushes) = (0, 0);
    while recordings == 0 || trial.goes_on() {
        let Some(recording) = record(&mut trial.choices).await else {
            return skipped("power cuts", "strace may not trace here");
        };
        recordings += 1;
        acts += recording.acknowledged.values().map(Vec::len).sum::<usize>();
        let wanted = if std::env::var_os("RESOLUTE_TRIAL_SECONDS").is_some() { IMAGES } else { LEAST_IMAGES };
        let began = Instant::now();
        let disk = recording
            .cut(Flushes::All, wanted, &mut trial.choices, |line, luck, verdict| {
                images += 1;
                assert_eq!(verdict, Verdict::Whole, "recording {recordings}, cut at call {line}, {luck:?}");
                true
            })
            .await;
        looking += began.elapsed();
        writes += disk.writes;
        flushes += disk.flushed;
    }
    println!(
        "power cuts: {recordings} recordings with {writes} writes, {flushes} flushes and {acts} acknowledgements; \
         {images} images, {:.0} a second, all whole",
        images as f64 / looking.as_secs_f64()
    );
    assert!(images >= LEAST_IMAGES / 2 && acts > CLIENTS * 10, "{images} images, {acts} acknowledgements");
}

/// The control: a disk that ignores flushes loses acknowledged acts, and the check notices.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_ignores_flushes_is_found_out() {
    if !has("strace", "-V", "strace") {
        return;
    }
    let mut trial = Trial::of(USUAL);
    let Some(recording) = record(&mut trial.choices).await else {
        return skipped("power cuts", "strace may not trace here");
    };
    for flushes in [Flushes::NotOfTheLog, Flushes::None] {
        let (mut images, mut lost, mut broken) = (0, 0, 0);
        recording
            .cut(flushes, 100, &mut trial.choices, |_, _, verdict| {
                images += 1;
                match verdict {
                    Verdict::Whole => {}
                    Verdict::Lost(_) => lost += 1,
                    Verdict::Broken(_) => broken += 1,
                }
                true
            })
            .await;
        println!(
            "control, flushes {flushes:?}: of {images} images {lost} have lost acts and {broken} do not open"
        );
        assert!(lost > images / 10, "{lost} of {images}");
    }
}
