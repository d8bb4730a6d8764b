//! The table protocol: one JSON object per line in, exactly one per line out. docs/protocol.md describes it.
//!
//! A request that is refused changes nothing, and the session goes on.

mod fields;
mod house;
mod lines;
mod looking;
mod opening;
mod playing;
mod session;
mod spoken;
mod supply;

pub use session::Session;

use std::io::{self, BufRead, Write};

use self::lines::{Line, next_line};

/// Answers requests until the input ends or somebody says `quit`.
pub fn serve(mut input: impl BufRead, mut out: impl Write) -> io::Result<()> {
    let mut session = Session::default();
    while !session.is_over() {
        let reply = match next_line(&mut input)? {
            Line::End => break,
            Line::Whole(line) => session.answer(&line),
            Line::TooLong => session.answer_too_long(),
        };
        writeln!(out, "{reply}")?;
        out.flush()?;
    }
    Ok(())
}
