//! Two servers with one table: what one does, and what the other makes of it.

use std::sync::Arc;

use kernel::chance::{Given, Own};
use kernel::{Seat, Turn};
use store::{Change, Person, PersonId, Store};

use super::live::detached;
use super::loaded::LoadedTables;
use super::prerender::{Prerender, Prerenders};
use super::{Act, Chosen, Draft, Hall, Live, TableGuard};
use crate::http_error::HttpError;
use crate::identity::Key;
use crate::webhook::{Hooks, Policy};

fn prerender_of(live: &Live) -> Arc<Prerender> {
    live.prerender(None, Box::new(|looking| Some(format!("{} acts", looking.table().len()))))
}

async fn act(live: &Arc<Live>, host: &Person) -> Result<(), HttpError> {
    let (seat, word) = {
        let looking = live.look().await;
        let Turn::Decide(seats) = looking.table().turn() else { panic!("it has only begun") };
        let seat = seats.first().unwrap();
        (seat, looking.table().choices(seat).remove(0))
    };
    let act = Act { person: host.id, seat, word, version: None, own: Own::None, given: Given::default() };
    live.clone().act(act).await
}

async fn store_in(folder: &tempfile::TempDir) -> Arc<dyn Store> {
    store::open(&format!("sqlite:{}", folder.path().join("a").display())).await.unwrap()
}

/// One table as loaded by two servers, neither of which is notified of the other's changes.
async fn two_servers(folder: &tempfile::TempDir) -> (Person, [Arc<Live>; 2]) {
    let store = store_in(folder).await;
    let host = store.create_person("Anna", crate::clock::now()).await.unwrap();
    let host = store.person(host).await.unwrap();
    let halls = [(); 2].map(|()| {
        Hall::new(store.clone(), Hooks::start(Policy::default()), Default::default(), Key([7; 32]))
    });
    let title = catalogue::title("presidential").unwrap();
    let seats = vec![Chosen::Me, Chosen::Me];
    let (options, chance, seal) = Default::default();
    let draft = Draft::open(title, options, seats, chance, seal, &host.name, "-").unwrap();
    let opened = halls[0].keep(draft, host.id).await.unwrap();
    let [one, two] = &halls;
    (host, [one.table(opened.table).await.unwrap(), two.table(opened.table).await.unwrap()])
}

/// Tables that somebody watches do not push out those that nobody uses at the moment.
#[tokio::test]
async fn the_longest_unused_tables_are_dropped_and_those_in_use_do_not_count() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_in(&folder).await;
    let host = store.create_person("Anna", crate::clock::now()).await.unwrap();
    let mut tables = Vec::new();
    for _ in 0..12 {
        let hall =
            Hall::new(store.clone(), Hooks::start(Policy::default()), Default::default(), Key([7; 32]));
        let (options, chance, seal) = Default::default();
        let title = catalogue::title("presidential").unwrap();
        let draft = Draft::open(title, options, vec![Chosen::Me; 2], chance, seal, "Anna", "-").unwrap();
        let opened = hall.keep(draft, host).await.unwrap();
        tables.push(hall.table(opened.table).await.unwrap());
    }
    let mut loaded = LoadedTables::new(4, 2);
    let mut watched = Vec::new();
    let ids: Vec<_> = tables.iter().map(|live| live.id()).collect();
    for (n, live) in tables.into_iter().enumerate() {
        if n < 6 {
            watched.push(live.watch());
        }
        loaded.add(live);
    }
    let is_loaded: Vec<bool> = ids.iter().map(|id| loaded.by_id.contains_key(id)).collect();
    let expected = [vec![true; 6], vec![false, false, true, true, true, true]].concat();
    assert_eq!(is_loaded, expected, "six are watched; of the others two go when the fifth comes");
}

