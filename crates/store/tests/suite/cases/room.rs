use std::time::Duration;

use kernel::{Seat, SeatSet};
use store::limits::{MAX_DECKS, MAX_LINES};
use store::{
    AtZero, Change, ChangeKind, CleanupOptions, CleanupReport, Clock, Deck, Full, Holder, Login, NewChatLine,
    NewTable, Page, PersonId, Quotas, RetentionAction, RetentionPolicy, SeatTime, Store, StoreError, Summary,
    TableId, TableList, Times, clean_up,
};
use tokio::task::JoinSet;

use super::following::next;
use crate::world::*;

const DAY: i64 = 24 * 60 * 60 * 1_000;
const RULE: RetentionPolicy = RetentionPolicy { days: 60 };

fn deck(person: PersonId, text: &str) -> Deck {
    let [game, kind, name, text] = ["cdg-solo", "wilderness", "Mine", text].map(str::to_owned);
    Deck { person, game, kind, name, text, updated: NOW }
}

async fn shelf(store: &dyn Store, shelf: TableList) -> Vec<TableId> {
    let listing = store.list(shelf, Page::first(100)).await.unwrap();
    listing.cards.into_iter().map(|card| card.table).collect()
}

pub async fn nobody_opens_more_tables_than_allowed_on_however_many_servers(world: &World) {
    let quotas = Quotas { tables: 5, bytes: 0 };
    let servers = [world.open_with(quotas).await, world.open_with(quotas).await];
    let (me, other) = (ada(&*servers[0]).await, ada(&*servers[0]).await);
    let mut wishes = JoinSet::new();
    for n in 0..12 {
        let store = servers[n % 2].clone();
        wishes.spawn(async move { store.create_table(two_seats(me, Holder::Open)).await });
    }
    let results = wishes.join_all().await;
    let full = StoreError::Full(Full::Tables { most: 5 });
    assert_eq!(results.iter().filter(|made| made.is_ok()).count(), 5, "{results:?}");
    assert!(results.iter().all(|made| made.as_ref().err().is_none_or(|error| *error == full)), "{results:?}");
    let store = &*servers[1];
    assert_eq!(store.room_of(me).await.unwrap().tables, 5);
    assert_eq!(shelf(store, TableList::Hosted(me)).await.len(), 5, "those that were refused left nothing");
    store.create_table(two_seats(other, Holder::Person(me))).await.expect("others count theirs");
    let over = NewTable {
        summary: Summary { over: true, ..summary(SeatSet::EMPTY) },
        ..two_seats(me, Holder::Open)
    };
    store.create_table(over).await.expect("a game that is over does not run");
    // A table that ends or is deleted makes room for another.
    let running = store.list(TableList::Mine(me), Page::first(9)).await.unwrap().cards;
    let [first, second] = [&running[0], &running[1]].map(|card| card.table);
    let over = Summary { over: true, ..summary(SeatSet::EMPTY) };
    let ended = if store.load(first).await.unwrap().meta.host == Some(me) { first } else { second };
    store.append(ended, 1, &[act(1)], &over).await.unwrap();
    store.create_table(two_seats(me, Holder::Open)).await.unwrap();
    assert_eq!(store.create_table(two_seats(me, Holder::Open)).await, Err(full.clone()));
    assert_eq!(store.create_successor(ended, two_seats(me, Holder::Open), "Ada").await, Err(full));
    assert_eq!(store.load(ended).await.unwrap().meta.successor, None);
}

pub async fn every_act_takes_room_and_gives_it_back_when_it_is_taken_back(world: &World) {
    let store = world.open().await;
    let me = ada(&*store).await;
    let table = store.create_table(two_seats(me, Holder::Open)).await.unwrap().table;
    let empty = store.room_of(me).await.unwrap().bytes;
    assert!(empty > 200, "options, seals and opening: {empty}");
    store.append(table, 1, &acts(1..=6), &summary(seats(&[0]))).await.unwrap();
    let six = store.room_of(me).await.unwrap().bytes;
    let words: usize = acts(1..=6).iter().map(|act| act.act.len() + act.hash.len()).sum();
    assert!(six > empty + words as u64, "with chance and signatures");
    store.append(table, 2, &acts(7..=20), &summary(seats(&[0]))).await.unwrap();
    store.cut(table, 3, 6, &[seal(0)], &summary(seats(&[0]))).await.unwrap();
    assert_eq!(store.room_of(me).await.unwrap().bytes, six);
    // An import is counted with all its acts.
    let mut import = two_seats(me, Holder::Open);
    import.record.acts = acts(1..=6);
    store.create_table(import).await.unwrap();
    assert_eq!(store.room_of(me).await.unwrap().bytes, 2 * six);
    store.delete_table(table, me, NOW).await.unwrap();
    assert_eq!(store.room_of(me).await.unwrap().bytes, six);
}

