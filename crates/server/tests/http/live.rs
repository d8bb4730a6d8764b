//! Live updates: nothing is missed, nothing is shown twice, and they end with the server.

use std::time::Duration;

use crate::house::{House, in_time, next};
use crate::visitor::{fingerprint, number};

/// Long enough for anything that would be sent at once.
const QUIET: Duration = Duration::from_millis(300);

#[tokio::test]
async fn who_comes_back_gets_the_newest_part_and_only_that() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    let live = game.at("live");
    let mut listener = game.people[1].listen(&live, None).await.unwrap();
    let first = next(&mut listener).await;
    assert_eq!(first.kind, "part");
    let (_, done) = game.act(&[]).await;
    let second = next(&mut listener).await;
    assert_eq!(Some(second.id.as_str()), done.header("x-stamp"));
    assert!(second.data.contains(&format!("data-version=\"{}\"", done.version())));

    let mut same = game.people[1].listen(&live, Some(&second.id)).await.unwrap();
    assert!(tokio::time::timeout(QUIET, same.next()).await.is_err(), "nothing new, so nothing is sent");
    game.act(&[]).await;
    game.act(&[]).await;
    let (_, newest) = game.act(&[]).await;
    let mut behind = game.people[1].listen(&live, Some(&second.id)).await.unwrap();
    assert_eq!(Some(next(&mut behind).await.id.as_str()), newest.header("x-stamp"));
    assert!(tokio::time::timeout(QUIET, behind.next()).await.is_err(), "one part says it all");
    let by_address = format!("{live}?stamp={}", newest.header("x-stamp").unwrap());
    let mut told = game.people[1].listen(&by_address, None).await.unwrap();
    assert!(tokio::time::timeout(QUIET, told.next()).await.is_err());
    let mut last = next(&mut same).await;
    while Some(last.id.as_str()) != newest.header("x-stamp") {
        last = next(&mut same).await;
    }
}

/// Two hundred who look on made every act forty times as slow.
#[tokio::test]
async fn who_only_looks_on_gets_no_part_for_every_act_but_the_newest_soon() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    let live = game.at("live");
    let mut player = game.people[1].listen(&live, None).await.unwrap();
    let mut stranger = house.visitor().listen(&live, None).await.unwrap();
    let many = async || game.people[0].listen(&live, None).await.unwrap();
    // One page of the same player after the other: the last ones are told like those who look on.
    let mut pages = Vec::new();
    for _ in 0..7 {
        pages.push(many().await);
    }
    for listener in pages.iter_mut().chain([&mut player, &mut stranger]) {
        next(listener).await;
    }
    let mut newest = String::new();
    let begun = std::time::Instant::now();
    for _ in 0..8 {
        let (_, done) = game.act(&[]).await;
        newest = done.header("x-stamp").unwrap().to_owned();
    }
    let lasted = begun.elapsed();
    let count = async |listener: &mut crate::visitor::Listener| {
        let mut parts = 1;
        while next(listener).await.id != newest {
            parts += 1;
        }
        parts
    };
    // One at once, one after each pause, and the newest.
    let most = 2 + lasted.as_millis() / 250;
    assert!(count(&mut stranger).await <= most, "{lasted:?}");
    assert!(count(&mut pages[0]).await <= most, "{lasted:?}");
    assert!(count(&mut player).await <= 8);
}

#[tokio::test]
async fn what_people_write_comes_through_whole() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    let live = game.at("live");
    let mut listener = game.people[1].listen(&live, None).await.unwrap();
    next(&mut listener).await;
    let (notes, chat) = (game.at("notes"), game.at("chat"));
    // As browsers send what stands in several lines.
    game.people[1].post(&notes, &[("text", "one\r\ntwo\rthree\n\nzebra")]).await.unwrap().is(303);
    game.people[0].post(&chat, &[("text", "<b>data: x</b> ünï 🗳")]).await.unwrap().is(303);
    let part = next(&mut listener).await;
    assert!(part.data.contains("&lt;b&gt;data: x&lt;/b&gt; ünï 🗳"), "{}", part.data);
    assert!(part.data.contains("zebra"));
    game.people[1].post(&notes, &[("text", "okapi")]).await.unwrap().is(303);
    game.people[0].post(&chat, &[("text", "again")]).await.unwrap().is(303);
    let part = next(&mut listener).await;
    assert!(part.data.contains("okapi") && !part.data.contains("zebra"), "the note as it was saved last");
    house.guest("Cy").await.post(&chat, &[("text", "hello")]).await.unwrap().is(403);
}

