//! The command line.

use std::ffi::OsString;

use clap::{Parser, Subcommand};
use scene::Lang;

use crate::commands::{games, play, replay, rules, serve, simulate, validate, verify};
use crate::fault::{Exit, Fault};

/// A table for political board games: play, watch, prove and study them.
#[derive(Parser, Debug)]
#[command(name = "resolute", version, max_term_width = 100)]
pub struct Cli {
    /// The language: en or de [default: that of the machine, else en]
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve the table to browsers; the same as no command at all
    Serve(serve::Args),
    /// List the games
    Games(games::Args),
    /// Play a game in the terminal
    Play(play::Args),
    /// Speak the table protocol: JSON lines on standard input and output (docs/protocol.md)
    Table,
    /// Play many games between bots and count
    Simulate(simulate::Args),
    /// Tell a recorded game again
    Replay(replay::Args),
    /// Prove that a recorded game was played by the rules and that no roll was bent
    Verify(verify::Args),
    /// Replay every table of a database on this build and name those that differ
    Validate(validate::Args),
    /// Read the rules of a game, or one of them
    Rules(rules::Args),
}

/// Reads the command line; help and version are printed here, and all is done then.
pub fn read(args: impl IntoIterator<Item = OsString>) -> Result<Cli, Fault> {
    Cli::try_parse_from(args).map_err(|error| {
        if !error.use_stderr() {
            return error.print().map_or_else(Fault::from, |()| Fault { exit: Exit::Ok, line: None });
        }
        Fault::new(Exit::Usage, one_line(&error.to_string()))
    })
}

/// The first paragraph of clap's message.
fn one_line(message: &str) -> String {
    let paragraph = message.lines().take_while(|line| !line.trim().is_empty()).map(str::trim);
    let line = paragraph.collect::<Vec<_>>().join(" ");
    format!("{} (see: resolute --help)", line.strip_prefix("error: ").unwrap_or(&line))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn errors_are_one_line() {
        let words = ["resolute", "simulate", "presidential"].map(OsString::from);
        let fault = read(words).unwrap_err();
        assert_eq!(fault.exit, Exit::Usage);
        let line = fault.line.unwrap();
        assert!(line.contains("--games") && !line.contains('\n'), "{line}");
    }
}
