//! A deck of one's own, from the file to the table, and its link at a friend's.

use crate::browser::{Browser, NARROW};
use crate::house::House;
use crate::play::{act, path};

#[test]
fn a_deck_is_loaded_mended_saved_shared_and_played_with() {
    let Some(house) = House::open() else { return };
    let (browser, friend) = (Browser::open(), Browser::open());
    browser.go(&house.at("/new/cdg-solo"));
    browser.click_words("details summary", "Deck of your own");
    browser.follow("details a", "Your own decks");
    browser.follow(".decks a", "Wilderness War");
    let printed = browser.value("#text");
    assert!(printed.contains("Surrender!"), "it begins from the deck of the playsheet");

    let faulty = printed.replacen("Bastions Repaired,,1", "Bastions Mended,,eleven", 1);
    assert_ne!(faulty, printed);
    let file = house.file("mine.csv");
    std::fs::write(&file, faulty.replace('\n', "\r\n")).unwrap();
    browser.choose_file("#file", &file);
    browser.expect("422");
    browser.follow("button[value='load']", "");
    let line = 1 + faulty.lines().position(|line| line.contains("eleven")).unwrap();
    assert!(browser.text(".notice").contains(&line.to_string()), "{}", browser.text(".notice"));
    assert!(browser.text(".excerpt").contains("Bastions Mended"), "{}", browser.text(".excerpt"));
    assert_eq!(browser.value("#text"), faulty.trim_start());

    browser.fill("#text", &faulty.replacen("eleven", "1", 1));
    browser.fill("#name", "My war");
    browser.follow("button[value='save']", "");
    assert_eq!(browser.text("h1"), "My war");
    assert!(browser.text(".cells").contains("Bastions Mended"));

    friend.go(&browser.address());
    assert!(friend.text(".cells").contains("Bastions Mended") && !friend.has("form[action$='/delete']"));
    friend.resize(NARROW);
    let wide = friend.eval("return document.documentElement.scrollWidth - innerWidth", &[]);
    assert!(wide.as_i64().unwrap_or(1) <= 0, "{wide} too wide");
    friend.follow("a.go", "Play with this deck");
    friend.follow("main form button.go", "");
    assert!(path(&friend).starts_with("/t/"));
    friend.wait_for("#act button[value='roll']");
    act(&friend, "roll");
}

#[test]
fn a_new_table_shows_the_options_of_its_playsheet_only() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/new/cdg-solo"));
    let shown = |name: &str| {
        let script = "return document.querySelector(arguments[0]).checkVisibility()";
        browser.eval(script, &[name.into()]) == true
    };
    browser.wait("options of others are hidden", |_| !shown("[name='option.eight_cards'][type=checkbox]"));
    assert!(shown("[name='option.held_pays'][type=checkbox]"));
    assert!(shown("[value='late-war']") && !shown("[value='1914']"));
    browser.click("[value='late-war']");
    browser.click("[name='option.playsheet'][value='pursuit']");
    assert!(shown("[name='option.eight_cards'][type=checkbox]"));
    assert!(shown("[value='1914']") && !shown("[value='late-war']"));
    assert_eq!(browser.attribute("[name='option.scenario']:checked", "value").as_deref(), Some("standard"));
    browser.click("[value='1916']");
    browser.follow("main form button.go", "");
    browser.wait_for("#table");
}
