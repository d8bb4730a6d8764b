//! A lost connection, a lost server, a reloaded page: no act is missed and none is played twice.

use std::time::{Duration, Instant};

use crate::browser::Browser;
use crate::house::House;
use crate::play::{act, acts, after, campaign, choices, click, new_table, new_table_of, path, version};
use crate::together::two_at_a_table;

/// Console errors expected while the network is down.
const AWAY: [&str; 4] = [
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_REFUSED",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "ERR_CONNECTION_RESET",
];

fn may_lose(browser: &Browser) {
    AWAY.iter().for_each(|words| browser.expect(words));
    browser.expect("ERR_EMPTY_RESPONSE");
    browser.expect("ERR_NETWORK");
}

fn log_of(browser: &Browser) -> String {
    browser.text(".lines")
}

#[test]
fn a_lost_connection_is_said_and_made_good() {
    let Some(house) = House::open() else { return };
    let (host, friend) = two_at_a_table(&house, "2");
    may_lose(&friend);
    campaign(&host, ["OH", "PA", "FL"]);
    let before = version(&host);
    friend.wait("the friend follows", |friend| version(friend) == before);
    friend.cut_off(true);
    friend.wait_for(".net");
    act(&host, "roll");
    let seen = acts(&host);
    friend.cut_off(false);
    friend.wait("the friend catches up", |friend| acts(friend) == seen);
    friend.wait("the word is taken back", |friend| !friend.has(".net"));
    assert_eq!(log_of(&host), log_of(&friend));
    // Live updates work again.
    act(&host, "allot");
    friend.wait("the friend follows again", |friend| version(friend) == version(&host));
}

#[test]
fn a_server_that_dies_loses_nothing() {
    let Some(mut house) = House::open() else { return };
    let browser = Browser::open();
    may_lose(&browser);
    new_table(&browser, &house, &[("option.weeks", "2")]);
    campaign(&browser, ["OH", "PA", "FL"]);
    let (played, log) = (acts(&browser), log_of(&browser));

    browser.reload();
    assert_eq!((acts(&browser), log_of(&browser)), (played, log.clone()), "a reload shows the same");

    house.kill();
    let roll = choices(&browser).remove(0);
    click(&browser, &roll);
    browser.wait_for(".net");
    assert_eq!(acts(&browser), played, "nothing has happened without the server");
    house.start_again();
    browser.wait("the connection is back", |browser| !browser.has(".net"));
    assert_eq!((acts(&browser), log_of(&browser)), (played, log));

    // The same click again takes effect once.
    after(&browser, || click(&browser, &roll));
    assert_eq!(acts(&browser), played + 1);
    let rolled = log_of(&browser);
    house.kill();
    house.start_again();
    browser.reload();
    assert_eq!((acts(&browser), log_of(&browser)), (played + 1, rolled));
    browser.go(&house.at("/"));
    assert!(browser.text("main").contains("Your turn"), "still known, still at the table");
}

#[test]
fn a_page_left_open_follows_a_server_that_came_back() {
    let Some(mut house) = House::open() else { return };
    let browser = Browser::open();
    may_lose(&browser);
    new_table(&browser, &house, &[("option.weeks", "2")]);
    let table = path(&browser);
    house.kill();
    house.start_again();
    let [first, _second] = browser.second_tab();
    browser.go(&house.at(&table));
    campaign(&browser, ["OH", "PA", "FL"]);
    let played = acts(&browser);
    browser.switch_to(&first);
    browser.wait("the first tab catches up", |browser| acts(browser) == played);
}

/// More pages than a browser opens connections to one server.
const VISITS: usize = 10;
/// Far longer than the pages take, and far shorter than a page that waits for a free connection.
const ENOUGH: Duration = Duration::from_secs(30);

#[test]
fn pages_that_were_left_hold_no_connection_and_who_comes_back_sees_the_newest() {
    let Some(house) = House::open() else { return };
    let browser = Browser::open();
    let tables = [(); 2].map(|()| new_table_of(&browser, &house, "cdg-solo", &[]));
    let begun = Instant::now();
    for n in 0..VISITS {
        browser.go(&house.at(&tables[n % 2]));
    }
    assert!(begun.elapsed() < ENOUGH, "{VISITS} pages took {:?}", begun.elapsed());
    browser.back();
    assert_eq!(path(&browser), tables[0], "back at the first table");
    let before = version(&browser);
    let [first, _] = browser.second_tab();
    browser.go(&house.at(&tables[0]));
    act(&browser, "roll");
    browser.switch_to(&first);
    browser.wait("what happened elsewhere is seen", |browser| version(browser) > before);
}
