//! Unguessable ids: tables, people, and the tokens that open a session or a seat.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// 32 characters that are not confused when read aloud. Each one encodes five bits.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// 26 characters hold 130 random bits.
const ID_LETTERS: usize = 26;

/// 32 characters hold 160 random bits.
const TOKEN_LETTERS: usize = 32;

fn random<const N: usize>() -> [u8; N] {
    let mut letters = [0; N];
    getrandom::fill(&mut letters).expect("the system has a random source");
    letters.map(|byte| ALPHABET[usize::from(byte % 32)])
}

fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
    let letters: [u8; N] = text.as_bytes().try_into().ok()?;
    letters.iter().all(|letter| ALPHABET.contains(letter)).then_some(letters)
}

fn letters(letters: &[u8]) -> &str {
    std::str::from_utf8(letters).expect("the alphabet is ASCII")
}

/// The text is not a valid id or token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoId;

impl fmt::Display for NoId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an id")
    }
}

impl std::error::Error for NoId {}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; ID_LETTERS]);

        impl $name {
            pub fn random() -> $name {
                $name(random())
            }

            pub fn as_str(&self) -> &str {
                letters(&self.0)
            }

            /// A reserved id with a special meaning. It is never generated at random.
            #[allow(dead_code, reason = "only people need one")]
            pub(crate) const fn repeated(letter: u8) -> $name {
                $name([letter; ID_LETTERS])
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({})", stringify!($name), self.as_str())
            }
        }

        impl FromStr for $name {
            type Err = NoId;

            fn from_str(text: &str) -> Result<$name, NoId> {
                read(text).map($name).ok_or(NoId)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

id! {
    /// A table. Anyone who knows the id can look at the table, so it must not be guessable.
    TableId
}

id! {
    /// A person, with or without an account. Not a secret: a token proves who somebody is.
    PersonId
}

id! {
    /// A deck that somebody wrote. Anyone who knows the id can read the deck.
    DeckId
}

/// A secret that opens a session or a seat. The store keeps only its hash.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; TOKEN_LETTERS]);

impl Token {
    pub fn random() -> Token {
        Token(random())
    }

    /// A token that can be derived again by whoever knows the key from which these bytes were computed.
    pub fn from_bytes(bytes: [u8; TOKEN_LETTERS]) -> Token {
        Token(bytes.map(|byte| ALPHABET[usize::from(byte % 32)]))
    }

    /// The secret itself, for use in the cookie or the link.
    pub fn reveal(&self) -> &str {
        letters(&self.0)
    }

    /// The form stored in the database. 160 random bits need no salt and no slow hash.
    pub(crate) fn hash(&self) -> String {
        Sha256::digest(self.0).iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

impl FromStr for Token {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Token, NoId> {
        read(text).map(Token).ok_or(NoId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written_and_nothing_else_is() {
        let table = TableId::random();
        assert_eq!(table.to_string().parse(), Ok(table));
        assert_ne!(table, TableId::random());
        assert_eq!(serde_json::from_str::<TableId>(&serde_json::to_string(&table).unwrap()).unwrap(), table);
        for bad in ["", "a", "aaaaaaaaaaaaaaaaaaaaaaaaa\0", "AAAAAAAAAAAAAAAAAAAAAAAAAA", "ééééééééééééé"]
        {
            assert_eq!(bad.parse::<TableId>(), Err(NoId), "{bad:?}");
        }
    }

    #[test]
    fn a_token_shows_itself_only_when_asked() {
        let token = Token::random();
        assert_eq!(token.reveal().parse(), Ok(token.clone()));
        assert_eq!(format!("{token:?}"), "Token(secret)");
        assert_eq!(token.hash().len(), 64);
        assert!(!token.hash().contains(token.reveal()));
    }
}
