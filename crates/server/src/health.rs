//! Health checks: whether the process is up, and whether it can answer people.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;

use crate::routes::App;

pub const ALIVE: &str = "/healthz";
pub const READY: &str = "/readyz";

/// A database that takes longer counts as unavailable.
const TIMEOUT: Duration = Duration::from_secs(2);
/// How long a result is reused, so that nobody can keep the database busy by asking.
const FRESH: Duration = Duration::from_secs(1);

/// The database's last answer.
#[derive(Default)]
pub struct Readiness(Mutex<Option<(Instant, bool)>>);

pub fn is_asked_for(path: &str) -> bool {
    matches!(path, ALIVE | READY)
}

/// The process is up.
pub async fn alive() -> &'static str {
    "ok\n"
}

/// The database answers and the server is not about to stop.
pub async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match does_store_answer(&app).await {
        true => (StatusCode::OK, "ready\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
    }
}

async fn does_store_answer(app: &App) -> bool {
    let last = || *app.readiness.0.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((at, answer)) = last()
        && at.elapsed() < FRESH
    {
        return answer;
    }
    let asked = tokio::time::timeout(TIMEOUT, app.hall.store().ready()).await;
    let answer = matches!(asked, Ok(Ok(())));
    *app.readiness.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), answer));
    answer
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::hall::Hall;
    use crate::heavy::HeavyWork;
    use crate::hosts::Hosts;
    use crate::identity::{Jar, Key};
    use crate::limits::Limits;
    use crate::metrics::Metrics;
    use crate::proxies::Proxies;
    use crate::routes::AppState;
    use crate::sessions::Sessions;
    use crate::streams::StreamLimit;
    use crate::webhook::{Hooks, Policy};

    #[tokio::test]
    async fn without_its_database_a_server_is_not_ready() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("house.sqlite").display());
        let store = store::open(&url).await.unwrap();
        let (stop, stopping) = tokio::sync::watch::channel(false);
        let key = Key([7; 32]);
        let hooks = Hooks::start(Policy::default());
        let app = Arc::new(AppState {
            hall: Hall::new(store.clone(), hooks, Default::default(), key.clone()),
            key,
            jar: Jar { secure: false },
            limits: Limits::new(true, Default::default()),
            quotas: Default::default(),
            keeping: Default::default(),
            proxies: Proxies::default(),
            hosts: Hosts::default(),
            sessions: Arc::new(Sessions::new(Default::default())),
            passwords: HeavyWork::new(1, 1),
            files: HeavyWork::new(1, 1),
            pixels: HeavyWork::new(1, 1),
            streams: StreamLimit::new(false),
            spectators: tokio::sync::Semaphore::new(1),
            metrics: Arc::new(Metrics::default()),
            readiness: Readiness::default(),
            stopping,
        });
        let status = async || ready(State(app.clone())).await.0;
        assert_eq!(status().await, StatusCode::OK);
        store.close().await;
        assert_eq!(status().await, StatusCode::OK, "a fresh answer is given again");
        tokio::time::sleep(FRESH).await;
        assert_eq!(status().await, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(alive().await, "ok\n");
        stop.send_replace(true);
        assert_eq!(ready(State(app.clone())).await.1, "stopping\n");
    }
}
