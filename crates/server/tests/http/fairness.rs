//! Fair dice over HTTP: the commitment stands before the host's word, and a seed that was told deals nothing more.

use std::time::Duration;

use kernel::record::Record;
use store::testing::Postgres;

use crate::copies::to_the_end;
use crate::house::{House, id_of, in_time};
use crate::visitor::Visitor;

/// What stands in the page between two marks.
fn between<'a>(page: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = page.split_once(before).unwrap_or_else(|| panic!("{before} is missing: {page}"));
    rest.split_once(after).expect("it ends").0
}

/// The offer that the form carries, and the commitment that it shows.
fn offer(page: &str) -> (String, String) {
    let commitment = between(between(page, "id=\"fair\"", "</details>"), "<code>", "</code>");
    (between(page, "name=\"offer\" value=\"", "\"").to_owned(), commitment.to_owned())
}

fn replay(record: &Record) -> Result<(), kernel::record::RecordError> {
    record.replay::<presidential::Presidential>().map(drop)
}

const BOTS: [(&str, &str); 3] = [("seat.0", "me"), ("seat.1", "bot:random"), ("option.weeks", "2")];

async fn open(visitor: &mut Visitor, offer: &str, word: &str) -> crate::visitor::Answer {
    let fields = [&BOTS[..], &[("offer", offer), ("word", word)]].concat();
    visitor.post("/new/presidential", &fields).await.unwrap()
}

#[tokio::test]
async fn the_commitment_stands_before_the_word_and_both_stand_in_the_record() {
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    let page = ada.get("/new/presidential").await.unwrap().is(200).body;
    let (id, commitment) = offer(&page);
    assert_eq!(commitment.len(), 64);

    // Faults elsewhere in the form change nothing about the seed.
    let fields = [&BOTS[..2], &[("option.weeks", "99"), ("offer", &id), ("word", "rosebud")]].concat();
    let page = ada.post("/new/presidential", &fields).await.unwrap().is(422).body;
    assert_eq!(offer(&page), (id.clone(), commitment.clone()));
    assert!(page.contains("value=\"rosebud\""), "{page}");
    open(&mut ada, &id, &"x".repeat(101)).await.is(422);
    open(&mut ada, &id, "a\u{202e}b").await.is(422);

    let path = open(&mut ada, &id, " rosebud ").await.is(303).location().to_owned();
    let record = house.record(id_of(&path)).await;
    assert_eq!(
        (record.seals[0].commitment.as_str(), record.seals[0].word.as_deref()),
        (&*commitment, Some("rosebud"))
    );
    let page = ada.get(&path).await.unwrap().is(200).body;
    assert!(page.contains(&commitment) && page.contains("<bdi>rosebud</bdi>"), "both stand at the table");

    // The same form again: the game may be over by then, and its seed known.
    let refused = open(&mut ada, &id, "tulip").await.is(422).body;
    assert!(refused.contains("used already or is too old"), "{refused}");
    let (next, other) = offer(&refused);
    assert!(next != id && other != commitment);
    let path_of_next = open(&mut ada, &next, "tulip").await.is(303).location().to_owned();
    assert_eq!(house.record(id_of(&path_of_next)).await.seals[0].commitment, other);
    // Without a word any fresh seed will do.
    let plain = open(&mut ada, &id, "").await.is(303).location().to_owned();
    let plain = house.record(id_of(&plain)).await;
    assert!(plain.seals[0].commitment != commitment && plain.seals[0].word.is_none());
    open(&mut ada, "0-1234-5", "tulip").await.is(422);

    to_the_end(&mut ada, &path).await;
    let file = ada.get(&format!("{path}/export")).await.unwrap().is(200).body;
    let record = Record::read(&file).unwrap();
    replay(&record).unwrap();
    assert_eq!((record.provenance()["unproved"], record.provenance()["own"]), (0, 0));
    for word in [None, Some("Rosebud".to_owned())] {
        let mut bent = record.clone();
        bent.seals[0].word = word;
        assert_eq!(&*replay(&bent).unwrap_err().text.key, "chance-bent");
    }
    house.close().await;
}

