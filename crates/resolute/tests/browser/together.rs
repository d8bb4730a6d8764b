//! Several people at one table: everybody sees at once what happens, and nobody sees what is not theirs.

use crate::browser::Browser;
use crate::house::House;
use crate::play::{act, acts, after, campaign, choices, new_table, path, some, take, version};

/// A table of a host and a friend who joined by the link. The one whose turn it is comes first.
pub fn two_at_a_table(house: &House, weeks: &str) -> (Browser, Browser) {
    let host = Browser::open();
    host.go(&house.at("/account"));
    host.fill("#name", "Anna");
    host.follow("form[action='/name'] button", "");
    new_table(&host, house, &[("option.weeks", weeks), ("seat.1", "friend")]);
    let link = host.value("input.copy");
    assert!(link.contains("/join/"), "a link to give away: {link:?}");
    let friend = Browser::open();
    friend.go(&if link.starts_with('/') { house.at(&link) } else { link });
    friend.fill("#name", "Bert");
    friend.follow("form[action^='/join/'] button", "");
    assert_eq!(path(&friend), path(&host));
    host.wait_text(".race", "Bert");
    assert!(!host.has("input.copy"), "the seat is taken");
    if host.has("#act") { (host, friend) } else { (friend, host) }
}

#[track_caller]
fn both_see(one: &Browser, other: &Browser) {
    let (wanted, seen) = (version(one), acts(one));
    other.wait("the other page follows", |other| version(other) == wanted && acts(other) == seen);
    assert_eq!(one.text(".lines li"), other.text(".lines li"), "the same last line of the log");
}

#[test]
fn a_friend_and_a_spectator_follow_live() {
    let Some(house) = House::open() else { return };
    let (host, friend) = two_at_a_table(&house, "12");
    let watcher = Browser::open();
    watcher.go(&house.at(&path(&host)));
    watcher.wait_for("#table");
    assert!(!watcher.has("#act") && !watcher.has("#drawer-chat form"), "a spectator looks on");
    for page in [&host, &friend, &watcher] {
        page.eval("window.sameDocument = true", &[]);
    }

    campaign(&host, ["OH", "PA", "FL"]);
    both_see(&host, &friend);
    both_see(&host, &watcher);
    assert!(!friend.has("#act"), "it is not the friend's turn");

    host.open_drawer("chat");
    host.click("#chat-text");
    host.keys("Good luck!");
    host.click("#drawer-chat form button");
    friend.wait_text("ul.chat", "Good luck!");
    watcher.wait_text("ul.chat", "Good luck!");
    friend.open_drawer("chat");
    friend.click("#chat-text");
    friend.keys("Same to you");
    // What somebody is typing stays when the table changes.
    act(&host, "roll");
    both_see(&host, &friend);
    assert_eq!(friend.value("#chat-text"), "Same to you");
    assert!(friend.focused("#chat-text"));
    friend.click("#drawer-chat form button");
    host.wait_text("ul.chat", "Same to you");

    // After a roll, taking it back needs the others' consent.
    let rolled = acts(&host);
    assert_eq!(host.text("#undo"), "Ask to undo");
    host.click("#undo");
    host.wait_text("#main", "The others were asked to let you undo.");
    friend.wait_text("#main", "would like to take back the last act.");
    friend.click_words("form button", "Refuse");
    host.wait("the answer comes", |host| host.has("#undo"));
    host.wait_text("#notice", "The others would rather not undo.");
    assert_eq!(acts(&host), rolled);
    host.click("#undo");
    friend.wait_text("#main", "would like to take back the last act.");
    after(&friend, || friend.click_words("form button", "Agree"));
    host.wait("the roll is taken back", |host| acts(host) == rolled - 1);
    both_see(&friend, &host);
    both_see(&friend, &watcher);

    assert_eq!(watcher.eval("return window.sameDocument", &[]), true, "no page was loaded again");
    assert_eq!(friend.eval("return window.sameDocument", &[]), true);
    cards_stay_hidden(&host, &friend, &watcher);
}

