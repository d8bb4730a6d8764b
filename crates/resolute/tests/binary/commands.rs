//! `games`, `rules`, `play` without a game, and invalid command lines.

use crate::common::{command, run};

#[test]
fn games_are_listed_in_words_and_as_data() {
    let ran = run(&["games"]).good();
    assert!(ran.out.starts_with("presidential   The Presidential Game; 2 seats"), "{}", ran.out);
    assert!(ran.out.contains("--set weeks=1..30 [15]"), "{}", ran.out);
    let games = run(&["games", "--json"]).good().json();
    assert_eq!(games[0]["id"], "presidential");
    assert_eq!(games[0]["seats"], serde_json::json!([2, 2]));
    assert_eq!(games[0]["options"][0]["name"], "weeks");
    assert_eq!(games[0]["options"][0]["label"], "Weeks until the election");
}

#[test]
fn the_language_is_that_of_the_machine_or_the_one_asked_for() {
    let mut german = command(&["rules", "presidential", "TPG-3"]);
    let out = german.env("LANG", "de_DE.UTF-8").output().unwrap().stdout;
    assert!(String::from_utf8(out).unwrap().contains("(Regelheft)"));
    let asked = run(&["--lang", "de", "rules", "presidential", "TPG-3"]).good();
    assert!(asked.out.contains("(Regelheft)"), "{}", asked.out);
    let last = run(&["rules", "presidential", "TPG-3", "--lang", "en"]).good();
    assert!(last.out.contains("(rulebook)"), "{}", last.out);
    run(&["games", "--lang", "fr"]).refused(2, "no language");
}

#[test]
fn rules_are_listed_or_told_one_by_one() {
    let all = run(&["rules", "presidential"]).good();
    assert!(all.out.contains("\nTPG-1 ") && all.out.contains("\nTPG-23 "), "{}", all.out);
    let one = run(&["rules", "presidential", "tpg-11"]).good();
    assert!(one.out.starts_with("TPG-11 ") && one.out.lines().count() == 2, "{}", one.out);
    run(&["rules", "presidential", "TPG-999"]).refused(2, "no rule “TPG-999”");
    run(&["rules", "chess"]).refused(2, "no game “chess”");
}

#[test]
fn without_a_terminal_the_lobby_tells_how_to_go_on() {
    let ran = run(&["play"]).good();
    assert!(ran.out.contains("presidential") && ran.out.contains("resolute play GAME"), "{}", ran.out);
}

#[test]
fn help_and_version_are_no_errors() {
    assert!(run(&["--help"]).good().out.contains("simulate"));
    assert!(run(&["simulate", "--help"]).good().out.contains("--games"));
    assert!(run(&["--version"]).good().out.starts_with("resolute "));
}

#[test]
fn a_wrong_command_line_is_refused_in_one_line() {
    run(&["dance"]).refused(2, "dance");
    run(&["simulate", "presidential"]).refused(2, "--games");
    run(&["simulate", "presidential", "--games", "x"]).refused(2, "“x”");
    run(&["serve", "--listen", "nowhere"]).refused(2, "nowhere");
    run(&["serve", "--database", "mysql:x"]).refused(3, "sqlite:PATH");
    run(&["serve", "--trusted-proxy", "localhost"]).refused(2, "10.0.0.0/8");
    run(&["serve", "--trusted-proxy", "::1", "--trusted-proxy", "10.0.0.0/33"]).refused(2, "0 to 32");
    run(&["verify"]).refused(2, "<FILE>");
    run(&["table", "--loud"]).refused(2, "--loud");
}

#[test]
fn games_options_and_seats_that_are_not_there_are_named() {
    for start in [&["play"][..], &["simulate", "--games", "1"]] {
        let with = |more: &[&str]| run(&[start, more].concat());
        with(&["chess"]).refused(2, "There is no game “chess”. There are: presidential");
        with(&["presidential", "--set", "months=3"]).refused(2, "no option “months”");
        with(&["presidential", "--set", "weeks"]).refused(2, "NAME=VALUE");
        with(&["presidential", "--set", "weeks=2", "--set", "weeks=3"]).refused(2, "twice");
        with(&["presidential", "--seats", "clever,greedy"]).refused(2, "“clever”");
        with(&["presidential", "--seats", "greedy"]).refused(2, "1 was given");
        with(&["presidential", "--seats", "greedy,greedy,greedy"]).refused(2, "3 were given");
        for weeks in ["0", "31", "-1", "many", ""] {
            let ran = with(&["presidential", "--set", &format!("weeks={weeks}")]);
            assert_eq!(ran.code, 2, "{ran:?}");
            let line = format!("resolute: weeks takes a number from 1 to 30, not “{weeks}”. [TPG-3]\n");
            assert_eq!(ran.err, line);
        }
    }
}

#[cfg(unix)]
#[test]
fn whoever_has_read_enough_may_go() {
    let mut child = command(&["rules", "presidential"]).spawn().unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
