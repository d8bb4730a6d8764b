//! Pictures for people: `RESOLUTE_PICTURES=DIR cargo test -p resolute --test browser pictures`.

use std::path::PathBuf;

use crate::browser::{Browser, NARROW, WIDE};
use crate::house::House;
use crate::play::{act, campaign, choices, new_table, some, take, to_the_end};

/// So many decisions make a map worth a picture.
const MIDDLE: usize = 45;

#[test]
fn pictures_of_the_pages() {
    let Some(folder) = std::env::var_os("RESOLUTE_PICTURES").map(PathBuf::from) else { return };
    let Some(house) = House::open() else { return };
    std::fs::create_dir_all(&folder).unwrap();
    let browser = Browser::open();
    let over = new_table(&browser, &house, &[("option.weeks", "3")]);
    to_the_end(&browser);
    let map = browser.attribute("header nav a[href^='/map']", "href").unwrap();
    let table = new_table(&browser, &house, &[("option.weeks", "15")]);
    for nth in 0.. {
        let all = choices(&browser);
        if nth > MIDDLE && all.iter().any(|choice| choice.act == "campaign") {
            break;
        }
        take(&browser, some(&all, nth));
    }
    campaign(&browser, ["OH", "PA", "FL"]);
    act(&browser, "roll");
    let idiot = crate::idiot::worth_a_picture(&browser, &house);
    let pages = [
        ("lobby", "/".to_owned()),
        ("table", table),
        ("replay", format!("{over}?at=20")),
        ("calculator", map),
        ("rules", "/rules/presidential#TPG-11".to_owned()),
        ("idiot", idiot),
    ];
    for (size, name) in [(WIDE, "wide"), (NARROW, "narrow")] {
        browser.resize(size);
        for scheme in ["light", "dark"] {
            browser.prefer(scheme);
            for (page, path) in &pages {
                browser.go(&house.at(path));
                browser.eval_later(
                    "await document.fonts.ready; await new Promise((done) => setTimeout(done, 400))",
                    &[],
                );
                browser.picture(&folder.join(format!("{page}-{name}-{scheme}.png")));
            }
        }
    }
}
