//! What every game's words must uphold, beside the laws of the kernel: the same for all of them, called by their tests.

use std::collections::BTreeSet;

use kernel::OptionKind;
use serde_json::Value;

use crate::{Lang, Shown, Text, Texts};

/// All texts in a written scene or line.
pub fn texts_in(value: &Value, out: &mut Vec<Text>) {
    if value.is_object()
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

/// Every key of one language is one of the other.
///
/// # Panics
/// Where that does not hold.
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

/// Every option has a rule, a name, a help, and words for its values; and each is one of the options' fields.
///
/// # Panics
/// Where that does not hold.
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
