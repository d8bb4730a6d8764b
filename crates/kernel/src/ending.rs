//! Games that end before their rules end them: somebody resigns, runs out of time, or nobody continues.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, SeatSet, Verdict};

/// Why a game ended early. Recorded after the last act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ending {
    /// One of two seats resigned, so the other one wins.
    Resigned(Seat),
    /// One of two seats ran out of time, so the other one wins.
    OutOfTime(Seat),
    /// Nobody continues, and nobody wins.
    Abandoned,
}

impl Ending {
    /// The seat that lost because of it.
    pub fn loser(self) -> Option<Seat> {
        match self {
            Ending::Resigned(seat) | Ending::OutOfTime(seat) => Some(seat),
            Ending::Abandoned => None,
        }
    }

    /// Whether a game with this many seats can end like this. A loser leaves a winner behind only if there are two seats.
    pub fn fits(self, seats: u8) -> bool {
        self.loser().is_none_or(|seat| seats == 2 && seat.0 < seats)
    }

    /// The verdict for a game with this many seats. There are no scores.
    pub fn verdict(self, seats: u8) -> Verdict {
        let winners = self.loser().map_or(SeatSet::EMPTY, |seat| SeatSet::first_n(seats).without(seat));
        Verdict { winners, scores: [0; MAX_SEATS], how: self.key() }
    }

    /// The key of its text. Also used as `how` in the verdict.
    pub fn key(self) -> &'static str {
        match self {
            Ending::Resigned(_) => "table-resigned",
            Ending::OutOfTime(_) => "table-out-of-time",
            Ending::Abandoned => "table-abandoned",
        }
    }
}
