use kernel::record::ActRecord;
use kernel::{Player, Seat, SeatSet};
use serde_json::json;
use store::{
    Change, ChangeKind, Deck, Entity, Holder, Login, Member, NewChatLine, NewTable, Page, PersonId,
    SILENT_DAYS, SeatOccupant, SeatTime, Store, StoreError, Summary, TableId, TableList, Times,
};

use super::following::next;
use crate::world::*;

const DAY: i64 = 24 * 60 * 60 * 1_000;
const GONE: &str = "Somebody who left";

async fn named(store: &dyn Store, name: &str) -> PersonId {
    store.create_person(name, NOW).await.unwrap()
}

fn over() -> Summary {
    Summary { over: true, ..summary(SeatSet::EMPTY) }
}

async fn is_there(store: &dyn Store, table: TableId) -> bool {
    store.load(table).await.is_ok()
}

pub async fn its_owner_deletes_a_table_but_not_from_under_others(world: &World) {
    let store = world.open().await;
    let (me, other) = (named(&*store, "Ada").await, named(&*store, "Ben").await);
    let taken = Err(StoreError::Taken(Entity::Table));
    let far = later(SILENT_DAYS * DAY - 1);

    let alone = store.create_table(two_seats(me, Holder::Invited)).await.unwrap().table;
    assert_eq!(store.delete_table(alone, other, later(999 * DAY)).await, taken, "it is not theirs");
    let shared = store.create_table(two_seats(me, Holder::Open)).await.unwrap().table;
    store.claim_seat(shared, Seat(1), other).await.unwrap();
    assert_eq!(store.delete_table(shared, me, far).await, taken, "the other plays on");
    assert_eq!(store.delete_table(shared, other, far).await, taken);
    let team = NewTable {
        members: vec![Member { seat: Seat(0), person: other, name: "Ben".to_owned() }],
        ..two_seats(me, Holder::Open)
    };
    let team = store.create_table(team).await.unwrap().table;
    assert_eq!(store.delete_table(team, me, far).await, taken, "who shares a seat plays, too");

    let mut changes = store.subscribe();
    store.delete_table(alone, me, NOW).await.unwrap();
    assert_eq!(next(&mut changes).await, Change::At { table: alone, version: 1, kind: ChangeKind::Gone });
    assert_eq!(store.delete_table(alone, me, NOW).await, Err(StoreError::NotFound(Entity::Table)));

    store.append(shared, 1, &[act(1)], &over()).await.unwrap();
    assert_eq!(store.delete_table(shared, me, later(7 * DAY - 1)).await, taken, "they may want to save it");
    store.delete_table(shared, me, later(7 * DAY)).await.unwrap();
    assert!(!is_there(&*store, shared).await && is_there(&*store, team).await);
}

/// The owner has left their seat to a bot, and one guest plays there. The table still belongs to the owner.
pub async fn a_guest_who_is_forgotten_takes_no_table_of_others_along(world: &World) {
    let store = world.open().await;
    let (owner, guest) = (named(&*store, "Ada").await, named(&*store, "Ben").await);
    let table = store.create_table(two_seats(owner, Holder::Open)).await.unwrap().table;
    store.claim_seat(table, Seat(1), guest).await.unwrap();
    let bot = SeatOccupant { player: Player::Bot("greedy".to_owned()), holder: Holder::Bot };
    store.leave_seat(table, Seat(0), owner, bot).await.unwrap();
    assert_eq!(store.company(guest).await, Ok(vec![table]), "somebody else cares for it");
    store.forget_person(guest, GONE).await.unwrap();
    let meta = store.load(table).await.unwrap().meta;
    assert_eq!((meta.host, meta.holders), (Some(owner), vec![Holder::Bot, Holder::Invited]));
}

