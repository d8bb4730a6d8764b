//! Sessions: when they end, they end everywhere; used, they last.

use std::time::Duration;

use server::{Config, TurnTime};
use store::{Account, AccountChange, Login, Millis};

use crate::house::{House, in_time, next, open_table, usual};
use crate::visitor::{Listener, Visitor};

const PASSWORD: &str = "seven white horses";
const OTHER: &str = "nine black horses";
/// What another server has done is known after this.
const SOON: Duration = Duration::from_secs(30);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn with_account(house: &House, name: &str) -> Visitor {
    let mut person = house.guest(name).await;
    person.post("/account", &[("name", name), ("password", PASSWORD)]).await.unwrap().is(303);
    person
}

async fn signed_in(house: &House, name: &str) -> Visitor {
    let mut device = house.visitor();
    device.post("/sign-in", &[("name", name), ("password", PASSWORD)]).await.unwrap().is(303);
    device
}

async fn is_known(device: &mut Visitor) -> bool {
    device.get("/account").await.unwrap().is(200).body.contains("action=\"/sign-out\"")
}

/// A stream that shows the hand of a seat.
async fn watching(device: &Visitor, path: &str) -> Listener {
    let mut listener = device.listen(&format!("{path}/live"), None).await.unwrap();
    assert!(next(&mut listener).await.data.contains("data-seat=\"0\""));
    listener
}

async fn ends(mut listener: Listener) {
    assert_eq!(next(&mut listener).await.kind, "signed-out");
    assert!(in_time(listener.next()).await.unwrap().is_none(), "nothing comes after it");
}

#[tokio::test]
async fn a_new_password_ends_the_streams_of_other_devices() {
    let house = House::without_limits().await;
    let mut desk = with_account(&house, "Ada").await;
    let path = open_table(&mut desk, &[]).await;
    let phone = signed_in(&house, "Ada").await;
    let stream = watching(&phone, &path).await;
    desk.post("/account", &[("current", PASSWORD), ("password", OTHER)]).await.unwrap().is(303);
    ends(stream).await;
    let mut again = phone.listen(&format!("{path}/live"), None).await.unwrap();
    assert!(!next(&mut again).await.data.contains("data-seat"), "who comes back looks on");
    watching(&desk, &path).await;
}

#[tokio::test]
async fn signing_out_ends_the_streams_of_that_session_and_of_no_other() {
    let house = House::without_limits().await;
    let mut desk = with_account(&house, "Ada").await;
    let path = open_table(&mut desk, &[]).await;
    let mut phone = signed_in(&house, "Ada").await;
    let (stays, stream) = (watching(&desk, &path).await, watching(&phone, &path).await);
    phone.post("/sign-out", &[]).await.unwrap().is(303);
    ends(stream).await;
    let mut stays = stays;
    desk.post(&format!("{path}/notes"), &[("text", "okapi")]).await.unwrap().is(303);
    desk.post(&format!("{path}/chat"), &[("text", "hello")]).await.unwrap().is(303);
    assert_eq!(next(&mut stays).await.kind, "part");
}

#[tokio::test]
async fn a_session_that_another_server_has_ended_ends_here_soon() {
    let house = House::without_limits().await;
    let mut desk = with_account(&house, "Ada").await;
    let path = open_table(&mut desk, &[]).await;
    let mut stream = watching(&desk, &path).await;
    let other = house.store().await;
    let account = other.account(&Login::new("Ada").unwrap()).await.unwrap();
    let Account { person, phc, .. } = account;
    let login = Login::new("Ada").unwrap();
    let change = AccountChange {
        login,
        was: Some(phc),
        phc: "$other".to_owned(),
        name: None,
        expires: Millis(i64::MAX),
    };
    other.change_account(person, change).await.unwrap();
    let event = tokio::time::timeout(SOON, stream.next()).await.expect("it ends by itself").unwrap();
    assert_eq!(event.unwrap().kind, "signed-out");
    assert!(!is_known(&mut desk).await);
}

