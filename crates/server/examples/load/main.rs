//! How long an act takes to reach the other player: `cargo xtask load`, or by hand
//! `cargo run --release -p server --example load -- [--tables N] [--seconds S] [--database sqlite|postgres|URL]`.
//!
//! The server is a process of its own with its limits off; this one is all the visitors. The last line it prints is one of JSON.

mod disk;
mod figures;
mod house;
mod play;
#[path = "../../tests/http/visitor.rs"]
mod visitor;

use std::time::{Duration, Instant};

use disk::Probe;
use figures::{Figures, Times};
use house::House;
use play::{Kind, Played, Table};
use store::testing::{Disk, Postgres};

/// As in the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Acts a second while latency is measured: each of 1,000 tables acts once in five seconds.
const PACE: f64 = 200.0;
/// The acts at this pace come in so many rounds.
const ROUNDS: usize = 10;
/// Before and after each round the disk alone is looked at for so long.
const LOOK: Duration = Duration::from_millis(400);
/// Requests in flight.
const HANDS: usize = 16;
/// Sessions played for long, to see whether a late act costs more.
const LONG_GAMES: usize = 4;
/// Tables that nobody looks at.
const IDLE: usize = 10_000;
/// After so long they are only on disk.
const AWHILE: Duration = Duration::from_secs(150);
/// Stored games that are opened, and points of time that are gone to.
const LOOKS: usize = 300;

#[derive(Clone, Debug)]
struct Wish {
    tables: usize,
    seconds: f64,
    database: String,
}

fn wish(mut words: impl Iterator<Item = String>) -> Result<Wish, String> {
    let mut wish = Wish { tables: 1_000, seconds: 20.0, database: "sqlite".to_owned() };
    while let Some(name) = words.next() {
        let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
        let bad = |_| format!("{name} {value} is no number");
        match name.as_str() {
            "--tables" => wish.tables = value.parse().map_err(|_| bad(()))?,
            "--seconds" => wish.seconds = value.parse().map_err(|_| bad(()))?,
            "--database" => wish.database = value,
            _ => return Err(format!("unknown: {name}")),
        }
    }
    if wish.tables == 0 || !(wish.seconds > 0.0 && wish.seconds <= 600.0) {
        return Err("at least one table, and between 0 and 600 seconds".to_owned());
    }
    Ok(wish)
}

fn main() {
    let mut words = std::env::args().skip(1).peekable();
    let threads = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads");
    if words.peek().is_some_and(|word| word == house::ROLE) {
        let database = words.nth(1).expect("the database to serve");
        threads.block_on(house::serve(database));
        return;
    }
    match wish(words) {
        Ok(wish) => threads.block_on(measure(wish)),
        Err(why) => {
            eprintln!("{why}\nload [--tables N] [--seconds S] [--database sqlite|postgres|URL]");
            std::process::exit(2);
        }
    }
}

