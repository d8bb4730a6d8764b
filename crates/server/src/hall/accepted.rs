//! Remembers each person's last request and the version it was made on. The
//! second click of a double click repeats that request and gets the same answer.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use kernel::Seat;
use store::PersonId;

/// A request as a form sends it: either an act of the game or a word for something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub seat: Seat,
    pub word: String,
    pub version: u64,
}

#[derive(Default)]
pub struct Accepted(Mutex<HashMap<PersonId, Request>>);

impl Accepted {
    pub fn keep(&self, person: PersonId, request: Option<Request>) {
        if let Some(request) = request {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(person, request);
        }
    }

    /// Whether this is the same request as the person's last one.
    pub fn is_repeat(&self, person: PersonId, request: Option<&Request>) -> bool {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        request.is_some() && all.get(&person) == request
    }
}

/// None if the page did not say which version it showed.
pub fn request(seat: Seat, word: &str, version: Option<u64>) -> Option<Request> {
    version.map(|version| Request { seat, word: word.to_owned(), version })
}
