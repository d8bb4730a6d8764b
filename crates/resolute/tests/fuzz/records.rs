//! Changed files: a flaw is found, or the table that comes of the file is the one the file tells of.

use kernel::chance::{Fall, Seed};
use kernel::record::Record;
use proptest::prelude::*;
use resolute::protocol::Session;
use serde_json::{Value, json};

use crate::for_a_while;
use crate::mutation::change;

/// A file of a game between bots after so many acts, as it is written.
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

/// What a file of the first form does not tell is known by playing it: that is no difference.
fn complete(found: &mut Record, told: &Record) {
    found.resolute = told.resolute;
    for (found, told) in found.seals.iter_mut().zip(&told.seals) {
        found.public &= told.public;
    }
    let results = |chance: &mut Vec<Fall>, told: &[Fall]| {
        for (found, told) in chance.iter_mut().zip(told) {
            found.place.take_if(|_| told.place.is_none());
        }
    };
    results(&mut found.opening.chance, &told.opening.chance);
    for (found, told) in found.acts.iter_mut().zip(&told.acts) {
        results(&mut found.chance, &told.chance);
    }
}

/// Reading never panics, and what is accepted is what was read.
fn read_honestly(text: &[u8]) -> Result<(), TestCaseError> {
    let Ok(text) = std::str::from_utf8(text) else { return Ok(()) };
    let Ok(record) = Record::read(text) else { return Ok(()) };
    let again = Record::read(&record.write());
    prop_assert_eq!(again.as_ref(), Ok(&record));
    let Ok(title) = catalogue::title(&record.game) else { return Ok(()) };
    let table = match title.resume(&record, Seed::from_number(1)) {
        Ok(table) => table,
        Err(problem) => {
            prop_assert_eq!(
                problem.code == "bad-record" || problem.code == "unknown-bot" || problem.code == "bad-name",
                true
            );
            let words = title.texts().try_say(scene::Lang::En, &problem.text);
            prop_assert!(words.is_ok(), "{words:?}");
            return Ok(());
        }
    };
    let mut found = table.record(true);
    // What the file leaves out of the options has its usual value.
    if let (Ok(Value::Object(found)), Ok(Value::Object(told))) = (found.options.read(), record.options.read())
    {
        for (name, value) in &told {
            prop_assert_eq!(found.get(name), Some(value));
        }
    }
    found.options = record.options.clone();
    complete(&mut found, &record);
    // A running game whose seed is not told gets a seal for the acts to come.
    if found.seals.len() > record.seals.len() {
        let fresh = found.seals.pop().expect("there is one more");
        prop_assert_eq!(fresh.from, record.acts.len());
    }
    prop_assert_eq!(found, record);
    Ok(())
}

#[test]
fn files_with_changes() {
    let files = [file(usize::MAX, false), file(25, true), file(25, false), file(0, false)];
    for file in &files {
        read_honestly(file.as_bytes()).unwrap();
    }
    let cases = (prop::sample::select(files.to_vec()), prop::collection::vec(change(), 1..4));
    for_a_while(cases, |(file, changes)| {
        let mut text = file.into_bytes();
        changes.iter().for_each(|change| change.apply(&mut text));
        read_honestly(&text)
    });
}
