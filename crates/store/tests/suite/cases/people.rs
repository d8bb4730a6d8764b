use kernel::Seat;
use serde_json::json;
use store::limits::MAX_SESSIONS;
use store::{
    AccountChange, Deck, Entity, Holder, Login, NewChatLine, Page, PersonId, StoreError, TableList, Token,
};
use tokio::task::JoinSet;

use crate::world::*;

const PHC: &str = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA";

fn login(text: &str) -> Login {
    Login::new(text).unwrap()
}

pub async fn a_guest_has_a_name_and_preferences(world: &World) {
    let store = world.open().await;
    let me = store.create_person("Žofie 🦉", NOW).await.unwrap();
    let found = store.person(me).await.unwrap();
    assert_eq!((found.id, found.name.as_str(), found.login, found.created), (me, "Žofie 🦉", None, NOW));
    assert_eq!(found.preferences, json!({}));
    let wishes = json!({ "language": "de", "theme": "dark", "webhook": "https://example.org/?a=1&b='\u{0}" });
    store.set_preferences(me, &wishes).await.unwrap();
    store.rename(me, "Ada").await.unwrap();
    let found = store.person(me).await.unwrap();
    assert_eq!((found.name.as_str(), found.preferences), ("Ada", wishes));
    let missing = StoreError::NotFound(Entity::Person);
    assert_eq!(store.person(PersonId::random()).await, Err(missing.clone()));
    assert_eq!(store.rename(PersonId::random(), "X").await, Err(missing.clone()));
    assert_eq!(store.set_preferences(PersonId::random(), &json!({})).await, Err(missing));
    let large = json!({ "webhook": "x".repeat(store::limits::MAX_PREFERENCES) });
    assert!(matches!(store.set_preferences(me, &large).await, Err(StoreError::Unfit { .. })));
}

pub async fn a_name_can_be_seen_and_stays_in_its_place(world: &World) {
    let store = world.open().await;
    for good in ["O\u{2019}Neil", "שרה", "👩\u{200d}🚀", "a\u{200c}b", "❤\u{fe0f}"] {
        store.create_person(good, NOW).await.unwrap();
    }
    for bad in [
        "\u{200b}",
        " \u{feff} ",
        "\u{3164}",
        "\u{e0041}",
        "\u{202e}adA",
        "a\u{2067}b",
        "a\u{2028}b",
        "a\u{85}b",
        "ada\u{200f}",
        "a\u{200b}da",
    ] {
        let refused = store.create_person(bad, NOW).await;
        assert!(matches!(refused, Err(StoreError::Unfit { part: "name", .. })), "{bad:?}");
    }
}

pub async fn a_session_lasts_until_it_expires_or_is_closed(world: &World) {
    let store = world.open().await;
    let me = ada(&*store).await;
    let token = store.open_session(me, later(100)).await.unwrap();
    let ended = Err(StoreError::NotFound(Entity::Session));
    let (person, expires) = store.session(&token, later(99)).await.unwrap();
    assert_eq!((person.id, expires), (me, later(100)));
    assert_eq!(store.session(&token, later(100)).await, ended);
    store.extend_session(&token, later(200)).await.unwrap();
    let (person, expires) = store.session(&token, later(100)).await.unwrap();
    assert_eq!((person.id, expires), (me, later(200)));
    assert_eq!(store.session(&Token::random(), NOW).await, ended);
    assert_eq!(store.extend_session(&Token::random(), NOW).await, Err(StoreError::NotFound(Entity::Session)));
    let other = store.open_session(me, later(300)).await.unwrap();
    assert_eq!(store.sweep_sessions(later(250)).await, Ok(1));
    assert_eq!(store.session(&token, NOW).await, ended);
    assert_eq!(store.session(&other, NOW).await.unwrap().0.id, me);
    store.close_session(&other).await.unwrap();
    assert_eq!(store.session(&other, NOW).await, ended);
    let devices = [
        store.open_session(me, later(300)).await.unwrap(),
        store.open_session(me, later(300)).await.unwrap(),
    ];
    let change = |was: Option<&str>, phc: &str, name: Option<&str>| AccountChange {
        login: login("Ada"),
        was: was.map(str::to_owned),
        phc: phc.to_owned(),
        name: name.map(str::to_owned),
        expires: later(400),
    };
    // Nothing of a change is done if a part of it cannot be.
    let refused = store.change_account(me, change(None, PHC, Some("\u{200b}"))).await;
    assert!(matches!(refused, Err(StoreError::Unfit { part: "name", .. })));
    assert_eq!(store.session(&devices[0], NOW).await.unwrap().0.login, None);
    let mine = store.change_account(me, change(None, PHC, Some("Grace"))).await.unwrap();
    for device in &devices {
        assert_eq!(store.session(device, NOW).await, ended, "another password signs out everywhere else");
    }
    let mine = mine.expect("and opens a session here");
    let (person, expires) = store.session(&mine, NOW).await.unwrap();
    assert_eq!((person.name.as_str(), person.login.as_deref(), expires), ("Grace", Some("Ada"), later(400)));
    assert_eq!(store.change_account(me, change(Some(PHC), PHC, Some("Ada"))).await, Ok(None));
    assert_eq!(store.session(&mine, NOW).await.unwrap().0.name, "Ada", "another name ends no session");
    let nobody = store.open_session(PersonId::random(), later(1)).await;
    assert_eq!(nobody, Err(StoreError::NotFound(Entity::Person)));
}

