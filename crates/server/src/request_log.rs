//! An id for every request. It appears in the response, on pages that report a fault, and in every log line written during the request.
//!
//! Log lines name the route and not the path, because the path of an invitation is its secret.

use std::net::SocketAddr;
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::health;
use crate::routes::App;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Maximum length of an id given by a proxy.
const LONGEST: usize = 64;

/// Identifies a request in the log.
#[derive(Clone, Debug)]
pub struct RequestId(pub String);

impl RequestId {
    fn random() -> RequestId {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).expect("the system has a random source");
        RequestId(format!("{:016x}", u64::from_be_bytes(bytes)))
    }

    /// Uses the id that a trusted proxy has given, otherwise a random one.
    fn of(app: &App, request: &Request) -> RequestId {
        let is_plain = |id: &&str| {
            (1..=LONGEST).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
        };
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let given = request
            .headers()
            .get(REQUEST_ID)
            .filter(|_| peer.is_some_and(|ConnectInfo(peer)| app.proxies.has(peer.ip())));
        match given.and_then(|id| id.to_str().ok()).filter(is_plain) {
            Some(id) => RequestId(id.to_owned()),
            None => RequestId::random(),
        }
    }
}

pub async fn log_requests(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let start = Instant::now();
    let id = RequestId::of(&app, &request);
    let path = request.extensions().get::<MatchedPath>().cloned();
    let route = path.as_ref().map_or("none", MatchedPath::as_str);
    let span = tracing::info_span!("request", id = %id.0, method = %request.method(), route);
    request.extensions_mut().insert(id.clone());
    async {
        let mut response = next.run(request).await;
        let status = response.status();
        app.metrics.count_request(class_of(route), status.as_u16());
        let ms = start.elapsed().as_secs_f64() * 1e3;
        if status.is_server_error() {
            tracing::warn!(status = status.as_u16(), ms, "answered");
        } else {
            tracing::debug!(status = status.as_u16(), ms, "answered");
        }
        if let Ok(value) = HeaderValue::from_str(&id.0) {
            response.headers_mut().insert(REQUEST_ID, value);
        }
        response
    }
    .instrument(span)
    .await
}

/// The classes of routes that an operator can distinguish.
fn class_of(route: &str) -> &'static str {
    match route {
        "none" => "none",
        health::ALIVE | health::READY => "health",
        "/t/{table}/act" => "act",
        "/t/{table}/live" => "live",
        "/account" | "/account/delete" | "/account/webhook" | "/name" | "/sign-in" | "/sign-out" => "people",
        "/import" => "import",
        route if route.starts_with("/t/") => "table",
        route if route.starts_with("/assets/") => "asset",
        route if route.starts_with("/decks") => "deck",
        _ => "page",
    }
}
