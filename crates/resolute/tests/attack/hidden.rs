//! Searches for other players' cards on every route and stream, as the other seats, as a spectator and as a guest.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use catalogue::Hosted;
use kernel::{Seat, Text, Viewer};
use scene::Lang;
use serde_json::Value;
use store::Store;

use crate::real::pair::id_of;
use crate::real::served::url;
use crate::real::visitor::{Visitor, form};
use crate::routes::{self, Places};
use crate::siege::{Siege, elsewhere, soon};

/// The search starts after more than this many acts, once two seats hold cards. At most `MOST_ACTS` are tried for that.
const LEAST_ACTS: u64 = 12;
const MOST_ACTS: usize = 400;
/// Number of seats whose view is requested where the address allows a choice.
const SEATS: u64 = 2;
const FORM_KIND: &str = "application/x-www-form-urlencoded";
/// How soon a stream must send its first part.
const STREAM: Duration = Duration::from_secs(10);

/// This field (`title` or `text`) of all cards that a viewer sees face up, as it is in the scene.
fn faces(scene: &Value, field: &str, found: &mut BTreeSet<String>) {
    match scene {
        Value::Object(fields) => {
            let is_open = fields.get("face_down").is_none_or(|down| *down == Value::Bool(false));
            let is_card = fields.contains_key("spot") && fields.contains_key("title");
            if let (Some(words), true, true) = (fields.get(field), is_open, is_card) {
                found.insert(words.to_string());
            }
            fields.values().for_each(|value| faces(value, field, found));
        }
        Value::Array(all) => all.iter().for_each(|value| faces(value, field, found)),
        _ => {}
    }
}

fn seen_by(table: &dyn Hosted, viewer: Viewer, field: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    faces(&serde_json::to_value(table.scene(viewer)).unwrap(), field, &mut found);
    found
}

/// A text of the scene in both languages, as it stands on a page.
fn on_pages(table: &dyn Hosted, text: &str) -> [String; 2] {
    let text: Text = serde_json::from_str(text).expect("a text");
    let texts = table.title().texts();
    Lang::ALL.map(|lang| texts.say(lang, &text).replace('&', "&amp;").replace('"', "&quot;"))
}

/// For each seat, the names of the cards that only it sees, in both languages.
fn secrets(table: &dyn Hosted) -> Vec<BTreeSet<String>> {
    let seats: Vec<Viewer> = (0..table.players().len()).map(|n| Viewer::Seat(Seat(n as u8))).collect();
    seats
        .iter()
        .map(|seat| {
            let others = seats.iter().copied().chain([Viewer::Spectator]).filter(|other| other != seat);
            let open: BTreeSet<String> = others.flat_map(|other| seen_by(table, other, "title")).collect();
            let own = seen_by(table, *seat, "title").into_iter().filter(|title| !open.contains(title));
            own.flat_map(|title| on_pages(table, &title)).collect()
        })
        .collect()
}

