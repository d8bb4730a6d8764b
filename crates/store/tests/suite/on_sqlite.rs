//! What only SQLite must stand: killed processes, strange files.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::{Holder, Store, StoreError, TableId, Thing};

use crate::world::*;

/// Where it is set, the test binary is the process that will be killed.
const VICTIM: &str = "RESOLUTE_STORE_VICTIM";

const WRITERS: usize = 8;
const KILLS: usize = 20;

/// Appends until it is killed and tells each acknowledged version: `table version`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn victim() {
    let Ok(order) = std::env::var(VICTIM) else { return };
    let mut words = order.split(' ');
    let store = store::open(words.next().unwrap()).await.unwrap();
    let mut writers = tokio::task::JoinSet::new();
    for table in words.map(|id| id.parse::<TableId>().unwrap()) {
        let store = store.clone();
        writers.spawn(async move {
            let mut version = store.load(table).await.unwrap().version;
            loop {
                let next = act(version as usize);
                version = store.append(table, version, &[next], &summary(seats(&[0]))).await.unwrap();
                // Past the harness, and in one piece.
                std::io::stdout().write_all(format!("ack {table} {version}\n").as_bytes()).unwrap();
            }
        });
    }
    writers.join_all().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_process_is_killed() {
    let world = World::sqlite();
    let mut order = world.url.clone();
    let mut acknowledged = std::collections::BTreeMap::new();
    let store = world.open().await;
    for _ in 0..WRITERS {
        let table = table_with(&*store, 0).await;
        acknowledged.insert(table, 1);
        order.push_str(&format!(" {table}"));
    }
    store.close().await;
    for round in 0..KILLS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "on_sqlite::victim", "--nocapture"])
            .env(VICTIM, &order)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap());
        let mut told = 0;
        let mut hear = |line: &str| {
            if let Some(("ack", rest)) = line.trim_end().split_once(' ')
                && let Some((table, version)) = rest.split_once(' ')
                && line.ends_with('\n')
            {
                let (table, version): (TableId, u64) = (table.parse().unwrap(), version.parse().unwrap());
                assert!(acknowledged.insert(table, version).is_some_and(|before| before < version));
                told += 1;
            }
        };
        let mut line = String::new();
        while lines.read_line(&mut line).unwrap() > 0 && !line.starts_with("ack ") {
            line.clear();
        }
        hear(&line);
        let dust = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().subsec_micros();
        std::thread::sleep(Duration::from_micros(u64::from(dust % 40_000)));
        child.kill().unwrap();
        child.wait().unwrap();
        line.clear();
        while lines.read_line(&mut line).unwrap() > 0 {
            hear(&line);
            line.clear();
        }
        assert!(told > 0, "round {round} acknowledged nothing");
        let store = world.open().await;
        for (&table, &version) in &acknowledged {
            let found = store.load(table).await.unwrap();
            assert!(found.version >= version, "round {round}: {} < {version}", found.version);
            assert_eq!(found.record.acts, acts(1..=found.version as usize - 1), "round {round}");
        }
        for (table, version) in &mut acknowledged {
            *version = store.load(*table).await.unwrap().version;
        }
        store.close().await;
    }
}

/// The files of a database as they are on the disk at this moment.
fn files(world: &World) -> Vec<(OsString, Vec<u8>)> {
    let path = Path::new(world.url.strip_prefix("sqlite:").unwrap());
    let entries = std::fs::read_dir(path.parent().unwrap()).unwrap().map(|e| e.unwrap());
    // The index of the log is memory of running processes only.
    let lasting = entries.filter(|e| !e.file_name().to_string_lossy().ends_with("-shm"));
    lasting.map(|e| (e.file_name(), std::fs::read(e.path()).unwrap())).collect()
}

/// The same database after the power was cut.
fn after_a_cut(files: impl IntoIterator<Item = (OsString, Vec<u8>)>) -> World {
    let world = World::sqlite();
    let path = Path::new(world.url.strip_prefix("sqlite:").unwrap());
    for (name, bytes) in files {
        std::fs::write(path.with_file_name(name), bytes).unwrap();
    }
    world
}

