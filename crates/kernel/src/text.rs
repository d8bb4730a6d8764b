//! Texts for people, as keys with arguments. Languages are handled in `scene`.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

/// A message: its key in the text files, and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Text {
    pub key: Cow<'static, str>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    Number(i64),
    /// Words that are the same in every language, such as names chosen by people, and codes. Never trusted.
    Word(String),
    Text(Text),
    List(Vec<Text>),
}

impl Text {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Text {
        Text { key: key.into(), args: Vec::new() }
    }

    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Text {
        self.args.push((name.into(), Arg::Number(value.into())));
        self
    }

    #[must_use]
    pub fn word(mut self, name: &'static str, value: impl Into<String>) -> Text {
        self.args.push((name.into(), Arg::Word(value.into())));
        self
    }

    #[must_use]
    pub fn text(mut self, name: &'static str, value: Text) -> Text {
        self.args.push((name.into(), Arg::Text(value)));
        self
    }

    #[must_use]
    pub fn list(mut self, name: &'static str, values: impl IntoIterator<Item = Text>) -> Text {
        self.args.push((name.into(), Arg::List(values.into_iter().collect())));
        self
    }
}

/// Shows only the key, for developers' logs. People read it through `scene::Texts`.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Number(n) => write!(f, " {name}={n}")?,
                Arg::Word(w) => write!(f, " {name}={w:?}")?,
                Arg::Text(t) => write!(f, " {name}=({t})")?,
                Arg::List(list) => {
                    write!(f, " {name}=[")?;
                    for t in list {
                        write!(f, "({t})")?;
                    }
                    write!(f, "]")?;
                }
            }
        }
        Ok(())
    }
}

/// Why something is not allowed: the rule, and the facts in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    pub rule: Cow<'static, str>,
    pub text: Text,
    /// The option, or the field of an option, at fault: `own_cards.2.effect.votes`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
}

impl Refusal {
    pub fn new(rule: &'static str, text: Text) -> Refusal {
        Refusal { rule: rule.into(), text, field: None }
    }

    /// Names the field at fault.
    #[must_use]
    pub fn at(mut self, field: impl Into<String>) -> Refusal {
        self.field = Some(field.into());
        self
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.text)
    }
}

const UNREADABLE_MAX: usize = 80;

/// A word that is not an act of the game, or not a chance result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(pub String);

impl Unreadable {
    /// Contains the unreadable text, shortened if it is long.
    pub fn new(text: &str) -> Unreadable {
        Unreadable(text.chars().take(UNREADABLE_MAX).collect())
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} cannot be read", self.0)
    }
}

impl std::error::Error for Unreadable {}
