//! What was found.

use std::time::Duration;

use serde::Serialize;

#[derive(Clone, Copy, Debug, Serialize)]
pub struct Times {
    pub count: usize,
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub max_ms: f64,
}

impl Times {
    pub fn of(times: &[Duration]) -> Times {
        let mut sorted = times.to_vec();
        sorted.sort();
        let at = |share: f64| {
            let place = (sorted.len() as f64 * share) as usize;
            sorted.get(place.min(sorted.len().saturating_sub(1))).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        Times { count: sorted.len(), p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1.0) }
    }
}

#[derive(Debug, Serialize)]
pub struct Figures {
    pub database: String,
    pub tables: usize,
    /// Acts a second that were asked for while `paced` was measured.
    pub pace: f64,
    pub start_ms: f64,
    /// With the stored tables of this run.
    pub restart_ms: f64,
    /// With all live updates open.
    pub stop_ms: f64,
    pub opened_per_second: f64,
    pub empty_mb: f64,
    /// Resident memory of a table just opened, with its live connection.
    pub table_kb: f64,
    /// The same after all the acts of this run.
    pub played_table_kb: f64,
    pub paced: Times,
    /// The disk alone between the rounds, at the same pace: a write as long as an act's, and its flush.
    pub disk: Times,
    pub paced_per_second: f64,
    /// The event that the other player gets, compressed as for a browser.
    pub part_kb: f64,
    pub hurried: Times,
    pub hurried_per_second: f64,
    /// Processor time of the server for an act, with both answers to it.
    pub work_ms: f64,
    /// Around the tenth act of the long sessions.
    pub early: Times,
    /// Around the thousandth.
    pub late: Times,
    /// Acts of the longest of them.
    pub longest: usize,
    pub open: Times,
    pub back: Times,
    /// Tables that nobody looks at, and the memory of a server with so many: when they were just opened and left, and a while later.
    pub idle_tables: usize,
    pub left_mb: f64,
    pub idle_mb: f64,
}
