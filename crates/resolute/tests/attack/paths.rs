//! Invalid requests: paths that lead out of the site, methods that do not exist, heads that can be parsed in two ways.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::routes;
use crate::siege::Siege;

/// Paths that might reach files of the machine.
const OUTSIDE: [&str; 20] = [
    "/../../../../etc/passwd",
    "/assets/../../../../etc/passwd",
    "/assets/..%2f..%2f..%2fetc%2fpasswd",
    "/assets/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%5c..%5cetc%5cpasswd",
    "/assets//etc/passwd",
    "/assets/table.js%00.png",
    "/assets/%c0%ae%c0%ae/etc/passwd",
    "//etc/passwd",
    "/t/..%2f..%2fetc%2fpasswd",
    "/t/%00",
    "/t/' OR 1=1 --",
    "/decks/../../house.sqlite",
    "/decks/%2e%2e%2fhouse.sqlite/csv",
    "/rules/..%2f..%2fCargo.toml",
    "/rules/presidential/%2e%2e%2f%2e%2e",
    "/guide/%ff%fe",
    "/join/../t",
    "/house.sqlite",
    "/.git/config",
];

/// Heads that are invalid, or that a proxy and a server may parse differently.
const HEADS: [&str; 16] = [
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "GET http://evil.example/ HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "GET http://{host}/../../etc/passwd HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "TRACE / HTTP/1.1\r\nHost: {host}\r\nCookie: resolute=x9q\r\n\r\n",
    "OPTIONS * HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "GET / HTTP/9.9\r\nHost: {host}\r\n\r\n",
    "\x16\x03\x01\x02\x00\x01\x00\x01\x7c\x03\x03",
    "GET /\0 HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "GET / HTTP/1.1\nHost: {host}\n\n",
    "POST /name HTTP/1.1\r\nHost: {host}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x9q HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "POST /name HTTP/1.1\r\nHost: {host}\r\nContent-Length: -1\r\n\r\n",
    "POST /name HTTP/1.1\r\nHost: {host}\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "POST /name HTTP/1.1\r\nHost: {host}\r\nContent-Length: 3\r\nContent-Length: 40\r\n\r\nabc",
    "POST /name HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\nffffffffffffffff\r\nx",
];

/// Sends raw bytes and returns whatever arrives within a moment.
async fn answer_to(siege: &Siege, bytes: &[u8]) -> String {
    let mut link = TcpStream::connect(siege.served.address).await.unwrap();
    let _ = link.write_all(bytes).await;
    let mut heard = Vec::new();
    let _ = tokio::time::timeout(Duration::from_millis(60), link.read_to_end(&mut heard)).await;
    String::from_utf8_lossy(&heard).into_owned()
}

fn is_harmless(heard: &str, sent: &str) {
    let status = heard.split(' ').nth(1).unwrap_or_default();
    assert!(!status.starts_with('5'), "{sent:?}: {heard}");
    for secret in ["root:", "SQLite format 3", "[workspace]", "[core]"] {
        assert!(!heard.contains(secret), "{sent:?}: {heard}");
    }
    let leads_out = |place: &str| {
        let place = place.trim_start();
        !place.starts_with('/') || place.starts_with("//") || place.starts_with("/\\")
    };
    let places = heard.lines().filter_map(|line| line.strip_prefix("location:"));
    assert!(!places.into_iter().any(leads_out), "{sent:?} leads out of the house: {heard}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_path_leads_out_and_no_head_confuses() {
    let mut siege = Siege::begin().await;
    let host = siege.served.address.to_string();
    let mut sent = 0;
    while sent == 0 || siege.trial.goes_on() {
        for path in OUTSIDE {
            let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
            let heard = answer_to(&siege, request.as_bytes()).await;
            is_harmless(&heard, path);
            assert!(!heard.starts_with("HTTP/1.1 200"), "{path} is there: {heard}");
            sent += 1;
        }
        for head in HEADS {
            let request = head.replace("{host}", &host);
            let heard = answer_to(&siege, request.as_bytes()).await;
            is_harmless(&heard, head);
            assert!(!heard.contains("x9q"), "{head:?} comes back: {heard}");
            sent += 1;
        }
        // Every route with methods and path parts that it does not have.
        for route in routes::all() {
            let n = siege.trial.choices.below(OUTSIDE.len());
            let odd = [OUTSIDE[n].trim_start_matches('/'), "%F0%9F%92%A3", "..", &"x".repeat(3_000)];
            let piece = *siege.trial.choices.of(&odd);
            let mut path = route.path.clone();
            while let Some((before, rest)) = path.split_once('{') {
                path = format!("{before}{}{}", piece.replace(' ', "%20"), rest.split_once('}').unwrap().1);
            }
            for method in ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "FOO"] {
                let length = if method == "GET" { "" } else { "Content-Length: 0\r\n" };
                let request =
                    format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{length}\r\n");
                is_harmless(&answer_to(&siege, request.as_bytes()).await, &format!("{method} {path}"));
                sent += 1;
            }
        }
        // Addresses to return to after a form, which must not lead to another site.
        for back in [
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "/\t/evil.example",
            "\r\nX-Evil: x9q",
        ] {
            let mut stranger = siege.stranger();
            for path in ["/name", "/prefs", "/sign-out"] {
                let fields = [("name", "Eve"), ("lang", "de"), ("theme", "dark"), ("back", back)];
                let answer = siege.post(&mut stranger, path, &fields).await;
                assert!(matches!(answer.location(), "" | "/"), "{path} leads to {}", answer.location());
                assert!(answer.header("x-evil").is_none());
            }
        }
    }
    println!("{sent} odd requests");
    siege.end("path tricks").await;
}
