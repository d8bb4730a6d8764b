//! A whole game by mouse, from the lobby to the proof of the dice.

use crate::browser::Browser;
use crate::house::House;
use crate::play::{acts, to_the_end};

#[test]
fn a_game_by_mouse_from_the_lobby_to_the_proof_of_the_dice() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/"));
    browser.follow("a.go", "New table");
    browser.fill("[name='option.weeks']", "2");
    browser.follow("button.go", "Open the table");
    browser.wait_text("#question", "Campaign or raise funds?");
    assert!(browser.has("#drawer-dice dl.fair code"), "a commitment from the start");
    assert!(!browser.text("#drawer-dice").contains("Seed"));
    let taken = to_the_end(&browser);
    assert!(taken >= 10, "{taken}");
    assert!(acts(&browser) > taken as u64, "the bot has played too");
    let result = browser.text("#question");
    assert!(result.contains(" win.") || result.contains("A tie."), "{result}");
    browser.wait_text("#drawer-dice", "The seed belongs to the commitment, and it dealt every result.");
    assert_eq!(browser.count("#drawer-dice code"), 2, "commitment and seed");
    assert!(!browser.has("#act"), "nothing left to choose");
    browser.go(&house.at("/"));
    assert!(browser.text("main").contains("Finished"));
    browser.follow(".rows a", "The election is over");
    browser.wait_for("#table");
}

#[test]
fn play_now_is_one_click_and_undo_takes_an_announcement_back() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/"));
    browser.follow("button.go", "Play now");
    crate::play::act(&browser, "campaign");
    crate::play::act(&browser, "announce OH");
    assert!(browser.text("#main").contains("So far: Ohio."));
    crate::play::after(&browser, || browser.click("#undo"));
    assert!(!browser.text("#main").contains("So far"));
    browser.click("#hint");
    browser.wait_for("#act .best");
    assert!(browser.has(".map .p.best"), "shown on the map too");
    browser.open_drawer("table");
    browser.follow("#drawer-table a", "Whole log");
    browser.wait_for("main.log ol.lines li");
}
