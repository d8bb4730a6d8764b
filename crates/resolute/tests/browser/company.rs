//! People who play together: teams, clocks, resigning, the rematch, used links, unread chat.

use crate::accessible::{axe, look};
use crate::browser::{Browser, NARROW, SIDEWAYS, WIDE};
use crate::house::House;
use crate::narrow::fits;
use crate::overlaps::covered;
use crate::play::{acts, choices, is_over, new_table, new_table_of, path, take};
use crate::together::two_at_a_table;

fn named(house: &House, name: &str) -> Browser {
    let browser = Browser::open();
    browser.go(&house.at("/account"));
    browser.fill("#name", name);
    browser.follow("form[action='/name'] button", "");
    browser
}

/// What screen readers were last told.
fn told(browser: &Browser) -> String {
    browser.text("#live")
}

#[track_caller]
fn clean(faults: &[String]) {
    assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn two_people_play_one_side() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    let host = named(&house, "Anna");
    new_table(&host, &house, &[("option.weeks", "3"), ("seat.1", "bot:greedy")]);
    host.open_drawer("table");
    host.open_details("#team-0");
    host.click("#team-0 form button");
    host.wait_for("#team-0 input.copy");
    look(&host, &axe, "the link of a team", &mut faults);
    let link = host.value("#team-0 input.copy");

    let friend = Browser::open();
    friend.go(&link);
    assert!(friend.text("main").contains("Anna invites you to"), "{}", friend.text("main"));
    look(&friend, &axe, "an invitation to a team", &mut faults);
    friend.resize(NARROW);
    fits(&friend);
    friend.resize(WIDE);
    friend.fill("#name", "Bert");
    friend.follow("form[action^='/join/'] button", "");
    assert_eq!(path(&friend), path(&host));
    host.wait_text(".what .players", "Bert");
    host.wait("both are here", |host| host.count(".what .players .dot") == 2);
    friend.wait("both are here", |friend| friend.count(".what .players .dot") == 2);
    // Both are asked. What one decides the other sees, with a name.
    assert!(host.has("#act") && friend.has("#act"));
    let before = acts(&host);
    take(&friend, &choices(&friend)[0]);
    host.wait("the other page follows", |host| acts(host) > before);
    host.wait_text(".lines .by", "Bert");
    let before = acts(&friend);
    take(&host, &choices(&host)[0]);
    friend.wait("the other page follows", |friend| acts(friend) > before);
    friend.wait_text(".lines .by", "Anna");
    // A third person watches and leaves.
    let watcher = Browser::open();
    watcher.go(&house.at(&path(&host)));
    host.wait_text("#watching", "1");
    look(&host, &axe, "a team at the table", &mut faults);
    drop(watcher);
    host.wait("nobody looks on", |host| host.has("#watching[hidden]"));
    clean(&faults);
}

#[test]
fn a_clock_runs_out_and_a_bot_plays_the_turn() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    let host = named(&house, "Anna");
    host.go(&house.at("/new/presidential"));
    look(&host, &axe, "the form with a clock", &mut faults);
    // A shorter clock than the form offers.
    host.eval(
        "const one = document.querySelector('#clock'); one.add(new Option('4', '4')); one.value = '4'",
        &[],
    );
    host.fill("#bank", "0");
    host.follow("main form button.go", "");
    host.wait_for("time.clock.running");
    let first = host.text("time.clock.running");
    host.wait("it counts down", |host| host.text("time.clock.running") != first);
    look(&host, &axe, "a running clock", &mut faults);
    let before = acts(&host);
    host.wait("somebody plays on", |host| acts(host) > before);
    host.wait_text(".lines .by", "Greedy bot");
    assert!(!is_over(&host));
    clean(&faults);
}

