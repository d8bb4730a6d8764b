//! What can go wrong on the way to an answer, and what is said about it.

use axum::http::StatusCode;
use catalogue::Problem;
use kernel::Text;
use store::{Full, SILENT_DAYS, StoreError, Unfit};

/// How long whoever met a full queue is asked to wait.
const BUSY_SECONDS: u32 = 5;

/// What people count room in.
pub const MEGABYTE: u64 = 1 << 20;

#[derive(Clone, Debug)]
pub enum HttpError {
    /// The rules, or the game, say no.
    Refused(Problem),
    /// The page was older than the table.
    Stale,
    /// There is no such table, person or link; or not for this viewer, who is told no more.
    NotFound,
    /// Only for somebody else.
    Forbidden(&'static str),
    /// A table is deleted by whoever opened it, and not from under others.
    NotYourTable,
    /// Taken by somebody else in the meantime.
    Taken,
    /// What was sent cannot be read or kept; the key of the words.
    Bad(&'static str),
    TooMany,
    /// So much was stored from this address that it must wait for the next day.
    AddressFull,
    /// What a guest has is too much for the account they sign in to.
    GuestDoesNotFit(Full),
    /// Too many others have asked for the same heavy work.
    Busy,
    /// The database is away; nothing was changed.
    Unavailable,
    /// The database broke off while it confirmed: what was done may count or not.
    Uncertain,
    /// A fault of the house: told to the operator, not to the visitor.
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

    /// After how many seconds it is worth trying again.
    pub fn retry_after(&self) -> Option<u32> {
        matches!(self, HttpError::Busy).then_some(BUSY_SECONDS)
    }

    /// The words for the visitor.
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

/// What somebody has too much of, and what to do about it.
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
            StoreError::KnowsAnotherHand => HttpError::Forbidden("trouble-another-hand"),
            StoreError::Unfit { why: Unfit::Empty, .. } => HttpError::Bad("trouble-empty"),
            // A login name has no blanks either.
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
