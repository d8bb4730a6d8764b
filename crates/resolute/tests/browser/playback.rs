//! Playback when something comes in between: acts, messages and keys during a replay, a step, a slide or a waiting desk. And what is seen of
//! every act: numbers that count, cards that travel, one sentence for screen readers.

use serde_json::{Value, json};

use crate::browser::{Browser, ENTER, ESCAPE, LEFT, RIGHT};
use crate::ending::import;
use crate::house::House;
use crate::idiot::until;
use crate::play::{acts, after, campaign, choices, new_table, new_table_of, path, take, version};
use crate::player::{THREE_WEEKS, WATCH, is_playing, seen, until_the_bot_plays};
use crate::together::two_at_a_table;

fn set_pace(browser: &Browser, pace: &str) {
    browser.eval("localStorage.setItem('pace', arguments[0])", &[pace.into()]);
}

/// Delays all answers with frames by this many milliseconds.
fn delay_frames(browser: &Browser, ms: u32) {
    let script = "const fetched = window.fetch; window.fetch = (address, ...rest) => \
        String(address).includes('/frames') ? new Promise((done) => setTimeout(done, arguments[0])).then(() => fetched(address, ...rest)) : fetched(address, ...rest)";
    browser.eval(&script.replace("arguments[0]", &ms.to_string()), &[]);
}

/// Chooses by script, so that nothing on the page has to be scrolled to or waited for.
fn press(browser: &Browser, words: &str) {
    let script = "[...document.querySelectorAll('#act button[name=act]')].find((one) => one.value.startsWith(arguments[0])).click()";
    after(browser, || browser.eval(script, &[words.into()]));
}

fn said(browser: &Browser) -> String {
    browser.text("#live")
}

fn is_back_at(browser: &Browser, at: u64) -> bool {
    browser.attribute("#table", "data-at") == Some(at.to_string())
}

fn is_now(browser: &Browser) -> bool {
    browser.attribute("#table", "data-at").is_none()
}

/// One person plays until the other has to decide.
fn until_the_other_decides(browser: &Browser) {
    for _ in 0..40 {
        let all = choices(browser);
        let Some(first) = all.first() else { return };
        // Raising funds takes the fewest acts.
        let funds = all.iter().find(|choice| choice.act.starts_with("fundraise"));
        press(browser, &funds.unwrap_or(first).act);
    }
    panic!("the turn never ends");
}

#[test]
fn acts_that_arrive_before_a_replay_has_begun_lock_nothing() {
    let Some(house) = House::open() else { return };
    let (ada, ben) = two_at_a_table(&house, "3");
    until_the_other_decides(&ada);
    let before = acts(&ada);
    ben.wait("the turn", |ben| acts(ben) == before && !choices(ben).is_empty());
    set_pace(&ada, "quick");
    delay_frames(&ada, 4000);
    ada.click("#play");
    until_the_other_decides(&ben);
    let end = acts(&ben).to_string();
    ada.wait("the rail grows", |ada| ada.attribute("#rail", "max") == Some(end.clone()));
    assert!(is_playing(&ada) && is_now(&ada), "its first frame has not come");
    ada.wait("the replay comes to now", |ada| {
        !is_playing(ada) && is_now(ada) && acts(ada).to_string() == end
    });
    let asked = version(&ada);
    ada.keys("1");
    ada.wait("a digit answers", |ada| version(ada) > asked);
}

#[test]
fn a_replay_that_is_paused_before_it_begins_shows_the_newest_question() {
    let Some(house) = House::open() else { return };
    let (ada, ben) = two_at_a_table(&house, "3");
    until_the_other_decides(&ada);
    let before = acts(&ada);
    ben.wait("the turn", |ben| acts(ben) == before && !choices(ben).is_empty());
    delay_frames(&ada, 6000);
    set_pace(&ada, "quick");
    ada.click("#play");
    until_the_other_decides(&ben);
    let end = acts(&ben).to_string();
    ada.wait("the rail grows", |ada| ada.attribute("#rail", "max") == Some(end.clone()));
    ada.click("#play");
    ada.wait("the question", |ada| !is_playing(ada) && !choices(ada).is_empty());
}

