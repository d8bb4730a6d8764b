//! One full turn of each playsheet by mouse: roll, what the roll allows, a card played with one click, the refill, and the other side.

use crate::browser::Browser;
use crate::displays::{Desk, Display, FACES, Lie, has, look, new_session, onward, until};
use crate::house::House;
use crate::play::{choices, is_over, take};

/// Commands & Colors: cards whose slot is refilled face-up.
const SCOUTS: [&str; 2] = ["Scout", "Order One Unit"];

/// How a slot is refilled after a card was played from it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Decks {
    /// From the shared deck, face-down.
    One,
    /// With the card of slot C as it lies there. The next card of the deck comes to C face-down.
    Two,
}

/// Checks what the roll did to the display of its side.
#[track_caller]
fn flipped(before: &Display, after: &Display, face: &str) {
    let named = |place: &str| face.contains(&place[1..2]);
    for (place, lie) in &after.cards {
        let was_up = !before.cards[place].down;
        let must = match face {
            "e<" => continue,
            "C<!!" => was_up || &place[1..2] == "C",
            _ => was_up || named(place),
        };
        assert_eq!(!lie.down, must, "{face} at {place}: {before:?} to {after:?}");
    }
    if face == "e<" {
        assert_eq!(after.open(), before.open().max(2), "{before:?} to {after:?}");
    }
}

/// Checks that only face-up cards of the side may be played, and with a lettered face only those in its slots.
#[track_caller]
fn may_be_played(browser: &Browser, display: &Display, face: &str) {
    for choice in choices(browser) {
        let Some(place) = choice.act.strip_prefix("play ").and_then(|rest| rest.split(' ').next()) else {
            continue;
        };
        assert!(!display.cards[place].down, "{choice:?} of {display:?}");
        assert!(["e<", "C<!!"].contains(&face) || face.contains(&place[1..2]), "{face} allows {choice:?}");
        assert!(choice.words.contains(&display.cards[place].title), "{choice:?} of {display:?}");
    }
}

/// Clickable cards that are covered by something, and ids that occur twice on the page.
const COVERED: &str = r#"
    const named = [...document.querySelectorAll("[id]")].map((one) => one.id);
    const twice = named.filter((id, n) => named.indexOf(id) !== n);
    const covered = [...document.querySelectorAll(".slot .card.pick")].filter((card) => {
        card.scrollIntoView({ block: "center", behavior: "instant" });
        const box = card.getBoundingClientRect();
        return !card.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    });
    return [...twice, ...covered.map((card) => card.outerHTML)];
"#;

/// Plays a turn of the side whose display is marked, checking everything that a person relies on. Returns `false` if the roll left no card
/// to play.
#[track_caller]
fn turn(browser: &Browser, decks: Decks) -> bool {
    let before = look(browser);
    let side = before.acting().name.clone();
    assert!(before.question.starts_with(&format!("{side}:")), "{} is asked: {}", side, before.question);
    take(browser, onward(&choices(browser)));
    let rolled = look(browser);
    let face = rolled.die.clone().expect("the die shows its face");
    let (_, rule) = FACES.iter().find(|(sign, _)| *sign == face).expect("one of six faces");
    rolled.told(&format!("{side}: {face} is rolled. {rule}"));
    assert!(
        rolled.allowed.contains(&format!("{face}:")) && rolled.allowed.contains(&format!("({rule})")),
        "{rolled:?}"
    );
    assert!(browser.has(&format!(".ask .sheet a[href='/rules/cdg-solo#{rule}']")), "the rule behind it");
    assert!(browser.has(".ask .tools a[href^='/rules/cdg-solo#']"), "the rule behind the question");
    until(browser, "a card to play", |_, all| {
        all.iter().any(|choice| choice.act.starts_with("play ")) || has(all, "none")
    });
    let ready = look(browser);
    flipped(before.named(&side), ready.named(&side), &face);
    may_be_played(browser, ready.named(&side), &face);
    assert_eq!(browser.eval(COVERED, &[]), serde_json::json!([]), "each card is pressed itself");
    let all = choices(browser);
    let next = onward(&all);
    let Some(place) = next.act.strip_prefix("play ").and_then(|rest| rest.split(' ').next()) else {
        other_side(browser, &before, &side);
        return false;
    };
    let place = place.to_owned();
    let card = ready.named(&side).cards[&place].clone();
    take(browser, next);
    let played = look(browser);
    played.told(&format!("{} is played", card.title));
    let plays = format!("{side}: 1 of 5 plays");
    assert!(!before.facts.contains(" of 5 plays") || played.facts.contains(&plays), "{}", played.facts);
    assert_eq!(
        played.named(&side).left,
        ready.named(&side).left.map(|left| left - 1),
        "Cards Remaining go down by one"
    );
    let asked = other_side(browser, &before, &side);
    let after = look(browser);
    refilled(&ready, &after, &side, &place, decks, &asked);
    true
}

