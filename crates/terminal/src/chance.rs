//! People's own dice and cards: an act is tried, stops at the roll it lacks, asks for it, and is tried again.

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

/// What is to be played.
#[derive(Clone, Copy)]
pub enum Wish<'a> {
    Person(Seat, &'a str),
    /// Whatever the bot that must decide wants.
    Bot,
}

/// What became of it.
pub enum Played {
    Done,
    Refused(Problem),
    /// The person did not roll after all, or the table has changed meanwhile.
    GivenUp,
    Quit,
}

/// A line at the question for results.
pub enum Rolled {
    Results(Vec<u16>),
    Cancel,
    /// The last entry is taken back.
    Undo,
    /// What could be entered here.
    List,
    Nothing,
    Misread(Misread),
}

/// What became of the question for results.
enum Asked {
    Entered,
    /// The entry before is taken back.
    Undo,
    End(Played),
}

/// What was entered for one act so far.
#[derive(Default)]
pub struct Entered {
    /// The results that waited before each entry.
    pub before: Vec<Given>,
    misfit: Option<Text>,
}

impl Entered {
    /// The results without the entry that cannot be: a wrong card does not cost the dice. If that does not help, all must be entered again.
    pub fn without_misfit(&mut self, problem: &Problem) -> Given {
        let again = self.misfit.replace(problem.text.clone()).as_ref() == Some(&problem.text);
        match self.before.pop() {
            Some(before) if !again => before,
            _ => Given::default(),
        }
    }
}

/// Among more choices the roll is not looked for.
const FEW: usize = 20;

pub const BAD_CHANCE: &str = "bad-chance";

impl<I: BufRead, O: Write> Desk<I, O> {
    /// Plays an act and keeps it, or says why not. The log is not told here.
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

    /// A face of the die that is to be rolled next, typed without asking for the roll: kept for the act, which is given back.
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

    /// Results beyond those the act needed are not kept for later: nobody would remember them.
    fn drop_unused(&mut self) -> io::Result<()> {
        if self.table.given_mut().is_empty() {
            return Ok(());
        }
        self.forget_given();
        self.tell_key("terminal-roll-unused")
    }

    /// Asks until there is a result, or the entry before or the act is given up.
    fn ask_roll(&mut self, need: &Need, wish: Wish) -> io::Result<Asked> {
        let words = self.words();
        loop {
            let Some(line) = self.console.ask(&question(&words, need))? else {
                return Ok(Asked::End(Played::Quit));
            };
            // A face or a card may be spelt like a command.
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

/// “French A, B: which cards?”, with the faces of a die that has its own.
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

/// Puts results where the next try finds them.
pub fn give(given: &mut Given, need: &Need, results: Vec<u16>) {
    if need.is_die {
        given.dice.extend(results);
    } else {
        given.piles.entry(need.of.clone().into()).or_default().extend(results);
    }
}

/// One result or several: “6 5 3”, “ABC”, “12, 47”.
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

/// The answer to a question where there is no table yet.
pub enum Before {
    Entered(Vec<u16>),
    Undo,
    /// The person gives up, or the input ends.
    GivenUp,
}

/// How results are entered, while there is no screen yet that would break the lines.
pub fn explain(console: &mut Console<impl BufRead, impl Write>, words: &Words) -> io::Result<()> {
    let width = Window::find(console.is_interactive()).width();
    console.lines(wrap(&words.own("terminal-roll-help"), width, 0))
}

/// The question for results where there is no table yet.
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