pub async fn a_login_name_belongs_to_one_person_whatever_its_case(world: &World) {
    let store = world.open().await;
    let (me, other) = (ada(&*store).await, ada(&*store).await);
    attach_account(&*store, me, &login("René"), None, PHC).await.unwrap();
    let taken = Err(StoreError::Taken(Entity::Account));
    assert_eq!(attach_account(&*store, other, &login("RENE\u{301}"), None, PHC).await, taken);
    assert_eq!(store.person(other).await.unwrap().login, None);
    attach_account(&*store, me, &login("RENÉ"), Some(PHC), "$argon2id$other").await.unwrap();
    let account = store.account(&login("rené")).await.unwrap();
    assert_eq!((account.login.as_str(), account.phc.as_str()), ("RENÉ", "$argon2id$other"));
    attach_account(&*store, me, &login("grace"), Some("$argon2id$other"), PHC).await.unwrap();
    let free = Err(StoreError::NotFound(Entity::Account));
    assert_eq!(store.account(&login("rené")).await, free, "the old name is free again");
    attach_account(&*store, other, &login("rené"), None, PHC).await.unwrap();
    assert_eq!(attach_account(&*store, me, &login("rené"), Some(PHC), PHC).await, taken);
    assert_eq!(store.account(&login("grace")).await.unwrap().person, me, "and the old account stays");
    let nobody = attach_account(&*store, PersonId::random(), &login("x"), None, PHC).await;
    assert_eq!(nobody, Err(StoreError::NotFound(Entity::Person)));
    assert!(!format!("{account:?}").contains("argon2"));
}

pub async fn an_account_is_changed_only_by_who_knows_its_password(world: &World) {
    let store = world.open().await;
    let me = ada(&*store).await;
    let changed = Err(StoreError::AccountChanged);
    assert_eq!(
        attach_account(&*store, me, &login("Ada"), Some(PHC), PHC).await,
        changed,
        "there is no account yet"
    );
    attach_account(&*store, me, &login("Ada"), None, PHC).await.unwrap();
    // Somebody with the session of the former guest, at a server that does not know of the account yet.
    assert_eq!(attach_account(&*store, me, &login("Eve"), None, "$argon2id$eve").await, changed);
    assert_eq!(
        attach_account(&*store, me, &login("Eve"), Some("$argon2id$eve"), "$argon2id$eve").await,
        changed
    );
    assert_eq!(store.account(&login("Ada")).await.unwrap().phc, PHC);
}

pub async fn nobody_signs_in_by_a_password_that_was_changed_meanwhile(world: &World) {
    let store = world.open().await;
    let me = ada(&*store).await;
    attach_account(&*store, me, &login("Ada"), None, PHC).await.unwrap();
    let token = store.sign_in(me, PHC, later(100)).await.unwrap();
    assert_eq!(store.session(&token, NOW).await.unwrap().0.id, me);
    attach_account(&*store, me, &login("Ada"), Some(PHC), "$argon2id$other").await.unwrap();
    assert_eq!(store.sign_in(me, PHC, later(100)).await.map(drop), Err(StoreError::AccountChanged));
    assert!(store.sign_in(me, "$argon2id$other", later(100)).await.is_ok());
}

