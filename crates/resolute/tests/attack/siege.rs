//! Shared by all attacks: the server, the honest people whose game must go on, and the counts of answers to the attackers.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::real::pair::{Pair, times};
use crate::real::served::{PROGRAM, Served, serve_with, url};
use crate::real::trial::{Choices, Trial};
use crate::real::visitor::{Answer, Visitor};

/// How long one attack takes in `cargo test`.
const USUAL: Duration = Duration::from_secs(3);
/// Upper limit for any act of an honest player. Most of it is a reserve for busy machines.
const ANSWERED: Duration = Duration::from_secs(4);
/// An attack lasts until the honest players have done at least this many acts.
const LEAST_ACTS: usize = 5;
/// Pause between two acts of the honest players.
const PACE: Duration = Duration::from_millis(30);
/// By how many megabytes the server may have grown at the end, and by how many at its peak.
const GROWTH: u64 = 128;
const PEAK: u64 = 384;

/// The tests act as a reverse proxy, so that each visitor has an address of their own and the usual rate limits apply.
const PROXY: &str = "127.0.0.1";
const FROM: &str = "X-Forwarded-For";

pub struct Siege {
    pub served: Served,
    pub trial: Trial,
    /// The path of the honest players' table.
    pub table: String,
    folder: TempDir,
    honest: JoinHandle<Pair>,
    stop: watch::Sender<bool>,
    memory: u64,
    seen: BTreeMap<u16, usize>,
}

fn from(address: std::net::SocketAddr, place: String) -> Visitor {
    let mut visitor = Visitor::new(address);
    visitor.headers.push((FROM.to_owned(), place));
    visitor
}

/// Gives this visitor an address that nobody has used before: attackers with many addresses escape limits by address.
pub fn elsewhere(visitor: &mut Visitor, choices: &mut Choices) {
    let [a, b] = [choices.number() & 0xffff, choices.number() & 0xffff];
    for (name, value) in &mut visitor.headers {
        if name == FROM {
            *value = format!("2001:db8:{a:x}:{b:x}::1");
        }
    }
}

impl Siege {
    pub async fn begin() -> Siege {
        let folder = tempfile::tempdir().unwrap();
        let database = url(&folder.path().join("house.sqlite"));
        let served = serve_with(Command::new(PROGRAM), &database, &["--trusted-proxy", PROXY]);
        let people = ["198.51.100.1", "198.51.100.2"].map(|place| from(served.address, place.to_owned()));
        let mut pair = Pair::of(people).await;
        // Ten acts first, so that everything the server builds only once exists before memory is measured.
        for _ in 0..10 {
            pair.act().await.unwrap();
        }
        pair.times.clear();
        let table = pair.path.clone();
        let (stop, stopped) = watch::channel(false);
        let honest = tokio::spawn(async move {
            while !*stopped.borrow() || pair.times.len() < LEAST_ACTS {
                pair.act().await.expect("the server goes on");
                tokio::time::sleep(PACE).await;
            }
            pair
        });
        let (memory, trial) = (served.memory().0, Trial::of(USUAL));
        Siege { served, trial, table, folder, honest, stop, memory, seen: BTreeMap::new() }
    }

    pub fn database(&self) -> PathBuf {
        self.folder.path().join("house.sqlite")
    }

    /// A visitor from a new address.
    pub fn stranger(&mut self) -> Visitor {
        let mut visitor = from(self.served.address, String::new());
        elsewhere(&mut visitor, &mut self.trial.choices);
        visitor
    }

    pub async fn guest(&mut self, name: &str) -> Visitor {
        let mut visitor = self.stranger();
        visitor.post("/name", &[("name", name)]).await.unwrap().is(303);
        visitor
    }

    /// Counts an answer. It must not be a server error; if the server is too busy, it must say when to come back.
    #[track_caller]
    pub fn saw(&mut self, answer: &Answer) {
        *self.seen.entry(answer.status).or_default() += 1;
        let is_busy = answer.status == 503 && answer.header("retry-after").is_some();
        assert!(answer.status < 500 || is_busy, "{}: {}", answer.status, answer.body);
    }

    pub async fn post(&mut self, visitor: &mut Visitor, path: &str, fields: &[(&str, &str)]) -> Answer {
        let answer = visitor.post(path, fields).await.unwrap_or_else(|why| panic!("{path}: {why}"));
        self.saw(&answer);
        answer
    }

    pub async fn get(&mut self, visitor: &mut Visitor, path: &str) -> Answer {
        let answer = visitor.get(path).await.unwrap_or_else(|why| panic!("{path}: {why}"));
        self.saw(&answer);
        answer
    }

    /// Checks that the honest game was not disturbed, that the server works and has not grown, and that its database contains what the
    /// players were told.
    pub async fn end(self, what: &str) {
        let Siege { mut served, trial, folder, honest, stop, memory, seen, .. } = self;
        stop.send(true).unwrap();
        let mut pair = honest.await.expect("the honest players were not disturbed");
        assert!(served.is_running());
        from(served.address, "198.51.100.3".to_owned()).get("/readyz").await.unwrap().is(200);
        let (now, most) = served.memory();
        served.kill();
        let store = store::open(&url(&folder.path().join("house.sqlite"))).await.unwrap();
        pair.compare(&*store).await;
        store.close().await;
        let mut took = std::mem::take(&mut pair.times);
        let words = times(&mut took);
        let grown = |kilobytes: u64| kilobytes.saturating_sub(memory) >> 10;
        println!(
            "{what}: {} requests in {:.1} s ({}); honest players: {} acts, {words}; memory grew by {} MB, at most {} MB",
            seen.values().sum::<usize>(),
            trial.elapsed().as_secs_f64(),
            seen.iter().map(|(status, count)| format!("{status}: {count}")).collect::<Vec<_>>().join(", "),
            took.len(),
            grown(now),
            grown(most),
        );
        assert!(took.last().is_some_and(|slowest| *slowest < ANSWERED), "{words}");
        assert!(grown(now) < GROWTH && grown(most) < PEAK, "{} MB, at most {} MB", grown(now), grown(most));
    }
}

/// Whether something becomes true within a few seconds.
pub async fn soon(mut check: impl AsyncFnMut() -> bool) -> bool {
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(5) {
        if check().await {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    false
}
