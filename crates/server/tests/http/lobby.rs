//! The lists of the first page.

use kernel::{Seat, Turn};

use crate::copies::{reopened, to_the_end};
use crate::house::{House, id_of};

#[tokio::test]
async fn a_finished_game_is_listed_with_who_won() {
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    let fields = [("option.weeks", "4"), ("seat.0", "me"), ("seat.1", "bot:random")];
    let path = ada.post("/new/presidential", &fields).await.unwrap().is(303).location().to_owned();
    assert!(!ada.get("/").await.unwrap().is(200).body.contains("won by"));
    to_the_end(&mut ada, &path).await;
    let table = reopened(&house.record(id_of(&path)).await);
    let Turn::Over(verdict) = table.turn() else { panic!("it is over") };
    let words = match verdict.winners {
        tied if tied.len() == 2 => "shared by <bdi>Ada</bdi>, Random bot",
        one if one == Seat(0).alone() => "won by <bdi>Ada</bdi>",
        _ => "won by Random bot",
    };
    let page = ada.get("/").await.unwrap().is(200).body;
    assert!(page.contains(words), "{words}: {page}");
}
