//! Three servers on one PostgreSQL: bots move once, a build of other rules keeps off, and a database that hangs is said and found again.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::{Player, Seat};
use store::testing::{Disk, Postgres, execute};
use store::{Holder, Millis, NewTable, SeatOccupant, Store, Stored};

use crate::house::{Game, House, id_of, in_time, open_table};
use crate::visitor::Visitor;

/// What one server says is seen on the others within.
const SOON: Duration = Duration::from_secs(5);

/// The longest that a visitor waits for an answer while the database hangs.
const HANG: Duration = Duration::from_secs(20);

async fn three(url: &str) -> [House; 3] {
    [House::at(url, false).await, House::at(url, false).await, House::at(url, false).await]
}

/// A game on a server of its own that is gone again, stopped where the second seat must decide.
async fn waiting_for_the_second(url: &str) -> Game {
    let house = House::at(url, false).await;
    let mut game = house.table_of_two(&[]).await;
    while game.turn().await.0 == 0 {
        game.act(&[]).await;
    }
    house.close().await;
    game
}

async fn give_to_bot(store: &dyn Store, game: &Game) -> Stored {
    let was = store.load(game.id()).await.unwrap().meta.holders[1];
    let bot = SeatOccupant { player: Player::Bot("random".to_owned()), holder: Holder::Bot };
    store.set_seat(game.id(), Seat(1), was, bot).await.unwrap();
    store.load(game.id()).await.unwrap()
}

/// Every act is legal where it stands: nothing was played twice.
fn replays(stored: &Stored) {
    let title = catalogue::title(&stored.record.game).unwrap();
    assert!(title.reopen(&stored.record).is_ok());
}

