//! Playback: acts are shown one by one at a chosen pace and can be skipped, and the slider follows the finger that drags it.

use serde_json::Value;

use crate::browser::{Browser, ESCAPE, NARROW, WIDE};
use crate::house::House;
use crate::play::{acts, choices, new_table, path};

/// Three weeks against the greedy bot.
pub const THREE_WEEKS: [(&str, &str); 1] = [("option.weeks", "3")];

/// Upper limits in milliseconds at the normal pace: all acts of a bot in one go, and one act that turns a place.
const LONGEST: f64 = 9000.0;
const TURNING: f64 = 2450.0;
/// Extra time for a browser that shares its processor.
const LATE: f64 = 400.0;

/// Records the number and time of every act that the stage shows, and when playback has ended.
pub const WATCH: &str = "window.seen = []; window.stopped = null; \
    new MutationObserver(() => { if (!document.documentElement.matches('.playing')) stopped = performance.now() }) \
    .observe(document.documentElement, { attributes: true, attributeFilter: ['class'] }); new MutationObserver(() => { const at = document.getElementById('caption')?.dataset.act; \
    if (at !== undefined && at !== seen.at(-1)?.at) seen.push({ at, when: performance.now(), gold: !!document.querySelector('.map .pick') }) }) \
    .observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-act'] })";

pub fn seen(browser: &Browser) -> Vec<(u64, f64, bool)> {
    let all = browser.eval("return window.seen", &[]);
    let one = |one: &Value| {
        let at = one["at"].as_str().and_then(|at| at.parse().ok()).unwrap();
        (at, one["when"].as_f64().unwrap(), one["gold"] == true)
    };
    all.as_array().unwrap().iter().map(one).collect()
}

pub fn is_playing(browser: &Browser) -> bool {
    browser.has(".playing")
}

/// Plays the person's own turn until the bot has played. `WATCH` is installed before the last click.
pub fn until_the_bot_plays(browser: &Browser) -> u64 {
    loop {
        let all = choices(browser);
        let before = acts(browser);
        let version = browser.attribute("#table", "data-version");
        browser.eval(WATCH, &[]);
        browser.eval("document.getElementById(arguments[0]).click()", &[all[0].id.clone().into()]);
        browser.wait("the table goes on", |browser| browser.attribute("#table", "data-version") != version);
        if acts(browser) > before + 3 {
            return before;
        }
        browser.wait("the act is played", |browser| !is_playing(browser));
    }
}

#[test]
fn the_acts_of_a_bot_are_seen_one_by_one() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    new_table(&browser, &house, &THREE_WEEKS);
    browser.eval("localStorage.setItem('pace', 'quick')", &[]);
    let before = until_the_bot_plays(&browser);
    assert!(is_playing(&browser), "the stage has not come to now");
    assert!(!choices(&browser).is_empty(), "one's own question is there already");
    browser.wait("all is played", |browser| !is_playing(browser));
    let end = acts(&browser);
    let all = seen(&browser);
    let all: Vec<_> = all.into_iter().filter(|(at, ..)| *at > before).collect();
    let numbers: Vec<u64> = all.iter().map(|(at, ..)| *at).collect();
    assert_eq!(numbers, (before + 1..=end).collect::<Vec<_>>(), "each act once, in its order");
    for pair in all.windows(2) {
        assert!(pair[1].1 - pair[0].1 > 80.0, "an act can be seen: {pair:?}");
    }
    let over = browser.eval("return window.stopped", &[]).as_f64().unwrap();
    let starts: Vec<f64> = all.iter().map(|(_, when, _)| *when).chain([over]).collect();
    for pair in starts.windows(2) {
        assert!(pair[1] - pair[0] < TURNING / 2.0 + LATE, "an act lasts no longer at this pace: {starts:?}");
    }
    let lasted = over - starts[0];
    assert!(all.len() >= 7 && lasted < LONGEST / 2.0 + LATE, "nor does a bot's turn: {lasted}");
    assert!(
        all[..all.len() - 1].iter().all(|(_, _, gold)| !gold),
        "while acts are played nothing can be chosen on the board"
    );
    assert!(browser.has(".map .pick") || choices(&browser).iter().all(|choice| choice.spot.is_none()));
    assert!(browser.has("#since li") && !browser.has("#since .later"));
}

