//! What the house refuses: foreign origins, too much, too often, what is not there, what cannot be read.

use tokio::net::TcpStream;

use crate::house::{House, id_of, open_table};
use crate::visitor::{Visitor, form, number};

/// Connections of one address.
const CONNECTIONS: usize = 256;

const FORM: &str = "application/x-www-form-urlencoded";

/// No letter of an id or token tells more than five bits.
const BITS_A_LETTER: usize = 5;

async fn send(visitor: &mut Visitor, path: &str, kind: &str, body: &[u8]) -> u16 {
    // A connection of its own: who refuses a body need not read it to the end.
    let mut fresh = visitor.moved(visitor.address);
    fresh.ask("POST", path, &[], Some((kind, body))).await.unwrap().status
}

#[tokio::test]
async fn another_site_cannot_act_for_a_visitor() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let ours = format!("http://{}", house.address);
    for (name, value, status) in [
        ("Origin", "http://evil.example", 403),
        ("Origin", "null", 403),
        ("Sec-Fetch-Site", "cross-site", 403),
        ("Origin", &ours, 303),
    ] {
        let answer = ada.ask("POST", "/play/presidential", &[(name, value)], None).await.unwrap();
        assert_eq!(answer.status, status, "{name}: {value}");
    }
    assert_eq!(house.count_tables().await, 1);
    let page = ada.get("/").await.unwrap();
    for (name, word) in [
        ("content-security-policy", "default-src 'none'"),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("cache-control", "no-store"),
    ] {
        assert!(page.header(name).is_some_and(|value| value.contains(word)), "{name}");
    }
}

#[tokio::test]
async fn what_is_too_large_is_not_taken() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let path = open_table(&mut ada, &[]).await;
    let long = "x".repeat(70_000);
    assert_eq!(send(&mut ada, "/name", FORM, form(&[("name", &long)]).as_bytes()).await, 413);
    let chat = format!("{path}/chat");
    assert_eq!(send(&mut ada, &chat, FORM, form(&[("text", &long)]).as_bytes()).await, 413);
    assert_eq!(send(&mut ada, &chat, FORM, form(&[("text", &long[..2_001])]).as_bytes()).await, 422);
    assert_eq!(send(&mut ada, "/name", FORM, form(&[("name", &long[..500])]).as_bytes()).await, 422);
    let notes = format!("{path}/notes");
    assert_eq!(send(&mut ada, &notes, FORM, form(&[("text", &long[..20_001])]).as_bytes()).await, 422);
    let file = format!(
        "--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n{}\r\n--b--\r\n",
        "x".repeat(3 << 20)
    );
    let status = send(&mut ada, "/import", "multipart/form-data; boundary=b", file.as_bytes()).await;
    assert!(matches!(status, 413 | 422), "{status}");
}

#[tokio::test]
async fn too_often_is_told_so() {
    let house = House::open().await;
    let mut game = house.table_of_two(&[]).await;
    let (seat, page) = game.turn().await;
    let mut last = 0;
    for _ in 0..130 {
        last = game.post(seat, "nonsense", page.version()).await.status;
        assert!(matches!(last, 422 | 429), "{last}");
        if last == 429 {
            break;
        }
    }
    assert_eq!(last, 429, "acts of one person");
    let mut stranger = house.visitor();
    let kind = "multipart/form-data; boundary=b";
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(send(&mut stranger, "/import", kind, b"--b--\r\n").await);
    }
    assert_eq!((statuses[0], statuses[11]), (422, 429), "files from one address: {statuses:?}");
}

/// A file too often from the address that stands in the header: the first and the last status.
async fn files_for(house: &House, address: &str) -> (u16, u16) {
    let mut visitor = house.visitor();
    let file = Some(("multipart/form-data; boundary=b", b"--b--\r\n".as_slice()));
    let mut statuses = Vec::new();
    for _ in 0..12 {
        let answer = visitor.ask("POST", "/import", &[("X-Forwarded-For", address)], file).await.unwrap();
        statuses.push(answer.status);
    }
    (statuses[0], statuses[11])
}