#[tokio::test]
async fn seats_taken_are_seen_by_those_who_wait() {
    let house = House::without_limits().await;
    let mut host = house.guest("Ada").await;
    let path = crate::house::open_table(&mut host, &[]).await;
    let mut listener = host.listen(&format!("{path}/live"), None).await.unwrap();
    let first = next(&mut listener).await;
    assert!(!first.data.contains("Ben"));
    let mut ben = house.guest("Ben").await;
    ben.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
    assert!(next(&mut listener).await.data.contains("Ben"));
}

#[tokio::test]
async fn a_seat_taken_while_the_server_was_away_is_seen_afterwards() {
    let house = House::without_limits().await;
    let mut host = house.guest("Ada").await;
    let path = crate::house::open_table(&mut host, &[]).await;
    let live = format!("{path}/live");
    let seen = next(&mut host.listen(&live, None).await.unwrap()).await;
    let url = house.url.clone();
    let folder = house.close().await;
    let house = House::at(&url, false).await;
    let mut again = host.moved(house.address).listen(&live, Some(&seen.id)).await.unwrap();
    assert!(tokio::time::timeout(QUIET, again.next()).await.is_err(), "the same table as before");
    house.close().await;

    let house = House::at(&url, false).await;
    let mut ben = house.guest("Ben").await;
    ben.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
    house.close().await;
    let house = House::at(&url, false).await;
    let mut again = host.moved(house.address).listen(&live, Some(&seen.id)).await.unwrap();
    assert!(next(&mut again).await.data.contains("Ben"));
    drop(folder);
}

#[tokio::test]
async fn a_server_that_stops_ends_its_live_updates() {
    let house = House::without_limits().await;
    let game = house.table_of_two(&[]).await;
    let mut listeners = Vec::new();
    for _ in 0..5 {
        let mut listener = house.visitor().listen(&game.at("live"), None).await.unwrap();
        next(&mut listener).await;
        listeners.push(listener);
    }
    drop(game);
    in_time(house.close()).await;
    for mut listener in listeners {
        assert!(matches!(in_time(listener.next()).await, Ok(None) | Err(_)));
    }
}

#[tokio::test]
async fn live_updates_are_compressed_for_those_who_accept_it_and_the_same_for_all() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    let live = game.at("live");
    let mut listeners = Vec::new();
    for (encodings, is_compressed) in [
        ("gzip, deflate, br", true),
        ("", false),
        ("br, gzip;q=0", false),
        ("gzip;q=0.4, identity;q=0.5", false),
    ] {
        let listener = game.people[1].listen_in(encodings, &live, None).await.unwrap();
        assert_eq!(listener.is_compressed(), is_compressed, "{encodings:?}");
        let header = |name: &str| -> Vec<&str> {
            listener.headers.iter().filter(|(n, _)| n == name).map(|(_, value)| value.as_str()).collect()
        };
        assert_eq!(header("vary"), ["accept-encoding"], "{encodings:?}");
        assert_eq!(header("content-type"), ["text/event-stream"]);
        listeners.push(listener);
    }
    let mut bytes = vec![0; listeners.len()];
    for act in 0..4 {
        if act > 0 {
            game.act(&[]).await;
        }
        let mut said = Vec::new();
        for (listener, bytes) in listeners.iter_mut().zip(&mut bytes) {
            let event = next(listener).await;
            *bytes += event.bytes;
            said.push((event.id, event.data));
        }
        said.dedup();
        assert_eq!(said.len(), 1, "everybody has the same picture");
    }
    assert!(bytes[0] * 2 < bytes[1], "{bytes:?}");
    drop(game);
    // The server ends what it sends as it should: the visitor checks the trailer.
    let mut compressed = listeners.swap_remove(0);
    drop(listeners);
    in_time(house.close()).await;
    assert!(in_time(compressed.next()).await.unwrap().is_none());
}

/// A third of what a whole part was when every act brought one.
const AN_ACT: usize = 11_000;
const AN_ACT_COMPRESSED: usize = 2_500;

