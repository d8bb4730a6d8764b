//! The table protocol: one answer per line, and an error changes nothing.

use resolute::protocol::Session;
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// Maximum number of lines. Longer sessions find nothing new and take long.
const MOST_LINES: usize = 60;

/// Runs a session with these lines.
pub fn protocol(bytes: &[u8]) {
    let mut session = Session::default();
    for line in bytes.split(|byte| *byte == b'\n').take(MOST_LINES) {
        answered(&mut session, line);
    }
}

/// Checks the answer to a line.
///
/// # Panics
/// If the answer is wrong.
pub fn answered(session: &mut Session, line: &[u8]) {
    let shown = String::from_utf8_lossy(line);
    let before = (session.standing(), session.is_over());
    let reply = session.answer(line);
    assert!(!reply.contains('\n'), "{shown}: {reply}");
    let reply: Value = serde_json::from_str(&reply).unwrap_or_else(|e| panic!("{shown}: {e}: {reply}"));
    if let Ok(Value::Object(request)) = serde_json::from_slice::<Value>(line) {
        assert_eq!(&reply["id"], request.get("id").unwrap_or(&Value::Null), "{shown}");
    }
    match reply["ok"].as_bool() {
        Some(true) => assert!(reply.get("error").is_none(), "{shown}: {reply}"),
        Some(false) => {
            assert_eq!((session.standing(), session.is_over()), before, "{shown}");
            let code = reply["error"]["code"].as_str().unwrap_or_default();
            assert!(DOCUMENT.contains(&format!("`{code}`")), "{code} is not in docs/protocol.md");
            let message = reply["error"]["message"].as_str().unwrap_or_default();
            assert!(!message.is_empty() && !message.starts_with('['), "{shown}: {reply}");
        }
        None => panic!("{shown}: {reply}"),
    }
}
