//! `resolute saves`: lists the saved games in the data folder.

use std::io::{self, Write};
use std::time::SystemTime;

use kernel::{Player, Text, Turn};
use serde_json::{Value, json};

use crate::cli_error::{CliError, Exit};
use crate::describe;
use crate::files::{self, Save};
use crate::voice::Voice;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// As data: one JSON list
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, voice: Voice) -> Result<Exit, CliError> {
    let saves = files::saves();
    let mut out = io::stdout().lock();
    if args.json {
        let all: Vec<Value> = saves.iter().map(data).collect();
        writeln!(out, "{:#}", Value::from(all))?;
        return Ok(Exit::Ok);
    }
    if saves.is_empty() {
        writeln!(out, "{}", voice.key("saves-none"))?;
        return Ok(Exit::Ok);
    }
    let names: Vec<String> = saves.iter().map(|save| catalogue::shown(&save.name)).collect();
    let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (save, name) in saves.iter().zip(&names) {
        writeln!(out, "{name:widest$}  {}", line(save, voice))?;
    }
    writeln!(out, "{}", voice.key("saves-how"))?;
    Ok(Exit::Ok)
}

/// The most recently played unfinished game, optionally only of this game.
pub fn last_unfinished(game: Option<&str>) -> Option<Save> {
    let fits = |save: &Save| game.is_none_or(|game| save.record.game == game);
    files::saves().into_iter().filter(fits).find(|save| standing(save) == Standing::Running)
}

/// “From Idiot to President; You, greedy, greedy; 12 acts; 3 hours ago”.
pub fn line(save: &Save, voice: Voice) -> String {
    let name = match catalogue::title(&save.record.game) {
        Ok(title) => describe::name(title, voice.lang),
        Err(_) => save.record.game.clone(),
    };
    let players: Vec<_> = save.record.seats.iter().map(Player::name).collect();
    let standing = match standing(save) {
        Standing::Running => "saves-running",
        Standing::Over => "saves-over",
        Standing::Broken => "saves-broken",
    };
    let text = Text::new("saves-line")
        .word("game", name)
        .word("players", catalogue::shown(&players.join(", ")))
        .number("acts", save.record.acts.len() as i64)
        .word("standing", voice.key(standing))
        .word("age", age(save.modified, voice));
    voice.say(&text)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    Running,
    Over,
    /// This build cannot continue it.
    Broken,
}

fn standing(save: &Save) -> Standing {
    let resumed = catalogue::fresh_seed().ok().and_then(|fresh| {
        let title = catalogue::title(&save.record.game).ok()?;
        title.resume(&save.record, fresh).ok()
    });
    match resumed.map(|table| table.turn()) {
        Some(Turn::Decide(_)) => Standing::Running,
        Some(Turn::Over(_)) => Standing::Over,
        None => Standing::Broken,
    }
}

fn age(modified: SystemTime, voice: Voice) -> String {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    // If the clock was turned back, the file time may lie in the future. Then count it as now.
    let seconds = SystemTime::now().duration_since(modified).map_or(0, |age| age.as_secs());
    let (key, count) = match seconds {
        0..HOUR => ("age-minutes", seconds / MINUTE),
        HOUR..DAY => ("age-hours", seconds / HOUR),
        _ => ("age-days", seconds / DAY),
    };
    voice.say(&Text::new(key).number("count", count as i64))
}

fn data(save: &Save) -> Value {
    let standing = match standing(save) {
        Standing::Running => "running",
        Standing::Over => "over",
        Standing::Broken => "broken",
    };
    let modified = save.modified.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    json!({
        "name": save.name,
        "file": save.path.display().to_string(),
        "game": save.record.game,
        "players": save.record.seats.iter().map(Player::name).collect::<Vec<_>>(),
        "acts": save.record.acts.len(),
        "standing": standing,
        "modified": modified,
    })
}
