//! What only SQLite must withstand: killed processes, held locks, foreign files, copies.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::{Entity, Holder, Store, StoreError, TableId, TableList};

use crate::world::*;

/// If this variable is set, the test binary is the process that will be killed.
const VICTIM: &str = "RESOLUTE_STORE_VICTIM";

const WRITERS: usize = 8;
const KILLS: usize = 20;

/// Appends until it is killed, and prints each acknowledged version: `table version`.
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
                // Bypasses the test harness, and writes the line in one piece.
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

/// The files of a database as they are on disk at this moment.
fn files(world: &World) -> Vec<(OsString, Vec<u8>)> {
    let path = Path::new(world.url.strip_prefix("sqlite:").unwrap());
    let entries = std::fs::read_dir(path.parent().unwrap()).unwrap().map(|e| e.unwrap());
    // The index of the log exists only in the memory of running processes.
    let lasting = entries.filter(|e| !e.file_name().to_string_lossy().ends_with("-shm"));
    lasting.map(|e| (e.file_name(), std::fs::read(e.path()).unwrap())).collect()
}

/// The same database as it would be after a power cut.
fn after_a_cut(files: impl IntoIterator<Item = (OsString, Vec<u8>)>) -> World {
    let world = World::sqlite();
    let path = Path::new(world.url.strip_prefix("sqlite:").unwrap());
    for (name, bytes) in files {
        std::fs::write(path.with_file_name(name), bytes).unwrap();
    }
    world
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
async fn a_copy_of_the_file_and_its_log_holds_every_acknowledged_act() {
    let world = World::sqlite();
    let store = world.open().await;
    let table = table_with(&*store, 0).await;
    for _ in 0..20 {
        let version = append_one_by_one(&*store, table, 7).await;
        let files = files(&world);
        assert!(
            files.iter().all(|(name, _)| name == "resolute.db" || name == "resolute.db-wal"),
            "{files:?}"
        );
        let copy = after_a_cut(files);
        let found = copy.open().await;
        assert_eq!(found.load(table).await.unwrap().version, version);
        found.close().await;
    }
}

#[tokio::test]
async fn a_quiet_server_has_everything_in_the_main_file() {
    let world = World::sqlite();
    let store = world.open().await;
    let table = table_with(&*store, 0).await;
    append_one_by_one(&*store, table, 30).await;
    let began = std::time::Instant::now();
    loop {
        let main_file = files(&world).into_iter().filter(|(name, _)| name == "resolute.db");
        let copy = after_a_cut(main_file);
        let found = copy.open().await.load(table).await;
        if found.is_ok_and(|found| found.record.acts == acts(1..=30)) {
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(20), "the log is not copied into the file");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(append_one_by_one(&*store, table, 1).await, 32);
}

#[tokio::test]
async fn the_log_does_not_grow_for_ever() {
    let world = World::sqlite();
    let store = world.open().await;
    let mut writers = tokio::task::JoinSet::new();
    for _ in 0..WRITERS {
        let store = store.clone();
        let table = table_with(&*store, 0).await;
        writers.spawn(async move { append_one_by_one(&*store, table, 1_500).await });
    }
    assert_eq!(writers.join_all().await, [1_501; WRITERS]);
    let files = files(&world);
    let size = |ending: &str| {
        files
            .iter()
            .find(|(name, _)| name.to_string_lossy().ends_with(ending))
            .map_or(0, |(_, bytes)| bytes.len())
    };
    let jobs = WRITERS * 1_500;
    assert!(
        size("-wal") < jobs * 4_096,
        "{} bytes of log after {jobs} jobs of two pages or more",
        size("-wal")
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lock_held_by_another_program_refuses_writes_only_while_it_is_held() {
    let world = World::sqlite();
    let store = world.open().await;
    let table = table_with(&*store, 3).await;
    let path = world.url.strip_prefix("sqlite:").unwrap();
    let other = rusqlite::Connection::open(path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    for _ in 0..2 {
        let refused = store.append(table, 1, &[act(4)], &summary(seats(&[0]))).await;
        assert!(
            matches!(&refused, Err(StoreError::Unavailable(why)) if why.contains("another program")),
            "{refused:?}"
        );
        assert_eq!(store.load(table).await.unwrap().record.acts, acts(1..=3), "it can still be read");
    }
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(store.append(table, 1, &[act(4)], &summary(seats(&[0]))).await, Ok(2));
    // A short lock is waited for.
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let free = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(300));
        other.execute_batch("ROLLBACK").unwrap();
    });
    assert_eq!(store.append(table, 2, &[act(5)], &summary(seats(&[0]))).await, Ok(3));
    free.join().unwrap();
    store.close().await;
    assert_eq!(world.open().await.load(table).await.unwrap().record.acts, acts(1..=5));
}

/// As written by the last version with a journal: acts 9 to 24 of one table, of which 21 to 23 came in one append.
const LEFT_JOURNAL: &[u8] = include_bytes!("../fixtures/journal-acts");
const ITS_TABLE: &str = "uaidt2qpr2zugav4dssiw2esbk";

/// A database whose table has the first `count` acts, beside that journal.
async fn with_left_journal(count: usize, journal: &[u8]) -> (World, TableId) {
    let world = World::sqlite();
    let store = world.open().await;
    let table = table_with(&*store, 0).await;
    append_one_by_one(&*store, table, count).await;
    store.close().await;
    let path = world.url.strip_prefix("sqlite:").unwrap();
    let file = rusqlite::Connection::open(path).unwrap();
    file.execute_batch(&format!(
        "PRAGMA foreign_keys = OFF; UPDATE tables SET id = '{ITS_TABLE}'; UPDATE seats SET table_id = '{ITS_TABLE}'; \
         UPDATE acts SET table_id = '{ITS_TABLE}'"
    ))
    .unwrap();
    let mut whole = journal.to_vec();
    whole.resize(4 << 20, 0);
    std::fs::write(format!("{path}-acts"), whole).unwrap();
    (world, ITS_TABLE.parse().unwrap())
}

#[tokio::test]
async fn a_journal_of_an_older_version_is_read_once_and_removed() {
    // The database lacks all of the journal's acts, about half, or a few.
    for count in [8, 15, 20] {
        let (world, table) = with_left_journal(count, LEFT_JOURNAL).await;
        let store = world.open().await;
        let found = store.load(table).await.unwrap();
        assert_eq!((found.record.acts, found.version), (acts(1..=24), 23), "{count}");
        assert_eq!(found.meta.summary, summary(seats(&[0])));
        assert!(!files(&world).iter().any(|(name, _)| name.to_string_lossy().ends_with("-acts")));
        // The acts are in the files now and do not depend on this process.
        let cut = after_a_cut(files(&world));
        assert_eq!(cut.open().await.load(table).await.unwrap().record.acts, acts(1..=24));
        store.close().await;
        assert_eq!(files(&world).len(), 1);
    }
}

#[tokio::test]
async fn a_left_journal_of_which_the_table_has_gone_on_or_is_gone_adds_nothing() {
    let (world, table) = with_left_journal(24, LEFT_JOURNAL).await;
    let store = world.open().await;
    assert_eq!(store.load(table).await.unwrap().record.acts, acts(1..=24));
    store.close().await;
    let (world, table) = with_left_journal(10, LEFT_JOURNAL).await;
    let path = world.url.strip_prefix("sqlite:").unwrap();
    rusqlite::Connection::open(path)
        .unwrap()
        .execute_batch("PRAGMA foreign_keys = ON; DELETE FROM tables")
        .unwrap();
    let store = world.open().await;
    assert_eq!(store.load(table).await.err(), Some(StoreError::NotFound(Entity::Table)));
    store.close().await;
}

#[tokio::test]
async fn a_left_journal_that_is_not_understood_is_named_and_kept() {
    for strange in [&b"Dear Madam or Sir"[..], b"acts 2\r\n of a version to come"] {
        let (world, _) = with_left_journal(10, strange).await;
        let before = files(&world);
        let refused = store::open(&world.url).await.err();
        assert!(
            matches!(&refused, Some(StoreError::Broken(why)) if why.contains("resolute.db-acts")),
            "{refused:?}"
        );
        let journal = |files: Vec<(OsString, Vec<u8>)>| {
            files.into_iter().find(|(name, _)| name.to_string_lossy().ends_with("-acts"))
        };
        assert_eq!(journal(files(&world)), journal(before));
    }
}

#[tokio::test]
async fn a_journal_in_the_hands_of_an_older_server_keeps_this_one_out() {
    let (world, _) = with_left_journal(10, LEFT_JOURNAL).await;
    let path = world.url.strip_prefix("sqlite:").unwrap();
    let held = std::fs::File::open(format!("{path}-acts")).unwrap();
    held.lock().unwrap();
    assert!(matches!(store::open(&world.url).await.err(), Some(StoreError::InUse(_))));
    drop(held);
    world.open().await;
}

#[tokio::test]
async fn a_backup_is_one_whole_file_of_one_moment() {
    let world = World::sqlite();
    let store = world.open().await;
    let table = table_with(&*store, 0).await;
    append_one_by_one(&*store, table, 50).await;
    let database = store::sqlite_file(&world.url).unwrap();
    let writing = tokio::spawn({
        let store = store.clone();
        async move { append_one_by_one(&*store, table, 400).await }
    });
    let mut at_least = 50;
    for n in 0..5 {
        let copy = World::sqlite();
        let target = store::sqlite_file(&copy.url).unwrap();
        let copied = store::backup(database, target).await.unwrap();
        assert_eq!((copied.tables, copied.bytes), (1, target.metadata().unwrap().len()));
        assert_eq!(files(&copy).len(), 1);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(target.metadata().unwrap().permissions().mode() & 0o077, 0, "it holds secrets");
        }
        let again = store::backup(database, target).await;
        assert!(matches!(again, Err(StoreError::Exists(_))), "{again:?}");
        let found = copy.open().await.load(table).await.unwrap();
        assert_eq!(found.record.acts, acts(1..=found.record.acts.len()), "copy {n}");
        assert!(found.record.acts.len() >= at_least);
        at_least = found.record.acts.len();
    }
    assert_eq!(writing.await.unwrap(), 451);
}

#[tokio::test]
async fn what_is_no_database_is_neither_copied_nor_restored() {
    let world = World::sqlite();
    let folder = Path::new(world.url.strip_prefix("sqlite:").unwrap()).parent().unwrap();
    let (letter, other, empty, newer) =
        (folder.join("letter"), folder.join("other.db"), folder.join("empty"), folder.join("newer.db"));
    std::fs::write(&letter, "Dear Madam or Sir, this is no database. ".repeat(40)).unwrap();
    std::fs::write(&empty, "").unwrap();
    rusqlite::Connection::open(&other).unwrap().execute_batch("CREATE TABLE songs (title TEXT)").unwrap();
    let store = store::open(&format!("sqlite:{}", newer.display())).await.unwrap();
    store.close().await;
    rusqlite::Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let target = folder.join("target.db");
    for file in [&letter, &other, &empty] {
        let refusals = [
            store::backup(file, &target).await.err(),
            store::restore(file, &target, true).await.err(),
            store::vacuum(file).await.err(),
        ];
        for refused in refusals {
            assert!(matches!(refused, Some(StoreError::Foreign(_))), "{}: {refused:?}", file.display());
        }
    }
    let refused = store::restore(&newer, &target, true).await;
    assert!(matches!(refused, Err(StoreError::Newer { found: 99, .. })), "{refused:?}");
    for missing in
        [store::backup(&target, &letter).await, store::restore(&target, &folder.join("x"), false).await]
    {
        assert!(matches!(missing, Err(StoreError::Unavailable(_))), "{missing:?}");
    }
    let mut left: Vec<_> = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["empty", "letter", "newer.db", "other.db"], "nothing was made or left behind");
}

