use std::time::Duration;

use kernel::{Seat, UndoWish};
use store::{Change, ChangeKind, Holder, NewChatLine, NewTable};
use tokio::sync::broadcast::Receiver;
use tokio::task::JoinSet;

use crate::world::*;

pub async fn next(changes: &mut Receiver<Change>) -> Change {
    tokio::time::timeout(Duration::from_secs(1), changes.recv()).await.expect("told within a second").unwrap()
}

pub async fn followers_hear_of_every_kind_of_change(world: &World) {
    let store = world.open().await;
    let mut changes = store.subscribe();
    let (me, guest) = (ada(&*store).await, ada(&*store).await);
    let table = store.create_table(two_seats(me, Holder::Open)).await.unwrap().table;
    let at = |version, kind| Change::At { table, version, kind };
    assert_eq!(next(&mut changes).await, at(1, ChangeKind::Seats));
    store.claim_seat(table, Seat(1), guest).await.unwrap();
    assert_eq!(next(&mut changes).await, at(1, ChangeKind::Seats));
    store.append(table, 1, &acts(1..=3), &summary(seats(&[0]))).await.unwrap();
    assert_eq!(next(&mut changes).await, at(2, ChangeKind::Acts));
    let wish = UndoWish { by: Seat(0), to: 1, waiting: seats(&[1]) };
    store.set_wish(table, 2, None, Some(wish)).await.unwrap();
    assert_eq!(next(&mut changes).await, at(2, ChangeKind::Wish));
    store.cut(table, 2, 1, &[], &summary(seats(&[0]))).await.unwrap();
    assert_eq!(next(&mut changes).await, at(3, ChangeKind::Acts));
    let line = NewChatLine { person: me, seat: None, text: "hello".to_owned(), at: NOW };
    store.say(table, line).await.unwrap();
    assert_eq!(next(&mut changes).await, at(3, ChangeKind::Chat));
    store.put_note(table, me, "nobody else's business").await.unwrap();
    assert_eq!(next(&mut changes).await, at(3, ChangeKind::Note), "that there is one, not what it says");
    store.absorb_guest(guest, me).await.unwrap();
    assert_eq!(next(&mut changes).await, at(3, ChangeKind::Seats));
    store.delete_table(table, me, NOW).await.unwrap();
    assert_eq!(next(&mut changes).await, at(3, ChangeKind::Gone));
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(changes.try_recv().is_err(), "each is told once");
}

pub async fn followers_hear_who_hosts_now(world: &World) {
    let store = world.open().await;
    let (me, guest) = (ada(&*store).await, ada(&*store).await);
    // The host of a table need not sit there.
    let new = NewTable { host: Some(guest), ..two_seats(me, Holder::Invited) };
    let mut changes = store.subscribe();
    let table = store.create_table(new).await.unwrap().table;
    let told = Change::At { table, version: 1, kind: ChangeKind::Seats };
    assert_eq!(next(&mut changes).await, told, "of the new table");
    store.absorb_guest(guest, me).await.unwrap();
    assert_eq!(next(&mut changes).await, told, "of the new host");
    assert_eq!(store.load(table).await.unwrap().meta.host, Some(me));
}

pub async fn followers_of_many_tables_hear_each_version_once(world: &World) {
    let store = world.open().await;
    let mut changes = store.subscribe();
    let mut tables = Vec::new();
    for _ in 0..10 {
        tables.push(table_with(&*store, 0).await);
        // A caller may get its answer before the followers do.
        next(&mut changes).await;
    }
    let mut writers = JoinSet::new();
    for &table in &tables {
        let store = store.clone();
        writers.spawn(async move {
            for n in 1..=10 {
                store.append(table, n, &[act(1)], &summary(seats(&[0]))).await.unwrap();
            }
        });
    }
    let mut heard = std::collections::HashMap::<_, Vec<u64>>::new();
    for _ in 0..100 {
        match next(&mut changes).await {
            Change::At { table, version, kind: ChangeKind::Acts } => {
                heard.entry(table).or_default().push(version)
            }
            other => panic!("{other:?}"),
        }
    }
    writers.join_all().await;
    for table in tables {
        assert_eq!(heard[&table], (2..=11).collect::<Vec<_>>());
    }
}
