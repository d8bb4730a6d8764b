//! Clocks: what happens when time is up, also after a new start and with several servers.

use std::time::Duration;

use kernel::{Ending, Player, Seat};
use server::{Config, TurnTime};
use store::testing::Postgres;
use store::{Holder, Millis, NewTable, Stored, Summary, TableId, Times};

use crate::house::{Game, House, id_of, usual};
use crate::visitor::Visitor;

const TURN: Duration = Duration::from_secs(60);
const BANK: Duration = Duration::from_secs(5 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const MOMENT: Duration = Duration::from_millis(50);

async fn house_with(url: &str, time: &TurnTime) -> House {
    House::serving(Config { time: time.clone(), ..usual(url, false) }).await
}

/// Each with its own time, on either database.
async fn databases() -> Vec<(tempfile::TempDir, String)> {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("house.sqlite").display());
    let mut all = vec![(folder, url)];
    if let Some(server) = Postgres::shared() {
        all.push((tempfile::tempdir().unwrap(), server.fresh_database().await));
    }
    all
}

async fn load(house: &House, table: TableId) -> Stored {
    let store = house.store().await;
    let stored = store.load(table).await.unwrap();
    store.close().await;
    stored
}

async fn until(house: &House, table: TableId, holds: impl Fn(&Stored) -> bool) -> Stored {
    for _ in 0..200 {
        let stored = load(house, table).await;
        if holds(&stored) {
            return stored;
        }
        tokio::time::sleep(MOMENT).await;
    }
    panic!("it does not happen");
}

/// A table with a clock; the second seat waits.
async fn timed(host: &mut Visitor, zero: &str) -> String {
    let fields = [("seat.0", "me"), ("seat.1", "open"), ("clock", "60"), ("bank", "5"), ("zero", zero)];
    host.post("/new/presidential", &fields).await.unwrap().is(303).location().to_owned()
}

/// Who must decide.
fn deciding(stored: &Stored) -> Seat {
    stored.meta.summary.deciding.first().expect("it runs")
}

#[tokio::test]
async fn a_bot_plays_the_turn_of_who_has_no_time_left() {
    for (_folder, url) in databases().await {
        let time = TurnTime::default();
        let house = house_with(&url, &time).await;
        let (mut host, mut friend) = (house.guest("Ada").await, house.guest("Ben").await);
        let path = timed(&mut host, "bot").await;
        let table = id_of(&path);
        // Nobody's time runs while a seat is free.
        time.turn_forward(TURN + BANK);
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        assert_eq!(load(&house, table).await.record.acts.len(), 0);
        friend.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
        let began = load(&house, table).await;
        assert!(began.meta.summary.times.as_ref().unwrap().due.is_some(), "now it runs");
        let page = host.get(&path).await.unwrap().is(200).body;
        assert!(
            page.contains("class=\"clock running\" data-due=") && page.contains(">5:59<")
                || page.contains(">6:00<"),
            "{page}"
        );
        time.turn_forward(TURN);
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        assert_eq!(load(&house, table).await.record.acts.len(), 0, "there is the bank");
        let late = deciding(&began);
        time.turn_forward(BANK);
        let played = until(&house, table, |stored| !stored.record.acts.is_empty()).await;
        let first = &played.record.acts[0];
        assert_eq!((first.seat, first.by.clone()), (late, Some(Player::Bot("greedy".to_owned()))));
        assert!(matches!(played.meta.holders[late.index()], Holder::Person(_)), "the seat stays");
        let times = played.meta.summary.times.unwrap();
        assert_eq!(times.seats[late.index()].bank, 0, "the bank is used up");
    }
}

