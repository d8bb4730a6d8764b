//! German, and light and dark mode: chosen once, kept on every page.

use crate::browser::Browser;
use crate::house::House;
use crate::play::{SHORT, new_table, to_the_end};

/// English words that would be noticeable on a German page.
const ENGLISH: [&str; 24] = [
    "the", "and", "with", "you", "your", "table", "seat", "rules", "guide", "undo", "hint", "roll", "votes",
    "states", "game", "of", "is", "weeks", "new", "open", "from", "here", "not", "play",
];

/// English words on the page that are not marked as English, except names of people and of the program.
fn english(browser: &Browser) -> Vec<String> {
    let script = r#"
        const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
        const found = [], listed = new Set(arguments[0]);
        const check = (text) => {
            const words = (text ?? "").toLowerCase().match(/\p{L}+/gu) ?? [];
            if (words.some((word) => listed.has(word))) found.push(text.trim());
        };
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const element = node.nodeType === 1 ? node : node.parentElement;
            if (element.closest("[lang=en], script, style, code, textarea")) continue;
            if (node.nodeType === 3) check(node.data);
            else for (const name of ["aria-label", "title", "placeholder", "alt"]) check(node.getAttribute(name));
        }
        return found;
    "#;
    let found = browser.eval(script, &[serde_json::json!(ENGLISH)]);
    let names = [
        "The Presidential Game",
        "From Idiot to President",
        "The CDG Solo System",
        "Pursuit of Glory",
        "Barbarossa to Berlin",
        "Empire of the Sun",
        "Rock ’n’ Roll",
        "New York",
        "New Mexico",
        "New Jersey",
        "New Hampshire",
        "Electoral WebMap",
        "District of Columbia",
        "United States Census Bureau",
    ];
    let mut found: Vec<String> = serde_json::from_value(found).unwrap();
    found.retain(|text| {
        let rest = names.iter().fold(text.clone(), |rest, name| rest.replace(name, ""));
        let words = rest.to_lowercase();
        words.split(|c: char| !c.is_alphabetic()).any(|word| ENGLISH.contains(&word))
    });
    found
}

#[track_caller]
pub fn is_german(browser: &Browser) {
    assert_eq!(browser.attribute("html", "lang").as_deref(), Some("de"), "{}", browser.address());
    assert_eq!(english(browser), Vec::<String>::new(), "at {}", browser.address());
}

#[test]
fn whole_pages_in_german() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.expect("404");
    browser.go(&house.at("/"));
    assert_eq!(browser.attribute("html", "lang").as_deref(), Some("en"));
    browser.follow("form.prefs button", "Deutsch");
    is_german(&browser);
    for page in [
        "/new/presidential",
        "/rules/presidential",
        "/guide/presidential",
        "/about",
        "/map",
        "/account",
        "/sign-in",
        "/no-such-page",
    ] {
        browser.go(&house.at(page));
        is_german(&browser);
    }
    new_table(&browser, &house, &SHORT);
    is_german(&browser);
    to_the_end(&browser);
    is_german(&browser);
    browser.open_drawer("table");
    browser.follow("#drawer-table a[href$='/log']", "");
    is_german(&browser);
    browser.follow("form.prefs button", "English");
    assert_eq!(browser.attribute("html", "lang").as_deref(), Some("en"));
    assert!(browser.address().ends_with("/log"), "the reader stays where they are");
}

#[test]
fn light_and_dark_are_switched_and_kept() {
    let Some(house) = House::open() else { return };
    let browser = Browser::scriptless();
    let ground = |browser: &Browser| {
        browser.eval("return getComputedStyle(document.documentElement).backgroundColor", &[])
    };
    browser.prefer("dark");
    browser.go(&house.at("/"));
    browser.wait("the style is there", |browser| ground(browser) != "rgba(0, 0, 0, 0)");
    let dark = ground(&browser);
    browser.prefer("light");
    let light = ground(&browser);
    assert_ne!(dark, light, "as the system says");
    // On a light system the first click makes it dark, and vice versa.
    browser.follow("form.prefs button[value='dark']", "");
    assert_eq!(
        (browser.attribute("html", "data-theme").as_deref(), ground(&browser)),
        (Some("dark"), dark.clone())
    );
    assert_eq!(browser.text("form.prefs [aria-pressed='true']"), "Dark");
    browser.prefer("dark");
    browser.follow("form.prefs button[value='light']", "");
    assert_eq!(
        (browser.attribute("html", "data-theme").as_deref(), ground(&browser)),
        (Some("light"), light.clone())
    );
    browser.go(&house.at("/map"));
    assert_eq!(ground(&browser), light, "kept on other pages");
    browser.follow("form.prefs button[value='auto']", "");
    assert_eq!((browser.attribute("html", "data-theme"), ground(&browser)), (None, dark));
    assert!(browser.address().ends_with("/map"));
}
