//! Runs axe while acts are played, and on everything that opens over the table: nothing serious, in light and dark, with and without
//! motion. A script error fails each of these tests when its browser is closed.

use std::thread::sleep;
use std::time::Duration;

use serde_json::json;

use crate::accessible::{axe, look};
use crate::browser::{Browser, ESCAPE, NARROW, SIDEWAYS, WIDE};
use crate::ending::{before_the_night, begin, import};
use crate::house::House;
use crate::lessons;
use crate::motion::before_the_moment;
use crate::play::{SHORT, act, acts, campaign, choices, new_table, new_table_of};
use crate::player::{THREE_WEEKS, is_playing, until_the_bot_plays};

/// Lets a test freeze the page in the middle of a motion: callbacks planned earlier wait, animations pause, and `performance.now` stands
/// still. Callbacks planned while it is frozen do run, so that axe can work.
const HOLDING: &str = r#"
    let holds = 0, isHeld = false, since = 0, lost = 0, waiting = [], standing = [];
    const now = performance.now.bind(performance);
    const lostNow = () => lost + (isHeld ? now() - since : 0);
    performance.now = () => now() - lostNow();
    for (const [name, keeps] of [["setTimeout", true], ["setInterval", false], ["requestAnimationFrame", true]]) {
        const plan = window[name].bind(window);
        window[name] = (callback, ...rest) => {
            const planned = holds;
            const run = () => callback(performance.now());
            return plan(() => {
                if (!isHeld || planned >= holds) run();
                else if (keeps) waiting.push(run);
            }, ...rest);
        };
    }
    window.hold = () => {
        holds += 1;
        isHeld = true;
        since = now();
        standing = document.getAnimations().filter((one) => one.playState === "running");
        for (const one of standing) one.pause();
    };
    window.release = () => {
        lost += now() - since;
        isHeld = false;
        for (const one of standing) one.play();
        for (const run of waiting.splice(0)) run();
    };
"#;

/// A browser of this size whose motion can be frozen.
fn holding(size: (u32, u32), is_still: bool) -> Browser {
    let browser = Browser::lively();
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HOLDING }));
    browser.resize(size);
    if is_still {
        browser.reduce_motion();
    }
    browser
}

fn at_pace(browser: &Browser, pace: &str) {
    browser.eval("localStorage.setItem('pace', arguments[0])", &[pace.into()]);
}

/// Runs axe with the page frozen in the middle of its motion.
fn look_held(browser: &Browser, axe: &str, name: &str, faults: &mut Vec<String>) {
    browser.eval("hold()", &[]);
    look(browser, axe, name, faults);
    browser.prefer("light");
    browser.eval("release()", &[]);
}

#[track_caller]
fn clean(faults: &[String]) {
    assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
}

/// Each size once. With reduced motion the page has the same parts, so one size is enough for it.
const WAYS: [((u32, u32), bool); 2] = [(WIDE, false), (NARROW, true)];

#[test]
fn axe_finds_nothing_serious_while_a_bots_turn_is_played() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    for (size, is_still) in WAYS {
        let browser = holding(size, is_still);
        new_table(&browser, &house, &THREE_WEEKS);
        at_pace(&browser, "quick");
        browser.wait("the opening is played", |browser| !is_playing(browser));
        until_the_bot_plays(&browser);
        at_pace(&browser, "slow");
        let mut acts = Vec::new();
        // Three moments: dice rolling, a die flying, a state turning.
        for moment in [300, 1300, 2200] {
            browser.wait("the next act", |browser| {
                browser.attribute("#caption", "data-act").is_some_and(|act| !acts.contains(&act))
            });
            acts.push(browser.attribute("#caption", "data-act").unwrap());
            sleep(Duration::from_millis(moment));
            assert!(is_playing(&browser), "{acts:?}");
            look_held(&browser, &axe, &format!("{size:?}, still: {is_still}, {acts:?}"), &mut faults);
        }
        browser.click("#play");
        browser.wait("it is paused", |browser| !is_playing(browser) && browser.has("#table[data-at]"));
        look(&browser, &axe, &format!("{size:?}, still: {is_still}, paused"), &mut faults);
    }
    clean(&faults);
}

