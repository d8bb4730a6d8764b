//! `resolute backup`: copies everything into one file while a server goes on.

use std::io::{self, Write};
use std::path::PathBuf;

use kernel::Text;

use super::database::{runtime, sqlite_file};
use crate::cli_error::{CliError, Exit};
use crate::files;
use crate::voice::Voice;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The file to make; one that exists is not overwritten
    file: PathBuf,
    /// sqlite:PATH [default: the file in the data folder]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

pub fn run(args: &Args, voice: Voice) -> Result<Exit, CliError> {
    let database = sqlite_file(args.database.as_deref(), "backup-postgres", voice)?;
    files::refuse_missing_database(&database, voice)?;
    let copied = runtime(voice)?
        .block_on(store::backup(&database, &args.file))
        .map_err(|error| CliError::new(Exit::Io, voice.store_error(&error)))?;
    let text = Text::new("backup-done")
        .number("tables", copied.tables as i64)
        .word("bytes", voice.number(copied.bytes))
        .word("file", args.file.display().to_string());
    writeln!(io::stdout(), "{}", voice.say(&text))?;
    Ok(Exit::Ok)
}
