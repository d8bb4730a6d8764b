//! Mr. President at the table: a first year by mouse and by keyboard, charts, tabs, the report of the year, a phone.

use serde_json::json;

use crate::browser::{Browser, ESCAPE, NARROW, WIDE};
use crate::house::House;
use crate::languages::is_german;
use crate::narrow::fits;
use crate::overlaps::covered;
use crate::play::{Choice, after, choices, is_over, new_table_of};

/// Number of actions actually taken. After that, actions are forgone.
const REAL: usize = 8;
/// More decisions than any year has.
const MOST: usize = 500;

pub fn new_presidency(browser: &Browser, house: &House) -> String {
    new_table_of(browser, house, "mr-president", &[("option.difficulty", "easier")])
}

pub fn headline(browser: &Browser) -> String {
    browser.attribute("#table", "data-headline").unwrap_or_default()
}

/// Takes a few real actions, then none. Varies the other answers.
fn some(all: &[Choice], nth: usize, actions: &mut usize) -> Choice {
    let of = |kind: &str| all.iter().filter(|choice| choice.act.starts_with(kind)).collect::<Vec<_>>();
    let real = of("action ");
    if !real.is_empty() && *actions < REAL {
        *actions += 1;
        return real[nth * 7 % real.len()].clone();
    }
    let wanted = ["keep", "forgo", "done"].iter().find_map(|kind| of(kind).first().copied());
    wanted.unwrap_or(&all[nth * 7 % all.len()]).clone()
}

/// Choices under a heading are visible only if it is open.
fn take(browser: &Browser, choice: &Choice) {
    browser.eval("document.querySelectorAll('#act details').forEach((one) => { one.open = true })", &[]);
    after(browser, || match choice.key.as_ref().filter(|_| !choice.act.starts_with("action ")) {
        Some(key) => browser.keys(key),
        None => {
            let show = "document.getElementById(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })";
            browser.eval(show, &[choice.id.as_str().into()]);
            browser.click(&format!("#{}", choice.id));
        }
    });
}

/// Plays until the condition holds or the game is over. Returns the number of decisions.
pub fn until(browser: &Browser, mut holds: impl FnMut(&Browser) -> bool) -> usize {
    let mut actions = 0;
    for nth in 0..MOST {
        if is_over(browser) || holds(browser) {
            return nth;
        }
        let all = choices(browser);
        assert!(!all.is_empty(), "nothing to choose: {}", browser.text("#question"));
        take(browser, &some(&all, nth, &mut actions));
    }
    panic!("no end: {}", headline(browser));
}

/// Plays up to the actions of the second phase. Returns the path of the table.
pub fn worth_a_picture(browser: &Browser, house: &House) -> String {
    let path = new_presidency(browser, house);
    until(browser, |browser| {
        let acts = choices(browser).iter().any(|choice| choice.act.starts_with("action "));
        acts && headline(browser).contains("Phase 2")
            && browser.text(".ask").contains("Since your last decision")
    });
    path
}

#[test]
fn a_whole_first_year() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_presidency(&browser, &house);
    assert_eq!(browser.count(".tabs label"), 6, "the world and five more sides");
    let (mut charts, mut told, mut pointed) = (0, 0, 0);
    until(&browser, |browser| {
        charts += browser.count(".ask .chart .hit");
        told += u64::from(browser.text(".ask").contains("Since your last decision"));
        pointed += browser.count(".tabs .pick");
        headline(browser).starts_with("Year 2")
    });
    assert!(charts > 0, "a chart with the row that was hit");
    assert!(told > 0, "what happened between two decisions is told");
    assert!(pointed > 0, "tabs with something to choose are marked");
    assert!(browser.has(".lines .heading"), "the log has a heading for every step");
    assert!(!is_over(&browser), "{}", headline(&browser));
    assert!(headline(&browser).starts_with("Year 2"), "{}", headline(&browser));
    browser.wait_text(".ask", "Evaluation of year 1");
}

#[test]
fn a_terror_group_is_picked_by_its_token() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let recorded = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/mr-president/tests/recorded/loss-10.json");
    let file = house.file("recorded.json");
    // With a person in the bot's seat the game waits for an answer.
    let record = std::fs::read_to_string(recorded).unwrap().replace("\"bot\":\"random\"", "\"person\":\"A\"");
    std::fs::write(&file, &record).unwrap();
    // Groups are named by their strength and activity: `pick 3-gathering`.
    let acts: serde_json::Value = serde_json::from_str(&record).unwrap();
    let mut acts = acts["acts"].as_array().unwrap().iter().map(|act| act["act"].as_str().unwrap_or_default());
    let is_group = |act: &str| {
        act.strip_prefix("pick ")
            .and_then(|who| who.split_once('-'))
            .is_some_and(|(n, _)| n.parse::<u8>().is_ok())
    };
    let before = acts.position(is_group).expect("a group was picked");
    browser.go(&house.at("/"));
    browser.click("details.import summary");
    browser.choose_file("details.import input", &file);
    browser.follow("details.import button", "");
    let table = browser.eval("return location.pathname", &[]);
    browser.go(&house.at(&format!("{}?at={before}", table.as_str().unwrap())));
    browser.open_drawer("table");
    browser.follow("#drawer-table button", "Go on from here as a new table");
    let tokens = browser.count(".labels .k-terror.pick");
    assert!(tokens > 1, "{}", browser.text("#question"));
    after(&browser, || browser.click(".labels .k-terror.pick"));
    assert_eq!(browser.count(".labels .k-terror.pick"), 0);
}

