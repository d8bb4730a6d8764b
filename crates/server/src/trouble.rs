//! What can go wrong on the way to an answer, and what is said about it.

use axum::http::StatusCode;
use catalogue::Problem;
use kernel::Text;
use store::{StoreError, Unfit};

#[derive(Clone, Debug)]
pub enum Trouble {
    /// The rules, or the game, say no.
    Refused(Problem),
    /// The page was older than the table.
    Stale,
    /// There is no such table, person or link; or not for this viewer, who is told no more.
    NotFound,
    /// Only for somebody else.
    Forbidden(&'static str),
    /// Taken by somebody else in the meantime.
    Taken,
    /// What was sent cannot be read or kept; the key of the words.
    Bad(&'static str),
    TooMany,
    /// The database is away.
    Unavailable,
    /// A fault of the house: told to the operator, not to the visitor.
    Broken(String),
}

impl Trouble {
    pub fn status(&self) -> StatusCode {
        match self {
            Trouble::Refused(_) | Trouble::Bad(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Trouble::Stale | Trouble::Taken => StatusCode::CONFLICT,
            Trouble::NotFound => StatusCode::NOT_FOUND,
            Trouble::Forbidden(_) => StatusCode::FORBIDDEN,
            Trouble::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Trouble::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Trouble::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The words for the visitor.
    pub fn text(&self) -> Text {
        match self {
            Trouble::Refused(problem) => problem.text.clone(),
            Trouble::Stale => Text::new("trouble-stale"),
            Trouble::NotFound => Text::new("trouble-not-found"),
            Trouble::Forbidden(key) | Trouble::Bad(key) => Text::new(*key),
            Trouble::Taken => Text::new("trouble-taken"),
            Trouble::TooMany => Text::new("trouble-too-many"),
            Trouble::Unavailable => Text::new("trouble-unavailable"),
            Trouble::Broken(_) => Text::new("trouble-broken"),
        }
    }
}

impl From<Problem> for Trouble {
    fn from(problem: Problem) -> Trouble {
        Trouble::Refused(problem)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::NotFound(_) => Trouble::NotFound,
            StoreError::Conflict { .. } => Trouble::Stale,
            StoreError::Taken(_) => Trouble::Taken,
            StoreError::Unfit { why: Unfit::Empty, .. } => Trouble::Bad("trouble-empty"),
            // A login name has no blanks either.
            StoreError::Unfit { why: Unfit::Control, part } if part != "login" => {
                Trouble::Bad("trouble-hidden")
            }
            StoreError::Unfit { .. } => Trouble::Bad("trouble-unfit"),
            StoreError::Unavailable(why) => {
                eprintln!("resolute: the database is not available: {why}");
                Trouble::Unavailable
            }
            other => Trouble::Broken(other.to_string()),
        }
    }
}
