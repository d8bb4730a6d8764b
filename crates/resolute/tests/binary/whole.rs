//! Whole games of every kind through the binary: bots and a person at the terminal, bots and a script through the protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use serde_json::{Value, json};

use crate::common::{Folder, PLAYSHEETS, ask, command, run, run_with_input};

/// Battles of Commands & Colors; one whose banners nobody takes ends after so many turns.
const BATTLES: [&str; 4] = ["ancients-epic", "medieval", "napoleonics", "napoleonics-epic"];
const TURNS: u8 = 4;
/// How a session ends.
const ENDS: [&str; 3] = ["Victory: ", "Nobody wins.", "The turn limit is reached."];

/// Every playsheet at once: a game spends most of its time waiting for the disk.
fn each_session(play: impl Fn(&'static str, &[String]) + Sync) {
    std::thread::scope(|scope| {
        for (sheet, options) in sessions() {
            let play = &play;
            scope.spawn(move || play(sheet, &options));
        }
    });
}

/// Each playsheet and how it is set; only battles know a turn limit.
fn sessions() -> impl Iterator<Item = (&'static str, Vec<String>)> {
    PLAYSHEETS.into_iter().map(|sheet| {
        let mut set = vec!["--set".to_owned(), format!("playsheet={sheet}")];
        if BATTLES.contains(&sheet) {
            set.extend(["--set".to_owned(), format!("turns={TURNS}")]);
        }
        (sheet, set)
    })
}

/// The last thing that is told is the end, and the file proves every roll.
#[track_caller]
fn is_over_and_proved(what: &str, out: &str, save: &str) {
    assert!(ENDS.iter().any(|end| out.contains(end)), "{what} ends: {out}");
    assert!(out.contains("The whole game is kept in"), "{what}: {out}");
    let proved = run(&["verify", save]).good();
    assert!(proved.out.contains("0 own, 0 unproved"), "{what}: {}", proved.out);
}

#[test]
fn bots_play_every_playsheet_to_its_end_through_a_pipe() {
    let folder = Folder::new();
    each_session(|sheet, set| {
        let save = folder.word(&format!("{sheet}.json"));
        let set: Vec<&str> = set.iter().map(String::as_str).collect();
        let args = ["--seats", "greedy", "--seed", "9", "--save", &save, "--plain"];
        let ran = run(&[&["play", "cdg-solo"], &set[..], &args].concat()).good();
        assert!(ran.out.contains("The displays are dealt"), "{sheet}: {}", ran.out);
        assert!(ran.out.contains(" is rolled. [F-"), "{sheet}: {}", ran.out);
        is_over_and_proved(sheet, &ran.out, &save);
    });
}

#[test]
fn a_person_at_the_terminal_plays_every_playsheet_to_its_end() {
    let folder = Folder::new();
    each_session(|sheet, set| {
        let save = folder.word(&format!("{sheet}.json"));
        let set: Vec<&str> = set.iter().map(String::as_str).collect();
        let args = ["--seats", "human", "--seed", "5", "--save", &save, "--plain"];
        let mut command = command(&[&["play", "cdg-solo"], &set[..], &args].concat());
        // Whatever is asked, the first answer.
        let ran = run_with_input(&mut command, "1\n".repeat(4000).as_bytes()).good();
        is_over_and_proved(sheet, &ran.out, &save);
        assert!(!ran.out.contains("Winner:"), "who plays both sides is no winner: {sheet}");
    });
}

#[test]
fn idiot_is_played_to_its_end_through_a_pipe() {
    let folder = Folder::new();
    let save = folder.word("idiot.json");
    let args = ["play", "idiot", "--set", "rounds=2", "--seats", "greedy,random,greedy", "--seed", "9"];
    let ran = run(&[&args[..], &["--save", &save, "--plain"]].concat()).good();
    assert!(ran.out.contains("Winner:") || ran.out.contains("Winners:"), "{}", ran.out);
    let proved = run(&["verify", &save]).good();
    assert!(proved.out.contains("0 own, 0 unproved"), "{}", proved.out);
}

#[test]
fn manifest_destiny_is_played_to_its_end_by_bots_and_by_a_person() {
    let folder = Folder::new();
    for (seats, answers) in [("greedy,random,greedy", ""), ("human,greedy,greedy", "1\n")] {
        let save = folder.word(&format!("manifest-{}.json", answers.len()));
        let args = ["play", "manifest", "--seats", seats, "--seed", "9", "--save", &save, "--plain"];
        // Whatever is asked, the first answer.
        let ran = run_with_input(&mut command(&args), answers.repeat(4000).as_bytes()).good();
        assert!(ran.out.contains("Winner:") || ran.out.contains("Winners:"), "{seats}: {}", ran.out);
        let proved = run(&["verify", &save]).good();
        assert!(proved.out.contains("0 own, 0 unproved"), "{seats}: {}", proved.out);
    }
}

#[test]
fn bots_play_every_game_to_its_end_through_the_protocol() {
    let solo = PLAYSHEETS.map(|sheet| {
        let mut options = json!({ "playsheet": sheet });
        if BATTLES.contains(&sheet) {
            options["turns"] = TURNS.into();
        }
        json!({ "do": "new", "game": "cdg-solo", "options": options, "seats": ["greedy"], "seed": 4 })
    });
    let idiot = json!({ "do": "new", "game": "idiot", "options": { "rounds": 2 }, "seats": ["greedy", "random", "greedy"], "seed": 4 });
    let manifest = json!({ "do": "new", "game": "manifest", "seats": ["greedy", "random", "greedy", "random", "greedy"], "seed": 4 });
    for new in solo.into_iter().chain([idiot, manifest]) {
        let replies = ask(&[
            new.clone(),
            json!({ "do": "bots" }),
            json!({ "do": "state" }),
            json!({ "do": "choices", "seat": 0 }),
        ]);
        let acts = replies[1]["acts"].as_array().unwrap_or_else(|| panic!("{new}: {}", replies[1]));
        assert_eq!(replies[2]["after"], json!(acts.len()), "{new}");
        assert!(acts.len() > 10, "{new}: {} acts", acts.len());
        assert!(replies[2]["turn"]["over"].is_object(), "{new} is over: {}", replies[2]["turn"]);
        assert_eq!(replies[3]["acts"], json!([]), "nothing is left to do: {new}");
    }
}

/// A script that asks what can be done and does it, line by line.
#[test]
fn a_script_plays_a_whole_1960_by_its_choices() {
    let mut child = command(&["table"]).stdin(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut say = |request: Value| -> Value {
        writeln!(stdin, "{request}").unwrap();
        let reply: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
        assert_eq!(reply["ok"], true, "{request}: {reply}");
        reply
    };
    let options = json!({ "playsheet": "1960" });
    let mut turn = say(
        json!({ "do": "new", "game": "cdg-solo", "options": options, "seats": ["human"], "seed": 2 }),
    )["turn"]
        .clone();
    let mut taken = 0;
    while turn["over"].is_null() {
        let choices = say(json!({ "do": "choices", "seat": 0 }))["acts"].clone();
        let act = choices[taken % choices.as_array().unwrap().len()].clone();
        turn = say(json!({ "do": "act", "seat": 0, "act": act }))["turn"].clone();
        taken += 1;
        assert!(taken < 3000, "no end");
    }
    let scene = say(json!({ "do": "scene", "lang": "en" })).to_string();
    assert!(ENDS.iter().any(|end| scene.contains(end)), "{scene}");
    drop(stdin);
    assert!(child.wait().unwrap().success());
}
