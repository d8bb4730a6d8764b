//! Runs the binary, and provides a few games to run it on.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

/// All playsheets of the CDG Solo System.
pub const PLAYSHEETS: [&str; 9] = [
    "wilderness",
    "pursuit",
    "barbarossa",
    "empire",
    "1960",
    "ancients-epic",
    "medieval",
    "napoleonics",
    "napoleonics-epic",
];

/// The result of one run.
#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|e| panic!("{e}: {self:?}"))
    }

    /// Asserts that the program failed with this exit code and one line that contains these words.
    #[track_caller]
    pub fn refused(&self, code: i32, words: &str) {
        assert_eq!(self.code, code, "{self:?}");
        assert!(self.err.starts_with("resolute: ") && self.err.contains(words), "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        assert!(!self.err.contains('['), "an unknown text or a rule where none was expected: {self:?}");
    }

    #[track_caller]
    pub fn good(self) -> Ran {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{self:?}");
        self
    }
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        Ran {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

/// The binary in a clean environment.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_resolute"));
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "XDG_DATA_HOME", "NO_COLOR"] {
        command.env_remove(name);
    }
    command
}

pub fn run(args: &[&str]) -> Ran {
    command(args).output().unwrap().into()
}

pub fn run_with_input(command: &mut Command, input: &[u8]) -> Ran {
    let mut child = command.stdin(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // Writing fails if the program has ended without reading everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output.into()
}

/// The replies of the protocol to these requests.
pub fn ask(requests: &[Value]) -> Vec<Value> {
    let lines: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let ran = run_with_input(&mut command(&["table"]), lines.as_bytes()).good();
    let replies: Vec<_> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(replies.len(), requests.len());
    replies
}

/// A finished game of bots, with its seed.
pub fn finished_record() -> Value {
    exported(json!({ "do": "bots" }))
}

/// A running game of bots, with its seed kept secret.
pub fn running_record() -> Value {
    exported(json!({ "do": "bots", "most": 20 }))
}

fn exported(play: Value) -> Value {
    let new = json!({
        "do": "new", "game": "presidential", "options": { "weeks": 3 }, "seats": ["greedy", "random"], "seed": 11,
    });
    ask(&[new, play, json!({ "do": "export" })])[2]["record"].clone()
}

/// The index of the first act of a record that rolled a die.
pub fn first_roll(record: &Value) -> usize {
    let rolled = |act: &Value| act["chance"][0].as_str().is_some_and(|fall| fall.starts_with("d6 "));
    record["acts"].as_array().unwrap().iter().position(rolled).unwrap()
}

/// A falsified result of the same die.
pub fn bent(fall: &str) -> String {
    let result: u8 = fall.trim_start_matches("d6 ").parse().unwrap();
    format!("d6 {}", result % 6 + 1)
}

/// A folder that is removed after the test.
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    pub fn file(&self, name: &str, text: &str) -> String {
        let path = self.at(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    }

    pub fn at(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    pub fn word(&self, name: &str) -> String {
        self.at(name).display().to_string()
    }
}
