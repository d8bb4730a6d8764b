//! The result page of a game, and the great moments of a game: played, controlled together, skipped, and without motion.

use std::path::PathBuf;

use serde_json::json;

use crate::accessible::{axe, findings};
use crate::browser::{Browser, ESCAPE, NARROW, WIDE};
use crate::house::House;
use crate::play::{SHORT, acts, choices, is_over, new_table, path, take};
use crate::together::two_at_a_table;

/// A recorded game of each kind.
pub const RECORDED: [(&str, &str); 5] = [
    ("presidential", "democrats"),
    ("idiot", "won"),
    ("manifest", "points"),
    ("mr-president", "2020-won"),
    ("cdg-solo", "first"),
];

pub fn import(browser: &Browser, house: &House, game: &str, name: &str) -> String {
    let games = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../games");
    let file = games.join(game).join("tests/recorded").join(format!("{name}.json"));
    browser.go(&house.at("/"));
    browser.click("details.import summary");
    browser.choose_file("details.import input", &file.canonicalize().unwrap());
    browser.follow("details.import button", "");
    path(browser)
}

#[test]
fn every_game_that_is_over_has_a_page_that_tells_how_it_went() {
    let Some(house) = House::open() else { return };
    let axe = axe();
    let browser = Browser::open();
    for (game, name) in RECORDED {
        browser.resize(WIDE);
        let table = import(&browser, &house, game, name);
        assert!(is_over(&browser), "{game}");
        assert!(!browser.text("#question").is_empty(), "{game}");
        assert!(!browser.has("#undo") && !browser.has("#act"), "{game}: nothing can be taken back");
        assert!(browser.has(".luck .faces"), "{game}: dice are counted");
        let longer = browser.eval("return document.scrollingElement.scrollHeight - innerHeight", &[]);
        assert_eq!(longer, 0, "{game}: the page does not scroll into nothing");
        let over_one_another = browser.eval(
            "const all = [...document.querySelectorAll('.ending > *')].filter((one) => one.getBoundingClientRect().height > 0 || one.scrollHeight > 0); \
             return all.filter((one, n) => one.scrollHeight > one.clientHeight + 1 || one.getBoundingClientRect().bottom > (all[n + 1]?.getBoundingClientRect().top ?? Infinity) + 1) \
             .map((one) => one.className)",
            &[],
        );
        assert_eq!(over_one_another, json!([]), "{game}: one below the other");
        // Only the CDG Solo System, which is played beside another board, has no race.
        let has_race = game != "cdg-solo";
        assert_eq!(browser.has(".curve.wide .run"), has_race, "{game}");
        assert_eq!(browser.has(".turn"), has_race, "{game}");
        if has_race {
            assert!(browser.count(".numbers tbody tr") > 0, "{game}: the numbers can be read");
        }
        for scheme in ["light", "dark"] {
            browser.prefer(scheme);
            if let Some(axe) = &axe {
                let found = findings(&browser, axe);
                assert!(found.is_empty(), "{game} {scheme}: {}", found.join("\n"));
            }
        }
        browser.resize(NARROW);
        let wider = browser.eval("return document.documentElement.scrollWidth - innerWidth", &[]);
        assert_eq!(wider, 0, "{game}: nothing is wider than the screen");
        // Rule numbers within a text need not be large enough to tap.
        let small = browser.eval(
            "return [...document.querySelectorAll('.ending > :not(.area) a, .ask.over :is(a, button.go, select)')] \
             .filter((one) => one.checkVisibility()).map((one) => [one.textContent, one.getBoundingClientRect().height]) \
             .filter(([, height]) => height < 44)",
            &[],
        );
        assert_eq!(small, json!([]), "{game}: what is pressed is large enough");
        browser.resize(WIDE);
        if has_race {
            browser.click(".turn");
            browser.wait("a turning point leads to its act", |browser| browser.has("#table[data-at]"));
            browser.go(&house.at(&table));
        }
        browser.click("#to-board");
        browser.wait("the board is one click away", |browser| !browser.has(".ending"));
        assert_eq!(browser.attribute("#table", "data-at"), browser.attribute("#table", "data-acts"));
    }
}

