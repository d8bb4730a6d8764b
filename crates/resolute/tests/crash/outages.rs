//! Real servers on a PostgreSQL that hangs and restarts while people play, and two servers that write at the same time.

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::testing::{Disk, Postgres};
use tokio::sync::watch;
use tokio::task::spawn_blocking;

use crate::real::pair::{Pair, stored, times};
use crate::real::served::{all_replay, start_on};
use crate::real::trial::Trial;

const USUAL: Duration = Duration::from_secs(8);
const CLIENTS: usize = 2;
/// How soon after an outage acts work again.
const RECOVERY: Duration = Duration::from_secs(15);
/// Upper limit for any answer, whatever the database does.
const ANSWERED: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_that_hangs_and_restarts_under_load_loses_no_act() {
    let server = spawn_blocking(|| {
        Postgres::shared()?;
        Some(Arc::new(Postgres::start(Disk::Hurried).unwrap()))
    });
    let Some(server) = server.await.unwrap() else { return };
    let database = server.fresh_database().await;
    let served = [start_on(&database), start_on(&database)];
    let (stop, stopped) = watch::channel(false);
    let mut playing = Vec::new();
    for n in 0..served.len() * CLIENTS {
        let mut pair = Pair::sit_down(served[n % served.len()].address).await;
        pair.is_patient = true;
        playing.push(tokio::spawn(pair.play_until(Some(stopped.clone()))));
    }
    let (mut trial, mut hangs, mut restarts) = (Trial::of(USUAL), 0, 0);
    while trial.goes_on() || restarts == 0 {
        tokio::time::sleep(trial.choices.between(Duration::from_millis(200), Duration::from_millis(900)))
            .await;
        if (hangs + restarts) % 2 == 0 {
            server.pause();
            // Sometimes longer than the timeout of a statement.
            let most = if hangs % 6 == 5 { 8_000 } else { 1_500 };
            tokio::time::sleep(
                trial.choices.between(Duration::from_millis(200), Duration::from_millis(most)),
            )
            .await;
            server.resume();
            hangs += 1;
        } else {
            let server = server.clone();
            spawn_blocking(move || server.restart()).await.unwrap();
            restarts += 1;
        }
    }
    stop.send(true).unwrap();
    let mut pairs = Vec::new();
    for pair in playing {
        pairs.push(pair.await.unwrap());
    }
    for pair in &mut pairs {
        let (began, known) = (Instant::now(), pair.count());
        while pair.count() == known {
            pair.act().await.unwrap();
            assert!(began.elapsed() < RECOVERY, "acts do not work again");
        }
    }
    let mut all: Vec<Duration> = pairs.iter().flat_map(|pair| pair.times.clone()).collect();
    let (acts, refused) =
        pairs.iter().fold((0, 0), |(acts, refused), pair| (acts + pair.count(), refused + pair.refused));
    println!(
        "PostgreSQL under two servers: {hangs} hangs, {restarts} crashes, {acts} acts acknowledged, {refused} \
         refused, none lost; {}",
        times(&mut all)
    );
    assert!(all.last().is_some_and(|slowest| *slowest < ANSWERED));
    let store = store::open(&database).await.unwrap();
    for pair in &mut pairs {
        pair.compare(&*store).await;
    }
    store.close().await;
    let tables: usize = pairs.iter().map(|pair| 1 + pair.finished.len()).sum();
    drop(served);
    all_replay(&database, tables);
}

/// The same page is open at two servers, and two different acts are sent from it at once. Exactly one takes effect.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_acts_at_two_servers_at_once_one_is_done() {
    let Some(server) = spawn_blocking(Postgres::shared).await.unwrap() else { return };
    let database = server.fresh_database().await;
    let served = [start_on(&database), start_on(&database)];
    let pair = Pair::sit_down(served[0].address).await;
    let mut here = pair.people;
    let mut there = [0, 1].map(|seat: usize| here[seat].moved(served[1].address));
    let act_path = format!("{}/act", pair.path);
    let mut trial = Trial::of(Duration::from_secs(3));
    let mut known: Vec<(u8, String)> = Vec::new();
    let (mut races, mut won) = (0, [0, 0]);
    'game: while trial.goes_on() {
        for seat in [0u8, 1] {
            let index = usize::from(seat);
            let page = here[index].part(&pair.path).await.unwrap();
            if page.status == 429 {
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue 'game;
            }
            let page = page.is(200);
            let all: Vec<String> = page.acts().iter().map(|act| act.to_string()).collect();
            if all.is_empty() {
                continue;
            }
            let first = trial.choices.of(&all).clone();
            let second = trial.choices.of(&all).clone();
            let (seat_word, version) = (seat.to_string(), page.version().to_string());
            let fields = |act| -> [(&'static str, &str); 3] {
                [("act", act), ("seat", &seat_word), ("version", &version)]
            };
            let (a, b) = (fields(&first), fields(&second));
            let (a, b) = tokio::join!(here[index].post(&act_path, &a), there[index].post(&act_path, &b));
            let (a, b) = (a.unwrap(), b.unwrap());
            let (done, told) = ([a.status == 303, b.status == 303], [a.status, b.status]);
            assert!(told.iter().all(|status| matches!(status, 303 | 409 | 429)), "{told:?}");
            // The same act sent twice gets the same answer. The server that lost the race may report a conflict.
            assert!(done != [true, true] || first == second, "of `{first}` and `{second}` one is done");
            match done {
                // Rate limited: wait and try again.
                [false, false] => {
                    assert!(told.contains(&429), "of `{first}` and `{second}` one is done: {told:?}");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue 'game;
                }
                [true, _] => known.push((seat, first)),
                [false, true] => known.push((seat, second)),
            }
            if done[0] != done[1] {
                won[usize::from(done[1])] += 1;
            }
            races += 1;
            continue 'game;
        }
        break;
    }
    let store = store::open(&database).await.unwrap();
    assert_eq!(stored(&*store, &pair.path).await, known, "each act once, and nothing else");
    store.close().await;
    println!("two writers: {races} races, won by {} and {}", won[0], won[1]);
    assert!(races > 5);
}
