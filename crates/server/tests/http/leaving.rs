//! Being forgotten: accounts with their password, guests at once; tables with others stay, without the name.

use store::testing::Postgres;
use store::{Entity, Holder, Login, StoreError};

use crate::house::{House, id_of, in_time, next, open_table};
use crate::visitor::{Listener, Visitor};

const PASSWORD: &str = "seven white horses";
const DELETE: &str = "/account/delete";

async fn with_account(house: &House, name: &str) -> Visitor {
    let mut person = house.guest(name).await;
    person.post("/account", &[("name", name), ("password", PASSWORD)]).await.unwrap().is(303);
    person
}

async fn is_signed_out(mut stream: Listener) {
    while next(&mut stream).await.kind != "signed-out" {}
    assert!(in_time(stream.next()).await.unwrap().is_none());
}

#[tokio::test]
async fn who_deletes_an_account_is_gone_everywhere_and_the_others_play_on() {
    let house = House::without_limits().await;
    let mut ada = with_account(&house, "AdaLovelace").await;
    let mut phone = house.visitor();
    phone.post("/sign-in", &[("name", "AdaLovelace"), ("password", PASSWORD)]).await.unwrap().is(303);
    let alone = open_table(&mut ada, &[]).await;
    let shared = open_table(&mut ada, &[]).await;
    let mut ben = house.guest("Ben").await;
    ben.post(&format!("{shared}/seat"), &[("seat", "1")]).await.unwrap().is(303);
    ada.post(&format!("{shared}/chat"), &[("text", "Good luck, Ben")]).await.unwrap().is(303);
    ada.post(&format!("{shared}/notes"), &[("text", "okapi")]).await.unwrap().is(303);
    let stream = phone.listen(&format!("{shared}/live"), None).await.unwrap();
    let mut watching = ben.listen(&format!("{shared}/live"), None).await.unwrap();
    assert!(next(&mut watching).await.data.contains("AdaLovelace"));

    let account = ada.get("/account").await.unwrap().is(200).body;
    assert!(account.contains(&format!("href=\"{DELETE}\"")), "{account}");
    let question = ada.get(DELETE).await.unwrap().is(200).body;
    assert!(
        question.contains("At one running table others play on") && question.contains("name=\"current\""),
        "{question}"
    );
    for wrong in ["", "nine black horses"] {
        let page = ada.post(DELETE, &[("current", wrong)]).await.unwrap().is(403).body;
        assert!(page.contains("current password is not right"), "{page}");
    }
    ada.ask("POST", DELETE, &[("Sec-Fetch-Site", "cross-site")], None).await.unwrap().is(403);
    assert!(ada.get("/").await.unwrap().body.contains(&alone), "nothing was changed");

    let mut old = ada.moved(house.address);
    let done = ada.post(DELETE, &[("current", PASSWORD)]).await.unwrap().is(200).body;
    assert!(done.contains("You are forgotten here") && !done.contains("AdaLovelace"), "{done}");
    assert!(ada.cookie("resolute").is_none());
    is_signed_out(stream).await;
    for device in [&mut phone, &mut old] {
        assert!(!device.get("/account").await.unwrap().is(200).body.contains("AdaLovelace"));
        device.post(DELETE, &[("current", PASSWORD)]).await.unwrap().is(403);
    }
    house
        .visitor()
        .post("/sign-in", &[("name", "AdaLovelace"), ("password", PASSWORD)])
        .await
        .unwrap()
        .is(403);

    ben.get(&alone).await.unwrap().is(404);
    // Whoever watches sees it without a new start, and can play on against a bot.
    in_time(async { while next(&mut watching).await.data.contains("AdaLovelace") {} }).await;
    let page = ben.get(&shared).await.unwrap().is(200).body;
    assert!(page.contains("Good luck, Ben") && page.contains("Somebody who left"), "{page}");
    assert!(!page.contains("AdaLovelace"), "{page}");
    let store = house.store().await;
    let stored = store.load(id_of(&shared)).await.unwrap();
    assert_eq!(stored.meta.holders[0], Holder::Bot);
    assert_eq!(stored.meta.host, Some(stored.meta.people_of(kernel::Seat(1)).next().unwrap()));
    let free = store.account(&Login::new("AdaLovelace").unwrap()).await;
    assert_eq!(free, Err(StoreError::NotFound(Entity::Account)));
    store.close().await;
    with_account(&house, "AdaLovelace").await;
    ben.get(&format!("{shared}/delete")).await.unwrap().is(200);
}

