//! Every text that a game can show exists in every language.

use std::collections::BTreeSet;

use kernel::laws::Lawful;
use kernel::{FastRng, FieldKind, Game, OptionKind};
use presidential::Presidential;
use scene::laws;
use scene::{Lang, Shown, Texts};

#[test]
fn whatever_happens_can_be_said_in_every_language() {
    let texts = Texts::new(Presidential::text_files()).unwrap();
    let mut said = BTreeSet::new();
    for number in 0..30 {
        let mut rng = FastRng::of_game(5, number);
        let (options, seats) = Presidential::some_options(&mut rng);
        let game = Presidential::new(&options, seats).unwrap();
        let found =
            laws::whatever_happens_can_be_said(&game, &texts, &mut rng, 20, |game, state, seat, rng| {
                kernel::pick(game, state, seat, rng).unwrap()
            });
        said.extend(found.into_iter().map(|text| text.key.to_string()));
    }
    // Random play covers nearly all texts.
    assert!(said.len() > 150, "{}", said.len());
}

#[test]
fn both_languages_have_the_same_keys() {
    laws::both_languages_have_the_same_keys::<Presidential>();
}

#[test]
fn tpg_20_every_field_of_an_own_card_has_its_words() {
    let texts = Texts::new(Presidential::text_files()).unwrap();
    let specs = Presidential::option_specs();
    let entries = specs.iter().filter_map(|spec| match &spec.kind {
        OptionKind::List { entry, .. } => entry.as_ref(),
        _ => None,
    });
    for entry in entries {
        let key = entry.key;
        let mut keys = vec![key.to_owned(), format!("{key}-new"), format!("{key}-several")];
        for field in &entry.fields {
            let name = format!("{key}-{}", field.name());
            let values: Vec<&str> = match &field.kind {
                FieldKind::Line { .. } | FieldKind::Number { .. } => vec![],
                FieldKind::Switch { .. } => vec!["on", "off"],
                FieldKind::Choice { groups } => {
                    groups.iter().flat_map(|(group, values)| values.iter().chain([group])).copied().collect()
                }
                FieldKind::Several { sets, of, prefix, .. } => {
                    keys.extend(of.iter().map(|word| format!("{prefix}{word}")));
                    if sets.is_empty() { vec![] } else { sets.iter().chain([&"these"]).copied().collect() }
                }
            };
            keys.extend(values.into_iter().map(|value| format!("{name}-{value}")));
            keys.push(name);
        }
        for key in keys {
            assert!(Lang::ALL.into_iter().all(|lang| texts.has(lang, &key)), "{key}");
        }
    }
}

#[test]
fn every_option_and_its_values_are_explained() {
    laws::every_option_and_its_values_are_explained::<Presidential>();
}
