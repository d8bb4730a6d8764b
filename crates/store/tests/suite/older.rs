//! Databases left by older versions: opened by this version with everything in them, and played on.

use kernel::record::Record;
use kernel::{Player, Seat};
use store::testing::execute;
use store::{Holder, Login, Page, PersonId, SeatOccupant, Store, StoreError, TableId, TableList, Token};

use crate::world::{NOW, World};

/// The game stored in the fixtures, of which the first `PLAYED` acts were played.
const GAME: &str = include_str!("../../../resolute/tests/records/0.1.0/presidential.json");
const PLAYED: usize = 40;

/// A small filled database of each past schema. A new schema adds its line.
const SQLITE: [&str; 6] = [
    include_str!("../fixtures/sqlite-1.sql"),
    include_str!("../fixtures/sqlite-2.sql"),
    include_str!("../fixtures/sqlite-3.sql"),
    include_str!("../fixtures/sqlite-4.sql"),
    include_str!("../fixtures/sqlite-5.sql"),
    include_str!("../fixtures/sqlite-6.sql"),
];
const POSTGRES: [&str; 6] = [
    include_str!("../fixtures/postgres-1.sql"),
    include_str!("../fixtures/postgres-2.sql"),
    include_str!("../fixtures/postgres-3.sql"),
    include_str!("../fixtures/postgres-4.sql"),
    include_str!("../fixtures/postgres-5.sql"),
    include_str!("../fixtures/postgres-6.sql"),
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

    // Storage of old tables is counted like that of new ones.
    let room = store.room_of(ada).await.unwrap();
    assert_eq!((room.tables, room.decks), (1, u64::from(schema >= 2)));
    let words: usize = stored.record.acts.iter().map(|act| act.act.len() + act.hash.len()).sum();
    assert!(room.bytes > words as u64, "{room:?}");

    // Lists recognise a private copy that was made before lists distinguished them.
    let mine = store.list(TableList::All, Page::first(10)).await.unwrap();
    assert_eq!(mine.cards.len(), 2);
    assert!(store.load(trial).await.unwrap().record.opening.state.is_some());

    // The game goes on: the link still opens the seat, more acts are added, one is taken back.
    let friend = store.create_person("Cy", stored.meta.created).await.unwrap();
    assert_eq!(store.accept_invitation(&id::<Token>("k", 32), friend).await, Ok((table, Seat(1))));
    let summary = stored.meta.summary.clone();
    let more = &game.acts[PLAYED..PLAYED + 2];
    let version = store.append(table, stored.version, more, &summary).await.unwrap();
    let version = store.cut(table, version, PLAYED + 1, &game.seals, &summary).await.unwrap();
    assert_eq!(version, stored.version + 2);
    assert_eq!(store.load(table).await.unwrap().record.acts, game.acts[..=PLAYED]);
    store.close().await;

    // Open it once more, now as a database of the current schema.
    let again = world.open().await;
    assert_eq!(again.load(table).await.unwrap().record.acts, game.acts[..=PLAYED]);
}

/// Index of the last fixture whose schema did not record who has left a seat.
const BEFORE_FORMER: usize = 4;

/// People who left a team before that was recorded: Cleo has chatted for seat 0, Dan has notes there, Eve is the only one with her name.
/// Two people are called Finn, so nobody knows which of them it was. One person has the same name as a current team member, and one has the
/// same name as Dan.
const LEFT: &str = r#"
    INSERT INTO people (id, name, created) VALUES
        ('cccccccccccccccccccccccccc', 'Cleo now', 1), ('dddddddddddddddddddddddddd', 'Dan', 1),
        ('eeeeeeeeeeeeeeeeeeeeeeeeee', 'Eve', 1), ('ffffffffffffffffffffffffff', 'Finn', 1),
        ('gggggggggggggggggggggggggg', 'Finn', 1), ('hhhhhhhhhhhhhhhhhhhhhhhhhh', 'Ben O''Neil', 1),
        ('iiiiiiiiiiiiiiiiiiiiiiiiii', 'Dan', 1);
    INSERT INTO chat (table_id, id, person_id, name, seat, line, at)
        VALUES ('tttttttttttttttttttttttttt', 70, 'cccccccccccccccccccccccccc', 'Cleo', 0, 'Bye', 2);
    INSERT INTO notes (table_id, person_id, note)
        VALUES ('tttttttttttttttttttttttttt', 'dddddddddddddddddddddddddd', 'Texas');
    UPDATE acts SET decided_by = '{"person":"Cleo"}' WHERE table_id = 'tttttttttttttttttttttttttt' AND n = 1;
    UPDATE acts SET decided_by = '{"person":"Dan"}' WHERE table_id = 'tttttttttttttttttttttttttt' AND n = 2;
    UPDATE acts SET decided_by = '{"person":"Eve"}' WHERE table_id = 'tttttttttttttttttttttttttt' AND n = 3;
    UPDATE acts SET decided_by = '{"person":"Finn"}' WHERE table_id = 'tttttttttttttttttttttttttt' AND n = 4;
    UPDATE acts SET decided_by = '{"person":"Ben O''Neil"}' WHERE table_id = 'tttttttttttttttttttttttttt' AND n = 5;
    UPDATE acts SET decided_by = '{"bot":"Eve"}' WHERE table_id = 'tttttttttttttttttttttttttt' AND n = 7;
"#;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_left_a_team_of_an_older_sqlite_file_is_known_by_what_they_signed() {
    let world = World::sqlite();
    let file = world.url.trim_start_matches("sqlite:");
    let connection = rusqlite::Connection::open(file).unwrap();
    connection.execute_batch(SQLITE[BEFORE_FORMER - 1]).unwrap();
    connection.execute_batch(LEFT).unwrap();
    drop(connection);
    who_left_is_known(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_left_a_team_of_an_older_postgresql_database_is_known_by_what_they_signed() {
    let Some(world) = World::postgres().await else { return };
    execute(&world.url, POSTGRES[BEFORE_FORMER - 1]).await;
    execute(&world.url, LEFT).await;
    who_left_is_known(&world).await;
}

async fn who_left_is_known(world: &World) {
    let store: &dyn Store = &*world.open().await;
    let table: TableId = id("t", 26);
    // Seat 1 is open to anyone who knows no other hand of the table.
    let open = SeatOccupant { player: Player::Person("-".to_owned()), holder: Holder::Open };
    let mut was = Holder::Invited;
    for (letter, knows) in
        [("c", true), ("d", true), ("e", true), ("f", false), ("g", false), ("h", false), ("i", false)]
    {
        store.set_seat(table, Seat(1), was, open.clone()).await.unwrap();
        let person: PersonId = id(letter, 26);
        let taken = store.claim_seat(table, Seat(1), person).await;
        assert_eq!(taken, if knows { Err(StoreError::KnowsAnotherHand) } else { Ok(()) }, "{letter}");
        was = if knows { Holder::Open } else { Holder::Person(person) };
    }
    // Deleting them removes their names, and nobody else's.
    for letter in ["c", "d", "e"] {
        store.forget_person(id(letter, 26), "gone").await.unwrap();
    }
    let acts = store.load(table).await.unwrap().record.acts;
    let by: Vec<Option<&str>> = acts[..7].iter().map(|act| act.by.as_ref().map(Player::name)).collect();
    let gone = Some("gone");
    assert_eq!(by, [gone, gone, gone, Some("Finn"), Some("Ben O'Neil"), None, Some("Eve")]);
}
