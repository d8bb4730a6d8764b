//! Measures how fast acts are stored: `cargo run --release -p store --example append --features testing [sqlite|postgres]`.
//!
//! Uses 1,000 tables, on SQLite and on a PostgreSQL with a real disk, and prints next to them what the disk alone can do. First 64 writers
//! run as fast as they can, then 1,000 acts arrive per second as when people play, then one table is measured when it is new and again
//! after 10,000 acts.

use std::fs::File;
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::record::{ActRecord, Opening, Record};
use kernel::{Player, Seat, SeatSet, Text};
use store::testing::{Disk, Postgres};
use store::{Change, Holder, Millis, NewTable, Store, Summary, TableId};
use tokio::task::JoinSet;

const TABLES: usize = 1_000;
const WRITERS: usize = 64;
const ACTS: usize = 20_000;
const PACE: Duration = Duration::from_millis(1);
const PACED: usize = 5_000;
const LONG: usize = 10_000;

fn act(n: u64) -> ActRecord {
    ActRecord {
        seat: Seat((n % 2) as u8),
        act: format!("announce state-{n}"),
        chance: vec!["d6 5".parse().expect("a die")],
        by: None,
        hash: format!("{n:016x}"),
    }
}

fn summary() -> Summary {
    Summary {
        headline: Some(Text::new("round").number("n", 2)),
        deciding: Seat(0).alone(),
        over: false,
        winners: SeatSet::EMPTY,
        updated: Millis(1_789_000_000_000),
        times: None,
    }
}

async fn table(store: &dyn Store, acts: usize) -> TableId {
    let record = Record {
        resolute: 1,
        game: "presidential".to_owned(),
        rules: 1,
        options: kernel::RawJson::of(&serde_json::json!({ "length": "short" })),
        seats: vec![Player::Bot("random".to_owned()), Player::Bot("greedy".to_owned())],
        seals: Vec::new(),
        opening: Opening {
            state: None,
            own: Default::default(),
            lesson: false,
            chance: Vec::new(),
            hash: String::new(),
        },
        ending: None,
        acts: (0..acts as u64).map(act).collect(),
    };
    let new = NewTable {
        record,
        holders: vec![Holder::Bot, Holder::Bot],
        public: true,
        host: None,
        created: Millis(0),
        summary: summary(),
        members: Vec::new(),
        clock: None,
    };
    store.create_table(new).await.expect("a table is made").table
}

fn report(what: &str, took: Duration, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "  {what:<34} {:>8.0} /s   p50 {:>7.3} ms   p99 {:>7.3} ms   worst {:>7.3} ms",
        times.len() as f64 / took.as_secs_f64(),
        at(0.50),
        at(0.99),
        at(1.0)
    );
}

/// Each writer has its own tables and sends the next act as soon as the last one is on disk.
async fn as_fast_as_they_can(store: &Arc<dyn Store>, tables: &[TableId], writers: usize, acts: usize) {
    let began = Instant::now();
    let mut tasks = JoinSet::new();
    for n in 0..writers {
        let mine: Vec<TableId> = tables.iter().copied().skip(n).step_by(writers).collect();
        let store = store.clone();
        tasks.spawn(async move {
            let mut times = Vec::new();
            for turn in 0..acts / writers {
                let table = mine[turn % mine.len()];
                let expected = 1 + (turn / mine.len()) as u64;
                let began = Instant::now();
                store
                    .append(table, expected, &[act(expected)], &summary())
                    .await
                    .expect("nobody else writes");
                times.push(began.elapsed());
            }
            times
        });
    }
    let times = tasks.join_all().await.concat();
    report(&format!("{writers} writers, as fast as they can"), began.elapsed(), times);
}

