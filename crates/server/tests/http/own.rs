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
    person.post(&format!("{path}/own"), &[("own", "both"), ("seat", "0")]).await.unwrap().is(303);
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
    assert!(wrong.body.contains("“7” is not possible here."), "{}", wrong.body);
    assert!(wrong.body.contains("name=\"given\" value=\"d6:2\""), "the good die is kept");
    assert!(wrong.body.contains("Entered so far: 2."), "and it is said which one");
    let wrong = send(&mut person, with("d6:2", "<b>")).await.is(200);
    assert!(!wrong.body.contains("<b>” is"), "what was typed is not markup");
    // The first entry can be taken back like any other.
    let back: Vec<_> = with("d6:2", "").into_iter().chain([("back", "1".to_owned())]).collect();
    let back = send(&mut person, back).await.is(200);
    assert!(back.body.contains("name=\"given\" value=\"\""), "{}", back.body);
    send(&mut person, with("d6:2 d6:6", "5")).await.is(303);
    let page = person.get(&path).await.unwrap().is(200);
    assert!(page.body.contains("2, 6, 5"), "the dice as they fell at home");
    // The house rolls again where it is asked to.
    person.post(&format!("{path}/own"), &[("own", "none"), ("seat", "0")]).await.unwrap().is(303);
    let page = person.part(&path).await.unwrap().is(200);
    assert!(page.body.contains("name=\"own\" value=\"both\""), "the switch is back");
}

#[tokio::test]
async fn the_house_deals_what_one_does_not_want_to_roll() {
    let house = House::open().await;
    let (mut person, path) = seated(&house).await;
    person.post(&format!("{path}/own"), &[("own", "both"), ("seat", "0")]).await.unwrap().is(303);
    let version = before_the_roll(&mut person, &path).await;
    let fields = [("act", "roll"), ("seat", "0"), ("version", &version), ("given", "d6:4"), ("deal", "1")];
    person.post(&format!("{path}/act"), &fields).await.unwrap().is(303);
    assert!(
        person.get(&path).await.unwrap().is(200).body.contains("roll 4, "),
        "the first die is the person's"
    );
}

#[tokio::test]
async fn point_14_a_turn_of_wilderness_war_with_own_die_and_cards() {
    let house = House::open().await;
    let mut person = house.visitor();
    let form = person.get("/new/cdg-solo").await.unwrap().is(200);
    for own in ["none", "dice", "cards", "both"] {
        assert!(form.body.contains(&format!("name=\"own\" value=\"{own}\"")), "{own} can be chosen");
    }
    let new = [("seat.0", "me"), ("option.playsheet", "wilderness"), ("own", "both")];
    let asked = person.post("/new/cdg-solo", &new).await.unwrap().is(200);
    assert!(
        asked.body.contains("French A, British A, French B and British B: which cards?"),
        "{}",
        asked.body
    );
    let deal = |results: [&'static str; 4]| {
        let names = ["result.0", "result.1", "result.2", "result.3"];
        let results = names.into_iter().zip(results);
        new.into_iter().chain([("need", "deck")]).chain(results).collect::<Vec<_>>()
    };
    let wrong = person.post("/new/cdg-solo", &deal(["12", "7", "99", "1"])).await.unwrap().is(200);
    assert!(wrong.body.contains("“99” is not possible here."), "{}", wrong.body);
    let ready = person.post("/new/cdg-solo", &deal(["12", "7", "33", "2"])).await.unwrap().is(200);
    assert!(ready.body.contains("British B: 2 ") && ready.body.contains(">Begin<"), "{}", ready.body);
    // The last card was mistyped: it is taken back, and only it is asked for again.
    let entered = "deck:12 deck:7 deck:33 deck:2";
    let back: Vec<_> = new.into_iter().chain([("given", entered), ("back", "1")]).collect();
    let again = person.post("/new/cdg-solo", &back).await.unwrap().is(200);
    assert!(again.body.contains("British B: which card?"), "{}", again.body);
    let begin: Vec<_> = new.into_iter().chain([("given", "deck:12 deck:7 deck:33 deck:1")]).collect();
    let path = person.post("/new/cdg-solo", &begin).await.unwrap().is(303);
    let path = path.location().to_owned();
    let page = person.get(&path).await.unwrap().is(200);
    assert!(page.body.contains("French: which face does the fate die show?"), "asked without a click");
    assert!(page.body.contains("name=\"result\" value=\"3\"") && page.body.contains(">ABC<"), "by its faces");
    let version = person.part(&path).await.unwrap().version().to_string();
    let roll = [("act", "roll"), ("seat", "0"), ("version", &*version), ("need", "d6"), ("result", "5")];
    let asked = person.post(&format!("{path}/act"), &roll).await.unwrap().is(200);
    assert!(asked.body.contains("French C, D and E: which cards?"), "{}", asked.body);
    assert!(asked.body.contains("Entered so far: CDE"), "{}", asked.body);
    let cards = [
        ("act", "roll"),
        ("seat", "0"),
        ("version", &*version),
        ("given", "d6:5"),
        ("said", "CDE"),
        ("need", "deck"),
        ("result.0", "20"),
        ("result.1", "21"),
        ("result.2", "22"),
    ];
    person.post(&format!("{path}/act"), &cards).await.unwrap().is(303);
    let record = house.record(id_of(&path)).await;
    let falls: Vec<_> = record.acts[0].chance.iter().map(ToString::to_string).collect();
    assert_eq!(falls, ["d6 5 own", "deck 20 own", "deck 21 own", "deck 22 own"]);
    for text in [&asked.body, &wrong.body, &page.body] {
        assert!(!text.contains("fip-") && !text.contains("solo-need"), "no keys");
    }
}