#[test]
fn a_finished_game_is_shared_watched_and_played_on() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let table = import(&browser, &house, "presidential", "democrats");
    let end = acts(&browser);
    let image = browser.attribute("meta[property='og:image']", "content").unwrap();
    assert!(image.starts_with("http") && image.contains(&table), "{image}");
    let drawn = browser.eval_later(
        "const one = document.querySelector('.share img'); await one.decode(); return [one.naturalWidth, one.naturalHeight]",
        &[],
    );
    assert_eq!(drawn, json!([1200, 630]));
    browser.fill("#play-on-at", "0");
    browser.follow(".play-on button", "");
    assert_ne!(path(&browser), table, "a table of its own, where the bots go on");

    browser.go(&house.at(&table));
    browser.click_words(".again a", "Watch again");
    browser.wait("from the beginning", |browser| browser.has("#table[data-at]"));
    assert!(end > 0);
}

#[test]
fn the_link_to_share_opens_the_end_page_for_a_stranger() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let table = import(&browser, &house, "presidential", "democrats");
    let result = browser.text("#question");
    let link = browser.value(".share input.copy");
    assert_eq!(link, house.at(&table), "the whole address, to be given away");
    assert!(browser.has(".share .copier"), "it can be copied");
    let stranger = Browser::open();
    stranger.go(&link);
    assert!(is_over(&stranger) && stranger.has(".ending .curve"), "the page of the end");
    assert_eq!(stranger.text("#question"), result);
    assert!(!stranger.has("form.rematch"), "for who has played");
    assert!(!stranger.has("#table[data-seat]"));
    // The picture for messengers can be had without a name, too.
    let image = stranger.attribute("meta[property='og:image']", "content").unwrap();
    let drawn = stranger.eval_later("return [(await fetch(args[0])).status]", &[image.into()]);
    assert_eq!(drawn, json!([200]));
}

#[test]
fn without_scripts_the_night_is_a_list_of_calls() {
    let Some(house) = House::open() else { return };
    let host = Browser::open();
    let table = import(&host, &house, "presidential", "democrats");
    let calls = host.count(".calls li");
    assert!(calls > 5);
    let browser = Browser::scriptless();
    browser.go(&house.at(&table));
    assert_eq!(browser.count(".calls li"), calls);
    assert!(browser.text(".calls li").contains(':') && !browser.text(".calls li .total").is_empty());
    assert!(browser.has(".turn[href*='at=']"));
}

/// Plays to the last question before election night, with the pace off. The side that begins also counts, so another table is tried if that
/// is the bot.
pub fn before_the_night(browser: &Browser, house: &House) -> String {
    for _ in 0..20 {
        let table = new_table(browser, house, &SHORT);
        while !is_over(browser) {
            let all = choices(browser);
            if all[0].act == "count" {
                return table;
            }
            take(browser, &all[0]);
        }
    }
    panic!("one never counts");
}

pub fn begin(browser: &Browser, pace: &str) {
    browser.eval("localStorage.setItem('pace', arguments[0])", &[pace.into()]);
    let count = choices(browser).remove(0);
    browser.click(&format!("#{}", count.id));
    browser.wait("the lights go down", |browser| browser.has(".theatre.lit[data-stage='calls']"));
}

pub fn called(browser: &Browser) -> u64 {
    browser.count(".theatre .calls li")
}

#[test]
fn election_night_is_called_state_by_state_steered_together_and_skipped() {
    let Some(house) = House::open() else { return };
    let (browser, other) = (Browser::open(), Browser::open());
    let table = before_the_night(&browser, &house);
    other.go(&house.at(&table));
    other.eval("localStorage.setItem('pace', 'quick')", &[]);
    begin(&browser, "quick");
    other.wait("whoever watches sees the same", |other| other.has(".theatre.lit[data-stage='calls']"));
    browser.wait("states are called", |browser| called(browser) >= 2);
    let sums = "const totals = [...document.querySelectorAll('.theatre .tally .count')].map((one) => Number(one.textContent)); \
        const open = [...document.querySelectorAll('.theatre .open li:not(.gone)')].reduce((sum, one) => sum + Number(one.dataset.worth), 0); \
        return totals[0] + totals[1] + open";

    browser.click(".theatre .hold");
    other.wait("a pause counts for all", |other| other.has(".theatre .hold[aria-pressed='true']"));
    browser.wait("the sum is right while nothing moves", |browser| browser.eval(sums, &[]) == 538);
    let stood = called(&browser);
    std::thread::sleep(std::time::Duration::from_millis(900));
    assert_eq!(called(&browser), stood, "paused");
    assert!(!browser.has(".theatre .paces [aria-pressed='true'][data-pace='2']"));
    browser.click(".theatre [data-pace='2']");
    other.wait("so does the pace", |other| other.has(".theatre [data-pace='2'][aria-pressed='true']"));
    browser.click(".theatre .hold");
    browser.wait("it goes on", |browser| called(browser) > stood);

    browser.keys(&ESCAPE.to_string());
    browser.wait("who won is told", |browser| browser.has(".theatre[data-stage='end']"));
    browser.keys(&ESCAPE.to_string());
    browser.wait("the page of the end", |browser| !browser.has(".theatre") && browser.has(".ending .curve"));
    assert!(other.has(".theatre[data-stage='calls']"), "skipping is for oneself");
}

