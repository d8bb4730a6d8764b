//! One server per file: a second server would not hear of the first one's acts.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::file::{beside, io_error, private};
use crate::error::{Result, StoreError};

/// Keeps other servers, `restore` and `vacuum` away from a database file until it is dropped, or until its process ends in any way.
#[derive(Debug)]
pub struct ServerLock {
    path: PathBuf,
    /// This file is kept locked.
    file: File,
}

impl ServerLock {
    pub(crate) fn take(database: &Path) -> Result<ServerLock> {
        let path = beside(&resolved(database), "-lock");
        loop {
            let opened = private().create(true).truncate(false).open(&path);
            let file = opened.map_err(|e| io_error(database, &e))?;
            match lock(&file) {
                Err(TryLockError::WouldBlock) => {
                    return Err(StoreError::InUse(database.display().to_string()));
                }
                Err(TryLockError::Error(e)) => return Err(io_error(&path, &e)),
                Ok(()) if is_at(&file, &path) => return Ok(ServerLock { path, file }),
                // The previous owner removed the lock file after it was opened here.
                Ok(()) => {}
            }
        }
    }
}

impl Drop for ServerLock {
    fn drop(&mut self) {
        // Remove it while it is still locked. An old lock file that stays does no harm.
        let _ = std::fs::remove_file(&self.path);
        let _ = self.file.unlock();
    }
}

/// The same path for the same file, however it was spelled.
fn resolved(database: &Path) -> PathBuf {
    if let Ok(path) = database.canonicalize() {
        return path;
    }
    let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match (folder.canonicalize(), database.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => database.to_owned(),
    }
}

/// Takes the lock. If the file system does not support locks, the server runs without one.
fn lock(file: &File) -> std::result::Result<(), TryLockError> {
    match file.try_lock() {
        Err(TryLockError::Error(e)) if e.kind() == io::ErrorKind::Unsupported => Ok(()),
        other => other,
    }
}

#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let id = |of: io::Result<std::fs::Metadata>| of.map(|of| (of.dev(), of.ino())).ok();
    let held = id(file.metadata());
    held.is_some() && held == id(std::fs::metadata(path))
}

#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_at_a_time_has_it_and_it_leaves_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("a.db");
        let lock = ServerLock::take(&database).unwrap();
        let refused = ServerLock::take(&folder.path().join(".").join("a.db")).unwrap_err();
        assert!(matches!(&refused, StoreError::InUse(path) if path.ends_with("a.db")), "{refused:?}");
        let other = ServerLock::take(&folder.path().join("b.db")).unwrap();
        drop((lock, other));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        ServerLock::take(&database).unwrap();
    }

    #[test]
    fn a_lock_file_that_was_left_is_in_nobodys_way() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("a.db");
        std::fs::write(folder.path().join("a.db-lock"), "").unwrap();
        drop(ServerLock::take(&database).unwrap());
    }

    #[test]
    fn of_many_that_start_at_once_one_has_it() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("a.db");
        for _ in 0..20 {
            let barrier = std::sync::Barrier::new(8);
            let taken = std::thread::scope(|scope| {
                let start = || {
                    let lock = ServerLock::take(&database);
                    barrier.wait();
                    lock.is_ok()
                };
                let starts: Vec<_> = (0..8).map(|_| scope.spawn(start)).collect();
                starts.into_iter().filter_map(|start| start.join().unwrap().then_some(())).count()
            });
            assert_eq!(taken, 1);
        }
    }
}
