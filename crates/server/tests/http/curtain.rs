//! Two seats of one person at one screen: between them a curtain, on every page, until the right one says that they are there.

use presidential::printed;

use crate::hidden::{hands, marks};
use crate::house::{House, id_of, next};
use crate::visitor::{Answer, Listener, Visitor, number};

/// A table where one person plays both seats, at a moment when the turn has just passed and both hold cards.
struct OneScreen {
    path: String,
    person: Visitor,
    /// Whose turn it is now, and who acted last.
    now: usize,
    former: usize,
    held: [Vec<u64>; 2],
    acts: u64,
}

impl OneScreen {
    fn at(&self, end: &str) -> String {
        format!("{}{end}", self.path)
    }

    /// The page and its part.
    async fn both(&mut self, end: &str) -> [String; 2] {
        let path = self.at(end);
        let whole = self.person.get(&path).await.unwrap().is(200).body;
        [whole, self.person.part(&path).await.unwrap().is(200).body]
    }
}

async fn open(person: &mut Visitor) -> String {
    let fields = [("option.weeks", "30"), ("seat.0", "me"), ("seat.1", "me")];
    person.post("/new/presidential", &fields).await.unwrap().is(303).location().to_owned()
}

/// Whose turn it is, with that seat's own page.
async fn turn(person: &mut Visitor, path: &str) -> (usize, Answer) {
    for seat in 0..2 {
        let page = person.part(&format!("{path}?seat={seat}")).await.unwrap().is(200);
        if !page.acts().is_empty() && page.body.contains(&format!("data-seat=\"{seat}\"")) {
            return (seat, page);
        }
    }
    panic!("nobody has to decide");
}

async fn act(person: &mut Visitor, path: &str, seat: usize, act: &str) -> Answer {
    let fields = [("act", act), ("seat", &seat.to_string())];
    person.post_for_part(&format!("{path}/act"), &fields).await.unwrap().is(200)
}

/// Cards are kept until both seats have some and the turn has passed.
async fn play(house: &House, mut person: Visitor, path: String) -> OneScreen {
    loop {
        let (seat, page) = turn(&mut person, &path).await;
        let acts = page.acts();
        let wished = |kind: &&str| acts.iter().find(|act| act.starts_with(*kind)).copied();
        let chosen = ["keep", "done", "fundraise"].iter().find_map(wished).unwrap_or(acts[0]);
        let answer = act(&mut person, &path, seat, chosen).await;
        let acts = number(&answer.body, "data-acts=\"");
        assert!(acts < 400, "both keep cards sooner or later");
        if answer.acts().is_empty() {
            let held = hands(house, id_of(&path)).await;
            if held.iter().all(|hand| hand.len() > 1) {
                return OneScreen { path, person, now: 1 - seat, former: seat, held, acts };
            }
        }
    }
}

#[tokio::test]
async fn who_holds_all_seats_takes_back_a_roll_without_asking() {
    let house = House::open().await;
    let mut person = house.visitor();
    let path = open(&mut person).await;
    let (seat, page) = turn(&mut person, &path).await;
    let fundraise = page.acts().iter().find(|act| act.starts_with("fundraise")).copied().unwrap().to_owned();
    act(&mut person, &path, seat, &fundraise).await;
    let rolled = act(&mut person, &path, seat, "roll").await;
    assert!(!rolled.body.contains("Ask to undo"), "there is nobody to ask");
    let undo = [("seat", seat.to_string())];
    let fields: Vec<(&str, &str)> = undo.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let undone = person.post_for_part(&format!("{path}/undo"), &fields).await.unwrap().is(200);
    assert_eq!(number(&undone.body, "data-acts=\"") + 1, number(&rolled.body, "data-acts=\""));
}

#[track_caller]
fn shows_none_of(cards: impl IntoIterator<Item = u64>, text: &str, what: &str) {
    for mark in cards.into_iter().flat_map(marks) {
        assert!(!text.contains(&mark), "{mark} stands on {what}");
    }
}

fn all_cards() -> impl Iterator<Item = u64> {
    1..=printed().len() as u64
}

#[track_caller]
fn is_veiled(text: &str, what: &str) {
    assert!(text.contains("class=\"curtain\""), "no curtain on {what}: {text}");
    assert!(!text.contains("name=\"act\""), "{what} offers acts");
    // No seat has sat down, so that no script asks for its part.
    assert!(!text.contains("data-seat="), "{what}");
    shows_none_of(all_cards(), text, what);
}

