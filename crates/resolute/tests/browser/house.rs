//! The server: the real binary on a free port with a private database.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Condvar, Mutex, PoisonError};

use serde_json::Value;
use tempfile::TempDir;

/// How many tests may have browsers open at once.
const MOST: usize = 2;

static OPEN: (Mutex<usize>, Condvar) = (Mutex::new(0), Condvar::new());

/// Permission to open browsers, returned when the test ends.
struct Turn;

impl Turn {
    fn wait() -> Turn {
        let open = OPEN.0.lock().unwrap_or_else(PoisonError::into_inner);
        let free = OPEN.1.wait_while(open, |open| *open >= MOST);
        *free.unwrap_or_else(PoisonError::into_inner) += 1;
        Turn
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        *OPEN.0.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        OPEN.1.notify_one();
    }
}

/// A running server, killed when the test ends.
pub struct House {
    program: PathBuf,
    child: Child,
    address: String,
    folder: TempDir,
    _turn: Turn,
}

impl House {
    /// `None` if a browser is missing and the environment says that the test may be skipped.
    pub fn open() -> Option<House> {
        House::of(Path::new(env!("CARGO_BIN_EXE_resolute")))
    }

    /// The same with another build of the program.
    pub fn of(program: &Path) -> Option<House> {
        let skipped = std::env::var("RESOLUTE_SKIP").unwrap_or_default();
        for (program, package) in [("chromium", "chromium"), ("chromedriver", "chromium-driver")] {
            if Command::new(program).arg("--version").stderr(Stdio::null()).output().is_err() {
                assert!(skipped.contains(program), "{program} is missing: apt-get install {package}");
                println!("SKIPPED: {program} is missing");
                return None;
            }
        }
        let turn = Turn::wait();
        let folder = tempfile::tempdir().unwrap();
        let (child, address) = start(program, folder.path(), "127.0.0.1:0");
        Some(House { program: program.to_owned(), child, address, folder, _turn: turn })
    }

    /// `http://127.0.0.1:PORT` followed by this path.
    pub fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Kills the server like a power failure: no farewell, no answer to requests in progress.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again at the same address with the same database.
    pub fn start_again(&mut self) {
        let (child, address) = start(&self.program, self.folder.path(), &self.address);
        assert_eq!(address, self.address);
        self.child = child;
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn start(program: &Path, folder: &Path, listen: &str) -> (Child, String) {
    let database = format!("sqlite:{}", folder.join("tables.sqlite").display());
    let mut command = Command::new(program);
    command.args(["serve", "--lang", "en", "--listen", listen, "--database", &database]);
    // The same dice in every run, or others on request, so that tests do not depend on luck.
    let seed = std::env::var("RESOLUTE_TEST_SEED").unwrap_or_else(|_| "1".to_owned());
    command.env("RESOLUTE_TEST_SEED", seed);
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = lines.next().expect("the server says where it is").unwrap();
    let address = first.split_once("http://").and_then(|(_, rest)| rest.split_once('/'));
    let address = address.unwrap_or_else(|| panic!("no address in {first:?}")).0.to_owned();
    // Keep reading, so that further output finds an open pipe.
    std::thread::spawn(move || lines.for_each(drop));
    (child, address)
}

/// The replies of the table protocol to these requests, all of which must succeed.
#[track_caller]
pub fn table(requests: &[Value]) -> Vec<Value> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_resolute"));
    let mut child = command.arg("table").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    for request in requests {
        writeln!(input, "{request}").unwrap();
    }
    drop(input);
    let output = child.wait_with_output().unwrap();
    let replies: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    for (request, reply) in requests.iter().zip(&replies) {
        assert_eq!(reply["ok"], true, "{request}: {reply}");
    }
    replies
}

/// The binary's output for these arguments, and whether it succeeded.
pub fn resolute(words: &[&str]) -> (bool, String) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_resolute")).args(["--lang", "en"]).args(words).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).unwrap())
}