/// The numbers of the race after each act, with the act that changes them first.
const FIRST_CHANGE: &str = r#"
    const [selector, from] = args;
    const { id, acts } = document.getElementById("table").dataset;
    let before = null;
    for (let at = from; at < Number(acts); at++) {
        const part = await (await fetch(`/t/${id}?at=${at}`, { headers: { "X-Part": "1" } })).text();
        const fresh = new DOMParser().parseFromString(part, "text/html");
        const now = [...fresh.querySelectorAll(selector)].map((one) => one.firstChild?.data);
        if (before && now.length === before.length && now.some((one, n) => one !== before[n])) return { at, before, now };
        before = now;
    }
    return null;
"#;

#[test]
fn a_step_that_is_left_at_once_writes_nothing_over_the_next() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let table = new_table(&browser, &house, &[("option.weeks", "15")]);
    for _ in 0..3 {
        until_the_bot_plays(&browser);
    }
    let found = browser.eval_later(FIRST_CHANGE, &[".stage .runner b".into(), 1.into()]);
    let at = found["at"].as_u64().unwrap_or_else(|| panic!("no act changes the race: {found}"));
    browser.go(&house.at(&format!("{table}?at={}", at - 1)));
    set_pace(&browser, "normal");
    let race = "return [...document.querySelectorAll('.stage .runner b')].map((one) => one.firstChild.data)";
    assert_eq!(browser.eval(race, &[]), found["before"]);
    // Twice, because only then both frames are known.
    for _ in 0..2 {
        browser.keys(&RIGHT.to_string());
        browser.wait("the act", |browser| is_back_at(browser, at));
        browser.keys(&LEFT.to_string());
        browser.wait("the act before", |browser| is_back_at(browser, at - 1));
        std::thread::sleep(std::time::Duration::from_millis(1800));
        assert_eq!(browser.eval(race, &[]), found["before"], "the numbers of the act that is shown");
    }
    assert!(!browser.has(".rising, .ghost, .flying, .acting"), "nothing of the step stays");
}

#[test]
fn who_looks_back_is_told_of_messages_wishes_and_the_own_turn() {
    let Some(house) = House::open() else { return };
    let (ben, ada) = two_at_a_table(&house, "3");
    // Who does not decide looks back.
    for _ in 0..2 {
        press(&ben, &choices(&ben)[0].act);
    }
    ada.wait("the acts", |ada| acts(ada) == acts(&ben));
    ada.keys(&LEFT.to_string());
    ada.wait("the past", |ada| !is_now(ada));
    let at = ada.attribute("#table", "data-at").unwrap().parse().unwrap();
    ben.open_drawer("chat");
    ben.click("#chat-text");
    ben.keys("Are you there");
    ben.click("#drawer-chat form button");
    ada.wait_text(".toast.of-chat", "Are you there");
    assert!(said(&ada).contains("Are you there"), "{}", said(&ada));
    assert!(ada.text("#drawer-chat").contains("Are you there") && ada.has("#unread:not([hidden])"));
    // A frame that was drawn before does not take it away again.
    ada.keys(&LEFT.to_string());
    ada.wait("further back", |ada| ada.has("#table[data-at]") && !is_back_at(ada, at));
    assert!(ada.text("#drawer-chat").contains("Are you there"));
    loop {
        let all = choices(&ben);
        let roll = all.iter().find(|choice| choice.act == "roll");
        press(&ben, &roll.unwrap_or(&all[0]).act);
        if roll.is_some() {
            break;
        }
    }
    ben.click("#undo");
    ada.wait_text(".toast", "take back");
    assert!(ada.has(".ask #undo-question button[value=no]"), "it can be answered there");
    assert!(!is_now(&ada), "and nobody is taken to now");
    ada.click("#undo-question button[value=no]");
    ada.wait("now", is_now);
    ada.keys(&LEFT.to_string());
    ada.wait("the past", |ada| !is_now(ada));
    ada.eval("document.querySelector('.toast')?.remove()", &[]);
    until_the_other_decides(&ben);
    ada.wait("the own turn is told", |ada| ada.text(".toast").contains("Your turn"));
    assert!(!is_now(&ada));
}

