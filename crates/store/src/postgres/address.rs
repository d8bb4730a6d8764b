//! The address of a PostgreSQL database: where it is, and which security `sslmode` and `sslrootcert` demand of the connection.

use std::error::Error;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::tls::{self, Verify};
use crate::error::{Result, StoreError};

/// TCP keepalive: how soon a dead network is noticed.
const KEEPALIVE: Duration = Duration::from_secs(15);

/// Where to connect, and how.
#[derive(Clone)]
pub(super) struct Address {
    pub config: Config,
    pub tls: MakeRustlsConnect,
}

impl Address {
    /// `tokio-postgres` does not know `verify-ca`, `verify-full` or `sslrootcert`, so they are taken out of the address here.
    pub fn parse(url: &str) -> Result<Address> {
        let (place, query) = url.split_once('?').unwrap_or((url, ""));
        let (mut mode, mut roots, mut rest) = ("prefer".to_owned(), None, Vec::new());
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("sslmode", value)) => mode = value.to_owned(),
                Some(("sslrootcert", value)) => roots = Some(decode(value)?),
                _ => rest.push(pair),
            }
        }
        let url = if rest.is_empty() { place.to_owned() } else { format!("{place}?{}", rest.join("&")) };
        let mut config: Config = url.parse().map_err(|e: tokio_postgres::Error| {
            let cause = e.source().map(|why| format!(": {why}")).unwrap_or_default();
            refused(&format!("{e}{cause}"))
        })?;
        let (ssl, verify) = match (mode.as_str(), roots) {
            ("disable", None) => (SslMode::Disable, Verify::Nothing),
            ("prefer", None) => (SslMode::Prefer, Verify::Nothing),
            ("require", None) => (SslMode::Require, Verify::Nothing),
            // Like libpq: naming an authority implies that it is checked.
            ("require" | "verify-ca", Some(roots)) => (SslMode::Require, Verify::Authority(roots)),
            ("verify-full", Some(roots)) => (SslMode::Require, Verify::AuthorityAndName(roots)),
            ("verify-ca" | "verify-full", None) => {
                return Err(refused(&format!("sslmode={mode} needs sslrootcert=FILE")));
            }
            ("disable" | "prefer", Some(_)) => {
                return Err(refused(&format!("sslrootcert is not checked with sslmode={mode}")));
            }
            _ => {
                let known = "disable, prefer, require, verify-ca or verify-full";
                return Err(refused(&format!("sslmode={mode} is not {known}")));
            }
        };
        // PostgreSQL has no TLS on Unix sockets, so asking for it would only cost a round trip each time.
        let is_local = config.get_hosts().iter().all(|host| matches!(host, Host::Unix(_)));
        config.ssl_mode(if is_local && ssl == SslMode::Prefer { SslMode::Disable } else { ssl });
        if config.get_application_name().is_none() {
            config.application_name("resolute");
        }
        config.keepalives_idle(KEEPALIVE).tcp_user_timeout(KEEPALIVE * 2);
        Ok(Address { config, tls: tls::connector(&verify)? })
    }
}

pub(super) fn refused(why: &str) -> StoreError {
    StoreError::Address(format!("postgres: {why}"))
}

/// Decodes percent escapes.
fn decode(value: &str) -> Result<String> {
    let mut bytes = Vec::new();
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || rest.next().and_then(|byte| char::from(byte).to_digit(16));
        let (Some(high), Some(low)) = (digit(), digit()) else {
            return Err(refused("a % without two digits behind it"));
        };
        bytes.push((high * 16 + low) as u8);
    }
    String::from_utf8(bytes).map_err(|_| refused("sslrootcert is no UTF-8"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(url: &str) -> std::result::Result<SslMode, String> {
        match Address::parse(url) {
            Ok(address) => Ok(address.config.get_ssl_mode()),
            Err(StoreError::Address(why)) => Err(why),
            Err(other) => panic!("{other}"),
        }
    }

    #[test]
    fn the_mode_is_read_from_the_address() {
        let with = |query: &str| mode(&format!("postgres://ada@db.example/resolute{query}"));
        assert_eq!(with(""), Ok(SslMode::Prefer));
        assert_eq!(with("?sslmode=disable"), Ok(SslMode::Disable));
        assert_eq!(with("?application_name=x&sslmode=require"), Ok(SslMode::Require));
        assert_eq!(
            mode("postgres://ada@%2Frun%2Fpostgresql/resolute"),
            Ok(SslMode::Disable),
            "a local socket"
        );
    }

    #[test]
    fn what_would_be_less_than_asked_for_is_refused_with_a_reason() {
        for (query, why) in [
            ("sslmode=allow", "sslmode=allow is not"),
            ("sslmode=verify-full", "needs sslrootcert"),
            ("sslmode=prefer&sslrootcert=/etc/ca.pem", "not checked"),
            ("sslmode=verify-ca&sslrootcert=/nowhere/ca.pem", "/nowhere/ca.pem"),
            ("sslmode=verify-ca&sslrootcert=%2", "without two digits"),
            ("sslcert=/etc/me.pem", "sslcert"),
        ] {
            let refused = mode(&format!("postgres://ada@db.example/resolute?{query}")).unwrap_err();
            assert!(refused.contains(why), "{query}: {refused}");
        }
    }
}