#[test]
fn axe_finds_nothing_serious_while_bots_play_other_games() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    for (game, size) in [("idiot", WIDE), ("idiot", NARROW), ("manifest", WIDE), ("manifest", NARROW)] {
        let browser = holding(size, false);
        browser.go(&house.at("/"));
        at_pace(&browser, "off");
        new_table_of(&browser, &house, game, &[]);
        at_pace(&browser, "slow");
        for _ in 0..40 {
            let all = choices(&browser);
            let version = browser.attribute("#table", "data-version");
            let choice = all.iter().find(|choice| choice.act.starts_with("draw 1")).unwrap_or(&all[0]);
            browser.eval("document.getElementById(arguments[0]).click()", &[choice.id.clone().into()]);
            browser
                .wait("the table goes on", |browser| browser.attribute("#table", "data-version") != version);
            if browser.has(".playing.waiting") {
                break;
            }
            browser.keys(&ESCAPE.to_string());
            browser.wait("now", |browser| !is_playing(browser) && !browser.has(".theatre"));
        }
        assert!(browser.has(".playing.waiting"), "{game}: a bot plays");
        sleep(Duration::from_millis(700));
        look_held(&browser, &axe, &format!("{game}, {size:?}"), &mut faults);
    }
    clean(&faults);
}

#[test]
fn axe_finds_nothing_serious_on_the_stages_of_great_moments() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    let moments = [
        ("presidential", "democrats", "calls", ".theatre .banner.up"),
        ("presidential", "democrats", "calls", ".theatre .calls li + li"),
        ("idiot", "won", "reveal", ".theatre .headline.edge, .theatre .headline.turned"),
        ("idiot", "won", "reveal", ".theatre .pour i"),
        ("cdg-solo", "first", "landing", ".theatre .landed"),
    ];
    for (size, is_still) in WAYS.into_iter().chain([(SIDEWAYS, false)]) {
        let browser = holding(size, is_still);
        for (game, record, kind, shows) in moments {
            before_the_moment(&browser, &house, game, record, kind);
            at_pace(&browser, if kind == "landing" { "slow" } else { "normal" });
            browser.click("#play");
            browser.wait_for(&format!(".theatre.lit[data-stage='{kind}']"));
            browser.wait_for(shows);
            sleep(Duration::from_millis(700));
            assert!(browser.has(".theatre"), "{game}, {kind}");
            look_held(&browser, &axe, &format!("{kind}, {size:?}, still: {is_still}, {shows}"), &mut faults);
        }
    }
    clean(&faults);
}

#[test]
fn axe_finds_nothing_serious_when_a_game_ends() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    for (size, is_still) in [(WIDE, false), (NARROW, true)] {
        let browser = holding(size, is_still);
        let name = |what: &str| format!("{what}, {size:?}, still: {is_still}");
        browser.go(&house.at("/"));
        at_pace(&browser, "off");
        before_the_night(&browser, &house);
        begin(&browser, "slow");
        browser.keys(&ESCAPE.to_string());
        browser.wait_for(".theatre.lit[data-stage='end']");
        sleep(Duration::from_millis(900));
        look_held(&browser, &axe, &name("the lights go down"), &mut faults);
        browser.keys(&ESCAPE.to_string());
        browser.wait("its page", |browser| !browser.has(".theatre") && browser.has(".ending .curve"));
        look(&browser, &axe, &name("its page"), &mut faults);
        browser.eval("document.querySelectorAll('details').forEach((one) => { one.open = true })", &[]);
        look(&browser, &axe, &name("its page, all open"), &mut faults);
    }
    clean(&faults);
}

#[test]
fn axe_finds_nothing_serious_in_what_opens_over_the_table() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    for size in [WIDE, NARROW, SIDEWAYS] {
        let browser = Browser::open();
        browser.resize(size);
        let mut look = |name: &str| look(&browser, &axe, &format!("{name}, {size:?}"), &mut faults);
        let closed = |selector: &str| {
            browser.keys(&ESCAPE.to_string());
            browser.wait("it closes", |browser| !browser.has(selector));
        };
        new_table(&browser, &house, &SHORT);
        browser.click("#menu-open");
        browser.wait_for("#menu:popover-open");
        look("menu");
        closed("#menu:popover-open");
        browser.click("#keys-open");
        browser.wait_for("#keys[open]");
        look("keys");
        closed("#keys[open]");
        // On a phone the link is in the menu.
        let bar = if size == WIDE { ".bar" } else { "#menu" };
        browser.click(&format!("{bar} a[href='/guide/presidential']"));
        browser.wait_text("#guide-beside:popover-open", "The aim");
        look("guide");
        closed("#guide-beside:popover-open");
        browser.click(".tools a[href*='/rules/presidential#']");
        browser.wait_for("#rule-beside:popover-open .more a");
        look("rule");
        closed("#rule-beside:popover-open");
        for drawer in ["chat", "notes", "table"] {
            browser.open_drawer(drawer);
            look(drawer);
        }
        campaign(&browser, ["OH", "PA", "FL"]);
        act(&browser, "roll");
        browser.click(".cross :is(label, button)");
        look("a chosen die");
        crate::mr_president::new_presidency(&browser, &house);
        browser.eval("document.querySelector('.tipped').showPopover()", &[]);
        look("help with a track");
        new_table_of(&browser, &house, "manifest", &[]);
        browser.eval("document.querySelector('.tipped[id^=told]').showPopover()", &[]);
        look("what is told of a territory");
    }
    clean(&faults);
}

