//! `resolute vacuum`: returns the space of deleted tables to the disk.

use std::io::{self, Write};

use kernel::Text;

use super::database::{runtime, sqlite_file};
use crate::cli_error::{CliError, Exit};
use crate::files;
use crate::voice::Voice;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// sqlite:PATH [default: the file in the data folder]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

pub fn run(args: &Args, voice: Voice) -> Result<Exit, CliError> {
    let database = sqlite_file(args.database.as_deref(), "vacuum-postgres", voice)?;
    files::refuse_missing_database(&database, voice)?;
    let done = runtime(voice)?
        .block_on(store::vacuum(&database))
        .map_err(|error| CliError::new(Exit::Io, voice.store_error(&error)))?;
    let text = Text::new("vacuum-done")
        .word("before", voice.number(done.bytes_before))
        .word("after", voice.number(done.bytes_after));
    writeln!(io::stdout(), "{}", voice.say(&text))?;
    Ok(Exit::Ok)
}
