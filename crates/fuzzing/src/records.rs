//! Game files: either a flaw is found, or the resulting table is the one described by the file.

use kernel::chance::{ChanceResult, Seed};
use kernel::record::Record;
use serde_json::Value;

/// The error codes with which a file may be refused.
const CODES: [&str; 3] = ["bad-record", "unknown-bot", "bad-name"];

/// Reads any bytes as a file.
pub fn record(bytes: &[u8]) {
    read_honestly(bytes);
}

/// Removes what a file of format 1 cannot contain and was found out by replaying it, so that it does not count as a difference.
fn complete(found: &mut Record, told: &Record) {
    found.resolute = told.resolute;
    for (found, told) in found.seals.iter_mut().zip(&told.seals) {
        found.public &= told.public;
    }
    let results = |chance: &mut Vec<ChanceResult>, told: &[ChanceResult]| {
        for (found, told) in chance.iter_mut().zip(told) {
            found.place.take_if(|_| told.place.is_none());
        }
    };
    results(&mut found.opening.chance, &told.opening.chance);
    for (found, told) in found.acts.iter_mut().zip(&told.acts) {
        results(&mut found.chance, &told.chance);
    }
}

/// Reads a file. Reading never panics, and what is accepted equals what was read. Returns whether it was accepted.
///
/// # Panics
/// If the resulting table is not the one described by the file.
pub fn read_honestly(text: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(text) else { return false };
    let Ok(record) = Record::read(text) else { return false };
    let again = Record::read(&record.write());
    assert_eq!(again.as_ref(), Ok(&record));
    let Ok(title) = catalogue::title(&record.game) else { return false };
    let table = match title.resume(&record, Seed::from_number(1)) {
        Ok(table) => table,
        Err(problem) => {
            assert!(CODES.contains(&problem.code), "{problem:?}");
            crate::can_be_said(title.texts(), &problem);
            return false;
        }
    };
    let mut found = table.record(true);
    // Options missing in the file have their defaults.
    if let (Ok(Value::Object(found)), Ok(Value::Object(told))) = (found.options.read(), record.options.read())
    {
        for (name, value) in &told {
            assert_eq!(found.get(name), Some(value));
        }
    }
    found.options = record.options.clone();
    complete(&mut found, &record);
    // A running game whose seed is not in the file gets another seal for the acts to come.
    if found.seals.len() > record.seals.len() {
        let fresh = found.seals.pop().expect("there is one more");
        assert_eq!(fresh.from, record.acts.len());
    }
    assert_eq!(found, record);
    true
}
