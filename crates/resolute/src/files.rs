//! Files that people pass to the program, and the files it keeps itself.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use catalogue::{Problem, Title};
use kernel::Text;
use kernel::record::{MAX_BYTES, Record};

use crate::cli_error::{CliError, Exit};
use crate::voice::Voice;

/// The file name that stands for standard input.
const STDIN: &str = "-";

/// Reads a whole text file or standard input. Stops early if it is larger than any record can be.
pub fn text(path: &Path, voice: Voice) -> Result<String, CliError> {
    let mut bytes = Vec::new();
    let most = MAX_BYTES as u64 + 1;
    let read = match path.as_os_str() == STDIN {
        true => io::stdin().lock().take(most).read_to_end(&mut bytes),
        false => File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes)),
    };
    read.map_err(|error| voice.io(path.display(), error))?;
    if bytes.len() > MAX_BYTES {
        let text = Text::new("file-too-large").number("most", (MAX_BYTES >> 20) as i64);
        return Err(voice.file(path, &Problem::new("bad-record", text)));
    }
    String::from_utf8(bytes)
        .map_err(|_| voice.file(path, &Problem::new("bad-record", Text::new("file-no-text"))))
}

/// Reads a record and finds its game.
pub fn record(path: &Path, voice: Voice) -> Result<(Record, &'static dyn Title), CliError> {
    let record = Record::read(&text(path, voice)?).map_err(|flaw| voice.file(path, &flaw.into()))?;
    let title = catalogue::title(&record.game).map_err(|problem| voice.file(path, &problem))?;
    Ok((record, title))
}

/// The data folder of this person.
fn folder() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
    let home = || set("HOME").or_else(|| set("USERPROFILE")).map(|home| home.join(".local").join("share"));
    data.or_else(home).map(|data| data.join("resolute"))
}

/// The address of this person's default database. Creates its folder.
pub fn database(voice: Voice) -> Result<String, CliError> {
    let file = database_file(voice)?;
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder).map_err(|error| voice.io(folder.display(), error))?;
    }
    Ok(format!("sqlite:{}", file.display()))
}

/// The path of the default database, whether it exists or not.
pub fn database_file(voice: Voice) -> Result<PathBuf, CliError> {
    let folder = folder().ok_or_else(|| voice.io("--database", voice.key("save-no-home")))?;
    Ok(folder.join("tables.sqlite"))
}

/// Opening a missing database would create it, so commands refuse it first.
pub fn refuse_missing_database(path: &Path, voice: Voice) -> Result<(), CliError> {
    match path.metadata() {
        Ok(file) if file.is_file() => Ok(()),
        Ok(_) => Err(voice.io(path.display(), voice.key("no-database"))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(voice.io(path.display(), voice.key("no-database")))
        }
        Err(error) => Err(voice.io(path.display(), error)),
    }
}

/// A saved game in the data folder.
pub struct Save {
    /// The name for `--resume`: the file name without its suffix.
    pub name: String,
    pub path: PathBuf,
    pub modified: SystemTime,
    pub record: Record,
}

/// All saved games in the data folder, newest first. Other files are skipped.
pub fn saves() -> Vec<Save> {
    let Some(entries) = folder().and_then(|folder| std::fs::read_dir(folder).ok()) else {
        return Vec::new();
    };
    let read = |path: PathBuf| {
        let name = path.file_stem()?.to_str()?.to_owned();
        let file =
            std::fs::metadata(&path).ok().filter(|file| file.is_file() && file.len() <= MAX_BYTES as u64)?;
        let record = Record::read(&std::fs::read_to_string(&path).ok()?).ok()?;
        Some(Save { name, path, modified: file.modified().ok()?, record })
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_game = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "json");
    let mut saves: Vec<Save> = paths.filter(is_game).filter_map(read).collect();
    saves.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| a.name.cmp(&b.name)));
    saves
}

/// Resolves a name or a path: an existing file, otherwise a saved game in the data folder.
pub fn saved(name: &Path, voice: Voice) -> Result<PathBuf, CliError> {
    if name.as_os_str() == STDIN || name.exists() || name.components().count() != 1 {
        return Ok(name.to_owned());
    }
    let kept = folder().into_iter().flat_map(|folder| {
        let file = folder.join(name);
        let mut with_ending = file.clone().into_os_string();
        with_ending.push(".json");
        [file, PathBuf::from(with_ending)]
    });
    if let Some(file) = kept.into_iter().find(|file| file.is_file()) {
        return Ok(file);
    }
    let word = name.display().to_string();
    let names: Vec<String> = saves().into_iter().map(|save| save.name).collect();
    let line = voice.say(&Text::new("resume-unknown").word("name", word.as_str()));
    Err(CliError::new(Exit::Io, voice.with_guess(line, &word, names.iter().map(String::as_str))))
}

/// Saves a new game under the first free file name.
pub fn keep_new(game: &str, text: &str, voice: Voice) -> Result<PathBuf, CliError> {
    let folder = folder().ok_or_else(|| voice.io("--save", voice.key("save-no-home")))?;
    let mut number = 1u32;
    loop {
        let path = folder.join(format!("{game}-{number}.json"));
        match create(&path, text) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(voice.io(path.display(), error)),
        }
    }
}

/// Saves a new game at the given path. Never overwrites another game there.
pub fn keep_at(path: &Path, text: &str, voice: Voice) -> Result<PathBuf, CliError> {
    create(path, text).map(|()| path.to_owned()).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists if path.exists() => {
            let text = Text::new("save-exists").word("file", path.display().to_string());
            voice.usage(&Problem::field("bad-field", "save", text))
        }
        _ => voice.io(path.display(), error),
    })
}

fn create(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
        // Creating the folder may fail with `AlreadyExists` because of a file with that name. Hide that kind: it does not mean that the
        // game exists.
        std::fs::create_dir_all(folder).map_err(|error| io::Error::other(error.to_string()))?;
    }
    File::create_new(path)?.write_all(text.as_bytes())
}