/// Records, for every act that the stage shows, what is displayed beside it: the acts of the visible log lines, the acts in the strip, the
/// visible parts of the question and its choices, and who is said to be playing.
const BESIDE: &str = r##"
    window.beside = [];
    const seen = (one) => one.checkVisibility({ visibilityProperty: true });
    const acts = (selector) => [...document.querySelectorAll(selector)].filter(seen).map((one) => Number(one.dataset.act));
    const note = () => beside.push({
        at: Number(document.getElementById("caption").dataset.act), playing: !!document.querySelector(".playing"),
        log: acts(".log li"), strip: acts("#since [data-act]"),
        asked: [...document.querySelectorAll("#question, .head > p, #act button, .ask > .area *")].filter(seen).length,
        who: [...document.querySelectorAll("#who-plays, #skip")].filter(seen).map((one) => one.textContent).join(" | "),
        head: JSON.stringify(document.querySelector(".head").getBoundingClientRect()),
    });
    new MutationObserver(() => {
        const at = document.getElementById("caption")?.dataset.act;
        if (at === window.noted) return;
        window.noted = at;
        requestAnimationFrame(() => requestAnimationFrame(note));
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-act"] });
"##;

#[test]
fn log_and_strip_fill_act_by_act_and_the_question_waits() {
    let Some(house) = House::open() else { return };
    for size in [WIDE, NARROW] {
        let browser = Browser::lively();
        browser.resize(size);
        new_table(&browser, &house, &THREE_WEEKS);
        browser.eval("localStorage.setItem('pace', 'quick')", &[]);
        browser.eval(BESIDE, &[]);
        for _ in 0..2 {
            a_bots_turn_is_told_as_it_is_shown(&browser);
        }
    }
}

#[track_caller]
fn a_bots_turn_is_told_as_it_is_shown(browser: &Browser) {
    browser.eval("window.beside.length = 0", &[]);
    let before = until_the_bot_plays(browser);
    browser.wait("all is played", |browser| !is_playing(browser));
    let all = browser.eval("return window.beside", &[]);
    let all: Vec<_> =
        all.as_array().unwrap().iter().filter(|one| one["at"].as_u64() > Some(before)).collect();
    assert!(all.len() > 3, "{all:?}");
    let numbers =
        |one: &Value| one.as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect::<Vec<_>>();
    for one in &all {
        let at = one["at"].as_u64().unwrap();
        let (log, strip) = (numbers(&one["log"]), numbers(&one["strip"]));
        assert!(log.iter().chain(&strip).all(|act| *act <= at), "told before it is shown: {one}");
        assert!(log.first() == Some(&at) && log.len() > 4, "the act and what was told before it: {one}");
        assert_eq!(one["asked"], 0, "the question waits: {one}");
        assert!(one["who"].as_str().unwrap().starts_with("Greedy bot is playing … | Skip to now"), "{one}");
    }
    let told = |nth: usize, what: &str| numbers(&all[nth][what]).iter().max().copied();
    assert!(told(all.len() - 1, "log") > told(1, "log"), "the log fills: {all:#?}");
    let filled = all.windows(2).filter(|pair| {
        pair[1]["strip"].as_array().unwrap().len() > pair[0]["strip"].as_array().unwrap().len()
    });
    assert!(filled.count() > 1, "the strip fills act by act: {all:#?}");
    // Room for the question was reserved while it was hidden, so it is at the same place.
    let head =
        browser.eval("return JSON.stringify(document.querySelector('.head').getBoundingClientRect())", &[]);
    assert_eq!(all.iter().filter(|one| one["head"] != head).count(), 0, "{head}: {all:#?}");
    let seen = "return document.getElementById('question').checkVisibility({ visibilityProperty: true }) && !document.getElementById('skip').checkVisibility()";
    assert_eq!(browser.eval(seen, &[]), true, "it is put when all has been seen");
}

/// Records which parts below the question move while acts are played: the hand, the log, the drawer with the points.
const IN_PLACE: &str = r##"
    const parts = [".below .hand, .below .area", ".log", ".drawer:has(.grid)"].filter((one) => document.querySelector(one));
    const drawer = document.querySelector(".drawer:has(.grid)");
    drawer.open = true;
    const place = (one) => {
        const box = document.querySelector(one)?.getBoundingClientRect();
        return box ? `${one} ${[box.left, box.top, box.width].map(Math.round)}` : `${one} is gone`;
    };
    window.placesOf = () => [...parts.map(place), `open: ${document.querySelector(".drawer:has(.grid)")?.open}`];
    window.before = placesOf();
    window.moved = [];
    window.looked = 0;
    const look = () => {
        if (document.querySelector(".playing")) {
            looked += 1;
            moved.push(...placesOf().filter((one, n) => one !== before[n]));
        }
        requestAnimationFrame(look);
    };
    look();
    return parts;
"##;

#[test]
fn hand_log_and_drawers_stay_while_ones_own_roll_is_shown() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    new_table(&browser, &house, &THREE_WEEKS);
    browser.eval("localStorage.setItem('pace', 'off')", &[]);
    browser.go(&browser.address());
    browser.wait("the opening is over", |browser| !is_playing(browser));
    crate::play::campaign(&browser, ["OH", "PA", "NJ"]);
    browser.eval("localStorage.setItem('pace', 'quick')", &[]);
    let parts = browser.eval(IN_PLACE, &[]);
    assert_eq!(parts.as_array().map(Vec::len), Some(3), "{parts}");
    let roll = "document.querySelector(`#act button[value='roll']`).click()";
    browser.eval(roll, &[]);
    browser.wait("the roll is played", |browser| browser.eval("return looked > 5", &[]) == true);
    browser.wait("it is over", |browser| !is_playing(browser));
    assert!(browser.has(".cross"), "the dice are laid on states");
    let after = browser.eval("return [moved, before, placesOf()]", &[]);
    assert_eq!(after[0], serde_json::json!([]), "nothing has left its place");
    assert_eq!(after[1], after[2], "nor has anything afterwards, and the drawer is open");
}

/// The parts of the strip: link target and words.
const STRIP: &str = "return [...document.querySelectorAll('#since a')].map((part) => [part.getAttribute('href'), part.title])";

#[test]
fn each_part_of_the_strip_leads_to_its_act() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table(&browser, &house, &[("option.weeks", "15")]);
    let before = until_the_bot_plays(&browser);
    let (now, table) = (acts(&browser), path(&browser));
    let parts = browser.eval(STRIP, &[]);
    let parts = parts.as_array().unwrap();
    assert!(parts.len() > 2, "{parts:?}");
    let mut last = before;
    for (nth, part) in parts.iter().enumerate() {
        let address = part[0].as_str().unwrap();
        let act: u64 = address.rsplit("at=").next().unwrap().parse().unwrap();
        assert!(act > last && act <= now, "in their order: {parts:?}");
        last = act;
        browser.click(&format!("#since li:nth-of-type({}) a", nth + 1));
        browser.wait("the act", |browser| {
            browser.attribute("#caption", "data-act").as_deref() == Some(act.to_string().as_str())
        });
        let at = browser.attribute("#table", "data-at").map(|at| at.parse().unwrap());
        assert_eq!(at, (act < now).then_some(act), "the board stands as after that act");
        browser.go(&house.at(&table));
    }
}

