//! How much time seats have: arithmetic on what the store keeps.
//!
//! A turn lasts from the moment a seat has to decide until somebody else has acted after it. The time of the turn is used up first, then
//! the bank. If the end of a turn is taken back the turn goes on, and time that was used stays used. No clock runs while a seat of the
//! table is free, or while some people have not yet come to a table that somebody else made for them.

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
    /// Whether acts were taken back.
    pub is_undo: bool,
}

/// The times of a table that was just opened. The people of the `unseen` seats do not know of it yet.
pub fn opened(clock: Clock, holders: &[Holder], deciding: SeatSet, unseen: SeatSet, now: Millis) -> Times {
    let fresh = |n: usize| {
        let unseen = unseen.contains(Seat(n as u8));
        SeatTime { bank: clock.bank, used: 0, since: None, last: 0, unseen }
    };
    let seats = (0..holders.len()).map(fresh).collect();
    let (before, acted) = (SeatSet::EMPTY, SeatSet::EMPTY);
    let step = Step { clock, now, holders, before, acted, after: deciding, is_undo: false };
    go_on(&Times { seats, due: None }, &step)
}

/// The times after a step.
pub fn go_on(times: &Times, step: &Step) -> Times {
    let is_full = !step.holders.iter().any(|holder| holder.is_free());
    let person = |seat: Seat| matches!(step.holders.get(seat.index()), Some(Holder::Person(_)));
    // A person who acts has evidently come.
    let unseen = |seat: Seat, time: &SeatTime| time.unseen && person(seat) && !step.acted.contains(seat);
    let all_came = !(0u8..).zip(&times.seats).any(|(n, time)| unseen(Seat(n), time));
    let seat_time = |(n, time): (u8, &SeatTime)| {
        let seat = Seat(n);
        let time = &SeatTime { unseen: unseen(seat, time), ..*time };
        let runs = person(seat) && is_full && all_came && step.after.contains(seat);
        let since = runs.then_some(step.now);
        let used = used(time, step.now);
        let passed_on = step.acted.contains(seat) && !step.acted.without(seat).is_empty();
        match (step.before.contains(seat), step.after.contains(seat)) {
            (true, true) if !passed_on => SeatTime { used, since, ..*time },
            (true, _) => {
                SeatTime { bank: bank_left(step.clock, time, used), used: 0, since, last: used, ..*time }
            }
            // Give back what the turn took from the bank; it is counted again when the turn ends.
            (false, true) if step.is_undo => {
                let bank = time.bank + beyond(step.clock, time.last);
                SeatTime { bank, used: time.last, since, last: 0, ..*time }
            }
            (false, _) => SeatTime { since, ..*time },
        }
    };
    let seats: Vec<SeatTime> = (0u8..).zip(&times.seats).map(seat_time).collect();
    let due = seats.iter().filter_map(|time| due(step.clock, time)).min();
    Times { seats, due }
}

/// Marks that somebody of these seats has come.
pub fn come(times: &Times, seats: SeatSet) -> Times {
    let seen =
        |(n, time): (u8, &SeatTime)| SeatTime { unseen: time.unseen && !seats.contains(Seat(n)), ..*time };
    Times { seats: (0u8..).zip(&times.seats).map(seen).collect(), ..*times }
}

