//! Why the store did not do what it was asked to. Nothing has changed in the database, except as `Uncertain` says.

use std::fmt;

use crate::room::Full;

/// What was looked for, or is held by somebody else.
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
    /// Somebody else was faster; the table stands at this version now. Load it and decide again.
    Conflict {
        version: u64,
    },
    /// The seat, invitation or login name is somebody else's.
    Taken(Entity),
    /// The person has played another seat of this table, and left it.
    KnowsAnotherHand,
    /// What was given cannot be kept: the part, and what is wrong with it.
    Unfit {
        part: &'static str,
        why: Unfit,
    },
    /// The person has as much as one may have.
    Full(Full),
    /// The database cannot be reached or cannot write. Nothing was changed.
    Unavailable(String),
    /// The database broke off while it confirmed a write, and has not answered since: whether it happened is not known yet. Followers are told
    /// when it is.
    Uncertain,
    /// The database was written by a newer program: use that one.
    Newer {
        found: u32,
        known: u32,
    },
    /// The file or database is not one of Resolute's.
    Foreign(String),
    /// Another server has the file.
    InUse(String),
    /// The file would be overwritten.
    Exists(String),
    /// The address of the database is not understood.
    Address(String),
    /// What is stored cannot be read: a damaged database, or a fault in this program.
    Broken(String),
}

/// What is wrong with something that was to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    Empty,
    TooLong {
        most: usize,
    },
    /// Characters that cannot be kept or must not be shown: NUL everywhere, in lines that others read all that `kernel::check_line` refuses.
    Control,
    /// Parts that contradict each other, such as a bot's seat for a person.
    Contradiction,
}

pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// What callers find after `close`, and where a fault in this program left them without an answer.
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
