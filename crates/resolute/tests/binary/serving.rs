//! `resolute serve` as a process: its log, and what happens if nobody reads it.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::common::run;
use crate::visitor::Visitor;

const PASSWORD: &str = "seven white horses";

/// Every connection is an open file, so a server that starts with a low limit raises it as far as it may.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_limit_of_open_files_is_raised_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let script = "ulimit -Hn 4096; ulimit -Sn 256; exec \"$0\" \"$@\"";
    let served = Served::start(folder.path(), script, &[], Stdio::null());
    served.answers().await;
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", served.child.id())).unwrap();
    let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    let words: Vec<&str> = line.split_whitespace().collect();
    // A process that may raise the hard limit as well, such as root, gets even more.
    assert!(words[3].parse::<u64>().unwrap() >= 4096, "{line}");
}

struct Served {
    child: Child,
    address: SocketAddr,
    /// Kept open, because the server may print more.
    _said: BufReader<ChildStdout>,
}

/// Ends the server even if the test fails.
impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Served {
    /// Started through a shell, which can close the streams it passes on.
    fn start(folder: &Path, script: &str, options: &[&str], stderr: Stdio) -> Served {
        let database = format!("sqlite:{}", folder.join("house.sqlite").display());
        let mut child = Command::new("sh")
            .args(["-c", script, env!("CARGO_BIN_EXE_resolute"), "serve", "--listen", "127.0.0.1:0"])
            .args(["--lang", "en", "--database", &database])
            .args(options)
            .env_remove("RESOLUTE_LOG")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(stderr)
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        said.read_line(&mut line).unwrap();
        let place = line.split_once("http://").and_then(|(_, rest)| rest.split_once('/'));
        let (place, _) = place.unwrap_or_else(|| panic!("no address: {line}"));
        Served { child, address: place.parse().unwrap(), _said: said }
    }

    fn visitor(&self) -> Visitor {
        Visitor::new(self.address)
    }

    async fn answers(&self) {
        let answer = tokio::time::timeout(Duration::from_secs(10), async {
            // Connections that the server could not accept before are served first.
            loop {
                match self.visitor().get("/healthz").await {
                    Ok(answer) => return answer,
                    Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
                }
            }
        });
        assert_eq!(answer.await.expect("it goes on serving").status, 200);
    }

    /// Ends it the way a service is ended.
    fn end(mut self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
    }
}

/// Opens as many connections as needed to use up the process's open files. The server reports that in its log.
async fn exhaust(served: &Served) {
    let mut open = Vec::new();
    for _ in 0..80 {
        open.extend(tokio::net::TcpStream::connect(served.address).await);
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
}

#[tokio::test]
async fn it_goes_on_serving_when_nobody_reads_its_log() {
    let few_files = "ulimit -n 48; exec \"$0\" \"$@\"";
    let folder = tempfile::tempdir().unwrap();
    let mut served = Served::start(folder.path(), few_files, &["--log", "trace"], Stdio::piped());
    drop(served.child.stderr.take());
    exhaust(&served).await;
    served.answers().await;
    served.end();

    let closed = "ulimit -n 48; exec \"$0\" \"$@\" 2>&-";
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path(), closed, &["--log", "trace"], Stdio::null());
    exhaust(&served).await;
    served.answers().await;
    served.end();
}

#[tokio::test]
async fn it_goes_on_serving_when_its_log_is_held_up() {
    let folder = tempfile::tempdir().unwrap();
    // The pipe is open, but nobody reads from it.
    let served = Served::start(folder.path(), "exec \"$0\" \"$@\"", &["--log", "trace"], Stdio::piped());
    let mut visitor = served.visitor();
    for _ in 0..2_000 {
        let answer = tokio::time::timeout(Duration::from_secs(10), visitor.get("/healthz")).await;
        assert_eq!(answer.expect("no line is waited for").unwrap().status, 200);
    }
}