#[test]
fn one_gives_up_and_all_meet_again() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    let (host, friend) = two_at_a_table(&house, "2");
    let [mine, theirs] = [&host, &friend].map(|page| page.attribute("#table", "data-seat").unwrap());
    take(&host, &choices(&host)[0]);
    host.open_drawer("table");
    host.open_details("#resign");
    look(&host, &axe, "giving up", &mut faults);
    host.click("#resign form button");
    for page in [&host, &friend] {
        page.wait("it is over", is_over);
        assert!(page.text("#question").contains("gave up"), "{}", page.text("#question"));
        assert!(!page.has("#undo") && !page.has("#act"), "nothing is left to do");
        page.wait_for("form.rematch");
        look(page, &axe, "given up", &mut faults);
    }
    host.click("form.rematch input[name=swap]");
    host.follow("form.rematch button", "");
    friend.wait_for("#rematch-wanted a");
    assert!(told(&friend).contains("wants a rematch"), "{}", told(&friend));
    friend.wait_text(".toast", "wants a rematch");
    friend.click_words(".toast button", "Stay here");
    assert!(!friend.has(".toast"));
    look(&friend, &axe, "a rematch is wanted", &mut faults);
    friend.follow("#rematch-wanted a", "");
    assert_eq!(path(&friend), path(&host));
    assert_eq!(host.attribute("#table", "data-seat"), Some(theirs), "sides are swapped");
    assert_eq!(friend.attribute("#table", "data-seat"), Some(mine));
    assert!(host.has("#act") || friend.has("#act"), "the game is on");
    clean(&faults);
}

#[test]
fn the_other_is_taken_along_to_the_rematch_and_who_looks_on_is_not() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    let (host, friend) = two_at_a_table(&house, "2");
    let watcher = Browser::open();
    watcher.go(&house.at(&path(&host)));
    host.open_drawer("table");
    host.open_details("#resign");
    host.click("#resign form button");
    for page in [&host, &friend, &watcher] {
        page.wait("it is over", is_over);
    }
    let former = path(&host);
    // While somebody is writing, they are not moved to the next table.
    friend.open_drawer("chat");
    friend.click("#chat-text");
    host.follow("form.rematch button", "");
    friend.wait_text(".toast", "You will be taken there in");
    friend.resize(NARROW);
    fits(&friend);
    friend.resize(WIDE);
    look(&friend, &axe, "on the way to a rematch", &mut faults);
    std::thread::sleep(std::time::Duration::from_secs(9));
    assert_eq!(path(&friend), former);
    friend.eval("document.activeElement.blur()", &[]);
    let before = friend.text(".toast");
    friend.wait("it counts down", |friend| friend.text(".toast") != before);
    let there = house.at(&path(&host));
    friend.wait("the new table", |friend| friend.address() == there && friend.has("#table[data-seat]"));
    watcher.wait_for("#rematch-wanted a");
    assert!(!watcher.has(".toast button") && path(&watcher) == former, "who looks on has a link");
    clean(&faults);
}

#[test]
fn a_link_that_was_used_lets_others_watch() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    let host = named(&house, "Anna");
    new_table(&host, &house, &[("option.weeks", "2"), ("seat.1", "friend")]);
    assert!(host.text(".send").contains("Send this link"));
    look(&host, &axe, "a host who waits", &mut faults);
    let link = host.value(".send input.copy");
    let friend = Browser::open();
    friend.go(&link);
    look(&friend, &axe, "an invitation", &mut faults);
    friend.resize(NARROW);
    fits(&friend);
    friend.resize(WIDE);
    friend.fill("#name", "Bert");
    friend.follow("form[action^='/join/'] button", "");
    host.wait("the seat is taken", |host| !host.has(".send"));
    let late = Browser::open();
    late.go(&link);
    assert!(late.text("main").contains("taken"), "{}", late.text("main"));
    assert!(!late.has("form[action^='/join/']"));
    look(&late, &axe, "a used invitation", &mut faults);
    late.follow("a.sit", "");
    assert_eq!(path(&late), path(&host));
    assert!(!late.has("#act"), "one looks on");
    clean(&faults);
}

#[test]
fn a_message_waits_to_be_read_and_wishes_are_told() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    let (host, friend) = two_at_a_table(&house, "2");
    friend.open_drawer("chat");
    friend.click("#chat-text");
    friend.keys("Hello there");
    friend.click("#drawer-chat form button");
    host.wait_text("#unread", "1");
    assert!(host.has("#unread:not([hidden])"));
    assert!(told(&host).contains("Hello there"), "{}", told(&host));
    assert!(host.text(".toast").contains("Hello there"));
    host.click(".toast.of-chat");
    host.wait_for("#drawer-chat[open]");
    host.click("#drawer-chat > summary");
    friend.click("#chat-text");
    friend.keys("Are you there");
    friend.click("#drawer-chat form button");
    host.wait_text("#unread", "1");
    let played = ".stage, .desk, .bar nav";
    assert_eq!(
        covered(&host, ".toast", played),
        serde_json::json!([]),
        "it covers nothing that is played with"
    );
    assert!(friend.has("#unread[hidden]"), "one's own words are read");
    look(&host, &axe, "unread chat", &mut faults);
    host.click("#chat-link");
    host.wait_for("#drawer-chat[open]");
    host.wait_for("#unread[hidden]");
    assert!(host.focused("#chat-text"));
    // A wish to take an act back is announced as well.
    loop {
        let all = choices(&host);
        let rolls = all.iter().any(|choice| choice.act == "roll");
        take(&host, all.iter().find(|choice| choice.act == "roll").unwrap_or(&all[0]));
        if rolls {
            break;
        }
    }
    host.click("#undo");
    friend.wait_for("#undo-question");
    assert!(told(&friend).contains("take back"), "{}", told(&friend));
    look(&friend, &axe, "a wish to take back", &mut faults);
    // Sounds are off by default, and the choice persists.
    friend.open_drawer("table");
    assert_eq!(friend.attribute("#sounds", "aria-pressed").as_deref(), Some("false"));
    friend.click("#sounds");
    friend.reload();
    friend.open_drawer("table");
    assert_eq!(friend.attribute("#sounds", "aria-pressed").as_deref(), Some("true"));
    clean(&faults);
}

