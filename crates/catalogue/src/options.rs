//! Parses options of a game from words (`weeks=15`) and from JSON. Each error names its field.

use kernel::{OptionKind, OptionSpec, Text};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::Problem;
use crate::problem::shown;

/// Maximum size of a list entry in bytes.
const MAX_ENTRY: usize = 16 << 10;

fn spec<'a>(specs: &'a [OptionSpec], name: &str) -> Result<&'a OptionSpec, Problem> {
    specs.iter().find(|spec| spec.name == name).ok_or_else(|| {
        let known: Vec<_> = specs.iter().map(|spec| spec.name).collect();
        let text = Text::new("problem-option").word("name", shown(name)).word("known", known.join(", "));
        Problem::field("unknown-option", shown(name), text)
    })
}

fn bad(spec: &OptionSpec, value: &str) -> Problem {
    let text = match &spec.kind {
        OptionKind::Number { min, max, .. } => {
            Text::new("problem-option-number").number("min", *min).number("max", *max)
        }
        OptionKind::Choice { values, .. } => {
            Text::new("problem-option-choice").word("values", values.join(", "))
        }
        OptionKind::Flag { .. } => Text::new("problem-option-flag"),
        OptionKind::List { max, .. } => Text::new("problem-option-list").number("max", *max as i64),
    };
    let text = text.word("name", spec.name).word("value", shown(value));
    Problem { rule: Some(spec.rule.to_owned()), ..Problem::field("bad-option", spec.name, text) }
}

/// Whether a value has the option's kind and is within its bounds.
fn fits(spec: &OptionSpec, value: &Value) -> bool {
    match &spec.kind {
        OptionKind::Number { min, max, .. } => value.as_i64().is_some_and(|n| (*min..=*max).contains(&n)),
        OptionKind::Choice { values, .. } => value.as_str().is_some_and(|word| values.contains(&word)),
        OptionKind::Flag { .. } => value.is_boolean(),
        OptionKind::List { max, .. } => value.as_array().is_some_and(|list| list.len() <= *max),
    }
}

/// All errors in the entries of a list that people write, each with its field (`own_cards.2.effect.votes`).
pub fn entry_problems(spec: &OptionSpec, value: &Value) -> Vec<Problem> {
    let (OptionKind::List { entry: Some(entry), .. }, Value::Array(list)) = (&spec.kind, value) else {
        return Vec::new();
    };
    let faults = |(index, value)| entry.faults(spec.name, spec.rule, index, value);
    let problem = |fault| Problem { code: "bad-option", ..Problem::from(fault) };
    list.iter().enumerate().flat_map(faults).map(problem).collect()
}

fn check(spec: &OptionSpec, value: &Value) -> Result<(), Problem> {
    entry_problems(spec, value).into_iter().next().map_or(Ok(()), Err)
}

/// Parses a list in JSON. Its length is checked before values are built from it.
fn list(word: &str, max: usize) -> Option<Value> {
    let entries: Vec<&RawValue> = serde_json::from_str(word).ok()?;
    let is_short = |entry: &&RawValue| entry.get().len() <= MAX_ENTRY;
    if entries.len() > max || !entries.iter().all(is_short) {
        return None;
    }
    let values: Option<Vec<Value>> =
        entries.into_iter().map(|entry| serde_json::from_str(entry.get()).ok()).collect();
    values.map(Value::Array)
}

/// Parses one option as written on a command line.
pub fn read_option(specs: &[OptionSpec], name: &str, word: &str) -> Result<Value, Problem> {
    let spec = spec(specs, name)?;
    let value = match spec.kind {
        OptionKind::Number { .. } => word.parse::<i64>().ok().map(Value::from),
        OptionKind::Choice { .. } => Some(Value::from(word)),
        OptionKind::Flag { .. } => match word {
            "on" | "true" | "yes" => Some(Value::from(true)),
            "off" | "false" | "no" => Some(Value::from(false)),
            _ => None,
        },
        OptionKind::List { max, .. } => list(word, max),
    };
    let value = value.filter(|value| fits(spec, value)).ok_or_else(|| bad(spec, word))?;
    check(spec, &value)?;
    Ok(value)
}

/// Checks the options of a table given as JSON. Options that are not named have their defaults.
pub fn read_options(specs: &[OptionSpec], options: &Map<String, Value>) -> Result<(), Problem> {
    for (name, value) in options {
        let spec = spec(specs, name)?;
        if !fits(spec, value) {
            return Err(bad(spec, &value.to_string()));
        }
        check(spec, value)?;
    }
    Ok(())
}
