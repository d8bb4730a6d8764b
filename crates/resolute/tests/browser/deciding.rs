//! Deciding is quick: few clicks for states and dice, previews of what each choice would do, letters only search, and a double click counts
//! once.

use crate::accessible::{axe, look};
use crate::browser::{Browser, ENTER, ESCAPE, NARROW, WIDE};
use crate::house::House;
use crate::idiot::until;
use crate::play::{acts, after, choices, new_table, new_table_of, version};

const STATES: [&str; 3] = ["OH", "PA", "FL"];

/// A click on the map.
fn click_state(browser: &Browser, code: &str) {
    browser.click(&format!(".map .p.pick[id='state:{code}']"));
}

/// Opens tables until the dice have been rolled and it matters which goes where. Returns the number of clicks so far.
fn rolled(browser: &Browser, house: &House) -> usize {
    loop {
        new_table(browser, house, &[]);
        for code in STATES {
            after(browser, || click_state(browser, code));
        }
        after(browser, || browser.click("#act button[value='roll']"));
        // Equal dice share a column. With three columns the next question comes before anybody else acts.
        if browser.count(".cross thead th label") == 3 {
            return STATES.len() + 1;
        }
    }
}

fn shown(browser: &Browser, selector: &str) -> u64 {
    let script = "return [...document.querySelectorAll(arguments[0])].filter((one) => getComputedStyle(one).display !== 'none').length";
    browser.eval(script, &[selector.into()]).as_u64().unwrap()
}

#[test]
fn three_states_and_their_dice_by_six_clicks() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let mut clicks = rolled(&browser, &house);
    assert!(browser.text("#question").contains("Which die goes where?"));
    let before = acts(&browser);
    while browser.has(".cross") {
        let die = browser.text(".cross thead th:nth-of-type(1) span.vh");
        let place = browser.attribute(".cross tbody tr", "data-spot").unwrap();
        after(&browser, || click_state(&browser, place.trim_start_matches("state:")));
        clicks += 1;
        let pips = die.trim_start_matches("Die ");
        assert!(
            browser.text(".log").contains(&format!("Democrats: {pips} in"))
                || browser.text(".log").contains(&format!(": {pips} in")),
            "{die}"
        );
    }
    assert!(clicks <= 6, "{clicks} clicks");
    assert!(acts(&browser) > before);
}

#[test]
fn a_campaign_is_begun_on_the_map_and_taken_back() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table(&browser, &house, &[]);
    after(&browser, || click_state(&browser, "TX"));
    browser.wait_text("#question", "Second state?");
    assert!(browser.text("#main").contains("So far: Texas."));
    after(&browser, || browser.with_control('z'));
    browser.wait_text("#question", "Campaign or raise funds?");
    after(&browser, || browser.click("#act button[value='fundraise TX']"));
    browser.wait_text("#question", "Roll the dice?");
}

#[test]
fn the_chosen_die_is_drawn_on_all_three_states_and_the_one_under_the_pointer_on_the_race() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    rolled(&browser, &house);
    let dice = browser.count(".cross thead th label");
    assert_eq!(shown(&browser, ".map .preview.d0"), 3, "the first die is chosen");
    if dice > 1 {
        browser.click(".cross thead th:nth-of-type(2) label");
        assert_eq!((shown(&browser, ".map .preview.d0"), shown(&browser, ".map .preview.d1")), (0, 3));
    }
    browser.eval("document.querySelector('.cross tbody button').focus()", &[]);
    browser.wait("the line tells of it", |browser| shown(browser, ".outlook p") == 1);
    assert_eq!(shown(&browser, ".tape.ahead g.preview"), 1, "the race as it would be");
    assert_eq!(shown(&browser, ".map .preview"), 3, "each state once");
    let covered = browser.eval(
        r#"const boxes = [...document.querySelectorAll(".map .preview")].filter((one) => getComputedStyle(one).display !== "none").map((one) => [one.dataset.at, one.querySelector(".paper").getBoundingClientRect()]);
        const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        return [...document.querySelectorAll(".map .labels:not(.previews) > text")].filter((one) => !one.matches(".b + text"))
            .filter((one) => boxes.some(([at, box]) => at.slice(6) !== one.firstChild.data.trim() && over(box, one.getBoundingClientRect()))).map((one) => one.textContent)"#,
        &[],
    );
    assert_eq!(covered, serde_json::json!([]), "previews cover no other label");
    let mut faults = Vec::new();
    look(&browser, &axe, "dice for states", &mut faults);
    browser.resize(NARROW);
    look(&browser, &axe, "dice for states on a phone", &mut faults);
    assert!(faults.is_empty(), "{faults:#?}");
    let low = browser.eval("return [...document.querySelectorAll('.cross button, .cross thead label')].map((one) => one.getBoundingClientRect()).filter((box) => box.height < 44 || box.width < 44).length", &[]);
    assert_eq!(low, 0, "targets of 44 px");
    browser.resize(WIDE);
}

