//! Sounds: off until somebody wants them, then a tone for dice, one's turn and messages.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::house::House;
use crate::play::{choices, take};
use crate::together::two_at_a_table;

/// Records the pitch of every tone that starts.
const HEARD: &str = r#"
    window.heard = [];
    const Tone = window.OscillatorNode;
    window.OscillatorNode = class extends Tone {
        start(...all) {
            heard.push(this.frequency.value);
            return super.start(...all);
        }
    };
"#;

const TURN: [u64; 3] = [523, 659, 784];
const DICE: [u64; 4] = [196, 233, 175, 262];

fn heard(browser: &Browser) -> Vec<u64> {
    let all = browser.eval("return window.heard", &[]);
    all.as_array().unwrap().iter().map(|pitch| pitch.as_f64().unwrap().round() as u64).collect()
}

fn forget(browser: &Browser) {
    browser.eval("window.heard.length = 0", &[]);
}

fn has(all: &[u64], tone: &[u64]) -> bool {
    all.windows(tone.len()).any(|part| part == tone)
}

/// A whole campaign with its dice, until the other one must decide. The other page shows it all.
fn campaign(player: &Browser, other: &Browser) {
    player.wait("it is their turn", |player| !choices(player).is_empty());
    let mut rolled = false;
    while !choices(player).is_empty() {
        let all = choices(player);
        rolled |= all.iter().any(|choice| choice.act == "roll");
        take(player, all.iter().find(|choice| choice.act == "campaign").unwrap_or(&all[0]));
    }
    assert!(rolled, "dice were rolled");
    other.wait("all is played", |other| {
        other.attribute("#table", "data-acts") == player.attribute("#table", "data-acts")
            && !crate::player::is_playing(other)
            && !choices(other).is_empty()
    });
}

fn press(browser: &Browser, is_on: bool) {
    browser.open_drawer("table");
    browser.click("#sounds");
    browser.wait("the switch", |browser| {
        browser.attribute("#sounds", "aria-pressed").as_deref() == Some(if is_on { "true" } else { "false" })
    });
}

#[test]
fn turn_and_dice_are_heard_when_sounds_are_on_and_nothing_when_they_are_off() {
    let Some(house) = House::open() else { return };
    let (host, friend) = two_at_a_table(&house, "4");
    friend.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HEARD }));
    friend.eval("localStorage.setItem('pace', 'quick')", &[]);
    friend.go(&friend.address());
    campaign(&host, &friend);
    assert!(friend.has("#table[data-turn]"), "it is the friend's turn");
    // The friend's own dice roll, too.
    campaign(&friend, &host);
    assert_eq!(heard(&friend), Vec::<u64>::new(), "sounds are off until somebody wants them");

    press(&friend, true);
    assert!(has(&heard(&friend), &TURN), "one hears what they are like: {:?}", heard(&friend));
    forget(&friend);
    campaign(&host, &friend);
    let all = heard(&friend);
    assert!(has(&all, &DICE), "the dice of another: {all:?}");
    assert!(has(&all, &TURN), "one's turn: {all:?}");
    assert_eq!(all.len(), DICE.len() + TURN.len(), "each once: {all:?}");
    forget(&friend);
    campaign(&friend, &host);
    let all = heard(&friend);
    assert!(has(&all, &DICE) && !has(&all, &TURN), "one's own dice: {all:?}");

    forget(&friend);
    press(&friend, false);
    campaign(&host, &friend);
    assert_eq!(friend.eval("return window.heard", &[]), Value::Array(Vec::new()), "off again");
}
