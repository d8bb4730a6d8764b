//! SQLite: one file, one writer, several readers.
//!
//! All writes pass one thread. It takes whatever waits, runs it as one transaction with a savepoint for each job, commits once and only then
//! answers: the disk is waited for once for many acts, and a job that fails harms no other.

use std::collections::HashMap;
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, OpenFlags, ToSql, ffi};
use tokio::sync::{Semaphore, broadcast, mpsc, oneshot};

use crate::error::{Result, StoreError, Thing, closed};
use crate::migrations::{Migrations, SQLITE};
use crate::query::tables::{self, Append};
use crate::shared::{Engine, FOLLOWERS_LAG};
use crate::sql::{Arg, Cell, Job, Row, Work};
use crate::table::Change;

/// "Reso": marks the file as one of Resolute's.
const APPLICATION: i32 = 0x5265_736f;

/// Jobs that wait together become one transaction, up to so many.
const GROUP: usize = 256;

/// Writers that wait for the thread; more of them wait for a place here.
const QUEUE: usize = 4_096;

const READERS: usize = 4;

/// Another process on the same file is waited for so long.
const BUSY: Duration = Duration::from_secs(10);

const STATEMENTS: usize = 128;

/// Kilobytes of pages that the writer remembers at most: those that acts are appended to.
const WRITERS_MEMORY: i32 = 32 << 10;

/// After so many jobs, or so long after the last, the log of the writer is brought home into the file.
const HOMEWORK: (usize, Duration) = (2_000, Duration::from_secs(10));

/// A job in the queue: run inside the transaction, answered after the commit.
trait Writing: Send {
    /// Whether what it wrote is to be kept.
    fn run(&mut self, session: &mut Session) -> bool;

    fn answer(self: Box<Self>, commit: Result<()>);
}

struct Waiting<T> {
    job: Option<Job<T>>,
    result: Option<Result<T>>,
    caller: oneshot::Sender<Result<T>>,
}

impl<T: Send> Writing for Waiting<T> {
    fn run(&mut self, session: &mut Session) -> bool {
        self.result = self.job.take().map(|job| at_once(job(session)));
        matches!(self.result, Some(Ok(_)))
    }

    fn answer(self: Box<Self>, commit: Result<()>) {
        let Waiting { result, caller, .. } = *self;
        let fault = || Err(StoreError::Unavailable("a fault in the store".to_owned()));
        let result = commit.and_then(|()| result.unwrap_or_else(fault));
        // Nobody waits any more: what was written stays.
        let _ = caller.send(result);
    }
}

enum Order {
    Write(Box<dyn Writing>),
    Close(oneshot::Sender<()>),
}

pub(crate) struct Sqlite {
    orders: mpsc::Sender<Order>,
    readers: Arc<Readers>,
    changes: broadcast::Sender<Change>,
}

impl Sqlite {
    pub async fn open(path: &str) -> Result<Sqlite> {
        let path = PathBuf::from(path);
        blocking(move || Sqlite::open_now(&path)).await
    }

    fn open_now(path: &Path) -> Result<Sqlite> {
        if path.as_os_str().is_empty() || path.as_os_str().as_encoded_bytes().starts_with(b":") {
            return Err(StoreError::Address(format!("sqlite:{}", path.display())));
        }
        let writer = prepare(path, SQLITE)?;
        let readers = (0..READERS).map(|_| reader(path)).collect::<Result<Vec<_>>>()?;
        let (changes, _) = broadcast::channel(FOLLOWERS_LAG);
        let (orders, queue) = mpsc::channel(QUEUE);
        let told = changes.clone();
        let home = reader(path)?.connection;
        home.pragma_update(None, "query_only", false).map_err(fault)?;
        let state = Arc::new(LogState::default());
        let seen = state.clone();
        let log = Log { thread: thread("sqlite-log", move || bring_home(&home, &seen))?, state };
        thread("sqlite-writer", move || write_all(Session::new(writer), queue, &told, log))?;
        let readers = Arc::new(Readers { permits: Semaphore::new(READERS), idle: Mutex::new(readers) });
        Ok(Sqlite { orders, readers, changes })
    }
}

