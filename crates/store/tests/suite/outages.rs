//! A PostgreSQL that hangs, restarts, loses answers or uses TLS.

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::testing::{Disk, Postgres, Timeouts, execute, open_postgres};
use store::{Change, Holder, Store, StoreError};
use tokio::task::{JoinSet, spawn_blocking};

use crate::cases::following::next;
use crate::relay::Relay;
use crate::world::*;

/// Upper limit for any call while the database hangs: waiting for the pool, a statement, and looking up what became of it.
const AT_MOST: Duration = Duration::from_secs(4);

/// Upper limit for every recovery.
const RECOVERY: Duration = Duration::from_secs(15);

fn quick() -> Timeouts {
    Timeouts {
        connections: 4,
        connect: Duration::from_millis(700),
        wait: Duration::from_millis(700),
        idle: Duration::from_secs(10),
        statement: Duration::from_millis(700),
        confirm: Duration::from_millis(700),
    }
}

/// A private server for tests that would disturb all others. `None` if PostgreSQL is not installed and may be skipped.
async fn own_server(start: fn() -> Result<Postgres, String>) -> Option<Arc<Postgres>> {
    spawn_blocking(move || {
        Postgres::shared()?;
        Some(Arc::new(start().unwrap()))
    })
    .await
    .unwrap()
}

fn hurried() -> Result<Postgres, String> {
    Postgres::start(Disk::Hurried)
}

async fn in_time<T>(work: impl Future<Output = T>) -> T {
    let began = Instant::now();
    let result = tokio::time::timeout(RECOVERY, work).await.expect("it hangs");
    assert!(began.elapsed() < AT_MOST, "{:?}", began.elapsed());
    result
}

