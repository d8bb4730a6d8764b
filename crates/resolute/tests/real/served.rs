//! The program as an operator starts it.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_resolute");

pub struct Served {
    pub child: Child,
    pub address: SocketAddr,
    /// Kept open, because the server may print more.
    _said: BufReader<ChildStdout>,
}

pub fn url(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

pub fn start(file: &Path) -> Served {
    start_on(&url(file))
}

pub fn start_on(database: &str) -> Served {
    serve(Command::new(PROGRAM), database)
}

/// Starts a server with a command that becomes or runs the program.
pub fn serve(command: Command, database: &str) -> Served {
    serve_with(command, database, &[])
}

pub fn serve_with(mut command: Command, database: &str, options: &[&str]) -> Served {
    // Errors in these tests are provoked, so the log is off unless it is asked for.
    if std::env::var_os("RESOLUTE_LOG").is_none() {
        command.env("RESOLUTE_LOG", "off");
    }
    let mut child = command
        .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
        .args(options)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    said.read_line(&mut line).unwrap();
    let address =
        line.split_once("http://").and_then(|(_, rest)| rest.split_once('/')).map(|(place, _)| place);
    let address = address.unwrap_or_else(|| panic!("no address: {line}")).parse().unwrap();
    Served { child, address, _said: said }
}

impl Served {
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn is_running(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }

    /// Memory of the process in kilobytes: now and at its peak.
    pub fn memory(&self) -> (u64, u64) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = |name: &str| {
            let rest = status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
            rest.trim().trim_end_matches(" kB").parse().unwrap()
        };
        (line("VmRSS:"), line("VmHWM:"))
    }
}

/// Ends the server even if the test fails.
impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Checks that `resolute validate` finds at least this many tables and that every one replays to its hash.
pub fn all_replay(database: &str, tables: usize) {
    let checked =
        Command::new(PROGRAM).args(["validate", "--database", database]).env("LC_ALL", "C").output().unwrap();
    let words = String::from_utf8_lossy(&checked.stdout);
    assert!(checked.status.success(), "every table replays to its hash: {words}");
    // There may also be tables whose creation was not acknowledged in time.
    let digits = |word: &str| word.trim_matches(|c: char| !c.is_ascii_digit()).parse::<usize>().ok();
    let replayed = words.split_whitespace().find_map(digits);
    assert!(replayed.is_some_and(|replayed| replayed >= tables), "{tables} tables: {words}");
}
