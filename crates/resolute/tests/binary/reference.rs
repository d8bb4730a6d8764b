//! Compares what docs/protocol.md says about scenes, states and acts with what the program actually outputs.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::Peekable;

use serde_json::{Value, json};

use crate::common::{PLAYSHEETS, ask, first_roll, run, running_record};

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    std::fs::read_to_string(path).unwrap()
}

/// A type of the small subset of TypeScript that the document uses.
#[derive(Clone, Debug)]
enum Type {
    Any,
    String,
    Number,
    Boolean,
    Null,
    Literal(String),
    Named(String),
    List(Box<Type>),
    Tuple(Vec<Type>),
    Map(Box<Type>),
    Object(Vec<(String, bool, Type)>),
    Union(Vec<Type>),
}

type Types = BTreeMap<String, Type>;

/// The types of the code block that begins with this line.
fn types(page: &str, block: &str) -> Types {
    let opening = format!("```ts {block}\n");
    let start = page.find(&opening).unwrap_or_else(|| panic!("no block {block}")) + opening.len();
    let text = &page[start..start + page[start..].find("```").unwrap()];
    let text: String =
        text.lines().map(|line| line.split("//").next().unwrap()).collect::<Vec<_>>().join("\n");
    let mut words = words(&text).into_iter().peekable();
    let mut types = Types::new();
    while let Some(word) = words.next() {
        assert_eq!(word, "type", "in {block}");
        let name = words.next().unwrap();
        assert_eq!(words.next().unwrap(), "=", "after {name}");
        types.insert(name, union(&mut words));
        assert_eq!(words.next().unwrap(), ";");
    }
    types
}

fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c.is_whitespace() {
            continue;
        }
        let mut word = String::from(c);
        if c == '"' {
            word.extend(chars.by_ref().take_while(|&c| c != '"'));
        } else if c.is_alphanumeric() {
            while let Some(c) = chars.next_if(|c| c.is_alphanumeric() || *c == '_') {
                word.push(c);
            }
        }
        words.push(word);
    }
    words
}

fn union(words: &mut Peekable<impl Iterator<Item = String>>) -> Type {
    let mut all = Vec::new();
    words.next_if_eq("|");
    loop {
        all.push(list(words));
        if words.next_if_eq("|").is_none() {
            return if all.len() == 1 { all.remove(0) } else { Type::Union(all) };
        }
    }
}

fn list(words: &mut Peekable<impl Iterator<Item = String>>) -> Type {
    let mut one = single(words);
    while words.next_if_eq("[").is_some() {
        assert_eq!(words.next().unwrap(), "]");
        one = Type::List(Box::new(one));
    }
    one
}

fn single(words: &mut Peekable<impl Iterator<Item = String>>) -> Type {
    let word = words.next().unwrap();
    match word.as_str() {
        "unknown" => Type::Any,
        "string" => Type::String,
        "number" => Type::Number,
        "boolean" => Type::Boolean,
        "null" => Type::Null,
        "(" => {
            let inner = union(words);
            assert_eq!(words.next().unwrap(), ")");
            inner
        }
        "[" => {
            let mut parts = vec![union(words)];
            while words.next_if_eq(",").is_some() {
                parts.push(union(words));
            }
            assert_eq!(words.next().unwrap(), "]");
            Type::Tuple(parts)
        }
        "Record" => {
            let opening: Vec<String> = words.by_ref().take(3).collect();
            assert_eq!(opening, ["<", "string", ","]);
            let value = union(words);
            assert_eq!(words.next().unwrap(), ">");
            Type::Map(Box::new(value))
        }
        "{" => {
            let mut fields = Vec::new();
            while words.next_if_eq("}").is_none() {
                let name = words.next().unwrap();
                let optional = words.next_if_eq("?").is_some();
                assert_eq!(words.next().unwrap(), ":", "after {name}");
                fields.push((name, optional, union(words)));
                words.next_if_eq(";");
            }
            Type::Object(fields)
        }
        literal if literal.starts_with('"') => Type::Literal(literal[1..].to_owned()),
        name => Type::Named(name.to_owned()),
    }
}

/// Types and fields seen so far, and the means to see more.
struct Reader {
    types: Types,
    met: BTreeSet<String>,
}