/// Plays until the host has kept a card. No other page contains its title, visible or not.
fn cards_stay_hidden(host: &Browser, friend: &Browser, watcher: &Browser) {
    let mut steps = 0;
    loop {
        steps += 1;
        assert!(steps < 300, "no card was kept");
        let mut player = host;
        host.wait("somebody must decide", |host| host.has("#act") || friend.has("#act"));
        if !host.has("#act") {
            player = friend;
        }
        let all = choices(player);
        let keep = all.iter().find(|choice| choice.act == "keep" && std::ptr::eq(player, host));
        if let Some(keep) = keep {
            let title = host.text(".hand .card h4");
            assert!(!title.is_empty(), "the card drawn is seen by its owner");
            look_for(&title, [friend, watcher]);
            take(host, keep);
            both_see(host, friend);
            both_see(host, watcher);
            assert!(host.text(".hand").contains(&title));
            look_for(&title, [friend, watcher]);
            return;
        }
        let funds = all.iter().find(|choice| choice.act == "fundraise TX");
        take(player, funds.unwrap_or_else(|| some(&all, steps)));
    }
}

fn look_for(title: &str, others: [&Browser; 2]) {
    let script = r#"
        const title = args[0], { id } = document.getElementById("table").dataset;
        const pages = [document.documentElement.outerHTML];
        for (const path of ["", "/log", "?seat=0", "?at=5&seat=0"]) pages.push(await (await fetch(`/t/${id}${path}`)).text());
        return pages.map((page) => page.includes(title));
    "#;
    for other in others {
        let found = other.eval_later(script, &[title.into()]);
        let found: Vec<bool> = serde_json::from_value(found).unwrap();
        assert_eq!(found, [false; 5], "{title:?} is somebody else's secret");
    }
}

#[test]
fn an_open_seat_is_found_in_the_lobby() {
    let Some(house) = House::open() else { return };
    let host = Browser::open();
    new_table(&host, &house, &[("option.weeks", "1"), ("seat.1", "open")]);
    let friend = Browser::open();
    friend.go(&house.at("/"));
    friend.follow(".rows a", "one free seat");
    friend.follow("button", "Sit down");
    host.wait("the seat is taken", |host| !host.text("#main").contains("nobody sits here yet"));
    let (first, second) = if host.has("#act") { (&host, &friend) } else { (&friend, &host) };
    campaign(first, ["OH", "PA", "FL"]);
    both_see(first, second);
    assert_eq!(friend.attribute("#table", "data-seat").as_deref(), Some("1"));
}

#[test]
fn the_bar_names_a_friend_who_sits_down_meanwhile() {
    const NAME: &str = "<img src=x onerror=alert(1)> \"&amp;\u{5e9}treB";
    let Some(house) = House::open() else { return };
    let host = Browser::open();
    new_table(&host, &house, &[("option.weeks", "1"), ("seat.1", "friend")]);
    let before = host.text(".what .players");
    assert!(before.contains("(free)") && !before.contains("<img"), "{before}");
    host.eval("window.sameDocument = true", &[]);
    let link = host.value("input.copy");
    let friend = Browser::open();
    friend.go(&link);
    friend.fill("#name", NAME);
    friend.follow("form[action^='/join/'] button", "");
    host.wait_text(".what .players", NAME);
    assert!(!host.text(".what .players").contains("(free)"));
    assert!(host.text("#live").contains(&format!("Republicans: now {NAME}")), "{}", host.text("#live"));
    assert!(host.text(".toast").contains(NAME), "it is seen, too");
    // The same, name by name, as on a page loaded now, and nothing but text.
    let bar = "return document.querySelector('.what .players').innerHTML";
    assert_eq!(host.eval(bar, &[]), friend.eval(bar, &[]));
    assert_eq!(host.count(".what .players > bdi"), 2);
    assert_eq!(host.count(".what .players :not(.dot)"), 2);
    assert!(!host.has("img[onerror], main img"));
    assert_eq!(host.eval("return window.sameDocument", &[]), true, "no page was loaded again");
}