pub async fn decks_and_tables_share_the_room(world: &World) {
    let quotas = Quotas { tables: 0, bytes: 10_000 };
    let store = world.open_with(quotas).await;
    let me = ada(&*store).await;
    let full = Err(StoreError::Full(Full::Bytes { most: 10_000 }));
    let first = store.add_deck(deck(me, &"é".repeat(2_000))).await.unwrap();
    assert_eq!(store.room_of(me).await.unwrap().bytes, 4_000, "bytes, not letters");
    let second = store.add_deck(deck(me, &"x".repeat(5_900))).await.unwrap();
    assert_eq!(store.create_table(two_seats(me, Holder::Open)).await.map(drop), full);
    assert_eq!(store.change_deck(first, deck(me, &"x".repeat(4_200))).await, full);
    store.change_deck(second, deck(me, "small")).await.expect("less is always possible");
    store.create_table(two_seats(me, Holder::Open)).await.unwrap();
    // An act is never refused because a limit is reached.
    let table = shelf(&*store, TableList::Mine(me)).await[0];
    let mut version = 1;
    while store.room_of(me).await.unwrap().bytes < 12_000 {
        version = store.append(table, version, &acts(1..=20), &summary(seats(&[0]))).await.unwrap();
    }
    store.change_deck(first, deck(me, "smaller")).await.expect("also for who has too much");
}

pub async fn notes_and_talk_take_room_of_whoever_writes_them(world: &World) {
    let store = world.open_with(Quotas { tables: 0, bytes: 10_000 }).await;
    let (host, me) = (ada(&*store).await, ada(&*store).await);
    let table = store.create_table(two_seats(host, Holder::Person(me))).await.unwrap().table;
    let before = store.room_of(host).await.unwrap();
    let full = Err(StoreError::Full(Full::Bytes { most: 10_000 }));
    let line = |text: &str| NewChatLine { person: me, seat: None, text: text.to_owned(), at: NOW };
    store.put_note(table, me, &"é".repeat(4_000)).await.unwrap();
    store.say(table, line(&"x".repeat(1_500))).await.unwrap();
    assert_eq!(store.room_of(me).await.unwrap().bytes, 9_500, "bytes, not letters");
    assert_eq!(store.say(table, line(&"x".repeat(501))).await.map(drop), full);
    assert_eq!(store.put_note(table, me, &"x".repeat(8_501)).await, full);
    assert_eq!(store.add_deck(deck(me, &"x".repeat(501))).await.map(drop), full);
    assert_eq!(store.chat(table, 0, 9).await.unwrap().len(), 1, "what was refused left nothing");
    assert_eq!(store.note(table, me).await.unwrap().len(), 8_000);
    store.put_note(table, me, &"x".repeat(8_500)).await.expect("the old note makes room for the new one");
    store.put_note(table, me, "less").await.expect("less is always possible");
    store.say(table, line(&"x".repeat(2_000))).await.unwrap();
    store.put_note(table, me, "").await.unwrap();
    assert_eq!(store.room_of(me).await.unwrap().bytes, 3_500);
    assert_eq!(store.room_of(host).await.unwrap(), before, "not of whoever opened the table");
}

pub async fn a_table_keeps_its_newest_lines(world: &World) {
    let store = world.open().await;
    let table = table_with(&*store, 0).await;
    let person = ada(&*store).await;
    let mut talk = JoinSet::new();
    for part in 0..4 {
        let store = store.clone();
        talk.spawn(async move {
            for n in 0..(MAX_LINES + 20) / 4 {
                let line = NewChatLine { person, seat: None, text: format!("line {n} of {part}"), at: NOW };
                store.say(table, line).await.unwrap();
            }
        });
    }
    talk.join_all().await;
    let first = store.chat(table, 0, 1).await.unwrap();
    assert_eq!(first[0].id, 21);
    assert_eq!(store.chat(table, MAX_LINES + 19, 9).await.unwrap().len(), 1);
}

/// A table of two guests that nobody has touched for this many days.
async fn untouched(store: &dyn Store, days: i64) -> (TableId, PersonId, PersonId) {
    let (host, friend) = (ada(store).await, ada(store).await);
    let mut new = two_seats(host, Holder::Person(friend));
    new.summary.updated = later(-days * DAY);
    (store.create_table(new).await.unwrap().table, host, friend)
}

