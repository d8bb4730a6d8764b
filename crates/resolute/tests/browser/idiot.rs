//! From Idiot to President at the table: a whole game of four in German, the voter groups and headlines, the mover's path.

use crate::browser::{Browser, NARROW};
use crate::house::House;
use crate::languages::is_german;
use crate::play::{Choice, choices, click, is_over, new_table_of, take};

/// One person and three bots.
const FOUR: [(&str, &str); 1] = [("seat.3", "bot:greedy")];

/// Prefers going on over stopping, and varies the choice.
fn some(all: &[Choice], nth: usize) -> &Choice {
    let going: Vec<&Choice> = all.iter().filter(|choice| choice.act != "stop").collect();
    match &going[..] {
        [] => &all[0],
        going => going[nth * 7 % going.len()],
    }
}

#[test]
fn a_whole_game_of_four_in_german() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/"));
    browser.follow("form.prefs button", "Deutsch");
    for page in ["/new/idiot", "/rules/idiot", "/guide/idiot"] {
        browser.go(&house.at(page));
        is_german(&browser);
    }
    new_table_of(&browser, &house, "idiot", &FOUR);
    assert_eq!(browser.count(".standing .runner"), 4, "four sit at the table");
    assert_eq!(browser.count(".bins .bin"), 6, "six voter groups");
    is_german(&browser);
    let mut taken = 0;
    let mut kinds = std::collections::BTreeSet::new();
    while !is_over(&browser) {
        let all = choices(&browser);
        assert!(!all.is_empty(), "nothing to choose: {}", browser.text("#question"));
        let choice = some(&all, taken);
        let kind = choice.act.split(' ').next().unwrap_or_default().to_owned();
        if kinds.insert(kind) {
            is_german(&browser);
        }
        take(&browser, choice);
        taken += 1;
        assert!(taken < 400, "no end");
    }
    assert!(taken > 30, "{taken}");
    for kind in ["draw", "roll", "place"] {
        assert!(kinds.contains(kind), "{kinds:?}");
    }
    assert!(kinds.contains("go") || kinds.contains("fly"), "{kinds:?}");
    is_german(&browser);
    browser.wait_text("#drawer-dice", "Startwert");
}

/// Plays until there is a choice of this kind.
pub fn until(browser: &Browser, kind: &str) -> Vec<Choice> {
    for nth in 0..400 {
        let all = choices(browser);
        if all.iter().any(|choice| choice.act.starts_with(kind)) {
            return all;
        }
        assert!(!is_over(browser), "no {kind} in the whole game");
        // Take the easiest headlines, because without cubes nobody moves.
        let easy = all.iter().find(|choice| choice.act == "draw 1");
        take(browser, easy.unwrap_or_else(|| some(&all, nth)));
    }
    panic!("no {kind}");
}

#[test]
fn headlines_tell_what_they_need_and_the_mover_leaves_its_way() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table_of(&browser, &house, "idiot", &FOUR);
    until(&browser, "roll");
    assert_eq!(browser.count(".hand .card .goals").min(2), 2, "two headlines with what they ask for");
    let card = browser.text(".hand .card");
    assert!(card.contains("has ") && card.contains('%'), "progress and chance: {card}");
    for nth in 0.. {
        let all = until(&browser, "go ");
        let way = browser.count(".map path.way");
        let step = all.iter().find(|choice| choice.act.starts_with("go ")).unwrap();
        let place = step.act.trim_start_matches("go ").to_owned();
        take(&browser, step);
        if browser.count(".map path.way") == way + 1 {
            assert!(browser.text(".desk").contains("cube"));
            break;
        }
        // It was the last cube, and other players have moved since.
        assert!(nth < 8, "never two steps in a turn; last {place}");
    }
    assert_eq!(browser.count(".map .pawn"), 1);
}

#[test]
fn a_die_of_ones_own_number_is_turned_by_a_click() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table_of(&browser, &house, "idiot", &FOUR);
    let all = until(&browser, "turn ");
    let turn = all.iter().find(|choice| choice.act.starts_with("turn ")).unwrap();
    let before = browser.eval("return document.querySelector('.tray .dice').innerHTML", &[]);
    assert!(browser.text(".tray").contains("your number: turns to any side"), "dice to be turned are told");
    crate::play::after(&browser, || click(&browser, turn));
    let now = browser.eval("return document.querySelector('.tray .dice').innerHTML", &[]);
    assert_ne!(before, now, "the die shows another side");
}

#[test]
fn a_short_game_by_keyboard_only() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table_of(&browser, &house, "idiot", &[("option.rounds", "1")]);
    let mut taken = 0;
    while !is_over(&browser) {
        let all = choices(&browser);
        let choice = some(&all, taken).clone();
        crate::play::after(&browser, || crate::keyboard::type_choice(&browser, &choice));
        taken += 1;
        assert!(taken < 200, "no end");
    }
    assert!(taken > 8, "{taken}");
}

#[test]
fn a_phone_shows_board_question_and_hand_without_sideways_scrolling() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.resize(NARROW);
    new_table_of(&browser, &house, "idiot", &FOUR);
    for kind in ["draw", "roll", "place", "fly"] {
        until(&browser, kind);
        let wide = browser.eval("return document.documentElement.scrollWidth - innerWidth", &[]);
        assert!(wide.as_i64().unwrap_or(1) <= 0, "{kind}: {wide} too wide");
    }
}

/// Plays a table of five to the third round, with a movement in progress. Returns its path.
pub fn worth_a_picture(browser: &Browser, house: &House) -> String {
    let five = [("seat.3", "bot:greedy"), ("seat.4", "bot:greedy")];
    let path = new_table_of(browser, house, "idiot", &five);
    for nth in 0..400 {
        let all = choices(browser);
        let headline = browser.attribute("#table", "data-headline").unwrap_or_default();
        if headline.starts_with("Round 3") && all.iter().any(|choice| choice.act.starts_with("go ")) {
            let step = all.iter().find(|choice| choice.act.starts_with("go ")).unwrap();
            take(browser, step);
            if browser.count(".map path.way") > 0 && choices(browser).iter().any(|one| one.act == "stop") {
                return path;
            }
            continue;
        }
        assert!(!is_over(browser), "never a movement to show");
        take(browser, some(&all, nth));
    }
    path
}
