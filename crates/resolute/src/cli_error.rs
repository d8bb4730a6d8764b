//! How the program ends, and the one line that says why.

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

/// A command that could not do what it was asked to.
#[derive(Debug)]
pub struct CliError {
    pub exit: Exit,
    /// For people; none where there is nothing to say.
    pub line: Option<String>,
}

impl CliError {
    pub fn new(exit: Exit, line: impl Into<String>) -> CliError {
        // A line is a line, whatever stands in a file name.
        CliError { exit, line: Some(line.into().replace(['\n', '\r'], " ")) }
    }
}

/// Of standard output: whoever closed it has read enough.
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        match error.kind() {
            io::ErrorKind::BrokenPipe => CliError { exit: Exit::Ok, line: None },
            _ => CliError::new(Exit::Io, error.to_string()),
        }
    }
}
