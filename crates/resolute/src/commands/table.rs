//! `resolute table`: the table protocol on standard input and output.

use std::io;

use crate::cli_error::{CliError, Exit};
use crate::protocol;

pub fn run() -> Result<Exit, CliError> {
    protocol::serve(io::stdin().lock(), io::stdout().lock())?;
    Ok(Exit::Ok)
}