#[tokio::test]
async fn between_the_seats_no_page_shows_a_hand() {
    let house = House::without_limits().await;
    let mut person = house.guest("Ada").await;
    let path = open(&mut person).await;
    let mut table = play(&house, person, path).await;
    let (now, former, acts) = (table.now, table.former, table.acts);

    // The address that the former seat leaves behind, none at all, and one that is nobody's.
    for seat in [String::new(), format!("seat={former}"), "seat=9".to_owned()] {
        for look in ["".to_owned(), "hint=1".to_owned()]
            .into_iter()
            .chain((0..=acts + 1).map(|at| format!("at={at}")))
        {
            let query: Vec<&str> =
                [seat.as_str(), &look].into_iter().filter(|part| !part.is_empty()).collect();
            let query = format!("?{}", query.join("&"));
            for page in table.both(&query).await {
                is_veiled(&page, &query);
            }
            let log = table.person.get(&table.at(&format!("/log{query}"))).await.unwrap().is(200).body;
            shows_none_of(all_cards(), &log, &format!("the log {query}"));
            let way_back = format!("href=\"{}\"", table.path);
            assert!(
                log.contains(&way_back) && !log.contains(&format!("{}?seat=", table.path)),
                "back to the curtain"
            );
        }
    }
    for end in ["/live".to_owned(), format!("/live?seat={former}"), format!("/live?seat={former}&at=3")] {
        let mut live = table.person.listen(&table.at(&end), None).await.unwrap();
        is_veiled(&next(&mut live).await.data, &end);
    }

    // Why something cannot be done tells the former seat no more than that it is not its turn.
    let why = table.at("/why");
    let seat = former.to_string();
    let mut answers = Vec::new();
    for card in all_cards() {
        let spot = format!("card:{card}");
        let fields = [("seat", seat.as_str()), ("spot", &spot)];
        let part = table.person.post_for_part(&why, &fields).await.unwrap().is(200).body;
        shows_none_of(all_cards(), &part, "why");
        answers.push(part);
        is_veiled(&table.person.post(&why, &fields).await.unwrap().is(200).body, "why as a page");
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "the same for every card");
    // What is refused comes with the curtain too.
    for (end, fields) in [
        ("/act", [("seat", seat.as_str()), ("act", "campaign")]),
        ("/act", [("seat", &seat), ("act", "use 1")]),
        ("/undo", [("seat", &seat), ("version", "0")]),
        ("/chat", [("seat", &seat), ("text", "Your turn")]),
        ("/notes", [("seat", &seat), ("text", "Keep Ohio")]),
    ] {
        let path = table.at(end);
        let answer = table.person.post_for_part(&path, &fields).await.unwrap();
        assert!(answer.status < 500, "{end}");
        is_veiled(&answer.body, end);
        let answer = table.person.post(&path, &fields).await.unwrap();
        assert!(answer.status < 500, "{end}");
        if answer.status == 303 {
            let there = answer.location().to_owned();
            is_veiled(&table.person.get(&there).await.unwrap().is(200).body, end);
        } else {
            is_veiled(&answer.body, end);
        }
    }

    // The button of the curtain, and nothing else, opens the right hand.
    let [page, _] = table.both("").await;
    assert_eq!(number(&page, "name=\"seat\" value=\""), now as u64);
    assert_eq!(page.matches("name=\"seat\"").count(), 1);
    let (mine, other) = (table.held[now].clone(), table.held[former].clone());
    for end in [String::new()].into_iter().chain((0..acts).map(|at| format!("&at={at}"))) {
        let query = format!("?seat={now}{end}");
        for page in table.both(&query).await {
            assert!(page.contains(&format!("data-seat=\"{now}\"")), "{query}");
            shows_none_of(other.iter().copied(), &page, &query);
        }
        let log = table.person.get(&table.at(&format!("/log{query}"))).await.unwrap().is(200).body;
        assert!(end == "&at=0" || log.contains("<li"), "the log {query} can be read");
        shows_none_of(other.iter().copied(), &log, &format!("the log {query}"));
    }
    for page in table.both(&format!("?seat={now}")).await {
        assert!(
            mine.iter().all(|card| page.contains(&marks(*card)[0])),
            "the hand of the seat that sits there"
        );
        assert!(
            page.contains(&format!("{}/log?seat={now}\"", table.path)),
            "the way to the log keeps the seat"
        );
    }
}

