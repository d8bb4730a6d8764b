//! The coach has a line for nearly every question asked in games of bots.

use std::collections::BTreeMap;

use bots::Level;
use catalogue::{AnyGame, Games, title, titles};
use kernel::{FastRng, NoLog, Turn, Viewer};
use scene::Lang;

const GAMES: u64 = 18;
/// Decisions per game, so that no game outweighs the others.
const DECISIONS: usize = 400;
const LONGEST_LINE: usize = 104;

/// How often each kind of question is asked, by game.
struct Asked(BTreeMap<&'static str, BTreeMap<String, usize>>);

impl Games for Asked {
    fn game<G: AnyGame>(&mut self) {
        let kinds = self.0.entry(G::ID).or_default();
        for number in 0..GAMES {
            let mut rng = FastRng::of_game(7, number);
            let (options, seats) = G::some_options(&mut rng);
            let game = G::new(&options, seats).unwrap();
            let Ok(mut state) = game.start(&mut rng, &mut NoLog);
            let level = Level::ALL[number as usize % 2];
            for _ in 0..DECISIONS {
                let Turn::Decide(deciding) = game.turn(&state) else { break };
                let seat = deciding.first().unwrap();
                let question = game.picture(&state, Viewer::Seat(seat)).prompt.question;
                *kinds.entry(question.key.to_string()).or_default() += 1;
                let act = bots::choose(level, &game, &state, seat, &mut rng).unwrap();
                let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
            }
        }
    }
}

/// Questions for which the coach deliberately has no line, by game, and why.
const LEFT_ALONE: [(&str, &str, &str); 1] = [(
    "mr-president",
    "mrp-ask-",
    "some two hundred charts ask, most of them seldom, and each names in its choices what is paid and gained",
)];

#[test]
fn nine_in_ten_questions_have_a_coach_line() {
    let mut asked = Asked(BTreeMap::new());
    catalogue::for_each_game(&mut asked);
    for (game, mut kinds) in asked.0 {
        let texts = title(game).unwrap().texts();
        let has_line = |kind: &str| Lang::ALL.iter().all(|&lang| texts.has(lang, &format!("coach-{kind}")));
        let is_left_alone =
            |kind: &str| LEFT_ALONE.iter().any(|(of, prefix, _)| *of == game && kind.starts_with(prefix));
        kinds.retain(|kind, _| has_line(kind) || !is_left_alone(kind));
        let all: usize = kinds.values().sum();
        let silent: Vec<_> = kinds.iter().filter(|(kind, _)| !has_line(kind)).collect();
        let count: usize = silent.iter().map(|(_, count)| **count).sum();
        assert!(count * 10 <= all, "{game}: {count} of {all} questions have no coach line: {silent:?}");
    }
}

/// At most three lines at the desk, whether a lesson uses the question or not.
#[test]
fn every_coach_line_is_short() {
    for title in titles() {
        for lang in Lang::ALL {
            let file =
                format!("{}/../games/{}/texts/lesson.{lang}.ftl", env!("CARGO_MANIFEST_DIR"), title.id());
            let words = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{file}: {e}"));
            for (key, line) in words.lines().filter_map(|line| line.strip_prefix("coach-")?.split_once(" = "))
            {
                let length = line.replace('*', "").chars().count();
                assert!(length <= LONGEST_LINE, "{lang} {key}: {length}");
                assert!(line.matches('*').count() % 2 == 0, "{lang} {key}: {line}");
            }
        }
    }
}

/// The main questions of each playsheet, besides the roll and the card.
#[test]
fn the_main_question_of_each_playsheet_has_a_coach_line() {
    let texts = title("cdg-solo").unwrap().texts();
    for (sheet, question) in [
        ("wilderness", "ww-window"),
        ("pursuit", "window"),
        ("barbarossa", "attack"),
        ("empire", "es-react"),
        ("1960", "mp-strategy"),
        ("ancients-epic", "cc-more"),
        ("medieval", "cc-token"),
        ("napoleonics", "cc-window"),
        ("napoleonics-epic", "cc-rack"),
    ] {
        for lang in Lang::ALL {
            assert!(texts.has(lang, &format!("coach-solo-ask-{question}")), "{lang}: {sheet}");
        }
    }
}
