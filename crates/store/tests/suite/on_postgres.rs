//! What only PostgreSQL must withstand: several servers, lost connections.

use std::time::{Duration, Instant};

use store::testing::execute;
use store::{Change, ChangeKind, Holder, NewChatLine, StoreError};
use tokio::task::JoinSet;

use crate::cases::following::next;
use crate::world::*;

const END_ALL_OTHERS: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
     WHERE datname = current_database() AND pid <> pg_backend_pid()";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_on_one_database_see_each_other_at_once() {
    let Some(world) = World::postgres().await else { return };
    let (here, there) = (world.open().await, world.open().await);
    let (mut changes, mut own) = (there.subscribe(), here.subscribe());
    let table = table_with(&*here, 0).await;
    let at = |version, kind| Change::At { table, version, kind };
    assert_eq!(next(&mut changes).await, at(1, ChangeKind::Seats));
    let mut waits = Vec::new();
    for n in 1..=50 {
        let began = Instant::now();
        here.append(table, n, &[act(n as usize)], &summary(seats(&[0]))).await.unwrap();
        assert_eq!(next(&mut changes).await, at(n + 1, ChangeKind::Acts));
        waits.push(began.elapsed());
        assert_eq!(there.load_since(table, n).await.unwrap().acts, [act(n as usize)]);
    }
    waits.sort();
    assert!(waits[25] < Duration::from_millis(200), "{waits:?}");
    let person = ada(&*there).await;
    there.say(table, NewChatLine { person, seat: None, text: "hello".to_owned(), at: NOW }).await.unwrap();
    assert_eq!(next(&mut changes).await, at(51, ChangeKind::Chat));
    for version in 1..=51 {
        let kind = if version == 1 { ChangeKind::Seats } else { ChangeKind::Acts };
        assert_eq!(next(&mut own).await, at(version, kind), "one's own changes come once");
    }
    assert_eq!(next(&mut own).await, at(51, ChangeKind::Chat));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_lost_connection_followers_are_told_to_look_again() {
    let Some(world) = World::postgres().await else { return };
    let (here, there) = (world.open().await, world.open().await);
    let table = table_with(&*here, 0).await;
    here.append(table, 1, &[act(1)], &summary(seats(&[0]))).await.unwrap();
    let mut changes = there.subscribe();
    for round in 0..3 {
        execute(&world.url, END_ALL_OTHERS).await;
        loop {
            if next(&mut changes).await == Change::Resync {
                break;
            }
        }
        let version = round + 2;
        let mut appended = here.append(table, version, &[act(1)], &summary(seats(&[0]))).await;
        if matches!(appended, Err(StoreError::Unavailable(_))) {
            appended = here.append(table, version, &[act(1)], &summary(seats(&[0]))).await;
        }
        assert_eq!(appended, Ok(version + 1));
        assert_eq!(
            next(&mut changes).await,
            Change::At { table, version: version + 1, kind: ChangeKind::Acts }
        );
        assert_eq!(there.load(table).await.unwrap().version, version + 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_break_amid_the_game_lose_nothing_acknowledged() {
    let Some(world) = World::postgres().await else { return };
    let store = world.open().await;
    let mut writers = JoinSet::new();
    for _ in 0..16 {
        let table = table_with(&*store, 0).await;
        let store = store.clone();
        writers.spawn(async move {
            let mut version = 1;
            while version < 60 {
                match store.append(table, version, &[act(version as usize)], &summary(seats(&[0]))).await {
                    Ok(next) => version = next,
                    // The append may have succeeded although the confirmation was lost.
                    Err(StoreError::Conflict { version: now }) if now == version + 1 => version = now,
                    Err(StoreError::Unavailable(_)) => tokio::time::sleep(Duration::from_millis(2)).await,
                    Err(other) => panic!("{other}"),
                }
            }
            table
        });
    }
    for _ in 0..10 {
        tokio::time::sleep(Duration::from_millis(15)).await;
        execute(&world.url, END_ALL_OTHERS).await;
    }
    for table in writers.join_all().await {
        assert_eq!(store.load(table).await.unwrap().record.acts, acts(1..=59));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_start_at_once_on_an_empty_database_do_not_collide() {
    let Some(world) = World::postgres().await else { return };
    let mut starts = JoinSet::new();
    for _ in 0..6 {
        let url = world.url.clone();
        starts.spawn(async move { store::open(&url).await.map(drop) });
    }
    for start in starts.join_all().await {
        assert_eq!(start, Ok(()));
    }
    table_with(&*world.open().await, 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_a_newer_or_another_program_is_refused() {
    let Some(world) = World::postgres().await else { return };
    let table = table_with(&*world.open().await, 3).await;
    execute(&world.url, "UPDATE resolute_schema SET version = version + 98").await;
    let refused = store::open(&world.url).await.err();
    assert!(
        matches!(refused, Some(StoreError::Newer { found, known }) if found == known + 98),
        "{refused:?}"
    );
    execute(&world.url, "UPDATE resolute_schema SET version = version - 98").await;
    assert_eq!(world.open().await.load(table).await.unwrap().record.acts.len(), 3);
    let Some(other) = World::postgres().await else { return };
    execute(&other.url, "CREATE TABLE songs (title TEXT)").await;
    assert!(matches!(store::open(&other.url).await.err(), Some(StoreError::Foreign(_))));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_more_callers_than_connections_are_all_served() {
    let Some(world) = World::postgres().await else { return };
    let store = world.open().await;
    let me = ada(&*store).await;
    let mut callers = JoinSet::new();
    for _ in 0..200 {
        let store = store.clone();
        callers.spawn(async move {
            let table = store.create_table(two_seats(me, Holder::Open)).await.unwrap().table;
            store.load(table).await.unwrap().version
        });
    }
    assert!(callers.join_all().await.into_iter().all(|version| version == 1));
}