pub async fn a_person_has_so_many_sessions_by_signing_in(world: &World) {
    let store = world.open().await;
    let me = ada(&*store).await;
    attach_account(&*store, me, &login("Ada"), None, PHC).await.unwrap();
    let mut all = Vec::new();
    for n in 0..MAX_SESSIONS + 3 {
        all.push(store.sign_in(me, PHC, later(2_000 + n)).await.unwrap());
    }
    for (n, token) in all.iter().enumerate() {
        assert_eq!(store.session(token, NOW).await.is_ok(), n >= 3, "session {n}: the oldest are closed");
    }
}

pub async fn of_many_who_want_a_login_name_one_gets_it(world: &World) {
    let servers = [world.open().await, world.open().await];
    let mut wishes = JoinSet::new();
    for n in 0..10 {
        let store = servers[n % 2].clone();
        wishes.spawn(async move {
            let me = ada(&*store).await;
            attach_account(&*store, me, &login("President"), None, PHC).await
        });
    }
    let results = wishes.join_all().await;
    let won = results.iter().filter(|result| result.is_ok()).count();
    let lost = results.iter().filter(|result| **result == Err(StoreError::Taken(Entity::Account))).count();
    assert_eq!((won, lost), (1, 9), "{results:?}");
}

pub async fn an_account_finds_its_person_on_another_device(world: &World) {
    let store = world.open().await;
    let me = ada(&*store).await;
    let table = store.create_table(two_seats(me, Holder::Open)).await.unwrap().table;
    attach_account(&*store, me, &login("Ada"), None, PHC).await.unwrap();
    let account = store.account(&login(" ADA ")).await.unwrap();
    assert_eq!((account.person, account.phc.as_str()), (me, PHC));
    let token = store.open_session(account.person, later(100)).await.unwrap();
    let (person, _) = store.session(&token, NOW).await.unwrap();
    assert_eq!((person.id, person.login.as_deref()), (me, Some("Ada")));
    let mine = store.list(TableList::Mine(person.id), Page::first(9)).await.unwrap();
    assert_eq!(mine.cards[0].table, table);
}

pub async fn a_guest_becomes_somebody_known(world: &World) {
    let store = world.open().await;
    let (me, guest) = (ada(&*store).await, store.create_person("Guest", NOW).await.unwrap());
    attach_account(&*store, me, &login("Ada"), None, PHC).await.unwrap();
    let first = store.create_table(two_seats(guest, Holder::Open)).await.unwrap().table;
    let second = store.create_table(two_seats(me, Holder::Person(guest))).await.unwrap().table;
    store.put_note(first, guest, "of the guest").await.unwrap();
    store.put_note(second, guest, "of the guest").await.unwrap();
    store.put_note(second, me, "my own").await.unwrap();
    let line = NewChatLine { person: guest, seat: None, text: "hello".to_owned(), at: NOW };
    store.say(first, line).await.unwrap();
    let words = ["cdg-solo", "wilderness", "Own", "text"].map(str::to_owned);
    let [game, kind, name, text] = words;
    let deck = store.add_deck(Deck { person: guest, game, kind, name, text, updated: NOW }).await.unwrap();
    let session = store.open_session(guest, later(100)).await.unwrap();
    store.absorb_guest(guest, me).await.unwrap();
    assert_eq!(store.person(guest).await, Err(StoreError::NotFound(Entity::Person)));
    assert_eq!(store.session(&session, NOW).await, Err(StoreError::NotFound(Entity::Session)));
    assert_eq!(store.list(TableList::Mine(me), Page::first(9)).await.unwrap().cards.len(), 2);
    assert_eq!(store.load(first).await.unwrap().meta.host, Some(me));
    assert_eq!(store.load(second).await.unwrap().meta.holders, [Holder::Person(me); 2]);
    assert_eq!(store.note(first, me).await.as_deref(), Ok("of the guest"));
    assert_eq!(store.note(second, me).await.as_deref(), Ok("my own"));
    assert_eq!(store.chat(first, 0, 9).await.unwrap()[0].person, me);
    assert_eq!(store.deck(deck).await.map(|deck| deck.person), Ok(me));
    let other = ada(&*store).await;
    assert_eq!(store.claim_seat(first, Seat(1), other).await, Ok(()));
    assert_eq!(store.absorb_guest(me, other).await, Err(StoreError::Taken(Entity::Account)));
    assert_eq!(store.absorb_guest(PersonId::random(), me).await, Err(StoreError::NotFound(Entity::Person)));
    assert_eq!(store.absorb_guest(me, me).await, Ok(()));
}
