//! Rules for every request and response: the request must address a name of this server, foreign
//! origins must not change anything, no inline scripts run, and the pages cannot be framed.

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY,
    RETRY_AFTER, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::Text;

use crate::health;
use crate::identity::taste;
use crate::routes::App;
use crate::texts;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Browsers that have been here once use only TLS for a year.
const TLS_ONLY: &str = "max-age=31536000";

/// Seconds after which a client may retry while the database is unavailable.
const RETRY: HeaderValue = HeaderValue::from_static("2");

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Whether a request that changes something comes from our own pages. Browsers send the origin with every such form. A client that sends
/// none is not a browser, so it has no cookies that another site could misuse.
fn is_ours(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(FETCH_SITE)
        && !matches!(site, "same-origin" | "none")
    {
        return false;
    }
    match (headers.contains_key(ORIGIN), text(ORIGIN), text(HOST)) {
        (false, _, _) => true,
        (true, Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, place)| place == host),
        _ => false,
    }
}

pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response: Response<Body> = match refusal(&app, &request) {
        Some(refusal) => refusal,
        None => next.run(request).await,
    };
    let is_away = response.status() == StatusCode::SERVICE_UNAVAILABLE;
    let headers = response.headers_mut();
    if is_away {
        headers.entry(RETRY_AFTER).or_insert(RETRY);
    }
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    if app.jar.secure {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(TLS_ONLY));
    }
    // What one viewer sees must not be cached for another.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// A plain text instead of a page, because under a foreign host name a page could not load its assets.
fn refusal(app: &App, request: &Request) -> Option<Response> {
    let say = |status: StatusCode, text: Text| {
        let (lang, _) = taste(request.headers());
        Some((status, texts::words().say(lang, &text) + "\n").into_response())
    };
    let host = request.headers().get(HOST).map_or("", |host| host.to_str().unwrap_or("?"));
    // Health checks may use any host name.
    if !health::is_asked_for(request.uri().path()) && !app.hosts.has(host) {
        let text = Text::new("trouble-host").word("host", catalogue::shown(host));
        return say(StatusCode::MISDIRECTED_REQUEST, text);
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && !is_ours(request.headers()) {
        return say(StatusCode::FORBIDDEN, Text::new("trouble-origin"));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(pairs: &[(&'static str, &str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, value.parse().unwrap());
        }
        is_ours(&headers)
    }

    #[test]
    fn only_our_own_pages_change_anything() {
        let host = ("host", "localhost:1789");
        assert!(ours(&[host, ("origin", "http://localhost:1789")]));
        assert!(ours(&[host]));
        assert!(!ours(&[host, ("origin", "http://evil.example")]));
        assert!(!ours(&[host, ("origin", "http://localhost:17890")]));
        assert!(!ours(&[host, ("origin", "null")]));
        assert!(!ours(&[host, ("sec-fetch-site", "cross-site")]));
        assert!(!ours(&[host, ("sec-fetch-site", "same-site"), ("origin", "http://localhost:1789")]));
    }
}
