//! `verify`, `replay`, and files that were edited by hand.

use std::fs;

use serde_json::{Value, json};

use crate::common::{Folder, Ran, ask, bent, finished_record, first_roll, run, running_record};

fn verify(folder: &Folder, record: &Value) -> Ran {
    run(&["verify", &folder.file("game.json", &record.to_string())])
}

#[test]
fn a_finished_game_is_proved_by_its_seed() {
    let folder = Folder::new();
    let record = finished_record();
    let ran = verify(&folder, &record).good();
    let acts = record["acts"].as_array().unwrap();
    let hash = acts.last().unwrap()["hash"].as_str().unwrap();
    assert!(
        ran.out.starts_with("ok: ") && ran.out.contains(&format!(": {} acts;", acts.len())),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("0 own, 0 unproved") && ran.out.contains(hash), "{}", ran.out);
    let commitment = record["seals"][0]["commitment"].as_str().unwrap();
    assert!(ran.out.contains(commitment), "{}", ran.out);
    let file = folder.word("game.json");
    run(&["verify", &file, "--commitment", commitment]).good();
    run(&["verify", &file, "--commitment", "00"]).refused(1, "another commitment");
}

#[test]
fn a_running_game_is_checked_but_not_proved() {
    let ran = verify(&Folder::new(), &running_record()).good();
    assert!(
        ran.out.contains(" 0 proved by the seed, 0 own") && !ran.out.contains(" 0 unproved"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("not over"), "{}", ran.out);
}

#[test]
fn a_changed_roll_is_named_by_its_act() {
    let folder = Folder::new();
    for (record, words) in
        [(finished_record(), "the table's seed deals"), (running_record(), "The state differs")]
    {
        let n = first_roll(&record);
        let mut changed = record.clone();
        let fall = changed["acts"][n]["chance"][0].as_str().unwrap();
        changed["acts"][n]["chance"][0] = bent(fall).into();
        let ran = verify(&folder, &changed);
        ran.refused(1, &format!("act {}: ", n + 1));
        ran.refused(1, words);
    }
}

#[test]
fn a_changed_hash_act_or_seat_is_named_by_its_act() {
    let folder = Folder::new();
    let record = finished_record();
    let n = first_roll(&record);
    let changed = |field: &str, value: Value| {
        let mut changed = record.clone();
        changed["acts"][n][field] = value;
        verify(&folder, &changed)
    };
    let act = format!("act {}: ", n + 1);
    changed("hash", json!("0123456789abcdef")).refused(1, &act);
    changed("act", json!("dance")).refused(1, &act);
    changed("seat", json!(7)).refused(1, &act);
    changed("chance", json!([])).refused(1, &act);
    let mut opening = record.clone();
    opening["opening"]["hash"] = json!("0123456789abcdef");
    verify(&folder, &opening).refused(1, "act 0: ");
    let mut seed = record.clone();
    seed["seals"][0]["seed"] = json!("ab".repeat(32));
    verify(&folder, &seed).refused(1, "does not belong to its commitment");
}

/// Every command that takes a file says why a bad file is refused, and leaves the file unchanged.
#[test]
fn bad_files_are_refused_everywhere_and_stay_as_they_are() {
    let folder = Folder::new();
    let record = running_record();
    let with = |field: &str, value: Value| {
        let mut changed = record.clone();
        changed[field] = value;
        changed.to_string()
    };
    let text = record.to_string();
    let bad = [
        (text[..text.len() / 2].to_owned(), "cannot be read"),
        (text.replace("\"hash\"", "\"hush\""), "hush"),
        (with("rules", json!(99)), "version 99 of the rules"),
        (with("resolute", json!(3)), "format 3"),
        (with("game", json!("chess")), "no game “chess”"),
        (with("options", json!({ "weeks": "many" })), "options"),
        (with("seats", json!([{ "bot": "clever" }, { "bot": "greedy" }])), "“clever”"),
        (with("seats", json!([{ "person": "a\nb" }, { "bot": "greedy" }])), "name"),
        (String::new(), "cannot be read"),
        ("[".repeat(100_000), "cannot be read"),
    ];
    for (text, words) in bad {
        let file = folder.file("game.json", &text);
        for args in [&["verify", &file][..], &["replay", &file], &["play", "--resume", &file]] {
            run(args).refused(1, words);
        }
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
    fs::write(folder.at("game.json"), b"\xff\xfe").unwrap();
    run(&["verify", &folder.word("game.json")]).refused(1, "no text");
    run(&["verify", &folder.word("nowhere.json")]).refused(3, "nowhere.json");
}

#[test]
fn weeks_of_0_or_31_in_a_file_are_refused_by_their_rule() {
    let folder = Folder::new();
    for weeks in [0, 31] {
        let mut record = running_record();
        record["options"]["weeks"] = json!(weeks);
        let ran = verify(&folder, &record);
        assert_eq!(ran.code, 1, "{ran:?}");
        assert!(ran.err.contains("[TPG-3]"), "{ran:?}");
    }
}

#[test]
fn export_load_and_export_again_is_the_same() {
    for record in [finished_record(), running_record()] {
        let replies = ask(&[json!({ "do": "load", "record": record }), json!({ "do": "export" })]);
        let last = record["acts"].as_array().unwrap().last().unwrap();
        assert_eq!(replies[0]["hash"], last["hash"]);
        assert_eq!(replies[1]["record"]["acts"], record["acts"]);
        assert_eq!(replies[1]["record"]["opening"], record["opening"]);
    }
    let finished = finished_record();
    let as_text = ask(&[json!({ "do": "load", "record": finished.to_string() }), json!({ "do": "export" })]);
    assert_eq!(as_text[1]["record"], finished);
}

#[test]
fn a_game_without_its_seed_goes_on_with_a_second_seal() {
    let record = running_record();
    let acts = record["acts"].as_array().unwrap().len();
    let replies =
        ask(&[json!({ "do": "load", "record": record }), json!({ "do": "bots" }), json!({ "do": "export" })]);
    let seals = replies[2]["record"]["seals"].as_array().unwrap();
    assert_eq!((seals.len(), &seals[1]["from"]), (2, &json!(acts)));
    assert_ne!(seals[0]["commitment"], seals[1]["commitment"]);
    let ran = verify(&Folder::new(), &replies[2]["record"]).good();
    assert!(!ran.out.contains(" 0 proved") && !ran.out.contains(" 0 unproved"), "{}", ran.out);
}

#[test]
fn replay_tells_the_game_again() {
    let folder = Folder::new();
    let record = finished_record();
    let file = folder.file("game.json", &record.to_string());
    let whole = run(&["replay", &file]).good();
    assert!(whole.out.contains("Week 1 of 3") && !whole.out.contains('['), "{}", whole.out);
    let last = whole.out.lines().last().unwrap();
    assert!(last.contains("Democrats") && last.contains("Republicans"), "{last}");
    let german = run(&["replay", &file, "--lang", "de"]).good();
    assert!(german.out.contains("Woche 1 von 3"), "{}", german.out);
    let part = run(&["replay", &file, "--act", "3"]).good();
    assert!(part.out.contains("Week 1 of 3") && part.out.contains("CA  55"), "{}", part.out);
    assert!(!part.out.contains(last), "{}", part.out);
    run(&["replay", &file, "--act", "100000"]).refused(2, "no point after act 100000");
}

#[test]
fn a_record_can_come_through_a_pipe() {
    let record = finished_record().to_string();
    let mut command = crate::common::command(&["verify", "-"]);
    let ran = crate::common::run_with_input(&mut command, record.as_bytes());
    assert!(ran.good().out.starts_with("ok: -: "));
}