#[tokio::test]
async fn what_was_drawn_ahead_is_what_is_seen() {
    let folder = tempfile::tempdir().unwrap();
    let (host, [live, _]) = two_servers(&folder).await;
    let prerender = prerender_of(&live);
    act(&live, &host).await.unwrap();
    let now = live.look().await.stamp();
    assert_eq!(prerender.take(now).as_deref(), Some(r#"["1 acts"]"#));
    assert_eq!(prerender.take(now), None);
}

#[tokio::test]
async fn what_was_drawn_ahead_goes_on_from_what_the_page_shows() {
    let folder = tempfile::tempdir().unwrap();
    let (host, [live, _]) = two_servers(&folder).await;
    let draw = |looking: &TableGuard| {
        Some(format!("<p>a line that stays as it is</p><b>{} acts", looking.table().len()))
    };
    let prerender = live.prerender(None, Box::new(draw));
    let same = r#"[[0,2],"<b>2 acts"]"#;
    prerender.tell(&draw(&live.look().await).unwrap());
    act(&live, &host).await.unwrap();
    act(&live, &host).await.unwrap();
    let now = live.look().await.stamp();
    assert_eq!(prerender.take(now).as_deref(), Some(same), "the first act was never told alone");
    act(&live, &host).await.unwrap();
    prerender.tell("another part");
    let now = live.look().await.stamp();
    assert_eq!(prerender.take(now), None, "it went on from a part that is not shown any more");
}

#[test]
fn whoever_waits_for_an_act_is_drawn_for_ahead_and_whoever_acted_is_not() {
    let prerenders = Prerenders::default();
    let open = |person| prerenders.open(person, Box::new(|_| None));
    let (me, friend) = (PersonId::random(), PersonId::random());
    let [_actor, friend, spectator] = [open(Some(me)), open(Some(friend)), open(None)];
    let ahead = prerenders.of_others(Some(me));
    assert_eq!(ahead.len(), 2);
    assert!([friend, spectator].iter().zip(&ahead).all(|(one, other)| Arc::ptr_eq(one, other)));
    assert_eq!(prerenders.of_others(None).len(), 3, "an act of the clock is awaited by all");
}

#[tokio::test]
async fn what_did_not_happen_is_never_seen() {
    let folder = tempfile::tempdir().unwrap();
    let (host, [one, two]) = two_servers(&folder).await;
    let prerender = prerender_of(&two);
    act(&one, &host).await.unwrap();
    act(&two, &host).await.unwrap_err();
    let now = two.look().await.stamp();
    assert_eq!(now, one.look().await.stamp(), "the second follows the first");
    assert_eq!(prerender.take(now), None);
}

#[tokio::test]
async fn what_was_said_at_another_server_is_not_missed() {
    let folder = tempfile::tempdir().unwrap();
    let (host, [one, two]) = two_servers(&folder).await;
    for (live, text) in [(&one, "first"), (&two, "second"), (&two, "third"), (&one, "fourth")] {
        live.clone().say(host.id, text.to_owned()).await.unwrap();
    }
    let looking = one.look().await;
    let said: Vec<&str> = looking.chat().iter().map(|line| line.text.as_str()).collect();
    assert_eq!(said, ["first", "second", "third", "fourth"]);
}

#[tokio::test]
async fn what_is_done_while_a_table_is_loaded_is_not_missed() {
    let folder = tempfile::tempdir().unwrap();
    let (host, [one, _]) = two_servers(&folder).await;
    let third =
        Hall::new(store_in(&folder).await, Hooks::start(Policy::default()), Default::default(), Key([7; 32]));
    let loaded = third.load(one.id()).await.unwrap();
    act(&one, &host).await.unwrap();
    one.clone().say(host.id, "meanwhile".to_owned()).await.unwrap();
    let live = third.admit(loaded).await;
    assert_eq!(live.look().await.stamp(), one.look().await.stamp());
}

/// Draws the final page with the story of the game, like the pages of viewers.
fn telling_the_story(live: &Arc<Live>) -> Arc<Prerender> {
    let table = live.clone();
    live.prerender(
        None,
        Box::new(move |looking| {
            let is_over = matches!(looking.table().turn(), Turn::Over(_));
            Some(if is_over { format!("{:?}", table.story(looking)) } else { String::new() })
        }),
    )
}

#[tokio::test]
async fn the_story_of_an_end_that_did_not_happen_is_never_told() {
    let folder = tempfile::tempdir().unwrap();
    let (host, [one, two]) = two_servers(&folder).await;
    // Play all but the last act, on both servers.
    loop {
        let before = one.look().await.table().len();
        act(&one, &host).await.unwrap();
        if matches!(one.look().await.table().turn(), Turn::Over(_)) {
            one.clone().undo(host.id, seat_of_last(&one).await, None).await.unwrap();
            assert_eq!(one.look().await.table().len(), before);
            break;
        }
    }
    two.reload().await;
    let _watching = telling_the_story(&two);
    one.clone().resign(host.id, Seat(0)).await.unwrap();
    act(&two, &host).await.unwrap_err();
    let looking = two.look().await;
    assert!(looking.table().ending().is_some(), "the first server was quicker: somebody gave up");
    assert_eq!(*two.story(&looking), looking.table().story());
}

async fn seat_of_last(live: &Live) -> Seat {
    let looking = live.look().await;
    looking.table().acts_since(looking.table().len() - 1)[0].seat
}

#[tokio::test]
async fn a_note_that_was_saved_at_another_server_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let (host, [one, two]) = two_servers(&folder).await;
    let mut changes = one.store.subscribe();
    assert_eq!(two.note(host.id, false).await.unwrap(), "");
    one.save_note(host.id, "Ohio first").await.unwrap();
    assert_eq!(two.known_note(host.id).as_deref(), Some(""), "nobody has told it yet");
    let Ok(Change::At { version, kind, .. }) = changes.recv().await else { panic!("a change is told") };
    two.catch_up(version, kind);
    assert_eq!(two.note(host.id, false).await.unwrap(), "Ohio first");
}

#[tokio::test]
async fn an_act_does_not_fail_because_somebody_cannot_be_shown_it() {
    let folder = tempfile::tempdir().unwrap();
    let (host, [live, _]) = two_servers(&folder).await;
    let _broken = live.prerender(None, Box::new(|_| panic!("a picture that cannot be drawn")));
    act(&live, &host).await.unwrap();
    assert_eq!(live.look().await.table().len(), 1);
}

#[tokio::test]
async fn after_a_panic_in_the_middle_of_an_act_what_is_stored_counts() {
    let folder = tempfile::tempdir().unwrap();
    let (host, [live, _]) = two_servers(&folder).await;
    act(&live, &host).await.unwrap();
    let before = live.look().await.stamp();
    let broken = live.clone();
    let work = async move {
        let mut inner = broken.inner.write().await;
        let Turn::Decide(seats) = inner.table.turn() else { panic!("it has only begun") };
        let seat = seats.first().unwrap();
        let word = inner.table.choices(seat).remove(0);
        inner.table.act(seat, &word).unwrap();
        inner.version += 1;
        if inner.table.len() == 2 {
            panic!("a fault of our own");
        }
        Ok(())
    };
    let failed = detached(live.clone(), work).await;
    assert!(matches!(failed, Err(HttpError::Broken(_))));
    let looking = live.look().await;
    assert_eq!((looking.table().len(), looking.stamp()), (1, before));
    drop(looking);
    act(&live, &host).await.unwrap();
    assert_eq!(live.look().await.table().len(), 2, "the table goes on");
}
