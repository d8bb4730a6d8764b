//! Two servers on one PostgreSQL, a player on each.

use std::time::{Duration, Instant};

use store::testing::{Postgres, execute};

use crate::house::{Game, House, in_time, next, open_table};
use crate::visitor::{Event, Listener};

/// What one server says is seen on the other within.
const SOON: Duration = Duration::from_secs(1);

/// The host on the first server, the friend on the second.
async fn two_servers() -> Option<([House; 2], Game)> {
    let url = Postgres::shared()?.fresh_database().await;
    let houses = [House::at(&url, false).await, House::at(&url, false).await];
    let mut host = houses[0].guest("Ada").await;
    let mut friend = houses[1].guest("Ben").await;
    let path = open_table(&mut host, &[]).await;
    friend.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
    let game = Game { path, people: [host, friend] };
    Some((houses, game))
}

/// Waits for a part of which something holds.
async fn until(listener: &mut Listener, holds: impl Fn(&Event) -> bool) -> Event {
    loop {
        let event = next(listener).await;
        if holds(&event) {
            return event;
        }
    }
}

fn shows(version: u64) -> impl Fn(&Event) -> bool {
    move |event| event.data.contains(&format!("data-version=\"{version}\""))
}

/// Both pages show the seats taken; from here on each side hears of the other.
async fn both_listen(game: &mut Game) -> [Listener; 2] {
    let live = game.at("live");
    let mut ears = Vec::new();
    for (seat, other) in [(0, "Ben"), (1, "Ada")] {
        let mut listener = game.people[seat].listen(&live, None).await.unwrap();
        until(&mut listener, |event| event.data.contains(other)).await;
        ears.push(listener);
    }
    ears.try_into().ok().unwrap()
}

/// Whoever must decide does something, wherever that one is.
async fn one_act(game: &mut Game) -> (usize, u64) {
    let (seat, answer) = game.act(&[]).await;
    (seat, answer.version())
}

async fn acts_stored(house: &House, game: &Game) -> usize {
    let store = house.store().await;
    let acts = store.load(game.id()).await.unwrap().record.acts.len();
    store.close().await;
    acts
}

#[tokio::test]
async fn what_is_done_on_one_server_is_seen_on_the_other() {
    let Some((_houses, mut game)) = two_servers().await else { return };
    let mut ears = both_listen(&mut game).await;
    for _ in 0..30 {
        let (seat, version) = one_act(&mut game).await;
        let began = Instant::now();
        until(&mut ears[1 - seat], shows(version)).await;
        assert!(began.elapsed() < SOON, "{:?}", began.elapsed());
    }
    let chat = game.at("chat");
    game.people[0].post(&chat, &[("text", "Hello from the first")]).await.unwrap().is(303);
    until(&mut ears[1], |event| event.data.contains("Hello from the first")).await;
    game.people[1].post(&chat, &[("text", "and from the second")]).await.unwrap().is(303);
    until(&mut ears[0], |event| event.data.contains("and from the second")).await;
}

#[tokio::test]
async fn what_is_taken_back_on_one_server_is_taken_back_on_the_other() {
    let Some((houses, mut game)) = two_servers().await else { return };
    let mut ears = both_listen(&mut game).await;
    // Free: nothing was learned yet.
    let (seat, version) = one_act(&mut game).await;
    until(&mut ears[1 - seat], shows(version)).await;
    let undo = game.at("undo");
    let mine = seat.to_string();
    let undone = game.people[seat].post_for_part(&undo, &[("seat", &mine)]).await.unwrap().is(200);
    until(&mut ears[1 - seat], shows(undone.version())).await;
    assert_eq!(acts_stored(&houses[0], &game).await, 0);
    // By consent: after a roll the other must agree, from the other server.
    while one_roll(&mut game).await.is_none() {}
    let asked = game.people[seat].post_for_part(&undo, &[("seat", &mine)]).await.unwrap().is(200);
    until(&mut ears[1 - seat], |event| event.data.contains("undo-answer")).await;
    let before = acts_stored(&houses[0], &game).await;
    let answer = game.at("undo-answer");
    let theirs = (1 - seat).to_string();
    let fields = [("seat", theirs.as_str()), ("answer", "yes")];
    let agreed = game.people[1 - seat].post_for_part(&answer, &fields).await.unwrap().is(200);
    assert!(agreed.version() > asked.version());
    until(&mut ears[seat], shows(agreed.version())).await;
    assert!(acts_stored(&houses[0], &game).await < before);
    let (seat, version) = one_act(&mut game).await;
    until(&mut ears[1 - seat], shows(version)).await;
}

