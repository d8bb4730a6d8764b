//! Games that end before their rules end them: somebody gives up, somebody's time runs out, or nobody goes on.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, SeatSet, Verdict};

/// Why a game ended early. Stands in the record after the last act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ending {
    /// One of two seats gave up: the other one wins.
    Resigned(Seat),
    /// One of two seats had no time left: the other one wins.
    OutOfTime(Seat),
    /// Nobody goes on, and nobody wins.
    Abandoned,
}

impl Ending {
    /// The seat that lost by it.
    pub fn loser(self) -> Option<Seat> {
        match self {
            Ending::Resigned(seat) | Ending::OutOfTime(seat) => Some(seat),
            Ending::Abandoned => None,
        }
    }

    /// Whether a game of so many seats can end so: only one of two leaves a winner behind.
    pub fn fits(self, seats: u8) -> bool {
        self.loser().is_none_or(|seat| seats == 2 && seat.0 < seats)
    }

    /// The verdict of a game of so many seats; nothing was scored.
    pub fn verdict(self, seats: u8) -> Verdict {
        let winners = self.loser().map_or(SeatSet::EMPTY, |seat| SeatSet::first_n(seats).without(seat));
        Verdict { winners, scores: [0; MAX_SEATS], how: self.key() }
    }

    /// The key of the words for it, and its way in the verdict.
    pub fn key(self) -> &'static str {
        match self {
            Ending::Resigned(_) => "table-resigned",
            Ending::OutOfTime(_) => "table-out-of-time",
            Ending::Abandoned => "table-abandoned",
        }
    }
}