#[test]
fn with_reduced_motion_nothing_tumbles() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let features = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    before_the_night(&browser, &house);
    browser.devtools("Emulation.setEmulatedMedia", features);
    browser.eval(
        "window.tumbled = 0; new MutationObserver(() => { if (document.querySelector('.theatre .rolling')) tumbled++ }) \
         .observe(document, { subtree: true, attributes: true, childList: true })",
        &[],
    );
    begin(&browser, "quick");
    browser.wait("calls come step by step", |browser| called(browser) >= 2);
    assert_eq!(browser.eval("return window.tumbled", &[]), 0);
    browser.click(".theatre .skip-all");
    browser.wait("skipped", |browser| !browser.has(".theatre[data-stage='calls']"));
}

/// Two people with different paces, at the last question before election night. The one who counts comes first.
fn two_before_the_night(house: &House) -> (Browser, Browser) {
    let (host, friend) = two_at_a_table(house, "1");
    for _ in 0..200 {
        host.wait("somebody decides", |host| host.has("#act") || friend.has("#act"));
        let (mover, other) = if host.has("#act") { (&host, &friend) } else { (&friend, &host) };
        let all = choices(mover);
        if all[0].act == "count" {
            return if host.has("#act") { (host, friend) } else { (friend, host) };
        }
        take(mover, &all[0]);
        let end = acts(mover);
        other.wait("the other page follows", |other| acts(other) == end);
    }
    panic!("no night");
}

const PRESSED: &str =
    "return document.querySelector('.theatre .paces [aria-pressed=true]')?.dataset.pace ?? ''";

#[test]
fn a_night_of_two_has_one_pace_and_a_pause_before_the_lights_go_down_counts() {
    let Some(house) = House::open() else { return };
    let (one, other) = two_before_the_night(&house);
    // The other's script for the stage loads late: they have not seen the stage when the first person pauses it.
    other.devtools("Network.enable", json!({}));
    let slow = json!({ "offline": false, "latency": 3000, "downloadThroughput": -1, "uploadThroughput": -1 });
    other.devtools("Network.emulateNetworkConditions", slow);
    other.eval("localStorage.setItem('pace', 'slow')", &[]);
    begin(&one, "quick");
    assert_eq!(one.eval(PRESSED, &[]), "1", "nobody's own pace");
    one.click(".theatre .hold");
    assert!(!other.has(".theatre"), "the other has not come so far");
    other.wait("the lights go down", |other| other.has(".theatre.lit[data-stage='calls']"));
    assert!(other.has(".theatre .hold[aria-pressed='true']"), "paused before it began");
    assert_eq!(other.eval(PRESSED, &[]), "1");
    let stood = called(&other);
    std::thread::sleep(std::time::Duration::from_millis(1200));
    assert_eq!(called(&other), stood);
    one.click(".theatre [data-pace='0.5']");
    other.wait("the pace is set for both", |other| other.eval(PRESSED, &[]) == "0.5");
    one.click(".theatre .hold");
    other.wait("it goes on", |other| called(other) > stood + 1);
}

#[test]
fn who_wants_no_acts_played_is_offered_the_night_as_a_list() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    before_the_night(&browser, &house);
    take(&browser, &choices(&browser)[0]);
    browser.wait("it is over", is_over);
    assert!(!browser.has(".theatre"), "nothing is played by itself");
    assert!(browser.has("#moment-list[open] .calls li"));
    // Twice before the script of the stage is there.
    browser.eval("for (const n of [1, 2]) document.querySelector('.watch-moment').click()", &[]);
    browser.wait("the lights go down", |browser| browser.has(".theatre.lit[data-stage='calls']"));
    assert_eq!(browser.count(".theatre"), 1, "one stage, however often it was asked for");
    browser.keys(&ESCAPE.to_string());
    browser.wait("they go up", |browser| !browser.has(".theatre") && browser.has(".ending .curve"));
}
