//! Lists that people write entry by entry: from the fields of a form to entries as JSON.
//!
//! A field of an entry is named by its path: `option.own_cards.2.effect.votes`. All ticked boxes
//! of an entry share one name, `option.own_cards.2.several`, whichever field they belong to.

use std::collections::BTreeMap;

use kernel::{FieldKind, FieldSpec, OptionKind, OptionSpec};
use serde_json::{Map, Value};

/// The fields that a form sends, in their order.
pub type Fields = Vec<(String, String)>;

/// The name of the boxes that are ticked in an entry.
pub const SEVERAL: &str = "several";

/// The prefix of all fields of an option's entries.
fn beginning(option: &str) -> String {
    format!("option.{option}.")
}

/// The number of the entry that a field belongs to, and the rest of its name.
fn split<'a>(name: &'a str, beginning: &str) -> Option<(usize, &'a str)> {
    let (number, rest) = name.strip_prefix(beginning)?.split_once('.')?;
    Some((number.parse().ok()?, rest))
}

/// Whether a field belongs to an entry of some list.
pub fn is_entry_field(specs: &[OptionSpec], name: &str) -> bool {
    written(specs).any(|spec| split(name, &beginning(spec.name)).is_some())
}

fn written(specs: &[OptionSpec]) -> impl Iterator<Item = &OptionSpec> {
    specs.iter().filter(|spec| matches!(spec.kind, OptionKind::List { entry: Some(_), .. }))
}