#[tokio::test]
async fn after_the_first_part_an_act_tells_only_what_changed() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[("option.weeks", "6")]).await;
    let mut listener = game.people[1].listen_in("", &game.at("live"), None).await.unwrap();
    let mut compressed = game.people[1].listen(&game.at("live"), None).await.unwrap();
    let whole = next(&mut listener).await.bytes;
    next(&mut compressed).await;
    let (mut bytes, mut sent) = (Vec::new(), Vec::new());
    for _ in 0..40 {
        game.act(&[]).await;
        let event = next(&mut listener).await;
        bytes.push(event.bytes);
        sent.push(next(&mut compressed).await.bytes);
        let path = game.path.clone();
        let part = game.people[1].part(&path).await.unwrap().is(200).body;
        assert_eq!(event.data, part, "put together from what changed, it is what the server draws");
    }
    let usual = bytes.iter().sum::<usize>() / bytes.len();
    println!("whole {whole}, an act {usual}, at most {:?}", bytes.iter().max());
    assert!(usual < AN_ACT, "{usual} of {whole}");
    let on_the_wire = sent.iter().sum::<usize>() / sent.len();
    println!("compressed {on_the_wire}, at most {:?}", sent.iter().max());
    assert!(on_the_wire < AN_ACT_COMPRESSED, "{on_the_wire} of {usual}");
}

#[tokio::test]
async fn a_page_that_was_just_loaded_is_told_only_what_changed_from_the_first_act_on() {
    let house = House::without_limits().await;
    let clock = [("option.weeks", "6"), ("clock", "900"), ("bank", "5")];
    for options in [&clock[..1], &clock] {
        let mut game = house.table_of_two(options).await;
        let (path, live) = (game.path.clone(), game.at("live"));
        for known in [true, false] {
            let page = game.people[1].get(&path).await.unwrap().is(200);
            let from = page.body.find("<main").unwrap();
            let part = &page.body[from..page.body.find("</main>").unwrap() + "</main>".len()];
            let has = fingerprint(part) ^ u32::from(!known);
            let (stamp, drawn) = (page.header("x-stamp").unwrap(), number(&page.body, "data-now=\""));
            let address = format!("{live}?stamp={stamp}&has={has}&drawn={drawn}");
            // Clocks go on meanwhile.
            tokio::time::sleep(Duration::from_millis(1_100)).await;
            let listener = game.people[1].listen_in("", &address, None).await.unwrap();
            let mut listener = listener.going_on_from(if known { part } else { "" });
            game.act(&[]).await;
            let event = next(&mut listener).await;
            assert_eq!(event.bytes < AN_ACT, known, "{} bytes with {options:?}", event.bytes);
            assert_eq!(event.data, game.people[1].part(&path).await.unwrap().is(200).body);
            // After a lost connection a page has nothing that is sure.
            let mut again = game.people[1].listen(&address, Some("1.0.0")).await.unwrap();
            assert_eq!(next(&mut again).await.data, event.data, "the whole part");
        }
        // Whatever the address says, it does no harm.
        for drawn in [i64::MIN, -1, 0, i64::MAX] {
            let address = format!("{live}?stamp=1.0.0&has=1&drawn={drawn}");
            next(&mut game.people[1].listen(&address, None).await.unwrap()).await;
        }
    }
}

#[tokio::test]
async fn who_comes_in_the_middle_of_a_great_moment_hears_what_was_set() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    let stage = game.at("stage");
    let fields = [("act", "7"), ("pace", "0.5"), ("paused", "1"), ("step", "3")];
    game.people[0].post(&stage, &fields).await.unwrap().is(204);
    let mut listener = game.people[1].listen(&game.at("live"), None).await.unwrap();
    next(&mut listener).await;
    let event = next(&mut listener).await;
    assert_eq!(
        (event.kind.as_str(), event.data.as_str()),
        ("stage", r#"{"act":7,"pace":0.5,"paused":true,"step":3}"#)
    );
}