/// Waits until the store serves again.
async fn recovers(store: &Arc<dyn Store>) {
    let began = Instant::now();
    while store.ready().await.is_err() {
        assert!(began.elapsed() < RECOVERY, "it does not come back");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_hangs_is_an_error_in_time_and_found_again_without_a_restart() {
    let Some(server) = own_server(hurried).await else { return };
    let url = server.fresh_database().await;
    let store = open_postgres(&url, quick()).await.unwrap();
    let table = table_with(&*store, 0).await;
    store.append(table, 1, &[act(1)], &summary(seats(&[0]))).await.unwrap();
    let mut changes = store.subscribe();

    server.pause();
    let mut callers = JoinSet::new();
    for n in 0..40 {
        let store = store.clone();
        callers.spawn(async move {
            if n % 2 == 0 {
                in_time(store.load(table)).await.map(drop)
            } else {
                in_time(store.create_person("Ada", NOW)).await.map(drop)
            }
        });
    }
    let append = in_time(store.append(table, 2, &[act(2)], &summary(seats(&[0])))).await;
    assert!(matches!(append, Err(StoreError::Uncertain | StoreError::Unavailable(_))), "{append:?}");
    for answer in callers.join_all().await {
        assert!(matches!(answer, Err(StoreError::Unavailable(_) | StoreError::Uncertain)), "{answer:?}");
    }
    // Once the outage is known, calls fail at once.
    let began = Instant::now();
    assert!(matches!(store.load(table).await, Err(StoreError::Unavailable(_))));
    assert!(began.elapsed() < Duration::from_millis(100), "{:?}", began.elapsed());

    server.resume();
    recovers(&store).await;
    // Followers are told to look, and what they then find is final: the append is there once, or never.
    tokio::time::timeout(RECOVERY, next(&mut changes)).await.unwrap();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let stored = store.load(table).await.unwrap();
    assert!(stored.record.acts == acts(1..=1) || stored.record.acts == acts(1..=2), "{stored:?}");
    let next_act = stored.record.acts.len() + 1;
    store.append(table, stored.version, &[act(next_act)], &summary(seats(&[0]))).await.unwrap();
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(store.load(table).await.unwrap().record.acts, acts(1..=next_act), "nothing comes late");
}

/// Idle connections are checked before use, and this check gets no answer either.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_hangs_while_nobody_asks_is_an_error_in_time() {
    let Some(server) = own_server(hurried).await else { return };
    let url = server.fresh_database().await;
    let timeouts = Timeouts { idle: Duration::from_millis(100), ..quick() };
    let store = open_postgres(&url, timeouts).await.unwrap();
    let table = table_with(&*store, 0).await;
    server.pause();
    tokio::time::sleep(timeouts.idle * 2).await;
    let answer = in_time(store.load(table)).await;
    assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
    server.resume();
    recovers(&store).await;
    store.load(table).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_other_servers_say_is_heard_again_after_a_hang() {
    let Some(server) = own_server(hurried).await else { return };
    let url = server.fresh_database().await;
    let here = open_postgres(&url, quick()).await.unwrap();
    let there = open_postgres(&url, quick()).await.unwrap();
    let table = table_with(&*here, 0).await;
    let mut changes = there.subscribe();
    server.pause();
    // Longer than silence and heartbeat together, so the listener gives up its connection.
    tokio::time::sleep(Duration::from_secs(2)).await;
    server.resume();
    let heard = async { while next(&mut changes).await != Change::Resync {} };
    tokio::time::timeout(RECOVERY, heard).await.expect("followers are told to look again");
    recovers(&here).await;
    here.append(table, 1, &[act(1)], &summary(seats(&[0]))).await.unwrap();
    let at = Change::At { table, version: 2, kind: store::ChangeKind::Acts };
    let heard = async { while next(&mut changes).await != at {} };
    tokio::time::timeout(RECOVERY, heard).await.expect("it listens again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_crashes_and_starts_again_loses_nothing_acknowledged() {
    let Some(server) = own_server(hurried).await else { return };
    let url = server.fresh_database().await;
    let store = open_postgres(&url, quick()).await.unwrap();
    let table = table_with(&*store, 0).await;
    let writer = tokio::spawn({
        let store = store.clone();
        async move {
            let mut version = 1;
            while version < 150 {
                let acts = [act(version as usize)];
                match store.append(table, version, &acts, &summary(seats(&[0]))).await {
                    Ok(next) => version = next,
                    Err(StoreError::Unavailable(_)) => {}
                    // The act was already there, or a fence raised the version. Only a fence could leave a gap, which is checked below.
                    Err(StoreError::Conflict { .. } | StoreError::Uncertain) => {
                        if let Ok(stored) = store.load(table).await {
                            assert!(stored.record.acts.len() as u64 >= version - 1, "acknowledged and lost");
                            assert_eq!(
                                stored.version,
                                stored.record.acts.len() as u64 + 1,
                                "no hang, no fence"
                            );
                            version = stored.version;
                        }
                    }
                    Err(other) => panic!("{other}"),
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
    });
    for _ in 0..2 {
        tokio::time::sleep(Duration::from_millis(400)).await;
        let server = server.clone();
        spawn_blocking(move || server.restart()).await.unwrap();
    }
    tokio::time::timeout(RECOVERY * 2, writer).await.expect("it goes on").unwrap();
    assert_eq!(store.load(table).await.unwrap().record.acts, acts(1..=149));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_whose_confirmation_is_lost_gets_a_true_answer() {
    let Some(server) = spawn_blocking(Postgres::shared).await.unwrap() else { return };
    let url = server.fresh_database().await;
    let relay = Relay::to(server).await;
    let store = open_postgres(&relay.url(&url), quick()).await.unwrap();
    let table = table_with(&*store, 0).await;
    for version in 1..=5 {
        // A single append is a statement that commits by itself, so the relay recognises it by its text.
        relay.lose_answer_to(b"announce state-");
        let appended = store.append(table, version, &[act(version as usize)], &summary(seats(&[0]))).await;
        assert!(relay.has_lost());
        assert_eq!(appended, Ok(version + 1), "it is in the database, so that is what is said");
    }
    assert_eq!(store.load(table).await.unwrap().record.acts, acts(1..=5), "once each");

    relay.lose_answer_to(b"COMMIT");
    let person = store.create_person("Grace", NOW).await;
    assert!(relay.has_lost());
    assert_eq!(store.person(person.unwrap()).await.unwrap().name, "Grace");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_append_that_lost_to_another_is_not_taken_for_it_when_the_answer_is_lost() {
    let Some(server) = spawn_blocking(Postgres::shared).await.unwrap() else { return };
    let url = server.fresh_database().await;
    let relay = Relay::to(server).await;
    let store = open_postgres(&relay.url(&url), quick()).await.unwrap();
    let other = store::open(&url).await.unwrap();
    let table = table_with(&*store, 0).await;
    other.append(table, 1, &[act(7)], &summary(seats(&[0]))).await.unwrap();
    relay.lose_answer_to(b"announce state-");
    let lost = store.append(table, 1, &[act(1)], &summary(seats(&[0]))).await;
    assert!(relay.has_lost());
    assert_eq!(lost, Err(StoreError::Conflict { version: 2 }));
    assert_eq!(store.load(table).await.unwrap().record.acts, [act(7)]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_nobody_can_say_what_became_of_a_write_that_is_said_and_settled_later() {
    let Some(server) = spawn_blocking(Postgres::shared).await.unwrap() else { return };
    let url = server.fresh_database().await;
    let relay = Relay::to(server).await;
    let store = open_postgres(&relay.url(&url), quick()).await.unwrap();
    let table = table_with(&*store, 0).await;
    let mut changes = store.subscribe();
    relay.stay_down(true);
    relay.lose_answer_to(b"announce state-");
    let lost = in_time(store.append(table, 1, &[act(1)], &summary(seats(&[0])))).await;
    assert_eq!(lost, Err(StoreError::Uncertain));
    relay.stay_down(false);
    // The append had arrived. Followers on this server hear of it although the caller could not be told.
    let told = async {
        loop {
            if let Change::At { table: at, version: 2, .. } = next(&mut changes).await {
                assert_eq!(at, table);
                return;
            }
        }
    };
    tokio::time::timeout(RECOVERY, told).await.expect("followers are told");
    assert_eq!(store.load(table).await.unwrap().record.acts, acts(1..=1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_all_connections_are_in_use_that_is_said() {
    let Some(world) = World::postgres().await else { return };
    let few = Timeouts { connections: 2, statement: Duration::from_secs(10), ..quick() };
    let store = open_postgres(&world.url, few).await.unwrap();
    let table = table_with(&*store, 0).await;
    let locker = tokio::spawn({
        let url = world.url.clone();
        async move {
            let hold = format!(
                "BEGIN; SELECT * FROM tables WHERE id = '{table}' FOR UPDATE; SELECT pg_sleep(2.5); COMMIT"
            );
            execute(&url, &hold).await;
        }
    });
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut held = JoinSet::new();
    for _ in 0..2 {
        let store = store.clone();
        held.spawn(async move { store.set_public(table, false).await });
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    match in_time(store.load(table)).await {
        Err(StoreError::Unavailable(why)) => assert!(why.contains("all 2 connections are in use"), "{why}"),
        other => panic!("{other:?}"),
    }
    // Busy is not the same as down: callers that wait for a connection get their turn.
    for answer in held.join_all().await {
        assert_eq!(answer, Ok(()));
    }
    locker.await.unwrap();
    assert!(!store.load(table).await.unwrap().meta.public);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tls_is_used_as_the_address_asks_for_it() {
    let Some(server) = own_server(Postgres::start_with_tls).await else { return };
    let database = server.fresh_database().await;
    let authority = server.authority().display().to_string().replace('/', "%2F");
    let by = |machine: &str, query: &str| format!("{}?{query}", server.url_by(machine, &database));
    let full = format!("sslmode=verify-full&sslrootcert={authority}");
    let chain = format!("sslmode=verify-ca&sslrootcert={authority}");
    let good = [
        by("localhost", "sslmode=disable"),
        by("localhost", "sslmode=prefer"),
        by("localhost", "sslmode=require"),
        by("localhost", &full),
        by("127.0.0.1", &chain),
    ];
    for url in good {
        let store = open_postgres(&url, Timeouts::default()).await.unwrap_or_else(|e| panic!("{url}: {e}"));
        let expected = if url.contains("sslmode=disable") { "false" } else { "true" };
        // All connections of this store, including its listener, are of the expected kind.
        let sql = "DO $$ BEGIN IF EXISTS (SELECT 1 FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid) WHERE \
             a.application_name = 'resolute' AND s.ssl <> EXPECTED) THEN RAISE 'not as asked'; END IF; END $$";
        execute(&database, &sql.replace("EXPECTED", expected)).await;
        ada(&*store).await;
        store.close().await;
        drop(store);
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    // The certificate is valid only for localhost, and only for its own authority.
    let refused = open_postgres(&by("127.0.0.1", &full), quick()).await.err();
    assert!(
        matches!(&refused, Some(StoreError::Unavailable(why)) if why.contains("certificate")),
        "{refused:?}"
    );
    let other = spawn_blocking(Postgres::start_with_tls).await.unwrap().unwrap();
    let stranger = other.authority().display().to_string().replace('/', "%2F");
    let query = format!("sslmode=verify-ca&sslrootcert={stranger}");
    let refused = open_postgres(&by("localhost", &query), quick()).await.err();
    assert!(
        matches!(&refused, Some(StoreError::Unavailable(why)) if why.contains("certificate")),
        "{refused:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tls_that_is_required_and_not_there_is_refused() {
    let Some(server) = spawn_blocking(Postgres::shared).await.unwrap() else { return };
    let url = server.fresh_database().await;
    let relay = Relay::to(server).await;
    let required = relay.url(&url).replace("sslmode=disable", "sslmode=require");
    let refused = open_postgres(&required, quick()).await.err();
    assert!(matches!(&refused, Some(StoreError::Unavailable(why)) if why.contains("TLS")), "{refused:?}");
    let preferred = relay.url(&url).replace("sslmode=disable", "sslmode=prefer");
    let store = open_postgres(&preferred, quick()).await.unwrap();
    store.create_table(two_seats(ada(&*store).await, Holder::Open)).await.unwrap();
}
