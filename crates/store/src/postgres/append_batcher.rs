//! Groups appends: whatever waits in a queue becomes one transaction.
//!
//! NOTIFY makes commits wait for one another, because PostgreSQL keeps the messages in order. Single appends would therefore wait for the
//! disk one after the other, while a group waits once. An append that conflicts changes no row and does not affect the others. If a
//! statement fails, each append of the group is retried alone.
//!
//! An append names the version it was made for, so it can be sent again if its confirmation was lost: it can take effect only once.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Instant;

use futures_util::future::{MaybeDone, maybe_done};
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::Statement;
use tokio_postgres::types::{ToSql, Type};

use super::pool::{CallError, Connection};
use super::{Base, CHANNEL, LOOK_UP, Mode};
use crate::error::{Result, StoreError, closed};
use crate::query::tables::{self, Append, bytes_of, chance, decided_by};
use crate::sql::{Job, args};
use crate::table::{Change, ChangeKind};

/// Number of queues. A table always uses the same queue, so its appends keep their order.
const QUEUES: usize = 2;

/// Maximum number of appends in one transaction.
const GROUP: usize = 128;

/// Maximum number of appends waiting in one queue. Further callers wait until there is room.
const WAITING: usize = 1_024;

/// A whole append in one statement. Does nothing if the version is not the expected one.
const APPEND: &str = "WITH now AS (UPDATE tables SET version = version + 1, acts = acts + $3, wish = NULL, updated = $4, ended = $5, \
     headline = $6, deciding = $7, winners = $8, times = $15, due = $16, ending = NULL, \
     put_away = NULL, bytes = bytes + $18 WHERE id = $1 AND version = $2 RETURNING version, acts), \
     added AS (INSERT INTO acts (table_id, n, version, seat, act, chance, hash, decided_by) \
     SELECT $1, now.acts - $3 + act.nth, now.version, act.seat, act.act, act.chance, act.hash, act.decided_by \
     FROM now, unnest($9, $10, $11, $12, $17) WITH ORDINALITY AS act (seat, act, chance, hash, decided_by, nth)) \
     SELECT version, pg_notify($13, $14) FROM now";

const TYPES: [Type; 18] = [
    Type::TEXT,
    Type::INT8,
    Type::INT8,
    Type::INT8,
    Type::INT8,
    Type::TEXT,
    Type::INT8,
    Type::INT8,
    Type::INT8_ARRAY,
    Type::TEXT_ARRAY,
    Type::TEXT_ARRAY,
    Type::TEXT_ARRAY,
    Type::TEXT,
    Type::TEXT,
    Type::TEXT,
    Type::INT8,
    Type::TEXT_ARRAY,
    Type::INT8,
];

struct Waiting {
    append: Append,
    caller: oneshot::Sender<Result<u64>>,
}

enum Order {
    Append(Box<Waiting>),
    Close(oneshot::Sender<()>),
}

pub(super) struct AppendBatcher(Vec<mpsc::Sender<Order>>);

impl AppendBatcher {
    pub fn start(base: &Arc<Base>) -> AppendBatcher {
        let queue = |_| {
            let (orders, queue) = mpsc::channel(WAITING);
            tokio::spawn(run(base.clone(), queue));
            orders
        };
        AppendBatcher((0..QUEUES).map(queue).collect())
    }

