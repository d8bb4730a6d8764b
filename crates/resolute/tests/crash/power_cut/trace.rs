//! What a server did to its files and told its visitors, in order, as recorded by `strace`.

use std::collections::HashMap;
use std::path::Path;

/// The traced calls. Files of the database are not mapped into memory, except the index of the log, which is rebuilt after a crash.
pub const CALLS: &str = "openat,lseek,write,pwrite64,writev,pwritev,sendto,ftruncate,fallocate,fsync,fdatasync,sync_file_range,\
     unlink,unlinkat,rename,renameat,renameat2";

/// The moment of an event: its line number.
pub type Moment = usize;

#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    pub at: Moment,
    pub what: What,
}

#[derive(Clone, Debug, PartialEq)]
pub enum What {
    Create {
        name: String,
    },
    /// Starts at its moment. From then on any part of it may be on disk.
    Write {
        name: String,
        offset: u64,
        bytes: Vec<u8>,
        done: Moment,
    },
    Truncate {
        name: String,
        length: u64,
        done: Moment,
    },
    /// Everything done before the flush began is now on disk.
    Flush {
        name: String,
        begun: Moment,
    },
    FlushFolder {
        begun: Moment,
    },
    Remove {
        name: String,
        done: Moment,
    },
    Rename {
        from: String,
        to: String,
        done: Moment,
    },
    /// A visitor is told that a request at this table succeeded.
    Acknowledge {
        table: String,
    },
}

struct Call {
    begun: Moment,
    done: Moment,
    name: String,
    arguments: String,
    result: i64,
}

/// The events in a folder. Lines of a later server run follow those of an earlier one.
pub fn read(text: &str, folder: &Path) -> Vec<Event> {
    let mut calls = calls(text);
    calls.sort_by_key(|call| call.begun);
    let mut offsets: HashMap<u64, u64> = HashMap::new();
    let mut events: Vec<Event> =
        calls.iter().flat_map(|call| events_of(call, folder, &mut offsets)).collect();
    events.sort_by_key(|event| event.at);
    events
}

/// Completed calls, including those interrupted in the trace by lines of other threads.
fn calls(text: &str) -> Vec<Call> {
    let mut open: HashMap<&str, (Moment, String)> = HashMap::new();
    let mut calls = Vec::new();
    for (moment, line) in text.lines().enumerate() {
        let Some((thread, rest)) = line.split_once(' ') else { continue };
        let rest = rest.trim_start();
        if let Some(begun) = rest.strip_suffix(" <unfinished ...>") {
            open.insert(thread, (moment, begun.to_owned()));
            continue;
        }
        let (begun, whole) = match rest.strip_prefix("<... ") {
            Some(resumed) => {
                let Some((begun, first)) = open.remove(thread) else { continue };
                let end = resumed.split_once(" resumed>").map_or("", |(_, end)| end);
                (begun, first + end)
            }
            None => (moment, rest.to_owned()),
        };
        let Some((head, result)) = whole.rsplit_once(") = ").or_else(|| whole.rsplit_once(" = ")) else {
            continue;
        };
        let Some((name, arguments)) = head.split_once('(') else { continue };
        let digits = result.split(['<', ' ']).next().unwrap_or_default();
        let Ok(result) = digits.parse() else { continue };
        let arguments = arguments.trim_end().trim_end_matches(')').to_owned();
        calls.push(Call { begun, done: moment, name: name.to_owned(), arguments, result });
    }
    calls
}

fn events_of(call: &Call, folder: &Path, offsets: &mut HashMap<u64, u64>) -> Vec<Event> {
    if call.result < 0 {
        return Vec::new();
    }
    let arguments = call.arguments.as_str();
    let (begun, done) = (call.begun, call.done);
    let at = |at: Moment, what: What| vec![Event { at, what }];
    // The name of a file in the folder, from the nth path in the call.
    let named = |n: usize| -> Option<String> {
        let path = strings(arguments).into_iter().nth(n)?;
        let path = String::from_utf8(path).ok()?;
        let path = Path::new(&path);
        (path.parent() == Some(folder)).then(|| path.file_name().unwrap().to_str().unwrap().to_owned())
    };
    let descriptor = || arguments.split(['<', ',']).next().and_then(|word| word.parse::<u64>().ok());
    let by_descriptor = || file_of(arguments).map(|path| Path::new(&path).to_owned());
    let within = || -> Option<String> {
        let path = by_descriptor()?;
        (path.parent() == Some(folder)).then(|| path.file_name().unwrap().to_str().unwrap().to_owned())
    };
    let last = || arguments.rsplit(", ").next().and_then(|word| word.parse::<u64>().ok());
    match call.name.as_str() {
        "openat" => {
            offsets.insert(call.result as u64, 0);
            match named(0) {
                Some(name) if arguments.contains("O_CREAT") => at(begun, What::Create { name }),
                _ => Vec::new(),
            }
        }
        "lseek" => {
            if let Some(descriptor) = descriptor() {
                offsets.insert(descriptor, call.result as u64);
            }
            Vec::new()
        }
        "write" | "pwrite64" => {
            let Some(name) = within() else { return Vec::new() };
            let mut bytes = strings(arguments).into_iter().next().expect("what was written");
            bytes.truncate(call.result as usize);
            assert_eq!(bytes.len(), call.result as usize, "strace has written down all of it");
            let descriptor = descriptor().expect("a file is written by its descriptor");
            let offset = match call.name.as_str() {
                "pwrite64" => last().expect("where it is written"),
                _ => {
                    let offset = offsets.entry(descriptor).or_default();
                    *offset += bytes.len() as u64;
                    *offset - bytes.len() as u64
                }
            };
            at(begun, What::Write { name, offset, bytes, done })
        }
        "writev" | "sendto" => match acknowledged(arguments) {
            Some(table) => at(begun, What::Acknowledge { table }),
            None => {
                assert!(within().is_none(), "a way of writing that is not known here: {}", call.name);
                Vec::new()
            }
        },
        "ftruncate" => match (within(), last()) {
            (Some(name), Some(length)) => at(begun, What::Truncate { name, length, done }),
            _ => Vec::new(),
        },
        "fsync" | "fdatasync" => match (by_descriptor(), within()) {
            (_, Some(name)) => at(done, What::Flush { name, begun }),
            (Some(path), None) if path == folder => at(done, What::FlushFolder { begun }),
            _ => Vec::new(),
        },
        "unlink" | "unlinkat" => named(0).map_or(Vec::new(), |name| at(begun, What::Remove { name, done })),
        "rename" | "renameat" | "renameat2" => match (named(0), named(1)) {
            (Some(from), Some(to)) => at(begun, What::Rename { from, to, done }),
            _ => Vec::new(),
        },
        other => {
            assert!(within().is_none(), "a way of writing that is not known here: {other}");
            Vec::new()
        }
    }
}

