//! Small changes to bytes and to JSON.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};

/// One change to a text.
#[derive(Clone, Debug)]
pub enum Change {
    Replace(Index, u8),
    Insert(Index, u8),
    Remove(Index, Index),
    Repeat(Index, Index),
    Cut(Index),
    /// Replaces the value at some place in the JSON.
    Value(Index, Value),
    /// Adds a field to the object.
    Field(String, Value),
}

pub fn change() -> impl Strategy<Value = Change> {
    let at = any::<Index>;
    prop_oneof![
        (at(), sign()).prop_map(|(at, byte)| Change::Replace(at, byte)),
        (at(), sign()).prop_map(|(at, byte)| Change::Insert(at, byte)),
        (at(), at()).prop_map(|(from, to)| Change::Remove(from, to)),
        (at(), at()).prop_map(|(from, to)| Change::Repeat(from, to)),
        at().prop_map(Change::Cut),
        (at(), odd_value()).prop_map(|(at, value)| Change::Value(at, value)),
        (at(), odd_value()).prop_map(|(at, value)| Change::Value(at, value)),
        ("[a-z]{1,8}", odd_value()).prop_map(|(name, value)| Change::Field(name, value)),
    ]
}

/// Any byte, more often one with a meaning.
fn sign() -> impl Strategy<Value = u8> {
    prop_oneof![any::<u8>(), prop::sample::select(b"{}[]\",:0123456789-.eE dnul\\\n".to_vec())]
}

/// Values of every kind, including extremes.
pub fn odd_value() -> impl Strategy<Value = Value> {
    let odd = [
        json!(null),
        json!(true),
        json!(false),
        json!(0),
        json!(1),
        json!(2),
        json!(-1),
        json!(7),
        json!(8),
        json!(255),
        json!(256),
        json!(65_536),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1.5),
        json!(1e300),
        json!(""),
        json!("x"),
        json!("own"),
        json!("human"),
        json!("human:"),
        json!("greedy"),
        json!("spectator"),
        json!("roll"),
        json!("allot 255 CA"),
        json!("use 0"),
        json!("use 255"),
        json!("d6 6"),
        json!("d0 1"),
        json!("politics 65535"),
        json!("politics 1 own"),
        json!("\u{0}\u{202e}"),
        json!("ä".repeat(300)),
        json!([]),
        json!([0]),
        json!([6, 6, 6]),
        json!([[]]),
        json!({}),
        json!({ "weeks": 0 }),
        json!({ "weeks": 30, "cards": false }),
        json!({ "key": "x" }),
    ];
    prop_oneof![
        8 => prop::sample::select(odd.to_vec()),
        1 => any::<u16>().prop_map(Value::from),
        1 => "[a-z0-9 ]{0,12}".prop_map(Value::from),
    ]
}

impl Change {
    pub fn apply(&self, text: &mut Vec<u8>) {
        let len = text.len();
        if len == 0 {
            return;
        }
        let span = |from: &Index, to: &Index| {
            let (a, b) = (from.index(len), to.index(len));
            a.min(b)..(a.min(b) + 64).min(a.max(b))
        };
        match self {
            Change::Replace(at, byte) => text[at.index(len)] = *byte,
            Change::Insert(at, byte) => text.insert(at.index(len), *byte),
            Change::Remove(from, to) => drop(text.drain(span(from, to))),
            Change::Repeat(from, to) => {
                let part = text[span(from, to)].to_vec();
                let at = span(from, to).end;
                text.splice(at..at, part);
            }
            Change::Cut(at) => text.truncate(at.index(len)),
            Change::Value(at, new) => change_json(text, |value| {
                let places = count(value);
                let mut left = at.index(places);
                put(value, &mut left, new);
            }),
            Change::Field(name, new) => change_json(text, |value| {
                if let Value::Object(map) = value {
                    map.insert(name.clone(), new.clone());
                }
            }),
        }
    }
}

fn change_json(text: &mut Vec<u8>, change: impl FnOnce(&mut Value)) {
    if let Ok(mut value) = serde_json::from_slice(text) {
        change(&mut value);
        *text = value.to_string().into_bytes();
    }
}

fn inside(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(list) => list.iter_mut().collect(),
        Value::Object(map) => map.values_mut().collect(),
        _ => Vec::new(),
    }
}

/// The number of values within a value, including itself.
fn count(value: &mut Value) -> usize {
    1 + inside(value).into_iter().map(count).sum::<usize>()
}

fn put(value: &mut Value, left: &mut usize, new: &Value) -> bool {
    if *left == 0 {
        *value = new.clone();
        return true;
    }
    *left -= 1;
    inside(value).into_iter().any(|inner| put(inner, left, new))
}
