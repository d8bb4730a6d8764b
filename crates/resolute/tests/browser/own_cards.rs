//! Custom cards (TPG-20): written in a form, shown on the invitation and to both teams.

use crate::accessible::{axe, look};
use crate::browser::{Browser, NARROW, WIDE};
use crate::house::House;
use crate::narrow::fits;
use crate::play::{act, path};

/// Selects an option for the newest card as a person does, so that dependent fields are updated.
fn choose(browser: &Browser, field: &str, value: &str) {
    let script = r#"
        const one = [...document.querySelectorAll(`.entry [name$="${arguments[0]}"]`)].pop();
        one.value = arguments[1];
        one.dispatchEvent(new Event("change", { bubbles: true }));
        return one.value;
    "#;
    assert_eq!(browser.eval(script, &[field.into(), value.into()]), value, "{field}");
}

fn shown(browser: &Browser, selector: &str) -> bool {
    let script = "return [...document.querySelectorAll(arguments[0])].pop()?.checkVisibility() ?? false";
    browser.eval(script, &[selector.into()]) == true
}

/// Adds another card.
pub fn write(
    browser: &Browser,
    kind: &str,
    votes: Option<&str>,
    set: Option<&str>,
    states: &[&str],
    text: &str,
) {
    if !browser.has("details.written[open]") {
        browser.open_details("details.written");
    }
    browser.click(".entries .add");
    choose(browser, "effect.kind", kind);
    if let Some(votes) = votes {
        choose(browser, "effect.votes", votes);
    }
    if let Some(set) = set {
        choose(browser, "effect.among", set);
    }
    if !states.is_empty() {
        browser.click(".entry:nth-last-of-type(1) .picker > summary");
        for state in states {
            browser.click(&format!(".entry:nth-last-of-type(1) .picker input[value='{state}']"));
        }
    }
    choose(browser, "text", text);
}

/// A form with two valid cards, not submitted yet.
pub fn two_cards(browser: &Browser, house: &House) {
    browser.go(&house.at("/new/presidential"));
    write(browser, "add", Some("3"), None, &["OH", "MI"], "Ferries for everybody");
    write(browser, "lose_one_of", Some("2"), Some("south"), &[], "A slip of the tongue");
}

#[test]
fn tpg_20_two_cards_are_written_and_read_by_guest_and_both_teams() {
    let Some(house) = House::open() else { return };
    let (host, friend) = (Browser::open(), Browser::open());
    host.go(&house.at("/account"));
    host.fill("#name", "Anna");
    host.follow("form[action='/name'] button", "");
    host.go(&house.at("/new/presidential"));
    assert!(!host.has("details.written[open]") && !host.has(".entry"), "folded away until they are wanted");
    two_cards(&host, &house);
    assert_eq!(host.count(".entry"), 2);
    assert!(!shown(&host, ".entry .when"), "a penalty is always played at once");
    assert!(!shown(&host, ".entry .picker"), "a region needs no list");
    assert!(!shown(&host, ".entry [name$='effect.extra']"));
    choose(&host, "effect.among", "");
    assert!(shown(&host, ".entry .picker"));
    choose(&host, "effect.among", "south");
    assert_eq!(host.text(".entry .picker summary small"), "Michigan, Ohio");

    // A third card is added; the first is removed and added again.
    write(&host, "roll", None, None, &["PA"], "Third");
    assert!(!shown(&host, ".entry [name$='effect.votes']"), "the die says how many");
    host.click_words(".entry .remove", "");
    assert_eq!((host.count(".entry"), host.text(".entry legend")), (2, "Card 1".into()));
    assert_eq!(host.value(".entry [name$='.text']"), "A slip of the tongue");
    write(&host, "add", Some("3"), None, &["OH", "MI"], "Ferries for everybody");
    host.fill("[name='seat.1']", "friend");
    host.follow("main form button.go", "");
    let table = path(&host);

    let link = host.value("input.copy");
    friend.resize(NARROW);
    friend.go(&if link.starts_with('/') { house.at(&link) } else { link });
    let invitation = friend.text("main");
    for words in ["Ferries for everybody", "A slip of the tongue", "Third", "Ohio", "Pennsylvania"] {
        assert!(invitation.contains(words), "{words} in {invitation}");
    }
    fits(&friend);
    friend.follow("main a", "All cards");
    assert_eq!(friend.count(".card-list li"), 83);
    fits(&friend);
    friend.back();
    friend.fill("#name", "Bert");
    friend.follow("form[action^='/join/'] button", "");
    host.wait_text(".race", "Bert");
    let first = if host.has("#act") { &host } else { &friend };
    act(first, "campaign");
    for browser in [&host, &friend] {
        browser.go(&house.at(&table));
        browser.follow("a.all-cards", "All cards");
        assert!(
            browser.text("main").contains("Ferries for everybody") && browser.count(".card-list li") == 83
        );
        browser.follow("main a", "Back to the table");
    }
}

#[test]
fn tpg_20_a_fault_stands_beside_its_field_and_everything_stays() {
    let Some(house) = House::open() else { return };
    for (browser, has_scripts) in [(Browser::open(), true), (Browser::scriptless(), false)] {
        browser.expect("422");
        browser.resize(NARROW);
        browser.go(&house.at("/new/presidential"));
        browser.open_details("details.written");
        if has_scripts {
            browser.click(".entries .add");
            browser.wait_for(".entry");
        } else {
            browser.follow(".entries .add", "");
            assert!(browser.focused(".entry select"), "where one goes on");
        }
        browser.fill(".entry [name$='.text']", "Ours");
        browser.follow("main form button.go", "");
        assert!(browser.text(".entry .where .fault").contains("Card 1, States"), "{}", browser.text("main"));
        assert_eq!(browser.value(".entry [name$='.text']"), "Ours");
        assert!(browser.has("details.written[open]") && browser.has(".picker[open]"));
        fits(&browser);
        browser.click(".entry .picker input[value='OH']");
        browser.follow("main form button.go", "");
        assert!(browser.has("#table"), "{}", browser.text(".notice"));
    }
}

#[test]
fn tpg_20_axe_finds_nothing_serious_where_cards_are_written_and_read() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    browser.expect("422");
    let mut faults = Vec::new();
    for lang in ["English", "Deutsch"] {
        two_cards(&browser, &house);
        browser.eval("document.querySelectorAll('.picker').forEach((one) => { one.open = true })", &[]);
        look(&browser, &axe, "two cards", &mut faults);
        browser.resize(NARROW);
        fits(&browser);
        browser.resize(WIDE);
        choose(&browser, "text", " ");
        choose(&browser, "effect.votes", "");
        browser.follow("main form button.go", "");
        assert_eq!(browser.count(".entry .fault"), 2);
        look(&browser, &axe, "two faults", &mut faults);
        two_cards(&browser, &house);
        browser.fill("[name='seat.1']", "friend");
        browser.follow("main form button.go", "");
        let link = browser.value("input.copy");
        let guest = Browser::open();
        guest.go(&if link.starts_with('/') { house.at(&link) } else { link });
        look(&guest, &axe, "the invitation", &mut faults);
        browser.follow("a.all-cards", "");
        look(&browser, &axe, "all cards", &mut faults);
        if lang == "English" {
            browser.follow("form.prefs button", "Deutsch");
            assert!(browser.text("main").contains("Für diesen Tisch geschrieben"));
        }
    }
    assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
}
