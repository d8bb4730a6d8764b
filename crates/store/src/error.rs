//! Why the store refused or failed. Nothing has changed in the database, except in the case `Uncertain`.

use std::fmt;

use crate::room::Full;

/// What was not found, or is held by somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entity {
    Table,
    Person,
    Session,
    Account,
    Deck,
    Seat,
    Invitation,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    NotFound(Entity),
    /// Another writer was faster, and the table is now at this version. Load it and decide again.
    Conflict {
        version: u64,
    },
    /// The seat, invitation or login name belongs to somebody else.
    Taken(Entity),
    /// The person has played and left another seat of this table, so they know its hidden cards.
    KnowsAnotherHand,
    /// The account was made, changed or deleted since its password was checked.
    AccountChanged,
    /// The person has already played this seat under too many names.
    TooManyNames,
    /// The input cannot be stored: which part, and what is wrong with it.
    Unfit {
        part: &'static str,
        why: Unfit,
    },
    /// The person has reached a limit.
    Full(Full),
    /// The database cannot be reached or cannot write. Nothing was changed.
    Unavailable(String),
    /// The connection broke while the database was confirming a write, so it is not known yet whether the write happened. Followers are
    /// told once it is known.
    Uncertain,
    /// The database was written by a newer program: use that one.
    Newer {
        found: u32,
        known: u32,
    },
    /// The file or database was not created by Resolute.
    Foreign(String),
    /// Another server is using the file.
    InUse(String),
    /// The target file already exists and would be overwritten.
    Exists(String),
    /// The address of the database cannot be parsed.
    Address(String),
    /// Stored data cannot be read: the database is damaged, or this program has a bug.
    Broken(String),
}

/// What is wrong with an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    Empty,
    TooLong {
        most: usize,
    },
    /// Forbidden characters: NUL everywhere, and in lines that others read everything that `kernel::check_line` refuses.
    Control,
    /// Parts that contradict each other, such as a bot's seat held by a person.
    Contradiction,
}

pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// Returned to callers after `close`, and when a bug in this program left them without an answer.
pub(crate) fn closed() -> StoreError {
    StoreError::Unavailable("the store is closed".to_owned())
}

impl fmt::Display for Entity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Entity::Table => "table",
            Entity::Person => "person",
            Entity::Deck => "deck",
            Entity::Session => "session",
            Entity::Account => "account",
            Entity::Seat => "seat",
            Entity::Invitation => "invitation",
        })
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::Empty => f.write_str("is empty"),
            Unfit::TooLong { most } => write!(f, "is longer than {most}"),
            Unfit::Control => f.write_str("holds control characters"),
            Unfit::Contradiction => f.write_str("contradicts the rest"),
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::NotFound(thing) => write!(f, "there is no such {thing}"),
            StoreError::Conflict { version } => {
                write!(f, "somebody else was faster: the table is at version {version} now")
            }
            StoreError::Taken(thing) => write!(f, "the {thing} is taken"),
            StoreError::AccountChanged => f.write_str("the account has changed in the meantime"),
            StoreError::TooManyNames => f.write_str("the person has played the seat under too many names"),
            StoreError::KnowsAnotherHand => f.write_str("the person has played another seat of this table"),
            StoreError::Unfit { part, why } => write!(f, "{part} {why}"),
            StoreError::Full(full) => match full {
                Full::Tables { most } => write!(f, "nobody may have more than {most} running tables"),
                Full::Decks { most } => write!(f, "nobody may have more than {most} decks"),
                Full::Bytes { most } => write!(f, "nobody may keep more than {most} bytes"),
            },
            StoreError::Unavailable(why) => write!(f, "the database is not available: {why}"),
            StoreError::Uncertain => f.write_str(
                "the database broke off while it confirmed: it is not known whether this was written",
            ),
            StoreError::Newer { found, known } => write!(
                f,
                "the database has schema {found} of a newer program, this one knows {known}: update this program or use another database"
            ),
            StoreError::Foreign(what) => {
                write!(f, "{what} is not a database of Resolute: choose another one")
            }
            StoreError::InUse(what) => write!(f, "{what} is in use by another server: stop it first"),
            StoreError::Exists(what) => write!(f, "{what} exists already"),
            StoreError::Address(text) => {
                write!(f, "{text:?} is no database: write sqlite:PATH or postgres://USER@HOST/NAME")
            }
            StoreError::Broken(what) => write!(f, "the database holds what cannot be read: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}
