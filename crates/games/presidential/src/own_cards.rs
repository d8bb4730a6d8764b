//! The form for a custom card, field by field (TPG-20).

use atlas::states::UsState;
use kernel::{EntrySpec, FieldKind, FieldSpec};

use crate::cards::{AMONG_MAX, NAMED_MAX, OWN_TEXT_MAX, VOTES_MAX, Wide};

const KIND: &str = "effect.kind";

/// Effects on states that the card names.
const NAMED: [&str; 4] = ["add", "take", "swing", "lose"];
/// Effects on states that the team chooses.
const CHOSEN: [&str; 11] = [
    "add_one_of",
    "spread",
    "roll_one_of",
    "shore_up",
    "contest",
    "open",
    "catch_up",
    "move",
    "take_one_of",
    "lose_one_of",
    "lose_each",
];
const GAINS: [&str; 10] =
    ["add", "add_one_of", "spread", "roll", "roll_one_of", "shore_up", "contest", "open", "catch_up", "move"];
const HITS: [&str; 3] = ["take", "take_one_of", "swing"];
const PENALTIES: [&str; 4] = ["lose", "lose_one_of", "lose_most", "lose_each"];
/// Effects whose number of votes is rolled.
const ROLLS: [&str; 2] = ["roll", "roll_one_of"];

const VOTES_DEFAULT: i64 = 2;

