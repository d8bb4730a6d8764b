//! A real fate die and real cards: a person enters what they roll and draw at home, impossible entries are refused, and nothing is loaded
//! from other servers.

use serde_json::json;

use crate::browser::Browser;
use crate::displays::{Desk, has, look, new_session, onward, until};
use crate::house::House;
use crate::play::{acts, choices, take};

/// The numbers of all face-up cards. None of them can be drawn again.
fn open_numbers(browser: &Browser) -> Vec<u16> {
    let script = r#"
        const words = [...document.querySelectorAll(".display.acts .slot .card:not(.down) footer")].map((one) => one.textContent);
        return words.map((word) => Number(word.match(/(\d+)\s*$/)?.[1])).filter(Number.isFinite);
    "#;
    serde_json::from_value(browser.eval(script, &[])).unwrap()
}

/// The field for the card of the first requested slot.
const FIRST_SLOT: &str = "#enter input[name='result.0']";

/// Submits something in the form and waits for the answer.
#[track_caller]
fn answered(browser: &Browser, press: impl FnOnce()) {
    browser.eval("document.querySelector('#enter, #act').dataset.old = '1'", &[]);
    press();
    browser.wait("an answer", |browser| !browser.has("[data-old]"));
}

#[track_caller]
fn enter(browser: &Browser, number: u16) {
    browser.fill(FIRST_SLOT, &number.to_string());
    answered(browser, || browser.click("#enter button.go"));
}

/// Enters a card that is already face up. It is refused, and nothing changes.
#[track_caller]
fn wrong_cards_change_nothing(browser: &Browser, before: &Desk) {
    let so_far = (acts(browser), json!(open_numbers(browser)));
    for wrong in [open_numbers(browser)[0], 999] {
        enter(browser, wrong);
        let word = browser.text(".ask .notice.refused");
        assert!(word.contains(&wrong.to_string()), "{wrong} is refused by a word: {word:?}");
        assert!(browser.has(FIRST_SLOT), "the card is asked for again");
        assert_eq!((acts(browser), json!(open_numbers(browser))), so_far, "nothing has changed");
        assert_eq!(format!("{:?}", look(browser).displays), format!("{:?}", before.displays));
    }
}

/// Enters this roll and the cards that it flips, plays one, and goes on to the other side. Returns the entered cards.
#[track_caller]
fn turn_with_own(browser: &Browser, roll: u8, face: &str) -> Vec<u16> {
    let before = look(browser);
    let side = before.acting().name.clone();
    assert!(browser.text("#enter").contains("which face does the fate die show?"), "asked without a click");
    assert_eq!(browser.count("#enter button[name='result']"), 6, "six faces to choose from");
    assert_eq!(browser.text(&format!("#enter button[value='{roll}']")), face);
    answered(browser, || browser.click(&format!("#enter button[value='{roll}']")));
    wrong_cards_change_nothing(browser, &before);
    let mut entered = Vec::new();
    for number in (1..60).rev() {
        if !browser.has("#enter") {
            break;
        }
        if !browser.has(".ask .notice.refused") {
            assert_eq!(browser.value(FIRST_SLOT), "", "each card has a field of its own");
        }
        if !open_numbers(browser).contains(&number) && !entered.contains(&number) {
            enter(browser, number);
            // Not every number exists in the scenario's deck.
            if !browser.has(".ask .notice.refused") {
                entered.push(number);
            }
        }
    }
    let rolled = look(browser);
    assert_eq!(rolled.die.as_deref(), Some(face), "the die lies as it fell at home");
    for number in &entered {
        rolled.told(&format!("is flipped: #{number} "));
    }
    for (place, _) in rolled.named(&side).cards.iter().filter(|(place, _)| face.contains(&place[1..2])) {
        assert!(!rolled.named(&side).cards[place].down, "{place} lies open");
    }
    let all = choices(browser);
    take(browser, onward(&all));
    assert_eq!(look(browser).named(&side).left, rolled.named(&side).left.map(|left| left - 1));
    until(browser, "the other side", |desk, all| !desk.question.starts_with(&side) && has(all, "roll"));
    assert_ne!(look(browser).acting().name, side);
    entered
}

fn at_home(playsheet: &str, roll: u8, face: &str) {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_session(&browser, &house, playsheet, &[]);
    until(&browser, "the first roll", |_, all| has(all, "roll"));
    browser.click("#own");
    browser.click("button[name='own'][value='both']");
    browser.wait("own die and cards", |browser| browser.text("#own").contains("I roll and draw"));
    let entered = turn_with_own(&browser, roll, face);
    assert!(!entered.is_empty(), "cards were drawn at home");
}

#[test]
fn a_turn_of_one_deck_with_a_real_die_and_real_cards() {
    at_home("wilderness", 5, "CDE");
}

#[test]
fn a_turn_of_two_decks_with_a_real_die_and_real_cards() {
    at_home("empire", 5, "CDE");
}

#[test]
fn nothing_of_a_session_comes_from_outside() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let table = new_session(&browser, &house, "1960", &[]);
    until(&browser, "the first roll", |_, all| has(all, "roll"));
    take(&browser, onward(&choices(&browser)));
    let requests = r#"
        const named = [...document.querySelectorAll("link[href], script[src], img[src], use[href], image[href]")];
        const addresses = named.map((one) => new URL(one.getAttribute("href") ?? one.getAttribute("src"), location.href).href);
        return [...performance.getEntriesByType("resource").map((one) => one.name), ...addresses];
    "#;
    let pages = ["/new/cdg-solo", "/rules/cdg-solo", "/guide/cdg-solo", &format!("{table}/log"), &table];
    for page in pages {
        browser.go(&house.at(page));
        let all: Vec<String> = serde_json::from_value(browser.eval(requests, &[])).unwrap();
        assert!(
            all.iter().any(|one| one.contains("/assets/style.css")),
            "{page} asks for its style: {all:?}"
        );
        for one in &all {
            assert!(one.starts_with(&house.at("/")), "{page} asks for {one}");
        }
    }
}
