//! Databases that older programs have left: opened by this one, with all that is in them, and played on.

use kernel::Seat;
use kernel::record::Record;
use store::testing::execute;
use store::{Holder, Login, Page, Shelf, Store, Token};

use crate::world::{NOW, World};

/// The game that the fixtures were filled with, as far as it had come.
const GAME: &str = include_str!("../../../resolute/tests/records/0.1.0/presidential.json");
const PLAYED: usize = 40;

/// A small filled database of each schema there has been; the next schema adds its line.
const SQLITE: [&str; 5] = [
    include_str!("../fixtures/sqlite-1.sql"),
    include_str!("../fixtures/sqlite-2.sql"),
    include_str!("../fixtures/sqlite-3.sql"),
    include_str!("../fixtures/sqlite-4.sql"),
    include_str!("../fixtures/sqlite-5.sql"),
];
const POSTGRES: [&str; 5] = [
    include_str!("../fixtures/postgres-1.sql"),
    include_str!("../fixtures/postgres-2.sql"),
    include_str!("../fixtures/postgres-3.sql"),
    include_str!("../fixtures/postgres-4.sql"),
    include_str!("../fixtures/postgres-5.sql"),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_older_sqlite_file_is_opened_and_played_on() {
    for (older, schema) in SQLITE.into_iter().zip(1..) {
        let world = World::sqlite();
        let file = world.url.trim_start_matches("sqlite:");
        rusqlite::Connection::open(file).unwrap().execute_batch(older).unwrap();
        all_is_there_and_goes_on(&world, schema).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_older_postgresql_database_is_opened_and_played_on() {
    for (older, schema) in POSTGRES.into_iter().zip(1..) {
        let Some(world) = World::postgres().await else { return };
        execute(&world.url, older).await;
        all_is_there_and_goes_on(&world, schema).await;
    }
}

fn id<T: std::str::FromStr>(letter: &str, letters: usize) -> T {
    letter.repeat(letters).parse().ok().expect("an id")
}

async fn all_is_there_and_goes_on(world: &World, schema: u32) {
    let store: &dyn Store = &*world.open().await;
    let (ada, ben) = (id("a", 26), id("b", 26));
    let (table, trial) = (id("t", 26), id("u", 26));
    let game: Record = serde_json::from_str(GAME).unwrap();

    // People.
    assert_eq!(store.person(ben).await.unwrap().name, "Ben O'Neil");
    assert_eq!(store.account(&Login::new("ADA").unwrap()).await.unwrap().person, ada);
    assert_eq!(store.session(&id::<Token>("s", 32), NOW).await.unwrap().0.name, "Ada");
    assert_eq!(store.secret("cookies").await.unwrap(), [7; 32]);

    // The table, act by act.
    let stored = store.load(table).await.unwrap();
    assert_eq!(stored.version, PLAYED as u64 + 1);
    assert_eq!(stored.record.acts, game.acts[..PLAYED]);
    assert_eq!(
        (&stored.record.options, &stored.record.seals, &stored.record.opening),
        (&game.options, &game.seals, &game.opening)
    );
    assert_eq!(stored.meta.holders, [Holder::Person(ada), Holder::Invited]);
    assert_eq!(stored.meta.clock.is_some(), schema >= 3);
    assert_eq!(stored.meta.members.len(), usize::from(schema >= 3));
    let chat = store.chat(table, 0, 10).await.unwrap();
    assert_eq!(
        chat.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(),
        ["Good luck, \"everybody\"!", "Viel Glück!"]
    );
    assert_eq!(store.note(table, ada).await.unwrap(), "Ohio first");
    assert_eq!(store.decks_of(ada).await.unwrap().len(), usize::from(schema >= 2));

    // What older tables take is counted like that of new ones.
    let room = store.room_of(ada).await.unwrap();
    assert_eq!((room.tables, room.decks), (1, u64::from(schema >= 2)));
    let words: usize = stored.record.acts.iter().map(|act| act.act.len() + act.hash.len()).sum();
    assert!(room.bytes > words as u64, "{room:?}");

    // Lists know a private copy that was made before lists told them apart.
    let mine = store.list(Shelf::All, Page::first(10)).await.unwrap();
    assert_eq!(mine.cards.len(), 2);
    assert!(store.load(trial).await.unwrap().record.opening.state.is_some());

    // It goes on: the link still opens the seat, the next acts are added, one is taken back.
    let friend = store.create_person("Cy", stored.meta.created).await.unwrap();
    assert_eq!(store.accept_invitation(&id::<Token>("k", 32), friend).await, Ok((table, Seat(1))));
    let summary = stored.meta.summary.clone();
    let more = &game.acts[PLAYED..PLAYED + 2];
    let version = store.append(table, stored.version, more, &summary).await.unwrap();
    let version = store.cut(table, version, PLAYED + 1, &game.seals, &summary).await.unwrap();
    assert_eq!(version, stored.version + 2);
    assert_eq!(store.load(table).await.unwrap().record.acts, game.acts[..=PLAYED]);
    store.close().await;

    // And it is opened once more, as a database of today.
    let again = world.open().await;
    assert_eq!(again.load(table).await.unwrap().record.acts, game.acts[..=PLAYED]);
}
