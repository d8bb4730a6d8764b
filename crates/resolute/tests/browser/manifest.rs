//! Manifest Destiny at the table: sealed bids of three people, a whole turn at one screen, a whole game against bots, a phone.

use serde_json::{Value, json};

use crate::browser::{Browser, NARROW};
use crate::house::{House, table};
use crate::languages::is_german;
use crate::narrow::{fits, top_of};
use crate::play::{Choice, after, choices, is_over, new_table_of, path};

/// More decisions than any game has.
const MOST: usize = 900;

/// The player's own cards. Those on the table are in a drawer.
const HAND: &str = ".below .area .card";

/// Choices under a heading are visible only if it is open.
fn open_headings(browser: &Browser) {
    browser.eval("document.querySelectorAll('#act details').forEach((one) => { one.open = true })", &[]);
}

/// Takes a choice at its button, or on the map if it has a place there.
#[track_caller]
fn take(browser: &Browser, choice: &Choice) {
    after(browser, || match &choice.spot {
        Some(spot) => {
            // A small screen starts with one region, and the place may be in another.
            browser.eval("document.getElementById('zoom-whole')?.click()", &[]);
            browser.click(&format!(".map .p.pick[id='{spot}']"));
        }
        None => {
            open_headings(browser);
            browser.click(&format!("#{}", choice.id));
        }
    });
}

#[track_caller]
fn act(browser: &Browser, words: &str) {
    let all = choices(browser);
    let wanted = all.iter().find(|choice| choice.act == words);
    take(browser, wanted.unwrap_or_else(|| panic!("no {words:?} in {all:?}")));
}

fn offers(browser: &Browser, kind: &str) -> bool {
    choices(browser).iter().any(|choice| choice.act.starts_with(kind))
}

fn log(browser: &Browser) -> String {
    browser.text("section.log")
}

/// Varies the choice. Never ends a turn or passes while there is something else to do.
fn some(all: &[Choice], nth: usize) -> &Choice {
    if let Some(orders) = all.iter().find(|choice| choice.act == "pass always") {
        return orders;
    }
    // Bid the most: the lowest bidder may get the remaining home without being asked.
    if let Some(bid) = all.iter().rfind(|choice| choice.act.starts_with("bid ")) {
        return bid;
    }
    let idle = ["done", "decline", "ask", "offer", "keep", "forgo"];
    let busy: Vec<&Choice> =
        all.iter().filter(|choice| !idle.iter().any(|word| choice.act.starts_with(word))).collect();
    match &busy[..] {
        [] => &all[0],
        busy => busy[nth * 7 % busy.len()],
    }
}

/// Plays until there is a choice of this kind. Returns whether one came.
pub fn until(browser: &Browser, kind: &str) -> bool {
    for nth in 0..MOST {
        if is_over(browser) || offers(browser, kind) {
            return !is_over(browser);
        }
        let all = choices(browser);
        assert!(!all.is_empty(), "nothing to choose: {}", browser.text("#question"));
        take(browser, some(&all, nth));
    }
    panic!("no {kind} in {MOST} decisions");
}

/// Buys as many tokens as possible and nothing else, so that they are available in Expansion.
fn buy_tokens_only(browser: &Browser) {
    let all = choices(browser);
    let most = all.iter().rfind(|choice| choice.act.starts_with("tokens "));
    let most = most.unwrap_or_else(|| panic!("no tokens can be bought: {all:?}"));
    take(browser, most);
    let all = choices(browser);
    take(browser, all.iter().find(|choice| choice.act == "done").expect("a turn can be ended"));
}

/// Three people, two of whom joined by links. The host is the first.
fn three_at_a_table(house: &House) -> [Browser; 3] {
    let host = Browser::open();
    new_table_of(&host, house, "manifest", &[("seat.1", "friend"), ("seat.2", "friend")]);
    let join = |name: &str| {
        let link = host.value("input.copy");
        let friend = Browser::open();
        friend.go(&link);
        friend.fill("#name", name);
        friend.follow("form[action^='/join/'] button", "");
        assert_eq!(path(&friend), path(&host));
        host.wait("the link is used", |host| host.value("input.copy") != link);
        friend
    };
    let friends = ["Ben", "Chiara"].map(join);
    let [second, third] = friends;
    [host, second, third]
}