#[test]
fn the_keyboard_stays_in_a_desk_that_has_waited_and_the_chat_does_not_wait() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    new_table(&browser, &house, &THREE_WEEKS);
    set_pace(&browser, "off");
    browser.go(&browser.address());
    campaign(&browser, ["OH", "PA", "FL"]);
    set_pace(&browser, "quick");
    let at = acts(&browser);
    browser.eval("document.querySelector('#act button[value=roll]').focus()", &[]);
    browser.keys(&ENTER.to_string());
    browser.wait("the roll is shown", |browser| is_playing(browser) && acts(browser) > at);
    let free = "return [document.querySelector('.ask').inert, !document.getElementById('drawer-notes').closest('[inert]'), \
        Boolean(document.getElementById('drawer-table').closest('[inert]'))]";
    assert_eq!(browser.eval(free, &[]), json!([true, true, true]), "only what can reveal something waits");
    browser.wait("it is over", |browser| !is_playing(browser));
    assert!(!browser.has("[inert]"));
    let focus = "const one = document.activeElement; return one.closest('.ask') ? 'in the question' : one.outerHTML.slice(0, 80)";
    assert_eq!(browser.eval(focus, &[]), "in the question");
}

#[test]
fn a_frame_that_comes_after_one_has_left_for_now_is_dropped() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let table = new_table(&browser, &house, &THREE_WEEKS);
    until_the_bot_plays(&browser);
    browser.go(&house.at(&format!("{table}?at=4")));
    delay_frames(&browser, 1200);
    browser.eval(
        "const rail = document.getElementById('rail'); rail.value = 1; rail.dispatchEvent(new Event('input', { bubbles: true }))",
        &[],
    );
    browser.keys(&ESCAPE.to_string());
    browser.wait("now", is_now);
    std::thread::sleep(std::time::Duration::from_millis(1600));
    assert!(is_now(&browser), "it stays now: {}", browser.address());
    assert!(!browser.address().contains("at="), "{}", browser.address());
}

/// Records numbers that count, chips that rise, gauges that are outlined, and how far anything has shifted the page.
const COUNTED: &str = r#"
    window.counted = new Map(); window.risen = []; window.outlined = new Set(); window.shift = 0;
    const counts = ".stage .gauge .at, .stage .side-of em > *";
    new MutationObserver((changes) => {
        for (const { target, type, addedNodes } of changes) {
            if (type === "characterData" && target.parentElement?.matches(counts)) counted.set(target, [...(counted.get(target) ?? []), target.data]);
            for (const one of addedNodes) if (one.matches?.(".rising")) risen.push(one.textContent);
            if (type === "attributes" && target.matches(".gauge.acting")) outlined.add(target.id || target.querySelector(".tip").textContent);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["class"] });
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shift += value))).observe({ type: "layout-shift" });
"#;

/// Watches the first act after this one that changes such a number, and returns what was recorded.
fn watched(browser: &Browser, house: &House, table: &str, selector: &str, from: u64) -> (Value, Value) {
    let found = browser.eval_later(FIRST_CHANGE, &[selector.into(), from.into()]);
    let at = found["at"].as_u64().unwrap_or_else(|| panic!("no act changes {selector}: {found}"));
    browser.go(&house.at(&format!("{table}?at={}", at - 1)));
    set_pace(browser, "normal");
    browser.eval(COUNTED, &[]);
    browser.click("#play");
    browser.wait("the act is shown", |browser| {
        // Great moments have tests of their own.
        if browser.has(".theatre") {
            browser.keys(&ESCAPE.to_string());
        }
        browser
            .attribute("#table", "data-at")
            .and_then(|word| word.parse::<u64>().ok())
            .is_some_and(|word| word > at)
    });
    browser.click("#play");
    let script = "return { counted: [...counted.values()], risen, outlined: [...outlined], shift }";
    (found, browser.eval(script, &[]))
}

