//! Everything that is pressed on a phone is large enough for a finger, whatever it is called: buttons, links, fields, headings that fold.

use crate::browser::{Browser, NARROW};
use crate::ending::import;
use crate::house::House;
use crate::motion::before_the_moment;
use crate::phones::GAMES;
use crate::play::{after, choices, new_table_of};
use crate::player::is_playing;

/// Number of decisions in each game.
const DECISIONS: usize = 6;

/// What can be pressed and is smaller than 44 by 44 pixels. As WCAG 2.5.5 has it, what is within a line of text may be as small as its
/// words. So may be what is on a map, which is made larger with two fingers. A field is as large as the label around it.
const SMALL: &str = r##"
    const LEAST = 43.5;
    const pressed = "a[href], area[href], button, summary, select, textarea, input:not([type=hidden]), label, [role=button], [role=link], [tabindex]:not([tabindex='-1'])";
    const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest("[inert]") && getComputedStyle(one).pointerEvents !== "none";
    // For screen readers alone, or outside the page until a keyboard comes to it.
    const isHidden = (one) => {
        const { width, height, right, bottom } = one.getBoundingClientRect();
        return width <= 1 || height <= 1 || bottom + scrollY <= 0 || right + scrollX <= 0 || getComputedStyle(one).clipPath.startsWith("inset(50%");
    };
    // A label presses what it is for. Words beside a field are no target, the field is.
    const target = (one) => {
        if (one.localName !== "label") return one.matches("[type=radio], [type=checkbox]") && one.closest("label") ? null : one;
        return one.control?.matches("[type=radio], [type=checkbox], button") ? one : null;
    };
    const isInSentence = (one) => {
        // A word that is explained beside its number: "24 tokens".
        if (one.matches("dl > div > dt > .tip")) return one.closest("div").textContent.trim() !== one.textContent.trim();
        if (one.localName !== "a" || getComputedStyle(one).display !== "inline") return false;
        let block = one.parentElement;
        while (getComputedStyle(block).display === "inline") block = block.parentElement;
        const copy = block.cloneNode(true);
        for (const other of copy.querySelectorAll("a, button, .vh")) other.remove();
        return /\p{L}{2}/u.test(copy.textContent);
    };
    const isOnMap = (one) => !!one.closest("svg, .map") && !one.matches("button");
    // Something invisible around it may make it larger: how far it can be hit from its middle.
    const reaches = (one) => {
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const isHit = (x, y) => {
            const hit = document.elementFromPoint(x, y);
            return hit && (one.contains(hit) || (hit.localName === "label" && hit.control === one));
        };
        const far = (right, down) => {
            let n = 0;
            while (n < LEAST && isHit(x + right * (n + 1), y + down * (n + 1))) n += 1;
            return n;
        };
        return far(-1, 0) + far(1, 0) >= LEAST - 1 && far(0, -1) + far(0, 1) >= LEAST - 1;
    };
    const root = document.querySelector(arguments[0] ?? "body");
    const all = [...root.querySelectorAll(pressed)].filter((one) => target(one) && seen(one) && !isHidden(one) && !one.disabled && !isOnMap(one));
    const small = all.filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return (width < LEAST || height < LEAST) && !isInSentence(one);
    }).filter((one) => !reaches(one));
    const told = (one) => {
        const { width, height } = one.getBoundingClientRect();
        const at = one.closest("[id]")?.id;
        return `${Math.round(width)} x ${Math.round(height)} at ${at} in ${one.parentElement.className}: ${one.outerHTML.slice(0, 110)}`;
    };
    window.pressed = all.length;
    return small.map(told);
"##;

/// What is too small is added to the faults, each once.
fn look(browser: &Browser, name: &str, faults: &mut Vec<String>) {
    look_in(browser, "body", name, faults);
}

fn look_in(browser: &Browser, part: &str, name: &str, faults: &mut Vec<String>) {
    let small = browser.eval(SMALL, &[part.into()]);
    let seen = browser.eval("return window.pressed", &[]).as_u64().unwrap();
    assert!(seen > 1, "{name}: there is something to press");
    for one in small.as_array().unwrap() {
        let one = one.as_str().unwrap();
        if !faults.iter().any(|known| known.ends_with(one)) {
            faults.push(format!("{name}: {one}"));
        }
    }
}

#[track_caller]
fn clean(faults: &[String]) {
    assert!(faults.is_empty(), "{} too small for a finger:\n{}", faults.len(), faults.join("\n"));
}

fn phone() -> Browser {
    let browser = Browser::open();
    browser.resize(NARROW);
    browser.touch_screen();
    browser
}

