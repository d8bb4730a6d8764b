//! One's own dice at a table of one's own: entered, refused where they cannot be, dealt by the house where one wishes.

use crate::house::{House, id_of};
use crate::visitor::{Visitor, number};

const ALONE: [(&str, &str); 3] = [("option.weeks", "2"), ("seat.0", "me"), ("seat.1", "bot:greedy")];

async fn seated(house: &House) -> (Visitor, String) {
    let mut person = house.visitor();
    let path = person.post("/new/presidential", &ALONE).await.unwrap().is(303).location().to_owned();
    (person, path)
}

/// Acts up to the roll of a campaign; gives back the version of the page.
async fn before_the_roll(person: &mut Visitor, path: &str) -> String {
    for act in ["campaign", "announce OH", "announce PA", "announce FL"] {
        let version = person.part(path).await.unwrap().is(200).version().to_string();
        let fields = [("act", act), ("seat", "0"), ("version", &version)];
        person.post(&format!("{path}/act"), &fields).await.unwrap().is(303);
    }
    person.part(path).await.unwrap().is(200).version().to_string()
}

#[tokio::test]
async fn what_was_rolled_at_home_is_what_the_table_shows() {
    let house = House::open().await;
    let (mut person, path) = seated(&house).await;
    let act = format!("{path}/act");
    person.post(&format!("{path}/own"), &[("own", "on"), ("seat", "0")]).await.unwrap().is(303);
    let version = before_the_roll(&mut person, &path).await;
    let acts = number(&person.part(&path).await.unwrap().body, "data-acts=\"");
    let roll = [("act", "roll"), ("seat", "0"), ("version", &version)];
    let asked = person.post(&act, &roll).await.unwrap().is(200);
    assert!(asked.body.contains("id=\"enter\"") && asked.body.contains("value=\"d6\""), "{}", asked.body);
    assert_eq!(number(&asked.body, "data-acts=\""), acts, "nothing has happened yet");
    let with = |given: &str, result: &str| -> Vec<(&'static str, String)> {
        let more = [("given", given), ("need", "d6"), ("result", result)];
        roll.iter().map(|(k, v)| (*k, (*v).to_owned())).chain(more.map(|(k, v)| (k, v.to_owned()))).collect()
    };
    let send = async |person: &mut Visitor, fields: Vec<(&'static str, String)>| {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(k, v)| (*k, v.as_str())).collect();
        person.post(&act, &fields).await.unwrap()
    };
    let wrong = send(&mut person, with("d6:2", "7")).await.is(200);
    assert!(wrong.body.contains("7 is no possible result"), "{}", wrong.body);
    assert!(wrong.body.contains("name=\"given\" value=\"d6:2\""), "the good die is kept");
    assert!(wrong.body.contains("Entered so far: 2."), "and it is said which one");
    send(&mut person, with("d6:2", "<b>")).await.is(422);
    send(&mut person, with("d6:2 d6:6", "5")).await.is(303);
    let page = person.get(&path).await.unwrap().is(200);
    assert!(page.body.contains("2, 6, 5"), "the dice as they fell at home");
    // The house rolls again where it is asked to.
    person.post(&format!("{path}/own"), &[("own", "off"), ("seat", "0")]).await.unwrap().is(303);
    let page = person.part(&path).await.unwrap().is(200);
    assert!(page.body.contains("value=\"on\""), "the switch is back");
}

#[tokio::test]
async fn the_house_deals_what_one_does_not_want_to_roll() {
    let house = House::open().await;
    let (mut person, path) = seated(&house).await;
    person.post(&format!("{path}/own"), &[("own", "on"), ("seat", "0")]).await.unwrap().is(303);
    let version = before_the_roll(&mut person, &path).await;
    let fields = [("act", "roll"), ("seat", "0"), ("version", &version), ("given", "d6:4"), ("deal", "1")];
    person.post(&format!("{path}/act"), &fields).await.unwrap().is(303);
    assert!(person.get(&path).await.unwrap().is(200).body.contains("aria-label=\"Dice: 4, "));
}

#[tokio::test]
async fn nobody_rolls_for_themselves_against_others() {
    let house = House::open().await;
    let mut host = house.visitor();
    let fields = [("option.weeks", "2"), ("seat.0", "me"), ("seat.1", "open")];
    let path = loop {
        let path = host.post("/new/presidential", &fields).await.unwrap().is(303).location().to_owned();
        // Who begins is rolled for.
        if !host.part(&path).await.unwrap().is(200).acts().is_empty() {
            break path;
        }
    };
    assert!(!host.part(&path).await.unwrap().is(200).body.contains("/own\""), "no switch");
    host.post(&format!("{path}/own"), &[("own", "on"), ("seat", "0")]).await.unwrap().is(403);
    let version = before_the_roll(&mut host, &path).await;
    let fields =
        [("act", "roll"), ("seat", "0"), ("version", &version), ("given", "d6:6 d6:6 d6:6"), ("need", "d6")];
    host.post(&format!("{path}/act"), &fields).await.unwrap().is(303);
    let record = house.record(id_of(&path)).await;
    let rolls = &record.acts.last().unwrap().chance;
    assert!(!rolls.is_empty() && rolls.iter().all(|fall| !fall.own), "what was sent is not looked at");
}
