//! Word to people who are away that it is their turn, from one end to the other.

use std::time::Duration;

use server::{Config, WebhookPolicy};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use crate::hidden::{hands, marks};
use crate::house::{Game, House, in_time, next, usual};
use crate::visitor::Visitor;

const PASSWORD: &str = "seven white horses";
/// After so long without a call another turn is played.
const NOTICED: Duration = Duration::from_secs(1);

pub fn allowing(private: &[&str]) -> WebhookPolicy {
    let private = private.iter().map(|host| (*host).to_owned()).collect();
    WebhookPolicy { on: true, private, public_url: "https://table.example".to_owned() }
}

/// The other side of a webhook: answers with these statuses, then always with 200.
pub struct Ear {
    port: u16,
    calls: UnboundedReceiver<String>,
}

impl Ear {
    pub async fn open(statuses: &'static [u16]) -> Ear {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (tell, calls) = unbounded_channel();
        tokio::spawn(async move {
            for status in statuses.iter().copied().chain(std::iter::repeat(200)) {
                let (mut stream, _) = listener.accept().await.unwrap();
                let mut bytes = Vec::new();
                while !bytes.ends_with(b"}") {
                    let mut buffer = [0; 4096];
                    match stream.read(&mut buffer).await.unwrap() {
                        0 => break,
                        n => bytes.extend_from_slice(&buffer[..n]),
                    }
                }
                let answer = format!("HTTP/1.1 {status} X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
                if tell.send(String::from_utf8(bytes).unwrap()).is_err() {
                    return;
                }
            }
        });
        Ear { port, calls }
    }

    pub fn at(&self, host: &str) -> String {
        format!("http://{host}:{}/hook", self.port)
    }

    pub async fn next(&mut self) -> String {
        in_time(self.calls.recv()).await.unwrap()
    }

    #[track_caller]
    pub fn heard_nothing(&mut self, why: &str) {
        if let Ok(call) = self.calls.try_recv() {
            panic!("{why}: {call}");
        }
    }
}

fn headline(call: &str) -> String {
    let body = call.split_once("\r\n\r\n").unwrap().1;
    serde_json::from_str::<serde_json::Value>(body).unwrap()["headline"].as_str().unwrap().to_owned()
}

async fn account(visitor: &mut Visitor, name: &str) {
    visitor.post("/account", &[("name", name), ("password", PASSWORD)]).await.unwrap().is(303);
}

async fn wants(visitor: &mut Visitor, address: &str) {
    let page = visitor.get("/account").await.unwrap().is(200).body;
    assert!(page.contains("action=\"/account/webhook\""), "the page of an account has the field");
    visitor.post("/account/webhook", &[("address", address)]).await.unwrap().is(303);
    let page = visitor.get("/account").await.unwrap().is(200).body;
    assert!(page.contains(&format!("value=\"{address}\"")), "and shows what was chosen");
}

/// Plays until it is this seat's turn, after a turn of the other; gives back the headline that the page shows then.
async fn comes_to(game: &mut Game, seat: usize) -> String {
    while game.turn().await.0 == seat {
        game.act(&["keep", "done", "fundraise"]).await;
    }
    while game.turn().await.0 != seat {
        game.act(&["keep", "done", "fundraise"]).await;
    }
    let page = game.people[seat].part(&game.path).await.unwrap().is(200).body;
    page.split_once("data-headline=\"").unwrap().1.split('"').next().unwrap().to_owned()
}

/// Ada, who has an account and is told of her turns here, against Ben.
async fn ada_and_ben(house: &House, address: &str) -> Game {
    let mut game = house.table_of_two(&[("option.weeks", "30")]).await;
    account(&mut game.people[0], "ada").await;
    wants(&mut game.people[0], address).await;
    game
}

#[tokio::test]
async fn who_is_away_is_told_once_and_without_secrets() {
    let mut ear = Ear::open(&[]).await;
    let house = House::calling(allowing(&["127.0.0.1"])).await;
    let mut game = ada_and_ben(&house, &ear.at("127.0.0.1")).await;
    let mut heard = Vec::new();
    while hands(&house, game.id()).await.iter().any(Vec::is_empty) || heard.len() < 3 {
        let shown = comes_to(&mut game, 0).await;
        let call = ear.next().await;
        assert_eq!(headline(&call), shown);
        heard.push(call);
        assert!(heard.len() < 25, "both keep cards sooner or later");
    }
    ear.heard_nothing("one call for one turn");

    let link = format!("https://table.example{}", game.path);
    let record = house.record(game.id()).await;
    let held = hands(&house, game.id()).await;
    let (seal, cookie) = (&record.seals[0], game.people[0].cookie("__Host-resolute").unwrap().to_owned());
    for call in &heard {
        let (head, body) = call.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("POST /hook HTTP/1.1\r\n"), "{head}");
        let body: serde_json::Value = serde_json::from_str(body).unwrap();
        let words: Vec<&str> = body.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(words.len(), 4, "{words:?}");
        assert_eq!(body["event"], "your-turn");
        assert_eq!(body["game"], "The Presidential Game");
        assert_eq!(body["table"], link.as_str());
        let head = head.to_ascii_lowercase();
        assert!(!head.contains("cookie") && !head.contains("authorization"), "{head}");
        let (token, signature) = cookie.split_once('.').unwrap();
        let seed = seal.seed.as_ref().unwrap().to_string();
        for secret in [token, signature, &seed, &seal.commitment, "use "] {
            assert!(!call.contains(secret), "{secret} in {call}");
        }
        for mark in held.iter().flatten().flat_map(|card| marks(*card)) {
            assert!(!call.contains(&mark), "{mark} in {call}");
        }
    }
}