#[test]
fn a_resting_pointer_leaves_the_preview_to_the_keyboard() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    rolled(&browser, &house);
    // The pointer comes to one choice and rests elsewhere on it; then the keyboard goes to another one, and the page changes under the
    // pointer, for which browsers send another mouseover.
    let script = r#"
        const [first, second] = document.querySelectorAll(".cross tbody tr button");
        const point = (kind, at) => first.dispatchEvent(new MouseEvent(kind, { bubbles: true, screenX: at, screenY: at }));
        point("mouseover", 100);
        point("mousemove", 104);
        second.focus();
        const shown = () => [...document.querySelectorAll(".preview.shown")].map((one) => one.dataset.for).join();
        const before = shown();
        point("mouseover", 104);
        const rests = shown();
        point("mousemove", 108);
        return [before.includes(second.id), rests === before, shown() === before];
    "#;
    assert_eq!(browser.eval(script, &[]), serde_json::json!([true, true, false]));
}

#[test]
fn dice_and_states_by_keyboard() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    loop {
        new_table(&browser, &house, &[]);
        for name in ["ohio", "penn", "flor"] {
            browser.keys(name);
            after(&browser, || browser.keys(&ENTER.to_string()));
        }
        after(&browser, || browser.keys("1"));
        if browser.has(".cross") {
            break;
        }
    }
    let before = acts(&browser);
    browser.eval("document.querySelector('.cross tbody button').focus()", &[]);
    browser.keys("\u{e015}");
    assert!(browser.focused(".cross tbody tr:nth-child(2) button"), "arrows walk the table");
    after(&browser, || browser.keys(&ENTER.to_string()));
    if browser.has(".cross") {
        after(&browser, || browser.keys("1"));
    }
    assert!(acts(&browser) >= before + 2 || !browser.has(".cross"));
}

#[test]
fn without_scripts_a_die_is_chosen_and_the_map_takes_it() {
    let Some(house) = House::open() else { return };
    let browser = Browser::scriptless();
    loop {
        new_table(&browser, &house, &[]);
        for code in STATES {
            browser.follow(&format!(".map .p.pick[id='state:{code}']"), "");
        }
        browser.follow("#act button[value='roll']", "");
        if browser.count(".cross thead th label") == 3 {
            break;
        }
    }
    let die = browser.text(".cross thead th:nth-of-type(2) span.vh");
    browser.click(".cross thead th:nth-of-type(2) label");
    let before = acts(&browser);
    browser.follow(".map .p.pick[id='state:FL']", "");
    assert!(acts(&browser) > before);
    let pips = die.trim_start_matches("Die ").to_owned();
    assert!(
        browser.text(".log").contains(&format!(": {pips} in Florida")),
        "{pips}: {}",
        browser.text(".log")
    );
}

#[test]
fn typing_the_name_of_any_state_only_finds_it() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table(&browser, &house, &[]);
    after(&browser, || click_state(&browser, "OH"));
    let before = version(&browser);
    let address = browser.address();
    let names: Vec<String> = choices(&browser).into_iter().map(|choice| choice.words).collect();
    assert_eq!(names.len(), 50);
    for name in names.iter().map(String::as_str).chain(["Ohio"]) {
        browser.eval("document.activeElement.blur()", &[]);
        browser.keys(name);
        assert_eq!(browser.value("#filter"), name);
        assert!(!browser.has("dialog[open]") && !browser.has("#act .best"), "{name}");
        browser.keys(&ESCAPE.to_string());
    }
    assert_eq!(
        (version(&browser), browser.address()),
        (before, address),
        "nothing was undone, hinted or played"
    );
}

#[test]
fn a_name_that_nothing_has_is_said_and_a_hint_is_brought_into_view() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table(&browser, &house, &[]);
    after(&browser, || click_state(&browser, "OH"));
    browser.keys("ohu");
    assert_eq!(browser.text("#filter-none"), "Nothing here begins with “ohu”.");
    browser.keys(&ESCAPE.to_string());
    assert_eq!(browser.text("#filter-none"), "");
    // The button is below all places.
    browser.click("#hint");
    browser.wait_for("#act .best");
    let is_seen = "const one = document.querySelector('#act .best').getBoundingClientRect(); return one.top >= 0 && one.bottom <= innerHeight";
    browser.wait("the best choice is seen", |browser| browser.eval(is_seen, &[]) == true);
    assert!(browser.focused("#act .best"));
}

