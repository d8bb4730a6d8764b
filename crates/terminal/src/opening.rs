//! Opens a table that needs dice or cards right at the start and has no seed: people are asked for them.

use std::io::{self, BufRead, Write};

use catalogue::{Hosted, NewTable, Problem, Title};
use scene::Lang;

use crate::chance::{BAD_CHANCE, Before, Entered, ask_before_opening, explain, give};
use crate::command;
use crate::console::Console;
use crate::words::Words;

/// Opens a table and asks for the dice and cards that its opening needs. `None` if the person gives up or the input ends.
pub fn open(
    title: &'static dyn Title,
    mut new: NewTable,
    lang: Lang,
    interactive: bool,
    input: impl BufRead,
    out: impl Write,
) -> io::Result<Option<Result<Box<dyn Hosted>, Problem>>> {
    let words = Words { lang, game: title.texts() };
    let mut console = Console::new(input, out, interactive);
    let mut entered = Entered::default();
    let mut is_told = false;
    loop {
        let problem = match title.open(new.clone()) {
            // If a person has entered something, ask before opening the table, so that even the last entry can be taken back.
            Ok(table) if entered.before.is_empty() || !console.is_interactive() => {
                return Ok(Some(Ok(table)));
            }
            Ok(table) => match console.ask(&words.own("terminal-roll-begin"))? {
                Some(line) if command::is_undo(&line, lang) => {
                    new.given = entered.before.pop().unwrap_or_default();
                    continue;
                }
                Some(_) => return Ok(Some(Ok(table))),
                None => return Ok(None),
            },
            Err(problem) => problem,
        };
        if let Some(need) = &problem.need {
            if !is_told {
                explain(&mut console, &words)?;
                is_told = true;
            }
            match ask_before_opening(&mut console, &words, need)? {
                Before::GivenUp => return Ok(None),
                Before::Undo => match entered.before.pop() {
                    Some(before) => new.given = before,
                    None => console.line(&words.own("terminal-roll-first"))?,
                },
                Before::Entered(results) => {
                    entered.before.push(new.given.clone());
                    give(&mut new.given, need, results);
                }
            }
        } else if problem.code == BAD_CHANCE && !new.given.is_empty() {
            new.given = entered.without_misfit(&problem);
            console.line(&words.problem(&problem))?;
        } else {
            return Ok(Some(Err(problem)));
        }
    }
}
