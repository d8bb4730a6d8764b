//! The displays of the CDG Solo System as a person reads them off the page, and a way to go on at any question.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::browser::Browser;
use crate::house::House;
use crate::play::{Choice, choices, new_table_of, take};

/// The faces of the fate die with their rules.
pub const FACES: [(&str, &str); 6] =
    [("C<!!", "F-1"), ("e<", "F-2"), ("ABC", "F-3"), ("AB", "F-4"), ("CDE", "F-5"), ("DE", "F-6")];

/// Acts that go on without asking more of the board, the preferred ones first. Other acts follow in the order of the page.
const ONWARD: [&str; 10] =
    ["done", "no", "roll", "play ", "neither", "none", "flip ", "take ", "pick ", "beside "];
/// Acts that people rarely choose. Never taken while there is something else.
const SELDOM: [&str; 4] = ["pass", "correct", "automatic", "partisans"];
/// Uses of a card that leave the board alone, so that a turn is over soon.
const PLAIN: [&str; 6] = ["cp", "activate", "ops", "oc", "order", "construct"];
/// After the same answer this many times in a row, another one is chosen.
const STUBBORN: usize = 4;

#[derive(Clone, Debug, Deserialize)]
pub struct Desk {
    pub question: String,
    pub headline: String,
    /// The face that the die shows.
    pub die: Option<String>,
    /// What the roll allows, and what comes next.
    pub allowed: String,
    pub facts: String,
    /// The log lines shown at the desk, newest first.
    pub log: Vec<String>,
    pub displays: Vec<Display>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Display {
    pub name: String,
    pub acts: bool,
    /// Cards Remaining, if they are counted.
    pub left: Option<u8>,
    /// Cards by place: `1A`, `1C2`.
    pub cards: BTreeMap<String, Lie>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Lie {
    pub down: bool,
    /// Empty while the card is face-down.
    pub title: String,
}

const LOOK: &str = r#"
    const words = (one) => one?.textContent.trim() ?? "";
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const card = (one) => {
        const down = one.classList.contains("down");
        return [one.id.replace("pos:", ""), { down, title: down ? "" : words(one.querySelector("h4 bdi")) }];
    };
    const display = (one) => ({
        name: words(one.querySelector("h3")?.firstChild),
        acts: one.classList.contains("acts"),
        left: Number(words(one.querySelector("h3")).match(/Cards remaining (\d+)/)?.[1] ?? NaN),
        cards: Object.fromEntries(all(".slot .card", one).map(card)),
    });
    return {
        question: words(document.querySelector("[id=question]")),
        headline: document.querySelector("main").dataset.headline,
        die: words(document.querySelector(".ask .dice .die text")) || null,
        allowed: words(document.querySelector(".ask .sheet")),
        facts: words(document.querySelector(".roster")),
        log: all(".desk .lines li").map(words),
        displays: all(".stage .display").map(display),
    };
"#;

#[track_caller]
pub fn look(browser: &Browser) -> Desk {
    serde_json::from_value(browser.eval(LOOK, &[])).unwrap()
}

impl Desk {
    /// The display whose turn it is.
    #[track_caller]
    pub fn acting(&self) -> &Display {
        let all: Vec<_> = self.displays.iter().filter(|display| display.acts).collect();
        assert_eq!(all.len(), 1, "one display is marked: {self:#?}");
        all[0]
    }

    #[track_caller]
    pub fn named(&self, name: &str) -> &Display {
        self.displays
            .iter()
            .find(|display| display.name == name)
            .unwrap_or_else(|| panic!("{name}: {self:#?}"))
    }

    #[track_caller]
    pub fn told(&self, words: &str) {
        assert!(self.log.iter().any(|line| line.contains(words)), "no {words:?} in {:#?}", self.log);
    }
}

impl Display {
    /// All cards in the slot of this place.
    pub fn slot(&self, place: &str) -> Vec<&Lie> {
        self.cards.iter().filter(|(other, _)| other[..2] == place[..2]).map(|(_, lie)| lie).collect()
    }

    pub fn open(&self) -> usize {
        self.cards.values().filter(|lie| !lie.down).count()
    }
}

/// Opens a session of this playsheet.
#[track_caller]
pub fn new_session(browser: &Browser, house: &House, playsheet: &str, fields: &[(&str, &str)]) -> String {
    let fields = [&[("option.playsheet", playsheet)], fields].concat();
    new_table_of(browser, house, "cdg-solo", &fields)
}

pub fn has(all: &[Choice], act: &str) -> bool {
    all.iter().any(|choice| choice.act == act)
}

/// The choice that a person would take to go on.
pub fn onward(all: &[Choice]) -> &Choice {
    let plain = |choice: &&Choice| {
        let use_of = choice.act.rsplit(' ').next().unwrap_or_default();
        choice.act.starts_with("play ") && PLAIN.contains(&use_of)
    };
    let first = |word: &str| {
        let fits =
            |choice: &&Choice| choice.act == word || word.ends_with(' ') && choice.act.starts_with(word);
        let mut fitting = all.iter().filter(fits);
        if word == "play " { fitting.clone().find(plain).or_else(|| fitting.next()) } else { fitting.next() }
    };
    let usual = || all.iter().find(|choice| !SELDOM.contains(&choice.act.as_str()));
    ONWARD.iter().find_map(|word| first(word)).or_else(usual).unwrap_or(&all[0])
}

/// Goes on until this condition holds. Returns the acts it took.
#[track_caller]
pub fn until(browser: &Browser, what: &str, holds: impl Fn(&Desk, &[Choice]) -> bool) -> Vec<String> {
    let mut taken = Vec::new();
    loop {
        let (desk, all) = (look(browser), choices(browser));
        if holds(&desk, &all) {
            return taken;
        }
        assert!(!all.is_empty(), "{what}: nothing to choose at {:?}", desk.question);
        // Always giving the same answer may lead to the same question forever.
        let stuck = taken.len() > STUBBORN
            && taken[taken.len() - STUBBORN..].iter().all(|act| *act == taken[taken.len() - 1]);
        let next = if stuck { &all[taken.len() % all.len()] } else { onward(&all) };
        take(browser, next);
        taken.push(next.act.clone());
        assert!(taken.len() < 120, "{what} never comes: {taken:?}");
    }
}