#[tokio::test]
async fn what_the_other_side_could_not_take_is_sent_again() {
    let mut ear = Ear::open(&[500]).await;
    let house = House::calling(allowing(&["127.0.0.1"])).await;
    let mut game = ada_and_ben(&house, &ear.at("127.0.0.1")).await;
    let shown = comes_to(&mut game, 0).await;
    let (first, second) = (ear.next().await, ear.next().await);
    assert_eq!(first, second);
    assert_eq!(headline(&second), shown);
    let shown = comes_to(&mut game, 0).await;
    assert_eq!(headline(&ear.next().await), shown, "the one that arrived is not sent a third time");
    ear.heard_nothing("once is enough");
}

#[tokio::test]
async fn who_has_the_page_open_is_not_told() {
    let mut ear = Ear::open(&[]).await;
    let house = House::calling(allowing(&["127.0.0.1"])).await;
    let mut game = ada_and_ben(&house, &ear.at("127.0.0.1")).await;
    let live = game.at("live");
    let mut page = game.people[0].listen(&live, None).await.unwrap();
    next(&mut page).await;
    let mut unheard = vec![comes_to(&mut game, 0).await, comes_to(&mut game, 0).await];
    drop(page);
    assert!(!unheard.contains(&told_at_last(&mut game, &mut ear).await), "what was seen on the page");

    let mut page = game.people[0].listen(&live, None).await.unwrap();
    next(&mut page).await;
    unheard.push(comes_to(&mut game, 0).await);
    // An empty address ends it, page or no page.
    wants(&mut game.people[0], "").await;
    drop(page);
    unheard.push(comes_to(&mut game, 0).await);
    let mut other = Ear::open(&[]).await;
    wants(&mut game.people[0], &other.at("127.0.0.1")).await;
    told_at_last(&mut game, &mut other).await;
    while let Ok(call) = ear.calls.try_recv() {
        assert!(!unheard.contains(&headline(&call)), "{call}");
    }
}

/// The server notices sooner or later that a page was closed; the headline of the first call.
async fn told_at_last(game: &mut Game, ear: &mut Ear) -> String {
    for _ in 0..10 {
        comes_to(game, 0).await;
        if let Ok(call) = tokio::time::timeout(NOTICED, ear.calls.recv()).await {
            return headline(&call.unwrap());
        }
    }
    panic!("the page was closed long ago");
}

#[tokio::test]
async fn private_addresses_that_are_not_listed_are_not_called() {
    let (mut unlisted, mut listed) = (Ear::open(&[]).await, Ear::open(&[]).await);
    let house = House::calling(allowing(&["localhost"])).await;
    let mut game = ada_and_ben(&house, &unlisted.at("127.0.0.1")).await;
    account(&mut game.people[1], "ben").await;
    wants(&mut game.people[1], &listed.at("localhost")).await;
    for address in ["ftp://localhost/", "http://me:secret@localhost/", "nothing"] {
        game.people[1].post("/account/webhook", &[("address", address)]).await.unwrap().is(422);
    }
    for address in [
        "http://127.0.0.1",
        "http://[::ffff:127.0.0.1]",
        "http://2130706433",
        "http://0.0.0.0",
        "http://127.1",
    ] {
        wants(&mut game.people[0], &format!("{address}:{}/hook", unlisted.port)).await;
        comes_to(&mut game, 0).await;
        // Ben's turn comes later, and he is told.
        let shown = comes_to(&mut game, 1).await;
        while headline(&listed.next().await) != shown {}
    }
    unlisted.heard_nothing("not listed");
}

