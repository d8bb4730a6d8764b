//! The commands, one file for each.

pub mod backup;
mod database;
pub mod games;
pub mod guide;
mod lobby;
pub mod play;
pub mod prune;
pub mod replay;
pub mod restore;
pub mod rules;
pub mod saves;
pub mod serve;
pub mod shell;
pub mod simulate;
mod table;
pub mod vacuum;
pub mod validate;
pub mod verify;

use crate::cli::Command;
use crate::cli_error::{CliError, Exit};
use crate::voice::Voice;

pub fn run(command: Option<Command>, voice: Voice) -> Result<Exit, CliError> {
    match command {
        None => serve::run(serve::Args::default(), voice),
        Some(Command::Serve(args)) => serve::run(args, voice),
        Some(Command::Games(args)) => games::run(&args, voice),
        Some(Command::Play(args)) => play::run(args, voice),
        Some(Command::Table) => table::run(),
        Some(Command::Simulate(args)) => simulate::run(&args, voice),
        Some(Command::Replay(args)) => replay::run(&args, voice),
        Some(Command::Verify(args)) => verify::run(&args, voice),
        Some(Command::Validate(args)) => validate::run(&args, voice),
        Some(Command::Backup(args)) => backup::run(&args, voice),
        Some(Command::Restore(args)) => restore::run(&args, voice),
        Some(Command::Prune(args)) => prune::run(&args, voice),
        Some(Command::Vacuum(args)) => vacuum::run(&args, voice),
        Some(Command::Rules(args)) => rules::run(&args, voice),
        Some(Command::Guide(args)) => guide::run(&args, voice),
        Some(Command::Saves(args)) => saves::run(&args, voice),
        Some(Command::Completions(args)) => shell::completions(&args, voice),
        Some(Command::Man(args)) => shell::man(&args, voice),
    }
}