/// Such a game is slow: there is no bank, the page counts days and hours, and the server may start anew in between.
#[tokio::test]
async fn a_turn_of_a_day_lasts_a_day_also_over_a_new_start() {
    for (_folder, url) in databases().await {
        let time = TurnTime::default();
        let house = house_with(&url, &time).await;
        let (mut host, mut friend) = (house.guest("Ada").await, house.guest("Ben").await);
        let fields =
            [("seat.0", "me"), ("seat.1", "open"), ("clock", "86400"), ("bank", "30"), ("zero", "bot")];
        let path = host.post("/new/presidential", &fields).await.unwrap().is(303).location().to_owned();
        let table = id_of(&path);
        friend.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
        let began = load(&house, table).await;
        let late = deciding(&began);
        let times = began.meta.summary.times.unwrap();
        let since = times.seats[late.index()].since.unwrap();
        let day = i64::try_from(DAY.as_millis()).unwrap();
        assert_eq!((times.due, times.seats[late.index()].bank), (Some(Millis(since.0 + day)), 0));
        time.turn_forward(DAY / 2);
        house.close().await;
        let house = house_with(&url, &time).await;
        let mut host = host.moved(house.address);
        let page = host.get(&path).await.unwrap().is(200).body;
        assert!(page.contains(">11:59:5") || page.contains(">12:00:00<"), "half of it is left: {page}");
        time.turn_forward(DAY / 2 - TURN);
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        assert_eq!(load(&house, table).await.record.acts.len(), 0, "a minute is left");
        time.turn_forward(TURN);
        let played = until(&house, table, |stored| !stored.record.acts.is_empty()).await;
        let first = &played.record.acts[0];
        assert_eq!((first.seat, first.by.clone()), (late, Some(Player::Bot("greedy".to_owned()))));
        // The other one has a whole day now.
        let next = until(&house, table, |stored| deciding(stored) != late).await;
        let times = next.meta.summary.times.unwrap();
        let since = times.seats[1 - late.index()].since.unwrap();
        assert_eq!(times.due, Some(Millis(since.0 + day)));
        let page = host.get(&path).await.unwrap().is(200).body;
        assert!(page.contains(">23:59:5") || page.contains(">1 d 0 h<"), "{page}");
        house.close().await;
    }
}

#[tokio::test]
async fn who_has_no_time_left_loses_also_after_a_new_start() {
    for (_folder, url) in databases().await {
        let time = TurnTime::default();
        let house = house_with(&url, &time).await;
        let (mut host, mut friend) = (house.guest("Ada").await, house.guest("Ben").await);
        let path = timed(&mut host, "loss").await;
        friend.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
        let late = deciding(&load(&house, id_of(&path)).await);
        house.close().await;
        time.turn_forward(TURN + BANK);
        let house = house_with(&url, &time).await;
        let over = until(&house, id_of(&path), |stored| stored.meta.summary.over).await;
        assert_eq!(over.record.ending, Some(Ending::OutOfTime(late)));
        assert_eq!(over.meta.summary.winners, Seat(1 - late.0).alone());
        assert_eq!(over.meta.summary.times.unwrap().due, None, "time stops with the game");
        let mut again = host.moved(house.address);
        let page = again.get(&path).await.unwrap().is(200).body;
        assert!(page.contains("ran out of time"), "{page}");
    }
}

#[tokio::test]
async fn the_owner_takes_the_seat_of_who_has_no_time_left() {
    let time = TurnTime::default();
    let (_folder, url) = databases().await.remove(0);
    let house = house_with(&url, &time).await;
    let (mut host, mut friend) = (house.guest("Ada").await, house.guest("Ben").await);
    let path = timed(&mut host, "owner").await;
    let table = id_of(&path);
    friend.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
    // Whichever of the two begins: the owner's own turn is played by a bot, the friend's seat goes to the owner.
    for _ in 0..3 {
        let before = load(&house, table).await;
        let late = deciding(&before);
        time.turn_forward(TURN + BANK);
        let after = until(&house, table, |stored| {
            stored.record.acts.len() > before.record.acts.len() || stored.meta.holders != before.meta.holders
        })
        .await;
        if late == Seat(1) {
            assert_eq!(after.meta.holders[1], after.meta.holders[0], "both are the owner's");
            assert_eq!(after.record.acts.len(), before.record.acts.len());
            return;
        }
        assert!(after.record.acts[before.record.acts.len()].by.is_some());
    }
    panic!("it is never the friend's turn");
}

