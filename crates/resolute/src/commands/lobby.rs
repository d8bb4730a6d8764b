//! Questions asked before a table exists: which game, whether to continue the last one, and what a game needs to know to begin.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use catalogue::Title;
use kernel::chance::Own;
use kernel::{OptionKind, OptionSpec, Text};

use super::{games, play, saves};
use crate::cli_error::{CliError, Exit};
use crate::voice::Voice;

/// The answer to the offer to continue the last game.
pub enum Offer {
    Resume(PathBuf),
    New,
    Leave,
}

/// The number that stands for the unfinished game in the list.
const LAST: &str = "0";

pub fn run(voice: Voice) -> Result<Exit, CliError> {
    let mut out = io::stdout();
    let interactive = io::stdin().is_terminal() && out.is_terminal();
    writeln!(out, "{}\n", voice.key("lobby-welcome"))?;
    let last = if interactive { saves::last_unfinished(None) } else { None };
    if let Some(save) = &last {
        let text = Text::new("lobby-last")
            .word("name", catalogue::shown(&save.name))
            .word("line", saves::line(save, voice));
        writeln!(out, "  {LAST}  {}", voice.say(&text))?;
    }
    for (n, title) in catalogue::titles().iter().enumerate() {
        writeln!(out, "  {}  {}", n + 1, games::line(title.as_ref(), voice))?;
    }
    if !interactive {
        writeln!(out, "\n{}", voice.key("lobby-how"))?;
        return Ok(Exit::Ok);
    }
    let question = if last.is_some() { "lobby-ask-last" } else { "lobby-ask" };
    loop {
        writeln!(out)?;
        let Some(answer) = ask(&voice.key(question))? else { return Ok(Exit::Ok) };
        match (chosen(&answer), &last) {
            (Answer::Last, Some(save)) => return play::play(play::Args::resumed(save.path.clone()), voice),
            (Answer::First, Some(save)) => return play::play(play::Args::resumed(save.path.clone()), voice),
            (Answer::Leave, _) => return Ok(Exit::Ok),
            (Answer::Game(id), _) => return begin(id, voice),
            (Answer::First, None) => {
                let first = catalogue::titles().first().map_or("", |title| title.id());
                return begin(first, voice);
            }
            (Answer::Unclear | Answer::Last, _) => writeln!(out, "{}", voice.key("lobby-unclear"))?,
        }
    }
}

/// Asks whose dice and cards are used, then begins a new game.
fn begin(game: &str, voice: Voice) -> Result<Exit, CliError> {
    match ask_own(voice)? {
        Some(own) => play::play(play::Args::of(game, own), voice),
        None => Ok(Exit::Ok),
    }
}

/// Offers to continue the last unfinished game of this title.
pub fn offer_last(title: &'static dyn Title, voice: Voice) -> Result<Offer, CliError> {
    let Some(save) = saves::last_unfinished(Some(title.id())) else { return Ok(Offer::New) };
    let text = Text::new("play-offer")
        .word("name", catalogue::shown(&save.name))
        .word("line", saves::line(&save, voice));
    println_all(&[voice.say(&text)])?;
    loop {
        let Some(answer) = ask(&voice.key("play-offer-ask"))? else { return Ok(Offer::Leave) };
        match answer.to_lowercase().as_str() {
            "" | "y" | "yes" | "j" | "ja" => return Ok(Offer::Resume(save.path)),
            "n" | "no" | "nein" | "new" | "neu" => return Ok(Offer::New),
            "q" | "quit" | "ende" => return Ok(Offer::Leave),
            _ => println_all(&[voice.key("play-offer-how")])?,
        }
    }
}