fn is_journal(file: &(OsString, Vec<u8>)) -> bool {
    file.0.to_string_lossy().ends_with("-acts")
}

async fn append_one_by_one(store: &dyn Store, table: TableId, count: usize) -> u64 {
    let mut version = store.load(table).await.unwrap().version;
    for _ in 0..count {
        let next = act(version as usize);
        version = store.append(table, version, &[next], &summary(seats(&[0]))).await.unwrap();
    }
    version
}

#[tokio::test]
async fn acts_that_the_power_cut_kept_from_the_database_are_in_the_journal() {
    let world = World::sqlite();
    let store = world.open().await;
    let (one, other) = (table_with(&*store, 0).await, table_with(&*store, 0).await);
    append_one_by_one(&*store, one, 20).await;
    let before = files(&world);
    append_one_by_one(&*store, one, 5).await;
    append_one_by_one(&*store, other, 3).await;
    let after = files(&world);
    let cut = after_a_cut(
        before.into_iter().filter(|file| !is_journal(file)).chain(after.into_iter().filter(is_journal)),
    );
    let found = cut.open().await;
    for (table, count) in [(one, 25), (other, 3)] {
        let stored = found.load(table).await.unwrap();
        assert_eq!((stored.record.acts, stored.version), (acts(1..=count), count as u64 + 1));
    }
    // It goes on as if nothing had been, with the journal it found.
    assert_eq!(append_one_by_one(&*found, one, 5).await, 31);
    let later = after_a_cut(files(&cut));
    let again = later.open().await;
    assert_eq!(again.load(one).await.unwrap().record.acts, acts(1..=30));
    found.close().await;
    assert_eq!(files(&cut).len(), 1, "the journal is gone when everything is in the file");
}

#[tokio::test]
async fn a_refused_act_does_not_come_back_with_the_journal() {
    let world = World::sqlite();
    let store = world.open().await;
    let table = table_with(&*store, 0).await;
    let version = append_one_by_one(&*store, table, 20).await;
    assert!(files(&world).iter().any(is_journal));
    let early = store.append(table, version + 1, &[act(99)], &summary(seats(&[0]))).await;
    assert_eq!(early, Err(StoreError::Conflict { version }));
    // Now the table is at the version that the act was meant for.
    assert_eq!(store.set_wish(table, version, None).await, Ok(version + 1));
    let cut = after_a_cut(files(&world));
    let found = cut.open().await;
    let stored = found.load(table).await.unwrap();
    assert_eq!((stored.record.acts, stored.version), (acts(1..=20), version + 1));
}

#[tokio::test]
async fn a_journal_of_another_database_and_one_that_is_none_are_passed_over() {
    let world = World::sqlite();
    let store = world.open().await;
    let table = table_with(&*store, 4).await;
    let strange = World::sqlite();
    let stranger = strange.open().await;
    let theirs = table_with(&*stranger, 0).await;
    append_one_by_one(&*stranger, theirs, 20).await;
    let (_, journal) = files(&strange).into_iter().find(is_journal).unwrap();
    store.close().await;
    for journal in [journal, Vec::new(), b"Dear Madam or Sir".repeat(1_000)] {
        let mut with = files(&world);
        with.push(("resolute.db-acts".into(), journal));
        let cut = after_a_cut(with);
        let found = cut.open().await;
        assert_eq!(found.load(table).await.unwrap().record.acts, acts(1..=4));
        assert_eq!(found.load(theirs).await.err(), Some(StoreError::NotFound(Thing::Table)));
        append_one_by_one(&*found, table, 20).await;
    }
}

