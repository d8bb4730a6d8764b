//! Replaces text keys in data by words.

use catalogue::Title;
use kernel::Text;
use scene::Lang;
use serde::Deserialize;
use serde_json::Value;

use crate::voice::Voice;

/// Replaces every text in the data by its words.
pub fn in_words(value: &mut Value, title: &'static dyn Title, lang: Lang) {
    speak(value, Voice::new(lang).of(title));
}

fn speak(value: &mut Value, voice: Voice) {
    if let Some(text) = as_text(value) {
        *value = voice.say(&text).into();
        return;
    }
    match value {
        Value::Array(list) => list.iter_mut().for_each(|value| speak(value, voice)),
        Value::Object(map) => map.values_mut().for_each(|value| speak(value, voice)),
        _ => (),
    }
}

/// A text is an object with `key`, optionally `args`, and nothing else.
fn as_text(value: &Value) -> Option<Text> {
    let map = value.as_object()?;
    let fits = map.contains_key("key") && map.keys().all(|name| name == "key" || name == "args");
    if fits { Text::deserialize(value).ok() } else { None }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn texts_become_words_and_all_else_stays() {
        let title = catalogue::titles().first().expect("the house has games").as_ref();
        let ask = json!(Text::new("chance-lacks").word("ask", "d6"));
        let mut value = json!({ "name": ask, "key": 3, "list": [ask, 1, null, { "key": "x", "other": 1 }] });
        in_words(&mut value, title, Lang::En);
        let words = "Needed: d6.";
        assert_eq!(
            value,
            json!({ "name": words, "key": 3, "list": [words, 1, null, { "key": "x", "other": 1 }] })
        );
    }
}
