//! Learning by playing without scripts: lessons, coach lines, and the parts of guide and rules that stand beside a table.

use scene::Lesson;

use crate::house::House;
use crate::visitor::{Answer, Visitor};

fn lesson(game: &str) -> &'static Lesson {
    catalogue::title(game).unwrap().lesson().unwrap()
}

async fn open(person: &mut Visitor, game: &str) -> String {
    person.post(&format!("/lesson/{game}"), &[]).await.unwrap().is(303).location().to_owned()
}

/// Posts an act as the form of the page does.
async fn act(person: &mut Visitor, path: &str, seat: u8, act: &str) -> Answer {
    let version = person.part(path).await.unwrap().is(200).version().to_string();
    let fields = [("act", act), ("seat", &seat.to_string()), ("version", &version)];
    person.post(&format!("{path}/act"), &fields).await.unwrap()
}

fn at_step(page: &Answer, step: usize, of: usize) -> bool {
    page.body.contains(&format!("step {step} of {of}"))
}

#[tokio::test]
async fn a_lesson_of_each_game_opens_and_asks_for_its_first_act() {
    let house = House::open().await;
    for title in catalogue::titles() {
        let mut person = house.visitor();
        let path = open(&mut person, title.id()).await;
        let lesson = lesson(title.id());
        let page = person.get(&path).await.unwrap().is(200);
        assert!(at_step(&page, 1, lesson.steps.len()), "{}: {}", title.id(), page.body);
        assert!(page.body.contains("class=\"asked n1\""), "{}: nothing is marked", title.id());
        let seat = lesson.seat().0;
        act(&mut person, &path, seat, &lesson.steps[0].acts[0]).await.is(303);
        let lobby = person.get("/").await.unwrap().is(200);
        assert!(lobby.body.contains("Lesson · "), "{}: the list says that it is a lesson", title.id());
        assert!(lobby.body.contains(&format!("action=\"/lesson/{}\"", title.id())));
        let guide = person.get(&format!("/guide/{}", title.id())).await.unwrap().is(200);
        assert!(guide.body.contains("Learn by playing"), "{}", title.id());
    }
    house.visitor().post("/lesson/nothing", &[]).await.unwrap().is(404);
}

#[tokio::test]
async fn a_lesson_is_played_to_its_end_and_goes_on_as_a_free_game_even_after_a_restart() {
    let house = House::open().await;
    let lesson = lesson("presidential");
    let of = lesson.steps.len();
    let mut person = house.visitor();
    let path = open(&mut person, "presidential").await;
    let mut house = house;
    let mut folders = Vec::new();
    for (n, step) in lesson.steps.iter().enumerate() {
        let page = person.get(&path).await.unwrap().is(200);
        assert!(at_step(&page, n + 1, of), "{}: {}", step.name, page.body);
        for asked in &step.acts {
            act(&mut person, &path, 0, asked).await.is(303);
        }
        if n == 4 {
            let folder = house.close().await.unwrap();
            let url = format!("sqlite:{}", folder.path().join("house.sqlite").display());
            house = House::at(&url, true).await;
            person = person.moved(house.address);
            folders.push(folder);
        }
    }
    let page = person.get(&path).await.unwrap().is(200);
    assert!(page.body.contains("That was the lesson"), "{}", page.body);
    assert!(!page.acts().is_empty(), "the game goes on at the same table");
    act(&mut person, &path, 0, "fundraise CA").await.is(303);
    let page = person.get(&path).await.unwrap().is(200);
    assert!(!page.body.contains("id=\"lesson\""), "the coach has nothing more to say");
    assert!(!person.get("/").await.unwrap().body.contains("Lesson · "), "it is a game like any other");
}

#[tokio::test]
async fn another_way_is_allowed_and_led_back_kindly() {
    let house = House::open().await;
    let mut person = house.visitor();
    let path = open(&mut person, "presidential").await;
    act(&mut person, &path, 0, "fundraise TX").await.is(303);
    let page = person.get(&path).await.unwrap().is(200);
    assert!(page.body.contains("Another way"), "{}", page.body);
    assert!(page.acts().contains(&"roll"), "nothing is locked");
    let version = page.version().to_string();
    person.post(&format!("{path}/undo"), &[("seat", "0"), ("version", &version)]).await.unwrap().is(303);
    assert!(at_step(&person.get(&path).await.unwrap(), 1, 14));
}

