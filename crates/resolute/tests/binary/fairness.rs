//! Anybody can check that dice are fair: the verifier of docs/fairness.md and `resolute verify` prove whole games and refuse falsified
//! ones.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::common::{Folder, Ran, ask, command, run, run_with_input};

const WORD: &str = "Rosebud, größer";

/// Whether python3 is available. `false` only if the environment says that the test may be skipped.
fn has_python() -> bool {
    if Command::new("python3").arg("--version").output().is_ok() {
        return true;
    }
    let skipped = std::env::var("RESOLUTE_SKIP").unwrap_or_default();
    assert!(skipped.contains("python3"), "python3 is missing: apt-get install python3");
    println!("SKIPPED: python3 is missing");
    false
}

/// The verifier's result for a record.
fn python(folder: &Folder, record: &Value, more: &[&str]) -> Ran {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/verify.py");
    let file = folder.file("record.json", &record.to_string());
    Command::new("python3").arg(script).arg(file).args(more).output().unwrap().into()
}

#[track_caller]
fn both_refuse(folder: &Folder, record: &Value, what: &str) {
    let ran = python(folder, record, &[]);
    assert_eq!(ran.code, 1, "{what}: {ran:?}");
    let file = folder.file("record.json", &record.to_string());
    assert_eq!(run(&["verify", &file]).code, 1, "{what}");
}

/// A finished game of bots whose word was added after the commitment was told, and that commitment.
fn game_of_bots(game: &Value) -> (Value, String) {
    let seats = vec!["random"; game["seats"][0].as_u64().unwrap() as usize];
    let replies = ask(&[
        json!({ "do": "seal" }),
        json!({ "do": "new", "game": game["id"], "seats": seats, "word": WORD }),
        json!({ "do": "bots" }),
        json!({ "do": "export" }),
    ]);
    assert!(replies[2]["turn"]["over"].is_object(), "{}", replies[2]);
    let commitment = replies[0]["commitment"].as_str().unwrap().to_owned();
    assert_eq!(replies[1]["commitment"], *commitment, "the one that was told before the word");
    (replies[3]["record"].clone(), commitment)
}

/// All results of a record, starting with the opening's.
fn falls(record: &mut Value) -> Vec<&mut Value> {
    let Value::Object(record) = record else { panic!("a record") };
    let mut opening = None;
    let mut acts = None;
    for (name, value) in record.iter_mut() {
        match name.as_str() {
            "opening" => opening = Some(value),
            "acts" => acts = value.as_array_mut(),
            _ => {}
        }
    }
    let entries = opening.into_iter().chain(acts.into_iter().flatten());
    entries.filter_map(|entry| entry.get_mut("chance")?.as_array_mut()).flatten().collect()
}

fn is_die(fall: &str) -> bool {
    fall.split(' ').count() == 2
}

/// The record with the last result of a kind changed. `None` if the game has no such result.
fn bent(record: &Value, change: impl Fn(&str) -> Option<String>) -> Option<Value> {
    let mut bent = record.clone();
    let (fall, other) = falls(&mut bent).into_iter().rev().find_map(|fall| {
        let other = change(fall.as_str()?)?;
        Some((fall, other))
    })?;
    *fall = json!(other);
    Some(bent)
}

fn other_die(fall: &str) -> Option<String> {
    let (die, result) = fall.split_once(' ').filter(|_| is_die(fall))?;
    let (sides, result): (u8, u8) = (die[1..].parse().ok()?, result.parse().ok()?);
    Some(format!("{die} {}", result % sides + 1))
}

/// Another card of the same pile, claimed to be at the place to which the seed points.
fn other_card(fall: &str) -> Option<String> {
    let [pile, card, place, cards] = fall.split(' ').collect::<Vec<_>>()[..] else { return None };
    let mut known = cards.split(|c: char| !c.is_ascii_digit());
    let other = known.find(|other| *other != card)?;
    Some(format!("{pile} {other} {place} {cards}"))
}

/// The same card at another place of its pile.
fn other_place(fall: &str) -> Option<String> {
    let [pile, card, place, cards] = fall.split(' ').collect::<Vec<_>>()[..] else { return None };
    let (index, size) = place.split_once('/')?;
    let index: u32 = index.parse().ok()?;
    Some(format!("{pile} {card} {}/{size} {cards}", index + 1))
}

