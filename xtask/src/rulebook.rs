//! `cargo xtask rulebook`: every rule of every game with the tests named after it.

mod scan;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use scan::Test;

const GAMES: &str = "crates/games";

/// The part of a rulebook that is needed here.
#[derive(Deserialize)]
struct Book {
    #[serde(default)]
    rule: Vec<Rule>,
}

#[derive(Deserialize)]
struct Rule {
    id: String,
}

/// A game's rules by id, and the tests that may name them: its own, and those of crates that play every game.
struct Shelf {
    game: String,
    rules: Vec<String>,
    tests: Vec<Test>,
}

#[derive(Debug, PartialEq, Serialize)]
struct Table {
    rules: Vec<Row>,
    /// Everything that must be fixed, as sentences.
    flaws: Vec<String>,
}

#[derive(Debug, PartialEq, Serialize)]
struct Row {
    game: String,
    rule: String,
    tests: Vec<Test>,
}

/// Prints the whole table.
pub fn run(root: &Path, json: bool) -> Result<(), String> {
    let table = judge(&shelves(root)?);
    let text = if json {
        serde_json::to_string_pretty(&table).map_err(|e| e.to_string())? + "\n"
    } else {
        table.text()
    };
    // It is no failure if a reader such as `head` has closed the pipe.
    let _ = std::io::stdout().write_all(text.as_bytes());
    table.verdict()
}

/// Prints a one-line summary.
pub fn brief(root: &Path) -> Result<(), String> {
    let table = judge(&shelves(root)?);
    let games: BTreeSet<&String> = table.rules.iter().map(|row| &row.game).collect();
    let tests: usize = table.rules.iter().map(|row| row.tests.len()).sum();
    println!("{} rules of {} games, named {tests} times by tests", table.rules.len(), games.len());
    table.verdict()
}

impl Table {
    fn text(&self) -> String {
        let width = self.rules.iter().map(|row| row.rule.len()).max().unwrap_or(0);
        let mut out = String::new();
        let mut game = "";
        for row in &self.rules {
            if row.game != game {
                game = &row.game;
                let _ = writeln!(out, "{game}");
            }
            let names: Vec<&str> = row.tests.iter().map(|test| test.name.as_str()).collect();
            let names = if names.is_empty() { "NO TEST".to_owned() } else { names.join(", ") };
            let _ = writeln!(out, "  {:width$}  {:>2}  {names}", row.rule, row.tests.len());
        }
        out
    }

    fn verdict(&self) -> Result<(), String> {
        if self.flaws.is_empty() {
            Ok(())
        } else {
            Err(format!("the rulebook and the tests do not agree:\n  {}", self.flaws.join("\n  ")))
        }
    }
}

fn judge(shelves: &[Shelf]) -> Table {
    let mut rules = Vec::new();
    let mut flaws = BTreeSet::new();
    for shelf in shelves {
        let named: Vec<Named> = shelf.tests.iter().map(|test| named(&test.name, &shelf.rules)).collect();
        for rule in &shelf.rules {
            let names = |(_, named): &(&Test, &Named)| named.rules.contains(rule);
            let tests: Vec<Test> =
                shelf.tests.iter().zip(&named).filter(names).map(|(test, _)| test.clone()).collect();
            if tests.is_empty() {
                flaws.insert(format!("{rule} ({}) has no test", shelf.game));
            }
            rules.push(Row { game: shelf.game.clone(), rule: rule.clone(), tests });
        }
        for (test, named) in shelf.tests.iter().zip(&named) {
            for rule in &named.unknown {
                flaws.insert(format!("{test} names {rule}, which is no rule of {}", shelf.game));
            }
            if test.ignored {
                flaws.insert(format!("{test} is ignored"));
            }
        }
    }
    Table { rules, flaws: flaws.into_iter().collect() }
}

/// The rules named by a test.
#[derive(Debug, Default, PartialEq)]
struct Named {
    rules: BTreeSet<String>,
    /// Names that look like rules of the game but do not exist.
    unknown: BTreeSet<String>,
}