    pub async fn append(&self, append: Append) -> Result<u64> {
        let last = append.table.as_str().bytes().last().map_or(0, usize::from);
        let (caller, answer) = oneshot::channel();
        let order = Order::Append(Box::new(Waiting { append, caller }));
        self.0[last % QUEUES].send(order).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    pub async fn close(&self) {
        for queue in &self.0 {
            let (done, closed) = oneshot::channel();
            if queue.send(Order::Close(done)).await.is_ok() {
                let _ = closed.await;
            }
        }
    }
}

async fn run(base: Arc<Base>, mut queue: mpsc::Receiver<Order>) {
    let mut orders = Vec::new();
    while queue.recv_many(&mut orders, GROUP).await > 0 {
        let mut group = Vec::new();
        let mut closing = None;
        for order in orders.drain(..) {
            match order {
                Order::Append(waiting) => group.push(*waiting),
                Order::Close(done) => closing = Some(done),
            }
        }
        // A bug in this program must not stop the queue: only the task of this group ends, and its callers get no answer.
        let _ = tokio::spawn(append_group(base.clone(), group)).await;
        if let Some(done) = closing {
            // Dropping the queue tells all callers that still wait.
            drop(queue);
            let _ = done.send(());
            return;
        }
    }
}

async fn append_group(base: Arc<Base>, mut group: Vec<Waiting>) {
    // All servers lock the rows of tables in the same order, so they cannot deadlock.
    group.sort_by_key(|waiting| waiting.append.table);
    match commit(&base, group.iter().map(|waiting| &waiting.append)).await {
        Ok(versions) => answer(&base, group.into_iter().zip(versions)),
        Err(CommitError::NotSent(why)) => {
            for waiting in group {
                let _ = waiting.caller.send(Err(why.clone()));
            }
        }
        Err(CommitError::RolledBack(_)) => {
            for waiting in group {
                match commit(&base, [&waiting.append]).await {
                    Ok(versions) => answer(&base, [waiting].into_iter().zip(versions)),
                    Err(CommitError::Unknown) => resolve(&base, waiting),
                    Err(CommitError::NotSent(why) | CommitError::RolledBack(why)) => {
                        let _ = waiting.caller.send(Err(why));
                    }
                }
            }
        }
        Err(CommitError::Unknown) => group.into_iter().for_each(|waiting| resolve(&base, waiting)),
    }
}

/// Successful callers are answered at once. A caller that lost is answered once the table's current version has been read.
fn answer(base: &Arc<Base>, group: impl Iterator<Item = (Waiting, Option<u64>)>) {
    for (Waiting { append, caller }, version) in group {
        match version {
            Some(version) => {
                let _ = caller.send(Ok(version));
            }
            None => {
                let base = base.clone();
                tokio::spawn(async move {
                    let ask: Job<StoreError> = Box::new(move |w| Box::pin(tables::missed(w, append.table)));
                    let why = base.transact(Mode::Read, ask).await;
                    let _ = caller.send(Err(why.unwrap_or_else(|why| why)));
                });
            }
        }
    }
}

/// Handles an append of which it is unknown whether it reached the database: sends it again until the outcome is known.
fn resolve(base: &Arc<Base>, Waiting { append, caller }: Waiting) {
    let base = base.clone();
    tokio::spawn(async move {
        let append = Arc::new(append);
        let began = Instant::now();
        while began.elapsed() < base.timeouts.confirm {
            let outcome = match commit(&base, [&*append]).await {
                Ok(versions) => match versions.first() {
                    Some(Some(version)) => Ok(*version),
                    _ => found(&base, &append).await,
                },
                Err(CommitError::RolledBack(why)) => Err(why),
                Err(CommitError::NotSent(_) | CommitError::Unknown) => Err(StoreError::Uncertain),
            };
            match outcome {
                Err(StoreError::Uncertain | StoreError::Unavailable(_)) => tokio::time::sleep(LOOK_UP).await,
                known => {
                    let _ = caller.send(known);
                    return;
                }
            }
        }
        let _ = caller.send(Err(StoreError::Uncertain));
        let base = Arc::downgrade(&base);
        // Stops when the store is dropped.
        while let Some(base) = base.upgrade() {
            match fence(&base, &append).await {
                Ok(()) => return,
                Err(_) => tokio::time::sleep(LOOK_UP * 10).await,
            }
        }
    });
}

/// The table is past the expected version: finds out whether this very append raised it.
async fn found(base: &Arc<Base>, append: &Arc<Append>) -> Result<u64> {
    let asked = append.clone();
    let look: Job<Result<u64>> = Box::new(move |w| {
        Box::pin(async move {
            let version = asked.expected + 1;
            let rows = w
                .rows(
                    "SELECT hash, act FROM acts WHERE table_id = $1 AND version = $2 ORDER BY n",
                    args![&asked.table, version],
                )
                .await?;
            let mut is_same = rows.len() == asked.acts.len();
            for (mut row, act) in rows.into_iter().zip(&asked.acts) {
                is_same &= row.text()? == act.hash && row.text()? == act.act;
            }
            if is_same {
                return Ok(Ok(version));
            }
            Ok(Err(tables::missed(w, asked.table).await?))
        })
    });
    let found = base.transact(Mode::Read, look).await??;
    base.tell(vec![change(append)]);
    Ok(found)
}

/// Runs after the caller was told `Uncertain`, and makes the outcome final. Either the append has arrived, or it never can, because raising
/// the version here removes the one that it waits for. Followers are told to look again.
async fn fence(base: &Arc<Base>, append: &Arc<Append>) -> Result<()> {
    let (table, expected) = (append.table, append.expected);
    let raise: Job<()> = Box::new(move |w| {
        Box::pin(async move {
            let sql = "UPDATE tables SET version = version + 1 WHERE id = $1 AND version = $2";
            w.run(sql, args![&table, expected]).await?;
            w.tell(table, expected.saturating_add(1), ChangeKind::Acts);
            Ok(())
        })
    });
    base.transact(Mode::Write, raise).await
}

enum CommitError {
    /// The database could not be reached; nothing was written.
    NotSent(StoreError),
    /// Nothing was written, so each may be tried alone.
    RolledBack(StoreError),
    /// No answer came: it may have been written.
    Unknown,
}

impl From<CallError> for CommitError {
    fn from(error: CallError) -> CommitError {
        match error {
            CallError::Refused(why) => CommitError::RolledBack(why),
            CallError::Lost(_) => CommitError::Unknown,
        }
    }
}

/// The new versions, once they are on disk. `None` for an append whose expected version was not found.
async fn commit<'a>(
    base: &Base,
    group: impl IntoIterator<Item = &'a Append>,
) -> Result<Vec<Option<u64>>, CommitError> {
    let group: Vec<&Append> = group.into_iter().collect();
    let connection = base.pool.take().await.map_err(CommitError::NotSent)?;
    let statement =
        connection.prepare(APPEND, &TYPES).await.map_err(|why| CommitError::NotSent(why.into()))?;
    let result = exchange(base, &connection, &statement, &group).await;
    if !matches!(result, Err(CommitError::Unknown)) {
        connection.give_back();
    }
    let versions = result?;
    let told = group.iter().zip(&versions).filter(|(_, version)| version.is_some());
    base.tell(told.map(|(append, _)| change(append)).collect());
    Ok(versions)
}

