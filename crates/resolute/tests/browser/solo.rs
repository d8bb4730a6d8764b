//! The CDG Solo System beside a real board: two displays, the fate die, and a real die.

use crate::browser::{Browser, NARROW};
use crate::house::House;
use crate::play::{after, choices, take};

#[test]
fn a_turn_with_the_fate_die_and_one_with_a_die_of_ones_own() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/"));
    browser.click("form[action='/play/cdg-solo'] button");
    browser.wait_for("#act button[value='roll']");
    assert_eq!(browser.count(".display"), 2, "both sides lie there");
    assert_eq!(browser.count(".display .slot"), 10, "five slots each");
    crate::play::act(&browser, "roll");
    assert!(browser.has(".ask .dice .die"), "the die shows its face");
    assert!(choices(&browser).iter().all(|choice| choice.act.starts_with("play ")));
    let play = choices(&browser).remove(0);
    take(&browser, &play);
    for _ in 0..30 {
        let all = choices(&browser);
        let has = |act: &str| all.iter().any(|choice| choice.act == act);
        if has("roll") && !has("done") {
            break;
        }
        take(&browser, all.iter().find(|choice| choice.act == "done").unwrap_or(&all[0]));
    }
    browser.click("#own");
    browser.click(".own-chance button[value='dice']");
    browser.wait_text("#own", "I roll, the program draws");
    browser.click("#act button[value='roll']");
    browser.wait_for("#enter button[name='result']");
    // The fourth face is AB.
    after(&browser, || browser.click("#enter button[value='4']"));
    assert!(browser.text(".desk").contains("AB"), "{}", browser.text(".desk"));
}

#[test]
fn a_phone_beside_the_map_needs_no_sideways_scrolling() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.resize(NARROW);
    browser.go(&house.at("/"));
    browser.follow("form[action='/play/cdg-solo'] button", "");
    browser.wait_for("#act button[value='roll']");
    crate::play::act(&browser, "roll");
    let wide = browser.eval("return document.documentElement.scrollWidth - innerWidth", &[]);
    assert!(wide.as_i64().unwrap_or(1) <= 0, "{wide} too wide");
}

#[test]
fn a_hint_is_offered_only_where_there_is_one() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/"));
    browser.follow("form[action='/play/cdg-solo'] button", "");
    browser.wait_for("#act button[value='correct']");
    assert_eq!(
        choices(&browser).iter().map(|choice| choice.act.as_str()).collect::<Vec<_>>(),
        ["roll", "correct"]
    );
    assert!(!browser.has("#hint"), "nothing to weigh");
    let offered = crate::displays::until(&browser, "a card to play", |_, all| {
        all.iter().filter(|choice| choice.act.starts_with("play ")).count() > 1
    });
    assert!(!offered.is_empty());
    browser.click("#hint");
    browser.wait_for("#act .hint");
}
