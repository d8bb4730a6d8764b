//! Playing at a table: opening it, reading the choices, taking one by mouse.

use serde_json::Value;

use crate::browser::Browser;
use crate::house::House;

/// One week against the greedy bot.
pub const SHORT: [(&str, &str); 1] = [("option.weeks", "1")];

#[derive(Clone, Debug)]
pub struct Choice {
    pub id: String,
    pub act: String,
    pub key: Option<String>,
    pub words: String,
    /// The place on the map or the card of a display that triggers it when clicked.
    pub spot: Option<String>,
}

/// Opens a new table through its form with these fields. Returns its path.
#[track_caller]
pub fn new_table(browser: &Browser, house: &House, fields: &[(&str, &str)]) -> String {
    new_table_of(browser, house, "presidential", fields)
}

/// The same for any game.
#[track_caller]
pub fn new_table_of(browser: &Browser, house: &House, game: &str, fields: &[(&str, &str)]) -> String {
    browser.go(&house.at(&format!("/new/{game}")));
    for (name, value) in fields {
        browser.fill(&format!("[name='{name}']"), value);
    }
    browser.follow("main form button.go", "");
    path(browser)
}

/// The path of the table that the browser shows.
#[track_caller]
pub fn path(browser: &Browser) -> String {
    let id = browser.attribute("#table", "data-id").expect("a table");
    format!("/t/{id}")
}

fn number(browser: &Browser, name: &str) -> u64 {
    browser.attribute("#table", name).and_then(|word| word.parse().ok()).unwrap_or(0)
}

pub fn version(browser: &Browser) -> u64 {
    number(browser, "data-version")
}

pub fn acts(browser: &Browser) -> u64 {
    number(browser, "data-acts")
}

pub fn is_over(browser: &Browser) -> bool {
    browser.attribute("#table", "data-over").is_some()
}

pub fn choices(browser: &Browser) -> Vec<Choice> {
    let script = r#"return [...document.querySelectorAll('#act button[name=act]')].map((one) => ({
        id: one.id, act: one.value, key: one.dataset.key ?? null, words: one.querySelector("b").textContent,
        // In a table of choices the map takes the die that is chosen, whichever that is.
        spot: one.closest(".cross") ? null : (document.querySelector(`:is(.map .p, .slot .card) label[for="${one.id}"]`)?.closest(".p, .card").id ?? null),
    }))"#;
    let all = browser.eval(script, &[]);
    let word = |value: &Value| value.as_str().map(str::to_owned);
    let choice = |one: &Value| Choice {
        id: word(&one["id"]).unwrap(),
        act: word(&one["act"]).unwrap(),
        key: word(&one["key"]),
        words: word(&one["words"]).unwrap(),
        spot: word(&one["spot"]),
    };
    all.as_array().unwrap().iter().map(choice).collect()
}

/// Does something and waits until the table has changed.
#[track_caller]
pub fn after<T>(browser: &Browser, act: impl FnOnce() -> T) -> T {
    let before = version(browser);
    let done = act();
    browser.wait("the table goes on", |browser| version(browser) > before);
    done
}

/// Takes this choice by mouse, on the map or the display if possible.
#[track_caller]
pub fn take(browser: &Browser, choice: &Choice) {
    after(browser, || click(browser, choice));
}

#[track_caller]
pub fn click(browser: &Browser, choice: &Choice) {
    match &choice.spot {
        Some(spot) => browser.click(&format!(":is(.map .p, .slot .card).pick[id='{spot}']")),
        None => {
            unfold(browser, choice);
            browser.click(&format!("#{}", choice.id));
        }
    }
}

/// Opens the folded heading that contains a choice.
pub fn unfold(browser: &Browser, choice: &Choice) {
    let script = "document.getElementById(arguments[0])?.closest('details')?.setAttribute('open', '')";
    browser.eval(script, &[choice.id.as_str().into()]);
}

/// Takes the choice whose act starts with these words.
#[track_caller]
pub fn act(browser: &Browser, words: &str) {
    let all = choices(browser);
    let wanted = all.iter().find(|choice| choice.act.starts_with(words));
    take(browser, wanted.unwrap_or_else(|| panic!("no {words:?} in {all:?}")));
}

/// Picks a choice, varying it, and never the end of the turn while there is something to do.
pub fn some(all: &[Choice], nth: usize) -> &Choice {
    let turn = ["campaign", "fundraise CA"][nth / 10 % 2];
    all.iter().find(|choice| choice.act == turn).unwrap_or_else(|| &all[nth * 7 % all.len()])
}

/// Plays to the end by mouse. Returns the number of decisions.
#[track_caller]
pub fn to_the_end(browser: &Browser) -> usize {
    let mut taken = 0;
    while !is_over(browser) {
        let all = choices(browser);
        assert!(!all.is_empty(), "nothing to choose: {}", browser.text("#question"));
        take(browser, some(&all, taken));
        taken += 1;
        assert!(taken < 200, "no end");
    }
    taken
}

/// Plays the turn of a campaign up to the roll.
#[track_caller]
pub fn campaign(browser: &Browser, states: [&str; 3]) {
    act(browser, "campaign");
    for state in states {
        act(browser, &format!("announce {state}"));
    }
}