/// Sends everything before waiting for the first answer, so the group costs one round trip. COMMIT after a failed statement rolls back.
async fn exchange(
    base: &Base,
    connection: &Connection,
    statement: &Statement,
    group: &[&Append],
) -> Result<Vec<Option<u64>>, CommitError> {
    if let [alone] = group {
        // A single statement is a transaction by itself.
        return Ok(vec![one(base, connection, statement, alone).await?]);
    }
    let begin = sent(connection.batch("BEGIN")).await;
    let mut appends = Vec::new();
    for append in group {
        appends.push(sent(one(base, connection, statement, append)).await);
    }
    let end = sent(connection.batch("COMMIT")).await;
    let begun = answered(begin).await;
    let mut versions = Vec::new();
    for append in appends {
        versions.push(answered(append).await);
    }
    begun?;
    answered(end).await?;
    Ok(versions.into_iter().collect::<Result<_, CallError>>()?)
}

type Sent<F> = Pin<Box<MaybeDone<F>>>;

/// Polls the future once: that is when `tokio-postgres` sends the request.
async fn sent<F: Future>(request: F) -> Sent<F> {
    let mut request = Box::pin(maybe_done(request));
    poll_fn(|cx| {
        let _ = request.as_mut().poll(cx);
        Poll::Ready(())
    })
    .await;
    request
}

async fn answered<F: Future>(mut request: Sent<F>) -> F::Output {
    request.as_mut().await;
    request.as_mut().take_output().expect("the answer is taken once")
}

fn change(append: &Append) -> Change {
    Change::At { table: append.table, version: append.expected.saturating_add(1), kind: ChangeKind::Acts }
}

async fn one(
    base: &Base,
    connection: &Connection,
    statement: &Statement,
    append: &Append,
) -> Result<Option<u64>, CallError> {
    let Append { table, expected, acts, summary } = append;
    let seats: Vec<i64> = acts.iter().map(|act| i64::from(act.seat.0)).collect();
    let words: Vec<&str> = acts.iter().map(|act| act.act.as_str()).collect();
    let chances: Vec<Option<String>> = acts.iter().map(chance).collect();
    let hashes: Vec<&str> = acts.iter().map(|act| act.hash.as_str()).collect();
    let (expected, added) = (i64::try_from(*expected).unwrap_or(i64::MAX), acts.len() as i64);
    let message = base.message(&change(append));
    let deciders: Vec<Option<String>> = acts.iter().map(decided_by).collect();
    let bytes = acts.iter().map(bytes_of).sum::<usize>() as i64;
    let args: [&(dyn ToSql + Sync); 18] = [
        &table.as_str(),
        &expected,
        &added,
        &summary.updated,
        &summary.ended,
        &summary.headline,
        &summary.deciding,
        &summary.winners,
        &seats,
        &words,
        &chances,
        &hashes,
        &CHANNEL,
        &message,
        &summary.times,
        &summary.due,
        &deciders,
        &bytes,
    ];
    let row = connection.call(connection.client().query_opt(statement, &args)).await?;
    // A row of any other shape would be a bug in the statement above.
    Ok(row.and_then(|row| row.try_get::<_, i64>(0).ok()).map(|version| version as u64))
}
