//! Exit codes, and the one line that says why the program ends.

use std::io;

/// Documented in docs/commands.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    Ok = 0,
    /// The game or the file is at fault.
    Game = 1,
    /// The command line is at fault.
    Usage = 2,
    /// Something could not be read or written.
    Io = 3,
    Interrupted = 130,
}

/// A command that failed.
#[derive(Debug)]
pub struct CliError {
    pub exit: Exit,
    /// The message for people. `None` if there is nothing to say.
    pub line: Option<String>,
}

impl CliError {
    pub fn new(exit: Exit, line: impl Into<String>) -> CliError {
        // A message must stay on one line, even if a file name contains line breaks.
        CliError { exit, line: Some(line.into().replace(['\n', '\r'], " ")) }
    }
}

/// For errors on standard output. If the reader has closed it, that is no error.
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        match error.kind() {
            io::ErrorKind::BrokenPipe => CliError { exit: Exit::Ok, line: None },
            _ => CliError::new(Exit::Io, error.to_string()),
        }
    }
}