#[tokio::test]
async fn nobody_rolls_for_themselves_against_others() {
    let house = House::open().await;
    let mut host = house.visitor();
    let fields = [("option.weeks", "2"), ("seat.0", "me"), ("seat.1", "open")];
    let own = fields.into_iter().chain([("own", "dice")]).collect::<Vec<_>>();
    host.post("/new/presidential", &own).await.unwrap().is(422);
    let path = loop {
        let path = host.post("/new/presidential", &fields).await.unwrap().is(303).location().to_owned();
        // Who begins is rolled for.
        if !host.part(&path).await.unwrap().is(200).acts().is_empty() {
            break path;
        }
    };
    assert!(!host.part(&path).await.unwrap().is(200).body.contains("/own\""), "no switch");
    host.post(&format!("{path}/own"), &[("own", "both"), ("seat", "0")]).await.unwrap().is(403);
    let version = before_the_roll(&mut host, &path).await;
    let fields =
        [("act", "roll"), ("seat", "0"), ("version", &version), ("given", "d6:6 d6:6 d6:6"), ("need", "d6")];
    host.post(&format!("{path}/act"), &fields).await.unwrap().is(303);
    let record = house.record(id_of(&path)).await;
    let rolls = &record.acts.last().unwrap().chance;
    assert!(!rolls.is_empty() && rolls.iter().all(|fall| !fall.own), "what was sent is not looked at");
}

/// Where others sit, nobody brings results: not by saying so, and not by sending them along.
#[tokio::test]
async fn results_of_the_opening_are_not_taken_where_others_will_sit() {
    let house = House::open().await;
    for seat in ["friend", "open"] {
        for more in [&[][..], &[("own", "both"), ("deal", "1")]] {
            let mut person = house.visitor();
            let mut fields =
                vec![("option.weeks", "1"), ("seat.0", "me"), ("seat.1", seat), ("given", "d6:6 d6:1")];
            fields.extend(more);
            let refused = person.post("/new/presidential", &fields).await.unwrap().is(422);
            assert!(refused.body.contains("Only where nobody else sits"), "{}", refused.body);
        }
    }
}

/// A form with more cards than a table takes is answered at once, and not drawn again in full.
#[tokio::test]
async fn a_form_with_thousands_of_cards_costs_nothing() {
    let house = House::open().await;
    let names: Vec<String> = (0..3_900).map(|n| format!("option.own_cards.{n}.a")).collect();
    let fields: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), "")).collect();
    let begun = std::time::Instant::now();
    let refused = house.visitor().post("/new/presidential", &fields).await.unwrap().is(422);
    assert!(begun.elapsed().as_secs_f32() < 2.0, "{:?}", begun.elapsed());
    assert!(refused.body.len() < 800_000, "{} bytes", refused.body.len());
    let more: Vec<(&str, &str)> = fields.iter().chain(&fields).copied().collect();
    house.visitor().post("/new/presidential", &more).await.unwrap().is(422);
}
