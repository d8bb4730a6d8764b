//! How much time seats have: arithmetic on what the store keeps.
//!
//! A turn lasts from the moment a seat has to decide until somebody else has acted after it. Its time is used up first, then the bank.
//! No clock runs while a seat of the table is free.

use kernel::{Seat, SeatSet};
use store::{Clock, Holder, Millis, SeatTime, Times};

/// What has happened at a table with a clock.
pub struct Step<'a> {
    pub clock: Clock,
    pub now: Millis,
    pub holders: &'a [Holder],
    /// Who had to decide before.
    pub before: SeatSet,
    /// Who has acted.
    pub acted: SeatSet,
    /// Who must decide now.
    pub after: SeatSet,
}

/// A table that has just been opened.
pub fn opened(clock: Clock, holders: &[Holder], deciding: SeatSet, now: Millis) -> Times {
    let seats = vec![SeatTime { bank: clock.bank, used: 0, since: None }; holders.len()];
    let step = Step { clock, now, holders, before: SeatSet::EMPTY, acted: SeatSet::EMPTY, after: deciding };
    go_on(&Times { seats, due: None }, &step)
}

/// The times after a step.
pub fn go_on(times: &Times, step: &Step) -> Times {
    let is_full = !step.holders.iter().any(|holder| holder.is_free());
    let seat_time = |(n, time): (u8, &SeatTime)| {
        let seat = Seat(n);
        let person = matches!(step.holders.get(seat.index()), Some(Holder::Person(_)));
        let since = (person && is_full && step.after.contains(seat)).then_some(step.now);
        let used = used(time, step.now);
        let passed_on = step.acted.contains(seat) && !step.acted.without(seat).is_empty();
        if step.before.contains(seat) && step.after.contains(seat) && !passed_on {
            return SeatTime { used, since, ..*time };
        }
        SeatTime { bank: bank_left(step.clock, time, used), used: 0, since }
    };
    let seats: Vec<SeatTime> = (0u8..).zip(&times.seats).map(seat_time).collect();
    let due = seats.iter().filter_map(|time| due(step.clock, time)).min();
    Times { seats, due }
}

/// The seat gets a fresh turn, for whoever sits there now.
pub fn begin_turn(times: &Times, clock: Clock, seat: Seat, now: Millis) -> Times {
    let mut times = times.clone();
    if let Some(time) = times.seats.get_mut(seat.index()) {
        let bank = bank_left(clock, time, used(time, now));
        *time = SeatTime { bank, used: 0, since: time.since.map(|_| now) };
    }
    times.due = times.seats.iter().filter_map(|time| due(clock, time)).min();
    times
}

/// The first seat that has no time left.
pub fn expired(times: &Times, clock: Clock, now: Millis) -> Option<Seat> {
    let late = |time: &SeatTime| due(clock, time).is_some_and(|due| due <= now);
    times.seats.iter().position(late).map(|n| Seat(n as u8))
}

/// Milliseconds that a seat has left: of this turn, and in its bank.
pub fn left(time: &SeatTime, clock: Clock, now: Millis) -> (i64, i64) {
    let used = used(time, now);
    ((clock.turn - used).max(0), bank_left(clock, time, used))
}

fn used(time: &SeatTime, now: Millis) -> i64 {
    time.used + time.since.map_or(0, |since| (now.0 - since.0).max(0))
}

fn bank_left(clock: Clock, time: &SeatTime, used: i64) -> i64 {
    (time.bank - (used - clock.turn).max(0)).max(0)
}

fn due(clock: Clock, time: &SeatTime) -> Option<Millis> {
    let since = time.since?;
    Some(Millis(since.0.saturating_add((clock.turn - time.used).saturating_add(time.bank))))
}

#[cfg(test)]
mod tests {
    use store::{AtZero, PersonId};

    use super::*;

    const CLOCK: Clock = Clock { turn: 60, bank: 100, at_zero: AtZero::Bot };

    fn people() -> [Holder; 2] {
        [PersonId::random(), PersonId::random()].map(Holder::Person)
    }

    fn set(seats: &[u8]) -> SeatSet {
        seats.iter().map(|n| Seat(*n)).collect()
    }

    fn step<'a>(holders: &'a [Holder], now: i64, sets: [&[u8]; 3]) -> Step<'a> {
        let [before, acted, after] = sets.map(set);
        Step { clock: CLOCK, now: Millis(now), holders, before, acted, after }
    }

    #[test]
    fn a_turn_is_counted_from_its_own_time_first_and_then_from_the_bank() {
        let holders = people();
        let times = opened(CLOCK, &holders, set(&[0]), Millis(1_000));
        assert_eq!(times.due, Some(Millis(1_160)));
        assert_eq!(left(&times.seats[0], CLOCK, Millis(1_050)), (10, 100));
        assert_eq!(left(&times.seats[0], CLOCK, Millis(1_090)), (0, 70));
        // Several acts of one turn share its time.
        let times = go_on(&times, &step(&holders, 1_050, [&[0], &[0], &[0]]));
        assert_eq!(times.due, Some(Millis(1_160)));
        let times = go_on(&times, &step(&holders, 1_090, [&[0], &[0], &[1]]));
        assert_eq!((times.seats[0].bank, times.seats[0].since), (70, None));
        assert_eq!(times.due, Some(Millis(1_250)));
        assert_eq!(expired(&times, CLOCK, Millis(1_249)), None);
        assert_eq!(expired(&times, CLOCK, Millis(1_250)), Some(Seat(1)));
    }

    #[test]
    fn bots_in_between_end_the_turn() {
        let holders = [people()[0], Holder::Bot];
        let times = opened(CLOCK, &holders, set(&[0]), Millis(0));
        let times = go_on(&times, &step(&holders, 80, [&[0], &[0, 1], &[0]]));
        assert_eq!((times.seats[0].bank, times.due), (80, Some(Millis(80 + 60 + 80))));
    }

    #[test]
    fn another_s_act_does_not_wind_the_clock_of_who_still_thinks() {
        let holders = people();
        let times = opened(CLOCK, &holders, set(&[0, 1]), Millis(0));
        let times = go_on(&times, &step(&holders, 30, [&[0, 1], &[1], &[0]]));
        assert_eq!((times.seats[0].used, times.due), (30, Some(Millis(160))));
    }

    #[test]
    fn time_stands_while_a_seat_is_free_and_after_the_end() {
        let [one, other] = people();
        let waiting = [one, Holder::Open];
        let times = opened(CLOCK, &waiting, set(&[0]), Millis(0));
        assert_eq!(times.due, None);
        let times = go_on(&times, &step(&[one, other], 500, [&[0], &[], &[0]]));
        assert_eq!(times.due, Some(Millis(660)), "it begins when the last one sits down");
        let times = go_on(&times, &step(&waiting, 520, [&[0], &[], &[0]]));
        assert_eq!((times.due, times.seats[0].used), (None, 20));
        let times = go_on(&times, &step(&[one, other], 900, [&[0], &[], &[0]]));
        assert_eq!(times.due, Some(Millis(900 + 140)));
        let times = go_on(&times, &step(&[one, other], 930, [&[0], &[0], &[]]));
        assert_eq!(times.due, None);
    }

    #[test]
    fn who_takes_over_begins_a_turn() {
        let times = opened(CLOCK, &people(), set(&[0]), Millis(0));
        let times = begin_turn(&times, CLOCK, Seat(0), Millis(160));
        assert_eq!((times.seats[0].bank, times.due), (0, Some(Millis(220))));
    }
}
