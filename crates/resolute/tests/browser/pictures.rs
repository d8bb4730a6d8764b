//! Pictures for people: `RESOLUTE_PICTURES=DIR cargo test -p resolute --test browser pictures`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use crate::browser::{Browser, NARROW, TABLET, WIDE};
use crate::displays::{new_session, until};
use crate::ending::{before_the_night, begin, called, import};
use crate::house::House;
use crate::play::{Choice, act, acts, campaign, choices, new_table, some, take, to_the_end};
use crate::player::{THREE_WEEKS, is_playing, until_the_bot_plays};

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
        let sides = [
            ("mr-president-world", "W"),
            ("mr-president-house", "H"),
            ("mr-president-congress", "C"),
            ("mr-president-powers", "P"),
            ("mr-president-military", "M"),
            ("mr-president-decks", "D"),
        ];
        let pages = sides.map(|(page, side)| (page, format!("{path}?tab={side}")));
        draw(&browser, &house, &folder, name, &pages);
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

/// How wide a moment of a strip is; one of a phone is as high as two of these.
const MOMENT: u32 = 400;
/// Between them.
const GAP: u32 = 6;

/// Moments on a wide screen by twos, and to their right one on a phone, as one picture.
fn strip(browser: &Browser, folder: &Path, name: &str, wide: &[PathBuf], phone: &Path) {
    let high = MOMENT * WIDE.1 / WIDE.0;
    let rows = wide.len().div_ceil(2) as u32;
    let whole = rows * (high + GAP) - GAP;
    let size = (2 * (MOMENT + GAP) + NARROW.0 * whole / NARROW.1 + 2 * GAP, whole + 2 * GAP);
    let mut page = format!(
        "<!DOCTYPE html><style>body {{ margin: 0; padding: {GAP}px; display: flex; gap: {GAP}px; background: #8b8576; overflow: hidden }} \
         div {{ flex: none; display: grid; grid-template-columns: {MOMENT}px {MOMENT}px; gap: {GAP}px }} \
         img {{ display: block; height: {high}px }} body > img {{ height: {whole}px }}</style><div>"
    );
    for moment in wide {
        write!(page, "<img src='{}'>", moment.display()).unwrap();
    }
    write!(page, "</div><img src='{}'>", phone.display()).unwrap();
    let file = folder.join("strip.html");
    std::fs::write(&file, page).unwrap();
    browser.resize(size);
    browser.go(&format!("file://{}", file.display()));
    browser.eval_later("await Promise.all([...document.images].map((one) => one.decode()))", &[]);
    browser.picture(&folder.join(format!("{name}.png")));
    std::fs::remove_file(file).unwrap();
    for moment in wide.iter().map(PathBuf::as_path).chain([phone]) {
        std::fs::remove_file(moment).unwrap();
    }
}

/// A browser of this size and scheme in which acts are played slowly enough for pictures.
fn slow(house: &House, size: (u32, u32), scheme: &str) -> Browser {
    let browser = Browser::lively();
    browser.resize(size);
    browser.prefer(scheme);
    browser.go(&house.at("/"));
    browser.eval("localStorage.setItem('pace', 'slow')", &[]);
    browser
}

/// The last acts of a bot's turn, each while it is played.
fn bots_turn(browser: &Browser, house: &House, folder: &Path, moments: usize) -> Vec<PathBuf> {
    new_table(browser, house, &THREE_WEEKS);
    until_the_bot_plays(browser);
    let mut taken: Vec<PathBuf> = Vec::new();
    while is_playing(browser) {
        let act = browser.attribute("#caption", "data-act").unwrap_or_default();
        let file = folder.join(format!("moment-{moments}-{act}.png"));
        if taken.last() != Some(&file) {
            // A die has landed and is on its way.
            sleep(Duration::from_millis(900));
            browser.picture(&file);
            taken.push(file);
        }
    }
    let last = taken.split_off(taken.len().checked_sub(moments).expect("a turn of several acts"));
    for file in taken {
        std::fs::remove_file(file).unwrap();
    }
    last
}

/// Election night after so many calls.
fn night(browser: &Browser, house: &House, folder: &Path, calls: &[u64]) -> Vec<PathBuf> {
    browser.eval("localStorage.setItem('pace', 'off')", &[]);
    before_the_night(browser, house);
    begin(browser, "quick");
    let mut taken = Vec::new();
    for call in calls {
        for next in called(browser)..=*call {
            browser.wait("the next call", |browser| called(browser) >= next);
        }
        let file = folder.join(format!("moment-{}-{call}.png", calls.len()));
        browser.picture(&file);
        taken.push(file);
    }
    taken
}

/// The pages of these games that are over, by turns by day and by night.
fn ends(browser: &Browser, house: &House, folder: &Path, games: &[(&str, &str)]) -> Vec<PathBuf> {
    let one = |(nth, (game, record)): (usize, &(&str, &str))| {
        import(browser, house, game, record);
        browser.prefer(["light", "dark"][nth % 2]);
        sleep(Duration::from_millis(400));
        let file = folder.join(format!("moment-{}-{nth}.png", games.len()));
        browser.picture(&file);
        file
    };
    games.iter().enumerate().map(one).collect()
}

/// A bot's turn, election night and the end, each as a strip of moments.
#[test]
fn pictures_of_moments() {
    let Some(folder) = wanted() else { return };
    let folder = folder.canonicalize().unwrap();
    let Some(house) = House::open() else { return };
    let (desk, phone) = (slow(&house, WIDE, "light"), slow(&house, NARROW, "dark"));
    let wide = bots_turn(&desk, &house, &folder, 4);
    let narrow = bots_turn(&phone, &house, &folder, 1);
    strip(&Browser::open(), &folder, "strip-bots-turn", &wide, &narrow[0]);
    let wide = night(&desk, &house, &folder, &[2, 9, 16, 23]);
    let narrow = night(&phone, &house, &folder, &[12]);
    strip(&Browser::open(), &folder, "strip-election-night", &wide, &narrow[0]);
    let won = [
        ("presidential", "democrats"),
        ("idiot", "won"),
        ("manifest", "points"),
        ("mr-president", "2020-won"),
    ];
    let wide = ends(&desk, &house, &folder, &won);
    let narrow = ends(&phone, &house, &folder, &won[..1]);
    strip(&Browser::open(), &folder, "strip-end", &wide, &narrow[0]);
}