#[tokio::test]
async fn a_restored_database_is_that_of_the_backup() {
    let world = World::sqlite();
    let store = world.open().await;
    let table = table_with(&*store, 0).await;
    append_one_by_one(&*store, table, 10).await;
    let database = store::sqlite_file(&world.url).unwrap();
    let copy = database.with_file_name("copy.db");
    store::backup(database, &copy).await.unwrap();
    append_one_by_one(&*store, table, 10).await;
    // A killed server leaves its log behind.
    let killed = after_a_cut(files(&world).into_iter().filter(|(name, _)| name != "copy.db"));
    store.close().await;
    let database = store::sqlite_file(&killed.url).unwrap();
    std::fs::write(database.with_file_name("resolute.db-acts"), LEFT_JOURNAL).unwrap();
    let refused = store::restore(&copy, database, false).await;
    assert!(matches!(refused, Err(StoreError::Exists(_))), "{refused:?}");
    let lock = store::lock_for_server(&killed.url).unwrap();
    let refused = store::restore(&copy, database, true).await;
    assert!(matches!(refused, Err(StoreError::InUse(_))), "{refused:?}");
    assert!(matches!(store::vacuum(database).await, Err(StoreError::InUse(_))));
    drop(lock);
    assert_eq!(store::restore(&copy, database, true).await.unwrap().tables, 1);
    assert_eq!(files(&killed).len(), 1, "nothing of the old one is left");
    let store = killed.open().await;
    let found = store.load(table).await.unwrap();
    assert_eq!((found.record.acts, found.version), (acts(1..=10), 11));
    assert_eq!(append_one_by_one(&*store, table, 1).await, 12);
}

