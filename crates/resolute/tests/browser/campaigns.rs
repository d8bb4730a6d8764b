//! Long sessions of the CDG Solo System by mouse: a whole game of 1960 from set-up to its end, and a season of Wilderness War.

use crate::browser::Browser;
use crate::displays::{FACES, has, look, new_session, onward, until};
use crate::house::House;
use crate::play::{choices, is_over, take};

/// The lines of the whole log, oldest first.
fn whole_log(browser: &Browser, house: &House, table: &str) -> Vec<String> {
    browser.go(&house.at(&format!("{table}/log")));
    let script = "return [...document.querySelectorAll('.lines li bdi')].map((one) => one.textContent)";
    serde_json::from_value(browser.eval(script, &[])).unwrap()
}

fn count(log: &[String], words: &str) -> usize {
    log.iter().filter(|line| line.contains(words)).count()
}

#[test]
fn a_whole_1960_from_set_up_to_the_result() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let table = new_session(&browser, &house, "1960", &[]);
    let mut rolls = 0;
    let mut taken = 0;
    let mut debates = false;
    loop {
        let all = choices(&browser);
        if all.is_empty() {
            break;
        }
        if has(&all, "defense") && !debates {
            debates = true;
            let rows = browser.eval("return [...document.querySelectorAll('.desk .hand h3')].map((one) => one.textContent).join()", &[]);
            let rows = rows.as_str().unwrap();
            assert!(rows.contains("Debate cards: Kennedy") && rows.contains("Debate cards: Nixon"), "{rows}");
        }
        let winner = all.iter().find(|choice| choice.words == "Kennedy" && has(&all, "neither"));
        let next = winner.unwrap_or_else(|| onward(&all));
        take(&browser, next);
        if next.act == "roll" {
            rolls += 1;
            let face = look(&browser).die.expect("the die shows its face");
            assert!(FACES.iter().any(|(sign, _)| *sign == face), "{face}");
        }
        taken += 1;
        assert!(taken < 900, "no end");
    }
    assert!(is_over(&browser), "nothing to choose: {}", browser.text("#question"));
    assert!(debates, "turn 6 was debated");
    assert_eq!(browser.text("#question").trim(), "Victory: Kennedy.");
    browser.reload();
    assert!(is_over(&browser), "the result stands");
    assert_eq!(browser.text("#question").trim(), "Victory: Kennedy.");
    let log = whole_log(&browser, &house, &table);
    for turn in 1..=9 {
        assert_eq!(count(&log, &format!("Turn {turn} of 9 begins.")), 1, "turn {turn}");
    }
    // Seven turns with five plays per side.
    assert_eq!(count(&log, " is rolled."), rolls);
    assert!(rolls >= 70, "{rolls}");
    let strategy = count(&log, "goes to the strategy stack. MP-5");
    assert_eq!(strategy, 18, "one card each in five turns, two each in two");
    assert!(log.last().unwrap().starts_with("Victory: Kennedy."), "{:?}", log.last());
}

#[test]
fn a_season_of_wilderness_war_to_the_next_one() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let table = new_session(&browser, &house, "wilderness", &[]);
    let start = look(&browser);
    assert!(start.headline.ends_with("1757, Early Season"), "{}", start.headline);
    let hands: Vec<u8> =
        start.displays.iter().map(|display| display.left.expect("cards are counted")).collect();
    until(&browser, "the next season", |desk, _| !desk.headline.ends_with("1757, Early Season"));
    let next = look(&browser);
    assert!(next.headline.ends_with("1757, Late Season"), "{}", next.headline);
    assert_eq!(next.question, "French: roll the fate die.", "the French begin again");
    let again: Vec<u8> =
        next.displays.iter().map(|display| display.left.expect("cards are counted")).collect();
    assert_eq!(again, hands, "as many cards again, and no new deal");
    let log = whole_log(&browser, &house, &table);
    assert_eq!(count(&log, "The displays are dealt"), 1);
    for (side, hand) in [("French", hands[0]), ("British", hands[1])] {
        for left in 0..hand {
            assert_eq!(count(&log, &format!("{side}: cards remaining {left}.")), 1, "{side} {left}");
        }
        assert_eq!(
            count(&log, &format!("{side}: #")),
            usize::from(hand),
            "so many cards were played by the {side}"
        );
    }
    assert_eq!(count(&log, "the Late Season begins."), 1);
}
