use std::future::Future;
use std::pin::pin;
use std::task::{Context, Waker};
use std::time::Duration;

use kernel::{Player, Seat, SeatSet, UndoWish};
use serde_json::json;
use store::{Change, ChangeKind, Entity, Holder, Meta, NewTable, Snapshot, StoreError, Unfit};
use tokio::task::JoinSet;

use super::following::next;
use crate::world::*;

pub async fn a_table_comes_back_as_it_was_given(world: &World) {
    let store = world.open().await;
    let host = ada(&*store).await;
    let mut given = record(vec![person("Ada"), Player::Bot("greedy".to_owned()), person("Žofie 🦉")]);
    given.acts = acts(1..=10);
    given.seals.push(seal(7));
    let mut end = summary(SeatSet::EMPTY);
    end.over = true;
    end.winners = seats(&[0, 2]);
    let new = NewTable {
        record: given.clone(),
        holders: vec![Holder::Person(host), Holder::Bot, Holder::Person(host)],
        public: false,
        host: Some(host),
        created: later(-5),
        summary: end.clone(),
        members: Vec::new(),
        clock: None,
    };
    let created = store.create_table(new.clone()).await.unwrap();
    assert_eq!(created.invitations, []);
    let found = store.load(created.table).await.unwrap();
    assert_eq!(found.record, given);
    assert_eq!((found.version, found.table), (1, created.table));
    let meta = Meta {
        host: Some(host),
        public: false,
        created: later(-5),
        ended: end.over.then_some(end.updated),
        summary: end,
        holders: new.holders.clone(),
        wish: None,
        members: Vec::new(),
        teams: SeatSet::EMPTY,
        handovers: vec![0; new.holders.len()],
        former: Vec::new(),
        successor: None,
        clock: None,
    };
    assert_eq!(found.meta, meta);
    let bare = NewTable { host: None, record: kernel::record::Record { seals: Vec::new(), ..given }, ..new };
    let found = store.create_table(bare.clone()).await.unwrap().table;
    assert_eq!(store.load(found).await.unwrap().record, bare.record);
}

pub async fn acts_are_added_in_order_and_raise_the_version(world: &World) {
    let store = world.open().await;
    let table = table_with(&*store, 2).await;
    assert_eq!(store.append(table, 1, &acts(3..=3), &summary(seats(&[1]))).await, Ok(2));
    assert_eq!(store.append(table, 2, &acts(4..=60), &summary(seats(&[0, 1]))).await, Ok(3));
    let found = store.load(table).await.unwrap();
    assert_eq!((found.version, found.record.acts), (3, acts(1..=60)));
    assert_eq!(found.meta.summary, summary(seats(&[0, 1])));
}

pub async fn of_sixteen_writers_with_one_version_one_wins(world: &World) {
    let servers = [world.open().await, world.open().await];
    let table = table_with(&*servers[0], 0).await;
    for round in 1..=5 {
        let mut writers = JoinSet::new();
        for n in 0..16 {
            let store = servers[n % 2].clone();
            writers.spawn(async move { store.append(table, round, &[act(n)], &summary(seats(&[0]))).await });
        }
        let results = writers.join_all().await;
        let won = results.iter().filter(|result| **result == Ok(round + 1)).count();
        let lost = results.iter().filter(|r| **r == Err(StoreError::Conflict { version: round + 1 })).count();
        assert_eq!((won, lost), (1, 15), "{results:?}");
    }
    assert_eq!(servers[1].load(table).await.unwrap().record.acts.len(), 5);
}

pub async fn a_conflict_leaves_nothing_and_tells_nobody(world: &World) {
    let store = world.open().await;
    let mut changes = store.subscribe();
    let table = table_with(&*store, 4).await;
    next(&mut changes).await;
    let before = store.load(table).await.unwrap();
    let conflict = StoreError::Conflict { version: 1 };
    let now = summary(seats(&[1]));
    assert_eq!(store.append(table, 0, &acts(5..=6), &now).await, Err(conflict.clone()));
    assert_eq!(store.append(table, 2, &acts(5..=6), &now).await, Err(conflict.clone()));
    assert_eq!(store.append(table, u64::MAX, &acts(5..=6), &now).await, Err(conflict.clone()));
    assert_eq!(store.cut(table, 2, 0, &[], &now).await, Err(conflict.clone()));
    assert_eq!(store.set_wish(table, 2, None, None).await, Err(conflict));
    let nowhere = store::TableId::random();
    let missing = StoreError::NotFound(Entity::Table);
    assert_eq!(store.append(nowhere, 1, &acts(5..=6), &now).await, Err(missing.clone()));
    assert_eq!(store.cut(nowhere, 1, 0, &[], &now).await, Err(missing.clone()));
    assert_eq!(store.load(nowhere).await, Err(missing));
    assert_eq!(store.load(table).await.unwrap(), before);
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(changes.try_recv().is_err());
}

