//! Nothing lies over anything that is read or pressed: labels, previews, clocks, the guide, the foot of an ending.

use serde_json::{Value, json};

use crate::browser::{Browser, NARROW, SIDEWAYS, WIDE};
use crate::ending::import;
use crate::house::House;
use crate::play::{SHORT, act, campaign, new_table};

/// What of the second things the first ones lie over, both as far as they are seen.
pub fn covered(browser: &Browser, over: &str, under: &str) -> Value {
    let script = r#"
        const boxes = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
            .map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width && box.bottom > 0 && box.top < innerHeight);
        const least = 1;
        const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > least && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > least;
        const words = (one) => `${one.getAttribute("class") ?? one.localName} ${one.textContent.trim().slice(0, 30)}`;
        const under = boxes(arguments[1]);
        return boxes(arguments[0]).flatMap(([one, box]) => under.filter(([other, at]) => other !== one && meets(box, at)).map(([other]) => `${words(one)} over ${words(other)}`));
    "#;
    browser.eval(script, &[over.into(), under.into()])
}

#[test]
fn names_on_the_calculators_map_do_not_touch_on_a_phone() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.resize(NARROW);
    browser.go(&house.at("/map"));
    assert_eq!(covered(&browser, ".labels text", ".labels text"), json!([]), "{}", browser.address());
    browser.click_words(".switches a", "2020");
    browser.wait("the map of 2020", |browser| browser.address().contains("m=2012-2020"));
    assert_eq!(covered(&browser, ".labels text", ".labels text"), json!([]), "{}", browser.address());
    // Whoever is too small for a name on the map has a chip.
    let named = browser.eval(
        "return [...document.querySelectorAll('.labels > g, .small-states a')].filter((one) => one.checkVisibility()).length",
        &[],
    );
    assert!(named.as_u64().unwrap() >= 51, "{named}");
}

#[test]
fn what_a_choice_would_do_covers_no_label_of_a_neighbour() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table(&browser, &house, &SHORT);
    campaign(&browser, ["OH", "PA", "VA"]);
    act(&browser, "roll");
    for size in [SIDEWAYS, NARROW, WIDE] {
        browser.resize(size);
        browser.reload();
        browser.wait_for(".scripted .die-choice.d0");
        browser.eval("document.querySelector('.die-choice.d0').click()", &[]);
        browser.wait("the map is at rest", |browser| !browser.has(".gliding"));
        let shown = ".previews .preview .paper";
        let seen = browser.eval(
            "return [...document.querySelectorAll(arguments[0])].filter((one) => one.getBoundingClientRect().width).length",
            &[shown.into()],
        );
        assert_eq!(seen, 3, "{size:?}: one for each state");
        // The place's own label lies under it.
        let others = ".labels:not(.previews) > :not([data-label=OH], [data-label=PA], [data-label=VA])";
        assert_eq!(covered(&browser, shown, others), json!([]), "{size:?}");
        assert_eq!(covered(&browser, shown, shown), json!([]), "{size:?}");
    }
}

#[test]
fn the_guide_leaves_question_and_choices_free() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table(&browser, &house, &SHORT);
    for size in [WIDE, NARROW, SIDEWAYS] {
        browser.resize(size);
        browser.eval("document.querySelector('a[href=\"/guide/presidential\"]').click()", &[]);
        browser.wait_for("#guide-beside:popover-open");
        assert_eq!(
            covered(&browser, "#guide-beside", "#question, #act button, .tools"),
            json!([]),
            "{size:?}"
        );
        if size == WIDE {
            assert_eq!(
                covered(&browser, "#guide-beside", ".window, .race, .time"),
                json!([]),
                "the board makes room"
            );
        }
        browser.eval("document.querySelector('#guide-beside').hidePopover()", &[]);
    }
}

#[test]
fn clocks_are_seen_whole_on_a_phone() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.resize(NARROW);
    new_table(&browser, &house, &[("clock", "120"), ("bank", "10")]);
    let script = r#"
        return [...document.querySelectorAll(".race time.clock")].filter((one) => {
            const box = one.getBoundingClientRect();
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            const is = (at) => document.elementFromPoint(at, y) === one;
            return box.width > 30 && is(x) && is(box.left + 3) && is(box.right - 3);
        }).length
    "#;
    assert_eq!(browser.eval(script, &[]), 2);
}

#[test]
fn the_foot_of_an_ending_goes_when_one_comes_to_its_panel() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    import(&browser, &house, "presidential", "democrats");
    browser.resize(NARROW);
    let seen = "return ['.end-foot', '#main'].map((selector) => { \
        const box = document.querySelector(selector).getBoundingClientRect(); \
        return box.bottom > 60 && box.top < innerHeight - 20; })";
    assert_eq!(browser.eval(seen, &[]), json!([true, false]), "at first the foot leads there");
    browser.click(".end-foot a");
    browser.wait("the panel is there alone", |browser| browser.eval(seen, &[]) == json!([false, true]));
}