/// The numbers that the entries of an option have in the form, in ascending order.
fn numbers(option: &str, fields: &[(String, String)]) -> Vec<usize> {
    let beginning = beginning(option);
    let mut numbers: Vec<usize> =
        fields.iter().filter_map(|(name, _)| split(name, &beginning)).map(|(number, _)| number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// How many entries an option has in the form.
pub fn count(option: &str, fields: &[(String, String)]) -> usize {
    numbers(option, fields).len()
}

/// Removes excess entries. Nobody can have written them with the form, which allows only as many as the option takes.
pub fn cap(specs: &[OptionSpec], fields: &mut Fields) {
    for spec in written(specs) {
        let OptionKind::List { max, .. } = spec.kind else { continue };
        // One more than allowed is kept, so that it is reported as a fault.
        let Some(&beyond) = numbers(spec.name, fields).get(max + 1) else { continue };
        let beginning = beginning(spec.name);
        fields.retain(|(name, _)| split(name, &beginning).is_none_or(|(number, _)| number < beyond));
    }
}

/// Renumbers the entries from 0, closing the gaps that removed entries left.
pub fn renumber(specs: &[OptionSpec], fields: &mut Fields) {
    for spec in written(specs) {
        let numbers = numbers(spec.name, fields);
        let beginning = beginning(spec.name);
        for (name, _) in fields.iter_mut() {
            let renamed = split(name, &beginning).and_then(|(number, rest)| {
                let index = numbers.binary_search(&number).ok()?;
                Some(format!("{beginning}{index}.{rest}"))
            });
            if let Some(renamed) = renamed {
                *name = renamed;
            }
        }
    }
}

/// Adds or removes an entry if a button of the form asks for that instead of a table. Returns the id of the field to focus next.
pub fn change(specs: &[OptionSpec], fields: &mut Fields) -> Option<String> {
    let asked = fields.iter().position(|(name, _)| name == "add" || name == "remove")?;
    let (what, value) = fields.remove(asked);
    for spec in written(specs) {
        let OptionKind::List { max, entry: Some(entry) } = &spec.kind else { continue };
        let beginning = beginning(spec.name);
        if what == "add" && value == spec.name {
            let count = count(spec.name, fields);
            let first = entry.fields.first()?;
            let name = format!("{beginning}{count}.{}", first.path);
            if count < *max {
                fields.push((name.clone(), default_of(first)));
            }
            return Some(name);
        }
        let number: Option<usize> =
            value.strip_prefix(spec.name).and_then(|rest| rest.strip_prefix('.')?.parse().ok());
        if let (true, Some(gone)) = (what == "remove", number) {
            fields.retain(|(name, _)| split(name, &beginning).is_none_or(|(number, _)| number != gone));
            renumber(specs, fields);
            return Some(format!("{beginning}add"));
        }
    }
    Some(String::new())
}

/// The value of a field before somebody enters something.
pub fn default_of(field: &FieldSpec) -> String {
    match &field.kind {
        FieldKind::Line { .. } => String::new(),
        FieldKind::Number { default, .. } => default.to_string(),
        FieldKind::Choice { groups } => {
            groups.iter().flat_map(|(_, values)| values).next().map_or("", |value| value).to_owned()
        }
        FieldKind::Switch { default } => if *default { "on" } else { "off" }.to_owned(),
        FieldKind::Several { sets, .. } => sets.first().map_or("", |set| set).to_owned(),
    }
}

/// The entries of an option as JSON. Values that cannot be read stay as they were typed, so that they are reported as faults.
pub fn read(spec: &OptionSpec, fields: &[(String, String)]) -> Vec<Value> {
    let OptionKind::List { entry: Some(entry), .. } = &spec.kind else { return Vec::new() };
    let beginning = beginning(spec.name);
    let mut typed_in: BTreeMap<usize, Vec<(&str, &str)>> = BTreeMap::new();
    for (name, word) in fields {
        if let Some((number, rest)) = split(name, &beginning) {
            typed_in.entry(number).or_default().push((rest, word));
        }
    }
    let read_one = |fields: Vec<(&str, &str)>| {
        let mut value = Value::Object(Map::new());
        for field in &entry.fields {
            if field.applies(&value) {
                let typed = fields.iter().rev().find(|(known, _)| *known == field.path);
                let ticked = fields.iter().filter(|(known, _)| *known == SEVERAL);
                let typed = typed.map_or("", |(_, typed)| typed.trim());
                put(&mut value, field.path, field_value(field, typed, ticked.map(|(_, word)| *word)));
            } else if let Some(there) = field.otherwise {
                put(&mut value, field.path, there.into());
            }
        }
        value
    };
    typed_in.into_values().map(read_one).collect()
}

fn field_value<'a>(field: &FieldSpec, typed: &str, ticked: impl Iterator<Item = &'a str>) -> Value {
    match &field.kind {
        FieldKind::Number { .. } => typed.parse::<i64>().map_or_else(|_| typed.into(), Value::from),
        FieldKind::Switch { .. } => (typed == "on").into(),
        FieldKind::Several { sets, .. } if sets.is_empty() || typed.is_empty() => ticked.collect(),
        FieldKind::Line { .. } | FieldKind::Choice { .. } | FieldKind::Several { .. } => typed.into(),
    }
}

fn put(entry: &mut Value, path: &str, value: Value) {
    let place = path.split('.').fold(entry, |place, part| {
        if !place.is_object() {
            *place = Value::Object(Map::new());
        }
        &mut place[part]
    });
    *place = value;
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn specs() -> Vec<OptionSpec> {
        catalogue::title("presidential").unwrap().option_specs()
    }

    fn form(fields: &[(&str, &str)]) -> Fields {
        fields.iter().map(|(name, value)| (format!("option.own_cards.{name}"), (*value).to_owned())).collect()
    }

    fn read_cards(fields: &Fields) -> Value {
        let specs = specs();
        read(specs.iter().find(|spec| spec.name == "own_cards").unwrap(), fields).into()
    }

    #[test]
    fn tpg_20_a_form_makes_the_cards_that_a_file_has() {
        let fields = form(&[
            ("0.effect.kind", "add"),
            ("0.effect.votes", "3"),
            ("0.effect.extra", "1"),
            ("0.effect.among", "any"),
            ("0.several", "OH"),
            ("0.several", "PA"),
            ("0.text", " Ours "),
            ("0.immediate", "off"),
            ("1.effect.kind", "lose_each"),
            ("1.effect.votes", "x"),
            ("1.effect.among", "south"),
            ("1.several", "OH"),
            ("1.text", ""),
            ("1.immediate", "off"),
            ("2.effect.kind", "roll_one_of"),
            ("2.effect.among", ""),
            ("2.several", "MI"),
            ("2.several", "WI"),
            ("2.text", "Die"),
            ("2.immediate", "on"),
        ]);
        let cards = json!([
            { "text": "Ours", "effect": { "kind": "add", "votes": 3, "states": ["OH", "PA"] }, "immediate": false },
            { "text": "", "effect": { "kind": "lose_each", "votes": "x", "among": "south" }, "immediate": true },
            { "text": "Die", "effect": { "kind": "roll_one_of", "among": ["MI", "WI"] }, "immediate": true },
        ]);
        assert_eq!(read_cards(&fields), cards);
    }

    #[test]
    fn tpg_20_cards_are_added_and_removed_and_the_rest_stays() {
        let specs = specs();
        let mut fields = form(&[("0.text", "A"), ("4.text", "B"), ("9.text", "C")]);
        renumber(&specs, &mut fields);
        assert_eq!(fields, form(&[("0.text", "A"), ("1.text", "B"), ("2.text", "C")]));
        fields.push(("remove".into(), "own_cards.1".into()));
        assert_eq!(change(&specs, &mut fields).as_deref(), Some("option.own_cards.add"));
        assert_eq!(fields, form(&[("0.text", "A"), ("1.text", "C")]));
        fields.push(("add".into(), "own_cards".into()));
        assert_eq!(change(&specs, &mut fields).as_deref(), Some("option.own_cards.2.effect.kind"));
        assert_eq!(fields[2..], form(&[("2.effect.kind", "add")])[..]);
        assert_eq!(change(&specs, &mut fields), None);
        for odd in ["own_cards.x", "weeks", "", "own_cards.99999999999999999999999"] {
            let before = fields.clone();
            fields.push(("remove".into(), odd.into()));
            assert!(change(&specs, &mut fields).is_some());
            assert_eq!(fields, before, "{odd}");
        }
    }

    #[test]
    fn tpg_20_no_more_cards_are_added_than_there_may_be() {
        let specs = specs();
        let mut fields: Fields =
            (0..40).map(|n| (format!("option.own_cards.{n}.text"), "x".into())).collect();
        fields.push(("add".into(), "own_cards".into()));
        change(&specs, &mut fields);
        assert_eq!(count("own_cards", &fields), 40);
    }
}
