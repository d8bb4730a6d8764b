//! Details of the command line: proofs, saves, suggestions and languages.

use std::fs;
use std::path::Path;

use serde_json::json;

use crate::common::{Folder, Ran, command, run, run_with_input, running_record};

fn decks() -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/cdg-solo/data/decks").display().to_string()
}

/// Plays a game between bots to its end and saves it in this file.
fn finished(folder: &Folder, name: &str) -> String {
    let file = folder.word(name);
    let args = ["play", "presidential", "--seats", "greedy,random", "--set", "weeks=1", "--save", &file];
    run(&args).good();
    file
}

#[test]
fn p16_the_commitment_is_told_at_the_start_and_the_seed_at_the_end() {
    let folder = Folder::new();
    let file = folder.word("game.json");
    let args = ["play", "presidential", "--seats", "greedy,random", "--set", "weeks=1", "--save", &file];
    let ran = run(&args).good();
    let record: serde_json::Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let seal = &record["seals"][0];
    let (seed, commitment) = (seal["seed"].as_str().unwrap(), seal["commitment"].as_str().unwrap());
    let start = ran.out.find(commitment).expect("the commitment is told");
    let first = ran.out.find("#0 ").unwrap();
    assert!(start < first, "before the first roll: {}", ran.out);
    assert!(ran.out.find(seed).expect("the seed is told") > ran.out.find("Winner").unwrap(), "{}", ran.out);
    assert!(ran.out.contains(&format!("resolute verify {file}")), "{}", ran.out);
    run(&["verify", &file, "--commitment", commitment, "--strict"]).good();
}

#[test]
fn p16_saves_are_listed_and_resumed_by_name() {
    let folder = Folder::new();
    let at_home = |args: &[&str], input: &[u8]| -> Ran {
        run_with_input(command(args).env("XDG_DATA_HOME", folder.path()), input)
    };
    let none = at_home(&["saves"], b"").good();
    assert!(none.out.contains("No game was kept yet"), "{}", none.out);
    at_home(&["play", "presidential", "--set", "weeks=1"], b"campaign\nquit\n").good();
    at_home(&["play", "presidential", "--seats", "random,random", "--set", "weeks=1"], b"").good();
    let list = at_home(&["saves"], b"").good();
    assert!(list.out.contains("presidential-1  The Presidential Game; You, greedy;"), "{}", list.out);
    assert!(list.out.contains("not over; just now") && list.out.contains(", over; just now"), "{}", list.out);
    let data = at_home(&["saves", "--json"], b"").good().json();
    assert_eq!(data.as_array().unwrap().len(), 2);
    assert!(data.as_array().unwrap().iter().any(|save| save["name"] == "presidential-1"), "{data}");
    for name in ["presidential-1", "presidential-1.json"] {
        let ran = at_home(&["play", "--resume", name], b"quit\n").good();
        assert!(ran.out.contains("goes on after"), "{}", ran.out);
    }
    at_home(&["play", "--resume", "presidental-1"], b"").refused(3, "Did you mean “presidential-1”?");
    assert!(!folder.at("resolute/tables.sqlite").exists());
}

#[test]
fn p16_the_guide_is_read_in_the_terminal() {
    for game in ["presidential", "idiot", "mr-president", "manifest", "cdg-solo"] {
        for (lang, word) in [("en", " the "), ("de", " die ")] {
            let ran = run(&["guide", game, "--lang", lang]).good();
            assert!(ran.out.contains("\n 1  ") && ran.out.contains(word), "{game}: {}", ran.out);
            assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{game}: {}", ran.out);
        }
    }
    let folder = Folder::new();
    let args = ["play", "presidential", "--save", &folder.word("game.json")];
    let ran = run_with_input(&mut command(&args), b"guide\nquit\n").good();
    let page = run(&["guide", "presidential", "--lang", "en"]).good();
    let line = page.out.lines().last().unwrap();
    assert!(ran.out.contains(line), "{}", ran.out);
}

