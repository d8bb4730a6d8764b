//! A presidency in the browser from the oath to its result page. Its first decisions and the whole last phase are taken by hand; the years
//! between come from a recorded term.

use serde_json::Value;

use crate::accessible::{axe, look};
use crate::browser::{Browser, ENTER, NARROW};
use crate::house::House;
use crate::mr_president::{headline, new_presidency};
use crate::narrow::fits;
use crate::play::{after, choices, is_over, path};

/// Number of decisions in the first year that are taken by hand.
const FIRST: usize = 12;
/// In this phase of the fourth year every decision is taken by hand. The election is at its end.
const LAST: [&str; 2] = ["Year 4 · ", " · Phase 4 · "];
/// More decisions than a phase has.
const MOST: usize = 200;
/// When the president could begin a second term, the game stops, and the first term is scored.
const STOP: &str = "choose year-stop";

/// Number of decisions before the end at which a phone takes over.
const LATE: usize = 4;

/// Searches from the end for the first act after which the headline contains all of these words. The result is approximate.
const BEGINS: &str = r#"
    const [path, words, acts] = args;
    let found = null;
    for (let at = acts - 1; at > 0; at -= 6) {
        const page = await (await fetch(`${path}?at=${at}`)).text();
        const { headline } = new DOMParser().parseFromString(page, "text/html").getElementById("table").dataset;
        if (words.every((part) => headline.includes(part))) found = at;
        else if (found) break;
    }
    return found;
"#;

/// Opens a recorded term that ended with re-election, for a person to play on. Returns its address and length.
fn recorded_term(browser: &Browser, house: &House) -> (String, usize) {
    let recorded =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../games/mr-president/tests/recorded/reelected.json");
    let file = house.file("recorded.json");
    // With a person in the bot's seat the game waits for an answer.
    let record = std::fs::read_to_string(recorded).unwrap().replace("\"bot\":\"random\"", "\"person\":\"A\"");
    std::fs::write(&file, &record).unwrap();
    let record: Value = serde_json::from_str(&record).unwrap();
    browser.go(&house.at("/"));
    browser.click("details.import summary");
    browser.choose_file("details.import input", &file);
    browser.follow("details.import button", "");
    (path(browser), record["acts"].as_array().unwrap().len())
}

fn play_on_from(browser: &Browser, house: &House, path: &str, act: usize) {
    browser.go(&house.at(&format!("{path}?at={act}")));
    browser.open_drawer("table");
    browser.follow("#drawer-table button", "Go on from here as a new table");
}

/// Asks for the hint and takes the recommended choice, alternately by mouse and by keyboard.
#[track_caller]
fn follow_hint(browser: &Browser, nth: usize) {
    let all = choices(browser);
    assert!(!all.is_empty(), "nothing to choose: {}", browser.text("#question"));
    if all.iter().any(|choice| choice.act == STOP) {
        return after(browser, || browser.click(&format!("#act button[value='{STOP}']")));
    }
    let by_mouse = nth.is_multiple_of(2);
    if all.len() > 1 {
        if by_mouse {
            browser.click("#hint");
        } else {
            browser.with_alt('i');
        }
        browser.wait_for("#act .best");
        assert!(browser.text("#act .best .hint").ends_with('.'), "{}", browser.text("#act .best"));
    }
    let best = if all.len() > 1 { "#act .best" } else { "#act button[name=act]" };
    after(browser, || {
        if by_mouse || all.len() == 1 {
            browser.click(best);
        } else {
            browser.wait("the keyboard is at it", |browser| browser.focused(best));
            browser.keys(&ENTER.to_string());
        }
    });
}

/// The rows of a table on the desk: the words of the first column and the number in the second.
fn rows(browser: &Browser, name: &str) -> Vec<(String, i64)> {
    let script = r#"
        const table = document.querySelector(`[role=region][aria-label="${arguments[0]}"] table`);
        return [...(table?.tBodies[0]?.rows ?? [])].map((row) => [row.cells[0].textContent.trim(), row.cells[1].textContent.trim()]);
    "#;
    let found = browser.eval(script, &[name.into()]);
    let number =
        |cell: &Value| cell.as_str().unwrap().replace('−', "-").replace('+', "").parse().unwrap_or(0);
    let row = |row: &Value| (row[0].as_str().unwrap().to_owned(), number(&row[1]));
    found.as_array().unwrap().iter().map(row).collect()
}

/// Checks the end of a scored term: the ending, the points by source, the list of legacies.
#[track_caller]
fn legacy_is_told(browser: &Browser) {
    browser.wait_for(".stage.ending");
    let how = browser.text("header.result");
    let known =
        ["Re-elected", "Voted out", "Not nominated", "Killed in office", "The greatest American President"];
    assert!(known.iter().any(|end| how.contains(end)), "{how}");
    let sources = rows(browser, "Where your Legacy came from");
    let ((_, sum), parts) = sources.split_last().expect("points by their sources");
    assert!(parts.len() > 2, "{sources:?}");
    assert_eq!(parts.iter().map(|(_, points)| points).sum::<i64>(), *sum, "{sources:?}");
    assert!(how.contains(&format!("{sum} Legacy Points").replace('-', "−")), "{sum} in {how}");
    let list = rows(browser, "The list of legacies");
    let mine: Vec<&String> =
        list.iter().map(|(name, _)| name).filter(|name| name.contains("you, with")).collect();
    assert_eq!((list.len(), mine.len()), (18, 1), "{list:?}");
}

#[test]
fn a_term_from_its_first_decisions_to_the_page_of_its_end() {
    let (Some(house), axe) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    new_presidency(&browser, &house);
    for nth in 0..FIRST {
        follow_hint(&browser, nth);
    }
    let (path, acts) = recorded_term(&browser, &house);
    let last = browser.eval_later(BEGINS, &[path.as_str().into(), LAST.as_slice().into(), acts.into()]);
    play_on_from(
        &browser,
        &house,
        &path,
        last.as_u64().unwrap_or_else(|| panic!("no such act: {last}")) as usize,
    );
    let at = headline(&browser);
    assert!(LAST.iter().all(|part| at.contains(part)), "{at}");
    let mut taken = 0;
    while !is_over(&browser) {
        follow_hint(&browser, taken);
        taken += 1;
        assert!(taken < MOST, "no end: {}", headline(&browser));
    }
    assert!(taken > 5, "the last phase has more decisions than {taken}");
    legacy_is_told(&browser);
    assert!(!browser.has("#undo") && !browser.has("#act") && !browser.has("#hint"), "nothing is left to do");
    if let Some(axe) = axe {
        let mut faults = Vec::new();
        look(&browser, &axe, "the end of a term", &mut faults);
        assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
    }
}

/// The same term shortly before its end, played to that end on a phone.
#[test]
fn the_last_decisions_of_a_term_on_a_phone() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.resize(NARROW);
    let (path, acts) = recorded_term(&browser, &house);
    play_on_from(&browser, &house, &path, acts - LATE);
    let mut taken = 0;
    while !is_over(&browser) {
        fits(&browser);
        follow_hint(&browser, 0);
        taken += 1;
        assert!(taken < MOST, "no end: {}", headline(&browser));
    }
    assert!(taken > 0);
    legacy_is_told(&browser);
    fits(&browser);
}
