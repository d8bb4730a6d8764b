//! Two tabs of one person: the older one is told the current state, and nothing is played twice.

use crate::browser::Browser;
use crate::house::House;
use crate::play::{SHORT, act, acts, after, choices, new_table};

#[test]
fn the_older_of_two_tabs_gets_the_new_state_and_a_word() {
    let Some(house) = House::open() else { return };
    // Without scripts the first tab does not learn that it is out of date.
    let browser = Browser::scriptless();
    browser.expect("409");
    let table = new_table(&browser, &house, &SHORT);
    let [first, second] = browser.second_tab();
    browser.go(&house.at(&table));
    browser.follow("#act button[value='campaign']", "");
    let now = acts(&browser);
    browser.switch_to(&first);
    browser.follow("#act button[value='fundraise CA']", "");
    assert!(browser.text("#notice").contains("The table had moved on"), "{}", browser.text("main"));
    assert_eq!(acts(&browser), now);
    assert!(browser.text("#question").contains("First state?"));
    // The game goes on from there, and language and colour scheme can be switched.
    browser.follow("form.prefs button[name='lang']", "");
    assert_eq!(browser.attribute("html", "lang").as_deref(), Some("de"));
    browser.wait_for("#table");
    browser.follow("#act button[value='announce OH']", "");
    browser.switch_to(&second);
    browser.reload();
    assert_eq!(acts(&browser), now + 1);
}

#[test]
fn a_stale_click_with_scripts_gets_a_word_too() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.expect("409");
    new_table(&browser, &house, &SHORT);
    act(&browser, "campaign");
    let now = acts(&browser);
    browser.eval("document.querySelector('#act input[name=version]').value = '0'", &[]);
    let choice = choices(&browser).remove(0);
    browser.click(&format!("#{}", choice.id));
    browser.wait_text("#notice", "The table had moved on");
    assert_eq!(acts(&browser), now);
    after(&browser, || browser.click(&format!("#{}", choice.id)));
    assert_eq!(acts(&browser), now + 1);
}
