//! Options of a game from `--set NAME=VALUE`, the value read from a file where it begins with `@`.

use std::path::Path;

use catalogue::{Problem, Title};
use clap::Args;
use kernel::Text;
use serde_json::{Map, Value};

use crate::fault::Fault;
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

    pub fn read(&self, title: &'static dyn Title, voice: Voice) -> Result<Map<String, Value>, Fault> {
        let voice = voice.of(title);
        let specs = title.option_specs();
        let mut options = Map::new();
        for setting in &self.set {
            let wrong = |key| Problem::field("bad-option", "set", Text::new(key).word("setting", setting));
            let (name, word) =
                setting.split_once('=').ok_or_else(|| voice.usage(&wrong("setting-without-value")))?;
            let from_file = match word.strip_prefix('@') {
                Some(path) => Some(files::text(Path::new(path), voice)?),
                None => None,
            };
            let word = from_file.as_deref().map_or(word, str::trim);
            let value =
                catalogue::read_option(&specs, name, word).map_err(|problem| voice.usage(&problem))?;
            if options.insert(name.to_owned(), value).is_some() {
                return Err(voice.usage(&wrong("setting-twice")));
            }
        }
        Ok(options)
    }
}
