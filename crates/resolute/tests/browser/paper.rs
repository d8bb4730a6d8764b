//! Printing the log: with a button, black on white, without controls, readable page by page.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::displays::{new_session, until};
use crate::house::House;
use crate::play::acts;

/// Enough acts for more than one sheet of paper.
const ACTS: u64 = 60;
/// A4 in screen pixels.
const SHEET: (u32, u32) = (794, 1123);

/// Which of these would be visible on paper.
fn seen(browser: &Browser, selector: &str) -> Value {
    let script = r#"
        const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
        return [...document.querySelectorAll(arguments[0])].filter(seen).map((one) => one.textContent.trim());
    "#;
    browser.eval(script, &[selector.into()])
}

fn long_log(browser: &Browser, house: &House) {
    new_session(browser, house, "wilderness", &[]);
    until(browser, "a long log", |_, _| acts(browser) >= ACTS);
}

#[test]
fn the_log_is_printed_black_on_white_without_what_is_pressed() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.prefer("dark");
    long_log(&browser, &house);
    browser.follow(".log a[href$='/log']", "Whole log");
    assert_eq!(seen(&browser, "#print"), json!(["Print"]));
    let first = browser.text(".lines li bdi");
    assert!(first.starts_with("The displays are dealt"), "a story begins at its beginning: {first}");
    browser.eval("window.print = () => { document.documentElement.dataset.printed = 'yes' }", &[]);
    browser.click("#print");
    assert!(browser.has("[data-printed=yes]"), "the button prints");

    browser.devtools(
        "Emulation.setEmulatedMedia",
        json!({ "media": "print", "features": [{ "name": "prefers-color-scheme", "value": "dark" }] }),
    );
    browser.resize(SHEET);
    assert_eq!(
        seen(&browser, "button, input, nav, nav a, .skip, .lead-in a"),
        json!([]),
        "nothing is pressed on paper"
    );
    let lines = seen(&browser, ".lines li").as_array().unwrap().len() as u64;
    assert!(lines > ACTS, "{lines}");
    let title = seen(&browser, ".what").to_string();
    assert!(title.contains("Wilderness War"), "{title}");
    let colours = r#"
        const ink = (one) => getComputedStyle(one).color;
        return [getComputedStyle(document.documentElement).backgroundColor, ink(document.querySelector("h1")), ink(document.querySelector(".lines li"))];
    "#;
    assert_eq!(browser.eval(colours, &[]), json!(["rgb(255, 255, 255)", "rgb(0, 0, 0)", "rgb(0, 0, 0)"]));
    let wide = browser.eval("return document.documentElement.scrollWidth - innerWidth", &[]);
    assert!(wide.as_i64().unwrap_or(1) <= 0, "{wide} too wide for the sheet");
    if let Some(folder) = std::env::var_os("RESOLUTE_PICTURES").map(std::path::PathBuf::from) {
        std::fs::create_dir_all(&folder).unwrap();
        browser.picture(&folder.join("paper.png"));
    }

    let printed = browser.devtools(
        "Page.printToPDF",
        json!({ "paperWidth": 8.27, "paperHeight": 11.69, "preferCSSPageSize": true }),
    );
    let pages = r"return (atob(arguments[0]).match(/\/Type \/Page\b(?!s)/g) ?? []).length";
    let pages = browser.eval(pages, &[printed["data"].clone()]).as_u64().unwrap();
    assert!((2..=5).contains(&pages), "{lines} lines on {pages} sheets");
}

#[test]
fn the_button_speaks_german_and_is_hidden_where_it_could_do_nothing() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let table = new_session(&browser, &house, "1960", &[]);
    browser.go(&house.at(&format!("{table}/log")));
    browser.follow("form.prefs button", "Deutsch");
    assert_eq!(seen(&browser, "#print"), json!(["Drucken"]));
    let scriptless = Browser::scriptless();
    scriptless.go(&house.at(&format!("{table}/log")));
    assert_eq!(scriptless.count(".lines li").min(1), 1, "the log is there");
    assert_eq!(seen(&scriptless, "#print"), json!([]), "a button that does nothing is not shown");
}
