//! Laws that the texts of every game must obey, in addition to the laws of the kernel. The games' tests call them.

use std::collections::BTreeSet;

use kernel::laws::Lawful;
use kernel::{FastRng, OptionKind, Seat, Table, Told, Turn, Viewer};
use serde_json::Value;

use crate::{Lang, Shown, Text, Texts};

/// Collects all texts in a serialised scene or line.
pub fn texts_in(value: &Value, out: &mut Vec<Text>) {
    if value.get("key").is_some()
        && let Ok(text) = serde_json::from_value::<Text>(value.clone())
    {
        out.push(text);
        return;
    }
    match value {
        Value::Array(list) => list.iter().for_each(|v| texts_in(v, out)),
        Value::Object(map) => map.values().for_each(|v| texts_in(v, out)),
        _ => {}
    }
}

/// Checks that both languages have the same keys.
///
/// # Panics
/// If that is not the case.
pub fn both_languages_have_the_same_keys<G: Shown>() {
    let keys = |lang: Lang| -> BTreeSet<String> {
        let files = G::text_files().iter().filter(|(l, _)| *l == lang);
        files
            .flat_map(|(_, file)| file.lines())
            .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()))
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned()))
            .collect()
    };
    assert_eq!(keys(Lang::En), keys(Lang::De));
}

/// Checks that every option has a rule, a name, a help text and texts for its values, and is one of the options' fields.
///
/// # Panics
/// If that is not the case.
pub fn every_option_and_its_values_are_explained<G: Shown>() {
    let texts = Texts::new(G::text_files()).unwrap();
    for spec in G::option_specs() {
        assert!(G::rulebook().rule(spec.rule).is_some(), "{}", spec.rule);
        let name = format!("option-{}-{}", G::ID, spec.name);
        let mut keys = vec![name.clone(), format!("{name}-help")];
        if let OptionKind::Choice { values, .. } = spec.kind {
            keys.extend(values.iter().map(|value| format!("{name}-{value}")));
        }
        for key in keys {
            for lang in Lang::ALL {
                assert!(texts.has(lang, &key), "{lang}: {key}");
            }
        }
    }
    let written = serde_json::to_value(G::Options::default()).unwrap();
    let specs: BTreeSet<_> = G::option_specs().iter().map(|spec| spec.name.to_owned()).collect();
    assert_eq!(written.as_object().unwrap().keys().cloned().collect::<BTreeSet<_>>(), specs);
}

/// Collects all rule ids named in a serialised scene.
pub fn rules_in(value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|v| rules_in(v, out)),
        Value::Object(map) => {
            if let Some(rule) = map.get("rule").and_then(Value::as_str) {
                out.insert(rule.to_owned());
            }
            map.values().for_each(|v| rules_in(v, out));
        }
        _ => {}
    }
}

/// Plays a game to its end, looks as every viewer at about one in `every` acts, and asks for illegal acts: every text must exist in every
/// language, and every rule named must exist. Returns all texts.
///
/// # Panics
/// If that is not the case.
pub fn whatever_happens_can_be_said<G: Shown + Lawful>(
    game: &G,
    texts: &Texts,
    rng: &mut FastRng,
    every: u32,
    mut choose: impl FnMut(&G, &G::State, Seat, &mut FastRng) -> G::Act,
) -> Vec<Text> {
    let seats = game.seats();
    let viewers: Vec<_> = (0..seats).map(|n| Viewer::Seat(Seat(n))).chain([Viewer::Spectator]).collect();
    let mut told: Vec<Told<G::Event>> = Vec::new();
    let Ok(mut state) = game.start(rng, &mut told);
    let (mut found, mut rules) = (Vec::new(), BTreeSet::new());
    let mut look = |state: &G::State, viewer: Viewer, found: &mut Vec<Text>| {
        let scene = game.picture(state, viewer);
        assert_eq!(scene.headline, game.headline(state), "the same for everybody");
        let written = serde_json::to_value(scene).unwrap();
        texts_in(&written, found);
        rules_in(&written, &mut rules);
    };
    while let Turn::Decide(deciding) = game.turn(&state) {
        let seat = deciding.first().unwrap();
        let act = choose(game, &state, seat, rng);
        for &viewer in &viewers {
            if rng.below(every) == 0 {
                look(&state, viewer, &mut found);
            }
        }
        for seat in (0..seats).map(Seat) {
            if let Err(refusal) = kernel::check(game, &state, seat, game.some_act(rng)) {
                assert!(G::rulebook().rule(&refusal.rule).is_some(), "{refusal}");
                found.push(refusal.text);
            }
        }
        let Ok(()) = game.play(&mut state, seat, act, rng, &mut told);
    }
    viewers.iter().for_each(|&viewer| look(&state, viewer, &mut found));
    found.extend(game.race(&state).into_iter().flat_map(|race| {
        let mut texts = Vec::new();
        texts_in(&serde_json::to_value(race).unwrap(), &mut texts);
        texts
    }));
    for told in &told {
        let line = game.line(&told.event);
        rules.insert(line.rule.expect("every line has its rule").to_owned());
        found.push(line.text);
        found.extend(game.chapter(&told.event).into_iter().flat_map(|chapter| [chapter.name, chapter.short]));
    }
    for rule in rules {
        assert!(G::rulebook().rule(&rule).is_some(), "{rule}");
    }
    for text in &found {
        for lang in Lang::ALL {
            texts.try_say(lang, text).unwrap_or_else(|e| panic!("{e}: {text}"));
        }
    }
    found
}

/// The log of a table as a spectator reads it, for a golden text.
///
/// # Panics
/// If the text files are invalid.
pub fn story<G: Shown>(table: &Table<G>, lang: Lang) -> String {
    let texts = Texts::new(G::text_files()).unwrap();
    let lines = table.told(Viewer::Spectator).map(|(after, event)| {
        let line = table.game().line(event);
        format!("{after:>4} {:<7} {}", line.rule.unwrap_or_default(), texts.say(lang, &line.text))
    });
    lines.collect::<Vec<_>>().join("\n")
}
