//! The only clock of the server. Everything below this crate is told the time.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use store::Millis;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// The wall clock as turns and sessions see it: the clock of the machine, which tests can move.
#[derive(Clone, Debug, Default)]
pub struct TurnTime {
    ahead: Arc<AtomicI64>,
}

impl TurnTime {
    pub fn now(&self) -> Millis {
        Millis(now().0.saturating_add(self.ahead.load(Ordering::Relaxed)))
    }

    pub fn turn_forward(&self, by: Duration) {
        self.ahead.fetch_add(millis(by), Ordering::Relaxed);
    }

    pub fn turn_back(&self, by: Duration) {
        self.ahead.fetch_sub(millis(by), Ordering::Relaxed);
    }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

/// The wall clock, checked against how long this process has run. A jump is ignored until the clock has kept to it for a day.
///
/// Sessions last long and must not end because a clock was wrong for an hour. Small
/// jumps, such as those of a machine that slept, do no harm and are followed at once.
pub struct SteadyClock {
    time: TurnTime,
    anchor: Mutex<Anchor>,
}

/// A moment when the clock was believed.
struct Anchor {
    wall: Millis,
    at: Instant,
    /// Since when the clock has been believed without interruption.
    since: Instant,
    /// Since when the clock has shown a different time than expected.
    jumped: Option<Instant>,
}

impl SteadyClock {
    /// Smaller jumps are followed at once.
    const JUMP: Duration = Duration::from_secs(30 * DAY.as_secs());
    /// How long the clock must keep to a jump before it is believed, and how long it must have run before anything is deleted by it.
    const TRUST: Duration = DAY;

    pub fn new(time: TurnTime) -> SteadyClock {
        let (wall, at) = (time.now(), Instant::now());
        SteadyClock { time, anchor: Mutex::new(Anchor { wall, at, since: at, jumped: None }) }
    }

    pub fn now(&self) -> Millis {
        self.read(self.time.now(), Instant::now())
    }

    pub fn after(&self, duration: Duration) -> Millis {
        Millis(self.now().0.saturating_add(millis(duration)))
    }

    fn read(&self, wall: Millis, at: Instant) -> Millis {
        let mut anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner);
        let expected = anchor.wall.0.saturating_add(millis(at.duration_since(anchor.at)));
        if wall.0.abs_diff(expected) <= millis(Self::JUMP).unsigned_abs() {
            *anchor = Anchor { wall, at, jumped: None, ..*anchor };
            return wall;
        }
        let jumped = *anchor.jumped.get_or_insert(at);
        if at.duration_since(jumped) < Self::TRUST {
            return Millis(expected);
        }
        *anchor = Anchor { wall, at, since: at, jumped: None };
        wall
    }

    /// Whether the clock has been right for long enough to delete something by it.
    /// Running time counts too, because a machine may start with a wrong clock.
    pub fn is_trusted(&self) -> bool {
        self.now();
        let anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner);
        anchor.jumped.is_none() && anchor.since.elapsed() >= Self::TRUST
    }
}

/// Tells whether the clock of the machine has just jumped. No time is called in the meantime:
/// a game lost because of a wrong clock stays lost, while a few extra minutes harm nobody.
pub struct ClockJumps {
    wall: Millis,
    at: Instant,
    jumped: Option<Instant>,
}

impl ClockJumps {
    /// Smaller differences are ordinary corrections of the clock and not a jump.
    const JUMP: Duration = Duration::from_secs(30);
    /// A clock that has run evenly for this long is believed again.
    const SETTLED: Duration = Duration::from_secs(10 * 60);

    pub fn new() -> ClockJumps {
        ClockJumps { wall: now(), at: Instant::now(), jumped: None }
    }

    /// Must be called regularly, with the clock of the machine and the current instant of this process.
    pub fn is_unsettled(&mut self, wall: Millis, at: Instant) -> bool {
        let expected = self.wall.0.saturating_add(millis(at.duration_since(self.at)));
        if wall.0.abs_diff(expected) > millis(Self::JUMP).unsigned_abs() {
            self.jumped = Some(at);
        }
        (self.wall, self.at) = (wall, at);
        self.jumped.is_some_and(|jumped| at.duration_since(jumped) < Self::SETTLED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const YEARS: i64 = 10 * 365 * 24 * 60 * 60 * 1000;
    const HOUR: Duration = Duration::from_secs(60 * 60);

    #[test]
    fn a_clock_that_jumps_is_believed_only_after_a_day() {
        let clock = SteadyClock::new(TurnTime::default());
        let (wall, start) = (clock.now().0, Instant::now());
        let read = |wall: i64, after: Duration| clock.read(Millis(wall), start + after).0;
        let about = |found: i64, wanted: i64| assert!(found.abs_diff(wanted) < 5_000, "{found} {wanted}");
        about(read(wall + millis(HOUR), HOUR), wall + millis(HOUR));
        // Ten years ahead, and back again.
        about(read(wall + YEARS, HOUR * 2), wall + millis(HOUR * 2));
        about(read(wall + YEARS, HOUR * 20), wall + millis(HOUR * 20));
        about(read(wall + millis(HOUR * 21), HOUR * 21), wall + millis(HOUR * 21));
        // Years back, and this time the clock stays there.
        about(read(wall - YEARS, HOUR * 22), wall + millis(HOUR * 22));
        about(read(wall - YEARS, HOUR * 45), wall + millis(HOUR * 45));
        about(read(wall - YEARS, HOUR * 46), wall - YEARS);
    }

    #[test]
    fn no_time_is_called_for_a_while_after_the_clock_has_jumped() {
        let mut jumps = ClockJumps::new();
        let (wall, start) = (now().0, Instant::now());
        let mut is_unsettled = |ahead: Duration, after: Duration| {
            jumps.is_unsettled(Millis(wall + millis(after + ahead)), start + after)
        };
        let minutes = |n: u64| Duration::from_secs(60 * n);
        assert!(!is_unsettled(Duration::ZERO, minutes(1)));
        assert!(!is_unsettled(Duration::from_secs(2), minutes(2)), "it was set right");
        assert!(is_unsettled(HOUR, minutes(3)));
        assert!(is_unsettled(HOUR, minutes(12)));
        assert!(is_unsettled(Duration::ZERO, minutes(12)), "back again is another jump");
        assert!(is_unsettled(Duration::ZERO, minutes(21)));
        assert!(!is_unsettled(Duration::ZERO, minutes(23)));
    }

    #[test]
    fn a_machine_that_slept_is_right_at_once() {
        let clock = SteadyClock::new(TurnTime::default());
        let wall = clock.now().0 + millis(DAY * 7);
        assert_eq!(clock.read(Millis(wall), Instant::now()).0, wall);
        assert!(!clock.is_trusted(), "it has only just started");
    }
}
