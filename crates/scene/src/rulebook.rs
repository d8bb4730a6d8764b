//! The rules of a game as data. Refusals, prompts and log lines cite them, and the rule page is built from them.

use serde::{Deserialize, Serialize};

use crate::Lang;

/// A sentence in every supported language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    pub en: String,
    pub de: String,
}

impl Words {
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::De => &self.de,
        }
    }
}

/// The origin of a rule, shown to players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    Rulebook,
    /// The rulebook leaves it open; this is our decision.
    Ruling,
    /// Published elsewhere by the game's authors.
    Published,
    /// The published text is not available; this was reconstructed from what is known about the game.
    Reconstruction,
    /// Our own content.
    House,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    pub id: String,
    pub section: String,
    pub origin: Origin,
    pub title: Words,
    pub text: Words,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    pub id: String,
    pub title: Words,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    #[serde(rename = "section")]
    pub sections: Vec<Section>,
    #[serde(rename = "rule")]
    pub rules: Vec<Rule>,
    /// Questions that players ask, with answers.
    #[serde(default, rename = "question", skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<Question>,
}

/// A question that players ask, with the rules that answer it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    pub id: String,
    pub ask: Words,
    pub answer: Words,
    pub rules: Vec<String>,
}

impl Rulebook {
    /// A rulebook built into a game.
    ///
    /// # Panics
    /// If it is invalid.
    pub fn built_in(text: &str) -> Rulebook {
        Rulebook::read(text).expect("a built-in rulebook is well formed")
    }

    /// Parses a rulebook and checks its consistency.
    pub fn read(toml: &str) -> Result<Rulebook, String> {
        let book: Rulebook = toml::from_str(toml).map_err(|e| e.to_string())?;
        for (n, rule) in book.rules.iter().enumerate() {
            if !book.sections.iter().any(|section| section.id == rule.section) {
                return Err(format!("{}: no section {}", rule.id, rule.section));
            }
            if book.rules[..n].iter().any(|other| other.id == rule.id) {
                return Err(format!("{} stands twice", rule.id));
            }
        }
        for (n, question) in book.questions.iter().enumerate() {
            if let Some(id) = question.rules.iter().find(|id| !book.rules.iter().any(|rule| rule.id == **id))
            {
                return Err(format!("{}: no rule {id}", question.id));
            }
            // The ids of rules and questions are all anchors on the rule page, so they must differ.
            let others = book.questions[..n].iter().map(|other| &other.id);
            let rules = book.rules.iter().map(|rule| &rule.id);
            if others
                .chain(rules)
                .chain(book.sections.iter().map(|section| &section.id))
                .any(|id| *id == question.id)
            {
                return Err(format!("{} stands twice", question.id));
            }
        }
        Ok(book)
    }

    /// The questions that a rule answers.
    pub fn questions_of<'a>(&'a self, rule: &'a str) -> impl Iterator<Item = &'a Question> {
        self.questions.iter().filter(move |question| question.rules.iter().any(|id| id == rule))
    }

    /// The rule with this id, ignoring case.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }
}

#[cfg(test)]
mod tests {
    use super::{Origin, Rulebook};

    const BOOK: &str = r#"
        [[section]]
        id = "turn"
        title = { en = "The turn", de = "Der Zug" }
        [[rule]]
        id = "T-1"
        section = "turn"
        origin = "reconstruction"
        title = { en = "Roll", de = "Wurf" }
        text = { en = "Three dice.", de = "Drei Würfel." }
    "#;

    const QUESTION: &str = r#"
        [[question]]
        id = "Q-1"
        ask = { en = "How many dice?", de = "Wie viele Würfel?" }
        answer = { en = "Three.", de = "Drei." }
        rules = ["T-1"]
    "#;

    #[test]
    fn a_book_may_have_questions() {
        let book = Rulebook::read(BOOK).unwrap();
        assert_eq!(book.rules[0].origin, Origin::Reconstruction);
        assert!(book.questions.is_empty());
        let book = Rulebook::read(&format!("{BOOK}{QUESTION}")).unwrap();
        let ids = |rule| book.questions_of(rule).map(|question| question.id.as_str()).collect::<Vec<_>>();
        assert_eq!(ids("T-1"), ["Q-1"]);
        assert!(ids("T-2").is_empty());
    }

    #[test]
    fn questions_are_told_apart_and_cite_rules_that_exist() {
        let twice = Rulebook::read(&format!("{BOOK}{QUESTION}{QUESTION}")).unwrap_err();
        assert_eq!(twice, "Q-1 stands twice");
        for taken in ["T-1", "turn"] {
            let question = QUESTION.replace("Q-1", taken);
            assert_eq!(
                Rulebook::read(&format!("{BOOK}{question}")).unwrap_err(),
                format!("{taken} stands twice")
            );
        }
        let astray = QUESTION.replace("T-1", "T-2");
        assert_eq!(Rulebook::read(&format!("{BOOK}{astray}")).unwrap_err(), "Q-1: no rule T-2");
    }
}
