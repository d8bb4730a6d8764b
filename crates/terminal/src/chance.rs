//! People's own dice and cards: an act is tried, stops at the result it lacks, asks for it, and is tried again.

use std::io::{self, BufRead, Write};

use catalogue::{Problem, lesson};
use kernel::chance::Given;
use kernel::{Seat, Text};
use scene::{Choice, Misread, Need};

use crate::clean::clean;
use crate::command::{self, Parsed, Verb};
use crate::console::Console;
use crate::desk::{Desk, Flow};
use crate::layout::wrap;
use crate::window::Window;
use crate::words::Words;

/// What to play.
#[derive(Clone, Copy)]
pub enum Wish<'a> {
    Person(Seat, &'a str),
    /// The choice of the bot that must decide.
    Bot,
}

/// The outcome of a `Wish`.
pub enum Played {
    Done,
    Refused(Problem),
    /// The person cancelled the roll, or the table has changed meanwhile.
    GivenUp,
    Quit,
}

/// The meaning of a line typed when a result is asked for.
pub enum Rolled {
    Results(Vec<u16>),
    Cancel,
    /// Take back the last entry.
    Undo,
    /// List what can be entered.
    List,
    Nothing,
    Misread(Misread),
}

/// The outcome of asking for results.
enum Asked {
    Entered,
    /// The previous entry is taken back.
    Undo,
    End(Played),
}

/// What was entered for one act so far.
#[derive(Default)]
pub struct Entered {
    /// The waiting results before each entry.
    pub before: Vec<Given>,
    misfit: Option<Text>,
}

impl Entered {
    /// The results without the impossible entry, so that a wrong card does not discard the dice. If the same problem comes again,
    /// everything must be entered again.
    pub fn without_misfit(&mut self, problem: &Problem) -> Given {
        let again = self.misfit.replace(problem.text.clone()).as_ref() == Some(&problem.text);
        match self.before.pop() {
            Some(before) if !again => before,
            _ => Given::default(),
        }
    }
}

/// With more choices than this, the program does not search for the one that rolls the die.
const FEW: usize = 20;

pub const BAD_CHANCE: &str = "bad-chance";

impl<I: BufRead, O: Write> Desk<I, O> {
    /// Plays an act and saves the game, or explains why not. Does not print the log.
    pub fn carry_out(&mut self, wish: Wish) -> io::Result<Played> {
        let mut entered = Entered::default();
        loop {
            let is_lesson = self.table.is_lesson();
            let answer = match wish {
                Wish::Person(seat, act) => {
                    if is_lesson {
                        *self.table.given_mut() = lesson::given(&*self.table, seat, act);
                    }
                    self.table.act(seat, act)
                }
                Wish::Bot => match lesson::bot_act(&mut *self.table, self.salt) {
                    Some(answer) => answer,
                    None => return Ok(Played::GivenUp),
                },
            };
            if is_lesson {
                self.forget_given();
            }
            let problem = match answer {
                Ok(done) => {
                    if !entered.before.is_empty() {
                        self.drop_unused()?;
                    }
                    self.keep()?;
                    self.acted(done.seat);
                    return Ok(Played::Done);
                }
                Err(problem) => problem,
            };
            if let Some(need) = &problem.need {
                let before = self.table.given_mut().clone();
                match self.ask_roll(need, wish)? {
                    Asked::Entered => entered.before.push(before),
                    Asked::Undo => match entered.before.pop() {
                        Some(before) => {
                            *self.table.given_mut() = before;
                            self.tell_key("terminal-roll-undone")?;
                        }
                        None if matches!(wish, Wish::Bot) => self.tell_key("terminal-roll-bot")?,
                        None => {
                            self.forget_given();
                            self.tell_key("terminal-roll-cancelled")?;
                            return Ok(Played::GivenUp);
                        }
                    },
                    Asked::End(end) => {
                        self.forget_given();
                        return Ok(end);
                    }
                }
            } else if problem.code == BAD_CHANCE && !self.table.given_mut().is_empty() {
                *self.table.given_mut() = entered.without_misfit(&problem);
                self.tell(&problem.text)?;
            } else {
                return Ok(Played::Refused(problem));
            }
        }
    }

    /// The person typed a face of the next die instead of the act that rolls it. Keeps the result for that act and returns the act.
    pub fn rolled_at_once(&mut self, seat: Seat, line: &str, choices: &[Choice]) -> Option<String> {
        if choices.len() > FEW || !self.table.own().dice() && self.table.commitment().is_some() {
            return None;
        }
        let words = self.words();
        let die = |choice: &Choice| self.table.need(seat, &choice.act).filter(|need| need.is_die);
        let mut rolls = choices.iter().filter_map(|choice| Some((choice.act.clone(), die(choice)?)));
        let (Some((act, need)), None) = (rolls.next(), rolls.next()) else { return None };
        let results = need.read(words.game, words.lang, line).ok()?;
        give(self.table.given_mut(), &need, results);
        Some(act)
    }

    fn forget_given(&mut self) {
        *self.table.given_mut() = Given::default();
    }

