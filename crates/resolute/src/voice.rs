//! Words for the person in front of the program: the language, and the game whose words are spoken.

use std::path::Path;
use std::sync::OnceLock;

use catalogue::{Problem, Title};
use kernel::Text;
use scene::{Lang, Texts};

use crate::fault::{Exit, Fault};

const FILES: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../texts/en.ftl")), (Lang::De, include_str!("../texts/de.ftl"))];

/// The rule id of refusals that are the table's own, not a game's.
const TABLE_RULE: &str = "TABLE";

/// Variables that name the language of the person, the first that is set counts.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

fn own() -> &'static Texts {
    static OWN: OnceLock<Texts> = OnceLock::new();
    OWN.get_or_init(|| Texts::new(&FILES).expect("the text files of the house are well formed"))
}

/// The language of the machine where it is one of the house's, else English.
pub fn usual_lang() -> Lang {
    let locale = LOCALE.iter().filter_map(|name| std::env::var(name).ok()).find(|value| !value.is_empty());
    let code = locale.as_deref().and_then(|locale| locale.get(..2)).unwrap_or_default();
    code.parse().unwrap_or_default()
}

#[derive(Clone, Copy)]
pub struct Voice {
    pub lang: Lang,
    title: Option<&'static dyn Title>,
}

impl Voice {
    pub fn new(lang: Lang) -> Voice {
        Voice { lang, title: None }
    }

    /// The same with the words of a game.
    pub fn of(self, title: &'static dyn Title) -> Voice {
        Voice { title: Some(title), ..self }
    }

    pub fn lang(self) -> Lang {
        self.lang
    }

    pub fn say(self, text: &Text) -> String {
        match self.title.map(Title::texts) {
            Some(texts) if texts.has(self.lang, &text.key) => texts.say(self.lang, text),
            _ => own().say(self.lang, text),
        }
    }

    /// A message without arguments.
    pub fn key(self, key: &'static str) -> String {
        self.say(&Text::new(key))
    }

    /// A message that a text file may have, such as a game's own words for its name.
    pub fn known(self, key: &str) -> Option<String> {
        let texts = self.title?.texts();
        texts.has(self.lang, key).then(|| texts.say(self.lang, &Text::new(key.to_owned())))
    }

    /// What is wrong, where, and by which rule.
    pub fn problem(self, problem: &Problem) -> String {
        let mut line = self.say(&problem.text);
        if let Some(act) = problem.act {
            line = self.say(&Text::new("at-act").number("act", act as i64).word("what", line));
        }
        match &problem.rule {
            Some(rule) if rule != TABLE_RULE => format!("{line} [{rule}]"),
            _ => line,
        }
    }

    /// The command line is at fault.
    pub fn usage(self, problem: &Problem) -> Fault {
        Fault::new(Exit::Usage, self.problem(problem))
    }

    /// A file is at fault.
    pub fn file(self, path: &Path, problem: &Problem) -> Fault {
        Fault::new(Exit::Game, format!("{}: {}", path.display(), self.problem(problem)))
    }

    /// Something could not be read or written.
    pub fn io(self, what: impl std::fmt::Display, error: impl std::fmt::Display) -> Fault {
        Fault::new(Exit::Io, format!("{what}: {error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(file: &str) -> Vec<&str> {
        let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        let mut keys: Vec<_> =
            file.lines().filter(starts).filter_map(|line| line.split(" = ").next()).collect();
        keys.sort_unstable();
        keys
    }

    #[test]
    fn both_languages_have_the_same_texts() {
        let [(_, en), (_, de)] = FILES;
        assert_eq!(keys(en), keys(de));
        assert!(keys(en).windows(2).all(|pair| pair[0] != pair[1]), "a key stands twice");
    }

    #[test]
    fn a_problem_names_act_and_rule() {
        let problem = Problem {
            act: Some(7),
            rule: Some("TPG-9".into()),
            ..Problem::new("bad-record", Text::new("table-nothing-to-undo"))
        };
        let line = Voice::new(Lang::En).problem(&problem);
        assert_eq!(line, "act 7: There is nothing to take back. [TPG-9]");
    }
}