impl Reader {
    fn new(page: &str, blocks: &[&str]) -> Reader {
        Reader { types: blocks.iter().flat_map(|block| types(page, block)).collect(), met: BTreeSet::new() }
    }

    #[track_caller]
    fn read(&mut self, name: &str, value: &Value) {
        let met = fits(&self.types, &Type::Named(name.to_owned()), value, name);
        self.met.extend(met.unwrap_or_else(|fault| panic!("{fault}")));
    }

    /// Asserts that everything the document describes occurs.
    #[track_caller]
    fn all_met(&self, but: &[&str]) {
        for (name, kind) in &self.types {
            let mut wanted = vec![name.clone()];
            if let Type::Object(fields) = kind {
                wanted.extend(fields.iter().map(|(field, ..)| format!("{name}.{field}")));
            }
            for wanted in wanted {
                assert!(self.met.contains(&wanted) || but.contains(&&*wanted), "{wanted} never occurs");
            }
        }
    }
}

/// The types and fields seen, or where and why the value does not match.
fn fits(types: &Types, kind: &Type, value: &Value, at: &str) -> Result<BTreeSet<String>, String> {
    let fault = || Err(format!("{at}: {value} is no {kind:?}"));
    let plain = |fits: bool| if fits { Ok(BTreeSet::new()) } else { fault() };
    let all = |parts: &mut dyn Iterator<Item = (String, &Type, &Value)>| {
        let mut met = BTreeSet::new();
        for (at, kind, value) in parts {
            met.extend(fits(types, kind, value, &at)?);
        }
        Ok(met)
    };
    match kind {
        Type::Any => plain(true),
        Type::String => plain(value.is_string()),
        Type::Number => plain(value.is_number()),
        Type::Boolean => plain(value.is_boolean()),
        Type::Null => plain(value.is_null()),
        Type::Literal(word) => plain(value == word),
        Type::Named(name) => {
            let kind = match types.get(name) {
                Some(kind) => kind,
                None if name == "Seat" => &Type::Number,
                None => panic!("no type {name}"),
            };
            let mut met = fits(types, kind, value, at)?;
            met.insert(name.clone());
            if let (Type::Object(_), Some(object)) = (kind, value.as_object()) {
                met.extend(object.keys().map(|field| format!("{name}.{field}")));
            }
            Ok(met)
        }
        Type::List(kind) => {
            let Some(list) = value.as_array() else { return fault() };
            all(&mut (0..).zip(list).map(|(n, value): (usize, _)| (format!("{at}[{n}]"), &**kind, value)))
        }
        Type::Tuple(kinds) => {
            let Some(list) = value.as_array().filter(|list| list.len() == kinds.len()) else {
                return fault();
            };
            all(&mut kinds.iter().zip(list).map(|(kind, value)| (at.to_owned(), kind, value)))
        }
        Type::Map(kind) => {
            let Some(map) = value.as_object() else { return fault() };
            all(&mut map.iter().map(|(name, value)| (format!("{at}.{name}"), &**kind, value)))
        }
        Type::Object(fields) => {
            let Some(map) = value.as_object() else { return fault() };
            let known = |name: &String| fields.iter().any(|(field, ..)| field == name);
            if let Some(name) = map.keys().find(|name| !known(name)) {
                return Err(format!("{at}.{name} is not described"));
            }
            let lacks = fields.iter().find(|(field, optional, _)| !optional && !map.contains_key(field));
            if let Some((name, ..)) = lacks {
                return Err(format!("{at}.{name} is described, and not there"));
            }
            all(&mut fields.iter().filter_map(|(field, _, kind)| {
                map.get(field).map(|value| (format!("{at}.{field}"), kind, value))
            }))
        }
        Type::Union(kinds) => {
            // The error at the deepest level belongs to the variant that was meant.
            let depth = |fault: &str| fault.split([':', ' ']).next().map_or(0, str::len);
            let mut deepest = String::new();
            for kind in kinds {
                match fits(types, kind, value, at) {
                    Ok(met) => return Ok(met),
                    Err(fault) if depth(&fault) > depth(&deepest) => deepest = fault,
                    Err(_) => (),
                }
            }
            Err(deepest)
        }
    }
}