/// Compares whole words, so that `tpg_1` is not found in `tpg_11`. If one id continues another, the longer one is meant.
fn named(test: &str, rules: &[String]) -> Named {
    let spelt = |rule: &String| -> Vec<String> {
        rule.to_lowercase().split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect()
    };
    let rules: Vec<(&String, Vec<String>)> = rules.iter().map(|rule| (rule, spelt(rule))).collect();
    let words: Vec<&str> = test.split('_').collect();
    let mut named = Named::default();
    let mut at = 0;
    while at < words.len() {
        let rest = &words[at..];
        let starts = |id: &[String]| rest.len() >= id.len() && id.iter().zip(rest).all(|(a, b)| a == b);
        let longest = rules.iter().filter(|(_, id)| starts(id)).max_by_key(|(_, id)| id.len());
        if let Some((rule, id)) = longest {
            named.rules.insert((*rule).clone());
            at += id.len();
            continue;
        }
        let series = rules.iter().map(|(_, id)| &id[..id.len() - 1]).filter(|series| starts(series));
        let series = series.max_by_key(|series| series.len()).filter(|series| !series.is_empty());
        if let Some(series) = series
            && let Some(number) = rest.get(series.len())
            && number.starts_with(|c: char| c.is_ascii_digit())
        {
            named.unknown.insert(format!("{}-{number}", series.join("-")).to_uppercase());
        }
        at += 1;
    }
    named
}

fn shelves(root: &Path) -> Result<Vec<Shelf>, String> {
    let mut shared = Vec::new();
    for folder in folders(&root.join("crates"))? {
        collect_tests(root, &folder.join("tests"), &mut shared)?;
    }
    let mut shelves = Vec::new();
    for folder in folders(&root.join(GAMES))? {
        let book = folder.join("data/rules.toml");
        let text = fs::read_to_string(&book).map_err(|e| format!("cannot read {}: {e}", book.display()))?;
        let book: Book = toml::from_str(&text).map_err(|e| format!("{}: {e}", book.display()))?;
        let mut tests = Vec::new();
        collect_tests(root, &folder.join("src"), &mut tests)?;
        collect_tests(root, &folder.join("tests"), &mut tests)?;
        tests.extend(shared.iter().cloned());
        let game = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        shelves.push(Shelf { game, rules: book.rule.into_iter().map(|rule| rule.id).collect(), tests });
    }
    if shelves.is_empty() {
        return Err(format!("there is no game under {GAMES}"));
    }
    Ok(shelves)
}

fn folders(of: &Path) -> Result<Vec<PathBuf>, String> {
    Ok(listing(of)?.into_iter().filter(|path| path.is_dir()).collect())
}

/// The contents of a folder, sorted by name.
fn listing(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let bad = |e: std::io::Error| format!("cannot read {}: {e}", folder.display());
    let paths: Result<Vec<PathBuf>, _> =
        fs::read_dir(folder).map_err(bad)?.map(|entry| entry.map(|e| e.path())).collect();
    let mut paths = paths.map_err(bad)?;
    paths.sort();
    Ok(paths)
}

