//! `resolute play` without a game: the list, and a table in the terminal for whoever chooses one.

use std::io::{self, BufRead, IsTerminal, Write};

use kernel::chance::Own;

use super::{games, play};
use crate::fault::{Exit, Fault};
use crate::voice::Voice;

pub fn run(voice: Voice) -> Result<Exit, Fault> {
    let mut out = io::stdout();
    writeln!(out, "{}\n", voice.key("lobby-welcome"))?;
    for (n, title) in catalogue::titles().iter().enumerate() {
        writeln!(out, "  {}  {}", n + 1, games::line(title.as_ref(), voice))?;
    }
    if !(io::stdin().is_terminal() && out.is_terminal()) {
        writeln!(out, "\n{}", voice.key("lobby-how"))?;
        return Ok(Exit::Ok);
    }
    loop {
        write!(out, "\n{} ", voice.key("lobby-ask"))?;
        out.flush()?;
        let mut answer = String::new();
        if io::stdin().lock().read_line(&mut answer)? == 0 {
            return Ok(Exit::Ok);
        }
        match chosen(answer.trim()) {
            Answer::Leave => return Ok(Exit::Ok),
            Answer::Game(id) => {
                let Some(own) = ask_own(&mut out, voice)? else { return Ok(Exit::Ok) };
                return play::run(play::Args::of(id, own), voice);
            }
            Answer::Unclear => writeln!(out, "{}", voice.key("lobby-unclear"))?,
        }
    }
}

/// Whose dice and cards it is played with; none where the input ends.
fn ask_own(out: &mut impl Write, voice: Voice) -> Result<Option<Own>, Fault> {
    loop {
        write!(out, "{} ", voice.key("lobby-own"))?;
        out.flush()?;
        let mut answer = String::new();
        if io::stdin().lock().read_line(&mut answer)? == 0 {
            return Ok(None);
        }
        match own(answer.trim()) {
            Some(own) => return Ok(Some(own)),
            None => writeln!(out, "{}", voice.key("lobby-own-unclear"))?,
        }
    }
}

/// The number of a choice; nothing is the first, the program deals all.
fn own(answer: &str) -> Option<Own> {
    if answer.is_empty() {
        return Some(Own::None);
    }
    answer.parse::<usize>().ok().and_then(|n| Own::ALL.get(n.checked_sub(1)?).copied())
}

enum Answer {
    Game(&'static str),
    Leave,
    Unclear,
}

/// A number or a name, or the first letters of one that no other game has; nothing is the first game.
fn chosen(answer: &str) -> Answer {
    let ids: Vec<_> = catalogue::titles().iter().map(|title| title.id()).collect();
    let number = answer.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let named: Vec<_> = ids.iter().filter(|id| id.starts_with(answer)).collect();
    match (answer, number, &named[..]) {
        ("q" | "quit", _, _) => Answer::Leave,
        ("", _, _) => ids.first().map_or(Answer::Leave, |id| Answer::Game(id)),
        (_, Some(n), _) => ids.get(n).map_or(Answer::Unclear, |id| Answer::Game(id)),
        (_, None, [id]) => Answer::Game(id),
        _ => Answer::Unclear,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_a_number_a_name_or_its_first_letters() {
        for answer in ["", "1", "presidential", "pres"] {
            assert!(matches!(chosen(answer), Answer::Game("presidential")), "{answer:?}");
        }
        assert_eq!(["", "1", "2", "3", "4"].map(own), [0, 0, 1, 2, 3].map(|n| Some(Own::ALL[n])));
        assert_eq!(["0", "5", "x"].map(own), [None; 3]);
        assert!(matches!(chosen("q"), Answer::Leave));
        for answer in ["0", "99", "chess"] {
            assert!(matches!(chosen(answer), Answer::Unclear), "{answer:?}");
        }
    }
}
