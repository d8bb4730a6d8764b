//! The log of the server: lines on standard error, for people or as JSON.
//!
//! Logging must never block or fail anything else: the reader of standard error may be gone or may have stopped reading. A thread of its
//! own therefore writes the lines, and lines are dropped when it falls behind.

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// The environment variable with the log level, used if the command line sets none.
pub const VARIABLE: &str = "RESOLUTE_LOG";
/// The crates of this program, as opposed to dependencies.
const OURS: [&str; 3] = ["resolute", "server", "store"];
/// Maximum number of lines waiting to be written.
const QUEUE: usize = 4_096;
/// How long to wait for the last lines at exit.
const TIMEOUT: Duration = Duration::from_secs(1);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Level {
    Off,
    Error,
    Warn,
    #[default]
    Info,
    Debug,
    Trace,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    #[default]
    Text,
    Json,
}

impl From<Level> for LevelFilter {
    fn from(level: Level) -> LevelFilter {
        match level {
            Level::Off => LevelFilter::OFF,
            Level::Error => LevelFilter::ERROR,
            Level::Warn => LevelFilter::WARN,
            Level::Info => LevelFilter::INFO,
            Level::Debug => LevelFilter::DEBUG,
            Level::Trace => LevelFilter::TRACE,
        }
    }
}

enum Message {
    Line(Vec<u8>),
    /// Answered once all lines before it are written.
    Flush(SyncSender<()>),
}

#[derive(Clone)]
struct Lines(SyncSender<Message>);

impl Write for Lines {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let _ = self.0.try_send(Message::Line(line.to_vec()));
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Lines {
    type Writer = Lines;

    fn make_writer(&'a self) -> Lines {
        self.clone()
    }
}

/// The log. Dropping it waits until the last lines are written.
pub struct Log(SyncSender<Message>);

impl Log {
    /// Starts the log of this process.
    pub fn start(level: Level, format: Format) -> io::Result<Log> {
        let (sender, queue) = sync_channel(QUEUE);
        std::thread::Builder::new().name("log".to_owned()).spawn(move || write_all(&queue))?;
        let ours: LevelFilter = level.into();
        // Only warnings and errors of other crates: their other messages may contain data that people sent.
        let filter = Targets::new()
            .with_targets(OURS.map(|name| (name, ours)))
            .with_default(ours.min(LevelFilter::WARN));
        let lines = tracing_subscriber::fmt::layer().with_writer(Lines(sender.clone()));
        let registry = tracing_subscriber::registry();
        // Fails only if a logger is already installed.
        let _ = match format {
            Format::Text => registry.with(lines.with_filter(filter)).try_init(),
            Format::Json => {
                let lines = lines.json().flatten_event(true).with_span_list(false);
                registry.with(lines.with_filter(filter)).try_init()
            }
        };
        std::panic::set_hook(Box::new(|panic| {
            tracing::error!(panic = %panic.to_string().replace('\n', " "), "a fault in the program");
        }));
        Ok(Log(sender))
    }
}

impl Drop for Log {
    fn drop(&mut self) {
        let (done, written) = sync_channel(1);
        if self.0.try_send(Message::Flush(done)).is_ok() {
            let _ = written.recv_timeout(TIMEOUT);
        }
    }
}

fn write_all(queue: &Receiver<Message>) {
    for message in queue {
        match message {
            // If standard error is closed, nobody wants to read this.
            Message::Line(line) => drop(io::stderr().write_all(&line)),
            Message::Flush(done) => drop(done.send(())),
        }
    }
}
