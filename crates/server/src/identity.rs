//! Who is asking: a signed cookie that refers to a session, and how this visitor wants to read.

use std::time::Duration;

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HOST};
use hmac::{Hmac, KeyInit, Mac};
use kernel::Seat;
use scene::Lang;
use sha2::Sha256;
use store::{Person, TableId, Token};

use crate::sessions::LIFE;
use crate::view::Theme;

const SESSION: &str = "resolute";
/// The cookie name behind TLS. Browsers accept a cookie with this prefix only from this
/// host itself and only over TLS, so that no other host under the same domain can set one.
const SECURE_SESSION: &str = "__Host-resolute";
const PREFS: &str = "prefs";
/// Length of the signature in hexadecimal digits: 128 bits.
const SIGNATURE: usize = 32;

/// The key that cookies are signed with. It is the same on all servers of one database.
#[derive(Clone)]
pub struct Key(pub [u8; 32]);

impl Key {
    fn sign(&self, word: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length will do");
        mac.update(word.as_bytes());
        let code = mac.finalize().into_bytes();
        code[..SIGNATURE / 2].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The link by which more people join a seat. It is the same on every server and
    /// for everybody who may know it, and changes whenever the seat changes hands.
    pub fn team_link(&self, table: TableId, seat: Seat, handovers: u64) -> Token {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length will do");
        let team = format!("team {table} {seat}");
        // Without handovers the link is the same as before handovers were counted, so that older links stay valid.
        let team = if handovers == 0 { team } else { format!("{team} {handovers}") };
        mac.update(team.as_bytes());
        Token::from_bytes(mac.finalize().into_bytes().into())
    }

    /// The cookie value for a token.
    pub fn seal(&self, token: &Token) -> String {
        format!("{}.{}", token.reveal(), self.sign(token.reveal()))
    }

    /// The token in a cookie value. None if this server did not sign it.
    pub fn open(&self, cookie: &str) -> Option<Token> {
        let (token, signature) = cookie.split_once('.')?;
        let good = self.sign(token);
        let same = good.len() == signature.len()
            && good.bytes().zip(signature.bytes()).fold(0, |odd, (a, b)| odd | (a ^ b)) == 0;
        token.parse().ok().filter(|_| same)
    }
}

/// Who asks, and how they want to read.
#[derive(Clone, Debug, Default)]
pub struct Visitor {
    pub person: Option<Person>,
    pub lang: Lang,
    pub theme: Theme,
}

/// The session that a request carries.
pub struct SessionCookie {
    pub token: Token,
    /// Whether it came under the cookie name that was used before the server was behind TLS.
    pub is_old: bool,
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .find_map(|pair| pair.trim().split_once('=').filter(|(n, _)| *n == name).map(|(_, value)| value))
}

/// Language and theme: as chosen before, otherwise as the browser asks.
pub fn taste(headers: &HeaderMap) -> (Lang, Theme) {
    let (lang, theme) = cookie(headers, PREFS).and_then(|value| value.split_once('.')).unwrap_or(("", ""));
    let asked = || {
        let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
        wanted.split(',').find_map(|part| part.trim().get(..2)?.to_ascii_lowercase().parse().ok())
    };
    (lang.parse().ok().or_else(asked).unwrap_or_default(), theme_of(theme))
}

pub fn theme_of(word: &str) -> Theme {
    match word {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        _ => Theme::Auto,
    }
}

pub fn theme_word(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "auto",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

/// How cookies are set. Scripts cannot read them, other sites cannot send them,
/// and if the server is known to be behind TLS they are sent only over TLS.
#[derive(Clone, Copy, Debug)]
pub struct Jar {
    pub secure: bool,
}

impl Jar {
    /// The origin under which the visitor reached the server.
    pub fn origin(self, headers: &HeaderMap) -> String {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let is_odd = |c: char| !(c.is_ascii_alphanumeric() || ".-:[]".contains(c));
        let host = if host.is_empty() || host.contains(is_odd) { "localhost" } else { host };
        format!("{}://{host}", if self.secure { "https" } else { "http" })
    }

    fn cookie(self, name: &str, value: &str, age: Duration) -> String {
        let (age, secure) = (age.as_secs(), if self.secure { "; Secure" } else { "" });
        format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}")
    }

    fn session_name(self) -> &'static str {
        if self.secure { SECURE_SESSION } else { SESSION }
    }