#[test]
fn the_field_of_the_chat_is_seen_whole_when_it_is_opened() {
    let Some(house) = House::open() else { return };
    for size in [WIDE, NARROW, SIDEWAYS] {
        let browser = Browser::open();
        browser.resize(size);
        new_table(&browser, &house, &[("option.weeks", "2")]);
        for message in 0..14 {
            for opener in ["#chat-link", "#drawer-chat > summary"] {
                if message == 1 || message == 13 {
                    open_chat(&browser, opener);
                }
            }
            browser.eval(
                "document.getElementById('drawer-chat').open = true; document.getElementById('chat-text').value = arguments[0]; \
                 document.querySelector('#drawer-chat form').requestSubmit()",
                &[format!("Message {message}").into()],
            );
            browser.wait_text(".chat", &format!("Message {message}"));
        }
    }
}

/// Opens the chat by this link or name. The newest message, the field and its button must be completely visible.
#[track_caller]
fn open_chat(browser: &Browser, opener: &str) {
    browser.eval("document.getElementById('drawer-chat').open = false; document.querySelectorAll('.desk, .below').forEach((one) => one.scrollTo(0, 0))", &[]);
    browser.click(opener);
    browser.wait_for("#drawer-chat[open]");
    // Scrolling and its events happen a moment later.
    browser.eval_later("await new Promise((done) => setTimeout(done, 200))", &[]);
    let hidden = r##"
        return ["#drawer-chat li:last-child", "#chat-text", "#drawer-chat form button"].filter((selector) => {
            const one = document.querySelector(selector);
            const box = one.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            const points = [[box.left + 2, y], [box.right - 16, y], [x, box.top + 1], [x, box.bottom - 1]];
            return !points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
        })
    "##;
    assert_eq!(
        browser.eval(hidden, &[]),
        serde_json::json!([]),
        "{opener}, {}",
        browser.eval("return [innerWidth, innerHeight]", &[])
    );
}

#[test]
fn an_invitation_has_one_main_action_and_room_for_every_finger() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    for (game, seat) in [("presidential", "seat.1"), ("idiot", "seat.1"), ("manifest", "seat.1")] {
        let host = named(&house, "Anna");
        new_table_of(&host, &house, game, &[(seat, "friend")]);
        let link = host.value(".send input.copy");
        for size in [NARROW, WIDE] {
            let friend = Browser::open();
            friend.resize(size);
            friend.go(&link);
            fits(&friend);
            let small = r#"
                return [...document.querySelectorAll("main :is(.sit, .ways a, .ways button, .reading a)")].filter((one) => {
                    const { width, height } = one.getBoundingClientRect();
                    // Words stand on one line and do not fill the button to its edge.
                    return width < 44 || height < 44 || height > 60 || one.scrollWidth > one.clientWidth;
                }).map((one) => one.textContent)
            "#;
            assert_eq!(friend.eval(small, &[]), serde_json::json!([]), "{game}, {size:?}");
            let main =
                "return [...document.querySelectorAll('main .go:not(.alt)')].map((one) => one.className)";
            assert_eq!(
                friend.eval(main, &[]),
                serde_json::json!(["go sit"]),
                "{game}: one is more than the others"
            );
            assert!(friend.count(".ways > *") <= 2 && friend.count(".reading a") >= 2, "{game}");
            look(&friend, &axe, &format!("an invitation to {game}"), &mut faults);
        }
    }
    clean(&faults);
}

