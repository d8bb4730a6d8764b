//! Files of games: a flaw is found, or the table that comes of the file is the one the file tells of.

use kernel::chance::{ChanceResult, Seed};
use kernel::record::Record;
use serde_json::Value;

/// What a file that is not taken is refused for.
const CODES: [&str; 3] = ["bad-record", "unknown-bot", "bad-name"];

/// Any bytes as a file.
pub fn record(bytes: &[u8]) {
    read_honestly(bytes);
}

/// What a file of the first form does not tell is known by playing it: that is no difference.
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

/// Reading never panics, and what is accepted is what was read. Whether it was accepted.
///
/// # Panics
/// Where a table comes of it that is not the one the file tells of.
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
    // What the file leaves out of the options has its usual value.
    if let (Ok(Value::Object(found)), Ok(Value::Object(told))) = (found.options.read(), record.options.read())
    {
        for (name, value) in &told {
            assert_eq!(found.get(name), Some(value));
        }
    }
    found.options = record.options.clone();
    complete(&mut found, &record);
    // A running game whose seed is not told gets a seal for the acts to come.
    if found.seals.len() > record.seals.len() {
        let fresh = found.seals.pop().expect("there is one more");
        assert_eq!(fresh.from, record.acts.len());
    }
    assert_eq!(found, record);
    true
}