#[tokio::test]
async fn who_leaves_the_lesson_plays_on_with_fair_dice() {
    let house = House::open().await;
    let mut person = house.visitor();
    let path = open(&mut person, "presidential").await;
    act(&mut person, &path, 0, "campaign").await.is(303);
    let version = person.part(&path).await.unwrap().version().to_string();
    let leave = format!("{path}/leave-lesson");
    let mut other = house.guest("Ben").await;
    other.post(&leave, &[("seat", "0"), ("version", &version)]).await.unwrap().is(403);
    person.post(&leave, &[("seat", "0"), ("version", &version)]).await.unwrap().is(303);
    let page = person.get(&path).await.unwrap().is(200);
    assert!(!page.body.contains("id=\"lesson\"") && page.acts().contains(&"announce OH"), "{}", page.body);
    for asked in ["announce OH", "announce PA", "announce FL", "roll"] {
        act(&mut person, &path, 0, asked).await.is(303);
    }
    let record = house.record(crate::house::id_of(&path)).await;
    let roll = record.acts.iter().find(|act| act.act == "roll").unwrap();
    assert!(roll.chance.iter().all(|fall| !fall.own), "dealt, not written down: {roll:?}");
    assert!(record.opening.lesson && record.seals.len() == 2);
}

#[tokio::test]
async fn a_coach_line_is_there_once_and_can_be_closed_for_good() {
    const NEW: [(&str, &str); 2] = [("seat.0", "me"), ("seat.1", "bot:greedy")];
    let house = House::open().await;
    let mut person = house.visitor();
    let table = async |person: &mut Visitor| person.post("/new/presidential", &NEW).await.unwrap().is(303);
    let path = table(&mut person).await.location().to_owned();
    let page = person.get(&path).await.unwrap().is(200);
    let kind = if page.body.contains("value=\"tpg-ask-choose\"") { "tpg-ask-choose" } else { "none" };
    assert_eq!(kind, "tpg-ask-choose", "{}", page.body);
    assert_eq!(page.body.matches("id=\"coach\"").count(), 1, "one at a time");
    // Closed by its button.
    person.post(&format!("{path}/coach"), &[("kind", kind), ("seat", "0")]).await.unwrap().is(303);
    assert!(!person.get(&path).await.unwrap().body.contains("id=\"coach\""));
    // Met by answering.
    act(&mut person, &path, 0, "campaign").await.is(303);
    let page = person.get(&path).await.unwrap().is(200);
    assert!(page.body.contains("name=\"met\" value=\"tpg-ask-announce\""), "{}", page.body);
    let version = page.version().to_string();
    let fields = [("act", "announce OH"), ("seat", "0"), ("version", &version), ("met", "tpg-ask-announce")];
    let answer = person.post_for_part(&format!("{path}/act"), &fields).await.unwrap().is(200);
    assert!(!answer.body.contains("id=\"coach\""), "the same kind of question again");
    // At another table as well, but not for somebody else.
    let again = table(&mut person).await.location().to_owned();
    assert!(!person.get(&again).await.unwrap().body.contains("id=\"coach\""));
    let mut other = house.visitor();
    let theirs = table(&mut other).await.location().to_owned();
    assert!(other.get(&theirs).await.unwrap().body.contains("id=\"coach\""));
}

#[tokio::test]
async fn guide_and_rules_come_in_parts_for_a_table() {
    let house = House::open().await;
    let mut person = house.visitor();
    let rule = person.part("/rules/presidential/TPG-11").await.unwrap().is(200);
    assert!(rule.body.contains("id=\"TPG-11\"") && !rule.body.contains("TPG-10"), "{}", rule.body);
    assert!(!rule.body.contains("<html"), "no page around it");
    let page = person.get("/rules/presidential/tpg-11").await.unwrap().is(303);
    assert_eq!(page.location(), "/rules/presidential#TPG-11");
    person.part("/rules/presidential/TPG-999").await.unwrap().is(404);
    let guide = person.part("/guide/presidential").await.unwrap().is(200);
    assert!(guide.body.contains("The aim") && !guide.body.contains("<html"), "{}", guide.body);
}
