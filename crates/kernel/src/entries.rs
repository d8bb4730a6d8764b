//! Lists that people write entry by entry: describes the parts of an entry well enough for a form, a file and an error message.

use serde::Serialize;
use serde_json::Value;

use crate::{Refusal, Text, check_line};

/// One entry of a list, a JSON object. Its texts are under its key: `KEY` with the `number` of the entry, `KEY-FIELD`, `KEY-FIELD-VALUE`
/// for the values of a choice and the names of groups and sets, `KEY-several` as a heading for the words of a list, and `KEY-new` for
/// adding an entry.
#[derive(Clone, Debug, Serialize)]
pub struct EntrySpec {
    #[serde(skip)]
    pub key: &'static str,
    pub fields: Vec<FieldSpec>,
}

/// One field of an entry. Two fields may have the same path if they never belong to an entry together.
#[derive(Clone, Debug, Serialize)]
pub struct FieldSpec {
    /// Its location in the entry, such as `effect.votes`. The last part is its name.
    pub path: &'static str,
    pub kind: FieldKind,
    /// The field belongs to the entry only if another field has one of these values.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only_with: Option<(&'static str, Vec<&'static str>)>,
    /// The value of a switch in entries to which it does not belong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<bool>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "is")]
pub enum FieldKind {
    /// A line of text.
    Line {
        max: usize,
    },
    Number {
        min: i64,
        max: i64,
        default: i64,
    },
    /// One of these values, which are listed in named groups.
    Choice {
        groups: Vec<(&'static str, Vec<&'static str>)>,
    },
    /// On or off. Its texts are `KEY-FIELD-on` and `KEY-FIELD-off`.
    Switch {
        default: bool,
    },
    /// Between `least` and `most` different words of a list or, if sets are defined, the name of a set.
    Several {
        least: usize,
        most: usize,
        sets: Vec<&'static str>,
        of: Vec<&'static str>,
        /// The prefix of a word's text key: `state-` for `state-OH`.
        #[serde(skip)]
        prefix: &'static str,
    },
}

impl FieldSpec {
    pub fn new(path: &'static str, kind: FieldKind) -> FieldSpec {
        FieldSpec { path, kind, only_with: None, otherwise: None }
    }

    #[must_use]
    pub fn only_with(mut self, path: &'static str, values: impl IntoIterator<Item = &'static str>) -> Self {
        self.only_with = Some((path, values.into_iter().collect()));
        self
    }

    #[must_use]
    pub fn otherwise(mut self, value: bool) -> Self {
        self.otherwise = Some(value);
        self
    }

    pub fn name(&self) -> &'static str {
        self.path.rsplit('.').next().unwrap_or(self.path)
    }

    /// Its value in an entry.
    pub fn of<'v>(&self, entry: &'v Value) -> Option<&'v Value> {
        at(entry, self.path)
    }

    /// Whether the field belongs to this entry.
    pub fn applies(&self, entry: &Value) -> bool {
        let Some((path, values)) = &self.only_with else { return true };
        at(entry, path).and_then(Value::as_str).is_some_and(|value| values.contains(&value))
    }

    /// What is wrong with its value, as a text with the arguments `entry` and `field`.
    fn fault(&self, value: &Value) -> Option<Text> {
        match &self.kind {
            FieldKind::Line { max } => match value.as_str().map(|line| check_line(line, *max)) {
                Some(Ok(())) => None,
                Some(Err(fault)) => Some(Text::new("entry-line").text("fault", fault.text())),
                None => Some(Text::new("entry-line").text("fault", Text::new("line-empty"))),
            },
            FieldKind::Number { min, max, .. } => {
                let fits = value.as_i64().is_some_and(|n| (*min..=*max).contains(&n));
                (!fits).then(|| Text::new("entry-number").number("min", *min).number("max", *max))
            }
            FieldKind::Choice { groups } => {
                let mut values = groups.iter().flat_map(|(_, values)| values);
                let fits = value.as_str().is_some_and(|word| values.any(|value| *value == word));
                (!fits).then(|| Text::new("entry-choice"))
            }
            FieldKind::Switch { .. } => (!value.is_boolean()).then(|| Text::new("entry-switch")),
            FieldKind::Several { least, most, sets, of, .. } => {
                if let Some(word) = value.as_str() {
                    return (!sets.contains(&word)).then(|| Text::new("entry-choice"));
                }
                let words: Option<Vec<&str>> =
                    value.as_array().and_then(|list| list.iter().map(Value::as_str).collect());
                let fits = words.is_some_and(|mut words| {
                    let all = words.len();
                    words.sort_unstable();
                    words.dedup();
                    (*least..=*most).contains(&all)
                        && words.len() == all
                        && words.iter().all(|w| of.contains(w))
                });
                let text = || Text::new("entry-several").number("least", *least as i64);
                (!fits).then(|| text().number("most", *most as i64))
            }
        }
    }
}

fn at<'v>(entry: &'v Value, path: &str) -> Option<&'v Value> {
    path.split('.').try_fold(entry, |value, part| value.get(part))
}

impl EntrySpec {
    /// The name of an entry by its index in the list: "Card 3".
    pub fn entry_name(&self, index: usize) -> Text {
        Text::new(self.key).number("number", index as i64 + 1)
    }

    pub fn field_name(&self, name: &str) -> Text {
        Text::new(format!("{}-{name}", self.key))
    }

