//! The map calculator: clicks, totals, the link, the keyboard, with and without scripts.

use crate::browser::{Browser, ENTER};
use crate::house::House;
use crate::play::{SHORT, act, campaign, choices, new_table, take};

fn totals(browser: &Browser) -> (String, String) {
    (browser.text("[data-total='D']"), browser.text("[data-total='R']"))
}

fn holder(browser: &Browser, state: &str) -> String {
    browser.text(&format!(".chips button[data-code='{state}'] small"))
}

#[track_caller]
fn is(browser: &Browser, democrats: &str, republicans: &str) {
    assert_eq!(totals(browser), (democrats.to_owned(), republicans.to_owned()));
}

#[test]
fn clicks_cycle_and_the_link_restores_the_map() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/map"));
    is(&browser, "0", "0");
    browser.click(".map a[data-code='TX']");
    assert_eq!(holder(&browser, "TX"), "Republicans");
    is(&browser, "0", "38");
    browser.click(".map a[data-code='TX']");
    is(&browser, "38", "0");
    browser.click(".map a[data-code='TX']");
    is(&browser, "0", "0");
    assert_eq!(browser.text("#verdict"), "538 electoral votes undecided.");
    for state in ["CA", "TX", "NY", "RI", "DC"] {
        browser.click(&format!(".map a[data-code='{state}']"));
    }
    browser.click(".map a[data-code='CA']");
    is(&browser, "55", "74");
    // By keyboard: the same states as buttons.
    browser.eval("document.querySelector(\".chips button[data-code='OH']\").focus()", &[]);
    browser.keys(&ENTER.to_string());
    is(&browser, "55", "92");
    assert!(browser.focused(".chips button[data-code='OH']"), "the keyboard stays");

    let link = browser.attribute("#share", "href").unwrap();
    let other = Browser::scriptless();
    other.go(&house.at(&link));
    is(&other, "55", "92");
    assert_eq!(holder(&other, "CA"), "Democrats");
    other.follow(".map a[data-code='OH']", "");
    is(&other, "73", "74");
    other.follow(".chips button[data-code='OH']", "");
    is(&other, "55", "74");
    other.follow("a", "2024 to 2028");
    is(&other, "54", "75");
    other.follow("#clear", "");
    is(&other, "0", "0");
    browser.reload();
    is(&browser, "55", "92");
    browser.follow("a[data-votes-of='2024-2028']", "");
    is(&browser, "54", "92");
}

#[test]
fn a_majority_is_said() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/map"));
    let all = browser
        .eval("return [...document.querySelectorAll('.chips button')].map((one) => one.dataset.code)", &[]);
    for code in all.as_array().unwrap().iter().map(|code| code.as_str().unwrap()) {
        browser.eval(
            "document.querySelector(`.chips button[data-code='${arguments[0]}']`).click()",
            &[code.into()],
        );
    }
    is(&browser, "0", "538");
    assert_eq!(browser.text("#verdict"), "Republicans have 270 or more.");
    assert!(browser.has(".runner.o1 .won:not([hidden])") && !browser.has(".runner.o0 .won:not([hidden])"));
}

#[test]
fn it_opens_from_a_game_with_the_map_of_now() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table(&browser, &house, &SHORT);
    campaign(&browser, ["OH", "PA", "FL"]);
    act(&browser, "roll");
    let allot =
        choices(&browser).into_iter().find(|one| one.act.starts_with("allot") && one.act.ends_with("OH"));
    take(&browser, &allot.unwrap());
    assert!(browser.text(".board ul.vh").contains("Ohio, 18: Democrats"));
    let race = ["0", "1"].map(|seat| browser.text(&format!(".runner.o{seat} > b")));
    browser.follow("nav a", "Map calculator");
    assert_eq!(holder(&browser, "OH"), "Democrats");
    is(&browser, &race[0], &race[1]);
}
