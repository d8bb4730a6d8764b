//! Pages that are older than the table, and acts that are not one's own.

use crate::house::House;

#[tokio::test]
async fn an_old_page_is_told_so_and_shown_the_new_state() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    let (seat, page) = game.turn().await;
    let act = page.acts()[0].to_owned();
    let done = game.post(seat, &act, page.version()).await.is(200);
    let again = game.post(seat, &act, page.version()).await.is(409);
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