#[tokio::test]
async fn a_trusted_proxy_says_for_whom_it_asks_and_nobody_else_does() {
    let house = House::behind("127.0.0.0/8".parse().unwrap()).await;
    assert_eq!(files_for(&house, "203.0.113.5").await, (422, 429));
    assert_eq!(files_for(&house, "203.0.113.6").await, (422, 429), "another visitor");
    assert_eq!(files_for(&house, "1.2.3.4, 203.0.113.5").await, (429, 429), "what the visitor wrote");
    assert_eq!(files_for(&house, "nonsense").await, (422, 429), "the proxy itself");
    assert_eq!(files_for(&house, "").await, (429, 429), "the proxy itself");
    for house in [House::behind("10.0.0.0/8".parse().unwrap()).await, House::open().await] {
        assert_eq!(files_for(&house, "203.0.113.5").await, (422, 429));
        assert_eq!(files_for(&house, "203.0.113.6").await, (429, 429), "the header of anybody is ignored");
    }
}

#[tokio::test]
async fn one_address_holds_so_many_connections_unless_it_is_a_proxy() {
    for (house, answers) in [
        (House::open().await, false),
        (House::behind("127.0.0.1".parse().unwrap()).await, true),
        (House::without_limits().await, true),
    ] {
        let mut held = Vec::new();
        for _ in 0..CONNECTIONS {
            held.push(TcpStream::connect(house.address).await.unwrap());
        }
        assert_eq!(house.visitor().get("/about").await.is_ok(), answers);
    }
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let unknown = store::TableId::random();
    for table in ["x".to_owned(), unknown.to_string(), "..%2f..".to_owned(), "%00".to_owned()] {
        for end in ["", "/export", "/live", "?at=3"] {
            ada.get(&format!("/t/{table}{end}")).await.unwrap().is(404);
        }
        for (end, fields) in [
            ("act", [("act", "roll"), ("seat", "0")].as_slice()),
            ("undo", &[("seat", "0")]),
            ("chat", &[("text", "hello")]),
            ("seat", &[("seat", "0")]),
        ] {
            ada.post(&format!("/t/{table}/{end}"), fields).await.unwrap().is(404);
        }
    }
    for path in ["/t/", "/nowhere", "/new/chess", "/rules/chess", "/assets/secret", "/join/x"] {
        ada.get(path).await.unwrap().is(404);
    }
    ada.get(&format!("/join/{}", store::Token::random().reveal())).await.unwrap().is(404);
    ada.post("/play/chess", &[]).await.unwrap().is(404);
}

#[tokio::test]
async fn forms_that_cannot_be_read_are_the_visitors_fault() {
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    let path = open_table(&mut ada, &[]).await;
    let odd: [&[u8]; 12] = [
        b"",
        b"seat=0",
        b"act=roll",
        b"act=roll&seat=256",
        b"act=roll&seat=-1&version=x",
        b"act=%00&seat=0",
        b"act=%FF%FE&seat=0",
        b"act=roll&seat=7",
        b"text=",
        b"text=%00",
        b"spot=%00&seat=0",
        b"name=&password=&at=-1&answer=maybe&lang=xx",
    ];
    let tables = ["act", "undo", "undo-answer", "chat", "seat", "invite"].map(|end| format!("{path}/{end}"));
    let others = ["/name", "/account", "/sign-in"].map(str::to_owned);
    for path in tables.iter().chain(&others) {
        for body in odd {
            let status = send(&mut ada, path, FORM, body).await;
            // A form may be good by chance: the seat alone is all that some need.
            assert!(status == 303 || (400..500).contains(&status), "{path} {body:?}: {status}");
            let status = send(&mut ada, path, "text/plain", body).await;
            assert!((400..500).contains(&status), "{path} as plain text: {status}");
        }
    }
    for query in ["?at=x", "?at=-1", "?seat=999", "?hint=x", "?at=99999999999999999999"] {
        ada.get(&format!("{path}{query}")).await.unwrap().is(400);
    }
    ada.get(&format!("{path}?at=9999&seat=9&hint=9&more=1")).await.unwrap().is(200);
    let bad_options = [
        ("option.weeks", "0"),
        ("option.weeks", "many"),
        ("option.nothing", "1"),
        ("option.own_cards", "{"),
        ("seat.0", "bot:genius"),
        ("seat.0", "you"),
    ];
    let before = house.count_tables().await;
    for pair in bad_options {
        let fields = [pair, ("seat.1", "me")];
        ada.post("/new/presidential", &fields).await.unwrap().is(422);
    }
    assert_eq!(house.count_tables().await, before);
}

