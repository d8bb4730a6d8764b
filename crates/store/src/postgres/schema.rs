//! Migrates a PostgreSQL database to this program's schema.

use std::time::Duration;

use super::pool::Connection;
use crate::error::{Result, StoreError};
use crate::migrations::Migrations;
use crate::sql::{SqlTransaction, args};

/// The server that holds this lock migrates; servers that start meanwhile wait. The number is an arbitrary choice of this program.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7236823)";

const FOUND: &str = "SELECT (SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'resolute_schema'), \
     (SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema())";

/// A migration may rewrite every row, or wait for another server that does.
const TIMEOUT: Duration = Duration::from_secs(30 * 60);

pub(super) async fn migrate(connection: &mut Connection, steps: Migrations) -> Result<()> {
    connection.allow(TIMEOUT);
    loop {
        connection.batch("BEGIN; SET LOCAL statement_timeout = 0").await?;
        let step = migrate_once(connection, steps).await;
        connection.batch(if matches!(step, Ok(true)) { "COMMIT" } else { "ROLLBACK" }).await?;
        if !step? {
            return Ok(());
        }
    }
}

/// Runs one migration step. Returns `false` if none is left.
async fn migrate_once(connection: &mut Connection, steps: Migrations) -> Result<bool> {
    connection.batch(LOCK).await?;
    let found = version(connection).await?;
    let Some(step) = steps.after(found)? else { return Ok(false) };
    if found == 0 {
        connection.batch("CREATE TABLE resolute_schema (version BIGINT NOT NULL)").await?;
        connection.batch("INSERT INTO resolute_schema VALUES (0)").await?;
    }
    connection.batch(step).await?;
    connection.run("UPDATE resolute_schema SET version = $1", args![found + 1]).await?;
    Ok(true)
}

async fn version(connection: &mut Connection) -> Result<u32> {
    let missing = || StoreError::Broken("no row where one must be".to_owned());
    let mut row = connection.rows(FOUND, &[]).await?.pop().ok_or_else(missing)?;
    let (ours, all) = (row.int::<i64>()?, row.int::<i64>()?);
    if ours == 0 {
        return match all {
            0 => Ok(0),
            _ => Err(StoreError::Foreign("this PostgreSQL database".to_owned())),
        };
    }
    let mut row =
        connection.rows("SELECT version FROM resolute_schema", &[]).await?.pop().ok_or_else(missing)?;
    row.int()
}

#[cfg(all(test, feature = "testing"))]
mod tests {
    use super::super::Timeouts;
    use super::super::address::Address;
    use super::super::pool::Pool;
    use super::*;
    use crate::testing::Postgres;

    const ONE: &str =
        "CREATE TABLE things (name TEXT NOT NULL); INSERT INTO things VALUES ('desk'), ('chair');";
    const TWO: &str = "ALTER TABLE things ADD COLUMN size BIGINT NOT NULL DEFAULT 7;";
    const BAD: &str = "ALTER TABLE things ADD COLUMN colour TEXT; INSERT INTO nowhere VALUES (1);";

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn an_older_database_is_brought_up_with_all_that_is_in_it() {
        let Some(server) = tokio::task::spawn_blocking(Postgres::shared).await.unwrap() else { return };
        let address = Address::parse(&server.fresh_database().await).unwrap();
        let pool = Pool::new(&address, Timeouts::default()).unwrap();
        let mut connection = pool.take().await.unwrap();
        migrate(&mut connection, Migrations(&[ONE])).await.unwrap();
        assert!(migrate(&mut connection, Migrations(&[ONE, BAD])).await.is_err());
        migrate(&mut connection, Migrations(&[ONE, TWO])).await.unwrap();
        let rows = connection.rows("SELECT name, size FROM things ORDER BY name", &[]).await.unwrap();
        let found: Vec<(String, i64)> =
            rows.into_iter().map(|mut row| (row.text().unwrap(), row.int().unwrap())).collect();
        assert_eq!(found, [("chair".to_owned(), 7), ("desk".to_owned(), 7)]);
        let refused = migrate(&mut connection, Migrations(&[ONE])).await;
        assert_eq!(refused, Err(StoreError::Newer { found: 2, known: 1 }));
    }
}
