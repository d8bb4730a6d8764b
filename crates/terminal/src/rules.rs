//! The rulebook at the prompt: by id, by number, or by a word, and the questions that players ask.

use std::io::{self, BufRead, Write};

use kernel::Text;
use scene::{Lang, Origin, Question, Rule, Rulebook};

use crate::clean::clean;
use crate::desk::Desk;
use crate::layout::{self, Strip};
use crate::paint::Ink;
use crate::render::{Lines, View};

/// The rules that a search finds: one by its id or its final number, otherwise all that contain the words.
fn search<'a>(book: &'a Rulebook, typed: &str, lang: Lang) -> Vec<&'a Rule> {
    let by_number = || {
        let number = |rule: &&Rule| rule.id.rsplit('-').next().is_some_and(|end| end == typed);
        book.rules.iter().find(number)
    };
    if let Some(rule) = book.rule(typed).or_else(by_number) {
        return vec![rule];
    }
    let typed = typed.to_lowercase();
    let has = |words: &str| words.to_lowercase().contains(&typed);
    let titled: Vec<_> = book.rules.iter().filter(|rule| has(rule.title.get(lang))).collect();
    if titled.is_empty() {
        book.rules.iter().filter(|rule| has(rule.text.get(lang))).collect()
    } else {
        titled
    }
}

/// The question with this id, otherwise all that contain the words.
fn questions<'a>(book: &'a Rulebook, typed: &str, lang: Lang) -> Vec<&'a Question> {
    if let Some(question) = book.questions.iter().find(|question| question.id.eq_ignore_ascii_case(typed)) {
        return vec![question];
    }
    let typed = typed.to_lowercase();
    let has = |question: &&Question| {
        [&question.ask, &question.answer].iter().any(|words| words.get(lang).to_lowercase().contains(&typed))
    };
    book.questions.iter().filter(has).collect()
}

impl View<'_> {
    /// A rule with the questions that it answers.
    fn rule(&self, book: &Rulebook, rule: &Rule) -> Lines {
        let origin = self.words.own(match rule.origin {
            Origin::Rulebook => "terminal-origin-rulebook",
            Origin::Ruling => "terminal-origin-ruling",
            Origin::Published => "terminal-origin-published",
            Origin::Reconstruction => "terminal-origin-reconstruction",
            Origin::House => "terminal-origin-house",
        });
        let title = format!("{}  {} ({origin})", rule.id, clean(rule.title.get(self.words.lang)));
        let mut lines = vec![self.paint.with(Ink::Strong, &title)];
        lines.extend(self.prose(&clean(rule.text.get(self.words.lang)), 2));
        lines.extend(book.questions_of(&rule.id).flat_map(|question| self.answered(question)));
        lines
    }

    fn answered(&self, question: &Question) -> Lines {
        let ask = format!("{}  {}", question.id, clean(question.ask.get(self.words.lang)));
        let answer =
            format!("{} ({})", clean(question.answer.get(self.words.lang)), question.rules.join(", "));
        [self.prose(&ask, 0), self.prose(&answer, 2)].concat()
    }

    fn rule_titles<'r>(&self, rules: impl Iterator<Item = &'r Rule>) -> Lines {
        let rules: Vec<_> = rules.collect();
        let widest = rules.iter().map(|rule| layout::width(&rule.id)).max().unwrap_or(0);
        let strips: Vec<_> = rules
            .iter()
            .map(|rule| {
                let id = layout::pad(&rule.id, widest);
                Strip::new().plain("  ").plain(id).plain("  ").plain(clean(rule.title.get(self.words.lang)))
            })
            .collect();
        layout::columns(&strips, self.width, self.paint)
    }

    fn contents(&self, book: &Rulebook) -> Lines {
        let mut lines = Lines::new();
        for section in &book.sections {
            lines.push(self.paint.with(Ink::Strong, &clean(section.title.get(self.words.lang))));
            lines.extend(self.rule_titles(book.rules.iter().filter(|rule| rule.section == section.id)));
        }
        lines
    }
}

impl<I: BufRead, O: Write> Desk<I, O> {
    pub fn show_rules(&mut self, typed: &str) -> io::Result<()> {
        let book = self.table.title().rulebook();
        let classes = self.table.title().place_classes();
        if typed.is_empty() {
            self.print(|view| view.contents(book))?;
            if !classes.is_empty() {
                self.tell_key("terminal-rules-classes")?;
                self.print(|view| classes.iter().flat_map(|class| view.class(class)).collect())?;
            }
            return self.tell_key("terminal-rules-how");
        }
        let named = {
            let (words, typed) = (self.words(), typed.to_lowercase());
            classes.iter().find(|class| words.say(&class.name).to_lowercase().ends_with(&typed))
        };
        if let Some(class) = named {
            return self.print(|view| view.class(class));
        }
        match &search(book, typed, self.lang)[..] {
            [] => match &questions(book, typed, self.lang)[..] {
                [] => self.tell(&Text::new("terminal-rules-none").word("typed", clean(typed))),
                found => {
                    self.print(|view| found.iter().flat_map(|question| view.answered(question)).collect())
                }
            },
            [only] => self.print(|view| view.rule(book, only)),
            several => {
                self.print(|view| view.rule_titles(several.iter().copied()))?;
                self.tell_key("terminal-rules-how")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = r#"
        [[section]]
        id = "turn"
        title = { en = "The turn", de = "Der Zug" }
        [[rule]]
        id = "T-1"
        section = "turn"
        origin = "rulebook"
        title = { en = "Roll", de = "Wurf" }
        text = { en = "Three dice.", de = "Drei Würfel." }
        [[rule]]
        id = "T-11"
        section = "turn"
        origin = "ruling"
        title = { en = "Roll again", de = "Noch ein Wurf" }
        text = { en = "A tie is rolled again.", de = "Gleichstand wird wiederholt." }
        [[question]]
        id = "Q-1"
        ask = { en = "And if it is a tie again?", de = "Und bei neuem Gleichstand?" }
        answer = { en = "Once more.", de = "Noch einmal." }
        rules = ["T-11"]
    "#;

    #[test]
    fn rules_are_found_by_id_number_and_word() {
        let book = Rulebook::read(BOOK).unwrap();
        let ids = |typed, lang| -> Vec<String> {
            search(&book, typed, lang).into_iter().map(|rule| rule.id.clone()).collect()
        };
        assert_eq!(ids("t-11", Lang::En), ["T-11"]);
        assert_eq!(ids("11", Lang::En), ["T-11"]);
        assert_eq!(ids("roll", Lang::En), ["T-1", "T-11"]);
        assert_eq!(ids("DICE", Lang::En), ["T-1"]);
        assert_eq!(ids("würfel", Lang::De), ["T-1"]);
        assert!(ids("cards", Lang::En).is_empty());
    }

    #[test]
    fn questions_are_found_by_id_and_word() {
        let book = Rulebook::read(BOOK).unwrap();
        for (typed, lang, found) in [
            ("q-1", Lang::En, 1),
            ("once MORE", Lang::En, 1),
            ("neuem", Lang::De, 1),
            ("neuem", Lang::En, 0),
            ("Q-2", Lang::En, 0),
        ] {
            assert_eq!(questions(&book, typed, lang).len(), found, "{typed}");
        }
    }
}
