//! `cargo xtask bench`: decisions per second compared with the required values of the design, written to bench/RESULTS.md.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::Deserialize;

use crate::cargo;
use crate::peers::{self, Peer};

const RESULTS: &str = "bench/RESULTS.md";
const BEGIN: &str = "<!-- written by `cargo xtask bench`: do not edit up to the end mark -->";
pub const END: &str = "<!-- end -->";
const HEAD: &str = "# Results\n\n\
    How fast the games are, and how that compares. Ratios are of one run on one machine; figures of different runs\n\
    are not compared. `cargo xtask bench --peers` writes the part below anew.\n";

/// The required values from section 10 of the design.
const BARE_BAR: f64 = 0.4;
/// Each game with the required decisions per second and core. The first one is compared with the peers.
const GAMES: [Measured; 5] = [
    Measured { package: "presidential", name: "Presidential", bar: 10_000_000.0 },
    Measured { package: "idiot", name: "Idiot", bar: 3_000_000.0 },
    Measured { package: "cdg-solo", name: "CDG Solo", bar: 3_000_000.0 },
    Measured { package: "mr-president", name: "Mr. President", bar: 1_000_000.0 },
    Measured { package: "manifest", name: "Manifest Destiny", bar: 1_000_000.0 },
];
/// By a part of the peer's name: how many times as many decisions are required.
const PEER_BARS: &[(&str, f64)] = &[("boardgame.io", 500.0), ("spiel", 20.0)];

/// A game whose package has a benchmark `play`.
#[derive(Clone, Copy, Debug)]
struct Measured {
    package: &'static str,
    name: &'static str,
    bar: f64,
}

/// The last line printed by a benchmark.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
enum Found {
    Game(Figures),
    /// For a game with several variants: decisions per second through the contract, by name.
    Several(BTreeMap<String, f64>),
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Figures {
    contract_decisions_per_second: f64,
    bare_decisions_per_second: f64,
    ratio: f64,
    /// The variant that the peers play, if they play this game.
    nocards_decisions_per_second: Option<f64>,
}

/// A line of a table of results.
pub struct Row {
    pub what: String,
    pub found: String,
    pub bar: Option<(String, bool)>,
}

pub fn run(root: &Path, peer_seconds: Option<f64>) -> Result<(), String> {
    let mut all = Vec::new();
    for game in GAMES {
        all.push((game, measure(root, game.package)?));
    }
    let peers = match peer_seconds {
        Some(seconds) => peers::run(root, seconds)?,
        None => Vec::new(),
    };
    let rows = rows(&all, &peers);
    let table = table(&rows);
    println!("\n{table}");
    let missed = rows.iter().filter(|row| matches!(row.bar, Some((_, false)))).count();
    println!(
        "{}",
        if missed == 0 { "All bars are met.".to_owned() } else { format!("{missed} bars are NOT met.") }
    );

    let path = root.join(RESULTS);
    let before = fs::read_to_string(&path).unwrap_or_else(|_| format!("{HEAD}\n{BEGIN}\n{END}\n"));
    let part = format!("{} · one core each\n\n{table}", circumstances());
    let after = renewed(&before, BEGIN, &part)?;
    fs::create_dir_all(root.join("bench")).map_err(|e| format!("cannot create bench: {e}"))?;
    fs::write(&path, after).map_err(|e| format!("cannot write {RESULTS}: {e}"))?;
    println!("{RESULTS} is written.");
    Ok(())
}

/// Runs the benchmark and passes its output through.
fn measure(root: &Path, package: &str) -> Result<Found, String> {
    let words = ["bench", "-p", package, "--bench", "play", "--locked"];
    println!("$ cargo {}", words.join(" "));
    let mut child = cargo::command(root)
        .args(words)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| format!("cannot run cargo: {e}"))?;
    let stdout = child.stdout.take().expect("its output was asked for");
    let mut last = String::new();
    for line in BufReader::new(stdout).lines() {
        let line = line.map_err(|e| format!("the benchmark's output cannot be read: {e}"))?;
        println!("{line}");
        if !line.trim().is_empty() {
            last = line;
        }
    }
    let status = child.wait().map_err(|e| format!("the benchmark: {e}"))?;
    if !status.success() {
        return Err(format!("the benchmark failed ({status})"));
    }
    serde_json::from_str(&last)
        .map_err(|e| format!("the benchmark's last line is not its figures ({e}): {last}"))
}

