//! Slow clients: they wait for their deadlines, and nobody else waits for them.

use std::time::Duration;

use server::{Config, ConnectionPolicy, Timeouts};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::house::{House, in_time, open_table, usual};

/// A server with few connections, where nobody is waited for in vain.
async fn small(timeouts: Timeouts) -> House {
    let connections =
        ConnectionPolicy { most: 12, reserved: 4, per_address: 1_000, per_session: 1_000, timeouts };
    House::own(|url| Config { connections, ..usual(url, true) }).await
}

async fn begun(house: &House, words: &str) -> TcpStream {
    let mut link = TcpStream::connect(house.address).await.unwrap();
    link.write_all(words.as_bytes()).await.unwrap();
    link
}

const SLOW_HEAD: &str = "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ";
const SLOW_BODY: &str = "POST /name HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nname=";

#[tokio::test]
async fn many_slow_clients_do_not_make_the_server_unreachable() {
    let house = small(Timeouts::default()).await;
    for words in [SLOW_HEAD, SLOW_BODY] {
        let mut slow = Vec::new();
        for _ in 0..40 {
            slow.push(begun(&house, words).await);
        }
        for round in 0..5 {
            for link in &mut slow {
                // Some have been hung up on.
                let _ = link.write_all(b"x").await;
            }
            let page = in_time(house.visitor().get("/about")).await;
            assert_eq!(page.map(|page| page.status).ok(), Some(200), "round {round} of {words:?}");
            let mut guest = in_time(house.guest("Ada")).await;
            in_time(guest.get("/account")).await.unwrap().is(200);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

#[tokio::test]
async fn a_body_that_does_not_come_is_answered_so_and_hung_up_on() {
    let body = Duration::from_millis(300);
    let house = small(Timeouts { body, ..Timeouts::default() }).await;
    let import = "POST /import HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000\r\n\r\n--b\r\n";
    for words in [SLOW_BODY, import] {
        let mut link = begun(&house, words).await;
        let (mut heard, mut parts) = (String::new(), 0);
        let (mut read, mut write) = link.split();
        let trickle = async {
            loop {
                tokio::time::sleep(Duration::from_millis(50)).await;
                parts += usize::from(write.write_all(b"x").await.is_ok());
            }
        };
        tokio::select! {
            read = in_time(read.read_to_string(&mut heard)) => drop(read),
            () = trickle => {}
        }
        assert!(heard.starts_with("HTTP/1.1 408 "), "{heard}");
        assert!(heard.contains("connection: close") && heard.contains("too long to arrive"), "{heard}");
    }
    // Who says nothing at all is not answered.
    let head = Duration::from_millis(300);
    let house = small(Timeouts { head, ..Timeouts::default() }).await;
    let mut heard = Vec::new();
    in_time(begun(&house, SLOW_HEAD).await.read_to_end(&mut heard)).await.unwrap();
    assert!(heard.is_empty());
}

#[tokio::test]
async fn strangers_who_watch_leave_room_for_those_who_play() {
    let house = small(Timeouts::default()).await;
    let mut ada = house.guest("Ada").await;
    let path = open_table(&mut ada, &[]).await;
    let live = format!("{path}/live");
    let mut watching = Vec::new();
    while let Ok(listener) = house.visitor().listen(&live, None).await {
        watching.push(listener);
        assert!(watching.len() <= 12);
    }
    assert!(watching.len() >= 6, "{}", watching.len());
    let refused = in_time(house.visitor().get("/about")).await.unwrap().is(503);
    assert!(
        refused.header("retry-after").is_some() && refused.body.contains("a lot to do"),
        "{}",
        refused.body
    );
    // Ada comes back on a new connection, and plays on.
    let mut again = ada.moved(house.address);
    in_time(again.get(&path)).await.unwrap().is(200);
    let mut phone = ada.moved(house.address);
    in_time(phone.listen(&live, None)).await.unwrap();
    in_time(phone.post(&format!("{path}/chat"), &[("text", "hello")])).await.unwrap().is(303);
}
