//! A lesson: the first turns of a game at a real table, with every result prescribed. It is data; its words are texts of the game.
//!
//! A learner's progress is derived only from the acts in the log, so it survives undo, reload and restart.

use kernel::chance::{Ask, ChanceResult, Given};
use kernel::record::ActRecord;
use kernel::{Seat, Text};
use serde::Deserialize;
use serde_json::{Map, Value};

/// The first turns of a game, step by step.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Approximate duration.
    pub minutes: u8,
    #[serde(default)]
    pub options: Map<String, Value>,
    /// Who sits where: `you`, or the level of a bot.
    pub seats: Vec<String>,
    /// The chance results of the table's opening.
    #[serde(default)]
    pub opening: Vec<ChanceResult>,
    /// Acts of other seats before the first step.
    #[serde(default)]
    pub before: Vec<Reply>,
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// What the learner is asked to do, and what others do afterwards. Its texts are `lesson-NAME-title`, `-do`, `-why` and `-look`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    pub name: String,
    /// The requested acts, in any order that the rules allow.
    pub acts: Vec<String>,
    /// Requested acts that may be skipped if another act leads on by itself.
    #[serde(default)]
    pub optional: Vec<String>,
    /// Acts accepted instead of the first remaining act that is not optional. `*` stands for any word.
    #[serde(default)]
    pub also: Vec<String>,
    /// Single acts that do everything requested.
    #[serde(default)]
    pub instead: Vec<String>,
    /// The chance results during the acts, in this order.
    #[serde(default)]
    pub chance: Vec<ChanceResult>,
    /// Where each act is done, in the order of the acts, for acts that are not among the choices yet. Empty for none.
    #[serde(default)]
    pub marks: Vec<String>,
    /// Where to look: a part of the table (`bar`, `board`, `desk`, `dice`, `displays`, `hand`, `log`, `tracks`) or a spot.
    #[serde(default)]
    pub look: Vec<String>,
    /// Acts of other seats afterwards.
    #[serde(default)]
    pub then: Vec<Reply>,
}

/// An act of another seat, with its chance results.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    pub seat: u8,
    pub act: String,
    #[serde(default)]
    pub chance: Vec<ChanceResult>,
}

