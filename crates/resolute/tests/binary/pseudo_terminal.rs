//! A pseudo-terminal whose screen can be read: what a person sees at 80x24 and at 120x40.

use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::common::Folder;

const TIMEOUT: Duration = Duration::from_secs(30);
/// When the screen has not changed for this long, everything is drawn.
const STILL: Duration = Duration::from_millis(150);

pub struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    screen: Arc<Mutex<vt100::Parser>>,
    // Kept open until the test ends.
    _master: Box<dyn MasterPty + Send>,
}

impl Terminal {
    /// Runs the program on a terminal of this size. Its games are saved in the folder.
    pub fn run(folder: &Folder, (columns, rows): (u16, u16), args: &[&str]) -> Terminal {
        Terminal::run_with(folder, (columns, rows), args, &[])
    }

    pub fn run_with(
        folder: &Folder,
        (columns, rows): (u16, u16),
        args: &[&str],
        variables: &[(&str, &str)],
    ) -> Terminal {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("the machine has pseudo-terminals");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_resolute"));
        command.args(args);
        for name in ["LC_ALL", "LC_MESSAGES", "NO_COLOR", "COLUMNS", "LINES"] {
            command.env_remove(name);
        }
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.env("XDG_DATA_HOME", folder.path());
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let [tall, wide] = [rows, columns].map(|n| NonZero::new(n).expect("a screen has a size"));
        let screen = Arc::new(Mutex::new(vt100::Parser::new(tall, wide, 0)));
        let mut output = pair.master.try_clone_reader().unwrap();
        let drawn = screen.clone();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                drawn.lock().unwrap().process(&bytes[..count]);
            }
        });
        let keys = pair.master.take_writer().unwrap();
        Terminal { child, keys, screen, _master: pair.master }
    }

    /// The current text of the screen.
    pub fn text(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    /// Whether any tile or word has a background colour.
    pub fn has_ground(&self) -> bool {
        self.has_cell(|cell| cell.bgcolor() != vt100::Color::Default)
    }

    /// Whether any colour is used.
    pub fn has_colour(&self) -> bool {
        self.has_cell(|cell| cell.fgcolor() != vt100::Color::Default)
    }

    fn has_cell(&self, is: impl Fn(&vt100::Cell) -> bool) -> bool {
        let parser = self.screen.lock().unwrap();
        let (rows, columns) = parser.screen().size();
        let places = (0..rows.get()).flat_map(|row| (0..columns.get()).map(move |column| (row, column)));
        places.into_iter().any(|(row, column)| parser.screen().cell(row, column).is_some_and(&is))
    }

    /// Whether the program uses the whole screen.
    pub fn is_fullscreen(&self) -> bool {
        self.screen.lock().unwrap().screen().alternate_screen()
    }

    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    pub fn type_line(&mut self, line: &str) {
        self.press(&format!("{line}\r"));
    }

    /// Waits until the screen contains these words and no longer changes, and returns it.
    #[track_caller]
    pub fn wait_for(&self, words: &str) -> String {
        let start = Instant::now();
        let mut last = String::new();
        loop {
            let text = self.text();
            if text.contains(words) && text == last {
                return text;
            }
            last = text;
            assert!(start.elapsed() < TIMEOUT, "no {words:?} on the screen:\n{last}");
            std::thread::sleep(STILL);
        }
    }

    /// Waits until the screen ends with a prompt and no longer changes, and returns it.
    #[track_caller]
    pub fn wait_for_prompt(&self) -> String {
        let start = Instant::now();
        let mut last = String::new();
        loop {
            let text = self.text();
            let prompt = text
                .lines()
                .rfind(|line| !line.trim().is_empty())
                .is_some_and(|line| line.trim_end().ends_with('>'));
            if prompt && text == last {
                return text;
            }
            last = text;
            assert!(start.elapsed() < TIMEOUT, "no prompt on the screen:\n{last}");
            std::thread::sleep(STILL);
        }
    }

    /// Waits until the screen shows something else.
    #[track_caller]
    pub fn wait_for_change(&self, before: &str) {
        let start = Instant::now();
        while self.text() == before {
            assert!(start.elapsed() < TIMEOUT, "nothing happens:\n{before}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits for the program to end and returns its exit code.
    #[track_caller]
    pub fn wait_for_end(&mut self) -> u32 {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                std::thread::sleep(STILL);
                return status.exit_code();
            }
            assert!(start.elapsed() < TIMEOUT, "it does not end:\n{}", self.text());
            std::thread::sleep(STILL);
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