/// A few games that together produce everything: the game, its options, its seats.
fn games() -> Vec<(&'static str, Value, Vec<&'static str>)> {
    let mut games = vec![
        ("presidential", json!({ "weeks": 4 }), vec!["random", "greedy"]),
        ("idiot", json!({ "rounds": 4, "cards": "chosen" }), vec!["random", "greedy", "random"]),
        ("manifest", json!({}), vec!["random", "greedy", "random", "random", "random"]),
        ("mr-president", json!({ "difficulty": "easier" }), vec!["greedy"]),
        ("mr-president", json!({}), vec!["random"]),
    ];
    games.extend(PLAYSHEETS.map(|sheet| ("cdg-solo", json!({ "playsheet": sheet }), vec!["random"])));
    games
}

/// Replies of a game that is inspected from time to time while it is played.
struct Watched {
    game: &'static str,
    scenes: Vec<Value>,
    logs: Vec<Value>,
    states: Vec<Value>,
    acts: BTreeSet<String>,
}

fn watched(game: &'static str, options: &Value, seats: &[&str]) -> Watched {
    const LOOKS: usize = 60;
    let mut requests =
        vec![json!({ "do": "new", "game": game, "options": options, "seats": seats, "seed": 5 })];
    let looks = [
        json!({ "do": "scene", "viewer": 0 }),
        json!({ "do": "scene", "lang": "de" }),
        json!({ "do": "state" }),
        json!({ "do": "choices", "seat": 0 }),
    ];
    for look in 0..LOOKS {
        requests.push(json!({ "do": "bots", "most": 1 + look % 9 }));
        requests.extend(looks.clone());
    }
    requests.push(json!({ "do": "log", "viewer": 0 }));
    let mut watched = Watched { game, scenes: vec![], logs: vec![], states: vec![], acts: BTreeSet::new() };
    for reply in ask(&requests) {
        assert_eq!(reply["ok"], true, "{game} {options}: {reply}");
        let list = |name: &str| reply[name].as_array().cloned().unwrap_or_default();
        watched.scenes.extend(reply.get("scene").cloned());
        watched.states.extend(reply.get("state").cloned());
        watched.logs.extend(list("log"));
        let word = |act: &Value| act.as_str().or_else(|| act["act"].as_str()).unwrap().to_owned();
        watched.acts.extend(list("acts").iter().map(word));
    }
    watched
}

#[test]
fn scenes_states_and_acts_are_as_the_page_says() {
    let page = page();
    let mut scenes = Reader::new(&page, &["scene"]);
    let mut logs = Reader::new(&page, &["scene", "log"]);
    let mut states: BTreeMap<&str, Reader> = BTreeMap::new();
    let words = act_words(&page);
    for (game, options, seats) in games() {
        let watched = watched(game, &options, &seats);
        watched.scenes.iter().for_each(|scene| scenes.read("Scene", scene));
        watched.logs.iter().for_each(|entry| logs.read("Entry", entry));
        let reader = states.entry(game).or_insert_with(|| Reader::new(&page, &[game]));
        watched.states.iter().for_each(|state| reader.read("State", state));
        let words = &words[watched.game];
        for act in &watched.acts {
            let known = words.iter().any(|word| word.fits(act));
            assert!(known, "{game}: {act:?} is not among the words of acts");
        }
    }
    scenes.all_met(&[]);
    states.values().for_each(|reader| reader.all_met(&[]));
}

/// A row of the table of act words. Each word is fixed, one of several, or anything.
struct ActWords {
    words: Vec<Option<Vec<String>>>,
    example: String,
}

impl ActWords {
    fn fits(&self, act: &str) -> bool {
        let given: Vec<&str> = act.split(' ').collect();
        given.len() == self.words.len()
            && self.words.iter().zip(given).all(|(words, given)| {
                words.as_ref().is_none_or(|words| words.iter().any(|word| word == given))
            })
    }
}