    /// Discards results beyond those that the act needed, because nobody would remember them later.
    fn drop_unused(&mut self) -> io::Result<()> {
        if self.table.given_mut().is_empty() {
            return Ok(());
        }
        self.forget_given();
        self.tell_key("terminal-roll-unused")
    }

    /// Asks until there is a result, or until the previous entry or the act is given up.
    fn ask_roll(&mut self, need: &Need, wish: Wish) -> io::Result<Asked> {
        let words = self.words();
        loop {
            let Some(line) = self.console.ask(&question(&words, need))? else {
                return Ok(Asked::End(Played::Quit));
            };
            // Read it as a result first, because a face or card may be spelt like a command.
            let rolled = read_roll(&words, need, &line);
            if !matches!(rolled, Rolled::Results(_))
                && let Parsed::Command(command) = command::parse(&line, self.lang)
            {
                match command.verb {
                    Verb::Help => {
                        self.tell_key("terminal-roll-help")?;
                        self.console.lines(list(&words, need))?;
                        continue;
                    }
                    Verb::Undo => return Ok(Asked::Undo),
                    _ => {}
                }
                match self.run_command(command)? {
                    Flow::Quit => return Ok(Asked::End(Played::Quit)),
                    Flow::Go => return Ok(Asked::End(Played::GivenUp)),
                    Flow::Stay | Flow::Again => continue,
                }
            }
            match rolled {
                Rolled::Nothing => {}
                Rolled::Results(results) => {
                    give(self.table.given_mut(), need, results);
                    return Ok(Asked::Entered);
                }
                Rolled::Undo => return Ok(Asked::Undo),
                Rolled::Cancel if matches!(wish, Wish::Bot) => self.tell_key("terminal-roll-bot")?,
                Rolled::Cancel => return Ok(Asked::End(Played::GivenUp)),
                Rolled::List => self.console.lines(list(&words, need))?,
                Rolled::Misread(misread) => self.tell(&misread.text())?,
            }
        }
    }
}

/// “French A, B: which cards?”, with the names of the faces if the die has any.
pub fn question(words: &Words, need: &Need) -> String {
    let question = words.say(&need.question);
    let faces: Vec<String> = need.possible.iter().filter_map(|p| Some(words.say(p.name.as_ref()?))).collect();
    if need.is_die && !faces.is_empty() {
        return format!("{question} ({})", faces.join(", "));
    }
    question
}

/// What can be entered now, one line each.
fn list(words: &Words, need: &Need) -> Vec<String> {
    let mut lines: Vec<String> = need
        .possible
        .iter()
        .map(|possible| format!("  {}", clean(&need.say(words.game, words.lang, possible))))
        .collect();
    lines.dedup();
    lines
}

/// Stores results where the next try finds them.
pub fn give(given: &mut Given, need: &Need, results: Vec<u16>) {
    if need.is_die {
        given.dice.extend(results);
    } else {
        given.piles.entry(need.of.clone().into()).or_default().extend(results);
    }
}

/// Parses one result or several: “6 5 3”, “ABC”, “12, 47”.
pub fn read_roll(words: &Words, need: &Need, line: &str) -> Rolled {
    const CANCEL: [&str; 3] = ["cancel", "abort", "abbrechen"];
    const UNDO: [&str; 4] = ["undo", "u", "rückgängig", "zurück"];
    let line = line.trim();
    let lower = line.to_lowercase();
    match &*lower {
        "" => return Rolled::Nothing,
        "?" => return Rolled::List,
        word if CANCEL.contains(&word) => return Rolled::Cancel,
        word if UNDO.contains(&word) => return Rolled::Undo,
        _ => {}
    }
    need.read(words.game, words.lang, line).map_or_else(Rolled::Misread, Rolled::Results)
}

/// The answer to a question asked before the table is opened.
pub enum Before {
    Entered(Vec<u16>),
    Undo,
    /// The person gives up, or the input ends.
    GivenUp,
}

/// Explains how to enter results. There is no screen yet, so the lines are wrapped here.
pub fn explain(console: &mut Console<impl BufRead, impl Write>, words: &Words) -> io::Result<()> {
    let width = Window::find(console.is_interactive()).width();
    console.lines(wrap(&words.own("terminal-roll-help"), width, 0))
}

/// Asks for results before the table is opened.
pub fn ask_before_opening(
    console: &mut Console<impl BufRead, impl Write>,
    words: &Words,
    need: &Need,
) -> io::Result<Before> {
    loop {
        let Some(line) = console.ask(&question(words, need))? else {
            return Ok(Before::GivenUp);
        };
        if command::is_quit(&line, words.lang) {
            return Ok(Before::GivenUp);
        }
        match read_roll(words, need, &line) {
            Rolled::Nothing => {}
            Rolled::Results(results) => return Ok(Before::Entered(results)),
            Rolled::Undo => return Ok(Before::Undo),
            Rolled::Cancel => return Ok(Before::GivenUp),
            Rolled::List => {
                explain(console, words)?;
                console.lines(list(words, need))?;
            }
            Rolled::Misread(misread) => console.line(&words.say(&misread.text()))?,
        }
    }
}
