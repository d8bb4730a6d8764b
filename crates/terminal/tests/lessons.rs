//! The lesson of each game as plain text, from its first step into the free game after it.

use std::path::Path;

use catalogue::{Hosted, Title, lesson};
use kernel::Turn;
use kernel::chance::{Given, Seed};
use kernel::record::Record;
use scene::lesson::Progress;
use scene::{Lang, Text};
use terminal::{Ending, Session, play_in_width};

const SALT: u64 = 1;

fn opened(title: &'static dyn Title) -> Box<dyn Hosted> {
    title.open_lesson("Ada", Seed::from_number(1)).expect("a lesson").unwrap()
}

fn typed(table: Box<dyn Hosted>, lang: Lang, save: &Path, input: &str) -> (Ending, String) {
    let session = Session {
        table,
        lang,
        save: save.into(),
        salt: SALT,
        own_chance: false,
        colour: false,
        interactive: false,
        fullscreen: false,
    };
    let mut out = Vec::new();
    let ending = play_in_width(session, 80, input.as_bytes(), &mut out).unwrap();
    (ending, String::from_utf8(out).unwrap())
}

/// What somebody types who does everything the coach asks for.
fn obedient(title: &'static dyn Title) -> Vec<String> {
    let mut table = opened(title);
    let mut acts = Vec::new();
    loop {
        match lesson::progress(&*table).unwrap() {
            (lesson, Progress::Asks { acts: asked, .. }) => {
                let seat = lesson.seat();
                let legal = table.choices(seat);
                let next = *asked.iter().find(|act| legal.iter().any(|legal| legal == *act)).unwrap();
                *table.given_mut() = lesson::given(&*table, seat, next);
                table.act(seat, next).unwrap();
                *table.given_mut() = Given::default();
                acts.push(next.to_owned());
            }
            (_, Progress::Reply(_)) => drop(lesson::bot_act(&mut *table, SALT).unwrap().unwrap()),
            (_, Progress::Over { .. }) => return acts,
            (_, Progress::Strayed { step }) => panic!("{}: strayed in step {step}", title.id()),
        }
    }
}

/// The text without stars and line breaks.
fn plain(words: &str) -> String {
    words.replace('*', "").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_lesson_of_each_game_is_played_to_its_end_and_goes_on_freely() {
    for title in catalogue::titles().iter().map(|title| &**title) {
        let acts = obedient(title);
        let lesson = title.lesson().unwrap();
        for lang in [Lang::En, Lang::De] {
            let folder = tempfile::tempdir().unwrap();
            let save = folder.path().join("lesson.json");
            let (ending, out) = typed(opened(title), lang, &save, &(acts.join("\n") + "\n"));
            assert_eq!(ending, Ending::Quit, "{}: the game is not over with the lesson", title.id());
            let read = plain(&out);
            let said = |key: &Text| plain(&title.texts().say(lang, key));
            let mut from = 0;
            for step in &lesson.steps {
                for part in ["title", "do", "why", "look"] {
                    let words = said(&step.text(part));
                    let at = read[from..].find(&words);
                    from +=
                        at.unwrap_or_else(|| panic!("{}: {}-{part}: {words}\n{out}", title.id(), step.name));
                }
            }
            assert!(read[from..].contains(&said(&Text::new("lesson-end"))), "{}: {out}", title.id());
            // All results are those that the lesson prescribes.
            let record = Record::read(&std::fs::read_to_string(&save).unwrap()).unwrap();
            let mine = record.acts.iter().filter(|act| act.seat == lesson.seat());
            assert_eq!(mine.map(|act| act.act.clone()).collect::<Vec<_>>(), acts, "{}", title.id());
            let table = title.resume(&record, Seed::from_number(2)).unwrap();
            assert!(matches!(lesson::progress(&*table), Some((_, Progress::Over { played_on: false }))));
            assert!(!matches!(table.turn(), Turn::Over(_)), "{}", title.id());
        }
    }
}

#[test]
fn another_way_is_allowed_and_undo_leads_back() {
    let title = catalogue::title("presidential").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("lesson.json");
    let (_, out) = typed(opened(title), Lang::En, &save, "fundraise TX\nundo\n");
    let (before, after) = out.split_once("Another way.").expect("the coach says so");
    assert!(before.contains("Lesson, step 1 of"), "{out}");
    assert!(before.contains("Type: campaign; announce OH"), "{out}");
    assert!(after.contains("Lesson, step 1 of"), "{out}");
}

#[test]
fn dice_fall_as_the_lesson_has_them() {
    let title = catalogue::title("presidential").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("lesson.json");
    let acts = obedient(title);
    let to_roll: Vec<&str> = acts
        .iter()
        .map(String::as_str)
        .scan(false, |rolled, act| (!std::mem::replace(rolled, act == "roll")).then_some(act))
        .collect();
    typed(opened(title), Lang::En, &save, &(to_roll.join("\n") + "\n"));
    let record = Record::read(&std::fs::read_to_string(&save).unwrap()).unwrap();
    let roll = record.acts.last().unwrap();
    let step =
        title.lesson().unwrap().steps.iter().find(|step| step.acts.iter().any(|act| act == "roll")).unwrap();
    let fell: Vec<u16> = roll.chance.iter().map(|fall| fall.result).collect();
    assert_eq!(fell, step.chance.iter().map(|fall| fall.result).collect::<Vec<_>>());
}