#[tokio::test]
async fn nobody_is_told_anything_unless_the_operator_allows_it() {
    let mut ear = Ear::open(&[]).await;
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    account(&mut ada, "ada").await;
    let page = ada.get("/account").await.unwrap().is(200).body;
    assert!(!page.contains("/account/webhook"), "it is not even offered");
    ada.post("/account/webhook", &[("address", &ear.at("127.0.0.1"))]).await.unwrap().is(403);
    house.close().await;

    // An address from better days is not called either.
    let house = House::calling(allowing(&["127.0.0.1"])).await;
    let mut guest = house.guest("Cy").await;
    guest.post("/account/webhook", &[("address", &ear.at("127.0.0.1"))]).await.unwrap().is(403);
    let mut game = ada_and_ben(&house, &ear.at("127.0.0.1")).await;
    let url = house.url.clone();
    let folder = house.close().await;
    let off = WebhookPolicy { on: false, ..allowing(&["127.0.0.1"]) };
    let house = House::serving(Config { webhooks: off, ..usual(&url, false) }).await;
    game.people = game.people.map(|person| person.moved(house.address));
    comes_to(&mut game, 0).await;
    comes_to(&mut game, 0).await;
    house.close().await;
    let house = House::serving(Config { webhooks: allowing(&["127.0.0.1"]), ..usual(&url, false) }).await;
    game.people = game.people.map(|person| person.moved(house.address));
    let shown = comes_to(&mut game, 0).await;
    assert_eq!(headline(&ear.next().await), shown);
    ear.heard_nothing("what happened before");
    drop(folder);
}

/// One act of this seat if it has to decide.
async fn one_act(visitor: &mut Visitor, path: &str, seat: usize) -> bool {
    let page = visitor.part(path).await.unwrap().is(200);
    let Some(act) = page.acts().first().map(|act| act.to_string()) else { return false };
    let fields = [("act", act.as_str()), ("seat", &seat.to_string())];
    visitor.post_for_part(&format!("{path}/act"), &fields).await.unwrap().is(200);
    true
}

#[tokio::test]
async fn who_is_waited_for_already_is_not_told_again() {
    let mut ear = Ear::open(&[]).await;
    let house = House::calling(allowing(&["127.0.0.1"])).await;
    let mut ada = house.guest("Ada").await;
    account(&mut ada, "ada").await;
    wants(&mut ada, &ear.at("127.0.0.1")).await;
    let fields = [("seat.0", "me"), ("seat.1", "open"), ("seat.2", "open")];
    let path = ada.post("/new/idiot", &fields).await.unwrap().is(303).location().to_owned();
    let mut others = [house.guest("Ben").await, house.guest("Cy").await];
    for (seat, other) in ["1", "2"].into_iter().zip(&mut others) {
        other.post(&format!("{path}/seat"), &[("seat", seat)]).await.unwrap().is(303);
    }
    let (mut came, mut meanwhile) = (0, 0);
    for _ in 0..600 {
        let waited = !ada.part(&path).await.unwrap().is(200).acts().is_empty();
        let mut acted = false;
        for (seat, other) in (1..).zip(&mut others) {
            acted = acted || one_act(other, &path, seat).await;
        }
        if !acted {
            assert!(one_act(&mut ada, &path, 0).await, "somebody has to decide");
            continue;
        }
        let waits = !ada.part(&path).await.unwrap().is(200).acts().is_empty();
        meanwhile += usize::from(waited && waits);
        if waits && !waited {
            came += 1;
            ear.next().await;
            if came >= 3 && meanwhile > 0 {
                break;
            }
        }
    }
    assert!(
        came >= 3 && meanwhile > 0,
        "she was waited for {came} times, and {meanwhile} acts came meanwhile"
    );
    ear.heard_nothing("one call for one turn");
}
