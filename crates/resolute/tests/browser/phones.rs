//! Phones in portrait and landscape: board and question are visible together, the map is zoomed by fingers, keys and buttons, and the frame
//! never moves.

use serde_json::{Value, json};

use crate::accessible::{axe, look};
use crate::browser::{Browser, NARROW, SIDEWAYS, WIDE};
use crate::house::House;
use crate::narrow::fits;
use crate::play::{
    Choice, SHORT, act, acts, after, campaign, choices, is_over, new_table, new_table_of, some, take, version,
};

pub const GAMES: [&str; 5] = ["presidential", "idiot", "mr-president", "manifest", "cdg-solo"];

/// The zoom factor of the map.
fn zoom(browser: &Browser) -> f64 {
    let script = r#"
        const [map, window] = [document.querySelector(".map"), document.querySelector(".window")];
        return map.getBoundingClientRect().width / window.getBoundingClientRect().width;
    "#;
    browser.eval(script, &[]).as_f64().unwrap()
}

/// Waits until the map has stopped moving.
fn rest(browser: &Browser) -> f64 {
    browser.wait("the map is at rest", |browser| !browser.has(".gliding"));
    browser.eval_later(
        "await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))",
        &[],
    );
    zoom(browser)
}

/// The middle of a thing on the screen.
fn middle(browser: &Browser, selector: &str) -> (f64, f64) {
    let script = r#"
        const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    "#;
    let at = browser.eval(script, &[selector.into()]);
    (at[0].as_f64().unwrap(), at[1].as_f64().unwrap())
}

fn phone(house: &House) -> Browser {
    let browser = Browser::open();
    browser.resize(NARROW);
    browser.touch_screen();
    new_table(&browser, house, &SHORT);
    browser
}

#[test]
fn two_fingers_and_a_double_tap_zoom_the_map_and_choose_nothing() {
    let Some(house) = House::open() else { return };
    let browser = phone(&house);
    act(&browser, "campaign");
    let before = acts(&browser);
    let whole = rest(&browser);
    assert!(whole < 1.2, "every state can be chosen: {whole}");
    assert!(!browser.has(".map.near"), "the whole map has codes and marks");
    // A state in the middle, which a single tap would announce.
    let at = middle(&browser, ".map .p[id='state:KS'] use");
    browser.pinch(at, 2.0);
    let pinched = rest(&browser);
    assert!(pinched > 1.6, "two fingers: {pinched}");
    let kansas = middle(&browser, ".map .p[id='state:KS'] use");
    assert!(
        (kansas.0 - at.0).hypot(kansas.1 - at.1) < 60.0,
        "it stays under the fingers: {at:?}, {kansas:?}"
    );
    assert!(browser.has(".map.near"), "large enough for votes");
    let votes = "return getComputedStyle(document.querySelector('.labels tspan')).display";
    assert_ne!(browser.eval(votes, &[]), "none");
    browser.pinch(at, 0.6);
    let smaller = rest(&browser);
    assert!(smaller < pinched, "and back: {smaller}");
    browser.tap(middle(&browser, ".zoom-all"), 1);
    browser.wait("all", |browser| zoom(browser) < 1.2);
    let at = middle(&browser, ".map .p[id='state:KS'] use");
    browser.tap(at, 2);
    assert!(rest(&browser) > 2.0, "a double tap");
    browser.drag(at, (-90.0, -30.0));
    let dragged = middle(&browser, ".map .p[id='state:KS'] use");
    assert!(dragged.0 < at.0 - 50.0, "a finger moves it: {at:?}, {dragged:?}");
    browser.tap(at, 2);
    assert!(rest(&browser) < 1.2, "and another one shows all");
    assert_eq!(acts(&browser), before, "nothing was announced");
    // A single tap does announce it a moment later.
    browser.tap(at, 1);
    browser.wait("Kansas is announced", |browser| acts(browser) > before);
    assert!(browser.has(".map .p.said[id='state:KS']"));
}

