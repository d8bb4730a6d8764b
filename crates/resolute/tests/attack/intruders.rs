//! Strangers who try to act for others: with forged cookies, at seats that are not theirs, by resending acts, or by keeping a table so busy
//! that its players cannot act.

use std::time::Duration;

use kernel::record::Record;
use store::Store;

use crate::real::pair::{Pair, id_of};
use crate::real::served::url;
use crate::real::trial::Choices;
use crate::real::visitor::Visitor;
use crate::siege::{Siege, elsewhere};

/// A second table at which only the test itself acts: any other change was made by an attacker.
struct Target {
    pair: Pair,
    store: std::sync::Arc<dyn Store>,
}

impl Target {
    async fn of(siege: &mut Siege) -> Target {
        let people = [siege.stranger(), siege.stranger()];
        let mut pair = Pair::of(people).await;
        for _ in 0..6 {
            pair.act().await.unwrap();
        }
        let store = store::open(&url(&siege.database())).await.unwrap();
        Target { pair, store }
    }

    /// Everything stored about it: version, acts with their hashes, who holds its seats, and what was said.
    async fn kept(&self) -> (u64, Record, String) {
        let stored = self.store.load(id_of(&self.pair.path)).await.unwrap();
        (stored.version, stored.record, format!("{:?}", stored.meta))
    }

    fn at(&self, end: &str) -> String {
        format!("{}{end}", self.pair.path)
    }
}

