//! Random lines and changed sessions: one answer per line, and an error changes nothing.

use std::sync::OnceLock;

use fuzzing::answered;
use proptest::prelude::*;
use proptest::sample::Index;
use resolute::protocol::Session;
use serde_json::{Value, json};

use crate::for_a_while;
use crate::mutation::{Change, change};

/// One line of a session.
#[derive(Clone, Debug)]
enum Step {
    /// Any legal act of a seat that must decide.
    Legal(Index),
    /// A valid request with these changes.
    Request(Index, Vec<Change>),
    /// Arbitrary bytes.
    Noise(Vec<u8>),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let changes = prop_oneof![
        3 => Just(Vec::new()),
        6 => prop::collection::vec(change(), 1..2),
        2 => prop::collection::vec(change(), 2..5),
    ];
    let step = prop_oneof![
        5 => any::<Index>().prop_map(Step::Legal),
        6 => (any::<Index>(), changes).prop_map(|(at, changes)| Step::Request(at, changes)),
        1 => prop::collection::vec(any::<u8>(), 0..80).prop_map(Step::Noise),
        1 => "\\PC{0,80}".prop_map(|text| Step::Noise(text.into_bytes())),
    ];
    prop::collection::vec(step, 1..60)
}

/// Valid requests of every kind. Some are errors at some tables.
fn requests() -> &'static [Value] {
    static REQUESTS: OnceLock<Vec<Value>> = OnceLock::new();
    REQUESTS.get_or_init(|| {
        let mut requests = vec![
            json!({ "id": 1, "do": "new", "game": "presidential", "options": { "weeks": 1, "tie": "house" }, "seats": ["human:Anna", "greedy"], "seed": 7 }),
            json!({ "id": 2, "do": "new", "game": "presidential", "options": { "weeks": 1, "neutral": "chosen" }, "seed": "own", "rolls": [3, 4] }),
            json!({ "id": 3, "do": "new", "game": "presidential", "seed": "ab".repeat(32), "stacks": { "politics": [5] } }),
            json!({ "id": 4, "do": "choices", "seat": 0, "lang": "de" }),
            json!({ "id": 5, "do": "act", "seat": 0, "act": "campaign", "expect": 0 }),
            json!({ "id": 6, "do": "act", "seat": 1, "act": "allot 6 OH" }),
            json!({ "id": 7, "do": "scene", "viewer": 0, "lang": "en", "act": 1 }),
            json!({ "id": 8, "do": "scene", "viewer": "spectator" }),
            json!({ "id": 9, "do": "state" }),
            json!({ "id": 10, "do": "rolls", "dice": [6, 5, 3] }),
            json!({ "id": 11, "do": "rolls", "dice": [1], "clear": true }),
            json!({ "id": 12, "do": "stack", "pile": "politics", "cards": [17, 3] }),
            json!({ "id": 13, "do": "stack", "pile": "politics", "clear": true }),
            json!({ "id": 14, "do": "undo", "seat": 0 }),
            json!({ "id": 15, "do": "undo", "seat": 1, "to": 2 }),
            json!({ "id": 16, "do": "consent", "seat": 1, "yes": true }),
            json!({ "id": 17, "do": "log", "viewer": 1, "since": 3, "lang": "de" }),
            json!({ "id": 18, "do": "export", "secret": true }),
            json!({ "id": 19, "do": "hint", "seat": 0, "most": 2 }),
            json!({ "id": 20, "do": "bots", "most": 30, "salt": 5 }),
            json!({ "id": 21, "do": "games", "lang": "en" }),
            json!({ "id": 22, "do": "rules", "game": "presidential", "rule": "TPG-3" }),
        ];
        let mut session = Session::default();
        session.answer(requests[0].to_string().as_bytes());
        session.answer(br#"{"do":"bots"}"#);
        let exported: Value = serde_json::from_str(&session.answer(br#"{"do":"export"}"#)).unwrap();
        requests.push(json!({ "id": 23, "do": "load", "record": exported["record"] }));
        requests.push(json!({ "id": 24, "do": "load", "text": exported["record"].to_string() }));
        requests
    })
}

fn legal(session: &mut Session, pick: &Index) -> Vec<u8> {
    let state: Value = serde_json::from_str(&session.answer(br#"{"do":"state"}"#)).unwrap();
    let Some(seat) = state["turn"]["decide"][0].as_u64() else {
        return requests()[0].to_string().into_bytes();
    };
    let choices = json!({ "do": "choices", "seat": seat }).to_string();
    let choices: Value = serde_json::from_str(&session.answer(choices.as_bytes())).unwrap();
    let acts = choices["acts"].as_array().unwrap();
    json!({ "do": "act", "seat": seat, "act": acts[pick.index(acts.len())] }).to_string().into_bytes()
}

#[test]
fn sessions_with_changes() {
    for_a_while(steps(), |steps| {
        let mut session = Session::default();
        for step in steps {
            let line = match step {
                Step::Legal(pick) => legal(&mut session, &pick),
                Step::Noise(line) => line,
                Step::Request(at, changes) => {
                    let mut line = at.get(requests()).to_string().into_bytes();
                    changes.iter().for_each(|change| change.apply(&mut line));
                    line
                }
            };
            answered(&mut session, &line);
        }
        Ok(())
    });
}

#[test]
fn lines_of_noise() {
    let lines = prop_oneof![
        prop::collection::vec(any::<u8>(), 0..300),
        "\\PC{0,200}".prop_map(String::into_bytes),
        r#"[\[\]{}":,0-9a-z\\ ]{0,200}"#.prop_map(String::into_bytes),
    ];
    for_a_while(prop::collection::vec(lines, 1..40), |lines| {
        let mut session = Session::default();
        session.answer(requests()[0].to_string().as_bytes());
        lines.iter().for_each(|line| answered(&mut session, line));
        Ok(())
    });
}

/// The whole loop: as many answers as lines, whatever they contain.
#[test]
fn streams_of_noise() {
    for_a_while(prop::collection::vec(any::<u8>(), 0..2_000), |bytes| {
        let mut out = Vec::new();
        resolute::protocol::serve(&bytes[..], &mut out).unwrap();
        let lines =
            bytes.split(|b| *b == b'\n').count() - usize::from(bytes.is_empty() || bytes.ends_with(b"\n"));
        prop_assert_eq!(out.iter().filter(|b| **b == b'\n').count(), lines);
        Ok(())
    });
}
