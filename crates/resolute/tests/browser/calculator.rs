//! The map calculator: clicks, brushes, undo, districts, past elections, paths to victory, odds, the link and the picture, with and without
//! scripts.

use crate::accessible::{axe, look};
use crate::browser::{Browser, DOWN, ENTER, NARROW};
use crate::house::House;
use crate::narrow::fits;
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

/// Clicks on states of the map.
fn click(browser: &Browser, codes: &str) {
    codes.split(' ').for_each(|code| browser.click(&format!(".map a[data-code='{code}']")));
}

fn brush(browser: &Browser, letter: &str) {
    browser.click(&format!("[data-brush='{letter}']"));
}

/// Presses a letter with Control.
fn control(browser: &Browser, letter: &str) {
    let number = letter.to_uppercase().as_bytes()[0];
    for kind in ["rawKeyDown", "keyUp"] {
        let event = serde_json::json!({
            "type": kind, "modifiers": 2, "key": letter, "code": format!("Key{}", letter.to_uppercase()), "windowsVirtualKeyCode": number,
        });
        browser.devtools("Input.dispatchKeyEvent", event);
    }
}

/// The map as encoded in its link.
fn map(browser: &Browser) -> String {
    let link = browser.attribute("#share", "href").unwrap();
    link.split("m=").nth(1).and_then(|rest| rest.split('&').next()).unwrap().to_owned()
}

/// Waits until the address has been updated to the link.
fn settle(browser: &Browser) {
    let link = browser.attribute("#share", "href").unwrap();
    browser.wait("the address is the link", |browser| browser.address().ends_with(&link));
}

/// What the server computes about a map.
fn outlook(browser: &Browser) -> String {
    browser.text("#outlook")
}

const SWING: &str = "PA WI MI GA NC AZ NV";

#[test]
fn clicks_cycle_and_the_link_restores_the_map() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/map"));
    is(&browser, "0", "0");
    click(&browser, "TX");
    assert_eq!(holder(&browser, "TX"), "Republicans, safe");
    is(&browser, "0", "40");
    click(&browser, "TX");
    is(&browser, "40", "0");
    click(&browser, "TX");
    is(&browser, "0", "0");
    assert_eq!(browser.text("#verdict"), "538 electoral votes undecided.");
    click(&browser, "CA TX NY RI DC CA");
    is(&browser, "54", "75");
    // With the keyboard: the same states as buttons.
    browser.eval("document.querySelector(\".chips button[data-code='OH']\").focus()", &[]);
    browser.keys(&ENTER.to_string());
    is(&browser, "54", "92");
    assert!(browser.focused(".chips button[data-code='OH']"), "the keyboard stays");

    let link = browser.attribute("#share", "href").unwrap();
    let other = Browser::scriptless();
    other.go(&house.at(&link));
    is(&other, "54", "92");
    assert_eq!(holder(&other, "CA"), "Democrats, safe");
    other.follow(".map a[data-code='OH']", "");
    is(&other, "71", "75");
    other.follow(".chips button[data-code='OH']", "");
    is(&other, "54", "75");
    other.follow("a", "2012 to 2020");
    is(&other, "55", "74");
    other.follow("#clear", "");
    is(&other, "0", "0");
    settle(&browser);
    browser.reload();
    is(&browser, "54", "92");
    browser.click("a[data-votes-of='2012-2020']");
    is(&browser, "55", "92");
}

