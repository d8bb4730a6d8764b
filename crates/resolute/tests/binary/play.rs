//! `play`: whole games through the binary, saved to files and resumed.

use std::fs;

use crate::common::{Folder, command, run, run_with_input};

#[test]
fn bots_play_to_the_end_through_a_pipe_and_the_file_is_proved() {
    let folder = Folder::new();
    let save = folder.word("game.json");
    let args = ["play", "presidential", "--seats", "greedy,greedy", "--seed", "7", "--set", "weeks=2"];
    let ran = run(&[&args[..], &["--save", &save, "--plain"]].concat()).good();
    assert!(!ran.out.contains('\x1b'), "no colours in a pipe");
    let proved = run(&["verify", &save]).good();
    assert!(proved.out.contains("0 own, 0 unproved"), "{}", proved.out);
    let again = folder.word("again.json");
    run(&[&args[..], &["--save", &again]].concat()).good();
    assert_eq!(fs::read_to_string(&save).unwrap(), fs::read_to_string(&again).unwrap());
}

#[test]
fn games_are_kept_in_the_data_folder_one_file_each() {
    let folder = Folder::new();
    for number in [1, 2] {
        let mut command = command(&["play", "presidential", "--set", "weeks=1"]);
        let ran = run_with_input(command.env("XDG_DATA_HOME", folder.path()), b"quit\n");
        assert_eq!(ran.code, 0, "{ran:?}");
        assert!(folder.at(&format!("resolute/presidential-{number}.json")).is_file());
    }
    let mut homeless = command(&["play", "presidential"]);
    let ran = run_with_input(homeless.env_remove("HOME").env_remove("USERPROFILE"), b"");
    ran.refused(3, "data folder");
}

#[test]
fn a_game_is_taken_up_where_it_was_left() {
    let folder = Folder::new();
    let save = folder.word("game.json");
    let start = ["play", "presidential", "--seed", "5", "--set", "weeks=1", "--seats", "human:Anna,greedy"];
    let ran = run_with_input(&mut command(&[&start[..], &["--save", &save]].concat()), b"");
    assert_eq!(ran.code, 0, "{ran:?}");
    let kept = fs::read_to_string(&save).unwrap();
    assert!(kept.contains("Anna") && kept.contains("\"weeks\":1"), "{kept}");
    for args in [&["play", "--resume", &save][..], &["play", "presidential", "--resume", &save]] {
        let ran = run_with_input(&mut command(args), b"quit\n");
        assert_eq!(ran.code, 0, "{ran:?}");
    }
    assert!(fs::read_to_string(&save).unwrap().contains("Anna"));
}

#[test]
fn a_game_is_not_overwritten_and_keeps_its_options() {
    let folder = Folder::new();
    let save = folder.file("game.json", "precious");
    run(&["play", "presidential", "--save", &save]).refused(2, "exists already");
    assert_eq!(fs::read_to_string(&save).unwrap(), "precious");
    run(&["play", "--resume", &save, "--set", "weeks=3"]).refused(2, "keeps its options");
    run(&["play", "--resume", &save, "--seed", "3"]).refused(2, "--seed");
    run(&["play", "presidential", "--seed", "many"]).refused(2, "“many” is no seed");
}

#[test]
fn own_dice_are_asked_for() {
    let folder = Folder::new();
    let save = folder.word("game.json");
    let args = ["play", "presidential", "--own-dice", "--seats", "human,human", "--save", &save];
    let ran = run_with_input(&mut command(&args), b"6\n3\nquit\n");
    assert_eq!(ran.code, 0, "{ran:?}");
    let kept = fs::read_to_string(&save).unwrap();
    assert!(kept.contains("d6 6 own") && kept.contains("d6 3 own"), "{kept}");
    let proved = run(&["verify", &save]).good();
    assert!(proved.out.contains("2 own, 0 unproved"), "{}", proved.out);
    let gone = folder.word("gone.json");
    let args = ["play", "presidential", "--own-dice", "--save", &gone];
    run_with_input(&mut command(&args), b"6\n").refused(1, "ended");
    assert!(!folder.at("gone.json").exists());
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let folder = Folder::new();
    let blocked = folder.file("file", "");
    let ran = run(&["play", "presidential", "--save", &format!("{blocked}/game.json")]);
    assert_eq!(ran.code, 3, "{ran:?}");
    assert!(ran.err.starts_with("resolute: ") && ran.err.lines().count() == 1, "{ran:?}");
}
