//! `resolute games`: the catalogue.

use std::io::{self, Write};

use catalogue::Title;
use kernel::{OptionKind, OptionSpec, Text};
use serde_json::Value;

use crate::cli_error::{CliError, Exit};
use crate::describe;
use crate::voice::Voice;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// As data: one JSON list
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, voice: Voice) -> Result<Exit, CliError> {
    let mut out = io::stdout().lock();
    if args.json {
        let games: Vec<_> = catalogue::titles()
            .iter()
            .map(|title| describe::game(title.as_ref(), Some(voice.lang)))
            .collect();
        writeln!(out, "{:#}", Value::from(games))?;
        return Ok(Exit::Ok);
    }
    for title in catalogue::titles() {
        let title = title.as_ref();
        writeln!(out, "{}", line(title, voice))?;
        for spec in title.option_specs() {
            writeln!(out, "  --set {}", option(title, &spec, voice))?;
        }
    }
    Ok(Exit::Ok)
}

/// A game in one line: "presidential  The Presidential Game, 2 players, 30 to 60 minutes".
pub fn line(title: &'static dyn Title, voice: Voice) -> String {
    let (seats, (least, most)) = (title.seats(), title.minutes());
    let facts = Text::new("game-facts")
        .word("name", describe::name(title, voice.lang))
        .number("count", *seats.end())
        .word("seats", range(*seats.start(), *seats.end()))
        .number("least", least)
        .number("most", most);
    format!("{:14} {}", title.id(), voice.say(&facts))
}

fn range(least: u8, most: u8) -> String {
    if least == most { least.to_string() } else { format!("{least}-{most}") }
}

fn option(title: &'static dyn Title, spec: &OptionSpec, voice: Voice) -> String {
    let takes = match &spec.kind {
        OptionKind::Number { min, max, default } => format!("{min}..{max} [{default}]"),
        OptionKind::Choice { values, default } => format!("{} [{default}]", values.join("|")),
        OptionKind::Flag { default } => format!("on|off [{}]", if *default { "on" } else { "off" }),
        OptionKind::List { .. } => match title.blanks().iter().any(|blank| blank.option == spec.name) {
            true => "@FILE.csv".to_owned(),
            false => "@FILE.json".to_owned(),
        },
    };
    let label = voice.of(title).known(&format!("option-{}-{}", title.id(), spec.name));
    format!("{}={takes}  {}", spec.name, label.unwrap_or_default()).trim_end().to_owned()
}