/// Records every flying die: the act, its value, its target, whether it lands on the place, and what turns after it has landed.
const FLIGHTS: &str = r#"
    window.flights = []; window.turned = []; window.tumbled = []; window.counted = [];
    const pips = (die) => die.querySelectorAll("circle").length;
    new MutationObserver((changes) => {
        for (const { target, type } of changes) {
            if (type === "childList") tumbled.forEach(({ die, faces }) => die === target && faces.add(pips(die)));
            else if (target.parentElement?.matches(".stage .runner b")) counted.push([target, Number(target.data)]);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.matches(".flying") && frames[0].transform) {
            const { to, value } = this.dataset;
            const [x, y] = frames.at(-1).transform.match(/-?[\d.]+/g).map(Number);
            const box = document.querySelector(`[id="${to}"] > use`).getBoundingClientRect();
            const over = x + 17 > box.left && x + 17 < box.right && y + 17 >= box.top - 1 && y + 17 < box.bottom;
            const act = Number(document.getElementById("caption").dataset.act);
            flights.push({ act, to, value, over, lasts: options.duration, frames: frames.length });
        }
        if (this.matches(".die.rolled") && frames[0].transform) tumbled.push({ die: this, faces: new Set() });
        if (frames[0].clipPath) turned.push({ to: this.parentElement.id, delay: options.delay });
        return animate.call(this, frames, options);
    };
"#;

/// For each rolled die: how many faces it has shown, and whether it stops at its value.
const ROLLED: &str = r#"return tumbled.map(({ die, faces }) => [faces.size, die.querySelectorAll("circle").length === Number(die.dataset.value)])"#;

/// Whether a number was seen between two other values, that is, counting.
const PASSED: &str = r#"
    const numbers = new Map();
    for (const [node, value] of counted) numbers.set(node, [...(numbers.get(node) ?? []), value]);
    const between = ([a, b, c]) => (a < b && b < c) || (a > b && b > c);
    return [...numbers.values()].some((all) => all.some((_, n) => n > 1 && between(all.slice(n - 2, n + 1))));
"#;

/// The dice in the strip that say where they were placed, with their acts.
const TOLD: &str = r##"return [...document.querySelectorAll("#since [data-to]")].map((die) => [Number(die.closest("li").dataset.act), die.dataset.to, die.dataset.value])"##;

/// The dice that flew since the first act in the strip. The player's own dice flew before that.
fn flown(browser: &Browser, told: &Value) -> Value {
    let script = "return flights.filter(({ act }) => act >= arguments[0]).map(({ act, to, value }) => [act, to, value])";
    browser.eval(script, &[told[0][0].clone()])
}

#[test]
fn the_dice_of_others_fly_to_their_states_which_turn_then() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    // Long enough for a bot to campaign.
    new_table(&browser, &house, &[("option.weeks", "15")]);
    browser.eval("localStorage.setItem('pace', 'quick')", &[]);
    browser.eval(FLIGHTS, &[]);
    let (first, told) = loop {
        browser.eval("flights.length = turned.length = 0", &[]);
        let before = until_the_bot_plays(&browser);
        browser.wait("all is played", |browser| !is_playing(browser));
        let told = browser.eval(TOLD, &[]);
        if told.as_array().is_some_and(|all| all.len() == 3) {
            break (before, told);
        }
    };
    assert_eq!(flown(&browser, &told), told);
    assert_eq!(
        browser.eval(
            "return flights.every(({ over, frames, lasts }) => over && frames === 3 && lasts > 50)",
            &[]
        ),
        true,
        "in an arc, down on the state"
    );
    let late = browser.eval(
        "return flights.every(({ to, lasts }) => turned.some((one) => one.to === to && one.delay >= lasts))",
        &[],
    );
    assert_eq!(late, true, "a state turns when its die has landed");
    assert!(!browser.has(".flying, .ghost"), "nothing of it stays");
    let rolled = browser.eval(ROLLED, &[]);
    let rolled = rolled.as_array().unwrap();
    assert!(rolled.len() >= 3, "{rolled:?}");
    for die in rolled {
        assert!(
            die[0].as_u64().unwrap() > 1 && die[1] == true,
            "it tumbles and lands on its value: {rolled:?}"
        );
    }
    assert_eq!(browser.eval(PASSED, &[]), true, "a number counts");

    // The same when the game is watched again.
    browser.go(&house.at(&format!("{}?at={first}", path(&browser))));
    browser.eval(FLIGHTS, &[]);
    browser.click("#play");
    browser.wait("it is played to now", |browser| {
        !is_playing(browser) && browser.attribute("#table", "data-at").is_none()
    });
    assert_eq!(flown(&browser, &told), told);
}