#[tokio::test]
async fn two_stores_on_one_file_share_it_though_only_one_has_the_journal() {
    let world = World::sqlite();
    let (one, other) = (world.open().await, world.open().await);
    let table = table_with(&*one, 0).await;
    for _ in 0..10 {
        append_one_by_one(&*one, table, 3).await;
        append_one_by_one(&*other, table, 3).await;
    }
    let cut = after_a_cut(files(&world));
    let found = cut.open().await;
    assert_eq!(found.load(table).await.unwrap().record.acts, acts(1..=60));
    one.close().await;
    append_one_by_one(&*other, table, 40).await;
    other.close().await;
    assert_eq!(files(&world).len(), 1);
    assert_eq!(world.open().await.load(table).await.unwrap().record.acts, acts(1..=100));
}

#[tokio::test]
async fn more_acts_than_the_journal_has_room_for() {
    let world = World::sqlite();
    let store = world.open().await;
    let table = table_with(&*store, 0).await;
    let version = append_one_by_one(&*store, table, 2_500).await;
    let cut = after_a_cut(files(&world));
    let found = cut.open().await;
    assert_eq!(found.load(table).await.unwrap().version, version);
}

#[tokio::test]
async fn tokens_are_not_in_the_file() {
    let world = World::sqlite();
    let store = world.open().await;
    let me = ada(&*store).await;
    let session = store.open_session(me, later(100)).await.unwrap();
    let created = store.create_table(two_seats(me, Holder::Invited)).await.unwrap();
    store.close().await;
    let file = std::fs::read(world.url.strip_prefix("sqlite:").unwrap()).unwrap();
    let holds = |text: &str| file.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds(created.table.as_str()));
    assert!(!holds(session.reveal()) && !holds(created.invitations[0].1.reveal()));
}

#[tokio::test]
async fn closing_leaves_one_file() {
    let world = World::sqlite();
    let store = world.open().await;
    table_with(&*store, 10).await;
    store.close().await;
    let path = std::path::PathBuf::from(world.url.strip_prefix("sqlite:").unwrap());
    let names: Vec<_> =
        std::fs::read_dir(path.parent().unwrap()).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(names, ["resolute.db"]);
}

#[tokio::test]
async fn a_file_of_a_newer_program_is_refused_and_not_touched() {
    let world = World::sqlite();
    let store = world.open().await;
    table_with(&*store, 10).await;
    store.close().await;
    let path = world.url.strip_prefix("sqlite:").unwrap();
    rusqlite::Connection::open(path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let before = std::fs::read(path).unwrap();
    let refused = store::open(&world.url).await.err();
    assert!(matches!(refused, Some(StoreError::Newer { found: 99, .. })), "{refused:?}");
    assert_eq!(std::fs::read(path).unwrap(), before);
}

/// As the program left it before there were decks.
#[tokio::test]
async fn a_file_of_an_older_program_is_brought_up_to_date() {
    let world = World::sqlite();
    let store = world.open().await;
    let table = table_with(&*store, 10).await;
    store.close().await;
    let file = rusqlite::Connection::open(world.url.strip_prefix("sqlite:").unwrap()).unwrap();
    file.execute_batch("DROP TABLE decks; PRAGMA user_version = 1").unwrap();
    drop(file);
    let store = world.open().await;
    assert_eq!(store.load(table).await.unwrap().record.acts.len(), 10);
    let me = ada(&*store).await;
    assert_eq!(store.decks_of(me).await, Ok(vec![]));
}

#[tokio::test]
async fn strange_addresses_are_explained() {
    for url in [
        "",
        "mysql://root:secret@host/x",
        "resolute.db",
        "sqlite:",
        "sqlite::memory:",
        "postgres://host:port:x/",
    ] {
        let refused = store::open(url).await.err();
        assert!(matches!(refused, Some(StoreError::Address(_))), "{url}: {refused:?}");
        assert!(!refused.unwrap().to_string().contains("secret"));
    }
    let nowhere = store::open("postgres://somebody:secret@127.0.0.1:1/nothing").await.err().unwrap();
    assert!(matches!(nowhere, StoreError::Unavailable(_)) && !nowhere.to_string().contains("secret"));
}