/// The progress of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress<'a> {
    /// The learner has these acts of a step left. `given` contains the results for them.
    Asks { step: usize, acts: Vec<&'a str>, given: Given },
    /// Another seat acts next.
    Reply(&'a Reply),
    /// The learner did something else in a step. That is allowed, but the lesson cannot continue from there.
    Strayed { step: usize },
    /// All steps are done. `played_on` says whether the learner has played on since.
    Over { played_on: bool },
}

/// The texts of a step.
pub const PARTS: [&str; 4] = ["title", "do", "why", "look"];

impl Step {
    pub fn text(&self, part: &str) -> Text {
        Text::new(format!("lesson-{}-{part}", self.name))
    }

    /// Whether this act is accepted instead of the requested one.
    pub fn also_takes(&self, act: &str) -> bool {
        self.also.iter().any(|form| is_like(act, form)) || self.does_all(act)
    }

    fn does_all(&self, act: &str) -> bool {
        self.instead.iter().any(|one| one == act)
    }
}

impl Reply {
    pub fn given(&self) -> Given {
        given(&self.chance, &[])
    }
}

/// The results to be used, without those that were used already.
fn given(chance: &[ChanceResult], fallen: &[&ChanceResult]) -> Given {
    let mut given = Given::default();
    for fall in chance {
        match &fall.of {
            Ask::Die { .. } => given.dice.push_back(fall.result),
            Ask::Draw { pile } => given.piles.entry(pile.clone()).or_default().push_back(fall.result),
        }
    }
    for fall in fallen {
        match &fall.of {
            Ask::Die { .. } => drop(given.dice.pop_front()),
            Ask::Draw { pile } => drop(given.piles.get_mut(pile).and_then(|pile| pile.pop_front())),
        }
    }
    given
}

/// Whether an act matches this pattern, in which `*` stands for any word.
fn is_like(act: &str, form: &str) -> bool {
    let mut words = act.split(' ');
    form.split(' ').all(|part| words.next().is_some_and(|word| part == "*" || part == word))
        && words.next().is_none()
}

impl Lesson {
    /// A lesson built into a game.
    ///
    /// # Panics
    /// If it is invalid.
    pub fn built_in(text: &str) -> Lesson {
        Lesson::read(text).expect("a built-in lesson is well formed")
    }

    pub fn read(toml: &str) -> Result<Lesson, String> {
        let lesson: Lesson = toml::from_str(toml).map_err(|e| e.to_string())?;
        if lesson.seats.iter().filter(|seat| *seat == "you").count() != 1 {
            return Err("exactly one seat is yours".to_owned());
        }
        if let Some(step) = lesson.steps.iter().find(|step| step.acts.is_empty()) {
            return Err(format!("{} asks for nothing", step.name));
        }
        Ok(lesson)
    }

    /// The learner's seat.
    pub fn seat(&self) -> Seat {
        let yours = self.seats.iter().position(|seat| seat == "you").expect("one seat is the learner's");
        Seat(yours as u8)
    }

    /// The chance results of the table's opening.
    pub fn given(&self) -> Given {
        given(&self.opening, &[])
    }

    /// The progress after these acts.
    pub fn progress<'a>(&'a self, played: &[ActRecord]) -> Progress<'a> {
        let mut rest = played.iter();
        let strayed = |step| Progress::Strayed { step };
        let follow = |rest: &mut std::slice::Iter<ActRecord>, replies: &'a [Reply], step| {
            for reply in replies {
                match rest.next() {
                    None => return Some(Progress::Reply(reply)),
                    Some(act) if act.seat == Seat(reply.seat) && act.act == reply.act => {}
                    Some(_) => return Some(strayed(step)),
                }
            }
            None
        };
        if let Some(progress) = follow(&mut rest, &self.before, 0) {
            return progress;
        }
        for (n, step) in self.steps.iter().enumerate() {
            let mut acts: Vec<&str> = step.acts.iter().map(String::as_str).collect();
            let mut fallen = Vec::new();
            let is_needed = |act: &&str| !step.optional.iter().any(|optional| optional == act);
            while let Some(first) = acts.iter().position(is_needed) {
                let Some(act) = rest.next() else {
                    return Progress::Asks { step: n, acts, given: given(&step.chance, &fallen) };
                };
                fallen.extend(&act.chance);
                let asked = acts.iter().position(|asked| *asked == act.act);
                match asked.or(step.also_takes(&act.act).then_some(first)) {
                    Some(_) if act.seat != self.seat() => return strayed(n),
                    Some(_) if step.does_all(&act.act) => acts.clear(),
                    Some(nth) => drop(acts.remove(nth)),
                    None => return strayed(n),
                }
            }
            if let Some(progress) = follow(&mut rest, &step.then, n) {
                return progress;
            }
        }
        Progress::Over { played_on: rest.any(|act| act.seat == self.seat()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LESSON: &str = r#"
        minutes = 5
        seats = ["greedy", "you"]
        before = [{ seat = 0, act = "bid 1" }]
        [[step]]
        name = "roll"
        acts = ["name A", "name B", "roll"]
        optional = ["name A"]
        chance = ["d6 4", "d6 2", "deck 7"]
        then = [{ seat = 0, act = "pass", chance = ["d6 1"] }]
        [[step]]
        name = "go"
        acts = ["go A 1"]
        also = ["go * 1"]
        [[step]]
        name = "both"
        acts = ["turn", "place"]
        instead = ["place turned"]
    "#;

    fn played(acts: &[(u8, &str, &[&str])]) -> Vec<ActRecord> {
        let act = |(seat, act, chance): &(u8, &str, &[&str])| ActRecord {
            by: None,
            seat: Seat(*seat),
            act: (*act).to_owned(),
            chance: chance.iter().map(|fall| fall.parse().unwrap()).collect(),
            hash: String::new(),
        };
        acts.iter().map(act).collect()
    }

    #[test]
    fn the_log_tells_how_far_a_lesson_has_come() {
        let lesson = Lesson::read(LESSON).unwrap();
        let progress = |acts: &[(u8, &str, &[&str])]| lesson.progress(&played(acts));
        assert_eq!(progress(&[]), Progress::Reply(&lesson.before[0]));
        let mut acts: Vec<(u8, &str, &[&str])> = vec![(0, "bid 1", &[])];
        let Progress::Asks { step: 0, acts: asked, given } = progress(&acts) else { panic!() };
        assert_eq!((asked, given), (vec!["name A", "name B", "roll"], Given::dice([4, 2]).pile("deck", [7])));
        acts.push((1, "name B", &["d6 4 own"]));
        let Progress::Asks { step: 0, acts: asked, given } = progress(&acts) else { panic!() };
        assert_eq!((asked, given), (vec!["name A", "roll"], Given::dice([2]).pile("deck", [7])));
        // Optional acts may be skipped.
        acts.push((1, "roll", &[]));
        assert_eq!(progress(&acts), Progress::Reply(&lesson.steps[0].then[0]));
        acts.push((0, "pass", &[]));
        assert!(matches!(progress(&acts), Progress::Asks { step: 1, .. }));
        let mut strayed = acts.clone();
        strayed.push((1, "go A 2", &[]));
        assert_eq!(progress(&strayed), Progress::Strayed { step: 1 });
        acts.push((1, "go B 1", &[]));
        acts.push((1, "place turned", &[]));
        assert_eq!(progress(&acts), Progress::Over { played_on: false });
        acts.push((1, "anything", &[]));
        assert_eq!(progress(&acts), Progress::Over { played_on: true });
    }

    #[test]
    fn another_act_of_a_bot_ends_what_was_written_down() {
        let lesson = Lesson::read(LESSON).unwrap();
        assert_eq!(lesson.progress(&played(&[(0, "bid 2", &[])])), Progress::Strayed { step: 0 });
    }

    #[test]
    fn a_lesson_has_one_learner_and_asks_for_something() {
        assert!(Lesson::read(&LESSON.replace("greedy", "you")).is_err());
        assert!(Lesson::read(&LESSON.replace(r#"["go A 1"]"#, "[]")).is_err());
    }
}
