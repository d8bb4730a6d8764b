//! Runs all tests for `cargo xtask check`.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;
use std::sync::mpsc;
use std::time::Duration;

use crate::cargo;

const ALL: [&str; 5] = ["test", "--workspace", "--locked", "--tests", "--no-fail-fast"];
/// With real browsers and servers a busy machine occasionally misses a moment. Only these tests of the whole program are repeated, and that
/// is reported.
const WHOLE_PROGRAM: [&str; 4] = ["browser", "attack", "crash", "fuzz"];
/// How cargo's message about a failed test program begins.
const FAILED_PROGRAM: &str = "to rerun pass `";
/// What a test says that skips something for want of a program.
const NOT_INSTALLED: &str = "it is not installed";
/// If more tests fail than this, it is not an accident.
const MOST_REPEATED: usize = 3;
/// How often to check whether cargo has ended.
const PAUSE: Duration = Duration::from_secs(1);

/// What a reader should know although all tests passed.
#[derive(Default)]
pub struct Remarks {
    /// Tests of the whole program that passed only when they were repeated on their own.
    pub repeated: Vec<String>,
    /// What tests skipped, and why: this machine does not let them trace, mount or measure.
    pub skipped: Vec<String>,
}

/// Runs every test.
pub fn run(root: &Path, variables: &[(&str, String)]) -> Result<Remarks, String> {
    let (has_passed, output) = output_of_tests(root, variables)?;
    let skipped = skipped_tests(&output);
    if has_passed {
        return Ok(Remarks { repeated: Vec::new(), skipped });
    }
    let failed = failed_tests(&output);
    let programs = failed_programs(&output);
    let is_whole =
        |program: &String| WHOLE_PROGRAM.iter().any(|name| *program == format!("-p resolute --test {name}"));
    let may_repeat = !programs.is_empty() && programs.iter().all(is_whole);
    // If another line was printed in the middle of a test's name, the name would not be found and its failure forgotten.
    let all_are_known = !failed.is_empty() && failed.len() == failures(&output);
    if !may_repeat || !all_are_known || failed.len() > MOST_REPEATED {
        return Err(format!("failed: {}; in {}", failed.join(", "), programs.join(", ")));
    }
    println!("\nOnce more, by themselves: {}", failed.join(", "));
    let mut words = vec!["test", "--workspace", "--locked"];
    words.extend(WHOLE_PROGRAM.iter().flat_map(|name| ["--test", *name]));
    words.extend(["--", "--exact", "--test-threads", "1"]);
    words.extend(failed.iter().map(String::as_str));
    cargo::run(root, &words, variables)?;
    Ok(Remarks { repeated: failed, skipped })
}

/// One more than the number of cores, because browser tests mostly wait for animations.
fn test_threads() -> usize {
    std::thread::available_parallelism().map_or(2, usize::from) + 1
}

/// Whether all tests passed, and what they printed.
fn output_of_tests(root: &Path, variables: &[(&str, String)]) -> Result<(bool, Vec<String>), String> {
    println!("$ cargo {}", ALL.join(" "));
    let mut cargo = cargo::command(root);
    cargo
        .args(ALL)
        .env("RUST_TEST_THREADS", test_threads().to_string())
        .envs(variables.iter().map(|(name, value)| (name, value)));
    let (reader, writer) = std::io::pipe().map_err(|error| format!("no pipe: {error}"))?;
    let second = writer.try_clone().map_err(|error| format!("no pipe: {error}"))?;
    cargo.stdin(Stdio::null()).stdout(writer).stderr(second);
    let mut child = cargo.spawn().map_err(|error| format!("cannot run cargo: {error}"))?;
    // The command holds the writing end of the pipe, so the pipe would never end for the reader.
    drop(cargo);
    let (sender, lines) = mpsc::channel();
    std::thread::spawn(move || {
        let lines = BufReader::new(reader).split(b'\n').map_while(Result::ok);
        lines.map(|line| String::from_utf8_lossy(&line).into_owned()).try_for_each(|line| sender.send(line))
    });
    let mut output = Vec::new();
    let mut ended = None;
    loop {
        match lines.recv_timeout(PAUSE) {
            Ok(line) => {
                println!("{line}");
                output.push(line);
            }
            Err(mpsc::RecvTimeoutError::Timeout) if ended.is_none() => {
                ended = child.try_wait().map_err(|error| format!("cannot wait for cargo: {error}"))?;
            }
            // The pipe has ended, or cargo has ended and only a process that it left behind keeps the pipe open.
            Err(_) => break,
        }
    }
    let status = match ended {
        Some(status) => status,
        None => child.wait().map_err(|error| format!("cannot wait for cargo: {error}"))?,
    };
    Ok((status.success(), output))
}

/// What tests say of themselves when they skip something. Missing programs are told once, before the tests.
fn skipped_tests(output: &[String]) -> Vec<String> {
    let what = |line: &String| Some(line.split_once("SKIPPED: ")?.1.to_owned());
    let mut all: Vec<String> =
        output.iter().filter_map(what).filter(|what| !what.contains(NOT_INSTALLED)).collect();
    all.sort();
    all.dedup();
    all
}

fn failed_tests(output: &[String]) -> Vec<String> {
    let name = |line: &String| Some(line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?.to_owned());
    output.iter().filter_map(name).collect()
}

/// The number of failed tests according to the last line of each test program.
fn failures(output: &[String]) -> usize {
    let count = |line: &String| {
        let (before, _) = line.strip_prefix("test result: FAILED. ")?.split_once(" failed;")?;
        before.rsplit(' ').next()?.parse::<usize>().ok()
    };
    output.iter().filter_map(count).sum()
}

fn failed_programs(output: &[String]) -> Vec<String> {
    let words = |line: &String| Some(line.split_once(FAILED_PROGRAM)?.1.trim_end_matches('`').to_owned());
    output.iter().filter_map(words).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_skipped_is_told_once() {
        let output = [
            "SKIPPED: power cuts: strace may not trace here",
            "test power_cut ... SKIPPED: power cuts: strace may not trace here",
            "SKIPPED: a test with tmux: it is not installed",
        ]
        .map(str::to_owned);
        assert_eq!(skipped_tests(&output), ["power cuts: strace may not trace here"]);
    }

    #[test]
    fn failed_tests_and_their_programs_are_found() {
        let output = [
            "test phones::two_fingers ... FAILED",
            "test phones::keys ... ok",
            "a test that ... FAILED",
            "test result: FAILED. 12 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.00s",
            "error: test failed, to rerun pass `-p resolute --test browser`",
        ]
        .map(str::to_owned);
        assert_eq!(failed_tests(&output), ["phones::two_fingers"]);
        assert_eq!(failures(&output), 1);
        assert_eq!(failed_programs(&output), ["-p resolute --test browser"]);
    }
}