#[test]
fn keys_buttons_and_wheel_zoom_and_an_update_keeps_what_is_seen() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table(&browser, &house, &SHORT);
    assert_eq!(rest(&browser), 1.0, "a wide screen shows all");
    browser.keys("++");
    let near = rest(&browser);
    assert!(near > 2.0, "plus: {near}");
    browser.keys("-");
    assert!(rest(&browser) < near, "minus");
    browser.click("[data-zoom='in']");
    let seen = rest(&browser);
    let at = middle(&browser, ".map .p[id='state:KS'] use");
    // While the map's buttons have the focus, the arrow keys move the map and not the replay.
    browser.keys(&crate::browser::RIGHT.to_string());
    rest(&browser);
    assert!(middle(&browser, ".map .p[id='state:KS'] use").0 < at.0, "panned");
    assert!(!browser.address().contains("at="));
    let at = middle(&browser, ".map .p[id='state:KS'] use");
    act(&browser, "campaign");
    assert_eq!(rest(&browser), seen, "an update keeps the zoom");
    assert_eq!(middle(&browser, ".map .p[id='state:KS'] use"), at, "and the place");
    assert!(browser.focused("#main") || browser.focused(".zoom button"));
    // A focused choice is scrolled into view.
    let is_seen = |browser: &Browser, spot: &str| {
        let script = r#"
            const [one, window] = [document.querySelector(`[id="${arguments[0]}"] use`), document.querySelector(".window")].map((one) => one.getBoundingClientRect());
            return one.left >= window.left && one.right <= window.right && one.top >= window.top && one.bottom <= window.bottom;
        "#;
        browser.eval(script, &[spot.into()]) == true
    };
    assert!(!is_seen(&browser, "state:ME"));
    browser.keys("maine");
    browser.keys(&crate::browser::DOWN.to_string());
    rest(&browser);
    assert!(is_seen(&browser, "state:ME"), "Maine has come into sight");
    browser.click(".zoom [data-zoom='all']");
    assert_eq!(rest(&browser), 1.0);
    let (x, y) = middle(&browser, ".window");
    let wheel = |keys: u32| json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": -240, "modifiers": keys });
    browser.devtools("Input.dispatchMouseEvent", wheel(0));
    assert_eq!(rest(&browser), 1.0, "the wheel alone does nothing");
    browser.devtools("Input.dispatchMouseEvent", wheel(2));
    browser.wait("the wheel with Ctrl zooms", |browser| zoom(browser) > 1.5);
}

/// Choices on the map that are not completely visible.
const OUT: &str = r#"
    const window = document.querySelector(".window").getBoundingClientRect();
    return [...document.querySelectorAll(".map .pick")].filter((one) => {
        const box = one.querySelector("use").getBoundingClientRect();
        return box.left < window.left - 1 || box.right > window.right + 1 || box.top < window.top - 1 || box.bottom > window.bottom + 1;
    }).map((one) => one.id)
"#;

#[test]
fn a_phone_opens_at_what_can_be_acted_on_and_has_chips_for_small_states() {
    let Some(house) = House::open() else { return };
    let browser = phone(&house);
    campaign(&browser, ["OH", "PA", "NJ"]);
    assert!(browser.has(".chip.said[data-spot='state:NJ']"), "announced on its chip too");
    act(&browser, "roll");
    assert!(rest(&browser) > 1.6, "three states are near");
    assert_eq!(browser.eval(OUT, &[]), json!([]), "what can be acted on is seen");
    assert_eq!(browser.count(".place-chips .chip"), 10, "nine states, and all");
    assert!(browser.has(".chip.pick[data-spot='state:NJ']"), "chosen on its chip too");
    // With reduced motion the map jumps.
    browser.devtools(
        "Emulation.setEmulatedMedia",
        json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] }),
    );
    browser.tap(middle(&browser, ".zoom-all"), 1);
    browser.wait("all", |browser| zoom(browser) < 1.2);
    assert!(!browser.has(".gliding"));
}

/// Controls in use that are too small for a finger. With an argument, also those further down the page.
const SMALL: &str = r#"
    const pressed = `.bar a, .bar button, :is(#act, #enter) :is(button, summary), .zoom button, .chip, .tabs label, .zooms label, .tools :is(a, button, summary), a.step, .drawer > summary,
        select, input:not([type=radio], [type=checkbox], [type=range], [type=hidden], [type=file], .vh), .radio, .go, .all-cards, .log h3 a, .drawer form > button, .act-caption .more, .steps > summary,
        .field > summary, .picker > summary, .row > a, .also a, .decks a, .toc a, .lobby .foot a, .switches :is(a, button), .steps :is(a, button)`;
    const whole = arguments[0];
    const seen = (box) => box.width && (whole || (box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth));
    return [...document.querySelectorAll(pressed)].filter((one) => one.checkVisibility() && !one.disabled).filter((one) => {
        const box = one.getBoundingClientRect();
        return seen(box) && (box.width < 43.5 || box.height < 43.5);
    }).map((one) => `${one.outerHTML.slice(0, 90)} ${JSON.stringify(one.getBoundingClientRect())}`);
