//! Room: what one person and one address may store, deleting a table, and tables that nobody touches.

use std::time::Duration;

use server::{Config, TurnTime};
use store::testing::Postgres;
use store::{
    CleanupOptions, Millis, PersonId, Quotas, RetentionAction, RetentionPolicy, TableList, clean_up,
};

use crate::decks::{NEW, cards, printed, save};
use crate::guarding::upload;
use crate::house::{House, id_of, in_time, next, open_table, usual};
use crate::visitor::{Listener, Visitor};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A person may have so much; with the usual limits, for those of an address are part of them.
async fn with_quotas(quotas: Quotas) -> House {
    House::own(|url| Config { quotas, ..usual(url, true) }).await
}

async fn play(visitor: &mut Visitor) -> String {
    visitor.post("/play/presidential", &[]).await.unwrap().is(303).location().to_owned()
}

async fn in_german(visitor: &mut Visitor) {
    visitor.post("/prefs", &[("lang", "de"), ("back", "/")]).await.unwrap().is(303);
}

/// The streams of a page say that the table is gone, and end.
async fn is_told_that_it_is_gone(mut stream: Listener) {
    loop {
        let event = next(&mut stream).await;
        if event.kind == "gone" {
            break;
        }
        assert!(event.kind == "part" || event.kind == "presence", "{}", event.kind);
    }
    assert!(in_time(stream.next()).await.unwrap().is_none(), "nothing comes after it");
}

#[tokio::test]
async fn nobody_opens_more_tables_than_allowed_and_is_told_what_to_do() {
    let house = with_quotas(Quotas { tables: 3, bytes: 0 }).await;
    let mut ada = house.guest("Ada").await;
    let first = play(&mut ada).await;
    open_table(&mut ada, &[]).await;
    play(&mut ada).await;
    let file = house.record(id_of(&first)).await.write();

    let refused = ada.post("/play/presidential", &[]).await.unwrap().is(422).body;
    assert!(refused.contains("You have 3 running tables") && refused.contains("delete one"), "{refused}");
    let fields = [("seat.0", "me"), ("seat.1", "open"), ("option.weeks", "8")];
    let form = ada.post("/new/presidential", &fields).await.unwrap().is(422).body;
    assert!(
        form.contains("You have 3 running tables") && form.contains("action=\"/new/presidential\""),
        "{form}"
    );
    let (kind, body) = upload(&file);
    let lobby = ada.ask("POST", "/import", &[], Some((kind, body.as_bytes()))).await.unwrap().is(422).body;
    assert!(lobby.contains("You have 3 running tables"), "{lobby}");
    in_german(&mut ada).await;
    let refused = ada.post("/play/presidential", &[]).await.unwrap().is(422).body;
    assert!(refused.contains("Du hast 3 laufende Tische") && refused.contains("lösche einen"), "{refused}");
    assert_eq!(house.count_tables().await, 3);

    // Others have room of their own, also at a table of somebody who has none.
    let mut ben = house.guest("Ben").await;
    play(&mut ben).await;
    let mine = ada.get("/tables").await.unwrap().is(200).body;
    assert!(mine.contains("3 von 3") && mine.contains(&format!("{first}/delete")), "{mine}");
    ada.post(&format!("{first}/delete"), &[]).await.unwrap().is(303);
    play(&mut ada).await;
}

