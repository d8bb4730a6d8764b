//! The results of a number of games in whole numbers: the totals do not depend on the order of addition.

use bots::Played;
use kernel::MAX_SEATS;

use crate::{Interval, wilson};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    pub games: u64,
    /// Games that only this seat won.
    pub wins: [u64; MAX_SEATS],
    /// Games with several winners or none.
    pub ties: u64,
    pub decisions: u64,
    pub scores: [i64; MAX_SEATS],
}

impl Sums {
    pub fn add(&mut self, played: &Played) {
        self.games += 1;
        self.decisions += played.decisions;
        match played.verdict.winners.first() {
            Some(seat) if played.verdict.winners.len() == 1 => self.wins[seat.index()] += 1,
            _ => self.ties += 1,
        }
        for (sum, score) in self.scores.iter_mut().zip(played.verdict.scores) {
            *sum += i64::from(score);
        }
    }

    #[must_use]
    pub fn with(mut self, other: &Sums) -> Sums {
        self.games += other.games;
        self.ties += other.ties;
        self.decisions += other.decisions;
        for seat in 0..MAX_SEATS {
            self.wins[seat] += other.wins[seat];
            self.scores[seat] += other.scores[seat];
        }
        self
    }

    /// The share of all games that only this seat won. 0 if none was played.
    pub fn share(&self, seat: usize) -> f64 {
        per(self.wins[seat] as f64, self.games)
    }

    /// The 95 % confidence interval of the share.
    pub fn interval(&self, seat: usize) -> Interval {
        wilson(self.wins[seat], self.games)
    }

    pub fn mean_decisions(&self) -> f64 {
        per(self.decisions as f64, self.games)
    }

    pub fn mean_score(&self, seat: usize) -> f64 {
        per(self.scores[seat] as f64, self.games)
    }
}

fn per(sum: f64, games: u64) -> f64 {
    if games == 0 { 0.0 } else { sum / games as f64 }
}

#[cfg(test)]
mod tests {
    use kernel::{Seat, SeatSet, Verdict};

    use super::*;

    fn played(winners: &[u8], scores: &[i32], decisions: u64) -> Played {
        let winners: SeatSet = winners.iter().map(|&seat| Seat(seat)).collect();
        let mut all = [0; MAX_SEATS];
        all[..scores.len()].copy_from_slice(scores);
        Played { verdict: Verdict { winners, scores: all, how: "test" }, decisions }
    }

    #[test]
    fn wins_ties_and_lost_games_are_told_apart() {
        let mut sums = Sums::default();
        for game in [
            played(&[0], &[300, 238], 10),
            played(&[1], &[200, 338], 20),
            played(&[0, 1], &[269, 269], 30),
            played(&[], &[-5, 0], 40),
        ] {
            sums.add(&game);
        }
        assert_eq!((sums.games, sums.wins[0], sums.wins[1], sums.ties), (4, 1, 1, 2));
        assert_eq!((sums.decisions, sums.scores[0], sums.scores[1]), (100, 764, 845));
        assert_eq!((sums.share(0), sums.mean_decisions(), sums.mean_score(0)), (0.25, 25.0, 191.0));
    }

    #[test]
    fn parts_add_up_in_any_order() {
        let mut parts = [Sums::default(); 3];
        let mut whole = Sums::default();
        for (n, part) in parts.iter_mut().enumerate() {
            let game = played(&[n as u8], &[n as i32], n as u64);
            part.add(&game);
            whole.add(&game);
        }
        let [a, b, c] = &parts;
        assert_eq!(a.with(b).with(c), whole);
        assert_eq!(c.with(&a.with(b)), whole);
        assert_eq!(Sums::default().share(0), 0.0);
    }
}
