//! `cargo xtask load`: from an act to the other player's screen, against the bars of the design, kept in bench/LOAD.md.

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
    machine shows. Each table has two people, 30 weeks and all cards; the friend listens to live updates, the host's acts are\n\
    timed; acts are chosen among the buttons of the page. boardgame.io's server keeps its matches in memory only.\n\
    The acts come in ten rounds. Before and after each the disk alone is looked at, with writes as long as an act's, in place as\n\
    in the log: a disk that others use too stalls now and then, and no act is quicker than its disk. A round is quiet where the\n\
    disk by itself takes no more than half of what an act may, 0.5 ms in the middle and 2.5 ms in one of a hundred; the bars\n\
    are held against the quiet rounds, and all rounds stand beside them.\n\
    `cargo xtask load` and `cargo xtask load --database postgres` write the parts below anew.\n";

/// The bars of the design, section 10, in milliseconds.
const MIDDLE: f64 = 1.0;
const SLOWEST: f64 = 5.0;
const OPEN: f64 = 50.0;
const BACK: f64 = 20.0;
const START: f64 = 100.0;
/// An act late in a game may take so many times as long as an early one: "the same", as far as that can be measured.
const FLAT: f64 = 1.2;

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
struct Times {
    count: usize,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
}

/// The acts at an even pace in rounds, each between two looks at the disk alone.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
struct Rounds {
    rounds: usize,
    /// Rounds in which the disk alone took no more than half of either bar.
    quiet: usize,
    acts: Times,
    disk: Times,
    whole_disk: Times,
}

/// The last line of our load tool.
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
    rounds: Rounds,
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
}

/// The last line of boardgame.io's.
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

/// Runs a tool whose last line is its figures.
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
    let quiet = &ours.rounds;
    // Where the disk never was, there is nothing to judge by.
    let while_quiet = |what: String, found: f64, bar: f64| Row {
        what,
        found: ms(found),
        bar: Some((ms(bar), quiet.quiet > 0 && found <= bar)),
    };
    let mut rows = vec![
        while_quiet(
            format!("{live}, while the disk is quiet: p50 of {}", quiet.acts.count),
            quiet.acts.p50_ms,
            MIDDLE,
        ),
        while_quiet("the same: p99".to_owned(), quiet.acts.p99_ms, SLOWEST),
        plain("the same: max", ms(quiet.acts.max_ms)),
        plain("rounds in which the disk was quiet", format!("{} of {}", quiet.quiet, quiet.rounds)),
        plain("the disk alone around them, 16 kB and the wait for them: p50 / p99 / max", times(&quiet.disk)),
        plain(format!("all rounds, {} acts: p50 / p99 / max", ours.paced.count), times(&ours.paced)),
        plain("the disk alone in all: p50 / p99 / max", times(&quiet.whole_disk)),
        plain("the part that the other player gets", format!("{:.1} kB", ours.part_kb)),
        plain("acts a second, 16 in flight", number(ours.hurried_per_second)),
        plain("processor time of the server for an act and both answers", ms(ours.work_ms)),
        plain("p50 and p99 meanwhile", format!("{:.1} / {:.1} ms", ours.hurried.p50_ms, ours.hurried.p99_ms)),
        at_most(
            format!("one act at a time, around act 10: p50 of {}", ours.early.count),
            ours.early.p50_ms,
            MIDDLE,
        ),
        at_most("the same: p99", ours.early.p99_ms, SLOWEST),
        at_most(
            format!("around act 1 000 of sessions of {}: p50 of {}", ours.longest, ours.late.count),
            ours.late.p50_ms,
            MIDDLE,
        ),
        at_most("the same: p99", ours.late.p99_ms, SLOWEST),
        flat(ours),
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
        plain("memory of a live table, just opened", format!("{:.0} kB", ours.table_kb)),
        plain("the same after all acts of the run", format!("{:.0} kB", ours.played_table_kb)),
    ];
    if let Some(theirs) = theirs {
        let name = format!("{} {}", theirs.peer, theirs.version);
        let live = format!(
            "{} matches, {:.0} acts a second",
            number(theirs.matches as f64),
            theirs.paced_per_second
        );
        rows.extend([
            plain(format!("{name}, {live}: p50 / p99 / max"), times(&theirs.paced)),
            plain(format!("{name}, 16 in flight: acts a second"), number(theirs.hurried_per_second)),
            plain(format!("{name}, meanwhile: p50 / p99 / max"), times(&theirs.hurried)),
            plain(
                format!("{name}: memory of a match, new and played"),
                format!("{:.0} / {:.0} kB", theirs.match_kb, theirs.played_match_kb),
            ),
        ]);
    }
    rows
}

fn flat(ours: &Ours) -> Row {
    let ratio = ours.late.p50_ms / ours.early.p50_ms;
    Row {
        what: "late against early: p50".to_owned(),
        found: format!("{ratio:.2} x"),
        bar: Some((format!("{FLAT} x"), ratio <= FLAT)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(p50: f64, late: f64) -> Ours {
        let times = |p50_ms: f64| Times { count: 1, p50_ms, p99_ms: 3.0, max_ms: 9.0 };
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
            paced: times(p50),
            rounds: Rounds {
                rounds: 10,
                quiet: 7,
                acts: times(p50),
                disk: times(0.4),
                whole_disk: times(0.6),
            },
            paced_per_second: 199.9,
            part_kb: 17.0,
            hurried: times(20.0),
            hurried_per_second: 900.0,
            work_ms: 1.0,
            early: times(p50),
            late: times(late),
            longest: 650,
            open: times(1.0),
            back: times(1.0),
        }
    }

    #[test]
    fn bars_are_met_or_not() {
        let missed = |p50, late| {
            let rows = rows(&ours(p50, late), None);
            rows.iter().filter(|row| matches!(row.bar, Some((_, false)))).count()
        };
        assert_eq!(missed(0.9, 0.95), 0);
        assert_eq!(missed(1.1, 1.1), 3, "the pace, the early and the late acts");
        assert_eq!(missed(0.5, 0.7), 1, "not flat");
    }

    #[test]
    fn a_disk_that_was_never_quiet_shows_nothing() {
        let mut ours = ours(0.5, 0.5);
        ours.rounds.quiet = 0;
        let missed = rows(&ours, None).into_iter().filter(|row| matches!(row.bar, Some((_, false)))).count();
        assert_eq!(missed, 2);
    }
}