#[test]
fn a_key_skips_to_now_and_so_does_an_answer() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    new_table(&browser, &house, &[("option.weeks", "15")]);
    browser.eval("localStorage.setItem('pace', 'slow')", &[]);
    until_the_bot_plays_slowly(&browser);
    assert!(browser.has("#since .later, .log .later"), "what has not been shown is not told");
    browser.eval("document.getElementById('live').textContent = ''", &[]);
    browser.keys(&ESCAPE.to_string());
    browser.wait("now", |browser| !is_playing(browser));
    let newest = browser.attribute("#table", "data-said").unwrap();
    assert!(!newest.is_empty() && browser.text("#live").contains(&newest), "screen readers hear the newest");
    assert_eq!(browser.attribute("#caption", "data-act"), browser.attribute("#table", "data-acts"));
    assert!(!browser.has(".later"));

    until_the_bot_plays_slowly(&browser);
    let asked = acts(&browser);
    browser.keys("1");
    browser.wait("a key that answers asks first", |browser| !is_playing(browser));
    assert_eq!(acts(&browser), asked, "nobody answers what is not asked yet");

    until_the_bot_plays_slowly(&browser);
    let all = choices(&browser);
    let version = browser.attribute("#table", "data-version");
    browser.eval("document.getElementById(arguments[0]).click()", &[all[0].id.clone().into()]);
    browser.wait("the answer is taken", |browser| browser.attribute("#table", "data-version") != version);
    let shown = browser.attribute("#caption", "data-act").unwrap().parse::<u64>().unwrap();
    assert!(shown + 1 >= acts(&browser), "{shown}");
}

