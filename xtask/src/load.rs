//! `cargo xtask load`: measures the time from an act to the other player's screen, compared with the required values of the design, and
//! writes bench/LOAD.md.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::bench::{self, END, Row, number};
use crate::cargo;

const RESULTS: &str = "bench/LOAD.md";
const HEAD: &str = "# Load\n\n\
    From sending an act to its arrival at the other player, on disk before anybody hears of it, with many live tables\n\
    (`crates/server/examples/load`). The server is one process, all players are another; both share the machine, so a busy\n\
    machine shows. Each table has two people, 30 weeks and all cards; both listen to live updates as the script of the page does,\n\
    the host's acts are timed; acts are chosen among the buttons of the page. boardgame.io's server keeps its matches in memory\n\
    only; both of its players are connected, too. The bars are ratios within one run: against boardgame.io, and against the disk.\n\
    The acts come in ten rounds. Before and after each the disk alone is looked at, with writes as long as an act's, in place as\n\
    in the log: no act is quicker than its disk.\n\
    `cargo xtask load` and `cargo xtask load --database postgres` write the parts below anew.\n";

/// The median time of an act may be this many flushes of its disk.
const FLUSHES: f64 = 2.5;
/// With many acts in flight, at least this many times as many acts per second as on boardgame.io are required.
const HURRIED: f64 = 2.0;
/// Maximum memory of a server with many tables that nobody looks at, in MB.
const IDLE: f64 = 200.0;
/// Maximum times in milliseconds.
const OPEN: f64 = 50.0;
const BACK: f64 = 20.0;
const START: f64 = 100.0;
/// An act late in a game may take this many times as long as an early one. This stands for "the same", as far as it can be measured.
const FLAT: f64 = 1.2;

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
struct Times {
    count: usize,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
}

/// The last line printed by our load tool.
#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Ours {
    database: String,
    tables: usize,
    pace: f64,
    start_ms: f64,
    restart_ms: f64,
    stop_ms: f64,
    opened_per_second: f64,
    empty_mb: f64,
    table_kb: f64,
    played_table_kb: f64,
    paced: Times,
    disk: Times,
    paced_per_second: f64,
    part_kb: f64,
    hurried: Times,
    hurried_per_second: f64,
    work_ms: f64,
    early: Times,
    late: Times,
    longest: usize,
    open: Times,
    back: Times,
    idle_tables: usize,
    left_mb: f64,
    idle_mb: f64,
}

/// The last line printed by boardgame.io's tool.
#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Theirs {
    peer: String,
    version: String,
    matches: usize,
    paced: Times,
    paced_per_second: f64,
    hurried: Times,
    hurried_per_second: f64,
    match_kb: f64,
    played_match_kb: f64,
}

pub fn run(root: &Path, tables: usize, seconds: f64, database: &str, alone: bool) -> Result<(), String> {
    let build = ["build", "--release", "-p", "server", "--example", "load", "--locked"];
    cargo::run(root, &build, &[])?;
    let mut tool = Command::new(root.join("target/release/examples/load"));
    tool.args(["--tables", &tables.to_string(), "--seconds", &seconds.to_string(), "--database", database]);
    let ours: Ours = last_line(&mut tool, "the load tool")?;
    let theirs: Option<Theirs> = if alone {
        None
    } else {
        let folder = root.join("bench/peers/boardgame.io");
        if !folder.join("node_modules").is_dir() {
            return Err(format!("`npm ci` in {} first, or give --alone", folder.display()));
        }
        let mut tool = Command::new("node");
        tool.current_dir(folder).arg("server/load.js");
        tool.args([tables.to_string(), seconds.to_string(), ours.pace.to_string()]);
        Some(last_line(&mut tool, "boardgame.io's server")?)
    };
    let rows = rows(&ours, theirs.as_ref());
    let table = bench::table(&rows);
    let name = ours.database.as_str();
    let part = format!("{} · {name}\n\n{table}", bench::circumstances());
    println!("\n{part}");
    let path = root.join(RESULTS);
    let begin = format!("<!-- written by `cargo xtask load` on {name}: do not edit up to the end mark -->");
    let mut before = fs::read_to_string(&path).unwrap_or_else(|_| HEAD.to_owned());
    if !before.contains(&begin) {
        before.push_str(&format!("\n{begin}\n{END}\n"));
    }
    let after = bench::renewed(&before, &begin, &part)?;
    fs::write(&path, after).map_err(|e| format!("cannot write {RESULTS}: {e}"))?;
    println!("{RESULTS} is written.");
    Ok(())
}

