//! Plays every lesson to its end: what it asks for must be legal and lead on, what it marks must be on the table, and its texts must exist
//! in every language.

use std::collections::BTreeSet;

use catalogue::{Hosted, Title, lesson, title, titles};
use kernel::chance::{Given, Seed};
use kernel::{Seat, Text, Viewer};
use scene::Lang;
use scene::lesson::{PARTS, Progress};
use serde_json::Value;

/// Parts of the table that a step may point at.
const AREAS: [&str; 8] = ["bar", "board", "desk", "dice", "displays", "hand", "log", "tracks"];
const STEPS: std::ops::RangeInclusive<usize> = 8..=15;
const MINUTES: std::ops::RangeInclusive<u8> = 5..=10;
/// Texts of a step must be short, because they are read during play.
const LONGEST: usize = 260;
/// Three lines at the desk.
const LONGEST_LINE: usize = 104;

fn open(title: &dyn Title) -> Box<dyn Hosted> {
    let mut table = title.open_lesson("Ada", Seed::from_number(1)).expect("a lesson").unwrap();
    run_bots(&mut *table);
    table
}

fn run_bots(table: &mut dyn Hosted) {
    while let Some(done) = lesson::bot_act(table, 7) {
        done.unwrap_or_else(|problem| panic!("a bot of the lesson is refused: {problem:?}"));
    }
}

fn act(table: &mut dyn Hosted, seat: Seat, act: &str) {
    *table.given_mut() = lesson::given(table, seat, act);
    table.act(seat, act).unwrap_or_else(|problem| {
        panic!("{act}: {problem:?}; possible: {:?}", table.choices(seat).iter().take(30).collect::<Vec<_>>())
    });
    *table.given_mut() = Given::default();
}

/// Collects every spot of a scene.
fn spots(value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|one| spots(one, out)),
        Value::Object(map) => {
            for (name, one) in map {
                match one.as_str() {
                    Some(spot) if name == "spot" => drop(out.insert(spot.to_owned())),
                    _ => spots(one, out),
                }
            }
        }
        _ => {}
    }
}

fn words(title: &dyn Title, text: &Text) {
    for lang in Lang::ALL {
        let said = title.texts().try_say(lang, text).unwrap_or_else(|e| panic!("{}: {e}", title.id()));
        assert!(said.chars().count() <= LONGEST, "{} {lang} {}: too long", title.id(), text.key);
        assert_eq!(said.matches('*').count() % 2, 0, "{} {lang} {}: a star is left", title.id(), text.key);
    }
}

#[track_caller]
fn play_to_the_end(id: &str) {
    let title = title(id).unwrap();
    let lesson = title.lesson().expect("every game has a lesson");
    assert!(STEPS.contains(&lesson.steps.len()), "{} steps", lesson.steps.len());
    assert!(MINUTES.contains(&lesson.minutes), "{} minutes", lesson.minutes);
    words(title, &Text::new("lesson-end"));
    let mut table = open(title);
    let seat = lesson.seat();
    for (n, step) in lesson.steps.iter().enumerate() {
        PARTS.iter().for_each(|part| words(title, &step.text(part)));
        let scene = serde_json::to_value(table.scene(Viewer::Seat(seat))).unwrap();
        let mut seen = BTreeSet::new();
        spots(&scene, &mut seen);
        for spot in step.marks.iter().filter(|spot| !spot.is_empty()) {
            assert!(seen.contains(spot), "{}: no {spot} in {seen:?}", step.name);
        }
        for place in step.look.iter().filter(|place| !AREAS.contains(&place.as_str())) {
            assert!(seen.contains(place), "{}: no {place} in {seen:?}", step.name);
        }
        for (nth, asked) in step.acts.iter().enumerate() {
            let Some((_, Progress::Asks { step: at, acts, given })) = lesson::progress(&*table) else {
                panic!("{}: {:?}", step.name, lesson::progress(&*table));
            };
            assert_eq!((at, acts.len()), (n, step.acts.len() - nth), "{}", step.name);
            let used = nth + 1 == step.acts.len();
            act(&mut *table, seat, asked);
            let fell: usize = table.acts_since(table.len() - 1).iter().map(|act| act.chance.len()).sum();
            let waited = given.dice.len() + given.piles.values().map(|pile| pile.len()).sum::<usize>();
            assert!(!used || fell == waited, "{}: {fell} of {waited} results used by {asked}", step.name);
        }
        run_bots(&mut *table);
        let own = table.acts_since(0).iter().all(|act| act.chance.iter().all(|fall| fall.own));
        let last = n + 1 == lesson.steps.len();
        assert!(own || last, "{}: something falls that is not written down", step.name);
    }
    assert_eq!(lesson::progress(&*table).unwrap().1, Progress::Over { played_on: false });
    assert!(lesson::leads(&*table));
    // Afterwards the game goes on freely: bots and dice no longer follow the lesson.
    for _ in 0..3 {
        let Some(next) = table.choices(seat).into_iter().next() else { break };
        act(&mut *table, seat, &next);
        run_bots(&mut *table);
    }
    assert!(!lesson::leads(&*table), "the learner has played on");
}

