//! What every request and every answer must keep to: no foreign origin changes anything, nothing inline runs, nothing is framed.

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Whether a request that changes something comes from our own pages. Browsers send the origin with every such form; a client without one
/// has no cookies that another site could use.
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

pub async fn guard(request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && !is_ours(request.headers()) {
        return (StatusCode::FORBIDDEN, "This request comes from another site.\n").into_response();
    }
    let mut response: Response<Body> = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    // What one viewer sees must not be kept for another.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
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
