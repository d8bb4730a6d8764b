//! `table`: the protocol over real pipes.

use serde_json::{Value, json};

use crate::common::{ask, command, run_with_input};

const NEW: &str =
    r#"{"do":"new","game":"presidential","options":{"weeks":2},"seats":["human:Anna","human"],"seed":3}"#;

fn new() -> Value {
    serde_json::from_str(NEW).unwrap()
}

fn code(reply: &Value) -> &str {
    assert_eq!(reply["ok"], false, "{reply}");
    reply["error"]["code"].as_str().unwrap()
}

#[test]
fn every_line_gets_one_answer_whatever_it_is() {
    let mut input = Vec::new();
    for line in [
        b"".as_slice(),
        b"x",
        b"[]",
        b"\xff\xfe",
        b"{\"do\":\"dance\"}",
        b"{}",
        b"{\"id\":[1],\"do\":\"state\"}",
        b"\"new\"",
    ] {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    input.resize(input.len() + (4 << 20) + 1, b'x');
    input.extend_from_slice(b"\n{\"id\":{\"a\":null},\"do\":\"quit\"}\n{\"do\":\"games\"}\n");
    let ran = run_with_input(&mut command(&["table"]), &input).good();
    let replies: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let codes: Vec<_> = replies[..9].iter().map(code).collect();
    assert_eq!(
        codes,
        [
            "bad-json",
            "bad-json",
            "bad-request",
            "bad-utf8",
            "unknown-do",
            "missing-field",
            "no-table",
            "bad-request",
            "too-long",
        ]
    );
    assert_eq!(replies[6]["id"], json!([1]));
    assert_eq!(replies[9], json!({ "id": { "a": null }, "ok": true }));
    assert_eq!(replies.len(), 10, "nothing is answered after quit");
}

#[test]
fn refused_requests_change_nothing_and_say_why() {
    let cases = [
        (json!({ "do": "act", "seat": 0, "act": "campaign", "loud": true }), "unknown-field", "loud"),
        (json!({ "do": "act", "seat": "0", "act": "campaign" }), "bad-field", "seat"),
        (json!({ "do": "act", "seat": -1, "act": "campaign" }), "bad-field", "seat"),
        (json!({ "do": "act", "seat": 2, "act": "campaign" }), "unknown-seat", "seat"),
        (json!({ "do": "act", "seat": 300, "act": "campaign" }), "unknown-seat", "seat"),
        (json!({ "do": "act", "seat": 0 }), "missing-field", "act"),
        (json!({ "do": "act", "seat": 0, "act": "dance" }), "unknown-act", "act"),
        (json!({ "do": "act", "seat": 0, "act": "campaign", "expect": 5 }), "stale", "expect"),
        (json!({ "do": "scene", "viewer": "all" }), "bad-field", "viewer"),
        (json!({ "do": "scene", "act": 99 }), "bad-field", "act"),
        (json!({ "do": "scene", "lang": "fr" }), "unknown-lang", "lang"),
        (json!({ "do": "rolls", "dice": [6, 7] }), "bad-chance", "dice"),
        (json!({ "do": "rolls", "dice": [0] }), "bad-chance", "dice"),
        (json!({ "do": "rolls", "dice": 6 }), "bad-field", "dice"),
        (json!({ "do": "stack", "pile": "No pile", "cards": [1] }), "unknown-pile", "pile"),
        (json!({ "do": "rules", "rule": "X" }), "unknown-rule", "id"),
        (json!({ "do": "new", "game": "chess" }), "unknown-game", "game"),
        (json!({ "do": "new", "game": "presidential", "options": { "weeks": 31 } }), "bad-option", "weeks"),
        (json!({ "do": "new", "game": "presidential", "options": { "x": 1 } }), "unknown-option", "x"),
        (
            json!({ "do": "new", "game": "presidential", "seats": ["clever", "human"] }),
            "unknown-bot",
            "seats",
        ),
        (json!({ "do": "new", "game": "presidential", "seats": ["human"] }), "bad-seats", "seats"),
        (json!({ "do": "new", "game": "presidential", "seats": ["human:", "human"] }), "bad-name", "seats"),
        (json!({ "do": "new", "game": "presidential", "seed": -7 }), "bad-field", "seed"),
        (json!({ "do": "new", "game": "presidential", "seed": "abc" }), "bad-field", "seed"),
        (json!({ "do": "load", "record": 7 }), "bad-field", "record"),
    ];
    let state = json!({ "do": "state" });
    let mut requests = vec![new(), state.clone()];
    requests.extend(cases.iter().flat_map(|(request, ..)| [request.clone(), state.clone()]));
    let replies = ask(&requests);
    for (n, (request, expected, field)) in cases.iter().enumerate() {
        let reply = &replies[2 + 2 * n];
        assert_eq!((code(reply), &reply["error"]["field"]), (*expected, &json!(field)), "{request}: {reply}");
        assert!(!reply["error"]["message"].as_str().unwrap().starts_with('['), "{reply}");
        assert_eq!(replies[3 + 2 * n], replies[1], "{request}");
    }
}

#[test]
fn a_field_that_stands_twice_is_refused() {
    let line = format!("{NEW}\n{{\"id\":7,\"id\":1,\"do\":\"choices\",\"seat\":0,\"seat\":1}}\n");
    let ran = run_with_input(&mut command(&["table"]), line.as_bytes()).good();
    let reply: Value = serde_json::from_str(ran.out.lines().last().unwrap()).unwrap();
    assert_eq!((code(&reply), &reply["id"]), ("unknown-field", &json!(1)));
}

#[test]
fn queued_dice_and_cards_come_next() {
    let setup = [new(), json!({ "do": "choices", "seat": 0 }), json!({ "do": "state" })];
    let turn = ask(&setup)[2]["turn"]["decide"][0].clone();
    let act = |act: &str| json!({ "do": "act", "seat": turn, "act": act });
    let replies = ask(&[
        new(),
        act("campaign"),
        act("announce CA"),
        act("announce TX"),
        json!({ "do": "rolls", "dice": [6, 5, 3] }),
        act("announce NY"),
        act("roll"),
    ]);
    let rolled = replies.iter().rev().find(|reply| reply["chance"].as_array().is_some_and(|c| !c.is_empty()));
    assert_eq!(rolled.unwrap()["chance"], json!(["d6 6 own", "d6 5 own", "d6 3 own"]), "{replies:?}");
}

/// Point 6 of the first players' feedback: pile names with digits were refused.
#[test]
fn point_6_cards_of_every_pile_can_be_stacked() {
    let mut piles = 0;
    for title in catalogue::titles() {
        let seats = vec!["greedy"; usize::from(*title.seats().start())];
        let mut asked = vec![json!({ "do": "new", "game": title.id(), "seats": seats, "seed": 1 })];
        asked.extend(title.piles().iter().map(|pile| json!({ "do": "stack", "pile": pile, "cards": [1] })));
        asked.push(json!({ "do": "stack", "pile": "no-such-pile", "cards": [1] }));
        let replies = ask(&asked);
        for (reply, request) in replies.iter().zip(&asked).take(asked.len() - 1) {
            assert_eq!(reply["ok"], true, "{request}: {reply}");
        }
        assert_eq!(code(&replies[asked.len() - 1]), "unknown-pile");
        piles += title.piles().len();
    }
    assert!(piles > 30, "{piles}");
}

#[test]
fn point_14_only_dice_or_only_cards_are_asked_for() {
    let new = |own: &str| json!({ "do": "new", "game": "cdg-solo", "options": { "playsheet": "wilderness" }, "seed": 1, "own": own });
    let replies = ask(&[new("dice"), json!({ "do": "act", "seat": 0, "act": "roll" })]);
    assert_eq!((&replies[0]["ok"], &replies[0]["own"]), (&json!(true), &json!("dice")), "the program draws");
    assert_eq!((code(&replies[1]), &replies[1]["error"]["need"]), ("needs-chance", &json!("d6")));
    assert_eq!(replies[1]["error"]["message"], "French: which face does the fate die show?");
    let replies = ask(&[new("cards"), new("cake")]);
    assert_eq!((code(&replies[0]), &replies[0]["error"]["need"]), ("needs-chance", &json!("deck")));
    assert_eq!(replies[0]["error"]["slots"], json!(["French A", "British A", "French B", "British B"]));
    assert_eq!((code(&replies[1]), &replies[1]["error"]["field"]), ("bad-field", &json!("own")));
}

#[test]
fn own_dice_are_asked_for_by_need() {
    let own = json!({ "do": "new", "game": "presidential", "seed": "own" });
    let with = json!({ "do": "new", "game": "presidential", "seed": "own", "rolls": [2, 5] });
    let replies = ask(&[own, with]);
    assert_eq!((code(&replies[0]), &replies[0]["error"]["need"]), ("needs-chance", &json!("d6")));
    assert_eq!((&replies[1]["turn"], &replies[1]["commitment"]), (&json!({ "decide": [1] }), &Value::Null));
}

#[test]
fn taking_back_needs_consent_once_something_was_learned() {
    let first = ask(&[new()])[0]["turn"]["decide"][0].as_u64().unwrap();
    let other = 1 - first;
    let replies = ask(&[
        new(),
        json!({ "do": "act", "seat": first, "act": "campaign" }),
        json!({ "do": "undo", "seat": other }),
        json!({ "do": "undo", "seat": other, "to": 0 }),
        json!({ "do": "consent", "seat": other, "yes": true }),
        json!({ "do": "consent", "seat": first, "yes": false }),
        json!({ "do": "undo", "seat": other, "to": 0 }),
        json!({ "do": "consent", "seat": first, "yes": true }),
        json!({ "do": "act", "seat": first, "act": "campaign" }),
        json!({ "do": "undo", "seat": first }),
    ]);
    assert_eq!(code(&replies[2]), "refused");
    assert_eq!((&replies[3]["undo"], &replies[3]["waiting"]), (&json!("asked"), &json!([first])));
    assert_eq!(code(&replies[4]), "refused");
    assert_eq!((&replies[5]["undo"], &replies[5]["after"]), (&json!("declined"), &json!(1)));
    assert_eq!(replies[6]["undo"], "asked");
    assert_eq!((&replies[7]["undo"], &replies[7]["after"]), (&json!("done"), &json!(0)));
    assert_eq!((&replies[9]["undo"], &replies[9]["hash"]), (&json!("done"), &replies[0]["hash"]));
}

#[test]
fn a_secret_seed_is_told_only_when_asked_for_or_at_the_end() {
    let secret = json!({ "do": "new", "game": "presidential", "options": { "weeks": 1 }, "seats": ["greedy", "greedy"] });
    let replies = ask(&[
        secret.clone(),
        json!({ "do": "export" }),
        json!({ "do": "export", "secret": true }),
        json!({ "do": "bots" }),
        json!({ "do": "export" }),
        secret,
    ]);
    assert!(replies[1]["record"]["seals"][0].get("seed").is_none());
    let seed = replies[2]["record"]["seals"][0]["seed"].as_str().unwrap();
    assert_eq!(replies[4]["record"]["seals"][0]["seed"], seed);
    assert_ne!(replies[5]["commitment"], replies[0]["commitment"]);
    for reply in [&replies[0], &replies[1], &replies[3]] {
        assert!(!reply.to_string().contains(seed));
    }
    assert!(replies[3]["turn"]["over"]["scores"].is_array());
}
