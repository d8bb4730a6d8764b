//! Whole games of every kind through the binary: bots and a person at the terminal, bots and a script through the protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use serde_json::{Value, json};

use crate::common::{Folder, PLAYSHEETS, ask, command, run, run_with_input};
use crate::pseudo_terminal::Terminal;

/// Battles of Commands & Colors. A battle in which nobody takes banners ends after `TURNS` turns.
const BATTLES: [&str; 4] = ["ancients-epic", "medieval", "napoleonics", "napoleonics-epic"];
const TURNS: u8 = 4;
/// The words with which a session ends.
const ENDS: [&str; 3] = ["Victory: ", "Nobody wins.", "The turn limit is reached."];

/// Plays all playsheets at once, because a game mostly waits for the disk.
fn each_session(play: impl Fn(&'static str, &[String]) + Sync) {
    std::thread::scope(|scope| {
        for (sheet, options) in sessions() {
            let play = &play;
            scope.spawn(move || play(sheet, &options));
        }
    });
}

/// Each playsheet with its options. Only battles have a turn limit.
fn sessions() -> impl Iterator<Item = (&'static str, Vec<String>)> {
    PLAYSHEETS.into_iter().map(|sheet| {
        let mut set = vec!["--set".to_owned(), format!("playsheet={sheet}")];
        if BATTLES.contains(&sheet) {
            set.extend(["--set".to_owned(), format!("turns={TURNS}")]);
        }
        (sheet, set)
    })
}

/// Asserts that the last output is the end, and that the file proves every roll.
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
        // Always the first answer.
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
        // Always the first answer.
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
    let term = json!({ "do": "new", "game": "mr-president", "seats": ["greedy"], "seed": 4 });
    for new in solo.into_iter().chain([idiot, manifest, term]) {
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

/// How many terms are tried until one reaches its election.
const TERMS: u64 = 20;
const STOP: &str = "choose year-stop";
const AFTER_THE_ELECTION: [&str; 3] = [STOP, "choose year-second-term", "choose year-successor"];
/// Number of answers typed at once before the screen is read.
const AT_ONCE: usize = 40;

/// The acts of a term of the aide up to its election, and its seed. The count of the legacy follows.
fn scored_term() -> (u64, Vec<String>) {
    let term = |seed| {
        let options = json!({ "difficulty": "easier" });
        let new = json!({ "do": "new", "game": "mr-president", "options": options, "seats": ["greedy"], "seed": seed });
        let replies = ask(&[new, json!({ "do": "bots" }), json!({ "do": "export" })]);
        let acts = replies[2]["record"]["acts"].as_array().unwrap().iter();
        let mut acts: Vec<String> = acts.map(|act| act["act"].as_str().unwrap().to_owned()).collect();
        // The term ends here, whether the president could play on or not.
        let end = acts.iter().position(|act| AFTER_THE_ELECTION.contains(&act.as_str()))?;
        acts.truncate(end);
        acts.push(STOP.to_owned());
        Some(acts)
    };
    (1..=TERMS).find_map(|seed| Some((seed, term(seed)?))).expect("the aide comes to scoring on EASIER")
}

/// A person on a small screen types what the aide did with the same dice, up to the count of the legacy.
#[test]
fn a_person_at_a_small_terminal_plays_a_term_of_mr_president_to_its_legacy() {
    let folder = Folder::new();
    let (seed, acts) = scored_term();
    let (seed, save) = (seed.to_string(), folder.word("term.json"));
    let args = ["play", "mr-president", "--lang", "en", "--seed", &seed, "--seats", "human:Anna"];
    let args = [&args[..], &["--set", "difficulty=easier", "--save", &save]].concat();
    let mut terminal = Terminal::run(&folder, (80, 24), &args);
    let mut years = std::collections::BTreeSet::new();
    for typed in acts.chunks(AT_ONCE) {
        let seen = terminal.wait_for_prompt();
        let headline = seen.lines().next().unwrap_or_default();
        assert!(headline.starts_with("── "), "the headline is at the top: {seen}");
        assert!(!seen.contains("is not possible here"), "{typed:?}: {seen}");
        years.extend(headline.split_once("Year ").and_then(|(_, rest)| rest.chars().next()));
        terminal.type_line(&typed.join("; "));
        terminal.wait_for_change(&seen);
    }
    assert_eq!(terminal.wait_for_end(), 0);
    let last = terminal.text();
    assert!(years.len() >= 4, "all years were seen: {years:?}");
    // On a small screen lines break between any two words.
    let said = last.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("Legacy Points: remembered like"), "{last}");
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&save).unwrap()).unwrap();
    let kept: Vec<&str> =
        kept["acts"].as_array().unwrap().iter().map(|act| act["act"].as_str().unwrap()).collect();
    assert_eq!(kept, acts);
    let proved = run(&["verify", &save]).good();
    assert!(proved.out.contains("0 own, 0 unproved"), "{}", proved.out);
}

/// A script that asks for the choices and takes one, line by line.
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