fn thread(name: &str, life: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>> {
    let thread = std::thread::Builder::new().name(name.to_owned()).spawn(life);
    thread.map_err(|e| StoreError::Unavailable(e.to_string()))
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
    match tokio::task::spawn_blocking(work).await {
        Ok(result) => result,
        Err(e) => Err(StoreError::Unavailable(e.to_string())),
    }
}

/// Opens the file for writing and brings it to the schema; a file that is not ours, or of a newer program, is left as it is.
fn prepare(path: &Path, steps: Migrations) -> Result<Connection> {
    make_private(path)?;
    let at = |e| match fault(e) {
        StoreError::Unavailable(why) => StoreError::Unavailable(format!("{}: {why}", path.display())),
        other => other,
    };
    let mut connection = Connection::open(path).map_err(at)?;
    connection.busy_timeout(BUSY).map_err(at)?;
    {
        // All that is looked at is of one moment: another server may be making the file ours.
        let moment = connection.transaction().map_err(at)?;
        recognise(&moment, path, steps)?;
    }
    keep_a_log(&connection).map_err(at)?;
    connection.pragma_update(None, "synchronous", "FULL").map_err(at)?;
    // Elsewhere the same; on macOS the difference between handed to the disk and on it.
    connection.pragma_update(None, "fullfsync", true).map_err(at)?;
    connection.pragma_update(None, "foreign_keys", true).map_err(at)?;
    while migrate_once(&mut connection, path, steps)? {}
    // Not by the writer, whom everybody waits for.
    connection.pragma_update(None, "wal_autocheckpoint", 0).map_err(at)?;
    // Nobody else writes, so what the writer remembers stays true.
    connection.pragma_update(None, "cache_size", -WRITERS_MEMORY).map_err(at)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// Servers that start at once may be in each other's way here, and SQLite does not wait for that by itself.
fn keep_a_log(connection: &Connection) -> rusqlite::Result<()> {
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

/// The file holds secret seeds and passwords: a new one is readable for its owner only.
fn make_private(path: &Path) -> Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => Ok(()),
        Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        Err(e) => Err(StoreError::Unavailable(format!("{}: {e}", path.display()))),
    }
}

/// The schema's version of a file that is ours or empty.
fn recognise(connection: &Connection, path: &Path, steps: Migrations) -> Result<u32> {
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

/// One step in one transaction, which also keeps out another process that starts at the same time. False where none is left.
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

fn reader(path: &Path) -> Result<Session> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(fault)?;
    connection.busy_timeout(BUSY).map_err(fault)?;
    connection.pragma_update(None, "query_only", true).map_err(fault)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(Session::new(connection))
}

fn fault(e: rusqlite::Error) -> StoreError {
    match &e {
        // The only rows that a statement points at without holding them are people.
        rusqlite::Error::SqliteFailure(code, _)
            if code.extended_code == ffi::SQLITE_CONSTRAINT_FOREIGNKEY =>
        {
            StoreError::NotFound(Thing::Person)
        }
        rusqlite::Error::SqliteFailure(code, _)
            if matches!(code.code, ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) =>
        {
            StoreError::Broken(e.to_string())
        }
        _ => StoreError::Unavailable(e.to_string()),
    }
}

/// A connection, the statements as SQLite writes them, and what the running job wants followers to know.
struct Session {
    connection: Connection,
    translated: HashMap<&'static str, String>,
    changes: Vec<Change>,
}

impl Session {
    fn new(connection: Connection) -> Session {
        Session { connection, translated: HashMap::new(), changes: Vec::new() }
    }

    /// A statement without arguments and rows, read once.
    fn order(&self, sql: &'static str) -> Result<()> {
        let mut statement = self.connection.prepare_cached(sql).map_err(fault)?;
        statement.execute([]).map(drop).map_err(fault)
    }

    fn statement(&mut self, sql: &'static str) -> Result<rusqlite::CachedStatement<'_>> {
        let sql = self.translated.entry(sql).or_insert_with(|| translate(sql));
        self.connection.prepare_cached(sql).map_err(fault)
    }
}

/// SQLite numbers its arguments with `?`, and locks the whole file instead of rows.
fn translate(sql: &str) -> String {
    sql.replace('$', "?").replace(" FOR NO KEY UPDATE", "").replace(" FOR UPDATE", "")
}

impl ToSql for Arg<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Arg::Int(n) => n.to_sql(),
            Arg::Text(text) => Ok(text.as_deref().map_or(ToSqlOutput::Borrowed(ValueRef::Null), |text| {
                ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes()))
            })),
        }
    }
}