"#;

/// The layout of one game at one size: the page does not scroll, and board, question and first choice are visible.
#[track_caller]
fn in_sight(browser: &Browser, game: &str, least_board: f64) {
    let script = r#"
        const box = (selector) => { const one = document.querySelector(selector)?.getBoundingClientRect(); return one && [one.left, one.top, one.right, one.bottom]; };
        return { page: [document.scrollingElement.scrollHeight, innerHeight], bar: box(".bar"), // While dice are decided, the voter groups are the board.
            board: box([".window", ".display", ".bins"].find((one) => document.querySelector(one)?.checkVisibility())), question: box('#question'),
            choice: box(':is(#act, #enter) :is(button, summary), .ask .pick') };
    "#;
    let seen = browser.eval(script, &[]);
    let number = |value: &Value| value.as_f64().unwrap_or_else(|| panic!("{game}: {seen}"));
    let height = number(&seen["page"][1]);
    assert!(number(&seen["page"][0]) <= height, "{game}: the page scrolls: {seen}");
    assert!(number(&seen["bar"][3]) <= 48.0, "{game}: the bar is one line: {seen}");
    let board = number(&seen["board"][3]).min(height) - number(&seen["board"][1]);
    assert!(board >= least_board, "{game}: the board is {board} high: {seen}");
    assert!(number(&seen["question"][3]) < height, "{game}: {seen}");
    assert!(number(&seen["choice"][3]) <= height, "{game}: the first choice is not in sight: {seen}");
    fits(browser);
    assert_eq!(browser.eval(SMALL, &[]), json!([]), "{game}: too small for a finger");
}

#[test]
fn every_game_has_board_and_question_in_sight_upright_and_sideways() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    let mut faults = Vec::new();
    for game in GAMES {
        browser.resize(NARROW);
        new_table_of(&browser, &house, game, &[]);
        for (size, least) in [(NARROW, 150.0), (SIDEWAYS, 90.0)] {
            browser.resize(size);
            browser.eval_later(
                "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
                &[],
            );
            in_sight(&browser, game, least);
            let next = &choices(&browser)[0];
            after(&browser, || {
                browser.eval("document.getElementById(arguments[0]).click()", &[next.id.as_str().into()])
            });
            in_sight(&browser, game, least);
        }
        browser.resize(NARROW);
        browser.click("#menu-open");
        browser.wait_for("#menu:popover-open");
        fits(&browser);
        assert_eq!(browser.eval(SMALL, &[]), json!([]), "{game}: the menu is too small for a finger");
        look(&browser, &axe, &format!("{game} on a phone, menu open"), &mut faults);
        browser.keys(&crate::browser::ESCAPE.to_string());
        look(&browser, &axe, &format!("{game} on a phone"), &mut faults);
    }
    assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn what_is_pressed_is_as_large_as_a_finger_on_every_page() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.resize(NARROW);
    let forms = GAMES.map(|game| format!("/new/{game}"));
    let pages =
        ["/", "/account", "/sign-in", "/decks", "/map", "/rules/idiot", "/guide/idiot"].map(str::to_owned);
    for page in pages.iter().chain(&forms) {
        browser.go(&house.at(page));
        fits(&browser);
        assert_eq!(browser.eval(SMALL, &[true.into()]), json!([]), "{page}: too small for a finger");
    }
    for game in GAMES {
        new_table_of(&browser, &house, game, &[]);
        browser
            .eval("document.querySelectorAll('.drawer, .confirm').forEach((one) => (one.open = true))", &[]);
        assert_eq!(browser.eval(SMALL, &[true.into()]), json!([]), "{game}: too small for a finger");
    }
}

