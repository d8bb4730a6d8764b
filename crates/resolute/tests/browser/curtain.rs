//! Pass and play: two people at one screen, with a curtain between their hands.

use serde::Deserialize;

use crate::browser::{Browser, LEFT, RIGHT};
use crate::house::House;
use crate::play::{acts, choices, new_table, take};

/// Plays for both seats in the background until both hold cards and the turn has just passed.
const PLAY: &str = r#"
    const path = args[0];
    const page = async (address, fields) => {
        const body = fields && new URLSearchParams(fields);
        const answer = await fetch(address, { method: body ? "POST" : "GET", body, headers: { "X-Part": "1" } });
        return new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("table");
    };
    const titles = (root) => [...root.querySelectorAll(".below .area .card h4 bdi")].map((one) => one.textContent.trim());
    const hands = [[], []];
    for (let steps = 0; steps < 400; steps++) {
        let seat = 0, now = await page(`${path}?seat=0`);
        if (now.dataset.seat !== "0" || !now.querySelector("form#act")) now = await page(`${path}?seat=${seat = 1}`);
        hands[seat] = titles(now);
        const acts = [...now.querySelectorAll("form#act [name=act]")].map((one) => one.value);
        const act = ["keep", "done", "fundraise"].map((kind) => acts.find((act) => act.startsWith(kind))).find(Boolean) ?? acts[0];
        const after = await page(`${path}/act`, { act, seat });
        if (after.dataset.seat !== String(seat) && hands.every((hand) => hand.length > 0)) return { hands, now: 1 - seat };
    }
    return { fault: "both keep cards sooner or later" };
"#;

#[derive(Deserialize)]
struct Screen {
    hands: [Vec<String>; 2],
    /// The seat whose turn it is.
    now: usize,
}

fn at_one_screen(browser: &Browser, house: &House) -> (String, Screen) {
    let table = new_table(browser, house, &[("option.weeks", "30"), ("seat.1", "me")]);
    let played = browser.eval_later(PLAY, &[table.as_str().into()]);
    (table, serde_json::from_value(played.clone()).unwrap_or_else(|_| panic!("{played}")))
}

/// The source of the page, including everything that is not visible.
fn source(browser: &Browser) -> String {
    browser.eval("return document.documentElement.outerHTML", &[]).as_str().unwrap().to_owned()
}

/// A title as it is escaped in the source.
fn escaped(title: &str) -> String {
    title.replace('&', "&amp;").replace('<', "&lt;")
}

#[track_caller]
fn nothing_of(browser: &Browser, hand: &[String]) {
    let source = source(browser);
    for title in hand {
        assert!(!source.contains(&escaped(title)), "{title:?} at {}", browser.address());
    }
}

#[track_caller]
fn is_veiled(browser: &Browser, hands: &[Vec<String>; 2]) {
    assert!(
        browser.has(".curtain") && !browser.has(".card") && !browser.has("#act"),
        "{}",
        browser.address()
    );
    assert_eq!(browser.attribute("#table", "data-seat"), None);
    hands.iter().for_each(|hand| nothing_of(browser, hand));
}

#[track_caller]
fn is_open_for(browser: &Browser, seat: usize, hands: &[Vec<String>; 2]) {
    assert_eq!(browser.attribute("#table", "data-seat"), Some(seat.to_string()));
    let source = source(browser);
    assert!(
        hands[seat].iter().all(|title| source.contains(&escaped(title))),
        "the hand of the one who sits there"
    );
    nothing_of(browser, &hands[1 - seat]);
}

#[test]
fn the_next_hand_is_shown_after_the_button_only() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let (table, Screen { mut hands, now }) = at_one_screen(&browser, &house);
    let former = 1 - now;
    let address = house.at(&table);
    browser.go(&address);
    is_veiled(&browser, &hands);
    let with = |seat: usize| format!("{address}?seat={seat}");
    for other in [with(former), format!("{}&at=3", with(former)), format!("{address}?at=3")] {
        browser.go(&other);
        is_veiled(&browser, &hands);
        assert_eq!(browser.address(), address, "the address names nobody");
        browser.reload();
        is_veiled(&browser, &hands);
    }
    browser.back();
    browser.wait_for(".curtain");
    is_veiled(&browser, &hands);

    // Keys that step through the acts find none there; an error would be in the console.
    browser.keys(&format!("{LEFT}{RIGHT}"));
    is_veiled(&browser, &hands);

    browser.click(".curtain button");
    browser.wait_for("#act");
    is_open_for(&browser, now, &hands);
    assert_eq!(browser.address(), with(now));
    browser.reload();
    is_open_for(&browser, now, &hands);

    // Another page of the same seat stays open.
    let [first, second] = browser.second_tab();
    browser.go(&with(now));
    is_open_for(&browser, now, &hands);
    browser.switch_to(&first);
    let mut steps = 0;
    while !browser.has(".curtain") {
        let all = choices(&browser);
        let wanted = ["keep", "done", "fundraise"];
        let wished = wanted.iter().find_map(|kind| all.iter().find(|choice| choice.act.starts_with(kind)));
        nothing_of(&browser, &hands[former]);
        take(&browser, wished.unwrap_or(&all[0]));
        if browser.has("#act") {
            let titles = "return [...document.querySelectorAll('.below .area .card h4 bdi')].map((one) => one.textContent.trim())";
            hands[now] = serde_json::from_value(browser.eval(titles, &[])).unwrap();
        }
        steps += 1;
        assert!(steps < 40, "no end of the turn");
    }
    is_veiled(&browser, &hands);
    assert_eq!(browser.address(), address);
    let played = acts(&browser);
    browser.switch_to(&second);
    browser.wait_for(".curtain");
    is_veiled(&browser, &hands);
    assert_eq!(acts(&browser), played);
    browser.switch_to(&first);
    browser.reload();
    is_veiled(&browser, &hands);
    browser.click(".curtain button");
    browser.wait_for("#act");
    is_open_for(&browser, former, &hands);
    // Nobody has pressed the button on the other page, so it is veiled.
    browser.switch_to(&second);
    is_veiled(&browser, &hands);
    browser.reload();
    is_veiled(&browser, &hands);
}

#[test]
fn the_curtain_falls_without_scripts_too() {
    let Some(house) = House::open() else { return };
    let browser = Browser::scriptless();
    let (table, Screen { hands, now }) = at_one_screen(&browser, &house);
    browser.go(&house.at(&table));
    is_veiled(&browser, &hands);
    browser.follow(".curtain button", "");
    is_open_for(&browser, now, &hands);
    let mut steps = 0;
    while !browser.has(".curtain") {
        nothing_of(&browser, &hands[1 - now]);
        let all = choices(&browser);
        let wished = all.iter().find(|choice| choice.act == "done");
        browser.follow(&format!("#{}", wished.unwrap_or(&all[0]).id), "");
        steps += 1;
        assert!(steps < 40, "no end of the turn");
    }
    is_veiled(&browser, &hands);
    // Every page reached with the back button is loaded again.
    for _ in 0..steps {
        browser.back();
        is_veiled(&browser, &hands);
    }
    browser.go(&house.at(&format!("{table}?seat={now}&at=3")));
    is_veiled(&browser, &hands);
    browser.go(&house.at(&format!("{table}/log")));
    hands.iter().for_each(|hand| nothing_of(&browser, hand));
    browser.follow("p.lead-in a", "");
    is_veiled(&browser, &hands);
}