/// An act; says whether it was a roll.
async fn one_roll(game: &mut Game) -> Option<()> {
    let (seat, page) = game.turn().await;
    let act = page.acts()[0].to_owned();
    game.post(seat, &act, page.version()).await.is(200);
    (act == "roll").then_some(())
}

#[tokio::test]
async fn of_two_who_act_at_once_one_is_told_that_the_page_is_old() {
    let Some((houses, mut game)) = two_servers().await else { return };
    both_listen(&mut game).await;
    for round in 0..20 {
        let (seat, page) = game.turn().await;
        let (first, last) = (page.acts()[0].to_owned(), page.acts().last().unwrap().to_string());
        let path = game.at("act");
        let (version, mine) = (page.version().to_string(), seat.to_string());
        // The same person with a page open on either server.
        let mut here = game.people[seat].moved(houses[0].address);
        let mut there = game.people[seat].moved(houses[1].address);
        there.part(&game.path).await.unwrap().is(200);
        let one = [("act", first.as_str()), ("seat", &mine), ("version", &version)];
        let other = [("act", last.as_str()), ("seat", &mine), ("version", &version)];
        let before = acts_stored(&houses[0], &game).await;
        let (a, b) = tokio::join!(here.post_for_part(&path, &one), there.post_for_part(&path, &other));
        let (a, b) = (a.unwrap(), b.unwrap());
        let mut both = [a.status, b.status];
        both.sort_unstable();
        assert_eq!(both, [200, 409], "round {round}");
        assert_eq!(a.version(), b.version(), "the one who lost is shown the new state");
        assert_eq!(acts_stored(&houses[1], &game).await, before + 1);
    }
}

#[tokio::test]
async fn of_two_who_take_a_seat_at_once_one_gets_it() {
    let Some((houses, mut game)) = two_servers().await else { return };
    for _ in 0..5 {
        let path = open_table(&mut game.people[0], &[]).await;
        let mut one = houses[0].guest("Cy").await;
        let mut other = houses[1].guest("Di").await;
        let seat = format!("{path}/seat");
        let (a, b) = tokio::join!(one.post(&seat, &[("seat", "1")]), other.post(&seat, &[("seat", "1")]));
        let mut both = [a.unwrap().status, b.unwrap().status];
        both.sort_unstable();
        assert_eq!(both, [303, 409]);
    }
}

#[tokio::test]
async fn a_database_that_was_away_is_found_again() {
    let Some((houses, mut game)) = two_servers().await else { return };
    let mut ears = both_listen(&mut game).await;
    one_act(&mut game).await;
    for _ in 0..3 {
        let before = acts_stored(&houses[0], &game).await;
        execute(
            &houses[0].url,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        .await;
        let acted = in_time(async {
            loop {
                if let Some(acted) = try_act(&mut game).await {
                    return acted;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        });
        let (seat, version) = acted.await;
        until(&mut ears[1 - seat], shows(version)).await;
        until(&mut ears[seat], shows(version)).await;
        assert_eq!(acts_stored(&houses[0], &game).await, before + 1, "once, and not lost");
    }
}

/// An act, unless the database is away: that is said with 503 and nothing else.
async fn try_act(game: &mut Game) -> Option<(usize, u64)> {
    for seat in 0..2 {
        let page = game.people[seat].part(&game.path).await.unwrap();
        assert!(matches!(page.status, 200 | 503), "{}", page.status);
        let Some(act) = page.acts().first().map(|act| act.to_string()) else { continue };
        let answer = game.post(seat, &act, page.version()).await;
        assert!(matches!(answer.status, 200 | 409 | 503), "{}: {}", answer.status, answer.body);
        if answer.status == 200 {
            return Some((seat, answer.version()));
        }
    }
    None
}
