//! What an operator needs: names of the house, TLS in front of it, ids of requests, health and figures.

use std::net::{SocketAddr, TcpListener};

use server::{Config, WebhookPolicy};

use crate::house::{House, next, open_table, usual};
use crate::visitor::Visitor;

async fn house_with(config: impl FnOnce(Config) -> Config) -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("house.sqlite").display());
    (folder, House::serving(config(usual(&url, false))).await)
}

fn asking_for(house: &House, host: &str) -> Visitor {
    let mut visitor = house.visitor();
    visitor.host = host.to_owned();
    visitor
}

#[tokio::test]
async fn an_unknown_name_is_refused_with_a_word() {
    let house = House::without_limits().await;
    for host in ["192.168.1.5:1789", "localhost", "study.local:1789", "[::1]:80"] {
        asking_for(&house, host).get("/").await.unwrap().is(200);
    }
    for host in ["evil.example", "evil.example:1789", ""] {
        let mut visitor = asking_for(&house, host);
        let refused = visitor.get("/").await.unwrap().is(421);
        assert!(refused.body.contains("does not answer to the name") && refused.body.contains("--host"));
        visitor.post("/name", &[("name", "Ada")]).await.unwrap().is(421);
        assert!(visitor.cookies.is_empty());
        let german = visitor.ask("GET", "/", &[("Accept-Language", "de")], None).await.unwrap().is(421);
        assert!(german.body.contains("hört nicht auf den Namen"), "{}", german.body);
        // Whoever watches over the process may call it as they like.
        visitor.get("/healthz").await.unwrap().is(200);
    }
}

#[tokio::test]
async fn names_that_are_listed_are_all_there_are() {
    let hosts = vec!["table.example".to_owned(), "other.example".to_owned()];
    let (_folder, house) = house_with(|config| Config { hosts, ..config }).await;
    for (host, status) in [
        ("table.example", 200),
        ("Other.Example:443", 200),
        ("localhost:1789", 200),
        ("192.168.1.5", 421),
        ("study.local", 421),
        ("x.table.example", 421),
    ] {
        asking_for(&house, host).get("/").await.unwrap().is(status);
    }
}

fn behind_tls(config: Config) -> Config {
    let webhooks =
        WebhookPolicy { public_url: "https://table.example".to_owned(), ..WebhookPolicy::default() };
    Config { webhooks, ..config }
}

#[tokio::test]
async fn behind_tls_browsers_are_told_and_cookies_are_bound_to_the_host() {
    let (_folder, house) = house_with(behind_tls).await;
    let mut ada = asking_for(&house, "table.example");
    let named = ada.post("/name", &[("name", "Ada")]).await.unwrap().is(303);
    assert_eq!(named.header("strict-transport-security"), Some("max-age=31536000"));
    let cookie = named.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-resolute=") && cookie.contains("; Path=/;"), "{cookie}");
    assert!(cookie.contains("; Secure") && !cookie.contains("Domain"), "{cookie}");
    assert!(ada.get("/").await.unwrap().body.contains("Ada"));

    // Whoever was here before the house was behind TLS has a cookie of the old name, which is replaced once.
    let value = ada.cookie("__Host-resolute").unwrap().to_owned();
    let mut old = asking_for(&house, "table.example");
    old.cookies = vec![("resolute".to_owned(), value.clone())];
    assert!(old.get("/").await.unwrap().is(200).body.contains("Ada"));
    assert_eq!(old.cookies, [("__Host-resolute".to_owned(), value)]);
    assert!(old.get("/").await.unwrap().header("set-cookie").is_none());

    // Signing out with the old one leaves neither.
    let mut leaving = asking_for(&house, "table.example");
    leaving.cookies = vec![("resolute".to_owned(), ada.cookie("__Host-resolute").unwrap().to_owned())];
    leaving.post("/sign-out", &[]).await.unwrap().is(303);
    assert!(leaving.cookies.is_empty(), "{:?}", leaving.cookies);

    let plain = House::without_limits().await;
    let page = plain.visitor().get("/").await.unwrap();
    assert!(page.header("strict-transport-security").is_none(), "without TLS nobody is told to use it");
}