pub(crate) fn entry() -> EntrySpec {
    let groups = [("gain", GAINS.to_vec()), ("hit", HITS.to_vec()), ("penalty", PENALTIES.to_vec())];
    let kinds = || GAINS.into_iter().chain(HITS).chain(PENALTIES);
    let states = |least, most, sets| FieldKind::Several {
        least,
        most,
        sets,
        of: UsState::ALL.map(UsState::code).to_vec(),
        prefix: "state-",
    };
    let sets = Wide::ALL.map(Wide::code).to_vec();
    let most = i64::from(VOTES_MAX);
    EntrySpec {
        key: "tpg-write",
        fields: vec![
            FieldSpec::new(KIND, FieldKind::Choice { groups: groups.to_vec() }),
            FieldSpec::new("effect.votes", FieldKind::Number { min: 1, max: most, default: VOTES_DEFAULT })
                .only_with(KIND, kinds().filter(|kind| !ROLLS.contains(kind))),
            FieldSpec::new("effect.extra", FieldKind::Number { min: 1, max: most - 1, default: 1 })
                .only_with(KIND, ["catch_up"]),
            FieldSpec::new("effect.among", states(2, AMONG_MAX, sets)).only_with(KIND, CHOSEN),
            FieldSpec::new("effect.states", states(1, NAMED_MAX, vec![])).only_with(KIND, NAMED),
            FieldSpec::new("effect.states", states(1, 1, vec![])).only_with(KIND, ["roll"]),
            FieldSpec::new("text", FieldKind::Line { max: OWN_TEXT_MAX }),
            FieldSpec::new("immediate", FieldKind::Switch { default: false })
                .only_with(KIND, GAINS.into_iter().chain(HITS))
                .otherwise(true),
        ],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::{Value, json};

    use super::*;
    use crate::cards::{OwnCard, printed};

    /// The smallest valid card of a kind, built only from the form's description.
    fn smallest(kind: &str) -> Value {
        let mut card = json!({ "text": "x", "effect": { "kind": kind } });
        for field in entry().fields {
            if !field.applies(&card) {
                continue;
            }
            let value = match &field.kind {
                FieldKind::Number { min, .. } => json!(min),
                FieldKind::Several { least, of, .. } => json!(of[..*least]),
                _ => continue,
            };
            card["effect"][field.name()] = value;
        }
        if PENALTIES.contains(&kind) {
            card["immediate"] = json!(true);
        }
        card
    }

    fn faults(card: &Value) -> Vec<String> {
        let faults = entry().faults("own_cards", "TPG-20", 0, card);
        faults.into_iter().map(|fault| fault.field.unwrap_or_default()).collect()
    }

    #[test]
    fn tpg_20_the_fields_of_every_kind_make_a_card_that_the_rules_take() {
        let kinds: BTreeSet<_> = GAINS.into_iter().chain(HITS).chain(PENALTIES).collect();
        assert_eq!(kinds.len(), 17);
        for kind in kinds {
            let card = smallest(kind);
            assert_eq!(faults(&card), [""; 0], "{card}");
            let read: OwnCard =
                serde_json::from_value(card.clone()).unwrap_or_else(|e| panic!("{card}: {e}"));
            assert_eq!(read.check(1), Ok(()), "{card}");
            assert_eq!(read.effect.kind().replace('-', "_"), kind);
            assert_eq!(read.effect.is_penalty(), PENALTIES.contains(&kind));
            assert_eq!(faults(&serde_json::to_value(&read).unwrap()), [""; 0], "as it is kept");
        }
    }

    #[test]
    fn tpg_20_the_effects_of_all_printed_cards_can_be_written() {
        for card in printed() {
            let own = OwnCard { text: "x".into(), effect: card.effect.clone(), immediate: card.immediate };
            let written = serde_json::to_value(&own).unwrap();
            assert_eq!(faults(&written), [""; 0], "card {}: {written}", card.number);
        }
    }

    #[test]
    fn tpg_20_the_documented_format_is_the_one_that_is_taken() {
        let page = include_str!("../../../../docs/own-cards.md");
        let (_, rest) = page.split_once("```json").unwrap();
        let example: Value = serde_json::from_str(rest.split("```").next().unwrap()).unwrap();
        let options = crate::Options {
            own_cards: serde_json::from_value(example.clone()).unwrap(),
            ..Default::default()
        };
        assert_eq!((options.own_cards.len(), options.check()), (4, Ok(())));
        assert!(example.as_array().unwrap().iter().all(|card| faults(card).is_empty()));
        for field in entry().fields {
            assert!(page.contains(&format!("| `{}` |", field.path)), "{}", field.path);
        }
        for kind in GAINS.into_iter().chain(HITS).chain(PENALTIES) {
            let row = page.lines().find(|line| line.starts_with(&format!("| `{kind}` |"))).unwrap();
            let told = row.rsplit('|').nth(1).unwrap();
            let card = smallest(kind);
            let mut wanted: Vec<String> = Vec::new();
            for field in
                entry().fields.iter().filter(|field| field.only_with.is_some() && field.applies(&card))
            {
                if field.path.starts_with("effect.") {
                    wanted.push(format!("`{}`", field.name()));
                }
            }
            for field in &wanted {
                assert!(told.contains(field), "{kind}: {field}");
            }
            assert_eq!(told.matches('`').count(), 2 * wanted.len(), "{kind}: {told}");
        }
    }

    #[test]
    fn tpg_20_limits_of_the_form_are_those_of_the_rules() {
        let with = |kind: &str, field: &str, value: Value| {
            let mut card = smallest(kind);
            card["effect"][field] = value;
            faults(&card)
        };
        assert_eq!(with("add", "votes", json!(11)), ["own_cards.0.effect.votes"]);
        assert_eq!(
            with("add", "states", json!(["OH", "PA", "MI", "WI", "GA"])),
            ["own_cards.0.effect.states"]
        );
        assert_eq!(with("roll", "states", json!(["OH", "PA"])), ["own_cards.0.effect.states"]);
        assert_eq!(with("contest", "among", json!(["OH"])), ["own_cards.0.effect.among"]);
        assert_eq!(with("contest", "among", json!("south")), [""; 0]);
        assert_eq!(with("roll", "votes", json!(2)), ["own_cards.0.effect.votes"]);
        for text in ["\u{202e}evil", "two\u{2028}lines", "\u{200b}", "  ", &"x".repeat(201)] {
            let mut card = smallest("add");
            card["text"] = json!(text);
            assert_eq!(faults(&card), ["own_cards.0.text"], "{text:?}");
        }
    }
}
