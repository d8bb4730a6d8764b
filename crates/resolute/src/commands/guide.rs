//! `resolute guide`: a game on one page.

use std::io::{self, Write};

use crate::cli_error::{CliError, Exit};
use crate::voice::Voice;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game, as `resolute games` names it
    game: String,
}

pub fn run(args: &Args, voice: Voice) -> Result<Exit, CliError> {
    let title = voice.title(&args.game)?;
    let mut out = io::stdout().lock();
    for line in terminal::guide_text(title, voice.lang) {
        writeln!(out, "{line}")?;
    }
    Ok(Exit::Ok)
}