fn rows(all: &[(Measured, Found)], peers: &[Peer]) -> Vec<Row> {
    let of = |(game, found): &(Measured, Found)| match found {
        Found::Game(figures) => rows_of(*game, figures, peers),
        Found::Several(speeds) => {
            let name = |part: &String| format!("{}, {part}", game.name);
            speeds.iter().map(|(part, speed)| contract(&name(part), *speed, game.bar)).collect()
        }
    };
    all.iter().flat_map(of).collect()
}

fn contract(name: &str, speed: f64, bar: f64) -> Row {
    Row {
        what: format!("{name}, random decisions a second through the contract"),
        found: number(speed),
        bar: Some((number(bar), speed >= bar)),
    }
}

fn rows_of(game: Measured, figures: &Figures, peers: &[Peer]) -> Vec<Row> {
    let name = game.name;
    let mut rows = vec![
        contract(name, figures.contract_decisions_per_second, game.bar),
        Row {
            what: "the same in a hand-written loop without the kernel".to_owned(),
            found: number(figures.bare_decisions_per_second),
            bar: None,
        },
        Row {
            what: "the contract against the hand-written loop".to_owned(),
            found: format!("{:.2}", figures.ratio),
            bar: Some((format!("{BARE_BAR}"), figures.ratio >= BARE_BAR)),
        },
    ];
    // The peers play without cards, so that variant is compared.
    let Some(compared) = figures.nocards_decisions_per_second else { return rows };
    rows.push(Row {
        what: format!("{name} without cards, through the contract"),
        found: number(compared),
        bar: None,
    });
    for peer in peers {
        let version = format!("{} {}", peer.name, peer.version);
        let ratio = compared / peer.decisions_per_second;
        let bar = PEER_BARS.iter().find(|(part, _)| peer.name.to_lowercase().contains(part));
        rows.push(Row {
            what: format!("the same game on {version} ({} games in {:.1} s)", peer.games, peer.seconds),
            found: number(peer.decisions_per_second),
            bar: None,
        });
        rows.push(Row {
            what: format!("{name} without cards against {}", peer.name),
            found: format!("{ratio:.0} x"),
            bar: bar.map(|(_, bar)| (format!("{bar:.0} x"), ratio >= *bar)),
        });
    }
    rows
}

/// A Markdown table, aligned so that it is readable in a terminal too.
pub fn table(rows: &[Row]) -> String {
    let cells = |row: &Row| {
        let (bar, met) = match &row.bar {
            Some((bar, true)) => (bar.as_str(), "met"),
            Some((bar, false)) => (bar.as_str(), "NOT met"),
            None => ("", ""),
        };
        [row.what.clone(), row.found.clone(), bar.to_owned(), met.to_owned()]
    };
    let head = ["what", "found", "bar", ""].map(str::to_owned);
    let lines: Vec<[String; 4]> = std::iter::once(head).chain(rows.iter().map(cells)).collect();
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let [a, b, c, d] = [0, 1, 2, 3].map(width);
    let mut out = String::new();
    for (n, [what, found, bar, met]) in lines.iter().enumerate() {
        let _ = writeln!(out, "| {what:a$} | {found:>b$} | {bar:>c$} | {met:d$} |");
        if n == 0 {
            let [a, b, c, d] = [a, b - 1, c - 1, d].map(|width| "-".repeat(width));
            let _ = writeln!(out, "| {a} | {b}: | {c}: | {d} |");
        }
    }
    out
}

