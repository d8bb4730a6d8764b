//! A phone: nothing scrolls sideways, and board and question are visible together.

use crate::browser::{Browser, NARROW};
use crate::house::House;
use crate::play::{SHORT, act, new_table, to_the_end};

#[track_caller]
pub fn fits(browser: &Browser) {
    let script = r#"
        const page = document.scrollingElement;
        if (page.scrollWidth <= page.clientWidth) return [];
        return [`${page.scrollWidth} > ${page.clientWidth}`, ...[...document.querySelectorAll("body *")]
            .filter((one) => one.getBoundingClientRect().right > page.clientWidth + 1)
            .slice(0, 5).map((one) => one.outerHTML.slice(0, 120))];
    "#;
    let wide = browser.eval(script, &[]);
    assert_eq!(wide, serde_json::json!([]), "at {}", browser.address());
}

/// The top of an element as a share of the screen height.
pub fn top_of(browser: &Browser, selector: &str) -> f64 {
    let script = "return document.querySelector(arguments[0]).getBoundingClientRect().top / innerHeight";
    browser.eval(script, &[selector.into()]).as_f64().unwrap()
}

#[test]
fn nothing_scrolls_sideways_on_a_phone() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.resize(NARROW);
    for page in
        ["/", "/new/presidential", "/rules/presidential", "/guide/presidential", "/map", "/about", "/account"]
    {
        browser.go(&house.at(page));
        fits(&browser);
    }
    new_table(&browser, &house, &SHORT);
    for step in ["campaign", "announce OH", "announce PA", "announce FL", "roll"] {
        fits(&browser);
        browser.eval("scrollTo(0, 0)", &[]);
        let (board, question) = (top_of(&browser, ".map"), top_of(&browser, "#question"));
        assert!(board < 0.6, "the board begins at {board} of the screen before {step}");
        assert!(question < 1.0, "the question stands at {question} of the screen before {step}");
        act(&browser, step);
    }
    to_the_end(&browser);
    fits(&browser);
    // Looking back, in the language with longer words.
    let table = browser.address();
    browser.follow("form.prefs button", "Deutsch");
    browser.go(&format!("{table}?at=3"));
    fits(&browser);
    browser.go(&house.at("/"));
    fits(&browser);
}
