//! Private copies of a running game: they go on from what their owner knows, and tell nothing more.

use std::collections::BTreeSet;

use catalogue::Hosted;
use kernel::record::Record;
use kernel::{Seat, Viewer};

use crate::hidden::{hands, in_hands, marks};
use crate::house::{Game, House, id_of, next};
use crate::visitor::{Visitor, number};

/// With so many copies, all opponents' hands are equal by chance less often than once in a million years of tests.
const COPIES: usize = 8;

pub fn reopened(record: &Record) -> Box<dyn Hosted> {
    catalogue::title("presidential").unwrap().reopen(record).unwrap()
}

async fn copy(visitor: &mut Visitor, path: &str, seat: &str) -> String {
    let made = visitor.post(&format!("{path}/try"), &[("seat", seat)]).await.unwrap().is(303);
    let there = made.location().to_owned();
    assert_ne!(there, path);
    there
}

/// Both hold cards, and the first seat begins its turn.
async fn both_hold_cards(house: &House, game: &mut Game) {
    loop {
        let (seat, page) = game.turn().await;
        let begins = seat == 0 && page.acts().contains(&"campaign");
        if begins && hands(house, game.id()).await.iter().all(|hand| hand.len() > 1) {
            return;
        }
        let (_, answer) = game.act(&["keep", "done", "fundraise"]).await;
        assert!(number(&answer.body, "data-acts=\"") < 400, "both keep cards sooner or later");
    }
}

async fn roll(visitor: &mut Visitor, path: &str) {
    for act in ["campaign", "announce OH", "announce PA", "announce FL", "roll"] {
        visitor.post_for_part(&format!("{path}/act"), &[("act", act), ("seat", "0")]).await.unwrap().is(200);
    }
}

/// The first seat does whatever comes first until it is over.
pub async fn to_the_end(visitor: &mut Visitor, path: &str) {
    loop {
        let page = visitor.part(path).await.unwrap().is(200);
        let Some(act) = page.acts().first().map(|act| act.to_string()) else { return };
        let fields = [("act", act.as_str()), ("seat", "0")];
        visitor.post_for_part(&format!("{path}/act"), &fields).await.unwrap().is(200);
    }
}

fn last_roll(record: &Record) -> String {
    let roll = record.acts.iter().rfind(|act| act.act == "roll").expect("somebody has rolled");
    serde_json::to_string(&roll.chance).unwrap()
}

#[tokio::test]
async fn a_copy_knows_the_other_hand_no_better_than_its_owner() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[("option.weeks", "30")]).await;
    both_hold_cards(&house, &mut game).await;
    let record = house.record(game.id()).await;
    let real = reopened(&record);
    let [mine, theirs] = in_hands(&real.state());
    let seed = record.seals[0].seed.as_ref().unwrap().to_string();

    let mut imagined = BTreeSet::new();
    let mut seals = BTreeSet::from([record.seals[0].commitment.clone()]);
    let mut rolls = BTreeSet::new();
    for _ in 0..COPIES {
        let path = copy(&mut game.people[0], &game.path, "0").await;
        let kept = house.record(id_of(&path)).await;
        let copied = reopened(&kept);
        assert_eq!(
            copied.scene(Viewer::Seat(Seat(0))),
            real.scene(Viewer::Seat(Seat(0))),
            "all that the owner sees"
        );
        assert_eq!(copied.scene(Viewer::Spectator), real.scene(Viewer::Spectator), "all that is public");
        let [my_copy, other] = in_hands(&copied.state());
        assert_eq!((&my_copy, other.len()), (&mine, theirs.len()));
        imagined.insert(other);
        // Not even the database has anything of the real table in the copy: no act, no roll, no seed.
        assert!(kept.acts.is_empty() && kept.opening.chance.is_empty());
        let text = kept.write();
        assert!(!text.contains(&seed) && !text.contains(game.path.trim_start_matches("/t/")));
        assert_eq!(kept.seals.len(), 1);
        assert!(seals.insert(kept.seals[0].commitment.clone()), "a seed of its own");

        for end in
            ["", "?seat=1", "?at=0", "?at=0&seat=1", "?hint=1", "/log", "/log?seat=1", "/log?at=0&seat=1"]
        {
            let page = game.people[0].get(&format!("{path}{end}")).await.unwrap().is(200).body;
            for mark in theirs.iter().flat_map(|card| marks(*card)) {
                assert!(!page.contains(&mark), "{mark} on {end}");
            }
            assert!(!page.contains(&seed), "the seed of the real table on {end}");
        }
        let page = game.people[0].get(&path).await.unwrap().is(200).body;
        assert!(mine.iter().all(|card| page.contains(&marks(*card)[0])), "one's own hand");
        let mut live = game.people[0].listen(&format!("{path}/live?seat=1"), None).await.unwrap();
        let part = next(&mut live).await.data;
        assert!(theirs.iter().all(|card| !part.contains(&marks(*card)[0])));
        roll(&mut game.people[0], &path).await;
        rolls.insert(last_roll(&house.record(id_of(&path)).await));
    }
    assert!(imagined.len() > 1, "hands are imagined anew each time: {imagined:?}");
    assert!(imagined.iter().any(|hand| *hand != theirs), "and are not the real one");
    assert!(rolls.len() > 1, "each copy rolls its own dice: {rolls:?}");

    let (seat, page) = game.turn().await;
    assert_eq!((seat, page.version()), (0, real_version(&house, &game).await), "the table does not know");
    assert_eq!(house.record(game.id()).await, record);
    roll(&mut game.people[0], &game.path.clone()).await;
    let rolled = last_roll(&house.record(game.id()).await);
    assert!(rolls.iter().any(|roll| *roll != rolled), "what a copy rolls does not tell what will be rolled");
}

