//! Nothing covers anything that is read or pressed: labels, previews, clocks, the guide, the foot of an ending.

use serde_json::{Value, json};

use crate::browser::{Browser, NARROW, SIDEWAYS, WIDE};
use crate::ending::import;
use crate::house::House;
use crate::play::{SHORT, act, campaign, new_table, new_table_of};

/// Visible parts of `under` that are covered by visible parts of `over`.
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
    // States too small for a name on the map have a chip.
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
        // The place's own label may be covered by it.
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

/// Elements whose text is not completely visible: cut by their own box or by one around it.
const CUT: &str = r#"
    return [...document.querySelectorAll(arguments[0])].filter((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const words = range.getBoundingClientRect();
        if (words.width < 8 || words.height < 8) return true;
        for (let box = one; box && box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (style.display === "contents" || style.overflowX === "visible") continue;
            const at = box.getBoundingClientRect();
            if (words.left < at.left - 1 || words.right > at.right + 1) return true;
        }
        return words.left < 0 || words.right > innerWidth;
    }).map((one) => one.textContent)
"#;

#[test]
fn names_beside_clocks_are_not_cut_on_a_phone() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.resize(NARROW);
    let clock = [("clock", "120"), ("bank", "10")];
    for (game, seats) in [("presidential", 2), ("idiot", 5), ("manifest", 5)] {
        let bots: Vec<String> = (1..seats).map(|n| format!("seat.{n}")).collect();
        let mut fields: Vec<(&str, &str)> = clock.to_vec();
        if game != "presidential" {
            fields.extend(bots.iter().map(|seat| (seat.as_str(), "bot:greedy")));
        }
        new_table_of(&browser, &house, game, &fields);
        let runs = ":is(.race .runner, .standing .runner, .side-of)";
        for what in [".named", "time.clock"] {
            let selector = format!(".stage {runs} {what}");
            assert!(browser.count(&selector) >= 2, "{game}: {selector}");
            assert_eq!(browser.eval(CUT, &[selector.as_str().into()]), json!([]), "{game}");
        }
        let both = format!(".stage {runs} :is(.named, time.clock)");
        assert_eq!(covered(&browser, &both, &both), json!([]), "{game}");
    }
    // Without clocks there is one line, with its number beside it.
    new_table(&browser, &house, &SHORT);
    assert_eq!(browser.eval(CUT, &[".race .named".into()]), json!([]));
    assert_eq!(covered(&browser, ".race .tape text", ".race .who > *"), json!([]));
}

#[test]
fn the_bar_tells_the_game_and_who_plays_it_in_full() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    for game in ["presidential", "idiot", "mr-president", "manifest", "cdg-solo"] {
        new_table_of(&browser, &house, game, &[]);
        for _ in 0..3 {
            let all = crate::play::choices(&browser);
            crate::play::after(&browser, || {
                browser.eval("document.getElementById(arguments[0]).click()", &[all[0].id.as_str().into()])
            });
            for what in [".what h1", "#headline", ".what .players bdi"] {
                assert_eq!(browser.eval(CUT, &[what.into()]), json!([]), "{game}: {what}");
            }
        }
    }
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

/// Words on the stage that overlap, are broken within a word, or extend beyond the screen.
const CROWDED: &str = r#"
    const stage = document.querySelector(".theatre");
    const pieces = [...stage.querySelectorAll(".tally b, .tally span, .banner .place b, .banner .rolls em, .banner .won b, .pip-face, .needs em, .needs b, .steer button")]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width && !one.closest(".calls"));
    const name = (one) => `${one.className.baseVal ?? one.className} ${one.textContent.trim().slice(0, 20)}`;
    const faults = [];
    const broken = (one) => one.scrollWidth > one.clientWidth + 1;
    for (const one of stage.querySelectorAll(".banner p, .needs li")) if (broken(one)) faults.push(`too wide: ${name(one)}`);
    // A word that is broken in two has a line more than its words.
    for (const one of stage.querySelectorAll(".banner .place b, .banner .won b")) {
        const lines = Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight));
        if (one.textContent && lines > one.textContent.trim().split(/\s+/).length) faults.push(`broken: ${name(one)}`);
    }
    pieces.forEach((one, n) => {
        const a = one.getBoundingClientRect();
        if (a.left < 0 || a.right > innerWidth + 1) faults.push(`beyond the screen: ${name(one)}`);
        for (const other of pieces.slice(n + 1)) {
            const b = other.getBoundingClientRect();
            if (one.contains(other) || other.contains(one)) continue;
            if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2) faults.push(`${name(one)} over ${name(other)}`);
        }
    });
    for (const one of stage.querySelectorAll(".labels text")) if (one.getBoundingClientRect().right > innerWidth) faults.push(`beyond the screen: ${name(one)}`);
    const { width } = stage.querySelector(".map").getBoundingClientRect();
    if (width < Math.min(300, innerWidth / 2)) faults.push(`a map of ${width}`);
    const named = [...stage.querySelectorAll(".labels > g")].filter((one) => one.getBoundingClientRect().width).length;
    if (named < 51) faults.push(`${named} names on the map`);
    return faults;
"#;

#[test]
fn election_night_is_seen_whole_on_every_screen() {
    let Some(house) = House::open() else { return };
    for size in [WIDE, NARROW, SIDEWAYS] {
        let browser = Browser::lively();
        browser.resize(size);
        crate::motion::before_the_moment(&browser, &house, "presidential", "democrats", "calls");
        browser.eval("localStorage.setItem('pace', 'quick')", &[]);
        browser.click("#play");
        browser.wait_for(".theatre.lit[data-stage='calls']");
        // The calls of Pennsylvania and Washington have long names.
        for call in [1, 5, 10] {
            browser.wait("a call", |browser| {
                crate::ending::called(browser) >= call && browser.has(".theatre .won.o0, .theatre .won.o1")
            });
            assert_eq!(browser.eval(CROWDED, &[]), json!([]), "{size:?}, call {call}");
        }
    }
}

#[test]
fn no_list_at_the_desk_scrolls_sideways() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let script = r##"
        return [...document.querySelectorAll("#since ol, .chips")].filter((one) => one.scrollWidth > one.clientWidth)
            .map((one) => `${one.parentElement.className}: ${one.scrollWidth} in ${one.clientWidth}: ${one.textContent.slice(0, 80)}`)
    "##;
    new_table(&browser, &house, &[("option.weeks", "15")]);
    for taken in 0..40 {
        assert_eq!(browser.eval(script, &[]), json!([]), "after {taken} decisions");
        let all = crate::play::choices(&browser);
        crate::play::take(&browser, crate::play::some(&all, taken));
    }
}
