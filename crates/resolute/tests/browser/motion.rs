//! Animations at the tables of the other games: every act once, nothing left behind, and the great moments show what happened.

use serde_json::{Value, json};

use crate::browser::{Browser, ESCAPE};
use crate::ending::import;
use crate::house::House;
use crate::play::{acts, choices, is_over, new_table_of, take, version};
use crate::player::{WATCH, is_playing, seen};

/// Number of decisions in each game.
const DECISIONS: usize = 8;

/// Stages are skipped here, because they have tests of their own.
pub fn until_all_is_played(browser: &Browser) {
    browser.wait("all is played", |browser| {
        if browser.has(".theatre") {
            browser.keys(&ESCAPE.to_string());
        }
        !is_playing(browser) && !browser.has(".theatre")
    });
}

#[test]
fn in_every_other_game_each_act_is_seen_once_and_leaves_nothing_behind() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    for game in ["idiot", "manifest", "mr-president", "cdg-solo"] {
        new_table_of(&browser, &house, game, &[]);
        browser.eval("localStorage.setItem('pace', 'quick')", &[]);
        until_all_is_played(&browser);
        browser.eval(WATCH, &[]);
        let first = acts(&browser);
        for nth in 0..DECISIONS {
            let all = choices(&browser);
            let before = version(&browser);
            let choice = &all[nth * 7 % all.len()];
            browser.eval("document.getElementById(arguments[0]).click()", &[choice.id.clone().into()]);
            browser.wait("the table goes on", |browser| version(browser) > before);
            until_all_is_played(&browser);
            if is_over(&browser) {
                break;
            }
            assert_eq!(
                browser.attribute("#caption", "data-act"),
                browser.attribute("#table", "data-acts"),
                "{game}"
            );
            assert!(!browser.has(".flying, .ghost, .rising, .acting"), "{game}: nothing of the motion stays");
        }
        let numbers: Vec<u64> = seen(&browser).iter().map(|(at, ..)| *at).filter(|at| *at > first).collect();
        let mut rising = numbers.clone();
        rising.dedup();
        rising.sort_unstable();
        assert_eq!(numbers, rising, "{game}: each act once, in its order");
        assert!(numbers.len() >= DECISIONS.min(4), "{game}: {numbers:?}");
    }
}

/// The acts of a game that have a great moment of this kind, found in the pictures after each act.
const MOMENTS: &str = r#"
    const { id, acts } = document.getElementById("table").dataset;
    const found = [];
    for (let from = 1; from <= Number(acts) && !found.length; from += 24) {
        const frames = await (await fetch(`/t/${id}/frames?from=${from}&to=${from + 23}`)).json();
        for (const { at, ops } of frames) if (JSON.stringify(ops).includes(`data-stage=\\"${args[0]}\\"`)) found.push(at);
    }
    return found;
"#;

/// Records what a stage shows when it closes, and the die that is in the caption then.
const CLOSING: &str = r#"
    window.atEnd = null;
    const tickedFirst = new Set();
    new MutationObserver((changes) => {
        for (const { target } of changes) if (target.matches(".headline.ticked:not(.done)")) tickedFirst.add(target);
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["class"] });
    new MutationObserver((changes) => {
        for (const one of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
            if (!one.matches?.(".theatre[data-stage]")) continue;
            const all = (selector) => [...one.querySelectorAll(selector)];
            atEnd ??= {
                cards: all(".headline").length,
                stamped: all(".headline.done").length,
                ticked: tickedFirst.size,
                down: all(".headline.down").length,
                hands: all(".revealed").map((hand) => {
                    const cubes = hand.querySelector(".cubes");
                    return [Number(cubes.dataset.total), Number(cubes.querySelector("b").textContent), hand.querySelectorAll(".pour i").length];
                }),
                rolling: all(".rolling").length,
                dice: all(".landed .die").map((die) => die.textContent + die.innerHTML),
                said: one.querySelector("[role=status]").textContent,
            };
        }
    }).observe(document.body, { childList: true });
"#;

