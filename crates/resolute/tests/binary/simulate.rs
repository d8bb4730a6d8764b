//! `simulate`: many games, counted, repeatable, and interrupted without loss.

use std::fs;

use serde_json::{Value, json};

use crate::common::{Folder, command, run};

fn simulated(more: &[&str]) -> Value {
    run(&[&["simulate", "presidential", "--json", "--set", "weeks=4"][..], more].concat()).good().json()
}

/// Removes everything that depends on the machine.
fn counted(mut value: Value) -> Value {
    for key in ["seconds", "games_per_second", "decisions_per_second", "threads"] {
        assert!(value.as_object_mut().unwrap().remove(key).is_some_and(|v| v.is_number()), "{key}");
    }
    value
}

#[test]
fn the_object_has_exactly_these_keys() {
    let ran =
        run(&["simulate", "presidential", "--games", "20", "--json", "--seats", "greedy,random"]).good();
    assert_eq!(ran.out.lines().count(), 1);
    let value = ran.json();
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let expected = [
        "decisions",
        "decisions_per_second",
        "game",
        "games",
        "games_per_second",
        "mean_decisions",
        "options",
        "rules",
        "seats",
        "seconds",
        "seed",
        "threads",
        "ties",
        "version",
    ];
    assert_eq!(keys(&value), expected);
    assert_eq!(value["seats"].as_array().unwrap().len(), 2);
    for (n, seat) in value["seats"].as_array().unwrap().iter().enumerate() {
        assert_eq!(keys(seat), ["bot", "high", "low", "mean_score", "seat", "share", "wins"]);
        assert_eq!(seat["seat"], n);
        let [low, share, high] = ["low", "share", "high"].map(|key| seat[key].as_f64().unwrap());
        assert!(0.0 <= low && low <= share && share <= high && high <= 1.0, "{seat}");
    }
    assert_eq!(value["seats"][0]["bot"], "greedy");
    assert_eq!((&value["game"], &value["games"]), (&json!("presidential"), &json!(20)));
    let wins: u64 = value["seats"].as_array().unwrap().iter().map(|s| s["wins"].as_u64().unwrap()).sum();
    assert_eq!(wins + value["ties"].as_u64().unwrap(), 20);
}

#[test]
fn the_same_seed_gives_the_same_with_any_number_of_threads() {
    let once = simulated(&["--games", "500", "--seed", "9", "--threads", "1"]);
    assert_eq!(once["threads"], 1);
    let once = counted(once);
    assert_eq!(once["seed"], 9);
    assert_eq!(counted(simulated(&["--games", "500", "--seed", "9", "--threads", "1"])), once);
    assert_eq!(counted(simulated(&["--games", "500", "--seed", "9", "--threads", "2"])), once);
    assert_eq!(counted(simulated(&["--games", "500", "--seed", "9"])), once);
    assert_ne!(counted(simulated(&["--games", "500", "--seed", "10"])), once);
}

#[test]
fn a_seed_that_was_not_chosen_is_told_and_can_be_used_again() {
    let first = counted(simulated(&["--games", "100"]));
    let seed = first["seed"].to_string();
    assert_eq!(counted(simulated(&["--games", "100", "--seed", &seed])), first);
}

#[test]
fn the_folder_has_the_summary_and_every_game() {
    let folder = Folder::new();
    let place = folder.word("a/b");
    let shown = simulated(&["--games", "70", "--seed", "3", "--out", &place]);
    let summary: Value =
        serde_json::from_str(&fs::read_to_string(folder.at("a/b/summary.json")).unwrap()).unwrap();
    assert_eq!(summary, shown);
    let games = fs::read_to_string(folder.at("a/b/games.csv")).unwrap();
    let mut lines = games.lines();
    assert_eq!(lines.next(), Some("game,winner,score_0,score_1,decisions"));
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 70);
    let sum = |column: usize| rows.iter().map(|row| row[column].parse::<i64>().unwrap()).sum::<i64>();
    assert_eq!(sum(0), 69 * 70 / 2);
    assert_eq!(sum(2) + sum(3), 70 * 538, "all electoral votes are accounted for");
    assert_eq!(json!(sum(4)), summary["decisions"]);
    let won = |seat: &str| rows.iter().filter(|row| row[1] == seat).count();
    assert_eq!(json!(won("0")), summary["seats"][0]["wins"]);
    assert_eq!(json!(won("0+1") + won("none")), summary["ties"]);
}

