//! `resolute table`: the table protocol on standard input and output.

use std::io;

use crate::fault::{Exit, Fault};
use crate::protocol;

pub fn run() -> Result<Exit, Fault> {
    protocol::serve(io::stdin().lock(), io::stdout().lock())?;
    Ok(Exit::Ok)
}
