//! The expected result of a contest, and the brush that sets it.

use crate::team::Team;

/// Degrees of certainty, in rising order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Certainty {
    Leaning,
    Likely,
    Safe,
}

impl Certainty {
    pub const ALL: [Certainty; 3] = [Certainty::Leaning, Certainty::Likely, Certainty::Safe];

    pub const fn code(self) -> &'static str {
        match self {
            Certainty::Leaning => "leaning",
            Certainty::Likely => "likely",
            Certainty::Safe => "safe",
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rating {
    #[default]
    Tossup,
    For(Team, Certainty),
}

impl Rating {
    /// From safe Democratic to safe Republican.
    pub const ALL: [Rating; 7] = [
        Rating::safe(Team::Democrats),
        Rating::For(Team::Democrats, Certainty::Likely),
        Rating::For(Team::Democrats, Certainty::Leaning),
        Rating::Tossup,
        Rating::For(Team::Republicans, Certainty::Leaning),
        Rating::For(Team::Republicans, Certainty::Likely),
        Rating::safe(Team::Republicans),
    ];

    pub const fn safe(team: Team) -> Rating {
        Rating::For(team, Certainty::Safe)
    }

    pub const fn team(self) -> Option<Team> {
        match self {
            Rating::Tossup => None,
            Rating::For(team, _) => Some(team),
        }
    }

    /// The letter used in links: capital for safe, small for likely; for leaning b (bluish) or p (pink).
    pub const fn letter(self) -> char {
        use Certainty::{Leaning, Likely, Safe};
        use Team::{Democrats, Republicans};
        match self {
            Rating::Tossup => '-',
            Rating::For(Democrats, Safe) => 'D',
            Rating::For(Democrats, Likely) => 'd',
            Rating::For(Democrats, Leaning) => 'b',
            Rating::For(Republicans, Safe) => 'R',
            Rating::For(Republicans, Likely) => 'r',
            Rating::For(Republicans, Leaning) => 'p',
        }
    }

    pub fn of_letter(letter: char) -> Option<Rating> {
        Rating::ALL.into_iter().find(|rating| rating.letter() == letter)
    }
}

/// What a click does to a contest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Brush {
    /// TPG-24: cycles from neutral to Republican, to Democrat, and back to neutral.
    #[default]
    Cycle,
    /// Sets this rating, or removes it if it is set already.
    Paint(Rating),
}

impl Brush {
    pub fn next(self, now: Rating) -> Rating {
        match self {
            Brush::Cycle => match now.team() {
                None => Rating::safe(Team::Republicans),
                Some(Team::Republicans) => Rating::safe(Team::Democrats),
                Some(Team::Democrats) => Rating::Tossup,
            },
            Brush::Paint(rating) if rating == now => Rating::Tossup,
            Brush::Paint(rating) => rating,
        }
    }
}
