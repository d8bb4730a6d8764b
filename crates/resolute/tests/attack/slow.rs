//! Visitors who send and read as slowly as they can, and open as many connections as possible.

use std::time::Duration;

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::siege::{Siege, soon};

const CONNECTIONS: usize = 400;

/// Beginnings of requests whose rest is sent byte by byte, or of streams that nobody reads.
fn beginning(n: usize, table: &str) -> String {
    let head = |line: &str, more: &str| format!("{line} HTTP/1.1\r\nHost: localhost\r\n{more}");
    let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nname=";
    let file = "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 2000000\r\n\r\n--b\r\n";
    let chunks = "Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n";
    match n % 6 {
        0 => head("GET /", "X-Slow: "),
        1 => head("POST /name", form),
        2 => head("POST /import", file),
        3 => head("POST /name", chunks),
        4 => head(&format!("GET {table}/live"), "\r\n"),
        _ => "G".to_owned(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_visitors_keep_nobody_waiting() {
    let mut siege = Siege::begin().await;
    let (address, table) = (siege.served.address, siege.table.clone());
    let (mut opened, mut bytes, mut rounds) = (0, 0, 0);
    let mut slow: Vec<Option<TcpStream>> = (0..CONNECTIONS).map(|_| None).collect();
    while siege.trial.goes_on() {
        for (n, place) in slow.iter_mut().enumerate() {
            let sent = match place {
                Some(link) => link.write_all(b"x").await,
                None => match TcpStream::connect(address).await {
                    Ok(mut link) => {
                        opened += 1;
                        let sent = link.write_all(beginning(n, &table).as_bytes()).await;
                        *place = Some(link);
                        sent
                    }
                    Err(why) => Err(why),
                },
            };
            // If the server closed the connection, a new one is opened.
            match sent {
                Ok(()) => bytes += 1,
                Err(_) => *place = None,
            }
        }
        rounds += 1;
        // A new visitor is served as well.
        let mut stranger = siege.stranger();
        siege.get(&mut stranger, "/about").await.is(200);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    println!("{opened} slow connections, {bytes} pieces in {rounds} rounds");
    drop(slow);
    let mut last = siege.stranger();
    assert!(soon(async || last.get("/about").await.is_ok_and(|page| page.status == 200)).await);
    siege.end("slow visitors").await;
}
