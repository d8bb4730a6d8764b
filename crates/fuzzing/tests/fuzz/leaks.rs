//! The table protocol tells a viewer the same in two games that this viewer cannot tell apart: scene, log, choices, hints, refusals.

use std::collections::BTreeMap;
use std::time::Instant;

use catalogue::{AnyGame, Games};
use kernel::laws::twins::{Twins, random_game, retold};
use kernel::record::Record;
use kernel::{Fast, Seat, Viewer};
use resolute::protocol::Session;
use serde_json::{Value, json};

/// Changes tried before a game is given up.
const TRIES: usize = 6;
const ACTS: u32 = 40;

struct Search {
    rng: Fast,
    found: Vec<(&'static str, Twins)>,
}

impl Games for Search {
    fn game<G: AnyGame>(&mut self) {
        let acts = self.rng.below(ACTS) as usize;
        let Some(record) = random_game::<G>(&mut self.rng, acts) else { return };
        let seats = record.seats.len() as u32;
        let viewer = match self.rng.below(seats + 1) {
            n if n == seats => Viewer::Spectator,
            n => Viewer::Seat(Seat(n as u8)),
        };
        let found = retold::<G>(&record, viewer, &mut self.rng, TRIES);
        self.found.extend(found.map(|twins| (G::ID, twins)));
    }
}

fn session(record: &Record) -> Session {
    let mut session = Session::default();
    let loaded = session.answer(json!({ "do": "load", "text": record.write() }).to_string().as_bytes());
    assert!(loaded.contains("\"ok\":true"), "{loaded}");
    session
}

/// What the viewer asks for, and who asks: a seat for itself, somebody else for nobody.
fn questions(viewer: Viewer, acts: usize) -> Vec<Value> {
    let mut all = Vec::new();
    for lang in ["en", "de"] {
        let seen_by = match viewer {
            Viewer::Seat(seat) => json!(seat.0),
            Viewer::Spectator => json!("spectator"),
        };
        all.push(json!({ "do": "scene", "viewer": "spectator", "lang": lang }));
        for at in [0, acts / 2, acts] {
            all.push(json!({ "do": "scene", "viewer": seen_by, "lang": lang, "act": at }));
        }
        all.push(json!({ "do": "scene", "viewer": seen_by, "lang": lang }));
        all.push(json!({ "do": "log", "viewer": seen_by, "since": 0, "lang": lang }));
        if let Viewer::Seat(seat) = viewer {
            all.push(json!({ "do": "choices", "seat": seat.0, "lang": lang }));
            all.push(json!({ "do": "hint", "seat": seat.0, "most": 3, "lang": lang }));
            all.push(json!({ "do": "act", "seat": seat.0, "act": "nonsense", "lang": lang }));
        }
    }
    all
}

/// The hash of the state is for programs that host the table, and stands for all that is hidden.
fn without_hash(answer: &str) -> Value {
    let mut answer: Value = serde_json::from_str(answer).unwrap();
    answer.as_object_mut().unwrap().remove("hash");
    answer
}

#[test]
fn fuzz_leaks_the_protocol_tells_equal_knowledge_alike() {
    let seed = std::env::var("RESOLUTE_LAW_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(3);
    let mut pairs: BTreeMap<&str, u64> = BTreeMap::new();
    let end = Instant::now() + crate::time();
    let mut number = 0;
    while Instant::now() < end || pairs.is_empty() {
        let mut search = Search { rng: Fast::of_game(seed, number), found: Vec::new() };
        catalogue::for_each_game(&mut search);
        for (game, twins) in search.found {
            let (mut real, mut other) = (session(&twins.real), session(&twins.other));
            for question in questions(twins.viewer, twins.real.acts.len()) {
                let line = question.to_string();
                let answers =
                    [&mut real, &mut other].map(|session| without_hash(&session.answer(line.as_bytes())));
                assert_eq!(
                    answers[0], answers[1],
                    "{game} seed {seed} number {number} {:?}: {line}",
                    twins.viewer
                );
            }
            *pairs.entry(game).or_default() += 1;
        }
        number += 1;
        assert!(number < 10_000, "nothing is hidden in any game");
    }
    println!("pairs of games: {pairs:?}");
}
