//! After and during a game: looking back, saving, opening again, continuing from an earlier act, trying things privately.

use std::time::{Duration, Instant};

use crate::browser::{Browser, LEFT, RIGHT};
use crate::house::{House, resolute};
use crate::play::{SHORT, act, acts, after, campaign, choices, is_over, new_table, path, to_the_end};

fn shown(browser: &Browser) -> u64 {
    browser.attribute("#table", "data-at").map_or_else(|| acts(browser), |at| at.parse().unwrap())
}

#[test]
fn every_act_of_a_finished_game_from_every_seat() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let table = new_table(&browser, &house, &SHORT);
    to_the_end(&browser);
    let end = acts(&browser);

    for at in (0..end).rev() {
        browser.click("[aria-label='One act back']");
        browser.wait("one act back", |browser| shown(browser) == at);
        assert!(browser.has(".map") && !browser.has("#act"));
    }
    assert!(!browser.has("a[aria-label='One act back']"), "nothing before the start");
    for at in 1..=end {
        browser.keys(&RIGHT.to_string());
        browser.wait("one act on", |browser| shown(browser) == at);
    }
    browser.keys(&LEFT.to_string());
    browser.wait("the arrow leads back", |browser| shown(browser) == end - 1);

    let slide = "const rail = document.getElementById('rail'); rail.value = arguments[0]; rail.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.eval(slide, &[5.into()]);
    browser.wait("the slider leads to an act", |browser| shown(browser) == 5);
    assert!(browser.address().ends_with("?at=5"), "{}", browser.address());
    let question = browser.text("#question");
    browser.reload();
    assert_eq!(
        (shown(&browser), browser.text("#question")),
        (5, question),
        "a link to an act shows it again"
    );

    browser.click("#now");
    browser.wait("back to now", |browser| shown(browser) == end);
    browser.open_drawer("table");
    browser.click_words("#drawer-table a", "As Republicans");
    browser.wait("with the eyes of the other seat", |browser| {
        browser.attribute("#table", "data-seat").as_deref() == Some("1")
    });
    browser.click("[aria-label='One act back']");
    browser.wait("one act back", |browser| shown(browser) == end - 1);
    assert_eq!(browser.attribute("#table", "data-seat").as_deref(), Some("1"), "the same eyes");

    // Anybody may look back at a finished game.
    let stranger = Browser::open();
    stranger.go(&house.at(&format!("{table}?at=3&seat=1")));
    assert_eq!(shown(&stranger), 3);
}

#[test]
fn a_game_is_saved_proved_opened_again_and_gone_on_with() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let table = new_table(&browser, &house, &SHORT);
    let opened = acts(&browser);
    act(&browser, "campaign");
    browser.open_drawer("table");
    assert!(
        !browser.text("#drawer-table").contains("Save as a file"),
        "a running game against others stays here"
    );
    to_the_end(&browser);
    let end = acts(&browser);
    let result = browser.text("#question");
    browser.open_drawer("table");
    browser.click_words("#drawer-table a", "Save as a file");
    let file = saved(&browser);
    let (well, said) = resolute(&["verify", &file.display().to_string()]);
    assert!(well && said.contains(" 0 unproved"), "{said}");

    browser.go(&house.at("/"));
    browser.click("details.import summary");
    browser.choose_file("details.import input", &file);
    browser.follow("details.import button", "");
    assert_ne!(path(&browser), table, "a table of its own");
    assert_eq!((acts(&browser), browser.text("#question")), (end, result));

    browser.go(&house.at(&format!("{table}?at={}", opened + 1)));
    browser.open_drawer("table");
    browser.follow("#drawer-table button", "Go on from here as a new table");
    assert_ne!(path(&browser), table);
    assert_eq!(acts(&browser), opened + 1);
    assert!(browser.text("#question").contains("First state?"));
    to_the_end(&browser);
    browser.wait_text("#drawer-dice", "The seed belongs to the commitment");
}

fn saved(browser: &Browser) -> std::path::PathBuf {
    let begun = Instant::now();
    loop {
        let files = std::fs::read_dir(browser.folder()).unwrap().map(|entry| entry.unwrap().path());
        if let Some(file) = files.into_iter().find(|path| path.extension().is_some_and(|end| end == "json")) {
            return file;
        }
        assert!(begun.elapsed() < Duration::from_secs(10), "nothing was saved");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_file_that_is_no_game_is_refused_with_a_word() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.expect("422");
    let file = house.file("no-game.json");
    std::fs::write(&file, "{\"game\": \"<b>none</b>\"").unwrap();
    browser.go(&house.at("/"));
    browser.click("details.import summary");
    browser.choose_file("details.import input", &file);
    browser.follow("details.import button", "");
    assert!(!browser.text(".notice").is_empty());
}

#[test]
fn a_private_copy_knows_no_more_than_its_maker() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let table = new_table(&browser, &house, &[("option.weeks", "3")]);
    campaign(&browser, ["OH", "PA", "FL"]);
    let (played, commitment) = (acts(&browser), browser.text("#drawer-dice code"));
    browser.open_drawer("table");
    browser.follow("#drawer-table button", "Try something privately");
    assert!(browser.text("#main").contains("A private copy"));
    let copy = path(&browser);
    assert_ne!(copy, table);
    assert_ne!(browser.text("#drawer-dice code"), commitment, "other dice than at the table");
    let roll = choices(&browser).remove(0);
    assert_eq!(roll.act, "roll");
    after(&browser, || browser.click(&format!("#{}", roll.id)));
    to_the_end(&browser);
    assert!(is_over(&browser));

    browser.go(&house.at(&table));
    assert_eq!(acts(&browser), played, "the table does not know");
    let stranger = Browser::open();
    stranger.expect("404");
    stranger.go(&house.at(&copy));
    assert!(stranger.text("main").contains("Nothing is here"), "nobody else sees the copy");
}
