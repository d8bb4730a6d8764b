//! The recorded session of docs/protocol.md, replayed byte for byte.
//!
//! After an intended change, `RESOLUTE_RECORD=1 cargo test -p resolute recorded` writes the replies anew. Read the difference.

use std::path::Path;

use serde_json::Value;

use crate::common::{command, run_with_input};

fn answered(requests: &[String]) -> Vec<String> {
    let input: String = requests.iter().map(|line| format!("{line}\n")).collect();
    let ran = run_with_input(&mut command(&["table"]), input.as_bytes()).good();
    ran.out.lines().map(str::to_owned).collect()
}

/// Makes every `load` of the session use the record that was last exported in it.
fn renew_loads(requests: &mut [String]) {
    let loads = |line: &String| line.contains(r#""do":"load""#);
    while let Some(n) = requests.iter().position(loads) {
        let replies = answered(&requests[..n]);
        let exported = replies.iter().rev().find(|line| line.contains(r#""record":"#)).unwrap();
        let exported: Value = serde_json::from_str(exported).unwrap();
        let id: Value = serde_json::from_str::<Value>(&requests[n]).unwrap()["id"].clone();
        requests[n] = format!(r#"{{"id":{id},"do": "load","record":{}}}"#, exported["record"]);
    }
    for line in requests {
        *line = line.replace(r#""do": "load""#, r#""do":"load""#);
    }
}

#[test]
fn the_recorded_session_is_answered_byte_for_byte() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol-session.jsonl");
    let text = std::fs::read_to_string(&path).unwrap();
    let part = |mark: &str| {
        text.lines().filter_map(|line| line.strip_prefix(mark)).map(str::to_owned).collect::<Vec<_>>()
    };
    let (mut requests, recorded) = (part("> "), part("< "));
    if std::env::var_os("RESOLUTE_RECORD").is_some() {
        renew_loads(&mut requests);
        let replies = answered(&requests);
        let pairs = requests.iter().zip(replies).map(|(ask, reply)| format!("> {ask}\n< {reply}\n"));
        std::fs::write(&path, pairs.collect::<String>()).unwrap();
        return;
    }
    let replies = answered(&requests);
    assert_eq!(replies.len(), recorded.len());
    for ((request, reply), recorded) in requests.iter().zip(&replies).zip(&recorded) {
        assert_eq!(reply, recorded, "the answer to {request}");
    }
}