/// Goes on until the other side is asked. Returns the acts taken.
#[track_caller]
fn other_side(browser: &Browser, before: &Desk, side: &str) -> Vec<String> {
    let other = before.displays.iter().find(|display| display.name != side).expect("two sides").name.clone();
    let asked = until(browser, "the other side", |desk, all| {
        desk.question.starts_with(&format!("{other}:"))
            && (has(all, "roll") || all.iter().any(|one| one.act.starts_with("beside ")))
    });
    assert_eq!(look(browser).acting().name, other, "its display is marked");
    asked
}

/// The card that came into the slot. The other cards there stay, and move up if they were above.
#[track_caller]
fn fresh_in_slot<'a>(was: &Display, is: &'a Display, place: &str) -> &'a Lie {
    let mut now = is.slot(place);
    let mut stays = was.slot(place);
    stays.retain(|lie| !std::ptr::eq(*lie, &was.cards[place]));
    for lie in stays {
        let same = now.iter().position(|other| *other == lie);
        now.remove(same.unwrap_or_else(|| panic!("{lie:?} is gone from the slot of {place}: {is:?}")));
    }
    assert_eq!(now.len(), 1, "{place}: {is:?}");
    now[0]
}

#[track_caller]
fn refilled(ready: &Desk, after: &Desk, side: &str, place: &str, decks: Decks, asked: &[String]) {
    let (was, is) = (ready.named(side), after.named(side));
    assert_eq!(
        was.cards.keys().collect::<Vec<_>>(),
        is.cards.keys().collect::<Vec<_>>(),
        "every slot is full again"
    );
    let played = &was.cards[place];
    let new = fresh_in_slot(was, is, place);
    let deck_top = format!("{}C", &place[..1]);
    match decks {
        Decks::One => {
            // Epic Ancients: after a single card one more is flipped, possibly this one.
            let flipped = asked.iter().any(|act| act.starts_with(&format!("pick {}", &place[..2])));
            let open = flipped || SCOUTS.iter().any(|scout| played.title.contains(scout));
            assert_eq!(new.down, !open, "{place} after {played:?}: {after:#?}");
        }
        Decks::Two if place == deck_top => assert!(new.down, "the next card of the deck: {after:#?}"),
        Decks::Two => {
            assert_eq!(*new, was.cards[&deck_top], "the card of C moves to {place}");
            assert!(is.cards[&deck_top].down, "the next card of the deck: {after:#?}");
        }
    }
    let touched = |at: &str| {
        at[..2] == place[..2]
            || decks == Decks::Two && at == deck_top
            || asked.iter().any(|act| act.ends_with(&format!(" {at}")))
    };
    for (at, lie) in was.cards.iter().filter(|(at, _)| !touched(at)) {
        assert_eq!(is.cards[at], *lie, "{at} stays as it was");
    }
    for display in ready.displays.iter().filter(|display| display.name != side) {
        let same = after.named(&display.name);
        assert_eq!(
            (&same.cards, same.left),
            (&display.cards, display.left),
            "the other side keeps its cards"
        );
    }
}

/// Plays turns in a session of the playsheet until a card was played.
fn one_full_turn(playsheet: &str, fields: &[(&str, &str)], decks: Decks, begun: &str) {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_session(&browser, &house, playsheet, fields);
    until(&browser, "the first roll", |desk, all| has(all, "roll") && desk.headline.contains(begun));
    let start = look(&browser);
    for display in &start.displays {
        assert!(display.cards.len() >= 5, "{display:?}");
    }
    for _ in 0..4 {
        if turn(&browser, decks) {
            return;
        }
        until(&browser, "the next roll", |_, all| has(all, "roll"));
    }
    assert!(!is_over(&browser));
    panic!("no card could be played in four turns");
}

#[test]
fn wilderness_war() {
    one_full_turn("wilderness", &[], Decks::One, "");
}

#[test]
fn pursuit_of_glory() {
    one_full_turn("pursuit", &[], Decks::Two, "");
}

#[test]
fn barbarossa_to_berlin() {
    // The first turn starts with a card that was set aside, and is over after one round.
    one_full_turn("barbarossa", &[], Decks::Two, "turn 2");
}

#[test]
fn empire_of_the_sun() {
    one_full_turn("empire", &[], Decks::Two, "");
}

#[test]
fn making_of_the_president() {
    one_full_turn("1960", &[], Decks::One, "");
}

#[test]
fn epic_ancients() {
    one_full_turn("ancients-epic", &[("option.command_1", "6")], Decks::One, "");
}

#[test]
fn medieval() {
    one_full_turn("medieval", &[("option.command_1", "7"), ("option.command_2", "6")], Decks::One, "");
}

#[test]
fn napoleonics() {
    one_full_turn("napoleonics", &[], Decks::One, "");
}

#[test]
fn epic_napoleonics() {
    one_full_turn("napoleonics-epic", &[("option.command_1", "6")], Decks::One, "");
}
