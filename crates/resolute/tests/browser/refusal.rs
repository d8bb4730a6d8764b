//! A click on something that is not allowed shows why, with the rule.

use crate::browser::Browser;
use crate::house::House;
use crate::play::{SHORT, act, acts, new_table};

#[test]
fn a_click_on_what_is_not_allowed_says_why() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    new_table(&browser, &house, &SHORT);
    act(&browser, "campaign");
    act(&browser, "announce OH");
    let before = acts(&browser);
    browser.click(".map .p[id='state:OH']");
    browser.wait_text("#notice", "Ohio");
    let rule = browser.attribute("#notice a", "href").expect("the rule behind it");
    assert_eq!(rule, "/rules/presidential#TPG-11");
    assert!(browser.text("#live").contains("Ohio"), "said to screen readers too");
    assert_eq!(acts(&browser), before);
    browser.click("#notice a");
    browser.wait_text("#rule-beside", "TPG-11");
    browser.follow("#rule-beside .more a", "");
    assert!(browser.text("article.rule:target").contains("TPG-11"), "the rule is marked on its page");
}

#[test]
fn a_wrong_option_comes_back_with_a_word() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.expect("422");
    browser.go(&house.at("/new/presidential"));
    browser.eval("document.querySelector('form.form').noValidate = true", &[]);
    browser.fill("[name='option.weeks']", "99");
    browser.follow("main form button.go", "");
    assert!(browser.text(".notice.refused").contains("99") || browser.has("[aria-invalid='true']"));
    assert_eq!(browser.value("[name='option.weeks']"), "99", "what was entered stays");
}
