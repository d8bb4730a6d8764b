//! The database file: creating, recognising, migrating, and opening it for reading.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, OpenFlags, ffi};

use super::connection::SqlConnection;
use crate::error::{Entity, Result, StoreError};
use crate::migrations::Migrations;

/// "Reso": marks the file as one of Resolute's.
pub(super) const APPLICATION: i32 = 0x5265_736f;

/// How long another program may hold the file's lock before a write is refused.
const BUSY: Duration = Duration::from_secs(5);

const STATEMENTS: usize = 128;

/// Maximum kilobytes of pages that the writer caches: mainly those that acts are appended to.
const WRITER_CACHE: i32 = 32 << 10;

/// Opens the file for writing and migrates it. A file that is not ours, or of a newer program, is left unchanged.
pub(super) fn prepare(path: &Path, steps: Migrations) -> Result<Connection> {
    make_private(path)?;
    let at = |e| match fault(e) {
        StoreError::Unavailable(why) => StoreError::Unavailable(format!("{}: {why}", path.display())),
        other => other,
    };
    let mut connection = Connection::open(path).map_err(at)?;
    connection.busy_timeout(BUSY).map_err(at)?;
    {
        // Read everything in one transaction: another server may be initialising the file right now.
        let moment = connection.transaction().map_err(at)?;
        recognise(&moment, path, steps)?;
    }
    use_wal(&connection).map_err(at)?;
    connection.pragma_update(None, "synchronous", "FULL").map_err(at)?;
    // Makes no difference except on macOS, where a plain flush only hands the data to the disk.
    connection.pragma_update(None, "fullfsync", true).map_err(at)?;
    connection.pragma_update(None, "foreign_keys", true).map_err(at)?;
    while migrate_once(&mut connection, path, steps)? {}
    // Never checkpoint within a commit, because everybody waits for it.
    connection.pragma_update(None, "wal_autocheckpoint", 0).map_err(at)?;
    connection.pragma_update(None, "cache_size", -WRITER_CACHE).map_err(at)?;
    // Rolling back to a savepoint then needs no temporary file.
    connection.pragma_update(None, "temp_store", "MEMORY").map_err(at)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// Servers that start at the same time may collide here, and SQLite does not wait for that by itself.
fn use_wal(connection: &Connection) -> rusqlite::Result<()> {
    let began = Instant::now();
    loop {
        match connection.pragma_update(None, "journal_mode", "WAL") {
            Err(rusqlite::Error::SqliteFailure(e, _))
                if e.code == ErrorCode::DatabaseBusy && began.elapsed() < BUSY =>
            {
                std::thread::sleep(Duration::from_millis(5));
            }
            done => return done,
        }
    }
}

/// The file holds secret seeds and passwords, so a new one is readable by its owner only.
fn make_private(path: &Path) -> Result<()> {
    match private().create_new(true).open(path) {
        Ok(_) => Ok(()),
        Err(e) if e.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(e) => Err(io_error(path, &e)),
    }
}

/// Options for writing a file that, if it is new, only its owner may read.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The file with this suffix beside the database.
pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

pub(super) fn io_error(path: &Path, e: &io::Error) -> StoreError {
    StoreError::Unavailable(format!("{}: {e}", path.display()))
}

/// Creating or removing a file is durable only once its folder is flushed too.
pub(super) fn sync_folder(file: &Path) -> Result<()> {
    #[cfg(unix)]
    {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(|e| io_error(folder, &e))?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

/// The schema version of a file that is ours or empty.
pub(super) fn recognise(connection: &Connection, path: &Path, steps: Migrations) -> Result<u32> {
    let number = |sql| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
    let foreign = || StoreError::Foreign(path.display().to_string());
    let application = match number("PRAGMA application_id") {
        Err(rusqlite::Error::SqliteFailure(e, _)) if e.code == ErrorCode::NotADatabase => {
            return Err(foreign());
        }
        other => other.map_err(fault)?,
    };
    let things = number("SELECT COUNT(*) FROM sqlite_schema").map_err(fault)?;
    if application != i64::from(APPLICATION) && (application != 0 || things > 0) {
        return Err(foreign());
    }
    let found = number("PRAGMA user_version").map_err(fault)?;
    let found = u32::try_from(found).map_err(|_| foreign())?;
    steps.after(found)?;
    Ok(found)
}

/// Runs one migration step in one transaction, which also keeps out another process that starts at the same time. Returns `false` if none
/// is left.
fn migrate_once(connection: &mut Connection, path: &Path, steps: Migrations) -> Result<bool> {
    let transaction =
        connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate).map_err(fault)?;
    let found = recognise(&transaction, path, steps)?;
    let Some(step) = steps.after(found)? else { return Ok(false) };
    transaction.execute_batch(step).map_err(fault)?;
    transaction.pragma_update(None, "application_id", APPLICATION).map_err(fault)?;
    transaction.pragma_update(None, "user_version", found + 1).map_err(fault)?;
    transaction.commit().map_err(fault)?;
    Ok(true)
}

/// Opens an existing file without creating or changing anything.
pub(super) fn open_existing(path: &Path) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(fault)?;
    connection.busy_timeout(BUSY).map_err(fault)?;
    Ok(connection)
}

pub(super) fn open_reader(path: &Path) -> Result<SqlConnection> {
    let connection = open_existing(path)?;
    connection.pragma_update(None, "query_only", true).map_err(fault)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(SqlConnection::new(connection))
}

/// Opens the connection that copies the log into the file. The file is flushed before the log is reused.
pub(super) fn open_checkpointer(path: &Path) -> Result<Connection> {
    let connection = open_existing(path)?;
    connection.pragma_update(None, "synchronous", "FULL").map_err(fault)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true).map_err(fault)?;
    Ok(connection)
}

