//! Games of every release and of every version of the rules since, stored in `tests/records/RELEASE`. They become tables of one database that `validate` replays with this build.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::record::Record;
use kernel::{Player, SeatSet};
use store::{Holder, Millis, NewTable, Store, Summary, TableId};

use crate::common::{Folder, Ran, run};

pub fn corpus() -> Vec<(PathBuf, Record)> {
    let releases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut files: Vec<PathBuf> = fs::read_dir(releases)
        .unwrap()
        .flat_map(|release| fs::read_dir(release.unwrap().path()).unwrap())
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|file| {
            let record = serde_json::from_str(&fs::read_to_string(&file).unwrap());
            let record = record.unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            (file, record)
        })
        .collect()
}

async fn keep(store: &dyn Store, record: Record) -> TableId {
    keep_as(store, record, Millis(1_789_000_000_000)).await
}

/// Stores a record as a table last touched at `updated`.
pub async fn keep_as(store: &dyn Store, record: Record, updated: Millis) -> TableId {
    let summary = Summary {
        headline: None,
        deciding: SeatSet::EMPTY,
        over: false,
        winners: SeatSet::EMPTY,
        updated,
        times: None,
    };
    let holder = |player: &Player| if matches!(player, Player::Bot(_)) { Holder::Bot } else { Holder::Open };
    let holders = record.seats.iter().map(holder).collect();
    let created = summary.updated;
    let new = NewTable {
        record,
        holders,
        public: false,
        host: None,
        created,
        summary,
        members: Vec::new(),
        clock: None,
    };
    store.create_table(new).await.unwrap().table
}

fn validate(database: &str) -> Ran {
    run(&["validate", "--database", database])
}

#[tokio::test]
async fn games_of_every_release_replay_or_say_that_their_rules_have_changed() {
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.word("tables.sqlite"));
    let store = store::open(&database).await.unwrap();
    let (mut good, mut other) = (0, Vec::new());
    let mut games = Vec::new();
    for (file, record) in corpus() {
        let title = catalogue::title(&record.game).unwrap();
        assert!(!record.acts.is_empty(), "{}", file.display());
        games.push((record.game.clone(), record.rules));
        let is_ours = record.rules == title.rules();
        let table = keep(&*store, record).await;
        if is_ours {
            good += 1;
        } else {
            other.push(table);
        }
    }
    store.close().await;
    for title in catalogue::titles() {
        assert!(
            games.contains(&(title.id().to_owned(), title.rules())),
            "no game of {} is replayed",
            title.id()
        );
    }
    let ran = validate(&database);
    for line in ran.out.lines().filter(|line| line.contains(": ")) {
        let is_other = other.iter().any(|table| line.starts_with(table.as_str()));
        assert!(is_other && line.contains("of the rules"), "this build plays it otherwise: {line}");
    }
    assert_eq!(ran.code, i32::from(!other.is_empty()), "{ran:?}");
    assert!(ran.out.contains(&good.to_string()), "{ran:?}");
}

#[tokio::test]
async fn a_stored_game_that_was_bent_is_named() {
    let (_, mut bent) =
        corpus().into_iter().rfind(|(file, _)| file.ends_with("presidential.json")).expect("one is kept");
    let hash = &mut bent.acts[5].hash;
    *hash =
        if hash.ends_with('0') { hash.replace('0', "1") } else { format!("{}0", &hash[..hash.len() - 1]) };
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.word("tables.sqlite"));
    let store = store::open(&database).await.unwrap();
    let table = keep(&*store, bent).await;
    store.close().await;
    let ran = validate(&database);
    assert_eq!(ran.code, 1, "{ran:?}");
    assert!(ran.out.contains(table.as_str()), "{ran:?}");
}
