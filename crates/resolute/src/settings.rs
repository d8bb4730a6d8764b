//! Options of a game from `--set NAME=VALUE`. A value that begins with `@` is read from a file.

use std::path::Path;

use catalogue::{Problem, Title};
use clap::Args;
use kernel::{OptionKind, Text};
use serde_json::{Map, Value};

use crate::cli_error::{CliError, Exit};
use crate::files;
use crate::voice::Voice;

#[derive(Args, Debug, Default)]
pub struct Settings {
    /// Set an option of the game; may be given several times. `@FILE` as the value reads it from a file
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
}

impl Settings {
    pub fn is_empty(&self) -> bool {
        self.set.is_empty()
    }

    /// Whether an option was set.
    pub fn has(&self, name: &str) -> bool {
        self.set.iter().any(|setting| setting.split_once('=').is_some_and(|(set, _)| set == name))
    }

    /// Sets an option whose value was asked for at the keyboard.
    pub fn add(&mut self, name: &str, value: &str) {
        self.set.push(format!("{name}={value}"));
    }

    pub fn read(&self, title: &'static dyn Title, voice: Voice) -> Result<Map<String, Value>, CliError> {
        let voice = voice.of(title);
        let mut options = Map::new();
        for setting in &self.set {
            let wrong = |key| Problem::field("bad-option", "set", Text::new(key).word("setting", setting));
            let (name, word) =
                setting.split_once('=').ok_or_else(|| voice.usage(&wrong("setting-without-value")))?;
            let value = match word.strip_prefix('@') {
                Some(path) => from_file(title, name, Path::new(path), voice)?,
                None => one(title, name, word, voice)?,
            };
            if options.insert(name.to_owned(), value).is_some() {
                return Err(voice.usage(&wrong("setting-twice")));
            }
        }
        Ok(options)
    }
}

/// Parses one option. If there is none with this name, the error suggests the nearest one.
fn one(title: &'static dyn Title, name: &str, word: &str, voice: Voice) -> Result<Value, CliError> {
    let specs = title.option_specs();
    catalogue::read_option(&specs, name, word).map_err(|problem| {
        let line = voice.problem(&problem);
        let spec = specs.iter().find(|spec| spec.name == name);
        let line = match spec.map(|spec| &spec.kind) {
            None => voice.with_guess(line, name, specs.iter().map(|spec| spec.name)),
            Some(OptionKind::Choice { values, .. }) => voice.with_guess(line, word, values.iter().copied()),
            Some(_) => line,
        };
        CliError::new(Exit::Usage, line)
    })
}

/// The value of an option from a file. Lists are read as JSON, and lists that people write as text also line by line (a deck as CSV).
fn from_file(title: &'static dyn Title, name: &str, path: &Path, voice: Voice) -> Result<Value, CliError> {
    let text = files::text(path, voice)?;
    let is_list = title
        .option_specs()
        .iter()
        .any(|spec| spec.name == name && matches!(spec.kind, OptionKind::List { .. }));
    if !is_list {
        return one(title, name, text.trim(), voice);
    }
    let by_lines = title.blanks().iter().any(|blank| blank.option == name);
    if by_lines && !text.trim_start().starts_with('[') {
        // Files of other programs may begin with a byte order mark.
        let lines: Vec<Value> = text.trim_start_matches('\u{feff}').lines().map(Value::from).collect();
        return one(title, name, &Value::from(lines).to_string(), voice);
    }
    if let Err(error) = serde_json::from_str::<Value>(&text) {
        let text = Text::new("setting-no-json")
            .word("name", name)
            .number("line", error.line() as i64)
            .number("column", error.column() as i64);
        return Err(voice.file_usage(path, &Problem::field("bad-option", "set", text)));
    }
    one(title, name, text.trim(), voice)
}
