//! Pictures for people: `RESOLUTE_PICTURES=DIR cargo test -p resolute --test browser pictures`.

use std::path::{Path, PathBuf};

use crate::browser::{Browser, NARROW, TABLET, WIDE};
use crate::displays::{new_session, until};
use crate::house::House;
use crate::play::{Choice, act, acts, campaign, choices, new_table, some, take, to_the_end};

/// So many decisions make a map worth a picture.
const MIDDLE: usize = 45;

/// Where pictures are wanted.
fn wanted() -> Option<PathBuf> {
    let folder = std::env::var_os("RESOLUTE_PICTURES").map(PathBuf::from)?;
    std::fs::create_dir_all(&folder).unwrap();
    Some(folder)
}

/// Each of these pages by day and by night.
fn draw(browser: &Browser, house: &House, folder: &Path, name: &str, pages: &[(&str, String)]) {
    for scheme in ["light", "dark"] {
        browser.prefer(scheme);
        for (page, path) in pages {
            browser.go(&house.at(path));
            browser.eval_later(
                "await document.fonts.ready; await new Promise((done) => setTimeout(done, 400))",
                &[],
            );
            browser.picture(&folder.join(format!("{page}-{name}-{scheme}.png")));
        }
    }
}

#[test]
fn pictures_of_the_pages() {
    let Some(folder) = wanted() else { return };
    let Some(house) = House::open() else { return };
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
        draw(&browser, &house, &folder, name, &pages);
    }
}

/// Cards of one's own: the form, the list, the invitation.
#[test]
fn pictures_of_own_cards() {
    let Some(folder) = wanted() else { return };
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.expect("422");
    for lang in ["en", "de"] {
        for (size, name) in [(WIDE, "wide"), (NARROW, "narrow")] {
            browser.resize(size);
            let picture = |page: &str| browser.picture(&folder.join(format!("{page}-{name}-{lang}.png")));
            browser.go(&house.at("/new/presidential"));
            picture("own-cards-none");
            crate::own_cards::two_cards(&browser, &house);
            browser.eval("document.querySelector('.written').scrollIntoView()", &[]);
            picture("own-cards-form");
            crate::own_cards::write(&browser, "catch_up", Some("10"), Some(""), &["PA"], " ");
            browser.eval("document.querySelector('.entry:last-of-type').scrollIntoView()", &[]);
            picture("own-cards-states");
            browser.follow("main form button.go", "");
            picture("own-cards-faults");
            browser.eval("document.querySelector('.entry:last-of-type').scrollIntoView()", &[]);
            picture("own-cards-fault");
            crate::own_cards::two_cards(&browser, &house);
            browser.fill("[name='seat.1']", "friend");
            browser.follow("main form button.go", "");
            let link = browser.value("input.copy");
            browser.eval("document.querySelector('.all-cards').scrollIntoView({ block: 'center' })", &[]);
            picture("own-cards-table");
            browser.follow("a.all-cards", "");
            picture("own-cards-list");
            let guest = Browser::open();
            guest.resize(size);
            guest.go(&if link.starts_with('/') { house.at(&link) } else { link });
            guest.picture(&folder.join(format!("own-cards-invitation-{name}-{lang}.png")));
        }
        if lang == "en" {
            browser.follow("form.prefs button", "Deutsch");
        }
    }
}

/// A presidency in its second phase, when the world has moved.
#[test]
fn pictures_of_a_presidency() {
    let Some(folder) = wanted() else { return };
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let path = crate::mr_president::worth_a_picture(&browser, &house);
    for (size, name) in [(WIDE, "wide"), (NARROW, "narrow")] {
        browser.resize(size);
        draw(&browser, &house, &folder, name, &[("mr-president", path.clone())]);
    }
}

/// Five empires in the second era.
#[test]
fn pictures_of_territories() {
    let Some(folder) = wanted() else { return };
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let path = crate::manifest::worth_a_picture(&browser, &house);
    for (size, name) in [(WIDE, "wide"), (NARROW, "narrow")] {
        browser.resize(size);
        draw(&browser, &house, &folder, name, &[("manifest", path.clone())]);
    }
}

/// Sessions beside a board, on a desk, a tablet and a phone.
#[test]
fn pictures_of_sessions() {
    let Some(folder) = wanted() else { return };
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let plays = |all: &[Choice]| all.iter().any(|choice| choice.act.starts_with("play "));
    let session = |sheet, fields: &[(&str, &str)], turns: u64, holds: &dyn Fn(&[Choice]) -> bool| {
        let path = new_session(&browser, &house, sheet, fields);
        until(&browser, sheet, |_, all| acts(&browser) >= turns && holds(all));
        path
    };
    let two_cards = [("option.command_1", "7"), ("option.command_2", "6")];
    let pages = [
        ("solo", session("wilderness", &[], 14, &plays)),
        ("solo-slots", session("medieval", &two_cards, 12, &plays)),
        ("solo-decks", session("empire", &[], 18, &plays)),
        ("solo-debates", debates(&browser, &house)),
    ];
    for (size, name) in [(WIDE, "wide"), (TABLET, "tablet"), (NARROW, "narrow")] {
        browser.resize(size);
        draw(&browser, &house, &folder, name, &pages);
    }
}

/// 1960 in its sixth turn.
fn debates(browser: &Browser, house: &House) -> String {
    let path = new_session(browser, house, "1960", &[]);
    for turn in 2..=6 {
        until(browser, "the next turn", |desk, _| desk.headline.ends_with(&format!("turn {turn}")));
    }
    path
}