/// Everything that comes until the table is at this version.
async fn heard(mut listener: Listener, version: u64) -> Vec<String> {
    let mut parts = Vec::new();
    loop {
        let event = next(&mut listener).await;
        let here = number(&event.data, "data-version=\"");
        parts.push(event.data);
        if here >= version {
            return parts;
        }
    }
}

#[tokio::test]
async fn a_page_left_open_is_veiled_when_the_turn_passes() {
    let house = House::without_limits().await;
    let mut person = house.guest("Ada").await;
    let path = open(&mut person).await;
    let mut ears = Vec::new();
    for end in ["", "?seat=0", "?seat=1"] {
        ears.push(person.listen(&format!("{path}/live{end}"), None).await.unwrap());
    }
    let mut table = play(&house, person, path).await;
    let version = table.person.part(&table.path).await.unwrap().version();
    let [nobody, first, second] = <[Listener; 3]>::try_from(ears).ok().unwrap();
    for part in heard(nobody, version).await {
        shows_none_of(table.held.iter().flatten().copied(), &part, "a page where nobody sits");
    }
    for (seat, ear) in [(0, first), (1, second)] {
        let parts = heard(ear, version).await;
        for part in &parts {
            shows_none_of(table.held[1 - seat].iter().copied(), part, "the other seat's page");
        }
        if seat == table.former {
            is_veiled(parts.last().unwrap(), "the page of the seat that has acted");
        }
    }
    // The whole turn of the next seat is behind the curtain for the former one's page.
    let former = format!("/live?seat={}", table.former);
    let mut live = table.person.listen(&table.at(&former), None).await.unwrap();
    is_veiled(&next(&mut live).await.data, "a page opened again");
    for word in ["campaign", "announce OH", "announce PA", "announce FL", "roll"] {
        let done = act(&mut table.person, &table.path, table.now, word).await;
        assert!(done.body.contains(&format!("data-seat=\"{}\"", table.now)), "{word}: still there");
        is_veiled(&next(&mut live).await.data, word);
    }
}

#[tokio::test]
async fn while_somebody_elsewhere_decides_the_screen_shows_no_hand_unasked() {
    let house = House::without_limits().await;
    let (mut ada, mut ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let fields = [("seat.0", "me"), ("seat.1", "me"), ("seat.2", "open")];
    let path = ada.post("/new/idiot", &fields).await.unwrap().is(303).location().to_owned();
    ben.post(&format!("{path}/seat"), &[("seat", "2")]).await.unwrap().is(303);
    let mut checked = 0;
    for _ in 0..300 {
        let mut mine = None;
        for seat in ["0", "1"] {
            let page = ada.part(&format!("{path}?seat={seat}")).await.unwrap().is(200);
            if page.body.contains(&format!("data-seat=\"{seat}\""))
                && let Some(act) = page.acts().first()
            {
                mine = Some((seat, act.to_string()));
            }
        }
        let (who, seat, act) = match mine {
            Some((seat, act)) => (&mut ada, seat, act),
            None => {
                for end in ["", "?at=3", "/live", "/log"] {
                    let page = match end {
                        "/live" => {
                            next(&mut ada.listen(&format!("{path}/live"), None).await.unwrap()).await.data
                        }
                        _ => ada.get(&format!("{path}{end}")).await.unwrap().is(200).body,
                    };
                    assert!(!page.contains("data-seat="), "whose eyes are these on {end}?");
                }
                // Who says where they sit, sees.
                let named = ada.part(&format!("{path}?seat=1")).await.unwrap().is(200).body;
                assert!(named.contains("data-seat=\"1\""));
                checked += 1;
                let page = ben.part(&path).await.unwrap().is(200);
                (&mut ben, "2", page.acts()[0].to_owned())
            }
        };
        let fields = [("act", act.as_str()), ("seat", seat)];
        who.post_for_part(&format!("{path}/act"), &fields).await.unwrap().is(200);
        if checked == 4 {
            return;
        }
    }
    panic!("it was never the other one's turn");
}
