//! Options of a game, described well enough for a form, a command line and an error message.

use serde::Serialize;

/// One option: its name in files and commands, and what it takes. Words for people are under
/// `option-GAME-NAME` and `option-GAME-NAME-help`, those of choices under `option-GAME-NAME-VALUE`.
#[derive(Clone, Debug, Serialize)]
pub struct OptionSpec {
    pub name: &'static str,
    pub kind: OptionKind,
    /// The rule it belongs to.
    pub rule: &'static str,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "is")]
pub enum OptionKind {
    Number {
        min: i64,
        max: i64,
        default: i64,
    },
    Choice {
        values: &'static [&'static str],
        default: &'static str,
    },
    Flag {
        default: bool,
    },
    /// A list of things with a form of their own, given as JSON.
    List {
        max: usize,
    },
}