#[test]
fn a_brush_gives_shades_by_click_by_drawing_and_by_keyboard_and_all_is_undone() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/map?m=2024-2028.---------------------------------------------------"));
    brush(&browser, "b");
    click(&browser, "OH");
    assert_eq!(holder(&browser, "OH"), "Democrats, leaning");
    is(&browser, "17", "0");
    click(&browser, "OH");
    assert_eq!(holder(&browser, "OH"), "tossup", "the same brush again takes it away");
    brush(&browser, "r");
    // One stroke over several states, from Kansas to Kentucky.
    let path = "
        const middle = (code) => { const box = document.querySelector(`[data-label='${code}']`).getBoundingClientRect();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; };
        return arguments[0].split(' ').map(middle)";
    let places = browser.eval(path, &["KS MO KY".into()]);
    let places: Vec<_> = places.as_array().unwrap().clone();
    for (kind, n, buttons) in [
        ("mouseMoved", 0, 0),
        ("mousePressed", 0, 1),
        ("mouseMoved", 1, 1),
        ("mouseMoved", 2, 1),
        ("mouseReleased", 2, 0),
    ] {
        let event = serde_json::json!({
            "type": kind, "x": places[n]["x"], "y": places[n]["y"], "button": "left", "buttons": buttons, "clickCount": 1,
        });
        browser.devtools("Input.dispatchMouseEvent", event);
    }
    for state in ["KS", "MO", "KY"] {
        assert_eq!(holder(&browser, state), "Republicans, likely", "{state}");
    }
    is(&browser, "0", "24");
    let drawn = map(&browser);
    browser.click("#undo");
    is(&browser, "0", "0");
    control(&browser, "y");
    assert_eq!(map(&browser), drawn, "Control and Y do it again");
    // Digits choose a brush, arrows move between the states.
    browser.eval("document.querySelector(\".chips button[data-code='AL']\").focus()", &[]);
    browser.keys("1");
    assert!(browser.has("[data-brush='D'][aria-current]"));
    browser.keys(&DOWN.to_string());
    assert!(browser.focused(".chips button[data-code='AZ']"));
    browser.keys(&ENTER.to_string());
    is(&browser, "11", "24");
    control(&browser, "z");
    is(&browser, "0", "24");

    // The brush is in the link, so it paints without scripts too.
    let other = Browser::scriptless();
    other.go(&house.at(&browser.attribute("#share", "href").unwrap()));
    other.follow(".map a[data-code='OH']", "");
    is(&other, "17", "24");
    other.follow("[data-brush='p']", "");
    other.follow(".chips button[data-code='OH']", "");
    assert_eq!(holder(&other, "OH"), "Republicans, leaning");
    is(&other, "0", "41");
}

#[test]
fn past_elections_districts_ways_and_chances() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/map"));
    let results = [
        ("2000", "267", "271"),
        ("2004", "252", "286"),
        ("2008", "365", "173"),
        ("2012", "332", "206"),
        ("2016", "232", "306"),
        ("2020", "306", "232"),
        ("2024", "226", "312"),
    ];
    for (year, democrats, republicans) in results {
        browser.click_words("nav.switches a", year);
        is(&browser, democrats, republicans);
        assert_eq!(browser.text("nav.switches [aria-current]"), year);
    }
    assert_eq!(holder(&browser, "NE-2"), "Democrats, safe");
    brush(&browser, "R");
    click(&browser, "NE-2");
    is(&browser, "225", "313");
    browser.click("#by-district");
    assert!(!browser.has(".chips button[data-code='NE-2']:not([hidden])"));
    is(&browser, "226", "312");
    browser.click("#undo");
    browser.click("#undo");
    is(&browser, "226", "312");
    assert_eq!(holder(&browser, "ME-2"), "Republicans, safe");

    brush(&browser, "-");
    click(&browser, SWING);
    is(&browser, "226", "219");
    browser.wait_for("[data-outcomes='128']");
    // The part that the script fetched equals what a whole page shows.
    settle(&browser);
    let part = outlook(&browser);
    browser.reload();
    assert_eq!(outlook(&browser), part);
    assert!(browser.text("[data-ways='D']").contains("PA + GA + NC"), "{part}");
    let before = browser.text("[data-chance='D'] dd");
    browser.open_details(".odds");
    browser.fill("[name='tossup']", "60");
    browser.eval(
        "document.querySelector(\"[name='tossup']\").dispatchEvent(new Event('input', { bubbles: true }))",
        &[],
    );
    browser.wait("other odds are other chances", |browser| browser.text("[data-chance='D'] dd") != before);
    settle(&browser);
    assert!(browser.address().ends_with("&tossup=60"), "{}", browser.address());
    // A path to victory leads to its map.
    browser.click("[data-ways='D'] li a");
    assert_eq!(browser.text("#verdict"), "Democrats have 270 or more.");
    assert_eq!(holder(&browser, "PA"), "Democrats, leaning");
    browser.wait_for("[data-outcomes='16']");

    settle(&browser);
    let other = Browser::scriptless();
    other.go(&browser.address());
    assert_eq!(outlook(&other), outlook(&browser));
    other.open_details(".odds");
    other.fill("[name='open']", "leaning");
    other.follow("#odds button", "");
    assert!(other.has("[data-outcomes='128']"));
    assert!(other.address().contains("tossup=60") && other.address().contains("open=leaning"));
    other.follow("nav.switches a", "2020");
    is(&other, "306", "232");
    other.follow("#by-district", "");
    assert!(!other.has(".districts"));
}