pub(super) fn fault(e: rusqlite::Error) -> StoreError {
    let rusqlite::Error::SqliteFailure(failure, _) = &e else {
        return StoreError::Unavailable(e.to_string());
    };
    if failure.extended_code == ffi::SQLITE_CONSTRAINT_FOREIGNKEY {
        // The only rows that a statement references without locking them are people.
        return StoreError::NotFound(Entity::Person);
    }
    match failure.code {
        ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => StoreError::Broken(e.to_string()),
        ErrorCode::DatabaseBusy => {
            StoreError::Unavailable("another program has locked the database for too long".to_owned())
        }
        ErrorCode::DiskFull => StoreError::Unavailable("the disk is full".to_owned()),
        _ => StoreError::Unavailable(e.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations::SQLITE;

    const ONE: &str = "CREATE TABLE things (name TEXT NOT NULL) STRICT;";
    const TWO: &str = "ALTER TABLE things ADD COLUMN size INTEGER NOT NULL DEFAULT 7;";
    const BAD: &str = "ALTER TABLE things ADD COLUMN colour TEXT; INSERT INTO nowhere VALUES (1);";

    fn names(connection: &Connection) -> String {
        connection.query_row("SELECT group_concat(name) FROM things", [], |row| row.get(0)).unwrap()
    }

    #[test]
    fn an_older_file_is_brought_up_with_all_that_is_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.db");
        let old = prepare(&path, Migrations(&[ONE])).unwrap();
        old.execute_batch("INSERT INTO things VALUES ('desk'), ('chair')").unwrap();
        drop(old);
        let new = prepare(&path, Migrations(&[ONE, TWO])).unwrap();
        assert_eq!(names(&new), "desk,chair");
        assert_eq!(new.query_row("SELECT SUM(size) FROM things", [], |row| row.get::<_, i64>(0)), Ok(14));
        drop(new);
        let before = std::fs::read(&path).unwrap();
        assert_eq!(prepare(&path, Migrations(&[ONE])).err(), Some(StoreError::Newer { found: 2, known: 1 }));
        assert_eq!(std::fs::read(&path).unwrap(), before, "refused and not touched");
    }

    #[test]
    fn a_step_that_fails_leaves_the_file_at_the_step_before() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.db");
        drop(prepare(&path, Migrations(&[ONE])).unwrap());
        assert!(prepare(&path, Migrations(&[ONE, BAD])).is_err());
        let again = prepare(&path, Migrations(&[ONE, TWO])).unwrap();
        again.execute_batch("INSERT INTO things (name, size) VALUES ('lamp', 1)").unwrap();
        assert_eq!(names(&again), "lamp");
    }

    #[test]
    fn servers_that_start_at_once_on_a_new_file_do_not_collide() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new.db");
        std::thread::scope(|scope| {
            let starts: Vec<_> = (0..8).map(|_| scope.spawn(|| prepare(&path, SQLITE).map(drop))).collect();
            for start in starts {
                assert_eq!(start.join().unwrap(), Ok(()));
            }
        });
    }

    #[test]
    fn a_file_of_another_program_is_not_touched() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("other.db");
        Connection::open(&path).unwrap().execute_batch("CREATE TABLE songs (title TEXT)").unwrap();
        let before = std::fs::read(&path).unwrap();
        assert!(matches!(prepare(&path, SQLITE), Err(StoreError::Foreign(_))));
        assert_eq!(std::fs::read(&path).unwrap(), before);
        let text = folder.path().join("letter.txt");
        std::fs::write(&text, "Dear Madam or Sir, this is a letter and not a database at all. ".repeat(20))
            .unwrap();
        assert!(matches!(prepare(&text, SQLITE), Err(StoreError::Foreign(_))));
        assert!(matches!(
            prepare(Path::new("/nonexistent/x.db"), SQLITE),
            Err(StoreError::Unavailable(why)) if why.contains("/nonexistent/x.db")
        ));
    }

    #[cfg(unix)]
    #[test]
    fn a_new_file_is_for_its_owner_only() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new.db");
        let writer = prepare(&path, SQLITE).unwrap();
        for name in ["new.db", "new.db-wal"] {
            let mode = std::fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
            assert_eq!(mode & 0o077, 0, "{name}");
        }
        drop(writer);
    }
}
