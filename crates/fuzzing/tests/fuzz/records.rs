//! Changed files: either a flaw is found, or the resulting table is the one described by the file.

use fuzzing::read_honestly;
use kernel::record::Record;
use proptest::prelude::*;
use resolute::protocol::Session;
use serde_json::{Value, json};

use crate::for_a_while;
use crate::mutation::change;

/// The file of a game between bots after at most this many acts.
fn file(most: usize, secret: bool) -> String {
    let mut session = Session::default();
    let mut ask = |request: Value| -> Value {
        serde_json::from_str(&session.answer(request.to_string().as_bytes())).unwrap()
    };
    ask(
        json!({ "do": "new", "game": "presidential", "options": { "weeks": 2 }, "seats": ["human:Anna", "greedy"], "seed": 7 }),
    );
    let hints = |seat: u64| json!({ "do": "hint", "seat": seat, "most": 1 });
    for _ in 0..most {
        let standing = ask(json!({ "do": "state" }));
        let Some(seat) = standing["turn"]["decide"][0].as_u64() else { break };
        let act = ask(hints(seat))["hints"][0]["act"].clone();
        assert_eq!(ask(json!({ "do": "act", "seat": seat, "act": act }))["ok"], true);
    }
    let record = ask(json!({ "do": "export", "secret": secret }))["record"].to_string();
    Record::read(&record).unwrap().write()
}

#[test]
fn files_with_changes() {
    let files = [file(usize::MAX, false), file(25, true), file(25, false), file(0, false)];
    for file in &files {
        assert!(read_honestly(file.as_bytes()));
    }
    let cases = (prop::sample::select(files.to_vec()), prop::collection::vec(change(), 1..4));
    for_a_while(cases, |(file, changes)| {
        let mut text = file.into_bytes();
        changes.iter().for_each(|change| change.apply(&mut text));
        read_honestly(&text);
        Ok(())
    });
}
