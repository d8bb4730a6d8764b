//! What a stranger may do to others: nothing. Files that would eat the machine, counts that only the players spend, guessed passwords,
//! wishes as a weapon.

use std::time::{Duration, Instant};

use crate::decks;
use crate::house::House;
use crate::visitor::{Answer, Visitor, form};

const PASSWORD: &str = "seven white horses";
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

/// Tables at which only bots sit are played to their end at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_lets_bots_play_whole_games_keeps_nobody_waiting() {
    let house = House::without_limits().await;
    let mut all = tokio::task::JoinSet::new();
    let began = Instant::now();
    for _ in 0..12 {
        let mut stranger = house.visitor();
        all.spawn(async move {
            let opened = stranger.post("/new/mr-president", &[("seat.0", "bot:greedy")]).await.unwrap();
            assert!(matches!(opened.status, 303 | 503), "{}", opened.status);
        });
    }
    let mut visitor = house.visitor();
    let (mut slowest, mut answers) = (Duration::ZERO, 0);
    while all.try_join_next().is_none_or(|done| done.is_ok()) && !all.is_empty() {
        let asked = Instant::now();
        visitor.get("/healthz").await.unwrap().is(200);
        slowest = slowest.max(asked.elapsed());
        answers += 1;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // Without a thread of their own the answer would come after all of them.
    assert!(answers > 10 && slowest < began.elapsed() / 4, "{slowest:?} of {:?}", began.elapsed());
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
