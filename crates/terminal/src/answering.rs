//! Handles what a person typed at the prompt: a command, a choice, or something impossible, which is explained.

use std::io::{self, BufRead, Write};

use catalogue::Problem;
use kernel::{Seat, Text, Viewer};
use scene::{Item, Scene};

use crate::chance::{Played, Wish};
use crate::clean::clean;
use crate::command::{self, Parsed};
use crate::desk::{Desk, Flow};
use crate::matching::{self, Meant, Sayable};
use crate::words::Words;

impl<I: BufRead, O: Write> Desk<I, O> {
    /// Plays the first act of a line, or runs a command. Further acts on the line answer the following questions, until one of them does
    /// not fit.
    pub fn answer(&mut self, seat: Seat, line: &str) -> io::Result<Flow> {
        let first = self.console.split_acts(line);
        let flow = self.answer_one(seat, &first)?;
        if flow != Flow::Go {
            let dropped = self.console.drop_acts();
            if !dropped.is_empty() {
                let rest = clean(&dropped.join("; "));
                self.tell(&Text::new("terminal-rest-dropped").word("rest", rest))?;
            }
        }
        Ok(flow)
    }

    fn answer_one(&mut self, seat: Seat, line: &str) -> io::Result<Flow> {
        self.measure();
        match command::parse(line, self.lang) {
            Parsed::Command(command) => return self.run_command(command),
            Parsed::NoCommand(word) => {
                self.tell(&Text::new("terminal-no-command").word("word", word))?;
                return Ok(Flow::Stay);
            }
            Parsed::Other => {}
        }
        let scene = self.table.scene(Viewer::Seat(seat));
        let choices = &scene.prompt.choices;
        if line.is_empty() {
            return match &choices[..] {
                [only] => self.play(seat, &only.act),
                _ => Ok(Flow::Stay),
            };
        }
        // A single letter shows the other side of the table with that letter.
        let side = self.view(&scene).tab(line);
        if !side.is_empty() {
            self.console.lines(side)?;
            return Ok(Flow::Stay);
        }
        let sayable = sayable(&scene, &self.words());
        match matching::find(line, &sayable) {
            Meant::One(n) => return self.play(seat, &choices[n].act),
            Meant::Several(fitting) => {
                self.tell(&Text::new("terminal-ambiguous").word("typed", clean(line)))?;
                self.print_scene(&scene, |view| view.candidates(&fitting))?;
            }
            Meant::NoSuchNumber(numbers) => {
                let text = Text::new("terminal-no-number").number("last", *numbers.end() as i64);
                self.tell(&text)?;
            }
            Meant::Nothing => {
                return match self.rolled_at_once(seat, line, choices) {
                    Some(act) => self.play(seat, &act),
                    None => self.not_possible(seat, line, &scene, &sayable),
                };
            }
        }
        Ok(Flow::Stay)
    }

    fn play(&mut self, seat: Seat, act: &str) -> io::Result<Flow> {
        match self.carry_out(Wish::Person(seat, act))? {
            Played::Done => {
                self.tell_news(Viewer::Seat(seat))?;
                Ok(Flow::Go)
            }
            Played::Refused(problem) => {
                self.tell_problem(&problem)?;
                Ok(Flow::Stay)
            }
            Played::GivenUp => Ok(Flow::Go),
            Played::Quit => Ok(Flow::Quit),
        }
    }

    /// Answers impossible input with the rule that forbids it if it would be an act, else as an abbreviated command, else with a hint what
    /// can be typed.
    fn not_possible(
        &mut self,
        seat: Seat,
        line: &str,
        scene: &Scene,
        sayable: &[Sayable],
    ) -> io::Result<Flow> {
        let legal = self.table.choices(seat);
        for act in possible_acts(line, scene, sayable, &self.words()) {
            if legal.contains(&act) {
                continue;
            }
            match self.table.act(seat, &act) {
                Err(problem) if problem.rule.is_some() => {
                    self.tell_problem(&problem)?;
                    return Ok(Flow::Stay);
                }
                _ => {}
            }
        }
        if let Some(command) = command::parse_short(line, self.lang) {
            return self.run_command(command);
        }
        if self.console.is_screen() {
            // The choices are already shown below.
            self.tell(&Text::new("terminal-not-possible").word("typed", clean(line)))?;
            return Ok(Flow::Stay);
        }
        self.tell(&Text::new("terminal-unknown").word("typed", clean(line)))?;
        self.print_scene(scene, |view| view.prompt())?;
        Ok(Flow::Stay)
    }

    pub fn tell_problem(&mut self, problem: &Problem) -> io::Result<()> {
        let words = self.words().problem(problem);
        self.print(|view| view.prose(&words, 0))
    }
}

pub fn sayable(scene: &Scene, words: &Words) -> Vec<Sayable> {
    let choices = &scene.prompt.choices;
    choices
        .iter()
        .map(|choice| {
            let spot = choice.spot.as_ref().map(|spot| spot.0.as_str());
            // Choices under different headings may have the same label.
            let group = choice.group.as_ref().map(|group| words.say(group)).unwrap_or_default();
            Sayable::new(&choice.act, &format!("{group} {}", words.say(&choice.label)), spot)
        })
        .collect()
}

/// Acts that the line could mean although they are not among the choices: as typed, and with the verbs of this prompt put before it.
fn possible_acts(line: &str, scene: &Scene, sayable: &[Sayable], words: &Words) -> Vec<String> {
    let mut verbs: Vec<&str> = sayable.iter().filter_map(Sayable::verb).collect();
    verbs.dedup();
    let typed: Vec<&str> = line.split_whitespace().collect();
    let mut acts = vec![line.to_owned(), line.to_lowercase()];
    let Some((first, rest)) = typed.split_first() else {
        return acts;
    };
    let spelled = |words_typed: &[&str]| -> Vec<String> {
        let joined = words_typed.join(" ");
        let mut all = vec![joined.clone(), joined.to_uppercase()];
        all.extend(place_called(&joined, scene, words));
        all
    };
    if let Some(verb) = matching::unique_prefix(first, verbs.iter().map(|verb| (*verb, *verb))) {
        acts.push(verb.to_owned());
        acts.extend(spelled(rest).into_iter().map(|rest| format!("{verb} {rest}")));
    }
    acts.extend(spelled(rest).into_iter().map(|rest| format!("{} {rest}", first.to_lowercase())));
    for verb in verbs {
        acts.extend(spelled(&typed).into_iter().map(|all| format!("{verb} {all}")));
    }
    acts
}

/// The id of the only place whose name starts with this.
fn place_called(name: &str, scene: &Scene, words: &Words) -> Option<String> {
    let places = scene.areas.iter().flat_map(|area| &area.items).filter_map(|item| match item {
        Item::Board(board) => Some(&board.places),
        _ => None,
    });
    let names: Vec<(String, String)> =
        places.flatten().map(|place| (words.say(&place.name), place.id.to_string())).collect();
    matching::unique_prefix(name, names.iter().map(|(name, id)| (name.as_str(), id.clone())))
}
