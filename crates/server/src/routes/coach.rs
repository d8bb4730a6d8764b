//! Coach lines: which kinds of questions a person has met. The list is stored among the person's preferences.

use catalogue::Title;
use scene::Lang;
use serde_json::{Map, Value};
use store::{Person, PersonId};

use super::AppState;

const FIELD: &str = "coached";
/// Maximum number of stored kinds. All games together have fewer kinds that the coach speaks of.
const MOST: usize = 200;

/// Whether the coach of this game has a line for this kind of question.
pub fn is_kind(title: &dyn Title, kind: &str) -> bool {
    title.texts().has(Lang::En, &format!("coach-{kind}"))
}

/// The kinds that this person has met or closed.
pub fn met(person: &Person) -> impl Iterator<Item = &str> {
    let kinds = person.preferences.get(FIELD).and_then(Value::as_array);
    kinds.into_iter().flatten().filter_map(Value::as_str)
}

/// The person's preferences with this kind added. None if nothing changes.
fn with(person: &Person, kind: &str) -> Option<Value> {
    if met(person).any(|known| known == kind) || met(person).count() >= MOST {
        return None;
    }
    let kinds: Vec<Value> = met(person).chain([kind]).map(Value::from).collect();
    let mut preferences = person.preferences.as_object().cloned().unwrap_or_else(Map::new);
    preferences.insert(FIELD.to_owned(), kinds.into());
    Some(preferences.into())
}

/// Stores permanently that a kind was met. If that fails the line is shown once more, which does no harm.
pub async fn remember(app: &AppState, person: PersonId, kind: &str) {
    let store = app.hall.store();
    let Ok(known) = store.person(person).await else { return };
    let Some(preferences) = with(&known, kind) else { return };
    let written = store.set_preferences(person, &preferences).await;
    app.sessions.forget(person);
    if let Err(error) = written {
        tracing::warn!(%error, "a coach line could not be closed");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use store::Millis;

    fn person(preferences: Value) -> Person {
        let id = PersonId::random();
        Person { id, name: "Ada".into(), login: None, preferences, created: Millis(0) }
    }

    #[test]
    fn what_was_met_is_kept_beside_other_preferences() {
        let ada = person(json!({ "lang": "de" }));
        let preferences = with(&ada, "tpg-ask-roll").unwrap();
        assert_eq!(preferences, json!({ "lang": "de", "coached": ["tpg-ask-roll"] }));
        let ada = person(preferences);
        assert_eq!(met(&ada).collect::<Vec<_>>(), ["tpg-ask-roll"]);
        assert_eq!(with(&ada, "tpg-ask-roll"), None, "known already");
    }

    #[test]
    fn only_what_the_coach_speaks_of_is_kept_and_not_too_much() {
        let title = catalogue::title("presidential").unwrap();
        assert!(is_kind(title, "tpg-ask-roll"));
        assert!(!is_kind(title, "<b>") && !is_kind(title, "md-q-bid"));
        let full: Vec<String> = (0..MOST).map(|n| format!("kind-{n}")).collect();
        assert_eq!(with(&person(json!({ "coached": full })), "one-more"), None);
    }
}
