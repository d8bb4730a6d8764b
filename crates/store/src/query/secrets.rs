//! Keys shared by all servers of one database.

use crate::error::{Result, StoreError};
use crate::sql::{SqlTransaction, args};

/// The secret with this name. If two servers create it at once, the first one wins.
pub(crate) async fn secret(w: &mut dyn SqlTransaction, name: &str, fresh: &str) -> Result<[u8; 32]> {
    w.run(
        "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
        args![name, fresh],
    )
    .await?;
    let row = w.row("SELECT value FROM secrets WHERE name = $1", args![name]).await?;
    let value: String = row.ok_or_else(broken)?.text()?;
    let mut bytes = [0; 32];
    for (n, byte) in bytes.iter_mut().enumerate() {
        let pair = value.get(2 * n..2 * n + 2).ok_or_else(broken)?;
        *byte = u8::from_str_radix(pair, 16).map_err(|_| broken())?;
    }
    Ok(bytes)
}

fn broken() -> StoreError {
    StoreError::Broken("a secret".to_owned())
}