#[test]
fn points_of_manifest_destiny_count_and_rise() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let table = import(&browser, &house, "manifest", "points");
    let points = ".stage .side-of em > :is(.tip, [aria-hidden])";
    let (found, shown) = watched(&browser, &house, &table, points, 1);
    let (before, now) = (&found["before"], &found["now"]);
    let nth = (0..).find(|n| before[*n] != now[*n]).unwrap();
    let number =
        |value: &Value| value[nth].as_str().unwrap().replace('\u{2212}', "-").parse::<i64>().unwrap();
    let (from, to) = (number(before), number(now));
    let seen = shown["counted"].as_array().unwrap();
    assert!(
        seen.iter().any(|all| all[0] == before[nth] && all.as_array().unwrap().contains(&now[nth])),
        "from {from} to {to}: {shown}"
    );
    if to > from {
        assert!(shown["risen"].as_array().unwrap().contains(&json!(format!("+{}", to - from))), "{shown}");
    }
    assert!(shown["shift"].as_f64().unwrap() < 0.02, "{shown}");
}

#[test]
fn gauges_of_mr_president_count_and_are_outlined() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let table = import(&browser, &house, "mr-president", "2020-won");
    let (found, shown) = watched(&browser, &house, &table, ".stage .gauge .at", 20);
    assert!(!shown["counted"].as_array().unwrap().is_empty(), "{found}: {shown}");
    assert!(!shown["outlined"].as_array().unwrap().is_empty(), "{found}: {shown}");
    assert!(shown["shift"].as_f64().unwrap() < 0.02, "{shown}");
}

/// Records places that turn without being held in another way and without a die on them.
const TURNED: &str = r#"
    window.turned = [];
    window.ghosts = 0;
    const held = (one) => [...one.classList].filter((name) => /^[ofm]\d$/.test(name)).join(" ");
    new MutationObserver((changes) => {
        for (const ghost of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!ghost.matches?.("g.p.ghost")) continue;
            const place = ghost.nextElementSibling;
            ghosts += 1;
            if (held(ghost) === held(place) && !document.querySelector(`#caption [data-to="${place.id}"]`)) turned.push(`${place.id}: ${ghost.getAttribute("class")} to ${place.getAttribute("class")}`);
        }
    }).observe(document.body, { subtree: true, childList: true });
"#;

#[test]
fn places_that_can_only_be_chosen_otherwise_do_not_turn() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table_of(&browser, &house, "idiot", &[]);
    for _ in 0..2 {
        let all = until(&browser, "go ");
        set_pace(&browser, "quick");
        browser.eval(TURNED, &[]);
        take(&browser, all.iter().find(|choice| choice.act.starts_with("go ")).unwrap());
        browser.wait("it is shown", |browser| !is_playing(browser) && !browser.has(".theatre"));
        assert_eq!(browser.eval("return turned", &[]), json!([]));
        set_pace(&browser, "off");
    }
    // In a lesson the marks of each step change, too.
    crate::lessons::open(&browser, &house, "presidential");
    set_pace(&browser, "quick");
    browser.eval(TURNED, &[]);
    for _ in 0..4 {
        after(&browser, || browser.click("#act button.asked"));
        browser.wait("it is shown", |browser| !is_playing(browser));
    }
    assert_eq!(browser.eval("return turned", &[]), json!([]));
}

/// Records the flights of cards: title, start and end, and whether the card in the hand was hidden meanwhile.
const CARDS: &str = r#"
    window.cards = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.matches(".dealt") && frames[0].transform) cards.push({ title: this.querySelector("h4 bdi, h4")?.textContent, moves: frames[0].transform !== frames[1].transform });
        return animate.call(this, frames, options);
    };
"#;

