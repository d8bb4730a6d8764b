//! What a stranger may do to others: nothing. Files that would eat the machine, counts that only the players spend, guessed passwords,
//! wishes as a weapon.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use kernel::chance::Seed;
use kernel::{FastRng, Player, Turn};
use store::testing::hold_sqlite_lock;

use crate::decks;
use crate::house::{House, id_of, in_time, next, open_table};
use crate::visitor::{Answer, Visitor, form};

const PASSWORD: &str = "seven white horses";
const NEXT_PASSWORD: &str = "another battery staple";
const FORM: &str = "application/x-www-form-urlencoded";
const MULTIPART: &str = "multipart/form-data; boundary=b";

fn upload(text: &str) -> String {
    let head = "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"game.json\"\r\n\r\n";
    format!("{head}{text}\r\n--b--\r\n")
}

/// A file whose part of unknown shape is as large as a file may be, in pieces that take much more memory than text.
fn bomb(before: &str, after: &str) -> String {
    let room = (2 << 20) - before.len() - after.len() - 10;
    let pieces = vec!["{\"\":0}"; room / "{\"\":0},".len()].join(",");
    format!("{before}[{pieces}]{after}")
}

#[tokio::test]
async fn a_file_that_grows_when_it_is_read_is_refused_at_once() {
    let house = House::without_limits().await;
    let rest = r#","seats":[{"bot":"random"},{"bot":"random"}],"seals":[]"#;
    let head = r#"{"resolute":1,"game":"presidential","rules":1"#;
    let (hash, acts) = (r#""hash":"0000000000000000""#, r#","acts":[]}"#);
    let options = bomb(&format!("{head},\"options\":"), &format!("{rest},\"opening\":{{{hash}}}{acts}"));
    let state =
        bomb(&format!("{head},\"options\":{{}}{rest},\"opening\":{{\"state\":"), &format!(",{hash}}}{acts}"));
    for file in [options, state] {
        assert!(file.len() > 2_000_000 && file.len() <= 2 << 20);
        let mut stranger = house.visitor();
        let began = Instant::now();
        let body = upload(&file);
        let answer = stranger.ask("POST", "/import", &[], Some((MULTIPART, body.as_bytes()))).await.unwrap();
        assert!(answer.is(422).body.contains("notice"));
        assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    }
    let body = upload(&" ".repeat((2 << 20) + 1));
    let answer =
        house.visitor().ask("POST", "/import", &[], Some((MULTIPART, body.as_bytes()))).await.unwrap();
    assert!(answer.is(422).body.contains("notice"));
    let body = upload(&" ".repeat(3 << 20));
    let answer =
        house.visitor().ask("POST", "/import", &[], Some((MULTIPART, body.as_bytes()))).await.unwrap();
    assert!(matches!(answer.status, 413 | 422), "{}", answer.status);
    assert_eq!(house.count_tables().await, 0);
}

/// Reading a game plays it again, which takes a while. Few do that at once, and nobody else waits for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn few_files_are_read_at_once_and_the_rest_is_told_to_come_back() {
    let house = House::without_limits().await;
    let new = catalogue::NewTable {
        players: vec![Player::Person("Ada".to_owned())],
        seed: Some(Seed::from_number(1)),
        ..Default::default()
    };
    let mut table = catalogue::title("mr-president").unwrap().open(new).unwrap();
    let mut rng = FastRng::new(1);
    while let (Turn::Decide(seats), true) = (table.turn(), table.len() < 1_500) {
        let seat = seats.first().unwrap();
        let choices = table.choices(seat);
        table.act(seat, &choices[rng.below(choices.len() as u32) as usize]).unwrap();
    }
    let body = upload(&table.record(false).write());
    let mut all = tokio::task::JoinSet::new();
    for _ in 0..16 {
        let (mut visitor, body) = (house.visitor(), body.clone());
        all.spawn(async move {
            visitor.ask("POST", "/import", &[], Some((MULTIPART, body.as_bytes()))).await.unwrap()
        });
    }
    let (mut answers, mut slowest, mut visitor) = (Vec::new(), Duration::ZERO, house.visitor());
    while answers.len() < 16 {
        let asked = Instant::now();
        visitor.get("/healthz").await.unwrap().is(200);
        slowest = slowest.max(asked.elapsed());
        while let Some(answer) = all.try_join_next() {
            answers.push(answer.unwrap());
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let [read, busy] =
        [303, 503].map(|status| answers.iter().filter(|answer| answer.status == status).count());
    assert!(read > 0 && busy > 0 && read + busy == answers.len(), "{read} read, {busy} told to come back");
    assert!(slowest < Duration::from_millis(500), "{slowest:?}");
}

/// Every line break is a row: a deck of little else must not become a long list.
#[tokio::test]
async fn a_deck_of_line_breaks_is_refused_at_once() {
    let house = House::open().await;
    let mut author = house.guest("Ada").await;
    let lines = format!("name,value{}end", "\n".repeat(120_000));
    let began = Instant::now();
    let answer = decks::save(&mut author, decks::NEW, "Lines", &lines).await;
    assert!(answer.is(422).body.contains("notice"));
    assert!(began.elapsed() < Duration::from_secs(1), "{:?}", began.elapsed());
}

#[tokio::test]
async fn a_stranger_with_the_link_does_not_spend_what_the_players_need() {
    let house = House::open().await;
    let mut game = house.table_of_two(&[]).await;
    let mut stranger = house.guest("Eve").await;
    let (act, chat) = (game.at("act"), game.at("chat"));
    let mut refused = Vec::new();
    for _ in 0..60 {
        for (path, fields) in
            [(&act, [("act", "roll"), ("seat", "0")]), (&chat, [("text", "hi"), ("seat", "0")])]
        {
            refused.push(stranger.post(path, &fields).await.unwrap().status);
        }
    }
    assert!(refused.iter().all(|status| matches!(status, 403 | 429)), "{refused:?}");
    assert!(refused.contains(&429), "spectators have a count of their own");
    for n in 0..40 {
        game.act(&[]).await;
        if n % 4 == 0 {
            game.people[0].post(&chat, &[("text", "still here")]).await.unwrap().is(303);
        }
    }
}

#[tokio::test]
async fn a_stranger_at_the_same_address_does_not_spend_the_pages_of_those_who_have_a_session() {
    let house = House::open().await;
    let mut game = house.table_of_two(&[]).await;
    let mut stranger = house.visitor();
    let mut told = Vec::new();
    for _ in 0..600 {
        told.push(stranger.get("/healthz-not").await.unwrap().status);
    }
    assert!(told.contains(&429), "strangers have a bound");
    for _ in 0..20 {
        game.act(&[]).await;
    }
}

#[tokio::test]
async fn a_player_does_not_spend_what_the_others_at_the_table_need() {
    let house = House::open().await;
    let mut game = house.table_of_two(&[]).await;
    let (act, chat) = (game.at("act"), game.at("chat"));
    let [ada, ben] = &mut game.people;
    let mut told = Vec::new();
    for _ in 0..30 {
        told.push(ben.post(&chat, &[("text", "hurry"), ("seat", "1")]).await.unwrap().status);
    }
    for _ in 0..200 {
        told.push(ben.post(&act, &[("act", "nothing"), ("seat", "1")]).await.unwrap().status);
    }
    assert!(told[..30].contains(&429) && told[30..].contains(&429), "whoever plays has a bound, too");
    for _ in 0..12 {
        ada.post(&chat, &[("text", "still here"), ("seat", "0")]).await.unwrap().is(303);
        let refused = ada.post(&act, &[("act", "nothing"), ("seat", "0")]).await.unwrap();
        assert!(!matches!(refused.status, 303 | 429), "{}", refused.status);
    }
}

/// Behind one address there may be a school, whose pupils all have sessions and tables of their own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_with_tables_of_their_own_do_not_spend_what_the_others_at_their_address_need() {
    const CROWD: usize = 8;
    let house = House::open().await;
    let mut game = house.table_of_two(&[]).await;
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let mut crowd = tokio::task::JoinSet::new();
    for _ in 0..CROWD {
        let mut eve = house.guest("Eve").await;
        let (path, stopped) = (open_table(&mut eve, &[]).await, stopped.clone());
        crowd.spawn(async move {
            let mut told = [0; 2];
            while !*stopped.borrow() {
                let fields = [("act", "nothing"), ("text", "hurry"), ("seat", "0")];
                for (n, end) in ["act", "chat"].iter().enumerate() {
                    let answer = eve.post(&format!("{path}/{end}"), &fields).await.unwrap();
                    told[n] += usize::from(answer.status == 429);
                }
            }
            told
        });
    }
    // Long enough that together they have used up what their address may do.
    tokio::time::sleep(Duration::from_secs(3)).await;
    for n in 0..12 {
        game.act(&[]).await;
        if n % 4 == 0 {
            let chat = game.at("chat");
            game.people[0].post(&chat, &[("text", "still here"), ("seat", "0")]).await.unwrap().is(303);
        }
    }
    stop.send_replace(true);
    while let Some(told) = crowd.join_next().await {
        assert!(told.unwrap().iter().all(|refused| *refused > 0), "whoever sends too much is refused");
    }
}

/// Games that people leave to bots, and those at which only bots sit, are played for seconds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_lets_bots_play_whole_games_keeps_no_other_table_waiting() {
    const TABLES: usize = 16;
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    let path = open_table(&mut ada, &[]).await;
    let mut all = tokio::task::JoinSet::new();
    for n in 0..TABLES {
        let mut eve = house.guest("Eve").await;
        all.spawn(async move {
            let seat = if n % 2 == 0 { "me" } else { "bot:greedy" };
            let opened = eve.post("/new/mr-president", &[("seat.0", seat)]).await.unwrap();
            if opened.status == 303 {
                let table = opened.location().to_owned();
                // Only who sits there can get up; whoever looks at the others sets their bots going.
                eve.post(&format!("{table}/leave"), &[("seat", "0"), ("next", "bot")]).await.unwrap();
                eve.get(&table).await.unwrap();
            }
            eve
        });
    }
    let mut slowest = Duration::ZERO;
    let (mut ben, mut visitor) = (house.guest("Ben").await, house.visitor());
    let (mut rounds, mut eves) = (0, Vec::new());
    while eves.len() < TABLES || rounds < 5 {
        let asked = Instant::now();
        match rounds {
            0 => ben.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303),
            1 => house.guest("Cy").await.post("/play/cdg-solo", &[]).await.unwrap().is(303),
            2 => {
                ada.post(&format!("{path}/leave"), &[("seat", "0"), ("next", "open")]).await.unwrap().is(303)
            }
            3 => ben.get(&path).await.unwrap().is(200),
            _ => visitor.get("/healthz").await.unwrap().is(200),
        };
        slowest = slowest.max(asked.elapsed());
        rounds += 1;
        while let Some(eve) = all.try_join_next() {
            eves.push(eve.unwrap());
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // One after the other they would have taken half a minute.
    assert!(slowest < Duration::from_secs(3), "{slowest:?}");
}

/// Nobody who looks on at one table waits for another one that is in use, for as long as its act waits for the disk.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_waits_for_the_disk_keeps_no_spectator_of_another_waiting() {
    let house = House::without_limits().await;
    let [mut busy, quiet] = [house.table_of_two(&[]).await, house.table_of_two(&[]).await];
    let database = PathBuf::from(house.url.trim_start_matches("sqlite:"));
    let lock = tokio::task::spawn_blocking(move || hold_sqlite_lock(&database, Duration::from_secs(4)));
    tokio::time::sleep(Duration::from_millis(200)).await;
    let (live, quiet_live) = (busy.at("live"), quiet.at("live"));
    let waits = tokio::spawn(async move { busy.act(&[]).await });
    tokio::time::sleep(Duration::from_millis(200)).await;
    let (of_busy, of_quiet) = (house.visitor(), house.visitor());
    let of_busy = tokio::spawn(async move { next(&mut of_busy.listen(&live, None).await.unwrap()).await });
    tokio::time::sleep(Duration::from_millis(200)).await;
    let asked = Instant::now();
    next(&mut of_quiet.listen(&quiet_live, None).await.unwrap()).await;
    assert!(asked.elapsed() < Duration::from_secs(1), "{:?}", asked.elapsed());
    assert!(
        !lock.is_finished() && !waits.is_finished() && !of_busy.is_finished(),
        "the other table is in use"
    );
    lock.await.unwrap();
    waits.await.unwrap();
    of_busy.await.unwrap();
}

