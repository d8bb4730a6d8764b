//! `resolute prune`: applies the retention rule, as a server with `--keep-days` does by itself.

use std::io::{self, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use kernel::Text;
use store::{
    AgingTable, CleanupOptions, CleanupReport, Millis, RetentionAction, RetentionPolicy, StoreError,
};

use super::database::runtime;
use crate::cli_error::{CliError, Exit};
use crate::files;
use crate::voice::Voice;

const DAY: i64 = 24 * 60 * 60 * 1_000;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// sqlite:PATH or postgres://USER@HOST/NAME [default: the file in the data folder]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Unfinished tables of guests that nobody touched for so many days, and other tables after four times as many; 0: keep all tables
    #[arg(long, value_name = "DAYS")]
    keep_days: u32,
    /// Only tell what would be done
    #[arg(long)]
    dry_run: bool,
}

pub fn run(args: &Args, voice: Voice) -> Result<Exit, CliError> {
    let database = match &args.database {
        Some(url) => url.clone(),
        None => format!("sqlite:{}", files::database_file(voice)?.display()),
    };
    if let Some(file) = store::sqlite_file(&database) {
        files::refuse_missing_database(file, voice)?;
    }
    let fault = |error: StoreError| CliError::new(Exit::Io, voice.store_error(&error));
    // A server on the same SQLite file would not hear of the changes, so there must be none. On PostgreSQL all servers hear of them.
    let _lock = match args.dry_run {
        true => None,
        false => store::lock_for_server(&database).map_err(fault)?,
    };
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = Millis(i64::try_from(now.as_millis()).unwrap_or(i64::MAX));
    let mut lines = Vec::new();
    let done = runtime(voice)?.block_on(async {
        let store = store::open(&database).await?;
        let manner = CleanupOptions { is_trial: args.dry_run, ..CleanupOptions::default() };
        let keeping = RetentionPolicy { days: args.keep_days };
        let tell = |table: &AgingTable, fate: RetentionAction| lines.push(line(table, fate, now));
        let done = store::clean_up(&*store, keeping, now, manner, tell).await;
        store.close().await;
        done
    });
    let mut out = io::stdout();
    for line in &lines {
        writeln!(out, "{}", voice.say(line))?;
    }
    let CleanupReport { put_away, removed, guests } = done.map_err(fault)?;
    let text = Text::new(if args.dry_run { "prune-would" } else { "prune-done" });
    let count = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
    let text = text.number("away", count(put_away)).number("removed", count(removed));
    writeln!(out, "{}", voice.say(&text.number("guests", count(guests))))?;
    Ok(Exit::Ok)
}

fn line(table: &AgingTable, fate: RetentionAction, now: Millis) -> Text {
    let key = match fate {
        RetentionAction::PutAway => "prune-away",
        RetentionAction::Remove => "prune-remove",
    };
    let days = (now.0 - table.touched.0) / DAY;
    Text::new(key)
        .word("table", table.table.to_string())
        .word("game", table.game.as_str())
        .number("days", days)
}