/// Sealed bids can be taken back as long as somebody else still thinks.
#[tokio::test]
async fn time_that_was_used_is_not_given_back_with_a_bid() {
    for (_folder, url) in databases().await {
        let time = TurnTime::default();
        let house = house_with(&url, &time).await;
        let (mut host, mut friend) = (house.guest("Ada").await, house.guest("Ben").await);
        let fields = [
            ("seat.0", "me"),
            ("seat.1", "open"),
            ("seat.2", "bot:greedy"),
            ("clock", "60"),
            ("bank", "5"),
            ("zero", "bot"),
        ];
        let path = host.post("/new/manifest", &fields).await.unwrap().is(303).location().to_owned();
        friend.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
        for round in 1..=3 {
            time.turn_forward(TURN / 2);
            let page = host.part(&path).await.unwrap().is(200);
            let (act, version) = (page.acts()[0].to_owned(), page.version().to_string());
            let fields = [("act", act.as_str()), ("seat", "0"), ("version", &version)];
            let page = host.post_for_part(&format!("{path}/act"), &fields).await.unwrap().is(200);
            assert!(page.acts().is_empty(), "the others still bid");
            let version = page.version().to_string();
            let fields = [("seat", "0"), ("version", version.as_str())];
            let page = host.post_for_part(&format!("{path}/undo"), &fields).await.unwrap().is(200);
            assert!(!page.acts().is_empty(), "it is taken back at once");
            let times = load(&house, id_of(&path)).await.meta.summary.times.unwrap();
            let thought = i64::try_from((TURN / 2 * round).as_millis()).unwrap();
            assert!(times.seats[0].used >= thought, "{round}: {times:?}");
            assert_eq!(times.seats[0].bank, i64::try_from(BANK.as_millis()).unwrap(), "{round}");
        }
    }
}

/// Whoever must decide would stop the clock by getting up for somebody who never comes.
#[tokio::test]
async fn nobody_stops_a_running_clock_by_getting_up() {
    for (_folder, url) in databases().await {
        let house = house_with(&url, &TurnTime::default()).await;
        let (mut host, mut friend) = (house.guest("Ada").await, house.guest("Ben").await);
        let path = timed(&mut host, "loss").await;
        friend.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
        let before = load(&house, id_of(&path)).await.meta;
        let seat = before.summary.deciding.first().expect("it runs");
        // Not before the own turn either: the clock would stand once it comes.
        for n in [0u8, 1] {
            let person = if n == 0 { &mut host } else { &mut friend };
            for next in ["open", "friend"] {
                let answer =
                    person.post(&format!("{path}/leave"), &[("seat", &n.to_string()), ("next", next)]).await;
                assert!(answer.unwrap().is(403).body.contains("This table has a clock"), "{n} {next}");
            }
        }
        let awaited = if seat == Seat(0) { &mut host } else { &mut friend };
        let word = seat.to_string();
        assert_eq!(load(&house, id_of(&path)).await.meta, before, "nothing has changed");
        awaited.post(&format!("{path}/leave"), &[("seat", &word), ("next", "bot")]).await.unwrap().is(303);
    }
}

#[tokio::test]
async fn of_two_servers_one_calls_time() {
    let Some(server) = Postgres::shared() else { return };
    let url = server.fresh_database().await;
    let time = TurnTime::default();
    let houses = [house_with(&url, &time).await, house_with(&url, &time).await];
    let (mut host, mut friend) = (houses[0].guest("Ada").await, houses[1].guest("Ben").await);
    let path = timed(&mut host, "bot").await;
    friend.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
    let late = deciding(&load(&houses[0], id_of(&path)).await);
    time.turn_forward(TURN + BANK);
    until(&houses[0], id_of(&path), |stored| !stored.record.acts.is_empty()).await;
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    let stored = load(&houses[0], id_of(&path)).await;
    assert!(stored.record.acts.iter().all(|act| act.seat == late), "one turn was played, no more");
    let title = catalogue::title("presidential").unwrap();
    assert!(title.reopen(&stored.record).is_ok(), "and it is a game");
}