/// Opens a recorded game right before its first moment of this kind. Returns the act that has it.
pub fn before_the_moment(browser: &Browser, house: &House, game: &str, name: &str, kind: &str) -> u64 {
    let table = import(browser, house, game, name);
    let found = browser.eval_later(MOMENTS, &[kind.into()]);
    let at = found[0].as_u64().unwrap_or_else(|| panic!("no {kind}: {found}"));
    browser.go(&house.at(&format!("{table}?at={}", at - 1)));
    at
}

/// Watches a recorded game at the first moment of this kind, at the quick pace. Returns what its stage has shown.
fn watched(browser: &Browser, house: &House, game: &str, name: &str, kind: &str) -> (u64, Value) {
    let at = before_the_moment(browser, house, game, name, kind);
    browser.eval("localStorage.setItem('pace', 'quick')", &[]);
    browser.eval(CLOSING, &[]);
    browser.click("#play");
    let stage = format!(".theatre[data-stage='{kind}']");
    browser.wait_for(&stage);
    for _ in 0..4 {
        let begun = std::time::Instant::now();
        while browser.has(&stage) && begun.elapsed().as_secs() < 15 {
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
    }
    (at, browser.eval("return atEnd", &[]))
}

#[test]
fn every_headline_is_turned_and_stamped_and_its_cubes_are_poured() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    let (_, shown) = watched(&browser, &house, "idiot", "won", "reveal");
    assert!(shown["cards"].as_u64().unwrap() > 2, "{shown}");
    assert_eq!((&shown["stamped"], &shown["down"]), (&shown["cards"], &json!(0)));
    assert_eq!(shown["ticked"], shown["cards"], "conditions tick before the stamp: {shown}");
    for hand in shown["hands"].as_array().unwrap() {
        assert_eq!((&hand[1], &hand[2]), (&hand[0], &hand[0]), "as many cubes as its total: {shown}");
    }
}

#[test]
fn the_fate_die_lands_on_what_was_rolled() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    let (at, shown) = watched(&browser, &house, "cdg-solo", "first", "landing");
    assert_eq!(shown["rolling"], 0, "it lies still");
    browser.click("#play");
    browser.wait("paused", |browser| !is_playing(browser));
    let path = browser.eval("return location.pathname", &[]);
    browser.go(&house.at(&format!("{}?at={at}", path.as_str().unwrap())));
    let rolled = browser.eval(
        "return [...document.querySelectorAll('#caption .die')].map((die) => die.textContent + die.innerHTML)",
        &[],
    );
    assert!(!rolled.as_array().unwrap().is_empty());
    assert_eq!(shown["dice"], rolled);
    assert!(!shown["said"].as_str().unwrap().is_empty(), "screen readers hear it");
}

/// Records where the pawn is, and where its motion starts.
const PAWN: &str = r#"
    const at = (one) => { const box = one.getBoundingClientRect(); return [box.x, box.y]; };
    window.started = null;
    window.was = at(document.querySelector(".stage .pawn"));
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const now = this.matches(".pawn") && at(this);
        const motion = animate.call(this, frames, options);
        if (now && frames[0].transform) {
            const scale = this.ownerSVGElement.getScreenCTM().a;
            const by = frames[0].transform.match(/-?[\d.]+/g).map(Number);
            started = { to: now, from: [now[0] + by[0] * scale, now[1] + by[1] * scale] };
        }
        return motion;
    };
"#;

#[test]
fn a_pawn_starts_where_it_stood() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table_of(&browser, &house, "idiot", &[]);
    let all = crate::idiot::until(&browser, "go ");
    browser.eval("localStorage.setItem('pace', 'quick')", &[]);
    browser.eval(PAWN, &[]);
    take(&browser, all.iter().find(|choice| choice.act.starts_with("go ")).unwrap());
    browser.wait("it moves", |browser| !browser.eval("return started", &[]).is_null());
    let far = browser.eval("return Math.hypot(started.from[0] - was[0], started.from[1] - was[1])", &[]);
    assert!(far.as_f64().unwrap() < 3.0, "{far} from where it stood");
    let way = browser.eval("return Math.hypot(started.to[0] - was[0], started.to[1] - was[1])", &[]);
    assert!(way.as_f64().unwrap() > 4.0, "{way}");
}

