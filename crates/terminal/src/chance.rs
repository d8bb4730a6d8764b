//! People's own dice and cards: an act is tried, stops at the roll it lacks, asks for it, and is tried again.

use std::io::{self, BufRead, Write};

use catalogue::Problem;
use kernel::chance::Given;
use kernel::{Seat, Text};

use crate::command::{self, Parsed, Verb};
use crate::console::Console;
use crate::desk::{Desk, Flow};
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

/// A line at the question for a roll.
pub enum Rolled {
    Results(Vec<u16>),
    Cancel,
    Nonsense,
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

pub const BAD_CHANCE: &str = "bad-chance";

impl<I: BufRead, O: Write> Desk<I, O> {
    /// Plays an act and keeps it, or says why not. The log is not told here.
    pub fn carry_out(&mut self, wish: Wish) -> io::Result<Played> {
        let mut entered = Entered::default();
        loop {
            let answer = match wish {
                Wish::Person(seat, act) => self.table.act(seat, act),
                Wish::Bot => match self.table.bot_act(self.salt) {
                    Some(answer) => answer,
                    None => return Ok(Played::GivenUp),
                },
            };
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
                if let Some(end) = self.ask_roll(need, wish)? {
                    self.forget_given();
                    return Ok(end);
                }
                entered.before.push(before);
            } else if problem.code == BAD_CHANCE && !self.table.given_mut().is_empty() {
                *self.table.given_mut() = entered.without_misfit(&problem);
                self.tell(&problem.text)?;
            } else {
                return Ok(Played::Refused(problem));
            }
        }
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

    /// Asks until there is a result (`None`), or the act is given up.
    fn ask_roll(&mut self, need: &str, wish: Wish) -> io::Result<Option<Played>> {
        let question = question(&self.words(), need);
        loop {
            let Some(line) = self.console.ask(&question)? else {
                return Ok(Some(Played::Quit));
            };
            if let Parsed::Command(command) = command::parse(&line, self.lang) {
                if command.verb == Verb::Help {
                    self.tell_key("terminal-roll-help")?;
                    continue;
                }
                match self.run_command(command)? {
                    Flow::Quit => return Ok(Some(Played::Quit)),
                    Flow::Go => return Ok(Some(Played::GivenUp)),
                    Flow::Stay | Flow::Again => continue,
                }
            }
            match read_roll(&line) {
                Rolled::Results(results) if results.is_empty() => {}
                Rolled::Results(results) => {
                    give(self.table.given_mut(), need, results);
                    return Ok(None);
                }
                Rolled::Cancel if matches!(wish, Wish::Bot) => self.tell_key("terminal-roll-bot")?,
                Rolled::Cancel => return Ok(Some(Played::GivenUp)),
                Rolled::Nonsense => self.tell_key("terminal-roll-nonsense")?,
            }
        }
    }
}

/// “Roll d6:”, or what the game calls its pile.
pub fn question(words: &Words, need: &str) -> String {
    if words.has(need) {
        return format!("{}:", words.say(&Text::new(need.to_owned())));
    }
    let key = if is_die(need) { "terminal-roll" } else { "terminal-draw" };
    words.say(&Text::new(key).word("need", need))
}

fn is_die(need: &str) -> bool {
    need.strip_prefix('d').is_some_and(|sides| sides.parse::<u8>().is_ok())
}

/// Puts results where the next try finds them.
pub fn give(given: &mut Given, need: &str, results: Vec<u16>) {
    if is_die(need) {
        given.dice.extend(results);
    } else {
        given.piles.entry(need.to_owned().into()).or_default().extend(results);
    }
}

/// One result or several: “6 5 3”, “6,5,3”.
pub fn read_roll(line: &str) -> Rolled {
    const CANCEL: [&str; 3] = ["cancel", "abort", "abbrechen"];
    if CANCEL.contains(&line.to_lowercase().as_str()) {
        return Rolled::Cancel;
    }
    let results: Result<Vec<u16>, _> = line
        .split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '+'))
        .filter(|word| !word.is_empty())
        .map(str::parse)
        .collect();
    results.map_or(Rolled::Nonsense, Rolled::Results)
}

/// The question for a roll where there is no table yet; `None` where the person gives up or the input ends.
pub fn ask_before_opening(
    console: &mut Console<impl BufRead, impl Write>,
    words: &Words,
    need: &str,
) -> io::Result<Option<Vec<u16>>> {
    loop {
        let Some(line) = console.ask(&question(words, need))? else {
            return Ok(None);
        };
        if command::is_quit(&line, words.lang) {
            return Ok(None);
        }
        match read_roll(&line) {
            Rolled::Results(results) if results.is_empty() => {}
            Rolled::Results(results) => return Ok(Some(results)),
            Rolled::Cancel => return Ok(None),
            Rolled::Nonsense if line == "?" => console.line(&words.own("terminal-roll-help"))?,
            Rolled::Nonsense => console.line(&words.own("terminal-roll-nonsense"))?,
        }
    }
}