#[test]
fn when_all_is_played_the_map_shows_what_is_asked() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    browser.resize(NARROW);
    new_table(&browser, &house, &[("option.weeks", "15")]);
    browser.eval("localStorage.setItem('pace', 'quick')", &[]);
    // The bot has campaigned, so the map has moved to its states.
    for _ in 0..2 {
        crate::player::until_the_bot_plays(&browser);
        browser.wait("all is played", |browser| !crate::player::is_playing(browser));
        let near = rest(&browser);
        let out = browser.eval(OUT, &[]);
        assert_eq!(out, json!([]), "what can be acted on is seen");
        assert!(browser.has(".map .pick") || near < 1.3, "or the whole: {near}");
    }
    browser.eval("const rail = document.getElementById('rail'); rail.value = 2; rail.dispatchEvent(new Event('input', { bubbles: true }))", &[]);
    browser.wait("it looks back", |browser| browser.attribute("#table", "data-at").as_deref() == Some("2"));
    assert!(rest(&browser) < 1.3, "so does the picture of another act");
}

#[test]
fn a_chip_shows_and_takes_the_chosen_die_as_its_state_does() {
    let Some(house) = House::open() else { return };
    let browser = phone(&house);
    while browser.count(".cross thead th label") < 2 {
        new_table(&browser, &house, &SHORT);
        for act in ["announce NJ", "announce OH", "announce PA", "roll"] {
            let press = "document.querySelector(`#act button[value='${arguments[0]}']`).click()";
            after(&browser, || browser.eval(press, &[act.into()]));
        }
    }
    let chip = ".place-chips [data-spot='state:NJ']";
    let seen = |browser: &Browser, column: usize| {
        let script = "const one = document.querySelector(arguments[0]); return getComputedStyle(one).display === 'none' ? '' : one.textContent";
        browser.eval(script, &[format!("{chip} .preview.d{column}").into()]).as_str().unwrap().to_owned()
    };
    let values: Vec<String> = (1..=2)
        .map(|n| browser.text(&format!(".cross thead th:nth-of-type({n}) span.vh")))
        .map(|die| die.trim_start_matches("Die ").to_owned())
        .collect();
    assert!(seen(&browser, 0).starts_with("NJ"), "the first die is chosen");
    assert_eq!(seen(&browser, 1), "");
    browser.click(".cross thead th:nth-of-type(2) label");
    assert_eq!(seen(&browser, 0), "");
    assert!(seen(&browser, 1).starts_with("NJ"), "the other one is");
    let before = acts(&browser);
    browser.tap(middle(&browser, chip), 1);
    browser.wait("the die is laid there", |browser| acts(browser) > before);
    assert!(
        browser.text(".log").contains(&format!(": {} in New Jersey", values[1])),
        "{}",
        browser.text(".log")
    );
}

/// The maximum layout shift of a page, as Chromium counts it. Browsers exclude shifts within half a second after the user's click; here
/// they count as well.
const MOST_SHIFTED: f64 = 0.02;

/// Records every layout shift from the start of the page.
const WATCH: &str = r#"
    const place = (node) => (node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement);
    const told = ({ node, previousRect, currentRect }) => {
        const at = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" "));
        return `${place(node)?.outerHTML.slice(0, 80)} from ${at.join(" to ")}`;
    };
    const note = (entries) => entries.forEach(({ value, sources }) => window.shifts.push([value, ...sources.map(told)]));
    window.shifts = [];
    window.watcher = new PerformanceObserver((list) => note(list.getEntries()));
    window.watcher.observe({ type: "layout-shift", buffered: true });
"#;

/// Takes a choice at its button. If it is under a folded heading, opens that first; this moves what is below it, as a person expects, and
/// does not count.
#[track_caller]
fn take_unfolded(browser: &Browser, choice: &Choice) {
    if !choice_is_seen(browser, choice) {
        let unfold = r#"
            // Entries come a moment after their frame.
            const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)));
            await settled();
            const before = window.shifts.length;
            document.getElementById(args[0])?.closest("details")?.setAttribute("open", "");
            await settled();
            window.watcher.takeRecords();
            window.shifts.length = before;
        "#;
        browser.eval_later(unfold, &[choice.id.as_str().into()]);
    }
    after(browser, || browser.click(&format!("#{}", choice.id)));
}

fn choice_is_seen(browser: &Browser, choice: &Choice) -> bool {
    let script = "return document.getElementById(arguments[0]).checkVisibility()";
    browser.eval(script, &[choice.id.as_str().into()]) == true
}

