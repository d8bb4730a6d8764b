//! Backs up the file while a server writes to it, restores it, and frees the space of deleted tables.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::file::{beside, fault, io_error, open_existing, private, recognise, sync_folder};
use super::lock::ServerLock;
use super::{blocking, check_name, old_journal};
use crate::error::{Result, StoreError};
use crate::migrations::SQLITE;

/// What a backup contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    pub tables: u64,
    pub bytes: u64,
}

/// The size of a database including its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacuumed {
    pub bytes_before: u64,
    pub bytes_after: u64,
}

/// Copies a database into one new file, as of one moment. Servers may go on writing.
pub async fn backup(database: &Path, to: &Path) -> Result<Copied> {
    let (database, to) = (database.to_owned(), to.to_owned());
    blocking(move || backup_now(&database, &to)).await
}

/// Replaces a database by a backup. An existing database is replaced only with `force`.
pub async fn restore(from: &Path, database: &Path, force: bool) -> Result<Copied> {
    let (from, database) = (from.to_owned(), database.to_owned());
    blocking(move || restore_now(&from, &database, force)).await
}

/// Returns the space of deleted data to the disk.
pub async fn vacuum(database: &Path) -> Result<Vacuumed> {
    let database = database.to_owned();
    blocking(move || vacuum_now(&database)).await
}

fn backup_now(database: &Path, to: &Path) -> Result<Copied> {
    let source = open_ours(database)?;
    if old_journal::is_left(database)? {
        return Err(StoreError::Unavailable(format!(
            "{}: an older version left acts here; start the server once, which adds them to the database",
            old_journal::path(database).display()
        )));
    }
    refuse_existing(to)?;
    let copy = Unfinished::create(to)?;
    let name = copy.path.to_str().ok_or_else(|| {
        let e = io::Error::new(io::ErrorKind::InvalidFilename, "the name of the copy is no UTF-8");
        io_error(&copy.path, &e)
    })?;
    source.execute("VACUUM INTO ?1", [name]).map_err(fault)?;
    let tables = check(&copy.path)?;
    // Check again, because the copy took a while.
    refuse_existing(to)?;
    Ok(Copied { tables, bytes: copy.finish(to)? })
}

fn restore_now(from: &Path, database: &Path, force: bool) -> Result<Copied> {
    check_name(database)?;
    let _lock = ServerLock::take(database)?;
    // A server of an older version locks at most its journal.
    if old_journal::path(database).exists() && !old_journal::is_left(database)? {
        return Err(StoreError::InUse(database.display().to_string()));
    }
    if !force {
        refuse_existing(database)?;
    }
    let copy = Unfinished::create(database)?;
    copy_bytes(from, &copy.path)?;
    // If somebody copied the files of a running server, its last acts are in the log.
    let log = beside(from, "-wal");
    if log.exists() {
        copy_bytes(&log, &beside(&copy.path, "-wal"))?;
    }
    let tables = check(&copy.path).map_err(|error| match error {
        StoreError::Foreign(_) => StoreError::Foreign(from.display().to_string()),
        other => other,
    })?;
    clear_log_of(database)?;
    Ok(Copied { tables, bytes: copy.finish(database)? })
}

fn vacuum_now(database: &Path) -> Result<Vacuumed> {
    check_name(database)?;
    let _lock = ServerLock::take(database)?;
    let connection = open_ours(database)?;
    let bytes_before = size(database)?;
    connection.execute_batch("VACUUM").map_err(fault)?;
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).map_err(fault)?;
    Ok(Vacuumed { bytes_before, bytes_after: size(database)? })
}

fn size(database: &Path) -> Result<u64> {
    let main = std::fs::metadata(database).map_err(|e| io_error(database, &e))?.len();
    Ok(main + std::fs::metadata(beside(database, "-wal")).map_or(0, |log| log.len()))
}

/// Opens an existing file of this program, with a schema that it knows.
fn open_ours(path: &Path) -> Result<Connection> {
    check_name(path)?;
    let found = std::fs::metadata(path).map_err(|e| io_error(path, &e))?;
    if !found.is_file() {
        return Err(StoreError::Foreign(path.display().to_string()));
    }
    let connection = open_existing(path)?;
    match recognise(&connection, path, SQLITE)? {
        0 => Err(StoreError::Foreign(path.display().to_string())),
        _ => Ok(connection),
    }
}

fn refuse_existing(path: &Path) -> Result<()> {
    // `symlink_metadata` also finds a dangling link.
    match path.symlink_metadata() {
        Ok(_) => Err(StoreError::Exists(path.display().to_string())),
        Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(e) => Err(io_error(path, &e)),
    }
}

/// Verifies a copy and merges its log into one file. Returns how many tables it has.
fn check(copy: &Path) -> Result<u64> {
    let connection = open_ours(copy)?;
    let word = |sql| connection.query_row(sql, [], |row| row.get::<_, String>(0)).map_err(fault);
    let integrity = word("PRAGMA integrity_check")?;
    if integrity != "ok" {
        return Err(StoreError::Broken(integrity));
    }
    word("PRAGMA journal_mode = DELETE")?;
    connection
        .query_row("SELECT COUNT(*) FROM tables", [], |row| row.get::<_, i64>(0))
        .map(i64::cast_unsigned)
        .map_err(fault)
}

fn copy_bytes(from: &Path, to: &Path) -> Result<()> {
    let mut source = File::open(from).map_err(|e| io_error(from, &e))?;
    let opened = private().create(true).truncate(true).open(to);
    let mut target = opened.map_err(|e| io_error(to, &e))?;
    io::copy(&mut source, &mut target).map(drop).map_err(|e| io_error(from, &e))
}

/// The log of the file that is about to be replaced must not be read together with the new file.
fn clear_log_of(database: &Path) -> Result<()> {
    // A valid database first takes in its log, so that it loses nothing if the program stops here.
    if let Ok(connection) = open_ours(database) {
        let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    }
    for file in [beside(database, "-wal"), beside(database, "-shm"), old_journal::path(database)] {
        match std::fs::remove_file(&file) {
            Err(e) if e.kind() != io::ErrorKind::NotFound => return Err(io_error(&file, &e)),
            _ => {}
        }
    }
    sync_folder(database)
}

/// A file under a temporary name until it is complete. Removed if it never is.
struct Unfinished {
    path: PathBuf,
}

impl Unfinished {
    fn create(target: &Path) -> Result<Unfinished> {
        let path = beside(target, &format!("-unfinished-{}", std::process::id()));
        private().create_new(true).open(&path).map_err(|e| io_error(&path, &e))?;
        Ok(Unfinished { path })
    }

    /// Moves the file to its place and returns its size.
    fn finish(self, target: &Path) -> Result<u64> {
        let flushed = File::open(&self.path).and_then(|file| file.sync_all().and_then(|()| file.metadata()));
        let bytes = flushed.map_err(|e| io_error(&self.path, &e))?.len();
        std::fs::rename(&self.path, target).map_err(|e| io_error(target, &e))?;
        sync_folder(target)?;
        Ok(bytes)
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm", "-journal"] {
            let _ = std::fs::remove_file(beside(&self.path, ending));
        }
    }
}
