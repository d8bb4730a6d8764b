//! Other programs that hold the lock of the database file while people play.

use std::time::Duration;

use store::testing::hold_sqlite_lock;
use tokio::sync::watch;
use tokio::task::spawn_blocking;

use crate::real::pair::{Pair, times};
use crate::real::served::{start, url};
use crate::real::trial::Trial;

const USUAL: Duration = Duration::from_secs(8);
const CLIENTS: usize = 3;
/// Longer than the server waits for a lock, so it refuses what it cannot write.
const TOO_LONG: Duration = Duration::from_secs(7);
/// Upper limit for any answer, whoever holds the lock. A write queued behind a refused one waits once more.
const ANSWERED: Duration = Duration::from_secs(15);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lock_that_another_program_holds_delays_or_refuses_acts_and_loses_none() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.sqlite");
    let mut served = start(&file);
    let (stop, stopped) = watch::channel(false);
    let mut playing = Vec::new();
    for _ in 0..CLIENTS {
        let mut pair = Pair::sit_down(served.address).await;
        pair.is_patient = true;
        playing.push(tokio::spawn(pair.play_until(Some(stopped.clone()))));
    }
    let mut trial = Trial::of(USUAL);
    let (mut holds, mut held) = (0, Duration::ZERO);
    while trial.goes_on() || holds < 2 {
        tokio::time::sleep(trial.choices.between(Duration::from_millis(50), Duration::from_millis(300)))
            .await;
        let short = trial.choices.between(Duration::from_millis(50), Duration::from_millis(1_200));
        let time = if holds % 8 == 1 { TOO_LONG } else { short };
        let database = file.clone();
        spawn_blocking(move || hold_sqlite_lock(&database, time)).await.unwrap();
        holds += 1;
        held += time;
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    stop.send(true).unwrap();
    let mut pairs = Vec::new();
    for pair in playing {
        pairs.push(pair.await.unwrap());
    }
    for pair in &mut pairs {
        // The rate limits may ask fast players to wait, which does not count as an act.
        let known = pair.count();
        while pair.count() == known {
            pair.act().await.unwrap();
        }
        let took = pair.times.last().copied().unwrap_or_default();
        assert!(took < Duration::from_secs(2), "acts work again: {took:?}");
    }
    let refused: usize = pairs.iter().map(|pair| pair.refused).sum();
    assert!(refused > 0, "a lock that is held for {TOO_LONG:?} is not waited for");
    let mut all: Vec<Duration> = pairs.iter().flat_map(|pair| pair.times.clone()).collect();
    let acts: usize = pairs.iter().map(Pair::count).sum();
    println!(
        "held locks: {holds} for {:.1} s together, {acts} acts acknowledged, {refused} refused, none lost; {}",
        held.as_secs_f64(),
        times(&mut all)
    );
    assert!(all.last().is_some_and(|slowest| *slowest < ANSWERED));
    served.kill();
    let store = store::open(&url(&file)).await.unwrap();
    for pair in &mut pairs {
        pair.compare(&*store).await;
    }
    store.close().await;
}