#[test]
fn cards_travel_to_a_hand_and_away_from_it() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table_of(&browser, &house, "idiot", &[]);
    let all = until(&browser, "draw ");
    set_pace(&browser, "quick");
    browser.eval(CARDS, &[]);
    let titles = "return [...document.querySelectorAll('.below .told .card[id]')].map((one) => one.querySelector('h4 bdi, h4').textContent)";
    let before = browser.eval(titles, &[]);
    take(&browser, all.iter().find(|choice| choice.act.starts_with("draw ")).unwrap());
    browser.wait("it is shown", |browser| !is_playing(browser) && !browser.has(".theatre"));
    let now = browser.eval(titles, &[]);
    assert_ne!(before, now, "a card was drawn");
    let flown = browser.eval("return cards", &[]);
    let drawn =
        now.as_array().unwrap().iter().find(|title| !before.as_array().unwrap().contains(title)).unwrap();
    assert!(
        flown.as_array().unwrap().iter().any(|one| one["title"] == *drawn && one["moves"] == true),
        "{drawn} comes to the hand: {flown}"
    );
    assert!(!browser.has(".dealt"), "nothing of the motion stays");
}

/// Records the faces of each die that rolls.
const TUMBLED: &str = r##"
    window.tumbled = [];
    const pips = (die) => die.querySelectorAll("circle").length;
    new MutationObserver((changes) => {
        for (const { target } of changes) tumbled.forEach(({ die, faces }) => die === target && faces.add(pips(die)));
    }).observe(document.body, { subtree: true, childList: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.matches("#caption .die.rolled") && frames[0].transform) tumbled.push({ die: this, faces: new Set(), value: this.dataset.value, is: pips(this) });
        return animate.call(this, frames, options);
    };
"##;

#[test]
fn dice_of_idiot_tumble_and_land_on_what_was_rolled() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table_of(&browser, &house, "idiot", &[]);
    until(&browser, "roll");
    set_pace(&browser, "normal");
    browser.eval(TUMBLED, &[]);
    press(&browser, "roll");
    browser.wait("it is shown", |browser| !is_playing(browser) && !browser.has(".theatre"));
    let all = browser.eval(
        "return tumbled.map(({ die, faces, is }) => [faces.size, die.querySelectorAll('circle').length === is])",
        &[],
    );
    let all = all.as_array().unwrap();
    assert!(!all.is_empty(), "dice are rolled");
    for die in all {
        assert!(die[0].as_u64().unwrap() > 1 && die[1] == true, "{all:?}");
    }
}

#[test]
fn the_live_region_says_one_sentence_for_each_act() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    new_table(&browser, &house, &THREE_WEEKS);
    set_pace(&browser, "quick");
    browser.eval(
        "window.told = []; new MutationObserver(() => told.push([Number(document.getElementById('caption').dataset.act), document.getElementById('live').textContent])) \
         .observe(document.getElementById('live'), { childList: true, characterData: true, subtree: true })",
        &[],
    );
    let before = until_the_bot_plays(&browser);
    browser.wait("all is played", |browser| !is_playing(browser));
    let frames = format!("{}/frames?from={}&to={}", path(&browser), before + 1, acts(&browser));
    let script = r#"
        let text = "";
        const said = [];
        for (const { at, ops } of await (await fetch(args[0])).json()) {
            const known = text.split(/(?=<)/);
            text = ops.map((op) => (typeof op === "string" ? op : known.slice(op[0], op[0] + op[1]).join(""))).join("");
            said.push([at, new DOMParser().parseFromString(text, "text/html").getElementById("table").dataset.said]);
        }
        return said;
    "#;
    let said = browser.eval_later(script, &[frames.into()]);
    let told = browser.eval("return told", &[]);
    let (said, told) = (said.as_array().unwrap(), told.as_array().unwrap());
    assert!(said.len() > 3, "{said:?}");
    for pair in said {
        let words = pair[1].as_str().unwrap();
        let heard = told.iter().filter(|one| one[0] == pair[0]).map(|one| one[1].as_str().unwrap());
        let heard: Vec<&str> = heard.filter(|heard| heard.starts_with(words)).collect();
        assert!(!words.is_empty() && !heard.is_empty(), "{pair}: {told:?}");
    }
}