#[test]
fn people_read_a_table() {
    let ran = run(&["simulate", "presidential", "--games", "30", "--seed", "1"]).good();
    assert!(ran.out.starts_with("The Presidential Game: 30 games, seed 1\n"), "{}", ran.out);
    assert!(ran.out.contains("Democrats") && ran.out.contains("mean score"), "{}", ran.out);
    assert!(!ran.out.contains('█') && !ran.out.contains('['), "{}", ran.out);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let with = |more: &[&str]| run(&[&["simulate", "presidential"][..], more].concat());
    let line = with(&["--games", "0"]);
    assert_eq!(line.code, 2);
    assert!(line.err.contains("“0”") && line.err.contains("--games"), "{}", line.err);
    with(&["--games", "5", "--threads", "0"]).refused(2, "--threads");
    with(&["--games", "5", "--seats", "human,random"]).refused(2, "“human” cannot play in a simulation");
    with(&["--games", "5", "--set", "own_cards=@/no/such/file"]).refused(3, "/no/such/file");
}

#[test]
fn nothing_is_written_for_a_series_that_is_refused_or_cannot_be_kept() {
    let folder = Folder::new();
    let place = folder.word("out");
    run(&["simulate", "presidential", "--games", "5", "--seats", "random", "--out", &place])
        .refused(2, "seats");
    assert!(!folder.at("out").exists());
    let file = folder.file("file", "");
    run(&["simulate", "presidential", "--games", "5", "--out", &file]).refused(3, "file");
}

#[test]
fn options_can_come_from_a_file() {
    let folder = Folder::new();
    let weeks = folder.file("weeks", "1\n");
    let short =
        run(&["simulate", "presidential", "--games", "5", "--json", "--set", &format!("weeks=@{weeks}")]);
    assert!(short.good().json()["mean_decisions"].as_f64().unwrap() < 60.0);
    let none = folder.file("cards.json", "[]");
    simulated(&["--games", "2", "--set", &format!("own_cards=@{none}")]);
    let card =
        json!([{ "text": "A friend in Ohio", "effect": { "kind": "add", "votes": 2, "states": ["OH"] } }]);
    let one = folder.file("one.json", &card.to_string());
    simulated(&["--games", "2", "--set", &format!("own_cards=@{one}")]);
    let none = json!([{ "text": "", "effect": { "kind": "add", "votes": 2, "states": ["OH"] } }]);
    let empty = folder.file("empty.json", &none.to_string());
    let ran = run(&["simulate", "presidential", "--games", "2", "--set", &format!("own_cards=@{empty}")]);
    assert!(ran.code == 2 && ran.err.contains("[TPG-20]"), "{ran:?}");
    let bad = folder.file("bad.json", "[{]");
    let ran = run(&["simulate", "presidential", "--games", "2", "--set", &format!("own_cards=@{bad}")]);
    ran.refused(2, "bad.json: The file is no list for own_cards in JSON: line 1, column 3.");
}

#[cfg(unix)]
#[test]
fn an_interrupted_series_tells_what_was_finished() {
    let folder = Folder::new();
    let place = folder.word("out");
    let args = ["simulate", "presidential", "--games", "1000000000", "--json", "--out", &place];
    let child = command(&args).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1500));
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let value: Value = serde_json::from_slice(&output.stdout).unwrap();
    let games = value["games"].as_u64().unwrap();
    assert!(0 < games && games < 1_000_000_000);
    let rows = fs::read_to_string(folder.at("out/games.csv")).unwrap().lines().count() as u64 - 1;
    assert_eq!(rows, games);
}