#[test]
fn a_small_screen_tells_who_is_here_too() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let mut faults = Vec::new();
    let (host, friend) = two_at_a_table(&house, "2");
    host.wait("the bar has names", |host| host.count(".what .players .dot") == 2);
    assert_eq!(host.eval("return document.getElementById('company-open').checkVisibility()", &[]), false);
    for size in [(1024, 768), NARROW, SIDEWAYS, (320, 568)] {
        host.resize(size);
        host.wait_text("#company-open b", "2");
        let target = "const { width, height } = document.getElementById('company-open').getBoundingClientRect(); return Math.min(width, height)";
        assert!(host.eval(target, &[]).as_f64().unwrap() >= 44.0, "{size:?}");
        assert_eq!(
            covered(&host, "#company-open", ".bar .tool, .what > *, .mark"),
            serde_json::json!([]),
            "{size:?}"
        );
        fits(&host);
        host.click("#company-open");
        host.wait_for("#company:popover-open");
        assert_eq!(host.count("#company li"), 2);
        assert_eq!(host.count("#company .dot"), 2);
        assert!(
            ["Anna", "Bert"].iter().all(|name| host.text("#company").contains(name)),
            "{}",
            host.text("#company")
        );
        look(&host, &axe, "who is here", &mut faults);
        fits(&host);
        host.keys(&crate::browser::ESCAPE.to_string());
        host.wait("it is closed", |host| !host.has("#company:popover-open"));
    }
    // When somebody leaves, they are no longer shown.
    drop(friend);
    host.wait("one has gone", |host| host.text("#company-open b") == "1");
    host.click("#company-open");
    host.wait("one dot is left", |host| host.count("#company .dot") == 1);
    clean(&faults);
    // Somebody who plays alone does not need to be told who is here.
    new_table(&host, &house, &[("option.weeks", "2"), ("seat.1", "bot:greedy")]);
    host.wait("it listens", |host| host.has(".what .players .dot"));
    assert_eq!(host.eval("return document.getElementById('company-open').checkVisibility()", &[]), false);
}

/// Presses a button of the table's drawer that asks first, and waits for the page that follows.
fn leave(browser: &Browser, next: &str) {
    browser.open_drawer("table");
    browser.open_details("#leave");
    browser.click(&format!("#leave label:has(input[value='{next}'])"));
    assert!(browser.has(&format!("#leave input[value='{next}']:checked")));
    browser.click("#leave form button");
    browser.wait("the seat is left", |browser| browser.attribute("#table", "data-seat").is_none());
}

#[test]
fn a_seat_goes_to_a_bot_and_the_table_is_put_away_by_their_buttons() {
    let Some(house) = House::open() else { return };
    let (host, friend) = two_at_a_table(&house, "2");
    let table = path(&host);
    // The one whose turn it is leaves: the bot plays on at once.
    let before = acts(&friend);
    leave(&host, "bot");
    assert!(!host.has("#act"), "who has left looks on");
    friend.wait_text(".what .players", "bot");
    friend.wait("the bot has played", |friend| acts(friend) > before && friend.has("#act"));

    friend.open_drawer("table");
    friend.follow("form[action$='/archive'] button", "");
    assert_eq!(friend.address(), house.at("/"));
    let listed = |place: &str| friend.has(&format!("{place} a[href='{table}']"));
    assert!(listed(".archived") && !listed(".rows:not(.archived)"), "in a list of its own");
    friend.open_details(".archived");
    friend.follow(".archived button", "");
    assert!(listed(".rows:not(.archived)") && !listed(".archived"), "and back");
    friend.go(&house.at(&table));
    take(&friend, &choices(&friend)[0]);
}

#[test]
fn a_seat_goes_to_a_friend_by_its_button() {
    let Some(house) = House::open() else { return };
    let host = named(&house, "Anna");
    new_table(&host, &house, &[("option.weeks", "2"), ("seat.1", "bot:greedy")]);
    leave(&host, "friend");
    host.wait_for("input.copy");
    let link = host.value("input.copy");
    assert!(link.contains("/join/"), "a link to give away: {link}");
    let friend = Browser::open();
    friend.go(&link);
    friend.fill("#name", "Bert");
    friend.follow("form[action^='/join/'] button", "");
    assert_eq!(path(&friend), path(&host));
    assert_eq!(friend.attribute("#table", "data-seat").as_deref(), Some("0"));
    host.wait_text(".what .players", "Bert");
    take(&friend, &choices(&friend)[0]);
}
