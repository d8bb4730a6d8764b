//! The rules of a game as data: what refusals, prompts and log entries cite and what the rule page is made from.

use serde::{Deserialize, Serialize};

use crate::Lang;

/// A sentence in every language of the house.
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

/// Where a rule comes from; players see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    Rulebook,
    /// The rulebook leaves it open; this is how it is decided here.
    Ruling,
    /// Published elsewhere by the game's makers.
    Published,
    /// Content of our own.
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
}

impl Rulebook {
    /// The rulebook that a game has built in.
    ///
    /// # Panics
    /// Where it is not well formed.
    pub fn built_in(text: &str) -> Rulebook {
        Rulebook::read(text).expect("a built-in rulebook is well formed")
    }

    /// Reads a rulebook of the house and checks that it hangs together.
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
        Ok(book)
    }

    /// By its id, whatever the case of its letters.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }
}