#[test]
fn acts_of_another_person_are_played_one_by_one() {
    let Some(house) = House::open() else { return };
    let (ben, ada) = two_at_a_table(&house, "3");
    set_pace(&ada, "quick");
    ada.eval(WATCH, &[]);
    let before = acts(&ada);
    until_the_other_decides(&ben);
    let end = acts(&ben);
    ada.wait("all is played", |ada| acts(ada) == end && !is_playing(ada));
    let numbers: Vec<u64> = seen(&ada).iter().map(|(at, ..)| *at).filter(|at| *at > before).collect();
    assert_eq!(numbers, (before + 1..=end).collect::<Vec<_>>(), "each act of the other once");
    assert!(numbers.len() > 1, "{numbers:?}");
}

#[test]
fn the_pace_is_a_control_that_is_kept_and_space_plays_and_pauses() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    let table = new_table(&browser, &house, &[("option.weeks", "15")]);
    let choose = |pace: &str| {
        let script = "const one = document.getElementById('pace'); one.value = arguments[0]; one.dispatchEvent(new Event('change', { bubbles: true }))";
        browser.eval(script, &[pace.into()]);
    };
    assert_eq!(browser.value("#pace"), "normal");
    browser.wait("the opening is over", |browser| !is_playing(browser));
    choose("slow");
    until_the_bot_plays(&browser);
    assert!(is_playing(&browser));
    choose("off");
    browser.wait("it comes to now", |browser| !is_playing(browser));
    assert_eq!(browser.attribute("#caption", "data-act"), browser.attribute("#table", "data-acts"));
    browser.reload();
    browser.wait_for("#pace");
    browser.wait("the pace is kept", |browser| browser.value("#pace") == "off");
    assert!(browser.has("#ticks text") && browser.has("#ticks path[d^='M']"), "weeks have ticks at the rail");

    // Twice as long at half the speed.
    let lasts = |pace: &str| {
        browser.go(&house.at(&format!("{table}?at=1")));
        choose(pace);
        browser.eval(WATCH, &[]);
        browser.keys(" ");
        browser.wait("Space plays", is_playing);
        browser.wait("it plays", |browser| is_back_at(browser, 4));
        browser.keys(" ");
        browser.wait("Space pauses", |browser| !is_playing(browser));
        let at = browser.attribute("#table", "data-at");
        std::thread::sleep(std::time::Duration::from_millis(1200));
        assert_eq!(browser.attribute("#table", "data-at"), at, "paused is paused");
        let all = seen(&browser);
        let when = |act: u64| all.iter().find(|(at, ..)| *at == act).unwrap().1;
        when(4) - when(2)
    };
    let (quick, slow) = (lasts("quick"), lasts("slow"));
    assert!(slow > 2.5 * quick, "{quick} ms and {slow} ms");
}

#[test]
fn frames_of_a_bots_turn_bring_only_what_changed() {
    let Some(house) = House::open() else { return };
    let browser = Browser::lively();
    new_table(&browser, &house, &[("option.weeks", "15")]);
    browser.wait("the opening is over", |browser| !is_playing(browser));
    set_pace(&browser, "quick");
    until_the_bot_plays(&browser);
    browser.wait("all is played", |browser| !is_playing(browser));
    // What the page has asked for, and the same if it had nothing yet.
    let script = r#"
        const asked = performance.getEntriesByType("resource").map((one) => one.name).filter((name) => name.includes("/frames")).at(-1);
        const length = async (address) => (await (await fetch(address)).text()).length;
        return [await length(asked), await length(asked.replace(/&has=\d+/, "")), document.getElementById("table").outerHTML.length];
    "#;
    let sizes = browser.eval_later(script, &[]);
    let [asked, alone, whole] = [0, 1, 2].map(|n| sizes[n].as_u64().unwrap());
    println!("{asked} instead of {alone} bytes, the whole part has {whole}");
    assert!(asked + whole / 3 < alone, "{sizes}");
}