#[test]
fn p17_a_deck_comes_from_a_csv_file() {
    let folder = Folder::new();
    let file = folder.word("game.json");
    let deck = format!("deck=@{}/wilderness.csv", decks());
    let args = ["play", "cdg-solo", "--set", "playsheet=wilderness", "--set", &deck, "--save", &file];
    run_with_input(&mut command(&args), b"quit\n").good();
    let record: serde_json::Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    assert!(record["options"]["deck"].as_array().unwrap().len() > 60, "{}", record["options"]);
    let text = fs::read_to_string(format!("{}/wilderness.csv", decks())).unwrap();
    let broken = folder.file("broken.csv", &text.replacen("1,", "none,", 1));
    let deck = format!("deck=@{broken}");
    let ran = run(&["play", "cdg-solo", "--set", "playsheet=wilderness", "--set", &deck]);
    assert_eq!(ran.code, 2, "{ran:?}");
    assert!(ran.err.to_lowercase().contains("line"), "the line is named: {ran:?}");
}

#[test]
fn p17_own_cards_come_from_a_file_and_faults_are_named() {
    let folder = Folder::new();
    let card =
        json!([{ "text": "A friend in Ohio", "effect": { "kind": "add", "votes": 2, "states": ["OH"] } }]);
    let cards = folder.file("cards.json", &card.to_string());
    let file = folder.word("game.json");
    let args = ["play", "presidential", "--set", &format!("own_cards=@{cards}"), "--save", &file];
    run_with_input(&mut command(&args), b"quit\n").good();
    assert!(fs::read_to_string(&file).unwrap().contains("A friend in Ohio"));
    let bad = folder.file("bad.json", "[\n{]");
    run(&["play", "presidential", "--set", &format!("own_cards=@{bad}")]).refused(2, "line 2, column 2");
    run(&["play", "presidential", "--set", "own_cards=@/no/such/file"]).refused(3, "/no/such/file");
}

#[test]
fn p17_validate_never_creates_a_database() {
    let folder = Folder::new();
    let file = folder.word("none.sqlite");
    run(&["validate", "--database", &format!("sqlite:{file}")]).refused(3, "no database");
    let mut usual = command(&["validate"]);
    let ran = run_with_input(usual.env("XDG_DATA_HOME", folder.path()), b"");
    ran.refused(3, "no database");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing was created");
}

#[test]
fn p17_verify_is_strict_and_speaks_json() {
    let folder = Folder::new();
    let file = finished(&folder, "game.json");
    let whole = run(&["verify", &file, "--strict", "--json"]).good().json();
    assert_eq!((&whole["ok"], &whole["all_proved"]), (&json!(true), &json!(true)), "{whole}");
    assert_eq!((&whole["results"]["own"], &whole["results"]["unproved"]), (&json!(0), &json!(0)));
    assert!(whole["turn"]["over"].is_object() && whole["game"] == "presidential", "{whole}");
    assert!(run(&["verify", &file]).good().out.contains("Every die and card is proved"));

    let running = folder.file("running.json", &running_record().to_string());
    let told = run(&["verify", &running]).good();
    assert!(told.out.contains("NOTHING was proved"), "{}", told.out);
    run(&["verify", &running, "--strict"]).refused(1, "Not every result is proved");
    let data = run(&["verify", &running, "--json"]).good().json();
    assert_eq!((&data["ok"], &data["nothing_proved"]), (&json!(true), &json!(true)), "{data}");

    let broken = folder.file("broken.json", "{}");
    let ran = run(&["verify", &broken, "--json"]);
    assert_eq!((ran.code, &ran.json()["ok"]), (1, &json!(false)));
}