#[test]
fn the_picture_is_a_file_and_a_preview() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/map"));
    browser.click_words("nav.switches a", "2020");
    let picture = browser.attribute("#picture", "href").unwrap();
    assert_eq!(picture, format!("/map.svg?m={}", map(&browser)));
    settle(&browser);
    browser.reload();
    let preview = browser.attribute("meta[property='og:image']", "content").unwrap();
    assert_eq!(preview, house.at(&picture).replace(".svg", ".png"));
    // It can be drawn as an image, and so be converted to a PNG.
    let draw = "const picture = new Image(1200, 630); picture.src = arguments[0]; await picture.decode();
         const canvas = document.createElement('canvas'); [canvas.width, canvas.height] = [1200, 630];
         const paper = canvas.getContext('2d'); paper.drawImage(picture, 0, 0);
         const file = await new Promise((done) => canvas.toBlob(done, 'image/png'));
         const blue = [...paper.getImageData(60, 95, 1, 1).data.slice(0, 3)];
         return [file.size > 10000, blue]";
    for address in [&picture, &preview] {
        let drawn = browser.eval_later(draw, &[address.as_str().into()]);
        assert_eq!(drawn, serde_json::json!([true, [0x23, 0x50, 0x8f]]), "{address}");
    }
    let saved = "HTMLAnchorElement.prototype.click = function () { document.documentElement.dataset.saved = `${this.download} ${this.href.split(':')[0]}`; }";
    browser.eval(saved, &[]);
    browser.click("#png");
    browser.wait_for("html[data-saved='map.png blob']");
}

#[test]
fn it_fits_a_phone_in_both_languages_and_axe_finds_nothing_serious() {
    let Some(house) = House::open() else { return };
    let axe = axe();
    let browser = Browser::open();
    let mut faults = Vec::new();
    browser.go(&house.at("/map"));
    browser.click_words("nav.switches a", "2024");
    brush(&browser, "b");
    click(&browser, "TX NE-2");
    browser.open_details(".odds");
    if let Some(axe) = &axe {
        look(&browser, axe, "wide", &mut faults);
    }
    browser.resize(NARROW);
    settle(&browser);
    browser.reload();
    for lang in ["Deutsch", "English"] {
        fits(&browser);
        let small = browser.eval(
            "return [...document.querySelectorAll('main :is(a, button, summary, select, input:not([type=hidden]))')]
                .filter((one) => one.checkVisibility() && !one.closest('svg, p'))
                .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect().height])
                .filter(([, height]) => height < 43.5)",
            &[],
        );
        assert_eq!(small, serde_json::json!([]), "targets for fingers, before {lang}");
        let cut = browser.eval(
            "return [...document.querySelectorAll('.brush')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)",
            &[],
        );
        assert_eq!(cut, serde_json::json!([]), "words in their brushes, before {lang}");
        browser.click(".small-states a[data-code='ME-2']");
        browser.follow("form.prefs button", lang);
    }
    assert_eq!(holder(&browser, "ME-2"), "tossup", "the language changes on the map of now");
    if let Some(axe) = &axe {
        look(&browser, axe, "narrow", &mut faults);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_majority_is_said() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/map"));
    let all = browser.eval(
        "return [...document.querySelectorAll('.chips button:not([hidden])')].map((one) => one.dataset.code)",
        &[],
    );
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
    // The number is followed by hidden text: what a choice would change it to.
    let number = "return document.querySelector(arguments[0]).firstChild.data";
    let race = ["0", "1"].map(|seat| {
        let said = browser.eval(number, &[format!(".runner.o{seat} > b").into()]);
        said.as_str().unwrap().to_owned()
    });
    browser.follow("nav a", "Map calculator");
    assert_eq!(holder(&browser, "OH"), "Democrats, safe");
    is(&browser, &race[0], &race[1]);
}
