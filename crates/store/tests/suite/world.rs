//! The environment of a test case: an empty database, and helpers to fill it.

use std::sync::Arc;

use kernel::RawJson;
use kernel::chance::Seed;
use kernel::record::{ActRecord, Opening, Record, SealRecord};
use kernel::{Player, Seat, SeatSet, Text};
use serde_json::json;
use store::testing::Postgres;
use store::{
    AccountChange, Created, Holder, Login, Millis, NewTable, PersonId, Quotas, Store, StoreError, Summary,
    TableId,
};
use tempfile::TempDir;

pub struct World {
    pub url: String,
    _folder: Option<TempDir>,
}

impl World {
    pub fn sqlite() -> World {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("resolute.db").display());
        World { url, _folder: Some(folder) }
    }

    pub async fn postgres() -> Option<World> {
        let server = tokio::task::spawn_blocking(Postgres::shared).await.unwrap()?;
        Some(World { url: server.fresh_database().await, _folder: None })
    }

    /// Another server on the same database.
    pub async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.url).await.unwrap()
    }

    /// Another server with limits per person.
    pub async fn open_with(&self, quotas: Quotas) -> Arc<dyn Store> {
        store::open_with(&self.url, quotas).await.unwrap()
    }
}

pub const NOW: Millis = Millis(1_789_000_000_000);

pub fn later(ms: i64) -> Millis {
    Millis(NOW.0 + ms)
}

pub fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().map(|&seat| Seat(seat)).collect()
}

/// The nth act of a made-up game. Every third act rolls a die.
pub fn act(n: usize) -> ActRecord {
    ActRecord {
        seat: Seat((n % 2) as u8),
        act: format!("announce state-{n}"),
        chance: if n.is_multiple_of(3) {
            vec!["d6 5".parse().unwrap(), "deck 17 own".parse().unwrap()]
        } else {
            Vec::new()
        },
        by: n.is_multiple_of(4).then(|| person("Grace")),
        hash: format!("{n:016x}"),
    }
}

pub fn acts(range: std::ops::RangeInclusive<usize>) -> Vec<ActRecord> {
    range.map(act).collect()
}

pub fn seal(from: usize) -> SealRecord {
    let seed = Seed::from_number(1600 + from as u64);
    let word = (from > 0).then(|| "rosebud".to_owned());
    SealRecord { from, commitment: seed.commitment(), seed: Some(seed), word, public: from > 0 }
}

pub fn record(players: Vec<Player>) -> Record {
    Record {
        resolute: 1,
        game: "presidential".to_owned(),
        rules: 3,
        options: RawJson::of(&json!({ "length": "short", "swing": 0.25, "zero": "a\u{0}b" })),
        seats: players,
        seals: vec![seal(0)],
        opening: Opening {
            state: Some(RawJson::of(&json!({ "round": 1 }))),
            own: kernel::chance::Own::Cards,
            lesson: true,
            chance: vec!["politics 4".parse().unwrap()],
            hash: "00000000000000ff".to_owned(),
        },
        ending: None,
        acts: Vec::new(),
    }
}

pub fn summary(deciding: SeatSet) -> Summary {
    Summary {
        headline: Some(Text::new("round").number("n", 2).word("by", "Ada \0 \"the\" 'first'")),
        deciding,
        over: false,
        winners: SeatSet::EMPTY,
        updated: NOW,
        times: None,
    }
}

pub fn person(name: &str) -> Player {
    Player::Person(name.to_owned())
}

/// A table of two seats: the first is held by this person, the second as given.
pub fn two_seats(first: PersonId, second: Holder) -> NewTable {
    NewTable {
        record: record(vec![person("Ada"), person("nobody yet")]),
        holders: vec![Holder::Person(first), second],
        public: true,
        host: Some(first),
        created: NOW,
        summary: summary(seats(&[0])),
        members: Vec::new(),
        clock: None,
    }
}

pub async fn ada(store: &dyn Store) -> PersonId {
    store.create_person("Ada", NOW).await.unwrap()
}

/// A table with this many acts, at version 1.
/// Gives a person an account, or changes it.
pub async fn attach_account(
    store: &dyn Store,
    person: PersonId,
    login: &Login,
    was: Option<&str>,
    phc: &str,
) -> Result<(), StoreError> {
    let (login, was, phc) = (login.clone(), was.map(str::to_owned), phc.to_owned());
    let change = AccountChange { login, was, phc, name: None, expires: later(1_000) };
    store.change_account(person, change).await.map(drop)
}

pub async fn table_with(store: &dyn Store, acts: usize) -> TableId {
    let mut new = two_seats(ada(store).await, Holder::Open);
    new.record.acts = self::acts(1..=acts);
    let Created { table, version, .. } = store.create_table(new).await.unwrap();
    assert_eq!(version, 1);
    table
}
