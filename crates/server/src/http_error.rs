//! What can go wrong while answering a request, and what the visitor is told.

use axum::http::StatusCode;
use catalogue::Problem;
use kernel::Text;
use store::{Full, SILENT_DAYS, StoreError, Unfit};

/// How long a client that met a full queue is asked to wait.
const BUSY_SECONDS: u32 = 5;

/// The unit in which people are told about storage.
pub const MEGABYTE: u64 = 1 << 20;

#[derive(Clone, Debug)]
pub enum HttpError {
    /// Refused by the rules or by the game.
    Refused(Problem),
    /// The page was older than the table.
    Stale,
    /// The table, person or link does not exist, or this viewer must not know that it does.
    NotFound,
    /// Not allowed for this person. Holds the key of the message.
    Forbidden(&'static str),
    /// A table can be deleted only by the person who opened it, and not while others are playing.
    NotYourTable,
    /// Somebody else took it in the meantime.
    Taken,
    /// The input cannot be read or stored. Holds the key of the message.
    Bad(&'static str),
    TooMany,
    /// The daily storage limit of this address is used up.
    AddressFull,
    /// What the guest has exceeds the limits of the account they sign in to.
    GuestDoesNotFit(Full),
    /// The queue for this kind of heavy work is full.
    Busy,
    /// The database is unavailable; nothing was changed.
    Unavailable,
    /// The connection to the database broke during the commit: the change may or may not have been stored.
    Uncertain,
    /// An internal fault: logged for the operator, not shown to the visitor.
    Broken(String),
}

impl HttpError {
    pub fn status(&self) -> StatusCode {
        match self {
            HttpError::Refused(_) | HttpError::Bad(_) | HttpError::GuestDoesNotFit(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            HttpError::Stale | HttpError::Taken => StatusCode::CONFLICT,
            HttpError::NotFound => StatusCode::NOT_FOUND,
            HttpError::Forbidden(_) | HttpError::NotYourTable => StatusCode::FORBIDDEN,
            HttpError::TooMany | HttpError::AddressFull => StatusCode::TOO_MANY_REQUESTS,
            HttpError::Busy | HttpError::Unavailable | HttpError::Uncertain => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            HttpError::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// After how many seconds the client may try again.
    pub fn retry_after(&self) -> Option<u32> {
        matches!(self, HttpError::Busy).then_some(BUSY_SECONDS)
    }

    /// The message for the visitor.
    pub fn text(&self) -> Text {
        match self {
            HttpError::Refused(problem) => problem.text.clone(),
            HttpError::Stale => Text::new("trouble-stale"),
            HttpError::NotFound => Text::new("trouble-not-found"),
            HttpError::Forbidden(key) | HttpError::Bad(key) => Text::new(*key),
            HttpError::NotYourTable => Text::new("trouble-not-your-table").number("days", SILENT_DAYS),
            HttpError::Taken => Text::new("trouble-taken"),
            HttpError::TooMany => Text::new("trouble-too-many"),
            HttpError::AddressFull => Text::new("trouble-address-full"),
            HttpError::GuestDoesNotFit(full) => {
                no_room(*full, ["sign-in-full-tables", "sign-in-full-decks", "sign-in-full-bytes"])
            }
            HttpError::Busy => Text::new("trouble-busy"),
            HttpError::Unavailable => Text::new("trouble-unavailable"),
            HttpError::Uncertain => Text::new("trouble-uncertain"),
            HttpError::Broken(_) => Text::new("trouble-broken"),
        }
    }
}

impl From<Problem> for HttpError {
    fn from(problem: Problem) -> HttpError {
        HttpError::Refused(problem)
    }
}

/// Which limit is reached, and what to do about it.
fn no_room(full: Full, [tables, decks, bytes]: [&'static str; 3]) -> Text {
    let (key, most) = match full {
        Full::Tables { most } => (tables, most),
        Full::Decks { most } => (decks, most),
        Full::Bytes { most } => (bytes, most.div_ceil(MEGABYTE)),
    };
    Text::new(key).number("most", i64::try_from(most).unwrap_or(i64::MAX))
}

impl From<StoreError> for HttpError {
    fn from(error: StoreError) -> HttpError {
        match error {
            StoreError::NotFound(_) => HttpError::NotFound,
            StoreError::Conflict { .. } => HttpError::Stale,
            StoreError::Taken(_) => HttpError::Taken,
            StoreError::AccountChanged => HttpError::Forbidden("trouble-current-password"),
            StoreError::TooManyNames => HttpError::Forbidden("trouble-too-many-names"),
            StoreError::KnowsAnotherHand => HttpError::Forbidden("trouble-another-hand"),
            StoreError::Unfit { why: Unfit::Empty, .. } => HttpError::Bad("trouble-empty"),
            // For a login name this kind is used for blanks too, so the message about hidden characters would not fit.
            StoreError::Unfit { why: Unfit::Control, part } if part != "login" => {
                HttpError::Bad("trouble-hidden")
            }
            StoreError::Unfit { .. } => HttpError::Bad("trouble-unfit"),
            StoreError::Full(full) => {
                let text = no_room(full, ["trouble-full-tables", "trouble-full-decks", "trouble-full-bytes"]);
                HttpError::Refused(Problem::new("no-room", text))
            }
            StoreError::Unavailable(why) => {
                tracing::error!(%why, "the database is not available");
                HttpError::Unavailable
            }
            StoreError::Uncertain => HttpError::Uncertain,
            other => HttpError::Broken(other.to_string()),
        }
    }
}