async fn measure(wish: Wish) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let postgres = match wish.database.as_str() {
        "postgres" => Some(Postgres::start(Disk::Real).expect("PostgreSQL is installed")),
        _ => None,
    };
    let url = match (&postgres, wish.database.as_str()) {
        (Some(postgres), _) => postgres.fresh_database().await,
        (None, "sqlite") => format!("sqlite:{}", folder.path().join("load.sqlite").display()),
        (None, url) => url.to_owned(),
    };

    let house = House::start(&url).await;
    let start = house.started;
    house.warm().await;
    let empty = house.memory();
    eprintln!("opening {} tables", wish.tables);
    let began = Instant::now();
    let mut tables = play::open(house.address, wish.tables, Kind::Usual, HANDS).await;
    let opened_per_second = wish.tables as f64 / began.elapsed().as_secs_f64();
    let full = house.memory();

    eprintln!("{PACE} acts a second for {} s", wish.seconds);
    // The first second is not counted: caches and connections become warm.
    play::paced(&mut tables, house.address, PACE, Duration::from_secs(1), HANDS).await;
    let mut disk = Probe::prepare(folder.path());
    let mut flushes = disk.alone(PACE, LOOK).await;
    let mut paced = Played::default();
    for _ in 0..ROUNDS {
        let time = Duration::from_secs_f64(wish.seconds / ROUNDS as f64);
        let round = play::paced(&mut tables, house.address, PACE, time, HANDS).await;
        paced.add(round);
        flushes.extend(disk.alone(PACE, LOOK).await);
    }
    eprintln!("{:?}, the disk alone {:?}", Times::of(&paced.took), Times::of(&flushes));
    let before = house.work();
    eprintln!("as fast as it goes for {} s", wish.seconds / 2.0);
    let hurried =
        play::hurried(&mut tables, house.address, Duration::from_secs_f64(wish.seconds / 2.0), HANDS).await;
    let work = house.work() - before;
    eprintln!(
        "{} acts in {:.1} s, {:.1} s of processor time",
        hurried.acts,
        hurried.seconds,
        work.as_secs_f64()
    );
    let played = house.memory();

    eprintln!("{LONG_GAMES} long sessions");
    let mut long = play::open(house.address, LONG_GAMES, Kind::Long, HANDS).await;
    let (early, late) = play::far(&mut long, house.address).await;
    let longest = long.iter().map(Table::acts).max().unwrap_or(0);

    let everything: Vec<(String, String, usize)> = seen(&tables).chain(seen(&long)).collect();
    let longs: Vec<_> = seen(&long).collect();
    drop((tables, long));
    let stopped = house.stop().await;

    eprintln!("again, cold");
    let house = House::start(&url).await;
    let restart = house.started;
    let cold: Vec<_> = everything.iter().rev().take(LOOKS).cloned().collect();
    let open = play::look(house.address, cold.into_iter().map(|(path, cookies, _)| (path, cookies))).await;
    let back = (0..LOOKS).map(|n| {
        let (path, cookies, acts) = &longs[n % longs.len()];
        (format!("{path}?at={}", (n * 7919) % acts), cookies.clone())
    });
    let back = play::look(house.address, back).await;
    house.stop().await;

    eprintln!("{IDLE} tables that nobody looks at");
    let idle_url = match &postgres {
        Some(postgres) => postgres.fresh_database().await,
        None => format!("sqlite:{}", folder.path().join("idle.sqlite").display()),
    };
    let house = House::start(&idle_url).await;
    play::open_and_leave(house.address, IDLE, HANDS).await;
    let left = house.memory();
    tokio::time::sleep(AWHILE).await;
    let idle = house.memory();
    house.stop().await;

    let figures = Figures {
        database: if postgres.is_some() { "PostgreSQL" } else { url.split(':').next().unwrap_or("") }
            .to_owned(),
        tables: wish.tables,
        pace: PACE,
        start_ms: start.as_secs_f64() * 1e3,
        restart_ms: restart.as_secs_f64() * 1e3,
        stop_ms: stopped.as_secs_f64() * 1e3,
        opened_per_second,
        empty_mb: empty as f64 / 1024.0,
        table_kb: (full as f64 - empty as f64) / wish.tables as f64,
        played_table_kb: (played as f64 - empty as f64) / wish.tables as f64,
        paced: Times::of(&paced.took),
        disk: Times::of(&flushes),
        paced_per_second: paced.acts as f64 / paced.seconds,
        part_kb: paced.bytes as f64 / 1024.0 / paced.took.len().max(1) as f64,
        hurried: Times::of(&hurried.took),
        hurried_per_second: hurried.acts as f64 / hurried.seconds,
        work_ms: work.as_secs_f64() * 1e3 / hurried.acts.max(1) as f64,
        early: Times::of(&early),
        late: Times::of(&late),
        longest,
        open: Times::of(&open),
        back: Times::of(&back),
        idle_tables: IDLE,
        left_mb: left as f64 / 1024.0,
        idle_mb: idle as f64 / 1024.0,
    };
    println!("{}", serde_json::to_string(&figures).expect("figures are plain"));
}

/// Where each table is, with the eyes of its host, and how long its log is.
fn seen(tables: &[Table]) -> impl Iterator<Item = (String, String, usize)> + '_ {
    tables.iter().map(|table| (table.path(), table.host().to_owned(), table.acts()))
}