pub async fn what_nobody_touches_is_put_away_and_then_removed_once(world: &World) {
    // SQLite has only one server, whose followers hear only of its own changes.
    let is_shared = world.url.starts_with("postgres");
    let store = world.open().await;
    let second = if is_shared { world.open().await } else { store.clone() };
    let mut changes = second.subscribe();
    let (old, host, friend) = untouched(&*store, 60).await;
    let (young, ..) = untouched(&*store, 59).await;
    next(&mut changes).await;
    next(&mut changes).await;
    assert_eq!(store.age(young, RULE, NOW).await, Ok(None));
    assert_eq!(store.age(old, RetentionPolicy::default(), later(9_000 * DAY)).await, Ok(None), "for ever");

    let both = tokio::join!(store.age(old, RULE, NOW), second.age(old, RULE, NOW));
    let mut both = [both.0.unwrap(), both.1.unwrap()];
    both.sort_by_key(Option::is_none);
    assert_eq!(both, [Some(RetentionAction::PutAway), None], "one of them does it");
    for person in [host, friend] {
        assert_eq!(shelf(&*store, TableList::Mine(person)).await, []);
        let away = store.list(TableList::Archived(person), Page::first(9)).await.unwrap().cards;
        assert_eq!(
            away.iter().map(|card| (card.table, card.put_away)).collect::<Vec<_>>(),
            [(old, Some(NOW))]
        );
    }
    assert_eq!(shelf(&*store, TableList::MyTurn(host)).await, []);
    assert_eq!(store.load(old).await.unwrap().version, 1, "it can be played on");

    assert_eq!(store.age(old, RULE, later(30 * DAY - 1)).await, Ok(None), "there is a month to come back");
    let month = later(30 * DAY);
    let both = tokio::join!(store.age(old, RULE, month), second.age(old, RULE, month));
    let mut both = [both.0.unwrap(), both.1.unwrap()];
    both.sort_by_key(Option::is_none);
    assert_eq!(both, [Some(RetentionAction::Remove), None]);
    assert!(store.load(old).await.is_err());
    let mut told = Vec::new();
    while told.last() != Some(&ChangeKind::Gone) {
        match next(&mut changes).await {
            Change::At { table, kind, .. } if table == old => told.push(kind),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(told, [ChangeKind::Seats, ChangeKind::Gone]);
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(changes.try_recv().is_err());

    // Account, end and clock are looked up again, not taken from the caller.
    let (kept, host, friend) = untouched(&*store, 239).await;
    assert_eq!(store.aging(None, 100).await.unwrap().iter().filter(|found| found.has_account).count(), 0);
    attach_account(&*store, friend, &Login::new("Grace").unwrap(), None, "$argon2id$x").await.unwrap();
    assert_eq!(store.age(kept, RULE, NOW).await, Ok(None), "one of them has an account");
    assert_eq!(store.age(kept, RULE, later(DAY)).await, Ok(Some(RetentionAction::PutAway)));
    let clock = Clock { turn: 3 * DAY, bank: 0, at_zero: AtZero::Bot };
    let times = Times {
        seats: vec![SeatTime { bank: 0, used: 0, since: Some(NOW), last: 0, unseen: false }; 2],
        due: Some(later(9 * DAY)),
    };
    let new = NewTable {
        clock: Some(clock),
        summary: Summary { updated: later(-999 * DAY), times: Some(times), ..summary(seats(&[0])) },
        ..two_seats(host, Holder::Open)
    };
    let timed = store.create_table(new).await.unwrap().table;
    assert_eq!(store.age(timed, RULE, NOW).await, Ok(None), "its clock runs");
    assert_eq!(store.age(TableId::random(), RULE, NOW).await, Ok(None));
}

pub async fn a_touch_brings_a_table_back(world: &World) {
    let store = world.open().await;
    for touch in 0..4 {
        let (table, host, _) = untouched(&*store, 90).await;
        assert_eq!(store.age(table, RULE, NOW).await, Ok(Some(RetentionAction::PutAway)));
        let at = later(DAY);
        match touch {
            0 => {
                let summary = Summary { updated: at, ..summary(seats(&[0])) };
                store.append(table, 1, &[act(1)], &summary).await.map(drop).unwrap();
            }
            1 => {
                let line = NewChatLine { person: host, seat: None, text: "Still here?".to_owned(), at };
                store.say(table, line).await.map(drop).unwrap();
            }
            2 => {
                let stranger = ada(&*store).await;
                store.touch(table, stranger, at).await.unwrap();
                assert_eq!(shelf(&*store, TableList::Mine(host)).await, [], "of those who take part");
                store.touch(table, host, at).await.unwrap();
            }
            _ => {
                let summary = Summary { updated: at, ..summary(seats(&[0])) };
                store.cut(table, 1, 0, &[seal(0)], &summary).await.map(drop).unwrap();
            }
        }
        assert_eq!(shelf(&*store, TableList::Mine(host)).await, [table], "touch {touch}");
        assert_eq!(store.age(table, RULE, later(60 * DAY)).await, Ok(None), "touch {touch}");
        assert_eq!(
            store.age(table, RULE, later(61 * DAY)).await,
            Ok(Some(RetentionAction::PutAway)),
            "touch {touch}"
        );
    }
    let nowhere = store.touch(TableId::random(), PersonId::random(), NOW).await;
    assert_eq!(nowhere, Err(StoreError::NotFound(store::Entity::Table)));
}

pub async fn all_tables_and_guests_are_looked_at_in_parts(world: &World) {
    let store = world.open().await;
    let mut made = Vec::new();
    for days in 0..7 {
        made.push(untouched(&*store, days).await.0);
    }
    made.sort();
    let mut found = Vec::new();
    loop {
        let part = store.aging(found.last().copied(), 3).await.unwrap();
        if part.is_empty() {
            break;
        }
        found.extend(part.iter().map(|table| table.table));
    }
    assert_eq!(found, made);
    let mut people = Vec::new();
    loop {
        let part = store.guests(people.last().map(|(person, _)| *person), later(1), 4).await.unwrap();
        if part.is_empty() {
            break;
        }
        people.extend(part);
    }
    assert!(
        people.len() >= 14 && people.iter().all(|(_, abandoned)| !abandoned),
        "all of them sit somewhere"
    );
}

pub async fn all_that_is_due_is_tidied_up_and_a_trial_changes_nothing(world: &World) {
    let store = world.open().await;
    let mut old = Vec::new();
    for days in [30, 59, 60, 61, 900] {
        old.push(untouched(&*store, days).await.0);
    }
    let lonely = ada(&*store).await;
    let tidied = async |at, is_trial| {
        let mut told = Vec::new();
        let manner = CleanupOptions { is_trial, ..CleanupOptions::default() };
        let done =
            clean_up(&*store, RULE, at, manner, |table, fate| told.push((table.table, fate))).await.unwrap();
        told.sort_by_key(|(table, _)| *table);
        (done, told)
    };
    let [tomorrow, in_a_month] = [later(DAY / 2), later(31 * DAY)];
    for _ in 0..2 {
        let (done, told) = tidied(tomorrow, true).await;
        assert_eq!(done, CleanupReport { put_away: 3, removed: 0, guests: 0 });
        let mut expected: Vec<_> = old[2..].iter().map(|table| (*table, RetentionAction::PutAway)).collect();
        expected.sort_by_key(|(table, _)| *table);
        assert_eq!(told, expected);
    }
    assert_eq!(tidied(tomorrow, false).await.0, CleanupReport { put_away: 3, removed: 0, guests: 0 });
    assert_eq!(tidied(tomorrow, false).await.0, CleanupReport::default(), "once");
    assert_eq!(tidied(in_a_month, true).await.0, CleanupReport { put_away: 2, removed: 3, guests: 1 });
    store.person(lonely).await.unwrap();
    // People who sat at a removed table have nothing left either.
    assert_eq!(tidied(in_a_month, false).await.0, CleanupReport { put_away: 2, removed: 3, guests: 7 });
    assert!(store.person(lonely).await.is_err());
    assert_eq!(shelf(&*store, TableList::All).await.len(), 2);
}

pub async fn guests_of_whom_nothing_is_left_are_forgotten(world: &World) {
    let store = world.open().await;
    let [plain, seated, host, writer, known, here, talker] = {
        let mut all = Vec::new();
        for _ in 0..7 {
            all.push(ada(&*store).await);
        }
        all.try_into().unwrap()
    };
    let table = store.create_table(two_seats(seated, Holder::Open)).await.unwrap().table;
    store.create_table(NewTable { host: Some(host), ..two_seats(seated, Holder::Open) }).await.unwrap();
    store.add_deck(deck(writer, "a")).await.unwrap();
    attach_account(&*store, known, &Login::new("Ada").unwrap(), None, "$argon2id$x").await.unwrap();
    let session = store.open_session(here, later(100)).await.unwrap();
    let line = NewChatLine { person: talker, seat: None, text: "Hello".to_owned(), at: NOW };
    store.say(table, line).await.unwrap();

    let abandoned = async |before| -> Vec<PersonId> {
        let all = store.guests(None, before, 100).await.unwrap();
        all.into_iter().filter(|(_, abandoned)| *abandoned).map(|(person, _)| person).collect()
    };
    assert_eq!(abandoned(NOW).await, [], "they have only just come");
    let mut expected = vec![plain, talker];
    expected.sort();
    assert_eq!(abandoned(later(1)).await, expected);
    for person in [seated, host, writer, known, here] {
        assert_eq!(store.forget_guest(person, later(1)).await, Ok(false));
        store.person(person).await.unwrap();
    }
    for person in expected {
        assert_eq!(store.forget_guest(person, NOW).await, Ok(false), "too young");
        assert_eq!(store.forget_guest(person, later(1)).await, Ok(true));
        assert_eq!(store.forget_guest(person, later(1)).await, Ok(false));
    }
    let said = store.chat(table, 0, 9).await.unwrap();
    assert_eq!((said[0].name.as_str(), said[0].text.as_str()), ("Ada", "Hello"), "what was said stays");
    assert_ne!(said[0].person, talker);
    store.close_session(&session).await.unwrap();
    assert_eq!(abandoned(later(1)).await, [here], "once the session is over");
    assert_eq!(
        store.claim_seat(table, Seat(1), plain).await,
        Err(StoreError::NotFound(store::Entity::Person))
    );
}

/// Signing in merges what somebody had as a guest, but the limits stay the same as for everybody else.
pub async fn a_guest_brings_along_no_more_than_one_person_may_have(world: &World) {
    let quotas = Quotas { tables: 3, bytes: 20_000 };
    let store = world.open_with(quotas).await;
    let full_of = |full| Err(StoreError::Full(full));
    let me = ada(&*store).await;
    attach_account(&*store, me, &Login::new("Ada").unwrap(), None, "phc").await.unwrap();
    let others = ada(&*store).await;
    for _ in 0..2 {
        store.create_table(two_seats(me, Holder::Open)).await.unwrap();
    }

    // Two more tables are one too many. Nothing is merged.
    let guest = ada(&*store).await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        tables.push(store.create_table(two_seats(guest, Holder::Open)).await.unwrap().table);
    }
    let shared = store.create_table(two_seats(others, Holder::Person(guest))).await.unwrap().table;
    let (mine, theirs) = (store.room_of(me).await.unwrap(), store.room_of(guest).await.unwrap());
    assert_eq!(store.absorb_guest(guest, me).await, full_of(Full::Tables { most: 3 }));
    assert_eq!((store.room_of(me).await.unwrap(), store.room_of(guest).await.unwrap()), (mine, theirs));
    assert_eq!(store.load(shared).await.unwrap().meta.holders[1], Holder::Person(guest));

    // After one of them is deleted, the rest is merged.
    store.delete_table(tables[0], guest, NOW).await.unwrap();
    store.absorb_guest(guest, me).await.unwrap();
    assert_eq!(store.room_of(me).await.unwrap().tables, 3);
    assert_eq!(store.load(shared).await.unwrap().meta.holders[1], Holder::Person(me));

    // Bytes and decks are counted like tables. A guest who has nothing can always be merged.
    let guest = ada(&*store).await;
    let left = 20_000 - store.room_of(me).await.unwrap().bytes as usize;
    store.add_deck(deck(guest, &"x".repeat(left + 1))).await.unwrap();
    assert_eq!(store.absorb_guest(guest, me).await, full_of(Full::Bytes { most: 20_000 }));
    let many = world.open_with(Quotas::default()).await;
    let [guest, into] = [ada(&*many).await, ada(&*many).await];
    for n in 0..MAX_DECKS {
        many.add_deck(deck(if n % 2 == 0 { guest } else { into }, "x")).await.unwrap();
    }
    let more = many.add_deck(deck(into, "x")).await.unwrap();
    let most = MAX_DECKS as u64;
    assert_eq!(many.absorb_guest(guest, into).await, full_of(Full::Decks { most }));
    many.delete_deck(more, into).await.unwrap();
    many.absorb_guest(guest, into).await.unwrap();
    assert_eq!(many.room_of(into).await.unwrap().decks, most);
    let nothing = ada(&*many).await;
    many.absorb_guest(nothing, into).await.unwrap();
}