/// The path of the first file descriptor, as shown by `-y`.
fn file_of(arguments: &str) -> Option<String> {
    let (number, rest) = arguments.split_once('<')?;
    number.parse::<u64>().ok()?;
    let (path, _) = rest.split_once('>')?;
    let path = String::from_utf8(unescaped(path)).ok()?;
    path.starts_with('/').then(|| path.trim_end_matches(" (deleted)").to_owned())
}

/// The strings in quotation marks, which `-xx` prints in hexadecimal.
fn strings(arguments: &str) -> Vec<Vec<u8>> {
    arguments.split('"').skip(1).step_by(2).map(unescaped).collect()
}

fn unescaped(text: &str) -> Vec<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16).expect("hexadecimal") as u8;
    let text = text.as_bytes();
    let mut bytes = Vec::with_capacity(text.len() / 4);
    let mut at = 0;
    while at < text.len() {
        if text[at..].starts_with(b"\\x") {
            bytes.push(digit(text[at + 2]) << 4 | digit(text[at + 3]));
            at += 4;
        } else {
            bytes.push(text[at]);
            at += 1;
        }
    }
    bytes
}

/// The table of an answer that redirects back to it, which means that the request succeeded.
fn acknowledged(arguments: &str) -> Option<String> {
    // "HTTP/1.1 303" in strace's escapes, to be compared before anything is decoded.
    const DONE: &str = r"\x48\x54\x54\x50\x2f\x31\x2e\x31\x20\x33\x30\x33";
    let quoted = arguments.split('"').nth(1)?;
    if !quoted.starts_with(DONE) {
        return None;
    }
    let answer = String::from_utf8_lossy(&strings(arguments).concat()).to_lowercase();
    let place = answer.split_once("\r\nlocation: /t/")?.1;
    Some(place.split(['?', '\r', '/']).next()?.to_owned())
}

#[test]
fn lines_of_several_threads_are_put_together() {
    let hex = |text: &str| text.bytes().map(|byte| format!("\\x{byte:02x}")).collect::<String>();
    let lines = [
        format!("7 openat(AT_FDCWD</tmp>, \"{}\", O_RDWR|O_CREAT, 0600) = 5</d/a>", hex("/d/a")),
        format!("7 pwrite64(5</d/a>, \"{}\", 3, 512 <unfinished ...>", hex("abc")),
        "8 fsync(5</d/a> <unfinished ...>".to_owned(),
        "7 <... pwrite64 resumed>) = 3".to_owned(),
        "8 <... fsync resumed>) = 0".to_owned(),
        "7 lseek(5</d/a>, 9, SEEK_SET) = 9".to_owned(),
        format!("7 write(5</d/a>, \"{}\", 2) = 2", hex("de")),
        format!("7 write(6</elsewhere/a>, \"{}\", 2) = 2", hex("de")),
        "7 fsync(9</d>) = 0".to_owned(),
        "7 ftruncate(5</d/a>, 0) = -1 EIO (Input/output error)".to_owned(),
        format!(
            "9 sendto(8<socket:[5]>, \"{}\", 60, 0, NULL, 0) = 60",
            hex("HTTP/1.1 303 See Other\r\nlocation: /t/xyz?seat=1\r\n\r\n")
        ),
    ];
    let name = || "a".to_owned();
    let found = read(&lines.join("\n"), Path::new("/d"));
    let expected = [
        (0, What::Create { name: name() }),
        (1, What::Write { name: name(), offset: 512, bytes: b"abc".to_vec(), done: 3 }),
        (4, What::Flush { name: name(), begun: 2 }),
        (6, What::Write { name: name(), offset: 9, bytes: b"de".to_vec(), done: 6 }),
        (8, What::FlushFolder { begun: 8 }),
        (10, What::Acknowledge { table: "xyz".to_owned() }),
    ];
    assert_eq!(found, expected.map(|(at, what)| Event { at, what }));
}