fn read_row(row: &rusqlite::Row<'_>, columns: usize) -> Result<Row> {
    let cells = (0..columns).map(|n| match row.get_ref(n).map_err(fault)? {
        ValueRef::Null => Ok(Cell::Null),
        ValueRef::Integer(n) => Ok(Cell::Int(n)),
        ValueRef::Text(text) => String::from_utf8(text.to_vec())
            .map(Cell::Text)
            .map_err(|_| StoreError::Broken("a text that is no UTF-8".to_owned())),
        ValueRef::Real(_) | ValueRef::Blob(_) => {
            Err(StoreError::Broken("a column of unknown type".to_owned()))
        }
    });
    Ok(Row(cells.collect::<Result<Vec<_>>>()?.into_iter()))
}

#[async_trait]
impl Work for Session {
    async fn rows(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<Row>> {
        let mut statement = self.statement(sql)?;
        let columns = statement.column_count();
        let mut rows = statement.query(rusqlite::params_from_iter(args)).map_err(fault)?;
        let mut found = Vec::new();
        while let Some(row) = rows.next().map_err(fault)? {
            found.push(read_row(row, columns)?);
        }
        Ok(found)
    }

    async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64> {
        let changed = self.statement(sql)?.execute(rusqlite::params_from_iter(args)).map_err(fault)?;
        Ok(changed as u64)
    }

    fn changes(&mut self) -> &mut Vec<Change> {
        &mut self.changes
    }
}

/// A job on a session never waits, so its future is ready when it is first asked.
fn at_once<T>(job: impl Future<Output = T>) -> T {
    match pin!(job).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(result) => result,
        Poll::Pending => unreachable!("SQLite answers at once"),
    }
}

/// The life of the writer thread.
fn write_all(
    mut session: Session,
    mut queue: mpsc::Receiver<Order>,
    told: &broadcast::Sender<Change>,
    log: Log,
) {
    let mut closing = None;
    while closing.is_none()
        && let Some(first) = queue.blocking_recv()
    {
        let mut group = Vec::new();
        let mut next = Some(first);
        while let Some(order) = next {
            match order {
                Order::Write(write) => group.push(write),
                Order::Close(done) => closing = Some(done),
            }
            next = if closing.is_none() && group.len() < GROUP { queue.try_recv().ok() } else { None };
        }
        if !group.is_empty() {
            let jobs = group.len();
            write_group(&mut session, group, told);
            log.add(jobs);
            if log.state.nearly_home.swap(false, Ordering::Relaxed) {
                // Where a reader is in the way, the log goes on and the next time brings it home.
                let _ = checkpoint(&session.connection);
            }
        }
    }
    queue.close();
    // What was not taken is dropped with the queue, and its callers find the store closed.
    drop(queue);
    log.end();
    // The last connection brings home what is left, and only the one file remains.
    drop(session);
    if let Some(done) = closing {
        let _ = done.send(());
    }
}

/// The log that the writer appends to, on its way into the file.
///
/// Another thread copies it while the writer goes on. What was added meanwhile the writer copies itself, little and between two groups:
/// then all of it is home, and the log begins anew in its old place on the disk, which is written a third faster than its growing end.
struct Log {
    state: Arc<LogState>,
    thread: JoinHandle<()>,
}

#[derive(Default)]
struct LogState {
    /// Jobs since the other thread last looked.
    jobs: AtomicUsize,
    /// The other thread has copied all that it found.
    nearly_home: AtomicBool,
    ended: AtomicBool,
}

impl Log {
    /// The other thread is woken by the first job, to wait for more of them, and when they are enough.
    fn add(&self, jobs: usize) {
        let before = self.state.jobs.fetch_add(jobs, Ordering::Relaxed);
        let (enough, _) = HOMEWORK;
        if before == 0 || (before < enough && before + jobs >= enough) {
            self.thread.thread().unpark();
        }
    }

    fn end(self) {
        self.state.ended.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
        let _ = self.thread.join();
    }
}

/// Copies the log into the file as far as nobody still reads from it, and waits for nobody.
fn checkpoint(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
}