#[tokio::test]
async fn who_is_told_of_changes_gets_no_second_picture_in_the_answer() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    let (seat, page) = game.turn().await;
    let mut listener = game.people[seat].listen(&game.at("live"), None).await.unwrap();
    next(&mut listener).await;
    let fields =
        [("act", page.acts()[0]), ("seat", &seat.to_string()), ("version", &page.version().to_string())];
    let body = crate::visitor::form(&fields);
    let told = [("X-Part", "1"), ("X-Told", "1")];
    let form = Some(("application/x-www-form-urlencoded", body.as_bytes()));
    let path = game.at("act");
    let answer = game.people[seat].ask("POST", &path, &told, form).await.unwrap().is(204);
    assert_eq!(answer.body, "");
    assert_eq!(
        answer.header("x-stamp"),
        Some(next(&mut listener).await.id.as_str()),
        "the picture comes once"
    );
    let old = crate::visitor::form(&[("act", "roll"), ("seat", &seat.to_string()), ("version", "1")]);
    let form = Some(("application/x-www-form-urlencoded", old.as_bytes()));
    let refused = game.people[seat].ask("POST", &path, &told, form).await.unwrap();
    assert!(!refused.body.is_empty() && refused.status != 204, "what was refused is shown with its reason");
}

#[tokio::test]
async fn pictures_of_acts_continue_from_the_part_that_the_page_has() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    for _ in 0..6 {
        game.act(&[]).await;
    }
    let newest = game.people[0].part(&game.path.clone()).await.unwrap().is(200).body;
    let wanted = game.people[0].part(&format!("{}?at=3", game.path)).await.unwrap().is(200).body;
    for (has, is_short) in [(fingerprint(&newest), true), (7, false)] {
        let path = game.at(&format!("frames?from=3&to=3&has={has}"));
        let frames = game.people[0].get(&path).await.unwrap().is(200).body;
        assert_eq!(frames.len() < wanted.len() / 2, is_short, "{} of {} bytes", frames.len(), wanted.len());
        let frames: Vec<serde_json::Value> = serde_json::from_str(&frames).unwrap();
        let shown = crate::visitor::patched(&newest, &frames[0]["ops"].to_string());
        assert_eq!(shown, wanted, "whether or not the server knows what the page has");
    }
}

#[tokio::test]
async fn pages_parts_frames_and_scripts_are_compressed_for_whoever_accepts_it() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    for _ in 0..4 {
        game.act(&[]).await;
    }
    let frames = game.at("frames?from=1&to=4");
    let page = game.path.clone();
    for path in ["/", &page, &frames, "/assets/table.js", "/assets/style.css"] {
        let plain = game.people[0].get(path).await.unwrap().is(200);
        assert_eq!(plain.header("content-encoding"), None, "{path}");
        for accepted in ["gzip", "gzip, deflate, br, zstd"] {
            let headers = [("Accept-Encoding", accepted)];
            let (status, headers, bytes) =
                game.people[0].ask_bytes("GET", path, &headers, None).await.unwrap();
            let header =
                |name: &str| headers.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str());
            assert_eq!((status, header("content-encoding")), (200, Some("gzip")), "{path}");
            assert!(bytes.len() < plain.body.len() / 2, "{path}: {} of {}", bytes.len(), plain.body.len());
        }
    }
}

#[tokio::test]
async fn pictures_of_acts_come_one_after_the_other() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    for _ in 0..6 {
        game.act(&[]).await;
    }
    let frames = game.at("frames?from=2&to=5");
    let frames = game.people[0].get(&frames).await.unwrap().is(200).body;
    let frames: Vec<serde_json::Value> = serde_json::from_str(&frames).unwrap();
    let mut part = String::new();
    for (n, frame) in frames.iter().enumerate() {
        part = crate::visitor::patched(&part, &frame["ops"].to_string());
        let path = format!("{}?at={}", game.path, n + 2);
        let whole = game.people[0].part(&path).await.unwrap().is(200).body;
        assert_eq!((frame["at"].as_u64(), &part), (Some(n as u64 + 2), &whole));
    }
    assert_eq!(frames.len(), 4);
    let far = game.at("frames?from=0&to=999999999");
    assert!(game.people[0].get(&far).await.unwrap().is(200).body.len() < 1_000_000, "no more than there are");
    let odd = game.at("frames?from=99999&to=3");
    assert_eq!(game.people[0].get(&odd).await.unwrap().is(200).body, "[]");
}