#[test]
fn p17_simulate_names_options_version_and_scores_and_overwrites_nothing() {
    let folder = Folder::new();
    let place = folder.word("out");
    let args = ["simulate", "presidential", "--games", "3", "--json", "--set", "weeks=2", "--out", &place];
    let value = run(&args).good().json();
    assert_eq!(
        (&value["options"]["weeks"], &value["options"]["cards"]),
        (&json!(2), &json!(true)),
        "{value}"
    );
    assert_eq!(value["version"], env!("CARGO_PKG_VERSION"));
    assert!(value["rules"].is_u64() && value["seats"][0]["mean_score"].is_number(), "{value}");
    let before = fs::read_to_string(folder.at("out/summary.json")).unwrap();
    run(&args).refused(2, "exists already; --force");
    assert_eq!(fs::read_to_string(folder.at("out/summary.json")).unwrap(), before);
    run(&[&args[..], &["--force"]].concat()).good();
    run(&["simulate", "presidential", "--games", "3", "--force"]).refused(2, "--out");
}

#[test]
fn p17_counts_and_numbers_follow_the_language() {
    let args =
        ["simulate", "presidential", "--games", "1200", "--set", "weeks=1", "--seats", "random,random"];
    let english = run(&[&args[..], &["--lang", "en"]].concat()).good();
    assert!(english.out.contains("1,200 games") && english.out.contains(" 0."), "{}", english.out);
    let german = run(&[&args[..], &["--lang", "de"]].concat()).good();
    assert!(german.out.contains("1.200 Spiele") && german.out.contains(" 0,"), "{}", german.out);
    let one = run(&["simulate", "presidential", "--games", "1", "--lang", "en"]).good();
    assert!(one.out.contains(": 1 game,"), "{}", one.out);
    let games = run(&["games", "--lang", "en"]).good();
    assert!(games.out.contains("; 1 seat, ") && !games.out.contains("1 seats"), "{}", games.out);
}

#[test]
fn p17_what_was_meant_is_guessed() {
    run(&["play", "presidental"]).refused(2, "Did you mean “presidential”?");
    run(&["rules", "manifset"]).refused(2, "Did you mean “manifest”?");
    run(&["guide", "idot"]).refused(2, "Did you mean “idiot”?");
    run(&["play", "presidential", "--set", "week=3"]).refused(2, "Did you mean “weeks”?");
    run(&["simlate", "presidential"]).refused(2, "Did you mean “simulate”?");
    run(&["simulate", "presidential", "--game", "3"]).refused(2, "Did you mean “--games”?");
    let ran = run(&["play", "chess"]);
    assert!(!ran.err.contains("Did you mean"), "{ran:?}");
}

#[test]
fn p17_help_and_errors_are_german_too() {
    for args in [
        &["--help", "--lang", "de"][..],
        &["play", "--help", "--lang=de"],
        &["--lang", "de", "help", "verify"],
    ] {
        let ran = run(args).good();
        assert!(ran.out.contains("Aufruf:") && ran.out.contains("Optionen"), "{}", ran.out);
        assert!(!ran.out.contains("Usage") && !ran.out.contains("Options:"), "{}", ran.out);
    }
    let mut by_machine = command(&["--help"]);
    let ran: Ran = by_machine.env("LANG", "de_DE.UTF-8").output().unwrap().into();
    assert!(ran.out.contains("Befehle"), "{}", ran.out);
    run(&["--lang", "de", "dance"]).refused(2, "„dance“ ist kein Befehl");
    run(&["--lang", "de", "play", "presidental"]).refused(2, "War „presidential“ gemeint?");
    run(&["--lang", "de", "verify", "/no/such/file"]).refused(3, "gibt es nicht");
}

#[test]
fn p17_completions_and_man_pages_are_written() {
    for shell in ["bash", "zsh", "fish"] {
        let ran = run(&["completions", shell]).good();
        assert!(ran.out.contains("simulate") && ran.out.contains("resume"), "{shell}: {}", ran.out);
    }
    run(&["completions", "cmd"]).refused(2, "bash");
    let page = run(&["man"]).good();
    assert!(page.out.starts_with(".ie") || page.out.contains(".TH resolute 1"), "{}", page.out);
    let folder = Folder::new();
    run(&["man", "--out", &folder.word("man")]).good();
    for name in ["resolute.1", "resolute-play.1", "resolute-verify.1"] {
        assert!(folder.at("man").join(name).is_file(), "{name}");
    }
}
