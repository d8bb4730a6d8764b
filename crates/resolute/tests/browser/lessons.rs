//! Learning by playing in a real browser: a whole lesson, one step of every other lesson, coach lines, guide and rules beside the table.

use crate::accessible::{axe, look};
use crate::browser::{Browser, ESCAPE, NARROW, WIDE};
use crate::house::House;
use crate::play::{after, choices, new_table};

/// Takes the first act that the coach asks for, with the pointer.
#[track_caller]
fn follow(browser: &Browser) {
    after(browser, || {
        let closed = "details.fold:not([open]) button.asked";
        assert!(!browser.has(closed), "{}: what is asked for lies under a closed heading", step(browser));
        browser.click("#act button.asked");
    });
}

fn step(browser: &Browser) -> String {
    browser.text("#lesson header")
}

/// Asserts that nothing covers the board and that the page is not wider than the screen.
#[track_caller]
fn is_in_place(browser: &Browser, name: &str) {
    let wide = browser.eval("return document.documentElement.scrollWidth - innerWidth", &[]);
    assert!(wide.as_i64().unwrap_or(1) <= 0, "{name}: {wide} too wide");
    let over = "const a = document.querySelector('#lesson, #coach')?.getBoundingClientRect(), \
        b = document.querySelector('.stage .board, .stage .area')?.getBoundingClientRect(); \
        return !!a && !!b && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1";
    assert_eq!(browser.eval(over, &[]), false, "{name}: the coach stands over the board");
}

#[track_caller]
pub fn open(browser: &Browser, house: &House, game: &str) {
    browser.go(&house.at("/"));
    browser.follow(&format!("form[action='/lesson/{game}'] button"), "");
    browser.wait_for("#lesson");
}

#[test]
fn a_lesson_is_played_to_its_end() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    let mut faults = Vec::new();
    open(&browser, &house, "presidential");
    assert!(step(&browser).contains("step 1 of 14"), "{}", step(&browser));
    assert_eq!(browser.text(".map .tap"), "2", "the second tap is marked on the map");
    let mut taken = 0;
    let mut seen = std::collections::BTreeSet::new();
    while browser.has("#act button.asked") {
        if seen.insert(step(&browser)) && [1, 4].contains(&seen.len()) {
            for size in [WIDE, NARROW] {
                browser.resize(size);
                is_in_place(&browser, &step(&browser));
                look(&browser, &axe, &step(&browser), &mut faults);
            }
            browser.resize(WIDE);
        }
        follow(&browser);
        taken += 1;
        assert!(taken < 60, "no end");
    }
    assert_eq!(seen.len(), 14, "{seen:?}");
    assert!(browser.text("#lesson").contains("That was the lesson"));
    look(&browser, &axe, "the end", &mut faults);
    // Afterwards a free game goes on.
    let all = choices(&browser);
    crate::play::take(&browser, &all[0]);
    assert!(!browser.has("#lesson"));
    assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_other_lesson_is_played_to_its_end() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    for game in ["idiot", "mr-president", "manifest", "cdg-solo"] {
        open(&browser, &house, game);
        let first = step(&browser);
        let steps: usize =
            first.rsplit(' ').find_map(|word| word.parse().ok()).unwrap_or_else(|| panic!("{first}"));
        let mut seen = std::collections::BTreeSet::new();
        for taken in 0.. {
            seen.insert(step(&browser));
            if !browser.has("#act button.asked") {
                break;
            }
            follow(&browser);
            assert!(taken < 150, "{game}: no end");
        }
        assert!(seen.len() >= steps, "{game}: {seen:?}");
        assert!(
            browser.text("#lesson").contains("That was the lesson"),
            "{game}: {}",
            browser.text("#lesson")
        );
    }
}

#[test]
fn one_step_of_every_other_lesson() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    let mut faults = Vec::new();
    for game in ["idiot", "mr-president", "manifest", "cdg-solo"] {
        browser.resize(WIDE);
        open(&browser, &house, game);
        let first = step(&browser);
        for size in [WIDE, NARROW] {
            browser.resize(size);
            is_in_place(&browser, game);
            look(&browser, &axe, game, &mut faults);
        }
        browser.resize(WIDE);
        for taken in 0.. {
            follow(&browser);
            if step(&browser) != first {
                break;
            }
            assert!(taken < 6, "{game}: the first step never ends");
        }
    }
    assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_heading_opens_when_the_lesson_asks_for_what_is_under_it() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    open(&browser, &house, "manifest");
    browser.eval("localStorage.setItem('pace', 'off')", &[]);
    while !step(&browser).contains("step 12 ") {
        follow(&browser);
    }
    let look = browser.attribute("#table", "data-look");
    assert_eq!(look.as_deref(), Some("board"), "only what this step points at");
}

