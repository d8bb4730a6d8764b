//! The input line on a terminal: editing, history, and completion from the choices.

use std::io;

use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{ColorMode, CompletionType, Config, Context, Editor, Helper};

use crate::clean::clean;
use crate::matching::{self, Sayable};

/// Separates several acts on one line.
pub const NEXT: char = ';';

/// What can be completed at a prompt.
#[derive(Clone, Debug, Default)]
pub struct Offered {
    choices: Vec<(Sayable, String)>,
    commands: Vec<&'static str>,
}

impl Offered {
    /// Each choice comes with the words to insert for it.
    pub fn new(choices: Vec<(Sayable, String)>, commands: Vec<&'static str>) -> Offered {
        Offered { choices, commands }
    }

    /// Where the word being typed starts, and its possible completions.
    fn complete(&self, typed: &str) -> (usize, Vec<String>) {
        let begins = typed.rfind(NEXT).map_or(0, |at| at + NEXT.len_utf8());
        let start = begins + typed[begins..].len() - typed[begins..].trim_start().len();
        let part = &typed[start..];
        let sayable: Vec<_> = self.choices.iter().map(|(sayable, _)| sayable.clone()).collect();
        let fitting = matching::beginnings(part, &sayable);
        let mut words: Vec<String> = fitting.iter().map(|&n| self.choices[n].1.clone()).collect();
        let small = part.to_lowercase();
        if !small.is_empty() {
            let begun = self.commands.iter().filter(|command| command.starts_with(&small));
            words.extend(begun.map(|command| (*command).to_owned()));
        }
        (start, words)
    }
}

impl Completer for Offered {
    type Candidate = Pair;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let (start, words) = Offered::complete(self, &line[..pos]);
        let pair = |words: String| Pair { display: words.clone(), replacement: words };
        Ok((start, words.into_iter().map(pair).collect()))
    }
}

impl Hinter for Offered {
    type Hint = String;
}
impl Highlighter for Offered {}
impl Validator for Offered {}
impl Helper for Offered {}

/// The result of reading a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    Line(String),
    /// Ctrl-D.
    End,
    /// Ctrl-C.
    Interrupt,
}

pub struct LineEditor {
    editor: Editor<Offered, DefaultHistory>,
}

impl LineEditor {
    pub fn new(colour: bool) -> io::Result<LineEditor> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .completion_prompt_limit(60)
            .color_mode(if colour { ColorMode::Enabled } else { ColorMode::Disabled })
            .build();
        let editor = Editor::with_config(config).map_err(io::Error::other)?;
        Ok(LineEditor { editor })
    }

    pub fn read(&mut self, prompt: &str, offered: Offered) -> io::Result<Typed> {
        // Answers to the pager or to yes-no questions are not added to the history.
        let remembered = !offered.choices.is_empty() || !offered.commands.is_empty();
        self.editor.set_helper(Some(offered));
        match self.editor.readline(&(clean(prompt), prompt.to_owned())) {
            Ok(line) => {
                if remembered {
                    self.editor.add_history_entry(line.as_str()).map_err(io::Error::other)?;
                }
                Ok(Typed::Line(line.trim().to_owned()))
            }
            Err(ReadlineError::Eof) => Ok(Typed::End),
            Err(ReadlineError::Interrupted) => Ok(Typed::Interrupt),
            Err(ReadlineError::Io(error)) => Err(error),
            Err(error) => Err(io::Error::other(error)),
        }
    }

    /// Clears the history, because the next person must not read what this one typed.
    pub fn forget(&mut self) -> io::Result<()> {
        self.editor.clear_history().map_err(io::Error::other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offered() -> Offered {
        let choice = |act: &str, label: &str| (Sayable::new(act, label, None), label.to_owned());
        let choices = vec![
            choice("announce OH", "Announce Ohio"),
            choice("announce OK", "Announce Oklahoma"),
            choice("campaign", "Campaign"),
        ];
        Offered::new(choices, vec!["cards", "undo"])
    }

    #[test]
    fn p15_choices_and_commands_are_completed() {
        assert_eq!(offered().complete("ohi"), (0, vec!["Announce Ohio".to_owned()]));
        assert_eq!(offered().complete("an o").1, ["Announce Ohio", "Announce Oklahoma"]);
        assert_eq!(offered().complete("ca").1, ["Campaign", "cards"]);
        assert_eq!(offered().complete("").1.len(), 3);
        assert!(offered().complete("utah").1.is_empty());
    }

    #[test]
    fn p15_only_the_last_act_of_a_line_is_completed() {
        assert_eq!(offered().complete("campaign; okl"), (10, vec!["Announce Oklahoma".to_owned()]));
    }
}