#[tokio::test]
async fn the_log_is_json_on_request_and_tells_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let stderr = std::fs::File::create(&log).unwrap();
    let options = ["--log", "trace", "--log-format", "json"];
    let served = Served::start(folder.path(), "exec \"$0\" \"$@\"", &options, stderr.into());
    let mut secrets = vec![PASSWORD.to_owned(), "wrong white horses".to_owned()];
    let mut ada = served.visitor();
    let mut cookie = |visitor: &Visitor| {
        secrets.extend(visitor.cookie("resolute").unwrap().split('.').map(str::to_owned));
    };
    ada.post("/name", &[("name", "Ada"), ("back", "/")]).await.unwrap().is(303);
    cookie(&ada);
    ada.post("/account", &[("name", "Ada"), ("password", PASSWORD)]).await.unwrap().is(303);
    cookie(&ada);
    let fields = [("seat.0", "me"), ("seat.1", "friend")];
    let path = ada.post("/new/presidential", &fields).await.unwrap().is(303).location().to_owned();
    let page = ada.get(&path).await.unwrap().is(200).body;
    let token = page.split_once("/join/").unwrap().1.split('"').next().unwrap().to_owned();
    let link = format!("/join/{token}");
    let mut ben = served.visitor();
    ben.get(&link).await.unwrap().is(200);
    ben.post(&link, &[("name", "Ben")]).await.unwrap().is(303);
    cookie(&ben);
    ben.post("/sign-in", &[("name", "Ada"), ("password", "wrong white horses")]).await.unwrap().is(403);
    let missing = ben.get("/t/nothing?secret=hidden").await.unwrap().is(404);
    let broken = [("Cookie", "resolute=forged.0123456789"), ("Content-Type", "text/odd")];
    ben.ask("POST", "/import", &broken, None).await.unwrap().is(400);
    ada.post("/sign-out", &[]).await.unwrap().is(303);
    served.end();

    secrets.extend([token, "secret=hidden".to_owned(), "0123456789".to_owned()]);
    let log = std::fs::read_to_string(&log).unwrap();
    for secret in &secrets {
        assert!(secret.len() > 8 && !log.contains(secret.as_str()), "{secret}: {log}");
    }
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let id = missing.header("x-request-id").unwrap();
    let of_request = |line: &&Value| line["span"]["id"] == id && line["status"] == 404;
    let line = lines.iter().find(of_request).unwrap_or_else(|| panic!("the request is in the log: {log}"));
    assert_eq!(line["span"]["route"], "/t/{table}");
    let told = |message: &str| lines.iter().any(|line| line["message"] == message && line["level"] == "INFO");
    assert!(told("listening") && told("stopped"), "{log}");
}

#[tokio::test]
async fn the_level_comes_from_the_command_line_or_the_environment() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    for (script, options, requests, start) in [
        ("exec \"$0\" \"$@\"", &[][..], false, true),
        ("RESOLUTE_LOG=debug exec \"$0\" \"$@\"", &[], true, true),
        ("RESOLUTE_LOG=debug exec \"$0\" \"$@\"", &["--log", "error"], false, false),
    ] {
        let stderr = std::fs::File::create(&log).unwrap();
        let served = Served::start(folder.path(), script, options, stderr.into());
        served.answers().await;
        served.end();
        let log = std::fs::read_to_string(&log).unwrap();
        assert_eq!(log.contains("answered"), requests, "{log}");
        assert_eq!(log.contains("listening"), start, "{log}");
    }
}

#[test]
fn what_cannot_be_served_is_refused_in_one_line_without_a_password() {
    let nobody = "postgres://me:hunter2secret@127.0.0.1:1/nothing";
    let ran = run(&["serve", "--listen", "127.0.0.1:0", "--database", nobody, "--log", "trace"]);
    assert_eq!(ran.code, 3, "{ran:?}");
    assert!(!ran.err.contains("hunter2secret") && !ran.out.contains("hunter2secret"), "{ran:?}");
    run(&["--lang", "en", "serve", "--log", "loud"]).refused(2, "off, error, warn, info, debug, trace");
    run(&["--lang", "en", "serve", "--log-format", "xml"]).refused(2, "text, json");
    run(&["--lang", "en", "serve", "--metrics", "here"]).refused(2, "--metrics");
}
