//! Cards in hand are seen by nobody else: not on a page, in a live update, in an error or in a file.

use presidential::printed;
use serde_json::Value;
use store::TableId;

use crate::house::{Game, House, next};
use crate::visitor::Visitor;

/// Numbers of the cards in each hand, from the secret state.
pub async fn hands(house: &House, table: TableId) -> [Vec<u64>; 2] {
    let record = house.record(table).await;
    in_hands(&catalogue::title("presidential").unwrap().reopen(&record).unwrap().state())
}

pub fn in_hands(state: &Value) -> [Vec<u64>; 2] {
    let hand = |seat: usize| match &state["hands"][seat] {
        Value::Array(cards) => cards.iter().map(|card| card.as_u64().unwrap()).collect(),
        other => panic!("hands are written otherwise now: {other}"),
    };
    [hand(0), hand(1)]
}

/// Both languages' titles, and the act that uses the card.
pub fn marks(card: u64) -> [String; 3] {
    let printed = &printed()[card as usize - 1];
    // As they stand in HTML.
    let escaped = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
    [escaped(&printed.title.en), escaped(&printed.title.de), format!("\"use {card}\"")]
}

/// Everything that a visitor can get at while the game runs.
async fn everything(game: &Game, visitor: &mut Visitor, acts: u64) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let path = &game.path;
    let mut paths: Vec<String> = (0..=acts + 1).map(|at| format!("{path}?at={at}")).collect();
    let views = [
        "",
        "?seat=0",
        "?seat=1",
        "?hint=1",
        "?seat=0&hint=1",
        "?seat=1&hint=1&at=3",
        "/log",
        "/log?seat=0",
        "/log?seat=1",
        "/export",
    ];
    paths.extend(views.map(|end| format!("{path}{end}")));
    paths.extend(["/".to_owned(), "/account".to_owned()]);
    for path in paths {
        let whole = visitor.get(&path).await.unwrap();
        let part = visitor.part(&path).await.unwrap();
        assert!(whole.status < 500 && part.status < 500, "{path}");
        all.push((path.clone(), whole.body));
        all.push((format!("the part of {path}"), part.body));
    }
    for seat in ["0", "1"] {
        let live = visitor.listen(&format!("{path}/live?seat={seat}"), None).await;
        all.push((format!("live as {seat}"), next(&mut live.unwrap()).await.data));
        let forms: [(&str, &[(&str, &str)]); 8] = [
            ("act", &[("act", "nonsense"), ("seat", seat)]),
            ("act", &[("act", "use 1"), ("seat", seat)]),
            ("act", &[("act", "keep"), ("seat", seat), ("version", "1")]),
            ("undo", &[("seat", seat), ("version", "1")]),
            ("undo-answer", &[("seat", seat), ("answer", "no")]),
            ("why", &[("seat", seat), ("spot", "OH")]),
            ("invite", &[("seat", seat)]),
            ("branch", &[("seat", seat), ("at", "3")]),
        ];
        for (end, fields) in forms {
            let answer = visitor.post_for_part(&format!("{path}/{end}"), fields).await.unwrap();
            assert!(answer.status < 500, "{end} as {seat}");
            all.push((format!("{end} as {seat}"), answer.body));
        }
    }
    all
}

#[tokio::test]
async fn cards_in_hand_are_seen_by_nobody_else() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[("option.weeks", "30")]).await;
    let live = game.at("live");
    let spectator = house.visitor();
    let mut listeners = Vec::new();
    for visitor in [&game.people[0], &game.people[1], &spectator] {
        listeners.push(visitor.listen(&live, None).await.unwrap());
    }
    // Every part that each of them was sent on the way.
    let parts: Vec<_> = listeners
        .into_iter()
        .map(|mut listener| {
            tokio::spawn(async move {
                let mut parts = Vec::new();
                while let Ok(Ok(Some(event))) =
                    tokio::time::timeout(std::time::Duration::from_secs(2), listener.next()).await
                {
                    parts.push(event.data);
                }
                parts
            })
        })
        .collect();
    let mut held = hands(&house, game.id()).await;
    let mut acts = 0;
    while held.iter().any(|hand| hand.len() < 2) {
        let (_, answer) = game.act(&["keep", "done", "fundraise"]).await;
        acts = crate::visitor::number(&answer.body, "data-acts=\"");
        if answer.acts().is_empty() {
            held = hands(&house, game.id()).await;
        }
        assert!(acts < 400, "both keep cards sooner or later: {held:?}");
    }
    let mut sent = Vec::new();
    for task in parts {
        sent.push(task.await.unwrap());
    }
    let Game { people: [mut ada, mut ben], path } = game;
    let game = Game { people: [ada.moved(house.address), ben.moved(house.address)], path };
    let mut nobody = house.visitor();
    let mut cy = house.guest("Cy").await;
    for (name, eyes, foreign, live) in [
        ("the first seat", &mut ada, &held[1..], Some(0)),
        ("the second seat", &mut ben, &held[..1], Some(1)),
        ("a spectator", &mut nobody, &held[..], Some(2)),
        ("a guest at no seat", &mut cy, &held[..], None),
    ] {
        let mut seen = everything(&game, eyes, acts).await;
        seen.extend(
            live.into_iter().flat_map(|n| &sent[n]).map(|part| ("a live part".to_owned(), part.clone())),
        );
        for card in foreign.iter().flatten() {
            for mark in marks(*card) {
                for (what, text) in &seen {
                    assert!(!text.contains(&mark), "{name} reads {mark} on {what}");
                }
            }
        }
    }
    // The search finds what it looks for: one's own cards are there.
    let mine = ada.get(&game.path).await.unwrap().body;
    assert!(held[0].iter().all(|card| mine.contains(&marks(*card)[0])));
    assert_eq!(ada.get(&game.at("export")).await.unwrap().status, 403, "a file tells everything");
}
