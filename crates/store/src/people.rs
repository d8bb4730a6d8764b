//! People known to the store: guests, who have only a name, and accounts, which let people use their tables on another device.

use serde_json::Value;
use unicode_normalization::UnicodeNormalization;

use crate::error::{Result, StoreError, Unfit};
use crate::ids::PersonId;
use crate::limits;
use crate::table::Millis;

/// Stands for the author of chat lines whose person was deleted.
pub(crate) const NOBODY: PersonId = PersonId::repeated(b'2');

/// A person, guest or with an account.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// The login name as it was typed when the account was made.
    pub login: Option<String>,
    /// Language, theme, notification, webhook. Only the server interprets them.
    pub preferences: Value,
    pub created: Millis,
}

/// What is needed to sign somebody in.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    pub person: PersonId,
    pub login: String,
    /// The password as an argon2id PHC string.
    pub phc: String,
}

/// What an account is to be from now on.
#[derive(Clone, PartialEq, Eq)]
pub struct AccountChange {
    pub login: Login,
    /// The hash of the password so far; `None` for a guest.
    pub was: Option<String>,
    /// The hash of the password from now on.
    pub phc: String,
    /// The person's name from now on, if it changes.
    pub name: Option<String>,
    /// When the session expires that a new password opens.
    pub expires: Millis,
}

impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Account({}, {:?})", self.person, self.login)
    }
}

/// A login name. Unique regardless of case, of how accents were typed, and of invisible characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Login {
    pub(crate) shown: String,
    pub(crate) key: String,
}

impl Login {
    pub fn new(text: &str) -> Result<Login> {
        let shown: String = text.trim().nfc().collect();
        limits::name("login", &shown)?;
        let folded: String = shown.nfkc().collect::<String>().to_lowercase();
        let key: String = folded.nfkc().filter(|c| !kernel::is_invisible(*c)).collect();
        let key = key.trim().to_owned();
        if key.is_empty() || key.chars().any(char::is_whitespace) {
            return Err(StoreError::Unfit { part: "login", why: Unfit::Control });
        }
        Ok(Login { shown, key })
    }

    /// The same key for all spellings of the name.
    pub fn key(&self) -> &str {
        &self.key
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn login_names_are_one_whatever_the_case_or_the_keyboard() {
        let key = |text| Login::new(text).map(|login| login.key);
        assert_eq!(key(" Ada "), key("ada"));
        assert_eq!(key("RENÉ"), key("rene\u{301}"));
        assert_eq!(key("Ａｄａ"), key("ada"), "full-width letters");
        assert_eq!(key("A\u{200d}da\u{fe0f}"), key("ada"), "letters that nobody sees");
        assert_ne!(key("ada"), key("adah"));
        for bad in [
            "",
            "  ",
            "a\0b",
            "a b",
            "a\u{2003}b",
            &"x".repeat(41),
            "\u{200b}",
            "\u{202e}ada",
            "ada\u{200e}",
            "a\u{200b}da",
        ] {
            assert!(key(bad).is_err(), "{bad:?}");
        }
    }
}
