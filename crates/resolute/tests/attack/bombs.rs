//! Files, decks and forms designed to take much time or memory to read.

use crate::real::trial::Choices;
use crate::real::visitor::{Visitor, form};
use crate::siege::Siege;

/// The size limits of files, decks and forms. Some requests are a little larger.
const FILE: usize = 2 << 20;
const DECK: usize = 128 << 10;
const TABLE: usize = 256 << 10;
const FORM: usize = 64 << 10;

const FORM_KIND: &str = "application/x-www-form-urlencoded";
const MULTIPART: &str = "multipart/form-data; boundary=b";

/// The piece repeated as often as there is room.
fn filled(piece: &str, between: &str, room: usize) -> String {
    vec![piece; room / (piece.len() + between.len())].join(between)
}

/// JSON text that is short to send but large, deep or slow to parse.
fn value(choices: &mut Choices, room: usize) -> String {
    let brackets = |open: &str, close: &str, depth: usize| open.repeat(depth) + &close.repeat(depth);
    match choices.below(9) {
        0 => format!("[{}]", filled("{\"\":0}", ",", room)),
        1 => format!("[{}]", filled("[]", ",", room)),
        2 => brackets("[", "]", room / 2),
        3 => brackets("{\"a\":", "}", room / 6),
        4 => "9".repeat(room),
        5 => format!("1e{}", "9".repeat(room / 2)),
        6 => format!("\"{}\"", filled("\\u0000", "", room)),
        7 => format!("{{{}}}", filled("\"a\":1", ",", room)),
        _ => format!("\"{}\"", "x".repeat(room)),
    }
}