#[test]
fn a_double_click_does_nothing_twice_and_leaves_no_page() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table(&browser, &house, &[]);
    let address = browser.address();
    let begun = acts(&browser);
    let state = ".map .p.pick[id='state:OH']";
    after(&browser, || browser.double_click(state));
    browser.wait_text("#question", "Second state?");
    assert_eq!((acts(&browser), browser.text("#notice")), (begun + 1, String::new()));
    // With a button: afterwards another button or a link is under the pointer.
    let name = browser.eval("return document.querySelector('.chips button').value", &[]);
    after(&browser, || browser.double_click(".chips button"));
    browser.wait_text("#question", "Third state?");
    assert_eq!(acts(&browser), begun + 2, "{name}");
    after(&browser, || browser.double_click("#undo"));
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!(acts(&browser), begun + 1);
    assert_eq!(browser.address(), address);
    assert_eq!(browser.text("#notice"), "");
    // The same act sent twice at once, without a script that prevents it: the second answer is the table and not an error.
    let done = browser.eval_later(
        r#"const form = document.querySelector('#act');
        const body = () => new URLSearchParams({ version: form.elements.version.value, seat: form.elements.seat.value, act: "announce WY" });
        const answers = await Promise.all([1, 2].map(() => fetch(form.action, { method: "POST", body: body() })));
        return answers.map((answer) => answer.status)"#,
        &[],
    );
    assert_eq!(done, serde_json::json!([200, 200]));
    browser.wait("one act", |browser| acts(browser) == begun + 2);
}

#[test]
fn dice_are_decided_at_the_voter_groups() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    new_table_of(&browser, &house, "idiot", &[("seat.3", "bot:greedy")]);
    let all = until(&browser, "place ");
    assert!(browser.has(".bins.large") && browser.has(".tray .facet.pick"));
    let ask = browser.text("#main").to_lowercase();
    assert!(!ask.contains("find a card") && !ask.contains("click a card"), "{ask}");
    assert!(all.iter().any(|choice| choice.act.starts_with("place ")));
    let details = browser.eval("return [...document.querySelectorAll('#act button[value^=place] small')].map((one) => one.textContent)", &[]);
    for detail in details.as_array().unwrap() {
        let detail = detail.as_str().unwrap();
        assert!(detail.contains('“') || detail.contains("None of your headlines"), "{detail}");
    }
    // The focused choice is previewed as a dashed die on its group.
    browser.eval("document.querySelector('#act button[value^=\"place \"]').focus()", &[]);
    browser.wait("a dashed die", |browser| shown(browser, ".ghosts .preview") == 1);
    assert!(
        browser
            .eval("return document.querySelector('.bins.large').getBoundingClientRect().height > 300", &[])
            == true,
        "the groups are the stage"
    );
    let mut faults = Vec::new();
    browser.eval("document.querySelectorAll('#act details').forEach((one) => { one.open = true })", &[]);
    look(&browser, &axe, "dice", &mut faults);
    // The map is one click away.
    let small = "return document.querySelector('.map').getBoundingClientRect().height";
    let before = browser.eval(small, &[]).as_f64().unwrap();
    browser.click(".thumbnail");
    let now = browser.eval(small, &[]).as_f64().unwrap();
    assert!(before < 90.0 && now > 250.0, "{before} to {now}");
    look(&browser, &axe, "the map instead", &mut faults);
    browser.click(".thumbnail");
    browser.resize(NARROW);
    look(&browser, &axe, "dice on a phone", &mut faults);
    assert!(faults.is_empty(), "{faults:#?}");
    browser.resize(WIDE);
    // A roll says whose it is, and no roll of another player is shown above one's own.
    let all = choices(&browser);
    let seat = browser.text(".tray h4");
    assert!(seat.contains("Blue") && seat.contains("the roll"), "{seat}");
    assert!(!all.is_empty());
}

#[test]
fn a_click_on_a_voter_group_places_its_dice() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table_of(&browser, &house, "idiot", &[("seat.3", "bot:greedy")]);
    until(&browser, "all ");
    let group = browser.attribute(".bins.large .bin.pick", "id").unwrap();
    let number = group.trim_start_matches("group:").to_owned();
    after(&browser, || browser.click(".bins.large .bin.pick"));
    let log = browser.text(".log");
    assert!(log.contains(&format!("of number {number}")), "{log}");
}

#[test]
fn steps_come_first_and_flights_second_with_outlines_of_their_own() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table_of(&browser, &house, "idiot", &[("seat.3", "bot:greedy")]);
    let all = until(&browser, "go ");
    let first: Vec<_> = all
        .iter()
        .take_while(|choice| !choice.act.starts_with("fly "))
        .map(|choice| choice.act.as_str())
        .collect();
    assert!(first.iter().any(|act| act.starts_with("go ")), "{first:?}");
    assert!(all.iter().skip(first.len()).all(|choice| !choice.act.starts_with("go ")));
    if all.iter().any(|choice| choice.act.starts_with("fly ")) {
        let dashes = |selector: &str| {
            browser.eval(
                "return getComputedStyle(document.querySelector(arguments[0])).strokeDasharray",
                &[selector.into()],
            )
        };
        assert_ne!(dashes(".map .p.second.pick > use"), dashes(".map .p.pick:not(.second) > use"));
        assert!(
            browser.has("#act details.fold:not([open]) button[value^='fly ']"),
            "flights to neighbours wait to be asked for"
        );
    }
}