#[tokio::test]
async fn what_cannot_be_read_is_answered_in_words() {
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    let path = open_table(&mut ada, &[]).await;
    ada.post("/prefs", &[("lang", "de")]).await.unwrap().is(303);
    let long = form(&[("text", &"x".repeat(70_000))]);
    let [act, notes, undo] = ["act", "notes", "undo"].map(|end| format!("{path}/{end}"));
    for (method, path, kind, body, status, words) in [
        ("GET", format!("{path}?at=99999999999999999999"), FORM, "", 400, "nicht lesen"),
        ("GET", format!("{path}?seat=0&seat=1"), FORM, "", 400, "nicht lesen"),
        ("GET", "/t/%ff".to_owned(), FORM, "", 400, "nicht lesen"),
        ("POST", act.clone(), FORM, "act=roll&act=roll&seat=0", 422, "nicht lesen"),
        ("POST", act.clone(), "text/plain", "act=roll&seat=0", 415, "nicht lesen"),
        ("POST", notes, FORM, long.as_str(), 413, "zu groß"),
        ("POST", "/import".to_owned(), "text/plain", "", 400, "nicht lesen"),
        ("PUT", path.clone(), FORM, "", 405, "Die Adresse stimmt nicht"),
    ] {
        let mut fresh = ada.moved(house.address);
        let answer = fresh.ask(method, &path, &[], Some((kind, body.as_bytes()))).await.unwrap().is(status);
        assert!(answer.body.contains(words) && answer.body.contains("<bdi>Ada</bdi>"), "{}", answer.body);
        assert!(answer.header("content-security-policy").is_some());
    }
    // Who opens the address of a form again finds the page that it stands on.
    for (form, page) in [(act, &*path), (undo, &path), ("/sign-out".to_owned(), "/")] {
        assert_eq!(ada.get(&form).await.unwrap().is(303).location(), page);
    }
}

#[tokio::test]
async fn a_broken_file_is_refused_in_words_and_makes_no_table() {
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    let both = [("seat.0", "me"), ("seat.1", "me")];
    let mut good = ada.post("/new/presidential", &both).await.unwrap().is(303).location().to_owned();
    for _ in 0..6 {
        let mut page = ada.part(&format!("{good}?seat=0")).await.unwrap();
        if page.acts().is_empty() {
            page = ada.part(&format!("{good}?seat=1")).await.unwrap();
        }
        let seat = number(&page.body, "data-seat=\"").to_string();
        let act = page.acts()[0].to_owned();
        ada.post(&format!("{good}/act"), &[("act", &act), ("seat", &seat)]).await.unwrap().is(303);
    }
    good.push_str("/export");
    let file = ada.get(&good).await.unwrap().is(200).body;
    let before = house.count_tables().await;
    let half: String = file.chars().take(file.chars().count() / 2).collect();
    let broken = [
        String::new(),
        "no file of a game".to_owned(),
        "{}".to_owned(),
        half,
        file.replace("presidential", "chess"),
        file.replacen("\"hash\":\"", "\"hash\":\"0", 1),
        file.replace("roll", "lose"),
        file.replace("\"acts\"", "\"deeds\""),
        "[".repeat(100_000),
    ];
    for text in broken {
        if text == file {
            continue;
        }
        let (kind, body) = upload(&text);
        let answer = ada.ask("POST", "/import", &[], Some((kind, body.as_bytes()))).await.unwrap();
        let start: String = text.chars().take(40).collect();
        assert_eq!(answer.status, 422, "{start}");
        assert!(answer.body.contains("notice"), "{start}: without a word");
    }
    assert_eq!(house.count_tables().await, before);
    let (kind, body) = upload(&file);
    ada.ask("POST", "/import", &[], Some((kind, body.as_bytes()))).await.unwrap().is(303);
    assert_eq!(house.count_tables().await, before + 1);
}

