//! Pages that are older than the table, and acts that are not one's own.

use crate::house::House;

#[tokio::test]
async fn an_old_page_is_told_so_and_shown_the_new_state() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    let (seat, page) = game.turn().await;
    let [act, other] = [0, 1].map(|n| page.acts()[n].to_owned());
    let done = game.post(seat, &act, page.version()).await.is(200);
    let again = game.post(seat, &other, page.version()).await.is(409);
    assert_eq!(again.version(), done.version());
    assert_eq!(again.acts(), done.acts());
    assert_eq!(again.header("x-stamp"), done.header("x-stamp"));
    let future = game.post(seat, &act, page.version() + 1_000).await.is(409);
    assert_eq!(future.version(), done.version());
    let undo = game.at("undo");
    let fields = [("seat", seat.to_string()), ("version", page.version().to_string())];
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    game.people[seat].post_for_part(&undo, &fields).await.unwrap().is(409);
}

/// The second click of a double click, or a form that is sent again.
#[tokio::test]
async fn the_same_asked_twice_is_done_once_and_is_no_fault() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    let (seat, page) = game.turn().await;
    let act = page.acts().iter().find(|act| act.starts_with("announce")).unwrap().to_string();
    let done = game.post(seat, &act, page.version()).await.is(200);
    let again = game.post(seat, &act, page.version()).await.is(200);
    assert_eq!((again.version(), again.acts()), (done.version(), done.acts()));
    assert!(!again.body.contains("class=\"notice"), "without a word of blame");
    let undo = game.at("undo");
    let fields = [("seat", seat.to_string()), ("version", done.version().to_string())];
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    let back = game.people[seat].post_for_part(&undo, &fields).await.unwrap().is(200);
    let twice = game.people[seat].post_for_part(&undo, &fields).await.unwrap().is(200);
    assert_eq!(twice.version(), back.version());
    // What was taken back in between is not done again by an old page.
    game.post(seat, &act, page.version()).await.is(409);
}

#[tokio::test]
async fn what_the_rules_forbid_changes_nothing() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    let (seat, page) = game.turn().await;
    let other = 1 - seat;
    for act in ["count", "allot 6 PA", "announce XX", "", "use 255", "fundraise WY"] {
        let answer = game.post(seat, act, page.version()).await.is(422);
        assert_eq!(answer.version(), page.version());
        assert!(answer.body.contains("notice"), "{act}: without a word");
    }
    let act = page.acts()[0].to_owned();
    // Not one's turn; not one's seat; nobody.
    game.post(other, &act, page.version()).await.is(422);
    let path = game.at("act");
    let fields = [("act", act.as_str()), ("seat", &seat.to_string())];
    game.people[other].post_for_part(&path, &fields).await.unwrap().is(403);
    house.visitor().post_for_part(&path, &fields).await.unwrap().is(403);
    house.guest("Cy").await.post_for_part(&path, &fields).await.unwrap().is(403);
    assert_eq!(game.turn().await.1.version(), page.version());
}

#[tokio::test]
async fn consent_is_for_the_wish_that_was_read() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    // Both have done something, so that taking back needs consent.
    let (first, _) = game.act(&[]).await;
    while game.act(&["fundraise", "done"]).await.0 == first {}
    let asking = first;
    let asked = 1 - asking;
    let [undo, answer] = ["undo", "undo-answer"].map(|end| game.at(end));
    let seats = [asking, asked].map(|seat| seat.to_string());
    game.people[asking].post(&undo, &[("seat", &seats[0])]).await.unwrap().is(303);
    let read = game.people[asked].part(&game.path).await.unwrap().is(200);
    assert!(read.body.contains(&answer), "the other is asked");
    // The wish ends with the next act, and another one stands in its place.
    game.act(&[]).await;
    game.people[asking].post(&undo, &[("seat", &seats[0])]).await.unwrap().is(303);
    let now = game.people[asked].part(&game.path).await.unwrap().is(200);
    let [old, new] = [&read, &now].map(|page| page.version().to_string());
    let agree = |version| [("seat", seats[1].as_str()), ("version", version), ("answer", "yes")];
    let late = game.people[asked].post(&answer, &agree(&old)).await.unwrap().is(409);
    assert!(late.body.contains("notice stale") && late.body.contains(&answer), "the new wish, and a word");
    game.people[asked].post(&answer, &agree(&new)).await.unwrap().is(303);
}

#[tokio::test]
async fn without_scripts_the_side_of_the_table_that_was_looked_at_comes_back() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    for (tab, back) in [("H", "&tab=H"), ("on", ""), ("\"><b>", ""), ("", "")] {
        let (seat, page) = game.turn().await;
        let (path, act, number) = (game.at("act"), page.acts()[0].to_owned(), seat.to_string());
        let fields = [("act", act.as_str()), ("seat", &number), ("tab", tab)];
        let answer = game.people[seat].post(&path, &fields).await.unwrap().is(303);
        assert_eq!(answer.location(), format!("{}?seat={seat}{back}", game.path));
        game.people[seat].get(answer.location()).await.unwrap().is(200);
    }
}