#[test]
fn axe_finds_nothing_serious_in_a_lesson_and_a_replay_that_are_played() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    for (size, is_still) in WAYS {
        let browser = holding(size, is_still);
        let name = |what: &str| format!("{what}, {size:?}, still: {is_still}");
        browser.go(&house.at("/"));
        at_pace(&browser, "quick");
        lessons::open(&browser, &house, "presidential");
        // The other side's first turn consists of more than one act.
        for _ in 0..20 {
            let before = acts(&browser);
            browser.click("#act button.asked");
            browser.wait("the table goes on", |browser| acts(browser) > before);
            if acts(&browser) > before + 2 {
                break;
            }
            browser.wait("it is played", |browser| !is_playing(browser) && !browser.has(".desk[inert]"));
        }
        at_pace(&browser, "slow");
        browser.wait("the other side plays", |browser| is_playing(browser) && browser.has("#caption.o1"));
        sleep(Duration::from_millis(900));
        look_held(&browser, &axe, &name("a lesson"), &mut faults);

        let table = import(&browser, &house, "presidential", "democrats");
        browser.go(&house.at(&format!("{table}?at=4")));
        look(&browser, &axe, &name("replay"), &mut faults);
        browser.click("#play");
        browser.wait("it is played", is_playing);
        sleep(Duration::from_millis(1300));
        look_held(&browser, &axe, &name("replay, played"), &mut faults);
    }
    clean(&faults);
}

/// Presses or moves the mouse at this part of the rail.
fn mouse_on_rail(browser: &Browser, kind: &str, part: f64) {
    let script = "const box = document.getElementById('rail').getBoundingClientRect(); return [box.x + box.width * arguments[0], box.y + box.height / 2]";
    let at = browser.eval(script, &[part.into()]);
    let event =
        json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "buttons": 1, "clickCount": 1 });
    browser.devtools("Input.dispatchMouseEvent", event);
}

#[test]
fn axe_finds_nothing_serious_while_the_slider_is_dragged_a_name_is_typed_and_after_a_double_click() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    for size in [WIDE, NARROW] {
        let browser = Browser::open();
        browser.resize(size);
        let mut look = |name: &str| look(&browser, &axe, &format!("{name}, {size:?}"), &mut faults);
        new_table(&browser, &house, &THREE_WEEKS);
        until_the_bot_plays(&browser);
        let address = browser.address();
        mouse_on_rail(&browser, "mousePressed", 0.9);
        mouse_on_rail(&browser, "mouseMoved", 0.4);
        browser.wait("it looks back", |browser| browser.has("#table[data-at]"));
        assert!(browser.has("#rail:active"), "it is held");
        look("the slider is dragged");
        assert!(browser.has("#rail:active"), "it is still held");
        mouse_on_rail(&browser, "mouseReleased", 0.4);
        browser.click("#now");
        browser.wait("now", |browser| !browser.has("#table[data-at]"));

        act(&browser, "campaign");
        browser.eval("document.activeElement.blur()", &[]);
        browser.keys("new");
        assert_eq!(browser.value("#filter"), "new");
        look("a name is typed");
        browser.keys("x");
        assert!(!browser.text("#filter-none").is_empty());
        look("a name that nothing has");
        browser.keys(&ESCAPE.to_string());

        let before = acts(&browser);
        browser.double_click("#act .chips button");
        browser.wait("announced", |browser| acts(browser) > before);
        look("after a double click");
        let before = acts(&browser);
        browser.double_click("#undo");
        browser.wait("taken back", |browser| acts(browser) < before);
        look("after a double click on what takes back");
        assert_eq!(browser.address(), address);
    }
    clean(&faults);
}