#[tokio::test]
async fn a_refused_form_leaves_nothing_of_a_first_visitor() {
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    let path = open_table(&mut ada, &[]).await;
    let mut record = house.record(id_of(&path)).await;
    let file = record.write();
    record.opening.hash = "0123456789abcdef".to_owned();
    let mut nobody = house.visitor();
    for (path, fields, status) in [
        ("/new/presidential", [("option.weeks", "0"), ("seat.0", "me"), ("seat.1", "me")], 422),
        ("/new/presidential", [("option.weeks", "8"), ("seat.0", "me"), ("seat.1", "none")], 422),
        ("/new/presidential", [("option.weeks", "8"), ("seat.0", "me"), ("seat.1", "bot:genius")], 422),
        (&format!("{path}/branch"), [("at", "0"), ("seat", "0"), ("x", "")], 403),
    ] {
        nobody.post(path, &fields).await.unwrap().is(status);
    }
    for file in ["{}", &file.replace("presidential", "chess"), &record.write()] {
        let (kind, body) = upload(file);
        nobody.ask("POST", "/import", &[], Some((kind, body.as_bytes()))).await.unwrap().is(422);
    }
    assert!(nobody.cookie("resolute").is_none());
    assert!(house.keeps("Ada") && !house.keeps("Guest"));
    assert_eq!(house.count_tables().await, 1);
    let (kind, body) = upload(&file);
    nobody.ask("POST", "/import", &[], Some((kind, body.as_bytes()))).await.unwrap().is(303);
    assert!(nobody.cookie("resolute").is_some() && house.keeps("Guest"));
}

pub fn upload(text: &str) -> (&'static str, String) {
    let head = "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"game.json\"\r\n\r\n";
    ("multipart/form-data; boundary=b", format!("{head}{text}\r\n--b--\r\n"))
}

#[tokio::test]
async fn secrets_are_long_kept_from_scripts_and_not_in_the_database() {
    let house = House::open().await;
    let mut ada = house.visitor();
    let named = ada.post("/name", &[("name", "Ada"), ("back", "/")]).await.unwrap().is(303);
    let prefs = ada.post("/prefs", &[("lang", "de"), ("back", "/")]).await.unwrap().is(303);
    for answer in [&named, &prefs] {
        let cookie = answer.header("set-cookie").unwrap();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    }
    let password = "correct horse battery";
    ada.post("/account", &[("name", "ada"), ("password", password)]).await.unwrap().is(303);
    let fields = [("seat.0", "me"), ("seat.1", "friend")];
    let path = ada.post("/new/presidential", &fields).await.unwrap().is(303).location().to_owned();
    let page = ada.get(&path).await.unwrap().is(200).body;
    let link = page.split_once("/join/").unwrap().1.split('"').next().unwrap().to_owned();
    let session = ada.cookie("resolute").unwrap().split('.').next().unwrap().to_owned();
    for word in [path.trim_start_matches("/t/"), &link, &session] {
        assert!(word.len() * BITS_A_LETTER >= 128, "{word}");
    }
    assert!(house.keeps(path.trim_start_matches("/t/")), "the right file is searched");
    assert!(!house.keeps(&link), "the invitation");
    assert!(!house.keeps(&session), "the session");
    assert!(!house.keeps(password), "the password");
    assert!(house.keeps("$argon2id$"));
}