#[tokio::test]
async fn who_takes_back_after_the_end_plays_on_with_a_seed_that_nobody_knows() {
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    let path = open(&mut ada, "", "").await.is(303).location().to_owned();
    to_the_end(&mut ada, &path).await;
    let finished = Record::read(&ada.get(&format!("{path}/export")).await.unwrap().is(200).body).unwrap();
    let told = finished.seals[0].seed.clone().expect("told at the end");

    ada.post(&format!("{path}/undo"), &[("seat", "0")]).await.unwrap().is(303);
    let kept = house.record(id_of(&path)).await;
    let to = kept.acts.len();
    assert!(to < finished.acts.len());
    let [old, new] = &kept.seals[..] else { panic!("{:?}", kept.seals) };
    assert_eq!((old.seed.as_ref(), old.public, new.from, new.public), (Some(&told), true, to, false));
    assert_ne!(new.seed.as_ref(), Some(&told));
    let page = ada.get(&path).await.unwrap().is(200).body;
    assert!(page.contains(&new.commitment) && !page.contains(&old.commitment), "the one in force");
    assert!(!page.contains(&new.seed.as_ref().expect("kept").to_string()), "in secret");

    to_the_end(&mut ada, &path).await;
    let again = Record::read(&ada.get(&format!("{path}/export")).await.unwrap().is(200).body).unwrap();
    assert_eq!(again.seals[1].commitment, new.commitment);
    replay(&again).unwrap();
    assert_eq!(again.provenance()["unproved"], 0);
    house.close().await;
}

#[tokio::test]
async fn an_imported_game_and_a_copy_of_a_finished_one_are_sealed_anew() {
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    let path = open(&mut ada, "", "").await.is(303).location().to_owned();
    to_the_end(&mut ada, &path).await;
    let finished = Record::read(&ada.get(&format!("{path}/export")).await.unwrap().is(200).body).unwrap();

    // A file of a running game with its seed in it, as the terminal keeps it.
    let mut running = finished.until(9);
    for seal in &mut running.seals {
        seal.public = false;
    }
    let kind = "multipart/form-data; boundary=b";
    let head = "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"g.json\"\r\n\r\n";
    let body = format!("{head}{}\r\n--b--\r\n", running.write());
    let imported = ada.ask("POST", "/import", &[], Some((kind, body.as_bytes()))).await.unwrap().is(303);
    let copied = ada.post(&format!("{path}/branch"), &[("at", "9")]).await.unwrap().is(303);
    for there in [imported.location(), copied.location()] {
        let kept = house.record(id_of(there)).await;
        let [old, new] = &kept.seals[..] else { panic!("{:?}", kept.seals) };
        assert_eq!((&old.seed, old.public), (&finished.seals[0].seed, true));
        assert_eq!((new.from, new.public), (9, false));
        assert_ne!(new.commitment, old.commitment);
        let page = ada.get(there).await.unwrap().is(200).body;
        assert!(page.contains(&new.commitment), "published before it deals");
    }
    house.close().await;
}

#[tokio::test]
async fn a_table_that_is_sealed_anew_at_one_server_is_so_at_the_other() {
    let Some(server) = Postgres::shared() else { return };
    let url = server.fresh_database().await;
    let houses = [House::at(&url, false).await, House::at(&url, false).await];
    let mut ada = houses[0].guest("Ada").await;
    let path = open(&mut ada, "", "").await.is(303).location().to_owned();
    to_the_end(&mut ada, &path).await;
    let mut there = ada.moved(houses[1].address);
    there.get(&path).await.unwrap().is(200);
    ada.post(&format!("{path}/undo"), &[("seat", "0")]).await.unwrap().is(303);
    let new = houses[0].record(id_of(&path)).await.seals.pop().expect("sealed anew");
    in_time(async {
        while !there.get(&path).await.unwrap().is(200).body.contains(&new.commitment) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    to_the_end(&mut there, &path).await;
    let record = Record::read(&there.get(&format!("{path}/export")).await.unwrap().is(200).body).unwrap();
    assert_eq!(record.seals.last().map(|seal| &seal.commitment), Some(&new.commitment));
    replay(&record).unwrap();
    assert_eq!(record.provenance()["unproved"], 0);
}