    /// The session in a cookie that this server has signed.
    pub fn session_of(self, key: &Key, headers: &HeaderMap) -> Option<SessionCookie> {
        let read = |name: &str| key.open(cookie(headers, name)?);
        if let Some(token) = read(self.session_name()) {
            return Some(SessionCookie { token, is_old: false });
        }
        let token = read(SESSION).filter(|_| self.secure)?;
        Some(SessionCookie { token, is_old: true })
    }

    pub fn session(self, key: &Key, token: &Token) -> String {
        self.cookie(self.session_name(), &key.seal(token), LIFE)
    }

    pub fn no_session(self) -> String {
        self.cookie(self.session_name(), "", Duration::ZERO)
    }

    /// Removes the cookie that was used before the server was behind TLS.
    pub fn no_old_session(self) -> String {
        self.cookie(SESSION, "", Duration::ZERO)
    }

    pub fn prefs(self, lang: Lang, theme: Theme) -> String {
        self.cookie(PREFS, &format!("{}.{}", lang.code(), theme_word(theme)), LIFE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookie: &str, language: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, cookie.parse().unwrap());
        headers.insert(ACCEPT_LANGUAGE, language.parse().unwrap());
        headers
    }

    #[test]
    fn only_what_this_house_has_signed_is_opened() {
        let (key, other) = (Key([1; 32]), Key([2; 32]));
        let token = Token::random();
        let sealed = key.seal(&token);
        let found = Jar { secure: false }.session_of(&key, &headers(&format!("a=b; resolute={sealed}"), ""));
        assert!(found.is_some_and(|found| found.token == token && !found.is_old));
        assert_eq!(other.open(&sealed), None);
        assert_eq!(key.open(token.reveal()), None);
        assert_eq!(key.open(&format!("{}.", token.reveal())), None);
        assert_eq!(key.open(&sealed[..sealed.len() - 1]), None);
        assert_eq!(key.open(&sealed.replace('.', "x")), None);
    }

    #[test]
    fn behind_tls_the_cookie_has_a_prefix_and_the_old_one_is_still_read() {
        let (key, token, older) = (Key([1; 32]), Token::random(), Token::random());
        let [sealed, old] = [&token, &older].map(|token| key.seal(token));
        let [tls, plain] = [true, false].map(|secure| Jar { secure });
        let read = |jar: Jar, cookies: &str| {
            jar.session_of(&key, &headers(cookies, "")).map(|found| (found.token, found.is_old))
        };
        assert!(tls.session(&key, &token).starts_with("__Host-resolute="));
        assert!(tls.no_session().starts_with("__Host-resolute=; Path=/; Max-Age=0"));
        assert!(plain.session(&key, &token).starts_with("resolute="));
        let both = format!("resolute={old}; __Host-resolute={sealed}");
        assert_eq!(read(tls, &both), Some((token.clone(), false)));
        assert_eq!(read(tls, &format!("resolute={old}")), Some((older.clone(), true)));
        assert_eq!(read(plain, &both), Some((older, false)), "without TLS there is no prefix");
        assert_eq!(read(plain, &format!("__Host-resolute={sealed}")), None);
        assert_eq!(read(tls, &format!("__Host-resolute=x{sealed}; resolute=y")), None);
    }

    #[test]
    fn behind_tls_cookies_go_no_other_way() {
        let (key, token) = (Key([1; 32]), Token::random());
        for cookies in [true, false].map(|secure| Jar { secure }) {
            let session = cookies.session(&key, &token);
            for cookie in [session, cookies.no_session(), cookies.prefs(Lang::De, Theme::Dark)] {
                assert_eq!(cookie.contains("; Secure"), cookies.secure, "{cookie}");
                assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
            }
        }
    }

    #[test]
    fn the_browser_is_asked_unless_something_was_chosen() {
        assert_eq!(taste(&headers("", "fr-FR, de-DE;q=0.8, en;q=0.5")), (Lang::De, Theme::Auto));
        assert_eq!(taste(&headers("prefs=en.dark", "de")), (Lang::En, Theme::Dark));
        assert_eq!(taste(&headers("prefs=xx.pink", "é")), (Lang::En, Theme::Auto));
    }
}