/// A cookie that is almost valid.
fn forged(real: &str, other: &str, choices: &mut Choices) -> String {
    let (token, signature) = real.split_once('.').unwrap();
    let (other_token, other_signature) = other.split_once('.').unwrap();
    let n = choices.below(real.len());
    let flipped = |text: &str, n: usize| -> String {
        let n = n % text.len();
        text.char_indices()
            .map(|(at, c)| if at == n { if c == 'a' { 'b' } else { 'a' } } else { c })
            .collect()
    };
    match choices.below(10) {
        // The last letter of a token may contain unused bits, so it is not changed.
        0 => format!("{}.{signature}", flipped(token, n % (token.len() - 1))),
        1 => {
            let other = flipped(signature, n);
            if other == signature { format!("{token}.") } else { format!("{token}.{other}") }
        }
        2 => token.to_owned(),
        3 => format!("{token}."),
        4 => format!("{token}.{}", &signature[..signature.len() / 2]),
        5 => format!("{token}.{other_signature}"),
        6 => format!("{other_token}.{signature}"),
        7 => format!("{token}.{}", "0".repeat(signature.len())),
        8 => format!("{token}.{signature}{signature}"),
        _ => format!("{token}.{}", signature.to_uppercase() + "%00"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forged_cookie_is_nobodys() {
    let mut siege = Siege::begin().await;
    let mut target = Target::of(&mut siege).await;
    let before = target.kept().await;
    let cookies: Vec<String> =
        target.pair.people.iter().map(|person| person.cookie("resolute").unwrap().to_owned()).collect();
    while siege.trial.goes_on() {
        let mut thief = siege.stranger();
        let cookie = forged(&cookies[0], &cookies[1], &mut siege.trial.choices);
        thief.cookies.push(("resolute".to_owned(), cookie.clone()));
        let page = siege.get(&mut thief, "/account").await;
        assert!(
            !page.body.contains("<bdi>Ada</bdi>") && !page.body.contains("value=\"Ada\""),
            "{cookie} is believed"
        );
        for seat in ["0", "1"] {
            let act = target.at("/act");
            siege.post(&mut thief, &act, &[("act", "announce OH"), ("seat", seat)]).await.is(403);
        }
        assert_eq!(target.kept().await, before);
    }
    // The real cookie is still valid.
    assert!(siege.get(&mut target.pair.people[0], "/account").await.body.contains("Ada"));
    target.store.close().await;
    siege.end("forged cookies").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_takes_a_seat_or_acts_for_it() {
    let mut siege = Siege::begin().await;
    let mut target = Target::of(&mut siege).await;
    let before = target.kept().await;
    let mut eve = siege.guest("Eve").await;
    while siege.trial.goes_on() {
        let page = target.pair.people[0].part(&target.pair.path).await.unwrap();
        if page.status == 429 {
            // Rate limited: wait and try again.
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        let version = page.is(200).version().to_string();
        let seat = (*siege.trial.choices.of(&["0", "1", "2", "255"])).to_owned();
        let forms: [(&str, Vec<(&str, &str)>); 19] = [
            ("/seat", vec![("seat", &seat)]),
            ("/act", vec![("act", "announce OH"), ("seat", &seat), ("version", &version)]),
            ("/undo", vec![("seat", &seat), ("version", &version)]),
            ("/undo-answer", vec![("seat", &seat), ("answer", "yes"), ("by", "0")]),
            ("/resign", vec![("seat", &seat)]),
            ("/leave", vec![("seat", &seat), ("next", "open")]),
            ("/leave", vec![("seat", &seat), ("next", "bot")]),
            ("/invite", vec![("seat", &seat)]),
            ("/team", vec![("seat", &seat)]),
            ("/name", vec![("name", "Mine")]),
            ("/chat", vec![("text", "boo"), ("seat", &seat)]),
            ("/rematch", vec![("swap", "1")]),
            ("/branch", vec![("at", "3"), ("seat", &seat)]),
            ("/try", vec![("at", "3"), ("seat", &seat)]),
            ("/own", vec![("own", "dice"), ("seat", &seat)]),
            ("/stage", vec![("pace", "9"), ("pause", "1"), ("seat", &seat)]),
            ("/coach", vec![("seat", &seat), ("met", "x")]),
            ("/leave-lesson", vec![("seat", &seat)]),
            ("/why", vec![("seat", &seat), ("spot", "OH")]),
        ];
        for (end, fields) in &forms {
            let path = target.at(end);
            elsewhere(&mut eve, &mut siege.trial.choices);
            let answer = siege.post(&mut eve, &path, fields).await;
            assert!(matches!(answer.status, 204 | 303 | 400..500), "{end}: {}", answer.status);
            // A person who has a seat cannot take another.
            if seat != "1"
                && !matches!(
                    *end,
                    "/chat"
                        | "/name"
                        | "/rematch"
                        | "/branch"
                        | "/try"
                        | "/own"
                        | "/stage"
                        | "/coach"
                        | "/leave-lesson"
                )
            {
                let ben = &mut target.pair.people[1];
                let answer = ben.post(&path, fields).await.unwrap();
                siege.saw(&answer);
            }
        }
        // Links to seats cannot be guessed.
        let guess: String = (0..32)
            .map(|_| char::from(*siege.trial.choices.of(b"abcdefghijklmnopqrstuvwxyz234567")))
            .collect();
        for link in [guess, before.1.seals.first().map_or(String::new(), |seal| seal.commitment.to_string())]
        {
            let answer = siege.post(&mut eve, &format!("/join/{link}"), &[("name", "Eve")]).await;
            assert!(matches!(answer.status, 400..500), "{}", answer.status);
        }
        let now = target.kept().await;
        assert_eq!((now.0, &now.1), (before.0, &before.1), "nothing refused has changed the table");
        assert_eq!(now.2, before.2, "nor who sits there");
    }
    target.store.close().await;
    siege.end("seat theft").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_act_that_was_sent_before_is_not_done_again() {
    let mut siege = Siege::begin().await;
    let people = [siege.stranger(), siege.stranger()];
    let mut pair = Pair::of(people).await;
    let act_path = format!("{}/act", pair.path);
    let store = store::open(&url(&siege.database())).await.unwrap();
    let mut sent: Vec<(usize, String, u64)> = Vec::new();
    let mut done = 0;
    'game: while siege.trial.goes_on() {
        for seat in [0usize, 1] {
            elsewhere(&mut pair.people[seat], &mut siege.trial.choices);
            let page = pair.people[seat].part(&pair.path).await.unwrap();
            if page.status == 429 {
                continue 'game;
            }
            let page = page.is(200);
            let acts = page.acts();
            if acts.is_empty() {
                continue;
            }
            let (act, version) = ((*siege.trial.choices.of(&acts)).to_owned(), page.version());
            let fields =
                [("act", act.as_str()), ("seat", &seat.to_string()), ("version", &version.to_string())];
            // The same act eight times at once, from eight pages.
            let mut all = tokio::task::JoinSet::new();
            for _ in 0..8 {
                let mut page: Visitor = pair.people[seat].moved(siege.served.address);
                let (path, body) = (act_path.clone(), fields.map(|(name, value)| (name, value.to_owned())));
                all.spawn(async move {
                    let fields = body.each_ref().map(|(name, value)| (*name, value.as_str()));
                    page.post(&path, &fields).await.unwrap()
                });
            }
            let answers = all.join_all().await;
            for answer in &answers {
                siege.saw(answer);
                assert!(matches!(answer.status, 303 | 409 | 429), "{}: {}", answer.status, answer.body);
            }
            if answers.iter().any(|answer| answer.status == 303) {
                done += 1;
                sent.push((seat, act, version));
            }
            // If rate limited, wait. Otherwise nothing but the limit would be tested.
            if answers.iter().any(|answer| answer.status == 429) {
                tokio::time::sleep(Duration::from_millis(300)).await;
            }
            if sent.is_empty() {
                continue 'game;
            }
            let stored = store.load(id_of(&pair.path)).await.unwrap();
            assert_eq!(stored.record.acts.len(), done, "eight times asked, done once");
            // Resend an old act.
            let (seat, act, version) = siege.trial.choices.of(&sent).clone();
            let fields =
                [("act", act.as_str()), ("seat", &seat.to_string()), ("version", &version.to_string())];
            let old = pair.people[seat].post(&act_path, &fields).await.unwrap();
            siege.saw(&old);
            assert!(matches!(old.status, 303 | 409 | 429), "{}", old.status);
            assert_eq!(store.load(id_of(&pair.path)).await.unwrap().version, stored.version, "`{act}` again");
            continue 'game;
        }
        break;
    }
    assert!(done >= 3, "{done} acts");
    store.close().await;
    siege.end("stale and replayed acts").await;
}

/// They have the link of the honest table and use many addresses and names, but have no seat.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_with_the_link_starves_no_table() {
    let mut siege = Siege::begin().await;
    let table = siege.table.clone();
    let mut crowd = Vec::new();
    for n in 0..6 {
        crowd.push(siege.guest(&format!("Eve {n}")).await);
    }
    let mut streams = Vec::new();
    let (mut asked, mut refused) = (0, 0);
    while siege.trial.goes_on() || asked < 50 {
        asked += 1;
        let n = siege.trial.choices.below(crowd.len());
        let eve = &mut crowd[n];
        elsewhere(eve, &mut siege.trial.choices);
        let (act, chat) = (format!("{table}/act"), format!("{table}/chat"));
        let answer = match siege.trial.choices.below(8) {
            0 => siege.post(eve, &act, &[("act", "announce OH"), ("seat", "0")]).await,
            1 => siege.post(eve, &chat, &[("text", "hello"), ("seat", "1")]).await,
            2 => siege.post(eve, &format!("{table}/undo"), &[("seat", "0")]).await,
            3 => siege.get(eve, &format!("{table}/frames?from=0&to=24")).await,
            4 => siege.get(eve, &format!("{table}?hint=1&seat=0")).await,
            5 => siege.get(eve, &format!("{table}/log")).await,
            6 => siege.get(eve, &format!("{table}/cards")).await,
            _ => {
                if streams.len() < 150
                    && let Ok(stream) = eve.listen(&format!("{table}/live?presence=1"), None).await
                {
                    streams.push(stream);
                }
                continue;
            }
        };
        refused += usize::from(answer.status >= 400);
    }
    println!("{} streams, {refused} refused", streams.len());
    assert!(refused > 0);
    siege.end("starving a table").await;
}
