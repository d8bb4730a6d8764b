//! For two games that a viewer cannot distinguish, the table protocol and the terminal must output the same to this viewer: scene, log,
//! choices, hints, refusals, every screen and every line.

use std::collections::BTreeMap;
use std::time::Instant;

use catalogue::{AnyGame, Games, Hosted};
use kernel::laws::twins::{Twins, random_game, retold};
use kernel::record::Record;
use kernel::{FastRng, Seat, Turn, Viewer};
use resolute::protocol::Session;
use scene::{Lang, Scene};
use serde_json::{Value, json};

/// How many changes are tried before giving up on a game.
const TRIES: usize = 6;
const ACTS: u32 = 40;

struct Search {
    rng: FastRng,
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

/// The viewer's requests. A seat asks for itself, a spectator for no seat.
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

/// Removes the state hash. It is meant for programs that host the table, and depends on hidden information.
fn without_hash(answer: &str) -> Value {
    let mut answer: Value = serde_json::from_str(answer).unwrap();
    answer.as_object_mut().unwrap().remove("hash");
    answer
}

/// Runs through pairs of all games for as long as asked for, until at least one pair of each could be compared.
fn for_each_pair(mut compare: impl FnMut(&Twins, &str) -> bool) {
    let seed = std::env::var("RESOLUTE_LAW_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(3);
    let mut pairs: BTreeMap<&str, u64> = BTreeMap::new();
    let end = Instant::now() + crate::time();
    let mut number = 0;
    while Instant::now() < end || pairs.is_empty() {
        let mut search = Search { rng: FastRng::of_game(seed, number), found: Vec::new() };
        catalogue::for_each_game(&mut search);
        for (game, twins) in search.found {
            if compare(&twins, &format!("{game} seed {seed} number {number} {:?}", twins.viewer)) {
                *pairs.entry(game).or_default() += 1;
            }
        }
        number += 1;
        assert!(number < 10_000, "nothing is hidden in any game");
    }
    println!("pairs of games: {pairs:?}");
}

#[test]
fn fuzz_leaks_the_protocol_tells_equal_knowledge_alike() {
    for_each_pair(|twins, place| {
        let (mut real, mut other) = (session(&twins.real), session(&twins.other));
        for question in questions(twins.viewer, twins.real.acts.len()) {
            let line = question.to_string();
            let answers =
                [&mut real, &mut other].map(|session| without_hash(&session.answer(line.as_bytes())));
            assert_eq!(answers[0], answers[1], "{place}: {line}");
        }
        true
    });
}

fn open(record: &Record) -> Box<dyn Hosted> {
    catalogue::title(&record.game).unwrap().reopen(record).unwrap()
}

/// Everything that a viewer can be shown as text, including the past.
fn screens(table: &dyn Hosted, viewer: Viewer, lang: Lang) -> Vec<String> {
    let acts = table.acts_since(0).len();
    let past = [0, acts / 2, acts].map(|at| table.scene_at(at, viewer).unwrap());
    let said = |scene: &Scene| terminal::scene_text(table.title(), table.players(), lang, scene).join("\n");
    past.iter().chain([&table.scene(viewer)]).map(said).collect()
}

/// Whoever sits down looks at everything, in both languages. The first line opens the curtain.
const TYPED: &str = "\nmap\nscore\ncards\ntable\nhint\nhistory 99\nback 0\nback 2\nhelp\nrules\nnonsense\n?\n\
     lang de\nkarte\nstand\nkarten\ntisch\ntipp\nverlauf 99\nunsinn\nende\n";

/// Everything that the terminal shows to the deciding person, as plain text or as screens.
fn typed(record: &Record, fullscreen: bool) -> String {
    let folder = tempfile::tempdir().unwrap();
    let session = terminal::Session {
        table: open(record),
        lang: Lang::En,
        save: folder.path().join("game.json"),
        salt: 1,
        own_chance: false,
        colour: true,
        interactive: fullscreen,
        fullscreen,
    };
    let mut shown = Vec::new();
    let ending = terminal::play_in_size(session, (110, 40), TYPED.as_bytes(), &mut shown).unwrap();
    assert_eq!(ending, terminal::Ending::Quit);
    String::from_utf8(shown).unwrap().replace(folder.path().to_str().unwrap(), "FOLDER")
}

/// The first person at the terminal: the first seat that must decide.
fn first_asked(record: &Record) -> Option<Viewer> {
    match open(record).turn() {
        Turn::Decide(seats) => seats.iter().next().map(Viewer::Seat),
        Turn::Over(_) => None,
    }
}

#[test]
fn fuzz_leaks_the_terminal_shows_equal_knowledge_alike() {
    let mut sessions = 0;
    for_each_pair(|twins, place| {
        let records = [&twins.real, &twins.other];
        for lang in [Lang::En, Lang::De] {
            let [real, other] = records.map(|record| screens(&*open(record), twins.viewer, lang));
            assert_eq!(real, other, "{place}: a screen");
        }
        if records.iter().all(|record| first_asked(record) == Some(twins.viewer)) {
            for fullscreen in [false, true] {
                let [real, other] = records.map(|record| typed(record, fullscreen));
                assert!(real.len() > 1_000, "{real}");
                assert_eq!(real, other, "{place}: a session");
            }
            sessions += 1;
        }
        sessions > 0
    });
    println!("sessions at the terminal: {sessions}");
}

/// A viewer for whom the two games differ finds the difference.
#[test]
fn a_leak_at_the_terminal_is_found_by_whoever_should_not_see_it() {
    let found = std::cell::Cell::new([false; 2]);
    for_each_pair(|twins, _| {
        let records = [&twins.real, &twins.other];
        let seats = (0..twins.real.seats.len() as u8).map(|n| Viewer::Seat(Seat(n)));
        for viewer in seats.filter(|viewer| *viewer != twins.viewer) {
            let [mut screen, mut session] = found.get();
            let [real, other] = records.map(|record| screens(&*open(record), viewer, Lang::En));
            screen |= real != other;
            if records.iter().all(|record| first_asked(record) == Some(viewer)) {
                let [real, other] = records.map(|record| typed(record, false));
                session |= real != other;
            }
            found.set([screen, session]);
        }
        found.get() == [true; 2]
    });
}