/// A write of theirs that fails stops nobody: what they play is not awaited by anybody.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_by_themselves_after_a_write_that_failed() {
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    let path = ada.post("/new/mr-president", &[("seat.0", "me")]).await.unwrap().location().to_owned();
    let mut page = ada.listen(&format!("{path}/live"), None).await.unwrap();
    next(&mut page).await;
    let database = PathBuf::from(house.url.trim_start_matches("sqlite:"));
    ada.post(&format!("{path}/leave"), &[("seat", "0"), ("next", "bot")]).await.unwrap();
    // Longer than a write waits for it.
    tokio::task::spawn_blocking(move || hold_sqlite_lock(&database, Duration::from_secs(7))).await.unwrap();
    let store = house.store().await;
    let began = Instant::now();
    while !store.load(id_of(&path)).await.unwrap().meta.summary.over {
        assert!(began.elapsed() < Duration::from_secs(60), "the bots stand still");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    store.close().await;
}

/// Anybody with the link may keep a note.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notes_that_others_save_do_not_end_what_a_player_watches() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    let (live, notes) = (game.at("live"), game.at("notes"));
    let mut listeners = Vec::new();
    for _ in 0..4 {
        listeners.push(game.people[1].listen(&live, None).await.unwrap());
    }
    for listener in &mut listeners {
        next(listener).await;
    }
    let mut all = tokio::task::JoinSet::new();
    for _ in 0..6 {
        let (mut eve, notes) = (house.guest("Eve").await, notes.clone());
        all.spawn(async move {
            for n in 0..40 {
                eve.post(&notes, &[("text", &n.to_string())]).await.unwrap().is(303);
            }
        });
    }
    let mut newest = String::new();
    while !all.is_empty() {
        let (_, done) = game.act(&[]).await;
        newest = done.header("x-stamp").unwrap().to_owned();
        while let Some(done) = all.try_join_next() {
            done.unwrap();
        }
    }
    for listener in &mut listeners {
        while next(listener).await.id != newest {}
    }
}