#[test]
fn forty_lines_of_python_prove_a_game_of_each_kind_and_refuse_what_was_bent() {
    if !has_python() {
        return;
    }
    let folder = Folder::new();
    let games = ask(&[json!({ "do": "games" })])[0]["games"].clone();
    let (mut dice, mut cards) = (0, 0);
    for game in games.as_array().unwrap() {
        let (mut record, commitment) = game_of_bots(game);
        let id = game["id"].as_str().unwrap();
        let count = falls(&mut record).len();
        let ran = python(&folder, &record, &[&commitment]).good();
        let all = format!("{count} results proved by 1 seed(s), 0 entered by people");
        assert_eq!(ran.out.trim(), all, "{id}");
        let file = folder.file("record.json", &record.to_string());
        let proved = run(&["verify", &file, "--commitment", &commitment, "--strict"]).good();
        assert!(proved.out.contains(WORD), "{}", proved.out);

        assert_eq!(python(&folder, &record, &[&"0".repeat(64)]).code, 1, "{id}: another commitment");
        if let Some(bent) = bent(&record, other_die) {
            both_refuse(&folder, &bent, &format!("{id}: a die"));
            dice += 1;
        }
        if let Some(bent) = bent(&record, other_card) {
            both_refuse(&folder, &bent, &format!("{id}: a card"));
            cards += 1;
        }
        if let Some(bent) = bent(&record, other_place) {
            both_refuse(&folder, &bent, &format!("{id}: a place"));
        }
        let mut bent = record.clone();
        let seed = bent["seals"][0]["seed"].as_str().unwrap().to_owned();
        let other = if seed.starts_with('0') { "1" } else { "0" };
        bent["seals"][0]["seed"] = json!(format!("{other}{}", &seed[1..]));
        both_refuse(&folder, &bent, &format!("{id}: a byte of the seed"));
        for word in [json!("rosebud"), json!("")] {
            let mut bent = record.clone();
            bent["seals"][0]["word"] = word;
            both_refuse(&folder, &bent, &format!("{id}: another word"));
        }
        let mut bent = record.clone();
        bent["seals"][0].as_object_mut().unwrap().remove("word");
        both_refuse(&folder, &bent, &format!("{id}: no word"));
    }
    assert!(dice >= 3 && cards >= 3, "{dice} games with dice, {cards} with cards");
}

#[test]
fn what_was_played_after_the_end_is_proved_by_its_own_seed() {
    if !has_python() {
        return;
    }
    let replies = ask(&[
        json!({ "do": "new", "game": "presidential", "options": { "weeks": 2 }, "seats": ["random", "random"] }),
        json!({ "do": "bots" }),
        json!({ "do": "export" }),
        json!({ "do": "undo", "seat": 0, "to": 20 }),
        json!({ "do": "export" }),
        json!({ "do": "bots" }),
        json!({ "do": "export" }),
    ]);
    let [finished, running, again] = [2, 4, 6].map(|n| replies[n]["record"].clone());
    let told = finished["seals"][0]["seed"].clone();
    assert!(told.is_string(), "told at the end");
    let fresh = &running["seals"][1];
    assert_eq!(replies[3]["commitment"], fresh["commitment"], "published when it was taken back");
    assert_eq!((&running["seals"][0]["seed"], fresh.get("seed"), &fresh["from"]), (&told, None, &json!(20)));
    assert_eq!(again["seals"][1]["commitment"], fresh["commitment"]);

    let folder = Folder::new();
    let ran = python(&folder, &again, &[]).good();
    assert!(ran.out.contains("proved by 2 seed(s)"), "{}", ran.out);
    let mut one = again.clone();
    one["seals"].as_array_mut().unwrap().pop();
    both_refuse(&folder, &one, "the old seed dealt the rest");
    let ran = python(&folder, &running, &[]);
    assert_eq!(ran.code, 0, "the acts that are left were dealt by the old seed: {ran:?}");
}

#[test]
fn the_terminal_tells_the_commitment_before_it_asks_for_the_word() {
    let folder = Folder::new();
    let save = folder.word("game.json");
    let args =
        ["play", "presidential", "--seats", "greedy,random", "--set", "weeks=2", "--save", &save, "--plain"];
    let ran =
        run_with_input(&mut command(&[&args[..], &["--word"]].concat()), format!("{WORD}\n").as_bytes())
            .good();
    let record: Value = serde_json::from_str(&std::fs::read_to_string(&save).unwrap()).unwrap();
    let seal = &record["seals"][0];
    assert_eq!(seal["word"], WORD);
    let told = ran.out.find(seal["commitment"].as_str().unwrap()).expect("the commitment");
    let asked = ran.out.find("A word of yours").expect("the question");
    assert!(told < asked, "{}", ran.out);
    run(&["verify", &save, "--strict"]).good();

    let again = folder.word("again.json");
    let args =
        ["play", "presidential", "--seats", "greedy,random", "--set", "weeks=2", "--save", &again, "--plain"];
    run(&[&args[..], &["--word=tulip", "--seed", "7"]].concat()).good();
    let record: Value = serde_json::from_str(&std::fs::read_to_string(&again).unwrap()).unwrap();
    assert_eq!(record["seals"][0]["word"], "tulip");
    let long = format!("--word={}", "x".repeat(101));
    run(&["play", "presidential", "--seats", "greedy,random", &long]).refused(2, "100");
}

#[test]
fn a_word_needs_a_seed_and_an_offered_seed_deals_once() {
    let seats = json!(["random", "random"]);
    let new = |word: Value, seed: Value| json!({ "do": "new", "game": "presidential", "seats": seats, "word": word, "seed": seed });
    let replies = ask(&[
        new(json!("tulip"), json!("own")),
        new(json!("a\u{7}b"), Value::Null),
        new(json!(7), Value::Null),
        json!({ "do": "seal" }),
        new(json!(" "), Value::Null),
        new(json!("tulip"), Value::Null),
        new(json!("tulip"), Value::Null),
    ]);
    for (n, code) in [(0, "bad-field"), (1, "bad-field"), (2, "bad-field"), (4, "bad-field")] {
        assert_eq!(
            (&replies[n]["error"]["code"], &replies[n]["error"]["field"]),
            (&json!(code), &json!("word")),
            "{n}"
        );
    }
    assert_eq!(replies[5]["commitment"], replies[3]["commitment"], "what is refused uses nothing up");
    assert_ne!(replies[6]["commitment"], replies[3]["commitment"]);
}
