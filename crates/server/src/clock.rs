//! The one clock of the house: everything below the server is told the time.

use std::time::{SystemTime, UNIX_EPOCH};

use store::Millis;

pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

pub fn in_days(days: i64) -> Millis {
    Millis(now().0.saturating_add(days * 24 * 60 * 60 * 1000))
}
