//! `resolute restore`: replaces the database by a backup.

use std::io::{self, Write};
use std::path::PathBuf;

use kernel::Text;
use store::StoreError;

use super::database::{runtime, sqlite_file};
use crate::cli_error::{CliError, Exit};
use crate::voice::Voice;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// A file that `resolute backup` made
    file: PathBuf,
    /// sqlite:PATH [default: the file in the data folder]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Replace a database that is there, with all that is in it
    #[arg(long)]
    force: bool,
}

pub fn run(args: &Args, voice: Voice) -> Result<Exit, CliError> {
    let database = sqlite_file(args.database.as_deref(), "restore-postgres", voice)?;
    if let Some(folder) = database.parent().filter(|_| args.database.is_none()) {
        std::fs::create_dir_all(folder).map_err(|error| voice.io(folder.display(), error))?;
    }
    let restored = runtime(voice)?.block_on(store::restore(&args.file, &database, args.force));
    let copied = restored.map_err(|error| match error {
        StoreError::Exists(file) => {
            CliError::new(Exit::Io, voice.say(&Text::new("restore-exists").word("file", file)))
        }
        other => CliError::new(Exit::Io, voice.store_error(&other)),
    })?;
    let text = Text::new("restore-done")
        .number("tables", copied.tables as i64)
        .word("file", database.display().to_string());
    writeln!(io::stdout(), "{}", voice.say(&text))?;
    Ok(Exit::Ok)
}
