//! `resolute replay`: prints the log of a recorded game and its result, or the table as it stood after some act.

use std::io::{self, Write};
use std::path::PathBuf;

use catalogue::Problem;
use kernel::{Text, Turn, Viewer};

use crate::cli_error::{CliError, Exit};
use crate::voice::Voice;
use crate::{describe, files};

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The record; - reads standard input
    file: PathBuf,
    /// The table as it stood after so many acts
    #[arg(long, value_name = "N")]
    act: Option<usize>,
}

pub fn run(args: &Args, voice: Voice) -> Result<Exit, CliError> {
    let (record, title) = files::record(&args.file, voice)?;
    let voice = voice.of(title);
    let fresh = catalogue::fresh_seed().map_err(|error| voice.io("seed", error))?;
    let table = title.resume(&record, fresh).map_err(|problem| voice.file(&args.file, &problem))?;
    let mut out = io::stdout().lock();
    if let Some(act) = args.act {
        let scene =
            table.scene_at(act, Viewer::Spectator).ok_or_else(|| voice.usage(&beyond(act, table.len())))?;
        for line in terminal::scene_text(title, table.players(), voice.lang(), &scene) {
            writeln!(out, "{line}")?;
        }
        return Ok(Exit::Ok);
    }
    let mut last = 0;
    for entry in table.log(Viewer::Spectator, 0) {
        let number = if entry.after == last { String::new() } else { entry.after.to_string() };
        last = entry.after;
        writeln!(out, "{number:>5}  {}", voice.say(&entry.line.text))?;
    }
    match table.turn() {
        Turn::Decide(_) => writeln!(out, "{}", voice.key("verify-running"))?,
        Turn::Over(verdict) => writeln!(out, "{}", describe::result(&*table, &verdict, voice))?,
    }
    Ok(Exit::Ok)
}

/// The error for an act number beyond the end of the game.
pub fn beyond(act: usize, acts: usize) -> Problem {
    let text = Text::new("problem-point").word("act", act.to_string()).number("acts", acts as i64);
    Problem::field("bad-field", "act", text)
}
