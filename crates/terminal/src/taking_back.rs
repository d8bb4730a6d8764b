//! Undo and going back: free alone, otherwise with the consent of the others at the keyboard.

use std::io::{self, BufRead, Write};

use catalogue::Problem;
use kernel::{Seat, Text, UndoAnswer};

use crate::desk::{Desk, Flow};

impl<I: BufRead, O: Write> Desk<I, O> {
    /// Takes back the last act of a person at this keyboard, and what bots have done since.
    pub fn undo(&mut self) -> io::Result<Flow> {
        let people = self.people();
        let acts = self.table.record(false).acts;
        match acts.iter().enumerate().rev().find(|(_, act)| people.contains(&act.seat)) {
            Some((to, act)) => self.take_back(act.seat, to),
            None => {
                self.tell_key("table-nothing-to-undo")?;
                Ok(Flow::Stay)
            }
        }
    }

    /// Shows the table after this many acts and, if the person wants, goes back there.
    pub fn back(&mut self, rest: &str) -> io::Result<Flow> {
        let acts = self.table.len();
        let wanted = rest.trim_start_matches('#').parse::<usize>().ok().filter(|&to| to < acts);
        let Some(to) = wanted else {
            let text = if acts == 0 {
                Text::new("table-nothing-to-undo")
            } else {
                Text::new("terminal-back-how").number("last", acts as i64 - 1)
            };
            self.tell(&text)?;
            return Ok(Flow::Stay);
        };
        if let Some(scene) = self.table.scene_at(to, self.viewer()) {
            let words = self.words();
            self.print_scene(&scene, |view| {
                let title = words.say(&Text::new("terminal-back-look").number("act", to as i64));
                let mut lines = vec![view.rule_off(&format!("{title} {}", view.headline()))];
                lines.extend(view.maps());
                lines.extend(view.race());
                lines
            })?;
        }
        let text =
            Text::new("terminal-back-sure").number("act", to as i64).number("lost", (acts - to) as i64);
        match self.ask_yes(&text)? {
            None => Ok(Flow::Quit),
            Some(false) => {
                self.tell_key("terminal-back-not")?;
                Ok(Flow::Again)
            }
            Some(true) => {
                let people = self.people();
                let seat = match self.viewer() {
                    kernel::Viewer::Seat(seat) => seat,
                    kernel::Viewer::Spectator => *people.first().unwrap_or(&Seat(0)),
                };
                self.take_back(seat, to)
            }
        }
    }

    fn take_back(&mut self, seat: Seat, to: usize) -> io::Result<Flow> {
        let commitment = self.table.commitment();
        let mut answer = self.table.undo_to(seat, to);
        loop {
            match answer {
                Ok(UndoAnswer::Done { to }) => {
                    self.keep()?;
                    self.forget_news_after(to);
                    self.tell_next_too(Text::new("terminal-taken-back").number("act", to as i64))?;
                    // After an undo across an end, another seed deals, and the bots use it too.
                    if self.table.commitment() != commitment {
                        self.tell_commitment()?;
                        let seed = self.table.seals().pop().and_then(|seal| seal.seed);
                        self.salt = seed.map_or(self.salt, |seed| seed.number());
                    }
                    return Ok(Flow::Go);
                }
                Ok(UndoAnswer::Asked { waiting }) => {
                    let Some(other) = waiting.first() else {
                        return Ok(Flow::Stay);
                    };
                    match self.ask_consent(seat, other, to)? {
                        Some(yes) => answer = self.table.answer_undo(other, yes),
                        None => return Ok(Flow::Quit),
                    }
                }
                Ok(UndoAnswer::Declined) => {
                    self.tell_key("terminal-declined")?;
                    return Ok(Flow::Again);
                }
                Err(problem) => return self.not_taken_back(&problem),
            }
        }
    }

    fn not_taken_back(&mut self, problem: &Problem) -> io::Result<Flow> {
        self.tell_problem(problem)?;
        Ok(Flow::Stay)
    }

    fn ask_consent(&mut self, by: Seat, other: Seat, to: usize) -> io::Result<Option<bool>> {
        let scene = self.scene();
        let view = self.view(&scene);
        let text = Text::new("terminal-consent")
            .word("who", view.who(other))
            .word("by", view.who(by))
            .number("act", to as i64);
        self.ask_yes(&text)
    }

    /// Asks for yes or no in either language. `None` at the end of the input.
    pub fn ask_yes(&mut self, question: &Text) -> io::Result<Option<bool>> {
        let words = self.words().say(question);
        loop {
            let Some(line) = self.console.ask(&words)? else {
                return Ok(None);
            };
            match line.to_lowercase().as_str() {
                "y" | "yes" | "j" | "ja" => return Ok(Some(true)),
                "n" | "no" | "nein" => return Ok(Some(false)),
                line if crate::command::is_quit(line, self.lang) => return Ok(None),
                _ => self.tell_key("terminal-yes-or-no")?,
            }
        }
    }
}
