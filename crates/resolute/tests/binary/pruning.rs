//! `resolute prune`: first a dry run, then the real one, by the same retention rule as the server.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::testing::Postgres;
use store::{Millis, Page, RetentionAction, RetentionPolicy, Store, TableId, TableList};

use crate::common::{Folder, run};
use crate::corpus::{corpus, keep_as};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn days_ago(days: u32) -> Millis {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Millis((now - DAY * days).as_millis() as i64)
}

/// Tables that nobody has touched for some days, one of them put away a month ago, and a guest who has nothing.
async fn filled(store: &dyn Store) -> [TableId; 3] {
    let (_, record) = corpus().remove(0);
    store.create_person("Guest", days_ago(400)).await.unwrap();
    let mut tables = Vec::new();
    for days in [91, 89, 130] {
        tables.push(keep_as(store, record.clone(), days_ago(days)).await);
    }
    let done = store.age(tables[2], RetentionPolicy { days: 90 }, days_ago(31)).await.unwrap();
    assert_eq!(done, Some(RetentionAction::PutAway));
    tables.try_into().unwrap()
}

async fn is_put_away(store: &dyn Store, table: TableId) -> bool {
    let found = store.aging(None, 9).await.unwrap();
    found.iter().any(|one| one.table == table && one.put_away.is_some())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_touches_is_named_put_away_and_removed_on_both_databases() {
    let folder = Folder::new();
    let mut databases = vec![format!("sqlite:{}", folder.word("tables.sqlite"))];
    if let Some(server) = tokio::task::spawn_blocking(Postgres::shared).await.unwrap() {
        databases.push(server.fresh_database().await);
    }
    for database in databases {
        let store = store::open(&database).await.unwrap();
        let [old, young, put_away] = filled(&*store).await;
        store.close().await;
        let prune = |more: &[&str]| {
            let args = ["prune", "--database", &database, "--keep-days", "90"];
            run(&[&args, more].concat())
        };
        for _ in 0..2 {
            let told = prune(&["--dry-run"]).good().out;
            let line = |table: TableId| told.lines().find(|line| line.starts_with(table.as_str()));
            assert!(line(old).unwrap().contains("put away, untouched for 91 days"), "{told}");
            assert!(line(put_away).unwrap().contains("removed, untouched for 130 days"), "{told}");
            assert_eq!(line(young), None);
            let sum = "to be put away: 1. To be removed: 1. Guests to be forgotten: 1.";
            assert!(told.contains("Nothing was changed") && told.contains(sum), "{told}");
        }
        let done = prune(&[]).good().out;
        assert!(done.contains("Tables put away: 1. Removed: 1. Guests forgotten: 1."), "{done}");
        let done = prune(&["--lang", "de"]).good().out;
        assert!(done.contains("Weggelegte Tische: 0. Entfernt: 0. Vergessene Gäste: 0."), "{done}");
        let store = store::open(&database).await.unwrap();
        assert!(is_put_away(&*store, old).await && !is_put_away(&*store, young).await);
        assert!(store.load(put_away).await.is_err());
        assert_eq!(store.list(TableList::All, Page::first(9)).await.unwrap().cards.len(), 2);
        store.close().await;
    }
}

#[tokio::test]
async fn what_cannot_be_pruned_is_explained_and_nothing_changes() {
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.word("tables.sqlite"));
    run(&["prune", "--database", &database, "--keep-days", "9"]).refused(3, "There is no database here");
    run(&["prune", "--database", &database]).refused(2, "--keep-days");
    run(&["prune", "--database", &database, "--keep-days", "soon"]).refused(2, "--keep-days");
    let store = store::open(&database).await.unwrap();
    let [old, ..] = filled(&*store).await;
    store.close().await;
    let lock = store::lock_for_server(&database).unwrap();
    run(&["prune", "--database", &database, "--keep-days", "9"]).refused(3, "another server");
    let told =
        run(&["prune", "--database", &database, "--keep-days", "9", "--dry-run", "--lang", "de"]).good().out;
    assert!(told.contains("Es wurde nichts geändert") && told.contains("weggelegt, seit 91 Tagen"), "{told}");
    drop(lock);
    let store = store::open(&database).await.unwrap();
    assert!(!is_put_away(&*store, old).await);
    store.close().await;
}
