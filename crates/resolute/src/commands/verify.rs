//! `resolute verify`: proves that a recorded game followed its rules and its seed.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use catalogue::Problem;
use kernel::record::{Record, SealRecord};
use kernel::{Text, Turn};
use serde_json::{Value, json};

use crate::cli_error::{CliError, Exit};
use crate::voice::Voice;
use crate::{describe, files};

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The record; - reads standard input
    file: PathBuf,
    /// The commitment that was published at the start; the record must have it
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
    /// Fail unless every die and card was proved by the seed
    #[arg(long)]
    strict: bool,
    /// As data: one JSON object
    #[arg(long)]
    json: bool,
}

/// How many dice and cards of a record are proved by the seed, were people's own, or are unproved.
struct Results {
    proved: u64,
    own: u64,
    unproved: u64,
}

impl Results {
    fn of(record: &Record) -> Results {
        let count = record.provenance();
        let of = |kind| count.get(kind).map_or(0, |n| *n as u64);
        Results { proved: of("proved"), own: of("own"), unproved: of("unproved") }
    }

    /// The text key that says what these numbers mean.
    fn meaning(&self) -> &'static str {
        match (self.proved, self.own + self.unproved) {
            (0, 0) => "verify-no-results",
            (0, _) => "verify-nothing-proved",
            (_, 0) => "verify-all-proved",
            _ => "verify-some-proved",
        }
    }

    fn all_proved(&self) -> bool {
        self.own + self.unproved == 0
    }
}

pub fn run(args: &Args, voice: Voice) -> Result<Exit, CliError> {
    let proved = prove(args, voice);
    if args.json {
        let object = match &proved {
            Ok((object, _)) => object.clone(),
            Err(fault) => json!({ "ok": false, "problem": fault.line }),
        };
        writeln!(io::stdout(), "{object:#}")?;
    }
    let (_, lines) = proved?;
    if !args.json {
        let mut out = io::stdout().lock();
        for line in lines {
            writeln!(out, "{line}")?;
        }
    }
    Ok(Exit::Ok)
}

/// The proof as data and in words.
fn prove(args: &Args, voice: Voice) -> Result<(Value, Vec<String>), CliError> {
    let (record, title) = files::record(&args.file, voice)?;
    let voice = voice.of(title);
    if let Some(wanted) = &args.commitment {
        check_commitment(&record, wanted).map_err(|problem| voice.file(&args.file, &problem))?;
    }
    let fresh = catalogue::fresh_seed().map_err(|error| voice.io("seed", error))?;
    let table = title.resume(&record, fresh).map_err(|problem| voice.file(&args.file, &problem))?;
    let results = Results::of(&record);
    if args.strict && !results.all_proved() {
        let text = Text::new("verify-not-strict")
            .number("own", results.own as i64)
            .number("unproved", results.unproved as i64);
        return Err(voice.file(&args.file, &Problem::new("bad-record", text)));
    }
    // Every further seal deals new results. Somebody who reloads a game often enough can thereby choose its dice.
    if args.strict && record.seals.len() > 1 {
        let text = Text::new("verify-sealed-anew").number("seals", record.seals.len() as i64);
        return Err(voice.file(&args.file, &Problem::new("bad-record", text)));
    }
    let mut lines = vec![summary(&args.file, &record, &results, voice), voice.key(results.meaning())];
    for seal in &record.seals {
        let text = Text::new("verify-seal").number("from", seal.from as i64);
        lines.push(voice.say(&text.word("commitment", seal.commitment.as_str())));
        if let Some(word) = &seal.word {
            lines.push(voice.say(&Text::new("verify-word").word("word", catalogue::shown(word))));
        }
    }
    lines.push(match table.turn() {
        Turn::Decide(_) => voice.key("verify-running"),
        Turn::Over(verdict) => describe::result(&*table, &verdict, voice),
    });
    let seal = |seal: &SealRecord| {
        json!({
            "from": seal.from,
            "commitment": seal.commitment,
            "seed": seal.seed.as_ref().map(ToString::to_string),
            "word": seal.word,
        })
    };
    let object = json!({
        "ok": true,
        "game": record.game,
        "rules": record.rules,
        "acts": record.acts.len(),
        "results": { "proved": results.proved, "own": results.own, "unproved": results.unproved },
        "all_proved": results.all_proved() && results.proved > 0,
        "nothing_proved": results.proved == 0,
        "hash": hash(&record),
        "seals": record.seals.iter().map(seal).collect::<Vec<_>>(),
        "turn": describe::turn(&*table),
    });
    Ok((object, lines))
}

fn hash(record: &Record) -> &str {
    record.acts.last().map_or(&record.opening.hash, |act| &act.hash)
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

fn summary(path: &Path, record: &Record, results: &Results, voice: Voice) -> String {
    let text = Text::new("verify-ok")
        .word("file", path.display().to_string())
        .number("acts", record.acts.len() as i64)
        .number("proved", results.proved as i64)
        .number("own", results.own as i64)
        .number("unproved", results.unproved as i64)
        .word("hash", hash(record));
    voice.say(&text)
}
