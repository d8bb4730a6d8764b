//! What went wrong with something a person or a script asked for; nothing has changed.

use kernel::chance::Halt;
use kernel::record::Flaw;
use kernel::{Refusal, Refused, Text};
use serde::Serialize;

/// A fault with a code for programs and words for people.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Problem {
    /// Documented in docs/protocol.md.
    pub code: &'static str,
    /// The rule at fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The field or option at fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// The act of a record at fault, counted from 1; 0 is the opening.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<usize>,
    pub text: Text,
    /// What must be rolled or drawn, where a person brings dice and cards: `d6`, `politics`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub need: Option<String>,
    /// What for, as a key of the game's texts.
    #[serde(skip)]
    pub why: Option<&'static str>,
}

impl Problem {
    pub fn new(code: &'static str, text: Text) -> Problem {
        Problem { code, rule: None, field: None, act: None, text, need: None, why: None }
    }

    pub fn field(code: &'static str, field: impl Into<String>, text: Text) -> Problem {
        Problem { field: Some(field.into()), ..Problem::new(code, text) }
    }

    pub(crate) fn unknown_game(id: &str) -> Problem {
        let known: Vec<_> = crate::titles().iter().map(|title| title.id()).collect();
        let text = Text::new("problem-game").word("game", shown(id)).word("known", known.join(", "));
        Problem::field("unknown-game", "game", text)
    }

    pub(crate) fn act(word: &str) -> Problem {
        Problem::field("unknown-act", "act", Text::new("problem-act").word("act", shown(word)))
    }

    pub fn seat(seat: u64, seats: usize, field: &'static str) -> Problem {
        let text = Text::new("problem-seat").word("seat", seat.to_string()).number("last", seats as i64 - 1);
        Problem::field("unknown-seat", field, text)
    }

    pub(crate) fn bot(name: &str) -> Problem {
        let known: Vec<_> = bots::Level::ALL.iter().map(|level| level.name()).collect();
        let text = Text::new("problem-bot").word("bot", shown(name)).word("known", known.join(", "));
        Problem::field("unknown-bot", "seats", text)
    }
}

/// Foreign words in a message: not too many of them.
pub fn shown(word: &str) -> String {
    const MOST: usize = 60;
    let clean: String = word.chars().filter(|c| !c.is_control()).collect();
    if clean.chars().count() > MOST { clean.chars().take(MOST).chain(['…']).collect() } else { clean }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let Refusal { rule, text, field } = refusal;
        Problem { rule: Some(rule.into_owned()), field, ..Problem::new("refused", text) }
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        match refused {
            Refused::Rule(refusal) => refusal.into(),
            Refused::Chance(halt) => {
                let (need, why) = match &halt {
                    Halt::Lacks { ask, why, .. } => (Some(ask.to_string()), Some(*why)),
                    _ => (None, None),
                };
                let code = if need.is_some() { "needs-chance" } else { "bad-chance" };
                Problem { need, why, ..Problem::new(code, halt.text()) }
            }
        }
    }
}

impl From<Flaw> for Problem {
    fn from(flaw: Flaw) -> Problem {
        Problem { act: flaw.act, rule: flaw.rule, ..Problem::new("bad-record", flaw.text) }
    }
}