#[tokio::test]
async fn a_guest_who_has_too_much_for_their_account_is_told_and_decides() {
    const PASSWORD: &str = "three small horses";
    let house = with_quotas(Quotas { tables: 2, bytes: 0 }).await;
    let mut ada = house.guest("Ada").await;
    ada.post("/account", &[("name", "AdaL"), ("password", PASSWORD)]).await.unwrap().is(303);
    play(&mut ada).await;
    let mut guest = house.guest("Ada on her phone").await;
    let paths = [play(&mut guest).await, play(&mut guest).await];
    let right = [("name", "AdaL"), ("password", PASSWORD)];

    // Whoever does not know the password hears nothing of the account's room.
    let wrong = [("name", "AdaL"), ("password", "three small ponies")];
    let page = guest.post("/sign-in", &wrong).await.unwrap().is(403).body;
    assert!(!page.contains("leave_guest") && !page.contains("running tables"), "{page}");
    let page = guest.post("/sign-in", &right).await.unwrap().is(422).body;
    assert!(page.contains("may have 2 running tables") && page.contains("name=\"leave_guest\""), "{page}");
    assert!(page.contains("value=\"AdaL\""), "the name is there already: {page}");
    in_german(&mut guest).await;
    let page = guest.post("/sign-in", &right).await.unwrap().is(422).body;
    assert!(page.contains("Mehr als 2 laufende Tische") && page.contains("Zurücklassen"), "{page}");

    // Nothing was changed: the guest is who they were, and plays on.
    for path in &paths {
        guest.part(path).await.unwrap().is(200);
    }
    let mine = guest.get("/tables").await.unwrap().is(200).body;
    assert!(mine.contains("2 von 2"), "{mine}");

    // With one table less it fits, and the other one comes along.
    let mut other = guest.moved(guest.address);
    guest.post(&format!("{}/delete", paths[0]), &[]).await.unwrap().is(303);
    guest.post("/sign-in", &right).await.unwrap().is(303);
    let mine = guest.get("/tables").await.unwrap().is(200).body;
    assert!(mine.contains(&paths[1]), "{mine}");
    let gone = other.get("/tables").await.unwrap().body;
    assert!(!gone.contains(&paths[1]), "the guest is no more: {gone}");

    // Another guest leaves behind what does not fit.
    let mut tablet = house.guest("Ada on her tablet").await;
    let left = play(&mut tablet).await;
    tablet.post("/sign-in", &right).await.unwrap().is(422);
    tablet.post("/sign-in", &[right[0], right[1], ("leave_guest", "true")]).await.unwrap().is(303);
    let mine = tablet.get("/tables").await.unwrap().is(200).body;
    assert!(mine.contains(&paths[1]) && !mine.contains(&left), "{mine}");
}

#[tokio::test]
async fn an_address_stores_so_much_in_a_day_and_its_guests_are_told() {
    let house = with_quotas(Quotas { tables: 1, bytes: 0 }).await;
    for _ in 0..4 {
        play(&mut house.visitor()).await;
    }
    let mut fifth = house.visitor();
    let page = fifth.post("/play/presidential", &[]).await.unwrap().is(429).body;
    assert!(page.contains("from your address today"), "{page}");
    in_german(&mut fifth).await;
    let page = fifth.post("/play/presidential", &[]).await.unwrap().is(429).body;
    assert!(page.contains("Von deiner Adresse"), "{page}");
    assert!(fifth.cookie("resolute").is_none(), "nobody becomes a guest for it");
    assert_eq!(house.count_tables().await, 4);
}

#[tokio::test]
async fn decks_take_room_and_what_was_written_is_not_lost_when_there_is_none() {
    let usual = House::open().await;
    let text = printed(&mut usual.visitor()).await;
    let house = with_quotas(Quotas { tables: 0, bytes: text.len() as u64 * 3 / 2 }).await;
    let mut ada = house.visitor();
    let path = save(&mut ada, NEW, "One", &text).await.is(303).location().to_owned();
    let page = save(&mut ada, NEW, "Two", &text).await.is(422).body;
    assert!(page.contains("as much as one person may") && cards(&page) == text, "{page}");
    let account = ada.get("/account").await.unwrap().is(200).body;
    assert!(account.contains("1 of 100 decks"), "{account}");
    ada.post(&format!("{path}/delete"), &[]).await.unwrap().is(303);
    save(&mut ada, NEW, "Two", &text).await.is(303);
}

#[tokio::test]
async fn its_owner_deletes_a_table_and_whoever_watches_is_told() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let fields = [("seat.0", "me"), ("seat.1", "friend")];
    let path = ada.post("/new/presidential", &fields).await.unwrap().is(303).location().to_owned();
    let page = ada.get(&path).await.unwrap().is(200).body;
    let delete = format!("{path}/delete");
    assert!(page.contains(&format!("href=\"{delete}\"")));
    let link = format!("/join/{}", page.split_once("/join/").unwrap().1.split('"').next().unwrap());
    let mut stranger = house.guest("Eve").await;
    assert!(!stranger.get(&path).await.unwrap().is(200).body.contains(&delete));
    stranger.get(&delete).await.unwrap().is(403);
    stranger.post(&delete, &[]).await.unwrap().is(403);
    house.visitor().post(&delete, &[]).await.unwrap().is(403);

    let question = ada.get(&delete).await.unwrap().is(200).body;
    assert!(
        question.contains(&format!("<form class=\"form\" method=\"post\" action=\"{delete}\"")),
        "{question}"
    );
    let elsewhere = [("Sec-Fetch-Site", "cross-site")];
    ada.ask("POST", &delete, &elsewhere, None).await.unwrap().is(403);
    ada.get(&path).await.unwrap().is(200);

    let live = format!("{path}/live");
    let streams = [ada.listen(&live, None).await.unwrap(), stranger.listen(&live, None).await.unwrap()];
    assert_eq!(ada.post(&delete, &[]).await.unwrap().is(303).location(), "/tables");
    for stream in streams {
        is_told_that_it_is_gone(stream).await;
    }
    for gone in [&path, &delete, &link, &format!("{path}/log")] {
        let page = stranger.get(gone).await.unwrap().is(404).body;
        assert!(page.contains("was deleted"), "{page}");
    }
    assert!(ada.listen(&format!("{path}/live"), None).await.is_err());
    ada.post(&format!("{path}/act"), &[("act", "roll"), ("seat", "0")]).await.unwrap().is(404);
    ada.post(&delete, &[]).await.unwrap().is(404);
    assert!(!ada.get("/").await.unwrap().body.contains(&path));
    assert_eq!(house.count_tables().await, 0);
}