#[tokio::test]
async fn nobody_opens_live_streams_without_end() {
    let house = House::open().await;
    let game = house.table_of_two(&[]).await;
    let live = game.at("live");
    let mut open = Vec::new();
    while let Ok(listener) = game.people[0].listen(&live, None).await {
        open.push(listener);
        assert!(open.len() < 100);
    }
    assert_eq!(open.len(), 32);
    assert!(game.people[1].listen(&live, None).await.is_ok(), "others have their own");
    drop(open);
    in_time(async { while game.people[0].listen(&live, None).await.is_err() {} }).await;
}

/// Whoever has found a session must not guess the password of its account from many addresses, nor keep its owner from changing it.
#[tokio::test]
async fn guesses_at_the_current_password_are_counted_for_the_session() {
    let house = House::behind("127.0.0.1".parse().unwrap()).await;
    let mut owner = house.guest("Ada").await;
    owner.post("/account", &[("name", "Ada"), ("password", PASSWORD)]).await.unwrap().is(303);
    let mut phone = house.visitor();
    sign_in(&mut phone, "203.0.113.99", "Ada", PASSWORD).await.is(303);
    for path in ["/account", "/account/delete"] {
        let mut told = Vec::new();
        for n in 0..12 {
            let from = format!("203.0.113.{n}");
            told.push(change(&mut owner, path, &from, "wrong horses").await.status);
        }
        assert_eq!(told.last(), Some(&429), "{path}: {told:?}");
    }
    change(&mut owner, "/account", "203.0.113.50", PASSWORD).await.is(429);
    change(&mut phone, "/account", "203.0.113.99", PASSWORD).await.is(303);
    assert!(
        !owner.get("/account").await.unwrap().body.contains("Ada"),
        "whoever has the old session is signed out"
    );
}

