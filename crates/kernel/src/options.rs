//! Options of a game, described well enough for a form, a command line and an error message.

use std::ops::RangeInclusive;

use serde::Serialize;

use crate::EntrySpec;

/// One option: its name in files and commands, and its possible values. Its texts are `option-GAME-NAME` and `option-GAME-NAME-help`, and
/// `option-GAME-NAME-VALUE` for the values of a choice.
#[derive(Clone, Debug, Serialize)]
pub struct OptionSpec {
    pub name: &'static str,
    pub kind: OptionKind,
    /// The rule it belongs to.
    pub rule: &'static str,
}

impl OptionSpec {
    pub fn number(
        name: &'static str,
        range: RangeInclusive<u8>,
        default: u8,
        rule: &'static str,
    ) -> OptionSpec {
        let (min, max) = (i64::from(*range.start()), i64::from(*range.end()));
        OptionSpec { name, kind: OptionKind::Number { min, max, default: default.into() }, rule }
    }

    /// One of these values. The default is the first one, unless [`by_default`](OptionSpec::by_default) says otherwise.
    pub fn choice(name: &'static str, values: &'static [&'static str], rule: &'static str) -> OptionSpec {
        OptionSpec { name, kind: OptionKind::Choice { values, default: values[0] }, rule }
    }

    /// Sets a default that is not the first value of the choice.
    #[must_use]
    pub fn by_default(mut self, value: &'static str) -> OptionSpec {
        if let OptionKind::Choice { default, .. } = &mut self.kind {
            *default = value;
        }
        self
    }

    pub fn flag(name: &'static str, default: bool, rule: &'static str) -> OptionSpec {
        OptionSpec { name, kind: OptionKind::Flag { default }, rule }
    }

    pub fn list(name: &'static str, max: usize, rule: &'static str) -> OptionSpec {
        OptionSpec { name, kind: OptionKind::List { max, entry: None }, rule }
    }

    /// A list that people write entry by entry.
    pub fn entries(name: &'static str, max: usize, entry: EntrySpec, rule: &'static str) -> OptionSpec {
        OptionSpec { name, kind: OptionKind::List { max, entry: Some(entry) }, rule }
    }
}

/// The first option whose number is out of range, with the number.
pub fn out_of_range<O: Serialize>(specs: &[OptionSpec], options: &O) -> Option<(OptionSpec, i64)> {
    let written = serde_json::to_value(options).expect("options can be written");
    specs.iter().find_map(|spec| {
        let OptionKind::Number { min, max, .. } = spec.kind else { return None };
        let value = written[spec.name].as_i64()?;
        (!(min..=max).contains(&value)).then(|| (spec.clone(), value))
    })
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
    /// A list of things with a format of their own, given as JSON.
    List {
        max: usize,
        /// The parts of an entry, if people can fill in entries field by field.
        #[serde(skip_serializing_if = "Option::is_none")]
        entry: Option<EntrySpec>,
    },
}