/// The life of the thread that copies the log while the writer goes on writing.
fn bring_home(home: &Connection, log: &LogState) {
    let (enough, patience) = HOMEWORK;
    let has_ended = || log.ended.load(Ordering::Relaxed);
    let jobs = || log.jobs.load(Ordering::Relaxed);
    while !has_ended() {
        if jobs() == 0 {
            std::thread::park();
            continue;
        }
        let began = Instant::now();
        while jobs() < enough
            && !has_ended()
            && let Some(left) = patience.checked_sub(began.elapsed())
        {
            std::thread::park_timeout(left);
        }
        log.jobs.store(0, Ordering::Relaxed);
        if checkpoint(home).is_ok() {
            log.nearly_home.store(true, Ordering::Relaxed);
        }
    }
}

fn write_group(session: &mut Session, mut group: Vec<Box<dyn Writing>>, told: &broadcast::Sender<Change>) {
    let mut changes = Vec::new();
    let committed = write_jobs(session, &mut group, &mut changes);
    if committed.is_err() {
        // Fails where nothing was begun, or where SQLite has rolled back by itself.
        let _ = session.order("ROLLBACK");
        changes.clear();
    }
    for change in changes {
        // Nobody follows: nobody is told.
        let _ = told.send(change);
    }
    for job in group {
        job.answer(committed.clone());
    }
}

fn write_jobs(
    session: &mut Session,
    group: &mut [Box<dyn Writing>],
    changes: &mut Vec<Change>,
) -> Result<()> {
    session.order("BEGIN IMMEDIATE")?;
    if let [job] = group {
        session.changes.clear();
        if !run_safely(&mut **job, session) {
            return session.order("ROLLBACK");
        }
        changes.append(&mut session.changes);
        return session.order("COMMIT");
    }
    for job in group {
        session.changes.clear();
        session.order("SAVEPOINT job")?;
        if run_safely(&mut **job, session) {
            changes.append(&mut session.changes);
        } else {
            session.order("ROLLBACK TO job")?;
        }
        session.order("RELEASE job")?;
    }
    session.order("COMMIT")
}

/// A fault in this program must not end the thread that everybody waits for.
fn run_safely(job: &mut dyn Writing, session: &mut Session) -> bool {
    catch_unwind(AssertUnwindSafe(|| job.run(session))).unwrap_or(false)
}

/// Connections that only read; each sees the last commit, and none waits for the writer.
struct Readers {
    permits: Semaphore,
    idle: Mutex<Vec<Session>>,
}

impl Readers {
    fn idle(&self) -> MutexGuard<'_, Vec<Session>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Engine for Sqlite {
    async fn read<T: Send + 'static>(&self, job: Job<T>) -> Result<T> {
        let permit = self.readers.permits.acquire().await.map_err(|_| closed())?;
        let mut session = self.readers.idle().pop().ok_or_else(closed)?;
        let readers = self.readers.clone();
        permit.forget();
        blocking(move || {
            let result = catch_unwind(AssertUnwindSafe(|| {
                session.order("BEGIN")?;
                at_once(job(&mut session))
            }));
            // Fails only where BEGIN has.
            let _ = session.order("COMMIT");
            readers.idle().push(session);
            readers.permits.add_permits(1);
            result.unwrap_or_else(|_| Err(StoreError::Unavailable("a fault in the store".to_owned())))
        })
        .await
    }

    async fn write<T: Send + 'static>(&self, job: Job<T>) -> Result<T> {
        let (caller, answer) = oneshot::channel();
        let waiting = Waiting { job: Some(job), result: None, caller };
        self.orders.send(Order::Write(Box::new(waiting))).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    async fn append(&self, append: Append) -> Result<u64> {
        self.write(Box::new(move |w| Box::pin(async move { tables::append(w, &append).await }))).await
    }

    fn changes(&self) -> &broadcast::Sender<Change> {
        &self.changes
    }

    async fn close(&self) {
        let _ = self.readers.permits.acquire_many(READERS as u32).await;
        self.readers.permits.close();
        self.readers.idle().clear();
        let (done, closed) = oneshot::channel();
        if self.orders.send(Order::Close(done)).await.is_ok() {
            let _ = closed.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