async fn until_all_show(version: u64, people: &mut [Visitor], path: &str) {
    let began = Instant::now();
    for person in people {
        while person.part(path).await.unwrap().is(200).version() != version {
            assert!(began.elapsed() < SOON, "a server does not follow");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test]
async fn a_bot_that_three_servers_see_moves_once() {
    let Some(server) = Postgres::shared() else { return };
    let url = server.fresh_database().await;
    let game = waiting_for_the_second(&url).await;
    let store = store::open(&url).await.unwrap();
    let before = give_to_bot(&*store, &game).await;

    let houses = three(&url).await;
    let mut people: Vec<Visitor> = houses.iter().map(|house| game.people[0].moved(house.address)).collect();
    let [a, b, c] = &mut people[..] else { unreachable!() };
    // All three load the table at once and find the bot's turn.
    let (a, b, c) = tokio::join!(a.part(&game.path), b.part(&game.path), c.part(&game.path));
    for answer in [a, b, c] {
        answer.unwrap().is(200);
    }
    let after = store.load(game.id()).await.unwrap();
    assert_eq!(after.version, before.version + 1, "one server has played for it");
    assert!(after.record.acts.len() > before.record.acts.len());
    replays(&after);
    until_all_show(after.version, &mut people, &game.path).await;

    // A person's act and the bot's answers are one step, whoever else tries the same.
    let mut version = after.version;
    for round in 0..15 {
        let page = people[round % 3].part(&game.path).await.unwrap().is(200);
        let Some(act) = page.acts().first().map(|act| act.to_string()) else { break };
        let fields = [("act", act.as_str()), ("seat", "0"), ("version", &version.to_string())];
        let path = game.at("act");
        let [a, b, c] = &mut people[..] else { unreachable!() };
        let (a, b, c) = tokio::join!(
            a.post_for_part(&path, &fields),
            b.post_for_part(&path, &fields),
            c.post_for_part(&path, &fields)
        );
        let mut all = [a.unwrap().status, b.unwrap().status, c.unwrap().status];
        all.sort_unstable();
        assert_eq!(all, [200, 409, 409], "round {round}");
        version += 1;
        let stored = store.load(game.id()).await.unwrap();
        assert_eq!(stored.version, version);
        replays(&stored);
        until_all_show(version, &mut people, &game.path).await;
    }
    assert!(version > after.version + 5, "the game went on");
}

#[tokio::test]
async fn a_table_of_other_rules_is_refused_with_a_word_and_left_as_it_is() {
    let Some(server) = Postgres::shared() else { return };
    let url = server.fresh_database().await;
    let game = waiting_for_the_second(&url).await;
    let store = store::open(&url).await.unwrap();
    for change in ["+ 1", "- 2"] {
        // As a server of another build has opened it, with a bot to move and a clock that has run out.
        execute(&url, &format!("UPDATE tables SET rules = rules {change}, due = 1")).await;
        let before = give_to_bot(&*store, &game).await;
        let house = House::at(&url, false).await;
        let mut host = game.people[0].moved(house.address);
        let page = host.get(&game.path).await.unwrap();
        assert_eq!(page.status, 422);
        assert!(page.body.contains("of the rules"), "{}", page.body);
        for (end, fields) in [
            ("act", [("act", "roll"), ("seat", "0")]),
            ("undo", [("seat", "0"), ("version", "3")]),
            ("resign", [("seat", "0"), ("version", "3")]),
            ("chat", [("text", "hello"), ("seat", "0")]),
        ] {
            let refused = host.post(&game.at(end), &fields).await.unwrap();
            assert_eq!(refused.status, 422, "{end}: {}", refused.body);
        }
        // Time is called once a second.
        tokio::time::sleep(Duration::from_millis(1_300)).await;
        assert_eq!(store.load(game.id()).await.unwrap(), before, "nothing was written to it");
        // Tables of this build's rules are played beside it.
        let path = open_table(&mut host, &[]).await;
        assert_ne!(id_of(&path), game.id());
        host.part(&path).await.unwrap().is(200);
        house.close().await;
    }
    // The build that knows the rules goes on where it was.
    execute(&url, "UPDATE tables SET rules = rules + 1, due = NULL").await;
    let house = House::at(&url, false).await;
    let before = store.load(game.id()).await.unwrap();
    game.people[0].moved(house.address).part(&game.path).await.unwrap().is(200);
    // The house may have loaded the table by itself, and then the page does not wait for the bot.
    let after = in_time(async {
        loop {
            let now = store.load(game.id()).await.unwrap();
            if now.record.acts.len() > before.record.acts.len() {
                break now;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    replays(&after);
}

#[tokio::test]
async fn tables_of_other_rules_do_not_stand_before_those_whose_time_is_up() {
    let Some(server) = Postgres::shared() else { return };
    let url = server.fresh_database().await;
    let house = House::at(&url, false).await;
    let mut host = house.guest("Ada").await;
    let path = open_table(&mut host, &[("clock", "60"), ("bank", "5"), ("zero", "bot")]).await;
    let table = id_of(&path);
    house.guest("Ben").await.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
    house.close().await;
    // More of them than are looked at in one round, all longer overdue.
    let copies = "INSERT INTO tables SELECT (json_populate_record(t, json_build_object('id', \
         substr(translate(md5(n::text), '01', 'xy'), 1, length(t.id)), 'rules', t.rules + 1, 'due', n))).* FROM tables t, generate_series(1, 60) n";
    execute(&url, copies).await;
    let store = store::open(&url).await.unwrap();
    assert_eq!(store.overdue(Millis(1_000), None, 100).await.unwrap().len(), 60);
    let stored = store.load(table).await.unwrap();
    let mut times = stored.meta.summary.times.unwrap();
    for seat in &mut times.seats {
        seat.since = seat.since.map(|_| Millis(1));
    }
    times.due = Some(Millis(1_000));
    store.set_times(table, stored.version, &times).await.unwrap();
    let _house = House::at(&url, false).await;
    let began = Instant::now();
    while store.load(table).await.unwrap().record.acts.is_empty() {
        assert!(began.elapsed() < SOON, "nobody looks at it");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_database_that_hangs_is_said_with_503_and_found_again() {
    let started = tokio::task::spawn_blocking(|| {
        Postgres::shared()?;
        Some(Arc::new(Postgres::start(Disk::Hurried).unwrap()))
    });
    let Some(server) = started.await.unwrap() else { return };
    let house = House::at(&server.fresh_database().await, false).await;
    let mut game = house.table_of_two(&[]).await;
    let (seat, page) = game.turn().await;
    let act = page.acts()[0].to_owned();

    server.pause();
    let began = Instant::now();
    let refused = tokio::time::timeout(HANG, game.post(seat, &act, page.version())).await.unwrap();
    assert_eq!(refused.status, 503, "{}", refused.body);
    assert!(began.elapsed() < HANG);
    assert!(refused.header("retry-after").is_some());
    let is_said = |words: &str| refused.body.contains(words);
    assert!(
        is_said("It may or may not have been done") || is_said("Nothing was changed"),
        "{}",
        refused.body
    );
    // Now that it is known nobody waits for the database, and what needs none is there.
    let began = Instant::now();
    let mut newcomer = house.visitor();
    newcomer.post("/name", &[("name", "Cy")]).await.unwrap().is(503);
    newcomer.get("/about").await.unwrap().is(200);
    assert!(began.elapsed() < Duration::from_secs(1), "{:?}", began.elapsed());

    server.resume();
    let began = Instant::now();
    let acted = loop {
        assert!(began.elapsed() < HANG, "it does not come back");
        let page = game.people[seat].part(&game.path).await.unwrap();
        if page.status == 200
            && let Some(act) = page.acts().first().map(|act| act.to_string())
        {
            let answer = game.post(seat, &act, page.version()).await;
            if answer.status == 200 {
                break answer;
            }
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    let store = house.store().await;
    let stored = store.load(game.id()).await.unwrap();
    assert_eq!(stored.version, acted.version());
    replays(&stored);
    store.close().await;
}

/// A server ended in the middle of a bot's turn, and nobody has the table open: the next server lets the bot act.
#[tokio::test]
async fn bots_go_on_after_a_new_start_although_nobody_looks() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("house.sqlite").display());
    let house = House::at(&url, false).await;
    let path = open_table(&mut house.guest("Ada").await, &[]).await;
    let store = house.store().await;
    let Stored { mut record, meta, .. } = store.load(id_of(&path)).await.unwrap();
    let seat = meta.summary.deciding.first().expect("somebody has to act");
    let mut holders = meta.holders.clone();
    record.seats[seat.index()] = Player::Bot("greedy".to_owned());
    holders[seat.index()] = Holder::Bot;
    let stalled = NewTable {
        record,
        holders,
        public: false,
        host: meta.host,
        created: meta.created,
        summary: meta.summary,
        members: Vec::new(),
        clock: None,
    };
    let table = store.create_table(stalled).await.unwrap().table;
    store.close().await;
    house.close().await;
    let house = House::at(&url, false).await;
    in_time(async {
        while house.record(table).await.acts.is_empty() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
}
