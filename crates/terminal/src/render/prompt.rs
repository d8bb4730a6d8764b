//! The question, and the choices with their numbers.

use catalogue::Hint;
use kernel::{Seat, Verdict};
use scene::{Choice, Item, Outcome, Text};

use super::{Lines, View};
use crate::command::Verb;
use crate::layout::{self, Strip};
use crate::paint::Ink;

/// A choice with its index.
type Numbered<'a> = (usize, &'a Choice);
/// Choices under one heading.
type Group<'a> = (Option<&'a Text>, Vec<Numbered<'a>>);

/// More choices than this are listed only on request.
const FEW: usize = 12;

impl View<'_> {
    /// The question, and the choices if there are few.
    pub fn prompt(&self) -> Lines {
        let mut lines = self.question();
        match &self.scene.prompt.choices[..] {
            // The prompt already says that Enter plays the only choice.
            [only] if only.detail.is_none() => {}
            choices if choices.len() <= FEW => lines.extend(self.numbered()),
            choices if choices.iter().any(|choice| choice.group.is_some()) => lines.extend(self.headings()),
            choices => {
                // If there are many places and few other choices, the others are shown above the places.
                let (places, others): (Vec<Numbered>, Vec<Numbered>) =
                    choices.iter().enumerate().partition(|(_, choice)| self.place_id(choice).is_some());
                let few = !places.is_empty() && others.len() <= FEW;
                let rest: Vec<Numbered> = if few { places } else { choices.iter().enumerate().collect() };
                if few {
                    lines.extend(self.listed(&others));
                }
                let text = Text::new("terminal-many")
                    .number("count", rest.len() as i64)
                    .word("label", self.words.say(&rest[0].1.label))
                    .word("act", rest[0].1.act.as_str());
                lines.extend(self.prose(&self.words.say(&text), 2));
            }
        }
        lines
    }

    /// The question and as many choices as fit in this many lines.
    pub fn prompt_within(&self, most: usize) -> Lines {
        let mut lines = self.question();
        let choices = &self.scene.prompt.choices;
        if matches!(&choices[..], [only] if only.detail.is_none()) {
            return lines;
        }
        // The explanation of the question is shortened before the choices are.
        lines.truncate((most / 2).max(1));
        let room = most - lines.len().min(most);
        let grouped = choices.iter().any(|choice| choice.group.is_some());
        let full = self.numbered();
        let listed = if full.len() <= room {
            full
        } else if grouped && self.headings().len() <= room {
            self.headings()
        } else {
            let columns = if grouped { self.candidates_in_columns() } else { self.all_choices() };
            if columns.len() <= room { columns } else { self.first_choices(room) }
        };
        lines.extend(listed);
        lines
    }

    /// As many choices as fit, with their consequences, and how many more there are.
    fn first_choices(&self, room: usize) -> Lines {
        let choices = &self.scene.prompt.choices;
        let mut lines = Lines::new();
        let mut shown = 0;
        for numbered in choices.iter().enumerate() {
            let next = self.listed(&[numbered]);
            if lines.len() + next.len() + 1 > room {
                break;
            }
            lines.extend(next);
            shown += 1;
        }
        let text = Text::new("terminal-more-choices")
            .number("count", (choices.len() - shown) as i64)
            .number("last", choices.len() as i64);
        lines.push(self.paint.with(Ink::Faint, &layout::cut(&self.words.say(&text), self.width)));
        lines
    }

    fn candidates_in_columns(&self) -> Lines {
        let all: Vec<usize> = (0..self.scene.prompt.choices.len()).collect();
        self.candidates(&all)
    }

    /// The prompt: the side that is asked and, if Enter suffices, what it does.
    pub fn sign(&self, seat: Seat) -> String {
        let side = self.paint.with(Ink::Of(seat), &self.side(seat));
        match &self.scene.prompt.choices[..] {
            [only] => {
                let label = self.words.say(&only.label);
                let enter = self.words.say(&Text::new("terminal-enter").word("label", label));
                format!("{side} ({enter})>")
            }
            _ => format!("{side}>"),
        }
    }

    /// The result in the words of the game.
    pub fn outcome(&self, verdict: Verdict) -> Lines {
        let winners: Vec<_> = verdict.winners.iter().map(|seat| self.who(seat)).collect();
        let mut lines = self.question();
        // A single player wins against nobody. The game's own words say which side won.
        if !winners.is_empty() && self.players.len() > 1 {
            let text = Text::new("terminal-winners")
                .number("count", winners.len() as i64)
                .word("who", winners.join(", "));
            lines.push(self.paint.with(Ink::Strong, &self.words.say(&text)));
        }
        lines
    }

    pub fn question(&self) -> Lines {
        let prompt = &self.scene.prompt;
        let mut words = self.words.say(&prompt.question);
        if let Some(rule) = prompt.rule {
            words.push_str(&format!(" [{rule}]"));
        }
        let mut lines: Lines =
            self.prose(&words, 0).iter().map(|line| self.paint.with(Ink::Strong, line)).collect();
        if let Some(detail) = &prompt.detail {
            lines.extend(self.prose(&self.words.say(detail), 0));
        }
        lines
    }

    /// Every choice on its own line with its consequence.
    fn numbered(&self) -> Lines {
        let mut lines = Lines::new();
        for (name, choices) in self.grouped() {
            match name {
                Some(name) => lines.push(format!("  {}", self.title(name))),
                // A blank line, because they do not belong to the previous heading.
                None if !lines.is_empty() => lines.push(String::new()),
                None => {}
            }
            lines.extend(self.listed(&choices));
        }
        lines
    }

    fn listed(&self, choices: &[Numbered]) -> Lines {
        let mut lines = Lines::new();
        for (n, choice) in choices {
            let lead = Strip::new().and(Ink::Choice, format!("{:>4}  ", n + 1));
            lines.extend(self.beside(&lead, &self.in_words(choice), Ink::Plain));
        }
        lines
    }

    /// “Announce Ohio: you take it, 50 % (announce OH)”.
    fn in_words(&self, choice: &Choice) -> String {
        let mut words = self.words.say(&choice.label);
        if let Some(detail) = &choice.detail {
            words.push_str(&format!(": {}", self.words.say(detail)));
        }
        if let Some(odds) = choice.odds {
            words.push_str(&format!(", {}", percent(odds)));
        }
        if !choice.outcomes.is_empty() {
            let said =
                |outcome: &Outcome| format!("{} {}", percent(outcome.odds), self.words.say(&outcome.text));
            let all: Vec<_> = choice.outcomes.iter().map(said).collect();
            words.push_str(&format!(" ({})", all.join(", ")));
        }
        words
    }

    /// The numbered choices by heading, in the order in which the headings appear.
    fn grouped(&self) -> Vec<Group<'_>> {
        let mut groups: Vec<Group<'_>> = Vec::new();
        for (n, choice) in self.scene.prompt.choices.iter().enumerate() {
            let group = choice.group.as_ref();
            match groups.iter_mut().find(|(name, _)| *name == group) {
                Some((_, choices)) => choices.push((n, choice)),
                None => groups.push((group, vec![(n, choice)])),
            }
        }
        groups
    }

    /// For many choices: one line per heading with its numbers, and choices without a heading in full.
    fn headings(&self) -> Lines {
        let mut lines = Lines::new();
        for (name, choices) in self.grouped() {
            let Some(name) = name else {
                lines.extend(self.listed(&choices));
                continue;
            };
            let odds = choices.iter().filter_map(|(_, choice)| choice.odds);
            let mut words = self.words.say(name);
            match (odds.clone().min(), odds.max()) {
                (Some(least), Some(most)) if least != most => {
                    words.push_str(&format!(", {} – {}", percent(least), percent(most)))
                }
                (Some(odds), _) => words.push_str(&format!(", {}", percent(odds))),
                _ => {}
            }
            let lead = Strip::new().and(Ink::Choice, format!("{:>9}  ", numbers(&choices)));
            lines.extend(self.beside(&lead, &words, Ink::Plain));
        }
        lines.extend(self.faint(&self.words.own("terminal-headings")));
        lines
    }

    /// All choices, however many, and how to answer.
    pub fn all_choices(&self) -> Lines {
        let choices = &self.scene.prompt.choices;
        if choices.len() <= FEW {
            return self.numbered();
        }
        if choices.iter().any(|choice| choice.group.is_some()) {
            return self.numbered();
        }
        let number_width = choices.len().to_string().len();
        let place_width =
            choices.iter().filter_map(|choice| self.place_id(choice)).map(layout::width).max().unwrap_or(0);
        let strips: Vec<_> = choices
            .iter()
            .enumerate()
            .map(|(n, choice)| {
                let odds = choice.odds.map(|odds| format!(" {}", percent(odds))).unwrap_or_default();
                let mut strip =
                    Strip::new().and(Ink::Choice, layout::pad_left(&(n + 1).to_string(), number_width));
                if place_width > 0 {
                    let id = self.place_id(choice).unwrap_or_default();
                    strip = strip.plain(" ").plain(layout::pad(id, place_width));
                }
                strip.plain(format!(" {}{odds}", self.words.say(&choice.label)))
            })
            .collect();
        let mut lines = layout::columns(&strips, self.width, self.paint);
        if choices.iter().any(|choice| choice.odds.is_some()) {
            lines.extend(self.faint(&self.words.own("terminal-odds")));
        }
        lines
    }

    /// The id of the place on a board that a choice is about.
    fn place_id<'c>(&self, choice: &'c Choice) -> Option<&'c str> {
        let spot = choice.spot.as_ref()?;
        let on_board = self.items().any(|(_, item)| match item {
            Item::Board(board) => board.places.iter().any(|place| place.spot == *spot),
            _ => false,
        });
        spot.0.split_once(':').map(|(_, id)| id).filter(|_| on_board)
    }

    /// How many choices are places on a board.
    pub fn places_to_choose(&self) -> usize {
        self.scene.prompt.choices.iter().filter(|choice| self.place_id(choice).is_some()).count()
    }

    /// These choices as candidates for an ambiguous answer.
    pub fn candidates(&self, numbers: &[usize]) -> Lines {
        let choices = &self.scene.prompt.choices;
        let strips: Vec<_> = numbers
            .iter()
            .filter_map(|&n| choices.get(n).map(|choice| (n, choice)))
            .map(|(n, choice)| {
                let group = choice.group.as_ref().map(|group| format!("{}: ", self.words.say(group)));
                Strip::new().and(Ink::Choice, format!("{:>4}", n + 1)).plain(format!(
                    "  {}{} ({})",
                    group.unwrap_or_default(),
                    self.words.say(&choice.label),
                    choice.act
                ))
            })
            .collect();
        layout::columns(&strips, self.width, self.paint)
    }

    /// The best acts with their worth, best first.
    pub fn hints(&self, hints: &[Hint]) -> Lines {
        let choices = &self.scene.prompt.choices;
        let mut lines = Lines::new();
        for Hint { act, worth, reason } in hints {
            let found = choices.iter().position(|choice| choice.act == *act);
            let number = found.map(|n| (n + 1).to_string()).unwrap_or_default();
            let words = found.map_or_else(|| act.clone(), |n| self.in_words(&choices[n]));
            let lead = Strip::new().and(Ink::Choice, format!("{number:>4}  "));
            let worth = self.words.decimal(*worth);
            let worth = self.words.say(&Text::new("terminal-worth").word("worth", worth));
            let why = reason.as_ref().map(|why| format!(": {}", self.words.say(why))).unwrap_or_default();
            lines.extend(self.beside(&lead, &format!("{words} ({worth}){why}"), Ink::Plain));
        }
        lines
    }

    /// The commands with what they do.
    pub fn commands(&self) -> Lines {
        let lang = self.words.lang;
        let calls: Vec<_> = Verb::all()
            .map(|verb| {
                let usage = verb.usage().map(|key| format!(" {}", self.words.own(key))).unwrap_or_default();
                (verb, format!("{}{usage}", verb.word(lang)))
            })
            .collect();
        let widest = calls.iter().map(|(_, call)| layout::width(call)).max().unwrap_or(0);
        let mut lines = Lines::new();
        for (verb, call) in calls {
            let lead = Strip::new().plain("  ").and(Ink::Strong, layout::pad(&call, widest)).plain("  ");
            lines.extend(self.beside(&lead, &self.words.own(verb.purpose()), Ink::Plain));
        }
        lines
    }
}

/// "1-4", or "1, 3" if the numbers are not consecutive.
fn numbers(choices: &[Numbered]) -> String {
    match choices {
        [(only, _)] => (only + 1).to_string(),
        [(first, _), .., (last, _)] if last - first + 1 == choices.len() => {
            format!("{}-{}", first + 1, last + 1)
        }
        _ => choices.iter().map(|(n, _)| (n + 1).to_string()).collect::<Vec<_>>().join(", "),
    }
}

/// Thousandths as a percentage.
pub(super) fn percent(odds: u16) -> String {
    format!("{} %", (u32::from(odds) + 5) / 10)
}
