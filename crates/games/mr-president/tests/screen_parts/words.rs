//! Numbers and names are worded the same everywhere.

use kernel::{FastRng, Game, NoLog, Seat, Told, Turn, Viewer};
use mr_president::{Event, MrPresident, Options};
use scene::{Item, Lang, Shown, Texts};

use crate::common::Desk;
use crate::kit::{english, gauge, say, scene};

/// Every line of the log in a language.
fn log(desk: &Desk, lang: Lang) -> Vec<String> {
    desk.told.iter().map(|told| say(lang, &MrPresident::line(&desk.game, &told.event).text)).collect()
}

fn question(desk: &Desk) -> String {
    english(&scene(desk).prompt.question)
}

#[test]
fn the_question_names_the_ally_of_a_joint_action() {
    let mut desk = Desk::blank();
    desk.set1("t", "japan", 1).set1("rc", "apac", 1).set1("rc", "africa", 1).run("joint_one", &["japan"]);
    assert_eq!(question(&desk), "Japan: which joint action do you take?");
    desk.act("choose ally-aid");
    let detail = scene(&desk).prompt.detail.expect("with whom");
    assert_eq!(english(&detail), "Joint action with: Japan");
}

#[test]
fn approval_is_told_in_percent() {
    let mut desk = Desk::blank();
    desk.fill("opponent", 0).fill("friend", 0);
    for opponent in ["op01", "op02", "op03", "op04", "op05", "op06"] {
        desk.set1("opponent", opponent, 1);
    }
    desk.run("leg_7", &[]);
    assert!(
        log(&desk, Lang::En).contains(&"Media result: \u{2212}6 % approval".to_owned()),
        "{:?}",
        log(&desk, Lang::En)
    );
    assert!(log(&desk, Lang::De).contains(&"Urteil der Medien: \u{2212}6 % Zustimmung".to_owned()));
    // A step of approval without a percent sign is nowhere.
    for (lang, file) in MrPresident::text_files() {
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let words: Vec<&str> = line.split(' ').collect();
            for pair in words.windows(2) {
                let is_step = |word: &str| {
                    let digits = word.trim_start_matches(['+', '\u{2212}']);
                    digits.len() < word.len() && digits.bytes().all(|byte| byte.is_ascii_digit())
                };
                let is_approval = |word: &str| {
                    let word = word.trim_end_matches([',', '.', ';', ')']);
                    matches!(word, "approval" | "Approval" | "Zustimmung")
                };
                let is_bare = is_step(pair[0]) && is_approval(pair[1]);
                assert!(!is_bare, "{lang}: {line}");
            }
        }
    }
}

#[test]
fn what_adds_nothing_is_not_mentioned() {
    let note = |desk: &Desk, name: &str| gauge(desk, name).note.map(|note| english(&note));
    let mut desk = Desk::blank();
    desk.set("mr", 5).set("wo", 5).set("pr", 8).set("pa", 11);
    for name in ["mrp-name-media", "mrp-name-opinion", "mrp-name-approval"] {
        assert_eq!(note(&desk, name), None, "{name}");
    }
    desk.set("pa", 12).set("mr", 8).set("wo", 2);
    assert_eq!(note(&desk, "mrp-name-approval").unwrap(), "core support pulls it 2 % toward 40 %");
    assert_eq!(note(&desk, "mrp-name-media").unwrap(), "slant +4 % approval");
    assert_eq!(note(&desk, "mrp-name-opinion").unwrap(), "+2 on UN rolls");
}

/// What stands below a track is explained in its help.
#[test]
fn notes_of_tracks_are_explained() {
    let desk = Desk::blank();
    for name in ["approval", "media", "economy", "opinion", "cabinet", "bipartisan"] {
        let help = gauge(&desk, &format!("mrp-name-{name}")).help;
        assert!(say(Lang::En, &help).contains("Below the track"), "{name}");
        assert!(say(Lang::De, &help).contains("Unter der Leiste"), "{name}");
    }
}

#[test]
fn the_question_for_another_roll_tells_die_and_modifiers() {
    let mut desk = Desk::blank();
    desk.set("ap", 5).set1("rc", "africa", 2).set1("stab", "africa", 6).segment("cabinet");
    desk.dice(&[8]).act("action relief");
    assert_eq!(question(&desk), "Rolled 8, \u{2212}1 = 7: keep this roll?");
    let detail = english(&scene(&desk).prompt.detail.expect("the row"));
    assert!(detail.starts_with("Result: nothing. Another roll costs 1"), "{detail}");
}

#[test]
fn the_table_of_wars_is_there_while_there_is_a_war() {
    let has_wars = |desk: &Desk| {
        let items = scene(desk).areas.into_iter().flat_map(|area| area.items);
        items.into_iter().any(|item| matches!(item, Item::Grid(grid) if grid.name.key == "mrp-name-wars"))
    };
    let mut desk = Desk::blank();
    assert!(!has_wars(&desk));
    desk.run("war_place", &["india_pakistan", "casia", "combined", "0"]);
    assert!(has_wars(&desk));
}

/// Numbers have a true minus sign, and nothing changes from a value to the same.
#[test]
fn lines_of_the_log_are_tidy() {
    let texts = Texts::new(MrPresident::text_files()).unwrap();
    for round in 0..12 {
        let game = MrPresident::new(&Options::default(), 1).unwrap();
        let mut rng = FastRng::of_game(1825, round);
        let mut told: Vec<Told<Event>> = Vec::new();
        let Ok(mut state) = game.start(&mut rng, &mut NoLog);
        while let Turn::Decide(_) = game.turn(&state) {
            let asked = game.picture(&state, Viewer::Seat(Seat(0))).prompt;
            let asked = texts.try_say(Lang::En, &asked.question).unwrap();
            assert!(!has_hyphen(&asked), "{asked}");
            let act = kernel::pick(&game, &state, Seat(0), &mut rng).expect("somebody decides");
            let Ok(()) = game.play(&mut state, Seat(0), act, &mut rng, &mut told);
        }
        for event in &told {
            if let Event::Changed { changes, .. } = &event.event {
                assert!(changes.iter().all(|change| change.from != change.to));
            }
            let line = texts.try_say(Lang::En, &game.line(&event.event).text).unwrap();
            assert!(!has_hyphen(&line), "{line}");
        }
    }
}

/// Whether a hyphen stands for a minus sign.
fn has_hyphen(words: &str) -> bool {
    words.split(' ').any(|word| {
        word.strip_prefix('-').is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()))
    })
}