/// Everything that a visitor can read at a table, with the route it came from.
async fn everything(
    siege: &mut Siege,
    visitor: &mut Visitor,
    table: &str,
    game: &str,
    acts: u64,
) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let places = [
        ("table", table.trim_start_matches("/t/")),
        ("game", game),
        ("deck", "x"),
        ("token", "x"),
        ("kind", "1960"),
        ("rule", "x"),
        ("name", "table.js"),
    ];
    for route in routes::all() {
        let path = Places(&places).fill(&route.path);
        let is_at_table = route.path.starts_with("/t/{table}");
        // Pages that do not belong to a table look the same for all tables and are requested once.
        let ends: Vec<String> = if route.path == "/t/{table}" || route.path.ends_with("/log") {
            let back = (0..=acts).step_by((acts / 4).max(1) as usize).map(|at| format!("?at={at}"));
            let seats = (0..SEATS).map(|seat| format!("?seat={seat}&hint=1"));
            back.chain(seats).chain([String::new()]).collect()
        } else if route.path.ends_with("/frames") {
            (0..SEATS)
                .map(|seat| format!("?from={}&to={acts}&seat={seat}", acts.saturating_sub(20)))
                .collect()
        } else {
            vec![String::new()]
        };
        if route.path.ends_with("/live") {
            for seat in 0..SEATS {
                let Ok(mut stream) = visitor.listen(&format!("{path}?seat={seat}&presence=1"), None).await
                else {
                    continue;
                };
                let event = tokio::time::timeout(STREAM, stream.next()).await.expect("a first part");
                all.push((format!("{}?seat={seat}", route.path), event.unwrap().expect("a stream").data));
            }
            continue;
        }
        if route.get {
            for end in ends {
                elsewhere(visitor, &mut siege.trial.choices);
                for part in if is_at_table { &[false, true][..] } else { &[false] } {
                    // The whole page in one language, the part in the other.
                    let headers: &[(&str, &str)] =
                        if *part { &[("X-Part", "1"), ("Accept-Language", "de")] } else { &[] };
                    match visitor.ask("GET", &format!("{path}{end}"), headers, None).await {
                        Ok(answer) => {
                            siege.saw(&answer);
                            all.push((
                                format!("{} {part} {}", route.path, if is_at_table { "" } else { &end }),
                                answer.body,
                            ));
                        }
                        Err(why) => assert_eq!(why.kind(), std::io::ErrorKind::InvalidData, "{path}: {why}"),
                    }
                }
            }
        }
        // Routes that change the table or the visitor are requested in ways that are refused, because a refusal must not reveal anything
        // either.
        if route.post && is_at_table {
            for seat in ["0", "1"] {
                elsewhere(visitor, &mut siege.trial.choices);
                let fields = [
                    ("act", "nonsense"),
                    ("seat", seat),
                    ("version", "0"),
                    ("spot", "1"),
                    ("at", "x"),
                    ("answer", "no"),
                ];
                if matches!(
                    route.path.as_str(),
                    "/t/{table}/resign" | "/t/{table}/leave" | "/t/{table}/archive" | "/t/{table}/own"
                ) {
                    continue;
                }
                let body = form(&fields);
                let asked =
                    visitor.ask("POST", &path, &[("X-Part", "1")], Some((FORM_KIND, body.as_bytes()))).await;
                let answer = asked.unwrap_or_else(|why| panic!("{path}: {why}"));
                siege.saw(&answer);
                all.push((format!("{} as {seat}", route.path), answer.body));
            }
        }
    }
    all
}

/// For each route, the largest number of times that the words occur in one answer.
fn counts(all: &[(String, String)], words: &str) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for (route, text) in all {
        let most = counts.entry(route.clone()).or_insert(0);
        *most = mentions(text, words).max(*most);
    }
    counts
}

/// How often the words occur in a text on their own, not as part of a longer word.
fn mentions(text: &str, words: &str) -> usize {
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
    let all = text.match_indices(words);
    all.filter(|(at, _)| {
        !is_letter(text[..*at].chars().next_back()) && !is_letter(text[at + words.len()..].chars().next())
    })
    .count()
}

async fn open(siege: &mut Siege, game: &str, seats: usize) -> (String, Vec<Visitor>) {
    let mut people = Vec::new();
    for n in 0..seats {
        people.push(siege.guest(["Ada", "Ben", "Cy"][n]).await);
    }
    let most = usize::from(*catalogue::title(game).unwrap().seats().end());
    let names: Vec<String> = (0..most).map(|n| format!("seat.{n}")).collect();
    let who = |n: usize| match n {
        0 => "me",
        n if n < seats => "open",
        _ => "none",
    };
    let fields: Vec<(&str, &str)> =
        names.iter().enumerate().map(|(n, name)| (name.as_str(), who(n))).collect();
    let table =
        siege.post(&mut people[0], &format!("/new/{game}"), &fields).await.is(303).location().to_owned();
    for (n, person) in people.iter_mut().enumerate().skip(1) {
        siege.post(person, &format!("{table}/seat"), &[("seat", &n.to_string())]).await.is(303);
    }
    (table, people)
}

/// Plays one act for the seat that must decide, preferably one that keeps cards.
async fn act(siege: &mut Siege, store: &dyn Store, path: &str, people: &mut [Visitor]) {
    let table = hosted(store, path).await;
    let all = (0..people.len()).map(|seat| (seat, table.choices(Seat(seat as u8))));
    let (seat, acts) = all.into_iter().find(|(_, acts)| !acts.is_empty()).expect("the game goes on");
    let kept =
        ["keep", "done", "fundraise"].iter().find_map(|kind| acts.iter().find(|act| act.starts_with(kind)));
    let act = kept.unwrap_or_else(|| siege.trial.choices.of(&acts));
    elsewhere(&mut people[seat], &mut siege.trial.choices);
    let answer = siege
        .post(&mut people[seat], &format!("{path}/act"), &[("act", act), ("seat", &seat.to_string())])
        .await;
    // Rate limited: wait and try again.
    if answer.status == 429 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    } else {
        answer.is(303);
    }
}