/// Collects the tests of all sources in a folder and its subfolders. A missing folder has none.
fn collect_tests(root: &Path, folder: &Path, tests: &mut Vec<Test>) -> Result<(), String> {
    if !folder.is_dir() {
        return Ok(());
    }
    for path in listing(folder)? {
        if path.is_dir() {
            collect_tests(root, &path, tests)?;
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text =
                fs::read_to_string(&path).map_err(|e| format!("cannot read {}: {e}", path.display()))?;
            let file = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().into_owned();
            tests.extend(scan::tests(&file, &text));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(ids: &[&str]) -> Vec<String> {
        ids.iter().map(|&id| id.to_owned()).collect()
    }

    fn shelf(ids: &[&str], source: &str) -> Shelf {
        Shelf { game: "toy".to_owned(), rules: rules(ids), tests: scan::tests("toy.rs", source) }
    }

    #[test]
    fn a_name_may_hold_several_rules() {
        let rules = rules(&["TPG-1", "TPG-11", "TPG-12"]);
        let ids = |name: &str| named(name, &rules).rules.into_iter().collect::<Vec<_>>();
        assert_eq!(ids("tpg_11"), ["TPG-11"]);
        assert_eq!(ids("tpg_11_three_different_states"), ["TPG-11"]);
        assert_eq!(ids("tpg_11_tpg_12_three_states"), ["TPG-11", "TPG-12"]);
        assert_eq!(ids("three_states_by_tpg_1"), ["TPG-1"]);
        assert_eq!(ids("tpg_1_2_players"), ["TPG-1"]);
        assert_eq!(ids("xtpg_1_y"), Vec::<String>::new());
        assert_eq!(ids("tpg1"), Vec::<String>::new());
    }

    #[test]
    fn tpg_1_is_not_found_in_tpg_11() {
        let table = judge(&[shelf(&["TPG-1", "TPG-11"], "#[test] fn tpg_11_x() {}")]);
        assert_eq!(table.flaws, ["TPG-1 (toy) has no test"]);
        assert!(table.verdict().unwrap_err().contains("TPG-1 (toy)"));
    }

    #[test]
    fn the_longer_id_is_meant() {
        let rules = rules(&["MP-3", "MP-3-1", "MP-A-2"]);
        let ids = |name: &str| named(name, &rules).rules.into_iter().collect::<Vec<_>>();
        assert_eq!(ids("mp_3_1_x"), ["MP-3-1"]);
        assert_eq!(ids("mp_3_2_x"), ["MP-3"]);
        assert_eq!(ids("mp_a_2_x"), ["MP-A-2"]);
        assert_eq!(named("mp_a_7_x", &rules).unknown.into_iter().collect::<Vec<_>>(), ["MP-A-7"]);
    }

    #[test]
    fn all_named_is_well() {
        let source = "#[test]\nfn tpg_1_a() {}\n#[test]\nfn tpg_1_b() {}\n#[test]\nfn unrelated() {}\n";
        let table = judge(&[shelf(&["TPG-1"], source)]);
        assert_eq!(table.verdict(), Ok(()));
        assert_eq!(table.rules[0].tests.len(), 2);
        assert_eq!(table.text(), "toy\n  TPG-1   2  tpg_1_a, tpg_1_b\n");
        let json = serde_json::to_value(&table).unwrap();
        assert_eq!(json["rules"][0]["tests"][1]["line"], 4);
    }

    #[test]
    fn a_rule_that_does_not_exist_is_found() {
        let source = "#[test] fn tpg_1_a() {} #[test] fn tpg_99_b() {} #[test] fn tpg_1_tpg_98() {}";
        let table = judge(&[shelf(&["TPG-1"], source)]);
        let flaws = ["TPG-98", "TPG-99"].map(|rule| table.flaws.iter().any(|flaw| flaw.contains(rule)));
        assert_eq!((flaws, table.flaws.len()), ([true, true], 2));
    }

    #[test]
    fn an_ignored_test_is_found() {
        let table = judge(&[shelf(&["TPG-1"], "#[test]\n#[ignore = \"slow\"]\nfn tpg_1_a() {}")]);
        assert_eq!(table.flaws, ["toy.rs:3 tpg_1_a is ignored"]);
    }

    #[test]
    fn tests_are_found_in_a_house() {
        let house = std::env::temp_dir().join(format!("resolute-rulebook-{}", std::process::id()));
        let write = |file: &str, text: &str| {
            let path = house.join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        let book =
            |ids: &[&str]| ids.iter().map(|id| format!("[[rule]]\nid = \"{id}\"\n")).collect::<String>();
        write("crates/games/red/data/rules.toml", &book(&["RED-1", "RED-2", "RED-3"]));
        write("crates/games/red/src/deep/er.rs", "#[test] fn red_1() {}");
        write("crates/games/red/tests/a.rs", "#[test] fn red_2_x() {}");
        write("crates/games/blue/data/rules.toml", &book(&["BLUE-1"]));
        write(
            "crates/games/blue/src/lib.rs",
            "#[test] fn red_3_of_another_game() {}\n#[test] fn blue_1() {}",
        );
        write("crates/server/tests/all.rs", "#[test] fn red_2_in_the_browser() {}");
        let table = judge(&shelves(&house).unwrap());
        fs::remove_dir_all(&house).unwrap();
        assert_eq!(table.flaws, ["RED-3 (red) has no test"]);
        let counts: Vec<usize> = table.rules.iter().map(|row| row.tests.len()).collect();
        assert_eq!(counts, [1, 1, 2, 0]);
    }
}