#[test]
fn three_people_bid_at_once_and_nobody_sees_the_bid_of_another() {
    let Some(house) = House::open() else { return };
    let people = three_at_a_table(&house);
    for person in &people {
        person.wait("all are asked", |person| offers(person, "bid"));
    }
    for (bid, person) in [("bid 15", &people[0]), ("bid 10", &people[1])] {
        let others: Vec<&Browser> = people.iter().filter(|other| !std::ptr::eq(*other, person)).collect();
        act(person, bid);
        person.wait("the bid is sealed", |person| !offers(person, "bid"));
        for other in others {
            let cash = bid.replace("bid ", "$");
            assert!(!log(other).contains(&cash), "{bid} is sealed: {}", log(other));
        }
    }
    act(&people[2], "bid 5");
    // The bids are revealed. The highest bidder chooses a home first, then a position.
    for (person, home) in people.iter().zip(["home PA", "home VA", "home QC"]) {
        person.wait("a home can be chosen", |person| offers(person, "home"));
        act(person, home);
    }
    for (person, position) in people[..2].iter().zip(["position 3", "position 1"]) {
        person.wait("a position can be chosen", |person| offers(person, "position"));
        act(person, position);
    }
    for person in &people {
        person.wait_text("#headline", "Turn 1");
        assert_eq!(person.count(".map .p.o0, .map .p.o1, .map .p.o2"), 3, "three homes on the map");
    }
    people[1].wait("the first plays cards", |person| offers(person, "done"));
    assert!(!people[0].has("#act") && !people[2].has("#act"), "the others wait");
    assert_eq!(people[0].count(HAND), 3, "a Destiny card and two more");
}

/// Anna has Spy and Thomas Jefferson, Ben has President and War of 1812, Chiara has Supreme Court and Franklin. The seed decides the rest.
fn dealt() -> Value {
    let new = json!({
        "do": "new", "game": "manifest", "seats": ["human:Anna", "human:Ben", "human:Chiara"], "seed": 5,
        "stacks": { "md-destiny": [1, 2, 3], "md-era-a": [17, 22, 63, 24, 64, 15] },
    });
    table(&[new, json!({ "do": "export", "secret": true })])[1]["record"].clone()
}

/// Opens the table of a file, with all seats at this screen.
fn loaded(browser: &Browser, house: &House, record: &Value) {
    let file = house.file("table.json");
    std::fs::write(&file, record.to_string()).unwrap();
    browser.go(&house.at("/"));
    browser.click("details.import summary");
    browser.choose_file("details.import input", &file);
    browser.follow("details.import button", "");
}

/// Hands the screen to this seat, which does these acts.
#[track_caller]
fn seat_does(browser: &Browser, seat: u8, acts: &[&str]) {
    if browser.has(".curtain") {
        browser.click(".curtain button");
        browser.wait_for("#act");
    }
    assert_eq!(browser.attribute("#table", "data-seat"), Some(seat.to_string()), "{acts:?}");
    acts.iter().for_each(|words| act(browser, words));
}

#[test]
fn a_whole_turn_of_three_at_one_screen() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    loaded(&browser, &house, &dealt());
    let asked = |words: &str| {
        if browser.has(".curtain") {
            browser.click(".curtain button");
            browser.wait_for("#act");
        }
        browser.wait_text("#question", words);
    };
    for (seat, bid) in [(0, "bid 10"), (1, "bid 5"), (2, "bid 0")] {
        seat_does(&browser, seat, &[bid]);
    }
    for (seat, home) in [(0, "home PA"), (1, "home VA"), (2, "home QC")] {
        seat_does(&browser, seat, &[home]);
    }
    seat_does(&browser, 0, &["position 1"]);
    seat_does(&browser, 1, &["position 2"]);

    // Spy, answered by President, overruled by Supreme Court: so the Spy does take a card.
    seat_does(&browser, 0, &["play 22", "play 17 event", "target 1"]);
    asked("Spy");
    assert!(offers(&browser, "answer 63"), "President may answer");
    seat_does(&browser, 1, &["answer 63"]);
    asked("President");
    assert!(!offers(&browser, "answer"), "who holds nothing that fits can only pass");
    seat_does(&browser, 0, &["pass"]);
    asked("President");
    seat_does(&browser, 2, &["answer 64"]);
    asked("Which card do you play?");
    assert_eq!(browser.count(HAND), 2, "a Destiny card of one's own and the one that was taken");
    seat_does(&browser, 0, &["done"]);
    seat_does(&browser, 1, &["done"]);
    seat_does(&browser, 2, &["done"]);

    // A licence of Jefferson: half of its credit is paid to Pennsylvania.
    asked("Offer a collaboration?");
    seat_does(&browser, 0, &["offer 1", "licence 22", "send"]);
    asked("makes you an offer");
    assert!(browser.text(".ask").contains("Thomas Jefferson"), "{}", browser.text(".ask"));
    seat_does(&browser, 1, &["accept"]);
    asked("Invest");
    let cash = |browser: &Browser| browser.text("#question");
    let before = cash(&browser);
    seat_does(&browser, 0, &["tokens 2", "done"]);
    asked("Invest");
    assert_ne!(before, cash(&browser));
    seat_does(&browser, 1, &["progress westward-ho", "tokens 2", "done"]);
    asked("Invest");
    seat_does(&browser, 2, &["done"]);

    // Virginia attacks Pennsylvania: the odds are shown before, the dice afterwards.
    asked("Where to expand?");
    seat_does(&browser, 0, &["done"]);
    asked("Where to expand?");
    let all = choices(&browser);
    let attack = all.iter().find(|choice| choice.act == "expand PA").unwrap();
    assert_eq!(attack.spot.as_deref(), Some("place:PA"), "it is clicked on the map");
    open_headings(&browser);
    assert!(browser.text(&format!("#{}", attack.id)).contains('%'), "its chance");
    seat_does(&browser, 1, &["expand PA"]);
    browser.wait_text("#headline", "Turn 2");
    browser.wait_text("section.log", "Pennsylvania");
}