#[test]
fn every_side_by_its_letter() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_presidency(&browser, &house);
    for (n, letter) in ['w', 'h', 'c', 'p', 'm', 'd'].into_iter().enumerate() {
        let before = browser.attribute(".tabs :checked", "id");
        browser.keys(&letter.to_string());
        assert_eq!(browser.attribute(".tabs :checked", "id"), before, "a letter alone changes no side");
        browser.keys(&ESCAPE.to_string());
        browser.with_alt(letter);
        browser.wait_for(&format!("#tab-{n}:checked"));
        let seen = browser.eval(
            "return [...document.querySelectorAll('.side')].filter((one) => one.checkVisibility()).length",
            &[],
        );
        assert_eq!(seen, 1, "one side at a time, {letter}");
    }
}

#[test]
fn a_phone_in_german() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/"));
    browser.follow("form.prefs button", "Deutsch");
    browser.resize(NARROW);
    new_presidency(&browser, &house);
    let mut seen = 0;
    until(&browser, |browser| {
        fits(browser);
        seen += 1;
        seen > 30
    });
    is_german(&browser);
    for side in 0..6 {
        browser.click(&format!(".tabs .t{side}"));
        fits(&browser);
    }
}

/// Visible words on the map whose height is below this many pixels.
const LOW: &str = r#"
    const map = document.querySelector(".plaqued");
    const { width, height } = map.getBoundingClientRect();
    const scale = Math.min(width / map.viewBox.baseVal.width, height / map.viewBox.baseVal.height);
    const words = [...map.querySelectorAll(".labels :is(text, tspan)")].filter((one) => one.getBoundingClientRect().width);
    return words.map((one) => [parseFloat(getComputedStyle(one).fontSize) * scale, one.textContent]).filter(([high]) => high < arguments[0])
"#;
/// Tokens, figures and names at the places of the map, which must not overlap.
const FIGURES: &str = ".plaqued .labels :is(.plaque > .name, .ground, .token > rect)";

#[test]
fn words_on_the_world_map_can_be_read_and_lie_apart() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let path = worth_a_picture(&browser, &house);
    for lang in ["English", "Deutsch"] {
        if lang == "Deutsch" {
            browser.follow("form.prefs button", lang);
        }
        browser.resize(WIDE);
        browser.go(&house.at(&path));
        browser.wait_for(".scripted .plaque");
        assert!(browser.count(".plaque .name") >= 12);
        assert_eq!(browser.eval(LOW, &[11.into()]), json!([]), "{lang}");
        assert_eq!(covered(&browser, FIGURES, FIGURES), json!([]), "{lang}");
        // Words do not exceed their token or box.
        let out = r#"
            return [...document.querySelectorAll(".token > text, .plaque > .figure:not(.more)")].filter((one) => {
                const [words, box] = [one, one.matches(".figure") ? one.parentElement.querySelector(".ground") : one.previousElementSibling].map((part) => part.getBoundingClientRect());
                return words.left < box.left || words.right > box.right;
            }).map((one) => one.textContent)
        "#;
        assert_eq!(browser.eval(out, &[]), json!([]), "{lang}");
    }
    // On a phone the cards below the map show the information, and so does the map itself when zoomed in.
    browser.resize(NARROW);
    browser.go(&house.at(&path));
    browser.wait_for(".scripted .place");
    let small = "return [...document.querySelectorAll('.place :is(.tip, .readings b, .readings span, .token)')].filter((one) => parseFloat(getComputedStyle(one).fontSize) < 11).length";
    assert_eq!(browser.eval(small, &[]), 0);
    browser.wait("too small words are not shown", |browser| browser.eval(LOW, &[10.into()]) == json!([]));
    for _ in 0..4 {
        browser.click("#map-in");
    }
    browser.wait("figures at the places", |browser| browser.has(".plaqued.legible"));
    assert_eq!(browser.eval(LOW, &[10.into()]), json!([]));
    let seen = "return document.querySelector('.plaque .name').getBoundingClientRect().width > 0";
    assert_eq!(browser.eval(seen, &[]), true);
}