/// Runs a tool whose last line contains its measurements.
fn last_line<T: DeserializeOwned>(tool: &mut Command, name: &str) -> Result<T, String> {
    println!("measuring {name}");
    let done = tool.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let done = done.map_err(|e| format!("cannot run {name}: {e}"))?;
    let text = String::from_utf8_lossy(&done.stdout);
    if !done.status.success() {
        return Err(format!("{name} failed ({}):\n{text}", done.status));
    }
    let line = text.trim_end().lines().last().unwrap_or_default();
    serde_json::from_str(line).map_err(|e| format!("{name}: the last line is not its figures ({e}): {line}"))
}

fn ms(value: f64) -> String {
    format!("{value:.2} ms")
}

fn plain(what: impl Into<String>, found: impl Into<String>) -> Row {
    Row { what: what.into(), found: found.into(), bar: None }
}

fn at_most(what: impl Into<String>, found: f64, bar: f64) -> Row {
    Row { what: what.into(), found: ms(found), bar: Some((ms(bar), found <= bar)) }
}

fn times(times: &Times) -> String {
    format!("{:.1} / {:.1} / {:.1} ms", times.p50_ms, times.p99_ms, times.max_ms)
}

fn rows(ours: &Ours, theirs: Option<&Theirs>) -> Vec<Row> {
    let live =
        format!("{} live tables, {:.0} acts a second", number(ours.tables as f64), ours.paced_per_second);
    let mut rows = vec![
        plain(format!("{live}, {} timed: p50 / p99 / max", ours.paced.count), times(&ours.paced)),
        plain("the disk alone in the same minutes, 16 kB and its flush: p50 / p99 / max", times(&ours.disk)),
        ratio("p50 against one flush", ours.paced.p50_ms / ours.disk.p50_ms, Bar::AtMost(FLUSHES)),
        plain("what the other player gets of an act", format!("{:.1} kB", ours.part_kb)),
        plain("acts a second, 16 in flight", number(ours.hurried_per_second)),
        plain("processor time of the server for an act, seen by both", ms(ours.work_ms)),
        plain("p50 and p99 meanwhile", format!("{:.1} / {:.1} ms", ours.hurried.p50_ms, ours.hurried.p99_ms)),
        plain(
            format!("one act at a time, around act 10, {} timed: p50 / p99 / max", ours.early.count),
            times(&ours.early),
        ),
        plain(
            format!(
                "around act 1 000 of sessions of {}, {} timed: p50 / p99 / max",
                ours.longest, ours.late.count
            ),
            times(&ours.late),
        ),
        ratio("late against early: p50", ours.late.p50_ms / ours.early.p50_ms, Bar::AtMost(FLAT)),
        at_most(format!("open a stored game, cold: slowest of {}", ours.open.count), ours.open.max_ms, OPEN),
        plain("the same: p50", ms(ours.open.p50_ms)),
        at_most(
            format!("go to any act of a long game: slowest of {}", ours.back.count),
            ours.back.max_ms,
            BACK,
        ),
        plain("the same: p50", ms(ours.back.p50_ms)),
        at_most("start of the process to its first answer", ours.start_ms, START),
        at_most("the same with the stored tables", ours.restart_ms, START),
        plain("stop with all live updates open", ms(ours.stop_ms)),
        plain("tables opened a second, with two new guests each", number(ours.opened_per_second)),
        plain("memory of the server with no table", format!("{:.1} MB", ours.empty_mb)),
        plain("memory of a live table with two listeners, just opened", format!("{:.0} kB", ours.table_kb)),
        plain("the same after all acts of the run", format!("{:.0} kB", ours.played_table_kb)),
        plain(
            format!("memory with {} tables, just opened and left", number(ours.idle_tables as f64)),
            format!("{:.0} MB", ours.left_mb),
        ),
        Row {
            what: format!("memory with {} tables that nobody looks at", number(ours.idle_tables as f64)),
            found: format!("{:.0} MB", ours.idle_mb),
            bar: Some((format!("{IDLE:.0} MB"), ours.idle_mb <= IDLE)),
        },
    ];
    if let Some(theirs) = theirs {
        let name = format!("{} {}", theirs.peer, theirs.version);
        let live = format!(
            "{} matches, {:.0} acts a second",
            number(theirs.matches as f64),
            theirs.paced_per_second
        );
        let hurried = ours.hurried_per_second / theirs.hurried_per_second;
        rows.extend([
            plain(format!("{name}, {live}: p50 / p99 / max"), times(&theirs.paced)),
            ratio("ours against theirs: p50", ours.paced.p50_ms / theirs.paced.p50_ms, Bar::AtMost(1.0)),
            ratio("ours against theirs: p99", ours.paced.p99_ms / theirs.paced.p99_ms, Bar::AtMost(1.0)),
            plain(format!("{name}, 16 in flight: acts a second"), number(theirs.hurried_per_second)),
            ratio("ours against theirs: acts a second", hurried, Bar::AtLeast(HURRIED)),
            plain(format!("{name}, meanwhile: p50 / p99 / max"), times(&theirs.hurried)),
            plain(
                format!("{name}: memory of a match, new and played"),
                format!("{:.0} / {:.0} kB", theirs.match_kb, theirs.played_match_kb),
            ),
        ]);
    }
    rows
}

