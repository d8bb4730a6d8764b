//! Memory needed by a file before it is checked. In a process of its own, because the peak of the whole process is measured.

#![cfg(target_os = "linux")]

use kernel::record::{MAX_BYTES, Record};

/// The peak memory of this process in kilobytes.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("it is told");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

#[test]
fn a_file_of_tiny_objects_costs_little_more_than_its_text() {
    let file = |options: &str, opening: &str| {
        format!(
            r#"{{"resolute":1,"game":"duel","rules":1,"options":{options},"seats":[],"seals":[],"opening":{{{opening}"hash":""}},"acts":[]}}"#
        )
    };
    let pieces = format!("[{}]", vec!["{\"\":0}"; (MAX_BYTES - 200) / 7].join(","));
    let files = [file(&pieces, ""), file("{}", &format!("\"state\":{pieces},"))];
    let before = peak();
    for text in &files {
        assert!(text.len() > MAX_BYTES - 500 && text.len() <= MAX_BYTES);
        let record = Record::read(text).expect("the form is right");
        assert_eq!(record.game, "duel");
    }
    let grown = peak() - before;
    assert!(grown < 16 << 10, "{grown} kB for files of {} kB", MAX_BYTES >> 10);
}