pub async fn a_thousand_appends_in_groups_arrive_in_order(world: &World) {
    const TABLES: usize = 50;
    const APPENDS: usize = 20;
    let store = world.open().await;
    let mut writers = JoinSet::new();
    for _ in 0..TABLES {
        let table = table_with(&*store, 0).await;
        let store = store.clone();
        writers.spawn(async move {
            for n in 1..=APPENDS {
                let version = store.append(table, n as u64, &[act(n)], &summary(seats(&[0]))).await.unwrap();
                assert_eq!(version, n as u64 + 1);
            }
            table
        });
    }
    for table in writers.join_all().await {
        let found = store.load(table).await.unwrap();
        assert_eq!(found.record.acts, acts(1..=APPENDS));
        assert_eq!(found.version, APPENDS as u64 + 1);
    }
}

pub async fn appends_that_fail_do_not_harm_those_beside_them(world: &World) {
    let store = world.open().await;
    let mut writers = JoinSet::new();
    for n in 0..60 {
        let table = table_with(&*store, 0).await;
        let store = store.clone();
        writers.spawn(async move {
            let now = summary(seats(&[0]));
            match n % 3 {
                0 => assert_eq!(store.append(table, 1, &[act(1)], &now).await, Ok(2)),
                1 => {
                    let lost = store.append(table, 9, &[act(1)], &now).await;
                    assert_eq!(lost, Err(StoreError::Conflict { version: 1 }));
                }
                _ => {
                    let lost = store.claim_seat(table, Seat(1), store::PersonId::random()).await;
                    assert_eq!(lost, Err(StoreError::NotFound(Entity::Person)));
                }
            }
            (n % 3 == 0, store.load(table).await.unwrap())
        });
    }
    for (won, found) in writers.join_all().await {
        assert_eq!(found.record.acts.len(), usize::from(won));
        assert_eq!(found.meta.holders[1], Holder::Open);
    }
}

fn state_after(n: usize) -> Snapshot {
    let hash = if n == 0 { record(Vec::new()).opening.hash } else { act(n).hash };
    Snapshot { after: n, hash, state: json!({ "after": n, "text": "é\u{1f989}" }).to_string() }
}

pub async fn what_is_taken_back_is_gone_with_its_snapshots(world: &World) {
    let store = world.open().await;
    let table = table_with(&*store, 100).await;
    for n in [0, 32, 64, 96] {
        store.put_snapshot(table, &state_after(n)).await.unwrap();
    }
    assert_eq!(store.snapshot(table, 1_000).await, Ok(Some(state_after(96))));
    assert_eq!(store.snapshot(table, 95).await, Ok(Some(state_after(64))));
    let mut over = summary(SeatSet::EMPTY);
    over.over = true;
    let version = store.append(table, 1, &acts(101..=101), &over).await.unwrap();
    assert!(store.load(table).await.unwrap().meta.summary.over);
    let seals = [seal(0), seal(40)];
    let version = store.cut(table, version, 64, &seals, &summary(seats(&[1]))).await.unwrap();
    let found = store.load(table).await.unwrap();
    assert_eq!((version, found.version), (3, 3));
    assert_eq!(found.record.acts, acts(1..=64));
    assert_eq!(found.record.seals, seals);
    assert_eq!(found.meta.summary, summary(seats(&[1])));
    assert_eq!(store.snapshot(table, 1_000).await, Ok(Some(state_after(64))));
    store.cut(table, 3, 0, &seals, &summary(seats(&[1]))).await.unwrap();
    assert_eq!(store.load(table).await.unwrap().record.acts, []);
    assert_eq!(store.snapshot(table, 1_000).await, Ok(Some(state_after(0))));
    assert_eq!(store.snapshot(store::TableId::random(), 9).await, Ok(None));
}

pub async fn a_stale_writer_never_hits_by_accident(world: &World) {
    let store = world.open().await;
    let table = table_with(&*store, 5).await;
    let now = summary(seats(&[0]));
    let version = store.cut(table, 1, 4, &[], &now).await.unwrap();
    let version = store.append(table, version, &[act(50)], &now).await.unwrap();
    // There are five acts again, but not the five that the stale writer knows.
    assert_eq!(store.append(table, 1, &[act(6)], &now).await, Err(StoreError::Conflict { version }));
}

pub async fn a_cut_beyond_the_log_is_refused(world: &World) {
    let store = world.open().await;
    let table = table_with(&*store, 5).await;
    let refused = store.cut(table, 1, 6, &[], &summary(seats(&[0]))).await;
    assert_eq!(refused, Err(StoreError::Unfit { part: "cut", why: Unfit::Contradiction }));
    assert_eq!(store.load(table).await.unwrap().version, 1);
}