fn ticked(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn act_words(page: &str) -> BTreeMap<String, Vec<ActWords>> {
    let start = page.find("## Words of acts\n").unwrap();
    let end = start + page[start..].find("## Error codes\n").unwrap();
    let mut all = BTreeMap::new();
    for game in page[start..end].split("\n### ").skip(1) {
        let id = ticked(game.lines().next().unwrap()).remove(0);
        let sets: BTreeMap<String, Vec<String>> = game
            .lines()
            .filter(|line| line.contains("` is one of `"))
            .map(|line| {
                let mut words = ticked(line);
                (words.remove(0), words)
            })
            .collect();
        let rows = game.lines().filter(|line| line.starts_with("| `"));
        let row = |line: &str| {
            let [pattern, example] = &ticked(line)[..2] else { panic!("{line}") };
            let words = pattern.split(' ').map(|word| {
                let value = word.chars().all(|c| c.is_ascii_uppercase());
                if value {
                    sets.get(word).cloned()
                } else {
                    Some(word.split('/').map(str::to_owned).collect())
                }
            });
            ActWords { words: words.collect(), example: example.clone() }
        };
        all.insert(id, rows.map(row).collect());
    }
    all
}

#[test]
fn every_act_on_the_page_is_one_of_its_game() {
    let all = act_words(&page());
    assert_eq!(all.len(), 5, "all games: {:?}", all.keys());
    for (game, words) in &all {
        let mut requests = vec![json!({ "do": "new", "game": game, "seed": 1 })];
        for row in words {
            assert!(row.fits(&row.example), "{game}: {:?} is no example of its row", row.example);
            requests.push(json!({ "do": "act", "seat": 0, "act": row.example }));
        }
        for (reply, row) in ask(&requests).iter().skip(1).zip(words) {
            assert_ne!(reply["error"]["code"], "unknown-act", "{game}: {:?}", row.example);
        }
    }
}

#[test]
fn a_type_that_does_not_fit_is_found() {
    let page = "```ts x\ntype A = { a: number; b?: \"x\" | { y: A[] }; };\n```";
    let types = types(page, "x");
    let named = Type::Named("A".into());
    let read = |value: Value| fits(&types, &named, &value, "A");
    assert!(read(json!({ "a": 1, "b": { "y": [{ "a": 2 }] } })).unwrap().contains("A.b"));
    for (wrong, fault) in [
        (json!({}), "A.a is described, and not there"),
        (json!({ "a": 1, "c": 1 }), "A.c is not described"),
        (json!({ "a": "1" }), "A.a"),
        (json!({ "a": 1, "b": { "y": [{ "a": null }] } }), "A.b.y[0].a"),
    ] {
        let said = read(wrong).unwrap_err();
        assert!(said.contains(fault), "{said}");
    }
}

fn file(path: &str) -> String {
    std::fs::read_to_string(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path))
        .unwrap()
}

#[test]
fn a_file_of_a_game_has_the_fields_of_its_page() {
    let page = file("docs/records.md");
    let start = page.find("```json\n").unwrap() + 8;
    let shown: Value =
        serde_json::from_str(&page[start..start + page[start..].find("```").unwrap()]).unwrap();
    let fields = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let record = running_record();
    assert_eq!(fields(&shown), fields(&record));
    assert_eq!(fields(&shown["opening"]), fields(&record["opening"]));
    assert_eq!(fields(&shown["options"]), fields(&record["options"]));
    let roll = &record["acts"][first_roll(&record)];
    assert_eq!(fields(&shown["acts"][1]), fields(roll));
    for field in fields(&record) {
        let told = page.lines().any(|line| line.starts_with("| `") && line.contains(&format!("`{field}`")));
        assert!(told, "{field}");
    }
}

#[test]
fn files_for_hosts_use_options_that_exist() {
    let help =
        ["serve", "backup", "restore", "prune"].map(|command| run(&[command, "--help"]).good().out).concat();
    for path in ["deploy/resolute.service", "deploy/Containerfile", "docs/hosting.md"] {
        let text = file(path);
        let ours = text.lines().filter(|line| !line.starts_with("    cargo") && !line.contains("apt-get"));
        for word in
            ours.flat_map(|line| line.split([' ', '"', '`', ',', '('])).filter(|w| w.starts_with("--"))
        {
            let word = word.trim_end_matches([':', '.', ')']);
            let of_others =
                ["--from=build", "--now", "--release", "--locked", "--system", "--create-home", "--home-dir"];
            assert!(help.contains(word) || of_others.contains(&word), "{path}: {word}");
        }
    }
}