/// The total layout shift, and what has shifted.
fn shifted(browser: &Browser) -> (f64, Value) {
    let shifts = browser.eval("return window.shifts", &[]);
    let sum = shifts.as_array().unwrap().iter().map(|shift| shift[0].as_f64().unwrap()).sum();
    (sum, shifts)
}

/// Positions of the parts of the frame and of the question.
const FRAME: &str = r#"
    const places = [".bar", ".what", ".bar nav", ".race", ".race .tape", ".window", ".place-chips", ".time", ".desk"].map((selector) => {
        const box = document.querySelector(selector).getBoundingClientRect();
        return `${selector} ${[box.left, box.top, box.width, box.height].map((n) => Math.round(n * 10) / 10).join(" ")}`;
    });
    const question = document.querySelector('#question').getBoundingClientRect();
    // A choice further down is scrolled to before it is clicked.
    const scrolled = document.querySelector('.desk').scrollTop + document.querySelector('.ask').scrollTop;
    // On a phone, hand and log come after the choices.
    const below = innerWidth > 900 ? document.querySelector(".below").getBoundingClientRect().top : 0;
    return [...places, `question ${Math.round(question.left)} ${Math.round(question.top + scrolled)}`, `below ${Math.round(below)}`];
"#;

#[test]
fn the_frame_never_moves_during_a_whole_game() {
    let Some(house) = House::open() else { return };
    for size in [WIDE, NARROW] {
        let browser = Browser::open();
        browser.resize(size);
        let path = new_table(&browser, &house, &[("option.weeks", "2")]);
        rest(&browser);
        browser.eval(WATCH, &[]);
        // A spectator, who receives every change by live updates.
        let other = Browser::open();
        other.resize(size);
        other.go(&house.at(&path));
        other.eval(WATCH, &[]);
        let frame = browser.eval(FRAME, &[]);
        let mut taken = 0;
        let mut seen = Vec::new();
        while !is_over(&browser) {
            // A finished game has a different page, so measure before.
            seen = vec![shifted(&browser), shifted(&other)];
            let all = choices(&browser);
            assert!(!all.is_empty(), "nothing to choose: {}", browser.text("#question"));
            take(&browser, some(&all, taken));
            taken += 1;
            if is_over(&browser) {
                break;
            }
            let at = version(&browser);
            other.wait("the act is seen", |other| version(other) >= at);
            assert_eq!(
                browser.eval(FRAME, &[]),
                frame,
                "after {taken} decisions, {}",
                browser.text("#question")
            );
            assert!(taken < 120, "no end");
        }
        for (who, (sum, shifts)) in ["who plays", "who looks on"].into_iter().zip(seen) {
            println!("{size:?}, {who}: {sum:.4} in {taken} decisions");
            assert!(sum < MOST_SHIFTED, "{size:?}, {who}: shifted by {sum}: {shifts:#}");
        }
    }
}

