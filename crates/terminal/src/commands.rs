//! Runs the commands.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use kernel::{Text, Viewer};
use scene::Lang;

use crate::autosave;
use crate::command::{Command, Verb};
use crate::desk::{Desk, Flow};
use crate::render::View;
use crate::saving::shown;

/// Default number of log lines.
const RECENT: usize = 20;
/// Number of acts that a hint names.
const HINTS: usize = 3;

impl<I: BufRead, O: Write> Desk<I, O> {
    pub fn run_command(&mut self, command: Command) -> io::Result<Flow> {
        let rest = command.rest.as_str();
        match command.verb {
            Verb::Help => self.help()?,
            Verb::Map if rest.is_empty() => self.show(|view| view.maps())?,
            Verb::Map => self.show(|view| view.lists())?,
            Verb::Score => self.show(|view| view.score())?,
            Verb::Cards if rest.is_empty() => self.show(|view| view.all_cards())?,
            Verb::Cards => {
                let lists = self.table.cards();
                self.show(|view| lists.iter().flat_map(|list| view.card_list(list)).collect())?;
            }
            Verb::Table if rest.is_empty() => self.show(|view| view.whole())?,
            Verb::Table => self.show(|view| view.tab(rest))?,
            Verb::Hint => self.hint()?,
            Verb::Rules => self.show_rules(rest)?,
            Verb::Guide => {
                let id = self.table.title().id();
                self.print(|view| view.guide(id))?;
            }
            Verb::History => self.history(rest)?,
            Verb::Undo => return self.undo(),
            Verb::Back => return self.back(rest),
            Verb::Save => return self.save_as(rest),
            Verb::Lang => return self.speak(rest),
            Verb::Quit => return Ok(Flow::Quit),
        }
        Ok(Flow::Stay)
    }

    fn show(&mut self, lines: impl FnOnce(&View) -> Vec<String>) -> io::Result<()> {
        let scene = self.scene();
        let lines = lines(&self.view(&scene));
        if lines.is_empty() {
            return self.tell_key("terminal-nothing-there");
        }
        self.console.lines(lines)
    }

    fn help(&mut self) -> io::Result<()> {
        let scene = self.scene();
        if !scene.prompt.choices.is_empty() {
            self.print(|view| {
                let mut lines = view.question();
                lines.extend(view.all_choices());
                lines
            })?;
            self.tell_key("terminal-help-answer")?;
            self.tell_key("terminal-help-line")?;
        }
        self.tell_key("terminal-help-commands")?;
        self.print(|view| view.commands())
    }

    fn hint(&mut self) -> io::Result<()> {
        let hints = match self.viewer() {
            Viewer::Seat(seat) => self.table.hints(seat, HINTS),
            Viewer::Spectator => Vec::new(),
        };
        if hints.is_empty() {
            return self.tell_key("terminal-no-hint");
        }
        self.tell_key("terminal-hint")?;
        self.print(|view| view.hints(&hints))
    }

    fn history(&mut self, rest: &str) -> io::Result<()> {
        let most = match rest.parse::<usize>() {
            Ok(most) => most,
            Err(_) if rest.is_empty() => RECENT,
            Err(_) => return self.tell_key("terminal-history-how"),
        };
        let lines = self.table.log(self.viewer(), 0);
        let from = lines.len().saturating_sub(most);
        if lines.is_empty() {
            return self.tell_key("terminal-history-empty");
        }
        self.print(|view| view.log(&lines[from..]))
    }

    /// Saves the game in its own file, and also in another file if one is named.
    fn save_as(&mut self, rest: &str) -> io::Result<Flow> {
        self.keep()?;
        let file = if rest.is_empty() { self.save.clone() } else { from_home(rest) };
        if file != self.save && file.exists() {
            match self.ask_yes(&Text::new("terminal-overwrite").word("file", shown(&file)))? {
                None => return Ok(Flow::Quit),
                Some(false) => {
                    self.tell_key("terminal-not-overwritten")?;
                    return Ok(Flow::Stay);
                }
                Some(true) => {}
            }
        }
        match autosave::write(&file, &self.table.record(true).write()) {
            Ok(()) => {
                let words = self.words().say(&Text::new("terminal-saved").word("file", shown(&file)));
                self.console.line(&words)?;
            }
            Err(e) => self.tell_not_saved(&file, &e.to_string())?,
        }
        Ok(Flow::Stay)
    }

    fn speak(&mut self, rest: &str) -> io::Result<Flow> {
        match rest.to_lowercase().parse::<Lang>() {
            Ok(lang) => {
                self.lang = lang;
                let pager = self.pager_words();
                self.console.set_pager(pager);
                Ok(Flow::Again)
            }
            Err(_) => {
                self.tell_key("terminal-lang-how")?;
                Ok(Flow::Stay)
            }
        }
    }
}

/// There is no shell that would expand `~/`, so it is expanded here.
fn from_home(file: &str) -> PathBuf {
    match (file.strip_prefix("~/"), std::env::var_os("HOME")) {
        (Some(rest), Some(home)) => PathBuf::from(home).join(rest),
        _ => PathBuf::from(file),
    }
}