enum Bar {
    AtMost(f64),
    AtLeast(f64),
}

fn ratio(what: &str, found: f64, bar: Bar) -> Row {
    let (bar, met) = match bar {
        Bar::AtMost(bar) => (bar, found <= bar),
        Bar::AtLeast(bar) => (bar, found >= bar),
    };
    Row { what: what.to_owned(), found: format!("{found:.2} x"), bar: Some((format!("{bar} x"), met)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(p50: f64, p99: f64) -> Times {
        Times { count: 1, p50_ms: p50, p99_ms: p99, max_ms: 9.0 }
    }

    fn ours() -> Ours {
        Ours {
            database: "sqlite".to_owned(),
            tables: 1_000,
            pace: 200.0,
            start_ms: 30.0,
            restart_ms: 20.0,
            stop_ms: 60.0,
            opened_per_second: 300.0,
            empty_mb: 12.0,
            table_kb: 60.0,
            played_table_kb: 70.0,
            paced: found(0.8, 3.0),
            disk: found(0.4, 1.0),
            paced_per_second: 199.9,
            part_kb: 17.0,
            hurried: found(2.0, 6.0),
            hurried_per_second: 4_000.0,
            work_ms: 0.3,
            early: found(0.6, 1.0),
            late: found(0.7, 1.0),
            longest: 1_050,
            open: found(1.0, 1.0),
            back: found(1.0, 1.0),
            idle_tables: 10_000,
            left_mb: 240.0,
            idle_mb: 150.0,
        }
    }

    fn theirs() -> Theirs {
        Theirs {
            peer: "boardgame.io".to_owned(),
            version: "0".to_owned(),
            matches: 1_000,
            paced: found(1.0, 4.0),
            paced_per_second: 200.0,
            hurried: found(6.0, 18.0),
            hurried_per_second: 2_000.0,
            match_kb: 60.0,
            played_match_kb: 200.0,
        }
    }

    fn missed(ours: &Ours) -> Vec<String> {
        let rows = rows(ours, Some(&theirs())).into_iter();
        rows.filter(|row| matches!(row.bar, Some((_, false)))).map(|row| row.what).collect()
    }

    #[test]
    fn bars_are_met_or_not() {
        assert_eq!(missed(&ours()), Vec::<String>::new());
        let slow = Ours { paced: found(1.1, 4.1), ..ours() };
        assert_eq!(
            missed(&slow),
            ["p50 against one flush", "ours against theirs: p50", "ours against theirs: p99"]
        );
        let heavy = Ours { hurried_per_second: 3_900.0, idle_mb: 201.0, late: found(0.8, 1.0), ..ours() };
        assert_eq!(
            missed(&heavy),
            [
                "late against early: p50",
                "memory with 10 000 tables that nobody looks at",
                "ours against theirs: acts a second"
            ]
        );
    }
}