#[tokio::test]
async fn a_guest_who_makes_an_account_gets_another_session() {
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    let path = open_table(&mut ada, &[]).await;
    let mut before = ada.moved(house.address);
    ada.post("/account", &[("name", "Ada"), ("password", PASSWORD)]).await.unwrap().is(303);
    assert_ne!(ada.cookie("resolute"), before.cookie("resolute"));
    assert!(is_known(&mut ada).await && !is_known(&mut before).await);
    let has_seat = async |who: &mut Visitor| who.part(&path).await.unwrap().body.contains("data-seat=\"0\"");
    assert!(has_seat(&mut ada).await && !has_seat(&mut before).await);
}

#[tokio::test]
async fn who_signs_in_anew_leaves_no_old_session_behind() {
    let house = House::without_limits().await;
    let mut ada = with_account(&house, "Ada").await;
    let mut before = ada.moved(house.address);
    ada.post("/sign-in", &[("name", "Ada"), ("password", PASSWORD)]).await.unwrap().is(303);
    assert!(is_known(&mut ada).await && !is_known(&mut before).await);
}

#[tokio::test]
async fn another_password_needs_the_current_one() {
    let house = House::without_limits().await;
    let mut ada = with_account(&house, "Ada").await;
    let mut phone = signed_in(&house, "Ada").await;
    for fields in [
        &[("name", "Ada"), ("password", OTHER)][..],
        &[("name", "Ada"), ("password", OTHER), ("current", OTHER)],
        &[("name", "Eve"), ("password", ""), ("current", "")],
    ] {
        let refused = ada.post("/account", fields).await.unwrap().is(403);
        assert!(refused.body.contains("The current password is not right."));
    }
    let short = [("password", "short"), ("current", PASSWORD)];
    ada.post("/account", &short).await.unwrap().is(422);
    assert!(is_known(&mut ada).await && is_known(&mut phone).await, "nothing has changed");
    signed_in(&house, "Ada").await;
    // Another name alone leaves password and devices as they are.
    let renamed = [("name", "Countess"), ("password", ""), ("current", PASSWORD)];
    ada.post("/account", &renamed).await.unwrap().is(303);
    assert!(is_known(&mut phone).await);
    signed_in(&house, "Countess").await;
}

/// A house whose clock the test turns.
async fn at_time(url: &str, time: &TurnTime) -> House {
    House::serving(Config { time: time.clone(), ..usual(url, false) }).await
}

#[tokio::test]
async fn who_comes_back_now_and_then_stays_signed_in() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("house.sqlite").display());
    let time = TurnTime::default();
    let house = at_time(&url, &time).await;
    let mut ada = with_account(&house, "Ada").await;
    assert!(ada.get("/").await.unwrap().header("set-cookie").is_none(), "it is new");
    house.close().await;
    for _ in 0..3 {
        time.turn_forward(DAY * 300);
        let house = at_time(&url, &time).await;
        ada = ada.moved(house.address);
        let first = ada.get("/").await.unwrap().is(200);
        let cookie = first.header("set-cookie").expect("the cookie lasts longer, too");
        assert!(cookie.starts_with("resolute=") && cookie.contains("Max-Age=31536000"), "{cookie}");
        assert!(is_known(&mut ada).await);
        assert!(ada.get("/").await.unwrap().header("set-cookie").is_none(), "once a day");
        house.close().await;
    }
    time.turn_forward(DAY * 366);
    let house = at_time(&url, &time).await;
    assert!(!is_known(&mut ada.moved(house.address)).await, "a year without a visit ends it");
    house.close().await;
}

#[tokio::test]
async fn a_clock_that_jumps_signs_nobody_out() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("house.sqlite").display());
    let time = TurnTime::default();
    let house = at_time(&url, &time).await;
    let ada = with_account(&house, "Ada").await;
    time.turn_forward(DAY * 3_650);
    assert!(is_known(&mut ada.moved(house.address)).await);
    house.close().await;
    // A machine that starts with a wrong clock.
    let house = at_time(&url, &time).await;
    house.guest("Ben").await;
    house.close().await;
    time.turn_back(DAY * 3_650);
    let house = at_time(&url, &time).await;
    assert!(is_known(&mut ada.moved(house.address)).await);
    house.close().await;
}