/// A rounded number with spaces between thousands.
pub fn number(value: f64) -> String {
    let digits = format!("{value:.0}");
    let mut out = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            out.push(' ');
        }
        out.push(digit);
    }
    out
}

/// The text with a new part between the marks. Anything people wrote around it stays.
pub fn renewed(text: &str, begin: &str, part: &str) -> Result<String, String> {
    let marks = format!("the file lacks the marks {begin} and {END}, in this order");
    let (before, rest) = text.split_once(begin).ok_or_else(|| marks.clone())?;
    let (_, after) = rest.split_once(END).ok_or(marks)?;
    Ok(format!("{before}{begin}\n\n{part}\n{END}{after}"))
}

/// The date and the machine.
pub fn circumstances() -> String {
    let days = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_secs() / 86_400);
    let (year, month, day) = date(days);
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model =
        cpu.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": ").map(|(_, name)| name));
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let rustc = Command::new("rustc").arg("--version").output();
    let rustc = rustc.map_or_else(
        |_| "unknown rustc".to_owned(),
        |output| String::from_utf8_lossy(&output.stdout).trim().to_owned(),
    );
    let model = model.unwrap_or("unknown processor");
    format!("{year}-{month:02}-{day:02} · {model}, {cores} cores · {rustc}")
}

/// Year, month and day of a day number counted from 1970-01-01.
fn date(mut days: u64) -> (u64, u64, u64) {
    let leap = |year: u64| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    (year, month, days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(contract: f64, ratio: f64) -> Found {
        let text = format!(
            "{{\"contract_decisions_per_second\":{contract},\"bare_decisions_per_second\":2e7,\"ratio\":{ratio},\
             \"nocards_decisions_per_second\":1.2e7}}"
        );
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn bars_are_met_or_not() {
        let met = |contract, ratio| {
            let rows = rows(&[(GAMES[0], figures(contract, ratio))], &[]);
            rows.iter().filter_map(|row| row.bar.as_ref().map(|(_, met)| *met)).collect::<Vec<_>>()
        };
        assert_eq!(met(11e6, 0.55), [true, true]);
        assert_eq!(met(9e6, 0.55), [false, true]);
        assert_eq!(met(11e6, 0.39), [true, false]);
    }

    #[test]
    fn a_game_that_is_several_has_a_bar_for_each() {
        let found: Found = serde_json::from_str(r#"{"empire":2.9e6,"wilderness":6.5e6}"#).unwrap();
        let rows = rows(&[(GAMES[2], found)], &[]);
        let met: Vec<bool> = rows.iter().filter_map(|row| row.bar.as_ref().map(|(_, met)| *met)).collect();
        assert_eq!(met, [false, true]);
        assert!(rows[0].what.starts_with("CDG Solo, empire"), "{}", rows[0].what);
    }

    #[test]
    fn the_table_is_markdown() {
        let table = table(&rows(&[(GAMES[0], figures(9_876_543.0, 0.5))], &[]));
        assert!(table.contains("9 876 543 | 10 000 000 | NOT met |"), "{table}");
        let widths: Vec<usize> = table.lines().map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|&width| width == widths[0]), "{table}");
    }

    #[test]
    fn only_what_stands_between_the_marks_changes() {
        let text = format!("Mine.\n{BEGIN}\nold\n{END}\nMine too.\n");
        let after = renewed(&text, BEGIN, "new").unwrap();
        assert_eq!(after, format!("Mine.\n{BEGIN}\n\nnew\n{END}\nMine too.\n"));
        assert_eq!(renewed(&after, BEGIN, "new").unwrap(), after);
        assert!(renewed("nothing", BEGIN, "new").is_err());
        assert!(renewed(&format!("{END}{BEGIN}"), BEGIN, "new").is_err());
    }

    #[test]
    fn days_are_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(59), (1970, 3, 1));
        assert_eq!(date(19_782), (2024, 2, 29));
        assert_eq!(date(20_453), (2025, 12, 31));
    }
}
