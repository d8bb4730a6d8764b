//! A whole game without scripts: every click submits a form or follows a link, and every answer is a page.

use crate::browser::Browser;
use crate::house::House;
use crate::play::{choices, is_over, new_table, some};

#[test]
fn a_game_without_scripts() {
    let Some(house) = House::open() else { return };
    let browser = Browser::scriptless();
    new_table(&browser, &house, &[("option.weeks", "2")]);
    assert!(!browser.has("html.scripted"), "scripts are off");
    let mut taken = 0;
    while !is_over(&browser) {
        let all = choices(&browser);
        let choice = some(&all, taken);
        match &choice.spot {
            Some(spot) => browser.follow(&format!(".map .p.pick[id='{spot}']"), ""),
            None => browser.follow(&format!("#{}", choice.id), ""),
        }
        taken += 1;
        assert!(taken < 200, "no end");
    }
    assert!(browser.text("#drawer-dice").contains("The seed belongs to the commitment"));

    // Looking back and chatting work through forms.
    browser.fill("#rail", "3");
    browser.follow(".time button", "Go");
    assert!(browser.text("#main").contains("This is how it stood after act 3."));
    browser.follow(".time a[aria-label='One act on']", "");
    assert!(browser.text("#main").contains("after act 4."));
    browser.follow("#now", "");
    browser.open_drawer("chat");
    browser.fill("#chat-text", "well played");
    browser.follow("#drawer-chat form button", "");
    assert!(browser.text("ul.chat").contains("well played"));
    browser.open_drawer("table");
    browser.follow("#drawer-table a", "Whole log");
    assert!(browser.text("main h1").contains("Log"));
    assert!(browser.count("ol.lines li") > 10);
}

#[test]
fn two_people_at_one_screen_take_turns_behind_the_curtain() {
    let Some(house) = House::open() else { return };
    for browser in [Browser::open(), Browser::scriptless()] {
        new_table(&browser, &house, &[("option.weeks", "1"), ("seat.1", "me")]);
        let follow = |selector: &str| {
            if browser.has("html.scripted") {
                crate::play::after(&browser, || browser.click(selector));
            } else {
                browser.follow(selector, "");
            }
        };
        let by = |act: &str| {
            let all = choices(&browser);
            format!(
                "#{}",
                all.iter()
                    .find(|one| one.act.starts_with(act))
                    .unwrap_or_else(|| panic!("{act} in {all:?}"))
                    .id
            )
        };
        // Nothing is hidden until somebody has a card. The first turn draws one, and keeps it if it may.
        follow(&by("fundraise CA"));
        follow(&by("roll"));
        let mut lifted = 0;
        for _ in 0..60 {
            if is_over(&browser) {
                break;
            }
            if browser.has("#table.veiled") {
                assert!(!browser.has(".map") && !browser.has(".card"), "nothing of the table is in the page");
                if browser.has("html.scripted") {
                    browser.click("button.go");
                    browser.wait_for("#act");
                } else {
                    browser.follow("button.go", "");
                }
                lifted += 1;
                continue;
            }
            let all = choices(&browser);
            let keep = all.iter().find(|one| one.act == "keep");
            let next = keep.unwrap_or(&all[0]);
            follow(&format!("#{}", next.id));
        }
        assert!(is_over(&browser));
        println!("the curtain was lifted {lifted} times");
    }
}