/// Only the end of the game counts: touching a finished table later does not prevent its owner from deleting it.
pub async fn nobody_keeps_a_finished_table_by_touching_it(world: &World) {
    let store = world.open().await;
    let (me, other) = (named(&*store, "Ada").await, named(&*store, "Ben").await);
    let table = store.create_table(two_seats(me, Holder::Open)).await.unwrap().table;
    store.claim_seat(table, Seat(1), other).await.unwrap();
    store.append(table, 1, &[act(1)], &over()).await.unwrap();
    store.touch(table, other, later(6 * DAY)).await.unwrap();
    assert_eq!(store.load(table).await.unwrap().meta.ended, Some(NOW));
    store.delete_table(table, me, later(7 * DAY)).await.unwrap();
}

/// Somebody who took a seat and never came back cannot prevent the owner from deleting the table forever.
pub async fn its_owner_deletes_a_running_table_when_the_others_are_silent_for_long(world: &World) {
    let store = world.open().await;
    let (me, other) = (named(&*store, "Ada").await, named(&*store, "Ben").await);
    let table = store.create_table(two_seats(me, Holder::Open)).await.unwrap().table;
    store.claim_seat(table, Seat(1), other).await.unwrap();
    store.touch(table, other, later(DAY)).await.unwrap();
    let may = async |days: i64| store.may_delete(table, me, later(days * DAY)).await.unwrap();
    assert!(!may(SILENT_DAYS).await && may(SILENT_DAYS + 1).await, "since they sat down");
    let acted = Summary { updated: later(2 * DAY), ..summary(seats(&[1])) };
    store.append(table, 1, &[act(1)], &acted).await.unwrap();
    assert!(!may(SILENT_DAYS + 1).await && may(SILENT_DAYS + 2).await);
    // What the owner says does not count, but what the other person says does.
    let line = |person, days: i64| NewChatLine {
        person,
        seat: None,
        text: "Well?".to_owned(),
        at: later(days * DAY),
    };
    store.say(table, line(me, 9)).await.unwrap();
    assert!(may(SILENT_DAYS + 2).await);
    store.say(table, line(other, 5)).await.unwrap();
    assert!(!may(SILENT_DAYS + 4).await && may(SILENT_DAYS + 5).await);
    assert!(!store.may_delete(table, other, later(999 * DAY)).await.unwrap(), "it is not theirs");
    // While a clock runs, the others' silence does not count.
    let seat = SeatTime { bank: 0, used: 0, since: Some(NOW), last: 0, unseen: false };
    let times = |due| Times { seats: vec![seat; 2], due };
    store.set_times(table, 2, &times(Some(later(30 * DAY)))).await.unwrap();
    assert!(!may(SILENT_DAYS + 5).await);
    store.set_times(table, 2, &times(None)).await.unwrap();
    let taken = Err(StoreError::Taken(Entity::Table));
    assert_eq!(store.delete_table(table, me, later((SILENT_DAYS + 5) * DAY - 1)).await, taken);
    store.delete_table(table, me, later((SILENT_DAYS + 5) * DAY)).await.unwrap();
    assert!(!is_there(&*store, table).await);
    let nowhere = store.may_delete(table, me, NOW).await;
    assert_eq!(nowhere, Err(StoreError::NotFound(Entity::Table)));
}

pub async fn who_is_forgotten_takes_along_what_was_theirs_alone(world: &World) {
    let store = world.open().await;
    let (me, other) = (named(&*store, "Ada").await, named(&*store, "Ben").await);
    let login = Login::new("Ada").unwrap();
    attach_account(&*store, me, &login, None, "$argon2id$x").await.unwrap();
    store.set_preferences(me, &json!({ "webhook": "https://example.org" })).await.unwrap();
    let sessions =
        [store.open_session(me, later(9)).await.unwrap(), store.open_session(me, later(9)).await.unwrap()];
    let alone = store.create_table(two_seats(me, Holder::Invited)).await.unwrap().table;
    // Seats that nobody holds: at a table that this person hosts, and at somebody else's table.
    let empty = NewTable { host: Some(me), ..two_seats(me, Holder::Open) };
    let empty = store.create_table(empty).await.unwrap().table;
    let theirs = store.create_table(two_seats(other, Holder::Open)).await.unwrap().table;
    store.put_note(theirs, me, "mine").await.unwrap();
    store.archive(theirs, me, true).await.unwrap();
    let deck = Deck {
        person: me,
        game: "cdg-solo".to_owned(),
        kind: "wilderness".to_owned(),
        name: "Mine".to_owned(),
        text: "a".to_owned(),
        updated: NOW,
    };
    let deck = store.add_deck(deck).await.unwrap();

    store.forget_person(me, GONE).await.unwrap();
    assert_eq!(store.person(me).await, Err(StoreError::NotFound(Entity::Person)));
    assert_eq!(store.account(&login).await, Err(StoreError::NotFound(Entity::Account)));
    for session in &sessions {
        assert_eq!(store.session(session, NOW).await, Err(StoreError::NotFound(Entity::Session)));
    }
    assert!(!is_there(&*store, alone).await && !is_there(&*store, empty).await);
    assert!(is_there(&*store, theirs).await);
    assert_eq!(store.deck(deck).await, Err(StoreError::NotFound(Entity::Deck)));
    assert_eq!(store.note(theirs, me).await.as_deref(), Ok(""));
    assert_eq!(store.forget_person(me, GONE).await, Err(StoreError::NotFound(Entity::Person)));
    attach_account(&*store, other, &login, None, "$argon2id$y").await.expect("the name is free");
}