/// One of a team acts for it, so the act is signed with the name; then they leave, and are forgotten later.
#[tokio::test]
async fn who_is_forgotten_has_signed_nothing_at_a_table_that_was_left_before() {
    let mut houses = vec![House::without_limits().await];
    if let Some(postgres) = Postgres::shared() {
        houses.push(House::at(&postgres.fresh_database().await, false).await);
    }
    for house in houses {
        for leaves_first in [true, false] {
            let mut game = house.table_of_two(&[]).await;
            let path = game.path.clone();
            while game.turn().await.0 != 0 {
                game.act(&[]).await;
            }
            let team = game.people[0].post(&game.at("team"), &[("seat", "0")]).await.unwrap().is(303);
            let page = game.people[0].get(team.location()).await.unwrap().is(200).body;
            let link = format!("/join/{}", page.split_once("/join/").unwrap().1.split('"').next().unwrap());
            let mut cy = house.guest("Cyrus").await;
            cy.post(&link, &[]).await.unwrap().is(303);
            let asked = cy.part(&path).await.unwrap().is(200);
            let (act, version) = (asked.acts()[0].to_owned(), asked.version().to_string());
            let fields = [("act", act.as_str()), ("seat", "0"), ("version", &version)];
            cy.post_for_part(&game.at("act"), &fields).await.unwrap().is(200);
            let mut watching = game.people[1].listen(&game.at("live"), None).await.unwrap();
            assert!(next(&mut watching).await.data.contains("Cyrus"));
            if leaves_first {
                cy.post(&game.at("leave"), &[("seat", "0"), ("next", "bot")]).await.unwrap().is(303);
                assert!(next(&mut watching).await.data.contains("Cyrus"), "the log names who decided");
            }
            cy.post(DELETE, &[]).await.unwrap().is(200);
            // Open pages, those that are loaded anew, and what is kept.
            in_time(async { while next(&mut watching).await.data.contains("Cyrus") {} }).await;
            for end in ["", "/log"] {
                let page = game.people[0].get(&format!("{path}{end}")).await.unwrap().is(200).body;
                assert!(!page.contains("Cyrus") && page.contains("Somebody who left"), "{page}");
            }
            assert!(!house.record(game.id()).await.write().contains("Cyrus"));
            game.act(&[]).await;
        }
    }
}

#[tokio::test]
async fn a_guest_is_forgotten_without_a_password() {
    let house = House::without_limits().await;
    house.visitor().get(DELETE).await.unwrap().is(403);
    house.visitor().post(DELETE, &[]).await.unwrap().is(403);
    let mut eve = house.guest("Evangeline").await;
    let path = open_table(&mut eve, &[]).await;
    let mut game = house.table_of_two(&[]).await;
    let chat = game.at("chat");
    game.people[1].post(&chat, &[("text", "See you")]).await.unwrap().is(303);
    let resign = game.at("resign");
    game.people[1].post(&resign, &[("seat", "1")]).await.unwrap();

    let question = eve.get(DELETE).await.unwrap().is(200).body;
    assert!(question.contains("Forget me") && !question.contains("type=\"password\""), "{question}");
    eve.post("/prefs", &[("lang", "de"), ("back", "/")]).await.unwrap().is(303);
    let done = eve.post(DELETE, &[]).await.unwrap().is(200).body;
    assert!(done.contains("Du bist hier vergessen"), "{done}");
    eve.get(&path).await.unwrap().is(404);
    eve.get("/tables").await.unwrap().is(403);

    // A finished game stays for the other, with nobody's name in it.
    let ben = &mut game.people[1];
    ben.post(DELETE, &[]).await.unwrap().is(200);
    let path = game.path.clone();
    let page = game.people[0].get(&path).await.unwrap().is(200).body;
    assert!(
        page.contains("See you") && page.contains("Somebody who left") && !page.contains("Ben"),
        "{page}"
    );
    let rematch = game.at("rematch");
    let again = game.people[0].post(&rematch, &[]).await.unwrap().is(303).location().to_owned();
    let acts = game.people[0].part(&again).await.unwrap().is(200);
    assert!(!acts.body.contains("Somebody who left"), "a bot takes the seat in the rematch");
}

#[tokio::test]
async fn an_account_that_is_deleted_on_one_server_is_gone_on_the_other() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.fresh_database().await;
    let houses = [House::at(&url, false).await, House::at(&url, false).await];
    let mut ada = with_account(&houses[0], "AdaLovelace").await;
    let alone = open_table(&mut ada, &[]).await;
    let mut there = ada.moved(houses[1].address);
    there.get(&alone).await.unwrap().is(200);
    let stream = houses[1].visitor().listen(&format!("{alone}/live"), None).await.unwrap();
    let mut ben = houses[1].guest("Ben").await;
    let shared = open_table(&mut ben, &[]).await;
    there.post(&format!("{shared}/seat"), &[("seat", "1")]).await.unwrap().is(303);
    assert!(ben.get(&shared).await.unwrap().body.contains("AdaLovelace"));
    ada.post(DELETE, &[("current", PASSWORD)]).await.unwrap().is(200);
    let mut stream = stream;
    while next(&mut stream).await.kind != "gone" {}
    ben.get(&alone).await.unwrap().is(404);
    in_time(async { while ben.get(&shared).await.unwrap().is(200).body.contains("AdaLovelace") {} }).await;
    // A server may remember a session for ten seconds, but whoever has it can do nothing with it.
    let refused = there.post("/play/presidential", &[]).await.unwrap();
    assert!(matches!(refused.status, 303 | 404), "{}", refused.status);
    let store = houses[1].store().await;
    let mine = store.account(&Login::new("AdaLovelace").unwrap()).await;
    assert_eq!(mine, Err(StoreError::NotFound(Entity::Account)));
    store.close().await;
}
