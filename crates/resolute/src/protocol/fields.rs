//! Reads the fields of a request strictly: each at most once, each of its kind, and no unknown ones.

use std::fmt;

use catalogue::{Hosted, Problem, shown};
use kernel::{Seat, Text, Viewer};
use scene::Lang;
use serde::de::{Deserialize, DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde_json::Value;
use serde_json::value::RawValue;

/// The kind of value that a field takes, as the key of its text.
#[derive(Clone, Copy)]
pub enum Takes {
    Word,
    Number,
    Flag,
    List,
    Object,
    Seed,
    Record,
    Viewer,
}

impl Takes {
    fn key(self) -> &'static str {
        match self {
            Takes::Word => "takes-word",
            Takes::Number => "takes-number",
            Takes::Flag => "takes-flag",
            Takes::List => "takes-list",
            Takes::Object => "takes-object",
            Takes::Seed => "takes-seed",
            Takes::Record => "takes-record",
            Takes::Viewer => "takes-viewer",
        }
    }
}

/// The error for a field of the wrong kind.
pub fn wrong(name: &'static str, takes: Takes) -> Problem {
    let text = Text::new("field-wrong").word("name", name).text("takes", Text::new(takes.key()));
    Problem::field("bad-field", name, text)
}

/// Longer fields are not parsed, except records and text: no value of unknown shape is built from more than this many bytes.
const MAX_FIELD: usize = 512 << 10;

/// Every field as raw text. It is parsed only when it is asked for.
pub struct Fields(Vec<(String, Box<RawValue>)>);

impl Fields {
    pub fn read(line: &str) -> Result<Fields, Problem> {
        serde_json::from_str(line).map_err(|error| match error.is_data() {
            true => Problem::new("bad-request", Text::new("request-no-object")),
            false => {
                Problem::new("bad-json", Text::new("request-no-json").word("why", shown(&error.to_string())))
            }
        })
    }

    /// Takes the field `id`, which every request may have. Its value may be anything.
    pub fn id(&mut self) -> Value {
        self.value("id").unwrap_or(Value::Null)
    }

    /// Takes the last of several fields with the same name, as JSON parsers do. The others remain and make `done` fail.
    fn take(&mut self, name: &str) -> Option<Box<RawValue>> {
        let place = self.0.iter().rposition(|(other, _)| other == name)?;
        Some(self.0.swap_remove(place).1).filter(|raw| raw.get() != "null")
    }

    /// Fails if any field is left: it is unknown, or was given twice.
    pub fn done(self) -> Result<(), Problem> {
        match self.0.into_iter().next() {
            None => Ok(()),
            Some((name, _)) => {
                let name = shown(&name);
                let text = Text::new("field-unknown").word("name", name.clone());
                Err(Problem::field("unknown-field", name, text))
            }
        }
    }

    /// An optional field; `null` counts as missing. A value that is too long or nested too deeply is not taken, so `done` refuses it
    /// together with unknown fields.
    pub fn value(&mut self, name: &str) -> Option<Value> {
        let (_, raw) = self.0.iter().rfind(|(other, _)| other == name)?;
        let short = Some(raw.get()).filter(|text| text.len() <= MAX_FIELD)?;
        let value: Value = serde_json::from_str(short).ok()?;
        self.take(name).map(|_| value)
    }

    pub fn optional<T: DeserializeOwned>(
        &mut self,
        name: &'static str,
        takes: Takes,
    ) -> Result<Option<T>, Problem> {
        let Some(raw) = self.take(name) else { return Ok(None) };
        if raw.get().len() > MAX_FIELD {
            return Err(wrong(name, takes));
        }
        serde_json::from_str(raw.get()).map(Some).map_err(|_| wrong(name, takes))
    }

    /// A text of any length.
    pub fn text(&mut self, name: &'static str) -> Result<Option<String>, Problem> {
        let Some(raw) = self.take(name) else { return Ok(None) };
        serde_json::from_str(raw.get()).map(Some).map_err(|_| wrong(name, Takes::Word))
    }

    /// A record, as an object or as the text of one.
    pub fn record(&mut self, name: &'static str) -> Result<Option<String>, Problem> {
        let Some(raw) = self.take(name) else { return Ok(None) };
        match raw.get().starts_with('{') {
            true => Ok(Some(raw.get().to_owned())),
            false => serde_json::from_str(raw.get()).map(Some).map_err(|_| wrong(name, Takes::Record)),
        }
    }

    pub fn needed<T: DeserializeOwned>(&mut self, name: &'static str, takes: Takes) -> Result<T, Problem> {
        self.optional(name, takes)?.ok_or_else(|| {
            let text = Text::new("field-missing").word("name", name);
            Problem::field("missing-field", name, text)
        })
    }

    pub fn lang(&mut self) -> Result<Option<Lang>, Problem> {
        let Some(word) = self.optional::<String>("lang", Takes::Word)? else { return Ok(None) };
        word.parse().map(Some).map_err(|_| {
            let known = Lang::ALL.map(Lang::code).join(", ");
            let text = Text::new("field-lang").word("lang", shown(&word)).word("known", known);
            Problem::field("unknown-lang", "lang", text)
        })
    }

    pub fn seat(&mut self, table: &dyn Hosted) -> Result<Seat, Problem> {
        let number = self.needed("seat", Takes::Number)?;
        seat_of(number, "seat", table)
    }

    /// A seat's number or a spectator. The default is a spectator.
    pub fn viewer(&mut self, table: &dyn Hosted) -> Result<Viewer, Problem> {
        match self.value("viewer") {
            None => Ok(Viewer::Spectator),
            Some(Value::String(word)) if word == "spectator" => Ok(Viewer::Spectator),
            Some(value) => {
                let number = value.as_u64().ok_or_else(|| wrong("viewer", Takes::Viewer))?;
                seat_of(number, "viewer", table).map(Viewer::Seat)
            }
        }
    }
}

fn seat_of(number: u64, field: &'static str, table: &dyn Hosted) -> Result<Seat, Problem> {
    let seats = table.players().len();
    u8::try_from(number)
        .ok()
        .filter(|&n| usize::from(n) < seats)
        .map(Seat)
        .ok_or_else(|| Problem::seat(number, seats, field))
}

/// Keeps every field with its raw text, so that duplicates are noticed.
impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;

        impl<'de> Visitor<'de> for Object {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }

        deserializer.deserialize_map(Object)
    }
}