/// A game file with one part as large as allowed.
fn file(choices: &mut Choices) -> String {
    let usual = [
        ("resolute", "1".to_owned()),
        (
            "game",
            format!(
                "\"{}\"",
                choices.of(&["presidential", "idiot", "manifest", "mr-president", "cdg-solo", "x"])
            ),
        ),
        ("rules", "1".to_owned()),
        ("options", "{}".to_owned()),
        ("seats", r#"[{"bot":"random"},{"bot":"random"}]"#.to_owned()),
        ("seals", "[]".to_owned()),
        ("opening", r#"{"hash":"0000000000000000"}"#.to_owned()),
        ("acts", "[]".to_owned()),
    ];
    let (odd, room) = (choices.below(usual.len() + 2), FILE - 400 + choices.below(600));
    let acts = r#"{"seat":0,"act":"announce OH","hash":"0000000000000000"}"#;
    let parts = usual.iter().enumerate().map(|(n, (name, part))| {
        let part = match (n == odd, *name) {
            (true, "opening") => format!("{{\"state\":{},\"hash\":\"0\"}}", value(choices, room)),
            (true, _) => value(choices, room),
            (false, "acts") if odd == usual.len() => format!("[{}]", filled(acts, ",", room)),
            (false, "seats") if odd > usual.len() => {
                format!("[{}]", filled(r#"{"bot":"random"}"#, ",", room))
            }
            _ => part.clone(),
        };
        format!("\"{name}\":{part}")
    });
    format!("{{{}}}", parts.collect::<Vec<_>>().join(","))
}

fn multipart(choices: &mut Choices, parts: &[(&str, &str)]) -> String {
    if choices.one_in(8) {
        // An endless number of parts, none of which is expected.
        return filled("--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\r\n", "", FILE / 4)
            + "--b--\r\n";
    }
    let part = |(name, text): &(&str, &str)| {
        format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"f\"\r\n\r\n{text}\r\n")
    };
    parts.iter().map(part).collect::<String>() + "--b--\r\n"
}

fn deck(choices: &mut Choices) -> String {
    let room = DECK - 100 + choices.below(200);
    match choices.below(5) {
        0 => filled("a", "\n", room),
        1 => filled("", ",", room),
        2 => filled("\"\"", ",", room),
        3 => "\"".repeat(room),
        _ => filled("1,Card,3,\"a, \"\"b\"\"\"", "\n", room),
    }
}

/// The form of a new table with too many entries of everything.
fn table(choices: &mut Choices) -> String {
    let room = TABLE - 1_000;
    let entry = |n: u64| format!("option.own_cards.{n}.text=x&option.own_cards.{n}.several=OH");
    match choices.below(6) {
        0 => (0..room as u64 / 60).map(entry).collect::<Vec<_>>().join("&"),
        1 => [u64::MAX, u64::MAX - 1, 1 << 32, 1 << 62].map(entry).join("&"),
        2 => format!("option.own_cards.0.{}=x", filled("effect", ".", room)),
        3 => filled("seat.0=me", "&", room),
        4 => format!("option.own_cards.0.several={}", filled("OH", "&option.own_cards.0.several=", room / 3)),
        _ => format!("option.weeks={}&seat.0=me&seat.1=open", "9".repeat(room - 100)),
    }
}

/// Any form that people at a table send.
fn words(choices: &mut Choices) -> String {
    let room = FORM - 100;
    match choices.below(4) {
        0 => filled("a=1", "&", room),
        1 => "&".repeat(room),
        2 => filled("%00", "", room),
        _ => {
            let long = "é".repeat(room / 6 - 40);
            form(&[("act", &long), ("seat", "0"), ("text", &long), ("name", &long), ("spot", &long)])
        }
    }
}

/// Addresses that ask for expensive work.
const QUERIES: [&str; 7] = [
    "{t}/frames?from=0&to=18446744073709551615",
    "{t}/frames?from=18446744073709551615&to=0",
    "{t}?at=18446744073709551615&hint=1",
    "{t}/log?at=99999999999999999999999999",
    "/map?{long}",
    "/map.png?{long}",
    "/?before={long}&page={long}",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bombs_do_no_harm() {
    let mut siege = Siege::begin().await;
    let table_path = siege.table.clone();
    let long = "a=b&".repeat(2_000);
    let mut hung_up = 0;
    while siege.trial.goes_on() {
        let mut stranger = siege.stranger();
        let choices = &mut siege.trial.choices;
        let (kind, path, body) = match choices.below(6) {
            0 | 1 => {
                let file = file(choices);
                (MULTIPART, "/import".to_owned(), multipart(choices, &[("file", &file)]))
            }
            2 => {
                let deck = deck(choices);
                let parts = [("name", "Bomb"), ("text", &deck), ("file", &deck)];
                (MULTIPART, "/decks/new/cdg-solo/1960".to_owned(), multipart(choices, &parts))
            }
            3 => (FORM_KIND, "/new/presidential".to_owned(), table(choices)),
            4 => {
                let end = choices.of(&["/act", "/chat", "/notes", "/undo", "/why", "/seat", "/branch"]);
                (FORM_KIND, format!("{table_path}{end}"), words(choices))
            }
            _ => {
                let path = choices.of(&QUERIES).replace("{t}", &table_path).replace("{long}", &long);
                match stranger.ask("GET", &path, &[("Cookie", &long)], None).await {
                    Ok(answer) => siege.saw(&answer),
                    // A picture cannot be read as text.
                    Err(why) => assert_eq!(why.kind(), std::io::ErrorKind::InvalidData, "{path}: {why}"),
                }
                continue;
            }
        };
        match send(&mut stranger, &path, kind, &body).await {
            Some((status, answer)) => {
                siege.saw(&answer);
                assert!(status != 200 || kind == FORM_KIND, "{path} took it");
            }
            // If a request is refused early, the connection may be closed before everything was sent.
            None => hung_up += 1,
        }
    }
    println!("hung up on {hung_up} of them");
    siege.end("bombs").await;
}

async fn send(
    visitor: &mut Visitor,
    path: &str,
    kind: &str,
    body: &str,
) -> Option<(u16, crate::real::visitor::Answer)> {
    let answer = visitor.ask("POST", path, &[], Some((kind, body.as_bytes()))).await.ok()?;
    Some((answer.status, answer))
}
