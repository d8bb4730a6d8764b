//! JSON that only a game can interpret. It is kept as text until the game reads it into its own types.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Well-formed JSON of unknown shape. No values are built from it, so until a game has checked it, a file needs no more memory than its
/// text.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RawJson(Box<RawValue>);

impl RawJson {
    /// Plain data as JSON, with its fields in alphabetical order.
    pub fn of(data: &impl Serialize) -> RawJson {
        let value = serde_json::to_value(data).expect("plain data can always be written");
        RawJson(serde_json::value::to_raw_value(&value).expect("a value can always be written"))
    }

    pub fn text(&self) -> &str {
        self.0.get()
    }

    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        serde_json::from_str(self.text())
    }
}

impl PartialEq for RawJson {
    fn eq(&self, other: &RawJson) -> bool {
        self.text() == other.text()
    }
}