#[test]
fn the_other_games_stay_where_they_are_too() {
    let Some(house) = House::open() else { return };
    let mut faults = Vec::new();
    for game in &GAMES[1..] {
        for size in [WIDE, NARROW] {
            let browser = Browser::open();
            browser.resize(size);
            new_table_of(&browser, &house, game, &[]);
            browser.eval(WATCH, &[]);
            for taken in 0..30 {
                let all = choices(&browser);
                assert!(!all.is_empty(), "{game}: nothing to choose: {}", browser.text("#question"));
                take_unfolded(&browser, some(&all, taken));
            }
            let (sum, shifts) = shifted(&browser);
            println!("{game}, {size:?}: {sum:.4}");
            if sum >= MOST_SHIFTED {
                faults.push(format!("{game}, {size:?}: shifted by {sum}: {shifts:#}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// With motion, as most people play: each picture of the acts of bots in turn. Stages have a test of their own.
#[test]
fn nothing_is_shifted_while_acts_are_played_in_the_other_games() {
    let Some(house) = House::open() else { return };
    let mut faults = Vec::new();
    for game in &GAMES[1..] {
        for size in [WIDE, NARROW] {
            let browser = Browser::lively();
            browser.resize(size);
            browser.go(&house.at("/"));
            browser.eval("localStorage.setItem('pace', 'quick')", &[]);
            new_table_of(&browser, &house, game, &[]);
            crate::motion::until_all_is_played(&browser);
            browser.eval(WATCH, &[]);
            // In solo games nobody else acts; there it is what follows from one's own acts.
            let is_solo = matches!(*game, "mr-president" | "cdg-solo");
            let mut others = false;
            for taken in 0.. {
                let all = choices(&browser);
                assert!(!all.is_empty(), "{game}: nothing to choose: {}", browser.text("#question"));
                take_unfolded(&browser, some(&all, taken));
                others |= browser.has(".playing.waiting");
                crate::motion::until_all_is_played(&browser);
                if others || (is_solo && taken == 3) {
                    break;
                }
                assert!(taken < 30, "{game}: no bot plays");
            }
            let (sum, shifts) = shifted(&browser);
            println!("{game}, {size:?}, with motion: {sum:.4}");
            if sum >= MOST_SHIFTED {
                faults.push(format!("{game}, {size:?}: shifted by {sum}: {shifts:#}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_state_that_another_announces_comes_into_sight() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    browser.resize(NARROW);
    new_table(&browser, &house, &[("option.weeks", "15")]);
    let is_seen = r##"
        const room = document.querySelector(".board .window").getBoundingClientRect();
        const box = document.querySelector(`.map .p[id="${arguments[0]}"] > use`).getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return x > room.left && x < room.right && y > room.top && y < room.bottom
    "##;
    let said = "return document.querySelector('#caption.o1') ? [...document.querySelectorAll('.map .p.said')].map((one) => one.id) : []";
    let mut announced = 0;
    while announced < 3 {
        browser.eval("localStorage.setItem('pace', 'quick')", &[]);
        crate::player::until_the_bot_plays(&browser);
        browser.eval("localStorage.setItem('pace', 'slow')", &[]);
        let mut known: Vec<Value> = Vec::new();
        // Only places announced one by one: several at once share one picture.
        while crate::player::is_playing(&browser) && announced < 3 {
            let all = browser.eval(said, &[]);
            let fresh: Vec<Value> =
                all.as_array().unwrap().iter().filter(|one| !known.contains(one)).cloned().collect();
            known.extend(fresh.iter().cloned());
            if let [place] = &fresh[..] {
                let act = browser.attribute("#caption", "data-act");
                browser.wait(&format!("{place} is seen while it is announced"), |browser| {
                    assert_eq!(browser.attribute("#caption", "data-act"), act, "{place} was not seen");
                    browser.eval(is_seen, std::slice::from_ref(place)) == true
                });
                announced += 1;
            }
        }
        browser.wait("all is played", |browser| !crate::player::is_playing(browser));
    }
}

#[test]
fn nothing_is_shifted_while_a_bot_plays_nor_on_election_night() {
    let Some(house) = House::open() else { return };
    for size in [WIDE, NARROW] {
        let browser = Browser::lively();
        browser.resize(size);
        new_table(&browser, &house, &[("option.weeks", "3")]);
        browser.eval("localStorage.setItem('pace', 'quick')", &[]);
        browser.wait("the opening is played", |browser| !crate::player::is_playing(browser));
        rest(&browser);
        browser.eval(WATCH, &[]);
        crate::player::until_the_bot_plays(&browser);
        browser.wait("all is played", |browser| !crate::player::is_playing(browser));
        let (sum, shifts) = shifted(&browser);
        println!("{size:?}, a bot's turn: {sum:.4}");
        assert!(sum < MOST_SHIFTED, "{size:?}, a bot's turn: shifted by {sum}: {shifts:#}");

        crate::motion::before_the_moment(&browser, &house, "presidential", "democrats", "calls");
        browser.click("#play");
        browser.wait_for(".theatre.lit[data-stage='calls'] .banner.up");
        browser.eval(WATCH, &[]);
        // At its own pace, election night takes most of the time allowed for a single wait.
        browser.wait("a quarter of the states is called", |browser| crate::ending::called(browser) >= 6);
        browser.wait("half of the states are called", |browser| crate::ending::called(browser) >= 12);
        let (sum, shifts) = shifted(&browser);
        println!("{size:?}, election night: {sum:.4}");
        assert!(sum < MOST_SHIFTED, "{size:?}, election night: shifted by {sum}: {shifts:#}");
    }
}