#[test]
fn a_whole_game_against_bots() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table_of(&browser, &house, "manifest", &[]);
    assert_eq!(browser.count(".sides .side-of"), 3, "three sit at the table");
    let mut taken = 0;
    let mut kinds = std::collections::BTreeSet::new();
    while !is_over(&browser) {
        let all = choices(&browser);
        assert!(!all.is_empty(), "nothing to choose: {}", browser.text("#question"));
        assert!(!browser.text("#table").contains('['), "a key without words: {}", browser.text("#question"));
        let choice = some(&all, taken);
        kinds.insert(choice.act.split(' ').next().unwrap_or_default().to_owned());
        take(&browser, choice);
        taken += 1;
        assert!(taken < MOST, "no end");
    }
    for kind in ["bid", "home", "position", "play", "tokens", "progress", "expand"] {
        assert!(kinds.contains(kind), "{kinds:?}");
    }
    assert!(browser.text("#question").contains("wins"), "{}", browser.text("#question"));
}

#[test]
fn pages_and_first_questions_in_german() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/"));
    browser.follow("form.prefs button", "Deutsch");
    for page in ["/new/manifest", "/rules/manifest", "/guide/manifest"] {
        browser.go(&house.at(page));
        is_german(&browser);
    }
    new_table_of(&browser, &house, "manifest", &[("seat.3", "bot:greedy")]);
    for kind in ["bid", "home", "position", "play", "tokens", "expand"] {
        until(&browser, kind);
        is_german(&browser);
    }
}

#[test]
fn a_phone_reaches_question_and_board() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.resize(NARROW);
    for page in ["/new/manifest", "/rules/manifest", "/guide/manifest"] {
        browser.go(&house.at(page));
        fits(&browser);
    }
    new_table_of(&browser, &house, "manifest", &[("seat.3", "bot:greedy"), ("seat.4", "bot:greedy")]);
    for kind in ["bid", "home", "play", "tokens", "expand"] {
        if kind == "expand" {
            buy_tokens_only(&browser);
        }
        assert!(until(&browser, kind), "no {kind} before the end: {}", log(&browser));
        fits(&browser);
        browser.eval("scrollTo(0, 0)", &[]);
        let (board, question) = (top_of(&browser, ".map"), top_of(&browser, "#question"));
        assert!(board < 0.6, "the board begins at {board} of the screen at {kind}");
        assert!(question < 1.0, "the question stands at {question} of the screen at {kind}");
    }
    // Choices are pressed on the map, which first shows the part with most of them.
    let all = choices(&browser);
    let expand = all.iter().find(|choice| choice.act.starts_with("expand "));
    let expand = expand.unwrap_or_else(|| panic!("nowhere to expand: {}", browser.text("#question")));
    take(&browser, expand);
    fits(&browser);
}

/// Plays a table of five to the second era, with tokens to expand. Returns its path.
pub fn worth_a_picture(browser: &Browser, house: &House) -> String {
    let five = [("seat.3", "bot:greedy"), ("seat.4", "bot:greedy")];
    let path = new_table_of(browser, house, "manifest", &five);
    for nth in 0..MOST {
        let headline = browser.attribute("#table", "data-headline").unwrap_or_default();
        let all = choices(browser);
        if headline.contains("era 2") && all.iter().filter(|one| one.act.starts_with("expand ")).count() > 4 {
            return path;
        }
        assert!(!is_over(browser), "never in the second era with tokens");
        take(browser, some(&all, nth));
    }
    path
}
