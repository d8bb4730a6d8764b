//! Screenshots for people: `RESOLUTE_PICTURES=DIR cargo test -p resolute --test browser pictures`.

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

/// Number of decisions after which the map is worth a picture.
const MIDDLE: usize = 45;

/// The folder for pictures, if they are wanted.
fn wanted() -> Option<PathBuf> {
    let folder = std::env::var_os("RESOLUTE_PICTURES").map(PathBuf::from)?;
    std::fs::create_dir_all(&folder).unwrap();
    Some(folder)
}

/// Takes pictures of each of these pages in light and dark.
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

/// Custom cards: the form, the list, the invitation.
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

/// A presidency in its second phase, when the world has moved, and the end of a presidency.
#[test]
fn pictures_of_a_presidency() {
    let Some(folder) = wanted() else { return };
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let end = import(&browser, &house, "mr-president", "reelected");
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
        let mut pages = sides.map(|(page, side)| (page, format!("{path}?tab={side}"))).to_vec();
        pages.push(("mr-president-end", end.clone()));
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

/// A game of 1960 in its sixth turn.
fn debates(browser: &Browser, house: &House) -> String {
    let path = new_session(browser, house, "1960", &[]);
    for turn in 2..=6 {
        until(browser, "the next turn", |desk, _| desk.headline.ends_with(&format!("turn {turn}")));
    }
    path
}

/// Width of one moment in a strip. A moment on a phone is as high as two of these.
const MOMENT: u32 = 376;
/// Gap between moments.
const GAP: u32 = 6;

/// Combines moments into one picture: wide screens in light and, below them, in dark; to their right the phones.
fn strip(browser: &Browser, folder: &Path, name: &str, [wide, phone]: [Vec<PathBuf>; 2]) {
    let high = MOMENT * WIDE.1 / WIDE.0;
    let columns = wide.len().div_ceil(2) as u32;
    let whole = 2 * high + GAP;
    let phones = phone.len() as u32 * (NARROW.0 * whole / NARROW.1 + GAP);
    let size = (columns * (MOMENT + GAP) + phones + GAP, whole + 2 * GAP);
    let mut page = format!(
        "<!DOCTYPE html><style>body {{ margin: 0; padding: {GAP}px; display: flex; gap: {GAP}px; background: #8b8576; overflow: hidden }} \
         div {{ flex: none; display: grid; grid-template-columns: repeat({columns}, {MOMENT}px); gap: {GAP}px }} \
         img {{ display: block; height: {high}px }} body > img {{ height: {whole}px }}</style><div>"
    );
    for moment in wide {
        write!(page, "<img src='{}'>", moment.display()).unwrap();
    }
    page += "</div>";
    for moment in phone {
        write!(page, "<img src='{}'>", moment.display()).unwrap();
    }
    let file = folder.join("strip.html");
    std::fs::write(&file, page).unwrap();
    browser.resize(size);
    browser.go(&format!("file://{}", file.display()));
    browser.eval_later("await Promise.all([...document.images].map((one) => one.decode()))", &[]);
    browser.picture(&folder.join(format!("{name}.png")));
    std::fs::remove_file(file).unwrap();
}

/// A screen of this size and scheme with slow playback, and the suffix of its pictures.
struct Screen {
    browser: Browser,
    scheme: &'static str,
    name: String,
}

impl Screen {
    fn open(house: &House, size: (u32, u32), scheme: &'static str) -> Screen {
        let browser = Browser::lively();
        browser.resize(size);
        browser.prefer(scheme);
        browser.go(&house.at("/"));
        browser.eval("localStorage.setItem('pace', 'slow')", &[]);
        let width = if size == NARROW { "narrow" } else { "wide" };
        Screen { browser, scheme, name: format!("{width}-{scheme}") }
    }

    fn is_narrow(&self) -> bool {
        self.name.starts_with("narrow")
    }

    fn picture(&self, folder: &Path, moment: &str) -> PathBuf {
        let file = folder.join(format!("{moment}-{}.png", self.name));
        self.browser.picture(&file);
        file
    }

    /// The last acts of a bot's turn, each photographed while it is played.
    fn bots_turn(&self, house: &House, folder: &Path) -> Vec<PathBuf> {
        let browser = &self.browser;
        new_table(browser, house, &THREE_WEEKS);
        until_the_bot_plays(browser);
        let mut taken: Vec<(String, PathBuf)> = Vec::new();
        while is_playing(browser) {
            let act = browser.attribute("#caption", "data-act").unwrap_or_default();
            if taken.last().is_none_or(|(last, _)| *last != act) {
                // Now a die has landed or is flying.
                sleep(Duration::from_millis(900));
                let file = self.picture(folder, &format!("bots-turn-{act}"));
                taken.push((act, file));
            }
        }
        let wanted = if self.is_narrow() { 1 } else { 2 };
        // Skip the very last act, after which the strip is complete.
        let end = taken.len().checked_sub(1).filter(|end| *end >= wanted).expect("a turn of several acts");
        taken.drain(end - wanted..end).map(|(_, file)| file).collect()
    }

    /// Election night after some calls.
    fn night(&self, house: &House, folder: &Path) -> Vec<PathBuf> {
        let browser = &self.browser;
        browser.eval("localStorage.setItem('pace', 'off')", &[]);
        before_the_night(browser, house);
        begin(browser, "quick");
        let calls: &[u64] = match (self.is_narrow(), self.scheme) {
            (true, _) => &[12],
            (false, "light") => &[2, 9],
            (false, _) => &[16, 23],
        };
        let one = |call: &u64| {
            for next in called(browser)..=*call {
                browser.wait("the next call", |browser| called(browser) >= next);
            }
            self.picture(folder, &format!("night-{call}"))
        };
        calls.iter().map(one).collect()
    }

    /// Result pages of finished games.
    fn ends(&self, house: &House, folder: &Path) -> Vec<PathBuf> {
        let games: &[(&str, &str)] = match (self.is_narrow(), self.scheme) {
            (true, _) => &[("presidential", "democrats")],
            (false, "light") => &[("presidential", "democrats"), ("manifest", "points")],
            (false, _) => &[("idiot", "won"), ("presidential", "republicans")],
        };
        let one = |(game, record): &(&str, &str)| {
            import(&self.browser, house, game, record);
            sleep(Duration::from_millis(400));
            self.picture(folder, &format!("end-{game}"))
        };
        games.iter().map(one).collect()
    }
}

/// A bot's turn, election night and the end, each as a strip of moments: on a wide and a narrow screen, in light and dark.
#[test]
fn pictures_of_moments() {
    let Some(folder) = wanted() else { return };
    let folder = folder.canonicalize().unwrap();
    // Full-size pictures for a closer look.
    let moments = folder.join("moments");
    std::fs::create_dir_all(&moments).unwrap();
    let Some(house) = House::open() else { return };
    let screens = [(WIDE, "light"), (WIDE, "dark"), (NARROW, "light"), (NARROW, "dark")]
        .map(|(size, scheme)| Screen::open(&house, size, scheme));
    type Taken = fn(&Screen, &House, &Path) -> Vec<PathBuf>;
    let strips: [(&str, Taken); 3] = [
        ("strip-bots-turn", Screen::bots_turn),
        ("strip-election-night", Screen::night),
        ("strip-end", Screen::ends),
    ];
    for (name, take) in strips {
        let sides = [&screens[..2], &screens[2..]]
            .map(|screens| screens.iter().flat_map(|screen| take(screen, &house, &moments)).collect());
        strip(&Browser::open(), &folder, name, sides);
    }
}
