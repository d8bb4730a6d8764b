//! Who is asking: a signed cookie that leads to a session, and how this visitor wants to read.

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use hmac::{Hmac, KeyInit, Mac};
use scene::Lang;
use sha2::Sha256;
use store::{Person, Token};

use crate::view::Theme;

const SESSION: &str = "resolute";
const PREFS: &str = "prefs";
/// A session ends after so long.
pub const SESSION_DAYS: i64 = 365;
const YEAR: u32 = 365 * 24 * 60 * 60;
/// Letters of the signature: 128 bits.
const SIGNATURE: usize = 32;

/// The key that cookies are signed with, the same on all servers of one database.
#[derive(Clone)]
pub struct Key(pub [u8; 32]);

impl Key {
    fn sign(&self, word: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length will do");
        mac.update(word.as_bytes());
        let code = mac.finalize().into_bytes();
        code[..SIGNATURE / 2].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The token as it stands in the cookie.
    pub fn seal(&self, token: &Token) -> String {
        format!("{}.{}", token.reveal(), self.sign(token.reveal()))
    }

    /// The token in a cookie that this house has signed.
    pub fn open(&self, cookie: &str) -> Option<Token> {
        let (token, signature) = cookie.split_once('.')?;
        let good = self.sign(token);
        let same = good.len() == signature.len()
            && good.bytes().zip(signature.bytes()).fold(0, |odd, (a, b)| odd | (a ^ b)) == 0;
        token.parse().ok().filter(|_| same)
    }

    pub fn session_of(&self, headers: &HeaderMap) -> Option<Token> {
        self.open(cookie(headers, SESSION)?)
    }
}

/// Who asks, and how they want to read.
#[derive(Clone, Debug, Default)]
pub struct Visitor {
    pub person: Option<Person>,
    pub lang: Lang,
    pub theme: Theme,
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .find_map(|pair| pair.trim().split_once('=').filter(|(n, _)| *n == name).map(|(_, value)| value))
}

/// Language and theme: as chosen before, else as the browser asks.
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

/// How cookies are set: no script reads them and no other site sends them, and where the house is known to be behind TLS they go no other way.
#[derive(Clone, Copy, Debug)]
pub struct Jar {
    pub secure: bool,
}

impl Jar {
    fn cookie(self, name: &str, value: &str, age: u32) -> String {
        let secure = if self.secure { "; Secure" } else { "" };
        format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}")
    }

    pub fn session(self, value: &str) -> String {
        self.cookie(SESSION, value, YEAR)
    }

    pub fn no_session(self) -> String {
        self.cookie(SESSION, "", 0)
    }

    pub fn prefs(self, lang: Lang, theme: Theme) -> String {
        self.cookie(PREFS, &format!("{}.{}", lang.code(), theme_word(theme)), YEAR)
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
        assert_eq!(key.session_of(&headers(&format!("a=b; resolute={sealed}"), "")), Some(token.clone()));
        assert_eq!(other.open(&sealed), None);
        assert_eq!(key.open(token.reveal()), None);
        assert_eq!(key.open(&format!("{}.", token.reveal())), None);
        assert_eq!(key.open(&sealed[..sealed.len() - 1]), None);
        assert_eq!(key.open(&sealed.replace('.', "x")), None);
    }

    #[test]
    fn behind_tls_cookies_go_no_other_way() {
        for cookies in [true, false].map(|secure| Jar { secure }) {
            for cookie in [cookies.session("x"), cookies.no_session(), cookies.prefs(Lang::De, Theme::Dark)] {
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
