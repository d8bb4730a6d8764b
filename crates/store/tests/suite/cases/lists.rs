use kernel::{Seat, SeatSet};
use store::{Cursor, Holder, Page, PersonId, Store, Summary, TableId, TableList};

use crate::world::*;

async fn ids(store: &dyn Store, shelf: TableList) -> Vec<TableId> {
    let listing = store.list(shelf, Page::first(100)).await.unwrap();
    assert_eq!(listing.next, None);
    listing.cards.into_iter().map(|card| card.table).collect()
}

async fn table(store: &dyn Store, host: PersonId, change: impl FnOnce(&mut store::NewTable)) -> TableId {
    let mut new = two_seats(host, Holder::Open);
    change(&mut new);
    store.create_table(new).await.unwrap().table
}

pub async fn my_tables_tell_whose_turn_it_is(world: &World) {
    let store = world.open().await;
    let (me, other) = (ada(&*store).await, ada(&*store).await);
    let first = table(&*store, me, |new| new.public = false).await;
    let second = table(&*store, me, |_| {}).await;
    let theirs = table(&*store, other, |_| {}).await;
    let at = |deciding, ms| Summary { updated: later(ms), ..summary(deciding) };
    store.append(first, 1, &[act(1)], &at(seats(&[1]), 10)).await.unwrap();
    store.append(second, 1, &[act(1)], &at(seats(&[0]), 5)).await.unwrap();
    assert_eq!(ids(&*store, TableList::Mine(me)).await, [first, second], "the last played first");
    assert_eq!(ids(&*store, TableList::MyTurn(me)).await, [second]);
    assert_eq!(ids(&*store, TableList::Mine(other)).await, [theirs]);
    store.claim_seat(theirs, Seat(1), me).await.unwrap();
    assert_eq!(ids(&*store, TableList::Mine(me)).await.len(), 3);
    assert_eq!(ids(&*store, TableList::MyTurn(me)).await, [second], "there the other one decides");

    let cards = store.list(TableList::Mine(me), Page::first(9)).await.unwrap().cards;
    let card = &cards[1];
    assert_eq!((card.table, card.version, card.acts), (second, 2, 1));
    assert_eq!((card.game.as_str(), card.rules), ("presidential", 3));
    assert_eq!((card.host, card.public, card.created), (Some(me), true, NOW));
    assert_eq!(card.summary, at(seats(&[0]), 5));
    assert_eq!(card.seats_of(me), seats(&[0]));
    assert!(card.waits_for(me) && !card.waits_for(other));
    assert_eq!(card.chairs[0].player, person("Ada"));
    assert_eq!(card.chairs[1].holder, Holder::Open);

    let over = Summary { over: true, ..at(SeatSet::EMPTY, 20) };
    store.append(second, 2, &[act(2)], &over).await.unwrap();
    assert_eq!(ids(&*store, TableList::MyTurn(me)).await, []);
    assert_eq!(ids(&*store, TableList::MyFinished(me)).await, [second]);
    assert_eq!(ids(&*store, TableList::MyFinished(other)).await, []);
}

pub async fn open_tables_are_public_running_and_have_a_free_seat(world: &World) {
    let store = world.open().await;
    let me = ada(&*store).await;
    let old = table(&*store, me, |new| new.created = later(-50)).await;
    let new = table(&*store, me, |_| {}).await;
    table(&*store, me, |new| new.public = false).await;
    table(&*store, me, |new| new.summary.over = true).await;
    table(&*store, me, |new| new.holders[1] = Holder::Person(me)).await;
    table(&*store, me, |new| new.holders[1] = Holder::Invited).await;
    assert_eq!(ids(&*store, TableList::Open).await, [new, old]);
    let friend = ada(&*store).await;
    store.claim_seat(new, Seat(1), friend).await.unwrap();
    assert_eq!(ids(&*store, TableList::Open).await, [old]);
    let chair = store::SeatOccupant { player: person("free"), holder: Holder::Open };
    store.set_seat(new, Seat(1), Holder::Person(friend), chair).await.unwrap();
    assert_eq!(ids(&*store, TableList::Open).await, [new, old]);
    store.set_public(old, false).await.unwrap();
    assert_eq!(ids(&*store, TableList::Open).await, [new]);
    assert_eq!(ids(&*store, TableList::All).await.len(), 6);
}

pub async fn finished_tables_are_listed_by_their_end(world: &World) {
    let store = world.open().await;
    let me = ada(&*store).await;
    let mut ends = Vec::new();
    for end in [30, 10, 20] {
        let table = table(&*store, me, |_| {}).await;
        let over =
            Summary { over: true, winners: seats(&[1]), updated: later(end), ..summary(SeatSet::EMPTY) };
        store.append(table, 1, &[act(1)], &over).await.unwrap();
        ends.push(table);
    }
    assert_eq!(ids(&*store, TableList::Finished).await, [ends[0], ends[2], ends[1]]);
    let cards = store.list(TableList::Finished, Page::first(1)).await.unwrap().cards;
    assert_eq!(cards[0].summary.winners, seats(&[1]));
    store.cut(ends[0], 2, 0, &[], &summary(seats(&[0]))).await.unwrap();
    assert_eq!(ids(&*store, TableList::Finished).await, [ends[2], ends[1]], "taken back, so not finished");
}

pub async fn a_long_list_comes_in_parts_without_gaps(world: &World) {
    let store = world.open().await;
    let me = ada(&*store).await;
    let mut made = Vec::new();
    for n in 0..23 {
        // Several tables have the same time; then the id decides.
        made.push(table(&*store, me, |new| new.created = later(n / 5)).await);
    }
    for shelf in [TableList::Open, TableList::All, TableList::Mine(me), TableList::MyTurn(me)] {
        let mut found = Vec::new();
        let mut page = Page::first(5);
        loop {
            let listing = store.list(shelf, page).await.unwrap();
            assert!(listing.cards.iter().all(|card| card.chairs.len() == 2));
            found.extend(listing.cards.iter().map(|card| card.table));
            let Some(next) = listing.next else { break };
            assert_eq!(listing.cards.len(), 5);
            page.after = Some(next.to_string().parse::<Cursor>().unwrap());
        }
        assert_eq!(found.len(), 23);
        found.sort();
        found.dedup();
        assert_eq!(found.len(), 23);
    }
    assert!("".parse::<Cursor>().is_err() && "x-y".parse::<Cursor>().is_err());
    assert_eq!(
        store.list(TableList::All, Page::first(0)).await.unwrap().cards.len(),
        1,
        "never an empty part"
    );
}