/// Records how cards fly: where each begins and ends, and what its slots show at that time.
const DEALT: &str = r#"
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.matches(".dealt") && frames[0].transform) {
            const middle = ({ transform }) => {
                const [x, y] = transform.match(/-?[\d.]+/g).map(Number);
                return [x + parseFloat(this.style.width) / 2, y + parseFloat(this.style.height) / 2];
            };
            flights.push({ title: this.querySelector("h4 bdi").textContent, down: !!this.querySelector(".down"), from: middle(frames[0]), to: middle(frames[1]) });
        }
        return animate.call(this, frames, options);
    };
    window.middleOf = (selector) => {
        const box = document.querySelector(selector).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    window.isNear = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]) < 4;
"#;

/// Plays a card from its slot. Returns the slot, and the position and title of the card that was in it.
fn play_a_card(browser: &Browser) -> (String, Value) {
    crate::displays::until(browser, "a card to play", |_, all| {
        all.iter().any(|choice| choice.act.starts_with("play "))
    });
    let choice = choices(browser).into_iter().find(|choice| choice.act.starts_with("play ")).unwrap();
    let slot = format!("[id='pos:{}']", choice.act.split(' ').nth(1).unwrap());
    let lies = "return { at: middleOf(arguments[0]), title: document.querySelector(`${arguments[0]} h4 bdi`).textContent }";
    let lies = browser.eval(lies, &[slot.as_str().into()]);
    browser.eval("flights.length = 0", &[]);
    take(browser, &choice);
    until_all_is_played(browser);
    (slot, lies)
}

#[test]
fn cards_travel_from_their_slots_and_from_the_deck() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    // In the first, both sides share one deck, which is folded away. In the second, each side's deck is below slot C.
    for playsheet in ["1960", "pursuit"] {
        crate::displays::new_session(&browser, &house, playsheet, &[]);
        browser.eval(DEALT, &[]);
        browser.eval("localStorage.setItem('pace', 'quick')", &[]);
        let (slot, lay) = play_a_card(&browser);
        let all = browser.eval("return flights", &[]);
        let leaves = "return flights.filter((one) => one.title === arguments[0].title && isNear(one.from, arguments[0].at) && !isNear(one.to, arguments[0].at)).length";
        assert_eq!(
            browser.eval(leaves, std::slice::from_ref(&lay)),
            1,
            "{playsheet}: {lay} leaves its slot: {all}"
        );
        let stays =
            "return flights.filter(({ from, to }) => Math.hypot(from[0] - to[0], from[1] - to[1]) < 40)";
        assert_eq!(
            browser.eval(stays, &[]),
            json!([]),
            "{playsheet}: what makes room for others flies nowhere"
        );
        // A slot that is the top of its deck already has its next card, so the card dealt from there goes to another slot.
        let on_deck = "return Boolean(document.querySelector(arguments[0])?.closest('[data-deck]'))";
        let dealt = match browser.eval(on_deck, &[slot.as_str().into()]) == true {
            true => "return flights.some((one) => one.down && !isNear(one.from, one.to))",
            false => {
                "return flights.some((one) => one.down && isNear(one.to, middleOf(arguments[0])) && !isNear(one.from, one.to))"
            }
        };
        for _ in 0..12 {
            if browser.has(&format!("{slot}.card")) && browser.eval(dealt, &[slot.as_str().into()]) == true {
                break;
            }
            take(&browser, crate::displays::onward(&choices(&browser)));
            until_all_is_played(&browser);
        }
        let all = browser.eval("return flights", &[]);
        assert_eq!(
            browser.eval(dealt, &[slot.as_str().into()]),
            true,
            "{playsheet}: {slot} is refilled: {all}"
        );
        assert!(!browser.has(".dealt"), "nothing of the motion stays");
        // With reduced motion nothing moves.
        let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        browser.devtools("Emulation.setEmulatedMedia", still);
        play_a_card(&browser);
        assert_eq!(browser.eval("return flights", &[]), json!([]));
        browser.devtools("Emulation.setEmulatedMedia", json!({ "features": [] }));
        browser.eval("localStorage.setItem('pace', 'off')", &[]);
    }
}