pub async fn what_others_share_stays_without_the_name(world: &World) {
    let store = world.open().await;
    let (me, other) = (named(&*store, "Ada").await, named(&*store, "Ben").await);
    let grace = named(&*store, "Grace").await;
    // A finished game, a running one, one with a team, and one where only something was said.
    let finished = store.create_table(two_seats(me, Holder::Person(other))).await.unwrap().table;
    store.append(finished, 1, &[act(1)], &over()).await.unwrap();
    let successor =
        store.create_successor(finished, two_seats(me, Holder::Person(other)), "Ada").await.unwrap();
    let member = |person, name: &str| Member { seat: Seat(0), person, name: name.to_owned() };
    let mut team = NewTable { members: vec![member(grace, "Grace")], ..two_seats(me, Holder::Person(other)) };
    team.record.acts = acts(1..=3);
    team.record.acts[0].by = Some(person("Ada"));
    team.record.acts[0].seat = Seat(0);
    team.record.acts[1].by = Some(person("Grace"));
    let team = store.create_table(team).await.unwrap().table;
    let elsewhere = store.create_table(two_seats(other, Holder::Open)).await.unwrap().table;
    for table in [finished, elsewhere] {
        let line = NewChatLine { person: me, seat: None, text: "Good luck!".to_owned(), at: NOW };
        store.say(table, line).await.unwrap();
    }
    assert_eq!(
        store.company(me).await.unwrap().into_iter().collect::<std::collections::BTreeSet<_>>(),
        [successor.table, team].into(),
        "running, and with others"
    );
    let mut changes = store.subscribe();
    store.forget_person(me, GONE).await.unwrap();

    let mut told = Vec::new();
    for _ in 0..5 {
        match next(&mut changes).await {
            Change::At { table, kind, .. } => told.push((table, kind)),
            other => panic!("{other:?}"),
        }
    }
    for expected in
        [(finished, ChangeKind::Seats), (successor.table, ChangeKind::Seats), (team, ChangeKind::Seats)]
    {
        assert!(told.contains(&expected), "{told:?}");
    }
    assert!(
        told.contains(&(elsewhere, ChangeKind::Chat)) && told.contains(&(finished, ChangeKind::Chat)),
        "{told:?}"
    );

    for table in [finished, successor.table] {
        let stored = store.load(table).await.unwrap();
        assert_eq!(stored.meta.holders, [Holder::Invited, Holder::Person(other)]);
        assert_eq!(stored.record.seats[0], Player::Person(GONE.to_owned()));
        assert_eq!(stored.meta.host, Some(other), "somebody looks after it");
    }
    assert_eq!(store.load(finished).await.unwrap().meta.successor.unwrap().by, GONE);
    let stored = store.load(team).await.unwrap();
    assert_eq!(stored.meta.holders[0], Holder::Person(grace), "the team plays on");
    assert_eq!(stored.record.seats[0], person("Grace"));
    assert!(stored.meta.members.is_empty());
    let by: Vec<_> = stored.record.acts.iter().map(|act| act.by.clone()).collect();
    assert_eq!(by, [Some(person(GONE)), Some(person("Grace")), None]);
    for table in [finished, elsewhere] {
        let said = store.chat(table, 0, 9).await.unwrap();
        assert_eq!((said[0].name.as_str(), said[0].text.as_str()), (GONE, "Good luck!"));
        assert_ne!(said[0].person, me);
    }
    assert_eq!(store.list(TableList::Hosted(other), Page::first(9)).await.unwrap().cards.len(), 4);
}

