//! Saves the game file atomically: it is replaced completely or not at all, so a killed program loses nothing that was acknowledged.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a draft beside the file, flushes it to disk, and only then renames it to the file.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let draft = draft_of(path, folder)?;
    let written = write_draft(&draft, text).and_then(|()| fs::rename(&draft, path));
    if written.is_err() {
        // The draft is useless. If it cannot be removed either, that is not worth a second error.
        let _ = fs::remove_file(&draft);
        return written;
    }
    // Not every system can flush a folder, and the file itself is written already.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(())
}

fn draft_of(path: &Path, folder: &Path) -> io::Result<PathBuf> {
    let name = path
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "the path names no file"))?
        .to_string_lossy();
    Ok(folder.join(format!(".{name}.{}.draft", std::process::id())))
}

fn write_draft(draft: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(draft)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_replaced_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new folder").join("game.json");
        write(&path, "first").unwrap();
        write(&path, "second").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "second");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn a_failure_leaves_the_old_file_and_no_draft() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        fs::create_dir(&path).unwrap();
        fs::write(path.join("inside"), "old").unwrap();
        assert!(write(&path, "new").is_err());
        assert_eq!(fs::read_to_string(path.join("inside")).unwrap(), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(write(Path::new("/"), "new").is_err());
    }
}