#[tokio::test]
async fn a_plain_copy_of_the_files_can_be_restored_too() {
    let world = World::sqlite();
    let store = world.open().await;
    let table = table_with(&*store, 0).await;
    append_one_by_one(&*store, table, 10).await;
    let copied = after_a_cut(files(&world));
    let target = World::sqlite();
    let (from, to) = (store::sqlite_file(&copied.url).unwrap(), store::sqlite_file(&target.url).unwrap());
    store::restore(from, to, false).await.unwrap();
    assert_eq!(files(&target).len(), 1);
    assert_eq!(target.open().await.load(table).await.unwrap().record.acts, acts(1..=10));
}

#[tokio::test]
async fn a_vacuum_gives_room_back() {
    let world = World::sqlite();
    let store = world.open().await;
    let (kept, gone) = (table_with(&*store, 20).await, table_with(&*store, 3_000).await);
    let host = store.load(gone).await.unwrap().meta.host.unwrap();
    store.delete_table(gone, host, NOW).await.unwrap();
    store.close().await;
    let database = store::sqlite_file(&world.url).unwrap();
    let before = database.metadata().unwrap().len();
    let done = store::vacuum(database).await.unwrap();
    assert_eq!((done.bytes_before, done.bytes_after), (before, database.metadata().unwrap().len()));
    assert!(done.bytes_after < done.bytes_before / 2, "{done:?}");
    assert_eq!(world.open().await.load(kept).await.unwrap().record.acts, acts(1..=20));
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

/// As the program wrote it before there were decks.
#[tokio::test]
async fn a_file_of_an_older_program_is_brought_up_to_date() {
    let world = World::sqlite();
    let store = world.open().await;
    let table = table_with(&*store, 10).await;
    store.close().await;
    let file = rusqlite::Connection::open(world.url.strip_prefix("sqlite:").unwrap()).unwrap();
    file.execute_batch(
        "DROP TABLE former; ALTER TABLE seats DROP COLUMN handovers; DROP INDEX tables_running; ALTER TABLE tables DROP COLUMN bytes; ALTER TABLE tables DROP COLUMN put_away; \
         DELETE FROM people WHERE name = '-'; DROP TABLE decks; DROP TABLE members; DROP TABLE archived; DROP INDEX seats_of_teams; DROP INDEX tables_due; \
         ALTER TABLE seats DROP COLUMN team_hash; ALTER TABLE acts DROP COLUMN decided_by; \
         ALTER TABLE tables DROP COLUMN ending; ALTER TABLE tables DROP COLUMN successor; \
         ALTER TABLE tables DROP COLUMN clock; ALTER TABLE tables DROP COLUMN times; ALTER TABLE tables DROP COLUMN due; \
         ALTER TABLE tables DROP COLUMN is_trial; PRAGMA user_version = 1",
    )
    .unwrap();
    drop(file);
    let store = world.open().await;
    assert_eq!(store.load(table).await.unwrap().record.acts.len(), 10);
    let all = store.list(TableList::All, store::Page::first(10)).await.unwrap().cards;
    assert!(all[0].is_trial, "it began with a position");
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
