//! `resolute verify`: proves a recorded game by its rules and its seed.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use catalogue::Problem;
use kernel::record::Record;
use kernel::{Text, Turn};

use crate::fault::{Exit, Fault};
use crate::voice::Voice;
use crate::{describe, files, seeds};

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The record; - reads standard input
    file: PathBuf,
    /// The commitment that was published at the start; the record must have it
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
}

pub fn run(args: &Args, voice: Voice) -> Result<Exit, Fault> {
    let (record, title) = files::record(&args.file, voice)?;
    let voice = voice.of(title);
    if let Some(wanted) = &args.commitment {
        check_commitment(&record, wanted).map_err(|problem| voice.file(&args.file, &problem))?;
    }
    let fresh = seeds::fresh().map_err(|error| voice.io("seed", error))?;
    let table = title.resume(&record, fresh).map_err(|problem| voice.file(&args.file, &problem))?;
    let mut out = io::stdout().lock();
    writeln!(out, "{}", summary(&args.file, &record, voice))?;
    for seal in &record.seals {
        let text = Text::new("verify-seal").number("from", seal.from as i64);
        writeln!(out, "{}", voice.say(&text.word("commitment", seal.commitment.as_str())))?;
    }
    match table.turn() {
        Turn::Decide(_) => writeln!(out, "{}", voice.key("verify-running"))?,
        Turn::Over(verdict) => writeln!(out, "{}", describe::result(&*table, &verdict, voice))?,
    }
    Ok(Exit::Ok)
}

fn check_commitment(record: &Record, wanted: &str) -> Result<(), Problem> {
    let first = record.seals.first().map(|seal| seal.commitment.as_str());
    match first {
        Some(first) if first.eq_ignore_ascii_case(wanted) => Ok(()),
        _ => {
            let text = Text::new("verify-other-commitment").word("found", first.unwrap_or("-"));
            Err(Problem::field("bad-record", "seals", text))
        }
    }
}

fn summary(path: &Path, record: &Record, voice: Voice) -> String {
    let count = record.provenance();
    let of = |kind| count.get(kind).map_or(0, |n| *n as i64);
    let hash = record.acts.last().map_or(&record.opening.hash, |act| &act.hash);
    let text = Text::new("verify-ok")
        .word("file", path.display().to_string())
        .number("acts", record.acts.len() as i64)
        .number("proved", of("proved"))
        .number("own", of("own"))
        .number("unproved", of("unproved"))
        .word("hash", hash.as_str());
    voice.say(&text)
}