/// Also if the person had another name then, and nothing else of theirs is left at the table.
pub async fn acts_at_tables_that_were_left_before_lose_the_name(world: &World) {
    let store = world.open().await;
    let (host, me) = (named(&*store, "Ada").await, named(&*store, "Cyrus").await);
    let rival = named(&*store, "Ben").await;
    let bot = SeatOccupant { player: Player::Bot("greedy".to_owned()), holder: Holder::Bot };
    let signed = |n: usize, seat: u8, name: &str| ActRecord {
        seat: Seat(seat),
        chance: Vec::new(),
        by: Some(person(name)),
        ..act(n)
    };
    // A former team member; somebody else with the same name plays for the other side.
    let mut team = two_seats(host, Holder::Person(rival));
    team.members = vec![Member { seat: Seat(0), person: me, name: "Cyrus".to_owned() }];
    let team = store.create_table(team).await.unwrap().table;
    let acts = [signed(1, 0, "Ada"), signed(2, 0, "Cyrus"), signed(3, 1, "Cyrus"), signed(4, 0, "Ada")];
    let version = store.append(team, 1, &acts, &summary(seats(&[0]))).await.unwrap();
    store.leave_seat(team, Seat(0), me, bot.clone()).await.unwrap();
    // A holder who had another name first, and then left the seat to somebody else.
    let held = store.create_table(two_seats(me, Holder::Person(rival))).await.unwrap().table;
    store.append(held, 1, &[signed(1, 0, "Ada")], &summary(seats(&[0]))).await.unwrap();
    let now = SeatOccupant { player: person("Cyrus"), holder: Holder::Person(me) };
    store.set_seat(held, Seat(0), Holder::Person(me), now).await.unwrap();
    store.append(held, 2, &[signed(2, 0, "Cyrus")], &summary(seats(&[0]))).await.unwrap();
    store.leave_seat(held, Seat(0), me, bot).await.unwrap();
    store.rename(me, "Cy the Great").await.unwrap();
    let room = store.room_of(host).await.unwrap().bytes;
    let mut changes = store.subscribe();

    store.forget_person(me, GONE).await.unwrap();
    let by = async |table| -> Vec<String> {
        let stored = store.load(table).await.unwrap();
        stored.record.acts.iter().map(|act| act.by.as_ref().unwrap().name().to_owned()).collect()
    };
    assert_eq!(by(team).await, ["Ada", GONE, "Cyrus", "Ada"], "the other Cyrus is still there");
    assert_eq!(by(held).await, [GONE, GONE]);
    // Every follower of the table learns it, including one who missed the notification.
    let since = store.load_since(team, version).await.unwrap();
    assert_eq!((since.version, since.kept, since.acts.len()), (version + 1, 1, 3));
    let mut told = vec![next(&mut changes).await, next(&mut changes).await];
    told.retain(|change| matches!(change, Change::At { table, .. } if *table == team));
    assert_eq!(told, [Change::At { table: team, version: version + 1, kind: ChangeKind::Seats }]);
    let grown = GONE.len() as u64 - "Cyrus".len() as u64;
    assert_eq!(store.room_of(host).await.unwrap().bytes, room + grown);
    assert_eq!(store.load(team).await.unwrap().meta.former, []);
    store.append(team, version + 1, &[act(5)], &summary(seats(&[0]))).await.expect("it is played on");
}

