//! A real terminal: colours appear there and nowhere else, and a game is played by keys.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::common::Folder;

const TIMEOUT: Duration = Duration::from_secs(20);

/// A private tmux server that ends with the test.
struct Screen {
    socket: String,
}

impl Screen {
    fn open(folder: &Folder, command: &str) -> Screen {
        let screen = Screen { socket: folder.word("tmux") };
        screen.tmux(&["new-session", "-d", "-x", "110", "-y", "60", command]);
        screen
    }

    fn tmux(&self, args: &[&str]) -> String {
        let mut command = Command::new("tmux");
        command.args(["-f", "/dev/null", "-S", &self.socket]).args(args).env_remove("NO_COLOR");
        let output = command.env("TERM", "xterm-256color").output().unwrap();
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    fn type_line(&self, words: &str) {
        self.tmux(&["send-keys", "-l", words]);
        self.tmux(&["send-keys", "Enter"]);
    }

    /// Waits until the screen contains these words, and returns it.
    fn wait_for(&self, words: &str) -> String {
        let start = Instant::now();
        loop {
            let seen = self.tmux(&["capture-pane", "-p", "-e"]);
            if plain(&seen).contains(words) {
                return seen;
            }
            assert!(start.elapsed() < TIMEOUT, "no {words:?} on the screen:\n{seen}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = Command::new("tmux").args(["-S", &self.socket, "kill-server"]).output();
    }
}

fn plain(screen: &str) -> String {
    let mut out = String::new();
    let mut rest = screen;
    while let Some(start) = rest.find('\x1b') {
        out.push_str(&rest[..start]);
        let end = rest[start..].find('m').map_or(rest.len(), |end| start + end + 1);
        rest = &rest[end..];
    }
    out + rest
}

#[test]
fn a_turn_in_a_real_terminal_with_colours() {
    if Command::new("tmux").arg("-V").output().is_err() {
        let skipped = std::env::var("RESOLUTE_SKIP").unwrap_or_default();
        assert!(skipped.contains("tmux"), "tmux is missing: apt-get install tmux");
        println!("SKIPPED: tmux is missing");
        return;
    }
    let folder = Folder::new();
    let save = folder.word("game.json");
    let binary = env!("CARGO_BIN_EXE_resolute");
    let play = format!(
        "{binary} play presidential --lang en --seed 5 --seats human:Anna,greedy --save {save}; sleep 60"
    );
    let screen = Screen::open(&folder, &play);
    let start = screen.wait_for("Campaign or raise funds?");
    assert!(start.contains("\x1b["), "colours on a terminal");
    screen.type_line("campaign");
    for place in ["ohio", "pa", "texas"] {
        screen.type_line(place);
    }
    screen.wait_for("Roll the dice?");
    screen.type_line("undo");
    screen.wait_for("Third state?");
    screen.type_line("tex");
    screen.wait_for("Roll the dice?");
    screen.type_line("");
    screen.wait_for("Which die goes where?");
    screen.type_line("quit");
    screen.wait_for("--resume");
    let record: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&save).unwrap()).unwrap();
    let last = record["acts"].as_array().unwrap().last().unwrap();
    assert_eq!(last["act"], "roll");
}