/// Each new password opens a new session, which must not bring new guesses for ever.
#[tokio::test]
async fn whoever_changes_a_password_again_and_again_is_slowed_down() {
    let house = House::behind("127.0.0.1".parse().unwrap()).await;
    let mut owner = house.guest("Ada").await;
    owner.post("/account", &[("name", "Ada"), ("password", PASSWORD)]).await.unwrap().is(303);
    let mut told = Vec::new();
    let mut current = PASSWORD;
    for n in 0..12 {
        told.push(change(&mut owner, "/account", &format!("203.0.113.{n}"), current).await.status);
        current = NEXT_PASSWORD;
    }
    assert_eq!((told[0], told[11]), (303, 429), "{told:?}");
}

async fn change(visitor: &mut Visitor, path: &str, from: &str, current: &str) -> Answer {
    let body = form(&[("current", current), ("password", NEXT_PASSWORD)]);
    let from = [("X-Forwarded-For", from)];
    visitor.ask("POST", path, &from, Some((FORM, body.as_bytes()))).await.unwrap()
}

async fn sign_in(visitor: &mut Visitor, from: &str, name: &str, password: &str) -> Answer {
    let body = form(&[("name", name), ("password", password), ("back", "/")]);
    let from = [("X-Forwarded-For", from)];
    visitor.ask("POST", "/sign-in", &from, Some((FORM, body.as_bytes()))).await.unwrap()
}