/// Gives the seat a fresh turn, for whoever sits there now.
pub fn begin_turn(times: &Times, clock: Clock, seat: Seat, now: Millis) -> Times {
    let mut times = times.clone();
    if let Some(time) = times.seats.get_mut(seat.index()) {
        let used = used(time, now);
        let bank = bank_left(clock, time, used);
        *time = SeatTime { bank, used: 0, since: time.since.map(|_| now), last: used, ..*time };
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

/// What a turn of `used` milliseconds takes from the bank.
fn beyond(clock: Clock, used: i64) -> i64 {
    (used - clock.turn).max(0)
}

fn bank_left(clock: Clock, time: &SeatTime, used: i64) -> i64 {
    (time.bank - beyond(clock, used)).max(0)
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
        Step { clock: CLOCK, now: Millis(now), holders, before, acted, after, is_undo: false }
    }

    fn undo<'a>(holders: &'a [Holder], now: i64, before: &[u8], after: &[u8]) -> Step<'a> {
        Step { is_undo: true, ..step(holders, now, [before, &[], after]) }
    }

    #[test]
    fn a_turn_is_counted_from_its_own_time_first_and_then_from_the_bank() {
        let holders = people();
        let times = opened(CLOCK, &holders, set(&[0]), SeatSet::EMPTY, Millis(1_000));
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
        let times = opened(CLOCK, &holders, set(&[0]), SeatSet::EMPTY, Millis(0));
        let times = go_on(&times, &step(&holders, 80, [&[0], &[0, 1], &[0]]));
        assert_eq!((times.seats[0].bank, times.due), (80, Some(Millis(80 + 60 + 80))));
    }

    #[test]
    fn another_s_act_does_not_wind_the_clock_of_who_still_thinks() {
        let holders = people();
        let times = opened(CLOCK, &holders, set(&[0, 1]), SeatSet::EMPTY, Millis(0));
        let times = go_on(&times, &step(&holders, 30, [&[0, 1], &[1], &[0]]));
        assert_eq!((times.seats[0].used, times.due), (30, Some(Millis(160))));
    }

    #[test]
    fn time_stands_while_a_seat_is_free_and_after_the_end() {
        let [one, other] = people();
        let waiting = [one, Holder::Open];
        let times = opened(CLOCK, &waiting, set(&[0]), SeatSet::EMPTY, Millis(0));
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
    fn a_turn_whose_end_is_taken_back_goes_on() {
        let holders = people();
        // Both bid at once. The first bid is taken back again and again.
        let mut times = opened(CLOCK, &holders, set(&[0, 1]), SeatSet::EMPTY, Millis(0));
        for round in 0..3 {
            let now = round * 50;
            times = go_on(&times, &step(&holders, now + 40, [&[0, 1], &[0], &[1]]));
            times = go_on(&times, &undo(&holders, now + 50, &[1], &[0, 1]));
            assert_eq!(times.seats[0].used, (round + 1) * 40, "round {round}");
            assert_eq!(
                left(&times.seats[1], CLOCK, Millis(now + 50)),
                left(&times.seats[0], CLOCK, Millis(now + 50 + (round + 1) * 10))
            );
        }
        // Exactly 120 of its time are used, although the bank was charged every time.
        assert_eq!(left(&times.seats[0], CLOCK, Millis(150)), (0, 40));
        assert_eq!(expired(&times, CLOCK, Millis(189)), Some(Seat(1)));
        let times = go_on(&times, &step(&holders, 155, [&[0, 1], &[0], &[1]]));
        assert_eq!((times.seats[0].bank, times.seats[0].last), (35, 125));
        // A new turn starts with fresh time.
        let times = go_on(&times, &step(&holders, 158, [&[1], &[1], &[0]]));
        assert_eq!(left(&times.seats[0], CLOCK, Millis(158)), (60, 35));
    }

    #[test]
    fn who_has_used_everything_gets_nothing_back() {
        let holders = people();
        let times = opened(CLOCK, &holders, set(&[0]), SeatSet::EMPTY, Millis(0));
        // A bot has played the turn because the person was late, and the person takes that back.
        let times = go_on(&times, &step(&holders, 170, [&[0], &[0], &[1]]));
        let times = go_on(&times, &undo(&holders, 180, &[1], &[0]));
        assert_eq!(expired(&times, CLOCK, Millis(180)), Some(Seat(0)));
    }

    #[test]
    fn no_clock_runs_before_everybody_has_come_to_a_rematch() {
        let holders = people();
        let waiting = opened(CLOCK, &holders, set(&[0]), set(&[1]), Millis(0));
        assert_eq!(waiting.due, None, "whoever asked for it does not wait against the clock");
        // The other person opens the table, or acts without having opened it (by a script).
        let came = go_on(&come(&waiting, set(&[1])), &step(&holders, 500, [&[0], &[], &[0]]));
        assert_eq!((came.due, came.seats[1].unseen), (Some(Millis(660)), false));
        let acted = go_on(&waiting, &step(&holders, 500, [&[0], &[0], &[1]]));
        assert_eq!((acted.due, acted.seats[0].used), (None, 0));
        let acted = go_on(&acted, &step(&holders, 900, [&[1], &[1], &[0]]));
        assert_eq!((acted.due, acted.seats[1].bank), (Some(Millis(1_060)), 100));
        // If a bot takes the seat, nobody is waited for.
        let with_bot = [holders[0], Holder::Bot];
        assert_eq!(go_on(&waiting, &step(&with_bot, 50, [&[0], &[], &[0]])).due, Some(Millis(210)));
    }

    #[test]
    fn who_takes_over_begins_a_turn() {
        let times = opened(CLOCK, &people(), set(&[0]), SeatSet::EMPTY, Millis(0));
        let times = begin_turn(&times, CLOCK, Seat(0), Millis(160));
        assert_eq!((times.seats[0].bank, times.due), (0, Some(Millis(220))));
    }
}