#[tokio::test]
async fn a_table_where_others_play_is_not_taken_from_them() {
    let time = TurnTime::default();
    let house = House::own(|url| Config { time: time.clone(), ..usual(url, false) }).await;
    let mut game = house.table_of_two(&[]).await;
    let delete = game.at("delete");
    for _ in 0..2 {
        let page = game.people[0].get(&delete).await.unwrap().is(200).body;
        assert!(page.contains("Ben plays here, too") && !page.contains("action=\"/t/"), "{page}");
        game.people[0].post(&delete, &[]).await.unwrap().is(403);
        // A game that is over can be saved for a week before it may go.
        let resign = game.at("resign");
        game.people[1].post(&resign, &[("seat", "1")]).await.unwrap();
    }
    game.people[1].post(&delete, &[]).await.unwrap().is(403);
    time.turn_forward(DAY * 8);
    game.people[1].post(&delete, &[]).await.unwrap().is(403);
    let page = game.people[0].get(&delete).await.unwrap().is(200).body;
    assert!(page.contains("It goes for Ben, too") && page.contains("/export"), "{page}");
    game.people[0].post(&delete, &[]).await.unwrap().is(303);
    let path = game.path.clone();
    game.people[1].get(&path).await.unwrap().is(404);
}

#[tokio::test]
async fn its_owner_is_told_when_a_silent_table_may_be_deleted() {
    let time = TurnTime::default();
    let house = House::own(|url| Config { time: time.clone(), ..usual(url, false) }).await;
    let mut game = house.table_of_two(&[]).await;
    let (delete, path) = (game.at("delete"), game.path.clone());
    let ada = &mut game.people[0];
    time.turn_forward(DAY * 13);
    let page = ada.get(&delete).await.unwrap().is(200).body;
    assert!(
        page.contains("when nobody has played here for 14 days") && !page.contains("action=\"/t/"),
        "{page}"
    );
    let refused = ada.post(&delete, &[]).await.unwrap().is(403).body;
    assert!(refused.contains("unless they have been silent for 14 days"), "{refused}");
    in_german(ada).await;
    let page = ada.get(&delete).await.unwrap().is(200).body;
    assert!(page.contains("wenn hier 14 Tage lang niemand gespielt hat"), "{page}");
    assert!(ada.post(&delete, &[]).await.unwrap().is(403).body.contains("14 Tage lang still"));
    time.turn_forward(DAY * 2);
    game.people[1].post(&delete, &[]).await.unwrap().is(403);
    let ada = &mut game.people[0];
    let page = ada.get(&delete).await.unwrap().is(200).body;
    assert!(page.contains(&format!("action=\"{delete}\"")) && page.contains("Ben"), "{page}");
    ada.post(&delete, &[]).await.unwrap().is(303);
    game.people[1].get(&path).await.unwrap().is(404);
}

/// What a person writes takes their room, also at a table of somebody else.
#[tokio::test]
async fn notes_and_talk_take_room() {
    let house = with_quotas(Quotas { tables: 0, bytes: 30_000 }).await;
    let mut host = house.guest("Ada").await;
    let path = open_table(&mut host, &[]).await;
    let mut ben = house.guest("Ben").await;
    ben.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
    let other = open_table(&mut house.guest("Cy").await, &[]).await;
    let long = "x".repeat(19_000);
    let note = [("text", long.as_str())];
    ben.post(&format!("{path}/notes"), &note).await.unwrap().is(303);
    let refused = ben.post(&format!("{other}/notes"), &note).await.unwrap().is(422).body;
    assert!(refused.contains("as much as one person may") && refused.contains("or notes"), "{refused}");
    let line = "y".repeat(2_000);
    let mut said = 0;
    while ben.post(&format!("{path}/chat"), &[("text", &line)]).await.unwrap().status == 303 {
        said += 1;
    }
    assert_eq!(said, 5, "11,000 bytes are left for it");
    let refused = ben.post(&format!("{path}/chat"), &[("text", &line)]).await.unwrap().is(422).body;
    assert!(refused.contains("as much as one person may"), "{refused}");
    ben.post(&format!("{path}/notes"), &[("text", "short")]).await.unwrap().is(303);
    ben.post(&format!("{path}/chat"), &[("text", &line)]).await.unwrap().is(303);
}