#[tokio::test]
async fn every_answer_has_an_id_and_a_page_about_a_fault_shows_it() {
    let house = House::without_limits().await;
    let mut ada = house.visitor();
    let one = ada.get("/").await.unwrap().is(200);
    let two = ada.get("/t/nowhere").await.unwrap().is(404);
    let three = ada.post("/import", &[]).await.unwrap().is(400);
    let ids = [&one, &two, &three].map(|answer| answer.header("x-request-id").expect("an id").to_owned());
    assert!(ids[0] != ids[1] && ids[1] != ids[2] && ids.iter().all(|id| id.len() == 16));
    assert!(two.body.contains(&ids[1]), "{}", two.body);
    assert!(three.body.contains(&ids[2]), "{}", three.body);
    let given = [("X-Request-Id", "abc-123")];
    let answer = ada.ask("GET", "/", &given, None).await.unwrap();
    assert_ne!(answer.header("x-request-id"), Some("abc-123"), "anybody could have written it");

    let behind = House::behind("127.0.0.1".parse().unwrap()).await;
    let mut visitor = behind.visitor();
    let answer = visitor.ask("GET", "/", &given, None).await.unwrap();
    assert_eq!(answer.header("x-request-id"), Some("abc-123"), "the proxy has given one");
    let odd = visitor.ask("GET", "/", &[("X-Request-Id", "<b>")], None).await.unwrap();
    assert_ne!(odd.header("x-request-id"), Some("<b>"));
}

#[tokio::test]
async fn health_is_told_without_a_page() {
    let house = House::open().await;
    let mut probe = house.visitor();
    for _ in 0..500 {
        assert_eq!(probe.get("/healthz").await.unwrap().is(200).body, "ok\n");
    }
    assert_eq!(probe.get("/readyz").await.unwrap().is(200).body, "ready\n");
}

/// The value of a line of the figures.
fn figure(figures: &str, name: &str) -> f64 {
    let line = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name}: {figures}")).parse().unwrap()
}

#[tokio::test]
async fn figures_are_served_beside_the_house_and_only_if_wished() {
    let free: SocketAddr = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let (_folder, house) = house_with(|config| Config { metrics: Some(free), ..config }).await;
    let mut game = house.table_of_two(&[]).await;
    game.act(&[]).await;
    let (seat, page) = game.turn().await;
    game.post(seat, "nonsense", page.version()).await.is(422);
    let mut listener = game.people[0].listen(&game.at("live"), None).await.unwrap();
    next(&mut listener).await;
    house.visitor().get("/metrics").await.unwrap().is(404);
    let answer = Visitor::new(free).get("/metrics").await.unwrap().is(200);
    assert_eq!(answer.header("content-type"), Some("text/plain; version=0.0.4; charset=utf-8"));
    let figures = answer.body;
    assert_eq!(figure(&figures, "resolute_acts_total{result=\"accepted\"}"), 1.0);
    assert_eq!(figure(&figures, "resolute_acts_total{result=\"refused\"}"), 1.0);
    assert_eq!(figure(&figures, "resolute_requests_total{route=\"act\",status=\"422\"}"), 1.0);
    assert_eq!(figure(&figures, "resolute_requests_total{route=\"none\",status=\"404\"}"), 1.0);
    assert_eq!(figure(&figures, "resolute_live_streams"), 1.0);
    assert_eq!(figure(&figures, "resolute_tables_in_memory"), 1.0);
    for kind in ["read", "write"] {
        let count = figure(&figures, &format!("resolute_store_seconds_count{{kind=\"{kind}\"}}"));
        let all = figure(&figures, &format!("resolute_store_seconds_bucket{{kind=\"{kind}\",le=\"+Inf\"}}"));
        assert!(count > 0.0 && count == all, "{figures}");
    }
    let mut other = house.guest("Cy").await;
    let path = open_table(&mut other, &[]).await;
    other.get(&path).await.unwrap().is(200);
    let figures = Visitor::new(free).get("/metrics").await.unwrap().body;
    assert_eq!(figure(&figures, "resolute_tables_in_memory"), 2.0);
}