pub async fn a_follower_learns_what_to_keep_and_what_to_add(world: &World) {
    let store = world.open().await;
    let table = table_with(&*store, 10).await;
    let now = summary(seats(&[0]));
    assert_eq!(store.append(table, 1, &acts(11..=12), &now).await, Ok(2));
    let since = store.load_since(table, 1).await.unwrap();
    assert_eq!((since.version, since.kept, since.acts), (2, 10, acts(11..=12)));
    let since = store.load_since(table, 2).await.unwrap();
    assert_eq!((since.version, since.kept, since.acts.len()), (2, 12, 0));
    let since = store.load_since(table, 0).await.unwrap();
    assert_eq!((since.kept, since.acts), (0, acts(1..=12)));
    // Cut back to nine, then append four others. A follower at version 2 has twelve, of which nine are still valid.
    assert_eq!(store.cut(table, 2, 9, &[seal(0), seal(9)], &now).await, Ok(3));
    assert_eq!(store.append(table, 3, &acts(30..=33), &now).await, Ok(4));
    let since = store.load_since(table, 2).await.unwrap();
    assert_eq!((since.version, since.kept, since.acts), (4, 9, acts(30..=33)));
    assert_eq!(since.seals, [seal(0), seal(9)]);
    assert_eq!(since.seats.len(), 2);
    assert_eq!(store.load_since(table, 3).await.unwrap().kept, 9);
}

pub async fn a_snapshot_of_an_undone_line_is_refused(world: &World) {
    let store = world.open().await;
    let table = table_with(&*store, 40).await;
    let now = summary(seats(&[0]));
    assert_eq!(store.cut(table, 1, 31, &[], &now).await, Ok(2));
    let conflict = Err(StoreError::Conflict { version: 2 });
    assert_eq!(store.put_snapshot(table, &state_after(32)).await, conflict);
    let mut bent = state_after(16);
    bent.hash = act(17).hash;
    assert_eq!(store.put_snapshot(table, &bent).await, conflict);
    assert_eq!(store.snapshot(table, 99).await, Ok(None));
    assert_eq!(store.put_snapshot(table, &state_after(16)).await, Ok(()));
    let mut again = state_after(16);
    again.state = "{}".to_owned();
    assert_eq!(store.put_snapshot(table, &again).await, Ok(()), "the same point once more");
    assert_eq!(store.snapshot(table, 99).await, Ok(Some(again)));
}

pub async fn a_wish_is_kept_until_the_next_act(world: &World) {
    let store = world.open().await;
    let table = table_with(&*store, 5).await;
    let wish = UndoWish { by: Seat(0), to: 3, waiting: seats(&[1, 2]) };
    assert_eq!(store.set_wish(table, 1, None, Some(wish)).await, Ok(()));
    assert_eq!(store.load(table).await.unwrap().meta.wish, Some(wish));
    assert_eq!(store.append(table, 1, &[act(6)], &summary(seats(&[0]))).await, Ok(2), "a wish stops no act");
    assert_eq!(store.load(table).await.unwrap().meta.wish, None);
    assert_eq!(store.set_wish(table, 2, None, Some(wish)).await, Ok(()));
    assert_eq!(store.cut(table, 2, 3, &[], &summary(seats(&[0]))).await, Ok(3));
    assert_eq!(store.load(table).await.unwrap().meta.wish, None);
    assert_eq!(store.set_wish(table, 3, None, Some(wish)).await, Ok(()));
    assert_eq!(store.set_wish(table, 3, Some(wish), None).await, Ok(()), "declined");
    assert_eq!(store.load(table).await.unwrap().meta.wish, None);
}

pub async fn of_two_answers_to_a_wish_at_once_one_must_look_again(world: &World) {
    let store = world.open().await;
    let table = table_with(&*store, 5).await;
    let wish = |waiting| Some(UndoWish { by: Seat(0), to: 3, waiting });
    let asked = wish(seats(&[1, 2]));
    store.set_wish(table, 1, None, asked).await.unwrap();
    let (one, two) = tokio::join!(
        store.set_wish(table, 1, asked, wish(seats(&[2]))),
        store.set_wish(table, 1, asked, wish(seats(&[1])))
    );
    let lost = Err(StoreError::Conflict { version: 1 });
    assert!((one == Ok(()) && two == lost) || (two == Ok(()) && one == lost), "{one:?} {two:?}");
    assert_eq!(store.set_wish(table, 1, None, None).await, lost, "whoever does not know of it cannot end it");
}