/// Plays until the bot plays at a slow pace, skipping the playback of the person's own acts.
fn until_the_bot_plays_slowly(browser: &Browser) {
    loop {
        let before = acts(browser);
        let all = choices(browser);
        let version = browser.attribute("#table", "data-version");
        browser.eval("document.getElementById(arguments[0]).click()", &[all[0].id.clone().into()]);
        browser.wait("the table goes on", |browser| browser.attribute("#table", "data-version") != version);
        if acts(browser) > before + 3 {
            return assert!(is_playing(browser));
        }
        browser.keys(&ESCAPE.to_string());
        browser.wait("now", |browser| !is_playing(browser));
    }
}

#[test]
fn with_reduced_motion_there_are_the_same_steps_without_movement() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    let media = serde_json::json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    browser.devtools("Emulation.setEmulatedMedia", media);
    new_table(&browser, &house, &THREE_WEEKS);
    browser.eval("localStorage.setItem('pace', 'quick')", &[]);
    browser.eval("window.moved = 0; const animate = Element.prototype.animate; Element.prototype.animate = function (...all) { moved += 1; return animate.apply(this, all) }", &[]);
    let before = until_the_bot_plays(&browser);
    browser.wait("all is played", |browser| !is_playing(browser));
    let numbers: Vec<u64> = seen(&browser).iter().map(|(at, ..)| *at).filter(|at| *at > before).collect();
    assert_eq!(numbers, (before + 1..=acts(&browser)).collect::<Vec<_>>());
    assert_eq!(browser.eval("return window.moved", &[]), 0, "nothing moves");
}

