//! Texts written by people are shown as text, whatever they contain.

use serde_json::json;

use crate::browser::Browser;
use crate::house::House;
use crate::play::{act, acts, choices, new_table, path, take};

const NAME: &str = "<script>alert(1)</script>\"'&";
const WORDS: &str = "<img src=x onerror=alert(2)> \"quoted\" 'so' &amp; drawkcab </ul></details>";

fn is_plain(browser: &Browser) {
    assert!(!browser.has("img[src='x']") && !browser.has("body script") && !browser.has("b > i.bold"));
}

#[test]
fn names_and_chat_are_text() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/account"));
    browser.fill("#name", NAME);
    browser.follow("form[action='/name'] button", "");
    assert_eq!(browser.text("a.me"), NAME);
    new_table(&browser, &house, &[("option.weeks", "1"), ("seat.1", "open")]);
    assert!(browser.text(".race").contains(NAME));
    browser.open_drawer("chat");
    browser.fill("#chat-text", WORDS);
    browser.click("#drawer-chat form button");
    browser.wait_text("ul.chat", "drawkcab");
    is_plain(&browser);
    assert!(browser.text("ul.chat bdi").contains(NAME));
    browser.open_drawer("notes");
    let notes = "</textarea><script>alert(3)</script>";
    browser.fill("#notes-text", notes);
    browser.click("#drawer-notes form button");
    browser.wait("the notes are kept", |browser| {
        browser.eval("return document.getElementById('notes-text').defaultValue", &[]) == notes
    });
    let stranger = Browser::open();
    stranger.go(&house.at("/"));
    assert!(stranger.text(".rows").contains(NAME));
    stranger.go(&house.at(&path(&browser)));
    stranger.wait_text("ul.chat", "drawkcab");
    assert!(!stranger.text("#table").contains("</textarea>"), "notes are private");
    is_plain(&stranger);
    is_plain(&browser);
}

#[test]
fn cards_of_ones_own_are_text() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    browser.go(&house.at("/new/presidential"));
    browser.fill("[name='option.weeks']", "4");
    browser.eval("document.querySelectorAll('details').forEach((one) => { one.open = true })", &[]);
    let script = r#"
        const add = document.querySelector(".entries .add");
        for (let n = 0; n < 40; n++) add.click();
        for (const text of document.querySelectorAll(".entry [name$='.text']")) text.value = arguments[0];
        for (const box of document.querySelectorAll(".entry input[value='OH']")) box.checked = true;
        return document.querySelectorAll(".entry").length;
    "#;
    assert_eq!(browser.eval(script, &[WORDS.into()]), 40);
    assert!(!browser.has(".add:not([hidden])"), "no more than 40");
    browser.follow("main form button.go", "");
    assert!(browser.has("#table"), "{}", browser.text(".notice"));
    let mut steps = 0;
    while !browser.text("#table").contains("drawkcab") && !crate::play::is_over(&browser) {
        let all = choices(&browser);
        let next =
            all.iter().find(|one| one.act.starts_with("fundraise FL")).unwrap_or(&all[steps * 5 % all.len()]);
        take(&browser, next);
        steps += 1;
        is_plain(&browser);
    }
    assert!(browser.text("#table").contains("onerror=alert(2)"), "a card of one's own came up");
}

#[test]
fn nobody_acts_for_another() {
    let Some(house) = House::open() else { return };
    let host = Browser::open();
    let table = new_table(&host, &house, &[("option.weeks", "1")]);
    act(&host, "campaign");
    let before = acts(&host);
    let stranger = Browser::open();
    stranger.expect("403");
    stranger.expect("422");
    stranger.go(&house.at(&table));
    let script = r#"
        const post = async (end, fields) => (await fetch(`${args[0]}/${end}`, { method: "POST", body: new URLSearchParams(fields) })).status;
        return [
            await post("act", { act: "announce OH", seat: 0 }), await post("undo", { seat: 0 }),
            await post("chat", { text: "hello" }), await post("branch", { at: 0 }),
            (await fetch(`${args[0]}/export`)).status,
        ];
    "#;
    assert_eq!(stranger.eval_later(script, &[table.into()]), json!([403, 403, 403, 403, 403]));
    host.reload();
    assert_eq!(acts(&host), before);
}
