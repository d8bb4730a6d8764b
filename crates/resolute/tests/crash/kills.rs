//! The server is killed under load, or asked to end.

use std::process::Command;
use std::time::{Duration, Instant};

use store::testing::Postgres;
use tokio::sync::watch;

use crate::real::pair::{Pair, times};
use crate::real::served::{all_replay, start, start_on, url};
use crate::real::trial::Trial;

/// How long the server is killed repeatedly.
const USUAL: Duration = Duration::from_secs(6);
/// Number of pairs. Each plays at a table of its own.
const CLIENTS: usize = 4;
/// The server is killed after a random time between these.
const LEAST: Duration = Duration::from_millis(60);
const MOST: Duration = Duration::from_millis(600);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_was_acknowledged_survives_a_kill() {
    let mut trial = Trial::of(USUAL);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.sqlite");
    let mut served = start(&file);
    let mut pairs = Vec::new();
    for _ in 0..CLIENTS {
        pairs.push(Pair::sit_down(served.address).await);
    }
    let mut kills = 0;
    while trial.goes_on() {
        let playing: Vec<_> = pairs.drain(..).map(|pair| tokio::spawn(pair.play())).collect();
        tokio::time::sleep(trial.choices.between(LEAST, MOST)).await;
        kills += 1;
        served.child.kill().unwrap();
        for pair in playing {
            pairs.push(pair.await.unwrap());
        }
        served.child.wait().unwrap();
        let store = store::open(&url(&file)).await.unwrap();
        for pair in &mut pairs {
            pair.compare(&*store).await;
        }
        store.close().await;
        served = start(&file);
        pairs = pairs.into_iter().map(|pair| pair.moved(served.address)).collect();
    }
    served.kill();
    let played: usize = pairs.iter().map(Pair::count).sum();
    assert!(played > CLIENTS * 20, "there was something to lose: {played} acts");
    let mut all: Vec<Duration> = pairs.iter().flat_map(|pair| pair.times.clone()).collect();
    println!("kill -9: {kills} kills, {played} acts acknowledged, none lost; {}", times(&mut all));
    let tables: usize = pairs.iter().map(|pair| 1 + pair.finished.len()).sum();
    all_replay(&url(&file), tables);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_other_servers_go_on_when_one_is_killed() {
    let Some(server) = tokio::task::spawn_blocking(Postgres::shared).await.unwrap() else { return };
    let database = server.fresh_database().await;
    let mut served = [start_on(&database), start_on(&database), start_on(&database)];
    let store = store::open(&database).await.unwrap();
    let mut pairs = Vec::new();
    for n in 0..CLIENTS {
        pairs.push((n % served.len(), Pair::sit_down(served[n % served.len()].address).await));
    }
    let (mut trial, mut rounds) = (Trial::of(USUAL), 0);
    while trial.goes_on() || rounds < served.len() {
        let round = rounds;
        rounds += 1;
        let (victim, heir) = (round % served.len(), (round + 1) % served.len());
        let (stop, stopped) = watch::channel(false);
        let playing: Vec<_> = pairs
            .drain(..)
            .map(|(at, pair)| {
                let until = (at != victim).then(|| stopped.clone());
                tokio::spawn(async move { (at, pair.play_until(until).await) })
            })
            .collect();
        tokio::time::sleep(trial.choices.between(LEAST, MOST)).await;
        served[victim].kill();
        // The other servers remain under load for a while.
        tokio::time::sleep(LEAST).await;
        stop.send(true).unwrap();
        for played in playing {
            pairs.push(played.await.unwrap());
        }
        // The database may still be processing what the dead server sent last.
        tokio::time::sleep(Duration::from_millis(200)).await;
        pairs = pairs
            .into_iter()
            .map(
                |(at, pair)| if at == victim { (heir, pair.moved(served[heir].address)) } else { (at, pair) },
            )
            .collect();
        for (_, pair) in &mut pairs {
            pair.compare(&*store).await;
            // Its own server, or the one that took over, continues at once.
            pair.act().await.unwrap();
        }
        served[victim] = start_on(&database);
    }
    let played: usize = pairs.iter().map(|(_, pair)| pair.count()).sum();
    assert!(played > CLIENTS * rounds, "there was something to lose: {played} acts");
    println!(
        "one of three servers on PostgreSQL killed {rounds} times: {played} acts acknowledged, none lost"
    );
    let tables: usize = pairs.iter().map(|(_, pair)| 1 + pair.finished.len()).sum();
    store.close().await;
    drop(served);
    all_replay(&database, tables);
}

#[tokio::test]
async fn a_server_that_is_asked_to_end_goes_although_people_watch() {
    let folder = tempfile::tempdir().unwrap();
    let mut served = start(&folder.path().join("house.sqlite"));
    let pair = Pair::sit_down(served.address).await;
    let mut listeners = Vec::new();
    for _ in 0..20 {
        let mut listener = pair.people[1].listen(&format!("{}/live", pair.path), None).await.unwrap();
        listener.next().await.unwrap().expect("a first part");
        listeners.push(listener);
    }
    let asked = Instant::now();
    let signal = Command::new("kill").args(["-TERM", &served.child.id().to_string()]).status().unwrap();
    assert!(signal.success());
    let ended = loop {
        if let Some(status) = served.child.try_wait().unwrap() {
            break status;
        }
        assert!(asked.elapsed() < Duration::from_secs(5), "it does not end");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert!(ended.success(), "{ended}");
}