    /// All errors of an entry of this option, field by field. The field of an error is `own_cards.2.effect.votes`, where entries are
    /// counted from 0.
    pub fn faults(&self, option: &str, rule: &'static str, index: usize, entry: &Value) -> Vec<Refusal> {
        let refuse = |path: &str, text: Text| {
            Refusal::new(rule, text.text("entry", self.entry_name(index)))
                .at(format!("{option}.{index}.{path}"))
        };
        let mut faults: Vec<Refusal> = self
            .unknown(entry)
            .into_iter()
            .map(|path| {
                let text =
                    Text::new("entry-unknown").word("field", path.chars().take(40).collect::<String>());
                refuse(&path, text)
            })
            .collect();
        for field in self.fields.iter().filter(|field| field.applies(entry)) {
            let optional = matches!(field.kind, FieldKind::Switch { .. });
            let fault = match field.of(entry) {
                None if optional => None,
                None => field.fault(&Value::Null),
                Some(value) => field.fault(value),
            };
            let named = |text: Text| refuse(field.path, text.text("field", self.field_name(field.name())));
            faults.extend(fault.map(named));
        }
        faults
    }

    /// The paths of everything that does not belong to the entry.
    fn unknown(&self, entry: &Value) -> Vec<String> {
        let mut found = Vec::new();
        self.search("", entry, entry, &mut found);
        found
    }

    fn search(&self, path: &str, value: &Value, entry: &Value, found: &mut Vec<String>) {
        let mut known = self.fields.iter().filter(|field| field.path == path).peekable();
        if known.peek().is_some() {
            if !known.any(|field| field.applies(entry) || field.otherwise.is_some()) {
                found.push(path.to_owned());
            }
            return;
        }
        let below = if path.is_empty() { String::new() } else { format!("{path}.") };
        let is_part = path.is_empty() || self.fields.iter().any(|field| field.path.starts_with(&below));
        match value.as_object() {
            Some(parts) if is_part => {
                for (name, part) in parts {
                    self.search(&format!("{below}{name}"), part, entry, found);
                }
            }
            _ => found.push(path.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn spec() -> EntrySpec {
        let fields = vec![
            FieldSpec::new("text", FieldKind::Line { max: 5 }),
            FieldSpec::new("effect.kind", FieldKind::Choice { groups: vec![("all", vec!["add", "roll"])] }),
            FieldSpec::new("effect.votes", FieldKind::Number { min: 1, max: 9, default: 1 })
                .only_with("effect.kind", ["add"]),
            FieldSpec::new(
                "effect.states",
                FieldKind::Several {
                    least: 1,
                    most: 2,
                    sets: vec!["any"],
                    of: vec!["OH", "PA", "MI"],
                    prefix: "state-",
                },
            ),
            FieldSpec::new("immediate", FieldKind::Switch { default: false })
                .only_with("effect.kind", ["add"])
                .otherwise(true),
        ];
        EntrySpec { key: "card", fields }
    }

    fn faults(entry: Value) -> Vec<(String, String)> {
        let name = |refusal: Refusal| {
            assert_eq!(refusal.rule, "TPG-20");
            (refusal.field.unwrap(), refusal.text.key.into_owned())
        };
        spec().faults("cards", "TPG-20", 2, &entry).into_iter().map(name).collect()
    }

    fn fault(field: &str, key: &str) -> (String, String) {
        (format!("cards.2.{field}"), key.to_owned())
    }

    #[test]
    fn tpg_20_a_good_entry_has_no_fault() {
        let good = [
            json!({ "text": "One", "effect": { "kind": "add", "votes": 1, "states": ["OH"] } }),
            json!({ "text": "One", "effect": { "kind": "add", "votes": 9, "states": "any" }, "immediate": true }),
            json!({ "text": "One", "effect": { "kind": "roll", "states": ["OH", "PA"] }, "immediate": true }),
        ];
        for entry in good {
            assert_eq!(faults(entry.clone()), [], "{entry}");
        }
    }

    #[test]
    fn tpg_20_every_fault_names_entry_and_field() {
        let all = json!({ "text": "too long", "effect": { "kind": "add", "votes": "2", "states": ["OH", "OH"] }, "immediate": 1 });
        let found = [
            fault("text", "entry-line"),
            fault("effect.votes", "entry-number"),
            fault("effect.states", "entry-several"),
            fault("immediate", "entry-switch"),
        ];
        assert_eq!(faults(all), found);
        let none = [
            fault("text", "entry-line"),
            fault("effect.kind", "entry-choice"),
            fault("effect.states", "entry-several"),
        ];
        assert_eq!(faults(json!({})), none);
        let refusal = spec().faults("cards", "TPG-20", 2, &json!({})).remove(0);
        let text = Text::new("entry-line")
            .text("fault", Text::new("line-empty"))
            .text("field", Text::new("card-text"))
            .text("entry", Text::new("card").number("number", 3));
        assert_eq!(refusal.text, text);
    }

    #[test]
    fn tpg_20_what_has_no_place_in_an_entry_is_named() {
        let roll = |more: Value| {
            let mut entry = json!({ "text": "One", "effect": { "kind": "roll", "states": ["OH"] } });
            entry.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            faults(entry)
        };
        assert_eq!(roll(json!({ "txt": "x" })), [fault("txt", "entry-unknown")]);
        assert_eq!(roll(json!({ "immediate": false })), [], "what it must be there, the game says");
        let votes = json!({ "effect": { "kind": "roll", "states": ["OH"], "votes": 2 } });
        assert_eq!(roll(votes), [fault("effect.votes", "entry-unknown")]);
        assert_eq!(faults(json!("x"))[0], fault("", "entry-unknown"));
        assert_eq!(roll(json!({ "effect": 3 }))[0], fault("effect", "entry-unknown"));
        let set = json!({ "effect": { "kind": "roll", "states": "moon" } });
        assert_eq!(roll(set), [fault("effect.states", "entry-choice")]);
    }
}