#[test]
fn marks_are_still_there_when_the_acts_of_others_have_been_played() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    open(&browser, &house, "presidential");
    browser.eval("localStorage.setItem('pace', 'quick')", &[]);
    while !step(&browser).contains("step 5") {
        follow(&browser);
    }
    browser.wait("three states are marked", |browser| browser.count(".map .tap") == 3);
    // The last picture may be shown once more after everything was played.
    std::thread::sleep(std::time::Duration::from_secs(1));
    assert_eq!(browser.count(".map .tap"), 3);
    assert_eq!(browser.count(".race .runner"), 2);
}

#[test]
fn a_learner_strays_comes_back_is_shown_and_leaves() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    open(&browser, &house, "presidential");
    after(&browser, || browser.click("#act button[value='fundraise NY']"));
    assert!(browser.text("#lesson").contains("Another way"));
    after(&browser, || browser.click_words("#lesson button", "Take it back"));
    assert!(step(&browser).contains("step 1"));
    after(&browser, || browser.click_words("#lesson button", "Show me"));
    assert!(browser.has("#act button.asked[value='announce OH']"));
    after(&browser, || browser.click_words("#lesson .also button", "Play on without the coach"));
    assert!(!browser.has("#lesson") && browser.has("#act button[value='announce OH']"));
}

#[test]
fn a_lesson_without_scripts() {
    let Some(house) = House::open() else { return };
    let browser = Browser::scriptless();
    open(&browser, &house, "presidential");
    browser.follow("#act button.asked", "");
    browser.follow("#act button.asked", "");
    assert!(step(&browser).contains("step 2 of 14"), "{}", step(&browser));
    assert_eq!(browser.count(".map .p.asked"), 2, "the map is marked by the server");
    browser.follow("#lesson button", "One step back");
    assert!(step(&browser).contains("step 1 of 14"));
}

#[test]
fn a_coach_line_is_closed_for_good() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    let mut faults = Vec::new();
    new_table(&browser, &house, &[]);
    browser.wait_for("#coach");
    for size in [WIDE, NARROW] {
        browser.resize(size);
        is_in_place(&browser, "coach line");
        look(&browser, &axe, "coach line", &mut faults);
        let lines = browser.eval(
            "const p = document.querySelector('#coach p'); return p.offsetHeight / parseFloat(getComputedStyle(p).lineHeight)",
            &[],
        );
        assert!(lines.as_f64().unwrap_or(9.0) < 3.4, "{lines} lines");
    }
    browser.click("#coach button");
    browser.wait("the line goes", |browser| !browser.has("#coach"));
    new_table(&browser, &house, &[]);
    assert!(!browser.has("#coach"), "closed for good");
    crate::play::act(&browser, "campaign");
    assert!(browser.has("#coach"), "another kind of question");
    assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn guide_and_rules_open_beside_the_table() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    let mut faults = Vec::new();
    let path = new_table(&browser, &house, &[]);
    let here = |browser: &Browser| browser.eval("return location.pathname", &[]) == path.as_str();
    browser.click("a[href='/guide/presidential']");
    browser.wait_text("#guide-beside", "The aim");
    assert!(here(&browser), "no other page");
    look(&browser, &axe, "guide", &mut faults);
    // The game goes on while the guide is open.
    after(&browser, || browser.keys("1"));
    assert!(browser.has("#guide-beside:popover-open"), "an update leaves it open");
    browser.keys(&ESCAPE.to_string());
    browser.wait("the guide closes", |browser| !browser.has("#guide-beside:popover-open"));
    browser.click(".tools a[href*='/rules/presidential#']");
    browser.wait_text("#rule-beside", "TPG-11");
    assert!(here(&browser) && browser.has("#rule-beside .more a[href='/rules/presidential#TPG-11']"));
    look(&browser, &axe, "rule", &mut faults);
    browser.resize(NARROW);
    look(&browser, &axe, "rule, narrow", &mut faults);
    browser.follow("#rule-beside .more a", "");
    assert!(browser.has("article.rule:target"), "the whole book, at this rule");
    assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
}