#[test]
fn the_presidential_game() {
    play_to_the_end("presidential");
}

#[test]
fn from_idiot_to_president() {
    play_to_the_end("idiot");
}

#[test]
fn mr_president() {
    play_to_the_end("mr-president");
}

#[test]
fn manifest_destiny() {
    play_to_the_end("manifest");
}

#[test]
fn the_cdg_solo_system() {
    play_to_the_end("cdg-solo");
}

#[test]
fn what_a_learner_does_instead_is_allowed_and_can_be_taken_back() {
    let mut table = open(title("presidential").unwrap());
    let you = Seat(0);
    act(&mut *table, you, "campaign");
    act(&mut *table, you, "announce WY");
    assert_eq!(lesson::progress(&*table).unwrap().1, Progress::Strayed { step: 0 });
    table.undo(you).unwrap();
    assert!(matches!(lesson::progress(&*table).unwrap().1, Progress::Asks { step: 0, .. }));
    for asked in ["announce OH", "announce FL", "announce PA", "roll"] {
        act(&mut *table, you, asked);
    }
    let first = table.acts_since(4);
    table.undo(you).unwrap();
    act(&mut *table, you, "roll");
    assert_eq!(table.acts_since(4), first, "the same dice again");
}

#[test]
fn a_lesson_is_known_again_from_its_record_and_can_be_left() {
    let title = title("presidential").unwrap();
    let mut table = open(title);
    act(&mut *table, Seat(0), "campaign");
    let mut again = title.reopen(&table.record(true)).unwrap();
    assert_eq!(lesson::progress(&*again), lesson::progress(&*table));
    again.leave_lesson(Seed::from_number(2));
    assert!(lesson::progress(&*again).is_none());
    let left = title.reopen(&again.record(true)).unwrap();
    assert!(!left.is_lesson(), "for good");
    assert_eq!(left.len(), 1, "the game goes on where it was");
    assert!(table.branch(1, table.players().to_vec(), Seed::from_number(3)).unwrap().len() == 1);
}

/// The coach has lines for the main questions of every game in every language, each at most three lines long.
#[test]
fn coach_lines_are_short_and_in_every_language() {
    for title in titles() {
        let mut table = open(&**title);
        let seat = title.lesson().unwrap().seat();
        let mut met = BTreeSet::new();
        for step in &title.lesson().unwrap().steps {
            for asked in &step.acts {
                let key = format!("coach-{}", table.scene(Viewer::Seat(seat)).prompt.question.key);
                for lang in Lang::ALL.into_iter().filter(|lang| title.texts().has(*lang, &key)) {
                    let said = title.texts().say(lang, &Text::new(key.clone()));
                    assert!(
                        said.replace('*', "").chars().count() <= LONGEST_LINE,
                        "{lang} {key}: {}",
                        said.chars().count()
                    );
                    met.insert(key.clone());
                }
                act(&mut *table, seat, asked);
            }
            run_bots(&mut *table);
        }
        assert!(met.len() >= 4, "{}: the coach speaks of {met:?} only", title.id());
    }
}

#[test]
fn every_coach_line_has_its_question() {
    for title in titles() {
        let file = format!("{}/../games/{}/texts/lesson.en.ftl", env!("CARGO_MANIFEST_DIR"), title.id());
        let words = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{file}: {e}"));
        for line in words.lines().filter_map(|line| line.strip_prefix("coach-")) {
            let question = line.split(" =").next().unwrap_or_default();
            for lang in Lang::ALL {
                assert!(title.texts().has(lang, question), "{}: nobody asks {question}", title.id());
            }
        }
    }
}