#[tokio::test]
async fn a_table_that_nobody_touches_is_put_away_and_comes_back_to_who_wants_it() {
    let time = TurnTime::default();
    let keeping = RetentionPolicy { days: 60 };
    let house = House::own(|url| Config { keeping, time: time.clone(), ..usual(url, false) }).await;
    let mut ada = house.guest("Ada").await;
    let path = open_table(&mut ada, &[]).await;
    for (place, words) in [("/about", "after 60 days, and after 240 days"), ("/tables", "30 days later")] {
        assert!(ada.get(place).await.unwrap().is(200).body.contains(words), "{place}");
    }
    let aged = async || {
        let store = house.store().await;
        let aged = store.age(id_of(&path), keeping, time.now()).await.unwrap();
        store.close().await;
        aged
    };
    time.turn_forward(DAY * 61);
    assert_eq!(aged().await, Some(RetentionAction::PutAway));
    let lobby = ada.get("/").await.unwrap().is(200).body;
    assert!(
        lobby.contains("will be removed in 30 days") && lobby.contains(&format!("{path}/archive")),
        "{lobby}"
    );
    assert!(!house.visitor().get("/").await.unwrap().body.contains(&path), "nor is it offered to others");
    house.guest("Eve").await.post(&format!("{path}/archive"), &[("away", "no")]).await.unwrap().is(303);
    assert!(
        ada.get("/").await.unwrap().body.contains("will be removed"),
        "a stranger does not bring it back"
    );
    ada.post(&format!("{path}/archive"), &[("away", "no")]).await.unwrap().is(303);
    assert!(!ada.get("/").await.unwrap().body.contains("will be removed"));
    time.turn_forward(DAY * 31);
    assert_eq!(aged().await, None);
    // Who sits down wants it as well.
    time.turn_forward(DAY * 31);
    assert_eq!(aged().await, Some(RetentionAction::PutAway));
    let mut ben = house.guest("Ben").await;
    ben.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
    assert!(ben.get("/").await.unwrap().body.contains(&path));
    time.turn_forward(DAY * 31);
    assert_eq!(aged().await, None);
    assert!(house.visitor().get("/about").await.unwrap().body.contains("after 60 days"));
}

#[tokio::test]
async fn what_is_removed_beside_a_server_is_gone_on_all_of_them() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.fresh_database().await;
    let houses = [House::at(&url, false).await, House::at(&url, false).await];
    let mut ada = houses[0].guest("Ada").await;
    let [old, young] = [open_table(&mut ada, &[]).await, open_table(&mut ada, &[]).await];
    let streams = [
        ada.listen(&format!("{old}/live"), None).await.unwrap(),
        ada.moved(houses[1].address).listen(&format!("{old}/live"), None).await.unwrap(),
    ];
    let store = houses[0].store().await;
    let now = store.load(id_of(&old)).await.unwrap().meta.created;
    let after = |days: u64| Millis(now.0 + (DAY * days as u32).as_millis() as i64 + 10_000);
    let keeping = RetentionPolicy { days: 60 };
    let me: PersonId = store.load(id_of(&old)).await.unwrap().meta.host.unwrap();
    store.touch(id_of(&young), me, after(50)).await.unwrap();
    for (days, expected) in [(61, (1, 0)), (92, (0, 1))] {
        let done =
            clean_up(&*store, keeping, after(days), CleanupOptions::default(), |_, _| {}).await.unwrap();
        assert_eq!((done.put_away, done.removed), expected, "after {days} days");
    }
    for stream in streams {
        is_told_that_it_is_gone(stream).await;
    }
    for house in &houses {
        ada.moved(house.address).get(&old).await.unwrap().is(404);
        ada.moved(house.address).get(&young).await.unwrap().is(200);
    }
    assert_eq!(store.list(TableList::All, store::Page::first(9)).await.unwrap().cards.len(), 1);
    store.close().await;
}