/// Sends acts at a steady pace, each to another table, and measures when a follower hears of them. Where possible the follower is on
/// another server.
async fn as_people_play(store: &Arc<dyn Store>, follower: &Arc<dyn Store>, tables: &[TableId]) {
    let mut changes = follower.subscribe();
    let (heard_by, mut heard) = tokio::sync::mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok(Change::At { table, version, .. }) = changes.recv().await {
            if heard_by.send((table, version, Instant::now())).is_err() {
                return;
            }
        }
    });
    let began = Instant::now();
    let mut clock = tokio::time::interval(PACE);
    let mut tasks = JoinSet::new();
    for turn in 0..PACED {
        clock.tick().await;
        let (store, table) = (store.clone(), tables[turn % tables.len()]);
        let expected = 1 + (turn / tables.len()) as u64;
        tasks.spawn(async move {
            let began = Instant::now();
            store.append(table, expected, &[act(expected)], &summary()).await.expect("nobody else writes");
            ((table, expected + 1), began, began.elapsed())
        });
    }
    let times = tasks.join_all().await;
    let took = began.elapsed();
    let mut seen = std::collections::HashMap::new();
    // Changes from the earlier measurement may still arrive, so wait until each of these acts was heard.
    while !times.iter().all(|(change, ..)| seen.contains_key(change)) {
        let (table, version, at) = heard.recv().await.expect("all are told");
        seen.insert((table, version), at);
    }
    let told = times.iter().map(|(change, began, _)| seen[change] - *began).collect();
    report("as people play: on disk", took, times.into_iter().map(|(.., time)| time).collect());
    report("as people play: seen by a follower", took, told);
}

async fn one_table(store: &Arc<dyn Store>, acts: usize) {
    let table = table(&**store, acts).await;
    let began = Instant::now();
    let mut times = Vec::new();
    for version in 1..=1_000 {
        let began = Instant::now();
        store.append(table, version, &[act(version)], &summary()).await.expect("nobody else writes");
        times.push(began.elapsed());
    }
    report(&format!("one writer, table of {acts} acts"), began.elapsed(), times);
    let began = Instant::now();
    let loads = 20;
    for _ in 0..loads {
        store.load(table).await.expect("the table is there");
    }
    println!(
        "  load a table of {:<18} {:>8.2} ms",
        acts + 1_000,
        began.elapsed().as_secs_f64() * 1e3 / f64::from(loads)
    );
}

async fn measure(name: &str, url: &str) {
    println!("{name}");
    let store = store::open(url).await.expect("the database opens");
    let follower =
        if url.starts_with("sqlite:") { store.clone() } else { store::open(url).await.expect("it opens") };
    let mut tables = Vec::new();
    for _ in 0..2 * TABLES {
        tables.push(table(&*store, 0).await);
    }
    as_fast_as_they_can(&store, &tables[..TABLES], WRITERS, ACTS).await;
    as_people_play(&store, &follower, &tables[TABLES..]).await;
    one_table(&store, 0).await;
    one_table(&store, LONG).await;
    store.close().await;
    follower.close().await;
}

/// Measures how long the disk itself needs for 4 kB.
fn measure_disk(folder: &std::path::Path) {
    let mut file = File::create(folder.join("probe")).expect("the folder can be written");
    let began = Instant::now();
    let mut times = Vec::new();
    for _ in 0..500 {
        let began = Instant::now();
        file.write_all(&[1; 4096]).and_then(|()| file.sync_data()).expect("the disk can be written");
        times.push(began.elapsed());
    }
    println!("the disk alone");
    report("write 4 kB and wait", began.elapsed(), times);
}

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    measure_disk(folder.path());
    let only = std::env::args().nth(1);
    let wanted = |name: &str| only.as_deref().is_none_or(|only| only == name);
    if wanted("sqlite") {
        measure("SQLite", &format!("sqlite:{}", folder.path().join("append.db").display())).await;
    }
    if !wanted("postgres") {
        return;
    }
    match tokio::task::spawn_blocking(|| Postgres::start(Disk::Real)).await.expect("it does not panic") {
        Ok(server) => {
            measure("PostgreSQL, followers on a second server", &server.fresh_database().await).await
        }
        Err(why) => println!("PostgreSQL was left out: {why}"),
    }
}