async fn hosted(store: &dyn Store, table: &str) -> Box<dyn Hosted> {
    let record = store.load(id_of(table)).await.unwrap().record;
    catalogue::title(&record.game).unwrap().reopen(&record).unwrap_or_else(|_| panic!("{table} replays"))
}

/// Cards of Manifest Destiny that everybody is asked about by name, whoever holds them.
const ASKED_FOR: [&str; 5] =
    ["President", "Präsident", "Supreme Court", "Oberster Gerichtshof", "Abraham Lincoln"];

async fn look_into_hands(game: &str, seats: usize, title: &str) {
    let mut siege = Siege::begin().await;
    let store = store::open(&url(&siege.database())).await.unwrap();
    let (mut searched, mut rounds, mut looked) = (0, 0, 0);
    while rounds == 0 || siege.trial.goes_on() {
        rounds += 1;
        // What anybody can read at a table of this game before a card is drawn: card names in rules and lists.
        let (fresh, _) = open(&mut siege, game, seats).await;
        let mut nobody = siege.stranger();
        let usual = everything(&mut siege, &mut nobody, &fresh, game, 0).await;
        let (table, mut people) = open(&mut siege, game, seats).await;
        let mut now = hosted(&*store, &table).await;
        let (mut held, mut acts, mut tries) = (Vec::new(), 0, 0);
        while acts <= LEAST_ACTS
            || held.iter().filter(|hand: &&BTreeSet<String>| !hand.is_empty()).count() < 2
        {
            act(&mut siege, &*store, &table, &mut people).await;
            now = hosted(&*store, &table).await;
            (held, acts) = (secrets(&*now), now.len() as u64);
            tries += 1;
            assert!(tries < MOST_ACTS, "nobody holds cards after {acts} acts");
        }
        let mut strangers = [siege.stranger(), siege.guest("Dee").await];
        let eyes = people.iter_mut().enumerate().map(|(n, person)| (Some(n), person));
        for (seat, visitor) in eyes.chain(strangers.iter_mut().map(|stranger| (None, stranger))) {
            let all = everything(&mut siege, visitor, &table, game, acts).await;
            looked += all.len();
            let foreign =
                held.iter().enumerate().filter(|(n, _)| Some(*n) != seat).flat_map(|(_, hand)| hand);
            // Some cards have the same name as something else at the table.
            let page = |(route, _): &&(String, String)| route.starts_with("/t/{table} ");
            let is_common = |words: &str| usual.iter().filter(page).any(|(_, text)| text.contains(words));
            let is_asked_for = |words: &str| ASKED_FOR.contains(&words);
            // The text of a card that the visitor sees may name others: that of the President names the Spy.
            let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8)));
            let texts: Vec<String> =
                seen_by(&*now, viewer, "text").iter().flat_map(|text| on_pages(&*now, text)).collect();
            let is_named = |words: &str| texts.iter().any(|text| mentions(text, words) > 0);
            for words in foreign.filter(|words| !is_common(words) && !is_asked_for(words) && !is_named(words))
            {
                searched += 1;
                let before = counts(&usual, words);
                for (route, count) in counts(&all, words) {
                    let most = before.get(&route).copied().unwrap_or(0);
                    assert!(count <= most, "seat {seat:?} reads {words} on {route}");
                }
            }
            // Check that the search works: it must find the viewer's own cards.
            if let Some(own) = seat.map(|seat| &held[seat]).filter(|own| !own.is_empty()) {
                let is_there = |words: &String| all.iter().any(|(_, text)| mentions(text, words) > 0);
                assert!(own.iter().all(is_there), "{own:?} are in the hand of {seat:?}, in both languages");
            }
        }
    }
    store.close().await;
    println!("{searched} cards searched for in {looked} answers");
    assert!(searched > rounds, "there was something to find");
    assert!(soon(async || siege.served.is_running()).await);
    siege.end(title).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hands_are_hidden_on_every_route_of_the_presidential_game() {
    look_into_hands("presidential", 2, "hidden hands, The Presidential Game").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hands_are_hidden_on_every_route_of_manifest_destiny() {
    look_into_hands("manifest", 3, "hidden hands, Manifest Destiny").await;
}