/// Asks for the value of one option. `None` if the person leaves.
pub fn ask_value(
    title: &'static dyn Title,
    spec: &OptionSpec,
    voice: Voice,
) -> Result<Option<&'static str>, CliError> {
    let OptionKind::Choice { values, .. } = spec.kind else { return Ok(None) };
    let voice = voice.of(title);
    let key = format!("option-{}-{}", title.id(), spec.name);
    let label = |value: &str| voice.known(&format!("{key}-{value}")).unwrap_or_else(|| value.to_owned());
    let mut lines = vec![voice.known(&key).unwrap_or_else(|| spec.name.to_owned())];
    lines.extend(
        values.iter().enumerate().map(|(n, value)| format!("  {:>2}  {value:14} {}", n + 1, label(value))),
    );
    println_all(&lines)?;
    loop {
        let Some(answer) = ask(&voice.key("play-which-value"))? else { return Ok(None) };
        let small = answer.to_lowercase();
        let number = answer.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).and_then(|n| values.get(n));
        let begins =
            |value: &&&str| value.starts_with(&small) || label(value).to_lowercase().starts_with(&small);
        let named: Vec<_> = values.iter().filter(begins).collect();
        match (small.as_str(), number, &named[..]) {
            ("", _, _) => {}
            ("q" | "quit" | "ende", _, _) => return Ok(None),
            (_, Some(value), _) => return Ok(Some(value)),
            (_, None, [value]) => return Ok(Some(value)),
            _ => println_all(&[voice.key("play-value-unclear")])?,
        }
    }
}

fn println_all(lines: &[String]) -> io::Result<()> {
    let mut out = io::stdout();
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// Reads a line from the keyboard. `None` at the end of the input.
fn ask(question: &str) -> io::Result<Option<String>> {
    let mut out = io::stdout();
    write!(out, "{question} ")?;
    out.flush()?;
    let mut answer = String::new();
    let read = io::stdin().lock().read_line(&mut answer)?;
    Ok((read > 0).then(|| answer.trim().to_owned()))
}

/// Asks whose dice and cards are used. `None` if the person leaves.
fn ask_own(voice: Voice) -> Result<Option<Own>, CliError> {
    loop {
        let Some(answer) = ask(&voice.key("lobby-own"))? else { return Ok(None) };
        match own(&answer) {
            Some(own) => return Ok(Some(own)),
            None => println_all(&[voice.key("lobby-own-unclear")])?,
        }
    }
}

/// The choice with this number. An empty answer is the first choice: the program deals everything.
fn own(answer: &str) -> Option<Own> {
    if answer.is_empty() {
        return Some(Own::None);
    }
    answer.parse::<usize>().ok().and_then(|n| Own::ALL.get(n.checked_sub(1)?).copied())
}

enum Answer {
    Game(&'static str),
    /// Just Enter.
    First,
    Last,
    Leave,
    Unclear,
}

/// A number, a name, or an unambiguous beginning of a name.
fn chosen(answer: &str) -> Answer {
    let ids: Vec<_> = catalogue::titles().iter().map(|title| title.id()).collect();
    let number = answer.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let named: Vec<_> = ids.iter().filter(|id| id.starts_with(answer)).collect();
    match (answer, number, &named[..]) {
        ("q" | "quit" | "ende", _, _) => Answer::Leave,
        ("", _, _) => Answer::First,
        (LAST, _, _) => Answer::Last,
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
        for answer in ["1", "presidential", "pres"] {
            assert!(matches!(chosen(answer), Answer::Game("presidential")), "{answer:?}");
        }
        assert_eq!(["", "1", "2", "3", "4"].map(own), [0, 0, 1, 2, 3].map(|n| Some(Own::ALL[n])));
        assert_eq!(["0", "5", "x"].map(own), [None; 3]);
        assert!(matches!(chosen("q"), Answer::Leave));
        assert!(matches!(chosen(""), Answer::First));
        assert!(matches!(chosen("0"), Answer::Last));
        for answer in ["99", "chess"] {
            assert!(matches!(chosen(answer), Answer::Unclear), "{answer:?}");
        }
    }
}