#[test]
fn everything_at_a_table_is_large_enough_for_a_finger() {
    let Some(house) = House::open() else { return };
    let browser = phone();
    let mut faults = Vec::new();
    for game in GAMES {
        new_table_of(&browser, &house, game, &[]);
        for nth in 0..DECISIONS {
            look(&browser, &format!("{game}, decision {nth}"), &mut faults);
            let all = choices(&browser);
            let choice = &all[nth * 7 % all.len()];
            after(&browser, || {
                browser.eval("document.getElementById(arguments[0]).click()", &[choice.id.as_str().into()])
            });
        }
        browser.eval(
            "document.querySelectorAll('.drawer, .confirm, .fold').forEach((one) => { one.open = true })",
            &[],
        );
        look(&browser, &format!("{game}, all open"), &mut faults);
        browser.click("#menu-open");
        browser.wait_for("#menu:popover-open");
        look_in(&browser, "#menu", &format!("{game}, menu"), &mut faults);
        browser.keys(&crate::browser::ESCAPE.to_string());
        // Looking back, where the player and its links are in use.
        let back = browser.address();
        browser.go(&format!("{back}?at=2"));
        look(&browser, &format!("{game}, looking back"), &mut faults);
    }
    // A host who waits for a friend, with the link and its buttons.
    new_table_of(&browser, &house, "presidential", &[("seat.1", "friend")]);
    assert!(browser.has(".send .copier"));
    look(&browser, "a host who waits", &mut faults);
    clean(&faults);
}

#[test]
fn everything_in_a_lesson_on_a_stage_and_at_the_end_is_large_enough_for_a_finger() {
    let Some(house) = House::open() else { return };
    let browser = phone();
    let mut faults = Vec::new();
    for game in GAMES {
        crate::lessons::open(&browser, &house, game);
        for nth in 0..3 {
            look(&browser, &format!("lesson of {game}, step {nth}"), &mut faults);
            after(&browser, || browser.eval("document.querySelector('#act button.asked').click()", &[]));
        }
    }
    for (game, record, kind) in [("presidential", "democrats", "calls"), ("idiot", "won", "reveal")] {
        before_the_moment(&browser, &house, game, record, kind);
        browser.eval("localStorage.setItem('pace', 'normal')", &[]);
        browser.click("#play");
        browser.wait_for(&format!(".theatre.lit[data-stage='{kind}']"));
        let seen = "return document.querySelector('.theatre .hold')?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false";
        browser.wait("its buttons", |browser| browser.eval(seen, &[]) == true);
        browser.eval("document.querySelector('.theatre .hold').click()", &[]);
        browser.wait_for(".theatre .hold[aria-pressed='true']");
        look_in(&browser, ".theatre", &format!("the stage of {kind}"), &mut faults);
        browser.eval("localStorage.setItem('pace', 'off')", &[]);
    }
    new_table_of(&browser, &house, "presidential", &[]);
    after(&browser, || browser.eval("document.querySelector('#resign form').requestSubmit()", &[]));
    assert!(browser.has("form.rematch"));
    look(&browser, "a rematch", &mut faults);
    for (game, name) in crate::ending::RECORDED {
        import(&browser, &house, game, name);
        assert!(!is_playing(&browser) && browser.has(".ending"), "{game}");
        look(&browser, &format!("the end of {game}"), &mut faults);
        browser.eval(
            "document.querySelectorAll('.drawer, .confirm, .fold').forEach((one) => { one.open = true })",
            &[],
        );
        look(&browser, &format!("the end of {game}, all open"), &mut faults);
    }
    clean(&faults);
}

#[test]
fn what_is_too_small_for_a_finger_is_found() {
    let Some(house) = House::open() else { return };
    let browser = phone();
    new_table_of(&browser, &house, "presidential", &[]);
    let mut faults = Vec::new();
    look(&browser, "as it is", &mut faults);
    clean(&faults);
    let add = r#"
        const made = (name, words, style) => {
            const one = document.createElement(name);
            one.textContent = words;
            one.style.cssText = style;
            if (name === "a") one.href = "/";
            return one;
        };
        const [row, sentence] = [document.createElement("p"), document.createElement("p")];
        row.append(made("a", "small link", "font-size: 10px"), made("button", "small", "height: 20px; min-height: 0"));
        sentence.append("Read this ", made("a", "link", ""), " here.");
        document.querySelector(".ask").prepend(row, sentence);
    "#;
    browser.eval(add, &[]);
    let small = browser.eval(SMALL, &[]);
    let small: Vec<&str> = small.as_array().unwrap().iter().map(|one| one.as_str().unwrap()).collect();
    assert_eq!(small.len(), 2, "the link in a sentence may be as small as its words: {small:#?}");
    assert!(small[0].contains("small link") && small[1].contains("<button"), "{small:#?}");
}
