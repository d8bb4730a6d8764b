//! A whole game without a mouse.

use crate::browser::{Browser, DOWN, ENTER, ESCAPE, TAB};
use crate::house::House;
use crate::play::{Choice, after, choices, is_over, some, unfold};

/// Presses Tab until one of these has the focus.
#[track_caller]
fn tab_to(browser: &Browser, selector: &str) {
    for _ in 0..60 {
        if browser.focused(selector) {
            return;
        }
        browser.keys(&TAB.to_string());
    }
    panic!("no way to {selector} by Tab at {}", browser.address());
}

#[track_caller]
fn enter(browser: &Browser) {
    browser.eval("document.documentElement.dataset.old = '1'", &[]);
    browser.keys(&ENTER.to_string());
    let script = "return document.readyState === 'complete' && !('old' in document.documentElement.dataset)";
    browser.wait("the next page", |browser| browser.eval(script, &[]) == true);
}

/// Takes a choice by its digit, or by typing the beginning of its name.
pub fn type_choice(browser: &Browser, choice: &Choice) {
    match &choice.key {
        Some(key) => browser.keys(key),
        // Choices under a heading or in a short list are reached by focus instead of the filter.
        None if !browser.has(&format!("#filter ~ .sift #{}", choice.id)) => {
            unfold(browser, choice);
            browser.eval("document.getElementById(arguments[0]).focus()", &[choice.id.as_str().into()]);
            browser.keys(&ENTER.to_string());
        }
        None => {
            if !browser.focused("#filter") {
                browser.keys("/");
            }
            browser.keys(&choice.words);
            browser.keys(&ENTER.to_string());
            // “Virginia” also matches West Virginia. Then the choice needs a second Enter.
            if browser.focused(".chips button") {
                browser.eval("[...document.querySelectorAll('.chips button')].find((one) => one.value === arguments[0]).focus()", &[choice.act.clone().into()]);
                browser.keys(&ENTER.to_string());
            }
        }
    }
}

#[test]
fn a_game_by_keyboard_only() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/"));
    tab_to(&browser, "a[href='/new/presidential']");
    enter(&browser);
    tab_to(&browser, "[name='option.weeks']");
    browser.keys("2");
    assert_eq!(browser.value("[name='option.weeks']"), "2", "Tab selects what stands there");
    tab_to(&browser, "button.go");
    enter(&browser);
    browser.wait_for("#act");

    browser.keys("?");
    browser.wait_for("dialog[open]");
    browser.keys(&ESCAPE.to_string());
    browser.wait("the help closes", |browser| !browser.has("dialog[open]"));

    // The digits shown on the buttons work.
    after(&browser, || browser.keys("1"));
    browser.wait_text("#question", "First state?");
    browser.keys("o");
    assert!(browser.focused("#filter"));
    browser.keys("hio");
    after(&browser, || browser.keys(&ENTER.to_string()));
    assert!(browser.text("#main").contains("So far: Ohio."));
    assert!(browser.focused("#filter"), "the keyboard stays where the next state is typed");
    assert_eq!(browser.value("#filter"), "", "and it is empty again");
    browser.keys(&format!("new{DOWN}{DOWN}"));
    assert!(browser.focused(".chips button"));
    after(&browser, || browser.keys(&ENTER.to_string()));
    browser.wait_text("#question", "Third state?");
    // Letters only search. With Alt they press the buttons.
    after(&browser, || browser.with_alt('u'));
    browser.with_alt('h');
    browser.wait_for("#act .best");
    tab_to(&browser, "#act .best");
    after(&browser, || browser.keys(&ENTER.to_string()));

    let mut taken = 0;
    while !is_over(&browser) {
        let all = choices(&browser);
        let choice = some(&all, taken).clone();
        after(&browser, || type_choice(&browser, &choice));
        taken += 1;
        assert!(taken < 200, "no end");
    }
    browser.wait_text("#drawer-dice", "The seed belongs to the commitment");
}