/// More of them than are looked at in one go, all longer overdue: nothing can be called where there is no clock.
#[tokio::test]
async fn tables_where_time_cannot_be_called_hold_no_other_up() {
    for (_folder, url) in databases().await {
        let time = TurnTime::default();
        let house = house_with(&url, &time).await;
        let (mut host, mut friend) = (house.guest("Ada").await, house.guest("Ben").await);
        let path = timed(&mut host, "bot").await;
        friend.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
        let Stored { record, meta, .. } = load(&house, id_of(&path)).await;
        let store = house.store().await;
        for n in 0..120 {
            let times = meta.summary.times.clone().map(|times| Times { due: Some(Millis(n)), ..times });
            let stuck = NewTable {
                record: record.clone(),
                holders: meta.holders.clone(),
                public: false,
                host: meta.host,
                created: meta.created,
                summary: Summary { times, ..meta.summary.clone() },
                members: Vec::new(),
                clock: None,
            };
            store.create_table(stuck).await.unwrap();
        }
        assert_eq!(store.overdue(Millis(1_000), None, 200).await.unwrap().len(), 120);
        store.close().await;
        time.turn_forward(TURN + BANK);
        until(&house, id_of(&path), |stored| !stored.record.acts.is_empty()).await;
    }
}

/// Whoever is away when somebody wants a rematch does not lose it by the clock before they know of it.
#[tokio::test]
async fn the_clocks_of_a_rematch_run_when_everybody_has_come() {
    for (_folder, url) in databases().await {
        for opens in [true, false] {
            let time = TurnTime::default();
            let house = house_with(&url, &time).await;
            let (mut host, mut friend) = (house.guest("Ada").await, house.guest("Ben").await);
            let path = timed(&mut host, "loss").await;
            friend.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
            friend.post(&format!("{path}/resign"), &[("seat", "1")]).await.unwrap().is(303);
            let made =
                friend.post(&format!("{path}/rematch"), &[]).await.unwrap().is(303).location().to_owned();
            let table = id_of(&made);
            let began = load(&house, table).await.meta;
            assert_eq!(Some(began.host), began.people_of(Seat(1)).next().map(Some), "whoever asked owns it");
            let mut streams = vec![friend.listen(&format!("{made}/live"), None).await.unwrap()];
            let page = friend.get(&made).await.unwrap().is(200).body;
            assert!(page.contains("The clocks stand until everybody has opened this table."), "{page}");
            time.turn_forward(TURN + BANK);
            tokio::time::sleep(Duration::from_millis(1_500)).await;
            let stands = load(&house, table).await.meta;
            assert!(!stands.summary.over && stands.summary.times.unwrap().due.is_none());
            let mut game = Game { path: made.clone(), people: [host, friend] };
            if opens {
                streams.push(game.people[0].listen(&game.at("live"), None).await.unwrap());
            } else {
                // Without scripts there is no stream: then the page counts.
                game.people[0].get(&made).await.unwrap().is(200);
            }
            let runs = load(&house, table).await.meta.summary.times.unwrap();
            assert!(runs.due.is_some_and(|due| due > time.now()), "{runs:?}");
            let page = game.people[0].get(&made).await.unwrap().is(200).body;
            assert!(!page.contains("The clocks stand"), "{page}");
            house.close().await;
        }
    }
}

#[tokio::test]
async fn a_clock_that_cannot_be_is_refused() {
    let house = House::without_limits().await;
    let mut host = house.guest("Ada").await;
    for bad in [("clock", "0"), ("clock", "x"), ("clock", "99999999"), ("bank", "-1"), ("zero", "cake")] {
        let mut fields =
            vec![("seat.0", "me"), ("seat.1", "open"), ("clock", "60"), ("bank", "5"), ("zero", "bot")];
        fields.push(bad);
        host.post("/new/presidential", &fields).await.unwrap().is(422);
    }
}