#[tokio::test]
async fn whoever_guesses_passwords_slows_only_themselves_and_learns_no_names() {
    let house = House::behind("127.0.0.1".parse().unwrap()).await;
    let mut owner = house.guest("Ada").await;
    owner.post("/account", &[("name", "Ada"), ("password", PASSWORD)]).await.unwrap().is(303);
    let mut phone = house.visitor();
    sign_in(&mut phone, "203.0.113.9", "Ada", PASSWORD).await.is(303);
    phone.post("/sign-out", &[]).await.unwrap().is(303);

    let mut guesses = Vec::new();
    for (from, name) in [("203.0.113.5", "Ada"), ("203.0.113.6", "Nobody")] {
        let mut guesser = house.visitor();
        let mut told = Vec::new();
        for _ in 0..12 {
            let Answer { status, body, .. } = sign_in(&mut guesser, from, name, "wrong horses").await;
            // Every request has an id of its own.
            let same = body.split("<p class=\"small\">Request").next().unwrap_or_default();
            told.push((status, same.replace(name, "")));
        }
        guesses.push(told);
    }
    assert_eq!(guesses[0], guesses[1], "a name that is there and one that is not");
    assert_eq!((guesses[0][0].0, guesses[0][9].0, guesses[0][11].0), (403, 403, 429));

    sign_in(&mut house.visitor(), "203.0.113.7", "Ada", PASSWORD).await.is(303);
    // From where the guesses come, the right password has to wait, but not on a device that is known.
    sign_in(&mut house.visitor(), "203.0.113.5", "Ada", PASSWORD).await.is(429);
    assert!(phone.cookie("resolute").is_none() && phone.cookie("resolute-device").is_some());
    sign_in(&mut phone, "203.0.113.5", "Ada", PASSWORD).await.is(303);
    // A device that signs in again and again is counted, too, and is a stranger after the password was changed.
    let mut told = Vec::new();
    for n in 0..12 {
        told.push(sign_in(&mut phone, &format!("203.0.113.1{n}"), "Ada", PASSWORD).await.status);
    }
    assert_eq!((told[0], told[11]), (303, 429), "{told:?}");
    owner
        .post("/account", &[("current", PASSWORD), ("password", "seven black horses")])
        .await
        .unwrap()
        .is(303);
    sign_in(&mut phone, "203.0.113.5", "Ada", PASSWORD).await.is(429);
    assert!(owner.cookie("resolute-device").is_some());
    sign_in(&mut owner, "203.0.113.5", "Ada", "seven black horses").await.is(303);
}

