//! The program behind the command line, and the table protocol. Everything about games is in lower crates.

mod cli;
mod cli_error;
mod commands;
mod describe;
mod files;
mod logging;
pub mod protocol;
mod seats;
mod seeds;
mod settings;
mod voice;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::cli_error::{CliError, Exit};
use crate::voice::Voice;

/// Runs a command line and returns the exit code.
pub fn main(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let done = cli::read(args).and_then(|cli| {
        let voice = Voice::new(cli.lang.unwrap_or_else(voice::usual_lang));
        commands::run(cli.command, voice)
    });
    match done {
        Ok(exit) => exit.into(),
        Err(CliError { exit, line }) => {
            if let Some(line) = line {
                // If standard error is closed, the exit code is still returned.
                let _ = writeln!(io::stderr(), "resolute: {line}");
            }
            exit.into()
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}