#[tokio::test]
async fn a_copy_goes_on_from_where_its_owner_looks() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[("option.weeks", "30")]).await;
    both_hold_cards(&house, &mut game).await;
    let record = house.record(game.id()).await;
    let real = reopened(&record);
    for at in [0, 1, record.acts.len() / 2, record.acts.len(), usize::MAX] {
        let fields = [("seat", "0"), ("at", &at.to_string())];
        let made = game.people[0].post(&format!("{}/try", game.path), &fields).await.unwrap().is(303);
        let copied = reopened(&house.record(id_of(made.location())).await);
        let then = real.scene_at(at.min(record.acts.len()), Viewer::Seat(Seat(0)));
        assert_eq!(copied.scene_at(0, Viewer::Seat(Seat(0))), then, "after {at} acts");
    }
}

async fn real_version(house: &House, game: &Game) -> u64 {
    let store = house.store().await;
    let version = store.load(game.id()).await.unwrap().version;
    store.close().await;
    version
}

/// Whatever somebody else tries with the copy, it is not there.
async fn is_not_there(visitor: &mut Visitor, path: &str) {
    for end in
        ["", "?at=0", "?seat=0", "?at=0&seat=1", "/log", "/log?seat=0", "/export", "/live", "/live?seat=0"]
    {
        visitor.get(&format!("{path}{end}")).await.unwrap().is(404);
        visitor.part(&format!("{path}{end}")).await.unwrap().is(404);
    }
    for (end, field) in [
        ("act", ("act", "campaign")),
        ("undo", ("version", "1")),
        ("undo-answer", ("answer", "yes")),
        ("why", ("spot", "card:1")),
        ("chat", ("text", "hello")),
        ("notes", ("text", "hello")),
        ("seat", ("at", "0")),
        ("invite", ("at", "0")),
        ("branch", ("at", "0")),
        ("try", ("at", "0")),
    ] {
        visitor.post(&format!("{path}/{end}"), &[field, ("seat", "0")]).await.unwrap().is(404);
    }
}

#[tokio::test]
async fn a_copy_is_there_for_its_owner_only_even_when_it_is_over() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[("option.weeks", "2")]).await;
    let record = house.record(game.id()).await;
    let seed = record.seals[0].seed.as_ref().unwrap().to_string();
    let path = copy(&mut game.people[0], &game.path, "0").await;
    let mut others = [game.people[1].moved(house.address), house.visitor(), house.guest("Cy").await];
    for other in &mut others {
        is_not_there(other, &path).await;
        assert!(!other.get("/").await.unwrap().is(200).body.contains(&path), "nor in a list");
    }
    let owner = &mut game.people[0];
    assert!(owner.get("/").await.unwrap().is(200).body.contains(&path));
    owner.get(&format!("{path}/export")).await.unwrap().is(403);

    to_the_end(owner, &path).await;
    let end = house.record(id_of(&path)).await;
    let own_seed = end.seals[0].seed.as_ref().unwrap().to_string();
    assert_ne!(own_seed, seed);
    for end in ["", "?seat=1", "?at=0", "?at=0&seat=1", "/log"] {
        let page = owner.get(&format!("{path}{end}")).await.unwrap().is(200).body;
        assert!(!page.contains(&seed), "the seed of the real table");
        assert!(!end.is_empty() || page.contains(&own_seed), "the copy is over and tells its own");
    }
    owner.get(&format!("{path}/export")).await.unwrap().is(403);
    let again =
        owner.post(&format!("{path}/branch"), &[("at", "0")]).await.unwrap().is(303).location().to_owned();
    owner.get(&format!("{again}/export")).await.unwrap().is(403);
    for other in &mut others {
        is_not_there(other, &path).await;
        is_not_there(other, &again).await;
    }
    assert_eq!(house.record(game.id()).await, record, "the real table has heard of nothing");
}

#[tokio::test]
async fn a_branch_that_ends_does_not_tell_the_seed_of_the_game_it_left() {
    let house = House::without_limits().await;
    let mut person = house.visitor();
    let alone = [("option.weeks", "2"), ("seat.0", "me"), ("seat.1", "bot:greedy")];
    let path = person.post("/new/presidential", &alone).await.unwrap().is(303).location().to_owned();
    roll(&mut person, &path).await;
    let record = house.record(id_of(&path)).await;
    let seed = record.seals[0].seed.as_ref().unwrap().to_string();
    let branch = person.post(&format!("{path}/branch"), &[]).await.unwrap().is(303).location().to_owned();
    to_the_end(&mut person, &branch).await;
    for end in ["", "?at=0", "/log", "/export"] {
        let page = person.get(&format!("{branch}{end}")).await.unwrap().is(200).body;
        assert!(!page.contains(&seed), "the seed that still deals elsewhere: {end}");
    }
    // What has ended hides nothing any more.
    to_the_end(&mut person, &path).await;
    assert!(person.get(&path).await.unwrap().is(200).body.contains(&seed));
}