/// A name that nobody has takes as long as one that somebody has: a password is hashed for it, too.
#[tokio::test]
async fn the_time_of_an_answer_tells_no_names() {
    let house = House::without_limits().await;
    let mut owner = house.guest("Ada").await;
    owner.post("/account", &[("name", "Ada"), ("password", PASSWORD)]).await.unwrap().is(303);
    let mut fastest = [Duration::MAX; 2];
    for _ in 0..5 {
        for (fastest, name) in fastest.iter_mut().zip(["Ada", "Nobody"]) {
            let asked = Instant::now();
            sign_in(&mut house.visitor(), "", name, "wrong horses").await.is(403);
            *fastest = asked.elapsed().min(*fastest);
        }
    }
    let [known, unknown] = fastest;
    assert!(unknown > known / 3 && known > unknown / 3, "{known:?} and {unknown:?}");
}

#[tokio::test]
async fn few_passwords_are_hashed_at_once_and_the_rest_is_told_to_come_back() {
    let house = House::without_limits().await;
    let mut owner = house.guest("Ada").await;
    owner.post("/account", &[("name", "Ada"), ("password", PASSWORD)]).await.unwrap().is(303);
    let mut all = tokio::task::JoinSet::new();
    for n in 0..40 {
        let mut visitor = house.visitor();
        all.spawn(async move {
            let name = if n % 2 == 0 { "Ada" } else { "Nobody" };
            sign_in(&mut visitor, "", name, "wrong horses").await
        });
    }
    let answers = all.join_all().await;
    let busy: Vec<&Answer> = answers.iter().filter(|answer| answer.status == 503).collect();
    assert!(!busy.is_empty() && busy.len() < answers.len(), "{}", busy.len());
    assert!(busy.iter().all(|answer| answer.header("retry-after").is_some()));
    assert!(answers.iter().all(|answer| matches!(answer.status, 403 | 503)));
    sign_in(&mut house.visitor(), "", "Ada", PASSWORD).await.is(303);
}

#[tokio::test]
async fn a_wish_to_take_back_does_not_make_the_page_of_the_other_old() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    let undo = game.at("undo");
    let mut wishes = 0;
    for _ in 0..60 {
        let (seat, page) = game.turn().await;
        let other = 1 - seat;
        let may_ask = game.people[other].part(&game.path).await.unwrap().body.contains("Ask to undo");
        if may_ask {
            let fields = [("seat", other.to_string())];
            let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
            for _ in 0..3 {
                game.people[other].post_for_part(&undo, &fields).await.unwrap().is(200);
            }
            let asked = game.people[seat].part(&game.path).await.unwrap();
            assert!(asked.body.contains("undo-answer"), "the other is asked");
            assert_eq!(asked.version(), page.version());
            wishes += 1;
        }
        game.post(seat, page.acts()[0], page.version()).await.is(200);
    }
    assert!(wishes >= 3, "{wishes}");
}

#[tokio::test]
async fn whoever_said_no_is_not_asked_for_ever() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    let (seat, other) = loop {
        let (seat, page) = game.turn().await;
        if game.people[1 - seat].part(&game.path).await.unwrap().body.contains("Ask to undo") {
            break (seat, 1 - seat);
        }
        game.post(seat, page.acts()[0], page.version()).await.is(200);
    };
    let (undo, answer) = (game.at("undo"), game.at("undo-answer"));
    let (mine, theirs) = (other.to_string(), seat.to_string());
    for _ in 0..3 {
        game.people[other].post_for_part(&undo, &[("seat", &mine)]).await.unwrap().is(200);
        let no = [("seat", theirs.as_str()), ("by", &mine), ("answer", "no")];
        game.people[seat].post_for_part(&answer, &no).await.unwrap().is(200);
    }
    let refused = game.people[other].post_for_part(&undo, &[("seat", &mine)]).await.unwrap().is(422);
    assert!(refused.body.contains("The answer was no"), "{}", refused.body);
    assert!(!game.people[seat].part(&game.path).await.unwrap().body.contains("undo-answer"));
    // An answer to a wish that is not there any more.
    let yes = [("seat", theirs.as_str()), ("by", &mine), ("answer", "yes")];
    game.people[seat].post_for_part(&answer, &yes).await.unwrap().is(409);
    let (seat, page) = game.turn().await;
    game.post(seat, page.acts()[0], page.version()).await.is(200);
}