#[test]
fn the_slider_follows_the_finger_while_acts_arrive() {
    let Some(house) = House::open() else { return };
    let (ada, ben) = (Browser::open(), Browser::open());
    let table = new_table(&ada, &house, &[("option.weeks", "3"), ("seat.1", "open")]);
    ben.go(&house.at(&table));
    ben.click_words(".notice button", "Sit down");
    ben.wait("a seat", |browser| browser.attribute("#table", "data-seat").is_some());
    // One person goes on acting while the other drags the slider.
    let moves = |browser: &Browser| {
        let all = choices(browser);
        all.first()
            .map(|choice| {
                browser.eval("document.getElementById(arguments[0]).click()", &[choice.id.clone().into()])
            })
            .is_some()
    };
    for _ in 0..6 {
        let before = acts(&ada);
        let who = if choices(&ada).is_empty() { &ben } else { &ada };
        assert!(moves(who));
        ada.wait("an act", |browser| acts(browser) > before);
        ben.wait("an act", |browser| acts(browser) > before);
    }
    let (mover, looker) = if choices(&ada).is_empty() { (&ben, &ada) } else { (&ada, &ben) };
    let rail = looker.eval("const box = document.getElementById('rail').getBoundingClientRect(); window.rail0 = document.getElementById('rail'); return [box.x, box.y + box.height / 2, box.width]", &[]);
    let at = |n: usize| rail[n].as_f64().unwrap();
    let mouse = |kind: &str, x: f64| {
        let event = serde_json::json!({ "type": kind, "x": x, "y": at(1), "button": "left", "buttons": 1, "clickCount": 1 });
        looker.devtools("Input.dispatchMouseEvent", event);
    };
    mouse("mousePressed", at(0) + at(2) * 0.9);
    mouse("mouseMoved", at(0) + at(2) * 0.5);
    looker.wait("it looks back while it is dragged", |browser| {
        browser.attribute("#table", "data-at").is_some()
    });
    let end = acts(mover);
    assert!(moves(mover));
    mover.wait("an act", |browser| acts(browser) > end);
    looker.wait("the rail grows", |browser| {
        browser.attribute("#rail", "max").as_deref() == Some(acts(mover).to_string().as_str())
    });
    for step in [0.4, 0.3, 0.2, 0.1] {
        mouse("mouseMoved", at(0) + at(2) * step);
        let value = looker.value("#rail").parse::<u64>().unwrap();
        looker.wait("the picture follows", |browser| {
            browser.attribute("#table", "data-at").as_deref() == Some(value.to_string().as_str())
        });
        assert_eq!(
            looker.eval(
                "return window.rail0.isConnected && document.getElementById('rail') === window.rail0",
                &[]
            ),
            true,
            "nothing is replaced under the pointer"
        );
    }
    mouse("mouseReleased", at(0) + at(2) * 0.1);
    assert!(path(looker).starts_with("/t/"));
    looker.click("#now");
    looker.wait("now", |browser| {
        browser.attribute("#table", "data-at").is_none() && acts(browser) == acts(mover)
    });
}

#[test]
fn the_whole_game_is_watched_again_and_paused() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table(&browser, &house, &THREE_WEEKS);
    for _ in 0..6 {
        let before = browser.attribute("#table", "data-version");
        let all = choices(&browser);
        browser.eval("document.getElementById(arguments[0]).click()", &[all[0].id.clone().into()]);
        browser.wait("the table goes on", |browser| browser.attribute("#table", "data-version") != before);
    }
    browser.go(&house.at(&format!("{}?at=1", path(&browser))));
    browser.eval("localStorage.setItem('pace', 'quick')", &[]);
    browser.click("#play");
    browser.wait("it plays", |browser| browser.attribute("#table", "data-at").as_deref() == Some("3"));
    assert_eq!(browser.attribute("#play", "aria-label").as_deref(), Some("Pause"));
    browser.click("#play");
    browser.wait("it stands", |browser| !is_playing(browser));
    let at = browser.attribute("#table", "data-at").unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1500));
    assert_eq!(browser.attribute("#table", "data-at").unwrap(), at, "paused is paused");
}

#[test]
fn a_rule_is_named_where_somebody_points_at_its_line() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table(&browser, &house, &THREE_WEEKS);
    until_the_bot_plays(&browser);
    browser.wait_for(".lines .why");
    let seen = |browser: &Browser| {
        let script = "return getComputedStyle(document.querySelector('.lines .why')).opacity";
        browser.eval(script, &[]).as_str().unwrap().to_owned()
    };
    assert_eq!(seen(&browser), "0", "nobody asks for it");
    let at = browser.eval(
        "const line = document.querySelector('.lines li:has(.why)'); line.scrollIntoView({ block: 'center' }); \
         const box = line.getBoundingClientRect(); return [box.x + 5, box.y + box.height / 2]",
        &[],
    );
    let moved = serde_json::json!({ "type": "mouseMoved", "x": at[0], "y": at[1] });
    browser.devtools("Input.dispatchMouseEvent", moved);
    browser.wait("the pointer is at its line", |browser| seen(browser) == "1");
    browser.devtools("Input.dispatchMouseEvent", serde_json::json!({ "type": "mouseMoved", "x": 1, "y": 1 }));
    browser.wait("the pointer is elsewhere", |browser| seen(browser) == "0");
    browser.eval("document.querySelector('.lines .why').focus()", &[]);
    assert_eq!(seen(&browser), "1", "by keyboard");
    browser.eval("document.activeElement.blur()", &[]);
    browser.touch_screen();
    browser.resize(NARROW);
    browser.wait("a finger points at nothing", |browser| seen(browser) == "1");
}