pub async fn a_deleted_table_is_gone_with_all_that_belongs_to_it(world: &World) {
    let store = world.open().await;
    let host = ada(&*store).await;
    let created = store.create_table(two_seats(host, Holder::Invited)).await.unwrap();
    let table = created.table;
    store.append(table, 1, &acts(1..=3), &summary(seats(&[0]))).await.unwrap();
    store.put_snapshot(table, &state_after(2)).await.unwrap();
    store.put_note(table, host, "they bluff").await.unwrap();
    let line = store::NewChatLine { person: host, seat: None, text: "hello".to_owned(), at: NOW };
    store.say(table, line).await.unwrap();
    store.delete_table(table, host, NOW).await.unwrap();
    assert_eq!(store.load(table).await, Err(StoreError::NotFound(Entity::Table)));
    assert_eq!(store.snapshot(table, 9).await, Ok(None));
    assert_eq!(store.note(table, host).await.as_deref(), Ok(""));
    assert_eq!(store.chat(table, 0, 9).await, Ok(Vec::new()));
    let link = &created.invitations[0].1;
    assert_eq!(store.invitation(link).await, Err(StoreError::NotFound(Entity::Invitation)));
    assert_eq!(store.delete_table(table, host, NOW).await, Err(StoreError::NotFound(Entity::Table)));
}

pub async fn what_cannot_be_kept_is_refused_before_it_is_written(world: &World) {
    let store = world.open().await;
    let host = ada(&*store).await;
    let table = table_with(&*store, 0).await;
    let now = summary(seats(&[0]));
    let mut nul = act(1);
    nul.act = "announce \0hio".to_owned();
    let unfit = |part, why| Err(StoreError::Unfit { part, why });
    assert_eq!(store.append(table, 1, &[act(1), nul], &now).await, unfit("act", Unfit::Control));
    let mut long = act(1);
    long.act = "x".repeat(store::limits::MAX_ACT + 1);
    let too_long = unfit("act", Unfit::TooLong { most: store::limits::MAX_ACT });
    assert_eq!(store.append(table, 1, &[long], &now).await, too_long);
    assert_eq!(store.load(table).await.unwrap().record.acts, []);
    let large = Snapshot { state: "x".repeat(store::limits::MAX_STATE + 1), ..state_after(0) };
    assert!(matches!(store.put_snapshot(table, &large).await, Err(StoreError::Unfit { .. })));
    let bad = [
        NewTable { holders: vec![Holder::Open], ..two_seats(host, Holder::Open) },
        NewTable { holders: vec![Holder::Bot, Holder::Open], ..two_seats(host, Holder::Open) },
        NewTable { record: record(vec![person("a\nb"), person("c")]), ..two_seats(host, Holder::Open) },
        NewTable { record: record(vec![person(" "), person("c")]), ..two_seats(host, Holder::Open) },
    ];
    for new in bad {
        let refused = store.create_table(new).await;
        assert!(matches!(refused, Err(StoreError::Unfit { .. })), "{refused:?}");
    }
    let stranger = store.create_table(two_seats(store::PersonId::random(), Holder::Open)).await;
    assert_eq!(stranger, Err(StoreError::NotFound(Entity::Person)));
}

pub async fn a_write_is_finished_though_its_caller_went_away(world: &World) {
    let store = world.open().await;
    let mut changes = store.subscribe();
    let table = table_with(&*store, 0).await;
    next(&mut changes).await;
    {
        let (acts, now) = ([act(1)], summary(seats(&[0])));
        let mut append = pin!(store.append(table, 1, &acts, &now));
        assert!(append.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
    }
    let told = tokio::time::timeout(Duration::from_secs(5), changes.recv()).await.unwrap();
    assert_eq!(told, Ok(Change::At { table, version: 2, kind: ChangeKind::Acts }));
    assert_eq!(store.load(table).await.unwrap().record.acts, [act(1)]);
}

pub async fn a_closed_store_says_so(world: &World) {
    let store = world.open().await;
    let table = table_with(&*store, 0).await;
    assert_eq!(store.ready().await, Ok(()));
    store.close().await;
    assert!(store.ready().await.is_err());
    store.close().await;
    let closed = |e: StoreError| matches!(e, StoreError::Unavailable(_));
    assert!(closed(store.load(table).await.unwrap_err()));
    assert!(closed(store.append(table, 1, &[act(1)], &summary(seats(&[0]))).await.unwrap_err()));
    assert!(closed(store.create_person("Ada", NOW).await.unwrap_err()));
}

pub async fn all_is_there_after_closing_and_opening_again(world: &World) {
    let store = world.open().await;
    let table = table_with(&*store, 3).await;
    store.append(table, 1, &acts(4..=5), &summary(seats(&[0]))).await.unwrap();
    let before = store.load(table).await.unwrap();
    store.close().await;
    drop(store);
    assert_eq!(world.open().await.load(table).await.unwrap(), before);
}
