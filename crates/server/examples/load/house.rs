//! The server as a process of its own, so that its memory is its own.

use std::io::Read;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::visitor::Visitor;

pub const ROLE: &str = "serve";

/// Serves until the pipe from the parent is closed.
pub async fn serve(database: String) {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let webhooks = server::WebhookPolicy::default();
    let config = server::Config {
        listen,
        database,
        limits: false,
        connections: Default::default(),
        webhooks,
        trusted_proxies: Vec::new(),
        time: Default::default(),
        hosts: Vec::new(),
        metrics: None,
        quotas: Default::default(),
        keeping: Default::default(),
    };
    let ready = |address: SocketAddr| {
        use std::io::Write;
        println!("{address}");
        std::io::stdout().flush().expect("the parent listens");
    };
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    std::thread::spawn(move || {
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
        drop(end);
    });
    let stop = async {
        let _ = ended.await;
    };
    server::serve(config, ready, stop).await.expect("the house can be served");
}

pub struct House {
    child: Child,
    pub address: SocketAddr,
    /// From the start of the process to its first answer.
    pub started: Duration,
}

impl House {
    pub async fn start(database: &str) -> House {
        let began = Instant::now();
        let myself = std::env::current_exe().expect("this program has a file");
        let mut child = Command::new(myself)
            .args([ROLE, database])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this program starts again");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("its output was asked for");
        std::io::BufRead::read_line(&mut std::io::BufReader::new(stdout), &mut line).expect("an address");
        let address = line.trim().parse().expect("an address");
        Visitor::new(address).get("/").await.expect("the house answers");
        House { child, address, started: began.elapsed() }
    }

    /// Pages asked for before memory is looked at, so that what is loaded once is there.
    pub async fn warm(&self) {
        let mut visitor = Visitor::new(self.address);
        for _ in 0..50 {
            for path in ["/", "/new/presidential", "/rules/presidential"] {
                visitor.get(path).await.expect("the house answers");
            }
        }
    }

    /// Resident, in kB.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
    }

    /// Processor time so far.
    pub fn work(&self) -> Duration {
        // By proc(5): user and system time are the 12th and 13th word after the name, in hundredths of a second.
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let words = stat.rsplit_once(") ").map_or("", |(_, rest)| rest).split(' ').skip(11).take(2);
        Duration::from_millis(words.filter_map(|word| word.parse::<u64>().ok()).sum::<u64>() * 10)
    }

    /// How long it takes to stop.
    pub async fn stop(mut self) -> Duration {
        let began = Instant::now();
        drop(self.child.stdin.take());
        let wait = tokio::task::spawn_blocking(move || self.child.wait());
        wait.await.expect("waiting does not panic").expect("the house stops");
        began.elapsed()
    }
}
