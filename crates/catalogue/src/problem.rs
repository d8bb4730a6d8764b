//! What is wrong with a request of a person or script. Nothing has changed.

use kernel::chance::{Ask, ChanceError};
use kernel::record::RecordError;
use kernel::{Refusal, TableError, Text};
use scene::{Lang, Need, Shown, Texts};
use serde::Serialize;

/// An error with a code for programs and a text for people.
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
    /// What must be rolled or drawn, if a person supplies dice and cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub need: Option<Box<Need>>,
}

impl Problem {
    pub fn new(code: &'static str, text: Text) -> Problem {
        Problem { code, rule: None, field: None, act: None, text, need: None }
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

/// Prepares untrusted words for a message: not too long, and without misleading characters.
pub fn shown(word: &str) -> String {
    const MOST: usize = 60;
    let clean: String = word.chars().filter(|&c| !kernel::is_misleading(c)).collect();
    if clean.chars().count() > MOST { clean.chars().take(MOST).chain(['…']).collect() } else { clean }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let Refusal { rule, text, field } = refusal;
        Problem { rule: Some(rule.into_owned()), field, ..Problem::new("refused", text) }
    }
}

impl Problem {
    /// Why a table of this game refused. There is no state while it is being opened.
    pub(crate) fn refused<G: Shown>(
        game: &G,
        state: Option<&G::State>,
        texts: &Texts,
        refused: TableError,
    ) -> Problem {
        let lack = match refused {
            TableError::Rule(refusal) => return refusal.into(),
            TableError::Chance(ChanceError::Lacks(lack)) => lack,
            TableError::Chance(ChanceError::Misfit { ask, result }) => {
                return Problem::misfit(game, &ask, result);
            }
            TableError::Chance(halt) => return Problem::new("bad-chance", halt.text()),
        };
        let mut need = game.need(state, &lack);
        // For a die with faces of its own, the key of its purpose plus the face number is the key of the face's name.
        for possible in need.possible.iter_mut().filter(|_| need.is_die) {
            let face = format!("{}-{}", lack.why, possible.result);
            if texts.has(Lang::En, &face) {
                possible.name = Some(Text::new(face));
            }
        }
        Problem { need: Some(Box::new(need.clone())), ..Problem::new("needs-chance", need.question) }
    }

    fn misfit<G: Shown>(game: &G, ask: &Ask, result: u16) -> Problem {
        let text = match ask {
            Ask::Die { .. } => Text::new("chance-misfit").text("ask", ask.text()),
            Ask::Draw { pile } => match game.drawn(pile, result) {
                None => Text::new("chance-misfit").text("ask", ask.text()),
                Some(name) => Text::new("chance-misfit-card").text("ask", ask.text()).text("name", name),
            },
        };
        Problem::new("bad-chance", text.number("result", result))
    }
}

impl From<RecordError> for Problem {
    fn from(flaw: RecordError) -> Problem {
        Problem { act: flaw.act, rule: flaw.rule, ..Problem::new("bad-record", flaw.text) }
    }
}
