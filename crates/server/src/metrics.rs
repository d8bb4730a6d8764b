//! Metrics for the operator, in the text format of Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use store::latency::{BOUNDS, Histogram};

use crate::hall::Hall;

const FORMAT: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Counted since the server was started.
#[derive(Default)]
pub struct Metrics {
    /// By class of route and status.
    requests: Mutex<BTreeMap<(&'static str, u16), u64>>,
    accepted: AtomicU64,
    refused: AtomicU64,
    streams: AtomicU64,
}

/// An open live stream. It is counted until this is dropped.
pub struct OpenStream(Arc<Metrics>);

impl Drop for OpenStream {
    fn drop(&mut self) {
        self.0.streams.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Metrics {
    pub fn count_request(&self, class: &'static str, status: u16) {
        *self.requests.lock().unwrap_or_else(PoisonError::into_inner).entry((class, status)).or_default() +=
            1;
    }

    pub fn count_act(&self, is_accepted: bool) {
        let counter = if is_accepted { &self.accepted } else { &self.refused };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    pub fn open_stream(self: &Arc<Metrics>) -> OpenStream {
        self.streams.fetch_add(1, Ordering::Relaxed);
        OpenStream(self.clone())
    }

    fn write(&self, hall: &Hall) -> String {
        let mut out = String::new();
        head(&mut out, "resolute_requests_total", "counter", "Requests answered.");
        for ((class, status), count) in &*self.requests.lock().unwrap_or_else(PoisonError::into_inner) {
            line(
                &mut out,
                &format!("resolute_requests_total{{route=\"{class}\",status=\"{status}\"}}"),
                count,
            );
        }
        head(&mut out, "resolute_acts_total", "counter", "Acts that people sent.");
        for (result, counter) in [("accepted", &self.accepted), ("refused", &self.refused)] {
            let count = counter.load(Ordering::Relaxed);
            line(&mut out, &format!("resolute_acts_total{{result=\"{result}\"}}"), count);
        }
        head(&mut out, "resolute_live_streams", "gauge", "Live streams that are open.");
        line(&mut out, "resolute_live_streams", self.streams.load(Ordering::Relaxed));
        head(&mut out, "resolute_tables_in_memory", "gauge", "Tables in memory.");
        line(&mut out, "resolute_tables_in_memory", hall.count());
        let latency = hall.store().latency();
        head(&mut out, "resolute_store_seconds", "histogram", "How long transactions of the database took.");
        histogram(&mut out, "read", &latency.reads);
        histogram(&mut out, "write", &latency.writes);
        out
    }
}

fn head(out: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}");
}

fn line(out: &mut String, name: &str, value: impl std::fmt::Display) {
    let _ = writeln!(out, "{name} {value}");
}

fn histogram(out: &mut String, kind: &str, histogram: &Histogram) {
    let counts = histogram.cumulative();
    let bounds = BOUNDS.iter().map(|micros| (*micros as f64 / 1e6).to_string()).chain(["+Inf".to_owned()]);
    for (bound, count) in bounds.zip(counts) {
        line(out, &format!("resolute_store_seconds_bucket{{kind=\"{kind}\",le=\"{bound}\"}}"), count);
    }
    let sum = histogram.total().as_secs_f64();
    line(out, &format!("resolute_store_seconds_sum{{kind=\"{kind}\"}}"), sum);
    line(out, &format!("resolute_store_seconds_count{{kind=\"{kind}\"}}"), counts[BOUNDS.len()]);
}

/// Served separately from the pages, on its own address.
pub fn router(metrics: Arc<Metrics>, hall: Arc<Hall>) -> Router {
    let answer = async move || ([(CONTENT_TYPE, FORMAT)], metrics.write(&hall));
    Router::new().route("/metrics", get(answer))
}