/// A person who renames themselves all day leaves nothing behind but what acts are signed with.
pub async fn only_names_that_sign_acts_are_remembered(world: &World) {
    let store = world.open().await;
    let (me, rival) = (named(&*store, "Ada").await, named(&*store, "Ben").await);
    let table = store.create_table(two_seats(me, Holder::Person(rival))).await.unwrap().table;
    let held = Holder::Person(me);
    let call = async |name: &str| {
        let chair = SeatOccupant { player: person(name), holder: held };
        store.set_seat(table, Seat(0), held, chair).await.map(drop)
    };
    let former = async || store.load(table).await.unwrap().meta.former.len();
    for n in 0..50 {
        call(&format!("Ada {n}")).await.unwrap();
    }
    assert_eq!(former().await, 0);
    let mut version = store.load(table).await.unwrap().version;
    for n in 0..20 {
        let name = format!("Signed {n}");
        call(&name).await.unwrap();
        let act = ActRecord { seat: Seat(0), by: Some(person(&name)), ..act(n + 1) };
        version = store.append(table, version, &[act], &summary(seats(&[0]))).await.unwrap();
    }
    call("One more").await.unwrap();
    assert_eq!(former().await, 20);
    let act = ActRecord { seat: Seat(0), by: Some(person("One more")), ..act(30) };
    store.append(table, version, &[act], &summary(seats(&[0]))).await.unwrap();
    assert_eq!(call("And another").await, Err(StoreError::TooManyNames));
    store.forget_person(me, GONE).await.unwrap();
    let acts = store.load(table).await.unwrap().record.acts;
    assert!(acts.iter().all(|act| act.by.as_ref().unwrap().name() == GONE));
}

/// Somebody joins a team under the name of another member and is forgotten: the other one's acts stay signed.
pub async fn nobody_takes_another_s_name_along(world: &World) {
    let store = world.open().await;
    let (me, eve) = (named(&*store, "Bob").await, named(&*store, "Bob").await);
    let rival = named(&*store, "Ben").await;
    let bob = |n: usize| ActRecord { seat: Seat(0), by: Some(person("Bob")), ..act(n) };
    let mut team = two_seats(me, Holder::Person(rival));
    team.members = vec![Member { seat: Seat(0), person: eve, name: "Bob".to_owned() }];
    team.record.seats[0] = person("Bob");
    let table = store.create_table(team).await.unwrap().table;
    store.append(table, 1, &[bob(1), bob(2)], &summary(seats(&[0]))).await.unwrap();
    store.forget_person(eve, GONE).await.unwrap();
    let acts = store.load(table).await.unwrap().record.acts;
    assert!(acts.iter().all(|act| act.by == Some(person("Bob"))), "{acts:?}");
}

pub async fn nobody_acts_for_somebody_who_was_forgotten(world: &World) {
    let servers = [world.open().await, world.open().await];
    let (me, other) = (named(&*servers[0], "Ada").await, named(&*servers[0], "Ben").await);
    let missing = StoreError::NotFound(Entity::Person);
    let tables = {
        let mut tables = Vec::new();
        for _ in 0..8 {
            tables.push(servers[0].create_table(two_seats(other, Holder::Open)).await.unwrap().table);
        }
        tables
    };
    // While one server deletes the person, the other takes seats for them.
    let claims = async {
        let mut results = Vec::new();
        for table in &tables {
            results.push(servers[1].claim_seat(*table, Seat(1), me).await);
        }
        results
    };
    let (forgotten, claims) = tokio::join!(servers[0].forget_person(me, GONE), claims);
    forgotten.unwrap();
    for (table, claim) in tables.iter().zip(claims) {
        let holder = servers[0].load(*table).await.unwrap().meta.holders[1];
        match claim {
            Ok(()) => assert_eq!(holder, Holder::Invited, "taken before, and left"),
            Err(error) => assert_eq!((error, holder), (missing.clone(), Holder::Open)),
        }
    }
    assert_eq!(servers[1].create_table(two_seats(me, Holder::Open)).await.map(drop), Err(missing.clone()));
    assert_eq!(servers[1].open_session(me, later(9)).await.map(drop), Err(missing.clone()));
    let line = NewChatLine { person: me, seat: None, text: "Boo".to_owned(), at: NOW };
    assert_eq!(servers[1].say(tables[0], line).await.map(drop), Err(missing));
}