/// Records the length of each part that the live stream sends.
const PARTS: &str = "window.parts = []; const listen = EventSource.prototype.addEventListener; \
    EventSource.prototype.addEventListener = function (kind, heard) { \
    return listen.call(this, kind, (event) => { if (kind === 'part') parts.push(event.data.length); return heard(event) }) }";

/// What the page shows, and what it would show if it were loaded now.
const AS_LOADED: &str = r##"
    const words = (root) => ["#question", "#act", ".stage", ".lines"].map((one) => {
        const copy = root.querySelector(one)?.cloneNode(true);
        // What the script adds for the pointer, and what goes on by itself.
        copy?.querySelectorAll("title, time.clock").forEach((one) => one.remove());
        return copy?.textContent;
    });
    const fresh = new DOMParser().parseFromString(await (await fetch(location.href, { headers: { "X-Part": "1" } })).text(), "text/html");
    return [words(document), words(fresh)];
"##;

#[test]
fn the_first_act_on_a_page_brings_only_what_changed() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": PARTS }));
    let clock = [("clock", "900")];
    let usual = ["presidential", "idiot", "manifest", "cdg-solo"].map(|game| (game, &[][..]));
    for (game, options) in usual.into_iter().chain([("presidential", &clock[..])]) {
        crate::play::new_table_of(&browser, &house, game, options);
        // On the page the clock has kept running since it was started.
        std::thread::sleep(std::time::Duration::from_millis(if options.is_empty() { 0 } else { 2_100 }));
        browser.go(&browser.address());
        browser.wait("it listens", |browser| browser.has(".what .players .dot"));
        crate::play::take(&browser, &choices(&browser)[0]);
        browser.wait("a part has come", |browser| browser.eval("return parts.length", &[]) == 1);
        let whole =
            browser.eval("return document.getElementById('table').outerHTML.length", &[]).as_u64().unwrap();
        let first = browser.eval("return parts[0]", &[]).as_u64().unwrap();
        assert!(first < whole / 2, "{game}: {first} of {whole}");
        let both = browser.eval_later(AS_LOADED, &[]);
        assert_eq!(both[0], both[1], "{game}: it shows what it should");
    }
}

#[test]
fn what_is_acted_on_has_the_colour_of_whoever_acts() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    new_table(&browser, &house, &THREE_WEEKS);
    browser.eval("localStorage.setItem('pace', 'quick')", &[]);
    until_the_bot_plays(&browser);
    browser.eval("localStorage.setItem('pace', 'slow')", &[]);
    let colours = r##"
        const place = document.querySelector(".stage .p.acting > use"), actor = document.querySelector("#caption.o1 .actor");
        return place && actor ? [getComputedStyle(place).stroke, getComputedStyle(actor).backgroundColor] : null
    "##;
    let mut both = serde_json::Value::Null;
    browser.wait("the bot acts on a place", |browser| {
        both = browser.eval(colours, &[]);
        !both.is_null()
    });
    assert_eq!(both[0], both[1]);
}

#[test]
fn the_strip_shows_the_newest_act_after_those_before_it() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    new_table(&browser, &house, &THREE_WEEKS);
    browser.eval("localStorage.setItem('pace', 'quick')", &[]);
    until_the_bot_plays(&browser);
    browser.wait("all is played", |browser| !is_playing(browser));
    let empty = r##"
        const list = document.querySelector("#since ol"), room = list.getBoundingClientRect();
        const newest = [...list.children].at(-1).getBoundingClientRect();
        return [list.scrollHeight > list.clientHeight, Math.round(room.bottom - newest.bottom), newest.top >= room.top - 1]
    "##;
    let seen = browser.eval(empty, &[]);
    assert_eq!(seen[0], true, "there is more than the strip has room for");
    assert!(seen[1].as_i64().unwrap().abs() < 8, "no row below it stays empty: {seen}");
    assert_eq!(seen[2], true, "it is seen whole: {seen}");
}
