//! Shared by the commands that work on a database file.

use std::path::PathBuf;

use store::StoreError;

use crate::cli_error::{CliError, Exit};
use crate::files;
use crate::voice::Voice;

/// The database file to use. `for_postgres` says how to do the same on PostgreSQL.
pub fn sqlite_file(url: Option<&str>, for_postgres: &'static str, voice: Voice) -> Result<PathBuf, CliError> {
    let Some(url) = url else { return files::database_file(voice) };
    if url.starts_with("postgres:") || url.starts_with("postgresql:") {
        return Err(CliError::new(Exit::Usage, voice.key(for_postgres)));
    }
    let unknown = || {
        let scheme = url.split_once(':').map_or(url, |(scheme, _)| scheme).to_owned();
        CliError::new(Exit::Io, voice.store_error(&StoreError::Address(scheme)))
    };
    store::sqlite_file(url).map(PathBuf::from).ok_or_else(unknown)
}

pub fn runtime(voice: Voice) -> Result<tokio::runtime::Runtime, CliError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| voice.io("threads", error))
}
