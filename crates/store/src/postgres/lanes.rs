//! Appends go in groups: what waits in a lane becomes one transaction.
//!
//! NOTIFY makes commits wait for one another, for PostgreSQL keeps their messages in order. Single appends would therefore wait for the disk
//! one by one; a group waits once. An append that conflicts changes no row and harms no other; where a statement fails, each of the group is
//! tried alone.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;

use futures_util::future::{MaybeDone, maybe_done};
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::Statement;
use tokio_postgres::types::{ToSql, Type};

use super::pool::Taken;
use super::{Base, CHANNEL, fault};
use crate::error::{Result, StoreError, closed};
use crate::query::tables::{self, Append, chance};
use crate::sql::Job;
use crate::table::{Change, Kind};

/// Tables are dealt to so many lanes; a table stays in its own, so its appends keep their order.
const LANES: usize = 2;

/// Appends in one transaction.
const GROUP: usize = 128;

/// Appends that wait for a lane; more of them wait for a place here.
const QUEUE: usize = 1_024;

/// All of an append in one statement: nothing where the version is not the expected one.
const APPEND: &str = "WITH now AS (UPDATE tables SET version = version + 1, acts = acts + $3, wish = NULL, updated = $4, ended = $5, \
     headline = $6, deciding = $7, winners = $8 WHERE id = $1 AND version = $2 RETURNING version, acts), \
     added AS (INSERT INTO acts (table_id, n, version, seat, act, chance, hash) \
     SELECT $1, now.acts - $3 + act.nth, now.version, act.seat, act.act, act.chance, act.hash \
     FROM now, unnest($9, $10, $11, $12) WITH ORDINALITY AS act (seat, act, chance, hash, nth)) \
     SELECT version, pg_notify($13, $14) FROM now";

const TYPES: [Type; 14] = [
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
];

struct Waiting {
    append: Append,
    caller: oneshot::Sender<Result<u64>>,
}

enum Order {
    Append(Box<Waiting>),
    Close(oneshot::Sender<()>),
}

pub(super) struct Lanes(Vec<mpsc::Sender<Order>>);

impl Lanes {
    pub fn start(base: &Arc<Base>) -> Lanes {
        let lane = |_| {
            let (orders, queue) = mpsc::channel(QUEUE);
            tokio::spawn(run(base.clone(), queue));
            orders
        };
        Lanes((0..LANES).map(lane).collect())
    }

    pub async fn append(&self, append: Append) -> Result<u64> {
        let last = append.table.as_str().bytes().last().map_or(0, usize::from);
        let (caller, answer) = oneshot::channel();
        let order = Order::Append(Box::new(Waiting { append, caller }));
        self.0[last % LANES].send(order).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    pub async fn close(&self) {
        for lane in &self.0 {
            let (done, closed) = oneshot::channel();
            if lane.send(Order::Close(done)).await.is_ok() {
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
        // A fault in this program must not end the lane: it ends with the group, whose callers find no answer.
        let _ = tokio::spawn(append_group(base.clone(), group)).await;
        if let Some(done) = closing {
            // Dropping the queue tells all who still wait.
            drop(queue);
            let _ = done.send(());
            return;
        }
    }
}

async fn append_group(base: Arc<Base>, mut group: Vec<Waiting>) {
    // Servers take the rows of tables in the same order and cannot wait for each other in a circle.
    group.sort_by_key(|waiting| waiting.append.table);
    match commit(&base, &group).await {
        Ok(versions) => answer(&base, group.into_iter().zip(versions)),
        Err(Failure::Unknown(why)) => {
            for waiting in group {
                let _ = waiting.caller.send(Err(why.clone()));
            }
        }
        Err(Failure::RolledBack(_)) => {
            for waiting in group {
                let alone = std::slice::from_ref(&waiting);
                match commit(&base, alone).await {
                    Ok(versions) => answer(&base, [waiting].into_iter().zip(versions)),
                    Err(Failure::Unknown(why) | Failure::RolledBack(why)) => {
                        let _ = waiting.caller.send(Err(why));
                    }
                }
            }
        }
    }
}

/// Winners at once; losers when it is known to what version they lost.
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
                    let why = base.transact("BEGIN READ ONLY", ask).await;
                    let _ = caller.send(Err(why.unwrap_or_else(|why| why)));
                });
            }
        }
    }
}

enum Failure {
    /// Nothing was written for sure, so each may be tried alone.
    RolledBack(StoreError),
    /// The database could not be reached, or broke off while it committed.
    Unknown(StoreError),
}

/// The new versions on disk; none where the expected one was not found.
async fn commit(base: &Base, group: &[Waiting]) -> Result<Vec<Option<u64>>, Failure> {
    let mut connection = base.pool.take().await.map_err(Failure::Unknown)?;
    let statement = connection.prepare(APPEND, &TYPES).await.map_err(Failure::Unknown)?;
    let result = exchange(base, &connection, &statement, group).await;
    if !matches!(result, Err(Failure::Unknown(_))) {
        connection.give_back();
    }
    let versions = result?;
    let told = group.iter().zip(&versions).filter(|(_, version)| version.is_some());
    base.tell(told.map(|(waiting, _)| change(&waiting.append)).collect());
    Ok(versions)
}

/// All is sent before the first answer is waited for: the way to the database is gone once. COMMIT after a failed statement rolls back.
async fn exchange(
    base: &Base,
    connection: &Taken,
    statement: &Statement,
    group: &[Waiting],
) -> Result<Vec<Option<u64>>, Failure> {
    if let [alone] = group {
        // One statement is a transaction by itself.
        let version = one(base, connection, statement, &alone.append).await;
        return version.map(|version| vec![version]).map_err(Failure::Unknown);
    }
    let begin = sent(connection.batch("BEGIN")).await;
    let mut appends = Vec::new();
    for waiting in group {
        appends.push(sent(one(base, connection, statement, &waiting.append)).await);
    }
    let end = sent(connection.batch("COMMIT")).await;
    let begun = answered(begin).await;
    let mut versions = Vec::new();
    for append in appends {
        versions.push(answered(append).await);
    }
    begun.and(answered(end).await).map_err(Failure::Unknown)?;
    versions.into_iter().collect::<Result<_>>().map_err(Failure::RolledBack)
}

type Sent<F> = Pin<Box<MaybeDone<F>>>;

/// Sends a request, which its future does when it is first asked.
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
    Change::At { table: append.table, version: append.expected.saturating_add(1), kind: Kind::Acts }
}

async fn one(base: &Base, connection: &Taken, statement: &Statement, append: &Append) -> Result<Option<u64>> {
    let Append { table, expected, acts, summary } = append;
    let seats: Vec<i64> = acts.iter().map(|act| i64::from(act.seat.0)).collect();
    let words: Vec<&str> = acts.iter().map(|act| act.act.as_str()).collect();
    let chances: Vec<Option<String>> = acts.iter().map(chance).collect();
    let hashes: Vec<&str> = acts.iter().map(|act| act.hash.as_str()).collect();
    let (expected, added) = (i64::try_from(*expected).unwrap_or(i64::MAX), acts.len() as i64);
    let message = base.message(&change(append));
    let args: [&(dyn ToSql + Sync); 14] = [
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
    ];
    let row = connection.client.query_opt(statement, &args).await.map_err(fault)?;
    row.map(|row| row.try_get::<_, i64>(0).map(|version| version as u64).map_err(fault)).transpose()
}
